"""The cards of a set as the page knows them: names, text, sections, and what a sheet asks about each card."""

from __future__ import annotations

from typing import Any

import attrs

from viceroy.cardsets import SHIPPED
from viceroy.model.cards import (
    Card,
    CardSet,
    CharacterCard,
    LawCard,
    lies_under_characters,
    name_in,
    offered_rewards,
    possible_rewards,
    sure_rewards,
)
from viceroy.model.editions import EDITIONS
from viceroy.model.laws import Reward
from viceroy.model.tokens import COLORS
from viceroy.render.cards import card_lines
from viceroy.scoring.items import LINES
from viceroy.web.card_questions import may_be_said, questions_about
from viceroy.wording.catalog import Catalog
from viceroy.wording.languages import Language, catalog_of

Data = dict[str, Any]

IN_TOKENS = ("power", "science", "magic", "defense", "magic_bonus", "circle_bonus")
KINDS = (*IN_TOKENS, "attack", "infinite_gem", "gems", "draw")
"""What a card may give, by which the gallery is narrowed down."""
LAW_PARTS = ("on_play", "whenever", "while_here", "scoring", "price", "only_if")
"""When a law does something, and what for, by which the gallery is narrowed down too."""


def set_facts(card_set: CardSet, catalog: Catalog) -> Data:
    """The facts that the page needs before anything is typed: cards, editions, and the words of each language.

    Texts and options of cards are in the language of `catalog`.
    """
    return {
        "name": name_in(card_set.names, catalog.language),
        "cards": [_facts(card, card_set, catalog) for card in card_set.cards],
        "may_be_said": may_be_said(catalog),
        "editions": [*EDITIONS],
        "sets": [*SHIPPED],
        "languages": {language.value: _words(catalog_of(language)) for language in Language},
    }


def _facts(card: Card, card_set: CardSet, catalog: Catalog) -> Data:
    facts: Data = {
        "number": card.number,
        "id": card.id,
        "kind": card.kind.value,
        "names": dict(card.names),
        "text": "\n".join(card_lines(card, catalog)),
        "sections": [section and section.value for section in attrs.astuple(card.sections)],
        "gives": [kind for kind in KINDS if any(_gives(reward, kind) for reward in _rewards(card))],
        "asks": questions_about(card, card_set, catalog),
    }
    if isinstance(card, LawCard):
        facts["does"] = [part for part in LAW_PARTS if getattr(card, part)]
        facts["lies_under"] = lies_under_characters(card)
    return facts


def _rewards(card: Card) -> tuple[Reward, ...]:
    """Return every reward that a card can give."""
    if isinstance(card, CharacterCard):
        return tuple(level.reward for level in card.levels)
    return (
        *sure_rewards(card),
        *(option for offer in offered_rewards(card) for option in offer),
        *possible_rewards(card),
    )


def _gives(reward: Reward, kind: str) -> bool:
    return bool(getattr(reward.tokens if kind in IN_TOKENS else reward, kind))


def _words(catalog: Catalog) -> Data:
    labels = catalog.labels
    return {
        "lines": {line.value: labels.lines[line] for line in LINES},
        "total": labels.total,
        "rank": labels.rank,
        "player": labels.player,
        "winner": labels.winner,
        "winners": labels.winners,
        "colors": [catalog.words.color_word(color) for color in COLORS],
        "kinds": {kind: getattr(labels, kind) for kind in KINDS},
    }
