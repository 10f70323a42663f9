"""The record of a game as a value: how it began, what was done, what chance did, what was taken back."""

from __future__ import annotations

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.recorder import Outcome
from viceroy.engine.state import Rules
from viceroy.messages import counted


@attrs.frozen
class Played:
    """An action, what chance did in its step, and the check of its events."""

    action: Action
    chance: tuple[Outcome, ...]
    check: str


@attrs.frozen
class Undone:
    """So many actions, the last ones that stood, were taken back."""

    actions: int


Entry = Played | Undone


@attrs.frozen
class GameRecord:
    """A game from its deal to its last action.

    `deal` and `check` are what chance did in the setup, and the check of its events. `library` is the version that
    wrote the record.
    """

    library: str
    rules: Rules
    seed: int
    deal: tuple[Outcome, ...]
    check: str
    entries: tuple[Entry, ...] = ()

    @property
    def played(self) -> tuple[Played, ...]:
        """The actions that stand: those that were not taken back."""
        standing: list[Played] = []
        for entry in self.entries:
            if isinstance(entry, Played):
                standing.append(entry)
            else:
                del standing[max(0, len(standing) - entry.actions) :]
        return tuple(standing)


def too_much_undone(entry: Undone, most: int) -> str:
    """Say that more is taken back than there is."""
    return f"takes back {counted(entry.actions, 'action')}; there are {most} to take back"
