"""The auction phase: bids, attack tokens, claims and pass income, as in A5 and the scenarios F15 to F33."""

from __future__ import annotations

import attrs
import pytest

from hand_built import BLUE, GREEN, RED, YELLOW
from positions import DEFAULTS, end_of_phase, in_auction, in_development, on, play, printed, refusal, row, seat, told
from rules import rule
from viceroy.engine.actions import Bid, BidAttack, Claim, Lay, Pass, PlaceCard, Slot, TakeCard, TakeGems
from viceroy.engine.events import (
    AuctionStarted,
    BidsRevealed,
    CardsRevealed,
    CardTaken,
    ClaimsRevealed,
    GemsTaken,
    Passed,
    RoundStarted,
    RowMoved,
    TurnStarted,
)
from viceroy.engine.prompts import AskBids, AskClaims, AskGems, AskLay, AskPaint
from viceroy.engine.reducer import Step, legal_actions, to_act
from viceroy.engine.state import GameState, Standing
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.editions import Edition
from viceroy.model.geometry import Place
from viceroy.model.tokens import Color, Gems, Tokens, gems

BASE, TIP = Slot.BASE, Slot.TIP
ONE_EACH: Gems = (1, 1, 1, 1)
SINGLES = row(blue=33, red=34, green=35, yellow=36)
"""One card of each color."""
TWO_YELLOW = row(blue=33, red=34, green=35, yellow=(36, 37))
"""One card of each color, and two of yellow: 36 at the base, 37 at the tip."""


def take_three(step_: Step) -> Step:
    """Let everybody who is due gems take the first ones that are legal."""
    while isinstance(step_.state.task, AskGems):
        index = to_act(step_.state)[0]
        done = play(step_.state, legal_actions(step_.state, index)[0])
        step_ = Step(done.state, step_.events + done.events)
    return step_


def taken(step_: Step) -> list[tuple[int, int]]:
    return [(event.seat, sum(event.gems)) for event in told(step_, GemsTaken)]


def due(state: GameState) -> tuple[int, int]:
    (index,) = to_act(state)
    counts = {sum(action.gems) for action in legal_actions(state, index) if isinstance(action, TakeGems)}
    (count,) = counts
    return index, count


# -- bids --------------------------------------------------------------------------------------------------------------


@rule("R5.5", "D8")
def test_a_yellow_gem_wins_the_card_at_yellow() -> None:
    state = in_auction(seat(gems=gems(yellow=1)), seat(gems=gems(red=1)), row=row(blue=33, red=34, green=35, yellow=32))
    assert set(legal_actions(state, 0)) == {Bid(0, YELLOW), Pass(0)}
    done = play(state, Bid(0, YELLOW), Bid(1, RED))
    assert 32 in done.state.seats[0].numbers
    assert done.state.seats[0].gems == (0, 0, 0, 0)


@rule("R5.1")
def test_bids_are_secret_until_all_have_chosen() -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=SINGLES)
    half = play(state, Bid(1, RED))
    assert to_act(half.state) == (0,)
    assert not told(half, BidsRevealed)
    assert half.state.seats[1].gems == ONE_EACH
    assert refusal(half.state, Bid(1, BLUE)).code is RefusalCode.NOT_YOUR_CHOICE
    (revealed,) = told(play(half.state, Bid(0, BLUE)), BidsRevealed)
    assert revealed.bids == ((0, "blue"), (1, "red"))


@rule("R5.2")
def test_a_gem_that_one_has_not_cannot_be_bid() -> None:
    state = in_auction(seat(gems=gems(red=1)), seat(gems=ONE_EACH), row=SINGLES)
    found = refusal(state, Bid(0, GREEN))
    assert (found.code, found.rule) == (RefusalCode.NO_GEM, "R5.2")


@rule("R5.2")
def test_a_color_without_a_card_cannot_be_bid() -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=row(red=34, green=35, yellow=36))
    found = refusal(state, Bid(0, BLUE))
    assert (found.code, found.rule) == (RefusalCode.NO_CARD_THERE, "R5.2")


@rule("R5.2")
@pytest.mark.parametrize("color", [BLUE, RED, GREEN, YELLOW])
@pytest.mark.parametrize("slot", [BASE, TIP])
def test_each_place_of_the_row_can_be_bid_on(color: Color, slot: Slot) -> None:
    pair = (33, None) if slot is BASE else (None, 33)
    cards = row(**{color.value: pair})
    state = in_auction(seat(gems=ONE_EACH, attack=1), seat(gems=ONE_EACH), row=cards)
    assert set(legal_actions(state, 0)) == {Bid(0, color), BidAttack(0), Pass(0)}
    done = take_three(play(state, Bid(0, color), Pass(1)))
    assert done.state.seats[0].numbers == (33,)


@rule("R5.4", "R5.5", "R9.3", "F15")
def test_two_bidders_on_one_card_go_on_and_a_single_one_wins() -> None:
    """Two bid red and one blue: blue wins, both red gems are in the bank, auction 2 has the two red bidders."""
    state = in_auction(*(seat(gems=ONE_EACH) for _ in range(3)), row=SINGLES)
    done = play(state, Bid(0, RED), Bid(1, BLUE), Bid(2, RED))
    assert 33 in done.state.seats[1].numbers
    assert done.state.bank == (state.bank[0] + 1, state.bank[1] + 2, state.bank[2], state.bank[3])
    assert [held.gems for held in done.state.seats] == [(1, 0, 1, 1), (0, 1, 1, 1), (1, 0, 1, 1)]
    assert done.state.bases == (None, 34, 35, 36)
    assert told(done, AuctionStarted) == (AuctionStarted(2, (0, 2)),)
    assert to_act(done.state) == (0, 2)
    assert legal_actions(done.state, 1) == ()


