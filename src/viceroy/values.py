"""Bases of values: enums that show as code, marks for how types stand in plain data, fast frozen values."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, ClassVar, ParamSpec, TypeVar, cast, dataclass_transform

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


@dataclass_transform(frozen_default=True)
class Frozen:
    """A small frozen value with its fields in order, as of attrs, whose class is made much faster: for many small ones.

    >>> class Coin(Frozen):
    ...     value: int
    ...     color: str = "red"
    >>> Coin(5), Coin(5) == Coin(5, color="red"), Coin(5) == Coin(7)
    (Coin(value=5, color='red'), True, False)
    >>> len({Coin(5), Coin(color="red", value=5)})
    1
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = (name for name in cls.__annotations__ if name not in cls.__match_args__)
        type.__setattr__(cls, "__match_args__", (*cls.__match_args__, *own))

    def __init__(self, *values: Any, **named: Any) -> None:
        held = self.__dict__
        held.update(named)
        if values:
            held.update(zip(self.__match_args__, values, strict=False))
        if len(held) < len(self.__match_args__):
            for name in self.__match_args__:
                if name not in held:
                    held[name] = getattr(type(self), name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *map(self.__dict__.get, self.__match_args__)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={self.__dict__[name]!r}' for name in self.__match_args__)})"


# -- how a type stands in plain data: marks for `Annotated`, and for classes ------------------------------------------


class Between(Frozen):
    """A whole number from `low` to `high`, ends included; None is no limit. `why` ends the message if it is none."""

    low: int | None = None
    high: int | None = None
    why: str = ""


class Items(Frozen):
    """A list of `least` to `most` items; `why` ends the message where there are more."""

    least: int = 0
    most: int | None = None
    why: str = ""


class Text(Frozen):
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


class ByKeys(Frozen):
    """A tuple that is written as an object: one key for each item."""

    keys: tuple[str, ...]


class Described(Frozen):
    """A definition of its own in schemas: its name in snake_case, what it means, and what its schema says besides."""

    name: str
    text: str
    more: Callable[[], dict[str, Any]] = dict


class Key(Frozen):
    """The key of a field, where it is not called as the field."""

    key: str


class Called(Frozen):
    """What messages call a value of a field, and `each` item of a list; `{n}` is the number of an item, from 1."""

    text: str = ""
    each: str = ""


class Wanted(Frozen):
    """What a message wants of a value that is of one JSON type or another; `{what}` is what it calls the value."""

    text: str


class Omitted(Frozen):
    """The key of this field is left out where it holds its default."""


class Alone(Frozen):
    """The value of this field stands for the whole object."""


class Plain(Frozen):
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
