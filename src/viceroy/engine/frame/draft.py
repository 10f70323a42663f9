"""The base of drafts: what each draft does with tasks and events, whatever the state has besides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar, TypeVarTuple

from viceroy.engine.frame.chance import Chance

_Values = TypeVarTuple("_Values")
S = TypeVar("S")
_NO_MORE: tuple[str, ...] = ()  # no further slots; with a literal `()` mypy lets no field be set


class _Prompt(Protocol):
    @property
    def seat(self) -> int: ...


class Draft(Generic[S]):
    """A state that can be changed during a step, until it becomes the next state, and the events of the step.

    A game derives its draft from this class and from the writable class of its states `S` (see `values.writable`).
    """

    __slots__ = _NO_MORE

    state_class: ClassVar[type]
    """What the draft becomes."""
    seat_class: ClassVar[type]
    """What a seat that was changed becomes."""

    chance: Chance
    seats: list[Any]
    tasks: tuple[Any, ...]
    sealed: tuple[Any, ...]
    known_legal: list[tuple[Any, ...] | None]
    """Filled if the game knows already what is legal after the step."""
    to_act: tuple[int, ...] | None
    """Set with a prompt; None as long as tasks are to run."""
    _desk: tuple[S, list[Any], list[tuple[Callable[..., Any], tuple[object, ...]]]]
    """Scratch space: the state before the step, the seats copied so far, the events as classes and values."""

    def owing(self) -> tuple[int, ...]:
        """Return the seats that must choose, from the tasks; asked where no prompt came up in the step."""
        raise NotImplementedError

    @property
    def before(self) -> S:
        """The state before the step."""
        return self._desk[0]

    @property
    def events(self) -> tuple[Any, ...]:
        """The events of the step, in their order."""
        return tuple([kind(*values) for kind, values in self._desk[2]])

    def frozen(self) -> S:
        """Turn the draft into the state, which is the same object.

        That is faster than a new frozen value, and safe: nobody else has a reference to the draft.
        """
        kind = self.seat_class
        for own in self._desk[1]:
            own.__class__ = kind
        state: Any = self
        state.seats = tuple(state.seats)
        if state.to_act is None:
            state.to_act = self.owing()
        state._desk = None
        state.__class__ = self.state_class
        became: S = state
        return became

    def emit(self, kind: Callable[[*_Values], Any], *values: *_Values) -> None:
        """Add an event, given by its class and its values.

        It is made only when somebody reads it: making the events too would cost `reduce` 8 % of its time.
        """
        self._desk[2].append((kind, values))

    def push(self, *tasks: object) -> None:
        """Put tasks on the stack; the first one given is next."""
        self.tasks += tasks[::-1]
        self.to_act = None

    def ask(self, prompt: _Prompt) -> None:
        """Put a prompt to one seat on the stack."""
        self.tasks += (prompt,)
        self.to_act = (prompt.seat,)

    def ask_all(self, prompt: object, seats: tuple[int, ...]) -> None:
        """Put a prompt to several seats on the stack."""
        self.tasks += (prompt,)
        self.to_act = seats


@cache
def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return seats without one of them."""
    return tuple([other for other in seats if other != seat])
