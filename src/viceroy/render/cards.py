"""Cards as text: their names, one card with everything printed on it, the list of a set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from viceroy.messages import columns
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
from viceroy.model.tokens import COLORS, Gems
from viceroy.render.labels import LABELS, Labels
from viceroy.render.text import left, printable, table_lines
from viceroy.wording.catalog import Catalog, form
from viceroy.wording.languages import Language, catalog_of
from viceroy.wording.laws import law_sentences, reward_text

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


def card_text(card: Card, labels: Labels = LABELS[Language.EN]) -> str:
    """Describe a card: its names, then what `card_lines` says of it."""
    words, shown = catalog_of(labels.language), _shown_language(card.names, labels.language)
    head = f"{title_of(card, shown)} ({words.kinds[card.kind].named(1)}, id {card.id})"
    others = ", ".join(f"{language} {printable(name)}" for language, name in card.names if language != shown)
    names = [words.names.format(names=others)] if others else []
    return "\n  ".join([head, *names, *card_lines(card, labels)])


def card_lines(card: Card, labels: Labels = LABELS[Language.EN]) -> tuple[str, ...]:
    """Describe a card below its names: its sections, then the levels of a character or the sentences of a law.

    >>> from viceroy.cardsets import load_card_set
    >>> card_lines(load_card_set("printed").by_number[68])[0]
    'sections: top left red, top right red, bottom green'
    """
    words = catalog_of(labels.language)
    body = _levels(card, labels, words) if isinstance(card, CharacterCard) else law_sentences(card, words)
    return (words.sections.format(*_section_words(card.sections, labels, words)), *body)


def _shown_language(names: Names, language: str) -> str:
    """Return the language that a name is shown in: another one only if the card has that name."""
    return language if language in dict(names) else "en"


def _section_words(sections: Sections, labels: Labels, words: Catalog) -> tuple[str, str, str]:
    """Return the colors at the top left, the top right and the bottom."""
    names = [words.blank if color is None else labels.color(color) for color in attrs.astuple(sections)]
    return names[0], names[1], f" {words.both} ".join(dict.fromkeys(names[2:]))


def _levels(card: CharacterCard, labels: Labels, words: Catalog) -> Iterator[str]:
    """Yield the whole cost and the reward of each level, level 1 first (R6.6, R6.10, R6.11)."""
    costs = [_cost_text(card.cost(level), labels, words) for level in range(1, TOP_LEVEL + 1)]
    wide = max(map(columns, costs))
    rewards = [reward_text(row.reward, words) for row in card.levels]
    top = words.top_reward.format(n=TOP_LEVEL_POINTS)
    for level, (cost, reward) in enumerate(zip(costs, [*rewards, top], strict=True), start=1):
        yield words.level.format(level=level, cost=left(cost, wide), reward=reward)


def _cost_text(gems: Gems, labels: Labels, words: Catalog) -> str:
    counts = zip(COLORS, gems, strict=True)
    forms = [(count, {"c": labels.color(color), **words.colors[color]}) for color, count in counts if count]
    return ", ".join(form(words.gems_of_cost, count).format(n=count, **color) for count, color in forms)


# -- a set ------------------------------------------------------------------------------------------------------------


def set_text(card_set: CardSet, labels: Labels = LABELS[Language.EN]) -> str:
    """List the cards of a set by kind, each with its number, its id, its name and its sections."""
    language, words = labels.language, catalog_of(labels.language)
    kinds: dict[CardKind, tuple[Card, ...]] = {CardKind.CHARACTER: card_set.characters, CardKind.LAW: card_set.laws}
    numbers = [f"{len(cards)} {words.kinds[kind].named(len(cards))}" for kind, cards in kinds.items()]
    blocks = [f"{printable(name_in(card_set.names, language))}: {', '.join(numbers)}"]
    for kind, cards in kinds.items():
        if cards:
            title = words.kinds[kind].named()
            listed = _listed(sorted(cards, key=lambda card: card.number), labels, words)
            blocks.append("\n".join([f"{title[0].upper()}{title[1:]}", *listed]))
    return "\n\n".join(blocks)


def _listed(cards: Sequence[Card], labels: Labels, words: Catalog) -> list[str]:
    (number, name), places = words.columns, words.section_names
    rows = [(number, "id", name, *places)]
    rows += [
        (str(card.number), card.id, name_of(card, labels.language), *_section_words(card.sections, labels, words))
        for card in cards
    ]
    return [*table_lines(rows, words=range(1, len(rows[0])))]
