"""Actions that no player could mean: foreign objects in their fields, wrong seats, other moments of a game.

Every one is refused with a reason, or is the legal action that it equals; none is an error of the program, and none
changes a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs
import pytest

from hand_built import RED, YELLOW
from positions import in_auction, in_development, laid, on, play, refusal, row, seat
from rules import rule
from sampled_states import GAMES, sampled
from viceroy.engine.actions import Action, Bid, Claim, DrawCards, Lay, Pass, PlaceCard, Slot, TakeGems
from viceroy.engine.determinization import resample, resampler
from viceroy.engine.reducer import DECISIONS, check, legal_actions, score, step, to_act
from viceroy.engine.state import GameState
from viceroy.engine.tasks import Task
from viceroy.engine.views import view
from viceroy.errors import IllegalAction, RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.tokens import gems
from viceroy.values import code

FOREIGN: tuple[object, ...] = (
    None, True, False, -1, 0, 1, 99, 10**30, 1.0, 2.5, float("nan"), "", "red", "base", "law_deck", b"red",
    (), (1,), (1, 0), (0, 0, 0, 0), (1.0, 1, 1, 0), (-1, 1, 1, 2), [1, 2], {}, {"a": 1}, object(), RED, Slot.TIP,
    Place(1, 0), Place(9, 9), (True, 0), ((1, 0), 0), ("law_deck",), Pass(0),
)  # fmt: skip


def asking(kind: type[Task]) -> GameState:
    return next(state for game in range(GAMES) for state in sampled(game) if type(state.task) is kind)


def with_foreign_fields(action: Action) -> Iterator[Action]:
    for field in attrs.fields(type(action)):
        for thing in FOREIGN:
            changed: dict[str, Any] = {field.name: thing}
            yield attrs.evolve(action, **changed)


@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.__name__)
def test_foreign_fields_are_refused_or_mean_the_legal_action_they_equal(kind: type[Task]) -> None:
    state = asking(kind)
    before = code(state)
    index = to_act(state)[0]
    listed = legal_actions(state, index)
    for action in {type(one): one for one in listed}.values():
        for strange in with_foreign_fields(action):
            found = check(state, strange)
            if found is None:
                meant = next(one for seat_ in to_act(state) for one in legal_actions(state, seat_) if one == strange)
                assert code(step(state, strange)) == code(step(state, meant))
            else:
                assert found.rule
                with pytest.raises(IllegalAction):
                    step(state, strange)
    assert code(state) == before


@pytest.mark.parametrize("seat_", [-1, 2, 99, "0", None, 0.5, True, 0.0, (0,)])
def test_an_unknown_seat_is_refused(seat_: int) -> None:
    state = in_auction(seat(gems=gems(red=1)), seat())
    found = check(state, Pass(seat_))
    assert found is not None
    assert found.code is RefusalCode.UNKNOWN_SEAT


def test_a_refusal_holds_only_numbers() -> None:
    """A refusal is data for a front end: whole numbers, whatever the refused action held."""
    state = in_development(seat(hand=(71,)), seat())
    for thing in FOREIGN:
        found = check(state, Lay(0, thing))  # type: ignore[arg-type]
        if found is not None:
            assert all(type(value) is int for value in (*found.needed, *found.available))
            assert hash(found) == hash(check(state, Lay(0, thing)))  # type: ignore[arg-type]


def test_an_action_of_another_phase_is_refused() -> None:
    """A bid during development, a play during the auction: something else is asked now."""
    bidding = in_auction(seat(gems=gems(red=1)), seat())
    laying = in_development(seat(hand=(71,)), seat())
    assert refusal(laying, Bid(0, RED)).code is RefusalCode.WRONG_ACTION
    assert refusal(bidding, Lay(0, 71)).code is RefusalCode.WRONG_ACTION
    assert refusal(bidding, TakeGems(0, (1, 1, 1, 0))).code is RefusalCode.WRONG_ACTION
    assert refusal(bidding, Claim(0, Slot.BASE)).code is RefusalCode.WRONG_ACTION


def test_an_action_for_another_seat_is_refused() -> None:
    state = laid(in_development(seat(hand=(71,)), seat()), 71)
    assert refusal(state, PlaceCard(1, Place(1, 1))).code is RefusalCode.NOT_YOUR_CHOICE


@pytest.mark.parametrize("place", [(), (1,), (1, 1, 1), [1, 1], (1.0, 5), (True, 5), "11", 1])
def test_a_place_that_is_none_is_malformed(place: object) -> None:
    state = laid(in_development(seat(on(1, 0, 33), hand=(71,)), seat()), 71)
    assert PlaceCard(0, Place(1, 1)) in legal_actions(state, 0)
    assert refusal(state, PlaceCard(0, place)).code is RefusalCode.MALFORMED  # type: ignore[arg-type]


@rule("R6.1")
def test_a_card_of_another_set_cannot_be_laid() -> None:
    assert refusal(in_development(seat(hand=(71,)), seat()), Lay(0, 999)).code is RefusalCode.NOT_IN_HAND


def test_a_word_for_a_color_is_that_color_or_refused() -> None:
    state = in_auction(seat(gems=gems(red=1, yellow=1)), seat(), row=row(red=33, yellow=34))
    word = Bid(0, "red")  # type: ignore[arg-type]
    if check(state, word) is None:
        assert code(play(state, word, Pass(1)).state) == code(play(state, Bid(0, RED), Pass(1)).state)
    assert refusal(state, Bid(0, "purple")).code is RefusalCode.MALFORMED  # type: ignore[arg-type]
    assert check(state, Bid(0, YELLOW)) is None


@rule("R7.3")
def test_decks_that_are_none_are_refused() -> None:
    state = laid(in_development(seat(on(1, 0, 33), gems=gems(green=1), hand=(32,)), seat()), 32)
    state = play(state, PlaceCard(0, Place(1, 1))).state
    for decks in ((), ("auction_deck",), ("law_deck", "law_deck"), None):
        assert refusal(state, DrawCards(0, decks)).rule  # type: ignore[arg-type]


# -- other things than states ------------------------------------------------------------------------------------------


def test_what_is_no_state_is_told() -> None:
    state = in_auction(seat(gems=gems(red=1)), seat())
    seen: Any = view(state, 0)
    for found in (7, None, seen):
        asked: tuple[Callable[[Any], object], ...] = (
            to_act, score, lambda one: legal_actions(one, 0), lambda one: view(one, 0)
        )  # fmt: skip
        for ask in asked:
            with pytest.raises(TypeError, match=f"^needs a GameState, not a value of {type(found).__name__}$"):
                ask(found)
    for seat_ in (99, -1):
        assert legal_actions(state, seat_) == ()
        with pytest.raises(ValueError, match="the seats are 0, 1"):
            view(state, seat_)
    for odd in ("0", True, 0.0):
        with pytest.raises(TypeError, match=r"^needs an int for seat, not a value of "):
            legal_actions(state, odd)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="the seats are 0, 1"):
            view(state, odd)  # type: ignore[arg-type]
    wrong: Any = state
    for draw in (resampler, lambda one: resample(one, 1)):
        with pytest.raises(TypeError, match=r"not from a value of GameState: make one of the state with view\("):
            draw(wrong)
