"""Laws 65, 66 and 67 in play: what takes a card's place, what is doubled, what is swapped."""

from __future__ import annotations

import pytest

from hand_built import BLUE, GREEN, RED, YELLOW
from law_play import after, at, end_turn, law_points, lay_and_pass, lays, legal_places, place, places, scored, tucked
from positions import DEFAULTS, in_development, on, play, refusal, row, rows, seat, stairs, told
from rules import rule
from viceroy.engine.actions import ChooseOption, Done, Lay, Pass, PayGems, PickToken, PlaceCard, Token, TokenAt
from viceroy.engine.events import CardReturned, CircleClosed, NoEffect, TokensGained, TokensSwapped
from viceroy.engine.prompts import AskBids, AskLay, AskPlace, AskSwap, AskTuckTaken
from viceroy.engine.reducer import legal_actions, to_act
from viceroy.errors import Refusal, RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.tokens import CircleBonus, TokenKind, Tokens

LAID = Tokens(science=1, magic=2, power=(12,), magic_bonus=(3,), circle_bonus=(CircleBonus(RED, 4),))

# -- L65 ---------------------------------------------------------------------------------------------------------------


@rule("L65")
def test_law_65_takes_the_place_of_a_card_which_goes_back_to_the_hand() -> None:
    """Card 37 on level 2 returns to the hand, the law lies in its place, and nothing was paid."""
    state = in_development(seat(*rows((33, 35), (37,)), gems=(1, 1, 1, 1), hand=(65,)), seat())
    done = place(state, 65, 2, 0)
    assert at(done.state, 2, 0).card.number == 65
    assert done.state.seats[0].numbers == (37,)
    assert told(done, CardReturned) == (CardReturned(0, 37),)
    assert done.state.seats[0].gems == (1, 1, 1, 1)


@rule("L65")
def test_law_65_keeps_what_lies_on_and_under_the_place() -> None:
    """Tokens, infinite gems, stored gems and tucked cards stay on the place, under the law now."""
    laid = on(2, 0, 74, tokens=LAID, infinite=(BLUE, YELLOW), stored=(1, 0, 2, 0), tucked=(3,))
    done = place(in_development(seat(*rows((33, 35)), laid, hand=(65,)), seat()), 65, 2, 0)
    there = at(done.state, 2, 0)
    assert (there.tokens, there.infinite_gems, there.stored) == (LAID, (BLUE, YELLOW), (1, 0, 2, 0))
    assert tucked(done.state, 2, 0) == (3,)


@rule("R6.8", "L65")
def test_law_65_may_replace_any_visible_card_of_levels_1_to_4_and_goes_nowhere_else() -> None:
    """Every card below level 5, with or without cards on it, a law too; no open place, and not level 5."""
    laid = (*stairs(5, 4, 3, 2, 1), on(1, 5, 75))
    state = lay_and_pass(in_development(seat(*laid, hand=(65,)), seat()), 65).state
    lower = sorted((card.place.level, card.place.x) for card in laid if card.place.level < 5)
    assert legal_places(state) == lower
    assert (1, 5) in lower
    for elsewhere in (Place(5, 0), Place(1, 6), Place(1, -1), Place(2, 4)):
        assert refusal(state, PlaceCard(0, elsewhere)).code is RefusalCode.NOT_A_CARD_TO_REPLACE


FREE_ONLY = DEFAULTS.with_options(law_65_replaces="free")


@rule("B29", "L65", "R3.10")
def test_with_free_cards_only_law_65_replaces_a_free_card_of_levels_1_to_4() -> None:
    """The top card is free, and so is the end of the ground level that carries nothing."""
    laid = (*rows((33, 35, 36, 37), (38, 39)), on(3, 0, 40), on(1, 4, 75))
    state = lay_and_pass(in_development(seat(*laid, hand=(65,)), seat(), edition=FREE_ONLY), 65).state
    assert legal_places(state) == [(1, 4), (3, 0)]
    assert refusal(state, PlaceCard(0, Place(2, 1))) == Refusal(RefusalCode.NOT_FREE, "B29", 0)  # it carries [3, 0]
    assert refusal(state, PlaceCard(0, Place(1, 2))) == Refusal(RefusalCode.NOT_FREE, "B29", 0)  # amid its row
    assert refusal(state, PlaceCard(0, Place(1, 5))).code is RefusalCode.NOT_A_CARD_TO_REPLACE


