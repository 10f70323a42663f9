"""The files of the languages: sound, the same messages in each, and read as the reference implementations read them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from babel import Locale as BabelLocale
from fluent.runtime import FluentBundle, FluentResource

from locale_faults import FILES, FOLDER, declared, faults, locale, missing, patterns, values_of
from viceroy.cardsets.card_set_form import CardSetForm
from viceroy.cardsets.forms import card_forms
from viceroy.model.tokens import Color
from viceroy.positions.suite import SuiteForm, suite_forms
from viceroy.sheets.forms import SheetForm, sheet_forms
from viceroy.wording import synonyms
from viceroy.wording.catalog import CHAPTERS, catalog_of
from viceroy.wording.fluent import BadText, Texts
from viceroy.wording.languages import LOCALES, Language, finished_tags, languages

ROOT = Path(__file__).parents[2]
EN = locale(FOLDER / "en")
every_language = pytest.mark.parametrize("language", languages().values(), ids=[*languages()])

# -- the languages ----------------------------------------------------------------------------------------------------


def test_each_folder_is_a_language_and_each_language_a_folder() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} == {*languages()}
    assert {path.stem for path in FOLDER.glob("*/*.ftl")} <= {*FILES}


@every_language
def test_the_plural_forms_are_those_of_cldr(language: Language) -> None:
    """Of whole numbers; a form for millions, which no text comes to, may be left out."""
    cldr = BabelLocale.parse(language.locale, sep="-").plural_form
    numbers = [*range(-130, 1200), 10_001, 10_002]
    assert [language.plural(number) for number in numbers] == [cldr(abs(number)) for number in numbers]
    assert {language.plural(number) for number in numbers} == {*language.plurals}


@pytest.mark.parametrize("rule", ["n == 1", "i = 1", "n % 0 = 1", "n = 1 && n = 2", "one"])
def test_a_rule_that_is_none_of_cldr_is_refused(rule: str) -> None:
    language = Language("xx", "X", "xx", finished=False, plurals={"one": rule, "other": ""})
    with pytest.raises(ValueError, match="is no plural rule for whole numbers"):
        language.plural(1)


# -- the texts --------------------------------------------------------------------------------------------------------


@every_language
def test_the_texts_of_a_language_are_sound(language: Language) -> None:
    assert faults(FOLDER / language.tag, language) == []


@pytest.mark.parametrize("tag", finished_tags())
def test_a_finished_language_has_every_message(tag: str) -> None:
    assert missing(locale(FOLDER / tag), EN) == []


def test_an_unfinished_language_says_how_much_of_it_is_there(record_property: Any) -> None:
    """Nothing is demanded of it but that what it has is sound: the number is in the report."""
    for tag in languages().keys() - {*finished_tags()}:
        left = len(missing(locale(FOLDER / tag), EN))
        record_property(f"messages missing in {tag}", left)
        sys.stdout.write(f"{tag}: {left} of {len(EN.messages)} messages are missing\n")
        assert left, f"{tag} is finished: say so in languages.json"


@every_language
def test_the_words_that_people_type_stand_for_words_of_files(language: Language) -> None:
    """Each is a key or a word of a card set, a score sheet, a position or a suite, a language, or a number."""
    known = card_forms().vocabulary(CardSetForm) | sheet_forms().vocabulary(SheetForm)
    known |= suite_forms().vocabulary(SuiteForm) | {*languages()}
    typed = catalog_of(language.tag).typed
    names = {*synonyms._SYNONYMS, *typed.words, *(name.replace("-", "_") for name in typed.keys)}
    assert sorted(name for name in names - known if not name.isdecimal()) == []


def test_english_has_the_messages_that_the_catalog_declares() -> None:
    """A table may have fewer entries than there are words of its kind, if the model says which it needs."""
    lacking = {*declared()} - {*EN.messages}
    assert [name for name in lacking if not name.startswith("words-colored-")] == []


SLIPS = {  # file, what stands there, what is written in its place, what is said
    "a missing message": ("words", "words-both = und", "", "words-both"),
    "a misspelled message": ("words", "words-both = und", "words-bouth = und", "words-bouth: nothing asks for"),
    "an open brace": ("laws", "{ $limits } { $thing }", "{ $limits { $thing }", "expected } here"),
    "a closing brace too many": ("laws", "effects-gain = ", "effects-gain = }", "there is no { before this }"),
    "a misspelled value": ("game", "{ $player } hat gewählt", "{ $plaier } hat gewählt", "nothing gives $plaier"),
    "a value left out": ("game", "{ $player } hat gewählt", "Jemand hat gewählt", "$player is left out"),
    "a number left out": ("scores", "oder { $n } Machtpunkte", "oder Machtpunkte", "$n is left out"),
    "a value left out of one form": ("game", "[one] { $player } legt", "[one] Jemand legt", "[one] leaves out $player"),
    "a missing plural form": ("words", "        [one] Edelstein\n", "", "has the forms other, not one, other"),
    "a misspelled plural form": ("words", "[one] Edelstein\n", "[eins] Edelstein\n", "has the forms eins, other"),
    "a choice without a default": ("words", "*[other] Edelsteine\n", " [other] Edelsteine\n", "needs one default"),
    "a misspelled color": ("words", "[blue] blaue\n", "[blau] blaue\n", "[blau] is no $color"),
    "a reference to nothing": ("laws", "{ deck-source }", "{ deck-sauce }", "there is no message deck-sauce"),
    "a message twice": ("words", "words-both = und\n", "words-both = und\nwords-both = und\n", "words-both"),
    "a reference to itself": ("words", "words-both = und", "words-both = { words-both }", "refers to itself"),
    "a value where none is given": ("words", "words-both = und", "words-both = { $n }", "this text has no value $n"),
    "a text that goes on": ("words", "words-both = und", "words-both = und\n  auch", "write a text on one line"),
    "a line that is no message": ("words", "words-both = und", "words both = und", "expected a comment, or a message"),
    "an attribute of another name": ("words", ".gender = m", ".genus = m", "nothing asks for .genus"),
    "a form of the page that is missing": ("page", "        [one] Punkt\n", "", "has the forms other, not one, other"),
    "an open brace on the page": ("page", "Zeile { $line }", "Zeile { $line", "Expected token: \"}\""),
    "a misspelled value on the page": ("page", "{ $title } löschen", "{ $titel } löschen", "nothing gives $titel"),
    "a text that the page does not say": ("page", "page-tab-cards =", "page-tab-card =", "nothing asks for this"),
    "no word about a reader": ("words", "has read this file", "knows", "does not say in its head who"),
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS)
def test_each_slip_of_a_translator_is_found(slip: str, tmp_path: Path) -> None:
    """Planted in a copy of the German texts; the fault names the message, or the line."""
    file, there, written, said = SLIPS[slip]
    shutil.copytree(FOLDER, tmp_path / "locales")
    path = tmp_path / "locales" / "de" / f"{file}.ftl"
    text = path.read_text("utf-8")
    assert there in text
    path.write_text(text.replace(there, written, 1), "utf-8")
    found = faults(path.parent, languages()["de"]) + missing(locale(path.parent), EN)
    assert [fault for fault in found if said in fault]


def test_a_form_for_several_numbers_says_the_number(tmp_path: Path) -> None:
    """The French singular is for 0, too, and the Russian one for 21: "one gem" would be said of both."""
    shutil.copytree(FOLDER, tmp_path / "locales")
    path = tmp_path / "locales" / "fr" / "laws.ftl"
    path.write_text(path.read_text("utf-8").replace("[1] une fois", "[one] une fois"), "utf-8")
    (fault,) = faults(path.parent, languages()["fr"])
    assert fault == "quantities-times: [one] stands for 0 and 1, and does not say $n"


# -- the reader -------------------------------------------------------------------------------------------------------


def texts_of(text: str, folder: Path) -> Texts:
    path = folder / "words.ftl"
    path.write_text(text, "utf-8")
    return Texts([path], languages()["en"].plural)


BROKEN = {  # text, line, message
    "a = b\nc = { $d": (2, "expected } here"),
    "a = b }": (1, "there is no { before this }"),
    "# c\n\na =\n    { $n ->\n        [one] x\n        [other] y\n    }": (4, "this choice needs one default"),
    "a =\n    { $n ->\n       *[one] x\n       *[other] y\n    }": (2, "this choice needs one default"),
    "a =\n    { $n ->\n        [one] x\n       *[one] y\n    }": (4, "there are two variants [one]"),
    "a = { nothing }": (1, "nothing cannot stand here: there is no message nothing"),
    "a = { b }\nb = { a }": (2, "a refers to itself"),
    "b = c\na = { b($n) }": (2, "expected } here"),
    "a = { -term }": (1, "expected a $value"),
    "a = b\n    goes on": (1, "write a text on one line"),
    "a = b\na = c": (2, "there are two messages a"),
    "a = b\n\nno message": (3, "expected a comment, or a message"),
    'a = { "open }': (1, "expected a $value"),
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_wrong_file_gives_an_error_with_its_line(text: str, tmp_path: Path) -> None:
    line, message = BROKEN[text]
    texts = texts_of(text, tmp_path)
    with pytest.raises(BadText) as raised:
        [texts[name].text for name in ("a", "c")]
    assert f"{tmp_path / 'words.ftl'}:{line}: " in str(raised.value)
    assert message in str(raised.value)


def test_a_file_is_in_utf_8_with_or_without_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "words.ftl"
    path.write_text("a = Öl\n", "utf-8-sig")
    assert Texts([path], languages()["en"].plural)["a"].text.format() == "Öl"
    path.write_text("a = Öl\n", "latin-1")
    with pytest.raises(BadText, match=r"words\.ftl: this is no text in UTF-8"):
        _ = Texts([path], languages()["en"].plural)["a"]


def test_a_value_that_is_not_given_is_named_with_its_place(tmp_path: Path) -> None:
    asked = texts_of("\na = { $n ->\n    [one] gem\n   *[other] { $many } gems\n    }", tmp_path)["a"].text
    assert asked.format(n=1) == "gem"
    with pytest.raises(BadText, match=r"words\.ftl:2: this text has no value \$many"):
        asked.format(n=2)


def test_a_message_that_is_not_there_is_named() -> None:
    with pytest.raises(BadText, match="there is no message words-colored-level in"):
        Texts([FOLDER / "en" / "words.ftl"], languages()["en"].plural)["words-colored-level"]


class Asked(NamedTuple):
    """A text with values to fill in."""

    name: str
    attribute: str
    values: dict[str, Any]


NUMBERS = 0, 1, 2, 5, 11, 21, 22
GIVEN = {"whose": "opponents", "deck": "reserve_deck", "counted": "cards", "gender": "f"}


def files_of(language: Language) -> list[Path]:
    """Return the files of a language that Python reads, as far as they are there."""
    return [path for name in CHAPTERS if (path := FOLDER / language.tag / f"{name}.ftl").exists()]


def asked_of(language: Language) -> Iterator[Asked]:
    """Yield each text of the files that Python reads, once for each number and color that it may agree with."""
    here = locale(FOLDER / language.tag)
    for name, message in here.messages.items():
        if not name.startswith("page-"):
            for attribute, pattern in patterns(message).items():
                taken = values_of(pattern, here.messages)
                given = {value: GIVEN.get(value, f"<{value}>") for value in taken}
                for number, color in product(NUMBERS, (Color.RED.value, Color.YELLOW.value, "")):
                    yield Asked(name, attribute, given | {"n": number, "color": color})


def read_by_us(language: Language) -> list[str]:
    texts = Texts(files_of(language), language.plural)
    entries = ((texts[name], attribute, values) for name, attribute, values in asked_of(language))
    return [
        (entry.attributes[attribute] if attribute else entry.text).format(**values)
        for entry, attribute, values in entries
    ]


@every_language
def test_the_reader_reads_as_the_reference_in_python(language: Language) -> None:
    bundle = FluentBundle([language.locale], use_isolating=False)
    for path in files_of(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for (name, attribute, values), ours in zip(asked_of(language), read_by_us(language), strict=True):
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        assert (ours, []) == (text, errors), name


PACKAGES = [
    Path(folder) for folder in (os.environ.get("VICEROY_NODE_MODULES"), ROOT / "web" / "node_modules") if folder
]
FLUENT = [folder for folder in PACKAGES if (folder / "@fluent" / "bundle").is_dir()]


@pytest.mark.skipif(not (FLUENT and shutil.which("node")), reason="no Node.js with the package @fluent/bundle")
def test_the_reader_reads_as_the_page() -> None:
    """About 60,000 filled texts, by the library that the page uses."""
    spoken = [*languages().values()]
    asked = [
        {
            "locale": language.locale,
            "files": [*map(str, files_of(language))],
            "asked": [*asked_of(language)],
        }
        for language in spoken
    ]
    script = ROOT / "tests" / "support" / "filled_texts.mjs"
    command = ["node", str(script), str(FLUENT[0].parent)]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True, timeout=300)
    assert json.loads(done.stdout) == [read_by_us(language) for language in spoken]


# -- chapter by chapter -----------------------------------------------------------------------------------------------


def test_a_language_without_all_its_files_says_the_rest_in_english(tmp_path: Path) -> None:
    """A translator begins with one file: `--lang eo` works at once, menus and the locale do not offer it yet."""
    for name in ("data", "schemas", "src"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    locales = tmp_path / LOCALES
    listed = json.loads((locales / "languages.json").read_text("utf-8"))
    listed["eo"] = {"name": "Esperanto", "locale": "eo", "finished": False, "plurals": {"one": "n = 1", "other": ""}}
    (locales / "languages.json").write_text(json.dumps(listed), "utf-8")
    (locales / "eo").mkdir()
    words = "### Esperanto: a test. Nobody has read this file yet.\n\nwords-both = kaj\n"
    (locales / "eo" / "words.ftl").write_text(words, "utf-8")
    code = (
        "from viceroy.wording.catalog import catalog_of\n"
        "from viceroy.wording.languages import finished_tags, language_of\n"
        "print(catalog_of('eo').words.both, catalog_of('eo').words.either, 'eo' in finished_tags(),\n"
        "      language_of({'LANG': 'eo.UTF-8'}), catalog_of('eo').rewards.any_gems.format(n=1))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    sheet = str(ROOT / "examples" / "three-players.yaml")

    def printed(*command: str) -> str:
        done = subprocess.run(
            [sys.executable, *command], capture_output=True, text=True, check=True, env=environment, encoding="utf-8"
        )
        return done.stdout

    assert printed("-c", code) == "kaj or False en 1 gem of any color\n"
    english, half = (printed("-m", "viceroy", "score", sheet, "--lang", tag) for tag in ("en", "eo"))
    assert english.splitlines()[0] == half.splitlines()[0]
    assert half != english == printed("-m", "viceroy", "score", sheet, "--lang", "en")


# -- the catalog ------------------------------------------------------------------------------------------------------


def test_a_message_is_read_when_it_is_first_asked_for() -> None:
    """Nothing is read at an import, and only the language that is asked for after it."""
    code = (
        "import viceroy\n"
        "from viceroy.wording.catalog import texts_of\n"
        "import viceroy.wording.game\n"
        "print(texts_of.cache_info().currsize, end=' ')\n"
        "law = viceroy.load_card_set('printed').laws[0]\n"
        "viceroy.law_sentences(law, 'de')\n"
        "print(texts_of.cache_info().currsize, '_sources' in vars(texts_of('en')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "0 2 False\n"


def test_good_files_are_read_without_the_words_that_people_type() -> None:
    """They lie in six catalogs, which take longer to read than a file."""
    code = (
        "from pathlib import Path\n"
        "from viceroy.cardsets import check_card_set\n"
        "from viceroy.positions.suite import check_suite\n"
        "from viceroy.sheets.sheet import check_score_sheet\n"
        "from viceroy.wording import synonyms\n"
        "found = [*check_card_set(Path('data/cards/printed')), *check_card_set(Path('data/cards/workshop'))]\n"
        "found += check_score_sheet(Path('examples/every-form.yaml'))\n"
        "found += check_suite(Path('tests/suite/rules/laws-with-options.yaml'))\n"
        "found += check_suite(Path('tests/suite/rules/virtual-opponents.yaml'))\n"
        "print([problem for problem in found if problem.is_error])\n"
        "print(synonyms._typed.cache_info().currsize)\n"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, timeout=300)
    assert done.stdout == "[]\n0\n"


def test_the_type_checker_finds_a_misspelled_message(tmp_path: Path) -> None:
    code = tmp_path / "misspelled.py"
    code.write_text("from viceroy.wording.catalog import ENGLISH\n\nENGLISH.rewards.any_gem.format(n=1)\n", "utf-8")
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path), "--follow-imports", "silent", str(code)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert '"RewardMessages" has no attribute "any_gem"; maybe "any_gems"' in done.stdout
