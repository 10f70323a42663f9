"""Laws that respond to events: when they are due, in which order, and what they leave alone."""

from __future__ import annotations

import pytest

from hand_built import BLUE, RED
from law_play import after, at, bare_law, end_turn, place, tucked, with_laws
from positions import all_pass, in_auction, in_development, on, play, refusal, row, rows, seat, told
from rules import rule
from viceroy.engine.actions import (
    Bid,
    Done,
    DrawCards,
    Lay,
    Pass,
    PlaceCard,
    PutBack,
    StoreGem,
    TakeGems,
    TuckCard,
    UseLaw,
)
from viceroy.engine.events import AuctionSkipped, CardPlaced, CircleClosed, LawResponded, RoundStarted, RowMoved
from viceroy.engine.prompts import AskGems, AskLay, AskPaint, AskTuckHand, AskUseLaw
from viceroy.engine.reducer import legal_actions
from viceroy.engine.state import GameState
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.lasting import Trigger, Whenever
from viceroy.model.laws import (
    Deck,
    Draw,
    Effect,
    Gain,
    OthersGain,
    Placement,
    PutBackCards,
    Reward,
    SkipNextAuction,
    StoreGems,
    TuckFreeCard,
    TuckFromHand,
)
from viceroy.model.tokens import Tokens

TEST, OTHER = 89, 90
"""The numbers of laws under test: above all printed ones."""

MAGIC = Gain(Reward(tokens=Tokens(magic=1)))
SINGLES = row(blue=33, red=34, green=35, yellow=36)


def responding(event: Trigger, *effects: Effect) -> CardSet:
    """The printed set with laws 89 and 90, which both do this at such an event."""
    rule_ = (Whenever(event, do=effects),)
    return with_laws(bare_law(TEST, whenever=rule_), bare_law(OTHER, whenever=rule_))


def magic(state: GameState, level: int, x: int, *, seat: int = 0) -> int:
    return at(state, level, x, seat=seat).tokens.magic


# -- circle_closed (R6.9) ----------------------------------------------------------------------------------------------

CIRCLES = responding(Trigger.CIRCLE_CLOSED, MAGIC)


def nearly_closed(*hand: int, cards: CardSet = CIRCLES) -> GameState:
    """Two cards of seat 0 have yellow corners side by side, under the place 2, 0; law 89 lies at their right."""
    laid = on(1, 2, TEST, card_set=cards)
    return in_development(seat(*rows((YELLOW_RIGHT, YELLOW_LEFT)), laid, hand=hand), seat(), card_set=cards)


YELLOW_RIGHT = next(card.number for card in CIRCLES.characters if card.sections.top_right == "yellow")
YELLOW_LEFT = next(
    card.number
    for card in CIRCLES.characters
    if card.sections.top_left == "yellow" and card.number != YELLOW_RIGHT and card.sections.top_right != "yellow"
)
"""Two characters with a yellow corner between them; law 85, whose sections the laws of a test have, fits on top."""


@rule("R6.9")
def test_a_law_responds_to_a_circle_of_its_player() -> None:
    """Law 85 has a yellow lower edge: it completes the circle, and law 89 gets its magic token."""
    done = place(nearly_closed(85), 85, 2, 0)
    assert len(told(done, CircleClosed)) == 1
    assert told(done, LawResponded) == (LawResponded(0, TEST),)
    assert magic(done.state, 1, 2) == 1


def test_a_circle_of_several_colors_is_no_event() -> None:
    """One card further to the right, law 85 completes no circle of one color."""
    done = place(nearly_closed(85), 85, 2, 1)
    assert told(done, CircleClosed) == ()
    assert told(done, LawResponded) == ()


def test_a_law_does_not_respond_to_the_circle_that_it_completes_itself() -> None:
    """Law 90 lies on top of the circle: 89 responds, it does not."""
    done = place(nearly_closed(OTHER), OTHER, 2, 0)
    assert told(done, LawResponded) == (LawResponded(0, TEST),)
    assert (magic(done.state, 1, 2), magic(done.state, 2, 0)) == (1, 0)


def test_laws_respond_in_the_order_of_their_numbers() -> None:
    """Law 90 lies to the left of law 89, which comes first all the same."""
    laid = (on(1, 2, OTHER, card_set=CIRCLES), on(1, 3, TEST, card_set=CIRCLES))
    state = in_development(seat(*rows((YELLOW_RIGHT, YELLOW_LEFT)), *laid, hand=(85,)), seat(), card_set=CIRCLES)
    done = place(state, 85, 2, 0)
    assert told(done, LawResponded) == (LawResponded(0, TEST), LawResponded(0, OTHER))


