"""The working copy: a state under change, for the length of one step.

Rule 1: only the reducer makes one and freezes it again; what is not touched stays the same object. Rule 2: it moves
things and notes events, and knows no rule about when that is right.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, TypeVarTuple

from viceroy.actions import Action, Slot
from viceroy.cards import Card
from viceroy.effects import Deck
from viceroy.events import Event
from viceroy.pyramid import Place, PlacedCard
from viceroy.state import GameState, HiddenCard, Seat, hidden, seats_to_act
from viceroy.tasks import Task
from viceroy.tokens import Color, Gems, add_gems, take_gems

_Values = TypeVarTuple("_Values")
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
        index = [card.number for card in hand].index(number)
        self.hand = hand[:index] + hand[index + 1 :]
        return hand[index]

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


class Working:
    """A state under change: the slots of `GameState`, writable, until it becomes one; and the events of the step.

    A frozen value sets each of its fields through a guard, and a step changes few of many. Seats are copied when they
    are first changed: `seats` are for looking at, `seat` gives one for change.
    """

    __slots__ = GameState.__slots__  # type: ignore[attr-defined]

    def __init__(self, state: GameState) -> None:
        self.rules = state.rules
        self.chance = state.chance
        self.seats: Sequence[Seat | WorkingSeat] = list(state.seats)
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
        self.legal: dict[int, tuple[Action, ...]] = {}  # what is known to be legal after the step, by whoever knows
        self._desk: Any = state, [], []  # the state before, the seats changed, the events

    @property
    def before(self) -> GameState:
        """The state before the step."""
        before: GameState = self._desk[0]
        return before

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened in the step; made only now, as nobody asks for it who wants the state alone."""
        return tuple([kind(*values) for kind, values in self._desk[2]])

    def frozen(self) -> GameState:
        """Become the state; the working copy is gone then."""
        for own in self._desk[1]:
            own.__class__ = Seat  # an object may change to a class that has the very same slots
        self.seats = tuple(self.seats)
        self.to_act = seats_to_act(self)
        self._desk = None
        working: Any = self
        working.__class__ = GameState
        state: GameState = working
        return state

    def seat(self, seat: int) -> WorkingSeat:
        """Return a seat for change."""
        own = self.seats[seat]
        if isinstance(own, Seat):
            seats: Any = self.seats
            own = seats[seat] = WorkingSeat(own)
            self._desk[1].append(own)
        return own

    def tell(self, kind: Callable[[*_Values], Event], *values: *_Values) -> None:
        """Note an event by its kind and its values."""
        self._desk[2].append((kind, values))

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
        return self.seats[seat].pyramid.at[place]


def with_sealed(state: GameState, action: Action) -> GameState:
    """Return the state after one of several seats has chosen in secret.

    What is legal for the others stays legal: nobody's choice depends on a sealed one.
    """
    working: Any = Working(state)
    working.seats = state.seats
    working.sealed = sealed_with(state.sealed, action)
    working.legal = state.legal
    working.to_act = without(state.to_act, action.seat)
    working._desk = None
    working.__class__ = GameState
    sealed: GameState = working
    return sealed


@cache
def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return seats but one."""
    return tuple([other for other in seats if other != seat])


def sealed_with(sealed: tuple[Action | None, ...], action: Action) -> tuple[Action | None, ...]:
    """Return sealed choices with one more."""
    return (*sealed[: action.seat], action, *sealed[action.seat + 1 :])
