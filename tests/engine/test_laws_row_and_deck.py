"""Laws 69 and 70 in play: a card of the auction row and the skipped auction, laws drawn and put back."""

from __future__ import annotations

import attrs

from law_play import after, at, end_turn, numbers, place
from positions import in_development, on, play, refusal, row, rows, seat, told
from rules import rule
from viceroy.engine.actions import (
    Bid,
    BidAttack,
    ChooseOption,
    Done,
    DrawCards,
    Lay,
    Pass,
    PlaceCard,
    PutBack,
    Slot,
    TakeCard,
    TakeGems,
    TuckTaken,
)
from viceroy.engine.draft import row_cards
from viceroy.engine.events import (
    AuctionSkipped,
    BidsRevealed,
    CardDrawn,
    CardPutBack,
    CardTaken,
    Passed,
    RowMoved,
    RowRefilled,
)
from viceroy.engine.prompts import AskBids, AskLay, AskPaint, AskPutBack, AskTuckTaken
from viceroy.engine.reducer import check, legal_actions, to_act
from viceroy.engine.state import GameState, HiddenCard
from viceroy.engine.views import seen_by
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.tokens import Color

BLUE, RED, GREEN, YELLOW = Color

ROW = row(blue=(1, 6), red=2, green=(None, 7), yellow=4)

# -- L69 ---------------------------------------------------------------------------------------------------------------


def drafted(color: Color = BLUE, slot: Slot = Slot.BASE, *, reserve: tuple[int, ...] = (8, 9)) -> GameState:
    """Ada has played law 69 and taken a card; Ben and Cleo sit with her."""
    state = in_development(seat(*rows((33,)), hand=(69,)), seat(), seat(), row=ROW, reserve_deck=reserve)
    return play(place(state, 69, 1, 1).state, TakeCard(0, color, slot)).state


@rule("L69")
def test_law_69_takes_a_card_and_refills_its_place_from_the_reserve_deck() -> None:
    state = in_development(seat(*rows((33,)), hand=(69,)), seat(), row=ROW, reserve_deck=(8, 9))
    done = after(place(state, 69, 1, 1), TakeCard(0, BLUE, Slot.BASE))
    assert done.state.seats[0].numbers == (1,)
    assert (done.state.bases, done.state.tips) == ((8, 2, None, 4), (6, None, 7, None))
    assert numbers(done.state.reserve_deck) == [9]
    assert told(done, CardTaken) == (CardTaken(0, 1, BLUE, Slot.BASE),)
    assert told(done, RowRefilled) == (RowRefilled(8, BLUE, Slot.BASE),)


@rule("L69")
def test_law_69_refills_a_tip_at_the_tip() -> None:
    """The refill lies in the same slot, and is not one of the 48: the auction deck is as long as before."""
    before = in_development(seat(*rows((33,)), hand=(69,)), seat(), row=ROW, reserve_deck=(8, 9))
    state = play(place(before, 69, 1, 1).state, TakeCard(0, GREEN, Slot.TIP)).state
    assert (state.bases, state.tips) == ((1, 2, None, 4), (6, None, 8, None))
    assert len(state.auction_deck) == len(before.auction_deck)


@rule("L69")
def test_law_69_must_take_one_of_the_cards_that_lie_there_now() -> None:
    """Any base or tip of the row after the refill, and nothing else; it is obligatory."""
    state = in_development(seat(*rows((33,)), hand=(69,)), seat(), row=ROW, reserve_deck=(8, 9))
    state = place(state, 69, 1, 1).state
    assert set(legal_actions(state, 0)) == {
        TakeCard(0, BLUE, Slot.BASE),
        TakeCard(0, BLUE, Slot.TIP),
        TakeCard(0, RED, Slot.BASE),
        TakeCard(0, GREEN, Slot.TIP),
        TakeCard(0, YELLOW, Slot.BASE),
    }
    found = refusal(state, TakeCard(0, RED, Slot.TIP))
    assert (found.code, found.rule) == (RefusalCode.NO_CARD_THERE, "L69")
    assert refusal(state, Done(0)).code is RefusalCode.WRONG_ACTION


