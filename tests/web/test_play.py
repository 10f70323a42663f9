"""The tab where one plays, in a real browser: whole games by touch and by keyboard, kept, replayed and explained."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from browser import Watched, watched
from effort import PROFILE, by_hand, slow, tries
from page_checks import PHONE, assert_fits, violations
from page_hands import SET, expected, says, table, wait_for_score
from page_player import deal, listening, open_game, set_up, shown_table, something, tap_something, wait_for_turn
from page_sizes import SIZES, hidden
from viceroy.engine import prompts as q
from viceroy.engine.actions import Pass
from viceroy.engine.events import BidsRevealed, CardPlaced, CardTaken, TokensGained
from viceroy.engine.record import GameRecord
from viceroy.engine.reducer import score
from viceroy.engine.views import GameView
from viceroy.formats.documents import action_data, dumps, loads
from viceroy.model.editions import EDITIONS
from viceroy.sessions.session import Session
from viceroy.web.games import BotGame, dealt
from viceroy.web.service import answer
from viceroy.wording.languages import finished_tags
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

Data = dict[str, Any]
FEW = 30  # taps
NOBODY = "nobody gets a card of it."


@pytest.fixture
def page(tab: Watched, server: WebServer) -> Watched:
    """The tab where one deals, without a past."""
    tab.page.goto(f"{server.address}#play")
    set_up(tab)
    return tab


@cache
def choices_of_a_game(edition: str, seed: int, players: int = 2) -> tuple[BotGame, ...]:
    """Return a random game against `greedy` whenever the person is to choose, and at its end."""
    names, bots = ("Ada", "Ben", "Cid", "Dan")[:players], (None, "greedy", "greedy", "greedy")[:players]
    game = dealt(Session.start(names, seed=seed, edition=edition), bots)
    moments, dice = [], Random(seed)
    while not game.session.state.is_over:
        if game.bots_to_act:
            game = game.bot_acts()
            continue
        moments.append(game)
        legal = game.session.legal_actions(game.seat)
        action = dice.choice([one for one in legal if not isinstance(one, Pass)] or legal)
        game = game.act(action, game.session.serial)
    return (*moments, game)


def moment(wanted: Callable[[BotGame], bool], edition: str = "english") -> Data:
    """Return the first table of random games against `greedy` for which something is so."""
    for seed in range(30):
        for game in choices_of_a_game(edition, seed):
            if wanted(game):
                return answer({"ask": "table", "game": game.text()})
    raise AssertionError("no such moment")


def view_of(game: BotGame) -> GameView:
    return game.session.view(game.seat)


def asks(prompt: type) -> Callable[[BotGame], bool]:
    return lambda game: isinstance(view_of(game).prompt, prompt) and len(view_of(game).legal) > 1


def is_over(game: BotGame) -> bool:
    return game.session.state.is_over


def record_of(game: str) -> GameRecord:
    return loads(answer({"ask": "record", "game": game})["text"], expect=GameRecord)


# -- whole games ------------------------------------------------------------------------------------------------------


def play_by_touch(page: Watched, seed: int, edition: str, taps: int) -> None:
    """Play, and hold that the page got the views of its seat and nothing else, by actions that Python plays alike.

    The drawings on view, of which the page gets those that changed, are those of the last table.
    """
    page.page.tap("#rules-and-cards summary")
    page.page.select_option("#play-edition", edition)
    with listening(page) as heard:
        deal(page)
        dice = Random(seed)
        for _ in range(taps):
            if not wait_for_turn(page):
                break
            tap_something(page, dice)
        wait_for_turn(page)
    shown = shown_table(page)
    assert shown["players"] == answer({"ask": "table", "game": shown["game"]})["players"]
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


@pytest.mark.parametrize("edition", EDITIONS if PROFILE == "exhaustive" else ("german",))
@pytest.mark.parametrize("seed", range(6 if PROFILE == "exhaustive" else 1))
def test_a_game_by_touch_is_the_same_game_in_python(page: Watched, edition: str, seed: int) -> None:
    """In the exhaustive profile to the last painted section, and the result is open in the tab that scores."""
    play_by_touch(page, seed, edition, 3000 if PROFILE == "exhaustive" else FEW)


def test_a_game_comes_to_its_end(tab: Watched, server: WebServer) -> None:
    """The last sections are painted by touch, and the result is open in the tab that scores."""
    open_game(tab, server.address, moment(asks(q.AskPaint))["game"])
    dice = Random(1)
    while wait_for_turn(tab):
        tap_something(tab, dice)
    session = Session.resume(record_of(shown_table(tab)["game"]))
    tab.page.tap("#show-result")
    wait_for_score(tab)
    assert table(tab) == expected(score(session.state))


# -- kept -------------------------------------------------------------------------------------------------------------


def test_a_game_goes_on_after_a_reload_at_any_moment(page: Watched) -> None:
    deal(page)
    dice = Random(2)
    for _ in range(tries(60, quick=6)):
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
    page.page.tap("#rules-and-cards summary")
    page.page.select_option("#play-edition", "french")
    page.page.select_option("#play-virtual", "1")
    page.page.reload()
    set_up(page)
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
    set_up(page)
    deal(page)
    leave(page)
    assert page.page.locator(".kept-plays .game").count() == 2
    page.page.locator(".kept-plays .game").last.tap()
    wait_for_turn(page)
    assert shown_table(page)["view"] == first["view"]
    leave(page)
    for _ in range(2):  # the first time it asks
        page.page.locator(".kept-plays li [id^=drop]").first.tap()
    assert page.page.locator(".kept-plays .game").count() == 1


def test_the_same_game_is_dealt_again_by_one_tap(page: Watched) -> None:
    """The first thing in the tab after the first game; opponents are called by how they play."""
    page.page.select_option("#bot-0", "search-1")
    page.page.tap("#more-bots")
    page.page.select_option("#bot-1", "greedy")
    assert page.page.locator("#deal-again").count() == 0
    deal(page)
    first = shown_table(page)
    assert [player["name"] for player in first["players"]] == ["Player", "Quick thinker", "Greedy"]
    leave(page)
    assert page.page.inner_text("#deal-again") == "Play again: English, Quick thinker, Greedy"
    page.page.tap("#deal-again")
    wait_for_turn(page)
    again = shown_table(page)
    assert [player["bot"] for player in again["players"]] == [None, "search-1", "greedy"]
    assert again["view"]["rules"]["edition"]["name"] == "english"
    assert again["game"] != first["game"]


def test_a_reader_gets_the_edition_of_the_language(tab: Watched, server: WebServer) -> None:
    tab.page.goto(f"{server.address}icon.svg")
    tab.page.evaluate("localStorage.setItem('viceroy.language', 'de')")
    tab.page.goto(f"{server.address}#play")
    set_up(tab)
    assert tab.page.inner_text("#rules-and-cards summary") == "Regeln und Karten: Deutsch"
    tab.page.tap("#deal")
    wait_for_turn(tab)
    assert shown_table(tab)["view"]["rules"]["edition"]["name"] == "german"


def test_the_person_has_the_same_name_all_over_the_table(tab: Watched, server: WebServer) -> None:
    """At a claim the hands have just been opened: above the points, above the bid, and in the log."""
    open_game(tab, server.address, moment(asks(q.AskClaims))["game"])
    assert tab.page.locator(".seats .seat-name").all_text_contents() == ["Ada", "Ben"]
    assert tab.page.locator(".news > .unseen").all_text_contents() == [
        f"{name}: What has just happened" for name in ("Ada", "Ben")
    ]
    assert any(line.startswith("Hands open: Ada") for line in tab.page.locator("#happened li").all_text_contents())


def test_a_long_name_fits(page: Watched) -> None:
    page.page.fill("#own-name", 40 * "W")
    deal(page)
    assert page.page.locator(".seats .seat-name").first.text_content() == 40 * "W"
    assert_fits(page)


def leave(page: Watched) -> None:
    page.page.tap("#play-menu")
    page.page.tap("#leave-game")
    page.page.wait_for_selector("#against-bots")


def test_the_menu_has_the_language_and_what_the_signs_mean(tab: Watched, server: WebServer) -> None:
    shown = moment(asks(q.AskBids))
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#play-menu")
    tab.page.select_option("#play-language", "de")
    tab.wait_until("document.getElementById('show-signs').textContent === 'Was die Zeichen bedeuten'")
    tab.page.tap("#show-signs")
    tab.page.wait_for_selector("#signs")
    told = answer({"ask": "signs", "language": "de"})["signs"]
    assert tab.page.locator("#signs li").all_text_contents() == [sign["text"] for sign in told]
    assert "Wissenschaft" in [sign["text"] for sign in told]
    assert violations(tab) == []


@slow
def test_a_choice_waits_for_a_server_that_is_away(browser: Browser, tmp_path: Path) -> None:
    with WebServer(tmp_path / "log") as server, watched(browser, **PHONE) as page:
        open_game(page, server.address, moment(asks(q.AskBids))["game"])
        before = shown_table(page)["serial"]
        server.stop()
        page.page.tap(".tray .choice")
        says(page, "There is no answer at the moment")
        server.start()
        page.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial > {before})")
        assert wait_for_turn(page)


# -- what can be chosen -----------------------------------------------------------------------------------------------

FREQUENT = (q.AskReturn, q.AskClaims, q.AskOption)
PROMPTS = (
    *FREQUENT,
    *(q.AskStart, q.AskBids, q.AskGems, q.AskDraw, q.AskLay, q.AskPlace, q.AskAttackCard, q.AskRowCard),
    *(q.AskPutBack, q.AskStore, q.AskSwap, q.AskTuckHand, q.AskTuckTaken, q.AskPaint),
)
_BUTTONS = "[...document.querySelectorAll('.choice')].map((one) => one.textContent)"


@pytest.mark.parametrize("prompt", PROMPTS if PROFILE == "exhaustive" else FREQUENT)
def test_every_choice_can_be_made_in_words(tab: Watched, server: WebServer, prompt: type) -> None:
    """Each choice of Python stands on a button, or steppers of gems make it; the first of them is accepted."""
    shown = moment(asks(prompt), "german")
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#all-choices")
    tab.page.wait_for_selector("#dialog[open]")
    buttons = tab.ask(_BUTTONS)
    for choice in shown["choices"]:
        if not (tab.page.locator(".gem-steppers").count() and "gems" in choice["action"]):
            assert any(text.endswith(choice["text"]) for text in buttons), choice
    wanted = shown["choices"][-1]
    if "gems" in wanted["action"] and tab.page.locator(".gem-steppers").count():
        tab.page.tap("#dialog-done")
        for color, count in wanted["action"]["gems"].items():
            for _ in range(count):
                tab.page.tap(f"#gems-of-{color}-more")
        tab.page.tap("#take-gems")
    else:
        tab.page.locator("#dialog .choice").get_by_text(wanted["text"]).first.tap()
    tab.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial > {shown['serial']})")
    told = answer({"ask": "act", "game": shown["game"], "serial": shown["serial"], "action": wanted["action"]})
    assert (
        record_of(shown_table(tab)["game"]).played[: len(record_of(told["game"]).played)]
        == record_of(told["game"]).played
    )


def lacks_a_color(game: BotGame) -> bool:
    return isinstance(view_of(game).prompt, q.AskBids) and 0 in game.session.state.seats[game.seat].gems


def test_what_is_not_possible_says_why(tab: Watched, server: WebServer) -> None:
    shown = moment(lacks_a_color)
    blocked = next(one for one in shown["blocked"] if "color" in one["action"])
    open_game(tab, server.address, shown["game"])
    tab.page.tap(f"#color-{blocked['action']['color']}")
    refusal = blocked["refusal"]
    assert tab.page.inner_text("#why") == refusal["message"].replace(f"({refusal['rule']})", refusal["rule"])
    assert tab.page.locator("#picked .choice").count() == 0
    tab.page.tap("#why .rule")
    tab.page.wait_for_selector("#dialog #rule")
    assert tab.page.inner_text("#dialog-title") == refusal["rule"]
    assert tab.page.inner_text("#rule") == answer({"ask": "rule", "number": refusal["rule"]})["text"]
    assert violations(tab) == []


def test_a_card_of_the_hand_shows_where_it_may_lie_and_what_it_costs_there(tab: Watched, server: WebServer) -> None:
    """Tapped before it is laid; it then lies where it was planned, for the price of the plan: three taps."""
    shown = moment(asks(q.AskLay))
    card = next(
        one["action"]["card"]
        for one in shown["choices"]
        if one["action"]["action"] == "lay" and one["action"]["card"] < 65
    )
    places = answer({"ask": "places", "game": shown["game"], "card": card})["places"]
    open_game(tab, server.address, shown["game"])
    tab.page.tap(f"#card-{card}")
    for one in places:
        spot = tab.page.locator(spot_of(shown["seat"], one["place"]))
        spot.wait_for()
        assert spot.locator(".dot").all_text_contents() == [
            color[0].upper() for color, count in one["cost"].items() for _ in range(count)
        ]
        assert ("is-offered" in str(spot.get_attribute("class"))) == one["is_payable"]
    place = next(one["place"] for one in places if one["is_payable"])
    tab.page.tap(spot_of(shown["seat"], place))
    tab.page.tap("#picked-0")
    wait_for_turn(tab)
    now = shown_table(tab)
    laid = now["view"]["seats"][now["seat"]]["pyramid"]
    assert {"card": card, "place": place} in [{"card": one["card"], "place": one["place"]} for one in laid]


def spot_of(seat: int, place: list[int]) -> str:
    return f"[id='spot-{seat}-{place[0]}-{place[1]}']"


def can_be_undone(game: BotGame) -> bool:
    return game.why_no_undo is None and isinstance(view_of(game).prompt, q.AskGems)


def test_undo_leads_back_to_the_last_choice(tab: Watched, server: WebServer) -> None:
    shown = moment(can_be_undone)
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#play-undo")
    tab.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial > {shown['serial']})")
    assert shown_table(tab)["view"] == answer({"ask": "undo", "game": shown["game"]})["view"]


def test_the_result_comes_in_sight(tab: Watched, server: WebServer) -> None:
    """It is on the screen, not below the pyramid, and the focus is at its heading."""
    open_game(tab, server.address, moment(is_over)["game"])
    tab.page.tap("#show-result")
    wait_for_score(tab)
    tab.wait_until("document.activeElement.id === 'score-title'")
    winner = tab.page.locator("#score .winner").bounding_box()
    assert winner is not None
    assert 0 < winner["y"] < 300


def test_the_end_shows_every_point_and_how_it_came_to_that(tab: Watched, server: WebServer) -> None:
    """A tap on points tells their reasons; Rematch deals another game to the same players."""
    shown = moment(is_over)
    open_game(tab, server.address, shown["game"])
    rows = tab.page.locator("#result tbody tr").all()
    players = shown["score"]["players"]
    assert [row.locator("td").all_text_contents() for row in rows] == [
        [str(player["lines"][line]) for player in players] for line in players[0]["lines"]
    ]
    line, item = next((one["line"], one) for one in players[0]["items"] if one["points"])
    tab.page.tap(f"#why-{line}-0")
    says(tab, item["reason"])
    tab.page.tap("#dialog-done")
    told = str(tab.page.locator(".course svg").get_attribute("aria-label"))
    assert told == "; ".join(
        f"{player['name']}: {', '.join(str(turn[seat]) for turn in shown['course'])}"
        for seat, player in enumerate(players)
    )
    assert violations(tab) == []
    tab.page.tap("#rematch")
    tab.wait_until("import('./play-game.js').then(({play}) => !play.table.is_over)")
    assert wait_for_turn(tab)
    again = shown_table(tab)
    assert [(player["name"], player["bot"]) for player in again["players"]] == [("Ada", None), ("Ben", "greedy")]
    assert again["view"]["rules"]["edition"] == shown["view"]["rules"]["edition"]


def test_finished_games_count_in_the_statistics_once_and_bots_apart(tab: Watched, server: WebServer) -> None:
    shown = moment(is_over)
    open_game(tab, server.address, shown["game"])
    for _ in range(2):  # as it ended, and when its result is open in the tab that scores
        rows = tab.ask("""Promise.all([import('./results.js'), import('./store.js')]).then(
          async ([{learnResults, statisticsOf}, {games, plays}]) => {
            await learnResults(games.all(), () => false);
            return statisticsOf(games.all(), plays.all()).map(({name, bot, games, best}) => [name, bot, games, best]);
          })""")
        best = [player["total"] for player in shown["score"]["players"]]
        assert rows == [["Ada", None, 1, best[0]], ["Ben", "greedy", 1, best[1]]]
        if tab.page.locator("#show-result").is_visible():
            tab.page.tap("#show-result")
            wait_for_score(tab)
    tab.page.tap("#games")
    tab.page.tap("#statistics summary")
    assert tab.page.locator(".statistics .bots tr").all_text_contents()[0] == "Bots"
    assert violations(tab) == []


def cannot_be_undone(game: BotGame) -> bool:
    return game.why_no_undo is not None and game.session.state.turn > 0


def test_what_cannot_be_undone_says_why(tab: Watched, server: WebServer) -> None:
    shown = moment(cannot_be_undone)
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#play-undo", force=True)  # it stays in reach, and is disabled for screen readers
    assert tab.page.inner_text("#why") == shown["undo"]


def test_a_hint_can_be_taken(tab: Watched, server: WebServer) -> None:
    shown = moment(asks(q.AskBids))
    hints = answer({"ask": "hint", "game": shown["game"]})["hints"]
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#play-hint")
    tab.page.wait_for_selector("#hint-0")
    assert tab.page.text_content("#hint-0") == hints[0]["text"]
    tab.page.tap("#hint-0")
    wait_for_turn(tab)
    assert record_of(shown_table(tab)["game"]).played[-2:] != ()
    assert action_data(record_of(shown_table(tab)["game"]).played[shown["serial"]].action) == hints[0]["action"]


# -- in sight ---------------------------------------------------------------------------------------------------------


def look_at_questions(tab: Watched, seed: int, most: int) -> None:
    """Hold that each question of a game shows in windows of all sizes what it is about, before and after a tap."""
    games = [game for game in game_to_look_at(seed) if len(view_of(game).legal) > 1]
    for game in games[:: max(1, len(games) // most)]:
        tab.page.evaluate(_SHOW, game.text())
        wait_for_turn(tab)
        look(tab, f"seed {seed}, {len(game.session.actions)} actions")
        offered = tab.page.locator(".thing.is-offered")
        if offered.count():
            tab.page.evaluate("document.querySelector('.thing.is-offered').click()")
            look(tab, f"seed {seed}, {len(game.session.actions)} actions and a tap")


_SHOW = """(game) => import('./play-game.js').then(({openPlay}) =>
  openPlay({id: 'test', name: 'A game', game, moment: ''}))"""


def look(tab: Watched, where: str) -> None:
    for size in SIZES:
        assert hidden(tab, size) == [], (where, size)


@pytest.mark.parametrize("seed", range({"quick": 1, "thorough": 2, "exhaustive": 10}[PROFILE]))
def test_what_a_question_is_about_is_in_sight(tab: Watched, server: WebServer, seed: int) -> None:
    """In windows of six sizes nothing that can be tapped or is asked about is outside, covered, cut or too small."""
    open_game(tab, server.address, game_to_look_at(seed)[0].text())
    look_at_questions(tab, seed, {"quick": 12, "thorough": 16, "exhaustive": 300}[PROFILE])


def game_to_look_at(seed: int) -> tuple[BotGame, ...]:
    """Return a game for a seed: editions and numbers of players take turns."""
    return choices_of_a_game([*EDITIONS][(seed + 2) % len(EDITIONS)], seed, 2 + seed % 3)


def test_hints_leave_what_is_ones_own_in_sight(tab: Watched, server: WebServer) -> None:
    shown = moment(asks(q.AskBids))
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#play-hint")
    tab.page.wait_for_selector("#hint-0")
    for width, height in SIZES:
        tab.page.set_viewport_size({"width": width, "height": height})
        own = tab.page.locator(".hand, .screen, .tray-foot button").all()
        assert all((box := one.bounding_box()) and box["y"] + box["height"] <= height for one in own)
    texts = tab.page.locator(".hints .choice, [id^=other-]").all_text_contents()
    assert len(set(texts)) == len(texts)


def test_a_tap_leaves_the_cards_where_they_are(tab: Watched, server: WebServer) -> None:
    """On a phone what was tapped stands alone below the question, so that the row keeps its size."""
    open_game(tab, server.address, moment(asks(q.AskBids))["game"])
    before = tab.page.locator(".auction-row").bounding_box()
    tab.page.locator("button.color.is-offered").first.tap()
    tab.page.wait_for_selector("#picked-0")
    assert tab.page.locator(".tray .choice:visible").count() == 1
    assert tab.page.locator(".auction-row").bounding_box() == before


# -- taps while the page draws itself anew ----------------------------------------------------------------------------

CHOSEN = "import('./play-game.js').then(({play}) => play.table.serial > %s && !play.isBusy)"
NEWS = """Promise.all([import('./play-game.js'), import('./redraw.js')]).then(([{play}, {redraw}]) => {
  play.refusal = 'What pushes all that is below it away. '.repeat(30);
  redraw();
})"""
"""Something that comes just then, and moves the choices."""


def pressed(tab: Watched, server: WebServer, how: str) -> Callable[[str], None]:
    """Press the first choice about a color, and return what ends that: by `Start`, `End` or `Cancel`."""
    open_game(tab, server.address, moment(asks(q.AskBids))["game"])
    tab.page.locator("button.color.is-offered").first.tap()
    box = tab.page.locator("#picked-0").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if how == "mouse":
        tab.page.mouse.move(x, y)
        tab.page.mouse.down()
        return lambda _: tab.page.mouse.up()
    session = tab.page.context.new_cdp_session(tab.page)

    def touch(kind: str) -> None:
        points = [{"x": x, "y": y}] if kind == "Start" else []
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    touch("Start")
    return touch


@slow
@pytest.mark.parametrize("how", [pytest.param("mouse", marks=by_hand), "finger"])
def test_news_in_the_middle_of_a_tap_take_nothing_from_under_the_finger(
    tab: Watched, server: WebServer, how: str
) -> None:
    """What came meanwhile is drawn after the tap, at once."""
    with listening(tab) as heard:
        end = pressed(tab, server, how)
        tab.ask(NEWS)
        assert tab.page.locator("#why").count() == 0
        end("End")
        tab.wait_until(CHOSEN % moment(asks(q.AskBids))["serial"])
    [(question, _), *_] = heard.asked("act")
    assert question["action"]["action"] == "bid"
    tab.ask(NEWS)
    assert tab.page.locator("#why").count() == 1


@slow
@pytest.mark.parametrize(
    ("how", "end"),
    [pytest.param("finger", "Cancel", id="it scrolls"), pytest.param("mouse", None, id="it stays", marks=by_hand)],
)
def test_a_press_that_is_no_tap_holds_nothing_up(tab: Watched, server: WebServer, how: str, end: str | None) -> None:
    finish = pressed(tab, server, how)
    tab.ask(NEWS)
    if end is not None:
        finish(end)
    tab.page.wait_for_selector("#why")


@slow
def test_a_choice_that_is_tapped_while_a_hint_is_on_its_way_is_made_after_it(tab: Watched, server: WebServer) -> None:
    """... once, though it was tapped twice."""
    open_game(tab, server.address, moment(asks(q.AskBids))["game"])
    held: list[Any] = []

    def hold(route: Any) -> None:
        if json.loads(route.request.post_data)["ask"] == "hint":
            held.append(route)
        else:
            route.continue_()

    tab.page.route("**/ask", hold)
    with listening(tab) as heard:
        tab.page.tap("#play-hint")
        tab.page.locator("button.color.is-offered").first.tap()
        tab.page.tap("#picked-0")
        tab.page.tap("#picked-0")
        assert heard.asked("act") == []
        [route] = held
        route.continue_()
        tab.wait_until(CHOSEN % moment(asks(q.AskBids))["serial"])
        wait_for_turn(tab)
    assert len(heard.asked("act")) == 1


def has_taken(game: BotGame) -> bool:
    """Whether somebody has just taken a card by a bid, and another auction begins."""
    events = [event for done in game.session.history[-2:] for event in done.events]
    return asks(q.AskBids)(game) and any(isinstance(event, CardTaken) for event in events)


def test_the_color_that_took_a_card_lies_on_it(tab: Watched, server: WebServer) -> None:
    shown = moment(has_taken)
    bids = [bid for event in events_of(shown, "bids_revealed") for bid in event["bids"]]
    taken = {event["seat"] for event in events_of(shown, "card_taken")}
    colors = [bid["bid"][0].upper() for bid in bids if bid["seat"] in taken]
    open_game(tab, server.address, shown["game"])
    assert tab.page.locator(".news .act-card .dot").all_text_contents() == colors


def events_of(shown: Data, kind: str) -> list[Data]:
    return [event for step in shown["log"] for event in step["events"] if event["event"] == kind]


def has_collided(game: BotGame) -> bool:
    """Whether all have just bid one color in vain, and bid again."""
    events = [event for done in game.session.history[-2:] for event in done.events]
    bids = [event for event in events if isinstance(event, BidsRevealed)]
    return asks(q.AskBids)(game) and any(len({bid for _, bid in one.bids}) == 1 for one in bids)


def test_what_nobody_gets_is_said(tab: Watched, server: WebServer) -> None:
    shown = moment(has_collided)
    open_game(tab, server.address, shown["game"])
    assert tab.page.locator(".tray .failure").all_text_contents()[-1].endswith(NOBODY)
    tab.page.tap("#news-1")
    tab.page.wait_for_selector("#dialog #log")
    assert any(line.endswith(NOBODY) for line in tab.page.locator("#log li").all_text_contents())
    turn = shown["view"]["turn"]
    assert {f"Turn {turn}", f"Turn {turn - 1}"} >= set(tab.page.locator("#log h3").all_text_contents()) != set()


def has_seen_placing(game: BotGame) -> bool:
    """Whether the other player placed a card since the person chose, and got something for it."""
    last = max((at for at, one in enumerate(game.session.actions) if one.seat == game.seat), default=0)
    events = [event for done in game.session.history[last + 1 :] for event in done.events]
    kinds = {type(event) for event in events if getattr(event, "seat", None) == 1}
    return not is_over(game) and {CardPlaced, TokensGained} <= kinds


def test_below_a_player_stands_what_that_player_did(tab: Watched, server: WebServer) -> None:
    """The card as a picture, and where it lies; a tap tells all that has just happened."""
    shown = moment(has_seen_placing)
    open_game(tab, server.address, shown["game"])
    placed = [
        event
        for step in shown["log"]
        for event in step["events"]
        if event["event"] == "card_placed" and event["seat"] == 1
    ]
    tab.page.wait_for_selector("#news-1 img[src^=data]")
    told = tab.page.inner_text("#news-1")
    assert f"level {placed[-1]['place'][0]}" in told or "more" in told
    tab.page.tap("#news-1")
    tab.page.wait_for_selector("#dialog .entry img")
    lines = tab.page.locator("#log li").all_text_contents()
    assert [line for line in lines if line.startswith("Ben places")]


def test_below_a_player_stands_nothing_where_there_is_nothing_to_see(tab: Watched, server: WebServer) -> None:
    """At the first questions: cards and gems that all were dealt are no news, the first card of each player is."""
    for edition in ("english", "german"):
        moments = [game for game in choices_of_a_game(edition, 1, 3) if len(view_of(game).legal) > 1][:4]
        open_game(tab, server.address, moments[0].text())
        boxes = []
        for game in moments:
            tab.page.evaluate(_SHOW, game.text())
            wait_for_turn(tab)
            boxes += tab.ask(_BOXES)
        assert boxes, edition
        assert all(boxes), edition


_BOXES = "[...document.querySelectorAll('.news')].map((box) => box.querySelector('img, i, .dot, .icon') !== null)"


def test_a_desktop_shows_the_pyramids_of_all(tab: Watched, server: WebServer) -> None:
    shown = moment(lambda game: asks(q.AskBids)(game) and len(view_of(game).seats[1].pyramid.cards) > 4)
    open_game(tab, server.address, shown["game"])
    assert not tab.page.locator(".seat-pyramid").is_visible()
    tab.page.set_viewport_size({"width": 1280, "height": 800})
    assert (
        tab.page.locator("#pyramid-0, #seat-1 .seat-pyramid").evaluate_all(
            "(all) => all.map((one) => one.checkVisibility())"
        )
        == [True] * 2
    )


def test_the_pyramid_of_another_player_lies_over_the_table(tab: Watched, server: WebServer) -> None:
    """A tap on a player opens it with its cards, each of which can be looked at; closed, all is as before."""
    shown = moment(lambda game: asks(q.AskBids)(game) and len(view_of(game).seats[1].pyramid.cards) > 4)
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#seat-1")
    tab.page.wait_for_selector("#dialog .pyramid-sheet")
    assert tab.page.inner_text("#dialog-title") == "Pyramid of Ben"
    cards = shown["view"]["seats"][1]["pyramid"]
    assert tab.page.locator(".pyramid-sheet .spot").count() == len(cards)
    level, place = cards[0]["place"]
    tab.page.tap(f"#look-{level}-{place}")
    tab.page.wait_for_selector("#dialog .enlarged")
    tab.page.tap("#dialog-done")
    assert shown_table(tab)["serial"] == shown["serial"]


# -- replays and records ----------------------------------------------------------------------------------------------


def test_a_replay_knows_the_cards_of_ones_own_set(tab: Watched, server: WebServer) -> None:
    players = [{"name": "Ada"}, {"name": "Ben", "bot": "greedy"}]
    open_game(tab, server.address, answer({"ask": "deal", "players": players, "seed": 1, "text": SET})["game"])
    tab.page.tap("#play-menu")
    tab.page.tap("#show-replay")
    tab.page.wait_for_selector("#replay-at")
    tab.wait_until("import('./play-cards.js').then(({titleOf}) => titleOf(101) === '101 <i>Feast</i>')")


def test_a_game_is_replayed_choice_by_choice(tab: Watched, server: WebServer) -> None:
    shown = moment(is_over)
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#play-menu")
    tab.page.tap("#show-replay")
    for at in range(4):
        tab.wait_until(f"document.getElementById('replay-at')?.value === '{at}'")
        told = answer({"ask": "replay", "game": shown["game"], "at": at})
        assert shown_table(tab)["view"] == told["view"]
        assert tab.page.locator(".choice").count() == 0
        assert violations(tab) == []
        tab.page.tap("#replay-next")
    tab.page.tap("#replay-first")
    tab.wait_until("document.getElementById('replay-at').value === '0'")
    assert (
        tab.ask(
            "(([...ids]) => ids.length - new Set(ids).size)([...document.querySelectorAll('[id]')].map(({id}) => id))"
        )
        == 0
    )
    assert {size: hidden(tab, size) for size in SIZES} == {size: [] for size in SIZES}
    tab.page.tap("#replay-last")
    tab.page.wait_for_selector("#replay-next[aria-disabled=true]")
    tab.page.tap("#replay-end")
    tab.page.wait_for_selector(".scene .places")
    tab.page.tap("#play-menu")
    tab.page.tap("#show-log")
    turns: list[list[str]] = [[]]
    for one in answer({"ask": "log", "game": shown["game"]})["log"]:
        for line, event in zip(one["lines"], one["events"], strict=True):
            if event["event"] == "turn_started":
                turns.append([])
            else:
                turns[-1].append(line)
    tab.page.wait_for_selector("#log")
    titles = [f"Turn {turn}" for turn in range(len(turns) - 1, 0, -1)]
    assert tab.page.locator("#log h3").all_text_contents() == [*titles, "Before the first turn"]
    lines = [line for line in tab.page.locator("#log li").all_text_contents() if not line.endswith(NOBODY)]
    assert lines == [line for turn in turns[::-1] for line in turn]


def test_a_replay_goes_turn_by_turn_and_is_played_on_from_any_moment(tab: Watched, server: WebServer) -> None:
    """The game that goes on is another one: both are kept."""
    shown = moment(is_over)
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#end-replay")
    turns = answer({"ask": "replay", "game": shown["game"], "at": 0})["turns"]
    tab.page.select_option("#replay-turn", label="Turn 5")
    tab.wait_until(f"document.getElementById('replay-at')?.value === '{turns[4]}'")
    assert shown_table(tab)["view"]["turn"] == 5
    tab.page.tap("#replay-next")
    tab.wait_until(f"document.getElementById('replay-at').value === '{turns[4] + 1}'")
    assert tab.page.input_value("#replay-turn") == str(turns[4])
    tab.page.tap("#play-on")
    tab.wait_until("import('./play-game.js').then(({play}) => play.replay === null)")
    assert wait_for_turn(tab)
    now = shown_table(tab)
    branch = answer({"ask": "branch", "game": shown["game"], "at": turns[4] + 1})
    assert record_of(now["game"]).played[: turns[4] + 1] == record_of(branch["game"]).played
    assert now["view"]["turn"] == 5
    assert tab.ask("Object.keys(localStorage).filter((key) => key.startsWith('viceroy.play.')).length") == 2


def test_a_replay_goes_on_by_itself_until_a_tap_and_to_its_end(tab: Watched, server: WebServer) -> None:
    open_game(tab, server.address, moment(is_over)["game"])
    at = "Number(document.getElementById('replay-at')?.value)"
    tab.page.tap("#play-menu")
    tab.page.tap("#show-replay")
    tab.page.tap("#replay-run")
    tab.wait_until(f"{at} >= 2")
    tab.page.tap(".bank")
    tab.page.locator("#replay-run", has_text="Let it run").wait_for()
    tab.page.wait_for_timeout(300)  # for an answer that is on its way
    stopped = tab.ask(at)
    tab.page.wait_for_timeout(1500)
    assert tab.ask(at) == stopped
    tab.page.tap("#replay-last")
    tab.page.wait_for_selector("#replay-run[aria-disabled=true]")
    tab.page.tap("#replay-back")
    tab.page.wait_for_selector("#replay-run[aria-disabled=false]")
    tab.page.tap("#replay-run")
    tab.page.locator("#replay-run", has_text="Stop").wait_for()
    tab.page.wait_for_selector("#replay-run[aria-disabled=true]")
    tab.page.locator("#replay-run", has_text="Let it run").wait_for()


def test_a_replay_stands_still_while_its_tab_is_left(tab: Watched, server: WebServer) -> None:
    open_game(tab, server.address, moment(is_over)["game"])
    tab.page.tap("#play-menu")
    tab.page.tap("#show-replay")
    tab.page.tap("#replay-run")
    tab.page.locator("#replay-run", has_text="Stop").wait_for()
    tab.page.evaluate("location.hash = '#cards'")
    tab.wait_until("document.getElementById('replay-run').textContent === 'Let it run'")
    assert tab.ask("document.getElementById('replay-at').value") in {"0", "1"}


def test_a_record_is_saved_and_opened_again(tab: Watched, server: WebServer) -> None:
    shown = moment(asks(q.AskLay))
    open_game(tab, server.address, shown["game"])
    tab.page.tap("#play-menu")
    with tab.page.expect_download() as download:
        tab.page.tap("#save-record")
    saved = download.value.path().read_bytes()
    assert saved.decode() == answer({"ask": "record", "game": shown["game"]})["text"]
    tab.page.tap("#leave-game")
    tab.page.set_input_files("#record-file", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": b"no record"})
    says(tab, "game.jsonl cannot be opened")
    tab.page.tap("#dialog-done")
    tab.page.set_input_files("#record-file", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": saved})
    wait_for_turn(tab)
    assert shown_table(tab)["view"] == shown["view"]


def test_the_way_to_the_guide_is_there_where_the_guide_is(page: Watched) -> None:
    """The documentation puts a link to it into the head of the page; a page that stands alone has none."""
    assert page.page.locator(".guide").count() == 0
    page.ask("document.head.insertAdjacentHTML('beforeend', '<link rel=help href=../how-to-play/>')")
    for button in ("more-bots", "deal", "play-menu"):
        page.page.tap(f"#{button}")
        if button != "deal":
            assert str(page.page.locator(".guide").get_attribute("href")).endswith("/how-to-play/")


# -- for everybody ----------------------------------------------------------------------------------------------------


def test_the_keyboard_alone_plays(page: Watched) -> None:
    """Every choice is reached by Tab and made by Enter; nothing is tapped.

    In the exhaustive profile to the end of the game, and to its result.
    """
    press_on(page, "deal")
    dice = Random(4)
    for _ in range(3000 if PROFILE == "exhaustive" else tries(100, quick=4)):
        if not wait_for_turn(page):
            break
        press_on(page, something(page, dice))
    shown = shown_table(page)
    assert shown["serial"] > 1
    if shown["is_over"]:
        press_on(page, "show-result")
        wait_for_score(page)
        page.wait_until("document.activeElement.id === 'score-title'")
        totals = page.page.locator("#score tfoot tr").first.locator("td").all_text_contents()
        assert totals == [str(player["total"]) for player in shown["score"]["players"]]


def press_on(page: Watched, wanted: str) -> None:
    for _ in range(400):
        if page.ask("document.activeElement.id") == wanted:
            page.page.keyboard.press("Enter")
            return
        page.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


def test_keys_choose_and_do_what_the_buttons_do(tab: Watched, server: WebServer) -> None:
    """Arrows go through what can be chosen, digits choose, and letters do the rest; the menu tells them all."""
    shown = moment(asks(q.AskBids))
    open_game(tab, server.address, shown["game"])
    tab.page.keyboard.press("m")
    tab.page.tap("#show-keys")
    tab.page.wait_for_selector("#keyboard")
    assert tab.page.locator("#keyboard kbd").all_text_contents() == ["1\N{EN DASH}9", "← →", "P", "H", "U", "A", "M"]
    tab.page.tap("#dialog-done")
    tab.page.wait_for_selector("#keyboard", state="detached")
    tab.page.keyboard.press("h")
    tab.page.wait_for_selector("#hint-0")
    tab.page.keyboard.press("a")
    tab.page.wait_for_selector("#dialog .choice")
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("#dialog .choice", state="detached")
    tab.page.keyboard.press("ArrowRight")
    first = tab.ask("document.querySelector('.scene [aria-pressed=true]').id")
    tab.page.keyboard.press("ArrowRight")
    tab.page.keyboard.press("ArrowLeft")
    assert tab.ask("document.querySelector('.scene [aria-pressed=true]').id") == first
    wanted = tab.page.locator(".tray .choice").first.text_content()
    tab.page.keyboard.press("1")
    wait_for_turn(tab)
    told = record_of(shown_table(tab)["game"]).played[shown["serial"]].action
    assert action_data(told) == next(one["action"] for one in shown["choices"] if one["text"] == wanted)


def test_keys_pass_and_take_back(tab: Watched, server: WebServer) -> None:
    shown = moment(can_be_undone)
    open_game(tab, server.address, shown["game"])
    tab.page.keyboard.press("u")
    tab.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial > {shown['serial']})")
    assert shown_table(tab)["view"] == answer({"ask": "undo", "game": shown["game"]})["view"]
    bidding = moment(asks(q.AskBids))
    tab.page.evaluate(_SHOW, bidding["game"])
    wait_for_turn(tab)
    tab.page.keyboard.press("p")
    tab.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial > {bidding['serial']})")
    assert record_of(shown_table(tab)["game"]).played[bidding["serial"]].action == Pass(0)


@pytest.mark.parametrize(
    "wanted",
    [
        *(asks(q.AskPlace), asks(q.AskPaint)),
        *(() if PROFILE == "quick" else (is_over,)),
        *((asks(q.AskBids), asks(q.AskGems)) if PROFILE == "exhaustive" else ()),
    ],
)
def test_the_table_is_accessible_and_fits_every_screen(
    tab: Watched, server: WebServer, wanted: Callable[[BotGame], bool]
) -> None:
    shown = moment(wanted)
    open_game(tab, server.address, shown["game"])
    if offered := tab.page.locator(".thing.is-offered").all():
        offered[0].tap()
    assert_fits(tab)
    assert violations(tab) == []


def test_the_setup_is_accessible_and_fits_every_screen(page: Watched) -> None:
    assert_fits(page)
    assert violations(page) == []


@pytest.mark.parametrize("language", finished_tags()[1:] if PROFILE != "quick" else ["de"])
def test_the_table_speaks_the_language_of_the_reader(tab: Watched, server: WebServer, language: str) -> None:
    shown = moment(asks(q.AskPlace))
    open_game(tab, server.address, shown["game"], language=language)
    told = answer({"ask": "table", "game": shown["game"], "language": language})
    assert tab.page.inner_text("#prompt") == told["question"]
    assert tab.page.inner_text("#moment") == told["moment"]


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
    page.page.tap("#all-choices")
    page.page.locator("#dialog .choice").first.tap()


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
    set_up(page)
    page.page.tap("#rules-and-cards summary")
    page.page.select_option("#play-set", label="little")
    deal(page)
    assert shown_table(page)["view"]["rules"]["card_set"]["id"] == "little"
    page.page.reload()
    assert wait_for_turn(page)


def test_the_workshop_leads_to_a_game_with_its_set(page: Watched) -> None:
    draft = json.dumps({"name": "little.yaml", "text": DRAFT, "changed": 1})
    page.page.evaluate("(draft) => localStorage.setItem('viceroy.draft.d1', draft)", draft)
    page.page.reload()
    page.page.tap("#to-workshop-tab")
    page.page.tap("#play-draft")
    assert page.page.eval_on_selector("#play-set", "(list) => list.selectedOptions[0].text") == "little"


def test_two_tabs_play_the_same_game(tab: Watched, server: WebServer) -> None:
    open_game(tab, server.address, moment(asks(q.AskStart))["game"])
    other = Watched(tab.page.context.new_page())
    other.page.goto(f"{server.address}#play")
    wait_for_turn(other)
    tab.page.tap(".card-thing.is-offered")
    tab.page.tap("#picked-0")
    wait_for_turn(tab)
    kept = tab.ask("localStorage.getItem('viceroy.play.test')")
    other.wait_until(f"import('./play-game.js').then(({{play}}) => play.table.serial === {shown_table(tab)['serial']})")
    assert other.ask("localStorage.getItem('viceroy.play.test')") == kept  # it keeps nothing anew that it takes over


def test_kept_games_are_among_all_that_is_saved(tab: Watched, server: WebServer) -> None:
    open_game(tab, server.address, moment(asks(q.AskStart))["game"])
    saved = """import('./store.js').then(({keptText, plays, restore}) => {
      const [text, before] = [keptText(), plays.all()];
      localStorage.clear();
      return [restore(text).taken, JSON.stringify(plays.all()) === JSON.stringify(before)];
    })"""
    taken, is_same = tab.ask(saved)
    assert taken >= 1
    assert is_same
