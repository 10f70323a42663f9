"""JSON of card sets and editions: the card-set format as plain data, and the digest of what the rules read of a set."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import attrs

from viceroy.model import laws as e
from viceroy.model.cards import CardSet, CharacterCard, LawCard, Sections
from viceroy.model.editions import Edition
from viceroy.model.laws import Effect, PointsClause, Quantity, Reward
from viceroy.model.tokens import Color

CARD_SET_FORMAT = "card-set/1"
ID_PATTERN = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What an id of a card or a set looks like."""

Data = dict[str, Any]


def card_set_data(card_set: CardSet) -> Data:
    """Return a card set as plain data, as a file of it would say (docs/card-set-format.md).

    A set whose id is no id of the format, since it comes from the name of a file, is written without one.
    """
    return {
        "format": CARD_SET_FORMAT,
        **({"id": card_set.id} if ID_PATTERN.fullmatch(card_set.id) else {}),
        "name": dict(card_set.names),
        **_if_any("characters", [_character_data(card) for card in card_set.characters]),
        **_if_any("laws", [_law_data(law) for law in card_set.laws]),
    }


@lru_cache(maxsize=16)
def digest(card_set: CardSet) -> str:
    """Return the digest of all that the rules read of a set: numbers, sections, levels, laws; no ids and no names.

    >>> empty = CardSet("empty", (("en", "Empty"),), (), ())
    >>> digest(empty) == digest(CardSet("void", (("en", "Void"),), (), ()))
    True
    """
    told = {
        "characters": [_without_names(_character_data(card)) for card in card_set.characters],
        "laws": [_without_names(_law_data(law)) for law in card_set.laws],
    }
    canonical = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(canonical.encode()).hexdigest()}"


def _without_names(card: Data) -> Data:
    return {key: value for key, value in card.items() if key not in ("id", "name")}


def edition_data(edition: Edition) -> Data:
    """Return an edition as plain data: its name, and all options in full.

    >>> edition_data(Edition(name="house", discard_for_gems=2))["discard_for_gems"]
    2
    """
    return {field.name: _plain(getattr(edition, field.name)) for field in attrs.fields(Edition)}


def _plain(value: Any) -> Any:
    """Return the text of a name as plain text; a number or a truth value is plain already."""
    return getattr(value, "value", value)


def _if_any(key: str, value: Any) -> Data:
    return {key: value} if value else {}


# -- cards ------------------------------------------------------------------------------------------------------------


def _character_data(card: CharacterCard) -> Data:
    levels = [{"cost": level.cost.value, "reward": reward_data(level.reward)} for level in card.levels]
    return {**_card_data(card), "levels": levels}


def _law_data(law: LawCard) -> Data:
    return {
        **_card_data(law),
        **({} if law.placement is e.Placement.NORMAL else {"placement": law.placement.value}),
        **({} if law.requires is None else {"requires": _deck_and_cards(law.requires)}),
        **_if_any("on_play", [effect_data(effect) for effect in law.on_play]),
        **_if_any("whenever", [{"event": one.event.value, "may": one.may.value} for one in law.whenever]),
        **_if_any("scoring", [clause_data(clause) for clause in law.scoring]),
    }


def _card_data(card: CharacterCard | LawCard) -> Data:
    return {"number": card.number, "id": card.id, "name": dict(card.names), "sections": sections_data(card.sections)}


def sections_data(sections: Sections) -> Data:
    """Return the sections of a card as plain data; the bottom is one color where both halves have it."""
    bottom = [_color(sections.bottom_left), _color(sections.bottom_right)]
    return {
        "top_left": _color(sections.top_left),
        "top_right": _color(sections.top_right),
        "bottom": bottom[0] if bottom[0] == bottom[1] else bottom,
    }


def _color(color: Color | None) -> str | None:
    return None if color is None else color.value


# -- rewards ----------------------------------------------------------------------------------------------------------


def reward_data(reward: Reward) -> Data:
    """Return a reward as plain data: only what it gives.

    Raises `ValueError` for one that the format cannot say, such as two power tokens.

    >>> reward_data(Reward(gems=2, infinite_gem=Color.RED))
    {'gems': 2, 'infinite_gem': 'red'}
    """
    tokens = reward.tokens
    bonus = _only(tokens.circle_bonus)
    amounts = {
        "gems": reward.gems,
        "draw": reward.draw,
        "science": tokens.science,
        "magic": tokens.magic,
        "defense": tokens.defense,
        "attack": reward.attack,
        "power": _only(tokens.power),
        "magic_bonus": _only(tokens.magic_bonus),
        "circle_bonus": None if bonus is None else {"color": bonus.color.value, "value": bonus.value},
        "infinite_gem": _plain(reward.infinite_gem),
    }
    return {key: amount for key, amount in amounts.items() if amount}


def _only(values: tuple[Any, ...]) -> Any:
    if len(values) > 1:
        raise ValueError(f"a reward gives one token of a kind that has values, not {len(values)}")
    return values[0] if values else None


# -- the law language -------------------------------------------------------------------------------------------------


def effect_data(effect: Effect) -> Data:
    """Return what a law does as plain data: one key, the name of the effect.

    >>> effect_data(e.StoreGems(8))
    {'store_gems': {'up_to': 8}}
    """
    name, write = _EFFECTS[type(effect)]
    return {name: write(effect)}


def _deck_and_cards(told: e.DrawFrom | e.PutBackCards | e.DeckHolds) -> Data:
    return {"deck": told.deck.value, "cards": told.cards}


def _tuck_data(effect: e.TuckFromHand) -> Data:
    return {} if effect.up_to is None else {"up_to": effect.up_to}


def _nothing(_: Effect) -> Data:
    return {}


_EFFECTS: dict[type, tuple[str, Callable[[Any], Any]]] = {
    e.Gain: ("gain", lambda effect: reward_data(effect.reward)),
    e.ChooseOne: ("choose_one", lambda effect: [reward_data(option) for option in effect.options]),
    e.DrawFrom: ("draw", _deck_and_cards),
    e.PutBackCards: ("put_back", _deck_and_cards),
    e.TuckFromHand: ("tuck_from_hand", _tuck_data),
    e.TuckFreeCard: ("tuck_free_card", _nothing),
    e.StoreGems: ("store_gems", lambda effect: {"up_to": effect.up_to}),
    e.SwapTokens: ("swap_tokens", lambda effect: {"pay": effect.pay}),
    e.TakeFromRow: ("take_from_row", _nothing),
    e.SkipNextAuction: ("skip_next_auction", _nothing),
    e.DoubleTokens: ("double_tokens", _nothing),
}


def clause_data(clause: PointsClause) -> Data:
    """Return what a law scores as plain data, in the law language."""
    match clause:
        case e.PointsByLevel(by_level):
            return {"by_level": list(by_level)}
        case e.PointsForMost(points, most):
            return {"points": points, "most": _quantity_data(most)}
        case e.PointsPer(points, per, every, up_to):
            return {
                "points": points,
                "per": _quantity_data(per),
                **({} if every == 1 else {"every": every}),
                **({} if up_to is None else {"up_to": up_to}),
            }


def _quantity_data(quantity: Quantity) -> Data:
    told = {
        "count": quantity.counted,
        "where": quantity.where,
        "color": quantity.color,
        "kind": quantity.kind,
        "level": quantity.level,
    }
    return {key: _plain(value) for key, value in told.items() if value is not None}
