"""Placing and paying: where a card may go, what that costs, and what happens there (A6).

The order of a character: it lies at its place with its tokens, is paid for, and brings the gem of a circle that it
completes; then its reward (C14, C16). Only a house rule lets that gem come before the payment (C12). The order of a
law: it lies at its place, what it replaces goes back to the hand (L65), circles bring their gems (C15), its price is
paid, then its effects happen, one after the other. Laws that respond to these events do so afterwards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

import attrs

from viceroy.engine import events as e
from viceroy.engine.actions import Action, PayGems, PlaceCard
from viceroy.engine.draft import Draft, SeatDraft
from viceroy.engine.frame.decisions import Decision
from viceroy.engine.phases.lasting import (
    Happening,
    card_played,
    circle_gems,
    is_so,
    left_out,
    let_respond_to_play,
)
from viceroy.engine.phases.laws.effects import run_effects
from viceroy.engine.phases.laws.tucking import tuck
from viceroy.engine.phases.rewards import ONE_GEM, give_beside, refuse_gems_paid, spend
from viceroy.engine.prompts import AskPlace, AskPrice, AskTopReward
from viceroy.engine.state import GameState, HiddenCard, Rules, Seat, unused_infinite
from viceroy.engine.tasks import RunEffects
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, Card, CharacterCard, LawCard
from viceroy.model.editions import CircleBonusTiming, Replaced
from viceroy.model.geometry import Place, Shape, open_places
from viceroy.model.laws import DeckHolds, Placement, Trigger
from viceroy.model.pyramid import PlacedCard, Pyramid, placed_alone
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Gems, add_gems, at_most, gem_choices, subtract_gems

# attributes of an enum class are slow to look up
NORMAL, UNDER_CHARACTER = Placement.NORMAL, Placement.UNDER_CHARACTER
BEFORE_PAYMENT, FREE = CircleBonusTiming.BEFORE_PAYMENT, Replaced.FREE
_NOWHERE = Place(1, 0)  # of a law that is in the hand: its condition is about no place

# -- whether a card can be placed (C21) -------------------------------------------------------------------------------


def can_place(table: GameState | Draft, seat: int, card: Card) -> bool:
    """Whether a card of the hand can be placed and paid for somewhere (C21)."""
    own = table.seats[seat]
    if isinstance(card, LawCard):
        if card.only_if is not None and not condition_holds(table, seat, card):
            return False
        if card.price > sum(own.gems):
            return False
        if card.placement is NORMAL and card.on_levels is None:
            return True  # level 1 is never full (C21)
        return bool(law_places(table.rules, own.pyramid, card))
    color = card.costs_each[0]  # level 1 is open, and no level costs less (R6.6)
    if own.gems[color] or own.pyramid.infinite_gems[color] > own.used_infinite[color]:
        return True
    if own.pyramid.lasting or table.rules.edition.circle_bonus_timing is BEFORE_PAYMENT:
        return bool(_all_placements(table.rules, table.bank, own, seat, card))
    return False


def condition_holds(table: GameState | Draft, seat: int, law: LawCard) -> bool:
    """Whether the condition of a law holds now."""
    return is_so(table, seat, PlacedCard(_NOWHERE, law), law.only_if)


# -- places and costs (R6.5-R6.8) -------------------------------------------------------------------------------------


def legal_place(state: GameState, seat: int, task: AskPlace) -> tuple[Action, ...]:
    """Return every place that can be paid for, with every useful choice of infinite gems (B14, C22)."""
    return placements(state.rules, state.bank, state.seats[seat], seat, state.rules.card(task.card))


def placements(rules: Rules, bank: Gems, own: Seat | SeatDraft, seat: int, card: Card) -> tuple[PlaceCard, ...]:
    """Return every way to place a card."""
    if isinstance(card, LawCard):
        if card.placement is NORMAL and card.on_levels is None:
            return _up_to_level(rules, own.pyramid, seat, TOP_LEVEL_OF_LAWS)
        return tuple([_place(seat, place, NO_GEMS) for place in law_places(rules, own.pyramid, card)])
    if own.pyramid.lasting or rules.edition.circle_bonus_timing is BEFORE_PAYMENT:
        return _all_placements(rules, bank, own, seat, card)
    unused = unused_infinite(own.pyramid, own.used_infinite)
    if not _can_help(unused, card.cost(TOP_LEVEL)):
        return _up_to_level(rules, own.pyramid, seat, card.levels_paid_by(own.gems))
    highest = card.levels_paid_by(add_gems(own.gems, unused))
    ways: list[PlaceCard] = []
    payments: tuple[Gems, ...] = ()
    paid = 0
    for plain in _up_to_level(rules, own.pyramid, seat, highest):
        level = plain.place.level
        if level > paid:  # places come level by level
            paid, payments = level, _payments(card.cost(level), own.gems, unused)
        ways += [_place(seat, plain.place, infinite) if infinite != NO_GEMS else plain for infinite in payments]
    return tuple(ways)


_place = lru_cache(maxsize=16384)(PlaceCard)


def _up_to_level(rules: Rules, pyramid: Pyramid, seat: int, level: int) -> tuple[PlaceCard, ...]:
    """Return a placement without infinite gems for each open place up to a level."""
    shape = pyramid.shape
    if shape is None or not rules.edition.contiguous_rows:
        return tuple([_place(seat, place, NO_GEMS) for place in open_places_of(rules, pyramid, level)])
    kept = shape.kept.get(seat)
    if kept is None:
        kept = shape.kept[seat] = _beside(seat, shape)
    ways: tuple[PlaceCard, ...]
    ways, ends = kept
    return ways[: ends[level]]


def _beside(seat: int, shape: Shape) -> tuple[tuple[PlaceCard, ...], tuple[int, ...]]:
    """Return a placement for each open place, and how many of them there are up to each level from 0."""
    places = shape.open_places
    ends = [sum([place.level <= level for place in places]) for level in range(TOP_LEVEL + 1)]
    return tuple([_place(seat, place, NO_GEMS) for place in places]), tuple(ends)


def _all_placements(
    rules: Rules, bank: Gems, own: Seat | SeatDraft, seat: int, card: CharacterCard
) -> tuple[PlaceCard, ...]:
    """Return every way to place a card, place by place: laws may lower the cost, and its own circle may pay (C12)."""
    pyramid, unused = own.pyramid, unused_infinite(own.pyramid, own.used_infinite)
    ways: list[PlaceCard] = []
    for place in open_places_of(rules, pyramid, TOP_LEVEL):
        cost, gems = card.cost(place.level), add_gems(own.gems, early_gems(rules, bank, pyramid, card, place))
        for spared in left_out(pyramid, card, place):
            payments = _payments(subtract_gems(cost, spared), gems, unused)
            ways += [_place(seat, place, infinite, spared) for infinite in payments]
    return tuple(ways)


def open_places_of(rules: Rules, pyramid: Pyramid, top_level: int) -> tuple[Place, ...]:
    """Return the open places of a pyramid under the edition's rule for gaps (B17)."""
    contiguous = rules.edition.contiguous_rows
    places = pyramid.open_places if contiguous else open_places(pyramid.at, contiguous=False)
    return places if top_level == TOP_LEVEL else tuple([place for place in places if place.level <= top_level])


