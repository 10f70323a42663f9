"""The page in a real browser: typed on a telephone, scored as `viceroy score` does, and safe from strangers."""

from __future__ import annotations

import base64
import json
import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from browser import Watched, watched
from effort import PROFILE
from page_checks import AXE, PHONE, SMALL, axe
from page_typist import TYPE, steps_of, typed_sheet
from viceroy.cardsets import load_card_set
from viceroy.model.laws import Placement
from viceroy.scoring.score import FinalScore
from viceroy.sheets.sheet import load_score_sheet, score_sheet, structure_sheet
from viceroy.yamlfiles.documents import parse_document
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytest.importorskip("starlette", reason="the extra `web` is not here")
pytest.importorskip("uvicorn", reason="the extra `web` is not here")
pytest.importorskip("segno", reason="the extra `web` is not here")

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "three-players.yaml"
KNOWN = """import("./facts.js").then(async ({isKnown}) => {
  while (!isKnown()) await new Promise((resolve) => setTimeout(resolve, 20)); // until the cards have names
})"""
KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('viceroy.game.')).length"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """The page, as `viceroy web` serves it."""
    with WebServer(tmp_path_factory.mktemp("web") / "log") as running:
        yield running


@pytest.fixture
def seen(server: WebServer, browser: Browser) -> Iterator[Watched]:
    """The page on a telephone without a past; nothing went wrong on it, and it asked nobody else."""
    with watched(browser, **PHONE) as page:
        page.page.goto(server.address)
        page.page.wait_for_selector("#slot-1-0")
        page.page.evaluate(KNOWN)
        yield page
        assert page.errors == []
        assert {
            url.split("#")[0] for url in page.requests if not url.startswith((server.address, "data:", "blob:"))
        } == set()


def final_of(sheet: Any) -> FinalScore:
    read, problems = structure_sheet(parse_document(json.dumps(sheet), file="sheet.yaml"), Path())
    assert read is not None, problems
    return score_sheet(read)


def wait_for_score(seen: Watched) -> None:
    """Wait until the score is that of all that was typed."""
    seen.page.wait_for_selector("#score[aria-busy=false]", state="attached")


def table(seen: Watched) -> list[list[str]]:
    """Return the score table without its first column: a row for each line, then totals and ranks."""
    rows = "[...document.querySelectorAll('#score tbody tr, #score tfoot tr')]"
    found: list[list[str]] = seen.ask(
        f"{rows}.map((row) => [...row.querySelectorAll('td')].map((one) => one.textContent))"
    )
    return found


def expected(final: FinalScore) -> list[list[str]]:
    lines = [list(map(str, row)) for row in zip(*(player.lines for player in final.players), strict=True)]
    totals = [str(player.total) for player in final.players]
    return [*lines, totals, [str(player.rank) for player in final.players]]


def load(seen: Watched, name: str, content: bytes) -> None:
    """Load a file of this name and content."""
    seen.page.set_input_files("#file", {"name": name, "mimeType": "text/yaml", "buffer": content})


def open_example(seen: Watched) -> None:
    """Load the example of three players."""
    load(seen, "game.yaml", EXAMPLE.read_bytes())
    says(seen, "is open as a new game")
    wait_for_score(seen)


def link_of(seen: Watched) -> tuple[str, bool]:
    """Return the link that shares the game, and whether it holds all of it."""
    modules = "Promise.all([import('./link.js'), import('./game.js')])"
    url, is_whole = seen.ask(
        f"{modules}.then(([{{linkOf}}, {{state}}]) => linkOf(state.game.sheet)).then(Object.values)"
    )
    return url, is_whole


def says(seen: Watched, text: str) -> None:
    """Wait until a text stands on the page."""
    seen.page.get_by_text(text).first.wait_for()


# -- typing ---------------------------------------------------------------------------------------------------------


def test_what_is_typed_scores_as_viceroy_score_does(seen: Watched) -> None:
    """Random sheets, tapped and typed card by card, show the same lines, totals and ranks as the command."""
    for seed in range({"quick": 20, "thorough": 40, "exhaustive": 200}[PROFILE]):  # a second each
        sheet = typed_sheet(seed)
        seen.page.evaluate(TYPE, [*steps_of(sheet)])
        wait_for_score(seen)
        assert table(seen) == expected(final_of(sheet)), f"seed {seed}"


def tap_number(seen: Watched, number: int) -> None:
    for digit in str(number):
        seen.page.tap(f"#key-{digit}")
    seen.page.tap("#key-lay")


def test_an_evening_by_touch(seen: Watched, server: WebServer, browser: Browser) -> None:
    """Two players by touch alone: cards on the pad, questions of laws, gems, attack; reasons, a reload, a link."""
    page = seen.page
    page.tap("#player-name")
    page.keyboard.type("Ada")
    page.tap("#slot-1-0")
    for number in (32, 5, 17, 28):
        tap_number(seen, number)
    page.tap("#dialog-done")
    page.tap("#slot-2-0")
    for number in (40, 26, 81):
        tap_number(seen, number)
    page.tap("label:has(#offer-0-1)")
    page.tap("#dialog-done")
    page.tap("#slot-3-0")
    tap_number(seen, 8)
    page.tap("#dialog-done")
    for mark in ("gems-blue", "gems-red", "attack"):
        page.tap(f"#{mark}-more")
    page.tap("#player-1")
    page.tap("#player-name")
    page.keyboard.type("Ben")
    page.tap("#slot-1-0")
    for number in (4, 12, 60):
        tap_number(seen, number)
    page.tap("#dialog-done")
    page.tap("#slot-2-0")
    tap_number(seen, 76)
    for _ in range(3):
        page.tap("#stored-more")
    page.tap("#next")
    tap_number(seen, 10)  # the level is full, so the dialog closes
    page.tap("#slot-3-0")
    tap_number(seen, 88)
    for mark in ("gems-blue", "gems-blue", "attack"):
        page.tap(f"#{mark}-more")
    wait_for_score(seen)
    circles, infinite, laws, power, magic, sets, attack, total, rank = table(seen)
    # as the first page of the documentation has them
    assert (circles, infinite, laws) == (["7", "4"], ["2", "1"], ["0", "8"])
    assert (power, magic, sets, attack) == (["2", "3"], ["3", "0"], ["12", "0"], ["0", "-4"])
    assert (total, rank) == (["26", "12"], ["1", "2"])
    says(seen, "★ Winner: Ada")

    page.tap("#points-attack-1")
    says(seen, "R11.7")
    page.tap("#dialog-done")

    page.reload()
    wait_for_score(seen)
    assert table(seen)[-2] == ["26", "12"]

    link, is_whole = link_of(seen)
    assert is_whole
    with watched(browser, **PHONE) as other:
        other.page.goto(link)
        says(other, "This game came with the link")
        wait_for_score(other)
        assert table(other)[-2] == ["26", "12"]
        assert "#" not in other.page.url
        assert all("sheet=" not in url for url in other.requests[1:])
    assert server.address in link


def test_cards_are_found_by_their_names(seen: Watched) -> None:
    """A card is found by a part of its name in any of six languages, with or without accents."""
    names = {"kapit": "32", "Capitão": "32", "capitao": "32", "капит": "32", "royal fav": "74"}
    seen.page.tap("#slot-1-0")
    for name, number in names.items():
        seen.page.fill("#find", name)
        assert seen.page.locator(".result-number").first.text_content() == number


def test_a_wrong_card_is_marked_where_it_lies(seen: Watched) -> None:
    """A card that lies in two pyramids is told at the second one, on the card and below it, and the rest counts on."""
    seen.page.evaluate(
        TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[32, 18]]}, {"name": "B", "pyramid": [[18, 5]]}]})]
    )
    wait_for_score(seen)
    assert seen.page.locator("#card-1-0 .mark").text_content() == "!"
    assert seen.page.locator("#card-1-1 .mark").count() == 0
    assert "lies in two places" in str(seen.page.get_attribute("#card-1-0", "aria-label"))
    says(seen, "So far")


def test_taking_cards_away_keeps_the_others_in_place(seen: Watched) -> None:
    """A card that carries nothing can be taken away, one that carries cards cannot; a gap in the bottom row closes."""
    seen.page.evaluate(
        TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[1, 2, 3, 4], {"skip": 2, "cards": [5]}]}]})]
    )
    seen.page.tap("#card-1-2")
    assert seen.page.is_disabled("#take-away")
    seen.page.tap("#dialog-done")
    seen.page.tap("#card-1-0")
    seen.page.tap("#take-away")
    wait_for_score(seen)
    pyramid = seen.ask("import('./game.js').then(({state}) => state.answered.players[0].pyramid)")
    assert pyramid == [{"skip": 0, "cards": [2, 3, 4]}, {"skip": 1, "cards": [5]}]
    assert seen.page.locator(".mark").count() == 0


# -- cards ----------------------------------------------------------------------------------------------------------

GALLERY = "[...document.querySelectorAll('.miniature')].map((one) => one.textContent)"


def test_the_gallery_is_narrowed_down(seen: Watched) -> None:
    """All 88 cards, and of these the ones of a kind, with a color, that give something, or that are called so."""
    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    assert len(seen.ask(GALLERY)) == 88
    seen.page.select_option("#card-kind", "law")
    assert len(seen.ask(GALLERY)) == 24
    seen.page.select_option("#card-gives", "attack")
    assert seen.ask(GALLERY) == ["71 Campaign", "77 Raid"]
    seen.page.select_option("#card-color", "green")
    assert seen.ask(GALLERY) == ["77 Raid"]
    seen.page.tap("#show-77")
    says(seen, "(2) 1 card drawn from a deck of your choice")
    seen.page.wait_for_selector("dialog img[src^=data]")


SET = """format: card-set/1
name: {en: "<b>Small</b>"}
extends: printed
drop: [1]
laws:
  - number: 101
    id: feast
    name: {en: "<i>Feast</i>"}
    sections: {top_left: blue, top_right: blue, bottom: red}
    scoring: [{points: 3}]
