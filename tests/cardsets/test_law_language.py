"""The law language beyond the printed laws: laws built for a test, in play.

What a keyword does is tested with the laws that have it (L65 to L88); here it stands in other company, with other
numbers.
"""

from __future__ import annotations

from hand_built import BLUE, GREEN, RED, YELLOW
from law_play import after, at, bare_law, end_turn, law_points, lays, numbers, place, places, scored, tucked, with_laws
from positions import DEFAULTS, in_auction, in_development, on, play, refusal, row, rows, seat, told
from viceroy.engine.actions import (
    Bid,
    ChooseColor,
    ChooseOption,
    Done,
    Lay,
    Pass,
    PayGems,
    PickToken,
    PlaceCard,
    PutBack,
    Slot,
    StoreGem,
    TakeCard,
    TakeGems,
    Token,
    TuckCard,
    TuckTaken,
)
from viceroy.engine.events import CardDrawn, CardTaken, NoEffect, TokensSwapped
from viceroy.engine.prompts import AskGems, AskLay, AskSwap, AskTuckTaken
from viceroy.engine.reducer import legal_actions, to_act
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.lasting import Response, Trigger, Whenever
from viceroy.model.laws import (
    ChooseOne,
    Deck,
    DeckHolds,
    DoubleTokens,
    Draw,
    Effect,
    Gain,
    Placement,
    PutBackCards,
    Reward,
    SkipNextAuction,
    StoreGems,
    SwapTokens,
    TakeFromRow,
    TuckFreeCard,
    TuckFromHand,
)
from viceroy.model.points import PointsPer
from viceroy.model.quantities import CardKind, Counted, Quantity, Where
from viceroy.model.tokens import TokenKind, Tokens

TEST = 89
"""The number of the law under test: above all printed ones."""

WAITS = (Whenever(Trigger.CARD_TAKEN, Response.TUCK_HERE),)
MAGIC = Token(TokenKind.MAGIC)
ROW = row(blue=(1, 6), red=2, green=3, yellow=4)


def holding(
    *effects: Effect,
    requires: DeckHolds | None = None,
    placement: Placement = Placement.NORMAL,
    scoring: tuple[PointsPer, ...] = (),
) -> CardSet:
    return with_laws(bare_law(TEST, *effects, requires=requires, placement=placement, scoring=scoring))


# -- requires (R13.3, C58) ---------------------------------------------------------------------------------------------

FOUR_IN_RESERVE = DeckHolds(Deck.RESERVE, 4)
SIX_POINTS = Gain(Reward(tokens=Tokens(power=(6,))))


def test_d37_a_law_that_needs_four_cards_in_the_reserve_deck_has_no_effect_with_three() -> None:
    """D37, R13.3, C58: it stays in the pyramid and does nothing, and an event says so."""
    cards = holding(SIX_POINTS, requires=FOUR_IN_RESERVE)
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=cards, reserve_deck=(7, 8, 9))
    done = place(state, TEST, 1, 1)
    assert at(done.state, 1, 1).card.number == TEST
    assert at(done.state, 1, 1).tokens == Tokens()
    assert told(done, NoEffect) == (NoEffect(0, TEST),)


def test_a_law_that_needs_four_cards_has_its_effect_with_four() -> None:
    """R13.3: four is enough."""
    cards = holding(SIX_POINTS, requires=FOUR_IN_RESERVE)
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=cards, reserve_deck=(7, 8, 9, 10))
    done = place(state, TEST, 1, 1)
    assert at(done.state, 1, 1).tokens == Tokens(power=(6,))
    assert told(done, NoEffect) == ()


def test_the_condition_is_looked_at_when_the_law_is_resolved() -> None:
    """C58: four cards when it was laid, but Ben's lower card 32 draws one of them first."""
    cards = holding(SIX_POINTS, requires=FOUR_IN_RESERVE)
    state = in_development(
        seat(*rows((33,)), hand=(TEST,)),
        seat(*rows((35,)), hand=(32,), gems=(0, 0, 1, 0)),
        card_set=cards,
        reserve_deck=(7, 8, 9, 10),
        law_deck=(),
    )
    done = play(state, Lay(0, TEST), Lay(1, 32), PlaceCard(1, Place(1, 1)), PlaceCard(0, Place(1, 1)))
    assert told(done, NoEffect) == (NoEffect(0, TEST),)


