"""Events of laws: what they do when they are played, and later; all of them belong to `events`."""

from __future__ import annotations

import attrs

from viceroy.engine.actions import SeatNumber, Slot, TokenAt
from viceroy.model.cards import CardNumber
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, LookedDeck, Rest
from viceroy.model.tokens import Color, Gems, TokenSide


# -- laws ---------------------------------------------------------------------------------------------------------
@attrs.frozen
class GemsPaid:
    """A player paid gems to the bank for a law (R6.7)."""

    seat: SeatNumber
    gems: Gems


@attrs.frozen
class AttackPaid:
    """A player paid attack tokens for what a law does."""

    seat: SeatNumber
    count: int  # how many attack tokens


@attrs.frozen
class TokenPaid:
    """A player gave up a token for what a law does."""

    seat: SeatNumber
    token: TokenAt  # the token, and where it lay


@attrs.frozen
class TokenMoved:
    """A player moved a token to another card of the pyramid."""

    seat: SeatNumber
    token: TokenAt  # the token, and where it lay
    place: Place  # where it lies now


@attrs.frozen
class TokenTurned:
    """A player turned a token over: science and magic are two sides, as are defense and attack."""

    seat: SeatNumber
    place: Place  # where the card lies that the token is on, or was on
    side: TokenSide  # the side that was up before


@attrs.frozen
class CardTakenBack:
    """A card that lay under a law went back to the hand."""

    seat: SeatNumber
    card: CardNumber
    place: Place  # where the law lies


@attrs.frozen
class GemsTakenBack:
    """Gems that were stored on a law went back behind the screen."""

    seat: SeatNumber
    place: Place  # where the law lies
    gems: Gems


@attrs.frozen
class GemsLost:
    """A player gave gems to the bank by a law of another player."""

    seat: SeatNumber
    gems: Gems


@attrs.frozen
class OptionChosen:
    """A player chose a reward or a list of effects of a law, counted from 1 (L71)."""

    seat: SeatNumber
    option: int  # which option, counted from 1


@attrs.frozen
class CardPutBack:
    """A player put a card of the hand on top of a deck (L70); the card is secret."""

    seat: SeatNumber
    deck: Deck
    card: CardNumber | None  # the number of the card, or null for those who may not know


@attrs.frozen
class CardsLookedAt:
    """A player looked at the top cards of a deck; the cards are secret."""

    seat: SeatNumber
    deck: LookedDeck
    count: int  # how many cards
    cards: tuple[CardNumber, ...] | None  # their numbers, the top card first, or null for those who may not know


@attrs.frozen
class RestPutBack:
    """A player puts cards that were looked at back, in a secret order (L70)."""

    seat: SeatNumber
    deck: LookedDeck
    count: int  # how many cards
    rest: Rest  # on top of the deck, or under it


@attrs.frozen
class ScreenSeen:
    """A player looked behind the screen of another; what was seen is secret (R2.4)."""

    seat: SeatNumber
    other: SeatNumber  # whose screen
    gems: Gems | None  # the gems behind it, or null for those who may not know
    attack: int | None  # how many attack tokens were behind it, or null for those who may not know


@attrs.frozen
class CardMovedUnder:
    """A card of the pyramid was tucked under another, with everything on it (L74, C30)."""

    seat: SeatNumber
    card: CardNumber
    origin: Place  # where the card lay
    place: Place  # where the card lies that it is under now


@attrs.frozen
class GemStored:
    """A player stored a gem on a law (L76)."""

    seat: SeatNumber
    place: Place  # where the law lies
    color: Color  # the color of the gem


@attrs.frozen
class TokensSwapped:
    """Two tokens changed places, and gems were paid for it (L67)."""

    seat: SeatNumber
    own: TokenAt  # the token that the player gave
    other: SeatNumber  # who got it
    others: TokenAt  # the token that the other player gave
    paid: Gems  # the gems that the other player got


@attrs.frozen
class RowRefilled:
    """A card of the reserve deck refilled the auction row after a law took a card (L69)."""

    card: CardNumber
    color: Color
    slot: Slot  # at the base or at the tip of that color


@attrs.frozen
class AuctionSkipped:
    """A player will skip the next auction phase (L69)."""

    seat: SeatNumber


@attrs.frozen
class LawResponded:
    """A law in a pyramid responded to an event: what it does then follows."""

    seat: SeatNumber
    law: CardNumber


@attrs.frozen
class NoEffect:
    """A law had no effect: its condition did not hold, or there was nothing to do (C58, R13.3)."""

    seat: SeatNumber
    card: CardNumber
