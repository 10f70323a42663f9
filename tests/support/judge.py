"""What a seat may do, worked out anew from the rules document by trying everything.

It reads of the state only what lies where, and of a prompt what it is about, but never its options: these are in the
laws of the cards, and the claims follow from the bids. It uses nothing of the library's geometry.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import attrs

from judged_costs import left_out, more_gems
from judged_counts import holds
from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.actions import Action, Slot, Token
from viceroy.engine.events import BidsRevealed
from viceroy.engine.state import GameState, HiddenCard, Seat, Standing
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import Choose, ChooseOne, Deck, Placement, Response
from viceroy.model.pyramid import PlacedCard, Pyramid, Section
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, Color, Gems, TokenKind, Tokens, TokenSide


def allowed(state: GameState, seat: int, bids: BidsRevealed | None = None) -> set[Action]:
    """Return every action that the rules allow a seat now; `bids` are the last ones, for claims."""
    own = state.seats[seat]
    match state.task:
        case q.AskBids() if own.auction is Standing.IN:
            return set(_bids(state, seat, own))
        case q.AskLay() if own.plays:
            return set(_lays(state, seat, own))
        case q.AskPaint() if not own.finished:
            return set(_paints(state, seat, own))
        case q.AskReturn():
            return {act.ReturnGems(seat, gems) for gems in _gems(2, (2, 2, 2, 2))}  # R2.3
        case q.AskStart():
            return {act.ChooseStart(seat, place, keep) for place, keep in permutations(own.numbers, 2)}  # R2.5
        case q.AskClaims():
            return set(_claims(seat, bids))
        case None:
            return set()
        case task if getattr(task, "seat", None) == seat:
            return set(_of_one_seat(state, seat, own))
        case _:
            return set()


def _gems(count: int, available: Gems) -> Iterator[Gems]:
    for blue, red, green, yellow in product(*(range(have + 1) for have in available)):
        if blue + red + green + yellow == count:
            yield (blue, red, green, yellow)


# -- auction -----------------------------------------------------------------------------------------------------------


def _bids(state: GameState, seat: int, own: Seat) -> Iterator[Action]:
    yield act.Pass(seat)  # R5.9
    for color in COLORS:
        if own.gems[color.position] and any((color, slot) in _row(state) for slot in Slot):
            yield act.Bid(seat, color)  # R5.2
    if own.attack and _row(state) and (state.auction == 1 or state.rules.edition.attack_token_auctions == "any"):
        yield act.BidAttack(seat)  # R5.14, B9


def _row(state: GameState) -> set[tuple[Color, Slot]]:
    rows = ((Slot.BASE, state.bases), (Slot.TIP, state.tips))
    return {(color, slot) for slot, row in rows for color in COLORS if row[color.position] is not None}


def _claims(seat: int, bids: BidsRevealed | None) -> Iterator[Action]:
    assert bids is not None, "claims follow from bids"
    color = dict(bids.bids)[seat]
    is_virtual = any(drawn == color for _, drawn in bids.virtual)
    yield act.Claim(seat, Slot.TIP)
    if not is_virtual:
        yield act.Claim(seat, Slot.BASE)  # with a virtual opponent the tip, or none (R12.9)
    if is_virtual or [bid for _, bid in bids.bids].count(color) > 1:
        yield act.Claim(seat, None)  # a single bidder takes one (C61)


# -- development -------------------------------------------------------------------------------------------------------


def _lays(state: GameState, seat: int, own: Seat) -> Iterator[Action]:
    yield act.Pass(seat)
    for held in own.hand:
        if state.rules.edition.discard_for_gems:
            yield act.DiscardForGems(seat, held.number)  # C46: any card of the hand
        if not held.fresh and any(_placings(state, seat, own, held.number)):
            yield act.Lay(seat, held.number)  # B7, C21


def _placings(state: GameState, seat: int, own: Seat, number: int) -> Iterator[Action]:
    card = state.rules.card_set.by_number[number]
    lying = {placed.place: placed.card.kind for placed in own.pyramid.cards}
    if isinstance(card, LawCard):
        if card.price > sum(own.gems) or (card.only_if and not holds(state, seat, card.only_if)):
            return
        match card.placement:
            case Placement.NORMAL:
                places = [place for place in _open(lying, state) if place.level <= 4]  # R6.8
            case Placement.IN_PLACE_OF_CARD:
                replaceable = _free(own) if state.rules.edition.law_65_replaces == "free" else lying  # B29
                places = [place for place in replaceable if place.level <= 4]  # L65
            case Placement.UNDER_CHARACTER:
                places = [place for place, kind in lying.items() if kind is CardKind.CHARACTER]  # L66
        levels = card.on_levels or range(1, 6)
        yield from (act.PlaceCard(seat, place) for place in places if place.level in levels)
        return
    for place in _open(lying, state):
        for infinite, fewer in _payments(state, seat, own, card, place):
            yield act.PlaceCard(seat, place, infinite, fewer)


def _open(lying: dict[Place, CardKind], state: GameState) -> list[Place]:
    xs = [place.x for place in lying]
    return [
        place
        for place in (Place(level, x) for level in range(1, 6) for x in range(min(xs) - 2, max(xs) + 3))
        if place not in lying and _holds(place, lying, state)
    ]


def _holds(place: Place, lying: dict[Place, CardKind], state: GameState) -> bool:
    level, x = place
    beside = Place(level, x - 1) in lying or Place(level, x + 1) in lying
    if level == 1:
        return beside  # R3.2
    below = Place(level - 1, x) in lying and Place(level - 1, x + 1) in lying  # R3.3
    alone = not any(other.level == level for other in lying)
    return below and (alone or beside or not state.rules.edition.contiguous_rows)  # R3.4, B17


def _payments(state: GameState, seat: int, own: Seat, card: CharacterCard, place: Place) -> Iterator[tuple[Gems, Gems]]:
    due = [0, 0, 0, 0]
    for level in range(place.level):
        due[card.levels[min(level, 3)].cost.position] += 1  # R6.6
    free = [-used for used in own.used_infinite]
    for placed in own.pyramid.cards:
        for color in placed.infinite_gems:
            free[color.position] += 1  # R7.10
    purse = list(own.gems)
    color_closed = _closes(own, card, place)
    if state.rules.edition.circle_bonus_timing == "before_payment" and color_closed is not None:
        at = color_closed.position
        more = more_gems(_with_card(state, seat, card, place), seat, "circle")
        purse[at] += min(state.bank[at], 1 + more)  # C12, C13
    for fewer in left_out(state, seat, due, place.level):
        rest = [owed - spared for owed, spared in zip(due, fewer, strict=True)]
        for infinite in product(*(range(min(owed, gems) + 1) for owed, gems in zip(rest, free, strict=True))):
            if all(owed - spared <= have for owed, spared, have in zip(rest, infinite, purse, strict=True)):
                blue, red, green, yellow = infinite
                yield (blue, red, green, yellow), fewer


def _with_card(state: GameState, seat: int, card: CharacterCard, place: Place) -> GameState:
    """Return the state with the card at the place, and the tokens of its row (R6.10)."""
    tokens = card.levels[place.level - 1].reward.tokens if place.level < 5 else Tokens()
    own = state.seats[seat]
    after = attrs.evolve(own, pyramid=Pyramid((*own.pyramid.cards, PlacedCard(place, card, tokens))))
    return attrs.evolve(state, seats=(*state.seats[:seat], after, *state.seats[seat + 1 :]))


def _closes(own: Seat, card: CharacterCard, place: Place) -> Color | None:
    if place.level == 1:
        return None
    at = {placed.place: placed.card.sections for placed in own.pyramid.cards}
    left, right = at[Place(place.level - 1, place.x)], at[Place(place.level - 1, place.x + 1)]
    colors = {left.top_right, right.top_left, card.sections.bottom_left, card.sections.bottom_right}
    return colors.pop() if len(colors) == 1 else None


# -- one seat alone ----------------------------------------------------------------------------------------------------


def _of_one_seat(state: GameState, seat: int, own: Seat) -> Iterator[Action]:
    match state.task:
        case q.AskGems(_, count):
            yield from (act.TakeGems(seat, gems) for gems in _gems(min(count, sum(state.bank)), state.bank))  # C11
        case q.AskDraw(_, count):
            yield from _draws(state, seat, count)
        case q.AskOwnGem(_, _, color):
            yield act.UseOwnGem(seat, use=False)  # C17
            if own.gems[color.position]:
                yield act.UseOwnGem(seat, use=True)
        case q.AskAttackCard() | q.AskRowCard():
            yield from (act.TakeCard(seat, *place) for place in _row(state))
        case q.AskRowDiscard():
            yield from (act.DiscardFromRow(seat, *place) for place in _row(state))
        case q.AskPlace(_, card):
            yield from _placings(state, seat, own, card)
        case q.AskTopReward():
            yield from (act.ChooseTopReward(seat, points=points) for points in (True, False))
        case _:
            yield from _by_law(state, seat, own)


def _draws(state: GameState, seat: int, count: int) -> Iterator[Action]:
    laws, reserve = len(state.law_deck), len(state.reserve_deck)
    due = 1 if state.rules.edition.sequential_draw else min(count, laws + reserve)  # B6, C44
    for of_laws in range(due + 1):
        if of_laws <= laws and due - of_laws <= reserve:
            yield act.DrawCards(seat, (Deck.LAWS,) * of_laws + (Deck.RESERVE,) * (due - of_laws))


def _by_law(state: GameState, seat: int, own: Seat) -> Iterator[Action]:
    match state.task:
        case q.AskTuckTaken():
            yield act.TuckTaken(seat, None)
            waiting = [placed.place for placed in own.pyramid.cards if _waits(state, seat, placed)]
            yield from (act.TuckTaken(seat, place) for place in waiting)  # L78
        case q.AskOption(_, place, options):
            (placed,) = [placed for placed in own.pyramid.cards if placed.place == place]
            cards = placed.tucked if isinstance(placed.card, CharacterCard) else (placed.card,)  # L66
            offered = [one.options for one in _within(cards) if isinstance(one, ChooseOne)]
            yield from _options(seat, options, offered)  # L71
        case q.AskPrice(_, law):
            price = getattr(state.rules.card_set.by_number[law], "price", 0)
            yield from (act.PayGems(seat, gems) for gems in _gems(price, own.gems))
        case q.AskChoice(_, law, _, lists):
            lists_offered = [
                one.lists for one in _within(state.rules.card_set.by_number[law]) if isinstance(one, Choose)
            ]
            yield from _options(seat, lists, lists_offered)  # L73
        case q.AskColor():
            yield from (act.ChooseColor(seat, color) for color in COLORS)  # L73
        case q.AskPutBack(_, deck):
            of_deck = CardKind.LAW if deck is Deck.LAWS else CardKind.CHARACTER
            kinds = {number: state.rules.card_set.by_number[number].kind for number in own.numbers}
            yield from (act.PutBack(seat, number) for number, kind in kinds.items() if kind is of_deck)  # L70
        case q.AskKeep(_, deck, cards, _, _, end):
            yield from (act.KeepCard(seat, held.number) for held in _lying_at(getattr(state, deck), end, cards))
        case q.AskArrange(_, deck, cards, _, end):
            yield from (act.PutBack(seat, held.number) for held in _lying_at(getattr(state, deck), end, cards))
        case q.AskScreen():
            yield from (act.LookBehind(seat, other) for other in range(len(state.seats)) if other != seat)  # R2.4
        case q.AskTuckHand():
            yield act.Done(seat)
            yield from (act.TuckCard(seat, number) for number in own.numbers)  # L72
        case q.AskTuckFree(_, law):
            yield from (act.TuckFree(seat, place) for place in _free(own) if place != law)  # C31
        case q.AskStore():
            yield act.Done(seat)
            yield from (act.StoreGem(seat, color) for color in COLORS if own.gems[color.position])  # L76
        case q.AskPay(_, _, _, pay):
            yield act.UseLaw(seat, use=False)
            left = [have - due for have, due in zip(own.gems, pay.colored_gems, strict=True)]
            if own.attack >= pay.attack and min(left) >= 0 and sum(left) >= pay.gems:
                yield act.UseLaw(seat, use=True)
        case q.AskMoveToken(_, _, None):
            yield act.Done(seat)
            for placed in own.pyramid.cards:
                yield from (act.PickToken(seat, seat, placed.place, token) for token in _tokens(placed.tokens))
        case q.AskMoveToken(_, _, (origin, _)):
            yield act.Done(seat)
            yield from (act.PutToken(seat, placed.place) for placed in own.pyramid.cards if placed.place != origin)
        case q.AskTurnToken(_, law):
            yield act.Done(seat)
            yield from _turns(seat, own, law)
        case q.AskUntuck(_, law):
            yield act.Done(seat)
            (under,) = [placed.tucked for placed in own.pyramid.cards if placed.place == law]
            yield from (act.TakeBack(seat, card.number) for card in (() if isinstance(under, int) else under))
        case q.AskLose(_, count):
            yield from (act.PayGems(seat, gems) for gems in _gems(min(count, sum(own.gems)), own.gems))
        case q.AskPayment():
            yield from _paying(seat, own, state.task)
        case q.AskUseLaw():
            yield from (act.UseLaw(seat, use=use) for use in (True, False))
        case q.AskSwap():
            yield act.Done(seat)
            yield from _swaps(state, seat, own, state.task)


def _lying_at(deck: tuple[HiddenCard, ...], end: str, count: int) -> tuple[HiddenCard, ...]:
    return deck[-count:] if end == "top" else deck[:count]


def _options(seat: int, asked: tuple[object, ...], offered: list[tuple[Any, ...]]) -> Iterator[Action]:
    count = max([len(options) for options in offered if options == asked], default=0)
    yield from (act.ChooseOption(seat, number + 1) for number in range(count))


def _within(part: object) -> Iterator[object]:
    yield part
    kind = type(part)
    if isinstance(part, tuple):
        for one in part:
            yield from _within(one)
    elif attrs.has(kind):
        for field in attrs.fields(kind):
            yield from _within(getattr(part, field.name))


def _paying(seat: int, own: Seat, task: q.AskPayment) -> Iterator[Action]:
    """Gems, then cards of the hand, then cards under the law, then tokens; all of it is due, and nothing else."""
    if task.gems:
        yield from (act.PayGems(seat, gems) for gems in _gems(task.gems, own.gems))
    elif task.cards:
        yield from (act.DiscardCard(seat, number) for number in own.numbers)
    elif task.tucked:
        (under,) = [placed.tucked for placed in own.pyramid.cards if placed.place == task.place]
        yield from (act.DiscardCard(seat, card.number) for card in (() if isinstance(under, int) else under))
    else:
        wanted = set(_tokens(task.tokens))
        for placed in own.pyramid.cards:
            yield from (
                act.PickToken(seat, seat, placed.place, token) for token in _tokens(placed.tokens) if token in wanted
            )


def _turns(seat: int, own: Seat, law: Place) -> Iterator[Action]:
    """Science and magic anywhere, defense on the law, and attack tokens from behind the screen."""
    for placed in own.pyramid.cards:
        if placed.tokens.science:
            yield act.TurnOver(seat, placed.place, TokenSide.SCIENCE)
        if placed.tokens.magic:
            yield act.TurnOver(seat, placed.place, TokenSide.MAGIC)
        if placed.place == law and placed.tokens.defense:
            yield act.TurnOver(seat, law, TokenSide.DEFENSE)
    if own.attack:
        yield act.TurnOver(seat, law, TokenSide.ATTACK)


def _waits(state: GameState, seat: int, placed: PlacedCard) -> bool:
    rules = [rule for rule in placed.card.whenever if rule.may is Response.TUCK_HERE]
    return any(holds(state, seat, rule.condition, placed) for rule in rules)


def _free(own: Seat) -> list[Place]:
    lying = {placed.place for placed in own.pyramid.cards}
    with_tucked = {placed.place for placed in own.pyramid.cards if placed.tucked}
    return [
        place
        for place in lying - with_tucked
        if not {Place(place.level + 1, place.x - 1), Place(place.level + 1, place.x)} & lying
        and place.x in {pick(other.x for other in lying if other.level == place.level) for pick in (min, max)}
    ]  # R3.10


def _swaps(state: GameState, seat: int, own: Seat, task: q.AskSwap) -> Iterator[Action]:
    if task.others is not None:
        yield from (act.PayGems(seat, gems) for gems in _gems(task.pay, own.gems))
    elif sum(own.gems) >= task.pay:
        for owner, other in enumerate(state.seats):
            if (owner == seat) == (task.own is None):
                for placed in other.pyramid.cards:
                    yield from (act.PickToken(seat, owner, placed.place, token) for token in _tokens(placed.tokens))


def _tokens(tokens: Tokens) -> Iterator[Token]:
    plain = {TokenKind.SCIENCE: tokens.science, TokenKind.MAGIC: tokens.magic, TokenKind.DEFENSE: tokens.defense}
    yield from (Token(kind) for kind, count in plain.items() if count)
    yield from (Token(TokenKind.POWER, value) for value in tokens.power)
    yield from (Token(TokenKind.MAGIC_BONUS, value) for value in tokens.magic_bonus)
    yield from (Token(TokenKind.CIRCLE_BONUS, bonus.value, bonus.color) for bonus in tokens.circle_bonus)


# -- painting ----------------------------------------------------------------------------------------------------------


def _paints(state: GameState, seat: int, own: Seat) -> Iterator[Action]:
    yield act.Done(seat)
    if not own.paints:
        yield act.PaintBest(seat)
    at = {placed.place: placed.card.sections for placed in own.pyramid.cards}
    painted = {(paint.circle, paint.section) for paint in own.paints}
    for place, upper in at.items():
        if place.level == 1:
            continue
        colors = {
            Section.LEFT: at[Place(place.level - 1, place.x)].top_right,
            Section.RIGHT: at[Place(place.level - 1, place.x + 1)].top_left,
            Section.BOTTOM_LEFT: upper.bottom_left,
            Section.BOTTOM_RIGHT: upper.bottom_right,
        }
        is_pure = None not in colors.values() and all(one is other for one, other in combinations(colors.values(), 2))
        if is_pure and not state.rules.edition.repaint_pure_circles:
            continue  # B12
        for (section, present), color in product(colors.items(), COLORS):
            if own.gems[color.position] and color is not present and (place, section) not in painted:
                yield act.PaintSection(seat, place, section, color)  # C35
