"""Perfect recall: a digest of all that each seat has seen and done since the deal, for information states."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from viceroy.engine import events as e
from viceroy.engine.actions import Action
from viceroy.engine.events import gem_flows
from viceroy.engine.state import GameState
from viceroy.engine.views import seen_by
from viceroy.model.tokens import NO_GEMS, Gems, add_gems
from viceroy.values import code

Flows = tuple[Gems, ...]
"""For each seat, the gems that were seen to come behind its screen, less those that were seen to leave it."""


class Recall(NamedTuple):
    """What one seat recalls."""

    digest: bytes
    """A hash of all events and own actions that the seat has seen."""
    flows: Flows
    """The gems that it has seen come and go. Each player began with two of each color, and gave back two (R2.3)."""


class Memory:
    """What happened in a game up to a moment; each seat recalls its own part of it.

    Steps are noted as they come, and put together when somebody asks. It never changes for those who look at it, so
    copies of a state share it.
    """

    __slots__ = ("_before", "_noted", "_recalled")

    def __init__(self, recalled: tuple[Recall, ...]) -> None:
        self._recalled: tuple[Recall, ...] | None = recalled
        self._before: Memory | None = None
        self._noted: tuple[tuple[e.Event, ...], Action | None] = (), None

    def __copy__(self) -> Memory:
        return self

    def __deepcopy__(self, _: object) -> Memory:
        return self

    def __reduce__(self) -> tuple[type[Memory], tuple[tuple[Recall, ...]]]:
        return Memory, (self.recalled,)

    def after(self, events: tuple[e.Event, ...], action: Action | None = None) -> Memory:
        """Return the memory after a step, or after the deal."""
        later = Memory(())
        later._recalled, later._before, later._noted = None, self, (events, action)
        return later

    @property
    def recalled(self) -> tuple[Recall, ...]:
        """What each seat recalls."""
        links = [self]
        while links[-1]._recalled is None and links[-1]._before is not None:
            links.append(links[-1]._before)
        recalled = links.pop()._recalled or ()
        for link in reversed(links):
            recalled = tuple([_more(one, seat, *link._noted) for seat, one in enumerate(recalled)])
        self._recalled, self._before = recalled, None  # the steps are not needed any more
        return recalled

    def known_as(self, seat: int, drawn: GameState) -> Memory:
        """Return the memory of a state that was drawn for a seat: it holds no more than the seat has seen.

        To the other seats that is what has happened, and then what is behind their screens in the state drawn.
        """
        own = self.recalled[seat]
        recalled = [own] * len(drawn.seats)
        for other, held in enumerate(drawn.seats):
            if other != seat:
                secret = code((other, held.hand, held.gems, held.attack, drawn.sealed[other]))
                recalled[other] = Recall(_digest(own.digest, secret), own.flows)
        return Memory(tuple(recalled))


def nothing(seats: int) -> Memory:
    """Return the memory before the deal."""
    return Memory((Recall(b"", (NO_GEMS,) * seats),) * seats)


def _more(recall: Recall, seat: int, events: tuple[e.Event, ...], action: Action | None) -> Recall:
    """Return the recall of a seat after a step: with the events as it sees them, and the action if it was its own."""
    seen = [seen_by(event, seat) for event in events]
    own = action if action is not None and action.seat == seat else None
    return Recall(_digest(recall.digest, code((tuple(seen), own))), _after(recall.flows, seen))


def _digest(before: bytes, text: str) -> bytes:
    return sha256(before + text.encode()).digest()[:16]


def _after(flows: Flows, events: list[e.Event]) -> Flows:
    changed = list(flows)
    for event in events:
        for seat, gems in gem_flows(event):
            changed[seat] = add_gems(changed[seat], gems)
    return tuple(changed)
