"""The documentation as a site, built and opened in a browser: its pages fit a telephone, link right and are found."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote, urldefrag

import pytest

from browser import DESKTOP, PHONE, Watched, serving, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]

with_mkdocs = pytest.mark.skipif(not find_spec("mkdocs"), reason="mkdocs is not here: pip install -e '.[docs]'")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built strictly from a folder that is not the checkout; VICEROY_SITE names one that is built already."""
    if built := os.environ.get("VICEROY_SITE"):
        return Path(built)
    away = tmp_path_factory.mktemp("away")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [*command, "-f", str(ROOT / "mkdocs.yml"), "-d", str(away / "site")],
        cwd=away,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return away / "site"


@with_mkdocs
def test_the_site_can_be_built_from_another_folder(site: Path) -> None:
    """`mkdocs build -f` works from anywhere: programs are shown whole, and signatures are there."""
    assert "legal_answer" in (site / "front-ends" / "index.html").read_text(encoding="utf-8")
    assert 'id="viceroy.new_game"' in (site / "api" / "games" / "index.html").read_text(encoding="utf-8")


@with_mkdocs
@pytest.mark.parametrize("name", ["actions", "events"])
def test_every_class_says_what_an_inherited_field_is(site: Path, name: str) -> None:
    """Every action and every event of a seat says what `seat` is, though their base has that field."""
    page = (site / "api" / name / "index.html").read_text(encoding="utf-8")
    fields = page.split('<li class="doc-section-item')[1:]
    seats = [field.split("</li>")[0] for field in fields if '.seat">seat</span>' in field.split("</li>")[0]]
    assert len(seats) > 30
    unsaid = [field for field in seats if "by the place at the table" not in field]
    assert not unsaid


@with_mkdocs
def test_the_page_in_the_site_leads_to_the_guide(site: Path) -> None:
    page = site / "score" / "index.html"
    if not page.is_file():
        pytest.skip("web/site is not built")
    assert '<link rel="help" href="../how-to-play/">' in page.read_text(encoding="utf-8")
    assert (site / "how-to-play" / "index.html").is_file()


# -- every page -----------------------------------------------------------------------------------------------------


class Visit(NamedTuple):
    """What was found on a page."""

    sideways: dict[int, int]  # at each width, how many pixels do not fit
    requests: list[str]
    errors: list[str]
    links: list[str]
    anchors: set[str]


LINKS = "[...document.querySelectorAll('a[href]')].map(link => new URL(link.getAttribute('href'), location).href)"
ANCHORS = "[...document.querySelectorAll('[id]')].map(one => one.id)"


APP = "score/"  # the page that scores games, where it is built: tests/web looks at it
TABS = 4  # pages that are loaded at the same time
INDEX = "search/search_index.json"


@pytest.fixture(scope="module")
def visits(site: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Visit]:
    """Every page of the site, opened once at the width of a desktop and then made as narrow as a telephone."""
    # each page would index the whole site for its search, which takes longer than all the rest
    shown = shutil.copytree(site, tmp_path_factory.mktemp("shown") / "site")
    index = json.loads((site / INDEX).read_text("utf-8"))
    (shown / INDEX).write_text(json.dumps({**index, "docs": index["docs"][:1]}), "utf-8")
    for worker in (shown / "assets" / "javascripts" / "workers").glob("search.*.js"):
        worker.write_text("", "utf-8")
    paths = sorted(page.relative_to(site).as_posix().removesuffix("index.html") for page in site.rglob("index.html"))
    paths = [path for path in paths if path != APP]
    found = {}
    with serving(shown) as address, browser.new_context() as context:
        tabs = [Watched(context.new_page()) for _ in range(TABS)]
        for start in range(0, len(paths), TABS):
            opened = list(zip(paths[start : start + TABS], tabs, strict=False))
            for path, tab in opened:
                tab.open(f"{address}{path}", DESKTOP, wait=False)
            found.update({path: looked_at(tab, address) for path, tab in opened})
    return found


def looked_at(tab: Watched, address: str) -> Visit:
    tab.page.wait_for_load_state("load")
    sideways = {DESKTOP: tab.sideways()}
    tab.resize(PHONE)
    sideways[PHONE] = tab.sideways()
    links = [link.replace(address, "/") for link in tab.ask(LINKS)]
    requests = [request.replace(address, "/") for request in tab.requests]
    return Visit(sideways, requests, tab.errors, links, set(tab.ask(ANCHORS)))


