"""Where gems and cards cannot be: each thing is told, by its rule and with its place."""

from __future__ import annotations

import pytest

import changes as c
import moments as m
from hand_built import BLUE, GREEN, RED, character
from impossible import Row, found, told
from positions import on
from viceroy.engine.state import HiddenCard
from viceroy.model.editions import DrawnCards
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Section
from viceroy.model.tokens import CircleBonus, Tokens, gems
from viceroy.scoring.painting import Paint

FRAME: dict[str, Row] = {
    "a seat too few": (
        m.laying,
        lambda s: c.state(seats=s.seats[:1])(s),
        ("seats", "1 seats, not 2"),
    ),
    "a sealed choice too many": (m.laying, c.sealed(None, None, None), ("sealed", "3 sealed, not 2")),
    "a virtual opponent too many": (
        m.laying,
        c.state(virtual_done=(False,)),
        ("virtual_done", "1 virtual_done, not 0"),
    ),
    "a card of no set": (m.laying, c.hand(1, HiddenCard(999)), ("", "card 999 is no card of the set")),
    "another card of the same number": (
        m.laying,
        c.at(0, 1, 0, card=character(9)),
        ("seats[0].pyramid[0]", "card 9 is another than that of the set"),
    ),
    "another card under a card": (
        m.laying,
        c.at(0, 1, 0, tucked=(character(66),)),
        ("seats[0].pyramid[0]", "card 66 is another than that of the set"),
    ),
    "stored gems without their colors": (
        m.storing,
        c.at(0, 1, 1, stored=2),
        ("seats[0].pyramid[1]", "what lies on a card, and under it, is only counted"),
    ),
    "cards under a card without their numbers": (
        m.tucking,
        c.at(0, 1, 1, tucked=1),
        ("seats[0].pyramid[1]", "what lies on a card, and under it, is only counted"),
    ),
}

GEMS: dict[str, Row] = {
    "a gem too many": (m.laying, c.bank(gems(red=1)), ("", "9 red gems in the game, not 8 (R8.2)")),
    "a gem lost": (m.laying, c.from_bank(gems(blue=1)), ("", "7 blue gems in the game, not 8 (R8.2)")),
    "a gem less than none": (
        m.laying,
        c.pay(0, gems(green=2)),
        ("", "a negative number of green gems"),
    ),
    "an attack token less than none": (
        m.laying,
        c.seat(0, attack=-1),
        ("seats[0].attack", "seat 0 has -1 attack tokens"),
    ),
    "an infinite gem used twice": (
        m.laying,
        c.seat(0, used_infinite=gems(blue=2)),
        ("seats[0].used_infinite", "seat 0 has used more infinite gems than it has (R7.10)"),
    ),
    "an infinite gem used less than never": (
        m.laying,
        c.seat(0, used_infinite=gems(red=-1)),
        ("seats[0].used_infinite", "seat 0 has used more infinite gems than it has (R7.10)"),
    ),
}

