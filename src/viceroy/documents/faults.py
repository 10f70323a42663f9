"""What is wrong with plain data: faults with their paths, and the words of messages about keys and values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

import attrs

from viceroy.errors import Code, ViceroyError
from viceroy.messages import did_you_mean, joined, shown

Path = tuple[str | int, ...]
"""The keys and indexes that lead to a value."""

MOST_FAULTS = 100
_LONGEST = 1000
_LONGEST_SHOWN = 60
_MOST_LISTED = 100


def _short(message: str) -> str:
    return message if len(message) <= _LONGEST else f"{message[:_LONGEST]}..."


def path_text(keys: Path) -> str:
    """Return a path as text.

    >>> path_text(("seats", 1, "gems"))
    '$.seats[1].gems'
    """
    return "$" + "".join(f"[{key}]" if isinstance(key, int) else f".{key[:_LONGEST_SHOWN]}" for key in keys)


@attrs.frozen
class Fault:
    """One thing wrong with plain data.

    >>> print(Fault("$.seats[1].gems", "needs an object, found 3"))
    $.seats[1].gems: needs an object, found 3
    """

    path: str
    """Where, as text: `$` is the whole."""
    message: str = attrs.field(converter=_short)
    """What is wrong, in English."""
    code: Code = attrs.field(default=Code.WRONG_VALUE, eq=False, repr=False)
    """What kind of mistake it is."""
    keys: Path = attrs.field(default=(), eq=False, repr=False)
    """The same path as keys and indexes."""
    at_key: bool = attrs.field(default=False, eq=False, repr=False)
    """Whether the last key is wrong, not the value behind it."""

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"


class BadJson(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """Plain data are not what they should be; `faults` are all that is wrong."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


def in_json(value: object) -> str:
    """Return plain data as JSON."""
    import json  # here, for a message alone

    if not isinstance(value, str | int | float | list | dict | None):
        raise TypeError(f"{type(value).__name__} is no plain data")
    return json.dumps(value)


class Wording:
    """How messages speak of plain data that come from JSON. Other sources have words of their own."""

    an_object = "an object"

    def place(self, keys: Path, *, is_elsewhere: bool = False) -> str:  # noqa: ARG002 - others look at it
        """Return where a value stands, for a message about another place, which may lie in another document."""
        return f"at {path_text(keys)}"

    def found(self, value: object, keys: Path) -> str:  # noqa: ARG002 - others look at it
        """Return what a value is, in a few words."""
        if isinstance(value, list | dict) and value:
            return "a list" if isinstance(value, list) else "an object"
        text = in_json(value)
        return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."

    def message(self, what: str, predicate: str) -> str:  # noqa: ARG002 - others look at it
        """Return a message from what is wrong with a value; `what` is its key, or what its class is called."""
        return predicate

    def unknown_key(self, keys: Path, what: str, allowed: str) -> str:  # noqa: ARG002 - others look at it
        """Return the message about a key that does not exist, the last one of the path."""
        return f"unknown key {shown(str(keys[-1]))}{allowed}"

    def text_hint(self, value: object, keys: Path) -> str:  # noqa: ARG002 - others look at it
        """Return advice where a text is wanted and something else is found."""
        return ""

    def as_in(self, example: str, value: object, keys: Path) -> str:  # noqa: ARG002 - others look at it
        """Return advice where an object or a list is wanted and something else is found: an example."""
        return ""

    def such_as(self, example: str) -> str:  # noqa: ARG002 - others look at it
        """Return the end of a message about what is missing: an example of it."""
        return ""


def guess(word: object, known: Iterable[str]) -> str:
    """Return a guess at what was meant, and what is allowed."""
    known = [*known][:_MOST_LISTED]
    hint = did_you_mean(word, known) if isinstance(word, str) else ""
    return f"{hint or ';'} allowed: {', '.join(known)}"


