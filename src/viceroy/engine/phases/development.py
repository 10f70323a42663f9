"""The development phase: three rounds of laying, placing and paying for cards (A6)."""

from __future__ import annotations

from functools import cache, lru_cache

import attrs

from viceroy.engine import events as e
from viceroy.engine.actions import Action, DiscardForGems, Lay, Pass, PlaceCard
from viceroy.engine.counts import is_so
from viceroy.engine.draft import Draft, SeatDraft
from viceroy.engine.events import passed, round_started
from viceroy.engine.phases import triggers
from viceroy.engine.phases.law_effects import play_law, tuck
from viceroy.engine.phases.rewards import ONE_GEM, give_beside, give_gems
from viceroy.engine.prompts import AskLay, AskPlace, AskTopReward
from viceroy.engine.revealed import LaidCard
from viceroy.engine.state import ROUNDS, TURNS, GameState, HiddenCard, Rules, Seat, hidden, unused_infinite
from viceroy.engine.tasks import (
    DueResponse,
    EndGame,
    GoOn,
    LetLawsRespond,
    ResolveNext,
    RunEffects,
    StartRound,
    StartTurn,
)
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, Card, CharacterCard, LawCard
from viceroy.model.editions import CircleBonusTiming, DrawnCards
from viceroy.model.geometry import Place, Shape, open_places
from viceroy.model.laws import Placement
from viceroy.model.pyramid import PlacedCard, Pyramid, placed_alone
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Gems, add_gems, at_most, take_gems

# attributes of an enum class are slow to look up
NORMAL, UNDER_CHARACTER = Placement.NORMAL, Placement.UNDER_CHARACTER
BEFORE_PAYMENT, NEXT_PHASE = CircleBonusTiming.BEFORE_PAYMENT, DrawnCards.NEXT_PHASE
ASK_LAY = AskLay()
NOWHERE = Place(1, 0)  # of a law that is in the hand: its condition is about no place
start_of_round = cache(StartRound)

# -- rounds (R6.1, R6.2, R6.12) ---------------------------------------------------------------------------------------


def start_round(draft: Draft, task: StartRound) -> None:
    """Begin a round with the seats that still play; the phase ends after three, or if all have passed (R6.12).

    Before that, laws respond to the end of the round before.
    """
    due = triggers.responses(draft, triggers.ROUND_ENDED, draft.rules.everybody) if task.round > 1 else ()
    if due:
        draft.push(LetLawsRespond(due), GoOn(task.round))
    else:
        _begin_round(draft, task)


def go_on(draft: Draft, task: GoOn) -> None:
    """Begin a round, or end the phase, when the laws have responded to what is over."""
    if task.to_round is None:
        _end_phase(draft)
    else:
        _begin_round(draft, start_of_round(task.to_round))


def _begin_round(draft: Draft, task: StartRound) -> None:
    everybody = draft.rules.everybody
    if task.round == 1:
        for seat in everybody:
            own = draft.seat(seat)
            own.plays, own.used_infinite = True, NO_GEMS  # C20
        seats = everybody
    else:
        seats = tuple([seat for seat in everybody if draft.seats[seat].plays])
    if not seats or task.round > ROUNDS:
        _end_turn(draft)
        return
    draft.round = task.round
    draft.emit(round_started, task.round, seats)
    draft.push(start_of_round(task.round + 1))
    draft.ask_all(ASK_LAY, seats)


def _end_turn(draft: Draft) -> None:
    """End the phase, when the laws have responded to the end of the turn."""
    due = triggers.responses(draft, triggers.TURN_ENDED, draft.rules.everybody)
    if due:
        draft.push(LetLawsRespond(due), GoOn(None))
    else:
        _end_phase(draft)


def _end_phase(draft: Draft) -> None:
    for seat in draft.rules.everybody:
        if draft.seats[seat].plays:
            draft.seat(seat).plays = False
    if draft.rules.edition.drawn_cards_playable is NEXT_PHASE:
        for seat in draft.rules.everybody:
            hand = draft.seats[seat].hand
            if any(card.fresh for card in hand):
                draft.seat(seat).hand = tuple([hidden(card.number, card.known_by) for card in hand])  # B7
    draft.round = 0
    draft.push(StartTurn(draft.turn + 1) if draft.turn < TURNS else EndGame())


