"""One game on several phones: what each types is there, was taken away by somebody, or is shown to who typed it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from browser import Watched, watched
from page_checks import PHONE, assert_fits, violations
from page_hands import says
from phones import Phone, some_sender
from viceroy.web.addresses import addresses_of, own_addresses
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

SHEET = "import('./game.js').then(({state}) => state.game.sheet)"
LAY = """([seat, card]) => Promise.all([import('./game.js'), import('./sheet.js')])
  .then(([{change}, {lay}]) => void change((sheet) => {
    const {pyramid} = sheet.players[seat];
    lay(sheet.players[seat], 1, pyramid.length ? pyramid[0].cards.length : 0, card);
  }))"""
INSERT = """([seat, x, card]) => Promise.all([import('./game.js'), import('./sheet.js')])
  .then(([{change}, {insert}]) => void change((sheet) => insert(sheet.players[seat], 1, x, card)))"""
NAME = """([seat, name]) => import('./game.js')
  .then(({change}) => void change((sheet) => (sheet.players[seat].name = name)))"""
ADD = "import('./game.js').then(({addPlayer}) => void addPlayer())"
NEW = "Promise.all([import('./game.js'), import('./store.js')]).then(([{open}, {newGame}]) => void open(newGame()))"
OPEN = """(id) => Promise.all([import('./game.js'), import('./store.js')])
  .then(([{open}, {games}]) => void open(games.find(id)))"""
WAITING = "import('./shared-games.js').then(({sharedGame}) => sharedGame(%s).copy.queue.length)"
ID = "import('./game.js').then(({state}) => state.game.id)"


@contextmanager
def phones(browser: Browser, server: WebServer, count: int) -> Iterator[list[Watched]]:
    """The first phone shares its game; the others come by the address of its code."""
    with ExitStack() as stack:
        senders = [{"X-Forwarded-For": some_sender()} for _ in range(count)]
        pages = [stack.enter_context(watched(browser, **PHONE, extra_http_headers=each)) for each in senders]
        first, *others = pages
        first.page.goto(server.address)
        first.page.wait_for_selector("#slot-1-0")
        code = share(first)
        for other in others:
            come(other, server, code)
        yield pages
        for page in pages:
            page.forgive("ERR_INTERNET_DISCONNECTED")  # it was meant to be away
            assert page.errors == []


def share(seen: Watched) -> str:
    """Share the game that is open, and return its code."""
    seen.page.tap("#games")
    seen.page.tap("#several-phones")
    code = str(seen.page.text_content(".code-letters"))
    seen.page.tap("#dialog-done")
    return code


def code_of(seen: Watched) -> str:
    """Return the code of the shared game that is open."""
    return seen.page.locator("#in-step").inner_text().split(": ")[1][:4]


def come(seen: Watched, server: WebServer, code: str) -> None:
    """Open the address of a code, as a camera does."""
    seen.page.goto("about:blank")
    seen.page.goto(f"{server.address}#table={code}")
    seen.page.wait_for_selector("#in-step")


def go_alone(seen: Watched) -> None:
    seen.page.tap("#games")
    seen.page.tap("#several-phones")
    seen.page.tap("#go-alone")
    says(seen, "This phone goes on alone.")
    seen.page.tap("#dialog-done")


def is_away(seen: Watched, *, away: bool) -> None:
    """Take the network from a phone, or give it back."""
    seen.page.context.set_offline(away)


def cards(seen: Watched) -> list[list[Any]]:
    sheet = seen.ask(SHEET)
    return [[card for level in player["pyramid"] for card in level["cards"]] for player in sheet["players"]]


def agree(pages: list[Watched], wanted: list[list[int]]) -> None:
    """Wait until all phones have these cards, a list for each player, and nothing waits to be sent."""
    told = json.dumps(wanted)
    for seen in pages:
        laid = "players.map(({pyramid}) => pyramid.flatMap(({cards}) => cards))"
        seen.wait_until(f"{SHEET}.then(({{players}}) => JSON.stringify({laid}) === JSON.stringify({told}))")
        seen.wait_until(f"{ID}.then((id) => {WAITING % 'id'}).then((count) => count === 0)")


@pytest.fixture(scope="module")
def lan(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    with WebServer(tmp_path_factory.mktemp("lan") / "log", "--lan") as running:
        yield running


def test_each_types_one_pyramid_and_all_see_the_totals(lan: WebServer, browser: Browser) -> None:
    with phones(browser, lan, 3) as pages:
        one, two, three = pages
        one.page.evaluate(LAY, [0, 3])
        two.page.evaluate(LAY, [1, 5])
        three.page.evaluate(ADD)
        agree(pages, [[3], [5], []])
        three.page.evaluate(LAY, [2, 17])
        one.page.evaluate(LAY, [0, 32])
        agree(pages, [[3, 32], [5], [17]])
        for seen in pages:
            seen.page.wait_for_selector("#score[aria-busy=false] tfoot", state="attached")
        totals = [one.page.locator("#score tfoot tr").first.text_content() for one in pages]
        assert len({*totals}) == 1
        two.page.reload()  # a phone that was lost rejoins by itself
        two.page.wait_for_selector("#in-step")
        one.page.evaluate(NAME, [0, "Ada"])
        two.wait_until(f"{SHEET}.then(({{players}}) => players[0].name === 'Ada')")


def test_a_phone_without_a_network_types_on_and_is_told_what_was_not_taken(lan: WebServer, browser: Browser) -> None:
    """Its other cards come, and one tap takes its own card, or leaves that of the other phone."""
    with phones(browser, lan, 2) as pages:
        one, two = pages
        one.page.evaluate(LAY, [0, 32])
        agree(pages, [[32], []])
        is_away(two, away=True)
        two.page.evaluate(LAY, [0, 60])
        two.page.evaluate(LAY, [1, 5])
        says(two, "There is no answer at the moment")
        says(two, "2 changes are not sent yet.")
        one.page.evaluate(LAY, [0, 40])
        is_away(two, away=False)
        agree(pages, [[32, 40], [5]])
        says(two, "level 1, place 2: you typed 60 Baron, phone 1 typed 40 Admiral.")
        assert_fits(two)
        assert violations(two) == []
        assert one.page.locator("#not-taken").count() == 0
        two.page.tap("#mine-0")
        agree(pages, [[32, 60], [5]])
        assert two.page.locator("#not-taken").count() == 0
        two.page.tap("#undo")
        agree(pages, [[32, 40], [5]])
        is_away(two, away=True)
        two.page.evaluate(INSERT, [0, 0, 60])  # which moves both cards that lie there
        one.page.evaluate(LAY, [0, 17])
        is_away(two, away=False)
        agree(pages, [[32, 40, 17], [5]])
        says(two, "level 1, place 1: you typed 60 Baron, phone 1 typed 32 ")
        assert two.page.locator("#not-taken li").count() == 1
        two.page.tap("#theirs-0")
        is_away(two, away=True)
        two.page.evaluate(NAME, [0, "Ben"])
        one.page.evaluate(NAME, [0, "Ada"])
        is_away(two, away=False)
        says(two, "you typed Ben, phone 1 typed Ada.")
        two.page.tap("#theirs-0")
        assert two.page.locator("#not-taken").count() == 0
        assert [player["name"] for player in two.ask(SHEET)["players"]] == ["Ada", ""]


def test_a_code_that_is_opened_again_sends_what_was_typed(lan: WebServer, browser: Browser) -> None:
    """... alone, and without a network, also where the browser was closed before it could be sent."""
    with phones(browser, lan, 2) as pages:
        one, two = pages
        code = code_of(one)
        one.page.evaluate(LAY, [0, 32])
        two.page.evaluate(LAY, [1, 5])
        agree(pages, [[32], [5]])
        go_alone(two)
        for card in (9, 17, 40, 53):
            two.page.evaluate(LAY, [1, card])
        one.page.evaluate(LAY, [0, 21])
        agree([one], [[32, 21], [5]])
        assert cards(two) == [[32], [5, 9, 17, 40, 53]]
        come(two, lan, code)
        agree(pages, [[32, 21], [5, 9, 17, 40, 53]])
        is_away(two, away=True)
        two.page.evaluate(LAY, [1, 60])
        two.page.goto("about:blank")
        is_away(two, away=False)
        come(two, lan, code)
        agree(pages, [[32, 21], [5, 9, 17, 40, 53, 60]])
        go_alone(one)
        one.page.evaluate(LAY, [0, 3])
        assert share(one) == code
        agree(pages, [[32, 21, 3], [5, 9, 17, 40, 53, 60]])


def test_a_phone_has_several_shared_games_and_none_is_out_of_step(lan: WebServer, browser: Browser) -> None:
    """What was typed in one without a network is sent while another one is open."""
    with phones(browser, lan, 2) as pages:
        one, two = pages
        first = two.ask(ID)
        is_away(two, away=True)
        two.page.evaluate(LAY, [1, 9])
        two.page.evaluate(NEW)
        assert two.page.locator("#in-step").count() == 0
        is_away(two, away=False)
        agree([one], [[], [9]])
        share(two)
        two.page.evaluate(LAY, [0, 40])
        one.page.evaluate(LAY, [0, 3])
        two.page.evaluate(OPEN, first)
        agree(pages, [[3], [9]])


def test_two_tabs_of_a_browser_are_one_phone(lan: WebServer, browser: Browser) -> None:
    """What is typed in one is in the other, and each sends what both have typed without a network."""
    with phones(browser, lan, 2) as pages:
        one, two = pages
        tab = Watched(two.page.context.new_page())
        tab.page.goto(lan.address)
        tab.page.wait_for_selector("#in-step")
        is_away(two, away=True)
        two.page.evaluate(LAY, [1, 5])
        tab.wait_until(f"{SHEET}.then(({{players}}) => players[1].pyramid.length === 1)")
        tab.page.evaluate(LAY, [1, 9])
        two.page.close()
        one.page.evaluate(LAY, [0, 3])
        tab.page.context.set_offline(False)
        agree([one, tab], [[3], [5, 9]])
        two.errors.clear()  # it was meant to be away


def test_a_server_that_is_started_again_goes_on(browser: Browser, tmp_path: Path) -> None:
    """Without its store, too: a phone says that the game is gone, and shares it under a new code.

    What others have typed meanwhile comes with them.
    """
    with WebServer(tmp_path / "log", "--lan") as server, phones(browser, server, 2) as pages:
        one, two = pages
        one.page.evaluate(LAY, [0, 3])
        agree(pages, [[3], []])
        server.stop()
        two.page.evaluate(LAY, [1, 5])
        one.page.evaluate(LAY, [0, 32])
        server.start()
        agree(pages, [[3, 32], [5]])
        server.stop()
        shutil.rmtree(tmp_path / "games")
        two.page.evaluate(LAY, [1, 17])
        one.page.evaluate(LAY, [0, 40])
        server.start()
        for seen in pages:
            says(seen, "no longer has this shared game")
        assert_fits(one)
        one.page.tap("#share-anew")
        code = str(one.page.text_content(".code-letters"))
        one.page.tap("#dialog-done")
        come(two, server, code)
        agree(pages, [[3, 32, 40], [5, 17]])
        for seen in pages:
            seen.errors.clear()  # nobody was there, and then another server


def test_the_place_of_the_next_card_moves_on_when_another_phone_lays_one_there(
    lan: WebServer, browser: Browser
) -> None:
    """My next number replaces nothing."""
    with phones(browser, lan, 2) as pages:
        one, two = pages
        one.page.evaluate(LAY, [0, 3])
        agree(pages, [[3], []])
        two.page.tap("#slot-1-1")
        two.page.tap("#key-2")
        one.page.evaluate(LAY, [0, 32])
        agree(pages, [[3, 32], []])
        assert two.page.locator("#slot-1-2").get_attribute("aria-current") == "location"
        assert two.page.locator("#find").input_value() == "2"
        two.page.tap("#key-1")
        agree(pages, [[3, 32, 21], []])


def test_a_code_can_be_typed(lan: WebServer, browser: Browser) -> None:
    """The field of the Play tab takes codes of tables and of shared games."""
    with phones(browser, lan, 1) as pages, watched(browser, **PHONE) as seen:
        pages[0].page.evaluate(LAY, [0, 3])
        seen.page.goto(f"{lan.address}#play")
        seen.page.fill("#table-code", code_of(pages[0]).lower())
        seen.page.wait_for_selector("#in-step")
        agree([*pages, seen], [[3], []])


def test_what_strangers_send_harms_no_phone(lan: WebServer, browser: Browser) -> None:
    """Cells that no sheet can have are left out, markup stays text, and all type on."""
    with phones(browser, lan, 2) as pages:
        stranger = Phone(lan.port)
        stranger.code = code_of(pages[0])
        told = stranger.table()
        keys = [cell["key"] for cell in told["cells"] if cell["value"] is True]
        sent = {
            f"{keys[0]}/name": "<img src=x onerror=alert(1)>",
            f"{keys[0]}/attack": {"a": 1},
            f"{keys[0]}/card/1/0": "toString",
            f"{keys[0]}/card/9/9999": 3,
            f"{keys[0]}/card/1/1": [[["x" * 5000]]],
            f"{keys[0]}/gems/red": -5,
            "player/__proto__": True,
            "player/1-x/name": "nobody",
            "edition": [1, 2],
            "card_set": {"a": 1},
        }
        by = {cell["key"]: cell["by"] for cell in told["cells"]}
        cells = [{"key": key, "value": value} for key, value in sent.items()]
        seen = [{"key": key, "by": by.get(key)} for key in sent]
        changes = [{"number": 1, "cells": cells, "seen": seen, "over": []}]
        answer = stranger.ask(
            "POST", f"/tables/{stranger.code}/cells", {"life": told["life"], "since": 0, "changes": changes}
        )
        assert answer.status == 200, answer
        assert answer.data["phones"][-1]["refused"] == []
        pages[0].wait_until(f"{SHEET}.then(({{players}}) => players[0].name.startsWith('<img'))")
        pages[0].page.evaluate(LAY, [1, 5])
        agree(pages, [["toString"], [5]])  # type: ignore[list-item]


def test_a_phone_that_goes_on_alone_hears_nothing(lan: WebServer, browser: Browser) -> None:
    with phones(browser, lan, 2) as pages:
        one, two = pages
        two.page.tap("#games")
        two.page.tap("#several-phones")
        two.page.wait_for_selector("#how-far")
        assert two.page.locator(".invite .code").count() == bool(own_addresses())  # no phone could open 127.0.0.1
        assert two.ask("Promise.all([...document.images].map((image) => image.decode())).then(() => true)")
        assert_fits(two)
        assert violations(two) == []
        two.page.tap("#go-alone")
        says(two, "This phone goes on alone.")
        one.page.evaluate(LAY, [0, 3])
        agree([one], [[3], []])
        two.page.wait_for_timeout(300)  # a change comes within milliseconds
        assert cards(two) == [[], []]


def test_the_page_leads_no_phone_to_the_computer_that_it_is_on(browser: Browser, tmp_path: Path) -> None:
    """In no network there is a sentence in place of the code, and it fits."""
    with WebServer(tmp_path / "log", "--lan", "--host", "127.0.0.1") as alone, watched(browser, **PHONE) as seen:
        seen.page.goto(alone.address)
        seen.page.wait_for_selector("#slot-1-0")
        seen.page.tap("#games")
        seen.page.tap("#several-phones")
        says(seen, "Opens on this computer only")
        assert seen.page.locator(".invite .code").count() == 0
        assert_fits(seen)
        assert violations(seen) == []
        assert seen.errors == []


def test_a_game_that_is_not_there_is_told(lan: WebServer, browser: Browser) -> None:
    with watched(browser, **PHONE) as seen:
        seen.page.goto(f"{lan.address}#table=BBBB")
        says(seen, "No table has this code.")
        assert all("404" in error for error in seen.errors)


def test_without_lan_nothing_is_shared(seen: Watched) -> None:
    seen.page.tap("#games")
    seen.page.wait_for_selector("#save-all")
    assert seen.page.locator("#several-phones, #join-code").count() == 0


def test_other_phones_come_by_the_address_by_which_this_one_came(lan: WebServer) -> None:
    """So a computer in two networks leads each phone to one in its own; its own browser leads to the likely one."""
    asking = Phone(lan.port)
    for host in ("192.168.1.7:8350", "10.0.0.2"):
        assert asking.ask("GET", "/about", None, Host=host).data["shared"] == f"http://{host}/"
    likely = addresses_of("0.0.0.0", lan.port)[0]
    for host in ("127.0.0.1:8350", "localhost"):
        assert asking.ask("GET", "/about", None, Host=host).data["shared"] == likely
