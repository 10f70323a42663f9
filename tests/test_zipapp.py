"""The library in an archive: a program of one file, which `python -m zipapp` makes, and that of the page."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
import zipapp
from importlib import import_module
from pathlib import Path

import pytest

import viceroy
from effort import slow
from viceroy.resources import resource_root

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "three-players.yaml"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a zipapp of the command, with all that it needs to score."""
    folder = tmp_path_factory.mktemp("zipapp") / "parts"
    for name in ("viceroy", "attr", "attrs", "yaml"):
        shutil.copytree(
            import_module(name).__path__[0], folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.pyi")
        )
    for name in ("data", "schemas", "web/page"):
        shutil.copytree(resource_root() / name, folder / "viceroy" / name, dirs_exist_ok=True)
    shutil.copy(folder / "viceroy" / "__main__.py", folder)
    zipapp.create_archive(folder)
    return folder.with_suffix(".pyz")


def run(*command: str) -> str:
    """Run Python without the packages that are installed; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", *command], capture_output=True, encoding="utf-8", check=True, timeout=120
    )
    assert done.stderr == ""
    return done.stdout


@slow
def test_it_scores_and_shows_shipped_cards(program: Path, tmp_path: Path) -> None:
    answer = run(str(program), "score", str(EXAMPLE), "--svg", str(tmp_path / "final.svg"))
    sheet = viceroy.load_score_sheet(EXAMPLE)
    assert all(player.name in answer and str(player.total) in answer for player in viceroy.score_sheet(sheet).players)
    assert (tmp_path / "final.svg").read_text("utf-8").startswith("<?xml")
    schema = (resource_root() / "schemas" / "score-sheet.schema.json").read_text("utf-8")
    assert run("-c", COMMANDS, str(program)).endswith(schema)


COMMANDS = """
import sys
sys.path.insert(0, sys.argv[1])
from viceroy.cli.main import main
assert main(["check", "printed"]) == main(["cards", "printed", "32"]) == main(["schema", "score-sheet"]) == 0
"""
USE = """
import sys
sys.path.insert(0, sys.argv[1])
import viceroy
from viceroy.resources import resource_root

assert viceroy.__file__.startswith(sys.argv[1]), viceroy.__file__
own = resource_root() / "own.yaml"
own.write_text("format: card-set/1\\nid: own\\nextends: printed\\ndrop: [1]\\n")
assert len(viceroy.load_card_set(own).cards) == 87
assert viceroy.to_act(viceroy.new_game(players=2, seed=7)) == (0, 1)
print(resource_root())
"""


def test_it_is_imported_and_leaves_no_folder_behind(program: Path) -> None:
    folder = Path(run("-c", USE, str(program)).strip())
    assert folder.name.startswith("viceroy-")
    assert not folder.exists()


def test_the_archive_of_the_page_leaves_out_only_what_is_there() -> None:
    """A module that moved would go into the page unseen."""
    names = runpy.run_path(str(ROOT / "web" / "pack.py"))["LEFT_OUT"]
    homes = {name: Path(str(import_module(name.split("/")[0]).__file__)).parents[1] for name in names}
    assert [name for name, home in homes.items() if not (home / name).exists()] == []
