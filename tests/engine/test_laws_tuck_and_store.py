"""Laws 72, 74 and 76 in play: cards tucked from the hand and from the pyramid, gems stored."""

from __future__ import annotations

import pytest

from hand_built import BLUE, GREEN, RED
from law_play import (
    after,
    at,
    end_turn,
    law_items,
    law_points,
    lay_and_pass,
    lays,
    line,
    numbers,
    place,
    places,
    scored,
    tucked,
)
from positions import gems_of_each_color, in_development, on, play, refusal, row, rows, seat, told
from rules import rule
from viceroy.engine.actions import Bid, ChooseOption, Done, Pass, PlaceCard, StoreGem, TakeGems, TuckCard, TuckFree
from viceroy.engine.events import CardMovedUnder, CardPlaced, CardTucked, CircleClosed, GemStored
from viceroy.engine.prompts import AskLay, AskStore, AskTuckFree
from viceroy.engine.reducer import legal_actions, to_act
from viceroy.engine.views import seen_by
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.tokens import CircleBonus, Tokens
from viceroy.scoring.items import Line

LAID = Tokens(science=1, magic=2, power=(12,), magic_bonus=(3,), circle_bonus=(CircleBonus(RED, 4),))

# -- L72 ---------------------------------------------------------------------------------------------------------------


@rule("C64", "L72")
def test_law_72_tucks_characters_and_laws_for_five_points_each() -> None:
    """A character and a law of the hand lie under it at the end: 10 points."""
    state = in_development(seat(*rows((33,)), hand=(5, 70, 72)), seat(), turn=12)
    state = play(place(state, 72, 1, 1).state, TuckCard(0, 70), TuckCard(0, 5)).state
    assert tucked(state, 1, 1) == (70, 5)
    assert law_points(scored(state)[0], 72) == 10


@rule("L72")
def test_law_72_may_tuck_nothing() -> None:
    state = in_development(seat(*rows((33,)), hand=(5, 72)), seat(), turn=12)
    state = play(place(state, 72, 1, 1).state, Done(0)).state
    assert state.seats[0].numbers == (5,)
    assert law_points(scored(state)[0], 72) == 0


@rule("L72")
def test_law_72_may_tuck_the_whole_hand() -> None:
    """Any number: seven cards make 35 points, and with the last one there is nothing more to ask."""
    hand = (1, 2, 3, 4, 70, 81, 82)
    state = in_development(seat(*rows((33,)), hand=(*hand, 72)), seat(), turn=12)
    state = place(state, 72, 1, 1).state
    assert set(legal_actions(state, 0)) == {*(TuckCard(0, number) for number in hand), Done(0)}
    state = play(state, *(TuckCard(0, number) for number in hand)).state
    assert isinstance(state.task, AskLay)
    assert law_points(scored(state)[0], 72) == 35


@rule("L72")
def test_law_72_tucks_only_when_it_is_played() -> None:
    state = in_development(seat(*rows((33,)), hand=(72, 77)), seat(), law_deck=(81,), reserve_deck=())
    state = play(place(state, 72, 1, 1).state, Done(0)).state
    state = play(place(state, 77, 1, 2).state, ChooseOption(0, 2)).state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].numbers == (81,)
    assert tucked(state, 1, 1) == ()


@rule("R3.11")
def test_tucking_is_not_playing() -> None:
    """Card 32 under law 72 costs no gem, draws no card and forms no circle."""
    state = in_development(seat(*rows((33,)), gems=(0, 0, 1, 0), hand=(32, 72)), seat(), reserve_deck=(8,))
    done = after(place(state, 72, 1, 1), TuckCard(0, 32))
    assert done.state.seats[0].gems == (0, 0, 1, 0)
    assert done.state.seats[0].numbers == ()
    assert numbers(done.state.reserve_deck) == [8]
    assert [event.card for event in told(done, CardPlaced)] == [72]


@rule("C57")
def test_tucked_cards_are_public() -> None:
    state = in_development(seat(*rows((33,)), hand=(5, 72)), seat())
    done = after(place(state, 72, 1, 1), TuckCard(0, 5))
    (event,) = told(done, CardTucked)
    assert event == CardTucked(0, 5, Place(1, 1))
    assert seen_by(event, 1) == event
    assert seen_by(event, None) == event


@rule("L72")
def test_a_card_that_is_not_in_the_hand_cannot_be_tucked() -> None:
    state = in_development(seat(*rows((33,)), hand=(5, 72)), seat(hand=(6,)))
    state = place(state, 72, 1, 1).state
    for number in (72, 33, 6):
        assert refusal(state, TuckCard(0, number)).code is RefusalCode.NOT_IN_HAND


