"""JSON documents: which format holds which values, and the ways from values to text and back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, get_args

import attrs

from viceroy.cardsets.card_data import card_set_data
from viceroy.cardsets.forms import CardSetForm
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.record import GameRecord, Update
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import Problem, Refusal
from viceroy.formats.games import GAMES, read_with
from viceroy.formats.json_text import parsed
from viceroy.formats.record_lines import MOST_BYTES, record_text
from viceroy.formats.record_reader import parse_record
from viceroy.formats.scores import ProblemRecord, ScoreRecord, final_score_data, problem_of, problems_data
from viceroy.formats.semantics import score_faults, state_faults, update_faults, view_faults
from viceroy.messages import did_you_mean, shown
from viceroy.model.cards import CardSet
from viceroy.plaindata.faults import BadJson, Fault
from viceroy.scoring.score import FinalScore

Data = dict[str, Any]


@attrs.frozen
class Document:
    """A format: its name and version, the type of its values, and how they stand in it.

    Where there is a `key`, the values are a list under it, else their keys stand beside `format`. `classes` are those
    whose values are written so; `write` writes those that are not of the type, `read` makes the value of what was
    read, `faults` finds where it contradicts itself, and `about` describes it where the class does not.
    """

    name: str
    version: int
    kind: Any
    key: str = ""
    classes: tuple[type, ...] = ()
    write: Callable[[Any], Data] | None = None
    read: Callable[[Any], Any] | None = None
    faults: Callable[[Any], Iterator[Fault]] | None = None
    about: str = ""

    @property
    def format(self) -> str:
        """What stands under `format`."""
        return f"{self.name}/{self.version}"

    def data_of(self, value: Any) -> Data:
        """Return a value of the format as plain data."""
        if self.write is not None:
            return self.write(value)
        plain = GAMES.write(value, self.kind)
        return {"format": self.format, self.key: plain} if self.key else {"format": self.format, **plain}


DOCUMENTS: dict[str, Document] = {
    document.name: document
    for document in (
        Document("game-state", 2, GameState, classes=(GameState,), faults=state_faults),
        Document("game-view", 2, GameView, classes=(GameView,), faults=view_faults),
        Document("action", 2, Action, classes=get_args(Action), about="One action: everything that a seat may choose."),
        Document("actions", 2, tuple[Action, ...], key="actions", about="A list of actions."),
        Document("event", 2, Event, classes=get_args(Event), about="One event: what happened."),
        Document("events", 2, tuple[Event, ...], key="events", about="A list of events, in their order."),
        Document("update", 1, Update, classes=(Update,), faults=update_faults),
        Document("refusal", 1, Refusal, classes=(Refusal,)),
        Document(
            "final-score",
            1,
            ScoreRecord,
            classes=(FinalScore, ScoreRecord),
            write=final_score_data,
            faults=score_faults,
        ),
        Document(
            "problems",
            1,
            tuple[ProblemRecord, ...],
            key="problems",
            write=problems_data,
            read=lambda records: tuple(map(problem_of, records)),
            about="All that is wrong with some files.",
        ),
        Document("card-set", 1, CardSetForm, classes=(CardSet,), write=card_set_data, read=CardSetForm.value),
    )
}
"""Every format that is one JSON object, by its name."""

_BY_CLASS = {cls: document for document in DOCUMENTS.values() for cls in document.classes}
_LISTS = {"actions": get_args(Action), "events": get_args(Event), "problems": (Problem,)}
_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False)  # plain data are made here, and no circles
_RECORD = '{"format": "record/'  # how the first line of each record begins

# -- values to text ---------------------------------------------------------------------------------------------------


def dumps(value: object) -> str:
    """Return a value as text: one JSON object that names its format; for a `GameRecord` one object a line.

    Takes what `to_data` takes, and a `GameRecord`; raises `TypeError` for anything else. The same value is always the
    same text, and `loads` returns an equal value.

    >>> from viceroy.engine.actions import Bid
    >>> from viceroy.model.tokens import Color
    >>> dumps(Bid(0, Color.RED))
    '{"format": "action/2", "action": "bid", "seat": 0, "color": "red"}'
    """
    return record_text(value) if isinstance(value, GameRecord) else _ENCODER.encode(to_data(value))


def to_data(value: object) -> Data:
    """Return a value as plain data: what `dumps` writes, before it is text.

    Takes a `GameState`, a `GameView`, an action or an event, a tuple or list of actions, of events or of problems, an
    `Update`, a `Refusal`, a `FinalScore`, a `ScoreRecord` and a `CardSet`; raises `TypeError` for anything else.

    >>> from viceroy.engine.actions import Pass
    >>> to_data([Pass(0)])
    {'format': 'actions/2', 'actions': [{'action': 'pass', 'seat': 0}]}
    """
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return DOCUMENTS[_list_name(value)].data_of(value)
    document = _BY_CLASS.get(type(value))
    if document is None:
        raise TypeError(f"{type(value).__name__} has no format in JSON")
    return document.data_of(value)


def _list_name(values: Sequence[Any]) -> str:
    """Return the format of a list of actions, events or problems."""
    if not values:
        raise TypeError(
            "an empty list may be of actions, events or problems: use actions_data, events_data or problems_data"
        )
    for name, kinds in _LISTS.items():
        if all(type(value) in kinds for value in values):
            return name
    raise TypeError("a list in JSON holds actions, or events, or problems, and nothing else beside them")


def action_data(action: Action) -> Data:
    """Return an action as it stands in other texts, without a format: its name, then its fields.

    >>> from viceroy.engine.actions import Lay
    >>> action_data(Lay(1, 32))
    {'action': 'lay', 'seat': 1, 'card': 32}
    """
    data: Data = GAMES.write(action, Action)
    return data


def event_data(event: Event) -> Data:
    """Return an event as it stands in other texts, without a format.

    >>> from viceroy.engine.events import TurnStarted
    >>> event_data(TurnStarted(3))
    {'event': 'turn_started', 'turn': 3}
    """
    data: Data = GAMES.write(event, Event)
    return data


def actions_data(actions: Iterable[Action]) -> Data:
    """Return a list of actions as plain data of a text of its own, an empty one too.

    >>> actions_data([])
    {'format': 'actions/2', 'actions': []}
    """
    return DOCUMENTS["actions"].data_of(tuple(actions))


def events_data(events: Iterable[Event]) -> Data:
    """Return a list of events as plain data of a text of its own; after some steps there is none.

    >>> events_data([])
    {'format': 'events/2', 'events': []}
    """
    return DOCUMENTS["events"].data_of(tuple(events))


# -- text to values ---------------------------------------------------------------------------------------------------


def loads(text: str | bytes, card_sets: Iterable[CardSet] = (), *, expect: Any = None) -> Any:
    """Return the value that a text was written from; `card_sets` are sets that a state or a view may name.

    `expect` is the type that is wanted, such as `Action` or `GameState`. A final score comes back as a `ScoreRecord`:
    numbers and reasons, without the cards behind them. A game that was played with a shipped card set names it only;
    where the library ships another set by now, the set is looked for in `card_sets`. Raises `BadJson`, with all that
    is wrong, where the text is not exactly what `dumps` writes, or is something else than expected. Record files,
    whose last line may be cut off, are better read with `read_record`.

    >>> loads('{"format": "action/2", "action": "pass", "seat": 0}')
    Pass(seat=0)
    """
    if not isinstance(text, str | bytes):
        raise TypeError(f"JSON is a str, or bytes in UTF-8, not {type(text).__name__}")
    start = text[: len(_RECORD)]
    if start in (_RECORD, _RECORD.encode()) and expect in (None, GameRecord):
        return _record(text.encode(errors="surrogatepass") if isinstance(text, str) else text)
    return from_data(parsed(text), card_sets, expect=expect)


def from_data(data: object, card_sets: Iterable[CardSet] = (), *, expect: Any = None) -> Any:
    """Return the value that plain data mean, as `loads` does from text.

    >>> from_data({"format": "action/2", "action": "pass", "seat": 0}, expect=Action)
    Pass(seat=0)
    """
    document = _document_of(data, expect)
    value = _shaped(document, data, partial(read_with, tuple(card_sets)))
    if document.faults is not None:
        faults = tuple(document.faults(value))
        if faults:
            raise BadJson(faults)
    return value if document.read is None else document.read(value)


def read_part(data: object, kind: Any, card_sets: Iterable[CardSet] = ()) -> Any:
    """Return a value of a type from plain data as they stand within documents, without a format; raises `BadJson`.

    >>> read_part({"action": "pass", "seat": 0}, Action)
    Pass(seat=0)
    """
    return read_with(card_sets, data, kind)


def shape_faults(data: object, name: str) -> tuple[Fault, ...]:
    """Return what is wrong with the shape of a document, as its schema says it; `name` is that of its format."""
    try:
        document = _document_of(data, DOCUMENTS[name].kind)
        _shaped(document, data, _read_shape)
    except BadJson as bad:
        return bad.faults
    return ()


def _read_shape(data: Any, kind: Any) -> None:
    faults = GAMES.shape_faults(data, kind)
    if faults:
        raise BadJson(faults)


def _shaped(document: Document, data: Any, read: Callable[[Any, Any], Any]) -> Any:
    """Return what a reader makes of the part of a document that is of its type."""
    if document.kind is CardSetForm:
        return read(data, document.kind)
    rest = {key: value for key, value in data.items() if key != "format"}
    if not document.key:
        return read(rest, document.kind)
    unknown = [key for key in rest if key != document.key]
    if unknown or document.key not in rest:
        wrong = f"unknown key {shown(unknown[0])}; allowed: format, {document.key}" if unknown else ""
        raise BadJson([Fault("$", wrong or f"needs the key {document.key}")])
    try:
        return read(rest[document.key], document.kind)
    except BadJson as bad:
        raise BadJson(attrs.evolve(one, path=f"$.{document.key}{one.path[1:]}") for one in bad.faults) from None


def _document_of(data: object, expect: Any) -> Document:
    """Return the format that data name; raises `BadJson` where it is none of this library, or not the expected one."""
    if not isinstance(data, dict):
        raise BadJson([Fault("$", "needs an object with a format")])
    name = data.get("format")
    wanted = [one for one in DOCUMENTS.values() if expect is None or expect in (one.kind, *one.classes)]
    if not wanted:
        raise TypeError(f"{expect!r} has no format in JSON")
    for document in wanted:
        if name == document.format:
            return document
    raise BadJson([Fault("$.format", _no_format(data, [document.format for document in wanted]))])


def _no_format(data: Data, formats: list[str]) -> str:
    """Return what is wrong with the format that data name."""
    if "format" not in data:
        return f"the format is missing; there are {', '.join(formats)}"
    name = data["format"]
    allowed = formats[0] if len(formats) == 1 else "a format of this library"
    found = shown(name) if isinstance(name, str) else json.dumps(name)
    if isinstance(name, str):
        same = [form for form in formats if form.rpartition("/")[0] == name.rpartition("/")[0]]
        if same:
            return f"needs {same[0]}, the version that this library reads, found {found}"
        allowed += f", found {found}{did_you_mean(name, formats) or '; there are ' + ', '.join(formats)}"
        return f"needs {allowed}"
    return f"needs {allowed}, found {found}; there are {', '.join(formats)}"


def _record(data: bytes) -> GameRecord:
    if len(data) > MOST_BYTES:
        raise BadJson([Fault("$", f"a record has at most {MOST_BYTES} bytes, found {len(data)}")])
    read = parse_record(data, file="record")
    if read.problems or read.record is None:
        found = (f"line {problem.line}, column {problem.column}: {problem.message}" for problem in read.problems)
        raise BadJson([Fault("$", message) for message in found])
    return read.record
