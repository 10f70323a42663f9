"""Law 78 in play: every way in which a card is taken, and when the player is asked about it."""

from __future__ import annotations

import pytest

from hand_built import BLUE, GREEN, RED, YELLOW
from law_play import after, at, bare_law, end_turn, law_points, place, scored, tucked, with_laws
from positions import (
    DEFAULTS,
    at_start,
    in_auction,
    in_development,
    on,
    play,
    printed,
    refusal,
    reveal,
    row,
    rows,
    seat,
    stairs,
    told,
)
from rules import rule
from viceroy.engine.actions import (
    Bid,
    BidAttack,
    ChooseOption,
    ChooseStart,
    ChooseTopReward,
    Claim,
    DiscardForGems,
    DiscardFromRow,
    DrawCards,
    Lay,
    Pass,
    Slot,
    TakeCard,
    TakeGems,
    TuckTaken,
)
from viceroy.engine.events import CardTaken, CardTucked
from viceroy.engine.prompts import AskBids, AskDraw, AskLay, AskRowDiscard, AskTuckTaken
from viceroy.engine.reducer import legal_actions, to_act
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck

ROW = row(blue=1, red=2, green=3, yellow=(4, 6))
ARCHIVE = (*rows((33,)), on(1, 1, 78))
HERE = TuckTaken(0, Place(1, 1))
KEEP = TuckTaken(0, None)


@rule("L78")
def test_a_card_won_in_an_auction_may_be_tucked() -> None:
    """The card is in the hand, then under the law; 4 points at the end."""
    state = in_auction(seat(*ARCHIVE, gems=(1, 0, 0, 0)), seat(gems=(0, 1, 0, 0)), row=ROW, turn=12)
    state = play(state, Bid(0, BLUE), Bid(1, RED)).state
    assert state.task == AskTuckTaken(0, 1)
    assert state.seats[0].numbers == (1,)
    assert set(legal_actions(state, 0)) == {HERE, KEEP}
    done = play(state, HERE)
    assert tucked(done.state, 1, 1) == (1,)
    assert done.state.seats[0].numbers == ()
    assert told(done, CardTucked) == (CardTucked(0, 1, Place(1, 1)),)
    assert law_points(scored(done.state)[0], 78) == 4


@rule("L78", "R9.1")
def test_of_two_who_may_tuck_the_lowest_number_comes_first() -> None:
    """Both have won a card in one auction: seat 1, whose pyramid has card 33, decides before seat 0 with card 40."""
    cards = with_laws(bare_law(89, whenever=printed().by_number[78].whenever))
    ada = seat(*rows((40,)), on(1, 1, 78), gems=(1, 0, 0, 0))
    ben = seat(*rows((33,)), on(1, 1, 89, card_set=cards), gems=(0, 1, 0, 0))
    state = play(in_auction(ada, ben, row=ROW, card_set=cards), Bid(0, BLUE), Bid(1, RED)).state
    assert state.task == AskTuckTaken(1, 2)
    state = play(state, TuckTaken(1, Place(1, 1))).state
    assert state.task == AskTuckTaken(0, 1)


@rule("L78")
def test_a_card_taken_may_be_kept() -> None:
    """The player may also leave it in the hand; the law is not asked about it again."""
    state = in_auction(seat(*ARCHIVE, gems=(1, 0, 0, 0)), seat(gems=(0, 1, 0, 0)), row=ROW)
    state = play(state, Bid(0, BLUE), Bid(1, RED), KEEP).state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].numbers == (1,)
    assert tucked(state, 1, 1) == ()


@rule("L78")
def test_a_card_that_was_kept_is_not_asked_about_in_a_later_auction() -> None:
    """The prompt is put right after the card was taken; in the next turn Ada passes and is asked nothing."""
    state = in_auction(seat(*ARCHIVE, gems=(1, 0, 0, 0)), seat(gems=(0, 1, 0, 0)), row=ROW)
    state = end_turn(play(state, Bid(0, BLUE), Bid(1, RED), KEEP).state).state
    assert isinstance(state.task, AskBids)
    state = play(state, Pass(0), Pass(1), TakeGems(0, (0, 0, 3, 0)), TakeGems(1, (0, 0, 3, 0))).state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].numbers == (1,)


@rule("R5.14", "L78")
def test_a_card_taken_by_attack_token_may_be_tucked() -> None:
    state = in_auction(seat(*ARCHIVE, attack=1), seat(gems=(0, 1, 0, 0)), row=ROW)
    state = play(state, BidAttack(0), Bid(1, RED), TakeCard(0, GREEN, Slot.BASE)).state
    assert state.task == AskTuckTaken(0, 3)


