"""JSON text to plain data, within limits, and the column of each value on its line."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import isfinite
from typing import Any, NoReturn

import attrs

from viceroy.errors import BadJson, Code, Path, Problem, Severity, problem_at
from viceroy.messages import shown
from viceroy.text.source import MAX_ERRORS, Source, excerpt
from viceroy.values import Value


def _check_limit(_: object, field: attrs.Attribute[int], limit: object) -> None:
    if type(limit) is not int:
        raise TypeError(f"{field.name} is a limit, an int, not {limit!r}")
    if limit < 0:
        raise ValueError(f"{field.name} is a limit of at least 0, not {limit}")


@attrs.frozen(kw_only=True)
class Limits(Value):
    """The largest document that is read; a larger one is refused.

    No honest document comes near the defaults. The longest state of a game with the printed cards has about 10,000
    characters, 1,000 values and a depth of 7. A card set of 10,000 cards has 4 million characters and 250,000 values.

    Each limit is an int, at least 0. Raises `TypeError` for anything else, including None, and `ValueError` for
    negative numbers.

    >>> Limits(characters=2000)
    Limits(characters=2000, values=1000000, depth=64)
    """

    characters: int = attrs.field(default=8 * 1024 * 1024, validator=_check_limit)
    """The length of a text."""
    values: int = attrs.field(default=1_000_000, validator=_check_limit)
    """The number of values: texts, numbers, true, false, null, lists and objects; of a record, in each of its lines."""
    depth: int = attrs.field(default=64, validator=_check_limit)
    """How deep lists and objects lie in each other; a list of numbers has a depth of 1, a number alone of 0.

    The file of a card set has at most 50.
    """


LIMITS = Limits()
"""The default limits."""


def parse_json(text: str, limits: Limits = LIMITS) -> Any:
    """Parse any JSON text into plain data, within limits, such as a message of a stranger.

    Raises `BadJson`, with one problem, for no JSON and for data beyond the limits. Objects with a key twice, NaN and
    infinite numbers, and texts that UTF-8 cannot write are refused. `json.loads` raises `RecursionError` for deep
    nesting, and takes all of these.

    >>> parse_json('{"turn": 3}')
    {'turn': 3}
    """
    check_length(text, limits)
    try:
        data = json.loads(
            text, object_pairs_hook=_without_duplicates, parse_constant=_refuse_constant, parse_float=_finite
        )
        if "\\u" in text or not text.isascii():
            json.dumps(data, ensure_ascii=False).encode()
    except RecursionError:
        _fail(_too_deep(limits), Code.TOO_DEEP)
    except UnicodeEncodeError:
        _fail(f"no JSON: it holds {_SURROGATE}")
    except json.JSONDecodeError as error:
        place = error.lineno, error.colno
        raise BadJson([Problem("", *place, Severity.ERROR, Code.JSON_SYNTAX, f"no JSON: {error.msg}")]) from None
    except ValueError:
        _fail("a number has thousands of digits")
    _check_size(data, limits)
    return data


def _without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key, count in counts.items() if count > 1)
        _fail(f"no JSON: the key {shown(twice)} stands twice in one object")
    return found


def _refuse_constant(name: str) -> NoReturn:
    _fail(f"no JSON: {name} is no JSON value")


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        _fail(f"no JSON: {shown(digits)} is too large; numbers are finite")
    return number


def _fail(message: str, code: Code = Code.JSON_SYNTAX) -> NoReturn:
    raise BadJson([problem_at((), message, code)]) from None


# -- limits -----------------------------------------------------------------------------------------------------------

_SURROGATE = "half a character (a lone surrogate)"
_MAX_BITS = 14_280  # of a number: as many as 4,300 digits, the most that Python reads
_CONTAINERS: frozenset[type] = frozenset({dict, list})
_PLAIN = frozenset({bool}) | _CONTAINERS


def check_length(text: str, limits: Limits) -> None:
    """Raise `BadJson` for a text that is longer than the limit, and `TypeError` for limits of another class."""
    _check_limits(limits)
    if len(text) > limits.characters:
        _fail(f"the text has {len(text):,} characters; at most {limits.characters:,} are read", Code.TOO_LARGE)


def _check_limits(limits: object) -> None:
    if not isinstance(limits, Limits):
        raise TypeError(f"limits are a value of Limits, not {limits!r}")


def _check_size(data: object, limits: Limits) -> None:
    """Raise `BadJson` for data with too many values, or nested too deep: layer by layer, so that circles end too."""
    layer: list[Any] = [data] if data.__class__ in _CONTAINERS else []
    values, depth = 1 + sum(map(len, layer)), 0
    while values <= limits.values:
        if not layer:
            return
        depth += 1
        if depth > limits.depth:
            _fail(_too_deep(limits), Code.TOO_DEEP)
        layer = [
            value
            for container in layer
            for value in (container.values() if container.__class__ is dict else container)
            if value.__class__ in _CONTAINERS
        ]
        values += sum(map(len, layer))
    _fail(f"there are more than {limits.values:,} values, the most that are read", Code.TOO_LARGE)


def _too_deep(limits: Limits) -> str:
    return f"lists and objects lie too deep in each other; a depth of {limits.depth} is the most that is read"


# -- plain data that were no text -------------------------------------------------------------------------------------


def check_plain(data: object, limits: Limits) -> None:
    """Raise `BadJson` for data that are no JSON values, or hold any, or exceed the limits.

    Infinite numbers and NaN are no JSON values.
    """
    _check_limits(limits)
    _check_size(data, limits)
    problems = tuple(islice(_foreign_values(data), MAX_ERRORS))
    if problems:
        raise BadJson(problems)


def _foreign_values(data: object) -> Iterator[Problem]:
    if foreign := _foreign(data):
        yield problem_at((), _needs(data, foreign), Code.WRONG_TYPE)
    waiting: list[tuple[Any, Path]] = [(data, ())] if type(data) in _CONTAINERS else []
    while waiting:
        container, path = waiting.pop()
        for key, value in container.items() if type(container) is dict else enumerate(container):
            if type(container) is dict and (type(key) is not str or _foreign(key)):
                found = _foreign(key) or type(key).__name__
                yield problem_at(path, f"a key needs a text, found {found}", Code.WRONG_TYPE)
            elif type(value) in _CONTAINERS:
                waiting.append((value, (*path, key)))
            elif foreign := _foreign(value):
                yield problem_at((*path, key), _needs(value, foreign), Code.WRONG_TYPE)


def _needs(value: object, foreign: str) -> str:
    wanted = "a number that is finite" if type(value) is float else "a value as JSON has them"
    return f"needs {wanted}, found {foreign}"


def _foreign(value: Any) -> str:
    """Describe a value that JSON does not have; empty for one that it has."""
    kind = type(value)
    if kind is str:
        return "" if _is_encodable(value) else _SURROGATE
    if kind is int:
        return "a number of thousands of digits" if value.bit_length() > _MAX_BITS else ""
    if kind is float:
        return "" if isfinite(value) else str(value)
    return "" if value is None or kind in _PLAIN else f"one of the class {shown(kind.__name__)}"


def _is_encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


# -- places -----------------------------------------------------------------------------------------------------------

_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder(parse_int=len)  # numbers of any length: only their places matter


def column_of(text: str, path: Path, *, at_key: bool = False) -> int:
    """Return the column, from 1, of the value at a path, or of its key; `text` is good JSON on one line.

    >>> column_of('{"cards": [32, 5]}', ("cards", 1))
    16
    >>> column_of('{"cards": [32, 5]}', ("cards",), at_key=True)
    2
    """
    key_at = at = _after_space(text, 0)
    for key in path:
        found = _child(text, at, key)
        if found is None:
            return at + 1
        key_at, at = found
    return (key_at if at_key else at) + 1


def _child(text: str, at: int, wanted: str | int) -> tuple[int, int] | None:
    """Return the offsets of a member of the object or list at an offset, its key first; None without such a member."""
    opening = text[at]
    if opening not in "{[":
        return None
    at, number = _after_space(text, at + 1), 0
    while text[at] not in "}]":
        key: str | int = number
        key_at = at
        if opening == "{":
            key, at = _DECODER.raw_decode(text, at)
            at = _after_space(text, _after_space(text, at) + 1)  # the colon
        if key == wanted:
            return key_at, at
        at = _after_space(text, _DECODER.raw_decode(text, at)[1])
        at, number = _after_space(text, at + 1) if text[at] == "," else at, number + 1
    return None


def _after_space(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at


class JsonLine(Source):
    """A line of a file of JSON lines, as a source: places are columns of the line.

    A byte order mark at the start of the file is skipped.
    """

    def __init__(self, file: str, number: int, line: bytes) -> None:
        self._file = file
        self._number = number
        self._bytes = line.removeprefix(BOM_UTF8) if number == 1 else line
        self._line = self._bytes.decode("utf-8", "replace").removesuffix("\n")

    def parse(self, limits: Limits = LIMITS) -> Any:
        """Parse the line into plain data; raises `BadJson` with one problem, its place and a code of `NO_JSON`."""
        try:
            return parse_json(self._bytes.decode(), limits)
        except UnicodeDecodeError as error:
            column = len(self._bytes[: error.start].decode()) + 1
            message = f"byte 0x{self._bytes[error.start]:02X} is not UTF-8"
            raise BadJson([self._problem_at(column, Code.NOT_TEXT, message)]) from None
        except BadJson as bad:
            [problem] = bad.problems
            message = f"this line is {problem.message}" if problem.line else problem.message  # no JSON: ...
            raise BadJson([self._problem_at(problem.column or 1, problem.code, message)]) from None

    def problem(
        self, path: Path, code: Code, message: str, severity: Severity = Severity.ERROR, *, at_key: bool = False
    ) -> Problem:
        """Make a problem of a value, or of the last key of the path, at its column."""
        if path == ("format",) and not at_key:
            code = Code.WRONG_FORMAT
        return self._problem_at(column_of(self._line, path, at_key=at_key), code, message, severity)

    def _problem_at(self, column: int, code: Code, message: str, severity: Severity = Severity.ERROR) -> Problem:
        return Problem(self._file, self._number, column, severity, code, message, excerpt(self._line, column))


NO_JSON = frozenset({Code.NOT_TEXT, Code.JSON_SYNTAX, Code.TOO_LARGE, Code.TOO_DEEP})
"""The codes of a text that is no JSON; reading its data adds none of them."""
