"""Shared sheets over HTTP: what phones send and get, restarts of the server, limits, and what strangers get."""

from __future__ import annotations

import json
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from loops import aside
from phones import Answer, Phone
from viceroy.web.tables.cells import MAX_CELLS, SetCell, TypedChange, TypedChanges
from viceroy.web.tables.house import House
from viceroy.web.tables.sheets import SheetTable
from viceroy.web.tables.store import Store
from web_server import WebServer

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

NAME = "player/1-a/name"


def shared(server: WebServer) -> Phone:
    """Return a phone that has shared an empty sheet."""
    phone = Phone(server.port)
    answer = phone.ask("POST", "/tables/sheets", {"cells": [], "phones": []})
    assert answer.status == 201, answer
    phone.code = answer.data["code"]
    return phone


def other(phone: Phone) -> Phone:
    """Return another phone with the code of a sheet."""
    another = Phone(phone.port)
    another.code = phone.code
    return another


def change(number: int, cells: dict[str, Any], seen: dict[str, str | None] | None = None) -> dict[str, Any]:
    seen = dict.fromkeys(cells) if seen is None else seen
    return {
        "number": number,
        "over": [],
        "cells": [{"key": key, "value": value} for key, value in cells.items()],
        "seen": [{"key": key, "by": by} for key, by in seen.items()],
    }


def types(phone: Phone, *changes: dict[str, Any], since: int = 0) -> Answer:
    """Send changes, in the life of the table of now."""
    sent = {"life": phone.table()["life"], "since": since, "changes": changes}
    return phone.ask("POST", f"/tables/{phone.code}/cells", sent)


def values(answer: Answer) -> dict[str, Any]:
    assert answer.status == 200, answer
    return {cell["key"]: cell["value"] for cell in answer.data["cells"]}


def test_of_two_who_saw_the_same_the_first_is_taken(server: WebServer) -> None:
    """The second is told so, and takes its own over that when it has seen it; a change that comes twice counts once."""
    one = shared(server)
    two = other(one)
    assert values(types(one, change(1, {NAME: "Ada"}))) == {NAME: "Ada"}
    told = types(two, change(1, {NAME: "Ben"}), change(2, {"edition": "german"}))
    assert values(told) == {NAME: "Ada", "edition": "german"}
    mine = next(phone for phone in told.data["phones"] if phone["phone"] == told.data["you"])
    assert (mine["last"], mine["refused"]) == (2, [1])
    by = told.data["cells"][0]["by"]
    assert values(types(two, change(3, {NAME: "Ben"}, {NAME: by}))) == {NAME: "Ben", "edition": "german"}
    again = types(one, change(1, {NAME: "Ada"}))
    assert values(again) == {NAME: "Ben", "edition": "german"}
    assert again.data["serial"] == 4


def test_a_stream_and_a_poll_tell_what_has_changed(server: WebServer) -> None:
    phone = shared(server)
    stream = other(phone).stream()
    first = stream.next().data
    assert (first["kind"], first["serial"], first["cells"]) == ("sheet", 0, [])
    types(phone, change(1, {NAME: "Ada"}), change(2, {"edition": "german"}))
    last = stream.table(2)
    assert last["cells"][-1] == {"key": "edition", "value": "german", "by": f"{last['phones'][0]['phone']}.2"}
    stream.close()
    news = phone.table(since=1, life=first["life"], wait=25)
    assert (news["since"], [cell["key"] for cell in news["cells"]]) == (1, ["edition"])
    for unknown in ({"since": 1}, {"since": 1, "life": "other"}, {"since": 9, "life": first["life"]}):
        assert (phone.table(**unknown)["since"], len(phone.table(**unknown)["cells"])) == (0, 2)
    before = time.monotonic()
    assert phone.table(since=2, life=first["life"], wait=1)["cells"] == []
    assert time.monotonic() - before >= 1


def test_changes_of_another_life_wait_for_a_look(server: WebServer) -> None:
    """The server may have lost what the phone has in mind: it sends its change again once it knows."""
    phone = shared(server)
    sent = {"life": None, "since": 0, "changes": [change(1, {NAME: "Ada"})]}
    answer = phone.ask("POST", f"/tables/{phone.code}/cells", sent)
    assert (answer.status, answer.data["serial"]) == (200, 0)


def test_a_sheet_that_another_server_had_is_brought(server: WebServer) -> None:
    phone = Phone(server.port)
    brought = {
        "cells": [{"key": NAME, "value": "Ada", "by": "0123456789abcdef.7"}],
        "phones": [{"phone": "0123456789abcdef", "last": 9, "refused": [8]}],
    }
    answer = phone.ask("POST", "/tables/sheets", brought)
    assert answer.status == 201, answer
    phone.code = answer.data["code"]
    assert {key: phone.table()[key] for key in brought} == brought


