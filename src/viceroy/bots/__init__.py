"""Bots: players that are programs, the names under which they are made, how a host guards itself from them, and hints.

`registry` knows the bots by name; `greedy_bot` and `worth` value choices, `search` tries them out;
`endings` finds the best line of the last turn; `advice` gives hints; `guard` and `child` keep a host safe from bots.
"""

from viceroy.bots.advice import Advice, hint, seat_advice
from viceroy.bots.guard import Guarded, guarded
from viceroy.bots.random_bot import RandomBot, play_out
from viceroy.bots.registry import Bot, BotKind, BotOption, kind, kinds, make
from viceroy.errors import BadBot, BotFailed

__all__ = [
    "Advice",
    "BadBot",
    "Bot",
    "BotFailed",
    "BotKind",
    "BotOption",
    "Guarded",
    "RandomBot",
    "guarded",
    "hint",
    "kind",
    "kinds",
    "make",
    "play_out",
    "seat_advice",
]
