"""The house of tables in one process: full disks, clocks, presence, idle tables, and bots that hang."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from friends import Friends
from loops import aside
from viceroy.sessions.session import Session
from viceroy.web.tables import wishes as w
from viceroy.web.tables.changes import Until
from viceroy.web.tables.friends import FriendsTable, hash_of
from viceroy.web.tables.house import IDLE, House, Looking
from viceroy.web.tables.limits import Limit
from viceroy.web.tables.store import NotKept, Store
from viceroy.web.tables.thinkers import Thinkers
from viceroy.web.tables.wishes import Refused, SentWish, Wish
from viceroy.wording.catalog import ENGLISH

pytest.importorskip("starlette", reason="the extra `web` is not here")

T = TypeVar("T")


class FullStore(Store):
    """A store whose disk may be full."""

    is_full = False

    def _transaction(self, work: Callable[[], T]) -> T:
        if self.is_full:
            raise NotKept("database or disk is full") from sqlite3.OperationalError()
        return super()._transaction(work)


def in_house(work: Callable[[House], Coroutine[Any, Any, None]], store: Store | None = None, **options: Any) -> None:
    """Do something in a house, which closes after it."""

    async def run() -> None:
        from viceroy.web.tables.routes import house_of

        thinkers = Thinkers(**options)
        house = house_of(Store() if store is None else store, thinkers)
        try:
            await work(house)
        finally:
            await house.close()
            await thinkers.close()

    aside(run())


async def table_with(house: House, *names: str) -> FriendsTable:
    table = await house.make("friends")
    assert isinstance(table, FriendsTable)
    for name in names:
        await table.join(name, name)
    return table


async def wish(table: FriendsTable, person: int, wanted: Wish, request: str | None = None) -> int:
    sent = SentWish(request=request or f"r{time.perf_counter_ns()}", serial=table.serial, wish=wanted)
    return await table.wish(person, sent)


@contextmanager
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A clock of houses that a test sets."""
    now = [1000.0]
    monkeypatch.setattr(House, "now", staticmethod(lambda: now[0]))
    yield now


# -- the disk ---------------------------------------------------------------------------------------------------------


def test_a_full_disk_refuses_a_wish_and_changes_nothing() -> None:
    """Nothing is half done, memory and disk agree; with room again, the same wish is granted."""
    store = FullStore()

    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        before = table.table
        store.is_full = True
        for wanted in (w.Deal(), w.GiveSign(sign="hello"), w.Leave()):  # type: ignore[arg-type]
            with pytest.raises(NotKept):
                await wish(table, 0, wanted)
        with pytest.raises(NotKept):
            await table.join("Cid", "Cid")
        assert table.table == before
        store.is_full = False
        await wish(table, 0, w.Deal())
        kept = await store.read(table.code)
        assert kept is not None
        assert len(kept.lines) == table.serial == 3

    in_house(work, store)


def test_a_bot_waits_for_a_disk_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viceroy.web.tables.friends._PAUSE", 0.05)
    store = FullStore()

    async def work(house: House) -> None:
        table = await table_with(house, "Ada")
        await wish(table, 0, w.SeatBot(bot="greedy", name="Greta"))
        await wish(table, 0, w.Deal())
        store.is_full = True
        await asyncio.sleep(0.3)
        store.is_full = False
        async with asyncio.timeout(60):
            while 1 in table.table.owes:
                await asyncio.sleep(0.02)

    in_house(work, store)


def test_a_damaged_table_is_told_and_harms_no_other(tmp_path: Path) -> None:
    async def write(house: House) -> None:
        codes.extend([(await table_with(house, "Ada")).code for _ in range(2)])
        await house.store.append(codes[0], 2, ["{}"])

    async def read(house: House) -> None:
        with pytest.raises(NotKept, match="is damaged"):
            await house.find(codes[0])
        assert await house.find(codes[1]) is not None

    codes: list[str] = []
    in_house(write, Store(tmp_path))
    in_house(read, Store(tmp_path))


def test_what_was_begun_is_done_though_the_asker_goes_away() -> None:
    """A phone that breaks off in mid-wish leaves no table whose memory and disk differ."""

    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        task = asyncio.create_task(house.whole(wish(table, 0, w.Deal())))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with table.lock:
            pass
        async with asyncio.timeout(60):
            while not table.table.is_playing:
                await asyncio.sleep(0.01)
        kept = await house.store.read(table.code)
        assert kept is not None
        assert len(kept.lines) == table.serial

    in_house(work)


# -- clocks and presence ----------------------------------------------------------------------------------------------