@rule("R5.11")
def test_nobody_gets_a_second_card_in_a_turn() -> None:
    state = in_auction(*(seat(gems=ONE_EACH) for _ in range(3)), row=SINGLES)
    state = play(state, Bid(0, RED), Bid(1, BLUE), Bid(2, RED)).state
    assert refusal(state, Bid(1, GREEN)).code is RefusalCode.NOT_YOUR_CHOICE
    done = play(state, Bid(0, GREEN), Bid(2, YELLOW)).state
    assert isinstance(done.task, AskLay)
    assert [len(held.hand) for held in done.seats] == [1, 1, 1]


@rule("R5.12")
def test_a_card_won_goes_to_the_hand_and_everybody_knows_it() -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=SINGLES)
    done = play(state, Bid(0, RED), Bid(1, BLUE)).state
    (won,) = done.seats[0].hand
    assert (won.number, won.known_by) == (34, (0, 1))
    assert len(done.seats[0].pyramid.cards) == 1


@rule("R5.4", "R5.8", "R5.10", "R5.17", "R5.18", "F16")
def test_three_collisions_cost_three_gems_and_count_as_passing() -> None:
    """Red in all three auctions: three gems lost each, then 3 + science for each, lowest number first."""
    state = in_auction(
        seat(on(1, 0, 12), gems=gems(red=3)),
        seat(gems=ONE_EACH),
        seat(on(1, 0, 5, tokens=Tokens(science=1)), gems=gems(red=3)),
        row=SINGLES,
    )
    state = play(state, Bid(0, RED), Bid(1, BLUE), Bid(2, RED)).state
    state = play(state, Bid(0, RED), Bid(2, RED)).state
    assert state.auction == 3
    done = play(state, Bid(0, RED), Bid(2, RED))
    assert [event.seat for event in told(done, Passed)] == [0, 2]
    assert [done.state.seats[index].gems for index in (0, 2)] == [(0, 0, 0, 0)] * 2
    assert due(done.state) == (2, 4)
    done = play(done.state, TakeGems(2, (1, 1, 1, 1)))
    assert due(done.state) == (0, 3)
    done = play(done.state, TakeGems(0, (0, 3, 0, 0)))
    assert isinstance(done.state.task, AskLay)
    assert 34 in done.state.tips  # the card that nobody got moves on


@rule("R5.9", "R5.17", "F17")
def test_who_is_alone_in_the_next_auction_may_pass() -> None:
    """A player who lost in auction 1 and is alone in auction 2 passes with an empty hand and takes 3 + science."""
    state = _alone_in_the_second_auction()
    done = play(state, Pass(0))
    assert due(done.state) == (0, 5)
    after = play(done.state, TakeGems(0, (2, 1, 1, 1)))
    assert isinstance(after.state.task, AskLay)
    assert after.state.seats[0].hand == ()


@rule("R5.5", "F17")
def test_who_is_alone_in_the_next_auction_wins_unopposed() -> None:
    """A player who lost in auction 1 and is alone in auction 2 wins the card that he bids for."""
    done = play(_alone_in_the_second_auction(), Bid(0, RED)).state
    assert done.seats[0].numbers == (34,)
    assert isinstance(done.task, AskLay)


def _alone_in_the_second_auction() -> GameState:
    """Seat 0 lost its gem in auction 1 because seat 1 took the only green card by attack token."""
    state = in_auction(
        seat(on(1, 0, 12, tokens=Tokens(science=2)), gems=gems(red=1, green=1)), seat(attack=1), row=SINGLES
    )
    state = play(state, Bid(0, GREEN), BidAttack(1)).state
    return play(state, TakeCard(1, GREEN, BASE)).state


@rule("R5.8")
def test_the_next_auction_is_held_only_while_somebody_has_neither() -> None:
    """Where everybody has a card or has passed after auction 1, development begins."""
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=SINGLES)
    done = take_three(play(state, Bid(0, RED), Pass(1)))
    assert not told(done, AuctionStarted)
    assert isinstance(done.state.task, AskLay)


@rule("R5.9")
@pytest.mark.parametrize("auction", [1, 2, 3])
def test_one_may_pass_in_any_auction(auction: int) -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=SINGLES, auction=auction)
    assert Pass(0) in legal_actions(state, 0)
    done = play(state, Pass(0), Bid(1, RED))
    assert told(done, BidsRevealed)[0].bids == ((0, "pass"), (1, "red"))
    assert told(done, Passed) == (Passed(0),)
    assert due(done.state) == (0, 3)


@rule("R5.20")
def test_nobody_passes_twice_in_a_turn() -> None:
    state = in_auction(*(seat(gems=ONE_EACH) for _ in range(3)), row=SINGLES)
    done = take_three(play(state, Pass(0), Bid(1, RED), Bid(2, RED)))
    assert to_act(done.state) == (1, 2)
    assert refusal(done.state, Pass(0)).code is RefusalCode.NOT_YOUR_CHOICE


