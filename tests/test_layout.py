"""How a module opens, and what no module calls. Which module may import which is held by `test_architecture`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import viceroy

FOLDER = Path(viceroy.__file__).parent
MODULES = {file.relative_to(FOLDER).as_posix(): file for file in sorted(FOLDER.rglob("*.py"))}
NEVER_CALLED = {"open", "input", "eval", "exec", "compile", "__import__", "globals", "breakpoint"}


def tree_of(module: str) -> ast.Module:
    """Parse a module."""
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", [name for name in MODULES if name != "__init__.py"])
def test_every_module_says_what_must_live_in_it(module: str) -> None:
    """One line of what it is, then what must live here (Rule 1) and what it must not know (Rule 2)."""
    first_line, _, rest = (ast.get_docstring(tree_of(module)) or "").partition("\n")
    assert first_line.endswith(".")
    words = " ".join(rest.split())
    assert "Rule 1: " in words
    assert "Rule 2: " in words


@pytest.mark.parametrize("module", MODULES)
def test_no_module_opens_files_by_hand_asks_or_runs_text(module: str) -> None:
    """Files are opened through `pathlib` or `os` where files are read, nobody is asked anything, no text is run."""
    calls = (node.func for node in ast.walk(tree_of(module)) if isinstance(node, ast.Call))
    assert {function.id for function in calls if isinstance(function, ast.Name)} & NEVER_CALLED == set()


@pytest.mark.parametrize("module", [name for name in MODULES if name != "cli.py"])
def test_only_the_command_line_prints(module: str) -> None:
    """Everything else hands back values."""
    calls = (node.func for node in ast.walk(tree_of(module)) if isinstance(node, ast.Call))
    assert "print" not in {function.id for function in calls if isinstance(function, ast.Name)}
