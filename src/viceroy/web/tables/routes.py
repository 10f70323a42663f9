"""The routes of tables: who asks for what, and the answers, over HTTP.

The secret of a device comes in a header alone, and a code in the path; both are guessed slowly. Without a secret one is
a watcher.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial, wraps
from io import BytesIO
from re import fullmatch
from typing import Any

import attrs
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from viceroy.errors import BadJson
from viceroy.formats.documents import dumps
from viceroy.text.json_text import parse_json
from viceroy.values import plain_data
from viceroy.web.addresses import is_open_to_others
from viceroy.web.packs import given_picture
from viceroy.web.questions import ENGLISH, Language, given_set
from viceroy.web.requests import MAX_BYTES, sender_of, text_of
from viceroy.web.seen import TableSet, places, replayed
from viceroy.web.service import LIMITS, MAX_CHARACTERS, MAX_WITH_PICTURES
from viceroy.web.tables.cells import NewSheet, SheetBrought, TypedChanges
from viceroy.web.tables.changes import FORMS
from viceroy.web.tables.friends import FriendsTable, hash_of
from viceroy.web.tables.house import LETTERS, House, Looking, Opened, counted
from viceroy.web.tables.limits import Limit
from viceroy.web.tables.sheets import SheetTable
from viceroy.web.tables.shown import log_of
from viceroy.web.tables.store import NotKept, Store
from viceroy.web.tables.thinkers import Hangs, Thinkers
from viceroy.web.tables.wishes import (
    AtTable,
    Join,
    NewToken,
    PictureKept,
    Refused,
    SentWish,
    SetTable,
    TablePicture,
    UseToken,
    Why,
    WishDone,
    WishRefused,
)
from viceroy.web.threads import Threads
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.refusals import refusal_text

FRIENDS = "friends"
"""The kind of a table of friends, as the store names it."""
SHEET = "sheet"
"""The kind of a shared sheet."""
BEAT = 15.0
"""Seconds after which a stream says that it is still there."""
MAX_WAIT = 30.0
"""Seconds that a poll waits at most."""
MAX_LOOKS = 6
"""How many streams and polls of one person there are at once, at one table."""
MAX_WATCHERS = 30
"""How many of watchers, at one table."""
MAX_LOOKS_OF_SENDER = 60
"""How many of one address, at all tables."""
_SECRET = "[A-Za-z0-9_-]{22,64}"
"""A secret: 128 bits or more in base64url, made up by the device."""


class Stopped(Exception):
    """A request is not answered as asked; `response` says why."""

    def __init__(self, status: int, error: str, **more: Any) -> None:
        self.response: Response = JSONResponse({"error": error, **more}, status)
        super().__init__(error)


Endpoint = Callable[[Request], Awaitable[Response]]


@attrs.define
class Routes:
    """The answers to all requests about tables; `likely` returns the address of the page for other devices."""

    house: House
    thinkers: Thinkers
    address: Callable[[Request], str]
    most_looks: int
    _threads: Threads = attrs.field(factory=lambda: Threads(2), init=False)
    _guesses: Limit = attrs.field(factory=lambda: Limit(20, 1 / 6), init=False)
    _made: Limit = attrs.field(factory=lambda: Limit(20, 1 / 30), init=False)
    _joins: Limit = attrs.field(factory=lambda: Limit(30, 1 / 2), init=False)
    _wishes: Limit = attrs.field(factory=lambda: Limit(300, 30), init=False)
    _pictures: Limit = attrs.field(factory=lambda: Limit(200, 1), init=False)
    _reads: Limit = attrs.field(factory=lambda: Limit(600, 60), init=False)
    _looks: Counter[str] = attrs.field(factory=Counter, init=False)
    """How often each address looks now."""

    def routes(self) -> list[Route]:
        """Return the routes, all below `/tables`."""
        table = "/tables/{code}"
        return [
            Route("/tables", _answered(self.make), methods=["POST"]),
            Route("/tables/sheets", _answered(self.make_sheet), methods=["POST"]),
            Route(f"{table}/cells", _answered(self.type_cells), methods=["POST"]),
            Route(table, _answered(self.poll)),
            Route(f"{table}/stream", _answered(self.stream)),
            Route(f"{table}/people", _answered(self.join), methods=["POST"]),
            Route(f"{table}/wishes", _answered(self.wish), methods=["POST"]),
            Route(f"{table}/beats", _answered(self.beat), methods=["POST"]),
            Route(f"{table}/tokens", _answered(self.token), methods=["POST"]),
            Route(f"{table}/devices", _answered(self.device), methods=["POST"]),
            Route(f"{table}/code", _answered(self.code)),
            Route(f"{table}/set", _answered(self.card_set)),
            Route(f"{table}/pictures", _answered(self.keep_picture), methods=["POST"]),
            Route(f"{table}/pictures/{{digest}}", _answered(self.picture)),
            Route(f"{table}/places", _answered(self.places)),
            Route(f"{table}/log", _answered(self.log)),
            Route(f"{table}/replay", _answered(self.replay)),
            Route(f"{table}/hint", _answered(self.hint)),
            Route(f"{table}/record", _answered(self.record)),
        ]

    # -- who asks -----------------------------------------------------------------------------------------------------

    async def _any_table(self, request: Request) -> tuple[Opened, int | None]:
        """Return the table of a request, and the person who asks, None for a watcher; raises `Stopped`."""
        sender, secret = sender_of(request), _secret_of(request)
        may_guess = self._guesses.allows(sender)
        if secret is None and not may_guess:
            raise Stopped(429, "busy")
        table = await self.house.find(request.path_params["code"])
        person = None
        if isinstance(table, FriendsTable):
            person = None if secret is None else table.table.person_of(hash_of(secret))
            if secret is None or person is not None:
                return table, person
        elif table is not None and (secret is None or may_guess):
            return table, None
        if not may_guess or not self._guesses.takes(sender):
            raise Stopped(429, "busy")
        raise Stopped(404, "no-table") if table is None else Stopped(403, "no-seat")

    async def _table(self, request: Request) -> tuple[FriendsTable, int | None]:
        """Return the table of friends of a request, and the person who asks; raises `Stopped`."""
        table, person = await self._any_table(request)
        if not isinstance(table, FriendsTable):
            raise Stopped(404, "no-table")
        return table, person

    async def _seated(self, request: Request) -> tuple[FriendsTable, int]:
        table, person = await self._table(request)
        if person is None:
            raise Stopped(401, "no-secret")
        return table, person

    async def _code_alone(self, request: Request) -> tuple[FriendsTable, str]:
        """Return the table of a request of a device that is new there, and its secret."""
        sender, secret = sender_of(request), _secret_of(request)
        if secret is None:
            raise Stopped(401, "no-secret")
        if not self._guesses.allows(sender):
            raise Stopped(429, "busy")
        table = await self.house.find(request.path_params["code"])
        if not isinstance(table, FriendsTable):
            self._guesses.takes(sender)
            raise Stopped(404, "no-table")
        return table, secret

    def _check(self, limit: Limit, key: object) -> None:
        if not limit.takes(key):
            raise Stopped(429, "busy")

    # -- making, joining, wishing -------------------------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        """Make a table, and let who makes it join."""
        asked = await _read(request, Join)
        secret = _secret_of(request)
        if secret is None:
            raise Stopped(401, "no-secret")
        self._check(self._made, sender_of(request))

        async def make() -> tuple[str, int]:
            table = await self.house.make(FRIENDS)
            assert isinstance(table, FriendsTable)
            return table.code, await table.join(asked.name, secret)

        code, person = await self.house.whole(make())
        return _json(AtTable(code=code, person=person), 201)

    async def join(self, request: Request) -> Response:
        """Let somebody join."""
        asked = await _read(request, Join)
        table, secret = await self._code_alone(request)
        self._check(self._joins, sender_of(request))
        person = await self.house.whole(table.join(asked.name, secret))
        return _json(AtTable(code=table.code, person=person), 201)

    async def wish(self, request: Request) -> Response:
        """Grant a wish."""
        sent = await _read(request, SentWish)
        table, person = await self._seated(request)
        self._check(self._wishes, (table.code, person))
        if isinstance(sent.wish, SetTable) and sent.wish.settings.set.text is not None:
            await self._threads.call(given_set, sent.wish.settings.set.text)  # it is known then, and others go on
        serial = await self.house.whole(table.wish(person, sent))
        return _json(WishDone(serial=serial))

    async def make_sheet(self, request: Request) -> Response:
        """Make a shared sheet; the phone may bring one that a server had before."""
        brought, secret = await _read(request, SheetBrought), _secret_of(request)
        if secret is None:
            raise Stopped(401, "no-secret")
        self._check(self._made, sender_of(request))

        async def make() -> str:
            table = await self.house.make(SHEET)
            assert isinstance(table, SheetTable)
            await table.bring(_phone_of(secret), brought)
            return table.code

        return _json(NewSheet(code=await self.house.whole(make())), 201)

    async def type_cells(self, request: Request) -> Response:
        """Take or refuse what a phone has typed in a shared sheet."""
        sent = await _read(request, TypedChanges)
        table, secret = await self._any_table(request), _secret_of(request)
        if not isinstance(table[0], SheetTable):
            raise Stopped(404, "no-table")
        if secret is None:
            raise Stopped(401, "no-secret")
        self._check(self._wishes, (table[0].code, secret))
        return _json(await self.house.whole(table[0].type(_phone_of(secret), sent)))

    async def token(self, request: Request) -> Response:
        """Return a token for another device of a person; it works once, for five minutes."""
        table, person = await self._seated(request)
        self._check(self._wishes, (table.code, person))
        token, address = table.new_token(person), self.address(request)
        way = f"{address}#seat={table.code}.{token}"
        return _json(NewToken(token=token, code=_qr_code(way) if is_open_to_others(address) else None), 201)

    async def device(self, request: Request) -> Response:
        """Let another device in."""
        asked = await _read(request, UseToken)
        table, secret = await self._code_alone(request)
        self._check(self._guesses, sender_of(request))
        person = await self.house.whole(table.add_device(asked.token, secret))
        return _json(AtTable(code=table.code, person=person), 201)

    # -- looking ------------------------------------------------------------------------------------------------------

    async def beat(self, request: Request) -> Response:
        """Note that a person is still there: a connection may last longer than the phone at its other end."""
        table, person = await self._seated(request)
        self._check(self._reads, sender_of(request))
        table.note(person)
        await self.house.whole(table.looked(person))
        return Response(status_code=204)

    async def poll(self, request: Request) -> Response:
        """Return the table; where the phone has its last change and knows who is there, wait for news."""
        table, looking = await self._looking(request)
        wait, presence = _number(request, "wait", 0), _number(request, "presence", -1)
        try:
            look = self._counted(request, table, looking.person)
        except Stopped:  # too many wait: this one does not
            look, wait = table.looked_at_by(looking.person, has_beats=_has_beats(request)), 0
        with look:
            await self._looked(table, looking)
            if looking.since == table.serial and presence in (-1, table.presence):
                await _news(table, min(float(wait), MAX_WAIT))
            return _json(table.message(looking))

    async def stream(self, request: Request) -> Response:
        """Return the table now and with each change, as Server-Sent Events with its serial as their id."""
        table, looking = await self._looking(request)
        counted = self._counted(request, table, looking.person)
        await self._looked(table, looking)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(_events(table, looking, counted), media_type="text/event-stream", headers=headers)

    async def _looking(self, request: Request) -> tuple[Opened, Looking]:
        table, person = await self._any_table(request)
        self._check(self._reads, sender_of(request))
        since = request.headers.get("last-event-id") or request.query_params.get("since")
        seen = int(since) if since and fullmatch("[0-9]{1,9}", since) else None
        drawn = request.query_params.get("drawn", "")[:400].split(",")
        return table, Looking(
            person=person,
            catalog=_catalog(request),
            since=table.known(seen, request.query_params.get("life")),
            drawn=frozenset(int(number) for number in drawn if fullmatch("[0-9]{1,10}", number)),
        )

    async def _looked(self, table: Opened, looking: Looking) -> None:
        if looking.person is not None:
            await self.house.whole(table.looked(looking.person))

    def _counted(self, request: Request, table: Opened, person: int | None) -> AbstractContextManager[None]:
        """Count a look as long as it lasts; raises `Stopped` at once if there are too many."""
        most = MAX_WATCHERS if person is None else MAX_LOOKS
        sender = sender_of(request)
        too_many = table.looks(person) >= most or self._looks[sender] >= MAX_LOOKS_OF_SENDER
        if too_many or self._looks.total() >= self.most_looks:
            raise Stopped(503, "busy")
        return self._look(sender, table.looked_at_by(person, has_beats=_has_beats(request)))

    @contextmanager
    def _look(self, sender: str, look: AbstractContextManager[None]) -> Iterator[None]:
        with counted(self._looks, sender), look:
            yield

    # -- more about a game --------------------------------------------------------------------------------------------

    async def code(self, request: Request) -> Response:
        """Draw the address of a table as a QR code, if another device can open it."""
        table, _ = await self._any_table(request)
        address = self.address(request)
        if not is_open_to_others(address):
            raise Stopped(404, "no-address")
        return Response(_qr_code(f"{address}#table={table.code}"), media_type="image/svg+xml")

    async def card_set(self, request: Request) -> Response:
        """Return the card set, as a question about cards names it."""
        table, _ = await self._table(request)
        named: TableSet = table.table.settings.set
        return _json(named)

    async def keep_picture(self, request: Request) -> Response:
        """Keep a picture of the card set, which the host sends before the settings that name it."""
        table, person = await self._seated(request)
        self._check(self._pictures, sender_of(request))
        sent = await _read(request, TablePicture, MAX_WITH_PICTURES)
        picture = await self._threads.call(given_picture, sent.address)  # it is judged there, and others go on
        digest = await self.house.whole(table.keep_picture(person, picture))
        return _json(PictureKept(digest=digest), 201)

    async def picture(self, request: Request) -> Response:
        """Return a picture of the card set, as text: no browser shows it by itself."""
        table, _ = await self._table(request)
        self._check(self._reads, sender_of(request))
        address = await self.house.store.picture(table.code, request.path_params["digest"])
        if address is None:
            raise Stopped(404, "no-picture")
        return _json(TablePicture(address=address))

    async def places(self, request: Request) -> Response:
        """Return where a card could lie in the pyramid of the person now."""
        table, person = await self._seated(request)
        seat, number = table.table.seat_in_game(person), _number(request, "card", 0)
        card = table.session.state.rules.card_set.by_number.get(number)
        if seat is None or card is None:
            raise Refused(Why.NOT_SEATED if seat is None else Why.NO_QUESTION)
        return _json(places(table.session.view(seat), seat, card, _catalog(request)))

    async def log(self, request: Request) -> Response:
        """Return all that has happened in the game."""
        table, person = await self._table(request)
        return _json(log_of(table.table, table.session, table.table.seat_in_game(person), _catalog(request)))

    async def replay(self, request: Request) -> Response:
        """Return the game as it was after a number of actions; all lies open once it is over."""
        table, person = await self._table(request)
        history, at, seat = table.session.history, _number(request, "at", 0), table.table.seat_in_game(person)
        if at >= len(history):
            raise Refused(Why.NO_QUESTION)
        bots, has_points = tuple(chair.bot for chair in table.table.dealt_to), table.table.settings.points
        return _json(replayed(history, at, seat, bots, _catalog(request), has_points=has_points))

    async def hint(self, request: Request) -> Response:
        """Return a hint for the person, where the table allows hints."""
        table, person = await self._seated(request)
        seat = table.table.seat_in_game(person)
        if not table.table.settings.hints or seat is None or not table.table.is_playing:
            raise Refused(Why.NO_QUESTION)
        self._check(self._wishes, (table.code, person))
        return _json(await self.thinkers.hint(table.session.view(seat), _catalog(request).language))

    async def record(self, request: Request) -> Response:
        """Return the record of a game that is over."""
        table, _ = await self._table(request)
        if table.table.is_playing:
            raise Refused(Why.PLAYING)
        return Response(dumps(table.session.record), media_type="application/jsonl")


def _qr_code(address: str) -> str:
    import segno

    drawn = BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", light="white", scale=6)
    return drawn.getvalue().decode()


async def _news(table: Opened, seconds: float) -> None:
    """Wait for news of a table, so long at most."""
    if not table.is_closed and seconds > 0:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await table.news.wait()


async def _events(table: Opened, looking: Looking, look: AbstractContextManager[None]) -> AsyncIterator[str]:
    """Yield the table, then the table with each change, and who is there with each change of that."""
    with look:
        yield _event("table", table.message(looking), table.serial)
        presence = table.presence
        while not table.is_closed:
            serial, news = looking.since, table.news
            if serial == table.serial and presence == table.presence:
                try:
                    async with asyncio.timeout(BEAT):  # unlike `wait_for`, it makes no task of each wait
                        await news.wait()
                except TimeoutError:
                    yield ": here\n\n"
            if serial != table.serial:
                presence = table.presence
                yield _event("table", table.message(looking), table.serial)
            elif presence != table.presence:
                presence = table.presence
                yield _event("presence", table.present(looking))


def _event(name: str, data: dict[str, Any], serial: int | None = None) -> str:
    number = "" if serial is None else f"id: {serial}\n"
    return f"event: {name}\n{number}data: {json.dumps(data, ensure_ascii=False)}\n\n"


# -- what strangers send ----------------------------------------------------------------------------------------------


def _secret_of(request: Request) -> str | None:
    """Return the secret of a device, None where none is sent. Raises `Stopped` for what is none."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not fullmatch(_SECRET, secret.strip()):
        raise Stopped(401, "no-secret")
    return secret.strip()


