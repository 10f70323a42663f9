"""The page as a static folder: Python in the browser answers as Python here does, without a network too."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import pytest
import yaml

from browser import Watched, serving, watched
from effort import by_hand, slow, tries
from page_hands import speak
from page_player import set_up, shown_table, tap_something, wait_for_turn
from page_typist import TYPE, steps_of, typed_sheet
from small_set import LAW
from viceroy.web.service import answer
from viceroy.web.workshop import examples
from web_server import SOURCE

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 180_000  # milliseconds: Python is loaded
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAGE_OF_DOCS = ROOT / "docs" / "on-your-phone.md"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
SEA = f"data:image/svg+xml;base64,{b64encode(SVG).decode()}"
SET = f"{LAW}    scoring: [{{points: 3}}]\n    image: sea.svg\n"
PACK: str = answer({"ask": "pack", "text": SET, "pictures": [{"file": "sea.svg", "address": SEA}]})["pack"]
SCORED = "#score[aria-busy=false]"

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None or not (ROOT / "web" / "node_modules" / "pyodide").is_dir(),
    reason="Node or Pyodide is not here: npm ci in web/",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, as `npm run build` makes it; VICEROY_PAGE names one that is built already."""
    if built := os.environ.get("VICEROY_PAGE"):
        return Path(built)
    folder = tmp_path_factory.mktemp("page") / "site"
    done = subprocess.run(
        ["node", str(ROOT / "web" / "build.mjs"), str(folder)],
        env={**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "bytes in" in done.stdout
    return folder


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """A host that keeps Python from other hosts, by the header that the page on telephones gives."""
    [policy] = re.findall(r"^Content-Security-Policy: (.+)$", PAGE_OF_DOCS.read_text("utf-8"), re.MULTILINE)
    with serving(site, {"python-worker.js": {"Content-Security-Policy": policy}}) as address:
        yield address


NOTE_STATUS = """addEventListener("DOMContentLoaded", () => {
  window.notes = [];
  new MutationObserver(() => notes.push(document.getElementById("status")?.textContent))
    .observe(document.body, {subtree: true, childList: true, characterData: true});
})"""
KEEP_WORKERS = """window.workers = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    workers.push(this);
  }
};"""


@pytest.fixture(scope="module")
def seen(address: str, browser: Browser) -> Iterator[Watched]:
    """The page, loaded once: Python takes its time. It keeps what its status was, and its workers."""
    with watched(browser, **PHONE) as page:
        page.page.set_default_timeout(PATIENCE)
        page.page.add_init_script(NOTE_STATUS)
        page.page.add_init_script(KEEP_WORKERS)
        page.page.goto(address)
        page.page.wait_for_selector("#slot-1-0")
        page.page.evaluate(TYPE, [*steps_of({"players": [{"name": "Ada", "pyramid": [[18]]}]})])
        page.page.wait_for_selector(SCORED, state="attached")
        yield page
        assert page.errors == []
        assert [url for url in page.requests if not url.startswith((address, "data:", "blob:"))] == []


def ask(seen: Watched, question: dict[str, Any]) -> Any:
    return seen.page.evaluate("(question) => import('./ask.js').then(({ask}) => ask(question))", question)


def test_the_first_visit_shows_how_much_is_here_until_the_first_score(seen: Watched) -> None:
    """Megabytes are counted up while they come; the names of the cards, which come first, do not end that."""
    notes = [note for note in seen.ask("notes") if note]
    counted = [re.search(r"Getting ready: ([0-9.]+) of ([0-9.]+) MB", note) for note in notes]
    loaded = [float(found[1]) for found in counted if found]
    assert len({*loaded}) > 3
    assert loaded == sorted(loaded)
    assert loaded[-1] <= float(next(found[2] for found in counted if found)) <= 8
    seen.wait_until("document.getElementById('status').textContent === ''")


@pytest.mark.parametrize("name", ["three-players", "every-form"])
def test_the_browser_answers_as_python_here_does(seen: Watched, name: str) -> None:
    """Every question about the example sheets has the same answer there and here, to the last word and line."""
    text = (ROOT / "examples" / f"{name}.yaml").read_text("utf-8")
    sheet = yaml.safe_load(text)
    questions: tuple[dict[str, Any], ...] = (
        {"ask": "cards"},
        {"ask": "cards", "language": "it"},
        {"ask": "cards", "language": "ru"},
        {"ask": "card", "number": 74, "language": "de"},
        {"ask": "cards", "text": "format: card-set/1\nname: {en: Small}\nextends: printed\ndrop: [1]\n"},
        {"ask": "score", "sheet": sheet, "language": "fr"},
        {"ask": "score", "sheet": {**sheet, "players": [*sheet["players"][:1], {"name": "Z", "pyramid": [[99, 71]]}]}},
        {"ask": "picture", "sheet": sheet},
        {"ask": "read", "text": text},
        {"ask": "read", "text": "players: ["},
        {"ask": "write", "sheet": sheet},
        {"ask": "schema"},
        {"ask": "examples"},
        *({"ask": "check", "text": example.text, "language": "pt"} for example in examples()),
        {"ask": "check", "text": "format: card-set/1\nlaws: [{number: 1}]\n"},
        {"ask": "look", "text": examples()[1].text, "line": 30, "language": "de"},
        {"ask": "pack", "text": SET, "pictures": [{"file": "sea.svg", "address": SEA}]},
        {"ask": "pack", "text": SET, "pictures": []},
        {"ask": "open-pack", "pack": PACK},
        {"ask": "open-pack", "pack": PACK[:400]},
        {"ask": "image", "file": "sea.svg", "content": SEA.partition(",")[2]},
        {"ask": "try", "text": examples()[0].text, "first": 4, "games": 2},
        {"ask": "try-card", "text": examples()[0].text, "number": 202, "games": 1, "is_last": True},
    )
    for question in questions:
        assert ask(seen, question) == json.loads(json.dumps(answer(question))), question["ask"]


def test_a_game_is_played_there_as_here(seen: Watched) -> None:
    """With the same choices of bots and the same hints; a game that was kept there goes on here, and the reverse."""
    players = [{"name": "Ada"}, {"name": "Ben", "bot": "greedy"}, {"name": "Cid", "bot": "search-1"}]
    question: dict[str, Any] = {"ask": "deal", "players": players, "edition": "german", "seed": 5, "language": "fr"}
    dice = Random(5)
    for number in range(tries(150, quick=12)):
        there, here = ask(seen, question), json.loads(json.dumps(answer(question)))
        game = (here if number % 2 else there)["game"]
        assert {**there, "game": ""} == {**here, "game": ""}
        if there["is_over"]:
            break
        question = {"ask": "bots", "game": game, "language": "de"}
        if not there["bots_to_act"]:
            action = dice.choice(there["choices"])["action"]
            question = {"ask": "act", "game": game, "serial": there["serial"], "action": action, "language": "ru"}
            if number % 5 == 0:
                hint = {"ask": "hint", "game": game}
                assert ask(seen, hint) == json.loads(json.dumps(answer(hint)))


def test_what_is_typed_scores_there_as_here(seen: Watched) -> None:
    for seed in range(tries(30, quick=4)):
        sheet = typed_sheet(seed)
        seen.page.evaluate(TYPE, [*steps_of(sheet)])
        seen.page.wait_for_selector(SCORED, state="attached")
        totals = seen.page.locator("#score tfoot tr").first.locator("td").all_text_contents()
        assert totals == [str(one["total"]) for one in answer({"ask": "score", "sheet": sheet})["score"]["players"]], (
            seed
        )


def test_the_workshop_works_there(seen: Watched) -> None:
    seen.page.click("#to-workshop-tab")
    seen.page.locator("#found", has_text="No problems · Cards: 5").wait_for()
    seen.page.locator("#workshop-card h3", has_text="101 Harbor Pilot").wait_for()
    assert seen.page.locator(".cm-content").is_visible()
    seen.page.click("#start-trial")
    seen.page.wait_for_selector("#trial-progress:not([value='0'])")
    seen.page.click("#stop-trial")
    seen.page.locator("#trial-done", has_text="No error in").wait_for()
    seen.page.click("#to-score-tab")


def test_a_telephone_can_put_it_on_its_home_screen(seen: Watched, address: str) -> None:
    """Chromium finds no fault with the manifest, and an icon for launchers that cut icons to a shape of their own."""
    seen.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    chromium = seen.page.context.new_cdp_session(seen.page)
    errors = {one["errorId"] for one in chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # as the contexts of tests are
    manifest = chromium.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = json.loads(manifest["data"])["icons"]
    assert {one.get("purpose", "any") for one in icons} == {"any", "maskable"}
    assert all(seen.page.request.get(address + one["src"]).ok for one in icons)


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(seen: Watched) -> None:
    """Python is ended in the middle of a game: another one starts, and scores what stands on the page."""
    seen.page.evaluate(TYPE, [*steps_of({"players": [{"name": "Ada", "pyramid": [[18]]}]})])
    seen.page.wait_for_selector(SCORED, state="attached")
    [worker] = seen.page.workers
    worker.evaluate("setTimeout(() => { throw new Error('it dies'); })")
    seen.page.wait_for_timeout(200)
    seen.errors.clear()  # it was meant to
    seen.page.evaluate(TYPE, [("tap", "slot-1-1"), ("type", "find", "40"), ("lay",)])
    seen.page.wait_for_selector(SCORED, state="attached")
    sheet = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[18, 40]]}]}
    [player] = answer({"ask": "score", "sheet": sheet})["score"]["players"]
    assert seen.page.locator("#score tfoot td").first.text_content() == str(player["total"])


