"""Laws in every language: complete, and what each printed law says, read by a person."""

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
from law_play import bare_law
from positions import printed
from printed_laws import SENTENCES
from viceroy.cardsets.card_rules import card_forms
from viceroy.model.cards import LawCard
from viceroy.model.lasting import HigherIncome, LowerCost, Occasion
from viceroy.model.laws import Gain, Look, LookedDeck, MoveToken, Pay, Rest, Reward, Untuck
from viceroy.model.quantities import (
    NARROWED,
    PLACES_COUNTED,
    CardKind,
    Condition,
    Counted,
    Quantity,
    Sum,
    Where,
    Whose,
)
from viceroy.model.tokens import Color, Tokens
from viceroy.scoring import items
from viceroy.wording.catalog import Catalog
from viceroy.wording.languages import Language, catalog_of
from viceroy.wording.laws import law_sentences
from viceroy.wording.points import reason
from viceroy.wording.quantities import condition_text, each_text

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


ONE_OR_SEVERAL = {"found", "found_none", "table_of_one", "there_are", "most", "most_alone"}


@every_language
def test_a_message_holds_what_its_english_one_holds(language: Language) -> None:
    """No number and no noun is left out, and nothing is asked for that is not put in."""
    words = catalog_of(language)
    forms = set(next(iter(words.colors.values())))
    for field in attrs.fields(Catalog):
        here, there = put_in(getattr(words, field.name)), put_in(getattr(ENGLISH, field.name))
        color = {"c"} if here & forms else set()
        numbers = {"thing", "things"} if field.name in ONE_OR_SEVERAL else set()
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
def test_a_printed_law_reads_as_a_player_of_the_language_says_it(language: Language) -> None:
    """Written down by hand from what the law means, with the nouns of that language's players."""
    said = {law.number: " ".join(law_sentences(law, catalog_of(language))) for law in printed().laws}
    assert {number: sentence.replace("\u00a0", " ") for number, sentence in said.items()} == SENTENCES[language]


LATE: dict[Language, tuple[str, ...]] = {
    Language.DE: (
        (
            "Zahle 2 Edelsteine beliebiger Farben und wirf 1 Handkarte ab, wenn du willst; wenn du es tust, nimm 10 "
            "Machtpunkte."
        ),
        (
            "Sieh dir die obersten 3 Karten des Gesetzeskartenstapels an; nimm 1 davon auf die Hand und lege die "
            "anderen zurück auf den Stapel, in beliebiger Reihenfolge."
        ),
        "Verschiebe, wenn du willst, einen Marker von einer Karte deiner Pyramide auf eine andere.",
        "Nimm bis zu 2 Karten unter diesem Gesetz zurück auf die Hand.",
        (
            "Solange dieses Gesetz offen in deiner Pyramide liegt, kostet dich eine Charakterkarte auf Stufe 3 "
            "1 roten Edelstein weniger."
        ),
        (
            "Solange dieses Gesetz offen in deiner Pyramide liegt, nimmst du 2 Edelsteine zusätzlich, wenn du in einer "
            "Auktion passt."
        ),
    ),
    Language.FR: (
        (
            "Payez 2 gemmes de votre choix et défaussez 1 carte de votre main, si vous le voulez ; dans ce cas, prenez "
            "10 points de pouvoir."
        ),
        (
            "Regardez les 3 premières cartes de la pioche Lois ; prenez-en 1 en main et remettez les autres sur la "
            "pioche, dans l'ordre de votre choix."
        ),
        "Déplacez, si vous le voulez, un jeton d'une carte de votre pyramide sur une autre.",
        "Reprenez en main jusqu'à 2 cartes glissées sous cette loi.",
        (
            "Tant que cette loi est visible dans votre pyramide, une carte Personnage placée au niveau 3 vous coûte "
            "1 gemme rouge de moins."
        ),
        (
            "Tant que cette loi est visible dans votre pyramide, vous prenez 2 gemmes de plus lorsque vous passez une "
            "enchère."
        ),
    ),
    Language.IT: (
        "Se vuoi, paga 2 gemme a tua scelta e scarta 1 carta dalla tua mano; in tal caso prendi 10 Punti Potere.",
        (
            "Guarda le prime 3 carte del mazzo Legge; prendine 1 in mano e rimetti le altre in cima al mazzo, "
            "nell'ordine che vuoi."
        ),
        "Se vuoi, sposta un gettone da una carta della tua piramide a un'altra.",
        "Riprendi in mano fino a 2 carte da sotto questa legge.",
        (
            "Finché questa legge è visibile nella tua piramide, una carta Personaggio giocata al livello 3 ti costa "
            "1 gemma rossa in meno."
        ),
        "Finché questa legge è visibile nella tua piramide, prendi 2 gemme in più quando passi in un'asta.",
    ),
    Language.PT: (
        "Se quiser, pague 2 gemas à sua escolha e descarte 1 carta da sua mão; nesse caso, pegue 10 pontos de poder.",
        (
            "Olhe as 3 cartas do topo do deck de cartas de lei; pegue 1 delas para a mão e devolva as outras ao topo "
            "do deck, na ordem que quiser."
        ),
        "Se quiser, mova um marcador de uma carta da sua pirâmide para outra.",
        "Pegue de volta para a mão até 2 cartas de baixo desta lei.",
        (
            "Enquanto esta lei estiver visível na sua pirâmide, uma carta de personagem jogada no nível 3 custa "
            "1 gema vermelha a menos para você."
        ),
        "Enquanto esta lei estiver visível na sua pirâmide, você pega 2 gemas a mais quando passa em um leilão.",
    ),
    Language.RU: (
        (
            "Вы можете заплатить 2 самоцвета любых цветов и сбросить 1 карту с руки; в этом случае возьмите 10 очков "
            "власти."
        ),
        (
            "Посмотрите 3 верхние карты колоды законов; возьмите 1 из них на руку и верните остальные на верх колоды "
            "в любом порядке."
        ),
        "Вы можете переложить один жетон с любой карты вашей пирамиды на другую её карту.",
        "Вы можете вернуть на руку до 2 карт из-под этого закона.",
        (
            "Пока этот закон лежит открытым в вашей пирамиде, карта персонажа на уровне 3 обходится вам на 1 красный "
            "самоцвет дешевле."
        ),
        "Пока этот закон лежит открытым в вашей пирамиде, вы берёте ещё 2 самоцвета, когда пасуете на аукционе.",
    ),
}


