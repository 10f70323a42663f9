"""The tree that a YAML file becomes: values that know where they stand, and the problems found among them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.yamlfiles.excerpts import excerpt

MOST_PROBLEMS = 100

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

    def where(self, line: int) -> str:
        """Return a phrase for a place, for a message about another place."""
        return f"on line {line}"

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
