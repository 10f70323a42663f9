"""What a YAML parser could not read, and the slips of the pen behind it: from a look at the lines around."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import attrs

from viceroy.errors import Code, Problem
from viceroy.messages import shown
from viceroy.text.nodes import (
    ANCHORS,
    BLOCKS,
    COLONS,
    DEPTH,
    DIRECTIVES,
    ESCAPES,
    QUESTION_MARKS,
    SPACES,
    TAGS,
    excerpt,
    odd_space,
)

if TYPE_CHECKING:
    from yaml import Mark, MarkedYAMLError

# -- what the parser says ---------------------------------------------------------------------------------------------

_QUOTE_IT = "; put a text that starts so in quotes"

_MESSAGES: tuple[tuple[str, Code, str], ...] = (
    (r"anchor|alias", Code.YAML_FEATURE, ANCHORS + _QUOTE_IT),
    (r"\btag\b", Code.YAML_FEATURE, TAGS + _QUOTE_IT),
    (r"escape|hex", Code.YAML_SYNTAX, ESCAPES),
    (r"directive|incompatible", Code.YAML_FEATURE, DIRECTIVES + _QUOTE_IT),
    (r"nesting depth", Code.TOO_DEEP, DEPTH),  # libyaml 0.2.6 and later stop at 1,000 open brackets
    (r"block scalar", Code.YAML_SYNTAX, BLOCKS),
    (r"sequence entries", Code.YAML_SYNTAX, "a list cannot start here; put each '- ' item on a line of its own"),
    (r"mapping keys", Code.YAML_SYNTAX, "'?' cannot start a key here"),
    (
        r"document start",
        Code.YAML_SYNTAX,
        "this does not belong to what stands above; is the line indented like those it belongs to?",
    ),
)
"""What the parser's words match, and what to say instead."""

_UNREADABLE = "this cannot be read as YAML; check the indentation, colons, quotes and brackets here"
_NO_SPACE = re.compile(r"[ \t]*(?:- +)*([\w-]{1,40}):[^\s:/]")


class SyntaxFault(NamedTuple):
    """A place that cannot be read, lines and columns from 1, and why."""

    line: int
    column: int
    message: str
    code: Code = Code.YAML_SYNTAX


def fault_of(error: MarkedYAMLError, lines: Sequence[str]) -> SyntaxFault:
    """Explain what a parser found in a text of these lines."""
    problem = error.problem or ""
    context = error.context or ""
    words = f"{context}: {problem.partition(' but ')[0]}"  # what was found instead is none of our words
    here = _place(error.problem_mark, error.context_mark)
    start = _place(error.context_mark, error.problem_mark)
    if "quoted scalar" in words and "unexpected" in problem:
        return SyntaxFault(*start, "the quote that opens here is never closed")
    if "cannot start any token" in problem:
        return _bad_start(here, lines)
    if "flow" in words and "expected ','" in problem:
        return _open_bracket(start, here, lines)
    if "unexpected ':'" in problem:
        return SyntaxFault(*here, COLONS)
    if "expected ':'" in problem:
        return _no_space(start, lines) or _no_colon(start)
    if "mapping values" in problem:
        return _unexpected_colon(here, lines)
    if context.endswith(("block mapping", "block collection")):
        return _misfit(start, here, lines, "mapping" if context.endswith("mapping") else "list")
    if "node content" in problem:
        return _no_value(here, lines)
    for pattern, code, message in _MESSAGES:
        if re.search(pattern, words):
            return SyntaxFault(*here, message, code)
    return SyntaxFault(*here, _UNREADABLE)


def _place(mark: Mark | None, otherwise: Mark | None) -> tuple[int, int]:
    known = mark or otherwise
    return (known.line + 1, known.column + 1) if known else (1, 1)


def _rest(place: tuple[int, int], lines: Sequence[str]) -> str:
    """Return the line from the place on."""
    line, column = place
    return lines[line - 1][column - 1 :] if line <= len(lines) else ""


def _is_end(place: tuple[int, int], lines: Sequence[str]) -> bool:
    """Whether nothing follows; the parsers pass over comments themselves."""
    return not _rest(place, lines).strip() and not any(line.strip() for line in lines[place[0] :])


def _bad_start(here: tuple[int, int], lines: Sequence[str]) -> SyntaxFault:
    character = _rest(here, lines)[:1]
    return SyntaxFault(*here, f"a value cannot start with {shown(character)}; put it in quotes")


def _open_bracket(start: tuple[int, int], here: tuple[int, int], lines: Sequence[str]) -> SyntaxFault:
    if _rest(here, lines).startswith("?"):
        return SyntaxFault(*here, QUESTION_MARKS)
    bracket = _rest(start, lines)[:1]
    closing = "]" if bracket == "[" else "}"
    if _is_end(here, lines):
        return SyntaxFault(*start, f"the bracket that opens here is never closed by {closing!r}")
    message = f"a comma or {closing!r} is missing before this (the bracket opens at line {start[0]}, column {start[1]})"
    return SyntaxFault(*here, message)


def _no_value(here: tuple[int, int], lines: Sequence[str]) -> SyntaxFault:
    if _is_end(here, lines):
        return SyntaxFault(*here, "the file ends where a value is expected; is a bracket never closed?")
    return SyntaxFault(*here, "a value is missing before this")


def _no_space(place: tuple[int, int], lines: Sequence[str]) -> SyntaxFault | None:
    """Explain `key:value`, the most common slip of all, if that line is one."""
    number = place[0]
    match = _NO_SPACE.match(lines[number - 1]) if 1 <= number <= len(lines) else None
    if match is None:
        return None
    return SyntaxFault(number, match.end(1) + 2, f"a space is missing after '{match[1]}:'")


def _no_colon(place: tuple[int, int]) -> SyntaxFault:
    return SyntaxFault(*place, "a key with ': ' and a value is expected here (key: value)")


def _unexpected_colon(here: tuple[int, int], lines: Sequence[str]) -> SyntaxFault:
    slip = _no_space((here[0] - 1, 1), lines)
    if slip:
        return slip
    message = "no ':' can stand here; is the line indented like its neighbors? a text that holds ': ' needs quotes"
    return SyntaxFault(*here, message)


def _misfit(start: tuple[int, int], here: tuple[int, int], lines: Sequence[str], what: str) -> SyntaxFault:
    """Explain a line that does not continue the mapping or list that it should belong to."""
    line, column = here
    if line <= len(lines) and lines[line - 1][: column - 1].strip(" -"):
        message = "this is too much; a quote or bracket was closed before it"
    elif what == "list":
        message = f"this is no item of the list that starts at line {start[0]}: items start with '- ' in one column"
    elif _rest(here, lines).startswith(":"):
        message = "a key is missing before ':'"
    else:
        message = f"this is no key of the mapping that starts at line {start[0]}; is it indented like the other keys?"
    return SyntaxFault(*here, message)


# -- slips ------------------------------------------------------------------------------------------------------------

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
