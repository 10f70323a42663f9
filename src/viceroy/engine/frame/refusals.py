"""Refusals that all decisions have in common; why an action does not answer its prompt is said by its decision."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from viceroy.engine.frame.decisions import Decision, State
from viceroy.errors import Refusal, as_whole
from viceroy.errors import RefusalCode as Code
from viceroy.messages import joined

A = TypeVar("A")


def due(state: State) -> str:
    """Say which prompt is due, and from which seats: for developers, in the message of an exception."""
    if not state.tasks:
        return "nothing, the game is over"
    seats = f"{'seat' if len(state.to_act) == 1 else 'seats'} {joined(state.to_act)}"
    return f"{type(state.tasks[-1]).__name__} from {seats}"


def explain(state: State, action: Any, decision: Decision | None) -> Refusal:
    """Return why an action is not legal; `decision` is that of the prompt, None when the game is over."""
    action = with_ints(action)
    seat = action.seat
    if type(seat) is not int or seat not in range(len(state.seats)):
        return Refusal(Code.UNKNOWN_SEAT, "R1.9", -1, (), (len(state.seats),))
    if decision is None:
        return Refusal(Code.GAME_OVER, "R4.1", seat)
    if seat not in state.to_act:
        return Refusal(Code.NOT_YOUR_CHOICE, "R4.2", seat)
    if type(action) not in decision.actions:
        return Refusal(Code.WRONG_ACTION, "R4.2", seat)
    if decision.refuse is None or not is_well_formed(action):
        return Refusal(Code.MALFORMED, "R4.2", seat)
    return decision.refuse(state, action, state.tasks[-1])


# -- the values of fields ---------------------------------------------------------------------------------------------


@cache
def _types(kind: type) -> dict[str, Any]:
    """Return the types of the fields of an action."""
    return get_type_hints(kind)


def with_ints(action: A) -> A:
    """Return an action with an int for each whole number in it, such as those of numpy."""
    kind: Any = type(action)
    same: A = kind(*[_with_ints(getattr(action, name)) for name in _types(kind)])
    return same


def _with_ints(value: Any) -> Any:
    if isinstance(value, tuple):
        parts = map(_with_ints, value)
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    number = as_whole(value)
    return value if number is None else number


def is_well_formed(action: Any) -> bool:
    """Whether each field of an action holds a value of its type, or one that equals it ("red" for `Color.RED`)."""
    return all(_fits(getattr(action, name), kind) for name, kind in _types(action.__class__).items())


def _fits(value: Any, kind: Any) -> bool:
    if isinstance(kind, UnionType):
        return any(_fits(value, option) for option in get_args(kind))
    if kind is NoneType:
        return value is None
    if get_origin(kind) is tuple:
        return type(value) is tuple and _items_fit(value, get_args(kind))
    if issubclass(kind, tuple):  # a named one, or a plain one that equals it
        return isinstance(value, tuple) and _all_fit(value, tuple(_types(kind).values()))
    return value in tuple(kind) if issubclass(kind, StrEnum) else type(value) is kind


def _items_fit(value: tuple[Any, ...], kinds: tuple[Any, ...]) -> bool:
    if kinds[-1] is Ellipsis:  # of any length
        return all(_fits(item, kinds[0]) for item in value)
    return _all_fit(value, kinds) and not any(type(item) is int and item < 0 for item in value)  # they count things


def _all_fit(value: tuple[Any, ...], kinds: tuple[Any, ...]) -> bool:
    return len(value) == len(kinds) and all(map(_fits, value, kinds))