@rule("C4", "F25")
@pytest.mark.parametrize(
    ("attack", "legal"), [(1, {BidAttack(0), Pass(0)}), (0, {Pass(0)})], ids=["with a token", "without"]
)
def test_a_player_without_gems_may_attack_or_pass(attack: int, legal: set[object]) -> None:
    state = in_auction(seat(attack=attack), seat(gems=ONE_EACH), row=SINGLES)
    assert set(legal_actions(state, 0)) == legal


@rule("R5.3")
def test_a_card_that_nobody_bids_for_stays_in_the_row() -> None:
    done = take_three(play(in_auction(seat(), seat(), row=SINGLES), Pass(0), Pass(1)))
    assert told(done, CardTaken) == ()
    (moved,) = told(done, RowMoved)
    assert moved.tips == (33, 34, 35, 36)


@rule("R8.4")
def test_no_hand_and_no_screen_is_ever_full() -> None:
    """Ada wins a 25th card for her hand, and Ben takes the last three gems of the bank to the 28 behind his screen."""
    ada, ben = seat(hand=tuple(range(65, 89)), gems=gems(blue=1)), seat(gems=(7, 7, 7, 7))
    done = play(in_auction(ada, ben, row=SINGLES), Bid(0, BLUE), Pass(1))
    assert done.state.seats[0].numbers == (33, *range(65, 89))
    assert done.state.seats[1].gems == (7, 8, 8, 8)


# -- colors with two cards ---------------------------------------------------------------------------------------------


@rule("R5.6", "C5", "F18")
def test_two_bidders_who_agree_both_get_a_card() -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=TWO_YELLOW)
    state = play(state, Bid(0, YELLOW), Bid(1, YELLOW)).state
    assert to_act(state) == (0, 1)
    assert set(legal_actions(state, 0)) == {Claim(0, BASE), Claim(0, TIP), Claim(0, None)}
    done = play(state, Claim(0, TIP), Claim(1, BASE))
    assert done.state.seats[0].numbers == (37,)
    assert done.state.seats[1].numbers == (36,)
    assert not told(done, AuctionStarted)


@rule("R5.6", "R5.7", "R9.3", "C5", "F18")
@pytest.mark.parametrize("claims", [(BASE, BASE), (TIP, TIP), (None, TIP), (BASE, None), (None, None)], ids=str)
def test_two_bidders_who_do_not_agree_get_nothing(claims: tuple[Slot | None, Slot | None]) -> None:
    """The same claim or a refusal: no card for either, both gems in the bank, both in the next auction."""
    before = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=TWO_YELLOW)
    state = play(before, Bid(0, YELLOW), Bid(1, YELLOW)).state
    done = play(state, Claim(0, claims[0]), Claim(1, claims[1]))
    assert told(done, ClaimsRevealed)[0].claims == ((0, YELLOW, claims[0]), (1, YELLOW, claims[1]))
    assert [held.hand for held in done.state.seats] == [(), ()]
    assert done.state.bank[YELLOW.position] == before.bank[YELLOW.position] + 2
    assert [held.gems for held in done.state.seats] == [(1, 1, 1, 0)] * 2
    assert (done.state.bases[3], done.state.tips[3]) == (36, 37)
    assert told(done, AuctionStarted) == (AuctionStarted(2, (0, 1)),)


@rule("R5.4", "R5.7")
def test_gems_are_in_the_bank_before_the_claims() -> None:
    before = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=TWO_YELLOW)
    state = play(before, Bid(0, YELLOW), Bid(1, YELLOW)).state
    assert isinstance(state.task, AskClaims)
    assert state.bank[YELLOW.position] == before.bank[YELLOW.position] + 2


@rule("C5")
def test_a_first_claim_is_secret() -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=TWO_YELLOW)
    half = play(play(state, Bid(0, YELLOW), Bid(1, YELLOW)).state, Claim(0, BASE))
    assert to_act(half.state) == (1,)
    assert not told(half, ClaimsRevealed)
    assert not told(half, CardTaken)


@rule("R5.6", "F18")
def test_two_colors_may_be_claimed_at_once() -> None:
    both = row(blue=33, red=(34, 38), green=35, yellow=(36, 37))
    state = in_auction(*(seat(gems=ONE_EACH) for _ in range(4)), row=both)
    state = play(state, Bid(0, YELLOW), Bid(1, RED), Bid(2, YELLOW), Bid(3, RED)).state
    assert to_act(state) == (0, 1, 2, 3)
    done = play(state, Claim(0, BASE), Claim(1, TIP), Claim(2, BASE), Claim(3, BASE))
    assert [held.numbers for held in done.state.seats] == [(), (38,), (), (34,)]
    assert to_act(done.state) == (0, 2)


@rule("R5.6", "F19")
@pytest.mark.parametrize("bidders", [3, 4])
def test_three_or_four_bidders_get_nothing(bidders: int) -> None:
    state = in_auction(*(seat(gems=gems(yellow=2)) for _ in range(bidders)), row=TWO_YELLOW)
    done = play(state, *(Bid(index, YELLOW) for index in range(bidders)))
    assert not told(done, CardTaken)
    assert isinstance(done.state.task, AskBids)
    assert to_act(done.state) == tuple(range(bidders))
    assert done.state.bank[YELLOW.position] == state.bank[YELLOW.position] + bidders


