"""Bases of values: enums whose repr is code, marks of fields and classes for serialization, fast constructors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, StrEnum
from functools import cache
from typing import Annotated, Any, Generic, ParamSpec, TypeVar, cast

import attrs


class Named(StrEnum):
    """A string enum whose `repr` is code.

    >>> class Shape(Named):
    ...     CIRCLE = "circle"
    >>> Shape.CIRCLE, str(Shape.CIRCLE)
    (Shape.CIRCLE, 'circle')
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @property
    def label(self) -> str:
        """The value in a sentence: "bottom left" of `bottom_left`."""
        return self.replace("_", " ")


Computed = TypeVar("Computed")


class Lazy(Generic[Computed]):
    """A property that is computed when it is first read, and kept.

    `functools.cached_property` of Python 3.11 holds one lock for all instances of a class while it computes. Two
    threads that read such properties of objects that refer to each other would wait for each other without end. This
    one holds none: at worst, two threads compute the same value.

    >>> class Square:
    ...     side = 3
    ...     @Lazy
    ...     def area(self) -> int:
    ...         return self.side**2
    >>> Square().area
    9
    """

    def __init__(self, compute: Callable[[Any], Computed]) -> None:
        self._compute = compute
        self.__doc__ = compute.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: object, owner: type | None = None) -> Computed:
        value = self._compute(instance)
        instance.__dict__[self._name] = value  # which Python reads first from now on
        return value


MAX_REPR = 320
"""How many characters the `repr` of a value has at most."""


