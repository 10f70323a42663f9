"""Messages about what the YAML parser could not read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from viceroy.errors import Code
from viceroy.messages import shown

if TYPE_CHECKING:
    from yaml import Mark, MarkedYAMLError

ANCHORS = "anchors (&) and aliases (*) are not used in these files"
TAGS = "tags (!) are not used in these files"
DIRECTIVES = "directives (%) are not used in these files"
ESCAPES = "a backslash in double quotes starts an escape: write it twice, or use single quotes"
BLOCKS = "after '|' or '>' the text starts on the next line, indented by spaces"
QUESTION_MARKS = "inside brackets a text with a '?' needs quotes"
COLONS = "inside brackets a space must follow this ':'"
_QUOTE_IT = "; put a text that starts so in quotes"

_MESSAGES: tuple[tuple[str, Code, str], ...] = (
    (r"anchor|alias", Code.YAML_FEATURE, ANCHORS + _QUOTE_IT),
    (r"\btag\b", Code.YAML_FEATURE, TAGS + _QUOTE_IT),
    (r"escape|hex", Code.YAML_SYNTAX, ESCAPES),
    (r"directive|incompatible", Code.YAML_FEATURE, DIRECTIVES + _QUOTE_IT),
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

SPACES = "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u202f\u205f\u2060\u3000"
"""Characters that look like a space, or like nothing, and are no space to YAML."""

_UNREADABLE = "this cannot be read as YAML; check the indentation, colons, quotes and brackets here"
_NO_SPACE = re.compile(r"[ \t]*(?:- +)*([\w-]{1,40}):[^\s:/]")


def odd_space(character: str) -> str:
    """Return what to do about a space that is none."""
    name = "a no-break space" if character == "\u00a0" else "a character that only looks like a space"
    return f"{name} (U+{ord(character):04X}) stands here; type an ordinary space"


class Fault(NamedTuple):
    """A place that cannot be read, lines and columns from 1, and why."""

    line: int
    column: int
    code: Code
    message: str


def fault_of(error: MarkedYAMLError, lines: Sequence[str]) -> Fault:
    """Explain what a parser found in a text of these lines."""
    problem = error.problem or ""
    context = error.context or ""
    words = f"{context}: {problem.partition(' but ')[0]}"  # what was found instead is none of our words
    here = _place(error.problem_mark, error.context_mark)
    start = _place(error.context_mark, error.problem_mark)
    if "quoted scalar" in words and "unexpected" in problem:
        return Fault(*start, Code.YAML_SYNTAX, "the quote that opens here is never closed")
    if "cannot start any token" in problem:
        return _bad_start(here, lines)
    if "flow" in words and "expected ','" in problem:
        return _open_bracket(start, here, lines)
    if "unexpected ':'" in problem:
        return Fault(*here, Code.YAML_SYNTAX, COLONS)
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
            return Fault(*here, code, message)
    return Fault(*here, Code.YAML_SYNTAX, _UNREADABLE)


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


def _bad_start(here: tuple[int, int], lines: Sequence[str]) -> Fault:
    character = _rest(here, lines)[:1]
    return Fault(*here, Code.YAML_SYNTAX, f"a value cannot start with {shown(character)}; put it in quotes")


def _open_bracket(start: tuple[int, int], here: tuple[int, int], lines: Sequence[str]) -> Fault:
    if _rest(here, lines).startswith("?"):
        return Fault(*here, Code.YAML_SYNTAX, QUESTION_MARKS)
    bracket = _rest(start, lines)[:1]
    closing = "]" if bracket == "[" else "}"
    if _is_end(here, lines):
        return Fault(*start, Code.YAML_SYNTAX, f"the bracket that opens here is never closed by {closing!r}")
    message = f"a comma or {closing!r} is missing before this (the bracket opens at line {start[0]}, column {start[1]})"
    return Fault(*here, Code.YAML_SYNTAX, message)


def _no_value(here: tuple[int, int], lines: Sequence[str]) -> Fault:
    if _is_end(here, lines):
        return Fault(*here, Code.YAML_SYNTAX, "the file ends where a value is expected; is a bracket never closed?")
    return Fault(*here, Code.YAML_SYNTAX, "a value is missing before this")


def _no_space(place: tuple[int, int], lines: Sequence[str]) -> Fault | None:
    """Explain `key:value`, the most common slip of all, if that line is one."""
    number = place[0]
    match = _NO_SPACE.match(lines[number - 1]) if 1 <= number <= len(lines) else None
    if match is None:
        return None
    return Fault(number, match.end(1) + 2, Code.YAML_SYNTAX, f"a space is missing after '{match[1]}:'")


def _no_colon(place: tuple[int, int]) -> Fault:
    return Fault(*place, Code.YAML_SYNTAX, "a key with ': ' and a value is expected here (key: value)")


def _unexpected_colon(here: tuple[int, int], lines: Sequence[str]) -> Fault:
    slip = _no_space((here[0] - 1, 1), lines)
    if slip:
        return slip
    message = "no ':' can stand here; is the line indented like its neighbors? a text that holds ': ' needs quotes"
    return Fault(*here, Code.YAML_SYNTAX, message)


def _misfit(start: tuple[int, int], here: tuple[int, int], lines: Sequence[str], what: str) -> Fault:
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
    return Fault(*here, Code.YAML_SYNTAX, message)
