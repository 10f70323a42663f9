"""What cannot be still to happen, at setup, in development and by laws: each thing is told, with its place."""

from __future__ import annotations

import pytest

import changes as c
import moments as m
from impossible import Row, found, told
from viceroy.engine.actions import Token
from viceroy.engine.prompts import AskPlace, AskTuckFree
from viceroy.engine.state import HiddenCard
from viceroy.engine.tasks import GrantReward, ResolveNext
from viceroy.model.editions import DrawnCards
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Draw, Reward, SkipNextAuction, TakeFromRow
from viceroy.model.tokens import TokenKind, gems

NOWHERE = Place(1, 9)

SETUP: dict[str, Row] = {
    "a starting gem in the bank": (
        m.returning,
        c.pay(0, gems(red=1)),
        ("tasks[1]", "two gems are returned out of two of each color (R2.3)"),
    ),
    "three characters to choose from, and one": (
        m.choosing,
        c.give(0, HiddenCard(15)),
        ("tasks[0]", "seat 0 chooses from 2 characters (R2.5)"),
        ("tasks[0]", "seat 1 chooses from 2 characters (R2.5)"),
    ),
    "a law to choose": (
        m.choosing,
        c.both(c.discard(10), c.give(0, HiddenCard(88))),
        ("tasks[0]", "seat 0 chooses from 2 characters (R2.5)"),
    ),
    "another reward for a first card": (
        m.first_gems,
        c.task(1, reward=Reward(gems=5)),
        ("tasks[1]", "a first card gives the reward of its level 1 (R2.6)"),
    ),
    "a reward of a card that is not there": (
        m.first_gems,
        c.task(1, place=NOWHERE),
        ("tasks[1]", "no character lies at 1, 9"),
    ),
    "the reward of a first card twice": (
        m.first_gems,
        c.put_task(1, GrantReward(0, Place(1, 0), Reward(gems=3))),
        ("tasks", "a seat gets the reward of its first card once (R2.6)"),
    ),
    "a draw that no first card grants": (
        m.first_gems,
        c.task(0, draws=((2, 2),)),
        ("tasks[0]", "the first cards let draw ((2, 1),) (C1)"),
    ),
    "two cards to draw for a first card that lets draw one": (
        m.first_draws,
        c.task(2, count=2),
        ("tasks[2]", "the first card of seat 0 does not let it draw 2 (C1)"),
    ),
    "two cards to draw later for a first card that lets draw one": (
        m.first_draws,
        c.task(1, count=2),
        ("tasks[1]", "the first card of seat 1 does not let it draw 2 (C1)"),
    ),
    "fewer than no cards to draw": (m.first_draws, c.task(1, count=-1), ("tasks[1]", "fewer than no cards to draw")),
    "the second turn after the setup": (
        m.first_draws,
        c.task(0, turn=2),
        ("tasks[0]", "turn 2 after the setup (R4.1)"),
    ),
}

