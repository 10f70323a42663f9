"""Text on a terminal: how many columns it takes, and what must not reach one."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import accumulate

_UNSEEN = frozenset({"Mn", "Me", "Cf"})  # marks that join the character before them, and format characters
_UNFIT = frozenset({"Cc", "Cs", "Zl", "Zp"})  # control characters, lone surrogates, line and paragraph separators
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # direction marks
MARKS = "─│└┘∞·…—�"
"""What drawings are made of beyond ASCII."""

_PLAIN = str.maketrans(MARKS, "-|++~..-?")


def printable(text: str) -> str:
    r"""Return text that cannot move the cursor or turn the line: what could becomes a replacement character.

    >>> printable("Ada\x1b[2J")
    'Ada�[2J'
    """
    if text.isprintable() and text.isascii():
        return text
    return "".join("�" if unicodedata.category(char) in _UNFIT or char in _TURNING else char for char in text)


def cells(char: str) -> int:
    """Return how many columns one character takes: 0, 1 or 2."""
    if unicodedata.category(char) in _UNSEEN:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def columns(text: str) -> int:
    r"""Return how many columns a text takes.

    >>> columns("Ada"), columns("将軍"), columns("e\u0301")
    (3, 4, 1)
    """
    return len(text) if text.isascii() else sum(map(cells, text))


def shortened(text: str, most: int) -> str:
    """Return a text of at most `most` columns, with an ellipsis where something was left out.

    >>> shortened("Standard-bearer", 8)
    'Standar…'
    """
    if columns(text) <= most:
        return text
    kept = sum(end < most for end in accumulate(map(cells, text)))
    return text[:kept] + "…" if most > 0 else ""


def left(text: str, size: int) -> str:
    """Fill a text with spaces on its right, to `size` columns."""
    return text + " " * (size - columns(text))


def right(text: str, size: int) -> str:
    """Fill a text with spaces on its left, to `size` columns."""
    return " " * (size - columns(text)) + text


def centered(text: str, size: int) -> str:
    """Fill a text with spaces on both sides, to `size` columns."""
    return left(" " * ((size - columns(text)) // 2) + text, size)


def wrapped(words: Iterable[str], size: int) -> list[str]:
    """Lay words on lines of at most `size` columns; a word that is longer is cut.

    >>> wrapped(("12p", "2s", "m+3"), 6)
    ['12p 2s', 'm+3']
    """
    lines: list[str] = []
    for word in words:
        fitting = shortened(word, size)
        if lines and columns(lines[-1]) + 1 + columns(fitting) <= size:
            lines[-1] += " " + fitting
        else:
            lines.append(fitting)
    return lines


def plain(text: str) -> str:
    """Return a drawing in ASCII marks, for a terminal that has no others; letters of names stay as they are.

    >>> plain("└─∞R─┘")
    '+-~R-+'
    """
    return text.translate(_PLAIN)
