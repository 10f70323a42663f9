"""The host of `examples/`: honest players, a hostile one, and a process that is killed in mid-game."""

from __future__ import annotations

import http.client
import json
import random
import re
import runpy
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

import viceroy
from effort import slow, tries

pytest.importorskip("starlette", reason="the extra `examples` is not here")
pytest.importorskip("uvicorn", reason="the extra `examples` is not here")

PROGRAM = Path(__file__).resolve().parents[1] / "examples" / "table_host.py"
Data = dict[str, Any]


class Answer(NamedTuple):
    status: int
    data: Data


class Web:
    """The host as a process, and a way to ask it; it can be killed and comes back on another port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder.with_suffix(".log")
        self.start()

    def start(self) -> None:
        with self.log.open("wb") as log:
            command = [sys.executable, str(PROGRAM), str(self.folder), "--port", "0"]
            self.process = subprocess.Popen(command, stderr=log)
        deadline = time.monotonic() + 60
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)", self.log.read_text("utf-8"))):
            assert self.process.poll() is None, self.log.read_text("utf-8")
            assert time.monotonic() < deadline, "the host does not start"
            time.sleep(0.05)
        self.port = int(found[1])

    def kill(self) -> None:
        """Kill it as a power button would, and see that it never stumbled before."""
        self.process.kill()
        assert self.process.wait() == -signal.SIGKILL
        assert "Traceback" not in self.log.read_text("utf-8")

    def ask(self, method: str, path: str, token: str | None = None, body: bytes | str = b"") -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            header = token if token is None or " " in token else f"Bearer {token}"
            connection.request(method, path, body, {} if header is None else {"Authorization": header})
            answer = connection.getresponse()
            return Answer(answer.status, json.loads(answer.read()))
        finally:
            connection.close()

    def record(self, game: str) -> Path:
        return self.folder / f"{game}.jsonl"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    web = Web(tmp_path_factory.mktemp("host") / "games")
    yield web
    web.kill()


class Player:
    """An honest player: reads updates, looks at the view, and sends one of its legal actions."""

    def __init__(self, web: Web, game: str, seat: int, token: str) -> None:
        self.web, self.path, self.seat, self.token = web, f"/games/{game}", seat, token
        self.start_over()

    def start_over(self) -> None:
        self.since = 0
        self.told: dict[int, list[Data]] = {}
        self.epoch = ""
        self.epoch = self.look()["epoch"]

    def look(self) -> Data:
        status, data = self.web.ask("GET", self.path, self.token)
        assert status == 200
        assert self.epoch in ("", data["epoch"])
        return data

    def poll(self, wait: int = 0) -> None:
        query = f"since={self.since}&epoch={self.epoch}&wait={wait}"
        status, data = self.web.ask("GET", f"{self.path}/updates?{query}", self.token)
        assert status == 200
        for update in data["updates"]:
            self.since = update["serial"]
            if update["undone"]:
                for serial in update["undone"]:
                    del self.told[serial]
            else:
                self.told[self.since] = update["events"]

    def send(self, action: Data, serial: int) -> Answer:
        return self.web.ask("POST", self.at("actions", serial), self.token, text_of(action))

    def at(self, what: str, serial: int) -> str:
        return f"{self.path}/{what}?serial={serial}&epoch={self.epoch}"

    def undo(self, serial: int) -> Answer:
        return self.web.ask("POST", self.at("undo", serial), self.token)


def text_of(action: Data) -> str:
    return json.dumps({"format": "action/2", **action})


def table(web: Web, names: tuple[str, ...] = ("Ada", "Ben"), more: str = "") -> tuple[str, list[Player]]:
    query = "&".join(f"player={name}" for name in names)
    status, data = web.ask("POST", f"/games?{query}{more}")
    assert status == 201
    game = data["game"]
    joined = [web.ask("POST", f"/games/{game}/join", one) for one in data["invitations"]]
    assert [(one.status, one.data["seat"]) for one in joined] == [(200, seat) for seat in range(1, len(names))]
    tokens = [data["token"], *(cast("str", one.data["token"]) for one in joined)]
    return game, [Player(web, game, seat, token) for seat, token in enumerate(tokens)]


def heard_by(web: Web, game: str, seat: int) -> list[list[Data]]:
    steps = viceroy.Session.load(web.record(game)).history[1:]
    return [
        [{key: one for key, one in viceroy.to_data(event).items() if key != "format"} for event in events]
        for events in (viceroy.events_for(step.events, seat) for step in steps)
    ]


# -- honest players ---------------------------------------------------------------------------------------------------


@slow
def test_a_game_goes_on_after_kills_among_hostile_requests(tmp_path: Path) -> None:
    """Two play to the end; a third sends all he can think of; the host is killed three times. Nothing goes astray."""
    web = Web(tmp_path / "games")
    game, players = table(web, more="&edition=german&virtual_opponents=1")
    rng, stranger, moves = random.Random(7), table(web)[1][0], 0
    while True:
        player = rng.choice(players)
        now = player.look()
        assert now["view"]["seat"] == player.seat
        if now["view"]["owes"] == []:
            break
        if now["view"]["legal"]:
            moves += 1
            action = rng.choice(now["view"]["legal"])
            assert player.send(action, now["serial"]).status == 200
            if moves % 10 == 1:
                assert_nothing_comes_of_it(web, game, players, stranger, action, now["serial"])
            if moves % 7 == 0 and player.look()["undo"]:
                assert player.undo(now["serial"] + 1).status == 200
            if moves in (5, 40, 80):
                assert_killed_and_back(web, game, players, torn=moves == 40)
        if rng.random() < 0.3:
            player.poll()
    assert moves > 80
    assert_ended_alike(web, game, players)
    web.kill()


def assert_killed_and_back(web: Web, game: str, players: list[Player], *, torn: bool) -> None:
    """Kill the host, leave half a line behind if it is to be torn, and find everything as it was."""
    before = [player.look() for player in players]
    web.kill()
    if torn:
        with web.record(game).open("ab") as stream:
            stream.write(b'{"action": {"action": "pa')
    web.start()
    for player in players:
        told = player.told
        assert web.ask("GET", f"{player.path}/updates?since=0&epoch={player.epoch}", player.token).status == 412
        player.start_over()
        player.poll()
        assert told.items() <= player.told.items()
    assert [{**player.look(), "epoch": ""} for player in players] == [{**one, "epoch": ""} for one in before]


def assert_ended_alike(web: Web, game: str, players: list[Player]) -> None:
    session = viceroy.Session.load(web.record(game))
    rules, record = session.state.rules, session.record
    again = viceroy.Session.start(rules.players, seed=record.seed, edition="german", virtual_opponents=1)
    for action in session.actions:
        again.do(action)
    assert again.state == session.state
    for player in players:
        player.poll()
        assert list(player.told.values()) == heard_by(web, game, player.seat)
        assert player.look()["score"] == viceroy.to_data(viceroy.score(again.state))


def test_two_who_wait_for_each_other_play_to_the_end(web: Web) -> None:
    """Each in a program of its own, woken by updates: long polls answer when the other has moved."""
    game, players = table(web, more="&edition=french")
    threads = [threading.Thread(target=play_alone, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert viceroy.Session.load(web.record(game)).state.is_over
    for player in players:
        player.poll()
        assert list(player.told.values()) == heard_by(web, game, player.seat)


def play_alone(player: Player) -> None:
    """Act whenever a choice is due, else wait for the next change."""
    rng = random.Random(player.seat)
    for _ in range(2000):
        now = player.look()
        if now["view"]["owes"] == []:
            return
        if now["view"]["legal"]:
            player.send(rng.choice(now["view"]["legal"]), now["serial"])
        player.poll(wait=5)


def test_a_poll_that_waits_is_answered_by_a_change(web: Web) -> None:
    _, (ada, ben) = table(web)
    waiting = threading.Thread(target=ben.poll, kwargs={"wait": 20})
    waiting.start()
    now = ada.look()
    ada.send(now["view"]["legal"][0], now["serial"])
    waiting.join(60)
    assert ben.told == {1: [{"event": "choice_made", "seat": 0}]}


def test_only_the_own_last_action_is_taken_back(web: Web) -> None:
    """Ada may think again until Ben has chosen, once for each click, and Ben may not do it for her."""
    _, (ada, ben) = table(web, more="&edition=german")
    choice = ada.look()["view"]["legal"][0]
    ada.send(choice, 0)
    assert (ada.look()["undo"], ben.look()["undo"]) == (True, False)
    assert ben.undo(1).status == 409
    assert ada.undo(1).data["updates"][0]["undone"] == [1]
    assert ada.undo(1).status == 409
    assert ada.look()["view"]["chosen"] is None


def test_each_invitation_gives_one_token_once(web: Web) -> None:
    """Ada begins and gets her own token alone; Ben's invitation seats him once, and is no token itself."""
    begun = web.ask("POST", "/games?player=Ada&player=Ben").data
    path, (invitation,) = f"/games/{begun['game']}", begun["invitations"]
    assert web.ask("GET", path, begun["token"]).data["view"]["seat"] == 0
    assert web.ask("GET", path, invitation).status == 403
    assert [web.ask("POST", f"{path}/join", one).status for one in (None, begun["token"])] == [401, 403]
    ben = web.ask("POST", f"{path}/join", invitation)
    assert (ben.status, web.ask("GET", path, ben.data["token"]).data["view"]["seat"]) == (200, 1)
    assert ben.data["token"] not in (invitation, begun["token"])
    assert web.ask("POST", f"{path}/join", invitation).status == 409


