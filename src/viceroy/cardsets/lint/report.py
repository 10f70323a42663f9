"""All that looks wrong in a card set: each check, on each card and on the whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from viceroy.cardsets.lint import cards, deck, playing, scoring
from viceroy.cardsets.lint.remarks import Check, Subject, Whole, Written
from viceroy.errors import Code
from viceroy.model.cards import CardSet
from viceroy.plaindata.faults import Path

ON_CARDS: tuple[Check, ...] = (*scoring.CHECKS, *playing.CHECKS, *cards.CHECKS)
"""What is looked for on each card of its own that a set has."""

CHECKS: tuple[Check, ...] = (*ON_CARDS, *deck.CHECKS)
"""All that is looked for."""

MOST_WARNINGS = 100


class Warned(NamedTuple):
    """A warning: the number of the card, None for the set; the keys from there on; what to tell."""

    number: int | None
    keys: Path
    code: Code
    message: str


def warnings_of(card_set: CardSet, own: Mapping[int, Written], printed: CardSet) -> Iterator[Warned]:
    """Yield what looks wrong in a set, at most 100 warnings.

    `own` are the cards that are looked at, those of the set's own files, by their numbers: how the files write each.
    The other cards come from sets that this one extends. The balance is that of the whole.
    """
    return islice(_warnings_of(Whole(card_set, printed, own), own), MOST_WARNINGS)


def _warnings_of(whole: Whole, own: Mapping[int, Written]) -> Iterator[Warned]:
    for number, written in own.items():
        subject = Subject(whole, whole.card_set.by_number[number], written)
        for check in ON_CARDS:
            for keys, message in check.find(subject):
                yield Warned(number, keys, check.code, message)
    if own:
        for check in deck.CHECKS:
            for keys, message in check.find(whole):
                yield Warned(None, keys, check.code, message)