@rule("R5.6", "C61")
@pytest.mark.parametrize(("slot", "number"), [(BASE, 36), (TIP, 37)])
def test_a_single_bidder_chooses_and_must_take_one(slot: Slot, number: int) -> None:
    """The only bidder on a color of two cards takes base or tip, whichever he likes, and cannot take neither."""
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=TWO_YELLOW)
    state = play(state, Bid(0, YELLOW), Bid(1, RED)).state
    assert to_act(state) == (0,)
    assert set(legal_actions(state, 0)) == {Claim(0, BASE), Claim(0, TIP)}
    found = refusal(state, Claim(0, None))
    assert (found.code, found.rule) == (RefusalCode.NOT_CLAIMABLE, "C61")
    done = play(state, Claim(0, slot)).state
    assert done.seats[0].numbers == (number,)


@rule("R5.2", "F24")
def test_a_color_whose_cards_are_gone_cannot_be_bid_again() -> None:
    """Base and tip of yellow were taken in auction 1, so yellow cannot be bid in auction 2."""
    state = in_auction(*(seat(gems=gems(yellow=2, red=2)) for _ in range(4)), row=TWO_YELLOW)
    state = play(state, Bid(0, YELLOW), Bid(1, YELLOW), Bid(2, RED), Bid(3, RED)).state
    state = play(state, Claim(0, BASE), Claim(1, TIP)).state
    assert state.auction == 2
    assert set(legal_actions(state, 2)) == {Bid(2, RED), Pass(2)}
    assert refusal(state, Bid(2, YELLOW)).code is RefusalCode.NO_CARD_THERE


# -- attack tokens -----------------------------------------------------------------------------------------------------


@rule("R5.14")
def test_an_attacker_takes_any_card_before_bids_count() -> None:
    """The token's owner picks any card of the row after the reveal and is done this turn."""
    state = in_auction(seat(attack=1), seat(gems=ONE_EACH), row=TWO_YELLOW)
    revealed = play(state, BidAttack(0), Bid(1, YELLOW))
    assert to_act(revealed.state) == (0,)
    picks = {(BLUE, BASE), (RED, BASE), (GREEN, BASE), (YELLOW, BASE), (YELLOW, TIP)}
    assert set(legal_actions(revealed.state, 0)) == {TakeCard(0, color, slot) for color, slot in picks}
    done = play(revealed.state, TakeCard(0, GREEN, BASE)).state
    assert done.seats[0].numbers == (35,)
    assert to_act(done) == (1,)  # seat 1 claims one of the two yellow cards
    done = play(done, Claim(1, TIP)).state
    assert isinstance(done.task, AskLay)


@rule("R5.15", "F21")
def test_an_attacker_takes_the_last_card_of_a_color() -> None:
    """An attacker takes the only green card: both bidders lose the gem and stay in; the token is gone."""
    state = in_auction(seat(gems=ONE_EACH), seat(attack=2), seat(gems=ONE_EACH), row=SINGLES)
    revealed = play(state, Bid(0, GREEN), BidAttack(1), Bid(2, GREEN))
    done = play(revealed.state, TakeCard(1, GREEN, BASE))
    assert done.state.seats[1].numbers == (35,)
    assert done.state.seats[1].attack == 1
    assert [held.attack for held in done.state.seats] == [0, 1, 0]
    assert done.state.bank[GREEN.position] == state.bank[GREEN.position] + 2
    assert not told(done, Passed)
    assert told(done, AuctionStarted) == (AuctionStarted(2, (0, 2)),)


@rule("R5.16", "R9.1", "C8", "F22")
def test_the_attacker_with_the_lowest_number_in_the_pyramid_picks_first() -> None:
    """Lowest numbers 17 and 4: the owner of 4 picks first, whatever he holds in hand; both are done."""
    state = in_auction(
        seat(on(1, 0, 17), on(1, 1, 60), attack=1, hand=(1,)),
        seat(on(1, 0, 61), on(1, 1, 4), attack=1, hand=(63,)),
        seat(gems=gems(red=3)),
        row=SINGLES,
    )
    revealed = play(state, BidAttack(0), BidAttack(1), Bid(2, RED))
    assert to_act(revealed.state) == (1,)
    after = play(revealed.state, TakeCard(1, RED, BASE))
    assert to_act(after.state) == (0,)
    assert refusal(after.state, TakeCard(0, RED, BASE)).code is RefusalCode.NO_CARD_THERE
    done = play(after.state, TakeCard(0, BLUE, BASE))
    assert told(done, AuctionStarted) == (AuctionStarted(2, (2,)),)
    assert to_act(done.state) == (2,)


@rule("C6", "B9", "F23")
@pytest.mark.parametrize("auction", [1, 2, 3])
def test_an_attack_token_works_in_every_auction(auction: int) -> None:
    """With `any`, a token bid in auction 1, 2 or 3 takes a card."""
    state = in_auction(seat(attack=1), seat(gems=ONE_EACH), row=SINGLES, auction=auction)
    done = play(play(state, BidAttack(0), Bid(1, RED)).state, TakeCard(0, YELLOW, BASE)).state
    assert done.seats[0].numbers == (36,)
    assert done.seats[0].attack == 0
    assert isinstance(done.task, AskLay)


