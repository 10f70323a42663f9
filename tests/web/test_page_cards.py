"""The cards of the page in a real browser: looked at, found, and played with, of any card set."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser import Watched, watched
from page_checks import PHONE, assert_fits, violations
from page_hands import (
    KNOWN,
    SET,
    expected,
    final_of,
    held_back,
    link_of,
    load,
    says,
    settle,
    speak,
    table,
    tap_file,
    wait_for_score,
)
from page_typist import TYPE
from viceroy.cardsets import load_card_set
from viceroy.model.laws import Placement
from viceroy.render.cards import card_text
from viceroy.sheets.sheet import load_score_sheet, score_sheet

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

    from web_server import WebServer

COPYING = {"#status": "resolve()", "#link": "reject(Error())"}  # where the page speaks of a link, copied or not
GALLERY = "[...document.querySelectorAll('.miniature')].map((one) => one.textContent)"


def test_the_gallery_is_narrowed_down(seen: Watched) -> None:
    """All 88 cards, and of these the ones of a kind, with a color, that give something, or that are called so."""
    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    assert len(seen.ask(GALLERY)) == 88
    seen.page.tap("#narrow summary")
    seen.page.select_option("#card-kind", "law")
    assert len(seen.ask(GALLERY)) == 24
    seen.page.select_option("#card-gives", "attack")
    assert seen.ask(GALLERY) == ["71 Campaign", "77 Raid"]
    seen.page.select_option("#card-color", "green")
    assert seen.ask(GALLERY) == ["77 Raid"]
    told = "Narrow down · laws · green · attack"
    assert seen.page.locator("#narrow summary").text_content() == told
    seen.page.tap("#show-77")
    says(seen, "(2) 1 card drawn from a deck of your choice")
    seen.page.wait_for_selector("dialog img[src^=data]")


def test_a_large_card_leads_to_its_neighbors_in_the_gallery(seen: Watched) -> None:
    """By buttons and arrow keys, among the cards that are left when they are narrowed down, and no further."""
    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    seen.page.tap("#narrow summary")
    seen.page.select_option("#card-gives", "attack")
    seen.page.select_option("#card-kind", "law")
    assert seen.ask(GALLERY) == ["71 Campaign", "77 Raid"]
    seen.page.tap("#show-71")
    assert seen.page.text_content("#dialog-title") == "71 Campaign"
    assert seen.page.get_attribute("#card-back", "aria-disabled") == "true"
    seen.page.tap("#card-next")
    assert seen.page.text_content("#dialog-title") == "77 Raid"
    says(seen, "(2) 1 card drawn from a deck of your choice")
    seen.page.wait_for_selector("dialog img[src^=data]")
    assert seen.ask("document.activeElement.id") == "card-next"
    assert_fits(seen)
    assert violations(seen) == []
    for key, title in (("ArrowRight", "77 Raid"), ("ArrowLeft", "71 Campaign"), ("ArrowLeft", "71 Campaign")):
        seen.page.keyboard.press(key)
        assert seen.page.text_content("#dialog-title") == title
    seen.page.keyboard.press("Escape")
    seen.page.keyboard.press("ArrowRight")
    assert not seen.ask("document.getElementById('dialog').open")


@pytest.mark.parametrize(("status", "is_asked_again"), [(200, False), (500, True)], ids=["refused", "silent"])
def test_a_picture_is_asked_for_again_only_after_silence(
    server: WebServer, browser: Browser, status: int, is_asked_again: bool
) -> None:
    """Where nobody answers the page asks again later; a refusal would be the same each time."""
    asked: list[str] = []

    def fail(route: Route) -> None:
        if '"ask":"card","number":88,' in str(route.request.post_data):
            asked.append(route.request.url)
        route.fulfill(status=status, body='{"error": "no picture"}')

    with watched(browser, **PHONE) as seen:
        seen.page.goto(f"{server.address}#cards")
        seen.page.wait_for_selector("#show-88")
        seen.page.route("**/ask", fail)
        seen.page.clock.install()
        seen.page.fill("#card-text", "88")
        for _ in range(2):
            seen.page.wait_for_timeout(500)  # of this machine's time: to come in sight and be asked for
            seen.page.clock.run_for(4000)
        assert asked
        assert (len(asked) > 1) == is_asked_again


def test_a_card_set_of_a_file_is_shown(seen: Watched) -> None:
    """A set that stands on the printed one shows the cards of both; its names are text, whatever they look like."""
    seen.page.tap("#to-cards-tab")
    give_file(seen, "#set-file")
    seen.page.wait_for_selector("#show-101")
    assert len(seen.ask(GALLERY)) == 88
    assert seen.page.locator("#show-101").text_content() == "101 <i>Feast</i>"
    assert seen.page.locator("#cards-tab h2").text_content() == "<b>Small</b>"
    seen.page.locator("#show-101").scroll_into_view_if_needed()
    seen.page.wait_for_selector("#show-101 img[src^=data]")


def test_the_workshop_set_is_shown_and_left_again(seen: Watched) -> None:
    """The other set that comes with the library is in the list of sets, and so is the way back."""
    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    seen.page.select_option("#gallery-set", "workshop")
    seen.page.locator("#cards-tab h2", has_text="The Workshop").wait_for()
    count = len(load_card_set("workshop").cards)
    assert len(seen.ask(GALLERY)) == count != 88
    seen.page.wait_for_selector(".miniature img[src^=data]")
    seen.page.select_option("#gallery-set", "printed")
    assert len(seen.ask(GALLERY)) == 88


def test_the_cards_of_a_set_follow_the_language(seen: Watched) -> None:
    seen.page.tap("#to-cards-tab")
    seen.page.select_option("#gallery-set", "workshop")
    says(seen, "Clockmaker")
    seen.page.tap("#to-score-tab")
    speak(seen, "de")
    seen.page.tap("#to-cards-tab")
    seen.page.locator("#cards-tab h2", has_text="Die Werkstatt").wait_for()
    seen.page.tap("#show-101")
    says(seen, "Segmente: oben links blau")


def test_a_language_without_names_of_cards_is_told_so(seen: Watched) -> None:
    """All printed cards have English and Russian names, and one card has names in other languages."""
    for language, is_told in (("en", 0), ("de", 1), ("ru", 0)):
        seen.page.tap("#to-score-tab")
        speak(seen, language)
        seen.page.tap("#to-cards-tab")
        seen.page.wait_for_selector("#show-88")
        assert seen.page.locator("#foreign-names").count() == is_told


def test_laws_are_found_by_their_words_and_by_when_they_work(seen: Watched) -> None:
    """The law that lets a player tuck a card whenever one is taken is found by that (L78), others by what they say."""
    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    seen.page.tap("#narrow summary")
    seen.page.select_option("#card-does", "whenever")
    assert seen.ask(GALLERY) == ["78 Archive"]
    seen.page.select_option("#card-does", "")
    seen.page.fill("#card-text", "ATTACK token")
    assert "71 Campaign" in seen.ask(GALLERY)
    seen.page.fill("#card-text", "no card says this")
    assert seen.ask(GALLERY) == []
    seen.page.tap("#all-cards")  # a way on, where nothing is left to see
    assert len(seen.ask(GALLERY)) == 88
    assert seen.page.locator("#all-cards").count() == 0


def test_a_file_may_be_dropped_on_the_cards(seen: Watched) -> None:
    seen.page.tap("#to-cards-tab")
    seen.page.evaluate(
        """(text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], "s.yaml"));
          document.getElementById("gallery").dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true}));
        }""",
        SET,
    )
    seen.page.wait_for_selector("#show-101")


def give_file(seen: Watched, field: str, text: str = SET) -> None:
    seen.page.set_input_files(field, {"name": "s.yaml", "mimeType": "text/yaml", "buffer": text.encode()})


@contextmanager
def answered(seen: Watched, body: str) -> Iterator[None]:
    """Wait at the end until a request with this in its body is answered, and the page has had time to act on it."""
    with seen.page.expect_response(lambda one: body in (one.request.post_data or "")) as response:
        yield
    response.value.finished()
    seen.page.wait_for_timeout(100)


def test_the_latest_choice_of_a_set_counts(seen: Watched) -> None:
    """A set that comes late, after another one or another game has been chosen, changes nothing any more."""
    workshop = '"ask":"cards","set":"workshop"'
    seen.page.tap("#to-cards-tab")
    with answered(seen, workshop), held_back(seen, "**/ask", workshop):
        seen.page.select_option("#gallery-set", "workshop")
        give_file(seen, "#set-file")
        seen.page.wait_for_selector("#show-101")
    assert seen.page.locator("#cards-tab h2").text_content() == "<b>Small</b>"

    seen.page.tap("#to-score-tab")
    seen.page.fill("#player-name", "Ada")  # a blank game would be forgotten
    own = '"ask":"cards","text"'
    with answered(seen, own), held_back(seen, "**/ask", own):
        with seen.page.expect_request(lambda one: own in (one.post_data or "")):
            give_file(seen, "#game-set", SET + "# what was not asked about before\n")
        seen.page.tap("#games")
        seen.page.tap("#new-game")
    sets = "import('./store.js').then(({games}) => games.all().map(({sheet}) => sheet.card_set ?? 'printed'))"
    assert seen.ask(sets) == ["printed", "printed"]


# -- games with other cards -----------------------------------------------------------------------------------------


def give_set(seen: Watched, text: str) -> None:
    seen.page.set_input_files("#game-set", {"name": "feast.yaml", "mimeType": "text/yaml", "buffer": text.encode()})
    taken = "import('./game.js').then(({state}) => state.game.sheet.set_text)"
    seen.wait_until(f"{taken}.then((given) => given === {json.dumps(text)})")
    seen.wait_until(KNOWN)


def type_names(seen: Watched, names: tuple[str, ...]) -> None:
    for x, name in enumerate(names):
        seen.page.evaluate(TYPE, [("tap", f"slot-1-{x}"), ("type", "find", name)])
        seen.wait_until(f"document.getElementById('result-0') || document.getElementById('card-1-{x}')")
        seen.page.evaluate(TYPE, [("lay",)])


def test_a_game_with_the_cards_of_a_file(seen: Watched, browser: Browser, tmp_path: Path) -> None:
    """A set of a file is played with: its cards are found, drawn and scored; the game keeps it, and so does a link."""
    give_set(seen, SET)
    seen.page.tap("#leave-out")
    type_names(seen, ("feast", "18"))
    wait_for_score(seen)
    laws = 2  # the line of the table
    assert table(seen)[laws] == ["3"]
    seen.page.tap("#card-1-0")
    seen.page.tap(".panel details:last-child summary")
    seen.page.locator(".panel img").scroll_into_view_if_needed()
    seen.page.wait_for_selector(".panel img[src^=data]")
    assert seen.page.locator("#card-title").text_content() == "101 <i>Feast</i>"
    seen.page.reload()
    wait_for_score(seen)
    assert table(seen)[laws] == ["3"]
    assert seen.page.locator("#card-set").input_value() == "own"

    with seen.page.expect_download() as download:
        tap_file(seen, "save-sheet")
    download.value.save_as(tmp_path / "saved.yaml")
    final = score_sheet(load_score_sheet(tmp_path / "saved.yaml"))  # it describes the cards that nobody else has
    assert expected(final) == table(seen)

    with watched(browser, **PHONE) as other:
        other.page.goto(link_of(seen)[0])
        says(other, "This game came with the link")
        wait_for_score(other)
        assert table(other)[laws] == ["3"]

    settle(seen, "card-set", "printed")
    says(seen, "No card of this set has the number 101")
    seen.page.tap("#games")
    seen.page.tap("#new-game")
    assert seen.page.locator("#card-set").input_value() == "printed"


def test_no_choice_is_made_for_a_player(seen: Watched) -> None:
    """The sheet names no choice of a law that offers two before both are answered; one answer outlasts its panel."""
    two = "[{choose_one: [{attack: 1}, {power: 6}]}, {choose_one: [{power: 3}, {gems: 4}]}]"
    give_set(seen, f"{SET}    on_play: {two}\n")
    seen.page.tap("#leave-out")
    seen.page.tap("#slot-1-0")
    seen.page.keyboard.type("feast")
    seen.page.tap("#result-0")
    laid = "import('./game.js').then(({state}) => state.game.sheet.players[0].pyramid[0].cards)"
    for place, entry in {"#offer-0-2": 101, "#offer-1-1": {"card": 101, "choice": [2, 1]}}.items():
        seen.page.tap(f"label:has({place})")
        assert seen.page.is_checked("#offer-0-2")
        assert seen.page.is_checked("#offer-1-1") == isinstance(entry, dict)
        assert seen.ask(laid) == [entry]
        if seen.page.locator("#card-done").count():
            seen.page.tap("#card-done")
        seen.page.tap("#card-1-0")
    seen.page.tap("label:has(#offer-0-1)")
    assert seen.ask(laid) == [{"card": 101, "choice": [1, 1]}]
    wait_for_score(seen)
    assert table(seen)[-2] == ["6"]  # the law's own 3 points, and a power token of 3


def test_a_game_with_a_set_that_is_being_written(seen: Watched) -> None:
    keep = "import('./store.js').then(({drafts}) => drafts.keep(drafts.make({text: %s, name: %s})))"
    for name, text in (("good", SET), ("bad", SET.replace("blue", "bleu"))):
        seen.ask(keep % (json.dumps(text), json.dumps(name)))
    seen.page.tap("#leave-out")
    settle(seen, "card-set", label="bad")
    says(seen, "bad cannot be opened")
    seen.page.tap("#dialog-done")
    assert seen.page.locator("#card-set").input_value() == "printed"
    settle(seen, "card-set", label="good")
    seen.page.wait_for_selector("#card-set option[value=own]", state="attached")
    seen.wait_until(KNOWN)
    type_names(seen, ("feast",))
    wait_for_score(seen)
    assert table(seen)[2] == ["3"]


def test_a_game_with_the_workshop_set(seen: Watched) -> None:
    settle(seen, "card-set", "workshop")
    printed = load_card_set("printed").by_number
    laws = [law for law in load_card_set("workshop").laws if law.placement is Placement.NORMAL]
    own = next(law for law in laws if law.number not in printed and 1 in (law.on_levels or (1,)))
    seen.page.tap("#leave-out")
    seen.wait_until(KNOWN)
    type_names(seen, (dict(own.names)["en"],))
    wait_for_score(seen)
    entry = seen.ask("import('./game.js').then(({state}) => state.game.sheet.players[0].pyramid[0].cards[0])")
    assert entry == own.number
    assert seen.ask("import('./game.js').then(({state}) => state.answer.problems.map(({code}) => code))") in (
        [],
        ["choice"],
    )


def test_a_set_that_is_too_large_for_a_link_stays_behind(seen: Watched) -> None:
    """A link holds the sheet without a large set, names it, and says that its file must go along."""
    noise = "".join(random.Random(1).choices("abcdefghijklmnop0123456789", k=60_000))
    give_set(seen, f"{SET}# {noise}\n")
    type_names(seen, ("feast",))
    seen.ask("delete Navigator.prototype.share")
    for place, copying in COPYING.items():
        seen.ask(f"void (navigator.clipboard.writeText = () => Promise.{copying})")
        seen.page.tap("#share-link")
        seen.page.locator(place).get_by_text("Send its file along").wait_for()
    url, is_whole = link_of(seen)
    assert (is_whole, len(url) < 1000) == (False, True)
    seen.page.goto(url)
    says(seen, "The card set of this sheet is not here")
    give_set(seen, SET)
    wait_for_score(seen)
    assert table(seen)[2] == ["3", "\u2013"]


def test_a_link_holds_a_set_in_any_script(seen: Watched) -> None:
    """A set of as many characters as the page reads, two bytes each, is scored, is in the link and comes out of it."""
    give_set(seen, f"{SET}#{'ж' * (75_000 - len(SET) - 1)}" + "\n" * 75_000)
    seen.page.tap("#player-1")
    seen.page.tap("#leave-out")
    type_names(seen, ("Feast",))
    wait_for_score(seen)
    assert table(seen)[2] == ["3"]
    url, is_whole = link_of(seen)
    assert is_whole
    seen.ask("localStorage.clear()")
    seen.page.goto("about:blank")
    seen.page.goto(url)
    says(seen, "This game came with the link")


def test_house_rules_and_painting_by_hand_stay(seen: Watched) -> None:
    """A sheet of a file keeps its house rules and says so, and the gem that was painted by hand."""
    sheet = {
        "format": "score-sheet/1",
        "edition": {"name": "german", "contiguous_rows": False},
        "players": [
            {
                "name": "Ada",
                "gems": {"green": 1, "yellow": 1},
                "painting": [{"circle": [2, 1], "section": "right", "color": "green"}],
                "pyramid": [[21, 22, 23, 24], {"skip": 1, "cards": [15, 45]}],
            }
        ],
    }
    load(seen, "house.yaml", json.dumps(sheet).encode())
    says(seen, "is open as a new game")
    wait_for_score(seen)
    assert seen.page.locator("#house-rules").text_content() == "House rules of this sheet: contiguous_rows: false"
    assert seen.page.locator("#edition").input_value() == "german"
    seen.page.reload()
    wait_for_score(seen)
    assert seen.page.is_checked("#painting-way-hand")
    assert table(seen) == expected(final_of(sheet))


def test_the_cards_of_a_set_that_is_being_written_are_shown(seen: Watched) -> None:
    keep = "import('./store.js').then(({drafts}) => drafts.keep({id: 'x', name: 'mine', text: %s}))"
    seen.ask(keep % json.dumps(SET))
    seen.page.tap("#to-cards-tab")
    seen.page.select_option("#gallery-set", label="mine")
    seen.page.locator("#show-101", has_text="Feast").wait_for()
    for written in (SET.replace("Feast", "Banquet"), SET.replace("blue", "bleu")):
        seen.page.tap("#to-score-tab")
        seen.ask(keep % json.dumps(written))
        seen.page.tap("#to-cards-tab")
        seen.page.locator("#show-101", has_text="Banquet").wait_for()
    assert seen.page.locator("#gallery-set").input_value() == "x"
    assert seen.page.locator("#dialog[open]").count() == 0


def test_a_card_set_may_have_as_many_characters_in_any_script(seen: Watched) -> None:
    seen.page.tap("#to-cards-tab")
    for more, is_read in ((0, True), (1, False)):
        text = SET + "#" + "字" * (150_000 - len(SET) - 1 + more)
        seen.page.set_input_files(
            "#set-file", {"name": f"{more}.yaml", "mimeType": "text/yaml", "buffer": text.encode()}
        )
        says(seen, "<b>Small</b>" if is_read else "It is too large for this page.")


def test_a_bad_card_set_says_what_is_wrong(seen: Watched) -> None:
    seen.page.tap("#to-cards-tab")
    for text in (SET.replace("printed", "/etc/passwd"), SET.replace("blue", "bleu"), "a: [", ""):
        seen.page.set_input_files("#set-file", {"name": "s.yaml", "mimeType": "text/yaml", "buffer": text.encode()})
        says(seen, "s.yaml cannot be opened")
        assert seen.page.locator("#dialog li").count() >= 1
        assert len(seen.ask(GALLERY)) == 88
        seen.page.tap("#dialog-done")
        seen.page.wait_for_selector("#dialog", state="hidden")


def test_all_of_a_set_is_on_paper(seen: Watched) -> None:
    """Each card has its text there, and its picture too if the button of the page prints it."""
    seen.page.tap("#to-cards-tab")
    seen.page.select_option("#gallery-set", "workshop")
    count = len(load_card_set("workshop").cards)
    seen.page.wait_for_selector(f".gallery li:nth-child({count})")
    seen.page.fill("#card-text", "draw")
    some = len(seen.ask(GALLERY))
    seen.ask("void (window.print = () => (window.printed = true))")
    seen.page.tap("#print-cards")
    seen.wait_until("window.printed === true")
    assert 0 < some < count
    assert seen.page.locator(".gallery img[src^=data]").count() == some
    seen.page.fill("#card-text", "")
    seen.page.emulate_media(media="print")
    seen.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert seen.page.locator(".gallery .card-text:visible").count() == count
    assert seen.page.locator("select:visible, input:not(.unseen):visible, #print-cards:visible").count() == 0
    seen.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert seen.page.locator(".gallery .card-text").count() == 0


def test_while_nobody_answers_a_picture_is_asked_for_once_and_paper_is_not_awaited(seen: Watched) -> None:
    """However often the gallery is narrowed down, one question is under way for each picture; a print has the texts."""
    asked: list[str] = []

    def fail(route: Route) -> None:
        asked.append(str(route.request.post_data))
        route.fulfill(status=500)

    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    seen.page.route("**/ask", fail)
    for text in ("88", "", "88", "", "88"):
        seen.page.fill("#card-text", text)
        seen.page.wait_for_timeout(200)
    assert 1 <= sum('"ask":"card","number":88,' in question for question in asked) <= 3  # at once, after 0.3 and 1.3 s
    seen.ask("void (window.print = () => (window.printed = true))")
    seen.page.tap("#print-cards")
    seen.wait_until("window.printed === true")
    says(seen, "That did not work: the server answers 500")
    seen.errors.clear()  # the failures were meant


def test_several_words_find_what_a_card_gives(seen: Watched) -> None:
    """A character that gives an infinite gem of a color is found by the two words, though the color stands between."""
    giving = {one.number for one in load_card_set("printed").characters if "infinite" in card_text(one)}
    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    seen.page.fill("#card-text", "infinite gem")
    shown = {int(title.split()[0]) for title in seen.ask(GALLERY)}
    assert giving
    assert giving <= shown
    seen.page.fill("#card-text", "infinite gem magic token")
    assert {int(title.split()[0]) for title in seen.ask(GALLERY)} < shown
