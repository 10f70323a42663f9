"""Tasks of laws: whether what a law asks, or is still to do, can be as it stands."""

from __future__ import annotations

from collections.abc import Callable
from operator import le
from typing import Any

from viceroy.engine import prompts as q
from viceroy.engine import tasks as t
from viceroy.engine.invariants.table import has_room
from viceroy.engine.phases.laws.effects import place_of, rule_of
from viceroy.engine.phases.laws.tokens import tokens_in
from viceroy.engine.state import GameState, HiddenCard
from viceroy.model.cards import LawCard
from viceroy.model.laws import (
    Choose,
    ChooseOne,
    Deck,
    Draw,
    Effect,
    MoveToken,
    OthersGain,
    OthersLose,
    Pay,
    StoreGems,
    TuckFreeCard,
    TuckFromHand,
    TurnToken,
    Untuck,
    all_effects,
    lists_in,
)
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Tokens

TaskRule = tuple[type | tuple[type, ...], str, Callable[[Any, Any], object]]
"""A rule of tasks of one kind, or of several."""


def tasks_of(s: GameState, *kinds: type) -> list[Any]:
    """Return the tasks of some kinds, the next one last."""
    return [task for task in s.tasks if isinstance(task, kinds)]


_ASKED: dict[type, Callable[[Any], Effect]] = {
    q.AskOption: lambda task: ChooseOne(task.options),
    q.AskChoice: lambda task: Choose(task.lists),
    q.AskPay: lambda task: task.pay,
    q.AskMoveToken: lambda _: MoveToken(),
    q.AskTurnToken: lambda _: TurnToken(),
    q.AskUntuck: lambda task: Untuck(task.left),
    q.AskTuckHand: lambda task: TuckFromHand(task.left),
    q.AskTuckFree: lambda _: TuckFreeCard(),
    q.AskStore: lambda task: StoreGems(task.left),
}
"""What is left of the effect that a prompt belongs to."""


def card_of(s: GameState, task: Any) -> PlacedCard:
    """Return the card at the place of a task."""
    placed: PlacedCard = s.seats[task.seat].pyramid.at[task.place]
    return placed


def _laws_at(s: GameState, task: Any) -> list[LawCard]:
    """Return the laws that may act at the place of a task: the one there, or those under the character there (L66)."""
    placed = card_of(s, task)
    cards = placed.tucked_cards if placed.card.kind is CardKind.CHARACTER else (placed.card,)
    return [card for card in cards if isinstance(card, LawCard)]


def _effects_of(s: GameState, task: Any) -> list[Effect]:
    """Return all effects, however deep, of the law that a task names, or of those that may act at its place."""
    laws = [law for law in _laws_at(s, task) if getattr(task, "law", law.number) == law.number]
    return [effect for law in laws for some in law.effect_lists for effect in all_effects(some)]


def _is_left(left: Effect, whole: Effect) -> bool:
    """Whether an effect is another one, or what may be left of it."""
    match left, whole:
        case (StoreGems(count), StoreGems(most)) | (TuckFromHand(int(count)), TuckFromHand(int(most))):
            return 1 <= count <= most
        case Untuck(int(count)), Untuck(int(most)):
            return 1 <= count <= most
        case Draw(deck, count), Draw(other, most):
            return deck is other and 1 <= count <= most
        case _:
            return left == whole


def _is_asked(s: GameState, task: Any) -> bool:
    return any(_is_left(_ASKED[type(task)](task), effect) for effect in _effects_of(s, task))


def _are_left(s: GameState, task: t.RunEffects) -> bool:
    """Whether these effects are the last ones of a list of a law, or draws left of one of its effects (L70)."""
    lists = next((law.effect_lists for law in _laws_at(s, task) if law.number == task.law), ())
    is_unpaid = isinstance(s.task, q.AskPrice)  # all effects wait until the price is paid
    return any(_are_last(task.effects, effects, is_unpaid=is_unpaid) for effects in lists)


