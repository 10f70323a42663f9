"""The house of all tables of a process: opened by what the store has kept, closed when idle, and who is there now.

It knows nothing of games: a kind of table is a subclass of `Opened`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any, TypeVar

import attrs

from viceroy.web.tables.store import KeptTable, NotKept, Store
from viceroy.wording.catalog import Catalog

LETTERS = "BCDFGHJKMNPRSTVWXZ"
"""The letters of codes: no vowels, so that no code is a word, and none that looks like another letter or a digit."""
CODE_LENGTH = 4
IDLE = 600.0
"""Seconds after which a table that nobody looks at leaves the memory."""
MAX_KEPT = 20_000
"""How many tables the store keeps; the ones that were used last stay."""
DAYS = 400
"""How long it keeps a table that nobody uses."""
TICK = 2.0
"""Seconds between two looks at who is there."""

T = TypeVar("T")


@contextmanager
def counted(counter: Counter[T], key: T) -> Iterator[None]:
    """Count a key until the context is left; without a count it takes no room."""
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]


@attrs.define(kw_only=True)
class Looking:
    """Who looks at a table, and what they have seen."""

    person: int | None
    """The person; None for a watcher."""
    catalog: Catalog
    """The words."""
    since: int | None = None
    """The serial that the phone has seen."""
    drawn: frozenset[int] = frozenset()
    """The numbers of the drawings that the phone has."""


class Opened(ABC):
    """A table in memory, with those who look at it."""

    def __init__(self, house: House, code: str) -> None:
        self.house = house
        self.code = code
        self.lock = asyncio.Lock()
        """Held while a wish is judged and kept."""
        self.presence = 1
        """One more with each change of who is there."""
        self.is_being_read = False
        """Whether the lines that are folded were kept before."""
        self.is_closed = False
        self.life = secrets.token_hex(8)
        """A name for this time in memory: another one may lack the last changes of this one."""
        self.began = self.used = house.now()
        self._looking: Counter[int | None] = Counter()
        self._here: Counter[int | None] = Counter()
        """The looks of devices that send no beats: as long as they last, their person is here."""
        self._seen: dict[int, float] = {}
        self._key: object = None
        self._changed = asyncio.Event()

    # -- what a kind of table does ------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def serial(self) -> int:
        """The number of the last change."""

    @abstractmethod
    def follow(self, line: str) -> None:
        """Fold one more line; raises an error for a damaged one, after which the table is as before."""

    @abstractmethod
    def message(self, looking: Looking) -> dict[str, Any]:
        """Return the table as somebody sees it now, as plain data; what they have then is put into `looking`."""

    @abstractmethod
    def present(self, looking: Looking) -> dict[str, Any]:
        """Return who is there now, as plain data."""

    @abstractmethod
    def presence_key(self) -> object:
        """Return a key of who is there, as all see it: another key is news."""

    @abstractmethod
    async def looked(self, person: int) -> None:
        """Do what a look of a person does."""

    @abstractmethod
    def opened(self) -> None:
        """Go on with what is to be done without a wish."""

    def known(self, since: int | None, life: str | None) -> int | None:
        """Return up to which serial a phone has the table that says so, None for nothing."""
        is_other = life is not None and life != self.life
        return since if since is not None and since <= self.serial and not is_other else None

    # -- changes ------------------------------------------------------------------------------------------------------

    async def keep(self, lines: Sequence[str]) -> None:
        """Keep the next lines, then fold them, and wake all who look; raises `NotKept`, and nothing has changed then.

        The lock is held.
        """
        if lines:
            await self.house.store.append(self.code, self.serial + 1, lines)
            for line in lines:
                self.follow(line)
            self.wake()

    def wake(self) -> None:
        """Wake all who wait for news."""
        self.used = self.house.now()
        self._tell()

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    @property
    def news(self) -> asyncio.Event:
        """What is set with the next change of the table, or of who is there."""
        return self._changed

    def close(self) -> None:
        """End all looks."""
        self.is_closed = True
        self.wake()

    # -- who is there -------------------------------------------------------------------------------------------------

    @contextmanager
    def looked_at_by(self, person: int | None, *, has_beats: bool = False) -> Iterator[None]:
        """Count somebody who looks, as long as they do; a device with beats is here as long as these come."""
        try:
            with counted(self._looking, person), nullcontext() if has_beats else counted(self._here, person):
                self.note(person)
                yield
        finally:
            if not has_beats:  # else the end of a connection that broke long ago were a sign of life
                self.note(person)

    def note(self, person: int | None) -> None:
        """Note a sign of life of somebody."""
        if person is not None:
            self._seen[person] = self.house.now()
        self.used = self.house.now()
        self.check_presence()

    def check_presence(self) -> None:
        """Wake all who look, if another one is there now."""
        key = self.presence_key()
        if key != self._key:
            self._key = key
            self.presence += 1
            self._tell()

    def away(self, person: int) -> float:
        """Return for how many seconds there was no sign of a person; 0 for one who looks, and sends no beats."""
        if self._here[person]:
            return 0.0
        return self.house.now() - self._seen.get(person, self.began)

    def looks(self, person: int | None) -> int:
        """Return how often a person looks now; None for all watchers."""
        return self._looking[person]

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, and nobody has for a while."""
        return not self._looking and not self.lock.locked() and self.house.now() - self.used > IDLE


