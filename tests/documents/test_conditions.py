"""Conditions of rules: where data meet them, and what JSON Schema makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from any_laws import any_document
from effort import tries
from viceroy.cardsets.rules import DEFINITIONS
from viceroy.documents.rules import (
    ANYTHING,
    Location,
    both,
    containing,
    defined,
    either,
    having,
    is_met,
    places,
    refusing,
    with_any,
    without,
    word,
)

RED = word("red")
PAIR = having(color=RED, size=ANYTHING)


@pytest.mark.parametrize(
    ("condition", "data", "found"),
    [
        (PAIR, {"size": 3, "color": "red"}, [Location(("size",), at_key=True)]),
        (PAIR, {"size": 3, "color": "blue"}, []),
        (PAIR, {"color": "red"}, []),
        (having(color=RED), {"color": "red"}, [Location(("color",))]),
        (containing(PAIR), [1, {"color": "red", "size": 3}], [Location((1, "size"), at_key=True)]),
        (with_any("a", "b"), {"a": 1, "b": 2}, [Location(("a",), at_key=True), Location(("b",), at_key=True)]),
        (either(having(a=RED), having(b=RED)), {"a": "red", "b": "red"}, [Location(("a",)), Location(("b",))]),
        (both(with_any("a"), having(b=RED)), {"a": 1, "b": "red"}, [Location(("b",))]),
        (both(without(with_any("a")), having(b=RED)), {"a": 1, "b": "red"}, []),
        (without(with_any("a")), {}, [Location()]),
        ({"type": "integer", "maximum": -1}, True, []),
    ],
)
def test_the_last_key_of_a_condition_is_the_place(condition: Any, data: Any, found: list[Location]) -> None:
    assert [*places(condition, data, {})] == found


def test_a_condition_may_hold_itself() -> None:
    definitions = {"red": either(having(color=RED), containing(defined("red")))}
    assert [*places(defined("red"), [[], [{"color": "red"}]], definitions)] == [Location((1, 0, "color"))]


def test_a_condition_is_refused_as_far_inside_as_it_can_be() -> None:
    schema = {"type": "object", "properties": {"color": {"$ref": "#/$defs/color"}, "size": {"type": "integer"}}}
    inner = refusing(having(color=RED), schema)["properties"]["color"]
    assert inner == {"allOf": [{"$ref": "#/$defs/color"}, {"not": RED}]}
    assert refusing(PAIR, schema) == {**schema, "allOf": [{"not": PAIR}]}
    assert refusing(having(shape=RED), schema) == schema


def parts(data: Any) -> Iterator[Any]:
    yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from parts(part)


@settings(max_examples=tries(60, quick=2), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False))
def test_a_condition_is_met_exactly_where_jsonschema_takes_it(rng: Random) -> None:
    """The two readings of each named condition agree on all parts of card sets of any make."""
    data: Any = any_document(Random(rng.random()), is_wild=True)
    for name in DEFINITIONS:
        validator = Draft202012Validator({"$defs": DEFINITIONS, **defined(name)})
        for part in parts(data):
            assert is_met(defined(name), part, DEFINITIONS) == validator.is_valid(part), (name, part)