# -- laying cards (R6.1, R6.3) ----------------------------------------------------------------------------------------


_lay = lru_cache(maxsize=4096)(Lay)
_pass, _ask_place = cache(Pass), lru_cache(maxsize=1024)(AskPlace)


def legal_lay(state: GameState, seat: int, task: AskLay) -> tuple[Action, ...]:
    """Return the cards that can be placed somewhere, those that can be discarded for gems, and a pass (C21)."""
    own, rules = state.seats[seat], state.rules
    cards = rules.card_set.by_number
    lays: list[Action] = [
        _lay(seat, held.number) for held in own.hand if not held.fresh and can_place(state, seat, cards[held.number])
    ]
    if rules.edition.discard_for_gems:
        lays += [DiscardForGems(seat, card.number) for card in own.hand]  # C46
    return (*lays, _pass(seat))


def can_place(table: GameState | Draft, seat: int, card: Card) -> bool:
    """Whether a card of the hand can be placed and paid for somewhere (C21)."""
    own = table.seats[seat]
    if isinstance(card, LawCard):
        if card.only_if is not None and not condition_holds(table, seat, card):
            return False
        if card.price > sum(own.gems):
            return False
        if card.placement is not UNDER_CHARACTER and card.on_levels is None:
            return True  # level 1 is never full, and there is always a card to replace (C21, L65)
        return bool(law_places(table.rules, own.pyramid, card))
    color = card.costs_each[0]  # level 1 is open, and no level costs less (R6.6)
    if own.gems[color] or own.pyramid.infinite_gems[color] > own.used_infinite[color]:
        return True
    early = table.rules.edition.circle_bonus_timing is BEFORE_PAYMENT
    return early and bool(_early_placements(table.rules, table.bank, own, seat, card))


def condition_holds(table: GameState | Draft, seat: int, law: LawCard) -> bool:
    """Whether a law may be played as things are now."""
    return law.only_if is None or is_so(table, seat, PlacedCard(NOWHERE, law), law.only_if)


def reveal_laid(draft: Draft, task: AskLay) -> None:
    """Reveal the laid cards, and resolve them in the order of their numbers (R6.1, R6.4)."""
    laid: list[tuple[int, int, bool]] = []
    for seat, action in enumerate(draft.sealed):
        if isinstance(action, (Lay, DiscardForGems)):
            laid.append((action.card, seat, isinstance(action, DiscardForGems)))
            draft.show(seat, action.card)
        elif action is not None:
            draft.seat(seat).plays = False  # R6.2
            draft.emit(passed, seat)
    if laid:
        laid.sort()  # characters and laws in one order (R9.2, C27, C45)
        cards = tuple([LaidCard(seat, number, discarded) for number, seat, discarded in laid])
        draft.emit(e.CardsLaid, cards)
        resolve(draft, cards)


def resolve_next(draft: Draft, task: ResolveNext) -> None:
    """Resolve the next card of the round."""
    resolve(draft, task.laid)


def resolve(draft: Draft, laid: tuple[LaidCard, ...]) -> None:
    """Resolve one card completely before the next (R6.4)."""
    seat, number, discarded = laid[0]
    if len(laid) > 1:
        draft.push(ResolveNext(laid[1:]))
    if discarded:
        own = draft.seat(seat)
        own.drop(number)
        draft.discard((number,))  # the seat still plays (R6.3, C46)
        draft.emit(e.CardsDiscarded, (number,))
        give_gems(draft, seat, draft.rules.edition.discard_for_gems)
    elif can_place(draft, seat, draft.card(number)):
        draft.ask(_ask_place(seat, number))
    else:
        own = draft.seat(seat)
        own.plays = False  # the seat counts as passed (C21)
        draft.emit(e.CardReturned, seat, number)
        draft.emit(passed, seat)


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
    if rules.edition.circle_bonus_timing is BEFORE_PAYMENT:
        return _early_placements(rules, bank, own, seat, card)
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


