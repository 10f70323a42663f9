"""What must hold in every state that play can reach; checked whenever a state is read from JSON."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from viceroy.engine.invariants.phases import phase_violations
from viceroy.engine.invariants.table import (
    Violation,
    card_violations,
    gem_violations,
    numbers,
    paint_violations,
    pyramid_violations,
)
from viceroy.engine.invariants.tasks import seats_named, task_violations
from viceroy.engine.reducer import DECISIONS
from viceroy.engine.state import GameState, Rules, seats_to_act
from viceroy.model.pyramid import PlacedCard

__all__ = ["Violation", "problems", "violations"]


def problems(state: GameState) -> tuple[str, ...]:
    """Return what is wrong with a state, as texts; empty for every state that play can reach."""
    return tuple(violation.what for violation in violations(state))


def violations(state: GameState) -> tuple[Violation, ...]:
    """Return what is wrong with a state, and where; empty for every state that play can reach.

    Checked are gem conservation (R8.2), that every card is in exactly one zone and who knows it, the geometry of
    pyramids (R3.1-R3.4, R6.8) and what lies on them, infinite gems (R7.10), that phase, counters and tasks agree
    (R4.1, R5.8, R6.1), that each task can be done as it stands, and that sealed choices are legal. What a check relies
    on is checked before it: whatever values of the right types a state holds, no exception is raised.
    """
    return (
        tuple(_frame_violations(state))
        or (*gem_violations(state), *card_violations(state), *pyramid_violations(state), *phase_violations(state))
        or (*task_violations(state), *paint_violations(state))
        or tuple(_sealed_violations(state))
    )


def _frame_violations(state: GameState) -> Iterator[Violation]:
    """Yield where a state is not made for its rules: other seats, or cards that are in no set."""
    rules = state.rules
    due = {"seats": len(rules.players), "sealed": len(rules.players), "virtual_done": rules.virtual_opponents}
    for name, count in due.items():
        if len(getattr(state, name)) != count:
            yield Violation(name, f"{len(getattr(state, name))} {name}, not {count}")
    for number in set(numbers(state)) - rules.card_set.by_number.keys():
        yield Violation("", f"card {number} is no card of the set")
    for index, seat in enumerate(state.seats):
        for at, placed in enumerate(seat.pyramid.cards):
            for what in _unlike_the_set(placed, rules):
                yield Violation(f"seats[{index}].pyramid[{at}]", what)
    for index, task in enumerate(state.tasks):
        for number in set(seats_named(task)) - set(rules.everybody):
            yield Violation(f"tasks[{index}]", f"there is no seat {number}")


def _unlike_the_set(placed: PlacedCard, rules: Rules) -> Iterator[str]:
    """Yield where cards of a pyramid are not those of the set, or are only counted, as on a score sheet."""
    if isinstance(placed.stored, int) or isinstance(placed.tucked, int):
        yield "what lies on a card, and under it, is only counted"
        return
    for card in (placed.card, *placed.tucked):
        if card != rules.card_set.by_number.get(card.number or 0, card):
            yield f"card {card.number} is another than that of the set"


def _sealed_violations(state: GameState) -> Iterator[Violation]:
    """Yield where a choice is sealed that is not asked for, or is not legal."""
    if not any(state.sealed):
        return
    task = state.task
    choice = DECISIONS.get(type(task))
    asked = seats_to_act(attrs.evolve(state, sealed=(None,) * len(state.seats)))
    for seat, action in enumerate(state.sealed):
        if action is None:
            continue
        if choice is None or not choice.sealed:
            yield Violation(f"sealed[{seat}]", "a sealed choice, and no prompt to all")
        elif seat not in asked:
            yield Violation(f"sealed[{seat}]", f"seat {seat} is not asked")
        elif action not in choice.legal(state, seat, task):
            yield Violation(f"sealed[{seat}]", f"the sealed choice of seat {seat} is not legal")
