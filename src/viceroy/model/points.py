"""What a law is worth at the end of the game: points clauses, and how many points each makes of a count (R11.3)."""

from collections.abc import Iterable, Sequence
from typing import Annotated

import attrs

from viceroy.model.quantities import MOST, Amount, AnyQuantity, ComparedOpponents, If, Quantity, Whose, by_level
from viceroy.values import Between, Items, Key, Named, Value, serialized

_COUNTED = "; what is counted stands under per: write points: 1, per: {count: science, where: pyramid}"
Points = Annotated[int, Between(-MOST, MOST, per=_COUNTED)]
PointsEach = Annotated[int, Between(-MOST, MOST, part="; write points: {}, every: {}", per=_COUNTED)]

# -- clauses that count what the player of the law has --------------------------------------------------------------


@serialized(title="a points clause", is_sparse=True)
@attrs.frozen
class PointsPer(Value):
    """Points for each of what is counted, or for every few of it.

    >>> from viceroy.model.quantities import Counted, Quantity, Where
    >>> PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE), up_to=8).of(3), PointsPer(
    ...     4, Quantity(Counted.CIRCLES, Where.PYRAMID), every=2
    ... ).of(5)
    (6, 8)
    """

    points: PointsEach
    """How many points, from -99 to 99, but not 0; at least 1 where painting changes what is counted."""
    per: AnyQuantity
    """What is counted."""
    every: Amount = 1
    """How many of it give the points once, 1 by default; a remainder gives nothing."""
    up_to: Amount | None = None
    """How many times the points count at most; without this, there is no limit."""
    condition: If = None
    """The points are given only if this holds."""
    each_level: bool = attrs.field(default=False, kw_only=True)
    """Whether it counts once for each level of the pyramid by itself, and the points are added up."""

    def of(self, count: int) -> int:
        """Return the points for a count of the quantity."""
        times = count // self.every
        return self.points * (times if self.up_to is None else min(times, self.up_to))


@serialized(title="a points clause with a table", is_sparse=True)
@attrs.frozen
class PointsByTable(Value):
    """Points by how many there are: those for 1, for 2 and so on; for more than the table has, the last; for 0 none.

    >>> from viceroy.model.quantities import Counted, Quantity, Where
    >>> squares = PointsByTable((1, 4, 9), Quantity(Counted.SCIENCE, Where.PYRAMID))
    >>> squares.of(0), squares.of(2), squares.of(5)
    (0, 4, 9)
    """

    table: Annotated[tuple[Points, ...], Items(1, 20)]
    """The points for 1, 2, 3 and so on; they never fall, and none is below 0, where painting changes what is
    counted."""
    per: AnyQuantity
    """What is counted."""
    condition: If = None
    """The points are given only if this holds."""
    each_level: bool = attrs.field(default=False, kw_only=True)
    """Whether it counts once for each level of the pyramid by itself, and the points are added up."""

    def of(self, count: int) -> int:
        """Return the points for a count of the quantity."""
        return self.table[min(count, len(self.table)) - 1] if count else 0


@attrs.frozen
class Tier(Value):
    """The points from a count on."""

    at_least: Amount
    """The lowest count with these points; higher than in the tier before."""
    points: Points
    """The points, in place of those of the tiers before."""


@serialized(title="a points clause with tiers", is_sparse=True)
@attrs.frozen
class PointsByTiers(Value):
    """Points of the highest tier that is reached; below the first one, none.

    >>> from viceroy.model.quantities import Counted, Quantity, Where
    >>> tiers = PointsByTiers((Tier(3, 3), Tier(5, 7)), Quantity(Counted.MAGIC, Where.PYRAMID))
    >>> tiers.of(2), tiers.of(4), tiers.of(9)
    (0, 3, 7)
    """

    tiers: Annotated[tuple[Tier, ...], Items(1, 10)]
    """The tiers, the lowest first."""
    per: AnyQuantity
    """What is counted."""
    condition: If = None
    """The points are given only if this holds."""
    each_level: bool = attrs.field(default=False, kw_only=True)
    """Whether it counts once for each level of the pyramid by itself, and the points are added up."""

    def of(self, count: int) -> int:
        """Return the points for a count of the quantity."""
        return next((tier.points for tier in reversed(self.tiers) if count >= tier.at_least), 0)


# -- clauses that count nothing ---------------------------------------------------------------------------------------


@serialized(title="a points clause", is_sparse=True)
@attrs.frozen
class FlatPoints(Value):
    """Points, once."""

    points: Points
    """How many points, from -99 to 99, but not 0."""
    condition: If = None
    """The points are given only if this holds."""


@serialized(title="a points clause by level", is_sparse=True)
@attrs.frozen
class PointsByLevel(Value):
    """Points by the level on which the law lies (R6.8)."""

    by_level: tuple[Points, Points, Points, Points]
    """The points for level 1, 2, 3 and 4, in that order; each from -99 to 99."""
    condition: If = None
    """The points are given only if this holds."""


# -- clauses that compare players -------------------------------------------------------------------------------------


