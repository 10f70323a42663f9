"""The base of all enums, and fast construction of frozen values."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, ParamSpec, TypeVar, cast

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