def test_a_clock_that_goes_back_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The time of day is shown, and nothing follows from it: not the order of changes, nor who is away."""
    times = iter(range(2_000_000_000, 0, -86_400))
    monkeypatch.setattr("viceroy.web.tables.friends.time.time", lambda: next(times))

    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        await wish(table, 0, w.Deal())
        codes.append(table.code)
        assert table.away(0) < 60

    async def read(house: House) -> None:
        table = await house.find(codes[0])
        assert isinstance(table, FriendsTable)
        assert table.table.is_playing
        assert [person.name for person in table.table.people] == ["Ada", "Ben"]

    codes: list[str] = []
    in_house(work, Store(tmp_path))
    in_house(read, Store(tmp_path))


def test_who_is_away_is_told_after_20_seconds_and_a_bot_may_choose_after_2_minutes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        await wish(table, 0, w.Deal())
        looking = Looking(person=0, catalog=ENGLISH)
        bot = w.LetBotChoose(seat=1, until=Until.BACK)
        with table.looked_at_by(0):
            for seconds, shown in ((19, 0), (20, 20), (119, 119)):
                now[0] = 1000.0 + seconds
                table.check_presence()
                assert table.present(looking)["people"] == [0, shown]
                with pytest.raises(Refused, match="still-here"):
                    await wish(table, 0, bot)
            before = table.presence
            now[0] = 1120.0
            table.check_presence()
            assert table.presence == before + 1
            assert table.present(looking)["stand_in"] == [[], ["choice", "back"]]
            await wish(table, 0, bot)
            with table.looked_at_by(1):
                await table.looked(1)
                assert table.table.chairs[1].stand_in is None
                assert table.present(looking)["people"] == [0, 0]

    with clock(monkeypatch) as now:
        in_house(work)


def test_a_connection_that_outlasts_its_phone_is_no_sign_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sends beats is here as long as they come; the end of such a connection tells nothing, either."""

    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        with table.looked_at_by(1, has_beats=True):
            now[0] += 19
            table.note(1)
            now[0] += 19
            assert table.away(1) == 19
            with table.looked_at_by(1):  # another device, without beats
                now[0] += 500
                assert table.away(1) == 0
            now[0] += 30
            assert table.away(1) == 30
            assert table.looks(1) == 1
        assert (table.away(1), table.looks(1)) == (30, 0)

    with clock(monkeypatch) as now:
        in_house(work)


def test_the_clock_of_a_question_begins_with_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        await wish(table, 0, w.Deal())
        now[0] += 50
        seat = table.table.owes[0]
        action = table.session.legal_actions(seat)[0]
        await wish(table, seat, w.Choose(action=action))
        assert table.patience().asked == {1 - seat: 50.0}
        now[0] += 5
        other = table.session.legal_actions(1 - seat)[0]
        await wish(table, 1 - seat, w.Choose(action=other))
        assert set(table.patience().asked.values()) == {0.0}

    with clock(monkeypatch) as now:
        in_house(work)


