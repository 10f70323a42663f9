"""A bot that looks one step ahead."""

from __future__ import annotations

from viceroy.bots.policy import Policy
from viceroy.bots.weights import fitted
from viceroy.engine.actions import Action
from viceroy.engine.chance import Dice
from viceroy.engine.determinization import resample
from viceroy.engine.views import GameView


class GreedyBot:
    """Takes what is worth most one step ahead: points now, and what gems, cards and tokens are worth by weights.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> GreedyBot(seed=7).choose(seen) in seen.legal
    True
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dice = Dice(seed)
        self._policy = Policy(fitted())

    def __repr__(self) -> str:
        return f"GreedyBot(seed={self._seed})"

    def choose(self, view: GameView, /) -> Action:
        """Return one of the legal actions of a view. Raises `ValueError` if there is none."""
        if not view.legal or view.seat is None:
            raise ValueError("there is nothing to choose from")
        if len(view.legal) == 1:
            return view.legal[0]
        dice = self._dice
        index = self._policy.pick(view, view.seat, view.legal, dice, lambda: resample(view, dice.below(1 << 62)))
        return view.legal[index]
