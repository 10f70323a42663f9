"""A headless Firefox for tests, driven over WebDriver BiDi by a script of Node.

A test that asks for the fixture `firefox` is skipped where there is no Firefox, no Node, or no package `ws`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

NAMES = ("firefox-esr", "firefox")
SCRIPT = Path(__file__).with_name("bidi.mjs")
PACKAGES = Path(__file__).resolve().parents[2] / "web" / "node_modules"
PATIENCE = 60  # seconds


class Firefox:
    """One page of a browser in a user context of its own, without a past; and what its page complained about.

    Of several pages at once each has a window, since a browser lets tabs that nobody sees sleep.
    """

    def __init__(self, process: subprocess.Popen[str], *, has_window: bool = False) -> None:
        self._process = process
        self.errors: list[str] = []
        self._user = self._send("browser.createUserContext")["userContext"]
        kind = "window" if has_window else "tab"
        self._context = self._send("browsingContext.create", type=kind, userContext=self._user)["context"]
        self._send("session.subscribe", events=["log.entryAdded"], contexts=[self._context])

    def close(self) -> None:
        self._send("browser.removeUserContext", userContext=self._user)

    def _send(self, method: str, **params: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"method": method, "params": params}) + "\n")
        self._process.stdin.flush()
        while True:
            line = self._process.stdout.readline()
            assert line, "Firefox ended"
            told = json.loads(line)
            if "event" not in told:
                assert "error" not in told, told["error"]
                return told["result"]
            if told["params"].get("level") == "error":
                self.errors.append(told["params"]["text"])

    def open(self, url: str, width: int = 390, height: int = 844) -> None:
        self._send("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._context, wait="complete")

    def call(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page, and return what it promises, as plain data."""
        given = ", ".join(json.dumps(one) for one in arguments)
        found = self._send(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify((await ({function})({given})) ?? null)",
            awaitPromise=True,
            target={"context": self._context},
        )
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def ask(self, script: str) -> Any:
        return self.call(f"() => ({script})")

    def wait_until(self, condition: str, seconds: float = PATIENCE) -> None:
        deadline = time.monotonic() + seconds
        while not self.ask(condition):
            assert time.monotonic() < deadline, condition
            time.sleep(0.05)

    def wait_for(self, selector: str, text: str = "", seconds: float = PATIENCE) -> None:
        """Wait for an element that is seen and has this text."""
        found = f"[...document.querySelectorAll({json.dumps(selector)})]"
        self.wait_until(
            f"{found}.some((one) => one.checkVisibility() && one.textContent.includes({json.dumps(text)}))", seconds
        )

    def tap(self, selector: str) -> None:
        """Press and let go at the middle of an element, as a finger does."""
        self.wait_for(selector)
        place = self.call(
            """(selector) => {
              const one = document.querySelector(selector);
              one.scrollIntoView({block: "center"});
              const {x, y, width, height} = one.getBoundingClientRect();
              return [Math.round(x + width / 2), Math.round(y + height / 2)];
            }""",
            selector,
        )
        steps = [
            {"type": "pointerMove", "x": place[0], "y": place[1]},
            *({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up")),
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": steps}
        self._send("input.performActions", context=self._context, actions=[finger])


@pytest.fixture(scope="session")
def firefox_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[str]]:
    """A headless Firefox, for all tests of a process."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    packages = [Path(folder) for folder in (os.environ.get("VICEROY_NODE_MODULES"), PACKAGES) if folder]
    home = next((folder for folder in packages if (folder / "ws").is_dir()), None)
    if program is None or home is None or shutil.which("node") is None:
        pytest.skip("Firefox, Node or the package ws is not here")
    profile = tmp_path_factory.mktemp("firefox")
    command = ["node", str(SCRIPT), program, str(profile), str(home)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()
        process.wait(PATIENCE)


@pytest.fixture
def firefoxes(firefox_process: subprocess.Popen[str]) -> Iterator[tuple[Firefox, ...]]:
    """Three pages of people who share nothing."""
    pages = tuple(Firefox(firefox_process, has_window=True) for _ in range(3))
    yield pages
    for page in pages:
        page.close()


@pytest.fixture
def firefox(firefox_process: subprocess.Popen[str]) -> Iterator[Firefox]:
    tab = Firefox(firefox_process)
    yield tab
    tab.close()
