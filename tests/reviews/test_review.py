"""Reviews: what is called a mistake, by what it is judged, what it costs, and where a lead came from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import attrs
import pytest

import viceroy
from effort import by_hand, slow
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy.bots import make
from viceroy.bots.endings import Ending
from viceroy.engine.actions import Done, PaintBest
from viceroy.engine.prompts import AskPaint
from viceroy.engine.reducer import legal_actions
from viceroy.engine.views import view
from viceroy.errors import BadRecord
from viceroy.formats.estimates import surely_above
from viceroy.formats.reviews import ReviewedChoice, Verdict
from viceroy.reviews import choices_of, review, reviewed_choice
from viceroy.reviews.comparison import MS_OF_TRIAL, Budget, compare
from viceroy.sessions.session import Session
from viceroy.wording.languages import languages

EVENING = Path(__file__).resolve().parents[1] / "data" / "evening.txt"
"""A whole game of four by the English rules, an action a line."""
FEW = 20  # milliseconds: the fewest trials


@cache
def evening() -> Session:
    session = Session.start(("Ada", "Ben", "Cleo", "Dan"), seed=7)
    for line in EVENING.read_text("utf-8").splitlines():
        session.do(viceroy.read_action(line))
    return session


def moment(actions: int, then: viceroy.Action) -> Session:
    """The game of the evening up to a moment, and an action there."""
    session = Session.from_state(evening().history[actions].state)
    session.do(then)
    return session


def begun() -> Session:
    """A game in its first turn."""
    session = Session.start(("Ada", "Ben"), seed=7)
    for _ in range(4):
        session.do(session.legal_actions(session.state.to_act[0])[0])
    return session


# -- what is a mistake ------------------------------------------------------------------------------------------------

BLUNDERS = {
    26: "3 option 2",  # a card in place of a science token, in the first turn
    77: "2 option 3",  # 4 gems in place of a magic token and a magic bonus
    187: "0 place 1,-4",  # for a card, not on level 4 for 12 points: this may be made up for
    273: "1 take green base",  # in the last turn, not the card that can lie on level 4
    277: "1 pass",  # in the last turn, with that card
    279: "3 pass",  # in the last turn, with a card that can be played
    282: "1 place 2,-1",  # for a magic token in the last turn, not on level 4 for 12 points
    283: "3 place 2,0",  # for a card in the last turn, not on level 3 for 8 points
    287: "0 done",  # without painting, which brings 12 points
    290: "3 done",  # without painting, which brings 8 points
}
"""Clearly bad choices in a real game, after so many actions of it: what they give away is gone, but for one."""


def judged(actions: int, blunder: str, ms: int = 500) -> ReviewedChoice:
    return reviewed_choice(moment(actions, viceroy.read_action(blunder)), 0, ms)


def test_who_does_not_paint_loses_what_the_best_painting_brings() -> None:
    """After the last turn all is known: no painting costs what `totals` says of the best one, to the point."""
    session = evening()
    at = next(number for number, step in enumerate(session.history) if isinstance(step.state.task, AskPaint))
    state = session.history[at].state
    lost = viceroy.totals(state, "best")[0] - viceroy.totals(state, "none")[0]
    assert lost > 0
    found = reviewed_choice(moment(at, Done(0)), 0, FEW)
    assert (found.verdict, found.best) == (Verdict.MISTAKE, PaintBest(0))
    assert (found.cost.value, found.cost.low, found.cost.high) == (lost, lost, lost)
    best = reviewed_choice(moment(at, PaintBest(0)), 0, FEW)
    assert (best.verdict, best.best, best.cost.value, best.why) == (Verdict.BEST, PaintBest(0), 0, "")


@pytest.mark.parametrize("actions", [282, 287])
def test_a_blunder_of_the_last_turn_is_called_a_mistake(actions: int) -> None:
    """It is certain, its interval is above a point, and the reason says what there is more of."""
    found = judged(actions, BLUNDERS[actions])
    assert found.verdict is Verdict.MISTAKE
    assert 1 <= found.cost.low <= found.cost.value <= found.cost.high
    assert found.best != found.action
    assert found.why


def test_what_is_proven_best_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the last turn the best line to the end can be proven: then trials that miss it call its start no mistake."""
    blunder = moment(282, viceroy.read_action(BLUNDERS[282]))
    assert reviewed_choice(blunder, 0, FEW).verdict is Verdict.MISTAKE

    def proven(_: object, *, must_be_proven: bool) -> Ending:
        assert must_be_proven
        return Ending((blunder.actions[0],), 61)

    monkeypatch.setattr("viceroy.reviews.comparison.best_ending", proven)
    found = reviewed_choice(blunder, 0, FEW)
    assert (found.verdict, found.best, found.cost.value) == (Verdict.BEST, blunder.actions[0], 0)


