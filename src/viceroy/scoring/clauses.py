"""Points clauses: what the visible laws of a player are worth at the end of the game (R11.3)."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.model.points import PointsByLevel, PointsClause, PointsPer
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.scoring.counting import Holdings, count


def counted_and_points(
    law: PlacedCard, clause: PointsClause, all_holdings: Sequence[Holdings], seat: int
) -> tuple[int, int]:
    """Return what a clause of a law of a seat counts, or the level of the law, and the points for that."""
    own = all_holdings[seat]
    if isinstance(clause, PointsPer):
        counted = count(clause.per, own, law)
        return counted, clause.of(counted)
    if isinstance(clause, PointsByLevel):
        level = law.place.level
        return level, clause.by_level[level - 1]
    counted = count(clause.most, own, law)
    others = [count(clause.most, other, law) for other in all_holdings if other is not own]
    return counted, clause.points if counted and all(counted >= other for other in others) else 0


def painted_clauses(pyramid: Pyramid) -> tuple[PointsPer, ...]:
    """Return the clauses of the visible laws that count circles or gems left (C37)."""
    return tuple(
        clause
        for placed in pyramid.cards
        for clause in placed.card.scoring
        if isinstance(clause, PointsPer) and clause.per.is_painted
    )
