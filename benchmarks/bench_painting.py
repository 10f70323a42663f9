"""How fast is the best painting? Ends of games, full pyramids, laws of several counts, and sheets beyond games.

    python benchmarks/bench_painting.py [--seed 1]

Each kind of position says how many there are, the median and the slowest time of one, and whether all paintings are
proven best. The last ones lie beyond every game: there a beam finds the painting, and it is not proven.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from viceroy import new_game, reduce, to_act, view
from viceroy.bots import make
from viceroy.cardsets import load_card_set
from viceroy.engine.phases.ending import positions_of
from viceroy.engine.prompts import AskPaint
from viceroy.model.cards import DescribedCard, Sections, tokens_from
from viceroy.model.geometry import Place
from viceroy.model.points import FlatPoints, PointsClause, PointsPer
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind, Condition, Counted, Least, Quantity, Sum, Where
from viceroy.model.tokens import COLORS, GEMS_PER_COLOR, Color, Gems
from viceroy.scoring.score import FinalPosition, best_of, limit_each

ROWS_OF_20 = (6, 5, 4, 3, 2)
ROWS_OF_25 = (8, 7, 5, 3, 2)
ROWS_OF_30 = (8, 7, 6, 5, 4)
WIDEST = 100  # cards on level 1 of a sheet
ALL_GEMS = 4 * GEMS_PER_COLOR
GEMS_LEFT = Quantity(Counted.GEMS, Where.SCREEN)


def print_times(name: str, games: list[list[FinalPosition]]) -> None:
    """Print how long the best painting of each player takes."""
    times, proven = [], True
    for positions in games:
        for seat, position in enumerate(positions):
            if any(position.gems):
                start = process_time()
                proven &= best_of(positions, seat, limit_each([position]), repaint_pure=True).is_proven
                times.append(1000 * (process_time() - start))
    known = "proven best" if proven else "not proven best"
    took = f"{sum(times) / 1000:.3f} s, median {median(times):.2f} ms, slowest {max(times):.1f} ms"
    print(f"{name}: {len(times)} in {took}, {known}")


# -- ends of games ------------------------------------------------------------------------------------------------


def ends_of_games(bot: str, games: int) -> Iterator[list[FinalPosition]]:
    """Play games, and yield what the players have at each end; then the same with 16 gems more for everybody."""
    for seed in range(games):
        player = make(bot, seed)
        state = new_game(players=2 + seed % 3, seed=seed)
        while (seats := to_act(state)) and not isinstance(state.task, AskPaint):
            state = reduce(state, player.choose(view(state, seats[0])))
        positions = positions_of(state.rules, state.seats)
        for more in (0, 4):
            yield [
                FinalPosition(own.name, own.pyramid, as_gems([held + more for held in own.gems]), own.attack)
                for own in positions
            ]


# -- pyramids -----------------------------------------------------------------------------------------------------


def pyramid_of(random: Random, rows: tuple[int, ...], laws: tuple[PointsClause, ...] = ()) -> Pyramid:
    """Lay printed characters, with what they print for their levels, and a law for each clause in place of one."""
    characters = random.sample(load_card_set("printed").characters, sum(rows))
    places = [Place(level, x) for level, width in enumerate(rows, 1) for x in range(width)]
    laid = []
    for index, (place, card) in enumerate(zip(places, characters, strict=True)):
        if index < len(laws):
            law = DescribedCard(card.sections, None, CardKind.LAW, (laws[index],))
            laid.append(PlacedCard(place, law))
        else:
            laid.append(PlacedCard(place, card, tokens_from(card.rewards(place.level))))
    return Pyramid(tuple(laid))


def circles(color: Color) -> Quantity:
    """Count circles of a color."""
    return Quantity(Counted.CIRCLES, Where.PYRAMID, color=color)


def compound_laws(random: Random) -> tuple[PointsClause, ...]:
    """Make three clauses over several counts: every two of a sum, the least of circles and gems, and a condition."""
    one, two, three = random.sample(COLORS, 3)
    return (
        PointsPer(4, Sum((circles(one), circles(two), GEMS_LEFT)), every=2),
        PointsPer(9, Least((circles(one), circles(two), GEMS_LEFT))),
        FlatPoints(10, Condition(circles(three), at_least=3)),
    )


def random_gems(random: Random, number: int) -> Gems:
    """Deal gems out of a box of sixteen of each color."""
    dealt = random.sample([color for color in COLORS for _ in range(GEMS_PER_COLOR)], number)
    return as_gems([dealt.count(color) for color in COLORS])


def as_gems(numbers: list[int]) -> Gems:
    """Write four numbers as gems."""
    blue, red, green, yellow = numbers
    return blue, red, green, yellow


def wide_sheet(random: Random, gems: int) -> FinalPosition:
    """Make a full sheet of five levels, of cards that no set has."""
    laid = []
    for level in range(1, 6):
        for x in range(WIDEST + 1 - level):
            left, right, bottom = (random.choice(COLORS) for _ in range(3))
            laid.append(PlacedCard(Place(level, x), DescribedCard(Sections(left, right, bottom, bottom))))
    return FinalPosition("Ada", Pyramid(tuple(laid)), (gems, gems, gems, gems))


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    random = Random(parser.parse_args().seed)

    def one_of(rows: tuple[int, ...], gems: int, laws: tuple[PointsClause, ...] = ()) -> list[FinalPosition]:
        return [FinalPosition("Ada", pyramid_of(random, rows, laws), random_gems(random, gems))]

    print_times("ends of random games", [*ends_of_games("random", 20)])
    print_times("ends of games of greedy", [*ends_of_games("greedy", 8)])
    print_times("25 cards, 12 gems", [one_of(ROWS_OF_25, 12) for _ in range(100)])
    print_times("20 cards, three compound laws", [one_of(ROWS_OF_20, 12, compound_laws(random)) for _ in range(40)])
    print_times("25 cards, 24 gems", [one_of(ROWS_OF_25, 24) for _ in range(10)])
    print_times("30 cards, 32 gems", [one_of(ROWS_OF_30, 32) for _ in range(10)])
    print_times("25 cards, all gems of the box", [one_of(ROWS_OF_25, ALL_GEMS)])
    print_times("25 cards, all gems, three compound laws", [one_of(ROWS_OF_25, ALL_GEMS, compound_laws(random))])
    print_times("levels of a hundred cards, 99 gems of each color", [[wide_sheet(random, 99)]])


if __name__ == "__main__":
    main()
