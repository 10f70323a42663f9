"""The record of a game as a value: the setup, the actions, the outcomes of chance, undos; and what is seen of it."""

from __future__ import annotations

from typing import Annotated

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.recorder import Outcome
from viceroy.engine.state import Rules
from viceroy.messages import counted
from viceroy.values import Between, Described, Key, Text

EventsDigest = Annotated[
    str,
    Text(pattern="[0-9a-f]{16}", allowed="16 hexadecimal digits"),
    Described("check", "The first 16 hexadecimal digits of the SHA-256 of the events of a step."),
]


@attrs.frozen
class Played:
    """An action, the outcomes of chance in its step, and the check of its events."""

    action: Action
    chance: tuple[Outcome, ...]  # what chance did in the step
    check: EventsDigest


@attrs.frozen
class Undone:
    """An undo of the last actions, so many of those that had not been undone."""

    actions: Annotated[int, Between(1), Key("undo")]  # how many


Entry = Played | Undone

Serial = Annotated[
    int, Between(1), Described("serial", "The number of an action or an undo: 1 for the first after the setup.")
]


@attrs.frozen
class Update:
    """An action or an undo, as one seat or a spectator may see it."""

    serial: Serial
    events: tuple[Event, ...]  # what happened, cut to what the seat may see; nothing in an undo
    undone: tuple[Serial, ...] = ()  # the actions that an undo takes back, the first one first; none for an action


@attrs.frozen
class GameRecord:
    """A game from its deal to its last action.

    `deal` are the outcomes of chance in the setup, and `check` is the check of its events. `library` is the version
    that wrote the record.
    """

    library: str
    rules: Rules
    seed: int
    deal: tuple[Outcome, ...]
    check: EventsDigest
    entries: tuple[Entry, ...] = ()

    @property
    def played(self) -> tuple[Played, ...]:
        """The actions that were not undone."""
        standing: list[Played] = []
        for entry in self.entries:
            if isinstance(entry, Played):
                standing.append(entry)
            else:
                del standing[max(0, len(standing) - entry.actions) :]
        return tuple(standing)


def too_much_undone(entry: Undone, most: int) -> str:
    """Return the message for an undo of more actions than there are."""
    return f"takes back {counted(entry.actions, 'action')}; there are {most} to take back"
