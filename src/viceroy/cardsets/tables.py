"""Characters as a table in CSV: a row for each, in the order of the columns that people like."""

from __future__ import annotations

import csv
import io
import json
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path as Folder
from typing import Any

from viceroy.cardsets.card_set_form import FORMAT, NOTES, ignored
from viceroy.cardsets.forms import card_forms
from viceroy.documents.advice import as_meant, words_in, written
from viceroy.errors import BadFile, Code, Path, Severity
from viceroy.messages import did_you_mean, harmless, joined, shown
from viceroy.model.cards import LANGUAGE_TAG, CharacterCard
from viceroy.model.tokens import Color
from viceroy.text.csv_text import Cell, rows_of
from viceroy.text.source import COMMAND_FILES, Position, Problems, fail, read_bytes
from viceroy.text.yaml_text import Node, YamlDocument, checked_text, parse_document
from viceroy.wording.languages import language_meant, tag_fault

MAX_ROWS = 1000
_HERE = Folder()

_EDGE = "bottom"
_CORNERS = ("top_left", "top_right", _EDGE)
_NAME = "name_"
_ENGLISH = f"{_NAME}en"
_LEVELS = tuple((f"cost_{level}", f"reward_{level}") for level in range(1, 5))
_IMAGE = "image"
_NEEDED = ("number", "id", _ENGLISH, *_CORNERS, *(column for pair in _LEVELS for column in pair))
"""The columns that every table has; others are names in more languages, and pictures."""


# -- in ---------------------------------------------------------------------------------------------------------------


class _Table(YamlDocument):
    """A table that was read as the file of a card set: its cells are the values of the tree."""

    an_object = "keys with values (key: value), parted by commas"
    told_at_head = frozenset({Code.UNKNOWN_LANGUAGE})

    def as_in(self, example: str, value: object, path: Path) -> str:
        """Return advice as a cell is written: without the brackets around all of it."""
        is_cell = isinstance(value, str) and path[-1:] in (("reward",), ("bottom",))
        has_brackets = is_cell and len(example) > len("{}")
        return f"; write {example[1:-1]}" if has_brackets else super().as_in(example, value, path)

    def behind(self, path: Path) -> str:  # noqa: ARG002 - every cell
        """Return nothing: no comment stands behind a cell."""
        return ""


class _Problems(Problems):
    """Collects the problems of a table."""

    def __init__(self, table: _Table) -> None:
        super().__init__(table)
        self.table = table

    def tell(self, position: Position, code: Code, message: str, severity: Severity = Severity.ERROR) -> None:
        """Add a problem of a place in the table; raises when there are too many errors."""
        self.put(self.table.problem_at(position, code, message, severity))


def read_table(path: str | os.PathLike[str]) -> YamlDocument:
    """Read a table as a file of a card set: the same tree, in which each value has the place of its cell.

    A cell that cannot be read is one of the `mistakes`. Raises `BadFile` for what is no table.
    """
    file = harmless(os.fsdecode(path))
    return parse_table(read_bytes(path, file=file), file=file, folder=COMMAND_FILES.folder_of(path))


def parse_table(data: bytes, *, file: str, folder: Folder = _HERE) -> YamlDocument:
    """Parse a table, as `read_table` does; pictures lie in `folder`, by default the current one."""
    text = checked_text(data, file).text
    table = _Table(file, text, folder)
    problems = _Problems(table)
    if not text.strip():
        fail(file, Code.EMPTY, "this file is empty")
    head, *rows = rows_of(table, MAX_ROWS + 1)
    columns = _columns(head, problems)
    if not rows:
        problems.tell((1, 1), Code.EMPTY, "this table has no row below the names of its columns")
    problems.finish()
    characters = [_character(dict(_cells(columns, row, problems)), row[0].line, problems) for row in rows]
    table.mistakes = problems.problems
    nodes = {"format": Node(FORMAT, 1, 1), "characters": Node(list(characters), rows[0][0].line, 1)}
    table.root = Node(dict(nodes), 1, 1, keys={"format": (1, 1), "characters": (1, 1)})
    return table


