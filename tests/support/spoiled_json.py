"""JSON documents with something changed at random, which may happen to be good still."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 5, 12, 32, 70, 88, 999, 10**30, 2.0, 1.5, 1e308, "", "x", "1", "red", "Red",
    "law", "attack", "in", "0123456789abcdef", "\ud83d\ude00", [], {}, [0], [1, 0], [[1, 0]], ["red"], {"red": 1},
    {"blue": 1, "red": 0, "green": 0, "yellow": 0}, {"task": "ask_paint"}, {"action": "pass", "seat": 0},
)  # fmt: skip
KEYS = ("format", "seat", "task", "action", "event", "card", "place", "kind", "extra", "power", "digest", "name", "")

Spot = tuple[Any, Any]
"""A container, and a key or an index of it."""


def spots(data: Any) -> Iterator[Spot]:
    """Yield every place of a document, the root aside."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from spots(data[key])


def paths(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the path to every place of a document, the root aside."""
    steps = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [found for step in steps for found in ((*path, step), *paths(data[step], (*path, step)))]


def spoiled(data: Any, rng: random.Random, others: Sequence[Any] = (), *, keeps_shape: bool = False) -> Any:
    """Return a document with up to three changes; `others` are documents of the same kind, to take parts from.

    Changes that keep the shape put a value only where one of its kind was: most schemas have nothing against them.
    """
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        found = list(spots(data))
        if found:
            rng.choice(KEEPING_SHAPE if keeps_shape else CHANGES)(found, rng, others)
    return data


def _value(spot: Spot) -> Any:
    return spot[0][spot[1]]


def _put(spot: Spot, value: Any) -> None:
    spot[0][spot[1]] = copy.deepcopy(value)


def _set(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    _put(rng.choice(found), rng.choice(ODD))


def _delete(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    container, key = rng.choice(found)
    del container[key]


def _add(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    containers = [value for value in map(_value, found) if isinstance(value, dict | list)]
    if containers:
        container = rng.choice(containers)
        value = _value(rng.choice(found)) if rng.random() < 0.5 else rng.choice(ODD)
        if isinstance(container, dict):
            theirs = [spot for other in others for spot in spots(other)] if others else found
            keys = KEYS if rng.random() < 0.5 else [key for _, key in theirs if isinstance(key, str)] or KEYS
            container[rng.choice(keys)] = copy.deepcopy(value)
        else:
            container.insert(rng.randrange(len(container) + 1), copy.deepcopy(value))


def _float(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    numbers = _of_kind(found, int)
    if numbers:
        spot = rng.choice(numbers)
        _put(spot, float(_value(spot)))


def _step(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    numbers = _of_kind(found, int)
    if numbers:
        spot = rng.choice(numbers)
        _put(spot, _value(spot) + rng.choice((-1, 1)))


def _swap(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    """Let two values of one kind change places; one may be within the other."""
    one = rng.choice(found)
    alike = _of_kind(found, type(_value(one)))
    other = rng.choice(alike)
    first, second = copy.deepcopy(_value(one)), copy.deepcopy(_value(other))
    _put(one, second)
    if any(spot[0] is other[0] for spot in found):
        _put(other, first)


def _same_key(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    one = rng.choice(found)
    other = rng.choice([spot for spot in found if type(spot[1]) is type(one[1]) and (spot[1] == one[1])])
    _put(one, _value(other))


def _list(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    lists = [value for value in map(_value, found) if isinstance(value, list) and value]
    if lists:
        items = rng.choice(lists)
        item = items[rng.randrange(len(items))]
        if rng.random() < 0.6:
            items.remove(item)
        if rng.random() < 0.6:
            items.insert(rng.randrange(len(items) + 1), copy.deepcopy(item))


def _flip(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    flags = _of_kind(found, bool)
    if flags:
        spot = rng.choice(flags)
        _put(spot, not _value(spot))


def _cross(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    if others:
        theirs = list(spots(rng.choice(others)))
        one = rng.choice(found)
        alike = [spot for spot in theirs if type(spot[1]) is type(one[1]) and spot[1] == one[1]]
        if alike:
            _put(one, _value(rng.choice(alike)))


def _cross_top(found: list[Spot], rng: random.Random, others: Sequence[Any]) -> None:
    """Take a whole part, such as the tasks, from another document."""
    if others:
        top, other = found[0][0], rng.choice(others)
        key = rng.choice(list(top) if isinstance(top, dict) else range(len(top)))
        if isinstance(top, dict) and key in other:
            top[key] = copy.deepcopy(other[key])


KEEPING_SHAPE = (_step, _step, _swap, _swap, _same_key, _list, _list, _flip, _cross, _cross_top)
CHANGES = (_set, _delete, _add, _float, *KEEPING_SHAPE)


def _of_kind(found: list[Spot], kind: type) -> list[Spot]:
    return [spot for spot in found if type(_value(spot)) is kind]