@rule("B9", "F23")
@pytest.mark.parametrize("auction", [2, 3])
def test_an_attack_token_may_be_kept_to_the_first_auction(auction: int) -> None:
    """With `first`, the token is refused in auctions 2 and 3, and taken in the first."""
    edition = DEFAULTS.with_options(attack_token_auctions="first")
    state = in_auction(seat(attack=1), seat(gems=ONE_EACH), row=SINGLES, auction=auction, edition=edition)
    found = refusal(state, BidAttack(0))
    assert (found.code, found.rule) == (RefusalCode.ATTACK_TOO_LATE, "B9")
    assert legal_actions(state, 0) == (Pass(0),)
    assert set(legal_actions(attrs.evolve(state, auction=1), 0)) == {BidAttack(0), Pass(0)}


@rule("R5.14")
def test_an_attack_token_needs_a_card_to_take() -> None:
    """Where law 69 has left no card in the row, there is nothing to attack, and passing is all that is left."""
    state = in_auction(seat(attack=1), seat(gems=ONE_EACH), row=row())
    found = refusal(state, BidAttack(0))
    assert (found.code, found.rule) == (RefusalCode.NO_CARD_THERE, "R5.14")
    assert legal_actions(state, 0) == (Pass(0),)


@rule("R5.14")
def test_no_attack_without_a_token() -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=SINGLES)
    assert refusal(state, BidAttack(0)).code is RefusalCode.NO_ATTACK_TOKEN


@rule("C7")
def test_one_bidder_gets_the_card_that_the_attacker_left() -> None:
    state = in_auction(seat(attack=1), seat(gems=ONE_EACH), row=TWO_YELLOW)
    done = play(play(state, BidAttack(0), Bid(1, YELLOW)).state, TakeCard(0, YELLOW, BASE)).state
    assert done.seats[1].numbers == (37,)
    assert isinstance(done.task, AskLay)


@rule("C7")
def test_two_bidders_collide_on_the_card_that_the_attacker_left() -> None:
    state = in_auction(seat(attack=1), seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=TWO_YELLOW)
    revealed = play(state, BidAttack(0), Bid(1, YELLOW), Bid(2, YELLOW))
    done = play(revealed.state, TakeCard(0, YELLOW, TIP))
    assert told(done, AuctionStarted) == (AuctionStarted(2, (1, 2)),)
    assert not told(done, ClaimsRevealed)
    assert done.state.bases[3] == 36


@rule("R5.16")
def test_attackers_of_a_whole_table_all_find_a_card() -> None:
    numbers = (40, 9, 25, 12)
    state = in_auction(*(seat(on(1, 0, number), attack=1) for number in numbers), row=SINGLES)
    state = play(state, *(BidAttack(index) for index in range(4))).state
    for index, color in ((1, RED), (3, BLUE), (2, GREEN), (0, YELLOW)):
        assert to_act(state) == (index,)
        state = play(state, TakeCard(index, color, BASE)).state
    assert isinstance(state.task, AskLay)
    assert [held.numbers for held in state.seats] == [(36,), (34,), (35,), (33,)]


@rule("R8.3", "C43")
def test_attack_tokens_do_not_run_out() -> None:
    state = in_development(
        seat(on(1, 0, 8), on(1, 1, 33), gems=gems(blue=1, green=1), attack=17, hand=(8 + 12,)), seat()
    )
    state = play(state, Lay(0, 20), Pass(1)).state
    done = play(state, PlaceCard(0, Place(2, 0))).state  # row 2 of card 20: an attack token, two gems, a 2
    assert done.seats[0].attack == 18


# -- pass income -------------------------------------------------------------------------------------------------------


@rule("R5.17", "R7.4", "D22")
def test_passing_with_four_science_gives_seven_gems() -> None:
    """3 gems and one for each of four science tokens, of chosen colors."""
    science = (on(1, 0, 12, tokens=Tokens(science=3)), on(1, 1, 13, tokens=Tokens(science=1)))
    state = in_auction(seat(*science), seat(gems=ONE_EACH), row=SINGLES)
    done = play(state, Pass(0), Bid(1, RED))
    assert due(done.state) == (0, 7)
    assert play(done.state, TakeGems(0, (4, 3, 0, 0))).state.seats[0].gems == (4, 3, 0, 0)


@rule("R5.18", "R9.1")
def test_simultaneous_passers_take_in_order_of_lowest_number() -> None:
    """Passers 30, 12 and 5 take one after the other: 5, 12, 30."""
    state = in_auction(*(seat(on(1, 0, number)) for number in (30, 12, 5)), row=SINGLES)
    done = take_three(play(state, Pass(0), Pass(1), Pass(2)))
    assert taken(done) == [(2, 3), (1, 3), (0, 3)]


@rule("R5.18", "R5.19", "F28")
def test_a_short_bank_empties_in_order() -> None:
    """Player 5 with a science token takes all of R1 G2 B1; players 12 and 30 take nothing, and nobody is asked."""
    state = in_auction(
        seat(on(1, 0, 12)),
        seat(on(1, 0, 30)),
        seat(on(1, 0, 5, tokens=Tokens(science=1))),
        row=SINGLES,
        bank=gems(red=1, green=2, blue=1),
        rest_to=1,
    )
    done = play(state, Pass(0), Pass(1), Pass(2))
    assert told(done, GemsTaken) == (GemsTaken(2, (1, 1, 2, 0)),)
    assert done.state.bank == (0, 0, 0, 0)
    assert isinstance(done.state.task, AskLay)


