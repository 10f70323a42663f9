"""Decisions and handlers: what the engine knows about each prompt, and about each task that needs no player.

A decision says which actions answer a prompt, which are legal, what they do, and why others are refused. Each module of
`phases` declares its own in the tuples `DECISIONS` and `HANDLERS`. The reducer, the refusals, the invariants, the codec
and the documentation take what they need from these declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.prompts import Prompt
from viceroy.engine.state import GameState
from viceroy.engine.tasks import Automatic, Task, seats_of
from viceroy.errors import Refusal

Faults = Callable[[GameState, Any], Iterable[str]]
"""From a state and a task on its stack to what keeps the task from being carried out when its turn comes."""


@attrs.frozen
class Decision:
    """The declaration of a decision: a prompt, and all that the engine knows about answering it."""

    prompt: type[Prompt]
    """The class of the prompt."""
    actions: tuple[type[Action], ...]
    """The classes of the actions that answer it."""
    legal: Callable[[GameState, int, Any], tuple[Action, ...]]
    """From the state, a seat that is asked and the prompt to all legal actions of the seat."""
    apply: Callable[..., None]
    """Carries an action out: from the draft, the action and the prompt.

    Where it is sealed, it gets the draft and the prompt, when all seats have chosen: the actions are in `draft.sealed`.
    """
    refuse: Callable[[GameState, Any, Any], Refusal] | None = None
    """From the state, an action of one of these classes that is not legal and the prompt to the reason.

    None if every well-formed action is legal.
    """
    sealed: bool = False
    """Whether the action stays secret, in the state, until all seats have chosen."""
    due: Callable[[Any], int] = lambda _: 0
    """From the prompt to the number of gems, cards or tokens that it is about; 0 where it is about no number."""
    faults: Faults = lambda _, __: ()
    """From the state and the prompt to why it cannot be asked so: what its other functions rely on.

    That the seats, cards and places in it exist is checked before.
    """


@attrs.frozen
class Handler:
    """The declaration of what carries out a task that needs no player."""

    task: type[Automatic]
    """The class of the task."""
    run: Callable[..., None]
    """Carries the task out: from the draft and the task."""
    faults: Faults = lambda _, __: ()
    """From the state and the task to why it cannot be carried out; as for a `Decision`."""


# -- faults that several tasks can have -------------------------------------------------------------------------------


def seat_named_twice(_: GameState, task: Task) -> Iterator[str]:
    """Yield a message if a task names a seat twice."""
    seats = seats_of(task)
    if len(set(seats)) < len(seats):
        yield "it names a seat twice"


def count_below_none(_: GameState, task: Any) -> Iterator[str]:
    """Yield a message if the `count` of a task is negative."""
    if task.count < 0:
        yield "fewer than none"
