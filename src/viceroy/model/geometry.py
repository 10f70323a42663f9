"""Places in a pyramid: which are open, what supports them, what touches them (R3.1-R3.4, R3.9)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from viceroy.model.cards import TOP_LEVEL
from viceroy.values import serialized


@serialized(is_list=True)
class Place(NamedTuple):
    """A place in a pyramid: `level` is 1 to 5; a card at `x` rests on x and x + 1 of the level below (R3.3).

    In a game `x` may be negative. On a score sheet it counts from the leftmost card of level 1.

    >>> Place(2, 0).supports
    (Place(level=1, x=0), Place(level=1, x=1))
    """

    level: int
    x: int

    @property
    def supports(self) -> tuple[Place, ...]:
        """The two places that support this one; none on level 1 (R3.3)."""
        if self.level == 1:
            return ()
        return Place(self.level - 1, self.x), Place(self.level - 1, self.x + 1)

    @property
    def covers(self) -> tuple[Place, Place]:
        """The two places that rest on this one, the left one first (R3.3)."""
        return Place(self.level + 1, self.x - 1), Place(self.level + 1, self.x)

    @property
    def beside(self) -> tuple[Place, Place]:
        """The places left and right of this one (R3.2)."""
        return Place(self.level, self.x - 1), Place(self.level, self.x + 1)


def around(place: Place) -> tuple[tuple[int, int], ...]:
    """Return the six places that touch a place (R3.9), even those below level 1 or above level 5."""
    level, x = place
    above, below = level + 1, level - 1
    return (level, x - 1), (level, x + 1), (below, x), (below, x + 1), (above, x - 1), (above, x)


def is_supported(place: Place, occupied: Collection[tuple[int, int]]) -> bool:
    """Whether both cards that support a place are there; always true on level 1 (R3.3)."""
    return all(support in occupied for support in place.supports)


def open_places(
    occupied: Collection[tuple[int, int]], *, contiguous: bool = True, top_level: int = TOP_LEVEL
) -> tuple[Place, ...]:
    """Return every place where the next card may lie, level by level from the left (R3.1-R3.7).

    `contiguous` is the rule option `contiguous_rows` (B17); `top_level` is 4 for a law (R6.8). `occupied` is a
    valid pyramid; in an empty one only level 1, x 0 is open.

    >>> open_places({Place(1, 0), Place(1, 1)})
    (Place(level=1, x=-1), Place(level=1, x=2), Place(level=2, x=0))
    """
    if not occupied:
        return (Place(1, 0),)
    rows: dict[int, set[int]] = {level: set() for level in range(1, TOP_LEVEL + 1)}
    for level, x in occupied:
        rows[level].add(x)
    places = [Place(1, min(rows[1]) - 1), Place(1, max(rows[1]) + 1)]  # R3.2
    for level in range(2, top_level + 1):
        row, below = rows[level], rows[level - 1]
        if contiguous and row:
            ends = [min(row) - 1, max(row) + 1]  # R3.4
        else:
            ends = sorted(below - row)
        places += [Place(level, x) for x in ends if x in below and x + 1 in below]  # R3.3
    return tuple(places)


# -- shapes -------------------------------------------------------------------------------------------------------

Rows = tuple[tuple[int, int], ...]
"""The first and the last x of each row of a pyramid without gaps, level 1 first."""

_MAX_SHAPES = 4096


class Shape:
    """The rows of a pyramid without gaps, with their open places cached. All pyramids of a shape share it.

    `kept` is a cache of the development phase: by seat, the ways to place a card.

    >>> shape_of(((0, 2), (0, 0))).open_places
    (Place(level=1, x=-1), Place(level=1, x=3), Place(level=2, x=1))
    """

    __slots__ = ("_after", "_open_places", "kept", "rows")

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.kept: dict[int, Any] = {}
        self._open_places: tuple[Place, ...] | None = None
        self._after: dict[Place, Shape] = {}

    def __reduce__(self) -> tuple[Callable[[Rows], Shape], tuple[Rows]]:
        return shape_of, (self.rows,)

    @property
    def open_places(self) -> tuple[Place, ...]:
        """The open places, as `open_places` returns them."""
        if self._open_places is None:
            self._open_places = _open_beside(self.rows) if self.rows else open_places(())
        return self._open_places

    def with_place(self, place: Place) -> Shape | None:
        """Return the shape with one more place; None if that leaves a gap, or if there is no such level."""
        after = self._after.get(place)
        if after is None:
            rows = _rows_with(self.rows, place)
            if rows is None:
                return None
            after = shape_of(rows)
            if _shapes.get(self.rows) is self:  # one that is no longer cached must not keep others
                self._after[place] = after
        return after

    def forget(self) -> None:
        """Drop the references to larger shapes."""
        self._after = {}


_shapes: dict[Rows, Shape] = {}


def shape_of(rows: Rows) -> Shape:
    """Return the shape of some rows, from the cache if possible."""
    known = _shapes.get(rows)
    if known is None:
        if len(_shapes) >= _MAX_SHAPES:  # bounded, for processes that play for years
            for shape in tuple(_shapes.values()):
                shape.forget()
            _shapes.clear()
        whole = tuple([(int(first), int(last)) for first, last in rows])  # no True or 1.0: all games share it
        known = _shapes[rows] = Shape(whole)
    return known


def shape_with(places: Iterable[Place]) -> Shape | None:
    """Return the shape of places that come level by level from the left; None if a row has a gap."""
    rows: Rows | None = ()
    for place in places:
        rows = None if rows is None else _rows_with(rows, place)
    return None if rows is None else shape_of(rows)


def _rows_with(rows: Rows, place: Place) -> Rows | None:
    level, x = place
    if not 1 <= level <= len(rows) + 1:
        return None
    if level > len(rows):
        return (*rows, (x, x))
    first, last = rows[level - 1]
    if x == last + 1:
        return (*rows[: level - 1], (first, x), *rows[level:])
    return (*rows[: level - 1], (x, last), *rows[level:]) if x == first - 1 else None


def _open_beside(rows: Rows) -> tuple[Place, ...]:
    (first, last), height = rows[0], len(rows)
    places = [Place(1, first - 1), Place(1, last + 1)]  # R3.2
    for level in range(2, min(height + 1, TOP_LEVEL) + 1):
        left, right = rows[level - 2]  # of the row below, which supports `left` to `right` - 1
        ends: Iterable[int] = range(left, right)
        if level <= height:
            first, last = rows[level - 1]
            ends = [x for x in (first - 1, last + 1) if left <= x < right]  # R3.4
        places += [Place(level, x) for x in ends]  # R3.3
    return tuple(places)
