"""Painting: the best one, by several readings of the rules, and by counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from any_laws import any_clause
from effort import tries
from hand_built import BLUE, GREEN, RED, YELLOW, law, lay, plain
from naive_painting import (
    Case,
    all_finishing,
    best_of,
    leaf_of,
    order_of,
    random_case,
    random_circles,
    random_pyramid,
    value_of,
)
from rules import rule
from viceroy.cardsets.forms import card_forms
from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.geometry import Place
from viceroy.model.points import Copied, CopiedPoints, FlatPoints, PointsByTable, PointsClause, PointsPer
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid, Section, SectionColors
from viceroy.model.quantities import CardKind, Condition, Counted, Distinct, Least, Quantity, Sum, Where
from viceroy.model.tokens import NO_GEMS, CircleBonus, Color, Gems, Tokens, gems
from viceroy.scoring import painting
from viceroy.scoring.clauses import Leaf, Payoff
from viceroy.scoring.counting import Holdings, TokenSum, count, gems_of_color, holdings_of, tokens_on
from viceroy.scoring.items import LawItem
from viceroy.scoring.painting import (
    MAX_STATES,
    BestPainting,
    Paint,
    PaintingError,
    best_painting,
    painted_circles,
    painting_errors,
)
from viceroy.scoring.score import FinalPosition, score_positions, totals_of
from viceroy.wording.reasons import reason

# -- painting ---------------------------------------------------------------------------------------------------------
# Painting: what is legal, and that the best one is the best (R10.2, C35 to C37, B12).

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


def test_a_state_counts_once_more_for_each_payoff(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two circles, each with a gem or without: two states after the first and three after both, by the gems spent."""
    monkeypatch.setattr(painting, "MAX_BEAM", 1)
    circles = (circle(A, "rrrb"), circle(Place(2, 1), "rrrb"))
    for clauses, states in (((), 5), ((per_gem_left(1),), 10), ((per_gem_left(1), per_gem_left(1, every=2)), 15)):
        case = Case(circles, gems(red=2), NO_GEMS, clauses, repaint_pure=True)
        assert [found_for(case, limit).is_proven for limit in (states - 1, states)] == [False, True]


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


# -- painted laws -----------------------------------------------------------------------------------------------------
# The best painting where laws hang on several counts at once: against trying every painting (C36, C37).

RED_CIRCLES = Quantity(Counted.CIRCLES, Where.PYRAMID, color=RED)
BLUE_CIRCLES = Quantity(Counted.CIRCLES, Where.PYRAMID, color=BLUE)
GEMS_LEFT = Quantity(Counted.GEMS, Where.SCREEN)


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
    assert reason_beside(1, -1) == "as many as 76 Hoard of 1, the adjacent law that scores the most"
    assert reason_beside(3, 5, number=None) == "as many as the adjacent law that scores the most"
    assert reason_beside(-3, -5) == "no adjacent law scores"


def test_a_sum_counts_circles_and_gems_left_together() -> None:
    """8 for every 2 of red circles and gems left: one of two red gems is spent, and a circle and a gem are two."""
    law = PointsPer(8, Sum((RED_CIRCLES, GEMS_LEFT)), every=2)
    assert painted_with(three_circles(law), gems(red=2)) == (10, 1, 1)


# -- counting ---------------------------------------------------------------------------------------------------------
# Counting a quantity for one player; what the end of the game makes of the counts is in `test_scoring`.


def holdings(*laid: PlacedCard) -> Holdings:
    """A player with these cards, two red gems and a green one, and three attack tokens."""
    pyramid = Pyramid(laid)
    return holdings_of(pyramid, pyramid.circles, gems(red=2, green=1), 3)


def test_tokens_of_several_cards_add_up() -> None:
    red = CircleBonus(RED, 2)
    laid = [
        lay(1, 0, tokens=Tokens(science=1, power=(12,))),
        lay(1, 1),
        lay(1, 2, tokens=Tokens(power=(3,), magic_bonus=(5,), circle_bonus=(red,))),
    ]
    assert tokens_on(laid) == TokenSum(1, 0, 0, power=(12, 3), magic_bonus=(5,), circle_bonus=(red,))
    assert tokens_on([]) == TokenSum(0, 0, 0, power=(), magic_bonus=(), circle_bonus=())


def test_gems_of_a_color_are_known_where_colors_are() -> None:
    """A plain number says nothing about colors, unless it is 0."""
    assert gems_of_color(gems(red=2, green=1), None) == 3
    assert gems_of_color(gems(red=2, green=1), RED) == 2
    assert gems_of_color(5, None) == 5
    assert gems_of_color(0, RED) == 0
    with pytest.raises(ValueError, match="colors of the gems"):
        gems_of_color(5, RED)


def test_sets_are_counted_over_the_whole_pyramid() -> None:
    laid = (lay(1, 0, tokens=Tokens(defense=1)), lay(1, 1, tokens=Tokens(magic=1)), lay(1, 2, tokens=Tokens(science=1)))
    assert count(Quantity(Counted.SETS, Where.PYRAMID), holdings(*laid), laid[0]) == 1


def test_a_pyramid_without_cards_has_no_rows() -> None:
    assert count(Quantity(Counted.ROWS, Where.PYRAMID), holdings(), lay(1, 0)) == 0


@rule("R3.9")
def test_a_law_does_not_touch_itself() -> None:
    laid = (lay(1, 0), lay(1, 1, law(90)), lay(1, 2, law(91)))
    beside = Quantity(Counted.CARDS, Where.ADJACENT)
    assert count(beside, holdings(*laid), laid[1]) == 2
    assert count(Quantity(Counted.CARDS, Where.ADJACENT, kind=CardKind.LAW), holdings(*laid), laid[1]) == 1


def test_cards_of_a_kind_under_a_card_must_be_named() -> None:
    hidden = lay(1, 0, tucked=2)
    assert count(Quantity(Counted.CARDS, Where.TUCKED_HERE), holdings(hidden), hidden) == 2
    with pytest.raises(ValueError, match="which cards lie under"):
        count(Quantity(Counted.CARDS, Where.TUCKED_HERE, kind=CardKind.LAW), holdings(hidden), hidden)


def test_nothing_under_a_card_is_no_riddle() -> None:
    """Where the number written is 0, there are 0 of each kind."""
    bare = lay(1, 0, tucked=0)
    assert count(Quantity(Counted.CARDS, Where.TUCKED_HERE, kind=CardKind.LAW), holdings(bare), bare) == 0


@rule("C37")
def test_circles_count_as_they_are_after_painting() -> None:
    laid = (lay(1, 0, plain("rrrr")), lay(1, 1, plain("rrrr")), lay(2, 0, plain("bbrb")))
    printed = Pyramid(laid).circles
    quantity = Quantity(Counted.CIRCLES, Where.PYRAMID)
    painted = tuple(circle._replace(colors=(RED,) * 4) for circle in printed)
    assert count(quantity, holdings_of(Pyramid(laid), printed, gems(), 0), laid[0]) == 0
    assert count(quantity, holdings_of(Pyramid(laid), painted, gems(), 0), laid[0]) == 1
