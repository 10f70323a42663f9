"""The card-set schema: well formed, explained on every key, and of one mind with the code that reads card sets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from jsonschema import Draft202012Validator

from card_documents import DOCUMENTS, Data, spoiled
from viceroy.cardsets.cardfiles import MEANINGS, SetReader
from viceroy.cardsets.schemacheck import schema_problems, shipped_validator, validator_for
from viceroy.documents import Document, parse_document
from viceroy.errors import BadFile, Code, Problem
from viceroy.reading import Reader
from viceroy.resources import schema_path, shipped_schemas

SCHEMA: Data = json.loads(schema_path("card-set").read_text("utf-8"))


def objects(schema: Any) -> Iterator[Data]:
    """Yield every schema inside a schema that has properties of its own, conditions left out."""
    if isinstance(schema, list):
        for one in schema:
            yield from objects(one)
    if isinstance(schema, dict):
        if "properties" in schema:
            yield schema
        for key, one in schema.items():
            if key not in ("if", "then", "else", "allOf", "not", "contains"):
                yield from objects(one)


def resolved(schema: Data) -> Data:
    """Return a schema with what it points at, its own keywords first."""
    if "$ref" not in schema:
        return schema
    name = schema["$ref"].removeprefix("#/$defs/")
    return {**resolved(SCHEMA["$defs"][name]), **schema}


def as_document(data: Any) -> Document:
    return parse_document(json.dumps(data, ensure_ascii=False, indent=1), file="set.yaml")


def shape_by_schema(document: Document) -> list[Problem]:
    return list(schema_problems(document, shipped_validator("card-set")))


def shape_by_reading(document: Document) -> list[Problem]:
    reader = Reader(document)
    with suppress(BadFile):
        SetReader().read(reader)
        reader.finish()
    return [problem for problem in reader.problems if problem.code not in MEANINGS]


def test_it_is_a_schema_of_draft_2020_12() -> None:
    """The meta-schema accepts the schema, and it names the draft and itself."""
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert SCHEMA["$id"].startswith("urn:viceroy:schema:card-set")
    assert "card-set" in shipped_schemas()


def test_every_key_is_explained() -> None:
    """An editor has a title and a description to show for each key of a card set."""
    keys = [(name, resolved(key)) for one in objects(SCHEMA) for name, key in one["properties"].items()]
    assert len(keys) > 60
    assert [name for name, key in keys if not (key.get("title") and key.get("description"))] == []


def test_every_definition_is_explained() -> None:
    """Each definition that others may point at says what it is."""
    assert [name for name, one in SCHEMA["$defs"].items() if not (one.get("title") and one.get("description"))] == []


def test_no_object_takes_unknown_keys() -> None:
    """Each object says which keys it has; only a name may have any language."""
    open_objects = [one["title"] for one in objects(SCHEMA) if one.get("additionalProperties") is not False]
    assert open_objects == ["Name", "Points clause"]  # a clause is closed by the kind of clause that it is


def test_it_never_says_one_of() -> None:
    """Where the schema has alternatives a tag decides, for else nobody could tell what is wrong."""
    assert '"oneOf"' not in json.dumps(SCHEMA)


@given(document=DOCUMENTS)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_both_take_every_valid_document(document: Data) -> None:
    """A valid card set has no fault, neither by the schema nor by reading."""
    read = as_document(document)
    assert (shape_by_schema(read), shape_by_reading(read)) == ([], [])


@given(document=spoiled())
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_both_say_the_same_of_a_spoiled_document(document: Data) -> None:
    """Whatever was changed, schema and reading find the same faults, at the same places, in the same words."""
    read = as_document(document)
    assert shape_by_schema(read) == shape_by_reading(read)


@pytest.mark.parametrize("data", [[], "card set", 5, None, {}, {"format": "card-set/1"}])
def test_both_refuse_what_is_no_card_set(data: Any) -> None:
    """A list, a word, a number and an empty mapping are no card sets."""
    read = as_document(data)
    assert shape_by_schema(read)
    assert shape_by_reading(read)


def test_a_keyword_that_is_not_known_is_told_by_its_name() -> None:
    """A schema of tomorrow may say what no reader has words for; the fault is told at its place all the same."""
    validator = validator_for({"properties": {"gems": {"multipleOf": 2}}})
    (problem,) = schema_problems(parse_document("gems: 3", file="set.yaml"), validator)
    assert (problem.line, problem.column, problem.code) == (1, 7, Code.WRONG_VALUE)
    assert problem.message == "gems breaks the rule 'multipleOf' of the schema"
