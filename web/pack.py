"""Pack the library for the browser: `python web/pack.py FOLDER` writes python.zip and cards.json into it.

The zip holds the library without its command line, the packages that it imports there, as they are installed beside it,
and the printed cards as JSON, which is read faster than YAML.
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
from viceroy.cardsets import load_card_set
from viceroy.cardsets.card_data import card_set_data
from viceroy.web.service import answer_text

PACKAGES = {
    "attrs": ("attr", "attrs"),
    "cattrs": ("cattrs",),
    "PyYAML": ("yaml",),
    "typing_extensions": ("typing_extensions",),
}
"""What the library needs in the browser, and the modules of each; all of it is plain Python."""
LEFT_OUT = tuple(
    f"viceroy/{part}"
    for part in ("cli/", "bots/", "sessions/", "trials/", "codec/", "adapters/", "cardsets/lint/", "web/server.py")
)
"""What no question of the page comes to."""
ENDINGS = {".py", ".pyi"}


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the names and contents of the files of the zip."""
    for name in ("viceroy", *(module for modules in PACKAGES.values() for module in modules)):
        yield from _module(name)
    yield "viceroy/data/cards/printed.json", json.dumps(card_set_data(load_card_set("printed"))).encode()


def _module(name: str) -> Iterator[tuple[str, bytes]]:
    home = Path(str(import_module(name).__file__))
    if home.stem != "__init__":
        yield home.name, home.read_bytes()
        return
    for path in sorted(home.parent.rglob("*")):
        inside = path.relative_to(home.parent.parent).as_posix()
        if path.suffix in ENDINGS and not inside.startswith((*LEFT_OUT, "cattrs/preconf/")):
            yield inside, path.read_bytes()


def main(folder: Path) -> None:
    """Write the files, and print which versions they hold."""
    folder.mkdir(parents=True, exist_ok=True)
    with ZipFile(folder / "python.zip", "w") as packed:
        for name, content in files():
            packed.writestr(
                ZipInfo(name), content, ZIP_DEFLATED
            )  # without the time of day: the same files, the same zip
    (folder / "cards.json").write_text(answer_text('{"ask": "cards"}'), "utf-8")
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    sys.stdout.write(f"viceroy {viceroy.__version__} with {versions}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
