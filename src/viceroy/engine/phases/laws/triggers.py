"""Laws that respond to events: what each of them does when its turn comes (C32)."""

from __future__ import annotations

from viceroy.engine.actions import Action, UseLaw
from viceroy.engine.draft import Draft
from viceroy.engine.events import LawResponded
from viceroy.engine.phases.laws.effects import run_effects
from viceroy.engine.phases.responses import let_respond
from viceroy.engine.prompts import AskUseLaw
from viceroy.engine.state import GameState
from viceroy.engine.tasks import DueResponse, LetLawsRespond, RunEffects
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid
from viceroy.model.responses import Whenever


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
