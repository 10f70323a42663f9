"""Checks of whole objects: the place of an object, and ways to add problems of it and of what it holds."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from viceroy.errors import Code, Path
from viceroy.text.problems import Problems


class ObjectFaults(NamedTuple):
    """What a check of a whole object gets beside its data: where it stands, and how to add problems."""

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
        """Add an error if the same stood somewhere before."""
        self.gathered.once(what, (*self.keys, *keys), message, code, at_key=at_key)

    def has_fault(self, *keys: str | int) -> bool:
        """Whether a value within the object, or the last key itself, has a fault already."""
        return (*self.keys, *keys) in self.gathered.unread

    def found(self, value: object, *keys: str | int) -> str:
        """Say in a few words what a value within the object is."""
        return self.gathered.source.found(value, (*self.keys, *keys))