"""


def test_a_card_set_of_a_file_is_shown(seen: Watched) -> None:
    """A set that stands on the printed one shows the cards of both; its names are text, whatever they look like."""
    seen.page.tap("#to-cards-tab")
    seen.page.set_input_files("#set-file", {"name": "s.yaml", "mimeType": "text/yaml", "buffer": SET.encode()})
    seen.page.wait_for_selector("#show-101")
    assert len(seen.ask(GALLERY)) == 88
    assert seen.page.locator("#show-101").text_content() == "101 <i>Feast</i>"
    assert seen.page.locator("#cards-tab h2").text_content() == "<b>Small</b>"
    seen.page.locator("#show-101").scroll_into_view_if_needed()
    seen.page.wait_for_selector("#show-101 img[src^=data]")


def test_the_workshop_set_is_shown_and_left_again(seen: Watched) -> None:
    """The other set that comes with the library is one tap away, and so is the way back."""
    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    seen.page.tap("#set-workshop")
    seen.page.wait_for_selector("#printed")
    count = len(load_card_set("workshop").cards)
    assert len(seen.ask(GALLERY)) == count != 88
    seen.page.wait_for_selector(".miniature img[src^=data]")
    seen.page.tap("#printed")
    assert len(seen.ask(GALLERY)) == 88


def test_laws_are_found_by_their_words_and_by_when_they_work(seen: Watched) -> None:
    """The law that lets a player tuck a card whenever one is taken is found by that (L78), others by what they say."""
    seen.page.tap("#to-cards-tab")
    seen.page.wait_for_selector("#show-88")
    seen.page.select_option("#card-does", "whenever")
    assert seen.ask(GALLERY) == ["78 Archive"]
    seen.page.select_option("#card-does", "")
    seen.page.fill("#card-text", "ATTACK token")
    assert "71 Campaign" in seen.ask(GALLERY)
    seen.page.fill("#card-text", "no card says this")
    assert seen.ask(GALLERY) == []


def test_a_file_may_be_dropped_on_the_cards(seen: Watched) -> None:
    """A card set that is dragged from a folder onto the page is shown as one that is opened."""
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


# -- games with other cards -----------------------------------------------------------------------------------------


def give_set(seen: Watched, text: str) -> None:
    """Play with the cards of a file."""
    seen.page.set_input_files("#game-set", {"name": "feast.yaml", "mimeType": "text/yaml", "buffer": text.encode()})
    seen.page.evaluate(
        """(text) => import("./game.js").then(async ({state}) => {
          while (state.game.sheet.set_text !== text) await new Promise((resolve) => setTimeout(resolve, 20));
        })""",
        text,
    )
    seen.page.evaluate(KNOWN)


def type_names(seen: Watched, names: tuple[str, ...]) -> None:
    for x, name in enumerate(names):
        seen.page.evaluate(TYPE, [("tap", f"slot-1-{x}"), ("type", "find", name)])
        seen.page.wait_for_selector("#result-0")
        seen.page.evaluate(TYPE, [("tap", "result-0"), ("close",)])


def test_a_game_with_the_cards_of_a_file(seen: Watched, browser: Browser, tmp_path: Path) -> None:
    """A set of a file is played with: its cards are found, drawn and scored; the game keeps it, and so does a link."""
    give_set(seen, SET)
    seen.page.tap("#leave-out")
    type_names(seen, ("feast", "18"))
    wait_for_score(seen)
    laws = 2  # the line of the table
    assert table(seen)[laws] == ["3"]
    seen.page.tap("#card-1-0")
    seen.page.wait_for_selector("dialog img[src^=data]", state="attached")
    assert seen.page.locator("#dialog-title").text_content() == "101 <i>Feast</i>"
    seen.page.tap("#dialog-done")
    seen.page.reload()
    wait_for_score(seen)
    assert table(seen)[laws] == ["3"]
    assert seen.page.locator("#card-set").input_value() == "own"

    with seen.page.expect_download() as download:
        seen.page.tap("#save-sheet")
    download.value.save_as(tmp_path / "saved.yaml")
    final = score_sheet(load_score_sheet(tmp_path / "saved.yaml"))  # it describes the cards that nobody else has
    assert expected(final) == table(seen)

    with watched(browser, **PHONE) as other:
        other.page.goto(link_of(seen)[0])
        says(other, "This game came with the link")
        wait_for_score(other)
        assert table(other)[laws] == ["3"]

    seen.page.select_option("#card-set", "printed")
    says(seen, "no card of this set has the number 101")
    seen.page.tap("#games")
    seen.page.tap("#new-game")
    assert seen.page.locator("#card-set").input_value() == "printed"


def test_a_game_with_a_set_that_is_being_written(seen: Watched) -> None:
    """A draft of the workshop is in the list of card sets; one with errors is refused, with its problems."""
    keep = "import('./store.js').then(({keepDraft, newDraft}) => keepDraft(newDraft(%s, %s)))"
    for name, text in (("good", SET), ("bad", SET.replace("blue", "bleu"))):
        seen.ask(keep % (json.dumps(text), json.dumps(name)))
    seen.page.tap("#leave-out")
    seen.page.select_option("#card-set", label="bad")
    says(seen, "bad was not opened")
    seen.page.tap("#dialog-done")
    assert seen.page.locator("#card-set").input_value() == "printed"
    seen.page.select_option("#card-set", label="good")
    seen.page.wait_for_selector("#card-set option[value=own]", state="attached")
    seen.page.evaluate(KNOWN)
    type_names(seen, ("feast",))
    wait_for_score(seen)
    assert table(seen)[2] == ["3"]


def test_a_game_with_the_workshop_set(seen: Watched) -> None:
    """The workshop set is chosen in the list; a card that only it has is found by its name and scored."""
    seen.page.select_option("#card-set", "workshop")
    printed = load_card_set("printed").by_number
    laws = [law for law in load_card_set("workshop").laws if law.placement is Placement.NORMAL]
    own = next(law for law in laws if law.number not in printed)
    seen.page.tap("#leave-out")
    seen.page.evaluate(KNOWN)
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
    seen.page.tap("#share-link")
    says(seen, "Send its file along")
    url, is_whole = link_of(seen)
    assert (is_whole, len(url) < 1000) == (False, True)
    seen.page.goto(url)
    says(seen, "the cards of 'feast.yaml' are not here")
    give_set(seen, SET)
    wait_for_score(seen)
    assert table(seen)[2] == ["3", "0"]


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


@pytest.mark.parametrize("text", [SET.replace("printed", "/etc/passwd"), SET.replace("blue", "bleu"), "a: [", ""])
def test_a_bad_card_set_says_what_is_wrong(seen: Watched, text: str) -> None:
    """A set with errors is told line by line, and the cards that were shown stay."""
    seen.page.tap("#to-cards-tab")
    seen.page.set_input_files("#set-file", {"name": "s.yaml", "mimeType": "text/yaml", "buffer": text.encode()})
    says(seen, "This card set has errors")
    assert seen.page.locator("#dialog li").count() >= 1
    assert len(seen.ask(GALLERY)) == 88


# -- what must not be lost ------------------------------------------------------------------------------------------


def test_what_is_typed_while_nobody_answers_is_scored_later(browser: Browser, tmp_path: Path) -> None:
    """The server goes away while somebody types: the page says so, keeps all, and scores when it is back."""
    with WebServer(tmp_path / "log") as server, watched(browser, **PHONE) as seen:
        seen.page.goto(server.address)
        seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[18]]}]})])
        wait_for_score(seen)
        server.stop()
        seen.page.evaluate(TYPE, [("tap", "slot-1-1"), ("type", "find", "40"), ("tap", "result-0"), ("close",)])
        says(seen, "Nobody counts at the moment")
        server.start()
        wait_for_score(seen)
        assert table(seen) == expected(
            final_of({"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[18, 40]]}]})
        )


def packed(data: bytes) -> str:
    """Return bytes as they stand in a link."""
    deflate = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(deflate.compress(data) + deflate.flush()).decode().rstrip("=")


HACK = "<img src=x onerror='window.hacked = 1'><script>window.hacked = 1</script>"
BAD_LINKS = (
    "",
    "%",
    "AAAA",
    "💥",
    "../../etc",
    packed(b"{"),
    packed(b"[]"),
    packed(b'{"players": []}'),
    packed(b'{"players": [{"pyramid": [[1]]}, 5]}'),
    packed(b'{"players": [{"pyramid": 3}]}'),
    packed(b" " * 20_000_000),
    packed(b'{"players": [{"name": "A", "pyramid": [[' + b"[" * 50_000 + b"]" * 50_000 + b"]]}]}"),
)


def test_broken_links_say_so_and_lose_nothing(seen: Watched, server: WebServer) -> None:
    """Links that are cut, foreign or far too large leave the own game as it was."""
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[18]]}]})])
    wait_for_score(seen)
    kept, before = seen.ask(KEPT), table(seen)
    for link in BAD_LINKS:
        seen.page.goto(f"{server.address}#sheet={link}")
        says(seen, "This link is broken or cut off")
        assert (seen.ask(KEPT), table(seen)) == (kept, before)
        seen.ask("document.getElementById('status').replaceChildren()")


@pytest.mark.parametrize("as_link", [True, False], ids=["link", "file"])
def test_no_script_of_a_stranger_runs(seen: Watched, server: WebServer, as_link: bool) -> None:
    """Markup in names, ids and cards of a stranger's sheet is text on the page and in its pictures."""
    card = {"sections": {"top_left": HACK, "top_right": "red", "bottom": "red"}, "name": {"en": HACK}}
    good = {"sections": {"top_left": "red", "top_right": "red", "bottom": "red"}, "name": {"en": HACK}}
    for sheet in (
        {"format": "score-sheet/1", "players": [{"name": HACK, "pyramid": [[good, 18]]}]},
        {
            "format": "score-sheet/1",
            "edition": HACK,
            "players": [{"name": HACK, "pyramid": [[card, HACK, {"card": HACK}]]}],
        },
        {
            "format": "score-sheet/1",
            "edition": {"name": HACK},
            "players": [{"name": "A", "painting": [HACK], "pyramid": [[1]]}],
        },
    ):
        data = json.dumps(sheet).encode()
        if as_link:
            seen.page.goto(f"{server.address}#sheet={packed(data)}")
            says(seen, "This game came with the link")
        else:
            load(seen, "<b>.yaml", data)
            says(seen, "is open as a new game")
        wait_for_score(seen)
        seen.page.tap("#card-1-0")
        seen.page.tap("#dialog-done")
        seen.page.tap("#games")
        seen.page.tap("#dialog-done")
        seen.ask("document.getElementById('status').replaceChildren()")
        assert seen.ask(
            "window.hacked === undefined && !document.querySelector('img[src=x], main script, dialog script')"
        )


