"""Circles: the points of one, and painting: the best use of leftover gems on them (R10.2, R11.1, C35-C37)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from viceroy.model.geometry import Place
from viceroy.model.points import PointsPer
from viceroy.model.pyramid import SECTIONS, Circle, Section
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.model.tokens import COLORS, Color, Gems, gems_of
from viceroy.scoring.counting import counts_circle
from viceroy.scoring.knapsack import LIMIT, Aim, best_choices
from viceroy.scoring.relaxation import BUDGETS, Choice
from viceroy.scoring.staircases import (
    NO_STAIRCASES,
    Leaf,
    Staircases,
    Stairs,
    Step,
    Tally,
    combined,
    count_tally,
    points_at,
)
from viceroy.values import Named


class Paint(NamedTuple):
    """One gem put on one section of a circle; the section then has the gem's color (R10.2)."""

    circle: Place
    """The place of the circle's upper card."""
    section: Section
    """Which of the circle's four sections."""
    color: Color
    """The color of the gem."""


class PaintingError(Named):
    """Why a gem may not be put on a section."""

    NO_CIRCLE = "no_circle"  # no circle of that name
    PAINTED_TWICE = "painted_twice"  # at most one gem a section (C35)
    OWN_COLOR = "own_color"  # the section has that color already (C35)
    PURE_CIRCLE = "pure_circle"  # `repaint_pure_circles` is off (B12)
    NO_GEM = "no_gem"  # more gems of the color than are left


def painting_errors(
    circles: Iterable[Circle], gems: Gems, paints: Sequence[Paint], *, repaint_pure: bool
) -> tuple[tuple[int, PaintingError], ...]:
    """Return what is wrong with a painting: the index of each paint that is not legal, and why; empty when all are.

    "Pure" means single-color before any painting (C35).
    """
    by_place = {circle.place: circle for circle in circles}
    faults: list[tuple[int, PaintingError]] = []
    painted: set[tuple[Place, Section]] = set()
    left = list(gems)
    for index, (place, section, color) in enumerate(paints):
        circle = by_place.get(place)
        if circle is None:
            faults.append((index, PaintingError.NO_CIRCLE))
            continue
        if (place, section) in painted:
            faults.append((index, PaintingError.PAINTED_TWICE))
        elif circle.colors[SECTIONS.index(section)] is color:
            faults.append((index, PaintingError.OWN_COLOR))
        elif circle.color is not None and not repaint_pure:
            faults.append((index, PaintingError.PURE_CIRCLE))
        painted.add((place, section))
        left[color.position] -= 1
        if left[color.position] < 0:
            faults.append((index, PaintingError.NO_GEM))
    return tuple(faults)


def painted_circles(circles: Iterable[Circle], paints: Collection[Paint]) -> tuple[Circle, ...]:
    """Return the circles as they are after painting."""
    if not paints:
        return tuple(circles)
    by_circle: dict[Place, list[tuple[Section, Color]]] = {}
    for place, section, color in paints:
        by_circle.setdefault(place, []).append((section, color))
    return tuple(
        [circle.with_colors(by_circle[circle.place]) if circle.place in by_circle else circle for circle in circles]
    )


def gems_spent(paints: Iterable[Paint]) -> Gems:
    """Return how many gems of each color a painting uses."""
    return gems_of(tuple(paint.color for paint in paints))


def circle_points(level: int, bonus: int) -> int:
    """Return the points of a single-color circle: the level of its upper card, and the bonus of its color (R11.1).

    >>> circle_points(3, bonus=2)
    5
    """
    return level + bonus


def worth(
    circles: Iterable[Circle],
    gems: Gems,
    bonus: Gems,
    clauses: Iterable[PointsPer],
    staircases: Staircases = NO_STAIRCASES,
) -> int:
    """Return the points that painting can change, of circles as they are and gems as they are left.

    They are each single-color circle's level and `bonus` of its color (R11.1), and the `clauses` and `staircases` of
    laws that count circles or gems left (C37).
    """
    circles = tuple(circles)
    points = sum(circle_points(circle.place.level, bonus[circle.color.position]) for circle in circles if circle.color)
    points += sum(clause.of(count_tally(_tally(clause), circles, gems)) for clause in clauses)
    return points + staircases.points(circles, gems)


