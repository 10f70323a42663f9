"""The face of the library: every name is there, and nothing is imported before it is asked for."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn, get_args

import pytest

import viceroy
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.model import editions

SHEET = "format: score-sheet/1\nplayers: [{name: Ada, gems: {red: 1}, pyramid: [[32, 5], [40]]}]\n"
NAMESPACES = {
    "actions": "Bid",
    "bots": "make",
    "codec": "mask",
    "editions": "GERMAN",
    "events": "CardPlaced",
    "invariants": "problems",
}
"""The public namespaces, each with one of its names."""


def modules_after(code: str) -> set[str]:
    program = f"{code}\nimport json, sys\nprint('\\n' + json.dumps(sorted(sys.modules)))"
    environment = {**os.environ, "PYTHONPATH": str(Path(viceroy.__file__).parents[1])}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_every_public_name_is_there() -> None:
    found = {name: getattr(getattr(viceroy, name), "__name__", name).rpartition(".")[2] for name in viceroy.__all__}
    assert {name: its_own for name, its_own in found.items() if name != its_own} == {}


def test_the_face_names_each_thing_once() -> None:
    assert len(set(viceroy.__all__)) == len(viceroy.__all__)
    assert set(viceroy.__all__) <= set(dir(viceroy))


def test_the_stub_names_the_same_modules() -> None:
    """A type checker and an editor find each public name where the program finds it."""
    stub = ast.parse(Path(viceroy.__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
    imports = [node for node in stub.body if isinstance(node, ast.ImportFrom)]
    named = [(alias.name, node.module) for node in imports for alias in node.names]
    assert sorted(named) == sorted(vars(viceroy)["_HOMES"].items())
    assert all(alias.asname == alias.name for node in imports for alias in node.names), "`as` makes a name public"


def test_the_namespaces_of_actions_and_events_name_every_class() -> None:
    for module, union in ((viceroy.actions, Action), (viceroy.events, Event)):
        assert {kind.__name__ for kind in get_args(union)} <= set(module.__all__)
        assert all(hasattr(module, name) for name in module.__all__)


def test_every_public_namespace_is_an_attribute_and_a_module() -> None:
    lines = [
        f"assert viceroy.{name}.{one}\nfrom viceroy import {name}\nfrom viceroy.{name} import {one}"
        for name, one in NAMESPACES.items()
    ]
    assert modules_after("\n".join(("import viceroy", *lines))) >= {f"viceroy.{name}" for name in NAMESPACES}


def test_a_namespace_offers_all_names_of_its_module() -> None:
    assert {kind.__name__ for kind in get_args(viceroy.Action)} <= set(dir(viceroy.actions))
    assert {kind.__name__ for kind in get_args(viceroy.Event)} <= set(dir(viceroy.events))
    assert set(editions.__all__) <= set(dir(viceroy.editions))
    assert not {"Annotated", "Callable", "attrs"} & set(dir(viceroy.editions)), "what the module itself imports"


def test_an_edition_is_at_hand() -> None:
    house = viceroy.editions.GERMAN.with_options(discard_for_gems=0)
    assert (house.name, house.discard_for_gems) == ("german", 0)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    assert not hasattr(viceroy, "scor")
    with pytest.raises(AttributeError, match="has no attribute 'scor'"):
        viceroy.scor  # type: ignore[attr-defined] # noqa: B018 - the access is what fails


def test_a_library_that_is_missing_is_told_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_yaml(_: str) -> NoReturn:
        raise ModuleNotFoundError("No module named 'yaml'", name="yaml")

    monkeypatch.setattr(viceroy, "import_module", without_yaml)
    with pytest.raises(ModuleNotFoundError, match="yaml"):
        vars(viceroy)["__getattr__"]("load_card_set")


def test_a_star_import_gives_the_face() -> None:
    code = f"from viceroy import *\nassert {{*{viceroy.__all__!r}}} <= set(globals())"
    assert "viceroy.scoring.score" in modules_after(code)


def test_importing_the_library_imports_nothing_else() -> None:
    loaded = modules_after("import viceroy")
    assert {name for name in loaded if name.startswith("viceroy.")} == set()
    assert loaded & {"attr", "attrs", "yaml", "jsonschema", "cattrs", "rich"} == set()


@pytest.mark.parametrize("options", [["--explain", "--svg", "final.svg"], ["--json"]])
def test_scoring_a_good_sheet_needs_no_heavy_library(tmp_path: Path, options: list[str]) -> None:
    """Neither a schema validator nor a converter nor a painter of terminals is waited for."""
    (tmp_path / "final.yaml").write_text(SHEET, encoding="utf-8")
    code = (
        f"import os\nos.chdir({str(tmp_path)!r})\nfrom viceroy.cli.main import main\n"
        f"assert main({['score', 'final.yaml', *options]!r}) == 0"
    )
    loaded = modules_after(code)
    assert loaded & {"jsonschema", "cattrs", "rich", "referencing", "resvg_py"} == set()
    assert "yaml" in loaded
