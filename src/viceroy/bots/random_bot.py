"""A bot that chooses at random among what is legal, and paints as well as can be."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.engine.actions import Action, PaintBest
from viceroy.engine.chance import Chance


class RandomBot:
    """Chooses among legal actions, each equally likely; but where the best painting is on offer, it takes that.

    >>> from viceroy.engine.actions import Done, Pass
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
