"""Tables over HTTP: whole games by several phones, streams and polls, and what strangers get."""

from __future__ import annotations

import json
import time
from base64 import b64encode
from contextlib import closing
from hashlib import sha256
from random import Random

import attrs
import pytest

from effort import PROFILE, slow
from phones import Answer, Phone, Stream, friends_at
from pictures import png
from viceroy.engine.record import GameRecord
from viceroy.formats.documents import loads, to_data
from viceroy.model.editions import EDITIONS
from viceroy.sessions.session import Session
from viceroy.web.tables.house import LETTERS
from web_server import END, WebServer, serving

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")


def play(phones: list[Phone], dice: Random, choices: int = 10_000) -> None:
    """Let phones choose at random, for so many choices or to the end."""
    done = 0
    while done < choices:
        for phone in dice.sample(phones, len(phones)):
            seen = phone.table()
            if seen["phase"] == "over" or done == choices:
                return
            if seen["game"]["choices"]:
                action = dice.choice(seen["game"]["choices"])["action"]
                answer = phone.wish("choose", seen["serial"], action=action)
                assert answer.status == 200, answer
                done += 1


@pytest.mark.parametrize("edition", [*EDITIONS][:: {"quick": 5, "thorough": 3, "exhaustive": 1}[PROFILE]])
def test_each_phone_gets_the_views_of_its_seat(server: WebServer, edition: str) -> None:
    """Two people and a bot play a whole game; each change comes to each phone and to a watcher, and is their view."""
    phones = friends_at(server.port, "Ada", "Ben")
    watcher = Phone(server.port, secret=None)
    watcher.code = phones[0].code
    assert phones[0].wish("seat_bot", bot="greedy", name="Greta").status == 200
    settings = {**phones[0].table()["settings"], "edition": edition}
    own = {key: settings[key] for key in ("edition", "virtual_opponents", "undo", "clock", "hints", "points")}
    assert phones[0].wish("set_table", settings={**own, "set": {"set": "printed"}}).status == 200
    streams = [phone.stream() for phone in (*phones, watcher)]
    dealt = phones[0].wish("deal").data["serial"]
    play(phones, Random(5))
    last = phones[0].table()["serial"]
    record = loads(phones[0].get("/record").data, expect=GameRecord)
    session = Session.resume(attrs.evolve(record, entries=()))
    views = [[to_data(session.view(seat)) for seat in (0, 1, None)]]
    for entry in record.entries:
        session.follow(entry)
        views.append([to_data(session.view(seat)) for seat in (0, 1, None)])
    for number, stream in enumerate(streams):
        got = {}
        for event in stream.tables():
            got[event.id] = event.data
            if event.id == last:
                break
        stream.close()
        assert {dealt - 1, last} <= set(got) <= {*range(dealt - 1, last + 1)}  # changes at once may come as one
        assert len(got) > len(views) / 2
        for serial, told in got.items():
            if serial is not None and serial >= dealt:
                assert told["game"]["view"] == views[serial - dealt][number]
    assert session.state.is_over


# -- making and joining -----------------------------------------------------------------------------------------------


def test_a_code_has_four_letters_that_nobody_confuses(server: WebServer) -> None:
    phone = Phone(server.port).make("Ada")
    assert len(phone.code) == 4
    assert set(phone.code) <= set(LETTERS)
    assert not set(LETTERS) & set("AEIOUYLQ")


def test_joining_twice_is_joining_once(server: WebServer) -> None:
    """The answer to the first one was lost: the secret is the same, and so is the person."""
    ada, ben = friends_at(server.port, "Ada", "Ben")
    again = ben.person
    assert ben.join(ada.code, "Ben").person == again
    assert len(ada.table()["people"]) == 2


