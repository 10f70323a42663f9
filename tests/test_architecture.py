"""The code keeps the rules of docs/architecture.md that import-linter does not check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "viceroy"
MODULES = {path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in sorted(SOURCE.rglob("*.py"))}

HEAVY = {"cattrs", "jsonschema", "resvg_py", "rich", "typst"}
NEVER_CALLED = {"open", "input", "eval", "exec", "compile", "__import__", "globals", "breakpoint"}
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 40

every_module = pytest.mark.parametrize("name", MODULES)


def tree_of(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text(encoding="utf-8"))


def imports_in(node: ast.AST) -> Iterator[str]:
    """Yield the full names of what the import statements within a node import."""
    for part in ast.walk(node):
        if isinstance(part, ast.Import):
            yield from (alias.name for alias in part.names)
        elif isinstance(part, ast.ImportFrom):
            assert part.level == 0, "imports are absolute"
            yield from (f"{part.module}.{alias.name}" for alias in part.names)


@every_module
def test_heavy_imports_wait_until_they_are_needed(name: str) -> None:
    """No command waits at its start for a library that it does not use."""
    tree = tree_of(name)
    at_start = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.If)]
    imported = {full.split(".")[0] for node in at_start for full in imports_in(node)}
    assert imported & HEAVY == set()


@every_module
def test_modules_and_functions_are_short(name: str) -> None:
    """A module has at most 400 lines and a function at most 40, docstring aside."""
    assert len(MODULES[name].read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    lengths = {
        node.name: node.end_lineno - node.lineno + 1 - len((ast.get_docstring(node, clean=False) or "").splitlines())
        for node in ast.walk(tree_of(name))
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None
    }
    assert {function: length for function, length in lengths.items() if length > MOST_LINES_OF_A_FUNCTION} == {}


@every_module
def test_every_module_says_what_lives_in_it(name: str) -> None:
    """A reader learns from one line whether this is the right module."""
    assert (ast.get_docstring(tree_of(name)) or "").partition("\n")[0].endswith((".", ":"))


@pytest.mark.parametrize("name", [name for name in MODULES if name != "__init__"])  # the face reads its stub
def test_no_module_opens_files_by_hand_asks_or_runs_text(name: str) -> None:
    """Files are opened through `pathlib` or `os` only, nothing reads from a terminal by itself, no text is executed."""
    calls = (node.func for node in ast.walk(tree_of(name)) if isinstance(node, ast.Call))
    assert {function.id for function in calls if isinstance(function, ast.Name)} & NEVER_CALLED == set()


@every_module
def test_nothing_prints(name: str) -> None:
    """Functions return values; the command line writes to its streams itself."""
    calls = (node.func for node in ast.walk(tree_of(name)) if isinstance(node, ast.Call))
    assert "print" not in {function.id for function in calls if isinstance(function, ast.Name)}


def test_every_package_has_its_line_on_the_page() -> None:
    """Whoever looks for the place of a change finds each package on the page, and none that is gone."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = page.partition("```text\nsrc/viceroy/\n")[2].partition("```")[0]
    packages = {f"{path.parent.name}/" for path in SOURCE.glob("*/__init__.py")}
    modules = {path.stem for path in SOURCE.glob("*.py")} - {"_version", "__main__"}
    assert sorted(line.split()[0] for line in tree.splitlines()) == sorted(packages | modules)
