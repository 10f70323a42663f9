"""The page in a browser, for the tests of its tabs: a server, and one tab that they use one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from browser import Watched, watched
from page_checks import PHONE
from page_hands import KNOWN
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """The page, as `viceroy web` serves it."""
    for name in ("starlette", "uvicorn", "segno"):
        pytest.importorskip(name, reason="the extra `web` is not here")
    with WebServer(tmp_path_factory.mktemp("web") / "log") as running:
        yield running


@pytest.fixture(scope="session")
def telephone(browser: Browser) -> Iterator[Watched]:
    """The tab of a telephone, for all tests of a process: to open a new one costs more than most of them."""
    with watched(browser, **PHONE) as tab:
        yield tab


@pytest.fixture
def tab(telephone: Watched, server: WebServer) -> Iterator[Watched]:
    """The tab of a telephone without a past, before it opens the page; nothing went wrong, and it asked nobody else.

    A test that changes the browser itself, by a script before the page or another clock, opens one of its own.
    """
    telephone.forget()
    yield telephone
    assert telephone.errors == []
    asked = {url.split("#")[0] for url in telephone.requests if not url.startswith(("data:", "blob:"))}
    assert {url for url in asked if not url.startswith(server.address)} == set()


@pytest.fixture
def seen(tab: Watched, server: WebServer) -> Watched:
    """The page on a telephone without a past, with an empty game."""
    tab.page.goto(server.address)
    tab.page.wait_for_selector("#slot-1-0")
    tab.wait_until(KNOWN)
    return tab
