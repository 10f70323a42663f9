"""The plain data of a family of types: what types say themselves, what is registered for them, and the ways between."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cached_property
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

import attrs

from viceroy.documents import forms as f
from viceroy.documents.reader import Reading
from viceroy.errors import BadJson, Path
from viceroy.text.problems import Problems
from viceroy.text.source import Source
from viceroy.values import Alone, Between, ByKeys, Called, Described, Frozen, Items, Key, Omitted, Text, Wanted

if TYPE_CHECKING:
    from viceroy.documents.converter import Converting


class PlainData:
    """Forms of types, and the ways between values and plain data that follow from them.

    What a type does not say itself is registered here, before the first use.

    >>> from viceroy.model.tokens import CircleBonus, Color
    >>> plain = PlainData()
    >>> plain.write(CircleBonus(Color.RED, 2))
    {'color': 'red', 'value': 2}
    >>> plain.read({"color": "red", "value": 2}, CircleBonus)
    CircleBonus(color=Color.RED, value=2)
    >>> plain.read({"color": "rde", "value": 2.0}, CircleBonus)
    Traceback (most recent call last):
    viceroy.errors.BadJson: $.color: needs blue, red, green or yellow, found "rde"; did you mean 'red'?
    $.value: needs a whole number from 1 to 99, found 2.0; did you mean 2?
    """

    def __init__(self, based_on: PlainData | None = None) -> None:
        self._registered: dict[Any, Callable[[], f.Form]] = dict(based_on._registered) if based_on else {}
        self._checks: dict[type, Callable[..., None]] = dict(based_on._checks) if based_on else {}
        self._schemas: dict[type, Callable[..., dict[str, Any]]] = dict(based_on._schemas) if based_on else {}
        self._known: dict[Any, f.Form] = {}

    # -- what is registered

    def tag(self, union: Any, tag: str, name: str = "") -> None:
        """Let the value under a key say which class of a union an object is of; `name` is that of its definition."""
        self.register(union, lambda: f.Tagged(tag, {one.name: one for one in self._records(union)}, name=name or tag))

    def single_key(self, union: Any, title: str) -> None:
        """Let the only key of an object say which class of a union it is of."""
        self.register(union, lambda: f.SingleKey(title, {one.name: one for one in self._records(union)}))

    def write_as(self, kind: Any, other: Any, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        """Let values of a type be written as values of another one."""
        self.register(kind, lambda: f.Converted(kind, self.form_of(other), write, read))

    def check(self, kind: type, check: Callable[..., None]) -> None:
        """Let a function look at each object of a class: see `viceroy.documents.faults.ObjectFaults`."""
        self._checks[kind] = check

    def schema(self, kind: type, change: Callable[..., dict[str, Any]]) -> None:
        """Let a function change the schema of a class: it takes the schema, and what gives the schema of a type."""
        self._schemas[kind] = change

    def rule(self, kind: type, check: Callable[..., None], change: Callable[..., dict[str, Any]]) -> None:
        """Let a function look at each object of a class, and another one say the same in its schema."""
        self.check(kind, check)
        self.schema(kind, change)

    def schema_change(self, kind: type) -> Callable[..., dict[str, Any]] | None:
        """Return what changes the schema of a class."""
        return self._schemas.get(kind)

    def check_of(self, kind: type) -> Callable[..., None] | None:
        """Return what looks at each object of a class."""
        return self._checks.get(kind)

    def register(self, kind: Any, make: Callable[[], f.Form]) -> None:
        """Give a type, or a union in whatever order, a form."""
        self._registered[_identity(kind)] = make

    def _records(self, union: Any) -> list[f.Record]:
        return [self.record_of(kind) for kind in get_args(union)]

    # -- what types have

    def record_of(self, kind: type) -> f.Record:
        """Return the form of a class as a record, whatever it is written as."""
        known = self._known.get(("record", kind))
        if known is None:
            known = self._known["record", kind] = f.Record(kind, self)
        assert isinstance(known, f.Record)
        return known

    def form_of(self, hint: Any) -> f.Form:
        """Return the form of a type; raises `TypeError` where it has none."""
        try:
            return self._known[hint]
        except KeyError:
            form = self._known[hint] = self._made(hint)
            return form

    def _made(self, hint: Any) -> f.Form:
        make = self._registered.get(_identity(hint))
        if make is not None:
            return make()
        if get_origin(hint) is Annotated:
            return self._marked(*get_args(hint))
        origin = get_origin(hint)
        if origin in (Union, UnionType):
            return self._union(get_args(hint))
        if origin is Literal:
            return f.Words({f.plain_word(one): one for one in get_args(hint)})
        if origin is tuple:
            return self._tuple(get_args(hint))
        return self._class(hint)

    def _marked(self, hint: Any, *marks: Any) -> f.Form:
        by_type = {type(mark): mark for mark in marks}
        if by_type.pop(Omitted, None):  # that is about the key, not about its value
            return self.form_of(Annotated[hint, *by_type.values()] if by_type else hint)
        described = by_type.pop(Described, None)
        if described is not None:
            rest = Annotated[hint, *by_type.values()] if by_type else hint
            return f.Definition(described.name, described.text, self.form_of(rest), described.more)
        form = self.form_of(hint)
        for mark in by_type.values():
            form = _limited(form, mark)
        return form

    def _class(self, kind: Any) -> f.Form:
        if kind in _SIMPLE:
            return _SIMPLE[kind]()
        if isinstance(kind, type) and issubclass(kind, Enum):
            return f.Words({member.value: member for member in kind}, kind)
        if not (attrs.has(kind) or hasattr(kind, "_fields") or issubclass(kind, Frozen)):
            raise TypeError(f"{kind!r} has no form in plain data")
        record = self.record_of(kind)
        if record.plain.is_list:
            return f.Fixed(kind, tuple(field.form for field in record.fields), tuple(one.name for one in record.fields))
        return record

    def _tuple(self, args: tuple[Any, ...]) -> f.Form:
        if len(args) == 2 and args[1] is Ellipsis:
            return f.ListOf(self.form_of(args[0]))
        return f.Fixed(lambda *items: items, tuple(map(self.form_of, args)))

    def _union(self, args: tuple[Any, ...]) -> f.Form:
        others = tuple(one for one in args if one is not NoneType)
        form = self.form_of(Union[others]) if len(others) < len(args) else self._alternatives(others)  # noqa: UP007
        return f.Maybe(form) if len(others) < len(args) else form

    def _alternatives(self, args: Iterable[Any]) -> f.Form:
        forms = [self.form_of(one) for one in args]
        if all(isinstance(one, f.Words) for one in forms):
            return f.Words(
                {word: value for one in forms if isinstance(one, f.Words) for word, value in one.values.items()}
            )
        records = [one for one in forms if isinstance(one, f.Record)]
        if len(records) == len(forms):
            return _told_apart(records)
        if len(records) > 1:
            forms = [one for one in forms if not isinstance(one, f.Record)]
            forms.append(self.form_of(Union[tuple(record.kind for record in records)]))  # noqa: UP007
        by_type = {f.json_type(form): form for form in forms}
        if len(by_type) < len(forms):
            raise TypeError(f"nothing tells {args!r} apart")
        return f.ByType(by_type)

    # -- the ways between values and plain data

    @cached_property
    def _converting(self) -> Converting:
        from viceroy.documents.converter import Converting  # here, for cattrs takes its time

        return Converting()

    def write(self, value: Any, kind: Any = None) -> Any:
        """Return a value as plain data; `kind` is its type where the class alone does not say it, such as a union."""
        return self.written(value, self.form_of(type(value) if kind is None else kind))

    def written(self, value: Any, form: f.Form) -> Any:
        """Return a value of a form as plain data."""
        return self._converting.writer(form)(value)

    def read(self, data: Any, kind: Any, source: Source | None = None) -> Any:
        """Read plain data into the value of a type; raises the error of their source, by default `BadJson`."""
        form = self.form_of(kind)
        try:
            return self._converting.reader(form)(data, None)
        except (ValueError, TypeError, LookupError, AttributeError, BadJson):
            gathered = Problems(source)
            value = Reading(gathered).read(form, data)
            gathered.finish()
            return value

    def gather(self, data: Any, kind: Any, gathered: Problems, *, is_partial: bool = False, what: str = "") -> Any:
        """Return the value of a type that plain data mean, or `FAILED`; add what is wrong. Slower, and without cattrs.

        Where `is_partial`, parts that could not be read have their default or None, and the value is made all the same.
        """
        return Reading(gathered, is_partial=is_partial).read(self.form_of(kind), data, (), what)

    def takes(self, data: Any, kind: Any) -> bool:
        """Whether plain data mean a value of a type."""
        gathered = Problems()
        self.gather(data, kind, gathered)
        return not gathered.problems


_SIMPLE: dict[Any, Callable[[], f.Form]] = {
    bool: f.Flag, int: f.Integer, float: f.Real, str: f.String, Any: f.Anything,
}  # fmt: skip


def _told_apart(records: list[f.Record]) -> f.Form:
    """Return classes by what tells them apart: a field of words that no two share, or a key that only one has."""
    for field in records[0].fields:
        words = [_words_of(record, field.key) for record in records]
        every = [word for one in words for word in one]
        if all(words) and len(set(every)) == len(every):
            kinds = {word: record for record, one in zip(records, words, strict=True) for word in one}
            return f.Tagged(field.key, kinds, is_field=True)
    keys = [{field.key for field in record.fields} for record in records]
    own: list[tuple[str, f.Record]] = []
    for index, record in enumerate(records):
        others = set().union(*(keys[other] for other in range(len(keys)) if other != index))
        own += [(key, record) for key in [field.key for field in record.fields] if key not in others]
    others_last = sorted(own, key=lambda pair: pair[1] is records[0])
    return f.ByKey({**dict(others_last), "": records[0]})


def _words_of(record: f.Record, key: str) -> list[Any]:
    form = next((field.form for field in record.fields if field.key == key), None)
    return list(form.values) if isinstance(form, f.Words) else []


def _limited(form: f.Form, mark: object) -> f.Form:
    """Return a form with a mark of its type; inside null and definitions."""
    match form, mark:
        case _, Key() | Alone():
            return form
        case f.Maybe(inner), _:
            return f.Maybe(_limited(inner, mark))
        case f.Definition(name, text, inner, more), _:
            return f.Definition(name, text, _limited(inner, mark), more)
        case f.Integer(), Between():
            return f.Integer(mark)
        case f.String(), Text():
            return f.String(mark)
        case f.ListOf(item, limits, called), Items() | Called():
            return f.ListOf(item, mark, called) if isinstance(mark, Items) else f.ListOf(item, limits, mark.each)
        case f.ByType(forms), Wanted(text):
            return f.ByType(forms, text)
        case _, Called():
            return form
        case f.Fixed(kind, items, names), Items():
            return f.Fixed(kind, items, names, mark.why)
        case f.Fixed(_, items), ByKeys(keys) if len(items) == len(keys):
            return f.Keyed(keys, items[0])
        case _:
            raise TypeError(f"{mark!r} does not go with {form!r}")


def _identity(kind: Any) -> Any:
    """Return what a type is registered by: a union by its members, whatever their order."""
    return frozenset(get_args(kind)) if get_origin(kind) in (Union, UnionType) else kind


# -- the parts of a value ----------------------------------------------------------------------------------------------


def parts_of(value: Any, form: f.Form, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield a value of a form and all objects, lists, words and numbers in it, with their keys; the outer ones first.

    What the only key of an object tells stands under that key.

    >>> from viceroy.model.tokens import CircleBonus, Color
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
            inner = next((one for one in form.forms.values() if type(value) in f.kinds_of(one)), None)
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
    return next(record for record in form.records.values() if record.kind is type(value))
