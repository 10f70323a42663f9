"""What cannot be in an auction phase: each thing is told, by its rule and with its place."""

from __future__ import annotations

import pytest

import changes as c
import moments as m
from hand_built import BLUE, GREEN, RED, YELLOW
from impossible import Row, found, told
from viceroy.engine.actions import Bid, Pass
from viceroy.engine.prompts import ClaimGroup
from viceroy.engine.state import Standing
from viceroy.engine.tasks import StartAuction, TakeByAttack
from viceroy.model.editions import PassTiming
from viceroy.model.tokens import gems

BIDS: dict[str, Row] = {
    "a seat that is not there": (m.opened, c.task(-1, seat=7), ("tasks[6]", "there is no seat 7")),
    "a sealed bid of a seat that has passed": (
        m.bidding,
        c.sealed(None, None, Pass(2)),
        ("sealed[2]", "seat 2 is not asked"),
    ),
    "a sealed bid of a gem that the seat has not": (
        m.bidding,
        c.sealed(Bid(0, BLUE), None, None),
        ("sealed[0]", "the sealed choice of seat 0 is not legal"),
    ),
    "a sealed choice of another seat": (
        m.bidding,
        c.sealed(Pass(1), None, None),
        ("sealed[0]", "the sealed choice of seat 0 is not legal"),
    ),
    "a sealed choice where one seat is asked": (
        m.opened,
        c.sealed(None, Pass(1), None, None),
        ("sealed[1]", "a sealed choice, and no prompt to all"),
    ),
}

REVEALED: dict[str, Row] = {
    "bids not in the order of seats": (
        m.attacking,
        c.task(2, bids=((3, BLUE), (2, BLUE))),
        ("tasks[2]", "one bid a seat, in the order of seats (R5.1)"),
    ),
    "a bidder who has passed": (
        m.attacking,
        c.seat(3, auction=Standing.PASSED),
        ("tasks[1]", "of the seats that are in, [0, 1, 2], each has bid (R5.1)"),
        ("tasks[2]", "seat 3 is not in"),
    ),
    "a seat that is in and has not bid": (
        m.attacking,
        c.drop_task(4),
        ("tasks[1]", "of the seats that are in, [0, 1, 2, 3], each has bid (R5.1)"),
    ),
    "an attacker twice": (
        m.attacking,
        c.put_task(4, TakeByAttack((1, 0))),
        ("tasks[1]", "each seat that took part did one thing (R5.1)"),
    ),
    "no attacker": (
        m.attacking,
        c.put_task(4, TakeByAttack(())),
        ("tasks[1]", "of the seats that are in, [0, 1, 2, 3], each has bid (R5.1)"),
        ("tasks[4]", "nobody to take a card (R5.14)"),
    ),
    "an attacker who has a card": (
        m.attacking,
        c.seat(1, auction=Standing.HAS_CARD),
        ("tasks[1]", "of the seats that are in, [0, 2, 3], each has bid (R5.1)"),
        ("tasks[4]", "seat 1 is not in"),
    ),
    "more cards than were in the row": (
        m.attacking,
        c.task(2, cards=(2, 1, 1, 1)),
        ("tasks[2]", "attackers have taken 0 cards (R5.14)"),
    ),
    "fewer cards than are in the row": (
        m.attacking,
        c.task(2, cards=(1, 1, 1, 0)),
        ("tasks[2]", "other cards were in the row (R5.14)"),
    ),
    "three cards of a color": (
        m.attacking,
        c.task(2, cards=(3, 1, 1, 0)),
        ("tasks[2]", "other cards were in the row (R5.14)"),
    ),
    "cards of three colors only": (
        m.attacking,
        c.task(2, cards=(2, 1, 1)),
        ("tasks[2]", "other cards were in the row (R5.14)"),
    ),
    "a bid on a color without a card": (
        m.attacking,
        c.both(
            c.task(2, bids=((2, BLUE), (3, YELLOW))),
            c.task(3, colors=(BLUE, YELLOW)),
            c.bank(gems(blue=1)),
            c.from_bank(gems(yellow=1)),
        ),
        ("tasks[2]", "a bid on a color without a card (R5.2)"),
    ),
    "other gems returned than were bid": (
        m.attacking,
        c.both(c.task(3, colors=(BLUE, GREEN)), c.bank(gems(blue=1)), c.from_bank(gems(green=1))),
        ("tasks[3]", "the gems that were bid are returned (R5.4)"),
    ),
    "a virtual opponent that drew, and is done": (
        m.drawn,
        c.state(virtual_done=(True, False)),
        ("tasks[2]", "the virtual opponents [1] drew a gem (R12.2)"),
    ),
    "no discard for a virtual opponent that drew a color without a card": (
        m.drawn,
        c.task(1, unmatched=0),
        ("tasks[2]", "draws of virtual opponents without a card: 1 (R12.5)"),
    ),
}

