"""Rewards in play: gems, cards, tokens and infinite gems (A7, A8), short decks and banks, and laws with a condition."""

from __future__ import annotations

import attrs
import pytest

from hand_built import BLUE, GREEN, RED, YELLOW
from positions import (
    DEFAULTS,
    all_pass,
    at_start,
    in_auction,
    in_development,
    laid,
    on,
    play,
    printed,
    ready,
    refusal,
    row,
    rows,
    seat,
    stairs,
    told,
)
from rules import rule
from viceroy.engine.actions import (
    Bid,
    ChooseStart,
    DiscardForGems,
    Done,
    DrawCards,
    Lay,
    Pass,
    PickToken,
    PlaceCard,
    StoreGem,
    TakeGems,
    UseOwnGem,
)
from viceroy.engine.events import AttackGained, CardDrawn, GemsTaken, InfiniteGemGained, InfiniteGemLost, NoEffect
from viceroy.engine.prompts import AskLay
from viceroy.engine.reducer import legal_actions, to_act
from viceroy.engine.state import GameState, HiddenCard
from viceroy.engine.views import seen_by
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.editions import GERMAN, Edition
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckHolds, Gain, Reward
from viceroy.model.tokens import CircleBonus, Gems, Tokens, gems, subtract_gems

CAPTAIN = 32
LAWS, RESERVE = Deck.LAWS, Deck.RESERVE


# -- what the Captain gives --------------------------------------------------------------------------------------------


@rule("R6.10", "R7.3", "D16")
def test_on_level_1_a_card_of_either_deck() -> None:
    """The Captain on level 1 draws one card from the law deck or the reserve deck."""
    place, state = ready(1, CAPTAIN, gems(green=1), law_deck=(70, 71), reserve_deck=(5, 6))
    state = play(state, PlaceCard(0, place)).state
    assert set(legal_actions(state, 0)) == {DrawCards(0, (LAWS,)), DrawCards(0, (RESERVE,))}
    assert play(state, DrawCards(0, (LAWS,))).state.seats[0].numbers == (70,)
    assert play(state, DrawCards(0, (RESERVE,))).state.seats[0].numbers == (5,)


@rule("R6.10", "R7.1", "D17")
def test_on_level_2_five_gems_of_choice() -> None:
    """The Captain on level 2 gives five gems, any that the bank has."""
    place, state = ready(2, CAPTAIN, gems(green=1, blue=1))
    state = play(state, PlaceCard(0, place)).state
    assert play(state, TakeGems(0, (5, 0, 0, 0))).state.seats[0].gems == (5, 0, 0, 0)
    assert play(state, TakeGems(0, (1, 2, 1, 1))).state.seats[0].gems == (1, 2, 1, 1)
    assert refusal(state, TakeGems(0, (1, 1, 1, 1))).rule == "C11"


@rule("R6.10", "D18", "D19")
@pytest.mark.parametrize(("level", "tokens"), [(3, Tokens(magic=1)), (4, Tokens(power=(12,)))], ids=["D18", "D19"])
def test_tokens_lie_on_the_card(level: int, tokens: Tokens) -> None:
    """Magic on level 3, one token of 12 points on level 4."""
    place, state = ready(level, CAPTAIN, gems(green=1, blue=1, yellow=level - 2))
    done = play(state, PlaceCard(0, place)).state
    assert done.seats[0].pyramid.at[place].tokens == tokens
    assert isinstance(done.task, AskLay)


# -- tokens ------------------------------------------------------------------------------------------------------------


