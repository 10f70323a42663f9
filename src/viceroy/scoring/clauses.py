"""Points clauses: the value of quantities and conditions, and what a clause of a law pays (R11.3).

`counting` counts; how many points a clause makes of a count, such as those for every two, its class in `model.points`
says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial, reduce
from typing import NamedTuple, assert_never

from viceroy.model.cards import AnyCard
from viceroy.model.geometry import Place
from viceroy.model.points import (
    CopiedPoints,
    CountingClause,
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
from viceroy.model.quantities import AnyQuantity, ComparedOpponents, Quantity, Where, leaves_of
from viceroy.scoring.counting import Holdings, count_of


class Leaf(NamedTuple):
    """A quantity that painting can change: circles, or gems left."""

    quantity: Quantity
    law: Place | None = None
    """The place of the law, where only circles that touch it count."""


def leaf_of(quantity: Quantity, law: PlacedCard) -> Leaf:
    """Return the leaf that a law counts; two laws that count the same have equal leaves."""
    return Leaf(quantity, law.place if quantity.where is Where.TOUCHING else None)


class Reckoned(NamedTuple):
    """The count of a clause (the level of the law, for fixed points 1, for a copy the points), and its points.

    `asked` is the count of its condition, None where it has none.
    """

    counted: int
    points: int
    asked: int | None = None


class Reckoning:
    """The value of quantities and clauses for the laws of one seat.

    `painted` replaces the counts of leaves, to try a painting without making holdings for it.
    """

    def __init__(self, all_holdings: Sequence[Holdings], seat: int, painted: Mapping[Leaf, int] | None = None) -> None:
        self.all_holdings = all_holdings
        self.seat = seat
        self.painted = painted

    def quantity(self, quantity: AnyQuantity, law: PlacedCard) -> int:
        """Return the value of a quantity, as a law of the seat counts it."""
        if isinstance(quantity, ComparedOpponents):
            return quantity.of(*self._compared(quantity.compared, law))
        if not isinstance(quantity, Quantity):
            return reduce(quantity.join, [quantity.each(self.quantity(part, law)) for part in quantity.parts])
        if self.painted is not None and quantity.is_painted:
            return self.painted[leaf_of(quantity, law)]
        return count_of(quantity, self.all_holdings, self.seat, law)

    def _compared(self, quantity: AnyQuantity, law: PlacedCard) -> tuple[int, Sequence[int]]:
        """Return the value of a quantity for the seat and for each of the others; painting changes none (C38)."""
        seats = range(len(self.all_holdings))
        numbers = [Reckoning(self.all_holdings, seat).quantity(quantity, law) for seat in seats]
        own = numbers.pop(self.seat)
        return own, numbers

    def clause(self, clause: PointsClause, law: PlacedCard) -> Reckoned:
        """Return the count of a clause of a law, its points, and the count of its condition."""
        counted, points = self._counted_and_points(clause, law)
        if clause.condition is None:
            return Reckoned(counted, points)
        asked = self.quantity(clause.condition.of, law)
        return Reckoned(counted, points if clause.condition.holds(asked) else 0, asked)

    def _counted_and_points(self, clause: PointsClause, law: PlacedCard) -> tuple[int, int]:
        match clause:
            case PointsPer() | PointsByTable() | PointsByTiers():
                counted = self.quantity(clause.per, law)
                return counted, clause.of(counted)
            case FlatPoints(points):
                return 1, points
            case PointsByLevel(by_level):
                return law.place.level, by_level[law.place.level - 1]
            case PointsForMost(_, quantity) | PointsForFewest(_, quantity):
                own, others = self._compared(quantity, law)
                return own, clause.of(own, others)
            case CopiedPoints():
                adjacent = self.all_holdings[self.seat].pyramid.adjacent(law.place)
                copied = max([0, *[self.own_points(placed) for placed in adjacent]])
                return copied, copied
            case _:
                assert_never(clause)

    def own_points(self, law: PlacedCard) -> int:
        """Return the points of a law without those that it copies: so no law's points depend on themselves."""
        clauses = [clause for clause in law.card.clauses if not isinstance(clause, CopiedPoints)]
        return sum([self.clause(clause, law).points for clause in clauses])


def counted_and_points(law: PlacedCard, clause: PointsClause, all_holdings: Sequence[Holdings], seat: int) -> Reckoned:
    """Return the count of a clause of a law of a seat, its points, and the count of its condition."""
    if isinstance(clause, PointsPer) and isinstance(clause.per, Quantity) and clause.condition is None:  # fast path
        counted = count_of(clause.per, all_holdings, seat, law)
        return Reckoned(counted, clause.of(counted))
    return Reckoning(all_holdings, seat).clause(clause, law)


def copied_law(law: PlacedCard, all_holdings: Sequence[Holdings], seat: int) -> AnyCard | None:
    """Return the adjacent law that scores the most, of several the first; None if none scores more than 0."""
    adjacent = [placed for placed in all_holdings[seat].pyramid.adjacent(law.place) if placed.card.clauses]
    reckoning = Reckoning(all_holdings, seat)
    points = [reckoning.own_points(placed) for placed in adjacent]
    best = max(points, default=0)
    return adjacent[points.index(best)].card if best > 0 else None


# -- what painting changes (C37) ------------------------------------------------------------------------------------


class Payoff(NamedTuple):
    """The points of a clause that painting can change, as a function of the counts of its leaves."""

    leaves: tuple[Leaf, ...]
    points: Callable[[tuple[int, ...]], int]
    """Takes the count of each leaf, in their order. It need not rise with them."""


def payoffs_of(all_holdings: Sequence[Holdings], seat: int) -> tuple[Payoff, ...]:
    """Return the payoff of each clause of a seat that painting can change; the holdings are those before painting.

    How the other players paint changes none of them (C38).
    """
    found = []
    pyramid = all_holdings[seat].pyramid
    for placed in pyramid.cards:
        for clause in placed.card.clauses:
            if leaves := tuple(dict.fromkeys(_painted_leaves(clause, placed, pyramid))):
                points = partial(_points_at, all_holdings, seat, clause, placed, leaves)
                found.append(Payoff(leaves, points))
    return tuple(found)


def _points_at(
    all_holdings: Sequence[Holdings],
    seat: int,
    clause: PointsClause,
    law: PlacedCard,
    leaves: Iterable[Leaf],
    counts: Iterable[int],
) -> int:
    painted = dict(zip(leaves, counts, strict=True))
    return Reckoning(all_holdings, seat, painted).clause(clause, law).points


def _painted_leaves(clause: PointsClause, law: PlacedCard, pyramid: Pyramid) -> Iterator[Leaf]:
    """Yield the leaves that painting can change of a clause, of its condition, and of the laws that it copies."""
    quantities = [] if clause.condition is None else [clause.condition.of]
    if isinstance(clause, CountingClause):
        quantities.append(clause.per)
    for quantity in quantities:
        yield from (leaf_of(leaf, law) for leaf in leaves_of(quantity) if leaf.is_painted)
    if isinstance(clause, CopiedPoints):
        for placed in pyramid.adjacent(law.place):
            for other in placed.card.clauses:
                if not isinstance(other, CopiedPoints):
                    yield from _painted_leaves(other, placed, pyramid)
