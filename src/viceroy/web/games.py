"""Games in progress as texts that the page keeps and never reads: the record, who sits where, and who is a bot."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence

import attrs

from viceroy.engine.actions import Action
from viceroy.errors import BadJson, BadRecord, Problem, ViceroyError, errors_of
from viceroy.formats.documents import dumps
from viceroy.formats.records import entry_line, parse_record
from viceroy.sessions.session import Session, UndoBarrier, way_back, why_no_way_back
from viceroy.text.json_text import Limits, parse_json

BOTS = {
    "greedy": "greedy",
    "search-1": "search:iterations=12",
    "search-2": "search:iterations=60",
    "search-3": "search:iterations=400",
}
"""The bots of the page, and how the registry names them; with fixed iterations they always choose the same."""

MAX_TEXT = 300_000
"""The longest text of a game, in characters; a whole game of four players has about 12,000."""
MAX_RECORD = 2_000_000
"""The longest record in such a text, in characters."""
MAX_ENTRIES = 5_000
"""The most actions and undos of a game; a whole game of four players has about 300."""


class BadGame(ViceroyError):
    """A text holds no game, or not one that can go on; the message says why."""


@attrs.frozen(eq=False)
class BotGame:
    """A game of one person against bots. Its session is never changed: what happens next is another game."""

    session: Session
    seat: int
    """That of the person."""
    bots: tuple[str | None, ...]
    """The name of the bot in each seat, None for the person."""
    record: str
    """The record so far, as a file."""

    @property
    def bots_to_act(self) -> tuple[int, ...]:
        """The seats of bots that owe a choice; none while the person owes one, who waits for no bot."""
        owes = self.session.state.to_act
        return () if self.seat in owes else owes

    # -- what happens next --------------------------------------------------------------------------------------------

    def act(self, action: Action, serial: int) -> BotGame:
        """Return the game after an action of the person; raises `IllegalAction`."""
        session = self.session.fork()
        session.do(action, seat=self.seat, serial=serial)
        return self._followed_by(session)

    def bot_acts(self) -> BotGame:
        """Return the game after the choice of one bot, the same game if none is to choose.

        The choice depends on the moment of the game alone: neither an undo nor a pause changes it.
        """
        from viceroy.bots.registry import make

        if not self.bots_to_act:
            return self
        session, seat = self.session.fork(), self.bots_to_act[0]
        seed = zlib.crc32(f"{session.seed} {len(session.actions)} {seat}".encode())
        session.do(make(BOTS[self.bots[seat] or "greedy"], seed).choose(session.view(seat)))
        return self._followed_by(session)

    @property
    def why_no_undo(self) -> UndoBarrier | None:
        """Why the person's last choice cannot be taken back, None if it can."""
        return why_no_way_back(self.session, self.seat)

    def undone(self) -> BotGame:
        """Return the game before the person's last choice; `why_no_undo` says whether there is one."""
        game = self
        for _ in range(way_back(self.session, self.seat)):
            session = game.session.fork()
            session.undo()
            game = game._followed_by(session)
        return game

    def _followed_by(self, session: Session) -> BotGame:
        return attrs.evolve(self, session=session, record=self.record + entry_line(session.record.entries[-1]))

    # -- as a text ----------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Return the game as a text, from which `game_of` makes it again.

        Raises `BadGame` for a game that has gone on beyond all limits.
        """
        data = json.dumps({"format": "play/1", "seat": self.seat, "bots": self.bots, "record": self.record})
        text = urlsafe_b64encode(zlib.compress(data.encode(), 6)).decode()
        if len(text) > MAX_TEXT or len(self.record) > MAX_RECORD or self.session.serial > MAX_ENTRIES:
            raise BadGame(f"this game is too long: {self.session.serial} actions and undos")
        _keep(text, self)
        return text


def dealt(session: Session, bots: Sequence[str | None]) -> BotGame:
    """Return the game of a session in which one seat has no bot."""
    return BotGame(session, bots.index(None), tuple(bots), dumps(session.record))


def opened(text: str, seat: int = 0, bots: Sequence[str | None] = ()) -> tuple[BotGame | None, tuple[Problem, ...]]:
    """Return the game that a record as a file holds, None if the record has errors, and all that is wrong with it.

    The person has the seat; the others are the bots that are named by seat, else greedy. Raises `BadGame` for a record
    that is too long, and for a seat that it does not have.
    """
    read = parse_record(text.encode())
    if read.record is None or errors_of(read.problems):
        return None, read.problems
    if len(read.record.entries) > MAX_ENTRIES:
        raise BadGame(f"a game of the page has at most {MAX_ENTRIES} actions and undos")
    try:
        session = Session.resume(read.record)
    except BadRecord as bad:
        return None, (*read.problems, read.problem(bad.line, bad.code, bad.message))
    seats = len(session.state.rules.players)
    if not 0 <= seat < seats:
        raise BadGame(f"this game has the seats 0 to {seats - 1}, not {seat}")
    known = [*bots[:seats], *["greedy"] * (seats - len(bots))]
    players = tuple(None if own == seat else name or "greedy" for own, name in enumerate(known))
    return BotGame(session, seat, players, dumps(read.record)), read.problems


# -- texts ------------------------------------------------------------------------------------------------------------

_KEPT: dict[str, BotGame] = {}
"""The last games by their texts, so that the next question about one does not replay it."""
_MOST_KEPT = 16


def _keep(text: str, game: BotGame) -> None:
    _KEPT[text] = game
    while len(_KEPT) > _MOST_KEPT:
        _KEPT.pop(next(iter(_KEPT), ""), None)


def game_of(text: str) -> BotGame:
    """Return the game that a text holds, verified step by step; raises `BadGame` for any other text."""
    game = _KEPT.get(text)
    if game is None:
        game = _read(text)
        _keep(text, game)
    return game


def _read(text: str) -> BotGame:
    match _unpacked(text):
        case {"format": "play/1", "seat": seat, "bots": [*bots], "record": str(record)}:
            if type(seat) is int and all(bot is None or bot in [*BOTS] for bot in bots):
                game, problems = opened(record, seat, bots)
                if game is not None:
                    return game
                raise BadGame(problems[0].message)
    raise BadGame("this is no game of this page, or one of another version")


def _unpacked(text: str) -> object:
    """Return the data in a text, None if it holds no data."""
    if len(text) > MAX_TEXT:
        return None
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(urlsafe_b64decode(text.encode("ascii")), 2 * MAX_RECORD)
        if not unpacking.eof:
            return None
        return parse_json(data.decode(), Limits(characters=2 * MAX_RECORD, values=100, depth=3))
    except (ValueError, zlib.error, BadJson):
        return None
