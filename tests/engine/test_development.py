"""The development phase: laying, placing and paying, as in A6 and the scenarios F35 to F51."""

from __future__ import annotations

import pytest

from hand_built import BLUE, GREEN, RED, YELLOW
from positions import (
    DEFAULTS,
    all_pass,
    end_of_phase,
    in_development,
    laid,
    on,
    play,
    printed,
    ready,
    refusal,
    rows,
    seat,
    stairs,
    told,
)
from rules import rule
from viceroy.engine.actions import Bid, ChooseTopReward, DiscardForGems, DrawCards, Lay, Pass, PlaceCard, TakeGems
from viceroy.engine.events import (
    CardPlaced,
    CardReturned,
    CardsDiscarded,
    CardsLaid,
    CircleClosed,
    GemsTaken,
    Passed,
    RoundStarted,
    TokensGained,
)
from viceroy.engine.prompts import AskGems, AskLay, AskPlace
from viceroy.engine.reducer import legal_actions, to_act
from viceroy.engine.state import GameState
from viceroy.errors import RefusalCode
from viceroy.model.editions import GERMAN, Edition
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.tokens import Color, Gems, Tokens, gems, gems_of, subtract_gems

CAPTAIN = 32


def places(state: GameState, index: int = 0) -> set[tuple[int, int]]:
    actions = [action for action in legal_actions(state, index) if isinstance(action, PlaceCard)]
    return {(action.place.level, action.place.x) for action in actions}


def payments(state: GameState, place: Place) -> set[Gems]:
    actions = legal_actions(state, 0)
    return {action.infinite for action in actions if isinstance(action, PlaceCard) and action.place == place}


# -- rounds ------------------------------------------------------------------------------------------------------------


@rule("R6.1")
def test_cards_are_laid_in_secret() -> None:
    state = in_development(seat(hand=(71,)), seat(hand=(80,)))
    half = play(state, Lay(1, 80))
    assert to_act(half.state) == (0,)
    assert not told(half, CardsLaid)
    assert half.state.seats[1].numbers == (80,)
    done = play(half.state, Lay(0, 71))
    assert told(done, CardsLaid)[0].cards == ((0, 71, False), (1, 80, False))


@rule("R6.1")
def test_only_cards_of_the_hand_can_be_laid() -> None:
    state = in_development(seat(hand=(71,)), seat(hand=(80,)))
    found = refusal(state, Lay(0, 80))
    assert (found.code, found.rule) == (RefusalCode.NOT_IN_HAND, "R6.1")


@rule("R6.4", "R9.2", "C27", "F35")
def test_cards_are_resolved_in_the_order_of_their_numbers() -> None:
    """33 of player A, 7 of B and law 70 of C: first B, then A, then C, on one scale."""
    state = in_development(seat(gems=gems(blue=1), hand=(33,)), seat(gems=gems(green=1), hand=(7,)), seat(hand=(70,)))
    state = laid(state, 33, 7, 70)
    assert to_act(state) == (1,)
    state = play(state, PlaceCard(1, Place(1, 1))).state
    assert to_act(state) == (0,)
    state = play(state, PlaceCard(0, Place(1, 1))).state
    state = play(state, TakeGems(0, (0, 2, 1, 0))).state
    assert to_act(state) == (2,)


@rule("R6.4", "F35")
def test_an_earlier_gem_take_changes_what_a_later_one_may_take() -> None:
    """Card 12 takes the four gems of the bank, so card 45 finds only the gem that it has paid."""
    state = in_development(
        seat(gems=gems(red=1), hand=(45,)), seat(gems=gems(red=1), hand=(12,)), seat(), bank=gems(blue=1, green=2)
    )
    state = laid(state, 45, 12)
    first = play(state, PlaceCard(1, Place(1, 1)))
    assert told(first, GemsTaken) == (GemsTaken(1, (1, 1, 2, 0)),)
    second = play(first.state, PlaceCard(0, Place(1, 1)))
    assert told(second, GemsTaken) == (GemsTaken(0, (0, 1, 0, 0)),)


