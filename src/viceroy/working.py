"""The working copy: a state under change, for the length of one step.

Rule 1: only the reducer makes one and freezes it again; what is not touched stays the same object. Rule 2: it moves
things and notes events, and knows no rule about when that is right.
"""

from __future__ import annotations

from collections.abc import Iterable

from viceroy.actions import Action, Slot
from viceroy.cards import Card
from viceroy.effects import Deck
from viceroy.events import Event
from viceroy.painting import Paint
from viceroy.pyramid import Place, PlacedCard, Pyramid
from viceroy.state import GameState, HiddenCard, Row, Rules, Seat, Standing
from viceroy.tasks import Task
from viceroy.tokens import COLORS, Color, Gems, add_gems, take_gems


class WorkingSeat:
    """A seat under change: the fields of `Seat`, writable."""

    __slots__ = (
        "attack",
        "auction",
        "finished",
        "gems",
        "hand",
        "paints",
        "plays",
        "pyramid",
        "skips_next",
        "used_infinite",
        "won",
    )

    def __init__(self, seat: Seat) -> None:
        self.gems: Gems = seat.gems
        self.attack: int = seat.attack
        self.hand: tuple[HiddenCard, ...] = seat.hand
        self.pyramid: Pyramid = seat.pyramid
        self.used_infinite: Gems = seat.used_infinite
        self.auction: Standing = seat.auction
        self.won: int | None = seat.won
        self.plays: bool = seat.plays
        self.skips_next: bool = seat.skips_next
        self.paints: tuple[Paint, ...] = seat.paints
        self.finished: bool = seat.finished

    def frozen(self) -> Seat:
        """Return the seat as a value."""
        return Seat(
            self.gems,
            self.attack,
            self.hand,
            self.pyramid,
            self.used_infinite,
            self.auction,
            self.won,
            self.plays,
            self.skips_next,
            self.paints,
            self.finished,
        )

    def drop(self, number: int) -> HiddenCard:
        """Take a card out of the hand."""
        card = next(card for card in self.hand if card.number == number)
        self.hand = tuple([other for other in self.hand if other is not card])
        return card

    def add(self, card: HiddenCard) -> None:
        """Put a card into the hand, which is kept in the order of numbers."""
        self.hand = tuple(sorted((*self.hand, card), key=_number))

    def put(self, placed: PlacedCard) -> None:
        """Put a card into the pyramid, or something else where a card lies."""
        self.pyramid = self.pyramid.with_card(placed)


def _number(card: HiddenCard) -> int:
    return card.number


class Working:
    """A state under change, and the events of the step so far."""

    __slots__ = (
        "_before",
        "_seats",
        "auction",
        "auction_deck",
        "bank",
        "bases",
        "chance",
        "discarded",
        "events",
        "law_deck",
        "reserve_deck",
        "round",
        "rules",
        "sealed",
        "tasks",
        "tips",
        "turn",
        "virtual_done",
    )

    def __init__(self, state: GameState) -> None:
        self._before = state.seats
        self._seats: dict[int, WorkingSeat] = {}
        self.rules: Rules = state.rules
        self.chance = state.chance
        self.bank: Gems = state.bank
        self.tasks: list[Task] = list(state.tasks)
        self.turn: int = state.turn
        self.auction: int = state.auction
        self.round: int = state.round
        self.bases: Row = state.bases
        self.tips: Row = state.tips
        self.auction_deck: tuple[HiddenCard, ...] = state.auction_deck
        self.reserve_deck: tuple[HiddenCard, ...] = state.reserve_deck
        self.law_deck: tuple[HiddenCard, ...] = state.law_deck
        self.virtual_done: tuple[bool, ...] = state.virtual_done
        self.discarded: tuple[int, ...] = state.discarded
        self.sealed: tuple[Action | None, ...] = state.sealed
        self.events: list[Event] = []

    def frozen(self) -> GameState:
        """Return the state as a value."""
        seats = self._before
        if self._seats:
            changed = self._seats
            seats = tuple([changed[index].frozen() if index in changed else seat for index, seat in enumerate(seats)])
        return GameState(
            self.rules,
            self.chance,
            seats,
            self.bank,
            tuple(self.tasks),
            self.turn,
            self.auction,
            self.round,
            self.bases,
            self.tips,
            self.auction_deck,
            self.reserve_deck,
            self.law_deck,
            self.virtual_done,
            self.discarded,
            self.sealed,
        )

    def look(self, seat: int) -> Seat | WorkingSeat:
        """Return a seat for reading only."""
        return self._seats.get(seat) or self._before[seat]

    def seat(self, seat: int) -> WorkingSeat:
        """Return a seat for change."""
        working = self._seats.get(seat)
        if working is None:
            working = self._seats[seat] = WorkingSeat(self._before[seat])
        return working

    def card(self, number: int) -> Card:
        """Return a card by its number."""
        return self.rules.card(number)

    def tell(self, event: Event) -> None:
        """Note an event."""
        self.events.append(event)

    def push(self, *tasks: Task) -> None:
        """Put tasks on the stack so that the first one given is next."""
        self.tasks.extend(reversed(tasks))

    def gems_to_bank(self, gems: Gems) -> None:
        """Put gems into the bank."""
        self.bank = add_gems(self.bank, gems)

    def gems_from_bank(self, gems: Gems) -> None:
        """Take gems out of the bank."""
        self.bank = take_gems(self.bank, gems)

    def discard(self, numbers: Iterable[int]) -> None:
        """Put cards out of the game, for good (R8.1)."""
        self.discarded = tuple(sorted((*self.discarded, *numbers)))

    def row_card(self, color: Color, slot: Slot) -> int | None:
        """Return the number of the card at a place of the auction row."""
        return (self.bases if slot is Slot.BASE else self.tips)[color.position]

    def set_row_card(self, color: Color, slot: Slot, number: int | None) -> None:
        """Put a card at a place of the auction row, or take it away."""
        row = list(self.bases if slot is Slot.BASE else self.tips)
        row[color.position] = number
        new: Row = (row[0], row[1], row[2], row[3])
        if slot is Slot.BASE:
            self.bases = new
        else:
            self.tips = new

    def row_counts(self) -> tuple[int, ...]:
        """Return how many cards lie at each color of the auction row."""
        return tuple((self.bases[i] is not None) + (self.tips[i] is not None) for i in range(len(COLORS)))

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