@slow
def test_a_bot_whose_worker_dies_while_it_thinks_chooses_all_the_same(seen: Watched) -> None:
    """The question that was on its way is asked again, and the game is the one that Python here would play."""
    seen.page.tap("#to-play-tab")
    set_up(seen)
    seen.page.select_option("#bot-0", "search-2")
    seen.page.tap("#deal")
    seen.page.wait_for_selector(".tray")
    wait_for_turn(seen)
    tap_something(seen, dice := Random(3))
    while not seen.ask("import('./play-game.js').then(({play}) => play.table.bots_to_act)"):
        if seen.ask("import('./play-game.js').then(({play}) => !play.isBusy)"):
            tap_something(seen, dice)
    before = seen.ask("workers.length")
    seen.ask("void workers.at(-1).dispatchEvent(new ErrorEvent('error', {message: 'it dies'}))")
    assert wait_for_turn(seen)
    assert seen.ask("workers.length") == before + 1
    shown = shown_table(seen)
    assert shown == json.loads(json.dumps(answer({"ask": "table", "game": shown["game"], "language": "en"})))
    seen.page.tap("#to-score-tab")


MARK = """async (spoiled) => {
  const cache = await caches.open("python-memory");
  const [key] = await cache.keys();
  const body = spoiled ? "no memory" : await (await cache.match(key)).arrayBuffer();
  await cache.put(key, new Response(body, {headers: {marked: "yes"}}));
}"""
KEPT = """async () => {
  for (;;) {
    const cache = await caches.open("python-memory");
    const [key] = await cache.keys();
    if (key) return (await cache.match(key)).headers.get("marked");
    await new Promise((resolve) => setTimeout(resolve, 100)); // not yet
  }
}"""


