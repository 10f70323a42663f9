"""What a game declares: the decision of each prompt, the handler of each other task, and the rulebook that holds them.

A decision says which actions answer a prompt, which are legal, what they do, and why others are refused. The loop, the
refusals and all that looks at a game from outside take what they need from these declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

import attrs

from viceroy.engine.frame.chance import Chance
from viceroy.errors import Refusal

Faults = Callable[[Any, Any], Iterable[str]]
"""From a state and a task on its stack to what keeps the task from being carried out when its turn comes."""


class State(Protocol):
    """What the frame knows of a state: a frozen value, with whatever fields the game adds."""

    @property
    def chance(self) -> Chance:
        """The generator of all that is random."""

    @property
    def seats(self) -> tuple[Any, ...]:
        """The players; a seat is an index of this tuple."""

    @property
    def tasks(self) -> tuple[Any, ...]:
        """What is still to happen, the next last; empty when the game is over."""

    @property
    def sealed(self) -> tuple[Any, ...]:
        """The action that each seat has chosen, but not yet revealed."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose now."""

    @property
    def known_legal(self) -> list[tuple[Any, ...] | None]:
        """A cache of the legal actions of each seat, None if they are not known yet."""


@attrs.frozen
class Decision:
    """The declaration of a decision: a prompt, and all that is known about answering it."""

    prompt: type
    """The class of the prompt."""
    actions: tuple[type, ...]
    """The classes of the actions that answer it."""
    legal: Callable[[Any, int, Any], tuple[Any, ...]]
    """From the state, a seat that is asked and the prompt to all legal actions of the seat."""
    apply: Callable[..., None]
    """Carries an action out: from the draft, the action and the prompt.

    Where it is sealed, it gets the draft and the prompt, when all seats have chosen: the actions are in `draft.sealed`.
    """
    refuse: Callable[[Any, Any, Any], Refusal] | None = None
    """From the state, an action of one of these classes that is not legal and the prompt to the reason.

    None if every well-formed action is legal.
    """
    sealed: bool = False
    """Whether the action stays secret, in the state, until all seats have chosen."""
    due: Callable[[Any], int] = lambda _: 0
    """From the prompt to the number of things that it is about; 0 where it is about no number."""
    faults: Faults = lambda _, __: ()
    """From the state and the prompt to why it cannot be asked so: what its other functions rely on.

    That the seats and things it names exist is checked before.
    """


@attrs.frozen
class Handler:
    """The declaration of what carries out a task that needs no player."""

    task: type
    """The class of the task."""
    run: Callable[..., None]
    """Carries the task out: from the draft and the task."""
    faults: Faults = lambda _, __: ()
    """From the state and the task to why it cannot be carried out; as for a `Decision`."""


@attrs.frozen
class Rulebook:
    """The rules of a game, as the loop needs them."""

    decisions: Mapping[type, Decision]
    """The decision of each class of prompts."""
    handlers: Mapping[type, Handler]
    """The handler of each class of tasks that are no prompts."""
    begin: Callable[[Any, Chance], Any]
    """From what is fixed for a game, and a generator, to the draft of its first state."""
    score: Callable[[Any], Any]
    """From the state of a game that is over to its score."""

    actions: frozenset[type] = attrs.field(init=False, eq=False, repr=False)
    """The classes of all actions."""

    @actions.default
    def _actions(self) -> frozenset[type]:
        return frozenset([kind for decision in self.decisions.values() for kind in decision.actions])
