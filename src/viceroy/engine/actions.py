"""Actions: everything that a seat can do, as a closed union of frozen values."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import attrs

from viceroy.model.cards import CardNumber
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import Section
from viceroy.model.tokens import NO_GEMS, Color, Gems, TokenKind, TokenSide
from viceroy.values import Described, Named, Omitted, Value

SeatNumber = Annotated[int, Described("seat_number", "A player, by the place at the table: 0 is the first.")]


@attrs.frozen
class OfSeat(Value):
    """What one player does, gets or has to choose: an action, an event or a task."""

    seat: SeatNumber


class Slot(Named):
    """The two slots of a color in the auction row."""

    BASE = "base"
    TIP = "tip"


@attrs.frozen
class Token(Value):
    """A token on a card: its kind, and its value and color if it has them (L67).

    >>> Token(TokenKind.CIRCLE_BONUS, 2, Color.RED).value
    2
    """

    kind: TokenKind
    value: int | None = None
    """The value of a power token or a bonus, null for the others."""
    color: Color | None = None
    """The color of a circle bonus, null for the others."""


class TokenAt(NamedTuple):
    """A token, and the place of the card on which it lies (L67)."""

    place: Place
    token: Token


# -- setup (A2) ---------------------------------------------------------------------------------------------------


@attrs.frozen
class ReturnGems(OfSeat):
    """Give back two of the starting gems (R2.3, B3)."""

    gems: Gems
    """The two gems."""


@attrs.frozen
class ChooseStart(OfSeat):
    """Place a dealt character as the first card, and keep another in the hand (R2.5, C2)."""

    place: CardNumber
    """The number of the card that becomes the first of the pyramid."""
    keep: CardNumber
    """The number of the card that stays in the hand."""


# -- auction (A5) -------------------------------------------------------------------------------------------------


@attrs.frozen
class Bid(OfSeat):
    """Bid a gem of a color (R5.1)."""

    color: Color
    """The color of the gem."""


@attrs.frozen
class BidAttack(OfSeat):
    """Bid an attack token, which takes a card if one is left when its turn comes (R5.14)."""


@attrs.frozen
class Pass(OfSeat):
    """Bid nothing in an auction (R5.9), or play no more cards in a development phase (R6.2)."""


@attrs.frozen
class Claim(OfSeat):
    """Claim one of the two cards of a color, or none (R5.6, R12.9, C5, C61)."""

    slot: Slot | None
    """The card at the base or at the tip, or null for none of them."""


@attrs.frozen
class TakeCard(OfSeat):
    """Take a card of the auction row, with an attack token (R5.14) or by a law (L69)."""

    color: Color
    """The color beside which the card lies."""
    slot: Slot
    """At the base or at the tip of that color."""


@attrs.frozen
class DiscardFromRow(OfSeat):
    """Discard a card of the auction row for a virtual opponent (R12.5)."""

    color: Color
    """The color beside which the card lies."""
    slot: Slot
    """At the base or at the tip of that color."""


@attrs.frozen
class TuckTaken(OfSeat):
    """Tuck the card just taken under a law of the pyramid, or keep it in the hand (L78)."""

    law: Place | None
    """The place of the law, or null to keep the card."""


# -- development (A6, A7) -----------------------------------------------------------------------------------------


@attrs.frozen
class Lay(OfSeat):
    """Lay a card of the hand face down, to place it this round (R6.1)."""

    card: CardNumber


@attrs.frozen
class DiscardForGems(OfSeat):
    """Lay a card of the hand face down, to discard it for gems (R6.3, C46)."""

    card: CardNumber


@attrs.frozen
class PlaceCard(OfSeat):
    """Place the revealed card, paying with `infinite` gems of each color first (R6.5, R7.10, B14)."""

    place: Place
    """Where it comes to lie; a law that replaces a card, or lies under one, has its place (L65, L66)."""
    infinite: Gems = NO_GEMS
    """How many infinite gems of each color pay first."""
    left_out: Annotated[Gems, Omitted()] = NO_GEMS
    """The gems of the cost that laws in the pyramid take off."""


@attrs.frozen
class ChooseTopReward(OfSeat):
    """Take a 15-point token for a card on level 5, or the rewards of its rows 1, 2 and 3 (R6.11)."""

    points: bool
    """True for the 15-point token, false for the rewards."""


@attrs.frozen
class TakeGems(OfSeat):
    """Take gems from the bank (R5.17, R7.1)."""

    gems: Gems


@attrs.frozen
class DrawCards(OfSeat):
    """Draw a card from each of these decks, in this order (R7.3, B6)."""

    decks: tuple[Deck, ...]
    """The decks to draw from, one after the other."""


@attrs.frozen
class UseOwnGem(OfSeat):
    """Put a gem from behind the screen on the card as its infinite gem, or do without one (R7.9, C17)."""

    use: bool
    """True to put the gem on the card, false to go without."""


# -- laws ---------------------------------------------------------------------------------------------------------


@attrs.frozen
class ChooseOption(OfSeat):
    """Choose a reward or a list of effects of a law, counted from 1 (L71)."""

    option: int
    """Which option, counted from 1."""


@attrs.frozen
class ChooseColor(OfSeat):
    """Choose the color of an infinite gem (L73)."""

    color: Color
    """The color that the infinite gem has from now on."""


@attrs.frozen
class PutBack(OfSeat):
    """Put a card of the hand on top of its deck (L70), or one that was looked at back on its deck, or under it."""

    card: CardNumber


@attrs.frozen
class KeepCard(OfSeat):
    """Take a card that the player looks at into the hand."""

    card: CardNumber


@attrs.frozen
class LookBehind(OfSeat):
    """Look behind the screen of another player (R2.4)."""

    other: SeatNumber
    """Whose screen."""


@attrs.frozen
class TuckCard(OfSeat):
    """Tuck a card of the hand under the law (L72)."""

    card: CardNumber


@attrs.frozen
class TuckFree(OfSeat):
    """Tuck a free card of the pyramid under the law (L74)."""

    place: Place
    """Where the free card lies."""


@attrs.frozen
class StoreGem(OfSeat):
    """Store a gem from behind the screen on the law (L76)."""

    color: Color
    """The color of the gem."""


@attrs.frozen
class PickToken(OfSeat):
    """Pick a token: to pay with, to move, or to swap, first an own one, then one of another player (L67)."""

    owner: SeatNumber
    """The player in whose pyramid the token lies."""
    place: Place
    """Where the card lies that the token is on."""
    token: Token
    """The token itself: its kind and value."""


@attrs.frozen
class PayGems(OfSeat):
    """Pay another player for a swap (L67), or the bank for a law that has a price or lets its player pay."""

    gems: Gems
    """The gems that the other player, or the bank, gets."""


@attrs.frozen
class DiscardCard(OfSeat):
    """Discard a card of the hand, or from under the law, to pay for what the law does."""

    card: CardNumber


@attrs.frozen
class PutToken(OfSeat):
    """Move the token that was picked to another card of the pyramid."""

    place: Place
    """Where the other card lies."""


@attrs.frozen
class TurnOver(OfSeat):
    """Turn a token over: one that lies on a card, or an attack token from behind the screen, which then lies there."""

    place: Place
    """Where the card lies that the token is on, or will be on."""
    side: TokenSide
    """The side that is up before."""


@attrs.frozen
class TakeBack(OfSeat):
    """Take a card from under the law back into the hand."""

    card: CardNumber


@attrs.frozen
class UseLaw(OfSeat):
    """Let a law do what it may do at an event or for a payment, or not."""

    use: bool
    """True to let it happen, false to go without."""


# -- the end of the game (A10) ------------------------------------------------------------------------------------


@attrs.frozen
class PaintSection(OfSeat):
    """Put a gem on a section of a circle (R10.2)."""

    circle: Place
    """The place of the circle's upper card."""
    section: Section
    """Which of the circle's four sections."""
    color: Color
    """The color of the gem."""


