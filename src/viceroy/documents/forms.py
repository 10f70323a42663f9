"""Forms: how values of a type stand in plain data, worked out from the class itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property
from inspect import get_annotations
from typing import Annotated, Any, ForwardRef, get_args, get_origin, get_type_hints

import attrs

from viceroy.values import Alone, Between, Called, Frozen, Items, Key, Omitted, Plain, Text

MISSING = attrs.NOTHING
"""The default of a field that has none."""


class BaseForm(Frozen):
    """The base of forms, each of which is equal to itself alone."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__


class Anything(BaseForm):
    """Any plain data, taken as they are."""


class Flag(BaseForm):
    """True or false."""


class Integer(BaseForm):
    """A whole number."""

    limits: Between = Between()


class Real(BaseForm):
    """A number, whole or not; never infinite."""


class String(BaseForm):
    """A text."""

    limits: Text = Text()


class Words(BaseForm):
    """One of a closed set: what is written, and the value that it means; `kind` is the enum, if it is one."""

    values: dict[Any, Any]
    kind: type | None = None


class Maybe(BaseForm):
    """A value or null."""

    form: Form


class ListOf(BaseForm):
    """A list of any number of items."""

    item: Form
    limits: Items = Items()
    called: str = ""


class Fixed(BaseForm):
    """A list with a form for each item; `kind` makes the value of the items."""

    kind: Callable[..., Any]
    items: tuple[Form, ...]
    names: tuple[str, ...] = ()
    why: str = ""


class Keyed(BaseForm):
    """A tuple written as an object, with a key for each item."""

    keys: tuple[str, ...]
    item: Form


class MapOf(BaseForm):
    """Pairs written as an object: keys of a pattern, of which some are always there."""

    item: Form
    pattern: str
    allowed: str
    required: tuple[str, ...] = ()


class Field(BaseForm):
    """A field of a record: its name in the class and its key, its form, and its default."""

    name: str
    key: str
    form: Form
    default: Any = MISSING
    called: str = ""

    def default_value(self) -> Any:
        """Return the default, made where a factory makes it; None where there is none."""
        if self.default is MISSING:
            return None
        return self.default.factory() if isinstance(self.default, attrs.Factory) else self.default  # type: ignore[arg-type]