def test_the_condition_is_looked_at_once_and_holds_for_all_effects() -> None:
    """C58: the law draws the four cards that it needs, and its second effect follows though none is left."""
    cards = holding(Draw(Deck.RESERVE, 4), SIX_POINTS, requires=FOUR_IN_RESERVE)
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=cards, reserve_deck=(7, 8, 9, 10))
    done = place(state, TEST, 1, 1)
    assert done.state.seats[0].numbers == (7, 8, 9, 10)
    assert at(done.state, 1, 1).tokens == Tokens(power=(6,))


def test_the_condition_may_speak_of_the_law_deck() -> None:
    """C58: two laws are needed, and one lies there."""
    cards = holding(SIX_POINTS, requires=DeckHolds(Deck.LAWS, 2))
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=cards, law_deck=(81,))
    assert told(place(state, TEST, 1, 1), NoEffect) == (NoEffect(0, TEST),)


def test_a_law_without_effect_still_completes_a_circle_and_counts_as_a_card() -> None:
    """C15, C58: law 85's bottom edge is yellow; over two yellow corners it gets its gem though the condition fails."""
    cards = holding(SIX_POINTS, requires=FOUR_IN_RESERVE)
    state = in_development(
        seat(*rows((38, 54)), on(1, 2, 68), hand=(TEST,)), seat(), card_set=cards, reserve_deck=(), turn=12
    )
    state = place(state, TEST, 2, 0).state
    assert state.seats[0].gems == (0, 0, 0, 1)
    assert law_points(scored(state)[0], 68) == 4


def test_a_condition_that_fails_leaves_the_points_at_the_end() -> None:
    """R11.3: the condition is about what happens when the law is played; it still counts in the pyramid."""
    level = PointsPer(2, Quantity(Counted.CARDS, Where.PYRAMID, kind=CardKind.CHARACTER))
    cards = holding(SIX_POINTS, requires=FOUR_IN_RESERVE, scoring=(level,))
    state = in_development(seat(*rows((33, 35)), hand=(TEST,)), seat(), card_set=cards, reserve_deck=(), turn=12)
    assert law_points(scored(place(state, TEST, 1, 2).state)[0], TEST) == 4


def test_a_law_that_replaces_a_card_does_so_even_where_its_condition_fails() -> None:
    """C58, L65: no effect, but the law stays where it was played, in the other card's place."""
    cards = holding(SIX_POINTS, requires=FOUR_IN_RESERVE, placement=Placement.IN_PLACE_OF_CARD)
    state = in_development(seat(*rows((33, 35)), hand=(TEST,)), seat(), card_set=cards, reserve_deck=())
    done = place(state, TEST, 1, 1)
    assert done.state.seats[0].numbers == (35,)
    assert at(done.state, 1, 1).tokens == Tokens()


# -- gain and choose one -----------------------------------------------------------------------------------------------


def test_gain_gives_a_whole_reward_without_a_choice() -> None:
    """A7: gems, a card, an attack token, tokens and an infinite gem of one row, all of them."""
    reward = Reward(gems=2, draw=1, attack=2, tokens=Tokens(magic=1, power=(3,)), infinite_gem=GREEN)
    state = in_development(
        seat(*rows((33,)), hand=(TEST,)), seat(), card_set=holding(Gain(reward)), law_deck=(81,), reserve_deck=()
    )
    done = after(place(state, TEST, 1, 1), TakeGems(0, (1, 1, 0, 0)))
    there = at(done.state, 1, 1)
    assert (there.tokens, there.infinite_gems) == (Tokens(magic=1, power=(3,)), (GREEN,))
    held = done.state.seats[0]
    assert (held.gems, held.attack, held.numbers) == ((1, 1, 0, 0), 2, (81,))
    assert isinstance(done.state.task, AskLay)


