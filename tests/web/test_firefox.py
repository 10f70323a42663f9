"""The page in Firefox, a second engine: typing and scoring, keeping, cards, the workshop, and Python in it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest

from browser import serving
from effort import by_hand, tries
from firefox import Firefox
from page_friends import TURN, is_turn
from page_hands import KNOWN, expected, final_of
from page_player import OFFERED, one_of
from page_typist import TYPE, steps_of, typed_sheet
from viceroy.engine.record import GameRecord
from viceroy.engine.reducer import score
from viceroy.formats.documents import loads
from viceroy.sessions.session import Session
from viceroy.web.service import answer
from web_server import WebServer

Data = dict[str, Any]
SCORED = "document.querySelector('#score[aria-busy=false] tfoot') !== null"
TABLE = """[...document.querySelectorAll("#score tbody tr, #score tfoot tr")]
  .map((row) => [...row.querySelectorAll("td")].map((one) => one.textContent))"""
PYTHON_STARTS = 180  # seconds


def test_what_is_typed_scores_as_viceroy_score_does(server: WebServer, firefox: Firefox) -> None:
    """Random sheets show the same lines, totals and ranks as the command; the last one is there after a reload."""
    firefox.open(server.address)
    firefox.wait_until(KNOWN)
    shown: list[list[str]] = []
    for seed in range(tries(10, quick=3)):
        sheet = typed_sheet(seed)
        firefox.call(TYPE, [*steps_of(sheet)])
        firefox.wait_until(SCORED)
        shown = firefox.ask(TABLE)
        assert shown == expected(final_of(sheet)), f"seed {seed}"
    firefox.reload()
    firefox.wait_until(SCORED)
    assert firefox.ask(TABLE) == shown
    assert firefox.errors == []


def test_cards_and_the_workshop_by_touch(server: WebServer, firefox: Firefox) -> None:
    firefox.open(server.address)
    firefox.tap("#to-cards-tab")
    firefox.wait_for("#show-1")
    firefox.wait_until("document.querySelector('.miniature img[src^=data]') !== null")
    firefox.tap("#show-1")
    firefox.wait_for("#dialog .card-text p", "level 1")
    firefox.tap("#dialog-done")
    firefox.tap("#to-workshop-tab")
    firefox.wait_for("#found", "No problems · Cards: 5")
    firefox.wait_for("#workshop-card h3", "101 Harbor Pilot")
    assert firefox.ask("document.getElementById('workshop-editor').shadowRoot !== null")
    firefox.ask("void history.back()")
    firefox.wait_for("#show-1")
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert firefox.ask(wide) == 0
    assert firefox.errors == []


MY_TURN = """import('./play-game.js').then(({play}) => !play.isBusy && play.table.choices.length > 0)"""


def test_a_table_of_friends_by_touch(server: WebServer, firefox: Firefox) -> None:
    """The stream is read, wishes are sent, and a reload leads back to the seat."""
    firefox.open(f"{server.address}#play")
    firefox.tap("#with-friends")
    firefox.wait_for("#friend-name")
    firefox.call(TYPE_NAME, "Ada")
    firefox.tap("#make-table")
    firefox.wait_for("#lobby-seats", "Ada")
    firefox.tap("#add-bot")
    firefox.tap("#add-greedy")
    firefox.wait_until("document.querySelectorAll('#lobby-seats b').length === 2")
    firefox.tap("#deal-table")
    firefox.wait_for(".tray")
    firefox.wait_until(MY_TURN)
    firefox.tap(".thing.is-offered")
    firefox.wait_for("#picked-0")
    firefox.tap("#picked-0")
    acted = "import('./friends-table.js').then(({friends}) => friends.message?.game?.actions >= 1)"
    firefox.wait_until(acted)
    firefox.reload()
    firefox.wait_until(acted)
    firefox.wait_for("#friends-bar")
    assert firefox.errors == []


def test_a_game_against_a_bot_by_touch(server: WebServer, firefox: Firefox) -> None:
    """Things are tapped, and then what they offer; after a reload the game is where it was."""
    firefox.open(f"{server.address}#play")
    firefox.tap("#against-bots")
    firefox.tap("#deal")
    firefox.wait_for(".tray")
    for _ in range(tries(20, quick=4)):
        firefox.wait_until(MY_TURN)
        if firefox.ask("document.querySelector('.gem-steppers') !== null"):
            while firefox.ask("document.querySelector('#take-gems[aria-disabled=true]') !== null"):
                firefox.tap(".gem-steppers [id$=-more]:not([aria-disabled=true])")
            firefox.tap("#take-gems")
        elif firefox.ask("document.querySelector('.thing.is-offered') !== null"):
            firefox.tap(".thing.is-offered")
            firefox.wait_for("#picked-0")
            firefox.tap("#picked-0")
        else:
            firefox.tap("#other-0")
    firefox.wait_until(MY_TURN)
    table = "import('./play-game.js').then(({play}) => JSON.stringify(play.table))"
    before = firefox.ask(table)
    firefox.reload()
    firefox.wait_for(".tray")
    firefox.wait_until(MY_TURN)
    assert firefox.ask(table) == before
    assert firefox.errors == []


TYPE_NAME = """(name) => {
  const field = document.getElementById('friend-name');
  field.value = name;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}"""


def message_of(phone: Firefox) -> Data:
    text: str = phone.ask("import('./friends-table.js').then(({friends}) => JSON.stringify(friends.message))")
    message: Data = json.loads(text)
    return message


@by_hand
def test_three_friends_play_a_game_to_its_end(server: WebServer, firefoxes: tuple[Firefox, ...]) -> None:
    """By touch, each in a window of their own; all see the result that the record of the game has."""
    host, *others = firefoxes
    host.open(f"{server.address}#play")
    host.tap("#with-friends")
    host.wait_for("#friend-name")
    host.call(TYPE_NAME, "Ada")
    host.tap("#make-table")
    host.wait_for("#lobby-seats", "Ada")
    code = message_of(host)["code"]
    for phone, name in zip(others, ("Ben", "Cid"), strict=True):
        phone.open(f"{server.address}#table={code}")
        phone.wait_for("#join-table")
        phone.call(TYPE_NAME, name)
        phone.tap("#join-table")
        phone.wait_for("#lobby-seats", name)
    host.wait_for("#lobby-seats", "Cid")
    host.tap("#deal-table")
    for phone in firefoxes:
        phone.wait_for(".tray")
    dice, taps = Random(3), 0
    while message_of(host)["phase"] != "over":
        for phone in firefoxes:
            if is_turn(phone.ask(TURN)):
                phone.tap(f"[id='{one_of(phone.ask(OFFERED), dice)}']")
                taps += 1
        assert taps < 5000
    with urlopen(f"{server.address}tables/{code}/record") as response:
        final = score(Session.resume(loads(response.read().decode(), expect=GameRecord)).state)
    for phone in firefoxes:
        phone.wait_for("#result")
        shown = message_of(phone)["game"]["score"]["players"]
        assert [(one["name"], one["total"]) for one in shown] == [(one.name, one.total) for one in final.players]
        assert phone.errors == []


@by_hand
def test_python_runs_in_it(firefox: Firefox) -> None:
    """The static page counts there, too; VICEROY_PAGE names it, built."""
    site = os.environ.get("VICEROY_PAGE")
    if not site:
        pytest.skip("VICEROY_PAGE names no built page")
    sheet: dict[str, Any] = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[18, 40]]}]}
    [player] = answer({"ask": "score", "sheet": sheet})["score"]["players"]
    with serving(Path(site)) as address:
        firefox.open(address)
        firefox.wait_for("#slot-1-0")
        firefox.call(TYPE, [*steps_of({"players": [{"name": "Ada", "pyramid": [[18, 40]]}]})])
        firefox.wait_until(SCORED, PYTHON_STARTS)
        total = "document.querySelector('#score tfoot td').textContent"
        assert firefox.ask(total) == str(player["total"])
        firefox.wait_until("navigator.serviceWorker.ready.then(() => true)")
    firefox.reload()  # without a server
    firefox.wait_until(SCORED, PYTHON_STARTS)
    assert firefox.ask(total) == str(player["total"])
    assert firefox.errors == []
