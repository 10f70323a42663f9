"""Heuristic evaluation, in hundredths of a point: of cards at places, of laws, and of whole positions."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from viceroy.bots.outlook import POINT, ROUNDS_OF_GAME, Outlook, Spot, Weights, outlook
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import law_places
from viceroy.engine.points import totals
from viceroy.engine.state import GameState, Rules, Seat, unused_infinite
from viceroy.engine.views import GameView, SeatView
from viceroy.model import laws
from viceroy.model.cards import TOP_LEVEL, Card, CharacterCard, LawCard
from viceroy.model.editions import ROUNDS, TURNS
from viceroy.model.geometry import Place
from viceroy.model.lasting import Response
from viceroy.model.pyramid import PlacedCard, Pyramid, placed_alone
from viceroy.model.tokens import NO_GEMS, Gems, add_gems, at_most, subtract_gems
from viceroy.scoring.clauses import counted_and_points
from viceroy.scoring.counting import holdings_of

TAKEN_IN_A_ROUND = 3  # a card is taken about every third round


class RatedPlace(NamedTuple):
    """A place for a card with its value; the place is None if the card cannot be played."""

    worth: int
    place: Place | None


NOWHERE = RatedPlace(-(10**9), None)


class Context(NamedTuple):
    """The inputs of an evaluation: what one seat knows, taken from a state or from its view."""

    x: GameState | GameView
    seat: int
    rules: Rules
    own: Seat | SeatView
    gems: Gems
    free: Gems
    """The infinite gems that are not used yet."""
    spending: Gems
    """Gems and infinite gems."""
    look: Outlook
    left: int
    weights: Weights


def context_of(x: GameState | GameView, seat: int, weights: Weights) -> Context:
    """Return the evaluation context of a seat."""
    own = x.seats[seat]
    gems = own.gems or NO_GEMS
    left = (TURNS - x.turn) * ROUNDS + (ROUNDS - x.round)
    look = outlook(own.pyramid, left, weights, x.rules.edition.contiguous_rows)
    free = NO_GEMS if own.pyramid.infinite_gems == NO_GEMS else _free(own.pyramid, own.used_infinite)
    spending = gems if free == NO_GEMS else add_gems(gems, free)
    return Context(x, seat, x.rules, own, gems, free, spending, look, left, weights)


def _free(pyramid: Pyramid, used: Gems) -> Gems:
    blue, red, green, yellow = unused_infinite(pyramid, used)
    return (max(blue, 0), max(red, 0), max(green, 0), max(yellow, 0))  # none where a law moved a used one away


# -- characters -------------------------------------------------------------------------------------------------------


def best_place(context: Context, card: Card) -> RatedPlace:
    """Return the best place of a card now; cached per pyramid."""
    kept = context.look.kept
    key: tuple[int, ...] = (card.number, *context.spending, *context.free)
    if isinstance(card, LawCard):
        key = (card.number, *context.gems, len(context.own.hand), context.own.attack or 0)
    best = kept.get(key)
    if best is None:
        if len(kept) >= _MAX_KEPT:
            kept.clear()
        best = kept[key] = max(rated_places(context, card), key=_worth, default=NOWHERE)
    return best


_worth = itemgetter(0)
_MAX_KEPT = 1024  # of one pyramid


def rated_places(context: Context, card: Card) -> list[RatedPlace]:
    """Return every place where a card can be played now, with its value."""
    if isinstance(card, LawCard):
        return _rated_law_places(context, card)
    rows, sections, look = context.look.rows_of(card), card.sections, context.look
    dues: Sequence[int | None]
    if context.own.pyramid.lasting:
        dues = [_due_beside_laws(context, card, level) for level in range(1, TOP_LEVEL + 1)]
    else:
        highest = card.levels_paid_by(context.spending)
        dues = range(1, highest + 1)
        if context.free is not NO_GEMS:
            dues = [level - saved(context, card.cost(level)) for level in dues]
    found = []
    for spot in look.spots:
        level = spot.level
        if level > len(dues):
            break  # places come level by level
        due = dues[level - 1]
        if due is not None:
            found.append(RatedPlace(rows[level - 1] - due * look.gem + look.at(spot, sections), spot.place))
    return found


def _due_beside_laws(context: Context, card: CharacterCard, level: int) -> int | None:
    """Return the gems to pay on a level where laws may lower the cost (R6.6), None if the player has too few."""
    costs = [subtract_gems(card.cost(level), spared) for spared in left_out(context.own.pyramid, card, Place(level, 0))]
    paid = [sum(cost) - saved(context, cost) for cost in costs if at_most(cost, context.spending) == cost]
    return min(paid, default=None)


def saved(context: Context, cost: Gems) -> int:
    """Return how many gems of a cost are paid by infinite gems."""
    return sum([min(due, have) for due, have in zip(cost, context.free, strict=True)])


def promise(context: Context, card: Card) -> int:
    """Return the discounted value of keeping a card to play it later."""
    later = min(context.left, 18) * context.weights.later // 18
    if isinstance(card, LawCard):
        return max(0, best_place(context, card).worth) * later // 100
    return context.look.most_of(card) * later // 100


def in_hand(context: Context, card: Card) -> int:
    """Return the value of a card taken into the hand: played now or later, whichever is more."""
    return max(best_place(context, card).worth, promise(context, card), 0)


def held(context: Context, card: Card) -> int:
    """Return the opportunity cost of playing a card now."""
    return promise(context, card) * context.weights.hold // 100


# -- laws -------------------------------------------------------------------------------------------------------------


def _rated_law_places(context: Context, law: LawCard) -> list[RatedPlace]:
    look = context.look
    brings = _brings(context, law)
    if law.placement is not laws.Placement.NORMAL:
        places = law_places(context.rules, context.own.pyramid, law)
        return [RatedPlace(brings + _doubled(context, law, place), place) for place in places]
    found = []
    for spot in look.spots:
        if spot.level < TOP_LEVEL and (law.on_levels is None or spot.level in law.on_levels):
            scores = _scores(context, law, spot) if law.scoring else 0
            found.append(RatedPlace(brings + look.at(spot, law.sections) + scores, spot.place))
    return found


def _scores(context: Context, law: LawCard, spot: Spot) -> int:
    """Return the value of the points clauses of a law at a place, with what the player can store on it and tuck now."""
    look, own = context.look, context.own
    plain = placed_alone(spot.place, law)
    worth = _points(context, plain)
    stores = max([effect.up_to for effect in law.on_play if isinstance(effect, laws.StoreGems)], default=0)
    if stores:
        stored = min(stores, sum(context.gems))
        worth = max(worth, _points(context, plain.with_more(stored=(stored, 0, 0, 0))) - stored * look.gem)
    for effect in law.on_play:
        if isinstance(effect, laws.TuckFromHand):
            tucked = min(len(own.hand) - 1, 99 if effect.up_to is None else effect.up_to)
            worth = max(worth, _points(context, _with_tucked(plain, tucked)) - tucked * context.weights.card)
    if any(rule.may is Response.TUCK_HERE for rule in law.whenever):
        tucked = context.left // TAKEN_IN_A_ROUND
        worth = max(worth, _points(context, _with_tucked(plain, tucked)) - tucked * context.weights.card)
    return worth


def of_tucked(context: Context, place: Place) -> int:
    """Return the points that the law at a place gains by one more card tucked under it."""
    law = context.own.pyramid.at[place]
    now = law.tucked_count
    return _points(context, _with_tucked(law, now + 1)) - _points(context, _with_tucked(law, now))


def _with_tucked(placed: PlacedCard, tucked: int) -> PlacedCard:
    return PlacedCard(placed.place, placed.card, tucked=tucked)


def _points(context: Context, placed: PlacedCard) -> int:
    pyramid = context.own.pyramid.with_card(placed)
    own = holdings_of(pyramid, pyramid.pure_circles, context.gems, context.own.attack or 0)
    try:
        points = [counted_and_points(placed, clause, (own,), 0)[1] for clause in placed.card.scoring]
    except ValueError:  # it counts kinds of cards that are not there yet
        return 0
    return sum(points) * POINT


def _brings(context: Context, law: LawCard) -> int:
    """Return the value of playing a law: its effects and responses less its price."""
    if law.requires is not None:
        return 0
    worth = sum([_of_effect(context, effect) for effect in law.on_play]) - law.price * context.look.gem
    worth += context.look.of_standing(law)
    for rule in law.whenever:
        worth += context.look.soon(sum([_of_effect(context, effect) for effect in rule.effects])) * 2
    return worth


def _of_effect(context: Context, effect: laws.Effect) -> int:
    look = context.look
    match effect:
        case laws.Gain(laws.Reward() as reward) | laws.Gain(laws.RewardPer(reward)):
            return look.of_reward(reward, 1)
        case laws.ChooseOne(options):
            return max([look.of_reward(option, 1) for option in options])
        case laws.Draw(_, cards):
            return cards * look.soon(context.weights.draw)
        case laws.PutBackCards(_, cards):
            return -cards * look.soon(context.weights.draw)
        case laws.TakeFromRow():
            return look.soon(context.weights.draw) * 2
        case laws.Choose(lists):
            return max([sum([_of_effect(context, inner) for inner in effects]) for effects in lists])
        case laws.Pay(then):
            given = effect.gems + sum(effect.colored_gems)
            price = (
                given * look.gem
                + effect.cards * look.soon(context.weights.draw)
                + effect.attack * context.weights.attack
            )
            price += look.token - look.without(effect.tokens)
            return max(0, sum([_of_effect(context, inner) for inner in then]) - price)
        case laws.Conditional(then=then):
            return sum([_of_effect(context, inner) for inner in then])
        case _:
            return 0


def _doubled(context: Context, law: LawCard, place: Place) -> int:
    """Return the value of doubling the tokens of the card at a place, if the law does that (L66)."""
    if not any(isinstance(effect, laws.DoubleTokens) for effect in law.on_play):
        return 0
    return context.look.of_tokens(context.own.pyramid.at[place].tokens)


# -- positions --------------------------------------------------------------------------------------------------------


def worth_of(state: GameState, seat: int, points: tuple[int, ...], weights: Weights) -> int:
    """Return the heuristic value of a position for one seat; `points` are the totals of all seats now."""
    context = context_of(state, seat, weights)
    worth = points[seat] * POINT + context.look.potential + sum(context.gems) * context.look.gem
    worth += (4 - context.gems.count(0)) * context.look.soon(weights.first_gem)
    worth += (context.own.attack or 0) * weights.attack * context.left // ROUNDS_OF_GAME
    by_number = state.rules.card_set.by_number
    for card in context.own.hand:
        worth += promise(context, by_number[card.number or 0]) * weights.hold // 100
    return worth


def lead_of(state: GameState, seat: int, weights: Weights) -> int:
    """Return the value of a position for a seat less that for the best other seat."""
    points = totals(state)
    others = [worth_of(state, other, points, weights) for other in state.rules.everybody if other != seat]
    return worth_of(state, seat, points, weights) - max(others, default=0)
