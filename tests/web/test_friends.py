"""Friends at one table, each with a telephone of their own, in a real browser."""

from __future__ import annotations

import json
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.error import HTTPError

import pytest

from effort import PROFILE, by_hand, slow
from page_checks import assert_fits, violations
from page_friends import Friend, add_bot, choose, deal, friends, gather, join, make_table, play_on, want
from page_hands import SET
from page_sizes import SIZES, hidden
from viceroy.engine.record import GameRecord
from viceroy.engine.views import view
from viceroy.formats.documents import dumps, loads
from viceroy.model.editions import EDITIONS
from viceroy.sessions.session import Session
from viceroy.web.service import answer
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

Data = dict[str, Any]
FEW = 24  # taps of a game in the quick profile
OVER = "import('./friends-table.js').then(({friends: {message}}) => message.phase === 'over')"
PATIENCE = 120  # seconds for bots: their processes start, or they play a whole game
AS_IF_AWAY = """Promise.all(['./friends-table.js', './redraw.js'].map((name) => import(name))).then(
  ([{friends}, {redraw}]) => {
    friends.message = {...friends.message, presence: {...friends.message.presence, people: [130, 0]}};
    redraw();
  },
)"""
CLOCK = 2  # seconds for a question
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED")


# -- whole games ------------------------------------------------------------------------------------------------------


class Evening(NamedTuple):
    """What three people play, each with a telephone."""

    edition: str = "english"
    bots: int = 1
    virtual_opponents: int = 0
    own_set: str | None = None
    looks_on: tuple[str, ...] = ("watch-table",)
    """How others look on."""


EVENINGS = {
    **{edition: Evening(edition) for edition in EDITIONS},
    "virtual opponent": Evening(bots=0, virtual_opponents=1),
    "own set": Evening(own_set=SET),
    "screen": Evening(looks_on=("watch-table", "watch-table", "table-screen")),
}


@pytest.mark.parametrize("evening", EVENINGS if PROFILE == "exhaustive" else ("english",))
def test_three_friends_play_by_touch(browser: Browser, server: WebServer, evening: str) -> None:
    """Each page gets exactly the views of its seat, those of watchers nobody's; to the end if there is time."""
    edition, bots, virtual, own_set, looks_on = EVENINGS[evening]
    with friends(browser, "Ada", "Ben", "Cid", *looks_on) as phones:
        players, watchers = phones[:3], phones[3:]
        code = gather(players, server.address, bots=bots)
        settings = {**settings_of(players[0]), "edition": edition, "virtual_opponents": virtual}
        if own_set is not None:
            settings["set"] = {"text": own_set}
        want(players[0], "set_table", settings=settings)
        for phone in players:
            phone.wait_for_message(f"m.settings.edition === '{edition}' && m.settings.virtual_opponents === {virtual}")
        deal(players)
        for phone, way in zip(watchers, looks_on, strict=True):
            watch(phone, server.address, code, way)
        play_on(players, Random(1), 5000 if PROFILE == "exhaustive" else FEW)
        heard = [(phone, phone.heard) for phone in phones]
        if PROFILE == "exhaustive":
            for phone in phones:
                phone.wait_for_message("m.phase === 'over'")
                phone.page.wait_for_selector("#result, .big-result .winner")
        for phone in players:
            leave_to_bot(phone)
        record = record_of(server, code)
        session = Session.resume(record)
        assert (record.rules.card_set.id == "printed") == (own_set is None)
        for phone, messages in heard:
            seat = players.index(phone) if phone in players else None
            assert {each["you"] for each in messages} == {seat}
            games = [each["game"] for each in messages if each["game"]]
            assert len(games) > (FEW if PROFILE == "exhaustive" else 3)
            for game in games:
                assert game["view"] == json.loads(dumps(view(session.history[game["actions"]].state, seat)))