def _tally(clause: PointsPer) -> Tally:
    """Return what a plain clause counts."""
    assert isinstance(clause.per, Quantity)
    return (Leaf(clause.per),)


# -- the best painting --------------------------------------------------------------------------------------------


class BestPainting(NamedTuple):
    """The best painting found; `is_proven` says that no other is better."""

    paints: tuple[Paint, ...]
    is_proven: bool


def best_painting(
    circles: Sequence[Circle],
    gems: Gems,
    bonus: Gems,
    clauses: Sequence[PointsPer],
    staircases: Staircases = NO_STAIRCASES,
    *,
    repaint_pure: bool,
    limit: int = LIMIT,
    painted: Collection[Paint] = (),
) -> BestPainting:
    """Return the legal painting that is worth the most, and of those one that spends the fewest gems.

    `gems` are those left behind the screen, `bonus` the sum of the circle bonuses of each color, and `repaint_pure` the
    rule option of B12. `clauses` are those of laws that pay for circles or gems left, `staircases` all others that
    painting can change; none falls as there are more of them, so that no gem is worth putting on a circle that stays of
    several colors. Where proving it takes more work than `limit`, as it may for sheets that no game leads to, or where
    there are more staircases than can be followed, it is the best one found.
    What is `painted` already stays (C35), by gems that are no longer among `gems`; the answer is what comes to it.

    Where several such paintings are left, take the circles from the lowest level up and each level from the left, and
    look at the first that is not the same in all: it rather stays as it is than gets painted, and rather gets blue
    than red, green or yellow, in this order. So the answer depends neither on the order of circles nor on that of
    clauses. The paints come by circle, then by section.
    """
    may_change = [circle for circle in circles if circle.color is None or repaint_pure]
    targets = sorted(painted_circles(may_change, painted), key=lambda circle: circle.place)
    usable = _usable(targets, gems)
    scale = 1 + sum(usable)  # a point outweighs all gems, and then gems count
    counted = {*map(_tally, clauses), *staircases.tallies}
    others = sorted(counted.difference(_OF_ONE_COLOR), key=str)  # in whatever order they come
    fixed = () if repaint_pure else tuple(circle for circle in circles if circle.color)
    counts = {tally: _counts(tally, fixed, targets, gems, usable) for tally in (*_OF_ONE_COLOR, *others)}
    paid = {tally: _paid(tally, counts[tally], clauses, staircases, scale) for tally in counts}
    aims, has_all = _aims(staircases, {tally: (index, counts[tally]) for index, tally in enumerate(counts)}, scale)
    found = best_choices(
        [
            [_choice(circle, color, bonus, others, scale) for color in (None, *_possible(circle, painted))]
            for circle in targets
        ],
        [
            *([points - spent for spent, points in enumerate(paid[tally])] for tally in _OF_ONE_COLOR),
            *(paid[tally] for tally in others),
        ],
        limit,
        aims,
    )
    return BestPainting(_paints(targets, found.choices), found.is_proven and has_all and staircases.is_whole)


_OF_ONE_COLOR: tuple[Tally, ...] = tuple((Leaf(Quantity(Counted.GEMS, Where.SCREEN, color=color)),) for color in COLORS)
"""What the budgets count: gems of one color."""


def _paid(
    tally: Tally, counts: Iterable[int], clauses: Iterable[PointsPer], staircases: Staircases, scale: int
) -> list[int]:
    """Return what clauses pay that depend on one tally alone, for each of its counts."""
    own = [clause for clause in clauses if _tally(clause) == tally]
    points = [sum([clause.of(count) for clause in own]) for count in counts]
    if tally in staircases.tallies:
        number = staircases.tallies.index(tally)
        for stairs in staircases.clauses:
            if _hang_on(stairs) == {number}:
                points = [
                    so_far + points_at(stairs, {number: count}) for so_far, count in zip(points, counts, strict=True)
                ]
    return [scale * some for some in points]


