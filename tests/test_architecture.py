"""The house is as docs/architecture.md says: its rooms, and the one way through them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "viceroy"
MODULES = {path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in sorted(SOURCE.rglob("*.py"))}

FILES_AND_FORMATS = {"cattrs", "io", "json", "jsonschema", "os", "pathlib", "resvg_py", "rich", "yaml"}
CLOCK_AND_CHANCE = {"datetime", "random", "secrets", "time"}
SURROUNDINGS = {"argparse", "locale", "logging", "subprocess", "sys"}
OUTSIDE_THE_ENGINE = FILES_AND_FORMATS | CLOCK_AND_CHANCE | SURROUNDINGS
HEAVY = {"cattrs", "jsonschema", "resvg_py", "rich"}
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 40

every_module = pytest.mark.parametrize("name", MODULES)


@cache
def rooms() -> tuple[list[str], ...]:
    """Return the modules in the order of the architecture page: those of the engine, and those after it."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    block = page.split("```text\n", 1)[1].split("```", 1)[0]
    engine, rest = re.split(r"^-+.*\n", block, maxsplit=1, flags=re.MULTILINE)
    return tuple(re.findall(r"^([\w/]+) ", part, re.MULTILINE) for part in (engine, rest))


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


def own_modules(name: str) -> set[str]:
    """Return the modules of the library that a module imports, for typing too."""
    found = set()
    for full in imports_in(tree_of(name)):
        first, *parts = full.split(".")
        if first != "viceroy":
            continue
        as_module, as_package = "/".join(parts), "/".join([*parts, "__init__"])
        parent = "/".join(parts[:-1])
        parent_package = "/".join([*parts[:-1], "__init__"])
        found.add(next(known for known in (as_module, as_package, parent, parent_package) if known in MODULES))
    return found


def test_every_module_has_its_line_on_the_page() -> None:
    """The page lists the modules that there are, each once."""
    listed = [name for part in rooms() for name in part]
    assert sorted(listed) == sorted(MODULES)


@every_module
def test_a_module_imports_only_what_stands_above_it(name: str) -> None:
    """The rooms are passed one way only: whoever reads a module needs to know only those above it."""
    order = [room for part in rooms() for room in part]
    above = set(order[: order.index(name)])
    if name != "__init__":  # the face names everything, and imports nothing before it is asked
        assert own_modules(name) <= above


@pytest.mark.parametrize("name", rooms()[0])
def test_the_engine_touches_nothing_outside(name: str) -> None:
    """The engine knows no file, clock, chance of its own or file format."""
    assert {full.split(".")[0] for full in imports_in(tree_of(name))} & OUTSIDE_THE_ENGINE == set()


@every_module
def test_heavy_imports_wait_until_they_are_needed(name: str) -> None:
    """No command pays at its start for a library that it will not use."""
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
