"""Reading what one expects: other documents, too much, and what is no text or no plain data are refused in words."""

from __future__ import annotations

import json
import random
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import viceroy
from any_laws import lively_set
from effort import tries
from positions import printed
from recorded import played, started
from sampled_states import GAMES, sampled, viewers
from viceroy import (
    Action,
    BadJson,
    Event,
    GameRecord,
    GameState,
    GameView,
    Limits,
    actions,
    dumps,
    events,
    from_data,
    loads,
    to_data,
    view,
)
from viceroy.engine.reducer import legal_actions, step
from viceroy.errors import Refusal, RefusalCode
from viceroy.formats.scores import ScoreRecord
from viceroy.text.json_text import LIMITS, parse_json

PASS = '{"format": "action/2", "action": "pass", "seat": 0}'


def refused(read: Callable[[], object]) -> tuple[str, ...]:
    with pytest.raises(BadJson) as caught:
        read()
    return tuple(map(str, caught.value.problems))


# -- what is expected --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "expect",
    [
        Action,
        Action | Event,
        actions.Pass,
        actions.Pass | actions.Bid,
        (actions.Bid, actions.Pass),
        (GameState, Action),
        (GameRecord, (GameState, Action | Event)),
        None,
    ],
)
def test_what_is_expected_is_read(expect: Any) -> None:
    assert loads(PASS, expect=expect) == from_data(json.loads(PASS), expect) == actions.Pass(0)


@pytest.mark.parametrize(
    ("expect", "path", "told"),
    [
        (Event, "$.format", "needs event/2, found 'action/2'"),
        (GameState | GameView, "$.format", "needs game-state/2 or game-view/2, found 'action/2'"),
        (tuple[Action, ...], "$.format", "needs actions/2, found 'action/2'"),
        (GameRecord, "$.format", "needs record/2, found 'action/2'"),
        (actions.Bid, "$.action", "needs bid, found 'pass'"),
        ((actions.Bid, actions.Lay, Event), "$.action", "needs bid or lay, found 'pass'"),
    ],
)
def test_anything_else_is_refused_with_what_was_expected_and_what_was_found(expect: Any, path: str, told: str) -> None:
    assert refused(lambda: loads(PASS, expect=expect)) == (f"{path}: {told}",)
    assert refused(lambda: from_data(json.loads(PASS), expect)) == (f"{path}: {told}",)


def test_what_is_not_expected_is_not_looked_into() -> None:
    data = {"format": "game-state/2", "seats": [3] * 1000}
    assert refused(lambda: from_data(data, Action)) == ("$.format: needs action/2, found 'game-state/2'",)


def test_a_record_is_told_apart_like_any_other_document() -> None:
    """A program that takes a saved game of either kind asks for both; a record is told by its first line."""
    session, rng = started(1)
    played(session, rng, undo=0.1)
    text = dumps(session.record)
    assert loads(text, expect=(GameState, GameRecord)) == session.record
    assert refused(lambda: loads(text, expect=GameState)) == ("$.format: needs game-state/2, found 'record/2'",)
    header = json.loads(text.splitlines()[0])
    (fault,) = refused(lambda: from_data(header))
    assert "text of many lines" in fault


# -- the inverse of to_data --------------------------------------------------------------------------------------------


def test_every_value_is_read_back_from_its_plain_data() -> None:
    """States, views, actions, events: `from_data` undoes `to_data`, whatever way the data went."""
    for state in sampled(1)[:-1]:
        legal = legal_actions(state, state.to_act[0])
        done = step(state, legal[0])
        assert from_data(to_data(legal), tuple[Action, ...]) == legal
        for value in (state, *(view(state, viewer) for viewer in viewers(state)), legal[0], *done.events):
            assert from_data(to_data(value), type(value)) == value


def test_sets_scores_and_refusals_are_read_back_from_their_plain_data() -> None:
    refusal = Refusal(RefusalCode.CANNOT_PAY, "R6.6", 0, (1, 1, 0, 0), (1, 0, 0, 2))
    for value in (printed(), lively_set(3), refusal):
        assert from_data(to_data(value), type(value)) == value
    score = viceroy.score(sampled(0)[-1])
    record = from_data(to_data(score), viceroy.FinalScore)
    assert isinstance(record, ScoreRecord)
    assert to_data(record) == to_data(score)


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        (Limits(characters=len(PASS) - 1), f"the text has {len(PASS)} characters; at most {len(PASS) - 1} are read"),
        (Limits(values=3), "there are more than 3 values, the most that are read"),
        (Limits(depth=0), "lists and objects lie too deep in each other; a depth of 0 is the most that is read"),
    ],
)
def test_a_host_sets_its_own_limits(limits: Limits, told: str) -> None:
    """An action of four values, in a text of 51 characters, passes exactly the limits that say so."""
    assert loads(PASS, limits=Limits(characters=len(PASS), values=4, depth=1)) == actions.Pass(0)
    assert refused(lambda: loads(PASS, limits=limits)) == (f"$: {told}",)


