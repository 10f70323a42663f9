"""Tucking: how cards of the hand, of the pyramid, and cards just taken get under a law (L72, L74, L78).

What they are worth there is written in the `scoring` of the law, in the card set.
"""

from __future__ import annotations

import attrs

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.actions import Action
from viceroy.engine.draft import Draft
from viceroy.engine.events import CardMovedUnder, CardTakenBack, CardTucked
from viceroy.engine.frame.decisions import Decision, Handler
from viceroy.engine.phases.lasting import is_so
from viceroy.engine.state import GameState, hidden
from viceroy.engine.tasks import TuckTakenCards
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.geometry import Place
from viceroy.model.tokens import ENOUGH, NO_TOKENS


def tuck(draft: Draft, seat: int, place: Place, number: int) -> None:
    """Tuck a card of the hand under a card of the pyramid, where all may see it (C57, R3.11)."""
    own = draft.seat(seat)
    own.drop(number)
    placed = own.pyramid.at[place]
    own.put(placed.with_more(tucked=(draft.card(number),)))
    draft.emit(CardTucked, seat, number, place)


def legal_tuck_hand(state: GameState, seat: int, task: q.AskTuckHand) -> tuple[Action, ...]:
    """Return every card of the hand, and to stop (L72)."""
    return (*(act.TuckCard(seat, number) for number in state.seats[seat].numbers), act.Done(seat))


def apply_tuck_hand(draft: Draft, action: act.TuckCard | act.Done, task: q.AskTuckHand) -> None:
    """Tuck the card and ask again, until the player stops or may tuck no more."""
    if isinstance(action, act.Done):
        return
    tuck(draft, action.seat, task.place, action.card)
    ask_tuck_hand(draft, attrs.evolve(task, left=None if task.left is None else task.left - 1))


def _refuse_tuck_hand(state: GameState, action: act.TuckCard, task: q.AskTuckHand) -> Refusal:
    return Refusal(Code.NOT_IN_HAND, "L72", action.seat, (action.card,), state.seats[action.seat].numbers)


def ask_tuck_hand(draft: Draft, task: q.AskTuckHand) -> None:
    """Ask as long as there are cards to tuck: an empty hand is no secret (C57)."""
    if task.left != 0 and draft.seats[task.seat].hand:
        draft.ask(task)


def _free_places(state: GameState | Draft, seat: int, place: Place) -> tuple[Place, ...]:
    pyramid = state.seats[seat].pyramid
    return tuple(placed.place for placed in pyramid.free_cards() if placed.place != place)  # never itself (C31)


def ask_tuck_free(draft: Draft, seat: int, place: Place) -> None:
    """Tuck a free card: the only one, or one of the player's choice (L74, C31)."""
    free = _free_places(draft, seat, place)
    if len(free) == 1:
        _move_under(draft, seat, free[0], place)  # obligatory, and no choice (C31)
    elif free:
        draft.ask(q.AskTuckFree(seat, place))


def legal_tuck_free(state: GameState, seat: int, task: q.AskTuckFree) -> tuple[Action, ...]:
    """Return the free cards except the law itself (C31)."""
    return tuple(act.TuckFree(seat, place) for place in _free_places(state, seat, task.place))


def apply_tuck_free(draft: Draft, action: act.TuckFree, task: q.AskTuckFree) -> None:
    """Move the card, with everything on it."""
    _move_under(draft, action.seat, action.place, task.place)


def _refuse_tuck_free(state: GameState, action: act.TuckFree, task: q.AskTuckFree) -> Refusal:
    return Refusal(Code.NOT_FREE, "L74", action.seat)


def _move_under(draft: Draft, seat: int, origin: Place, place: Place) -> None:
    own = draft.seat(seat)
    moved, law = own.pyramid.at[origin], own.pyramid.at[place]
    under = law.with_more(
        moved.tokens if len(law.tokens) < ENOUGH else NO_TOKENS,  # C43
        infinite_gems=moved.infinite_gems,
        stored=moved.stored_gems,
        tucked=(draft.card(moved.card.number or 0),),
    )  # with all tokens and gems (C30)
    own.pyramid = own.pyramid.without(origin).with_card(under)  # this completes no circle (C33, C62)
    draft.emit(CardMovedUnder, seat, moved.card.number or 0, origin, place)


