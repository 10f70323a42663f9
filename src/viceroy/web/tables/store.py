"""The store of tables: an SQLite file with the changes of each one, which knows nothing of what they say."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

import attrs

from viceroy.errors import ViceroyError
from viceroy.values import Value

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS changes (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    serial INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (code, serial)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clock (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    age INTEGER NOT NULL,
    time_of_day INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS pictures (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    digest TEXT NOT NULL,
    size INTEGER NOT NULL,
    address TEXT NOT NULL,
    UNIQUE (code, digest)
);
"""
VERSION = 1
"""The version of the file, its `user_version`."""
FILE = "tables.sqlite"
MOST_OFF = 7 * 86_400
"""How many seconds count at most for a time in which nobody had the file open."""

MAX_OF_TABLE = 8_500_000
"""How many characters the pictures of a table have: two sets, so that one can take the place of another."""
MAX_OF_ALL = 1_000_000_000
"""How many the pictures of all tables have; those of the tables that were used last stay."""

T = TypeVar("T")


class NotKept(ViceroyError):
    """The store cannot keep something, such as on a full disk; nothing of it is kept then."""


@attrs.frozen
class KeptTable(Value):
    """A table as the store keeps it."""

    kind: str
    """What kind of table it is."""
    lines: tuple[str, ...]
    """Its changes, the first one first."""


@attrs.frozen
class Clocks:
    """The clocks of a machine, in seconds; only the first one may be wrong, and may jump."""

    time_of_day: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic


class Store:
    """Keeps tables, each a list of numbered lines, in a file of SQLite, by one thread of its own.

    What was kept survives the end of the process, also by a kill; with `is_safe` that of the power, too. Every call is
    done as a whole or not at all, and raises `NotKept` if it cannot be done. Without a folder all is in memory.

    Tables grow old by the age of the file: the seconds in which a store had it open, by the steady clock, and between
    two stores those of the time of day, from 0 to `MOST_OFF`. So no table is old because a clock was wrong.
    """

    def __init__(self, folder: Path | None = None, *, is_safe: bool = False, clocks: Clocks | None = None) -> None:
        self._file = ":memory:" if folder is None else str(folder / FILE)
        self._is_safe = is_safe
        self._clocks = clocks or Clocks()
        self._calls: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        if folder is not None:
            try:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise NotKept(f"{folder} cannot be used: {error.strerror or error}") from None
            self._start()

    def _start(self) -> None:
        self._connection = self._opened()
        self._thread = Thread(target=self._work, name="store of tables", daemon=True)
        self._thread.start()

    def _opened(self) -> sqlite3.Connection:
        """Open the file; another process that has it open is an error, since a table has one writer."""
        try:
            connection = sqlite3.connect(self._file, timeout=2.0, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {'FULL' if self._is_safe else 'NORMAL'}")
            connection.execute("PRAGMA foreign_keys = ON")
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version not in (0, VERSION):
                raise NotKept(f"{self._file} is of another version of this program")
            connection.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
            self._begin_to_age(connection)
        except sqlite3.Error as error:
            taken = ": another server uses it; name another folder" if "locked" in str(error) else f": {error}"
            raise NotKept(f"{self._file} cannot be used{taken}") from None
        return connection

    # -- the age of the file ------------------------------------------------------------------------------------------

    def _begin_to_age(self, connection: sqlite3.Connection) -> None:
        """Go on from the age that the file had. One without an age has moments of the time of day in its tables."""
        today = int(self._clocks.time_of_day())
        (latest,) = connection.execute("SELECT coalesce(max(used), 0) FROM tables").fetchone()
        kept = connection.execute("SELECT age, time_of_day FROM clock").fetchone()
        if kept is None:
            age = min(latest, today)
            connection.execute("UPDATE tables SET used = ? WHERE used > ?", (age, age))
        else:
            age = max(kept[0] + min(max(today - kept[1], 0), MOST_OFF), latest)
        self._born = self._clocks.steady() - age
        self._keep_age(connection)

    @property
    def _age(self) -> int:
        return int(self._clocks.steady() - self._born)

    def _keep_age(self, connection: sqlite3.Connection) -> None:
        now = self._age, int(self._clocks.time_of_day())
        connection.execute("INSERT OR REPLACE INTO clock VALUES (1, ?, ?)", now)

    # -- what it does -------------------------------------------------------------------------------------------------

    async def make(self, code: str, kind: str) -> bool:
        """Begin a table; False if one has this code."""

        def make() -> bool:
            done = self._connection.execute("INSERT OR IGNORE INTO tables VALUES (?, ?, ?)", (code, kind, self._age))
            return done.rowcount == 1

        return await self._call(make)

    async def append(self, code: str, serial: int, lines: Sequence[str]) -> None:
        """Append lines to a table; the first one gets the serial."""

        def append() -> None:
            rows = [(code, number, line) for number, line in enumerate(lines, serial)]
            self._connection.executemany("INSERT INTO changes VALUES (?, ?, ?)", rows)
            self._connection.execute("UPDATE tables SET used = ? WHERE code = ?", (self._age, code))

        await self._call(append)

    async def read(self, code: str) -> KeptTable | None:
        """Return a table, None if there is none with this code."""

        def read() -> KeptTable | None:
            found = self._connection.execute("SELECT kind FROM tables WHERE code = ?", (code,)).fetchone()
            if found is None:
                return None
            rows = self._connection.execute("SELECT line FROM changes WHERE code = ? ORDER BY serial", (code,))
            return KeptTable(found[0], tuple(line for (line,) in rows))

        return await self._call(read)

    async def keep_picture(self, code: str, digest: str, address: str, spared: Sequence[str]) -> bool:
        """Keep a picture of a table beside its changes; False if those that are spared leave no room for it.

        Where there is too little room, the oldest pictures of the table go, and then those of the tables that were used
        longest ago: their cards are drawn without.
        """

        def keep() -> bool:
            query = "SELECT id, size, digest FROM pictures WHERE code = ? ORDER BY id"
            there = self._connection.execute(query, (code,)).fetchall()
            old = [(number, size) for number, size, one in there if one not in (digest, *spared)]
            staying = {one: size for _, size, one in there if one in (digest, *spared)} | {digest: len(address)}
            room = MAX_OF_TABLE - sum(staying.values())
            if room < 0:
                return False
            row = (code, digest, len(address), address)
            self._connection.execute(
                "INSERT OR IGNORE INTO pictures (code, digest, size, address) VALUES (?, ?, ?, ?)", row
            )
            self._drop(old, sum(size for _, size in old) - room)
            self._drop(self._oldest(code), self._all() - MAX_OF_ALL)
            return True

        return await self._call(keep)

    def _drop(self, pictures: Sequence[tuple[int, int]], excess: int) -> None:
        for number, size in pictures:
            if excess <= 0:
                return
            self._connection.execute("DELETE FROM pictures WHERE id = ?", (number,))
            excess -= size

    def _all(self) -> int:
        return int(self._connection.execute("SELECT coalesce(sum(size), 0) FROM pictures").fetchone()[0])

    def _oldest(self, spared: str) -> list[tuple[int, int]]:
        """Return the pictures of other tables, those of the table that was used longest ago first."""
        query = "SELECT id, size FROM pictures JOIN tables USING (code) WHERE code != ? ORDER BY used, tables.code, id"
        return self._connection.execute(query, (spared,)).fetchall()

    async def picture(self, code: str, digest: str) -> str | None:
        """Return a picture of a table; None if it has none of this name."""

        def find() -> str | None:
            query = "SELECT address FROM pictures WHERE code = ? AND digest = ?"
            found = self._connection.execute(query, (code, digest)).fetchone()
            return None if found is None else str(found[0])

        return await self._call(find)

    async def count(self) -> int:
        """Return how many tables there are."""
        return await self._call(lambda: int(self._connection.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def forget(self, seconds: int, most: int, spared: Sequence[str]) -> int:
        """Remove the tables that nobody has used for so long, and the oldest beyond a number; return how many went.

        The spared ones stay.
        """

        def forget() -> int:
            self._keep_age(self._connection)
            marks = ", ".join("?" * len(spared))
            oldest = self._connection.execute(
                f"DELETE FROM tables WHERE code NOT IN ({marks}) AND (used < ? OR code IN"
                " (SELECT code FROM tables ORDER BY used DESC, code LIMIT -1 OFFSET ?))",
                (*spared, self._age - seconds, most),
            )
            return oldest.rowcount

        return await self._call(forget)

    async def _call(self, work: Callable[[], T]) -> T:
        """Let the thread do something in one transaction. It is done to its end, even if the caller is cancelled."""
        if self._thread is None:  # in memory, and nobody has asked for a table before
            self._start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(result: T | None, error: Exception | None) -> None:
            if done.cancelled():
                return
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(result)  # type: ignore[arg-type] # None only if it is the result

        def call() -> None:
            result, error = None, None
            try:
                result = self._transaction(work)
            except Exception as raised:  # what it was is the caller's business
                error = raised
            try:
                loop.call_soon_threadsafe(settle, result, error)
            except RuntimeError:  # the loop has ended
                return

        self._calls.put(call)
        return await done

    def _transaction(self, work: Callable[[], T]) -> T:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                result = work()
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # some errors have ended it
                    self._connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise NotKept(str(error)) from error
        return result

    def _work(self) -> None:
        while (call := self._calls.get()) is not None:
            call()

    def close(self) -> None:
        """Do what was begun, and close the file."""
        if self._thread is not None:
            self._calls.put(None)
            self._thread.join()
            with suppress(sqlite3.Error):  # a disk that is full; the next store counts this time as it was off
                self._keep_age(self._connection)
            self._connection.close()
