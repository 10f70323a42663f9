"""`viceroy web`: the page and its answers over HTTP, to this machine alone unless somebody asks for more."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import time
from collections.abc import MutableMapping
from contextlib import closing, suppress
from email.message import Message
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from effort import slow
from loops import aside
from viceroy.cli.main import main
from viceroy.cli.output import white_on_black
from web_server import WebServer, serving

pytest.importorskip("starlette", reason="the extra `web` is not here")
pytest.importorskip("uvicorn", reason="the extra `web` is not here")
pytest.importorskip("segno", reason="the extra `web` is not here")

JSON = {"Content-Type": "application/json"}


class Sent(NamedTuple):
    status: int
    headers: Message
    body: bytes


def asked(server: WebServer, method: str, path: str, body: bytes = b"", **headers: str) -> Sent:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)) as connection:
        connection.request(method, path, body, headers)
        with connection.getresponse() as response:
            return Sent(response.status, response.headers, response.read())


def test_the_page_and_all_that_it_names_is_there(server: WebServer) -> None:
    """Every file of the page is sent with a type that a browser takes, and with the strict policy."""
    for path, kind in (("/", "text/html"), ("/app.js", "javascript"), ("/style.css", "text/css"), ("/icon.svg", "svg")):
        response = asked(server, "GET", path)
        assert (response.status, kind in str(response.headers["content-type"])) == (200, True)
        policy = str(response.headers["content-security-policy"])
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"


def test_a_question_is_answered(server: WebServer) -> None:
    sheet = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[18]]}]}
    response = asked(server, "POST", "/ask", json.dumps({"ask": "score", "sheet": sheet}).encode(), **JSON)
    assert response.status == 200
    assert json.loads(response.body)["score"]["winners"] == ["Ada"]


def test_what_a_form_of_another_site_can_send_is_refused(server: WebServer) -> None:
    assert asked(server, "POST", "/ask", b"{}", **{"Content-Type": "text/plain"}).status == 415
    assert asked(server, "GET", "/ask").status == 404


def test_a_foreign_name_leads_nowhere(server: WebServer) -> None:
    for host in ("evil.example", "localhost.evil.example:8350", "127.0.0.1.evil.example", "[::1", "", "a b"):
        assert asked(server, "POST", "/ask", b"{}", Host=host, **JSON).status == 421, host
        assert asked(server, "GET", "/", Host=host).status == 421, host
    for host in ("127.0.0.1", "LOCALHOST:1", "[::1]:8350", "192.168.1.7:8350", socket.gethostname()):
        assert asked(server, "GET", "/", Host=host).status == 200, host


def statuses(scope: dict[str, Any], *messages: MutableMapping[str, Any], **options: Any) -> list[Any]:
    """Return the status and the body that a server answers to what is sent; after it nothing more comes."""
    from viceroy.web.server import application

    sent = list(messages)
    scope = {"type": "http", "query_string": b"", "headers": [(b"host", b"localhost")], **scope}

    async def ask() -> list[Any]:
        found: list[Any] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            found.append(message.get("status", message.get("body")))

        async def receive() -> MutableMapping[str, Any]:
            if not sent:
                await asyncio.sleep(30)
            return sent.pop(0)

        await application(**options)(scope, receive, send)
        return found

    return aside(ask())


def test_the_server_goes_by_the_name_of_its_host() -> None:
    """A network may know this machine by another name: `--host` with that name lets it in, and no other one."""
    for name, status in ((b"desk.example:8350", 200), (b"disk.example:8350", 421)):
        scope = {"method": "GET", "path": "/about", "headers": [(b"host", name)]}
        assert statuses(scope, host="Desk.example")[0] == status


def test_the_policy_of_the_page_is_that_of_the_server() -> None:
    from viceroy.web.server import POLICY, page_folder

    policy = POLICY.removesuffix("; frame-ancestors 'none'")
    assert f'content="{policy}"' in (page_folder() / "index.html").read_text("utf-8")


def test_a_flood_is_cut_off(server: WebServer) -> None:
    """More than a set with pictures can hold is not read to its end, and what is no UTF-8 is told so."""
    assert asked(server, "POST", "/ask", b" " * 5_000_000, **JSON).status == 413
    assert asked(server, "POST", "/ask", b"\xff", **JSON).status == 400


def test_a_question_that_breaks_off_is_one_line(server: WebServer) -> None:
    """Whoever started the server reads one line about it, and others are answered as before."""
    before = len(server.said().splitlines())
    lines = ("POST /ask HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json", "Content-Length: 50", "", "{")
    for _ in range(2):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall("\r\n".join(lines).encode())
            time.sleep(0.2)
    deadline = time.monotonic() + 30
    while len(said := server.said().splitlines()[before:]) < 2:
        assert time.monotonic() < deadline, said
        time.sleep(0.05)
    assert all("a question broke off before its end" in line for line in said)
    assert asked(server, "GET", "/").status == 200


def test_a_half_sent_question_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viceroy.web.requests.PATIENCE", 0.05)
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    scope = {"method": "POST", "path": "/ask", "headers": headers}
    status, body = statuses(scope, {"type": "http.request", "body": b"{", "more_body": True})
    assert status == 408
    assert body.startswith(b"a question comes within")


@slow
def test_headers_that_never_end_are_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However slowly they come, after a request as before it; whoever sends nothing is let go without a word."""
    monkeypatch.setattr("viceroy.web.connections.PATIENCE", 0.5)
    monkeypatch.setattr("viceroy.web.connections._QUIET", 0.0)  # each is told, as if the others were long ago
    request = b"GET /about HTTP/1.1\r\nHost: localhost\r\n"
    with serving(log=caplog.handler) as port:
        for sent in (b"", request, b"G", request + b"\r\n" + request):
            with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
                connection.sendall(sent)
                answered = b""
                while more := connection.recv(10_000):
                    answered += more
                    connection.sendall(b"X-More: 1\r\n")
            assert answered.count(b"200 OK") == sent.count(b"\r\n\r\n")
        began = time.monotonic()
        with socket.create_connection(("127.0.0.1", port), timeout=10) as connection, suppress(OSError):
            for letter in request:
                connection.sendall(bytes([letter]))
                time.sleep(0.1)
        assert time.monotonic() - began < 0.1 * len(request)
    assert len(caplog.messages) == 4
    assert all("did not come within" in line for line in caplog.messages)


