"""A pyramid in one line, as people write it: the levels that it stands for.

It is read as the notation has it, and in other spellings: cards by their ids, the things on a card in any order and
with spaces between them, `gems=5` for gems of which the number alone is known. A bare number or id is the card with
what it prints, as in a list; parentheses hold all that lies on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from viceroy.errors import BadNotation
from viceroy.errors import Path as Keys
from viceroy.formats.notation import THINGS, Things, read_gems_in_any_order
from viceroy.messages import shown
from viceroy.model.tokens import NO_GEMS, Gems
from viceroy.sheets.forms import GemsForm, LevelEntry, LevelForm, LyingTokensForm, NamedCardForm
from viceroy.text.source import Problems

NOTHING = "-"
_WORD = re.compile(
    r"(?P<slash>/)|(?P<start>-?[0-9]+):|(?P<name>[0-9]+|[^\W\d]\w*(?:-\w+)*)(?:\((?P<things>[^()]*)\))?(?=[\s/]|$)"
)
_CARD = "a card, as 32, sentinel or 32(m,*r)"


class WrittenLevels(NamedTuple):
    """The levels of a pyramid in one line, as forms of a list of levels."""

    levels: tuple[LevelEntry, ...]
    leftmost: int | None
    """The place of the leftmost card of level 1, None if the line does not say it."""

    @property
    def cells(self) -> list[list[Any]]:
        """The forms of the cards level by level, each from the place of the leftmost card of level 1; None for none."""
        return [
            [None] * (level.skip or 0) + [*level.cards] if isinstance(level, LevelForm) else [*level]
            for level in self.levels
        ]


def read_levels_in_line(text: str) -> WrittenLevels:
    """Read a pyramid in one line; raises `BadNotation` for what is none.

    >>> read_levels_in_line("10 12 / 16").levels
    ((10, 12), (16,))
    """
    if text.strip() == NOTHING:
        return WrittenLevels((), None)
    rows = _rows(text)
    left = rows[0].start
    return WrittenLevels(tuple([_level(row, left or 0) for row in rows]), left)


def levels_in_line(text: str, keys: Keys, faults: Problems) -> WrittenLevels | None:
    """Read a pyramid in one line, as `read_levels_in_line` does; None after adding a fault."""
    try:
        return read_levels_in_line(text)
    except BadNotation as bad:
        faults.add(keys, f"this is no pyramid: column {bad.column} needs {bad.allowed}, found {bad.found}")
        return None


class _Row:
    """A level as it is written."""

    def __init__(self, column: int) -> None:
        self.column = column
        self.start: int | None = None
        """The x of its first card, None if the line does not say it."""
        self.entries: list[Any] = []


def _level(row: _Row, left: int) -> LevelEntry:
    x = (row.start or 0) - left if row.start is not None or left else 0
    entries = row.entries
    while entries[0] is None:
        entries, x = entries[1:], x + 1
    if x < 0:
        raise BadNotation(row.column, f"a place from {left} on", shown(f"{row.start or 0}:"))
    return LevelForm(skip=x, cards=tuple(entries)) if x else tuple(entries)


def _rows(text: str) -> list[_Row]:
    rows = [_Row(1)]
    for column, word in _words(text):
        row = rows[-1]
        if word["slash"]:
            _check_filled(row, column, "'/'")
            rows.append(_Row(column + 1))
        elif word["start"]:
            if row.entries or row.start is not None:
                raise BadNotation(column, _CARD, shown(word[0]))
            row.start, row.column = int(word["start"]), column
        elif word["name"] == "_":
            row.entries.append(None)
        else:
            row.entries.append(_card(word, column))
    _check_filled(rows[-1], len(text) + 1, "the end")
    return rows


def _check_filled(row: _Row, column: int, found: str) -> None:
    if all(entry is None for entry in row.entries):
        raise BadNotation(column, _CARD, found)


def _words(text: str) -> Iterator[tuple[int, re.Match[str]]]:
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        word = _WORD.match(text, at)
        if word is None:
            found = re.split(r"\s", text[at:])[0]
            raise BadNotation(at + 1, _CARD, f"{shown(found)}{_hint(found)}")
        yield at + 1, word
        at = word.end()


def _hint(found: str) -> str:
    if "(" in found and ")" not in found:
        return "; is this all of the text? one with a comma needs quotes"
    return "; spaces stand between cards, and '/' between levels" if re.search(r"[,;|\\-]", found) else ""


def _card(word: re.Match[str], column: int) -> Any:
    name = _name(word["name"])
    if word["things"] is None:
        return name
    things: Things[int | str] = Things(_gems, _name)
    column += word.start("things") - word.start()
    for thing in [] if word["things"].strip() in ("", NOTHING) else word["things"].split(","):
        try:
            things.add("".join(thing.split()))
        except (KeyError, ValueError):
            raise BadNotation(column, THINGS, shown(thing.strip())) from None
        column += len(thing) + 1
    stored = GemsForm(*things.stored) if isinstance(things.stored, tuple) else things.stored
    return NamedCardForm(
        name,
        tokens=LyingTokensForm.of(things.tokens),
        infinite_gems=tuple(things.infinite_gems),
        gems=None if things.stored == NO_GEMS else stored,
        tucked=things.tucked or None,
    )


def _name(word: str) -> int | str:
    if not word:
        raise ValueError(word)
    return int(word) if word.isdecimal() else word


def _gems(word: str) -> Gems | int:
    return int(word) if word.isdecimal() else read_gems_in_any_order(word)
