"""What laws that lie in a pyramid change, worked out anew from the documentation of the law language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from judged_counts import holds
from viceroy.engine.state import GameState
from viceroy.model.cards import LawCard
from viceroy.model.laws import HigherIncome, LowerCost
from viceroy.model.tokens import COLORS, Gems


def left_out(state: GameState, seat: int, due: Sequence[int], level: int) -> Iterator[Gems]:
    """Yield every choice of gems that the laws of a seat take off a cost: first those of a color, then any."""
    off, chosen = [0, 0, 0, 0], 0
    for rule in _changes(state, seat):
        if isinstance(rule, LowerCost) and (rule.level is None or level in rule.level):
            if rule.color is None:
                chosen += rule.by
            else:
                off[COLORS.index(rule.color)] += rule.by
    least = [min(owed, fewer) for owed, fewer in zip(due, off, strict=True)]
    count = min(sum(due), sum(least) + chosen)
    for blue, red, green, yellow in product(*(range(low, owed + 1) for low, owed in zip(least, due, strict=True))):
        if blue + red + green + yellow == count:
            yield blue, red, green, yellow


def more_gems(state: GameState, seat: int, on: str) -> int:
    """Return how many gems more the laws of a seat bring for passing, or for a circle."""
    return sum(rule.gems for rule in _changes(state, seat) if isinstance(rule, HigherIncome) and rule.on == on)


def _changes(state: GameState, seat: int) -> Iterator[LowerCost | HigherIncome]:
    """Yield what the laws of a seat change, as their conditions hold now."""
    for placed in state.seats[seat].pyramid.cards:
        if isinstance(placed.card, LawCard):
            yield from (rule for rule in placed.card.while_here if holds(state, seat, rule.condition, placed))
