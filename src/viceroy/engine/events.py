"""Events: what happens in a game, as a closed union of frozen facts."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import attrs

from viceroy.engine.actions import LaidCard, OfSeat, RevealedBid, RevealedClaim, SeatNumber, Slot, TokenAt, VirtualBid
from viceroy.model.cards import CardNumber
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckEnd, LookedDeck
from viceroy.model.pyramid import Section
from viceroy.model.tokens import BY_COLOR, NO_GEMS, Color, Gems, Tokens, TokenSide, gems_of, subtract_gems
from viceroy.values import Described, Omitted, Value

Row = Annotated[
    tuple[CardNumber | None, CardNumber | None, CardNumber | None, CardNumber | None],
    BY_COLOR,
    Described("row", "The cards of one row of the auction, by color; none where no card lies."),
]
"""Cards by color, None for an empty slot."""


# -- bases of events that reveal something hidden -------------------------------------------------------------------
class Revealing(Value):
    """An event that shows somebody what was hidden, so that nothing before it can be taken back.

    The message of its name among the `undo` messages tells a player why.
    """

    __slots__ = ()

    @property
    def is_news(self) -> bool:
        """Whether it shows something new even to a seat that has chosen alone."""
        return True


class OpensChoices(Revealing):
    """An event that shows what seats have chosen in secret. A seat that has chosen alone knows all of that."""

    __slots__ = ()

    @property
    def is_news(self) -> bool:
        """Whether it shows more than the choices."""
        return False


# -- setup (A2) ---------------------------------------------------------------------------------------------------
@attrs.frozen
class GameStarted(Value):
    """A game was set up."""

    players: tuple[str, ...]
    """The names in the order of the seats."""
    edition: str
    """The name of the edition."""
    virtual_opponents: int
    """How many there are."""
    bank: Gems
    """All gems of the game, before the starting gems are given out."""


@attrs.frozen
class CardsRemoved(Revealing):
    """Cards that the edition does not use were removed before the deal; all may see them."""

    cards: tuple[CardNumber, ...]
    """The numbers of these cards."""


@attrs.frozen
class GemsReturned(OfSeat, OpensChoices):
    """A player gave back two starting gems (R2.3); the gems are secret."""

    gems: Gems | None
    """The gems, or null for those who may not know."""


@attrs.frozen
class CharactersDealt(OfSeat, Revealing):
    """A player was dealt characters to choose from (R2.5); the cards are secret."""

    count: int
    """How many cards."""
    cards: tuple[CardNumber, ...] | None
    """The numbers of these cards, or null for those who may not know."""


@attrs.frozen
class FirstCardPlaced(OfSeat, OpensChoices):
    """A player's first card lies on level 1, free of cost (R2.5, R2.6)."""

    card: CardNumber


@attrs.frozen
class DecksMade(OpensChoices):
    """The characters were split into two decks of these sizes (R2.7)."""

    auction_deck: int
    """How many cards it has."""
    reserve_deck: int
    """How many cards it has."""


@attrs.frozen
class LawsDealt(OfSeat, Revealing):
    """A player was dealt laws (R2.9); the cards are secret."""

    count: int
    """How many cards."""
    cards: tuple[CardNumber, ...] | None
    """The numbers of these cards, or null for those who may not know."""


# -- auction (A5) -------------------------------------------------------------------------------------------------
@attrs.frozen
class TurnStarted(Value):
    """A turn began (R4.1)."""

    turn: int
    """The turn, counted from 1."""


@attrs.frozen
class CardsRevealed(Revealing):
    """New cards lie at the bases of the auction row (R2.8, R5.21)."""

    bases: Row
    """The cards at the bases."""
    tips: Row
    """The cards at the tips."""


@attrs.frozen
class AuctionStarted(Value):
    """The first, second or third auction of a turn began, with these seats (R5.8)."""

    auction: int
    """1, 2 or 3."""
    seats: tuple[SeatNumber, ...]
    """Who takes part."""


@attrs.frozen
class ChoiceMade(OfSeat):
    """A player has made a sealed choice, which is revealed when all have chosen."""


@attrs.frozen
class BidsRevealed(OpensChoices):
    """All bids were revealed (R5.1): a color, "attack" or "pass" for each seat in the auction."""

    bids: tuple[RevealedBid, ...]
    """What was in the hands of those who take part."""
    virtual: tuple[VirtualBid, ...] = ()
    """What was drawn for the virtual opponents."""

    @property
    def is_news(self) -> bool:
        """Whether a virtual opponent bids: nobody knew which gem would be drawn for it (R12.2)."""
        return bool(self.virtual)


