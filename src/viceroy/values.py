"""Bases of values: enums that show as code, marks for how types stand in plain data, fast frozen values."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, ParamSpec, TypeVar, cast

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


P = ParamSpec("P")
T = TypeVar("T")


# -- how a type stands in plain data: marks for `Annotated`, and for classes ------------------------------------------


@attrs.frozen
class Between:
    """A whole number from `low` to `high`, ends included; None is no limit. `why` ends the message if it is none."""

    low: int | None = None
    high: int | None = None
    why: str = ""


@attrs.frozen
class Items:
    """A list of `least` to `most` items; `why` ends the message where there are more."""

    least: int = 0
    most: int | None = None
    why: str = ""


@attrs.frozen
class Text:
    """A text of `least` to `most` characters that `pattern` matches as a whole; `allowed` describes the pattern.

    `is_line` asks for a text that is not blank, on one line, without control characters.
    """

    least: int = 0
    most: int | None = None
    pattern: str = ""
    allowed: str = ""
    is_line: bool = False


Words = Annotated[str, Text(least=1)]
"""A text that is not empty."""

Count = Annotated[int, Between(0)]
"""A whole number from 0."""

Positive = Annotated[int, Between(1)]
"""A whole number from 1."""


@attrs.frozen
class ByKeys:
    """A tuple that is written as an object: one key for each item."""

    keys: tuple[str, ...]


@attrs.frozen
class Described:
    """A definition of its own in schemas: its name in snake_case, what it means, and what its schema says besides."""

    name: str
    text: str
    more: Callable[[], dict[str, Any]] = dict


@attrs.frozen
class Key:
    """The key of a field, where it is not called as the field."""

    key: str


@attrs.frozen
class Called:
    """What messages call a value of a field, and `each` item of a list; `{n}` is the number of an item, from 1."""

    text: str = ""
    each: str = ""


@attrs.frozen
class Wanted:
    """What a message wants of a value that is of one JSON type or another; `{what}` is what it calls the value."""

    text: str


@attrs.frozen
class Omitted:
    """The key of this field is left out where it holds its default."""


@attrs.frozen
class Alone:
    """The value of this field stands for the whole object."""


@attrs.frozen
class Plain:
    """How a class is written as plain data: see `plain`."""

    key: str = ""
    title: str = ""
    is_sparse: bool = False
    is_list: bool = False
    example: tuple[str, ...] = ()


def plain(
    *, key: str = "", title: str = "", is_sparse: bool = False, is_list: bool = False, example: tuple[str, ...] = ()
) -> Callable[[type[T]], type[T]]:
    """Describe how a class is written as plain data, where that differs from its fields and docstring.

    `key` is its tag or key in a union (else its name in snake_case), `title` what messages call it (else "a" and its
    name). Of a sparse class the keys with default values are left out. A list class is a tuple written as a list.
    An `example` shows these fields too.
    """

    def mark(cls: type[T]) -> type[T]:
        cast(Any, cls).__plain__ = Plain(key, title, is_sparse, is_list, example)
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
