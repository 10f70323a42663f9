"""Paths of the data and schemas that travel with the library."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@cache
def resource_root() -> Path:
    """Return the folder that holds `data`, `schemas` and `web/page`.

    Those of a package in an archive, such as a zipapp, are unpacked until the process ends.
    """
    package = Path(__file__).resolve().parent
    return root_of(package) if package.is_dir() else _unpacked()


def root_of(package: Path) -> Path:
    """Return that folder for the package in some folder: itself in a wheel, else the top of the checkout around it."""
    return package if (package / "data").is_dir() else package.parents[1]


def _unpacked() -> Path:
    import atexit
    from importlib.resources import files
    from tempfile import TemporaryDirectory

    folder = TemporaryDirectory(prefix="viceroy-")
    atexit.register(folder.cleanup)
    root = Path(folder.name)
    for parts in (("data",), ("schemas",), ("web", "page")):
        _copy(files("viceroy").joinpath(*parts), root.joinpath(*parts))
    return root


def _copy(source: Traversable, target: Path) -> None:
    if source.is_dir():
        target.mkdir(parents=True)
        for part in source.iterdir():
            _copy(part, target / part.name)
    elif source.is_file():
        target.write_bytes(source.read_bytes())


def schema_path(name: str) -> Path:
    """Return where the schema of a name lies, whether or not there is one.

    >>> schema_path("card-set").name
    'card-set.schema.json'
    """
    return resource_root() / "schemas" / f"{name}.schema.json"


def types_path() -> Path:
    """Return where the TypeScript types of all JSON documents lie."""
    return resource_root() / "schemas" / "viceroy.d.ts"


def shipped_schemas() -> tuple[str, ...]:
    """Return the names of the shipped schemas, sorted."""
    ending = ".schema.json"
    return tuple(sorted(path.name.removesuffix(ending) for path in (resource_root() / "schemas").glob(f"*{ending}")))


def card_set_path(name: str) -> Path:
    """Return where the shipped card set of a name lies, whether or not there is one."""
    return resource_root() / "data" / "cards" / name


def lessons_path() -> Path:
    """Return the folder of the lessons."""
    return resource_root() / "data" / "lessons"


def rules_path() -> Path:
    """Return where the rules in words lie, by their numbers."""
    return resource_root() / "data" / "rules.json"
