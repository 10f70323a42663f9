"""Commands that run in this process, on a terminal of which all is known."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from viceroy.cli.main import main

Run = Callable[..., tuple[int, str, str]]
"""Runs a command with arguments: its status, its standard output and its standard error."""


def runner(capsys: pytest.CaptureFixture[str], *command: str) -> Run:
    """Run a command whose first arguments are given here."""

    def run_command(*arguments: str) -> tuple[int, str, str]:
        status = main((*command, *arguments))
        said = capsys.readouterr()
        return status, said.out, said.err

    return run_command


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys)


@pytest.fixture
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Work in a folder of one's own, on a terminal of eighty columns, in no particular country."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    return tmp_path
