"""The pyramid: places, support, neighbors, free cards, circles and their four sections (A3).

Rule 1: geometry as pure functions over places; what lies at a place is looked at only for its sections' colors and
for whether a card is tucked under it. Rule 2: no score, no cost, no player.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

import attrs

from viceroy.cards import TOP_LEVEL, AnyCard, Card, Sections
from viceroy.effects import CardKind
from viceroy.making import maker_of
from viceroy.named import Named
from viceroy.tokens import NO_GEMS, NO_TOKENS, Color, Gems, Tokens, gems_of

# -- places -------------------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a card lies: `level` 1 to 5 and `x`; it rests on x and x + 1 of the level below (R3.3).

    On level 1 `x` may be negative while a game runs; on a score sheet it counts from the leftmost card of level 1.

    >>> Place(2, 0).supports
    (Place(level=1, x=0), Place(level=1, x=1))
    """

    level: int
    x: int

    @property
    def supports(self) -> tuple[Place, ...]:
        """The two places that carry this one; none on level 1 (R3.3)."""
        if self.level == 1:
            return ()
        return Place(self.level - 1, self.x), Place(self.level - 1, self.x + 1)

    @property
    def covers(self) -> tuple[Place, Place]:
        """The two places that would rest on this one, left one first (R3.3)."""
        return Place(self.level + 1, self.x - 1), Place(self.level + 1, self.x)

    @property
    def beside(self) -> tuple[Place, Place]:
        """The places left and right of this one (R3.2)."""
        return Place(self.level, self.x - 1), Place(self.level, self.x + 1)


def neighbors(place: Place) -> tuple[Place, ...]:
    """Return the places that touch a place, at most six (R3.9), on levels 1 to 5.

    >>> len(neighbors(Place(2, 0))), len(neighbors(Place(1, 0))), len(neighbors(Place(5, 0)))
    (6, 4, 4)
    """
    return tuple(Place(level, x) for level, x in _around(place) if 1 <= level <= TOP_LEVEL)


def _around(place: Place) -> tuple[tuple[int, int], ...]:
    """Return the six places around a place, be they on a level or not."""
    level, x = place
    above, below = level + 1, level - 1
    return (level, x - 1), (level, x + 1), (below, x), (below, x + 1), (above, x - 1), (above, x)


def is_supported(place: Place, occupied: Collection[tuple[int, int]]) -> bool:
    """Whether the two cards that must carry a place are there; always on level 1 (R3.3)."""
    return all(support in occupied for support in place.supports)


