"""Reading the JSON of final scores and problems back, strictly.

Rule 1: nothing is converted on the way: a text is no number, 2.0 and true are no integers, an unknown key is an error.
Rule 2: first the shape, which is what the schemas say; then the meaning, which they cannot say: sums, ranks, winners.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from functools import cache
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Literal, NoReturn, TypeVar, get_args, get_origin

import attrs

from viceroy.codec import FINAL_SCORE_FORMAT, PROBLEMS_FORMAT
from viceroy.errors import Code, Problem, Severity, ViceroyError
from viceroy.reading import did_you_mean, listed
from viceroy.scoring import LINES, Line
from viceroy.tokens import COLORS, MOST_PLAYERS, Color

if TYPE_CHECKING:
    from cattrs import Converter

T = TypeVar("T")

_LONGEST_SHOWN = 60

# -- what can go wrong --------------------------------------------------------------------------------------------


@attrs.frozen
class Fault:
    """One thing wrong with a JSON text: where, as a path that starts with `$`, and what."""

    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"


class BadJson(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """A JSON text is not what it should be; `faults` tells all that is wrong with its shape, or with its meaning."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


def _fail(message: str, path: str = "$") -> NoReturn:
    raise BadJson([Fault(path, message)])


# -- what is read -------------------------------------------------------------------------------------------------


def _between(low: int, high: int | None = None) -> Any:
    """Declare an integer with a range."""

    def validate(_: object, attribute: attrs.Attribute[int], value: int) -> None:
        if value < low or (high is not None and value > high):
            allowed = f"at least {low}" if high is None else f"from {low} to {high}"
            raise ValueError(f"{attribute.name} must be {allowed}, found {value}")

    return attrs.field(validator=validate)


def _holding(least: int, most: int | None = None) -> Any:
    """Declare a text or a list with a range of lengths."""

    def validate(_: object, attribute: attrs.Attribute[Any], value: Any) -> None:
        if len(value) < least or (most is not None and len(value) > most):
            allowed = f"at least {least}" if most is None else f"{least} to {most}"
            raise ValueError(f"{attribute.name} must hold {allowed}, found {len(value)}")

    return attrs.field(validator=validate)


@attrs.frozen(kw_only=True)
class LinesRecord:
    """The points of the seven lines."""

    circles: int
    infinite_gems: int
    laws: int
    power: int
    magic: int
    sets: int
    attack: int


@attrs.frozen(kw_only=True)
class ItemRecord:
    """An item that is about no place: magic, sets or attack."""

    line: Line
    points: int
    reason: str = _holding(1)
    rule: str = _holding(1)


@attrs.frozen(kw_only=True)
class PlacedItemRecord:
    """An item about a place; `card` is its number, None for a card that has none."""

    line: Line
    points: int
    level: int = _between(1, 5)
    x: int = _between(0)
    card: int | None
    reason: str = _holding(1)
    rule: str = _holding(1)


PLACED_LINES = (Line.CIRCLES, Line.INFINITE_GEMS, Line.LAWS, Line.POWER)
"""The lines whose items are about a place."""


@attrs.frozen(kw_only=True)
class GemsRecord:
    """How many gems of each color."""

    blue: int = _between(0)
    red: int = _between(0)
    green: int = _between(0)
    yellow: int = _between(0)


@attrs.frozen(kw_only=True)
class PaintedCircleRecord:
    """A circle that got gems; `color` is None where it is still of several colors."""

    level: int = _between(2, 5)
    x: int = _between(0)
    color: Color | None
    gems: int = _between(1, 4)


@attrs.frozen(kw_only=True)
class PaintingRecord:
    """A player's painting."""

    gems: GemsRecord
    circles: tuple[PaintedCircleRecord, ...]
    best: bool


