"""The invariants: nothing is said of a state that play reaches, and each kind of broken state is named."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from hand_built import BLUE, RED
from positions import in_auction, in_development, on, printed, seat
from viceroy.engine.actions import Pass
from viceroy.engine.invariants import problems
from viceroy.engine.state import GameState, HiddenCard, Seat
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import Tokens, gems


def sound() -> GameState:
    """A state without a problem: round 1 of turn 2."""
    return in_development(
        seat(on(1, 0, 9), on(1, 1, 10), on(2, 0, 11), gems=gems(red=2), hand=(5, 71), attack=1),
        seat(on(1, 0, 12, infinite=(BLUE,))),
    )


def with_seat(state: GameState, **changes: object) -> GameState:
    changed: Seat = attrs.evolve(state.seats[0], **changes)  # type: ignore[arg-type]
    return attrs.evolve(state, seats=(changed, *state.seats[1:]))


def with_pyramid(state: GameState, *laid: PlacedCard) -> GameState:
    """Give seat 0 other places for the same three cards."""
    return with_seat(state, pyramid=Pyramid(laid))


BROKEN: dict[str, tuple[Callable[[GameState], GameState], str]] = {
    "a gem too many": (lambda s: attrs.evolve(s, bank=(9, 9, 9, 9)), "R8.2"),
    "a gem lost": (lambda s: with_seat(s, gems=gems(red=1)), "7 red gems"),
    "a negative bank": (lambda s: attrs.evolve(s, bank=(-1, *s.bank[1:])), "negative"),
    "negative attack tokens": (lambda s: with_seat(s, attack=-1), "attack"),
    "an infinite gem used twice": (lambda s: with_seat(s, used_infinite=gems(blue=1)), "R7.10"),
    "a card in two zones": (lambda s: with_seat(s, hand=(*s.seats[0].hand, s.law_deck[-1])), "2 zones"),
    "a card nowhere": (lambda s: attrs.evolve(s, law_deck=s.law_deck[1:]), "nowhere"),
    "a card of no set": (lambda s: with_seat(s, hand=(*s.seats[0].hand, HiddenCard(999))), "999"),
    "a hand out of order": (lambda s: with_seat(s, hand=tuple(reversed(s.seats[0].hand))), "order"),
    "nothing below": (lambda s: with_pyramid(s, on(1, 0, 9), on(1, 1, 10), on(2, 1, 11)), "R3.3"),
    "a gap": (lambda s: with_pyramid(s, on(1, 0, 9), on(1, 2, 10), on(1, 3, 11)), "R3.4"),
    "level 6": (lambda s: with_pyramid(s, on(1, 0, 9), on(1, 1, 10), on(6, 0, 11)), "R3.1"),
    "one place twice": (lambda s: with_pyramid(s, on(1, 0, 9), on(1, 0, 10), on(1, 1, 11)), "one place"),
    "a negative token": (
        lambda s: with_pyramid(s, on(1, 0, 9, tokens=Tokens(magic=-1)), on(1, 1, 10), on(2, 0, 11)),
        "tokens",
    ),
    "a thirteenth turn": (lambda s: attrs.evolve(s, turn=13), "R4.1"),
    "a fourth auction": (lambda s: attrs.evolve(s, auction=4, round=0), "R5.8"),
    "a fourth round": (lambda s: attrs.evolve(s, round=4), "R6.1"),
    "both phases": (lambda s: attrs.evolve(s, auction=1), "R4.2"),
    "a deck of another turn": (lambda s: attrs.evolve(s, turn=3), "auction deck"),
    "nobody to choose": (lambda s: with_seat(_all_passed(s), plays=False), "choice"),
    "a sealed choice at the end": (lambda s: attrs.evolve(s, tasks=(), sealed=(Pass(0), None)), "the game ends"),
}


def _all_passed(state: GameState) -> GameState:
    return attrs.evolve(state, seats=tuple(attrs.evolve(held, plays=False) for held in state.seats))


def test_a_sound_state_has_no_problem() -> None:
    """A state that play can reach has none."""
    assert problems(sound()) == ()
    assert problems(in_auction(seat(), seat())) == ()


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_state_is_named(name: str) -> None:
    """Each way to break a state is told, by its rule or in plain words."""
    breaks, word = BROKEN[name]
    found = problems(breaks(sound()))
    assert any(word in problem for problem in found), found


def test_a_law_on_level_5_is_named() -> None:
    """R6.8: a law lies on levels 1 to 4."""
    law = PlacedCard(Place(5, 0), printed().by_number[71])
    state = with_pyramid(sound(), on(1, 0, 9), on(1, 1, 10), on(2, 0, 11), law)
    assert any("R6.8" in problem for problem in problems(state))


def test_a_law_that_lies_only_under_a_card_has_no_place() -> None:
    """L66: law 66 at a place of its own is named."""
    state = with_pyramid(sound(), on(1, 0, 9), on(1, 1, 10), on(2, 0, 66))
    assert any("L66" in problem for problem in problems(state))


def test_a_fresh_card_outside_development_is_named() -> None:
    """B7: a card drawn in a development phase is like any other when the phase is over."""
    state = in_auction(seat(hand=(5,)), seat())
    state = with_seat(state, hand=(HiddenCard(5, (), fresh=True),))
    assert any("B7" in problem for problem in problems(state))


def test_gems_of_opened_bids_are_still_in_the_game() -> None:
    """R8.2: a stored gem and an infinite gem count where they lie."""
    state = in_development(seat(on(1, 0, 76, stored=gems(red=3)), on(1, 1, 9, infinite=(RED,))), seat())
    assert problems(state) == ()
    lost = with_pyramid(state, on(1, 0, 76, stored=gems(red=2)), on(1, 1, 9, infinite=(RED,)))
    assert any("7 red gems" in problem for problem in problems(lost))