@rule("B29", "C21")
def test_with_free_cards_only_law_65_cannot_be_laid_without_one() -> None:
    """In a pyramid of 15 only the card on level 5 is free; a single card with one under it is not."""
    for laid in (stairs(5, 4, 3, 2, 1), (on(1, 0, 74, tucked=(3,)),)):
        state = in_development(seat(*laid, hand=(65,)), seat(), edition=FREE_ONLY)
        assert lays(state) == set()
        assert refusal(state, Lay(0, 65)) == Refusal(RefusalCode.NOT_A_CARD_TO_REPLACE, "B29", 0, (65,))


@rule("R6.9", "L65")
def test_law_65_closes_its_own_circle_and_both_above_it() -> None:
    level_2 = (on(2, 0, 8), on(2, 1, 2), on(2, 2, 33))  # corners towards the middle: green, -, green
    level_1 = (on(1, 0, 35), on(1, 1, 14), on(1, 2, 5), on(1, 3, 37))  # under the middle: red, red
    level_3 = (on(3, 0, 3), on(3, 1, 11))  # green at the bottom
    state = in_development(seat(*level_1, *level_2, *level_3, gems=(1, 0, 0, 0), hand=(65,)), seat())
    done = place(state, 65, 2, 1)
    assert set(told(done, CircleClosed)) == {
        CircleClosed(0, Place(2, 1), RED, gem=True),
        CircleClosed(0, Place(3, 0), GREEN, gem=True),
        CircleClosed(0, Place(3, 1), GREEN, gem=True),
    }
    assert done.state.seats[0].gems == (1, 1, 2, 0)


@rule("C13")
def test_law_65_gets_no_gem_that_the_bank_does_not_have() -> None:
    level_2 = (on(2, 0, 8), on(2, 1, 2), on(2, 2, 33))
    level_1 = (on(1, 0, 35), on(1, 1, 43), on(1, 2, 54), on(1, 3, 37))
    level_3 = (on(3, 0, 3), on(3, 1, 11))
    state = in_development(seat(*level_1, *level_2, *level_3, hand=(65,)), seat(), bank=(2, 2, 1, 2), rest_to=1)
    done = place(state, 65, 2, 1)
    assert [event.gem for event in told(done, CircleClosed)] == [True, False]
    assert done.state.seats[0].gems == (0, 0, 1, 0)


@rule("L65")
def test_law_65_gets_nothing_for_a_circle_that_was_single_color_and_still_is() -> None:
    """Law 88 with its red bottom edge on two red corners is replaced; the circle was red before and after."""
    state = in_development(seat(*rows((14, 5), (88,)), hand=(65,)), seat())
    done = place(state, 65, 2, 0)
    assert told(done, CircleClosed) == ()
    assert done.state.seats[0].gems == (0, 0, 0, 0)


@rule("C21", "L65")
def test_law_65_may_replace_the_only_card() -> None:
    """A pyramid of one card becomes one of the law; law 66 then finds no character."""
    state = in_development(seat(*rows((33,)), gems=(0, 0, 0, 0), hand=(65, 66)), seat())
    done = place(state, 65, 1, 0)
    assert places(done.state) == [(1, 0)]
    assert lays(done.state) == set()  # 33 costs a blue gem, and 66 needs a character
    assert refusal(done.state, Lay(0, 66)).code is RefusalCode.NOT_A_CHARACTER