CLAIMS: dict[str, Row] = {
    "colors in another order": (
        m.claiming,
        lambda s: c.task(2, groups=s.tasks[2].groups[::-1])(s),
        ("tasks[2]", "each color is claimed once, in the order of colors (C5)"),
    ),
    "a claim for a virtual opponent that is done": (
        m.claiming,
        c.state(virtual_done=(True,)),
        ("tasks[2]", "each virtual opponent that acts bids once (R12.2)"),
    ),
    "a claim of a seat that has passed": (
        m.claiming,
        c.seat(2, auction=Standing.PASSED),
        ("tasks[2]", "seat 2 is not in"),
    ),
    "a claim for the only card of a color": (
        m.claiming,
        c.discard(38),
        ("tasks[2]", "no two cards lie at red (C5)"),
    ),
    "a claim of two seats and a virtual opponent": (
        m.claiming,
        c.task(2, groups=(ClaimGroup(BLUE, (0, 1), 0), ClaimGroup(RED, (2,)))),
        ("tasks[2]", "as many bidders as cards claim at blue (R5.6)"),
    ),
    "bidders in another order": (
        m.claiming,
        c.task(2, groups=(ClaimGroup(BLUE, (0,), 0), ClaimGroup(RED, (2, 1)))),
        ("tasks[2]", "bidders stand in the order of seats"),
    ),
    "a bidder twice": (
        m.claiming,
        c.task(2, groups=(ClaimGroup(BLUE, (0,), 0), ClaimGroup(RED, (1, 1)))),
        ("tasks[2]", "a seat twice"),
    ),
}

