"""JSON of what games are made of: actions, events, tasks, states and views, as plain data."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import Any

import attrs

from viceroy.cardsets import SHIPPED, load_card_set
from viceroy.cardsets.carddata import Data, card_set_data, digest, edition_data, effect_data, reward_data
from viceroy.engine.actions import Action
from viceroy.engine.chance import Chance
from viceroy.engine.events import Event, Row
from viceroy.engine.tasks import Task
from viceroy.engine.views import SeenTask
from viceroy.model import laws as effects
from viceroy.model.cards import CardSet
from viceroy.model.editions import Edition
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import COLORS, NO_GEMS, CircleBonus, Gems, Tokens
from viceroy.scoring.painting import Paint

ACTIONS: tuple[type, ...] = Action.__args__
EVENTS: tuple[type, ...] = Event.__args__
TASKS: tuple[type, ...] = Task.__args__
SEEN_TASKS: tuple[type, ...] = SeenTask.__args__

ITEMS: dict[tuple[str, str], tuple[str, ...]] = {
    ("BidsRevealed", "bids"): ("seat", "bid"),
    ("BidsRevealed", "virtual"): ("opponent", "color"),
    ("ClaimsRevealed", "claims"): ("seat", "color", "slot"),
    ("CardsLaid", "cards"): ("seat", "card", "sold"),
    ("MakeDecks", "draws"): ("seat", "count"),
    ("EvaluateBids", "bids"): ("seat", "color"),
    ("EvaluateBids", "virtual"): ("opponent", "color"),
    ("TuckTakenCards", "taken"): ("seat", "card"),
    ("HiddenTucks", "taken"): ("seat", "kind"),
    ("ResolveNext", "laid"): ("seat", "card", "sold"),
}
"""Fields that hold a list of small tuples, and what the parts of each are called."""

PAIRS: dict[tuple[str, str], tuple[str, ...]] = {
    ("TokensSwapped", "own"): ("place", "token"),
    ("TokensSwapped", "others"): ("place", "token"),
    ("AskSwap", "own"): ("place", "token"),
    ("AskSwap", "others"): ("place", "token"),
}
"""Fields that hold one small tuple, and what its parts are called."""

BY_COLOR: frozenset[str | tuple[str, str]] = frozenset(
    {"bank", "gems", "infinite", "paid", "used_infinite", "bases", "tips", ("EvaluateBids", "cards")}
)
"""Fields that hold something for each color, in whatever class they are."""

KEYS: dict[tuple[str, str], str] = {("HiddenCard", "number"): "card", ("SeenCard", "number"): "card"}
"""Fields that are called otherwise in JSON."""


def snake_case(name: str) -> str:
    """Return the name of a class as a tag.

    >>> snake_case("PlaceCard")
    'place_card'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# -- values by their type ---------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """Return a value as plain data; tuples become lists."""
    write = _WRITERS.get(type(value))
    if write is not None:
        return write(value)
    if isinstance(value, StrEnum):
        return value.value
    if attrs.has(type(value)):
        return fields_data(value)
    raise TypeError(f"{value!r} cannot be written as JSON")


def fields_data(value: Any) -> Data:
    """Return an object field by field, in the order of its class."""
    return {key: write(getattr(value, name)) for name, key, write in _fields_of(value.__class__)}


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, str, Callable[[Any], Any]], ...]:
    """Return the fields of a class: how each is called here and in JSON, and how it is written."""
    return tuple(
        (field.name, KEYS.get((kind.__name__, field.name), field.name), _writer(kind.__name__, field.name))
        for field in attrs.fields(kind)
        if field.init
    )


def _writer(kind: str, name: str) -> Callable[[Any], Any]:
    if (kind, name) in ITEMS:
        return lambda values: [_named(ITEMS[kind, name], value) for value in values]
    if (kind, name) in PAIRS:
        return lambda value: None if value is None else _named(PAIRS[kind, name], value)
    return _by_color if name in BY_COLOR or (kind, name) in BY_COLOR else plain


def _named(names: tuple[str, ...], values: tuple[Any, ...]) -> Data:
    return {name: plain(value) for name, value in zip(names, values, strict=True)}


def _list(values: tuple[Any, ...]) -> list[Any]:
    return [plain(value) for value in values]


def _by_color(values: Gems | Row | None) -> Any:
    """Return gems, or the cards of a row, by color; what is no tuple is written as what it is.

    >>> _by_color((1, 0, 0, 2))
    {'blue': 1, 'red': 0, 'green': 0, 'yellow': 2}
    """
    if not isinstance(values, tuple):
        return plain(values)
    return {color.value: value for color, value in zip(COLORS, values, strict=True)}


def tokens_data(tokens: Tokens) -> Data:
    """Return tokens as on a score sheet: only what is there.

    >>> tokens_data(Tokens(magic=2, power=(12,)))
    {'magic': 2, 'power': [12]}
    """
    bonuses = [plain(bonus) for bonus in tokens.circle_bonus]
    told = {
        "science": tokens.science,
        "magic": tokens.magic,
        "defense": tokens.defense,
        "power": list(tokens.power),
        "magic_bonus": list(tokens.magic_bonus),
        "circle_bonus": bonuses,
    }
    return {key: value for key, value in told.items() if value}


def _placed_data(placed: PlacedCard) -> Data:
    stored = placed.stored if isinstance(placed.stored, tuple) else NO_GEMS
    tucked = placed.tucked if isinstance(placed.tucked, tuple) else ()
    return {
        "place": list(placed.place),
        "card": placed.card.number,
        "tokens": tokens_data(placed.tokens),
        "infinite_gems": [color.value for color in placed.infinite_gems],
        "stored": _by_color(stored),
        "tucked": [card.number for card in tucked],
    }


def card_set_reference(card_set: CardSet) -> Data:
    """Return a set by name and digest where it is one that the library ships, else the whole set."""
    if card_set.id in SHIPPED and card_set == load_card_set(card_set.id):
        return {"name": card_set.id, "digest": digest(card_set)}
    return card_set_data(card_set)


def _tagged(tag: str, kinds: tuple[type, ...]) -> dict[type, Callable[[Any], Any]]:
    """Return writers of classes that are told apart by their name, which stands first."""

    def write(value: Any) -> Data:
        return {tag: snake_case(type(value).__name__), **fields_data(value)}

    return dict.fromkeys(kinds, write)


_WRITERS: dict[type, Callable[[Any], Any]] = {
    **dict.fromkeys((type(None), bool, int, str), lambda value: value),
    **_tagged("action", ACTIONS),
    **_tagged("event", EVENTS),
    **_tagged("task", SEEN_TASKS),
    **dict.fromkeys(effects.Effect.__args__, effect_data),
    effects.Reward: reward_data,
    tuple: _list,
    Place: list,
    Paint: lambda paint: _named(Paint._fields, paint),
    CircleBonus: lambda bonus: _named(CircleBonus._fields, bonus),
    Tokens: tokens_data,
    PlacedCard: _placed_data,
    Pyramid: lambda pyramid: [_placed_data(placed) for placed in pyramid.cards],
    Edition: edition_data,
    CardSet: card_set_reference,
    Chance: lambda chance: {"state": f"{chance.state:016x}"},
}