@rule("L69")
def test_an_empty_reserve_deck_refills_nothing() -> None:
    state = drafted(RED, reserve=())
    assert state.bases == (1, None, None, 4)
    assert state.reserve_deck == ()


@rule("L69")
def test_law_69_with_an_empty_row_takes_nothing_but_the_skip_holds() -> None:
    """Nothing lies there, so nothing is asked; the player still takes no part in the next auction phase."""
    empty = ((None,) * 4, (None,) * 4)
    state = in_development(seat(*rows((33,)), hand=(69,)), seat(), row=empty, reserve_deck=(8, 9))
    done = place(state, 69, 1, 1)
    assert isinstance(done.state.task, AskLay)
    assert done.state.seats[0].numbers == ()
    assert numbers(done.state.reserve_deck) == [8, 9]
    assert told(done, AuctionSkipped) == (AuctionSkipped(0),)
    assert to_act(end_turn(done.state).state) == (1,)


@rule("L69")
def test_who_played_law_69_sits_out_one_auction_phase_and_gets_no_income() -> None:
    """Not taking part is not passing; in the turn after it Ada bids again."""
    state = end_turn(drafted()).state
    gems = state.seats[0].gems
    assert isinstance(state.task, AskBids)
    assert (state.turn, to_act(state)) == (3, (1, 2))
    assert check(state, Pass(0)) is not None
    done = play(state, Pass(1), Pass(2))
    while to_act(done.state) != (0, 1, 2):
        done = after(done, legal_actions(done.state, to_act(done.state)[0])[0])
    assert isinstance(done.state.task, AskLay)
    assert {event.seat for event in told(done, Passed)} == {1, 2}
    assert done.state.seats[0].gems == gems
    state = end_turn(done.state).state
    assert (state.turn, to_act(state)) == (4, (0, 1, 2))


@rule("L65", "L69")
def test_the_skip_is_a_mark_and_not_a_count() -> None:
    """Law 69 played, replaced, and played once more in one phase: one auction phase is skipped."""
    state = in_development(seat(*rows((33,)), hand=(65, 69)), seat(), row=ROW, reserve_deck=(8, 9))
    state = play(place(state, 69, 1, 1).state, TakeCard(0, BLUE, Slot.BASE)).state
    state = place(state, 65, 1, 1).state
    state = play(place(state, 69, 1, 2).state, TakeCard(0, BLUE, Slot.BASE)).state
    assert state.seats[0].numbers == (1, 8)
    assert state.bases[0] == 9
    state = end_turn(state).state
    assert (state.turn, to_act(state)) == (3, (1,))
    state = end_turn(play(state, Pass(1), TakeGems(1, (3, 0, 0, 0))).state).state
    assert (state.turn, to_act(state)) == (4, (0, 1))


@rule("R5.21", "L69")
def test_a_single_player_who_skips_leaves_no_auction_to_hold() -> None:
    """Virtual opponents do not act; the row moves and the development phase begins."""
    state = in_development(seat(*rows((33,)), hand=(69,)), row=ROW, reserve_deck=(8, 9), virtual_opponents=3)
    state = play(place(state, 69, 1, 1).state, TakeCard(0, RED, Slot.BASE)).state
    done = play(state, Pass(0))
    assert (done.state.turn, done.state.round) == (3, 1)
    assert told(done, BidsRevealed) == ()


@rule("R5.21", "L69")
def test_the_row_moves_when_nobody_takes_part() -> None:
    """Both players skip: tips are discarded, bases move, four new ones come, and nobody bid."""
    state = in_development(seat(*rows((33,)), skips_next=True), seat(skips_next=True), row=ROW, virtual_opponents=1)
    four = numbers(state.auction_deck)[:4]
    done = play(state, Pass(0), Pass(1))
    assert (done.state.turn, done.state.round) == (3, 1)
    assert told(done, BidsRevealed) == ()
    assert told(done, RowMoved) == (RowMoved((6, 7), (1, 2, None, 4)),)
    assert done.state.tips == (1, 2, None, 4)
    assert list(done.state.bases) == four
    assert done.state.chance == state.chance


