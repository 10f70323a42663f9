"""Advice for a player: what a search thinks of the choices, and why in a line."""

from __future__ import annotations

from collections.abc import Callable
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
from viceroy.errors import check_type
from viceroy.formats.estimates import Estimate, mean_of
from viceroy.formats.studies import AdvisedChoice, SeatAdvice
from viceroy.wording.choices import action_label, prompt_text

_BEST, _WORSE = "comes first in the games that were tried", "fell behind in the games that were tried"
_LEAST_TRIALS = 2  # of each choice: one trial alone says nothing about how far the trials lie apart


@attrs.frozen
class Advice:
    """What is to be expected of an action.

    >>> from viceroy.engine.actions import Pass
    >>> Advice(Pass(0), 1.5, -0.5, 3.5, "keeps gems and cards for later").points
    1.5
    """

    action: Action  # what could be done
    points: float  # the expected lead over the best other after the next turn, counting what may still score
    low: float  # the lower end of its 95 % interval over the made-up games
    high: float  # the upper end of that interval
    why: str  # the reason, in English


def hint(
    view: GameView,
    ms: int = 1000,
    *,
    iterations: int | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> tuple[Advice, ...]:
    """Return advice on the most promising choices of a view, at most six, the best first.

    A search tries them for so many milliseconds, or for `iterations` trials; then equal arguments give equal advice. It
    knows what the view shows and nothing else. It tries each choice at least twice. Choices that soon fall behind
    get fewer trials, so their intervals are wider. There is no advice if the seat has nothing to choose, or for a
    spectator. `progress` is called with the milliseconds, or the trials, that are done.

    Raises `ValueError` if `ms` or `iterations` is less than 1, and `TypeError` for arguments of other types.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, edition="german", seed=7), 0)
    >>> advice = hint(seen, iterations=40)
    >>> advice[0].action in seen.legal, advice[0].low <= advice[0].points <= advice[0].high
    (True, True)
    """
    check_type(view, GameView, "a GameView")
    check_type(ms, int, "an int for ms")
    check_type(iterations, int | None, "an int or None for iterations")
    check_type(progress, Callable | None, "a function or None for progress")
    if ms < 1 or (iterations is not None and iterations < 1):
        raise ValueError("ms and iterations are at least 1")
    if view.seat is None or not view.legal:
        return ()
    start = monotonic()
    search = Search(view, Policy(fitted()), Dice(seed), Limits())
    if iterations is None:
        within = stages_of_time(search.stages, start, ms)
    else:
        within = stages_of_trials(search.stages, iterations)

    whole = ms if iterations is None else iterations

    def goes_on(stage: int, trials: int) -> bool:
        if progress is not None:
            progress(min(whole, int((monotonic() - start) * 1000) if iterations is None else trials))
        return trials < _LEAST_TRIALS * len(search.candidates) or within(stage, trials)

    best = search.run(goes_on)
    if progress is not None:
        progress(whole)
    tried = sorted(search.candidates, key=lambda one: (one.action is not best, -one.trials, -one.total))
    return tuple(_advice(view, one, _BEST if one.action is best else _WORSE) for one in tried)


def _advice(view: GameView, one: Candidate, else_why: str) -> Advice:
    points = points_of(one)
    return Advice(one.action, points.value, points.low, points.high, why(view, one.action) or else_why)


def points_of(one: Candidate) -> Estimate:
    """Return the mean of the leads at the end of at least two trials, in points."""
    mean = one.total / one.trials
    variance = max(one.squares - one.total * mean, 0.0) / (one.trials - 1)
    return mean_of(mean / POINT, variance / POINT**2, one.trials)


def seat_advice(view: GameView, advice: tuple[Advice, ...]) -> SeatAdvice:
    """Return the advice on a view with the texts of its question and choices, as it stands in JSON.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(("Ada", "Ben"), edition="german", seed=7), 0)
    >>> told = seat_advice(seen, hint(seen, iterations=12))
    >>> told.player, told.question
    ('Ada', 'Which two of your gems do you give back?')
    """
    seat = view.seat or 0
    choices = (
        AdvisedChoice(
            action=one.action,
            choice=action_label(view, one.action),
            points=Estimate(one.points, one.low, one.high),
            why=one.why,
        )
        for one in advice
    )
    return SeatAdvice(seat=seat, player=view.rules.players[seat], question=prompt_text(view), choices=tuple(choices))
