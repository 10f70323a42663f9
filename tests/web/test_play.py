"""The tab where one plays, in a real browser: whole games by touch and by keyboard, kept, replayed and explained."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from browser import Watched, watched
from effort import PROFILE, slow, tries
from page_checks import PHONE, assert_fits, violations
from page_hands import expected, says, table, wait_for_score
from page_player import (
    Listener,
    deal,
    open_game,
    shown_table,
    something,
    tap_something,
    wait_for_turn,
)
from viceroy.engine.record import GameRecord
from viceroy.engine.reducer import score
from viceroy.formats.documents import action_data, dumps, loads
from viceroy.model.editions import EDITIONS
from viceroy.sessions.session import Session
from viceroy.web.service import answer
from viceroy.wording.languages import Language
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

Data = dict[str, Any]
FEW = 30  # taps


@pytest.fixture
def page(server: WebServer, browser: Browser) -> Iterator[Watched]:
    """The tab on a telephone without a past."""
    with watched(browser, **PHONE) as page:
        page.page.goto(f"{server.address}#play")
        page.page.wait_for_selector("#deal")
        yield page
        assert page.errors == []


@cache
def moment(wanted: Callable[[Data], bool], edition: str = "english", **more: Any) -> Data:
    """Return the first table of a random game against `greedy` for which something is so."""
    for seed in range(30):
        players = [{"name": "Ada"}, {"name": "Ben", "bot": "greedy"}]
        shown = answer({"ask": "deal", "players": players, "edition": edition, "seed": seed, **more})
        dice = Random(seed)
        while not shown["is_over"]:
            if shown["bots_to_act"]:
                shown = answer({"ask": "bots", "game": shown["game"]})
                continue
            if wanted(shown):
                return shown
            choices = [one for one in shown["choices"] if one["action"]["action"] != "pass"] or shown["choices"]
            action = dice.choice(choices)["action"]
            shown = answer({"ask": "act", "game": shown["game"], "serial": shown["serial"], "action": action})
        if wanted(shown):
            return shown
    raise AssertionError("no such moment")


def asks(task: str) -> Callable[[Data], bool]:
    return _ASKING.setdefault(task, lambda shown: _task(shown) == task and len(shown["choices"]) > 1)


_ASKING: dict[str, Callable[[Data], bool]] = {}


def _task(shown: Data) -> str:
    tasks = shown["view"]["tasks"]
    return str(tasks[-1]["task"]) if tasks else ""


def is_over(shown: Data) -> bool:
    return bool(shown["is_over"])


def record_of(game: str) -> GameRecord:
    return loads(answer({"ask": "record", "game": game})["text"], expect=GameRecord)


# -- whole games ------------------------------------------------------------------------------------------------------


def play_by_touch(page: Watched, seed: int, edition: str, taps: int) -> None:
    """Play, and hold that the page got the views of its seat and nothing else, by actions that Python plays alike."""
    page.page.select_option("#play-edition", edition)
    heard = Listener(page)
    deal(page)
    dice = Random(seed)
    for _ in range(taps):
        if not wait_for_turn(page):
            break
        tap_something(page, dice)
    wait_for_turn(page)
    shown = shown_table(page)
    seat = shown["seat"]
    [(question, _)] = heard.asked("deal")
    names = tuple(player["name"] for player in question["players"])
    session = Session.start(names, seed=question["seed"], edition=question["edition"])
    views = [json.loads(dumps(session.view(seat)))]
    done = record_of(shown["game"]).played
    for one in done:
        session.do(one.action)
        views.append(json.loads(dumps(session.view(seat))))
    for _, told in heard.asked("deal", "act", "bots"):
        assert told["view"] == views[told["serial"]], told["serial"]
    assert [sent["action"] for sent, _ in heard.asked("act")] == [
        action_data(one.action) for one in done if one.action.seat == seat
    ]
    if shown["is_over"]:
        page.page.tap("#show-result")
        wait_for_score(page)
        assert table(page) == expected(score(session.state))


def test_a_game_by_touch_is_the_same_game_in_python(page: Watched) -> None:
    play_by_touch(page, 1, "german", FEW)


@slow
@pytest.mark.parametrize("edition", EDITIONS if PROFILE == "exhaustive" else ("german",))
@pytest.mark.parametrize("seed", range(6 if PROFILE == "exhaustive" else 1))
def test_whole_games_by_touch_are_the_same_in_python(page: Watched, edition: str, seed: int) -> None:
    """To the last painted section, and the result is open in the tab that scores."""
    play_by_touch(page, seed, edition, 3000)


# -- kept -------------------------------------------------------------------------------------------------------------


def test_a_game_goes_on_after_a_reload_at_any_moment(page: Watched) -> None:
    deal(page)
    dice = Random(2)
    for _ in range(tries(100, quick=8)):
        if wait_for_turn(page):
            before = shown_table(page)
            page.page.reload()
            wait_for_turn(page)
            after = shown_table(page)
            assert (after["view"], after["serial"], after["choices"]) == (
                before["view"],
                before["serial"],
                before["choices"],
            )
            tap_something(page, dice)
    page.page.evaluate("document.querySelector('.tray .choice')?.click()")  # a bot may be about to choose
    page.page.reload()
    assert wait_for_turn(page)


def test_several_games_are_kept_and_what_was_set_up_is_remembered(page: Watched) -> None:
    page.page.fill("#own-name", "Ada")
    page.page.tap("#more-bots")
    page.page.select_option("#bot-1", "search-1")
    page.page.select_option("#play-edition", "french")
    page.page.select_option("#play-virtual", "1")
    page.page.reload()
    page.page.wait_for_selector("#bot-1")
    values = [
        page.page.input_value(f"#{name}") for name in ("own-name", "bot-0", "bot-1", "play-edition", "play-virtual")
    ]
    assert values == ["Ada", "greedy", "search-1", "french", "1"]
    deal(page)
    first = shown_table(page)
    assert [player["bot"] for player in first["players"]] == [None, "greedy", "search-1"]
    assert first["view"]["rules"]["edition"]["name"] == "french"
    assert len(first["view"]["virtual_done"]) == 1
    leave(page)
    deal(page)
    leave(page)
    assert page.page.locator(".kept-plays .game").count() == 2
    page.page.locator(".kept-plays .game").last.tap()
    wait_for_turn(page)
    assert shown_table(page)["view"] == first["view"]
    leave(page)
    for _ in range(2):  # the first time it asks
        page.page.locator(".kept-plays li [id^=forget]").first.tap()
    assert page.page.locator(".kept-plays .game").count() == 1


def leave(page: Watched) -> None:
    page.page.tap("#play-menu")
    page.page.tap("#leave-game")
    page.page.wait_for_selector("#deal")


@slow
def test_a_choice_waits_for_a_server_that_is_away(browser: Browser, tmp_path: Path) -> None:
    with WebServer(tmp_path / "log") as server, watched(browser, **PHONE) as page:
        open_game(page, server.address, moment(asks("ask_bids"))["game"])
        before = shown_table(page)["serial"]
        server.stop()
        page.page.tap(".tray .choice")
        says(page, "There is no answer at the moment")
        server.start()
        page.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial > {before})")
        assert wait_for_turn(page)


# -- what can be chosen -----------------------------------------------------------------------------------------------

FREQUENT = ("ask_return", "ask_claims", "ask_option")
TASKS = (
    *FREQUENT,
    *("ask_start", "ask_bids", "ask_gems", "ask_draw", "ask_lay", "ask_place", "ask_attack_card", "ask_row_card"),
    *("ask_put_back", "ask_store", "ask_swap", "ask_tuck_hand", "ask_tuck_taken", "ask_paint"),
)
_BUTTONS = "[...document.querySelectorAll('.choice')].map((one) => one.textContent)"


@pytest.mark.parametrize("task", TASKS if PROFILE == "exhaustive" else FREQUENT)
def test_every_choice_can_be_made_in_words(page: Watched, server: WebServer, task: str) -> None:
    """Each choice of Python stands on a button, or steppers of gems make it; the first of them is accepted."""
    shown = moment(asks(task), "german")
    open_game(page, server.address, shown["game"])
    page.page.evaluate("document.querySelector('.all-choices')?.setAttribute('open', '')")
    buttons = page.ask(_BUTTONS)
    for choice in shown["choices"]:
        if not (page.page.locator(".gem-steppers").count() and "gems" in choice["action"]):
            assert any(text.endswith(choice["text"]) for text in buttons), choice
    wanted = shown["choices"][-1]
    if "gems" in wanted["action"] and page.page.locator(".gem-steppers").count():
        for color, count in wanted["action"]["gems"].items():
            for _ in range(count):
                page.page.tap(f"#gems-of-{color}-more")
        page.page.tap("#take-gems")
    else:
        page.page.locator(".choice").get_by_text(wanted["text"]).first.tap()
    page.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial > {shown['serial']})")
    told = answer({"ask": "act", "game": shown["game"], "serial": shown["serial"], "action": wanted["action"]})
    assert (
        record_of(shown_table(page)["game"]).played[: len(record_of(told["game"]).played)]
        == record_of(told["game"]).played
    )


def lacks_a_color(shown: Data) -> bool:
    return _task(shown) == "ask_bids" and any("color" in blocked["action"] for blocked in shown["blocked"])


def test_what_is_not_possible_says_why(page: Watched, server: WebServer) -> None:
    shown = moment(lacks_a_color)
    blocked = next(one for one in shown["blocked"] if "color" in one["action"])
    open_game(page, server.address, shown["game"])
    page.page.tap(f"#color-{blocked['action']['color']}")
    assert page.page.inner_text("#why") == blocked["refusal"]["message"]
    assert page.page.locator("#picked .choice").count() == 0


def test_a_card_of_the_hand_shows_where_it_may_lie_and_what_it_costs_there(page: Watched, server: WebServer) -> None:
    """Tapped before it is laid; the place that was tapped then is offered when the card is to be placed."""
    shown = moment(asks("ask_lay"))
    card = next(
        one["action"]["card"]
        for one in shown["choices"]
        if one["action"]["action"] == "lay" and one["action"]["card"] < 65
    )
    places = answer({"ask": "places", "game": shown["game"], "card": card})["places"]
    open_game(page, server.address, shown["game"])
    page.page.tap(f"#card-{card}")
    for one in places:
        spot = page.page.locator(spot_of(shown["seat"], one["place"]))
        spot.wait_for()
        assert spot.locator("i").all_text_contents() == [
            color[0].upper() for color, count in one["cost"].items() for _ in range(count)
        ]
        assert ("is-offered" in str(spot.get_attribute("class"))) == one["is_payable"]
    place = next(one["place"] for one in places if one["is_payable"])
    page.page.tap(spot_of(shown["seat"], place))
    page.page.tap("#picked-0")
    wait_for_turn(page)
    now = shown_table(page)
    if _task(now) == "ask_place":
        assert (
            page.ask("import('./play-game.js').then(({play}) => play.picked)")
            == f"spot:{now['seat']}:{place[0]}:{place[1]}"
        )
        page.page.tap("#picked-0")
        wait_for_turn(page)
        now = shown_table(page)
    laid = now["view"]["seats"][now["seat"]]["pyramid"]
    assert {"card": card, "place": place} in [{"card": one["card"], "place": one["place"]} for one in laid]


def spot_of(seat: int, place: list[int]) -> str:
    return f"[id='spot-{seat}-{place[0]}-{place[1]}']"


def can_be_undone(shown: Data) -> bool:
    return shown["undo"] is None and _task(shown) == "ask_gems"


def test_undo_leads_back_to_the_last_choice(page: Watched, server: WebServer) -> None:
    shown = moment(can_be_undone)
    open_game(page, server.address, shown["game"])
    page.page.tap("#play-undo")
    page.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial > {shown['serial']})")
    assert shown_table(page)["view"] == answer({"ask": "undo", "game": shown["game"]})["view"]


def cannot_be_undone(shown: Data) -> bool:
    return shown["undo"] is not None and shown["view"]["turn"] > 0


def test_what_cannot_be_undone_says_why(page: Watched, server: WebServer) -> None:
    shown = moment(cannot_be_undone)
    open_game(page, server.address, shown["game"])
    page.page.tap("#play-undo", force=True)  # it stays in reach, and is disabled for screen readers
    assert page.page.inner_text("#why") == shown["undo"]


def test_a_hint_can_be_taken(page: Watched, server: WebServer) -> None:
    shown = moment(asks("ask_bids"))
    hints = answer({"ask": "hint", "game": shown["game"]})["hints"]
    open_game(page, server.address, shown["game"])
    page.page.tap("#play-hint")
    page.page.wait_for_selector("#hint-0")
    assert page.page.inner_text("#hint-0") == hints[0]["text"]
    page.page.tap("#hint-0")
    wait_for_turn(page)
    assert record_of(shown_table(page)["game"]).played[-2:] != ()
    assert action_data(record_of(shown_table(page)["game"]).played[shown["serial"]].action) == hints[0]["action"]


# -- replays and records ----------------------------------------------------------------------------------------------


def test_a_game_is_replayed_choice_by_choice(page: Watched, server: WebServer) -> None:
    shown = moment(is_over)
    open_game(page, server.address, shown["game"])
    page.page.tap("#play-menu")
    page.page.tap("#show-replay")
    for at in range(4):
        page.wait_until(f"document.getElementById('replay-at')?.value === '{at}'")
        told = answer({"ask": "replay", "game": shown["game"], "at": at})
        assert shown_table(page)["view"] == told["view"]
        assert page.page.locator(".choice").count() == 0
        page.page.tap("#replay-next")
    page.page.tap("#replay-last")
    page.page.wait_for_selector("#replay-next[aria-disabled=true]")
    page.page.tap("#replay-end")
    page.page.wait_for_selector("#ranking")
    page.page.tap("#play-menu")
    page.page.tap("#show-log")
    lines = [line for one in answer({"ask": "log", "game": shown["game"]})["log"] for line in one["lines"]]
    page.page.wait_for_selector("#log")
    assert page.page.locator("#log li").all_text_contents() == lines[::-1]


def test_a_record_is_saved_and_opened_again(page: Watched, server: WebServer) -> None:
    shown = moment(asks("ask_lay"))
    open_game(page, server.address, shown["game"])
    page.page.tap("#play-menu")
    with page.page.expect_download() as download:
        page.page.tap("#save-record")
    saved = download.value.path().read_bytes()
    assert saved.decode() == answer({"ask": "record", "game": shown["game"]})["text"]
    page.page.tap("#leave-game")
    page.page.set_input_files("#record-file", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": b"no record"})
    page.page.wait_for_selector(".kept-plays .error")
    page.page.set_input_files("#record-file", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": saved})
    wait_for_turn(page)
    assert shown_table(page)["view"] == shown["view"]


# -- for everybody ----------------------------------------------------------------------------------------------------


def test_the_keyboard_alone_plays(page: Watched) -> None:
    """Every choice is reached by Tab and made by Enter; nothing is tapped."""
    press_on(page, "deal")
    dice = Random(4)
    for _ in range(tries(100, quick=4)):
        if not wait_for_turn(page):
            break
        press_on(page, something(page, dice))
    assert shown_table(page)["serial"] > 1


def press_on(page: Watched, wanted: str) -> None:
    for _ in range(120):
        if page.ask("document.activeElement.id") == wanted:
            page.page.keyboard.press("Enter")
            return
        page.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


@pytest.mark.parametrize(
    "task", ["ask_place", "ask_paint", *(() if PROFILE == "quick" else ("ask_bids", "ask_gems", "is_over"))]
)
def test_the_table_is_accessible_and_fits_every_screen(page: Watched, server: WebServer, task: str) -> None:
    shown = moment(is_over if task == "is_over" else asks(task))
    open_game(page, server.address, shown["game"])
    if offered := page.page.locator(".thing.is-offered").all():
        offered[0].tap()
    assert_fits(page)
    assert violations(page) == []


def test_the_setup_is_accessible_and_fits_every_screen(page: Watched) -> None:
    assert_fits(page)
    assert violations(page) == []


@pytest.mark.parametrize("language", [*Language][1:] if PROFILE != "quick" else [Language.DE])
def test_the_table_speaks_the_language_of_the_reader(page: Watched, server: WebServer, language: Language) -> None:
    shown = moment(asks("ask_place"))
    open_game(page, server.address, shown["game"], language=language.value)
    told = answer({"ask": "table", "game": shown["game"], "language": language.value})
    assert page.page.inner_text("#prompt") == told["question"]
    assert page.page.inner_text("#moment") == told["moment"]


@slow
def test_a_bot_that_thinks_can_be_left(page: Watched) -> None:
    """While the bot thinks, another tab is open at once, and the game goes on when one comes back."""
    page.page.select_option("#bot-0", "search-3")
    deal(page)
    tap_first_choice(page)
    page.page.tap("#to-cards-tab")
    page.page.wait_for_selector("#cards-tab:not([hidden])")
    page.page.tap("#to-play-tab")
    assert wait_for_turn(page)


def tap_first_choice(page: Watched) -> None:
    page.page.evaluate("document.querySelector('.all-choices').open = true")
    page.page.locator(".choice").first.tap()


DRAFT = """format: card-set/1
id: little
name: {en: Little}
extends: printed
laws:
  - number: 101
    id: feast
    name: {en: Feast}
    sections: {top_left: blue, top_right: blue, bottom: red}
    scoring: [{points: 3}]
