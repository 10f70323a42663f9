"""What a case expects of a state: names become numbers first, then what differs is told at its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import attrs

from viceroy.documents.reader import Reading
from viceroy.engine.actions import SeatNumber
from viceroy.engine.events import Event
from viceroy.engine.state import GameState, Seat
from viceroy.engine.views import GameView, SeatView
from viceroy.errors import Code
from viceroy.errors import Path as Keys
from viceroy.formats.games import GAMES
from viceroy.formats.notation import action_text
from viceroy.messages import closest, counted, joined, snake_case
from viceroy.model.cards import CardNumber
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Gems
from viceroy.positions.actions import action_of, seat_of
from viceroy.positions.forms import ANY, DecksForm, PositionForm, PositionPlayerForm, RowForm, position_forms
from viceroy.positions.pyramids import levels_in_line
from viceroy.positions.reader import SECRET
from viceroy.positions.writer import full_data
from viceroy.sheets.cards import CardReader
from viceroy.sheets.forms import NamedCardForm
from viceroy.text.source import Problems, in_json
from viceroy.wording.synonyms import suggestion

EVENTS: dict[str, Any] = {snake_case(kind.__name__): kind for kind in get_args(Event)}
"""The classes of events, by their names in documents."""
_KINDS = tuple(CardKind)


def no_kind_of_event(name: object) -> str:
    """Say that there is no such kind of event, and which there are that share a word with it.

    >>> no_kind_of_event("second_auction_begins")
    '"second_auction_begins" is no kind of event; there are auction_started and auction_skipped'
    """
    words = {word.rstrip("s") for word in str(name).casefold().replace(" ", "_").split("_")}
    alike = [kind for kind in EVENTS if not words.isdisjoint(word.rstrip("s") for word in kind.split("_"))]
    there = f"; there {'is' if len(alike) == 1 else 'are'} {joined(alike)}" if alike else ""
    return f"{in_json(name)} is no kind of event{suggestion(str(name), EVENTS) or there}"


# -- names ------------------------------------------------------------------------------------------------------------


class Names:
    """Puts numbers in place of the names of players and cards in what a case expects; adds faults for unknown ones."""

    def __init__(self, state: GameState, faults: Problems) -> None:
        self.state, self.faults = state, faults
        self._cards = CardReader(faults, state.rules.card_set, is_of_position=True)

    def seat(self, name: Any, keys: Keys) -> Any:
        """Return the number of a player, who may be named."""
        seat = seat_of(self.state.rules.players, name, keys, self.faults)
        return name if seat is None else seat

    def seats(self, names: Sequence[Any] | None, keys: Keys) -> list[Any] | None:
        """Return the numbers of some players in the order of the table."""
        if names is None:
            return None
        count = self.faults.error_count
        seats = [self.seat(name, (*keys, index)) for index, name in enumerate(names)]
        return sorted(seats) if self.faults.error_count == count else seats

    def card(self, name: Any, keys: Keys) -> Any:
        """Return the number of a card, which may be named; `character` and `law` are any card of the kind."""
        if not isinstance(name, str) or name in _KINDS:
            return name
        card = self._cards.card(name, keys)
        return name if card is None else card.number

    def cards(self, value: Any, keys: Keys) -> Any:
        """Return a card, or the cards of a list."""
        if isinstance(value, list):
            return [self.cards(item, (*keys, index)) for index, item in enumerate(value)]
        return self.card(value, keys)

    def event(self, wanted: Any, keys: Keys) -> Any:
        """Return the keys of an event."""
        if not isinstance(wanted, dict):
            name = closest(str(wanted), EVENTS) or next(iter(EVENTS))
            self.faults.needs(
                keys, "an event", "keys with values", wanted, Code.WRONG_TYPE, f"; as in {{event: {name}}}"
            )
            return wanted
        if "event" not in wanted:
            odd = next((key for key, value in wanted.items() if isinstance(value, str) and value in EVENTS), None)
            if odd is None:
                self.faults.missing(keys, "an event", ["event"], "event: card_drawn")
            else:
                self.faults.unknown((*keys, odd), "an event", (), "; did you mean 'event'?")
            return wanted
        name = wanted["event"]
        kind = EVENTS.get(name) if isinstance(name, str) else None
        if kind is None:
            self.faults.add((*keys, "event"), no_kind_of_event(name))
            return wanted
        known = GAMES.record_of(kind).by_key
        for key in wanted.keys() - known.keys() - {"event"}:
            self.faults.unknown((*keys, key), name, known)
        return self._of_type(wanted, kind, keys)

    def _of_type(self, value: Any, hint: Any, keys: Keys) -> Any:
        """Return plain data of a type."""
        if hint == SeatNumber:
            return self.seat(value, keys)
        if hint == CardNumber:
            return self.card(value, keys)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._of_type(value, args[0], keys)
        if origin in (Union, UnionType):
            one = next((each for each in args if each == CardNumber or get_origin(each) is tuple), args[0])
            return self._of_type(value, one, keys)
        if origin is tuple and isinstance(value, list):
            of_items = args[:1] * len(value) if args[-1] is Ellipsis else args
            items = zip(value, of_items, strict=False)
            return [self._of_type(item, kind, (*keys, index)) for index, (item, kind) in enumerate(items)]
        if isinstance(value, dict) and (attrs.has(hint) or hasattr(hint, "_fields")):
            types = get_type_hints(hint, include_extras=True)
            return {key: self._of_type(item, types.get(key, str), (*keys, key)) for key, item in value.items()}
        return value

    def then(self, wanted: Any, keys: Keys) -> Any:
        """Return the keys of a state, with lists for pyramids in one line."""
        readers: dict[str, Callable[[Any, Keys], Any]] = {
            "players": partial(self._each, self._player),
            "row": partial(self._values, self._slots),
            "decks": partial(self._values, self.cards),
            "discarded": self.cards,
            "known": partial(self._each, self._known),
        }
        return self._keys(readers, wanted, keys)

    def _player(self, wanted: Any, keys: Keys) -> Any:
        readers = {"hand": self.cards, "fresh": self.cards, "won": self.card, "chosen": self._chosen}
        found = self._keys(readers, wanted, keys)
        if not isinstance(found, dict) or "pyramid" not in found:
            return found
        at = (*keys, "pyramid")
        if isinstance(found["pyramid"], str) or type(found["pyramid"]) is int:
            written = levels_in_line(str(found["pyramid"]), at, self.faults)
            if written is None:
                return found
            found["pyramid"] = [[_plain(cell) for cell in level] for level in written.cells]
            if written.leftmost is not None:
                found.setdefault("leftmost", written.leftmost)
        found["pyramid"] = self._each(partial(self._each, self._cell), found["pyramid"], at)
        return found

    def _cell(self, wanted: Any, keys: Keys) -> Any:
        return self._keys({"card": self.card, "tucked": self.cards}, self.card(wanted, keys), keys)

    def _slots(self, wanted: Any, keys: Keys) -> Any:
        """Return the base of a color alone where no card is expected at the tip."""
        slots = self.cards(wanted, keys)
        return slots[0] if isinstance(slots, list) and slots and slots[0] and slots[1:] in ([], [None]) else slots

    def _known(self, wanted: Any, keys: Keys) -> Any:
        return self._keys({"cards": self.cards, "by": partial(self._each, self.seat)}, wanted, keys)

    def _chosen(self, wanted: Any, keys: Keys) -> Any:
        """Return a choice as the notation writes it."""
        if not isinstance(wanted, str) or wanted == SECRET:
            return wanted
        action = action_of(self.state.rules, f"0 {wanted}", keys, self.faults, skip=len("0 "))
        return wanted if action is None else action_text(action).partition(" ")[2]

    def _each(self, read: Callable[[Any, Keys], Any], value: Any, keys: Keys) -> Any:
        if not isinstance(value, list):
            return value
        return [read(item, (*keys, index)) for index, item in enumerate(value)]

    def _values(self, read: Callable[[Any, Keys], Any], value: Any, keys: Keys) -> Any:
        return self._keys(dict.fromkeys(value, read) if isinstance(value, dict) else {}, value, keys)

    def _keys(self, readers: Mapping[str, Callable[[Any, Keys], Any]], value: Any, keys: Keys) -> Any:
        if not isinstance(value, dict):
            return value
        return {key: readers[key](item, (*keys, key)) if key in readers else item for key, item in value.items()}


def _plain(cell: Any) -> Any:
    return position_forms().write(cell, NamedCardForm) if isinstance(cell, NamedCardForm) else cell


# -- comparing --------------------------------------------------------------------------------------------------------


def has(found: Any, wanted: Any) -> bool:
    """Whether plain data have all keys and values that are wanted."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and has(found[key], value) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list | tuple) and len(wanted) == len(found):
        return all(map(has, found, wanted))
    return bool(_whole(found) == _whole(wanted))


