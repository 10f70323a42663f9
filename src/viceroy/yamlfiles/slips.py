"""Slips of the pen that a parser answers with a riddle: better words for them, from a look at the lines around."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

import attrs

from viceroy.errors import Code, Problem
from viceroy.messages import shown
from viceroy.yamlfiles.excerpts import excerpt
from viceroy.yamlfiles.syntax import SPACES, odd_space

Found = tuple[int, int, str]
"""A line and a column, from 1, and what is wrong there."""

_NEAR = 50  # lines above the problem that are looked at
_ODD_SPACE = re.compile(f"[{SPACES}]")
_APOSTROPHE = re.compile(r"(?:^|[\s\[{,])'[^'\"]*[^\W\d_](?P<at>')[^\W\d_][^',}\]]*")
_COMMENT = re.compile(r"\s(?P<at>#)")
_ASSIGNED = re.compile(r"[ -]*(?P<key>[\w-]{1,40}) *(?P<at>=)")
_KEY = re.compile(r"(?P<indent>[ ]*(?:- +)*)(?P<key>[\w-]{1,40}):(?:\s|$)")
_GLUED_DASH = re.compile(r" *-[^\W\d]| *-[\[{'\"]")
_SECOND_COLON = re.compile(r"(?:^|[{,-])\s*(?P<key>[\w-]{1,40}): +(?P<text>[^'\"\[\]{},:#]+: [^'\"\[\]{},:#]+)")


def explained(problems: Iterable[Problem], lines: Sequence[str]) -> list[Problem]:
    """Return problems, those of the YAML syntax in better words where a slip explains them."""
    return [_explained(problem, lines) if problem.code is Code.YAML_SYNTAX else problem for problem in problems]


def _explained(problem: Problem, lines: Sequence[str]) -> Problem:
    for look in _SLIPS:
        found = look(problem, lines)
        if found is not None:
            line, column, message = found
            text = excerpt(lines[line - 1], column)
            return attrs.evolve(problem, line=line, column=column, message=message, excerpt=text)
    return problem


def _space(problem: Problem, lines: Sequence[str]) -> Found | None:
    found = _ODD_SPACE.search(lines[problem.line - 1])
    return (problem.line, found.start() + 1, odd_space(found[0])) if found else None


def _apostrophe(problem: Problem, lines: Sequence[str]) -> Found | None:
    found = _APOSTROPHE.search(lines[problem.line - 1])
    if found is None:
        return None
    message = "this apostrophe ends the quoted text: write it twice, '', or put the text in double quotes"
    return problem.line, found.start("at") + 1, message


def _colon(problem: Problem, lines: Sequence[str]) -> Found | None:
    found = _SECOND_COLON.search(lines[problem.line - 1])
    text = " ".join(found["text"].split()) if found else ""  # a tab would not be seen
    if found is None or problem.column <= found.start("text") or not text.isprintable():
        return None
    return problem.line, problem.column, f"a text that holds ': ' needs quotes: {found['key']}: '{text}'"


def _comment(problem: Problem, lines: Sequence[str]) -> Found | None:
    """Find a comment that swallows a closing bracket, on the line of the problem or above it."""
    for line in range(problem.line, max(problem.line - 3, 0), -1):
        text = lines[line - 1]
        found = _COMMENT.search(text)
        if found and text.count("[") + text.count("{") > text[: found.start()].count("]") + text[: found.start()].count(
            "}"
        ):
            message = "what follows this # is a comment, so the bracket before it is never closed"
            return line, found.start("at") + 1, f"{message}; close it before the #"
    return None


def _assignment(problem: Problem, lines: Sequence[str]) -> Found | None:
    found = _ASSIGNED.match(lines[problem.line - 1])
    if found is None:
        return None
    return problem.line, found.start("at") + 1, f"a key is followed by a colon: write {found['key']}: and its value"


def _indent(problem: Problem, lines: Sequence[str]) -> Found | None:
    """Find a key that starts beside the key above it, neither under it nor in its column."""
    here = _KEY.match(lines[problem.line - 1])
    if here is None:
        return None
    nearest = lines[max(problem.line - _NEAR, 0) : problem.line - 1][::-1]
    above = next((line for line in nearest if line.strip() and not line.strip().startswith("#")), "")
    before = _KEY.match(above)
    if before is None or "-" in here["indent"]:
        return None
    column, wanted = len(here["indent"]) + 1, len(before["indent"]) + 1
    if column == wanted or (column > wanted and not above[before.end() :].strip()):
        return None
    message = f"{shown(here['key'])} starts in column {column}, and {shown(before['key'])} above it in column {wanted}"
    return problem.line, column, f"{message}; keys that belong together start in one column"


def _dash(problem: Problem, lines: Sequence[str]) -> Found | None:
    """Find an item of a list that follows its dash without a space."""
    found = _GLUED_DASH.match(lines[problem.line - 1])
    return (problem.line, found.end(), "a space is missing after '-'") if found else None


def _item(problem: Problem, lines: Sequence[str]) -> Found | None:
    """Find why an item belongs to no list: a key above it stands too far left, or the first item has no dash."""
    depth = problem.column - 1
    if not re.fullmatch(r" *- .*", lines[problem.line - 1]) or _depth(lines[problem.line - 1]) != depth:
        return None
    filled = [
        (number, line)
        for number, line in enumerate(lines[: problem.line - 1], 1)
        if line.strip() and not line.strip().startswith("#")
    ]
    head = next((at for at in range(len(filled) - 2, -1, -1) if _depth(filled[at][1]) < depth), None)
    if head is None:
        return None
    (above, outer), (first, inner) = filled[head : head + 2]
    outer_key, inner_key = _KEY.match(outer), _KEY.match(inner)
    if outer_key is None:
        return None
    if inner.lstrip().startswith("- ") and _depth(inner) > depth:
        name = shown(outer_key["key"])
        message = f"{name} stands too far left: it ends the list that goes on in line {problem.line}"
        return above, _depth(outer) + 1, f"{message}; indent it like the keys above it"
    if inner_key is not None and len(inner_key["indent"]) == depth + 2 and "-" not in inner_key["indent"]:
        message = f"the first item of {shown(outer_key['key'])} has no dash: write '- {inner_key['key']}:'"
        return first, depth + 3, message
    return None


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


_SLIPS: tuple[Callable[[Problem, Sequence[str]], Found | None], ...] = (
    _space,
    _apostrophe,
    _colon,
    _comment,
    _assignment,
    _dash,
    _item,
    _indent,
)