def _hang_on(stairs: Stairs) -> set[int]:
    """Return the numbers of the tallies that a staircase goes by."""
    return {tally for step in stairs for tally in step.least}


def _aims(
    staircases: Staircases, known: Mapping[Tally, tuple[int, Sequence[int]]], scale: int
) -> tuple[list[Aim], bool]:
    """Return what can be aimed at by clauses that depend on several tallies, and whether none had to be left out."""
    together: Stairs = (Step(0, {}),)
    has_all = True
    for stairs in staircases.clauses:
        if len(_hang_on(stairs)) > 1:
            together, is_whole = combined(lambda one, other: one + other, [together, stairs])
            has_all &= is_whole
    aims = []
    for points, least in reversed(together):
        asked = [(*known[staircases.tallies[tally]], number) for tally, number in least.items()]
        ranges = [(index, [n for n, count in enumerate(counts) if count >= number]) for index, counts, number in asked]
        if all(some for _, some in ranges):
            aims.append(Aim(points * scale, tuple((index, some[0], some[-1]) for index, some in ranges)))
    return aims, has_all


def _paints(circles: Iterable[Circle], choices: Iterable[int]) -> tuple[Paint, ...]:
    """Return the paints that give each circle the color of its choice: 0 for none, then 1 for blue and so on."""
    return tuple(
        Paint(circle.place, section, COLORS[index - 1])
        for circle, index in zip(circles, choices, strict=True)
        if index
        for section, color in zip(SECTIONS, circle.colors, strict=True)
        if color is not COLORS[index - 1]
    )


def _possible(circle: Circle, painted: Collection[Paint]) -> tuple[Color | None, ...]:
    """Return for each color whether a circle may get it: the color, or None where a painted section has another."""
    there = {paint.color for paint in painted if paint.circle == circle.place}
    return tuple([None if there.difference((color,)) else color for color in COLORS]) if there else COLORS


def _usable(targets: Sequence[Circle], gems: Gems) -> Gems:
    """Return how many gems of each color could be used at most: all of them, or what all circles need."""
    blue, red, green, yellow = (
        min(gems[color.position], sum(4 - circle.colors.count(color) for circle in targets)) for color in COLORS
    )
    return blue, red, green, yellow


def _choice(circle: Circle, color: Color | None, bonus: Gems, counted: Sequence[Tally], scale: int) -> Choice:
    """Return what it is worth to give a circle one color, or to leave it."""
    after = color or circle.color
    if after is None:
        return Choice(0)
    cost = 0 if color is None else 4 - circle.colors.count(color)
    points = circle_points(circle.place.level, bonus[after.position])
    adds = [(after.position, cost)] if cost else []
    for number, tally in enumerate(counted, BUDGETS):
        if tally[0].quantity.counted is Counted.GEMS:  # gems left are counted by those spent
            amount = sum([cost for quantity, _ in tally if quantity.color in (None, after)])
        else:
            amount = sum([counts_circle(quantity, after, circle.place, law) for quantity, law in tally])
        if amount:
            adds.append((number, amount))
    return Choice(points * scale, tuple(adds))


def _counts(tally: Tally, fixed: Sequence[Circle], targets: Sequence[Circle], gems: Gems, usable: Gems) -> range:
    """Return what a tally comes to as circles are finished or gems are spent, one by one."""
    if tally[0].quantity.counted is Counted.CIRCLES:
        sure = count_tally(tally, fixed, gems)
        return range(sure, sure + len(targets) * len(tally) + 1)
    held = count_tally(tally, (), gems)
    return range(held, held - count_tally(tally, (), usable) - 1, -1)
