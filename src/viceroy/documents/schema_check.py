"""The verdict of a shipped schema on a document, the last resort after the reader's own problems."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from viceroy.errors import Code, path_text
from viceroy.messages import joined
from viceroy.resources import schema_path

_Keyword = Callable[..., Any]

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator

    from viceroy.errors import Problem
    from viceroy.text.yaml_text import Document


@cache
def shipped_validator(name: str) -> Validator:
    """Return a validator for the shipped schema of a name; to it a whole number is an int, and 2.0 is none."""
    import json

    return validator_for(json.loads(schema_path(name).read_text("utf-8")))


def validator_for(schema: dict[str, Any]) -> Validator:
    """Return a validator for a schema of draft 2020-12 that points at nothing but its own definitions.

    Of alternatives it looks only into those that the type, the keys and the words of a value allow.

    >>> either = {"oneOf": [{"type": "object", "required": [key], "properties": {key: {"minimum": 5}}} for key in "ab"]}
    >>> [error.message for error in validator_for(either).iter_errors({"b": 2})]
    ['2 is less than the minimum of 5']
    """
    from jsonschema import Draft202012Validator, validators

    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    definitions: dict[str, dict[str, Any]] = schema.get("$defs", {})

    def alternatives(keyword: str) -> _Keyword:
        check = Draft202012Validator.VALIDATORS[keyword]

        def only_possible(validator: Any, parts: list[dict[str, Any]], data: Any, inside: dict[str, Any]) -> Any:
            possible = [number for number, part in enumerate(parts) if _may_be(data, part, definitions)]
            if len(possible) == 1:
                return validator.descend(data, parts[possible[0]], schema_path=possible[0])
            return check(validator, [parts[number] for number in possible] or parts, data, inside)

        return only_possible

    def refer(validator: Any, name: str, data: Any, _: dict[str, Any]) -> Any:
        return validator.descend(data, definitions[name.removeprefix(_DEFINITIONS)])

    keywords = {"$ref": refer, **{keyword: alternatives(keyword) for keyword in ("oneOf", "anyOf")}}
    extend: Any = validators.extend
    validator: Validator = extend(Draft202012Validator, keywords, type_checker=checker)(schema)
    return validator


def _may_be(data: Any, schema: dict[str, Any], definitions: dict[str, dict[str, Any]]) -> bool:
    """Whether a value may be what a schema describes, by its type, the keys of an object and the words in it."""
    while "$ref" in schema:
        schema = definitions[schema["$ref"].removeprefix(_DEFINITIONS)]
    kind = schema.get("type")
    if kind != "object":
        return not isinstance(kind, str) or type(data) is _CLASSES.get(kind, type(data))
    if type(data) is not dict or any(key not in data for key in schema.get("required", ())):
        return False
    properties = schema.get("properties", {})
    if schema.get("additionalProperties") is False and "patternProperties" not in schema and data.keys() - properties:
        return False
    return all(_may_be_word(data[key], one) for key, one in properties.items() if key in data)


def _may_be_word(data: Any, schema: dict[str, Any]) -> bool:
    words = schema.get("enum", [schema["const"]] if "const" in schema else None)
    return words is None or data in words


_DEFINITIONS = "#/$defs/"
_CLASSES = {"array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}


def schema_problems(document: Document, validator: str | Validator, data: Any = None) -> tuple[Problem, ...]:
    """Return what a schema, or the shipped one of a name, finds wrong with a document, in the order of the file.

    `data` are what is looked at, where that is not all of the document. Reading a document tells what is wrong in
    better words; this is for what reading does not find.
    """
    if isinstance(validator, str):
        validator = shipped_validator(validator)
    problems = [
        _problem(document, error) for error in validator.iter_errors(document.root.plain() if data is None else data)
    ]
    return tuple(sorted(problems, key=lambda problem: (problem.line, problem.column)))


def _problem(document: Document, error: ValidationError) -> Problem:
    """Return the problem of an error, or of what lies deepest among the alternatives that it names."""
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    path = tuple(error.absolute_path)
    rule = joined([repr(key) for key in error.absolute_schema_path if isinstance(key, str)][-1:])
    return document.problem(path, Code.WRONG_VALUE, f"{path_text(path)} breaks the rule {rule} of the schema")
