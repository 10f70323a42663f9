"""What a step took by itself, as the actions that a player would have chosen if there had been a choice.

Nobody is asked where all can see that there is only one way (see `engine.frame.loop`). People write it down all the
same.
"""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.engine import actions as act
from viceroy.engine import events as e
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.phases.laws.looking import looked_at
from viceroy.engine.prompts import AskArrange, AskKeep, AskPaint, AskPay, AskPayment
from viceroy.engine.reducer import DECISIONS, Step
from viceroy.engine.state import GameState
from viceroy.model.cards import LawCard
from viceroy.model.laws import TuckFromHand, Untuck, all_effects
from viceroy.model.tokens import COLORS


def forced_actions(before: GameState, action: Action, done: Step) -> tuple[Action, ...]:
    """Return what happened in a step beside the action that was chosen, in the order of the events.

    Several may be ways to say the same, such as to claim a card and to take it.
    """
    decision = DECISIONS[type(before.task)]
    chosen = decision.actions if decision.sealed else ()  # others have chosen so, too
    left = len(action.decks) if isinstance(action, act.DrawCards) else 1
    found: list[Action] = []
    for event in done.events:
        ways = tuple(_ways(before, event))
        is_choice = action in ways or (isinstance(event, e.CardDrawn) and isinstance(action, _DRAWING))
        if left and is_choice:
            left -= 1
        elif not any(isinstance(way, chosen) for way in ways):
            found += ways
    draws = [each for each in found if isinstance(each, act.DrawCards)]
    together = [act.DrawCards(draws[0].seat, sum([each.decks for each in draws], ()))] if len(draws) > 1 else []
    return (*found, *together, *_unseen(before, action, done))


_DRAWING = (act.DrawCards, act.KeepCard)


def _ways(before: GameState, event: Event) -> Iterator[Action]:
    """Yield the actions that bring an event."""
    match event:
        case e.CardMovedUnder(seat, _, origin, _):
            yield act.TuckFree(seat, origin)
        case e.ScreenSeen(seat, other):
            yield act.LookBehind(seat, other)
        case e.GemsTaken(seat, gems):
            yield act.TakeGems(seat, gems)
        case e.GemsPaid(seat, gems):
            yield act.PayGems(seat, gems)
        case e.CardDrawn(seat, deck, _):
            yield act.DrawCards(seat, (deck,))
        case e.TokenPaid(seat, (place, token)):
            yield act.PickToken(seat, seat, place, token)
        case e.CardTaken(seat, _, color, slot):
            yield act.Claim(seat, slot)
            yield act.TakeCard(seat, color, slot)
        case e.InfiniteGemGained(seat, _, _, own):
            yield act.UseOwnGem(seat, own)
        case e.LawResponded(seat, _):
            yield act.UseLaw(seat, use=True)
        case e.Passed(seat):
            yield act.Pass(seat)
        case e.NoEffect(seat, _):
            yield act.Done(seat)
        case e.CardsDiscarded((number,)):
            yield from _discards(before, number)
        case _:
            return


def _discards(before: GameState, number: int) -> Iterator[Action]:
    """Yield the actions that discard a card: the last of the row for a virtual opponent (R12.5), or all to pay with."""
    seats = before.rules.everybody
    for slot, row in ((act.Slot.BASE, before.bases), (act.Slot.TIP, before.tips)):
        if number in row:
            yield from (act.DiscardFromRow(seat, COLORS[row.index(number)], slot) for seat in seats)
    if isinstance(before.task, AskPay | AskPayment):
        yield from (act.DiscardCard(seat, number) for seat in seats if number in before.seats[seat].numbers)
        tucked = before.seats[before.task.seat].pyramid.at[before.task.place].tucked_cards
        yield from (act.DiscardCard(before.task.seat, number) for card in tucked if card.number == number)


def _unseen(before: GameState, action: Action, done: Step) -> Iterator[Action]:
    """Yield what no event tells: that a player stops who can do no more, and the last of the cards to put back."""
    task, after, seat = before.task, done.state, action.seat
    is_asked_again = type(after.task) is type(task) and seat in after.to_act
    if act.Done in DECISIONS[type(task)].actions and not is_asked_again and not isinstance(action, act.Done):
        yield act.Done(seat)
    if isinstance(task, AskKeep | AskArrange):
        left = [number for number in looked_at(before, task) if number != getattr(action, "card", None)]
        if len(left) == 1:
            yield act.PutBack(seat, left[0])
    for card in [after.rules.card(event.card) for event in done.events if isinstance(event, e.CardPlaced)]:
        effects = all_effects(card.on_play) if isinstance(card, LawCard) else ()
        if any(isinstance(effect, TuckFromHand | Untuck) for effect in effects):
            yield act.Done(seat)  # nobody is asked who has no card for it
    if not isinstance(task, AskPaint) and (after.is_over or isinstance(after.task, AskPaint)):
        for other in set(after.rules.everybody) - set(after.to_act):  # nobody paints without a gem
            yield from (act.Done(other), act.PaintBest(other))
