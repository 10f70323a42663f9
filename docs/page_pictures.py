"""Take the pictures of the page for the site: a score, a game against bots and a table of friends, on a phone.

    python docs/page_pictures.py

It needs `pip install -e '.[browser,web]'` and a Chromium, which VICEROY_BROWSER may name. Run it by hand when the page
looks different: no test compares pictures of a browser.
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from viceroy import loads
from viceroy.bots import make
from viceroy.engine.views import GameView
from viceroy.formats.documents import action_data
from viceroy.web.service import answer

if TYPE_CHECKING:
    from playwright.sync_api import Page

DOCS = Path(__file__).resolve().parent
CHROMIUM = os.environ.get("VICEROY_BROWSER") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 780},
    "is_mobile": True,
    "has_touch": True,
    "locale": "en-US",
}
WIFI = "http://192.168.1.7:8350/"
TURN = 5  # of the game that is shown


def game_in_progress() -> str:
    """Return a game as the page keeps it, in an auction: greedy bots have played it so far."""
    players = [{"name": "Ada"}, {"name": "Greedy", "bot": "greedy"}, {"name": "Quick thinker", "bot": "search-1"}]
    table: Any = answer({"ask": "deal", "players": players, "edition": "english", "set": "printed", "seed": 7})
    person = make("greedy", seed=7)
    while table["view"]["turn"] < TURN or table["view"]["auction"] != 1:
        question: dict[str, Any] = {"ask": "bots", "game": table["game"]}
        if table["choices"]:
            view = loads(json.dumps(table["view"]))
            assert isinstance(view, GameView)
            action = action_data(person.choose(view))
            question = {"ask": "act", "game": table["game"], "serial": table["serial"], "action": action}
        table = answer(question)
    return str(table["game"])


def take(page: Page, address: str) -> None:
    """Take the pictures."""
    sheet = answer({"ask": "read", "text": (DOCS.parent / "examples" / "three-players.yaml").read_text("utf-8")})[
        "sheet"
    ]
    kept = {
        "viceroy.game.shown": json.dumps({"sheet": sheet, "changed": 1}),
        "viceroy.open": "shown",
        "viceroy.play.shown": json.dumps({"name": "A game", "game": game_in_progress(), "changed": 1}),
        "viceroy.play": "shown",
    }
    page.goto(address)
    page.evaluate("(kept) => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text))", kept)
    for tab in ("score", "play"):
        page.goto(f"{address}#{tab}")
        page.reload()
        page.wait_for_timeout(3000)
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(300)
        page.screenshot(path=DOCS / "pictures" / f"page-{tab}.png")


def take_table(page: Page, other: Page, address: str) -> None:
    """Take the picture of a table at which two people and a bot sit, as one in a Wi-Fi sees it."""
    page.route("**/about", lambda route: route.fulfill(json={"tables": {"address": WIFI, "reach": "network"}}))
    page.route("**/code", lambda route: route.fulfill(body=qr_code(route.request.url), content_type="image/svg+xml"))
    page.add_init_script("delete Navigator.prototype.clipboard")  # which a page has on a computer's own address only
    page.goto(f"{address}#play")
    page.tap("#with-friends")
    page.fill("#friend-name", "Ada")
    with page.expect_response("**/tables") as made:
        page.tap("#make-table")
    other.goto(f"{address}#table={made.value.json()['code']}")
    other.fill("#friend-name", "Ben")
    other.tap("#join-table")
    page.get_by_text("Ben").wait_for()
    page.tap("#add-bot")
    page.tap("#add-greedy")
    page.get_by_text("Greedy").wait_for()
    page.wait_for_timeout(1000)
    page.screenshot(path=DOCS / "pictures" / "page-friends.png")


def qr_code(asked: str) -> bytes:
    """Return the QR code of a table, of whose code the server is asked at this address, as SVG."""
    import segno

    drawn = io.BytesIO()
    segno.make(f"{WIFI}#table={asked.split('/')[-2]}", micro=False).save(drawn, kind="svg", light="white", scale=6)
    return drawn.getvalue()


def main() -> None:
    """Start the page, take the pictures, and end it."""
    from playwright.sync_api import sync_playwright

    command = [sys.executable, "-m", "viceroy", "web", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server, sync_playwright() as running:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None
        chromium = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        take(chromium.new_context(**PHONE).new_page(), address[0])
        ada, ben = (chromium.new_context(**PHONE).new_page() for _ in range(2))
        take_table(ada, ben, address[0])
        server.terminate()


if __name__ == "__main__":
    main()
