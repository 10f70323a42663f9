"""A table of friends in memory, for tests: wishes of its people, and the lines that a store would keep."""

from __future__ import annotations

from itertools import count
from random import Random

from viceroy.sessions.session import Session
from viceroy.web.tables import wishes as w
from viceroy.web.tables.changes import BotSeated, Numbered, Settings, read, written
from viceroy.web.tables.table import Patience, Table
from viceroy.web.tables.wishes import Refused, SentWish, Why, Wish

HERE = Patience()


class Friends:
    """Some people at a table; `table` is what it is now."""

    def __init__(self, *names: str, bots: int = 0, settings: Settings | None = None) -> None:
        self.table = Table()
        self.lines: list[str] = []
        self._requests = count()
        for number, name in enumerate(names):
            self.take(self.table.joining(name, f"{number:064x}"))
        for number in range(bots):
            self.take(self.table.numbered([BotSeated(bot="greedy", name=f"Bot {number}")], by=0, at=0))
        if settings is not None:
            self.wish(0, w.SetTable(settings=settings))

    @property
    def session(self) -> Session:
        """The game now, or the last one."""
        assert self.table.session is not None
        return self.table.session

    def take(self, changes: tuple[Numbered, ...]) -> int:
        """Add changes to the table, and return how many there were."""
        for numbered in changes:
            self.lines.append(written(numbered))
            self.table = self.table.after(numbered)
        return len(changes)

    def sent(self, wish: Wish, serial: int | None = None) -> SentWish:
        """Return a wish as a phone sends it."""
        seen = self.table.serial if serial is None else serial
        return SentWish(request=f"r{next(self._requests)}", serial=seen, wish=wish)

    def wish(self, person: int, wish: Wish, serial: int | None = None, patience: Patience = HERE) -> int:
        """Let a person wish something, and return how many changes that made; raises `Refused`."""
        return self.take(self.table.wished(person, self.sent(wish, serial), patience))

    def refusal(self, person: int, wish: Wish, serial: int | None = None, patience: Patience = HERE) -> Why:
        """Return why a wish is refused, after which all is as before."""
        before = self.table
        try:
            self.wish(person, wish, serial, patience)
        except Refused as refused:
            assert self.table == before
            return refused.why
        raise AssertionError(f"{wish} is not refused")

    def choose(self, seat: int, which: int = 0, serial: int | None = None) -> int:
        """Let a seat choose one of its legal actions, whoever plays it."""
        action, chair = self.session.legal_actions(seat)[which], self.table.chairs[seat]
        if seat in self.table.bots_to_act:
            return self.take(self.table.bot_chooses(seat, action, self.session.serial))
        assert chair.person is not None
        if self.table.people[chair.person].left:
            self.wish(chair.person, w.Return())
        return self.wish(chair.person, w.Choose(action=action), serial)

    def play(self, dice: Random, choices: int = 10_000) -> None:
        """Play on at random, for so many choices or to the end."""
        for _ in range(choices):
            if not self.table.is_playing:
                break
            seat = dice.choice(self.table.owes)
            self.choose(seat, dice.randrange(len(self.session.legal_actions(seat))))

    def replayed(self) -> Table:
        """Return the table that a new process makes of what the store has kept."""
        table = Table()
        for line in self.lines:
            table = table.after(read(line))
        return table
