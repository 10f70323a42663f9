"""What no parser could read is explained in words for people, at the place to mend."""

from __future__ import annotations

import pytest
import yaml

from viceroy.errors import BadFile, Code
from viceroy.text import yaml_text
from viceroy.text.slips import explained
from viceroy.text.source import FileText
from viceroy.text.yaml_text import parse_document

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