@rule("L78")
def test_the_question_comes_after_all_awards_of_the_auction() -> None:
    """Ada's card is clear at once, but Ben and Cleo first claim theirs at yellow."""
    state = in_auction(seat(*ARCHIVE, gems=(1, 0, 0, 0)), seat(gems=(0, 0, 0, 1)), seat(gems=(0, 0, 0, 1)), row=ROW)
    state = play(state, Bid(0, BLUE), Bid(1, YELLOW), Bid(2, YELLOW)).state
    assert to_act(state) == (1, 2)
    done = play(state, Claim(1, Slot.BASE), Claim(2, Slot.TIP))
    assert len(told(done, CardTaken)) == 2
    assert done.state.task == AskTuckTaken(0, 1)


@rule("L78")
def test_the_question_after_an_attack_comes_after_the_bids_of_the_others() -> None:
    state = in_auction(seat(*ARCHIVE, attack=1), seat(gems=(0, 1, 0, 0)), row=ROW)
    done = play(state, BidAttack(0), Bid(1, RED), TakeCard(0, BLUE, Slot.BASE))
    assert [event.seat for event in told(done, CardTaken)] == [0, 1]
    assert done.state.task == AskTuckTaken(0, 1)


@rule("R12.5", "L78")
def test_the_question_comes_before_the_discard_for_a_virtual_opponent() -> None:
    state = in_auction(seat(*ARCHIVE, gems=(1, 0, 0, 0)), row=row(blue=1, red=2, yellow=4), virtual_opponents=1)
    done = reveal(state, Bid(0, BLUE), drawn=(GREEN,))
    assert done.state.task == AskTuckTaken(0, 1)
    state = play(done.state, HERE).state
    assert isinstance(state.task, AskRowDiscard)
    assert set(legal_actions(state, 0)) == {DiscardFromRow(0, RED, Slot.BASE), DiscardFromRow(0, YELLOW, Slot.BASE)}


@rule("L78")
def test_who_loses_an_auction_is_asked_only_when_a_card_is_won() -> None:
    state = in_auction(seat(*ARCHIVE, gems=(1, 1, 0, 0)), seat(gems=(1, 0, 0, 1)), row=ROW)
    state = play(state, Bid(0, BLUE), Bid(1, BLUE)).state
    assert isinstance(state.task, AskBids)
    state = play(state, Bid(0, RED), Pass(1)).state
    state = play(state, TakeGems(1, (0, 0, 3, 0))).state
    assert state.task == AskTuckTaken(0, 2)


@rule("R7.3", "L78")
def test_cards_drawn_as_a_reward_are_asked_about_one_by_one() -> None:
    """Card 20 on level 4 draws two; the first is tucked before the second deck is chosen."""
    laid = (*stairs(4, 3, 2), on(1, 4, 78))
    state = in_development(seat(*laid, gems=(1, 1, 1, 1), hand=(20,)), seat(), law_deck=(81, 82), reserve_deck=(8, 9))
    state = place(state, 20, 4, 0).state
    assert state.task == AskDraw(0, 2)
    state = play(state, DrawCards(0, (Deck.LAWS,))).state
    assert state.task == AskTuckTaken(0, 81)
    state = play(state, TuckTaken(0, Place(1, 4))).state
    assert state.task == AskDraw(0, 1)
    state = play(state, DrawCards(0, (Deck.RESERVE,))).state
    assert state.task == AskTuckTaken(0, 8)
    state = play(state, TuckTaken(0, Place(1, 4))).state
    assert tucked(state, 1, 4) == (81, 8)
    assert isinstance(state.task, AskLay)


@rule("B6", "L78")
def test_with_decks_named_up_front_the_questions_come_after_all_are_drawn() -> None:
    laid = (*stairs(4, 3, 2), on(1, 4, 78))
    state = in_development(
        seat(*laid, gems=(1, 1, 1, 1), hand=(20,)),
        seat(),
        law_deck=(81, 82),
        reserve_deck=(8, 9),
        edition=DEFAULTS.with_options(sequential_draw=False),
    )
    state = play(place(state, 20, 4, 0).state, DrawCards(0, (Deck.LAWS, Deck.RESERVE))).state
    assert state.seats[0].numbers == (8, 81)
    assert state.task == AskTuckTaken(0, 81)
    state = play(state, TuckTaken(0, None)).state
    assert state.task == AskTuckTaken(0, 8)


