"""The base of the enums: a name that is text, and that shows itself as code."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, ParamSpec, TypeVar, cast

import attrs


class Named(StrEnum):
    """One of a closed set of names.

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
    """Return a subclass of a frozen class with slots whose fields can be set.

    An object of it becomes a value of the frozen class by changing its class, as it has the same slots and no others.
    Until then nobody else may see it.

    >>> @attrs.frozen
    ... class Coin:
    ...     value: int
    >>> draft: Any = writable(Coin)(5)
    >>> draft.value, draft.__class__ = 10, Coin
    >>> draft
    Coin(value=10)
    """
    # both, as Python sets fields the slow way where a class has a guard against either
    unguarded = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(f"Writable{frozen.__name__}", (frozen,), {"__slots__": (), **unguarded})


def fast_constructor(frozen: Callable[P, T]) -> Callable[P, T]:
    """Return what makes values of a frozen class without the guard through which it sets each field.

    The maker takes every field, also one that the class works out, and takes it as it is: no default, no converter.

    >>> @attrs.frozen
    ... class Coin:
    ...     value: int
    >>> fast_constructor(Coin)(5)
    Coin(value=5)
    """
    fields = {field.name: attrs.field() for field in attrs.fields(cast(Any, frozen))}
    fields["__class__"] = attrs.field(default=frozen, alias="frozen")  # set last, and then it is a draft no more
    plain: Any = attrs.define(type("Draft", (), {}), these=fields, slots=False, eq=False, repr=False)
    draft: Any = writable(cast(Any, frozen))
    draft.__init__ = plain.__init__
    return cast(Callable[P, T], draft)