def test_gain_of_an_infinite_gem_of_any_color_asks_for_the_color() -> None:
    """L73: where the color is open the player names it."""
    cards = holding(Gain(Reward(infinite_gem="any")))
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=cards)
    state = play(place(state, TEST, 1, 1).state, ChooseColor(0, YELLOW)).state
    assert at(state, 1, 1).infinite_gems == (YELLOW,)


def test_two_infinite_gems_of_one_law_may_be_of_two_colors() -> None:
    """L73, R7.9: each is asked for by itself, and both lie on the law."""
    one = Gain(Reward(infinite_gem="any"))
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=holding(one, one))
    state = play(place(state, TEST, 1, 1).state, ChooseColor(0, YELLOW), ChooseColor(0, BLUE)).state
    assert sorted(at(state, 1, 1).infinite_gems) == [BLUE, YELLOW]


def test_a_choice_of_two_rewards_with_more_than_one_part() -> None:
    """L83: an option may give several things; here an infinite gem of any color with an attack token, or 9 gems."""
    options = (Reward(infinite_gem="any", attack=1), Reward(gems=9))
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), seat(), card_set=holding(ChooseOne(options)))
    state = place(state, TEST, 1, 1).state
    assert legal_actions(state, 0) == (ChooseOption(0, 1), ChooseOption(0, 2))
    first = play(state, ChooseOption(0, 1), ChooseColor(0, RED)).state
    assert at(first, 1, 1).infinite_gems == (RED,)
    assert first.seats[0].attack == 1
    second = play(state, ChooseOption(0, 2)).state
    assert second.task == AskGems(0, 9)


def test_effects_follow_in_the_order_of_the_card() -> None:
    """L70: as printed, one after the other: the gems gained first can be stored then."""
    cards = holding(Gain(Reward(gems=2)), StoreGems(2))
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=cards)
    state = play(place(state, TEST, 1, 1).state, TakeGems(0, (1, 0, 1, 0)), StoreGem(0, BLUE), StoreGem(0, GREEN)).state
    assert at(state, 1, 1).stored == (1, 0, 1, 0)
    assert isinstance(state.task, AskLay)


# -- cards of decks and hands ------------------------------------------------------------------------------------------


def test_draw_from_the_reserve_deck_asks_for_no_deck() -> None:
    """L70: the law names the deck; the others are not asked for, and the top cards come first."""
    state = in_development(
        seat(*rows((33,)), hand=(TEST,)),
        seat(),
        card_set=holding(Draw(Deck.RESERVE, 2)),
        reserve_deck=(7, 8, 9),
        law_deck=(81,),
    )
    done = place(state, TEST, 1, 1)
    assert [event.card for event in told(done, CardDrawn)] == [7, 8]
    assert done.state.seats[0].numbers == (7, 8)
    assert numbers(done.state.law_deck) == [81]


def test_put_back_onto_the_reserve_deck_takes_characters_only() -> None:
    """L70: cards of the deck's kind: 5 and 7 go back, the law 81 cannot; the last one put lies on top."""
    cards = holding(Draw(Deck.RESERVE, 1), PutBackCards(Deck.RESERVE, 2))
    state = in_development(seat(*rows((33,)), hand=(5, 81, TEST)), seat(), card_set=cards, reserve_deck=(7, 8))
    state = place(state, TEST, 1, 1).state
    assert set(legal_actions(state, 0)) == {PutBack(0, 5), PutBack(0, 7)}
    assert refusal(state, PutBack(0, 81)).code is RefusalCode.NOT_OF_THE_DECK
    state = play(state, PutBack(0, 5), PutBack(0, 7)).state
    assert numbers(state.reserve_deck) == [7, 5, 8]
    assert state.seats[0].numbers == (81,)


