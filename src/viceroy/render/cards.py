"""Cards as text: their names, one card with everything printed on it, the list of a set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from viceroy.messages import capitalized, columns
from viceroy.model.cards import (
    TOP_LEVEL,
    TOP_LEVEL_POINTS,
    AnyCard,
    Card,
    CardSet,
    CharacterCard,
    Names,
    Sections,
    name_in,
)
from viceroy.model.quantities import CardKind
from viceroy.render.text import left, printable, table_lines
from viceroy.wording.catalog import ENGLISH, Catalog
from viceroy.wording.laws import gems_text, law_sentences, reward_text

_NO_NUMBER = "-"

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


def card_text(card: Card, catalog: Catalog = ENGLISH) -> str:
    """Describe a card: its names, then what `card_lines` says of it."""
    shown = _shown_language(card.names, catalog.language)
    head = f"{title_of(card, shown)} ({catalog.words.kinds[card.kind].nominative_form(1)}, id {card.id})"
    others = ", ".join(f"{language} {printable(name)}" for language, name in card.names if language != shown)
    names = [catalog.cards.names.format(names=others)] if others else []
    return "\n  ".join([head, *names, *card_lines(card, catalog)])


def card_lines(card: Card, catalog: Catalog) -> tuple[str, ...]:
    """Describe a card below its names: its sections, then the levels of a character or the sentences of a law.

    >>> from viceroy.cardsets import load_card_set
    >>> card_lines(load_card_set("printed").by_number[68], ENGLISH)[0]
    'sections: top left red, top right red, bottom green'
    """
    body = _levels(card, catalog) if isinstance(card, CharacterCard) else law_sentences(card, catalog.language)
    messages, colors = catalog.cards, _section_words(card.sections, catalog)
    places = ", ".join(f"{name} {color}" for name, color in zip(messages.section_names, colors, strict=True))
    return (f"{messages.sections}{catalog.words.colon}{places}", *body)


def _shown_language(names: Names, language: str) -> str:
    """Return the language that a name is shown in: another one only if the card has that name."""
    return language if language in dict(names) else "en"


def _section_words(sections: Sections, catalog: Catalog) -> tuple[str, str, str]:
    """Return the colors at the top left, the top right and the bottom."""
    names = [
        catalog.cards.blank if color is None else catalog.words.color_word(color) for color in attrs.astuple(sections)
    ]
    return names[0], names[1], f" {catalog.words.both} ".join(dict.fromkeys(names[2:]))


def _levels(card: CharacterCard, catalog: Catalog) -> Iterator[str]:
    """Yield the whole cost and the reward of each level, level 1 first (R6.6, R6.10, R6.11)."""
    costs = [gems_text(card.cost(level), catalog) for level in range(1, TOP_LEVEL + 1)]
    wide = max(map(columns, costs))
    rewards = [reward_text(row.reward, catalog) for row in card.levels]
    top = catalog.cards.top_reward.format(n=TOP_LEVEL_POINTS)
    for level, (cost, reward) in enumerate(zip(costs, [*rewards, top], strict=True), start=1):
        yield catalog.cards.level.format(level=level, cost=left(cost, wide), reward=reward)


# -- a set ------------------------------------------------------------------------------------------------------------


def set_text(card_set: CardSet, catalog: Catalog = ENGLISH) -> str:
    """List the cards of a set by kind, each with its number, its id, its name and its sections."""
    kinds: dict[CardKind, tuple[Card, ...]] = {CardKind.CHARACTER: card_set.characters, CardKind.LAW: card_set.laws}
    numbers = [catalog.words.kinds[kind].nominative_counted(len(cards)) for kind, cards in kinds.items()]
    blocks = [f"{printable(name_in(card_set.names, catalog.language))}{catalog.words.colon}{', '.join(numbers)}"]
    for kind, cards in kinds.items():
        if cards:
            listed = _listed(sorted(cards, key=lambda card: card.number), catalog)
            blocks.append("\n".join([heading_of(kind, catalog), *listed]))
    return "\n\n".join(blocks)


def heading_of(kind: CardKind, catalog: Catalog) -> str:
    """Return the heading of the cards of a kind.

    >>> heading_of(CardKind.LAW, ENGLISH)
    'Laws'
    """
    return capitalized(catalog.words.kinds[kind].nominative_form())


def _listed(cards: Sequence[Card], catalog: Catalog) -> list[str]:
    (number, name), places = catalog.cards.columns, catalog.cards.section_names
    rows = [(number, "id", name, *places)]
    rows += [
        (str(card.number), card.id, name_of(card, catalog.language), *_section_words(card.sections, catalog))
        for card in cards
    ]
    return [*table_lines(rows, words=range(1, len(rows[0])))]