def _early_placements(
    rules: Rules, bank: Gems, own: Seat | SeatDraft, seat: int, card: CharacterCard
) -> tuple[PlaceCard, ...]:
    """Return every way to place a card if the gem of the circle that it completes may pay for it (C12)."""
    unused = unused_infinite(own.pyramid, own.used_infinite)
    return tuple(
        PlaceCard(seat, place, infinite)
        for place in open_places_of(rules, own.pyramid, TOP_LEVEL)
        for infinite in _payments(
            card.cost(place.level), add_gems(own.gems, early_gem(bank, own.pyramid, card, place)), unused
        )
    )


def open_places_of(rules: Rules, pyramid: Pyramid, top_level: int) -> tuple[Place, ...]:
    """Return the open places of a pyramid under the edition's rule for gaps (B17)."""
    contiguous = rules.edition.contiguous_rows
    places = pyramid.open_places if contiguous else open_places(pyramid.at, contiguous=False)
    return places if top_level == TOP_LEVEL else tuple([place for place in places if place.level <= top_level])


def law_places(rules: Rules, pyramid: Pyramid, law: LawCard) -> tuple[Place, ...]:
    """Return where a law may go: on its levels, in place of a card there, or under a character (R6.8, L65, L66)."""
    cards, levels = pyramid.cards, law.on_levels or range(1, TOP_LEVEL_OF_LAWS + 1)
    match law.placement:
        case Placement.NORMAL:
            places = open_places_of(rules, pyramid, TOP_LEVEL_OF_LAWS)
            return places if law.on_levels is None else tuple([place for place in places if place.level in levels])
        case Placement.IN_PLACE_OF_CARD:
            return tuple(placed.place for placed in cards if placed.place.level in levels)
        case Placement.UNDER_CHARACTER:
            return tuple(placed.place for placed in cards if placed.card.kind is CardKind.CHARACTER)


def early_gem(bank: Gems, pyramid: Pyramid, card: CharacterCard, place: Place) -> Gems:
    """Return the gem that the card would bring by completing a circle at a place (C12)."""
    if place.level == 1:
        return NO_GEMS
    color = pyramid.with_card(placed_alone(place, card)).color_of_circle(place)
    return ONE_GEM[color.position] if color and bank[color.position] else NO_GEMS


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
    if infinite != NO_GEMS:
        cost = take_gems(cost, infinite)
        own.used_infinite = add_gems(own.used_infinite, infinite)
    own.put(placed_alone(place, card, reward.tokens if reward else NO_TOKENS))
    early = draft.rules.edition.circle_bonus_timing is BEFORE_PAYMENT
    if early:
        close_circle(draft, seat, place)
    own.gems = take_gems(own.gems, cost)
    draft.bank = add_gems(draft.bank, cost)  # R6.7
    draft.emit(e.CardPlaced, seat, card.number, place, cost, infinite)
    if not early:
        close_circle(draft, seat, place)
    if own.pyramid.standing and own.pyramid.color_of_circle(place):
        triggers.let_respond(draft, triggers.responses(draft, triggers.CIRCLE_CLOSED, (seat,)))
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
    due: tuple[DueResponse, ...] = ()
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
                close_circle(draft, seat, circled)  # C15
                if own.pyramid.standing and own.pyramid.color_of_circle(circled):
                    due += triggers.responses(draft, triggers.CIRCLE_CLOSED, (seat,), but=law.number)
    others = draft.rules.everybody
    triggers.let_respond_later(
        draft, triggers.responses(draft, triggers.LAW_PLAYED, others[seat + 1 :] + others[:seat])
    )
    triggers.let_respond(draft, due)
    play_law(draft, RunEffects(seat, law.number, place, law.on_play), law.price, law.requires)


def close_circle(draft: Draft, seat: int, place: Place) -> None:
    """Give a gem if the circle of a place has a single color (R6.9, C13, L65)."""
    color = draft.seats[seat].pyramid.color_of_circle(place)
    if color is None:
        return
    gem = draft.bank[color.position] > 0
    if gem:
        draft.gems_from_bank(ONE_GEM[color.position])
        own = draft.seat(seat)
        own.gems = add_gems(own.gems, ONE_GEM[color.position])
    draft.emit(e.CircleClosed, seat, place, color, gem)
