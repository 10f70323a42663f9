"""Plain data of card sets and editions, and the digest of what the rules read of a set."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from viceroy.cardsets.rules import card_forms
from viceroy.model.cards import CardSet, Sections
from viceroy.model.editions import Edition
from viceroy.model.laws import Effect, Reward
from viceroy.model.points import PointsClause

Data = dict[str, Any]


def card_set_data(card_set: CardSet) -> Data:
    """Return a card set as plain data, as a file of it would say (docs/card-set-format.md).

    A set whose id is no id of the format, since it comes from the name of a file, is written without one.
    """
    return _written(card_set, CardSet)


@lru_cache(maxsize=16)
def digest(card_set: CardSet) -> str:
    """Return the digest of all that the rules read of a set: numbers, sections, levels, laws, what it keeps; no names.

    >>> empty = CardSet("empty", (("en", "Empty"),), (), ())
    >>> digest(empty) == digest(CardSet("void", (("en", "Void"),), (), ()))
    True
    """
    written = card_set_data(card_set)
    cards: Data = {part: [_without_names(card) for card in written.get(part, ())] for part in ("characters", "laws")}
    if card_set.kept:
        cards["keep"] = [*card_set.kept]
    canonical = json.dumps(cards, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(canonical.encode()).hexdigest()}"


def _without_names(card: Data) -> Data:
    return {key: value for key, value in card.items() if key not in ("id", "name")}


def edition_data(edition: Edition) -> Data:
    """Return an edition as plain data: its name, and all options in full.

    >>> edition_data(Edition(name="house", discard_for_gems=2))["discard_for_gems"]
    2
    """
    return _written(edition, Edition)


def sections_data(sections: Sections) -> Data:
    """Return the sections of a card as plain data; the bottom is one color where both halves have it."""
    return _written(sections, Sections)


def reward_data(reward: Reward) -> Data:
    """Return a reward as plain data: only what it gives.

    Raises `ValueError` for one that the format cannot say, such as two power tokens.

    >>> from viceroy.model.tokens import Color
    >>> reward_data(Reward(gems=2, infinite_gem=Color.RED))
    {'gems': 2, 'infinite_gem': 'red'}
    """
    return _written(reward, Reward)


def effect_data(effect: Effect) -> Data:
    """Return what a law does as plain data: one key, the name of the effect.

    >>> from viceroy.model.laws import StoreGems
    >>> effect_data(StoreGems(8))
    {'store_gems': {'up_to': 8}}
    """
    return _written(effect, Effect)


def clause_data(clause: PointsClause) -> Data:
    """Return what a law scores as plain data, in the law language."""
    return _written(clause, PointsClause)


def _written(value: object, kind: Any) -> Data:
    data: Data = card_forms().write(value, kind)
    return data