@rule("R6.4")
def test_a_card_is_resolved_completely_before_the_next() -> None:
    """The gems that card 12 gives are taken before card 45 is placed."""
    state = in_development(seat(gems=gems(red=1), hand=(45,)), seat(gems=gems(red=1), hand=(12,)))
    state = play(laid(state, 45, 12), PlaceCard(1, Place(1, 1))).state
    assert isinstance(state.task, AskGems)
    assert to_act(state) == (1,)


@rule("R6.2", "F36")
def test_who_passes_a_round_is_out_of_the_phase() -> None:
    """A pass in round 1 means no action in rounds 2 and 3 and no gem; next turn the player is back."""
    state = in_development(seat(hand=(71, 80)), seat(hand=(77, 81, 82)))
    before = state.seats[0].gems
    revealed = play(state, Pass(0), Lay(1, 77))
    assert told(revealed, Passed) == (Passed(0),)
    state = play(revealed.state, PlaceCard(1, Place(1, 1))).state
    while not isinstance(state.task, AskLay):
        state = play(state, legal_actions(state, 1)[0]).state
    assert state.round == 2
    assert to_act(state) == (1,)
    assert refusal(state, Lay(0, 71)).code is RefusalCode.NOT_YOUR_CHOICE
    assert state.seats[0].gems == before
    state = play(state, Pass(1)).state
    assert (state.turn, state.auction) == (3, 1)
    state = all_pass(state).state
    while not isinstance(state.task, AskLay):
        state = play(state, legal_actions(state, to_act(state)[0])[0]).state
    assert to_act(state) == (0, 1)


@rule("F51")
def test_an_empty_hand_can_only_pass() -> None:
    """Without a card the only action is to pass; when all pass in round 1, rounds 2 and 3 are skipped."""
    state = in_development(seat(), seat())
    assert legal_actions(state, 0) == (Pass(0),)
    done = play(state, Pass(0), Pass(1))
    assert not told(done, RoundStarted)
    assert (done.state.turn, done.state.auction) == (3, 1)


@rule("R6.12")
def test_there_are_three_rounds() -> None:
    """After three cards the phase is over, though a fourth is in the hand."""
    hand = (71, 77, 80, 81)
    state = in_development(seat(hand=hand), seat(hand=()))
    state = play(state, Lay(0, 71), Pass(1)).state
    for number in hand[1:]:
        state = play(
            state, PlaceCard(0, Place(1, max(card.place.x for card in state.seats[0].pyramid.cards) + 1))
        ).state
        while not isinstance(state.task, AskLay) and not state.auction:
            state = play(state, legal_actions(state, 0)[0]).state
        if state.round:
            state = play(state, Lay(0, number)).state
    assert (state.turn, state.auction) == (3, 1)
    assert state.seats[0].numbers == (81,)


@rule("C22")
def test_a_revealed_card_must_be_played() -> None:
    state = laid(in_development(seat(hand=(71,)), seat()), 71)
    assert isinstance(state.task, AskPlace)
    assert all(isinstance(action, PlaceCard) for action in legal_actions(state, 0))
    assert refusal(state, Pass(0)).code is RefusalCode.WRONG_ACTION


@rule("R6.5", "C23")
def test_the_place_is_chosen_when_the_card_is_resolved() -> None:
    state = laid(in_development(seat(hand=(80,)), seat(hand=(71,))), 80, 71)
    assert to_act(state) == (1,)
    assert refusal(state, PlaceCard(0, Place(1, 1))).code is RefusalCode.NOT_YOUR_CHOICE


# -- places ------------------------------------------------------------------------------------------------------------


