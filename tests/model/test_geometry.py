"""The pyramid's geometry: the rules of A3, their worked examples and scenarios, and properties of random pyramids."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import tries
from hand_built import GREEN, RED, YELLOW, character, full_pyramid, law, lay, places_of, plain, pyramid
from rules import rule
from viceroy.model.geometry import Place, is_supported, open_places
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid, Section
from viceroy.model.tokens import NO_GEMS, gems


def places(*pairs: tuple[int, int]) -> frozenset[Place]:
    return frozenset(Place(level, x) for level, x in pairs)


def row(level: int, xs: Iterable[int]) -> frozenset[Place]:
    return frozenset(Place(level, x) for x in xs)


def triangle(width: int) -> frozenset[Place]:
    """Write a full triangle, `width` cards on level 1 and at most five levels."""
    return frozenset(Place(level, x) for level in range(1, min(width, 5) + 1) for x in range(width - level + 1))


def open_pairs(occupied: Collection[Place], *, contiguous: bool = True, top_level: int = 5) -> set[tuple[int, int]]:
    return {(level, x) for level, x in open_places(occupied, contiguous=contiguous, top_level=top_level)}


# -- the rules, one by one ----------------------------------------------------------------------------------------


HILL = row(1, range(4)) | places((2, 0))
GAPS, LAW = {"contiguous": False}, {"top_level": 4}
FIVE = triangle(5) - places((5, 0))
GROUND = tuple(lay(1, x) for x in range(4))


@pytest.mark.parametrize(
    ("occupied", "options", "expected"),
    [
        pytest.param(row(1, range(30)), {}, row(1, (-1, 30)) | row(2, range(29)), marks=rule("R3.1", "R8.4")),
        pytest.param(triangle(7) - row(5, range(3)), {}, row(1, (-1, 7)) | row(5, range(3)), marks=rule("R3.1")),
        pytest.param(triangle(7), {}, row(1, (-1, 7)), marks=rule("R3.1"), id="nothing above level 5"),
        pytest.param(triangle(5), {}, row(1, (-1, 5)), marks=rule("R3.1", "F8"), id="a full triangle of five"),
        pytest.param(row(1, range(-2, 2)), {}, row(1, (-3, 2)) | row(2, (-2, -1, 0)), marks=rule("R3.2")),
        pytest.param(row(1, range(5)) | places((2, 1)), {}, row(1, (-1, 5)) | row(2, (0, 2)), marks=rule("R3.4")),
        pytest.param(row(1, range(4)), {}, row(1, (-1, 4)) | row(2, range(3)), marks=rule("R3.4")),
        pytest.param(HILL, {}, row(1, (-1, 4)) | row(2, (1,)), marks=rule("R3.4", "F6"), id="2, 2 leaves a gap"),
        pytest.param(row(1, range(3)) | row(2, (0, 1)), {}, row(1, (-1, 3)) | row(3, (0,)), marks=rule("R3.5")),
        pytest.param(triangle(6) - places((5, 1)), {}, row(1, (-1, 6)) | row(5, (1,)), marks=rule("R3.6", "F8")),
        pytest.param(places((1, 0)), {}, row(1, (-1, 1)), marks=rule("R3.7", "D9"), id="the second card"),
        pytest.param(row(1, (0, 1)), {}, row(1, (-1, 2)) | row(2, (0,)), marks=rule("R3.7", "D10")),
        pytest.param(places(), {}, row(1, (0,)), marks=rule("R2.5"), id="the first card"),
        pytest.param(row(1, (-1, 0, 1)) | row(2, (0,)), {}, row(1, (-2, 2)) | row(2, (-1,)), marks=rule("F7")),
        pytest.param(HILL, GAPS, row(1, (-1, 4)) | row(2, (1, 2)), marks=rule("R3.4", "B17"), id="a legal gap"),
        pytest.param(places((1, 0)), GAPS, row(1, (-1, 1)), marks=rule("R3.2", "B17"), id="no gap on level 1"),
        pytest.param(HILL | places((2, 2)), GAPS, row(1, (-1, 4)) | row(2, (1,)), marks=rule("R3.3", "B17")),
        pytest.param(FIVE, {}, row(1, (-1, 5)) | row(5, (0,)), marks=rule("R6.8", "F9"), id="a character on level 5"),
        pytest.param(FIVE, LAW, row(1, (-1, 5)), marks=rule("R6.8", "F9"), id="no law on level 5"),
        pytest.param(FIVE - places((4, 1)), LAW, row(1, (-1, 5)) | row(4, (1,)), marks=rule("R6.8", "F9")),
    ],
)
def test_these_places_are_open(occupied: frozenset[Place], options: dict[str, Any], expected: frozenset[Place]) -> None:
    """Level 1 grows at its ends, an upper row too if it may have no gap, each card on two others, up to level 5."""
    assert open_pairs(occupied, **options) == set(expected)


@rule("R3.3")
def test_a_card_rests_on_two_adjacent_cards_below() -> None:
    """A level-2 place at x needs the level-1 cards x and x + 1."""
    assert Place(2, 3).supports == (Place(1, 3), Place(1, 4))
    assert is_supported(Place(2, 3), places((1, 3), (1, 4)))
    assert not is_supported(Place(2, 3), places((1, 3)))
    assert not is_supported(Place(2, 3), places((1, 4), (1, 5)))


@rule("R3.3")
def test_a_place_carries_one_card_on_either_side() -> None:
    """Two cards can rest on one: x - 1 and x of the level above."""
    assert Place(1, 0).covers == (Place(2, -1), Place(2, 0))
    assert all(Place(1, 0) in cover.supports for cover in Place(1, 0).covers)


def test_open_places_are_told_level_by_level_from_the_left() -> None:
    found = open_places(row(1, range(-2, 3)) | places((2, 0)))
    assert list(found) == sorted(set(found))


WALL = Pyramid(tuple(lay(level, x) for level in range(1, 6) for x in range(6)))


@rule("R3.9")
def test_the_six_neighbors_are_those_that_touch() -> None:
    expected = [(2, 4), (2, 5), (3, 3), (3, 5), (4, 3), (4, 4)]
    assert sorted(places_of(WALL.adjacent(Place(3, 4)))) == expected


@rule("R3.9")
@pytest.mark.parametrize(("level", "most"), [(1, 4), (2, 6), (3, 6), (4, 6), (5, 4)])
def test_level_1_and_level_5_have_fewer_neighbors(level: int, most: int) -> None:
    """Nothing lies under level 1 or above level 5, so their cards touch at most four others."""
    assert len(WALL.adjacent(Place(level, 2))) == most


@pytest.mark.parametrize(
    ("cards", "free"),
    [
        pytest.param((lay(1, 0),), [(1, 0)], marks=rule("R3.10"), id="a single card"),
        pytest.param((lay(1, -1), lay(1, 0), lay(1, 1)), [(1, -1), (1, 1)], marks=rule("R3.10"), id="both ends"),
        pytest.param(full_pyramid(3).cards, [(3, 0)], marks=rule("R3.10", "F10"), id="the top of a triangle"),
        pytest.param((*GROUND, lay(2, 1)), [(1, 0), (1, 3), (2, 1)], marks=rule("R3.10", "F11"), id="around a hill"),
        pytest.param(
            (*GROUND[:3], lay(1, 3, tucked=(character(9),)), lay(2, 1)),
            [(1, 0), (2, 1)],
            marks=rule("R3.10", "F11"),
            id="a card under another binds it",
        ),
        pytest.param((lay(1, 0, tucked=1), lay(1, 1)), [(1, 1)], marks=rule("R3.10"), id="so does one only counted"),
        pytest.param((lay(1, 0, infinite=(RED,), stored=3),), [(1, 0)], marks=rule("R3.10"), id="gems bind nothing"),
    ],
)
def test_a_card_is_free_at_an_end_with_nothing_on_it_or_under_it(
    cards: tuple[PlacedCard, ...], free: list[tuple[int, int]]
) -> None:
    assert places_of(Pyramid(cards).free_cards()) == free


@pytest.mark.parametrize(
    ("width", "place", "adjacent"),
    [
        pytest.param(3, (2, 0), [(1, 0), (1, 1), (2, 1), (3, 0)], marks=rule("R3.9"), id="the left end of level 2"),
        pytest.param(
            4,
            (2, 1),
            [(1, 1), (1, 2), (2, 0), (2, 2), (3, 0), (3, 1)],
            marks=rule("R3.9", "D34", "F12"),
            id="a surrounded card",
        ),
        pytest.param(4, (1, 3), [(1, 2), (2, 2)], marks=rule("F12"), id="the right end of level 1"),
        pytest.param(4, (1, 1), [(1, 0), (1, 2), (2, 0), (2, 1)], marks=rule("F12"), id="an inner card of level 1"),
    ],
)
def test_adjacent_cards_of_a_triangle(width: int, place: tuple[int, int], adjacent: list[tuple[int, int]]) -> None:
    assert sorted(places_of(full_pyramid(width).adjacent(Place(*place)))) == adjacent


@rule("C31", "F14")
def test_a_law_over_the_only_two_cards_leaves_no_other_card_free() -> None:
    """Law 74 on level 2 binds the two cards that it rests on: no card but itself is free."""
    over_two = pyramid(lay(2, 0, law(74)))
    assert [placed.place for placed in over_two.free_cards() if placed.card.number != 74] == []


# -- circles ------------------------------------------------------------------------------------------------------


@rule("R1.12", "D33")
def test_a_circle_has_four_sections() -> None:
    left, right, upper = plain("brgg"), plain("yrbb"), plain("rbgy")
    assert Pyramid((lay(1, 0, left), lay(1, 1, right), lay(2, 0, upper))).circles == (
        Circle(Place(2, 0), (RED, YELLOW, GREEN, YELLOW)),
    )
    assert [section.value for section in Section] == ["left", "right", "bottom_left", "bottom_right"]


@rule("C34")
def test_a_blank_section_matches_nothing() -> None:
    assert Circle(Place(2, 0), (RED, RED, None, RED)).color is None
    assert Circle(Place(2, 0), (None, RED, RED, RED)).color is None
    assert Circle(Place(2, 0), (None, None, None, None)).color is None


def test_cards_are_kept_level_by_level_from_the_left() -> None:
    cards = full_pyramid(3).cards
    assert Pyramid(cards[::-1]) == Pyramid(cards)
    assert places_of(Pyramid(cards[::-1]).cards) == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)]


# -- the pyramid as a value ---------------------------------------------------------------------------------------


@rule("L65")
def test_law_65_a_card_in_place_of_another_takes_its_place() -> None:
    after = full_pyramid(2).with_card(lay(1, 1, law(65)))
    assert places_of(after.cards) == [(1, 0), (1, 1), (2, 0)]
    assert after.at[Place(1, 1)].card == law(65)


@rule("C33")
def test_a_card_taken_away_leaves_the_others() -> None:
    after = full_pyramid(2).without(Place(2, 0))
    assert places_of(after.cards) == [(1, 0), (1, 1)]
    assert after.circles == ()


@rule("C28")
def test_the_lowest_number_is_that_of_a_visible_card() -> None:
    """Of 12 and 30, with 5 lying under 30, the lowest is 12."""
    built = Pyramid((lay(1, 0, character(30), tucked=(character(5),)), lay(1, 1, character(12))))
    assert built.lowest_number == 12


@rule("R7.9")
def test_infinite_gems_are_counted_over_all_cards() -> None:
    built = Pyramid((lay(1, 0, infinite=(RED,)), lay(1, 1, infinite=(YELLOW, RED))))
    assert built.infinite_gems == (0, 2, 0, 1)


# -- properties ---------------------------------------------------------------------------------------------------


@st.composite
def grown(draw: st.DrawFn, *, contiguous: bool = True) -> frozenset[Place]:
    """Grow a pyramid card by card, each on an open place drawn at random; levels are drawn first, so that it rises."""
    occupied: set[Place] = set()
    for _ in range(draw(st.integers(1, 30))):
        choices = open_places(occupied, contiguous=contiguous)
        level = draw(st.sampled_from(sorted({place.level for place in choices})))
        occupied.add(draw(st.sampled_from([place for place in choices if place.level == level])))
    return frozenset(occupied)


def naive_open(occupied: frozenset[Place], *, contiguous: bool, top_level: int) -> set[Place]:
    """Try every place of a window around the pyramid against the words of R3.1 to R3.4, and R6.8 for laws."""
    xs = [x for _, x in occupied]
    found = set()
    for level in range(1, top_level + 1):
        for x in range(min(xs) - 2, max(xs) + 3):
            with_it = {other_x for other_level, other_x in occupied if other_level == level} | {x}
            if (level, x) in occupied:
                continue
            if level > 1 and not ((level - 1, x) in occupied and (level - 1, x + 1) in occupied):
                continue
            has_gap = sorted(with_it) != list(range(min(with_it), max(with_it) + 1))
            if has_gap and (contiguous or level == 1):
                continue
            found.add(Place(level, x))
    return found


@rule("R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R6.8")
@given(grown(), st.sampled_from([4, 5]))
def test_open_places_are_those_that_the_rules_allow(occupied: frozenset[Place], top_level: int) -> None:
    """Trying every place against the rules finds exactly the open ones, for characters and for laws."""
    assert set(open_places(occupied, top_level=top_level)) == naive_open(occupied, contiguous=True, top_level=top_level)


@rule("B17")
@given(grown(contiguous=False), st.sampled_from([4, 5]))
def test_open_places_without_contiguous_rows(occupied: frozenset[Place], top_level: int) -> None:
    found = open_places(occupied, contiguous=False, top_level=top_level)
    assert set(found) == naive_open(occupied, contiguous=False, top_level=top_level)


@given(st.integers(1, 5), st.integers(-9, 9), st.integers(1, 5), st.integers(-9, 9))
def test_neighbors_touch_with_at_least_part_of_a_side(level: int, x: int, other_level: int, other_x: int) -> None:
    """Drawn as bricks two wide, each level half a brick to the right, exactly the neighbors share part of a side."""
    left, other_left = 2 * x + level, 2 * other_x + other_level
    apart = abs(left - other_left)
    touching = apart == 2 if level == other_level else abs(level - other_level) == 1 and apart < 2
    other = Pyramid((lay(other_level, other_x),))
    assert bool(other.adjacent(Place(level, x))) == touching


@rule("R3.10")
@given(grown(), st.data())
def test_free_cards_are_those_of_the_definition(occupied: frozenset[Place], data: st.DataObject) -> None:
    hiding = data.draw(st.sets(st.sampled_from(sorted(occupied)), max_size=3))
    built = Pyramid(tuple(lay(*place, tucked=1 if place in hiding else 0) for place in occupied))
    expected = []
    for level, x in sorted(occupied):
        has_left, has_right = (level, x - 1) in occupied, (level, x + 1) in occupied
        rests_on_it = [upper for upper_level, upper in occupied if upper_level == level + 1 and x in (upper, upper + 1)]
        if not (has_left and has_right) and not rests_on_it and (level, x) not in hiding:
            expected.append((level, x))
    assert places_of(built.free_cards()) == expected


@rule("R3.8")
@given(grown())
def test_taking_a_free_card_away_leaves_a_valid_pyramid(occupied: frozenset[Place]) -> None:
    """Without a free card every level is still contiguous and supported: its place is open again."""
    built = Pyramid(tuple(lay(*place) for place in occupied))
    for placed in built.free_cards():
        rest = occupied - {placed.place}
        assert not rest or placed.place in open_places(rest)


@rule("R1.12")
@settings(max_examples=tries(50))
@given(grown())
def test_every_card_above_level_1_has_one_circle_and_no_section_is_shared(occupied: frozenset[Place]) -> None:
    """There is a circle for each card above level 1, and a section of a card belongs to at most one circle."""
    circles = full_of(occupied).circles
    assert sorted(tuple(circle.place) for circle in circles) == sorted((lv, x) for lv, x in occupied if lv > 1)
    corners = [corner for circle in circles for corner in corners_of(circle.place)]
    assert len(set(corners)) == len(corners) == 4 * len(circles)


def full_of(occupied: frozenset[Place]) -> Pyramid:
    return Pyramid(tuple(lay(*place) for place in occupied))


def corners_of(place: Place) -> list[tuple[int, int, str]]:
    """Name the card and the corner of each section of a circle, from the words of R1.12."""
    level, x = place
    return [
        (level - 1, x, "top_right"),
        (level - 1, x + 1, "top_left"),
        (level, x, "bottom_left"),
        (level, x, "bottom_right"),
    ]


@settings(max_examples=tries(50))
@given(grown(), st.data())
def test_a_circle_shows_the_colors_of_its_corners(occupied: frozenset[Place], data: st.DataObject) -> None:
    """Each section of a circle has the color printed on the corner that R1.12 names."""
    letters = st.text("brgy-", min_size=4, max_size=4)
    cards = {place: plain(data.draw(letters)) for place in sorted(occupied)}
    for circle in Pyramid(tuple(lay(*place, card) for place, card in cards.items())).circles:
        expected = [getattr(cards[Place(level, x)].sections, corner) for level, x, corner in corners_of(circle.place)]
        assert list(circle.colors) == expected


def test_infinite_gems_of_a_card_lie_in_the_order_of_colors() -> None:
    card = PlacedCard(Place(1, 0), character(1))
    one, other = (card.with_more(infinite_gems=gems) for gems in ((YELLOW,), (RED,)))
    assert one.with_more(infinite_gems=(RED,)) == other.with_more(infinite_gems=(YELLOW,))
    assert one.with_more(infinite_gems=(RED,)).infinite_gems == (RED, YELLOW)


def test_an_infinite_gem_comes_with_its_card() -> None:
    bare = Pyramid((PlacedCard(Place(1, 0), character(1)),))
    with_gem = bare.with_card(PlacedCard(Place(1, 1), character(2), infinite_gems=(RED,)))
    assert with_gem.infinite_gems == Pyramid(with_gem.cards).infinite_gems == gems(red=1)
    assert with_gem.with_card(PlacedCard(Place(1, 1), character(2))).infinite_gems == NO_GEMS
