"""The words of the page: each is there in all five languages, and fits what is filled in."""

from __future__ import annotations

import json
import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "web" / "page"
IMPORTED = re.compile(r'(?:from|import\() ?"\./([^"]+)"')
SAID = re.compile(r'\bsay\(\s*"([^"]*)"')
NAMED = {"English", "French", "German", "Italian", "Portuguese", "Science", "Magic", "Defense"}  # said by their values


def rows() -> list[list[str]]:
    table = (PAGE / "translations.js").read_text("utf-8").partition("const ROWS = ")[2].partition(";\n")[0]
    found: list[list[str]] = json.loads(re.sub(r",\s*\]\s*\Z", "]", table))
    return found


def test_the_modules_of_the_page_import_each_other_one_way() -> None:
    """Views import the state, and it imports none of them: no module comes back to itself."""
    below = {path.name: set(IMPORTED.findall(path.read_text("utf-8"))) for path in PAGE.glob("*.js")}
    while leaves := {name for name, imported in below.items() if not imported & below.keys()}:
        below = {name: imported for name, imported in below.items() if name not in leaves}
    assert below == {}


def test_every_text_of_the_page_is_translated() -> None:
    """A reader of French, German, Italian or Portuguese meets no English button, and no row is left over."""
    said = {text for path in PAGE.glob("*.js") for text in SAID.findall(path.read_text("utf-8"))}
    assert len(said) > 90
    assert {row[0] for row in rows()} == said | NAMED


def test_a_translation_has_the_places_of_its_text() -> None:
    """What is filled into a text, a number or a name, is filled into each of its translations."""
    assert [row for row in rows() if len(row) != 5 or not all(row)] == []
    assert [row[0] for row in rows() if len({text.count("{}") for text in row}) > 1] == []
