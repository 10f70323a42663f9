"""Shared games in the memory of `viceroy web --lan`: versions, limits, and what is refused."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from viceroy.web.addresses import addresses_of
from viceroy.web.rooms import HOURS, MAX_ROOMS, Rooms
from web_server import WebServer

SHEET = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": []}]}


def test_a_version_is_replaced_once() -> None:
    """Of two phones that saw the same version, the second is told what the first wrote."""
    rooms = Rooms()
    first = rooms.write("game", {"by": 1}, 0)
    assert first is not None
    assert rooms.write("game", {"by": 2}, 0) is None
    second = rooms.write("game", {"by": 2}, first.version)
    assert second is not None
    read = rooms.read("game")
    assert read is not None
    assert (read.version, read.sheet) == (second.version, second.sheet) == (first.version + 1, {"by": 2})


def test_the_game_that_was_not_used_for_the_longest_time_goes_first() -> None:
    rooms = Rooms()
    for number in range(MAX_ROOMS):
        rooms.write(f"game{number}", {}, 0)
    assert rooms.read("game0")
    rooms.write("more", {}, 0)
    assert rooms.read("game0")
    assert rooms.read("game1") is None


def test_a_game_that_nobody_asks_for_is_forgotten() -> None:
    now = 0.0
    rooms = Rooms(lambda: now)
    rooms.write("game", {}, 0)
    now = HOURS * 3600 - 1
    assert rooms.read("game")
    now += HOURS * 3600 - 1
    assert rooms.read("game")
    now += HOURS * 3600 + 1
    assert rooms.read("game") is None


def test_no_version_of_a_game_comes_again() -> None:
    """So no phone takes a game that was forgotten, here or by another server, for the one which it has."""
    now = [0.0]
    rooms = Rooms(lambda: now[0])
    last = rooms.write("game", {}, 0)
    assert last is not None
    now[0] = HOURS * 3600 + 1
    sleep(0.002)
    again = rooms.write("game", {}, 0)
    assert again is not None
    assert last.version < again.version == again.first


@pytest.fixture(scope="module")
def lan(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    for name in ("starlette", "uvicorn", "segno"):
        pytest.importorskip(name, reason="the extra `web` is not here")
    with WebServer(tmp_path_factory.mktemp("lan") / "log", "--lan") as running:
        yield running


def call(
    server: WebServer, method: str, path: str, body: Any = None, kind: str = "application/json", host: str = ""
) -> tuple[int, str]:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)) as connection:
        headers = {"Content-Type": kind} | ({"Host": host} if host else {})
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        with connection.getresponse() as response:
            return response.status, response.read().decode()


def found(server: WebServer, method: str, path: str, body: Any = None) -> Any:
    status, text = call(server, method, path, body)
    assert status == 200
    return json.loads(text)


def test_phones_send_and_ask(lan: WebServer) -> None:
    path = "/rooms/abcdefgh1"
    assert found(lan, "GET", path) == {"version": 0, "sheet": None, "first": 0}
    written = found(lan, "PUT", path, {"version": 0, "sheet": SHEET})
    number = written["version"]
    first = {"version": number, "sheet": SHEET, "first": number}
    assert written == {"written": True, **first}
    assert call(lan, "GET", f"{path}?version={number}") == (204, "")
    assert found(lan, "PUT", path, {"version": 0, "sheet": {}}) == {"written": False, **first}
    assert found(lan, "GET", f"{path}?version=0") == first
    second = {"version": number + 1, "sheet": {}, "first": number}
    assert found(lan, "PUT", path, {"version": number, "sheet": {}}) == {"written": True, **second}
    status, drawn = call(lan, "GET", f"{path}/code", host="192.168.1.7")
    assert (status, "<svg" in drawn) == (200, True)


def test_other_phones_come_by_the_address_by_which_this_one_came(lan: WebServer) -> None:
    """So a computer in two networks leads each phone to one in its own; its own browser leads to the likely one."""
    for host in ("192.168.1.7:8350", "10.0.0.2"):
        assert json.loads(call(lan, "GET", "/about", host=host)[1])["shared"] == f"http://{host}/"
    likely = addresses_of("0.0.0.0", lan.port)[0]
    for host in ("127.0.0.1:8350", "localhost"):
        assert json.loads(call(lan, "GET", "/about", host=host)[1])["shared"] == likely


@pytest.mark.parametrize("name", ["abcdefgh9", "short", "ABCDEFGH1", "x" * 3000, "%00%0a", "a%2fb"])
def test_only_a_shared_game_has_a_code(lan: WebServer, name: str) -> None:
    """A name that no game has, and one that none can have, is not found; a code of it could not be joined."""
    assert call(lan, "GET", f"/rooms/{name}/code", host="192.168.1.7")[0] == 404


def test_no_code_leads_back_to_the_phone_that_reads_it(tmp_path: Path) -> None:
    with WebServer(tmp_path / "log", "--lan", "--host", "127.0.0.1") as alone:
        found(alone, "PUT", "/rooms/abcdefgh1", {"version": 0, "sheet": SHEET})
        assert call(alone, "GET", "/rooms/abcdefgh1/code")[0] == 404
        assert call(alone, "GET", "/rooms/abcdefgh1/code", host="desk.local")[0] == 421


@pytest.mark.parametrize(
    "body",
    [[], {}, {"version": 0}, {"version": "0", "sheet": {}}, {"version": True, "sheet": {}}, {"version": 0, "sheet": 3}],
)
def test_what_is_no_shared_game_is_refused(lan: WebServer, body: Any) -> None:
    status, text = call(lan, "PUT", "/rooms/abcdefgh2", body)
    assert (status, text.startswith("a shared game has a version and a sheet")) == (400, True)
    assert found(lan, "GET", "/rooms/abcdefgh2")["version"] == 0


def test_other_sites_floods_and_short_names_are_refused(lan: WebServer) -> None:
    game = {"version": 0, "sheet": SHEET}
    assert call(lan, "PUT", "/rooms/abcdefgh3", game, kind="text/plain")[0] == 415
    assert call(lan, "PUT", "/rooms/abcdefgh3", {**game, "sheet": {"a": "x" * 500_000}})[0] == 400
    assert call(lan, "PUT", "/rooms/abcdefgh3", {**game, "sheet": {"a": "x" * 2_000_000}})[0] == 413
    assert call(lan, "PUT", "/rooms/short", game)[0] == 400
    assert call(lan, "PUT", "/rooms/ABCDEFGH3", game)[0] == 400
    assert found(lan, "GET", "/rooms/abcdefgh3")["version"] == 0


def test_without_lan_there_are_no_shared_games(server: WebServer) -> None:
    assert json.loads(call(server, "GET", "/about")[1])["shared"] is None
    assert call(server, "GET", "/rooms/abcdefgh1")[0] == 404
    assert call(server, "PUT", "/rooms/abcdefgh1", {"version": 0, "sheet": SHEET})[0] == 405