def _columns(head: list[Cell], problems: _Problems) -> list[str]:
    """Return the names of the columns, empty for one without a name; says which are unknown, twice or missing."""
    columns: list[str] = []
    texts = [cell.text.strip() for cell in head]
    if not {*texts} & {*_NEEDED} and any(map(str.isdecimal, texts)):  # a character, whose number is one
        message = f"the first line must name the columns; there are {_known()}"
        problems.tell((head[0].line, 1), Code.MISSING_KEY, message)
        problems.finish()
    for cell in head:
        column = cell.text.strip()
        position = cell.line, cell.column
        is_name = bool(re.fullmatch(_NAME + LANGUAGE_TAG, column))
        if is_name and (fault := tag_fault(column.removeprefix(_NAME))):
            problems.tell(position, Code.UNKNOWN_LANGUAGE, fault, Severity.WARNING)
        if column.lower() in NOTES:
            warning = ignored(column.lower(), is_column=True)
            problems.tell(position, Code.IGNORED_KEY, warning, Severity.WARNING)
        elif not (is_name or column in (*_NEEDED, _IMAGE, "")):
            tag = language_meant(column.removeprefix(_NAME)) if column.startswith(_NAME) else None
            hint = f"; did you mean {_NAME + tag!r}?" if tag else did_you_mean(column, (*_NEEDED, _IMAGE))
            message = f"there is no column {shown(column)}{hint or f'; there are {_known()}'}"
            problems.tell(position, Code.UNKNOWN_KEY, message)
        elif column and column in columns:
            message = f"the column {column} is here for the second time"
            problems.tell(position, Code.DUPLICATE_KEY, message)
        columns.append(column)
    missing = [column for column in _NEEDED if column not in columns]
    if missing and not problems.error_count:
        many = f"the column {missing[0]}" if len(missing) == 1 else f"the columns {joined(missing)}"
        message = f"this table lacks {many}; the names of the columns stand in its first line"
        problems.tell((1, 1), Code.MISSING_KEY, message)
    return columns


def _known() -> str:
    return f"{', '.join(_NEEDED)}, {_IMAGE}, and names in more languages such as name_de"


def _cells(columns: list[str], row: list[Cell], problems: _Problems) -> Iterable[tuple[str, Cell]]:
    """Yield the cells of a row by their columns; those that the row ends before are empty."""
    last = row[-1]
    end = Cell("", last.line, last.column + len(last.text))
    for index, column in enumerate(columns):
        if column:
            yield column, row[index] if index < len(row) else end
    for index, cell in enumerate(row):
        if cell.text.strip() and (index >= len(columns) or not columns[index]):
            message = "no column names what stands here; a cell with a comma, semicolon or tab in it stands in quotes"
            problems.tell((cell.line, cell.column), Code.UNKNOWN_KEY, message)


def _character(cells: dict[str, Cell], line: int, problems: _Problems) -> Node:
    """Return the tree of a character, as a file in YAML has it."""
    number = cells["number"]
    names = {
        column.removeprefix(_NAME): _english(cell, problems) if column == _ENGLISH else _text(cell)
        for column, cell in cells.items()
        if column.startswith(_NAME) and (cell.text.strip() or column == _ENGLISH)
    }
    parts = {
        "number": _number(number),
        "id": _text(cells["id"]),
        "name": _mapping(names),
        "sections": _mapping(
            {corner: (_edge if corner == _EDGE else _section)(cells[corner], problems) for corner in _CORNERS}
        ),
        "levels": Node(
            [
                _mapping({"cost": _text(cells[cost]), "reward": _reward(cells[reward], problems)})
                for cost, reward in _LEVELS
            ],
            cells[_LEVELS[0][0]].line,
            cells[_LEVELS[0][0]].column,
        ),
    }
    if _IMAGE in cells and (image := cells[_IMAGE]).text.strip():
        parts[_IMAGE] = (
            _inside(image, "{}", problems, Node("picture.svg", 1, 1))
            if image.text.strip().startswith("{")
            else _text(image)
        )
    card = _mapping(parts)
    card.line, card.column = line, 1
    return card


def _english(cell: Cell, problems: _Problems) -> Node:
    """Return the English name, which every row has."""
    if not cell.text.strip():
        message = f"the column {_ENGLISH} needs a text in each row, found nothing"
        problems.tell((cell.line, cell.column), Code.WRONG_TYPE, message)
        return Node(_ENGLISH, cell.line, cell.column)
    return _text(cell)


def _mapping(values: dict[str, Node]) -> Node:
    first = next(iter(values.values()))
    return Node(dict(values), first.line, first.column, keys={key: (n.line, n.column) for key, n in values.items()})


def _text(cell: Cell) -> Node:
    text = cell.text.strip()
    return Node(text or None, cell.line, _start(cell), text)


def _start(cell: Cell) -> int:
    """Return the column in which the text of a cell begins, behind spaces."""
    is_spaced = cell.is_as_written and cell.text.strip()
    return cell.column + (len(cell.text) - len(cell.text.lstrip()) if is_spaced else 0)


_MAX_DIGITS = 18


def _number(cell: Cell) -> Node:
    node = _text(cell)
    if node.raw.isascii() and node.raw.isdecimal() and len(node.raw) <= _MAX_DIGITS:
        node.value = int(node.raw)
    return node


