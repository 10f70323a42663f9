"""YAML texts: where a slip is, what is shown of the line, and how a syntax error is explained."""

from __future__ import annotations

import unicodedata

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from viceroy.errors import BadFile, Code
from viceroy.text import yaml_text
from viceroy.text.slips import explained
from viceroy.text.source import WIDTH, FileText, excerpt
from viceroy.text.yaml_text import parse_document

# -- syntax -----------------------------------------------------------------------------------------------------------
# What no parser could read is explained in words for people, at the place to mend.

PARSERS = {"python": yaml.SafeLoader, "default": yaml_text._LOADER}


@pytest.mark.parametrize(
    ("text", "parser", "line", "column", "message"),
    [
        ("a: |#x\n", "python", 1, 5, "after '|' or '>' the text starts on the next line"),
        ("name: [Who?]", "python", 1, 11, "inside brackets a text with a '?' needs quotes"),
        ("{gems:[1]}", "default", 1, 6, "inside brackets a space must follow this ':'"),
    ],
)
def test_slips_that_one_parser_takes_are_explained_by_the_other(
    text: str, parser: str, line: int, column: int, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if parser == "default" and yaml_text._LOADER is yaml.SafeLoader:
        pytest.skip("libyaml is not installed")
    monkeypatch.setattr(yaml_text, "_LOADER", PARSERS[parser])
    with pytest.raises(BadFile) as caught:
        parse_document(text, file="f.yaml")
    (problem,) = caught.value.problems
    assert (problem.line, problem.column, problem.code) == (line, column, Code.YAML_SYNTAX)
    assert message in problem.message


@pytest.mark.parametrize("parser", PARSERS.values(), ids=PARSERS)
def test_a_thousand_brackets_are_too_deep(parser: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_text, "_LOADER", parser)
    with pytest.raises(BadFile) as caught:
        parse_document("[" * 1001, file="f.yaml")
    assert [problem.code for problem in caught.value.problems] == [Code.TOO_DEEP]


def test_what_no_rule_explains_is_still_told_in_our_words() -> None:
    """A parser of another version may find new words; a person gets a place and advice all the same."""
    mark = yaml.Mark("f.yaml", 0, 1, 2, None, 0)
    advice = "this cannot be read as YAML; check the indentation, colons, quotes and brackets here"
    for error, place in (
        (yaml.MarkedYAMLError("while pondering", None, "found a riddle", mark), (2, 3)),
        (yaml.MarkedYAMLError("while pondering", mark, "found a riddle", None), (2, 3)),
        (yaml.MarkedYAMLError(), (1, 1)),
    ):
        problem = explained(error, FileText("f.yaml", "a:\n  b"))
        assert (problem.line, problem.column, problem.code) == (*place, Code.YAML_SYNTAX)
        assert problem.message == advice


# -- excerpts ---------------------------------------------------------------------------------------------------------
# A place in a file is shown by its line and a caret, whatever the line holds.

one_line = st.text(st.characters(exclude_characters="\n@"))


def columns(text: str) -> int:
    return sum(
        0 if unicodedata.category(letter) in ("Mn", "Me") else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [
        ("a: 1", 4, "a: 1\n   ^"),
        ("a: 1", 1, "a: 1\n^"),
        ("a:", 3, "a:\n  ^"),
        ("a:", 99, "a:\n  ^"),
        ("a:  ", 1, "a:\n^"),
        ("\ta: 1", 2, "    a: 1\n    ^"),
        ("x\ty: 1", 3, "x    y: 1\n     ^"),
        ("字字: x", 5, "字字: x\n      ^"),
        ("Á: x", 4, "Á: x\n   ^"),
        ("A\u0301: x", 5, "A\u0301: x\n   ^"),
        ("a\x1b[2Jb", 6, "a␛[2Jb\n     ^"),
        ("a\x00b", 3, "a␀b\n  ^"),
        ("a\u202eb", 3, "a\ufffdb\n  ^"),
        ("a\udce9b", 3, "a\ufffdb\n  ^"),
        ("a\xa0b", 3, "a b\n  ^"),
        ("a\u3000b", 3, "a\ufffdb\n  ^"),
        ("", 1, ""),
        ("   ", 2, ""),
    ],
)
def test_the_caret_stands_under_its_character(line: str, column: int, expected: str) -> None:
    """Tabs, wide letters, accents and control characters do not lead the eye astray."""
    assert excerpt(line, column) == expected


def test_a_long_line_is_clipped_around_the_place() -> None:
    line = "a" * 500 + "X" + "b" * 500
    text, caret = excerpt(line, 501).split("\n")
    assert text == "…" + "a" * 60 + "X" + "b" * 39 + "…"
    assert caret == " " * 61 + "^"
    assert excerpt("X" + "b" * 500, 1) == "X" + "b" * 99 + "…\n^"
    assert excerpt("a" * 500 + "X", 501) == "…" + "a" * 60 + "X\n" + " " * 61 + "^"


@given(
    st.text(st.characters(exclude_characters="\n@")),
    st.integers(0, 300),
    st.text(st.characters(exclude_characters="\n")),
)
def test_the_caret_stands_right_in_any_line(before: str, fill: int, after: str) -> None:
    line = f"{before}{'字' * fill}@{after}"
    text, caret = excerpt(line, len(before) + fill + 1).split("\n")
    position = len(caret) - 1
    assert caret == " " * position + "^"
    assert columns(text[: text.index("@")]) == position
    assert text.isprintable()
    assert columns(text) <= WIDTH + 2
