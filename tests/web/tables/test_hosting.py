"""A server of one's own: the folder of its tables, its name in the world, several processes, and a proxy before it."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from test_routes import play

from effort import slow
from phones import Phone, friends_at
from viceroy.cli.commands.web import user_folder
from viceroy.cli.main import main
from web_server import WebServer

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "hosting.md").read_text("utf-8")
NAME = "viceroy.example"


@slow
def test_a_game_goes_on_after_a_kill_and_a_new_start(tmp_path: Path) -> None:
    """Whatever a phone got an answer for is there: people, seats, secrets, the game, and the serial."""
    server = WebServer(tmp_path / "log", "--games", str(tmp_path / "games"))
    server.start()
    phones = friends_at(server.port, "Ada", "Ben")
    phones[0].wish("seat_bot", bot="greedy", name="Greta")
    phones[0].wish("deal")
    for _ in range(2):
        play(phones, Random(4), 9)
        before = [phone.until(lambda seen: 2 not in seen["waits_for"]) for phone in phones]
        server.kill()
        server.start()
        after = [phone.table() for phone in phones]
        assert [seen["serial"] for seen in after] == [seen["serial"] for seen in before]
        assert [seen["game"]["view"] for seen in after] == [seen["game"]["view"] for seen in before]
    play(phones, Random(4))
    server.stop()


@slow
def test_two_servers_do_not_share_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with WebServer(tmp_path / "log", "--games", str(tmp_path)):
        assert main(["web", "--port", "0", "--games", str(tmp_path)]) == 2
    assert "another server uses it; name another folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--safe"], "say where by --games FOLDER"),
        (["--name", "https://viceroy.example/"], "write the name alone"),
        (["--name", "a b"], "write the name alone"),
        (["--codes", "AEIOU"], "codes begin with one of"),
        (["--codes", ""], "codes begin with one of"),
        (["--games", "/dev/null/x"], "cannot be used"),
    ],
)
def test_options_that_cannot_be_are_told(options: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["web", "--port", "0", *options]) == 2
    assert told in capsys.readouterr().err


def test_tables_of_the_network_lie_in_a_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/home/ada/data")
    assert user_folder() == Path("/home/ada/data/viceroy")
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", "/home/ada")
    assert user_folder() == Path("/home/ada/.local/share/viceroy")
    monkeypatch.setattr("sys.platform", "darwin")
    assert user_folder() == Path("/home/ada/Library/Application Support/viceroy")


@slow
def test_codes_begin_as_the_process_was_told(tmp_path: Path) -> None:
    """It knows no other codes, even if it holds such a table."""
    games = str(tmp_path / "games")
    with WebServer(tmp_path / "log", "--games", games, "--codes", "BC,D") as server:
        codes = [Phone(server.port).make("Ada").code for _ in range(8)]
        assert {code[0] for code in codes} <= {"B", "D"}
        assert all(code.startswith(("BC", "D")) for code in codes)
    with WebServer(tmp_path / "log2", "--games", games, "--codes", "K") as server:
        stranger = Phone(server.port)
        assert stranger.ask("GET", f"/tables/{codes[0]}").status == 404


# -- behind a proxy ---------------------------------------------------------------------------------------------------


def blocks() -> list[str]:
    """Return what the page about hosting says for nginx."""
    return re.findall(r"```nginx\n(.*?)```", PAGE, re.S)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def nginx(folder: Path, *parts: str) -> Iterator[None]:
    """Run a real nginx with parts of its configuration."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("nginx is not here")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("proxy", "fastcgi", "uwsgi", "scgi"))
    text = f"""daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
    events {{}}
    http {{ access_log off; client_body_temp_path {folder}/body;\n{temporary}{"".join(parts)} }}"""
    (folder / "nginx.conf").write_text(text)
    command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    with subprocess.Popen(command) as process:
        try:
            yield
        finally:
            process.terminate()
            process.wait(10)


def as_documented(block: str, port: int, processes: list[int]) -> str:
    """Return a block for a port of this machine, without certificates, and with the ports of the processes."""
    text = re.sub(r"\n *ssl_.*", "", block).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    for documented, real in zip((8350, 8351), processes, strict=False):
        text = text.replace(f"127.0.0.1:{documented}", f"127.0.0.1:{real}")
    return text


class NamedPhone(Phone):
    """A phone that knows the server by its name in the world."""

    def headers(self, *, has_body: bool = False, **more: str) -> dict[str, str]:
        return {"Host": NAME, **super().headers(has_body=has_body, **more)}


def listens(port: int) -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise AssertionError("nginx does not start")


def test_a_game_through_nginx(tmp_path: Path) -> None:
    """... by the lines of the page about hosting: streams come at once, and the address is the one of the world."""
    port = free_port()
    with (
        WebServer(tmp_path / "log", "--name", NAME, "--games", str(tmp_path / "games")) as server,
        nginx(tmp_path, as_documented(blocks()[0], port, [server.port])),
    ):
        listens(port)
        ada = NamedPhone(port).make("Ada")
        ben = NamedPhone(port).join(ada.code, "Ben")
        about = ada.ask("GET", "/about").data["tables"]
        assert about == {"address": f"http://{NAME}/", "reach": "anywhere"}
        assert ada.get("/code").status == 200
        stream = ben.stream()
        first = next(stream.tables())
        began = time.monotonic()
        serial = ada.wish("deal").data["serial"]
        assert stream.table(serial)["phase"] == "playing"
        assert time.monotonic() - began < 5
        assert first.data["phase"] == "lobby"
        play([ada, ben], Random(6), 30)
        stream.close()
        assert Phone(port).ask("GET", "/about", Host="evil.example").status == 421


@slow
def test_two_processes_share_a_name(tmp_path: Path) -> None:
    """Each request finds the process of its table, by the first letter of the code."""
    port = free_port()
    letters = re.findall(r"--codes (\S+)", PAGE)[:2]
    with (
        WebServer(tmp_path / "1", "--name", NAME, "--codes", letters[0], "--games", str(tmp_path / "a")) as one,
        WebServer(tmp_path / "2", "--name", NAME, "--codes", letters[1], "--games", str(tmp_path / "b")) as two,
    ):
        processes = [one.port, two.port]
        server = as_documented(blocks()[0], port, processes)
        server = re.sub(r"proxy_pass http://\S+;", "proxy_pass http://$process;", server)
        with nginx(tmp_path, as_documented(blocks()[1], port, processes), server):
            listens(port)
            tables = [NamedPhone(port).make("Ada") for _ in range(8)]
            assert len({table.code[0] in letters[0] for table in tables}) == 2
            for ada in tables:
                ben = NamedPhone(port).join(ada.code, "Ben")
                assert ada.wish("deal").status == 200
                assert ben.table()["phase"] == "playing"
