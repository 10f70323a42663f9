"""Score sheets as plain data instead of YAML: read like a file, and their problems have keys instead of lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from viceroy.cardsets.loader import SHIPPED
from viceroy.errors import Code, Problem, Severity
from viceroy.errors import Path as Keys
from viceroy.messages import joined, shown
from viceroy.model.cards import CardSet
from viceroy.sheets.sheet import SheetReading, read_sheet
from viceroy.text.yaml_text import Node, YamlDocument

Place = tuple[Keys, Problem]
"""A problem, and the keys and indexes that lead to the value that it is about."""


class SheetData(YamlDocument):
    """Plain data as a document without text: each value has a line of its own, by which its keys are found."""

    __slots__ = ("_keys",)
    has_lines = False

    def __init__(self, data: Any) -> None:
        self._keys: list[Keys] = []
        root = self._node(data, ())
        super().__init__("sheet", "\n" * len(self._keys))
        self.root = root

    def _node(self, data: Any, keys: Keys) -> Node:
        self._keys.append(keys)
        line = len(self._keys)
        if isinstance(data, dict):
            children = {key: self._node(value, (*keys, key)) for key, value in data.items()}
            return Node(children, line, 1, keys={key: (child.line, 1) for key, child in children.items()})
        if isinstance(data, list):
            return Node([self._node(value, (*keys, index)) for index, value in enumerate(data)], line, 1)
        raw = str(data).lower() if isinstance(data, bool) else "null" if data is None else str(data)
        return Node(data, line, 1, raw)

    def placed(self, problems: Iterable[Problem]) -> tuple[Place, ...]:
        """Return problems with the keys of what they are about."""
        return tuple((self._keys[problem.line - 1], problem) for problem in problems)


def read_sheet_data(data: Any, given: CardSet | None = None) -> tuple[SheetReading, tuple[Place, ...]]:
    """Read a score sheet from plain data as far as possible; its problems have the keys of what they are about.

    The cards are those of the set that is `given` with it. Otherwise only a shipped set can be named: what comes from a
    browser opens no file of this machine.

    >>> sheet = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[99]]}]}
    >>> reading, problems = read_sheet_data(sheet)
    >>> reading.sheet, [(keys, str(problem.code)) for keys, problem in problems]
    (None, [(('players', 0, 'pyramid', 0, 0), 'unknown-card')])
    """
    document = SheetData(data)
    name = data.get("card_set") if isinstance(data, dict) else None
    if given is None and isinstance(name, str) and name not in SHIPPED:
        known = joined(SHIPPED, "and")
        message = f"the cards of {shown(name)} are not here, only {known}: open the file of the card set, at the top"
        place = document.root.at(["card_set"])
        problem = Problem("sheet", place.line, 1, Severity.ERROR, Code.UNKNOWN_CARD_SET, message)
        reading = SheetReading(None, (problem,))
    else:
        reading = read_sheet(document, given)
    return reading, document.placed(reading.problems)