"""


def test_a_draft_of_the_workshop_is_played_with(page: Watched) -> None:
    draft = json.dumps({"name": "little.yaml", "text": DRAFT, "changed": 1})
    page.page.evaluate("(draft) => localStorage.setItem('viceroy.draft.d1', draft)", draft)
    page.page.reload()
    page.page.wait_for_selector("#play-set")
    page.page.select_option("#play-set", label="little")
    deal(page)
    assert shown_table(page)["view"]["rules"]["card_set"]["id"] == "little"
    page.page.reload()
    assert wait_for_turn(page)


def test_two_tabs_play_the_same_game(page: Watched, server: WebServer) -> None:
    open_game(page, server.address, moment(asks("ask_start"))["game"])
    other = Watched(page.page.context.new_page())
    other.page.goto(f"{server.address}#play")
    wait_for_turn(other)
    page.page.tap(".card-thing.is-offered")
    page.page.tap("#picked-0")
    wait_for_turn(page)
    other.wait_until(
        f"import('./play-game.js').then(({{play}}) => play.table.serial === {shown_table(page)['serial']})"
    )


def test_kept_games_are_among_all_that_is_saved(page: Watched, server: WebServer) -> None:
    open_game(page, server.address, moment(asks("ask_start"))["game"])
    saved = """import('./store.js').then(({keptText, keptPlays, restore}) => {
      const [text, before] = [keptText(), keptPlays()];
      localStorage.clear();
      return [restore(text).taken, JSON.stringify(keptPlays()) === JSON.stringify(before)];
    })"""
    taken, is_same = page.ask(saved)
    assert taken >= 1
    assert is_same
