"""A host over HTTP: many games in one process, each in a record file, so that a host that was killed goes on.

    python examples/table_host.py FOLDER [--port 8000]

    POST /games?player=Ada&player=Ben    a new game: its name, a token for Ada, an invitation for each other player;
                                         also edition=german and virtual_opponents=1
    POST /games/GAME/join                with an invitation in place of a token: the token of its seat, once
    GET  /games/GAME                     what the sender may know: the view, its serial and epoch, the points so far
    GET  /games/GAME/cards               the card set
    GET  /games/GAME/updates?since=12    what has changed since a serial; &wait=20 waits so many seconds for a change
    POST /games/GAME/actions?serial=12   an action, chosen from the view of a serial
    POST /games/GAME/undo?serial=12      take the last action back, if it is the sender's own

Add &epoch=EPOCH to a serial: the epoch that it was read with. 412 says that the host has started anew since: look at
the game again. A seat sends `Authorization: Bearer TOKEN`; who sends none watches. A refusal is `{"error": "..."}`.
"""

from __future__ import annotations

import argparse
import asyncio
import hmac
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse
from starlette.routing import Route

import viceroy

MAX_BYTES = 4_000  # in a body; an action has some 200
MAX_LETTERS = 40  # in the name of a player
MAX_GAMES = 1_000  # in the folder
MAX_TABLES = 100  # in memory; the others wait in their files
MAX_CHANGES = 2_000  # in a game that may still be undone; a game has some 150 to 400 actions
MAX_WAIT = 20  # seconds

Data = dict[str, Any]


class Table:
    """A game, and those who wait for its next change."""

    def __init__(self, session: viceroy.Session, epoch: str) -> None:
        self.session = session
        self.epoch = epoch
        self.changed = asyncio.Event()

    def wake(self) -> None:
        """Answer all who wait."""
        self.changed.set()
        self.changed = asyncio.Event()

    def now(self, seat: int | None) -> Data:
        """Return all that a page of this seat draws; the points are those of now, without what other screens hide."""
        seen = self.session.view(seat)
        return {
            "epoch": self.epoch,
            "serial": self.session.serial,
            "view": viceroy.to_data(seen),
            "score": viceroy.to_data(viceroy.score_now(seen)),
            "undo": self.may_undo(seat),
        }

    def news(self, seat: int | None, since: int) -> Data:
        """Return what has changed since a serial."""
        try:
            updates = self.session.updates(since, seat)
        except ValueError as error:  # a serial that never was
            raise HTTPException(400, str(error)) from None
        return {"serial": self.session.serial, "updates": [viceroy.to_data(update) for update in updates]}

    def may_undo(self, seat: int | None) -> bool:
        """Whether the last action is this seat's own, and revealed nothing."""
        last = self.session.undoable[:1]
        return any(action.seat == seat for action in last) and self.session.serial < MAX_CHANGES


class Host:
    """All games of a folder. A game is opened when somebody asks for it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.key = key_in(folder)
        self.epoch = secrets.token_hex(8)  # a power failure may have cut records, so serials of before do not count
        self.tables: dict[str, Table] = {}  # the one asked for last at the end

    # -- who asks for what --------------------------------------------------------------------------------------------

    def secret(self, kind: str, game: str, seat: int) -> str:
        """Return the token of a seat, or its invitation: nobody can guess it without the key, and no file holds it."""
        return hmac.new(self.key, f"{kind}/{game}/{seat}".encode(), "sha256").hexdigest()

    def table_of(self, request: Request, kind: str = "token") -> tuple[Table, int | None]:
        """Return the game that a request is about, and the seat that sends it: None for a spectator."""
        game = request.path_params["game"]
        table = self.opened(game)
        header = request.headers.get("authorization")
        if header is None:
            return table, None
        scheme, _, given = header.partition(" ")
        for seat in table.session.state.rules.everybody:
            is_it = hmac.compare_digest(given.strip().encode(), self.secret(kind, game, seat).encode())
            if is_it and scheme.lower() == "bearer":
                return table, seat
        raise HTTPException(403, f"needs Authorization: Bearer, and the {kind} of a seat of this game")

    def seated(self, request: Request, kind: str = "token") -> tuple[Table, int]:
        """Return the game and the seat; a spectator may do nothing."""
        table, seat = self.table_of(request, kind)
        if seat is None:
            raise HTTPException(401, f"this needs the {kind} of a seat")
        return table, seat

    def opened(self, game: str) -> Table:
        """Return a game, from memory or from its record."""
        table = self.tables.pop(game, None)
        if table is None:
            if not re.fullmatch("[0-9a-f]{32}", game) or not self.record(game).exists():
                raise HTTPException(404, "there is no such game")
            table = Table(viceroy.Session.load(self.record(game)), self.epoch)
        return self.kept(game, table)

    def kept(self, game: str, table: Table) -> Table:
        """Keep a game in memory, and drop the one that nobody has asked for in the longest time."""
        self.tables[game] = table
        if len(self.tables) > MAX_TABLES:
            self.tables.pop(next(iter(self.tables))).wake()
        return table

    def record(self, game: str) -> Path:
        """Return the record file of a game."""
        return self.folder / f"{game}.jsonl"

    # -- answers ------------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> JSONResponse:
        """Begin a game. The host chooses its seed: who knows the seed knows all cards."""
        asked = request.query_params
        names = tuple(asked.getlist("player"))
        if any(not 0 < len(name.strip()) <= MAX_LETTERS for name in names):
            raise HTTPException(400, f"a name has 1 to {MAX_LETTERS} letters")
        if len(list(self.folder.glob("*.jsonl"))) >= MAX_GAMES:
            raise HTTPException(503, "this host has no room for another game")
        game = secrets.token_hex(16)
        session = viceroy.Session.start(
            names,
            seed=secrets.randbits(64),
            edition=asked.get("edition", "english"),
            virtual_opponents=number(request, "virtual_opponents", 0),
            path=self.record(game),
        )
        self.kept(game, Table(session, self.epoch))
        invitations = [self.secret("invitation", game, seat) for seat in range(1, len(names))]
        return JSONResponse({"game": game, "token": self.secret("token", game, 0), "invitations": invitations}, 201)

    async def join(self, request: Request) -> JSONResponse:
        """Give out the token of a seat for its invitation, once: so its player is the only one who has it."""
        _, seat = self.seated(request, "invitation")
        game = request.path_params["game"]
        try:
            self.record(game).with_suffix(f".seat{seat}").touch(exist_ok=False)
        except FileExistsError:
            raise HTTPException(409, "somebody has used this invitation") from None
        return JSONResponse({"seat": seat, "token": self.secret("token", game, seat)})

    async def look(self, request: Request) -> JSONResponse:
        """Return the game as the sender may know it."""
        table, seat = self.table_of(request)
        return JSONResponse(table.now(seat))

    async def cards(self, request: Request) -> JSONResponse:
        """Return what is printed on the cards."""
        table, _ = self.table_of(request)
        return JSONResponse(viceroy.to_data(table.session.state.rules.card_set))

    async def updates(self, request: Request) -> JSONResponse:
        """Return what has changed; where nothing has, wait for it as long as the sender wants."""
        table, seat = self.table_of(request)
        since, wait = serial_of(request, table, "since"), min(number(request, "wait", 0), MAX_WAIT)
        if wait and since == table.session.serial:
            with suppress(TimeoutError):
                await asyncio.wait_for(table.changed.wait(), wait)
        return JSONResponse(table.news(seat, since))

    async def act(self, request: Request) -> JSONResponse:
        """Carry out an action of the sender's own seat."""
        text = await text_of(request)  # first: whoever waits may find another game in memory
        table, seat = self.seated(request)
        serial = serial_of(request, table)
        action = viceroy.loads(text, expect=viceroy.Action)
        table.session.do(action, seat=seat, serial=serial)
        table.wake()
        return JSONResponse(table.news(seat, serial))

    async def undo(self, request: Request) -> JSONResponse:
        """Take back the sender's last action, if nobody has done anything since."""
        table, seat = self.seated(request)
        serial = serial_of(request, table)
        if serial != table.session.serial or not table.may_undo(seat):
            raise HTTPException(409, "this cannot be taken back")
        table.session.undo()
        table.wake()
        return JSONResponse(table.news(seat, serial))