def test_an_answer_does_not_wait_for_the_last_one_to_be_acknowledged() -> None:
    """Headers and body are two packets: with Nagle's algorithm the second may wait 40 ms."""
    from viceroy.web.addresses import listening

    with listening("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_server_says_where_links_lead() -> None:
    for public in (None, "https://me.example/viceroy/"):
        status, body = statuses({"method": "GET", "path": "/about"}, public=public)
        assert (status, json.loads(body)["public"]) == (200, public)


@pytest.mark.parametrize(
    "address", ["me.example", "ftp://me.example/", "https:///x", "https://me.example/#a", "https://a b/"]
)
def test_links_lead_to_a_whole_address(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["web", "--port", "0", "--public", address]) == 2
    assert "write a whole address, such as https://" in capsys.readouterr().err


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/pyproject.toml", "/..%2f..%2fpyproject.toml", "/nothing"]
)
def test_nothing_but_the_page_is_served(server: WebServer, path: str) -> None:
    assert asked(server, "GET", path).status == 404


def test_it_listens_to_this_machine_alone(server: WebServer) -> None:
    """Without being asked to, it cannot be reached from another machine, and draws no code for phones."""
    assert "http://127.0.0.1:" in server.said()
    assert "network" not in server.said()


def test_for_phones_it_draws_a_code(tmp_path: Path) -> None:
    """With `--lan` it says what to open, draws it as a QR code, and that anybody there can."""
    with WebServer(tmp_path / "log", "--lan") as running:
        assert "as can anybody there" in running.said()
        assert "█" in running.said()


class _Terminal(StringIO):
    """A terminal, as far as a program can tell."""

    def isatty(self) -> bool:
        return True


def test_the_code_is_dark_on_light_in_any_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of black on white would invert a code of characters alone, and not every reader takes that."""
    monkeypatch.setattr("os.name", "posix")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout", _Terminal())
    drawn = white_on_black("█ ▀\n▄ █\n").splitlines()
    assert drawn == [f"\x1b[38;5;231;48;5;16m{line}\x1b[0m" for line in ("█ ▀", "▄ █")]
    monkeypatch.setattr("sys.stdout", StringIO())
    assert white_on_black("█ ▀\n") == "█ ▀\n"


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong ports and taken ones are one line and status 2."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert main(["web", "--port", str(taken.getsockname()[1])]) == 2
    assert main(["web", "--port", "70000"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    assert all(line.startswith("viceroy web: ") for line in told)
