"""The small values of a score sheet: gems, tokens, colors, choices. Each is read by its shape alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceroy.cardsets.laws import read_circle_bonus, read_each
from viceroy.errors import Code
from viceroy.messages import did_you_mean
from viceroy.model.tokens import COLORS, CircleBonus, Color, Gems, TokenKind, Tokens
from viceroy.yamlfiles.reader import Reader, found

if TYPE_CHECKING:
    from viceroy.yamlfiles.nodes import Node

MOST = 99  # of anything that a sheet counts

POINTS, REWARDS = "points", "rewards"  # what a character may give on level 5 (R6.11)

Choice = str | tuple[int, ...]
"""Which of the things offered a player took: a word on level 5, numbers from 1 on a law."""


def read_count(reader: Reader, node: Node, what: str) -> int | None:
    """Read how many of something there are: 0 to 99."""
    return reader.integer(node, what, low=0, high=MOST)


def read_color(reader: Reader, node: Node) -> Color | None:
    """Read a color."""
    return reader.one_of(node, "a color", Color)


def read_colors(reader: Reader, node: Node) -> tuple[Color, ...] | None:
    """Read infinite gems: a list of their colors."""
    return read_each(reader, node, "infinite_gems", read_color)


def read_gems(reader: Reader, node: Node) -> Gems | None:
    """Read gems by their colors; those left out are 0."""
    keys = reader.mapping(node, "gems", optional=[color.value for color in COLORS])
    if keys is None:
        return None
    counts = [read_count(reader, keys[color], f"the {color} gems") if color in keys else 0 for color in COLORS]
    if None in counts:
        return None
    blue, red, green, yellow = (count or 0 for count in counts)
    return blue, red, green, yellow


def read_stored(reader: Reader, node: Node) -> Gems | int | None:
    """Read the gems stored on a law: how many, or how many of each color."""
    if isinstance(node.value, dict):
        return read_gems(reader, node)
    if type(node.value) is int:
        return read_count(reader, node, "the number of stored gems")
    told = f"stored gems need a whole number, or colors with numbers, found {found(node)}"
    reader.error(node, Code.WRONG_TYPE, told)
    return None


def read_tokens(reader: Reader, node: Node) -> Tokens | None:
    """Read the tokens on a card; kinds left out are 0."""
    keys = reader.mapping(node, "tokens", optional=[kind.value for kind in TokenKind])
    if keys is None:
        return None
    counts = {key: read_count(reader, keys[key], key) for key in _COUNTED if key in keys}
    values = {key: read_each(reader, keys[key], key, _token_value) for key in _VALUED if key in keys}
    bonuses = keys.get(TokenKind.CIRCLE_BONUS)
    circle_bonus = () if bonuses is None else read_each(reader, bonuses, "circle_bonus", _circle_bonus)
    if circle_bonus is None or None in counts.values() or None in values.values():
        return None
    return Tokens(
        science=counts.get(TokenKind.SCIENCE) or 0,
        magic=counts.get(TokenKind.MAGIC) or 0,
        defense=counts.get(TokenKind.DEFENSE) or 0,
        power=values.get(TokenKind.POWER) or (),
        magic_bonus=values.get(TokenKind.MAGIC_BONUS) or (),
        circle_bonus=circle_bonus,
    )


_COUNTED = (TokenKind.SCIENCE, TokenKind.MAGIC, TokenKind.DEFENSE)
_VALUED = (TokenKind.POWER, TokenKind.MAGIC_BONUS)  # a token of each value written


def _token_value(reader: Reader, node: Node) -> int | None:
    return reader.integer(node, "the value of a token", low=1, high=MOST)


def _circle_bonus(reader: Reader, node: Node) -> CircleBonus | None:
    return read_circle_bonus(reader, node, "a circle bonus")


def read_choice(reader: Reader, node: Node) -> Choice | None:
    """Read which of the things offered was taken: a word, a number from 1, or a number for each choice of a law."""
    value = node.value
    if isinstance(value, list):
        return read_each(reader, node, "choice", _option, least=1)
    if type(value) is int:
        number = _option(reader, node)
        return None if number is None else (number,)
    if isinstance(value, str) and value in (POINTS, REWARDS):
        return value
    hint = did_you_mean(value, (POINTS, REWARDS)) if isinstance(value, str) else ""
    code = Code.WRONG_VALUE if isinstance(value, str) else Code.WRONG_TYPE
    told = f"choice needs {POINTS} or {REWARDS} (level 5), or a whole number (a law), found {found(node)}{hint}"
    reader.error(node, code, told)
    return None


def _option(reader: Reader, node: Node) -> int | None:
    return reader.integer(node, "a choice", low=1, high=MOST)