@rule("C29", "B8")
def test_a_pyramid_without_a_character_counts_all_its_cards_in_the_order_of_passes() -> None:
    """By characters 33 comes before 40, but a pyramid of law 65 alone comes with 65, so after 40."""
    edition = DEFAULTS.with_options(pass_order_numbers="characters")
    state = in_development(
        seat(*rows((33,)), hand=(65,)), seat(*rows((40,))), row=row(blue=1, red=2, green=3, yellow=4), edition=edition
    )
    state = end_turn(place(state, 65, 1, 0).state).state
    assert isinstance(state.task, AskBids)
    state = play(state, Pass(0), Pass(1)).state
    assert to_act(state) == (1,)


@rule("B7", "L65")
@pytest.mark.parametrize("playable", ["immediately", "next_phase"])
def test_the_replaced_card_may_be_played_again_in_a_later_round(playable: str) -> None:
    """It was not drawn, so it may be laid in the next round whatever the edition says of drawn cards."""
    edition = DEFAULTS.with_options(drawn_cards_playable=playable)
    state = in_development(seat(*rows((33, 35), (37,)), gems=(1, 0, 0, 0), hand=(65,)), seat(), edition=edition)
    state = place(state, 65, 2, 0).state
    assert lays(state) == {37}
    state = place(state, 37, 1, 2).state
    assert at(state, 1, 2).tokens == Tokens(defense=1)  # level 1 of card 37, as for any card played


@rule("L65")
def test_everybody_knows_the_card_that_came_back_to_the_hand() -> None:
    state = place(in_development(seat(*rows((33, 35), (37,)), hand=(65,)), seat()), 65, 2, 0).state
    assert state.seats[0].hand[0].known_by == (0, 1)


@rule("L65")
def test_a_replaced_law_78_stops_working_and_its_cards_only_count_where_tucked_cards_do() -> None:
    """No card is asked about any more, the 4 points for each card are gone, and law 68 counts the tucked ones."""
    laid = (*rows((33, 35, 68)), on(1, 3, 78, tucked=(3, 4)))
    state = in_development(seat(*laid, hand=(65, 77)), seat(), turn=12, law_deck=(81,), reserve_deck=())
    state = place(state, 65, 1, 3).state
    done = after(place(state, 77, 1, 4), ChooseOption(0, 2))
    assert not isinstance(done.state.task, AskTuckTaken)
    assert 81 in done.state.seats[0].numbers
    ada = scored(done.state)[0]
    assert law_points(ada, 78) == 0
    assert law_points(ada, 68) == 7  # 33, 35, 68, 65, 77 and the two tucked


@rule("L65", "L69")
def test_a_replaced_law_69_still_owes_its_skip() -> None:
    """The mark is the player's; putting another card in the law's place does not take it off."""
    state = in_development(seat(*rows((33,)), on(1, 1, 69), hand=(65,), skips_next=True), seat(), seat())
    state = end_turn(place(state, 65, 1, 1).state).state
    assert (state.turn, to_act(state)) == (3, (1, 2))


@rule("L78")
def test_a_card_that_law_65_returns_is_not_a_card_taken() -> None:
    """Law 78 is not asked about a card that comes back to the hand."""
    state = in_development(seat(*rows((33, 35), (37,)), on(1, 2, 78), hand=(65,)), seat())
    state = place(state, 65, 2, 0).state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].numbers == (37,)


# -- L66 ---------------------------------------------------------------------------------------------------------------


@rule("L66")
def test_law_66_doubles_every_token_of_a_character_but_not_its_infinite_gem() -> None:
    laid = on(1, 0, 33, tokens=LAID, infinite=(GREEN,))
    done = place(in_development(seat(laid, hand=(66,)), seat()), 66, 1, 0)
    there = at(done.state, 1, 0)
    assert there.tokens == Tokens(
        science=2, magic=4, power=(12, 12), magic_bonus=(3, 3), circle_bonus=(CircleBonus(RED, 4), CircleBonus(RED, 4))
    )
    assert there.infinite_gems == (GREEN,)
    assert told(done, TokensGained) == (TokensGained(0, Place(1, 0), LAID),)


