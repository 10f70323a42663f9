"""The working copy: a state under change, for the length of one step.

Rule 1: only the reducer makes one and freezes it again; what is not touched stays the same object. Rule 2: it moves
things and notes events, and knows no rule about when that is right.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any

from viceroy.actions import Slot
from viceroy.cards import Card
from viceroy.effects import Deck
from viceroy.events import Event
from viceroy.pyramid import Place, PlacedCard
from viceroy.state import Draft, GameState, HiddenCard, Seat, hidden, seats_to_act
from viceroy.tasks import Task
from viceroy.tokens import Color, Gems, add_gems, take_gems

_NUMBER = attrgetter("number")


class WorkingSeat:
    """A seat under change: the slots of `Seat`, writable, until it becomes one."""

    __slots__ = Seat.__slots__  # type: ignore[attr-defined]

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

    def drop(self, number: int) -> HiddenCard:
        """Take a card out of the hand."""
        hand = self.hand
        for index, card in enumerate(hand):
            if card.number == number:
                self.hand = hand[:index] + hand[index + 1 :]
                return card
        raise ValueError(f"card {number} is not in the hand")

    def add(self, card: HiddenCard) -> None:
        """Put a card into the hand, which is kept in the order of numbers."""
        hand = self.hand
        index = bisect_left(hand, card.number, key=_NUMBER)
        self.hand = (*hand[:index], card, *hand[index:])

    def show(self, number: int, everybody: tuple[int, ...]) -> None:
        """Show a card of the hand to all."""
        self.hand = tuple(
            [hidden(number, everybody, card.fresh) if card.number == number else card for card in self.hand]
        )

    def put(self, placed: PlacedCard) -> None:
        """Put a card into the pyramid, or something else where a card lies."""
        self.pyramid = self.pyramid.with_card(placed)


class Working(Draft):
    """A state under change, and the events of the step so far.

    `seats` are those from before the step, `now` those of this moment, to look at; `seat` gives one for change.
    """

    __slots__ = ("_changed", "before", "events", "now", "tell")

    def __init__(self, state: GameState) -> None:
        Draft.__init__(self, state)
        self.before = state
        self.legal = {}
        """What is known to be legal after the step, by whoever knows."""
        self.now: list[Seat | WorkingSeat] = list(state.seats)
        self._changed: list[Any] = []
        self.events: list[Event] = []
        self.tell: Callable[[Event], None] = self.events.append
        """Note an event."""

    def frozen(self) -> GameState:
        """Return the state as a value."""
        if self._changed:
            for own in self._changed:
                own.__class__ = Seat  # see `Draft.frozen`
            seats: Any = tuple(self.now)
            self.seats = seats
        draft = Draft(self)
        draft.legal = self.legal
        draft.to_act = seats_to_act(draft)
        return draft.frozen()

    def look(self, seat: int) -> Seat | WorkingSeat:
        """Return a seat for reading only."""
        return self.now[seat]

    def seat(self, seat: int) -> WorkingSeat:
        """Return a seat for change."""
        own = self.now[seat]
        if isinstance(own, Seat):
            own = self.now[seat] = WorkingSeat(own)
            self._changed.append(own)
        return own

    def card(self, number: int) -> Card:
        """Return a card by its number."""
        return self.rules.card_set.by_number[number]

    def push(self, *tasks: Task) -> None:
        """Put tasks on the stack so that the first one given is next."""
        self.tasks += tasks[::-1]

    def gems_to_bank(self, gems: Gems) -> None:
        """Put gems into the bank."""
        self.bank = add_gems(self.bank, gems)

    def gems_from_bank(self, gems: Gems) -> None:
        """Take gems out of the bank."""
        self.bank = take_gems(self.bank, gems)

    def discard(self, numbers: Iterable[int]) -> None:
        """Put cards out of the game, for good (R8.1)."""
        self.discarded = tuple(sorted((*self.discarded, *numbers)))

    def fill_row(self, color: Color, slot: Slot, number: int) -> None:
        """Put a card at a place of the auction row."""
        row = list(self.bases if slot is Slot.BASE else self.tips)
        row[color.position] = number
        if slot is Slot.BASE:
            self.bases = (row[0], row[1], row[2], row[3])
        else:
            self.tips = (row[0], row[1], row[2], row[3])

    def row_counts(self) -> tuple[int, int, int, int]:
        """Return how many cards lie at each color of the auction row."""
        (a, b, c, d), (e, f, g, h) = self.bases, self.tips
        return (
            (a is not None) + (e is not None),
            (b is not None) + (f is not None),
            (c is not None) + (g is not None),
            (d is not None) + (h is not None),
        )

    def top(self, deck: Deck) -> HiddenCard:
        """Take the top card off a deck."""
        if deck is Deck.LAWS:
            card, self.law_deck = self.law_deck[-1], self.law_deck[:-1]
        else:
            card, self.reserve_deck = self.reserve_deck[-1], self.reserve_deck[:-1]
        return card

    def deck(self, deck: Deck) -> tuple[HiddenCard, ...]:
        """Return a deck."""
        return self.law_deck if deck is Deck.LAWS else self.reserve_deck

    def at(self, seat: int, place: Place) -> PlacedCard:
        """Return what lies at a place of a pyramid."""
        return self.look(seat).pyramid.at[place]