@serialized(title="a points clause for the most", is_sparse=True)
@attrs.frozen
class PointsForMost(Value):
    """Points if you have at least 1 of what is counted, and no other player has more; equal players all get them.

    The quantity is never what lies only at the law, nor what painting changes: how one player paints must not depend
    on how another does (C38).
    """

    points: Points
    """How many points, from -99 to 99, but not 0."""
    most: AnyQuantity
    """What is compared between the players: never what lies only at the law, nor what painting changes."""
    second: Points = 0
    """The points for those who have at least 1, and less than exactly one other player; a shared first place leaves no
    second."""
    alone: bool = False
    """Whether only a player with more than every other one gets the points, and equal players get none."""
    condition: If = None
    """The points are given only if this holds."""
    each_level: bool = attrs.field(default=False, kw_only=True)
    """Whether it counts once for each level of the pyramid by itself, and the points are added up."""

    def of(self, own: int, others: Sequence[int]) -> int:
        """Return the points for an own count and those of the other players.

        >>> from viceroy.model.quantities import Counted, Quantity, Where
        >>> clause = PointsForMost(5, Quantity(Counted.MAGIC, Where.PYRAMID), second=2)
        >>> clause.of(3, [3, 1]), clause.of(2, [3, 1]), clause.of(1, [3, 3])
        (5, 2, 0)
        """
        if not own:
            return 0
        ahead = sum([other > own for other in others])
        if ahead:
            return self.second if ahead == 1 else 0
        return 0 if self.alone and own in others else self.points


@serialized(title="a points clause for the fewest", is_sparse=True)
@attrs.frozen
class PointsForFewest(Value):
    """Points if no other player has fewer of what is counted; to have none counts too, and equal players all get them.

    What is compared is the same as for the most.
    """

    points: Points
    """How many points, from -99 to 99, but not 0."""
    fewest: AnyQuantity
    """What is compared between the players: never what lies only at the law, nor what painting changes."""
    alone: bool = False
    """Whether only a player with fewer than every other one gets the points, and equal players get none."""
    condition: If = None
    """The points are given only if this holds."""
    each_level: bool = attrs.field(default=False, kw_only=True)
    """Whether it counts once for each level of the pyramid by itself, and the points are added up."""

    def of(self, own: int, others: Sequence[int]) -> int:
        """Return the points for an own count and those of the other players."""
        is_ahead = all(own < other or (own == other and not self.alone) for other in others)
        return self.points if is_ahead else 0


# -- a clause that looks at other laws --------------------------------------------------------------------------------


class Copied(Named):
    """Whose points a law copies."""

    ADJACENT_LAW = "adjacent_law"  # the law that touches it (R3.9) and is worth the most to its player


@serialized(title="a points clause that copies", is_sparse=True)
@attrs.frozen
class CopiedPoints(Value):
    """As many points as the adjacent law that scores the most for you; what that law copies itself does not count.

    It is never less than 0.
    """

    copied: Annotated[Copied, Key("copy")]
    """`adjacent_law`: a law that touches this one."""
    condition: If = None
    """The points are given only if this holds."""


CountingClause = PointsPer | PointsByTable | PointsByTiers
ComparingClause = PointsForMost | PointsForFewest
PointsClause = (
    PointsPer
    | PointsByTable
    | PointsByTiers
    | FlatPoints
    | PointsByLevel
    | PointsForMost
    | PointsForFewest
    | CopiedPoints
)
"""What a law is worth at the end of the game."""


def plain_clauses(scoring: Iterable[PointsClause]) -> tuple[PointsClause, ...]:
    """Return clauses as they are counted: in place of one that counts on each level, one for each of the levels.

    >>> from viceroy.model.quantities import Counted, Where
    >>> cards = Quantity(Counted.CARDS, Where.PYRAMID)
    >>> [clause.per.level for clause in plain_clauses([PointsPer(2, cards, every=3, each_level=True)])]
    [(1,), (2,), (3,), (4,), (5,)]
    """
    return tuple([plain for clause in scoring for plain in _on_levels(clause)])


def _on_levels(clause: PointsClause) -> tuple[PointsClause, ...]:
    match clause:
        case PointsForMost(most=Quantity() as quantity, each_level=True):
            return tuple([attrs.evolve(clause, most=one, each_level=False) for one in by_level(quantity)])
        case PointsForFewest(fewest=Quantity() as quantity, each_level=True):
            return tuple([attrs.evolve(clause, fewest=one, each_level=False) for one in by_level(quantity)])
        case PointsPer(each_level=True) | PointsByTable(each_level=True) | PointsByTiers(each_level=True):
            if isinstance(clause.per, Quantity):
                return tuple([attrs.evolve(clause, per=one, each_level=False) for one in by_level(clause.per)])
    return (clause,)


def looks_at_others(scoring: Iterable[PointsClause]) -> bool:
    """Whether a clause compares players, counts for others, or copies a law that may."""
    return any(
        isinstance(clause, ComparingClause | CopiedPoints) or any(map(_is_of_others, quantities_in(clause)))
        for clause in scoring
    )


def quantities_in(clause: PointsClause) -> tuple[AnyQuantity, ...]:
    """Return what a clause counts or compares, and what its condition asks for."""
    counted = quantity_of(clause)
    asked = () if clause.condition is None else (clause.condition.of,)
    return asked if counted is None else (counted, *asked)


def _is_of_others(quantity: AnyQuantity) -> bool:
    if isinstance(quantity, Quantity):
        return quantity.whose is not Whose.MINE
    return isinstance(quantity, ComparedOpponents) or any(map(_is_of_others, quantity.parts))


def quantity_of(clause: PointsClause) -> AnyQuantity | None:
    """Return the quantity that a clause counts or compares, None if it does neither."""
    if isinstance(clause, CountingClause):
        return clause.per
    if isinstance(clause, PointsForMost):
        return clause.most
    return clause.fewest if isinstance(clause, PointsForFewest) else None