def test_cards_drawn_by_a_law_wait_for_the_next_phase_where_the_edition_says_so() -> None:
    """B7: what a law draws is drawn; under `next_phase` it cannot be laid in the same phase."""
    state = in_development(
        seat(*rows((33,)), hand=(TEST,)),
        seat(),
        card_set=holding(Draw(Deck.LAWS, 1)),
        law_deck=(81,),
        edition=DEFAULTS.with_options(drawn_cards_playable="next_phase"),
    )
    state = place(state, TEST, 1, 1).state
    assert lays(state) == set()
    assert refusal(state, Lay(0, 81)).code is RefusalCode.DRAWN_THIS_PHASE


def test_a_card_put_back_and_drawn_again_is_only_as_fresh_as_its_last_draw() -> None:
    """B7, L70: law 88 was in the hand from the start; put back and drawn again it is drawn, and waits."""
    cards = holding(PutBackCards(Deck.LAWS, 1), Draw(Deck.LAWS, 1))
    state = in_development(
        seat(*rows((33,)), hand=(88, TEST)),
        seat(),
        card_set=cards,
        law_deck=(81,),
        edition=DEFAULTS.with_options(drawn_cards_playable="next_phase"),
    )
    state = play(place(state, TEST, 1, 1).state, PutBack(0, 88)).state
    assert state.seats[0].numbers == (88,)
    assert lays(state) == set()


def test_tuck_from_hand_may_be_limited() -> None:
    """L72: with at most two, two are tucked and nothing more is asked; one alone and enough is allowed too."""
    state = in_development(seat(*rows((33,)), hand=(1, 2, 3, TEST)), seat(), card_set=holding(TuckFromHand(2)))
    state = place(state, TEST, 1, 1).state
    both = play(state, TuckCard(0, 1), TuckCard(0, 3)).state
    assert isinstance(both.task, AskLay)
    assert tucked(both, 1, 1) == (1, 3)
    one = play(state, TuckCard(0, 1), Done(0)).state
    assert isinstance(one.task, AskLay)
    assert tucked(one, 1, 1) == (1,)


def test_a_law_that_tucks_what_it_replaced() -> None:
    """L65, L72: the card that went back to the hand may be tucked under the law in its old place."""
    cards = holding(TuckFromHand(1), placement=Placement.IN_PLACE_OF_CARD)
    state = in_development(seat(*rows((33, 35)), hand=(TEST,)), seat(), card_set=cards)
    state = play(place(state, TEST, 1, 1).state, TuckCard(0, 35)).state
    assert tucked(state, 1, 1) == (35,)
    assert state.seats[0].numbers == ()
    assert places(state) == [(1, 0), (1, 1)]


# -- the pyramid -------------------------------------------------------------------------------------------------------


def test_doubling_twice_makes_four() -> None:
    """L66: each token is doubled, and then each of those: 1 magic is 4, a 12 lies there four times."""
    cards = holding(DoubleTokens(), DoubleTokens(), placement=Placement.UNDER_CHARACTER)
    laid = on(1, 0, 33, tokens=Tokens(magic=1, power=(12,)))
    state = place(in_development(seat(laid, hand=(TEST,)), seat(), card_set=cards), TEST, 1, 0).state
    assert at(state, 1, 0).tokens == Tokens(magic=4, power=(12, 12, 12, 12))


def test_two_laws_under_one_character() -> None:
    """L66: a second law may go under the same character, and doubles what lies there by then."""
    law = bare_law(TEST, DoubleTokens(), placement=Placement.UNDER_CHARACTER)
    laid = on(1, 0, 33, tokens=Tokens(science=1))
    state = in_development(seat(laid, hand=(66, TEST)), seat(), card_set=with_laws(law))
    state = place(place(state, 66, 1, 0).state, TEST, 1, 0).state
    assert at(state, 1, 0).tokens == Tokens(science=4)
    assert tucked(state, 1, 0) == (66, TEST)