@rule("R3.2", "R3.3")
def test_a_card_cannot_lie_apart_or_on_another() -> None:
    """No gap on level 1, no place twice, no second level without two cards below."""
    state = laid(in_development(seat(*rows((33, 35)), hand=(71,)), seat()), 71)
    for place in (Place(1, 3), Place(1, 0), Place(2, 1), Place(3, 0), Place(0, 0)):
        assert refusal(state, PlaceCard(0, place)).code is RefusalCode.NOT_AN_OPEN_PLACE


@rule("R6.8", "F9")
def test_a_law_never_lies_on_level_5() -> None:
    """Where only level 5 is open above, a law has the two ends of level 1."""
    state = laid(in_development(seat(*stairs(5, 4, 3, 2), hand=(71,)), seat()), 71)
    assert places(state) == {(1, -1), (1, 5)}
    found = refusal(state, PlaceCard(0, Place(5, 0)))
    assert (found.code, found.rule) == (RefusalCode.LAW_TOO_HIGH, "R6.8")


# -- costs -------------------------------------------------------------------------------------------------------------

COSTS = {
    1: gems(green=1),
    2: gems(green=1, blue=1),
    3: gems(green=1, blue=1, yellow=1),
    4: gems(green=1, blue=1, yellow=2),
    5: gems(green=1, blue=1, yellow=3),
}


@rule("D11", "D12", "D13", "D14", "D15")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5], ids=["D11", "D12", "D13", "D14", "D15"])
def test_the_captain_costs(level: int) -> None:
    """G1, G1 B1, G1 B1 Y1, G1 B1 Y2, G1 B1 Y3 are paid from behind the screen to the bank."""
    place, state = ready(level, CAPTAIN, COSTS[level])
    done = play(state, PlaceCard(0, place))
    (placed,) = told(done, CardPlaced)
    assert placed.paid == COSTS[level]
    assert done.state.seats[0].gems == (0, 0, 0, 0)
    assert subtract_gems(done.state.bank, state.bank) == COSTS[level]


@rule("R6.6")
@pytest.mark.parametrize(("level", "missing"), [(2, BLUE), (3, BLUE), (3, YELLOW), (4, YELLOW), (5, BLUE), (5, YELLOW)])
def test_one_gem_short_is_illegal(level: int, missing: Color) -> None:
    place, state = ready(level, CAPTAIN, subtract_gems(COSTS[level], gems_of((missing,))))
    found = refusal(state, PlaceCard(0, place))
    assert (found.code, found.rule) == (RefusalCode.CANNOT_PAY, "R6.6")


@rule("D21")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_character_costs_a_gem_for_each_level(level: int) -> None:
    """Each of the 64 characters on level n costs n gems, those of its rows 1 to n, and row 4 again on level 5."""
    for card in printed().characters:
        printed_rows = [row.cost for row in card.levels][:level]
        due = gems_of((*printed_rows, card.levels[3].cost) if level == 5 else tuple(printed_rows))
        place, state = ready(level, card.number, due, others=3)
        (placed,) = told(play(state, PlaceCard(0, place)), CardPlaced)
        assert placed.paid == due
        assert sum(placed.paid) == level


@rule("R6.8")
def test_a_law_costs_nothing() -> None:
    """Without a single gem a law can be placed, on level 4 too."""
    place, state = ready(4, 71, (0, 0, 0, 0))
    (placed,) = told(play(state, PlaceCard(0, place)), CardPlaced)
    assert placed.paid == (0, 0, 0, 0)


@rule("C21")
def test_a_card_that_can_be_paid_nowhere_cannot_be_laid() -> None:
    poor = seat(on(1, 0, 33), gems=gems(blue=2, yellow=2), hand=(CAPTAIN,))
    state = in_development(poor, seat())
    found = refusal(state, Lay(0, CAPTAIN))
    assert (found.code, found.rule) == (RefusalCode.NOWHERE_TO_PLACE, "C21")
    assert legal_actions(state, 0) == (Pass(0),)
    richer = seat(on(1, 0, 33, infinite=(GREEN,)), gems=gems(blue=2, yellow=2), hand=(CAPTAIN,))
    assert Lay(0, CAPTAIN) in legal_actions(in_development(richer, seat()), 0)


