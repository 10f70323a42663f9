"""The page in Firefox, a second engine: typing and scoring, keeping, cards, the workshop, and Python in it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from browser import serving
from effort import tries
from firefox import Firefox
from page_hands import KNOWN, expected, final_of
from page_typist import TYPE, steps_of, typed_sheet
from viceroy.web.service import answer
from web_server import WebServer

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
