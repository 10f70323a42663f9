"""The words of the page: each is there in all six languages, and fits what is filled in."""

from __future__ import annotations

import json
import re
from pathlib import Path

from viceroy.wording.languages import Language

PAGE = Path(__file__).resolve().parents[2] / "web" / "page"
IMPORTED = re.compile(r'(?:from|import\() ?"\./([^"]+)"')
SAID = re.compile(r'\bsay\(\s*"([^"]*)"')
NAMED = {"English", "French", "German", "Italian", "Portuguese", "Play"}  # said by their values
LANGUAGES = len(Language)


def rows() -> list[list[str | list[str]]]:
    table = (PAGE / "translations.js").read_text("utf-8").partition("const ROWS = ")[2].partition(";\n")[0]
    found: list[list[str | list[str]]] = json.loads(re.sub(r",\s*\]\s*\Z", "]", table))
    return found


def test_the_modules_of_the_page_import_each_other_one_way() -> None:
    below = {path.name: set(IMPORTED.findall(path.read_text("utf-8"))) for path in PAGE.glob("*.js")}
    while leaves := {name for name, imported in below.items() if not imported & below.keys()}:
        below = {name: imported for name, imported in below.items() if name not in leaves}
    assert below == {}


def test_every_text_of_the_page_is_translated() -> None:
    """A reader of another language than English meets no English button, and no row is left over or there twice."""
    said = {text for path in PAGE.glob("*.js") for text in SAID.findall(path.read_text("utf-8"))}
    assert len(said) > 90
    assert {row[0] for row in rows()} == said | NAMED
    assert len(rows()) == len(said | NAMED)


def test_a_translation_has_the_places_of_its_text() -> None:
    for row in rows():
        texts = [text for said in row for text in ([said] if isinstance(said, str) else said)]
        assert len(row) == LANGUAGES, row
        assert all(texts), row
        assert len({text.count("{}") for text in texts}) == 1, row


def test_a_text_that_agrees_with_a_number_has_all_forms() -> None:
    forms = [(index, said) for row in rows() for index, said in enumerate(row) if not isinstance(said, str)]
    assert {(index, len(said)) for index, said in forms} == {([*Language].index(Language.RU), 3)}
    assert [said for _, said in forms if len({*said}) < len(said)] == []
