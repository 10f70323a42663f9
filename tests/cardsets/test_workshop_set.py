"""The second shipped set: small, on top of the printed one, and a user of every word of the language."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args, get_type_hints

import attrs
import pytest

from positions import printed
from viceroy.cardsets import check_card_set, load_card_set, own_cards
from viceroy.model import cards, laws, points, quantities, tokens
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.tokens import COLORS
from viceroy.render.card_pictures import MM, law_text
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags

WORKSHOP = load_card_set("workshop")
OWN = own_cards("workshop")
CHARACTERS = [card for card in OWN if isinstance(card, CharacterCard)]
LAWS = [card for card in OWN if isinstance(card, LawCard)]

# -- every word -------------------------------------------------------------------------------------------------------

Word = tuple[str, str]
"""A member of an enum, a class, or a field, which may be the same in several classes."""

MODULES = (cards, laws, points, quantities, tokens)


def types_in(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and not get_args(hint):
        yield hint
    for argument in get_args(hint):
        yield from types_in(argument)


def hints_of(kind: type) -> dict[str, Any]:
    """Return the types of the fields of a class; those that name classes declared later are looked up too."""
    names = {name: value for module in MODULES for name, value in vars(module).items()}
    return get_type_hints(kind, globalns=names)


def declared(kind: type, seen: set[type]) -> Iterator[Word]:
    if kind in seen:
        return
    seen.add(kind)
    if issubclass(kind, Enum):
        yield from ((kind.__name__, member.name) for member in kind)
    elif attrs.has(kind):
        yield "class", kind.__name__
        hints = hints_of(kind)
        for field in attrs.fields(kind):
            yield "field", field.name
            for one in types_in(hints[field.name]):
                yield from declared(one, seen)


def used(value: Any) -> Iterator[Word]:
    """Yield the words that a value uses: fields that are not left out, and members of enums."""
    if isinstance(value, Enum):
        yield type(value).__name__, value.name
    elif isinstance(value, tuple):
        for one in value:
            yield from used(one)
    elif attrs.has(type(value)):
        yield "class", type(value).__name__
        for field in attrs.fields(type(value)):
            inner = getattr(value, field.name)
            if inner != field.default:
                yield "field", field.name
                yield from used(inner)


def test_every_word_of_the_language_is_used() -> None:
    """Whoever looks for an example of a keyword finds one in this set; a new keyword has to find a place in it."""
    words = {*declared(CharacterCard, set()), *declared(LawCard, set())}
    found = {word for card in OWN for word in used(card)}
    found |= {("Placement", "NORMAL"), ("Whose", "MINE")}  # what is so where nothing is written
    assert sorted(words - found) == []


# -- a good set -------------------------------------------------------------------------------------------------------


def test_it_stands_on_the_printed_set() -> None:
    """All printed cards, twelve characters and at most fourteen laws; the new ones are in every game."""
    assert {*printed().cards} <= {*WORKSHOP.cards}
    assert (len(CHARACTERS), 10 <= len(LAWS) <= 14) == (12, True)
    assert {*WORKSHOP.kept} == {card.number for card in OWN}


def test_there_is_nothing_to_say_about_it() -> None:
    assert check_card_set("workshop", lint=True) == ()


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_level_costs_each_color_equally_often(level: int) -> None:
    """Three characters of each color, so that no color is worth more than another."""
    costs = [character.levels[level - 1].cost for character in CHARACTERS]
    assert {color: costs.count(color) for color in COLORS} == dict.fromkeys(COLORS, 3)


@pytest.mark.parametrize("language", finished_tags())
def test_its_laws_are_legible_in_every_language(language: str) -> None:
    """Type of 2.3 mm and more, as in a newspaper; every card has a name in each language."""
    assert [law.id for law in LAWS if law_text(law, catalog_of(language)).size / MM < 2.3] == []
    assert all(language in dict(card.names) for card in OWN)
