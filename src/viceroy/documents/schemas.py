"""JSON Schemas and TypeScript types of documents, and validation against the shipped schemas.

The types are made from the forms, not from the finished schemas: a schema with rules consists of conditions (`not`,
`allOf`, variants of one class), which TypeScript cannot express.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from viceroy.documents.alternatives import ByKey, Tagged
from viceroy.documents.descriptions import (
    Declarations,
    Definitions,
    Schema,
    class_text,
    closed_object,
    constant_schema,
    grouped,
    key_title,
    pascal_case,
    type_alias,
)
from viceroy.documents.forms import Record
from viceroy.documents.registry import FormRegistry
from viceroy.resources import schema_path

if TYPE_CHECKING:
    from jsonschema.protocols import Validator

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def document_schema(
    registry: FormRegistry, name: str, version: int, kind: Any, *, key: str = "", text: str = ""
) -> Schema:
    """Return the JSON Schema of a document, whose values are under `key`, or beside its `format`.

    A class with a field `format` is the whole document. `text` describes the document.
    """
    definitions, form = Definitions(), registry.form_of(kind).inner
    constant = f"{name}/{version}"
    if key:
        values = {"title": key_title(key), "description": text, **form.schema(definitions)}
        body = closed_object({"format": constant_schema("format", constant), key: values})
    elif isinstance(form, Tagged):
        body = {"type": "object", "oneOf": form.variants(definitions, format=constant)}
    elif isinstance(form, Record):
        body = form.body_schema(definitions, **({} if "format" in form.by_key else {"format": constant}))
        text = text or class_text(form.kind)
    else:
        body = form.schema(definitions)
    about = {"$schema": DRAFT, "$id": f"urn:viceroy:schema:{name}:{version}"}
    about |= {"title": key_title(name.replace("-", "_")), "description": text}
    schema = {
        **about,
        **body,
        "$defs": {name: definitions.found[name] for name in sorted(_used(body, definitions.found))},
    }
    with_types: Schema = _with_types(schema, definitions.found)
    return with_types


def _used(schema: Schema, definitions: dict[str, Schema]) -> set[str]:
    """Return the names of all definitions that a schema refers to, directly or through others."""
    used: set[str] = set()
    waiting: list[Any] = [schema]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).removeprefix("#/$defs/")
            if name and name not in used:
                used.add(name)
                waiting.append(definitions[name])
        waiting += part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return used


def _with_types(part: Any, definitions: dict[str, Schema]) -> Any:
    """Add the JSON type that all alternatives share beside `oneOf` and `allOf`: editors ask for it."""
    if isinstance(part, list):
        return [_with_types(item, definitions) for item in part]
    if not isinstance(part, dict):
        return part
    found = {key: _with_types(one, definitions) for key, one in part.items()}
    for word in ("oneOf", "allOf"):
        if isinstance(part.get(word), list) and "type" not in part:
            shared = _type_of(part, definitions)
            found |= {"type": shared, word: found.pop(word)} if shared else {}
    return found


def _type_of(schema: Schema, definitions: dict[str, Schema]) -> str | None:
    """Return the JSON type of all data that a schema takes; None if there are several."""
    if "$ref" in schema:
        return _type_of(definitions[schema["$ref"].removeprefix("#/$defs/")], definitions)
    kinds = (*schema.get("oneOf", ()), *(kind for kind in schema.get("allOf", ()) if "not" not in kind))
    types = {_type_of(kind, definitions) for kind in kinds} or {schema.get("type")}
    return types.pop() if len(types) == 1 else None


def document_type(
    registry: FormRegistry,
    declarations: Declarations,
    name: str,
    version: int,
    kind: Any,
    *,
    key: str = "",
    text: str = "",
) -> str:
    """Return the TypeScript declaration of a document, with the arguments of `document_schema`."""
    form = registry.form_of(kind).inner
    known = form.typescript(declarations)
    is_whole = isinstance(form, Record) and "format" in form.by_key
    title = f"{pascal_case(name.replace('-', '_'))}Document"
    constant = f'format: "{name}/{version}"'
    if key:
        made = f"{{ {constant}; {key}: {known} }}"
    elif is_whole or isinstance(form, ByKey):
        made = known
    else:
        made = f"{{ {constant} }} & {grouped(known)}"
    return type_alias(title, text or f"A document of the format {name}/{version}.", made)


@cache
def shipped_validator(name: str) -> Validator:
    """Return a validator for a shipped schema. It takes only an int for an integer, not 2.0."""
    import json

    from jsonschema import Draft202012Validator, validators

    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    extend: Any = validators.extend
    validator: Validator = extend(Draft202012Validator, type_checker=checker)(
        json.loads(schema_path(name).read_text("utf-8"))
    )
    return validator
