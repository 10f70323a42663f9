"""JSON documents: which format holds which values, and the ways from values to text and back."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeVar, get_args, overload

import attrs

from viceroy.cardsets.card_set_form import FORMAT as CARD_SET_FORMAT
from viceroy.cardsets.card_set_form import CardSetForm
from viceroy.cardsets.loader import good_card_set_data
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.frame.refusals import with_ints
from viceroy.engine.record import GameRecord, Update
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import BadJson, Code, Problem, Refusal, problem_at
from viceroy.formats.balance import Balance
from viceroy.formats.games import GAMES, with_card_set, with_cards
from viceroy.formats.records import RECORD_FORMAT, parse_record, record_text
from viceroy.formats.reviews import GameReview
from viceroy.formats.scores import FINAL_SCORE_FORMAT, PROBLEMS_FORMAT, ScoreRecord, final_score_data, problems_data
from viceroy.formats.semantics import score_faults, state_faults, update_faults, view_faults
from viceroy.formats.studies import CardTrialReport, GameAdvice, Standings, Trial
from viceroy.messages import did_you_mean, joined, shown
from viceroy.model.cards import CardSet
from viceroy.scoring.score import FinalScore
from viceroy.text.json_text import LIMITS, Limits, check_length, check_plain, parse_json
from viceroy.text.source import Source

if TYPE_CHECKING:
    from typing_extensions import TypeForm

T = TypeVar("T")

JsonObject = dict[str, Any]


@attrs.frozen
class JsonDocument:
    """A JSON document: its format, the type of its values, and their layout.

    With a `key`, the values are a list under that key; else their keys stand beside `format`. `classes` are those whose
    values are written as this document. `write` writes values that are not of the type. `read` makes the final value
    of what was read; it raises `ValueError` or `BadJson` if it cannot. `faults` yields contradictions in that value.
    `about` describes the document if the class does not.
    """

    format: str
    """The value of `format`: a name and a version, such as `action/2`."""
    kind: Any
    """The type of the values."""
    key: str = ""
    classes: tuple[type, ...] = ()
    write: Callable[[Any], JsonObject] | None = None
    read: Callable[[Any], Any] | None = None
    faults: Callable[[Any], Iterator[Problem]] | None = None
    about: str = ""

    @property
    def name(self) -> str:
        """The name without the version."""
        return self.format.partition("/")[0]

    def data_of(self, value: Any) -> JsonObject:
        """Return a value of the format as plain data."""
        if self.write is not None:
            return self.write(value)
        plain = GAMES.write(value, self.kind)
        return {"format": self.format, self.key: plain} if self.key else {"format": self.format, **plain}


DOCUMENTS: dict[str, JsonDocument] = {
    document.name: document
    for document in (
        JsonDocument("game-state/2", GameState, classes=(GameState,), read=with_cards, faults=state_faults),
        JsonDocument("game-view/2", GameView, classes=(GameView,), read=with_cards, faults=view_faults),
        JsonDocument(
            "action/2",
            Action,
            classes=get_args(Action),
            write=lambda action: {"format": "action/2", **action_data(action)},
            about="One action: all that a seat may choose.",
        ),
        JsonDocument(
            "actions/2",
            tuple[Action, ...],
            key="actions",
            write=lambda actions: {"format": "actions/2", "actions": [*map(action_data, actions)]},
            about="A list of actions.",
        ),
        JsonDocument("event/2", Event, classes=get_args(Event), about="One event: what happened."),
        JsonDocument("events/2", tuple[Event, ...], key="events", about="A list of events, in their order."),
        JsonDocument("update/1", Update, classes=(Update,), faults=update_faults),
        JsonDocument("refusal/1", Refusal, classes=(Refusal,)),
        JsonDocument(
            FINAL_SCORE_FORMAT,
            ScoreRecord,
            classes=(FinalScore, ScoreRecord),
            write=final_score_data,
            faults=score_faults,
        ),
        JsonDocument(
            PROBLEMS_FORMAT,
            tuple[Problem, ...],
            key="problems",
            write=problems_data,
            about="All that is wrong with some files.",
        ),
        JsonDocument("advice/1", GameAdvice, classes=(GameAdvice,)),
        JsonDocument("review/1", GameReview, classes=(GameReview,)),
        JsonDocument("trial/1", Trial, classes=(Trial,)),
        JsonDocument("card-trial/1", CardTrialReport, classes=(CardTrialReport,)),
        JsonDocument("arena/1", Standings, classes=(Standings,)),
        JsonDocument("balance/1", Balance, classes=(Balance,)),
        JsonDocument(
            CARD_SET_FORMAT,
            CardSetForm,
            classes=(CardSet,),
            write=good_card_set_data,
            read=CardSetForm.value,
        ),
    )
}
"""Every format that is one JSON object, by its name."""

_BY_CLASS = {cls: document for document in DOCUMENTS.values() for cls in document.classes}
_LISTS = {"actions": get_args(Action), "events": get_args(Event), "problems": (Problem,)}
_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False)  # plain data are made here, and no circles
_RECORD = ('{"format": "record/', '{"format":"record/')
"""How a record begins, as Python and JavaScript write it."""

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


def to_data(value: object) -> JsonObject:
    """Return a value as plain data: what `dumps` writes, before it is text.

    Takes a `GameState`, a `GameView`, an action or an event, a tuple or list of actions, of events or of problems, an
    `Update`, a `Refusal`, a `FinalScore`, a `ScoreRecord`, a `CardSet`, a `Trial`, a `CardTrialReport`, a `Balance`, a
    `GameAdvice`, a `GameReview` and `Standings`. An empty tuple or list is written as one of events. Raises `TypeError`
    for anything else, and `ValueError` for a `CardSet` that was built in code and has errors, which `check_card_set`
    lists.

    >>> from viceroy.engine.actions import Pass
    >>> to_data([Pass(0)])
    {'format': 'actions/2', 'actions': [{'action': 'pass', 'seat': 0}]}
    """
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return DOCUMENTS[_list_name(value)].data_of(value)
    document = _BY_CLASS.get(type(value))
    if document is None:
        has_record = isinstance(getattr(value, "record", None), GameRecord)
        hint = "; its record and its state have one" if has_record else ""
        raise TypeError(f"{type(value).__name__} has no format in JSON{hint}")
    return document.data_of(value)


def _list_name(values: Sequence[Any]) -> str:
    """Return the format of a list of actions, events or problems; an empty one is written as events."""
    if not values:
        return "events"  # as of a step of which nothing is to be told; an empty list of each kind equals the others
    for name, kinds in _LISTS.items():
        if all(type(value) in kinds for value in values):
            return name
    raise TypeError("a list in JSON holds actions, or events, or problems, and nothing else beside them")


def action_data(action: Action) -> JsonObject:
    """Return an action as plain data without a format, to put into other data: its name, then its fields.

    >>> from viceroy.engine.actions import Lay
    >>> action_data(Lay(1, 32))
    {'action': 'lay', 'seat': 1, 'card': 32}
    """
    if isinstance(action, Action):
        action = with_ints(action)  # such as seats of numpy
    data: JsonObject = GAMES.write(action, Action)
    return data


def event_data(event: Event) -> JsonObject:
    """Return an event as plain data without a format, to put into other data.

    >>> from viceroy.engine.events import TurnStarted
    >>> event_data(TurnStarted(3))
    {'event': 'turn_started', 'turn': 3}
    """
    data: JsonObject = GAMES.write(event, Event)
    return data


def actions_data(actions: Iterable[Action]) -> JsonObject:
    """Return actions as the plain data of a document; the list may be empty.

    >>> actions_data([])
    {'format': 'actions/2', 'actions': []}
    """
    return DOCUMENTS["actions"].data_of(tuple(actions))


def events_data(events: Iterable[Event]) -> JsonObject:
    """Return events as the plain data of a document; the list may be empty, as after some steps.

    >>> events_data([])
    {'format': 'events/2', 'events': []}
    """
    return DOCUMENTS["events"].data_of(tuple(events))


# -- text to values ---------------------------------------------------------------------------------------------------


@overload
def loads(
    text: str, expect: type[FinalScore], *, card_sets: Iterable[CardSet] = (), limits: Limits = LIMITS
) -> ScoreRecord: ...
@overload
def loads(text: str, expect: TypeForm[T], *, card_sets: Iterable[CardSet] = (), limits: Limits = LIMITS) -> T: ...
@overload
def loads(text: str, expect: Any = None, *, card_sets: Iterable[CardSet] = (), limits: Limits = LIMITS) -> Any: ...
def loads(text: str, expect: Any = None, *, card_sets: Iterable[CardSet] = (), limits: Limits = LIMITS) -> Any:
    """Return the value that a text was written from.

    `expect` is the wanted class, a union such as `Action`, or a tuple of these; None accepts any document. From a class
    or a union, type checkers know the type of the value. `limits` set how long and how deep a text may be, and how many
    values it may hold. A state or view of a game with a shipped card set only names the set; if the library has changed
    it since, pass the old set in `card_sets`. A final score comes back as a `ScoreRecord`, whether `expect` is
    `FinalScore` or `ScoreRecord`: numbers and reasons, without the cards behind them.

    Raises `BadJson`, with all faults, if the text is not exactly what `dumps` writes, is not what was expected, or
    exceeds the limits. Raises `TypeError` if it is not a `str`, if `expect` has no format, and if `limits` is not a
    `Limits`. To read record files, whose last line may be cut off, use `read_record`.

    >>> loads('{"format": "action/2", "action": "pass", "seat": 0}', expect=Action)
    Pass(seat=0)
    >>> loads('{"format": "action/2", "action": "pass", "seat": 0}', expect=GameState)
    Traceback (most recent call last):
    viceroy.errors.BadJson: $.format: needs game-state/2, found 'action/2'
    """
    if not isinstance(text, str):
        raise TypeError(f"needs a text (str), found {type(text).__name__}{_HINTS.get(type(text), '')}")
    wanted = _wanted(expect)
    text = text.removeprefix("\ufeff")  # a byte order mark
    if text.lstrip().startswith(_RECORD):
        return _record(text, wanted, limits)
    return _read(parse_json(text, limits), wanted, card_sets)


_HINTS = {
    **dict.fromkeys((bytes, bytearray), "; decode it first, as UTF-8"),
    **dict.fromkeys((dict, list), "; plain data are read by from_data"),
}


@overload
def from_data(
    data: object, expect: type[FinalScore], *, card_sets: Iterable[CardSet] = (), limits: Limits = LIMITS
) -> ScoreRecord: ...
@overload
def from_data(
    data: object, expect: TypeForm[T], *, card_sets: Iterable[CardSet] = (), limits: Limits = LIMITS
) -> T: ...
@overload
def from_data(
    data: object, expect: Any = None, *, card_sets: Iterable[CardSet] = (), limits: Limits = LIMITS
) -> Any: ...
def from_data(data: object, expect: Any = None, *, card_sets: Iterable[CardSet] = (), limits: Limits = LIMITS) -> Any:
    """Return the value that plain data mean: the inverse of `to_data`, with the arguments of `loads`.

    Raises `BadJson` if the data are not what `to_data` returns, and `TypeError` if `expect` has no format or `limits`
    is not a `Limits`. The limit on characters does not apply here.

    >>> from_data({"format": "action/2", "action": "pass", "seat": 0}, expect=Action)
    Pass(seat=0)
    """
    wanted = _wanted(expect)
    check_plain(data, limits)
    return _read(data, wanted, card_sets)


def _read(data: object, wanted: WantedFormats, card_sets: Iterable[CardSet]) -> Any:
    """Return the value that plain data mean, where it is wanted."""
    document = _document_of(data, wanted)
    value = _shaped(document, with_card_set(data, card_sets))
    try:
        value = value if document.read is None else document.read(value)
    except ValueError as error:
        raise BadJson([problem_at((), str(error))]) from None
    if document.faults is not None:
        faults = tuple(document.faults(value))
        if faults:
            raise BadJson(faults)
    return value


def _shaped(document: JsonDocument, data: Any, read: Callable[[Any, Any], Any] = GAMES.read) -> Any:
    """Read the values of a document: under its key, or all keys beside `format`."""
    if document.kind is CardSetForm:
        return read(data, document.kind)
    rest = {key: value for key, value in data.items() if key != "format"}
    if not document.key:
        return read(rest, document.kind)
    unknown = [key for key in rest if key != document.key]
    if unknown or document.key not in rest:
        wrong = f"unknown key {shown(unknown[0])}; allowed: format, {document.key}" if unknown else ""
        raise BadJson([problem_at((), wrong or f"needs the key {document.key}")])
    try:
        return read(rest[document.key], document.kind)
    except BadJson as bad:
        raise BadJson(attrs.evolve(problem, path=(document.key, *problem.path)) for problem in bad.problems) from None


# -- what is expected -------------------------------------------------------------------------------------------------

WantedFormats = Mapping[str, frozenset[Any]]
"""The formats that are wanted, and the types of each that are."""


def _wanted(expect: Any) -> WantedFormats:
    """Return the formats of the expected types; raises `TypeError` for a type without a format."""
    try:
        return _known_wanted(expect)
    except (LookupError, TypeError):  # a list, say, cannot even be looked up
        wrong = next(kind for kind in _kinds(expect) if not (isinstance(kind, Hashable) and kind in _FORMATS))
        hint = "; several are a tuple" if isinstance(wrong, list | set) else ""
        raise TypeError(f"{wrong!r} has no format in JSON, so it cannot be expected{hint}") from None


@lru_cache(maxsize=64)
def _known_wanted(expect: Any) -> WantedFormats:
    """Return them in the order of `_FORMATS`: unions of the same types in another order are equal keys."""
    kinds = set(_FORMATS) if expect is None else set(_kinds(expect))
    if not kinds <= _FORMATS.keys():
        raise LookupError
    wanted: dict[str, frozenset[Any]] = {}
    for kind, name in _FORMATS.items():
        if kind in kinds:
            wanted[name] = wanted.get(name, frozenset()) | {kind}
    return wanted


def _kinds(expect: Any) -> tuple[Any, ...]:
    """Return the types that tuples and unions consist of."""
    parts = expect if isinstance(expect, tuple) else get_args(expect) if isinstance(expect, UnionType) else ()
    return tuple(kind for part in parts for kind in _kinds(part)) or (expect,)


_FORMATS = {
    **{
        kind: document.format for document in DOCUMENTS.values() for kind in (*_kinds(document.kind), *document.classes)
    },
    GameRecord: RECORD_FORMAT,
}


def _document_of(data: object, wanted: WantedFormats) -> JsonDocument:
    """Return the format that data name; raises `BadJson` if it is unknown or not wanted."""
    if type(data) is not dict:
        raise BadJson([problem_at((), f"needs an object with a format, found {Source().found(data, ())}")])
    name = data.get("format")
    for document in DOCUMENTS.values():
        if name == document.format and (
            name in wanted or (_is_empty_list(document, data) and _LIST_FORMATS & wanted.keys())
        ):
            _check_kind(data, document, wanted.get(name, frozenset()))
            return document
    raise BadJson([problem_at(("format",), _no_format(data, [*wanted]), Code.WRONG_FORMAT)])


_LIST_FORMATS = {DOCUMENTS[name].format for name in _LISTS}


def _is_empty_list(document: JsonDocument, data: JsonObject) -> bool:
    """Whether data are an empty list, which is one of actions as well as of events."""
    return bool(document.key) and data.get(document.key) == []


def _check_kind(data: JsonObject, document: JsonDocument, wanted: frozenset[Any]) -> None:
    """Raise `BadJson` where data are of a union, and not of the classes of it that are wanted."""
    kinds = [kind for kind in document.classes if kind in wanted]
    if isinstance(document.kind, UnionType) and len(kinds) < len(document.classes):
        names, found = [GAMES.record_of(kind).name for kind in kinds], data.get(document.name)
        if isinstance(found, str) and found not in names:
            hint = did_you_mean(found, names)
            message = f"needs {joined(names, 'or')}, found {shown(found)}{hint}"
            raise BadJson([problem_at((document.name,), message)])


def _no_format(data: JsonObject, formats: list[str]) -> str:
    """Return the message about a format that is missing or wrong; `formats` are those that are wanted."""
    are_all = len(formats) == len(DOCUMENTS) + 1
    allowed = "a format of this library" if are_all else joined(formats, "or")
    rest = f"; there are {', '.join(formats)}" if are_all else ""
    if "format" not in data:
        return f"the format is missing{rest}" if are_all else f"the format is missing: needs {allowed}"
    name = data["format"]
    if not isinstance(name, str):
        return f"needs {allowed}, found {Source().found(name, ('format',))}{rest}"
    if name == RECORD_FORMAT:
        return "a record is a text of many lines, not one object: read the text with loads"
    same = [form for form in formats if form.rpartition("/")[0] == name.rpartition("/")[0]]
    if same:
        return f"needs {same[0]}, the version that this library reads, found {shown(name)}"
    hint = "" if name in _FORMATS.values() else did_you_mean(name, formats)
    return f"needs {allowed}, found {shown(name)}{hint or rest}"


def _record(text: str, wanted: WantedFormats, limits: Limits) -> GameRecord:
    if RECORD_FORMAT not in wanted:
        message = f"needs {joined(wanted, 'or')}, found {shown(RECORD_FORMAT)}"
        raise BadJson([problem_at(("format",), message, Code.WRONG_FORMAT)])
    check_length(text, limits)
    read = parse_record(text.encode(errors="surrogatepass"), limits=limits)
    if read.problems or read.record is None:
        raise BadJson(read.problems)
    return read.record