# -- what strangers send ----------------------------------------------------------------------------------------------


async def text_of(request: Request) -> str:
    """Return the body of a request; one that is too long is not read to its end, whatever its header says."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > MAX_BYTES:
                raise HTTPException(413, f"at most {MAX_BYTES} bytes are read")
        return body.decode()
    except (ClientDisconnect, UnicodeDecodeError):
        raise HTTPException(400, "the body is no whole text in UTF-8") from None


def number(request: Request, name: str, default: int | None = None) -> int:
    """Return a whole number of the query."""
    text = request.query_params.get(name, "" if default is None else str(default))
    if not re.fullmatch("[0-9]{1,9}", text):
        raise HTTPException(400, f"needs {name}=N, a whole number")
    return int(text)


def serial_of(request: Request, table: Table, name: str = "serial") -> int:
    """Return a serial of the query, if it was read since this host started."""
    serial = number(request, name)
    if request.query_params.get("epoch") != table.epoch:
        raise HTTPException(412, "the host has started anew, or epoch=EPOCH is missing: look at the game again")
    return serial


async def explain(_: Request, error: Exception) -> JSONResponse:
    """Answer what was refused with the reason, and nothing that the sender may not know."""
    match error:
        case HTTPException():
            return JSONResponse({"error": error.detail}, error.status_code)
        case viceroy.IllegalAction(refusal=refusal):
            return JSONResponse({"error": viceroy.refusal_text(refusal), "refusal": viceroy.to_data(refusal)}, 409)
        case viceroy.BadJson() | viceroy.ImpossibleGame():
            return JSONResponse({"error": str(error)}, 400)
        case _:  # a damaged record, one that another program has changed, a full disk
            return JSONResponse({"error": "the record of the game cannot be read or written"}, 503)


EXPLAINED = (HTTPException, viceroy.ViceroyError, OSError)

# -- the program ------------------------------------------------------------------------------------------------------


def key_in(folder: Path) -> bytes:
    """Return the key of this host, from which all tokens follow; the first start makes it."""
    path = folder / "host.key"
    if not path.exists():
        new = path.with_suffix(".new")
        new.touch(mode=0o600)
        new.write_bytes(secrets.token_bytes(32))
        new.rename(path)  # whole or not at all
    return path.read_bytes()


def app_of(host: Host) -> Starlette:
    """Return the application that answers for a host."""
    routes = [
        Route("/games", host.create, methods=["POST"]),
        Route("/games/{game}", host.look),
        Route("/games/{game}/join", host.join, methods=["POST"]),
        Route("/games/{game}/cards", host.cards),
        Route("/games/{game}/updates", host.updates),
        Route("/games/{game}/actions", host.act, methods=["POST"]),
        Route("/games/{game}/undo", host.undo, methods=["POST"]),
    ]
    return Starlette(routes=routes, exception_handlers=dict.fromkeys(EXPLAINED, explain))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Host games over HTTP.")
    parser.add_argument("folder", type=Path, help="where the records and the key lie; nobody else may read it")
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args()
    uvicorn.run(app_of(Host(options.folder)), port=options.port, access_log=False, limit_concurrency=1_000)
