"""Play whole games at many tables of a real server, by phones that are real HTTP clients with streams.

`python benchmarks/bench_tables.py --tables 100 --json` prints one object: `choices_per_s`, `ms_median`, `ms_p95` and
`ms_p99` from the moment when a phone sends a choice until the stream of another one at the table has it, `lost` choices
that were answered and are not in the record, `processor_ms`, the time of a processor that the server takes for a choice
and all that follows from it, `phones_ms`, that of all phones, which share the processors with the server, and
`memory_mb`, the most memory that the server had. It is at its limit where `processor_ms` is the time between two
choices. People think for `--think` seconds on average. With `--idle N`, N more tables have been dealt before, and
nobody looks at them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import attrs

Data = dict[str, Any]
SEATS = 3


@attrs.define
class Choice:
    """A choice that the server has answered."""

    serial: int
    action: Data
    sent: float


@attrs.define(eq=False)
class Phone:
    """A person at a table: one connection for requests, another one for the stream."""

    port: int
    think: float
    dice: random.Random
    sender: str
    secret: str = attrs.field(factory=lambda: secrets.token_urlsafe(16))
    code: str = ""
    dealt: int = 0
    choices: list[Choice] = attrs.field(factory=list)
    arrived: list[tuple[int, float]] = attrs.field(factory=list)
    """The number of each table that the stream has brought, and when."""
    is_over: bool = False
    _table: Data = attrs.field(factory=dict)
    """The table that the stream has brought last."""
    _reader: asyncio.StreamReader | None = None
    _writer: asyncio.StreamWriter | None = None
    _is_asked: bool = False

    def _head(self, method: str, path: str, body: bytes = b"") -> bytes:
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {self.secret}"]
        lines += [f"X-Forwarded-For: {self.sender}"]
        if body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return "\r\n".join((*lines, "", "")).encode() + body

    async def ask(self, method: str, path: str, sent: object = None) -> tuple[int, Any]:
        """Send a request, and return the status and the text of its answer."""
        request = self._head(method, path, b"" if sent is None else json.dumps(sent).encode())
        try:
            head = await self._sent(request)
        except (asyncio.IncompleteReadError, ConnectionError):  # the server has closed the connection meanwhile
            self.close()
            head = await self._sent(request)
        assert self._reader is not None
        length = re.search(r"content-length: (\d+)", head)
        assert length is not None
        text = await self._reader.readexactly(int(length[1]))
        return int(head.split(" ")[1]), text.decode()

    async def _sent(self, request: bytes) -> str:
        """Send a request, and return the head of its answer."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self._reader is not None
        self._writer.write(request)
        return (await self._reader.readuntil(b"\r\n\r\n")).decode()

    async def join(self, code: str, name: str) -> None:
        """Make a table, or join the one with a code."""
        path = f"/tables/{code}/people" if code else "/tables"
        status, text = await self.ask("POST", path, {"name": name})
        assert status == 201, text
        self.code = json.loads(text)["code"]

    async def wish(self, serial: int, wish: str, **more: Any) -> tuple[int, Data]:
        """Send a wish."""
        sent = {"request": secrets.token_urlsafe(9), "serial": serial, "wish": {"wish": wish, **more}}
        status, text = await self.ask("POST", f"/tables/{self.code}/wishes", sent)
        return status, json.loads(text)

    async def play(self) -> None:
        """Read the stream, and choose whenever there is something to choose, until the game is over."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        writer.write(self._head("GET", f"/tables/{self.code}/stream"))
        await reader.readuntil(b"\r\n\r\n")
        name = b""
        async with asyncio.TaskGroup() as thinking:
            while not self.is_over:
                line = await reader.readline()
                assert line, "a stream has ended"
                if line.startswith(b"event: "):
                    name = line
                elif line.startswith(b"data: ") and name == b"event: table\n":
                    now, self._table = time.perf_counter(), json.loads(line[6:])
                    self.arrived.append((self._table["serial"], now))
                    self.is_over = self._table["phase"] == "over"
                    if self._is_to_choose and not self._is_asked:
                        self._is_asked = True
                        thinking.create_task(self._choose())
        writer.close()

    @property
    def _is_to_choose(self) -> bool:
        """Whether there is something to choose that the own choices before have not answered."""
        is_new = not self.choices or self._table["serial"] >= self.choices[-1].serial
        return is_new and bool(self._table["game"]["choices"])

    async def _choose(self) -> None:
        """Choose as long as there is something to choose; what comes next the stream brings, as for a real phone."""
        while self._is_to_choose:
            await asyncio.sleep(self.dice.expovariate(1 / self.think) if self.think else 0)
            action = self.dice.choice(self._table["game"]["choices"])["action"]
            sent = time.perf_counter()
            status, answered = await self.wish(self._table["serial"], "choose", action=action)
            assert status == 200, (status, answered)
            self.choices.append(Choice(answered["serial"], action, sent))
        self._is_asked = False

    def close(self) -> None:
        """Close the connection of requests."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None