def compare_state(
    wanted: Any, table: GameState | GameView, keys: Keys, faults: Problems, beside: Collection[str] = ()
) -> None:
    """Add a fault for each key of a state, or of a view, that is not as wanted; names are numbers here.

    In a view, `character` and `law` are the backs of cards whose numbers are hidden. Keys of `beside` belong to the
    object around what is wanted.
    """
    data = full_data(table, has_cards=isinstance(wanted, dict) and "cards" in wanted)
    seats: Sequence[Seat | SeatView] = table.seats
    for player, seat in zip(data["players"], seats, strict=True):
        player["pyramid"] = _levels(seat.pyramid, player.get("leftmost", 0))
    known = table.rules.card_set.by_number if isinstance(table, GameState) else {}
    kinds = {number: card.kind for number, card in known.items()}
    _Comparison(kinds, faults, beside).keys(wanted, data, PositionForm, keys)


_BY_KEY: dict[str, type] = {"row": RowForm, "decks": DecksForm}
_GEMS = ("gems", "bank", "used_infinite")
_IN_ANY_ORDER = ("hand", "fresh", "discarded")  # cards of which nobody writes the order
_NOT_OF_STATES = ("format", "seed", "actions", "drawn")


class _Comparison:
    """Compares what is wanted of a state with plain data of it, in which each key that is left out has its default."""

    def __init__(self, kinds: Mapping[int, CardKind], faults: Problems, beside: Collection[str]) -> None:
        self.kinds, self.faults, self.beside = kinds, faults, beside

    def keys(self, wanted: Any, found: dict[str, Any], kind: type, keys: Keys) -> None:
        """Add a fault for each key that is not as wanted."""
        defaults = {field.name: field.default for field in attrs.fields(kind) if field.name not in _NOT_OF_STATES}
        if not isinstance(wanted, dict):
            self.faults.needs(keys, "what is expected", "keys with values", wanted, Code.WRONG_TYPE)
            return
        for key, value in wanted.items():
            if key in defaults:
                self._value(key, value, found.get(key, defaults[key]), kind, (*keys, key))
            else:
                owner = kind is PositionForm and key in position_forms().record_of(PositionPlayerForm).by_key
                hint = f"; it belongs to the case, beside {keys[0]}" if key in self.beside else ""
                hint = "; it belongs to a player, under players" if owner else hint
                what = "a player" if kind is PositionPlayerForm else "a state"
                self.faults.unknown((*keys, key), what, defaults, hint)

    def _value(self, key: str, value: Any, actual: Any, kind: type, at: Keys) -> None:
        if key == "players" and isinstance(value, list) and len(value) == len(actual):
            for index, (player, own) in enumerate(zip(value, actual, strict=True)):
                self.keys(player, own, PositionPlayerForm, (*at, index))
        elif key == "players" and isinstance(value, list):
            hint = "{} is one of whom nothing is expected"
            self.faults.add(at, f"there are {counted(len(actual), 'player')}, found {len(value)}; {hint}")
        elif key in _BY_KEY and isinstance(value, dict) and (isinstance(actual, dict) or actual is None):
            self.keys(value, actual or {}, _BY_KEY[key], at)
        elif not self._holds(key, value, actual, kind):
            self._differs(value, kind, at, _told(key, actual, kind))

    def _holds(self, key: str, value: Any, actual: Any, kind: type) -> bool:
        if key == "pyramid" and isinstance(value, list):
            return self._has_cells(actual, value)
        if kind is DecksForm and isinstance(value, list):  # those on top, or all of them where null ends the list
            return self._are_cards([*actual, None][: len(value)], value)
        if key in _IN_ANY_ORDER and isinstance(value, list) and isinstance(actual, list | tuple):
            return self._are_among([*actual], value)
        if key in _GEMS:
            return _are_gems(actual, value)
        if kind is RowForm and isinstance(value, list) and isinstance(actual, list | tuple):
            return self._are_cards([*actual], value)
        return self._is_card(actual, value) or bool(_whole(value) == _whole(actual))

    def _is_card(self, found: Any, wanted: Any) -> bool:
        """Whether a card is the wanted one, or of the wanted kind."""
        if found is None or wanted is None:
            return found is wanted
        return bool(wanted == found) or (wanted in _KINDS and self._kind(found) == wanted)

    def _kind(self, name: Any) -> str | None:
        """Return the kind of a card that is a number, or a back of which only the kind is known."""
        return name if name in _KINDS else self.kinds.get(name) if type(name) is int else None

    def _are_cards(self, found: list[Any], wanted: list[Any]) -> bool:
        return len(found) == len(wanted) and all(map(self._is_card, found, wanted))

    def _are_among(self, found: list[Any], wanted: list[Any]) -> bool:
        """Whether cards are those that are wanted, in any order."""
        if not all(isinstance(card, int | str) for card in wanted):
            return False
        left = Counter(found)
        left.subtract(card for card in wanted if card not in _KINDS)
        kinds = Counter(map(self._kind, (+left).elements()))
        return not -left and kinds == Counter(card for card in wanted if card in _KINDS)

    def _has_cells(self, found: list[list[_Cell]], wanted: list[Any]) -> bool:
        """Whether a pyramid has exactly the wanted cards, and each card what the case names."""
        return len(found) == len(wanted) and all(
            isinstance(cells, list) and len(cells) == len(level) and all(map(self._is_cell, level, cells))
            for level, cells in zip(found, wanted, strict=True)
        )

    def _is_cell(self, found: _Cell, wanted: Any) -> bool:
        if wanted is None or not found:
            return wanted is None and not found
        named = wanted if isinstance(wanted, dict) else {"card": wanted}
        return all(self._lies(key, found.get(key), value) for key, value in named.items())

    def _lies(self, key: str, found: Any, wanted: Any) -> bool:
        """Whether a key of a card is as wanted: which it is, or what lies on it or under it."""
        if key == "card":
            return self._is_card(found, wanted)
        if key == "gems":
            return _are_gems(found or {}, wanted)
        if key == "tucked":
            cards = found or []
            return len(cards) == wanted if type(wanted) is int else self._are_cards(cards, wanted or [])
        return key in _ON_CARDS and found == (_whole(wanted) or None)

    def _differs(self, value: Any, kind: type, keys: Keys, actual: str) -> None:
        """Add the faults of a value that is not as wanted: those of its form, and where it has none, what it should be.

        An expectation may leave keys out.
        """
        read, field = Problems(self.faults.source), position_forms().record_of(kind).by_key[str(keys[-1])]
        if value is not None:
            field.form.read(value, Reading(read), keys, field.called)
        wrong = [problem for problem in read.found if problem.code is not Code.MISSING_KEY]
        for problem in wrong:
            self.faults.put(problem)
        if not wrong:
            self.faults.add(keys, actual)