def test_who_comes_after_the_deal_watches(server: WebServer) -> None:
    phones = friends_at(server.port, "Ada", "Ben")
    phones[0].wish("deal")
    late = Phone(server.port)
    answer = late.ask("POST", f"/tables/{phones[0].code}/people", {"name": "Eve"})
    assert (answer.status, answer.data["why"]) == (409, "playing")
    watcher = Phone(server.port, secret=None)
    watcher.code = phones[0].code
    seen = watcher.table()
    assert (seen["you"], seen["game"]["seat"], seen["game"]["choices"]) == (None, None, [])


def test_a_wish_that_is_sent_twice_counts_once(server: WebServer) -> None:
    """It is answered as the first time, however often it comes."""
    ada, ben = friends_at(server.port, "Ada", "Ben")
    ada.wish("deal")
    seen = ben.table()
    sent = ben.sent("choose", seen["serial"], action=seen["game"]["choices"][0]["action"])
    answers = [ben.ask("POST", f"/tables/{ben.code}/wishes", sent) for _ in range(3)]
    assert [(answer.status, answer.data) for answer in answers] == [(200, answers[0].data)] * 3
    assert ada.table()["serial"] == answers[0].data["serial"]


def test_another_device_gets_in_once_and_plays_the_same_seat(server: WebServer) -> None:
    ada, ben = friends_at(server.port, "Ada", "Ben")
    made = ben.ask("POST", f"/tables/{ben.code}/tokens", {}).data
    token = made["token"]
    assert made["code"] is None  # no other device opens the address of this machine
    tablet, thief = Phone(server.port), Phone(server.port)
    got = tablet.ask("POST", f"/tables/{ben.code}/devices", {"token": token})
    assert (got.status, got.data["person"]) == (201, ben.person)
    assert thief.ask("POST", f"/tables/{ben.code}/devices", {"token": token}).status == 409
    assert thief.ask("POST", f"/tables/{ben.code}/devices", {"token": "x" * 22}).status == 409
    tablet.code = ben.code
    ada.wish("deal")
    seen = tablet.table()
    action = seen["game"]["choices"][0]["action"]
    assert tablet.wish("choose", seen["serial"], action=action).status == 200
    assert ben.wish("choose", seen["serial"], action=action).data["why"] == "stale"
    assert ben.table()["game"]["view"] == tablet.table()["game"]["view"]


# -- streams and polls ------------------------------------------------------------------------------------------------


def test_a_stream_has_the_table_at_once_and_each_change_with_its_number(server: WebServer) -> None:
    ada, ben = friends_at(server.port, "Ada", "Ben")
    with closing(ben.stream()) as stream:
        first = next(stream.tables())
        assert first.id == first.data["serial"] == ben.table()["serial"]
        dealt = ada.wish("deal").data["serial"]
        event = next(stream.tables())
        assert (event.id, event.data["serial"], event.data["phase"]) == (dealt, dealt, "playing")


def test_a_stream_goes_on_where_it_was_cut(server: WebServer) -> None:
    """The phone says what it had; it gets the table of now, and the log of all that it has missed."""
    phones = friends_at(server.port, "Ada", "Ben")
    phones[0].wish("deal")
    stream = phones[1].stream()
    last = next(stream.tables())
    log = last.data["game"]["log"]
    stream.close()
    play(phones, Random(2), 12)
    with closing(phones[1].stream(last.id)) as stream:
        game = next(stream.tables()).data["game"]
    log = [step for step in log if step["at"] < game["log_from"]] + game["log"]
    assert [step["at"] for step in log] == [*range(game["actions"] + 1)]
    assert log == phones[1].get("/log").data["log"]


def test_a_drawing_comes_once_in_a_stream(server: WebServer) -> None:
    phones = friends_at(server.port, "Ada", "Ben")
    phones[0].wish("deal")
    with closing(phones[0].stream()) as stream:
        known: set[int] = set()
        play(phones, Random(3), 40)
        last = phones[0].table()["serial"]
        for event in stream.tables():
            for player in event.data["game"]["players"]:
                assert player["svg"] is not None or player["drawing"] in known
            known = {player["drawing"] for player in event.data["game"]["players"]}
            if event.id == last:
                break