ROUNDS: dict[str, Row] = {
    "a round left out": (m.laying, c.task(0, round=3), ("tasks[0]", "round 3 after round 1 (R6.1)")),
    "cards not in the order of numbers": (
        m.placing,
        c.task(1, laid=((2, 7, False), (1, 6, False))),
        ("tasks[1]", "cards are resolved in the order of their numbers (R6.4)"),
    ),
    "no cards to resolve": (
        m.placing,
        c.put_task(1, ResolveNext(())),
        ("tasks[1]", "cards are resolved in the order of their numbers (R6.4)"),
    ),
    "a card placed before a lower one": (
        m.placing,
        c.both(c.put_task(2, AskPlace(1, 6)), c.task(1, laid=((0, 5, False), (2, 7, False)))),
        ("tasks[1]", "card 6 comes after card 5 (R6.4)"),
    ),
    "two cards of a seat in one round": (
        m.placing,
        c.both(
            c.hand(0, HiddenCard(5, (0, 1, 2)), HiddenCard(45, (0, 1, 2))),
            c.task(1, laid=((0, 45, False),)),
        ),
        ("tasks[1]", "a seat lays one card a round (R6.1)"),
    ),
    "a card sold where none are": (
        m.placing,
        c.task(1, laid=((1, 6, True), (2, 7, False))),
        ("tasks[1]", "cards are not discarded for gems (B5)"),
    ),
    "a card laid in the phase in which it was drawn": (
        m.placing,
        c.both(c.edition(drawn_cards_playable=DrawnCards.NEXT_PHASE), c.hand(2, HiddenCard(7, (0, 1, 2), fresh=True))),
        ("tasks[1]", "card 7 may not be played in this phase (B7)"),
    ),
    "a card laid by who has passed": (
        m.placing,
        c.seat(1, plays=False),
        ("tasks[1]", "seat 1 plays no more (R6.2)"),
    ),
    "a card laid that not all know": (m.placing, c.hand(1, HiddenCard(6)), ("tasks[1]", "all know card 6 (R6.1)")),
    "a card laid that is in no hand": (m.placing, c.discard(6), ("tasks[1]", "card 6 is not in the hand of seat 1")),
    "a card that nobody can pay": (m.placing, c.pay_all(0), ("tasks[2]", "card 5 can be placed nowhere (C21)")),
    "a reward of level 5 for a card on level 1": (
        m.on_top,
        c.task(1, place=Place(1, 0)),
        ("tasks[1]", "no character lies there on level 5 (R6.11)"),
    ),
    "a reward of level 5 for no card": (
        m.on_top,
        c.task(1, place=NOWHERE),
        ("tasks[1]", "no character lies there on level 5 (R6.11)"),
    ),
    "a choice on level 5 of a seat that plays no more": (
        m.on_top,
        c.seat(0, plays=False),
        ("tasks", "seat 0 plays no more (R6.2)"),
    ),
    "a reward of level 5 that no row gives": (
        m.top_draw,
        c.task(1, reward=Reward(gems=9)),
        ("tasks[1]", "a card on level 5 gives the rewards of its rows (R6.11)"),
    ),
    "rewards of one card for two seats": (
        m.top_draw,
        c.task(-1, seat=1),
        ("tasks", "a card is resolved by one seat, not by [0, 1] (R6.4)"),
    ),
    "gems to choose from a bank that has as many": (
        m.rewarded,
        lambda s: c.earn(1, (s.bank[0] - 1, s.bank[1] - 2, s.bank[2], s.bank[3]))(s),
        ("tasks[2]", "there is no choice of 3 gems (R5.19, R7.1)"),
    ),
    "gems to choose from a bank of one color": (
        m.rewarded,
        lambda s: c.earn(1, (0, *s.bank[1:]))(s),
        ("tasks[2]", "there is no choice of 3 gems (R5.19, R7.1)"),
    ),
    "no gems to choose": (m.rewarded, c.task(2, count=0), ("tasks[2]", "there is no choice of 0 gems (R5.19, R7.1)")),
    "a choice of decks where there are no laws": (
        m.drawing,
        lambda s: c.discard(*(card.number for card in s.law_deck))(s),
        ("tasks[1]", "there is no choice of 1 cards (C44)"),
    ),
    "fewer than no cards to draw later": (
        m.drawing_two,
        c.task(1, count=-1),
        ("tasks[1]", "fewer than no cards to draw"),
    ),
    "no cards to draw": (m.drawing, c.task(1, count=0), ("tasks[1]", "there is no choice of 0 cards (C44)")),
}

