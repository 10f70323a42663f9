"""Serialization of final scores and problems, as records of plain values with limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import attrs

from viceroy.errors import Problem
from viceroy.model.tokens import COLORS, MAX_PLAYERS, Color
from viceroy.scoring.items import AttackItem, Line, LinePoints, MagicItem, ScoreItem, SetsItem
from viceroy.scoring.painting import gems_spent
from viceroy.scoring.score import FinalScore, PaintedCircle, Painting, PlayerScore
from viceroy.values import Between, Count, Items, NonEmptyText, Value, plain_data, serialized
from viceroy.wording.reasons import reason

FINAL_SCORE_FORMAT: Literal["final-score/1"] = "final-score/1"
PROBLEMS_FORMAT = "problems/1"


@serialized(key="item")
@attrs.frozen(kw_only=True)
class ItemRecord(Value):
    """An item that is about no place: magic, sets or attack."""

    line: Literal[Line.MAGIC, Line.SETS, Line.ATTACK]
    """The line that it belongs to."""
    points: int
    """What it is worth."""
    reason: NonEmptyText
    """Why, in English."""
    rule: NonEmptyText
    """The rule, as R11.5."""


@serialized(key="placed_item")
@attrs.frozen(kw_only=True)
class PlacedItemRecord(Value):
    """An item about a place."""

    line: Literal[Line.CIRCLES, Line.INFINITE_GEMS, Line.LAWS, Line.POWER]
    """The line that it belongs to."""
    points: int
    """What it is worth."""
    level: Annotated[int, Between(1, 5)]
    """The level of the card."""
    x: Count
    """The place on its level, counted from the leftmost card of level 1."""
    card: int | None
    """The number of the card, null for one that has none."""
    reason: NonEmptyText
    """Why, in English."""
    rule: NonEmptyText
    """The rule, as R11.1."""


@serialized(key="painted_circle")
@attrs.frozen(kw_only=True)
class PaintedCircleRecord(Value):
    """A circle that got gems."""

    level: Annotated[int, Between(2, 5)]
    """The level of its upper card."""
    x: Count
    """The place of its upper card, counted from the leftmost card of level 1."""
    color: Color | None
    """The color that it has now, null where it is still of several colors."""
    gems: Annotated[int, Between(1, 4)]
    """How many gems it got."""


@serialized(key="spent_gems")
@attrs.frozen(kw_only=True)
class GemsRecord(Value):
    """How many gems of each color were spent."""

    blue: Count
    """How many blue gems."""
    red: Count
    """How many red gems."""
    green: Count
    """How many green gems."""
    yellow: Count
    """How many yellow gems."""


@serialized(key="painting")
@attrs.frozen(kw_only=True)
class PaintingRecord(Value):
    """A player's painting."""

    gems: GemsRecord
    """The gems that were spent, by color."""
    circles: tuple[PaintedCircleRecord, ...]
    """The circles that got gems."""
    best: bool
    """Whether no legal painting scores more."""


@serialized(key="player", is_sparse=True)
@attrs.frozen(kw_only=True)
class PlayerRecord(Value):
    """A player's score."""

    name: NonEmptyText
    """The name."""
    rank: Annotated[int, Between(1, MAX_PLAYERS)]
    """1 for a winner; equal totals share a rank (C41)."""
    total: int
    """The sum of the lines."""
    lines: LinePoints
    items: tuple[ItemRecord | PlacedItemRecord, ...]
    """All that scored, line by line."""
    painting: PaintingRecord
    screen_is_hidden: bool = False
    """Whether gems and attack tokens behind the screen are not known, and count as none; only while a game goes on."""


@attrs.frozen(kw_only=True)
class ScoreRecord(Value):
    """A final score as it was written: numbers and reasons, without the cards behind them.

    `loads` and `from_data` make it from what `dumps` and `to_data` made of a `FinalScore`; written again, it is the
    same text. Names, totals and ranks stand under the same names in both; `lines` holds points by the names of `Line`.
    """

    players: Annotated[tuple[PlayerRecord, ...], Items(1, MAX_PLAYERS)]
    """The players, in the order of the table."""
    winners: Annotated[tuple[str, ...], Items(1, MAX_PLAYERS)]
    """The names of those with the most points (R10.4)."""


# -- what is written --------------------------------------------------------------------------------------------------


def final_score_data(score: FinalScore | ScoreRecord) -> dict[str, Any]:
    """Return a final score as plain data, in the order of `final-score.schema.json`.

    >>> final_score_data(FinalScore(()))
    {'format': 'final-score/1', 'players': [], 'winners': []}
    """
    record = score_record(score) if isinstance(score, FinalScore) else score
    return {"format": FINAL_SCORE_FORMAT, **plain_data(record)}


def problems_data(problems: Iterable[Problem]) -> dict[str, Any]:
    """Return problems as plain data; the list may be empty. Excerpts and paths are left out.

    >>> problems_data([])
    {'format': 'problems/1', 'problems': []}
    """
    return {"format": PROBLEMS_FORMAT, "problems": [plain_data(each) for each in problems]}


def score_record(score: FinalScore) -> ScoreRecord:
    """Return a final score as a record."""
    return ScoreRecord(players=tuple(map(_player, score.players)), winners=score.winners)


def _player(player: PlayerScore) -> PlayerRecord:
    return PlayerRecord(
        name=player.name,
        rank=player.rank,
        total=player.total,
        lines=player.lines,
        items=tuple(map(_item, player.items)),
        painting=_painting(player.painting),
        screen_is_hidden=player.screen_is_hidden,
    )


def _item(item: ScoreItem) -> ItemRecord | PlacedItemRecord:
    if isinstance(item, MagicItem | SetsItem | AttackItem):
        return ItemRecord(line=item.line, points=item.points, reason=reason(item), rule=item.rule)  # type: ignore[arg-type]
    return PlacedItemRecord(
        line=item.line,  # type: ignore[arg-type] # the lines of items are declared as lines
        points=item.points,
        level=item.place.level,
        x=item.place.x,
        card=item.card.number,
        reason=reason(item),
        rule=item.rule,
    )


def _painting(painting: Painting) -> PaintingRecord:
    circles = tuple(map(_painted_circle, painting.circles))
    spent = {color.value: count for color, count in zip(COLORS, gems_spent(painting.paints), strict=True)}
    return PaintingRecord(gems=GemsRecord(**spent), circles=circles, best=painting.is_best)


def _painted_circle(circle: PaintedCircle) -> PaintedCircleRecord:
    return PaintedCircleRecord(level=circle.place.level, x=circle.place.x, color=circle.color, gems=circle.gems)