@rule("R7.2", "R7.4", "R7.5", "R7.6", "R7.7", "R7.8")
@pytest.mark.parametrize(
    ("number", "level", "tokens"),
    [
        (3, 1, Tokens(power=(3,))),
        (6, 2, Tokens(science=1)),
        (63, 4, Tokens(science=2)),
        (28, 4, Tokens(magic=2)),
        (9, 1, Tokens(defense=1)),
        (29, 1, Tokens(magic_bonus=(2,))),
        (53, 4, Tokens(magic_bonus=(5,))),
        (14, 3, Tokens(circle_bonus=(CircleBonus(BLUE, 2),))),
        (46, 4, Tokens(circle_bonus=(CircleBonus(YELLOW, 4),))),
        (8, 4, Tokens(magic=1, magic_bonus=(2,))),
    ],
)
def test_tokens_lie_on_the_card_that_gave_them(number: int, level: int, tokens: Tokens) -> None:
    card = printed().by_number[number]
    purse = card.cost(level) if not isinstance(card, LawCard) else (0, 0, 0, 0)
    place, state = ready(level, number, purse)
    assert play(state, PlaceCard(0, place)).state.seats[0].pyramid.at[place].tokens == tokens


@rule("R7.7")
def test_an_attack_token_goes_behind_the_screen() -> None:
    """Row 2 of card 20 gives an attack token, two gems and 2 points; only the points lie on the card."""
    place, state = ready(2, 20, gems(green=1, blue=1))
    placed = play(state, PlaceCard(0, place))
    assert told(placed, AttackGained) == (AttackGained(0, 1),)
    done = play(placed.state, TakeGems(0, gems(red=2))).state
    assert done.seats[0].attack == 1
    assert done.seats[1].attack == 0
    assert done.seats[0].pyramid.at[place].tokens == Tokens(power=(2,))


@rule("R5.19", "R7.1", "R13.1")
def test_a_reward_takes_what_a_short_bank_has() -> None:
    """Four gems are due and three are there, one of them just paid: all three are taken unasked."""
    place, state = ready(1, 12, gems(red=1), bank=gems(blue=2))
    done = play(state, PlaceCard(0, place))
    assert told(done, GemsTaken) == (GemsTaken(0, (2, 1, 0, 0)),)
    assert done.state.bank == (0, 0, 0, 0)


# -- drawing -----------------------------------------------------------------------------------------------------------


def _draw_two(edition: Edition = DEFAULTS, *, laws: tuple[int, ...], reserve: tuple[int, ...]) -> GameState:
    """Card 48 has been placed on level 4, where it draws two cards."""
    place, state = ready(4, 48, gems(blue=2, green=1, red=1), edition=edition, law_deck=laws, reserve_deck=reserve)
    return play(state, PlaceCard(0, place)).state


NAMED_FIRST = DEFAULTS.with_options(sequential_draw=False)


@rule("B6")
def test_the_first_card_is_seen_before_the_second_deck_is_chosen() -> None:
    """With `sequential_draw` on, one deck is named, its card drawn, and only then the next deck is named."""
    state = _draw_two(laws=(70, 71), reserve=(5, 6))
    assert set(legal_actions(state, 0)) == {DrawCards(0, (LAWS,)), DrawCards(0, (RESERVE,))}
    state = play(state, DrawCards(0, (LAWS,))).state
    assert state.seats[0].numbers == (70,)
    assert set(legal_actions(state, 0)) == {DrawCards(0, (LAWS,)), DrawCards(0, (RESERVE,))}
    assert play(state, DrawCards(0, (RESERVE,))).state.seats[0].numbers == (5, 70)


@rule("R7.3", "B6")
def test_all_decks_may_have_to_be_named_first() -> None:
    """With `sequential_draw` off, both decks are named before any card is seen, in any mix."""
    state = _draw_two(NAMED_FIRST, laws=(70, 71), reserve=(5, 6))
    mixes = {tuple(sorted(action.decks)) for action in legal_actions(state, 0) if isinstance(action, DrawCards)}
    assert mixes == {(LAWS, LAWS), (LAWS, RESERVE), (RESERVE, RESERVE)}
    assert refusal(state, DrawCards(0, (LAWS,))).rule == "B6"
    both = next(a for a in legal_actions(state, 0) if isinstance(a, DrawCards) and set(a.decks) == {LAWS, RESERVE})
    done = play(state, both).state
    assert done.seats[0].numbers == (5, 70)
    assert isinstance(done.task, AskLay)


