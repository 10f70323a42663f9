"""The programs of `examples/` do what the pages say of them."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import named_expectations
import viceroy
from effort import PROFILE, by_hand, slow
from marks import marked
from viceroy.cli.main import main

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def functions_of(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / name))


def numbers() -> Iterator[str]:
    """Answer now with something that is no choice, now with the first or the second."""
    while True:
        yield from ("what?", "0", "1", "99999", "1", "2", "1")


# -- in Python ----------------------------------------------------------------------------------------------------


def test_the_small_front_end_plays_a_game_to_its_end() -> None:
    """Somebody who answers with numbers, and now and then with nonsense, comes to a final score."""
    shown: list[str] = []
    answers = numbers()
    play = cast("Callable[..., viceroy.FinalScore]", functions_of("small_front_end.py")["play"])
    score = play(7, lambda: next(answers), shown.append)
    assert [player.name for player in score.players] == ["Ada", "Bea", "Bob"]
    assert shown[-1] == "The game is over."
    assert any(line.startswith("A number from 1 to ") for line in shown)


def test_the_small_front_end_never_shows_a_card_that_another_draws() -> None:
    """Cards drawn by the bots appear without their names (R2.4)."""
    shown: list[str] = []
    answers = numbers()
    functions_of("small_front_end.py")["play"](7, lambda: next(answers), shown.append)
    drawn = [line for line in shown if " draws " in line and not line.startswith("Ada ")]
    assert drawn
    assert all(" draws a card from " in line for line in drawn)


def test_the_small_front_end_ends_politely_where_nobody_answers() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "small_front_end.py")], input="1\n", capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert "Your gems" in done.stdout


@slow
def test_a_bot_that_searches_beats_one_that_chooses_at_random() -> None:
    """From views alone it wins four of four games; one no better than its opponent does so once in 16."""
    play = cast("Callable[[int], viceroy.FinalScore]", functions_of("search_bot.py")["play"])
    assert [play(seed).winners for seed in range(4)] == [("Ada",)] * 4


def test_a_policy_learns_from_its_choices() -> None:
    numpy = pytest.importorskip("numpy")
    program = functions_of("train_policy.py")
    policy = program["Policy"](seed=7)
    choices, gains = program["play_itself"](policy, seed=7)
    assert len(choices) == len(gains) > 50
    chosen, worth = choices[20:22], numpy.array([1.0, -1.0], numpy.float32)
    policy.learn(chosen, worth)
    for choice, value in zip(chosen, worth, strict=True):
        chances = policy.chances(choice.seen, choice.legal)[1]
        assert (chances[choice.taken] - choice.chances[choice.taken]) * value > 0


def test_a_trained_policy_is_the_same_again() -> None:
    pytest.importorskip("numpy")
    program = functions_of("train_policy.py")
    first, again = (program["train"](games=2, seed=3) for _ in range(2))
    assert all((first.weights[name] == again.weights[name]).all() for name in first.weights)
    assert program["won"](first, 1) == program["won"](again, 1)


# -- a table that speaks JSON -------------------------------------------------------------------------------------


class Client:
    """Somebody at the table who answers each view with its first legal action, and lies three times before."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.lies = ["no JSON", viceroy.dumps(viceroy.actions.Pass(1)), viceroy.dumps(viceroy.actions.Pass(0))]

    def answers(self) -> Iterator[str]:
        """Yield a line whenever the table waits for one; a game takes a few hundred."""
        for _ in range(5000):
            if self.lies:
                yield self.lies.pop(0)
            else:
                view = next(message["view"] for message in reversed(self.messages) if "view" in message)
                yield json.dumps({"format": "action/2", **view["legal"][0]})