def test_commas_and_brackets_in_texts_are_no_values() -> None:
    """A player may be called what she likes: only what the text holds is counted, not how it looks."""
    name = '[,"{\\' * 40
    state = viceroy.new_game((name, "Ben"), seed=1)
    text, plain = dumps(state), to_data(state)
    exact = Limits(values=_values(plain), depth=_depth(plain))
    assert loads(text, limits=exact) == from_data(plain, limits=exact) == state
    for less in (Limits(values=_values(plain) - 1), Limits(depth=_depth(plain) - 1)):
        assert refused(lambda less=less: loads(text, limits=less)) == refused(  # type: ignore[misc]
            lambda less=less: from_data(plain, limits=less)  # type: ignore[misc]
        )


def test_the_limits_of_a_record_are_those_of_each_line() -> None:
    session, rng = started(1)
    played(session, rng, most=3)
    header, *lines = dumps(session.record).splitlines()
    most = max(_values(json.loads(line)) for line in (header, *lines))
    assert loads(dumps(session.record), limits=Limits(values=most)) == session.record
    (problem,) = refused(lambda: loads(dumps(session.record), limits=Limits(values=most - 1)))
    assert problem.startswith("$: line 1, column 1: ")


def _values(data: Any) -> int:
    held = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return 1 + sum(map(_values, held))


def _depth(data: Any) -> int:
    held = data.values() if isinstance(data, dict) else data if isinstance(data, list) else None
    return 0 if held is None else 1 + max(map(_depth, held), default=0)


def test_no_honest_document_comes_near_the_limits() -> None:
    """States, views, all legal actions and the whole record of games of up to four players, and the printed set."""
    for game in range(0, GAMES, 4):
        for state in sampled(game)[-3:-1]:
            legal = legal_actions(state, state.to_act[0])
            for value in (state, view(state, 0), legal):
                assert len(dumps(value)) * 20 < LIMITS.characters
                assert _values(to_data(value)) * 20 < LIMITS.values
                assert _depth(to_data(value)) * 3 < LIMITS.depth
    session, rng = started(2)
    played(session, rng, undo=0.1)
    assert len(dumps(session.record)) * 20 < LIMITS.characters


TOO_MUCH = {
    "a long text": '{"format": "action/2", "action": "' + "x" * LIMITS.characters + '"}',
    "many empty lists": '{"format": "actions/2", "actions": [' + "[]," * 1_000_000 + "[]]}",
    "many commas": '{"format": "actions/2", "actions": [' + "," * 1_000_001 + "]}",
    "deep lists": '{"format": "actions/2", "actions": ' + "[" * 70 + "]" * 70 + "}",
    "deeper lists": '{"format": "actions/2", "actions": ' + "[" * 4_000_000,
    "deep objects": '{"format": "actions/2", "actions": ' + '{"a": ' * 70 + "1" + "}" * 71,
    "brackets in texts": '{"format": "actions/2", "actions": ' + '["]", ' * 70 + '["[' + '"]' * 71 + "}",
    "an open text": '{"format": "' + '"\\' * 4_000_000,
    "a long record": '{"format": "record/2"}' + "\n{}" * 3_000_000,
}


@pytest.mark.parametrize("name", TOO_MUCH)
def test_too_much_is_refused(name: str) -> None:
    (fault,) = refused(lambda: loads(TOO_MUCH[name]))
    assert fault.startswith("$: ")


# -- hostile data ------------------------------------------------------------------------------------------------------


class Word(str):
    """A text that is more than a text."""


class Number(int):
    """A number that is more than a number."""


class Red(StrEnum):
    """A word of a closed list."""

    RED = "red"


def _around(inside: Any, depth: int = 100_000) -> Any:
    for _ in range(depth):
        inside = [inside]
    return inside


