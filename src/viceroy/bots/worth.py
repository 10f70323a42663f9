"""What cards are worth to a player: where a character lies best, what a law brings, and what a position is worth."""

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
from viceroy.model.tokens import NO_GEMS, Gems, add_gems, at_most, take_gems
from viceroy.scoring.clauses import counted_and_points
from viceroy.scoring.counting import holdings_of

TAKEN_IN_A_ROUND = 3  # a card is taken about every third round


class Lie(NamedTuple):
    """Where a card lies best, and what that is worth; there is no place where it cannot be played."""

    worth: int
    place: Place | None


NOWHERE = Lie(-(10**9), None)


class Desk(NamedTuple):
    """What a seat decides by: its own cards and gems, and what lies open; of `x` nothing that the seat cannot know."""

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


def desk_of(x: GameState | GameView, seat: int, weights: Weights) -> Desk:
    """Return what a seat decides by."""
    own = x.seats[seat]
    gems = own.gems or NO_GEMS
    left = (TURNS - x.turn) * ROUNDS + (ROUNDS - x.round)
    look = outlook(own.pyramid, left, weights, x.rules.edition.contiguous_rows)
    free = NO_GEMS if own.pyramid.infinite_gems == NO_GEMS else _free(own.pyramid, own.used_infinite)
    spending = gems if free == NO_GEMS else add_gems(gems, free)
    return Desk(x, seat, x.rules, own, gems, free, spending, look, left, weights)


def _free(pyramid: Pyramid, used: Gems) -> Gems:
    blue, red, green, yellow = unused_infinite(pyramid, used)
    return (max(blue, 0), max(red, 0), max(green, 0), max(yellow, 0))  # none where a law moved a used one away


# -- characters -------------------------------------------------------------------------------------------------------


def best_lie(desk: Desk, card: Card) -> Lie:
    """Return where a card lies best now."""
    kept = desk.look.kept
    key: tuple[int, ...] = (card.number, *desk.spending, *desk.free)
    if isinstance(card, LawCard):
        key = (card.number, *desk.gems, len(desk.own.hand), desk.own.attack or 0)
    best = kept.get(key)
    if best is None:
        if len(kept) >= _MAX_KEPT:
            kept.clear()
        best = kept[key] = max(lies(desk, card), key=_worth, default=NOWHERE)
    return best


_worth = itemgetter(0)
_MAX_KEPT = 1024  # of one pyramid


def lies(desk: Desk, card: Card) -> list[Lie]:
    """Return every place where a card can lie now."""
    if isinstance(card, LawCard):
        return _lies_of_law(desk, card)
    rows, sections, look = desk.look.rows_of(card), card.sections, desk.look
    dues: Sequence[int | None]
    if desk.own.pyramid.lasting:
        dues = [_due_beside_laws(desk, card, level) for level in range(1, TOP_LEVEL + 1)]
    else:
        highest = card.levels_paid_by(desk.spending)
        dues = range(1, highest + 1)
        if desk.free is not NO_GEMS:
            dues = [level - saved(desk, card.cost(level)) for level in dues]
    found = []
    for spot in look.spots:
        level = spot.level
        if level > len(dues):
            break  # places come level by level
        due = dues[level - 1]
        if due is not None:
            found.append(Lie(rows[level - 1] - due * look.gem + look.at(spot, sections), spot.place))
    return found


def _due_beside_laws(desk: Desk, card: CharacterCard, level: int) -> int | None:
    """Return how many gems a level takes where laws may lower the cost (R6.6), None if the player has not as many."""
    costs = [take_gems(card.cost(level), spared) for spared in left_out(desk.own.pyramid, card, Place(level, 0))]
    paid = [sum(cost) - saved(desk, cost) for cost in costs if at_most(cost, desk.spending) == cost]
    return min(paid, default=None)


def saved(desk: Desk, cost: Gems) -> int:
    """Return how many gems of a cost infinite gems pay."""
    return sum([min(due, have) for due, have in zip(cost, desk.free, strict=True)])


def promise(desk: Desk, card: Card) -> int:
    """Return what a card in the hand may bring later."""
    later = min(desk.left, 18) * desk.weights.later // 18
    if isinstance(card, LawCard):
        return max(0, best_lie(desk, card).worth) * later // 100
    return desk.look.most_of(card) * later // 100


def in_hand(desk: Desk, card: Card) -> int:
    """Return what a card would be worth in the hand: played now, or later."""
    return max(best_lie(desk, card).worth, promise(desk, card), 0)


def held(desk: Desk, card: Card) -> int:
    """Return what a player gives up who plays a card now."""
    return promise(desk, card) * desk.weights.hold // 100


# -- laws -------------------------------------------------------------------------------------------------------------


def _lies_of_law(desk: Desk, law: LawCard) -> list[Lie]:
    look = desk.look
    brings = _brings(desk, law)
    if law.placement is not laws.Placement.NORMAL:
        places = law_places(desk.rules, desk.own.pyramid, law)
        return [Lie(brings + _doubled(desk, law, place), place) for place in places]
    found = []
    for spot in look.spots:
        if spot.level < TOP_LEVEL and (law.on_levels is None or spot.level in law.on_levels):
            scores = _scores(desk, law, spot) if law.scoring else 0
            found.append(Lie(brings + look.at(spot, law.sections) + scores, spot.place))
    return found


