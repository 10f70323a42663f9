"""Parts of messages: numbers with nouns, lists, quoted text, suggestions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import category, east_asian_width, normalize

_ELLIPSIS = "…"
_UNSEEN = frozenset({"Mn", "Me", "Cf"})  # marks that join the character before them, and format characters
_MAX_WORD = 60
_MAX_GUESS = 40
_BEGINNING = 4


def errors_elsewhere(count: int) -> str:
    """Return a number of errors of another file, which are shown there.

    >>> errors_elsewhere(1)
    '1 error, shown at its own place'
    """
    return f"{counted(count, 'error')}, shown at {'its own place' if count == 1 else 'their own places'}"


def counted(number: int, one: str, many: str | None = None) -> str:
    """Write a number with its noun.

    >>> counted(1, "gem"), counted(2, "gem"), counted(2, "law in hand", "laws in hand")
    ('1 gem', '2 gems', '2 laws in hand')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def capitalized(text: str) -> str:
    """Write a text with a capital at its beginning; `str.capitalize` would make the others small.

    >>> capitalized("the row of Ada")
    'The row of Ada'
    """
    return f"{text[0].upper()}{text[1:]}"


def joined(words: Iterable[object], last: str = "and") -> str:
    """Join words to a list in a sentence.

    >>> joined(["gems", "tokens", "cards"]), joined([1, 2], "or")
    ('gems, tokens and cards', '1 or 2')
    """
    texts = [str(word) for word in words]
    return f" {last} ".join(part for part in (", ".join(texts[:-1]), *texts[-1:]) if part)


def numbers_text(numbers: Iterable[int]) -> str:
    """List numbers, with runs as ranges.

    >>> numbers_text([1, 2, 3, 5, 7, 8])
    '1-3, 5, 7-8'
    """
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in runs)


def shown(text: str) -> str:
    """Quote text from a file for a message, escaped and shortened.

    >>> shown("colour"), len(shown("x" * 1000))
    ("'colour'", 63)
    """
    return repr(text if len(text) <= _MAX_WORD else text[:_MAX_WORD] + _ELLIPSIS)


def harmless(name: str) -> str:
    r"""Escape text such as the name of a file if a terminal could not print it.

    >>> harmless("my set.yaml"), harmless("set\x1b.yaml")
    ('my set.yaml', 'set\\x1b.yaml')
    """
    return name if name.isprintable() else repr(name)[1:-1]


def cells(char: str) -> int:
    """Return the width of a character in columns: 0, 1 or 2."""
    if category(char) in _UNSEEN:
        return 0
    return 2 if east_asian_width(char) in "WF" else 1


def columns(text: str) -> int:
    r"""Return the width of a text in columns.

    >>> columns("Ada"), columns("将軍"), columns("e\u0301")
    (3, 4, 1)
    """
    return len(text) if text.isascii() else sum(map(cells, text))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a suggestion to append to a message, empty if no known word is similar.

    >>> did_you_mean("colour", ["color", "value"]), did_you_mean("x", ["color", "value"])
    ("; did you mean 'color'?", '')
    """
    found = closest(word, known)
    return "" if found is None else f"; did you mean {shown(found)}?"


def closest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is most similar to another one, or the only one that begins with it; None if none is.

    Case, quotes and spaces do not count.

    >>> closest("Top left", ["top_left", "top_right"])
    'top_left'
    """
    if len(word) > _MAX_GUESS:
        return None
    from difflib import get_close_matches  # slow to import, and a good file needs no suggestion

    by_folded = {folded(name): name for name in known}
    word = folded(word)
    found = get_close_matches(word, by_folded, n=3)  # by Ratcliff and Obershelp
    longer = [name for other, name in by_folded.items() if len(word) >= _BEGINNING and other.startswith(word)]
    beginning = longer[0] if len(longer) == 1 else None
    return next((by_folded[other] for other in found if _is_like(word, other)), beginning)


def folded(word: str) -> str:
    """Return a word as it is compared: without case and quotes, with underscores."""
    return word.casefold().strip(_QUOTES).replace(" ", "_").replace("-", "_").replace("\u0451", "\u0435")


def in_ascii(text: str) -> str:
    """Return a text in small letters without accents; letters that ASCII lacks are left out.

    >>> in_ascii("Königsstraße"), in_ascii("Башня")
    ('konigsstrasse', '')
    """
    return normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()


_QUOTES = "\"'\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb"


def _is_like(word: str, other: str) -> bool:
    """Whether words begin alike, or differ in few letters: two that only end alike may mean anything."""
    begin_alike = word[:_BEGINNING] == other[:_BEGINNING] and min(len(word), len(other)) >= _BEGINNING
    return begin_alike or _distance(word, other) <= max(1, max(len(word), len(other)) // 4)


def _distance(word: str, other: str) -> int:
    """Return the Damerau-Levenshtein distance of words (optimal string alignment).

    It counts the letters to add, drop, change or swap with the next one.
    """
    before: list[int] = []
    row: list[int] = [*range(len(other) + 1)]
    for i, letter in enumerate(word, 1):
        above = before
        before, row = row, [i]
        for j, wanted in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and word[i - 2] == wanted:
                cost = min(cost, above[j - 2] + 1)
            row.append(cost)
    return row[-1]


def snake_case(name: str) -> str:
    """Return the name of a class as a tag or a key.

    >>> snake_case("PlaceCard")
    'place_card'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
