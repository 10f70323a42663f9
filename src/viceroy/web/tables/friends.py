"""A table of friends in memory: joining, wishes, looks, and the bots that owe a choice."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from hashlib import sha256
from typing import Any

from viceroy.cardsets.pictures import Picture
from viceroy.engine.actions import Action, Pass
from viceroy.sessions.session import Session, passes_by_itself
from viceroy.values import plain_data
from viceroy.web.games import BOTS, bot_seed
from viceroy.web.packs import MAX_PACK, digest_of
from viceroy.web.tables.changes import STAND_IN, Numbered, read, written
from viceroy.web.tables.house import House, Looking, Opened
from viceroy.web.tables.shown import HERE, message, presence_of
from viceroy.web.tables.store import NotKept
from viceroy.web.tables.table import AWAY, Patience, Table
from viceroy.web.tables.thinkers import Thinkers
from viceroy.web.tables.wishes import Refused, SentWish, Why

_LOG = logging.getLogger("uvicorn.error")
TOKEN_LIFE = 300.0
"""Seconds in which another device may use the token that it was given."""
_TOKENS = 5
"""How many such tokens a table has at most; a new one takes the place of the oldest."""
_PAUSE = 5.0
"""Seconds until a bot tries again whose choice could not be kept."""


def hash_of(secret: str) -> str:
    """Return the hash of a secret, all that a table keeps of it.

    >>> hash_of("secret")[:8]
    '2bb80d53'
    """
    return sha256(secret.encode()).hexdigest()


class FriendsTable(Opened):
    """A table of friends."""

    def __init__(self, thinkers: Thinkers, house: House, code: str) -> None:
        super().__init__(house, code)
        self.table = Table()
        self._thinkers = thinkers
        self._asked: dict[int, float] = {}
        self._tokens: dict[str, tuple[int, float]] = {}
        self._bots: asyncio.Task[None] | None = None

    # -- the fold -----------------------------------------------------------------------------------------------------

    @property
    def serial(self) -> int:
        """The number of the last change."""
        return self.table.serial

    def follow(self, line: str) -> None:
        """Fold one more line, and note since when each seat is asked.

        A table that was kept goes on with its clocks where they would be, by the time of day of its changes. A time of
        day that has gone back since counts as now.
        """
        numbered = read(line)
        before, self.table = self.table, self.table.after(numbered)
        ago = max(0, _now() - numbered.at) if self.is_being_read else 0
        now, session = self.house.now() - ago, self.table.session
        if session is None:
            return
        is_new = before.dealt != self.table.dealt or before.session is None
        since = 0 if is_new or before.session is None else before.session.serial
        still = {seat: at for seat, at in self._asked.items() if not is_new and not session.has_acted(seat, since)}
        self._asked = {seat: still.get(seat, now) for seat in self.table.owes}

    def opened(self) -> None:
        """Let bots choose that owed a choice when the table left the memory."""
        self._let_bots_choose()

    async def _keep(self, changes: tuple[Numbered, ...]) -> int:
        """Keep and fold changes, and return the serial after them. The lock is held."""
        await self.keep([written(numbered) for numbered in changes])
        self.check_presence()
        self._let_bots_choose()
        return self.serial

    # -- people -------------------------------------------------------------------------------------------------------

    async def join(self, name: str, secret: str) -> int:
        """Let somebody join, and return their number; the same secret is the same person. Raises `Refused`."""
        async with self.lock:
            known = self.table.person_of(hash_of(secret))
            if known is not None:
                return known
            await self._keep(self.table.joining(name, hash_of(secret), _now()))
            return len(self.table.people) - 1

    async def wish(self, person: int, sent: SentWish) -> int:
        """Grant a wish, and return the serial of its change; one that is sent again counts once. Raises `Refused`."""
        async with self.lock:
            known = self.table.answered(person, sent.request)
            if known is not None:
                return known
            return await self._keep(self.table.wished(person, sent, self.patience(), _now()))

    async def keep_picture(self, person: int, picture: Picture | str) -> str:
        """Keep a picture of the host, and return its digest. Raises `Refused`, also for what is wrong with one."""
        async with self.lock:
            if person != self.table.host:
                raise Refused(Why.NOT_HOST)
            if isinstance(picture, str):
                raise Refused(Why.BAD_CARD_SET, message=f"a picture {picture}")
            digest = digest_of(picture.content)
            spared = [named.digest for named in self.table.settings.set.pictures]
            if len(picture.content) > MAX_PACK or not await self.house.store.keep_picture(
                self.code, digest, picture.address, spared
            ):
                raise Refused(Why.TABLE_FULL)
            return digest

    async def looked(self, person: int) -> None:
        """Give somebody who was away the seat back."""
        async with self.lock:
            if changes := self.table.looked(person):
                await self._keep(self.table.numbered(changes, by=person, at=_now()))

    def new_token(self, person: int) -> str:
        """Return a token with which another device of a person gets in, once."""
        token = secrets.token_urlsafe(16)
        self._tokens[hash_of(token)] = person, self.house.now() + TOKEN_LIFE
        while len(self._tokens) > _TOKENS:
            del self._tokens[next(iter(self._tokens))]
        return token

    async def add_device(self, token: str, secret: str) -> int:
        """Let another device in, and return whose it is. Raises `Refused` for a token that is used up, or none."""
        async with self.lock:
            known = self.table.person_of(hash_of(secret))
            person, until = self._tokens.get(hash_of(token), (None, 0.0))
            if known is not None:
                return known
            if person is None or until < self.house.now():
                raise Refused(Why.NO_QUESTION)
            changes = self.table.adding_device(person, hash_of(secret), _now())
            del self._tokens[hash_of(token)]
            await self._keep(changes)
            return person

    # -- what is seen -------------------------------------------------------------------------------------------------

    def patience(self) -> Patience:
        """Return how long people are away, and how long seats have been asked."""
        now = self.house.now()
        away = {person: self.away(person) for person in range(len(self.table.people))}
        return Patience(away, {seat: now - since for seat, since in self._asked.items()})

    def message(self, looking: Looking) -> dict[str, Any]:
        """Return the table as somebody sees it now; `looking` has it from then on."""
        shown = message(self.code, self.table, looking, self._presence(looking))
        looking.since = shown.serial
        if shown.game is not None:
            looking.drawn = frozenset(player.drawing for player in shown.game.players)
        data: dict[str, Any] = plain_data(shown)
        return data

    def present(self, looking: Looking) -> dict[str, Any]:
        """Return who is there now."""
        data: dict[str, Any] = plain_data(self._presence(looking))
        return data

    def _presence(self, looking: Looking) -> Any:
        return presence_of(self.table, looking.person, self.patience(), self.looks(None), self.presence)

    def presence_key(self) -> object:
        """Return who is away, or late, and how many watch."""
        patience, clock = self.patience(), self.table.settings.clock
        away = tuple((seconds >= HERE, seconds >= AWAY) for seconds in patience.away.values())
        late = tuple(seat for seat, seconds in patience.asked.items() if clock is not None and seconds >= clock)
        return away, late, self.looks(None)

    @property
    def session(self) -> Session:
        """The game; raises `Refused` before the first one."""
        if self.table.session is None:
            raise Refused(Why.NOT_PLAYING)
        return self.table.session

    # -- bots ---------------------------------------------------------------------------------------------------------

    def _let_bots_choose(self) -> None:
        if self.table.bots_to_act and (self._bots is None or self._bots.done()) and not self.house.is_closing:
            self._bots = self.house.spawn(self._bots_choose())

    async def _bots_choose(self) -> None:
        """Let bots choose as long as they owe a choice, one after the other."""
        while seats := self.table.bots_to_act:
            seat, session = seats[0], self.session
            if passes_by_itself(session.state, seat):
                await self._bot_chooses(seat, Pass(seat), session.serial)
                continue
            bot = BOTS[self.table.chairs[seat].player or STAND_IN]
            action = await self._thinkers.choose(bot, bot_seed(session, seat), session.view(seat))
            await self._bot_chooses(seat, action, session.serial)

    async def _bot_chooses(self, seat: int, action: Action, moment: int) -> None:
        try:
            async with self.lock:
                await self._keep(self.table.bot_chooses(seat, action, moment, _now()))
        except NotKept as error:
            _LOG.warning("the choice of a bot cannot be kept: %s", error)
            await asyncio.sleep(_PAUSE)


def _now() -> int:
    return int(time.time())
