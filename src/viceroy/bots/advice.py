"""Advice for a player: what a search thinks of the choices, and why in a line."""

from __future__ import annotations

from math import inf, sqrt
from time import monotonic

import attrs

from viceroy.bots.outlook import POINT
from viceroy.bots.policy import Policy
from viceroy.bots.reasons import why
from viceroy.bots.search import Candidate, Limits, Search, stages_of_time, stages_of_trials
from viceroy.bots.weights import fitted
from viceroy.engine.actions import Action
from viceroy.engine.chance import Dice
from viceroy.engine.views import GameView

_NINETEEN_OF_TWENTY = 1.96  # standard errors


@attrs.frozen
class Advice:
    """What is to be expected of an action.

    `points` is the expected difference between the own points and those of the best other at the end of the next turn,
    with what both have then that may still score; `low` and `high` are its 95 % interval over the made-up games,
    which has no ends (`-inf` and `inf`) after a single one.

    >>> from viceroy.engine.actions import Pass
    >>> Advice(Pass(0), 1.5, -0.5, 3.5, "keeps gems and cards for later").points
    1.5
    """

    action: Action
    points: float
    low: float
    high: float
    why: str


def hint(view: GameView, ms: int = 1000, *, iterations: int | None = None, seed: int = 0) -> tuple[Advice, ...]:
    """Return advice on the most promising choices of a view, at most six, the best first.

    A search tries them for so many milliseconds, or for `iterations` trials; then equal arguments give equal advice. It
    knows what the view shows and nothing else. Choices that soon fall behind are tried less, so their intervals are
    wider; what was not tried at all is left out. There is no advice where the seat has nothing to choose, or for a
    spectator.

    Raises `ValueError` where `ms` or `iterations` is less than 1, and `TypeError` if `view` is no view.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, edition="german", seed=7), 0)
    >>> advice = hint(seen, iterations=40)
    >>> advice[0].action in seen.legal, advice[0].low <= advice[0].points <= advice[0].high
    (True, True)
    """
    if not isinstance(view, GameView):
        raise TypeError(f"needs a GameView, not a value of {type(view).__name__}")
    if ms < 1 or (iterations is not None and iterations < 1):
        raise ValueError("ms and iterations are at least 1")
    if view.seat is None or not view.legal:
        return ()
    start = monotonic()
    search = Search(view, Policy(fitted()), Dice(seed), Limits())
    if iterations is None:
        best = search.run(stages_of_time(search.stages, start, ms))
    else:
        best = search.run(stages_of_trials(search.stages, iterations))
    tried = sorted(search.candidates, key=lambda one: (one.action is not best, -one.trials, -one.total))
    return tuple(_advice(view, one) for one in tried if one.trials)


def _advice(view: GameView, one: Candidate) -> Advice:
    mean = one.total / one.trials / POINT
    spread = max(one.squares / one.trials / POINT / POINT - mean * mean, 0.0)
    error = _NINETEEN_OF_TWENTY * sqrt(spread / (one.trials - 1)) if one.trials > 1 else inf
    return Advice(one.action, mean, mean - error, mean + error, why(view, one.action))
