"""Games in progress as texts that the page keeps and never reads: the record, who sits where, and who is a bot."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence

import attrs

from viceroy.engine.actions import Action, Pass
from viceroy.engine.events import ChoiceMade
from viceroy.errors import BadJson, BadRecord, Problem, ViceroyError, errors_of
from viceroy.formats.documents import dumps
from viceroy.formats.records import entry_line, parse_record
from viceroy.sessions.session import Session, UndoBarrier, last_choice, passes_by_itself, way_back, why_no_way_back
from viceroy.text.json_text import Limits, parse_json
from viceroy.web.questions import Progress

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
    """A game of people at one device, mostly a single one, and bots.

    Its session is never changed: what happens next is another game.
    """

    session: Session
    seat: int
    """That of the person who holds the device, or is to get it."""
    bots: tuple[str | None, ...]
    """The name of the bot in each seat, None for a person."""
    record: str
    """The record so far, as a file."""
    is_covered: bool = False
    """Whether nobody is to see more than all may: several people play, and the device is passed on."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown, None for that of a spectator."""
        return None if self.is_covered else self.seat

    @property
    def next_person(self) -> int | None:
        """The seat of the person who is to choose: who holds the device goes on, else the first; None if nobody is."""
        state = self.session.state
        owing = [seat for seat in state.to_act if self.bots[seat] is None and not passes_by_itself(state, seat)]
        return self.seat if self.seat in owing else next(iter(owing), None)

    @property
    def bots_to_act(self) -> tuple[int, ...]:
        """The seats that choose without a person; none while one has to choose, who waits for no bot.

        They are those of bots, and of people who can only pass.
        """
        return () if self.next_person is not None else self.session.state.to_act

    @property
    def passes_by_itself(self) -> bool:
        """Whether the person who holds the device can only pass, as everybody sees: then nobody is asked."""
        return passes_by_itself(self.session.state, self.seat)

    def held_by(self, seat: int | None) -> BotGame:
        """Return the game for the person in a seat who holds the device; of several people, None covers it.

        A game that is over has nothing to cover. Raises `BadGame` for a seat without a person.
        """
        if seat is None:
            is_covered = len(self.people) > 1 and not self.session.state.is_over
            first = attrs.evolve(self, seat=self.people[0], is_covered=is_covered)
            return attrs.evolve(first, seat=first.next_person if first.next_person is not None else first.seat)
        if seat not in self.people:
            raise BadGame(f"no person plays in seat {seat} of this game")
        return attrs.evolve(self, seat=seat, is_covered=False)

    # -- what happens next --------------------------------------------------------------------------------------------

    def act(self, action: Action, serial: int) -> BotGame:
        """Return the game after an action of the person who holds the device; raises `IllegalAction`."""
        session = self.session.fork()
        session.do(action, seat=self.seat, serial=serial)
        return self._followed_by(session)

    def bot_acts(self, progress: Progress | None = None) -> BotGame:
        """Return the game after the choice of one bot, the same game if none is to choose.

        A person who can only pass passes here, too.
        """
        from viceroy.bots.registry import make
        from viceroy.bots.search import SearchBot

        if not self.bots_to_act:
            return self
        session, seat = self.session.fork(), self.bots_to_act[0]
        if passes_by_itself(session.state, seat):
            session.do(Pass(seat))
            return self._followed_by(session)
        bot, seen = make(BOTS[self.bots[seat] or "greedy"], bot_seed(session, seat)), session.view(seat)
        session.do(bot.choose(seen, progress=progress) if isinstance(bot, SearchBot) else bot.choose(seen))
        return self._followed_by(session)

    @property
    def why_no_undo(self) -> UndoBarrier | None:
        """Why the person's last choice cannot be taken back, None if it can; bots choose anew, other people do not."""
        last, others = last_choice(self.session, self.seat), {*self.people} - {self.seat}
        since = self.session.actions[last:] if last else ()
        other = next((action.seat for action in since if action.seat in others), None)
        return why_no_way_back(self.session, self.seat) if other is None else UndoBarrier(ChoiceMade(other))

    def undone(self) -> BotGame:
        """Return the game before the person's last choice; `why_no_undo` says whether there is one."""
        session = self.session.fork()
        session.undo(way_back(session, self.seat))
        return self._followed_by(session)

    def branch(self, at: int) -> BotGame:
        """Return another game of the same players, which goes on after a number of actions of this one."""
        record = self.session.record
        return dealt(Session.resume(attrs.evolve(record, entries=record.played[:at])), self.bots)

    def _followed_by(self, session: Session) -> BotGame:
        return attrs.evolve(self, session=session, record=self.record + entry_line(session.record.entries[-1]))

    # -- as a text ----------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Return the game as a text, from which `game_of` makes it again.

        Raises `BadGame` for a game that has gone on beyond all limits.
        """
        data = json.dumps({"format": "play/2", "bots": self.bots, "record": self.record})
        text = urlsafe_b64encode(zlib.compress(data.encode(), 6)).decode()
        if len(text) > MAX_TEXT or len(self.record) > MAX_RECORD or self.session.serial > MAX_ENTRIES:
            raise BadGame(f"this game is too long: {self.session.serial} actions and undos")
        _keep(text, self)
        return text


def bot_seed(session: Session, seat: int) -> int:
    """Return the seed of a bot's choice, which depends on the moment of the game alone: no undo or pause changes it."""
    return zlib.crc32(f"{session.seed} {len(session.actions)} {seat}".encode())


def dealt(session: Session, bots: Sequence[str | None]) -> BotGame:
    """Return the game of a session in which at least one seat has no bot."""
    return BotGame(session, bots.index(None), tuple(bots), dumps(session.record)).held_by(None)


def opened(text: str, bots: Sequence[str | None] = (None,)) -> tuple[BotGame | None, tuple[Problem, ...]]:
    """Return the game that a record as a file holds, None if the record has errors, and all that is wrong with it.

    Bots are named by seat, with None for a person; greedy plays where none is named. Raises `BadGame` for a record that
    is too long, and for a game without a person.
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
    players = (*bots[:seats], *["greedy"] * (seats - len(bots)))
    if None not in players:
        raise BadGame("no person plays in this game")
    return dealt(session, players), read.problems


# -- texts ------------------------------------------------------------------------------------------------------------

_KEPT: dict[str, BotGame] = {}
"""The last games by their texts, so that the next question about one does not replay it."""
_MOST_KEPT = 16


def _keep(text: str, game: BotGame) -> None:
    _KEPT[text] = game
    while len(_KEPT) > _MOST_KEPT:
        _KEPT.pop(next(iter(_KEPT), ""), None)


def game_of(text: str, seat: int | None = None) -> BotGame:
    """Return the game that a text holds, verified step by step, for the person who holds the device.

    Raises `BadGame` for any other text, and for a seat without a person.
    """
    game = _KEPT.get(text)
    if game is None:
        game = _read(text)
        _keep(text, game)
    return game.held_by(seat)


def _read(text: str) -> BotGame:
    data = _unpacked(text)
    if isinstance(data, dict) and data.get("format") == "play/1":  # one person, and the seat beside the bots
        data = {"format": "play/2", **{key: value for key, value in data.items() if key not in ("format", "seat")}}
    match data:
        case {"format": "play/2", "bots": [*bots], "record": str(record), **others} if not others:
            if all(bot is None or bot in [*BOTS] for bot in bots):
                game, problems = opened(record, bots)
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
