"""The best painting where laws hang on several counts at once: against trying every painting (C36, C37)."""

from __future__ import annotations

from random import Random

import attrs
from hypothesis import given, settings
from hypothesis import strategies as st

from any_laws import any_clause
from effort import tries
from hand_built import BLUE, RED, YELLOW, lay, plain
from naive_painting import Case, all_finishing, order_of, random_pyramid
from viceroy.cardsets.forms import card_forms
from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.points import Copied, CopiedPoints, FlatPoints, PointsByTable, PointsClause, PointsPer
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind, Condition, Counted, Distinct, Least, Quantity, Sum, Where
from viceroy.model.tokens import NO_GEMS, Gems, gems
from viceroy.scoring.items import LawItem
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, score_positions, totals_of
from viceroy.wording.reasons import reason

RED_CIRCLES = Quantity(Counted.CIRCLES, Where.PYRAMID, color=RED)
BLUE_CIRCLES = Quantity(Counted.CIRCLES, Where.PYRAMID, color=BLUE)
GEMS_LEFT = Quantity(Counted.GEMS, Where.SCREEN)

seeds = st.integers(0, 2**32)


def random_laws(random: Random) -> list[tuple[PointsClause, ...]]:
    """Make up to three laws of one or two clauses of all kinds, written by hand or drawn from the declarations."""
    return [
        tuple(card_forms().read(any_clause(random), PointsClause) for _ in range(random.randint(1, 2)))
        for _ in range(random.randint(1, 3))
    ]


def random_positions(random: Random) -> list[FinalPosition]:
    """Make one to three players; the first has gems to paint with."""
    held = [0, 0, 0, 0]
    for _ in range(random.randint(1, 7)):
        held[random.randrange(4)] += 1
    own = FinalPosition("Ada", random_pyramid(random, random_laws(random)), (held[0], held[1], held[2], held[3]))
    others = [
        FinalPosition(name, random_pyramid(random, random_laws(random)), attack=random.randint(0, 2))
        for name in ("Ben", "Cleo")[: random.randint(0, 2)]
    ]
    return [own, *others]


@settings(max_examples=tries(600, quick=15), deadline=None)
@given(seeds)
def test_no_painting_is_worth_more_than_the_best(seed: int) -> None:
    """Every way to finish circles is scored as if it were chosen: none scores more, and ties go as without laws."""
    random = Random(seed)
    positions, repaint = random_positions(random), random.random() < 0.6
    own = positions[0]
    case = Case(own.pyramid.circles, own.gems, NO_GEMS, (), repaint)
    found = score_positions(positions, repaint_pure=repaint).players[0]

    def total(paints: tuple[Paint, ...]) -> int:
        return totals_of([attrs.evolve(own, painting=paints), *positions[1:]], repaint_pure=repaint)[0]

    best = min(all_finishing(case), key=lambda paints: (-total(paints), order_of(case, paints)))
    assert found.painting.is_best
    assert (found.total, found.painting.paints) == (total(best), best)


# -- a few that a player can follow ---------------------------------------------------------------------------------


def mixed(letters: str) -> Sections:
    """Write the sections of a card: top left, top right, bottom left, bottom right."""
    return plain(letters).sections


def three_circles(*clauses: PointsClause) -> Pyramid:
    """Three cards on four, whose circles lack one red, one blue and one yellow section; the law lies on the left.

    The cards of level 1 have red, blue and yellow corners where they meet: the circles of level 2 are red, blue and
    yellow but for the lower right section, which is green.
    """
    law = DescribedCard(mixed("-r--"), kind=CardKind.LAW, scoring=clauses)
    return Pyramid(
        (
            lay(1, 0, law),
            lay(1, 1, plain("rb--")),
            lay(1, 2, plain("by--")),
            lay(1, 3, plain("y---")),
            lay(2, 0, plain("--rg")),
            lay(2, 1, plain("--bg")),
            lay(2, 2, plain("--yg")),
        )
    )


def painted_with(pyramid: Pyramid, held: Gems) -> tuple[int, int, int]:
    """Paint for the most points: the total, the number of circles painted, the gems left."""
    (player,) = score_positions([FinalPosition("Ada", pyramid, held)]).players
    assert player.painting.is_best
    return player.total, len(player.painting.circles), sum(held) - len(player.painting.paints)


