"""Refusals in words: why an action is not legal, as a sentence to the player, in any language."""

from __future__ import annotations

from viceroy.errors import Refusal, RefusalCode, check_type
from viceroy.messages import joined
from viceroy.model.quantities import CardKind, Counted
from viceroy.model.tokens import COLORS
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.laws import gems_text


def refusal_text(refusal: Refusal, language: str = "en") -> str:
    """Return why an action is refused, with the rule number.

    `language` is the code of a `Language`, such as "de", or a locale such as "pt-BR"; others raise `ValueError`.

    >>> refusal_text(Refusal(RefusalCode.CANNOT_PAY, "R6.6", 0, (1, 1, 0, 0), (1, 0, 0, 2)))
    'it costs 1 blue, 1 red, but you have 1 blue, 2 yellow behind your screen (R6.6)'
    """
    check_type(refusal, Refusal, "a Refusal")
    catalog = catalog_of(language)
    messages, words, code = catalog.refusals, catalog.words, refusal.code
    needed, available = refusal.needed, refusal.available
    message = messages.sentences[code]
    if code is RefusalCode.NOT_A_CARD_TO_REPLACE and refusal.rule == "B29":
        message = messages.free_card_to_replace
    color = None
    if code is RefusalCode.NO_GEM and sorted(needed) == [0, 0, 0, 1]:
        message, color = messages.no_gem_of_color, COLORS[needed.index(1)]
    sentence = message.format(
        needed=_gems(needed, catalog),
        available=_gems(available, catalog),
        others=messages.or_others if any(needed) else "",
        n=_first(needed),
        found=_first(available),
        either=joined(needed, words.either),
        listed=joined(available, words.both),
        laws=words.kinds[CardKind.LAW].nominative_counted(_first(available)),
        characters=words.kinds[CardKind.CHARACTER].nominative_counted(_first(available[1:])),
        color=color,
    )
    return f"{sentence} ({refusal.rule})"


def _gems(numbers: tuple[int, ...], catalog: Catalog) -> str:
    if len(numbers) == len(COLORS):
        return gems_text(numbers, catalog)
    return catalog.words.nouns[Counted.GEMS].counted(sum(numbers))


def _first(numbers: tuple[int, ...]) -> int:
    """Return the first number, if there is one."""
    return next(iter(numbers), 0)
