"""What the page knows of the cards of a set: their names, and what a sheet asks about each."""

from __future__ import annotations

from typing import Any

from viceroy.model.cards import (
    TUCKING,
    AnyCard,
    Card,
    CardSet,
    CharacterCard,
    LawCard,
    lies_under_characters,
    most_stored,
    most_tucked,
    offered_rewards,
    possible_rewards,
    sure_rewards,
)
from viceroy.model.editions import EDITIONS
from viceroy.model.laws import Placement, Response, Reward, all_effects
from viceroy.render.cards import card_text
from viceroy.render.labels import LABELS, Labels
from viceroy.scoring.items import LINES
from viceroy.wording.laws import reward_text

Data = dict[str, Any]


def set_facts(card_set: CardSet) -> Data:
    """Return all that the page must know before anything is typed: cards, editions, and the words of each language."""
    return {
        "cards": [_facts(card, card_set) for card in card_set.cards],
        "editions": [*EDITIONS],
        "languages": {labels.language.value: _words(labels) for labels in LABELS.values()},
    }


def _facts(card: Card, card_set: CardSet) -> Data:
    facts: Data = {
        "number": card.number,
        "id": card.id,
        "kind": card.kind.value,
        "names": dict(card.names),
        "text": card_text(card),
        "stores": most_stored(card, card_set),
        "tucks": most_tucked(card),
        "asks_tucked": _asks_tucked(card),
    }
    if isinstance(card, LawCard):
        left = possible_rewards(card)
        facts["offers"] = [[_option(option) for option in options] for options in offered_rewards(card)]
        facts["asks_gem"] = any(gain.infinite_gem == "any" for gain in sure_rewards(card)) or any(
            reward.infinite_gem for reward in left
        )
        facts["asks_tokens"] = any(reward.tokens for reward in left)
        facts["lies_under"] = lies_under_characters(card)
        facts["replaces"] = card.placement is Placement.IN_PLACE_OF_CARD
    return facts


def _option(option: Reward) -> Data:
    return {"text": reward_text(option), "asks_gem": option.infinite_gem == "any"}


def _asks_tucked(card: AnyCard) -> bool:
    """Whether a law is one that tucks cards under itself."""
    if isinstance(card, CharacterCard) or not isinstance(card, LawCard):
        return False
    may_tuck = any(rule.may is Response.TUCK_HERE for rule in card.whenever)
    return may_tuck or any(isinstance(effect, TUCKING) for some in card.effect_lists for effect in all_effects(some))


def _words(labels: Labels) -> Data:
    return {
        "lines": {line.value: labels.line(line) for line in LINES},
        "total": labels.total,
        "rank": labels.rank,
        "player": labels.player,
        "winner": labels.winner,
        "winners": labels.winners,
        "level": labels.level,
        "colors": [*labels.colors],
        "gems": labels.gems,
        "attack": labels.attack,
    }