@pytest.mark.parametrize(("elapsed", "asked"), [(7200, 7200), (-86_400, 0)], ids=["later", "the time of day goes back"])
def test_a_clock_of_days_goes_on_while_the_server_is_off(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, elapsed: int, asked: int
) -> None:
    times = [2_000_000_000]
    monkeypatch.setattr("viceroy.web.tables.friends.time.time", lambda: times[0])

    async def write(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        await wish(table, 0, w.Deal())
        codes.append(table.code)

    async def read(house: House) -> None:
        times[0] += elapsed
        table = await house.find(codes[0])
        assert isinstance(table, FriendsTable)
        assert table.patience().asked == {0: asked, 1: asked}

    codes: list[str] = []
    with clock(monkeypatch):
        in_house(write, Store(tmp_path))
        in_house(read, Store(tmp_path))


def test_an_idle_table_leaves_the_memory_and_is_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viceroy.web.tables.house.TICK", 0.01)

    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        await wish(table, 0, w.Deal())
        with table.looked_at_by(0):
            now[0] += IDLE + 1
            await asyncio.sleep(0.1)
            assert house.tables == (table,)
        now[0] += IDLE + 1
        async with asyncio.timeout(10):
            while house.tables:
                await asyncio.sleep(0.01)
        again = await house.find(table.code)
        assert isinstance(again, FriendsTable)
        assert again is not table
        assert again.table == table.table

    with clock(monkeypatch) as now:
        in_house(work)


def test_many_who_open_a_table_at_once_get_the_same_one(tmp_path: Path) -> None:
    async def write(house: House) -> None:
        codes.append((await table_with(house, "Ada")).code)

    async def read(house: House) -> None:
        found = await asyncio.gather(*(house.find(codes[0]) for _ in range(10)))
        assert len({id(table) for table in found}) == 1

    codes: list[str] = []
    in_house(write, Store(tmp_path))
    in_house(read, Store(tmp_path))


def test_a_token_for_another_device_ends_after_five_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await table_with(house, "Ada")
        token = table.new_token(0)
        now[0] += 301
        with pytest.raises(Refused):
            await table.add_device(token, "tablet")
        assert await table.add_device(table.new_token(0), "tablet") == 0
        assert table.table.person_of(hash_of("tablet")) == 0

    with clock(monkeypatch) as now:
        in_house(work)


# -- wishes at once ---------------------------------------------------------------------------------------------------


def test_of_two_devices_of_a_seat_one_chooses() -> None:
    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben")
        await wish(table, 0, w.Deal())
        actions = table.session.legal_actions(0)[:2]
        sent = [
            SentWish(request=f"device{number}", serial=table.serial, wish=w.Choose(action=action))
            for number, action in enumerate(actions)
        ]
        results = await asyncio.gather(*(table.wish(0, one) for one in sent), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Refused", "int"]

    in_house(work)


def test_whoever_joins_in_the_moment_of_the_deal_is_in_or_is_told() -> None:
    async def work(house: House) -> None:
        for late in (False, True):
            table = await table_with(house, "Ada", "Ben")
            tasks: Sequence[Any] = (wish(table, 0, w.Deal()), table.join("Cid", "Cid"))
            results = await asyncio.gather(*(reversed(tasks) if late else tasks), return_exceptions=True)
            players = table.session.state.rules.players
            refused = [result for result in results if isinstance(result, Refused)]
            assert len(players) == 3 - len(refused)
            assert ("Cid" in players) is not bool(refused)

    in_house(work)


def test_bids_within_a_moment_both_count() -> None:
    async def work(house: House) -> None:
        table = await table_with(house, "Ada", "Ben", "Cid")
        await wish(table, 0, w.Deal())
        seen = table.serial
        wishes = [
            SentWish(request=f"r{seat}", serial=seen, wish=w.Choose(action=table.session.legal_actions(seat)[0]))
            for seat in range(3)
        ]
        serials = await asyncio.gather(*(table.wish(seat, sent) for seat, sent in enumerate(wishes)))
        assert sorted(serials) == [seen + 1, seen + 2, seen + 3]

    in_house(work)


# -- bots -------------------------------------------------------------------------------------------------------------


def test_a_bot_that_hangs_is_ended_and_greedy_chooses() -> None:
    """Its process is killed after its time, and the game goes on."""
    session = Session.start(("Ada", "Ben"), seed=7)

    async def work(_: House) -> None:
        thinkers = Thinkers(seconds=2.0)
        try:
            seen = session.view(0)
            await thinkers.choose("greedy", 1, seen)  # a worker has started
            began = time.monotonic()
            assert await thinkers.choose("search:ms=600000", 1, seen) in seen.legal
            assert time.monotonic() - began < 60
            assert await thinkers.choose("nobody", 1, seen) in seen.legal
        finally:
            await thinkers.close()

    in_house(work)


def test_if_no_bot_answers_the_first_legal_action_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viceroy.web.tables.thinkers.sys.executable", "/no/such/python")
    seen = Session.start(("Ada", "Ben"), seed=7).view(0)

    async def work(_: House) -> None:
        assert await Thinkers().choose("greedy", 1, seen) == seen.legal[0]

    in_house(work)


def test_a_bot_gets_a_view_and_its_choice_is_always_the_same() -> None:
    friends = Friends("Ada", bots=1)
    friends.wish(0, w.Deal())
    dice = Random(3)
    while len(friends.session.view(1).legal) < 2:
        friends.play(dice, 1)

    async def work(_: House) -> None:
        thinkers = Thinkers()
        try:
            seen = friends.session.view(1)
            chosen = [await thinkers.choose("search:iterations=12", 5, seen) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert (await thinkers.hint(seen, "de"))["hints"]
        finally:
            await thinkers.close()

    in_house(work)


def test_a_limit_forgets_who_did_nothing_for_long() -> None:
    limit = Limit(burst=1, per_second=0.001)
    for key in range(10_050):
        assert limit.takes(key)
    assert limit.takes(0)
    assert not limit.takes(10_049)