def _section(cell: Cell, problems: _Problems) -> Node:
    """Return a color, null for a blank section, or two colors, with or without brackets around them."""
    text = cell.text.strip()
    if "," in text or text.startswith("["):
        return _inside(cell, "[]", problems, Node("blue", 1, 1))
    return Node(None if text == "null" else text, cell.line, _start(cell), text)


def _edge(cell: Cell, problems: _Problems) -> Node:
    """Return the colors of the lower edge; tells of two without a comma between them."""
    colors = [as_meant(word, [*Color]) for word in words_in(cell.text.replace("-", " "))]
    if "," in cell.text or len(colors) != 2 or not {*colors} <= {*Color}:
        return _section(cell, problems)
    message = f"a comma parts the two colors of the lower edge: write {', '.join(map(str, colors))}"
    problems.tell((cell.line, _start(cell)), Code.WRONG_VALUE, message)
    return Node("blue", 1, 1)


def _reward(cell: Cell, problems: _Problems) -> Node:
    """Return the keys of a reward, which stand in the cell as in YAML, with or without braces around them."""
    stand_in = Node({"gems": Node(1, 1, 1)}, 1, 1)
    parts = [part.strip() for part in _SIGNS.split(cell.text.strip())]
    if len(parts) > 1 and all(map(_KEY.match, parts)):
        message = f"a comma parts what a reward gives: write {', '.join(parts)}"
        problems.tell((cell.line, _start(cell)), Code.WRONG_VALUE, message)
        return stand_in
    return _inside(cell, "{}", problems, stand_in) if ":" in cell.text else _text(cell)


_SIGNS = re.compile(r"[+&;]| and ")
_KEY = re.compile(r"\w+: *\S")


def _inside(cell: Cell, brackets: str, problems: _Problems, stand_in: Node) -> Node:
    """Read a list or keys with values that a cell holds, with or without brackets around them.

    What is no YAML is told at its place in the cell, and a value that is good stands in for it.
    """
    opening, closing = brackets[0], brackets[1]
    text = cell.text.strip().replace("\n", " ")
    is_open = not text.startswith(opening)
    start = _start(cell) - is_open

    def place(column: int) -> Position:
        return cell.line, max(start + column - 1, cell.column) if cell.is_as_written else cell.column

    try:
        root = parse_document(f"{opening}{text}{closing}" if is_open else text, file=problems.table.file).root
    except BadFile as bad:
        for problem in bad.problems:
            problems.tell(place(problem.column), problem.code, problem.message)
        return stand_in
    _move(root, place)
    return root


def _move(node: Node, place: Callable[[int], Position]) -> None:
    """Give a value and all in it the places that they have in the table."""
    node.line, node.column = place(node.column)
    node.keys = {key: place(column) for key, (_, column) in node.keys.items()}
    if isinstance(node.value, list | dict):
        for child in node.value.values() if isinstance(node.value, dict) else node.value:
            _move(child, place)


# -- out --------------------------------------------------------------------------------------------------------------


def table_of(characters: Iterable[CharacterCard]) -> str:
    """Return characters as a table, which `read_table` reads back.

    >>> from viceroy import load_card_set
    >>> print(table_of(load_card_set("printed").characters[:1]).splitlines()[1])
    1,boatswain,Boatswain,Боцман,red,red,red,yellow,draw: 1,red,infinite_gem: green,green,science: 1,red,power: 10
    """
    cards = [card_forms().write(card, CharacterCard) for card in characters]
    languages = dict.fromkeys(("en", *(language for card in cards for language in card["name"])))
    names = [f"{_NAME}{language}" for language in languages]
    images = [_IMAGE] if any(_IMAGE in card for card in cards) else []
    columns = ["number", "id", *names, *_NEEDED[_NEEDED.index(_CORNERS[0]) :], *images]
    stream = io.StringIO()
    table = csv.DictWriter(stream, columns, lineterminator="\n", restval="")
    table.writeheader()
    for card in cards:
        row: dict[str, Any] = {"number": card["number"], "id": card["id"]}
        row |= {f"{_NAME}{language}": name for language, name in card["name"].items()}
        row |= {corner: written(card["sections"][corner]).strip("[]") for corner in _CORNERS}
        for (cost, reward), level in zip(_LEVELS, card["levels"], strict=True):
            row |= {cost: level["cost"], reward: written(level["reward"]).removeprefix("{").removesuffix("}")}
        if _IMAGE in card:
            row[_IMAGE] = (
                card[_IMAGE] if isinstance(card[_IMAGE], str) else json.dumps(card[_IMAGE], ensure_ascii=False)
            )
        table.writerow({column: _unlike_a_formula(value) for column, value in row.items()})
    return stream.getvalue()


def _unlike_a_formula(value: str | int) -> str | int:
    """Put a space, which reading strips, before a text that spreadsheets would run as a formula."""
    return f" {value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@")) else value
