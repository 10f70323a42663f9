"""A game leaves the page by the ways of a telephone: a menu for sharing, a copied link, a link to copy by hand."""

from __future__ import annotations

import pytest

from browser import Watched
from page_hands import link_of, open_example, says

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
    """The page with a game of three players."""
    open_example(seen)
    return seen


def test_the_menu_of_the_telephone_gets_a_link_that_opens_the_game(shared: Watched) -> None:
    """What is shared is a title and a link, and the link holds the whole game."""
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
    """A browser that refuses to share shows the link; whoever closes the menu wants none."""
    shared.page.evaluate(SHARING, "AbortError")
    shared.page.tap("#share-link")
    shared.wait_until("shared.length === 1")
    assert shared.page.locator("#link-text").count() == 0
    shared.page.evaluate(SHARING, "NotAllowedError")
    shared.page.tap("#share-link")
    assert shared.page.locator("#link-text").input_value() == link_of(shared)[0]


def test_without_a_menu_the_link_is_copied_or_shown(shared: Watched) -> None:
    """Where there is nothing to share with, the link is copied; where a page may not copy, it is shown and selected."""
    url, _ = link_of(shared)
    shared.page.evaluate(COPYING, True)
    shared.page.tap("#share-link")
    says(shared, "The link is copied.")
    assert shared.ask("copied") == [url]
    shared.page.evaluate(COPYING, False)
    shared.page.tap("#share-link")
    assert shared.page.locator("#link-text").input_value() == url
    assert shared.ask("document.activeElement.selectionEnd") == len(url)
