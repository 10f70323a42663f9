"""Showing people a place in a file: one line of it with a caret, and words of it inside a message."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, east_asian_width

WIDTH = 100
"""How many terminal columns of a line are shown."""
_BEFORE = 60  # at most so many of them before the caret, where the line is longer than that
_TAB = "    "
_CUT = "…"


def excerpt(line: str, column: int) -> str:
    """Return the line, clipped around the column (from 1), and a second line with a caret under it.

    Empty for a blank line. Tabs and wide characters take their room, control characters are pictured.

    >>> print(excerpt("name: 'Ada", 7))
    name: 'Ada
          ^
    """
    at = min(max(column - 1, 0), len(line))
    before, is_cut_before = _clipped(reversed(line[max(0, at - WIDTH) : at]), at, _BEFORE)
    room = WIDTH - sum(map(_width, before))
    after, is_cut_after = _clipped(iter(line[at : at + WIDTH]), len(line) - at, room)
    left = _CUT * is_cut_before + "".join(reversed(before))
    text = (left + "".join(after) + _CUT * is_cut_after).rstrip()
    return f"{text}\n{' ' * _width(left)}^" if text else ""


def _clipped(characters: Iterator[str], count: int, room: int) -> tuple[list[str], bool]:
    """Picture as many of the `count` characters as there is room for; say whether any were left out."""
    pictures: list[str] = []
    for character in characters:
        picture = _picture(character)
        room -= _width(picture)
        if room < 0:
            break
        pictures.append(picture)
    return pictures, len(pictures) < count


def _picture(character: str) -> str:
    """Return what stands for a character: itself where it is harmless."""
    if character == "\t":
        return _TAB
    if character < " ":
        return chr(0x2400 + ord(character))  # the control pictures of Unicode
    if character.isprintable():
        return character
    return " " if category(character) == "Zs" and east_asian_width(character) != "F" else "\ufffd"


def _width(text: str) -> int:
    """Return how many columns a terminal needs for it."""
    if text.isascii():
        return len(text)
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if category(character) in ("Mn", "Me"):
        return 0  # drawn over the character before it
    return 2 if east_asian_width(character) in "WF" else 1
