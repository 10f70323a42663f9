"""JSON text into plain data, within limits.

Rule 1: whatever the text is, the answer is plain data or `BadJson`, and it comes soon. Rule 2: what JSON leaves open is
refused: keys that stand twice, NaN, halves of characters. Rule 3: this module knows no format.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import NoReturn

from viceroy.excerpts import shown
from viceroy.faults import fail

MOST_CHARACTERS = 8 * 1024 * 1024


def parsed(text: str | bytes) -> object:
    """Return the plain data of a JSON text; raises `BadJson`.

    >>> parsed('{"turn": 3}')
    {'turn': 3}
    """
    if not isinstance(text, str | bytes):
        raise TypeError(f"JSON is a str, or bytes in UTF-8, not {type(text).__name__}")
    if len(text) > MOST_CHARACTERS:
        fail(f"the text has {len(text):,} characters; at most {MOST_CHARACTERS:,} are read")
    try:
        decoded = text.decode() if isinstance(text, bytes) else text
        data = json.loads(decoded, object_pairs_hook=_without_duplicates, parse_constant=_refuse_constant)
        if "\\u" in decoded or not decoded.isascii():
            json.dumps(data, ensure_ascii=False).encode()  # half a character is no text, and cannot be written again
    except RecursionError:
        fail("lists and objects lie too deep in each other")
    except UnicodeEncodeError:
        fail("no JSON: it holds half a character (a lone surrogate)")
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        fail(f"no JSON: {error}")
    except ValueError:
        fail("a number has thousands of digits")
    return data


def _without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key, count in counts.items() if count > 1)
        fail(f"no JSON: the key {shown(twice)} stands twice in one object")
    return found


def _refuse_constant(name: str) -> NoReturn:
    fail(f"no JSON: {name} is no JSON value")
