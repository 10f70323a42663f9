"""A day of `viceroy web` in short: phones share games while it is restarted, stalled, flooded and out of descriptors.

The thorough profile plays some seconds of it, the exhaustive one ten minutes with 24 restarts.
"""

from __future__ import annotations

import json
import socket
import sys
import time
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest

from effort import by_hand, slow
from web_server import PATIENCE, WebServer

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads the memory of a process from /proc")
SHEET = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[18]]}]}
SECRET = "a" * 22
DESCRIPTORS = 256
SHEETS = 5
MEMORY = 30_000
"""How many kB more the server may need at the end of a life than after its first troubles."""
TOLD = ("more than", "a request did not come", "an answer was not taken", "a question broke off", "Viceroy is at")
"""How the lines of the log begin that a day may bring."""


def call(server: WebServer, method: str, path: str, body: object = None) -> Any:
    """Ask until there is an answer, as the page does: a flooded server may be busy."""
    deadline = time.monotonic() + PATIENCE
    while True:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        try:
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {SECRET}"}
            connection.request(method, path, json.dumps(body), headers)
            answer = connection.getresponse()
            if answer.status in (200, 201):
                return json.loads(answer.read())
        except (OSError, HTTPException):
            pass
        finally:
            connection.close()
        assert time.monotonic() < deadline, f"{method} {path} has no answer"
        time.sleep(0.05)


def memory(server: WebServer) -> int:
    """Return how many kB of memory the server uses."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def disturb(server: WebServer, dice: Random, phones: ExitStack) -> int:
    """Do what goes wrong on a day; the connections stay open until the server has ended.

    Return how many questions break off: the log tells each.
    """
    kind = dice.choice(("flood", "stall", "half", "hint"))
    for _ in range(300 if kind == "flood" else 8):
        phone = socket.socket()
        phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        phone.settimeout(PATIENCE)
        phone.connect(("127.0.0.1", server.port))
        phones.enter_context(phone)
        head = "Host: localhost\r\nContent-Type: application/json\r\n"
        sent = {
            "flood": "",
            "stall": f"GET /vendor/editor.js HTTP/1.1\r\n{head}\r\n" * 20,
            "half": f"POST /ask HTTP/1.1\r\n{head}Content-Length: 50\r\n\r\n{{",
            "hint": f'POST /ask HTTP/1.1\r\n{head}Content-Length: 27\r\n\r\n{{"ask": "hint", "game": ""}}',
        }
        phone.sendall(sent[kind].encode())
    return 8 if kind == "half" else 0


@pytest.mark.parametrize(
    ("lives", "seconds"),
    [pytest.param(2, 1.5, marks=slow, id="short"), pytest.param(25, 24.0, marks=by_hand, id="a day")],
)
def test_a_day_of_troubles_loses_nothing(lives: int, seconds: float, tmp_path: Path) -> None:
    """Each game has its last sheet as long as a server lives; it ends, its memory is flat, its log is calm."""
    dice = Random(7)
    with WebServer(tmp_path / "log", "--lan", "--host", "127.0.0.1", descriptors=DESCRIPTORS) as server:
        for life in range(lives):
            codes = [call(server, "POST", "/tables/sheets", {"cells": [], "phones": []})["code"] for _ in range(SHEETS)]
            number = 0
            warm = broken_off = 0
            end = time.monotonic() + seconds
            with ExitStack() as phones:
                while time.monotonic() < end:
                    broken_off += disturb(server, dice, phones)
                    number += 1
                    for code in codes:
                        cells = [{"key": "player/1-a/attack", "value": dice.randrange(99)}]
                        change = {"number": number, "over": [], "cells": cells, "seen": []}
                        life = call(server, "GET", f"/tables/{code}")["life"]
                        sent = {"life": life, "since": 0, "changes": [change]}
                        told = call(server, "POST", f"/tables/{code}/cells", sent)["cells"]
                        assert [{key: cell[key] for key in ("key", "value")} for cell in told] == cells
                        assert call(server, "GET", f"/tables/{code}")["cells"] == told
                    assert call(server, "POST", "/ask", {"ask": "score", "sheet": SHEET})["score"]["winners"] == ["Ada"]
                    warm = warm or memory(server)
                assert memory(server) - warm < MEMORY
                server.stop()
            lines = [line.removeprefix("WARNING:").strip() for line in server.said().splitlines() if line.strip()]
            assert [line for line in lines if not line.startswith((*TOLD, "No phone can open it"))] == []
            assert len(lines) < 20 + broken_off, life
            server.start()
