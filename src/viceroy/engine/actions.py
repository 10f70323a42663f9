"""Actions: everything that a seat can do, as a closed union of frozen values."""

from __future__ import annotations

import attrs

from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import Section
from viceroy.model.tokens import NO_GEMS, Color, Gems, TokenKind
from viceroy.values import Named


class Slot(Named):
    """The two slots of a color in the auction row."""

    BASE = "base"
    TIP = "tip"


@attrs.frozen
class Token:
    """A token on a card: its kind, and its value and color if it has them (L67).

    >>> Token(TokenKind.CIRCLE_BONUS, 2, Color.RED).value
    2
    """

    kind: TokenKind
    value: int | None = None
    color: Color | None = None


# -- setup (A2) ---------------------------------------------------------------------------------------------------


@attrs.frozen
class ReturnGems:
    """Give back two of the starting gems (R2.3, B3)."""

    seat: int
    gems: Gems


@attrs.frozen
class ChooseStart:
    """Place a dealt character as the first card, and keep another in the hand (R2.5, C2)."""

    seat: int
    place: int  # card number
    keep: int  # card number


# -- auction (A5) -------------------------------------------------------------------------------------------------


@attrs.frozen
class Bid:
    """Bid a gem of a color (R5.1)."""

    seat: int
    color: Color


@attrs.frozen
class BidAttack:
    """Bid an attack token (R5.14)."""

    seat: int


@attrs.frozen
class Pass:
    """Bid nothing in an auction (R5.9), or play no more cards in a development phase (R6.2)."""

    seat: int


@attrs.frozen
class Claim:
    """Claim one of the two cards of a color, or none (R5.6, R12.9, C5, C61)."""

    seat: int
    slot: Slot | None


@attrs.frozen
class TakeCard:
    """Take a card of the auction row, with an attack token (R5.14) or by a law (L69)."""

    seat: int
    color: Color
    slot: Slot


@attrs.frozen
class DiscardFromRow:
    """Discard a card of the auction row for a virtual opponent (R12.5)."""

    seat: int
    color: Color
    slot: Slot


@attrs.frozen
class TuckTaken:
    """Tuck the card just taken under a law of the pyramid, or keep it in the hand (L78)."""

    seat: int
    law: Place | None


# -- development (A6, A7) -----------------------------------------------------------------------------------------


@attrs.frozen
class Lay:
    """Lay a card of the hand face down, to place it this round (R6.1)."""

    seat: int
    card: int


@attrs.frozen
class Sell:
    """Lay a card of the hand face down, to discard it for gems (R6.3, C46)."""

    seat: int
    card: int


@attrs.frozen
class PlaceCard:
    """Place the revealed card, paying with `infinite` gems of each color first (R6.5, R7.10, B14).

    The place of a law that replaces a card, or lies under one, is that of the card (L65, L66).
    """

    seat: int
    place: Place
    infinite: Gems = NO_GEMS


@attrs.frozen
class ChooseTopReward:
    """Take a 15-point token for a card on level 5, or the rewards of its rows 1, 2 and 3 (R6.11)."""

    seat: int
    points: bool


@attrs.frozen
class TakeGems:
    """Take gems from the bank (R5.17, R7.1)."""

    seat: int
    gems: Gems


@attrs.frozen
class DrawCards:
    """Draw a card from each of these decks, in this order (R7.3, B6)."""

    seat: int
    decks: tuple[Deck, ...]


@attrs.frozen
class UseOwnGem:
    """Put a gem from behind the screen on the card as its infinite gem, or do without one (R7.9, C17)."""

    seat: int
    use: bool


# -- laws ---------------------------------------------------------------------------------------------------------


@attrs.frozen
class ChooseOption:
    """Choose a reward of a law, counted from 1 (L71)."""

    seat: int
    option: int


@attrs.frozen
class ChooseColor:
    """Choose the color of an infinite gem (L73)."""

    seat: int
    color: Color


@attrs.frozen
class PutBack:
    """Put a card of the hand on top of its deck (L70)."""

    seat: int
    card: int


@attrs.frozen
class TuckCard:
    """Tuck a card of the hand under the law (L72)."""

    seat: int
    card: int


@attrs.frozen
class TuckFree:
    """Tuck a free card of the pyramid under the law (L74)."""

    seat: int
    place: Place


@attrs.frozen
class StoreGem:
    """Store a gem from behind the screen on the law (L76)."""

    seat: int
    color: Color


@attrs.frozen
class PickToken:
    """Pick a token to swap: first one on an own card, then one on a card of another player (L67)."""

    seat: int
    owner: int
    place: Place
    token: Token


@attrs.frozen
class PayGems:
    """Pay another player for a swap (L67)."""

    seat: int
    gems: Gems


# -- the end of the game (A10) ------------------------------------------------------------------------------------


@attrs.frozen
class PaintSection:
    """Put a gem on a section of a circle (R10.2)."""

    seat: int
    circle: Place
    section: Section
    color: Color


@attrs.frozen
class PaintBest:
    """Paint for the most points, and stop (C38)."""

    seat: int


# -- anywhere -----------------------------------------------------------------------------------------------------


@attrs.frozen
class Done:
    """Stop tucking, storing, swapping or painting."""

    seat: int


Action = (
    ReturnGems | ChooseStart | Bid | BidAttack | Pass | Claim | TakeCard | DiscardFromRow | TuckTaken | Lay | Sell
    | PlaceCard | ChooseTopReward | TakeGems | DrawCards | UseOwnGem | ChooseOption | ChooseColor | PutBack | TuckCard
    | TuckFree | StoreGem | PickToken | PayGems | PaintSection | PaintBest | Done
)  # fmt: skip