@rule("R5.19", "R13.1", "F29")
def test_the_only_possible_take_is_not_asked_for() -> None:
    """The bank has red gems only, so a passer gets three of them without being asked."""
    state = in_auction(seat(), seat(gems=ONE_EACH), row=SINGLES, bank=gems(red=5))
    done = play(state, Pass(0), Bid(1, BLUE))
    assert told(done, GemsTaken) == (GemsTaken(0, (0, 3, 0, 0)),)
    assert done.state.seats[0].gems == (0, 3, 0, 0)


@rule("R5.19", "F30")
def test_a_passer_takes_what_is_left() -> None:
    """With two gems in the bank a passer with four science tokens gets exactly those two."""
    state = in_auction(
        seat(on(1, 0, 12, tokens=Tokens(science=4))), seat(gems=ONE_EACH), row=SINGLES, bank=gems(red=1, green=1)
    )
    done = play(state, Pass(0), Bid(1, BLUE))
    assert told(done, GemsTaken) == (GemsTaken(0, (0, 1, 1, 0)),)


@rule("R5.19", "C11", "F30")
def test_a_passer_may_not_take_less() -> None:
    """7 gems are due and two colors hold nine: taking six is refused."""
    state = in_auction(
        seat(on(1, 0, 12, tokens=Tokens(science=4))),
        seat(gems=ONE_EACH),
        seat(),
        row=SINGLES,
        bank=gems(red=5, green=4),
    )
    state = play(state, Pass(0), Bid(1, BLUE), Pass(2)).state
    assert due(state) == (0, 7)
    found = refusal(state, TakeGems(0, (0, 3, 3, 0)))
    assert (found.code, found.rule, found.needed) == (RefusalCode.WRONG_NUMBER_OF_GEMS, "C11", (7,))
    assert set(legal_actions(state, 0)) == {TakeGems(0, (0, red, 7 - red, 0)) for red in range(3, 6)}


@rule("R5.19")
@pytest.mark.parametrize(
    ("take", "code"),
    [
        ((0, 4, 0, 0), RefusalCode.WRONG_NUMBER_OF_GEMS),
        ((3, 0, 0, 0), RefusalCode.BANK_SHORT),
        ((0, 4, -1, 0), RefusalCode.MALFORMED),
    ],
)
def test_a_missing_color_cannot_be_taken(take: Gems, code: RefusalCode) -> None:
    state = in_auction(seat(), seat(gems=ONE_EACH), row=SINGLES, bank=gems(red=5, green=4))
    state = play(state, Pass(0), Bid(1, BLUE)).state
    assert refusal(state, TakeGems(0, take)).code is code


@rule("R5.17", "F33")
def test_science_gained_later_does_not_add_to_the_income() -> None:
    """A player passes in auction 1 and gains science in development: he keeps the 3 gems, and 4 come next turn."""
    state = in_auction(seat(on(1, 0, 9), on(1, 1, 21), gems=gems(blue=1), hand=(6,)), seat(gems=ONE_EACH), row=SINGLES)
    state = play(state, Pass(0), Bid(1, RED)).state
    state = play(state, TakeGems(0, (0, 0, 0, 3))).state
    state = play(state, Lay(0, 6), Pass(1)).state
    done = play(state, PlaceCard(0, Place(2, 0)))  # row 2 of card 6 gives science for one blue and one yellow gem
    assert done.state.seats[0].pyramid.at[Place(2, 0)].tokens.science == 1
    assert done.state.seats[0].gems == (0, 0, 0, 2)
    assert not told(done, GemsTaken)
    next_turn = play(end_of_phase(done.state), Pass(0), Pass(1))
    assert (0, 4) in taken(take_three(next_turn))


def _short_bank(edition: Edition, auction: int = 1) -> GameState:
    """One gem in the bank; seat 0 passes while seats 1 and 2 collide on red."""
    bidder = seat(gems=gems(red=1))
    state = in_auction(seat(), bidder, bidder, row=SINGLES, bank=gems(green=1), edition=edition, auction=auction)
    return play(state, Pass(0), Bid(1, RED)).state


@rule("C9")
def test_passers_take_before_the_bids_return() -> None:
    """With `before_bids`, the one gem that the bank has at the reveal is all a passer gets."""
    done = play(_short_bank(DEFAULTS), Bid(2, RED))
    assert taken(done) == [(0, 1)]
    assert done.state.bank == gems(red=2)


@rule("C9")
def test_passers_may_take_after_the_bids_return() -> None:
    """With `after_bids` and two red bids in the bank, the passer gets three gems."""
    done = play(_short_bank(DEFAULTS.with_options(pass_income_timing="after_bids")), Bid(2, RED))
    assert taken(done) == [(0, 3)]
    assert done.state.bank == (0, 0, 0, 0)
    assert to_act(done.state) == (1, 2)