def law_places(rules: Rules, pyramid: Pyramid, law: LawCard) -> tuple[Place, ...]:
    """Return where a law may go: on its levels, in place of a card there, or under a character (R6.8, L65, L66)."""
    cards, levels = pyramid.cards, _levels_of(law)
    match law.placement:
        case Placement.NORMAL:
            places = open_places_of(rules, pyramid, TOP_LEVEL_OF_LAWS)
            return places if law.on_levels is None else tuple([place for place in places if place.level in levels])
        case Placement.IN_PLACE_OF_CARD:
            if rules.edition.law_65_replaces is FREE:
                cards = pyramid.free_cards()  # B29
            return tuple(placed.place for placed in cards if placed.place.level in levels)
        case Placement.UNDER_CHARACTER:
            return tuple(placed.place for placed in cards if placed.card.kind is CardKind.CHARACTER)


def _levels_of(law: LawCard) -> Collection[int]:
    return law.on_levels or range(1, TOP_LEVEL_OF_LAWS + 1)


def early_gems(rules: Rules, bank: Gems, pyramid: Pyramid, card: CharacterCard, place: Place) -> Gems:
    """Return the gems of the circle that the card would complete at a place, if they come before the payment (C12)."""
    if place.level == 1 or rules.edition.circle_bonus_timing is not BEFORE_PAYMENT:
        return NO_GEMS
    after = pyramid.with_card(_as_played(card, place))
    color = after.color_of_circle(place)
    return circle_gems(after, color, bank) if color else NO_GEMS