CARDS: dict[str, Row] = {
    "a card in a hand and on a deck": (
        m.laying,
        lambda s: c.state(law_deck=(*s.law_deck, HiddenCard(71)))(s),
        ("", "card 71 is in 2 zones"),
    ),
    "a card that is nowhere": (m.laying, c.hand(1), ("", "card 6 is nowhere")),
    "cards out of the game in another order": (
        m.choosing,
        lambda s: c.state(discarded=s.discarded[::-1])(s),
        ("discarded", "the cards that left the game are not in the order of numbers"),
    ),
    "a law in the auction row": (
        m.claiming,
        c.both(
            c.discard(88), lambda s: c.state(discarded=s.discarded[:-1], bases=(88, *s.bases[1:]))(s), c.discard(33)
        ),
        ("", "card 88 lies where each card is a character (R2.7)"),
    ),
    "a character among the laws": (
        m.laying,
        lambda s: c.both(c.discard(6), c.state(discarded=s.discarded, law_deck=(HiddenCard(6), *s.law_deck)))(s),
        ("", "card 6 lies where each card is a law (R2.7)"),
    ),
    "a card that a seat knows under one that nobody knows": (
        m.laying,
        lambda s: c.state(law_deck=(HiddenCard(s.law_deck[0].number, (0,)), *s.law_deck[1:]))(s),
        ("law_deck", "a card that somebody knows lies under one that nobody knows (L70)"),
    ),
    "a card of the auction deck that a seat knows": (
        m.laying,
        lambda s: c.state(auction_deck=(*s.auction_deck[:-1], HiddenCard(s.auction_deck[-1].number, (0,))))(s),
        ("auction_deck", "a card that somebody knows lies under one that nobody knows (L70)"),
    ),
    "a card of a deck that nobody but a stranger knows": (
        m.laying,
        lambda s: c.state(law_deck=(*s.law_deck[:-1], HiddenCard(s.law_deck[-1].number, (7,))))(s),
        ("law_deck", "nobody knows card 65 of a deck so (L70)"),
    ),
    "a fresh card on a deck": (
        m.laying,
        lambda s: c.state(law_deck=(*s.law_deck[:-1], HiddenCard(s.law_deck[-1].number, fresh=True)))(s),
        ("law_deck", "nobody knows card 65 of a deck so (L70)"),
    ),
    "a hand in another order": (
        m.laying,
        c.hand(0, HiddenCard(71), HiddenCard(5)),
        ("seats[0].hand", "the cards in the hand are not in the order of numbers of seat 0"),
    ),
    "a card of a hand that is told to be known to its player": (
        m.laying,
        c.hand(1, HiddenCard(6, (1,))),
        ("seats[1].hand", "nobody knows card 6 so, in the hand of seat 1"),
    ),
    "a card of a hand that two of three know": (
        m.placing,
        c.hand(0, HiddenCard(5, (0, 1, 2)), HiddenCard(45, (1, 2))),
        ("seats[0].hand", "nobody knows card 45 so, in the hand of seat 0"),
    ),
    "a fresh card where drawn cards are played at once": (
        m.laying,
        c.hand(1, HiddenCard(6, fresh=True)),
        ("seats[1].hand", "card 6 is fresh outside development (B7), in the hand of seat 1"),
    ),
    "a fresh card in an auction": (
        m.won,
        c.both(c.edition(drawn_cards_playable=DrawnCards.NEXT_PHASE), c.hand(0, HiddenCard(34, (0, 1), fresh=True))),
        ("seats[0].hand", "card 34 is fresh outside development (B7), in the hand of seat 0"),
    ),
}

