"""Advice: the best choices first, with what to expect of them and why."""

from __future__ import annotations

import random
from typing import Any

import pytest

import viceroy
from positions import at_the_end, in_auction, in_development, on, row, rows, seat
from rules import rule
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy.bots.advice import points_of, why
from viceroy.bots.search import Candidate
from viceroy.engine.actions import Bid, Claim, Lay, PaintBest, Pass, PlaceCard, ReturnGems, Slot
from viceroy.engine.views import view
from viceroy.formats.estimates import Estimate
from viceroy.model.geometry import Place
from viceroy.model.tokens import Color, Gems, gems


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


@pytest.mark.parametrize("game", range(0, GAMES, 20))
def test_behind_the_first_the_points_fall(game: int) -> None:
    for state in sampled(game)[::6]:
        for own in state.to_act[:1]:
            points = [one.points for one in viceroy.hint(view(state, own), iterations=20)]
            assert points[1:] == sorted(points[1:], reverse=True)


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


@rule("R6.6", "R6.10")
@pytest.mark.parametrize(
    ("has", "expected"),
    [
        (gems(green=1), "can lie only on level 1, where it brings 1 card drawn from a deck of your choice"),
        (gems(green=1, blue=1, yellow=2), "can lie as high as level 2, where it brings 5 gems of any colors"),
        (gems(blue=2), "costs more gems than you have"),
    ],
)
def test_a_reason_says_how_high_a_card_can_lie(has: Gems, expected: str) -> None:
    """The Captain costs green, and blue on top on level 2; above two cards there is no level 3 yet."""
    state = in_development(seat(*rows((33, 34)), hand=(32,), gems=has), seat(on(1, 0, 60)), turn=2)
    assert why(view(state, 0), Lay(0, 32)) == expected


@rule("R6.7")
def test_a_reason_counts_the_bid_and_the_infinite_gems() -> None:
    """The Captain costs green on level 1: a bid of the only green gem spends it, an infinite gem stays."""
    lies = "can lie only on level 1, where it brings 1 card drawn from a deck of your choice"
    for infinite, expected in (((), "costs more gems than you have"), ((Color.GREEN,), lies)):
        own = seat(on(1, 0, 33, infinite=infinite), gems=gems(green=1))
        state = in_auction(own, seat(on(1, 0, 60)), row=row(green=32))
        assert why(view(state, 0), Bid(0, Color.GREEN)).endswith(expected)


@rule("R5.6")
def test_a_reason_to_claim_a_card_says_how_high_that_card_can_lie() -> None:
    """On level 1 the Scout costs yellow, the Captain green."""
    bidders = [seat(on(1, 0, number), gems=gems(red=1, yellow=1)) for number in (60, 61)]
    state = in_auction(*bidders, row=row(red=(32, 5)))
    for player in (0, 1):
        state = viceroy.reduce(state, Bid(player, Color.RED))
    told = {slot: why(view(state, 0), Claim(0, slot)) for slot in Slot}
    assert told[Slot.BASE] == "costs more gems than you have"
    assert told[Slot.TIP].startswith("can lie only on level 1, where it brings ")


@rule("R6.2")
def test_a_reason_says_what_a_pass_is_for() -> None:
    """In an auction it brings gems; in development it ends the rounds, and cards and gems are kept."""
    bidding, laying = in_auction(seat(), seat()), in_development(seat(hand=(32,)), seat())
    told = [why(view(state, 0), Pass(0)) for state in (bidding, laying)]
    assert told == ["takes gems instead of a card", "keeps cards and gems for later"]


@rule("R2.3")
def test_a_reason_says_which_gems_are_left() -> None:
    state = viceroy.new_game(2, edition="german", seed=2)
    assert why(view(state, 0), ReturnGems(0, (2, 0, 0, 0))) == "then you have 2 red, 2 green, 2 yellow"


def test_only_one_choice_comes_first() -> None:
    own = seat(*rows((33, 34), (40,)), gems=(2, 2, 0, 0))
    told = [one.why for one in viceroy.hint(view(at_the_end(own, seat()), 0), iterations=20)]
    assert "fell behind in the games that were tried" in told[1:]
    assert "comes first in the games that were tried" not in told[1:]


@rule("R2.4")
@pytest.mark.parametrize("game", range(0, GAMES, 20))
def test_what_is_hidden_changes_no_advice(game: int) -> None:
    for index, state in enumerate(sampled(game)[::6]):
        for own in state.to_act[:1]:
            other = scrambled(state, own, random.Random(index))
            first, second = (viceroy.hint(view(world, own), iterations=6) for world in (state, other))
            assert first == second


@rule("C38")
def test_the_best_painting_is_advised() -> None:
    own = seat(*rows((33, 34), (40,)), gems=(2, 2, 0, 0))
    advice = viceroy.hint(view(at_the_end(own, seat()), 0), iterations=20)
    assert advice[0].action == PaintBest(0)
    assert advice[0].why == "no painting scores more"


def test_where_nothing_is_to_be_chosen_there_is_no_advice() -> None:
    state = viceroy.new_game(2, seed=7)
    waiting = viceroy.reduce(state, viceroy.legal_actions(state, 0)[0])
    assert viceroy.hint(view(state, None)) == viceroy.hint(view(waiting, 0)) == ()
    with pytest.raises(ValueError, match="at least 1"):
        viceroy.hint(view(state, 0), ms=0)


def test_every_choice_is_tried_twice_in_any_case() -> None:
    """One made-up game would be an opinion without an interval."""
    seen = view(viceroy.new_game(3, edition="german", seed=2), 0)
    advice = viceroy.hint(seen, iterations=1)
    assert advice == viceroy.hint(seen, iterations=2 * len(advice))
    assert any(one.low < one.points < one.high for one in advice)


def test_two_trials_say_little() -> None:
    """Leads of 1 and 3 points are 2 with a standard error of 1; 12.706 is Student's t for two numbers."""
    one = Candidate(Pass(0), prior=0)
    one.note(100)
    one.note(300)
    assert points_of(one) == Estimate(2.0, -10.706, 14.706)


def test_a_hint_wants_a_view() -> None:
    """A state would let it look behind the screens; it is refused with a message."""
    state: Any = viceroy.new_game(2, seed=7)
    with pytest.raises(TypeError, match="needs a GameView, not a value of GameState"):
        viceroy.hint(state, iterations=1)