LAWS: dict[str, Row] = {
    "an option of a character": (
        m.choosing_option,
        c.task(1, place=Place(1, 0)),
        ("tasks[1]", "no law at 1, 0 asks for this"),
    ),
    "an option of no card": (m.choosing_option, c.task(1, place=NOWHERE), ("tasks[1]", "no law at 1, 9 asks for this")),
    "other options than the law names": (
        m.choosing_option,
        c.task(1, options=(Reward(gems=9),)),
        ("tasks[1]", "no law at 1, 1 asks for this"),
    ),
    "a color for no card": (m.choosing_color, c.task(1, place=NOWHERE), ("tasks[1]", "no card lies at 1, 9")),
    "an own gem for no card": (m.own_gem, c.task(1, place=NOWHERE), ("tasks[1]", "no card lies at 1, 9")),
    "an own gem while the bank has one": (
        m.own_gem,
        c.pay(1, gems(red=1)),
        ("tasks[1]", "the bank has red gems (R7.9)"),
    ),
    "more cards to put back than there are": (
        m.putting_back,
        c.task(1, count=4),
        ("tasks[1]", "4 cards to put back, out of 3 (L70)"),
    ),
    "laws to put back where characters are asked for": (
        m.putting_back,
        c.task(1, deck=Deck.RESERVE),
        ("tasks[1]", "2 cards to put back, out of 1 (L70)"),
    ),
    "no cards to put back": (m.putting_back, c.task(1, count=0), ("tasks[1]", "0 cards to put back, out of 3 (L70)")),
    "more cards to tuck than the law says": (
        m.tucking,
        c.task(2, left=3),
        ("tasks[2]", "no law at 1, 1 asks for this"),
        ("tasks[1]", "more would be stored or tucked than the law allows (L72, L76)"),
        ("tasks[2]", "more would be stored or tucked than the law allows (L72, L76)"),
    ),
    "any number of cards to tuck, where the law names one": (
        m.tucking,
        c.task(2, left=None),
        ("tasks[2]", "no law at 1, 1 asks for this"),
    ),
    "a number of cards to tuck, where the law names none": (
        m.tucking_any,
        c.task(1, left=2),
        ("tasks[1]", "no law at 1, 1 asks for this"),
    ),
    "more cards to tuck than there is room for": (
        m.tucking,
        c.tuck(0, 1, 1, 7),
        ("tasks[1]", "more would be stored or tucked than the law allows (L72, L76)"),
        ("tasks[2]", "more would be stored or tucked than the law allows (L72, L76)"),
    ),
    "cards to tuck out of an empty hand": (
        m.tucking,
        c.discard(5, 6, 7),
        ("tasks[2]", "there is no card to tuck (L72)"),
    ),
    "a free card to tuck where there is only one": (
        m.tucking_free,
        c.discard(29),
        ("tasks[1]", "there is no choice of free cards (C31)"),
    ),
    "a free card to tuck under a law that says nothing of it": (
        m.storing,
        c.put_task(1, AskTuckFree(0, Place(1, 1))),
        ("tasks[1]", "no law at 1, 1 asks for this"),
        ("tasks[1]", "there is no choice of free cards (C31)"),
    ),
    "nine gems to store": (
        m.storing,
        c.task(1, left=9),
        ("tasks[1]", "no law at 1, 1 asks for this"),
        ("tasks[1]", "more would be stored or tucked than the law allows (L72, L76)"),
    ),
    "no gems to store": (m.storing, c.task(1, left=0), ("tasks[1]", "no law at 1, 1 asks for this")),
    "more gems to store than there is room for": (
        m.storing,
        c.both(c.from_bank(gems(red=1)), c.at(0, 1, 1, stored=gems(red=1))),
        ("tasks[1]", "more would be stored or tucked than the law allows (L72, L76)"),
    ),
    "a card of an empty row": (
        m.row_taking,
        c.discard(33, 34, 35, 36),
        ("tasks[2]", "no card lies in the auction row"),
    ),
    "effects of a law that lies elsewhere": (
        m.row_taking,
        c.task(1, law=70),
        ("tasks[1]", "law 70 does not lie at 1, 1"),
    ),
    "effects that have been executed": (
        m.row_taking,
        c.task(1, effects=(TakeFromRow(), SkipNextAuction())),
        ("tasks[1]", "law 69 does something else"),
    ),
    "no effects": (m.row_taking, c.task(1, effects=()), ("tasks[1]", "law 69 does something else")),
    "more draws than the law says": (
        m.drawing_on,
        c.task(2, effects=(Draw(Deck.LAWS, 4),)),
        ("tasks[2]", "law 70 does something else"),
    ),
    "draws of another deck": (
        m.drawing_on,
        c.task(2, effects=(Draw(Deck.RESERVE, 2),)),
        ("tasks[2]", "law 70 does something else"),
    ),
    "a card taken that is in no hand": (
        m.won,
        c.task(1, card=33),
        ("tasks[1]", "card 33 is not in the hand of seat 0"),
    ),
    "a card taken by a seat without law 78": (
        m.won,
        c.task(1, seat=1, card=33),
        ("tasks[1]", "no law of seat 1 waits for cards (L78)"),
    ),
    "a card taken that is asked about twice": (
        m.taken,
        c.task(2, taken=((0, 88),)),
        ("tasks[2]", "cards taken are asked about once each (L78)"),
    ),
    "no card taken": (m.taken, c.task(2, taken=()), ("tasks[2]", "cards taken are asked about once each (L78)")),
    "another card taken that is in no hand": (
        m.taken,
        c.task(2, taken=((0, 5),)),
        ("tasks[2]", "card 5 is not in the hand of seat 0"),
    ),
}