# -- back to the hand -------------------------------------------------------------------------------------------------


def ask_untuck(draft: Draft, task: q.AskUntuck) -> None:
    """Ask as long as cards lie under the law: all can see that."""
    if task.left != 0 and draft.at(task.seat, task.place).tucked:
        draft.ask(task)


def legal_untuck(state: GameState, seat: int, task: q.AskUntuck) -> tuple[Action, ...]:
    """Return every card under the law, and to stop."""
    cards = state.seats[seat].pyramid.at[task.place].tucked_cards
    return (*(act.TakeBack(seat, card.number) for card in cards), act.Done(seat))


def apply_untuck(draft: Draft, action: act.TakeBack | act.Done, task: q.AskUntuck) -> None:
    """Take the card into the hand, where all know it, and ask again, until the player stops or may take no more."""
    if isinstance(action, act.Done):
        return
    own = draft.seat(action.seat)
    placed = own.pyramid.at[task.place]
    left = tuple([card for card in placed.tucked_cards if card.number != action.card])
    own.put(attrs.evolve(placed, tucked=left))
    own.add(hidden(action.card, draft.rules.everybody))
    draft.emit(CardTakenBack, action.seat, action.card, task.place)
    ask_untuck(draft, attrs.evolve(task, left=None if task.left is None else task.left - 1))


def _refuse_untuck(state: GameState, action: act.TakeBack, task: q.AskUntuck) -> Refusal:
    return Refusal(Code.NO_CARD_THERE, "R3.11", action.seat)


# -- cards taken (L78) ------------------------------------------------------------------------------------------------


def ask_tucks(draft: Draft, task: TuckTakenCards) -> None:
    """Ask about the first card taken, then about the others (L78); not if all can see that no law waits for it."""
    (seat, card), *rest = task.taken
    if rest:
        draft.push(TuckTakenCards(tuple(rest)))
    if card in [held.number for held in draft.seats[seat].hand] and _waiting_places(draft, seat):
        draft.ask(q.AskTuckTaken(seat, card))


def _waiting_places(table: GameState | Draft, seat: int) -> list[Place]:
    """Return where visible laws lie that wait for a card, if their conditions hold (L78, C32)."""
    return [
        placed.place
        for placed in table.seats[seat].pyramid.cards
        if any(rule.may and is_so(table, seat, placed, rule.condition) for rule in placed.card.whenever)
    ]


def legal_tuck_taken(state: GameState, seat: int, task: q.AskTuckTaken) -> tuple[Action, ...]:
    """Return every visible law that the card may be tucked under, and to keep it (L78, C32)."""
    return (*(act.TuckTaken(seat, place) for place in _waiting_places(state, seat)), act.TuckTaken(seat, None))


def apply_tuck_taken(draft: Draft, action: act.TuckTaken, task: q.AskTuckTaken) -> None:
    """Tuck the card under the law, or keep it in the hand."""
    if action.law is not None:
        tuck(draft, action.seat, action.law, task.card)


def _refuse_tuck_taken(state: GameState, action: act.TuckTaken, task: q.AskTuckTaken) -> Refusal:
    return Refusal(Code.NO_SUCH_LAW, "L78", action.seat)


DECISIONS = (
    Decision(q.AskTuckTaken, (act.TuckTaken,), legal_tuck_taken, apply_tuck_taken, _refuse_tuck_taken),
    Decision(
        q.AskTuckHand,
        (act.TuckCard, act.Done),
        legal_tuck_hand,
        apply_tuck_hand,
        _refuse_tuck_hand,
        due=lambda task: task.left or 0,
    ),
    Decision(q.AskTuckFree, (act.TuckFree,), legal_tuck_free, apply_tuck_free, _refuse_tuck_free),
    Decision(
        q.AskUntuck,
        (act.TakeBack, act.Done),
        legal_untuck,
        apply_untuck,
        _refuse_untuck,
        due=lambda task: task.left or 0,
    ),
)
HANDLERS = (Handler(TuckTakenCards, ask_tucks),)
