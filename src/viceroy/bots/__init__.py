"""Bots: players that choose among legal actions.

Rule 1: a bot is handed what a seat may know, and nothing else, so that it cannot cheat. Rule 2: nothing here is needed
to play or to score.
"""

from viceroy.bots.randombot import RandomBot
from viceroy.bots.selfplay import play_out

__all__ = ["RandomBot", "play_out"]
