"""What a refusal says: the reason, its rule, what would be needed, and what there is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hand_built import GREEN, RED
from law_play import bare_law, lay_and_pass, place, with_laws
from positions import DEFAULTS, at_the_end, in_auction, in_development, laid, on, play, refusal, row, rows, seat, stairs
from rules import rule
from viceroy.engine.actions import (
    Action,
    Bid,
    BidAttack,
    DiscardCard,
    DiscardForGems,
    DrawCards,
    Lay,
    LookBehind,
    PaintSection,
    PayGems,
    PlaceCard,
    StoreGem,
    UseLaw,
    UseOwnGem,
)
from viceroy.engine.state import GameState
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.cards import LawCard
from viceroy.model.editions import GERMAN
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Gain, LookBehindScreen, LowerCost, OthersLose, Pay, Placement, Reward, StoreGems
from viceroy.model.pyramid import Section
from viceroy.model.tokens import NO_GEMS, Color, Gems, gems

CAPTAIN, TEST = 32, 89
"""The Captain costs a green gem on level 1, and a blue one more on level 2 (D11, D12)."""
NAMED_FIRST = DEFAULTS.with_options(sequential_draw=False)
POWER = (Gain(Reward(gems=1)),)
PAID = Pay(POWER, gems=2, colored_gems=(0, 1, 0, 0))


def attacking() -> GameState:
    return in_auction(seat(attack=1), seat(gems=gems(red=1)))


def captain(*infinite: int, used: int = 0) -> GameState:
    """Ada holds the Captain, two blue gems, and cards with so many infinite green gems."""
    ground = [on(1, x, 33 + x, infinite=(GREEN,) * count) for x, count in enumerate(infinite)]
    own = seat(*ground, gems=gems(blue=2), hand=(CAPTAIN,), used_infinite=gems(green=used))
    return in_development(own, seat(), round=2)


def holding(law: LawCard, purse: Gems = NO_GEMS, *hand: int, ben: Gems = NO_GEMS) -> GameState:
    """Ada holds law 89 and other cards; a place is open on level 4, and one on level 5."""
    own = seat(*stairs(6, 5, 4, 2), gems=purse, hand=(*hand, TEST))
    return in_development(own, seat(gems=ben), seat(), card_set=with_laws(law), turn=4)


def lowered() -> GameState:
    """A green gem of Ada's costs is left out, she has laid the Captain, and has no gem."""
    cards = with_laws(bare_law(TEST, while_here=(LowerCost(1, GREEN),)))
    own = seat(*rows((33, 34)), on(1, 2, TEST, card_set=cards), hand=(CAPTAIN,))
    return laid(in_development(own, seat(), card_set=cards), CAPTAIN)


def placing(**law: object) -> GameState:
    """Ada has laid law 89."""
    return lay_and_pass(holding(bare_law(TEST, **law)), TEST).state  # type: ignore[arg-type]


def asked_to_pay(pay: Pay, purse: Gems, *, attack: int = 0) -> GameState:
    """Ada is asked whether she pays for what law 89 does."""
    own = seat(*rows((33,)), gems=purse, attack=attack, hand=(35, 37, TEST))
    return place(in_development(own, seat(), card_set=with_laws(bare_law(TEST, pay))), TEST, 1, 1).state


def drawing() -> GameState:
    """Three cards are to be drawn, and a law and a character are left."""
    law = bare_law(TEST, Gain(Reward(draw=3)))
    state = in_development(
        seat(*rows((33,)), hand=(TEST,)),
        seat(),
        card_set=with_laws(law),
        edition=NAMED_FIRST,
        law_deck=(70,),
        reserve_deck=(5,),
    )
    return place(state, TEST, 1, 1).state


def without_red() -> GameState:
    """Law 89 brings an infinite red gem, and Ben has the eight red ones that two players play with (R2.2)."""
    law = bare_law(TEST, Gain(Reward(infinite_gem=RED)))
    own = seat(*rows((33,)), gems=gems(blue=1), hand=(TEST,))
    return place(in_development(own, seat(gems=gems(red=8)), card_set=with_laws(law)), TEST, 1, 1).state


def after_place(law: LawCard, **given: Gems) -> GameState:
    """Ada has placed law 89."""
    return place(holding(law, **given), TEST, 1, 6).state


