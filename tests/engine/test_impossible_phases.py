"""What no phase of a game knows: each thing is told, by its rule and with its place."""

from __future__ import annotations

import pytest

import changes as c
import moments as m
from impossible import Row, found, told
from positions import on
from viceroy.engine.actions import Pass
from viceroy.engine.state import HiddenCard, Standing
from viceroy.engine.tasks import StartRound
from viceroy.model.tokens import gems

PHASES: dict[str, Row] = {
    "a thirteenth turn": (
        m.over,
        c.state(turn=13),
        ("", "turn 13 (R4.1)"),
        ("", "the game ends in turn 13, auction 0, round 0 (R4.1)"),
    ),
    "the end of the game in turn 11": (
        m.over,
        c.state(turn=11),
        ("", "the game ends in turn 11, auction 0, round 0 (R4.1)"),
    ),
    "a fourth auction": (m.won, c.state(auction=4), ("", "auction 4 (R5.8)")),
    "a fourth round": (m.on_top, c.both(c.state(round=4), c.put_task(0, StartRound(5))), ("", "round 4 (R6.1)")),
    "an auction before the first turn": (
        m.choosing,
        c.state(auction=1),
        ("", "an auction or a round before the first turn (R4.2)"),
    ),
    "nobody to choose": (
        m.bidding,
        c.both(c.seat(0, auction=Standing.PASSED), c.seat(1, auction=Standing.PASSED)),
        ("", "nobody owes a choice in a game that is not over"),
    ),
    "all choices sealed, and none revealed": (
        m.bidding,
        c.sealed(Pass(0), Pass(1), None),
        ("", "nobody owes a choice in a game that is not over"),
    ),
    "a prompt of another phase": (
        m.laying,
        c.drop_task(0),
        ("tasks", "AskLay cannot be what is still to happen in this phase (R4.2)"),
    ),
    "a game that is over in the middle": (
        m.bidding,
        c.state(tasks=()),
        ("", "the game ends in turn 2, auction 2, round 0 (R4.1)"),
        ("tasks", "nothing cannot be what is still to happen in this phase (R4.2)"),
        ("seats[0]", "seat 0 is not done painting, and the game is over (R10.2)"),
        ("seats[1]", "seat 1 is not done painting, and the game is over (R10.2)"),
        ("seats[2]", "seat 2 is not done painting, and the game is over (R10.2)"),
    ),
    "an auction deck that is too short": (
        m.laying,
        lambda s: c.discard(s.auction_deck[0].number)(s),
        ("auction_deck", "35 cards in the auction deck, not 36 (R2.8, R5.21)"),
    ),
    "laws dealt before there are decks": (
        m.choosing,
        lambda s: c.discard(s.law_deck[0].number)(s),
        ("law_deck", "laws are dealt when there are decks (R2.9)"),
    ),
    "a row before there are decks": (
        m.choosing,
        lambda s: c.both(c.state(discarded=s.discarded[1:], bases=(s.discarded[0], None, None, None)))(s),
        ("bases", "cards lie in the auction row before there are decks (R2.8)"),
    ),
    "a tip in the first auction": (
        m.first_auction,
        lambda s: c.state(bases=(None, *s.bases[1:]), tips=(s.bases[0], None, None, None))(s),
        ("tips", "the tips are empty in the first auction phase (R2.8)"),
    ),
    "a base after the last auction": (
        m.painting,
        lambda s: c.state(discarded=s.discarded[1:], bases=(s.discarded[0], None, None, None))(s),
        ("bases", "no cards are revealed after the last auction phase (R5.22)"),
    ),
    "a virtual opponent that is done before the first turn": (
        m.choosing,
        c.state(virtual_done=(True,)),
        ("virtual_done", "a virtual opponent has acted before the first turn (R12.2)"),
    ),
}

SEATS: dict[str, Row] = {
    "a seat that is in after the auctions": (
        m.laying,
        c.seat(1, auction=Standing.IN),
        ("seats[1]", "seat 1 cannot be 'in' in the auctions now (R5.10)"),
    ),
    "a seat that has passed before the first turn": (
        m.choosing,
        c.seat(1, auction=Standing.PASSED),
        ("seats[1]", "seat 1 cannot be 'passed' in the auctions now (R5.10)"),
    ),
    "a seat that lays cards in an auction": (
        m.bidding,
        c.seat(0, plays=True),
        ("seats[0]", "seat 0 lays cards outside a round (R6.2)"),
    ),
    "a seat that skips the next auctions during these": (
        m.bidding,
        c.seat(0, skips_next=True),
        ("seats[0]", "seat 0 skips the next auction phase, which there is not (L69)"),
    ),
    "a card won outside an auction": (
        m.laying,
        c.seat(0, won=5),
        ("seats[0]", "seat 0 has not won card 5 (R5.12)"),
    ),
    "an infinite gem used at setup": (
        m.first_infinite,
        c.seat(0, used_infinite=gems(blue=1)),
        ("seats[0]", "seat 0 has used an infinite gem before the first turn (R7.10)"),
    ),
    "a seat that is done painting in turn 2": (
        m.laying,
        c.seat(0, finished=True),
        ("seats[0]", "seat 0 paints before the end of the game (R10.1)"),
    ),
    "a card in a hand at the end": (
        m.painting,
        c.give(0, HiddenCard(5)),
        ("seats[0]", "seat 0 has cards in hand at the end of the game (R10.1)"),
    ),
    "a seat that is not done painting when the game is over": (
        m.over,
        c.seat(1, finished=False),
        ("seats[1]", "seat 1 is not done painting, and the game is over (R10.2)"),
    ),
    "an attack token before the first card": (
        m.choosing,
        c.seat(0, attack=1),
        ("seats[0]", "seat 0 has a card or an attack token before the first card (R2.5)"),
    ),
    "a card before the first one": (
        m.choosing,
        lambda s: c.lay(0, on(1, 0, s.discarded[0]))(s),
        ("seats[0]", "seat 0 has a card or an attack token before the first card (R2.5)"),
    ),
    "seven gems before the first card": (
        m.choosing,
        c.earn(0, gems(red=1)),
        ("seats[0]", "seat 0 has not returned two gems (R2.3)"),
    ),
    "no first card": (m.first_gems, c.discard(10), ("seats[0]", "seat 0 has no first card (R2.5)")),
    "a law for a first card": (
        m.first_law,
        lambda s: c.both(c.discard(10), c.lay(0, on(1, 0, s.discarded[-1])))(s),
        ("seats[0]", "seat 0 has no first card (R2.5)"),
    ),
    "no card kept": (m.first_gems, c.discard(40), ("seats[0]", "seat 0 keeps one card (R2.5)")),
    "no pyramid": (m.laying, c.discard(12), ("seats[1]", "seat 1 has no card in its pyramid")),
}


@pytest.mark.parametrize("name", PHASES)
def test_a_phase_that_cannot_be_is_told(name: str) -> None:
    """R4.1, R4.2, R2.8, R5.21: twelve turns of three auctions and three rounds, with the decks and the row of each."""
    assert found(PHASES[name]) == told(PHASES[name])


@pytest.mark.parametrize("name", SEATS)
def test_what_a_seat_cannot_have_in_a_phase_is_told(name: str) -> None:
    """R2.3-R2.5, R5.10-R5.12, R6.2, R10.1: what a player has and does belongs to the phase."""
    assert found(SEATS[name]) == told(SEATS[name])