# -- infinite gems -----------------------------------------------------------------------------------------------------


@rule("C19", "D23")
def test_an_infinite_gem_reduces_the_payment() -> None:
    """A cost of Y1 B2 with one blue infinite gem is paid with Y1 B1, and nothing more goes to the bank."""
    held = seat(
        *rows((33, 35, 37), (38, 39))[1:], on(1, 0, 33, infinite=(BLUE,)), gems=gems(blue=1, yellow=1), hand=(36,)
    )
    state = laid(in_development(held, seat()), 36)
    place = Place(3, 0)
    assert payments(state, place) == {gems(blue=1)}
    done = play(state, PlaceCard(0, place, gems(blue=1)))
    assert told(done, CardPlaced)[0].paid == gems(blue=1, yellow=1)
    assert subtract_gems(done.state.bank, state.bank) == gems(yellow=1)  # one blue paid, one blue taken as infinite gem
    assert done.state.seats[0].pyramid.at[Place(1, 0)].infinite_gems == (BLUE,)


@rule("B14")
def test_every_useful_choice_of_infinite_gems_is_listed() -> None:
    """With B2 Y1 behind the screen and infinite blue and yellow gems, four ways to pay B2 Y1 are legal."""
    held = seat(
        *rows((33, 35, 37), (38, 39))[1:],
        on(1, 0, 33, infinite=(BLUE, YELLOW)),
        gems=gems(blue=2, yellow=1),
        hand=(36,),
    )
    state = laid(in_development(held, seat()), 36)
    assert payments(state, Place(3, 0)) == {
        (0, 0, 0, 0), gems(blue=1), gems(yellow=1), gems(blue=1, yellow=1)
    }  # fmt: skip


@rule("R7.10")
def test_several_infinite_gems_may_pay_at_once() -> None:
    held = seat(on(1, 0, 33, infinite=(BLUE,)), on(1, 1, 35, infinite=(BLUE,)), gems=gems(yellow=1), hand=(36,))
    state = laid(in_development(held, seat()), 36)
    done = play(state, PlaceCard(0, Place(2, 0), gems(blue=2)))
    assert told(done, CardPlaced)[0].paid == (0, 0, 0, 0)
    assert done.state.seats[0].gems == gems(yellow=1)


@rule("R7.10")
def test_an_infinite_gem_of_another_color_does_not_help() -> None:
    held = seat(on(1, 0, 33, infinite=(RED,)), gems=gems(blue=1), hand=(36,))
    state = laid(in_development(held, seat()), 36)
    found = refusal(state, PlaceCard(0, Place(1, 1), gems(red=1)))
    assert (found.code, found.rule) == (RefusalCode.TOO_MANY_INFINITE, "R7.10")


@rule("F37")
def test_two_yellow_gems_and_an_infinite_one_do() -> None:
    """With Y2 and a yellow infinite gem he can, and it pays one of the three."""
    first, *rest = stairs(5, 4, 3, 2)
    held = seat(
        on(1, 0, first.card.number or 0, infinite=(YELLOW,)),
        *rest,
        gems=gems(green=1, blue=1, yellow=2),
        hand=(CAPTAIN,),
    )
    state = laid(in_development(held, seat()), CAPTAIN)
    assert payments(state, Place(5, 0)) == {gems(yellow=1)}


def _one_blue_infinite() -> GameState:
    """Cards 40 and 46 both cost blue on level 1; there is one blue infinite gem, and no other."""
    return in_development(seat(on(1, 0, 33, infinite=(BLUE,)), gems=gems(red=1), hand=(40, 46)), seat(hand=(71,)))


