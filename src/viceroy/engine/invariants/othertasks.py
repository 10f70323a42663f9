"""Tasks: whether each task on the stack of a state can be done as it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from viceroy.engine import prompts as q
from viceroy.engine import tasks as t
from viceroy.engine.invariants.auctiontasks import AUCTION_CHECKS, income, row_card
from viceroy.engine.invariants.flaw import Flaw
from viceroy.engine.invariants.pyramids import has_room
from viceroy.engine.phases.development import can_place
from viceroy.engine.phases.token_swap import tokens_in
from viceroy.engine.state import GameState
from viceroy.model.cards import TOP_LEVEL, Card, CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import (
    CardKind,
    ChooseOne,
    Deck,
    Draw,
    Effect,
    Reward,
    StoreGems,
    TuckFreeCard,
    TuckFromHand,
)

Words = Iterator[str]


def task_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield what is wrong with the tasks of a state."""
    for index, task in enumerate(state.tasks):
        for what in _CHECKS[type(task)](state, task):
            yield Flaw(f"tasks[{index}]", what)
    acting = _acting(state)
    if len(set(acting)) > 1 and state.round:
        yield Flaw("tasks", f"a card is resolved by one seat, not by {sorted(set(acting))} (R6.4)")
    if state.round and acting and not state.seats[acting[0]].plays:
        yield Flaw("tasks", f"seat {acting[0]} plays no more (R6.2)")
    yield from _room_flaws(state)
    if not state.turn and len(set(acting)) < len(acting):
        yield Flaw("tasks", "a seat gets the reward of its first card once (R2.6)")


