"""`viceroy cards`: the cards of a set."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, CommandError
from viceroy.errors import BadFile

if TYPE_CHECKING:
    from viceroy.model.cards import Card, CardSet

HELP = "list the cards of a set, or show some"
EXAMPLES = """\
  viceroy cards                               list the printed cards
  viceroy cards 32 76                         show two of them
"""

_LONGEST_NUMBER = 20  # digits shown of a number that no card has


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    what = "a card set (default: printed), or the number of a card; digits are always a number"
    parser.add_argument("cards", metavar="SET or NUMBER", nargs="*", help=what)


def run(options: argparse.Namespace) -> Answer:
    """List a card set, or show some of its cards."""
    from viceroy.cardsets import SHIPPED, load_card_set

    numbers = [text for text in options.cards if _is_number(text)]
    sets = [text for text in options.cards if not _is_number(text)]
    if len(sets) > 1:
        raise CommandError(f"one card set at a time, please: {sets[0]} or {sets[1]}?")
    try:
        card_set = load_card_set(sets[0] if sets else SHIPPED[0])
    except BadFile as bad:
        return Answer("", bad.problems)
    from viceroy.render.cards import card_text, set_text

    text = "\n\n".join(map(card_text, _cards(card_set, numbers))) if numbers else set_text(card_set)
    return Answer(f"{text}\n", colorful=True)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _cards(card_set: CardSet, numbers: Iterable[str]) -> list[Card]:
    """Return cards by their numbers, compared as text because a number may have any length."""
    by_text = {str(number): card for number, card in card_set.by_number.items()}
    wanted = [text.lstrip("0") or "0" for text in numbers]
    unknown = [text for text in wanted if text not in by_text]
    if unknown:
        from viceroy.render.cards import numbers_text

        most = _LONGEST_NUMBER
        shown = ", ".join(text if len(text) <= most else f"{text[:most]}..." for text in unknown)
        raise CommandError(f"no card has the number {shown}; this set has {numbers_text(card_set.by_number)}")
    return [by_text[text] for text in wanted]
