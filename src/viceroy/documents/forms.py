"""Forms: how the values of a type stand in plain data. The base class, and the wrappers of another form."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any, get_args

import attrs

from viceroy.documents.advice import NULL_WORDS
from viceroy.documents.descriptions import key_title, pascal_case, snake_case
from viceroy.documents.reader import UNREAD, Reading, is_whole
from viceroy.errors import Code, Path
from viceroy.values import Alone, Called, Key, Lacking, Serialized

if TYPE_CHECKING:
    from cattrs import Converter

Schema = dict[str, Any]
StructureHook = Callable[[Any, Any], Any]
"""Takes plain data and, as cattrs has it, a type, which is not looked at."""
UnstructureHook = Callable[[Any], Any]

MISSING = attrs.NOTHING
"""The default of a field that has none."""
MAX_EXAMPLE_DEPTH = 12
"""The most levels of an example: forms may be recursive."""


class Form:
    """How the values of a type stand in plain data. Each kind of form is a class; forms compare by identity."""

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

    # -- strict and fast: what cattrs asks for

    def structure_hook(self, converter: Converter) -> StructureHook:
        """Return the function from plain data to a value; it raises `ValueError` for data of another form.

        It says nothing more: the explaining reader finds the faults.
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
        """Return the nouns for messages of all that the form accepts; `an_object` is the noun for objects."""
        return [an_object]

    def example(self, found: object = None, depth: int = MAX_EXAMPLE_DEPTH) -> str:
        """Return an example of the data as text. It uses `found` where that fits, and ends at a depth."""
        return self._example(found, depth - 1) if depth else "..."

    def _example(self, found: object, depth: int) -> str:
        """Return an example whose parts may have this depth."""
        raise NotImplementedError

    def instead(self, key: str, data: dict[str, Any]) -> tuple[str, Collection[str]]:
        """Return the hint for an unknown key of an object that belongs elsewhere, and the keys that replace it there.

        Both are empty if the form cannot tell.
        """
        return "", ()

    # -- forms around it

    @property
    def inner(self) -> Form:
        """The form without the wrappers around it."""
        return self

    @property
    def record(self) -> Any:
        """The `Record` of the data, or of the items of a list; None for other forms."""
        return None

    @property
    def list_form(self) -> Any:
        """The `ListOf` that data may have, if any; None for other forms."""
        return None

    def record_with(self, key: str) -> Any:
        """Return the `Record` of the data, or of the items of a list, that has a key; None if there is none."""
        return self.record if self.record is not None and key in self.record.by_key else None

    def has_key(self, key: str) -> bool:
        """Whether an object of the data, or one in the list, may have a key."""
        return self.record is not None and key in self.record.by_key

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
    def record(self) -> Any:
        return self.form.record

    def record_with(self, key: str) -> Any:
        return self.form.record_with(key)

    def has_key(self, key: str) -> bool:
        return self.form.has_key(key)

    @property
    def list_form(self) -> Any:
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
    """A form that says why some values, which people expect, are none."""

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


# -- collected descriptions -------------------------------------------------------------------------------------------


class Definitions:
    """The `$defs` of a schema, by name; each is made when a form first refers to it."""

    def __init__(self, form_of: Callable[[Any], Form]) -> None:
        self._form_of = form_of
        self.found: dict[str, Schema] = {}

    def of(self, hint: Any) -> Schema:
        """Return the schema of a type."""
        return self._form_of(hint).schema(self)

    def named(self, name: str, text: str, make: Callable[[], Schema]) -> Schema:
        """Return the reference to a definition, and make the definition once."""
        if name not in self.found:
            self.found[name] = {}  # definitions may be recursive
            about = {"title": key_title(name), "description": text}
            self.found[name] = {**about, **{key: value for key, value in make().items() if key != "title"}}
        return {"$ref": f"#/$defs/{name}"}


class Declarations:
    """The TypeScript declarations, by name; each is made when a form first refers to it."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def interface(self, name: str, text: str, make: Callable[[], str]) -> str:
        """Return the name of an interface, and declare it once."""
        return self._declared(name, lambda: f"{comment(text)}export interface {name} {make()}\n")

    def alias(self, name: str, text: str, make: Callable[[], str]) -> str:
        """Return the name of a type alias, and declare it once."""
        return self._declared(name, lambda: type_alias(name, text, make()))

    def _declared(self, name: str, make: Callable[[], str]) -> str:
        if name not in self.found:
            self.found[name] = ""  # types may be recursive
            self.found[name] = make()
        return name


def type_alias(name: str, text: str, made: str) -> str:
    """Return the declaration of a TypeScript type alias."""
    return f"{comment(text)}export type {name} = {made};\n"


def comment(text: str) -> str:
    """Return a description as a comment of TypeScript."""
    return f"/** {text} */\n" if text else ""


def grouped(text: str) -> str:
    """Return a TypeScript type, in brackets if it is a union."""
    return f"({text})" if " | " in text else text


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