@with_mkdocs
def test_no_page_scrolls_sideways(visits: dict[str, Visit]) -> None:
    """On a telephone and on a desktop every page is as broad as the window; only tables and code scroll, inside."""
    too_broad = {path: seen.sideways for path, seen in visits.items() if any(seen.sideways.values())}
    assert too_broad == {}
    assert all(seen.sideways.keys() == {PHONE, DESKTOP} for seen in visits.values())


@with_mkdocs
def test_no_page_asks_another_server_for_anything(visits: dict[str, Visit]) -> None:
    """Who reads the documentation is nobody else's business: fonts, scripts and pictures are on the site."""
    outside = {
        path: [one for one in seen.requests if not one.startswith(("/", "data:", "blob:"))]
        for path, seen in visits.items()
    }
    assert {path: urls for path, urls in outside.items() if urls} == {}


@with_mkdocs
def test_no_page_has_an_error_on_its_console(visits: dict[str, Visit]) -> None:
    assert {path: seen.errors for path, seen in visits.items() if seen.errors} == {}


@with_mkdocs
def test_every_link_leads_to_a_place_that_there_is(site: Path, visits: dict[str, Visit]) -> None:
    dead = {f"{path}: {link}" for path, seen in visits.items() for link in seen.links if is_dead(link, site, visits)}
    assert sorted(dead) == []


def is_dead(link: str, site: Path, visits: dict[str, Visit]) -> bool:
    if not link.startswith("/"):
        return not link.startswith(("https://", "mailto:"))
    url, anchor = urldefrag(link)
    path = unquote(url.lstrip("/"))
    if path not in visits:
        return not (site / path / "index.html" if path == APP else site / path).is_file()
    return bool(anchor) and unquote(anchor) not in visits[path].anchors


@with_mkdocs
def test_the_gallery_shows_three_cards_a_row_on_a_telephone(site: Path, browser: Browser) -> None:
    """So all 88 cards are some ten screens long, and none is too small to tell."""
    with serving(site) as address, watched(browser) as seen:
        seen.open(f"{address}card-gallery/", PHONE)
        tops = seen.ask("[...document.querySelectorAll('article img')].map(one => one.getBoundingClientRect().top)")
        assert len(tops) == 88
        assert [tops.count(top) for top in dict.fromkeys(tops)] == [3] * 21 + [1] + [3] * 8


# -- search ---------------------------------------------------------------------------------------------------------

QUESTIONS = {
    "how to play": "how-to-play/",
    "goal of the game": "how-to-play/",
    "cost of a card": "questions/",
    "how many players": "questions/",
    "virtual opponents": "rules/virtual-opponents/",
    "house rules": "questions/",
    "how to paint": "rules/end-and-scoring/",
    "undo": "records/",
    "save a game": "questions/",
    "install": "questions/",
    "colors in the terminal": "terminal/",
    "make my own cards": "questions/",
    "why is my sheet refused": "score-sheet/",
    "websocket": "other-languages/",
    "typescript": "other-languages/",
    "ajv": "other-languages/",
    "gymnasium": "questions/",
    "monte carlo": "writing-a-bot/",
    "performance": "performance/",
    "how fast is it": "questions/",
    "legal_actions": "api/games/",
    "JSON schema": "json-formats/",
    "thread-safe": "questions/",
    "multiplayer": "questions/",
    "speed": "questions/",
    "mcts": "questions/",
    "license": "questions/",
    "pypi": "questions/",
    "docker": "questions/",
}
FOUND = """[...document.querySelectorAll('.md-search-result__item')].slice(0, 3)
  .map(item => item.querySelector('a').href)"""
NOTHING = "document.querySelector('.md-search-result__meta').textContent.includes('No matching')"
EMPTY = """document.querySelector('.md-search-result__meta').textContent.includes('Type to start')
  && !document.querySelector('.md-search-result__item')"""


@with_mkdocs
def test_the_search_finds_what_somebody_new_asks_for(site: Path, browser: Browser) -> None:
    with serving(site) as address, watched(browser) as seen:
        seen.open(address)
        seen.page.click(".md-search__input")
        found = {question: results(seen, question, address) for question in QUESTIONS}
    missed = {question: pages for question, pages in found.items() if QUESTIONS[question] not in pages}
    assert missed == {}


def results(seen: Watched, question: str, address: str) -> list[str]:
    field = seen.page.locator(".md-search__input")
    field.fill("x")
    field.press("Backspace")  # the search listens to keys
    seen.page.wait_for_function(EMPTY)
    field.fill(question[:-1])
    field.press_sequentially(question[-1])
    seen.page.wait_for_function(f"{FOUND}.length || {NOTHING}")
    return [urldefrag(link)[0].removeprefix(address) for link in seen.ask(FOUND)]