@rule("C44", "B6")
def test_a_short_deck_cannot_be_named_twice() -> None:
    """With `sequential_draw` off and one law left, two laws cannot be named."""
    state = _draw_two(NAMED_FIRST, laws=(70,), reserve=(5, 6))
    mixes = {tuple(sorted(action.decks)) for action in legal_actions(state, 0) if isinstance(action, DrawCards)}
    assert mixes == {(LAWS, RESERVE), (RESERVE, RESERVE)}
    assert refusal(state, DrawCards(0, (LAWS, LAWS))).code is RefusalCode.DECK_SHORT


@rule("B6")
def test_decks_are_named_in_one_order() -> None:
    """With `sequential_draw` off, a law and a character are one choice, written in one way, laws first."""
    state = _draw_two(NAMED_FIRST, laws=(70, 71), reserve=(5, 6))
    assert DrawCards(0, (LAWS, RESERVE)) in legal_actions(state, 0)
    found = refusal(state, DrawCards(0, (RESERVE, LAWS)))
    assert (found.code, found.rule) == (RefusalCode.MALFORMED, "B6")


@rule("R7.3", "R8.1", "C44", "C63", "F47")
@pytest.mark.parametrize("edition", [DEFAULTS, NAMED_FIRST], ids=["sequential", "named first"])
@pytest.mark.parametrize(
    ("laws", "reserve", "drawn"),
    [((70,), (), (70,)), ((), (), ()), ((70, 71, 72, 73), (), (70, 71)), ((70,), (5,), (5, 70))],
)
def test_two_cards_are_due(
    edition: Edition, laws: tuple[int, ...], reserve: tuple[int, ...], drawn: tuple[int, ...]
) -> None:
    """As many as there are; nothing is asked where only one deck has cards."""
    state = _draw_two(edition, laws=laws, reserve=reserve)
    if not reserve:
        assert isinstance(state.task, AskLay)
    while not isinstance(state.task, AskLay):
        state = play(state, legal_actions(state, 0)[0]).state
    assert state.seats[0].numbers == drawn


@rule("R6.4", "C45")
def test_the_lower_card_draws_the_last_one() -> None:
    """The Captain and card 15 are played in one round with a single card to draw: 15 comes first and gets it."""
    state = in_development(
        seat(gems=gems(green=1), hand=(CAPTAIN,)), seat(gems=gems(green=1), hand=(15,)), law_deck=(70,), reserve_deck=()
    )
    state = play(state, Lay(0, CAPTAIN), Lay(1, 15)).state
    state = play(state, PlaceCard(1, Place(1, 1))).state
    assert state.seats[1].numbers == (70,)
    state = play(state, PlaceCard(0, Place(1, 1))).state
    assert state.seats[0].numbers == ()


@rule("B7", "F48")
def test_a_drawn_card_is_playable_in_the_next_round() -> None:
    """With `immediately`, the Captain draws a law in round 1; it is the only card in hand, playable in round 2."""
    place, state = ready(1, CAPTAIN, gems(green=1), law_deck=(71,), reserve_deck=())
    state = play(state, PlaceCard(0, place)).state
    assert state.round == 2
    assert Lay(0, 71) in legal_actions(state, 0)


def _drawn_under_next_phase(edition: Edition) -> GameState:
    place, state = ready(1, CAPTAIN, gems(green=1), law_deck=(71,), reserve_deck=(), edition=edition)
    return play(state, PlaceCard(0, place)).state


@rule("B7", "F48")
def test_a_drawn_card_waits_for_the_next_turn() -> None:
    """With `next_phase`, the card drawn cannot be played in this phase; next turn it can."""
    state = _drawn_under_next_phase(DEFAULTS.with_options(drawn_cards_playable="next_phase"))
    found = refusal(state, Lay(0, 71))
    assert (found.code, found.rule) == (RefusalCode.DRAWN_THIS_PHASE, "B7")
    assert legal_actions(state, 0) == (Pass(0),)
    state = all_pass(state).state
    assert state.turn == 3
    state = all_pass(state).state
    while not isinstance(state.task, AskLay):
        state = play(state, legal_actions(state, to_act(state)[0])[0]).state
    assert Lay(0, 71) in legal_actions(state, 0)


