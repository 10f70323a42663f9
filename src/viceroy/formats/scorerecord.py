"""A final score and problems as they are written in JSON: records of plain values, with their limits."""

from __future__ import annotations

from typing import Any, Literal

import attrs

from viceroy.errors import Code, Severity
from viceroy.model.tokens import MOST_PLAYERS, Color
from viceroy.scoring.score import Line


def _between(low: int, high: int | None = None) -> Any:
    """Declare an integer with a range."""

    def validate(_: object, attribute: attrs.Attribute[int], value: int) -> None:
        if value < low or (high is not None and value > high):
            allowed = f"at least {low}" if high is None else f"from {low} to {high}"
            raise ValueError(f"{attribute.name} must be {allowed}, found {value}")

    return attrs.field(validator=validate)


def _holding(least: int, most: int | None = None) -> Any:
    """Declare a text or a list with a range of lengths."""

    def validate(_: object, attribute: attrs.Attribute[Any], value: Any) -> None:
        if len(value) < least or (most is not None and len(value) > most):
            allowed = f"at least {least}" if most is None else f"{least} to {most}"
            raise ValueError(f"{attribute.name} must hold {allowed}, found {len(value)}")

    return attrs.field(validator=validate)


@attrs.frozen(kw_only=True)
class LinesRecord:
    """The points of the seven lines."""

    circles: int
    infinite_gems: int
    laws: int
    power: int
    magic: int
    sets: int
    attack: int


@attrs.frozen(kw_only=True)
class ItemRecord:
    """An item that is about no place: magic, sets or attack."""

    line: Line
    points: int
    reason: str = _holding(1)
    rule: str = _holding(1)


@attrs.frozen(kw_only=True)
class PlacedItemRecord:
    """An item about a place; `card` is its number, None for a card that has none."""

    line: Line
    points: int
    level: int = _between(1, 5)
    x: int = _between(0)
    card: int | None
    reason: str = _holding(1)
    rule: str = _holding(1)


PLACED_LINES = (Line.CIRCLES, Line.INFINITE_GEMS, Line.LAWS, Line.POWER)
"""The lines whose items are about a place."""


@attrs.frozen(kw_only=True)
class GemsRecord:
    """How many gems of each color."""

    blue: int = _between(0)
    red: int = _between(0)
    green: int = _between(0)
    yellow: int = _between(0)


@attrs.frozen(kw_only=True)
class PaintedCircleRecord:
    """A circle that got gems; `color` is None where it is still of several colors."""

    level: int = _between(2, 5)
    x: int = _between(0)
    color: Color | None
    gems: int = _between(1, 4)


@attrs.frozen(kw_only=True)
class PaintingRecord:
    """A player's painting."""

    gems: GemsRecord
    circles: tuple[PaintedCircleRecord, ...]
    best: bool


@attrs.frozen(kw_only=True)
class PlayerRecord:
    """A player's score."""

    name: str = _holding(1)
    rank: int = _between(1, MOST_PLAYERS)
    total: int
    lines: LinesRecord
    items: tuple[ItemRecord | PlacedItemRecord, ...]
    painting: PaintingRecord


@attrs.frozen(kw_only=True)
class ScoreRecord:
    """A final score as it was written: numbers and reasons, without the cards behind them."""

    format: Literal["final-score/1"]
    players: tuple[PlayerRecord, ...] = _holding(1, MOST_PLAYERS)
    winners: tuple[str, ...] = _holding(1, MOST_PLAYERS)


@attrs.frozen(kw_only=True)
class ProblemRecord:
    """A problem as it was written."""

    file: str
    line: int = _between(1)
    column: int = _between(1)
    severity: Severity
    code: Code
    message: str = _holding(1)


@attrs.frozen(kw_only=True)
class ProblemsRecord:
    """A list of problems as it was written."""

    format: Literal["problems/1"]
    problems: tuple[ProblemRecord, ...]