@pytest.mark.parametrize("language", OTHERS)
def test_what_no_printed_law_does(language: Language) -> None:
    """Payments, looks at decks, moves, and what is different as long as a law lies there, written down by hand."""
    law = bare_law(
        90,
        Pay((Gain(Reward(tokens=Tokens(power=(10,)))),), gems=2, cards=1),
        Look(LookedDeck.LAWS, 3, 1, Rest.TOP),
        MoveToken(),
        Untuck(2),
        while_here=(LowerCost(1, Color.RED, 3), HigherIncome(Occasion.PASS, 2)),
    )
    said = [sentence.replace("\u00a0", " ") for sentence in law_sentences(law, catalog_of(language))]
    assert tuple(said) == LATE[language]


CONDITIONS: dict[Language, tuple[str, ...]] = {
    Language.EN: (
        "there is at least 1 science token in your pyramid",
        "there are at least 2 and at most 4 science tokens in your pyramid",
        "there is at most 1 science token in your pyramid",
        "there is no science token in your pyramid",
        "there is no law in your hand",
        "the level of this law is at most 2",
    ),
    Language.FR: (
        "s'il y a au moins 1 jeton Science dans votre pyramide",
        "s'il y a au moins 2 et au plus 4 jetons Science dans votre pyramide",
        "s'il y a au plus 1 jeton Science dans votre pyramide",
        "s'il n'y a aucun jeton Science dans votre pyramide",
        "s'il n'y a aucune carte Loi dans votre main",
        "si le niveau de cette loi est au plus 2",
    ),
    Language.DE: (
        "es mindestens 1 Wissenschaftsmarker in deiner Pyramide gibt",
        "es mindestens 2 und höchstens 4 Wissenschaftsmarker in deiner Pyramide gibt",
        "es höchstens 1 Wissenschaftsmarker in deiner Pyramide gibt",
        "es keinen Wissenschaftsmarker in deiner Pyramide gibt",
        "es keine Gesetzeskarte auf deiner Hand gibt",
        "die Stufe dieses Gesetzes höchstens 2 ist",
    ),
    Language.IT: (
        "c'è almeno 1 gettone Scienza nella tua piramide",
        "ci sono almeno 2 e al massimo 4 gettoni Scienza nella tua piramide",
        "c'è al massimo 1 gettone Scienza nella tua piramide",
        "non c'è nessun gettone Scienza nella tua piramide",
        "non c'è nessuna carta Legge nella tua mano",
        "il livello di questa legge è al massimo 2",
    ),
    Language.PT: (
        "houver pelo menos 1 marcador de ciência na sua pirâmide",
        "houver pelo menos 2 e no máximo 4 marcadores de ciência na sua pirâmide",
        "houver no máximo 1 marcador de ciência na sua pirâmide",
        "não houver nenhum marcador de ciência na sua pirâmide",
        "não houver nenhuma carta de lei na sua mão",
        "o nível desta lei for no máximo 2",
    ),
    Language.RU: (
        "жетонов науки в вашей пирамиде не меньше 1",
        "жетонов науки в вашей пирамиде не меньше 2 и не больше 4",
        "жетонов науки в вашей пирамиде не больше 1",
        "нет ни одного жетона науки в вашей пирамиде",
        "нет ни одного закона у вас на руке",
        "уровень этого закона не больше 2",
    ),
}


@every_language
def test_a_condition_says_least_most_and_none(language: Language) -> None:
    """At least, at most, one, several, none of either gender, and the level of the law, written down by hand."""
    science, laws = Quantity(Counted.SCIENCE, Where.PYRAMID), Quantity(Counted.CARDS, Where.HAND, kind=CardKind.LAW)
    conditions = (
        Condition(science, at_least=1),
        Condition(science, at_least=2, at_most=4),
        Condition(science, at_most=1),
        Condition(science, at_most=0),
        Condition(laws, at_most=0),
        Condition(Quantity(Counted.LEVEL, Where.HERE), at_most=2),
    )
    said = [condition_text(condition, catalog_of(language)).replace("\u00a0", " ") for condition in conditions]
    assert tuple(said) == CONDITIONS[language]


def test_the_last_number_of_a_condition_decides_one_or_several() -> None:
    """At least one and at most four are several."""
    condition = Condition(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=1, at_most=4)
    assert condition_text(condition) == "there are at least 1 and at most 4 science tokens in your pyramid"


def test_an_article_goes_with_its_own_noun() -> None:
    """In German a token is masculine, and a law card feminine: each has its own "each"."""
    both = Sum((Quantity(Counted.SCIENCE, Where.HERE), Quantity(Counted.CARDS, Where.ROW, kind=CardKind.LAW)))
    said = each_text(both, catalog_of(Language.DE))
    assert said.startswith("jeden Wissenschaftsmarker")
    assert " jede Gesetzeskarte" in said


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