BAD_FILES = {
    "empty.yaml": b"",
    "noise.yaml": bytes(range(256)),
    "words.yaml": b"just some words",
    "cut.yaml": b"format: score-sheet/1\nplayers: [",
    "bomb.yaml": b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
    "set.yaml": b"format: card-set/1\ncharacters: []",
    "large.yaml": b"# " + b"x" * 200_000,
    "deep.yaml": b"[" * 5000,
}


def test_bad_files_say_why_and_lose_nothing(seen: Watched) -> None:
    """What is no score sheet is refused with its reasons, and the own games stay."""
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[18]]}]})])
    wait_for_score(seen)
    kept, before = seen.ask(KEPT), table(seen)
    for name, content in BAD_FILES.items():
        load(seen, name, content)
        says(seen, f"{name} was not loaded")
        assert seen.page.locator("#dialog li").count() >= 1
        seen.page.tap("#dialog-done")
        assert (seen.ask(KEPT), table(seen)) == (kept, before)


def test_a_kept_game_that_cannot_be_read_is_put_aside(seen: Watched) -> None:
    """Spoiled storage does not keep the page from opening, and is not thrown away."""
    seen.ask("localStorage.setItem('viceroy.game.x', '{\"sheet\": 3}')")
    seen.page.reload()
    seen.page.wait_for_selector("#slot-1-0")
    assert seen.ask("localStorage.getItem('viceroy.broken.x')") == '{"sheet": 3}'


