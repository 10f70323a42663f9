"""Turning a document into values, strictly: what each key may hold, and what to say when it does not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

from viceroy.errors import Code
from viceroy.messages import did_you_mean, joined, shown
from viceroy.yamlfiles.documents import Node, Problems

E = TypeVar("E", bound=StrEnum)

TEXT_PATTERN = r"\S"
"""What `Reader.text` finds in each text, for schemas: it is not blank, ..."""
NO_TEXT_PATTERN = r"[\u0000-\u001f\u007f-\u009f\u2028\u2029]"
"""... and what it never finds: it stands on one line, and no control character is in it, such as a tab."""

_NO_TEXT = re.compile(NO_TEXT_PATTERN)
_LARGEST_GUESS = 10**9
_YES_AND_NO = {"yes": "true", "on": "true", "no": "false", "off": "false"}


class Reader(Problems):
    """Gathers the problems while a document is turned into values.

    Each method returns None where the value is not what it should be, after adding a problem at its place. `what`
    names the value in messages, as "the number of a card" or "a circle bonus". When there are very many errors the
    next one raises `BadFile`, as `finish` does when there is any.
    """

    def mapping(
        self, node: Node, what: str, *, required: Iterable[str] = (), optional: Iterable[str] = ()
    ) -> dict[str, Node] | None:
        """Return the known keys that a mapping has; report unknown keys and missing ones."""
        value = node.value
        if not isinstance(value, dict):
            hint = "; is a space missing after the colon?" if isinstance(value, str) and ":" in value else ""
            self.error(node, Code.WRONG_TYPE, f"{what} needs keys with values (key: value), found {found(node)}{hint}")
            return None
        required = tuple(required)
        known = (*required, *optional)
        for key, place in node.keys.items():
            if key not in known:
                self.error(place, Code.UNKNOWN_KEY, _unknown_key(key, what, known))
        missing = [key for key in required if key not in value]
        if missing:
            keys = "the key" if len(missing) == 1 else "the keys"
            self.error(node, Code.MISSING_KEY, f"{what} needs {keys} {joined(missing)}")
        return {key: child for key, child in value.items() if key in known}

    def sequence(self, node: Node, what: str, *, least: int = 0, most: int | None = None) -> list[Node] | None:
        """Return the items of a list that has at least `least` and at most `most` of them."""
        value = node.value
        if not isinstance(value, list):
            self.error(node, Code.WRONG_TYPE, f"{what} needs a list, found {found(node)}")
            return None
        if len(value) < least or (most is not None and len(value) > most):
            message = f"{what} needs {_how_many(least, most)}, found {len(value)}"
            self.error(node, Code.WRONG_VALUE, message)
            return None
        return value

    def integer(self, node: Node, what: str, *, low: int | None = None, high: int | None = None) -> int | None:
        """Return a whole number in the range, ends included; no `true`, no `2.0`."""
        value = node.value
        wanted = f"{what} needs a whole number{_range(low, high)}, found {found(node)}"
        if type(value) is not int:
            self.error(node, Code.WRONG_TYPE, wanted + _number_hint(node))
            return None
        if (low is not None and value < low) or (high is not None and value > high):
            self.error(node, Code.WRONG_VALUE, wanted)
            return None
        return value

    def boolean(self, node: Node, what: str) -> bool | None:
        """Return true or false."""
        value = node.value
        if isinstance(value, bool):
            return value
        meant = _YES_AND_NO.get(value.lower()) if isinstance(value, str) else None
        hint = f"; did you mean {meant}?" if meant else ""
        self.error(node, Code.WRONG_TYPE, f"{what} needs true or false, found {found(node)}{hint}")
        return None

    def text(self, node: Node, what: str, *, most: int = 200) -> str | None:
        """Return a text of one line, not blank and of at most `most` characters."""
        value = node.value
        if not isinstance(value, str):
            is_bare = isinstance(value, bool | int | float)
            hint = f"; put it in quotes: '{node.raw}'" if is_bare else ""
            self.error(node, Code.WRONG_TYPE, f"{what} needs a text, found {found(node)}{hint}")
        elif not value.strip():
            self.error(node, Code.WRONG_VALUE, f"{what} needs a text that is not empty")
        elif _NO_TEXT.search(value):
            self.error(
                node, Code.WRONG_VALUE, f"{what} needs a text on one line, without tabs and other control characters"
            )
        elif len(value) > most:
            self.error(node, Code.WRONG_VALUE, f"{what} needs at most {most} characters, found {len(value)}")
        else:
            return value
        return None

    def one_of(self, node: Node, what: str, allowed: Iterable[E]) -> E | None:
        """Return the member of an enum (or of some members) that the text names."""
        members = tuple(allowed)
        for member in members:
            if type(node.value) is str and member.value == node.value:
                return member
        names = [member.value for member in members]
        code = Code.WRONG_VALUE if isinstance(node.value, str) else Code.WRONG_TYPE
        hint = did_you_mean(node.value, names) if isinstance(node.value, str) else ""
        self.error(node, code, f"{what} needs {joined(names, 'or')}, found {found(node)}{hint}")
        return None


def found(node: Node) -> str:
    """Return what a value is, in a few words.

    >>> found(Node("Ada", 1, 1, "Ada")), found(Node(None, 1, 1)), found(Node([], 1, 1))
    ("'Ada'", 'nothing', 'a list')
    """
    value = node.value
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "keys with values"
    return "nothing" if value is None else node.raw


def _unknown_key(key: str, what: str, known: tuple[str, ...]) -> str:
    hint = did_you_mean(key, known)
    return f"unknown key {shown(key)} in {what}{hint or ';'} allowed: {', '.join(known)}"


def _range(low: int | None, high: int | None) -> str:
    if low is None:
        return "" if high is None else f" of at most {high}"
    return f" of at least {low}" if high is None else f" from {low} to {high}"


def _how_many(least: int, most: int | None) -> str:
    items = "item" if (least if most is None else most) == 1 else "items"
    if most is None:
        return f"at least {least} {items}"
    if least == most:
        return f"exactly {least} {items}"
    return f"{least} to {most} {items}" if least else f"at most {most} {items}"


def _number_hint(node: Node) -> str:
    """Advise on what looks like a whole number to a person."""
    value = node.value
    if isinstance(value, float) and value.is_integer() and abs(value) < _LARGEST_GUESS:
        return f"; did you mean {int(value)}?"
    if isinstance(value, str) and value.isdecimal() and value.isascii() and int(value[:18]) < _LARGEST_GUESS:
        return f"; did you mean {int(value)} (no quotes, no zeros before it)?"
    return ""
