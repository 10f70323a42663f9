"""Hostile clients with a seat, with a code, and with neither: nobody gets or changes more than they may."""

from __future__ import annotations

import json
import secrets
import socket
from base64 import b64encode
from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any, NamedTuple

import pytest
from test_routes import play

from phones import Answer, Phone, friends_at
from pictures import png
from viceroy.web.tables.friends import hash_of
from web_server import WebServer

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

Data = dict[str, Any]


class Scene(NamedTuple):
    """A table in mid-game: Ada plays by the rules, Mallory has a seat, Eve knows the code, Oscar knows nothing."""

    ada: Phone
    mallory: Phone
    eve: Phone
    oscar: Phone
    other: Phone
    """Somebody at another table."""

    @property
    def path(self) -> str:
        return f"/tables/{self.ada.code}"


Do = Callable[[Scene], Answer]


@pytest.fixture(scope="module")
def scene(server: WebServer) -> Scene:
    ada, mallory = friends_at(server.port, "Ada", "Mallory")
    ada.wish("deal")
    play([ada, mallory], Random(8), 8)
    eve, oscar = Phone(server.port, secret=None), Phone(server.port)
    eve.code = ada.code
    return Scene(ada, mallory, eve, oscar, Phone(server.port).make("Olga"))


def wish(phone: Phone, code: str, sent: object) -> Answer:
    return phone.ask("POST", f"/tables/{code}/wishes", sent)


def foreign_action(scene: Scene) -> Data:
    """An action of Ada, as she would send it."""
    view = scene.ada.table()["game"]["view"]
    if view["legal"]:
        action: Data = view["legal"][0]
        return action
    return {"action": "pass", "seat": 0}


def sent(scene: Scene, **wished: Any) -> Data:
    return {"request": secrets.token_urlsafe(6), "serial": scene.mallory.table()["serial"], "wish": wished}


def by_mallory(**wished: Any) -> Do:
    """Mallory wishes something."""
    return lambda scene: wish(scene.mallory, scene.ada.code, sent(scene, **wished))


def forged(**keys: Any) -> Do:
    """Mallory sends a good wish with other keys."""
    return lambda scene: wish(scene.mallory, scene.ada.code, {**sent(scene, wish="leave"), **keys})


def gets(who: str, path: str) -> Do:
    """Somebody asks for something of the table."""
    return lambda scene: getattr(scene, who).ask("GET", scene.path + path)


def posts(who: str, path: str, body: object, **headers: str) -> Do:
    """Somebody sends something to the table."""
    return lambda scene: getattr(scene, who).ask("POST", scene.path + path, body, **headers)


def with_secret(make: Callable[[Scene], str]) -> Do:
    """A stranger asks with a secret."""
    return lambda scene: Phone(scene.ada.port, secret=make(scene)).ask("GET", scene.path)


def with_header(make: Callable[[Scene], str]) -> Do:
    """A stranger sends a header as it is."""
    return lambda scene: raw(scene, f"GET {scene.path} HTTP/1.1", "Host: localhost", make(scene))


def makes(name: str) -> Do:
    """Oscar makes a table."""
    return lambda scene: scene.oscar.ask("POST", "/tables", {"name": name})


def raw(scene: Scene, *lines: str) -> Answer:
    """Send lines as they are, and return the status."""
    with socket.create_connection(("127.0.0.1", scene.ada.port), timeout=30) as connection:
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
        head = connection.recv(4000).decode("latin-1")
        return Answer(int(head.split()[1]), head)


FOREIGN = {"Content_Type": "text/plain", "Origin": "https://evil.example"}
"""What a page of another site can make a browser send: no JSON."""
PICTURE = f"data:image/png;base64,{b64encode(png()).decode()}"
OPEN = {
    "edition": "english",
    "set": {"set": "printed"},
    "virtual_opponents": 0,
    "undo": "free",
    "clock": None,
    "hints": True,
    "points": True,
}

