"""Colors, gems and tokens."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules import rule
from viceroy.model.tokens import (
    COLORS,
    NO_GEMS,
    NO_TOKENS,
    CircleBonus,
    Color,
    Gems,
    Tokens,
    add_gems,
    gems,
    gems_of,
    subtract_gems,
)


@rule("R1.4")
def test_there_are_four_colors_in_the_order_of_gem_tuples() -> None:
    assert [color.value for color in COLORS] == ["blue", "red", "green", "yellow"]
    assert [color.position for color in COLORS] == [0, 1, 2, 3]


def test_colors_have_letters_of_their_own() -> None:
    assert [color.letter for color in COLORS] == ["B", "R", "G", "Y"]


def test_gems_are_written_by_color() -> None:
    """Colors that are not named are 0."""
    assert gems() == NO_GEMS == (0, 0, 0, 0)
    assert gems(blue=1, red=2, green=3, yellow=4) == (1, 2, 3, 4)


@given(st.lists(st.sampled_from(COLORS)))
def test_colors_are_counted_as_gems(colors: list[Color]) -> None:
    counted = gems_of(tuple(colors))
    assert [counted[color.position] for color in COLORS] == [colors.count(color) for color in COLORS]


def test_gems_are_added_and_taken_away_by_color() -> None:
    """Colors never mix; taking more than there are leaves a number below zero, which nobody may reach in a game."""
    assert add_gems((1, 2, 3, 4), (4, 0, 1, 0)) == (5, 2, 4, 4)
    assert subtract_gems((5, 2, 4, 4), (4, 0, 1, 0)) == (1, 2, 3, 4)
    assert subtract_gems((0, 1, 0, 0), (1, 0, 0, 0)) == (-1, 1, 0, 0)


def test_tokens_are_equal_whatever_the_order() -> None:
    """Which of two power tokens, magic bonuses or circle bonuses was written first does not matter."""
    red, blue = CircleBonus(Color.RED, 2), CircleBonus(Color.BLUE, 4)
    one = Tokens(power=(12, 3), magic_bonus=(5, 2), circle_bonus=(red, blue))
    other = Tokens(power=(3, 12), magic_bonus=(2, 5), circle_bonus=(blue, red))
    assert one == other
    assert hash(one) == hash(other)


def test_equal_tokens_of_another_number_differ() -> None:
    """Two tokens of 3 are more than one."""
    assert Tokens(power=(3, 3)) != Tokens(power=(3,))


def test_tokens_are_counted_one_by_one() -> None:
    """One science, two magic, a defense, two power tokens, a magic bonus and a circle bonus are eight tokens."""
    assert len(Tokens(1, 2, 1, (12, 3), (5,), (CircleBonus(Color.RED, 4),))) == 8


def test_no_tokens_are_false() -> None:
    assert not NO_TOKENS
    assert len(NO_TOKENS) == 0
    for tokens in (
        Tokens(science=1),
        Tokens(magic=1),
        Tokens(defense=1),
        Tokens(power=(2,)),
        Tokens(magic_bonus=(2,)),
        Tokens(circle_bonus=(CircleBonus(Color.BLUE, 2),)),
    ):
        assert tokens
        assert len(tokens) == 1


@rule("L66")
def test_law_66_each_token_is_doubled_by_an_equal_one() -> None:
    """Values and colors stay: a 15 and a +4 red bonus become two of each."""
    red = CircleBonus(Color.RED, 4)
    doubled = Tokens(1, 2, 3, (15,), (2, 5), (red,)).doubled()
    assert doubled == Tokens(2, 4, 6, (15, 15), (2, 2, 5, 5), (red, red))


few = st.integers(0, 3)
some_values = st.lists(st.integers(2, 15), max_size=3).map(tuple)
some_bonuses = st.lists(st.builds(CircleBonus, st.sampled_from(COLORS), st.sampled_from((2, 4))), max_size=3).map(tuple)
some_tokens = st.builds(Tokens, few, few, few, some_values, some_values, some_bonuses)


@given(some_tokens, some_tokens)
def test_tokens_add_up(one: Tokens, other: Tokens) -> None:
    """Both heaps together hold the tokens of each, in either order; none is lost or changed."""
    both = one.with_more(other)
    assert both == other.with_more(one)
    assert len(both) == len(one) + len(other)
    assert sum(both.power) == sum(one.power) + sum(other.power)


def test_a_tuple_of_gems_is_plain() -> None:
    """Gems are four whole numbers, so that they compare, add and hash like any tuple."""
    some: Gems = gems(green=2)
    assert {some: "held"}[(0, 0, 2, 0)] == "held"
