"""What is installed: data and schemas, extras that are missing, and the library in an archive."""

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
from viceroy.cardsets import SHIPPED
from viceroy.cli.main import main
from viceroy.errors import MissingExtra, extra
from viceroy.resources import card_set_path, resource_root, root_of, schema_path, shipped_schemas

# -- resources --------------------------------------------------------------------------------------------------------
# Where data and schemas are found.


def test_the_root_holds_data_and_schemas() -> None:
    assert (resource_root() / "data" / "cards").is_dir()
    assert (resource_root() / "schemas").is_dir()


def test_a_wheel_carries_them_inside_the_package(tmp_path: Path) -> None:
    """A package with a `data` folder is its own root."""
    package = tmp_path / "site-packages" / "viceroy"
    (package / "data").mkdir(parents=True)
    assert root_of(package) == package


def test_a_checkout_has_them_at_its_top(tmp_path: Path) -> None:
    """A package without one lies in `src`, two folders below the root."""
    package = tmp_path / "src" / "viceroy"
    package.mkdir(parents=True)
    assert root_of(package) == tmp_path


def test_what_ships_is_there() -> None:
    assert all(schema_path(name).is_file() for name in shipped_schemas())
    assert all(card_set_path(name).is_dir() for name in SHIPPED)
    assert "card-set" in shipped_schemas()
    assert not schema_path("no-such").exists()


# -- extras -----------------------------------------------------------------------------------------------------------
# Extras: what needs a package that is not installed says which extra brings it.


@pytest.mark.parametrize(("name", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_an_adapter_names_its_extra(name: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever imports it reads what to install, and programs that expect an ImportError get one."""
    monkeypatch.delitem(sys.modules, f"viceroy.adapters.{name}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=rf"install the extra '{name}': pip install \"viceroy-rules\[{name}\]\""):
        import_module(f"viceroy.adapters.{name}")
    assert issubclass(MissingExtra, ImportError)


@pytest.mark.parametrize(
    ("name", "package", "arguments"),
    [
        ("dask", "distributed", ("arena", "random", "random", "--dask", "tcp://127.0.0.1:1")),
        ("parquet", "pyarrow", ("arena", "random", "random", "--parquet", "games.parquet")),
        ("report", "matplotlib", ("balance", "printed", "--html", "report.html")),
        ("report", "matplotlib", ("balance", "printed", "--plots", "plots")),
        ("web", "uvicorn", ("web",)),
    ],
)
def test_a_command_names_the_extra_before_any_game(
    name: str,
    package: str,
    arguments: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One line on standard error, and status 2."""
    monkeypatch.setitem(sys.modules, package, None)
    for module in ("connections", "server"):  # which another test may have imported
        monkeypatch.delitem(sys.modules, f"viceroy.web.{module}", raising=False)
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"viceroy {arguments[0]}: for ")
    assert err.endswith(f" install the extra '{name}': pip install \"viceroy-rules[{name}]\"\n")


def test_a_fault_of_the_library_is_no_missing_extra() -> None:
    """A module of viceroy that is not there is told as it is: no extra would bring it."""
    with pytest.raises(ImportError, match=r"viceroy\.lost") as caught, extra("web", "this"):
        import_module("viceroy.lost")
    assert not isinstance(caught.value, MissingExtra)


# -- zipapp -----------------------------------------------------------------------------------------------------------
# The library in an archive: a program of one file, which `python -m zipapp` makes, and that of the page.

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
