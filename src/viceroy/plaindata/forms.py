"""Forms: how values of a type stand in plain data, worked out from the class itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cached_property
from inspect import get_annotations
from types import NoneType, UnionType
from typing import Annotated, Any, ForwardRef, Literal, Union, get_args, get_origin, get_type_hints

import attrs

from viceroy.values import Alone, Between, ByKeys, Called, Described, Items, Key, Plain, Struct, Text, Wanted

MISSING = attrs.NOTHING
"""The default of a field that has none."""


class Node(Struct):
    """The base of forms, each of which is equal to itself alone."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__


class Anything(Node):
    """Any plain data, taken as they are."""


class Flag(Node):
    """True or false."""


class Integer(Node):
    """A whole number."""

    limits: Between = Between()


class String(Node):
    """A text."""

    limits: Text = Text()


class Words(Node):
    """One of a closed set: what is written, and the value that it means; `kind` is the enum, if it is one."""

    values: dict[Any, Any]
    kind: type | None = None


class Maybe(Node):
    """A value or null."""

    form: Form


class ListOf(Node):
    """A list of any number of items."""

    item: Form
    limits: Items = Items()
    called: str = ""


class Fixed(Node):
    """A list with a form for each item; `kind` makes the value of the items."""

    kind: Callable[..., Any]
    items: tuple[Form, ...]
    names: tuple[str, ...] = ()


class Keyed(Node):
    """A tuple written as an object, with a key for each item."""

    keys: tuple[str, ...]
    item: Form


class MapOf(Node):
    """Pairs written as an object: keys of a pattern, of which some are always there."""

    item: Form
    pattern: str
    allowed: str
    required: tuple[str, ...] = ()


