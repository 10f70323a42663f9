"""`viceroy arena`: standings as a table and as JSON, files that are continued, and wrong usage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bad_bots
import viceroy
from viceroy.cli.main import main
from viceroy.formats.records import read_record_text
from viceroy.formats.studies import GameFault, GameResult
from viceroy.matches.match import Lineup, Match
from viceroy.matches.standings import Scoreboard
from viceroy.model.editions import EDITIONS
from viceroy.render.results import standings_text

ONE = ["--jobs", "1"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_table_says_who_stands_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "random", "--games", "4", "--edition", "german", *ONE]) == 0
    out, err = capsys.readouterr()
    assert "4 games of 2 deals with printed by the german rules, seed 1\n" in out
    assert "\nrandom      8  50 % (" in out
    assert "wins in" in out
    assert err == ""


def test_a_run_that_was_cut_off_goes_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Three games, a torn line, then six: the file and the standings are those of six at once, records kept."""
    command = ["arena", "random", "random", "--seed", "7", *ONE]
    assert main([*command, "--games", "6", "--json", "--out", "once.jsonl", "--records", "games"]) == 0
    once = json.loads(capsys.readouterr().out)
    assert main([*command, "--games", "3", "--out", "twice.jsonl"]) == 0
    with Path("twice.jsonl").open("ab") as file:
        file.write(b'{"index": 3, "seed": 12')
    capsys.readouterr()
    assert main([*command, "--games", "6", "--json", "--out", "twice.jsonl"]) == 0
    assert json.loads(capsys.readouterr().out) == once
    assert Path("twice.jsonl").read_bytes() == Path("once.jsonl").read_bytes()
    lines = [json.loads(line) for line in Path("once.jsonl").read_text().splitlines()]
    assert [line["index"] for line in lines[1:]] == [*range(6)]
    kept = sorted((folder / "games").iterdir())
    assert [path.name for path in kept] == [f"game-{index:06}.jsonl" for index in range(6)]
    records = [read_record_text(path).record for path in kept]
    assert [record.seed for record in records if record] == [line["seed"] for line in lines[1:]]


def test_other_settings_for_a_file_are_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "random", "--games", "1", "--out", "games.jsonl", *ONE]) == 0
    told = [
        "arena",
        "random",
        "random",
        "--games",
        "2",
        "--seed",
        "2",
        "--edition",
        "all",
        "--out",
        "games.jsonl",
        *ONE,
    ]
    assert main(told) == 2
    err = capsys.readouterr().err
    assert "games.jsonl holds other games" in err
    assert "seed 1, not 2" in err


MINE = """
class Last:
    def __init__(self, seed):
        pass

    def choose(self, view):
        return view.legal[-1]

class Picky(Last):
    def __init__(self, seed, depth: int = 0):
        if depth < 1:
            raise ValueError("the depth is at least 1")

last = Last(1)
"""