def open_places(
    occupied: Collection[tuple[int, int]], *, contiguous: bool = True, top_level: int = TOP_LEVEL
) -> tuple[Place, ...]:
    """Return every place where the next card may lie, level by level from the left (R3.1-R3.4, R3.7).

    `contiguous` is the rule option `contiguous_rows` (B17); `top_level` is 4 for a law (R6.8). `occupied` is a
    valid pyramid; an empty one has the one place level 1, x 0.

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


Rows = tuple[tuple[int, int], ...]
"""The first and the last x of each row of a pyramid without gaps, level 1 first."""


def _with_place(rows: Rows | None, place: Place) -> Rows | None:
    """Return the rows with a place more; None where that leaves a gap, or where there is no such level."""
    level, x = place
    if rows is None or not 1 <= level <= len(rows) + 1:
        return None
    if level > len(rows):
        return (*rows, (x, x))
    first, last = rows[level - 1]
    if x == last + 1:
        return (*rows[: level - 1], (first, x), *rows[level:])
    return (*rows[: level - 1], (x, last), *rows[level:]) if x == first - 1 else None


@lru_cache(maxsize=4096)
def open_beside(rows: Rows) -> tuple[Place, ...]:
    """Return what `open_places` finds, where there are no gaps.

    >>> open_beside(((0, 2), (0, 0)))
    (Place(level=1, x=-1), Place(level=1, x=3), Place(level=2, x=1))
    """
    (first, last), height = rows[0], len(rows)
    places = [Place(1, first - 1), Place(1, last + 1)]  # R3.2
    for level in range(2, min(height + 1, TOP_LEVEL) + 1):
        left, right = rows[level - 2]  # of the row below: it carries all from `left` to `right` - 1
        ends: Iterable[int] = range(left, right)
        if level <= height:
            first, last = rows[level - 1]
            ends = [x for x in (first - 1, last + 1) if left <= x < right]  # R3.4
        places += [Place(level, x) for x in ends]  # R3.3
    return tuple(places)


# -- what lies there ----------------------------------------------------------------------------------------------


@attrs.frozen
class PlacedCard:
    """A card in a pyramid, and what lies on it and under it.

    `stored` are gems that a law put on itself and `tucked` the cards under it; each is a plain number where a score
    sheet tells no more. An infinite gem lies on the card for good (R7.9); a stored gem is out of the game (L76).
    """

    place: Place
    card: AnyCard
    tokens: Tokens = NO_TOKENS
    infinite_gems: tuple[Color, ...] = ()
    stored: Gems | int = NO_GEMS
    tucked: tuple[Card, ...] | int = ()

    @property
    def stored_count(self) -> int:
        """How many gems are stored on the card."""
        return self.stored if isinstance(self.stored, int) else sum(self.stored)

    @property
    def tucked_count(self) -> int:
        """How many cards lie under the card."""
        return self.tucked if isinstance(self.tucked, int) else len(self.tucked)

    def with_tokens(self, tokens: Tokens) -> PlacedCard:
        """Return the card with these tokens on it."""
        return PlacedCard(self.place, self.card, tokens, self.infinite_gems, self.stored, self.tucked)


class Section(Named):
    """The four sections of a circle (R1.12), in the order in which `Circle.colors` holds them."""

    LEFT = "left"  # the top-right corner of the left lower card
    RIGHT = "right"  # the top-left corner of the right lower card
    BOTTOM_LEFT = "bottom_left"  # of the upper card
    BOTTOM_RIGHT = "bottom_right"


SECTIONS: tuple[Section, ...] = tuple(Section)

SectionColors = tuple[Color | None, Color | None, Color | None, Color | None]


class Circle(NamedTuple):
    """Where one upper card meets two lower ones: named by the upper card's place (R3.3).

    `colors` are those of its sections, left, right, bottom left, bottom right; a blank one is None (C34).

    >>> Circle(Place(2, 0), (Color.RED,) * 4).color
    Color.RED
    """

    place: Place
    colors: SectionColors

    @property
    def color(self) -> Color | None:
        """The color of a single-color circle, None for any other (R11.1)."""
        left, right, bottom_left, bottom_right = self.colors
        return left if left is right and left is bottom_left and left is bottom_right else None

    def with_colors(self, painted: Iterable[tuple[Section, Color]]) -> Circle:
        """Return the circle with some of its sections painted (R10.2)."""
        new = dict(painted)
        left, right, bottom_left, bottom_right = (
            new.get(section, color) for section, color in zip(SECTIONS, self.colors, strict=True)
        )
        return Circle(self.place, (left, right, bottom_left, bottom_right))


_PLACE = attrgetter("place")


def _by_place(cards: Iterable[PlacedCard]) -> tuple[PlacedCard, ...]:
    return tuple(sorted(cards, key=_PLACE))


@attrs.frozen(weakref_slot=False)
class Pyramid:
    """The cards of one player, level by level from the left, and what follows from them.

    What play asks for again and again is worked out when a pyramid is made, not by `cached_property`: in a class with
    slots that would make every field slow to read.

    >>> Pyramid().circles
    ()
    """

    cards: tuple[PlacedCard, ...] = attrs.field(default=(), converter=_by_place)

    at: dict[tuple[int, int], PlacedCard] = attrs.field(init=False, eq=False, repr=False)
    """The cards by their places; a plain pair of level and x finds them too."""
    lowest_number: int = attrs.field(init=False, eq=False, repr=False)
    """The lowest number of a visible card, by which a player comes in conflicts (R9.1, C28)."""
    infinite_gems: Gems = attrs.field(init=False, eq=False, repr=False)
    """The infinite gems on all cards, by color (R7.9)."""
    rows: Rows | None = attrs.field(init=False, eq=False, repr=False)
    """The first and the last x of each row, level 1 first; None where a row has a gap (R3.4)."""
    _circles: tuple[Circle, ...] | None = attrs.field(init=False, default=None, eq=False, repr=False)

    @at.default
    def _at(self) -> dict[tuple[int, int], PlacedCard]:
        return {placed.place: placed for placed in self.cards}

    @lowest_number.default
    def _lowest_number(self) -> int:
        return min([_number(placed) for placed in self.cards], default=0)

    @infinite_gems.default
    def _infinite_gems(self) -> Gems:
        return _infinite_gems(self.cards)

    @rows.default
    def _rows(self) -> Rows | None:
        rows: Rows | None = ()
        for placed in self.cards:
            rows = _with_place(rows, placed.place)
        return rows

    @property
    def lowest_character(self) -> int:
        """The lowest number of a visible character, 0 where there is none (B8)."""
        characters = [_number(placed) for placed in self.cards if placed.card.kind is CardKind.CHARACTER]
        return min(characters, default=0)

    @property
    def science(self) -> int:
        """The science tokens on all cards, which count when passing (R5.17)."""
        return sum([placed.tokens.science for placed in self.cards])

    @property
    def sections(self) -> tuple[tuple[Circle, Section, Color | None], ...]:
        """Every section of every circle, with its color."""
        circles = self.circles
        return tuple((circle, *pair) for circle in circles for pair in zip(SECTIONS, circle.colors, strict=True))

    @property
    def open_places(self) -> tuple[Place, ...]:
        """Where the next card may lie, rows kept without gaps (R3.4)."""
        return open_beside(self.rows) if self.rows else open_places(self.at)

    @property
    def circles(self) -> tuple[Circle, ...]:
        """Every circle, finished or not: one for each card that rests on two others (R3.3)."""
        if self._circles is None:
            upper = [placed.place for placed in self.cards if placed.place.level > 1]
            object.__setattr__(self, "_circles", tuple(map(self.circle_at, upper)))
        return self._circles or ()

    @property
    def pure_circles(self) -> tuple[Circle, ...]:
        """The circles of a single color (R11.1), without making the others."""
        pure: list[Circle] = []
        row: dict[int, Sections] = {}
        below: dict[int, Sections] = {}
        last = 0
        for placed in self.cards:
            x, own = placed.place.x, placed.card.sections
            if x <= last:  # a row begins: its cards lie left of the last one below (R3.3)
                row, below = {}, row
            row[x], last = own, x
            if below and below[x].top_right is below[x + 1].top_left is own.bottom_left is own.bottom_right is not None:
                pure.append(Circle(placed.place, (own.bottom_left,) * 4))
        return tuple(pure)

    def circle_at(self, place: Place) -> Circle:
        """Return the circle of the card at a place above level 1."""
        (level, x), at = place, self.at
        upper = at[place].card.sections
        left, right = at[level - 1, x].card.sections, at[level - 1, x + 1].card.sections
        return Circle(place, (left.top_right, right.top_left, upper.bottom_left, upper.bottom_right))

    def color_of_circle(self, place: Place) -> Color | None:
        """Return the color of the circle of a place, None where it has several, or where there is none."""
        level, x = place
        upper = self.at.get(place)
        if level == 1 or upper is None:
            return None
        left, right, own = (
            self.at[level - 1, x].card.sections,
            self.at[level - 1, x + 1].card.sections,
            upper.card.sections,
        )
        color = left.top_right
        return color if color is right.top_left and color is own.bottom_left and color is own.bottom_right else None

    def with_card(self, placed: PlacedCard) -> Pyramid:
        """Return the pyramid with a card more, or with another card, or other things on it, at the card's place."""
        place, cards, at = placed.place, self.cards, self.at
        if not cards:
            return Pyramid((placed,))
        index, before = bisect_left(cards, place, key=_PLACE), at.get(place)
        after = index if before is None else index + 1
        new = (*cards[:index], placed, *cards[after:])
        rows, lowest, infinite = self.rows, self.lowest_number, self.infinite_gems
        if before is None:
            rows = _with_place(rows, place)
            lowest = min(lowest, _number(placed))
        elif placed.card is not before.card:
            lowest = min([_number(other) for other in new])
        if placed.infinite_gems != (before.infinite_gems if before else ()):
            infinite = _infinite_gems(new)
        return _known_pyramid(new, {**at, place: placed}, lowest, infinite, rows, None)

    def without(self, place: Place) -> Pyramid:
        """Return the pyramid with nothing at a place."""
        return Pyramid(tuple(placed for placed in self.cards if placed.place != place))

    def adjacent(self, place: Place) -> tuple[PlacedCard, ...]:
        """Return the cards that touch a place (R3.9)."""
        found, at = [], self.at
        for other in _around(place):
            if placed := at.get(other):
                found.append(placed)
        return tuple(found)

    def free_cards(self) -> tuple[PlacedCard, ...]:
        """Return the free cards: at an end of their row, nothing resting on them, no card under them (R3.10)."""
        return tuple(placed for placed in self.cards if self._is_free(placed))

    def _is_free(self, placed: PlacedCard) -> bool:
        row = [other.place.x for other in self.cards if other.place.level == placed.place.level]
        at_an_end = placed.place.x in (min(row), max(row))
        covered = any(cover in self.at for cover in placed.place.covers)
        return at_an_end and not covered and not placed.tucked_count


def _number(placed: PlacedCard) -> int:
    return placed.card.number or 0


def _infinite_gems(cards: tuple[PlacedCard, ...]) -> Gems:
    return gems_of(tuple([color for placed in cards for color in placed.infinite_gems]))


_known_pyramid: Callable[..., Pyramid] = maker_of(Pyramid)
"""Makes a pyramid of all its fields: cards that are in order already, and what is known of them."""
