"""Responses: which visible laws respond to an event, and when their effects happen (C32).

No response sets off another, but for a card that it brings: that is taken as any other. A law that responds to cards
brings nobody one, so it ends.
"""

from __future__ import annotations

from collections.abc import Iterable

from viceroy.engine.draft import Draft
from viceroy.engine.tasks import DueResponse, GoOn, LetLawsRespond, ResolveNext, StartRound
from viceroy.model.lasting import Trigger

CARD_TAKEN, CIRCLE_CLOSED, LAW_PLAYED = Trigger.CARD_TAKEN, Trigger.CIRCLE_CLOSED, Trigger.LAW_PLAYED
ROUND_ENDED, TURN_ENDED = Trigger.ROUND_ENDED, Trigger.TURN_ENDED


def responses(draft: Draft, event: Trigger, seats: Iterable[int], *, but: int = 0) -> tuple[DueResponse, ...]:
    """Return who responds to an event: seat by seat, of each the laws in the order of their numbers.

    The law with the number `but` has only just been played, and does not respond to that.
    """
    if not draft.rules.card_set.lasts:
        return ()
    return tuple([
        DueResponse(seat, law.number, number)
        for seat in seats
        for law in draft.seats[seat].pyramid.lasting
        if law.number != but
        for number, rule in enumerate(law.whenever, 1)
        if rule.event is event and rule.effects
    ])  # fmt: skip


def let_respond(draft: Draft, due: tuple[DueResponse, ...]) -> None:
    """Schedule responses: they come when what is under way is completely done (R6.4)."""
    if due:
        draft.push(LetLawsRespond(due))


def let_respond_later(draft: Draft, due: tuple[DueResponse, ...]) -> None:
    """Schedule responses for when all cards of the round are resolved: until then cards lie there, laid and not placed.

    A response to what another player does could otherwise take back the card that its own player has laid.
    """
    if due:
        _let_respond_after(draft, _after_all_cards(draft), due)


def let_respond_to_card(draft: Draft, seat: int) -> None:
    """Schedule responses to a card that a seat has taken: they come when the card under way is completely done.

    If that is a card of another player while the one that the seat has laid still waits, they come after all cards.
    """
    due = responses(draft, CARD_TAKEN, (seat,))
    if not due:
        return
    if any(seat == laid.seat for task in draft.tasks if isinstance(task, ResolveNext) for laid in task.laid):
        at = _after_all_cards(draft)
    else:
        at = max(index for index, task in enumerate(draft.tasks) if isinstance(task, _AFTER_A_CARD))
    _let_respond_after(draft, at, due)


_AFTER_A_CARD = (LetLawsRespond, ResolveNext, StartRound, GoOn)
"""What comes when a card, or what laws do at an event, is done; outside auctions one of them always waits."""


def _after_all_cards(draft: Draft) -> int:
    """Return where in the stack the task is that comes when all cards of the round are resolved."""
    tasks = draft.tasks
    return next((index for index, task in enumerate(tasks) if isinstance(task, ResolveNext)), len(tasks)) - 1


def _let_respond_after(draft: Draft, at: int, due: tuple[DueResponse, ...]) -> None:
    """Schedule responses before a task of the stack, behind those that are due there already."""
    tasks = [*draft.tasks]
    waiting = tasks[at]
    if isinstance(waiting, LetLawsRespond):
        tasks[at] = LetLawsRespond(waiting.due + due)
    else:
        tasks.insert(at + 1, LetLawsRespond(due))
    draft.tasks = tuple(tasks)
