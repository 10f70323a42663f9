"""The law language as values: what can be counted, and what a count is worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import rule
from viceroy.model.points import PointsPer
from viceroy.model.quantities import NARROWED, PLACES_COUNTED, Counted, Quantity, Where

CARDS_HERE = Quantity(Counted.CARDS, Where.TUCKED_HERE)


def test_everything_that_is_counted_has_a_place() -> None:
    assert set(PLACES_COUNTED) == set(Counted)
    assert all(PLACES_COUNTED.values())


def test_every_place_is_good_for_something() -> None:
    assert {where for places in PLACES_COUNTED.values() for where in places} == set(Where)


def test_what_is_narrowed_down_can_be_counted_there() -> None:
    """A color, a level or whatever else is only offered for what can be counted in that place."""
    assert all(where in PLACES_COUNTED[counted] for pairs in NARROWED.values() for counted, where in pairs)


@rule("C36", "C37")
@pytest.mark.parametrize(
    ("quantity", "is_painted"),
    [
        (Quantity(Counted.CIRCLES, Where.PYRAMID), True),
        (Quantity(Counted.CIRCLES, Where.TOUCHING), True),
        (Quantity(Counted.GEMS, Where.SCREEN), True),
        (Quantity(Counted.GEMS, Where.STORED_HERE), False),
        (Quantity(Counted.GEMS, Where.PYRAMID), False),
        (Quantity(Counted.INFINITE_GEMS, Where.PYRAMID), False),
        (Quantity(Counted.ATTACK, Where.SCREEN), False),
    ],
)
def test_painting_changes_circles_and_gems_left_and_nothing_else(quantity: Quantity, is_painted: bool) -> None:
    assert quantity.is_painted is is_painted


@given(st.integers(-9, 9), st.integers(0, 40), st.integers(1, 5), st.none() | st.integers(1, 9))
def test_points_per_quantity(points: int, count: int, every: int, up_to: int | None) -> None:
    """Taking `every` away again and again, at most `up_to` times, pays `points` each time."""
    paid, left, times = 0, count, 0
    while left >= every and times != up_to:
        paid, left, times = paid + points, left - every, times + 1
    assert PointsPer(points, CARDS_HERE, every, up_to).of(count) == paid
