"""JSON of final scores and problems, with the version of its format in every text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from viceroy.errors import Problem
from viceroy.model.tokens import COLORS
from viceroy.scoring.painting import gems_spent
from viceroy.scoring.score import (
    LINES,
    AttackItem,
    FinalScore,
    MagicItem,
    PaintedCircle,
    Painting,
    PlayerScore,
    ScoreItem,
    SetsItem,
)
from viceroy.wording.points import reason

FINAL_SCORE_FORMAT = "final-score/1"
PROBLEMS_FORMAT = "problems/1"

Data = dict[str, Any]


def final_score_data(score: FinalScore) -> Data:
    """Return a final score as plain data, in the order of `final-score.schema.json`.

    >>> final_score_data(FinalScore(()))
    {'format': 'final-score/1', 'players': [], 'winners': []}
    """
    return {
        "format": FINAL_SCORE_FORMAT,
        "players": [_player_data(player) for player in score.players],
        "winners": list(score.winners),
    }


def _player_data(player: PlayerScore) -> Data:
    return {
        "name": player.name,
        "rank": player.rank,
        "total": player.total,
        "lines": {line.value: points for line, points in zip(LINES, player.lines, strict=True)},
        "items": [_item_data(item) for item in player.items],
        "painting": _painting_data(player.painting),
    }


def _item_data(item: ScoreItem) -> Data:
    return {
        "line": item.line.value,
        "points": item.points,
        **_place_data(item),
        "reason": reason(item),
        "rule": item.rule,
    }


def _place_data(item: ScoreItem) -> Data:
    """Where an item is about a place: level, x and the card's number, null for a card that has none."""
    if isinstance(item, MagicItem | SetsItem | AttackItem):
        return {}
    return {"level": item.place.level, "x": item.place.x, "card": item.card.number}


def _painting_data(painting: Painting) -> Data:
    spent = gems_spent(painting.paints)
    return {
        "gems": {color.value: count for color, count in zip(COLORS, spent, strict=True)},
        "circles": [_painted_circle_data(circle) for circle in painting.circles],
        "best": painting.is_best,
    }


def _painted_circle_data(circle: PaintedCircle) -> Data:
    return {
        "level": circle.place.level,
        "x": circle.place.x,
        "color": None if circle.color is None else circle.color.value,
        "gems": circle.gems,
    }


def problems_data(problems: Iterable[Problem]) -> Data:
    """Return problems as plain data, in the order of `problems.schema.json`; excerpts are for people and stay out."""
    return {"format": PROBLEMS_FORMAT, "problems": [_problem_data(problem) for problem in problems]}


def _problem_data(problem: Problem) -> Data:
    return {
        "file": problem.file,
        "line": problem.line,
        "column": problem.column,
        "severity": problem.severity.value,
        "code": problem.code.value,
        "message": problem.message,
    }