@attrs.frozen
class PaintBest(OfSeat):
    """Paint for the most points, and stop (C38)."""


# -- anywhere -----------------------------------------------------------------------------------------------------


@attrs.frozen
class Done(OfSeat):
    """Stop tucking, storing, swapping, painting or what else may be done several times or not at all."""


Action = (
    ReturnGems | ChooseStart | Bid | BidAttack | Pass | Claim | TakeCard | DiscardFromRow | TuckTaken | Lay
    | DiscardForGems | PlaceCard | ChooseTopReward | TakeGems | DrawCards | UseOwnGem | ChooseOption | ChooseColor
    | PutBack | KeepCard | LookBehind | TuckCard | TuckFree | StoreGem | PickToken | PayGems | DiscardCard | PutToken
    | TurnOver | TakeBack | UseLaw | PaintSection | PaintBest | Done
)  # fmt: skip


# -- what was revealed: the choice of one seat, in events and tasks --------------------------------------------------

Opponent = Annotated[int, Described("opponent", "A virtual opponent: 0 is the first.")]


class RevealedBid(NamedTuple):
    """What a seat bids: a gem of a color, an attack token, or nothing."""

    seat: SeatNumber
    bid: Color | Literal["attack", "pass"]
    """The color of the gem, attack for an attack token, or pass."""


class VirtualBid(NamedTuple):
    """The color that a virtual opponent drew (R12.2)."""

    opponent: Opponent
    color: Color
    """The color of the gem."""


class RevealedClaim(NamedTuple):
    """Which card of a color a seat claims, None for none (C5)."""

    seat: SeatNumber
    color: Color
    """The color with two cards."""
    slot: Slot | None
    """The card at the base or at the tip, or null for none of them."""


class LaidCard(NamedTuple):
    """A card that a seat laid, and whether it is discarded for gems (R6.1, R6.3)."""

    seat: SeatNumber
    card: CardNumber
    discarded: bool
    """Whether it is discarded for gems."""