def test_the_next_visit_begins_with_the_memory_of_the_first(site: Path, browser: Browser, tmp_path: Path) -> None:
    """A memory that is spoiled is made anew. Copies on one host leave each other alone.

    Each keeps its files, and the memory is that of one build of Python, its library and the worker, for that alone.
    """
    worker = (site / "python-worker.js").read_text("utf-8")
    [version] = re.findall(r'^const VERSION = "([0-9a-f]{16})";$', worker, re.MULTILINE)
    other = "0" * len(version)
    (tmp_path / "one").symlink_to(site)
    shutil.copytree(site, tmp_path / "two")
    (tmp_path / "two" / "python-worker.js").write_text(worker.replace(version, other), "utf-8")
    sheet = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[18, 40]]}]}
    question = {"ask": "score", "sheet": sheet}
    with serving(tmp_path) as address, watched(browser, **PHONE) as visit:
        visit.page.set_default_timeout(PATIENCE)
        for name, key in (("one", version), ("two", other)):
            visit.page.goto(f"{address}{name}/")
            visit.page.wait_for_selector(SCORED, state="attached")
            visit.page.evaluate(KEPT)
            visit.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            keys = "caches.open('python-memory').then((cache) => cache.keys())"
            assert [
                url.rpartition("/")[2] for url in visit.ask(f"{keys}.then((all) => all.map(({{url}}) => url))")
            ] == [key]
        kept = visit.ask("caches.keys()")
        assert all(any(f"{address}{name}/ " in key for key in kept) for name in ("one", "two")), kept
        for is_spoiled, mark in ((False, "yes"), (True, None)):
            visit.page.evaluate(MARK, is_spoiled)
            visit.page.reload()
            assert ask(visit, question) == json.loads(json.dumps(answer(question)))
            assert visit.page.evaluate(KEPT) == mark


