"""The lines of a record read back, strictly: plain data to values (`record/1`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from viceroy.engine.actions import Action
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.record import Entry, GameRecord, Played, Undone
from viceroy.engine.recorder import Drawn, Label, Outcome, Shuffled
from viceroy.formats.cardreading import read_card_set
from viceroy.formats.exact import exactly, in_json, structured
from viceroy.formats.faults import Gathered, fail
from viceroy.formats.recordlines import CHECK_DIGITS, RECORD_FORMAT
from viceroy.messages import did_you_mean, listed
from viceroy.model.editions import Edition
from viceroy.model.tokens import COLORS

Hook = Callable[[Any], object]

_HEXADECIMAL = frozenset("0123456789abcdef")


def read_header(data: object) -> GameRecord:
    """Return the record that a first line begins.

    Raises `BadJson` with all that is wrong with the line, and `ImpossibleGame` where there can be no such game.
    """
    found = _keyed(data, _HEADER)
    rules = make_rules(found["players"], found["edition"], found["card_set"], found["virtual_opponents"])
    return GameRecord(found["viceroy"], rules, found["seed"], found["deal"], found["check"])


def read_entry(data: object) -> Entry:
    """Return the entry of a line after the first. Raises `BadJson` with all that is wrong with it."""
    if isinstance(data, dict) and "undo" in data:
        return Undone(_keyed(data, _UNDO)["undo"])
    return Played(**_keyed(data, _PLAYED))


def _keyed(data: object, hooks: dict[str, Hook]) -> dict[str, Any]:
    """Return an object of known keys, each read by its hook; all must be there."""
    told = data if isinstance(data, dict) else fail(f"needs an object, found {in_json(data)}")
    gathered = Gathered()
    for key in (key for key in told if key not in hooks):
        gathered.add("$", f"unknown key {in_json(key)}{did_you_mean(key, hooks)}; allowed: {', '.join(hooks)}")
    found = {}
    for key, hook in hooks.items():
        if key in told:
            found[key] = _part(gathered, f"$.{key}", hook, told[key])
        else:
            gathered.add("$", f"the key {key!r} is missing")
    gathered.finish()
    return found


def _part(gathered: Gathered, path: str, hook: Hook, value: object) -> Any:
    return gathered.read(path, lambda part, _: hook(part), value, None)


def _list_of(hook: Hook) -> Hook:
    def read(value: object) -> tuple[Any, ...]:
        gathered = Gathered()
        found = [_part(gathered, f"$[{index}]", hook, one) for index, one in enumerate(exactly(list, value))]
        gathered.finish()
        return tuple(found)

    return read


def _format(value: object) -> str:
    return RECORD_FORMAT if value == RECORD_FORMAT else fail(f"needs {RECORD_FORMAT!r}, found {in_json(value)}")


def _text(value: object) -> str:
    return exactly(str, value) or fail("needs a text that is not empty")


def _integer(value: object) -> int:
    return exactly(int, value)


def _at_least(least: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        number = exactly(int, value)
        return number if number >= least else fail(f"needs at least {least}, found {in_json(number)}")

    return read


def _check(value: object) -> str:
    text = exactly(str, value)
    is_one = len(text) == CHECK_DIGITS and set(text) <= _HEXADECIMAL
    return text if is_one else fail(f"needs {CHECK_DIGITS} hexadecimal digits, found {in_json(text)}")


def _label(value: object) -> Label:
    colors = [color.value for color in COLORS]
    if isinstance(value, str) and value not in colors:
        fail(f"needs a card number or {listed(colors)}, found {in_json(value)}")
    return value if isinstance(value, str) else _at_least(1)(value)


def _outcome(value: object) -> Outcome:
    if isinstance(value, dict) and "order" in value:
        return Shuffled(**_keyed(value, {"order": _list_of(_label)}))
    return Drawn(**_keyed(value, {"number": _at_least(0), "below": _at_least(1)}))


_UNDO: dict[str, Hook] = {"undo": _at_least(1)}
_PLAYED: dict[str, Hook] = {
    "action": lambda value: structured(value, Action),
    "chance": _list_of(_outcome),
    "check": _check,
}
_HEADER: dict[str, Hook] = {
    "format": _format,
    "viceroy": _text,
    "edition": lambda value: structured(value, Edition),
    "card_set": read_card_set,
    "players": _list_of(_text),
    "virtual_opponents": _at_least(0),
    "seed": _integer,
    "deal": _list_of(_outcome),
    "check": _check,
}
