"""A game leaves the page by the ways of a telephone: a menu for sharing, a copied link, a link to copy by hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser import Watched, watched
from page_checks import PHONE
from page_hands import link_of, open_example, says, table, tap_file
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SHARING = """(error) => {
  window.shared = [];
  navigator.share = async (what) => {
    shared.push(what);
    if (error) throw new DOMException("no", error);
  };
}"""
COPYING = """(isAllowed) => {
  delete Navigator.prototype.share;
  window.copied = [];
  navigator.clipboard.writeText = async (text) => {
    if (!isAllowed) throw new DOMException("no", "NotAllowedError");
    copied.push(text);
  };
}"""
GAME = "import('./game.js').then(({state}) => state.game.sheet)"


@pytest.fixture
def shared(seen: Watched) -> Watched:
    open_example(seen)
    return seen


def test_the_menu_of_the_telephone_gets_a_link_that_opens_the_game(shared: Watched) -> None:
    shared.page.evaluate(SHARING, None)
    shared.page.tap("#share-link")
    shared.wait_until("shared.length === 1")
    [what] = shared.ask("shared")
    assert what == {"title": "A game of Viceroy", "url": link_of(shared)[0]}
    sheet = shared.ask(GAME)
    shared.ask("localStorage.clear()")
    shared.page.goto("about:blank")
    shared.page.goto(what["url"])
    says(shared, "This game came with the link")
    assert shared.ask(GAME) == sheet


def test_a_menu_that_is_refused_leaves_a_link_to_copy(shared: Watched) -> None:
    shared.page.evaluate(SHARING, "AbortError")
    shared.page.tap("#share-link")
    shared.wait_until("shared.length === 1")
    assert shared.page.locator("#link-text").count() == 0
    shared.page.evaluate(SHARING, "NotAllowedError")
    shared.page.tap("#share-link")
    assert shared.page.locator("#link-text").input_value() == link_of(shared)[0]


def test_without_a_menu_the_link_is_copied_or_shown(shared: Watched) -> None:
    url, _ = link_of(shared)
    shared.page.evaluate(COPYING, True)
    shared.page.tap("#share-link")
    says(shared, "The link is copied.")
    assert shared.ask("copied") == [url]
    shared.page.evaluate(COPYING, False)
    shared.page.tap("#share-link")
    assert shared.page.locator("#link-text").input_value() == url
    assert shared.ask("document.activeElement.selectionEnd") == len(url)


def test_a_link_says_where_it_opens(shared: Watched) -> None:
    """A page of this computer or of a network in a room makes links that open there only, and says so."""
    says_of = "(url) => import('./link.js').then(({limitOf}) => limitOf(url))"
    here, near = "on this computer only", "in this network only"
    for host, said in (
        ("http://localhost:8350/", here),
        ("http://127.0.0.1/", here),
        ("http://[::1]:1/", here),
        ("http://192.168.1.7:8350/", near),
        ("http://172.20.0.1/", near),
        ("http://[fe80::1]/", near),
        ("http://desk:8350/", near),
        ("http://desk.local/", near),
        ("https://viceroy.example/score/", ""),
        ("http://172.40.0.1/", ""),
    ):
        told = shared.page.evaluate(says_of, host)
        assert (said in told) if said else told == "", host
    shared.page.evaluate(COPYING, True)
    shared.page.tap("#share-link")
    says(shared, "The link opens on this computer only, while Viceroy runs there.")


def test_a_page_without_clipboard_shows_the_link(shared: Watched) -> None:
    """Over plain http a browser gives a page neither a menu nor a clipboard."""
    shared.ask("(delete Navigator.prototype.share, delete Navigator.prototype.clipboard, 0)")
    shared.page.tap("#share-link")
    assert shared.page.locator("#link-text").input_value() == link_of(shared)[0]
    says(shared, "The link opens on this computer only, while Viceroy runs there.")


def test_links_lead_to_the_public_page(browser: Browser, tmp_path: Path) -> None:
    with (
        WebServer(tmp_path / "log", "--public", "https://me.example/viceroy/") as running,
        watched(browser, **PHONE) as page,
    ):
        page.page.goto(running.address)
        page.page.wait_for_selector("#slot-1-0")
        url, is_whole = link_of(page)
        assert url.startswith("https://me.example/viceroy/#sheet=")
        assert is_whole


UNABLE = """() => {
  CompressionStream = undefined;
  HTMLCanvasElement.prototype.toBlob = (give) => give(null);
}"""


def test_what_a_browser_cannot_make_is_said(shared: Watched) -> None:
    """Without a way to pack a link, or with a canvas that gives no picture, the page says what to take instead."""
    shared.page.evaluate(UNABLE)
    shared.page.tap("#share-link")
    says(shared, "This browser cannot make a link. Save the sheet and send its file.")
    tap_file(shared, "save-png")
    says(shared, "This browser cannot make the picture. The drawing (SVG) shows the same.")


def test_a_link_may_come_at_any_time(shared: Watched) -> None:
    """A link that is opened over a dialog closes it, for it is about another game; one that cannot be kept says so."""
    url, _ = link_of(shared)
    shared.page.tap("#points-circles-0")
    shared.page.wait_for_selector("#dialog[open]")
    shared.page.goto(url)
    says(shared, "This game came with the link")
    assert shared.page.locator("#dialog[open]").count() == 0
    shared.ask("localStorage.clear()")
    shared.page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('off'); }; }")
    shared.page.goto(url)
    says(shared, "This browser keeps nothing: save what you typed as a file before you close the page.")


CONTROLS = """[...document.querySelectorAll("button, select, input, nav")]
  .filter((one) => one.checkVisibility())
  .map((one) => one.className)"""


DRAWN = """Promise.all([...document.querySelectorAll("#reasons img")]
  .map((one) => one.decode().then(() => one.checkVisibility())))"""


def test_a_printed_score_has_its_reasons(shared: Watched) -> None:
    """On paper, by night too, are the table, the pyramids and the reason of every point, and no other button."""
    shared.page.emulate_media(media="print", color_scheme="dark")
    shared.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert {*shared.ask(CONTROLS)} == {"points"}
    shared.wait_until("document.querySelectorAll('#reasons img').length === 3")
    assert shared.ask(DRAWN) == [True] * 3
    assert shared.page.locator("#score table").is_visible()
    points = [int(cell) for row in table(shared)[:-2] for cell in row]
    worth = [int(text) for text in shared.page.locator("#reasons .items strong").all_text_contents()]
    assert sum(worth) == sum(points)
    assert shared.page.locator("#reasons .rule:visible", has_text="R11.").count() == len(worth)
    look = "['color', 'backgroundColor'].map((key) => getComputedStyle(document.body)[key])"
    assert shared.ask(look) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    shared.page.evaluate("dispatchEvent(new Event('afterprint'))")
    shared.page.emulate_media(media="screen")
    assert shared.page.locator("#reasons").is_hidden()
