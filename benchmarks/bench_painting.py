"""How fast is the best painting? Ends of games, typical pyramids, the hardest cases found, and sheets beyond games.

    python benchmarks/bench_painting.py [--seconds 120] [--seed 1] [--patience 20]

Ends: what two to four random players have behind their screens when whole games end.

Typical: a pyramid of 25 different printed cards, its own circle bonuses, 12 gems at random, and law 79's clause in half
of the cases.

Hard: for each kind of laws the search makes cases at random (60 cards or more as a full pyramid, or as many circles
made up: all alike, all of four colors, all blank, few kinds), keeps the slowest, and changes them a little, again and
again, for as long as they get slower. Random numbers are seeded; how many cases fit into the time is up to the machine.
The hardest case of each kind is printed so that it can be made again.

Beyond games: full sheets of levels a hundred cards wide, 99 gems of each color and up to twenty extreme clauses.

The plain program goes through the circles one by one and keeps the most points for every number of gems left and every
count that a clause needs: no bounds, no dominance. It is stopped after `--patience` seconds. It must find the same
points with as few gems, unless the search says that its painting is not proven best.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time

import attrs

from viceroy import legal_actions, new_game, reduce, to_act
from viceroy.cardsets import load_card_set
from viceroy.engine.prompts import AskPaint
from viceroy.model.cards import tokens_from
from viceroy.model.geometry import Place
from viceroy.model.points import PointsPer
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.model.tokens import COLORS, GEMS_PER_COLOR, Color, Gems
from viceroy.scoring.clauses import painted_clauses
from viceroy.scoring.counting import circle_bonuses, tokens_on
from viceroy.scoring.painting import best_painting, gems_spent, painted_circles, worth
from viceroy.sheets.forms import MAX_PLACES

TYPICAL_ROWS = (8, 7, 5, 3, 2)  # 25 cards
HARD_WIDTH = 14  # cards on level 1 of a full pyramid of 60
WANTED_GEMS = 40  # so many must be painted in a second
HARD_CIRCLES = 50  # as a full pyramid of 65 cards has
PER_CIRCLE = PointsPer(1, Quantity(Counted.CIRCLES, Where.PYRAMID))  # law 79


@attrs.frozen
class Case:
    """A painting to find."""

    circles: tuple[Circle, ...]
    gems: Gems
    bonus: Gems
    clauses: tuple[PointsPer, ...] = ()


def seconds_of(case: Case) -> float:
    """Return how long the best painting takes."""
    start = process_time()
    best_painting(case.circles, case.gems, case.bonus, case.clauses, repaint_pure=True)
    return process_time() - start


def outcome(case: Case) -> tuple[int, int] | None:
    """Return the points of the best painting, and how many gems it spends; None if it is not proven best."""
    paints, is_proven = best_painting(case.circles, case.gems, case.bonus, case.clauses, repaint_pure=True)
    spent = gems_spent(paints)
    left = as_gems([held - used for held, used in zip(case.gems, spent, strict=True)])
    points = worth(painted_circles(case.circles, paints), left, case.bonus, case.clauses)
    return (points, sum(spent)) if is_proven else None


def as_gems(numbers: list[int]) -> Gems:
    """Write four numbers as gems."""
    blue, red, green, yellow = numbers
    return blue, red, green, yellow


# -- the plain program --------------------------------------------------------------------------------------------


def leaf_of(clause: PointsPer) -> Quantity:
    """Return what a clause over a single quantity counts."""
    assert isinstance(clause.per, Quantity)
    return clause.per


def counts_toward(clause: PointsPer, circle: Circle, color: Color) -> bool:
    """Whether a circle of a color counts for a clause."""
    what = leaf_of(clause)
    return what.color in (None, color) and what.level in (None, circle.place.level)


def ways(circle: Circle, left: Gems) -> Iterator[tuple[Gems, Color | None]]:
    """Yield what is left, and the color of the circle, for each way to finish it or to leave it as it is."""
    yield left, circle.color
    for number, color in enumerate(COLORS):
        cost = 4 - circle.colors.count(color)
        if 0 < cost <= left[number]:
            yield as_gems([held - cost * (number == other) for other, held in enumerate(left)]), color


def plainly(case: Case, patience: float) -> tuple[int, int] | None:
    """Return points and gems as the plain program finds them; None when it takes too long."""
    start = process_time()
    counted = [clause for clause in case.clauses if leaf_of(clause).counted is Counted.CIRCLES]
    every_time = [clause for clause in counted if clause.every == 1 and clause.up_to is None]
    leaping = [clause for clause in counted if clause not in every_time]
    states: dict[tuple[Gems, tuple[int, ...]], int] = {(case.gems, (0,) * len(leaping)): 0}
    for circle in case.circles:
        after: dict[tuple[Gems, tuple[int, ...]], int] = {}
        for (left, counts), points in states.items():
            for now_left, color in ways(circle, left):
                new_counts, total = counts, points
                if color is not None:
                    total += circle.place.level + case.bonus[color.position]
                    total += sum(clause.points for clause in every_time if counts_toward(clause, circle, color))
                    new_counts = tuple(
                        count + counts_toward(clause, circle, color)
                        for count, clause in zip(counts, leaping, strict=True)
                    )
                key = (now_left, new_counts)
                if after.get(key, -1) < total:
                    after[key] = total
        states = after
        if process_time() - start > patience:
            return None
    spent = sum(case.gems)
    points, gems = max(
        (points + final_points(case, leaping, left, counts), sum(left) - spent)
        for (left, counts), points in states.items()
    )
    return points, -gems


def final_points(case: Case, leaping: list[PointsPer], left: Gems, counts: tuple[int, ...]) -> int:
    """Return what the clauses pay at the end that were not counted on the way."""
    points = sum(clause.of(count) for clause, count in zip(leaping, counts, strict=True))
    for clause in case.clauses:
        if leaf_of(clause).counted is Counted.GEMS:
            color = leaf_of(clause).color
            points += clause.of(sum(left) if color is None else left[color.position])
    return points


def compare(case: Case, patience: float) -> str:
    """Return in words how the plain program does on a case; it must find the same."""
    ours, own = seconds_of(case), outcome(case)
    if own is None:
        return "not proven best"
    start = process_time()
    found = plainly(case, patience)
    theirs = process_time() - start
    if found is None:
        return f"plain program: stopped after {theirs:.0f} s, more than {theirs / ours:.0f} times as long"
    assert found == own, (found, own, case)
    return f"plain program: {theirs:.2f} s, {theirs / ours:.1f} times as long, the same points and gems"


# -- ends of games ------------------------------------------------------------------------------------------------


def ends_of_games(games: int) -> Iterator[Case]:
    """Play random games, and yield what each seat with gems may paint at their ends."""
    for seed in range(games):
        random = Random(seed)
        state = new_game(players=2 + seed % 3, seed=seed)
        while (seats := to_act(state)) and not isinstance(state.task, AskPaint):
            state = reduce(state, random.choice(legal_actions(state, seats[0])))
        for seat in state.seats:
            pyramid = seat.pyramid
            if any(seat.gems):
                bonus = circle_bonuses(tokens_on(pyramid.cards))
                yield Case(pyramid.circles, seat.gems, bonus, painted_clauses(pyramid))


def print_ends(games: int = 60) -> None:
    """Print how long the ends of games take."""
    made = list(ends_of_games(games))
    times = sorted(1000 * seconds_of(case) for case in made)
    print(f"ends of games: {games} games, {len(made)} seats with gems")
    print(f"  median {median(times):.2f} ms, slowest {times[-1]:.2f} ms (wanted: a median under 0.3 ms)")


# -- typical cases ------------------------------------------------------------------------------------------------


def typical_case(random: Random) -> Case:
    """Lay 25 printed characters, with what they print for their levels, and deal 12 gems."""
    characters = random.sample(load_card_set("printed").characters, sum(TYPICAL_ROWS))
    laid = []
    for level, width in enumerate(TYPICAL_ROWS, 1):
        for x in range(width):
            card = characters.pop()
            laid.append(PlacedCard(Place(level, x), card, tokens_from(card.rewards(level))))
    pyramid = Pyramid(tuple(laid))
    clauses = (PER_CIRCLE,) if random.random() < 0.5 else ()
    return Case(pyramid.circles, random_gems(random, 12), circle_bonuses(tokens_on(pyramid.cards)), clauses)


def random_gems(random: Random, number: int) -> Gems:
    """Deal gems out of a box of sixteen of each color."""
    dealt = random.sample([color for color in COLORS for _ in range(GEMS_PER_COLOR)], number)
    return as_gems([dealt.count(color) for color in COLORS])


def print_typical(seed: int, cases: int = 300, compared: int = 20) -> None:
    """Print how long typical cases take."""
    random = Random(seed)
    made = [typical_case(random) for _ in range(cases)]
    times = sorted(1000 * seconds_of(case) for case in made)
    print(f"typical: 25 cards, 12 gems, {cases} cases")
    print(f"  median {median(times):.2f} ms, slowest {times[-1]:.2f} ms (wanted: a median under 2 ms)")
    ratios = []
    for case in made[:compared]:
        start = process_time()
        assert plainly(case, 1000) == outcome(case)
        ratios.append((process_time() - start) / seconds_of(case))
    print(f"  plain program: {median(ratios):.1f} times as long (median of {compared})")


# -- hard cases ---------------------------------------------------------------------------------------------------


def full_pyramid(random: Random, width: int = HARD_WIDTH) -> list[Circle]:
    """Make the circles of five full levels with random sections, the lower edge of a card in one color."""
    rows = [
        [[random.choice(COLORS) for _ in range(3)] for _ in range(width - level)] for level in range(5)
    ]  # of a card: top left, top right, bottom
    return [
        Circle(Place(level + 1, x), (rows[level - 1][x][1], rows[level - 1][x + 1][0], card[2], card[2]))
        for level in range(1, 5)
        for x, card in enumerate(rows[level])
    ]


def made_up(random: Random, pattern: str | None) -> list[Circle]:
    """Make circles of one pattern of like and unlike sections, or of several."""
    circles = []
    for index in range(HARD_CIRCLES):
        letters = pattern or random.choice(["aaab", "aabb", "aabc", "abcd", "aa--", "----", "aaa-"])
        colors = dict(zip("abcd", random.sample(COLORS, 4), strict=True))
        left, right, bottom_left, bottom_right = (colors.get(letter) for letter in letters)
        circles.append(Circle(Place(2 + index % 4, index // 4), (left, right, bottom_left, bottom_right)))
    return circles


def random_clause(random: Random, *, extreme: bool) -> PointsPer:
    """Make a clause that painting can change: as designers write them, or as extreme as the language allows."""
    color = random.choice([None, *COLORS])
    if random.random() < 0.25:
        quantity = Quantity(Counted.GEMS, Where.SCREEN, color=color)
    else:
        quantity = Quantity(Counted.CIRCLES, Where.PYRAMID, color=color, level=random.choice([None, None, 2, 3, 4, 5]))
    if extreme:
        limits = random.choice([1, 2, 5, 10, 20, 50, 99]), random.choice([1, 2, 3, 4, 5, 6, 8, 10])
    else:
        limits = random.randint(1, 8), random.choice([1, 1, 2, 3, 4])
    return PointsPer(limits[0], quantity, every=limits[1], up_to=random.choice([None, None, 1, 2, 3, 5, 8]))


@attrs.frozen
class Kind:
    """A kind of hard cases."""

    name: str
    gems: int
    clauses: int
    extreme: bool = False

    def case(self, random: Random) -> Case:
        """Make a case at random."""
        if random.random() < 0.3:
            circles = full_pyramid(random)
        else:
            circles = made_up(random, random.choice([None, None, "abcd", "aabc", "aabb", "aaab", "a---", "----"]))
        bonus = as_gems([random.choice([0, 2, 4, 4, 6, 8]) for _ in range(4)])
        clauses = tuple(random_clause(random, extreme=self.extreme) for _ in range(self.clauses))
        return Case(tuple(circles), random_gems(random, self.gems), bonus, clauses)

    def changed(self, random: Random, case: Case) -> Case:
        """Change a case a little."""
        for _ in range(random.choice([1, 1, 2, 4])):
            case = random.choice([change_sections, copy_circle, move_gem, change_bonus, self._change_clause])(
                random, case
            )
        return case

    def _change_clause(self, random: Random, case: Case) -> Case:
        clauses = list(case.clauses)
        if clauses:
            clauses[random.randrange(len(clauses))] = random_clause(random, extreme=self.extreme)
        return attrs.evolve(case, clauses=tuple(clauses))


def change_sections(random: Random, case: Case) -> Case:
    """Give some sections another color."""
    circles = list(case.circles)
    for _ in range(random.choice([1, 5, 15])):
        index = random.randrange(len(circles))
        colors = list(circles[index].colors)
        colors[random.randrange(4)] = random.choice([None, *COLORS])
        left, right, bottom_left, bottom_right = colors
        circles[index] = Circle(circles[index].place, (left, right, bottom_left, bottom_right))
    return attrs.evolve(case, circles=tuple(circles))


def copy_circle(random: Random, case: Case) -> Case:
    """Make one circle like another."""
    circles = list(case.circles)
    index = random.randrange(len(circles))
    circles[index] = Circle(circles[index].place, random.choice(circles).colors)
    return attrs.evolve(case, circles=tuple(circles))


def move_gem(random: Random, case: Case) -> Case:
    """Swap a gem for one of another color, if the box has one."""
    gems = list(case.gems)
    from_color = random.choice([number for number in range(4) if gems[number]])
    to_color = random.randrange(4)
    if gems[to_color] < GEMS_PER_COLOR:
        gems[from_color] -= 1
        gems[to_color] += 1
    return attrs.evolve(case, gems=as_gems(gems))


def change_bonus(random: Random, case: Case) -> Case:
    """Give one color another bonus: any sum of its tokens."""
    bonus = list(case.bonus)
    bonus[random.randrange(4)] = random.choice([0, 2, 4, 6, 8])
    return attrs.evolve(case, bonus=as_gems(bonus))


KINDS = (
    Kind("no laws, 40 gems", 40, 0),
    Kind("no laws, all 64 gems", 64, 0),
    Kind("3 clauses, 40 gems", 40, 3),
    Kind("4 clauses, all 64 gems", 64, 4),
    Kind("4 extreme clauses, 40 gems", 40, 4, extreme=True),
    Kind("8 extreme clauses, all 64 gems", 64, 8, extreme=True),
)


def hardest(
    kind: Kind, random: Random, seconds: float, timed: Callable[[Case], float] = seconds_of
) -> tuple[Case, int]:
    """Search for the case that takes longest; return it, and how many were tried."""
    start, tried = process_time(), 0
    pool: list[tuple[float, Case]] = []
    while process_time() - start < seconds * 0.4 or not pool:
        case = kind.case(random)
        pool = sorted([*pool, (timed(case), case)], key=lambda timing: -timing[0])[:3]
        tried += 1
    while process_time() - start < seconds:
        index = random.randrange(len(pool))
        case = kind.changed(random, pool[index][1])
        took = timed(case)
        tried += 1
        if took > pool[index][0]:
            pool[index] = (took, case)
    return max(pool, key=lambda timing: timing[0])[1], tried


def described(case: Case) -> str:
    """Return a case in a line of text for each part of it."""
    letters = {None: "-"} | {color: color.letter.lower() for color in COLORS}
    circles = " ".join(
        f"{circle.place.level}.{circle.place.x}:" + "".join(letters[color] for color in circle.colors)
        for circle in case.circles
    )
    clauses = "; ".join(
        f"{clause.points} per {clause.every} {leaf_of(clause).color or ''} {leaf_of(clause).counted}"
        + (f" on level {leaf_of(clause).level}" if leaf_of(clause).level else "")
        + (f" up to {clause.up_to}" if clause.up_to else "")
        for clause in case.clauses
    )
    return f"  circles {circles}\n  gems {case.gems}, bonus {case.bonus}, clauses: {clauses or 'none'}"


# -- beyond games -------------------------------------------------------------------------------------------------


def print_wide(seed: int) -> None:
    """Print how long the widest sheets take."""
    random = Random(seed)
    for number in (0, 8, 20):
        circles = tuple(full_pyramid(random, MAX_PLACES))
        bonus = as_gems([random.choice([0, 2, 4, 6, 8]) for _ in range(4)])
        clauses = tuple(random_clause(random, extreme=True) for _ in range(number))
        case = Case(circles, (99, 99, 99, 99), bonus, clauses)
        known = "proven best" if outcome(case) else "not proven best"
        print(f"{len(circles)} circles, 396 gems, {number} extreme clauses: {seconds_of(case):.1f} s, {known}")


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120, help="for the search of hard cases")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=20, help="seconds after which the plain program is stopped")
    chosen = parser.parse_args()
    print_ends()
    print_typical(chosen.seed)
    slowest: dict[int, tuple[float, str]] = {}  # by the number of gems
    for kind in KINDS:
        case, tried = hardest(kind, Random(chosen.seed), chosen.seconds / len(KINDS))
        took = min(seconds_of(case) for _ in range(3))
        slowest[kind.gems] = max(slowest.get(kind.gems, (0.0, "")), (took, kind.name))
        print(f"\nhard: {len(case.circles)} circles, {kind.name}: {took:.3f} s, the slowest of {tried}")
        print(f"  {compare(case, chosen.patience)}\n{described(case)}")
    print()
    for gems, (took, name) in sorted(slowest.items()):
        wanted = " (wanted: under 1 s)" if gems == WANTED_GEMS else " (as many as there are)"
        print(f"hardest with {gems} gems: {name}, {took:.3f} s{wanted}")
    print_wide(chosen.seed)


if __name__ == "__main__":
    main()
