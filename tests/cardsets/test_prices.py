"""Laws that cost gems of any colors, in play."""

from __future__ import annotations

import pytest

from hand_built import BLUE
from law_play import at, bare_law, lay_and_pass, lays, place, with_laws
from positions import in_development, play, refusal, rows, seat, told
from rules import rule
from viceroy.engine.actions import Lay, PayGems, PlaceCard, StoreGem
from viceroy.engine.determinization import resample
from viceroy.engine.events import GemsPaid, NoEffect
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskLay, AskPrice
from viceroy.engine.reducer import legal_actions
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckHolds, Effect, Gain, Placement, Reward, StoreGems
from viceroy.model.tokens import Gems, Tokens

TEST = 89
POWER = Gain(Reward(tokens=Tokens(power=(6,))))


def table(
    *effects: Effect,
    gems: Gems,
    price: int = 2,
    placement: Placement = Placement.NORMAL,
    requires: DeckHolds | None = None,
    theirs: Gems = (0, 0, 0, 0),
) -> GameState:
    """Ada holds a law with a price; Ben has a card in his pyramid, and law 82 in his hand."""
    law = bare_law(TEST, *effects, placement=placement, requires=requires, price=price)
    own = seat(*rows((33,)), hand=(TEST,), gems=gems)
    return in_development(own, seat(*rows((36,)), hand=(82,), gems=theirs), card_set=with_laws(law))


def test_a_law_with_a_price_is_paid_before_its_effects() -> None:
    """Two of three gems go to the bank, in any colors; then the law gives its token."""
    state = place(table(POWER, gems=(2, 1, 0, 0)), TEST, 1, 1).state
    assert state.task == AskPrice(0, TEST, Place(1, 1))
    assert problems(state) == ()
    assert at(state, 1, 1).tokens == Tokens()
    assert set(legal_actions(state, 0)) == {PayGems(0, (2, 0, 0, 0)), PayGems(0, (1, 1, 0, 0))}
    done = play(state, PayGems(0, (1, 1, 0, 0)))
    assert told(done, GemsPaid) == (GemsPaid(0, (1, 1, 0, 0)),)
    assert done.state.seats[0].gems == (1, 0, 0, 0)
    assert [now - then for now, then in zip(done.state.bank, state.bank, strict=True)] == [1, 1, 0, 0]
    assert at(done.state, 1, 1).tokens == Tokens(power=(6,))
    assert isinstance(done.state.task, AskLay)


@rule("R2.4")
def test_the_price_is_asked_for_even_if_there_is_one_way_to_pay() -> None:
    state = place(table(gems=(2, 0, 0, 0)), TEST, 1, 1).state
    assert legal_actions(state, 0) == (PayGems(0, (2, 0, 0, 0)),)
    assert refusal(state, PayGems(0, (1, 0, 0, 0))).code is RefusalCode.WRONG_NUMBER_OF_GEMS
    assert refusal(state, PayGems(0, (0, 2, 0, 0))).code is RefusalCode.NO_GEM


@rule("C21")
def test_a_law_that_cannot_be_paid_for_cannot_be_laid() -> None:
    state = table(gems=(0, 0, 1, 0))
    assert lays(state) == set()
    assert refusal(state, Lay(0, TEST)).code is RefusalCode.CANNOT_PAY
    assert lays(table(gems=(0, 0, 1, 1))) == {TEST}


@rule("C21")
def test_the_gem_of_a_circle_does_not_make_a_law_payable() -> None:
    """Above two yellow corners the law would complete a circle, but one gem is not two when it is laid."""
    own = seat(*rows((38, 54)), hand=(TEST,), gems=(1, 0, 0, 0))
    assert lays(in_development(own, seat(*rows((36,))), card_set=with_laws(bare_law(TEST, price=2)))) == set()


@rule("R6.9")
def test_the_circle_that_the_law_completes_pays_too() -> None:
    """Law 85 completes a yellow circle above two yellow corners: its gem comes first, and may be one of the two."""
    law = bare_law(TEST, price=2)
    own = seat(*rows((38, 54)), hand=(TEST,), gems=(2, 0, 0, 0))
    state = place(in_development(own, seat(*rows((36,))), card_set=with_laws(law)), TEST, 2, 0).state
    assert set(legal_actions(state, 0)) == {PayGems(0, (2, 0, 0, 0)), PayGems(0, (1, 0, 0, 1))}


def test_a_law_in_place_of_a_card_and_one_under_a_character_have_prices_too() -> None:
    for placement in (Placement.IN_PLACE_OF_CARD, Placement.UNDER_CHARACTER):
        state = place(table(POWER, gems=(2, 0, 0, 0), placement=placement), TEST, 1, 0).state
        assert state.task == AskPrice(0, TEST, Place(1, 0))
        assert problems(state) == ()
        assert at(play(state, PayGems(0, (2, 0, 0, 0))).state, 1, 0).tokens == Tokens(power=(6,))


@rule("C58")
def test_a_law_that_has_no_effect_is_paid_all_the_same() -> None:
    """It is played, so it costs its price."""
    done = place(table(POWER, gems=(2, 0, 0, 0), requires=DeckHolds(Deck.LAWS, 99)), TEST, 1, 1)
    assert told(done, NoEffect) == (NoEffect(0, TEST),)
    state = play(done.state, PayGems(0, (2, 0, 0, 0))).state
    assert (state.seats[0].gems, at(state, 1, 1).tokens) == ((0, 0, 0, 0), Tokens())


def test_what_is_paid_cannot_be_stored() -> None:
    state = place(table(StoreGems(3), gems=(3, 0, 0, 0)), TEST, 1, 1).state
    state = play(state, PayGems(0, (2, 0, 0, 0)), StoreGem(0, BLUE)).state
    assert at(state, 1, 1).stored == (1, 0, 0, 0)


@rule("R8.2")
@pytest.mark.parametrize("laid_only", [True, False])
def test_who_has_laid_such_a_law_has_the_gems_in_every_state_that_another_may_be_in(laid_only: bool) -> None:
    """Ben knows that Ada can pay two gems as soon as the law lies open; he has a gem himself."""
    state = lay_and_pass(table(POWER, gems=(1, 1, 0, 0), theirs=(1, 0, 0, 0)), TEST).state
    if not laid_only:
        state = play(state, PlaceCard(0, Place(1, 1))).state
    seen = view(state, 1)
    for seed in range(20):
        again = resample(seen, seed)
        assert sum(again.seats[0].gems) >= 2
        assert view(again, 1) == seen