CIRCLE: dict[Any, Any] = {"action": "bid"}
CIRCLE["seat"] = [CIRCLE]
ODD: dict[str, Any] = {
    "a circle": CIRCLE,
    "depth": _around(0),
    "no number": float("nan"),
    "no end": float("inf"),
    "a huge number": 10**5000,
    "a huge negative number": -(10**5000),
    "half a character": "\ud800",
    "a kind of text": Word("red"),
    "a kind of number": Number(0),
    "a word": Red.RED,
    "an ordered object": OrderedDict(a=1),
    "bytes": b"red",
    "a tuple": (1, 2),
    "a set": {1},
    "a decimal": Decimal(1),
    "any object": object(),
    "a class": int,
    "no text as a key": {3: 4},
    "nothing as a key": {None: 4},
    "a pair as a key": {(1, 2): 4},
    "a kind of text as a key": {Word("red"): 1},
    "half a character as a key": {"\ud800": 1},
    "a long key": {"x" * 100_000: object()},
}


@pytest.mark.parametrize("name", ODD)
def test_data_that_no_json_gives_are_refused_as_json_is(name: str) -> None:
    """Whatever another decoder made of a message, the answer is `BadJson` with short faults, and nothing else.

    Deep in a state or among the names of a card, too.
    """
    odd, bid = ODD[name], {"format": "action/2", "action": "bid", "seat": 0, "color": "red"}
    state, cards = to_data(sampled(0)[-2]), to_data(printed())
    state["seats"][0]["pyramid"][0]["card"] = odd
    cards["characters"][0]["name"] = {"en": "Fisher", "de": odd}
    for data in (odd, state, cards, *({**bid, key: odd} for key in (*bid, "more"))):
        faults = refused(lambda data=data: from_data(data))  # type: ignore[misc]
        assert faults
        assert all(len(str(fault)) < 1200 for fault in faults)


def test_the_faults_of_odd_data_have_paths_and_words() -> None:
    data = {"format": "action/2", "action": b"bid", "seat": 10**5000, 3: 0, "color": {"x": {1}}}
    assert set(refused(lambda: from_data(data))) == {
        "$.action: needs a value as JSON has them, found one of the class 'bytes'",
        "$.seat: needs a value as JSON has them, found a number of thousands of digits",
        "$: a key needs a text, found int",
        "$.color.x: needs a value as JSON has them, found one of the class 'set'",
    }


_NAMES = st.sampled_from([name for name in ODD if name != "depth"])  # which cannot be shown where a test fails
_SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(), _NAMES.map(lambda name: ODD[name])
)
_DATA = st.recursive(
    _SCALARS,
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers() | st.none(), inner),
    max_leaves=8,
)
_DOCUMENTS = st.sampled_from(
    [to_data(actions.Bid(0, viceroy.Color.RED)), to_data([actions.Pass(0)]), to_data(events.TurnStarted(3))]
)


@given(_DOCUMENTS, _DATA, st.randoms(use_true_random=False))
@settings(max_examples=tries(200, quick=30), deadline=None)
def test_any_data_are_read_or_refused(document: dict[str, Any], data: Any, rng: random.Random) -> None:
    for spoiled in (data, {**document, rng.choice([*document, "more"]): data}):
        with suppress(BadJson):
            value = from_data(spoiled)
            assert from_data(to_data(value)) == value


# -- slips of a program ------------------------------------------------------------------------------------------------

READINGS: tuple[tuple[Callable[..., object], object], ...] = ((loads, PASS), (from_data, json.loads(PASS)))


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ([GameView], "has no format in JSON, so it cannot be expected; several are a tuple"),
        ((GameView, [GameState]), "has no format in JSON, so it cannot be expected; several are a tuple"),
        ({}, r"\{\} has no format in JSON, so it cannot be expected$"),
        *(
            (kind, "has no format in JSON")
            for kind in (int, "action", (), (Action, str), tuple[int, ...], viceroy.Place)
        ),
    ],
)
def test_what_cannot_be_expected_is_told(expect: Any, told: str) -> None:
    for read, good in READINGS:
        with pytest.raises(TypeError, match=told):
            read(good, expect)


def nested(one: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(one, max_size=3) | st.dictionaries(BRACKETS, one, max_size=3)


BRACKETS = st.text(alphabet='[]{}",:\\\u00e9a', max_size=4)


@settings(max_examples=tries(400))
@given(st.recursive(BRACKETS | st.integers(), nested, max_leaves=12), st.booleans())
def test_brackets_in_strings_are_no_depth(data: object, is_ascii: bool) -> None:
    text = json.dumps(data, ensure_ascii=is_ascii)
    assert parse_json(text, Limits(values=_values(data), depth=_depth(data))) == data
    less = [Limits(values=_values(data) - 1)] + ([Limits(depth=_depth(data) - 1)] if _depth(data) else [])
    for limits in less:
        with pytest.raises(BadJson, match="the most that"):
            parse_json(text, limits)
