"""Events of laws: what they do when they are played, and later; all of them belong to `events`."""

from __future__ import annotations

import attrs

from viceroy.engine.actions import OfSeat, SeatNumber, Slot, TokenAt
from viceroy.model.cards import CardNumber
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, LookedDeck, Rest
from viceroy.model.tokens import Color, Gems, TokenSide


# -- laws ---------------------------------------------------------------------------------------------------------
@attrs.frozen
class GemsPaid(OfSeat):
    """A player paid gems to the bank for a law (R6.7)."""

    gems: Gems


@attrs.frozen
class AttackPaid(OfSeat):
    """A player paid attack tokens for what a law does."""

    count: int
    """How many attack tokens."""


@attrs.frozen
class TokenPaid(OfSeat):
    """A player gave up a token for what a law does."""

    token: TokenAt
    """The token, and where it lay."""


@attrs.frozen
class TokenMoved(OfSeat):
    """A player moved a token to another card of the pyramid."""

    token: TokenAt
    """The token, and where it lay."""
    place: Place
    """Where it lies now."""


@attrs.frozen
class TokenTurned(OfSeat):
    """A player turned a token over: science and magic are two sides, as are defense and attack."""

    place: Place
    """Where the card lies that the token is on, or was on."""
    side: TokenSide
    """The side that was up before."""


@attrs.frozen
class CardTakenBack(OfSeat):
    """A card that lay under a law went back to the hand."""

    card: CardNumber
    place: Place
    """Where the law lies."""


@attrs.frozen
class GemsTakenBack(OfSeat):
    """Gems that were stored on a law went back behind the screen."""

    place: Place
    """Where the law lies."""
    gems: Gems


@attrs.frozen
class GemsLost(OfSeat):
    """A player gave gems to the bank by a law of another player."""

    gems: Gems


@attrs.frozen
class OptionChosen(OfSeat):
    """A player chose a reward or a list of effects of a law, counted from 1 (L71)."""

    option: int
    """Which option, counted from 1."""


@attrs.frozen
class CardPutBack(OfSeat):
    """A player put a card of the hand on top of a deck (L70); the card is secret."""

    deck: Deck
    """The deck that it lies on now."""
    card: CardNumber | None
    """The number of the card, or null for those who may not know."""


@attrs.frozen
class CardsLookedAt(OfSeat):
    """A player looked at the top cards of a deck; the cards are secret."""

    deck: LookedDeck
    """The deck that they come from."""
    count: int
    """How many cards."""
    cards: tuple[CardNumber, ...] | None
    """Their numbers, the top card first, or null for those who may not know."""


@attrs.frozen
class RestPutBack(OfSeat):
    """A player puts cards that were looked at back, in a secret order (L70)."""

    deck: LookedDeck
    """The deck that they come from."""
    count: int
    """How many cards."""
    rest: Rest
    """On top of the deck, or under it."""


@attrs.frozen
class ScreenSeen(OfSeat):
    """A player looked behind the screen of another; what was seen is secret (R2.4)."""

    other: SeatNumber
    """Whose screen."""
    gems: Gems | None
    """The gems behind it, or null for those who may not know."""
    attack: int | None
    """How many attack tokens were behind it, or null for those who may not know."""


@attrs.frozen
class CardMovedUnder(OfSeat):
    """A card of the pyramid was tucked under another, with everything on it (L74, C30)."""

    card: CardNumber
    origin: Place
    """Where the card lay."""
    place: Place
    """Where the card lies that it is under now."""


@attrs.frozen
class GemStored(OfSeat):
    """A player stored a gem on a law (L76)."""

    place: Place
    """Where the law lies."""
    color: Color
    """The color of the gem."""


@attrs.frozen
class TokensSwapped(OfSeat):
    """Two tokens changed places, and gems were paid for it (L67)."""

    own: TokenAt
    """The token that the player gave."""
    other: SeatNumber
    """Who got it."""
    others: TokenAt
    """The token that the other player gave."""
    paid: Gems
    """The gems that the other player got."""


@attrs.frozen
class RowRefilled:
    """A card of the reserve deck refilled the auction row after a law took a card (L69)."""

    card: CardNumber
    color: Color
    """The color beside which it lies."""
    slot: Slot
    """At the base or at the tip of that color."""


@attrs.frozen
class AuctionSkipped(OfSeat):
    """A player will skip the next auction phase (L69)."""


@attrs.frozen
class LawResponded(OfSeat):
    """A law in a pyramid responded to an event: what it does then follows."""

    law: CardNumber


@attrs.frozen
class NoEffect(OfSeat):
    """A law had no effect: its condition did not hold, or there was nothing to do (C58, R13.3)."""

    card: CardNumber
