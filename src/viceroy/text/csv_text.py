"""CSV text to rows of cells with their places, which the module `csv` does not tell."""

from __future__ import annotations

import re
from typing import NamedTuple

from viceroy.errors import Code
from viceroy.text.source import FileText, Problems

DELIMITERS = ",;\t"
"""What may part the cells: a comma, a semicolon as spreadsheets of some countries write, or a tab."""


class Cell(NamedTuple):
    """A cell without its quotes, and where its content begins."""

    text: str
    line: int
    column: int
    is_as_written: bool = True
    """Whether its characters stand in the file one by one, on one line: so a place in the cell is a place there."""


def rows_of(source: FileText, most: int) -> list[list[Cell]]:
    r"""Return the rows, at most so many, without those in which nothing is written; raises `BadFile`.

    The first line tells what parts the cells.

    >>> [[cell.text for cell in row] for row in rows_of(FileText("a.csv", 'a;b\n;\n"1;2";3\n'), 9)]
    [['a', 'b'], ['1;2', '3']]
    """
    text, problems = source.text, Problems(source)
    delimiter = max(DELIMITERS, key=text.partition("\n")[0].count)
    pattern = re.compile(rf'"(?P<quoted>(?:[^"]|"")*+)"|(?P<plain>[^{delimiter}\n]*+)')
    rows: list[list[Cell]] = []
    at, line, start = 0, 1, 0  # `start` is where the line begins
    row: list[Cell] = []
    while at <= len(text):
        found = pattern.match(text, at)
        assert found is not None  # the second half matches anywhere
        inner, place = found["quoted"], (line, at - start + 1)
        if inner is None:
            row.append(Cell(found["plain"], *place))
        else:
            row.append(Cell(inner.replace('""', '"'), line, place[1] + 1, not {'"', "\n"} & {*inner}))
            line += inner.count("\n")
            start = text.rfind("\n", at, found.end()) + 1 or start
        at = found.end()
        if inner is None and found["plain"].startswith('"'):
            problems.put(source.problem_at(place, Code.YAML_SYNTAX, 'no " ends the cell that begins here'))
            break
        following = text[at : at + 1]
        if following not in (delimiter, "\n", ""):
            message = 'this follows the " that ends a cell: write "" for a quote inside the cell'
            problems.put(source.problem_at((line, at - start + 1), Code.YAML_SYNTAX, message))
            break
        at += 1
        if following != delimiter:
            if any(cell.text.strip() for cell in row):
                rows.append(row)
            if len(rows) > most:
                message = f"this table has more than {most:,} rows, the most that are read"
                problems.put(source.problem_at((line, 1), Code.TOO_LARGE, message))
                break
            row, line, start = [], line + 1, at
    problems.finish()
    return rows
