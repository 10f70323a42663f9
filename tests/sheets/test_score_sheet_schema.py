"""The score-sheet schema: its words are those of the rules, and it is of one mind with the code that reads sheets."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from effort import tries
from sheet_strategies import random_sheet, sheets
from spoiled_json import spoiled
from viceroy.documents.schemas import shipped_validator
from viceroy.errors import Code
from viceroy.model.editions import EDITIONS, LIMITS, OPTIONS
from viceroy.model.pyramid import Section
from viceroy.model.tokens import Color, TokenKind
from viceroy.resources import schema_path
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import PaintingChoice
from viceroy.sheets.sheet import read_sheet
from viceroy.text.yaml_text import parse_document
from viceroy.web.sheets import SheetData

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
    problems = read_sheet(SheetData(data)).problems
    return [str(problem) for problem in problems if problem.code in SHAPE]


# -- the schema by itself -----------------------------------------------------------------------------------------


def test_the_law_language_is_that_of_card_sets() -> None:
    card_set = json.loads(schema_path("card-set").read_text("utf-8"))["$defs"]
    shared = DEFS.keys() & card_set.keys()
    assert shared >= {"points_per", "points_by_level", "points_for_most", "quantity", "sections", "color"}
    assert {name: DEFS[name] for name in shared} == {name: card_set[name] for name in shared}


def test_its_words_are_those_of_the_rules() -> None:
    """The editions, options, colors, sections and kinds of token of the schema are those that the library knows."""
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
    problems = read_sheet(SheetData(sheet)).problems
    assert [str(problem) for problem in problems if problem.is_error] == []
    assert is_good_by_schema(sheet)


@pytest.mark.parametrize("seed", range(4))
def test_both_say_the_same_of_a_spoiled_sheet(seed: int) -> None:
    """Whatever was changed in a sheet: the schema refuses it if and only if reading finds fault with its shape."""
    rng = Random(f"spoiled {seed}")
    some = [random_sheet(rng) for _ in range(4)]
    for _ in range(tries(150, quick=10)):
        sheet = spoiled(rng.choice(some), rng, some)
        assert is_good_by_schema(sheet) == (shape_by_reading(sheet) == []), sheet


@pytest.mark.parametrize("data", [[], "score sheet", 5, None, {}, {"format": "score-sheet/1"}, {"players": []}])
def test_both_refuse_what_is_no_score_sheet(data: Any) -> None:
    assert not is_good_by_schema(data)
    assert shape_by_reading(data)