def test_a_law_responds_when_the_card_is_resolved() -> None:
    """R6.4: law 85 first lets its player take 3 gems; the token comes after that, before the next card of the round."""
    cards = with_laws(
        bare_law(TEST, whenever=(Whenever(Trigger.CIRCLE_CLOSED, do=(MAGIC,)),)), bare_law(85, Gain(Reward(gems=3)))
    )
    asked = place(nearly_closed(85, cards=cards), 85, 2, 0)
    assert isinstance(asked.state.task, AskGems)
    assert magic(asked.state, 1, 2) == 0
    done = after(asked, TakeGems(0, (3, 0, 0, 0)))
    assert magic(done.state, 1, 2) == 1
    assert isinstance(done.state.task, AskLay)


@rule("C32")
def test_a_law_that_was_tucked_meanwhile_is_silent() -> None:
    """Law 85 completes the circle and tucks the only other free card, law 89, which then does nothing."""
    cards = with_laws(
        bare_law(TEST, whenever=(Whenever(Trigger.CIRCLE_CLOSED, do=(MAGIC,)),)), bare_law(85, TuckFreeCard())
    )
    done = place(nearly_closed(85, cards=cards), 85, 2, 0)
    assert tucked(done.state, 2, 0) == (TEST,)
    assert told(done, LawResponded) == ()


# -- law_played (R6.8) -------------------------------------------------------------------------------------------------

LAWS = responding(Trigger.LAW_PLAYED, MAGIC)


def test_a_law_responds_to_a_law_of_another_player_alone() -> None:
    """Seat 0 plays a law: the law of seat 1 responds, its own does not."""
    here, there = on(1, 1, TEST, card_set=LAWS), on(1, 1, OTHER, card_set=LAWS)
    state = in_development(seat(on(1, 0, 33), here, hand=(85,)), seat(on(1, 0, 34), there), card_set=LAWS)
    done = place(state, 85, 1, 2)
    assert told(done, LawResponded) == (LawResponded(1, OTHER),)
    assert (magic(done.state, 1, 1), magic(done.state, 1, 1, seat=1)) == (0, 1)


def test_a_law_under_a_character_is_played_too() -> None:
    """L66: law 66 is tucked when it is played."""
    there = on(1, 1, OTHER, card_set=LAWS)
    state = in_development(seat(on(1, 0, 33), hand=(66,)), seat(on(1, 0, 34), there), card_set=LAWS)
    assert told(place(state, 66, 1, 0), LawResponded) == (LawResponded(1, OTHER),)


def test_a_character_is_no_law() -> None:
    """Seat 0 places card 35: nothing responds."""
    there = on(1, 1, OTHER, card_set=LAWS)
    state = in_development(seat(on(1, 0, 33), hand=(35,), gems=(1, 1, 1, 1)), seat(on(1, 0, 34), there), card_set=LAWS)
    assert told(place(state, 35, 1, 1), LawResponded) == ()


def test_players_respond_in_table_order_from_the_one_who_plays() -> None:
    """Seat 1 of three plays: seat 2 comes before seat 0, though it has the higher number."""
    state = in_development(
        seat(on(1, 0, 33), on(1, 1, TEST, card_set=LAWS)),
        seat(on(1, 0, 34), hand=(85,)),
        seat(on(1, 0, 35), on(1, 1, OTHER, card_set=LAWS)),
        card_set=LAWS,
    )
    done = play(state, Pass(0), Lay(1, 85), Pass(2), PlaceCard(1, Place(1, 1)))
    assert told(done, LawResponded) == (LawResponded(2, OTHER), LawResponded(0, TEST))


@rule("R6.4")
def test_laws_respond_to_laws_when_all_cards_of_the_round_are_resolved() -> None:
    """Seat 1 has laid law 86 when seat 0 plays law 85: it places it first, and cannot tuck it by its own law 90."""
    cards = responding(Trigger.LAW_PLAYED, TuckFromHand())
    state = in_development(
        seat(on(1, 0, 33), hand=(85,)),
        seat(on(1, 0, 34), on(1, 1, OTHER, card_set=cards), hand=(5, 88)),
        card_set=cards,
    )
    placed = play(state, Lay(0, 85), Lay(1, 88), PlaceCard(0, Place(1, 1)))
    assert told(placed, LawResponded) == ()
    done = after(placed, PlaceCard(1, Place(1, 2)))
    assert [type(event) for event in done.events if isinstance(event, CardPlaced | LawResponded)] == [
        CardPlaced,
        CardPlaced,
        LawResponded,
    ]
    assert done.state.task == AskTuckHand(1, Place(1, 1), None)
    assert set(legal_actions(done.state, 1)) == {TuckCard(1, 5), Done(1)}


