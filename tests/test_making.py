"""A value that a maker makes is the value that its class makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from viceroy.values import fast_constructor, writable


@attrs.frozen
class Coin:
    """What is made here."""

    value: int
    side: str


coin = fast_constructor(Coin)


def test_a_made_value_cannot_be_told_from_another() -> None:
    made, usual = coin(5, "head"), Coin(5, "head")
    assert type(made) is Coin
    assert made == usual
    assert {made: 1}[usual] == 1
    assert repr(made) == "Coin(value=5, side='head')"
    assert attrs.evolve(made, side="tail") == Coin(5, "tail")


def test_fields_may_be_named() -> None:
    assert coin(side="head", value=5) == Coin(5, "head")


def test_a_made_value_is_frozen() -> None:
    made = coin(5, "head")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        made.value = 6  # type: ignore[misc]
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        made.year = 1900  # type: ignore[attr-defined]
    assert made == Coin(5, "head")


def test_a_draft_is_a_value_once_it_has_changed_its_class() -> None:
    draft: Any = writable(Coin)(5, "head")
    draft.side = "tail"
    draft.__class__ = Coin
    assert draft == Coin(5, "tail")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        draft.side = "head"
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        del draft.side


def test_a_forgotten_field_is_an_error() -> None:
    with pytest.raises(TypeError, match="side"):
        coin(5)  # type: ignore[call-arg]


def test_a_maker_takes_a_field_that_the_class_works_out() -> None:
    @attrs.frozen
    class Purse:
        coins: tuple[int, ...]
        total: int = attrs.field(init=False, eq=False)

        @total.default
        def _total(self) -> int:
            raise AssertionError("this was known")

    purse: Callable[..., Purse] = fast_constructor(Purse)
    assert purse((1, 2), 3).total == 3