def test_a_law_under_a_character_is_named_where_it_does_nothing() -> None:
    """C58: nobody has a token to swap; it is the law that had no effect, not the character above it."""
    cards = holding(SwapTokens(3), DoubleTokens(), placement=Placement.UNDER_CHARACTER)
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=cards)
    done = place(state, TEST, 1, 0)
    assert told(done, NoEffect) == (NoEffect(0, TEST),)


def test_two_free_cards_one_after_the_other() -> None:
    """L74: the second may have become free by the going of the first; both lie under the law with all they had."""
    laid = (*rows((33, 35)), on(1, 2, 37, tokens=Tokens(magic=1)), on(1, 3, 38, tokens=Tokens(science=1)))
    cards = holding(TuckFreeCard(), TuckFreeCard())
    state = in_development(seat(*laid, hand=(TEST,)), seat(), card_set=cards)
    state = place(state, TEST, 2, 0).state
    assert tucked(state, 2, 0) == (38, 37)
    assert at(state, 2, 0).tokens == Tokens(magic=1, science=1)
    assert places(state) == [(1, 0), (1, 1), (2, 0)]


def test_gems_stored_twice_lie_together() -> None:
    """L76: each effect has its own limit."""
    cards = holding(StoreGems(1), StoreGems(2))
    state = in_development(seat(*rows((33,)), gems=(2, 2, 0, 0), hand=(TEST,)), seat(), card_set=cards)
    state = play(place(state, TEST, 1, 1).state, StoreGem(0, BLUE), StoreGem(0, RED), StoreGem(0, RED)).state
    assert at(state, 1, 1).stored == (1, 2, 0, 0)
    assert isinstance(state.task, AskLay)


def test_a_swap_of_two_gems() -> None:
    """L67, C59: what is paid is the law's data; here two gems, to the other player."""
    cards = holding(SwapTokens(2))
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1)), gems=(2, 0, 0, 0), hand=(TEST,))
    ben = seat(on(1, 0, 35, tokens=Tokens(power=(12,))))
    state = place(in_development(ada, ben, card_set=cards), TEST, 1, 1).state
    done = play(
        state,
        PickToken(0, 0, Place(1, 0), MAGIC),
        PickToken(0, 1, Place(1, 0), Token(TokenKind.POWER, 12)),
        PayGems(0, (2, 0, 0, 0)),
    )
    assert done.state.seats[1].gems == (2, 0, 0, 0)
    assert len(told(done, TokensSwapped)) == 1


def test_a_token_swapped_away_may_come_back_by_a_second_swap() -> None:
    """L67: the second swap starts from what the first left."""
    cards = holding(SwapTokens(1), SwapTokens(1))
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=1)), gems=(2, 0, 0, 0), hand=(TEST,))
    ben = seat(on(1, 0, 35, tokens=Tokens(power=(12,))))
    twelve = Token(TokenKind.POWER, 12)
    state = place(in_development(ada, ben, card_set=cards), TEST, 1, 1).state
    swap = (PickToken(0, 0, Place(1, 0), MAGIC), PickToken(0, 1, Place(1, 0), twelve), PayGems(0, (1, 0, 0, 0)))
    state = play(state, *swap).state
    assert isinstance(state.task, AskSwap)
    back = (PickToken(0, 0, Place(1, 0), twelve), PickToken(0, 1, Place(1, 0), MAGIC), PayGems(0, (1, 0, 0, 0)))
    state = play(state, *back).state
    assert at(state, 1, 0).tokens == Tokens(magic=1)
    assert state.seats[1].gems == (2, 0, 0, 0)


# -- the auction row ---------------------------------------------------------------------------------------------------


def test_two_cards_of_the_row_and_one_skip() -> None:
    """L69: each place is refilled before the next card is taken, so a refill may be taken too."""
    cards = holding(TakeFromRow(), TakeFromRow(), SkipNextAuction(), SkipNextAuction())
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=cards, row=ROW, reserve_deck=(8, 9))
    state = play(place(state, TEST, 1, 1).state, TakeCard(0, BLUE, Slot.BASE), TakeCard(0, BLUE, Slot.BASE)).state
    assert state.seats[0].numbers == (1, 8)
    assert state.bases[0] == 9
    state = end_turn(state).state
    assert to_act(state) == (1,)
    state = end_turn(play(state, Pass(1), TakeGems(1, (1, 1, 1, 0))).state).state
    assert to_act(state) == (0, 1)


