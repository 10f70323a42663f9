"""JSON text into plain data, within limits."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, NoReturn

import attrs

from viceroy.documents.faults import MOST_FAULTS, BadJson, Fault, Path, path_text
from viceroy.messages import shown


def _check_limit(_: object, field: attrs.Attribute[int], limit: object) -> None:
    if type(limit) is not int:
        raise TypeError(f"{field.name} is a limit, an int, not {limit!r}")
    if limit < 0:
        raise ValueError(f"{field.name} is a limit of at least 0, not {limit}")


@attrs.frozen(kw_only=True)
class Limits:
    """How large a document may be; a larger one is refused before it costs time.

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
    """How many values there are: texts, numbers, true, false, null, lists and objects."""
    depth: int = attrs.field(default=64, validator=_check_limit)
    """How deep lists and objects lie in each other; a list of numbers has a depth of 1, a number alone of 0.

    The file of a card set has at most 50.
    """


LIMITS = Limits()
"""What holds where no other limits are given."""


class NoJson(BadJson):
    """A text is no JSON; `column` says where, counted from 1, and `reason` why."""

    def __init__(self, message: str, column: int = 1, reason: str = "") -> None:
        self.column = column
        self.reason = reason or message
        super().__init__([Fault("$", message)])


def parsed(text: str, limits: Limits = LIMITS) -> object:
    """Return the plain data of a JSON text; raises `BadJson`.

    >>> parsed('{"turn": 3}')
    {'turn': 3}
    """
    check_size(text, limits)
    try:
        data = json.loads(text, object_pairs_hook=_without_duplicates, parse_constant=_refuse_constant)
        if "\\u" in text or not text.isascii():
            json.dumps(data, ensure_ascii=False).encode()  # half a character is no text, and cannot be written again
    except RecursionError:
        raise NoJson(_too_deep(limits)) from None
    except UnicodeEncodeError:
        raise NoJson(f"no JSON: it holds {_HALF}") from None
    except json.JSONDecodeError as error:
        raise NoJson(f"no JSON: {error}", error.colno, f"this line is no JSON: {error.msg}") from None
    except ValueError:
        raise NoJson("a number has thousands of digits") from None
    if _may_be_deeper(text, limits.depth) and _is_deeper(data, limits.depth):
        raise NoJson(_too_deep(limits))
    return data


def _without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key, count in counts.items() if count > 1)
        raise NoJson(f"no JSON: the key {shown(twice)} stands twice in one object")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise NoJson(f"no JSON: {name} is no JSON value")


# -- limits -----------------------------------------------------------------------------------------------------------

_HALF = "half a character (a lone surrogate)"
_MOST_BITS = 14_280  # of a number: as many as 4,300 digits, which is as many as Python reads
_STRING = re.compile(r'"(?:[^"\\]++|\\.?)*+"?', re.DOTALL)
_EMPTY = re.compile(r"\[\s*+\]|\{\s*+\}")
_HOLDERS = frozenset({dict, list})
_NO_BRACKETS = bytes({*range(256)} - {*b'[]{}"'})


def check_size(text: str, limits: Limits) -> None:
    """Raise `BadJson` where a text, before it is parsed, is longer or holds more values than the limits."""
    check_limits(limits)
    if len(text) > limits.characters:
        raise NoJson(f"the text has {len(text):,} characters; at most {limits.characters:,} are read")
    if len(text) > limits.values and _most_values(text) > limits.values:  # each value has a character of its own
        bare = _STRING.sub("0", text)  # without the commas and brackets in strings
        values = _most_values(bare) - len(_EMPTY.findall(bare))
        if values > limits.values:
            raise NoJson(_too_many(limits))


def check_limits(limits: object) -> None:
    """Raise `TypeError` for what are no limits."""
    if not isinstance(limits, Limits):
        raise TypeError(f"limits are a value of Limits, not {limits!r}")


def _most_values(text: str) -> int:
    """Return how many values there are at most: each follows a comma, or is the first in a list or an object."""
    return 1 + text.count(",") + text.count("[") + text.count("{")


