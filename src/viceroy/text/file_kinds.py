"""The kinds of files, each with its name in messages and the command that reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from viceroy.messages import joined


class FileKind(NamedTuple):
    """What messages call a file of a kind, and the command that reads one; empty for what is only written."""

    title: str
    command: str = ""


FILE_KINDS = {
    "card-set": FileKind("a card set", "viceroy cards FILE"),
    "score-sheet": FileKind("a score sheet", "viceroy score FILE"),
    "position": FileKind("a position", "viceroy show FILE"),
    "rules-suite": FileKind("a rules suite", "viceroy conform FILE"),
    "lesson": FileKind("a lesson", "viceroy check FILE"),
    "record": FileKind("the record of a game", "viceroy replay FILE"),
    "arena-games": FileKind("a file of games of an arena", "viceroy arena BOT BOT --out FILE"),
    "final-score": FileKind("a score, the output of 'viceroy score SHEET --json'"),
    "problems": FileKind("a list of problems, the output of a command with --json"),
    "trial": FileKind("a trial, the output of 'viceroy try SET --json'"),
    "card-trial": FileKind("a trial of a card, the output of 'viceroy try SET --card CARD --json'"),
    "arena": FileKind("a result, the output of 'viceroy arena BOT BOT --json'"),
    "balance": FileKind("a report, the output of 'viceroy balance SET --json'"),
}
"""The kinds by the names of their formats, without versions."""

LINES_OF_JSON = ("record", "arena-games")
"""The kinds of files that hold a line of JSON for each thing."""

WITH_PYRAMIDS = ("score-sheet", "position", "rules-suite")
"""The kinds of files in which people write pyramids."""

_FORMAT_LINE = re.compile(r"^(?:\{\s*\"format\"|\"?format\"?):[ \t]*[\"']?([a-z-]+)/", re.MULTILINE)
_START = 65536  # characters in which a format line is looked for


def stated_kind(text: str) -> str:
    r"""Return the kind that a format line near the start of a text states, as in nearly every file; empty without one.

    >>> stated_kind("# my cards\nformat: card-set/1\n"), stated_kind("cards: []\n")
    ('card-set', '')
    """
    line = _FORMAT_LINE.search(text[:_START])
    return line[1] if line else ""


def another_kind(found: str, wanted: Iterable[str]) -> str:
    """Say that a file is of another kind than the wanted ones, and what reads it; empty for a wanted or unknown kind.

    >>> another_kind("card-set", ["score-sheet"])
    "this is a card set, and a score sheet is needed here; 'viceroy cards FILE' reads it"
    """
    kinds = [*wanted]
    if found not in FILE_KINDS or found in kinds:
        return ""
    title, command = FILE_KINDS[found]
    needed = joined((FILE_KINDS[kind].title for kind in kinds if kind in FILE_KINDS), "or")
    reads = f"{command!r} reads it" if command else "name the file that it was made from"
    return f"this is {title}, and {needed} is needed here; {reads}"