def _are_last(left: tuple[Effect, ...], effects: tuple[Effect, ...], *, is_unpaid: bool) -> bool:
    count = len(left)
    every = all_effects(effects)
    inner = [some for effect in every for some in lists_in(effect)]
    draws = count == 1 and isinstance(left[0], Draw) and any(_is_left(left[0], one) for one in every)
    is_of_whole = 0 < count < len(effects) + is_unpaid and left == effects[-count:]
    return draws or is_of_whole or (count > 0 and any(left == some[-count:] for some in inner))


def _can_respond(s: GameState, due: t.DueResponse) -> bool:
    """Whether a law of the set has this rule, and lies visible or has left the pyramid since."""
    law = s.rules.card_set.by_number.get(due.law)
    rules = law.whenever if law else ()
    return 1 <= due.rule <= len(rules) and bool(rules[due.rule - 1].effects)


def _may_be_used(s: GameState, task: q.AskUseLaw) -> bool:
    """Whether a law in the pyramid asks whether it shall respond."""
    due = t.DueResponse(task.seat, task.law, task.rule)
    is_there = place_of(s.seats[task.seat].pyramid, task.law) is not None
    return is_there and _can_respond(s, due) and bool(rule_of(s, task.law, task.rule).may_do)


def _is_paid(s: GameState, task: q.AskPayment) -> bool:
    """Whether a law is paid for so, and the seat has what is still to be paid."""
    own = s.seats[task.seat]
    is_part = any(
        isinstance(effect, Pay)
        and task.gems in (0, effect.gems)
        and task.cards <= effect.cards
        and all(getattr(task.tokens, kind) <= getattr(effect.tokens, kind) for kind in _KINDS)
        for effect in _effects_of(s, task)
    )
    given = [getattr(task.tokens, kind) for kind in _KINDS]
    lying = [sum([getattr(placed.tokens, kind) for placed in own.pyramid.cards]) for kind in _KINDS]
    has = sum(own.gems) >= task.gems and len(own.hand) >= task.cards and all(map(le, given, lying))
    is_plain = task.tokens == Tokens(**dict(zip(_KINDS, given, strict=True)))  # no law takes other tokens
    return (
        is_part and has and is_plain and min(task.gems, task.cards, *given) >= 0 < task.gems + task.cards + sum(given)
    )


_KINDS = ("science", "magic", "defense")


def _looks(s: GameState, task: q.AskKeep | q.AskArrange) -> bool:
    """Whether a law lets a seat look at so many cards, of which it is to choose one, and it alone knows them."""
    keep = task.keep if isinstance(task, q.AskKeep) else 0
    least = keep + 1 if isinstance(task, q.AskKeep) else 2
    deck: tuple[HiddenCard, ...] = getattr(s, task.deck.value)
    looks = [look for look in s.rules.card_set.looks if (look.deck, look.rest) == (task.deck, task.rest)]
    may = any(task.cards <= look.cards - (look.keep - keep) and keep <= look.keep for look in looks)
    is_choice = least <= task.cards <= len(deck) and (keep > 0 or isinstance(task, q.AskArrange))
    return may and is_choice and all(card.known_by == (task.seat,) for card in deck[-task.cards :])


def _is_to_others(s: GameState, task: t.LetOthers) -> bool:
    return isinstance(task.effect, OthersGain | OthersLose) and task.effect in _effects_of(s, task)


def _are_in_order(s: GameState, task: t.LetOthers) -> bool:
    """Whether the others whose turn is to come are the last ones in table order, and one of the rest has it now."""
    others = s.rules.after(task.seat)
    left = len(others) - len(task.seats)
    above = s.tasks[s.tasks.index(task) + 1 :]
    seats = {getattr(other, "seat", others[left - 1]) for other in above} if left else set()
    return left > 0 and others[left:] == task.seats and seats == {others[left - 1]}


def _may_lose(s: GameState, task: q.AskLose) -> bool:
    return any(other.effect == OthersLose(task.count) for other in tasks_of(s, t.LetOthers))


