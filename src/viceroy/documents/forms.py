"""Forms: the serialized shape of each type. The base class, the wrappers of another form, lists and objects."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from inspect import get_annotations
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, ForwardRef, Literal, NamedTuple, get_args, get_origin, get_type_hints

import attrs

from viceroy.documents.advice import ALL_WORDS, NULL_WORDS, as_meant, in_brackets, lines_in, parts_in, words_in, written
from viceroy.documents.descriptions import (
    Declarations,
    Definitions,
    Schema,
    class_text,
    closed_object,
    constant_schema,
    field_text,
    given,
    grouped,
    key_title,
    object_type,
    pascal_case,
    whole_pattern,
)
from viceroy.documents.reader import UNREAD, ObjectFaults, Reading, is_whole
from viceroy.errors import Code, Path, Problem
from viceroy.messages import counted, joined, snake_case
from viceroy.text.source import Problems
from viceroy.values import Alone, ByKeys, Called, Items, Key, Lacking, Lazy, Omitted, Serialized, is_part
from viceroy.wording.synonyms import meant, suggestion, synonymous

if TYPE_CHECKING:
    from cattrs import Converter

StructureHook = Callable[[Any, Any], Any]
"""Takes plain data, and a type that it ignores: cattrs passes one."""
UnstructureHook = Callable[[Any], Any]
ObjectCheck = Callable[[Mapping[str, Any], ObjectFaults], None]
"""Checks an object: takes its data, and where to add faults."""
Advice = tuple[str, Collection[str]]
"""The hint for an unknown key, and the keys of the object that replace it."""
KeySlip = Callable[[str, Mapping[str, Any]], Advice | None]
"""Advises on an unknown key: takes it, and the object that holds it."""
ValueSlip = Callable[[Any, Mapping[str, Any]], str]
"""Advises on a value: takes it, and the object that holds it."""


class Slips(NamedTuple):
    """What people write by mistake in the objects of a class, where its fields do not tell what was meant."""

    keys: tuple[KeySlip, ...] = ()
    """Advise on an unknown key of an object: the first that has advice does."""
    values: Mapping[str, ValueSlip] = MappingProxyType({})
    """Advise on values by their keys; empty where the form of the key knows what to say."""
    other: Callable[[Mapping[str, Any]], str] = lambda data: ""
    """Returns the message about an object of another class, empty for one of this class."""


NO_SLIPS = Slips()


def instead(key: str) -> Advice:
    """Advise to write another key in place of an unknown one.

    >>> instead("up_to")
    ("; did you mean 'up_to'?", ('up_to',))
    """
    return f"; did you mean {key!r}?", (key,)


Change = Callable[[Schema, Callable[[Any], Schema]], Schema]
"""Changes the schema of a class: takes the schema, and a function from types to schemas."""

MISSING = attrs.NOTHING
"""The default of a field that has none."""
_NO_KEYS: Mapping[str, Form] = {}
_NO_CONFLICTS: Mapping[str, str] = {}
MAX_EXAMPLE_DEPTH = 12
"""The most levels of an example: forms may be recursive."""


class Form:
    """The serialized shape of a type. Each kind of form is a class; forms compare by identity."""

    @property
    def json_type(self) -> str:
        """The JSON type of the data."""
        return "object"

    @property
    def title(self) -> str:
        """What messages call a value, empty where only its key names it."""
        return ""

    @property
    def words(self) -> Collection[Any]:
        """What may be written, where that is a closed set."""
        return ()

    # -- explaining: plain data to values, with all that is wrong

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        """Return the value, or `UNREAD` after adding faults to the reading; messages call the value `what`."""
        raise NotImplementedError

    def takes(self, data: object) -> bool:
        """Whether data are a single value of the form: a number, a text, true or false."""
        return False

    def takes_list(self, data: list[Any]) -> bool:
        """Whether data are a list of the form, each item of which is a single value."""
        return False

    # -- strict and fast: what cattrs asks for

    def structure_hook(self, converter: Converter) -> StructureHook:
        """Return the function from plain data to a value; it raises `ValueError` for data of another form.

        The error has no details: the explaining reader finds the faults.
        """
        raise NotImplementedError

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        """Return the function from a value to plain data; `same_hook()` if values are plain data themselves."""
        raise NotImplementedError

    @property
    def kinds(self) -> tuple[type, ...]:
        """The classes of the values."""
        return (tuple,)

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        """Yield a value and all objects, lists, words and numbers in it, with their paths; the outer ones first.

        The path of a value that the only key of an object names ends with that key.
        """
        yield keys, value

    # -- descriptions

    def schema(self, definitions: Definitions) -> Schema:
        """Return the JSON Schema of the data; a named schema is added to the definitions and referred to."""
        raise NotImplementedError

    def typescript(self, declarations: Declarations) -> str:
        """Return the TypeScript type of the data; a named type is added to the declarations."""
        raise NotImplementedError

    # -- messages

    def phrase(self, an_object: str) -> list[str]:
        """Return nouns for everything that the form accepts; `an_object` is the noun for objects."""
        return [an_object]

    def example(self, found: object = None, depth: int = MAX_EXAMPLE_DEPTH) -> str:
        """Return an example of the data as text. It uses `found` where that fits, and stops at a depth."""
        return self._example(found, depth - 1) if depth else "..."

    def _example(self, found: object, depth: int) -> str:
        """Return an example whose parts may have this depth."""
        raise NotImplementedError

    # -- forms around it

    @property
    def inner(self) -> Form:
        """The form without the wrappers around it."""
        return self

    @property
    def list_form(self) -> ListOf | None:
        """The form of data that are a list, if they may be one."""
        return None

    @property
    def is_single_key(self) -> bool:
        """Whether data are objects that their only key tells apart."""
        return False

    @property
    def keys(self) -> Mapping[str, Form]:
        """The keys that the data may have, with their forms; of a list of objects of one class, those of its items."""
        return _NO_KEYS

    @property
    def required_keys(self) -> Mapping[str, Form]:
        """The keys that an object must have, with their forms."""
        return _NO_KEYS

    def required_with(self, keys: Collection[str]) -> Mapping[str, Form]:
        """Return the keys that an object with some keys must have, with their forms."""
        return self.required_keys

    def marked(self, mark: object) -> Form:
        """Return the form with a mark of its annotation; raises `TypeError` if the mark does not apply."""
        if isinstance(mark, Key | Alone | Called):
            return self  # a mark of the key, not of the value
        if isinstance(mark, Lacking):
            return Limited(self, mark.values, mark.needed)
        raise TypeError(f"{type(mark).__name__} does not go with {type(self).__name__}")


def same_hook() -> UnstructureHook:
    """Return the hook of values that are plain data themselves: cattrs skips its call."""
    from cattrs.fns import identity  # here, for cattrs takes its time

    return identity


# -- around another form ----------------------------------------------------------------------------------------------


class Wrapper(Form):
    """The base of wrappers, which delegate to another form."""

    form: Form

    @property
    def json_type(self) -> str:  # from the other form
        return self.form.json_type

    @property
    def title(self) -> str:
        return self.form.title

    @property
    def words(self) -> Collection[Any]:
        return self.form.words

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        return self.form.read(data, reading, keys, what)

    def takes(self, data: object) -> bool:
        return self.form.takes(data)

    def takes_list(self, data: list[Any]) -> bool:
        return self.form.takes_list(data)

    def structure_hook(self, converter: Converter) -> StructureHook:
        return converter.get_structure_hook(self.form)

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        return converter.get_unstructure_hook(self.form)

    @property
    def kinds(self) -> tuple[type, ...]:
        return self.form.kinds

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        return iter(()) if value is None else self.form.parts(value, keys)

    def schema(self, definitions: Definitions) -> Schema:
        return self.form.schema(definitions)

    def typescript(self, declarations: Declarations) -> str:
        return self.form.typescript(declarations)

    def phrase(self, an_object: str) -> list[str]:
        return self.form.phrase(an_object)

    def _example(self, found: object, depth: int) -> str:
        return self.form.example(found, depth)

    @property
    def inner(self) -> Form:
        return self.form.inner

    @property
    def keys(self) -> Mapping[str, Form]:
        return self.form.keys

    @property
    def required_keys(self) -> Mapping[str, Form]:
        return self.form.required_keys

    def required_with(self, keys: Collection[str]) -> Mapping[str, Form]:
        return self.form.required_with(keys)

    @property
    def list_form(self) -> ListOf | None:
        return self.form.list_form

    def marked(self, mark: object) -> Form:
        wrapper: Any = self
        changed: Form = attrs.evolve(wrapper, form=self.form.marked(mark))
        return changed


@attrs.frozen(eq=False, repr=False)
class Definition(Wrapper):
    """A form with a definition in schemas: name, description, and keywords that `more` adds."""

    name: str
    text: str
    form: Form
    more: Callable[[], Schema] = dict

    def schema(self, definitions: Definitions) -> Schema:
        return definitions.named(self.name, self.text, lambda: {**self.form.schema(definitions), **self.more()})

    def typescript(self, declarations: Declarations) -> str:
        return declarations.alias(pascal_case(self.name), self.text, lambda: self.form.typescript(declarations))


@attrs.frozen(eq=False, repr=False)
class Nullable(Wrapper):
    """A value or null."""

    form: Form

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        if data is None:
            return None
        words = self.form.words
        if words and type(data) is str and data in NULL_WORDS and data not in words:
            reading.gathered.not_among(keys, what, data, (*words, None), "; did you mean null?")
            return UNREAD
        return self.form.read(data, reading, keys, what)

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure = converter.get_structure_hook(self.form)
        return lambda data, _: None if data is None else structure(data, None)

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        unstructure = converter.get_unstructure_hook(self.form)
        if unstructure is same_hook():
            return unstructure
        return lambda value: None if value is None else unstructure(value)

    def schema(self, definitions: Definitions) -> Schema:
        return {"anyOf": [self.form.schema(definitions), {"type": "null"}]}

    def typescript(self, declarations: Declarations) -> str:
        return f"{self.form.typescript(declarations)} | null"


@attrs.frozen(eq=False, repr=False)
class Limited(Wrapper):
    """A form with tailored errors for values that people often try."""

    form: Form
    lacking: tuple[str | None, ...]
    needed: str

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        if isinstance(data, str | None) and data in self.lacking:
            reading.gathered.needs(keys, what, self.needed, data, Code.WRONG_VALUE)
            return UNREAD
        return self.form.read(data, reading, keys, what)


@attrs.frozen(eq=False, repr=False)
class Converted(Wrapper):
    """A value converted to another type, which is written in its place. `from_written` may refuse by `ValueError`."""

    kind: Any
    form: Form
    to_written: Callable[[Any], Any]
    from_written: Callable[[Any], Any]

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        written = self.form.read(data, reading, keys, what)
        if written is UNREAD or (reading.is_partial and not is_whole(written)):
            return UNREAD
        return reading.made(lambda: self.from_written(written), keys, what)

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure, convert = converter.get_structure_hook(self.form), self.from_written
        return lambda data, _: convert(structure(data, None))

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        unstructure, convert = converter.get_unstructure_hook(self.form), self.to_written
        return lambda value: unstructure(convert(value))

    @property
    def kinds(self) -> tuple[type, ...]:
        return (self.kind,) if isinstance(self.kind, type) else get_args(self.kind)

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        yield keys, value
        yield from self.form.parts(self.to_written(value), keys)


# -- cattrs ------------------------------------------------------------------------------------------------------------


@cache
def _converter() -> Converter:
    """Return the one cattrs converter; it asks each form for its hooks once, on first use."""
    from cattrs import Converter  # here, as the import takes about 60 ms

    def is_form(kind: object) -> bool:
        return isinstance(kind, Form)

    converter = Converter(detailed_validation=False)
    converter.register_structure_hook_factory(is_form, lambda form: form.structure_hook(converter))
    converter.register_unstructure_hook_factory(is_form, lambda form: form.unstructure_hook(converter))
    return converter


def structured(data: Any, form: Form) -> Any:
    """Return the value of a form from data; raises `ValueError`, without details, if they do not have the form."""
    return _converter().get_structure_hook(form)(data, None)


def unstructured(value: Any, form: Form) -> Any:
    """Return a value of a form as plain data."""
    return _converter().get_unstructure_hook(form)(value)


# -- lists -------------------------------------------------------------------------------------------------------------

_ANY_LENGTH = Items()


@attrs.frozen(eq=False, repr=False)
class ListOf(Form):
    """A list of any number of items, each of one form; `called` is what messages call an item."""

    item: Form
    limits: Items = _ANY_LENGTH
    called: str = ""

    json_type = "array"

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        before = reading.count
        if apart := self._apart(data):
            hint = reading.source.as_in(in_brackets(apart), " ".join(apart), keys)
            reading.gathered.needs(keys, what, "a list", data, Code.WRONG_TYPE, hint)
            return UNREAD
        items = reading.list_at(data, lambda: self.example(data), keys, what)
        if items is None:
            return UNREAD
        if self._lacks_brackets(items):
            example = in_brackets([in_brackets(map(written, items))])
            hint = reading.source.as_in(example, " ".join(map(str, items)), keys)
            reading.gathered.needs(keys, what, "a list of lists", data, Code.WRONG_TYPE, hint)
            return UNREAD
        if (split := self._split_at(items)) is not None:
            first = next(iter(items[split]))
            message = f"this goes on with the item before: take the dash out before {first!r}, and indent it like"
            reading.gathered.add((*keys, split), f"{message} {next(iter(items[split - 1]))!r}", Code.MISSING_KEY)
            return UNREAD
        if whole := self._parted(items):
            hint = reading.source.as_in(in_brackets([whole]), whole, keys)
            message = reading.source.message(what, f"has each key of an item in an item of its own{hint}")
            reading.gathered.add(keys, message, Code.MISSING_KEY)
            return UNREAD
        is_long_enough = _check_length(items, self.limits, reading, keys, what)
        called = self.called or self.item.title or what
        values = [
            self.item.read(item, reading, (*keys, index), called.replace("{n}", str(index + 1)))
            for index, item in enumerate(items)
        ]
        return tuple(values) if reading.count == before or (reading.is_partial and is_long_enough) else UNREAD

    def _apart(self, data: Any) -> list[str]:
        """Return the keys of an object, each as an item, if it was meant as a list: of one key each, or of pairs."""
        form = self.item.inner
        if type(data) is dict and data and isinstance(form, Record) and (pairs := form.pairs_in(data)):
            return pairs
        if type(data) is dict and (numbered := _numbered(data)):
            items = [written(item) for item in numbered if self.item.takes(item) or isinstance(item, list)]
            return items if len(items) == len(numbered) and len(in_brackets(items)) <= _MAX_WRITTEN else []
        are_single = isinstance(form, Record) and not form.required and self.limits.least > 1
        if type(data) is not dict or len(data) < 2 or not data.keys() <= form.keys.keys() or not are_single:
            return []
        return [f"{{{key}: {written(value)}}}" for key, value in data.items()]

    def _split_at(self, items: list[Any]) -> int | None:
        """Return the index of an object that a dash parts from the one before; None where each is whole.

        Both lack keys that objects of the class must have, and together they have all of them, and none twice.
        """
        form = self.item.inner
        if not isinstance(form, Record) or form.alone is not None or len(form.required) < 2:
            return None
        required = form.required.keys()
        for index, (one, other) in enumerate(pairwise(items), 1):
            if type(one) is not dict or type(other) is not dict or not one or not other:
                continue
            are_parts = one.keys().isdisjoint(other) and {*one, *other} <= form.by_key.keys()
            if are_parts and required <= {*one, *other} and not (required <= one.keys() or required <= other.keys()):
                return index
        return None

    def _parted(self, items: list[Any]) -> str:
        """Return the object whose keys a list has as an item each (`[points: 3, per: ...]`), as it is written."""
        form = self.item
        if len(items) < 2 or form.is_single_key or not all(type(item) is dict and len(item) == 1 for item in items):
            return ""
        whole = {key: value for item in items for key, value in item.items()}
        if len(whole) < len(items) or not whole.keys() <= form.keys.keys():
            return ""
        are_whole = [form.required_with(item).keys() <= item.keys() for item in (*items, whole)]
        return written(whole) if are_whole[-1] and not all(are_whole) else ""

    def _lacks_brackets(self, items: list[Any]) -> bool:
        """Whether a list of lists was meant: its numbers lack the inner brackets."""
        inner = self.item.list_form
        return inner is not None and bool(items) and all(type(item) is int and inner.item.takes(item) for item in items)

    def takes_list(self, data: list[Any]) -> bool:
        return all(map(self.item.takes, data))

    @property
    def list_form(self) -> ListOf | None:
        return self

    @property
    def keys(self) -> Mapping[str, Form]:
        return self.item.keys if isinstance(self.item.inner, Record) else _NO_KEYS

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure, least, most = converter.get_structure_hook(self.item), self.limits.least, self.limits.most

        def structure_list(data: Any, _: object) -> Any:
            if data.__class__ is not list or len(data) < least or (most is not None and len(data) > most):
                raise ValueError
            return tuple([structure(item, None) for item in data])

        return structure_list

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        unstructure = converter.get_unstructure_hook(self.item)
        return list if unstructure is same_hook() else lambda values: [*map(unstructure, values)]

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        yield keys, value
        for index, item in enumerate(value):
            yield from self.item.parts(item, (*keys, index))

    def schema(self, definitions: Definitions) -> Schema:
        length = given(minItems=self.limits.least or None, maxItems=self.limits.most)
        return {"type": "array", **length, "items": self.item.schema(definitions)}

    def typescript(self, declarations: Declarations) -> str:
        return f"{grouped(self.item.typescript(declarations))}[]"

    def phrase(self, an_object: str) -> list[str]:
        return ["a list"]

    def _example(self, found: object, depth: int) -> str:
        if found in NULL_WORDS and not self.limits.least and found not in self.item.words:
            return "[]"
        if lines := lines_in(found, of_lists=self.item.list_form is not None):
            return in_brackets(self.item.example(line, depth) for line in lines)
        if isinstance(found, str) and self.item.json_type == "string" and self.item.takes("two words"):
            return in_brackets(map(written, re.split(r"\s*(?:;\s*|,\s+)", found.strip())))
        parts = parts_in(found) if self.item.keys else []
        if len(parts) > 1:
            return in_brackets(self.item.example(part, depth) for part in parts)
        words = [as_meant(word, self.item.words) for word in words_in(found)]
        if len(words) > 1 and all(map(self.item.takes, words)):
            return in_brackets(map(written, words))
        numbers = [word for word in words if isinstance(word, int) and self.item.takes(word)]
        found = numbers[0] if len(numbers) == 1 and not self.item.keys else found
        return in_brackets([self.item.example(found, depth)] * max(self.limits.least, 1))

    def marked(self, mark: object) -> Form:
        if isinstance(mark, Items):
            return ListOf(self.item, mark, self.called)
        return ListOf(self.item, self.limits, mark.each) if isinstance(mark, Called) else super().marked(mark)


def _numbered(data: dict[str, Any]) -> list[Any]:
    """Return the values of an object whose keys count from 1 (`1`, or `level 1`), in that order; none of another."""
    words = {key.rstrip("0123456789") for key in data}
    if len(words) != 1:
        return []
    by_number = {int(key.removeprefix(*words) or 0): value for key, value in data.items()}
    numbers = sorted(by_number)
    return [by_number[number] for number in numbers] if numbers == [*range(1, len(data) + 1)] else []


@attrs.frozen(eq=False, repr=False)
class TupleOf(Form):
    """A list with a form for each item; `make` makes the value of the items, and `names` are those of a class."""

    make: Callable[..., Any]
    items: tuple[Form, ...]
    names: tuple[str, ...] = ()
    why: str = ""

    json_type = "array"

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        if self.names and (type(data) is not list or len(data) != len(self.names)):
            allowed = f"a list of {joined(self.names)}"
            found = counted(len(data), "item") if type(data) is list else reading.source.found(data, keys)
            message = reading.source.message(what, f"needs {allowed}, found {found}")
            reading.gathered.add(keys, message, Code.WRONG_TYPE)
            return UNREAD
        before = reading.count
        if type(data) is dict and (numbered := _numbered(data)) and self.takes_list(numbered):
            hint = reading.source.as_in(written(numbered), " ".join(map(str, numbered)), keys)
            reading.gathered.needs(keys, what, "a list", data, Code.WRONG_TYPE, hint)
            return UNREAD
        items = reading.list_at(data, lambda: self.example(data), keys, what)
        if items is None:
            return UNREAD
        _check_length(items, Items(len(self.items), len(self.items), self.why), reading, keys, what)
        values = [
            form.read(item, reading, (*keys, index), form.title or what)
            for index, (form, item) in enumerate(zip(self.items, items, strict=False))
        ]
        return self.make(*values) if reading.count == before else UNREAD

    def takes_list(self, data: list[Any]) -> bool:
        return len(data) == len(self.items) and all(
            form.takes(item) for form, item in zip(self.items, data, strict=True)
        )

    def structure_hook(self, converter: Converter) -> StructureHook:
        hooks, make, count = [*map(converter.get_structure_hook, self.items)], self.make, len(self.items)

        def structure(data: Any, _: object) -> Any:
            if data.__class__ is not list or len(data) != count:
                raise ValueError
            return make(*[hook(item, None) for hook, item in zip(hooks, data, strict=True)])

        return structure

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        hooks = [*map(converter.get_unstructure_hook, self.items)]
        if all(hook is same_hook() for hook in hooks):
            return list
        return lambda values: [hook(value) for hook, value in zip(hooks, values, strict=True)]

    @property
    def kinds(self) -> tuple[type, ...]:
        return (self.make,) if isinstance(self.make, type) else (tuple,)

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        yield keys, value
        for index, (form, item) in enumerate(zip(self.items, value, strict=True)):
            yield from form.parts(item, (*keys, index))

    def schema(self, definitions: Definitions) -> Schema:
        items = [item.schema(definitions) for item in self.items]
        schema = {"type": "array", "minItems": len(items), "prefixItems": items, "items": False}
        if not self.names or not isinstance(self.make, type):
            return schema
        for name, item in zip(self.names, items, strict=True):
            item.update({"title": key_title(name), **item})
        return definitions.named(snake_case(self.make.__name__), class_text(self.make), lambda: schema)

    def typescript(self, declarations: Declarations) -> str:
        items = [item.typescript(declarations) for item in self.items]
        if not self.names or not isinstance(self.make, type):
            return f"[{', '.join(items)}]"
        parts = (f"{name}: {item}" for name, item in zip(self.names, items, strict=True))
        return declarations.alias(self.make.__name__, class_text(self.make), lambda: f"[{', '.join(parts)}]")

    def phrase(self, an_object: str) -> list[str]:
        return ["a list"]

    def _example(self, found: object, depth: int) -> str:
        words = [as_meant(word, form.words) for form, word in zip(self.items, words_in(found), strict=False)]
        pairs = zip(self.items, words, strict=False)
        fits = len(words) == len(self.items) and all(form.takes(word) for form, word in pairs)
        return in_brackets(map(written, words) if fits else (item.example(None, depth) for item in self.items))

    def marked(self, mark: object) -> Form:
        if isinstance(mark, Items):
            return TupleOf(self.make, self.items, self.names, mark.why)
        if isinstance(mark, ByKeys) and len(mark.keys) == len(self.items):
            return KeyedTuple(mark.keys, self.items[0])
        return super().marked(mark)


def _check_length(items: list[Any], limits: Items, reading: Reading, keys: Path, what: str) -> bool:
    """Whether a list is of the right length; if not, the fault is added."""
    if len(items) >= limits.least and (limits.most is None or len(items) <= limits.most):
        return True
    found = f"found {len(items)}{limits.why if len(items) > limits.least else ''}"
    at = keys if limits.most is None or len(items) < limits.most else (*keys, limits.most)
    reading.gathered.add(at, reading.source.message(what, f"needs {how_many(limits)}, {found}"))
    return False


def how_many(limits: Items) -> str:
    """Return how many items a list needs.

    >>> how_many(Items(4, 4)), how_many(Items(1)), how_many(Items(most=4))
    ('exactly 4 items', 'at least 1 item', 'at most 4 items')
    """
    least, most = limits.least, limits.most
    if most is None:
        return f"at least {counted(least, 'item')}"
    if least == most:
        return f"exactly {counted(least, 'item')}"
    return f"{least} to {counted(most, 'item')}" if least else f"at most {counted(most, 'item')}"


# -- tuples and maps --------------------------------------------------------------------------------------------------


@attrs.frozen(eq=False, repr=False)
class KeyedTuple(Form):
    """A tuple written as an object, with a key for each item."""

    names: tuple[str, ...]
    item: Form

    @property
    def keys(self) -> Mapping[str, Form]:
        return dict.fromkeys(self.names, self.item)

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        before = reading.count
        found = reading.object_at(data, lambda: self.example(data), keys, what)
        if found is None:
            return UNREAD
        own = Keys(self.keys, self.keys)
        suggested = check_keys(found, own, reading, keys, what)
        check_missing(self.keys, found, reading, keys, what, suggested)
        values = [self.item.read(found[name], reading, (*keys, name), name) for name in self.names if name in found]
        return tuple(values) if reading.count == before else UNREAD

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure, names, known = converter.get_structure_hook(self.item), self.names, frozenset(self.names)

        def structure_object(data: Any, _: object) -> Any:
            if data.__class__ is not dict or data.keys() != known:
                raise ValueError
            return tuple([structure(data[name], None) for name in names])

        return structure_object

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        names, unstructure = self.names, converter.get_unstructure_hook(self.item)
        if unstructure is not same_hook():
            return lambda values: {name: unstructure(value) for name, value in zip(names, values, strict=True)}
        return lambda values: dict(zip(names, values, strict=True))

    def schema(self, definitions: Definitions) -> Schema:
        return closed_object({key: {"title": key_title(key), **self.item.schema(definitions)} for key in self.names})

    def typescript(self, declarations: Declarations) -> str:
        item = self.item.typescript(declarations)
        return object_type(f"{name}: {item};" for name in self.names)

    def _example(self, found: object, depth: int) -> str:
        return object_example([*self.keys.items()], None, depth)


@attrs.frozen(eq=False, repr=False)
class MapOf(Form):
    """Pairs written as an object, with keys of a pattern. Some are required; `allowed` describes the pattern."""

    item: Form
    pattern: str
    allowed: str
    required: tuple[str, ...] = ()
    key_meant: Callable[[str], str | None] = lambda _: None
    """Returns the key that another word means; None for words without one."""

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        before = reading.count
        found = reading.object_at(data, lambda: self.example(data), keys, what)
        if found is None:
            return UNREAD
        known = [key for key in found if re.fullmatch(self.pattern, key)]
        guesses = {key: self._guess(key) for key in found if key not in known}
        suggested = {guess for guess in guesses.values() if guess is not None}
        check_missing(dict.fromkeys(self.required, self.item), found, reading, keys, what, suggested)
        for key, guess in guesses.items():
            hint = f" did you mean {guess!r}?" if guess else ""
            hint = f";{hint} allowed: {self.allowed}"
            reading.gathered.unknown((*keys, key), what, (), hint, lambda _, value: self.item.takes(value))
        pairs = tuple((key, self.item.read(found[key], reading, (*keys, key), key)) for key in known)
        return pairs if reading.is_partial or reading.count == before else UNREAD

    def _guess(self, key: str) -> str | None:
        """Return the key that was probably meant by one that does not have the pattern."""
        if (found := self.key_meant(key)) is not None:
            return found
        return key.lower() if re.fullmatch(self.pattern, key.lower()) else meant(key, self.required)

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure, has_pattern, required = (
            converter.get_structure_hook(self.item),
            re.compile(self.pattern),
            self.required,
        )

        def structure_map(data: Any, _: object) -> Any:
            if data.__class__ is not dict or not all(map(has_pattern.fullmatch, data)):
                raise ValueError
            if not all(key in data for key in required):
                raise ValueError
            return tuple([(key, structure(value, None)) for key, value in data.items()])

        return structure_map

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        unstructure = converter.get_unstructure_hook(self.item)
        return lambda pairs: {key: unstructure(value) for key, value in pairs}

    def schema(self, definitions: Definitions) -> Schema:
        item = self.item.schema(definitions)
        return {
            "type": "object",
            "required": [*self.required],
            "propertyNames": {"type": "string", "pattern": whole_pattern(self.pattern)},
            "properties": {
                key: {"title": key_title(key), "description": f"The text for {key}.", **item} for key in self.required
            },
            "additionalProperties": item,
        }

    def typescript(self, declarations: Declarations) -> str:
        item = self.item.typescript(declarations)
        return object_type([*(f"{key}: {item};" for key in self.required), f"[language: string]: {item};"])

    def _example(self, found: object, depth: int) -> str:
        return object_example([(key, self.item) for key in self.required], found, depth)


# -- classes ----------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """A field of a class: name, key, form, default; `called` is what messages call its value."""

    name: str
    key: str
    form: Form
    default: Any = MISSING
    called: str = ""

    @property
    def is_required(self) -> bool:
        """Whether the key must be there."""
        return self.default is MISSING

    def default_value(self) -> Any:
        """Return the default, a new one if a factory makes it; None for a required field."""
        if self.default is MISSING:
            return None
        return self.default.factory() if isinstance(self.default, attrs.Factory) else self.default  # type: ignore[arg-type]


class Record(Form):
    """An object with a key for each field of a class, which is one of attrs or a named tuple.

    `check` adds faults of the object as a whole, and `change` says the same in the schema.
    """

    def __init__(
        self,
        kind: type,
        form_of: Callable[[Any], Form],
        check: ObjectCheck | None = None,
        change: Change | None = None,
        slips: Slips = NO_SLIPS,
    ) -> None:
        self.kind = kind
        self.mark = mark_of(kind)
        self.name = key_of(kind)
        self.check = check
        self._change = change
        self._slips = slips
        self._form_of = form_of

    # -- fields

    @Lazy
    def fields(self) -> tuple[Field, ...]:
        """The fields, in the order of the class."""
        kind: Any = self.kind
        if not attrs.has(kind):
            return tuple(self._field(name, kind._field_defaults.get(name, MISSING)) for name in kind._fields)
        return tuple(
            self._field(
                field.name, field.default, None if "limits" in field.metadata else field.metadata.get("allowed")
            )
            for field in attrs.fields(kind)
            if is_part(field)
        )

    def _field(self, name: str, default: Any, allowed: Any = None) -> Field:
        hint = self._hints[name]
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        key = next((mark.key for mark in marks if isinstance(mark, Key)), name)
        called = next((mark.text for mark in marks if isinstance(mark, Called)), "") or key
        form = self._form_of(hint if allowed is None else Literal[*allowed])
        if not self.mark.is_sparse and not any(isinstance(mark, Omitted) for mark in marks):
            return Field(name, key, form, MISSING, called)
        if default is None and isinstance(form, Nullable):
            form = form.form  # None is left out, so null is not accepted either
        return Field(name, key, form, default, called)

    @Lazy
    def _hints(self) -> dict[str, Any]:
        hints: dict[str, Any] = {}
        for base in reversed(self.kind.__mro__):
            hints.update(get_annotations(base))
        if not {str, ForwardRef}.isdisjoint(map(type, hints.values())):  # evaluating text takes time
            hints = get_type_hints(self.kind, include_extras=True)
        return hints

    @Lazy
    def by_key(self) -> dict[str, Field]:
        """The fields by their keys."""
        return {field.key: field for field in self.fields}

    @Lazy
    def required(self) -> dict[str, Form]:
        """The forms of the required keys."""
        return {field.key: field.form for field in self.fields if field.is_required}

    @Lazy
    def own(self) -> Keys:
        """The keys of an object that is not in a union."""
        return Keys(self.keys, self.required, slips=self._slips)

    @Lazy
    def defaults(self) -> dict[str, Any]:
        """The defaults of the fields by name, None for required ones."""
        return {field.name: field.default_value() for field in self.fields}

    @Lazy
    def alone(self) -> Field | None:
        """The field whose value is written in place of the whole object, if any is marked so."""
        marked = [
            name for name, hint in self._hints.items() if any(isinstance(mark, Alone) for mark in get_args(hint)[1:])
        ]
        return next((field for field in self.fields if field.name in marked), None)

    def pairs_in(self, data: dict[str, Any]) -> list[str]:
        """Return objects with two keys, written as pairs of numbers (`{3: 5}`); none for other data."""
        names, forms = [*self.required], [*self.required.values()]
        pairs = [(int(key), value) for key, value in data.items() if key.isdecimal()]
        if len(names) != len(("key", "value")) or len(pairs) < len(data):
            return []
        are_good = all(forms[0].takes(key) and forms[1].takes(value) for key, value in pairs)
        return [f"{{{names[0]}: {key}, {names[1]}: {value}}}" for key, value in pairs] if are_good else []

    @property
    def json_type(self) -> str:  # from the only field
        return self.alone.form.json_type if self.alone is not None else "object"

    @property
    def title(self) -> str:  # from the class
        words = self.name.replace("_", " ")
        return self.mark.title or f"{'an' if words[0] in 'aeiou' else 'a'} {words}"

    @property
    def kinds(self) -> tuple[type, ...]:
        return (self.kind,)

    @Lazy
    def keys(self) -> Mapping[str, Form]:
        """The forms of all keys."""
        return self.alone.form.keys if self.alone is not None else {field.key: field.form for field in self.fields}

    @property
    def required_keys(self) -> Mapping[str, Form]:
        return self.alone.form.required_keys if self.alone is not None else self.required

    # -- explaining

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        return self.read_with(data, reading, keys, what)

    def read_with(
        self, data: Any, reading: Reading, keys: Path, what: str, own: Keys | None = None, *, tag: str = ""
    ) -> Any:
        """Read an object that may have a tag beside the fields; `own` are its keys as a union knows them."""
        before = reading.count
        what = what or self.title
        if self.alone is not None:
            name, value = self.alone.name, self.alone.form.read(data, reading, keys, what)
            return UNREAD if value is UNREAD else reading.made(lambda: self.kind(**{name: value}), keys, what)
        found = reading.object_at(data, lambda: self.example(data if keys else None), keys, what)
        if found is None or not self._has_format(found, reading, keys):
            return UNREAD  # the keys of another version are not checked
        if other := self._slips.other(found):
            reading.gathered.add(keys, other, Code.WRONG_TYPE)
            return UNREAD
        rest = {key: value for key, value in found.items() if key != tag} if tag and tag not in self.by_key else found
        suggested = check_keys(rest, own or self.own, reading, keys, what)
        if not self.required.keys() <= rest.keys():
            check_missing(self.required, rest, reading, keys, what, suggested, self._helpful(rest, suggested))
        values, unread = self._read_fields(found, reading, keys)
        if self.check is not None:
            if rest and rest.keys().isdisjoint(self.by_key):
                suggested.update(self.by_key)  # of an object with unknown keys alone, their faults say what it needs
            self.check(found, ObjectFaults(reading.gathered, keys, what, suggested))
        if reading.count > before and not reading.is_partial:
            return UNREAD
        values |= dict.fromkeys(unread, UNREAD)
        return reading.made(lambda: self.kind(**values), keys, what)

    def _has_format(self, data: dict[str, Any], reading: Reading, keys: Path) -> bool:
        """Whether the `format` of an object is that of its class; if not, add the fault."""
        field = self.by_key.get("format")
        if field is None or "format" not in data:
            return True
        return field.form.read(data["format"], reading, (*keys, "format"), "format") is not UNREAD

    def _read_fields(self, data: dict[str, Any], reading: Reading, keys: Path) -> tuple[dict[str, Any], list[str]]:
        """Return the values of all fields by name, and the names of those that could not be read."""
        values = self.defaults.copy()
        unread = [field.name for field in self.fields if field.is_required and field.key not in data]
        reading.around.append(self)
        for key, field in self.by_key.items():  # in the order of the class, whatever that of the data
            if key in data:
                part = self._read_field(field, data, reading, (*keys, key))
                if part is UNREAD:
                    unread.append(field.name)
                else:
                    values[field.name] = part
        reading.around.pop()
        return values, unread

    def _read_field(self, field: Field, data: dict[str, Any], reading: Reading, keys: Path) -> Any:
        value = data[field.key]
        advise = self._slips.values.get(field.key)
        if advise is not None and (hint := advise(value, data)):
            if isinstance(value, list) and field.form.list_form is not None:
                return self._read_items(field.form.list_form, value, hint, reading, keys)
            needed = joined(field.form.phrase(reading.source.an_object), "or")
            is_of_type = type(value) is int and field.form.json_type == "integer"
            is_value = is_of_type or (isinstance(value, str) and field.form.words)
            code = Code.WRONG_VALUE if is_value else Code.WRONG_TYPE
            reading.gathered.needs(keys, field.called, needed, value, code, hint)
            return UNREAD
        if _says_nothing(field, value) and self._keeps_rules({key: data[key] for key in data if key != field.key}):
            _leave_out(field, value, reading, keys)
            return UNREAD
        return field.form.read(value, reading, keys, field.called)

    def _read_items(self, form: ListOf, items: list[Any], hint: str, reading: Reading, keys: Path) -> Any:
        """Add the fault of the first item that its form does not take, with a hint."""
        at, item = next((at, item) for at, item in enumerate(items) if not form.item.takes(item))
        called = form.called.replace("{n}", str(at + 1)) or str(keys[-1])
        needed = joined(form.item.phrase(reading.source.an_object), "or")
        reading.gathered.needs((*keys, at), called, needed, item, Code.WRONG_TYPE, hint)
        return UNREAD

    def _keeps_rules(self, data: dict[str, Any]) -> bool:
        """Whether an object keeps the rules of the class, as far as its keys and values are known."""
        if self.check is not None:
            try:
                self.check(data, ObjectFaults(_Strict(), (), ""))
            except ValueError:
                return False
        return True

    def _helpful(self, data: dict[str, Any], suggested: Collection[str]) -> dict[str, Form]:
        """Return keys beside the required ones by which an object would keep the rules of the class."""
        helpful = {field.key: field.form for field in self.fields if field.name in self.mark.example}
        there = {*data, *suggested}
        return {} if self._keeps_rules(data) else {key: form for key, form in helpful.items() if key not in there}

    # -- strict and fast

    def structure_hook(self, converter: Converter) -> StructureHook:
        return self.structure_hook_with(converter, ())

    def structure_hook_with(self, converter: Converter, tags: tuple[str, ...]) -> StructureHook:
        """Return the hook of objects with these tags beside the fields."""
        if self.alone is not None:
            kind, name, structure = self.kind, self.alone.name, converter.get_structure_hook(self.alone.form)
            return lambda data, _: kind(**{name: structure(data, None)})
        make = self._made_hook(converter)
        known, required = frozenset((*self.by_key, *tags)), frozenset((*self.required, *tags))

        def structure_object(data: Any, _: object) -> Any:
            if data.__class__ is not dict or not required <= data.keys() <= known:
                raise ValueError
            return make(data, None)

        check = self.check
        if check is None:
            return structure_object

        def structure_checked(data: Any, _: object) -> Any:
            value = structure_object(data, None)
            check(data, ObjectFaults(_Strict(), (), ""))
            return value

        return structure_checked

    def _made_hook(self, converter: Converter) -> StructureHook:
        """Return the function that cattrs generates for the class, for objects with the right keys."""
        from cattrs.cols import namedtuple_dict_structure_factory
        from cattrs.gen import make_dict_structure_fn_from_attrs, override

        hooks: dict[str, Any] = {
            field.name: override(rename=field.key, struct_hook=converter.get_structure_hook(field.form))
            for field in self.fields
        }
        kind: Any = self.kind
        if not attrs.has(kind):
            return namedtuple_dict_structure_factory(kind, converter, False, False, False, **hooks)
        return make_dict_structure_fn_from_attrs(
            self._attributes(),
            kind,
            converter,
            _cattrs_forbid_extra_keys=False,
            _cattrs_detailed_validation=False,
            _cattrs_use_linecache=False,
            **hooks,
        )

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        from cattrs.cols import namedtuple_dict_unstructure_factory
        from cattrs.gen import make_dict_unstructure_fn_from_attrs, override

        if self.alone is not None:
            name, unstructure = self.alone.name, converter.get_unstructure_hook(self.alone.form)
            return lambda value: unstructure(getattr(value, name))
        hooks: dict[str, Any] = {
            field.name: override(
                rename=field.key,
                unstruct_hook=converter.get_unstructure_hook(field.form),
                omit_if_default=not field.is_required,
            )
            for field in self.fields
        }
        kind: Any = self.kind
        if not attrs.has(kind):
            return namedtuple_dict_unstructure_factory(kind, converter, False, False, **hooks)
        return make_dict_unstructure_fn_from_attrs(
            self._attributes(), kind, converter, _cattrs_use_linecache=False, **hooks
        )

    def _attributes(self) -> list[Any]:
        """Return the attributes for cattrs: with a default only if the key may be left out."""
        kind: Any = self.kind
        own = attrs.fields_dict(kind)
        return [own[field.name].evolve(default=field.default, type=None, kw_only=True) for field in self.fields]

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        yield keys, value
        for field in (self.alone,) if self.alone else self.fields:
            held = getattr(value, field.name)
            if held is not None:
                yield from field.form.parts(held, keys if self.alone else (*keys, field.key))

    # -- descriptions

    def schema(self, definitions: Definitions) -> Schema:
        return self.named_schema(definitions)

    def named_schema(self, definitions: Definitions, **constants: str) -> Schema:
        """Return the reference to the definition of the class."""
        return definitions.named(self.name, class_text(self.kind), lambda: self.body_schema(definitions, **constants))

    def body_schema(self, definitions: Definitions, **constants: str) -> Schema:
        """Return the schema of the objects; constants, such as a tag, come before the fields."""
        if self.alone is not None:
            return self._field_schema(self.alone, definitions)
        properties = {key: constant_schema(key, value) for key, value in constants.items()}
        properties.update({field.key: self._field_schema(field, definitions) for field in self.fields})
        schema = closed_object(properties, [*constants, *self.required])
        return (
            schema
            if self._change is None
            else self._change(schema, lambda kind: self._form_of(kind).schema(definitions))
        )

    def _field_schema(self, field: Field, definitions: Definitions) -> Schema:
        text = field_text(self.kind, field.name)
        described = {"title": key_title(field.key), **({"description": text} if text else {})}
        schema = {**described, **field.form.schema(definitions)}
        if field.default not in (MISSING, None, (), 0, False):
            default = unstructured(field.default, field.form)
            schema |= {} if isinstance(default, dict) else {"default": default}
        return schema

    def typescript(self, declarations: Declarations) -> str:
        return self.interface(declarations)

    def interface(self, declarations: Declarations, **constants: str) -> str:
        """Return the name of the interface of the class; constants, such as a tag, come before the fields."""
        name, text, alone = pascal_case(self.name), class_text(self.kind), self.alone
        if alone is not None:
            return declarations.alias(name, text, lambda: alone.form.typescript(declarations))

        def body() -> str:
            lines = [f'  {key}: "{value}";' for key, value in constants.items()]
            for field in self.fields:
                about = field_text(self.kind, field.name)
                lines += [*([f"  /** {about} */"] if about else []), f"  {field_type(field, declarations)}"]
            return "\n".join(("{", *lines, "}"))

        return declarations.interface(name, text, body)

    # -- messages

    def _example(self, found: object, depth: int) -> str:
        if self.alone is not None:
            return self.alone.form.example(found, depth)
        if isinstance(found, str) and found in NULL_WORDS and not self.required and self._keeps_rules({}):
            return "{}"
        if taken := self._taken_over(found):
            return _in_braces(taken)
        shown = [field for field in self.fields if field.is_required or field.name in self.mark.example]
        words = words_in(found) if not self.required else []
        named = [self.by_key[word] for word in words if word in self.by_key]
        inside = [field for field in self.fields if not {*words}.isdisjoint(field.form.keys)]
        if len(inside) == 1 and not inside[0].form.required_keys:
            shown = inside
        elif len(named) == 1:
            shown, found = named, next((word for word in words if isinstance(word, int)), None)
        numbers: dict[str, str] = {}
        if self.required and isinstance(found, str):
            numbers, found = self._numbered_keys(found, [field.key for field in shown])
        parts = _parts_of_example([(field.key, field.form) for field in shown or self.fields[:1]], found, depth)
        parts |= numbers
        if self.required and isinstance(found, str) and not any(field.form.takes(found) for field in shown):
            left = [field for field in self.fields if field not in shown]
            for word in words_in(found):
                keys = [field.key for field in left if word in field.form.words and field.key not in parts]
                parts |= dict.fromkeys([key for key in keys if self._keeps_rules(parts | {key: word})][:1], word)
        return _in_braces(parts)

    def _numbered_keys(self, text: str, shown: Collection[str]) -> tuple[dict[str, str], str]:
        """Return keys beside those that are shown, with the numbers behind them in a text, and the rest of the text."""
        words = words_in(text)
        for at, (key, number) in enumerate(pairwise(words)):
            if key in self.by_key and key not in shown and type(number) is int and self.by_key[key].form.takes(number):
                return {key: str(number)}, " ".join(map(str, (*words[:at], *words[at + 2 :])))
        return {}, text

    def _taken_over(self, found: object) -> dict[str, str]:
        """Return the object that a list of values or of keys, or a text of numbers and keys, stands for; else none."""
        counts: Mapping[str, int] = {}
        if isinstance(found, list):
            pairs = [*zip(self.required.items(), found, strict=False)]
            if len(found) == len(self.required) > 1 and all(_fits(form, value) for (_, form), value in pairs):
                return {key: written(value) for (key, _), value in pairs}
            counts = Counter(map(str, found))
        elif not self.required:
            words = words_in(found)
            numbers = [word for word in words if isinstance(word, int)]
            named = [word for word in words if word in self.by_key]
            counts = dict(zip(named, numbers, strict=True)) if len(named) == len(numbers) > 1 else {}
        fits = all(key in self.by_key and self.by_key[key].form.takes(count) for key, count in counts.items())
        return {key: str(count) for key, count in counts.items()} if fits else {}


def _says_nothing(field: Field, data: Any) -> bool:
    """Whether a value that its field does not take means that there is none, and no other value of the field does."""
    form = field.form
    if field.is_required or form.takes(data) or (isinstance(form, Limited) and data in form.lacking):
        return False
    is_none = data is None or (isinstance(data, str) and data in NULL_WORDS)
    is_all = isinstance(data, str) and data in ALL_WORDS and field.default is None
    if form.list_form is not None:
        least = form.list_form.limits.least
        return (data == [] and least > 0) or (is_none and (least > 0 or field.default == ())) or is_all
    if form.keys:
        return is_none and bool(form.required_keys)
    is_default = type(data) is int and data == field.default
    return is_none or is_default or (is_all and not synonymous(str(data), form.words))


def _leave_out(field: Field, data: Any, reading: Reading, keys: Path) -> None:
    """Add the fault of a value that says nothing: its key is to be left out."""
    needed, found = joined(field.form.phrase(reading.source.an_object), "or"), reading.source.found(data, keys)
    is_value = type(data) is int or (isinstance(data, str) and bool(field.form.words))
    code = Code.WRONG_VALUE if is_value else Code.WRONG_TYPE
    if data == [] and field.form.list_form is not None:
        needed, found, code = how_many(field.form.list_form.limits), "0", Code.WRONG_VALUE
    message = reading.source.message(field.called, f"needs {needed}, found {found}; leave {field.key} out")
    reading.gathered.add(keys, message, code)


class _Strict(Problems):
    """Raises `ValueError` at the first fault that a check finds."""

    def put(self, problem: Problem) -> None:
        """Raise `ValueError`."""
        raise ValueError


# -- keys -------------------------------------------------------------------------------------------------------------


class Keys(NamedTuple):
    """The keys of an object."""

    known: Mapping[str, Form]
    required: Mapping[str, Form] = _NO_KEYS
    siblings: Collection[str] = ()
    """The keys of the other variants of a union, offered as corrections."""
    conflicts: Mapping[str, str] = _NO_CONFLICTS
    """Keys of the other variants, each with why it does not go with the object."""
    slips: Slips = NO_SLIPS

    def takes(self, key: str, value: Any) -> bool:
        """Whether a value goes with a key: a single one, or a list of such."""
        form = self.known.get(key)
        return form is not None and (form.takes_list(value) if isinstance(value, list) else form.takes(value))


def check_keys(data: dict[str, Any], own: Keys, reading: Reading, keys: Path, what: str) -> set[str]:
    """Add the faults of unknown keys, and return the keys that are suggested in their place."""
    suggested: set[str] = set()
    for key in data:
        if key in own.known:
            continue
        allowed = own.siblings if own.siblings and key not in own.siblings else own.known
        hint, others = misplaced(key, data, own) or _conflict(key, own, keys) or _as_list(key, data, own) or ("", ())
        if not hint and not meant(key, allowed):
            hint = further_out(key, reading) or _no_keys(allowed, keys)
        if not hint or suggested.isdisjoint(others):  # several keys of one object need one hint
            reading.gathered.unknown((*keys, key), what, allowed, hint, own.takes)
        suggested.update(others if hint else filter(None, [meant(key, allowed)]))
    return suggested


def misplaced(key: str, data: dict[str, Any], own: Keys) -> Advice | None:
    """Advise on an unknown key that says where it belongs: one level higher or deeper, or as a value."""
    return (
        next(filter(None, (advise(key, data) for advise in own.slips.keys)), None)
        or _unwrapped(key, data, own)
        or deeper(key, data, own.known)
        or _as_item(key, data, own.known)
        or _as_pair(key, data, own)
        or _as_value(key, data, own)
    )


def _unwrapped(key: str, data: dict[str, Any], own: Keys) -> Advice | None:
    """Advise to write the keys behind an unknown key in its place, if they are keys of the object."""
    value = data[key]
    if not isinstance(value, dict) or not value or not value.keys() <= own.known.keys():
        return None
    named = _as_value(key, {**data, **value, key: None}, own)
    if named is None:
        return f"; leave {key} out, and write what stands behind it in its place", value
    hint, missing = named
    behind = written(value)[1:-1]
    if len(behind) <= _MAX_WRITTEN:
        named_by = hint.removeprefix("; write ").removesuffix(" in its place")
        return f"; in its place write {named_by}, {behind}", [*value, *missing]
    return f"{hint}, and what stands behind it below, in the same column", [*value, *missing]


def deeper(key: str, data: dict[str, Any], known: Mapping[str, Form]) -> Advice | None:
    """Advise to write an unknown key one level deeper, into the first object or list whose objects have it."""
    name = next((name for name, form in known.items() if key in form.keys), None)
    if name is None and not suggestion(key, known):
        objects = {name: form for name, form in known.items() if form.list_form is None}
        name = next((name for name, form in objects.items() if meant(key, form.keys)), None)
    if name is None:
        return None
    form = known[name]
    if form.list_form is not None:
        owner = form.list_form.item.title
        return f"; it belongs to {owner}, under {name}: indent it like the other keys there", [name]
    inner = {meant(other, form.keys): value for other, value in data.items() if other not in known}
    there = data.get(name)
    parts = {other: written(value) for other, value in there.items()} if isinstance(there, dict) else {}
    parts |= {other: _example_of(form.keys[other], value) for other, value in inner.items() if other}
    if there is not None and not isinstance(there, dict | list):
        takers = [other for other, inside in form.keys.items() if other not in parts and inside.takes(there)]
        parts |= {other: written(there) for other in takers[:1]}
    parts |= {other: needed.example() for other, needed in form.required_with(parts).items() if other not in parts}
    return f"; write {name}: {{{', '.join(f'{other}: {part}' for other, part in parts.items())}}}", [name]


_MAX_WRITTEN = 80


def _example_of(form: Form, value: Any) -> str:
    """Return a value as it is written, if it is a short list or object; else an example of its form."""
    text = written(value) if isinstance(value, list | dict) and value else ""
    return text if 0 < len(text) <= _MAX_WRITTEN else form.example(value)


def _as_item(key: str, data: dict[str, Any], known: Mapping[str, Form]) -> Advice | None:
    """Advise to write an unknown key as an item of a list whose items have one key each."""
    lists = {name: form.list_form.item for name, form in known.items() if form.list_form is not None}
    name = next((name for name, item in lists.items() if item.is_single_key and key in item.keys), None)
    if name is None or name in data or meant(key, known) is not None:
        return None
    return f"; write {name}: [{{{key}: {_example_of(lists[name].keys[key], data[key])}}}]", [name]


def _as_pair(key: str, data: dict[str, Any], own: Keys) -> Advice | None:
    """Advise on an unknown key that is the value of a missing key, and its value that of another one (`red: 2`)."""
    value = data[key]
    missing = {name: form for name, form in own.known.items() if name not in data}
    of_key = next((name for name, form in missing.items() if key in form.words), None)
    of_value = [name for name in missing if name in own.required and name != of_key and _fits(missing[name], value)]
    if of_key is None or not of_value or value is None:
        return None
    return f"; write {of_key}: {key}, {of_value[0]}: {written(value)}", [of_key, of_value[0]]


def _fits(form: Form, value: Any) -> bool:
    return form.takes(value) or (isinstance(value, dict) and bool(value) and value.keys() <= form.keys.keys())


def _as_value(key: str, data: dict[str, Any], own: Keys) -> Advice | None:
    """Advise on a key without a value that is the value of a missing key (`Ada:`)."""
    word = int(key) if re.fullmatch("[0-9]{1,4}", key) else key
    name = next((name for name, form in own.required.items() if name not in data and form.takes(word)), None)
    if name is None or data[key] is not None or meant(key, own.known):
        return None
    return f"; write {name}: {written(word)} in its place", [name]


def _as_list(key: str, data: dict[str, Any], own: Keys) -> Advice | None:
    """Advise on a misspelled key whose only item lacks its list (`infinite: yellow`)."""
    name = meant(key, own.known)
    if name is None or name in data or own.takes(name, data[key]) or not own.takes(name, [data[key]]):
        return None
    return f"; write {name}: [{written(data[key])}]", [name]


def _conflict(key: str, own: Keys, keys: Path) -> Advice | None:
    """Advise on a key of another variant."""
    if key not in own.conflicts:
        return None
    items = ", or write two items" if keys and isinstance(keys[-1], int) else ""
    return f"; {own.conflicts[key]}{items}", ()


def lists_around(records: Sequence[Record]) -> Iterator[tuple[str, Form]]:
    """Yield the keys of all lists in some objects, the last one first, and the forms of their items."""
    for record in reversed(records):
        for field in record.fields:
            if field.form.list_form is not None:
                yield field.key, field.form.list_form.item


def further_out(key: str, reading: Reading) -> str:
    """Return the hint for a key that belongs to an object around this one; empty for other keys."""
    owner = next((record for record in reversed(reading.around) if key in record.by_key), None)
    return f"; it belongs to {owner.title}: write it beside the other keys there" if owner else ""


def _no_keys(allowed: Collection[str], keys: Path) -> str:
    """Return the hint for a key in an object that has none."""
    name = next((key for key in reversed(keys) if isinstance(key, str)), "")
    return "" if allowed else f"; it has no keys: write {name}: {{}}"


def check_missing(
    items: Mapping[str, Form],
    data: dict[str, Any],
    reading: Reading,
    keys: Path,
    what: str,
    suggested: Collection[str],
    helpful: Mapping[str, Form] = _NO_KEYS,
) -> None:
    """Add the fault of missing keys, except for keys that were suggested already; its example has helpful keys too."""
    missing = {key: form for key, form in items.items() if key not in data}
    left = {key: form for key, form in missing.items() if key not in suggested}
    if left:
        example, form = keys_example({**left, **helpful}), next(iter(left.values()))
        is_nullable = bool(example) and len({**left, **helpful}) == 1 and isinstance(form, Nullable)
        reading.gathered.missing(keys, what, left, f"{example} (null for none)" if is_nullable else example)
    if len(left) < len(missing):
        reading.gathered.unread.append(keys)


def keys_example(items: Mapping[str, Form]) -> str:
    """Return an example of some keys of an object; empty if it would show nothing but placeholders of texts.

    >>> from viceroy.documents.scalars import Boolean, Integer, String
    >>> keys_example({"gems": Integer(), "is_last": Boolean()}), keys_example({"name": String()})
    ('gems: 1, is_last: true', '')
    """
    text = object_example([*items.items()])[1:-1]
    return "" if "..." in text or any(form.phrase("") == ["a text"] for form in items.values()) else text


def object_example(fields: Sequence[tuple[str, Form]], found: object = None, depth: int = MAX_EXAMPLE_DEPTH) -> str:
    """Return the example of an object with some keys; `found` goes to the forms that take it, else to all."""
    return _in_braces(_parts_of_example(fields, found, depth))


def _in_braces(parts: Mapping[str, str]) -> str:
    return "{" + ", ".join(f"{key}: {part}" for key, part in parts.items()) + "}"


def _parts_of_example(fields: Sequence[tuple[str, Form]], found: object, depth: int) -> dict[str, str]:
    fits = any(form.takes(found) for _, form in fields)
    names, words = [key for key, _ in fields], words_in(found) if not fits else []
    is_text = bool(words)
    words = [word for word in words if not isinstance(word, str) or meant(word, names) is None]
    parts = {}
    for key, form in fields:
        word = next((word for word in words if form.takes(as_meant(word, form.words))), None)
        if word is not None:
            words.remove(word)
            parts[key] = form.example(as_meant(word, form.words), depth)
        else:
            rest = " ".join(map(str, words)) if is_text else found
            parts[key] = form.example(rest if form.takes(found) or not fits else None, depth)
    return parts


def field_type(field: Field, declarations: Declarations) -> str:
    """Return the declaration of a field in a TypeScript type."""
    return f"{field.key}{'' if field.is_required else '?'}: {field.form.typescript(declarations)};"


# -- names ------------------------------------------------------------------------------------------------------------


def mark_of(kind: type) -> Serialized:
    """Return the mark of a class."""
    mark: Serialized = kind.__dict__.get("__serialized__", Serialized())
    return mark


def key_of(kind: type) -> str:
    """Return the tag or the key of a class in a union.

    >>> from viceroy.model.laws import PutBackCards, TakeFromRow
    >>> key_of(TakeFromRow), key_of(PutBackCards)
    ('take_from_row', 'put_back')
    """
    return mark_of(kind).key or snake_case(kind.__name__)
