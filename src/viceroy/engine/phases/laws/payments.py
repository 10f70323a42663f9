"""Payments: what laws let their player pay for, and what they let the others gain or lose.

Their player says first whether to pay, then with what. One who says yes can pay all of it, and nothing else happens
before it is paid: so no payment is left half done.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from viceroy.engine.actions import Action, DiscardCard, PayGems, PickToken, TokenAt, UseLaw
from viceroy.engine.draft import Draft, SeatDraft
from viceroy.engine.events import AttackPaid, CardsDiscarded, GemsLost, GemsPaid, NoEffect, TokenPaid
from viceroy.engine.frame.decisions import Decision, Handler
from viceroy.engine.phases.lasting import count_now
from viceroy.engine.phases.laws.tokens import picks_of, tokens_in, without_token
from viceroy.engine.phases.rewards import give_beside, refuse_gems_paid, spend
from viceroy.engine.prompts import AskLose, AskPay, AskPayment
from viceroy.engine.state import GameState, Seat
from viceroy.engine.tasks import LetOthers, RunEffects, count_below_none
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.cards import Card
from viceroy.model.geometry import Place
from viceroy.model.laws import OthersGain, OthersLose, Pay
from viceroy.model.tokens import Gems, Tokens, at_most, gem_choices

# -- whether to pay ---------------------------------------------------------------------------------------------------


def offer(draft: Draft, task: RunEffects, pay: Pay) -> None:
    """Ask whether to pay, unless all can see that it is not possible; gems and attack tokens are secret (R2.4)."""
    if has_in_sight(draft.seats[task.seat], pay, task.place):
        draft.ask(AskPay(task.seat, task.law, task.place, pay))
    else:
        draft.emit(NoEffect, task.seat, task.law)


def has_in_sight(own: Seat | SeatDraft, pay: Pay, place: Place) -> bool:
    """Whether a seat has the cards and the tokens to pay with for a law at a place."""
    lying = [placed.tokens for placed in own.pyramid.cards]
    has_cards = len(own.hand) >= pay.cards and len(_under(own, place)) >= pay.tucked
    return has_cards and all(
        sum([getattr(tokens, kind) for tokens in lying]) >= getattr(pay.tokens, kind)
        for kind in ("science", "magic", "defense")
    )


def _under(own: Seat | SeatDraft, place: Place) -> tuple[Card, ...]:
    law = own.pyramid.at.get(place)
    return law.tucked_cards if law else ()


def has_behind_screen(gems: Gems, attack: int, pay: Pay) -> bool:
    """Whether these gems and attack tokens pay; the gems of any colors are others than those of given ones."""
    has_colors = at_most(gems, pay.colored_gems) == pay.colored_gems
    return attack >= pay.attack and has_colors and sum(gems) - sum(pay.colored_gems) >= pay.gems


def legal_pay(state: GameState, seat: int, task: AskPay) -> tuple[Action, ...]:
    """Return both answers, or only no if the seat cannot pay: without a prompt the others would know that."""
    own, no = state.seats[seat], UseLaw(seat, use=False)
    return (UseLaw(seat, use=True), no) if has_behind_screen(own.gems, own.attack, task.pay) else (no,)


def _number_due(pay: Pay) -> int:
    return pay.gems + sum(pay.colored_gems) + pay.cards + pay.tucked + len(pay.tokens) + pay.attack


def apply_pay(draft: Draft, action: UseLaw, task: AskPay) -> None:
    """Pay what leaves no choice, and ask for the rest; then the effects happen, and what is left of the offer."""
    if not action.use:
        return
    pay, seat = task.pay, action.seat
    again = (attrs.evolve(pay, up_to=pay.up_to - 1),) if pay.up_to > 1 else ()
    draft.push(RunEffects(seat, task.law, task.place, (*pay.then, *again)))
    if pay.attack:
        draft.seat(seat).attack -= pay.attack
        draft.emit(AttackPaid, seat, pay.attack)
    if any(pay.colored_gems):
        _pay_gems(draft, seat, pay.colored_gems)
    _ask_rest(draft, AskPayment(seat, task.law, task.place, pay.gems, pay.cards, pay.tokens, pay.tucked))


def _refuse_pay(state: GameState, action: UseLaw, task: AskPay) -> Refusal:
    seat, own, pay = action.seat, state.seats[action.seat], task.pay
    if own.attack < pay.attack:
        return Refusal(Code.NO_ATTACK_TOKEN, "R6.5", seat, (pay.attack,), (own.attack,))
    if at_most(own.gems, pay.colored_gems) != pay.colored_gems:
        return Refusal(Code.CANNOT_PAY, "R6.5", seat, pay.colored_gems, own.gems)
    return Refusal(Code.CANNOT_PAY, "R6.5", seat, (sum(pay.colored_gems) + pay.gems,), own.gems)


def _pay_faults(state: GameState, task: AskPay) -> Iterator[str]:
    if not has_in_sight(state.seats[task.seat], task.pay, task.place):
        yield f"seat {task.seat} cannot pay so"


# -- with what to pay -------------------------------------------------------------------------------------------------


def _ask_rest(draft: Draft, task: AskPayment) -> None:
    """Ask for what is still to be paid. There is no prompt if all can see that there is only one way."""
    own = draft.seats[task.seat]
    hand, under = own.hand, _under(own, task.place)
    if not task.gems and task.cards and len(hand) == task.cards:
        for card in hand:
            _discard(draft, task, card.number)
        task = attrs.evolve(task, cards=0)
    if not task.gems and not task.cards and task.tucked and len(under) == task.tucked:
        for tucked in under:
            _discard(draft, task, tucked.number)
        task = attrs.evolve(task, tucked=0)
    if task.gems or task.cards or task.tucked:
        draft.ask(task)
    elif task.tokens:
        first, *others = picks(draft, task)
        if others:
            draft.ask(task)
        else:
            _give_up(draft, first, task)


def picks(table: GameState | Draft, task: AskPayment) -> tuple[PickToken, ...]:
    """Return the tokens of the pyramid that are still to be given up, each where it lies."""
    wanted = tokens_in(task.tokens)
    return tuple([pick for pick in picks_of(table, task.seat, task.seat) if pick.token in wanted])


def legal_payment(state: GameState, seat: int, task: AskPayment) -> tuple[Action, ...]:
    """Return every way to pay the gems, else the cards, else the tokens; nobody can stop here."""
    if task.gems:
        return tuple([PayGems(seat, gems) for gems in gem_choices(task.gems, state.seats[seat].gems)])
    if task.cards or task.tucked:
        return tuple([DiscardCard(seat, number) for number in _cards_to_pay(state.seats[seat], task)])
    return picks(state, task)


def _cards_to_pay(own: Seat, task: AskPayment) -> tuple[int, ...]:
    """Return the numbers of the cards that may be discarded now: first those of the hand, then those under the law."""
    return own.numbers if task.cards else tuple([card.number for card in _under(own, task.place)])


def apply_payment(draft: Draft, action: PayGems | DiscardCard | PickToken, task: AskPayment) -> None:
    """Pay with that, and ask for the rest."""
    match action:
        case PayGems(seat, gems):
            _pay_gems(draft, seat, gems)
            _ask_rest(draft, attrs.evolve(task, gems=0))
        case DiscardCard(_, number):
            _discard(draft, task, number)
            left = (
                attrs.evolve(task, cards=task.cards - 1) if task.cards else attrs.evolve(task, tucked=task.tucked - 1)
            )
            _ask_rest(draft, left)
        case _:
            _give_up(draft, action, task)


def _refuse_payment(state: GameState, action: PayGems | DiscardCard | PickToken, task: AskPayment) -> Refusal:
    own = state.seats[action.seat]
    match action:
        case PayGems() if task.gems:
            return refuse_gems_paid(state, action, task.gems, "R6.5")
        case DiscardCard(seat, number) if task.cards and not task.gems:
            return Refusal(Code.NOT_IN_HAND, "R6.5", seat, (number,), own.numbers)
        case DiscardCard(seat) if task.tucked and not task.gems:
            return Refusal(Code.NO_CARD_THERE, "R3.11", seat)
        case PickToken() if not task.gems and not task.cards and not task.tucked:
            return Refusal(Code.NO_SUCH_TOKEN, "R6.5", action.seat)
        case _:
            return Refusal(Code.WRONG_ACTION, "R6.5", action.seat)


def _payment_faults(state: GameState, task: AskPayment) -> Iterator[str]:
    own, tokens = state.seats[task.seat], task.tokens
    is_something = min(task.gems, task.cards, task.tucked) >= 0 and (task.gems or task.cards or task.tucked or tokens)
    is_plain = tokens == Tokens(tokens.science, tokens.magic, tokens.defense)  # no law takes other tokens
    rest = Pay((), task.gems, cards=task.cards, tokens=tokens, tucked=task.tucked)
    if not (is_something and is_plain and sum(own.gems) >= task.gems and has_in_sight(own, rest, task.place)):
        yield f"seat {task.seat} cannot pay so"


def _pay_gems(draft: Draft, seat: int, gems: Gems) -> None:
    spend(draft, seat, gems)
    draft.gems_to_bank(gems)  # R6.7
    draft.emit(GemsPaid, seat, gems)


def _discard(draft: Draft, task: AskPayment, number: int) -> None:
    own = draft.seat(task.seat)
    if task.cards:
        own.drop(number)
    else:
        law = own.pyramid.at[task.place]
        own.put(attrs.evolve(law, tucked=tuple([card for card in law.tucked_cards if card.number != number])))
    draft.discard((number,))  # R8.1
    draft.emit(CardsDiscarded, (number,))


def _give_up(draft: Draft, pick: PickToken, task: AskPayment) -> None:
    own = draft.seat(pick.seat)
    placed = own.pyramid.at[pick.place]
    own.put(attrs.evolve(placed, tokens=without_token(placed.tokens, pick.token)))
    draft.emit(TokenPaid, pick.seat, TokenAt(pick.place, pick.token))
    _ask_rest(draft, attrs.evolve(task, tokens=without_token(task.tokens, pick.token)))


# -- what others gain or lose -----------------------------------------------------------------------------------------


def begin_others(draft: Draft, task: RunEffects, effect: OthersGain | OthersLose) -> None:
    """Let the others gain or lose, if there are any who are meant."""
    others = tuple([other for other in draft.rules.after(task.seat) if _is_meant(draft, task, effect, other)])
    if others:
        draft.push(LetOthers(task.seat, task.law, task.place, effect, others))
    else:
        draft.emit(NoEffect, task.seat, task.law)


def _is_meant(draft: Draft, task: RunEffects, effect: OthersGain | OthersLose, other: int) -> bool:
    """Whether another player has fewer or more of what the effect compares than the player of the law, as all see."""
    law = draft.at(task.seat, task.place)
    for quantity, sign in ((effect.with_fewer, -1), (effect.with_more, 1)):
        if quantity is not None:
            own, theirs = (count_now(draft, seat, law, quantity) for seat in (task.seat, other))
            return (theirs - own) * sign > 0
    return True


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


def _others_faults(state: GameState, task: LetOthers) -> Iterator[str]:
    if not isinstance(task.effect, OthersGain | OthersLose):
        yield "other players neither gain nor lose"


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


def _refuse_lose(state: GameState, action: PayGems, task: AskLose) -> Refusal:
    return refuse_gems_paid(state, action, due_of(state, action.seat, task), "R8.2")


DECISIONS = (
    Decision(
        AskPay,
        (UseLaw,),
        legal_pay,
        apply_pay,
        _refuse_pay,
        due=lambda task: _number_due(task.pay),
        faults=_pay_faults,
    ),
    Decision(
        AskPayment,
        (PayGems, DiscardCard, PickToken),
        legal_payment,
        apply_payment,
        _refuse_payment,
        due=lambda task: task.gems + task.cards + task.tucked + len(task.tokens),
        faults=_payment_faults,
    ),
    Decision(
        AskLose, (PayGems,), legal_lose, apply_lose, _refuse_lose, due=lambda task: task.count, faults=count_below_none
    ),
)
HANDLERS = (Handler(LetOthers, let_others, _others_faults),)