ATTACKS: list[tuple[str, Do, set[int]]] = [
    # with a seat
    ("chooses for Ada", lambda s: by_mallory(wish="choose", action=foreign_action(s))(s), {409}),
    ("chooses an illegal action", by_mallory(wish="choose", action={"action": "lay", "seat": 1, "card": 1}), {409}),
    ("chooses for no seat", by_mallory(wish="choose", action={"action": "pass", "seat": 7}), {409}),
    ("sends no action", by_mallory(wish="choose", action={"action": "win"}), {400}),
    ("sends a serial of the future", forged(serial=10**9), {409}),
    ("sends no serial", forged(serial=None), {400}),
    ("sends a serial of text", forged(serial="1 OR 1"), {400}),
    ("sends a negative serial", forged(serial=-1), {400}),
    ("deals anew", by_mallory(wish="deal"), {409}),
    ("takes Ada's seat away", by_mallory(wish="free_seat", seat=0), {409}),
    ("seats a bot in mid-game", by_mallory(wish="seat_bot", bot="greedy", name="Bot"), {409}),
    ("sends a picture", posts("mallory", "/pictures", {"address": PICTURE}), {409}),
    ("sends a picture without a seat", posts("eve", "/pictures", {"address": PICTURE}), {401}),
    ("sends a picture of another site", posts("mallory", "/pictures", {"address": PICTURE}, **FOREIGN), {415}),
    ("asks for a picture that is none", gets("eve", "/pictures/..%2f..%2fetc%2fpasswd"), {404}),
    ("becomes host", by_mallory(wish="take_host"), {409}),
    ("lets a bot play for Ada", by_mallory(wish="let_bot_choose", seat=0, until="back"), {409}),
    ("agrees to no question", by_mallory(wish="answer_undo", yes=True), {409}),
    ("shows all points", by_mallory(wish="set_table", settings=OPEN), {409}),
    ("wants a hint where none are given", gets("mallory", "/hint"), {409}),
    ("wants the record, seed and all", gets("mallory", "/record"), {409}),
    ("says who it is in the wish", forged(person=0), {400}),
    ("makes up a sign", by_mallory(wish="give_sign", sign="<script>"), {400}),
    ("sends a wish of no kind", by_mallory(wish="__class__"), {400}),
    ("sends a request id of a megabyte", forged(request="x" * 10**6), {400}),
    ("sends a request id with a quote", forged(request="'; DROP TABLE changes"), {400}),
    ("sends deep lists", posts("mallory", "/wishes", json.loads("[" * 60 + "]" * 60)), {400}),
    ("plays at another table", lambda s: wish(s.mallory, s.other.code, sent(s, wish="deal")), {403}),
    ("replays the future", gets("mallory", "/replay?at=99999999"), {409}),
    ("asks for the places of no card", gets("mallory", "/places?card=99999"), {409}),
    # with the code
    ("watches and chooses", lambda s: wish(s.eve, s.ada.code, sent(s, wish="choose", action=foreign_action(s))), {401}),
    ("joins a game that goes on", posts("oscar", "/people", {"name": "Eve"}), {409}),
    ("uses a made-up token", posts("oscar", "/devices", {"token": "A" * 22}), {409}),
    ("makes a token without a seat", posts("eve", "/tokens", {}), {401}),
    ("makes up a secret", with_secret(lambda _: secrets.token_urlsafe(16)), {403}),
    ("sends a short secret", with_secret(lambda _: "a"), {401}),
    ("sends half of Ada's secret", with_secret(lambda s: str(s.ada.secret)[:11] * 2), {403}),
    ("sends the hash of a secret", with_secret(lambda s: hash_of(str(s.ada.secret))), {403}),
    ("sends an empty secret", with_header(lambda _: "Authorization: Bearer"), {401}),
    ("sends a secret as a password", with_header(lambda s: f"Authorization: Basic {s.ada.secret}"), {401}),
    ("puts a secret into the address", lambda s: gets("eve", f"/places?card=1&secret={s.ada.secret}")(s), {401}),
    ("watches with Ada's number", gets("eve", "?person=0&seat=0&you=0"), {200}),
    ("reads the log of a seat", gets("eve", "/log?seat=0"), {200}),
    ("replays from a seat", gets("eve", "/replay?at=5&seat=0"), {200}),
    ("streams as nobody", gets("oscar", "/stream"), {403}),
    ("sends an id of nonsense", with_header(lambda _: "Last-Event-ID: 9e99"), {200}),
    # with neither
    ("guesses a code", lambda s: s.oscar.ask("GET", "/tables/ZZZZ"), {404}),
    ("climbs out of the folder", lambda s: s.oscar.ask("GET", "/tables/..%2f..%2fetc%2fpasswd"), {404}),
    ("injects SQL", lambda s: s.oscar.ask("GET", "/tables/B'%20OR%201=1--"), {404}),
    ("makes a table without a secret", lambda s: s.eve.ask("POST", "/tables", {"name": "Eve"}), {401}),
    ("has a name of two lines", makes("A\nB"), {400}),
    ("has a name of a megabyte", makes("A" * 10**6), {400}),
    ("has no name", makes(" "), {400}),
    ("sends a body that is too long", makes("A" * 2_000_000), {413}),
    ("makes a table from a foreign page", lambda s: s.eve.ask("POST", "/tables", {"name": "Eve"}, **FOREIGN), {415}),
    ("wishes from a foreign page", posts("eve", "/wishes", {}, **FOREIGN), {415}),
    ("comes by a foreign name", lambda s: s.eve.ask("GET", s.path, Host="evil.example"), {421}),
    ("deletes a table", lambda s: s.oscar.ask("DELETE", s.path), {404, 405}),
]