@attrs.frozen(kw_only=True)
class PlayerRecord:
    """A player's score."""

    name: str = _holding(1)
    rank: int = _between(1, MOST_PLAYERS)
    total: int
    lines: LinesRecord
    items: tuple[ItemRecord | PlacedItemRecord, ...]
    painting: PaintingRecord


@attrs.frozen(kw_only=True)
class ScoreRecord:
    """A final score as it was written: numbers and reasons, without the cards behind them."""

    format: Literal["final-score/1"]
    players: tuple[PlayerRecord, ...] = _holding(1, MOST_PLAYERS)
    winners: tuple[str, ...] = _holding(1, MOST_PLAYERS)


@attrs.frozen(kw_only=True)
class ProblemRecord:
    """A problem as it was written."""

    file: str
    line: int = _between(1)
    column: int = _between(1)
    severity: Severity
    code: Code
    message: str = _holding(1)


@attrs.frozen(kw_only=True)
class ProblemsRecord:
    """A list of problems as it was written."""

    format: Literal["problems/1"]
    problems: tuple[ProblemRecord, ...]


# -- reading ------------------------------------------------------------------------------------------------------


def read_final_score(text: str | bytes) -> ScoreRecord:
    """Read a final score; raises `BadJson` if it is none, or if its numbers do not agree with each other."""
    record = structure_final_score(_parsed(text))
    faults = tuple(_disagreements(record))
    if faults:
        raise BadJson(faults)
    return record


def read_problems(text: str | bytes) -> tuple[Problem, ...]:
    """Read a list of problems; raises `BadJson` if it is none."""
    record = structure_problems(_parsed(text))
    return tuple(
        Problem(one.file, one.line, one.column, one.severity, one.code, one.message) for one in record.problems
    )


def structure_final_score(data: object) -> ScoreRecord:
    """Turn plain data into a final score, as far as the schema goes; raises `BadJson`."""
    return _structured(data, ScoreRecord, FINAL_SCORE_FORMAT)


def structure_problems(data: object) -> ProblemsRecord:
    """Turn plain data into a list of problems, as far as the schema goes; raises `BadJson`."""
    return _structured(data, ProblemsRecord, PROBLEMS_FORMAT)


def _parsed(text: str | bytes) -> object:
    try:
        decoded = text.decode() if isinstance(text, bytes) else text
        return json.loads(decoded, object_pairs_hook=_without_duplicates, parse_constant=_refuse_constant)
    except RecursionError:
        _fail("lists and objects lie too deep in each other")
    except ValueError as error:  # not UTF-8, not JSON, or a number of thousands of digits
        _fail(f"no JSON: {error}")


def _without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"the key {next(key for key in keys if keys.count(key) > 1)!r} stands twice in one object")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON value")


def _structured(data: object, record: type[T], wanted: str) -> T:
    if not isinstance(data, dict):
        _fail(f"needs an object with the format {wanted!r}")
    if data.get("format") != wanted:
        _fail(f"needs {wanted!r}, found {data.get('format')!r}", "$.format")
    from cattrs import ClassValidationError, transform_error

    try:
        return _converter().structure(data, record)
    except ClassValidationError as error:
        told = (line.rpartition(" @ ") for line in transform_error(error, format_exception=_told))
        raise BadJson(Fault(path, message) for message, _, path in told) from None


def _told(error: BaseException, _: type | None) -> str:
    from cattrs import ForbiddenExtraKeysError

    if isinstance(error, ForbiddenExtraKeysError):
        known = [field.name for field in attrs.fields(error.cl)]
        unknown = (f"unknown key {key!r}{did_you_mean(key, known)}" for key in sorted(error.extra_fields))
        return f"{', '.join(unknown)}; allowed: {', '.join(known)}"
    if isinstance(error, KeyError):
        return f"the key {error.args[0]!r} is missing"
    return str(error)


# -- exact structuring --------------------------------------------------------------------------------------------

Hook = Callable[[Any, Any], Any]


