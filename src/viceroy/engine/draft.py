"""Drafts: states that can be changed during a step; what all phases do with cards, gems and decks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from viceroy.engine.actions import Slot
from viceroy.engine.events import CardsDiscarded, CardTaken
from viceroy.engine.frame import draft as frame
from viceroy.engine.state import GameState, HiddenCard, KnownLegal, Seat, hidden, seats_to_act
from viceroy.model.cards import Card
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckEnd
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import COLORS, Color, Gems, add_gems, subtract_gems
from viceroy.values import writable

_NUMBER = attrgetter("number")
BASE, TIP = Slot.BASE, Slot.TIP
LAWS = Deck.LAWS


if TYPE_CHECKING:  # the classes below declare the types of the fields

    class _WritableState: ...

    class _WritableSeat: ...

else:
    _WritableState, _WritableSeat = writable(GameState), writable(Seat)
_NO_MORE: tuple[str, ...] = ()  # no further slots; with a literal `()` mypy lets no field be set


class SeatDraft(_WritableSeat):
    """A seat that can be changed, until it becomes a `Seat`."""

    __slots__ = _NO_MORE

    def __init__(self, seat: Seat) -> None:
        self.gems = seat.gems
        self.attack = seat.attack
        self.hand = seat.hand
        self.pyramid = seat.pyramid
        self.used_infinite = seat.used_infinite
        self.auction = seat.auction
        self.won = seat.won
        self.plays = seat.plays
        self.skips_next = seat.skips_next
        self.paints = seat.paints
        self.finished = seat.finished
        self.proven = seat.proven

    def drop(self, number: int) -> HiddenCard:
        """Take a card out of the hand."""
        hand = self.hand
        index = [card.number for card in hand].index(number)
        self.hand = hand[:index] + hand[index + 1 :]
        return hand[index]

    def add(self, card: HiddenCard) -> None:
        """Put a card into the hand, in the order of numbers."""
        hand = self.hand
        index = bisect_left(hand, card.number, key=_NUMBER)
        self.hand = (*hand[:index], card, *hand[index:])

    def put(self, placed: PlacedCard) -> None:
        """Put a card into the pyramid, or replace the one at its place."""
        self.pyramid = self.pyramid.with_card(placed)


class Draft(frame.Draft[GameState], _WritableState):
    """A state of this game that can be changed; what all phases do with cards, gems and decks.

    Seats are copied when they are first changed: read `seats`, but change what `seat` returns.
    """

    __slots__ = _NO_MORE
    state_class, seat_class = GameState, Seat

    def __init__(self, state: GameState) -> None:
        self.rules = state.rules
        self.chance = state.chance
        self.seats: list[Seat | SeatDraft] = list(state.seats)
        self.bank = state.bank
        self.tasks = state.tasks
        self.turn = state.turn
        self.auction = state.auction
        self.round = state.round
        self.bases = state.bases
        self.tips = state.tips
        self.auction_deck = state.auction_deck
        self.reserve_deck = state.reserve_deck
        self.law_deck = state.law_deck
        self.virtual_done = state.virtual_done
        self.discarded = state.discarded
        self.sealed = state.sealed
        self.known_legal: KnownLegal = [None] * len(state.seats)
        self.to_act = None
        self._desk = (state, [], [])

    def owing(self) -> tuple[int, ...]:
        """Return the seats that must choose."""
        state: Any = self
        return seats_to_act(state)

    def seat(self, seat: int) -> SeatDraft:
        """Return a seat that can be changed."""
        own = self.seats[seat]
        if not isinstance(own, SeatDraft):
            own = self.seats[seat] = SeatDraft(own)
            self._desk[1].append(own)
        return own

    def card(self, number: int) -> Card:
        """Return a card by its number."""
        return self.rules.card_set.by_number[number]

    def gems_to_bank(self, gems: Gems) -> None:
        """Put gems into the bank."""
        self.bank = add_gems(self.bank, gems)

    def gems_from_bank(self, gems: Gems) -> None:
        """Take gems out of the bank."""
        self.bank = subtract_gems(self.bank, gems)

    def discard(self, numbers: Iterable[int]) -> None:
        """Put cards out of the game, for good (R8.1)."""
        self.discarded = tuple(sorted((*self.discarded, *numbers)))

    def fill_row(self, color: Color, slot: Slot, number: int | None) -> None:
        """Put a card, or none, in a slot of the auction row."""
        row = list(self.bases if slot is BASE else self.tips)
        row[color.position] = number
        if slot is BASE:
            self.bases = (row[0], row[1], row[2], row[3])
        else:
            self.tips = (row[0], row[1], row[2], row[3])

    def row_counts(self) -> tuple[int, int, int, int]:
        """Return the number of cards of each color in the auction row."""
        (a, b, c, d), (e, f, g, h) = self.bases, self.tips
        return (
            (a is not None) + (e is not None),
            (b is not None) + (f is not None),
            (c is not None) + (g is not None),
            (d is not None) + (h is not None),
        )

    def top(self, deck: Deck) -> HiddenCard:
        """Take the top card off a deck."""
        if deck is LAWS:
            card, self.law_deck = self.law_deck[-1], self.law_deck[:-1]
        else:
            card, self.reserve_deck = self.reserve_deck[-1], self.reserve_deck[:-1]
        return card

    def bottom(self, deck: Deck) -> HiddenCard:
        """Take the lowest card from under a deck."""
        if deck is LAWS:
            card, self.law_deck = self.law_deck[0], self.law_deck[1:]
        else:
            card, self.reserve_deck = self.reserve_deck[0], self.reserve_deck[1:]
        return card

    def put_at(self, deck: Deck, end: DeckEnd, card: HiddenCard) -> None:
        """Put a card on top of a deck, or under it."""
        cards = self.deck(deck)
        after = (*cards, card) if end is DeckEnd.TOP else (card, *cards)
        if deck is LAWS:
            self.law_deck = after
        else:
            self.reserve_deck = after

    def deck(self, deck: Deck) -> tuple[HiddenCard, ...]:
        """Return a deck."""
        return self.law_deck if deck is LAWS else self.reserve_deck

    def show(self, seat: int, number: int) -> None:
        """Show a card of a hand to all seats."""
        hand, everybody = self.seats[seat].hand, self.rules.everybody
        index = [card.number for card in hand].index(number)
        card = hand[index]
        if card.known_by != everybody:
            self.seat(seat).hand = (*hand[:index], hidden(number, everybody, card.fresh), *hand[index + 1 :])

    def at(self, seat: int, place: Place) -> PlacedCard:
        """Return the card at a place of a pyramid."""
        return self.seats[seat].pyramid.at[place]


class QuietDraft(Draft):
    """A draft whose events nobody asks for."""

    __slots__ = _NO_MORE

    def emit(self, kind: object, *values: object) -> None:
        """Do nothing."""


def row_cards(state: GameState | Draft) -> tuple[tuple[Color, Slot], ...]:
    """Return where cards lie in the auction row, color by color, the base before the tip."""
    return tuple(
        (color, slot)
        for color in COLORS
        for slot, row in ((BASE, state.bases), (TIP, state.tips))
        if row[color.position] is not None
    )


def take_from_row(draft: Draft, seat: int, color: Color, slot: Slot) -> int:
    """Move a card of the auction row into a hand, where all know it (R5.12), and return its number."""
    number = _lift(draft, color, slot)
    draft.seat(seat).add(hidden(number, draft.rules.everybody))
    draft.emit(CardTaken, seat, number, color, slot)
    return number


def discard_from_row(draft: Draft, color: Color, slot: Slot) -> None:
    """Discard a card of the auction row (R12.4, R12.5)."""
    number = _lift(draft, color, slot)
    draft.discard((number,))
    draft.emit(CardsDiscarded, (number,))


def _lift(draft: Draft, color: Color, slot: Slot) -> int:
    number = (draft.bases if slot is BASE else draft.tips)[color.position]
    if number is None:
        raise ValueError(f"no card lies at the {slot} of {color}")
    draft.fill_row(color, slot, None)
    return number
