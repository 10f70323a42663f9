"""The grid: places of a pyramid as numbers, counted from the leftmost card of level 1."""

from __future__ import annotations

from viceroy.model.cards import TOP_LEVEL
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid

WIDTH = 20  # cards on level 1; each level above has room for one card fewer (R3.5)


def _grid() -> tuple[Place, ...]:
    """Return the places of the grid, level by level: on level 1 also the next place on either side (R3.2)."""
    ends = [(1, -1, WIDTH + 1), *((level, 0, WIDTH - level + 1) for level in range(2, TOP_LEVEL + 1))]
    return tuple(Place(level, x) for level, first, end in ends for x in range(first, end))


PLACES = _grid()
"""The places of the grid; x counts from the leftmost card of level 1, so that the place on its left is -1."""

ABOVE = tuple(place for place in PLACES if place.level > 1)
"""The places above level 1, where the upper card of a circle can lie (R3.3)."""

CARD_PLACES = tuple(place for place in PLACES if 0 <= place.x < WIDTH)
"""Those of them where a card can lie: all but the two beyond the ends of level 1."""

_NUMBERS = {place: number for number, place in enumerate(PLACES)}


def leftmost(pyramid: Pyramid) -> int:
    """Return the x of the leftmost card of level 1, 0 if there is none."""
    return pyramid.cards[0].place.x if pyramid.cards else 0  # they come level by level from the left


def number_of(place: Place, left: int) -> int | None:
    """Return the number of a place in the grid, None if it is outside; `left` is the x of the leftmost card.

    >>> PLACES[number_of(Place(2, -3), -3) or 0]
    Place(level=2, x=0)
    """
    return _NUMBERS.get(Place(place.level, place.x - left))
