"""Points clauses: what quantities, conditions and clauses mean, for plain numbers and for all that painting can make.

The meaning of each keyword is a function of numbers, beside its class in `viceroy.model`. A reckoning says what the
numbers are, and how such a function is applied to them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Generic, NamedTuple, TypeGuard, TypeVar, assert_never

from viceroy.model.cards import AnyCard
from viceroy.model.points import (
    CopiedPoints,
    FlatPoints,
    PointsByLevel,
    PointsByTable,
    PointsByTiers,
    PointsClause,
    PointsForFewest,
    PointsForMost,
    PointsPer,
)
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import AnyQuantity, Quantity, Sum, Where
from viceroy.scoring.counting import Holdings, count_of

V = TypeVar("V")


class Reckoning(ABC, Generic[V]):
    """How the clauses of a law of a seat are reckoned; painting changes circles and gems left, and nothing else."""

    def __init__(self, law: PlacedCard, all_holdings: Sequence[Holdings], seat: int) -> None:
        self.law = law
        self.all_holdings = all_holdings
        self.seat = seat

    @abstractmethod
    def total(self, leaves: Sequence[Quantity]) -> V:
        """Return how much there is of some things together."""

    @abstractmethod
    def known(self, number: int) -> V:
        """Return a number that nothing changes."""

    @abstractmethod
    def apply(self, function: Callable[..., int], *values: V) -> V:
        """Return what a function makes of numbers; where painting changes them, it never falls as they rise."""

    @abstractmethod
    def of(self, law: PlacedCard) -> Reckoning[V]:
        """Return the same for another law of the player."""

    # -- what keywords mean

    def quantity(self, quantity: AnyQuantity) -> V:
        """Return the value of a quantity."""
        if isinstance(quantity, Quantity):
            return self.total((quantity,))
        leaves: Sequence[Quantity] = ()
        others: Sequence[AnyQuantity] = quantity.parts
        if isinstance(quantity, Sum):
            leaves = [part for part in quantity.parts if isinstance(part, Quantity)]
            others = [part for part in quantity.parts if not isinstance(part, Quantity)]
        values = [self.apply(quantity.each, self.quantity(part)) for part in others]
        if leaves:
            values.append(self.total(leaves))
        return self._folded(quantity.join, values)

    def clause(self, clause: PointsClause) -> tuple[V, V, V | None]:
        """Return what a clause counts, the points for that, and what its condition counts."""
        counted, points = self._counted_and_points(clause)
        if clause.condition is None:
            return counted, points, None
        asked = self.quantity(clause.condition.of)
        holds = self.apply(clause.condition.holds, asked)
        return counted, self.apply(_if, points, holds), asked

    def _counted_and_points(self, clause: PointsClause) -> tuple[V, V]:
        match clause:
            case PointsPer() | PointsByTable() | PointsByTiers():
                counted = self.quantity(clause.per)
                return counted, self.apply(clause.of, counted)
            case FlatPoints(points):
                return self.known(1), self.known(points)
            case PointsByLevel(by_level):
                return self.known(self.law.place.level), self.known(by_level[self.law.place.level - 1])
            case PointsForMost(_, quantity) | PointsForFewest(_, quantity):
                compared = self._compared(quantity)
                return self.known(compared[0]), self.known(clause.of(compared[0], compared[1:]))
            case CopiedPoints():
                adjacent = self.all_holdings[self.seat].pyramid.adjacent(self.law.place)
                laws = [self.of(placed).own_points() for placed in adjacent if placed.card.scoring]
                copied = self._folded(max, [self.known(0), *laws])
                return copied, copied
            case _:
                assert_never(clause)

    def own_points(self) -> V:
        """Return what the law is worth, but for what it copies: so copies make no circles."""
        clauses = [clause for clause in self.law.card.scoring if not isinstance(clause, CopiedPoints)]
        return self._folded(_both, [self.known(0), *(self.clause(clause)[1] for clause in clauses)])

    def _compared(self, quantity: AnyQuantity) -> list[int]:
        """Return the own number first, then those of the others: painting changes none of them (C38)."""
        seats = [self.seat, *(seat for seat in range(len(self.all_holdings)) if seat != self.seat)]
        return [Numbers(self.law, self.all_holdings, seat).quantity(quantity) for seat in seats]

    def _folded(self, join: Callable[[int, int], int], values: Iterable[V]) -> V:
        return reduce(lambda one, other: self.apply(join, one, other), values)


def _if(points: int, holds: int) -> int:
    return points if holds else 0


def _both(one: int, other: int) -> int:
    return one + other


class Numbers(Reckoning[int]):
    """Plain numbers: what there is."""

    def total(self, leaves: Sequence[Quantity]) -> int:
        """Count."""
        return sum([count_of(leaf, self.all_holdings, self.seat, self.law) for leaf in leaves])

    def known(self, number: int) -> int:
        """Return the number."""
        return number

    def apply(self, function: Callable[..., int], *values: int) -> int:
        """Return what the function returns."""
        return function(*values)

    def of(self, law: PlacedCard) -> Numbers:
        """Return the same for another law."""
        return Numbers(law, self.all_holdings, self.seat)


# -- what the visible laws of a player are worth (R11.3) ------------------------------------------------------------


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

    All others that painting can change are `viceroy.scoring.staircases`.
    """
    return tuple(clause for placed in pyramid.cards for clause in placed.card.scoring if is_plainly_painted(clause))


def is_plainly_painted(clause: PointsClause) -> TypeGuard[PointsPer]:
    """Whether a clause pays for circles of the pyramid or gems left, of one make and on no condition."""
    if not isinstance(clause, PointsPer) or clause.condition is not None:
        return False
    per = clause.per
    return isinstance(per, Quantity) and per.is_painted and per.where is not Where.TOUCHING
