"""`viceroy review`: a report, JSON, one player, other languages, and wrong usage."""

from __future__ import annotations

import json
from pathlib import Path

import attrs
import pytest

import viceroy
from commands import Run, runner
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.actions import Done
from viceroy.render.reviews import review_text
from viceroy.sessions.session import Session

pytestmark = pytest.mark.usefixtures("plain_terminal")

EVENING = Path(__file__).resolve().parents[1] / "data" / "evening.txt"
FEW = ("--ms", "20")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys, "review")


def begun(file: str = "game.jsonl") -> Session:
    """Keep a game that has just begun in a file."""
    session = Session.start(("Ada", "Ben"), seed=7, path=file)
    for _ in range(3):
        session.do(session.legal_actions(session.state.to_act[0])[0])
    return session


def test_a_report_of_all_players(run: Run) -> None:
    """A table with a row for each, the mistakes that cost most, and the leads turn by turn; in eighty columns."""
    begun()
    status, told, complaints = run("game.jsonl", *FEW)
    assert (status, complaints) == (0, "")
    lines = told.splitlines()
    assert lines[0].split() == ["player", "end", "deal", "luck", "choices", "mistakes"]
    assert [line.split()[0] for line in lines[1:3]] == ["Ada", "Ben"]
    assert "The mistakes that cost most:" in lines
    assert lines[-1] == "A moment as a position, to be played on: viceroy replay game.jsonl --position N"
    assert max(map(len, lines)) <= 80


def test_a_mistake_is_shown_with_the_better_choice() -> None:
    """When it was made, what it cost, what was chosen, what would have been better and why; of a player three."""
    session = Session.start(("Ada", "Ben", "Cleo", "Dan"), seed=7)
    for line in EVENING.read_text("utf-8").splitlines()[:287]:
        session.do(viceroy.read_action(line))
    there = Session.from_state(session.state)
    there.do(Done(0))
    (seat,) = viceroy.review(there, 0, 20).seats
    lost = viceroy.totals(session.state, "best")[0] - viceroy.totals(session.state)[0]
    found = viceroy.GameReview(actions=1, is_over=False, ms=20, seats=(attrs.evolve(seat, choices=seat.choices * 4),))
    lines = review_text(found, 80, "evening.jsonl").splitlines()
    assert max(map(len, lines[:-1])) <= 80
    assert lines[1].startswith("Ada ")
    assert lines[1].endswith(" 4 / 4")
    told = " ".join(" ".join(lines).split())
    cost = f"Ada. The end of the game: painting, after action 0: -{lost}.0 points (-{lost}.0 to -{lost}.0)"
    better = "chosen: done: paint no more better: paint for the most points: let viceroy find how "
    assert told.count(cost) == told.count(f"{better}no painting scores more") == 3


def test_json_is_the_review_of_the_library(run: Run) -> None:
    """It is what `review` returns, in English, whatever the system speaks."""
    session = begun()
    told = run("game.jsonl", *FEW, "--seat", "1", "--json")[1]
    assert [*shipped_validator("review").iter_errors(json.loads(told))] == []
    assert viceroy.loads(told, expect=viceroy.GameReview) == viceroy.review(session, 0, 20)


def test_a_report_in_another_language(run: Run) -> None:
    """The report, its questions and its moments are in it."""
    begun()
    told = run("game.jsonl", *FEW, "--seat", "Ben", "--lang", "de")[1]
    assert told.splitlines()[0].split() == ["Spieler", "Ende", "Start", "Glück", "Wahl", "Fehler"]
    assert "Die Fehler, die am meisten gekostet haben:" in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--ms", "0"], "--ms 0; it is a number from 1 to 60000"),
        (["--seat", "Bem"], "no player 'Bem'; the players are Ada and Ben, or 1 to 2; did you mean 'Ben'?"),
        (["--json", "--lang", "de"], "JSON is in English: leave out --lang"),
    ],
)
def test_wrong_usage(run: Run, arguments: list[str], message: str) -> None:
    """Nothing is reviewed, and the message says what is wrong."""
    begun()
    assert run("game.jsonl", *arguments) == (2, "", f"viceroy review: {message}\n")


def test_a_game_without_a_choice_and_a_file_that_is_no_record(run: Run) -> None:
    """Both are told, without a report."""
    Session.start(2, seed=7, path="new.jsonl")
    told = run("new.jsonl", *FEW)
    assert told == (2, "", "viceroy review: nobody has chosen between alternatives in this game yet\n")
    Path("set.yaml").write_text("format: card-set/1\n")
    status, report, complaints = run("set.yaml", *FEW)
    assert (status, report) == (1, "")
    assert complaints


def test_an_interrupt_leaves_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends the work as in a shell, with nothing on either stream."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    begun()
    monkeypatch.setattr("viceroy.reviews.game.reviewed_choice", interrupted)
    assert run("game.jsonl", *FEW) == (130, "", "")