@rule("L66")
def test_law_66_doubles_the_15_points_of_level_5() -> None:
    """Any level, 5 included; a second token of 15 makes 30 points."""
    laid = (*stairs(5, 4, 3, 2), on(5, 0, 64, tokens=Tokens(power=(15,))))
    state = place(in_development(seat(*laid, hand=(66,)), seat(), turn=12), 66, 5, 0).state
    assert at(state, 5, 0).tokens == Tokens(power=(15, 15))
    assert [item.points for item in scored(state)[0].items if item.line == "power"] == [15, 15]


@rule("C28", "L66")
def test_law_66_is_tucked_and_has_no_place_of_its_own() -> None:
    """It lies under the character; no card more in the pyramid, no circle, and law 68 counts it."""
    laid = (*rows((14, 5)), on(1, 2, 68))
    state = in_development(seat(*laid, hand=(66,)), seat(), turn=12)
    done = place(state, 66, 1, 1)
    assert tucked(done.state, 1, 1) == (66,)
    assert places(done.state) == [(1, 0), (1, 1), (1, 2)]
    assert told(done, CircleClosed) == ()
    assert law_points(scored(done.state)[0], 68) == 4


@rule("L66")
def test_law_66_lies_only_under_a_character() -> None:
    state = lay_and_pass(in_development(seat(*rows((33, 35)), on(1, 2, 75), hand=(66,)), seat()), 66).state
    assert legal_places(state) == [(1, 0), (1, 1)]
    for elsewhere in (Place(1, 2), Place(1, 3), Place(2, 0)):
        assert refusal(state, PlaceCard(0, elsewhere)).code is RefusalCode.NOT_A_CHARACTER


@rule("L66")
def test_law_66_under_a_character_without_tokens_doubles_nothing() -> None:
    done = place(in_development(seat(*rows((33,)), hand=(66,)), seat()), 66, 1, 0)
    assert at(done.state, 1, 0).tokens == Tokens()
    assert tucked(done.state, 1, 0) == (66,)
    assert told(done, TokensGained) == ()


@rule("R3.10", "L66")
def test_law_66_makes_its_character_not_free() -> None:
    """With law 66 under card 35 only card 33 and the law's neighbor 37 can go under law 74."""
    laid = (on(1, 0, 33), on(1, 1, 35), on(1, 2, 37))
    state = in_development(seat(*laid, hand=(66, 74)), seat())
    state = place(state, 66, 1, 2).state
    state = place(state, 74, 2, 0).state  # covers 33 and 35; 37 is at the end, but has a card under it
    assert isinstance(state.task, AskLay)
    assert tucked(state, 2, 0) == ()


# -- L67 ---------------------------------------------------------------------------------------------------------------

MAGIC = Token(TokenKind.MAGIC)
TWELVE = Token(TokenKind.POWER, 12)
RED_FOUR = Token(TokenKind.CIRCLE_BONUS, 4, RED)


@rule("C59", "L67")
def test_law_67_swaps_two_tokens_and_pays_three_gems_to_the_other_player() -> None:
    """A magic token for a 12; the gems go behind the other's screen, who is not asked."""
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1, science=1)), gems=(2, 1, 0, 1), hand=(67,))
    ben = seat(on(1, 0, 35, tokens=Tokens(power=(3, 12))), gems=(0, 0, 1, 0))
    done = place(in_development(ada, ben), 67, 1, 1)
    assert isinstance(done.state.task, AskSwap)
    done = after(
        done, PickToken(0, 0, Place(1, 0), MAGIC), PickToken(0, 1, Place(1, 0), TWELVE), PayGems(0, (2, 1, 0, 0))
    )
    assert at(done.state, 1, 0).tokens == Tokens(science=1, power=(12,))
    assert at(done.state, 1, 0, seat=1).tokens == Tokens(magic=1, power=(3,))
    assert [held.gems for held in done.state.seats] == [(0, 0, 0, 1), (2, 1, 1, 0)]
    assert told(done, TokensSwapped) == (
        TokensSwapped(0, TokenAt(Place(1, 0), MAGIC), 1, TokenAt(Place(1, 0), TWELVE), (2, 1, 0, 0)),
    )
    assert isinstance(done.state.task, AskLay)


