"""JSON text into plain data, within limits."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import NoReturn

from viceroy.messages import shown
from viceroy.plaindata.faults import BadJson, Fault, Path

MOST_CHARACTERS = 8 * 1024 * 1024


class NoJson(BadJson):
    """A text is no JSON; `column` says where, counted from 1, and `reason` why."""

    def __init__(self, message: str, column: int = 1, reason: str = "") -> None:
        self.column = column
        self.reason = reason or message
        super().__init__([Fault("$", message)])


def parsed(text: str | bytes) -> object:
    """Return the plain data of a JSON text; raises `BadJson`.

    >>> parsed('{"turn": 3}')
    {'turn': 3}
    """
    if len(text) > MOST_CHARACTERS:
        raise NoJson(f"the text has {len(text):,} characters; at most {MOST_CHARACTERS:,} are read")
    try:
        decoded = text.decode() if isinstance(text, bytes) else text
        data = json.loads(decoded, object_pairs_hook=_without_duplicates, parse_constant=_refuse_constant)
        if "\\u" in decoded or not decoded.isascii():
            json.dumps(data, ensure_ascii=False).encode()  # half a character is no text, and cannot be written again
    except RecursionError:
        raise NoJson("lists and objects lie too deep in each other") from None
    except UnicodeEncodeError:
        raise NoJson("no JSON: it holds half a character (a lone surrogate)") from None
    except json.JSONDecodeError as error:
        raise NoJson(f"no JSON: {error}", error.colno, f"this line is no JSON: {error.msg}") from None
    except UnicodeDecodeError as error:
        raise NoJson(f"no JSON: {error}") from None
    except ValueError:
        raise NoJson("a number has thousands of digits") from None
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


_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder(parse_int=len)  # numbers of any length: what they are is not asked here


def column_of(text: str, keys: Path) -> int:
    """Return the column, from 1, of the value that keys and indexes lead to; `text` is good JSON.

    >>> column_of('{"cards": [32, 5]}', ("cards", 1))
    16
    """
    at = _after_space(text, 0)
    for key in keys:
        found = _child(text, at, key)
        if found is None:
            break
        at = found
    return at + 1


def _child(text: str, at: int, wanted: str | int) -> int | None:
    """Return where a member of the object or list at a place stands, None where there is none."""
    opening = text[at]
    if opening not in "{[":
        return None
    at, number = _after_space(text, at + 1), 0
    while text[at] not in "}]":
        key: str | int = number
        if opening == "{":
            key, at = _DECODER.raw_decode(text, at)
            at = _after_space(text, _after_space(text, at) + 1)  # the colon
        if key == wanted:
            return at
        at = _after_space(text, _DECODER.raw_decode(text, at)[1])
        at, number = _after_space(text, at + 1) if text[at] == "," else at, number + 1
    return None


def _after_space(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at
