"""Pack the library for the browser: `python web/pack.py FOLDER` writes python.zip and the cards into it.

The zip holds the library without its command line, the packages that it imports there, as they are installed beside it,
and the shipped card sets. Beside it lies what the page must know of the cards before Python is there, in each language.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import viceroy
from viceroy.resources import resource_root, schema_path
from viceroy.web.service import answer_text
from viceroy.wording.languages import finished_tags

PACKAGES = {
    "attrs": ("attr", "attrs"),
    "cattrs": ("cattrs",),
    "PyYAML": ("yaml",),
    "typing_extensions": ("typing_extensions",),
}
"""What the library needs in the browser, and the modules of each; all of it is plain Python."""
LEFT_OUT = (
    *("viceroy/adapters/", "viceroy/balance/", "viceroy/cli/", "viceroy/codec/"),
    "viceroy/bots/child.py",
    *(f"viceroy/matches/{name}.py" for name in ("games_file", "match", "standings")),
    "viceroy/render/balance_page.py",
    *(
        "viceroy/schemas.py",
        "viceroy/web/tables/",
        *(f"viceroy/web/{name}.py" for name in ("addresses", "connections", "protocol", "server", "threads")),
        "viceroy/documents/schemas.py",
    ),
    *("cattrs/preconf/", "cattrs/strategies/"),
)
"""What no question of the page comes to."""


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the names and contents of the files of the zip."""
    for name in ("viceroy", *(module for modules in PACKAGES.values() for module in modules)):
        yield from _module(name)
    data = resource_root() / "data"
    folders = ("bots", "cards", "lessons", "locales", "templates")
    shipped = (path for folder in folders for path in sorted((data / folder).rglob("*.*")))
    for path in (*shipped, data / "rules.json", schema_path("card-set")):
        if path.name != "page.ftl":  # which the page reads by itself
            yield f"viceroy/{path.relative_to(resource_root()).as_posix()}", path.read_bytes()


def _module(name: str) -> Iterator[tuple[str, bytes]]:
    home = Path(str(import_module(name).__file__))
    if home.stem != "__init__":
        yield home.name, home.read_bytes()
        return
    for path in sorted(home.parent.rglob("*")):
        inside = path.relative_to(home.parent.parent).as_posix()
        if path.suffix == ".py" and not inside.startswith(LEFT_OUT):
            yield inside, path.read_bytes()


def main(folder: Path) -> None:
    """Write the files, and print which versions they hold."""
    for name in LEFT_OUT:  # a file that moved would go into the page unseen
        if not (Path(str(import_module(name.split("/")[0]).__file__)).parent.parent / name).exists():
            sys.exit(f"{name} is left out of the page, but there is no such file")
    folder.mkdir(parents=True, exist_ok=True)
    with ZipFile(folder / "python.zip", "w") as packed:
        for name, content in files():
            packed.writestr(
                ZipInfo(name), content, ZIP_DEFLATED
            )  # without the time of day: the same files, the same zip
    for language in finished_tags():
        cards = answer_text(json.dumps({"ask": "cards", "language": language}))
        (folder / f"cards-{language}.json").write_text(cards, "utf-8")
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    sys.stdout.write(f"viceroy {viceroy.__version__} with {versions}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