AT_2, AT_4, AT_5 = Place(2, 0), Place(4, 2), Place(5, 0)
IN_PLACE = Placement.IN_PLACE_OF_CARD


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    [
        pytest.param(attacking, BidAttack(1), Refusal(Code.NO_ATTACK_TOKEN, "R5.14", 1, (1,), (0,)),
                     marks=rule("R5.14")),
        pytest.param(attacking, Bid(1, GREEN), Refusal(Code.NO_GEM, "R5.2", 1, gems(green=1), gems(red=1)),
                     marks=rule("R5.2")),
        pytest.param(lambda: in_auction(seat(gems=gems(red=1)), seat(), row=row(red=17)), Bid(0, GREEN),
                     Refusal(Code.NO_CARD_THERE, "R5.2", 0), marks=rule("R5.2")),
        pytest.param(without_red, UseOwnGem(0, use=True),
                     Refusal(Code.NO_GEM, "R7.9", 0, gems(red=1), gems(blue=1)), marks=rule("R7.9")),
        pytest.param(lambda: after_place(bare_law(TEST, StoreGems(2)), purse=gems(red=1)), StoreGem(0, Color.BLUE),
                     Refusal(Code.NO_GEM, "L76", 0, gems(blue=1), gems(red=1)), marks=rule("L76")),
        pytest.param(lambda: at_the_end(seat(*rows((33, 34), (35,)), gems=gems(red=1)), seat()),
                     PaintSection(0, Place(2, 0), Section.LEFT, Color.BLUE),
                     Refusal(Code.NO_GEM, "R10.2", 0, gems(blue=1), gems(red=1)), marks=rule("R10.2")),
        pytest.param(drawing, DrawCards(0, (Deck.LAWS,)), Refusal(Code.WRONG_NUMBER_OF_CARDS, "B6", 0, (2,), (1,)),
                     marks=rule("C44", "B6")),
        pytest.param(lambda: captain(1, used=1), Lay(0, CAPTAIN),
                     Refusal(Code.NOWHERE_TO_PLACE, "C21", 0, gems(green=1), gems(blue=2)), marks=rule("C21", "R7.10")),
        pytest.param(lambda: laid(captain(2), CAPTAIN), PlaceCard(0, Place(1, 1), gems(green=2)),
                     Refusal(Code.TOO_MANY_INFINITE, "R7.10", 0, gems(green=2), gems(green=1)), marks=rule("R7.10")),
        pytest.param(lowered, PlaceCard(0, AT_2, left_out=gems(green=1)),
                     Refusal(Code.CANNOT_PAY, "R6.6", 0, gems(blue=1), NO_GEMS), marks=rule("R6.6")),
        pytest.param(lambda: in_development(seat(hand=(70,)), seat(), edition=GERMAN), DiscardForGems(0, 71),
                     Refusal(Code.NOT_IN_HAND, "R6.3", 0, (71,), (70,)), marks=rule("R6.3")),
        pytest.param(lambda: holding(bare_law(TEST, price=2, levels=(2,)), gems(red=2)), Lay(0, TEST),
                     Refusal(Code.WRONG_LEVEL, "R6.8", 0, (2,)), marks=rule("R6.8"), id="the price is there"),
        pytest.param(lambda: placing(levels=(1,)), PlaceCard(0, AT_5), Refusal(Code.LAW_TOO_HIGH, "R6.8", 0),
                     marks=rule("R6.8")),
        pytest.param(lambda: placing(levels=(1,)), PlaceCard(0, AT_4), Refusal(Code.WRONG_LEVEL, "R6.8", 0, (1,)),
                     marks=rule("R6.8")),
        pytest.param(lambda: placing(), PlaceCard(0, Place(1, 6), left_out=gems(red=1)),
                     Refusal(Code.WRONG_LEFT_OUT, "R6.8", 0, NO_GEMS, gems(red=1)), marks=rule("R6.8")),
        pytest.param(lambda: placing(placement=IN_PLACE, levels=(1,)), PlaceCard(0, Place(1, 6)),
                     Refusal(Code.NOT_A_CARD_TO_REPLACE, "L65", 0)),
        pytest.param(lambda: placing(placement=IN_PLACE, levels=(1,)), PlaceCard(0, AT_2),
                     Refusal(Code.WRONG_LEVEL, "L65", 0, (1,))),
        pytest.param(lambda: asked_to_pay(Pay(POWER, attack=1, gems=2), gems(red=1), attack=1), UseLaw(0, use=True),
                     Refusal(Code.CANNOT_PAY, "R6.5", 0, (2,), gems(red=1)), id="the attack token is there"),
        pytest.param(lambda: asked_to_pay(PAID, gems(red=2)), UseLaw(0, use=True),
                     Refusal(Code.CANNOT_PAY, "R6.5", 0, (3,), gems(red=2)), id="a red gem and two more"),
        pytest.param(lambda: play(asked_to_pay(Pay(POWER, gems=1, cards=1), gems(red=1, blue=1)),
                                  UseLaw(0, use=True)).state,
                     DiscardCard(0, 35), Refusal(Code.WRONG_ACTION, "R6.5", 0), id="the gems come first"),
        pytest.param(lambda: after_place(bare_law(TEST, OthersLose(3)), ben=gems(red=1)), PayGems(1, NO_GEMS),
                     Refusal(Code.WRONG_NUMBER_OF_GEMS, "R8.2", 1, (1,), (0,)), marks=rule("R8.2")),
        pytest.param(lambda: after_place(bare_law(TEST, LookBehindScreen())), LookBehind(0, 0),
                     Refusal(Code.NOT_ANOTHER_PLAYER, "R2.4", 0, (0,), (1, 2)), marks=rule("R2.4")),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_needed_and_what_there_is(
    position: Callable[[], GameState], action: Action, expected: Refusal
) -> None:
    assert refusal(position(), action) == expected
