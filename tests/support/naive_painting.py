"""The best painting found by trying everything, and random circles and laws to try it on.

Written from the rules pages alone, slow and plain: nothing of the search that it checks is used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import attrs

from positions import printed
from viceroy.model.cards import AnyCard, DescribedCard, Sections
from viceroy.model.geometry import Place
from viceroy.model.points import PointsClause, PointsPer
from viceroy.model.pyramid import SECTIONS, Circle, PlacedCard, Pyramid, SectionColors
from viceroy.model.quantities import CardKind, Counted, Quantity, Where
from viceroy.model.tokens import COLORS, Color, Gems, Tokens
from viceroy.scoring.painting import Paint


@attrs.frozen
class Case:
    """A painting to find."""

    circles: tuple[Circle, ...]
    gems: Gems
    bonus: Gems
    clauses: tuple[PointsPer, ...]
    repaint_pure: bool


def leaf_of(clause: PointsPer) -> Quantity:
    assert isinstance(clause.per, Quantity)
    return clause.per


# -- what a painting is worth -------------------------------------------------------------------------------------


def colors_after(circle: Circle, paints: Sequence[Paint]) -> tuple[Color | None, ...]:
    """Return the colors of a circle's four sections when it is painted (R10.2)."""
    colors = dict(zip(SECTIONS, circle.colors, strict=True))
    colors.update({paint.section: paint.color for paint in paints if paint.circle == circle.place})
    return tuple(colors.values())


def value_of(case: Case, paints: Sequence[Paint]) -> int:
    """Return the points of a painting: circles (R11.1), and laws that count circles or gems left (C37)."""
    left = {color: case.gems[number] for number, color in enumerate(COLORS)}
    for paint in paints:
        left[paint.color] -= 1
    finished: list[tuple[int, Color]] = []
    for circle in case.circles:
        colors = colors_after(circle, paints)
        if colors[0] is not None and colors.count(colors[0]) == 4:
            finished.append((circle.place.level, colors[0]))
    points = sum(level + case.bonus[COLORS.index(color)] for level, color in finished)
    for clause in case.clauses:
        what = leaf_of(clause)
        if what.counted is Counted.GEMS:
            count = sum(number for color, number in left.items() if what.color in (None, color))
        else:
            levels = what.level or (1, 2, 3, 4, 5)
            count = sum(what.color in (None, color) and level in levels for level, color in finished)
        times = count // clause.every
        points += clause.points * (times if clause.up_to is None else min(clause.up_to, times))
    return points


def order_of(case: Case, paints: Sequence[Paint]) -> tuple[int, tuple[int, ...]]:
    """Return what decides between paintings of one value: fewer gems, then circle by circle from the lowest place.

    A circle that stays as it is comes first, then one that gets blue, red, green, yellow.
    """
    by_circle = []
    for circle in sorted(case.circles, key=lambda circle: circle.place):
        colors = [COLORS.index(paint.color) + 1 for paint in paints if paint.circle == circle.place]
        by_circle.append(max(colors, default=0))
    return len(paints), tuple(by_circle)


def best_of(case: Case, paintings: Iterator[tuple[Paint, ...]]) -> tuple[Paint, ...]:
    best = min(paintings, key=lambda paints: (-value_of(case, paints), order_of(case, paints)))
    return tuple(sorted(best, key=lambda paint: (paint.circle, SECTIONS.index(paint.section))))


# -- all paintings ------------------------------------------------------------------------------------------------


def has_gems(case: Case, paints: Sequence[Paint]) -> bool:
    return all(
        sum(paint.color is color for paint in paints) <= held for color, held in zip(COLORS, case.gems, strict=True)
    )


