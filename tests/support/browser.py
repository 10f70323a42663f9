"""A real browser for tests: Chromium through Playwright, and a server of local files.

A test that asks for the fixture `browser` is skipped where there is no Playwright (`pip install -e '.[browser]'`) or no
Chromium; the environment variable VICEROY_BROWSER names another executable.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")  # the lightest first
PHONE, DESKTOP = 375, 1280  # widths in pixels
HEIGHT = 800
MISSING = "Playwright is not here: pip install -e '.[browser]'"
PATIENCE = 10_000  # milliseconds
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium without profile, for all tests of a process."""
    playwright = pytest.importorskip("playwright.sync_api", reason=MISSING)
    executable = os.environ.get("VICEROY_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    if executable is None:
        pytest.skip("there is no Chromium here")
    with playwright.sync_playwright() as running:
        chromium = running.chromium.launch(executable_path=executable, args=list(FLAGS))
        yield chromium
        chromium.close()


class Watched:
    """A page of the browser, and everything about it that a test should know: requests, and errors on the console."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._size = page.viewport_size
        page.set_default_timeout(PATIENCE)
        self.requests: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("requestfailed", lambda request: self._note_failure(request.url, request.failure))
        page.on("response", lambda response: self._note_response(response.status, response.url))
        page.on("console", lambda message: self._note_message(message.type, message.text, message.location["url"]))
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _note_failure(self, url: str, failure: str | None) -> None:
        if failure != "net::ERR_ABORTED":  # the page was left before the picture came: nothing is missing
            self.errors.append(f"{url}: {failure}")

    def _note_response(self, status: int, url: str) -> None:
        if status >= 400:
            self.errors.append(f"{url}: {status}")

    def _note_message(self, kind: str, text: str, about: str) -> None:
        if about.endswith("/favicon.ico"):  # Chromium asks for it by itself where a picture is opened alone
            return
        if kind in ("error", "warning"):
            self.errors.append(text)

    def open(self, url: str, width: int = DESKTOP, *, wait: bool = True) -> None:
        """Open an address in a window of this width, and forget what was noted of the page before."""
        self.requests, self.errors = [], []
        self.resize(width)
        self.page.goto(url, wait_until="load" if wait else "commit")

    def resize(self, width: int) -> None:
        self.page.set_viewport_size({"width": width, "height": HEIGHT})

    def forget(self) -> None:
        """Begin again as a visitor without a past: one tab, nothing kept or held back, daylight, the first size."""
        context = self.page.context
        for other in context.pages:
            if other is not self.page:
                other.close()
        self.page.unroute_all()
        left = urlsplit(self.page.url)
        if left.netloc:  # here: what a page writes last may reach the store of the browser after that is cleared
            self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.page.goto("about:blank")
        if left.netloc:
            chromium = context.new_cdp_session(self.page)
            origin = f"{left.scheme}://{left.netloc}"
            chromium.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
            chromium.detach()
        self.page.emulate_media(media="null", color_scheme="light", reduced_motion="no-preference")
        if self._size is not None:
            self.page.set_viewport_size(self._size)
        self.requests, self.errors = [], []

    def forgive(self, *words: str) -> None:
        """Forget the errors that have one of these words."""
        self.errors = [error for error in self.errors if not any(word in error for word in words)]

    def sideways(self) -> int:
        """Return by how many pixels the page is broader than its window: 0 if nobody has to scroll sideways."""
        found: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return found

    def wait_until(self, condition: str, seconds: float = PATIENCE / 1000) -> None:
        """Wait until a script of the page is true; a strict policy lets Playwright ask again from outside only."""
        deadline = time.monotonic() + seconds
        while not self.ask(condition):
            assert time.monotonic() < deadline, condition
            self.page.wait_for_timeout(20)

    def ask(self, script: str) -> Any:
        return self.page.evaluate(script)


@contextmanager
def watched(browser: Browser, **options: Any) -> Iterator[Watched]:
    """Open a page in a context of its own: no cookies, no cache; `options` are those of `Browser.new_context`.

    A failure there is told with the errors of the page, which often say why.
    """
    context = browser.new_context(**options)
    seen = Watched(context.new_page())
    try:
        yield seen
    except Exception as error:
        error.add_note(f"The errors of {seen.page.url}: {seen.errors}")
        raise
    finally:
        context.close()


class _Silent(SimpleHTTPRequestHandler):
    """Serves files and says nothing; `headers_of` are more headers, by the names of files."""

    def __init__(self, *args: Any, headers_of: Mapping[str, Mapping[str, str]], **options: Any) -> None:
        self._headers_of = headers_of
        super().__init__(*args, **options)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing about requests."""

    def end_headers(self) -> None:
        for name, value in self._headers_of.get(self.path.partition("?")[0].rpartition("/")[2], {}).items():
            self.send_header(name, value)
        super().end_headers()


@contextmanager
def serving(folder: Path, headers_of: Mapping[str, Mapping[str, str]] | None = None) -> Iterator[str]:
    handler = partial(_Silent, directory=str(folder), headers_of=headers_of or {})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()
