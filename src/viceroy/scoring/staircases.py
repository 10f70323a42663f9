"""Staircases: what laws are worth as painting goes, where a clause depends on more than one plain count (C37).

Such a clause is a staircase: a list of steps, each with the points that it gives if some counts are at least so many.
The highest step reached counts. That says all, since no clause falls as more circles are finished or more gems left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

import attrs

from viceroy.model.geometry import Place
from viceroy.model.points import CopiedPoints, PointsClause, PointsPer, is_painted_clause
from viceroy.model.pyramid import Circle, PlacedCard
from viceroy.model.quantities import Counted, Quantity, Sum, Where
from viceroy.model.tokens import COLORS, Gems
from viceroy.scoring.clauses import Reckoning, is_plainly_painted
from viceroy.scoring.counting import Holdings, count_circles, count_of, counts_circle, gems_of_color

MOST_STEPS = 600
"""A staircase, or several of them together, are followed in so many steps; beyond that, some are left out."""


class Leaf(NamedTuple):
    """Circles or gems that a law counts; `law` is its place where it counts what touches it."""

    quantity: Quantity
    law: Place | None = None


Tally = tuple[Leaf, ...]
"""Circles, or gems left, that are counted together; one that two leaves count, counts twice."""


def count_tally(tally: Tally, circles: Iterable[Circle], gems: Gems) -> int:
    """Return how much there is of what a tally counts, of circles as they are and gems as they are left."""
    circles = tuple(circles)
    return sum(
        count_circles(quantity, circles, law)
        if quantity.counted is Counted.CIRCLES
        else gems_of_color(gems, quantity.color)
        for quantity, law in tally
    )


class Step(NamedTuple):
    """The points that are given if each of these tallies, by their numbers, counts at least so many."""

    points: int
    least: dict[int, int]


Stairs = tuple[Step, ...]
"""The steps of a staircase, the highest first; the last one asks for nothing."""


@attrs.frozen
class Staircases:
    """All staircases of a player, and the tallies that they go by; not all steps are there unless `is_whole`."""

    tallies: tuple[Tally, ...] = ()
    clauses: tuple[Stairs, ...] = ()
    is_whole: bool = True

    def points(self, circles: Iterable[Circle], gems: Gems) -> int:
        """Return what they are worth, of circles as they are and gems as they are left."""
        circles = tuple(circles)
        counts = {number: count_tally(tally, circles, gems) for number, tally in enumerate(self.tallies)}
        return sum(points_at(stairs, counts) for stairs in self.clauses)


NO_STAIRCASES = Staircases()


def points_at(stairs: Stairs, counts: Mapping[int, int]) -> int:
    """Return the points of the highest step that these counts reach."""
    return next(points for points, least in stairs if all(counts[tally] >= number for tally, number in least.items()))


# -- staircases ---------------------------------------------------------------------------------------------------


def without_dominated(steps: Iterable[Step]) -> Stairs:
    """Return steps without those for which another one asks no more and gives no less, the highest first.

    >>> without_dominated([Step(0, {}), Step(2, {0: 3}), Step(4, {0: 2}), Step(4, {0: 2, 1: 1})])
    (Step(points=4, least={0: 2}), Step(points=0, least={}))
    """
    kept: list[Step] = []
    for step in sorted(steps, key=lambda step: (-step.points, len(step.least), sum(step.least.values()))):
        asked = step.least
        if not any(all(asked.get(tally, 0) >= number for tally, number in other.least.items()) for other in kept):
            kept.append(step)
    return tuple(kept)


def combined(function: Callable[..., int], staircases: Sequence[Stairs]) -> tuple[Stairs, bool]:
    """Return the staircase of what a function makes of several, and whether no step was left out for their number."""
    is_whole = prod(map(len, staircases)) <= MOST_STEPS
    if not is_whole:
        most = max(2, int(MOST_STEPS ** (1 / len(staircases))))
        staircases = [_thinned(stairs, most) for stairs in staircases]
    return without_dominated(_joined(function, steps) for steps in product(*staircases)), is_whole


def _joined(function: Callable[..., int], steps: Sequence[Step]) -> Step:
    least: dict[int, int] = {}
    for step in steps:
        for tally, number in step.least.items():
            least[tally] = max(number, least.get(tally, 0))
    return Step(function(*(step.points for step in steps)), least)


def _thinned(stairs: Stairs, most: int) -> Stairs:
    """Return at most so many steps, the last among them."""
    every = -(-len(stairs) // most)
    return stairs[-1::-every][::-1]


# -- from clauses to staircases -----------------------------------------------------------------------------------


class _Tallies:
    """The tallies that clauses of a player ask for, and what painting can make of each."""

    def __init__(self, circles: Sequence[Circle], gems: Gems, *, repaint_pure: bool) -> None:
        self.fixed = () if repaint_pure else tuple(circle for circle in circles if circle.color)
        self.open = tuple(circle for circle in circles if repaint_pure or not circle.color)
        self.gems = gems
        self.is_whole = True
        self._found: dict[Tally, tuple[int, int, int]] = {}

    @property
    def all(self) -> tuple[Tally, ...]:
        return tuple(self._found)

    def reach(self, tally: Tally) -> tuple[int, int, int]:
        """Return the number of a tally, the least and the most that painting can make of it."""
        if tally not in self._found:
            self._found[tally] = (len(self._found), *self._least_and_most(tally))
        return self._found[tally]

    def _least_and_most(self, tally: Tally) -> tuple[int, int]:
        if tally[0].quantity.counted is Counted.GEMS:
            return 0, count_tally(tally, (), self.gems)
        sure = count_tally(tally, self.fixed, self.gems)
        costs, weights = [], []
        for circle in self.open:
            costs_of = {color: 4 - circle.colors.count(color) for color in COLORS}
            ways = [
                (cost, sum(counts_circle(quantity, color, circle.place, law) for quantity, law in tally))
                for color, cost in costs_of.items()
                if cost <= self.gems[color.position]
            ]
            counted = [(cost, weight) for cost, weight in ways if weight]
            if counted:
                costs.append(min(counted)[0])
                weights.append(max(weight for _, weight in counted))
        return sure, sure + sum(sorted(weights, reverse=True)[: _affordable(costs, sum(self.gems))])


def _affordable(costs: Iterable[int], money: int) -> int:
    """Return how many of some things can be had at most."""
    number = 0
    for cost in sorted(costs):
        money -= cost
        if money < 0:
            break
        number += 1
    return number


class _StairsReckoning(Reckoning[Stairs]):
    """Clauses as staircases."""

    def __init__(self, law: PlacedCard, all_holdings: Sequence[Holdings], seat: int, tallies: _Tallies) -> None:
        super().__init__(law, all_holdings, seat)
        self.tallies = tallies

    def total(self, leaves: Sequence[Quantity]) -> Stairs:
        """Return a step for each number that painting can make of it: circles together, gems together."""
        sure = [count_of(leaf, self.all_holdings, self.seat, self.law) for leaf in leaves if not leaf.is_painted]
        painted = [self._leaf(leaf) for leaf in leaves if leaf.is_painted]
        stairs = self.known(sum(sure))
        for counted in (Counted.CIRCLES, Counted.GEMS):
            tally = tuple(sorted((leaf for leaf in painted if leaf.quantity.counted is counted), key=str))
            if tally:
                number, least, most = self.tallies.reach(tally)
                steps = [Step(count, {number: count} if count > least else {}) for count in range(most, least - 1, -1)]
                stairs = self.apply(lambda one, other: one + other, stairs, tuple(steps))
        return stairs

    def _leaf(self, quantity: Quantity) -> Leaf:
        return Leaf(quantity, self.law.place if quantity.where is Where.TOUCHING else None)

    def known(self, number: int) -> Stairs:
        """Return the staircase of one step."""
        return (Step(number, {}),)

    def apply(self, function: Callable[..., int], *values: Stairs) -> Stairs:
        """Return what the function makes of each way to reach steps of all of them."""
        stairs, is_whole = combined(function, values)
        self.tallies.is_whole &= is_whole
        return stairs

    def of(self, law: PlacedCard) -> _StairsReckoning:
        """Return the same for another law."""
        return _StairsReckoning(law, self.all_holdings, self.seat, self.tallies)


def has_staircases(cards: Iterable[PlacedCard]) -> bool:
    """Whether there may be a staircase among the clauses of some cards."""
    return any(_may_have_stairs(clause) for placed in cards for clause in placed.card.scoring)


def _may_have_stairs(clause: PointsClause) -> bool:
    if isinstance(clause, CopiedPoints):
        return True
    return is_painted_clause(clause) and not is_plainly_painted(clause)


def staircases_of(all_holdings: Sequence[Holdings], seat: int, *, repaint_pure: bool) -> Staircases:
    """Return the staircases of a player before painting, without plain clauses and those that it cannot change."""
    own = all_holdings[seat]
    tallies = _Tallies(own.pyramid.circles, own.gems, repaint_pure=repaint_pure)
    found = []
    for placed in own.pyramid.cards:
        for clause in filter(_may_have_stairs, placed.card.scoring):
            reckoning = _StairsReckoning(placed, all_holdings, seat, tallies)
            found += [reckoning.clause(part)[1] for part in _apart(clause)]
    return Staircases(tallies.all, tuple(stairs for stairs in found if len(stairs) > 1), tallies.is_whole)


def _apart(clause: PointsClause) -> tuple[PointsClause, ...]:
    """Return clauses that are worth the same together: points for each of a sum are points for each of its parts."""
    if not isinstance(clause, PointsPer) or not isinstance(clause.per, Sum):
        return (clause,)
    if clause.every > 1 or clause.up_to is not None or clause.condition is not None:
        return (clause,)
    return tuple(attrs.evolve(clause, per=part) for part in clause.per.parts)
