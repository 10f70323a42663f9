"""`viceroy hint`: advice as a table and as JSON, whose advice it is, what it must not know, and wrong usage."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import viceroy
from commands import Run, runner
from rules import rule
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy.bots import hint, seat_advice
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.actions import ReturnGems
from viceroy.engine.views import view
from viceroy.formats.estimates import Estimate
from viceroy.formats.studies import AdvisedChoice, GameAdvice, SeatAdvice
from viceroy.render.results import advice_text, game_advice_text

pytestmark = pytest.mark.usefixtures("plain_terminal")

FEW = ("--iterations", "12")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys, "hint")


def begun(*first: ReturnGems, file: str = "game.jsonl") -> viceroy.Session:
    """Keep a game of three by the German rules in a file: at its start all give back two gems in secret (R2.3)."""
    session = viceroy.Session.start(("Ada", "Ben", "Cleo"), seed=2, edition="german", path=file)
    for action in first:
        session.do(action)
    return session


def advised(run: Run, *arguments: str) -> dict[str, Any]:
    status, told, complaints = run("game.jsonl", *FEW, "--json", *arguments)
    assert (status, complaints) == (0, "")
    data: dict[str, Any] = json.loads(told)
    assert [*shipped_validator("advice").iter_errors(data)] == []
    return data


# -- what is told -------------------------------------------------------------------------------------------------


def test_a_table_for_each_player_who_has_to_choose(run: Run) -> None:
    """Each choice in words with its points, their interval, and why; all in eighty columns, the numbers explained."""
    session = begun()
    status, told, complaints = run("game.jsonl", *FEW)
    assert (status, complaints) == (0, "")
    assert told.startswith("Ada: Which two of your gems do you give back?\n")
    assert re.findall(r"^(\w+): ", told, re.MULTILINE) == ["Ada", "Ben", "Cleo", "points"]
    best = hint(session.view(0), iterations=12)[0]
    row = re.search(r"^ +([+-]\d+\.\d) +([+-]\d+\.\d) to ([+-]\d+\.\d)  (.*)$", told, re.MULTILINE)
    assert row is not None
    numbers = [float(row[group]) for group in (1, 2, 3)]
    assert numbers == pytest.approx([best.points, best.low, best.high], abs=0.051)
    assert row[4] == viceroy.choice_text(session.view(0), best.action)
    assert f"  {best.why}\n" in told
    assert max(map(len, told.split("\n"))) <= 80


def test_the_same_number_of_trials_gives_the_same_advice(run: Run) -> None:
    begun()
    assert run("game.jsonl", *FEW) == run("game.jsonl", *FEW)


def test_a_search_in_time_ends(run: Run) -> None:
    begun()
    status, told, _ = run("game.jsonl", "--ms", "1", "--seat", "Ben")
    assert status == 0
    assert "Ben: Which two of your gems do you give back?" in told


@pytest.mark.parametrize("player", ["Ben", "ben", "2"])
def test_one_player_can_be_asked_for(run: Run, player: str) -> None:
    begun()
    (seat,) = advised(run, "--seat", player)["seats"]
    assert (seat["seat"], seat["player"]) == (1, "Ben")


def test_a_name_goes_before_a_number(run: Run) -> None:
    """Where somebody is called 1, that is who is meant."""
    viceroy.Session.start(("Ada", "1"), seed=2, edition="german", path="game.jsonl")
    assert [seat["player"] for seat in advised(run, "--seat", "1")["seats"]] == ["1"]


def test_json_holds_the_actions_themselves(run: Run) -> None:
    session = begun()
    data = advised(run)
    assert (data["format"], data["actions"], data["is_over"]) == ("advice/1", 0, False)
    document = viceroy.loads(json.dumps(data), expect=GameAdvice)
    for seat in document.seats:
        assert {one.action for one in seat.choices} <= set(session.view(seat.seat).legal)
        assert all(one.points.low <= one.points.value <= one.points.high for one in seat.choices)


def test_an_earlier_moment_can_be_chosen(run: Run) -> None:
    """After so many actions, as in a replay."""
    begun(ReturnGems(0, (2, 0, 0, 0)), ReturnGems(1, (2, 0, 0, 0)))
    assert [seat["player"] for seat in advised(run, "--until", "1")["seats"]] == ["Ben", "Cleo"]
    assert [seat["player"] for seat in advised(run)["seats"]] == ["Cleo"]


def test_a_finished_game_says_so(run: Run) -> None:
    session = begun()
    bot = viceroy.RandomBot(seed=1)
    while owes := session.view(None).owes:
        session.do(bot.choose(session.view(owes[0])))
    assert run("game.jsonl") == run("game.jsonl", "--seat", "Ada")
    assert run("game.jsonl") == (0, "The game is over.\n", "")
    data = advised(run)
    assert (data["is_over"], data["seats"]) == (True, [])


def test_names_and_long_texts_keep_to_the_screen() -> None:
    """A name with control characters turns no line, and long words go on in their column."""
    choice = AdvisedChoice(
        action=ReturnGems(0, (2, 0, 0, 0)), choice="blue" + " blue" * 30, points=Estimate(-0.04, -1, 1), why="x"
    )
    question = "Which" + " of them" * 12
    text = advice_text(SeatAdvice(seat=0, player="A\x1bda", question=question, choices=(choice,)), 60)
    assert "\x1b" not in text
    assert max(map(len, text.split("\n"))) <= 60
    lines = text.split("\n")
    first, *others = lines[next(at for at, line in enumerate(lines) if "blue" in line) :]
    column = first.index("blue")
    assert {line[:column].strip() for line in others} == {""}
    assert first[:column].split() == ["+0.0", "-1.0", "to", "+1.0"]


# -- what is not told ---------------------------------------------------------------------------------------------


@rule("R2.4", "R5.1")
def test_a_sealed_choice_of_another_is_not_given_away(run: Run) -> None:
    """Whatever Ada has sealed, the others are advised alike, and nothing is said about her choice."""
    told = []
    for index, gems in enumerate([(2, 0, 0, 0), (0, 1, 1, 0), (0, 0, 0, 2)]):
        begun(ReturnGems(0, gems), file=f"{index}.jsonl")
        told.append(run(f"{index}.jsonl", *FEW))
    assert told[0] == told[1] == told[2]
    assert "Ada" not in told[0][1]


@rule("R2.4")
@pytest.mark.parametrize("game", range(0, GAMES, 24))
def test_what_is_hidden_changes_no_word(game: int) -> None:
    for index, state in enumerate(sampled(game)[::8]):
        for own in state.to_act[:1]:
            other = scrambled(state, own, random.Random(index))
            seen = [view(world, own) for world in (state, other)]
            seats = [seat_advice(one, hint(one, iterations=2)) for one in seen]
            first, second = (game_advice_text(GameAdvice(actions=1, is_over=False, seats=(one,)), 80) for one in seats)
            assert first == second


# -- progress -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("budget", [{"iterations": 30}, {"ms": 20}])
def test_progress_grows_to_the_whole(budget: dict[str, Any]) -> None:
    seen: list[int] = []
    hint(begun().view(0), **budget, progress=seen.append)
    (whole,) = budget.values()
    assert seen == sorted(seen)
    assert seen[-1] == whole


def test_progress_goes_on_from_player_to_player(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three players have to choose, so three searches are one bar."""
    seen: list[int] = []

    @contextmanager
    def bar(whole: int) -> Iterator[Callable[[int], None]]:
        assert whole == 36
        yield seen.append

    monkeypatch.setattr("viceroy.cli.commands.hint.progress_bar", bar)
    begun()
    assert run("game.jsonl", *FEW)[0] == 0
    assert seen == sorted(seen)
    assert seen[-1] == 36


