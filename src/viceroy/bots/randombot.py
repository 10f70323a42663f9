"""A bot that chooses at random among what is legal, and paints as well as can be.

Rule 1: it is handed legal actions and nothing else, so it cannot cheat. Rule 2: its chance is its own, apart from the
game's: the same seed makes the same choices.
"""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.actions import Action, PaintBest
from viceroy.chance import Chance


class RandomBot:
    """Chooses among legal actions, each equally likely; but where the best painting is on offer, it takes that.

    >>> from viceroy.actions import Done, Pass
    >>> RandomBot(seed=7).choose((Done(0),))
    Done(seat=0)
    """

    def __init__(self, seed: int) -> None:
        self._chance = Chance.from_seed(seed)

    def choose(self, actions: Sequence[Action]) -> Action:
        """Return one of the actions. Raises `ValueError` where there is none."""
        if not actions:
            raise ValueError("there is nothing to choose from")
        for action in actions:
            if isinstance(action, PaintBest):
                return action
        index, self._chance = self._chance.below(len(actions))
        return actions[index]