def _may_be_deeper(text: str, depth: int) -> bool:
    """Whether lists and objects may lie deeper than that in good JSON: seen from its brackets alone, as that is fast.

    Without a backslash, a string without brackets is two quotes here; any other one leaves a quote behind.
    """
    rest = text.encode(errors="surrogatepass").translate(None, _NO_BRACKETS).replace(b'""', b"")
    if "\\" in text or b'"' in rest:
        return True
    removed = 0
    while len(rest) > 2 * (depth - removed) and removed < depth:
        rest = rest.replace(b"[]", b"").replace(b"{}", b"")  # each takes away one layer at most
        removed += 2
    return len(rest) > 2 * (depth - removed)


def _is_deeper(data: object, depth: int) -> bool:
    """Whether lists and objects lie deeper in each other than that."""
    layer: list[Any] = [data]
    for _ in range(depth + 1):
        layer = [one for one in layer if type(one) in _HOLDERS]
        if not layer:
            return False
        layer = [value for one in layer for value in (one.values() if type(one) is dict else one)]
    return True


def check_plain(data: object, limits: Limits) -> None:
    """Raise `BadJson` where data are or hold what no JSON text could give, or more than the limits."""
    check_limits(limits)
    faults = tuple(islice(_plain_faults(data, limits), MOST_FAULTS))
    if faults:
        raise BadJson(faults)


def _plain_faults(data: object, limits: Limits) -> Iterator[Fault]:
    values = 0
    waiting: list[tuple[Any, Path]] = [([data], ())]
    while waiting:
        holder, keys = waiting.pop()
        values += len(holder)
        if values > limits.values or len(keys) > limits.depth:
            yield Fault("$", _too_many(limits) if values > limits.values else _too_deep(limits))
            return
        for key, value in holder.items() if type(holder) is dict else enumerate(holder):
            if type(holder) is dict and (type(key) is not str or _is_half(key)):
                yield Fault(_text(keys), f"a key needs a text, found {_odd(key) or type(key).__name__}")
            elif type(value) in _HOLDERS:
                waiting.append((value, (*keys, key)))
            elif odd := _odd(value):
                yield Fault(_text((*keys, key)), f"needs a value as JSON has them, found {odd}")


def _text(keys: Path) -> str:
    """Return a path as text; the first key is that of the whole data in a list of their own."""
    return path_text(keys[1:])


def _odd(value: object) -> str:
    """Return what a value is that no JSON text could give; empty where one could."""
    if type(value) is str:
        return _HALF if _is_half(value) else ""
    if type(value) is int:
        return "a number of thousands of digits" if value.bit_length() > _MOST_BITS else ""
    is_plain = value is None or type(value) in (bool, float)
    return "" if is_plain else f"one of the class {shown(type(value).__name__)}"


def _is_half(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def _too_many(limits: Limits) -> str:
    return f"there are more than {limits.values:,} values, the most that are read"


def _too_deep(limits: Limits) -> str:
    return f"lists and objects lie too deep in each other; a depth of {limits.depth} is the most that is read"


# -- places -----------------------------------------------------------------------------------------------------------

_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder(parse_int=len)  # numbers of any length: only where they stand matters


def column_of(text: str, keys: Path, *, at_key: bool = False) -> int:
    """Return the column, from 1, of the value that keys and indexes lead to, or of its key; `text` is good JSON.

    >>> column_of('{"cards": [32, 5]}', ("cards", 1))
    16
    >>> column_of('{"cards": [32, 5]}', ("cards",), at_key=True)
    2
    """
    key_at = at = _after_space(text, 0)
    for key in keys:
        found = _child(text, at, key)
        if found is None:
            return at + 1
        key_at, at = found
    return (key_at if at_key else at) + 1


def _child(text: str, at: int, wanted: str | int) -> tuple[int, int] | None:
    """Return where a member of the object or list at a place stands, its key first, None where there is none."""
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
