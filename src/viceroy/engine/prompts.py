"""Prompts: the choices that seats have to make, as frozen values."""

from __future__ import annotations

from typing import Annotated

import attrs

from viceroy.engine.actions import OfSeat, SeatNumber, TokenAt
from viceroy.model.cards import CardNumber
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckEnd, Effect, LookedDeck, Pay, Reward
from viceroy.model.tokens import Color, Tokens
from viceroy.values import Omitted, Value

# -- choices of several seats at once, sealed until all have chosen --------------------------------------------------


@attrs.frozen
class AskReturn(Value):
    """Each seat gives back two starting gems (R2.3)."""


@attrs.frozen
class AskStart(Value):
    """Each seat chooses its first card and the one it keeps (R2.5, C2)."""


@attrs.frozen
class AskBids(Value):
    """Each seat in the auction bids or passes (R5.1)."""


@attrs.frozen
class ClaimGroup(Value):
    """The bidders on a color with two cards: one seat, two seats, or a seat and a virtual opponent."""

    color: Color
    seats: tuple[SeatNumber, ...]
    """The players, one or two."""
    virtual: int | None = None
    """The virtual opponent among them, or null."""


@attrs.frozen
class AskClaims(Value):
    """Each bidder on a color with two cards claims one of them (C5)."""

    groups: tuple[ClaimGroup, ...]
    """The bidders, color by color."""

    def group_of(self, seat: int | None) -> ClaimGroup:
        """Return the group of a bidder. Raises `StopIteration` for a seat that does not claim."""
        return next(group for group in self.groups if seat in group.seats)


@attrs.frozen
class AskLay(Value):
    """Each seat that still plays lays a card or passes (R6.1)."""


@attrs.frozen
class AskPaint(Value):
    """Each seat paints, one gem at a time, until it stops (R10.2, C38)."""


# -- choices of one seat ---------------------------------------------------------------------------------------------


@attrs.frozen
class OfLaw(OfSeat):
    """What a law of a seat asks, or is still to do."""

    law: CardNumber
    place: Place
    """Where the law lies, or the character that it is tucked under."""


@attrs.frozen
class AskGems(OfSeat):
    """Take `count` gems of any colors, or as many as the bank has (R5.17, R7.1)."""

    count: int
    """How many."""


@attrs.frozen
class AskDraw(OfSeat):
    """Draw `count` cards (R7.3)."""

    count: int
    """How many."""


@attrs.frozen
class AskOwnGem(OfSeat):
    """Put an own gem on the card, or not, as the bank has none of the color (R7.9, C17)."""

    place: Place
    color: Color


@attrs.frozen
class AskAttackCard(OfSeat):
    """Take a card of the auction row for an attack token (R5.14)."""


@attrs.frozen
class AskRowCard(OfSeat):
    """Take a card of the auction row by a law (L69)."""


@attrs.frozen
class AskRowDiscard(OfSeat):
    """Discard a card of the auction row for a virtual opponent (R12.5)."""


@attrs.frozen
class AskTuckTaken(OfSeat):
    """Tuck the card just taken, or keep it (L78)."""

    card: CardNumber


@attrs.frozen
class AskPlace(OfSeat):
    """Place the revealed card (R6.5, C23)."""

    card: CardNumber


@attrs.frozen
class AskTopReward(OfSeat):
    """Choose between 15 points and the rewards of rows 1 to 3 (R6.11)."""

    place: Place


@attrs.frozen
class AskOption(OfSeat):
    """Choose one of the rewards of a law (L71)."""

    place: Place
    """Where the law lies, or the character that it is tucked under."""
    options: tuple[Reward, ...]
    """The rewards to choose from."""


@attrs.frozen
class AskPrice(OfLaw):
    """Pay the price of a law that has just been placed, with gems from behind the screen (R6.5)."""


@attrs.frozen
class AskChoice(OfLaw):
    """Choose between lists of effects of a law (L73)."""

    lists: tuple[tuple[Effect, ...], ...]
    """The lists to choose from."""


@attrs.frozen
class AskColor(OfSeat):
    """Choose the color of an infinite gem (L73)."""

    place: Place


@attrs.frozen
class AskPutBack(OfSeat):
    """Put `count` cards of the hand back on a deck, or under it, one at a time (L70)."""

    deck: Deck
    count: int
    """How many cards are still to be put back."""
    end: Annotated[DeckEnd, Omitted()] = DeckEnd.TOP
    """On top of the deck, or at the bottom."""


