"""Rows of tables of what cannot be: a moment that play reaches, what is changed in it, and the flaws that follow.

Rule 1: a row is a claim; what it names is what must be told, and nothing else. Rule 2: the moment itself has no flaw.
"""

from __future__ import annotations

from collections.abc import Callable

from changes import Change
from viceroy.engine.invariants import Flaw, flaws
from viceroy.engine.state import GameState

Row = tuple[Callable[[], GameState], Change, *tuple[tuple[str, str], ...]]
"""The moment, the change, and for each flaw where it is and what."""


def found(row: Row) -> tuple[Flaw, ...]:
    """Return the flaws of a moment of play, changed."""
    moment, change, *_ = row
    assert flaws(moment()) == ()
    return flaws(change(moment()))


def told(row: Row) -> tuple[Flaw, ...]:
    """Return the flaws that a row names."""
    return tuple(Flaw(where, what) for where, what in row[2:])
