"""Claims about all catalogs that no golden file can make."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pydoc import plain, render_doc
from random import Random
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

import viceroy
from any_laws import any_card, any_clause
from effort import tries
from law_play import bare_law
from locale_faults import found_in, key_of, locale
from viceroy.cardsets.forms import card_forms
from viceroy.errors import Refusal, RefusalCode
from viceroy.messages import joined
from viceroy.model import laws
from viceroy.model.cards import LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, LowerCost, Pay, Reward, Trigger, Whenever
from viceroy.model.points import FlatPoints, PointsClause, PointsPer
from viceroy.model.quantities import NARROWED, Condition, Counted, Distinct, Greatest, Least, Quantity, Sum, Where
from viceroy.model.tokens import Color
from viceroy.render.text_table import players_text
from viceroy.resources import resource_root
from viceroy.scoring.items import LawItem, MagicItem
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import LOCALES, finished_tags, language_of, languages
from viceroy.wording.laws import (
    clause_sentence,
    condition_text,
    effect_sentence,
    effects_text,
    gems_text,
    law_sentences,
)
from viceroy.wording.reasons import reason

every_language = pytest.mark.parametrize("language", finished_tags())

# -- catalogs ---------------------------------------------------------------------------------------------------------


@every_language
def test_nouns_of_a_color_are_those_that_can_be_counted_by_color(language: str) -> None:
    assert {*catalog_of(language).words.colored} == {counted for counted, _ in NARROWED["color"]}


@every_language
def test_each_noun_finds_its_articles(language: str) -> None:
    """An article is the same for all genders, or has a form for each of them."""
    catalog, messages = catalog_of(language), locale(resource_root() / LOCALES / language).messages
    words, quantities = catalog.words, catalog.quantities
    nouns = [noun for table in (words.nouns, words.kinds, words.colored) for noun in table.values()]
    nouns += (quantities.sets, quantities.kinds_among, quantities.opponents_with_fewer)
    genders = {noun.gender for noun in nouns}
    for name in ("quantities-each", "quantities-none", "quantities-each-one"):
        for choice in found_in(messages[name]).choices:
            assert {key_of(variant) for variant in choice.variants} == genders


SLIPS = {
    "a word twice": re.compile(r"\b(\w+) \1\b", re.IGNORECASE),
    "two numbers side by side": re.compile(r"\d \d"),
    "an empty list": re.compile(r"\(\W*\)|\[\W*\]|\(\d+\) *([;.(]|$)"),
    "stray punctuation": re.compile(r"[,;:.]\s*[,;:.]|(?<![\s([])[([]|[([]\s|[^\S\u00a0][,.;:)\]]|\s$|  "),
    "a placeholder or a keyword": re.compile(r"[{}_|]|None"),
}


def slips_in(sentence: str, language: str) -> list[str]:
    """Return what is wrong with a sentence as a text, whatever it says."""
    english = [" 1 points", " 1 gems", " 1 cards"]
    of_language = english if language == "en" else [" the ", " each "]
    slips = [f"{what}: {found[0]!r}" for what, slip in SLIPS.items() if (found := slip.search(sentence))]
    slips += [
        f"opened and not closed: {pair}" for pair in ("()", "[]") if sentence.count(pair[0]) != sentence.count(pair[1])
    ]
    slips += [words for words in of_language if words in sentence]
    return slips if sentence[0].isupper() and sentence.endswith(".") else [*slips, "no capital or no period"]


@every_language
@pytest.mark.parametrize("seed", range(tries(40)))
def test_each_law_is_told_in_whole_sentences(language: str, seed: int) -> None:
    """Sound as texts, and as many as in English."""
    law: LawCard = card_forms().read(any_card(Random(seed), 1), LawCard)
    sentences = law_sentences(law, language)
    assert {sentence: slips for sentence in sentences if (slips := slips_in(sentence, language))} == {}
    assert len(sentences) == len(law_sentences(law)) >= len(law.on_play) + len(law.whenever) + len(law.scoring)


@every_language
@pytest.mark.parametrize("seed", range(tries(20)))
def test_each_reason_of_a_law_is_sound_as_a_text(language: str, seed: int) -> None:
    law: LawCard = card_forms().read(any_card(Random(seed), 1), LawCard)
    items = [LawItem(Place(1, 0), law, clause, n, n, asked=n) for clause in law.scoring for n in (0, 1, 2, 5)]
    told = {viceroy.reason(item, language) for item in items}
    assert {text for text in told if any(slip.search(text) for slip in SLIPS.values())} == set()


# -- lists ------------------------------------------------------------------------------------------------------------


@every_language
def test_the_same_discount_on_four_levels_is_one_sentence(language: str) -> None:
    discounts = tuple(LowerCost(1, Color.RED, level) for level in (1, 2, 3, 4))
    (sentence,) = law_sentences(bare_law(90, while_here=discounts), language)
    either = catalog_of(language).words.either
    assert f"1, 2, 3 {either} 4" in sentence
    (anywhere,) = law_sentences(bare_law(90, while_here=(LowerCost(1, Color.RED),)), language)
    on_all = (*discounts, LowerCost(1, Color.RED, 5))
    assert law_sentences(bare_law(90, while_here=on_all), language) == (anywhere,)


@every_language
def test_discounts_that_add_up_on_a_level_are_told_one_by_one(language: str) -> None:
    twice = (LowerCost(1, Color.RED, 4), LowerCost(1, Color.RED, 4))
    assert len(law_sentences(bare_law(90, while_here=twice), language)) == 2


@every_language
def test_many_sets_of_one_thing_on_neighboring_levels_fit_in_a_sentence(language: str) -> None:
    """Twelve circles, in six sets: the things, levels and players are named once, so far as they are the same."""
    circles = Quantity(Counted.CIRCLES, Where.PYRAMID)
    sets = [
        Least(tuple(attrs.evolve(circles, color=color, level=level) for level in (low, low + 1)))
        for color in (Color.RED, Color.BLUE)
        for low in (2, 3, 4)
    ]
    assert len(clause_sentence(PointsPer(3, Sum(tuple(sets))), catalog_of(language))) <= 300


def _is_flat(clause: PointsClause) -> bool:
    """Whether no list of a clause holds another one, or more than three things."""
    quantities = [getattr(clause, name, None) for name in ("per", "most", "fewest")]
    quantities += [clause.condition and clause.condition.of]
    lists = [getattr(quantity, "parts", ()) for quantity in quantities]
    return all(len(parts) <= 3 and not any(hasattr(part, "parts") for part in parts) for parts in lists)


@cache
def _flat_clauses() -> list[PointsClause]:
    drawn = [card_forms().read(any_clause(Random(seed)), PointsClause) for seed in range(tries(2000, quick=60))]
    return [clause for clause in drawn if _is_flat(clause)]


@every_language
def test_a_clause_of_lists_of_three_things_takes_no_long_sentence(language: str) -> None:
    """A long condition is a sentence of its own; lists do not say what a complete set is."""
    for clause in _flat_clauses():
        text = clause_sentence(clause, catalog_of(language))
        assert max(map(len, text.split(". "))) <= 300, text


@every_language
def test_a_long_condition_of_a_clause_is_a_sentence_of_its_own(language: str) -> None:
    places = Where.ROW, Where.ADJACENT, Where.HERE
    many = Least(tuple(Quantity(Counted.MAGIC_BONUS, where) for where in places))
    short, long = (FlatPoints(3, condition=Condition(of, at_least=2)) for of in (many.parts[0], many))
    assert ". " not in clause_sentence(short, catalog_of(language))
    clause = PointsPer(2, many, every=2, condition=long.condition)
    first, second = clause_sentence(clause, catalog_of(language)).split(". ")
    assert first + "." == clause_sentence(PointsPer(2, many, every=2), catalog_of(language))
    assert condition_text(Condition(many, at_least=2), catalog_of(language)) in second


@every_language
def test_nothing_of_a_sum_is_nothing_of_each_part(language: str) -> None:
    """Neither, nor: however the parts are counted together."""
    parts = (Quantity(Counted.MAGIC, Where.PYRAMID), Quantity(Counted.SCIENCE, Where.PYRAMID))
    catalog = catalog_of(language)
    told = {condition_text(Condition(kind(parts), at_most=0), catalog) for kind in (Sum, Greatest, Distinct)}
    assert len(told) == 1
    assert catalog.quantities.nor in told.pop()


@every_language
def test_a_law_that_may_be_used_or_not_does_not_say_so_twice(language: str) -> None:
    """An effect that its player may leave out is told the same whether or not the law asks before."""
    of_player = (laws.Untuck(1), laws.StoreGems(2))
    rules = Whenever(Trigger.TURN_ENDED, may_do=of_player), Whenever(Trigger.TURN_ENDED, do=of_player)
    told = [law_sentences(bare_law(90, whenever=(rule,)), language) for rule in rules]
    assert told[0] == told[1]


def test_german_gems_stand_in_the_nominative_in_a_list_and_in_the_accusative_after_a_verb() -> None:
    moment = viceroy.load_position(text="{format: position/1, players: [{gems: {red: 1, blue: 2}}, {attack: 1}]}")
    seen, german = viceroy.view(moment, 0), catalog_of("de")
    assert f"{moment.rules.players[0]} (du): 2 blaue, 1 roter; " in players_text(seen, 80, german)
    assert ">Hinter dem Sichtschirm: 2 blaue, 1 roter<" in viceroy.svg(seen, "de")
    assert gems_text((2, 1, 0, 0), german) == "2 blaue, 1 roten"


@pytest.mark.parametrize(
    ("effect", "alone", "behind"),
    [
        (laws.OthersGain(gems=1), "Jeder andere Spieler nimmt 1 Edelstein", "nimmt jeder andere Spieler 1 Edelstein"),
        (laws.OthersLose(2), "Jeder andere Spieler legt 2 Edelsteine", "legt jeder andere Spieler 2 Edelsteine"),
        (Pay((laws.Gain(Reward(gems=1)),), cards=1), "Du darfst 1 Handkarte abwerfen; tust du es, nimm",
         "darfst du 1 Handkarte abwerfen; tust du es, nimm"),
    ],
)  # fmt: skip
def test_a_german_verb_follows_what_stands_before_it(effect: laws.Effect, alone: str, behind: str) -> None:
    german, draw = catalog_of("de"), laws.Draw(Deck.LAWS, 1)
    assert effect_sentence(effect, german).startswith(alone)
    assert f"danach {behind}" in effects_text((draw, effect), german)
    two = effect_sentence(laws.Choose(((effect,), (draw, effect))), german)
    assert f"(1) {alone[0].lower()}{alone[1:]}" in two
    assert f"danach {behind}" in two
    held = laws.Conditional(Quantity(Counted.MAGIC, Where.PYRAMID), at_least=1, then=(effect,))
    assert f", {behind}" in effect_sentence(held, german)


@every_language
def test_what_each_thing_scores_is_told_in_points(language: str) -> None:
    """Four gems for 2 points each: the reason has no "2 for 1"."""
    gems = PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE))
    card = bare_law(90, scoring=(gems,))
    told = reason(LawItem(Place(1, 0), card, gems, 4, 8), language)
    units = {"en": "2 for each", "de": "je 2 Punkte", "fr": "2 points par unité", "it": "2 punti per unità",
             "pt": "2 pontos por unidade", "ru": "2 очка за каждую единицу"}  # fmt: skip
    assert told.endswith(units[language])


# -- languages --------------------------------------------------------------------------------------------------------


@every_language
def test_the_catalog_of_a_language_says_which_it_is(language: str) -> None:
    assert catalog_of(language).language == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt-BR"}, "pt"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "fr.UTF-8"}, "fr"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANGUAGE": "de:en", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LANGUAGE": "ja:pt_BR:de", "LC_ALL": "fr_FR.UTF-8"}, "pt"),
        ({"LANGUAGE": "ja", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANGUAGE": "", "LANG": "it_IT"}, "it"),
        ({"LANGUAGE": "de"}, "de"),
        ({"LANGUAGE": "de", "LANG": "C.UTF-8"}, "de"),
        ({"LANGUAGE": "de", "LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANGUAGE": "de", "LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    """LANGUAGE goes first, then LC_ALL, LC_MESSAGES, LANG; a language that no rulebook has gives English.

    As with GNU gettext, the locale C means English, and C.UTF-8 leaves it to LANGUAGE.
    """
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("environment", "language"), [({}, "ru"), ({"LANG": "de_DE"}, "de"), ({"LANGUAGE": "ja"}, "en")]
)
def test_the_language_of_the_system_counts_where_nothing_else_is_said(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment, "ru_RU") == language


def test_on_windows_the_language_is_that_in_which_it_shows_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are no locales in its environment; 0x0407 is German (Germany), 0x0411 Japanese."""
    from viceroy.cli.output import language

    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "win32")
    for identifier, tag in ((0x0407, "de"), (0x0411, "en"), (0, "en")):
        kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda found=identifier: found)
        monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=kernel), raising=False)
        assert language() == tag


