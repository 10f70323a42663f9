"""Cards, their effects, and tokens."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hand_built import captain, character, law
from rules import rule
from viceroy.model.cards import TOP_LEVEL_POINTS, CardSet, most_stored, name_in, tokens_from
from viceroy.model.laws import Placement, Reward, StoreGems, Trigger, Untuck, Whenever
from viceroy.model.points import PointsPer
from viceroy.model.quantities import NARROWED, PLACES_COUNTED, Counted, Quantity, Where
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

# -- cards ------------------------------------------------------------------------------------------------------------
# Cards as printed: the Captain, whom all five rulebooks show, and the card set.


@rule("C24", "C26", "D20")
def test_what_the_captain_gives_on_level_5() -> None:
    """Rows 1, 2 and 3 in this order, or 15 points; row 4 is no part of it."""
    assert captain().rewards(5) == (Reward(draw=1), Reward(gems=5), Reward(tokens=Tokens(magic=1)))
    assert TOP_LEVEL_POINTS == 15


@rule("R6.10")
def test_tokens_left_by_rewards_are_those_of_all_rows_taken() -> None:
    """On level 5 the Captain leaves his one magic token; a draw and gems leave nothing on the card."""
    assert tokens_from(captain().rewards(5)) == Tokens(magic=1)
    assert tokens_from(captain().rewards(4)) == Tokens(power=(12,))
    assert tokens_from(captain().rewards(2)) == NO_TOKENS


def test_names_fall_back_to_english_and_then_to_the_first() -> None:
    """A card without a name in the language asked for is called by its English name, else by what it has."""
    names = (("ru", "Капитан"), ("en", "Captain"))
    assert name_in(names, "ru") == "Капитан"
    assert name_in(names, "de") == "Captain"
    assert name_in(names[:1], "de") == "Капитан"


def small_set() -> CardSet:
    return CardSet("small", (("en", "Small"),), (captain(), character(5)), (law(70),))


@rule("C27")
def test_cards_are_found_by_number_and_by_id() -> None:
    assert small_set().by_number == {32: captain(), 5: character(5), 70: law(70)}
    assert small_set().by_id == {"captain": captain(), "character-5": character(5), "law-70": law(70)}
    assert small_set().cards == (captain(), character(5), law(70))


def test_sets_are_equal_when_their_cards_are() -> None:
    other_name = CardSet("copy", (("en", "Copy"),), (captain(), character(5)), (law(70),))
    more = CardSet("small", (("en", "Small"),), (captain(), character(5), character(6)), (law(70),))
    assert small_set() == other_name
    assert hash(small_set()) == hash(other_name)
    assert small_set() != more
    assert small_set() != "small"


def test_how_many_gems_a_law_may_store() -> None:
    """As many as its effects say, any number if it stores some whenever something happens; a character stores none."""
    twice = attrs.evolve(law(70), on_play=(StoreGems(3), StoreGems(2)))
    often = attrs.evolve(law(71), whenever=(Whenever(Trigger.PASSED, may_do=(StoreGems(1),)),))
    assert [most_stored(card, None) for card in (twice, often, law(72), captain())] == [5, None, 0, 0]


def test_a_law_in_place_of_another_card_may_have_its_gems() -> None:
    """It stores none itself, and takes over what other laws store, which may be any number (L65).

    Another such law may lie in between, which has taken over the gems of a third one.
    """
    takes_over = attrs.evolve(law(70), placement=Placement.IN_PLACE_OF_CARD)
    small, large = (attrs.evolve(law(71 + up_to), on_play=(StoreGems(up_to),)) for up_to in (2, 7))
    often = attrs.evolve(law(80), whenever=(Whenever(Trigger.PASSED, may_do=(StoreGems(1),)),))
    names = (("en", "Stores"),)
    assert most_stored(takes_over, CardSet("stores", names, (), (takes_over, small, large))) == 2 + 7
    assert most_stored(takes_over, CardSet("stores", names, (), (takes_over, small, often))) is None
    back = attrs.evolve(law(81), on_play=(Untuck(),))
    assert most_stored(takes_over, CardSet("stores", names, (), (takes_over, small, back))) is None


# -- effects ----------------------------------------------------------------------------------------------------------
# The law language as values: what can be counted, and what a count is worth.

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


# -- tokens -----------------------------------------------------------------------------------------------------------
# Colors, gems and tokens.


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