PYRAMIDS: dict[str, Row] = {
    "a card above nothing": (
        m.laying,
        c.move(0, (2, 0), (2, 1)),
        ("seats[0].pyramid[2]", "seat 0: nothing carries the card at 2, 1 (R3.3)"),
    ),
    "a card below level 1": (
        m.laying,
        c.move(0, (2, 0), (0, 0)),
        ("seats[0].pyramid[0]", "seat 0: a card on level 0 (R3.1)"),
    ),
    "a gap": (
        m.laying,
        c.move(0, (2, 0), (1, 3)),
        ("seats[0].pyramid", "seat 0: a gap on level 1 (R3.4)"),
    ),
    "two cards at one place": (
        m.laying,
        c.move(0, (2, 0), (1, 1)),
        ("seats[0].pyramid", "seat 0: two cards at one place"),
    ),
    "a law on level 5": (
        m.on_top,
        c.both(c.discard(32), c.lay(0, on(5, 0, 88))),
        ("seats[0].pyramid[14]", "seat 0: law 88 on level 5 (R6.8)"),
    ),
    "law 66 at a place of its own": (
        m.laying,
        c.lay(0, on(1, 2, 66)),
        ("seats[0].pyramid[2]", "seat 0: law 66 at a place of its own (L66)"),
    ),
    "a power token of nothing": (
        m.laying,
        c.at(0, 1, 0, tokens=Tokens(power=(0,))),
        ("seats[0].pyramid[0]", "seat 0: impossible tokens at 1, 0"),
    ),
    "a circle bonus of less than nothing": (
        m.laying,
        c.at(0, 1, 0, tokens=Tokens(circle_bonus=(CircleBonus(RED, -2),))),
        ("seats[0].pyramid[0]", "seat 0: impossible tokens at 1, 0"),
    ),
    "fewer than no defense tokens": (
        m.laying,
        c.at(0, 1, 0, tokens=Tokens(defense=-1)),
        ("seats[0].pyramid[0]", "seat 0: impossible tokens at 1, 0"),
    ),
    "infinite gems in another order": (
        m.laying,
        c.both(c.from_bank(gems(red=1)), c.at(0, 2, 0, infinite_gems=(RED, BLUE))),
        ("seats[0].pyramid[2]", "seat 0: the infinite gems at 2, 0 are not in the order of colors"),
    ),
    "gems stored on a character": (
        m.laying,
        c.both(c.from_bank(gems(red=1)), c.at(0, 1, 0, stored=gems(red=1))),
        ("seats[0].pyramid[0]", "seat 0: 1 gems are stored on the card at 1, 0 (L76)"),
    ),
    "gems stored on a law that stores none": (
        m.row_taking,
        c.both(c.from_bank(gems(red=1)), c.at(0, 1, 1, stored=gems(red=1))),
        ("seats[0].pyramid[1]", "seat 0: 1 gems are stored on the card at 1, 1 (L76)"),
    ),
    "a law that doubles nothing under a character": (
        m.laying,
        c.tuck(0, 1, 0, 71),
        ("seats[0].pyramid[0]", "seat 0: a card lies under the character at 1, 0 (L66)"),
    ),
    "a card under a law that tucks none": (
        m.row_taking,
        c.tuck(0, 1, 1, 88),
        ("seats[0].pyramid[1]", "seat 0: 1 cards lie under the law at 1, 1 (L72)"),
    ),
    "more cards under a law than it says": (
        m.tucking,
        c.tuck(0, 1, 1, 5, 6, 7),
        ("seats[0].pyramid[1]", "seat 0: 3 cards lie under the law at 1, 1 (L72)"),
    ),
}

PAINTS: dict[str, Row] = {
    "a circle that is not there": (
        m.painting,
        c.paint(0, Paint(Place(3, 0), Section.LEFT, RED)),
        ("seats[0].paints[0]", "seat 0 cannot paint so: no_circle (C35)"),
    ),
    "a section twice": (
        m.painting,
        c.paint(0, Paint(Place(2, 0), Section.LEFT, RED), Paint(Place(2, 0), Section.LEFT, GREEN)),
        ("seats[0].paints[1]", "seat 0 cannot paint so: painted_twice (C35)"),
    ),
    "a section of that color": (
        m.painting,
        c.paint(0, Paint(Place(2, 0), Section.LEFT, BLUE)),
        ("seats[0].paints[0]", "seat 0 cannot paint so: own_color (C35)"),
    ),
}


@pytest.mark.parametrize("name", FRAME)
def test_a_state_of_another_game_is_told(name: str) -> None:
    """R1.9: as many seats as players, virtual opponents as the rules name, and the cards of the set, all told."""
    assert found(FRAME[name]) == told(FRAME[name])


@pytest.mark.parametrize("name", GEMS)
def test_gems_lost_or_made_are_told(name: str) -> None:
    """R8.2, R7.10: each gem is in one place, and an infinite gem pays once a phase."""
    assert found(GEMS[name]) == told(GEMS[name])


@pytest.mark.parametrize("name", CARDS)
def test_cards_that_cannot_lie_so_are_told(name: str) -> None:
    """R2.4, R2.7, L70, B7: each card is in one zone, among its kind, and known to whom it has been shown."""
    assert found(CARDS[name]) == told(CARDS[name])


@pytest.mark.parametrize("name", PYRAMIDS)
def test_a_pyramid_that_cannot_stand_is_told(name: str) -> None:
    """R3.1-R3.4, R6.8, L66, L72, L76: where cards lie, and what lies on them and under them."""
    assert found(PYRAMIDS[name]) == told(PYRAMIDS[name])


@pytest.mark.parametrize("name", PAINTS)
def test_a_painting_that_cannot_be_is_told(name: str) -> None:
    """C35, R10.2: each section of a circle is painted once, in another color than its own."""
    assert found(PAINTS[name]) == told(PAINTS[name])