@by_hand
def test_planted_blunders_are_called_mistakes() -> None:
    """Eight or more of ten."""
    called = [actions for actions, blunder in BLUNDERS.items() if judged(actions, blunder).verdict is Verdict.MISTAKE]
    assert len(called) >= 8, called


@by_hand
def test_choices_of_the_search_at_ten_times_the_time_are_hardly_ever_called_mistakes() -> None:
    """Fewer than 3 of 100, in games of two, three and four."""
    games = ((2, 100), (3, 101), (4, 102), (2, 103), (4, 105))
    reviewed = [found for players, seed in games for found in islice(_of_search(players, seed), 25)][:100]
    assert len(reviewed) == 100
    called = [found.moment for found in reviewed if found.verdict is Verdict.MISTAKE]
    assert len(called) < 3, called


@slow
def test_choices_of_the_search_are_no_mistakes() -> None:
    """The first ones of a game."""
    assert [found.choice for found in islice(_of_search(2, 104), 4) if found.verdict is Verdict.MISTAKE] == []


def _of_search(players: int, seed: int) -> Iterator[ReviewedChoice]:
    """Review what the search chooses at moments of a game, at ten times the time of the review."""
    session = Session.start(players, seed=seed)
    bots = [make("greedy", seed=seat) for seat in range(players)]
    trials = 10 * 500 // MS_OF_TRIAL
    while session.state.to_act:
        seat = session.state.to_act[0]
        seen = session.view(seat)
        if len(seen.legal) > 1 and len(session.actions) % 7 == 0:
            chosen = make(f"search:iterations={trials}", seed=len(session.actions)).choose(seen)
            there = Session.from_state(session.state)
            there.do(chosen)
            yield reviewed_choice(there, 0)
        session.do(bots[seat].choose(seen))


def test_a_mistake_needs_the_quantiles_of_student() -> None:
    """The 99.9 % quantiles of Student's t, from a printed table; the expansion is exact to half a percent."""
    for freedom, quantile in ((10, 4.144), (30, 3.385), (100, 3.174)):
        found = -surely_above(0.0, freedom + 1.0, freedom + 1, 0.999)
        assert found == pytest.approx(quantile, rel=0.005)


# -- by what it is judged ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("actions", [5, 84, 216])
def test_a_choice_is_judged_by_what_its_seat_knew(actions: int) -> None:
    """Other hands, decks, screens, sealed choices and another generator change nothing in the review of a choice.

    In an auction, where two claim a card, and where a card is placed.
    """
    state, action = evening().history[actions].state, evening().actions[actions]
    told = []
    for other in (state, scrambled(state, action.seat, random.Random(actions))):
        session = Session.from_state(other)
        session.do(action)
        told.append(reviewed_choice(session, 0, FEW))
    assert told[0] == told[1]


def test_two_reviews_agree() -> None:
    """Whether of a session or of its record, of one seat or of all, in one go or choice by choice."""
    session = begun()
    first, second = review(session, ms=FEW).seats
    assert review(session.record, 0, FEW).seats == (first,)
    numbers = choices_of(session, 1)
    assert tuple(reviewed_choice(session, number, FEW) for number in numbers) == second.choices


def test_more_time_is_more_trials_and_no_clock() -> None:
    """The trials follow from the time by a constant, and there are some however short it is."""
    assert Budget.of(8000) == Budget(exploring=1000, screening=250, certifying=1000)
    assert Budget.of(16000) == Budget(exploring=2000, screening=500, certifying=2000)
    assert Budget.of(1).certifying == Budget.of(100).certifying == 30


# -- which choices, and what they add up to ---------------------------------------------------------------------------


