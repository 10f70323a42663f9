"""Costs and incomes that visible laws change: of a character, of a pass and of a circle (C32).

All changes add up. Of a cost, laws first take off the gems of given colors, then those that the player chooses: so none
of them is without use as long as there is something left to pay.
"""

from __future__ import annotations

from functools import lru_cache

from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.lasting import HigherIncome, LowerCost, Occasion
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, add_gems, at_most, gem_choices, subtract_gems

PASS_INCOME = 3  # R5.17
_NOTHING = (NO_GEMS,)


def left_out(pyramid: Pyramid, card: CharacterCard, place: Place) -> tuple[Gems, ...]:
    """Return every choice of gems of a cost that laws take off; most often the only one is none (R6.6)."""
    lasting = pyramid.lasting
    return _left_out(lasting, card.cost(place.level), place.level) if lasting else _NOTHING


@lru_cache(maxsize=4096)
def _left_out(lasting: tuple[LawCard, ...], cost: Gems, level: int) -> tuple[Gems, ...]:
    lowered = [change for law in lasting for change in law.while_here if isinstance(change, LowerCost)]
    here = [change for change in lowered if change.level in (None, level)]
    blue, red, green, yellow = (sum([change.by for change in here if change.color is color]) for color in COLORS)
    given = at_most(cost, (blue, red, green, yellow))
    rest = subtract_gems(cost, given)
    chosen = min(sum([change.by for change in here if change.color is None]), sum(rest))  # a cost never falls below 0
    return tuple([add_gems(given, gems) for gems in gem_choices(chosen, rest)])


def pass_income(pyramid: Pyramid) -> int:
    """Return how many gems a player takes for passing: 3, 1 for each science token, and what laws add (R5.17)."""
    return PASS_INCOME + pyramid.science + (_more(pyramid, Occasion.PASS) if pyramid.lasting else 0)


def circle_gems(pyramid: Pyramid, color: Color, bank: Gems, *, but: int = 0) -> Gems:
    """Return the gems for a circle of a color: one, and those that laws add, as far as the bank has them (R6.9, C13).

    The law with the number `but` is the one that completes the circle: it has its effects only after that (C16).
    """
    due = 1 + (_more(pyramid, Occasion.CIRCLE, but=but) if pyramid.lasting else 0)
    gems = [0, 0, 0, 0]
    gems[color.position] = min(due, bank[color.position])
    return gems[0], gems[1], gems[2], gems[3]


def _more(pyramid: Pyramid, occasion: Occasion, *, but: int = 0) -> int:
    laws = [law for law in pyramid.lasting if law.number != but]
    higher = [change for law in laws for change in law.while_here if isinstance(change, HigherIncome)]
    return sum([change.gems for change in higher if change.on is occasion])
