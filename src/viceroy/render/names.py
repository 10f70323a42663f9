"""What a card is called on a drawing and in a sentence.

Rule 1: a card's own number and names, made safe to show. Rule 2: nothing here knows where a card lies.
"""

from __future__ import annotations

from viceroy.cards import AnyCard, DescribedCard, name_in
from viceroy.render.text import printable

NO_NUMBER = "-"


def number_of(card: AnyCard) -> str:
    """Return the number as it is shown; a described card may have none."""
    return NO_NUMBER if card.number is None else str(card.number)


def name_of(card: AnyCard, language: str) -> str:
    """Return the name in a language, else in English; a described card has none."""
    return "" if isinstance(card, DescribedCard) else printable(name_in(card.names, language))


def title_of(card: AnyCard, language: str) -> str:
    """Return number and name, as far as the card has them.

    >>> from viceroy.cards import DescribedCard, Sections
    >>> title_of(DescribedCard(Sections(None, None, None, None), number=3), "en")
    '3'
    """
    return f"{number_of(card)} {name_of(card, language)}".rstrip()
