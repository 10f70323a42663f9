"""TypeScript types made from forms: an interface for each class, a union for each union."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, assert_never

from viceroy.documents import forms as f
from viceroy.documents.plain import PlainData
from viceroy.documents.schemas import class_text, field_text


class Types:
    """The declarations of forms, each made once."""

    def __init__(self, forms: PlainData) -> None:
        self.forms = forms
        self.found: dict[str, str] = {}

    def of(self, hint: Any) -> str:
        """Return the type of values of a type of Python."""
        return self.type(self.forms.form_of(hint))

    def type(self, form: f.Form) -> str:
        """Return the type of values of a form: a name, or what has no name written out."""
        match form:
            case f.Anything():
                return "unknown"
            case f.Flag():
                return "boolean"
            case f.Integer() | f.Real():
                return "number"
            case f.String():
                return "string"
            case f.Words():
                words = _union(json.dumps(word) for word in form.values)
                return words if form.kind is None else self._alias(form.kind.__name__, class_text(form.kind), words)
            case f.Maybe():
                return f"{self.type(form.form)} | null"
            case f.ListOf():
                return f"{_grouped(self.type(form.item))}[]"
            case f.Fixed():
                return self._fixed(form)
            case f.Keyed():
                item = self.type(form.item)
                return _object(f"{key}: {item};" for key in form.keys)
            case f.MapOf():
                item = self.type(form.item)
                return _object([*(f"{key}: {item};" for key in form.required), f"[language: string]: {item};"])
            case f.Record():
                return self.record(form)
            case f.Tagged():
                return self._tagged(form)
            case f.SingleKey():
                return self._single_key(form)
            case f.ByKey():
                return _union(dict.fromkeys(map(self.record, form.records.values())))
            case f.ByType():
                return _union(map(self.type, form.forms.values()))
            case f.Converted():
                return self.type(form.form)
            case f.Definition():
                return self._alias(_pascal(form.name), form.text, lambda: self.type(form.form))
        assert_never(form)

    def record(self, record: f.Record, **constants: str) -> str:
        """Return the name of the interface of a class."""
        name = _pascal(record.name)
        if name not in self.found:
            self.found[name] = ""  # for those that lead to themselves
            if record.alone is not None:
                self.found[name] = _alias(name, class_text(record.kind), self.type(record.alone.form))
            else:
                lines = [f'  {key}: "{value}";' for key, value in constants.items()]
                lines += [line for field in record.fields for line in self._field(record, field)]
                body = "\n".join(("{", *lines, "}"))
                self.found[name] = f"{_comment(class_text(record.kind))}export interface {name} {body}\n"
        return name

    def _field(self, record: f.Record, field: f.Field) -> list[str]:
        text = field_text(record.kind, field.name)
        mark = "" if field.default is f.MISSING else "?"
        return [*([f"  /** {text} */"] if text else []), f"  {field.key}{mark}: {self.type(field.form)};"]

    def _fixed(self, form: f.Fixed) -> str:
        items = [self.type(item) for item in form.items]
        if not form.names or not isinstance(form.kind, type):
            return f"[{', '.join(items)}]"
        parts = (f"{name}: {item}" for name, item in zip(form.names, items, strict=True))
        return self._alias(form.kind.__name__, class_text(form.kind), f"[{', '.join(parts)}]")

    def _tagged(self, form: f.Tagged) -> str:
        tags = {} if form.is_field else {form.tag: ""}
        kinds = [self.record(record, **dict.fromkeys(tags, name)) for name, record in form.records.items()]
        union = _union(dict.fromkeys(kinds))
        return self._alias(_pascal(form.name), f"One {form.tag}; {form.tag} says which.", union) if form.name else union

    def _single_key(self, form: f.SingleKey) -> str:
        def rest(record: f.Record) -> str:
            if record.alone is not None:
                return self.type(record.alone.form)
            fields = (line.strip() for field in record.fields for line in self._field(record, field)[-1:])
            return _object(fields)

        def kinds() -> str:
            return _union(f"{{ {key}: {rest(record)} }}" for key, record in form.records.items())

        name = _pascal(form.title.partition(" ")[2].replace(" ", "_"))
        return self._alias(name, f"{form.title.capitalize()}: the only key says which.", kinds)

    def _alias(self, name: str, text: str, made: Any) -> str:
        if name not in self.found:
            self.found[name] = ""
            self.found[name] = _alias(name, text, made() if callable(made) else made)
        return name


def document_type(types: Types, name: str, version: int, kind: Any, *, key: str = "", text: str = "") -> str:
    """Return the declaration of a document: see `viceroy.documents.schemas.document_schema`."""
    form = types.forms.form_of(kind)
    while isinstance(form, f.Converted | f.Definition):
        form = form.form
    known = types.type(form)
    is_whole = isinstance(form, f.Record) and "format" in form.by_key
    title = f"{_pascal(name.replace('-', '_'))}Document"
    constant = f'format: "{name}/{version}"'
    if key:
        made = f"{{ {constant}; {key}: {known} }}"
    elif is_whole or isinstance(form, f.ByKey):
        made = known
    else:
        made = f"{{ {constant} }} & {_grouped(known)}"
    return _alias(title, text or f"A document of the format {name}/{version}.", made)


def _alias(name: str, text: str, made: str) -> str:
    return f"{_comment(text)}export type {name} = {made};\n"


def _comment(text: str) -> str:
    return f"/** {text} */\n" if text else ""


def _object(lines: Iterable[str]) -> str:
    inner = " ".join(lines)
    return f"{{ {inner} }}" if inner else "Record<string, never>"


def _union(types: Iterable[str]) -> str:
    return " | ".join(types)


def _grouped(text: str) -> str:
    return f"({text})" if " | " in text else text


def _pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))