def test_a_class_of_a_module_in_the_folder_is_a_bot(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine_here.py").write_text(MINE, encoding="utf-8")
    command = ["arena", "mine_here:Picky:depth=1", "random", "--games", "4", "--seed", "7", "--json"]
    assert main([*command, "--jobs", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert {bot["bot"] for bot in here["bots"]} == {"mine_here:Picky:depth=1", "random"}
    assert main([*command, "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == here
    assert main(["play", "--bots", "mine_here:Last", "random", "--seed", "3"]) == 0
    assert "mine_here 1" in capsys.readouterr().out
    assert main(["balance", "printed", "--games", "2", "--bot", "mine_here:Last", *ONE]) == 0


def test_a_class_of_a_module_takes_options(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine_deep.py").write_text(MINE, encoding="utf-8")
    bots = ["mine_deep:Picky:depth=1", "mine_deep:Picky:depth=2"]
    assert main(["arena", *bots, "--games", "1", "--seconds", "20", "--json", *ONE]) == 0
    standings = json.loads(capsys.readouterr().out)
    assert sorted(bot["bot"] for bot in standings["bots"]) == bots
    assert not standings["faults"]


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("mine_there:Picky:depth=0", "bot 'mine_there:Picky:depth=0': the depth is at least 1"),
        ("mine_there:Picky:width=1", "bot 'mine_there:Picky:width=1' has no option 'width'; it has depth"),
        ("mine_there:Picky:depth=deep", "depth is a whole number, not 'deep'"),
        ("mine_there:Picky", "bot 'mine_there:Picky': the depth is at least 1"),
        ("mine_there:last", "has no class or function 'last'"),
        ("mine_there:Lost", "has no class or function 'Lost'"),
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("random:Bot", "bot 'random' has no option 'Bot'"),
    ],
)
@pytest.mark.parametrize("command", [["arena", "random"], ["play", "--record", "kept.jsonl", "--bots", "random"]])
def test_a_class_that_makes_no_bot_is_wrong_usage(
    command: list[str], bot: str, told: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "mine_there.py").write_text(MINE, encoding="utf-8")
    assert main([*command, bot]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err
    assert not (folder / "kept.jsonl").exists()


def test_results_are_a_parquet_table(capsys: pytest.CaptureFixture[str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main(["arena", "random", "random", "--games", "3", "--parquet", "games.parquet", *ONE]) == 0
    rows = parquet.read_table("games.parquet").to_pylist()
    results = [*viceroy.arena(["random", "random"], games=3)]
    assert [tuple(row["totals"]) for row in rows] == [result.totals for result in results]
    assert [row["seed"] for row in rows] == [result.seed for result in results]
    assert rows[0]["faults"] == [None, None]
    capsys.readouterr()


def test_a_bot_that_failed_is_told_and_the_status_is_1(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Which game, which seat, and what it did; seats count from 1 for people."""
    bad_bots.install(folder, monkeypatch)
    assert main(["arena", "random", "misbehaving:Raises", "--games", "2", *ONE]) == 1
    out = capsys.readouterr().out
    assert "misbehaving:Raises lost 2 games by a fault:\n  game 0, seat 2: raised RuntimeError: no idea\n" in out
    assert "\n  game 1, seat 1: raised" in out


def test_what_a_file_says_of_a_fault_cannot_write_on_the_terminal() -> None:
    """Results may come from a file of somebody else, with any characters in a message."""
    table = Lineup(("random", "random"), EDITIONS["english"])
    board = Scoreboard(Match((table,), 2, 1, viceroy.load_card_set("printed")))
    fault = GameFault(1, "\x1b[2Jgone\nfor good")
    board.add(GameResult(0, 7, ("random", "random"), (61, 35), (1, 2), faults=(fault,)))
    text = standings_text(board.standings)
    assert "\x1b" not in text
    assert "game 0, seat 2: " in text
    assert "gone\nfor good" not in text


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (["random"], 2, "needs at least 1 virtual opponent"),
        (["random", "randon"], 2, "did you mean 'random'?"),
        (["random", "random", "--games", "0"], 2, "0 games; there can be 1 to"),
        (["random", "random", "--edition", "klingon"], 2, "no edition is named 'klingon'"),
        (["random", "random", "--seconds", "0"], 2, "more than 0"),
        (["random", "random", "--jobs", "0"], 2, "0 processes; it takes at least 1"),
        (["random", "random", "--set", "missing.yaml"], 2, "there is no such file"),
        (["random", "random", "--jobs", "1", "--out", "no/such/folder.jsonl"], 2, "cannot write no/such/folder.jsonl"),
        (["random", "random", "--jobs", "1", "--parquet", "no/such.parquet"], 2, "cannot write no/such.parquet"),
    ],
)
def test_what_cannot_be_played(
    arguments: list[str], status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == status
    out, err = capsys.readouterr()
    assert (out, told in err) == ("", True), err
