"""The files in `schemas`, made from the classes: `python -m viceroy.formats.schemas` writes them anew."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from viceroy.documents.forms import Declarations
from viceroy.documents.schemas import document_schema
from viceroy.documents.typescript import document_type
from viceroy.engine.record import Entry
from viceroy.formats.documents import DOCUMENTS, JsonDocument
from viceroy.formats.games import GAMES
from viceroy.formats.records import RECORD_FORMAT, Header
from viceroy.formats.studies import GAMES_FORMAT, GameResult, GamesHeader
from viceroy.sheets.forms import FORMAT as SHEET_FORMAT
from viceroy.sheets.forms import SheetForm, sheet_forms

_WIDTH = 118
_TYPES_HEAD = "// The JSON documents of viceroy, made by `python -m viceroy.formats.schemas`.\n"


def _named(form: str) -> tuple[str, int]:
    """Return the name and the version of a format."""
    name, _, version = form.partition("/")
    return name, int(version)


_RECORD = "One line of a record: the first is the header, the others are entries."
_GAMES = "One line of a file of games: the first says what is played, the others are games."
_LINES = (
    JsonDocument(RECORD_FORMAT, Header | Entry, about=_RECORD),
    JsonDocument(GAMES_FORMAT, GamesHeader | GameResult, about=_GAMES),
)


def write(folder: Path) -> None:
    """Write all files into a folder."""
    for name, text in texts():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def texts() -> Iterator[tuple[str, str]]:
    """Yield the name of each file, and what stands in it."""
    types = Declarations()
    declarations = []
    for document in (*DOCUMENTS.values(), *_LINES):
        schema = document_schema(GAMES, *_named(document.format), document.kind, key=document.key, text=document.about)
        yield f"{document.name}.schema.json", f"{_laid_out(schema)}\n"
        declarations.append(
            document_type(GAMES, types, *_named(document.format), document.kind, key=document.key, text=document.about)
        )
    name, version = _named(SHEET_FORMAT)  # for people to write
    yield f"{name}.schema.json", f"{_laid_out(document_schema(sheet_forms(), name, version, SheetForm))}\n"
    yield "viceroy.d.ts", "\n".join((_TYPES_HEAD, *(types.found[name] for name in sorted(types.found)), *declarations))


def _laid_out(value: Any, indent: str = "") -> str:
    """Return JSON with each object and list on one line, where it fits."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= _WIDTH or not isinstance(value, dict | list):
        return line
    inner = indent + "  "
    if isinstance(value, list):
        return "[\n" + ",\n".join(f"{inner}{_laid_out(item, inner)}" for item in value) + f"\n{indent}]"
    items = (f"{inner}{json.dumps(key)}: {_laid_out(item, inner)}" for key, item in value.items())
    return "{\n" + ",\n".join(items) + f"\n{indent}}}"


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[3] / "schemas")
