"""Frozen values made fast, where they are made by the thousand.

Rule 1: what a maker makes cannot be told from what its class makes. Rule 2: nothing here knows what is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import attrs

P = ParamSpec("P")
T = TypeVar("T")


def maker_of(frozen: Callable[P, T]) -> Callable[P, T]:
    """Return what makes values of a frozen class without the guard through which it sets each field.

    A draft with the same slots is filled, and then it changes its class and is the value. The class must have
    `weakref_slot=False`. The maker takes every field, also one that the class works out, and takes it as it is: no
    default, no converter.

    >>> @attrs.frozen(weakref_slot=False)
    ... class Coin:
    ...     value: int
    >>> maker_of(Coin)(5)
    Coin(value=5)
    """
    names = [field.name for field in attrs.fields(cast(Any, frozen))]
    fields = {name: attrs.field() for name in names}
    fields["__class__"] = attrs.field(default=frozen, alias="frozen")  # set last, and then it is a draft no more
    draft = type("Draft", (), {"__slots__": names})
    return cast(Callable[P, T], attrs.define(draft, these=fields, slots=False, eq=False, repr=False))