ENDS: dict[str, Row] = {
    "who took part in another order": (
        m.claiming,
        c.task(1, seats=(1, 0, 2)),
        ("tasks[1]", "those who took part are told once, in the order of seats"),
    ),
    "a seat that is in and took no part": (
        m.claiming,
        c.task(1, seats=(0, 1)),
        ("tasks[1]", "seat 2 took part (R5.1)"),
    ),
    "a seat that skips and took part": (
        m.waiting,
        c.task(1, seats=(0, 1, 2)),
        ("tasks[1]", "a seat that skips took part (L69)"),
    ),
    "more discards than virtual opponents": (
        m.claiming,
        c.task(1, unmatched=2),
        ("tasks[1]", "2 discards for virtual opponents (R12.5)"),
    ),
    "gems due to a seat that has not passed": (
        m.waiting,
        c.task(0, waiting=(1,)),
        ("tasks[0]", "seat 1 is not passed"),
    ),
    "gems due to a seat twice": (m.waiting, c.task(0, waiting=(0, 0)), ("tasks[0]", "a seat twice")),
    "gems due after the bids, where they are taken before": (
        m.waiting,
        c.edition(pass_income_timing=PassTiming.BEFORE_BIDS),
        ("tasks[0]", "passers have taken their gems before (C9)"),
    ),
    "gems for passing after the auction, where they are taken before": (
        m.between,
        c.edition(pass_income_timing=PassTiming.BEFORE_BIDS),
        ("tasks[1]", "passers have taken their gems before (C9)"),
        ("tasks[2]", "passers have taken their gems before (C9)"),
    ),
    "gems for a seat that has not passed": (
        m.between,
        c.seat(0, auction=Standing.IN),
        ("tasks[2]", "seat 0 is not passed"),
    ),
    "four gems for passing, without a science token": (
        m.between,
        c.task(2, count=4),
        ("tasks[2]", "seat 0 passes for 3 gems (R5.17)"),
    ),
    "no gems for passing": (m.between, c.task(1, count=0), ("tasks[1]", "seat 1 passes for 3 gems (R5.17)")),
    "gems for passing twice": (
        m.between,
        c.task(1, seat=0),
        ("tasks[1]", "seat 0 passes twice (R5.20)"),
        ("tasks[2]", "seat 0 passes twice (R5.20)"),
    ),
    "an auction left out": (m.between, c.task(0, auction=3), ("tasks[0]", "auction 3 after auction 1 (R5.8)")),
    "a fourth auction": (
        m.between,
        c.both(c.state(auction=3), c.put_task(0, StartAuction(4))),
        ("tasks[0]", "auction 4 after auction 3 (R5.8)"),
    ),
    "the end of the phase after the second auction": (
        m.failed,
        c.state(auction=2),
        ("tasks[0]", "the phase ends after auction 2 (R5.8)"),
    ),
    "a seat that is still in when the phase ends": (
        m.failed,
        c.seat(2, auction=Standing.IN),
        ("tasks[0]", "a seat without a card has not passed (R5.10)"),
    ),
}

DISCARDS: dict[str, Row] = {
    "a choice of one card": (
        m.discarding,
        c.discard(34, 35),
        ("tasks[2]", "there is no choice of cards to discard (R12.5)"),
    ),
    "no virtual opponent": (
        m.discarding,
        c.both(c.drop_task(1), c.virtual_opponents(0)),
        ("tasks[1]", "there is no virtual opponent to discard for (R12.5)"),
    ),
    "more discards than virtual opponents": (
        m.discarding,
        c.virtual_opponents(1),
        ("tasks[1]", "one seat discards a card for each virtual opponent (R12.5)"),
    ),
    "two seats": (
        m.discarding,
        c.task(1, seat=1),
        ("tasks[1]", "one seat discards a card for each virtual opponent (R12.5)"),
    ),
}


@pytest.mark.parametrize("name", BIDS)
def test_a_choice_that_nobody_could_have_made_is_told(name: str) -> None:
    """R5.1: each seat that is still in chooses in secret, once, and only what it may."""
    assert found(BIDS[name]) == told(BIDS[name])


@pytest.mark.parametrize("name", REVEALED)
def test_what_opened_hands_cannot_hold_is_told(name: str) -> None:
    """R5.1, R5.4, R5.14, R12.2: each bidder, attacker and virtual opponent has said one thing, which could be said."""
    assert found(REVEALED[name]) == told(REVEALED[name])


@pytest.mark.parametrize("name", CLAIMS)
def test_claims_that_nobody_could_make_are_told(name: str) -> None:
    """C5: who bid on a color with two cards claims one of them, beside one other at most."""
    assert found(CLAIMS[name]) == told(CLAIMS[name])


@pytest.mark.parametrize("name", ENDS)
def test_an_auction_that_cannot_end_so_is_told(name: str) -> None:
    """R5.8, R5.10, R5.17: three auctions, and gems once for each seat that passed, when the edition says so."""
    assert found(ENDS[name]) == told(ENDS[name])


@pytest.mark.parametrize("name", DISCARDS)
def test_discards_that_nobody_owes_are_told(name: str) -> None:
    """R12.5: one seat discards a card for each virtual opponent that drew a color without one."""
    assert found(DISCARDS[name]) == told(DISCARDS[name])
