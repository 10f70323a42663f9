"""The texts of the page: code and files name the same messages and values, and one language is fetched."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser import Watched, watched
from page_checks import PHONE
from page_hands import held_back, says, settle, speak
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "page"
LOCALES = ROOT / "data" / "locales"
CODE = (*sorted(PAGE.glob("*.js")), ROOT / "web" / "pyodide" / "way.js")
LANGUAGES = json.loads((LOCALES / "languages.json").read_text("utf-8"))
FINISHED = [tag for tag, language in LANGUAGES.items() if language["finished"]]

IMPORTED = re.compile(r'(?:from|import\() ?"\./([^"]+)"')
NAMED = re.compile(r'(?:"|\\n)(page-[a-z0-9-]+)')
SAID = re.compile(r'\bsay\("(page-[a-z0-9-]+)"(, \{)?')
OLD_BROWSER = "page-browser-old"


# -- what the code says ---------------------------------------------------------------------------------------------


def named(code: str) -> set[str]:
    """The ids of messages in JavaScript: each is written there whole, none is put together."""
    return {*NAMED.findall(code)}


def calls(code: str) -> Iterator[tuple[str, set[str]]]:
    """Yield the messages that JavaScript says by their ids, with the names of the values that it fills in."""
    for call in SAID.finditer(code):
        yield call[1], {*names_in(code[call.end() :])} if call[2] else set()


def names_in(code: str) -> Iterator[str]:
    """Yield the names of the fields of an object, from behind its first brace to its last."""
    depth, field = 1, ""
    for sign in code:
        assert sign not in "\"'`", f"values of texts are given by names, not as {field}{sign}"
        depth += (sign in "({[") - (sign in ")}]")
        if not depth or (depth == 1 and sign == ","):
            yield field.partition(":")[0].strip()
            field = ""
        else:
            field += sign
        if not depth:
            return


def messages(text: str) -> dict[str, set[str]]:
    """The messages of a file of Fluent by their ids, with the names of the values that each has a place for."""
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    _, *parts = re.split(r"^([a-z][a-z0-9-]*) =", lines, flags=re.MULTILINE)
    return {name: {*re.findall(r"\$([a-z]\w*)", body)} for name, body in zip(parts[::2], parts[1::2], strict=True)}


def slips(code: str, text: str) -> list[str]:
    """Where JavaScript and the English file of texts do not fit each other."""
    known = messages(text)
    said = {name for name, _ in calls(code)}
    return [
        *(f"no message {name}" for name in sorted(named(code) - known.keys())),
        *(f"nobody says {name}" for name in sorted(known.keys() - named(code))),
        *(
            f"{name} gets {sorted(values)}, and has places for {sorted(known[name])}"
            for name, values in calls(code)
            if values != known.get(name, values)
        ),
        *(f"{name} gets no values" for name in sorted(named(code) & known.keys() - said) if known[name]),
    ]


def test_the_code_and_the_texts_of_the_page_fit() -> None:
    """Every message that the page says is there with the values that it gets, and none is left over."""
    code = "\n".join(path.read_text("utf-8") for path in CODE)
    assert len(named(code)) > 250
    assert slips(code, (LOCALES / "en" / "page.ftl").read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ('say("page-a-on"); say("page-a-count", {count})', []),
        ('say("page-a-on"); say("page-a-count", {count: (x, [y, {z}])})', []),
        ('say("page-a-on"); say("page-a-count", {count}); say("page-a-of")', ["no message page-a-of"]),
        ('say("page-a-count", {count})', ["nobody says page-a-on"]),
        (
            'say("page-a-on"); say("page-a-count", {number: count})',
            ["page-a-count gets ['number'], and has places for ['count']"],
        ),
        ('say("page-a-on"); say("page-a-count")', ["page-a-count gets [], and has places for ['count']"]),
        (
            'say("page-a-on", {n, m}); say("page-a-count", {count})',
            ["page-a-on gets ['m', 'n'], and has places for []"],
        ),
        ('say("page-a-on"); const ids = ["page-a-count"]', ["page-a-count gets no values"]),
    ],
)
def test_what_does_not_fit_is_found(code: str, expected: list[str]) -> None:
    text = "# $n is for nobody.\npage-a-on = on\npage-a-count =\n    { $count ->\n       *[other] { $count }\n    }\n"
    assert slips(code, text) == expected


@pytest.mark.parametrize("tag", FINISHED)
def test_old_browsers_find_their_sentence_in_one_line(tag: str) -> None:
    """JavaScript of 2009 reads no Fluent: it takes the rest of the line."""
    text = (LOCALES / tag / "page.ftl").read_text("utf-8")
    [line] = re.findall(rf"^{OLD_BROWSER} = (.+)$", text, re.MULTILINE)
    assert "{" not in line
    assert not re.search(rf"^{OLD_BROWSER} = .+\n +\S", text, re.MULTILINE)


def test_the_modules_of_the_page_import_each_other_one_way() -> None:
    below = {path.name: set(IMPORTED.findall(path.read_text("utf-8"))) for path in PAGE.glob("*.js")}
    while leaves := {name for name, imported in below.items() if not imported & below.keys()}:
        below = {name: imported for name, imported in below.items() if name not in leaves}
    assert below == {}


# -- in the browser -------------------------------------------------------------------------------------------------


def fetched(seen: Watched) -> list[str]:
    """The files of texts that the page asked for, in order."""
    return [url.partition("/locales/")[2] for url in seen.requests if "/locales/" in url]


def said(seen: Watched, message: str, value: str, numbers: list[float]) -> list[str]:
    """What a message says with each of these numbers in place of a value."""
    script = """([id, value, numbers]) => import("./words.js").then(
      ({say}) => numbers.map((number) => say(id, {[value]: number})))"""
    texts: list[str] = seen.page.evaluate(script, [message, value, numbers])
    return texts


def test_one_language_is_fetched_and_another_when_it_is_chosen(seen: Watched) -> None:
    assert sorted({*fetched(seen)}) == ["en/page.ftl", "languages.json"]
    seen.requests.clear()
    speak(seen, "de")
    assert seen.page.text_content("#to-cards-tab") == "Karten"
    assert fetched(seen) == ["de/page.ftl"]


def test_the_menu_has_the_finished_languages(seen: Watched) -> None:
    offered = seen.ask("[...document.querySelectorAll('#language option')].map(({value, text}) => [value, text])")
    assert offered == [[tag, LANGUAGES[tag]["name"]] for tag in FINISHED]


POINTS = {
    "en": ["points", "point", "points"],
    "fr": ["point", "point", "points"],
    "de": ["Punkte", "Punkt", "Punkte"],
    "it": ["punti", "punto", "punti"],
    "pt": ["pontos", "ponto", "pontos"],
}


def test_texts_agree_with_their_numbers(seen: Watched) -> None:
    """0, 1 and 2 points in each language: French has the singular at 0. In Russian 1 and 21, 2 to 4, and all others."""
    for tag, forms in POINTS.items():
        speak(seen, tag)
        assert said(seen, "page-player-points", "points", [0, 1, 2]) == forms, tag
    speak(seen, "ru")
    one, few, many = "очко", "очка", "очков"
    numbers = (
        dict.fromkeys((1, 21, 101), one) | dict.fromkeys((2, 3, 22, -3), few) | dict.fromkeys((0, 5, 11, 111), many)
    )
    assert said(seen, "page-player-points", "points", [*numbers]) == [*numbers.values()]
    assert said(seen, "page-choice-ahead", "points", [1, 2.5]) == [
        "вероятно, впереди на 1 очко",
        "вероятно, впереди на 2,5 очка",
    ]


def test_numbers_have_no_marks_between_thousands(seen: Watched) -> None:
    """The number of a line or a card is no amount."""
    assert said(seen, "page-common-line", "line", [1234]) == ["Line 1234"]


def test_nothing_is_said_before_the_language_of_the_reader_is_there(server: WebServer, browser: Browser) -> None:
    """No English and no ids flash up; the language of the browser is taken, and English for one that the page lacks."""
    for locale, tag, word in (("ru-RU", "ru", "Карты"), ("ja-JP", "en", "Cards")):
        with watched(browser, **PHONE, locale=locale) as page:
            with held_back(page, "**/page.ftl"):
                with page.page.expect_request("**/page.ftl"):
                    page.page.goto(server.address)
                page.page.wait_for_timeout(100)
                assert page.page.inner_text("body").strip() == "Viceroy"
            page.page.locator("#to-cards-tab", has_text=word).wait_for()
            assert page.page.get_attribute("html", "lang") == tag
            assert page.errors == []


MISSING = "The texts of this page do not come from the server."


def test_a_page_whose_texts_do_not_come_says_so_and_goes_on_once_they_do(server: WebServer, browser: Browser) -> None:
    with watched(browser, **PHONE, locale="de-DE") as page:
        page.page.route("**/page.ftl", lambda route: route.abort())
        page.page.goto(server.address)
        says(page, MISSING)
        assert page.page.locator("#no-texts").is_visible()
        page.page.unroute("**/page.ftl")
        page.page.locator("#to-cards-tab", has_text="Karten").wait_for()
        assert page.page.locator("#no-texts").count() == 0


def test_a_language_that_does_not_come_leaves_the_page_as_it_was(seen: Watched) -> None:
    seen.page.route("**/de/page.ftl", lambda route: route.fulfill(status=503))
    settle(seen, "language", "de")
    says(seen, "The texts of this language cannot be loaded now.")
    assert seen.page.input_value("#language") == "en"
    assert seen.ask("localStorage.getItem('viceroy.language')") is None
    seen.page.unroute("**/de/page.ftl")
    seen.errors.clear()  # it was meant to fail
    speak(seen, "de")
    assert seen.page.input_value("#language") == "de"


BOTH = """void (window.chosen = import("./words.js").then(async ({speak, spoken}) => {
  await Promise.all([speak("de"), speak("it")]);
  return spoken();
}))"""


def test_the_language_that_was_chosen_last_counts(seen: Watched) -> None:
    """Its texts may come before those of one that was chosen earlier."""
    with held_back(seen, "**/de/page.ftl"):
        seen.ask(BOTH)
        seen.page.wait_for_selector("html[lang=it]")
    assert seen.ask("window.chosen") == "it"


OLD = "delete AbortSignal.timeout;"


def test_old_browsers_are_told_in_their_language(server: WebServer, browser: Browser) -> None:
    """In English where the page has not theirs, and where nothing comes, that nothing comes."""
    for locale, told in (("de-CH", "Dieser Browser ist zu alt für Viceroy."), ("ja-JP", "This browser is too old")):
        with watched(browser, **PHONE, locale=locale) as page:
            page.page.add_init_script(OLD)
            page.page.goto(server.address)
            page.page.locator("#too-old", has_text=told).wait_for()
            assert page.page.locator("#to-cards-tab").count() == 0
    with watched(browser, **PHONE) as page:
        page.page.add_init_script(OLD)
        page.page.route("**/page.ftl", lambda route: route.abort())
        page.page.goto(server.address)
        says(page, MISSING)


FORMS = {
    "en": ("points", "point", "points", "points", "points"),
    "fr": ("point", "point", "points", "points", "points"),
    "de": ("Punkte", "Punkt", "Punkte", "Punkte", "Punkte"),
    "it": ("punti", "punto", "punti", "punti", "punti"),
    "pt": ("pontos", "ponto", "pontos", "pontos", "pontos"),
    "ru": ("очков", "очко", "очка", "очков", "очко"),
}
"""What is said of 0, 1, 2, 5 and 21 points; the Portuguese is that of Portugal."""


def test_screen_readers_hear_points_in_the_right_form(seen: Watched) -> None:
    """The word is read after the number and not seen, in the result and at the table; -1 is as 1, in all of them."""
    said = """(tags) => import('./words.js').then(async ({say, speak}) => {
      const heard = {};
      for (const tag of tags) {
        await speak(tag);
        heard[tag] = ["page-player-points", "page-table-points"]
          .map((id) => [0, 1, 2, 5, 21, -1].map((points) => say(id, {points}).split(" ")[0]));
      }
      return heard;
    })"""
    heard = seen.page.evaluate(said, FINISHED)
    assert heard == {tag: [[*forms, forms[1]]] * 2 for tag, forms in FORMS.items()}