@rule("B7", "F48")
def test_an_older_card_is_playable_beside_a_drawn_one() -> None:
    """With `next_phase`, only the card just drawn waits."""
    edition = DEFAULTS.with_options(drawn_cards_playable="next_phase")
    held = seat(*stairs(1), gems=gems(green=1), hand=(CAPTAIN, 77))
    state = laid(in_development(held, seat(), edition=edition, law_deck=(71,), reserve_deck=()), CAPTAIN)
    state = play(state, PlaceCard(0, Place(1, 1))).state
    assert Lay(0, 77) in legal_actions(state, 0)
    assert Lay(0, 71) not in legal_actions(state, 0)


@rule("B7")
def test_what_all_know_of_a_hand_stays_known_when_a_drawn_card_may_be_played() -> None:
    """With `next_phase`, the end of the phase frees the card just drawn; card 40, won in an auction, stays in sight."""
    edition = DEFAULTS.with_options(drawn_cards_playable="next_phase")
    state = in_development(
        seat(*stairs(1), gems=gems(green=1), hand=(CAPTAIN, 40)),
        seat(),
        edition=edition,
        law_deck=(71,),
        reserve_deck=(),
    )
    hand = (HiddenCard(CAPTAIN), HiddenCard(40, (0, 1)))
    state = attrs.evolve(state, seats=(attrs.evolve(state.seats[0], hand=hand), *state.seats[1:]))
    state = play(laid(state, CAPTAIN), PlaceCard(0, Place(1, 1))).state
    assert {*state.seats[0].hand} == {HiddenCard(40, (0, 1)), HiddenCard(71, fresh=True)}
    state = all_pass(state).state
    assert {*state.seats[0].hand} == {HiddenCard(40, (0, 1)), HiddenCard(71)}


@rule("B7")
def test_a_card_drawn_with_the_first_card_is_playable_in_turn_1() -> None:
    """With `next_phase`, the card that the Captain draws at setup may be played in the first development phase."""
    edition = DEFAULTS.with_options(drawn_cards_playable="next_phase")
    state = at_start((CAPTAIN, 5), (9, 10), edition=edition)
    state = play(state, ChooseStart(0, CAPTAIN, 5), ChooseStart(1, 9, 10)).state
    before = state.seats[0].numbers
    state = play(state, DrawCards(0, (LAWS,))).state
    (drawn,) = set(state.seats[0].numbers) - set(before)
    state = all_pass(state).state
    while not isinstance(state.task, AskLay):
        state = play(state, legal_actions(state, to_act(state)[0])[0]).state
    assert state.turn == 1
    assert Lay(0, drawn) in legal_actions(state, 0)


@rule("B7")
def test_a_card_won_in_the_auction_is_playable_at_once() -> None:
    """With `next_phase`, only drawn cards wait; a card won in this turn's auction does not."""
    edition = DEFAULTS.with_options(drawn_cards_playable="next_phase")
    state = in_auction(seat(gems=gems(red=2)), seat(gems=gems(blue=1)), row=row(red=45, blue=46), edition=edition)
    state = play(state, Bid(0, RED), Bid(1, BLUE)).state
    assert Lay(0, 45) in legal_actions(state, 0)


@rule("C46", "B7")
def test_a_card_just_drawn_may_be_discarded_for_gems() -> None:
    """With `next_phase`, any hand card may be discarded, the one just drawn too: discarding is not playing."""
    state = _drawn_under_next_phase(GERMAN)
    assert set(legal_actions(state, 0)) == {DiscardForGems(0, 71), Pass(0)}