def watch(phone: Friend, address: str, code: str, way: str = "watch-table") -> None:
    """Come to a table whose game has begun."""
    phone.page.goto("about:blank")
    phone.page.goto(f"{address}#table={code}")
    phone.page.tap(f"#{way}")
    phone.wait_for_message("m.game")


def settings_of(phone: Friend) -> Data:
    settings: Data = phone.message["settings"]
    return {**{key: value for key, value in settings.items() if key != "own_set"}, "set": {"set": settings["set"]}}


def leave_to_bot(phone: Friend) -> None:
    """Leave the game, if it goes on; a bot plays in the seat."""
    if phone.message["phase"] == "playing":
        phone.page.tap("#play-menu")
        phone.page.tap("#leave-table")
        phone.page.tap("#leave-bot")
        phone.page.wait_for_selector("#with-friends")


def record_of(server: WebServer, code: str) -> GameRecord:
    """Return the record of a table, as soon as its game is over."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{server.address}tables/{code}/record") as response:
                return loads(response.read().decode(), expect=GameRecord)
        except HTTPError as error:
            if error.code != 409:
                raise
            time.sleep(0.1)
    raise AssertionError("the game does not end")


# -- coming together --------------------------------------------------------------------------------------------------


def test_a_table_is_found_by_its_code_and_equal_names_get_numbers(browser: Browser, server: WebServer) -> None:
    """On the second evening the name is known: a tap joins.

    Over plain HTTP a browser gives a page no clipboard: the address of the table can be read.
    """
    with friends(browser, "Ada", "Ada", "Cid") as (ada, other, cid):
        ada.page.add_init_script("delete Navigator.prototype.clipboard")
        code = make_table(ada, server.address)
        assert ada.page.text_content("#how-far .address") == f"{server.address}#table={code}"
        assert ada.page.locator("#copy-link").count() == 0
        other.page.goto(f"{server.address}#play")
        other.page.fill("#table-code", code.lower())
        other.page.wait_for_selector("#join-table")
        other.page.fill("#friend-name", "Ada")
        other.page.tap("#join-table")
        other.page.wait_for_selector("#lobby-seats")
        join(cid, server.address, code)
        for phone in (ada, other, cid):
            phone.wait_for_message("m.seats.length === 3")
            assert phone.page.locator("#lobby-seats b").all_text_contents() == ["Ada", "Ada (2)", "Cid"]
        cid.page.tap("#leave-table")
        cid.page.wait_for_selector("#with-friends")  # the answer is here: the page has forgotten the table
        ada.wait_for_message("m.seats.length === 2")
        cid.page.goto("about:blank")
        cid.page.goto(f"{server.address}#table={code}")
        cid.page.tap("#join-table")
        ada.wait_for_message("m.seats.length === 3")
        assert ada.message["seats"][2]["name"].startswith("Cid")


def test_the_host_sets_what_is_played_and_all_see_it(browser: Browser, server: WebServer) -> None:
    """The next table begins with the settings of this one."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        ada.page.tap("#settings summary")
        ada.page.select_option("#table-edition", "french")
        ada.wait_for_message("m.settings.edition === 'french'")
        ada.page.select_option("#table-clock", "60")
        ada.page.check("#table-points")
        ben.wait_for_message("m.settings.points && m.settings.clock === 60")
        assert ben.page.inner_text("#settings").startswith("French · ")
        assert "60 seconds" in ben.page.inner_text("#settings")
        assert ben.page.locator("#deal-table, #add-bot, [id^=free-]").count() == 0
        assert ben.page.inner_text("#who-deals") == "Ada deals when all are there."
        ada.page.tap("#to-games")
        ada.page.tap("#with-friends")
        ada.wait_for_message("m.seats.length === 1 && m.settings.edition === 'french'")
        assert ada.message["settings"]["points"]


