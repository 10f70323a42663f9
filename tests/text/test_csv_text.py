"""CSV with places: the same cells as the module `csv` reads, and each where it stands in the text."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import tries
from viceroy.errors import BadFile, Code
from viceroy.text.csv_text import DELIMITERS, rows_of
from viceroy.text.source import FileText

CELLS = st.text(alphabet='ab ,;\t"\n\u00e9', max_size=5)


@settings(max_examples=tries(200))
@given(
    rows=st.lists(st.lists(CELLS, min_size=2, max_size=4), min_size=1, max_size=4),
    delimiter=st.sampled_from(DELIMITERS),
)
def test_what_csv_writes_is_read_back_at_its_place(rows: list[list[str]], delimiter: str) -> None:
    """Quotes, line breaks and other delimiters in cells; rows without text are left out."""
    rows = [["head", "head"], *rows]
    stream = io.StringIO()
    csv.writer(stream, delimiter=delimiter, lineterminator="\n").writerows(rows)
    text = stream.getvalue()
    found = rows_of(FileText("a.csv", text), 99)
    assert [[cell.text for cell in row] for row in found] == [row for row in rows if "".join(row).strip()]
    lines = text.split("\n")
    for cell in (cell for row in found for cell in row if cell.is_as_written):
        assert lines[cell.line - 1][cell.column - 1 :].startswith(cell.text)


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ('a,b\n1,"2\n3', (2, 3), 'no " ends the cell that begins here'),
        ('a,b\n"1"2,3\n', (2, 4), 'write "" for a quote inside the cell'),
        ('a,b\n"x\ny"z,3\n', (3, 3), 'write "" for a quote inside the cell'),
    ],
)
def test_quotes_that_do_not_pair_are_told(text: str, place: tuple[int, int], told: str) -> None:
    with pytest.raises(BadFile) as bad:
        rows_of(FileText("a.csv", text), 9)
    (problem,) = bad.value.problems
    assert (problem.line, problem.column, problem.code) == (*place, Code.YAML_SYNTAX)
    assert told in problem.message


def test_no_more_rows_are_read_than_asked_for() -> None:
    assert len(rows_of(FileText("a.csv", "a\n" * 9), 9)) == 9
    with pytest.raises(BadFile, match="more than 9 rows"):
        rows_of(FileText("a.csv", "a\n" * 1_000_000), 9)