@rule("C57")
def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    """All see that a card was drawn and from which deck; which one, is its owner's secret."""
    place, state = ready(1, CAPTAIN, gems(green=1), law_deck=(71, 72), reserve_deck=(5,))
    done = play(state, PlaceCard(0, place), DrawCards(0, (LAWS,)))
    assert done.state.seats[0].hand[0].known_by == ()
    (drawn,) = told(done, CardDrawn)
    assert seen_by(drawn, 0) == CardDrawn(0, LAWS, 71)
    assert seen_by(drawn, 1) == seen_by(drawn, None) == CardDrawn(0, LAWS, None)


# -- infinite gems -----------------------------------------------------------------------------------------------------


def _infinite_blue(own: Gems, bank: Gems | None = None) -> GameState:
    """Card 18 gives an infinite blue gem on level 1, and costs green; it has just been placed."""
    given = {} if bank is None else {"bank": bank}
    place, state = ready(1, 18, own, **given)  # type: ignore[arg-type]
    return play(state, PlaceCard(0, place)).state


NO_BLUE: Gems = (0, 7, 7, 7)


@rule("R7.9", "C17")
def test_an_infinite_gem_comes_from_the_bank() -> None:
    place, state = ready(1, 18, gems(green=1, blue=1))
    done = play(state, PlaceCard(0, place))
    assert told(done, InfiniteGemGained) == (InfiniteGemGained(0, place, BLUE, own=False),)
    state = done.state
    assert isinstance(state.task, AskLay)
    assert state.seats[0].pyramid.at[Place(1, 1)].infinite_gems == (BLUE,)
    assert state.seats[0].gems == gems(blue=1)
    assert state.bank[BLUE.position] == 6


@rule("R7.9", "F44")
def test_an_own_gem_becomes_the_infinite_gem() -> None:
    """Bank blue 0, own blue 1: the gem moves from the screen to the card."""
    state = _infinite_blue(gems(green=1, blue=1), NO_BLUE)
    assert set(legal_actions(state, 0)) == {UseOwnGem(0, True), UseOwnGem(0, False)}
    done = play(state, UseOwnGem(0, True))
    assert told(done, InfiniteGemGained) == (InfiniteGemGained(0, Place(1, 1), BLUE, own=True),)
    assert done.state.seats[0].gems == (0, 0, 0, 0)
    assert done.state.seats[0].pyramid.at[Place(1, 1)].infinite_gems == (BLUE,)


@rule("R7.9", "C17")
def test_an_own_gem_need_not_be_given() -> None:
    done = play(_infinite_blue(gems(green=1, blue=1), NO_BLUE), UseOwnGem(0, False))
    assert told(done, InfiniteGemLost) == (InfiniteGemLost(0, BLUE),)
    assert done.state.seats[0].gems == gems(blue=1)
    assert done.state.seats[0].pyramid.at[Place(1, 1)].infinite_gems == ()


@rule("R7.9", "F44")
def test_without_an_own_gem_there_is_none_later_either() -> None:
    """Own blue 0: nothing; and when blue is back in the bank no claim is left."""
    state = _infinite_blue(gems(green=1), NO_BLUE)
    assert UseOwnGem(0, True) not in legal_actions(state, 0)
    state = play(state, *legal_actions(state, 0)).state
    state = all_pass(state).state
    assert state.turn == 3
    state = play(state, Pass(0), Bid(1, BLUE)).state
    while state.turn == 3 and to_act(state):
        index = to_act(state)[0]
        state = play(state, legal_actions(state, index)[-1]).state
    assert state.bank[BLUE.position] > 0
    assert all(not placed.infinite_gems for placed in state.seats[0].pyramid.cards)


@rule("C18")
def test_infinite_gems_cannot_be_stored_on_a_law() -> None:
    """Law 76 takes gems from behind the screen; a blue infinite gem is none of them."""
    held = seat(on(1, 0, 33, infinite=(BLUE,)), gems=gems(red=1), hand=(76,))
    state = play(laid(in_development(held, seat()), 76), PlaceCard(0, Place(1, 1))).state
    assert set(legal_actions(state, 0)) == {StoreGem(0, RED), Done(0)}


