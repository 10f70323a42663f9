"""Advice: the best choices first, with what to expect of them and why."""

from __future__ import annotations

import random
from math import inf
from typing import Any

import pytest

import viceroy
from positions import at_the_end, in_development, on, rows, seat
from rules import rule
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy.engine.actions import Lay, PaintBest, Pass, PlaceCard
from viceroy.engine.views import view
from viceroy.model.geometry import Place


def test_advice_is_on_legal_choices_the_best_first() -> None:
    """At most six of the legal actions, each once; the expected points lie in their interval."""
    state = viceroy.new_game(3, edition="german", seed=2)
    advice = viceroy.hint(view(state, 0), iterations=60)
    actions = [one.action for one in advice]
    assert 1 < len(actions) <= 6
    assert len(set(actions)) == len(actions)
    assert set(actions) <= set(view(state, 0).legal)
    assert all(one.low <= one.points <= one.high for one in advice)
    assert all(one.why and "\n" not in one.why for one in advice)
    assert viceroy.hint(view(state, 0), iterations=60) == advice


@rule("R6.9")
def test_a_reason_names_the_circle_that_closes() -> None:
    """Law 71 is red at the bottom: between two red corners it closes a red circle on level 2."""
    cards = viceroy.load_card_set("printed").characters
    left = next(card.number for card in cards if card.sections.top_right == "red" and card.number > 30)
    right = next(card.number for card in cards if card.sections.top_left == "red")
    own = seat(*rows((left, right)), hand=(71,))
    asked = viceroy.reduce(in_development(own, seat(on(1, 0, 60)), round=3, turn=12), Lay(0, 71))
    advice = viceroy.hint(view(viceroy.reduce(asked, Pass(1)), 0), iterations=20)
    assert advice[0].action == PlaceCard(0, Place(2, 0))
    assert advice[0].why == "closes a red circle on level 2"


@rule("R2.4")
@pytest.mark.parametrize("game", range(0, GAMES, 20))
def test_what_is_hidden_changes_no_advice(game: int) -> None:
    """In two games that differ only in what a seat cannot see, the advice is the same."""
    for index, state in enumerate(sampled(game)[::6]):
        for own in state.to_act[:1]:
            other = scrambled(state, own, random.Random(index))
            first, second = (viceroy.hint(view(world, own), iterations=6) for world in (state, other))
            assert first == second


@rule("C38")
def test_the_best_painting_is_advised() -> None:
    """At the end there is a choice that nothing beats."""
    own = seat(*rows((33, 34), (40,)), gems=(2, 2, 0, 0))
    advice = viceroy.hint(view(at_the_end(own, seat()), 0), iterations=20)
    assert advice[0].action == PaintBest(0)
    assert advice[0].why == "no painting scores more"


def test_where_nothing_is_to_be_chosen_there_is_no_advice() -> None:
    """Neither for a spectator, nor while the others choose."""
    state = viceroy.new_game(2, seed=7)
    waiting = viceroy.reduce(state, viceroy.legal_actions(state, 0)[0])
    assert viceroy.hint(view(state, None)) == viceroy.hint(view(waiting, 0)) == ()
    with pytest.raises(ValueError, match="at least 1"):
        viceroy.hint(view(state, 0), ms=0)


def test_a_single_trial_is_no_certainty() -> None:
    """An opinion of one made-up game may be wrong by any number; what no game tried is no advice."""
    state = viceroy.new_game(3, edition="german", seed=2)
    advice = viceroy.hint(view(state, 0), iterations=1)
    assert 1 <= len(advice) < len(viceroy.hint(view(state, 0), iterations=60))
    assert {(one.low, one.high) for one in advice} == {(-inf, inf)}


def test_a_hint_wants_a_view() -> None:
    """A state would let it look behind the screens; it is refused in words."""
    state: Any = viceroy.new_game(2, seed=7)
    with pytest.raises(TypeError, match="needs a GameView, not a value of GameState"):
        viceroy.hint(state, iterations=1)
