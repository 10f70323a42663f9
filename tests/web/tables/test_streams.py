"""Streams are connections that are answered for ever: their limits, slow receivers, and beats."""

from __future__ import annotations

import socket
import time
from contextlib import closing
from pathlib import Path

import pytest

from phones import Phone, Stream, friends_at
from web_server import WebServer, serving

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")


def test_streams_leave_room_for_other_connections(tmp_path: Path) -> None:
    """Where the system allows few connections, streams take three quarters at most; the others get polls."""
    pytest.importorskip("resource", reason="only Unix limits file descriptors")
    with WebServer(tmp_path / "log", descriptors=140) as server:
        ada = Phone(server.port).make("Ada")
        watchers = [Phone(server.port, secret=None) for _ in range(22)]
        streams: list[Stream] = []
        for watcher in watchers:
            watcher.code = ada.code
            streams.append(watcher.stream())
        statuses = [stream.status for stream in streams]
        assert statuses[:10] == [200] * 10
        assert 503 in statuses
        assert watchers[-1].table()["serial"] == ada.table()["serial"]
        for stream in streams:
            stream.close()
        ada.until(lambda seen: seen["presence"]["watchers"] == 0)
        with closing(watchers[-1].stream()) as stream:
            assert stream.status == 200


def test_a_stream_that_nobody_takes_is_cut(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A phone that has stalled holds up neither the table nor the server, and counts as away after that."""
    monkeypatch.setattr("viceroy.web.connections.PATIENCE", 1.0)

    with serving(log=caplog.handler) as port:
        ada, ben = friends_at(port, "Ada", "Ben")
        dealt = ada.wish("deal").data["serial"]
        with socket.socket() as stalled:
            stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            stalled.connect(("127.0.0.1", port))
            head = [f"GET /tables/{ben.code}/stream HTTP/1.1", "Host: localhost", f"Authorization: Bearer {ben.secret}"]
            stalled.sendall("\r\n".join((*head, "", "")).encode())
            stalled.recv(1)
            deadline = time.monotonic() + 60
            while not any("an answer was not taken" in line for line in caplog.messages):
                answer = ada.wish("give_sign", dealt, sign="hello")
                assert answer.status in (200, 429)  # 429: faster than a person may be
                assert time.monotonic() < deadline


def test_a_stream_says_that_it_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a proxy keeps it, and a phone notices when it is not."""
    monkeypatch.setattr("viceroy.web.tables.routes.BEAT", 0.05)

    with serving() as port:
        ada = Phone(port).make("Ada")
        with closing(ada.stream()) as stream:
            next(stream.tables())
            deadline = time.monotonic() + 30
            while stream.comments < 3:
                assert time.monotonic() < deadline
                time.sleep(0.02)


def test_a_slow_stream_leaves_out_what_is_no_longer_so(server: WebServer) -> None:
    """Many changes at once come as fewer tables, and the last one is the table of now."""
    ada, ben = friends_at(server.port, "Ada", "Ben")
    head = [f"GET /tables/{ben.code}/stream HTTP/1.1", "Host: localhost", f"Authorization: Bearer {ben.secret}", "", ""]
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall("\r\n".join(head).encode())
        connection.recv(1)
        last = 0
        for _ in range(30):
            last = ada.wish("give_sign", sign="hello", serial=0).data["serial"]
        text = b""
        while f'"serial": {last}, "you"'.encode() not in text:
            text += connection.recv(100_000)
    ids = [int(line[4:]) for line in text.decode(errors="replace").splitlines() if line.startswith("id: ")]
    assert ids == sorted(set(ids))
    assert ids[-1] == last