@rule("C18", "L67")
def test_infinite_gems_do_not_pay_for_a_swap() -> None:
    held = seat(on(1, 0, 33, infinite=(BLUE, RED, GREEN), tokens=Tokens(magic=1)), gems=gems(red=2), hand=(67,))
    state = laid(in_development(held, seat(on(1, 0, 35, tokens=Tokens(defense=1)))), 67)
    state = play(state, PlaceCard(0, Place(1, 1))).state
    assert not [action for action in legal_actions(state, 0) if isinstance(action, PickToken)]


@rule("R13.4", "C59", "D38")
def test_the_other_player_of_a_swap_is_not_asked() -> None:
    held = seat(on(1, 0, 33, tokens=Tokens(magic=1)), gems=gems(red=3), hand=(67,))
    other = seat(on(1, 0, 35, tokens=Tokens(defense=1)))
    state = play(laid(in_development(held, other), 67), PlaceCard(0, Place(1, 1))).state
    while not isinstance(state.task, AskLay):
        assert to_act(state) == (0,)
        state = play(state, legal_actions(state, 0)[0]).state
    assert state.seats[1].gems == gems(red=3)
    assert state.seats[1].pyramid.at[Place(1, 0)].tokens == Tokens(magic=1)
    assert state.seats[0].pyramid.at[Place(1, 0)].tokens == Tokens(defense=1)


# -- laws with a condition ---------------------------------------------------------------------------------------------


def with_a_condition() -> CardSet:
    """The printed cards and a law 90 that gives six points where the reserve deck holds four cards."""
    full = printed()
    law = LawCard(
        90,
        "census",
        (("en", "Census"),),
        full.by_number[88].sections,
        requires=DeckHolds(RESERVE, 4),
        on_play=(Gain(Reward(tokens=Tokens(power=(6,)))),),
    )
    return attrs.evolve(full, id="census", laws=(*full.laws, law))


@rule("R13.3", "D37")
@pytest.mark.parametrize(("reserve", "tokens"), [((1, 2, 3), Tokens()), ((1, 2, 3, 4), Tokens(power=(6,)))])
def test_a_law_without_enough_cards_in_reserve_has_no_effect(reserve: tuple[int, ...], tokens: Tokens) -> None:
    state = in_development(seat(hand=(90,)), seat(), card_set=with_a_condition(), reserve_deck=reserve)
    done = play(laid(state, 90), PlaceCard(0, Place(1, 1)))
    placed = done.state.seats[0].pyramid.at[Place(1, 1)]
    assert (placed.card.number, placed.tokens) == (90, tokens)
    assert told(done, NoEffect) == (() if tokens else (NoEffect(0, 90),))


@rule("C58")
def test_the_condition_counts_when_the_law_is_resolved() -> None:
    """Four cards when the law was laid; the Captain, played before it, draws one, so it has no effect."""
    state = in_development(
        seat(hand=(90,)),
        seat(gems=gems(green=1), hand=(CAPTAIN,)),
        card_set=with_a_condition(),
        reserve_deck=(1, 2, 3, 4),
        law_deck=(),
    )
    state = play(state, Lay(0, 90), Lay(1, CAPTAIN)).state
    state = play(state, PlaceCard(1, Place(1, 1))).state
    done = play(state, PlaceCard(0, Place(1, 1)))
    assert told(done, NoEffect) == (NoEffect(0, 90),)


@rule("C15", "C58")
def test_a_law_without_effect_still_completes_a_circle() -> None:
    """The law lies there like any other, so a circle that it completes gives its gem."""
    cards = with_a_condition()
    state = in_development(seat(*rows((3, 5)), hand=(90,)), seat(), card_set=cards, reserve_deck=())
    before = laid(state, 90)
    done = play(before, PlaceCard(0, Place(2, 0))).state
    assert done.seats[0].gems == gems(red=1)
    assert subtract_gems(before.bank, done.bank) == gems(red=1)
