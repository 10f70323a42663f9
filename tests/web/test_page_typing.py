"""A pyramid typed with one thumb: few taps, the pyramid in sight, mistakes mended, on every screen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from browser import Watched, watched
from page_checks import PHONE
from page_hands import (
    EXAMPLE,
    KNOWN,
    expected,
    final_of,
    load,
    open_example,
    says,
    speak,
    table,
    tap_file,
    wait_for_score,
)
from page_typist import TYPE, steps_of
from viceroy.sheets.sheet import load_score_sheet, score_sheet
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

PYRAMID = "import('./game.js').then(({state}) => state.game.sheet.players[state.seat].pyramid)"


class Thumb:
    """Taps on the page, and counts the taps."""

    def __init__(self, seen: Watched) -> None:
        self.seen = seen
        self.taps = 0

    def tap(self, *ids: str) -> None:
        for place in ids:
            self.seen.page.tap(place if place.startswith("label") else f"#{place}")
            self.taps += 1

    def type(self, *numbers: int) -> None:
        for number in numbers:
            digits = str(number)
            self.seen.page.evaluate(TYPE, [("tap", f"key-{digit}") for digit in digits])
            self.taps += len(digits)
            if self.seen.ask("document.getElementById('find')?.value"):
                self.tap("key-lay")


def test_the_example_takes_few_taps(seen: Watched) -> None:
    """The three players of the example, all that scores: cards, rows, rewards of laws, gems, attack tokens."""
    thumb = Thumb(seen)
    thumb.type(27, 10, 17, 37, 53, 30)
    thumb.tap("key-row")
    thumb.type(76)
    thumb.tap(*["stored-more"] * 4)
    thumb.type(64, 34, 71)
    thumb.tap("label:has(#offer-0-2)")
    thumb.type(43)
    thumb.tap("slot-3-1")
    thumb.type(55, 24, 28, 85, 44, 21)
    thumb.tap("gems-blue-more", "gems-red-more", "gems-red-more", "gems-green-more", "attack-more", "player-1")
    thumb.type(18, 41, 48, 40, 3, 11, 56)
    thumb.tap("slot-2-1")
    thumb.type(2, 73)
    thumb.tap("label:has(#offer-0-2)", "label:has(#infinite-gem-3)")
    thumb.type(38, 72)
    thumb.tap("tucked-more", "tucked-more")
    thumb.type(79)
    thumb.tap("slot-3-2")
    thumb.type(59, 5, 60, 8)
    thumb.tap("gems-red-more", "gems-yellow-more", "gems-yellow-more", "add-player")
    thumb.type(63, 31, 19, 7, 81)
    thumb.tap("label:has(#offer-0-1)", "key-row")
    thumb.type(20, 46, 88, 14, 75, 62, 58)
    thumb.tap("slot-4-1")
    thumb.type(12)
    thumb.tap("gems-blue-more", "gems-blue-more", "gems-green-more", "gems-green-more", "gems-yellow-more")
    thumb.tap("attack-more", "attack-more")
    wait_for_score(seen)
    assert table(seen) == expected(score_sheet(load_score_sheet(EXAMPLE)))
    assert thumb.taps <= 125


def test_a_number_is_laid_when_no_other_begins_so(seen: Watched) -> None:
    """Cards 30 to 39 begin with 3, so that one waits; nothing but 9 begins with 9, and nothing with 99."""
    thumb = Thumb(seen)
    thumb.tap("key-3")
    assert seen.page.locator(".result-number").all_text_contents() == ["3", "30", "31"]
    thumb.tap("key-lay", "key-9", "key-8", "key-9")
    says(seen, "No card has this number or name.")
    thumb.tap("key-back")
    assert seen.page.input_value("#find") == "8"
    assert seen.ask(PYRAMID) == [{"skip": 0, "cards": [3, 9]}]


def test_a_button_leads_from_player_to_player_and_to_the_result(seen: Watched) -> None:
    open_example(seen)
    for seat in (1, 2):
        seen.page.tap("#onward")
        assert seen.page.get_attribute(f"#player-{seat}", "aria-current") == "true"
    seen.page.tap("#onward")
    seen.wait_until("document.querySelector('#score .winner').getBoundingClientRect().bottom < innerHeight")


def lay(seen: Watched, *rows: Any) -> None:
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "Ada", "pyramid": [*rows]}]})])


def test_a_forgotten_card_is_inserted(seen: Watched) -> None:
    """What lies to the right moves along with what rests on it; a gap that comes of it says why it is wrong (R3.4)."""
    lay(seen, [1, 2, 3, 4], [5, 6, 7])
    seen.page.tap("#card-1-1")
    seen.page.tap("#insert-left")
    assert seen.page.locator(".caret").count() == 1
    for key in "10":
        seen.page.tap(f"#key-{key}")
    assert seen.ask(PYRAMID) == [{"skip": 0, "cards": [1, 10, 2, 3, 4]}, {"skip": 0, "cards": [5, None, 6, 7]}]
    gap = seen.page.locator("#slot-2-1.is-gap")
    gap.wait_for()
    assert "lie side by side" in str(gap.get_attribute("aria-label"))
    says(seen, "Level 2, place 2: This place is empty")
    seen.page.tap("#remark-2-1")
    for key in "11":
        seen.page.tap(f"#key-{key}")
    wait_for_score(seen)
    assert seen.page.locator("#remarks li").count() == 0
    seen.page.tap("#card-2-3")
    assert seen.page.locator("#insert-right").count() == 0  # the row is full


def test_a_card_moves_and_changes_places(seen: Watched) -> None:
    lay(seen, [1, 2, 3, 4], [5])
    seen.page.tap("#card-2-0")
    seen.page.tap("#move")
    seen.page.tap("#slot-2-1")
    assert seen.ask(PYRAMID) == [{"skip": 0, "cards": [1, 2, 3, 4]}, {"skip": 1, "cards": [5]}]
    seen.page.tap("#card-1-1")  # the one that bears it may only change places
    seen.page.tap("#move")
    assert seen.page.locator(".slot").count() == 0
    seen.page.tap("#card-2-1")
    assert seen.ask(PYRAMID) == [{"skip": 0, "cards": [1, 5, 3, 4]}, {"skip": 1, "cards": [2]}]


def test_every_step_can_be_undone_and_done_again(seen: Watched) -> None:
    page = seen.page
    page.tap("#player-name")
    page.keyboard.type("Ada")
    thumb = Thumb(seen)
    thumb.type(32, 31)
    wait_for_score(seen)
    thumb.tap("undo")
    assert seen.ask(PYRAMID) == [{"skip": 0, "cards": [32]}]
    thumb.type(30)  # one types on where the wrong card was
    assert seen.ask(PYRAMID) == [{"skip": 0, "cards": [32, 30]}]
    thumb.tap("undo", "redo")
    assert seen.ask(PYRAMID) == [{"skip": 0, "cards": [32, 30]}]
    thumb.tap("gems-blue-more", "player-1", "undo")
    assert page.text_content("#gems-blue-value") == "0"  # of the player whose gem it was
    for _ in range(2):
        thumb.tap("undo")
    assert seen.ask(PYRAMID) == []
    thumb.tap("undo")
    assert page.input_value("#player-name") == ""  # a name is one step
    assert page.get_attribute("#undo", "aria-disabled") == "true"
    page.tap("#add-player")
    page.keyboard.press("Control+z")
    assert page.locator("#player-2").count() == 0
    wait_for_score(seen)


def test_an_old_problem_goes_with_its_answer(seen: Watched) -> None:
    """Law 67 on level 5 is wrong (R6.8); with a character in its place nothing is said of it any more."""
    rows: list[Any] = [[1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14], [67]]
    load(
        seen, "high.yaml", json.dumps({"format": "score-sheet/1", "players": [{"name": "A", "pyramid": rows}]}).encode()
    )
    wait_for_score(seen)
    seen.page.tap("#card-5-0")
    seen.page.locator(".panel .error", has_text="Laws do not lie on level 5.").wait_for()
    seen.page.tap("#replace")
    Thumb(seen).type(15)
    wait_for_score(seen)
    assert seen.page.locator(".panel .error").count() == 0
    assert seen.page.text_content("#card-title") == "15 General"


def test_what_keeps_the_points_away_is_said_in_the_language_of_the_reader(seen: Watched) -> None:
    """A card that nothing bears (R3.3) has no place in the pyramid, so that nothing can be counted."""
    sheet = {"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[1, 2], {"skip": 3, "cards": [5]}]}]}
    load(seen, "hanging.yaml", json.dumps(sheet).encode())
    speak(seen, "de")
    for place in ("#score", "#remarks"):
        seen.page.locator(place, has_text="Eine Karte ruht auf zwei Karten der Reihe darunter").wait_for()


def test_two_players_of_one_name_keep_their_points(seen: Watched) -> None:
    sheet = {"players": [{"name": "Ada", "pyramid": [[18]]}, {"name": "Ada", "pyramid": [[40]]}]}
    seen.page.evaluate(TYPE, [*steps_of(sheet)])
    wait_for_score(seen)
    points = table(seen)
    for seat in (0, 1):
        seen.page.tap(f"#player-{seat}")
        says(seen, "Two players have this name.")
    seen.page.evaluate(TYPE, [("type", "player-name", "Ben")])
    wait_for_score(seen)
    assert table(seen) == points == expected(final_of({"format": "score-sheet/1", "players": [
        {"name": "Ada", "pyramid": [[18]]}, {"name": "Ben", "pyramid": [[40]]}]}))  # fmt: skip
    assert seen.page.get_by_text("Two players have this name.").count() == 0


def test_names_are_taken_as_people_paste_them(seen: Watched) -> None:
    """A tab or a control character is a space; of three players two are Ada, one is "Ada (2)", and all have points."""
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "Ada", "pyramid": [[card]]} for card in (18, 40, 5)]})])
    pasted = ["Ada", "\tAda\x07\x85", "Ada (2)"]
    seen.ask(f"""import('./game.js').then(({{change}}) => void change((sheet) =>
        {json.dumps(pasted)}.forEach((name, seat) => (sheet.players[seat].name = name))))""")
    names = "import('./game.js').then(({askedGame}) => askedGame().sheet.players.map(({name}) => name))"
    assert seen.ask(names) == ["Ada (1)", "Ada (3)", "Ada (2)"]
    seen.page.tap("#player-1")
    says(seen, "Two players have this name.")
    wait_for_score(seen)
    problems = "import('./game.js').then(({state}) => state.answer.problems.map(({code}) => code))"
    assert not {"duplicate-name", "not-text", "wrong-value"} & {*seen.ask(problems)}
    points = "import('./game.js').then(({state}) => state.answer.score.players.filter(Boolean).length)"
    assert seen.ask(points) == 3


def test_what_is_there_of_an_unfinished_game_is_saved(seen: Watched) -> None:
    """A law that waits for its answer, and a player without cards: picture, drawing and sheet have the rest."""
    lay(seen, [18, 71])
    seen.page.tap("#add-player")
    wait_for_score(seen)
    for name, begin in (
        ("save-sheet", b"format: score-sheet/1"),
        ("save-svg", b"<?xml"),
        ("share-picture", b"\x89PNG"),
    ):
        with seen.page.expect_download() as download:
            tap_file(seen, name)
        assert download.value.path().read_bytes().startswith(begin)
    assert table(seen)[-2][1:] == ["\u2013"]


def test_the_picture_goes_to_the_share_sheet_of_a_telephone(seen: Watched) -> None:
    lay(seen, [18])
    seen.ask(
        """void Object.assign(Navigator.prototype, {
          canShare: ({files}) => files[0].type === "image/png",
          share: async ({files}) => (window.shared = files[0].name),
        })"""
    )
    seen.page.tap("#share-picture")
    seen.wait_until("window.shared === 'viceroy.png'")


def test_the_names_of_the_table_are_remembered(seen: Watched) -> None:
    lay(seen, [18])
    seen.page.tap("#games")
    seen.page.tap("#new-game")
    names = "[...document.querySelectorAll('#names option')].map((one) => one.value)"
    assert seen.ask(names) == ["Ada"]


def test_the_keys_stay_where_they_are_and_circles_light_up(seen: Watched) -> None:
    """While the pyramid grows, no key moves; a circle of one color lights up where it is drawn."""
    before = seen.page.locator("#key-5").bounding_box()
    thumb = Thumb(seen)
    thumb.type(12, 34, 30)
    thumb.tap("key-row")
    thumb.type(10)  # yellow on two yellow corners
    wait_for_score(seen)
    assert table(seen)[0] == ["2", "\u2013"]
    assert seen.page.locator(".closed").count() == 1
    assert seen.page.locator("#key-5").bounding_box() == before


# -- screens --------------------------------------------------------------------------------------------------------

SEEN = """(ids) => ids.filter((id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !found || !document.getElementById(id).contains(found);
})"""
WINDOWS = [(844, 390), (667, 331), (320, 454), (390, 844), (195, 422), (1280, 800)]
KEYS = [*(f"key-{digit}" for digit in range(10)), "key-lay", "key-back", "key-row", "key-close", "letters"]


def test_card_and_keys_are_in_sight_together(seen: Watched) -> None:
    """Also on a telephone that lies on its side, on a very small one, and at 200 % zoom: all keys and the place."""
    lay(seen, [1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14])
    for width, height in WINDOWS:
        seen.page.tap("#slot-1-5")
        seen.page.set_viewport_size({"width": width, "height": height})
        seen.page.tap("#slot-5-0")
        seen.wait_until("document.getElementById('key-lay').getBoundingClientRect().bottom <= innerHeight")
        assert seen.page.evaluate(SEEN, [*KEYS, "slot-5-0"]) == [], width
        for small in KEYS:
            box = seen.page.locator(f"#{small}").bounding_box()
            assert box is not None
            assert (box["width"] >= 44, box["height"] >= 44) == (True, True), (width, small)
        assert seen.sideways() == 0, width


def test_all_rows_are_in_sight_beside_the_keys(seen: Watched) -> None:
    """On a telephone that lies on its side the pyramid of five rows has the height; undo stays in reach."""
    open_example(seen)
    seen.page.set_viewport_size({"width": 844, "height": 390})
    seen.page.tap("#slot-1-6")
    top, bottom = (f"document.getElementById('{one}').getBoundingClientRect()" for one in ("card-5-1", "card-1-0"))
    seen.wait_until(f"{top}.top >= document.getElementById('players').getBoundingClientRect().bottom")
    seen.wait_until(f"{bottom}.bottom <= innerHeight")
    assert seen.page.evaluate(SEEN, [*KEYS, "undo", "redo", "card-5-1"]) == []


def test_numbers_can_be_typed_at_any_time(seen: Watched) -> None:
    """With a keyboard: while a law asks something, and after Escape."""
    seen.page.focus("#find")
    seen.page.keyboard.type("18")
    seen.page.keyboard.type("71")
    assert seen.ask("document.activeElement.id") == "card-title"
    seen.page.keyboard.type("12")
    seen.page.keyboard.press("Escape")
    seen.page.wait_for_selector("#find", state="detached")
    seen.page.keyboard.type("30")
    assert seen.ask(f"{PYRAMID}.then(([{{cards}}]) => cards)") == [18, 71, 12, 30]


def test_a_card_that_lies_already_waits_for_lay(seen: Watched) -> None:
    """Only one number begins with 9, so 999 would be three cards of which two are wrong."""
    for _ in range(3):
        seen.page.tap("#key-9")
    says(seen, "No card has this number or name.")
    assert seen.ask(f"{PYRAMID}.then(([{{cards}}]) => cards)") == [9]
    seen.page.tap("#key-back")
    says(seen, "already in the pyramid of Player 1")
    seen.page.tap("#key-lay")
    assert seen.ask(f"{PYRAMID}.then(([{{cards}}]) => cards)") == [9, 9]


def test_after_a_swap_is_undone_the_next_tap_moves_nothing(seen: Watched) -> None:
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "A", "pyramid": [[12, 22, 33]]}]})])
    for place in ("card-1-0", "move", "card-1-1", "undo"):
        seen.page.tap(f"#{place}")
    seen.page.tap("#card-1-2")
    seen.page.locator("#card-title", has_text="33 ").wait_for()
    assert seen.ask(f"{PYRAMID}.then(([{{cards}}]) => cards)") == [12, 22, 33]


def test_text_of_twice_the_size_wraps(server: WebServer, browser: Browser) -> None:
    with watched(browser, **PHONE) as seen:
        seen.page.goto(server.address)
        seen.page.wait_for_selector("#slot-1-0")
        seen.ask("void (document.documentElement.style.fontSize = '200%')")
        open_example(seen)
        assert seen.sideways() == 0
        tabs, games = (seen.page.locator(one).bounding_box() for one in ("#tabs", "#games"))
        assert tabs is not None
        assert games is not None
        assert games["y"] < tabs["y"] + tabs["height"]  # beside the tabs, not below them
        for place in ("slot-1-6", "card-2-3", "points-circles-0"):
            seen.page.tap(f"#{place}")
            assert seen.sideways() == 0, place


def test_motion_is_left_out_where_it_is_not_wanted(server: WebServer, browser: Browser) -> None:
    with watched(browser, **PHONE, reduced_motion="reduce") as seen:
        seen.page.goto(server.address)
        seen.wait_until(KNOWN)
        seen.page.tap("#find")
        seen.page.keyboard.type("32")
        name = "getComputedStyle(document.querySelector('.face')).animationName"
        seen.page.wait_for_selector(".face", state="attached")
        assert seen.ask(name) == "none"
        seen.page.emulate_media(reduced_motion="no-preference")
        assert seen.ask(name) == "drops"