REACHES = """(address) => Promise.all([fetch(address), import(address)].map(
  (way) => way.then(() => true, () => false),
))"""


def test_a_host_can_keep_python_from_other_hosts(seen: Watched, address: str, tmp_path: Path) -> None:
    """Python counts, and its worker reaches its own host alone."""
    (tmp_path / "other.js").write_text("export default 1;\n", "utf-8")
    with serving(tmp_path, {"other.js": {"Access-Control-Allow-Origin": "*"}}) as other:
        [worker] = seen.page.workers
        assert worker.evaluate(REACHES, f"{address}words.js") == [True, True]
        assert worker.evaluate(REACHES, f"{other}other.js") == [False, False]
    seen.page.wait_for_timeout(200)
    seen.errors.clear()  # it was meant to be refused
    seen.requests = [url for url in seen.requests if not url.startswith(other)]


def test_what_came_of_a_link_is_said_while_python_loads(address: str, browser: Browser) -> None:
    with watched(browser, **PHONE) as visit:
        visit.page.goto(f"{address}#sheet=broken")
        visit.page.locator("#status", has_text="This link is broken or cut off").wait_for()


NO_WORKER = "ServiceWorkerContainer.prototype.register = async () => { throw new Error('not here'); }"


def test_what_a_host_does_not_have_is_said_or_done_without(address: str, browser: Browser) -> None:
    """Names of cards that are missing are reported; a browser that lets no service worker in loses nothing but that."""
    with watched(browser, **PHONE) as visit:
        visit.page.add_init_script(NO_WORKER)
        visit.page.route("**/cards-en.json", lambda route: route.fulfill(status=404))
        visit.page.goto(address)
        visit.page.locator("#status", has_text="There is no answer at the moment (the server answers 404)").wait_for()
        assert [error for error in visit.errors if "404" not in error] == []