@rule("R7.10", "C20", "F39")
def test_an_infinite_gem_pays_once_a_turn() -> None:
    """Used in round 1, the infinite gem is not there in round 2; next turn it is."""
    state = play(_one_blue_infinite(), Lay(0, 40), Pass(1)).state
    state = play(state, PlaceCard(0, Place(1, 1), gems(blue=1))).state
    assert state.round == 2
    assert legal_actions(state, 0) == (Pass(0),)
    state = play(state, Pass(0)).state
    assert (state.turn, state.auction) == (3, 1)
    state = all_pass(state).state
    while not isinstance(state.task, AskLay):
        state = play(state, legal_actions(state, to_act(state)[0])[-1]).state
    state = play(state, Lay(0, 46), Pass(1)).state
    assert gems(blue=1) in payments(state, Place(1, 2))


@rule("F39")
def test_an_infinite_gem_cannot_be_bid() -> None:
    state = end_of_phase(_one_blue_infinite())
    assert state.auction == 1
    assert refusal(state, Bid(0, BLUE)).code is RefusalCode.NO_GEM


@rule("C16", "F40")
def test_an_infinite_gem_does_not_pay_for_its_own_card() -> None:
    """Card 21 costs B R G on level 3 and gives an infinite green gem there: without G1 it is illegal."""
    place, state = ready(3, 21, gems(blue=1, red=1))
    assert refusal(state, PlaceCard(0, place)).code is RefusalCode.CANNOT_PAY


@rule("C16", "F40")
def test_an_infinite_gem_pays_in_the_next_round() -> None:
    """With G1 it is legal, and in round 2 the new infinite gem pays for the Captain."""
    held = seat(*stairs(3, 2), gems=gems(blue=1, red=1, green=1), hand=(21, CAPTAIN))
    state = laid(in_development(held, seat()), 21)
    state = play(state, PlaceCard(0, Place(3, 0))).state
    assert state.seats[0].gems == (0, 0, 0, 0)
    assert state.seats[0].pyramid.at[Place(3, 0)].infinite_gems == (GREEN,)
    state = play(state, Lay(0, CAPTAIN)).state
    assert payments(state, Place(1, 3)) == {gems(green=1)}


# -- circles -----------------------------------------------------------------------------------------------------------

RED_BELOW = (3, 5)
"""Two cards with red inside: 3 at its top right, 5 at its top left. Card 63 is red at the bottom."""


@rule("C15", "F42")
def test_a_law_completes_a_circle() -> None:
    """Law 81, red at the bottom, on 3 and 5 completes a red circle: one red gem is taken."""
    state = laid(in_development(seat(*rows(RED_BELOW), hand=(81,)), seat()), 81)
    done = play(state, PlaceCard(0, Place(2, 0)))
    assert told(done, CircleClosed) == (CircleClosed(0, Place(2, 0), RED, True),)
    assert done.state.seats[0].gems == gems(red=1)
    assert subtract_gems(state.bank, done.state.bank) == gems(red=1)


@rule("R6.9")
def test_a_circle_of_two_colors_gives_nothing() -> None:
    """Law 71, red at the bottom, on cards that do not both show red inside gives no gem."""
    state = laid(in_development(seat(*rows((3, 33)), hand=(81,)), seat()), 81)
    done = play(state, PlaceCard(0, Place(2, 0)))
    assert not told(done, CircleClosed)
    assert done.state.seats[0].gems == (0, 0, 0, 0)


@rule("C13")
def test_no_gem_where_the_bank_has_none() -> None:
    held = seat(*rows(RED_BELOW), gems=gems(green=1), hand=(81, CAPTAIN))
    state = laid(in_development(held, seat(gems=gems(red=8), hand=(1,)), bank=gems(blue=8, green=7, yellow=8)), 81)
    done = play(state, PlaceCard(0, Place(2, 0)))
    assert told(done, CircleClosed) == (CircleClosed(0, Place(2, 0), RED, False),)
    assert done.state.seats[0].gems == gems(green=1)