@cache
def _converter() -> Converter:
    """Return a converter that takes exactly what each class says, and nothing that merely could be turned into it."""
    from cattrs import Converter
    from cattrs.gen import make_dict_structure_fn

    converter = Converter(forbid_extra_keys=True)

    def exact_record(record: type) -> Hook:
        structure: Hook = make_dict_structure_fn(record, converter, _cattrs_forbid_extra_keys=True)
        return lambda value, kind: structure(_exactly(dict, value), kind)

    def exact_list(kind: Any) -> Hook:
        items: Any = GenericAlias(list, get_args(kind)[:1])
        return lambda value, _: tuple(converter.structure(_exactly(list, value), items))

    def is_list(kind: Any) -> bool:
        return get_origin(kind) is tuple

    def item(value: object, _: object) -> object:
        is_placed = isinstance(value, dict) and value.get("line") in PLACED_LINES
        return converter.structure(value, PlacedItemRecord if is_placed else ItemRecord)

    converter.register_structure_hook_factory(attrs.has, exact_record)
    converter.register_structure_hook_factory(is_list, exact_list)
    for scalar in (int, str, bool):
        converter.register_structure_hook(scalar, lambda value, kind: _exactly(kind, value))
    for enum in (Line, Color, Severity, Code):
        converter.register_structure_hook(enum, _member)
    converter.register_structure_hook(ItemRecord | PlacedItemRecord, item)
    return converter


_CALLED = {int: "an integer", str: "a string", bool: "true or false", list: "a list", dict: "an object"}


def _exactly(kind: type[T], value: object) -> T:
    """Return the value if it is of exactly this type: `True` is no integer, nor is 2.0."""
    if type(value) is not kind:
        raise TypeError(f"needs {_CALLED[kind]}, found {_json(value)}")
    return value


def _member(value: object, enum: type[StrEnum]) -> StrEnum:
    words = [member.value for member in enum]
    if type(value) is not str or value not in words:
        hint = did_you_mean(value, words) if isinstance(value, str) else ""
        raise ValueError(f"needs {listed(words)}, found {_json(value)}{hint}")
    return enum(value)


def _json(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


# -- meaning ------------------------------------------------------------------------------------------------------


def _disagreements(score: ScoreRecord) -> Iterator[Fault]:
    """Yield where the numbers of a score contradict each other."""
    names = [player.name for player in score.players]
    totals = [player.total for player in score.players]
    if len(set(names)) < len(names):
        yield Fault("$.players", "two players have the same name")
    for index, player in enumerate(score.players):
        yield from _disagreements_of(player, f"$.players[{index}]")
        rank = 1 + sum(total > player.total for total in totals)  # C41
        if player.rank != rank:
            yield Fault(f"$.players[{index}].rank", f"the totals make this rank {rank}, found {player.rank}")
    winners = tuple(player.name for player in score.players if player.total == max(totals))  # R10.4, C41
    if score.winners != winners:
        yield Fault("$.winners", f"the totals make the winners {list(winners)}, found {list(score.winners)}")


def _disagreements_of(player: PlayerRecord, path: str) -> Iterator[Fault]:
    for line in LINES:
        points = getattr(player.lines, line)
        items = sum(item.points for item in player.items if item.line is line)
        if points != items:
            yield Fault(f"{path}.lines.{line}", f"the items of this line come to {items}, found {points}")
    total = sum(getattr(player.lines, line) for line in LINES)  # R10.3
    if player.total != total:
        yield Fault(f"{path}.total", f"the lines come to {total}, found {player.total}")
    painting = player.painting
    spent = sum(getattr(painting.gems, color) for color in COLORS)
    placed = sum(circle.gems for circle in painting.circles)
    if spent != placed:
        yield Fault(f"{path}.painting", f"{spent} gems were spent, but the circles got {placed}")
    if len({(circle.level, circle.x) for circle in painting.circles}) < len(painting.circles):
        yield Fault(f"{path}.painting.circles", "a circle stands here twice")
