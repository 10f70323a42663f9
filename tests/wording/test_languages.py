"""Laws in the languages of the rulebooks: complete, and what each printed law says, read by a person."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from string import Formatter
from typing import Any, get_args, get_origin, get_type_hints

import attrs
import pytest
from hypothesis import HealthCheck, given, settings

from card_documents import LAWS, Data
from effort import tries
from positions import printed
from printed_laws import SENTENCES
from viceroy.cardsets.rules import card_forms
from viceroy.model.cards import LawCard
from viceroy.model.quantities import NARROWED, PLACES_COUNTED, Where, Whose
from viceroy.scoring import items
from viceroy.wording.catalog import Catalog
from viceroy.wording.languages import Language, catalog_of
from viceroy.wording.laws import law_sentences
from viceroy.wording.points import reason

ENGLISH = catalog_of(Language.EN)
every_language = pytest.mark.parametrize("language", Language)
OTHERS = [language for language in Language if language is not Language.EN]

# -- complete -------------------------------------------------------------------------------------------------------


def texts_in(value: Any) -> Iterator[str]:
    """Yield all texts of a message, a table of messages or a noun."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts_in(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from texts_in(one)
    elif attrs.has(type(value)):
        yield from texts_in(attrs.astuple(value))


def put_in(value: Any) -> set[str]:
    """Return the names in braces."""
    fields = (field for text in texts_in(value) for _, field, _, _ in Formatter().parse(text))
    return {field for field in fields if field is not None}


COLORED = {counted for counted, _ in NARROWED["color"]}
COUNTED_PLACES = {(counted, where) for counted, places in PLACES_COUNTED.items() for where in places}


@every_language
def test_no_entry_of_a_table_is_missing(language: Language) -> None:
    """A keyword without words in a language is found here, before a player meets it."""
    words = catalog_of(language)
    for name, hint in get_type_hints(Catalog).items():
        if get_origin(hint) is dict:
            key = get_args(hint)[0]
            if isinstance(key, type) and issubclass(key, Enum) and name != "colored":
                assert {*getattr(words, name)} == {*key}, name
    for articles in (words.each, words.none, words.each_one):
        genders = [noun.gender for table in (words.nouns, words.kinds, words.colored) for noun in table.values()]
        assert {*articles} >= {*genders, words.sets.gender, words.kinds_among.gender}
    assert len({tuple(sorted(forms)) for forms in words.colors.values()}) == 1


@every_language
def test_nothing_is_said_of_what_there_is_not(language: Language) -> None:
    """Colors for what has a color, and special places for what is counted there."""
    words = catalog_of(language)
    assert {*words.colored} == COLORED
    assert {*words.places_of} <= COUNTED_PLACES


@every_language
def test_a_message_holds_what_its_english_one_holds(language: Language) -> None:
    """No number and no noun is left out, and nothing is asked for that is not put in."""
    words = catalog_of(language)
    forms = set(next(iter(words.colors.values())))
    for field in attrs.fields(Catalog):
        here, there = put_in(getattr(words, field.name)), put_in(getattr(ENGLISH, field.name))
        color = {"c"} if here & forms else set()
        numbers = {"thing", "things"} if field.name in ("found", "found_none", "table_of_one") else set()
        owner = {name for name in here | there if name.startswith(("owner", "deck", "noun"))}
        # a language may need one or several where English does not, and may say whose pyramid it is another way
        assert (here - forms) | color | numbers | owner == there | numbers | owner, field.name


@every_language
@given(data=LAWS)
@settings(max_examples=tries(40), suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_every_law_is_told_in_every_language(language: Language, data: Data) -> None:
    """As a sentence: it begins with a capital, ends with a period, and nothing of the code is left in it."""
    law: LawCard = card_forms().read(data, LawCard)
    sentences = law_sentences(law, catalog_of(language))
    assert len(sentences) == len(law_sentences(law))
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        left = [part for part in ("_", "{", "None", "  ", " ,", "..") if part in sentence]
        assert left == []
        if language is not Language.EN:
            assert " the " not in sentence
            assert " each " not in sentence


# -- read by a person -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("law", printed().laws, ids=lambda law: f"L{law.number}")
def test_a_printed_law_reads_as_a_player_of_the_language_says_it(language: Language, law: LawCard) -> None:
    """Written down by hand from what the law means, with the nouns of that language's rulebook."""
    said = " ".join(law_sentences(law, catalog_of(language))).replace("\u00a0", " ")
    assert said == SENTENCES[language][law.number]


def test_the_reasons_of_a_score_in_german() -> None:
    """A report is in one language."""
    words = catalog_of(Language.DE)
    assert reason(items.MagicItem(3, (2, 5)), words) == "3 Magiemarker mal 7, die Summe der Magieboni +2 und +5"
    told = "Angriffsmarker der Mitspieler: 5, eigene Verteidigung: 2; 3 mal -4"
    assert reason(items.AttackItem(5, 2), words) == told


def test_every_owner_has_words() -> None:
    """Mine, those of others, everybody's: the pyramids and the screens of each."""
    for language in Language:
        words = catalog_of(language)
        assert len({words.mine, words.others, words.everybodys}) == len(Whose)
        assert "{owner.behind_screen}" in str(words.places[Where.SCREEN])