def beginnings_of(text: str) -> tuple[str, ...]:
    """Return the beginnings of codes that a text names: single letters, or longer ones between commas.

    Raises `ValueError` for what is no beginning of a code.

    >>> beginnings_of("bcd"), beginnings_of("BB,BC")
    (('B', 'C', 'D'), ('BB', 'BC'))
    """
    found = tuple(text.upper().split(",") if "," in text else text.upper())
    if not found or not all(1 <= len(one) < CODE_LENGTH and set(one) <= set(LETTERS) for one in found):
        raise ValueError(f"codes begin with one of {LETTERS}")
    return found


class House:
    """All tables of a process."""

    def __init__(
        self, store: Store, kinds: Mapping[str, Callable[[House, str], Opened]], *, beginnings: Sequence[str] = LETTERS
    ) -> None:
        """Codes begin with one of the beginnings, so that several processes can share an address."""
        self.store = store
        self._kinds = kinds
        self._beginnings = tuple(beginnings)
        self._tables: dict[str, Opened] = {}
        self._opening: dict[str, asyncio.Task[Opened | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ticking: asyncio.Task[None] | None = None
        self.is_closing = False

    @staticmethod
    def now() -> float:
        """Return the time in seconds, by a clock that never goes back."""
        return time.monotonic()

    # -- tables -------------------------------------------------------------------------------------------------------

    async def make(self, kind: str) -> Opened:
        """Make a table with a new code; raises `NotKept`."""
        for _ in range(100):
            code = secrets.choice(self._beginnings)
            code += "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH - len(code)))
            if await self.store.make(code, kind):
                table = self._tables[code] = self._kinds[kind](self, code)
                self._tick()
                await self.store.forget(DAYS * 86_400, MAX_KEPT, [*self._tables])
                return table
        raise NotKept("all codes are taken")

    async def find(self, code: str) -> Opened | None:
        """Return the table with a code, None if there is none; raises `NotKept`."""
        found = self._tables.get(code)
        if found is not None:
            return found
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS) or not code.startswith(self._beginnings):
            return None
        if code not in self._opening:  # else somebody else opens it, too
            self._opening[code] = self.spawn(self._open(code))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(self._opening[code])

    async def _open(self, code: str) -> Opened | None:
        kept = await self.store.read(code)
        if kept is None or kept.kind not in self._kinds:
            return None
        table = self._kinds[kept.kind](self, code)
        try:
            await self._fold(table, kept)
        except Exception as error:  # whatever a damaged line does
            raise NotKept(f"the table {code} is damaged: {error}") from error
        self._tables[code] = table
        self._tick()
        table.opened()
        return table

    @staticmethod
    async def _fold(table: Opened, kept: KeptTable) -> None:
        table.is_being_read = True
        for count, line in enumerate(kept.lines):
            table.follow(line)
            if count % 20 == 0:
                await asyncio.sleep(0)  # others go on meanwhile
        table.is_being_read = False

    @property
    def tables(self) -> tuple[Opened, ...]:
        """The tables in memory."""
        return tuple(self._tables.values())

    # -- what goes on by itself ---------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something aside, until the house closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if who asked for it goes away meanwhile."""
        return await asyncio.shield(self.spawn(work))

    def _tick(self) -> None:
        if self._ticking is None:
            self._ticking = self.spawn(self._look_around())

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for code, table in [*self._tables.items()]:
                if table.is_idle:
                    table.close()
                    del self._tables[code]
                else:
                    table.check_presence()

    async def close(self) -> None:
        """End all looks and all work, and close the store."""
        self.is_closing = True
        for table in self.tables:
            table.close()
        if self._ticking is not None:
            self._ticking.cancel()
        await asyncio.sleep(0)
        for task in [*self._tasks]:
            task.cancel()
        if self._tasks:
            await asyncio.wait([*self._tasks], timeout=1.0)
        self.store.close()