class Gathered:
    """The faults of some plain data, as they are found: at most 100, then `BadJson` is raised."""

    def __init__(self, wording: Wording | None = None) -> None:
        self.wording = wording or Wording()
        self.faults: list[Fault] = []
        self.first: dict[object, tuple[Gathered, Path]] = {}
        self.lacking: list[Path] = []
        """The objects that have a misspelt key in place of one that they need."""

    def add(self, keys: Path, message: str, code: Code = Code.WRONG_VALUE, *, at_key: bool = False) -> None:
        """Add a fault with a message of its own."""
        path = path_text(keys[:-1] if at_key else keys)
        self.faults.append(Fault(path, message, code, keys, at_key))
        if len(self.faults) >= MOST_FAULTS:
            raise BadJson(self.faults)

    def needs(self, keys: Path, what: str, allowed: str, value: object, code: Code, hint: str = "") -> None:
        """Add the fault of a value that is not what it needs to be."""
        predicate = f"needs {allowed}, found {self.wording.found(value, keys)}{hint}"
        self.add(keys, self.wording.message(what, predicate), code)

    def not_among(self, keys: Path, what: str, value: object, words: Iterable[object], hint: str = "") -> None:
        """Add the fault of a value that is none of some words; a hint says what to write instead."""
        texts = [word if isinstance(word, str) else in_json(word) for word in words]
        hint = hint or (did_you_mean(value, texts) if isinstance(value, str) else "")
        code = Code.WRONG_VALUE if isinstance(value, str) else Code.WRONG_TYPE
        self.needs(keys, what, joined(texts, "or"), value, code, hint)

    def missing(self, keys: Path, what: str, names: Collection[str], example: str = "") -> None:
        """Add the fault of an object without some keys; an example shows them."""
        message = f"needs {'the key' if len(names) == 1 else 'the keys'} {joined(names)}{self.wording.such_as(example)}"
        self.add(keys, self.wording.message(what, message), Code.MISSING_KEY)

    def unknown(self, keys: Path, what: str, known: Iterable[str], hint: str = "") -> None:
        """Add the fault of a key that does not exist: the last one of the path. A hint says what to write instead."""
        message = self.wording.unknown_key(keys, what, hint or guess(keys[-1], known))
        self.add(keys, message, Code.UNKNOWN_KEY, at_key=True)

    def once(self, what: object, keys: Path, message: str, code: Code, *, at_key: bool = False) -> None:
        """Add a fault if the same stood somewhere before; the message then says where."""
        first, where = self.first.setdefault(what, (self, keys))
        if (first, where) != (self, keys):
            place = first.wording.place(where, is_elsewhere=first is not self)
            self.add(keys, f"{message}; the first stands {place}", code, at_key=at_key)

    def finish(self, error: Callable[[Iterable[Fault]], BadJson] = BadJson) -> None:
        """Raise all faults, if there is any."""
        if self.faults:
            raise error(self.faults)


# -- checks of whole objects ------------------------------------------------------------------------------------------


class ObjectFaults(NamedTuple):
    """What a check of a whole object gets beside its data and its values: where it stands, and how to add faults.

    `values` are those of the fields by name; a field that could not be read has its default, or None.
    """

    gathered: Gathered
    keys: Path
    what: str
    suggested: Collection[str] = ()
    """The keys that were suggested in place of unknown ones."""

    def missing(self, names: Iterable[str], message: str, code: Code = Code.MISSING_KEY) -> None:
        """Add the fault of an object that needs one of some keys, unless one of them was suggested."""
        if not any(name in self.suggested for name in names):
            self.error(message, code=code)

    def error(self, message: str, *keys: str | int, code: Code = Code.WRONG_VALUE, at_key: bool = False) -> None:
        """Add a fault of the object, or of what keys within it lead to; the message is taken as it is."""
        self.gathered.add((*self.keys, *keys), message, code, at_key=at_key)

    def refuse(self, message: str, *keys: str | int) -> None:
        """Add the fault of a key within the object that does not go with the rest."""
        self.error(message, *keys, code=Code.UNKNOWN_KEY, at_key=True)

    def once(self, message: str, what: object, *keys: str | int, code: Code, at_key: bool = False) -> None:
        """Add a fault if the same stood somewhere before."""
        self.gathered.once(what, (*self.keys, *keys), message, code, at_key=at_key)

    def has_fault(self, *keys: str | int) -> bool:
        """Whether a value within the object, or the last key itself, has a fault already."""
        path = (*self.keys, *keys)
        return any(fault.keys == path for fault in self.gathered.faults)

    def found(self, value: object, *keys: str | int) -> str:
        """Return what a value within the object is, in a few words."""
        return self.gathered.wording.found(value, (*self.keys, *keys))
