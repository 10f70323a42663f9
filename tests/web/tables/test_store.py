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

import attrs
import pytest

from loops import aside
from viceroy.web.tables.store import FILE, Clocks, KeptTable, NotKept, Store


def during(store: Store, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with closing(store):
        aside(work())


@pytest.mark.parametrize("is_safe", [False, True])
def test_what_was_kept_is_there_again(tmp_path: Path, is_safe: bool) -> None:
    async def write() -> None:
        assert await store.make("BCDF", "friends")
        assert not await store.make("BCDF", "friends")
        await store.append("BCDF", 1, ["one", "two"])
        await store.append("BCDF", 3, ["three"])

    async def read() -> None:
        assert await store.read("BCDF") == KeptTable("friends", ("one", "two", "three"))
        assert await store.read("GHJK") is None

    store = Store(tmp_path / "games", is_safe=is_safe)
    during(store, write)
    store = Store(tmp_path / "games", is_safe=is_safe)
    during(store, read)


def test_without_a_folder_it_keeps_nothing_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        await store.make("BCDF", "friends")
        assert await store.count() == 1

    monkeypatch.chdir(tmp_path)
    store = Store()
    during(store, work)
    assert not [*tmp_path.iterdir()]


def test_a_number_is_given_once_and_all_lines_of_a_change_come_together() -> None:
    """If the second of two lines cannot be kept, neither is the first."""

    async def work() -> None:
        await store.make("BCDF", "friends")
        await store.append("BCDF", 2, ["two"])
        with pytest.raises(NotKept):
            await store.append("BCDF", 1, ["one", "other two"])
        assert await store.read("BCDF") == KeptTable("friends", ("two",))
        with pytest.raises(NotKept):
            await store.append("GHJK", 1, ["of no table"])

    store = Store()
    during(store, work)


DAY = 86_400


@attrs.define
class Machine:
    """A machine whose time of day somebody may set."""

    seconds: float = 1000.0
    time_of_day: float = 1_800_000_000.0

    def store(self, folder: Path | None = None) -> Store:
        return Store(folder, clocks=Clocks(lambda: self.time_of_day, lambda: self.seconds))

    def goes_on(self, days: float) -> None:
        self.seconds += days * DAY
        self.time_of_day += days * DAY


def test_old_tables_go_by_age_and_number_and_never_one_that_is_played() -> None:
    async def work() -> None:
        for code in ("OLD", "OLDER", "C", "D", "E"):
            await store.make(code, "friends")
            await store.append(code, 1, ["line"])
            machine.seconds += 1
        assert await store.forget(seconds=3, most=9, spared=["OLD"]) == 1
        assert await store.count() == 4
        assert await store.forget(seconds=99, most=2, spared=["OLD"]) == 1
        assert [code for code in ("OLD", "C", "D", "E") if await store.read(code)] == ["OLD", "D", "E"]

    machine = Machine()
    store = machine.store()
    during(store, work)


@pytest.mark.parametrize("jump", [-20_000, -400, 400, 20_000])
@pytest.mark.parametrize("is_off", [False, True], ids=["while it runs", "while it is off"])
def test_a_time_of_day_that_jumps_makes_no_table_old_and_none_young(tmp_path: Path, jump: int, is_off: bool) -> None:
    """A table of an hour ago stays, and one that nobody has used for 400 days goes, whatever the clock says."""

    async def make() -> None:
        await store.make("BCDF", "friends")
        machine.goes_on(399)
        await store.make("GHJK", "friends")
        machine.goes_on(1 / 24)
        if not is_off:
            machine.time_of_day += jump * DAY

    async def look(left: tuple[str, ...]) -> None:
        await store.forget(400 * DAY, 9, [])
        assert tuple([code for code in ("BCDF", "GHJK") if await store.read(code)]) == left

    machine = Machine()
    with closing(machine.store(tmp_path)) as store:
        aside(make())
    if is_off:
        machine.time_of_day += jump * DAY
        machine.seconds = 5.0  # a steady clock may begin anew with the machine
    with closing(machine.store(tmp_path)) as store:
        machine.goes_on(0.5)
        aside(look(("GHJK",) if is_off and jump > 0 else ("BCDF", "GHJK")))
        machine.goes_on(1)
        aside(look(("GHJK",)))
        machine.goes_on(398)
        aside(look(("GHJK",) if not is_off or jump < 0 else ()))
        machine.goes_on(2)
        aside(look(()))


def test_days_in_which_no_server_runs_count_up_to_a_week(tmp_path: Path) -> None:
    machine = Machine()
    with closing(machine.store(tmp_path)) as store:
        aside(store.make("BCDF", "friends"))
    for off, counted in ((0.5, 0.5), (6.0, 6.5), (100.0, 13.5)):
        machine.goes_on(off)
        with closing(machine.store(tmp_path)) as store:
            assert aside(store.forget(int(counted * DAY) + 1, 9, [])) == 0
    with closing(machine.store(tmp_path)) as store:
        assert aside(store.forget(int(counted * DAY) - 1, 9, [])) == 1


@pytest.mark.parametrize("today", [1_000.0, 1_800_000_000.0, 4_000_000_000.0])
def test_tables_from_before_the_file_had_an_age_begin_at_the_moments_they_name(tmp_path: Path, today: float) -> None:
    """They named moments of the time of day: they stay 400 days from now at most, whether or not it is wrong now."""
    with closing(Store(tmp_path)) as store:
        aside(store.make("BCDF", "friends"))
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("DROP TABLE clock")
        connection.execute("UPDATE tables SET used = 1800000000")
        connection.commit()
    machine = Machine(time_of_day=today)
    with closing(machine.store(tmp_path)) as store:
        machine.goes_on(399)
        assert aside(store.forget(400 * DAY, 9, [])) == 0
        machine.goes_on(2)
        assert aside(store.forget(400 * DAY, 9, [])) == 1


def test_a_table_that_was_used_before_a_kill_is_not_of_the_future(tmp_path: Path) -> None:
    """The age of the file is kept when a store begins and ends; after a kill that of the last use counts."""
    machine = Machine()
    with closing(machine.store(tmp_path)) as store:
        aside(store.make("BCDF", "friends"))
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("UPDATE tables SET used = ?", (50 * DAY,))
        connection.commit()
    with closing(machine.store(tmp_path)) as store:
        machine.goes_on(401)
        assert aside(store.forget(400 * DAY, 9, [])) == 1


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
    await store.make("BCDF", "friends")
    for serial in range(1, 100_000, 2):
        await store.append("BCDF", serial, [f"{serial}", f"{serial + 1}"])
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


# -- pictures ---------------------------------------------------------------------------------------------------------


def test_pictures_are_kept_with_their_table_and_go_with_it(tmp_path: Path) -> None:
    """One that is sent again is there once; another table does not have it."""

    async def work() -> None:
        for code in ("BCDF", "GHJK"):
            await store.make(code, "friends")
        for _ in range(2):
            assert await store.keep_picture("BCDF", "a", "data:1", [])
        assert await store.picture("BCDF", "a") == "data:1"
        assert await store.picture("GHJK", "a") is None
        assert await store.forget(400 * DAY, 0, ["GHJK"]) == 1
        assert await store.picture("BCDF", "a") is None

    store = Store(tmp_path)
    during(store, work)


def test_the_pictures_of_a_table_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest go first, but for those of the set that is played; where these leave no room, nothing changes."""

    async def work() -> None:
        await store.make("BCDF", "friends")
        for digest in "abc":
            assert await store.keep_picture("BCDF", digest, "12345", ["a"])
        assert [await store.picture("BCDF", digest) for digest in "abc"] == ["12345", None, "12345"]
        assert not await store.keep_picture("BCDF", "d", "1234567", ["a"])
        assert await store.picture("BCDF", "c") == "12345"

    monkeypatch.setattr("viceroy.web.tables.store.MAX_OF_TABLE", 11)
    store = Store()
    during(store, work)


def test_the_pictures_of_all_tables_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the tables that were used longest ago go: their cards are drawn without."""

    async def work() -> None:
        for code in ("BCDF", "GHJK", "MNPR"):
            machine.seconds += 10
            await store.make(code, "friends")
        for code in ("GHJK", "BCDF", "MNPR"):
            assert await store.keep_picture(code, "a", "12345", [])
        found = [await store.picture(code, "a") for code in ("BCDF", "GHJK", "MNPR")]
        assert found == [None, "12345", "12345"]
        assert await store.count() == 3

    monkeypatch.setattr("viceroy.web.tables.store.MAX_OF_ALL", 11)
    machine = Machine()
    store = machine.store(tmp_path)
    during(store, work)