def test_a_game_leaves_as_a_sheet_and_comes_back(seen: Watched, tmp_path: Path) -> None:
    """The YAML that is saved scores the same on the command line; pictures are an SVG and a PNG."""
    open_example(seen)
    before = table(seen)
    saved = {}
    for name in ("save-sheet", "save-svg", "save-png"):
        with seen.page.expect_download() as download:
            seen.page.tap(f"#{name}")
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        saved[path.suffix] = path.read_bytes()
    sheet, problems = structure_sheet(parse_document(saved[".yaml"], file="saved.yaml"), Path())
    assert sheet is not None, problems
    assert expected(score_sheet(sheet)) == before
    assert saved[".svg"].startswith(b"<?xml")
    assert saved[".png"].startswith(b"\x89PNG")


# -- for everybody --------------------------------------------------------------------------------------------------

VIEWS: dict[str, tuple[tuple[str, ...], ...]] = {
    "empty": (("tap", "games"), ("tap", "new-game")),
    "game": (),
    "pad": (("tap", "slot-1-6"), ("tap", "key-3")),
    "letters": (("tap", "slot-1-6"), ("type", "find", "ma")),
    "law": (("tap", "card-2-3"),),
    "more": (("tap", "card-1-0"), ("tap", "tokens-other"), ("tap", "infinite-other")),
    "why": (("tap", "points-circles-0"),),
    "games": (("tap", "games"),),
    "cards": (("tap", "to-cards-tab"), ("fill", "card-gives", "attack")),
    "large card": (("tap", "to-cards-tab"), ("tap", "show-74")),
}


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_fits_and_can_be_touched(seen: Watched, view: str) -> None:
    """From 320 pixels to a desktop nothing is broader than the window, and every target has 44 pixels."""
    open_example(seen)
    seen.page.evaluate(TYPE, [*VIEWS[view]])
    for width in (320, 390, 1280):
        seen.resize(width)
        assert seen.sideways() == 0, width
        assert seen.ask(SMALL) == [], width


