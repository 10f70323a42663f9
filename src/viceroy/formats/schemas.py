"""The files in `schemas`, made from the classes: `python -m viceroy.formats.schemas` writes them anew."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from viceroy.engine.record import Entry
from viceroy.formats.documents import DOCUMENTS
from viceroy.formats.games import GAMES
from viceroy.formats.records import RECORD_FORMAT, Header
from viceroy.formats.studies import GAMES_FORMAT, GameResult, GamesHeader
from viceroy.plaindata.plain import PlainData
from viceroy.plaindata.schemas import document_schema
from viceroy.plaindata.typescript import Types, document_type
from viceroy.sheets.sheet_form import FORMAT as SHEET_FORMAT
from viceroy.sheets.sheet_form import SheetForm, sheet_forms

_WIDTH = 118
_TYPES_HEAD = "// The JSON documents of viceroy, made by `python -m viceroy.formats.schemas`.\n"


@attrs.frozen
class _Format:
    """What a schema and a type are made of."""

    name: str
    version: int
    kind: Any
    key: str
    text: str
    forms: PlainData = GAMES


def _formats() -> Iterator[_Format]:
    for document in DOCUMENTS.values():
        yield _Format(document.name, document.version, document.kind, document.key, document.about)
    version = int(RECORD_FORMAT.partition("/")[2])
    text = "One line of a record: the first is the header, the others are entries."
    yield _Format("record", version, Header | Entry, "", text)
    text = "One line of a file of games: the first says what is played, the others are games."
    yield _Format("arena-games", int(GAMES_FORMAT.partition("/")[2]), GamesHeader | GameResult, "", text)
    yield _Format("score-sheet", int(SHEET_FORMAT.partition("/")[2]), SheetForm, "", "", sheet_forms())


def write(folder: Path) -> None:
    """Write all files into a folder."""
    for name, text in texts():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def texts() -> Iterator[tuple[str, str]]:
    """Yield the name of each file, and what stands in it."""
    types = Types(GAMES)
    documents = []
    for one in _formats():
        schema = document_schema(one.forms, one.name, one.version, one.kind, key=one.key, text=one.text)
        yield f"{one.name}.schema.json", f"{_laid_out(schema)}\n"
        if one.forms is GAMES:  # a score sheet is for people to write
            documents.append(document_type(types, one.name, one.version, one.kind, key=one.key, text=one.text))
    yield "viceroy.d.ts", "\n".join((_TYPES_HEAD, *(types.found[name] for name in sorted(types.found)), *documents))


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