def test_each_law_that_is_played_is_an_event() -> None:
    """Seats 0 and 2 play a law each: the law of seat 1 responds twice."""
    state = in_development(
        seat(on(1, 0, 33), hand=(85,)),
        seat(on(1, 0, 34), on(1, 1, OTHER, card_set=LAWS)),
        seat(on(1, 0, 35), hand=(86,)),
        card_set=LAWS,
    )
    done = play(state, Lay(0, 85), Pass(1), Lay(2, 86), PlaceCard(0, Place(1, 1)), PlaceCard(2, Place(1, 1)))
    assert magic(done.state, 1, 1, seat=1) == 2


# -- passed (R5.9, R5.10) ----------------------------------------------------------------------------------------------

PASSES = responding(Trigger.PASSED, MAGIC)


@rule("R5.9", "R5.10", "R5.11")
def test_a_law_responds_at_the_end_of_an_auction_phase_in_which_its_player_has_passed() -> None:
    """Seats 0 and 2 pass, seat 1 wins a card: the laws of those two respond, in table order, before the first round."""
    laws = [on(1, 1, number, card_set=PASSES) for number in (OTHER, 88, TEST)]
    seats = [seat(on(1, 0, 40 + index), law, gems=(1, 1, 1, 0)) for index, law in enumerate(laws)]
    state = in_auction(*seats, auction=3, row=row(blue=33, red=(34, 38)), card_set=PASSES, turn=12)
    done = play(state, Pass(0), Bid(1, BLUE), Pass(2), TakeGems(0, (1, 1, 1, 0)), TakeGems(2, (1, 1, 1, 0)))
    assert told(done, LawResponded) == (LawResponded(0, OTHER), LawResponded(2, TEST))
    order = [type(event) for event in done.events if isinstance(event, RowMoved | LawResponded | RoundStarted)]
    assert order == [RowMoved, LawResponded, LawResponded, RoundStarted]


def test_a_pass_in_development_is_no_such_event() -> None:
    """R6.2: all pass, and nothing responds."""
    state = in_development(seat(on(1, 0, 33), on(1, 1, TEST, card_set=PASSES)), seat(), card_set=PASSES)
    assert told(all_pass(state), LawResponded) == ()


# -- round_ended, turn_ended (R6.1, R6.12) -----------------------------------------------------------------------------


@rule("R6.1", "R6.12")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_law_responds_to_each_round_that_is_held(rounds: int) -> None:
    """Seat 0 places a card in all rounds but the last, in which all pass; that one counts too, and no later one."""
    cards = responding(Trigger.ROUND_ENDED, MAGIC)
    own = seat(on(1, 0, 33), on(1, 1, TEST, card_set=cards), hand=(85, 86))
    state = in_development(own, seat(), card_set=cards)
    for number, x in ((85, 2), (86, 3))[: rounds - 1]:
        state = place(state, number, 1, x).state
    assert magic(end_turn(state).state, 1, 1) == rounds


@rule("R6.12")
def test_a_law_responds_to_the_end_of_a_turn_once() -> None:
    cards = responding(Trigger.TURN_ENDED, MAGIC)
    own = seat(on(1, 0, 33), on(1, 1, TEST, card_set=cards), hand=(85,))
    state = place(in_development(own, seat(), card_set=cards), 85, 1, 2).state
    assert magic(state, 1, 1) == 0
    done = end_turn(state)
    assert magic(done.state, 1, 1) == 1
    assert done.state.turn == 3


def test_the_end_of_the_last_turn_counts_too() -> None:
    """R4.1: in turn 12 the token comes before the game ends."""
    cards = responding(Trigger.TURN_ENDED, MAGIC)
    own = seat(on(1, 0, 33), on(1, 1, TEST, card_set=cards))
    done = end_turn(in_development(own, seat(), card_set=cards, turn=12))
    assert magic(done.state, 1, 1) == 1
    assert done.state.is_over or isinstance(done.state.task, AskPaint)


def test_the_end_of_a_turn_can_skip_the_next_auction() -> None:
    """L69: who sits out is told before the next turn begins, and takes no part in its auction."""
    cards = responding(Trigger.TURN_ENDED, SkipNextAuction())
    own = seat(on(1, 0, 33), on(1, 1, TEST, card_set=cards))
    done = end_turn(in_development(own, seat(), card_set=cards))
    assert told(done, AuctionSkipped) == (AuctionSkipped(0),)
    assert done.state.to_act == (1,)


