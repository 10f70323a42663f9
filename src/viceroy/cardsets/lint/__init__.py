"""What looks wrong in a card set that can be read: warnings, never errors, from checks of cards and of the whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from viceroy.cardsets.card_rules import CARD_LISTS
from viceroy.cardsets.lint import cards, playing, scoring
from viceroy.cardsets.lint.remarks import Check, Subject, Whole, Written
from viceroy.errors import Code, Path
from viceroy.model.cards import CardSet

if TYPE_CHECKING:
    from viceroy.cardsets.layers import Part
    from viceroy.text.problems import Problems
    from viceroy.text.yaml_text import Document

ON_CARDS: tuple[Check, ...] = (*scoring.CHECKS, *playing.CHECKS, *cards.CARD_CHECKS)
"""What is looked for on each card of its own that a set has."""

CHECKS: tuple[Check, ...] = (*ON_CARDS, *cards.DECK_CHECKS)
"""All that is looked for."""

MOST_WARNINGS = 100


class Warned(NamedTuple):
    """A warning: the number of the card, None for the set; the keys from there on; the code and the message."""

    number: int | None
    keys: Path
    code: Code
    message: str


def warnings_of(
    card_set: CardSet, own: Mapping[int, Written], printed: CardSet, shipped: CardSet | None = None
) -> Iterator[Warned]:
    """Yield what looks wrong in a set, at most 100 warnings.

    `own` are the cards that are looked at, those of the set's own files, by their numbers: how the files write each.
    The other cards come from sets that this one extends. The balance is that of the whole. `shipped` is the shipped set
    of the same id, if there is one.
    """
    return islice(_warnings_of(Whole(card_set, printed, own, shipped), own), MOST_WARNINGS)


def _warnings_of(whole: Whole, own: Mapping[int, Written]) -> Iterator[Warned]:
    for number, written in own.items():
        subject = Subject(whole, whole.card_set.by_number[number], written)
        for check in ON_CARDS:
            for keys, message in check.find(subject):
                yield Warned(number, keys, check.code, message)
    if own:
        for check in cards.DECK_CHECKS:
            for keys, message in check.find(whole):
                yield Warned(None, keys, check.code, message)


# -- at the keys of the files -----------------------------------------------------------------------------------------


def lint_parts(parts: Sequence[Part], card_set: CardSet, printed: CardSet, shipped: CardSet | None = None) -> None:
    """Add to the files of a set what looks wrong in it; `card_set` may have more cards than these files."""
    files = [(part.document, part.faults) for part in parts if part.document and part.faults]
    places: dict[int, tuple[Document, Problems, Path]] = {}
    for part in parts:
        for name in CARD_LISTS:
            for index, card in enumerate(getattr(part.form, name, ())):
                if part.document and part.faults:
                    places[card.number] = part.document, part.faults, (name, index)
    own = {number: _written(document, keys) for number, (document, _, keys) in places.items()}
    for warned in warnings_of(card_set, own, printed, shipped):
        if warned.number is None:
            holder = next((faults for document, faults in files if warned.keys[0] in document.root.keys), files[0][1])
            faults, keys = holder, warned.keys
        else:
            _, faults, keys = places[warned.number]
            keys = (*keys, *warned.keys)
        faults.warn(keys, warned.message, warned.code, at_key=True)


def _written(document: Document, keys: Path) -> Written:
    def behind(inner: Path) -> str:
        node = document.root.at((*keys, *inner))
        line = document.lines[node.line - 1][node.column - 1 :]
        return line.removeprefix(node.raw) if line.startswith(node.raw) else ""

    return Written(document.root.at(keys).plain(), behind)
