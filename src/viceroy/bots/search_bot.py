"""A bot that searches."""

from __future__ import annotations

from time import monotonic

from viceroy.bots.policy import Policy
from viceroy.bots.search import Limits, Search, stages_of_time, stages_of_trials
from viceroy.bots.weights import fitted
from viceroy.engine.actions import Action, PaintBest
from viceroy.engine.chance import Dice
from viceroy.engine.views import GameView


class SearchBot:
    """Tries its best actions in made-up games that fit what it sees, for so many milliseconds or trials.

    With `iterations`, the same seed and views give the same actions; with `ms`, a faster machine chooses better.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> SearchBot(7, iterations=20).choose(seen) == SearchBot(7, iterations=20).choose(seen)
    True
    """

    def __init__(
        self,
        seed: int,
        *,
        ms: int = 1000,
        iterations: int | None = None,
        candidates: int = 6,
        turns: int = 1,
        trust: int = 8,
        nodes: int = 10_000,
    ) -> None:
        if ms < 1 or (iterations is not None and iterations < 1):
            raise ValueError("ms and iterations are at least 1")
        if candidates < 1 or turns < 0 or trust < 0 or nodes < 0:
            raise ValueError("candidates is at least 1; turns, trust and nodes at least 0")
        self._seed = seed
        self._ms, self._iterations = ms, iterations
        self._limits = Limits(candidates, turns, trust, nodes)
        self._dice = Dice(seed)
        self._policy = Policy(fitted())

    def __repr__(self) -> str:
        return f"SearchBot(seed={self._seed})"

    def choose(self, view: GameView, /) -> Action:
        """Return one of the legal actions of a view. Raises `ValueError` if there is none."""
        if not view.legal:
            raise ValueError("there is nothing to choose from")
        for action in view.legal:
            if isinstance(action, PaintBest):
                return action  # nothing scores more
        if len(view.legal) == 1:
            return view.legal[0]
        start = monotonic()
        search = Search(view, self._policy, self._dice, self._limits)
        if len(search.candidates) == 1:
            return search.candidates[0].action
        if self._iterations is not None:
            return search.run(stages_of_trials(search.stages, self._iterations))
        return search.run(stages_of_time(search.stages, start, self._ms))