def _as_played(card: CharacterCard, place: Place) -> PlacedCard:
    """Return a character at its place, with the tokens of its reward; on level 5 it has none yet (R6.10, R6.11)."""
    tokens = NO_TOKENS if place.level == TOP_LEVEL else card.levels[place.level - 1].reward.tokens
    return placed_alone(place, card, tokens)


def _can_help(unused: Gems, cost: Gems) -> bool:
    """Whether an infinite gem has a color that is in the cost."""
    (a, b, c, d), (e, f, g, h) = unused, cost
    return bool((a and e) or (b and f) or (c and g) or (d and h))


def _payments(cost: Gems, gems: Gems, unused: Gems) -> tuple[Gems, ...]:
    """Return the infinite gems that may pay: enough that the gems behind the screen pay the rest (R7.10, C19)."""
    return _ways_to_pay(cost, at_most(gems, cost), at_most(unused, cost))


@lru_cache(maxsize=4096)
def _ways_to_pay(cost: Gems, gems: Gems, unused: Gems) -> tuple[Gems, ...]:
    blue, red, green, yellow = [range(due - have, free + 1) for due, have, free in zip(cost, gems, unused, strict=True)]
    return tuple([(a, b, c, d) for a in blue for b in red for c in green for d in yellow])


def _refuse_place(state: GameState, action: PlaceCard, task: AskPlace) -> Refusal:
    card = state.rules.card(task.card)
    return _refuse_law(state, action, card) if isinstance(card, LawCard) else _refuse_character(state, action, card)


def _closed_by(pyramid: Pyramid, place: Place) -> str:
    """Return the rule that keeps cards from a place that is not open."""
    if not 1 <= place.level <= TOP_LEVEL:
        return "R3.1"
    if place.level == 1:
        return "R3.2"
    is_carried = place not in pyramid.at and all(support in pyramid.at for support in place.supports)
    return "R3.4" if is_carried else "R3.3"  # carried, but it would leave a gap


def _refuse_character(state: GameState, action: PlaceCard, card: CharacterCard) -> Refusal:
    seat, place, infinite = action.seat, Place(*action.place), action.infinite
    own = state.seats[seat]
    if place not in open_places_of(state.rules, own.pyramid, TOP_LEVEL):
        return Refusal(Code.NOT_AN_OPEN_PLACE, _closed_by(own.pyramid, place), seat)
    spared = left_out(own.pyramid, card, place)
    if action.left_out not in spared:
        return Refusal(Code.WRONG_LEFT_OUT, "R6.6", seat, spared[0], action.left_out)
    cost = subtract_gems(card.cost(place.level), action.left_out)
    most = at_most(unused_infinite(own.pyramid, own.used_infinite), cost)
    if at_most(infinite, most) != infinite:
        return Refusal(Code.TOO_MANY_INFINITE, "R7.10", seat, infinite, most)
    return Refusal(Code.CANNOT_PAY, "R6.6", seat, subtract_gems(cost, infinite), own.gems)


