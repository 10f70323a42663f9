"""Card sets, and parts of the law language, from plain data: through the same readers as the files of sets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from viceroy.cardsets.cardfiles import SetReader, has_format
from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.formats.faults import BadJson, Fault, fail
from viceroy.model.cards import CardSet
from viceroy.yamlfiles.nodes import Document, Node, Position
from viceroy.yamlfiles.reader import Reader

T = TypeVar("T")

MOST_DEEP = 20


class JsonDocument(Document):
    """Plain data as a document: a line is the place of a value among all paths."""

    __slots__ = ("paths",)

    def __init__(self, data: object) -> None:
        super().__init__("", "")
        self.paths: list[str] = []
        self.root = self._node(data, "$", 0)

    def _node(self, value: object, path: str, deep: int) -> Node:
        if deep > MOST_DEEP:
            fail("lists and objects lie too deep in each other", path)
        self.paths.append(path)
        line = len(self.paths)
        if isinstance(value, dict):
            keys = dict.fromkeys(value, (line, 1))
            return Node(
                {key: self._node(item, f"{path}.{key}", deep + 1) for key, item in value.items()}, line, 1, "", keys
            )
        if isinstance(value, list):
            return Node([self._node(item, f"{path}[{index}]", deep + 1) for index, item in enumerate(value)], line, 1)
        if value is None or isinstance(value, bool | int | float | str):
            return Node(value, line, 1, "null" if value is None else json.dumps(value))
        raise TypeError(f"{type(value).__name__} is no plain data")

    def problem(self, place: Node | Position, code: Code, message: str, severity: Severity = Severity.ERROR) -> Problem:
        """Tell a problem at a place, without an excerpt."""
        line = place.line if isinstance(place, Node) else place[0]
        return Problem(self.file, line, 1, severity, code, message)

    def where(self, line: int) -> str:
        """Return a place in words: the path of its value."""
        return f"at {self.paths[line - 1]}"


def read_card_set(data: object) -> CardSet:
    """Return a card set from plain data; raises `BadJson`. It has no id where the data tell none."""
    cards = SetReader()

    def read(reader: Reader, _: Node) -> CardSet | None:
        if has_format(reader):
            cards.read(reader)
        return cards.card_set("")

    return read_part(read, data)


def read_part(read: Callable[[Reader, Node], T | None], data: object) -> T:
    """Return what a reader of nodes makes of plain data; raises `BadJson` with all that it finds wrong."""
    document = JsonDocument(data)
    reader = Reader(document)
    try:
        value: T = read(reader, document.root)  # type: ignore[assignment] # None only where `finish` raises
        reader.finish()
    except BadFile as error:
        raise BadJson(Fault(document.paths[one.line - 1], one.message) for one in error.problems) from None
    return value
