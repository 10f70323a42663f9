"""What no parser could read is explained in words for people, at the place to mend."""

from __future__ import annotations

import pytest
import yaml

from viceroy.errors import BadFile, Code
from viceroy.text import yaml_text
from viceroy.text.slips import explained
from viceroy.text.source import Text
from viceroy.text.yaml_text import parse_document

PARSERS = {"python": yaml.SafeLoader, "default": yaml_text._LOADER}

OPEN_LIST = "the bracket that opens here is never closed by ']'"
QUOTE = "the quote that opens here is never closed"


@pytest.mark.parametrize("parser", PARSERS.values(), ids=PARSERS)
@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("a: [1, 2\n", 1, 4, OPEN_LIST),
        ("a: [1, 2\n\n# the end\n", 1, 4, OPEN_LIST),
        ("a: [1,\n", 1, 7, "the file ends where a value is expected; is a bracket never closed?"),
        ("a: {b: 1, c: 2\nd: 3\n", 2, 2, "a comma or '}' is missing before this (the bracket opens at line 1,"),
        ("a: [b c: d e: f]", 1, 13, "missing before this"),
        ("a: 'x\nb: 1\n", 1, 4, QUOTE),
        ('a: "x\n---\n', 1, 4, QUOTE),
        ("name:Ada\ngems: 3\n", 1, 6, "a space is missing after 'name:'"),
        ("a: 1\nname:Ada\nb: 2\n", 2, 6, "a space is missing after 'name:'"),
        ("- name:Ada\n  gems: 3\n", 1, 8, "a space is missing after 'name:'"),
        ("a: 1\n  b: 2\n", 2, 3, "'b' starts in column 3, and 'a' above it in column 1"),
        ("a:\n  - b: 1\n  -c: 2\n", 3, 4, "a space is missing after '-'"),
        ("a:\n  -{b: 1, c: 2}\n", 2, 4, "a space is missing after '-'"),
        ("a:\n  - b: 1\nc:\n    - 1\n  - b: 2\n", 3, 1, "it ends the list that goes on in line 5"),
        ("a:\n    b: 1\n    c: 2\n  - b: 2\n", 2, 5, "the first item of 'a' has no dash: write '- b:'"),
        ("name: Ada: Queen", 1, 10, "a text that holds ': ' needs quotes"),
        ("a: 1\nb\nc: 2\n", 2, 1, "a key with ': ' and a value is expected here"),
        ("a:\n    b: 1\n  c: 2\n", 3, 3, "'c' starts in column 3, and 'b' above it in column 5"),
        ("a: 1\n- b\n", 2, 1, "this is no key of the mapping that starts at line 1"),
        ("- a\nb: 1\n", 2, 1, "this is no item of the list that starts at line 1: items start with '- '"),
        ("a: 'x' y\n", 1, 8, "this is too much; a quote or bracket was closed before it"),
        ("name: 'it's'\n", 1, 10, "this apostrophe ends the quoted text: write it twice"),
        (": x\n", 1, 1, "a key is missing before ':'"),
        ("  a: 1\n b: 2\n", 2, 2, "'b' starts in column 2, and 'a' above it in column 3"),
        ("[1] x", 1, 5, "this does not belong to what stands above"),
        ("a: - b\n", 1, 4, "a list cannot start here"),
        ("[a, , b]", 1, 5, "a value is missing before this"),
        ("a: ]\n", 1, 4, "a value is missing before this"),
        ("a: @x\n", 1, 4, "a value cannot start with '@'; put it in quotes"),
        ("a: `x`\n", 1, 4, "a value cannot start with '`'; put it in quotes"),
        ("a: 1 ? b\n- ? c", 2, 1, "this is no key of the mapping"),
        ("a: ? b\n", 1, 4, "'?' cannot start a key here"),
        ("a: |x\n", 1, 5, "after '|' or '>' the text starts on the next line"),
    ],
)  # fmt: skip
def test_slips_are_explained(
    text: str, line: int, column: int, message: str, parser: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yaml_text, "_LOADER", parser)
    with pytest.raises(BadFile) as caught:
        parse_document(text, file="f.yaml")
    (problem,) = caught.value.problems
    assert (problem.line, problem.column, problem.code) == (line, column, Code.YAML_SYNTAX)
    assert message in problem.message


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
@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ('a: "\\q"', Code.YAML_SYNTAX, "a backslash in double quotes starts an escape"),
        ('a: "\\xZZ"', Code.YAML_SYNTAX, "a backslash in double quotes starts an escape"),
        ('a: "\\UFFFFFFFF"', Code.YAML_SYNTAX, "a backslash in double quotes starts an escape"),
        ("a: *", Code.YAML_FEATURE, "anchors (&) and aliases (*) are not used"),
        ("a: & b", Code.YAML_FEATURE, "anchors (&) and aliases (*) are not used"),
        ("a: !x!y z", Code.YAML_FEATURE, "tags (!) are not used"),
        ("a: !<", Code.YAML_FEATURE, "tags (!) are not used"),
        ("a: %x", Code.YAML_SYNTAX, "a value cannot start with '%'"),
        ("a: 1\n%b: 2\n", Code.YAML_FEATURE, "directives (%) are not used"),
        pytest.param("[" * 1001, Code.TOO_DEEP, "lists and mappings are nested too deep here", id="1,001 brackets"),
    ],
)
def test_marks_and_escapes_are_explained(
    text: str, code: Code, message: str, parser: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yaml_text, "_LOADER", parser)
    with pytest.raises(BadFile) as caught:
        parse_document(text, file="f.yaml")
    (problem,) = caught.value.problems
    assert problem.code is code
    assert message in problem.message


def test_what_no_rule_explains_is_still_told_in_our_words() -> None:
    """A parser of another version may find new words; a person gets a place and advice all the same."""
    mark = yaml.Mark("f.yaml", 0, 1, 2, None, 0)
    advice = "this cannot be read as YAML; check the indentation, colons, quotes and brackets here"
    for error, place in (
        (yaml.MarkedYAMLError("while pondering", None, "found a riddle", mark), (2, 3)),
        (yaml.MarkedYAMLError("while pondering", mark, "found a riddle", None), (2, 3)),
        (yaml.MarkedYAMLError(), (1, 1)),
    ):
        problem = explained(error, Text("f.yaml", "a:\n  b"))
        assert (problem.line, problem.column, problem.code) == (*place, Code.YAML_SYNTAX)
        assert problem.message == advice
