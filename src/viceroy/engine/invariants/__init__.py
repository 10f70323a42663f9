"""What must hold in every state: a list of what does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs

from viceroy.engine.invariants.flaw import Flaw
from viceroy.engine.invariants.othertasks import seats_named, task_flaws
from viceroy.engine.invariants.phases import phase_flaws
from viceroy.engine.invariants.pyramids import paint_flaws, pyramid_flaws
from viceroy.engine.invariants.zones import card_flaws, gem_flaws, numbers
from viceroy.engine.prompts import AskBids, AskClaims, AskLay, AskReturn, AskStart
from viceroy.engine.reducer import PROMPT_HANDLERS
from viceroy.engine.state import GameState, seats_to_act
from viceroy.model.cards import Card
from viceroy.model.pyramid import PlacedCard

__all__ = ["Flaw", "flaws", "problems"]


def problems(state: GameState) -> tuple[str, ...]:
    """Return what is wrong with a state, in words; empty for every state that play can reach."""
    return tuple(flaw.what for flaw in flaws(state))


def flaws(state: GameState) -> tuple[Flaw, ...]:
    """Return what is wrong with a state, and where; empty for every state that play can reach.

    Checked are gem conservation (R8.2), that every card is in exactly one zone and who knows it, the geometry of
    pyramids (R3.1-R3.4, R6.8) and what lies on them, infinite gems (R7.10), that phase, counters and tasks agree
    (R4.1, R5.8, R6.1), that each task can be done as it stands, and that sealed choices are legal.
    """
    found = tuple(_frame_flaws(state))
    if not found:
        found = (*gem_flaws(state), *card_flaws(state), *pyramid_flaws(state), *phase_flaws(state))
    return found or (*task_flaws(state), *paint_flaws(state), *_sealed_flaws(state))


def _frame_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield where a state is not made for its rules: other seats, or cards that are in no set."""
    rules = state.rules
    due = {"seats": len(rules.players), "sealed": len(rules.players), "virtual_done": rules.virtual_opponents}
    for name, count in due.items():
        if len(getattr(state, name)) != count:
            yield Flaw(name, f"{len(getattr(state, name))} {name}, not {count}")
    known = rules.card_set.by_number
    yield from (Flaw("", f"card {number} is no card of the set") for number in set(numbers(state)) - known.keys())
    for index, seat in enumerate(state.seats):
        for at, placed in enumerate(seat.pyramid.cards):
            yield from (Flaw(f"seats[{index}].pyramid[{at}]", what) for what in _unlike_the_set(placed, known))
    for index, task in enumerate(state.tasks):
        for number in set(seats_named(task)) - set(rules.everybody):
            yield Flaw(f"tasks[{index}]", f"there is no seat {number}")


def _unlike_the_set(placed: PlacedCard, known: Mapping[int, Card]) -> Iterator[str]:
    """Yield where cards of a pyramid are not those of the set, or are only counted, as on a score sheet."""
    if isinstance(placed.stored, int) or isinstance(placed.tucked, int):
        yield "what lies on a card, and under it, is only counted"
    else:
        for card in (placed.card, *placed.tucked):
            if card != known.get(card.number or 0, card):
                yield f"card {card.number} is another than that of the set"


def _sealed_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield where a choice is sealed that is not asked for, or is not legal."""
    chosen = [(seat, action) for seat, action in enumerate(state.sealed) if action is not None]
    if not chosen:
        return
    asks_all = isinstance(state.task, AskBids | AskClaims | AskLay | AskReturn | AskStart)
    asked = seats_to_act(attrs.evolve(state, sealed=(None,) * len(state.seats)))
    for seat, action in chosen:
        where = f"sealed[{seat}]"
        if not asks_all:
            yield Flaw(where, "a sealed choice, and no prompt to all")
        elif seat not in asked:
            yield Flaw(where, f"seat {seat} is not asked")
        elif action not in PROMPT_HANDLERS[type(state.task)].legal(state, seat, state.task):
            yield Flaw(where, f"the sealed choice of seat {seat} is not legal")