@rule("C14")
def test_a_gem_just_paid_may_come_back() -> None:
    """Bank without red; card 63 on level 2 costs R1 G1 and completes a red circle: the red gem comes back."""
    held = seat(*rows(RED_BELOW), gems=gems(red=1, green=1), hand=(63,))
    state = laid(in_development(held, seat(), bank=gems(blue=8, green=7, yellow=8)), 63)
    done = play(state, PlaceCard(0, Place(2, 0)))
    assert done.state.seats[0].gems == gems(red=1)
    assert done.state.bank[RED.position] == 0


def _circle_to_pay(edition: Edition, bank_red: int = 1) -> GameState:
    """Card 63 costs R1 G1 on level 2; its player has G1, and the bank some red gems."""
    poor = seat(*rows(RED_BELOW), gems=gems(green=1), hand=(63,))
    bank = gems(blue=8, red=bank_red, green=6, yellow=8)
    return in_development(poor, seat(gems=gems(green=1), hand=(2,)), bank=bank, edition=edition)


EARLY = DEFAULTS.with_options(circle_bonus_timing="before_payment")


@rule("C12")
def test_a_circle_gem_does_not_pay_for_its_own_card() -> None:
    """With `after_payment` and without a red gem, card 63 cannot be laid, though it would complete a red circle."""
    assert refusal(_circle_to_pay(DEFAULTS), Lay(0, 63)).code is RefusalCode.NOWHERE_TO_PLACE


@rule("C12")
def test_a_circle_gem_may_pay_for_its_own_card() -> None:
    """With `before_payment`, the red gem of the circle pays the red cost; the card can lie there and nowhere else."""
    state = play(_circle_to_pay(EARLY), Lay(0, 63), Pass(1)).state
    assert places(state) == {(2, 0)}
    done = play(state, PlaceCard(0, Place(2, 0)))
    assert told(done, CircleClosed) == (CircleClosed(0, Place(2, 0), RED, True),)
    assert told(done, CardPlaced)[0].paid == gems(red=1, green=1)
    assert done.state.seats[0].gems == (0, 0, 0, 0)
    assert done.state.bank == gems(blue=8, red=1, green=7, yellow=8)


@rule("C12", "C13")
def test_a_bank_without_the_color_pays_nothing_early() -> None:
    """With `before_payment` and no red gem in the bank, card 63 cannot be paid."""
    assert refusal(_circle_to_pay(EARLY, bank_red=0), Lay(0, 63)).code is RefusalCode.NOWHERE_TO_PLACE


@rule("C12")
def test_timing_does_not_change_what_a_rich_player_ends_with() -> None:
    ends = []
    for edition in (DEFAULTS, EARLY):
        held = seat(*rows(RED_BELOW), gems=gems(red=1, green=1), hand=(63,))
        done = play(laid(in_development(held, seat(), edition=edition), 63), PlaceCard(0, Place(2, 0)))
        ends.append((done.state.seats[0].gems, done.state.bank))
    assert ends[0] == ends[1]


@rule("C21")
def test_a_card_that_became_unpayable_returns_to_the_hand() -> None:
    """With before_payment, card 2 takes the last red gem; card 63 goes back, and its player has passed."""
    state = play(_circle_to_pay(EARLY), Lay(0, 63), Lay(1, 2)).state
    state = play(state, PlaceCard(1, Place(1, 1))).state
    done = play(state, TakeGems(1, gems(red=1, blue=3)))
    assert told(done, CardReturned) == (CardReturned(0, 63),)
    assert told(done, Passed) == (Passed(0),)
    assert done.state.seats[0].numbers == (63,)
    assert len(done.state.seats[0].pyramid.cards) == 2
    assert to_act(done.state) == (1,)
    assert done.state.round == 2


@rule("C12")
def test_a_character_completes_a_circle_after_paying_and_before_its_reward() -> None:
    held = seat(*rows(RED_BELOW), gems=gems(red=1, green=1), hand=(63,))
    done = play(laid(in_development(held, seat()), 63), PlaceCard(0, Place(2, 0)))
    kinds = (CardPlaced, CircleClosed, TokensGained)
    assert [type(event) for event in done.events if isinstance(event, kinds)] == list(kinds)
    assert done.state.seats[0].pyramid.at[Place(2, 0)].tokens == Tokens(magic=1)


