"""The score-sheet schema: its words are those of the rules, and it is of one mind with the code that reads sheets."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from card_documents import paths
from effort import tries
from sheet_strategies import sheets
from viceroy.documents.schema_check import shipped_validator
from viceroy.errors import Code
from viceroy.model.editions import EDITIONS, LIMITS, OPTIONS
from viceroy.model.pyramid import Section
from viceroy.model.tokens import Color, TokenKind
from viceroy.resources import schema_path
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import PaintingChoice
from viceroy.sheets.sheet import structure_sheet
from viceroy.text.yaml_text import parse_document
from viceroy.web.sheet_data import SheetData

Data = dict[str, Any]

SCHEMA: Data = json.loads(schema_path("score-sheet").read_text("utf-8"))
DEFS: Data = SCHEMA["$defs"]
EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.yaml"))

SHAPE = {
    *(Code.WRONG_FORMAT, Code.MISSING_KEY, Code.UNKNOWN_KEY, Code.WRONG_TYPE, Code.WRONG_VALUE),
    *(Code.TOO_MANY_PLAYERS, Code.EMPTY_PYRAMID, Code.EMPTY_LEVEL, Code.TOO_HIGH, Code.SKIP_ON_LEVEL_1),
}
"""The problems that a schema can find too; all others need the cards, or what lies elsewhere on the sheet."""


def is_good_by_schema(data: Any) -> bool:
    return shipped_validator("score-sheet").is_valid(data)


def shape_by_reading(data: Any) -> list[str]:
    problems = structure_sheet(SheetData(data), Path("no-such-folder"))[1]
    return [str(problem) for problem in problems if problem.code in SHAPE]


# -- the schema by itself -----------------------------------------------------------------------------------------


def test_the_law_language_is_that_of_card_sets() -> None:
    card_set = json.loads(schema_path("card-set").read_text("utf-8"))["$defs"]
    shared = DEFS.keys() & card_set.keys()
    assert shared >= {"points_per", "points_by_level", "points_for_most", "quantity", "sections", "color"}
    assert {name: DEFS[name] for name in shared} == {name: card_set[name] for name in shared}


def test_its_words_are_those_of_the_rules() -> None:
    options = DEFS["edition_with_options"]["properties"]
    names, with_options = SCHEMA["properties"]["edition"]["anyOf"]
    assert names["enum"] == options["name"]["enum"] == list(EDITIONS)
    assert with_options == {"$ref": "#/$defs/edition_with_options"}
    assert list(options) == ["name", *OPTIONS]
    for name, allowed in OPTIONS.items():
        if isinstance(allowed[0], bool):
            assert options[name]["type"] == "boolean"
        elif name in LIMITS:
            assert (options[name]["minimum"], options[name]["maximum"]) == (LIMITS[name].low, LIMITS[name].high)
        else:
            assert options[name]["enum"] == list(allowed), name
    assert list(DEFS["painted_section"]["properties"]) == list(Paint._fields)
    assert DEFS["section"]["enum"] == list(Section)
    assert DEFS["color"]["enum"] == list(DEFS["gems"]["properties"]) == list(Color)
    assert list(DEFS["tokens"]["properties"]) == list(TokenKind)
    assert DEFS["painting_choice"]["enum"] == list(PaintingChoice)


# -- the schema and the reading -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_the_examples_open_with_the_line_for_editors_and_are_valid(path: Path) -> None:
    text = path.read_text("utf-8")
    first = text.splitlines()[0]
    assert first == "# yaml-language-server: $schema=../schemas/score-sheet.schema.json"
    data = parse_document(text, file=path.name).root.plain()
    assert is_good_by_schema(data)
    assert shape_by_reading(data) == []


@given(sheet=sheets)
@settings(max_examples=tries(150))
def test_both_take_every_valid_sheet(sheet: Data) -> None:
    problems = structure_sheet(SheetData(sheet), Path("no-such-folder"))[1]
    assert [str(problem) for problem in problems if problem.is_error] == []
    assert is_good_by_schema(sheet)


WORDS = (
    *("", " ", "x", "2", "blue", "printed", "german", "best", "none", "left", "law", "points", "rewards", "captain"),
    *("score-sheet/1", "a\nb", "a\tb", "a\rb", "a\x9bb", "a\u2029b", "x" * 200, "x" * 201),
)
NUMBERS = (0, -1, 1, 2, 5, 60, 66, 71, 99, 100, 9999, 10000, 2.0, 1.5, 10**17)
OTHERS: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        [],
        {},
        [1],
        [None],
        [2, 0],
        [1, 0],
        {"card": 5},
        {"red": 2},
        {"cards": [5]},
        {"name": "german"},
    ),
    *({"sections": {"top_left": None, "top_right": "red", "bottom": ["red", None]}}, {"skip": 1, "cards": [1]}),
    *({"circle": [2, 0], "section": "left", "color": "red"}, {"color": "red", "value": 2}, {"by_level": [1, 2, 3, 4]}),
)
VALUES = st.sampled_from([*WORDS, *NUMBERS, *OTHERS]).map(copy.deepcopy)
KEYS = st.sampled_from(
    [
        *("format", "card_set", "edition", "players", "name", "gems", "attack", "painting", "pyramid", "skip", "cards"),
        *("card", "choice", "tokens", "infinite_gems", "tucked", "sections", "number", "kind", "scoring", "colour"),
        *("power", "magic", "circle_bonus", "contiguous_rows", "discard_for_gems", "blue", "color", "level"),
    ]
)


@st.composite
def spoiled(draw: st.DrawFn) -> Data:
    """Draw a sheet with one or two changes: a value set, deleted or added, a whole number written as 2.0."""
    sheet = copy.deepcopy(draw(sheets))
    for _ in range(draw(st.integers(1, 2))):
        places = paths(sheet)
        if not places:
            break
        *way, last = draw(st.sampled_from(places))
        holder: Any = sheet
        for step in way:
            holder = holder[step]
        change(draw, holder, last)
    return sheet


def change(draw: st.DrawFn, holder: Any, step: str | int) -> None:
    value = holder[step]
    match draw(st.sampled_from(["set", "delete", "add", "retype", "repeat"])):
        case "set":
            holder[step] = draw(VALUES)
        case "delete":
            del holder[step]
        case "add" if isinstance(value, dict):
            value[draw(KEYS)] = draw(VALUES)
        case "add" if isinstance(value, list):
            value.insert(draw(st.integers(0, len(value))), draw(VALUES))
        case "retype":
            holder[step] = float(value) if type(value) is int else str(value)
        case "repeat" if isinstance(value, list):
            value *= 2
        case _:
            holder[step] = [value]


@given(sheet=spoiled())
@settings(max_examples=tries(200, quick=50))
def test_both_say_the_same_of_a_spoiled_sheet(sheet: Data) -> None:
    assert is_good_by_schema(sheet) == (shape_by_reading(sheet) == [])


@pytest.mark.parametrize("data", [[], "score sheet", 5, None, {}, {"format": "score-sheet/1"}, {"players": []}])
def test_both_refuse_what_is_no_score_sheet(data: Any) -> None:
    assert not is_good_by_schema(data)
    assert shape_by_reading(data)
