"""Painting: what is legal, and that the best one is the best (R10.2, C35 to C37, B12)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import tries
from hand_built import BLUE, GREEN, RED, YELLOW
from naive_painting import Case, all_finishing, best_of, leaf_of, random_case, random_circles, value_of
from rules import rule
from viceroy.model.geometry import Place
from viceroy.model.points import PointsPer
from viceroy.model.pyramid import Circle, Section, SectionColors
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.model.tokens import NO_GEMS, Color, Gems, gems
from viceroy.scoring import painting
from viceroy.scoring.clauses import Leaf, Payoff
from viceroy.scoring.painting import (
    MAX_STATES,
    BestPainting,
    Paint,
    PaintingError,
    best_painting,
    painted_circles,
    painting_errors,
)

A, B, C, D = Place(2, 0), Place(3, 0), Place(4, 0), Place(5, 0)
"""Places of circles on the levels 2 to 5."""

LETTERS: dict[str, Color | None] = {"b": BLUE, "r": RED, "g": GREEN, "y": YELLOW, "-": None}


def circle(place: Place, letters: str) -> Circle:
    """Write a circle as letters: left, right, bottom left, bottom right; `-` is a blank section."""
    left, right, bottom_left, bottom_right = (LETTERS[letter] for letter in letters)
    colors: SectionColors = (left, right, bottom_left, bottom_right)
    return Circle(place, colors)


def per_circle(
    points: int, color: Color | None = None, level: int | None = None, every: int = 1, up_to: int | None = None
) -> PointsPer:
    return PointsPer(points, Quantity(Counted.CIRCLES, Where.PYRAMID, color=color, level=level), every, up_to)


def per_gem_left(points: int, color: Color | None = None, every: int = 1, up_to: int | None = None) -> PointsPer:
    return PointsPer(points, Quantity(Counted.GEMS, Where.SCREEN, color=color), every, up_to)


def best(
    circles: Sequence[Circle], held: Gems, *clauses: PointsPer, bonus: Gems = NO_GEMS, repaint_pure: bool = True
) -> tuple[Paint, ...]:
    return best_of_case(Case(tuple(circles), held, bonus, clauses, repaint_pure))


def found_for(case: Case, limit: int = MAX_STATES) -> BestPainting:
    """Find the best painting of a case by at most so many states."""
    payoffs = [Payoff((Leaf(leaf_of(clause)),), partial(pay, clause)) for clause in case.clauses]
    return best_painting(case.circles, case.gems, case.bonus, payoffs, repaint_pure=case.repaint_pure, limit=limit)


def pay(clause: PointsPer, counts: tuple[int, ...]) -> int:
    return clause.of(*counts)


def best_of_case(case: Case) -> tuple[Paint, ...]:
    paints, is_proven = found_for(case)
    assert is_proven
    return paints


def colors_given(paints: Sequence[Paint]) -> dict[Place, Color]:
    return {paint.circle: paint.color for paint in paints}


# -- what is legal (C35, B12) -------------------------------------------------------------------------------------


@rule("C35", "B12", "R10.2")
@pytest.mark.parametrize(
    ("paints", "held", "repaint_pure", "errors"),
    [
        pytest.param([(A, section, YELLOW) for section in Section], gems(yellow=4), True, [], id="a new color"),
        pytest.param([(A, Section.LEFT, GREEN)], gems(green=1), True, [], id="unfinished"),
        pytest.param(
            [(A, Section.LEFT, GREEN), (A, Section.LEFT, BLUE), (A, Section.LEFT, GREEN)],
            gems(green=2, blue=1),
            True,
            [(1, PaintingError.PAINTED_TWICE), (2, PaintingError.PAINTED_TWICE)],
            id="two gems on a section",
        ),
        pytest.param([(A, Section.LEFT, RED)], gems(red=1), True, [(0, PaintingError.OWN_COLOR)], id="own color"),
        pytest.param([(B, Section.LEFT, YELLOW)], gems(yellow=1), True, [], id="pure"),
        pytest.param([(B, Section.LEFT, YELLOW)], gems(yellow=1), False, [(0, PaintingError.PURE_CIRCLE)], id="B12"),
        pytest.param([(A, section, GREEN) for section in Section], gems(green=4), False, [], id="pure when painted"),
        pytest.param([(C, Section.LEFT, RED)], gems(red=1), True, [(0, PaintingError.NO_CIRCLE)], id="no circle"),
        pytest.param(
            [(C, Section.LEFT, BLUE), (A, Section.LEFT, BLUE), (B, Section.RIGHT, BLUE), (B, Section.LEFT, RED)],
            gems(blue=1, red=1),
            True,
            [(0, PaintingError.NO_CIRCLE), (2, PaintingError.NO_GEM)],
            id="a gem for no circle is not spent",
        ),
        pytest.param(
            [(A, Section.LEFT, RED)],
            NO_GEMS,
            True,
            [(0, PaintingError.OWN_COLOR), (0, PaintingError.NO_GEM)],
            id="two errors",
        ),
    ],
)
def test_what_may_be_painted(
    paints: list[tuple[Place, Section, Color]], held: Gems, repaint_pure: bool, errors: list[tuple[int, PaintingError]]
) -> None:
    """A red and blue circle on level 2 and a green one on level 3."""
    circles = (circle(A, "rrrb"), circle(B, "gggg"))
    written = [Paint(*paint) for paint in paints]
    assert list(painting_errors(circles, held, written, repaint_pure=repaint_pure)) == errors


def test_r10_2_a_painted_section_has_the_color_of_its_gem() -> None:
    assert painted_circles([circle(A, "rrrb"), circle(B, "gggg")], [Paint(B, Section.BOTTOM_LEFT, YELLOW)]) == (
        circle(A, "rrrb"),
        circle(B, "ggyg"),
    )


# -- the best painting, by hand -----------------------------------------------------------------------------------


def test_c34_a_blank_section_can_be_painted() -> None:
    blank = circle(D, "----")
    assert best([blank], gems(blue=3)) == ()
    assert colors_given(best([blank], gems(blue=4))) == {D: BLUE}


def test_c37_laws_see_painted_circles_and_the_gems_left() -> None:
    """A circle takes one of three red gems: 2 points and 1 of L79 are more than 2 for the gem kept, not than 4."""
    circles = [circle(A, "rrrb")]
    assert len(best(circles, gems(red=3), per_circle(1), per_gem_left(2, RED))) == 1
    assert best(circles, gems(red=3), per_circle(1), per_gem_left(4, RED)) == ()


def test_the_highest_circle_first_is_wrong() -> None:
    """Two red gems: one circle on level 5 that needs both is 5 points, two circles that need one each are 4 + 3."""
    circles = [circle(B, "rrr-"), circle(C, "rrr-"), circle(D, "rr--")]
    assert colors_given(best(circles, gems(red=2))) == {B: RED, C: RED}


def test_the_cheapest_circle_first_is_wrong() -> None:
    """Three red gems: a level-2 circle for one gem leaves two that finish nothing; the level-5 one takes all three."""
    circles = [circle(A, "rrrb"), circle(D, "rbgy")]
    assert colors_given(best(circles, gems(red=3))) == {D: RED}


def test_the_most_points_for_a_gem_first_is_wrong() -> None:
    """Four gems: level 3 for one gem is the best rate, yet level 5 and level 4 for two gems each are more."""
    circles = [circle(B, "rrrb"), circle(C, "rrbb"), circle(D, "rrgg")]
    assert colors_given(best(circles, gems(red=4))) == {C: RED, D: RED}


def test_each_circle_by_itself_is_wrong() -> None:
    circles = [circle(A, "rrr-"), circle(D, "rrbb")]
    assert colors_given(best(circles, gems(red=2, blue=2))) == {D: BLUE, A: RED}


def test_a_bonus_decides_between_two_colors() -> None:
    assert colors_given(best([circle(A, "rrgg")], gems(red=2, green=2))) == {A: RED}
    assert colors_given(best([circle(A, "rrgg")], gems(red=2, green=2), bonus=gems(green=2))) == {A: GREEN}
    assert colors_given(best([circle(A, "rrrg")], gems(red=1, green=3), bonus=gems(green=2))) == {A: GREEN}


def test_b12_repainting_a_pure_circle_pays_only_by_a_bonus() -> None:
    """Four red gems on a blue circle bring the red bonus; without one, or where B12 is off, they stay behind."""
    circles = [circle(A, "bbbb")]
    assert colors_given(best(circles, gems(red=4), bonus=gems(red=4))) == {A: RED}
    assert best(circles, gems(red=4)) == ()
    assert best(circles, gems(red=4), bonus=gems(red=4), repaint_pure=False) == ()


def test_a_law_can_make_a_lower_circle_the_better_one() -> None:
    """One red gem finishes a circle on level 2 or one on level 5: where a law pays 4 for level 2, it is the former."""
    circles = [circle(A, "rrrb"), circle(D, "rrr-")]
    assert colors_given(best(circles, gems(red=1))) == {D: RED}
    assert colors_given(best(circles, gems(red=1), per_circle(4, level=2))) == {A: RED}


def test_a_law_that_pays_in_leaps_decides_between_two_colors() -> None:
    """12 points for every two yellow circles: with one there already, the next is better yellow than blue."""
    circles = [circle(A, "yybb"), circle(B, "yyyy")]
    law = per_circle(12, YELLOW, every=2)
    assert colors_given(best(circles, gems(blue=2, yellow=2))) == {A: BLUE}
    assert colors_given(best(circles, gems(blue=2, yellow=2), law)) == {A: YELLOW}
    assert colors_given(best(circles[:1], gems(blue=2, yellow=2), law)) == {A: BLUE}


def test_gems_can_be_worth_more_behind_the_screen() -> None:
    """3 points for every two gems left: a level-2 circle takes one of two gems, and costs more than it brings."""
    circles = [circle(A, "rrrb")]
    assert best(circles, gems(red=2), per_gem_left(3, every=2)) == ()
    assert len(best(circles, gems(red=3), per_gem_left(3, every=2))) == 1


def test_a_law_with_a_limit_stops_paying() -> None:
    """5 points a circle, at most once, beside 3 for each gem left: the second circle on level 2 is not worth a gem."""
    circles = [circle(A, "rrrb"), circle(Place(2, 1), "rrrb")]
    assert len(best(circles, gems(red=2), per_circle(5, up_to=1), per_gem_left(3))) == 1


def test_of_equal_paintings_the_one_of_fewer_gems() -> None:
    """Level 5 for one gem or for two: both are 5 points, and one gem stays behind."""
    circles = [circle(D, "rrbb"), circle(Place(5, 1), "rrrb")]
    assert best(circles, gems(red=2)) == (Paint(Place(5, 1), Section.BOTTOM_RIGHT, RED),)


def test_of_equally_cheap_ones_the_lower_circles_stay_and_blue_comes_first() -> None:
    circles = [circle(Place(3, 1), "rrr-"), circle(B, "rrr-")]
    assert colors_given(best(circles, gems(red=1))) == {Place(3, 1): RED}
    assert colors_given(best([circle(A, "rrbb")], gems(blue=2, red=2))) == {A: BLUE}


def test_no_gems_or_no_circles_is_no_painting() -> None:
    assert best([circle(A, "rrrb")], NO_GEMS) == ()
    assert best([], gems(red=16)) == ()
    assert best([circle(A, "rbgy")], gems(blue=2, red=2, green=2, yellow=2)) == ()


def test_more_gems_than_circles_can_take_are_no_matter() -> None:
    circles = [circle(Place(2, x), "rbg-") for x in range(9)]
    held = (10**6, 10**6, 10**6, 10**6)
    assert set(colors_given(best(circles, held, per_gem_left(1, every=7), bonus=(0, 2, 4, 9))).values()) == {YELLOW}


def test_paints_come_by_circle_then_by_section() -> None:
    """The order in which paint is listed: the lowest circle first, in it left before right before bottom."""
    paints = best([circle(D, "r---"), circle(A, "rrbb")], gems(red=5))
    assert [(paint.circle, paint.section) for paint in paints] == [
        (A, Section.BOTTOM_LEFT),
        (A, Section.BOTTOM_RIGHT),
        (D, Section.RIGHT),
        (D, Section.BOTTOM_LEFT),
        (D, Section.BOTTOM_RIGHT),
    ]


# -- the best painting, against trying everything -----------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_no_choice_of_finished_circles_is_better_than_the_best(seed: int) -> None:
    """In cases of up to five circles every way to finish some of them is tried, with laws of all kinds."""
    random = Random(100 + seed)
    for _ in range(tries(3000, quick=200)):
        case = random_case(random, circles=4 if random.random() < 0.8 else 5, gems=9, clauses=4)
        assert best_of_case(case) == best_of(case, all_finishing(case)), case


# -- beyond the limit: a beam ---------------------------------------------------------------------------------------


def test_all_gems_of_the_box_for_25_cards_are_not_too_many() -> None:
    """18 circles of any colors and 16 gems of each: the best painting is proven."""
    case = Case(random_circles(Random(3), 18), (16, 16, 16, 16), (0, 2, 4, 0), (per_circle(1),), repaint_pure=True)
    assert found_for(case).is_proven


@pytest.mark.parametrize("width", [1, 40])
def test_a_beam_paints_no_worse_than_not_at_all(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "MAX_BEAM", width)
    random, proven = Random(5), 0
    for _ in range(tries(1000, quick=100)):
        case = random_case(random, circles=9, gems=12, clauses=3)
        paints, is_proven = found_for(case, limit=0)
        exact = best_of_case(case)
        assert painting_errors(case.circles, case.gems, paints, repaint_pure=case.repaint_pure) == ()
        assert value_of(case, ()) <= value_of(case, paints) <= value_of(case, exact)
        assert not is_proven or paints == exact
        proven += is_proven
    assert 0 < proven < tries(1000, quick=100)


def test_a_beam_never_loses_the_unpainted_pyramid(monkeypatch: pytest.MonkeyPatch) -> None:
    """A blue circle on level 5 is a point more at first, but breaks the pair of yellow ones that level 2 completes."""
    monkeypatch.setattr(painting, "MAX_BEAM", 1)
    monkeypatch.setattr(painting, "MAX_BEAM_GROUPS", 1)
    circles = (circle(D, "yyyy"), circle(A, "yyyy"))
    case = Case(circles, gems(blue=4), gems(blue=1), (per_circle(12, YELLOW, every=2),), repaint_pure=True)
    assert found_for(case, limit=0) == BestPainting((), is_proven=False)


def test_a_beam_comes_close_to_the_best() -> None:
    """From the first circle on a beam misses less than a tenth of what painting 14 circles with 20 gems brings."""
    random = Random(6)
    gains = [0, 0]
    for _ in range(tries(100, quick=8)):
        case = random_case(random, circles=14, gems=20, clauses=2)
        for index, limit in enumerate((0, MAX_STATES)):
            gains[index] += value_of(case, found_for(case, limit).paints) - value_of(case, ())
    assert gains[0] > 0.9 * gains[1]


# -- properties ---------------------------------------------------------------------------------------------------

seeds = st.integers(0, 2**32)


@settings(max_examples=tries(60))
@given(seeds)
def test_the_order_of_circles_and_laws_does_not_matter(seed: int) -> None:
    random = Random(seed)
    case = random_case(random, circles=14, gems=16, clauses=4)
    shuffled = Case(
        tuple(random.sample(case.circles, len(case.circles))),
        case.gems,
        case.bonus,
        tuple(random.sample(case.clauses, len(case.clauses))),
        case.repaint_pure,
    )
    assert best_of_case(shuffled) == best_of_case(case)
