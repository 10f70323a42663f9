"""Files made from the classes and from the card sets: `python -m viceroy.schemas` writes them anew."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from viceroy.cardsets import SHIPPED, load_card_set
from viceroy.cardsets.loader import card_set_data
from viceroy.documents.descriptions import Declarations, class_text
from viceroy.documents.registry import FormRegistry
from viceroy.documents.schemas import document_schema, document_type
from viceroy.engine.record import Entry
from viceroy.formats.documents import DOCUMENTS, JsonDocument
from viceroy.formats.games import GAMES
from viceroy.formats.records import RECORD_FORMAT, Header
from viceroy.formats.studies import GAMES_FORMAT, GameResult, GamesHeader
from viceroy.lessons.forms import FORMAT as LESSON_FORMAT
from viceroy.lessons.forms import LessonForm, lesson_forms
from viceroy.positions.forms import FORMAT as POSITION_FORMAT
from viceroy.positions.forms import PositionForm, position_forms
from viceroy.positions.suite import FORMAT as SUITE_FORMAT
from viceroy.positions.suite import SuiteForm, suite_forms
from viceroy.resources import card_set_path, resource_root
from viceroy.sheets.forms import FORMAT as SHEET_FORMAT
from viceroy.sheets.forms import SheetForm, sheet_forms
from viceroy.web.protocol import PageAnswers, PageQuestion, TableMessages, page_forms

_WIDTH = 118
_TYPES_HEAD = "// The JSON documents of viceroy, made by `python -m viceroy.schemas`.\n"


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
_WRITTEN: tuple[tuple[str, type, Callable[[], FormRegistry]], ...] = (
    (SHEET_FORMAT, SheetForm, sheet_forms),
    (POSITION_FORMAT, PositionForm, position_forms),
    (SUITE_FORMAT, SuiteForm, suite_forms),
    (LESSON_FORMAT, LessonForm, lesson_forms),
)
"""What people write, beside card sets: the format, its class and its forms."""
_PAGE = (("page-question", PageQuestion), ("page-answers", PageAnswers), ("table-messages", TableMessages))
"""What the page asks Python, the answers, and what it sends to and gets of a table of friends."""


def write(root: Path) -> None:
    """Write all files into the folders of a checkout."""
    for name, text in texts():
        (root / name).write_text(text, encoding="utf-8", newline="\n")


def texts() -> Iterator[tuple[str, str]]:
    """Yield the path of each file in a checkout, and its text."""
    yield from ((f"schemas/{name}", text) for name, text in _schemas())
    for name in SHIPPED:
        made = card_set_data(load_card_set(card_set_path(name)))
        yield f"data/cards/{name}.json", f"{_laid_out(made)}\n"


def _schemas() -> Iterator[tuple[str, str]]:
    types = Declarations()
    declarations = []
    for document in (*DOCUMENTS.values(), *_LINES):
        schema = document_schema(GAMES, *_named(document.format), document.kind, key=document.key, text=document.about)
        yield f"{document.name}.schema.json", f"{_laid_out(schema)}\n"
        declarations.append(
            document_type(GAMES, types, *_named(document.format), document.kind, key=document.key, text=document.about)
        )
    for form, kind, forms in _WRITTEN:
        name, version = _named(form)
        yield f"{name}.schema.json", f"{_laid_out(document_schema(forms(), name, version, kind))}\n"
    page = page_forms()
    for name, kind in _PAGE:
        yield f"{name}.schema.json", f"{_laid_out(document_schema(page, name, 1, kind, text=class_text(kind)))}\n"
        page.form_of(kind).typescript(types)
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
    write(resource_root())
