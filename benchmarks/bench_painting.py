"""How fast is the best painting? Typical pyramids, and the hardest that a search can find.

    python benchmarks/bench_painting.py [--seconds 60] [--seed 1]

Typical: 25 cards, that is 18 circles, and 12 gems of random colors, with the bonuses and laws of many games. Hard: 60
cards and more, 50 circles, 40 gems, all circle bonuses, laws that count circles and gems left, some only from a number
on or up to a number. The search starts from random cases, keeps the slowest, and changes it a little at a time for as
long as it gets slower; its moves are those of the seed, though how many fit into the time depends on the machine.

Beside it stands a plain dynamic program over all gems spent, without bounds, which leaves the laws out. Times are
processor time.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from viceroy.effects import Counted, PointsPer, Quantity, Where
from viceroy.painting import best_painting
from viceroy.pyramid import Circle, Place
from viceroy.tokens import COLORS, Color, Gems

ALL_BONUSES: Gems = (8, 8, 8, 8)  # two tokens of +2 and one of +4 of each color (R1.8)


class Case(NamedTuple):
    """What a painting is chosen for."""

    circles: tuple[Circle, ...]
    gems: Gems
    bonus: Gems
    clauses: tuple[PointsPer, ...]


# -- cases --------------------------------------------------------------------------------------------------------


def random_circle(rng: Random, place: Place) -> Circle:
    """Make a circle of printed cards: the lower edge of one color."""
    bottom = rng.choice(COLORS)
    return Circle(place, (rng.choice(COLORS), rng.choice(COLORS), bottom, bottom))


def random_circles(rng: Random, rows: Sequence[int]) -> tuple[Circle, ...]:
    """Make the circles of rows of cards on levels 2 to 5."""
    return tuple(random_circle(rng, Place(level, x)) for level, width in enumerate(rows, 2) for x in range(width))


def random_gems(rng: Random, count: int) -> Gems:
    """Draw gems out of a box that holds 16 of each color (R1.4)."""
    drawn = rng.sample([color for color in COLORS for _ in range(16)], count)
    blue, red, green, yellow = (drawn.count(color) for color in COLORS)
    return (blue, red, green, yellow)


def random_clause(rng: Random) -> PointsPer:
    """Make a clause that counts circles or gems left; half of them pay in leaps or up to a limit."""
    color = rng.choice([None, None, *COLORS])
    if rng.random() < 0.75:
        quantity = Quantity(Counted.CIRCLES, Where.PYRAMID, color, level=rng.choice([None, None, 2, 3, 4]))
    else:
        quantity = Quantity(Counted.GEMS, Where.SCREEN, color)
    every = rng.choice([1, 1, 2, 3, 4])
    return PointsPer(rng.randint(1, 3 * every), quantity, every, rng.choice([None, None, 1, 3, 5]))


def typical_case(rng: Random) -> Case:
    """Make a case as games end."""
    bonus = [0, 0, 0, 0]
    for _ in range(rng.randint(0, 3)):
        bonus[rng.randrange(4)] += rng.choice([2, 2, 4])
    clauses = (PointsPer(1, Quantity(Counted.CIRCLES, Where.PYRAMID)),) if rng.random() < 0.3 else ()
    blue, red, green, yellow = bonus
    return Case(random_circles(rng, (7, 6, 4, 1)), random_gems(rng, 12), (blue, red, green, yellow), clauses)


def hard_case(rng: Random) -> Case:
    """Make a case of 50 circles and 40 gems."""
    clauses = tuple(random_clause(rng) for _ in range(rng.randint(0, 4)))
    return Case(random_circles(rng, (16, 14, 12, 8)), random_gems(rng, 40), ALL_BONUSES, clauses)


def changed(rng: Random, case: Case) -> Case:
    """Change one thing: a circle, the gems, or a clause."""
    kind = rng.randrange(3 if case.clauses else 2)
    if kind == 0:
        index = rng.randrange(len(case.circles))
        circle = random_circle(rng, case.circles[index].place)
        return case._replace(circles=(*case.circles[:index], circle, *case.circles[index + 1 :]))
    if kind == 1:
        return case._replace(gems=random_gems(rng, sum(case.gems)))
    index = rng.randrange(len(case.clauses))
    return case._replace(clauses=(*case.clauses[:index], random_clause(rng), *case.clauses[index + 1 :]))


# -- times --------------------------------------------------------------------------------------------------------


def seconds(case: Case) -> float:
    """Return how long the best painting takes."""
    start = process_time()
    best_painting(case.circles, case.gems, case.bonus, case.clauses, repaint_pure=True)
    return process_time() - start


def plain_seconds(case: Case) -> float:
    """Return how long a plain dynamic program takes for the points of circles and single-color bonuses alone."""
    start = process_time()
    states: dict[Gems, int] = {case.gems: 0}
    for circle in case.circles:
        after = dict(states)
        for left, points in states.items():
            for color in COLORS:
                cost = 4 - circle.colors.count(color)
                if cost <= left[color.position]:
                    key = _spent(left, color, cost)
                    after[key] = max(after.get(key, 0), points + circle.place.level + case.bonus[color.position])
        states = after
    max(states.values())
    return process_time() - start


def _spent(gems: Gems, color: Color, cost: int) -> Gems:
    left = list(gems)
    left[color.position] -= cost
    return (left[0], left[1], left[2], left[3])


def hardest(rng: Random, budget: float) -> tuple[float, Case, int]:
    """Search for a slow case for some seconds: random ones first, then changes of the slowest."""
    tried, start = 0, process_time()
    worst, slowest = hard_case(rng), 0.0
    while process_time() - start < budget:
        is_early = process_time() - start < budget / 3
        case = hard_case(rng) if is_early else changed(rng, worst)
        took = seconds(case)
        tried += 1
        if took > slowest:
            worst, slowest = case, took
    return slowest, worst, tried


def main() -> None:
    """Print the times."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="how long to search for hard cases")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = Random(options.seed)
    cases = [typical_case(rng) for _ in range(60)]
    ours, plain = [seconds(case) for case in cases], [plain_seconds(case) for case in cases]
    print(f"typical, 25 cards and 12 gems: median {1000 * median(ours):.1f} ms, worst {1000 * max(ours):.1f} ms")
    print(f"  a plain dynamic program, without the laws: median {1000 * median(plain):.1f} ms")
    slowest, case, tried = hardest(rng, options.seconds)
    again = min(seconds(case) for _ in range(3))
    print(f"hardest of {tried} hard cases: {slowest:.2f} s, best of three more runs {again:.2f} s (wanted: under 1 s)")
    print(f"  a plain dynamic program on it, without its laws: {plain_seconds(case):.2f} s")
    print(case)


if __name__ == "__main__":
    main()