@rule("C32")
def test_a_law_under_law_72_neither_works_nor_scores() -> None:
    """Law 75 under 72 gives nothing for the set, law 78 is not asked about a card drawn later."""
    sets = Tokens(science=1, magic=1, defense=1)
    state = in_development(
        seat(on(1, 0, 33, tokens=sets), hand=(72, 75, 77, 78)), seat(), turn=12, law_deck=(81,), reserve_deck=()
    )
    state = play(place(state, 72, 1, 1).state, TuckCard(0, 75), TuckCard(0, 78), Done(0)).state
    state = play(place(state, 77, 1, 2).state, ChooseOption(0, 2)).state
    assert isinstance(state.task, AskLay)
    ada = scored(state)[0]
    assert [item.card.number for item in law_items(ada)] == [72]
    assert law_points(ada, 72) == 10


# -- L74 ---------------------------------------------------------------------------------------------------------------


@rule("C30", "C64", "L74")
def test_law_74_tucks_a_free_card_and_takes_over_what_lay_on_it() -> None:
    laid = (*rows((33, 35, 38, 39)), on(2, 0, 76, tokens=LAID, infinite=(BLUE,), stored=(1, 1, 0, 0)))
    state = place(in_development(seat(*laid, hand=(74,)), seat()), 74, 2, 1).state
    done = play(state, TuckFree(0, Place(2, 0)))
    law = at(done.state, 2, 1)
    assert (law.tokens, law.infinite_gems, law.stored) == (LAID, (BLUE,), (1, 1, 0, 0))
    assert tucked(done.state, 2, 1) == (76,)
    assert places(done.state) == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 1)]
    assert told(done, CardMovedUnder) == (CardMovedUnder(0, 76, Place(2, 0), Place(2, 1)),)


@rule("R3.10", "C31")
def test_law_74_offers_the_free_cards_and_never_itself() -> None:
    """Of four on level 1 with the law over the first two, only the last is at an end and bears nothing."""
    laid = (*rows((33, 35, 38, 37), (39,)), on(2, 1, 41))
    state = place(in_development(seat(*laid, hand=(74,)), seat()), 74, 1, -1).state
    assert state.task == AskTuckFree(0, Place(1, -1))
    assert set(legal_actions(state, 0)) == {
        TuckFree(0, Place(1, 3)),
        TuckFree(0, Place(2, 0)),
        TuckFree(0, Place(2, 1)),
    }
    for bound in (Place(1, -1), Place(1, 0), Place(1, 1), Place(3, 0)):
        assert refusal(state, TuckFree(0, bound)).code is RefusalCode.NOT_FREE


@rule("C31")
def test_law_74_must_tuck_where_a_free_card_exists() -> None:
    state = place(in_development(seat(*rows((33, 35, 38, 37)), on(2, 1, 41), hand=(74,)), seat()), 74, 1, 4).state
    assert set(legal_actions(state, 0)) == {TuckFree(0, Place(1, 0)), TuckFree(0, Place(2, 1))}
    assert refusal(state, Done(0)).code is RefusalCode.WRONG_ACTION


@rule("C31")
def test_the_only_free_card_goes_under_without_a_question() -> None:
    """Level 1 of 33, 35 and the law over both: nothing is free; beside them, only 33 at the other end is."""
    state = place(in_development(seat(*rows((33, 35)), hand=(74,)), seat()), 74, 1, 2).state
    assert tucked(state, 1, 2) == (33,)
    assert places(state) == [(1, 1), (1, 2)]


@rule("C31", "L74", "F14")
def test_law_74_over_the_only_two_cards_finds_nothing_free_and_scores_its_level() -> None:
    """No card is moved, and the law on level 2 still brings 6 points."""
    state = place(in_development(seat(*rows((33, 35)), hand=(74,)), seat(), turn=12), 74, 2, 0).state
    assert isinstance(state.task, AskLay)
    assert tucked(state, 2, 0) == ()
    assert places(state) == [(1, 0), (1, 1), (2, 0)]
    assert law_points(scored(state)[0], 74) == 6


