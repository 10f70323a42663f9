"""The page in a real browser: typed on a telephone, scored as `viceroy score` does, and safe from strangers."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser import Watched, watched
from effort import PROFILE
from page_checks import PHONE, assert_fits, violations
from page_hands import (
    EXAMPLE,
    KNOWN,
    SET,
    expected,
    final_of,
    held_back,
    link_of,
    load,
    open_example,
    says,
    speak,
    table,
    tap_file,
    tap_number,
    wait_for_score,
)
from page_typist import TYPE, steps_of, typed_sheet
from viceroy.sheets.sheet import read_sheet, score_sheet
from viceroy.text.yaml_text import parse_document
from viceroy.wording.languages import finished_tags
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('viceroy.game.')).length"


# -- typing ---------------------------------------------------------------------------------------------------------


def test_what_is_typed_scores_as_viceroy_score_does(seen: Watched) -> None:
    """Random sheets, tapped and typed card by card, show the same lines, totals and ranks as the command."""
    for seed in range(200 if PROFILE == "exhaustive" else 8):  # half a second each
        sheet = typed_sheet(seed)
        seen.page.evaluate(TYPE, [*steps_of(sheet)])
        wait_for_score(seen)
        assert table(seen) == expected(final_of(sheet)), f"seed {seed}"


def test_an_evening_by_touch(seen: Watched, server: WebServer, browser: Browser) -> None:
    """Two players by touch alone: cards on the pad, questions of laws, gems, attack; reasons, a reload, a link."""
    page = seen.page
    page.tap("#player-name")
    page.keyboard.type("Ada")
    for number in (32, 5, 17, 28):
        tap_number(seen, number)
    page.tap("#key-row")
    for number in (40, 26, 81):
        tap_number(seen, number)
    page.tap("label:has(#offer-0-1)")  # the row is full: the next card lies on level 3
    tap_number(seen, 8)
    for mark in ("gems-blue", "gems-red", "attack"):
        page.tap(f"#{mark}-more")
    page.tap("#player-1")
    page.tap("#player-name")
    page.keyboard.type("Ben")
    for number in (4, 12, 60):
        tap_number(seen, number)
    page.tap("#key-row")
    tap_number(seen, 76)
    for _ in range(3):
        page.tap("#stored-more")
    tap_number(seen, 10)
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
    names = {"kapit": "32", "Capitão": "32", "capitao": "32", "капит": "32", "royal fav": "74"}
    for name, number in names.items():
        seen.page.fill("#find", name)
        assert seen.page.locator(".result-number").first.text_content() == number


def test_the_keyboard_of_letters_stays_while_one_types(seen: Watched) -> None:
    """The field of a name is the same one from letter to letter: else a telephone puts its keyboard away."""
    name = seen.page.query_selector("#player-name")
    assert name is not None
    seen.page.tap("#player-name")
    seen.page.keyboard.type("Ada")
    assert (name.is_visible(), name.input_value()) == (True, "Ada")
    seen.page.wait_for_selector("#player-0 .tab-name:text-is('Ada')")
    seen.page.evaluate("document.getElementById('player-1').click()")  # Safari leaves the focus where it is
    assert seen.page.input_value("#player-name") == ""
    field = seen.page.query_selector("#find")
    assert field is not None
    assert field.get_attribute("inputmode") == "none"  # at first its own keys are enough
    seen.page.tap("#letters")
    seen.page.keyboard.type("mar")
    assert field.is_visible()
    assert (field.input_value(), field.get_attribute("inputmode")) == ("mar", "text")
    assert seen.ask("document.activeElement.id") == "find"
    assert "10" in seen.page.locator(".result-number").all_text_contents()


def test_a_name_is_found_as_soon_as_the_cards_are_known(server: WebServer, browser: Browser) -> None:
    """What is typed before Python has told the names of the cards is looked up when it does, without another key."""
    with watched(browser, **PHONE) as seen:
        with held_back(seen, "**/ask"):
            seen.page.goto(server.address)
            seen.page.tap("#find")
            seen.page.keyboard.type("hermit")
            assert seen.page.locator(".result-number").count() == 0
        seen.page.wait_for_selector("#result-0")
        assert seen.page.locator(".result-number").all_text_contents() == ["34"]
        assert seen.ask("document.activeElement.id") == "find"
        seen.page.keyboard.press("Enter")
        assert "Hermit" in str(seen.page.get_attribute("#card-1-0", "aria-label"))


def test_the_first_paint_waits_for_no_script(server: WebServer, browser: Browser) -> None:
    """While no script has come, the name of the page stands there; on a telephone the tabs then take its place."""
    clip = "getComputedStyle(document.querySelector('h1')).clipPath"
    with watched(browser, **PHONE) as seen:
        with held_back(seen, "**/*.js"):
            seen.page.goto(server.address, wait_until="commit")
            seen.wait_until("performance.getEntriesByName('first-contentful-paint').length === 1")
            assert seen.ask(clip) == "none"
        seen.page.wait_for_selector("#slot-1-0")
        assert seen.ask(clip) != "none"


def test_a_painting_by_hand_can_be_chosen_again(seen: Watched) -> None:
    """A file may say how somebody painted; after another choice there is a way back to it."""
    load(seen, "game.yaml", (EXAMPLE.parent / "every-form.yaml").read_bytes())
    says(seen, "is open as a new game")
    painted = "import('./game.js').then(({state}) => state.game.sheet.players[1].painting)"
    before = seen.ask(painted)
    assert isinstance(before, list)
    seen.page.tap("#player-1")
    for way, painting in (("best", "best"), ("none", "none"), ("hand", before)):
        seen.page.tap(f"label:has(#painting-way-{way})")
        wait_for_score(seen)
        assert seen.ask(painted) == painting
        assert seen.page.is_checked(f"#painting-way-{way}")


def test_a_wrong_card_is_marked_where_it_lies(seen: Watched) -> None:
    seen.page.evaluate(
        TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[32, 18]]}, {"name": "B", "pyramid": [[18, 5]]}]})]
    )
    wait_for_score(seen)
    assert seen.page.locator("#card-1-0 .mark").text_content() == "!"
    assert seen.page.locator("#card-1-1 .mark").count() == 0
    says(seen, "So far")


def test_a_card_without_support_keeps_only_its_player_from_points(seen: Watched) -> None:
    """The others see theirs; the card says what is wrong with it, and its player has a mark."""
    seen.page.evaluate(
        TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[18]]}, {"name": "B", "pyramid": [[5, 1], [40]]}]})]
    )
    seen.ask("import('./game.js').then(({change}) => void change(({players}) => players[1].pyramid[0].cards.pop()))")
    wait_for_score(seen)
    alone = final_of({"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[18]]}]}).players[0].total
    assert table(seen)[-2] == [str(alone), "\u2013"]
    seen.page.tap("#player-1")
    assert seen.page.locator("#card-2-0 .mark").text_content() == "!"
    assert seen.page.locator("#players .mark").all_text_contents() == ["!"]
    says(seen, "A card rests on two cards of the row below")


def test_a_card_of_two_players_is_marked_in_both_pyramids(seen: Watched) -> None:
    """Nobody but the players knows who typed a wrong number: either is told who else has the card, while typing too."""
    seen.page.evaluate(
        TYPE, [*steps_of({"players": [{"name": "Ada", "pyramid": [[32]]}, {"name": "Ben", "pyramid": [[18, 5]]}]})]
    )
    wait_for_score(seen)
    seen.page.tap("#player-0")
    seen.page.tap("#slot-1-1")
    tap_number(seen, 18)
    says(seen, "18 Noble: already in the pyramid of Ben")
    seen.page.tap("#key-close")
    for seat, card, other in ((0, "#card-1-1", "Ben"), (1, "#card-1-0", "Ada")):
        seen.page.tap(f"#player-{seat}")
        assert seen.page.locator("#players .mark").all_text_contents() == ["!", "!"]
        assert seen.page.locator("#pyramid .mark").all_text_contents() == ["!"]
        assert f"already in the pyramid of {other}" in str(seen.page.get_attribute(card, "aria-label"))
        assert seen.page.locator("#remarks").inner_text() == f"18 Noble: already in the pyramid of {other}"
    assert_fits(seen)


@pytest.mark.parametrize("ending", ["#key-close", "#onward"])
def test_nobody_wins_while_a_pyramid_is_typed(seen: Watched, ending: str) -> None:
    """The winner has a name once the keys are put away, or when somebody asks for the result."""
    tap_number(seen, 4)
    seen.page.tap("#player-1")
    tap_number(seen, 32)
    wait_for_score(seen)
    says(seen, "So far")
    assert "★" not in str(seen.page.text_content("#score-tab"))
    seen.page.tap(ending)
    says(seen, "★ Winner: Player 1")
    assert "★" in str(seen.page.text_content("#player-0"))


def test_a_question_that_follows_from_an_answer_comes_in_sight(seen: Watched) -> None:
    """On a small telephone the panel has room for one question of law 73; whoever took a gem is asked for its color."""
    seen.page.set_viewport_size({"width": 320, "height": 640})
    tap_number(seen, 73)
    seen.page.tap("label:has(#offer-0-2)")
    seen.page.wait_for_selector("#infinite-gem-1")
    panel, question = (
        f"document.querySelector('{one}').getBoundingClientRect()" for one in (".panel", ".panel > :nth-child(3)")
    )
    assert seen.ask(
        "document.querySelector('.panel > :nth-child(3)').contains(document.getElementById('infinite-gem-1'))"
    )
    assert abs(seen.ask(f"{question}.top - {panel}.top")) < 2
    seen.page.tap("label:has(#infinite-gem-4)")
    seen.page.wait_for_selector("#find")


def test_taking_cards_away_keeps_the_others_in_place(seen: Watched) -> None:
    """A card that carries nothing can be taken away, one that carries cards cannot; a gap in the bottom row closes."""
    seen.page.evaluate(
        TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[1, 2, 3, 4], {"skip": 2, "cards": [5]}]}]})]
    )
    seen.page.tap("#card-1-2")
    assert seen.page.is_disabled("#take-away")
    seen.page.tap("#card-1-0")
    seen.page.tap("#take-away")
    wait_for_score(seen)
    pyramid = seen.ask("import('./game.js').then(({state}) => state.answered.players[0].pyramid)")
    assert pyramid == [{"skip": 0, "cards": [2, 3, 4]}, {"skip": 1, "cards": [5]}]
    assert seen.page.locator(".mark").count() == 0


# -- what must not be lost ------------------------------------------------------------------------------------------


def test_what_is_typed_while_nobody_answers_is_scored_later(browser: Browser, tmp_path: Path) -> None:
    """The server goes away while somebody types: the page says so, keeps all, and scores when it is back."""
    with WebServer(tmp_path / "log") as server, watched(browser, **PHONE) as seen:
        seen.page.goto(server.address)
        seen.wait_until(KNOWN)
        seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[18]]}]})])
        wait_for_score(seen)
        server.stop()
        seen.page.evaluate(TYPE, [("tap", "slot-1-1"), ("type", "find", "40")])
        says(seen, "There is no answer at the moment")
        server.start()
        wait_for_score(seen)
        assert table(seen) == expected(
            final_of({"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[18, 40]]}]})
        )


def packed(data: bytes) -> str:
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
        seen.ask("import('./notices.js').then(({tell}) => tell(''))")


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
        {
            "format": "score-sheet/1",
            "card_set": HACK,
            "set_text": SET.replace("Feast", HACK.replace('"', "")),
            "players": [{"name": "A", "pyramid": [[101, 18]]}],
        },
        {"format": "score-sheet/1", "card_set": [HACK], "set_text": "a: [", "players": [{"pyramid": [[1]]}]},
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
        seen.page.tap("#games")
        seen.page.tap("#dialog-done")
        seen.ask("import('./notices.js').then(({tell}) => tell(''))")
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
    "utf-16.yaml": EXAMPLE.read_text("utf-8").encode("utf-16"),
}


NO_TEXT = {"noise.yaml", "utf-16.yaml"}


def test_bad_files_say_why_and_lose_nothing(seen: Watched) -> None:
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[18]]}]})])
    wait_for_score(seen)
    kept, before = seen.ask(KEPT), table(seen)
    for name, content in BAD_FILES.items():
        load(seen, name, content)
        says(seen, f"{name} cannot be opened")
        assert seen.page.locator("#dialog li").count() >= 1
        assert (seen.page.locator("#dialog", has_text="It is not text in UTF-8.").count() == 1) == (name in NO_TEXT)
        seen.page.tap("#dialog-done")
        assert (seen.ask(KEPT), table(seen)) == (kept, before)


ODD: tuple[dict[str, object], ...] = (  # what cannot be meant, on cards of which the page knows what they may carry
    {"card": 40, "tokens": None},
    {"card": 41, "tokens": {"science": "x", "power": 3, "circle_bonus": [None]}},
    {"card": 42, "infinite_gems": "red", "tucked": {}},
    {"card": 71, "choice": {}, "infinite_gems": None},
    {"card": 76, "gems": {"blue": "x"}},
)


def test_a_link_with_odd_data_can_be_mended(seen: Watched, server: WebServer) -> None:
    player = {"name": "\ud83d", "pyramid": [[*ODD]]}  # half a character, which no sheet can have
    sheet = {"format": "score-sheet/1", "edition": "__proto__", "players": [player]}
    seen.page.goto(f"{server.address}#sheet={packed(json.dumps(sheet).encode())}")
    says(seen, "This game came with the link")
    wait_for_score(seen)
    assert seen.page.input_value("#player-name") == "\ufffd"
    for x, card in enumerate(ODD):
        seen.page.tap(f"#card-1-{x}")
        seen.page.locator("#card-title", has_text=f"{card['card']} ").wait_for()


def test_a_tap_after_typing_values_is_not_lost(seen: Watched) -> None:
    """Values of tokens are kept key by key, and the field stays: the next tap, on a stepper or Done, counts at once."""
    steps = [("tap", "slot-1-0"), ("type", "find", "18"), ("tap", "card-1-0")]
    seen.page.evaluate(TYPE, steps)
    seen.page.tap(".panel summary")
    seen.page.tap("#tokens-other")
    seen.page.focus("#values-power")
    seen.page.keyboard.type("12, 3")
    seen.page.tap("#token-science-more")
    assert seen.page.text_content("#token-science-value") == "1"
    seen.page.focus("#values-magic_bonus")
    seen.page.keyboard.type("2")
    seen.page.keyboard.press("Tab")
    assert seen.ask("document.activeElement.id") == "bonus-blue-2-less"  # the next one
    seen.page.fill("#tuck", "999")
    seen.page.tap("#tuck-add")
    says(seen, "No card has this number or name.")
    seen.page.tap("#card-done")
    assert seen.page.locator("#card-title").count() == 0
    entry = seen.ask("import('./game.js').then(({state}) => state.game.sheet.players[0].pyramid[0].cards[0])")
    assert entry == {"card": 18, "tokens": {"science": 1, "power": [12, 3], "magic_bonus": [2]}}


def test_a_kept_game_that_cannot_be_read_stays_where_it_is(seen: Watched) -> None:
    seen.ask("localStorage.setItem('viceroy.game.x', '{\"sheet\": 3}')")
    seen.page.reload()
    seen.page.wait_for_selector("#slot-1-0")
    assert seen.ask("localStorage.getItem('viceroy.game.x')") == '{"sheet": 3}'


def test_a_game_leaves_as_a_sheet_and_comes_back(seen: Watched, tmp_path: Path) -> None:
    """The YAML that is saved scores the same on the command line; pictures are an SVG and a PNG."""
    open_example(seen)
    before = table(seen)
    saved = {}
    for name in ("save-sheet", "save-svg", "save-png"):
        with seen.page.expect_download() as download:
            tap_file(seen, name)
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        saved[path.suffix] = path.read_bytes()
    reading = read_sheet(parse_document(saved[".yaml"], file="saved.yaml"))
    sheet, problems = reading.sheet, reading.problems
    assert sheet is not None, problems
    assert expected(score_sheet(sheet)) == before
    assert saved[".svg"].startswith(b"<?xml")
    assert saved[".png"].startswith(b"\x89PNG")


# -- for everybody --------------------------------------------------------------------------------------------------

VIEWS: dict[str, tuple[tuple[str, ...], ...]] = {
    "game": (),
    "pad": (("tap", "slot-1-6"), ("tap", "key-3")),
    "letters": (("tap", "slot-1-6"), ("type", "find", "ma")),
    "law": (("tap", "card-2-3"),),
    "more": (("tap", "card-1-0"), ("tap", "tokens-other"), ("tap", "infinite-other")),
    "moving": (("tap", "card-1-0"), ("tap", "move")),
    "inserting": (("tap", "card-1-2"), ("tap", "insert-left")),
    "why": (("tap", "points-circles-0"),),
    "games": (("tap", "games"),),
    "cards": (("tap", "to-cards-tab"), ("fill", "card-gives", "attack")),
    "large card": (("tap", "to-cards-tab"), ("tap", "show-74")),
    "empty": (("tap", "games"), ("tap", "new-game")),
}


def test_every_view_fits_and_can_be_used_by_all(seen: Watched) -> None:
    """Nothing is too wide or too small to tap; WCAG 2.2 AA as far as a program can tell: names, roles, contrast."""
    open_example(seen)
    for view, steps in VIEWS.items():
        seen.ask("void history.replaceState(null, '', '/')")
        seen.page.reload()
        wait_for_score(seen)
        seen.wait_until(KNOWN)
        seen.page.evaluate(TYPE, [*steps])
        assert_fits(seen)
        assert violations(seen) == [], view


LINES = """(() => {
  const word = document.createRange();
  word.selectNodeContents(document.getElementById("key-lay"));
  return word.getClientRects().length;
})()"""


def test_a_small_telephone_is_large_enough(seen: Watched) -> None:
    """320 x 568 pixels show the points of three players, the names of four and all keys; 375 the points of four."""
    seen.page.tap("#add-player")
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "", "pyramid": [[18]]}] * 3})])
    seen.page.wait_for_selector("#score thead th:nth-child(4)", state="attached")
    shown = "[...document.querySelectorAll('#score .scroll, #score th')]"
    names = "[...document.querySelectorAll('.tab-name')]"
    for language in finished_tags():
        in_language(seen, language, width=320)
        wide = f"{shown}.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
        assert seen.ask(wide) == [], language
        seen.page.tap("#slot-1-1")
        seen.wait_until("document.getElementById('key-lay').getBoundingClientRect().bottom <= innerHeight")
        assert seen.ask(LINES) == 1, language
    seen.page.tap("#add-player")
    seen.page.wait_for_selector("#score thead th:nth-child(5)", state="attached")
    for language in finished_tags():
        in_language(seen, language, width=320)
        cut = f"{names}.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)"
        assert seen.ask(f"{cut}.map((one) => one.textContent)") == [], language
        seen.resize(375)
        table = "document.querySelector('#score .scroll')"
        assert seen.ask(f"{table}.scrollWidth - {table}.clientWidth") == 0, language  # where they have the room


def in_language(seen: Watched, language: str, width: int) -> None:
    """Show the score in a language, on a small telephone."""
    seen.page.set_viewport_size({"width": width, "height": 568})
    speak(seen, language)
    wait_for_score(seen)


def test_the_focus_stays_when_what_had_it_goes(seen: Watched) -> None:
    page = seen.page
    focus = "document.activeElement.id"
    for seat in range(2, 4):
        page.focus("#add-player")
        page.keyboard.press("Enter")
        assert seen.ask(focus) == ("add-player" if seat < 3 else "player-3")
    for left in (3, 2, 1):
        page.focus("#leave-out")
        page.keyboard.press("Enter")
        assert seen.ask(focus) == ("leave-out" if left > 1 else "player-0")
    page.evaluate(TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[18, 40]]}]})])
    page.focus("#card-1-1")
    page.keyboard.press("Enter")
    page.focus("#take-away")
    page.keyboard.press("Enter")
    page.wait_for_selector("#slot-1-1:focus")


def test_a_refused_score_is_reported_and_nothing_waits(seen: Watched) -> None:
    """Where Python says that it has no answer, the page says so, and a later change is scored."""
    refused = '{"error": "no such thing"}'
    seen.page.route("**/ask", lambda route: route.fulfill(body=refused))
    seen.page.tap("#gems-blue-more")
    says(seen, "That did not work: no such thing")
    assert seen.page.get_attribute("#score", "aria-busy") == "false"
    speak(seen, "fr")
    seen.page.unroute("**/ask")
    for language in ("en", "fr"):
        speak(seen, language)
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[18]]}]})])
    wait_for_score(seen)
    assert len(table(seen)) == 9
    seen.page.tap("#card-1-0")
    seen.page.tap(".panel details:last-child summary")
    says(seen, "en haut à gauche")  # nor is the refusal of the French cards remembered


def test_any_answer_ends_the_notice_of_silence(seen: Watched) -> None:
    """That nobody answers is said until somebody does, though it is about something else."""
    is_over: list[bool] = []

    def fail(route: Route) -> None:
        if is_over and '"ask":"score"' not in str(route.request.post_data):
            route.continue_()
        elif not is_over:
            route.fulfill(status=500)

    seen.page.route("**/ask", fail)
    seen.page.tap("#gems-blue-more")
    says(seen, "There is no answer at the moment (the server answers 500)")
    is_over.append(True)
    speak(seen, "de")
    seen.page.wait_for_selector("#status:empty", state="attached")
    seen.errors.clear()  # the failures were meant


def test_two_tabs_of_a_browser_lose_nothing(seen: Watched, server: WebServer) -> None:
    pyramid = {"players": [{"name": "A", "pyramid": [[18]]}]}
    seen.page.evaluate(TYPE, [*steps_of(pyramid)])
    wait_for_score(seen)
    other = Watched(seen.page.context.new_page())
    other.page.goto(server.address)
    other.page.wait_for_selector("#card-1-0")
    other.page.tap("#slot-1-1")
    seen.page.evaluate(TYPE, [("tap", "slot-1-1"), ("type", "find", "40")])
    other.page.wait_for_selector("#card-1-1")
    assert other.page.locator("#find").count() == 0  # there is a card at that place now
    other.page.evaluate(TYPE, [("tap", "gems-blue-more")])
    seen.wait_until("document.getElementById('gems-blue-value').textContent === '1'")
    sheet = "import('./game.js').then(({state}) => JSON.stringify(state.game.sheet))"
    assert seen.ask(sheet) == other.ask(sheet)
    assert other.errors == []


def test_the_keyboard_is_enough(seen: Watched) -> None:
    """Without a pointer: tab to the first place, type numbers, answer a law, leave with Escape."""
    page = seen.page
    for _ in range(20):
        page.keyboard.press("Tab")
        if seen.ask("document.activeElement.id") == "slot-1-0":
            break
    page.keyboard.press("Enter")
    page.keyboard.type("18")
    page.keyboard.type("71")
    assert seen.ask("document.activeElement.id") == "card-title"  # the field of numbers is gone
    assert page.text_content("#card-title") == "71 Campaign"
    page.focus("#offer-0-1")
    page.keyboard.press("ArrowDown")
    assert seen.ask("document.activeElement.id") == "find"  # what was asked is answered
    page.keyboard.press("Escape")
    page.wait_for_selector("#slot-1-2:focus")
    wait_for_score(seen)
    sheet = {"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[18, {"card": 71, "choice": 2}]]}]}
    assert [row[0] for row in table(seen)][:8] == [row[0] for row in expected(final_of(sheet))][:8]


@pytest.mark.parametrize(
    ("place", "chosen"),
    [
        ("#to-cards-tab", "#to-cards-tab[aria-current=page]"),
        ("label:has(#painting-way-none)", "#painting-way-none:checked"),
    ],
)
def test_what_is_drawn_anew_under_the_mouse_is_pressed(seen: Watched, place: str, chosen: str) -> None:
    """An answer comes while the mouse holds down a tab, or a choice: what is let go is that tab or choice still."""
    seen.page.click("#gems-blue-more")
    with held_back(seen, "**/ask"):
        seen.page.reload()
        seen.page.hover(place)
        seen.page.mouse.down()
    seen.wait_until(KNOWN)
    wait_for_score(seen)
    seen.page.mouse.up()
    assert seen.page.is_visible(chosen)


def test_a_selection_that_ends_outside_closes_no_dialog(seen: Watched) -> None:
    mouse = seen.page.mouse
    seen.page.tap("#games")
    seen.page.hover("#dialog-title")
    mouse.down()
    mouse.move(5, 5)
    mouse.up()
    assert seen.page.is_visible("#dialog")
    mouse.click(5, 5)
    assert not seen.page.is_visible("#dialog")


def test_tabs_are_in_the_history(seen: Watched) -> None:
    """Back leads to the tab before, a reload to the same; a game that is opened is on the tab of scores."""
    page = seen.page
    for tab in ("cards", "workshop"):
        page.tap(f"#to-{tab}-tab")
        assert page.url.endswith(f"#{tab}")
    page.reload()
    page.wait_for_selector("#workshop-tab:not([hidden])")
    page.go_back()
    page.wait_for_selector("#cards-tab:not([hidden])")
    page.go_back()
    page.wait_for_selector("#score-tab:not([hidden])")
    assert "#" not in page.url
    page.go_forward()
    page.wait_for_selector("#cards-tab:not([hidden])")
    open_example(seen)
    page.wait_for_selector("#score-tab:not([hidden])")


def test_a_notice_is_seen_over_a_dialog(seen: Watched) -> None:
    seen.page.tap("#games")
    seen.ask("import('./notices.js').then(({tell}) => tell('heard'))")
    notice = seen.page.locator("#dialog .notice", has_text="heard")
    notice.wait_for()
    assert seen.page.text_content("#status") == ""
    seen.page.tap("#dialog-done")
    seen.page.locator("#status", has_text="heard").wait_for()