def test_a_server_that_is_started_again_has_each_sheet_of_its_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if its clock goes back by a year: nothing depends on it."""

    async def first() -> tuple[str, str]:
        table = await house(store).make("sheet")
        assert isinstance(table, SheetTable)
        await type_in(table, 1, "Ada")
        return table.code, table.life

    async def second() -> None:
        table = await house(store).find(code)
        assert isinstance(table, SheetTable)
        assert (table.life == life, table.serial) == (False, 1)
        await type_in(table, 2, "Ben")
        assert (table.serial, table.sheet.cells[NAME].value) == (2, "Ben")

    def house(store: Store) -> House:
        return House(store, {"sheet": SheetTable})

    async def type_in(table: SheetTable, number: int, name: str) -> None:
        typed = TypedChange(number=number, cells=(SetCell(key=NAME, value=name),), seen=(), over=())
        await table.type("0" * 16, TypedChanges(life=table.life, since=0, changes=(typed,)))

    with closing(Store(tmp_path)) as store:
        code, life = aside(first())
    early = time.time() - 365 * 86_400
    monkeypatch.setattr(time, "time", lambda: early)
    with closing(Store(tmp_path)) as store:
        aside(second())


@pytest.mark.parametrize(
    "body",
    [
        [],
        {},
        {"life": None, "since": 0},
        {"life": None, "since": -1, "changes": []},
        {"life": None, "since": 0, "changes": [{"number": 0, "cells": [], "seen": [], "over": []}]},
        {"life": None, "since": 0, "changes": [change(1, {})]},
        {"life": None, "since": 0, "changes": [change(1, {"no key!": 1})]},
        {"life": None, "since": 0, "changes": [change(1, {NAME: 1}, {NAME: "nobody"})]},
    ],
)
def test_what_is_no_change_is_refused(server: WebServer, body: Any) -> None:
    phone = shared(server)
    answer = phone.ask("POST", f"/tables/{phone.code}/cells", body)
    assert (answer.status, answer.data["error"]) == (400, "unreadable")
    assert phone.table()["serial"] == 0


def test_a_sheet_has_limits(server: WebServer) -> None:
    """What is beyond them changes nothing, and the sheet goes on."""
    phone = shared(server)
    types(phone, change(1, {f"player/1-a/card/1/{x}": x for x in range(MAX_CELLS - 100)}))
    full = types(phone, change(2, {f"player/1-b/card/1/{x}": x for x in range(101)}))
    assert (full.status, full.data["why"]) == (409, "table-full")
    long = types(phone, change(2, {"set_text": "x" * 200_000}), change(3, {"name": "x" * 400_000}))
    assert long.status == 400
    for number in (2, 3, 4):
        long = types(phone, change(number, {f"set_text{number}": "x" * 190_000}))
    assert (long.status, long.data["why"]) == (409, "table-full")
    assert types(phone, change(5, {NAME: "Ada"})).status == 200


def test_a_table_of_friends_and_a_sheet_are_no_tables_of_the_other_kind(server: WebServer) -> None:
    friend = Phone(server.port).make("Ada")
    sent: dict[str, Any] = {"life": None, "since": 0, "changes": []}
    assert friend.ask("POST", f"/tables/{friend.code}/cells", sent).status == 404
    sheet = shared(server)
    assert sheet.ask("POST", f"/tables/{sheet.code}/people", {"name": "Ada"}).status == 404
    for path in ("/set", "/log", "/record", "/hint", "/replay"):
        assert sheet.get(path).status in (401, 404)
    assert sheet.ask("POST", f"/tables/{sheet.code}/wishes", sheet.sent("deal", 0)).status in (401, 404)


def test_who_types_has_a_secret_and_who_looks_needs_none(server: WebServer) -> None:
    watcher = other(shared(server))
    watcher.secret = None
    assert watcher.table()["you"] is None
    sent: dict[str, Any] = {"life": None, "since": 0, "changes": []}
    assert watcher.ask("POST", f"/tables/{watcher.code}/cells", sent).status == 401
    assert watcher.ask("POST", "/tables/sheets", {"cells": [], "phones": []}).status == 401


def test_a_code_leads_other_phones_to_the_sheet(server: WebServer) -> None:
    """... by the address by which the phone came that shows it."""
    phone = shared(server)
    for host in ("192.168.1.7:8350", "10.0.0.2"):
        drawn = phone.ask("GET", f"/tables/{phone.code}/code", None, Host=host)
        assert (drawn.status, "<svg" in drawn.data) == (200, True)
    assert phone.ask("GET", "/tables/BBBB/code", None, Host="192.168.1.7").status == 404


def test_a_number_that_json_cannot_have_poisons_nobody(server: WebServer) -> None:
    phone = shared(server)
    life = phone.table()["life"]
    text = json.dumps({"life": life, "since": 0, "changes": [change(1, {NAME: "INF"})]}).replace('"INF"', "1e999")
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=30)) as connection:
        connection.request("POST", f"/tables/{phone.code}/cells", text, phone.headers(has_body=True))
        assert connection.getresponse().status == 400
    assert phone.table()["cells"] == []
