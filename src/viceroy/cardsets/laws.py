"""The parts of cards and the points of laws as they are written in YAML: nodes in, values out."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, TypeVar

from viceroy.errors import Code
from viceroy.messages import joined, shown
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, Sections
from viceroy.model.laws import (
    HAS_COLOR,
    HAS_LEVEL,
    PLACES_COUNTED,
    CardKind,
    Counted,
    PointsByLevel,
    PointsClause,
    PointsForMost,
    PointsPer,
    Quantity,
    Reward,
    Where,
)
from viceroy.model.tokens import COLORS, NO_TOKENS, CircleBonus, Color, Tokens
from viceroy.values import Named
from viceroy.yamlfiles.reader import Reader, found

if TYPE_CHECKING:
    from viceroy.yamlfiles.documents import Node

MOST = 99  # of anything that a card gives, counts or asks for

T = TypeVar("T")


def all_of(values: list[T | None]) -> tuple[T, ...] | None:
    """Return the values if none is missing."""
    found = tuple(value for value in values if value is not None)
    return found if len(found) == len(values) else None


def read_each(
    reader: Reader,
    node: Node,
    what: str,
    read: Callable[[Reader, Node], T | None],
    *,
    least: int = 0,
    most: int | None = None,
) -> tuple[T, ...] | None:
    """Read a list, each item by `read`; None if there are too few or too many, or one that could not be read."""
    if not isinstance(node.value, list) or not least <= len(node.value) <= (most or len(node.value)):
        reader.sequence(node, what, least=least, most=most)
    if not isinstance(node.value, list):
        return None
    values = all_of([read(reader, item) for item in node.value])
    return None if values is None or len(values) < least or len(values) > (most or len(values)) else values


# -- sections -----------------------------------------------------------------------------------------------------

_SECTIONS = ("top_left", "top_right", "bottom")


def read_sections(reader: Reader, node: Node) -> Sections | None:
    """Read the sections of a card; the bottom is one color, or a list of the left and the right half (C34)."""
    keys = reader.mapping(node, "sections", required=_SECTIONS)
    if keys is None:
        return None
    left, right = (_read_section(reader, keys[name], name) if name in keys else None for name in _SECTIONS[:2])
    halves = _read_bottom(reader, keys["bottom"]) if "bottom" in keys else None
    return None if halves is None or len(keys) < len(_SECTIONS) else Sections(left, right, *halves)


def _read_bottom(reader: Reader, node: Node) -> tuple[Color | None, Color | None] | None:
    if not isinstance(node.value, list):
        color = _read_section(reader, node, "bottom")
        return color, color
    colors = [_read_section(reader, half, "bottom") for half in node.value]
    if reader.sequence(node, "bottom", least=2, most=2) is None:
        return None
    left, right = colors
    return left, right


def _read_section(reader: Reader, node: Node, what: str) -> Color | None:
    """Read the color of a section; null is a blank one."""
    return None if node.value is None else reader.one_of(node, what, Color)


# -- rewards ------------------------------------------------------------------------------------------------------


class _OfChoice(Named):
    ANY = "any"


_AMOUNTS = ("gems", "draw", "science", "magic", "defense", "attack", "power", "magic_bonus")
_REWARDS = (*_AMOUNTS, "circle_bonus", "infinite_gem")


def read_reward(reader: Reader, node: Node, what: str = "a reward") -> Reward | None:
    """Read what a row of a character, or an option of a law, gives (A7)."""
    keys = reader.mapping(node, what, optional=_REWARDS)
    if keys is None:
        return None
    if not node.value:
        reader.error(node, Code.WRONG_VALUE, f"a reward needs at least one of {joined(_REWARDS, 'or')}")
        return None
    amounts = {name: read_amount(reader, keys[name], name) for name in _AMOUNTS if name in keys}
    bonus = read_circle_bonus(reader, keys["circle_bonus"]) if "circle_bonus" in keys else None
    infinite_gem = read_infinite_gem(reader, keys["infinite_gem"]) if "infinite_gem" in keys else None
    return Reward(
        gems=amounts.get("gems", 0),
        draw=amounts.get("draw", 0),
        attack=amounts.get("attack", 0),
        tokens=_tokens(amounts, bonus),
        infinite_gem=infinite_gem,
    )


def read_amount(reader: Reader, node: Node, what: str) -> int:
    """Read a number of things, at least one; 0 stands where the problem has been told."""
    return reader.integer(node, what, low=1, high=MOST) or 0


def _tokens(amounts: dict[str, int], bonus: CircleBonus | None) -> Tokens:
    if bonus is None and not _ON_CARDS.intersection(amounts):
        return NO_TOKENS
    return Tokens(
        science=amounts.get("science", 0),
        magic=amounts.get("magic", 0),
        defense=amounts.get("defense", 0),
        power=(amounts["power"],) if "power" in amounts else (),
        magic_bonus=(amounts["magic_bonus"],) if "magic_bonus" in amounts else (),
        circle_bonus=() if bonus is None else (bonus,),
    )


_ON_CARDS = frozenset({"science", "magic", "defense", "power", "magic_bonus"})


def read_circle_bonus(reader: Reader, node: Node, what: str = "circle_bonus") -> CircleBonus | None:
    """Read a circle bonus: its color and value (R7.8)."""
    keys = reader.mapping(node, what, required=("color", "value"))
    if keys is None:
        return None
    color = reader.one_of(keys["color"], "color", Color) if "color" in keys else None
    value = read_amount(reader, keys["value"], "value") if "value" in keys else 0
    return CircleBonus(color, value) if color is not None and value else None


def read_infinite_gem(reader: Reader, node: Node) -> Color | Literal["any"] | None:
    """Read the color of an infinite gem, or `any` where the player chooses it (R7.9)."""
    gem: StrEnum | None = reader.one_of(node, "infinite_gem", (*COLORS, _OfChoice.ANY))
    return "any" if gem is _OfChoice.ANY else gem if isinstance(gem, Color) else None


# -- quantities ---------------------------------------------------------------------------------------------------

_LEVELED = frozenset(counted for counted, _ in HAS_LEVEL)
_COMPARED = (Where.PYRAMID, Where.PYRAMID_AND_TUCKED, Where.SCREEN)
_NOT_COMPARED = tuple(where for where in Where if where not in _COMPARED)


def read_quantity(reader: Reader, node: Node, what: str = "a quantity") -> Quantity | None:
    """Read what a law counts: `count` and `where`, and of which color, kind or level."""
    keys = reader.mapping(node, what, required=("count", "where"), optional=("color", "kind", "level"))
    if keys is None:
        return None
    counted = reader.one_of(keys["count"], "count", Counted) if "count" in keys else None
    where = reader.one_of(keys["where"], "where", Where) if "where" in keys else None
    color = reader.one_of(keys["color"], "color", Color) if "color" in keys else None
    kind = reader.one_of(keys["kind"], "kind", CardKind) if "kind" in keys else None
    level = reader.integer(keys["level"], "level", low=1, high=TOP_LEVEL) if "level" in keys else None
    _check_quantity(reader, node, keys, counted, where)
    return None if counted is None or where is None else Quantity(counted, where, color, kind, level)


def _check_quantity(
    reader: Reader, node: Node, keys: dict[str, Node], counted: Counted | None, where: Where | None
) -> None:
    """Report what does not go with what is counted, or with where."""
    if counted is not None and where is not None and where not in PLACES_COUNTED[counted]:
        places = PLACES_COUNTED[counted]
        alike = joined((other for other, where in PLACES_COUNTED.items() if where == places), "or")
        allowed = f"with count {alike}, where needs {joined(places, 'or')}"
        reader.error(keys["where"], Code.WRONG_VALUE, f"{allowed}, found {found(keys['where'])}")
    if counted is not None and counted not in HAS_COLOR:
        _refuse_key(reader, node, "color", f"color goes only with count {joined(_in_order(HAS_COLOR), 'or')}")
    if counted is not None and counted is not Counted.CARDS:
        _refuse_key(reader, node, "kind", f"kind goes only with count {Counted.CARDS}")
    if (counted is not None and counted not in _LEVELED) or (where is not None and where is not Where.PYRAMID):
        leveled = joined(_in_order(_LEVELED), "or")
        _refuse_key(reader, node, "level", f"level goes only with where {Where.PYRAMID} and count {leveled}")


def _in_order(some: frozenset[Counted]) -> list[Counted]:
    return [counted for counted in Counted if counted in some]


def _refuse_key(reader: Reader, node: Node, key: str, message: str) -> None:
    """Report a key where it does not belong, if it is there."""
    if key in node.keys:
        reader.error(node.keys[key], Code.UNKNOWN_KEY, message)


# -- points clauses -----------------------------------------------------------------------------------------------


def read_clause(reader: Reader, node: Node) -> PointsClause | None:
    """Read a points clause; the key `by_level` or `most` tells which kind it is, else it counts by `per`."""
    if "by_level" in node.keys:
        keys = reader.mapping(node, "a points clause by level", required=("by_level",))
        return None if keys is None else _read_points_by_level(reader, keys)
    if "most" in node.keys:
        keys = reader.mapping(node, "a points clause for the most", required=("points", "most"))
        return None if keys is None else _read_points_for_most(reader, keys)
    keys = reader.mapping(node, "a points clause", required=("points", "per"), optional=("every", "up_to"))
    return None if keys is None else _read_points_per(reader, keys)


def _read_points_per(reader: Reader, keys: dict[str, Node]) -> PointsPer | None:
    quantity = read_quantity(reader, keys["per"], "per") if "per" in keys else None
    is_painted = _is_painted(keys.get("per"))
    points = _read_points(reader, keys["points"], is_painted=is_painted) if "points" in keys else None
    every = read_amount(reader, keys["every"], "every") if "every" in keys else 1
    up_to = read_amount(reader, keys["up_to"], "up_to") if "up_to" in keys else None
    if quantity is None or points is None or not every or up_to == 0:
        return None
    return PointsPer(points, quantity, every, up_to)


def _read_points_by_level(reader: Reader, keys: dict[str, Node]) -> PointsByLevel | None:
    rows = TOP_LEVEL_OF_LAWS  # R6.8
    points = read_each(reader, keys["by_level"], "by_level", _read_row, least=rows, most=rows)
    if points is None:
        return None
    first, second, third, fourth = points
    return PointsByLevel((first, second, third, fourth))


def _read_row(reader: Reader, node: Node) -> int | None:
    return reader.integer(node, "by_level", low=-MOST, high=MOST)


def _read_points_for_most(reader: Reader, keys: dict[str, Node]) -> PointsForMost | None:
    points = _read_points(reader, keys["points"], is_painted=False) if "points" in keys else None
    quantity = read_quantity(reader, keys["most"], "most")
    _check_compared(reader, keys["most"])
    return None if quantity is None or points is None else PointsForMost(points, quantity)


def _check_compared(reader: Reader, node: Node) -> None:
    """Report a quantity that players are not compared by: it lies on one law, or painting changes it (C38)."""
    count, where = _words(node)
    if count == Counted.CIRCLES:
        told = "with most, count needs something that painting does not change"
        reader.error(node.at(["count"]), Code.WRONG_VALUE, f"{told}, found {shown(count)}")
    if where not in _places_of(count):
        return  # told already
    if count == Counted.GEMS and where != Where.PYRAMID:
        told = "with most and count gems, where needs pyramid"
        reader.error(node.at(["where"]), Code.WRONG_VALUE, f"{told}, found {shown(where)}")
    elif where in _NOT_COMPARED:
        told = f"with most, where needs {joined(_COMPARED, 'or')}"
        reader.error(node.at(["where"]), Code.WRONG_VALUE, f"{told}, found {shown(where)}")


def _read_points(reader: Reader, node: Node, *, is_painted: bool) -> int | None:
    points = reader.integer(node, "points", low=-MOST, high=MOST)
    if points == 0:
        reader.error(node, Code.WRONG_VALUE, "points needs a whole number other than 0, found 0")
    elif points is not None and points < 0 and is_painted:
        told = "points needs at least 1 where circles or gems behind the screen are counted"
        reader.error(node, Code.WRONG_VALUE, f"{told}, found {points}")
    return points


def _is_painted(node: Node | None) -> bool:
    """Whether painting can change what is counted (C37)."""
    count, where = _words(node)
    return count == Counted.CIRCLES or (count == Counted.GEMS and where == Where.SCREEN)


def _words(node: Node | None) -> tuple[str, str]:
    """Return what a quantity says under `count` and `where`, right or wrong; empty where that is no word."""
    if node is None or not isinstance(node.value, dict):
        return "", ""
    count, where = (node.at([key]).value for key in ("count", "where"))
    return count if isinstance(count, str) else "", where if isinstance(where, str) else ""


def _places_of(count: str) -> tuple[Where, ...]:
    """Return where a thing can be counted; every place, where the word is none that is counted."""
    return next((places for counted, places in PLACES_COUNTED.items() if counted == count), tuple(Where))
