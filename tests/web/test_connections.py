"""The connections of `viceroy web`: how many, how slow, how they end, and which questions go before which."""

from __future__ import annotations

import asyncio
import http.client
import json
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest

from effort import slow
from loops import aside
from web_server import END, WebServer, serving

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

HINT = json.dumps({"ask": "hint", "game": "no game"})
FOREVER = 30.0


def request(path: str = "/about", body: str | None = None) -> bytes:
    lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", "Host: localhost"]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join((*lines, "", body or "")).encode()


def stalled(port: int, buffer: int = 2048) -> socket.socket:
    """A phone that asks for more than any buffer holds, and takes only its first byte."""
    phone = socket.socket()
    phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    phone.connect(("127.0.0.1", port))
    phone.sendall(request("/vendor/editor.js") * 40)
    phone.recv(1)
    return phone


def status(port: int) -> int:
    """Return the status of the answer to a small question."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=FOREVER)) as connection:
        connection.request("GET", "/about")
        return connection.getresponse().status


def is_closed(connection: socket.socket) -> bool:
    """Whether the other end closes a connection in time."""
    connection.settimeout(FOREVER)
    with suppress(ConnectionError):
        while connection.recv(100_000):
            pass
    return True


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked", ["downloads", *(pytest.param(each, marks=slow) for each in ("half a question", "nothing", "a game"))]
)
def test_ctrl_c_ends_it_soon(asked: str, tmp_path: Path) -> None:
    """Whatever phones do at that moment: a stalled download held it for ever on Python 3.13."""
    game = json.dumps({"ask": "try", "text": "format: card-set/1\nextends: printed\n", "first": 0, "games": 5})
    with WebServer(tmp_path / "log") as server, ExitStack() as phones:
        for _ in range(3):
            if asked == "downloads":
                phones.enter_context(stalled(server.port))
            else:
                phone = phones.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                sent = {"nothing": b"", "half a question": request("/ask", HINT)[:-5], "a game": request("/ask", game)}
                phone.sendall(sent[asked])
        assert status(server.port) == 200
        time.sleep(0.5)  # until what was sent is under way
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < END
        server.start()


@slow
def test_a_second_ctrl_c_leaves_no_traceback(tmp_path: Path) -> None:
    """Somebody presses it again while a download holds up the end for a moment."""
    with WebServer(tmp_path / "log") as server, stalled(server.port):
        time.sleep(0.5)  # until the download is under way
        server.process.send_signal(signal.SIGINT)
        time.sleep(0.05)  # two at once would be one
        server.stop()
        server.start()


def test_answers_that_the_end_cancels_leave_no_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """On a machine with much to do, connections may not be aborted before uvicorn cancels what still runs."""
    from starlette.applications import Starlette
    from starlette.responses import Response
    from starlette.routing import Mount

    monkeypatch.setattr("viceroy.web.connections.GRACE", 30.0)
    large = Response(bytes(30_000_000))  # not a file, which would be left open
    app = Starlette(routes=[Mount("/", large)])
    with ExitStack() as phones, serving(app, log=caplog.handler) as port:
        phones.enter_context(stalled(port))
        time.sleep(0.5)  # until the answer is under way
        phones_stay = phones.pop_all()
    phones_stay.close()
    assert any("running task" in message for message in caplog.messages), "nothing was cancelled"
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


# -- how slow ---------------------------------------------------------------------------------------------------------


def test_who_takes_no_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr("viceroy.web.connections.PATIENCE", 0.5)
    with serving(log=caplog.handler) as port, stalled(port) as phone:
        deadline = time.monotonic() + FOREVER
        while not caplog.messages:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert is_closed(phone)
        assert status(port) == 200
    assert [message.partition(" within")[0] for message in caplog.messages] == ["an answer was not taken"]


def test_many_who_keep_it_waiting_at_once_are_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A network that breaks down for a moment does not fill the log."""
    monkeypatch.setattr("viceroy.web.connections.PATIENCE", 0.5)
    with serving(log=caplog.handler) as port, ExitStack() as phones:
        waiting = [phones.enter_context(socket.create_connection(("127.0.0.1", port), FOREVER)) for _ in range(5)]
        for phone in waiting:
            phone.sendall(request()[:-2])
        assert all(map(is_closed, waiting))
    assert [message.partition(" within")[0] for message in caplog.messages] == ["a request did not come"]


