"""Heuristic evaluation, in hundredths of a point: its weights, a pyramid, cards at places, laws, whole positions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

import attrs

from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import law_places, open_places_of
from viceroy.engine.points import totals
from viceroy.engine.state import GameState, Rules, Seat, unused_infinite
from viceroy.engine.views import GameView, SeatView
from viceroy.model import laws
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, AnyCard, Card, CharacterCard, LawCard, Sections
from viceroy.model.editions import ROUNDS, TURNS
from viceroy.model.geometry import Place
from viceroy.model.laws import LowerCost, Occasion, Response, Reward
from viceroy.model.points import looks_at_others
from viceroy.model.pyramid import PlacedCard, Pyramid, placed_alone
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, Tokens, add_gems, at_most, subtract_gems
from viceroy.resources import resource_root
from viceroy.scoring.clauses import counted_and_points
from viceroy.scoring.counting import TokenSum, circle_bonuses, holdings_of, sets_of, tokens_on
from viceroy.scoring.items import POINTS_PER_SET

# -- weights ----------------------------------------------------------------------------------------------------------

ROUNDS_OF_GAME = TURNS * ROUNDS


@attrs.frozen(eq=False)  # a key of caches: the same one, not an equal one
class Weights:
    """Weights of the evaluation, in hundredths of a point, beyond the points that things score now.

    They are whole numbers, so that every sum is the same on every machine. "At the start" marks a weight for what may
    still come: it shrinks linearly to 0 from the first round of the game to the last.
    """

    gem_early: int
    """A gem at the start of the game."""
    gem_late: int
    """A gem at the end: what painting makes of it."""
    first_gem: int
    """More for the first gem of each color."""
    spare: int
    """Percent of a gem that no card in the hand needs."""
    law_draw: int
    """Drawing a law, at the start."""
    draw: int
    """Drawing a card, at the start."""
    card: int
    """What a card that is tucked under a law would have brought otherwise."""
    hold: int
    """Percent of what a card in the hand may bring later; who plays it gives that up."""
    later: int
    """Percent of the worth of a card that cannot be placed or paid for now."""
    set_one: int
    """The first of three tokens of the next set, at the start."""
    set_two: int
    """The second."""
    science: int
    """A science token for the gems that it brings with passes, at the start."""
    magic_hope: int
    """A magic token for bonuses to come, at the start."""
    bonus_hope: int
    """A point of magic bonus for magic tokens to come, at the start."""
    defense: int
    """A defense token for attack tokens that it may answer."""
    attack: int
    """An attack token."""
    color_hope: int
    """A point of circle bonus for circles to come, at the start."""
    infinite: int
    """An infinite gem for the gems that it saves, at the start."""
    half: int
    """Percent of the points of a circle that a card of the right color would close, at the start."""
    place_2: int
    """An open place on level 2, at the start."""
    place_3: int
    place_4: int
    place_5: int
    crowd: int
    """Percent: how likely another player bids for what looks best."""
    noise: int
    """Percent by which bids vary, so that two bots alike do not always bid for the same card."""

    places: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """An open place by level, from 0."""

    @places.default
    def _places(self) -> tuple[int, ...]:
        return (0, 0, self.place_2, self.place_3, self.place_4, self.place_5, 0)

    def gem(self, left: int) -> int:
        """Return the value of a gem when `left` rounds are left."""
        return self.gem_late + (self.gem_early - self.gem_late) * left // ROUNDS_OF_GAME


@cache
def fitted_weights() -> Weights:
    """Return the weights that were fitted by self-play.

    >>> fitted_weights().gem(36) == fitted_weights().gem_early
    True
    """
    text = (resource_root() / "data" / "bots" / "greedy.json").read_text(encoding="utf-8")
    return Weights(**json.loads(text))


# -- the outlook of a pyramid -----------------------------------------------------------------------------------------

POINT = 100  # the unit of all worth is a hundredth of a point


class Spot(NamedTuple):
    """An open place, and what lies around it."""

    place: Place
    level: int
    circle: Color | None
    """A card with this color at its bottom closes a circle."""
    left: Color | None
    """The top right corner of the card to the left."""
    right: Color | None
    """The top left corner of the card to the right."""
    has_left: bool
    has_right: bool


class Outlook:
    """The evaluation of a pyramid when `left` rounds of a game by some rules are left.

    It keeps values by the numbers of cards. These name cards of the set of the rules only: an equal pyramid, an empty
    one for example, of a game with another set has an outlook of its own.
    """

    __slots__ = (
        "bonuses",
        "by_color",
        "gem",
        "kept",
        "left",
        "most",
        "potential",
        "pyramid",
        "rows",
        "rules",
        "spots",
        "token",
        "tokens",
        "w",
    )

    def __init__(self, pyramid: Pyramid, left: int, weights: Weights, rules: Rules) -> None:
        self.pyramid, self.left, self.w, self.rules = pyramid, left, weights, rules
        self.gem = weights.gem(left)
        self.tokens: TokenSum = tokens_on(pyramid.cards)
        self.bonuses = circle_bonuses(self.tokens)
        by_color = [*pyramid.infinite_gems]
        for circle in pyramid.pure_circles:
            color = circle.colors[0]
            assert color is not None
            by_color[color.position] += 1
        self.by_color = by_color
        self.spots = tuple([_spot(pyramid, place) for place in open_places_of(rules, pyramid, TOP_LEVEL)])
        self.token = self._tokens_worth(
            self.tokens.science, self.tokens.magic, self.tokens.defense, sum(self.tokens.magic_bonus)
        )
        self.rows: dict[int, tuple[int, ...]] = {}
        self.most: dict[int, int] = {}
        self.kept: dict[tuple[Any, ...], Any] = {}
        """Where cards lie best, by number and by what that depends on; for `best_place`."""
        self.potential = self._potential()

    def soon(self, worth: int) -> int:
        """Return a value at the start of the game scaled by the rounds left."""
        return worth * self.left // ROUNDS_OF_GAME

    def _tokens_worth(self, science: int, magic: int, defense: int, bonus: int) -> int:
        """Return the joint value of tokens: sets, magic times bonus, and the hope for more."""
        w = self.w
        sets = min(science, magic, defense)
        begun = (science > sets) + (magic > sets) + (defense > sets)
        hope = magic * w.magic_hope + bonus * w.bonus_hope + science * w.science
        if begun:
            hope += w.set_one if begun == 1 else w.set_two
        return (sets * POINTS_PER_SET + magic * bonus) * POINT + defense * w.defense + self.soon(hope)

    def _potential(self) -> int:
        """Return the value of the pyramid beyond the points that it scores now."""
        tokens = self.tokens
        bonus = sum(tokens.magic_bonus)
        potential = self.token - (sets_of(tokens) * POINTS_PER_SET + tokens.magic * bonus) * POINT
        potential += self.soon(
            sum(self.bonuses) * self.w.color_hope + sum(self.pyramid.infinite_gems) * self.w.infinite
        )
        potential += sum([self.of_standing(law) for law in self.pyramid.lasting])
        for spot in self.spots:
            if spot.level > 1:
                potential += self.of_place(spot.level, spot.circle)
        return potential

    def of_place(self, level: int, circle: Color | None) -> int:
        """Return the value of an open place; `circle` is the color that closes a circle there, None if no card can."""
        worth = self.w.places[level]
        if circle is not None:
            worth += (level + self.bonuses[circle.position]) * self.w.half  # percent of points
        return self.soon(worth)

    # -- rewards ------------------------------------------------------------------------------------------------------

    def of_reward(self, reward: Reward, level: int) -> int:
        """Return the value of a reward on a card of a level."""
        w = self.w
        worth = 0
        if reward.gems:
            worth += reward.gems * self.gem
        if reward.draw:
            worth += reward.draw * self.soon(w.draw)
        if reward.attack:
            worth += reward.attack * w.attack
        if reward.tokens:
            worth += self.of_tokens(reward.tokens)
        if reward.infinite_gem is not None:
            color = reward.infinite_gem
            bonus = self.bonuses[color.position] if isinstance(color, Color) else max(self.bonuses)
            worth += (level + bonus) * POINT + self.soon(w.infinite)
        return worth + sum(reward.colored_gems) * self.gem

    def of_tokens(self, more: Tokens) -> int:
        """Return the value that tokens add to those of the pyramid."""
        own = self.tokens
        worth = sum(more.power) * POINT
        if more.science or more.magic or more.defense or more.magic_bonus:
            worth -= self.token
            worth += self._tokens_worth(
                own.science + more.science,
                own.magic + more.magic,
                own.defense + more.defense,
                sum(own.magic_bonus) + sum(more.magic_bonus),
            )
        for color, value in more.circle_bonus:
            worth += value * (self.by_color[color.position] * POINT + self.soon(self.w.color_hope))
        return worth

    def of_standing(self, law: LawCard) -> int:
        """Return the value of the lasting changes of a law; one with a condition is worth half as much."""
        w, worth = self.w, 0
        for change in law.while_here:
            if isinstance(change, LowerCost):
                levels = TOP_LEVEL if change.level is None else len(change.level)
                often = (2 if change.color is None else 1) * (3 + levels)
                more = change.by * w.infinite * often // 8  # as an infinite gem, of any color or only on some levels
            elif change.on is Occasion.PASS:
                more = change.gems * w.science  # as a science token brings them with passes
            else:
                more = change.gems * self.gem * w.color_hope * len(COLORS) // POINT  # as many circles as are hoped for
            worth += more if change.condition is None else more // 2
        return self.soon(worth)

    def without(self, fewer: Tokens) -> int:
        """Return the value of the tokens of the pyramid less some of them."""
        own = self.tokens
        science, magic, defense = own.science - fewer.science, own.magic - fewer.magic, own.defense - fewer.defense
        return self._tokens_worth(max(science, 0), max(magic, 0), max(defense, 0), sum(own.magic_bonus))

    def rows_of(self, card: CharacterCard) -> tuple[int, ...]:
        """Return the values of the rewards of a character on levels 1 to 5, cost not counted."""
        rows = self.rows.get(card.number)
        if rows is None:
            each = [self.of_reward(row.reward, level) for level, row in enumerate(card.levels, 1)]
            top = max(TOP_LEVEL_POINTS * POINT, each[0] + each[1] + each[2])  # R6.11
            rows = self.rows[card.number] = (*each, top)
        return rows

    def most_of(self, card: CharacterCard) -> int:
        """Return the highest value of a character on levels 1 to 4, less its cost there; at least 0."""
        most = self.most.get(card.number)
        if most is None:
            rows = self.rows_of(card)[: TOP_LEVEL - 1]
            most = max(0, *[row - level * self.gem for level, row in enumerate(rows, 1)])
            self.most[card.number] = most
        return most

    # -- places -------------------------------------------------------------------------------------------------------

    def at(self, spot: Spot, sections: Sections) -> int:
        """Return the value of sections at a place: the circle that they close and the places that they open."""
        level, circle = spot.level, spot.circle
        worth = 0
        if level > 1:
            worth -= self.of_place(level, circle)
            if circle is not None and sections.bottom_left is circle and sections.bottom_right is circle:
                worth += (level + self.bonuses[circle.position]) * POINT + self.gem  # R6.9
        if level < TOP_LEVEL:
            if spot.has_left:
                corner = spot.left
                worth += self.of_place(level + 1, corner if corner is sections.top_left else None)
            if spot.has_right:
                corner = spot.right
                worth += self.of_place(level + 1, corner if corner is sections.top_right else None)
        return worth


def _spot(pyramid: Pyramid, place: Place) -> Spot:
    at, (level, x) = pyramid.at, place
    left, right = at.get((level, x - 1)), at.get((level, x + 1))
    circle = None
    if level > 1:
        one, other = at[level - 1, x].card.sections.top_right, at[level - 1, x + 1].card.sections.top_left
        circle = one if one is other else None
    return Spot(
        place,
        level,
        circle,
        left.card.sections.top_right if left else None,
        right.card.sections.top_left if right else None,
        left is not None,
        right is not None,
    )


@lru_cache(maxsize=2048)
def outlook(pyramid: Pyramid, left: int, weights: Weights, rules: Rules) -> Outlook:
    """Return the evaluation of a pyramid; cached by all that it depends on."""
    return Outlook(pyramid, left, weights, rules)


# -- worth: of rewards, cards and laws --------------------------------------------------------------------------------

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
    look = outlook(own.pyramid, left, weights, x.rules)
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
    key: tuple[Any, ...] = (card.number, *context.spending, *context.free)
    if isinstance(card, LawCard):
        key = (card.number, *context.gems, len(context.own.hand), context.own.attack or 0, *_others_for(context, card))
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


def _others_for(context: Context, card: AnyCard) -> list[Pyramid]:
    """Return the pyramids of the other players, as far as a law scores by what others have."""
    if not looks_at_others(card.scoring):
        return []
    seats: Sequence[Seat | SeatView] = context.x.seats
    return [seat.pyramid for number, seat in enumerate(seats) if number != context.seat]


def _points(context: Context, placed: PlacedCard) -> int:
    pyramid = context.own.pyramid.with_card(placed)
    own = holdings_of(pyramid, pyramid.pure_circles, context.gems, context.own.attack or 0)
    others = [holdings_of(one, one.pure_circles, NO_GEMS, 0) for one in _others_for(context, placed.card)]
    try:
        points = [counted_and_points(placed, clause, (own, *others), 0)[1] for clause in placed.card.clauses]
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
        often = 2 if rule.condition is None else 1
        worth += context.look.soon(sum([_of_effect(context, effect) for effect in rule.effects])) * often
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
                + effect.tucked * context.weights.card
                + effect.attack * context.weights.attack
            )
            price += look.token - look.without(effect.tokens)
            once = max(0, sum([_of_effect(context, inner) for inner in then]) - price)
            return once * (min(effect.up_to, max(1, sum(context.gems) // given)) if given else effect.up_to)
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