@attrs.frozen
class ClaimsRevealed(OpensChoices):
    """The claims on colors with two cards were revealed (C5): a slot, or None for no card."""

    claims: tuple[RevealedClaim, ...]
    """Seat by seat, color by color."""


@attrs.frozen
class CardTaken(OfSeat):
    """A player took a card of the auction row, which all have seen, into the hand (R5.12)."""

    card: CardNumber
    color: Color
    """The color of the row that it was taken from."""
    slot: Slot
    """At the base or at the tip of that color."""


@attrs.frozen
class CardsDiscarded(Value):
    """Cards left the game: from the auction row, from a hand, or from under a law (R8.1)."""

    cards: tuple[CardNumber, ...]
    """The numbers of these cards."""


@attrs.frozen
class Passed(OfSeat, OpensChoices):
    """A player passed, or counts as having passed (R5.9, R5.10, R6.2, C21)."""


@attrs.frozen
class GemsTaken(OfSeat):
    """A player took gems from the bank."""

    gems: Gems


@attrs.frozen
class RowMoved(Value):
    """Tips were discarded and bases moved to the tips (R5.21)."""

    discarded: tuple[CardNumber, ...]
    """The numbers of the cards that left the game."""
    tips: Row
    """The cards at the tips now."""


@attrs.frozen
class CardTucked(OfSeat):
    """A card was tucked under another card, where all may see it."""

    card: CardNumber
    place: Place
    """Where the card lies that it was tucked under."""


# -- development (A6, A7) -----------------------------------------------------------------------------------------
@attrs.frozen
class RoundStarted(Value):
    """A round of the development phase began (R6.1), with these seats still playing."""

    round: int
    """1, 2 or 3."""
    seats: tuple[SeatNumber, ...]
    """Who still plays."""


@attrs.frozen
class CardsLaid(OpensChoices):
    """The laid cards were revealed: seat, card, and whether it is discarded for gems (R6.1, R6.3)."""

    cards: tuple[LaidCard, ...]
    """The cards, in the order in which they are resolved."""


@attrs.frozen
class CardReturned(OfSeat):
    """A card went back to the hand: it could not be paid for (C21), or a law replaced it (L65)."""

    card: CardNumber


@attrs.frozen
class CardPlaced(OfSeat):
    """A card was placed in the pyramid and paid for (R6.4-R6.7)."""

    card: CardNumber
    place: Place
    """Where it lies."""
    paid: Gems = NO_GEMS
    """The gems that went to the bank."""
    infinite: Gems = NO_GEMS
    """How many infinite gems of each color paid first."""


@attrs.frozen
class CircleClosed(OfSeat):
    """A single-color circle was completed (R6.9); `gem` says whether the bank had a gem for it (C13)."""

    circle: Place
    """The place of the circle's upper card."""
    color: Color
    """The color of the circle."""
    gem: bool
    """Whether the bank had a gem for it."""


@attrs.frozen
class TokensGained(OfSeat):
    """A card gained tokens (R7.2-R7.8)."""

    place: Place
    """Where the card lies."""
    tokens: Tokens
    """What it gained."""


@attrs.frozen
class AttackGained(OfSeat):
    """A player gained attack tokens (R7.7)."""

    count: int
    """How many attack tokens."""


@attrs.frozen
class InfiniteGemGained(OfSeat):
    """A card gained an infinite gem, from the bank or from behind the screen (R7.9)."""

    place: Place
    """Where the card lies."""
    color: Color
    """The color of the gem."""
    own: bool
    """Whether it came from behind the own screen."""


@attrs.frozen
class InfiniteGemLost(OfSeat):
    """The bank had no gem for an infinite gem, and the player gave none; the effect is lost (R7.9, C17)."""

    color: Color
    """The color of the gem."""


@attrs.frozen
class CardDrawn(OfSeat, Revealing):
    """A player drew a card (R7.3); the card is secret."""

    deck: Deck
    """The deck that it comes from."""
    card: CardNumber | None
    """The number of the card, or null for those who may not know."""
    end: Annotated[DeckEnd, Omitted()] = DeckEnd.TOP
    """From the top of the deck, or from the bottom."""


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
    """A player put a card of the hand on top of a deck, or under it (L70); the card is secret."""

    deck: Deck
    """The deck that it lies on now, or under."""
    card: CardNumber | None
    """The number of the card, or null for those who may not know."""
    end: Annotated[DeckEnd, Omitted()] = DeckEnd.TOP
    """On top of the deck, or at the bottom."""


