"""The reducer: legal actions, steps from state to state, refusals, and the score (R4.1-R13.4).

`frame.loop` explains how it works. Here are the rules that the loop gets, out of the modules of `phases`.
"""

from __future__ import annotations

from operator import index

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.draft import Draft, QuietDraft
from viceroy.engine.events import Event, choice_made
from viceroy.engine.frame import loop
from viceroy.engine.frame.chance import Chance
from viceroy.engine.frame.decisions import Decision, Handler, Rulebook
from viceroy.engine.phases import auction, development, ending, placing, rewards, setup
from viceroy.engine.phases.ending import score_of_seats
from viceroy.engine.phases.laws import effects, looking, payments, tokens, tucking
from viceroy.engine.state import GameState, Rules
from viceroy.errors import Refusal, whole_number, wrong_type
from viceroy.scoring.score import FinalScore
from viceroy.values import Value


@attrs.frozen
class Step(Value):
    """The result of an action: the state after it, and the events."""

    state: GameState
    """The state after the action."""
    events: tuple[Event, ...]
    """What happened, in order; pass them through `events_for` before a player sees them."""


_MODULES = (setup, auction, development, placing, rewards, effects, tucking, looking, tokens, payments, ending)

DECISIONS: dict[type, Decision] = {decision.prompt: decision for module in _MODULES for decision in module.DECISIONS}
"""The decision of each prompt."""

HANDLERS: dict[type, Handler] = {
    handler.task: handler for module in _MODULES for handler in getattr(module, "HANDLERS", ())
}
"""The handler of each task that is not a prompt."""


RULEBOOK = Rulebook(DECISIONS, HANDLERS, setup.begin, lambda state: score_of_seats(state.rules, state.seats))
"""The rules of Viceroy, as the loop needs them."""

ACTION_TYPES = RULEBOOK.actions


def deal(rules: Rules, chance: Chance) -> Step:
    """Set up a game; return its first state and the events of the setup (A2)."""
    return _finished(loop.advanced(RULEBOOK, RULEBOOK.begin(rules, chance)))


def to_act(state: GameState) -> tuple[int, ...]:
    """Return the seats that must choose now: several if all choose at once in secret, none when the game is over.

    Raises `TypeError` if `state` is not a `GameState`, as do the other functions here. For a view, see `owes`.
    """
    try:
        return state.to_act
    except AttributeError:
        raise no_state(state) from None


def no_state(found: object) -> TypeError:
    """Return the error for a value that is no state; the functions that search calls look only after they failed."""
    return wrong_type("a GameState", found)


def _check_state(found: object) -> None:
    if not isinstance(found, GameState):
        raise no_state(found) from None


def legal_actions(state: GameState, seat: int) -> tuple[Action, ...]:
    """Return every legal action of a seat: none if it has nothing to choose now.

    It is called often, so an unknown seat has no legal actions; `view` raises `ValueError` for it. Raises `TypeError`
    for a seat that is no whole number.
    """
    if type(seat) is not int:
        seat = whole_number(seat, "an int for seat")
    try:
        return loop.legal_actions(RULEBOOK, state, seat)
    except AttributeError:
        _check_state(state)
        raise


def check(state: GameState, action: Action) -> Refusal | None:
    """Return why an action is not legal now, or None if it is legal.

    Raises `TypeError` for a value that is not an action, and for one that is not a `GameState`.
    """
    return None if listed_action(state, action) is not None else loop.refusal(RULEBOOK, state, action)


def listed_action(state: GameState, action: Action) -> Action | None:
    """Return the legal action that equals this one, None if there is none."""
    try:
        listed: Action | None = loop.listed_action(RULEBOOK, state, action)
    except AttributeError:
        _check_state(state)
        raise
    return listed


def step(state: GameState, action: Action) -> Step:
    """Apply an action. Raises `IllegalAction`, with the refusal, if it is not legal."""
    try:
        draft = loop.applied(RULEBOOK, state, action, Draft)
    except AttributeError:
        _check_state(state)
        raise
    return _finished(draft, *([choice_made(index(action.seat))] if DECISIONS[type(state.task)].sealed else []))


def reduce(state: GameState, action: Action) -> GameState:
    """Apply an action as `step` does, and return the state alone."""
    try:
        return loop.applied(RULEBOOK, state, action, QuietDraft).frozen()
    except AttributeError:
        _check_state(state)
        raise


def _finished(draft: Draft, *first: Event) -> Step:
    events = (*first, *draft.events)  # read before the draft becomes the state
    return Step(draft.frozen(), events)


def score(state: GameState) -> FinalScore:
    """Score a finished game (A11). Raises `ValueError` if it is not over.

    Views have no final score: see `score_now`.
    """
    _check_state(state)
    if not state.is_over:
        raise ValueError("the game is not over")
    final: FinalScore = RULEBOOK.score(state)
    return final
