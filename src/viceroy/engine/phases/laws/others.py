"""What laws make the other players gain or lose (R9.3).

Virtual opponents have neither hands nor gems, and are no players here (R12.1). A card that somebody has laid may be
one that can no longer be paid for afterwards: it then goes back to the hand, and its player has passed (C21).
"""

from __future__ import annotations

import attrs

from viceroy.engine.actions import Action, PayGems
from viceroy.engine.draft import Draft
from viceroy.engine.events import GemsLost, NoEffect
from viceroy.engine.phases.rewards import give_beside, spend
from viceroy.engine.prompts import AskLose
from viceroy.engine.state import GameState
from viceroy.engine.tasks import LetOthers, RunEffects
from viceroy.model.laws import OthersGain, OthersLose
from viceroy.model.tokens import gem_choices


def begin_others(draft: Draft, task: RunEffects, effect: OthersGain | OthersLose) -> None:
    """Let the others gain or lose, if there are any."""
    others = draft.rules.after(task.seat)
    if others:
        draft.push(LetOthers(task.seat, task.law, task.place, effect, others))
    else:
        draft.emit(NoEffect, task.seat, task.law)


def let_others(draft: Draft, task: LetOthers) -> None:
    """Let the next player gain or lose, until all have."""
    if not task.seats:
        return
    first, *others = task.seats
    draft.push(attrs.evolve(task, seats=tuple(others)))
    match task.effect:
        case OthersGain():
            give_beside(draft, first, task.place, task.effect.reward)
        case OthersLose(gems):
            draft.ask(AskLose(first, gems))  # even if there is one way: the gems are secret (R2.4)
        case _:
            raise ValueError(f"others neither gain nor lose by {task.effect}")


def due_of(state: GameState, seat: int, task: AskLose) -> int:
    """Return how many gems a player loses: all, if there are fewer."""
    return min(task.count, sum(state.seats[seat].gems))


def legal_lose(state: GameState, seat: int, task: AskLose) -> tuple[Action, ...]:
    """Return every way to give the gems; without a gem, to give none."""
    return tuple([PayGems(seat, gems) for gems in gem_choices(due_of(state, seat, task), state.seats[seat].gems)])


def apply_lose(draft: Draft, action: PayGems, task: AskLose) -> None:
    """Give the gems to the bank."""
    spend(draft, action.seat, action.gems)
    draft.gems_to_bank(action.gems)
    draft.emit(GemsLost, action.seat, action.gems)
