"""The `repr` of a value is short, so that a log, a debugger or a failed test can show it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import attrs
from hypothesis import given, settings
from hypothesis import strategies as st

import golden
import viceroy
from any_laws import lively_law
from effort import tries
from sampled_states import GAMES, sampled, viewers
from viceroy import actions, errors, events
from viceroy.cardsets.forms import card_forms
from viceroy.engine import prompts
from viceroy.model.cards import LawCard
from viceroy.values import Value

LIMIT = 400


def parts(value: Any, known: dict[int, Any]) -> Iterator[object]:
    """Return a value, and all values in it that are not known yet, each once."""
    if id(value) in known:
        return
    known[id(value)] = value
    yield value
    items: Iterable[Any] = value if isinstance(value, tuple) else ()
    if attrs.has(type(value)):
        items = [getattr(value, field.name) for field in attrs.fields(type(value))]
    for item in items:
        yield from parts(item, known)


@cache
def golden_lines() -> tuple[str, ...]:
    """Return the golden texts that `loads` reads: documents of each format."""
    paths = [path for path in golden.FOLDER.glob("*.jsonl") if path.stem not in ("record-2", "arena-games-1")]
    return tuple(line for path in paths for line in path.read_text("utf-8").splitlines())


def moment(game: int, index: int) -> tuple[object, ...]:
    states = sampled(game)
    state = states[index % len(states)]
    return (state, *(viceroy.view(state, seat) for seat in viewers(state)), viceroy.score_now(state))


VALUES = st.one_of(
    st.builds(moment, st.integers(0, GAMES - 1), st.integers(0, 99)),
    st.integers(0, 9999).map(lambda number: viceroy.loads(golden_lines()[number % len(golden_lines())])),
    st.randoms(use_true_random=False).map(lambda rng: card_forms().read(lively_law(rng, 89), LawCard)),
    st.text(min_size=1).map(lambda text: errors.problem_at((text * 99,), text * 99)),
)


@given(VALUES)
@settings(max_examples=tries(300, quick=12), deadline=None)
def test_every_value_has_a_short_repr(value: object) -> None:
    """Moments of games as each seat sees them, documents of each format, laws of any make, long problems."""
    values = [part for part in parts(value, {}) if type(part).__module__.startswith("viceroy")]
    assert not [type(part) for part in values if len(repr(part)) >= LIMIT]


PUBLIC = [
    kind
    for space in (viceroy, actions, events, prompts)
    for kind in (getattr(space, name) for name in getattr(space, "__all__", vars(space)))
    if isinstance(kind, type) and attrs.has(kind) and kind.__module__.startswith("viceroy")
]


def test_every_public_class_of_values_shortens_its_repr() -> None:
    assert [kind for kind in PUBLIC if not issubclass(kind, Value)] == [viceroy.CardSet]


@given(st.text(min_size=500), st.lists(st.text(), min_size=20))
def test_every_exception_has_a_short_repr(text: str, texts: list[str]) -> None:
    problems = [errors.problem_at((), each or "no") for each in texts]
    for error in (errors.BadFile(problems), errors.ImpossibleGame(text), errors.BadNotation(7, text, text)):
        assert len(repr(error)) < LIMIT
        assert repr(error).startswith(type(error).__name__ + "(")


@given(st.lists(st.text(min_size=1, max_size=200).filter(str.isprintable), min_size=4, max_size=4, unique=True))
@settings(max_examples=tries(50, quick=10), deadline=None)
def test_long_names_make_no_long_repr(names: list[str]) -> None:
    state = viceroy.new_game(4, seed=1)
    edition = attrs.evolve(state.rules.edition, name="e" * 300)
    rules = attrs.evolve(state.rules, players=tuple(names), edition=edition)
    whole = attrs.evolve(state, rules=rules)
    assert max(len(repr(value)) for value in (rules, edition, whole, viceroy.view(whole, 3))) < LIMIT