@rule("L69")
def test_in_the_last_turn_law_69_takes_a_card_and_skips_nothing() -> None:
    state = in_development(
        seat(*rows((33,)), gems=(0, 0, 1, 0), hand=(69,)), seat(), turn=12, row=row(blue=(None, 32)), reserve_deck=()
    )
    done = after(place(state, 69, 1, 1), TakeCard(0, BLUE, Slot.TIP))
    assert told(done, AuctionSkipped) == ()
    state = place(done.state, 32, 1, 2).state
    assert at(state, 1, 2).card.number == 32
    state = end_turn(state).state
    assert state.is_over or isinstance(state.task, AskPaint)


@rule("R5.12", "L69")
def test_everybody_knows_the_card_that_law_69_takes() -> None:
    """It lay open in the row, so it is known in the hand, to each of the three players."""
    assert drafted().seats[0].hand[0].known_by == (0, 1, 2)


@rule("R5.2")
def test_a_card_taken_by_law_69_can_be_bid_for_by_nobody() -> None:
    state = in_development(
        seat(*rows((33,)), hand=(69,)),
        seat(gems=(0, 0, 1, 1)),
        row=row(blue=1, red=2, green=3, yellow=4),
        reserve_deck=(),
        turn=11,
    )
    state = end_turn(play(place(state, 69, 1, 1).state, TakeCard(0, YELLOW, Slot.BASE)).state).state
    assert state.turn == 12
    assert refusal(state, Bid(1, YELLOW)).code is RefusalCode.NO_CARD_THERE
    assert check(state, Bid(1, GREEN)) is None


# -- L70 ---------------------------------------------------------------------------------------------------------------


@rule("L70")
def test_law_70_draws_three_laws_and_puts_two_back_in_the_order_chosen() -> None:
    """81, 82 and 83 are drawn; 81 and then 82 go back, so 82 is drawn next, then 81, then 84."""
    state = in_development(seat(*rows((33,)), hand=(70,)), seat(), law_deck=(81, 82, 83, 84))
    done = place(state, 70, 1, 1)
    assert done.state.seats[0].numbers == (81, 82, 83)
    assert [event.card for event in told(done, CardDrawn)] == [81, 82, 83]
    done = after(done, PutBack(0, 81), PutBack(0, 82))
    assert done.state.seats[0].numbers == (83,)
    assert numbers(done.state.law_deck) == [82, 81, 84]
    assert isinstance(done.state.task, AskLay)


@rule("L70")
def test_law_70_puts_back_any_laws_of_the_hand_but_no_character() -> None:
    """Law 88 was in the hand before; the three laws drawn may all stay but one."""
    state = in_development(seat(*rows((33,)), hand=(5, 70, 88)), seat(), law_deck=(81, 82, 83, 84))
    state = place(state, 70, 1, 1).state
    assert set(legal_actions(state, 0)) == {PutBack(0, number) for number in (81, 82, 83, 88)}
    assert refusal(state, PutBack(0, 5)).code is RefusalCode.NOT_OF_THE_DECK
    assert refusal(state, PutBack(0, 84)).code is RefusalCode.NOT_IN_HAND
    state = play(state, PutBack(0, 88), PutBack(0, 81)).state
    assert state.seats[0].numbers == (5, 82, 83)
    assert numbers(state.law_deck) == [81, 88, 84]