def _has_room(s: GameState, task: Any) -> bool:
    """Whether all that is still to happen at the place of a task may come there (L72, L76)."""
    others = [other for other in tasks_of(s, t.RunEffects, *_ASKED) if other.place == task.place]
    effects = [(_ASKED[type(other)](other),) if type(other) in _ASKED else other.effects for other in others]
    return has_room(card_of(s, task), sum(effects, ()))


def _lies(s: GameState, owner: int | None, picked: tuple[Any, Any] | None) -> bool:
    """Whether a token that was picked, if one was, lies there (L67)."""
    placed = None if owner is None or picked is None else s.seats[owner].pyramid.at.get(picked[0])
    return picked is None or (placed is not None and picked[1] in tokens_in(placed.tokens))


# -- the rules --------------------------------------------------------------------------------------------------------

# fmt: off
LAW_RULES: tuple[TaskRule, ...] = (
    (t.LetLawsRespond, "no law can respond so",
     lambda s, it: it.due and all(_can_respond(s, t.DueResponse(*due)) for due in it.due)),
    (q.AskUseLaw, "law {it.law} does not ask whether it shall respond", _may_be_used),
    (t.GoOn, "round {it.to_round} does not come next (R6.1)",
     lambda s, it: it.to_round is None or it.to_round == s.round + 1),
    (tuple(_ASKED), "no law at {it.place.level}, {it.place.x} asks for this", _is_asked),
    (t.RunEffects, "law {it.law} does not do this at {it.place.level}, {it.place.x}", _are_left),
    ((t.RunEffects, *_ASKED), "more would be stored or tucked than the law allows (L72, L76)", _has_room),
    (t.LetOthers, "law {it.law} does nothing to others at {it.place.level}, {it.place.x}", _is_to_others),
    (t.LetOthers, "the other players do not follow each other so", _are_in_order),
    (q.AskLose, "seat {it.seat} loses nothing by a law of another player", _may_lose),
    (q.AskPrice, "seat {it.seat} cannot pay a price for law {it.law} (C21)",
     lambda s, it: it.law in [law.number for law in _laws_at(s, it) if 0 < law.price <= sum(s.seats[it.seat].gems)]),
    (q.AskPayment, "seat {it.seat} cannot pay so for law {it.law}", _is_paid),
    (q.AskMoveToken, "a token that was picked does not lie there, or can go nowhere",
     lambda s, it: _lies(s, it.seat, it.token) and len(s.seats[it.seat].pyramid.cards) > 1),
    (q.AskUntuck, "no card lies under the law", lambda s, it: card_of(s, it).tucked),
    (q.AskPutBack, "the hand has no {it.count} cards to put back (L70)",
     lambda s, it: 1 <= it.count <= [(s.rules.card(card).kind is CardKind.LAW) is (it.deck is Deck.LAWS)
                                     for card in s.seats[it.seat].numbers].count(True)),
    ((q.AskKeep, q.AskArrange), "seat {it.seat} does not look at {it.cards} cards of that deck", _looks),
    (q.AskScreen, "there is no choice of screens to look behind", lambda s, _: len(s.seats) > 2),
    (q.AskTuckHand, "there is no card to tuck (L72)", lambda s, it: s.seats[it.seat].hand),
    (q.AskTuckFree, "there is no choice of free cards (C31)",
     lambda s, it: sum([placed.place != it.place for placed in s.seats[it.seat].pyramid.free_cards()]) > 1),
    (q.AskSwap, "fewer than no gems to pay", lambda _, it: it.pay >= 0),
    (q.AskSwap, "first an own token is picked, then one of another (L67)",
     lambda _, it: (it.owner is None) is (it.others is None) and bool(it.own or not it.others)),
    (q.AskSwap, "a token that was picked does not lie there (L67)",
     lambda s, it: _lies(s, it.seat, it.own) and _lies(s, it.owner, it.others)),
    (q.AskSwap, "seat {it.seat} cannot pay {it.pay} gems (L67)",
     lambda s, it: it.own is None or sum(s.seats[it.seat].gems) >= it.pay),
)
# fmt: on
"""What must hold of tasks of laws, the more general first."""
