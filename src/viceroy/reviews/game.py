"""The review of a game: each choice of its seats beside the best one, and where their points came from."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from math import hypot

from viceroy.engine.points import totals
from viceroy.engine.prompts import AskPaint
from viceroy.engine.record import GameRecord
from viceroy.engine.reducer import legal_actions
from viceroy.engine.views import check_seat, view
from viceroy.errors import check_type, whole_number
from viceroy.formats.estimates import Estimate, rounded
from viceroy.formats.reviews import GameReview, ReviewedChoice, ReviewedSeat, Verdict
from viceroy.reviews.comparison import Budget, compare, compare_painting, lead
from viceroy.reviews.reasons import reason_for
from viceroy.sessions.session import Session
from viceroy.wording.catalog import catalog_of
from viceroy.wording.game import action_label, moment_text, prompt_text

DEFAULT_MS = 500
"""The milliseconds for a choice, where nobody says more."""


def review(
    game: GameRecord | Session,
    seat: int | None = None,
    ms: int = DEFAULT_MS,
    *,
    language: str = "en",
    progress: Callable[[int, int], None] | None = None,
) -> GameReview:
    """Review the choices of a seat, or of all seats, in a game that was played, over or not.

    Each choice is compared with the best one by an information set Monte Carlo search, which knows what the seat knew
    then and nothing else. `ms` stands for the time that it takes for a choice, in milliseconds: it sets the number of
    trials, and no clock is read, so that equal arguments give equal reviews on every machine. A choice is called a
    mistake if another one is better by a point or more with a confidence of 99.9 %. Choices that were undone, and those
    without an alternative, are left out. Texts are in `language`. `progress` is called after each choice, with how many
    are reviewed and how many there are; what it raises ends the work.

    Raises `ValueError` for a seat or a language that is not there and if `ms` is less than 1, `BadRecord` for a record
    that is not valid, and `TypeError` for arguments of other types.

    >>> session = Session.start(("Ada", "Ben"), seed=7, edition="german")
    >>> for seat in (0, 1):
    ...     _ = session.do(session.legal_actions(seat)[0])
    >>> first, second = review(session, ms=100).seats
    >>> first.player, [choice.question for choice in first.choices]
    ('Ada', ['Which two of your gems do you give back?'])
    """
    check_type(game, GameRecord | Session, "a GameRecord or a Session", "; read_record reads one from a file")
    check_type(progress, Callable | None, "a function or None for progress")
    if whole_number(ms, "an int for ms") < 1:
        raise ValueError("ms is at least 1")
    catalog_of(language)
    session = Session.resume(game) if isinstance(game, GameRecord) else game
    seat = check_seat(session.state, seat)
    asked = [choices_of(session, one) for one in session.state.rules.everybody if seat in (None, one)]
    count, done = sum(map(len, asked)), 0
    seats = []
    for serials in asked:
        choices = []
        for actions in serials:
            choices.append(reviewed_choice(session, actions, ms, language))
            done += 1
            if progress is not None:
                progress(done, count)
        if choices:
            seats.append(reviewed_seat(session, choices))
    return GameReview(actions=len(session.actions), is_over=session.state.is_over, ms=ms, seats=tuple(seats))


def choices_of(session: Session, seat: int) -> tuple[int, ...]:
    """Return after how many actions a seat chose between alternatives, for each of its choices.

    >>> session = Session.start(("Ada", "Ben"), seed=7, edition="german")
    >>> _ = session.do(session.legal_actions(1)[0])
    >>> choices_of(session, 0), choices_of(session, 1)
    ((), (0,))
    """
    return tuple(
        number
        for number, (action, step) in enumerate(zip(session.actions, session.history, strict=False))
        if action.seat == seat and len(legal_actions(step.state, seat)) > 1
    )


def reviewed_choice(
    session: Session,
    actions: int,
    ms: int = DEFAULT_MS,
    language: str = "en",
    progress: Callable[[int], None] | None = None,
) -> ReviewedChoice:
    """Review the choice that was made after a number of actions of a game; raises `IndexError` if there is none.

    `progress` is called between trials with how many are done; what it raises ends the work.
    """
    action = session.actions[actions]
    seen, catalog = view(session.history[actions].state, action.seat), catalog_of(language)
    if isinstance(seen.prompt, AskPaint):
        found = compare_painting(seen, action)
    else:
        seed = zlib.crc32(f"{actions} {action.seat}".encode())  # of the moment alone
        found = compare(seen, action, Budget.of(ms), seed, progress)
    is_mistake = found.verdict is Verdict.MISTAKE
    return ReviewedChoice(
        actions=actions,
        turn=seen.turn,
        moment=moment_text(seen, catalog),
        question=prompt_text(seen, language),
        action=action,
        choice=action_label(seen, action, catalog),
        best=found.best,
        best_choice=action_label(seen, found.best, catalog),
        verdict=found.verdict,
        expected=found.expected,
        cost=found.cost,
        why=reason_for(seen, found.best, found.differences, catalog) if is_mistake else "",
        differences=found.differences,
    )


def reviewed_seat(session: Session, choices: Sequence[ReviewedChoice]) -> ReviewedSeat:
    """Sum up the choices of a seat, of which there is at least one."""
    first = choices[0]
    seat, start = first.action.seat, first.expected
    cost = sum(choice.cost.value for choice in choices)
    at_end = lead_at_end(session, choices[-1])
    cost_reach = hypot(*(_reach(choice.cost) for choice in choices))
    return ReviewedSeat(
        seat=seat,
        player=session.state.rules.players[seat],
        start=start,
        lead=rounded(at_end),
        cost=_around(cost, cost_reach),
        luck=_around(luck_of(start.value, at_end, cost), hypot(cost_reach, _reach(start))),
        choices=tuple(choices),
    )


def lead_at_end(session: Session, last: ReviewedChoice) -> float:
    """Return the lead of a seat at the end; in a game that is not over, the lead to expect after its last choice."""
    if session.state.is_over:
        return float(lead(totals(session.state), last.action.seat))
    return last.expected.value - last.cost.value


def luck_of(start: float, at_end: float, cost: float) -> float:
    """Return what cards and others brought: how the lead has changed, without what the choices cost.

    >>> luck_of(-4.0, 14.0, 6.0)
    24.0
    """
    return at_end - start + cost


def _reach(estimate: Estimate) -> float:
    """Return how far an interval reaches to either side."""
    return (estimate.high - estimate.low) / 2


def _around(value: float, reach: float) -> Estimate:
    return Estimate(value, value - reach, value + reach)