# -- level 5 -----------------------------------------------------------------------------------------------------------


@rule("D20")
def test_level_5_offers_points_or_three_rewards() -> None:
    """The Captain on level 5: a 15-point token, or a card, five gems and magic."""
    place, state = ready(5, CAPTAIN, COSTS[5])
    state = play(state, PlaceCard(0, place)).state
    assert set(legal_actions(state, 0)) == {ChooseTopReward(0, True), ChooseTopReward(0, False)}
    points = play(state, ChooseTopReward(0, True)).state
    assert points.seats[0].pyramid.at[place].tokens == Tokens(power=(15,))
    assert isinstance(points.task, AskLay)


@rule("C24", "D20")
def test_rewards_of_level_5_come_in_the_order_of_the_rows() -> None:
    """The card is drawn, then five gems are taken, then magic lies on the card; the 12 of row 4 does not."""
    place, state = ready(5, CAPTAIN, COSTS[5])
    state = play(state, PlaceCard(0, place), ChooseTopReward(0, False)).state
    assert DrawCards(0, (Deck.LAWS,)) in legal_actions(state, 0)
    state = play(state, DrawCards(0, (Deck.LAWS,))).state
    assert len(state.seats[0].hand) == 1
    assert state.seats[0].pyramid.at[place].tokens == Tokens()
    state = play(state, TakeGems(0, (0, 5, 0, 0))).state
    assert state.seats[0].pyramid.at[place].tokens == Tokens(magic=1)
    assert isinstance(state.task, AskLay)


@rule("C25")
def test_rewards_of_level_5_may_be_partly_impossible() -> None:
    """With empty decks and a bank that holds only what was paid, the Captain gives those five gems and magic."""
    place, state = ready(5, CAPTAIN, COSTS[5], law_deck=(), reserve_deck=(), bank=(0, 0, 0, 0))
    done = play(state, PlaceCard(0, place), ChooseTopReward(0, False)).state
    assert done.seats[0].gems == COSTS[5]
    assert done.seats[0].hand == ()
    assert done.seats[0].pyramid.at[place].tokens == Tokens(magic=1)


@rule("C26")
def test_row_4_does_not_count_on_level_5() -> None:
    """Rows 1 to 3 of card 28 are 2 points and two gems, magic, a card; the two magic of row 4 are not given."""
    place, state = ready(5, 28, gems(green=2, red=1, blue=2), law_deck=(), reserve_deck=())
    state = play(state, PlaceCard(0, place), ChooseTopReward(0, False)).state
    done = play(state, TakeGems(0, gems(red=2))).state
    assert done.seats[0].pyramid.at[place].tokens == Tokens(magic=1, power=(2,))


@rule("F45")
def test_an_infinite_gem_of_row_1_lies_on_level_5() -> None:
    """Card 62 on level 5 with rows 1 to 3: the infinite red gem lies there."""
    place, state = ready(5, 62, gems(red=1, green=1, blue=3))
    done = play(state, PlaceCard(0, place), ChooseTopReward(0, False)).state
    assert done.seats[0].pyramid.at[place].infinite_gems == (RED,)
    assert done.seats[0].pyramid.at[place].tokens == Tokens(science=1, power=(8,))


@rule("F45")
def test_with_15_points_there_is_no_infinite_gem() -> None:
    """Card 62 on level 5 with the 15-point token has no infinite gem."""
    place, state = ready(5, 62, gems(red=1, green=1, blue=3))
    done = play(state, PlaceCard(0, place), ChooseTopReward(0, True)).state
    assert done.seats[0].pyramid.at[place].infinite_gems == ()
    assert done.seats[0].pyramid.at[place].tokens == Tokens(power=(15,))