SWAPS: dict[str, Row] = {
    "fewer than no gems to pay": (m.swapping, c.task(1, pay=-1), ("tasks[1]", "fewer than no gems to pay")),
    "a token of nobody": (
        m.swapping,
        c.task(1, owner=None),
        ("tasks[1]", "first an own token is picked, then one of another (L67)"),
    ),
    "a token of another before an own one": (
        m.swapping,
        c.task(1, own=None),
        ("tasks[1]", "first an own token is picked, then one of another (L67)"),
    ),
    "two own tokens": (
        m.swapping,
        c.task(1, owner=0, others=(Place(1, 0), Token(TokenKind.MAGIC))),
        ("tasks[1]", "tokens are swapped with another player (L67)"),
    ),
    "an own token that is not there": (
        m.swapping,
        c.task(1, own=(Place(1, 0), Token(TokenKind.DEFENSE))),
        ("tasks[1]", "seat 0 has no such token at 1, 0 (L67)"),
    ),
    "a token of another that is not there": (
        m.swapping,
        c.task(1, others=(NOWHERE, Token(TokenKind.SCIENCE))),
        ("tasks[1]", "seat 1 has no such token at 1, 9 (L67)"),
    ),
    "a swap that cannot be paid": (
        m.swapping,
        c.pay(0, gems(blue=1, red=1)),
        ("tasks[1]", "seat 0 cannot pay 3 gems (L67)"),
    ),
}


@pytest.mark.parametrize("name", SETUP)
def test_what_cannot_be_due_at_setup_is_told(name: str) -> None:
    """R2.3-R2.6, C1: gems are returned, characters chosen, and each first card gives its reward once."""
    assert found(SETUP[name]) == told(SETUP[name])


@pytest.mark.parametrize("name", ROUNDS)
def test_what_cannot_be_due_in_a_round_is_told(name: str) -> None:
    """R6.1-R6.11: one card a seat, the lowest number first, laid openly and paid, with the rewards that it names."""
    assert found(ROUNDS[name]) == told(ROUNDS[name])


@pytest.mark.parametrize("name", LAWS)
def test_what_no_law_asks_for_is_told(name: str) -> None:
    """L69-L78: what a law still does is what its card says, and there is something to choose."""
    assert found(LAWS[name]) == told(LAWS[name])


@pytest.mark.parametrize("name", SWAPS)
def test_a_swap_that_cannot_be_made_is_told(name: str) -> None:
    """L67: a token of one's own, then one of another player, and gems behind the screen to pay for it."""
    assert found(SWAPS[name]) == told(SWAPS[name])
