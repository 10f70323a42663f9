"""Forms: how the values of a type stand in plain data. The base of all forms, and the forms around another one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any, get_args

import attrs

from viceroy.documents.advice import NULL_WORDS
from viceroy.documents.descriptions import key_title, pascal_case, snake_case
from viceroy.documents.faults import Path
from viceroy.documents.reader import UNREAD, Reading, is_whole
from viceroy.values import Alone, Called, Key, Plain

if TYPE_CHECKING:
    from cattrs import Converter

Schema = dict[str, Any]
StructureHook = Callable[[Any, Any], Any]
"""Takes plain data and, as cattrs has it, a type, which is not looked at."""
UnstructureHook = Callable[[Any], Any]

MISSING = attrs.NOTHING
"""The default of a field that has none."""
MAX_DEPTH = 12
"""How deep an example goes: forms may lead to themselves."""


class Mismatch(ValueError):  # noqa: N818 - a name that reads as what happened
    """Plain data do not have the form. It says no more: the explaining reader finds out what is wrong."""


class Form:
    """How the values of a type stand in plain data; each kind of form is a class, equal to itself alone."""

    json_type: str = "object"
    """The JSON type of the data."""
    title: str = ""
    """What messages call a value, empty where only its key names it."""
    words: Collection[Any] = ()
    """What may be written, where that is a closed set."""

    # -- explaining: plain data to values, with all that is wrong

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        """Return the value that data mean, or `UNREAD`; `what` is what messages call it. Faults go to the reading."""
        raise NotImplementedError

    def takes(self, data: object) -> bool:
        """Whether data are a single value of the form: a number, a text, true or false."""
        return False

    # -- strict and fast: what cattrs asks for

    def structure_hook(self, converter: Converter) -> StructureHook:
        """Return what makes a value of plain data; it raises `ValueError` where they do not have the form."""
        raise NotImplementedError

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        """Return what makes plain data of a value; `same_hook()` where they are the same."""
        raise NotImplementedError

    @property
    def kinds(self) -> tuple[type, ...]:
        """The classes of the values."""
        return (tuple,)

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        """Yield a value and all objects, lists, words and numbers in it, with their keys; the outer ones first.

        What the only key of an object tells stands under that key.
        """
        yield keys, value

    # -- descriptions

    def schema(self, definitions: Definitions) -> Schema:
        """Return the JSON Schema of the data; what has a name is a definition, at which it points."""
        raise NotImplementedError

    def typescript(self, declarations: Declarations) -> str:
        """Return the TypeScript type of the data: a name, or what has no name written out."""
        raise NotImplementedError

    # -- messages

    def phrase(self, an_object: str) -> list[str]:
        """Return what the form takes, in a few words; `an_object` is how messages speak of one."""
        return [an_object]

    def example(self, found: object = None, depth: int = MAX_DEPTH) -> str:
        """Return an example of the data, with what was found instead where it fits; what lies too deep is left out."""
        return self._example(found, depth - 1) if depth else "..."

    def _example(self, found: object, depth: int) -> str:
        """Return an example in which others may lie so deep."""
        raise NotImplementedError

    def instead(self, key: str, value: object) -> tuple[str, Collection[str]]:
        """Return what to write for an unknown key that belongs elsewhere, and the keys that the object then has.

        Both are empty where nobody can tell.
        """
        return "", ()

    # -- forms around it

    @property
    def inner(self) -> Form:
        """The form without what lies around it: names, null, conversions."""
        return self

    @property
    def record(self) -> Any:
        """The class of the objects that the data, or the items of a list, are; None where they are no such objects."""
        return None

    def marked(self, mark: object) -> Form:
        """Return the form with a mark of its type; raises `TypeError` where the mark does not go with it."""
        if isinstance(mark, Key | Alone | Called):
            return self  # that is about the key
        raise TypeError(f"{mark!r} does not go with {type(self).__name__}")


def same_hook() -> UnstructureHook:
    """Return the hook of values that are plain data themselves."""
    from cattrs.fns import identity  # here, for cattrs takes its time

    return identity


# -- around another form ----------------------------------------------------------------------------------------------


class Wrapper(Form):
    """The base of forms around another one, to which they leave all that they do not say themselves."""

    form: Form

    @property
    def json_type(self) -> str:  # type: ignore[override] # told by the other form
        return self.form.json_type

    @property
    def title(self) -> str:  # type: ignore[override]
        return self.form.title

    @property
    def words(self) -> Collection[Any]:  # type: ignore[override]
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

    def marked(self, mark: object) -> Form:
        wrapper: Any = self
        changed: Form = attrs.evolve(wrapper, form=self.form.marked(mark))
        return changed


@attrs.frozen(eq=False)
class Definition(Wrapper):
    """A form with a name and a description of its own; `more` is what its schema says besides."""

    name: str
    text: str
    form: Form
    more: Callable[[], Schema] = dict

    def schema(self, definitions: Definitions) -> Schema:
        return definitions.named(self.name, self.text, lambda: {**self.form.schema(definitions), **self.more()})

    def typescript(self, declarations: Declarations) -> str:
        return declarations.alias(pascal_case(self.name), self.text, lambda: self.form.typescript(declarations))


@attrs.frozen(eq=False)
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


@attrs.frozen(eq=False)
class Converted(Wrapper):
    """A value that is written as another one, which has the form. `from_written` may refuse by `ValueError`."""

    kind: Any
    form: Form
    to_written: Callable[[Any], Any]
    from_written: Callable[[Any], Any]

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        written = self.form.read(data, reading, keys, what)
        if not is_whole(written):
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


# -- what forms add to ------------------------------------------------------------------------------------------------


class Definitions:
    """The definitions that schemas point at, by name; each is made when the first form points at it."""

    def __init__(self, form_of: Callable[[Any], Form]) -> None:
        self._form_of = form_of
        self.found: dict[str, Schema] = {}

    def of(self, hint: Any) -> Schema:
        """Return the schema of a type."""
        return self._form_of(hint).schema(self)

    def named(self, name: str, text: str, make: Callable[[], Schema]) -> Schema:
        """Return a pointer at a definition, which is made if it is not there yet."""
        if name not in self.found:
            self.found[name] = {}  # for those that point at themselves
            about = {"title": key_title(name), "description": text}
            self.found[name] = {**about, **{key: value for key, value in make().items() if key != "title"}}
        return {"$ref": f"#/$defs/{name}"}


class Declarations:
    """The declarations of TypeScript that types refer to, by name; each is made when the first form refers to it."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def interface(self, name: str, text: str, make: Callable[[], str]) -> str:
        """Return the name of an interface, whose body is made if it is not there yet."""
        return self._declared(name, lambda: f"{comment(text)}export interface {name} {make()}\n")

    def alias(self, name: str, text: str, make: Callable[[], str]) -> str:
        """Return the name of a type that stands for another one, which is made if it is not there yet."""
        return self._declared(name, lambda: type_alias(name, text, make()))

    def _declared(self, name: str, make: Callable[[], str]) -> str:
        if name not in self.found:
            self.found[name] = ""  # for those that lead to themselves
            self.found[name] = make()
        return name


def type_alias(name: str, text: str, made: str) -> str:
    """Return the declaration of a TypeScript type that stands for another one."""
    return f"{comment(text)}export type {name} = {made};\n"


def comment(text: str) -> str:
    """Return a description as a comment of TypeScript."""
    return f"/** {text} */\n" if text else ""


def grouped(text: str) -> str:
    """Return a TypeScript type in brackets, where it is a union."""
    return f"({text})" if " | " in text else text


# -- names ------------------------------------------------------------------------------------------------------------


def plain_of(kind: type) -> Plain:
    """Return the mark of a class."""
    plain: Plain = kind.__dict__.get("__plain__", Plain())
    return plain


def key_of(kind: type) -> str:
    """Return the tag or the key of a class in a union.

    >>> from viceroy.model.laws import PutBackCards, TakeFromRow
    >>> key_of(TakeFromRow), key_of(PutBackCards)
    ('take_from_row', 'put_back')
    """
    return plain_of(kind).key or snake_case(kind.__name__)