def test_a_skip_without_a_card_taken() -> None:
    """L69: the two effects stand for themselves."""
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=holding(SkipNextAuction()), row=ROW)
    done = place(state, TEST, 1, 1)
    assert told(done, CardTaken) == ()
    assert to_act(end_turn(done.state).state) == (1,)


# -- laws that wait for cards ------------------------------------------------------------------------------------------


def two_waiting() -> CardSet:
    return with_laws(bare_law(TEST, whenever=WAITS), bare_law(90, whenever=WAITS))


def test_with_two_waiting_laws_the_card_goes_under_one_of_them_or_none() -> None:
    """L78: both lie in one pyramid; one prompt, and the card can lie in one place only."""
    laid = (*rows((33,)), on(1, 1, TEST, card_set=two_waiting()), on(1, 2, 90, card_set=two_waiting()))
    state = in_auction(
        seat(*laid, gems=(1, 0, 0, 0)), seat(gems=(0, 1, 0, 0)), row=row(blue=1, red=2), card_set=two_waiting()
    )
    state = play(state, Bid(0, BLUE), Bid(1, RED)).state
    assert set(legal_actions(state, 0)) == {TuckTaken(0, Place(1, 1)), TuckTaken(0, Place(1, 2)), TuckTaken(0, None)}
    state = play(state, TuckTaken(0, Place(1, 2))).state
    assert isinstance(state.task, AskLay)
    assert (tucked(state, 1, 1), tucked(state, 1, 2)) == ((), (1,))


def test_two_players_are_asked_in_the_order_of_their_lowest_numbers() -> None:
    """L78, R9.1: both won a card in one auction; Ben with 20 is asked before Ada with 33."""
    ada = seat(*rows((33,)), on(1, 1, TEST, card_set=two_waiting()), gems=(1, 0, 0, 0))
    ben = seat(*rows((20,)), on(1, 1, 90, card_set=two_waiting()), gems=(0, 1, 0, 0))
    state = in_auction(ada, ben, row=row(blue=1, red=2), card_set=two_waiting())
    state = play(state, Bid(0, BLUE), Bid(1, RED)).state
    assert state.task == AskTuckTaken(1, 2)
    state = play(state, TuckTaken(1, Place(1, 1))).state
    assert state.task == AskTuckTaken(0, 1)


def test_a_waiting_law_that_draws_may_take_its_own_cards() -> None:
    """L78: it works from the moment it lies in the pyramid, so on the cards that it draws itself."""
    law = bare_law(TEST, Draw(Deck.LAWS, 2), whenever=WAITS)
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(), card_set=with_laws(law), law_deck=(81, 82))
    state = place(state, TEST, 1, 1).state
    assert state.task == AskTuckTaken(0, 81)
    state = play(state, TuckTaken(0, Place(1, 1))).state
    assert state.task == AskTuckTaken(0, 82)
    state = play(state, TuckTaken(0, Place(1, 1))).state
    assert tucked(state, 1, 1) == (81, 82)


def test_several_laws_drawn_at_once_are_asked_about_after_all_of_them() -> None:
    """L78, B6: with decks named up front the draws of a law come together too, then the prompts in their order."""
    law = bare_law(TEST, Draw(Deck.LAWS, 2), whenever=WAITS)
    state = in_development(
        seat(*rows((33,)), hand=(TEST,)),
        seat(),
        card_set=with_laws(law),
        law_deck=(82, 81),
        edition=DEFAULTS.with_options(sequential_draw=False),
    )
    state = place(state, TEST, 1, 1).state
    assert state.seats[0].numbers == (81, 82)
    assert state.task == AskTuckTaken(0, 82)
    state = play(state, TuckTaken(0, None)).state
    assert state.task == AskTuckTaken(0, 81)
