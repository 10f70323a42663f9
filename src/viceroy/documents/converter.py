"""Fast functions between values and plain data, compiled from forms by cattrs. What they refuse, `Reading` explains."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, assert_never

import attrs

from viceroy.documents import forms as f
from viceroy.documents.limits import title_in_messages
from viceroy.documents.reader import FAILED, Reading
from viceroy.errors import BadJson
from viceroy.text.problems import Problems

Read = Callable[[Any, Any], Any]
"""Takes plain data and, as cattrs has it, a type, which is not looked at."""
Write = Callable[[Any], Any]


class Refused(ValueError):
    """Plain data do not have the form; a second reading finds out why."""


class Converting:
    """The functions of forms, each made when it is first used."""

    def __init__(self) -> None:
        from cattrs import Converter, fns, gen  # here, as what only reads files does without

        self._converter, self._gen, self._same = Converter(), gen, fns.identity
        self._reads: dict[int, Read] = {}
        self._writes: dict[int, Write] = {}
        self._kept: list[f.Form] = []  # as their ids are keys

    # -- plain data to values

    def reader(self, form: f.Form) -> Read:
        """Return what makes values of plain data; it raises some exception where they have not the form."""
        known = self._reads.get(id(form))
        if known is None:
            known = self._reads[id(form)] = self._read(form)
            self._kept.append(form)
        return known

    def _read(self, form: f.Form) -> Read:
        match form:
            case f.Definition():
                return self.reader(form.form)
            case f.Maybe():
                inner = self.reader(form.form)
                return lambda value, _: None if value is None else inner(value, None)
            case f.Integer() if form.limits.low is None and form.limits.high is None:
                return _integer
            case f.Flag():
                return _flag
            case f.Words() if all(type(word) is str for word in form.values):
                values = form.values
                return lambda value, _: values[value]
            case f.ListOf():
                return self._list(form)
            case f.Fixed():
                return self._fixed(form)
            case f.Keyed():
                return self._keyed(form)
            case f.Record() if form.alone is None and form.check is None:
                return self._record(form)
            case f.Tagged():
                return self._tagged(form)
            case f.ByKey():
                return self._by_key(form)
            case f.Converted():
                make, convert = self.reader(form.form), form.read
                return lambda value, _: convert(make(value, None))
            case f.Anything():
                return lambda value, _: value
            case f.Integer() | f.Real() | f.String() | f.Words() | f.MapOf() | f.Record() | f.SingleKey() | f.ByType():
                return lambda value, _: explained(form, value)
        assert_never(form)

    def _list(self, form: f.ListOf) -> Read:
        item, least, most = self.reader(form.item), form.limits.least, form.limits.most

        def read(value: Any, _: object) -> Any:
            if value.__class__ is not list or len(value) < least or (most is not None and len(value) > most):
                raise Refused
            return tuple([item(one, None) for one in value])

        return read

    def _fixed(self, form: f.Fixed) -> Read:
        items, kind, count = [self.reader(one) for one in form.items], form.kind, len(form.items)

        def read(value: Any, _: object) -> Any:
            if value.__class__ is not list or len(value) != count:
                raise Refused
            return kind(*[item(one, None) for item, one in zip(items, value, strict=True)])

        return read

    def _keyed(self, form: f.Keyed) -> Read:
        item, keys, count = self.reader(form.item), form.keys, len(form.keys)

        def read(value: Any, _: object) -> Any:
            if value.__class__ is not dict or len(value) != count:
                raise Refused
            return tuple([item(value[key], None) for key in keys])

        return read

    def _record(self, record: f.Record, *, more: int = 0) -> Read:
        """Return what reads the objects of a class, which may have `more` keys that were read already."""
        if record.alone is not None or record.check is not None:
            return lambda value, _: explained(record, value)
        is_sparse, count = record.is_sparse, len(record.fields) + more
        known = record.by_key.keys()
        override = self._gen.override
        hooks: Any = {one.name: override(rename=one.key, struct_hook=self.reader(one.form)) for one in record.fields}
        make: Read = self._gen.make_dict_structure_fn_from_attrs(
            _attributes(record),
            record.kind,
            self._converter,
            _cattrs_forbid_extra_keys=False,
            _cattrs_detailed_validation=False,
            _cattrs_use_linecache=False,
            **hooks,
        )

        def read(value: Any, _: object) -> Any:
            if value.__class__ is not dict or not (
                len(value) - len(value.keys() & known) == more if is_sparse else len(value) == count
            ):
                raise Refused
            return make(value, None)

        return read

    def _tagged(self, form: f.Tagged) -> Read:
        tag, records, more = form.tag, form.records, 0 if form.is_field else 1
        reads: dict[Any, Read] = {}  # made when they are needed: no text holds all of them

        def read(value: Any, _: object) -> Any:
            name = value[tag]
            known = reads.get(name)
            if known is None:
                known = reads[name] = self._record(records[name], more=more)
            return known(value, None)

        return read

    def _by_key(self, form: f.ByKey) -> Read:
        return lambda value, _: self.reader(form.record_for(value))(value, None)

    # -- values to plain data

    def writer(self, form: f.Form) -> Write:
        """Return what makes plain data of values of a form."""
        known = self._writes.get(id(form))
        if known is None:
            known = self._writes[id(form)] = self._write(form)
            self._kept.append(form)
        return known

    def _write(self, form: f.Form) -> Write:
        match form:
            case f.Definition():
                return self.writer(form.form)
            case f.Integer() | f.Real() | f.Flag() | f.String() | f.Anything():
                return self._same
            case f.Words():
                return self._write_words(form)
            case f.Maybe():
                inner = self.writer(form.form)
                return self._same if inner is self._same else lambda value: None if value is None else inner(value)
            case f.ListOf():
                item = self.writer(form.item)
                return list if item is self._same else lambda values: [*map(item, values)]
            case f.Fixed():
                items = [self.writer(one) for one in form.items]
                if all(item is self._same for item in items):
                    return list
                return lambda values: [item(one) for item, one in zip(items, values, strict=True)]
            case f.Keyed():
                return self._write_keyed(form)
            case f.MapOf():
                item = self.writer(form.item)
                return lambda pairs: {key: item(value) for key, value in pairs}
            case f.Record():
                return self._write_record(form)
            case f.Tagged() | f.ByKey() | f.SingleKey():
                return self._write_kinds(form)
            case f.ByType():
                return self._write_by_type(form)
            case f.Converted():
                convert, write = form.write, self.writer(form.form)
                return lambda value: write(convert(value))
        assert_never(form)

    def _write_words(self, form: f.Words) -> Write:
        if not any(isinstance(value, Enum) for value in form.values.values()):
            return self._same
        return str.__str__ if all(type(word) is str for word in form.values) else lambda value: value.value

    def _write_keyed(self, form: f.Keyed) -> Write:
        keys, item = form.keys, self.writer(form.item)
        if item is not self._same:
            return lambda values: {key: item(value) for key, value in zip(keys, values, strict=True)}
        if len(keys) != 4:
            return lambda values: dict(zip(keys, values, strict=True))
        one, two, three, four = keys

        def write(values: Any) -> Any:
            first, second, third, fourth = values
            return {one: first, two: second, three: third, four: fourth}

        return write

    def _write_record(self, record: f.Record) -> Write:
        if record.alone is not None:
            name, write = record.alone.name, self.writer(record.alone.form)
            return lambda value: write(getattr(value, name))
        override = self._gen.override
        hooks: Any = {one.name: override(rename=one.key, unstruct_hook=self.writer(one.form)) for one in record.fields}
        return self._gen.make_dict_unstructure_fn_from_attrs(
            _attributes(record),
            record.kind,
            self._converter,
            _cattrs_omit_if_default=record.is_sparse,
            _cattrs_use_linecache=False,
            **hooks,
        )

    def _write_kinds(self, form: f.Tagged | f.ByKey | f.SingleKey) -> Write:
        """Return what writes values of several classes; each one is made when it is needed."""
        by_kind = {record.kind: record for record in form.records.values()}
        writes: dict[type, Write] = {}

        def make(kind: type) -> Write:
            record = by_kind.get(kind)
            if record is None:
                raise TypeError(f"{kind.__name__} is no kind of {title_in_messages(form).partition(' ')[2]}")
            write, name = self.writer(record), record.name
            if isinstance(form, f.SingleKey):
                return lambda value: {name: write(value)}
            if isinstance(form, f.Tagged) and not form.is_field:
                tag = form.tag
                return lambda value: {tag: name, **write(value)}
            return write

        def write_kind(value: Any) -> Any:
            write = writes.get(value.__class__)
            if write is None:
                write = writes[value.__class__] = make(value.__class__)
            return write(value)

        return write_kind

    def _write_by_type(self, form: f.ByType) -> Write:
        by_kind = {kind: self.writer(one) for one in form.forms.values() for kind in f.kinds_of(one)}
        return lambda value: by_kind[value.__class__](value)


def explained(form: f.Form, data: Any) -> Any:
    """Return the value that data mean, read one by one; raises `BadJson` with all that is wrong."""
    gathered = Problems()
    value = Reading(gathered).read(form, data)
    gathered.finish()
    if value is FAILED:
        raise BadJson(gathered.problems)
    return value


def _attributes(record: f.Record) -> list[Any]:
    """Return the fields of a record as cattrs wants them."""
    fields = {one.name: attrs.field(default=one.default, kw_only=True) for one in record.fields}
    return [*attrs.fields(attrs.make_class(record.kind.__name__, fields))]


def _integer(value: Any, _: object) -> Any:
    if value.__class__ is not int:
        raise Refused
    return value


def _flag(value: Any, _: object) -> Any:
    if value.__class__ is not bool:
        raise Refused
    return value