@pytest.mark.parametrize("language", ["en", "fr", "de", "it", "pt"])
def test_a_small_telephone_is_large_enough(seen: Watched, language: str) -> None:
    """On 320 x 568 pixels the points of three players, each name whole, and all keys are seen without scrolling."""
    seen.page.set_viewport_size({"width": 320, "height": 568})
    seen.page.select_option("#language", language)
    seen.page.tap("#add-player")
    seen.page.wait_for_selector("#score thead th:nth-child(4)", state="attached")
    wait_for_score(seen)
    shown = "[...document.querySelectorAll('#score .scroll, #score th')]"
    assert seen.ask(f"{shown}.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)") == []
    seen.page.tap("#slot-1-0")
    body = "document.querySelector('.dialog-body')"
    assert seen.ask(f"{body}.scrollHeight - {body}.clientHeight") == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("view", VIEWS)
def test_every_view_passes_axe(server: WebServer, browser: Browser, view: str, scheme: str) -> None:
    """WCAG 2.2 AA as far as a program can tell: names, roles, contrast, targets; by day and by night."""
    source = axe()
    with watched(browser, **PHONE, color_scheme=scheme) as seen:
        seen.page.goto(server.address)
        open_example(seen)
        seen.page.evaluate(TYPE, [*VIEWS[view]])
        seen.page.evaluate(source)
        found = seen.page.evaluate(AXE)["violations"]
        assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []


def test_the_keyboard_is_enough(seen: Watched) -> None:
    """Without a pointer: tab to the first place, type numbers and Enter, answer a law, leave with Escape."""
    page = seen.page
    for _ in range(20):
        page.keyboard.press("Tab")
        if seen.ask("document.activeElement.id") == "slot-1-0":
            break
    page.keyboard.press("Enter")
    page.keyboard.type("18")
    page.keyboard.press("Enter")
    page.keyboard.type("71")
    page.keyboard.press("Enter")
    page.focus("#offer-0-1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    page.wait_for_selector("#card-1-0:focus")  # where the dialog was opened
    wait_for_score(seen)
    sheet = {"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[18, {"card": 71, "choice": 2}]]}]}
    assert [row[0] for row in table(seen)][:8] == [row[0] for row in expected(final_of(sheet))][:8]
