"""Phones at a table of a real server, for tests and for the benchmark: plain HTTP, with a secret each."""

from __future__ import annotations

import http.client
import json
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from queue import Empty, SimpleQueue
from socket import SHUT_RDWR
from threading import Thread
from typing import Any, NamedTuple, Self

Data = dict[str, Any]
PATIENCE = 60.0


class Answer(NamedTuple):
    status: int
    data: Any
    """What the JSON says, or the text where it is none."""


class Event(NamedTuple):
    """An event of a stream."""

    name: str
    id: int | None
    data: Data


def some_sender() -> str:
    """Return an address that a proxy could name: what counts by address is not shared with other phones then."""
    return f"10.{secrets.randbelow(256)}.{secrets.randbelow(256)}.{secrets.randbelow(256)}"


class Phone:
    """A device with a secret; it may know a table and its person."""

    def __init__(self, port: int, *, secret: str | None = "", sender: str = "") -> None:
        """Without a secret (None) it is a watcher; an empty one is made up.

        `sender` is the address that a proxy would name, for the limits by address; by default each phone has its own.
        """
        self.port = port
        self.secret = secrets.token_urlsafe(16) if secret == "" else secret
        self.sender = sender or some_sender()
        self.code = ""
        self.person = -1

    def ask(self, method: str, path: str, sent: object = None, **headers: str) -> Answer:
        """Send a request, and return its answer."""
        body = None if sent is None else json.dumps(sent)
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request(method, path, body, self.headers(has_body=sent is not None, **headers))
            with connection.getresponse() as response:
                text = response.read().decode()
                is_json = response.headers.get_content_type() == "application/json"
                return Answer(response.status, json.loads(text) if is_json else text)

    def headers(self, *, has_body: bool = False, **more: str) -> dict[str, str]:
        headers = {"Content-Type": "application/json"} if has_body else {}
        if self.secret is not None:
            headers["Authorization"] = f"Bearer {self.secret}"
        headers["X-Forwarded-For"] = self.sender
        return {**headers, **{name.replace("_", "-"): value for name, value in more.items()}}

    # -- at a table ---------------------------------------------------------------------------------------------------

    def make(self, name: str) -> Self:
        """Make a table, and join."""
        return self._joined(self.ask("POST", "/tables", {"name": name}))

    def join(self, code: str, name: str) -> Self:
        return self._joined(self.ask("POST", f"/tables/{code}/people", {"name": name}))

    def _joined(self, answer: Answer) -> Self:
        assert answer.status == 201, answer
        self.code, self.person = answer.data["code"], answer.data["person"]
        return self

    def sent(self, wish: str, serial: int, **more: Any) -> Data:
        return {"request": secrets.token_urlsafe(9), "serial": serial, "wish": {"wish": wish, **more}}

    def wish(self, wish: str, serial: int | None = None, **more: Any) -> Answer:
        """Send a wish, for the table of now if no serial is given."""
        seen = self.table()["serial"] if serial is None else serial
        return self.ask("POST", f"/tables/{self.code}/wishes", self.sent(wish, seen, **more))

    def table(self, **asked: Any) -> Data:
        """Return the table as this phone sees it now."""
        answer = self.get("", **asked)
        assert answer.status == 200, answer
        data: Data = answer.data
        return data

    def get(self, path: str, **asked: Any) -> Answer:
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        return self.ask("GET", f"/tables/{self.code}{path}?{query}")

    def stream(self, last: int | None = None, **asked: Any) -> Stream:
        return Stream(self, last, **asked)

    def until(self, is_so: Callable[[Data], bool]) -> Data:
        """Return the table as soon as it is so."""
        deadline = time.monotonic() + PATIENCE
        while not is_so(table := self.table()):
            assert time.monotonic() < deadline, table
            time.sleep(0.05)
        return table


class Stream:
    """A stream of a table; a thread reads it."""

    def __init__(self, phone: Phone, last: int | None = None, **asked: Any) -> None:
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        self._connection = http.client.HTTPConnection("127.0.0.1", phone.port, timeout=PATIENCE)
        headers = phone.headers() if last is None else phone.headers(Last_Event_ID=str(last))
        self._connection.request("GET", f"/tables/{phone.code}/stream?{query}", headers=headers)
        self._response = self._connection.getresponse()
        self.status = self._response.status
        self.events: SimpleQueue[Event | None] = SimpleQueue()
        self.comments = 0
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        fields: dict[str, str] = {}
        try:
            for line in self._response:
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if name:
                    fields[name] = value
                elif "data" in fields:
                    number = int(fields["id"]) if "id" in fields else None
                    self.events.put(Event(fields["event"], number, json.loads(fields["data"])))
                    fields = {}
                elif value:
                    self.comments += 1
        except (OSError, http.client.HTTPException, ValueError, AttributeError):
            pass  # the connection was cut
        self.events.put(None)

    def next(self, seconds: float = PATIENCE) -> Event:
        """Return the next event."""
        event = self.events.get(timeout=seconds)
        assert event is not None, "the stream has ended"
        return event

    def tables(self, seconds: float = PATIENCE) -> Iterator[Event]:
        """Yield each table that comes."""
        while (event := self.events.get(timeout=seconds)) is not None:
            if event.name == "table":
                yield event

    def table(self, serial: int) -> Data:
        """Return the first table from a serial on."""
        return next(event.data for event in self.tables() if event.id is not None and event.id >= serial)

    def is_silent(self, seconds: float) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.events.get(timeout=seconds)
        except Empty:
            return True
        return False

    def close(self) -> None:
        """Cut the connection."""
        if self._connection.sock is not None:
            self._connection.sock.shutdown(SHUT_RDWR)
        self._connection.close()
        self._thread.join(PATIENCE)


def friends_at(port: int, *names: str) -> list[Phone]:
    """Return phones of people at a new table."""
    first = Phone(port).make(names[0])
    return [first, *(Phone(port).join(first.code, name) for name in names[1:])]
