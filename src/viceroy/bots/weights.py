"""What a bot thinks things are worth: the weights of the greedy bot, read from data."""

from __future__ import annotations

import json
from functools import cache

import attrs

from viceroy.yamlfiles.resources import resource_root

ROUNDS_OF_GAME = 36  # 12 turns of 3 rounds (R4.1, R6.1)


@attrs.frozen(eq=False)  # a key of caches: the same one, not an equal one
class Weights:
    """What things are worth beyond the points that they score now, in hundredths of a point.

    Whole numbers only, so that every sum is the same on every machine. What is worth something because of what may
    still come shrinks evenly to nothing from the first round of the game to the last.
    """

    gem_early: int  # a gem at the start of the game
    gem_late: int  # a gem at the end: what painting makes of it
    first_gem: int  # more for the first gem of each color
    spare: int  # percent of a gem that no card in the hand needs
    law_draw: int  # drawing a law, at the start
    draw: int  # drawing a card, at the start
    card: int  # what a card that is tucked under a law would have brought otherwise
    hold: int  # percent of what a card in the hand may bring later; who plays it gives that up
    later: int  # percent of the worth of a card that cannot be placed or paid for now
    set_one: int  # the first of three tokens of the next set, at the start
    set_two: int  # the second
    science: int  # a science token for the gems that it brings with passes, at the start
    magic_hope: int  # a magic token for bonuses to come, at the start
    bonus_hope: int  # a point of magic bonus for magic tokens to come, at the start
    defense: int  # a defense token for attack tokens that it may answer
    attack: int  # an attack token
    color_hope: int  # a point of circle bonus for circles to come, at the start
    infinite: int  # an infinite gem for the gems that it saves, at the start
    half: int  # percent of the points of a circle that a card of the right color would close, at the start
    place_2: int  # an open place on level 2, at the start
    place_3: int
    place_4: int
    place_5: int
    crowd: int  # percent: how likely another player bids for what looks best
    noise: int  # percent by which bids vary, so that two bots alike do not always bid for the same card

    places: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """An open place by level, from 0."""

    @places.default
    def _places(self) -> tuple[int, ...]:
        return (0, 0, self.place_2, self.place_3, self.place_4, self.place_5, 0)

    def gem(self, left: int) -> int:
        """Return what a gem is worth when so many rounds are left."""
        return self.gem_late + (self.gem_early - self.gem_late) * left // ROUNDS_OF_GAME


@cache
def fitted() -> Weights:
    """Return the weights that were fitted by self-play.

    >>> fitted().gem(36) == fitted().gem_early
    True
    """
    text = (resource_root() / "data" / "bots" / "greedy.json").read_text(encoding="utf-8")
    return Weights(**json.loads(text))
