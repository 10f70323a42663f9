"""What the page keeps on a device: nothing is lost in old browsers, without room, or on the way to another device."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser import Watched, watched
from page_checks import PHONE, assert_fits, violations
from page_hands import KNOWN, link_of, open_example, says, tap_number
from viceroy.web.service import answer
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

STORE = "import('./store.js')"
OLD = "delete String.prototype.toWellFormed; delete AbortSignal.timeout;"
FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); }; }"


def kept(seen: Watched) -> dict[str, str]:
    found: dict[str, str] = seen.ask(
        "Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^viceroy[.](game|broken|draft)/.test(key)))"
    )
    return found


def names(seen: Watched) -> list[list[str]]:
    found: list[list[str]] = seen.ask(
        f"{STORE}.then(({{games}}) => games.all().map(({{sheet}}) => sheet.players.map(({{name}}) => name)))"
    )
    return found


def kept_game(*players: str, cards: tuple[int, ...] = (18,), changed: int = 1) -> str:
    pyramid = [{"skip": 0, "cards": [*cards]}] if cards else []
    sheet = {"format": "score-sheet/1", "players": [{"name": name, "pyramid": pyramid} for name in players]}
    return json.dumps({"sheet": sheet, "changed": changed})


def put(seen: Watched, key: str, text: str) -> None:
    seen.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])


def test_an_older_browser_is_told_before_anything_is_touched(server: WebServer, browser: Browser) -> None:
    """It finds every game afterwards as it was before, where newer browsers look for them."""
    with watched(browser, **PHONE) as page:
        before = {"viceroy.game.a": kept_game("Ada", "Ben")}
        page.page.add_init_script(f"Object.assign(localStorage, {json.dumps(before)}); {OLD}")
        page.page.goto(server.address)
        says(page, "This browser is too old for Viceroy. It works from Safari 16.4")
        assert kept(page) == before
        assert page.page.locator("#slot-1-0").count() == 0
        assert page.errors == []


def test_a_browser_without_well_formed_texts_reads_all_games_and_links(server: WebServer, browser: Browser) -> None:
    with watched(browser, **PHONE) as page:
        page.page.add_init_script("delete String.prototype.toWellFormed;")
        page.page.goto(server.address)
        open_example(page)
        url, _ = link_of(page)
        page.page.reload()
        page.page.wait_for_selector("#card-1-0")
        before = names(page)
        assert before == [["Ada", "Ben", "Cleo"]]
        page.page.goto("about:blank")
        page.page.goto(url)
        says(page, "This game came with the link")
        assert names(page) == before


def test_what_an_older_version_put_aside_is_there_again(seen: Watched) -> None:
    put(seen, "viceroy.broken.a", kept_game("Ada", "Ben"))
    put(seen, "viceroy.broken.b", '{"sheet": 3}')
    seen.page.reload()
    seen.wait_until(KNOWN)
    assert ["Ada", "Ben"] in names(seen)
    assert "viceroy.game.a" in kept(seen)
    assert kept(seen)["viceroy.game.b"] == '{"sheet": 3}'
    assert seen.ask(f"{STORE}.then(({{unreadGames}}) => unreadGames())") == 1


def test_a_game_that_only_was_opened_keeps_its_time(seen: Watched) -> None:
    put(seen, "viceroy.game.a", kept_game("Ada", "Ben", changed=5))
    seen.page.tap("#games")
    seen.page.tap("#game-a")
    assert seen.page.locator("#player-name").input_value() == "Ada"
    seen.page.fill("#player-name", "Ada")
    assert json.loads(kept(seen)["viceroy.game.a"])["changed"] == 5
    seen.page.fill("#player-name", "Eve")
    assert json.loads(kept(seen)["viceroy.game.a"])["changed"] > 5


def test_without_room_the_page_says_so(seen: Watched) -> None:
    seen.page.evaluate(FULL)
    seen.page.fill("#player-name", "Ada")
    says(seen, "There is no room left for what you type now. Save it as a file, or delete kept games and card sets.")


def test_the_browser_is_asked_to_delete_nothing_once_there_are_cards(seen: Watched) -> None:
    seen.ask("void (navigator.storage.persisted = async () => false)")
    seen.ask("(window.times = 0, navigator.storage.persist = async () => { window.times += 1; return true; }, 0)")
    game = "{id: 'x', changed: 0, sheet}"
    for cards, times in (([], 0), ([18], 1), ([18, 5], 1)):
        pyramid: list[Any] = [{"skip": 0, "cards": cards}] if cards else []
        sheet = {
            "format": "score-sheet/1",
            "edition": "english",
            "players": [{"name": "A", "gems": {}, "pyramid": pyramid}],
        }
        assert seen.page.evaluate(f"(sheet) => {STORE}.then(({{games}}) => games.keep({game}))", sheet)
        seen.page.wait_for_timeout(50)
        assert seen.ask("times") == times


def test_names_of_the_table_are_remembered_the_latest_first(seen: Watched) -> None:
    put(seen, "viceroy.game.a", kept_game("Ada", "Ben", changed=1))
    put(seen, "viceroy.game.b", kept_game("Cid", " Ada ", "", changed=2))
    assert seen.ask(f"{STORE}.then(({{rememberedNames}}) => rememberedNames())") == ["Cid", "Ada", "Ben"]


def test_blank_games_do_not_pile_up(seen: Watched) -> None:
    """A game without cards goes when another is opened, unless somebody typed a new name in it."""
    put(seen, "viceroy.game.a", kept_game("Ada", "Ben"))
    put(seen, "viceroy.game.b", kept_game("Ada", "", cards=()))
    put(seen, "viceroy.game.c", kept_game("Cid", "", cards=()))
    put(seen, "viceroy.game.d", kept_game("", "", cards=()))
    seen.ask(f"{STORE}.then(({{forgetBlank}}) => forgetBlank({{id: 'd', sheet: {{players: []}}}}))")
    assert {key.rpartition(".")[2] for key in kept(seen)} == {"a", "c", "d"}


def test_all_that_is_kept_goes_to_another_device_as_one_file(seen: Watched) -> None:
    """Games and card sets come back as they were; of one game the later one stays; what nobody can read is counted."""
    put(seen, "viceroy.game.a", kept_game("Ada", "Ben", changed=10))
    put(seen, "viceroy.game.b", kept_game("Cid", "Dan", changed=10))
    put(seen, "viceroy.draft.d", json.dumps({"name": "mine", "text": "format: card-set/1", "changed": 10}))
    put(seen, "viceroy.game.z", "rubbish")
    text = seen.ask(f"{STORE}.then(({{keptText}}) => keptText())")
    before = kept(seen)
    seen.ask("localStorage.clear()")
    put(seen, "viceroy.game.a", kept_game("Ada", "Eve", changed=11))
    restore = f"(text) => {STORE}.then(({{isKeptText, restore}}) => isKeptText(text) && restore(text))"
    counts = seen.page.evaluate(restore, text)
    assert counts == {"taken": len(before) - 2, "had": 1, "lost": 1}
    assert json.loads(kept(seen)["viceroy.game.a"])["sheet"]["players"][1]["name"] == "Eve"
    assert kept(seen) | {"viceroy.game.a": ""} == {
        key: text for key, text in before.items() if not key.endswith(".z")
    } | {"viceroy.game.a": ""}
    assert seen.page.evaluate(restore, '{"format": "score-sheet/1"}') is False


ENDINGS = (".", ",", ")", ").", "!", ">", "*", "_", "**", "__", '"', "%20", "&utm_source=x", "?fbclid=1", " and")


def test_a_link_opens_with_what_a_mail_puts_behind_it(seen: Watched) -> None:
    opens = """([ending, sign]) => Promise.all([import('./link.js'), import('./game.js')])
      .then(async ([{linkOf, sheetIn, isLink}, {state}]) => {
        const {url} = await linkOf(state.game.sheet);
        const fragment = new URL(url.replace("#sheet=", `#sheet${sign}`) + ending).hash;
        return isLink(fragment) && JSON.stringify(await sheetIn(fragment)) === JSON.stringify(state.game.sheet);
      })"""
    for ending, sign in product(ENDINGS, ("=", "%3D", "%3d")):
        assert seen.page.evaluate(opens, [ending, sign]), (ending, sign)


def finished(seen: Watched, key: str, changed: int, **cards: int) -> None:
    """Keep a game in which each player has one card; 71 asks what it gave, so a game with it is not finished."""
    players = [{"name": name, "pyramid": [{"skip": 0, "cards": [card]}]} for name, card in cards.items()]
    sheet = {"format": "score-sheet/1", "players": players}
    put(seen, f"viceroy.game.{key}", json.dumps({"sheet": sheet, "changed": changed}))


def test_a_reload_keeps_the_player_and_the_way_back(seen: Watched) -> None:
    """Undo takes back what was typed before it; another game begins with its first player and nothing to take back."""
    tap_number(seen, 12)
    seen.page.tap("#add-player")
    tap_number(seen, 20)
    seen.page.reload()
    seen.page.wait_for_selector(".player[aria-current]")
    assert seen.ask("import('./game.js').then(({state}) => state.seat)") == 2
    cards = "import('./game.js').then(({state}) => state.game.sheet.players.map(({pyramid}) => pyramid.length))"
    before = seen.ask(cards)
    seen.ask("import('./game.js').then(({undo}) => undo())")
    assert seen.ask(cards) != before
    seen.ask("import('./game.js').then(({undo}) => { undo(); undo(); undo(); undo(); })")
    assert sum(seen.ask(cards)) == 0
    seen.page.tap("#games")
    seen.page.tap("#new-game")
    seen.page.reload()
    seen.page.wait_for_selector(".player[aria-current]")
    assert seen.ask("import('./game.js').then(({canUndo, state}) => [canUndo(), state.seat])") == [False, 0]


def test_the_list_of_games_says_who_won_and_by_how_much(seen: Watched) -> None:
    """Totals are those of `viceroy score`; players of finished games are counted by name, the busiest first."""
    sheets = {"a": {"Ada": 3, "Ben": 5}, "b": {"Ben": 3, "Ada": 5, "Cid": 1}, "c": {"Ada": 81, "Ben": 3}}
    totals: dict[str, list[int]] = {}
    for key, cards in sheets.items():
        finished(seen, key, 5, **cards)
        players = [{"name": name, "pyramid": [[card]]} for name, card in cards.items()]
        found = answer({"ask": "totals", "sheet": {"format": "score-sheet/1", "players": players}})
        assert found["is_whole"] == (key != "c")
        totals[key] = found["totals"]
    assert totals["a"][0] > totals["a"][1]
    seen.page.tap("#games")
    says(seen, "Players of finished games")
    seen.page.locator("#game-c .result").wait_for()
    assert seen.page.locator("#game-a .result").text_content() == f"★ {totals['a'][0]} Winner : {totals['a'][1]}"
    assert "(so far)" in str(seen.page.locator("#game-c .result").text_content())
    seen.page.tap("#statistics summary")
    cells = "(row) => [...row.children].map((one) => one.textContent)"
    rows = f"[...document.querySelectorAll('.statistics tbody tr')].map({cells})"
    ada = [totals["a"][0], totals["b"][1]]
    ben = [totals["a"][1], totals["b"][0]]
    assert sorted(seen.ask(rows)) == sorted(
        [
            ["Ada", "2", "1", f"{sum(ada) / 2:.1f}", str(max(ada))],
            ["Ben", "2", "1", f"{sum(ben) / 2:.1f}", str(max(ben))],
            ["Cid", "1", "0", f"{totals['b'][2]:.1f}", str(totals["b"][2])],
        ]
    )
    assert_fits(seen)
    assert violations(seen) == []


def test_all_games_are_saved_and_taken_back_by_the_dialog(seen: Watched, tmp_path: Path) -> None:
    finished(seen, "a", 5, Ada=3, Ben=5)
    seen.page.tap("#games")
    with seen.page.expect_download() as download:
        seen.page.tap("#save-all")
    assert download.value.suggested_filename == "viceroy-games.json"
    download.value.save_as(tmp_path / "games.json")
    seen.ask("localStorage.clear()")
    seen.page.reload()
    seen.page.tap("#games")
    seen.page.set_input_files("#games-file", tmp_path / "games.json")
    says(seen, "Taken: 2.")
    assert ["Ada", "Ben"] in names(seen)
    seen.page.locator("#game-a").wait_for()
    seen.page.set_input_files("#games-file", tmp_path / "games.json")
    says(seen, "Taken: 0. Here already: 2.")


def test_the_list_of_games_says_to_which_address_they_belong(seen: Watched) -> None:
    """At another address of the same computer a browser shows none of them; "Save all" is the way over."""
    seen.page.tap("#games")
    told = seen.page.locator("#games-address").inner_text()
    assert str(seen.ask("location.host")) in told
    assert "Save all" in told
    assert_fits(seen)
