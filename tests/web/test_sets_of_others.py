"""Sets of others in a real browser: a pack is opened, its cards are seen, played and sent on, and do no harm."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from browser import Watched
from effort import by_hand, slow
from page_checks import assert_fits, violations
from page_friends import deal, friends, join, make_table
from pictures import png
from viceroy.cardsets import packed_set
from web_server import WebServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88"><rect width="63" height="88" fill="#123456"/></svg>'
SEA = f"data:image/svg+xml;base64,{b64encode(SVG.encode()).decode()}"
SET = """\
format: card-set/1
id: seaside
name: {en: Seaside}
extends: printed
laws:
  - number: 201
    id: toll
    name: {en: Toll}
    image: art/sea.svg
    sections: {top_left: red, top_right: red, bottom: green}
    scoring: [{points: 3}]
"""
LARGE = """Promise.all(['./pictures.js', './play-game.js'].map((name) => import(name))).then(
  ([{enlarge}, {play}]) => enlarge(201, play.table.set))"""
DRAWN = "decodeURIComponent(document.querySelector('{place} img')?.src ?? '')"
KEPT = """new Promise((resolve) => {
  const opening = indexedDB.open('viceroy-pictures', 1);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('pictures').objectStore('pictures').getAllKeys();
    asked.onsuccess = () => (opening.result.close(), resolve(asked.result.length));
  };
})"""


@pytest.fixture
def pack(tmp_path: Path) -> bytes:
    """Return the pack of a set with a picture."""
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "sea.svg").write_text(SVG, "utf-8")
    (tmp_path / "seaside.yaml").write_text(SET, "utf-8")
    return packed_set(tmp_path / "seaside.yaml")


@pytest.fixture
def seen(tab: Watched, server: WebServer) -> Watched:
    """The workshop on a telephone without a past."""
    tab.page.goto(f"{server.address}#workshop")
    says(tab, "#found", "No problems · Cards: 5")
    return tab


def says(seen: Watched, place: str, text: str) -> None:
    seen.page.locator(place, has_text=text).first.wait_for()


def load(seen: Watched, content: bytes, name: str = "seaside.viceroy") -> None:
    seen.page.set_input_files("#draft-file", {"name": name, "mimeType": "application/octet-stream", "buffer": content})


def opened(seen: Watched, pack: bytes) -> None:
    load(seen, pack)
    says(seen, "#found", "No problems · Cards: 1")
    seen.wait_until(f"{DRAWN.format(place='#workshop-card')}.includes('{SEA}')")


def shown_in_gallery(seen: Watched) -> None:
    """Leave the dialog, and see the picture of the card in the gallery."""
    seen.page.click("#dialog-done")
    seen.page.click("#to-cards-tab")
    seen.page.locator("#gallery-set").select_option(label="seaside")
    seen.page.click("#show-201")
    seen.wait_until(f"{DRAWN.format(place='.enlarged')}.includes('{SEA}')")


def saved(seen: Watched) -> bytes:
    with seen.page.expect_download() as download:
        seen.page.click("#save-pack")
    assert download.value.suggested_filename == "seaside.viceroy"
    return Path(download.value.path()).read_bytes()


@slow
def test_a_pack_is_seen_kept_and_sent_on(seen: Watched, pack: bytes) -> None:
    """Its card has its picture, also after a reload and among the cards; what is saved are the same bytes."""
    opened(seen, pack)
    seen.page.reload()
    seen.wait_until(f"{DRAWN.format(place='#workshop-card')}.includes('{SEA}')")
    seen.page.click("#share-draft")
    says(seen, "#dialog", "A link has no room for pictures")
    assert saved(seen) == pack
    assert_fits(seen)
    assert violations(seen) == []
    shown_in_gallery(seen)


@by_hand
def test_a_pack_that_is_dropped_on_the_editor_opens(seen: Watched, pack: bytes) -> None:
    """As by the button, beside what was open."""
    drop = """(place, content) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], "seaside.viceroy"));
      place.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true, cancelable: true}));
    }"""
    seen.page.locator(".writing").evaluate(drop, b64encode(pack).decode())
    says(seen, "#found", "No problems · Cards: 1")
    seen.wait_until(f"{DRAWN.format(place='#workshop-card')}.includes('{SEA}')")


@by_hand
def test_a_game_against_bots_has_the_pictures(seen: Watched, pack: bytes) -> None:
    """And keeps them when the set is deleted."""
    opened(seen, pack)
    seen.page.click("#play-draft")
    seen.page.click("#deal")
    seen.wait_until("import('./play-game.js').then(({play}) => play.table !== null)")
    seen.ask("import('./store.js').then(({drafts}) => drafts.all().forEach(drafts.forget))")
    seen.page.reload()
    seen.wait_until("import('./play-game.js').then(({play}) => play.table !== null)")
    seen.ask(LARGE)
    seen.wait_until(f"{DRAWN.format(place='.enlarged')}.includes('{SEA}')")
    assert seen.ask(KEPT) == 1


@by_hand
def test_pictures_go_to_another_device_with_all_that_is_kept(seen: Watched, pack: bytes) -> None:
    opened(seen, pack)
    seen.page.click("#to-score-tab")
    seen.page.click("#games")
    with seen.page.expect_download() as download:
        seen.page.click("#save-all")
    file = download.value.path()
    seen.ask("localStorage.clear()")
    seen.page.reload()
    seen.wait_until(f"{KEPT}.then((count) => count === 0)")
    seen.page.click("#games")
    seen.page.set_input_files("#games-file", file)
    seen.wait_until(f"{KEPT}.then((count) => count === 1)")
    shown_in_gallery(seen)


@by_hand
def test_pictures_come_and_go(seen: Watched, pack: bytes) -> None:
    """One is added under its name, and one that no set has any more is forgotten; a bad one is refused."""
    opened(seen, pack)
    seen.page.click("#draft-pictures")
    says(seen, "#dialog", "image: art/sea.svg")
    evil = SVG.replace("<rect", "<script/><rect").encode()
    seen.page.set_input_files("#art-file", {"name": "port.png", "mimeType": "image/png", "buffer": png()})
    says(seen, "#dialog", "image: port.png")
    seen.page.set_input_files("#art-file", {"name": "evil.svg", "mimeType": "image/svg+xml", "buffer": evil})
    says(seen, "#dialog", "evil.svg has an element 'script'")
    seen.page.click("#dialog-done")
    seen.page.click("#draft-pictures")
    says(seen, "#dialog", "image: port.png")
    seen.wait_until(f"{KEPT}.then((count) => count === 2)")
    assert_fits(seen)
    assert violations(seen) == []
    seen.page.locator(".art button").first.click()
    seen.wait_until(f"{KEPT}.then((count) => count === 1)")
    assert seen.page.locator(".art code").all_text_contents() == ["image: port.png"]


@by_hand
def test_what_is_wrong_with_a_pack_is_told(seen: Watched) -> None:
    """By the file in the pack and its line; what was open stays."""
    stream = BytesIO()
    with ZipFile(stream, "w") as archive:
        archive.writestr("pack.txt", "format: card-set-pack/1\nset: seaside.yaml\n")
        archive.writestr("seaside.yaml", SET)
        archive.writestr("art/sea.svg", SVG.replace("<rect", "<foreignObject/><rect"))
    load(seen, stream.getvalue())
    says(seen, "#dialog", "seaside.yaml, Line 9")
    says(seen, "#dialog", "foreignObject")
    load(seen, b"PK\x03\x04" + bytes(4_000_000))
    says(seen, "#dialog", "at most 3 million bytes")
    load(seen, b"PK\x03\x04")
    says(seen, "#dialog", "it is no zip archive")
    seen.page.click("#dialog-done")
    says(seen, "#found", "No problems · Cards: 5")


@by_hand
def test_a_small_set_without_pictures_goes_by_link(seen: Watched, server: WebServer) -> None:
    """The link holds it all, so no server gets it; one that is broken changes nothing."""
    load(seen, SET.replace("    image: art/sea.svg\n", "").encode(), "seaside.yaml")
    says(seen, "#found", "No problems · Cards: 1")
    seen.page.click("#share-draft")
    seen.page.wait_for_selector("#set-link")
    link = seen.page.input_value("#set-link")
    assert link.startswith(f"{server.address}#set=")
    seen.ask("localStorage.clear()")
    seen.page.goto("about:blank")
    seen.page.goto(link)
    says(seen, "#status", "This card set came with the link")
    says(seen, "#found", "No problems · Cards: 1")
    assert seen.ask("Object.values({...localStorage}).filter((one) => one.includes('toll')).length") == 1
    assert link.split("#")[1] not in "".join(seen.requests)
    seen.page.goto("about:blank")
    seen.page.goto(f"{link[:90]}")
    says(seen, "#status", "broken or cut off")


@slow
def test_friends_see_the_pictures_of_the_hosts_set(browser: Browser, server: WebServer, pack: bytes) -> None:
    """The host brings it from a file or from the workshop, and it is played; others never get the file."""
    with friends(browser, "Ada", "Ben") as phones:
        ada, ben = phones
        ada.page.goto(f"{server.address}#workshop")
        says(ada, "#found", "No problems · Cards: 5")
        load(ada, pack)
        says(ada, "#found", "No problems · Cards: 1")
        code = make_table(ada, server.address)
        ada.page.click("#settings summary")
        file = "#table-set-file"
        ada.page.set_input_files(file, {"name": "a.viceroy", "mimeType": "application/zip", "buffer": pack})
        ada.wait_for_message("m.settings.own_set !== null")
        from_file = ada.message["settings"]["own_set"]
        ada.page.locator("#table-set").select_option("printed")
        ada.wait_for_message("m.settings.own_set === null")
        ada.page.locator("#table-set").select_option(label="seaside")
        ada.wait_for_message("m.settings.own_set !== null")
        assert ada.message["settings"]["own_set"] == from_file
        ada.page.tap("#table-hints")
        ada.wait_for_message("m.settings.hints")
        join(ben, server.address, code)
        deal(phones)
        for phone in phones:
            phone.wait_until("import('./play-game.js').then(({play}) => Boolean(play.table))")
            phone.ask(LARGE)
            phone.wait_until(f"{DRAWN.format(place='.enlarged')}.includes('{SEA}')")