def test_the_word_bearer_is_needed_in_any_case_of_letters(web: Web) -> None:
    """`bearer` and `BEARER` are the same scheme; another one, or none, seats nobody."""
    _, (ada, _) = table(web)
    heads = ("bearer ", "BEARER ", "Basic ", " ")
    assert [web.ask("GET", ada.path, head + ada.token).status for head in heads] == [200, 200, 403, 403]


def test_a_serial_of_before_a_power_failure_counts_no_more(tmp_path: Path) -> None:
    """The last line is lost, and the game is played past it again: a serial from before is refused, then and later."""
    web = Web(tmp_path / "games")
    game, (ada, ben) = table(web)
    for player in (ada, ben):
        now = player.look()
        player.send(now["view"]["legal"][0], now["serial"])
    ada.poll()
    serial, choice = ada.look()["serial"], ada.look()["view"]["legal"]
    web.kill()
    lines = web.record(game).read_bytes().splitlines(keepends=True)
    web.record(game).write_bytes(b"".join(lines[:-1]))
    web.start()
    assert ada.send(choice[0] if choice else {}, serial).status == 412
    ben.start_over()
    now = ben.look()
    assert now["serial"] == serial - 1
    assert ben.send(now["view"]["legal"][-1], now["serial"]).status == 200
    assert ben.look()["serial"] == serial
    old = f"since={serial}&epoch={ada.epoch}"
    assert web.ask("GET", f"{ada.path}/updates?{old}", ada.token).status == 412
    assert ada.undo(serial).status == 412
    ada.start_over()
    ada.poll()
    assert list(ada.told.values()) == heard_by(web, game, 0)
    web.kill()