class Field(Node):
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

    def __init__(self, kind: type, forms: Forms) -> None:
        self.kind = kind
        self.plain: Plain = kind.__dict__.get("__plain__", Plain())
        self.name = self.plain.key or snake_case(kind.__name__)
        self.check = forms.check_of(kind) or self.plain.check
        self._forms = forms

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The fields, in the order of the class: of attrs, a `Struct` or a named tuple."""
        kind: Any = self.kind
        if attrs.has(kind):
            return tuple(
                self._field(one.name, one.default, one.metadata.get("allowed"))
                for one in attrs.fields(kind)
                if one.init
            )
        if issubclass(kind, Struct):
            return tuple(self._field(name, getattr(kind, name, MISSING)) for name in kind.__match_args__)
        return tuple(self._field(name, kind._field_defaults.get(name, MISSING)) for name in kind._fields)

    def _field(self, name: str, default: Any, allowed: Any = None) -> Field:
        hint = self._hints[name]
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        key = next((mark.key for mark in marks if isinstance(mark, Key)), name)
        called = next((mark.text for mark in marks if isinstance(mark, Called)), "") or key
        form = self._forms.form_of(hint) if allowed is None else _one_of(allowed)
        if not self.plain.is_sparse:
            return Field(name, key, form, MISSING, called)
        if default is None and isinstance(form, Maybe):
            form = form.form  # what is None is left out, and null says nothing
        return Field(name, key, form, default, called)

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


class Tagged(Node):
    """One of several classes; the value under a key tells which. `is_field` says that the key is a field of each."""

    tag: str
    records: dict[str, Record]
    is_field: bool = False
    name: str = ""


class SingleKey(Node):
    """One of several classes; the only key tells which, and its value is the rest."""

    title: str
    records: dict[str, Record]


class ByKey(Node):
    """One of several classes, told by a key that only it has; the last one is all others."""

    records: tuple[tuple[str, Record], ...]
    otherwise: Record | None = None
    """What explains an object that has none of the keys."""

    def record_for(self, data: Mapping[str, object]) -> Record:
        """Return the class of an object."""
        others = self.otherwise or self.records[-1][1]
        return next((record for key, record in self.records if key in data), others)


class ByType(Node):
    """Forms told apart by the JSON type: `object`, `array`, `string`, `integer`, `boolean`, `null`."""

    forms: dict[str, Form]
    wanted: str = ""


class Converted(Node):
    """A value that is written as another one, which has the form. `read` raises `ValueError` where there is none."""

    kind: Any
    form: Form
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Definition(Node):
    """A form with a name and a description of its own."""

    name: str
    text: str
    form: Form
    more: Callable[[], dict[str, Any]] = dict


Form = (
    Anything | Flag | Integer | String | Words | Maybe | ListOf | Fixed | Keyed | MapOf | Record
    | Tagged | SingleKey | ByKey | ByType | Converted | Definition
)  # fmt: skip


class Forms:
    """The forms of types. What a type does not say itself is registered here, before the first use.

    >>> from viceroy.model.tokens import Color
    >>> list(Forms().form_of(Color).values)
    ['blue', 'red', 'green', 'yellow']
    """

    def __init__(self, based_on: Forms | None = None) -> None:
        self._registered: dict[Any, Callable[[], Form]] = dict(based_on._registered) if based_on else {}
        self._checks: dict[type, Callable[..., None]] = dict(based_on._checks) if based_on else {}
        self._schemas: dict[type, Callable[..., dict[str, Any]]] = dict(based_on._schemas) if based_on else {}
        self._known: dict[Any, Form] = {}

    # -- what is registered

    def tag(self, union: Any, tag: str, name: str = "") -> None:
        """Let the classes of a union be told apart by the value under a key; `name` is that of its definition."""
        self.register(union, lambda: Tagged(tag, {one.name: one for one in self._records(union)}, name=name or tag))

    def single_key(self, union: Any, title: str) -> None:
        """Let the classes of a union be told apart by the only key of an object."""
        self.register(union, lambda: SingleKey(title, {one.name: one for one in self._records(union)}))

    def write_as(self, kind: Any, other: Any, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        """Let values of a type be written as values of another one."""
        self.register(kind, lambda: Converted(kind, self.form_of(other), write, read))

    def check(self, kind: type, check: Callable[..., None]) -> None:
        """Let a function look at each object of a class: see `viceroy.plaindata.reading.Check`."""
        self._checks[kind] = check

    def schema(self, kind: type, change: Callable[..., dict[str, Any]]) -> None:
        """Let a function change the schema of a class: it takes the schema, and what gives the schema of a type."""
        self._schemas[kind] = change

    def schema_change(self, kind: type) -> Callable[..., dict[str, Any]] | None:
        """Return what changes the schema of a class."""
        return self._schemas.get(kind)

    def check_of(self, kind: type) -> Callable[..., None] | None:
        """Return what looks at each object of a class."""
        return self._checks.get(kind)

    def register(self, kind: Any, make: Callable[[], Form]) -> None:
        """Give a type, or a union in whatever order, a form."""
        self._registered[_identity(kind)] = make

    def _records(self, union: Any) -> list[Record]:
        return [self.record_of(kind) for kind in get_args(union)]

    # -- what types have

    def record_of(self, kind: type) -> Record:
        """Return the form of a class as a record, whatever it is written as."""
        known = self._known.get(("record", kind))
        if known is None:
            known = self._known["record", kind] = Record(kind, self)
        assert isinstance(known, Record)
        return known

    def form_of(self, hint: Any) -> Form:
        """Return the form of a type; raises `TypeError` where it has none."""
        try:
            return self._known[hint]
        except KeyError:
            form = self._known[hint] = self._made(hint)
            return form

    def _made(self, hint: Any) -> Form:
        make = self._registered.get(_identity(hint))
        if make is not None:
            return make()
        if get_origin(hint) is Annotated:
            return self._marked(*get_args(hint))
        origin = get_origin(hint)
        if origin in (Union, UnionType):
            return self._union(get_args(hint))
        if origin is Literal:
            return Words({_plain(one): one for one in get_args(hint)})
        if origin is tuple:
            return self._tuple(get_args(hint))
        return self._class(hint)

    def _marked(self, hint: Any, *marks: Any) -> Form:
        by_type = {type(mark): mark for mark in marks}
        described = by_type.pop(Described, None)
        if described is not None:
            rest = Annotated[hint, *by_type.values()] if by_type else hint
            return Definition(described.name, described.text, self.form_of(rest), described.more)
        form = self.form_of(hint)
        for mark in by_type.values():
            form = _limited(form, mark)
        return form

    def _class(self, kind: Any) -> Form:
        if kind is bool:
            return Flag()
        if kind is int:
            return Integer()
        if kind is str:
            return String()
        if kind is Any:
            return Anything()
        if isinstance(kind, type) and issubclass(kind, Enum):
            return Words({member.value: member for member in kind}, kind)
        if not (attrs.has(kind) or hasattr(kind, "_fields") or issubclass(kind, Struct)):
            raise TypeError(f"{kind!r} has no form in plain data")
        record = self.record_of(kind)
        if record.plain.is_list:
            return Fixed(kind, tuple(field.form for field in record.fields), tuple(one.name for one in record.fields))
        return record

    def _tuple(self, args: tuple[Any, ...]) -> Form:
        if len(args) == 2 and args[1] is Ellipsis:
            return ListOf(self.form_of(args[0]))
        return Fixed(lambda *items: items, tuple(map(self.form_of, args)))

    def _union(self, args: tuple[Any, ...]) -> Form:
        others = tuple(one for one in args if one is not NoneType)
        form = self.form_of(Union[others]) if len(others) < len(args) else self._alternatives(others)  # noqa: UP007
        return Maybe(form) if len(others) < len(args) else form

    def _alternatives(self, args: Iterable[Any]) -> Form:
        forms = [self.form_of(one) for one in args]
        if all(isinstance(one, Words) for one in forms):
            return Words({word: value for one in forms if isinstance(one, Words) for word, value in one.values.items()})
        records = [one for one in forms if isinstance(one, Record)]
        if len(records) == len(forms):
            return _told_apart(records)
        if len(records) > 1:
            forms = [one for one in forms if not isinstance(one, Record)]
            forms.append(self.form_of(Union[tuple(record.kind for record in records)]))  # noqa: UP007
        by_type = {json_type(form): form for form in forms}
        if len(by_type) < len(forms):
            raise TypeError(f"nothing tells {args!r} apart")
        return ByType(by_type)


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
        case String() | Words():
            return "string"
        case ListOf() | Fixed():
            return "array"
        case Record() if form.alone is not None:
            return json_type(form.alone.form)
        case _:
            return "object"


def _told_apart(records: list[Record]) -> Form:
    """Return classes by what tells them apart: a field of words that no two share, or a key that only one has."""
    for field in records[0].fields:
        words = [_words_of(record, field.key) for record in records]
        every = [word for one in words for word in one]
        if all(words) and len(set(every)) == len(every):
            kinds = {word: record for record, one in zip(records, words, strict=True) for word in one}
            return Tagged(field.key, kinds, is_field=True)
    keys = [{field.key for field in record.fields} for record in records]
    own: list[tuple[str, Record]] = []
    for index, record in enumerate(records):
        others = set().union(*(keys[other] for other in range(len(keys)) if other != index))
        own += [(key, record) for key in [field.key for field in record.fields] if key not in others]
    others_last = sorted(own, key=lambda pair: pair[1] is records[0])
    return ByKey((*others_last, ("", records[0])))


def _words_of(record: Record, key: str) -> list[Any]:
    form = next((field.form for field in record.fields if field.key == key), None)
    return list(form.values) if isinstance(form, Words) else []


def _limited(form: Form, mark: object) -> Form:
    """Return a form with a mark of its type; inside null and definitions."""
    match form, mark:
        case _, Key() | Alone():
            return form
        case Maybe(inner), _:
            return Maybe(_limited(inner, mark))
        case Definition(name, text, inner, more), _:
            return Definition(name, text, _limited(inner, mark), more)
        case Integer(), Between():
            return Integer(mark)
        case String(), Text():
            return String(mark)
        case ListOf(item, limits, called), Items() | Called():
            return ListOf(item, mark, called) if isinstance(mark, Items) else ListOf(item, limits, mark.each)
        case ByType(forms), Wanted(text):
            return ByType(forms, text)
        case _, Called():
            return form
        case Fixed(_, items), ByKeys(keys) if len(items) == len(keys):
            return Keyed(keys, items[0])
        case _:
            raise TypeError(f"{mark!r} does not go with {form!r}")


def _one_of(allowed: tuple[Any, ...]) -> Form:
    """Return the form of a field that takes these values."""
    return Flag() if set(map(type, allowed)) == {bool} else Words({_plain(one): one for one in allowed})


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


def _identity(kind: Any) -> Any:
    """Return what a type is registered by: a union by its members, whatever their order."""
    return frozenset(get_args(kind)) if get_origin(kind) in (Union, UnionType) else kind