# -- what is wrong ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--ms", "0"], "--ms 0; it is a number from 1 to 3600000"),
        (["--iterations", "-3"], "--iterations -3; it is a number from 1"),
        (["--ms", "1" + "0" * 400], "it is a number from 1"),
        (["--ms", "1", "--iterations", "1"], "not allowed with"),
        (["--ms", "soon"], "invalid int value"),
        (["--until", "9"], "this record has 1 action, so there is no action 9"),
        (["--until", "-1"], "a game has at least 0 actions, not -1"),
        (["--seat", "Bne"], "no player 'Bne'; the players are Ada, Ben and Cleo, or 1 to 3; did you mean 'Ben'?"),
        (["--seat", "0"], "no player '0'"),
        (["--seat", "Ada"], "it is not for Ada to choose now, but for Ben and Cleo"),
    ],
)
def test_wrong_usage_is_status_two(run: Run, arguments: list[str], complaint: str) -> None:
    """What cannot be asked is answered in words, and with nothing else."""
    begun(ReturnGems(0, (2, 0, 0, 0)))
    status, told, complaints = run("game.jsonl", *arguments)
    assert (status, told) == (2, "")
    assert complaint in complaints


def test_a_file_that_is_not_there_is_status_two(run: Run) -> None:
    assert run("nowhere.jsonl") == (2, "", "nowhere.jsonl: there is no such file\n1 error\n")
    status, told, _ = run("nowhere.jsonl", "--json")
    assert status == 2
    assert json.loads(told)["format"] == "problems/1"


def test_a_broken_record_is_told_and_not_advised_on(run: Run) -> None:
    """A spoiled line is named with its number; there is no advice on a game that may never have been."""
    begun(ReturnGems(0, (2, 0, 0, 0)))
    path = Path("game.jsonl")
    path.write_text(path.read_text("utf-8").replace('"blue": 2', '"blue": 7'), encoding="utf-8")
    status, told, complaints = run("game.jsonl", *FEW)
    assert (status, told) == (1, "")
    assert complaints.startswith("game.jsonl:2")
    status, told, _ = run("game.jsonl", *FEW, "--json")
    assert status == 1
    assert json.loads(told)["format"] == "problems/1"


def test_a_last_line_that_was_cut_off_is_only_a_warning(run: Run) -> None:
    begun(ReturnGems(0, (2, 0, 0, 0)))
    with Path("game.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"action": ')
    status, told, complaints = run("game.jsonl", *FEW)
    assert status == 0
    assert told.startswith("After 1 action.\n")
    assert "warning" in complaints


# -- languages ----------------------------------------------------------------------------------------------------


def test_a_hint_is_in_the_language_asked_for(run: Run) -> None:
    """The table, the question, the choices and the reasons; the numbers are the same."""
    session = begun()
    told = run("game.jsonl", *FEW, "--seat", "Ada", "--lang", "de")[1]
    assert told.startswith("Ada: Welche zwei deiner Edelsteine gibst du zurück?\n")
    best = hint(session.view(0), iterations=12, language="de")[0]
    assert viceroy.choice_text(session.view(0), best.action, "de") in told
    assert f"  {best.why}\n" in told
    assert best.why.startswith("dann hast du ")
    assert best.points == hint(session.view(0), iterations=12)[0].points
