"""What a step has brought to light, so that it cannot be taken back: nobody forgets what he has seen."""

from __future__ import annotations

import attrs

from viceroy.engine import events as e
from viceroy.engine.events import Event
from viceroy.engine.reducer import Step
from viceroy.engine.state import GameState
from viceroy.errors import ViceroyError

BROUGHT_TO_LIGHT: dict[type, str] = {
    e.GemsReturned: "gems have been given back",
    e.CardsRemoved: "cards have been taken out of the game",
    e.CharactersDealt: "characters have been dealt",
    e.FirstCardPlaced: "the first cards lie open",
    e.DecksMade: "the decks have been made",
    e.LawsDealt: "laws have been dealt",
    e.CardsRevealed: "new cards lie in the auction row",
    e.BidsRevealed: "all hands have opened",
    e.ClaimsRevealed: "the claims have come to light",
    e.CardsLaid: "the laid cards have turned up",
    e.Passed: "somebody's pass has come to light",
    e.CardDrawn: "a card has been drawn",
    e.RowRefilled: "a new card lies in the auction row",
    e.HandDiscarded: "the screens are off",
}
"""The events that may bring hidden things to light, in words."""

_ALWAYS = (e.CardsRemoved, e.CharactersDealt, e.LawsDealt, e.CardsRevealed, e.CardDrawn, e.RowRefilled, e.HandDiscarded)


@attrs.frozen
class UndoBarrier:
    """Why nothing can be taken back: the event that brought hidden things to light, None where nothing has been done.

    The event is told in full: cut it with `seen_by` before you show it to a player. The text of a barrier holds no
    secret.

    >>> print(UndoBarrier(e.BidsRevealed(((0, "red"), (1, "pass")))))
    all hands have opened
    """

    event: Event | None = None

    def __str__(self) -> str:
        return "nothing has been done yet" if self.event is None else BROUGHT_TO_LIGHT[type(self.event)]


class NoUndo(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """The last action cannot be taken back; `barrier` says why."""

    def __init__(self, barrier: UndoBarrier) -> None:
        self.barrier = barrier
        super().__init__(f"this cannot be taken back: {barrier}")


def revealed_by(before: GameState, done: Step) -> Event | None:
    """Return the event of a step that brought something hidden to light, None where there is none.

    Choices that others had made in secret have come to light when they are in the state no longer. One who chose
    alone has only shown his own.
    """
    opened = sum(choice is not None for choice in before.sealed) and not any(done.state.sealed)
    return next((event for event in done.events if _reveals(event, others_chose=bool(opened))), None)


def _reveals(event: Event, *, others_chose: bool) -> bool:
    if isinstance(event, e.BidsRevealed) and event.virtual:
        return True  # R12.2: what virtual opponents drew, nobody knew
    return isinstance(event, _ALWAYS) or (others_chose and type(event) in BROUGHT_TO_LIGHT)