# -- may_do ------------------------------------------------------------------------------------------------------------


def asked() -> GameState:
    """Seat 1 may store up to one gem on its law 90, as seat 0 has played a law."""
    cards = with_laws(bare_law(OTHER, whenever=(Whenever(Trigger.LAW_PLAYED, may_do=(StoreGems(1),)),)))
    there = on(1, 1, OTHER, card_set=cards)
    state = in_development(seat(on(1, 0, 33), hand=(85,)), seat(on(1, 0, 34), there, gems=(0, 1, 0, 0)), card_set=cards)
    return place(state, 85, 1, 1).state


def test_the_player_may_say_no() -> None:
    assert asked().task == AskUseLaw(1, OTHER, 1)
    assert legal_actions(asked(), 1) == (UseLaw(1, use=True), UseLaw(1, use=False))
    done = play(asked(), UseLaw(1, use=False))
    assert done.events[0] == RoundStarted(2, (0,))
    assert at(done.state, 1, 1, seat=1).stored == (0, 0, 0, 0)


def test_the_player_may_say_yes() -> None:
    done = play(asked(), UseLaw(1, use=True), StoreGem(1, RED))
    assert told(done, LawResponded) == (LawResponded(1, OTHER),)
    assert at(done.state, 1, 1, seat=1).stored == (0, 1, 0, 0)


def test_nobody_else_may_answer() -> None:
    """Seat 0 is not asked, and neither answer is anything but yes or no."""
    assert refusal(asked(), UseLaw(0, use=True)).code is RefusalCode.NOT_YOUR_CHOICE
    assert refusal(asked(), UseLaw(1, use=2)).code is RefusalCode.MALFORMED  # type: ignore[arg-type]


def test_responses_set_off_no_others() -> None:
    """Both laws tuck a card of the hand at a law played by the other seat: each once, and then it is over."""
    cards = responding(Trigger.LAW_PLAYED, TuckFromHand(1))
    state = in_development(
        seat(on(1, 0, 33), on(1, 1, TEST, card_set=cards), hand=(5, 85)),
        seat(on(1, 0, 34), on(1, 1, OTHER, card_set=cards), hand=(6, 88)),
        card_set=cards,
    )
    done = after(place(state, 85, 1, 2), TuckCard(1, 88))
    assert tucked(done.state, 1, 1, seat=1) == (88,)
    assert told(done, LawResponded) == (LawResponded(1, OTHER),)
    assert isinstance(done.state.task, AskLay)


def test_a_law_that_replaces_another_takes_its_voice() -> None:
    """L65: law 65 lies in place of law 89, which is back in the hand when the circle is completed."""
    assert CIRCLES.by_number[65].placement is Placement.IN_PLACE_OF_CARD  # type: ignore[union-attr]
    done = place(nearly_closed(65), 65, 1, 2)
    assert TEST in done.state.seats[0].numbers
    closed = place(done.state, TEST, 2, 0)
    assert told(closed, LawResponded) == ()


# -- card_taken (L78) --------------------------------------------------------------------------------------------------

CARDS = with_laws(
    bare_law(TEST, Draw(Deck.LAWS, 2), whenever=(Whenever(Trigger.CARD_TAKEN, do=(MAGIC,)),)),
    bare_law(OTHER, Draw(Deck.LAWS, 2), Gain(Reward(gems=1))),
    bare_law(85, whenever=(Whenever(Trigger.CIRCLE_CLOSED, do=(Draw(Deck.LAWS, 1),)),)),
)


@rule("L78")
def test_a_law_responds_to_each_card_drawn_when_the_law_under_way_is_done() -> None:
    """Law 90 draws two cards, then asks for a gem; only then law 89 gets its two magic tokens."""
    own = seat(on(1, 0, 33), on(1, 1, TEST, card_set=CARDS), hand=(OTHER,))
    drawn = place(in_development(own, seat(), card_set=CARDS), OTHER, 1, 2)
    assert isinstance(drawn.state.task, AskGems)
    assert magic(drawn.state, 1, 1) == 0
    done = after(drawn, TakeGems(0, (1, 0, 0, 0)))
    assert told(done, LawResponded) == (LawResponded(0, TEST),) * 2
    assert magic(done.state, 1, 1) == 2


