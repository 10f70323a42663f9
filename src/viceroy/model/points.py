"""What a law is worth at the end of the game: points clauses (R11.3)."""

from typing import Annotated

import attrs

from viceroy.model.quantities import MOST, Amount, Quantity
from viceroy.values import Between, plain

Points = Annotated[int, Between(-MOST, MOST)]


@plain(title="a points clause", is_sparse=True)
@attrs.frozen
class PointsPer:
    """Points for each of what is counted, or for every few of it.

    >>> from viceroy.model.quantities import Counted, Where
    >>> PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE), up_to=8).of(3), PointsPer(
    ...     4, Quantity(Counted.CIRCLES, Where.PYRAMID), every=2
    ... ).of(5)
    (6, 8)
    """

    points: Points
    """How many points, from -99 to 99, but not 0; at least 1 where painting changes what is counted."""
    per: Quantity
    """What is counted."""
    every: Amount = 1
    """The points are for every so many of it, 1 by default; what is left over counts nothing."""
    up_to: Amount | None = None
    """The points are counted at most so many times; without this, there is no limit."""

    def of(self, count: int) -> int:
        """Return the points for a count of the quantity."""
        times = count // self.every
        return self.points * (times if self.up_to is None else min(times, self.up_to))


@plain(title="a points clause by level")
@attrs.frozen
class PointsByLevel:
    """Points by the level on which the law lies (R6.8)."""

    by_level: tuple[Points, Points, Points, Points]
    """The points for level 1, 2, 3 and 4, in that order; each from -99 to 99."""


@plain(title="a points clause for the most")
@attrs.frozen
class PointsForMost:
    """Points if you have at least 1 of what is counted, and no other player has more; equal players all get them.

    The quantity is never what lies only at the law, nor what painting changes: how one player paints must not depend
    on how another does (C38).
    """

    points: Points
    """How many points, from -99 to 99, but not 0."""
    most: Quantity
    """What is compared between the players: never what lies only at the law, nor what painting changes."""


PointsClause = PointsPer | PointsByLevel | PointsForMost
"""What a law is worth at the end of the game."""
