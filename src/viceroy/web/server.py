"""A server for the page: its files, and answers to its questions by the Python of this machine."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
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

from viceroy.resources import resource_root
from viceroy.web.addresses import is_open_to_others, local_name
from viceroy.web.connections import most_connections
from viceroy.web.requests import MAX_ASKED, text_of
from viceroy.web.service import answer_text, is_heavy
from viceroy.web.tables.house import LETTERS
from viceroy.web.tables.routes import Routes, house_of
from viceroy.web.tables.store import Store
from viceroy.web.tables.thinkers import Thinkers
from viceroy.web.threads import Threads

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
    beginnings: Sequence[str] = LETTERS,
) -> Starlette:
    """Return the server: the page at `/`, answers at `/ask`, tables at `/tables`. A question opens no file.

    It is found by any address of this machine, by its names in the network, and by the name `host`. `name` is the one
    that it has in the whole world, from a proxy before it. Links to games lead to the page at the address `public`, by
    default to this server. `shared` returns the likely address of the page in the network, where others reach it.
    Tables, shared sheets too, are kept in the store, by default in memory; their codes begin with one of `beginnings`.
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
    house = house_of(Store() if store is None else store, thinkers, beginnings)
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
        text = await text_of(request, MAX_ASKED)
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