@rule("L70")
def test_law_70_draws_what_there_is() -> None:
    state = in_development(seat(*rows((33,)), hand=(5, 70)), seat(), law_deck=(81,))
    state = place(state, 70, 1, 1).state
    assert state.task == AskPutBack(0, Deck.LAWS, 1)
    assert legal_actions(state, 0) == (PutBack(0, 81),)
    state = play(state, PutBack(0, 81)).state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].numbers == (5,)
    assert numbers(state.law_deck) == [81]


@rule("L70")
def test_law_70_with_an_empty_deck_still_puts_back_laws_of_the_hand() -> None:
    state = in_development(seat(*rows((33,)), hand=(70, 81, 82)), seat(), law_deck=())
    state = play(place(state, 70, 1, 1).state, PutBack(0, 82), PutBack(0, 81)).state
    assert numbers(state.law_deck) == [81, 82]
    assert state.seats[0].numbers == ()


@rule("L70")
def test_law_70_with_no_law_anywhere_does_nothing() -> None:
    state = in_development(seat(*rows((33,)), hand=(5, 70)), seat(), law_deck=())
    state = place(state, 70, 1, 1).state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].numbers == (5,)


@rule("C57", "L70")
def test_only_the_player_knows_what_law_70_put_back() -> None:
    state = in_development(seat(*rows((33,)), hand=(70,)), seat(), law_deck=(81, 82, 83))
    done = after(place(state, 70, 1, 1), PutBack(0, 81), PutBack(0, 82))
    assert [card.known_by for card in done.state.law_deck] == [(0,), (0,)]
    (put_back, _), (drawn, _, _) = told(done, CardPutBack), told(done, CardDrawn)
    assert seen_by(put_back, 0) == put_back
    for other in (1, None):
        assert seen_by(put_back, other) == CardPutBack(0, Deck.LAWS, None)
        assert seen_by(drawn, other) == CardDrawn(0, Deck.LAWS, None)


@rule("R2.4", "L70")
def test_law_70_hides_which_of_several_laws_was_put_back() -> None:
    """Ben knew law 85 in Ada's hand; after she has put back one of two laws, he knows neither any more."""
    ada = seat(*rows((33,)), hand=(70,))
    known = HiddenCard(85, (0, 1))
    state = in_development(ada, seat(), law_deck=(83,))
    state = attrs.evolve(
        state,
        seats=(attrs.evolve(state.seats[0], hand=(*state.seats[0].hand, known)), *state.seats[1:]),
        discarded=tuple(number for number in state.discarded if number != 85),
    )
    done = after(place(state, 70, 1, 1), PutBack(0, 85))
    assert done.state.law_deck == (HiddenCard(85, (0,)),)
    assert done.state.seats[0].hand == (HiddenCard(83),)


@rule("R2.4", "L70")
def test_the_only_law_that_can_go_back_stays_known() -> None:
    """All have seen law 85, and it is the only law that Ada can put back."""
    state = in_development(seat(*rows((33,)), hand=(70,)), seat(), law_deck=())
    known = HiddenCard(85, (0, 1))
    state = attrs.evolve(
        state,
        seats=(attrs.evolve(state.seats[0], hand=(*state.seats[0].hand, known)), *state.seats[1:]),
        discarded=tuple(number for number in state.discarded if number != 85),
    )
    done = after(place(state, 70, 1, 1), PutBack(0, 85))
    assert done.state.law_deck == (HiddenCard(85, (0, 1)),)


@rule("L70", "L77")
def test_a_law_put_back_is_drawn_by_the_next_who_draws() -> None:
    """Ben, whose law is resolved after 70, draws the law that Ada put back last."""
    state = in_development(seat(*rows((33,)), hand=(70,)), seat(*rows((35,)), hand=(77,)), law_deck=(81, 82, 83))
    state = play(place(state, 70, 1, 1, Lay(1, 77)).state, PutBack(0, 81), PutBack(0, 82)).state
    state = play(state, PlaceCard(1, Place(1, 1)), ChooseOption(1, 2), DrawCards(1, (Deck.LAWS,))).state
    assert state.seats[1].numbers == (82,)


