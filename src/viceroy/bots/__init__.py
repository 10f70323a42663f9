"""Bots: players that choose among legal actions."""

from viceroy.bots.random_bot import RandomBot, play_out

__all__ = ["RandomBot", "play_out"]
