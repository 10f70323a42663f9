"""The tree that a YAML file becomes: values that know where they stand, the problems found among them, and excerpts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any
from unicodedata import category, east_asian_width

from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.messages import columns

MOST_PROBLEMS = 100
MOST_DEPTH = 50

Scalar = bool | int | float | str | None
Position = tuple[int, int]
"""A line and a column, both from 1."""

NO_KEYS: dict[str, Position] = {}
_HOLDERS = (list, dict)


class Node:
    """One value of a file and where it stands: a scalar, a list of nodes, or nodes by key.

    `raw` is a scalar as written (of a quoted one, its content); `keys` says where each key of a mapping stands.
    A null that is not written at all (`gems:`) has an empty `raw` and the place of its key.
    """

    __slots__ = ("column", "keys", "line", "raw", "value")

    def __init__(
        self,
        value: Scalar | list[Node] | dict[str, Node],
        line: int,
        column: int,
        raw: str = "",
        keys: dict[str, Position] = NO_KEYS,
    ) -> None:
        self.value = value
        self.line = line
        self.column = column
        self.raw = raw
        self.keys = keys

    def plain(self) -> Any:
        """Return the value as plain lists, dicts and scalars."""
        value = self.value
        if isinstance(value, list):
            return [node.plain() if node.value.__class__ in _HOLDERS else node.value for node in value]
        if isinstance(value, dict):
            return {
                key: node.plain() if node.value.__class__ in _HOLDERS else node.value for key, node in value.items()
            }
        return value

    def at(self, path: Iterable[str | int]) -> Node:
        """Follow keys and indexes as far as they lead.

        >>> node = Node({"cards": Node([Node(32, 1, 9), Node(5, 1, 13)], 1, 8)}, 1, 1)
        >>> node.at(["cards", 1, "gems"]).value
        5
        """
        node = self
        for step in path:
            children: Any = node.value
            if isinstance(children, dict):
                is_there = step in children
            else:
                is_there = isinstance(children, list) and step in range(len(children))
            if not is_there:
                break
            node = children[step]
        return node

    def __repr__(self) -> str:
        return f"<Node at {self.line}:{self.column}>"


class Document:
    """A file that was read: its tree, and its text for the excerpts of problems."""

    __slots__ = ("_lines", "file", "root", "text")
    has_lines = True  # which a message may name

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.root = Node(None, 1, 1)
        self._lines: list[str] | None = None

    @property
    def lines(self) -> list[str]:
        """The lines of the text; what follows the last line break is one only if it is not empty."""
        if self._lines is None:
            self._lines = self.text.removesuffix("\n").split("\n")
        return self._lines

    def problem(self, place: Node | Position, code: Code, message: str, severity: Severity = Severity.ERROR) -> Problem:
        """Tell a problem at a place, with an excerpt; a place behind the end of the text is its end."""
        line, column = (place.line, place.column) if isinstance(place, Node) else place
        lines = self.lines
        if line > len(lines):
            line, column = len(lines), len(lines[-1]) + 1
        return Problem(self.file, line, column, severity, code, message, excerpt(lines[line - 1], column))


class Problems:
    """Gathers what is wrong with a document, though not without end: raises `BadFile` when there is very much.

    So the work that a hostile file can cause is bounded, and nobody has to read a thousand lines.
    """

    def __init__(self, document: Document) -> None:
        self.document = document
        self.problems: list[Problem] = []
        self._errors = 0

    def error(self, place: Node | Position, code: Code, message: str) -> None:
        """Add an error; raises `BadFile` when there are too many."""
        self._errors += 1
        if self._errors > MOST_PROBLEMS:
            self.problems.append(self.document.problem(place, code, "and there are more problems than these"))
            self.finish()
        self.problems.append(self.document.problem(place, code, message))

    def warning(self, place: Node | Position, code: Code, message: str) -> None:
        """Add a warning."""
        self.problems.append(self.document.problem(place, code, message, Severity.WARNING))

    def finish(self) -> None:
        """Put the problems in the order of the file; raises `BadFile` if any of them is an error."""
        self.problems.sort(key=lambda problem: (problem.line, problem.column))
        if self._errors:
            raise BadFile(self.problems)


# -- words of several messages ---------------------------------------------------------------------------------------

ANCHORS = "anchors (&) and aliases (*) are not used in these files"
TAGS = "tags (!) are not used in these files"
DIRECTIVES = "directives (%) are not used in these files"
ESCAPES = "a backslash in double quotes starts an escape: write it twice, or use single quotes"
BLOCKS = "after '|' or '>' the text starts on the next line, indented by spaces"
QUESTION_MARKS = "inside brackets a text with a '?' needs quotes"
COLONS = "inside brackets a space must follow this ':'"
DEPTH = f"lists and mappings are nested too deep here; at most {MOST_DEPTH} are read"

SPACES = "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u202f\u205f\u2060\u3000"
"""Characters that look like a space, or like nothing, and are no space to YAML."""


def odd_space(character: str) -> str:
    """Return what to do about a space that is none."""
    name = "a no-break space" if character == "\u00a0" else "a character that only looks like a space"
    return f"{name} (U+{ord(character):04X}) stands here; type an ordinary space"


# -- excerpts: a line of a file with a caret --------------------------------------------------------------------------

WIDTH = 100
"""How many terminal columns of a line are shown."""
_BEFORE = 60  # at most so many of them before the caret, where the line is longer than that
_TAB = "    "
_CUT = "…"


def excerpt(line: str, column: int) -> str:
    """Return the line, clipped around the column (from 1), and a second line with a caret under it.

    Empty for a blank line. Tabs and wide characters take their room, control characters are pictured.

    >>> print(excerpt("name: 'Ada", 7))
    name: 'Ada
          ^
    """
    at = min(max(column - 1, 0), len(line))
    before, is_cut_before = _clipped(reversed(line[max(0, at - WIDTH) : at]), at, _BEFORE)
    room = WIDTH - sum(map(columns, before))
    after, is_cut_after = _clipped(iter(line[at : at + WIDTH]), len(line) - at, room)
    left = _CUT * is_cut_before + "".join(reversed(before))
    text = (left + "".join(after) + _CUT * is_cut_after).rstrip()
    return f"{text}\n{' ' * columns(left)}^" if text else ""


def _clipped(characters: Iterator[str], count: int, room: int) -> tuple[list[str], bool]:
    """Picture as many of the `count` characters as there is room for; say whether any were left out."""
    pictures: list[str] = []
    for character in characters:
        picture = _picture(character)
        room -= columns(picture)
        if room < 0:
            break
        pictures.append(picture)
    return pictures, len(pictures) < count


def _picture(character: str) -> str:
    """Return what stands for a character: itself where it is harmless."""
    if character == "\t":
        return _TAB
    if character < " ":
        return chr(0x2400 + ord(character))  # the control pictures of Unicode
    if character.isprintable():
        return character
    return " " if category(character) == "Zs" and east_asian_width(character) != "F" else "\ufffd"
