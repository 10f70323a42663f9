"""The review of a finished game in the page: its questions, and what a reader sees of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import viceroy
from browser import Watched
from effort import by_hand
from page_checks import assert_fits, violations
from page_player import open_game, shown_table
from viceroy.formats.reviews import Verdict
from viceroy.reviews import choices_of
from viceroy.sessions.session import Session
from viceroy.web.games import BotGame, dealt
from viceroy.web.service import answer
from web_server import WebServer

for extra in ("starlette", "uvicorn"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

Data = dict[str, Any]
EVENING = Path(__file__).resolve().parents[1] / "data" / "evening.txt"


def evening(*bots: str | None) -> BotGame:
    """A whole game of four, in which the first player does not paint, after action 287."""
    session = Session.start(("Ada", "Ben", "Cleo", "Dan"), seed=7)
    for number, line in enumerate(EVENING.read_text("utf-8").splitlines()):
        session.do(viceroy.read_action("0 done" if number == 287 else line))
    return dealt(session, bots)


ALONE = (None, "greedy", "greedy", "greedy")


def asked(game: BotGame, at: int, **more: Any) -> Data:
    told: Data = json.loads(json.dumps(answer({"ask": "review", "game": game.text(), "at": at, **more})))
    assert "error" not in told, told
    return told


# -- the questions ----------------------------------------------------------------------------------------------------


def test_each_question_reviews_one_choice_and_names_the_next() -> None:
    """From any moment on: which choice, where the next one is, how many are done, and what they add up to."""
    game = evening(*ALONE)
    numbers = choices_of(game.session, 0)
    first = asked(game, numbers[-3] + 1)
    assert (first["choice"]["at"], first["next"]) == (numbers[-2], numbers[-1])
    assert (first["done"], first["count"], first["lead"], first["luck"]) == (len(numbers) - 1, len(numbers), None, None)
    assert first["start"] == first["choice"]["expected"]
    assert first["cost"] == first["choice"]["cost"]
    last = asked(game, first["next"], start=-4.0, cost=first["cost"])
    assert (last["choice"]["at"], last["choice"]["verdict"], last["next"]) == (287, "mistake", None)
    assert last["cost"] == pytest.approx(first["cost"] + last["choice"]["cost"])
    totals = viceroy.totals(game.session.state)
    assert last["lead"] == totals[0] - max(totals[1:])
    assert last["start"] + last["luck"] - last["cost"] == pytest.approx(last["lead"], abs=0.001)
    assert asked(game, 288) == {
        "choice": None, "next": None, "done": len(numbers), "count": len(numbers),
        "start": None, "cost": 0.0, "lead": None, "luck": None,
    }  # fmt: skip


def test_a_mistake_is_drawn() -> None:
    """Of painting, the pyramid as it is and with the best painting; a choice that is no mistake has no drawing."""
    game = evening(*ALONE)
    painting = asked(game, 287, language="de")["choice"]
    assert painting["chosen"]["text"] != asked(game, 287)["choice"]["chosen"]["text"]
    assert painting["best"]["svg"].startswith("<svg")
    assert painting["chosen"]["svg"].startswith("<svg")
    assert painting["best"]["svg"] != painting["chosen"]["svg"]
    assert painting["why"]
    first = asked(game, 0)["choice"]
    if first["verdict"] != Verdict.MISTAKE:
        assert first["chosen"]["svg"] is first["best"]["svg"] is None
    assert first["chosen"]["cards"] == [63, 36]  # the first card, and the one that is kept


def test_only_people_are_reviewed() -> None:
    """Of several people at one device each by the seat; the seat of a bot is refused."""
    game = evening(None, "greedy", None, "greedy")
    for seat in (0, 2):
        numbers = choices_of(game.session, seat)
        assert asked(game, numbers[-1], seat=seat)["choice"]["at"] == numbers[-1]
    assert asked(game, 0, seat=1)["refusal"]["code"] == "broken-game"


def test_a_record_is_opened_for_any_seat() -> None:
    """The person is who sat there, so that the game can be reviewed from that seat."""
    text = answer({"ask": "record", "game": evening(*ALONE).text()})["text"]
    opened = answer({"ask": "open-record", "text": text, "seat": 2})["game"]
    table = answer({"ask": "table", "game": opened})
    assert [player["bot"] for player in table["players"]] == ["greedy", "greedy", None, "greedy"]
    assert answer({"ask": "open-record", "text": text, "seat": 4})["error"]


# -- the page ---------------------------------------------------------------------------------------------------------


@by_hand
def test_a_review_goes_on_in_the_background_and_shows_the_mistakes(tab: Watched, server: WebServer) -> None:
    """It can be stopped; meanwhile the game is replayed. In the end a mistake is drawn, and one plays on from there."""
    game = evening(*ALONE)
    open_game(tab, server.address, game.text())
    tab.page.tap("#review-0")
    tab.page.tap("#review-stop")
    tab.wait_until("document.querySelector('.review') === null")
    tab.page.tap("#review-0")
    tab.page.tap("#end-replay")
    tab.wait_until("document.getElementById('replay-at')?.value === '0'")
    tab.page.tap("#replay-end")
    tab.page.wait_for_selector(".review .sums", timeout=300_000)
    rows = tab.page.locator(".sums td").all_text_contents()
    totals = viceroy.totals(game.session.state)
    assert rows[-1] == f"+{totals[0] - max(totals[1:])}"
    assert tab.page.locator(".mistakes li").count() <= 3
    assert tab.page.locator(".mistakes .way > img").count() >= 2
    assert violations(tab) == []
    assert_fits(tab)
    tab.page.tap("#look-at-287")
    tab.wait_until("document.getElementById('replay-at')?.value === '287'")
    tab.page.tap("#replay-end")
    tab.page.tap("#play-on-287")
    tab.wait_until("import('./play-game.js').then(({play}) => play.table && !play.table.is_over)")
    assert shown_table(tab)["choices"]
