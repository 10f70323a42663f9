"""Tables of friends: the fold over the changes of one, what each person may do there, and which changes that makes."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from hmac import compare_digest
from itertools import count
from typing import Annotated, TypeVar

import attrs

from viceroy.cardsets import SHIPPED, load_card_set
from viceroy.engine.actions import Action
from viceroy.engine.record import Undone
from viceroy.engine.reducer import score
from viceroy.errors import IllegalAction, ImpossibleGame, RefusalCode, errors_of
from viceroy.formats.records import entry_line, header_line, read_entry, read_header
from viceroy.messages import snake_case
from viceroy.model.cards import CardSet, Names
from viceroy.model.tokens import MAX_PLAYERS
from viceroy.sessions.session import Session, UndoBarrier, last_choice, passes_by_itself, way_back, why_no_way_back
from viceroy.values import Named, Omitted, Value
from viceroy.web.questions import given_set
from viceroy.web.seen import TableSet
from viceroy.web.tables import changes as c
from viceroy.web.tables import wishes as w
from viceroy.web.tables.changes import (
    MAX_NAME,
    Change,
    Leaving,
    Numbered,
    Settings,
    UndoRule,
    Until,
    check_follows,
)
from viceroy.web.tables.wishes import Refused, SentWish, Why, Wish

MAX_PEOPLE = 24
"""How many people a table ever has, those who have left included."""
MAX_DEVICES = 8
"""How many devices a person may have."""
MAX_CHANGES = 20_000
"""How many changes a table may have; a game of four has some 300."""
AWAY = 120.0
"""Seconds without a sign of somebody after which a bot may choose."""
_REQUESTS = 30
"""How many requests of a person are known; a phone sends one again at once or never."""
_NEWS = 40
"""How many of the last news a table knows."""


# -- what lies in a table ---------------------------------------------------------------------------------------------


@attrs.frozen
class Person(Value):
    """Somebody at the table."""

    name: str
    secrets: tuple[str, ...]
    """The hash of the secret of each device."""
    left: Leaving | None = None
    """How the person has left; None for somebody who has not."""
    wants_rematch: bool = False
    requests: tuple[tuple[str, int], ...] = ()
    """The last requests, each with the serial of the change that it made."""


@attrs.frozen
class Chair(Value):
    """A taken seat, of a person or of a bot."""

    name: str
    person: int | None = None
    """The person, None for a bot."""
    bot: str | None = None
    """The bot, None for a person."""
    stand_in: str | None = None
    """The bot that plays for the person now."""
    until: Until | None = None
    """How long it does."""

    @property
    def player(self) -> str | None:
        """The bot that chooses now, None if the person does."""
        return self.bot or self.stand_in


@attrs.frozen
class PlayedGame(Value):
    """A finished game in the tally."""

    names: tuple[str, ...]
    """The players, by seat."""
    totals: tuple[int, ...]
    """Their points."""
    winners: tuple[str, ...]
    """Who has won."""


@attrs.frozen
class UndoAsk(Value):
    """A question to all people whether somebody may take back the last choice."""

    person: int
    """Who asks."""
    serial: int
    """Since which change."""
    actions: int
    """How many actions of the game would stay."""
    agreed: tuple[int, ...] = ()
    """Who has agreed."""


@attrs.frozen(kw_only=True)
class News(Value):
    """Something that has happened at the table and is no secret."""

    serial: int
    """The number of the change."""
    at: int
    """When, in seconds since 1970."""
    what: str
    """What: the name of the change, or `taken_back`."""
    person: Annotated[int | None, Omitted()] = None
    """Whose change it was, or whom it made the host."""
    seat: Annotated[int | None, Omitted()] = None
    """Which seat it was about."""
    sign: Annotated[c.Sign | None, Omitted()] = None
    """The sign that was given."""
    yes: Annotated[bool | None, Omitted()] = None
    """The answer that was given."""


@attrs.frozen
class TakenBack(Value):
    """A choice that was taken back, for the log; not one that was hidden still (FRIENDS 13)."""

    at: int
    """How many actions of the game stayed."""
    person: c.PersonNumber
    """Who took it back."""


class Back(Named):
    """How the last choice of a seat can be taken back."""

    CLOSED_FIST = "closed-fist"
    """Others still think, and it is hidden: at any time (FRIENDS 6)."""
    FREE = "free"
    """Nobody has acted since, and nothing was revealed."""
    ASK = "ask"
    """All people must agree."""


@attrs.frozen
class WayBack(Value):
    """Whether the last choice of a seat can be taken back, and if nothing helps, why not."""

    back: Back | None
    barrier: UndoBarrier | None = None
    """Why not without asking; None where the table does not allow it."""


@attrs.frozen
class Patience(Value):
    """What no change says: how long people are away, and how long seats have been asked, in seconds."""

    away: Mapping[int, float] = attrs.field(factory=dict)
    """For each person how long there was no sign; 0 for somebody who is here. Who is missing was never seen."""
    asked: Mapping[int, float] = attrs.field(factory=dict)
    """For each seat that owes a choice how long it has owed it."""


def card_set_of(named: TableSet) -> CardSet:
    """Return the card set of a table; raises `Refused` with the problems of a text."""
    if named.text is None:
        return load_card_set(named.set or "printed")
    card_set, problems = given_set(named.text)
    if card_set is None:
        first = errors_of(problems)[0]
        raise Refused(Why.BAD_CARD_SET, line=first.line, message=first.message)
    return card_set


@lru_cache(maxsize=64)
def _shared_set(card_set: CardSet, set_id: str, names: Names) -> CardSet:
    """Return one and the same card set for all games with equal ones, the shipped one if there is one.

    So many tables need no more memory than one, and comparing sets is comparing addresses. Sets of the same cards are
    equal, whatever they are called, so their ids and names are given, too.
    """
    if set_id in SHIPPED and card_set == (shipped := load_card_set(set_id)) and names == shipped.names:
        return shipped
    return card_set


def _record_of(session: Session | None) -> object:
    return None if session is None else session.record


# -- tables -----------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class Table:
    """A table after some of its changes, a value: `after` returns the one after the next change.

    >>> empty = Table()
    >>> table = empty.after(empty.joining("Ada", "0" * 64)[0])
    >>> table.serial, table.host, table.chairs[0].name
    (1, 0, 'Ada')
    """

    serial: int = 0
    settings: Settings = attrs.field(factory=Settings)
    people: tuple[Person, ...] = ()
    chairs: tuple[Chair, ...] = ()
    """The taken seats; of a game that goes on, its players."""
    chairs_since: int = 0
    """The serial of the last change of the seats before a deal."""
    host: int | None = None
    session: Session | None = attrs.field(default=None, eq=_record_of, repr=False)
    """The game now, or the last one; it is never changed."""
    dealt: int = 0
    """The serial of its deal."""
    dealt_to: tuple[Chair, ...] = ()
    """Who got its seats."""
    moments: tuple[int, ...] = attrs.field(default=(), repr=False)
    """The serial of the game after each change since the deal."""
    taken_back: tuple[TakenBack, ...] = ()
    """What was taken back in this game, in the order of its log."""
    ask: UndoAsk | None = None
    earlier: tuple[PlayedGame, ...] = ()
    """The finished games before this one."""
    news: tuple[News, ...] = attrs.field(default=(), repr=False)
    """The last news."""

    # -- what it is now -----------------------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Whether a game goes on."""
        return self.session is not None and not self.session.state.is_over

    @property
    def owes(self) -> tuple[int, ...]:
        """The seats that owe a choice."""
        return self.session.state.to_act if self.session is not None else ()

    @property
    def bots_to_act(self) -> tuple[int, ...]:
        """The seats that choose without a person: those of bots, and of people who can only pass, as everybody sees.

        There are none while people decide whether something is taken back.
        """
        if self.session is None or self.ask is not None:
            return ()
        state = self.session.state
        return tuple(seat for seat in self.owes if self.chairs[seat].player or passes_by_itself(state, seat))

    @property
    def tally(self) -> tuple[PlayedGame, ...]:
        """All finished games."""
        if self.session is None or self.is_playing:
            return self.earlier
        final = score(self.session.state)
        names, totals = (tuple(each) for each in zip(*((one.name, one.total) for one in final.players), strict=True))
        return (*self.earlier, PlayedGame(names, totals, final.winners))

    def person_of(self, secret: str) -> int | None:
        """Return the person whose device has a secret with this hash, None for a stranger."""
        found = None
        for number, person in enumerate(self.people):
            for known in person.secrets:
                if compare_digest(known, secret):
                    found = number
        return found

    def chair_of(self, person: int) -> int | None:
        """Return the seat of a person, None for somebody without one."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def seat_in_game(self, person: int | None) -> int | None:
        """Return the seat that a person has in the game now, or had in the last one; None for a spectator."""
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.dealt_to) if chair.person == person), None)

    def answered(self, person: int, request: str) -> int | None:
        """Return the serial of the change that a request has made, None for a new one."""
        return dict(self.people[person].requests).get(request)

    def moment(self, serial: int) -> int | None:
        """Return the serial of the game at a serial of the table, None before its deal and in the future."""
        return self.moments[serial - self.dealt] if self.dealt <= serial <= self.serial and self.moments else None

    def voters(self, asker: int) -> tuple[int, ...]:
        """Return the people who must agree to an undo: all who play themselves."""
        themselves = [chair.person for chair in self.chairs if chair.person is not None and chair.stand_in is None]
        return tuple(person for person in themselves if person != asker and self.people[person].left is None)

    def _all_agree(self, ask: UndoAsk, *more: int) -> bool:
        return {*ask.agreed, *more} >= {*self.voters(ask.person)}

    def way_back(self, seat: int) -> WayBack:
        """Return how the last choice of a seat can be taken back."""
        session = self.session
        if session is None or self._who_plays(self.chairs) != self._who_plays(self.dealt_to):
            return WayBack(None)
        last = last_choice(session, seat)
        passed = any(action.seat == seat for action in session.actions[last:])  # by itself, which was no choice
        if session.state.sealed[seat] is not None and not passed:
            return WayBack(Back.CLOSED_FIST)
        if not last:
            return WayBack(None, UndoBarrier())
        if self.settings.undo is UndoRule.NEVER:
            return WayBack(None)
        alone = all(action.seat == seat or self.chairs[action.seat].player for action in session.actions[last:])
        barrier = why_no_way_back(session, seat)
        if self.settings.undo is UndoRule.FREE and alone and barrier is None:
            return WayBack(Back.FREE)
        return WayBack(Back.ASK, barrier)

    @staticmethod
    def _who_plays(chairs: tuple[Chair, ...]) -> tuple[tuple[str, int | None], ...]:
        return tuple((chair.name, chair.person) for chair in chairs)

    # -- joining ------------------------------------------------------------------------------------------------------

    def joining(self, name: str, secret: str, at: int = 0) -> tuple[Numbered, ...]:
        """Return the change by which somebody joins; raises `Refused`."""
        if self.is_playing:
            raise Refused(Why.PLAYING)
        if len(self.chairs) >= MAX_PLAYERS:
            raise Refused(Why.SEATS_FULL)
        if len(self.people) >= MAX_PEOPLE:
            raise Refused(Why.TABLE_FULL)
        joined = c.Joined(name=self._free_name(name), secret=secret)
        return self.numbered([joined], by=len(self.people), at=at)

    def adding_device(self, person: int, secret: str, at: int = 0) -> tuple[Numbered, ...]:
        """Return the change by which a person gets another device; raises `Refused`."""
        if len(self.people[person].secrets) >= MAX_DEVICES:
            raise Refused(Why.TABLE_FULL)
        return self.numbered([c.DeviceAdded(secret=secret)], by=person, at=at)

    def _free_name(self, name: str) -> str:
        """Return a name that nobody has: with a number, if somebody has it (FRIENDS 4)."""
        plain = " ".join(name.split())
        taken = {person.name for person in self.people} | {chair.name for chair in self.chairs}
        tried = (f"{plain[: MAX_NAME - 5].rstrip()} ({number})" for number in count(2))
        return plain if plain not in taken else next(one for one in tried if one not in taken)

    # -- what people want ---------------------------------------------------------------------------------------------

    def wished(self, person: int, sent: SentWish, patience: Patience, at: int = 0) -> tuple[Numbered, ...]:
        """Return the changes that a wish of a person makes, none if all is so already; raises `Refused`."""
        if sent.serial > self.serial:
            raise Refused(Why.STALE)
        if self.serial >= MAX_CHANGES:
            raise Refused(Why.TABLE_FULL)
        if self.people[person].left and not isinstance(sent.wish, w.Return):
            raise Refused(Why.HAS_LEFT)
        made = self._judge(sent.wish, person, sent.serial, patience)
        return self.numbered(made, by=person, at=at, request=sent.request)

    def numbered(
        self, made: list[Change], *, by: int | None, at: int, request: str | None = None
    ) -> tuple[Numbered, ...]:
        """Return changes with the next numbers."""
        return tuple(
            Numbered(serial=serial, at=at, by=by, request=request, change=change)
            for serial, change in enumerate(made, self.serial + 1)
        )

    def _judge(self, wish: Wish, person: int, serial: int, patience: Patience) -> list[Change]:
        """Return the changes that a wish makes; raises `Refused`."""
        match wish:
            case w.SetTable(settings=settings):
                self._check_host(person)
                card_set_of(settings.set)
                return [] if settings == self.settings else [c.SettingsChanged(settings=settings)]
            case w.SeatBot(bot=bot, name=name):
                self._check_host(person)
                if len(self.chairs) >= MAX_PLAYERS:
                    raise Refused(Why.SEATS_FULL)
                return [c.BotSeated(bot=bot, name=self._free_name(name))]
            case w.FreeSeat(seat=seat):
                return [self._freed(seat, person, serial)]
            case w.TakeHost():
                return self._host_taken(person, patience)
            case w.Deal():
                if serial < self.dealt:
                    raise Refused(Why.STALE)  # such as the second half of a double tap
                self._check_host(person)
                return [self._dealt()]
            case w.Rematch():
                return self._rematch(person, serial)
            case w.Choose(action=action):
                return self._chosen(action, person, serial)
            case w.TakeBack():
                return [self._taken_back(person, serial)]
            case w.AskUndo():
                return [self._undo_asked(person, serial)]
            case w.AnswerUndo(yes=yes):
                return self._undo_answered(person, serial, yes=yes)
            case w.LetBotChoose():
                return self.standing_in(wish, person, serial, patience)
            case w.Leave(how=how):
                return [c.Left(how=how)]
            case w.Return():
                is_back = self.people[person].left is None and not self._may_sit(person)
                return self.looked(person) or ([] if is_back else [c.Returned()])
            case w.GiveSign(sign=sign):
                return [c.Signed(sign=sign)]

    def _freed(self, seat: int, person: int, serial: int) -> c.SeatFreed:
        self._check_host(person)
        if serial < self.chairs_since:
            raise Refused(Why.STALE)
        self._check_chair(seat)
        return c.SeatFreed(seat=seat)

    def _host_taken(self, person: int, patience: Patience) -> list[Change]:
        if person == self.host:
            return []
        if self.host is not None and patience.away.get(self.host, AWAY) < AWAY:
            raise Refused(Why.STILL_HERE)
        return [c.HostPassed(person=person)]

    def _rematch(self, person: int, serial: int) -> list[Change]:
        if self.is_playing or self.session is None or serial < self.dealt:
            raise Refused(Why.STALE)
        if self.chair_of(person) is None:
            raise Refused(Why.NOT_SEATED)
        wanted: list[Change] = [] if self.people[person].wants_rematch else [c.RematchWanted()]
        seated = [chair.person for chair in self.chairs if chair.person is not None]
        is_all = all(self.people[other].wants_rematch for other in seated if other != person)
        return [*wanted, self._dealt()] if is_all else wanted

    def _chosen(self, action: Action, person: int, serial: int) -> list[Change]:
        seat, moment = self._playing_seat(person), self.moment(serial)
        if moment is None:
            raise Refused(Why.STALE)
        recorded = self._choosing(seat, action, moment)
        return [*self._own_again(seat), recorded]

    def _taken_back(self, person: int, serial: int) -> c.Recorded:
        seat, way = self._way_back_of(person, serial)
        if way.back is Back.ASK:
            raise Refused(Why.MUST_ASK)
        return self._taking_back(seat, is_closed=way.back is Back.CLOSED_FIST)

    def _undo_asked(self, person: int, serial: int) -> Change:
        """Ask the others; if nobody needs to be asked, take it back at once."""
        seat, way = self._way_back_of(person, serial)
        if way.back is not Back.ASK:
            return self._taking_back(seat, is_closed=way.back is Back.CLOSED_FIST)
        if self.ask is not None:
            raise Refused(Why.NO_QUESTION)
        return c.UndoAsked() if self.voters(person) else self._taking_back(seat)

    def _undo_answered(self, person: int, serial: int, *, yes: bool) -> list[Change]:
        ask = self.ask
        if ask is None or serial < ask.serial or (person == ask.person and yes):
            raise Refused(Why.NO_QUESTION)
        if person != ask.person and person not in self.voters(ask.person):
            raise Refused(Why.NOT_SEATED)
        if person in ask.agreed and yes:
            return []
        answered = c.UndoAnswered(yes=yes)
        if yes and self._all_agree(ask, person):
            return [answered, self._agreed(ask)]
        return [answered]

    def standing_in(self, wish: w.LetBotChoose, person: int, serial: int, patience: Patience) -> list[Change]:
        """Return the change by which a bot plays for somebody, none if one does; raises `Refused`."""
        self._playing_seat(person)
        self._check_chair(wish.seat)
        chair, moment = self.chairs[wish.seat], self.moment(serial)
        if chair.person is None:
            raise Refused(Why.NOT_SEATED)
        if chair.until in (wish.until, Until.BACK):
            return []
        if wish.until is Until.CHOICE and (moment is None or not self._owes_since(wish.seat, moment)):
            raise Refused(Why.STALE)
        if not self._may_choose_for(wish, chair.person, person, patience):
            raise Refused(Why.STILL_HERE)
        return [c.StandIn(seat=wish.seat, until=wish.until)]

    # -- ... and the server -------------------------------------------------------------------------------------------

    def looked(self, person: int) -> list[Change]:
        """Return the changes that a look of a person makes: who was away has the seat back (FRIENDS 9)."""
        if self.people[person].left is Leaving.LATER:
            return [c.Returned()]
        seat = self.chair_of(person)
        is_away = seat is not None and self.chairs[seat].until is Until.BACK and not self.people[person].left
        return self._own_again(seat) if seat is not None and is_away else []

    def bot_chooses(self, seat: int, action: Action, moment: int, at: int = 0) -> tuple[Numbered, ...]:
        """Return the change by which a bot chooses; none if it is no longer asked what it was at a serial of the game.

        Raises `Refused` for an action that is not legal.
        """
        if seat not in self.bots_to_act or not self._owes_since(seat, moment):
            return ()
        return self.numbered([self._choosing(seat, action, moment)], by=None, at=at)

    # -- parts of it --------------------------------------------------------------------------------------------------

    def _check_host(self, person: int) -> None:
        if person != self.host:
            raise Refused(Why.NOT_HOST)
        if self.is_playing:
            raise Refused(Why.PLAYING)

    def _check_chair(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refused(Why.NO_SUCH_SEAT)

    def _playing_seat(self, person: int) -> int:
        """Return the seat of a person in a game that goes on."""
        if not self.is_playing:
            raise Refused(Why.NOT_PLAYING)
        seat = self.chair_of(person)
        if seat is None:
            raise Refused(Why.NOT_SEATED)
        return seat

    def _may_sit(self, person: int) -> bool:
        return not self.is_playing and self.chair_of(person) is None and len(self.chairs) < MAX_PLAYERS

    def _own_again(self, seat: int) -> list[Change]:
        """Return the change by which a person who chooses again ends what a bot does for them."""
        return [c.StandInEnded(seat=seat)] if self.chairs[seat].stand_in else []

    def _owes_since(self, seat: int, moment: int) -> bool:
        """Whether a seat owes the choice that it owed at a serial of the game."""
        return self.session is not None and seat in self.owes and not self.session.has_acted(seat, moment)

    def _may_choose_for(self, wish: w.LetBotChoose, owner: int, person: int, patience: Patience) -> bool:
        if owner == person or self.people[owner].left or patience.away.get(owner, AWAY) >= AWAY:
            return True
        clock = self.settings.clock
        return wish.until is Until.CHOICE and clock is not None and patience.asked.get(wish.seat, 0.0) >= clock

    def _dealt(self) -> c.Dealt:
        """Deal; the seed comes from the system, and nobody gets it before the end."""
        settings = self.settings
        try:
            session = Session.start(
                tuple(chair.name for chair in self.chairs),
                seed=secrets.randbits(64),
                edition=settings.edition,
                card_set=card_set_of(settings.set),
                virtual_opponents=settings.virtual_opponents,
            )
        except ImpossibleGame as error:
            raise Refused(Why.IMPOSSIBLE_GAME, message=str(error)) from None
        return c.Dealt(header=header_line(session.record))

    def _choosing(self, seat: int, action: Action, moment: int) -> c.Recorded:
        assert self.session is not None
        session = self.session.fork()
        try:
            session.do(action, seat=seat, serial=moment)
        except IllegalAction as illegal:
            stale = illegal.refusal.code is RefusalCode.STALE
            raise Refused(Why.STALE if stale else Why.ILLEGAL, refusal=illegal.refusal) from None
        return c.Recorded(lines=_new_lines(session, self.session))

    def _way_back_of(self, person: int, serial: int) -> tuple[int, WayBack]:
        seat, moment = self.chair_of(person), self.moment(serial)
        if self.session is None or seat is None:
            raise Refused(Why.NOT_PLAYING if self.session is None else Why.NOT_SEATED)
        if moment is None or self.session.has_acted(seat, moment):
            raise Refused(Why.STALE)  # so a double tap takes back one choice
        way = self.way_back(seat)
        if way.back is None:
            raise Refused(Why.NO_UNDO)
        return seat, way

    def _taking_back(self, seat: int, *, is_closed: bool = False) -> c.Recorded:
        """Take back the last choice of a seat and all that followed; hidden choices of others are done again."""
        assert self.session is not None
        session, back = self.session.fork(), way_back(self.session, seat)
        others = session.actions[len(session.actions) - back + 1 :] if is_closed else ()
        session.undo(back, by_consent=True)
        for action in others:
            session.do(action)
        return c.Recorded(lines=_new_lines(session, self.session))

    def _agreed(self, ask: UndoAsk) -> c.Recorded:
        assert self.session is not None
        session = self.session.fork()
        session.undo(len(session.actions) - ask.actions, by_consent=True)
        return c.Recorded(lines=_new_lines(session, self.session))

    # -- the fold -----------------------------------------------------------------------------------------------------

    def after(self, numbered: Numbered) -> Table:
        """Return the table after the next change. Raises `BadTable` for a number that is not the next one."""
        check_follows(self.serial, numbered.serial)
        table = self._followed_by(numbered.change, numbered.by, numbered.serial)
        moments = table.moments
        if table.session is not None:
            moments = (*(moments if table.dealt != numbered.serial else ()), table.session.serial)
        people = table.people
        if numbered.by is not None and numbered.request is not None:
            person = people[numbered.by]
            kept = tuple(each for each in person.requests if each[0] != numbered.request)[1 - _REQUESTS :]
            person = attrs.evolve(person, requests=(*kept, (numbered.request, numbered.serial)))
            people = _replaced(people, numbered.by, person)
        news = (*table.news, *self._news(numbered))[-_NEWS:]
        return attrs.evolve(table, serial=numbered.serial, moments=moments, people=people, news=news)

    def _followed_by(self, change: Change, by: int | None, serial: int) -> Table:
        match change:
            case c.Joined(name=name, secret=secret):
                person = len(self.people)
                people = (*self.people, Person(name, (secret,)))
                chairs = (*self.chairs, Chair(name, person))
                host = person if self.host is None else self.host
                return attrs.evolve(self, people=people, chairs=chairs, chairs_since=serial, host=host)
            case c.DeviceAdded(secret=secret):
                return self._with_person(by, lambda one: attrs.evolve(one, secrets=(*one.secrets, secret)))
            case c.SettingsChanged(settings=settings):
                return attrs.evolve(self, settings=settings)
            case c.BotSeated(bot=bot, name=name):
                return attrs.evolve(self, chairs=(*self.chairs, Chair(name, bot=bot)), chairs_since=serial)
            case c.SeatFreed(seat=seat):
                return self._without_chair(seat, serial)
            case c.HostPassed(person=person):
                return attrs.evolve(self, host=person)
            case c.Left(how=how):
                return self._left(by, how, serial)
            case c.Returned():
                return self._returned(by, serial)
            case c.RematchWanted():
                return self._with_person(by, lambda one: attrs.evolve(one, wants_rematch=True))
            case c.Dealt(header=header):
                return self._dealt_by(header, serial)
            case c.Recorded(lines=lines):
                return self._recorded(lines, by)
            case c.StandIn(seat=seat, bot=bot, until=until):
                return attrs.evolve(self, ask=None)._with_chair(seat, stand_in=bot, until=until)
            case c.StandInEnded(seat=seat):
                return self._with_chair(seat, stand_in=None, until=None)
            case c.UndoAsked():
                return self._asked(by, serial)
            case c.UndoAnswered(yes=yes):
                if self.ask is None or by is None or not yes:
                    return attrs.evolve(self, ask=None)
                return attrs.evolve(self, ask=attrs.evolve(self.ask, agreed=(*self.ask.agreed, by)))
            case c.Signed():
                return self

    def _with_person(self, number: int | None, change: Callable[[Person], Person]) -> Table:
        assert number is not None
        return attrs.evolve(self, people=_replaced(self.people, number, change(self.people[number])))

    def _with_chair(self, seat: int, *, stand_in: str | None, until: Until | None) -> Table:
        chair = attrs.evolve(self.chairs[seat], stand_in=stand_in, until=until)
        return attrs.evolve(self, chairs=_replaced(self.chairs, seat, chair))

    def _without_chair(self, seat: int, serial: int) -> Table:
        chairs = tuple(chair for at, chair in enumerate(self.chairs) if at != seat)
        return attrs.evolve(self, chairs=chairs, chairs_since=serial)

    def _left(self, number: int | None, how: Leaving, serial: int) -> Table:
        """A bot plays on, or the seat waits; before a deal the seat is free. The role of the host passes on."""
        assert number is not None
        table = attrs.evolve(self, ask=None)._with_person(number, lambda one: attrs.evolve(one, left=how))
        seat = table.chair_of(number)
        if seat is not None and not table.is_playing:
            table = table._without_chair(seat, serial)
        elif seat is not None and how is Leaving.BOT:
            table = table._with_chair(seat, stand_in=c.STAND_IN, until=Until.BACK)
        if number != table.host:
            return table
        others = [chair.person for chair in table.chairs if chair.person is not None]
        here = [other for other in (*others, *range(len(table.people))) if table.people[other].left is None]
        return attrs.evolve(table, host=here[0] if here else number)

    def _returned(self, number: int | None, serial: int) -> Table:
        assert number is not None
        table = self._with_person(number, lambda one: attrs.evolve(one, left=None))
        seat = table.chair_of(number)
        if seat is not None:
            table = table._with_chair(seat, stand_in=None, until=None)
        elif table._may_sit(number):
            chair = Chair(table.people[number].name, number)
            table = attrs.evolve(table, chairs=(*table.chairs, chair), chairs_since=serial)
        if table.host is not None and table.people[table.host].left is not None:
            table = attrs.evolve(table, host=number)
        return table

    def _dealt_by(self, header: str, serial: int) -> Table:
        record = read_header(json.loads(header))
        cards = record.rules.card_set
        rules = attrs.evolve(record.rules, card_set=_shared_set(cards, cards.id, cards.names))
        session = Session.resume(attrs.evolve(record, rules=rules))
        return attrs.evolve(
            self,
            earlier=self.tally,
            session=session,
            dealt=serial,
            dealt_to=self.chairs,
            taken_back=(),
            ask=None,
            people=tuple(attrs.evolve(person, wants_rematch=False) for person in self.people),
        )

    def _recorded(self, lines: tuple[str, ...], by: int | None) -> Table:
        assert self.session is not None
        session = self.session.fork()
        chairs = self.chairs
        for line in lines:
            session.follow(read_entry(json.loads(line)))
        for seat, chair in enumerate(chairs):
            if chair.until is Until.CHOICE and session.has_acted(seat, self.session.serial):
                chairs = _replaced(chairs, seat, attrs.evolve(chair, stand_in=None, until=None))
        taken_back = self._taken_back_by(by, len(session.actions)) if _is_undo(lines) else self.taken_back
        return attrs.evolve(self, session=session, chairs=chairs, taken_back=taken_back, ask=None)

    def _taken_back_by(self, by: int | None, kept: int) -> tuple[TakenBack, ...]:
        """Add to what was taken back that a person, or all together, went back to so many actions."""
        assert self.session is not None
        if self.ask is not None and self._all_agree(self.ask):
            by = self.ask.person
        elif by is None or (seat := self.chair_of(by)) is None or self.session.state.sealed[seat] is not None:
            return self.taken_back  # a hidden choice is changed, of which nobody has seen anything
        before = tuple(attrs.evolve(one, at=min(one.at, kept)) for one in self.taken_back)
        return (*before, TakenBack(kept, by))

    def _asked(self, by: int | None, serial: int) -> Table:
        assert by is not None
        seat = self.chair_of(by)
        assert seat is not None
        assert self.session is not None
        kept = len(self.session.actions) - way_back(self.session, seat)
        return attrs.evolve(self, ask=UndoAsk(by, serial, kept))

    def _news(self, numbered: Numbered) -> Iterator[News]:
        change, by = numbered.change, numbered.by
        what, person = snake_case(type(change).__name__), by
        if isinstance(change, c.DeviceAdded):
            return
        if isinstance(change, c.Recorded):
            if not _is_undo(change.lines):
                return
            what = "taken_back"
        if isinstance(change, c.HostPassed):
            person = change.person
        yield News(
            serial=numbered.serial,
            at=numbered.at,
            what=what,
            person=person,
            seat=getattr(change, "seat", None),
            sign=getattr(change, "sign", None),
            yes=getattr(change, "yes", None),
        )


T = TypeVar("T")


def _replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _is_undo(lines: tuple[str, ...]) -> bool:
    return isinstance(read_entry(json.loads(lines[0])), Undone)


def _new_lines(session: Session, before: Session) -> tuple[str, ...]:
    """Return the lines of a record that a session has more than the one before."""
    return tuple(entry_line(entry) for entry in session.record.entries[before.serial :])