def test_a_poll_waits_for_news(server: WebServer) -> None:
    ada, ben = friends_at(server.port, "Ada", "Ben")
    seen = ben.table()
    began = time.monotonic()
    assert ben.table(since=seen["serial"] - 1, wait=20)["serial"] == seen["serial"]
    assert time.monotonic() - began < 10
    assert ben.table(since=seen["serial"], wait=1)["serial"] == seen["serial"]
    assert time.monotonic() - began >= 1
    with closing(ada.stream()):
        ada.wish("give_sign", sign="hello")
        told = ben.table(since=seen["serial"], wait=20)
    assert told["news"][-1]["sign"] == "hello"


def test_who_is_here_is_told_without_a_number(server: WebServer) -> None:
    ada = Phone(server.port).make("Ada")
    with closing(ada.stream()) as stream:
        next(stream.tables())
        watcher = Phone(server.port, secret=None)
        watcher.code = ada.code
        with closing(watcher.stream()):
            event = stream.next()
            assert (event.name, event.id, event.data["watchers"]) == ("presence", None, 1)
        assert stream.next().data["watchers"] == 0


def test_a_stream_of_a_stranger_does_not_open(server: WebServer) -> None:
    ada = Phone(server.port).make("Ada")
    stranger = Phone(server.port)
    stranger.code = ada.code
    with closing(stranger.stream()) as stream:
        assert stream.status == 403


@slow
def test_the_server_ends_with_streams_open(tmp_path_factory: pytest.TempPathFactory) -> None:
    """... within its time, and the streams end."""
    with WebServer(tmp_path_factory.mktemp("tables") / "log") as running:
        phones = friends_at(running.port, "Ada", "Ben")
        phones[0].wish("seat_bot", bot="greedy", name="Greta")
        phones[0].wish("deal")
        streams: list[Stream] = [phone.stream() for phone in phones for _ in range(3)]
        for stream in streams:
            next(stream.tables())
        began = time.monotonic()
        running.stop()
        took = time.monotonic() - began
        running.start()
        for stream in streams:
            assert len([*stream.tables()]) <= 1  # the bot may have chosen just before the end
            stream.close()
    assert took < END


# -- more about a game ------------------------------------------------------------------------------------------------


def test_a_record_is_for_the_end(server: WebServer) -> None:
    phones = friends_at(server.port, "Ada", "Ben")
    assert phones[0].get("/record").data["why"] == "not-playing"
    phones[0].wish("deal")
    assert phones[0].get("/record").data["why"] == "playing"


def test_places_log_and_replay_are_those_of_the_seat(server: WebServer) -> None:
    phones = friends_at(server.port, "Ada", "Ben")
    phones[0].wish("deal")
    play(phones, Random(1), 6)
    hand = phones[0].table()["game"]["view"]["seats"][0]["hand"]
    number = next(card["card"] for card in hand)
    assert phones[0].get("/places", card=number).data["places"]
    assert phones[0].get("/places", card=9999).status == 409
    shown = phones[0].get("/replay", at=0).data
    assert shown["view"]["turn"] == 0
    assert shown["view"]["seats"][1]["gems"] is None
    assert phones[0].get("/replay", at=99_999).status == 409
    assert phones[0].get("/log").data["log"][0]["at"] == 0


def test_hints_are_given_where_the_table_allows_them(server: WebServer) -> None:
    phones = friends_at(server.port, "Ada", "Ben")
    own = {"edition": "german", "virtual_opponents": 0, "undo": "free", "clock": None, "points": False}
    for hints in (False, True):
        settings = {**own, "set": {"set": "printed"}, "hints": hints}
        assert phones[0].wish("set_table", settings=settings).status == 200
        phones[0].wish("deal")
        answer = phones[0].get("/hint", language="de")
        if hints:
            assert answer.data["hints"][0]["text"]
        else:
            assert answer.data["why"] == "no-question"
            phones = friends_at(server.port, "Ada", "Ben")


