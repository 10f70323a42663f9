"""One game on several phones: each types, all see it, and nobody loses what was typed at the same time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from browser import Watched, watched
from page_checks import PHONE, assert_fits, violations
from page_hands import says
from viceroy.web.addresses import own_addresses
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
NAME = """([seat, name]) => import('./game.js')
  .then(({change}) => void change((sheet) => (sheet.players[seat].name = name)))"""
ROOM = "import('./store.js').then(({setting}) => JSON.parse(setting('room')))"
ADD = "import('./game.js').then(({addPlayer}) => void addPlayer())"


HURRY = "window.setTimeout = ((wait) => (how, after) => wait(how, after / 10))(setTimeout)"


def test_the_page_leads_no_phone_to_the_computer_that_it_is_on(browser: Browser, tmp_path: Path) -> None:
    """In no network there is a sentence in place of the code, and it fits."""
    with WebServer(tmp_path / "log", "--lan", "--host", "127.0.0.1") as alone, watched(browser, **PHONE) as seen:
        seen.page.goto(alone.address)
        seen.page.wait_for_selector("#slot-1-0")
        seen.page.tap("#games")
        seen.page.tap("#several-phones")
        says(seen, "No phone can open this game now")
        assert seen.page.locator("#room-code").count() == 0
        assert_fits(seen)
        assert violations(seen) == []
        assert seen.errors == []


@contextmanager
def phones(browser: Browser, server: WebServer, count: int) -> Iterator[list[Watched]]:
    """The first phone shares its game; the others come by the address of its code. They ask ten times as often."""
    with ExitStack() as stack:
        pages = [stack.enter_context(watched(browser, **PHONE)) for _ in range(count)]
        for page in pages:
            page.page.add_init_script(HURRY)
        first, *others = pages
        first.page.goto(server.address)
        first.page.wait_for_selector("#slot-1-0")
        first.page.tap("#games")
        first.page.tap("#several-phones")
        first.page.wait_for_selector("#leave-room")
        room = first.ask(ROOM)["id"]
        first.page.tap("#dialog-done")
        for other in others:
            other.page.goto(f"{server.address}#room={room}")
            other.page.wait_for_selector("#slot-1-0")
        yield pages
        for page in pages:
            assert page.errors == []


def cards(seen: Watched) -> list[list[Any]]:
    sheet = seen.ask(SHEET)
    return [[card for level in player["pyramid"] for card in level["cards"]] for player in sheet["players"]]


def agree(pages: list[Watched], wanted: list[list[int]]) -> None:
    """Wait until all phones have these cards, a list for each player."""
    told = json.dumps(wanted)
    for seen in pages:
        laid = "players.map(({pyramid}) => pyramid.flatMap(({cards}) => cards))"
        seen.wait_until(f"{SHEET}.then(({{players}}) => JSON.stringify({laid}) === JSON.stringify({told}))")


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
        two.page.wait_for_selector("#card-1-0, #slot-1-0")
        one.page.evaluate(NAME, [0, "Ada"])
        two.wait_until(f"{SHEET}.then(({{players}}) => players[0].name === 'Ada')")


def test_what_is_typed_at_the_same_time_and_offline_is_merged(lan: WebServer, browser: Browser) -> None:
    with phones(browser, lan, 2) as pages:
        one, two = pages
        agree(pages, [[], []])
        two.page.context.set_offline(True)
        two.page.evaluate(LAY, [1, 5])
        one.page.evaluate(LAY, [0, 3])
        two.page.evaluate(LAY, [1, 17])
        says(two, "There is no answer at the moment")
        two.page.context.set_offline(False)
        agree(pages, [[3], [5, 17]])
        for seen in pages:
            seen.errors.clear()  # it was meant to be away


@pytest.mark.parametrize("first", [0, 1])
def test_a_server_that_is_started_anew_has_the_game_again(browser: Browser, tmp_path: Path, first: int) -> None:
    """With all that was typed while it was away, whoever comes back first."""
    with WebServer(tmp_path / "log", "--lan") as server, phones(browser, server, 2) as pages:
        one, two = pages
        one.page.evaluate(LAY, [0, 3])
        agree(pages, [[3], []])
        for seen in pages:
            seen.page.context.set_offline(True)
        known = one.ask(f"{ROOM}.then(({{version}}) => version)")
        server.stop()
        two.page.evaluate(LAY, [1, 5])
        one.page.evaluate(LAY, [0, 32])
        server.start()
        pages[first].page.context.set_offline(False)
        pages[first].wait_until(f"{ROOM}.then(({{version}}) => version > {known})")
        pages[1 - first].page.context.set_offline(False)
        agree(pages, [[3, 32], [5]])
        for seen in pages:
            seen.errors.clear()  # they were meant to be away


def test_a_phone_that_lagged_gives_the_game_to_a_new_server(browser: Browser, tmp_path: Path) -> None:
    """What another phone had sent to the old server comes back, and what was typed here while it was away stays."""
    with WebServer(tmp_path / "log", "--lan") as server, phones(browser, server, 2) as pages:
        one, two = pages
        agree(pages, [[], []])
        two.page.context.set_offline(True)
        known = one.ask(f"{ROOM}.then(({{version}}) => version)")
        one.page.evaluate(LAY, [0, 3])
        one.wait_until(f"{ROOM}.then(({{version}}) => version > {known})")
        one.page.context.set_offline(True)
        two.page.evaluate(LAY, [1, 5])
        server.stop()
        server.start()
        two.page.context.set_offline(False)
        two.wait_until(f"{ROOM}.then(({{version}}) => version > {known})")
        one.page.context.set_offline(False)
        agree(pages, [[3], [5]])
        for seen in pages:
            seen.errors.clear()  # they were meant to be away


def test_a_phone_can_go_on_alone(lan: WebServer, browser: Browser) -> None:
    with phones(browser, lan, 2) as pages:
        one, two = pages
        two.page.tap("#games")
        two.page.tap("#several-phones")
        two.page.locator("#room-code, #no-network").wait_for()
        assert two.page.locator("#room-code").count() == bool(own_addresses())  # no phone could open 127.0.0.1
        assert two.ask("Promise.all([...document.images].map((image) => image.decode())).then(() => true)")
        assert_fits(two)
        assert violations(two) == []
        two.page.tap("#leave-room")
        says(two, "This phone goes on alone.")
        one.page.evaluate(LAY, [0, 3])
        two.page.wait_for_timeout(500)  # in which it would have asked three times
        assert cards(two) == [[], []]


def test_a_game_that_is_not_there_is_told(lan: WebServer, browser: Browser) -> None:
    with watched(browser, **PHONE) as seen:
        seen.page.goto(f"{lan.address}#room=abcdefgh12")
        says(seen, "This shared game is not here any more.")
        assert seen.errors == []


def test_without_lan_nothing_is_shared(seen: Watched) -> None:
    seen.page.tap("#games")
    seen.page.wait_for_selector("#save-all")
    assert seen.page.locator("#several-phones").count() == 0


MERGE = """([mine, agreed, theirs]) => import('./rooms.js').then(({merge}) => merge(mine, agreed, theirs))"""


def sheet_of(*players: str, edition: str = "english") -> dict[str, Any]:
    return {"edition": edition, "players": [{"name": name} for name in players]}


def test_what_only_one_side_changed_is_taken_from_it(seen: Watched) -> None:
    for mine, theirs, merged in (
        (sheet_of("a", "b"), sheet_of("a", "c"), sheet_of("a", "c")),
        (sheet_of("x", "b"), sheet_of("a", "c"), sheet_of("x", "c")),
        (sheet_of("x", "b"), sheet_of("y", "b"), sheet_of("y", "b")),
        (sheet_of("a", "b", "m"), sheet_of("a", "b", "t"), sheet_of("a", "b", "t", "m")),
        (sheet_of("a"), sheet_of("a", "b"), sheet_of("a")),
        (sheet_of("a", "b"), sheet_of("a"), sheet_of("a")),
        (sheet_of("a", "b", edition="german"), sheet_of("a", "c"), sheet_of("a", "c", edition="german")),
        (sheet_of("a", "b"), sheet_of("a", "b", edition="french"), sheet_of("a", "b", edition="french")),
    ):
        assert seen.page.evaluate(MERGE, [mine, sheet_of("a", "b"), theirs]) == merged


def test_of_one_player_a_name_here_and_cards_there_are_both_taken(seen: Watched) -> None:
    agreed, mine, theirs = (
        {"edition": "english", "players": [{"name": name, "pyramid": pyramid}]}
        for name, pyramid in (("a", []), ("Ada", []), ("a", [[3]]))
    )
    merged = seen.page.evaluate(MERGE, [mine, agreed, theirs])
    assert merged["players"] == [{"name": "Ada", "pyramid": [[3]]}]


def test_of_two_who_type_one_pyramid_the_later_is_told(lan: WebServer, browser: Browser) -> None:
    """What came first to the server stays; undo brings back what the other has typed, and takes back nothing else."""
    with phones(browser, lan, 2) as pages:
        one, two = pages
        agree(pages, [[], []])
        two.page.context.set_offline(True)
        two.page.evaluate(LAY, [0, 5])
        known = one.ask(f"{ROOM}.then(({{version}}) => version)")
        one.page.evaluate(LAY, [0, 3])
        one.page.evaluate(LAY, [1, 17])
        one.wait_until(f"{ROOM}.then(({{version}}) => version > {known})")
        two.page.context.set_offline(False)
        agree(pages, [[3], [17]])
        says(two, "Player 1 was changed on another phone at the same time")
        two.page.tap("#undo")
        agree(pages, [[5], [17]])
        for seen in pages:
            seen.errors.clear()  # it was meant to be away
