"""Cards as text: their names, one card with everything printed on it, the list of a set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from viceroy.messages import counted
from viceroy.model.cards import (
    TOP_LEVEL,
    TOP_LEVEL_POINTS,
    AnyCard,
    Card,
    CardSet,
    CharacterCard,
    Sections,
    name_in,
)
from viceroy.model.tokens import COLORS, Gems
from viceroy.render.text import columns, left, printable, right
from viceroy.wording.laws import law_sentences, reward_text

_NO_NUMBER = "-"
_BLANK = "blank"

# -- names ------------------------------------------------------------------------------------------------------------


def number_of(card: AnyCard) -> str:
    """Return the number of a card; a described card may have none."""
    return _NO_NUMBER if card.number is None else str(card.number)


def name_of(card: AnyCard, language: str) -> str:
    """Return the name in a language, else in English; empty for a described card without one."""
    return printable(name_in(card.names, language)) if card.names else ""


def title_of(card: AnyCard, language: str) -> str:
    """Return the number and the name, as far as the card has them.

    >>> from viceroy.model.cards import DescribedCard, Sections
    >>> title_of(DescribedCard(Sections(None, None, None, None), number=3), "en")
    '3'
    """
    return f"{number_of(card)} {name_of(card, language)}".rstrip()


# -- one card ---------------------------------------------------------------------------------------------------------


def card_text(card: Card) -> str:
    """Describe a card: its names, its sections, then the levels of a character or the sentences of a law."""
    head = f"{title_of(card, 'en')} ({card.kind}, id {card.id})"
    others = [f"{language} {printable(name)}" for language, name in card.names if language != "en"]
    names = [f"names: {', '.join(others)}"] if others else []
    body = _levels(card) if isinstance(card, CharacterCard) else law_sentences(card)
    return "\n  ".join([head, *names, f"sections: {_sections_text(card.sections)}", *body])


def _sections_text(sections: Sections) -> str:
    top_left, top_right, bottom = _section_words(sections)
    return f"top left {top_left}, top right {top_right}, bottom {bottom}"


def _section_words(sections: Sections) -> tuple[str, str, str]:
    """Return the colors at the top left, the top right and the bottom."""
    words = [_BLANK if color is None else color.value for color in attrs.astuple(sections)]
    return words[0], words[1], " and ".join(dict.fromkeys(words[2:]))


def _levels(card: CharacterCard) -> Iterator[str]:
    """Yield the whole cost and the reward of each level, level 1 first (R6.6, R6.10, R6.11)."""
    costs = [_cost_text(card.cost(level)) for level in range(1, TOP_LEVEL + 1)]
    wide = max(map(columns, costs))
    rewards = [reward_text(row.reward) for row in card.levels]
    top = f"the rewards of levels 1, 2 and 3, or {TOP_LEVEL_POINTS} power points"
    for level, (cost, reward) in enumerate(zip(costs, [*rewards, top], strict=True), start=1):
        yield f"level {level}: pay {left(cost, wide)}  get {reward}"


def _cost_text(gems: Gems) -> str:
    return ", ".join(f"{count} {color}" for color, count in zip(COLORS, gems, strict=True) if count)


# -- a set ------------------------------------------------------------------------------------------------------------


def set_text(card_set: CardSet) -> str:
    """List the cards of a set by kind, each with its number, its id, its name and its sections."""
    characters, laws = len(card_set.characters), len(card_set.laws)
    head = f"{printable(name_in(card_set.names, 'en'))}: {counted(characters, 'character')}, {counted(laws, 'law')}"
    blocks = [head]
    for title, cards in (("Characters", card_set.characters), ("Laws", card_set.laws)):
        if cards:
            blocks.append("\n".join([title, *_listed(sorted(cards, key=lambda card: card.number))]))
    return "\n\n".join(blocks)


def _listed(cards: Sequence[Card]) -> list[str]:
    rows = [("number", "id", "name", "top left", "top right", "bottom")]
    rows += [(str(card.number), card.id, name_of(card, "en"), *_section_words(card.sections)) for card in cards]
    first, *others = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return ["  ".join([right(row[0], first), *map(left, row[1:], others)]).rstrip() for row in rows]