def test_games_that_nobody_asks_for_wait_in_their_files(tmp_path: Path) -> None:
    program = runpy.run_path(str(PROGRAM))
    program["Host"].kept.__globals__["MAX_TABLES"] = 2
    host = program["Host"](tmp_path)
    games = [secrets.token_hex(16) for _ in range(3)]
    for game in games:
        viceroy.Session.start(2, seed=7, path=host.record(game))
    for serial in range(2):
        for game in games:
            session = host.opened(game).session
            assert session.serial == serial
            session.do(session.legal_actions(serial)[0])
            assert host.opened(game).session is session
            assert len(host.tables) <= 2


# -- hostile ones -----------------------------------------------------------------------------------------------------


def assert_nothing_comes_of_it(
    web: Web, game: str, players: list[Player], stranger: Player, done: Data, serial: int
) -> None:
    """Send garbage, actions of others and old ones; all is refused, nobody learns anything, nothing changes."""
    before, views = web.record(game).read_bytes(), [player.look() for player in players]
    owner = players[done["seat"]]
    queries = [*QUERIES, *(f"{query}&epoch={owner.epoch}" for query in QUERIES)]
    other = next(player for player in players if player is not owner)
    act = owner.at("actions", serial)
    again = owner.send(done, serial)
    assert (again.status, again.data["refusal"]["code"]) == (409, "stale")
    answers = [
        owner.send(done, 99_999),
        other.send(done, views[0]["serial"]),
        web.ask("POST", act, None, text_of(done)),
        web.ask("POST", act, stranger.token, text_of(done)),
        web.ask("POST", act, "x" * 5000, text_of(done)),
        web.ask("POST", act, "\xff", text_of(done)),
        *(web.ask("POST", act, other.token, body) for body in GARBAGE),
        *(web.ask("POST", f"{owner.path}/actions?{query}", owner.token, text_of(done)) for query in queries),
        *(web.ask("GET", f"{owner.path}/updates?{query}", owner.token) for query in queries),
        web.ask("GET", f"{owner.path}/updates?since=99999&epoch={owner.epoch}"),
        web.ask("GET", f"{owner.path}/updates?since=0&epoch=0"),
        web.ask("POST", owner.at("undo", serial), other.token),
        web.ask("POST", f"{owner.path}/join", owner.token),
        web.ask("GET", owner.path, f"Basic {owner.token}"),
        web.ask("GET", owner.path, stranger.token),
    ]
    for answer in answers:
        assert 400 <= answer.status < 500
        assert set(answer.data) <= {"error", "refusal"}
        refusal = answer.data.get("refusal", {"needed": [], "available": []})
        assert refusal["needed"] == refusal["available"] == []
    assert web.record(game).read_bytes() == before
    assert [player.look() for player in players] == views


