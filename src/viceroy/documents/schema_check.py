"""Validation against the shipped schemas by jsonschema."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from viceroy.resources import schema_path

if TYPE_CHECKING:
    from jsonschema.protocols import Validator


@cache
def shipped_validator(name: str) -> Validator:
    """Return a validator for the shipped schema of a name; for it an integer is an int, and 2.0 is none."""
    import json

    from jsonschema import Draft202012Validator, validators

    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    extend: Any = validators.extend
    validator: Validator = extend(Draft202012Validator, type_checker=checker)(
        json.loads(schema_path(name).read_text("utf-8"))
    )
    return validator
