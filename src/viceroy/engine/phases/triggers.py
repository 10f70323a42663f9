"""Laws that respond to events: which are due, in which order, and what each of them does.

No response sets off another: of all that effects do only a card taken is an event, and for that laws tuck it (L78).
"""

from __future__ import annotations

from collections.abc import Iterable

from viceroy.engine.actions import Action, UseLaw
from viceroy.engine.draft import Draft
from viceroy.engine.events import LawResponded
from viceroy.engine.phases.law_effects import run_effects
from viceroy.engine.prompts import AskUseLaw
from viceroy.engine.state import GameState
from viceroy.engine.tasks import DueResponse, LetLawsRespond, ResolveNext, RunEffects
from viceroy.model.geometry import Place
from viceroy.model.laws import Trigger, Whenever
from viceroy.model.pyramid import Pyramid

CIRCLE_CLOSED, LAW_PLAYED = Trigger.CIRCLE_CLOSED, Trigger.LAW_PLAYED
ROUND_ENDED, TURN_ENDED = Trigger.ROUND_ENDED, Trigger.TURN_ENDED


def responses(draft: Draft, event: Trigger, seats: Iterable[int], *, but: int = 0) -> tuple[DueResponse, ...]:
    """Return who responds to an event: seat by seat, of each the laws in the order of their numbers.

    The law with the number `but` has only just been played, and does not respond to that.
    """
    if not draft.rules.card_set.stands:
        return ()
    return tuple([
        DueResponse(seat, law.number, number)
        for seat in seats
        for law in draft.seats[seat].pyramid.standing
        if law.number != but
        for number, rule in enumerate(law.whenever, 1)
        if rule.event is event
    ])  # fmt: skip


def let_respond(draft: Draft, due: tuple[DueResponse, ...]) -> None:
    """Schedule responses: they come when what is under way is completely done (R6.4)."""
    if due:
        draft.push(LetLawsRespond(due))


def let_respond_later(draft: Draft, due: tuple[DueResponse, ...]) -> None:
    """Schedule responses for when all cards of the round are resolved: until then cards lie there, laid and not placed.

    A response to what another player does could otherwise take back the card that its own player has laid.
    """
    if not due:
        return
    *below, top = draft.tasks
    waiting = (top,) if isinstance(top, ResolveNext) else ()
    if not waiting:
        below.append(top)
    last = below[-1]
    if isinstance(last, LetLawsRespond):
        below[-1] = LetLawsRespond(last.due + due)
    else:
        below.append(LetLawsRespond(due))
    draft.tasks = (*below, *waiting)


def respond(draft: Draft, task: LetLawsRespond) -> None:
    """Let the first law respond, or ask its player; the others wait. A law that is gone is silent (C32)."""
    first, *rest = task.due
    let_respond(draft, tuple(rest))
    seat, law, number = first
    if place_of(draft.seats[seat].pyramid, law) is None:
        return
    if rule_of(draft, law, number).may_do:
        draft.ask(AskUseLaw(seat, law, number))
    else:
        _carry_out(draft, first)


def place_of(pyramid: Pyramid, law: int) -> Place | None:
    """Return where a law lies visible, None if it does not."""
    return next((placed.place for placed in pyramid.cards if placed.card.number == law), None)


def rule_of(state: GameState | Draft, law: int, number: int) -> Whenever:
    """Return an entry of `whenever` of a law, counted from 1."""
    return state.rules.card(law).whenever[number - 1]


def _carry_out(draft: Draft, due: DueResponse) -> None:
    seat, law, number = due
    place = place_of(draft.seats[seat].pyramid, law)
    if place is not None:
        draft.emit(LawResponded, seat, law)
        run_effects(draft, RunEffects(seat, law, place, rule_of(draft, law, number).effects))


def legal_use(state: GameState, seat: int, task: AskUseLaw) -> tuple[Action, ...]:
    """Return both answers; a response may be chosen even if it gives nothing now."""
    return UseLaw(seat, use=True), UseLaw(seat, use=False)


def apply_use(draft: Draft, action: UseLaw, task: AskUseLaw) -> None:
    """Let the law respond, or not."""
    if action.use:
        _carry_out(draft, DueResponse(task.seat, task.law, task.rule))
