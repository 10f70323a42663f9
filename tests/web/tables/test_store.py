"""The store of tables: what it has taken is there again, as a whole or not at all, whatever happens in between."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from loops import aside
from viceroy.web.tables.store import FILE, KeptTable, NotKept, Store


def during(store: Store, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with closing(store):
        aside(work())


@pytest.mark.parametrize("is_safe", [False, True])
def test_what_was_kept_is_there_again(tmp_path: Path, is_safe: bool) -> None:
    async def write() -> None:
        assert await store.make("BCDF", "friends", 100)
        assert not await store.make("BCDF", "friends", 100)
        await store.append("BCDF", 1, ["one", "two"], 100)
        await store.append("BCDF", 3, ["three"], 101)

    async def read() -> None:
        assert await store.read("BCDF") == KeptTable("friends", ("one", "two", "three"))
        assert await store.read("GHJK") is None

    store = Store(tmp_path / "games", is_safe=is_safe)
    during(store, write)
    store = Store(tmp_path / "games", is_safe=is_safe)
    during(store, read)


def test_without_a_folder_it_keeps_nothing_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        await store.make("BCDF", "friends", 0)
        assert await store.count() == 1

    monkeypatch.chdir(tmp_path)
    store = Store()
    during(store, work)
    assert not [*tmp_path.iterdir()]


def test_a_number_is_given_once_and_all_lines_of_a_change_come_together() -> None:
    """If the second of two lines cannot be kept, neither is the first."""

    async def work() -> None:
        await store.make("BCDF", "friends", 0)
        await store.append("BCDF", 2, ["two"], 0)
        with pytest.raises(NotKept):
            await store.append("BCDF", 1, ["one", "other two"], 0)
        assert await store.read("BCDF") == KeptTable("friends", ("two",))
        with pytest.raises(NotKept):
            await store.append("GHJK", 1, ["of no table"], 0)

    store = Store()
    during(store, work)


def test_old_tables_go_by_age_and_number_and_never_one_that_is_played() -> None:
    async def work() -> None:
        for at, code in enumerate(("OLD", "OLDER", "C", "D", "E")):
            await store.make(code, "friends", at)
            await store.append(code, 1, ["line"], at)
        assert await store.forget(before=2, most=9, spared=["OLD"]) == 1
        assert await store.count() == 4
        assert await store.forget(before=0, most=2, spared=["OLD"]) == 1
        assert [code for code in ("OLD", "C", "D", "E") if await store.read(code)] == ["OLD", "D", "E"]

    store = Store()
    during(store, work)


def test_a_second_process_has_no_say_in_the_same_folder(tmp_path: Path) -> None:
    with closing(Store(tmp_path)), pytest.raises(NotKept, match="another server uses it"):
        Store(tmp_path)


def test_a_broken_file_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    with pytest.raises(NotKept, match="cannot be used"):
        Store(tmp_path)


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA user_version = 7")
    with pytest.raises(NotKept, match="another version"):
        Store(tmp_path)


def test_nobody_else_reads_the_folder(tmp_path: Path) -> None:
    Store(tmp_path / "games").close()
    assert (tmp_path / "games").stat().st_mode & 0o77 == 0


WRITER = """
import asyncio, sys
from pathlib import Path
from viceroy.web.tables.store import Store

async def write():
    store = Store(Path(sys.argv[1]))
    await store.make("BCDF", "friends", 0)
    for serial in range(1, 100_000, 2):
        await store.append("BCDF", serial, [f"{serial}", f"{serial + 1}"], 0)
        print(serial + 1, flush=True)

asyncio.run(write())
"""


@pytest.mark.skipif(os.name == "nt", reason="a kill is a signal of Unix")
@pytest.mark.parametrize("answers", [1, 7, 40])
def test_what_was_answered_survives_a_kill(tmp_path: Path, answers: int) -> None:
    """... and the two lines of a change come together or not at all."""
    with subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        answered = [int(process.stdout.readline()) for _ in range(answers)]
        process.send_signal(signal.SIGKILL)
        process.wait()
        answered += [int(line) for line in process.stdout.read().split()]

    async def read() -> None:
        kept = await store.read("BCDF")
        assert kept is not None
        assert len(kept.lines) % 2 == 0
        assert len(kept.lines) >= answered[-1]
        assert kept.lines == tuple(str(serial) for serial in range(1, len(kept.lines) + 1))

    store = Store(tmp_path)
    during(store, read)