@rule("R8.1", "L78")
def test_a_draw_from_the_only_deck_left_is_asked_about_card_by_card_too() -> None:
    """No deck is asked for, as the reserve deck is empty; still 81 comes and is tucked before 82 comes."""
    laid = (*stairs(4, 3, 2), on(1, 4, 78))
    state = in_development(seat(*laid, gems=(1, 1, 1, 1), hand=(20,)), seat(), law_deck=(81, 82), reserve_deck=())
    state = place(state, 20, 4, 0).state
    assert state.task == AskTuckTaken(0, 81)
    assert 82 not in state.seats[0].numbers
    state = play(state, TuckTaken(0, Place(1, 4))).state
    assert state.task == AskTuckTaken(0, 82)


@rule("L78")
def test_law_78_works_from_the_moment_it_lies_there() -> None:
    """Played in round 1, it may take the card that law 77 draws in round 2."""
    state = in_development(seat(*rows((33,)), hand=(77, 78)), seat(), law_deck=(81,), reserve_deck=())
    state = place(state, 78, 1, 1).state
    state = play(place(state, 77, 1, 2).state, ChooseOption(0, 2)).state
    assert state.task == AskTuckTaken(0, 81)


@rule("C32", "L78")
@pytest.mark.parametrize("under", [72, 74])
def test_law_78_does_not_work_while_it_is_tucked(under: int) -> None:
    laid = (*rows((33,)), on(1, 1, under, tucked=(78,)))
    state = in_auction(seat(*laid, gems=(1, 0, 0, 0)), seat(gems=(0, 1, 0, 0)), row=ROW)
    state = play(state, Bid(0, BLUE), Bid(1, RED)).state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].numbers == (1,)


@rule("C1", "L78")
def test_a_card_drawn_at_setup_is_not_asked_about() -> None:
    """The draw of a first card comes before law 78 can lie anywhere; the hand just has one card more."""
    state = at_start((32, 5), (6, 7))
    done = play(state, ChooseStart(0, 32, 5), ChooseStart(1, 6, 7))
    done = after(done, DrawCards(0, (Deck.LAWS,)))
    assert len(done.state.seats[0].numbers) == 1 + 3 + 1
    assert isinstance(done.state.task, AskBids)


@rule("L78")
def test_only_the_player_of_the_law_is_asked() -> None:
    state = in_auction(seat(*ARCHIVE, gems=(1, 0, 0, 0)), seat(gems=(0, 1, 0, 0)), row=ROW)
    state = play(state, Pass(0), Bid(1, RED)).state
    assert not isinstance(state.task, AskTuckTaken)


@rule("L78")
def test_the_card_can_be_tucked_nowhere_else() -> None:
    state = in_auction(seat(*ARCHIVE, gems=(1, 0, 0, 0)), seat(gems=(0, 1, 0, 0)), row=ROW)
    state = play(state, Bid(0, BLUE), Bid(1, RED)).state
    for elsewhere in (Place(1, 0), Place(1, 2)):
        assert refusal(state, TuckTaken(0, elsewhere)).code is RefusalCode.NO_SUCH_LAW


@rule("L78")
def test_gems_are_no_cards_taken() -> None:
    edition = DEFAULTS.with_options(discard_for_gems=2)
    state = in_development(seat(*ARCHIVE, hand=(5,)), seat(), edition=edition)
    state = play(state, DiscardForGems(0, 5), Pass(1), TakeGems(0, (2, 0, 0, 0))).state
    assert isinstance(state.task, AskLay)


@rule("R3.11", "L78")
def test_a_tucked_card_is_gone_before_it_could_be_played() -> None:
    state = in_auction(seat(*ARCHIVE, gems=(1, 2, 2, 2)), seat(gems=(0, 1, 0, 0)), row=ROW)
    state = play(state, Bid(0, BLUE), Bid(1, RED), HERE).state
    assert legal_actions(state, 0) == (Pass(0),)
    assert refusal(state, Lay(0, 1)).code is RefusalCode.NOT_IN_HAND


@rule("L78")
def test_the_drawn_card_is_tucked_before_the_rest_of_the_reward() -> None:
    """On level 5 the draw of row 1 is answered, law 78 included, before the gems of row 2 are taken."""
    laid = (*stairs(5, 4, 3, 2), on(1, 5, 78))
    state = in_development(seat(*laid, gems=(1, 0, 1, 3), hand=(32,)), seat(), law_deck=(81,), reserve_deck=())
    state = place(state, 32, 5, 0).state
    state = play(state, ChooseTopReward(0, points=False)).state
    assert state.task == AskTuckTaken(0, 81)
    state = play(state, TuckTaken(0, Place(1, 5))).state
    state = play(state, TakeGems(0, (1, 1, 1, 2))).state
    assert at(state, 5, 0).tokens.magic == 1
