"""Checks of whole objects: how their functions add faults."""

from __future__ import annotations

from viceroy.errors import Code
from viceroy.plaindata.faults import Gathered, Path
from viceroy.values import Struct


class Check(Struct):
    """What a check of a whole object is given, beside its data and its values: where it stands, and how to add faults.

    `values` are those of the fields by name; a field that could not be read has its default, or None.
    """

    gathered: Gathered
    keys: Path
    what: str

    def error(self, message: str, *keys: str | int, code: Code = Code.WRONG_VALUE, at_key: bool = False) -> None:
        """Add a fault of the object, or of what keys within it lead to; the message is taken as it is."""
        self.gathered.add((*self.keys, *keys), message, code, at_key=at_key)

    def once(self, message: str, what: object, *keys: str | int, code: Code, at_key: bool = False) -> None:
        """Add a fault if the same stood somewhere before."""
        self.gathered.once(what, (*self.keys, *keys), message, code, at_key=at_key)

    def found(self, value: object, *keys: str | int) -> str:
        """Return what a value within the object is, in a few words."""
        return self.gathered.wording.found(value, (*self.keys, *keys))
