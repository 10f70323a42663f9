"""The page in a browser, for the tests of its score and of its cards."""

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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """The page, as `viceroy web` serves it."""
    for name in ("starlette", "uvicorn", "segno"):
        pytest.importorskip(name, reason="the extra `web` is not here")
    with WebServer(tmp_path_factory.mktemp("web") / "log") as running:
        yield running


@pytest.fixture
def seen(server: WebServer, browser: Browser) -> Iterator[Watched]:
    """The page on a telephone without a past; nothing went wrong on it, and it asked nobody else."""
    with watched(browser, **PHONE) as page:
        page.page.goto(server.address)
        page.page.wait_for_selector("#slot-1-0")
        page.wait_until(KNOWN)
        yield page
        assert page.errors == []
        assert {
            url.split("#")[0] for url in page.requests if not url.startswith((server.address, "data:", "blob:"))
        } == set()
