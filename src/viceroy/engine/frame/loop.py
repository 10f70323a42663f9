"""The loop: legal actions, and steps from state to state, by a rulebook.

Theory of operation
-------------------

A state holds a stack of *tasks*, `state.tasks`: everything that is still to happen, the next one last. There are two
kinds of tasks:

* An *automatic task* (start a turn, evaluate the bids, grant a reward) needs no player. Its class has one `Handler` in
  the rulebook, which carries it out. It changes the state and may push further tasks, which come before all that lies
  below.
* A *prompt* waits for a player. Its class has one `Decision` in the rulebook: which actions answer it, which of them
  are legal, what they do, and why others are not.

A step checks the action against the prompt on top, takes the prompt off, applies the action, and then runs automatic
tasks until a prompt is on top again, or until the stack is empty: then the game is over. So between two steps there is
always a prompt on top.

The stack is the only memory of what is under way. The effects of a law are pushed one after the other; a prompt that
comes up while one of them happens lies above the rest, and the rest goes on when it is answered. There are no
coroutines and no callbacks, so a state can be saved, compared, and continued elsewhere.

A prompt goes to one seat, or to several at once. Several answer in one of two ways:

* *Sealed* (such as bids): an action is only kept, in `state.sealed`, and the prompt stays on top. When the last seat
  has chosen, all actions are revealed and applied together. What is legal for a seat does not depend on the other
  choices, so they may come in any order.
* *Open* (such as painting): an action is applied at once, and the prompt comes up again for the seats that have not
  finished.

`state.to_act` are the seats that owe a choice. It follows from the prompt and the sealed actions.

Every choice that the rules give a player is a prompt, with one exception: nobody is asked where all can see that there
is only one way. A seat whose hidden things leave it one way is asked, because the missing prompt would reveal them.

A step works on a *draft*: a state that can be changed, and becomes the next state at the end. What does not change is
the same object in both states. The draft collects the events of the step; one that nobody asks for its events makes
none, and is faster for it. Legal actions are computed once for each state and seat, and kept in `state.known_legal`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from viceroy.engine.frame import refusals
from viceroy.engine.frame.decisions import Rulebook, State
from viceroy.engine.frame.draft import Draft, without
from viceroy.errors import IllegalAction, Refusal, as_whole, wrong_type

S = TypeVar("S", bound=State)
D = TypeVar("D", bound=Draft[Any])


def legal_actions(rulebook: Rulebook, state: State, seat: int) -> tuple[Any, ...]:
    """Return every legal action of a seat: none if it has nothing to choose now."""
    if seat not in state.to_act:
        return ()
    known = state.known_legal[seat]
    if known is None:
        task = state.tasks[-1]
        known = state.known_legal[seat] = rulebook.decisions[type(task)].legal(state, seat, task)
    return known


def listed_action(rulebook: Rulebook, state: State, action: Any) -> Any:
    """Return the legal action that equals this one, None if there is none; `TypeError` for what is no action.

    A field may hold a value that only equals the right one ("red" for `Color.RED`); the state gets the right one.
    """
    if type(action) not in rulebook.actions:
        raise wrong_type("an action", action)
    seat = action.seat
    if type(seat) is not int:
        seat = as_whole(seat)
    if seat not in state.to_act:
        return None
    legal = state.known_legal[seat] or legal_actions(rulebook, state, seat)
    for known in legal:  # most actions come from this very tuple; comparing values is slower
        if known is action:
            return known
    action = refusals.with_ints(action)
    return next((known for known in legal if known == action), None) if refusals.is_well_formed(action) else None


def refusal(rulebook: Rulebook, state: State, action: Any) -> Refusal:
    """Return why an action is not legal now."""
    return refusals.explain(state, action, rulebook.decisions[type(state.tasks[-1])] if state.tasks else None)


def applied(rulebook: Rulebook, state: S, action: Any, make: Callable[[S], D]) -> D:
    """Return the draft after an action; a sealed one is only kept until it is the last.

    Raises `IllegalAction`, with the refusal, if it is not legal.
    """
    listed = listed_action(rulebook, state, action)
    if listed is None:
        raise IllegalAction(refusal(rulebook, state, action), action, refusals.due(state))
    draft, task = make(state), state.tasks[-1]
    decision = rulebook.decisions[type(task)]
    if not decision.sealed:
        draft.tasks = state.tasks[:-1]
        decision.apply(draft, listed, task)
        return advanced(rulebook, draft)
    seat = listed.seat
    sealed = [*state.sealed]
    sealed[seat] = listed
    draft.sealed = tuple(sealed)
    if len(state.to_act) > 1:
        draft.to_act = without(state.to_act, seat)
        draft.known_legal = state.known_legal  # no choice depends on a sealed one
        return draft
    draft.tasks = state.tasks[:-1]
    decision.apply(draft, task)
    draft.sealed = (None,) * len(state.sealed)
    return advanced(rulebook, draft)


def advanced(rulebook: Rulebook, draft: D) -> D:
    """Run tasks until a prompt comes up or the game is over."""
    while draft.to_act is None and (tasks := draft.tasks):
        task = tasks[-1]
        handler = rulebook.handlers.get(type(task))
        if handler is None:
            break
        draft.tasks = tasks[:-1]
        handler.run(draft, task)
    return draft