GARBAGE = (
    b"",
    b"no JSON",
    b"\xff\xfe\x00",
    b"[" * 3000,
    b'{"format": "action/2"}',
    b'{"format": "action/2", "action": "pass", "seat": "0"}',
    b'{"format": "action/2", "action": "pass", "seat": 99}',
    b'{"format": "action/2", "action": "bid", "seat": 1e999, "color": "red"}',
    b'{"format": "events/2", "events": []}',
    b'{"format": "record/2"}',
    b"9" * 3900,
    b" " * 5000,
)
QUERIES = ("", "serial=", "since=-1", "serial=1.0", "serial=%00", "since=1e3&serial=1e3", "serial=" + "9" * 500)


def test_no_answer_to_the_wrong_one_holds_a_secret(web: Web) -> None:
    """At each moment of a game what others and spectators get is what `view` and `updates` give them."""
    game, players = table(web, ("Ada", "Ben", "Cleo"))
    rng = random.Random(3)
    for _ in range(tries(400, quick=15)):
        views = [player.look() for player in players]
        choices = [(player, now) for player, now in zip(players, views, strict=True) if now["view"]["legal"]]
        if not choices:
            assert viceroy.Session.load(web.record(game)).state.is_over
            return
        player, now = rng.choice(choices)
        player.send(rng.choice(now["view"]["legal"]), now["serial"])
        session = viceroy.Session.load(web.record(game))
        for seat, token in ((None, None), *((player.seat, player.token) for player in players)):
            seen = web.ask("GET", f"/games/{game}", token).data
            assert seen["view"] == viceroy.to_data(session.view(seat))
            assert seen["score"] == viceroy.to_data(viceroy.score_now(session.view(seat)))
            assert set(seen) == {"epoch", "serial", "view", "score", "undo"}
            news = web.ask("GET", f"/games/{game}/updates?since=0&epoch={seen['epoch']}", token).data
            assert news == {
                "serial": session.serial,
                "updates": [viceroy.to_data(update) for update in session.updates(0, seat)],
            }


def test_a_body_without_an_end_is_not_read(web: Web) -> None:
    """A header that promises little, and parts that never stop: the host answers, and serves the others."""
    _, (ada, _) = table(web)
    with socket.create_connection(("127.0.0.1", web.port), timeout=30) as line:
        head = f"POST {ada.at('actions', 0)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.token}\r\n"
        line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        line.sendall(b"1000\r\n" + b" " * 4096 + b"\r\n")
        assert b" 413 " in line.recv(1000)
    with socket.create_connection(("127.0.0.1", web.port), timeout=30) as line:
        line.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())  # and is gone
    assert ada.look()["serial"] == 0


@pytest.mark.parametrize(
    "query",
    [
        "",
        "player=Ada",
        "player=Ada&player=Ada",
        "player=&player=Ben",
        f"player=Ada&player={'x' * 41}",
        "player=a&player=b&player=c&player=d&player=e",
        "player=Ada&player=Ben&edition=dutch",
        "player=Ada&virtual_opponents=99",
        "player=Ada&player=Ben&virtual_opponents=-1",
    ],
)
def test_a_game_that_cannot_be_is_refused(web: Web, query: str) -> None:
    before = sorted(web.folder.iterdir())
    status, data = web.ask("POST", f"/games?{query}")
    assert status == 400
    assert set(data) == {"error"}
    assert sorted(web.folder.iterdir()) == before


@pytest.mark.parametrize("game", ["0" * 32, "host.key", "..", "0" * 31, "x" * 500, "%00"])
def test_there_are_no_other_files(web: Web, game: str) -> None:
    assert web.ask("GET", f"/games/{game}") == (404, {"error": "there is no such game"})


def test_the_key_is_for_the_host_alone(web: Web) -> None:
    """Whoever reads the key can sit in every seat, so nobody else may."""
    assert (web.folder / "host.key").stat().st_mode & 0o077 == 0


def test_the_cards_are_those_of_the_game(web: Web) -> None:
    game, _ = table(web)
    assert web.ask("GET", f"/games/{game}/cards").data == viceroy.to_data(viceroy.load_card_set("printed"))