def _room_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield where more would come on a law, or under it, than it may hold (L72, L76)."""
    for index, task in enumerate(state.tasks):
        if isinstance(task, t.RunEffects | q.AskStore | q.AskTuckHand | q.AskTuckFree):
            placed = state.seats[task.seat].pyramid.at.get(task.place)
            if placed is not None and not has_room(placed, _pending(state, task.place)):
                yield Flaw(f"tasks[{index}]", "more would be stored or tucked than the law allows (L72, L76)")


def _pending(state: GameState, place: Place) -> tuple[Effect, ...]:
    """Return the effects that are still to happen at a place; one that is asked about, with what is left of it."""
    effects: list[Effect] = []
    for task in state.tasks:
        match task:
            case t.RunEffects(_, _, at, left) if at == place:
                effects += left
            case q.AskStore(_, at, left) if at == place:
                effects.append(StoreGems(left))
            case q.AskTuckHand(_, at, left) if at == place:
                effects.append(TuckFromHand(left))
            case q.AskTuckFree(_, at) if at == place:
                effects.append(TuckFreeCard())
    return tuple(effects)


def _acting(state: GameState) -> list[int]:
    """Return the seats that a card is resolved for, or the first cards of the setup: once for each reward."""
    tasks: list[t.Task] = [task for task in state.tasks if not isinstance(task, t.ResolveNext)]
    if not state.turn:
        tasks = [task for task in tasks if isinstance(task, t.GrantReward | t.MoreDraws) or task is state.task]
    return [seat for task in tasks for seat in ((task.seat,) if isinstance(task, q.AskSwap) else seats_named(task))]


def seats_named(task: t.Task) -> tuple[int, ...]:
    """Return every seat that a task names."""
    match task:
        case q.AskClaims(groups):
            return tuple(seat for group in groups for seat in group.seats)
        case t.MakeDecks(pairs) | t.TuckTakenCards(pairs):
            return tuple(seat for seat, _ in pairs)
        case t.EvaluateBids(bids):
            return tuple(seat for seat, _ in bids)
        case t.ResolveNext(laid):
            return tuple(seat for seat, _, _ in laid)
        case t.TakeByAttack(seats) | t.FinishAuction(_, seats) | t.ConcludeAuction(seats):
            return seats
        case q.AskSwap(seat, _, _, owner):
            return (seat,) if owner is None else (seat, owner)
        case _:
            one: int | None = getattr(task, "seat", None)
            return () if one is None else (one,)


def _nothing(state: GameState, task: Any) -> Words:
    yield from ()


# -- setup ------------------------------------------------------------------------------------------------------------


def _return(state: GameState, task: q.AskReturn) -> Words:
    if any(seat.gems != (2, 2, 2, 2) for seat in state.seats):
        yield "two gems are returned out of two of each color (R2.3)"


def _start(state: GameState, task: q.AskStart) -> Words:
    dealt = state.rules.edition.starting_characters_dealt
    for index, seat in enumerate(state.seats):
        if len(seat.hand) != dealt or any(_card(state, number).kind is CardKind.LAW for number in seat.numbers):
            yield f"seat {index} chooses from {dealt} characters (R2.5)"


def _first_rewards(state: GameState) -> list[tuple[int, int, Reward]]:
    """Return number, seat and reward of each first card."""
    cards = [(index, seat.pyramid.cards[0].card) for index, seat in enumerate(state.seats)]
    return [(card.number, index, card.levels[0].reward) for index, card in cards if isinstance(card, CharacterCard)]


def _make_decks(state: GameState, task: t.MakeDecks) -> Words:
    draws = tuple((seat, reward.draw) for _, seat, reward in sorted(_first_rewards(state)) if reward.draw)
    if task.draws != draws:
        yield f"the first cards let draw {draws} (C1)"


def _first_turn(state: GameState, task: t.StartTurn) -> Words:
    if task.turn != 1:
        yield f"turn {task.turn} after the setup (R4.1)"


def _more_draws(state: GameState, task: t.MoreDraws) -> Words:
    if task.count < 0:
        yield "fewer than no cards to draw"
    if not state.turn:
        yield from _first_draw(state, task)


def _first_draw(state: GameState, task: t.MoreDraws | q.AskDraw) -> Words:
    if not any(seat == task.seat and task.count <= reward.draw for _, seat, reward in _first_rewards(state)):
        yield f"the first card of seat {task.seat} does not let it draw {task.count} (C1)"


# -- gems and cards ---------------------------------------------------------------------------------------------------


def _gems(state: GameState, task: q.AskGems) -> Words:
    if not 1 <= task.count < sum(state.bank) or state.bank.count(0) > 2:
        yield f"there is no choice of {task.count} gems (R5.19, R7.1)"
    if state.auction:
        yield from income(state, task)


def _draw(state: GameState, task: q.AskDraw) -> Words:
    if task.count < 1 or not state.law_deck or not state.reserve_deck:
        yield f"there is no choice of {task.count} cards (C44)"
    if not state.turn:
        yield from _first_draw(state, task)


def _own_gem(state: GameState, task: q.AskOwnGem) -> Words:
    yield from _place(state, task)
    if state.bank[task.color.position]:
        yield f"the bank has {task.color} gems (R7.9)"


def _place(state: GameState, task: Any) -> Words:
    if task.place not in state.seats[task.seat].pyramid.at:
        yield f"no card lies at {task.place.level}, {task.place.x}"


def _reward(state: GameState, task: t.GrantReward) -> Words:
    placed = state.seats[task.seat].pyramid.at.get(task.place)
    card = placed.card if placed else None
    if not isinstance(card, CharacterCard):
        yield f"no character lies at {task.place.level}, {task.place.x}"
    elif not state.turn:
        if task.place != (1, 0) or task.reward != attrs.evolve(card.levels[0].reward, draw=0):
            yield "a first card gives the reward of its level 1 (R2.6)"
    elif task.place.level != TOP_LEVEL or task.reward not in card.rewards(TOP_LEVEL):
        yield "a card on level 5 gives the rewards of its rows (R6.11)"


def _held(state: GameState, seat: int, number: int) -> Words:
    if number not in state.seats[seat].numbers:
        yield f"card {number} is not in the hand of seat {seat}"


def _waits(state: GameState, seat: int) -> Words:
    if not any(placed.card.whenever for placed in state.seats[seat].pyramid.cards):
        yield f"no law of seat {seat} waits for cards (L78)"


def _tuck_taken(state: GameState, task: q.AskTuckTaken) -> Words:
    yield from _held(state, task.seat, task.card)
    yield from _waits(state, task.seat)


def _tucks_taken(state: GameState, task: t.TuckTakenCards) -> Words:
    asked = state.task
    numbers = [card for _, card in task.taken] + ([asked.card] if isinstance(asked, q.AskTuckTaken) else [])
    if not task.taken or len(set(numbers)) < len(numbers):
        yield "cards taken are asked about once each (L78)"
    for seat, card in task.taken:
        yield from _held(state, seat, card)
        yield from _waits(state, seat)


# -- development ------------------------------------------------------------------------------------------------------


def _start_round(state: GameState, task: t.StartRound) -> Words:
    if task.round != state.round + 1:
        yield f"round {task.round} after round {state.round} (R6.1)"


def _resolve(state: GameState, task: t.ResolveNext) -> Words:
    numbers = [number for _, number, _ in task.laid]
    if numbers != sorted(set(numbers)) or not numbers:
        yield "cards are resolved in the order of their numbers (R6.4)"
    asked = state.task
    if isinstance(asked, q.AskPlace) and numbers and numbers[0] < asked.card:
        yield f"card {asked.card} comes after card {numbers[0]} (R6.4)"
    acting = getattr(asked, "seat", None)
    seats = [acting, *seats_named(task)]
    if len(set(seats)) < len(seats):
        yield "a seat lays one card a round (R6.1)"
    for seat, number, discarded in task.laid:
        yield from _laid(state, seat, number)
        held = next((card for card in state.seats[seat].hand if card.number == number), None)
        if discarded and not state.rules.edition.discard_for_gems:
            yield "cards are not discarded for gems (B5)"
        if held is not None and held.fresh and not discarded:
            yield f"card {number} may not be played in this phase (B7)"


def _laid(state: GameState, seat: int, number: int) -> Words:
    """A card that was laid still lies in the hand, where all know it, and its player plays on."""
    yield from _held(state, seat, number)
    if not state.seats[seat].plays:
        yield f"seat {seat} plays no more (R6.2)"
    held = next((card for card in state.seats[seat].hand if card.number == number), None)
    if held is not None and held.known_by != state.rules.everybody:
        yield f"all know card {number} (R6.1)"


def _place_card(state: GameState, task: q.AskPlace) -> Words:
    seat = state.seats[task.seat]
    yield from _laid(state, task.seat, task.card)
    card = state.rules.card(task.card)
    if task.card in seat.numbers and not can_place(state.rules, state.bank, seat, task.seat, card):
        yield f"card {task.card} can be placed nowhere (C21)"


def _top_reward(state: GameState, task: q.AskTopReward) -> Words:
    placed = state.seats[task.seat].pyramid.at.get(task.place)
    if placed is None or task.place.level != TOP_LEVEL or placed.card.kind is not CardKind.CHARACTER:
        yield "no character lies there on level 5 (R6.11)"


# -- laws -------------------------------------------------------------------------------------------------------------


def _laws_at(state: GameState, seat: int, place: Place) -> tuple[LawCard, ...]:
    """Return the laws that may act at a place: the one that lies there, or those under the card there (L66)."""
    placed = state.seats[seat].pyramid.at.get(place)
    if placed is None:
        return ()
    under = placed.tucked if isinstance(placed.tucked, tuple) else ()
    cards = under if placed.card.kind is CardKind.CHARACTER else (placed.card,)
    return tuple(card for card in cards if isinstance(card, LawCard))


def _acts(state: GameState, task: Any, does: Callable[[Effect], bool]) -> Words:
    """A law at the place of a task does this when it is played."""
    if not any(does(effect) for law in _laws_at(state, task.seat, task.place) for effect in law.on_play):
        yield f"no law at {task.place.level}, {task.place.x} asks for this"


def _effects(state: GameState, task: t.RunEffects) -> Words:
    laws = [law for law in _laws_at(state, task.seat, task.place) if law.number == task.law]
    if not laws:
        yield f"law {task.law} does not lie at {task.place.level}, {task.place.x}"
    elif not _is_left(task.effects, laws[0].on_play):
        yield f"law {task.law} does something else"


def _is_left(left: tuple[Effect, ...], effects: tuple[Effect, ...]) -> bool:
    """Whether these effects are the last ones of a law, or draws that are left of one of its effects (L70)."""
    if len(left) == 1 and isinstance(left[0], Draw):
        deck, cards = left[0].deck, left[0].cards
        if any(isinstance(one, Draw) and one.deck is deck and 0 < cards <= one.cards for one in effects):
            return True
    return 0 < len(left) < len(effects) and left == effects[-len(left) :]


def _option(state: GameState, task: q.AskOption) -> Words:
    yield from _acts(state, task, lambda effect: effect == ChooseOne(task.options))


def _put_back(state: GameState, task: q.AskPutBack) -> Words:
    kind = CardKind.LAW if task.deck is Deck.LAWS else CardKind.CHARACTER
    possible = [number for number in state.seats[task.seat].numbers if _card(state, number).kind is kind]
    if not 1 <= task.count <= len(possible):
        yield f"{task.count} cards to put back, out of {len(possible)} (L70)"


def _tuck_hand(state: GameState, task: q.AskTuckHand) -> Words:
    yield from _acts(state, task, lambda effect: isinstance(effect, TuckFromHand) and _within(task.left, effect.up_to))
    if not state.seats[task.seat].hand:
        yield "there is no card to tuck (L72)"


def _within(left: int | None, most: int | None) -> bool:
    return left is None if most is None else left is not None and 1 <= left <= most


def _tuck_free(state: GameState, task: q.AskTuckFree) -> Words:
    yield from _acts(state, task, lambda effect: isinstance(effect, TuckFreeCard))
    free = [placed for placed in state.seats[task.seat].pyramid.free_cards() if placed.place != task.place]
    if len(free) < 2:
        yield "there is no choice of free cards (C31)"


def _store(state: GameState, task: q.AskStore) -> Words:
    yield from _acts(state, task, lambda effect: isinstance(effect, StoreGems) and 1 <= task.left <= effect.up_to)


def _swap(state: GameState, task: q.AskSwap) -> Words:
    if task.pay < 0:
        yield "fewer than no gems to pay"
    if (task.owner is None) is not (task.others is None) or (task.own is None and task.others is not None):
        yield "first an own token is picked, then one of another (L67)"
    if task.owner == task.seat:
        yield "tokens are swapped with another player (L67)"
    for owner, picked in ((task.seat, task.own), (task.owner, task.others)):
        if picked is not None and owner is not None:
            place, token = picked
            placed = state.seats[owner].pyramid.at.get(place)
            if placed is None or token not in tokens_in(placed.tokens):
                yield f"seat {owner} has no such token at {place.level}, {place.x} (L67)"
    if task.own is not None and sum(state.seats[task.seat].gems) < task.pay:
        yield f"seat {task.seat} cannot pay {task.pay} gems (L67)"


def _card(state: GameState, number: int) -> Card:
    return state.rules.card(number)


_CHECKS: dict[type, Callable[[GameState, Any], Words]] = {
    **AUCTION_CHECKS,
    q.AskReturn: _return,
    q.AskStart: _start,
    q.AskBids: _nothing,
    q.AskLay: _nothing,
    q.AskPaint: _nothing,
    q.AskGems: _gems,
    q.AskDraw: _draw,
    q.AskOwnGem: _own_gem,
    q.AskRowCard: row_card,
    q.AskTuckTaken: _tuck_taken,
    q.AskPlace: _place_card,
    q.AskTopReward: _top_reward,
    q.AskOption: _option,
    q.AskColor: _place,
    q.AskPutBack: _put_back,
    q.AskTuckHand: _tuck_hand,
    q.AskTuckFree: _tuck_free,
    q.AskStore: _store,
    q.AskSwap: _swap,
    t.DealCharacters: _nothing,
    t.MakeDecks: _make_decks,
    t.StartTurn: _first_turn,
    t.TuckTakenCards: _tucks_taken,
    t.StartRound: _start_round,
    t.ResolveNext: _resolve,
    t.GrantReward: _reward,
    t.MoreDraws: _more_draws,
    t.GrantInfinite: _place,
    t.RunEffects: _effects,
}