def test_the_table_takes_legal_actions_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no JSON, not of seat 0 or not legal gets an error, and the game goes on to its score."""
    client = Client()
    serve = functions_of("table_server.py")["serve"]
    monkeypatch.setitem(serve.__globals__, "write", lambda **message: client.messages.append(message))
    serve(7, client.answers())
    keys = [next(iter(message)) for message in client.messages]
    assert keys[:5] == ["cards", "view", "bad_json", "bad_json", "refused"]
    assert client.messages[4]["refused"]["code"] == "wrong-action"
    assert [player["name"] for player in client.messages[-1]["score"]["players"]] == ["Ada", "Bea", "Bob"]


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not here")
def test_a_front_end_in_javascript_plays_a_game_to_its_end() -> None:
    """Written from the formats alone, it reads views, offers the legal actions and sends one back, to the score."""
    node = cast("str", shutil.which("node"))
    lines = "\n".join(answer for answer, _ in zip(numbers(), range(2000), strict=False))
    done = subprocess.run(
        [node, str(EXAMPLES / "front_end.mjs"), sys.executable, "7"],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stderr == ""
    assert "A number from 1 to " in done.stdout
    assert "Turn 12. " in done.stdout
    ranks = [line for line in done.stdout.splitlines()[-3:] if line.partition(": ")[2].lstrip("-").isdecimal()]
    assert len(ranks) == 3


SUITES = Path(__file__).parent / "suite" / "rules"
WRONG = """format: rules-suite/1
cases:
  - name: base
    rules: [R6.1]
    position: {players: [{hand: [79], gems: {red: 1}, pyramid: [[10]]}, {hand: [], gems: {}, pyramid: [[16]]}]}
    to_act: [0, 1]