def test_only_choices_that_stand_and_have_an_alternative_are_reviewed() -> None:
    """What was undone is not there, nor what was the only way."""
    session = begun()
    undone = session.fork()
    while not undone.undoable:
        undone.do(undone.legal_actions(undone.state.to_act[0])[0])
    before = len(undone.actions) - 1
    undone.undo()
    assert all(number < before for seat in (0, 1) for number in choices_of(undone, seat))
    for seat in (0, 1):
        for number in choices_of(session, seat):
            assert session.actions[number].seat == seat
            assert len(view(session.history[number].state, seat).legal) > 1
    count = sum(len(choices_of(session, seat)) for seat in (0, 1))
    alternatives = sum(
        len(legal_actions(step.state, action.seat)) > 1
        for step, action in zip(session.history, session.actions, strict=False)
    )
    assert count == alternatives > 0


def test_a_lead_is_the_deal_and_luck_less_what_choices_cost() -> None:
    """The sum of `start` and `luck` less `cost` is `lead`, and the lead of a finished game is that of its totals."""
    session = Session.from_state(evening().history[268].state)
    for action in evening().actions[268:]:
        session.do(action)
    totals = viceroy.totals(session.state)
    for seat in review(session, ms=FEW).seats:
        assert seat.start.value + seat.luck.value - seat.cost.value == pytest.approx(seat.lead, abs=0.01)
        assert seat.lead == totals[seat.seat] - max(total for at, total in enumerate(totals) if at != seat.seat)
        assert seat.cost.value == pytest.approx(sum(choice.cost.value for choice in seat.choices), abs=0.01)
        assert [choice.actions for choice in seat.choices] == sorted(choice.actions for choice in seat.choices)


def test_the_mistakes_of_a_seat_begin_with_the_one_that_cost_most() -> None:
    """`mistakes` holds those that are certain, and no others."""
    seat = review(moment(287, Done(0)), 0, FEW).seats[0]
    (painting,) = seat.choices
    cheaper = attrs.evolve(painting, cost=attrs.evolve(painting.cost, value=1.0))
    fine = attrs.evolve(painting, verdict=Verdict.FINE)
    assert attrs.evolve(seat, choices=(fine, cheaper, painting)).mistakes == (painting, cheaper)


def test_progress_counts_choices_and_may_end_the_work() -> None:
    """It is called after each choice; what it raises comes out."""
    session, calls = begun(), []

    def note(done: int, count: int) -> None:
        calls.append((done, count))
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(session, ms=FEW, progress=note)
    count = sum(len(choices_of(session, seat)) for seat in (0, 1))
    assert calls == [(1, count), (2, count)]


@cache
def said_in(language: str) -> ReviewedChoice:
    return reviewed_choice(moment(282, viceroy.read_action(BLUNDERS[282])), 0, FEW, language)


@pytest.mark.parametrize("language", [*languages()])
def test_a_review_speaks_each_language(language: str) -> None:
    """The question, the choices and the reason are in it; the numbers are the same."""
    found, english = said_in(language), said_in("en")
    assert (found.cost, found.verdict, found.differences) == (english.cost, english.verdict, english.differences)
    assert (found.why == english.why) == (language == "en")


# -- wrong arguments --------------------------------------------------------------------------------------------------


def test_what_cannot_be_reviewed_is_refused() -> None:
    """A seat or a language that is not there, no time, a state, and a record that does not hold."""
    session = begun()
    with pytest.raises(ValueError, match="no seat 2"):
        review(session, 2)
    with pytest.raises(ValueError, match="ms is at least 1"):
        review(session, ms=0)
    with pytest.raises(ValueError, match="no language"):
        review(session, language="xx")
    with pytest.raises(TypeError, match="a GameRecord or a Session"):
        review(session.state)  # type: ignore[arg-type]
    record = session.record
    wrong = attrs.evolve(record, entries=(*record.entries[:3], record.entries[0]))
    with pytest.raises(BadRecord):
        review(wrong, ms=FEW)


def test_an_action_outside_the_candidates_of_the_search_is_compared_too() -> None:
    """However many actions are legal, the one that was made is tried as the best one is."""
    state = next(
        state
        for game in range(GAMES)
        for state in sampled(game)
        if state.to_act and len(legal_actions(state, state.to_act[0])) > 12 and not isinstance(state.task, AskPaint)
    )
    seen = view(state, state.to_act[0])
    for action in (seen.legal[0], seen.legal[-1]):
        found = compare(seen, action, Budget.of(FEW), 1)
        assert found.best in seen.legal
        assert (found.best == action) == (found.verdict is Verdict.BEST)
