"""Values to JSON text, with the version of its format."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from viceroy.cardsets.carddata import Data, card_set_data, digest, edition_data
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import Problem, Refusal
from viceroy.formats.gamedata import ACTIONS, EVENTS, fields_data, plain
from viceroy.formats.scoredata import final_score_data, problems_data
from viceroy.formats.scorerecord import ScoreRecord
from viceroy.model.cards import CardSet
from viceroy.scoring.score import FinalScore

if TYPE_CHECKING:
    from viceroy.engine.actions import Action
    from viceroy.engine.events import Event

__all__ = [
    "action_data", "actions_data", "card_set_data", "digest", "dumps", "edition_data", "event_data", "events_data",
    "final_score_data", "problems_data", "to_data",
]  # fmt: skip

STATE_FORMAT = "game-state/1"
VIEW_FORMAT = "game-view/1"
ACTION_FORMAT = "action/1"
ACTIONS_FORMAT = "actions/1"
EVENT_FORMAT = "event/1"
EVENTS_FORMAT = "events/1"
REFUSAL_FORMAT = "refusal/1"


def dumps(value: object) -> str:
    """Return a value as JSON text: one object, whose first key is its `format`.

    Takes a `GameState`, a `GameView`, an action or an event, a tuple or list of actions, of events or of problems, a
    `Refusal`, a `FinalScore`, a `ScoreRecord` and a `CardSet`; raises `TypeError` for anything else. The same value
    is always the same text, and `loads` returns an equal value.

    >>> from viceroy.engine.actions import Bid
    >>> from viceroy.model.tokens import Color
    >>> dumps(Bid(0, Color.RED))
    '{"format": "action/1", "action": "bid", "seat": 0, "color": "red"}'
    """
    return json.dumps(to_data(value), ensure_ascii=False)


def to_data(value: object) -> Data:
    """Return a value as plain data: what `dumps` writes, before it is text.

    >>> from viceroy.engine.actions import Pass
    >>> to_data([Pass(0)])
    {'format': 'actions/1', 'actions': [{'action': 'pass', 'seat': 0}]}
    """
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return _list_data(value)
    write = _WRITERS.get(type(value))
    if write is None:
        raise TypeError(f"{type(value).__name__} has no format in JSON")
    return write(value)


def action_data(action: Action) -> Data:
    """Return an action as it stands in other texts, without a format: its name, then its fields.

    >>> from viceroy.engine.actions import Lay
    >>> action_data(Lay(1, 32))
    {'action': 'lay', 'seat': 1, 'card': 32}
    """
    data: Data = plain(action)
    return data


def event_data(event: Event) -> Data:
    """Return an event as it stands in other texts, without a format.

    >>> from viceroy.engine.events import TurnStarted
    >>> event_data(TurnStarted(3))
    {'event': 'turn_started', 'turn': 3}
    """
    data: Data = plain(event)
    return data


def actions_data(actions: Iterable[Action]) -> Data:
    """Return a list of actions as plain data of a text of its own, an empty one too.

    >>> actions_data([])
    {'format': 'actions/1', 'actions': []}
    """
    return {"format": ACTIONS_FORMAT, "actions": [plain(action) for action in actions]}


def events_data(events: Iterable[Event]) -> Data:
    """Return a list of events as plain data of a text of its own; after some steps there is none to tell.

    >>> events_data([])
    {'format': 'events/1', 'events': []}
    """
    return {"format": EVENTS_FORMAT, "events": [plain(event) for event in events]}


def _list_data(values: Sequence[Any]) -> Data:
    """Return a list of actions, events or problems."""
    if not values:
        raise TypeError(
            "an empty list may be of actions, events or problems: use actions_data, events_data or problems_data"
        )
    if all(isinstance(value, Problem) for value in values):
        return problems_data(values)
    for kinds, write in ((ACTIONS, actions_data), (EVENTS, events_data)):
        if all(type(value) in kinds for value in values):
            return write(values)
    raise TypeError("a list in JSON holds actions, or events, or problems, and nothing else beside them")


def _with_format(form: str, write: Callable[[Any], Data] = fields_data) -> Callable[[Any], Data]:
    return lambda value: {"format": form, **write(value)}


_WRITERS: dict[type, Callable[[Any], Data]] = {
    GameState: _with_format(STATE_FORMAT),
    GameView: _with_format(VIEW_FORMAT),
    Refusal: _with_format(REFUSAL_FORMAT),
    FinalScore: final_score_data,
    ScoreRecord: fields_data,
    CardSet: card_set_data,
    **dict.fromkeys(ACTIONS, _with_format(ACTION_FORMAT, action_data)),
    **dict.fromkeys(EVENTS, _with_format(EVENT_FORMAT, event_data)),
}