def test_a_hint_that_does_not_come_is_no_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viceroy.web.tables.thinkers.sys.executable", "/no/such/python")
    own = {"edition": "german", "virtual_opponents": 0, "undo": "free", "clock": None, "points": False}
    with serving() as port:
        ada, _ = friends_at(port, "Ada", "Ben")
        assert ada.wish("set_table", settings={**own, "set": {"set": "printed"}, "hints": True}).status == 200
        ada.wish("deal")
        answer = ada.get("/hint")
    assert (answer.status, answer.data["error"]) == (503, "busy")


def test_an_own_card_set_is_fetched_once(server: WebServer) -> None:
    text = "format: card-set/1\nname: {en: Small}\nextends: printed\ndrop: [1]\n"
    ada = Phone(server.port).make("Ada")
    own = {"edition": "german", "virtual_opponents": 0, "undo": "free", "clock": None, "points": False, "hints": False}
    assert ada.wish("set_table", settings={**own, "set": {"text": text}}).status == 200
    assert ada.get("/set").data == {"text": text}
    answer = ada.wish("set_table", settings={**own, "set": {"text": "format: card-set/1\nnam"}})
    assert (answer.status, answer.data["why"]) == (409, "bad-card-set")


def test_the_code_of_a_table_that_no_phone_can_open_is_not_drawn(server: WebServer) -> None:
    ada = Phone(server.port).make("Ada")
    assert ada.get("/code").data == {"error": "no-address"}
    about = json.loads(json.dumps(ada.ask("GET", "/about").data))
    assert about["tables"]["reach"] == "machine"


# -- pictures of a card set -------------------------------------------------------------------------------------------


def address_of(content: bytes, media_type: str = "image/png") -> str:
    return f"data:{media_type};base64,{b64encode(content).decode()}"


def send(phone: Phone, address: str) -> Answer:
    return phone.ask("POST", f"/tables/{phone.code}/pictures", {"address": address})


def test_the_pictures_of_the_hosts_set_come_to_all_who_look(server: WebServer) -> None:
    """To people and to watchers, by the names that the text has for them; another picture is another set."""
    ada, ben = friends_at(server.port, "Ada", "Ben")
    watcher = Phone(server.port, secret=None)
    watcher.code = ada.code
    kept = send(ada, address_of(png()))
    assert (kept.status, kept.data) == (201, {"digest": sha256(png()).hexdigest()})
    assert send(ada, address_of(png())).data == kept.data
    settings = ada.table()["settings"]
    own = {key: settings[key] for key in ("edition", "virtual_opponents", "undo", "clock", "hints", "points")}
    text = "format: card-set/1\nextends: printed\ndrop: [1]\n"
    named = [{"file": "art/sea.png", **kept.data}]
    for pictures in ([], named):
        card_set = {"text": text, "pictures": pictures}
        assert ada.wish("set_table", settings={**own, "set": card_set}).status == 200
        before, settings = settings, ben.table()["settings"]
        assert settings["own_set"] not in (None, before["own_set"])
    for phone in (ben, watcher):
        assert phone.get("/set").data == {"text": text, "pictures": named}
        assert phone.get(f"/pictures/{kept.data['digest']}").data == {"address": address_of(png())}
    assert ben.get(f"/pictures/{'0' * 64}").status == 404


@pytest.mark.parametrize(
    ("address", "status", "why"),
    [
        (address_of(b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "image/svg+xml"), 409, "bad-card-set"),
        (address_of(b"GIF89a", "image/gif"), 409, "bad-card-set"),
        ("https://example.org/sea.png", 409, "bad-card-set"),
        (address_of(png() + bytes(3_000_000)), 409, "table-full"),
        (address_of(bytes(4_000_000)), 413, None),
    ],
)
def test_a_table_takes_no_picture_that_a_pack_may_not_have(
    server: WebServer, address: str, status: int, why: str | None
) -> None:
    ada, _ = friends_at(server.port, "Ada", "Ben")
    answer = send(ada, address)
    assert answer.status == status
    assert why is None or answer.data["why"] == why