@rule("R6.10")
def test_only_the_row_of_the_level_is_given() -> None:
    """Card 62 on level 3 gives 8 points, and neither infinite gem nor science."""
    place, state = ready(3, 62, gems(red=1, green=1, blue=1))
    done = play(state, PlaceCard(0, place)).state
    assert done.seats[0].pyramid.at[place].tokens == Tokens(power=(8,))
    assert done.seats[0].pyramid.at[place].infinite_gems == ()


# -- discarding for gems -----------------------------------------------------------------------------------------------


@rule("F49")
def test_a_card_is_discarded_for_what_the_bank_has() -> None:
    state = in_development(seat(hand=(70, 71)), seat(), edition=GERMAN, bank=gems(green=1))
    done = play(state, DiscardForGems(0, 70), Pass(1))
    assert told(done, GemsTaken) == (GemsTaken(0, gems(green=1)),)
    assert 70 in done.state.discarded
    assert done.state.round == 2
    assert to_act(done.state) == (0,)
    after = play(done.state, Lay(0, 71)).state
    assert isinstance(after.task, AskPlace)


@rule("C46", "B5")
def test_two_gems_of_choice_for_a_card() -> None:
    """With `discard_for_gems` at 2, a character or a law, chosen like a play, gives any two gems of the bank."""
    state = in_development(seat(hand=(5, 70)), seat(), edition=DEFAULTS.with_options(discard_for_gems=2))
    assert {DiscardForGems(0, 5), DiscardForGems(0, 70)} <= set(legal_actions(state, 0))
    state = play(state, DiscardForGems(0, 5), Pass(1)).state
    assert len(legal_actions(state, 0)) == 10
    assert play(state, TakeGems(0, gems(red=1, blue=1))).state.seats[0].gems == gems(red=1, blue=1)


@rule("B5")
def test_no_card_is_discarded_for_gems_elsewhere() -> None:
    """With `discard_for_gems` at 0, a card is played or kept."""
    state = in_development(seat(hand=(70,)), seat())
    assert refusal(state, DiscardForGems(0, 70)).code is RefusalCode.NO_SELLING
    assert set(legal_actions(state, 0)) == {Lay(0, 70), Pass(0)}


@rule("C46")
def test_discards_are_resolved_in_the_order_of_numbers() -> None:
    """12 is played before 20 is discarded, and 5 is discarded before it; all are revealed together."""
    edition = DEFAULTS.with_options(discard_for_gems=2)
    state = in_development(seat(gems=gems(red=1), hand=(12,)), seat(hand=(20,)), seat(hand=(5,)), edition=edition)
    revealed = play(state, Lay(0, 12), DiscardForGems(1, 20), DiscardForGems(2, 5))
    assert told(revealed, CardsLaid)[0].cards == ((2, 5, True), (0, 12, False), (1, 20, True))
    assert told(revealed, CardsDiscarded) == (CardsDiscarded((5,)),)
    state = play(revealed.state, TakeGems(2, gems(red=2))).state
    assert to_act(state) == (0,)
    state = play(state, PlaceCard(0, Place(1, 1))).state
    state = play(state, TakeGems(0, gems(red=4))).state
    assert to_act(state) == (1,)


@rule("C46")
def test_a_card_that_cannot_be_paid_may_be_discarded() -> None:
    edition = DEFAULTS.with_options(discard_for_gems=2)
    state = in_development(seat(hand=(12,)), seat(), edition=edition)
    assert set(legal_actions(state, 0)) == {DiscardForGems(0, 12), Pass(0)}


@rule("R6.3")
def test_discarding_three_times_is_three_rounds() -> None:
    state = in_development(seat(hand=(70, 71, 72, 73)), seat(), edition=GERMAN)
    for number in (70, 71, 72):
        for index in to_act(state):
            state = play(state, DiscardForGems(0, number) if index == 0 else Pass(index)).state
        state = play(state, TakeGems(0, gems(red=2))).state
    assert (state.turn, state.auction) == (3, 1)
    assert state.seats[0].gems == gems(red=6)