@slow
def test_who_takes_an_answer_slowly_gets_it_whole(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The limit is for each piece: a download may take many times as long, as on a slow phone."""
    monkeypatch.setattr("viceroy.web.connections.PATIENCE", 1.0)
    with serving(log=caplog.handler) as port, stalled(port, 65_536) as phone:
        taken, began = 0, time.monotonic()
        while time.monotonic() - began < 3:
            taken += len(more := phone.recv(20_000))
            assert more
            time.sleep(0.02)
        assert taken > 1_000_000
    assert caplog.messages == []


# -- how many ---------------------------------------------------------------------------------------------------------


@slow
def test_idle_connections_give_way(tmp_path: Path) -> None:
    """More of them than fit, where macOS allows 256 files: others are answered as before, and the log has one line."""
    with WebServer(tmp_path / "log", descriptors=256) as server, ExitStack() as idle:
        before = len(server.said().splitlines())
        for _ in range(160):
            idle.enter_context(socket.create_connection(("127.0.0.1", server.port), FOREVER))
        for _ in range(3):
            assert status(server.port) == 200
        [line] = server.said().splitlines()[before:]
        assert "more than 80 connections at once" in line


def test_when_all_connections_are_at_work_a_new_one_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("viceroy.web.connections.MAX_CONNECTIONS", 2)
    with serving(log=caplog.handler) as port:
        with stalled(port), stalled(port), socket.create_connection(("127.0.0.1", port), FOREVER) as connection:
            assert connection.recv(1000).startswith(b"HTTP/1.1 503")
        deadline = time.monotonic() + FOREVER
        while not _is_answered(port):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def _is_answered(port: int) -> bool:
    with suppress(ConnectionError):  # the places of the others may not be free yet
        return status(port) == 200
    return False


@slow
def test_without_file_descriptors_there_is_a_line_and_no_traceback(tmp_path: Path) -> None:
    """Fewer than one go of new connections needs; when some are free again, it goes on."""
    with WebServer(tmp_path / "log", descriptors=32) as server:
        before = len(server.said().splitlines())
        with ExitStack() as idle:
            for _ in range(60):
                idle.enter_context(socket.create_connection(("127.0.0.1", server.port), FOREVER))
            time.sleep(1)
        assert status(server.port) == 200
        assert len(server.said().splitlines()) - before <= 3
        assert "Traceback" not in server.said()


# -- which questions go first -----------------------------------------------------------------------------------------


class _Questions:
    """Answers in place of the true ones: heavy ones wait until they may end."""

    def __init__(self) -> None:
        self.may_end = threading.Event()
        self.asked = 0

    def answer(self, text: str, _: Callable[[int], None]) -> str:
        if text == HINT:
            self.asked += 1
            assert self.may_end.wait(FOREVER)
        return "{}"


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> _Questions:
    made = _Questions()
    monkeypatch.setattr("viceroy.web.server.answer_text", made.answer)
    return made


def test_light_questions_pass_heavy_ones(questions: _Questions, caplog: pytest.LogCaptureFixture) -> None:
    """Of 40 hints two are worked at; a score is answered meanwhile, and at last all hints are."""
    from viceroy.web.server import HEAVY

    with serving(log=caplog.handler) as port, ExitStack() as phones:
        hints = [phones.enter_context(socket.create_connection(("127.0.0.1", port), FOREVER)) for _ in range(40)]
        for hint in hints:
            hint.sendall(request("/ask", HINT))
        score = phones.enter_context(socket.create_connection(("127.0.0.1", port), FOREVER))
        score.sendall(request("/ask", json.dumps({"ask": "score"})))
        assert score.recv(1000).startswith(b"HTTP/1.1 200")
        assert questions.asked <= HEAVY
        questions.may_end.set()
        for hint in hints:
            assert hint.recv(1000).startswith(b"HTTP/1.1 200")
    assert questions.asked == 40


def test_heavy_questions_are_dropped_if_nobody_waits(questions: _Questions, caplog: pytest.LogCaptureFixture) -> None:
    """A phone that went away costs nothing: its hints are not worked at when their turn comes."""
    from viceroy.web.server import HEAVY

    with serving(log=caplog.handler) as port:
        with ExitStack() as phones:
            for _ in range(20):
                phones.enter_context(socket.create_connection(("127.0.0.1", port), FOREVER)).sendall(
                    request("/ask", HINT)
                )
            deadline = time.monotonic() + FOREVER
            while questions.asked < HEAVY:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        with socket.create_connection(("127.0.0.1", port), FOREVER) as last:
            last.sendall(request("/ask", HINT))
            time.sleep(0.5)  # until the server has seen that the others are gone
            questions.may_end.set()
            assert last.recv(1000).startswith(b"HTTP/1.1 200")
    assert questions.asked == HEAVY + 1
    assert caplog.messages == []


PLAYERS = [{"name": "Ada"}, {"name": "Ben", "bot": "search-1"}]


def asked_of_a_game(ask: str) -> Any:
    """Return a question about a new game in which a person has to choose, or then a bot."""
    from viceroy.web.service import answer

    table = answer({"ask": "deal", "players": PLAYERS, "seed": 1, "edition": "german"})
    if ask == "bots":
        chosen = {"action": table["choices"][0]["action"], "serial": table["serial"]}
        table = answer({"ask": "act", "game": table["game"], **chosen})
    return {"ask": ask, "game": table["game"]}


@pytest.mark.parametrize("left_by", ["the phone", "the server"])
@pytest.mark.parametrize("ask", ["hint", "bots"])
def test_a_search_ends_when_nobody_waits(
    ask: str, left_by: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It would take hours: it ends with the trial in which the phone goes away, or the server ends."""
    from viceroy.web import games, seen, service

    question = json.dumps(asked_of_a_game(ask))
    monkeypatch.setattr(seen, "HINT_TRIALS", 10**9)
    monkeypatch.setitem(games.BOTS, "search-1", "search:iterations=1000000000")
    began, ended = threading.Event(), threading.Event()

    def watched(text: str, progress: Callable[[int], None]) -> str:
        def noted(done: int) -> None:
            began.set()
            progress(done)

        try:
            return service.answer_text(text, noted)
        finally:
            ended.set()

    monkeypatch.setattr("viceroy.web.server.answer_text", watched)
    with ExitStack() as phones:
        with serving(log=caplog.handler) as port:
            phone = phones.enter_context(socket.create_connection(("127.0.0.1", port), FOREVER))
            phone.sendall(request("/ask", question))
            assert began.wait(FOREVER)
            assert not ended.is_set()
            if left_by == "the phone":
                phone.close()
                assert ended.wait(FOREVER)
                assert status(port) == 200
        assert ended.wait(FOREVER)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_calls_in_threads_return_raise_and_take_turns() -> None:
    from viceroy.web.threads import Threads

    async def calls() -> tuple[object, ...]:
        threads = Threads(1)
        both = threads.call(divmod, 7, 2), threads.call(divmod, 7, 0)
        return tuple(await asyncio.gather(*both, return_exceptions=True))

    found, error = aside(calls())
    assert found == (3, 1)
    assert isinstance(error, ZeroDivisionError)
