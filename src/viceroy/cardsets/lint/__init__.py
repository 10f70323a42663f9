"""Warnings about what looks wrong in a card set that can be read, from checks of its cards and of the whole set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from viceroy.cardsets.forms import CARD_LISTS
from viceroy.cardsets.lint import cards, laws
from viceroy.cardsets.lint.context import CardContext, LintCheck, SetContext, WrittenCard
from viceroy.errors import Code, Path
from viceroy.messages import joined, shown
from viceroy.model.cards import CardSet, name_in

if TYPE_CHECKING:
    from viceroy.cardsets.stack import SetFile
    from viceroy.text.source import Problems

ON_CARDS: tuple[LintCheck, ...] = (*laws.CHECKS, *cards.CARD_CHECKS)
"""The checks of each card that the files of a set write."""

CHECKS: tuple[LintCheck, ...] = (*ON_CARDS, *cards.SET_CHECKS)
"""All checks."""

MAX_WARNINGS = 100


class _Warning(NamedTuple):
    """A warning about a key of a file."""

    faults: Problems
    keys: Path
    code: Code
    message: str


class _Place(NamedTuple):
    """The location of a card: its file, the problems of that file, and the keys that lead to the card."""

    part: SetFile
    faults: Problems
    keys: Path


def lint_parts(parts: Sequence[SetFile], card_set: CardSet, printed: CardSet, shipped: CardSet | None = None) -> None:
    """Add warnings about a set, at most 100, to the problems of its files.

    The files may extend sets below: `card_set` has the cards of all of them, and only those of the files are checked.
    The balance is that of the whole. `shipped` is the shipped set of the same id, if there is one.
    """
    files = [(part, part.faults) for part in parts if part.faults]
    places = {
        card.number: _Place(part, part.faults, (name, index))
        for part in parts
        for name in CARD_LISTS
        for index, card in enumerate(getattr(part.form, name, ()))
        if part.faults
    }
    of_set = SetContext(card_set, printed, places.keys(), shipped)
    for faults, keys, code, message in islice(_warnings(of_set, places, files), MAX_WARNINGS):
        faults.warn(keys, message, code, at_key=True)


def _warnings(
    of_set: SetContext, places: dict[int, _Place], files: list[tuple[SetFile, Problems]]
) -> Iterator[_Warning]:
    for number, (part, faults, keys) in places.items():
        card = CardContext(of_set, of_set.card_set.by_number[number], _written(part, faults, keys))
        for check in ON_CARDS:
            if check.code in faults.source.told_at_head:
                continue
            for finding in check.find(card):
                yield _Warning(faults, (*keys, *finding.keys), check.code, finding.message)
    for check in cards.SET_CHECKS if places else ():
        for finding in check.find(of_set):
            holders = (faults for part, faults in files if finding.keys[0] in part.data)
            yield _Warning(next(holders, files[0][1]), finding.keys, check.code, finding.message)


def find_untranslated(parts: Sequence[SetFile], languages: Iterable[str]) -> None:
    """Add a warning to each name of the set and of its cards that is missing in some of the languages."""
    wanted = tuple(dict.fromkeys(languages))
    for part in parts:
        if part.form is None or part.faults is None:
            continue
        cards = [
            ((name, index), card.names) for name in CARD_LISTS for index, card in enumerate(getattr(part.form, name))
        ]
        for keys, names in (((), part.form.names), *cards):
            missing = [language for language in wanted if language not in dict(names or ())]
            if names and missing:
                message = f"the name {shown(name_in(names, 'en'))} is still to translate into {joined(missing)}"
                part.faults.warn((*keys, "name"), message, Code.MISSING_KEY)


def _written(part: SetFile, faults: Problems, keys: Path) -> WrittenCard:
    name, index = keys
    return WrittenCard(part.data[name][index], lambda inner: faults.source.behind((*keys, *inner)))
