"""Final scoring: the rules of A11, their worked examples and scenarios, and every law that counts at the end.

Items are compared, not only totals: a breakdown may be wrong while its sum is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import tries
from hand_built import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    bonus,
    character,
    full_pyramid,
    items_of,
    law,
    lay,
    opponent,
    plain,
    points_of,
    position,
    power,
    score_of,
)
from positions import printed
from rules import rule
from viceroy.model.cards import AnyCard, DescribedCard
from viceroy.model.geometry import Place
from viceroy.model.points import FlatPoints, PointsByLevel, PointsClause, PointsForMost, PointsPer
from viceroy.model.pyramid import PlacedCard, Pyramid, Section
from viceroy.model.quantities import CardKind, Counted, Quantity, Where
from viceroy.model.tokens import CircleBonus, Color, Tokens, gems
from viceroy.scoring.items import (
    LINES,
    AttackItem,
    CircleItem,
    InfiniteGemItem,
    LawItem,
    Line,
    MagicItem,
    PowerItem,
    SetsItem,
)
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintedCircle, PaintingChoice, score_positions

LETTERS = {BLUE: "b", RED: "r", GREEN: "g", YELLOW: "y"}


def pure(color: Color) -> DescribedCard:
    return plain(LETTERS[color] * 4)


def circle_of(color: Color, level: int, x: int = 0, upper: Tokens | None = None) -> tuple[PlacedCard, ...]:
    """Lay the three cards of one single-color circle; the upper one lies at `level` and `x`."""
    top = lay(level, x, pure(color)) if upper is None else lay(level, x, pure(color), tokens=upper)
    return lay(level - 1, x, pure(color)), lay(level - 1, x + 1, pure(color)), top


CIRCLES, INFINITE, POWER = Line.CIRCLES, Line.INFINITE_GEMS, Line.POWER
TRIANGLE = tuple(lay(level, x, pure(RED)) for level in (1, 2, 3) for x in range(4 - level))


# -- R10.3: the seven lines ---------------------------------------------------------------------------------------


@rule("R10.3")
def test_the_lines_stand_in_the_printed_order() -> None:
    """Circles, infinite gems, laws, power tokens, magic, sets, attack."""
    assert [line.value for line in LINES] == ["circles", "infinite_gems", "laws", "power", "magic", "sets", "attack"]


@rule("R10.3")
def test_every_item_names_its_line_and_its_rule() -> None:
    """R11.1 to R11.7 are the rules of the seven lines, in order."""
    kinds = (CircleItem, InfiniteGemItem, LawItem, PowerItem, MagicItem, SetsItem, AttackItem)
    assert [kind.line for kind in kinds] == list(LINES)
    assert [kind.rule for kind in kinds] == [f"R11.{number}" for number in range(1, 8)]


# -- R11.1 to R11.4: what lies there, and the points of each item; lines are in the rules suites ---------------------

RED_BONUSES = (*circle_of(RED, 4, upper=bonus(RED, 2, 4)), lay(2, 0, infinite=(RED,)), *circle_of(BLUE, 2, 6))
TWO_BLUE = (*circle_of(BLUE, 2, 0), *circle_of(BLUE, 2, 2), *circle_of(RED, 2, 4), lay(2, 1), lay(2, 3))


def row(number: str, laid: Sequence[PlacedCard], points: dict[Line, list[int]], *rules: str, what: str = "") -> Any:
    """What lies there, the points of its items by line, and the rules that say so."""
    return pytest.param(laid, points, id=f"{number} {what}", marks=rule(number, *rules))


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        row("R10.3", [lay(1, 0)], {}, what="nothing"),
        *(row("R11.1", circle_of(BLUE, level), {CIRCLES: [level]}, "D25", what=str(level)) for level in (2, 3, 4, 5)),
        row(
            "R11.1",
            (*TWO_BLUE, lay(1, 6, tokens=bonus(BLUE, 2)), lay(1, 7, tokens=bonus(BLUE, 4))),
            {CIRCLES: [8, 8, 2]},
            what="bonuses add up, for each circle of their color",
        ),
        row("R11.1", TRIANGLE[:6], {CIRCLES: [2, 2, 3]}, what="the lowest level first"),
        *(
            row("R11.2", [lay(level, 0, infinite=(BLUE,))], {INFINITE: [level]}, "D27", "F45", what=str(level))
            for level in (1, 2, 3, 4, 5)
        ),
        row("R11.2", [lay(5, 0, infinite=(RED, GREEN), tokens=bonus(GREEN, 2))], {INFINITE: [5, 7]}, what="two"),
        row("R11.2", RED_BONUSES, {CIRCLES: [2, 10], INFINITE: [8]}, "R11.1", "F57", what="bonuses of their color"),
        row("R11.4", [lay(1, 0, tokens=power(12)), lay(1, 1, tokens=power(3))], {POWER: [12, 3]}, what="each token"),
        row("R11.4", [lay(5, 0, tokens=power(15))], {POWER: [15]}, "F45", what="15 points chosen"),
    ],
)
def test_what_lies_there_scores(laid: Sequence[PlacedCard], points: dict[Line, list[int]]) -> None:
    score = score_of(position(*laid))
    assert {line: points_of(score, line) for line in LINES if any(points_of(score, line))} == points
    assert score.lines == tuple(sum(points.get(line, [])) for line in LINES)


# -- D39 and F64: everything together -----------------------------------------------------------------------------


def integrated() -> FinalPosition:
    """The position of D39: a green circle on level 2, a yellow infinite gem on level 3 and the tokens that it names."""
    return position(
        *circle_of(GREEN, 2, upper=bonus(GREEN, 4)),
        lay(3, 0, plain("yyyy"), infinite=(YELLOW,), tokens=bonus(YELLOW, 4)),
        lay(1, 2, tokens=Tokens(power=(12, 3), magic=3, magic_bonus=(5, 2), defense=2, science=3)),
    )


@rule("R10.3", "R11.1", "R11.2", "R11.4", "R11.5", "R11.6", "R11.7", "D39", "F64")
def test_the_integrated_pyramid() -> None:
    """6 + 7 + 0 + 15 + 21 + 24 - 12 = 61, line by line and item by item in the printed order."""
    score = score_of(integrated(), opponent(2), opponent(3, "Cy"))
    assert score.lines == (6, 7, 0, 15, 21, 24, -12)
    assert score.total == 61
    assert score.items == (
        CircleItem(Place(2, 0), pure(GREEN), GREEN, bonus=4, gems=0),
        InfiniteGemItem(Place(3, 0), plain("yyyy"), YELLOW, bonus=4),
        PowerItem(Place(1, 2), plain(), 3),
        PowerItem(Place(1, 2), plain(), 12),
        MagicItem(3, (2, 5)),
        SetsItem(defense=2, magic=3, science=3),
        AttackItem(opponents=5, defense=2),
    )


@rule("R11.6")
@pytest.mark.parametrize("counts", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_tokens_that_make_no_set_are_told(counts: tuple[int, int, int]) -> None:
    """One token of a kind makes no set, and the score says which tokens there are; without any it says nothing."""
    science, magic, defense = counts
    tokens = Tokens(science=science, magic=magic, defense=defense)
    (item,) = items_of(score_of(position(lay(1, 0, tokens=tokens))), Line.SETS)
    assert item == SetsItem(science=science, magic=magic, defense=defense)
    assert item.points == 0
    assert items_of(score_of(position()), Line.SETS) == ()


@rule("R11.5")
def test_magic_bonuses_of_all_cards_are_told_from_the_lowest() -> None:
    """Three magic tokens, a bonus of 5 on one card and of 2 on the next: times 7."""
    score = score_of(
        position(lay(1, 0, tokens=Tokens(magic_bonus=(5,))), lay(1, 1, tokens=Tokens(magic=3, magic_bonus=(2,))))
    )
    assert items_of(score, Line.MAGIC) == (MagicItem(3, (2, 5)),)


@rule("R11.5")
@pytest.mark.parametrize(("tokens", "item"), [(Tokens(magic=2), (2, ())), (Tokens(magic_bonus=(5,)), (0, (5,)))])
def test_magic_without_a_bonus_and_a_bonus_without_magic_give_nothing_and_are_told(
    tokens: Tokens, item: tuple[int, tuple[int, ...]]
) -> None:
    score = score_of(position(lay(1, 0, tokens=tokens)))
    assert items_of(score, Line.MAGIC) == (MagicItem(*item),)
    assert score.total == 0


# -- R11.3 laws ---------------------------------------------------------------------------------------------------

L68, L72, L74, L75, L76, L78, L79, L85 = (printed().by_number[number] for number in (68, 72, 74, 75, 76, 78, 79, 85))


def law_points(*laid: PlacedCard, others: tuple[FinalPosition, ...] = ()) -> list[int]:
    return points_of(score_of(position(*laid), *others), Line.LAWS)


@rule("R11.3")
def test_a_law_item_tells_its_clause_and_its_count() -> None:
    """Law 72 with two cards under it: an item with its place, the card, the clause, a count of 2 and 10 points."""
    score = score_of(position(lay(1, 0, L72, tucked=2)))
    assert items_of(score, Line.LAWS) == (LawItem(Place(1, 0), L72, L72.scoring[0], count=2, points=10),)


# -- the law language: what the printed laws do not use -----------------------------------------------------------


def clause_points(clause: PointsClause, *laid: PlacedCard) -> int:
    """Return the points of a law with one clause at level 1, x = 20, beside the cards laid out."""
    return law_points(*laid, lay(1, 20, law(90, clause)))[-1]


def counted(quantity: Quantity, *laid: PlacedCard) -> int:
    """Return what a quantity comes to, by a law that pays 1 point for each."""
    return clause_points(PointsPer(1, quantity), *laid)


KINDS = (lay(1, 0), lay(1, 1, character(3)), lay(1, 2), lay(1, 3, law(70), tucked=(character(8),)))
UNDER = (lay(1, 0, tucked=(law(70), law(71))), lay(1, 1, law(72), tucked=(character(8),)))
THREE_CIRCLES = (*circle_of(RED, 2, 0), *circle_of(RED, 2, 3), *circle_of(BLUE, 2, 6))
TOKENS = (lay(1, 0, tokens=power(3)), lay(1, 1, tokens=power(3)), lay(2, 0, tokens=power(12)))
BONUSES = (lay(1, 0, tokens=bonus(RED, 2, 4)), lay(1, 1, tokens=bonus(BLUE, 2)))
STORED = (lay(1, 0, stored=gems(red=3, blue=1)), lay(1, 1, stored=gems(red=2), infinite=(RED,)))
IN_PYRAMID, WITH_TUCKED = Where.PYRAMID, Where.PYRAMID_AND_TUCKED


@pytest.mark.parametrize(
    ("laid", "quantity", "number"),
    [
        (KINDS, Quantity(Counted.CARDS, IN_PYRAMID), 5),  # with the law that counts
        (KINDS, Quantity(Counted.CARDS, IN_PYRAMID, kind=CardKind.CHARACTER), 3),
        (KINDS, Quantity(Counted.CARDS, IN_PYRAMID, kind=CardKind.LAW), 2),
        (UNDER, Quantity(Counted.CARDS, WITH_TUCKED), 6),
        (UNDER, Quantity(Counted.CARDS, WITH_TUCKED, kind=CardKind.CHARACTER), 2),
        (UNDER, Quantity(Counted.CARDS, WITH_TUCKED, kind=CardKind.LAW), 4),
        (full_pyramid(4).cards, Quantity(Counted.CARDS, IN_PYRAMID, level=2), 3),
        (full_pyramid(4).cards, Quantity(Counted.CARDS, IN_PYRAMID, level=(2, 4)), 4),  # three and one
        (THREE_CIRCLES, Quantity(Counted.CIRCLES, IN_PYRAMID), 3),
        (THREE_CIRCLES, Quantity(Counted.CIRCLES, IN_PYRAMID, color=RED), 2),
        (THREE_CIRCLES, Quantity(Counted.CIRCLES, IN_PYRAMID, color=BLUE), 1),
        (THREE_CIRCLES, Quantity(Counted.CIRCLES, IN_PYRAMID, color=GREEN), 0),
        (TRIANGLE, Quantity(Counted.CIRCLES, IN_PYRAMID, level=3), 1),
        (TRIANGLE, Quantity(Counted.CIRCLES, IN_PYRAMID, level=2), 2),
        (TRIANGLE, Quantity(Counted.CIRCLES, IN_PYRAMID, level=(2, 3)), 3),
        (TRIANGLE, Quantity(Counted.CIRCLES, IN_PYRAMID, color=RED, level=2), 2),
        (TRIANGLE, Quantity(Counted.CIRCLES, IN_PYRAMID, color=BLUE, level=2), 0),
        (TOKENS, Quantity(Counted.POWER, IN_PYRAMID, level=1), 2),
        (TOKENS, Quantity(Counted.POWER, IN_PYRAMID, level=2), 1),
        (TOKENS, Quantity(Counted.POWER, IN_PYRAMID, level=3), 0),
        (TOKENS, Quantity(Counted.POWER, IN_PYRAMID, level=(2, 3)), 1),
        (BONUSES, Quantity(Counted.CIRCLE_BONUS, IN_PYRAMID, color=RED), 2),
        (STORED, Quantity(Counted.GEMS, IN_PYRAMID), 6),  # infinite gems are not stored gems
        (STORED, Quantity(Counted.GEMS, IN_PYRAMID, color=RED), 5),
    ],
)
def test_what_is_counted_in_a_pyramid(laid: tuple[PlacedCard, ...], quantity: Quantity, number: int) -> None:
    assert counted(quantity, *laid) == number


@pytest.mark.parametrize(("kind", "points"), [(None, 3), (CardKind.CHARACTER, 1), (CardKind.LAW, 2)])
def test_cards_tucked_here_by_kind(kind: CardKind | None, points: int) -> None:
    own = law(90, PointsPer(1, Quantity(Counted.CARDS, Where.TUCKED_HERE, kind=kind)))
    assert law_points(lay(1, 0, own, tucked=(law(70), character(4), law(71))), lay(1, 1, tucked=(law(72),))) == [points]


@pytest.mark.parametrize(
    ("where", "color", "level", "number"),
    [
        (Where.PYRAMID, None, None, 4),
        (Where.PYRAMID, RED, None, 2),
        (Where.PYRAMID, RED, 2, 1),
        (Where.PYRAMID, None, 1, 3),
        (Where.ADJACENT, None, None, 2),
        (Where.ADJACENT, RED, None, 1),
        (Where.HERE, None, None, 1),
        (Where.HERE, RED, None, 0),
    ],
)
def test_infinite_gems(where: Where, color: Color | None, level: int | None, number: int) -> None:
    """A blue one on the law, a red and a yellow one on its neighbors, and a red one on level 2, out of touch."""
    own = law(90, PointsPer(1, Quantity(Counted.INFINITE_GEMS, where, color=color, level=level)))
    laid = (lay(1, 0, infinite=(RED,)), lay(1, 1, own, infinite=(BLUE,)), lay(1, 2, infinite=(YELLOW,)))
    assert law_points(*laid, lay(2, 3, infinite=(RED,))) == [number]


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        (Counted.SCIENCE, 3),
        (Counted.MAGIC, 4),
        (Counted.DEFENSE, 5),
        (Counted.POWER, 2),
        (Counted.MAGIC_BONUS, 3),
        (Counted.CIRCLE_BONUS, 2),
    ],
)
@pytest.mark.parametrize(("where", "times"), [(Where.PYRAMID, 4), (Where.ADJACENT, 2), (Where.HERE, 1)])
def test_tokens_are_counted_one_by_one(kind: Counted, number: int, where: Where, times: int) -> None:
    """The same tokens lie on the law, on both neighbors and on a distant card; values do not matter."""
    lying = Tokens(3, 4, 5, (12, 3), (5, 2, 2), (CircleBonus(RED, 4), CircleBonus(BLUE, 2)))
    own = law(90, PointsPer(1, Quantity(kind, where)))
    laid = (lay(1, 0, tokens=lying), lay(1, 1, own, tokens=lying), lay(1, 2, tokens=lying), lay(2, 3, tokens=lying))
    assert law_points(*laid) == [number * times]


@rule("C37")
def test_gems_left_behind_the_screen() -> None:
    """Gems used for painting are gone when laws count; the others count, by color if the law says so."""
    laid = (lay(1, 0, plain("rrrr")), lay(1, 1, plain("rrrr")), lay(2, 0, plain("bbrb")))
    any_color = PointsPer(1, Quantity(Counted.GEMS, Where.SCREEN))
    green_only = PointsPer(1, Quantity(Counted.GEMS, Where.SCREEN, color=GREEN))
    own = lay(1, 2, law(90, any_color, green_only))
    paint = Paint(Place(2, 0), Section.BOTTOM_RIGHT, RED)
    score = score_of(position(*laid, own, gems=gems(red=2, green=3), painting=(paint,)))
    assert points_of(score, Line.LAWS) == [4, 3]


@rule("R7.7")
def test_attack_tokens_behind_the_screen() -> None:
    own = law(90, PointsPer(3, Quantity(Counted.ATTACK, Where.SCREEN)))
    score = score_of(position(lay(1, 0, own), attack=2), opponent(5))
    assert points_of(score, Line.LAWS) == [6]


def test_the_level_of_the_law_itself() -> None:
    """A law that pays 2 for each level it lies on gives 6 on level 3."""
    assert law_points(lay(3, 0, law(90, PointsPer(2, Quantity(Counted.LEVEL, Where.ITSELF))))) == [6]


@pytest.mark.parametrize(
    ("cards", "points", "every", "up_to", "paid"),
    [
        *((cards, 7, 2, None, paid) for cards, paid in ((0, 0), (1, 0), (2, 7), (5, 14))),
        *((cards, 3, 1, 3, paid) for cards, paid in ((2, 6), (3, 9), (9, 9))),
        (7, 4, 2, 2, 8),  # three pairs, of which two are paid
    ],
)
def test_a_clause_pays_for_every_so_many_and_at_most_so_often(
    cards: int, points: int, every: int, up_to: int | None, paid: int
) -> None:
    """Points for cards tucked here: what is left over pays nothing, nor does what is above the limit."""
    own = law(90, PointsPer(points, Quantity(Counted.CARDS, Where.TUCKED_HERE), every, up_to))
    assert law_points(lay(1, 0, own, tucked=cards)) == [paid]


def test_a_law_may_take_points_away() -> None:
    """-2 for each magic token, three of them: -6, in a total below zero."""
    own = law(90, PointsPer(-2, Quantity(Counted.MAGIC, Where.PYRAMID)))
    assert score_of(position(lay(1, 0, own, tokens=Tokens(magic=3)))).total == -6


@rule("R11.3")
def test_fixed_points_count_once() -> None:
    fixed = FlatPoints(5)
    own = law(90, fixed)
    score = score_of(position(lay(1, 0, own)))
    assert items_of(score, Line.LAWS) == (LawItem(Place(1, 0), own, fixed, count=1, points=5),)


def test_a_described_law_scores_like_any_other() -> None:
    described = DescribedCard(plain().sections, None, CardKind.LAW, (PointsByLevel((3, 6, 9, 12)),))
    assert law_points(lay(2, 0, described)) == [6]


@pytest.mark.parametrize(
    ("magic", "points"), [((2, 3, 0), [0, 5, 0]), ((3, 3, 1), [5, 5, 0]), ((0, 0), [0, 0]), ((1,), [5])]
)
def test_points_for_the_most(magic: tuple[int, ...], points: list[int]) -> None:
    """5 for the most magic go to all who share it, to a single player too, and to nobody where nobody has any."""
    own = law(90, PointsForMost(5, Quantity(Counted.MAGIC, Where.PYRAMID)))
    seats = [position(lay(1, 0, own, tokens=Tokens(magic=held)), name=f"P{seat}") for seat, held in enumerate(magic)]
    assert [player.lines[2] for player in score_positions(seats).players] == points


@pytest.mark.parametrize(
    ("law_of_two", "stored_or_tucked"),
    [
        (PointsPer(1, Quantity(Counted.CARDS, Where.TUCKED_HERE, kind=CardKind.LAW)), {"tucked": 2}),
        (PointsPer(1, Quantity(Counted.GEMS, Where.STORED_HERE, color=RED)), {"stored": 2}),
    ],
)
def test_what_must_be_told_apart_must_be_written_down(law_of_two: PointsPer, stored_or_tucked: dict[str, int]) -> None:
    """Where only a number was written, kinds of cards and colors of gems cannot be counted: a mistake, not a guess."""
    own = lay(1, 0, law(90, law_of_two), **stored_or_tucked)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="not known"):
        score_of(position(own))


def test_laws_are_told_level_by_level_from_the_left() -> None:
    """Law 74 at (1, 1) and law 68 at (2, 0) over three plain cards: 3, then the 5 cards."""
    laid = (lay(1, 0), lay(1, 1, L74), lay(1, 2), lay(2, 0, L68), lay(2, 1))
    assert law_points(*laid) == [3, 5]


# -- L66: doubled tokens ------------------------------------------------------------------------------------------


@rule("L66")
def test_law_66_doubles_tokens_and_no_infinite_gem() -> None:
    """What lies on the character is doubled token by token: a 15 becomes two of 15; a gem is no token."""
    doubled = Tokens(power=(15,), magic=1, circle_bonus=(CircleBonus(RED, 4),)).doubled()
    score = score_of(position(lay(5, 0, tokens=doubled, infinite=(RED,), tucked=(law(66),))))
    assert points_of(score, Line.POWER) == [15, 15]
    assert points_of(score, Line.INFINITE_GEMS) == [13]


# -- painting -----------------------------------------------------------------------------------------------------


def almost_red(level: int = 2, x: int = 0) -> tuple[PlacedCard, ...]:
    """Lay a circle that wants one red gem on its bottom right section."""
    return (lay(level - 1, x, pure(RED)), lay(level - 1, x + 1, pure(RED)), lay(level, x, plain("bbrb")))


LAST_RED = Paint(Place(2, 0), Section.BOTTOM_RIGHT, RED)


@rule("R10.2")
def test_an_explicit_painting_completes_a_circle() -> None:
    score = score_of(position(*almost_red(), gems=gems(red=1), painting=(LAST_RED,)))
    assert items_of(score, Line.CIRCLES) == (CircleItem(Place(2, 0), plain("bbrb"), RED, bonus=0, gems=1),)
    assert score.painting.circles == (PaintedCircle(Place(2, 0), RED, 1),)
    assert score.painting.gems == gems(red=1)


@rule("C38")
def test_painting_may_be_left_alone() -> None:
    """With `none` a gem stays behind the screen, though a painting would have scored more."""
    score = score_of(position(*almost_red(), gems=gems(red=1), painting=PaintingChoice.NONE))
    assert score.total == 0
    assert score.painting.paints == ()
    assert not score.painting.is_best


def test_an_explicit_painting_may_be_the_best() -> None:
    assert score_of(position(*almost_red(), gems=gems(red=1), painting=(LAST_RED,))).painting.is_best


def test_an_explicit_painting_may_be_worse_than_another() -> None:
    """A gem on a section that completes nothing scores nothing, while another would."""
    wasted = Paint(Place(2, 0), Section.LEFT, BLUE)
    score = score_of(position(*almost_red(), gems=gems(red=1, blue=1), painting=(wasted,)))
    assert score.total == 0
    assert score.painting.circles == (PaintedCircle(Place(2, 0), None, 1),)
    assert not score.painting.is_best


def test_a_painting_may_cost_more_than_it_brings() -> None:
    """Where a law pays 3 for each gem left, a circle on level 2 is not worth its gem: painting nothing is the best."""
    own = lay(1, 2, law(90, PointsPer(3, Quantity(Counted.GEMS, Where.SCREEN))))
    held = gems(red=1)
    spent = score_of(position(*almost_red(), own, gems=held, painting=(LAST_RED,)))
    kept = score_of(position(*almost_red(), own, gems=held, painting=PaintingChoice.NONE))
    assert (spent.total, spent.painting.is_best) == (2, False)
    assert (kept.total, kept.painting.is_best) == (3, True)
    assert score_of(position(*almost_red(), own, gems=held, painting=PaintingChoice.BEST)).painting.paints == ()


def test_a_gem_wasted_is_missed_where_a_law_counts_gems() -> None:
    """Red completes the circle, and blue was put on another section in vain: a law that pays 1 for it is not paid."""
    own = lay(1, 2, law(90, PointsPer(1, Quantity(Counted.GEMS, Where.SCREEN, color=BLUE))))
    more = (lay(1, 3), lay(2, 1), lay(2, 2))
    paints = (LAST_RED, Paint(Place(2, 1), Section.LEFT, BLUE))
    for painting, is_best in ((paints[:1], True), (paints, False)):
        held = position(*almost_red(), own, *more, gems=gems(red=1, blue=1), painting=painting)
        assert score_of(held).painting.is_best is is_best


def test_the_best_painting_is_found() -> None:
    score = score_of(position(*almost_red(), gems=gems(red=1), painting=PaintingChoice.BEST))
    assert score.painting.paints == (LAST_RED,)
    assert score.total == 2
    assert score.painting.is_best


def test_without_gems_there_is_nothing_to_paint() -> None:
    score = score_of(position(*almost_red(), painting=PaintingChoice.BEST))
    assert score.painting.paints == ()
    assert score.painting.is_best


@rule("B12")
@pytest.mark.parametrize(("repaint_pure", "points"), [(True, [6]), (False, [2])])
def test_a_pure_circle_may_be_painted_over_where_the_option_says_so(repaint_pure: bool, points: list[int]) -> None:
    """A blue circle on level 2 is worth 2; as a red one, with a +4 red bonus, 6 for four red gems."""
    laid = (*circle_of(BLUE, 2), lay(1, 2, tokens=bonus(RED, 4)))
    own = position(*laid, gems=gems(red=4), painting=PaintingChoice.BEST)
    assert points_of(score_of(own, repaint_pure=repaint_pure), Line.CIRCLES) == points


@rule("C36")
def test_gems_on_cards_do_not_paint() -> None:
    laid = (*almost_red(), lay(1, 2, infinite=(RED,), stored=gems(red=2)))
    score = score_of(position(*laid, painting=PaintingChoice.BEST))
    assert items_of(score, Line.CIRCLES) == ()


@rule("C37")
def test_laws_are_part_of_the_best_painting() -> None:
    """A law that pays 9 for every two blue circles outweighs a red circle on level 3 (greedy would paint red)."""
    own = law(90, PointsPer(9, Quantity(Counted.CIRCLES, Where.PYRAMID, color=BLUE), every=2))
    laid = (
        lay(1, 0, plain("bbbb")), lay(1, 1, plain("bbbb")), lay(2, 0, plain("bbbr")),
        lay(1, 2, plain("bbbb")), lay(2, 1, plain("bbbr")), lay(1, 3, own),
    )  # fmt: skip
    one = score_of(position(*laid, gems=gems(blue=1), painting=PaintingChoice.BEST))
    two = score_of(position(*laid, gems=gems(blue=2), painting=PaintingChoice.BEST))
    assert one.lines[:3] == (2, 0, 0)
    assert two.lines[:3] == (4, 0, 9)


@rule("B12")
def test_circles_that_may_not_be_painted_over_count_for_the_laws() -> None:
    """One blue circle is there: a second, for three blue gems, brings 2 + 9 by law, and a red one only 2 + 4."""
    own = lay(1, 4, law(90, PointsPer(9, Quantity(Counted.CIRCLES, Where.PYRAMID, color=BLUE), every=2)))
    ground = (lay(1, 0, pure(BLUE)), lay(1, 1, plain("brgy")), lay(1, 2, pure(RED)), lay(1, 3, tokens=bonus(RED, 4)))
    laid = (*ground, own, lay(2, 0, pure(BLUE)), lay(2, 1, plain("bbrb")))
    player = position(*laid, gems=gems(blue=3, red=1), painting=PaintingChoice.BEST)
    assert score_of(player, repaint_pure=False).lines[:3] == (4, 0, 9)


# -- ranks and winners --------------------------------------------------------------------------------------------


def ranked(*totals: int) -> FinalScore:
    """Score players who have these totals in one power token each."""
    return score_positions(
        [position(lay(1, 0, tokens=power(total)), name=f"P{seat}") for seat, total in enumerate(totals)]
    )


@rule("R10.4", "C41", "F63")
@pytest.mark.parametrize(
    ("totals", "ranks", "winners"),
    [
        ((5, 9, 7), [3, 1, 2], ("P1",)),
        ((9, 9, 7), [1, 1, 3], ("P0", "P1")),
        ((7, 9, 7, 3), [2, 1, 2, 4], ("P1",)),
        ((4, 4, 4, 4), [1, 1, 1, 1], ("P0", "P1", "P2", "P3")),
        ((4,), [1], ("P0",)),
    ],
)
def test_equal_totals_share_a_rank(totals: tuple[int, ...], ranks: list[int], winners: tuple[str]) -> None:
    """Ranks run 1, 1, 3; all who have the most points win."""
    game = ranked(*totals)
    assert [player.rank for player in game.players] == ranks
    assert game.winners == winners


@rule("R10.4", "C39", "C41")
def test_totals_below_zero_are_ranked_too() -> None:
    game = score_positions((position(attack=1), opponent(3), opponent(0, "Cy")))
    assert [player.total for player in game.players] == [-12, -4, -16]
    assert [player.rank for player in game.players] == [2, 1, 3]
    assert game.winners == ("Ben",)


# -- properties ---------------------------------------------------------------------------------------------------


@st.composite
def positions(draw: st.DrawFn, name: str) -> FinalPosition:
    """Draw what a player may end with: a few rows of cards, tokens, infinite gems and a law or two."""
    width = draw(st.integers(1, 4))
    places = [(level, x) for level in range(1, width + 1) for x in range(width - level + 1)]
    laws: st.SearchStrategy[AnyCard] = st.sampled_from((L68, L72, L75, L79, L85))
    cards = st.one_of(st.text("brgy-", min_size=4, max_size=4).map(plain), laws)
    few = st.integers(0, 2)
    values = st.lists(st.sampled_from((2, 3, 5)), max_size=1).map(tuple)
    bonuses = st.lists(st.builds(CircleBonus, st.sampled_from(Color), st.just(2)), max_size=1).map(tuple)
    tokens = st.builds(Tokens, few, few, few, values, values, bonuses)
    infinite = st.lists(st.sampled_from(Color), max_size=1).map(tuple)
    laid = tuple(
        lay(level, x, draw(cards), tokens=draw(tokens), infinite=draw(infinite), tucked=draw(few))
        for level, x in places
    )
    return FinalPosition(name, Pyramid(laid), attack=draw(few))


@settings(max_examples=tries(50))
@given(positions("Ada"), positions("Ben"))
def test_totals_are_sums_of_lines_and_lines_of_items(ada: FinalPosition, ben: FinalPosition) -> None:
    for player in score_positions((ada, ben)).players:
        assert player.total == sum(player.lines) == sum(item.points for item in player.items)
        assert list(player.lines) == [sum(points_of(player, line)) for line in LINES]
        order = [LINES.index(item.line) for item in player.items]
        assert order == sorted(order)


@rule("C38")
@settings(max_examples=tries(30))
@given(positions("Ada"), positions("Ben"), positions("Cy"))
def test_a_players_lines_depend_on_others_only_by_attack(
    ada: FinalPosition, ben: FinalPosition, cy: FinalPosition
) -> None:
    one, other = score_of(ada, ben), score_of(ada, cy)
    assert one.lines[:6] == other.lines[:6]
    assert one.lines[6] <= 0
    assert other.lines[6] <= 0