@rule("L67")
def test_law_67_leaves_all_other_tokens_where_they_are() -> None:
    """Of a card with tokens of every kind one goes and one comes; the rest lies there as before."""
    ada = seat(on(1, 0, 33, tokens=LAID), gems=(3, 0, 0, 0), hand=(67,))
    ben = seat(on(1, 0, 35, tokens=Tokens(science=1, defense=2, power=(3, 3))))
    state = place(in_development(ada, ben), 67, 1, 1).state
    three = Token(TokenKind.POWER, 3)
    swap = (PickToken(0, 0, Place(1, 0), TWELVE), PickToken(0, 1, Place(1, 0), three), PayGems(0, (3, 0, 0, 0)))
    state = play(state, *swap).state
    assert at(state, 1, 0).tokens == Tokens(
        science=1, magic=2, power=(3,), magic_bonus=(3,), circle_bonus=(CircleBonus(RED, 4),)
    )
    assert at(state, 1, 0, seat=1).tokens == Tokens(science=1, defense=2, power=(3, 12))


@rule("L66", "L67")
def test_law_67_offers_every_token_and_no_infinite_gem() -> None:
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=2)), on(1, 1, 76, stored=(1, 0, 0, 0)), gems=(3, 0, 0, 0), hand=(67,))
    ben = seat(on(1, 0, 35, tokens=Tokens(power=(12,)), infinite=(RED,)))
    cleo = seat(on(1, 0, 37, tokens=Tokens(circle_bonus=(CircleBonus(RED, 4),), magic_bonus=(2, 5))))
    state = place(in_development(ada, ben, cleo), 67, 1, 2).state
    assert set(legal_actions(state, 0)) == {PickToken(0, 0, Place(1, 0), MAGIC), Done(0)}
    state = play(state, PickToken(0, 0, Place(1, 0), MAGIC)).state
    assert set(legal_actions(state, 0)) == {
        PickToken(0, 1, Place(1, 0), TWELVE),
        PickToken(0, 2, Place(1, 0), RED_FOUR),
        PickToken(0, 2, Place(1, 0), Token(TokenKind.MAGIC_BONUS, 2)),
        PickToken(0, 2, Place(1, 0), Token(TokenKind.MAGIC_BONUS, 5)),
        Done(0),
    }
    assert refusal(state, PickToken(0, 0, Place(1, 0), MAGIC)).code is RefusalCode.NO_SUCH_TOKEN


@rule("L67")
def test_a_swapped_bonus_token_keeps_value_and_color() -> None:
    """A red +4 lies on the own card afterwards and counts there for the own red circles."""
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1), infinite=(RED,)), gems=(3, 0, 0, 0), hand=(67,))
    ben = seat(on(1, 0, 37, tokens=Tokens(circle_bonus=(CircleBonus(RED, 4),))))
    state = place(in_development(ada, ben, turn=12), 67, 1, 1).state
    state = play(
        state, PickToken(0, 0, Place(1, 0), MAGIC), PickToken(0, 1, Place(1, 0), RED_FOUR), PayGems(0, (3, 0, 0, 0))
    ).state
    assert at(state, 1, 0).tokens == Tokens(circle_bonus=(CircleBonus(RED, 4),))
    assert at(state, 1, 0, seat=1).tokens == Tokens(magic=1)
    assert [item.points for item in scored(state)[0].items if item.line == "infinite_gems"] == [1 + 4]