def _told(key: str, actual: Any, kind: type) -> str:
    """Say what a value is."""
    if key == "pyramid":
        cards = [[cell if len(cell) > 1 else cell.get("card") for cell in level] for level in actual]
        return f"the pyramid is {in_json(cards)}"
    return (
        f"the {key} deck is {in_json(_whole(actual))}" if kind is DecksForm else f"{key} is {in_json(_whole(actual))}"
    )


def _are_gems(found: Any, wanted: Any) -> bool:
    """Whether gems by color are those that are wanted; `any` stands for gems of any colors, a number for all.

    Those that are hidden are None.
    """
    if found is None:
        return wanted is None
    gems: dict[str, int] = _whole(found) if isinstance(found, dict) else {}
    if type(wanted) is int:
        return sum(gems.values()) == wanted
    if isinstance(wanted, dict) and ANY in wanted and all(type(count) is int for count in wanted.values()):
        named = {color: count for color, count in wanted.items() if color != ANY}
        is_enough = all(gems.get(color, 0) >= count for color, count in named.items())
        return is_enough and sum(gems.values()) == sum(wanted.values())
    return bool(_whole(wanted) == _whole(found))


_Cell = dict[str, Any]
"""A card of a pyramid as plain data: its number, and what lies on it or under it; nothing where no card lies."""
_ON_CARDS = ("tokens", "infinite_gems", "gems", "tucked")


def _levels(pyramid: Pyramid, left: int) -> list[list[_Cell]]:
    """Return the places of a pyramid by levels, each from the left."""
    at = {placed.place: placed for placed in pyramid.cards}
    return [
        [_cell(at.get(Place(level, x))) for x in range(left, 1 + max(place.x for place in at if place.level == level))]
        for level in range(1, 1 + max([place.level for place in at], default=0))
    ]


def _cell(placed: PlacedCard | None) -> _Cell:
    if placed is None:
        return {}
    tokens, gems = GAMES.write(placed.tokens), GAMES.write(placed.stored_gems, Gems)
    tucked = [card.number for card in placed.tucked_cards]
    lying = dict(zip(_ON_CARDS, (tokens, placed.infinite_gems, gems, tucked), strict=True))
    return {"card": placed.card.number, **{key: _whole(value) for key, value in lying.items() if _whole(value)}}


def _whole(value: Any) -> Any:
    """Return plain data in one spelling: lists for tuples, no colors with zero gems."""
    if isinstance(value, list | tuple):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items() if item is not None and (item is False or item != 0)}
    return value
