"""Words that people write in files where a word of a format is meant; the locales have those of other languages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from viceroy.messages import closest, folded, joined, shown
from viceroy.wording.languages import languages

if TYPE_CHECKING:
    from viceroy.wording.catalog import TypedWords

_SYNONYMS = {
    "science": "science_token science_tokens",
    "magic": "magic_token magic_tokens",
    "defense": "defense_token defense_tokens shield shields",
    "attack": "attack_token attack_tokens sword swords",
    "opponents": "others",
    "top_left": "left",
    "top_right": "right",
    "on_play": "effect effects reward",
    "price": "cost",
    "for": "then",
    "adjacent": "neighbors neighbours touching",
    "above": "on_top on_top_of_this resting_here",
    "below": "under underneath",
    "beside": "next_to",
    "tucked": "under_cards tucked_cards",
    "rests_on": "lies_on resting_on",
    "cost_gems": "costs cost",
    "opponents_with_fewer": "opponents_with_less players_with_fewer others_with_fewer",
    "opponents_with_more": "players_with_more others_with_more",
    "each_level": "per_level every_level",
    "cards": "characters laws",
    "law_deck": "laws",
    "reserve_deck": "characters",
    "characters": "cards",
    "power": "points power_points power_token power_tokens vp victory_point victory_points",
    "points": "vp victory_points",
    "skip": "left empty offset",
    "pyramid": "my_pyramid own_pyramid",
    "development": "build building",
    "auction": "bidding bids bid",
    "has_card": "won",
    "law": "law_deck",
    "cases": "tests",
    "position": "given",
    "actions": "when moves",
    "then": "expect expected",
    "law_played": "card_played",
    "card_taken": "card_won",
    "draw": "cards draw_cards",
    "fewest": "fewer least",
    "on_levels": "levels level only_on_level only_on_levels",
    "per": "for for_each each",
    "card": "id",
    "none": "no without",
    "some": "yes any",
    "up_to": "max maximum cap",
    "do": "then",
    "passed": "i_pass",
    "circle_closed": "closes_circle",
    "turn_ended": "end_of_turn turn_end",
    "round_ended": "end_of_round round_end",
    "rows": "levels",
    "any": "all",
    "at_least": "min minimum",
    "event": "when trigger",
    "name": "title names",
    "extends": "include includes based_on",
    "format": "version",
    "added": "yes own",
    "others_lose": "others_give others_pay opponents_lose",
    "others_gain": "others_get others_take opponents_gain",
}

_CARDS_OF_A_KIND = {"characters": " with kind: character", "laws": " with kind: law"}
"""The rest of the suggestion where cards are written by their kind."""


def suggestion(word: str, known: Iterable[str]) -> str:
    """Return a suggestion to append to a message, empty if nothing is similar and nothing means the same.

    >>> suggestion("colour", ["color", "value"]), suggestion("rot", ["blue", "red"])
    ("; did you mean 'color'?", "; did you mean 'red'?")
    >>> suggestion("laws", ["cards", "circles"])
    "; did you mean 'cards' with kind: law?"
    >>> suggestion("tuck", ["tuck_from_hand", "tuck_free_card", "draw"])
    "; did you mean 'tuck_from_hand' or 'tuck_free_card'?"
    """
    written, name = _closest(word, known := [*known])
    parts = [other for other in known if folded(word) in folded(other).split("_")]
    if len(parts) == 2 and name in (None, *parts):
        return f"; did you mean {joined(map(shown, parts), 'or')}?"
    if name is None:
        among = [part for part in word.split() if part in known]
        return f"; did you mean {shown(among[0])}?" if len(among) == 1 else ""
    return f"; did you mean {shown(name)}{_CARDS_OF_A_KIND.get(written, '') if name == 'cards' else ''}?"


def meant(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is suggested for another one; None if nothing is similar and nothing means the same.

    >>> meant("colour", ["color", "value"])
    'color'
    """
    return _closest(word, known)[1]


def synonymous(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that another one means, in any language; None if it is at most similar to one.

    >>> synonymous("maximum", ["up_to"]), synonymous("upto", ["up_to"])
    ('up_to', None)
    """
    return next((name for name in known if folded(word) in map(folded, (name, *_all_words(name)))), None)


def joining_words() -> frozenset[str]:
    """Return the words for "and" and "or" between others, in all languages.

    >>> {"and", "oder"} <= joining_words()
    True
    """
    return frozenset(word for typed in _typed() for word in typed.joining.split())


@cache
def number_words() -> dict[str, int]:
    """Return the words for small numbers in all languages, each with its number.

    >>> number_words()["three"], number_words()["drei"]
    (3, 3)
    """
    by_name = [(name, words) for typed in _typed() for name, words in typed.words.items() if name.isdecimal()]
    return {word: int(name) for name, words in by_name for word in words.split()}


@cache
def _typed() -> tuple[TypedWords, ...]:
    from viceroy.wording.catalog import catalog_of  # a catalog is large, and most files need none

    return tuple(catalog_of(tag).typed for tag in languages())


def _closest(word: str, known: Iterable[str]) -> tuple[str, str | None]:
    """Return the known word or synonym that is most similar to a word, and the known word; else its translation.

    Translations of keys are taken only where no other word is similar, and only as they are written there.
    """
    names = [*known]
    by_word = {folded(other): name for name in names for other in _synonyms(name)}
    by_word |= {folded(name): name for name in names}
    translated = (name for name in names if folded(word) in map(folded, _translations(name)))
    written = closest(word, by_word)
    return ("", next(translated, None)) if written is None else (written, by_word[written])


def _all_words(name: str) -> list[str]:
    return [*_synonyms(name), *_translations(name)]


def _synonyms(name: str) -> list[str]:
    return " ".join([_SYNONYMS.get(name, ""), *(typed.words.get(name, "") for typed in _typed())]).split()


def _translations(name: str) -> list[str]:
    return " ".join(typed.keys.get(name.replace("_", "-"), "") for typed in _typed()).split()