# -- from Python ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "DE", "de_AT", "de-CH", "de_DE.UTF-8", "de@euro"])
def test_a_language_is_named_by_its_code_or_a_locale(language: str) -> None:
    magic = MagicItem(3, (2,))
    assert viceroy.reason(magic, language) == "3 Magiemarker mal Magiebonus +2"
    (sentence,) = viceroy.law_sentences(viceroy.load_card_set("printed").by_number[76], language)[1:]
    assert sentence == "Bei Spielende erhältst du 2 Punkte für jeden Edelstein auf diesem Gesetz."


SEEN = viceroy.view(viceroy.new_game(("Ada", "Ben"), seed=7), 0)
ASKED: dict[str, Callable[[Any], object]] = {
    "a reason": lambda language: viceroy.reason(MagicItem(1, (2,)), language),
    "a law": lambda language: viceroy.law_sentences(SEEN.rules.card(76), language),
    "a question": lambda language: viceroy.prompt_text(SEEN, language),
    "a choice": lambda language: viceroy.choice_text(SEEN, SEEN.legal[0], language),
    "a refusal": lambda language: viceroy.refusal_text(Refusal(RefusalCode.STALE, "R5.1", 0), language),
    "events": lambda language: viceroy.Narrator(("Ada", "Ben"), SEEN.rules.card_set, language),
    "a hint": lambda language: viceroy.hint(SEEN, iterations=2, language=language),
    "a drawing": lambda language: viceroy.svg(SEEN, language),
}
"""What takes a language."""

every_function = pytest.mark.parametrize("asked", ASKED)


@every_function
@pytest.mark.parametrize("language", ["german", "xx", "", "C", "d", "deutsch"])
def test_an_unknown_language_is_named_with_the_known_ones(language: str, asked: str) -> None:
    with pytest.raises(ValueError, match=joined([*languages()])) as raised:
        ASKED[asked](language)
    assert repr(language) in str(raised.value)


@every_function
@pytest.mark.parametrize("language", [None, 7, b"de"])
def test_what_is_no_text_is_no_language(language: Any, asked: str) -> None:
    with pytest.raises(TypeError, match="a language such as 'de'"):
        ASKED[asked](language)


@pytest.mark.parametrize("asked", sorted(ASKED.keys() - {"events", "a hint"}))
def test_a_locale_is_as_good_as_a_language(asked: str) -> None:
    """A narrator equals no other, and a hint may take other trials."""
    assert ASKED[asked]("pt-BR") == ASKED[asked]("pt") != ASKED[asked]("en")


def test_the_help_of_these_functions_fits_on_a_screen() -> None:
    for function in (viceroy.reason, viceroy.law_sentences):
        text = plain(render_doc(function))
        assert len(text) < 1000
        assert "language: 'str' = 'en'" in text
