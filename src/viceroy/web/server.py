"""A server for the page: its files, and answers to its questions by the Python of this machine."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from io import BytesIO
from ipaddress import ip_address
from pathlib import Path
from threading import Event
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from viceroy.errors import BadJson
from viceroy.resources import resource_root
from viceroy.text.json_text import parse_json
from viceroy.web.addresses import is_open_to_others, local_name
from viceroy.web.connections import most_connections
from viceroy.web.requests import text_of
from viceroy.web.rooms import Rooms, Shared
from viceroy.web.service import LIMITS, answer_text, is_heavy
from viceroy.web.tables.house import LETTERS, beginnings_of
from viceroy.web.tables.routes import Routes, friends_house
from viceroy.web.tables.store import Store
from viceroy.web.tables.thinkers import Thinkers
from viceroy.web.threads import Threads

_ROOM = re.compile("[a-z0-9]{8,40}")
LIGHT, HEAVY = 8, 2
"""How many light and heavy questions are answered at once; light ones never wait for heavy ones."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What the page may do: run its own scripts, ask this server, show pictures that it holds, and nothing else."""
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cache-control": b"no-cache",
}


def page_folder() -> Path:
    """Return the folder of the page's files."""
    return resource_root() / "web" / "page"


def texts_folder() -> Path:
    """Return the folder of the page's texts: the list of languages, and `page.ftl` in a folder for each."""
    return resource_root() / "data" / "locales"


