"""Text on a terminal: its width in columns, tables, and characters that must not reach one."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import accumulate

from viceroy.messages import cells, columns

_UNFIT = frozenset({"Cc", "Cs", "Zl", "Zp"})  # control characters, lone surrogates, line and paragraph separators
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
MARKS = "─│└┘∞·…—�"
"""The characters of drawings that are not ASCII."""

_PLAIN = str.maketrans(MARKS, "-|++~..-?")


def printable(text: str) -> str:
    r"""Replace every character that could move the cursor or reverse the line.

    >>> printable("Ada\x1b[2J")
    'Ada�[2J'
    """
    if text.isprintable() and text.isascii():
        return text
    return "".join("�" if unicodedata.category(char) in _UNFIT or char in _DIRECTIONS else char for char in text)


def shortened(text: str, most: int) -> str:
    """Cut a text to at most `most` columns, with an ellipsis in place of the rest.

    >>> shortened("Standard-bearer", 8)
    'Standar…'
    """
    if columns(text) <= most:
        return text
    kept = sum(end < most for end in accumulate(map(cells, text)))
    return text[:kept] + "…" if most > 0 else ""


def left(text: str, size: int) -> str:
    """Pad a text on its right to `size` columns."""
    return text + " " * (size - columns(text))


def right(text: str, size: int) -> str:
    """Pad a text on its left to `size` columns."""
    return " " * (size - columns(text)) + text


def centered(text: str, size: int) -> str:
    """Pad a text on both sides to `size` columns."""
    return left(" " * ((size - columns(text)) // 2) + text, size)


def wrapped(words: Iterable[str], size: int) -> list[str]:
    """Arrange words in lines of at most `size` columns; a longer word is cut.

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


def table_lines(rows: Sequence[Sequence[str]], words: Collection[int] = (0,)) -> Iterator[str]:
    """Yield the lines of a table; some columns are words, by default the first alone, the others are numbers.

    >>> [*table_lines([("card", "in"), ("Duke", "7")])]
    ['card  in', 'Duke   7']
    """
    sizes = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        padded = [(left if at in words else right)(cell, sizes[at]) for at, cell in enumerate(row)]
        yield "  ".join(padded).rstrip()


def plain(text: str) -> str:
    """Draw with ASCII characters only; letters of names are kept.

    >>> plain("└─∞R─┘")
    '+-~R-+'
    """
    return text.translate(_PLAIN)
