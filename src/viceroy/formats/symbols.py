"""The terminal symbols of notation: numbers, places, gems, tokens and names, parsed and written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any, NamedTuple

from viceroy.engine.actions import Token
from viceroy.errors import BadNotation, check_type
from viceroy.messages import did_you_mean, joined, shown
from viceroy.model.geometry import Place
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, TokenKind

MAX_CHARACTERS = 100_000  # of a line

NONE = "-"  # no gems, no decks, no card
COUNT = r"(?:0|[1-9][0-9]{0,5})"

_NUMBER = re.compile(COUNT)
_PLACE = re.compile(rf"({COUNT}),(-?[1-9][0-9]{{0,5}}|0)")
_GEMS = re.compile("(?=.)" + "".join(f"(?:([1-9][0-9]{{0,5}}){color[0]})?" for color in COLORS))
_TOKEN = re.compile(rf"([smd])|(p|m\+|[brgy]\+)({COUNT})")

COLOR_OF = {color[0]: color for color in COLORS}
KIND_OF = {"s": TokenKind.SCIENCE, "m": TokenKind.MAGIC, "d": TokenKind.DEFENSE}
_LETTER_OF = {kind: letter for letter, kind in KIND_OF.items()}


def matched(pattern: re.Pattern[str], word: str) -> re.Match[str]:
    """Return the match of a whole word."""
    match = pattern.fullmatch(word)
    if match is None:
        raise ValueError(word)
    return match


# -- values and their words ---------------------------------------------------------------------------------------


def read_number(word: str) -> int:
    """Read a number that is not negative, of at most six digits."""
    return int(matched(_NUMBER, word)[0])


def write_number(value: object) -> str:
    """Write such a number."""
    if type(value) is not int:
        raise ValueError(value)
    return matched(_NUMBER, str(value))[0]


def read_place(word: str) -> Place:
    """Read a place: `2,0` is level 2, x 0."""
    level, x = matched(_PLACE, word).groups()
    return Place(int(level), int(x))


def write_place(value: object) -> str:
    """Write a place."""
    if not isinstance(value, Place):
        raise ValueError(value)
    return matched(_PLACE, f"{value.level},{value.x}")[0]


def read_gems(word: str) -> Gems:
    """Read gems: how many of each color there are, in the order blue, red, green, yellow."""
    if word == NONE:
        return NO_GEMS
    blue, red, green, yellow = matched(_GEMS, word).groups("0")
    return int(blue), int(red), int(green), int(yellow)


def write_gems(value: object) -> str:
    """Write gems.

    >>> write_gems((0, 2, 0, 1)), write_gems((0, 0, 0, 0))
    ('2r1y', '-')
    """
    if not isinstance(value, tuple) or len(value) != len(COLORS):
        raise ValueError(value)
    if value == NO_GEMS:
        return NONE
    counts = zip(value, COLORS, strict=True)
    return matched(_GEMS, "".join([f"{count}{color[0]}" for count, color in counts if count != 0]))[0]


def read_token(word: str) -> Token:
    """Read a token that lies on a card."""
    letter, kind, value = matched(_TOKEN, word).groups()
    if letter:
        return Token(KIND_OF[letter])
    if kind == "p":
        return Token(TokenKind.POWER, int(value))
    if kind == "m+":
        return Token(TokenKind.MAGIC_BONUS, int(value))
    return Token(TokenKind.CIRCLE_BONUS, int(value), COLOR_OF[kind[0]])


def write_token(value: object) -> str:
    """Write a token.

    >>> write_token(Token(TokenKind.POWER, 12)), write_token(Token(TokenKind.CIRCLE_BONUS, 2, Color.RED))
    ('p12', 'r+2')
    """
    match value:
        case Token(TokenKind.SCIENCE | TokenKind.MAGIC | TokenKind.DEFENSE as kind, None, None):
            word = _LETTER_OF[kind]
        case Token(TokenKind.POWER, int(points), None):
            word = f"p{points}"
        case Token(TokenKind.MAGIC_BONUS, int(points), None):
            word = f"m+{points}"
        case Token(TokenKind.CIRCLE_BONUS, int(points), Color() as color):
            word = f"{color[0]}+{points}"
        case _:
            raise ValueError(value)
    return matched(_TOKEN, word)[0]


# -- symbols ------------------------------------------------------------------------------------------------------


class Symbol(NamedTuple):
    """A terminal symbol, one word of a line: its description for messages, its parser and its writer.

    `words` are those that it can be, if they can be listed. The parser and the writer raise `ValueError` for what the
    symbol does not cover.
    """

    allowed: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    words: tuple[str, ...] = ()


def named(values: Mapping[str, object]) -> Symbol:
    """Return the symbol of an enumeration: values by their words."""

    def read(word: str) -> object:
        if word not in values:
            raise ValueError(word)
        return values[word]

    def write(value: object) -> str:
        for word, known in values.items():
            if known == value:
                return word
        raise ValueError(value)

    return Symbol(joined(values, "or"), read, write, tuple(values))


def listed(one: Symbol, what: str) -> Symbol:
    """Return the symbol of a tuple of values, separated by commas; `-` is the empty tuple."""

    def read(word: str) -> tuple[object, ...]:
        return () if word == NONE else tuple(one.read(part) for part in word.split(","))

    def write(value: object) -> str:
        if not isinstance(value, tuple):
            raise ValueError(value)
        return ",".join(map(one.write, value)) or NONE

    return Symbol(what, read, write)


def optional(one: Symbol) -> Symbol:
    """Return the symbol of a value or None, which is written `none`."""
    return Symbol(
        f"{one.allowed}, or none",
        lambda word: None if word == "none" else one.read(word),
        lambda value: "none" if value is None else one.write(value),
    )


def numbered(what: str) -> Symbol:
    """Return the symbol of a number that names something, such as a card."""
    return Symbol(f"the number of {what}", read_number, write_number)


PLACE = Symbol("a place, as 2,0", read_place, write_place)
GEMS = Symbol("gems, as 2r1y, or - for none", read_gems, write_gems)
TOKEN = Symbol("a token (s, m, d, p12, m+3 or r+2)", read_token, write_token)


# -- a line -------------------------------------------------------------------------------------------------------


class NotationLine:
    """A tokenizer: a line, read word by word; `column` is that of the next word, counted from 1."""

    def __init__(self, text: str) -> None:
        check_type(text, str, "a str for text")
        if len(text) > MAX_CHARACTERS:
            raise BadNotation(MAX_CHARACTERS + 1, f"an end after at most {MAX_CHARACTERS} characters", "more")
        self._text = text
        self._words = text.split(" ")
        self._next = 0
        self.column = 1

    @property
    def is_done(self) -> bool:
        """Whether no word is left."""
        return self._next == len(self._words)

    def take(self, symbol: Symbol) -> Any:
        """Parse the next word; raise `BadNotation` if the symbol does not cover it, or no word is left."""
        if self.is_done:
            raise BadNotation(len(self._text) + 1, symbol.allowed, "the end")
        word = self._words[self._next]
        try:
            value = symbol.read(word)
        except ValueError:
            found = f"{shown(word)}{did_you_mean(word, symbol.words)}"
            raise BadNotation(self.column, symbol.allowed, found) from None
        self._next += 1
        self.column += len(word) + 1
        return value

    def must_be(self, text: str) -> None:
        """Raise `BadNotation` unless the line is the canonical text of its value."""
        if text != self._text:
            equal = takewhile(lambda pair: pair[0] == pair[1], zip(text, self._text, strict=False))
            same = len([*equal])
            raise BadNotation(same + 1, shown(text[same:]) if text[same:] else "nothing more", shown(self._text[same:]))