def test_a_set_of_two_colors_is_finished_where_either_alone_brings_less() -> None:
    """9 for a red and a blue circle together: 2 + 2 + 9 is more than to keep both gems for 3 each."""
    laws = PointsPer(9, Least((RED_CIRCLES, BLUE_CIRCLES))), PointsPer(3, GEMS_LEFT)
    assert painted_with(three_circles(*laws), gems(red=1, blue=1)) == (13, 2, 0)


def test_a_set_that_cannot_be_finished_is_not_begun() -> None:
    """With no blue gem the red circle brings 2 alone, less than 3 for the gem that is kept."""
    laws = PointsPer(9, Least((RED_CIRCLES, BLUE_CIRCLES))), PointsPer(3, GEMS_LEFT)
    assert painted_with(three_circles(*laws), gems(red=2)) == (6, 0, 2)


def test_different_colors_by_a_table() -> None:
    """1, 4, 9 for one, two, three colors: all three circles are worth 3 times 2 and 9."""
    colors = Distinct((RED_CIRCLES, BLUE_CIRCLES, Quantity(Counted.CIRCLES, Where.PYRAMID, color=YELLOW)))
    assert painted_with(three_circles(PointsByTable((1, 4, 9), colors)), gems(red=1, blue=1, yellow=1)) == (15, 3, 0)


def test_a_condition_is_worth_a_circle_of_less_points() -> None:
    """3 per gem left, and 10 if there is a red circle: one red gem is spent, 2 + 10, and two gems stay, 6."""
    laws = FlatPoints(10, Condition(RED_CIRCLES, at_least=1)), PointsPer(3, GEMS_LEFT)
    assert painted_with(three_circles(*laws), gems(red=3)) == (18, 1, 2)


def test_only_circles_that_touch_the_law_count() -> None:
    """The law lies at the left end: of three circles it is a part of the red one alone, 2 + 5 and 2 + 2."""
    touching = PointsPer(5, Quantity(Counted.CIRCLES, Where.TOUCHING))
    assert painted_with(three_circles(touching), gems(red=1, blue=1, yellow=1)) == (11, 3, 0)


def test_gems_go_to_the_circle_that_touches_the_law() -> None:
    """3 per gem left: the red circle brings 2 + 5, and the blue one 2, less than the gem that is kept."""
    laws = PointsPer(5, Quantity(Counted.CIRCLES, Where.TOUCHING)), PointsPer(3, GEMS_LEFT)
    assert painted_with(three_circles(*laws), gems(red=1, blue=1)) == (10, 1, 1)


def test_a_copied_law_is_painted_for_twice() -> None:
    """The neighbor copies 4 per red circle: 2 + 4 + 4 for a red gem, which would bring 7 if it were kept."""
    copying = DescribedCard(mixed("rb--"), kind=CardKind.LAW, scoring=(CopiedPoints(Copied.ADJACENT_LAW),))
    pyramid = three_circles(PointsPer(4, RED_CIRCLES), PointsPer(7, GEMS_LEFT))
    assert painted_with(pyramid, gems(red=1)) == (7, 0, 1)
    both = three_circles(PointsPer(4, RED_CIRCLES)).with_card(lay(1, 1, copying))
    assert painted_with(both, gems(red=1)) == (10, 1, 0)


def test_a_copy_says_what_it_copies() -> None:
    copying = DescribedCard(mixed("rb--"), kind=CardKind.LAW, scoring=(CopiedPoints(Copied.ADJACENT_LAW),))

    def reason_beside(*points: int, number: int | None = 76) -> str:
        def law(worth: int) -> DescribedCard:
            names = (("en", f"Hoard of {worth}"),)
            return DescribedCard(mixed("rb--"), number, CardKind.LAW, (FlatPoints(worth),), names)

        pyramid = Pyramid((lay(1, 0, law(points[0])), lay(1, 1, copying), lay(1, 2, law(points[1]))))
        (player,) = score_positions([FinalPosition("Ada", pyramid)]).players
        (item,) = (one for one in player.items if isinstance(one, LawItem) and isinstance(one.clause, CopiedPoints))
        return reason(item)

    assert reason_beside(3, 5) == "as many as 76 Hoard of 5, the adjacent law that scores the most"
    assert reason_beside(3, 5, number=None) == "as many as the adjacent law that scores the most"
    assert reason_beside(-3, -5) == "no adjacent law scores"


def test_a_sum_counts_circles_and_gems_left_together() -> None:
    """8 for every 2 of red circles and gems left: one of two red gems is spent, and a circle and a gem are two."""
    law = PointsPer(8, Sum((RED_CIRCLES, GEMS_LEFT)), every=2)
    assert painted_with(three_circles(law), gems(red=2)) == (10, 1, 1)