class Value:
    """A base of frozen classes with one `repr`: the code that makes the value, shortened where it is long.

    First fields that hold their defaults are left out, then the longest are summed up: a tuple by the number of its
    items, another value by its class. A class may have a `repr` of its own. attrs writes no method that a class has,
    so that a class is made in two thirds of the time at every start.

    >>> @attrs.frozen
    ... class Coins(Value):
    ...     values: tuple[int, ...]
    ...     side: str = "head"
    >>> Coins((5, 10)), Coins(tuple(range(200)))
    (Coins(values=(5, 10), side='head'), Coins(values=<200 int>))
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        if "__repr__" not in vars(cls):
            cls.__repr__ = _short_code  # type: ignore[method-assign]


def code(value: Any) -> str:
    """Return the code that makes a value, however long, for digests and comparisons.

    Card sets, and the cards of pyramids, are named by number and id.

    >>> code((Between(1), "a"))
    "(Between(low=1, high=None, why=''), 'a')"
    """
    if type(value) is tuple:
        return f"({', '.join(map(code, value))}{',' * (len(value) == 1)})"
    if not isinstance(value, Value):
        return repr(value)
    parts = [f"{field.name}={_text(value, field, code)}" for field in _shown_fields(value)]
    return f"{type(value).__name__}({', '.join(parts)})"


def _short_code(value: Any) -> str:
    arguments = [(field, getattr(value, field.name), _text(value, field, repr)) for field in _shown_fields(value)]
    if sum(len(field.name) + len(text) for field, _, text in arguments) > MAX_REPR:
        arguments = [argument for argument in arguments if argument[1] != argument[0].default]
    return call_text(type(value).__name__, [(f"{field.name}=", given, text) for field, given, text in arguments])


def call_text(name: str, arguments: Iterable[tuple[str, Any, str]]) -> str:
    """Return the code of a call, shortened to `MAX_REPR` by summing up the longest arguments.

    Each argument is a triple: its keyword with the equals sign, or an empty text; its value; the code of the value.
    """
    parts = [before + text for before, _, text in arguments]
    sums = [before + _summary(value) for before, value, _ in arguments]
    for at in sorted(range(len(parts)), key=lambda at: -len(parts[at])):
        if len(name) + len(", ".join(parts)) <= MAX_REPR - 2:
            break
        parts[at] = min(parts[at], sums[at], key=len)
    return f"{name}({', '.join(parts)})"


def _shown_fields(value: Any) -> list[attrs.Attribute[Any]]:
    return [field for field in attrs.fields(type(value)) if field.repr]


def _text(value: Any, field: attrs.Attribute[Any], shown: Callable[[Any], str]) -> str:
    return (field.repr if callable(field.repr) else shown)(getattr(value, field.name))


def _summary(value: Any) -> str:
    """Return a few words about a value whose code is long."""
    if type(value) is tuple:
        kinds = {type(item).__name__ for item in value}
        return f"<{len(value)} {kinds.pop() if len(kinds) == 1 else 'values'}>"
    if isinstance(value, str):
        return repr(f"{value[:20]}...")
    return f"<{type(value).__name__}>"


P = ParamSpec("P")
T = TypeVar("T")


# -- marks for serialization, in `Annotated` and on classes; here, as `model` lies below `documents` -------------------
# Nobody compares marks, and a class of attrs without `==` and `repr` is made in a third of the time at every start.


@attrs.frozen(eq=False)
class Between:
    """Limits of a whole number, ends included; None is no limit.

    `why` ends the message about an object or a list, `part` that about a fraction, with places for its numerator and
    denominator, and `per` that about a text that says what is counted.
    """

    low: int | None = None
    high: int | None = None
    why: str = ""
    part: str = attrs.field(default="", repr=False)
    per: str = attrs.field(default="", repr=False)


@attrs.frozen(eq=False, repr=False)
class Items:
    """A list of `least` to `most` items; `why` ends the message where there are more."""

    least: int = 0
    most: int | None = None
    why: str = ""


@attrs.frozen(eq=False, repr=False)
class Text:
    """A text of `least` to `most` characters that `pattern` matches as a whole; `allowed` describes the pattern.

    `is_line` asks for a text that is not blank, on one line, without control characters. `example` is one for messages,
    and `why` ends the message about a list.
    """

    least: int = 0
    most: int | None = None
    pattern: str = ""
    allowed: str = ""
    is_line: bool = False
    example: str = attrs.field(default="", repr=False)
    why: str = attrs.field(default="", repr=False)


NonEmptyText = Annotated[str, Text(least=1)]
"""A text that is not empty."""

Count = Annotated[int, Between(0)]
"""A whole number from 0."""

Positive = Annotated[int, Between(1)]
"""A whole number from 1."""


@attrs.frozen(eq=False, repr=False)
class ByKeys:
    """Writes a tuple as an object, with one key for each item."""

    keys: tuple[str, ...]


@attrs.frozen(eq=False, repr=False)
class Described:
    """Gives a type a definition in schemas: its name in snake_case, its description, and further keywords."""

    name: str
    text: str
    more: Callable[[], dict[str, Any]] = dict


@attrs.frozen(eq=False, repr=False)
class Key:
    """The key of a field, if it differs from the name."""

    key: str


@attrs.frozen(eq=False, repr=False)
class Called:
    """What messages call a value of a field, and `each` item of a list; `{n}` is the number of an item, from 1."""

    text: str = ""
    each: str = ""


@attrs.frozen(eq=False, repr=False)
class Wanted:
    """The message for a value of none of the JSON types of a union; `{what}` stands for the name of the value."""

    text: str


@attrs.frozen(eq=False, repr=False)
class Lacking:
    """Values that people expect and the language lacks (`None` is null), and what a message says is needed instead."""

    values: tuple[str | None, ...]
    needed: str


@attrs.frozen(eq=False, repr=False)
class Omitted:
    """Leaves out the key of a field that holds its default."""


APART: dict[str, bool] = {"is_apart": True}
"""The metadata of an attrs field that documents leave out; it needs a default."""


def is_part(field: attrs.Attribute[Any]) -> bool:
    """Whether documents hold a field of a class."""
    return field.init and not field.metadata.get("is_apart")


_PLAIN = frozenset((str, int, float, bool, type(None)))  # most of all values


def plain_data(value: Any) -> Any:
    """Return a value as plain data, field by field: objects, lists, and the values of enums.

    It needs no forms and not cattrs, which takes its time at a start. So it is for classes whose annotations say all:
    no key with another name, nothing converted. Fields that hold their defaults are left out. A subclass of dict holds
    plain data already: only a dict is made of it.

    >>> plain_data(Between(1, 99))
    {'low': 1, 'high': 99}
    """
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    fields = _fields_of(kind)
    if fields is not None:
        held = ((name, getattr(value, name), default) for name, default in fields)
        return {name: plain_data(one) for name, one, default in held if default is attrs.NOTHING or one != default}
    if kind is dict:
        return {key: plain_data(one) for key, one in value.items()}
    if isinstance(value, tuple):
        return plain_data(value._asdict()) if hasattr(value, "_asdict") else [plain_data(one) for one in value]
    if isinstance(value, dict):
        return dict(value)
    return value.value if isinstance(value, Enum) else value


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, Any], ...] | None:
    """Return the names of the fields of an attrs class that documents hold, with their defaults; None for others."""
    if not attrs.has(kind):
        return None
    return tuple((field.name, field.default) for field in attrs.fields(kind) if is_part(field))


@attrs.frozen(eq=False, repr=False)
class Alone:
    """Writes the value of this field in place of the whole object."""


@attrs.frozen(eq=False, repr=False)
class Serialized:
    """The mark that `serialized` puts on a class."""

    key: str = ""
    title: str = ""
    is_sparse: bool = False
    is_list: bool = False
    example: tuple[str, ...] = ()


def serialized(
    *, key: str = "", title: str = "", is_sparse: bool = False, is_list: bool = False, example: tuple[str, ...] = ()
) -> Callable[[type[T]], type[T]]:
    """Set how a class is written as plain data.

    `key` is its tag or key in a union (default: its name in snake_case), `title` what messages call an object of it
    (default: "a" and the key). With `is_sparse`, keys with default values are left out; with `is_list`, the tuple is
    written as a list. Examples in messages show required fields, and those named in `example`.
    """

    def mark(cls: type[T]) -> type[T]:
        cast(Any, cls).__serialized__ = Serialized(key, title, is_sparse, is_list, example)
        return cls

    return mark


# -- frozen values, made fast -----------------------------------------------------------------------------------------


def writable(frozen: type[T]) -> type[T]:
    """Return a subclass of a frozen slotted class whose fields can be set.

    An instance becomes a value of the frozen class by assigning `__class__`, as the slots are the same. Share it
    only after that.

    >>> @attrs.frozen
    ... class Coin:
    ...     value: int
    >>> draft: Any = writable(Coin)(5)
    >>> draft.value, draft.__class__ = 10, Coin
    >>> draft
    Coin(value=10)
    """
    # both: Python takes the slow path if a class overrides either
    unguarded = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(f"Writable{frozen.__name__}", (frozen,), {"__slots__": (), **unguarded})


def fast_constructor(frozen: Callable[P, T]) -> Callable[P, T]:
    """Return a constructor of a frozen class that does not pay for freezing each field.

    It takes every field, even those with `init=False`, and uses no defaults, converters or validators.

    >>> @attrs.frozen
    ... class Coin:
    ...     value: int
    >>> fast_constructor(Coin)(5)
    Coin(value=5)
    """
    fields = {field.name: attrs.field() for field in attrs.fields(cast(Any, frozen))}
    fields["__class__"] = attrs.field(default=frozen, alias="frozen")  # set last: this freezes it
    plain: Any = attrs.define(type("Draft", (), {}), these=fields, slots=False, eq=False, repr=False)
    draft: Any = writable(cast(Any, frozen))
    draft.__init__ = plain.__init__
    return cast(Callable[P, T], draft)