def application(
    host: str = "localhost",
    *,
    public: str | None = None,
    shared: Callable[[], str] | None = None,
    name: str | None = None,
    store: Store | None = None,
    codes: str = LETTERS,
) -> Starlette:
    """Return the server: the page at `/`, answers at `/ask`, tables of friends at `/tables`. A question opens no file.

    It is found by any address of this machine, by its names in the network, and by the name `host`. `name` is the one
    that it has in the whole world, from a proxy before it. Links to games lead to the page at the address `public`, by
    default to this server. With `shared`, which returns the likely address of the page in the network, it keeps shared
    games in memory, at `/rooms`. Tables are kept in the store, by default in memory; `codes` says how
    their codes begin.
    """

    def address(request: Request) -> str:
        if name is not None and not _is_at(request, name):
            return f"https://{name}/"
        return _own_address(request) if shared is None else _address_for_phones(request, shared)

    async def about(request: Request) -> Response:
        reach = "anywhere" if name else "network" if is_open_to_others(address(request)) else "machine"
        tables = {"address": address(request), "reach": reach}
        shown = shared and _address_for_phones(request, shared)
        return JSONResponse({"public": public, "shared": shown, "tables": tables})

    thinkers = Thinkers()
    house = friends_house(Store() if store is None else store, thinkers, beginnings=beginnings_of(codes))
    tables = Routes(house, thinkers, address, most_connections() * 3 // 4)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await house.close()
        await thinkers.close()

    routes = [
        Route("/ask", _asking(), methods=["POST"]),
        Route("/about", about),
        *tables.routes(),
        *(_room_routes(Rooms(), shared) if shared else ()),
        Mount("/locales", StaticFiles(directory=texts_folder())),
        Mount("/", StaticFiles(directory=page_folder(), html=True)),
    ]
    own = socket.gethostname().lower()
    names = frozenset({"localhost", own, f"{own}.local", local_name(), host.lower(), (name or host).lower()})
    own_names = Middleware(_OwnNames, names=names)  # by name: Starlette before 0.42 takes no arguments by position
    return Starlette(routes=routes, middleware=[Middleware(_Headers), own_names], lifespan=lifespan)


def _asking() -> Callable[[Request], Coroutine[None, None, Response]]:
    """The route of questions: heavy ones take turns of their own, and end if nobody waits for them any more."""
    light, heavy = Threads(LIGHT), Threads(HEAVY)

    async def ask(request: Request) -> Response:
        text = await text_of(request)
        if isinstance(text, Response):
            return text
        threads = heavy if await light.call(is_heavy, text) else light
        is_left = Event()

        def go_on(_: int) -> None:
            if is_left.is_set():
                raise ClientDisconnect

        try:
            answered = await _while_connected(request, threads.call(answer_text, text, go_on))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        finally:
            is_left.set()  # also when the server ends
        return Response(answered, media_type="application/json")

    return ask


async def _while_connected(request: Request, work: Coroutine[None, None, str]) -> str:
    """Wait for work as long as the asker does; after that it is cancelled, and `ClientDisconnect` is raised."""

    async def leave() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.create_task(work), asyncio.create_task(leave())
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientDisconnect
    finally:
        working.cancel()
        leaving.cancel()


def _address_for_phones(request: Request, likely: Callable[[], str]) -> str:
    """The address of the page for other phones: that by which this one came, unless this one is the machine itself."""
    own = _own_address(request)
    return own if is_open_to_others(own) else likely()


def _own_address(request: Request) -> str:
    """The address of the page by which a request came; a proxy says whether that was by HTTPS."""
    return f"{request.url.scheme}://{request.headers['host']}/"


def _is_at(request: Request, name: str) -> bool:
    return urlsplit(_own_address(request)).hostname == name.lower()


def _room_routes(rooms: Rooms, likely: Callable[[], str]) -> list[Route]:
    """The routes of shared games; `likely` returns the likely address of the page in the network."""

    async def read(request: Request) -> Response:
        shared = rooms.read(request.path_params["room"])
        if shared is not None and request.query_params.get("version") == str(shared.version):
            return Response(status_code=204)
        return JSONResponse(_shared_data(shared))

    async def write(request: Request) -> Response:
        text = await text_of(request)
        if isinstance(text, Response):
            return text
        name = request.path_params["room"]
        try:
            sent = parse_json(text, LIMITS)
        except BadJson as bad:
            return Response(f"{bad}\n", 400)
        version, sheet = (sent.get("version"), sent.get("sheet")) if isinstance(sent, dict) else (None, None)
        if type(version) is not int or not isinstance(sheet, dict) or not _ROOM.fullmatch(name):
            return Response("a shared game has a version and a sheet, and a name of 8 to 40 letters and digits\n", 400)
        written = rooms.write(name, sheet, version)
        return JSONResponse({"written": written is not None, **_shared_data(written or rooms.read(name))})

    async def code(request: Request) -> Response:
        """Draw the address of a shared game as a QR code, if a phone can open it."""
        import segno

        name, address = request.path_params["room"], _address_for_phones(request, likely)
        if rooms.read(name) is None or not is_open_to_others(address):
            return Response("no shared game that phones can open has this name\n", 404)
        drawn = BytesIO()
        segno.make(f"{address}#room={name}", micro=False).save(drawn, kind="svg", light="white", scale=6)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    return [
        Route("/rooms/{room}", read),
        Route("/rooms/{room}", write, methods=["PUT"]),
        Route("/rooms/{room}/code", code),
    ]


def _shared_data(shared: Shared | None) -> dict[str, object]:
    """Return a shared game as plain data, with its lowest version; one that is not here has version 0."""
    if shared is None:
        return {"version": 0, "first": 0, "sheet": None}
    return {"version": shared.version, "first": shared.first, "sheet": shared.sheet}


class _Headers:
    """Adds the policy to all that is sent."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                more = [header for header in HEADERS.items() if header[0] not in own]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self._app(scope, receive, send_more)


class _OwnNames:
    """Refuses what is meant for another name: a foreign page may let its own name lead to this machine."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        host = Request(scope).headers.get("host", "")
        refusal = Response("nothing is here under this name; --host gives the server a name\n", 421)
        await (self._app if self._is_own(host) else refusal)(scope, receive, send)

    def _is_own(self, host: str) -> bool:
        with suppress(ValueError):
            name = urlsplit(f"//{host}").hostname or ""
            return name in self._names or bool(ip_address(name))
        return False