@attrs.frozen
class AskTuckHand(OfSeat):
    """Tuck cards of the hand under a law, one at a time: at most `left` more, any number if it is None (L72)."""

    place: Place
    left: int | None
    """How many more cards at most, null for any number."""


@attrs.frozen
class AskTuckFree(OfSeat):
    """Tuck a free card of the pyramid under a law (L74)."""

    place: Place


@attrs.frozen
class AskStore(OfSeat):
    """Store gems on a law, one at a time, at most `left` more (L76)."""

    place: Place
    left: int
    """How many more gems at most."""


@attrs.frozen
class AskSwap(OfSeat):
    """Pick an own token, pick one of another player, and pay to swap them, or stop (L67)."""

    pay: int
    """How many gems are to be paid."""
    own: TokenAt | None = None
    """The own token, null until it is picked."""
    owner: SeatNumber | None = None
    """The other player, null until the token is picked."""
    others: TokenAt | None = None
    """The other player's token, null until it is picked."""


@attrs.frozen
class AskPay(OfLaw):
    """Pay for what a law offers, or not."""

    pay: Pay
    """What is to be paid, and for what."""


@attrs.frozen
class AskPayment(OfLaw):
    """Choose what to pay with: gems, cards of the hand, cards under the law, then tokens, one at a time."""

    gems: int
    """How many gems of any colors are still to be paid."""
    cards: int
    """How many cards are still to be discarded."""
    tokens: Tokens
    """Which tokens are still to be given up."""
    tucked: Annotated[int, Omitted()] = 0
    """How many cards from under the law are still to be discarded."""


@attrs.frozen
class AskMoveToken(OfSeat):
    """Pick a token of the pyramid, and then the card that it moves to, or stop."""

    place: Place
    """Where the law lies, or the character that it is tucked under."""
    token: TokenAt | None = None
    """The token, null until it is picked."""


@attrs.frozen
class AskTurnToken(OfSeat):
    """Turn a token over, or not."""

    place: Place
    """Where the law lies, or the character that it is tucked under."""


@attrs.frozen
class AskUntuck(OfSeat):
    """Take cards from under a law, one at a time: at most `left` more, any number if it is None."""

    place: Place
    left: int | None
    """How many more cards at most, null for any number."""


@attrs.frozen
class AskLose(OfSeat):
    """Give `count` gems of any colors to the bank, or all where there are fewer, by a law of another player."""

    count: int
    """How many."""


@attrs.frozen
class AskKeep(OfSeat):
    """Take one of the cards at an end of a deck, which the player looks at, into the hand."""

    deck: LookedDeck
    cards: int
    """How many cards there are to choose from."""
    keep: int
    """How many are still to be kept."""
    rest: DeckEnd
    """Where the others go then."""
    end: Annotated[DeckEnd, Omitted()] = DeckEnd.TOP
    """Where the cards lie: on top of the deck, or at the bottom."""


@attrs.frozen
class AskArrange(OfSeat):
    """Put cards that were looked at back, one at a time: on their deck, the last one on top, or under it (L70)."""

    deck: LookedDeck
    cards: int
    """How many are still to be put back."""
    rest: DeckEnd
    """Where they go."""
    end: Annotated[DeckEnd, Omitted()] = DeckEnd.TOP
    """Where the cards lie: on top of the deck, or at the bottom."""


@attrs.frozen
class AskScreen(OfSeat):
    """Choose a player, and look behind that player's screen (R2.4)."""


@attrs.frozen
class AskUseLaw(OfSeat):
    """Let a law do what it may do at an event, or not."""

    law: CardNumber
    rule: int
    """Which entry of its `whenever`, counted from 1."""


Simultaneous = AskReturn | AskStart | AskBids | AskClaims | AskLay | AskPaint
Single = (
    AskGems | AskDraw | AskOwnGem | AskAttackCard | AskRowCard | AskRowDiscard | AskTuckTaken | AskPlace
    | AskTopReward | AskPrice | AskOption | AskChoice | AskColor | AskPutBack | AskTuckHand | AskTuckFree | AskStore
    | AskSwap | AskPay | AskPayment | AskMoveToken | AskTurnToken | AskUntuck | AskLose | AskKeep | AskArrange
    | AskScreen | AskUseLaw
)  # fmt: skip

Prompt = Simultaneous | Single
