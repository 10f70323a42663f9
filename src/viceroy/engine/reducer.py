"""The reducer: legal actions, steps from state to state, refusals, and the score (R4.1-R13.4).

Theory of operation
-------------------

A state holds a stack of *tasks*, `state.tasks`: everything that is still to happen, the next one last. There are two
kinds of tasks:

* An *automatic task* (`tasks.py`: start a turn, evaluate the bids, grant a reward) needs no player. A function of a
  phase runs it. It changes the state and may push further tasks, which come before all that lies below.
* A *prompt* (`prompts.py`) waits for a player. Its class has one `Decision`, declared in a module of `phases`: which
  actions answer it, which of them are legal, what they do, and why others are not.

A step checks the action against the prompt on top, takes the prompt off, applies the action, and then runs automatic
tasks until a prompt is on top again, or until the stack is empty: then the game is over. So between two steps there is
always a prompt on top.

The stack is the only memory of what is under way. The effects of a law are pushed one after the other; a prompt that
comes up while one of them happens lies above the rest, and the rest goes on when it is answered. There are no
coroutines and no callbacks, so a state can be saved, compared, and continued elsewhere.

A prompt goes to one seat, or to several at once. Several answer in one of two ways:

* *Sealed* (the setup, bids, claims, cards laid): an action is only kept, in `state.sealed`, and the prompt stays on
  top. When the last seat has chosen, all actions are revealed and applied together. What is legal for a seat does not
  depend on the other choices, so they may come in any order.
* *Open* (painting): an action is applied at once, and the prompt comes up again for the seats that have not finished.

`state.to_act` are the seats that owe a choice. It follows from the prompt and the sealed actions.

Every choice that the rules give a player is a prompt, with one exception: nobody is asked where all can see that there
is only one way. A seat whose hidden gems or cards leave it one way is asked, because the missing prompt would reveal
them (R2.4).

A step works on a *draft*: a state that can be changed, and becomes the next state at the end. What does not change is
the same object in both states. The draft collects the events of the step; `reduce` drops them and is faster for it.
Legal actions are computed once for each state and seat, and kept in `state.known_legal`.
"""

from __future__ import annotations

from operator import index

import attrs

from viceroy.engine import refusals
from viceroy.engine.actions import Action
from viceroy.engine.chance import Chance
from viceroy.engine.decisions import Decision, Handler
from viceroy.engine.draft import Draft, QuietDraft, sealed_with, without
from viceroy.engine.events import Event, choice_made
from viceroy.engine.phases import auction, development, ending, placing, rewards, setup
from viceroy.engine.phases.ending import score_of_seats
from viceroy.engine.phases.laws import effects, looking, payments, tokens, tucking
from viceroy.engine.state import GameState, Rules
from viceroy.errors import IllegalAction, Refusal, as_whole, whole_number, wrong_type
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


def deal(rules: Rules, chance: Chance) -> Step:
    """Set up a game; return its first state and the events of the setup (A2)."""
    return _finished(_advanced(setup.begin(rules, chance)))


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


def legal_actions(state: GameState, seat: int) -> tuple[Action, ...]:
    """Return every legal action of a seat: none if it has nothing to choose now.

    It is called often, so an unknown seat has no legal actions; `view` raises `ValueError` for it. Raises `TypeError`
    for a seat that is no whole number.
    """
    if type(seat) is not int:
        seat = whole_number(seat, "an int for seat")
    try:
        if seat not in state.to_act:
            return ()
    except AttributeError:
        raise no_state(state) from None
    known = state.known_legal[seat]
    if known is None:
        task = state.tasks[-1]
        known = state.known_legal[seat] = DECISIONS[type(task)].legal(state, seat, task)
    return known


def check(state: GameState, action: Action) -> Refusal | None:
    """Return why an action is not legal now, or None if it is legal.

    Raises `TypeError` for a value that is not an action, and for one that is not a `GameState`.
    """
    return None if listed_action(state, action) is not None else _refusal(state, action)


def _refusal(state: GameState, action: Action) -> Refusal:
    return refusals.explain(state, action, None if state.task is None else DECISIONS[type(state.task)])


def listed_action(state: GameState, action: Action) -> Action | None:
    """Return the legal action that equals this one, None if there is none.

    A field may hold a value that only equals the right one ("red" for `Color.RED`); the state gets the right one.
    """
    if type(action) not in ACTION_TYPES:
        raise wrong_type("an action", action)
    seat = as_whole(action.seat)
    try:
        if seat is None or seat not in state.to_act:
            return None
    except AttributeError:
        raise no_state(state) from None
    legal = state.known_legal[seat] or legal_actions(state, seat)
    for known in legal:  # most actions come from this very tuple; comparing values is slower
        if known is action:
            return known
    action = refusals.with_ints(action)
    return next((known for known in legal if known == action), None) if refusals.is_well_formed(action) else None


ACTION_TYPES = frozenset(Action.__args__)


def step(state: GameState, action: Action) -> Step:
    """Apply an action. Raises `IllegalAction`, with the refusal, if it is not legal."""
    draft = _applied(state, action)
    return _finished(draft, *([choice_made(index(action.seat))] if DECISIONS[type(state.task)].sealed else []))


def reduce(state: GameState, action: Action) -> GameState:
    """Apply an action as `step` does, and return the state alone."""
    return _applied(state, action, QuietDraft).frozen()


def _finished(draft: Draft, *first: Event) -> Step:
    events = (*first, *draft.events)  # read before the draft becomes the state
    return Step(draft.frozen(), events)


def _applied(state: GameState, action: Action, make: type[Draft] = Draft) -> Draft:
    """Return the draft after an action; a sealed one is only kept until it is the last."""
    listed = listed_action(state, action)
    if listed is None:
        raise IllegalAction(_refusal(state, action), action, refusals.due(state))
    draft, task = make(state), state.tasks[-1]
    decision = DECISIONS[type(task)]
    if not decision.sealed:
        draft.tasks = state.tasks[:-1]
        decision.apply(draft, listed, task)
        return _advanced(draft)
    seat = listed.seat
    draft.sealed = sealed_with(state.sealed, seat, listed)
    if len(state.to_act) > 1:
        draft.to_act = without(state.to_act, seat)
        draft.known_legal = state.known_legal  # no choice depends on a sealed one
        return draft
    draft.tasks = state.tasks[:-1]
    decision.apply(draft, task)
    draft.sealed = (None,) * len(state.seats)
    return _advanced(draft)


def _advanced(draft: Draft) -> Draft:
    """Run tasks until a prompt comes up or the game is over."""
    while draft.to_act is None and (tasks := draft.tasks):
        task = tasks[-1]
        handler = HANDLERS.get(type(task))
        if handler is None:
            break
        draft.tasks = tasks[:-1]
        handler.run(draft, task)
    return draft


def score(state: GameState) -> FinalScore:
    """Score a finished game (A11). Raises `ValueError` if it is not over.

    Views have no final score: see `score_now`.
    """
    if not isinstance(state, GameState):
        raise no_state(state)
    if not state.is_over:
        raise ValueError("the game is not over")
    return score_of_seats(state.rules, state.seats)
