"""What a person at a table, a watcher or the screen in its middle gets to see: the whole state in one message.

Of the game it shows what `session.view(seat)` shows and nothing else.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import attrs

from viceroy.engine.actions import SeatNumber
from viceroy.engine.record import Undone
from viceroy.sessions.session import Session, last_choice, passes_by_itself
from viceroy.values import Named, Value
from viceroy.web.seen import LogAnswer, NamedPicture, PlayedTable, log_steps, played_fields, seen_fields
from viceroy.web.tables.changes import Leaving, PersonNumber, Settings, UndoRule, Until
from viceroy.web.tables.house import Looking
from viceroy.web.tables.table import Back, Chair, News, Patience, PlayedGame, Table, TakenBack
from viceroy.web.tables.wishes import LetBotChoose, Refused, TableSerial
from viceroy.wording.catalog import Catalog

HERE = 20.0
"""Seconds without a sign of somebody after which they no longer count as here."""
_MOST_STEPS = 100
"""How many steps of the log a message tells at most."""
_STEPS = 8
"""How many steps of the log a watcher gets who has seen nothing yet."""
_NEWS = 10
"""How many news somebody gets who has seen nothing yet."""


class Phase(Named):
    """What a table does: its people gather, play, or look at the result."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


@attrs.frozen(kw_only=True)
class ShownSettings(Value):
    """What is played, and how."""

    edition: str
    """The name of the edition."""
    set: str | None
    """The name of a shipped card set; null for any other one."""
    own_set: str | None
    """A name for any other card set, which `/tables/CODE/set` returns; another text or other pictures change it."""
    virtual_opponents: int
    """How many virtual opponents."""
    undo: UndoRule
    """When a choice can be taken back."""
    clock: int | None
    """The seconds for a question; null for no clock."""
    hints: bool
    """Whether people may ask for hints."""
    points: bool
    """Whether all see the points so far."""


@attrs.frozen(kw_only=True)
class ShownPerson(Value):
    """A person of the table."""

    name: str
    """The name."""
    left: Leaving | None
    """How the person has left; null for somebody who has not."""
    wants_rematch: bool
    """Whether the person wants another game."""


@attrs.frozen(kw_only=True)
class ShownChair(Value):
    """A taken seat."""

    name: str
    """How its player is called."""
    person: PersonNumber | None
    """The person; null for a bot."""
    bot: str | None
    """The bot; null for a person."""
    stand_in: str | None
    """The bot that plays for the person now."""
    until: Until | None
    """How long it does."""


@attrs.frozen(kw_only=True)
class ShownAsk(Value):
    """A person asks whether a choice may be taken back."""

    person: PersonNumber
    """Who asks."""
    agreed: tuple[PersonNumber, ...]
    """Who has agreed."""
    needed: tuple[PersonNumber, ...]
    """All who must agree."""


@attrs.frozen(kw_only=True)
class ShownBack(Value):
    """How one's own last choice can be taken back."""

    back: Back | None
    """How; null if it cannot be."""
    reason: str | None
    """Why not without asking, in words; null where nothing was revealed or the table does not allow it."""


@attrs.frozen(kw_only=True)
class ShownPresence(Value):
    """Who is here now. It changes without a change of the table, and is sent by itself then."""

    number: int
    """One more with each change of it."""
    watchers: int
    """How many others look at the table."""
    people: tuple[int | None, ...]
    """For each person for how many seconds there was no sign; 0 for somebody who is here, null for one never seen."""
    asked: tuple[int | None, ...]
    """For each seat for how many seconds it has owed its choice; null where it owes none."""
    stand_in: tuple[tuple[Until, ...], ...]
    """For each seat how long the person who gets this may let a bot choose there now; nothing where they may not."""


@attrs.frozen(kw_only=True)
class ShownGame(PlayedTable):
    """The game as a person sees it, or a watcher."""

    number: int
    """How many games the table has had, with this one."""
    actions: int
    """How many actions the game has had that were not taken back: the `at` of the last step of its log."""
    log_from: int
    """The log of this message replaces all steps from this one on."""
    news_from: int
    """The step of the own last choice; for a watcher one of the last steps. What follows is news."""


@attrs.frozen(kw_only=True)
class TableLog(LogAnswer):
    """All that has happened in the game of a table, as a person sees it, or a watcher."""

    taken_back: tuple[TakenBack, ...]
    """What was taken back: each belongs after the step with the same `at`."""


@attrs.frozen(kw_only=True)
class TableMessage(Value):
    """A table as a person sees it now, or a watcher: all of it, each time."""

    code: str
    """The code of the table."""
    serial: TableSerial
    """The number of its last change; a wish names it."""
    you: PersonNumber | None
    """Which person gets this; null for a watcher."""
    seat: SeatNumber | None
    """The seat of that person at the table."""
    phase: Phase
    """What the table does."""
    settings: ShownSettings
    """What is played, and how."""
    host: PersonNumber | None
    """Who sets that, and deals."""
    people: tuple[ShownPerson, ...]
    """All people of the table, by number."""
    seats: tuple[ShownChair, ...]
    """The taken seats, of the next game or of the one that goes on."""
    waits_for: tuple[SeatNumber, ...]
    """The seats that owe a choice."""
    ask: ShownAsk | None
    """Whether a choice is to be taken back; null if nobody asks."""
    take_back: ShownBack
    """How one's own last choice can be taken back."""
    game: ShownGame | None
    """The game that goes on, or the last one; null before the first."""
    tally: tuple[PlayedGame, ...]
    """All finished games."""
    news: tuple[News, ...]
    """What has happened since the serial that the phone had."""
    presence: ShownPresence
    """Who is here."""


# -- a table in words and data ----------------------------------------------------------------------------------------


