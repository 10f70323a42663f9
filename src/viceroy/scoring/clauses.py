"""Points clauses: what the visible laws of a player are worth at the end of the game (R11.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeGuard

from viceroy.model.cards import AnyCard
from viceroy.model.points import PointsClause, PointsPer
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import Quantity, Where
from viceroy.scoring.counting import Holdings, count_of
from viceroy.scoring.reckoning import Numbers


class Reckoned(NamedTuple):
    """What a clause counts (of a clause by level the level of the law, of a copy the points), and the points for that.

    `asked` is what its condition counts, None where it has none.
    """

    counted: int
    points: int
    asked: int | None = None


def counted_and_points(law: PlacedCard, clause: PointsClause, all_holdings: Sequence[Holdings], seat: int) -> Reckoned:
    """Return what a clause of a law of a seat counts, and the points for that."""
    if isinstance(clause, PointsPer) and isinstance(clause.per, Quantity) and clause.condition is None:  # fast path
        counted = count_of(clause.per, all_holdings, seat, law)
        return Reckoned(counted, clause.of(counted))
    return Reckoned(*Numbers(law, all_holdings, seat).clause(clause))


def copied_law(law: PlacedCard, all_holdings: Sequence[Holdings], seat: int) -> AnyCard | None:
    """Return the adjacent law that scores the most, of several the first; None if none scores more than 0."""
    adjacent = [one for one in all_holdings[seat].pyramid.adjacent(law.place) if one.card.scoring]
    worth = [Numbers(one, all_holdings, seat).own_points() for one in adjacent]
    best = max(worth, default=0)
    return adjacent[worth.index(best)].card if best > 0 else None


def painted_clauses(pyramid: Pyramid) -> tuple[PointsPer, ...]:
    """Return the plain clauses of the visible laws that count circles or gems left (C37).

    All others that painting can change are `viceroy.scoring.stakes`.
    """
    return tuple(clause for placed in pyramid.cards for clause in placed.card.scoring if is_plainly_painted(clause))


def is_plainly_painted(clause: PointsClause) -> TypeGuard[PointsPer]:
    """Whether a clause pays for circles of the pyramid or gems left, of one make and on no condition."""
    if not isinstance(clause, PointsPer) or clause.condition is not None:
        return False
    per = clause.per
    return isinstance(per, Quantity) and per.is_painted and per.where is not Where.TOUCHING
