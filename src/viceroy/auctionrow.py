"""The auction row: what lies there, and taking a card of it into a hand (A5).

Rule 1: moving cards off the row, for bids, attack tokens, laws and virtual opponents alike. Rule 2: it knows no
auction; who may take what, and when, is asked elsewhere.
"""

from __future__ import annotations

from viceroy.actions import Slot
from viceroy.events import CardsDiscarded, CardTaken
from viceroy.state import GameState, hidden
from viceroy.tokens import COLORS, Color
from viceroy.working import Working

BASE, TIP = Slot.BASE, Slot.TIP


def row_cards(state: GameState | Working) -> tuple[tuple[Color, Slot], ...]:
    """Return where cards lie, color by color, the base before the tip."""
    return tuple(
        (color, slot)
        for color in COLORS
        for slot, row in ((BASE, state.bases), (TIP, state.tips))
        if row[color.position] is not None
    )


def take_from_row(working: Working, seat: int, color: Color, slot: Slot) -> int:
    """Move a card into a hand, where everybody knows it (R5.12), and return its number."""
    number = _lift(working, color, slot)
    working.seat(seat).add(hidden(number, working.rules.everybody))
    working.tell(CardTaken, seat, number, color, slot)
    return number


def discard_from_row(working: Working, color: Color, slot: Slot) -> None:
    """Put a card out of the game (R12.4, R12.5)."""
    number = _lift(working, color, slot)
    working.discard((number,))
    working.tell(CardsDiscarded, (number,))


def _lift(working: Working, color: Color, slot: Slot) -> int:
    row = list(working.bases if slot is BASE else working.tips)
    number, row[color.position] = row[color.position], None
    if number is None:
        raise ValueError(f"no card lies at the {slot} of {color}")
    if slot is BASE:
        working.bases = (row[0], row[1], row[2], row[3])
    else:
        working.tips = (row[0], row[1], row[2], row[3])
    return number