def _refuse_law(state: GameState, action: PlaceCard, law: LawCard) -> Refusal:
    seat, place = action.seat, Place(*action.place)
    pyramid = state.seats[seat].pyramid
    if place in law_places(state.rules, pyramid, law):  # its price is asked for later
        if action.left_out != NO_GEMS:
            return Refusal(Code.WRONG_LEFT_OUT, "R6.8", seat, NO_GEMS, action.left_out)
        return Refusal(Code.TOO_MANY_INFINITE, "R6.8", seat, action.infinite, NO_GEMS)
    if law.placement is Placement.IN_PLACE_OF_CARD:
        if place not in pyramid.at or place.level > TOP_LEVEL_OF_LAWS:
            return Refusal(Code.NOT_A_CARD_TO_REPLACE, "L65", seat)
        if place.level not in _levels_of(law):
            return Refusal(Code.WRONG_LEVEL, "L65", seat, law.on_levels or ())
        return Refusal(Code.NOT_FREE, "B29", seat)
    if law.placement is Placement.UNDER_CHARACTER:
        return Refusal(Code.NOT_A_CHARACTER, "L66", seat)
    if place not in open_places_of(state.rules, pyramid, TOP_LEVEL):
        return Refusal(Code.NOT_AN_OPEN_PLACE, _closed_by(pyramid, place), seat)
    if law.on_levels is None or place.level > TOP_LEVEL_OF_LAWS:
        return Refusal(Code.LAW_TOO_HIGH, "R6.8", seat)
    return Refusal(Code.WRONG_LEVEL, "R6.8", seat, law.on_levels)


# -- placing (R6.4-R6.9) ----------------------------------------------------------------------------------------------


def apply_place(draft: Draft, action: PlaceCard, task: AskPlace) -> None:
    """Place the card, pay, take the gem of a finished circle, then give the reward or effect (C12, C14, C16)."""
    card = draft.card(task.card)
    if isinstance(card, LawCard):
        _place_law(draft, action, card)
        return
    seat, place, infinite = action.seat, action.place, action.infinite
    reward = None if place.level == TOP_LEVEL else card.levels[place.level - 1].reward  # R6.10
    own = draft.seat(seat)
    own.drop(card.number)
    cost = card.cost(place.level)
    if action.left_out != NO_GEMS:
        cost = subtract_gems(cost, action.left_out)
    if infinite != NO_GEMS:
        cost = subtract_gems(cost, infinite)
        own.used_infinite = add_gems(own.used_infinite, infinite)
    own.put(_as_played(card, place))
    early = draft.rules.edition.circle_bonus_timing is BEFORE_PAYMENT
    if early:
        close_circle(draft, seat, place)
    own.gems = subtract_gems(own.gems, cost)
    draft.bank = add_gems(draft.bank, cost)  # R6.7
    draft.emit(e.CardPlaced, seat, card.number, place, cost, infinite)
    if not early:
        close_circle(draft, seat, place)
    _let_laws_respond(draft, seat, card, place.level, (place,))
    if reward is None:
        draft.ask(AskTopReward(seat, place))  # R6.11
        return
    if reward.tokens:
        draft.emit(e.TokensGained, seat, place, reward.tokens)
    give_beside(draft, seat, place, reward)


def _place_law(draft: Draft, action: PlaceCard, law: LawCard) -> None:
    seat, place = action.seat, action.place
    own = draft.seat(seat)
    before = own.pyramid
    circles: list[Place] = []
    if law.placement is UNDER_CHARACTER:
        draft.emit(e.CardPlaced, seat, law.number, place)
        tuck(draft, seat, place, law.number)  # completes no circle (L66)
    else:
        own.drop(law.number)
        replaced = before.at.get(place)
        if replaced is None:
            own.put(placed_alone(place, law))
        else:
            own.put(attrs.evolve(replaced, card=law))  # what lay on the card stays there (L65)
            number = replaced.card.number or 0
            own.add(HiddenCard(number, draft.rules.everybody))
            draft.emit(e.CardReturned, seat, number)
        draft.emit(e.CardPlaced, seat, law.number, place)
        for circled in (place, *place.covers) if replaced else (place,):
            if before.color_of_circle(circled) is None:
                close_circle(draft, seat, circled, but=law.number)  # C15
                circles.append(circled)
    _let_laws_respond(draft, seat, law, None if law.placement is UNDER_CHARACTER else place.level, circles)
    play_law(draft, RunEffects(seat, law.number, place, law.on_play), law.price, law.requires)