def test_a_seat_that_is_freed_can_be_taken_again_and_the_deal_be_taken_over(
    browser: Browser, server: WebServer
) -> None:
    """Somebody else deals only once the host has not been seen for two minutes: before that the server refuses it."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        ada.page.tap("#free-1")
        ben.page.tap("#sit-down")
        ada.wait_for_message("m.seats.length === 2")
        assert ben.page.locator("#take-over").count() == 0
        ben.page.evaluate(AS_IF_AWAY)
        ben.page.tap("#take-over")
        ben.page.get_by_text("That person is here, or has time left.").wait_for()
        assert ben.message["host"] == 0
        ada.page.tap("#leave-table")
        ben.wait_for_message("m.host === 1")
        assert ben.page.locator("#deal-table").count() == 1
        ben.forgive("409")


def test_a_code_that_nobody_has_says_so(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada") as (ada,):
        ada.page.goto(f"{server.address}#table=ZZZZ")
        ada.page.wait_for_selector("#door .error")
        assert ada.page.inner_text("#door .error") == "No table has this code."
        ada.forgive("404")


def test_where_nobody_holds_tables_the_page_says_what_to_do(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada") as (ada,):
        ada.page.route("**/about", lambda route: route.fulfill(json={}))
        ada.page.goto(f"{server.address}#play")
        ada.page.tap("#with-friends")
        assert "viceroy web --lan" in ada.page.inner_text("#no-house")


def test_who_joins_in_the_moment_of_the_deal_may_watch(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben", "Cid") as (ada, ben, cid):
        code = gather((ada, ben), server.address)
        cid.page.goto(f"{server.address}#table={code}")
        cid.page.wait_for_selector("#join-table")
        cid.page.fill("#friend-name", "Cid")
        deal((ada, ben))
        cid.page.tap("#join-table")
        cid.page.get_by_text("You can watch.").wait_for()
        cid.page.tap("#watch-table")
        cid.wait_for_message("m.you === null && m.game")
        cid.forgive("409")


def test_two_bids_within_a_moment_both_count(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben") as phones:
        gather(phones, server.address)
        deal(phones)
        for phone in phones:
            phone.page.locator(".thing.is-offered").first.tap()
            phone.page.wait_for_selector("#picked-0")
        at = phones[0].ask("Date.now()") + 700  # both pages tap then
        for phone in phones:
            phone.ask(f"void setTimeout(() => document.getElementById('picked-0').click(), {at} - Date.now())")
        for phone in phones:
            phone.wait_for_message("m.game.actions >= 2")


# -- choosing at once -------------------------------------------------------------------------------------------------


def test_a_hidden_choice_can_be_changed_until_all_have_chosen(browser: Browser, server: WebServer) -> None:
    """Whoever still thinks keeps what was tapped, whatever others do meanwhile."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        first = ben.page.locator(".thing.is-offered").first
        first.tap()
        ben.page.wait_for_selector("#picked-0")
        before = ada.message["game"]["choices"]
        choose(ada, Random(1))
        ben.wait_for_message("m.waits_for.join() === '1'")
        assert first.get_attribute("aria-pressed") == "true"
        assert ben.page.locator("#picked-0").count() == 1
        assert ada.page.inner_text("#waits") == "Waiting for Ben."
        assert ada.page.locator(".thing.is-chosen[aria-current=true]").count() == 1  # the page still says which
        ada.page.tap("#change-mind")
        ada.wait_for_message("m.waits_for.length === 2")
        assert ada.message["game"]["choices"] == before
        assert ada.page.title().startswith("● Your turn")
        choose(ada, Random(2))
        assert not ada.page.title().startswith("●")
        choose(ben, Random(3))
        ada.wait_for_message("m.game.actions >= 2")


