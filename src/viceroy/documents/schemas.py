"""JSON Schemas made from forms: draft 2020-12, each with all definitions that it needs."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from typing import Any, assert_never

from viceroy.documents import forms as f
from viceroy.documents.limits import NO_TEXT_PATTERN
from viceroy.documents.plain import PlainData
from viceroy.values import Between, Items, Text


def class_text(cls: type) -> str:
    """Return the first paragraph of a docstring, as one line."""
    return _line(inspect.cleandoc(cls.__doc__ or "").partition("\n\n")[0])


def field_text(cls: type, name: str) -> str:
    """Return the docstring below a field of a class, or of one that it builds on, as one line.

    >>> from viceroy.engine.actions import TakeCard
    >>> field_text(TakeCard, "color")
    'The color beside which the card lies.'
    """
    return next((texts[name] for base in cls.__mro__[:-1] if name in (texts := _field_texts(base))), "")


def key_title(name: str) -> str:
    """Return a name in snake_case as a title.

    >>> key_title("used_infinite")
    'Used infinite'
    """
    return name.replace("_", " ").capitalize()


@cache
def _field_texts(cls: type) -> dict[str, str]:
    try:
        source = inspect.cleandoc("\n" + inspect.getsource(cls))
    except (OSError, TypeError):
        return {}
    (definition,) = ast.parse(source).body
    body = definition.body if isinstance(definition, ast.ClassDef) else []
    found: dict[str, str] = {}
    for node, following in zip(body, [*body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            found[node.target.id] = _line(str(following.value.value))
    return found


def _line(text: str) -> str:
    return " ".join(text.replace("`", "").split())


Schema = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"


class Definitions:
    """The schemas of forms, and the definitions that they point at."""

    def __init__(self, forms: PlainData) -> None:
        self.forms = forms
        self.found: dict[str, Schema] = {}

    def of(self, hint: Any) -> Schema:
        """Return the schema of a type."""
        return self.schema(self.forms.form_of(hint))

    def schema(self, form: f.Form) -> Schema:
        """Return the schema of a form; what has a name is a definition, which it points at."""
        match form:
            case f.Anything():
                return {}
            case f.Flag():
                return {"type": "boolean"}
            case f.Integer():
                return {"type": "integer", **_range(form.limits)}
            case f.Real():
                return {"type": "number"}
            case f.String():
                return {"type": "string", **_text(form.limits)}
            case f.Words():
                return self._words(form)
            case f.Maybe():
                return {"anyOf": [self.schema(form.form), {"type": "null"}]}
            case f.ListOf():
                return {"type": "array", **_length(form.limits), "items": self.schema(form.item)}
            case f.Fixed():
                return self._fixed(form)
            case f.Keyed():
                return _object({key: {"title": key_title(key), **self.schema(form.item)} for key in form.keys})
            case f.MapOf():
                return self._map(form)
            case f.Record():
                return self._named(form.name, class_text(form.kind), lambda: self.record(form))
            case f.Tagged():
                return self._tagged(form)
            case f.SingleKey():
                return self._single_key(form)
            case f.ByKey():
                kinds = dict.fromkeys([form.plainest, *form.records.values()])
                return {"oneOf": [self.schema(record) for record in kinds if record is not form.merged]}
            case f.ByType():
                return {"anyOf": [self.schema(one) for one in form.forms.values()]}  # no two of one type
            case f.Converted():
                return self.schema(form.form)
            case f.Definition():
                return self._named(form.name, form.text, lambda: {**self.schema(form.form), **form.more()})
        assert_never(form)

    def record(self, record: f.Record, **constants: str) -> Schema:
        """Return the schema of the objects of a class; before its fields come keys with one value each."""
        if record.alone is not None:
            return self._described(record, record.alone)
        properties = {key: _constant(key, value) for key, value in constants.items()}
        properties.update({field.key: self._described(record, field) for field in record.fields})
        required = [*constants, *(field.key for field in record.fields if field.default is f.MISSING)]
        schema = _object(properties, required)
        change = self.forms.schema_change(record.kind)
        return schema if change is None else change(schema, self.of)

    def variants(self, form: f.Tagged, **constants: str) -> list[Schema]:
        """Return the schemas of the classes of a union."""
        return [self._variant(form, name, record, constants) for name, record in form.records.items()]

    def _variant(self, form: f.Tagged, name: str, record: f.Record, constants: dict[str, str]) -> Schema:
        tags = constants if form.is_field else {**constants, form.tag: name}
        return self._named(record.name, class_text(record.kind), lambda: self.record(record, **tags))

    # -- parts

    def _described(self, record: f.Record, field: f.Field) -> Schema:
        text = field_text(record.kind, field.name)
        schema = {"title": key_title(field.key), **({"description": text} if text else {}), **self.schema(field.form)}
        if field.default not in (f.MISSING, None, (), 0, False):
            default = self.forms.written(field.default, field.form)
            schema |= {} if isinstance(default, dict) else {"default": default}
        return schema

    def _named(self, name: str, text: str, make: Any) -> Schema:
        """Return a pointer at a definition, which is made if it is not there yet."""
        if name not in self.found:
            self.found[name] = {}  # for those that point at themselves
            made = make()
            about = {"title": key_title(name), "description": text}
            self.found[name] = {**about, **{key: value for key, value in made.items() if key != "title"}}
        return {"$ref": f"#/$defs/{name}"}

    def _words(self, form: f.Words) -> Schema:
        kind = form.kind
        if kind is None:
            return _enum([*form.values])
        return self._named(f.snake_case(kind.__name__), class_text(kind), lambda: _enum([*form.values]))

    def _fixed(self, form: f.Fixed) -> Schema:
        items = [self.schema(item) for item in form.items]
        schema = {"type": "array", "minItems": len(items), "prefixItems": items, "items": False}
        if not form.names or not isinstance(form.kind, type):
            return schema
        for name, item in zip(form.names, items, strict=True):
            item.update({"title": key_title(name), **item})
        return self._named(f.snake_case(form.kind.__name__), class_text(form.kind), lambda: schema)

    def _map(self, form: f.MapOf) -> Schema:
        item = self.schema(form.item)
        return {
            "type": "object",
            "required": [*form.required],
            "propertyNames": {"type": "string", "pattern": _whole(form.pattern)},
            "properties": {
                key: {"title": key_title(key), "description": f"The text for {key}.", **item} for key in form.required
            },
            "additionalProperties": item,
        }

    def _tagged(self, form: f.Tagged) -> Schema:
        if not form.name:
            kinds = dict.fromkeys(form.records.values())
            return {"oneOf": [self.schema(record) for record in kinds]}
        text = f"One of the kinds of {form.tag}; its {form.tag} tells which."
        return self._named(form.name, text, lambda: {"oneOf": self.variants(form)})

    def _single_key(self, form: f.SingleKey) -> Schema:
        def variant(key: str, record: f.Record) -> Schema:
            about = {"title": key_title(key), "description": class_text(record.kind)}
            body = {name: value for name, value in self.record(record).items() if name not in about}
            return {**about, **_object({key: {**about, **body}})}

        name = form.title.partition(" ")[2].replace(" ", "_")
        text = f"One of the kinds of {form.title.partition(' ')[2]}: the only key tells which."
        return self._named(name, text, lambda: {"oneOf": [variant(*item) for item in form.records.items()]})


def document_schema(forms: PlainData, name: str, version: int, kind: Any, *, key: str = "", text: str = "") -> Schema:
    """Return the schema of a document: its values, of a type, stand under a key or beside its `format`.

    A class that has a field `format` is the whole document.
    """
    definitions, form = Definitions(forms), forms.form_of(kind)
    while isinstance(form, f.Converted | f.Definition):
        form = form.form
    constant = f"{name}/{version}"
    if key:
        values = {"title": key_title(key), "description": text, **definitions.schema(form)}
        body = _object({"format": _constant("format", constant), key: values})
    elif isinstance(form, f.Tagged):
        body = {"type": "object", "oneOf": definitions.variants(form, format=constant)}
    elif isinstance(form, f.Record):
        body = definitions.record(form) if "format" in form.by_key else definitions.record(form, format=constant)
        text = text or class_text(form.kind)
    else:
        body = definitions.schema(form)
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
    """Return the names of the definitions that a schema leads to."""
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
    """Return a schema in which whatever is made of others says the type that they share: editors ask for it."""
    if isinstance(part, list):
        return [_with_types(one, definitions) for one in part]
    if not isinstance(part, dict):
        return part
    found = {key: _with_types(one, definitions) for key, one in part.items()}
    for word in ("oneOf", "allOf"):
        if isinstance(part.get(word), list) and "type" not in part:
            shared = _type_of(part, definitions)
            found |= {"type": shared, word: found.pop(word)} if shared else {}
    return found


def _type_of(schema: Schema, definitions: dict[str, Schema]) -> str | None:
    """Return the only type of what a schema takes, if there is one."""
    if "$ref" in schema:
        return _type_of(definitions[schema["$ref"].removeprefix("#/$defs/")], definitions)
    kinds = (*schema.get("oneOf", ()), *(one for one in schema.get("allOf", ()) if "not" not in one))
    types = {_type_of(one, definitions) for one in kinds} or {schema.get("type")}
    return types.pop() if len(types) == 1 else None


def _object(properties: Schema, required: list[str] | None = None) -> Schema:
    required = [*properties] if required is None else required
    schema: Schema = {"type": "object"}
    if required:
        schema["required"] = required
    return {**schema, "additionalProperties": False, "properties": properties}


def _constant(key: str, value: str) -> Schema:
    return {"title": key_title(key), "description": _CONSTANTS.get(key, "The kind."), "type": "string", "const": value}


_CONSTANTS = {"format": "The name and version of this format."}


def _enum(words: list[Any]) -> Schema:
    kinds = {type(word) for word in words}
    if kinds == {bool}:
        return {"type": "boolean"}
    name = {str: "string", int: "integer"}[kinds.pop()]
    return {"type": name, "const": words[0]} if len(words) == 1 else {"type": name, "enum": words}


def _given(**limits: int | None) -> Schema:
    """Return the limits that there are."""
    return {key: limit for key, limit in limits.items() if limit is not None}


def _range(limits: Between) -> Schema:
    return _given(minimum=limits.low, maximum=limits.high)


def _length(limits: Items) -> Schema:
    return _given(minItems=limits.least or None, maxItems=limits.most)


def _text(limits: Text) -> Schema:
    found = _given(minLength=limits.least or None, maxLength=limits.most)
    if limits.pattern:
        found["pattern"] = _whole(limits.pattern)
    elif limits.is_line:
        found["pattern"] = rf"^(?=[\s\S]*\S)[^{NO_TEXT_PATTERN[1:-1]}]*$(?!\n)"
    return found


def _whole(pattern: str) -> str:
    """Return a pattern that finds only whole texts; in Python `$` stands before a last line break too."""
    return rf"^(?:{pattern})$(?!\n)"
