"""Plain data to values, strictly: nothing is converted on the way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_origin, get_type_hints

import attrs

from viceroy.engine.chance import Chance
from viceroy.engine.events import Row
from viceroy.formats.cardreading import read_card_set, read_part
from viceroy.formats.faults import Gathered, fail
from viceroy.formats.gamedata import ACTIONS, BY_COLOR, EVENTS, ITEMS, KEYS, PAIRS, SEEN_TASKS, TASKS, snake_case
from viceroy.formats.scorerecord import PLACED_LINES, ItemRecord, PlacedItemRecord
from viceroy.messages import did_you_mean, joined, shown
from viceroy.model.cards import CardSet, DescribedCard, Sections
from viceroy.model.editions import OPTIONS, Edition
from viceroy.model.geometry import Place
from viceroy.model.laws import Effect, Reward
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import COLORS, CircleBonus, Color, Gems, Tokens
from viceroy.scoring.painting import Paint

if TYPE_CHECKING:
    from cattrs import Converter

T = TypeVar("T")
Hook = Callable[[Any, Any], Any]

_LONGEST_SHOWN = 60
_COLORS = tuple(color.value for color in COLORS)


@attrs.frozen
class CardSetReference:
    """A shipped card set by its name, and the digest of what the rules read of it."""

    name: str
    digest: str


def structured(data: object, kind: Any) -> Any:
    """Return a value of a type from plain data; raises `BadJson` with all that is wrong with its shape."""
    gathered = Gathered()
    value = gathered.read("$", converter().structure, data, kind)
    gathered.finish()
    return value


@cache
def converter() -> Converter:
    """Return the converter: a hook for each type that occurs in a format."""
    from cattrs import Converter

    made = Converter(forbid_extra_keys=True)
    made.register_structure_hook_factory(attrs.has, lambda kind: _record(kind, made))
    made.register_structure_hook_factory(_is_list, lambda kind: _list(get_args(kind)[0], made))
    made.register_structure_hook(int, lambda value, _: exactly(int, value))
    made.register_structure_hook(bool, lambda value, _: exactly(bool, value))
    made.register_structure_hook(str, lambda value, kind: exactly(str, value) if kind is str else _member(value, kind))
    for kinds, tag in ((ACTIONS, "action"), (EVENTS, "event"), (TASKS, "task"), (SEEN_TASKS, "task")):
        _register_tagged(made, kinds, tag)
    made.register_structure_hook_func(lambda kind: kind in (Gems, Row), _by_color)
    _register_game_values(made)
    return made


def _register_game_values(made: Converter) -> None:
    made.register_structure_hook(Place, _place)
    made.register_structure_hook(Paint, _named(Paint, made))
    made.register_structure_hook(CircleBonus, _named(CircleBonus, made))
    made.register_structure_hook(Tokens, _tokens)
    made.register_structure_hook(Pyramid, lambda value, _: Pyramid(_list_of(_placed, PlacedCard)(value, None)))
    made.register_structure_hook(Chance, _chance)
    made.register_structure_hook(Edition, _edition)
    made.register_structure_hook(CardSet, _card_set)
    made.register_structure_hook(Reward, _reward)
    made.register_structure_hook_func(lambda kind: set(get_args(kind)) == set(get_args(Effect)), _effect)
    made.register_structure_hook(ItemRecord | PlacedItemRecord, _item)


# -- numbers, texts, names --------------------------------------------------------------------------------------------

_CALLED = {int: "an integer", str: "a string", bool: "true or false", list: "a list", dict: "an object"}


def exactly(kind: type[T], value: object) -> T:
    """Return the value if it is of exactly this type: `True` is no integer, nor is 2.0."""
    if type(value) is not kind:
        raise TypeError(f"needs {_CALLED[kind]}, found {in_json(value)}")
    return value


def in_json(value: object) -> str:
    """Return plain data in a few words, for a message."""
    if isinstance(value, list | dict) and value:
        return _CALLED[type(value)]
    text = json.dumps(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


def _member(value: object, enum: type[StrEnum]) -> StrEnum:
    return enum(_one_of(value, [member.value for member in enum]))


def _one_of(value: object, words: Iterable[str]) -> str:
    words = list(words)
    if type(value) is not str or value not in words:
        hint = did_you_mean(value, words) if isinstance(value, str) else ""
        raise ValueError(f"needs {joined(words, 'or')}, found {in_json(value)}{hint}")
    return value


# -- objects and lists ------------------------------------------------------------------------------------------------


def _keyed(
    value: object, hooks: Mapping[str, tuple[Hook, Any]], *, optional: bool = False, gathered: Gathered | None = None
) -> dict[str, Any]:
    """Return an object of known keys, each read by its hook; all must be there, if they are not optional."""
    told = exactly(dict, value)
    gathered = gathered or Gathered()
    for key in told:
        if key not in hooks:
            gathered.add("$", f"unknown key {shown(key)}{did_you_mean(key, hooks)}; allowed: {', '.join(hooks)}")
    found = {}
    for key, (hook, kind) in hooks.items():
        if key in told:
            found[key] = gathered.read(f"$.{key}", hook, told[key], kind)
        elif not optional:
            gathered.add(f"$.{key}", f"the key {key!r} is missing")
    gathered.finish()
    return found


def _record(kind: type, made: Converter) -> Hook:
    """Return the hook of a class: an object with a key for each field."""
    hints = get_type_hints(kind)
    names, hooks = {}, {}
    for field in attrs.fields(kind):
        if field.init:
            key = KEYS.get((kind.__name__, field.name), field.name)
            names[key] = field.name
            hooks[key] = _field_hook(kind.__name__, field.name, hints[field.name], made), hints[field.name]

    def structure(value: object, _: object) -> Any:
        return kind(**{names[key]: part for key, part in _keyed(value, hooks).items()})

    return structure


def _field_hook(kind: str, name: str, hint: Any, made: Converter) -> Hook:
    if (kind, name) in ITEMS:
        item = get_args(hint)[0]
        return _list_of(_parts(kind, ITEMS[kind, name], item, made), item)
    if (kind, name) in PAIRS:
        pair = next((part for part in get_args(hint) if get_origin(part) is tuple), hint)
        parts = _parts(kind, PAIRS[kind, name], pair, made)
        return lambda value, _: None if value is None and pair is not hint else parts(value, pair)
    if (kind, name) in BY_COLOR:
        return _by_color
    return made.get_structure_hook(hint)


def _parts(kind: str, names: tuple[str, ...], hint: Any, made: Converter) -> Hook:
    """Return the hook of a small tuple: an object whose keys are named by its field."""
    hooks = {
        name: (_bid if (kind, name) == ("BidsRevealed", "bid") else made.get_structure_hook(part), part)
        for name, part in zip(names, get_args(hint), strict=True)
    }
    return lambda value, _: tuple(_keyed(value, hooks).values())


def _bid(value: object, _: object) -> str:
    return _one_of(value, (*_COLORS, "attack", "pass"))


def _named(kind: Any, made: Converter) -> Hook:
    """Return the hook of a named tuple that is written as an object."""
    hints = get_type_hints(kind)
    hooks = {name: (made.get_structure_hook(hints[name]), hints[name]) for name in kind._fields}
    return lambda value, _: kind(**_keyed(value, hooks))


def _is_list(kind: Any) -> bool:
    args = get_args(kind)
    return get_origin(kind) is tuple and len(args) == 2 and args[1] is Ellipsis


def _list(item: Any, made: Converter) -> Hook:
    return _list_of(made.get_structure_hook(item), item)


def _list_of(item: Hook, kind: Any) -> Hook:
    def structure(value: object, _: object) -> tuple[Any, ...]:
        gathered = Gathered()
        items = [gathered.read(f"$[{index}]", item, one, kind) for index, one in enumerate(exactly(list, value))]
        gathered.finish()
        return tuple(items)

    return structure


def _register_tagged(made: Converter, kinds: tuple[type, ...], tag: str) -> None:
    """Register classes that are told apart by the name under a key; where they are optional, null is none of them."""
    by_name = {snake_case(kind.__name__): kind for kind in kinds}

    def structure(value: object, union: Any) -> Any:
        if value is None and NoneType in get_args(union):
            return None
        told = exactly(dict, value)
        if tag not in told:
            fail(f"the key {tag!r} is missing", f"$.{tag}")
        name = told[tag]
        if type(name) is not str or name not in by_name:
            hint = did_you_mean(name, by_name) if isinstance(name, str) else ""
            fail(f"{in_json(name)} is no {tag}{hint or '; there are ' + ', '.join(by_name)}", f"$.{tag}")
        return made.structure({key: part for key, part in told.items() if key != tag}, by_name[name])

    made.register_structure_hook_func(lambda union: set(get_args(union)) - {NoneType} == set(kinds), structure)


# -- what a game is made of -------------------------------------------------------------------------------------------


def _integer(value: object, _: object) -> int:
    return exactly(int, value)


def _by_color(value: object, kind: Any) -> tuple[Any, ...]:
    """Return what there is of each color; the cards of a row may be null."""
    hook = _integer_or_null if kind == Row else _integer
    return tuple(_keyed(value, dict.fromkeys(_COLORS, (hook, int))).values())


def _integer_or_null(value: object, _: object) -> int | None:
    return None if value is None else exactly(int, value)


def _place(value: object, _: object) -> Place:
    level, x = exactly(list, value) if type(value) is list and len(value) == 2 else _no_place(value)
    return Place(exactly(int, level), exactly(int, x))


def _no_place(value: object) -> tuple[int, int]:
    raise ValueError(f"a place needs a list of level and x, found {in_json(value)}")


def _tokens(value: object, _: object) -> Tokens:
    integers = _list_of(_integer, int)
    hooks: dict[str, tuple[Hook, Any]] = {
        **dict.fromkeys(("science", "magic", "defense"), (_integer, int)),
        **dict.fromkeys(("power", "magic_bonus"), (integers, int)),
        "circle_bonus": (_list_of(converter().get_structure_hook(CircleBonus), CircleBonus), CircleBonus),
    }
    found = _keyed(value, hooks, optional=True)
    if not all(found.values()):
        raise ValueError("tokens of which there are none are left out")
    return Tokens(**found)


_BLANK = Sections(None, None, None, None)


def known_by_number(number: int) -> DescribedCard:
    """Return what stands for a card of which only the number is known yet."""
    return DescribedCard(_BLANK, number)


def _placed(value: object, _: object) -> PlacedCard:
    hooks: dict[str, tuple[Hook, Any]] = {
        "place": (_place, Place),
        "card": (_integer, int),
        "tokens": (_tokens, Tokens),
        "infinite_gems": (_list_of(_member, Color), Color),
        "stored": (_by_color, Gems),
        "tucked": (_list_of(_integer, int), int),
    }
    found = _keyed(value, hooks)
    under: Any = tuple(known_by_number(number) for number in found.pop("tucked"))
    return PlacedCard(card=known_by_number(found.pop("card")), tucked=under, **found)


_GENERATOR = re.compile(r"[0-9a-f]{16}")
_DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def _chance(value: object, _: object) -> Chance:
    def state(text: object, _: object) -> int:
        return int(_matching(_GENERATOR, text, "16 hexadecimal digits"), 16)

    return Chance(**_keyed(value, {"state": (state, int)}))


def _matching(pattern: re.Pattern[str], value: object, wanted: str) -> str:
    text = exactly(str, value)
    if not pattern.fullmatch(text):
        raise ValueError(f"needs {wanted}, found {in_json(text)}")
    return text


def _edition(value: object, _: object) -> Edition:
    hooks: dict[str, tuple[Hook, Any]] = {field.name: (_option, field.name) for field in attrs.fields(Edition)}
    return Edition(**_keyed(value, {**hooks, "name": (exactly_text, str)}))


def _option(value: object, name: str) -> object:
    for allowed in OPTIONS[name]:
        told = getattr(allowed, "value", allowed)
        if type(value) is type(told) and value == told:
            return allowed
    allowed_values = joined((in_json(getattr(allowed, "value", allowed)) for allowed in OPTIONS[name]), "or")
    raise ValueError(f"needs {allowed_values}, found {in_json(value)}")


def exactly_text(value: object, _: object) -> str:
    """Return a text."""
    return exactly(str, value)


def _card_set(value: object, _: object) -> CardSet | CardSetReference:
    """Return a whole set, or the reference to a shipped one."""
    told = exactly(dict, value)
    if "format" in told:
        return read_card_set(told)

    def digest(text: object, _: object) -> str:
        return _matching(_DIGEST, text, "sha256: and 64 hexadecimal digits")

    return CardSetReference(**_keyed(told, {"name": (exactly_text, str), "digest": (digest, str)}))


def _reward(value: object, _: object) -> Reward:
    if value == {}:
        return Reward()  # what is left of one whose draw waits until there are decks (C1)
    reward: Reward = read_part(Reward, value)
    return reward


def _effect(value: object, _: object) -> Effect:
    effect: Effect = read_part(Effect, value)
    return effect


def _item(value: object, _: object) -> Any:
    is_placed = isinstance(value, dict) and value.get("line") in PLACED_LINES
    return converter().structure(value, PlacedItemRecord if is_placed else ItemRecord)