@rule("L67")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_law_67_may_be_left_at_every_step(steps: int) -> None:
    """The swap is optional; whatever has been picked, nothing moves without the payment."""
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1)), gems=(1, 1, 1, 0), hand=(67,))
    ben = seat(on(1, 0, 35, tokens=Tokens(power=(12,))))
    picks = (PickToken(0, 0, Place(1, 0), MAGIC), PickToken(0, 1, Place(1, 0), TWELVE))
    state = play(place(in_development(ada, ben), 67, 1, 1).state, *picks[:steps], Done(0)).state
    assert isinstance(state.task, AskLay)
    assert at(state, 1, 0).tokens == Tokens(magic=1)
    assert at(state, 1, 0, seat=1).tokens == Tokens(power=(12,))
    assert state.seats[0].gems == (1, 1, 1, 0)


@rule("C18", "L67")
def test_law_67_needs_three_gems_behind_the_screen() -> None:
    """With two gems and an infinite one nothing can be paid, so there is nothing to do but go on."""
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1), infinite=(BLUE,)), gems=(1, 1, 0, 0), hand=(67,))
    ben = seat(on(1, 0, 35, tokens=Tokens(power=(12,))))
    state = place(in_development(ada, ben), 67, 1, 1).state
    assert legal_actions(state, 0) == (Done(0),)
    assert refusal(state, PickToken(0, 0, Place(1, 0), MAGIC)).code is RefusalCode.NO_GEM


@rule("L67")
def test_law_67_is_paid_in_any_colors_of_the_own_screen() -> None:
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1)), gems=(2, 2, 0, 0), hand=(67,))
    ben = seat(on(1, 0, 35, tokens=Tokens(power=(12,))))
    state = place(in_development(ada, ben), 67, 1, 1).state
    state = play(state, PickToken(0, 0, Place(1, 0), MAGIC), PickToken(0, 1, Place(1, 0), TWELVE)).state
    assert set(legal_actions(state, 0)) == {PayGems(0, (2, 1, 0, 0)), PayGems(0, (1, 2, 0, 0)), Done(0)}
    assert refusal(state, PayGems(0, (1, 1, 0, 0))).code is RefusalCode.WRONG_NUMBER_OF_GEMS
    assert refusal(state, PayGems(0, (3, 0, 0, 0))).code is RefusalCode.NO_GEM


@rule("L67")
@pytest.mark.parametrize(("own", "others"), [(Tokens(), Tokens(magic=1)), (Tokens(magic=1), Tokens())])
def test_law_67_needs_a_token_on_both_sides(own: Tokens, others: Tokens) -> None:
    ada = seat(on(1, 0, 33, tokens=own), gems=(1, 1, 1, 0), hand=(67,))
    done = place(in_development(ada, seat(on(1, 0, 35, tokens=others))), 67, 1, 1)
    assert told(done, NoEffect) == (NoEffect(0, 67),)
    assert isinstance(done.state.task, AskLay)


@rule("L67")
def test_law_67_does_nothing_against_virtual_opponents() -> None:
    """They have no pyramid, so there is nobody to swap with."""
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1)), gems=(1, 1, 1, 0), hand=(67,))
    done = place(in_development(ada, virtual_opponents=3), 67, 1, 1)
    assert told(done, NoEffect) == (NoEffect(0, 67),)


@rule("C59")
def test_the_gems_of_law_67_can_be_spent_at_once_by_who_got_them() -> None:
    """Ben, with no gem at first, can pay the green gem of card 32 in the round after the swap."""
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1)), gems=(0, 0, 3, 0), hand=(67,))
    ben = seat(on(1, 0, 35, tokens=Tokens(magic=1)), hand=(32, 88), gems=(0, 0, 0, 0))
    state = in_development(ada, ben)
    assert lays(state, 1) == {88}
    state = play(
        place(state, 67, 1, 1, Lay(1, 88)).state,
        PickToken(0, 0, Place(1, 0), MAGIC),
        PickToken(0, 1, Place(1, 0), MAGIC),
        PayGems(0, (0, 0, 3, 0)),
    ).state
    assert state.task == AskPlace(1, 88)
    state = play(state, PlaceCard(1, Place(1, 1))).state
    assert lays(state, 1) == {32}