class Record:
    """An object with a key for each field of a class: attrs, or a named tuple."""

    def __init__(self, kind: type, forms: Any) -> None:
        self.kind = kind
        self.plain = _plain_of(kind)
        self.name = key_of(kind)
        self.check = forms.check_of(kind)
        self._forms = forms

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The fields, in the order of the class: of attrs, a `Frozen` or a named tuple."""
        kind: Any = self.kind
        if attrs.has(kind):
            return tuple(
                self._field(one.name, one.default, None if "limits" in one.metadata else one.metadata.get("allowed"))
                for one in attrs.fields(kind)
                if one.init
            )
        if issubclass(kind, Frozen):
            return tuple(self._field(name, getattr(kind, name, MISSING)) for name in kind.__match_args__)
        return tuple(self._field(name, kind._field_defaults.get(name, MISSING)) for name in kind._fields)

    def _field(self, name: str, default: Any, allowed: Any = None) -> Field:
        hint = self._hints[name]
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        key = next((mark.key for mark in marks if isinstance(mark, Key)), name)
        called = next((mark.text for mark in marks if isinstance(mark, Called)), "") or key
        form = self._forms.form_of(hint) if allowed is None else _one_of(allowed)
        if not self.plain.is_sparse and Omitted() not in marks:
            return Field(name, key, form, MISSING, called)
        if default is None and isinstance(form, Maybe):
            form = form.form  # what is None is left out, and null says nothing
        return Field(name, key, form, default, called)

    @cached_property
    def is_sparse(self) -> bool:
        """Whether keys may be left out."""
        return any(field.default is not MISSING for field in self.fields)

    @cached_property
    def required(self) -> tuple[str, ...]:
        """The keys that are always there."""
        return tuple(field.key for field in self.fields if field.default is MISSING)

    @cached_property
    def defaults(self) -> dict[str, Any]:
        """What the fields hold where nothing is written."""
        return {field.name: field.default_value() for field in self.fields}

    @cached_property
    def by_key(self) -> dict[str, Field]:
        """The fields by their keys."""
        return {field.key: field for field in self.fields}

    @cached_property
    def _hints(self) -> dict[str, Any]:
        hints: dict[str, Any] = {}
        for base in reversed(self.kind.__mro__):
            hints.update(get_annotations(base))
        if not {str, ForwardRef}.isdisjoint(map(type, hints.values())):  # what is text is worked out, which takes time
            hints = get_type_hints(self.kind, include_extras=True)
        return hints

    @cached_property
    def alone(self) -> Field | None:
        """The field that stands for the whole object, if there is one."""
        hints = self._hints
        marked = (name for name, hint in hints.items() if Alone() in get_args(hint)[1:])
        name = next(marked, None)
        return next((field for field in self.fields if field.name == name), None)

    @property
    def title(self) -> str:
        """What messages call an object of the class."""
        words = self.name.replace("_", " ")
        return self.plain.title or f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


class Tagged(BaseForm):
    """One of several classes; the value under a key tells which. `is_field` says that the key is a field of each."""

    tag: str
    records: dict[str, Record]
    is_field: bool = False
    name: str = ""


class SingleKey(BaseForm):
    """One of several classes; the only key tells which, and its value is the rest."""

    title: str
    records: dict[str, Record]


class ByKey(BaseForm):
    """One of several classes, found by a key that only it has; the last one, the plainest, is all others."""

    records: dict[str, Record]
    otherwise: Record | None = None
    """What explains an object that has none of the keys."""
    merged: Record | None = None
    """The class whose objects the schema of another one takes too, so that an editor offers the keys of both."""

    @property
    def plainest(self) -> Record:
        """The class of all objects that have none of the keys of others."""
        return [*self.records.values()][-1]

    def record_for(self, data: Mapping[str, object]) -> Record:
        """Return the class of an object."""
        return next((record for key, record in self.records.items() if key in data), self.otherwise or self.plainest)


class ByType(BaseForm):
    """One of several forms, by the JSON type: `object`, `array`, `string`, `integer`, `boolean`, `null`."""

    forms: dict[str, Form]
    wanted: str = ""


class Converted(BaseForm):
    """A value that is written as another one, which has the form. `read` raises `ValueError` where there is none."""

    kind: Any
    form: Form
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Definition(BaseForm):
    """A form with a name and a description of its own."""

    name: str
    text: str
    form: Form
    more: Callable[[], dict[str, Any]] = dict


Form = (
    Anything | Flag | Integer | Real | String | Words | Maybe | ListOf | Fixed | Keyed | MapOf | Record
    | Tagged | SingleKey | ByKey | ByType | Converted | Definition
)  # fmt: skip


def _plain_of(kind: type) -> Plain:
    plain: Plain = kind.__dict__.get("__plain__", Plain())
    return plain


def key_of(kind: type) -> str:
    """Return the tag or the key of a class in a union.

    >>> from viceroy.model.laws import PutBackCards, TakeFromRow
    >>> key_of(TakeFromRow), key_of(PutBackCards)
    ('take_from_row', 'put_back')
    """
    return _plain_of(kind).key or snake_case(kind.__name__)


def snake_case(name: str) -> str:
    """Return the name of a class as a tag or a key.

    >>> snake_case("PlaceCard")
    'place_card'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def json_type(form: Form) -> str:
    """Return the JSON type of a form."""
    match form:
        case Definition() | Converted():
            return json_type(form.form)
        case Flag():
            return "boolean"
        case Integer():
            return "integer"
        case Real():
            return "number"
        case String() | Words():
            return "string"
        case ListOf() | Fixed():
            return "array"
        case Record() if form.alone is not None:
            return json_type(form.alone.form)
        case _:
            return "object"


def kinds_of(form: Form) -> tuple[type, ...]:
    """Return the classes of the values of a form."""
    match form:
        case Definition() | Maybe():
            return kinds_of(form.form)
        case Words():
            return (*{type(value) for value in form.values.values()}, *{type(word) for word in form.values})
        case Integer():
            return (int,)
        case Real():
            return (float,)
        case Flag():
            return (bool,)
        case String():
            return (str,)
        case Record():
            return (form.kind,)
        case Converted():
            return (form.kind,) if isinstance(form.kind, type) else get_args(form.kind)
        case Tagged() | SingleKey() | ByKey():
            return tuple(record.kind for record in form.records.values())
        case Fixed() if isinstance(form.kind, type):
            return (form.kind,)
        case _:
            return (tuple,)


def _one_of(allowed: tuple[Any, ...]) -> Form:
    """Return the form of a field that takes these values."""
    return Flag() if set(map(type, allowed)) == {bool} else Words({plain_word(one): one for one in allowed})


def plain_word(value: Any) -> Any:
    """Return what is written for one of a closed set: the value of an enum, or the value itself."""
    return value.value if isinstance(value, Enum) else value