def message(code: str, table: Table, looking: Looking, presence: ShownPresence) -> TableMessage:
    """Return a table as a person or a watcher sees it."""
    person = looking.person
    return TableMessage(
        code=code,
        serial=table.serial,
        you=person,
        seat=None if person is None else table.chair_of(person),
        phase=_phase(table),
        settings=_settings(table.settings),
        host=table.host,
        people=tuple(
            ShownPerson(name=each.name, left=each.left, wants_rematch=each.wants_rematch) for each in table.people
        ),
        seats=tuple(_chair(chair) for chair in table.chairs),
        waits_for=table.owes,
        ask=_ask(table),
        take_back=_take_back(table, looking),
        game=None if table.session is None else _game(table, table.session, looking),
        tally=table.tally,
        news=_news(table, looking.since),
        presence=presence,
    )


def log_of(table: Table, session: Session, seat: int | None, catalog: Catalog) -> TableLog:
    """Return all that has happened in the game, as a seat sees it."""
    return TableLog(log=log_steps(session.history, 0, seat, catalog), taken_back=table.taken_back)


def _phase(table: Table) -> Phase:
    if table.session is None:
        return Phase.LOBBY
    return Phase.PLAYING if table.is_playing else Phase.OVER


def presence_of(table: Table, person: int | None, patience: Patience, watchers: int, number: int) -> ShownPresence:
    """Return who is here, for a person or a watcher."""
    away = (patience.away.get(each) for each in range(len(table.people)))
    asked = (patience.asked.get(seat) if seat in table.owes else None for seat in range(len(table.chairs)))
    return ShownPresence(
        number=number,
        watchers=watchers,
        people=tuple(None if seconds is None else int(seconds) if seconds >= HERE else 0 for seconds in away),
        asked=tuple(None if seconds is None else int(seconds) for seconds in asked),
        stand_in=tuple(_stand_in(table, person, seat, patience) for seat in range(len(table.chairs))),
    )


def _stand_in(table: Table, person: int | None, seat: int, patience: Patience) -> tuple[Until, ...]:
    if person is None or not table.is_playing or table.chairs[seat].person in (None, person):
        return ()
    return tuple(until for until in Until if _may_stand_in(table, person, seat, until, patience))


def _may_stand_in(table: Table, person: int, seat: int, until: Until, patience: Patience) -> bool:
    try:
        return bool(table.standing_in(LetBotChoose(seat=seat, until=until), person, table.serial, patience))
    except Refused:
        return False


def _settings(settings: Settings) -> ShownSettings:
    text = settings.set.text
    return ShownSettings(
        edition=settings.edition,
        set=settings.set.set if text is None else None,
        own_set=None if text is None else _name_of(text, settings.set.pictures),
        virtual_opponents=settings.virtual_opponents,
        undo=settings.undo,
        clock=settings.clock,
        hints=settings.hints,
        points=settings.points,
    )


def _name_of(text: str, pictures: Sequence[NamedPicture]) -> str:
    """Return the name by which phones call a card set, made of its text and of its pictures."""
    named = "".join(f"{picture.file} {picture.digest} " for picture in pictures)
    return f"{zlib.crc32(named.encode(), zlib.crc32(text.encode())):08x}"


def _chair(chair: Chair) -> ShownChair:
    return ShownChair(name=chair.name, person=chair.person, bot=chair.bot, stand_in=chair.stand_in, until=chair.until)


def _ask(table: Table) -> ShownAsk | None:
    ask = table.ask
    if ask is None:
        return None
    return ShownAsk(person=ask.person, agreed=ask.agreed, needed=table.voters(ask.person))


def _take_back(table: Table, looking: Looking) -> ShownBack:
    seat = table.seat_in_game(looking.person)
    if seat is None:
        return ShownBack(back=None, reason=None)
    way = table.way_back(seat)
    reason = None if way.barrier is None else way.barrier.text(looking.catalog.language)
    return ShownBack(back=way.back, reason=reason)


def _game(table: Table, session: Session, looking: Looking) -> ShownGame:
    seat, catalog = table.seat_in_game(looking.person), looking.catalog
    seen = session.view(seat)
    bots = tuple(chair.bot for chair in table.dealt_to)
    has_points = table.settings.points or seen.is_over
    news = _first_news(session, seat)
    first = _first_step(table, session, news, looking.since)
    return ShownGame(
        seat=seat,
        number=len(table.earlier) + 1,
        actions=len(session.actions),
        log_from=first,
        news_from=news,
        **seen_fields(seen, bots, catalog, looking.drawn, has_points=has_points),
        **played_fields(
            session, seen, catalog, is_asked=seat is not None and not passes_by_itself(session.state, seat)
        ),
        log=log_steps(session.history, first, seat, catalog),
    )


def _first_news(session: Session, seat: int | None) -> int:
    return max(0, len(session.actions) - _STEPS) if seat is None else last_choice(session, seat)


def _first_step(table: Table, session: Session, news: int, since: int | None) -> int:
    """Return the first step of the log that a phone needs: what it has not seen, and all that is news."""
    moment = None if since is None else table.moment(since)
    first = news
    if since is not None:
        first = min(news, 0 if moment is None else _least_standing(session, moment) + 1)
    return max(first, len(session.actions) - _MOST_STEPS, 0)


def _least_standing(session: Session, since: int) -> int:
    """Return how many actions stood at a serial of a game and at all later ones: so many steps have not changed."""
    least = standing = len(session.actions)
    for entry in reversed(session.record.entries[since:]):
        standing += entry.actions if isinstance(entry, Undone) else -1
        least = min(least, standing)
    return least


def _news(table: Table, since: int | None) -> tuple[News, ...]:
    return table.news[-_NEWS:] if since is None else tuple(news for news in table.news if news.serial > since)