@by_hand
def test_a_trial_that_python_cannot_play_says_why(site: Path, browser: Browser, tmp_path: Path) -> None:
    """A module that is missing in the browser: the reason in one line instead of a bar, and the page counts on."""
    spoiled = tmp_path / "site"
    shutil.copytree(site, spoiled)
    with ZipFile(site / "python.zip") as whole, ZipFile(spoiled / "python.zip", "w") as packed:
        for name in whole.namelist():
            if name != "viceroy/matches/trial.pyc":
                packed.writestr(name, whole.read(name))
    with serving(spoiled) as address, watched(browser, **PHONE) as visit:
        visit.page.set_default_timeout(PATIENCE)
        visit.page.goto(address)
        visit.page.click("#to-workshop-tab")
        visit.page.locator("#found", has_text="No problems · Cards: 5").wait_for()
        for _ in range(2):
            visit.page.click("#start-trial")
            visit.page.wait_for_selector("#stop-trial", state="detached")
            told = str(visit.page.text_content("#trial-done"))
            assert re.fullmatch(
                r"That did not work: .*No module named 'viceroy\.matches\.trial'\. 0 of 50 games\. ?", told
            )
        sheet = {"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[18]]}]}
        assert ask(visit, {"ask": "score", "sheet": sheet})["score"]


def test_it_works_without_a_network(site: Path, browser: Browser, tmp_path: Path) -> None:
    """After the first visit the server may vanish: the page opens, knows its games, takes cards and counts them.

    A game against bots, dealt with a network, goes on without it, and its table is that of Python here. Lessons and
    another language are there, too.
    """
    folder = shutil.copytree(site, tmp_path / "site")
    (folder / "neighbor.html").write_text("<!doctype html><title>N</title><p>another page</p>", "utf-8")
    dice = Random(5)
    with watched(browser, **PHONE) as away:
        away.page.set_default_timeout(PATIENCE)
        with serving(folder) as address:
            away.page.goto(address)
            away.page.wait_for_selector("#slot-1-0")
            away.page.evaluate(TYPE, [*steps_of({"players": [{"name": "Ada", "pyramid": [[18]]}]})])
            away.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            neighbor = away.page.context.new_page()  # what else the host has is not hidden by the page
            neighbor.goto(f"{address}neighbor.html")
            assert neighbor.text_content("p") == "another page"
            neighbor.close()
            away.page.tap("#to-play-tab")
            set_up(away)
            away.page.tap("#deal")
            away.page.wait_for_selector(".tray")
            for _ in range(4):
                wait_for_turn(away)
                tap_something(away, dice)
            wait_for_turn(away)
        away.page.reload()
        away.errors.clear()  # what the reload broke off
        for _ in range(4):
            wait_for_turn(away)
            tap_something(away, dice)
        wait_for_turn(away)
        shown = shown_table(away)
        assert shown["serial"] > 0
        assert shown == json.loads(json.dumps(answer({"ask": "table", "game": shown["game"], "language": "en"})))
        away.page.tap("#play-menu")
        away.page.tap("#leave-game")
        away.page.tap("#learn")
        away.page.tap("#lesson-row")
        away.page.tap("#lesson-on")
        away.page.locator("#moment", has_text="2 of").wait_for()
        step = answer({"ask": "lesson", "name": "row", "done": [""]})["lesson"]
        assert away.page.text_content("#lesson-text") == step["text"]
        away.page.tap("#to-score-tab")
        away.page.wait_for_selector("#card-1-0")
        away.page.evaluate(TYPE, [("tap", "slot-1-1"), ("type", "find", "40"), ("lay",)])
        away.page.wait_for_selector(SCORED, state="attached")
        sheet = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[18, 40]]}]}
        [player] = answer({"ask": "score", "sheet": sheet})["score"]["players"]
        assert away.page.locator("#score tfoot td").first.text_content() == str(player["total"])
        away.page.tap("#to-workshop-tab")
        away.page.locator("#found", has_text="No problems · Cards: 5").wait_for()
        assert away.page.locator(".cm-content").is_visible()
        away.page.tap("#to-score-tab")
        speak(away, "de")  # which nobody has read here yet
        away.page.locator("#to-cards-tab", has_text="Karten").wait_for()
        assert away.errors == []
