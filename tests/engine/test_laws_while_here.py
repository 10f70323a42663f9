"""What is told of laws that change costs and incomes; what they change stands in the rules suites."""

from __future__ import annotations

import pytest

from law_play import bare_law, with_laws
from positions import in_auction, in_development, laid, on, refusal, row, rows, seat
from viceroy import choice_text, resample, view
from viceroy.engine.actions import Pass, PlaceCard
from viceroy.engine.state import GameState
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.laws import Continuous, HigherIncome, LowerCost, Occasion
from viceroy.model.tokens import NO_GEMS, Color, Gems, gems
from viceroy.wording.refusals import refusal_text

TEST, OTHER = 89, 90
"""The numbers of laws under test: above all printed ones."""

CAPTAIN = 32
"""Level by level the Captain costs a green, a blue and two yellow gems (D11-D15)."""

GROUND = (33, 34, 35)


def changing(*first: Continuous, other: tuple[Continuous, ...] = ()) -> CardSet:
    """The printed set with laws 89 and 90, which change this."""
    return with_laws(bare_law(TEST, while_here=first), bare_law(OTHER, while_here=other))


def captain_with(cards: CardSet, law: int, purse: Gems) -> GameState:
    """Seat 0 has laid the Captain; on levels 1 and 2 of its pyramid places are open, and the law lies at the end."""
    own = seat(*rows(GROUND), on(1, 3, law, card_set=cards), gems=purse, hand=(CAPTAIN,))
    return laid(in_development(own, seat(), card_set=cards), CAPTAIN)


@pytest.mark.parametrize("wrong", [NO_GEMS, gems(yellow=1), gems(green=1, blue=1)])
def test_other_gems_may_not_be_left_out(wrong: Gems) -> None:
    """Of green and blue exactly one is left out, and the reason says so."""
    state = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1, blue=1))
    found = refusal(state, PlaceCard(0, Place(2, 0), left_out=wrong))
    assert found.code is RefusalCode.WRONG_LEFT_OUT
    assert refusal_text(found).startswith("your laws take 1 blue off the cost, or as many others, not")


def test_a_choice_says_what_is_paid() -> None:
    """A gem less on level 2: the two ways to pay read differently; one green less is one way, and its cost is told."""
    state = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1, blue=1))
    seen = view(state, 0)
    texts = [choice_text(seen, one) for one in seen.legal if isinstance(one, PlaceCard) and one.place == (2, 0)]
    assert [text.partition(": ")[2].partition(";")[0] for text in texts] == ["pay 1 blue, 1 green, 1 gem less"] * 2
    assert [text.rpartition(" (")[2] for text in texts] == ["pay 1 green)", "pay 1 blue)"]
    green = view(captain_with(changing(LowerCost(1, Color.GREEN)), TEST, purse=gems(blue=1)), 0)
    assert any(": pay 1 blue; get 5 gems" in choice_text(green, one) for one in green.legal)


def test_who_pays_less_may_have_no_gems() -> None:
    """Seat 1 sees that seat 0 laid a card that costs nothing now: seat 0 may have no gem, or the one of seat 2."""
    cards = changing(LowerCost(2))
    own = seat(*rows(GROUND), on(1, 3, TEST, card_set=cards), hand=(CAPTAIN,))
    state = laid(in_development(own, seat(), seat(gems=gems(green=1)), card_set=cards), CAPTAIN)
    purses = {sum(resample(view(state, 1), seed).seats[0].gems) for seed in range(40)}
    assert purses >= {0, 1}


def test_a_choice_says_how_many_gems_a_pass_brings() -> None:
    cards = changing(HigherIncome(Occasion.PASS, 2), other=(HigherIncome(Occasion.PASS, 1),))
    laws = on(1, 1, TEST, card_set=cards), on(1, 2, OTHER, card_set=cards)
    state = in_auction(seat(on(1, 0, 33), *laws), seat(on(1, 0, 34)), row=row(blue=35), card_set=cards)
    assert choice_text(view(state, 0), Pass(0)) == "pass: take no card, but 6 gems"
