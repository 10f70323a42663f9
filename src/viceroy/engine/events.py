"""Events: what happened, in the rules' own words, as a closed union of frozen facts."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, NamedTuple

import attrs

from viceroy.engine.actions import SeatNumber, Slot, TokenAt
from viceroy.model.cards import CardNumber
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import Section
from viceroy.model.tokens import BY_COLOR, NO_GEMS, Color, Gems, Tokens
from viceroy.values import Described

Row = Annotated[
    tuple[CardNumber | None, CardNumber | None, CardNumber | None, CardNumber | None],
    BY_COLOR,
    Described("row", "The cards of one row of the auction, by color; none where no card lies."),
]
"""Cards by color, None where none lies."""

Opponent = Annotated[int, Described("opponent", "A virtual opponent: 0 is the first.")]


class RevealedBid(NamedTuple):
    """What a seat bids: a gem of a color, an attack token, or nothing."""

    seat: SeatNumber
    bid: Color | Literal["attack", "pass"]


class VirtualBid(NamedTuple):
    """The color that a virtual opponent drew (R12.2)."""

    opponent: Opponent
    color: Color


class RevealedClaim(NamedTuple):
    """Which card of a color a seat claims, None for none (C5)."""

    seat: SeatNumber
    color: Color
    slot: Slot | None


class LaidCard(NamedTuple):
    """A card that a seat laid, and whether it is discarded for gems (R6.1, R6.3)."""

    seat: SeatNumber
    card: CardNumber
    discarded: bool


# -- setup (A2) ---------------------------------------------------------------------------------------------------
@attrs.frozen
class GameStarted:
    """A game was set up."""

    players: tuple[str, ...]
    edition: str
    virtual_opponents: int
    bank: Gems


@attrs.frozen
class CardsRemoved:
    """Cards that the edition does not use left the game before the deal; all may see them."""

    cards: tuple[CardNumber, ...]


@attrs.frozen
class GemsReturned:
    """A player gave back two starting gems (R2.3); which, is the player's secret."""

    seat: SeatNumber
    gems: Gems | None


@attrs.frozen
class CharactersDealt:
    """A player got characters to choose from (R2.5), in secret."""

    seat: SeatNumber
    count: int
    cards: tuple[CardNumber, ...] | None


@attrs.frozen
class FirstCardPlaced:
    """A player's first card lies on level 1, free of cost (R2.5, R2.6)."""

    seat: SeatNumber
    card: CardNumber


@attrs.frozen
class DecksMade:
    """The characters were split into two decks of so many cards (R2.7)."""

    auction_deck: int
    reserve_deck: int


@attrs.frozen
class LawsDealt:
    """A player got laws (R2.9), in secret."""

    seat: SeatNumber
    count: int
    cards: tuple[CardNumber, ...] | None


# -- auction (A5) -------------------------------------------------------------------------------------------------
@attrs.frozen
class TurnStarted:
    """A turn began (R4.1)."""

    turn: int


@attrs.frozen
class CardsRevealed:
    """New cards lie at the bases of the auction row (R2.8, R5.21)."""

    bases: Row
    tips: Row


@attrs.frozen
class AuctionStarted:
    """An auction began, the first, second or third of the turn, with these seats taking part (R5.8)."""

    auction: int
    seats: tuple[SeatNumber, ...]


@attrs.frozen
class ChoiceMade:
    """A player has chosen in secret; what, comes to light when all have."""

    seat: SeatNumber


@attrs.frozen
class BidsRevealed:
    """All hands opened at once (R5.1): a color, "attack", or "pass" for each seat that takes part."""

    bids: tuple[RevealedBid, ...]
    virtual: tuple[VirtualBid, ...] = ()


@attrs.frozen
class ClaimsRevealed:
    """The claims on colors with two cards (C5): a slot, or None for none."""

    claims: tuple[RevealedClaim, ...]


@attrs.frozen
class CardTaken:
    """A player took a card of the auction row into the hand, where all know it (R5.12)."""

    seat: SeatNumber
    card: CardNumber
    color: Color
    slot: Slot


@attrs.frozen
class CardsDiscarded:
    """Cards left the game: from the auction row, or from a hand (R8.1)."""

    cards: tuple[CardNumber, ...]


@attrs.frozen
class Passed:
    """A player passed, or counts as having passed (R5.9, R5.10, R6.2, C21)."""

    seat: SeatNumber


@attrs.frozen
class GemsTaken:
    """A player took gems from the bank."""

    seat: SeatNumber
    gems: Gems


@attrs.frozen
class RowMoved:
    """Tips were discarded and bases moved to the tips (R5.21)."""

    discarded: tuple[CardNumber, ...]
    tips: Row


@attrs.frozen
class CardTucked:
    """A card lies under another card now, where all may see it."""

    seat: SeatNumber
    card: CardNumber
    place: Place


