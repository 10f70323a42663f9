"""Advice in messages: what was probably meant, and how an example of it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from viceroy.wording.synonyms import joining_words, meant, number_words, synonymous

_SIGNS = r"\s,;/|&+"
"""The separators between words, written as a character set of a pattern."""
_SEPARATORS = re.compile(f"[{_SIGNS}]+")
_AROUND = "()[]{}-"
_RANGE = re.compile(r"\s*([0-9]{1,4})\s*(?:-|\u2013|\.\.+|to)\s*([0-9]{1,4})\s*")
_MAX_WORDS = 20
_MAX_RANGE = 100
_MAX_GUESS = 10**9


def number_hint(value: object, takes: Callable[[int], bool] | None = None) -> str:
    """Advise on what looks like a whole number to a person, if `takes` accepts the number."""
    number, how = _number_meant(value)
    return f"; did you mean {number}{how}" if number is not None and (takes is None or takes(number)) else ""


def _number_meant(value: object) -> tuple[int | None, str]:
    """Return the whole number that a value seems to mean, or None, and how to write it."""
    if isinstance(value, float) and value.is_integer() and abs(value) < _MAX_GUESS:
        return int(value), "?"
    text = value.translate(_DIGITS).strip() if isinstance(value, str) else ""
    if re.fullmatch("-?[0-9]{1,9}", text):
        is_ordinary = isinstance(value, str) and value.isascii()
        how = "no quotes, no zeros before it" if is_ordinary else "with an ordinary minus"
        return int(text), f" ({how})?"
    with suppress(ValueError):  # not a number in any notation
        return int(text, 0), "? numbers are decimal, without signs between the digits"
    return None, ""


def parted(raw: str, takes: Callable[[int], bool]) -> str:
    """Advise to write a comma for a point between two numbers of a list, if `takes` accepts both.

    >>> parted("5.17", bool), parted("5.0", bool)
    ('; a comma stands between numbers: 5, 17', '')
    """
    match = re.fullmatch(r"([0-9]{1,4})\.([0-9]{1,4})", raw)
    numbers = [int(digits) for digits in match.groups()] if match else []
    return (
        f"; a comma stands between numbers: {numbers[0]}, {numbers[1]}" if numbers and all(map(takes, numbers)) else ""
    )


def number_in(text: str, takes: Callable[[int], bool]) -> str:
    """Advise to write the only number of a text alone, if `takes` accepts it: it may be a word.

    >>> number_in("3 gems", bool), number_in("Level three", bool), number_in("2 or 3", bool)
    ('; did you mean 3?', '; did you mean 3?', '')
    """
    numbers = [int(digits) for digits in re.findall("-?[0-9]{1,9}", text.translate(_DIGITS)[:_MAX_TEXT])]
    numbers = numbers or [number_words()[word] for word in _words(text[:_MAX_TEXT]) if word in number_words()]
    return f"; did you mean {numbers[0]}?" if len(numbers) == 1 and takes(numbers[0]) else ""


def counts(text: str) -> bool:
    """Whether a text says what is counted.

    >>> counts("1 per science"), counts("2 points for each"), counts("3 gems")
    (True, True, False)
    """
    return any(synonymous(word, ["per"]) for word in _words(text[:_MAX_TEXT]))


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.casefold())


_MAX_TEXT = 60

_DIGITS = dict.fromkeys(map(ord, "\u2212\u2010\u2011\u2012\u2013\u2014\ufe63\uff0d"), "-")
"""Other signs that look like a minus."""


def boolean_hint(value: object) -> str:
    """Advise on what looks like true or false to a person."""
    meant = _YES_AND_NO.get(value.lower()) if isinstance(value, str) else None
    return f"; did you mean {meant}?" if meant else ""


_YES_AND_NO = {"yes": "true", "on": "true", "no": "false", "off": "false"}

NULL_WORDS = ("none", "None", "nothing", "blank", "empty")
"""Words that people write for null."""

ALL_WORDS = ("all", "any", "every")
"""Words that people write where leaving a key out means all that there are."""


def words_in(text: object) -> list[Any]:
    """Split a text at spaces, signs and joining words, and convert numbers; a range becomes its numbers, all or none.

    >>> words_in("32, (5) and red"), words_in("2-4"), len(words_in("1-48")), words_in("1-9999")
    ([32, 5, 'red'], [2, 3, 4], 48, [])
    """
    if not isinstance(text, str):
        return []
    if match := _RANGE.fullmatch(text):
        first, last = int(match[1]), int(match[2])
        return [*range(first, last + 1)] if last - first < _MAX_RANGE else []
    words = [word.strip(_AROUND) for word in _SEPARATORS.split(text)[:_MAX_WORDS]]
    words = [word for word in words if word and word.lower() not in joining_words()]
    return [int(word) if re.fullmatch("[0-9]{1,4}", word) else word for word in words]


def as_meant(word: object, words: Iterable[Any]) -> object:
    """Return the word of a closed set that is probably meant by another one; the word itself if none is."""
    known = [other for other in words if isinstance(other, str)]
    return (meant(word, known) or word) if isinstance(word, str) and word not in known else word


def parts_in(text: object) -> list[str]:
    """Split a text at commas and semicolons.

    >>> parts_in("gain 2 gems, draw a law"), parts_in(["a, b"])
    (['gain 2 gems', 'draw a law'], [])
    """
    if not isinstance(text, str):
        return []
    return [part for part in map(str.strip, re.split("[,;]", text, maxsplit=_MAX_WORDS)[:_MAX_WORDS]) if part]


def lines_in(text: object, *, of_lists: bool = False) -> list[str]:
    """Return the first lines of a text that has several; a list of lists may be written with '/' between its items.

    >>> lines_in("10 12 / 16", of_lists=True)
    ['10 12', '16']
    """
    if not isinstance(text, str):
        return []
    lines = text.strip().split("/" if of_lists and "/" in text else "\n")[:_MAX_WORDS]
    return [line.strip() for line in lines] if len(lines) > 1 else []


def has_several_words(value: object) -> bool:
    """Whether a text looks like several words to a person."""
    return isinstance(value, str) and bool(re.search(f"[{_SIGNS}()]", value.strip()))


def in_brackets(texts: Iterable[str]) -> str:
    """Return examples as the example of a list."""
    return f"[{', '.join(texts)}]"


def written(value: object) -> str:
    """Format a value for an example: in quotes where a text needs them.

    >>> written({"color": "red", "on": [1, 2]}), written("a: b")
    ('{color: red, on: [1, 2]}', "'a: b'")
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(key)}: {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return in_brackets(map(written, value))
    if value is None or isinstance(value, bool):
        return str(value).lower() if value is not None else "null"
    text = str(value)
    return text if re.fullmatch(r"[\w .-]{1,40}", text) else repr(text[:40])