@rule("C9")
def test_passers_take_before_attackers_pick() -> None:
    """With `before_bids`, a passer takes his gems at the reveal, before an attacker picks a card."""
    state = in_auction(seat(), seat(attack=1), row=SINGLES)
    done = play(state, Pass(0), BidAttack(1))
    assert due(done.state) == (0, 3)
    assert to_act(play(done.state, TakeGems(0, (1, 1, 1, 0))).state) == (1,)


@rule("C9")
def test_after_bids_passers_take_when_the_attackers_have_picked() -> None:
    """With `after_bids`, the attacker picks, the bids are settled, and then the passer takes."""
    edition = DEFAULTS.with_options(pass_income_timing="after_bids")
    state = in_auction(seat(), seat(attack=1), row=SINGLES, edition=edition)
    done = play(state, Pass(0), BidAttack(1))
    assert to_act(done.state) == (1,)
    done = play(done.state, TakeCard(1, RED, BASE))
    assert due(done.state) == (0, 3)


@rule("C9")
def test_who_fails_in_the_third_auction_takes_after_its_bids_returned() -> None:
    """Two collide in auction 3 over an empty bank; the returned gems are there for them, lowest number first."""
    state = in_auction(
        seat(on(1, 0, 20), gems=gems(red=1)), seat(on(1, 0, 5), gems=gems(red=1)), seat(),
        row=SINGLES, auction=3, bank=(0, 0, 0, 0),
    )  # fmt: skip
    done = play(state, Bid(0, RED), Bid(1, RED), Pass(2))
    assert told(done, GemsTaken) == (GemsTaken(1, (0, 2, 0, 0)),)


def _third_auction(edition: Edition) -> Step:
    """Four gems in the bank; in auction 3 player 30 passes while players 12 and 5 collide on red."""
    state = in_auction(
        seat(on(1, 0, 30)),
        seat(on(1, 0, 12), gems=gems(red=1)),
        seat(on(1, 0, 5), gems=gems(red=1)),
        row=SINGLES,
        auction=3,
        bank=gems(blue=4),
        rest_to=0,
        edition=edition,
    )
    return take_three(play(state, Pass(0), Bid(1, RED), Bid(2, RED)))


@rule("C9", "C10")
@pytest.mark.parametrize("timing", ["before_bids", "after_bids"])
@pytest.mark.parametrize(("queues", "takes"), [("separate", [(0, 3), (2, 3)]), ("merged", [(2, 3), (1, 3)])])
def test_who_takes_after_the_third_auction(timing: str, queues: str, takes: list[tuple[int, int]]) -> None:
    """The passer 30 takes before those who failed if the queues are separate; else 5, 12 and 30 take in this order."""
    edition = DEFAULTS.with_options(pass_income_timing=timing, third_auction_passes=queues)
    assert taken(_third_auction(edition)) == takes


@rule("C10")
@pytest.mark.parametrize("auction", [1, 2])
def test_a_merged_queue_does_not_touch_the_first_two_auctions(auction: int) -> None:
    """With `merged`, who passes in auction 1 or 2 takes at once, as ever."""
    done = play(_short_bank(DEFAULTS.with_options(third_auction_passes="merged"), auction), Bid(2, RED))
    assert taken(done) == [(0, 1)]


def with_a_low_law() -> CardSet:
    """The printed cards, with a law of the number 2 in place of character 2."""
    full = printed()
    law = attrs.evolve(full.laws[-1], number=2, id="low-law", on_play=(), scoring=())
    characters = tuple(card for card in full.characters if card.number != 2)
    return attrs.evolve(full, id="low", characters=characters, laws=(*full.laws, law))


@rule("B8")
@pytest.mark.parametrize(("option", "order"), [("all", [1, 0]), ("characters", [0, 1])])
def test_whose_numbers_order_the_passers(option: str, order: list[int]) -> None:
    """Pyramids 10 and 50 with law 2: the law counts under `all`, characters alone under `characters` (french)."""
    cards = with_a_low_law()
    state = in_auction(
        seat(on(1, 0, 10)),
        seat(on(1, 0, 50), on(1, 1, 2, card_set=cards)),
        row=SINGLES,
        card_set=cards,
        edition=DEFAULTS.with_options(pass_order_numbers=option),
    )
    done = take_three(play(state, Pass(0), Pass(1)))
    assert [index for index, _ in taken(done)] == order


@rule("R5.10", "B8", "C10")
@pytest.mark.parametrize("queues", ["separate", "merged"])
@pytest.mark.parametrize(("option", "order"), [("all", [1, 0]), ("characters", [0, 1])])
def test_the_option_orders_those_who_fail_in_the_third_auction_too(option: str, order: list[int], queues: str) -> None:
    """Who has no card after auction 3 is a passer, and takes in the same order, in a queue apart or in one with all."""
    cards = with_a_low_law()
    state = in_auction(
        seat(on(1, 0, 10), gems=gems(red=1)),
        seat(on(1, 0, 50), on(1, 1, 2, card_set=cards), gems=gems(red=1)),
        row=SINGLES,
        auction=3,
        card_set=cards,
        edition=DEFAULTS.with_options(pass_order_numbers=option, third_auction_passes=queues),
    )
    done = take_three(play(state, Bid(0, RED), Bid(1, RED)))
    assert [index for index, _ in taken(done)] == order


