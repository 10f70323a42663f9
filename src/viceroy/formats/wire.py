"""JSON read back to values, strictly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import attrs

from viceroy.cardsets.carddata import CARD_SET_FORMAT
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import Problem, Refusal
from viceroy.formats.cardreading import read_card_set
from viceroy.formats.codec import (
    ACTION_FORMAT,
    ACTIONS_FORMAT,
    EVENT_FORMAT,
    EVENTS_FORMAT,
    REFUSAL_FORMAT,
    STATE_FORMAT,
    VIEW_FORMAT,
)
from viceroy.formats.exact import in_json, structured
from viceroy.formats.faults import BadJson, Fault, fail
from viceroy.formats.jsontext import parsed
from viceroy.formats.meaning import known_set, score_faults, state_faults, view_faults, with_cards
from viceroy.formats.scoredata import FINAL_SCORE_FORMAT, PROBLEMS_FORMAT
from viceroy.formats.scorerecord import ProblemsRecord, ScoreRecord
from viceroy.messages import did_you_mean
from viceroy.model.cards import CardSet

__all__ = [
    "BadJson", "Fault", "loads", "read_data", "read_final_score", "read_problems", "shape_faults",
]  # fmt: skip


def loads(text: str | bytes, card_sets: Iterable[CardSet] = ()) -> Any:
    """Return the value that a text of this library tells: what `dumps` was given, or one equal to it.

    A final score comes back as a `ScoreRecord`: numbers and reasons, without the cards behind them. A game that was
    played with a shipped card set names it only; where the library ships another set by now, the set is looked for in
    `card_sets`. Raises `BadJson` with all that is wrong.

    >>> loads('{"format": "action/1", "action": "lay", "seat": 1, "card": 32}')
    Lay(seat=1, card=32)
    """
    data = parsed(text)
    return _meant(_format_of(data), data, tuple(card_sets))


def read_data(data: object, kind: Any, card_sets: Iterable[CardSet] = ()) -> Any:
    """Return a value of a type from plain data; raises `BadJson` with all that is wrong.

    States, views, refusals, scores and card sets are whole texts, with their format; `Action`, `Event`, `Task`,
    `Edition` and the like are read as they stand within texts, without one.

    >>> read_data({"action": "pass", "seat": 0}, Action)
    Pass(seat=0)
    """
    if kind in _WHOLE:
        return _meant(_the_format(data, _WHOLE[kind]), data, tuple(card_sets))
    value = structured(data, kind)
    return known_set(value, card_sets) if kind is CardSet else value


def shape_faults(data: object, kind: Any) -> tuple[Fault, ...]:
    """Return what is wrong with the shape of plain data, as the schemas say it; `kind` is a type, or a format."""
    try:
        if isinstance(kind, str) or kind in _WHOLE:
            form = _the_format(data, kind if isinstance(kind, str) else _WHOLE[kind])
            _SHAPES[form](data)
        else:
            structured(data, kind)
    except BadJson as bad:
        return bad.faults
    return ()


def read_final_score(text: str | bytes) -> ScoreRecord:
    """Read a final score; raises `BadJson` if it is none, or if its numbers do not agree with each other."""
    data = parsed(text)
    score: ScoreRecord = _meant(_the_format(data, FINAL_SCORE_FORMAT), data, ())
    return score


def read_problems(text: str | bytes) -> tuple[Problem, ...]:
    """Read a list of problems; raises `BadJson` if it is none."""
    data = parsed(text)
    problems: tuple[Problem, ...] = _meant(_the_format(data, PROBLEMS_FORMAT), data, ())
    return problems


# -- which format -----------------------------------------------------------------------------------------------------


def _format_of(data: object) -> str:
    """Return the format that data name, if it is one of this library."""
    if not isinstance(data, dict):
        fail("needs an object with a format")
    form = data.get("format")
    if type(form) is not str or form not in _SHAPES:
        hint = did_you_mean(form, _SHAPES) if isinstance(form, str) else ""
        told = "is missing" if "format" not in data else f"{in_json(form)} is none of this library"
        fail(f"the format {told}{hint or '; there are ' + ', '.join(_SHAPES)}", "$.format")
    return form


def _the_format(data: object, wanted: str) -> str:
    if not isinstance(data, dict):
        fail(f"needs an object with the format {wanted!r}")
    if data.get("format") != wanted:
        fail(f"needs {wanted!r}, found {data.get('format')!r}", "$.format")
    return wanted


_WHOLE: dict[Any, str] = {
    GameState: STATE_FORMAT,
    GameView: VIEW_FORMAT,
    Refusal: REFUSAL_FORMAT,
    ScoreRecord: FINAL_SCORE_FORMAT,
}

# -- shape ------------------------------------------------------------------------------------------------------------


@attrs.frozen
class _Actions:
    """A list of actions as a text of its own."""

    format: str
    actions: tuple[Action, ...]


@attrs.frozen
class _Events:
    """A list of events as a text of its own."""

    format: str
    events: tuple[Event, ...]


def _without_format(kind: Any) -> Callable[[Any], Any]:
    return lambda data: structured({key: value for key, value in data.items() if key != "format"}, kind)


_SHAPES: dict[str, Callable[[Any], Any]] = {
    STATE_FORMAT: _without_format(GameState),
    VIEW_FORMAT: _without_format(GameView),
    ACTION_FORMAT: _without_format(Action),
    EVENT_FORMAT: _without_format(Event),
    ACTIONS_FORMAT: lambda data: structured(data, _Actions).actions,
    EVENTS_FORMAT: lambda data: structured(data, _Events).events,
    REFUSAL_FORMAT: _without_format(Refusal),
    FINAL_SCORE_FORMAT: lambda data: structured(data, ScoreRecord),
    PROBLEMS_FORMAT: lambda data: structured(data, ProblemsRecord),
    CARD_SET_FORMAT: read_card_set,
}

# -- meaning ----------------------------------------------------------------------------------------------------------


def _meant(form: str, data: Any, card_sets: tuple[CardSet, ...]) -> Any:
    value = _SHAPES[form](data)
    match value:
        case GameState():
            value = with_cards(value, data, card_sets)
            _raise(state_faults(value))
        case GameView():
            value = with_cards(value, data, card_sets)
            _raise(view_faults(value))
        case ScoreRecord():
            _raise(score_faults(value))
        case ProblemsRecord():
            return tuple(
                Problem(one.file, one.line, one.column, one.severity, one.code, one.message) for one in value.problems
            )
    return value


def _raise(faults: Iterator[Fault]) -> None:
    found = tuple(faults)
    if found:
        raise BadJson(found)
