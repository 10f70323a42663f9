"""Events: what happens in a game, as a closed union of frozen facts."""

from __future__ import annotations

from functools import cache

import attrs

from viceroy.engine.actions import Slot, Token
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import Section
from viceroy.model.tokens import NO_GEMS, Color, Gems, Tokens

Row = tuple[int | None, int | None, int | None, int | None]  # cards by color, None where none lies


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
    """Cards that the edition does not use were removed before the deal; all may see them."""

    cards: tuple[int, ...]


@attrs.frozen
class GemsReturned:
    """A player gave back two starting gems (R2.3); the gems are secret."""

    seat: int
    gems: Gems | None


@attrs.frozen
class CharactersDealt:
    """A player was dealt characters to choose from (R2.5); the cards are secret."""

    seat: int
    count: int
    cards: tuple[int, ...] | None


@attrs.frozen
class FirstCardPlaced:
    """A player's first card lies on level 1, free of cost (R2.5, R2.6)."""

    seat: int
    card: int


@attrs.frozen
class DecksMade:
    """The characters were split into two decks of these sizes (R2.7)."""

    auction_deck: int
    reserve_deck: int


@attrs.frozen
class LawsDealt:
    """A player was dealt laws (R2.9); the cards are secret."""

    seat: int
    count: int
    cards: tuple[int, ...] | None


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
    """The first, second or third auction of a turn began, with these seats (R5.8)."""

    auction: int
    seats: tuple[int, ...]


@attrs.frozen
class ChoiceMade:
    """A player has made a sealed choice, which is revealed when all have chosen."""

    seat: int


@attrs.frozen
class BidsRevealed:
    """All bids were revealed (R5.1): a color, "attack" or "pass" for each seat in the auction."""

    bids: tuple[tuple[int, str], ...]
    virtual: tuple[tuple[int, Color], ...] = ()  # virtual opponent, color drawn (R12.2)


@attrs.frozen
class ClaimsRevealed:
    """The claims on colors with two cards were revealed (C5): a slot, or None for no card."""

    claims: tuple[tuple[int, Color, Slot | None], ...]


@attrs.frozen
class CardTaken:
    """A player took a card of the auction row, which all have seen, into the hand (R5.12)."""

    seat: int
    card: int
    color: Color
    slot: Slot


@attrs.frozen
class CardsDiscarded:
    """Cards left the game: from the auction row, or from a hand (R8.1)."""

    cards: tuple[int, ...]


@attrs.frozen
class Passed:
    """A player passed, or counts as having passed (R5.9, R5.10, R6.2, C21)."""

    seat: int


@attrs.frozen
class GemsTaken:
    """A player took gems from the bank."""

    seat: int
    gems: Gems


@attrs.frozen
class RowMoved:
    """Tips were discarded and bases moved to the tips (R5.21)."""

    discarded: tuple[int, ...]
    tips: Row


@attrs.frozen
class CardTucked:
    """A card was tucked under another card, where all may see it."""

    seat: int
    card: int
    place: Place


# -- development (A6, A7) -----------------------------------------------------------------------------------------
@attrs.frozen
class RoundStarted:
    """A round of the development phase began (R6.1), with these seats still playing."""

    round: int
    seats: tuple[int, ...]


@attrs.frozen
class CardsLaid:
    """The laid cards were revealed: seat, card, and whether it is discarded for gems (R6.1, R6.3)."""

    cards: tuple[tuple[int, int, bool], ...]


@attrs.frozen
class CardReturned:
    """A card went back to the hand: it could not be paid for (C21), or a law replaced it (L65)."""

    seat: int
    card: int


@attrs.frozen
class CardPlaced:
    """A card was placed in the pyramid and paid for (R6.4-R6.7)."""

    seat: int
    card: int
    place: Place
    paid: Gems = NO_GEMS
    infinite: Gems = NO_GEMS


@attrs.frozen
class CircleClosed:
    """A single-color circle was completed (R6.9); `gem` says whether the bank had a gem for it (C13)."""

    seat: int
    circle: Place
    color: Color
    gem: bool


@attrs.frozen
class TokensGained:
    """A card gained tokens (R7.2-R7.8)."""

    seat: int
    place: Place
    tokens: Tokens


@attrs.frozen
class AttackGained:
    """A player gained attack tokens (R7.7)."""

    seat: int
    count: int


@attrs.frozen
class InfiniteGemGained:
    """A card gained an infinite gem, from the bank or from behind the screen (R7.9)."""

    seat: int
    place: Place
    color: Color
    own: bool


@attrs.frozen
class InfiniteGemLost:
    """The bank had no gem for an infinite gem, and the player gave none; the effect is lost (R7.9, C17)."""

    seat: int
    color: Color


@attrs.frozen
class CardDrawn:
    """A player drew a card (R7.3); the card is secret."""

    seat: int
    deck: Deck
    card: int | None


# -- laws ---------------------------------------------------------------------------------------------------------
@attrs.frozen
class OptionChosen:
    """A player chose a reward of a law, counted from 1 (L71)."""

    seat: int
    option: int


@attrs.frozen
class CardPutBack:
    """A player put a card of the hand on top of a deck (L70); the card is secret."""

    seat: int
    deck: Deck
    card: int | None


@attrs.frozen
class CardMovedUnder:
    """A card of the pyramid was tucked under another, with everything on it (L74, C30)."""

    seat: int
    card: int
    origin: Place
    place: Place


@attrs.frozen
class GemStored:
    """A player stored a gem on a law (L76)."""

    seat: int
    place: Place
    color: Color


@attrs.frozen
class TokensSwapped:
    """Two tokens changed places, and gems were paid for it (L67)."""

    seat: int
    own: tuple[Place, Token]
    other: int
    others: tuple[Place, Token]
    paid: Gems


@attrs.frozen
class RowRefilled:
    """A card of the reserve deck refilled the auction row after a law took a card (L69)."""

    card: int
    color: Color
    slot: Slot


@attrs.frozen
class AuctionSkipped:
    """A player will skip the next auction phase (L69)."""

    seat: int


@attrs.frozen
class NoEffect:
    """A law had no effect: its condition did not hold, or there was nothing to do (C58, R13.3)."""

    seat: int
    card: int


# -- the end of the game (A10) ------------------------------------------------------------------------------------
@attrs.frozen
class HandDiscarded:
    """A player removed the screen and discarded the hand (R10.1)."""

    seat: int
    cards: tuple[int, ...]
    gems: Gems
    attack: int


@attrs.frozen
class SectionPainted:
    """A player painted a section of a circle (R10.2)."""

    seat: int
    circle: Place
    section: Section
    color: Color


@attrs.frozen
class GameEnded:
    """All players have finished painting; the game can be scored."""


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
