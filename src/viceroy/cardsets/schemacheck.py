"""Checking a document against a shipped schema, and saying what is wrong in words for people."""

from __future__ import annotations

from contextlib import suppress
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from viceroy.errors import BadFile, Code
from viceroy.messages import shown
from viceroy.yamlfiles.nodes import MOST_PROBLEMS
from viceroy.yamlfiles.reader import Reader, found
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


def schema_problems(document: Document, validator: Validator, data: Any = None) -> tuple[Problem, ...]:
    """Return what a schema finds wrong with a document, in the order of the file; nothing is told twice.

    `data` is what is validated, if it is not the document as it stands.
    """
    reader = Reader(document)
    with suppress(BadFile):
        _tell_all(reader, validator, document.root.plain() if data is None else data)
        reader.finish()
    return tuple(reader.problems)


def _tell_all(reader: Reader, validator: Validator, data: Any) -> None:
    """Tell every error; one about what goes with what only where the value by itself is good."""
    told: set[tuple[int, str]] = set()
    later: list[_Fault] = []
    for error in validator.iter_errors(data):
        fault = _Fault(reader, error)
        if not fault.has_message:
            if fault.is_new(told):
                fault.tell()
        else:
            later.append(fault)
            if len(later) > MOST_PROBLEMS:
                break
    for fault in later:
        if fault.is_new(told):
            fault.tell_message()


class _Fault:
    """An error of jsonschema, to be told as a problem at its place."""

    def __init__(self, reader: Reader, error: ValidationError) -> None:
        self.reader = reader
        self.keyword: str = str(error.validator)
        self.path: list[Any] = list(error.absolute_path)
        self.schema: Any = error.schema  # a mapping: no schema of ours is plain true or false
        self.node = reader.document.root.at(self.path)
        self.misplaced_key: str | None = None
        if "propertyNames" in error.absolute_schema_path:
            self.misplaced_key = str(error.instance)
        elif error.validator == "not" and error.validator_value == {}:
            self.misplaced_key = self.path.pop()
            self.node = reader.document.root.at(self.path)

    @property
    def kind(self) -> str:
        """The keyword of the schema that is broken, or the type that it wants."""
        return str(self.schema["type"]) if self.keyword == "type" else self.keyword

    @property
    def what(self) -> str:
        """How messages call the value: by its key; a mapping in a list by the title that the schema gives it."""
        title = self.schema.get("title")
        if title and self.schema.get("type") == "object" and not (self.path and isinstance(self.path[-1], str)):
            return f"{'an' if title[0] in 'AEIOU' else 'a'} {title[0].lower()}{title[1:]}"
        return next((step for step in reversed(self.path) if isinstance(step, str)), "this")

    @property
    def has_message(self) -> bool:
        """Whether the schema says in its own words what is wrong: something does not go with something."""
        return "errorMessage" in self.schema

    def is_new(self, told: set[tuple[int, str]]) -> bool:
        """Whether nothing has been told yet of this value, or of the keys that it has and lacks; remember that now."""
        about = "value"
        if self.misplaced_key is not None:
            about = f"the key {self.misplaced_key}"
        elif self.kind in _ABOUT_KEYS:
            about = "what it needs" if self.has_message else "keys"
        before = len(told)
        told.add((id(self.node), about))
        return len(told) > before

    def tell(self) -> None:
        """Let the reader say what is wrong."""
        if self.misplaced_key is not None:
            told = f"unknown key {shown(self.misplaced_key)} in {self.what}; {self.schema['patternErrorMessage']}"
            self.reader.error(self.node.keys[self.misplaced_key], Code.UNKNOWN_KEY, told)
        elif self.kind in _ABOUT_KEYS:
            required = self.schema.get("required", ())
            is_open = self.schema.get("additionalProperties") is not False
            known = self.node.keys if is_open else self.schema.get("properties", ())
            optional = [key for key in known if key not in required]
            self.reader.mapping(self.node, self.what, required=required, optional=optional)
        else:
            self._tell_value()

    def _tell_value(self) -> None:
        reader, node, schema, what = self.reader, self.node, self.schema, self.what
        match self.kind:
            case "array" | "minItems" | "maxItems":
                reader.sequence(node, what, least=schema.get("minItems", 0), most=schema.get("maxItems"))
            case "integer" | "minimum" | "maximum":
                reader.integer(node, what, low=schema.get("minimum"), high=schema.get("maximum"))
            case "enum":
                reader.one_of(node, what, _words(schema["enum"]))
            case "string" | "maxLength" | "pattern" | "not":
                if reader.text(node, what, most=schema["maxLength"]) is not None:
                    told = f"{what} needs {schema['patternErrorMessage']}, found {found(node)}"
                    reader.error(node, Code.WRONG_VALUE, told)
            case keyword:
                reader.error(node, Code.WRONG_VALUE, f"{what} breaks the rule {keyword!r} of the schema")

    def tell_message(self) -> None:
        """Say in the words of the schema what does not go with what."""
        node, message = self.node, self.schema["errorMessage"]
        if self.misplaced_key is not None:
            self.reader.error(node.keys[self.misplaced_key], Code.UNKNOWN_KEY, message)
        elif self.keyword == "required":
            self.reader.error(node, Code.MISSING_KEY, message)
        else:
            is_scalar = not isinstance(node.value, list | dict)
            self.reader.error(node, Code.WRONG_VALUE, f"{message}, found {found(node)}" if is_scalar else message)


_ABOUT_KEYS = frozenset({"object", "required", "additionalProperties"})


def _words(allowed: list[Any]) -> tuple[StrEnum, ...]:
    """Return the words that a schema allows, as the reader takes them; a null is no word."""
    enum: Any = StrEnum
    return tuple(enum("Words", [(word, word) for word in allowed if isinstance(word, str)]))
