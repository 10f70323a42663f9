"""The explaining reader: the context in which forms read plain data, and whole objects are checked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple, NoReturn

import attrs

from viceroy.errors import Code, Path
from viceroy.text.source import Problems, Source


class Unread:
    """The type of `UNREAD`. It has no truth value, so that *unreadable* is never mistaken for *absent*."""

    def __bool__(self) -> NoReturn:
        raise TypeError("UNREAD is neither true nor false: compare it with `is`")

    def __repr__(self) -> str:
        return "UNREAD"


UNREAD: Any = Unread()
"""Marks a value that could not be read: it is wrong, or a required one is missing."""


def is_whole(value: object) -> bool:
    """Whether no part of a value is `UNREAD`, however deep.

    >>> is_whole((1, (2, 3))), is_whole((1, (2, UNREAD)))
    (True, False)
    """
    if value is UNREAD:
        return False
    if isinstance(value, tuple):
        return all(map(is_whole, value))
    kind: Any = type(value)
    return not attrs.has(kind) or all(is_whole(getattr(value, field.name)) for field in attrs.fields(kind))


class Reading:
    """The context of one reading: where faults are gathered, and whether a value with faults is built.

    By default a part with faults makes the whole `UNREAD`. With `is_partial`, objects and lists are built all the same,
    with `UNREAD` for each part that failed or is missing.
    """

    def __init__(self, gathered: Problems, *, is_partial: bool = False) -> None:
        self.gathered = gathered
        self.is_partial = is_partial
        self.around: list[Any] = []
        """The `Record`s whose fields are being read, the outermost first."""

    @property
    def source(self) -> Source:
        """How messages speak of the data."""
        return self.gathered.source

    @property
    def count(self) -> int:
        """The number of faults found so far."""
        return self.gathered.error_count

    def made(self, make: Callable[[], Any], keys: Path, what: str) -> Any:
        """Call a constructor or a conversion, and return its value; its `ValueError` becomes a fault."""
        try:
            return make()
        except ValueError as error:
            self.gathered.add(keys, self.source.message(what, str(error)))
            return UNREAD

    def list_at(self, data: object, example: Callable[[], str], keys: Path, what: str) -> list[Any] | None:
        """Return data that are a list; else add the fault, with an example."""
        if type(data) is list:
            return data
        hint = self.source.as_in(example(), data, keys)
        self.gathered.needs(keys, what, "a list", data, Code.WRONG_TYPE, hint)
        return None

    def object_at(self, data: object, example: Callable[[], str], keys: Path, what: str) -> dict[str, Any] | None:
        """Return data that are an object; else add the fault, with an example."""
        if type(data) is dict:
            return data
        hint = self.source.text_hint(data, keys) if isinstance(data, str) else ""
        if isinstance(data, list) and data and all(isinstance(item, dict) for item in data):
            keys_inside = [key for item in data for key in item]
            hint = self.source.no_items_hint(keys) if len({*keys_inside}) == len(keys_inside) else ""
        hint = hint or self.source.as_in(example(), data, keys)
        self.gathered.needs(keys, what, self.source.an_object, data, Code.WRONG_TYPE, hint)
        return None


class ObjectFaults(NamedTuple):
    """The context of a check of a whole object: its path, and methods that add problems."""

    gathered: Problems
    keys: Path
    what: str
    suggested: Collection[str] = ()
    """The keys that were suggested in place of unknown ones."""

    def missing(self, names: Iterable[str], message: str, code: Code = Code.MISSING_KEY) -> None:
        """Add the error of an object that needs one of some keys, unless one of them was suggested."""
        if not any(name in self.suggested for name in names):
            self.error(message, code=code)

    def error(self, message: str, *keys: str | int, code: Code = Code.WRONG_VALUE, at_key: bool = False) -> None:
        """Add an error of the object, or of what keys within it lead to; the message is taken as it is."""
        self.gathered.add((*self.keys, *keys), message, code, at_key=at_key)

    def refuse(self, message: str, *keys: str | int) -> None:
        """Add the error of a key within the object that does not go with the rest."""
        self.error(message, *keys, code=Code.UNKNOWN_KEY, at_key=True)

    def once(self, message: str, what: object, *keys: str | int, code: Code, at_key: bool = False) -> None:
        """Add an error if the same was found before."""
        self.gathered.once(what, (*self.keys, *keys), message, code, at_key=at_key)

    def has_fault(self, *keys: str | int) -> bool:
        """Whether a value within the object, or the last key itself, has a fault already."""
        return (*self.keys, *keys) in self.gathered.unread

    def found(self, value: object, *keys: str | int) -> str:
        """Say in a few words what a value within the object is."""
        return self.gathered.source.found(value, (*self.keys, *keys))