@attrs.frozen
class CardsLookedAt(OfSeat, Revealing):
    """A player looked at cards at the top of a deck, or at its bottom; the cards are secret."""

    deck: LookedDeck
    """The deck that they come from."""
    count: int
    """How many cards."""
    cards: tuple[CardNumber, ...] | None
    """Their numbers, the one at that end first, or null for those who may not know."""
    end: Annotated[DeckEnd, Omitted()] = DeckEnd.TOP
    """At the top of the deck, or at the bottom."""


@attrs.frozen
class RestPutBack(OfSeat):
    """A player puts cards that were looked at back, in a secret order (L70)."""

    deck: LookedDeck
    """The deck that they come from."""
    count: int
    """How many cards."""
    rest: DeckEnd
    """On top of the deck, or under it."""


@attrs.frozen
class ScreenSeen(OfSeat, Revealing):
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
class RowRefilled(Revealing):
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
    """An effect of a law did not happen: what it requires did not hold, or there was nothing to do (C58, R13.3).

    Other effects of the law may have happened before, or may still happen.
    """

    card: CardNumber


# -- the end of the game (A10) ------------------------------------------------------------------------------------
@attrs.frozen
class HandDiscarded(OfSeat, Revealing):
    """A player removed the screen and discarded the hand (R10.1)."""

    cards: tuple[CardNumber, ...]
    """The numbers of the cards of the hand."""
    gems: Gems
    """The gems behind the screen."""
    attack: int
    """How many were behind the screen."""


@attrs.frozen
class SectionPainted(OfSeat):
    """A player painted a section of a circle (R10.2)."""

    circle: Place
    """The place of the circle's upper card."""
    section: Section
    """Which of the circle's four sections."""
    color: Color
    """The color of the gem."""


@attrs.frozen
class GameEnded(Value):
    """All players have finished painting; the game can be scored."""


Event = (
    GameStarted | CardsRemoved | GemsReturned | CharactersDealt | FirstCardPlaced | DecksMade | LawsDealt
    | TurnStarted | CardsRevealed | AuctionStarted | ChoiceMade | BidsRevealed | ClaimsRevealed | CardTaken
    | CardsDiscarded | Passed | GemsTaken | RowMoved | CardTucked | RoundStarted | CardsLaid | CardReturned
    | CardPlaced | CircleClosed | TokensGained | AttackGained | InfiniteGemGained | InfiniteGemLost | CardDrawn
    | GemsPaid | AttackPaid | TokenPaid | TokenMoved | TokenTurned | CardTakenBack | GemsTakenBack | GemsLost
    | OptionChosen | CardPutBack | CardsLookedAt | RestPutBack | ScreenSeen | CardMovedUnder | GemStored | TokensSwapped
    | RowRefilled | AuctionSkipped | LawResponded | NoEffect | HandDiscarded | SectionPainted | GameEnded
)  # fmt: skip

choice_made, passed = cache(ChoiceMade), cache(Passed)  # the most common events are shared
auction_started, round_started = cache(AuctionStarted), cache(RoundStarted)


def gem_flows(event: Event) -> tuple[tuple[int, Gems], ...]:
    """Return the gems that come behind screens at an event, each with its seat; those that leave are negative.

    Gems that the event hides from its reader are not counted.

    >>> gem_flows(GemStored(1, Place(1, 0), Color.RED))
    ((1, (0, -1, 0, 0)),)
    """
    match event:
        case GemsTaken(seat, gems) | GemsTakenBack(seat, _, gems):
            return ((seat, gems),)
        case CircleClosed(seat, _, color, gem) if gem:
            return ((seat, gems_of((color,))),)
        case GemsReturned(seat, gems) if gems is not None:
            return ((seat, _negative(gems)),)
        case GemsPaid(seat, gems) | GemsLost(seat, gems) | CardPlaced(seat, _, _, gems):
            return ((seat, _negative(gems)),)
        case GemStored(seat, _, color) | SectionPainted(seat, _, _, color):
            return ((seat, _negative(gems_of((color,)))),)
        case InfiniteGemGained(seat, _, color, own) if own:
            return ((seat, _negative(gems_of((color,)))),)
        case TokensSwapped(seat, _, other, _, paid):
            return (seat, _negative(paid)), (other, paid)
        case BidsRevealed(bids):
            return tuple([(seat, _negative(gems_of((bid,)))) for seat, bid in bids if isinstance(bid, Color)])
        case _:
            return ()


def _negative(gems: Gems) -> Gems:
    return subtract_gems(NO_GEMS, gems)