def test_gems_that_are_put_together_stay_whatever_others_do(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        want(ada, "set_table", settings={**settings_of(ada), "edition": "german"})
        ben.wait_for_message("m.settings.edition === 'german'")
        deal((ada, ben))
        ben.page.wait_for_selector(".gem-steppers")
        for _ in range(2):
            ben.page.tap(".gem-steppers [id$=-more]:not([aria-disabled=true])")
        ada.page.tap("#give-sign")
        ada.page.tap("#sign-hello")
        ben.page.get_by_text("Ada: Hello!").wait_for()
        ada.wait_for_message(f"m.serial === {ben.message['serial']}")
        choose(ada, Random(1))
        ben.wait_for_message("m.waits_for.join() === '1'")
        ben.page.tap("#take-gems:not([aria-disabled=true])")
        ben.wait_for_message("m.game.actions >= 2")


def test_the_place_planned_for_a_card_stays_whatever_others_do(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        dice = Random(1)
        while not all(phone.is_due() and asked_of(phone) == "ask_lay" for phone in (ada, ben)):
            play_on((ada, ben), dice, 1)
        ben.page.tap("[id^=card-].is-offered")
        ben.page.tap(".spot.is-offered")
        ben.page.wait_for_selector("#picked-0")
        before = len(ben.message["game"]["view"]["seats"][1]["pyramid"])
        choose(ada, dice)
        ben.wait_for_message("m.waits_for.join() === '1'")
        ben.page.tap("#picked-0")
        ben.wait_for_message(f"m.game.view.seats[1].pyramid.length > {before}")


def asked_of(phone: Friend) -> str:
    """Return the kind of question that the table asks."""
    return str(phone.message["game"]["view"]["tasks"][-1]["task"])


def test_taking_back_is_asked_of_all(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        choose(ada, Random(1))
        choose(ben, Random(2))
        ben.wait_for_message("m.take_back.back === 'ask'")
        actions = ben.message["game"]["actions"]
        ben.page.tap("#play-undo")
        ben.page.wait_for_selector("#undo-withdraw")
        ada.page.tap("#undo-no")
        ben.page.wait_for_selector("#undo-asked", state="detached")
        ben.page.get_by_text("Ada would rather go on.").wait_for()
        assert ben.message["game"]["actions"] == actions
        ben.page.tap("#play-undo")
        ada.page.tap("#undo-yes")
        ben.wait_for_message(f"m.game.actions < {actions}")
        ada.page.get_by_text("Ben has taken a choice back.").wait_for()
        ada.page.tap("#play-menu")
        ada.page.tap("#show-log")
        ada.page.get_by_role("dialog").get_by_text("Ben has taken a choice back.").wait_for()


# -- coming back ------------------------------------------------------------------------------------------------------


def test_a_reload_leads_back_to_the_seat(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben") as (ada, ben):
        code = gather((ada, ben), server.address)
        deal((ada, ben))
        choose(ben, Random(1))
        before = ben.message
        ben.page.reload()
        ben.wait_for_message("m.game")
        after = ben.message
        assert (after["you"], after["seat"], after["game"]["view"]) == (1, 1, before["game"]["view"])
        ben.page.tap("#play-menu")
        ben.page.tap("#to-games")
        ben.page.wait_for_selector(f"#table-{code}")
        assert "Your turn" not in ben.page.inner_text(f"#table-{code}")
        choose(ada, Random(2))
        ben.page.tap(f"#table-{code}")
        ben.wait_for_message("m.game")


def test_what_was_tapped_in_a_tunnel_is_sent_once_and_after_a_reload(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        serial = ben.message["serial"]
        ben.page.context.set_offline(True)
        ben.page.wait_for_selector("#away")
        ben.page.locator(".thing.is-offered").first.tap()
        ben.page.tap("#picked-0")
        ben.page.get_by_text("What you chose is sent").wait_for()
        assert ada.message["serial"] == serial
        ben.page.context.set_offline(False)
        ben.wait_for_message(f"m.serial === {serial + 1}")
        ada.wait_for_message("m.waits_for.join() === '0'")
        assert ben.page.locator("#away").count() == 0
        ben.page.route("**/wishes", lambda route: route.abort())  # the answer never comes, and the page is loaded anew
        ada.page.route("**/wishes", lambda route: route.abort())
        ada.page.locator(".thing.is-offered").first.tap()
        ada.page.tap("#picked-0")
        ada.page.wait_for_timeout(300)
        ada.page.unroute("**/wishes")
        ada.page.reload()
        ada.wait_for_message(f"m.serial > {serial + 1}")
        for phone in (ada, ben):
            phone.forgive(*OFFLINE)


@by_hand  # it waits 40 seconds; tests/web/tables/test_house.py moves the clock instead
def test_a_phone_without_a_network_is_away_though_its_connection_lasts(browser: Browser, server: WebServer) -> None:
    """After 20 seconds the others read it; a browser that is told to be offline goes on with streams it has."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        ada.page.wait_for_timeout(21_000)
        assert ada.message["presence"]["people"] == [0, 0]  # both phones lie still, and are here
        ben.page.context.set_offline(True)
        ada.wait_until("document.getElementById('seat-1').textContent.includes('away')", 40)
        ben.page.context.set_offline(False)
        ada.wait_for_message("m.presence.people[1] === 0", 20)
        ben.forgive(*OFFLINE)


def test_a_proxy_that_holds_streams_back_is_passed_by_polls(browser: Browser, server: WebServer) -> None:
    """Neither an answer that never begins nor one that is silent stops anybody."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        ben.page.route("**/stream?*", lambda _: None)
        gather((ada, ben), server.address)
        deal((ada, ben))
        choose(ada, Random(1))
        ben.wait_for_message("m.waits_for.join() === '1'")
        choose(ben, Random(2))
        assert any("wait=25" in url for url in ben.requests)
        assert ben.page.locator("#away").count() == 0


def test_a_server_that_is_killed_before_the_hands_open_goes_on(browser: Browser, tmp_path: Path) -> None:
    """What was answered is there, what was tapped meanwhile is sent, and all are back by themselves."""
    folder = tmp_path / "tables"
    folder.mkdir()
    server = WebServer(tmp_path / "log", "--games", str(folder))
    with server, friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        choose(ada, Random(1))
        ben.wait_for_message("m.waits_for.join() === '1'")
        server.process.kill()
        server.process.wait()
        ben.page.wait_for_selector("#away")
        ben.page.locator(".thing.is-offered").first.tap()
        ben.page.tap("#picked-0")
        ben.page.get_by_text("What you chose is sent").wait_for()
        server.start()
        for phone in (ada, ben):
            phone.wait_for_message("m.game.actions >= 2")
            phone.page.wait_for_selector("#away", state="detached")
            phone.forgive("ERR_CONNECTION", "ERR_INCOMPLETE")


def test_one_seat_on_two_devices(browser: Browser, server: WebServer) -> None:
    """The way to the other device opens once; both show the same and choose for the same seat."""
    with friends(browser, "Ada", "Ben", "Ada's tablet", "Thief") as (ada, ben, tablet, thief):
        gather((ada, ben), server.address)
        deal((ada, ben))
        ada.page.tap("#play-menu")
        ada.page.tap("#other-device")
        way = ada.page.inner_text("#device-address")
        assert "#seat=" in way
        way = server.address + way[way.index("#") :]
        ada.page.tap("#dialog-close")
        tablet.page.goto(way)
        tablet.wait_for_message("m.game")
        assert (tablet.message["you"], tablet.message["game"]["view"]) == (0, ada.message["game"]["view"])
        assert "#seat" not in tablet.page.url
        choose(tablet, Random(1))
        ada.wait_for_message("m.waits_for.join() === '1'")
        thief.page.goto(way)
        thief.page.wait_for_selector("#door .error")
        assert thief.message is None
        thief.forgive("409")


# -- looking on -------------------------------------------------------------------------------------------------------


def test_after_the_deal_the_code_only_watches(browser: Browser, server: WebServer) -> None:
    """No hand and no screen of anybody is on the page; the screen in the middle shows the same large, in one window."""
    with friends(browser, "Ada", "Ben", "Eve") as (ada, ben, eve):
        code = gather((ada, ben), server.address)
        deal((ada, ben))
        eve.page.goto(f"{server.address}#table={code}")
        eve.page.wait_for_selector("#watch-table")
        assert eve.page.locator("#join-table").count() == 0
        eve.page.tap("#watch-table")
        eve.wait_for_message("m.game")
        assert_nothing_hidden_is_shown(eve)
        assert eve.page.locator(".hand, .choice, #give-sign, #play-undo").count() == 0
        assert eve.page.inner_text("#waits").startswith("You watch.")
        ada.wait_for_message("m.presence.watchers === 1")
        assert violations(eve) == []
        play_on((ada, ben), Random(4), 12)
        eve.page.tap("#play-menu")
        eve.page.tap("#leave-table")
        watch(eve, server.address, code, "table-screen")
        for size in ((1280, 800), (768, 1024), (1920, 1080), (390, 844)):
            eve.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert eve.ask("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [*size]
            assert eve.page.locator(".big-pyramid").count() == 2
        eve.page.set_viewport_size({"width": 320, "height": 640})  # scrolls, and nothing lies on anything
        assert eve.sideways() == 0
        assert eve.ask(f"{_BOTTOM}('.bank') <= {_TOP}('.big-pyramids')")
        assert eve.ask(f"{_BOTTOM}('.big-players') <= {_TOP}('.big-row')")
        assert eve.page.inner_text(".big-code") == code
        assert violations(eve) == []


_TOP = "((one) => document.querySelector(one).getBoundingClientRect().top)"
_BOTTOM = "((one) => document.querySelector(one).getBoundingClientRect().bottom)"


def test_beside_the_screen_a_phone_shows_what_is_ones_own(browser: Browser, server: WebServer) -> None:
    """And what is asked about: every choice can still be made, in windows of six sizes."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        ada.page.tap("#play-menu")
        ada.page.check("#friends-beside")
        ada.page.tap("#dialog-close")
        for seed in range({"quick": 12, "thorough": 20, "exhaustive": 60}[PROFILE]):
            assert ada.page.locator(".seat:visible, .bank:visible").count() == 0
            if ada.is_due():
                assert {size: hidden(ada, size) for size in SIZES} == {size: [] for size in SIZES}
            play_on((ada, ben), Random(seed), 2)


@slow
def test_whoever_waits_sees_the_pyramid_of_the_one_who_chooses(browser: Browser, server: WebServer) -> None:
    """Below the own one, in windows of all sizes, and without places that somebody else may choose."""
    with friends(browser, "Ada", "Ben") as phones:
        gather(phones, server.address)
        deal(phones)
        dice = Random(1)
        placing: list[Friend] = []
        while not placing:
            play_on(phones, dice, 1)
            placing = [phone for phone in phones if phone.is_due() and asked_of(phone) == "ask_place"]
        (waiting,) = (phone for phone in phones if phone not in placing)
        waiting.wait_for_message("m.game.view.tasks.at(-1).task === 'ask_place'")
        waiting.page.wait_for_selector(f"#pyramid-{phones.index(placing[0])}")
        assert waiting.page.locator(".pyramid-of").count() == 2
        assert waiting.page.locator(".spot.open.thing").count() == 0
        assert {size: hidden(waiting, size) for size in SIZES} == {size: [] for size in SIZES}


def assert_nothing_hidden_is_shown(watcher: Friend) -> None:
    message = watcher.message
    assert (message["you"], message["seat"], message["game"]["choices"]) == (None, None, [])
    for seat in message["game"]["view"]["seats"]:
        assert seat["gems"] is None
        assert all(card["card"] is None for card in seat["hand"])


# -- at the table -----------------------------------------------------------------------------------------------------


def test_leaving_lets_a_bot_play_on_and_coming_back_takes_the_seat(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben") as (ada, ben):
        code = gather((ada, ben), server.address)
        deal((ada, ben))
        ben.page.tap("#play-menu")
        ben.page.tap("#leave-table")
        ben.page.tap("#leave-later")
        ben.page.wait_for_selector(f"#table-{code}")
        ada.page.get_by_text("Ben has left.").wait_for()
        ada.page.wait_for_selector("#bot-until-1")
        ada.page.tap("#bot-until-1")
        ada.wait_for_message("m.seats[1].stand_in === 'greedy'")
        ada.wait_for_message("!m.waits_for.includes(1)")
        assert ada.page.locator("#seat-1").inner_text().count("a bot plays") == 1
        ben.page.tap(f"#table-{code}")
        ben.wait_for_message("m.seats[1].stand_in === null")
        ada.page.get_by_text("Ben is back.").wait_for()


def test_after_the_soft_clock_a_bot_may_choose(browser: Browser, server: WebServer) -> None:
    """Only then; and nothing that the bar above the game asks covers anything, in windows of six sizes."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        want(ada, "set_table", settings={**settings_of(ada), "clock": CLOCK})
        ada.wait_for_message(f"m.settings.clock === {CLOCK}")
        began = time.monotonic()
        deal((ada, ben))
        choose(ada, Random(1))
        assert ada.page.locator("#bot-now-1").count() == 0 or time.monotonic() - began > CLOCK
        ada.page.wait_for_selector("#bot-now-1")
        assert ada.page.locator("#bot-until-1").count() == 0
        assert {size: hidden(ada, size) for size in SIZES} == {size: [] for size in SIZES}
        ada.page.tap("#bot-now-1")
        ada.wait_for_message("m.game.actions >= 2", PATIENCE)
        ben.wait_for_message("m.seats[1].stand_in === null")


def test_hints_come_where_the_table_allows_them(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada") as (ada,):
        gather((ada,), server.address, bots=1)
        ada.page.tap("#settings summary")
        ada.page.check("#table-hints")
        ada.wait_for_message("m.settings.hints")
        deal((ada,))
        ada.page.tap("#play-hint")
        ada.wait_until("document.getElementById('hint-0') !== null", PATIENCE)
        before = ada.message["serial"]
        ada.page.tap("#give-sign")
        ada.page.tap("#sign-hello")
        ada.wait_for_message(f"m.serial > {before}")
        assert ada.page.locator("#hint-0").is_visible()  # as long as the question is the same


def test_friends_play_with_an_own_set(browser: Browser, server: WebServer) -> None:
    """The others have its cards from the table; the host keeps it when something else is set."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        draft = json.dumps({"name": "small.yaml", "text": SET})
        ada.ask(f"import('./store.js').then(({{drafts}}) => drafts.keep(drafts.make({draft})))")
        ada.ask("import('./redraw.js').then(({redraw}) => redraw())")  # as on the way back from the workshop
        ada.page.tap("#settings summary")
        ada.page.select_option("#table-set", label="small.yaml")
        ben.wait_for_message("m.settings.own_set !== null")
        ada.page.select_option("#table-edition", "german")
        ben.wait_for_message("m.settings.edition === 'german' && m.settings.own_set !== null")
        deal((ada, ben))
        ben.wait_until("import('./play-cards.js').then(({titleOf}) => titleOf(101) === '101 <i>Feast</i>')")


def test_after_a_game_there_is_another_and_it_is_kept(browser: Browser, server: WebServer) -> None:
    """One tap each; the game counts in the statistics of both, and in the tally of the evening."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        for number in range(1, 3 if PROFILE == "exhaustive" else 2):
            deal((ada, ben)) if number == 1 else None
            for phone in (ada, ben):
                want(phone, "leave", how="bot")
            for phone in (ada, ben):
                phone.wait_until(f"{OVER}", PATIENCE)
                want(phone, "return")
                phone.wait_for_message(f"m.people[m.you].left === null && m.tally.length === {number}")
                assert phone.page.locator("#result").count() == 1
                seat = phone.ask("import('./friends-table.js').then(({friends}) => friends.message.seat)")
                phone.page.wait_for_selector(f"#review-{seat}")
            ada.page.tap("#rematch")
            ada.page.get_by_text("Waiting for Ben.").wait_for()
            assert number == 1 or ben.page.locator("#tally tbody tr").count() == 2
            ben.page.tap("#rematch")
            for phone in (ada, ben):
                phone.wait_for_message(f"m.phase === 'playing' && m.game.number === {number + 1}")
        kept = ben.ask("import('./store.js').then(({plays}) => plays.all())")
        assert [sorted(player["name"] for player in one["result"]) for one in kept] == [["Ada", "Ben"]] * number
        players = answer({"ask": "table", "game": kept[0]["game"]})["players"]
        assert [player["name"] for player in players if player["bot"] is None] == ["Ben"]  # who can be reviewed


def test_the_menu_replays_tells_the_log_and_speaks_another_language(browser: Browser, server: WebServer) -> None:
    """What one sees there is what the seat may know; there is no record before the end, since it tells all."""
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        play_on((ada, ben), Random(2), 12)
        ben.page.tap("#play-menu")
        assert ben.page.locator("#save-record").count() == 0
        ben.page.tap("#show-replay")
        ben.page.wait_for_selector("#replay-at")
        shown: Data = ben.ask("import('./play-game.js').then(({play}) => play.replay.table)")
        assert (shown["at"], shown["seat"], shown["view"]["seats"][0]["gems"]) == (0, 1, None)
        assert violations(ben) == []
        ben.page.tap("#replay-end")
        ben.page.tap("#play-menu")
        ben.page.tap("#show-log")
        ben.page.wait_for_selector("#log li")
        ben.page.tap("#dialog-close")
        ben.page.tap("#play-menu")
        ben.page.select_option("#play-language", "de")
        ben.wait_until("document.getElementById('give-sign').getAttribute('aria-label') === 'Ein Zeichen geben'")
        ben.page.tap("#dialog-close")
        german = ben.ask(f"fetch('tables/{ben.message['code']}?language=de').then((answer) => answer.json())")
        ben.wait_until(f"document.getElementById('moment').textContent === {json.dumps(german['game']['moment'])}")
        play_on((ada, ben), Random(3), 4)


def test_signs_are_seen_by_all(browser: Browser, server: WebServer) -> None:
    with friends(browser, "Ada", "Ben") as (ada, ben):
        gather((ada, ben), server.address)
        deal((ada, ben))
        ben.page.tap("#give-sign")
        ben.page.tap("#sign-well-played")
        ada.page.get_by_text("Ben: Well played!").wait_for()


def test_the_way_of_friends_is_accessible_and_fits_every_screen(browser: Browser, server: WebServer) -> None:
    with friends(browser, "W" * 28, "Ben") as (ada, ben):
        ada.page.goto(f"{server.address}#play")
        ada.page.wait_for_selector("#with-friends")
        assert_fits(ada)
        assert violations(ada) == []
        code = make_table(ada, server.address)
        add_bot(ada)
        ada.page.tap("#settings summary")
        assert_fits(ada)
        assert violations(ada) == []
        ben.page.goto(f"{server.address}#table={code}")
        ben.page.wait_for_selector("#join-table")
        assert_fits(ben)
        assert violations(ben) == []
        ben.page.fill("#friend-name", "Ben")
        ben.page.tap("#join-table")
        ada.wait_for_message("m.seats.length === 3")
        deal((ada, ben))
        choose(ada, Random(1))
        for phone in (ada, ben):
            assert_fits(phone)
            assert violations(phone) == []
        ada.page.tap("#play-menu")
        assert violations(ada) == []
