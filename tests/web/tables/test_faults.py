"""What goes wrong on the way: the server is killed, streams are cut, answers are lost; nothing answered is lost."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from effort import PROFILE, slow
from phones import Answer, Phone, Stream, friends_at
from viceroy.web.tables.changes import Recorded, read
from viceroy.web.tables.store import FILE
from web_server import WebServer

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

PATIENCE = 120.0


def asked_until_answered(phone: Phone, path: str, sent: object) -> Answer:
    """Send the same thing again until an answer comes, as a phone does that has no network for a while."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            return phone.ask("POST", path, sent)
        except (OSError, http.client.HTTPException):
            time.sleep(0.05)
    raise AssertionError("the server does not come back")


def seen_at_last(phone: Phone) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            return phone.table()
        except (OSError, http.client.HTTPException):
            time.sleep(0.05)
    raise AssertionError("the server does not come back")


def plays(phone: Phone, dice: Random, is_enough: Event) -> list[tuple[int, dict[str, Any]]]:
    """Choose until it is enough, game after game; return what was answered: the serial, and the action."""
    answered = []
    while not is_enough.is_set():
        seen = seen_at_last(phone)
        if seen["phase"] == "over":
            asked_until_answered(phone, f"/tables/{phone.code}/wishes", phone.sent("rematch", seen["serial"]))
            continue
        choices = seen["game"]["choices"]
        if not choices:
            time.sleep(0.02)
            continue
        action = dice.choice(choices)["action"]
        sent = phone.sent("choose", seen["serial"], action=action)
        answer = asked_until_answered(phone, f"/tables/{phone.code}/wishes", sent)
        assert answer.status == 200, answer
        answered.append((answer.data["serial"], action))
    return answered


def kept_actions(games: Path) -> dict[int, dict[str, Any]]:
    """Return the actions that the store has kept, by the serial of their change."""
    with closing(sqlite3.connect(games / FILE)) as connection:
        kept = [read(line) for (line,) in connection.execute("SELECT line FROM changes ORDER BY serial")]
    return {
        each.serial: json.loads(each.change.lines[0])["action"] for each in kept if isinstance(each.change, Recorded)
    }


@slow
@pytest.mark.skipif(os.name == "nt", reason="a kill is a signal of Unix")
def test_killed_at_random_moments_nothing_answered_is_lost_or_counts_twice(tmp_path: Path) -> None:
    """Two phones and a bot play on through it all; what they were answered is kept, each choice once."""
    games, dice, is_enough = tmp_path / "games", Random(9), Event()
    server = WebServer(tmp_path / "log", "--games", str(games))
    server.start()
    phones = friends_at(server.port, "Ada", "Ben")
    phones[0].wish("seat_bot", bot="greedy", name="Greta")
    phones[0].wish("deal")
    with ThreadPoolExecutor(2) as pool:
        playing = [pool.submit(plays, phone, Random(seat), is_enough) for seat, phone in enumerate(phones)]
        for _ in range(50 if PROFILE == "exhaustive" else 3):
            time.sleep(dice.uniform(0.2, 1.5))
            server.kill()
            server.start()
        is_enough.set()
        answered = dict(one for each in playing for one in each.result())
    server.stop()
    actions = kept_actions(games)
    assert {serial: actions[serial] for serial in answered} == answered
    chosen = {serial for serial, action in actions.items() if action["seat"] < 2 and action["action"] != "pass"}
    assert chosen <= set(answered)  # only who has no card passes without being asked


def test_an_answer_that_was_lost_is_given_again(server: WebServer) -> None:
    """The connection breaks after the wish has arrived; the phone sends it again, and it counts once."""
    ada, ben = friends_at(server.port, "Ada", "Ben")
    ada.wish("deal")
    seen = ben.table()
    sent = ben.sent("choose", seen["serial"], action=seen["game"]["choices"][0]["action"])
    body = json.dumps(sent).encode()
    head = [f"POST /tables/{ben.code}/wishes HTTP/1.1", "Host: localhost", "Content-Type: application/json"]
    head += [f"Authorization: Bearer {ben.secret}", f"Content-Length: {len(body)}", "", ""]
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall("\r\n".join(head).encode() + body)
    ada.until(lambda now: ben.person not in now["waits_for"])
    answer = ben.ask("POST", f"/tables/{ben.code}/wishes", sent)
    assert (answer.status, answer.data["serial"]) == (200, seen["serial"] + 1)
    assert ada.table()["serial"] == seen["serial"] + 1


def test_a_stream_that_is_cut_in_mid_message_goes_on(server: WebServer) -> None:
    """What came in part is thrown away; the next stream brings the whole table."""
    ada, ben = friends_at(server.port, "Ada", "Ben")
    ada.wish("deal")
    head = [f"GET /tables/{ben.code}/stream HTTP/1.1", "Host: localhost", f"Authorization: Bearer {ben.secret}", "", ""]
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall("\r\n".join(head).encode())
        begun = b""
        while b"data: {" not in begun:
            begun += connection.recv(300)
    with closing(ben.stream(ben.table()["serial"] - 1)) as stream:
        assert next(stream.tables()).data["game"]["view"] == ben.table()["game"]["view"]


def test_somebody_who_is_away_is_back_by_themselves(tmp_path: Path) -> None:
    """The server was started anew, and the streams of all phones with it: each gets its seat and its hand again."""
    server = WebServer(tmp_path / "log", "--games", str(tmp_path / "games"))
    server.start()
    phones = friends_at(server.port, "Ada", "Ben")
    phones[0].wish("deal")
    streams: list[Stream] = [phone.stream() for phone in phones]
    before = [next(stream.tables()) for stream in streams]
    server.kill()
    for stream in streams:
        stream.close()
    server.start()
    for phone, event in zip(phones, before, strict=True):
        with closing(phone.stream(event.id)) as stream:
            now = next(stream.tables()).data
            assert now["game"]["view"] == event.data["game"]["view"]
            assert now["presence"]["people"][phone.person] == 0
    server.stop()


def children_of(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells the children of a process")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_worker_outlives_the_server(tmp_path: Path, how: signal.Signals) -> None:
    server = WebServer(tmp_path / "log")
    server.start()
    phone = Phone(server.port).make("Ada")
    phone.wish("seat_bot", bot="greedy", name="Greta")
    phone.wish("deal")
    phone.until(lambda seen: 1 not in seen["waits_for"])
    workers = children_of(server.process.pid)
    assert workers
    server.process.send_signal(how)
    server.process.wait(PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}/cmdline").exists() and is_alive(worker) for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_the_lines_on_the_disk_are_those_that_were_answered(tmp_path: Path) -> None:
    """The store is one file of SQLite; each change is a line of JSON that a person can read."""
    server = WebServer(tmp_path / "log", "--games", str(tmp_path))
    server.start()
    phones = friends_at(server.port, "Ada", "Ben")
    phones[0].wish("deal")
    seen = phones[1].table()
    phones[1].wish("choose", seen["serial"], action=seen["game"]["choices"][0]["action"])
    server.stop()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        lines = [line for (line,) in connection.execute("SELECT line FROM changes ORDER BY serial")]
    assert isinstance(read(lines[-1]).change, Recorded)
    assert all(phone.secret is not None and phone.secret not in line for phone in phones for line in lines)