def _phone_of(secret: str) -> str:
    """Return the name of the phone with a secret in shared sheets; all who have the code see it."""
    return hash_of(secret)[:16]


async def _read(request: Request, kind: type[Any], most: int = MAX_CHARACTERS) -> Any:
    """Return the value of a class that was sent in at most so many characters; raises `Stopped`."""
    text = await text_of(request, max(most, MAX_BYTES))
    if isinstance(text, Response):
        stopped = Stopped(text.status_code, "unreadable")
        stopped.response = text
        raise stopped
    try:
        return FORMS.read(parse_json(text, attrs.evolve(LIMITS, characters=most)), kind)
    except BadJson as bad:
        raise Stopped(400, "unreadable", message=str(bad)) from None


def _number(request: Request, name: str, default: int) -> int:
    """Return a whole number of the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not fullmatch("[0-9]{1,9}", text):
        raise Stopped(400, "unreadable", message=f"needs {name}=N, a whole number")
    return int(text)


def _has_beats(request: Request) -> bool:
    return request.query_params.get("beats") == "yes"


def _catalog(request: Request) -> Catalog:
    """Return the words of the language of a request; English for another one."""
    asked = request.query_params.get("language", ENGLISH)
    return catalog_of(Language(asked) if asked in [*Language] else ENGLISH)


def _json(value: Any, status: int = 200) -> Response:
    return Response(json.dumps(plain_data(value), ensure_ascii=False), status, media_type="application/json")


def _answered(endpoint: Endpoint) -> Endpoint:
    """Answer what is refused with the reason."""

    @wraps(endpoint)
    async def answer(request: Request) -> Response:
        response: Response
        try:
            response = await endpoint(request)
        except Stopped as stopped:
            response = stopped.response
        except Refused as refused:
            refusal = refused.refusal
            message = None if refusal is None else refusal_text(refusal, _catalog(request).language)
            code = {} if refusal is None else {"code": refusal.code.value}
            response = _json(WishRefused(why=refused.why, message=message, values={**code, **refused.values}), 409)
        except NotKept:
            response = JSONResponse({"error": "not-kept"}, 503)
        except Hangs:
            response = JSONResponse({"error": "busy"}, 503)
        response.headers.setdefault("cache-control", "no-store")
        return response

    return answer


def house_of(store: Store, thinkers: Thinkers, beginnings: Sequence[str] = LETTERS) -> House:
    """Return the house of all tables that a store keeps, of friends and of shared sheets."""
    return House(store, {FRIENDS: partial(FriendsTable, thinkers), SHEET: SheetTable}, beginnings=beginnings)
