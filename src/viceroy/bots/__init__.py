"""Bots: players that are programs, and the names under which they are made."""

from viceroy.bots.bot import Bot
from viceroy.bots.random_bot import RandomBot, play_out
from viceroy.bots.registry import BadBot, BotKind, BotOption, kind, kinds, make

__all__ = ["BadBot", "Bot", "BotKind", "BotOption", "RandomBot", "kind", "kinds", "make", "play_out"]