def _scores(desk: Desk, law: LawCard, spot: Spot) -> int:
    """Return what a law will score at a place, with what the player can put on it and under it now."""
    look, own = desk.look, desk.own
    plain = placed_alone(spot.place, law)
    worth = _points(desk, plain)
    stores = max([effect.up_to for effect in law.on_play if isinstance(effect, laws.StoreGems)], default=0)
    if stores:
        stored = min(stores, sum(desk.gems))
        worth = max(worth, _points(desk, plain.with_more(stored=(stored, 0, 0, 0))) - stored * look.gem)
    for effect in law.on_play:
        if isinstance(effect, laws.TuckFromHand):
            tucked = min(len(own.hand) - 1, 99 if effect.up_to is None else effect.up_to)
            worth = max(worth, _points(desk, _with_tucked(plain, tucked)) - tucked * desk.weights.card)
    if any(rule.may is Response.TUCK_HERE for rule in law.whenever):
        tucked = desk.left // TAKEN_IN_A_ROUND
        worth = max(worth, _points(desk, _with_tucked(plain, tucked)) - tucked * desk.weights.card)
    return worth


def of_tucked(desk: Desk, place: Place, cards: int) -> int:
    """Return what the law at a place scores for so many more cards tucked under it."""
    law = desk.own.pyramid.at[place]
    now = law.tucked_count
    return _points(desk, _with_tucked(law, now + cards)) - _points(desk, _with_tucked(law, now))


def _with_tucked(placed: PlacedCard, tucked: int) -> PlacedCard:
    return PlacedCard(placed.place, placed.card, tucked=tucked)


def _points(desk: Desk, placed: PlacedCard) -> int:
    pyramid = desk.own.pyramid.with_card(placed)
    own = holdings_of(pyramid, pyramid.pure_circles, desk.gems, desk.own.attack or 0)
    try:
        points = [counted_and_points(placed, clause, (own,), 0)[1] for clause in placed.card.scoring]
    except ValueError:  # it counts kinds of cards that are not there yet
        return 0
    return sum(points) * POINT


def _brings(desk: Desk, law: LawCard) -> int:
    """Return what a law brings when it is played."""
    if law.requires is not None:
        return 0
    worth = sum([_of_effect(desk, effect) for effect in law.on_play]) - law.price * desk.look.gem
    worth += desk.look.of_standing(law)
    for rule in law.whenever:
        worth += desk.look.soon(sum([_of_effect(desk, effect) for effect in rule.effects])) * 2
    return worth


def _of_effect(desk: Desk, effect: laws.Effect) -> int:
    look = desk.look
    match effect:
        case laws.Gain(laws.Reward() as reward) | laws.Gain(laws.RewardPer(reward)):
            return look.of_reward(reward, 1)
        case laws.ChooseOne(options):
            return max([look.of_reward(option, 1) for option in options])
        case laws.Draw(_, cards):
            return cards * look.soon(desk.weights.draw)
        case laws.PutBackCards(_, cards):
            return -cards * look.soon(desk.weights.draw)
        case laws.TakeFromRow():
            return look.soon(desk.weights.draw) * 2
        case laws.Choose(lists):
            return max([sum([_of_effect(desk, inner) for inner in effects]) for effects in lists])
        case laws.Pay(then):
            given = effect.gems + sum(effect.colored_gems)
            price = given * look.gem + effect.cards * look.soon(desk.weights.draw) + effect.attack * desk.weights.attack
            price += look.token - look.without(effect.tokens)
            return max(0, sum([_of_effect(desk, inner) for inner in then]) - price)
        case laws.Conditional(then=then):
            return sum([_of_effect(desk, inner) for inner in then])
        case _:
            return 0


def _doubled(desk: Desk, law: LawCard, place: Place) -> int:
    """Return what a law adds that doubles the tokens of the card at a place (L66)."""
    if not any(isinstance(effect, laws.DoubleTokens) for effect in law.on_play):
        return 0
    return desk.look.of_tokens(desk.own.pyramid.at[place].tokens)


# -- positions --------------------------------------------------------------------------------------------------------


def worth_of(state: GameState, seat: int, points: tuple[int, ...], weights: Weights) -> int:
    """Return the worth of a position for one seat, in hundredths of a point; `points` are the totals now."""
    desk = desk_of(state, seat, weights)
    worth = points[seat] * POINT + desk.look.potential + sum(desk.gems) * desk.look.gem
    worth += (4 - desk.gems.count(0)) * desk.look.soon(weights.first_gem)
    worth += (desk.own.attack or 0) * weights.attack * desk.left // ROUNDS_OF_GAME
    by_number = state.rules.card_set.by_number
    for card in desk.own.hand:
        worth += promise(desk, by_number[card.number or 0]) * weights.hold // 100
    return worth


def lead_of(state: GameState, seat: int, weights: Weights) -> int:
    """Return by how much a seat is ahead of the best other, in hundredths of a point."""
    points = totals(state)
    others = [worth_of(state, other, points, weights) for other in state.rules.everybody if other != seat]
    return worth_of(state, seat, points, weights) - max(others, default=0)