def _let_laws_respond(draft: Draft, seat: int, card: Card, level: int | None, circles: Iterable[Place]) -> None:
    """Let laws respond to the circles that a card completes at some of these places, then to its playing."""
    if draft.rules.card_set.lasts:
        colors = {circle: draft.seats[seat].pyramid.color_of_circle(circle) for circle in circles}
        closed = [Happening(Trigger.CIRCLE_CLOSED, seat, at.level, (color,)) for at, color in colors.items() if color]
        let_respond_to_play(draft, seat, (*closed, card_played(seat, card, level)), but=card.number)


def holds(draft: Draft, condition: DeckHolds | None) -> bool:
    """Whether the condition of a law holds when the law is resolved (C58)."""
    return condition is None or len(draft.deck(condition.deck)) >= condition.cards


def play_law(draft: Draft, task: RunEffects, price: int, requires: DeckHolds | None) -> None:
    """Ask for the price of a law that has been placed, then let happen what is to happen (R6.5, C58)."""
    if not holds(draft, requires):
        draft.emit(e.NoEffect, task.seat, task.law)
    elif task.effects and price:
        draft.push(task)
    elif task.effects:
        run_effects(draft, task)
    if price:
        draft.ask(AskPrice(task.seat, task.law, task.place))


def close_circle(draft: Draft, seat: int, place: Place, *, but: int = 0) -> None:
    """Give a gem, and those that laws add, if the circle of a place has a single color (R6.9, C13, L65)."""
    pyramid = draft.seats[seat].pyramid
    color = pyramid.color_of_circle(place)
    if color is None:
        return
    gems = circle_gems(pyramid, color, draft.bank, but=but)
    if gems != NO_GEMS:
        draft.gems_from_bank(gems)
        own = draft.seat(seat)
        own.gems = add_gems(own.gems, gems)
    draft.emit(e.CircleClosed, seat, place, color, gems != NO_GEMS)
    if gems[color.position] > 1:
        draft.emit(e.GemsTaken, seat, subtract_gems(gems, ONE_GEM[color.position]))


# -- the price of a law (R6.5) ----------------------------------------------------------------------------------------


def legal_price(state: GameState, seat: int, task: AskPrice) -> tuple[Action, ...]:
    """Return every way to pay the price: even a single one is asked for, as the gems are secret (R2.4)."""
    return tuple([PayGems(seat, gems) for gems in gem_choices(price_of(state, task), state.seats[seat].gems)])


def price_of(state: GameState, task: AskPrice) -> int:
    """Return the price of the law that a prompt is about."""
    law = state.rules.card(task.law)
    return law.price if isinstance(law, LawCard) else 0


def apply_price(draft: Draft, action: PayGems, task: AskPrice) -> None:
    """Put the gems into the bank (R6.7)."""
    spend(draft, action.seat, action.gems)
    draft.gems_to_bank(action.gems)
    draft.emit(e.GemsPaid, action.seat, action.gems)


def _refuse_price(state: GameState, action: PayGems, task: AskPrice) -> Refusal:
    return refuse_gems_paid(state, action, price_of(state, task), "R6.5")


DECISIONS = (
    Decision(AskPlace, (PlaceCard,), legal_place, apply_place, _refuse_place),
    Decision(AskPrice, (PayGems,), legal_price, apply_price, _refuse_price),
)