# -- development (A6, A7) -----------------------------------------------------------------------------------------
@attrs.frozen
class RoundStarted:
    """A round of the development phase began (R6.1), with these seats still playing."""

    round: int
    seats: tuple[SeatNumber, ...]


@attrs.frozen
class CardsLaid:
    """The cards of this round came to light: seat, card, and whether it is discarded for gems (R6.1, R6.3)."""

    cards: tuple[LaidCard, ...]


@attrs.frozen
class CardReturned:
    """A card went back to the hand: it could be paid nowhere (C21), or a law took its place (L65)."""

    seat: SeatNumber
    card: CardNumber


@attrs.frozen
class CardPlaced:
    """A card lies in the pyramid, and this was paid to the bank (R6.4-R6.7)."""

    seat: SeatNumber
    card: CardNumber
    place: Place
    paid: Gems = NO_GEMS
    infinite: Gems = NO_GEMS


@attrs.frozen
class CircleClosed:
    """A single-color circle was completed by a play (R6.9); `gem` says whether the bank had a gem for it (C13)."""

    seat: SeatNumber
    circle: Place
    color: Color
    gem: bool


@attrs.frozen
class TokensGained:
    """Tokens lie on a card (R7.2-R7.8)."""

    seat: SeatNumber
    place: Place
    tokens: Tokens


@attrs.frozen
class AttackGained:
    """A player took attack tokens behind the screen (R7.7)."""

    seat: SeatNumber
    count: int


@attrs.frozen
class InfiniteGemGained:
    """An infinite gem lies on a card, from the bank or from behind the own screen (R7.9)."""

    seat: SeatNumber
    place: Place
    color: Color
    own: bool


@attrs.frozen
class InfiniteGemLost:
    """No infinite gem was to be had, or the player did not give an own one; the effect is lost (R7.9, C17)."""

    seat: SeatNumber
    color: Color


@attrs.frozen
class CardDrawn:
    """A player drew a card, in secret (R7.3)."""

    seat: SeatNumber
    deck: Deck
    card: CardNumber | None


# -- laws ---------------------------------------------------------------------------------------------------------
@attrs.frozen
class OptionChosen:
    """A player chose a reward of a law, counted from 1 (L71)."""

    seat: SeatNumber
    option: int


@attrs.frozen
class CardPutBack:
    """A player put a card of the hand on top of a deck, in secret (L70)."""

    seat: SeatNumber
    deck: Deck
    card: CardNumber | None


@attrs.frozen
class CardMovedUnder:
    """A card of the pyramid was tucked under another, with all that lay on it (L74, C30)."""

    seat: SeatNumber
    card: CardNumber
    origin: Place
    place: Place


@attrs.frozen
class GemStored:
    """A gem went from behind the screen onto a law (L76)."""

    seat: SeatNumber
    place: Place
    color: Color


@attrs.frozen
class TokensSwapped:
    """Two tokens changed places, and gems were paid for it (L67)."""

    seat: SeatNumber
    own: TokenAt
    other: SeatNumber
    others: TokenAt
    paid: Gems


@attrs.frozen
class RowRefilled:
    """A card of the reserve deck lies where a law took one from the auction row (L69)."""

    card: CardNumber
    color: Color
    slot: Slot


@attrs.frozen
class AuctionSkipped:
    """A player will take no part in the next auction phase (L69)."""

    seat: SeatNumber


@attrs.frozen
class NoEffect:
    """A law had no effect: its condition does not hold, or there is nothing to do (C58, R13.3)."""

    seat: SeatNumber
    card: CardNumber


# -- the end of the game (A10) ------------------------------------------------------------------------------------
@attrs.frozen
class HandDiscarded:
    """A player discarded the hand; the screen is off (R10.1)."""

    seat: SeatNumber
    cards: tuple[CardNumber, ...]
    gems: Gems
    attack: int


@attrs.frozen
class SectionPainted:
    """A gem lies on a section of a circle (R10.2)."""

    seat: SeatNumber
    circle: Place
    section: Section
    color: Color


@attrs.frozen
class GameEnded:
    """All have painted; the game can be scored."""


Event = (
    GameStarted | CardsRemoved | GemsReturned | CharactersDealt | FirstCardPlaced | DecksMade | LawsDealt
    | TurnStarted | CardsRevealed | AuctionStarted | ChoiceMade | BidsRevealed | ClaimsRevealed | CardTaken
    | CardsDiscarded | Passed | GemsTaken | RowMoved | CardTucked | RoundStarted | CardsLaid | CardReturned
    | CardPlaced | CircleClosed | TokensGained | AttackGained | InfiniteGemGained | InfiniteGemLost
    | CardDrawn | OptionChosen | CardPutBack | CardMovedUnder | GemStored | TokensSwapped | RowRefilled
    | AuctionSkipped | NoEffect | HandDiscarded | SectionPainted | GameEnded
)  # fmt: skip

choice_made, passed = cache(ChoiceMade), cache(Passed)  # the most common events are shared
auction_started, round_started = cache(AuctionStarted), cache(RoundStarted)