@rule("R5.16", "B8")
def test_attackers_are_ordered_by_all_cards() -> None:
    """With `characters`, only the pass order looks at characters; attackers go by any card."""
    cards = with_a_low_law()
    state = in_auction(
        seat(on(1, 0, 10), attack=1),
        seat(on(1, 0, 50), on(1, 1, 2, card_set=cards), attack=1),
        row=SINGLES,
        card_set=cards,
        edition=DEFAULTS.with_options(pass_order_numbers="characters"),
    )
    assert to_act(play(state, BidAttack(0), BidAttack(1)).state) == (1,)


@rule("C29")
def test_a_pyramid_without_a_character_goes_by_all_its_cards() -> None:
    """With `characters`, a pyramid of law 65 alone counts as 65, after one whose lowest character is 10."""
    state = in_auction(
        seat(on(1, 0, 65)),
        seat(on(1, 0, 10)),
        row=SINGLES,
        edition=DEFAULTS.with_options(pass_order_numbers="characters"),
    )
    assert taken(take_three(play(state, Pass(0), Pass(1)))) == [(1, 3), (0, 3)]


@rule("C28")
def test_a_tucked_card_does_not_count_for_the_order() -> None:
    """Character 3 lies under a law, so the pyramid's lowest number is 20, after one with 10."""
    state = in_auction(seat(on(1, 0, 20), on(1, 1, 72, tucked=(3,))), seat(on(1, 0, 10)), row=SINGLES)
    assert taken(take_three(play(state, Pass(0), Pass(1)))) == [(1, 3), (0, 3)]


# -- the end of the phase ----------------------------------------------------------------------------------------------


@rule("R5.21", "R8.1", "F26")
def test_the_row_moves_before_development() -> None:
    """Tips are discarded, bases become tips, four new bases appear, and only then development begins."""
    state = in_auction(
        seat(gems=ONE_EACH), seat(), row=row(blue=(33, 37), red=(34, None), green=(None, 39), yellow=(36, 40))
    )
    top_four = [card.number for card in reversed(state.auction_deck)][:4]
    revealed = play(state, Bid(0, RED), Pass(1))
    done = play(revealed.state, TakeGems(1, (1, 1, 1, 0)))
    assert told(done, RowMoved) == (RowMoved((37, 39, 40), (33, None, None, 36)),)
    assert done.state.tips == (33, None, None, 36)  # an empty base leaves an empty tip
    assert list(done.state.bases) == top_four
    kinds = [type(event) for event in done.events if isinstance(event, (RowMoved, CardsRevealed, RoundStarted))]
    assert kinds == [RowMoved, CardsRevealed, RoundStarted]
    gone = {37, 39, 40}
    assert gone <= set(done.state.discarded)
    decks = (*done.state.auction_deck, *done.state.reserve_deck, *done.state.law_deck)
    assert not gone & {card.number for card in decks}


@rule("C60")
def test_the_row_moves_on_the_last_turn_too() -> None:
    """In turn 12 tips are discarded and bases move; nothing is revealed from the empty deck."""
    state = in_auction(seat(), seat(), row=row(blue=(33, 37), red=34), turn=12)
    assert state.auction_deck == ()
    done = take_three(play(state, Pass(0), Pass(1)))
    assert done.state.tips == (33, 34, None, None)
    assert done.state.bases == (None, None, None, None)
    assert not told(done, CardsRevealed)
    assert isinstance(done.state.task, AskLay)


@rule("R5.22", "D7")
def test_the_last_four_cards_are_revealed_in_turn_11() -> None:
    """The end of turn 11's auction phase reveals the last four cards; turn 12 is the last."""
    state = in_auction(seat(), seat(), row=SINGLES, turn=11)
    assert len(state.auction_deck) == 4
    done = take_three(play(state, Pass(0), Pass(1)))
    assert done.state.auction_deck == ()
    assert None not in done.state.bases
    last = end_of_phase(done.state)
    assert (last.turn, last.auction) == (12, 1)


@rule("R4.1")
def test_after_turn_12_there_is_no_thirteenth() -> None:
    """When development of turn 12 is over the game ends."""
    state = in_development(seat(), seat(), turn=12)
    done = play(state, Pass(0), Pass(1))
    assert not told(done, TurnStarted)
    assert done.state.is_over or isinstance(done.state.task, AskPaint)


@rule("R4.2")
def test_everybody_is_in_the_auction_again_next_turn() -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(), row=SINGLES)
    state = take_three(play(state, Bid(0, RED), Pass(1))).state
    state = end_of_phase(state)
    assert (state.turn, state.auction) == (3, 1)
    assert to_act(state) == (0, 1)
    assert [held.auction for held in state.seats] == [Standing.IN, Standing.IN]


@rule("R5.4")
@pytest.mark.parametrize("color", [BLUE, RED, GREEN, YELLOW])
def test_a_winning_gem_returns_to_the_bank(color: Color) -> None:
    state = in_auction(seat(gems=ONE_EACH), seat(attack=1), row=SINGLES)
    done = play(state, Bid(0, color), BidAttack(1)).state
    other = next(action for action in legal_actions(done, 1) if isinstance(action, TakeCard) and action.color != color)
    done = play(done, other).state
    assert done.bank[color.position] == state.bank[color.position] + 1
    assert len(done.seats[0].hand) == 1
