"""The verdict of a shipped schema on a document, the last resort after the reader's own problems."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from viceroy.errors import Code
from viceroy.messages import joined
from viceroy.yamlfiles.resources import schema_path

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator

    from viceroy.errors import Problem
    from viceroy.yamlfiles.nodes import Document


@cache
def shipped_validator(name: str) -> Validator:
    """Return a validator for the shipped schema of a name; to it a whole number is an int, and 2.0 is none."""
    import json

    return validator_for(json.loads(schema_path(name).read_text("utf-8")))


def validator_for(schema: dict[str, Any]) -> Validator:
    """Return a validator for a schema of draft 2020-12."""
    from jsonschema import Draft202012Validator, validators

    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    extend: Any = validators.extend
    validator: Validator = extend(Draft202012Validator, type_checker=checker)(schema)
    return validator


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
    where = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in error.absolute_path)
    rule = joined([repr(key) for key in error.absolute_schema_path if isinstance(key, str)][-1:])
    message = f"${where} breaks the rule {rule} of the schema"
    return document.problem(document.root.at(error.absolute_path), Code.WRONG_VALUE, message)