def all_finishing(case: Case) -> Iterator[tuple[Paint, ...]]:
    """Yield every legal painting that finishes each circle that it touches, in one color."""
    choices: list[list[tuple[Paint, ...]]] = []
    for circle in case.circles:
        pure = circle.colors[0] is not None and len(set(circle.colors)) == 1
        ways = [
            tuple(
                Paint(circle.place, section, color)
                for section, own in zip(SECTIONS, circle.colors, strict=True)
                if own is not color
            )
            for color in COLORS
        ]
        choices.append([(), *(way for way in ways if way and (case.repaint_pure or not pure))])
    for chosen in product(*choices):
        paints = tuple(paint for way in chosen for paint in way)
        if has_gems(case, paints):
            yield paints


# -- random cases -------------------------------------------------------------------------------------------------


def random_circles(random: Random, number: int) -> tuple[Circle, ...]:
    """Make circles; some are of one color already, some have blank sections (C34), some are alike."""
    found: list[Circle] = []
    for index in range(number):
        place = Place(random.randint(2, 5), index)
        if found and random.random() < 0.2:
            found.append(Circle(place, random.choice(found).colors))
        elif random.random() < 0.15:
            found.append(Circle(place, (random.choice(COLORS),) * 4))
        else:
            pool = random.choice([COLORS, COLORS[:2], (*COLORS, None), (random.choice(COLORS), None)])
            left, right, bottom_left, bottom_right = (random.choice(pool) for _ in range(4))
            colors: SectionColors = (left, right, bottom_left, bottom_right)
            found.append(Circle(place, colors))
    return tuple(found)


def random_clause(random: Random) -> PointsPer:
    color = random.choice([None, *COLORS])
    if random.random() < 0.3:
        quantity = Quantity(Counted.GEMS, Where.SCREEN, color=color)
    else:
        quantity = Quantity(
            Counted.CIRCLES, Where.PYRAMID, color=color, level=random.choice([None, None, 2, 3, 4, 5, (2, 4)])
        )
    return PointsPer(
        random.choice([1, 1, 2, 3, 5, 12, 99]),
        quantity,
        every=random.choice([1, 1, 2, 3, 4]),
        up_to=random.choice([None, None, 1, 2, 3]),
    )


def random_case(random: Random, *, circles: int, gems: int, clauses: int) -> Case:
    """Make a case of at most so many circles, gems and clauses."""
    held = [0, 0, 0, 0]
    for _ in range(random.randint(0, gems)):
        held[random.choice([0, 1, 2, 3, 3])] += 1
    blue, red, green, yellow = held
    bonus = random.choice([(0, 0, 0, 0), (4, 2, 0, 0), tuple(random.choice([0, 2, 4, 8]) for _ in range(4))])
    return Case(
        random_circles(random, random.randint(1, circles)),
        (blue, red, green, yellow),
        (bonus[0], bonus[1], bonus[2], bonus[3]),
        tuple(random_clause(random) for _ in range(random.randint(0, clauses))),
        random.random() < 0.6,
    )


# -- pyramids with laws of all kinds --------------------------------------------------------------------------------


def random_pyramid(random: Random, clauses: Sequence[tuple[PointsClause, ...]]) -> Pyramid:
    """Make a small pyramid of two or three rows in few colors; each list of clauses is a law somewhere in it."""
    rows = random.choice([2, 3, 3])
    width = random.randint(rows, 4)
    places = [Place(level, x) for level in range(1, rows + 1) for x in range(width - level + 1)]
    colors = random.sample([*COLORS, None], 3)
    lawful = dict(zip(random.sample(places, min(len(clauses), len(places))), clauses, strict=False))
    laid = []
    for place in places:
        left, right, bottom_left, bottom_right = (random.choice(colors) for _ in range(4))
        sections = Sections(left, right, bottom_left, bottom_right)
        card: AnyCard = DescribedCard(sections, None, CardKind.LAW, lawful.get(place, ()))
        if place not in lawful:  # of which it is known what it costs
            card = attrs.evolve(random.choice(printed().characters), sections=sections)
        tokens = Tokens(science=random.randint(0, 2), magic=random.randint(0, 1)) if random.random() < 0.4 else Tokens()
        laid.append(PlacedCard(place, card, tokens))
    return Pyramid(tuple(laid))