async def table_of(port: int, think: float, number: int, seats: int = SEATS) -> list[Phone]:
    """Return the phones of a table whose game has been dealt."""
    phones = [
        Phone(port, think, random.Random(f"{number} {seat}"), f"10.{number >> 8}.{number & 255}.{seat}")
        for seat in range(seats)
    ]
    for seat, phone in enumerate(phones):
        await phone.join(phones[0].code, f"Player {seat + 1}")
    status, answered = await phones[0].wish(seats, "deal")
    assert status == 200, answered
    for phone in phones:
        phone.dealt = answered["serial"]
    return phones


async def lost_of(phones: list[Phone]) -> int:
    """Return how many choices that were answered are not in the record of the game."""
    _, text = await phones[0].ask("GET", f"/tables/{phones[0].code}/record")
    entries = [json.loads(line) for line in text.splitlines()[1:]]
    chosen = [choice for phone in phones for choice in phone.choices]
    return sum(entries[choice.serial - phones[0].dealt - 1]["action"] != choice.action for choice in chosen)


def waits_of(phones: list[Phone]) -> list[float]:
    """Return the milliseconds from each choice to the stream of each other phone."""
    waits = []
    for phone in phones:
        for choice in phone.choices:
            for other in phones:
                if other is not phone:
                    arrived = next(now for serial, now in other.arrived if serial >= choice.serial)
                    waits.append((arrived - choice.sent) * 1000)
    return waits


def memory_of(process: int, which: str = "VmHWM") -> float:
    """Return the memory of a process and its workers in MB: the most so far, or `VmRSS` that of now."""
    found = [process]
    with suppress(OSError):
        found += map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())
    total = 0.0
    for one in found:
        with suppress(OSError):
            total += int(re.findall(rf"{which}:\s+(\d+) kB", Path(f"/proc/{one}/status").read_text())[0]) / 1024
    return total


def processor_time_of(process: int) -> float:
    """Return the seconds that a process has had a processor, without its workers."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


async def played(port: int, process: int, options: argparse.Namespace) -> Data:
    """Play at all tables, and return what was measured."""
    before = memory_of(process, "VmRSS")
    for number in range(options.idle):
        for phone in await table_of(port, 0, 20_000 + number):
            phone.close()
    idle = memory_of(process, "VmRSS") - before
    began, busy, own = time.perf_counter(), processor_time_of(process), time.process_time()
    tables = [await table_of(port, options.think, number) for number in range(options.tables)]
    await asyncio.gather(*(phone.play() for phones in tables for phone in phones))
    took, busy = time.perf_counter() - began, processor_time_of(process) - busy
    own = time.process_time() - own
    lost = [await lost_of(phones) for phones in tables]
    waits = sorted(wait for phones in tables for wait in waits_of(phones))
    choices = sum(len(phone.choices) for phones in tables for phone in phones)
    percent = statistics.quantiles(waits, n=100)
    for phones in tables:
        for phone in phones:
            phone.close()
    return {
        "tables": options.tables,
        "idle": options.idle,
        "think": options.think,
        "seconds": round(took, 1),
        "choices": choices,
        "choices_per_s": round(choices / took, 1),
        "ms_median": round(percent[49], 1),
        "ms_p95": round(percent[94], 1),
        "ms_p99": round(percent[98], 1),
        "processor_ms": round(busy / choices * 1000, 2),
        "phones_ms": round(own / choices * 1000, 2),
        "lost": sum(lost),
        "memory_mb": round(memory_of(process)),
        "idle_mb": round(idle),
    }


def main() -> None:
    """Start a server, play, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=20, metavar="N", help="tables at which people play")
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="more tables, at which nobody looks")
    parser.add_argument("--think", type=float, default=1.0, metavar="S", help="mean seconds of a choice (default: 1)")
    parser.add_argument("--safe", action="store_true", help="keep all through a power failure")
    parser.add_argument("--json", action="store_true", help="print one object")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "viceroy", "web", "--port", "0", "--games", folder]
        command += ["--safe"] if options.safe else []
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as server:
            assert server.stdout is not None
            found = None
            while found is None:
                found = re.search(r"http://\S+:(\d+)/", server.stdout.readline())
            try:
                measured = asyncio.run(played(int(found[1]), server.pid, options))
            finally:
                server.terminate()
    print(json.dumps(measured) if options.json else "\n".join(f"{key:14} {value}" for key, value in measured.items()))


if __name__ == "__main__":
    main()