@pytest.mark.parametrize(("name", "attack", "statuses"), ATTACKS, ids=[name for name, _, _ in ATTACKS])
def test_an_attack_gets_nothing(scene: Scene, name: str, attack: Callable[[Scene], Answer], statuses: set[int]) -> None:
    """The table is as before, and the answer tells no secret: no hand, no gems behind a screen, no hash, no trace."""
    before = [phone.table() for phone in (scene.ada, scene.mallory, scene.eve)]
    answer = attack(scene)
    assert answer.status in statuses, (name, answer)
    told = json.dumps(answer.data)
    after = [phone.table() for phone in (scene.ada, scene.mallory, scene.eve)]
    assert [seen["serial"] for seen in after] == [seen["serial"] for seen in before]
    assert [seen["game"]["view"] for seen in after] == [seen["game"]["view"] for seen in before]
    assert [seen["people"] for seen in after] == [seen["people"] for seen in before]
    assert "Traceback" not in told
    for phone in (scene.ada, scene.mallory):
        assert str(phone.secret) not in told
    assert '"seed"' not in told
    if isinstance(answer.data, dict) and answer.status == 200:
        view = answer.data.get("game", answer.data).get("view", {"seats": []})
        assert all(seat["gems"] is None for seat in view["seats"])
        hands = [card for seat in view["seats"] for card in seat["hand"]]
        assert all(card["card"] is None or card["known_by"] == [0, 1] for card in hands)  # what has lain open


def test_codes_are_guessed_slowly(server: WebServer) -> None:
    """After some wrong codes an address gets no answer for a while, whether a code is right or wrong; others do."""
    ada, guesser = Phone(server.port).make("Ada"), Phone(server.port)
    answers = [guesser.ask("GET", f"/tables/ZZZ{letter}").status for letter in "BCDFGHJKMNPRSTVWXZ" * 2]
    assert answers[0] == 404
    assert answers[-1] == 429
    assert guesser.ask("GET", f"/tables/{ada.code}").status == 429
    assert Phone(server.port, secret=None, sender=guesser.sender).ask("GET", f"/tables/{ada.code}").status == 429
    assert guesser.ask("POST", f"/tables/{ada.code}/people", {"name": "Eve"}).status == 429
    friend = Phone(server.port, secret=ada.secret, sender=guesser.sender)
    assert friend.ask("GET", f"/tables/{ada.code}").status == 200  # who has a seat goes on


def test_tables_are_made_slowly(server: WebServer) -> None:
    eve = Phone(server.port)
    statuses = [eve.ask("POST", "/tables", {"name": "Eve"}).status for _ in range(30)]
    assert statuses[0] == 201
    assert statuses[-1] == 429


def test_looks_of_a_person_have_a_limit(server: WebServer) -> None:
    """A friend at the same table goes on meanwhile."""
    ada, mallory = friends_at(server.port, "Ada", "Mallory")
    streams = [mallory.stream() for _ in range(8)]
    assert [stream.status for stream in streams].count(503) == 2
    assert ada.wish("give_sign", sign="hello").status == 200
    for stream in streams:
        stream.close()


def test_wishes_of_a_person_have_a_limit(server: WebServer) -> None:
    """Hundreds in a row, without waiting for answers: what is too much is refused, and a friend goes on."""
    ada, mallory = friends_at(server.port, "Ada", "Mallory")
    body = json.dumps({"request": "again", "serial": 0, "wish": {"wish": "return"}})
    lines = [f"POST /tables/{mallory.code}/wishes HTTP/1.1", "Host: localhost", "Content-Type: application/json"]
    lines += [f"Authorization: Bearer {mallory.secret}", f"Content-Length: {len(body)}", "", body]
    many = 1_000
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        Thread(target=connection.sendall, args=("\r\n".join(lines).encode() * many,), daemon=True).start()
        answers = b""
        while answers.count(b"HTTP/1.1 ") < many and b"HTTP/1.1 429" not in answers:
            got = connection.recv(100_000)
            assert got
            answers += got
    assert answers.startswith(b"HTTP/1.1 200")
    assert b"HTTP/1.1 429" in answers
    assert ada.wish("give_sign", sign="hello").status == 200
