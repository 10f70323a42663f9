"""Walking through a value: its parts, each with the keys under which plain data have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from viceroy.plaindata import forms as f
from viceroy.plaindata.faults import Path


def parts_of(value: Any, form: f.Form, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield a value of a form and all objects, lists, words and numbers in it, with their keys; the outer ones first.

    What the only key of an object tells stands under that key.

    >>> from viceroy.model.tokens import CircleBonus, Color
    >>> from viceroy.plaindata.plain import PlainData
    >>> for keys, part in parts_of(CircleBonus(Color.RED, 2), PlainData().form_of(CircleBonus)):
    ...     print(keys, part)
    () CircleBonus(color=Color.RED, value=2)
    ('color',) red
    ('value',) 2
    """
    match form:
        case f.Definition() | f.Maybe():
            if value is not None:
                yield from parts_of(value, form.form, keys)
            return
        case f.ByType():
            inner = next((one for one in form.forms.values() if _is_of(value, one)), None)
            yield from parts_of(value, inner, keys) if inner else [(keys, value)]
            return
        case f.SingleKey():
            record = _record(value, form)
            keys, form = (*keys, record.name), record
    yield keys, value
    match form:
        case f.ListOf():
            for index, item in enumerate(value):
                yield from parts_of(item, form.item, (*keys, index))
        case f.Fixed():
            for index, (item, one) in enumerate(zip(value, form.items, strict=True)):
                yield from parts_of(item, one, (*keys, index))
        case f.Converted():
            yield from parts_of(form.write(value), form.form, keys)
        case f.Record():
            yield from _fields(value, form, keys)
        case f.Tagged() | f.ByKey():
            yield from _fields(value, _record(value, form), keys)


def _fields(value: Any, record: f.Record, keys: Path) -> Iterator[tuple[Path, Any]]:
    for field in (record.alone,) if record.alone else record.fields:
        inner = keys if record.alone else (*keys, field.key)
        held = getattr(value, field.name)
        if held is not None:
            yield from parts_of(held, field.form, inner)


def _record(value: Any, form: f.Tagged | f.ByKey | f.SingleKey) -> f.Record:
    records = [one for _, one in form.records] if isinstance(form, f.ByKey) else [*form.records.values()]
    return next(one for one in records if one.kind is type(value))


def _is_of(value: Any, form: f.Form) -> bool:
    from viceroy.plaindata.converter import kinds_of  # here, as it is made for cattrs

    return type(value) in kinds_of(form)