@rule("L74")
@pytest.mark.parametrize(("level", "points"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_law_74_scores_by_its_level(level: int, points: int) -> None:
    """3, 6, 9 or 12 points on level 1, 2, 3 or 4."""
    below = rows((33, 35, 37, 38), (39, 41, 42), (43, 46))[: (0, 0, 4, 7, 9)[level] or 1]
    state = in_development(seat(*below, hand=(74,)), seat(), turn=12)
    state = lay_and_pass(state, 74).state
    where = next(a.place for a in legal_actions(state, 0) if isinstance(a, PlaceCard) and a.place.level == level)
    state = play(state, PlaceCard(0, where)).state
    while not isinstance(state.task, AskLay):
        state = play(state, legal_actions(state, 0)[0]).state
    assert law_points(scored(state)[0], 74) == points


@rule("C30")
def test_an_infinite_gem_moved_by_law_74_scores_on_the_level_of_the_law() -> None:
    """From level 1 to under the law on level 2: 2 points instead of 1."""
    laid = (*rows((33, 35)), on(1, 2, 37, infinite=(BLUE,)))
    state = place(in_development(seat(*laid, hand=(74,)), seat(), turn=12), 74, 2, 0).state
    assert tucked(state, 2, 0) == (37,)
    assert line(scored(state)[0], Line.INFINITE_GEMS) == 2


@rule("R7.10", "C30")
def test_an_infinite_gem_that_paid_in_this_phase_does_not_pay_again_after_the_move() -> None:
    """The mark goes with the gem; card 37 costs a blue gem that the used one cannot stand for."""
    laid = (*rows((33, 35, 38)), on(1, 3, 39, infinite=(BLUE,)))
    state = in_development(seat(*laid, gems=(0, 0, 0, 0), hand=(37, 41, 43, 74)), seat())
    assert lays(state) == {37, 43, 74}
    state = lay_and_pass(state, 43).state
    state = play(state, PlaceCard(0, Place(1, -1), (1, 0, 0, 0)), TakeGems(0, (0, 0, 0, 2))).state
    state = play(place(state, 74, 2, 0).state, TuckFree(0, Place(1, 3))).state
    assert at(state, 2, 0).infinite_gems == (BLUE,)
    assert 37 not in lays(state)
    state = end_turn(state).state
    state = play(state, Pass(0), Pass(1), TakeGems(0, (0, 0, 3, 0)), TakeGems(1, (0, 0, 3, 0))).state
    assert 37 in lays(state)


@rule("C33", "C62")
def test_a_circle_formed_again_pays_again() -> None:
    """A circle lost by law 74 leaves its gem, and is paid for once more when it is closed once more.

    Law 88 with its red edge closes the circle over 14 and 5, law 74 takes 88 away, law 75 with its red edge comes.
    """
    state = in_development(seat(*rows((14, 5, 33)), hand=(74, 75, 88)), seat(), rest_to=1)
    first = place(state, 88, 2, 0)
    assert told(first, CircleClosed) == (CircleClosed(0, Place(2, 0), RED, gem=True),)
    moved = place(first.state, 74, 1, 3)
    assert tucked(moved.state, 1, 3) == (88,)
    assert told(moved, CircleClosed) == ()
    assert moved.state.seats[0].gems == (0, 1, 0, 0)
    again = place(moved.state, 75, 2, 0)
    assert told(again, CircleClosed) == (CircleClosed(0, Place(2, 0), RED, gem=True),)
    assert again.state.seats[0].gems == (0, 2, 0, 0)


@rule("C33")
def test_a_circle_lost_is_not_scored() -> None:
    """At the end the circle that law 74 took apart brings nothing."""
    state = in_development(seat(*rows((14, 5, 33), (88,)), hand=(74,)), seat(), turn=12)
    assert line(scored(state)[0], Line.CIRCLES) == 2
    assert line(scored(place(state, 74, 1, 3).state)[0], Line.CIRCLES) == 0


@rule("L74")
def test_a_moved_law_76_leaves_its_gems_on_law_74_and_they_score_nothing() -> None:
    """Three stored gems lie on 74 then; law 76 no longer counts, and 74 counts its level alone."""
    laid = (*rows((33, 35)), on(1, 2, 76, stored=(1, 0, 2, 0)))
    state = place(in_development(seat(*laid, hand=(74,)), seat(), turn=12), 74, 2, 0).state
    assert at(state, 2, 0).stored == (1, 0, 2, 0)
    assert [(item.card.number, item.points) for item in law_items(scored(state)[0])] == [(74, 6)]


@rule("C32")
def test_a_moved_law_78_works_no_more() -> None:
    """Law 78 under 74 is not asked about the card that law 77 draws."""
    laid = (*rows((33, 35)), on(1, 2, 78))
    state = in_development(seat(*laid, hand=(74, 77)), seat(), law_deck=(81,), reserve_deck=())
    state = place(state, 74, 2, 0).state
    assert tucked(state, 2, 0) == (78,)
    state = play(place(state, 77, 1, 2).state, ChooseOption(0, 2)).state
    assert isinstance(state.task, AskLay)


@rule("R3.10", "L74", "F11")
def test_a_card_with_a_card_under_it_is_not_free() -> None:
    """Law 72 with a tucked card stays where it is, so tucking never nests."""
    laid = (*rows((33, 35)), on(1, 2, 72, tucked=(3,)))
    state = place(in_development(seat(*laid, hand=(74,)), seat()), 74, 1, -1).state
    assert isinstance(state.task, AskLay)
    assert tucked(state, 1, -1) == ()


# -- L76 ---------------------------------------------------------------------------------------------------------------


@rule("L76")
def test_law_76_stores_gems_of_the_screen_for_two_points_each() -> None:
    """Three gems go from behind the screen onto the law: 6 points at the end."""
    state = in_development(seat(*rows((33,)), gems=(2, 0, 1, 0), hand=(76,)), seat(), turn=12)
    done = after(place(state, 76, 1, 1), StoreGem(0, BLUE), StoreGem(0, GREEN), StoreGem(0, BLUE), Done(0))
    assert at(done.state, 1, 1).stored == (2, 0, 1, 0)
    assert done.state.seats[0].gems == (0, 0, 0, 0)
    assert [event.color for event in told(done, GemStored)] == [BLUE, GREEN, BLUE]
    assert law_points(scored(done.state)[0], 76) == 6


@rule("L76")
def test_law_76_may_store_none() -> None:
    """A choice of 0 to 8 gems."""
    state = in_development(seat(*rows((33,)), gems=(2, 0, 1, 0), hand=(76,)), seat(), turn=12)
    state = play(place(state, 76, 1, 1).state, Done(0)).state
    assert state.seats[0].gems == (2, 0, 1, 0)
    assert law_points(scored(state)[0], 76) == 0


@rule("L76")
def test_law_76_holds_eight_gems_and_no_more() -> None:
    """After the eighth gem nothing more is asked; the ninth stays behind the screen. 16 points."""
    state = in_development(seat(*rows((33,)), gems=(4, 0, 5, 0), hand=(76,)), seat(), seat(), turn=12)
    state = place(state, 76, 1, 1).state
    state = play(state, *(StoreGem(0, BLUE) for _ in range(4)), *(StoreGem(0, GREEN) for _ in range(4))).state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].gems == (0, 0, 1, 0)
    assert law_points(scored(state)[0], 76) == 16


@rule("C18", "L76")
def test_law_76_stores_no_infinite_gem() -> None:
    state = in_development(seat(on(1, 0, 33, infinite=(RED,)), gems=(1, 0, 0, 0), hand=(76,)), seat())
    state = place(state, 76, 1, 1).state
    assert set(legal_actions(state, 0)) == {StoreGem(0, BLUE), Done(0)}
    assert refusal(state, StoreGem(0, RED)).code is RefusalCode.NO_GEM


@rule("R8.2", "L76")
def test_stored_gems_are_out_of_the_game_but_counted() -> None:
    state = in_development(
        seat(*rows((33,)), gems=(2, 0, 0, 0), hand=(37, 76)), seat(), row=row(blue=1, red=2, green=3, yellow=4)
    )
    state = place(state, 76, 1, 1).state
    state = play(state, StoreGem(0, BLUE), StoreGem(0, BLUE), Done(0)).state
    assert gems_of_each_color(state) == (8, 8, 8, 8)
    assert lays(state) == set()  # card 37 costs a blue gem
    state = end_turn(state).state
    assert legal_actions(state, 0) == (Pass(0),)
    assert refusal(state, Bid(0, BLUE)).code is RefusalCode.NO_GEM


@rule("C36", "L76")
def test_stored_gems_paint_nothing() -> None:
    laid = rows((33, 35), (37,))
    state = in_development(seat(*laid, gems=(1, 0, 0, 0), hand=(76,)), seat(), turn=12)
    state = play(place(state, 76, 1, 2).state, StoreGem(0, BLUE), Done(0)).state
    assert 0 not in to_act(end_turn(state).state)


@rule("R2.4")
def test_law_76_asks_even_with_an_empty_screen() -> None:
    """What lies behind the screen is secret, so the prompt is put whether there are gems or not."""
    state = place(in_development(seat(*rows((33,)), hand=(76,)), seat()), 76, 1, 1).state
    assert state.task == AskStore(0, Place(1, 1), 8)
    assert legal_actions(state, 0) == (Done(0),)