"""
EXPECTATIONS = [
    "events: [{event: card_laid}]",
    "events: [{event: cards_laid}, {event: choice_made}]",
    "no_events: [cards_laid]",
    "refused: [{action: '0 place 1,1', rule: R3.2}]",
    "refused: [{action: '0 place 1,2', rule: R3.3}]",
    "refused: [{action: 0 pass, code: no-gem}]",
    "legal: ['0 place 1,1']",
    "legal: ['0 place 1,1', '0 place 1,-1', '0 place 2,0']",
    "to_act: [1]",
    "winners: [0]",
    "then: {round: 2}",
    "then: {row: {red: 79}}",
    "then: {decks: {law: [79]}}",
    "then: {bank: {}}",
    "then: {players: [{gems: {}}, {}]}",
    "then: {players: [{hand: []}, {}]}",
    "then: {players: [{pyramid: [[{card: 10, tokens: {magic: 1}}]]}, {}]}",
    "then: {players: [{pyramid: [[10, 79]]}, {}]}",
    "then: {players: [{}]}",
    "points: [1, 0]",
    "lines: [{sets: 12}, {}]",
    "points_of: {79: 1}",
    "allowed: [0 lay 79]",
    "best_points: [1, 0]",
    "seen: [{seat: 1, points: [1, 0]}]",
    "seen: [{seat: 1, then: {players: [{gems: {red: 1}}, {}]}}]",
    "seen: [{seat: 1, then: {players: [{attack: 0}, {}]}}]",
    "seen: [{seat: 0, then: {players: [{gems: null}, {}]}}]",
    "seen: [{seat: null, then: {players: [{hand: [law]}, {}]}}]",
    "seen: [{seat: null, then: {decks: {law: [null]}}}]",
    "seen: [{seat: 1, events: [{event: card_laid}]}]",
]


def second_reader(*files: Path) -> tuple[str, int]:
    cases = subprocess.run(
        [sys.executable, "-m", "viceroy", "conform", *map(str, files), "--json"], capture_output=True, check=False
    )
    node = cast("str", shutil.which("node"))
    done = subprocess.run(
        [node, str(EXAMPLES / "second_reader.mjs")], input=cases.stdout, capture_output=True, check=False, timeout=120
    )
    assert done.stderr == b""
    return done.stdout.decode(), done.returncode


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not here")
def test_a_second_reader_in_javascript_finds_that_all_cases_hold() -> None:
    files = sorted(SUITES.iterdir())[:: 6 if PROFILE == "quick" else 1]
    count = sum(file.read_text(encoding="utf-8").count("  - name: ") for file in files)
    assert second_reader(*files) == (f"{count} of {count} cases hold\n", 0)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not here")
def test_a_second_reader_in_javascript_finds_each_wrong_expectation(tmp_path: Path) -> None:
    """It names the case, and the program agrees that it does not hold."""
    wrong = [
        f"  - {{name: case {n}, rules: [R6.1], after: base, actions: [0 lay 79, 1 pass], {line}}}"
        for n, line in enumerate(EXPECTATIONS)
    ]
    file = tmp_path / "wrong.yaml"
    file.write_text(WRONG + "\n".join(wrong), encoding="utf-8")
    out, status = second_reader(file)
    assert status == 1
    lines = out.splitlines()
    assert [line.partition(":")[0] for line in lines[:-1]] == [f"case {n}" for n in range(len(EXPECTATIONS))]
    assert "the program says" not in out
    assert lines[-1] == f"1 of {len(EXPECTATIONS) + 1} cases hold"


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not here")
def test_a_second_reader_in_javascript_judges_names_and_kinds_alike(tmp_path: Path) -> None:
    """What is expected of players and cards by name, and of cards by kind, holds for both programs or for neither."""
    wrong = [marked(line)[0] for line, _ in named_expectations.DIFFER]
    lines = [*enumerate((*named_expectations.HOLD, *wrong))]
    file = tmp_path / "named.yaml"
    cases = [f"  - name: case {n}\n    after: base\n    {line}\n" for n, line in lines]
    file.write_text(named_expectations.POSITION + "".join(cases), encoding="utf-8")
    out, status = second_reader(file)
    assert status == 1
    held = len(named_expectations.HOLD)
    assert [line.partition(":")[0] for line in out.splitlines()[:-1]] == [f"case {n}" for n, _ in lines[held:]]
    assert "the program says" not in out


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not here")
def test_a_second_reader_in_javascript_prints_why_a_file_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "set.yaml"
    file.write_text("format: card-set/1\n", encoding="utf-8")
    out, status = second_reader(file)
    message = "this is a card set, and a rules suite is needed here; 'viceroy cards FILE' reads it"
    assert out == f"{file}:1:9: {message}\n"
    assert status == 1


NODE_MODULES = Path(os.environ.get("VICEROY_NODE_MODULES") or "nowhere")
"""A folder in which ajv, two versions of TypeScript and the types of Node are installed, as by .ci/run."""

has_types = all((NODE_MODULES / name).is_dir() for name in ("ajv", "typescript", "typescript-7", "@types/node"))


with_types = pytest.mark.skipif(
    not (has_types and shutil.which("node")),
    reason="VICEROY_NODE_MODULES names no folder with ajv, typescript, typescript-7, @types/node",
)


@with_types
@pytest.mark.parametrize(
    ("module", "version"),
    [pytest.param("commonjs", "typescript", marks=by_hand), ("nodenext", "typescript-7")],
)
def test_a_kind_of_action_that_is_forgotten_does_not_compile(module: str, version: str, tmp_path: Path) -> None:
    """The player in TypeScript compiles as CommonJS and as an ES module; without a `case` of its switch it does not."""
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    (tmp_path / "package.json").write_text('{"type": "module"}' if module == "nodenext" else "{}", encoding="utf-8")
    assert main(["schema", "typescript", "--write", str(tmp_path)]) == 0
    program = (EXAMPLES / "player.ts").read_text("utf-8")
    (tmp_path / "whole.ts").write_text(program, encoding="utf-8")
    (tmp_path / "without.ts").write_text(program.replace('case "done":', ""), encoding="utf-8")
    compiler = str(NODE_MODULES / version / "bin" / "tsc")
    options = ("--strict", "--noEmit", "--skipLibCheck", "--module", module, "--types", "node")
    done = subprocess.run(
        [cast("str", shutil.which("node")), compiler, *options, "whole.ts", "without.ts"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    (fault,) = done.stdout.splitlines()
    assert fault.startswith("without.ts(")
    assert fault.endswith("Type 'Done' is not assignable to type 'never'.")


@with_types
def test_a_player_in_typescript_compiles_and_plays_a_game_to_its_end(tmp_path: Path) -> None:
    """With the shipped types and schemas, ajv with its default options, and the table server, as the page says."""
    node = cast("str", shutil.which("node"))
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    for name in ("player.ts", "table_server.py"):
        shutil.copy(EXAMPLES / name, tmp_path)
    for name in ("typescript", "game-view", "final-score"):
        assert main(["schema", name, "--write", str(tmp_path)]) == 0
    options = ("--strict", "--esModuleInterop", "--skipLibCheck", "--module", "commonjs", "--types", "node")
    for command in (
        [str(NODE_MODULES / "typescript-7" / "bin" / "tsc"), *options, "player.ts"],
        ["player.js", sys.executable, "table_server.py", "7"],
    ):
        done = subprocess.run([node, *command], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
    *ranks, choices = done.stdout.splitlines()
    assert sorted(rank.partition(". ")[2].partition(":")[0] for rank in ranks) == ["Ada", "Bea", "Bob"]
    assert choices.endswith(" choices")


def test_the_editions_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    functions_of("compare_editions.py")["compare"](str(EXAMPLES / "three-players.yaml"))
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(viceroy.editions.EDITIONS)
