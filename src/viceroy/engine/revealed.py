"""Revealed choices in events and tasks: the bid, the claim or the laid card of one seat."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from viceroy.engine.actions import SeatNumber, Slot
from viceroy.model.cards import CardNumber
from viceroy.model.tokens import Color
from viceroy.values import Described

Opponent = Annotated[int, Described("opponent", "A virtual opponent: 0 is the first.")]


class RevealedBid(NamedTuple):
    """What a seat bids: a gem of a color, an attack token, or nothing."""

    seat: SeatNumber
    bid: Color | Literal["attack", "pass"]  # the color of the gem, attack for an attack token, or pass


class VirtualBid(NamedTuple):
    """The color that a virtual opponent drew (R12.2)."""

    opponent: Opponent
    color: Color  # the color of the gem


class RevealedClaim(NamedTuple):
    """Which card of a color a seat claims, None for none (C5)."""

    seat: SeatNumber
    color: Color  # the color with two cards
    slot: Slot | None  # the card at the base or at the tip, or null for none of them


class LaidCard(NamedTuple):
    """A card that a seat laid, and whether it is discarded for gems (R6.1, R6.3)."""

    seat: SeatNumber
    card: CardNumber
    discarded: bool  # whether it is discarded for gems
