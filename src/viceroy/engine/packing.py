"""Packing: how states and views are pickled for other processes: small, with the cards of pyramids by their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from viceroy.model.cards import AnyCard, Card
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import NO_TOKENS

Cards = Mapping[int, Card]
Packed = tuple[Callable[..., Any], tuple[Any, ...]]
"""What `__reduce__` returns: a function, and its arguments."""


def packed(whole: Any) -> Packed:
    """Return how to pickle a state or a view: its class, and its fields in their order, first the rules."""
    cards = whole.rules.card_set.by_number
    values = _values(whole)
    at = _names(type(whole)).index("seats")
    values[at] = [(type(seat), _packed_seat(seat, cards)) for seat in whole.seats]
    return _unpacked, (type(whole), values)


def _unpacked(kind: type, values: list[Any]) -> Any:
    cards = values[0].card_set.by_number
    at = _names(kind).index("seats")
    values[at] = tuple([_unpacked_seat(seat_kind, seat, cards) for seat_kind, seat in values[at]])
    return kind(*values)


def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind) if field.init)


def _values(value: Any) -> list[Any]:
    return [getattr(value, name) for name in _names(type(value))]


def _packed_seat(seat: Any, cards: Cards) -> list[Any]:
    values = _values(seat)
    at = _names(type(seat)).index("pyramid")
    values[at] = [_packed_card(placed, cards) for placed in seat.pyramid.cards]
    return values


def _unpacked_seat(kind: type, values: list[Any], cards: Cards) -> Any:
    at = _names(kind).index("pyramid")
    values[at] = Pyramid(tuple([_unpacked_card(placed, cards) for placed in values[at]]))
    return kind(*values)


def _packed_card(placed: PlacedCard, cards: Cards) -> tuple[Any, ...]:
    """Return a placed card as a tuple, its cards as numbers."""
    (level, x), tucked = placed.place, placed.tucked
    below = tucked if isinstance(tucked, int) else [_number(card, cards) for card in tucked]
    tokens = None if placed.tokens == NO_TOKENS else placed.tokens
    return level, x, _number(placed.card, cards), tokens, placed.infinite_gems, placed.stored, below


def _unpacked_card(packed: Iterable[Any], cards: Cards) -> PlacedCard:
    level, x, card, tokens, infinite_gems, stored, below = packed
    tucked = below if isinstance(below, int) else tuple([_card(one, cards) for one in below])
    return PlacedCard(Place(level, x), _card(card, cards), tokens or NO_TOKENS, infinite_gems, stored, tucked)


def _number(card: AnyCard, cards: Cards) -> AnyCard | int:
    """Return the number of a card of the set, else the card."""
    number = card.number
    own = None if number is None else cards.get(number)
    return number if number is not None and (own is card or own == card) else card


def _card(card: Any, cards: Cards) -> Any:
    return cards[card] if isinstance(card, int) else card
