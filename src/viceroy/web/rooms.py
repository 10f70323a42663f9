"""Shared games in the memory of the server: the sheet of a game that several phones type together.

The server stores a sheet as it comes and counts its versions. A phone replaces only a version that it has seen; what
was typed on two phones at the same time, these merge.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from time import monotonic, time_ns

import attrs

MAX_ROOMS = 50
"""How many games are here at most; one may have some 400 kB."""
HOURS = 12
"""How long a game is here after a phone asked for it last."""


@attrs.frozen
class Shared:
    """A shared game."""

    version: int
    """One more each time that it is written."""
    first: int
    """The version when it was written first: the time, so no number of an earlier game or server comes again."""
    sheet: Mapping[str, object]
    """A score sheet as plain data; it is for the phones to judge."""
    used: float
    """When a phone asked for it last, in seconds."""


@attrs.define
class Rooms:
    """All shared games by their names, the one that was used last at the end."""

    clock: Callable[[], float] = monotonic
    _shared: OrderedDict[str, Shared] = attrs.field(factory=OrderedDict, init=False)

    def read(self, name: str) -> Shared | None:
        """Return the game of a name; None if no game has it, or nobody has asked for it for 12 hours."""
        self._forget()
        shared = self._shared.get(name)
        if shared is None:
            return None
        return self._store(name, attrs.evolve(shared, used=self.clock()))

    def write(self, name: str, sheet: Mapping[str, object], version: int) -> Shared | None:
        """Replace this version of a game by a sheet, and return the next one; None if the version is another one.

        Version 0 is that of a game that is not here. If there are too many games, the one that was not used for the
        longest time goes.
        """
        before = self.read(name)
        if (before.version if before else 0) != version:
            return None
        first = before.first if before else time_ns() // 1_000_000
        written = self._store(name, Shared(before.version + 1 if before else first, first, sheet, self.clock()))
        while len(self._shared) > MAX_ROOMS:
            self._shared.popitem(last=False)
        return written

    def _store(self, name: str, shared: Shared) -> Shared:
        self._shared[name] = shared
        self._shared.move_to_end(name)
        return shared

    def _forget(self) -> None:
        oldest = self.clock() - HOURS * 3600
        while self._shared and next(iter(self._shared.values())).used < oldest:
            self._shared.popitem(last=False)
