"""The code keeps the rules of docs/architecture.md that import-linter does not check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "viceroy"
MODULES = {path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in sorted(SOURCE.rglob("*.py"))}

HEAVY = {"cattrs", "jsonschema", "resvg_py", "rich", "typst"}
NEVER_CALLED = {"open", "input", "print", "eval", "exec", "compile", "__import__", "globals", "breakpoint"}


@cache
def trees() -> dict[str, ast.Module]:
    """Return the modules as trees; parsing all takes a second, which collecting the tests should not."""
    return {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in MODULES.items()}


def called_in(name: str) -> set[str]:
    calls = (node.func for node in ast.walk(trees()[name]) if isinstance(node, ast.Call))
    return {function.id for function in calls if isinstance(function, ast.Name)}


def imports_in(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Import):
            yield from (alias.name for alias in part.names)
        elif isinstance(part, ast.ImportFrom):
            assert part.level == 0, "imports are absolute"
            yield from (f"{part.module}.{alias.name}" for alias in part.names)


def test_heavy_imports_wait_until_they_are_needed() -> None:
    found = {}
    for name, tree in trees().items():
        at_start = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.If)]
        found[name] = {full.split(".")[0] for node in at_start for full in imports_in(node)} & HEAVY
    assert {name: heavy for name, heavy in found.items() if heavy} == {}


def test_every_module_says_what_lives_in_it() -> None:
    """A reader learns from one line whether this is the right module."""
    firsts = {name: (ast.get_docstring(tree) or "").partition("\n")[0] for name, tree in trees().items()}
    assert [name for name, line in firsts.items() if not line.endswith((".", ":"))] == []


def test_no_module_opens_files_by_hand_asks_prints_or_runs_text() -> None:
    """Files are opened through `pathlib` or `os`, only the command line uses its streams, no text is executed."""
    called = {name: called_in(name) & NEVER_CALLED for name in MODULES}
    called["__init__"] -= {"globals"}  # a module changes only itself by `globals`
    assert {name: functions for name, functions in called.items() if functions} == {}


def test_every_package_has_its_line_on_the_page() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = page.partition("```text\nsrc/viceroy/\n")[2].partition("```")[0]
    packages = {f"{path.parent.name}/" for path in SOURCE.glob("*/__init__.py")}
    modules = {path.stem for path in SOURCE.glob("*.py")} - {"_version", "__main__"}
    named = {name for line in tree.splitlines() for name in line.split("   ")[0].replace(",", " ").split()[:4]}
    assert named == packages | modules
