"""Problems: mistakes as data, and as a person reads them."""

from __future__ import annotations

import pytest

from viceroy.errors import BadFile, Code, Problem, Severity, ViceroyError, errors_of

ERROR = Problem("set.yaml", 3, 5, Severity.ERROR, Code.UNKNOWN_KEY, "unknown key 'colour'")
WARNING = Problem("set.yaml", 9, 1, Severity.WARNING, Code.BOX_COUNT, "more tokens than the box holds")


def test_an_error_reads_as_file_line_column_and_message() -> None:
    """As compilers write it, so that editors jump to the place."""
    assert str(ERROR) == "set.yaml:3:5: unknown key 'colour'"


def test_a_warning_says_that_it_is_one() -> None:
    """A reader must see which problems stop the file and which do not."""
    assert str(WARNING) == "set.yaml:9:1: more tokens than the box holds [warning]"


def test_the_excerpt_stands_under_the_message() -> None:
    """The line of the file and a caret, as they were given."""
    shown = Problem("a.yaml", 1, 3, Severity.ERROR, Code.WRONG_TYPE, "no", excerpt="x: y\n   ^")
    assert str(shown) == "a.yaml:1:3: no\nx: y\n   ^"


def test_the_excerpt_takes_no_part_in_comparisons() -> None:
    """The same mistake at the same place is equal with and without its excerpt."""
    bare = Problem("a.yaml", 1, 3, Severity.ERROR, Code.WRONG_TYPE, "no")
    assert bare == Problem("a.yaml", 1, 3, Severity.ERROR, Code.WRONG_TYPE, "no", excerpt="x: y\n   ^")
    assert bare != Problem("a.yaml", 1, 4, Severity.ERROR, Code.WRONG_TYPE, "no")


def test_warnings_never_count_as_errors() -> None:
    """Of an error and a warning only the error stops a file."""
    assert (ERROR.is_error, WARNING.is_error) == (True, False)
    assert errors_of([WARNING, ERROR]) == (ERROR,)


def test_a_bad_file_tells_everything_at_once() -> None:
    """The exception carries all problems and prints one to a line."""
    with pytest.raises(ViceroyError, match="unknown key") as caught:
        raise BadFile(problem for problem in (ERROR, WARNING))
    assert isinstance(caught.value, BadFile)
    assert caught.value.problems == (ERROR, WARNING)
    assert str(caught.value) == f"{ERROR}\n{WARNING}"


def test_codes_are_lower_case_words() -> None:
    """A code is what a program matches on: small letters, digits and hyphens, each once."""
    values = [code.value for code in Code]
    assert all(value.replace("-", "").isalnum() and value == value.lower() for value in values)
    assert len(set(values)) == len(values)
