"""Circles: the points of one, and painting: the best use of leftover gems on them (R10.2, R11.1, C35-C37)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from heapq import nlargest
from itertools import pairwise
from operator import add, sub
from typing import NamedTuple

from viceroy.model.geometry import Place
from viceroy.model.pyramid import SECTIONS, Circle, Section
from viceroy.model.quantities import Counted
from viceroy.model.tokens import COLORS, Color, Gems, gems_of, subtract_gems
from viceroy.scoring.clauses import Leaf, Payoff
from viceroy.scoring.counting import counts_circle
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
    """Return the errors of a painting: the index of each paint that is not legal, and why; empty if all are legal.

    "Pure" means single-color before any painting (C35).
    """
    by_place = {circle.place: circle for circle in circles}
    errors: list[tuple[int, PaintingError]] = []
    painted: set[tuple[Place, Section]] = set()
    left = list(gems)
    for index, (place, section, color) in enumerate(paints):
        circle = by_place.get(place)
        if circle is None:
            errors.append((index, PaintingError.NO_CIRCLE))
            continue
        if (place, section) in painted:
            errors.append((index, PaintingError.PAINTED_TWICE))
        elif circle.colors[SECTIONS.index(section)] is color:
            errors.append((index, PaintingError.OWN_COLOR))
        elif circle.color is not None and not repaint_pure:
            errors.append((index, PaintingError.PURE_CIRCLE))
        painted.add((place, section))
        left[color.position] -= 1
        if left[color.position] < 0:
            errors.append((index, PaintingError.NO_GEM))
    return tuple(errors)


def painted_circles(circles: Iterable[Circle], paints: Collection[Paint]) -> tuple[Circle, ...]:
    """Return the circles after painting."""
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


# -- the best painting --------------------------------------------------------------------------------------------

MAX_STATES = 1_000_000
"""The most states of one dynamic program: more than 25 cards need with all gems of the box behind one screen."""

MAX_BEAM = 2_000
"""The most states that a beam keeps after a circle."""

MAX_BEAM_GROUPS = 100
"""The most groups of these states, by the number of gems spent: more than the box has gems."""


class BestPainting(NamedTuple):
    """The best painting found; `is_proven` says that no other is better."""

    paints: tuple[Paint, ...]
    is_proven: bool


def best_painting(
    circles: Collection[Circle],
    gems: Gems,
    bonus: Gems,
    payoffs: Iterable[Payoff] = (),
    *,
    repaint_pure: bool,
    limit: int = MAX_STATES,
    painted: Collection[Paint] = (),
) -> BestPainting:
    """Return the painting that scores the most of those that finish each circle that they touch.

    `gems` are those left behind the screen, `bonus` the sum of the circle bonuses of each color, `payoffs` what the
    laws pay, and `repaint_pure` the rule option of B12. What is `painted` already stays (C35), by gems that are no
    longer among `gems`; the result is what comes to it. As no law pays for spoiling a circle (C37), no painting that
    leaves a circle of several colors scores more.

    Tie-break: among equally good paintings, those with the fewest gems; among these, the lexicographically first. For
    that, circles come from the lowest level up and from the left, and the options of a circle are to leave it, then
    blue, red, green, yellow. So the answer depends neither on the order of circles nor on that of payoffs. The paints
    come by circle, then by section.

    The method is dynamic programming over the circles, the last one first. A state is the gems spent by color and the
    counts that payoffs ask for; of all ways to reach a state only the most points are kept. Payoffs are worked out when
    all circles are decided, and the painting is found on the way back, the first circle first, which settles the ties.
    Beyond `limit` states a beam search goes on: it keeps the most promising states after each circle, and the painting
    is the best one found. States are counted, not timed, so the result is the same on every machine; a state counts
    once more for each payoff that has to be worked out.
    """
    program = _Program(circles, gems, bonus, payoffs, repaint_pure=repaint_pure, painted=painted)
    layers, is_proven = [{program.start: 0}], True
    for options in reversed(program.options):
        states = program.states_after(layers[-1], options)
        limit -= len(states) * program.effort
        if limit < 0 and len(states) > MAX_BEAM // program.effort:
            states, is_proven = program.beam(states), False
        layers.append(states)
    return BestPainting(program.way_back(layers), is_proven)


_State = tuple[int, ...]
"""The gems spent of each color, then the number of circles of each counted leaf."""

_States = dict[_State, int]
"""The most points so far of each state."""


class _Option(NamedTuple):
    """A way to finish a circle, or to leave it as it is."""

    paints: tuple[Paint, ...]
    """All of one color; none to leave it."""
    color: int
    """The position of this color."""
    change: _State
    """What it adds to a state."""
    points: int
    """What it adds to the points so far."""


class _Program:
    """A dynamic program: the options for each circle from the lowest level up, and the value of states."""

    def __init__(
        self,
        circles: Collection[Circle],
        gems: Gems,
        bonus: Gems,
        payoffs: Iterable[Payoff],
        *,
        repaint_pure: bool,
        painted: Collection[Paint],
    ) -> None:
        self.gems = gems
        self.bonus = bonus
        self.rates: list[tuple[Leaf, int]] = []
        others: list[Payoff] = []
        for payoff in payoffs:
            rate = _rate(payoff, len(circles))
            if rate is None:
                others.append(payoff)
            else:
                self.rates.append((payoff.leaves[0], rate))  # paid with the circle: no state has to count for it
        leaves = [leaf for payoff in others for leaf in payoff.leaves]
        self.counted = [*dict.fromkeys(leaf for leaf in leaves if leaf.quantity.counted is Counted.CIRCLES)]
        self.payoffs = [(cache(payoff.points), [self._index(leaf) for leaf in payoff.leaves]) for payoff in others]
        self.effort = 1 + len(self.payoffs)
        self.start: _State = (0,) * (len(COLORS) + len(self.counted))
        fixed = set() if repaint_pure else {circle.place for circle in circles if circle.color}  # B12
        self.options = [
            self._options(circle, [] if circle.place in fixed else _possible(circle, painted))
            for circle in sorted(painted_circles(circles, painted), key=lambda circle: circle.place)
        ]

    def _index(self, leaf: Leaf) -> int:
        """Return the index of a leaf among the counts that `total` makes of a state."""
        if leaf in self.counted:
            return len(COLORS) + self.counted.index(leaf)
        return -1 if leaf.quantity.color is None else leaf.quantity.color.position

    def _options(self, circle: Circle, colors: Iterable[Color]) -> list[_Option]:
        """Return the options for a circle, in the order of the tie-break."""
        options = [self._option(circle.place, circle.color, ())]
        for color in colors:
            sections = [section for section, own in zip(SECTIONS, circle.colors, strict=True) if own is not color]
            if 0 < len(sections) <= self.gems[color.position]:
                paints = tuple([Paint(circle.place, section, color) for section in sections])
                options.append(self._option(circle.place, color, paints))
        return options

    def _option(self, place: Place, color: Color | None, paints: tuple[Paint, ...]) -> _Option:
        """Return the option that makes a circle of a color, None for several."""
        if color is None:
            return _Option(paints, 0, self.start, 0)
        counts = [int(counts_circle(leaf.quantity, color, place, leaf.law)) for leaf in self.counted]
        points = circle_points(place.level, self.bonus[color.position])
        points += sum([rate for leaf, rate in self.rates if counts_circle(leaf.quantity, color, place, leaf.law)])
        return _Option(paints, color.position, (*gems_spent(paints), *counts), points)

    def states_after(self, states: _States, options: Iterable[_Option]) -> _States:
        """Return the states when one more circle is decided. This is the inner loop of the program."""
        found: _States = {}
        most_so_far = found.get
        for _, color, change, gain in options:
            gems, has_counts = change[color], any(change[len(COLORS) :])
            room = self.gems[color] - gems
            for state, points in states.items():
                if state[color] <= room:
                    if has_counts:
                        new = tuple(map(add, state, change))
                    elif gems:  # the same, twice as fast
                        new = (*state[:color], state[color] + gems, *state[color + 1 :])
                    else:
                        new = state
                    total = points + gain
                    most = most_so_far(new)
                    if most is None or most < total:
                        found[new] = total
        return found

    def total(self, state: _State, points: int) -> int:
        """Return the points so far and the payoffs for the counts of a state."""
        if self.payoffs:
            left = subtract_gems(self.gems, _gems_of(state))
            counts = *left, *state[len(COLORS) :], sum(left)
            for points_at, indices in self.payoffs:
                points += points_at(tuple([counts[index] for index in indices]))
        return points

    def beam(self, states: _States) -> _States:
        """Return the most promising states: those of the most points among all that spent as many gems.

        The state that spent none is a group of its own, so the painting is at least as good as none.
        """
        step = 1 + sum(self.gems) // MAX_BEAM_GROUPS
        groups: dict[int, list[_State]] = {}
        for state in states:
            groups.setdefault(-(-sum(_gems_of(state)) // step), []).append(state)  # rounded up: 0 gems stay alone
        width = max(1, MAX_BEAM // self.effort // len(groups))
        return {
            state: states[state]
            for group in groups.values()
            for state in nlargest(width, group, key=lambda state: self.total(state, states[state]))
        }

    def way_back(self, layers: Sequence[_States]) -> tuple[Paint, ...]:
        """Backtracking: return the paints that lead to the best final states, from the states between the circles.

        All equally good final states are followed back at once; the first option that leads to one of them settles the
        tie.
        """
        *layers_before, final = layers
        totals = {state: (self.total(state, points), -sum(_gems_of(state))) for state, points in final.items()}
        best = max(totals.values())
        states = {state: final[state] for state, total in totals.items() if total == best}
        paints: list[Paint] = []
        for options, layer in zip(self.options, reversed(layers_before), strict=True):
            for option in options:
                if before := _states_before(states, option, layer):
                    states = before
                    paints += option.paints
                    break
        return tuple(paints)


def _states_before(states: _States, option: _Option, layer: _States) -> _States:
    """Return the states of a layer from which an option leads to some of `states`, with as many points."""
    before = {tuple(map(sub, state, option.change)): points - option.points for state, points in states.items()}
    return {state: points for state, points in before.items() if layer.get(state) == points}


def _gems_of(state: _State) -> Gems:
    """Return the gems spent in a state."""
    blue, red, green, yellow, *_ = state
    return blue, red, green, yellow


def _rate(payoff: Payoff, most: int) -> int | None:
    """Return the points that a payoff adds for each of `most` circles; None if they differ, or if it counts others."""
    if len(payoff.leaves) > 1 or payoff.leaves[0].quantity.counted is not Counted.CIRCLES:
        return None
    points = [payoff.points((count,)) for count in range(most + 1)]
    rates = {after - before for before, after in pairwise(points)}
    return rates.pop() if len(rates) == 1 else None


def _possible(circle: Circle, painted: Iterable[Paint]) -> list[Color]:
    """Return the colors that a circle may get: a section that is painted already keeps its color."""
    there = {paint.color for paint in painted if paint.circle == circle.place}
    return [color for color in COLORS if there <= {color}]
