"""Hands and eyes on the page: a game is loaded, waited for and read off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser import Watched
from viceroy.scoring.score import FinalScore
from viceroy.sheets.sheet import read_sheet, score_sheet
from viceroy.text.yaml_text import parse_document

if TYPE_CHECKING:
    from playwright.sync_api import Route

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "three-players.yaml"
KNOWN = """import('./facts.js').then(({isKnown}) => document.getElementById('tabs') !== null && isKnown())"""
"""Whether the page is drawn, in its language, and its cards have names."""
SET = """format: card-set/1
name: {en: "<b>Small</b>"}
extends: printed
drop: [1]
laws:
  - number: 101
    id: feast
    name: {en: "<i>Feast</i>"}
    sections: {top_left: blue, top_right: blue, bottom: red}
    scoring: [{points: 3}]
"""


@contextmanager
def held_back(seen: Watched, pattern: str, body: str = "") -> Iterator[None]:
    """Answer no request for these addresses, with this in its body, until the block ends."""
    waiting: list[Route] = []
    is_over = False

    def take(route: Route) -> None:
        if is_over or body not in (route.request.post_data or ""):
            route.continue_()
        else:
            waiting.append(route)

    seen.page.route(pattern, take)
    yield
    is_over = True
    for route in waiting:
        route.continue_()


def final_of(sheet: Any) -> FinalScore:
    reading = read_sheet(parse_document(json.dumps(sheet), file="sheet.yaml"))
    read, problems = reading.sheet, reading.problems
    assert read is not None, problems
    return score_sheet(read)


def wait_for_score(seen: Watched) -> None:
    seen.page.wait_for_selector("#score[aria-busy=false]", state="attached")


def table(seen: Watched) -> list[list[str]]:
    """Return the score table without its first column: a row for each line, then totals and ranks."""
    rows = "[...document.querySelectorAll('#score tbody tr, #score tfoot tr')]"
    found: list[list[str]] = seen.ask(
        f"{rows}.map((row) => [...row.querySelectorAll('td')].map((one) => one.textContent))"
    )
    return found


def expected(final: FinalScore) -> list[list[str]]:
    lines = [list(map(str, row)) for row in zip(*(player.lines for player in final.players), strict=True)]
    totals = [str(player.total) for player in final.players]
    return [*lines, totals, [str(player.rank) for player in final.players]]


def load(seen: Watched, name: str, content: bytes) -> None:
    seen.page.set_input_files("#file", {"name": name, "mimeType": "text/yaml", "buffer": content})


def open_example(seen: Watched) -> None:
    load(seen, "game.yaml", EXAMPLE.read_bytes())
    says(seen, "is open as a new game")
    wait_for_score(seen)


def tap_file(seen: Watched, name: str) -> None:
    """Tap a button of the files, which are folded at first."""
    if not seen.ask("document.getElementById('files').open"):
        seen.page.tap("#files summary")
    seen.page.tap(f"#{name}")


def link_of(seen: Watched) -> tuple[str, bool]:
    modules = "Promise.all([import('./link.js'), import('./game.js')])"
    url, is_whole = seen.ask(
        f"{modules}.then(([{{linkOf}}, {{state}}]) => linkOf(state.game.sheet)).then(Object.values)"
    )
    return url, is_whole


def settle(seen: Watched, setting: str, value: str | None = None, *, label: str | None = None) -> None:
    """Choose the edition, the cards or the language in the line of settings, which is folded at first."""
    if not seen.ask("document.getElementById('setup').open"):
        seen.page.click("#setup summary")
    seen.page.select_option(f"#{setting}", value, label=label)


def speak(seen: Watched, language: str) -> None:
    """Choose a language, and wait until its texts are there."""
    settle(seen, "language", language)
    seen.page.wait_for_selector(f"html[lang={language}]")


def tap_number(seen: Watched, number: int) -> None:
    """Tap the digits of a number, and Lay where they have not laid it already."""
    for digit in str(number):
        seen.page.tap(f"#key-{digit}")
    if seen.ask("document.getElementById('find')?.value"):
        seen.page.tap("#key-lay")


def says(seen: Watched, text: str) -> None:
    seen.page.get_by_text(text).first.wait_for()
