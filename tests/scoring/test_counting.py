"""Counting a quantity for one player; what the end of the game makes of the counts is in `test_scoring`."""

from __future__ import annotations

import pytest

from hand_built import RED, law, lay, plain
from rules import rule
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind, Counted, Quantity, Where
from viceroy.model.tokens import CircleBonus, Tokens, gems
from viceroy.scoring.counting import Holdings, TokenSum, count, gems_of_color, holdings_of, tokens_on


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
