"""Several people at one device, in a real browser: the cover between them, and whole games by touch."""

from __future__ import annotations

from random import Random

import pytest

from browser import Watched
from effort import PROFILE
from page_checks import assert_fits, violations
from page_player import deal, shown_table, tap_something
from viceroy.web.games import game_of
from web_server import WebServer

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

_SETTLED = """import('./play-game.js').then(({play}) => !play.isBusy && !play.table?.bots_to_act)"""
FEW = 12  # choices


@pytest.fixture
def page(tab: Watched, server: WebServer) -> Watched:
    """The tab where one deals, set up for Ada and Ben at one device, and a bot."""
    tab.page.goto(f"{server.address}#play")
    tab.page.tap("#pass-phone")
    tab.page.fill("#own-name", "Ada")
    assert tab.page.input_value("#bot-0") == "person"
    tab.page.fill("#person-0", "Ben")
    tab.page.tap("#more-bots")
    tab.page.select_option("#bot-1", "greedy")
    return tab


def start(page: Watched) -> None:
    page.page.tap("#deal")
    page.page.wait_for_selector("#cover")


def settled(page: Watched) -> None:
    page.wait_until(_SETTLED)


def test_two_people_and_a_bot_play_at_one_device(page: Watched) -> None:
    """The cover stands between two people and shows nothing of either; to the end where there is time."""
    start(page)
    dice, seats = Random(1), set()
    for _ in range(3000 if PROFILE == "exhaustive" else FEW):
        settled(page)
        if page.page.locator("#cover").count():
            table = shown_table(page)
            assert page.page.locator(".hand, .screen, .thing").count() == 0
            assert table["seat"] != table["next_person"]
            name = table["players"][table["next_person"]]["name"]
            assert page.page.inner_text("#cover-title") == f"Now {name}"
            page.page.tap("#take-device")
        elif page.page.locator("#pass-on").count():
            page.page.tap("#pass-on")
        else:
            table = shown_table(page)
            if table["is_over"]:
                break
            seats.add(table["seat"])
            assert table["seat"] in table["view"]["owes"]
            tap_something(page, dice)
    assert seats == {0, 1}
    if PROFILE == "exhaustive":
        assert shown_table(page)["is_over"]


def choose(page: Watched) -> None:
    """Choose as the person who has the device."""
    dice, before = Random(3), shown_table(page)["serial"]
    while shown_table(page)["serial"] == before:
        tap_something(page, dice)
        settled(page)


def test_a_choice_can_be_looked_at_and_taken_back_until_the_next_person_takes_the_device(page: Watched) -> None:
    start(page)
    page.page.tap("#take-device")
    settled(page)
    before = shown_table(page)
    choose(page)
    assert page.page.inner_text("#cover-title") == "Now Ben"
    page.page.tap("#keep-device")
    page.page.tap("#play-undo")
    settled(page)
    assert shown_table(page)["choices"] == before["choices"]
    choose(page)
    page.page.tap("#take-device")
    settled(page)
    assert shown_table(page)["seat"] == 1
    assert shown_table(page)["undo"] == "nothing has been done yet"


def test_a_reload_covers_the_table(page: Watched) -> None:
    """Whoever opens the page again is nobody yet: the page has only what all may see."""
    start(page)
    page.page.tap("#take-device")
    settled(page)
    assert page.page.locator("#cover").count() == 0
    page.page.reload()
    page.page.wait_for_selector("#cover")
    table = shown_table(page)
    assert (table["seat"], table["choices"]) == (None, [])
    assert all(seat["gems"] is None for seat in table["view"]["seats"])
    assert game_of(table["game"]).people == (0, 1)


def test_the_cover_is_accessible_and_fits_every_screen(page: Watched) -> None:
    assert_fits(page)
    page.page.fill("#own-name", 40 * "W")
    start(page)
    assert_fits(page)
    assert violations(page) == []
    page.page.tap("#take-device")
    settled(page)
    choose(page)
    page.page.tap("#keep-device")
    assert_fits(page)
    assert violations(page) == []


def test_a_game_alone_has_no_cover(page: Watched) -> None:
    page.page.select_option("#bot-0", "search-1")
    deal(page)
    assert shown_table(page)["seat"] == 0
    assert page.page.locator("#cover, #pass-on").count() == 0
