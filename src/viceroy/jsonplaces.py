"""Where in a JSON text a value stands, so that a fault that is known by its path can be shown.

Rule 1: a path is followed as far as it leads. Rule 2: it knows JSON, and not what any text means.
"""

from __future__ import annotations

import json
import re

_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder(parse_int=len)  # numbers of any length: what they are is not asked here


def column_of(text: str, path: str) -> int:
    """Return the column, from 1, of the value that a path such as `$.cards[1]` leads to; `text` is good JSON.

    >>> column_of('{"cards": [32, 5]}', "$.cards[1]")
    16
    """
    at = _after_space(text, 0)
    for key, index in _STEP.findall(path):
        found = _child(text, at, key or int(index))
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
