"""The workshop in a real browser: help and problems while one types, the card beside it, games with it, files."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser import Watched, watched
from page_checks import PHONE, assert_fits, violations
from page_hands import held_back, speak
from small_set import LAW
from viceroy.cardsets import load_card_set
from viceroy.positions.reader import load_position
from viceroy.wording.languages import finished_tags
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytest.importorskip("starlette", reason="the extra `web` is not here")
pytest.importorskip("uvicorn", reason="the extra `web` is not here")
pytest.importorskip("segno", reason="the extra `web` is not here")

ROOT = Path(__file__).resolve().parents[2]
DRAFTS = "Object.keys(localStorage).filter((key) => key.startsWith('viceroy.draft.')).length"
PASTE = """(editor, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  editor.dispatchEvent(new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true}));
}"""


@pytest.fixture
def seen(tab: Watched, server: WebServer) -> Watched:
    """The workshop on a telephone without a past."""
    begin(tab, server)
    return tab


def begin(seen: Watched, server: WebServer) -> None:
    """Open the workshop, in which the new set stands at first."""
    seen.page.goto(server.address)
    seen.page.click("#to-workshop-tab")
    says(seen, "#found", "No problems · Cards: 5")


def says(seen: Watched, place: str, text: str) -> None:
    seen.page.locator(place, has_text=text).first.wait_for()


def write(seen: Watched, text: str) -> None:
    """Put a text into the editor as pasting does, in place of what is there; the cursor is at its end."""
    seen.page.locator(".cm-content").click()
    seen.page.keyboard.press("Control+a")
    seen.page.locator(".cm-content").evaluate(PASTE, text)


def text_of(seen: Watched) -> str:
    found: str = seen.ask(
        "JSON.parse(localStorage.getItem(`viceroy.draft.${localStorage.getItem('viceroy.draft')}`)).text"
    )
    return found


def load(seen: Watched, name: str, content: bytes) -> None:
    seen.page.set_input_files("#draft-file", {"name": name, "mimeType": "text/yaml", "buffer": content})


OFFERED = """[...document.getElementById('workshop-editor').shadowRoot.querySelectorAll('.cm-completionLabel')]
  .map((one) => one.textContent).join()"""


def offered(seen: Watched) -> list[str]:
    seen.page.wait_for_selector(".cm-tooltip-autocomplete li")
    labels: list[str] = seen.page.locator(".cm-tooltip-autocomplete li .cm-completionLabel").all_text_contents()
    return labels


# -- while one types ------------------------------------------------------------------------------------------------


def test_typing_over_a_selection_leaves_nothing_of_its_look(seen: Watched) -> None:
    """A key replaces all that is selected, without a style that the policy refuses; a bracket is put around it."""
    write(seen, LAW)
    seen.page.keyboard.press("Control+a")
    seen.page.keyboard.type("[")
    seen.wait_until(
        "document.getElementById('workshop-editor').shadowRoot.querySelector('.cm-content').innerText[0] === '['"
    )
    assert text_of(seen) == f"[{LAW}]"
    seen.page.keyboard.press("Control+a")
    seen.page.keyboard.type("name")
    seen.page.locator(".cm-content", has_text="name").wait_for()
    assert text_of(seen) == "name"
    seen.page.keyboard.press("Control+z")
    assert text_of(seen) == f"[{LAW}]"


def test_a_fault_is_underlined_at_its_place(seen: Watched) -> None:
    write(seen, LAW.replace("bottom: red", "bottom: rde") + "    scoring: [{points: 3}]\n")
    says(seen, "#found", "Errors: 1")
    assert seen.page.locator(".cm-lintRange-error").all_text_contents() == ["rde"]
    says(seen, "#fault-0", "Line 8")
    says(seen, "#fault-0", "rde")
    seen.page.click("#fault-0")
    for key in ("Delete", "Delete", "Delete", "r", "e", "d"):
        seen.page.keyboard.press(key)
    says(seen, "#found", "No problems")
    assert "bottom: red}" in text_of(seen)


def test_a_warning_is_a_remark(seen: Watched) -> None:
    clause = "{points: 2, per: {count: cards, where: pyramid, kind: law, level: 5}}"
    write(seen, f"{LAW}    scoring: [{clause}]\n")
    says(seen, "#found", "Remarks: 1 · Cards: 1")
    assert seen.page.locator(".cm-lintRange-warning").count() == 1
    assert seen.page.is_enabled("#start-trial")


def take(seen: Watched) -> None:
    """Take what is offered first; the editor takes no Enter for a choice just after a key."""
    seen.page.wait_for_timeout(250)
    seen.page.keyboard.press("Enter")


def test_keys_and_values_are_offered(seen: Watched) -> None:
    """In a list of points `points` and `per` come first; behind a key its values, narrowed by what stands beside it."""
    write(seen, LAW)
    seen.page.keyboard.type("    scoring:")
    seen.page.keyboard.press("Enter")
    seen.page.keyboard.type("  - {")
    seen.page.keyboard.press("Control+Space")
    assert offered(seen)[:2] == ["points", "per"]
    take(seen)
    seen.page.keyboard.type("2, pe")
    seen.wait_until(f"{OFFERED} === 'per'")  # the list narrows while one types
    take(seen)
    says(seen, ".cm-tooltip-autocomplete", "count")
    assert offered(seen)[:2] == ["count", "where"]
    take(seen)
    says(seen, ".cm-tooltip-autocomplete", "circles")
    seen.page.keyboard.type("circ")
    take(seen)
    seen.page.keyboard.type(", where: ")
    seen.page.keyboard.press("Control+Space")
    says(seen, ".cm-tooltip-autocomplete", "touching")
    assert offered(seen) == ["pyramid", "touching"]
    take(seen)
    says(seen, "#found", "No problems · Cards: 1")
    assert "    scoring:\n      - {points: 2, per: {count: circles, where: pyramid}}" in text_of(seen)


def test_suggestions_are_a_touch_away(seen: Watched) -> None:
    write(seen, LAW)
    seen.page.keyboard.type("    ")
    seen.page.tap("#suggest")
    assert offered(seen)[:2] == ["placement", "requires"]
    take(seen)
    says(seen, ".cm-tooltip-autocomplete", "in_place_of_card")


def test_a_word_explains_itself(seen: Watched, browser: Browser, server: WebServer) -> None:
    """The description of a key of the schema appears where a pointer rests, and below for the place of the cursor."""
    write(seen, LAW)
    seen.page.keyboard.press("ArrowUp")
    seen.page.keyboard.press("End")
    seen.page.keyboard.press("ArrowLeft")
    says(seen, "#workshop-about", "bottom: The lower edge")
    with watched(browser) as desktop:
        begin(desktop, server)
        desktop.page.get_by_text("keep", exact=True).first.hover()
        says(desktop, ".cm-tooltip .about", "keep: Which cards are never among those")
        write(desktop, f"{LAW}    scoring: [{{")
        desktop.page.keyboard.press("Control+Space")
        says(desktop, ".cm-completionInfo", "How many points")


def test_the_card_is_drawn_while_one_types(seen: Watched) -> None:
    """The card at the cursor, its name and its sentence; with an error the last drawing stays and says so."""
    write(seen, LAW + "    scoring: [{points: 3}]\n")
    says(seen, "#workshop-card h3", "201 Feast")
    says(seen, "#workshop-card", "you score 3 points")
    before = seen.page.get_attribute("#workshop-card img", "src")
    for _ in range(3):
        seen.page.keyboard.press("ArrowLeft")
    seen.page.keyboard.type("0")
    assert "points: 30}" in text_of(seen)
    assert before is not None
    seen.page.wait_for_selector("#workshop-card h3")
    says(seen, "#workshop-card", "you score 30 points")
    assert seen.page.get_attribute("#workshop-card img", "src") != before
    write(seen, LAW + "    scoring: [{points: many}]\n")
    says(seen, "#workshop-card .note", "has an error")
    assert seen.page.locator("#workshop-card img").count() == 1


def test_the_law_speaks_the_language_of_the_page(seen: Watched) -> None:
    write(seen, LAW + "    scoring: [{points: 3}]\n")
    says(seen, "#workshop-card h3", "201 Feast")
    seen.page.click("#to-score-tab")
    speak(seen, "de")
    seen.page.click("#to-workshop-tab")
    says(seen, "#workshop-card h3", "201 Fest")
    says(seen, "#workshop-card", "Bei Spielende erhältst du 3 Punkte.")
    says(seen, "#found", "Keine Probleme")
    assert text_of(seen).startswith(LAW)


# -- games ----------------------------------------------------------------------------------------------------------


def test_fifty_games_can_be_tried_and_stopped(seen: Watched) -> None:
    """A trial shows how far it is and goes on while one types; stopped, it shows the table of what was played."""
    seen.page.click("#start-trial")
    seen.page.wait_for_selector("#trial-progress:not([value='0'])", timeout=30_000)
    seen.page.locator(".cm-content").click()
    seen.page.keyboard.type("# ")
    seen.page.click("#stop-trial")
    seen.page.wait_for_selector("#trial-table", timeout=30_000)
    rows = seen.page.locator("#trial-table tbody th").all_text_contents()
    assert rows == ["101 Harbor Pilot", "102 Toll Keeper", "201 Full Quays", "202 Spring Tide", "203 Old Debts"]
    says(seen, "#trial-done", "of 50 games")
    said, table = (
        seen.ask(f"document.getElementById('{one}').getBoundingClientRect().toJSON()")
        for one in ("trial-done", "trial-table")
    )
    assert said["top"] >= 0
    assert table["bottom"] <= seen.ask("innerHeight")
    seen.page.click("#trial-all")
    assert seen.page.locator("#trial-table tbody tr").count() == 91  # 88 printed cards, two dropped, and five


def test_a_set_that_cannot_be_played_says_so(seen: Watched) -> None:
    write(seen, LAW.replace("extends: printed\n", "") + "    scoring: [{points: 3}]\n")
    says(seen, "#found", "No problems · Cards: 1")
    seen.page.click("#start-trial")
    says(seen, "#trial-done.note", "a game of 2 needs")


def test_a_trial_that_fails_says_so_and_begins_again(seen: Watched) -> None:
    """No answer to the games: no bar waits for them, the reason is told, and the same button tries again."""
    fails = '"ask":"try"'
    seen.page.route(
        "**/ask",
        lambda route: route.fulfill(status=500) if fails in str(route.request.post_data) else route.continue_(),
    )
    seen.page.click("#start-trial")
    says(seen, "#trial-done.note", "That did not work: the server answers 500. 0 of 50 games.")
    assert "No error" not in str(seen.page.text_content("#trial-done"))
    assert seen.page.locator("#trial-progress").count() == 0
    assert "That did not work" in str(seen.page.text_content("#spoken"))
    assert seen.ask("document.activeElement.id") == "start-trial"
    seen.errors.clear()  # it was meant to
    seen.page.unroute("**/ask")
    seen.page.click("#start-trial")
    seen.page.wait_for_selector("#trial-progress:not([value='0'])", timeout=30_000)
    seen.page.click("#stop-trial")
    says(seen, "#trial-done:not(.note)", "No error in")


def test_all_of_the_workshop_is_on_paper(seen: Watched) -> None:
    """The whole text, not the lines in sight, and every problem."""
    text = LAW + "    scoring: [{points: 3}]\n" + "# and so on\n" * 200 + "last: line\n"
    write(seen, text)
    seen.page.wait_for_selector("#fault-0")
    seen.page.emulate_media(media="print")
    seen.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert seen.page.locator("#workshop-text").text_content() == text
    assert seen.page.locator("#workshop-text").is_visible()
    assert seen.page.locator("#fault-0").is_visible()
    assert seen.page.locator("#workshop-card img").is_visible()
    assert seen.page.locator("#workshop-editor:visible, #save-draft:visible, #start-trial:visible").count() == 0
    seen.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert seen.page.locator("#workshop-text").count() == 0


def test_nothing_is_lost_while_nobody_answers(browser: Browser, tmp_path: Path) -> None:
    """An empty workshop tells why, and fills itself as soon as somebody answers.

    When the server goes away while somebody types, the text is kept, and checked when it is back. The editor that
    could not be loaded comes when the tab is shown again.
    """
    with WebServer(tmp_path / "log") as server, watched(browser, **PHONE) as seen:
        seen.page.goto(server.address)
        seen.page.wait_for_selector("#slot-1-0")
        server.stop()
        seen.page.click("#to-workshop-tab")
        says(seen, "#status", "There is no answer at the moment (the server is not there)")
        server.start()
        says(seen, "#found", "No problems · Cards: 5")
        server.stop()
        seen.page.fill("#plain-editor", LAW + "    scoring: [{points: 3}]\n")  # the other editor did not come
        says(seen, "#status", "There is no answer at the moment (the server is not there)")
        assert text_of(seen).startswith(LAW)
        server.start()
        says(seen, "#found", "No problems · Cards: 1")
        seen.page.click("#to-score-tab")
        seen.page.click("#to-workshop-tab")
        says(seen, ".cm-content", "id: feast")
        assert seen.page.locator("#plain-editor").count() == 0


def try_feast(seen: Watched) -> None:
    """Write a law that scores 3 points, and try it for a game or more."""
    write(seen, LAW + "    scoring: [{points: 3}]\n")
    says(seen, "#workshop-card h3", "201 Feast")
    seen.page.click("#try-card")
    says(seen, "#card-report", "Law 201, Feast, at")
    seen.page.click("#stop-card")


def test_the_card_at_the_cursor_is_tried(seen: Watched) -> None:
    """Game by game, until somebody stops it: what the card did, and moments drawn and as texts to copy."""
    seen.ask("void (navigator.clipboard.writeText = async (text) => (window.copied = text))")
    try_feast(seen)
    seen.page.wait_for_selector("#workshop-card .moment img[src^=data]")
    assert "of 20 games" in str(seen.page.text_content("#card-tried"))
    assert "3.0" in str(seen.page.text_content("#card-report"))  # what the law scores, on any level
    seen.page.click(".moment .copy >> nth=0")
    says(seen, "#status", "The position is copied.")
    state = load_position(text=seen.ask("copied"))
    assert 201 in {number for seat in state.seats for number in seat.numbers}
    seen.page.click(".moment summary >> nth=0")
    assert seen.page.locator(".moment textarea").first.input_value() == seen.ask("copied")
    assert_fits(seen)
    assert violations(seen) == []
    seen.page.click("#drafts")
    seen.page.click("#example-new")
    seen.page.wait_for_selector(".moment", state="detached")


def test_a_report_in_english_says_so_in_other_languages(seen: Watched) -> None:
    try_feast(seen)
    assert "English" not in str(seen.page.text_content("#workshop-card"))
    seen.page.click("#to-score-tab")
    speak(seen, "de")
    seen.page.click("#to-workshop-tab")
    says(seen, "#workshop-card h3", "201 Fest")  # the card in German, of which the report goes on to be
    says(seen, "#workshop-card", "Dieser Bericht ist auf Englisch.")


def test_without_a_clipboard_a_position_is_copied_by_hand(seen: Watched) -> None:
    seen.ask("void (navigator.clipboard.writeText = async () => { throw new Error('no'); })")
    try_feast(seen)
    seen.page.click(".moment .copy >> nth=0")
    length = "document.querySelector('.moment textarea').value.length"
    seen.wait_until(f"document.querySelector('.moment textarea').selectionEnd === {length}")
    assert seen.page.locator(".moment textarea").first.is_visible()


# -- drafts and files -----------------------------------------------------------------------------------------------


def test_two_tabs_of_a_browser_write_one_text(seen: Watched, server: WebServer) -> None:
    other = Watched(seen.page.context.new_page())
    begin(other, server)
    write(seen, LAW)
    says(other, ".cm-content", "id: feast")
    more = f"{LAW}    scoring: [{{points: 3}}]\n"
    write(other, more)
    says(seen, ".cm-content", "points: 3")
    assert text_of(seen) == more
    other.page.keyboard.type("#1")
    says(seen, ".cm-content", "#1")
    seen.page.keyboard.press("Control+Home")
    seen.page.keyboard.type("#2")
    says(other, ".cm-content", "#2")
    other.page.keyboard.type("3")
    says(seen, ".cm-content", "#13")
    assert text_of(other) == f"#2{more}#13"
    for _ in range(3):
        other.page.keyboard.press("Control+z")
    says(seen, ".cm-content", "#2format")
    assert text_of(other).startswith("#2format")
    assert "#1" not in text_of(other)
    assert other.errors == []


def test_a_set_leaves_as_a_file_and_comes_back(seen: Watched, tmp_path: Path) -> None:
    """What is saved is what was typed, loads by the library, and opens again as another draft; both are kept."""
    text = LAW.replace("format: card-set/1\n", "format: card-set/1\nid: small\n") + "    scoring: [{points: 3}]\n"
    write(seen, text)
    says(seen, "#found", "No problems")
    with seen.page.expect_download() as download:
        seen.page.click("#save-draft")
    assert download.value.suggested_filename == "small.yaml"
    path = tmp_path / "small.yaml"
    download.value.save_as(path)
    assert path.read_text("utf-8") == text
    assert len(load_card_set(str(path)).cards) == 89
    load(seen, "other.yaml", path.read_bytes().replace(b"Feast", b"Supper").replace(b"\n", b"\r\n"))
    says(seen, "#workshop-card h3", "201 Supper")
    assert seen.ask(DRAFTS) == 2
    seen.page.reload()
    seen.page.click("#to-workshop-tab")
    says(seen, "#workshop-card h3", "201 Supper")
    seen.page.click("#drafts")
    seen.page.locator("#dialog .game:not([aria-current])").click()
    says(seen, "#workshop-card h3", "201 Feast")


def test_a_set_that_is_opened_before_the_editor_is_there(seen: Watched) -> None:
    keep = "import('./store.js').then(({drafts}) => drafts.keep({id: '%s', name: '%s', text: '%s: 1'}))"
    for name in "ab":
        seen.ask(keep % (name, name, name))
    with held_back(seen, "**/vendor/editor.js"):
        seen.page.reload()
        seen.page.click("#to-workshop-tab")
        seen.page.click("#drafts")
        seen.page.click("#draft-a")
    seen.page.locator(".cm-content", has_text="a: 1").click()
    seen.page.keyboard.press("Control+End")
    seen.page.keyboard.type("0")
    texts = [json.loads(seen.ask(f"localStorage.getItem('viceroy.draft.{name}')"))["text"] for name in "ab"]
    assert texts == ["a: 10", "b: 1"]


def test_examples_are_one_touch_away(seen: Watched) -> None:
    """The workshop set and the laws of the cookbook open as drafts of their own, without a problem."""
    for name, number in (("workshop", "201 Masterpiece"), ("cookbook", "301 Red circles")):
        seen.page.click("#drafts")
        seen.page.click(f"#example-{name}")
        says(seen, "#workshop-card h3", number)
        says(seen, "#found", "No problems")
    assert seen.ask(DRAFTS) == 3


HACK = "<img src=x onerror='window.hacked = 1'><script>window.hacked = 1</script>"
REFUSED = {
    "large.yaml": b"# " + b"x" * 5_000_000,
    "latin.yaml": b"name: {en: \xe9}\n",
    "noise.yaml": bytes(range(256)) * 20,
    "nul.yaml": b"format: card-set/1\0\n",
}
OPENED = {
    "words.yaml": b"just some words",
    "cut.yaml": b"format: card-set/1\nlaws: [",
    "bomb.yaml": b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
    "deep.yaml": b"[" * 50_000,
    "lists.yaml": b"- " * 50_000,
    "line.yaml": b"a: " * 40_000,
    "sheet.yaml": (ROOT / "examples" / "three-players.yaml").read_bytes(),
    "path.yaml": b"format: card-set/1\nname: {en: X}\nextends: /etc/passwd\n",
}


def test_a_file_that_is_no_text_is_refused(seen: Watched) -> None:
    """Too large, not UTF-8, binary: the page says so, and what was typed stands where it stood."""
    write(seen, LAW)
    for name, content in REFUSED.items():
        load(seen, name, content)
        says(seen, "#dialog", f"{name} cannot be opened")
        seen.page.click("#dialog-done")
        assert text_of(seen) == LAW
    assert seen.ask(DRAFTS) == 1


def test_a_file_may_have_as_many_characters_in_any_script(seen: Watched) -> None:
    fill = 150_000 - len(LAW) - 1
    load(seen, "full.yaml", f"{LAW}#{'字' * fill}".encode())
    says(seen, "#found", "Cards: 1")
    load(seen, "more.yaml", f"{LAW}#{'字' * (fill + 1)}".encode())
    says(seen, "#dialog", "It is too large for this page.")


def test_a_text_that_is_too_long_is_not_pasted(seen: Watched) -> None:
    """What would make a set larger than the page reads is not taken, and the page says so."""
    write(seen, LAW)
    write(seen, "# and so on\n" * 20_000)
    says(seen, "#status", "It is too large for this page.")
    assert text_of(seen) == LAW


def test_a_file_with_errors_is_opened_to_be_mended(seen: Watched) -> None:
    """Whatever text a file has, its problems are listed, the editor stays whole, and the draft from before is kept."""
    for index, (name, content) in enumerate(OPENED.items(), 2):
        load(seen, name, content)
        seen.wait_until(f"{DRAFTS} === {index}")  # until then it is the text before that has errors
        says(seen, "#found", "Error")
        assert seen.page.locator(".fault").count() >= 1, name
        assert seen.page.locator(".cm-content").text_content(), name


def test_no_script_of_a_stranger_runs(seen: Watched) -> None:
    """Markup in names, keys and ids of a file is text: in the editor, the problems, the card, the drafts, the trial."""
    named = LAW.replace("{en: Feast, de: Fest}", f'{{en: "{HACK}"}}') + "    scoring: [{points: 3}]\n"
    for text in (named, named.replace("points", f'"{HACK}"'), f'id: "{HACK}"\n{named}', HACK):
        load(seen, f"{HACK.replace('/', '')}.yaml", text.encode())
        seen.page.wait_for_selector("#workshop-problems[aria-busy=false], #found:not(:empty)")
        seen.page.click("#drafts")
        seen.page.click("#dialog-done")
    load(seen, "named.yaml", named.encode())
    says(seen, "#workshop-card h3", HACK)
    seen.page.click("#start-trial")
    seen.page.wait_for_selector("#trial-progress:not([value='0'])", timeout=30_000)
    seen.page.click("#stop-trial")
    says(seen, "#trial-table", HACK)
    assert seen.ask("window.hacked === undefined && !document.querySelector('img[src=x], main script, dialog script')")


def test_without_the_editor_there_is_a_plain_field(browser: Browser, server: WebServer) -> None:
    """Where the bundle is missing, a plain field takes the text, and problems and the card are told as well."""
    with watched(browser, **PHONE) as seen:
        seen.page.route("**/vendor/editor.js", lambda route: route.abort())
        begin(seen, server)
        seen.page.fill("#plain-editor", LAW.replace("red", "rde") + "    scoring: [{points: 3}]\n")
        says(seen, "#found", "Errors: 1")
        seen.page.click("#fault-0")
        for key in ("Delete", "Delete", "Delete", "r", "e", "d"):
            seen.page.keyboard.press(key)
        says(seen, "#workshop-card h3", "201 Feast")


# -- for everybody --------------------------------------------------------------------------------------------------


def test_the_keyboard_comes_in_and_out(seen: Watched) -> None:
    write(seen, "a: 1\n")
    seen.page.keyboard.press("Tab")
    assert text_of(seen) == "a: 1\n  "
    assert seen.ask("document.activeElement.id") == "workshop-editor"
    seen.page.wait_for_selector("#fault-0")
    seen.page.wait_for_selector("#workshop-problems[aria-busy=false]")
    seen.page.keyboard.press("Escape")
    seen.page.keyboard.press("Tab")
    assert seen.ask("document.activeElement.id") == "fault-0"


def test_the_workshop_fits_every_window(seen: Watched) -> None:
    write(seen, LAW + "    scoring: [{points: 3}]\n    what: 3\n")
    for language in finished_tags():
        seen.page.click("#to-score-tab")
        speak(seen, language)
        seen.page.click("#to-workshop-tab")
        seen.page.wait_for_selector("#fault-0")
        assert_fits(seen)


def test_the_workshop_passes_axe(server: WebServer, browser: Browser) -> None:
    """WCAG 2.2 AA as far as a program can tell, within the editor too: with a problem, an offer, and a table."""
    with watched(browser, **PHONE) as seen:
        begin(seen, server)
        seen.page.click("#start-trial")
        seen.page.wait_for_selector("#trial-progress:not([value='0'])", timeout=30_000)
        seen.page.click("#stop-trial")
        seen.page.wait_for_selector("#trial-table", timeout=30_000)
        assert violations(seen) == []
        write(seen, f"{LAW}    scoring: [{{points: rde}}] # what it brings\n")
        seen.page.wait_for_selector("#fault-0")
        seen.page.wait_for_selector("#workshop-card .note")
        assert violations(seen) == []
        seen.page.keyboard.type("    ")
        seen.page.keyboard.press("Control+Space")
        assert offered(seen)
        assert violations(seen, but="scrollable-region-focusable") == []  # arrow keys scroll it, from the editor


# -- the bundles ----------------------------------------------------------------------------------------------------


@pytest.mark.skipif(
    shutil.which("node") is None or not (ROOT / "web" / "node_modules" / "preact").is_dir(),
    reason="Node or the packages of the page are not here: npm ci in web/",
)
def test_the_bundles_are_those_of_their_sources(tmp_path: Path) -> None:
    """What is shipped is built of the sources and packages of today. If not, run `npm run build:vendor`."""
    subprocess.run(["node", str(ROOT / "web" / "vendor.mjs"), str(tmp_path)], check=True)
    for name in (f"{bundle}{end}" for bundle in ("editor", "fluent", "preact") for end in (".js", "-licences.txt")):
        assert (tmp_path / name).read_bytes() == (ROOT / "web" / "page" / "vendor" / name).read_bytes(), name
