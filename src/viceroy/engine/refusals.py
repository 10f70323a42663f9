"""Refusals that all decisions have in common; why an action does not answer its prompt is said by its decision."""

from __future__ import annotations

from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, get_args, get_type_hints

from viceroy.engine.actions import Action
from viceroy.engine.decisions import Decision
from viceroy.engine.state import GameState
from viceroy.errors import Refusal, as_whole
from viceroy.errors import RefusalCode as Code
from viceroy.messages import joined
from viceroy.model.geometry import Place
from viceroy.model.tokens import COLORS


def due(state: GameState) -> str:
    """Say which prompt is due, and from which seats: for developers, in the message of an exception."""
    if state.task is None:
        return "nothing, the game is over"
    return f"{type(state.task).__name__} from {'seat' if len(state.to_act) == 1 else 'seats'} {joined(state.to_act)}"


def explain(state: GameState, action: Action, decision: Decision | None) -> Refusal:
    """Return why an action is not legal; `decision` is that of the prompt, None when the game is over."""
    action = with_ints(action)
    seat = action.seat
    if type(seat) is not int or seat not in state.rules.everybody:
        return Refusal(Code.UNKNOWN_SEAT, "R1.9", -1, (), (len(state.seats),))
    if decision is None:
        return Refusal(Code.GAME_OVER, "R4.1", seat)
    if seat not in state.to_act:
        return Refusal(Code.NOT_YOUR_CHOICE, "R4.2", seat)
    if type(action) not in decision.actions:
        return Refusal(Code.WRONG_ACTION, "R4.2", seat)
    if decision.refuse is None or not is_well_formed(action):
        return Refusal(Code.MALFORMED, "R4.2", seat)
    return decision.refuse(state, action, state.task)


# -- the values of fields ---------------------------------------------------------------------------------------------


def with_ints(action: Action) -> Action:
    """Return an action with an int for each whole number in it, such as those of numpy."""
    return type(action)(*[_with_ints(getattr(action, name)) for name in _TYPES[type(action)]])


def _with_ints(value: Any) -> Any:
    if isinstance(value, tuple):
        parts = map(_with_ints, value)
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    number = as_whole(value)
    return value if number is None else number


def is_well_formed(action: Action) -> bool:
    """Whether each field of an action holds a value of its type, or one that equals it ("red" for `Color.RED`)."""
    return all(_fits(getattr(action, name), kind) for name, kind in _TYPES[type(action)].items())


def _fits(value: Any, kind: Any) -> bool:
    if isinstance(kind, UnionType):
        return any(_fits(value, option) for option in get_args(kind))
    if kind is NoneType:
        return value is None
    if kind == _GEMS:
        return type(value) is tuple and len(value) == len(COLORS) and all(type(n) is int and n >= 0 for n in value)
    if kind is Place:
        return isinstance(value, tuple) and len(value) == 2 and all(type(part) is int for part in value)
    if get_args(kind):  # a tuple of any length
        return type(value) is tuple and all(_fits(item, get_args(kind)[0]) for item in value)
    return value in tuple(kind) if issubclass(kind, StrEnum) else type(value) is kind


_GEMS = tuple[int, int, int, int]
_TYPES = {kind: get_type_hints(kind) for kind in get_args(Action)}
"""The types of the fields of each action."""