@rule("R6.4")
def test_a_law_responds_before_a_card_of_another_player_is_resolved() -> None:
    """Seat 0 has no card left to resolve when law 90 is done: law 89 responds, and then seat 1 places its card."""
    own = seat(on(1, 0, 33), on(1, 1, TEST, card_set=CARDS), hand=(OTHER,))
    state = in_development(own, seat(on(1, 0, 34), hand=(91,)), card_set=with_laws(*CARDS.laws, bare_law(91)))
    placed = play(state, Lay(0, OTHER), Lay(1, 91), PlaceCard(0, Place(1, 2)), TakeGems(0, (1, 0, 0, 0)))
    assert magic(placed.state, 1, 1) == 2
    assert {*legal_actions(placed.state, 1)} == {PlaceCard(1, Place(1, -1)), PlaceCard(1, Place(1, 1))}


def test_a_law_responds_to_the_cards_that_it_draws_itself() -> None:
    """Law 89 lies there when it draws two cards."""
    done = place(in_development(seat(on(1, 0, 33), hand=(TEST,)), seat(), card_set=CARDS), TEST, 1, 1)
    assert magic(done.state, 1, 1) == 2


def test_a_card_that_a_response_brings_is_a_card_taken() -> None:
    """Law 90 completes a circle, and law 85 draws a card for it; law 89 responds to the two of law 90 and that one."""
    laid = on(1, 2, TEST, card_set=CARDS), on(1, 3, 85, card_set=CARDS)
    own = seat(*rows((YELLOW_RIGHT, YELLOW_LEFT)), *laid, hand=(OTHER,))
    done = after(place(in_development(own, seat(), card_set=CARDS), OTHER, 2, 0), TakeGems(0, (1, 0, 0, 0)))
    assert [event.law for event in told(done, LawResponded)] == [85, TEST, TEST, TEST]
    assert magic(done.state, 1, 2) == 3


@rule("R6.4")
def test_a_law_responds_to_a_card_of_another_player_when_all_cards_of_the_round_are_resolved() -> None:
    """Law 89 of seat 0 lets seat 1 draw, who has laid law 91: it places it first, and law 90 cannot put it back."""
    putting = Whenever(Trigger.CARD_TAKEN, do=(PutBackCards(Deck.LAWS, 1),))
    cards = with_laws(bare_law(TEST, OthersGain(draw=1)), bare_law(OTHER, whenever=(putting,)), bare_law(91))
    state = in_development(
        seat(on(1, 0, 33), hand=(TEST,)),
        seat(on(1, 0, 34), on(1, 1, OTHER, card_set=cards), hand=(85, 91)),
        card_set=cards,
    )
    placed = play(state, Lay(0, TEST), Lay(1, 91), PlaceCard(0, Place(1, 1)), DrawCards(1, (Deck.RESERVE,)))
    assert told(placed, LawResponded) == ()
    done = after(placed, PlaceCard(1, Place(1, 2)))
    assert told(done, LawResponded) == (LawResponded(1, OTHER),)
    assert legal_actions(done.state, 1) == (PutBack(1, 85),)


@rule("R5.12", "R5.14")
def test_a_law_responds_to_a_card_of_the_auctions_when_they_are_over() -> None:
    """Seat 0 wins a card; its law responds when the row has moved, and so does that of seat 1, which has passed."""
    cards = with_laws(
        bare_law(TEST, whenever=(Whenever(Trigger.CARD_TAKEN, do=(MAGIC,)),)),
        bare_law(OTHER, whenever=(Whenever(Trigger.PASSED, do=(MAGIC,)), Whenever(Trigger.CARD_TAKEN, do=(MAGIC,)))),
    )
    own = seat(on(1, 0, 37), on(1, 1, TEST, card_set=cards), gems=(1, 0, 0, 0))
    other = seat(on(1, 0, 38), on(1, 1, OTHER, card_set=cards))
    done = play(in_auction(own, other, row=SINGLES, card_set=cards), Bid(0, BLUE), Pass(1), TakeGems(1, (3, 0, 0, 0)))
    kinds = [type(event) for event in done.events if isinstance(event, RowMoved | LawResponded)]
    assert kinds == [RowMoved, LawResponded, LawResponded]
    assert (magic(done.state, 1, 1), magic(done.state, 1, 1, seat=1)) == (1, 1)


def test_a_card_that_comes_back_is_not_taken() -> None:
    """Law 65 brings card 33 back to the hand: law 89 is silent."""
    own = seat(on(1, 0, 33), on(1, 1, TEST, card_set=CARDS), hand=(65,))
    done = place(in_development(own, seat(), card_set=CARDS), 65, 1, 0)
    assert 33 in done.state.seats[0].numbers
    assert told(done, LawResponded) == ()
