"""A command that is given a file of another kind says in one line what the file is and which command reads it."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from commands import Run
from viceroy.cli.kinds import LESSON, POSITION, RECORD, SET, SHEET, SUITE

FILES = {
    SET: "format: card-set/1\nextends: printed\ndrop: [13]\n",
    SHEET: "format: score-sheet/1\nplayers: [{name: Ada, pyramid: [[32]]}]\n",
    POSITION: "format: position/1\nplayers: [{name: Ada}, {name: Ben}]\n",
    SUITE: "format: rules-suite/1\ncases: [{name: a start, rules: [R2.2], position: {players: [{}, {}]}, "
    "then: {turn: 1}}]\n",
    LESSON: "format: lesson/1\ntitle: lessons-row-title\nsteps: [{say: lessons-row-end, rules: [R5.1], "
    "position: {players: [{}, {}]}}]\n",
}
"""A good file of each kind but the record, which `viceroy play` writes."""

READERS = {
    "score": {SHEET},
    "cards": {SET},
    "show": {POSITION, RECORD, SHEET},
    "replay": {RECORD},
    "hint": {POSITION, RECORD},
    "conform": {SUITE},
    "try": {SET},
    "balance": {SET},
    "play --position": {POSITION},
    "play --resume": {RECORD},
    "play --set": {SET},
}
"""The kinds that each command reads."""


@pytest.fixture
def files(plain_terminal: Path, run: Run) -> dict[str, str]:
    for kind, text in FILES.items():
        (plain_terminal / f"{kind}.yaml").write_text(text, "utf-8")
    assert run("play", "--bots", "random", "random", "--record", "game.jsonl")[0] == 0
    return {**{kind: f"{kind}.yaml" for kind in FILES}, RECORD: "game.jsonl"}


def test_a_file_of_another_kind_is_told_with_the_command_that_reads_it(run: Run, files: dict[str, str]) -> None:
    """Which is then tried."""
    for command, kinds in READERS.items():
        for kind in files.keys() - kinds:
            status, _, said = run(*command.split(), files[kind])
            assert status == 1, (command, kind)
            told = said.splitlines()[0]
            assert told.startswith(f"{files[kind]}:1:"), told
            assert told.endswith(" reads it"), told
            reader = told.rpartition("'viceroy ")[2].removesuffix("' reads it").replace("FILE", files[kind])
            assert run(*shlex.split(reader))[0] == 0, (told, reader)


@pytest.mark.parametrize("kind", FILES)
def test_a_key_around_the_whole_file_is_told(run: Run, plain_terminal: Path, kind: str) -> None:
    indented = "".join(f"  {line}\n" for line in FILES[kind].splitlines())
    (plain_terminal / "file.yaml").write_text(f"{kind}:\n{indented}", "utf-8")
    told = run("check", "file.yaml")[2].splitlines()[0]
    assert told == f"file.yaml:1:1: '{kind}' stands around the whole file: take it out, and start its keys in column 1"


@pytest.mark.parametrize("kind", [SHEET, SUITE])
def test_the_key_of_a_list_that_is_a_whole_file_is_told(run: Run, plain_terminal: Path, kind: str) -> None:
    head, _, items = FILES[kind].partition("\n")
    key, _, listed = items.partition(": ")
    (plain_terminal / "file.yaml").write_text(listed, "utf-8")
    told = run("check", "file.yaml")[2].splitlines()[0]
    assert told == f"file.yaml:1:1: the key of this list is missing: write '{head}' and '{key}:' above it"


@pytest.mark.parametrize("key", ["turn: 5", "phase: auction", "row: {red: 17}"])
def test_a_moment_without_its_format_is_told_as_a_position(run: Run, plain_terminal: Path, key: str) -> None:
    (plain_terminal / "file.yaml").write_text(f"{key}\nplayers: [{{}}, {{}}]\n", "utf-8")
    told = run("check", "file.yaml")[2].splitlines()[0]
    assert told == "file.yaml:1:1: a position says what it is: write 'format: position/1' at its top"
