"""The weights of the heuristic evaluation, and the evaluation of a pyramid by its tokens and its open places."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import Any, NamedTuple

import attrs

from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, CharacterCard, LawCard, Sections
from viceroy.model.editions import ROUNDS, TURNS
from viceroy.model.geometry import Place, open_places
from viceroy.model.lasting import LowerCost, Occasion
from viceroy.model.laws import Reward
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import COLORS, Color, Tokens
from viceroy.resources import resource_root
from viceroy.scoring.counting import TokenSum, circle_bonuses, sets_of, tokens_on
from viceroy.scoring.items import POINTS_PER_SET

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
def fitted() -> Weights:
    """Return the weights that were fitted by self-play.

    >>> fitted().gem(36) == fitted().gem_early
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
    """The evaluation of a pyramid when `left` rounds of the game are left."""

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
        "spots",
        "token",
        "tokens",
        "w",
    )

    def __init__(self, pyramid: Pyramid, left: int, weights: Weights, *, contiguous: bool) -> None:
        self.pyramid, self.left, self.w = pyramid, left, weights
        self.gem = weights.gem(left)
        self.tokens: TokenSum = tokens_on(pyramid.cards)
        self.bonuses = circle_bonuses(self.tokens)
        by_color = [*pyramid.infinite_gems]
        for circle in pyramid.pure_circles:
            color = circle.colors[0]
            assert color is not None
            by_color[color.position] += 1
        self.by_color = by_color
        places = pyramid.open_places if contiguous else open_places(pyramid.at, contiguous=False)
        self.spots = tuple([_spot(pyramid, place) for place in places])
        self.token = self._tokens_worth(
            self.tokens.science, self.tokens.magic, self.tokens.defense, sum(self.tokens.magic_bonus)
        )
        self.rows: dict[int, tuple[int, ...]] = {}
        self.most: dict[int, int] = {}
        self.kept: dict[tuple[int, ...], Any] = {}
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
        """Return the value of the lasting changes of a law."""
        w, worth = self.w, 0
        for change in law.while_here:
            if isinstance(change, LowerCost):
                often = (2 if change.color is None else 1) * (2 if change.level is None else 1)
                worth += change.by * w.infinite * often // 2  # as an infinite gem, of any color or only on one level
            elif change.on is Occasion.PASS:
                worth += change.gems * w.science  # as a science token brings them with passes
            else:
                worth += (
                    change.gems * self.gem * w.color_hope * len(COLORS) // POINT
                )  # as many circles as are hoped for
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
def outlook(pyramid: Pyramid, left: int, weights: Weights, contiguous: bool) -> Outlook:
    """Return the evaluation of a pyramid; cached."""
    return Outlook(pyramid, left, weights, contiguous=contiguous)