@rule("L70", "L78")
def test_laws_drawn_by_law_70_may_be_tucked_before_any_is_put_back() -> None:
    """Each of the three is asked about as it comes; two are tucked, so one law is left to put back."""
    state = in_development(seat(*rows((33,)), on(1, 1, 78), hand=(70,)), seat(), law_deck=(81, 82, 83, 84))
    state = place(state, 70, 1, 2).state
    for number in (81, 82):
        assert state.task == AskTuckTaken(0, number)
        assert 83 not in state.seats[0].numbers
        state = play(state, TuckTaken(0, Place(1, 1))).state
    state = play(state, TuckTaken(0, None)).state
    assert state.task == AskPutBack(0, Deck.LAWS, 1)
    assert legal_actions(state, 0) == (PutBack(0, 83),)


@rule("L69", "L78")
def test_law_69_is_asked_about_by_law_78_before_the_skip_is_owed() -> None:
    """The card taken may be tucked under law 78 as soon as it is in the hand."""
    state = in_development(seat(*rows((33,)), on(1, 1, 78), hand=(69,)), seat(), row=ROW, reserve_deck=(8,))
    done = after(place(state, 69, 1, 2), TakeCard(0, BLUE, Slot.TIP))
    assert done.state.task == AskTuckTaken(0, 6)
    assert told(done, AuctionSkipped) == ()
    done = after(done, TuckTaken(0, Place(1, 1)))
    assert told(done, AuctionSkipped) == (AuctionSkipped(0),)


def law_69_twice(*, reserve: tuple[int, ...]) -> GameState:
    """Return the auction after Ada has played law 69, laid law 65 in its place, and played law 69 once more."""
    state = in_development(
        seat(*rows((33,)), hand=(65, 69)),
        seat(*rows((10,)), attack=1),
        seat(*rows((11,)), attack=1),
        seat(*rows((12,)), attack=1),
        row=row(blue=1, red=2, green=3, yellow=4),
        reserve_deck=reserve,
    )
    state = play(place(state, 69, 1, 1).state, TakeCard(0, BLUE, Slot.BASE)).state
    state = place(state, 65, 1, 1).state
    return play(place(state, 69, 1, 2).state, TakeCard(0, RED, Slot.BASE)).state


@rule("R5.8", "R5.14", "R5.15", "L65", "L69")
def test_an_attacker_finds_no_card_where_law_69_took_too_many() -> None:
    """Law 69 twice in one phase, with no reserve deck, leaves two cards for three attackers.

    The last of them gets nothing for the token; having neither card nor passed, that player is in the next auction.
    """
    state = law_69_twice(reserve=())
    assert (to_act(state), row_cards(state)) == ((1, 2, 3), ((GREEN, Slot.BASE), (YELLOW, Slot.BASE)))
    state = play(state, BidAttack(1), BidAttack(2), BidAttack(3)).state
    state = play(state, TakeCard(1, GREEN, Slot.BASE), TakeCard(2, YELLOW, Slot.BASE)).state
    assert (state.turn, state.auction, to_act(state)) == (3, 2, (3,))
    assert state.seats[3].attack == 0
    assert legal_actions(state, 3) == (Pass(3),)


@rule("R5.14", "L69")
def test_every_attacker_finds_a_card_where_the_reserve_deck_fills_the_gaps() -> None:
    """Law 69 twice in one phase takes no card from the others as long as the reserve deck replaces both."""
    state = law_69_twice(reserve=(8, 9))
    state = play(state, BidAttack(1), BidAttack(2), BidAttack(3)).state
    state = play(
        state, TakeCard(1, GREEN, Slot.BASE), TakeCard(2, YELLOW, Slot.BASE), TakeCard(3, RED, Slot.BASE)
    ).state
    assert [own.attack for own in state.seats[1:]] == [0, 0, 0]
    assert [numbers(own.hand) for own in state.seats[1:]] == [[3], [4], [9]]
