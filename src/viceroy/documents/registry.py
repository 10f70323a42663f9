"""The registry of forms: derives a form per type from its class and annotations, and converts values and plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import attrs

from viceroy.documents.alternatives import ByType, SingleKey, Tagged, told_apart
from viceroy.documents.descriptions import Definitions
from viceroy.documents.forms import (
    NO_SLIPS,
    Change,
    Converted,
    Definition,
    Form,
    ListOf,
    Nullable,
    ObjectCheck,
    Record,
    Slips,
    TupleOf,
    structured,
    unstructured,
)
from viceroy.documents.reader import Reading
from viceroy.documents.scalars import Anything, Boolean, Enumeration, Integer, Number, String, one_of
from viceroy.errors import Code
from viceroy.text.file_kinds import another_kind
from viceroy.text.source import Problems, Source
from viceroy.values import Described, Omitted


class FormRegistry:
    """Derives the forms of types, and converts between their values and plain data.

    What a class and its annotations do not say is registered, before the first use: tags, conversions, rules.

    >>> from viceroy.model.tokens import CircleBonus, Color
    >>> registry = FormRegistry()
    >>> registry.write(CircleBonus(Color.RED, 2))
    {'color': 'red', 'value': 2}
    >>> registry.read({"color": "red", "value": 2}, CircleBonus)
    CircleBonus(color=Color.RED, value=2)
    >>> registry.read({"color": "rde", "value": 2.0}, CircleBonus)
    Traceback (most recent call last):
    viceroy.errors.BadJson: $.color: needs blue, red, green or yellow, found "rde"; did you mean 'red'?
    $.value: needs a whole number from 1 to 99, found 2.0; did you mean 2?
    """

    def __init__(self, based_on: FormRegistry | None = None) -> None:
        self._registered: dict[Any, Callable[[], Form]] = dict(based_on._registered) if based_on else {}
        self._checks: dict[type, ObjectCheck] = dict(based_on._checks) if based_on else {}
        self._changes: dict[type, Change] = dict(based_on._changes) if based_on else {}
        self._slips: dict[type, Slips] = dict(based_on._slips) if based_on else {}
        self._forms: dict[Any, Form] = {}
        self._records: dict[type, Record] = {}

    # -- registration

    def tag(self, union: Any, tag: str, name: str = "") -> None:
        """Tell the classes of a union apart by the value under a key; `name` is the definition in schemas."""
        self.register(union, lambda: Tagged(tag, self._records_of(union), name=name or tag))

    def single_key(self, union: Any, title: str) -> None:
        """Tell the classes of a union apart by the only key of the object; `title` is what messages call one."""
        self.register(union, lambda: SingleKey(title, self._records_of(union)))

    def write_as(self, kind: Any, other: Any, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        """Convert values of a type to another type before they are written; `read` may refuse by `ValueError`."""
        self.register(kind, lambda: Converted(kind, self.form_of(other), write, read))

    def schema(self, kind: type, change: Change) -> None:
        """Register the change of a class's schema: it takes the schema, and a function from types to schemas."""
        self._changes[kind] = change

    def rule(self, kind: type, check: ObjectCheck, change: Change) -> None:
        """Register a rule of a class: a check, which adds faults to an `ObjectFaults`, and a change of the schema."""
        self._checks[kind] = check
        self._changes[kind] = change

    def slips(self, kind: type, slips: Slips) -> None:
        """Register what people write by mistake in the objects of a class."""
        self._slips[kind] = slips

    def register(self, kind: Any, make: Callable[[], Form]) -> None:
        """Register the form of a type, or of a union in any order."""
        self._registered[_identity(kind)] = make

    def _records_of(self, union: Any) -> dict[str, Record]:
        return {record.name: record for record in map(self.record_of, get_args(union))}

    # -- the forms of types

    def record_of(self, kind: type) -> Record:
        """Return the form of a class as an object with its fields, even if it is registered otherwise."""
        if kind not in self._records:
            self._records[kind] = Record(
                kind, self.form_of, self._checks.get(kind), self._changes.get(kind), self._slips.get(kind, NO_SLIPS)
            )
        return self._records[kind]

    def form_of(self, hint: Any) -> Form:
        """Return the form of a type; raises `TypeError` where it has none."""
        try:
            return self._forms[hint]
        except KeyError:
            form = self._forms[hint] = self._made(hint)
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
            return one_of(get_args(hint))
        if origin is tuple:
            return self._tuple(get_args(hint))
        return self._class(hint)

    def _marked(self, hint: Any, *marks: Any) -> Form:
        form = self.form_of(hint)
        for mark in marks:
            if not isinstance(mark, Omitted | Described):  # the key may be omitted, that says nothing of its value
                form = form.marked(mark)
        described = next((mark for mark in marks if isinstance(mark, Described)), None)
        return form if described is None else Definition(described.name, described.text, form, described.more)

    def _class(self, kind: Any) -> Form:
        if kind in _SIMPLE:
            return _SIMPLE[kind]()
        if isinstance(kind, type) and issubclass(kind, Enum):
            return Enumeration({member.value: member for member in kind}, kind)
        if not (attrs.has(kind) or hasattr(kind, "_fields")):
            raise TypeError(f"{kind!r} has no form in plain data")
        record = self.record_of(kind)
        if record.mark.is_list:
            return TupleOf(
                kind, tuple(field.form for field in record.fields), tuple(field.name for field in record.fields)
            )
        return record

    def _tuple(self, args: tuple[Any, ...]) -> Form:
        if len(args) == 2 and args[1] is Ellipsis:
            return ListOf(self.form_of(args[0]))
        return TupleOf(lambda *items: items, tuple(map(self.form_of, args)))

    def _union(self, args: tuple[Any, ...]) -> Form:
        others = tuple(arg for arg in args if arg is not NoneType)
        form = self.form_of(Union[others]) if len(others) < len(args) else self._alternatives(others)  # noqa: UP007
        return Nullable(form) if len(others) < len(args) else form

    def _alternatives(self, args: Iterable[Any]) -> Form:
        forms = [self.form_of(arg) for arg in args]
        words = [form.values for form in forms if isinstance(form, Enumeration)]
        if len(words) == len(forms):
            return Enumeration({word: value for values in words for word, value in values.items()})
        records = [form for form in forms if isinstance(form, Record)]
        if len(records) == len(forms):
            return told_apart(records)
        if len(records) > 1:
            forms = [form for form in forms if not isinstance(form, Record)]
            forms.append(self.form_of(Union[tuple(record.kind for record in records)]))  # noqa: UP007
        by_type = {form.json_type: form for form in forms}
        if len(by_type) < len(forms):
            raise TypeError(f"nothing tells {args!r} apart")
        return ByType(by_type)

    def vocabulary(self, kind: Any) -> frozenset[str]:
        """Return the keys and words of all registered forms, among them those of a type and of all its parts."""
        self.form_of(kind).schema(Definitions())  # makes the forms of all parts
        forms = [*self._forms.values(), *self._records.values()]
        return frozenset(str(word) for form in forms for word in (*form.words, *form.keys))

    # -- conversion

    def write(self, value: Any, kind: Any = None) -> Any:
        """Return a value as plain data; `kind` is its type if the class alone does not tell it, such as a union."""
        return unstructured(value, self.form_of(type(value) if kind is None else kind))

    def read(self, data: Any, kind: Any, source: Source | None = None) -> Any:
        """Return the value of a type from plain data; raises the error of their source, by default `BadJson`."""
        form = self.form_of(kind)
        try:
            return structured(data, form)
        except ValueError:
            gathered = Problems(source)
            value = form.read(data, Reading(gathered))
            gathered.finish()
            return value

    def check_format(self, data: Any, kind: Any, name: str, gathered: Problems) -> None:
        """Check that the data of a file say their format, `name` with its version, and put it in.

        Raises as `Problems.finish` does for another format, or another version: the other faults cannot be judged then.
        """
        if not isinstance(data, dict):
            return
        found, own = data.get("format", name), name.partition("/")[0]
        title = own.replace("-", " ")
        if found is None or gathered.lacks("format", data, self.record_of(kind).by_key):
            message = f"a {title} says what it is: write 'format: {name}' at its top"
            gathered.add((), message, Code.WRONG_FORMAT)
        elif found != name:
            told = f"the format of a {title} is {name!r}, found {gathered.source.found(found, ('format',))}"
            other = another_kind(str(found).partition("/")[0], [own])
            gathered.add(("format",), other or told, Code.WRONG_FORMAT)
            gathered.finish()
        data["format"] = name

    def gather(
        self,
        data: Any,
        kind: Any,
        gathered: Problems,
        *,
        is_partial: bool = False,
        what: str = "",
    ) -> Any:
        """Return the value of a type from plain data, or `UNREAD`; faults are added to `gathered`.

        With `is_partial`, a value with faults is built all the same, with `UNREAD` for each part that could not be
        read.
        """
        return self.form_of(kind).read(data, Reading(gathered, is_partial=is_partial), (), what)

    def takes(self, data: Any, kind: Any) -> bool:
        """Whether plain data are a single value of a type: a number, a text, true or false."""
        return self.form_of(kind).takes(data)


_SIMPLE: dict[Any, Callable[[], Form]] = {bool: Boolean, int: Integer, float: Number, str: String, Any: Anything}


def _identity(kind: Any) -> Any:
    """Return the key of a type in the registry: for a union its members, in any order."""
    return frozenset(get_args(kind)) if get_origin(kind) in (Union, UnionType) else kind
