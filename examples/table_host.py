"""A host over HTTP: many games in one process, each in a record file, so that a host that was killed goes on.

    python examples/table_host.py FOLDER [--port 8000]

    POST /games?player=Ada&player=Ben    a new game: its name, and a secret token for each seat;
                                         also edition=german and virtual_opponents=1
    GET  /games/GAME                     what the sender may know: the view, its serial, the points so far
    GET  /games/GAME/cards               the card set
    GET  /games/GAME/updates?since=12    what has changed since a serial; &wait=20 waits so many seconds for a change
    POST /games/GAME/actions?serial=12   an action, chosen from the view of a serial
    POST /games/GAME/undo?serial=12      take the last action back, if it is the sender's own

A seat sends `Authorization: Bearer TOKEN`; who sends no token watches. What is refused gets `{"error": "..."}`.
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

MOST_BYTES = 4_000  # in a body; an action has some 200
MOST_LETTERS = 40  # in the name of a player
MOST_GAMES = 1_000  # in the folder
MOST_CHANGES = 2_000  # in a game that may still be undone; a game has some 150 to 400 actions
LONGEST_WAIT = 20  # seconds

Data = dict[str, Any]


class Table:
    """A game, and those who wait for its next change."""

    def __init__(self, session: viceroy.Session) -> None:
        self.session = session
        self.changed = asyncio.Event()

    def wake(self) -> None:
        """Answer all who wait."""
        self.changed.set()
        self.changed = asyncio.Event()

    def now(self, seat: int | None) -> Data:
        """Return all that a page of this seat draws; the points are those of now, without what other screens hide."""
        seen = self.session.view(seat)
        return {
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
        return any(action.seat == seat for action in last) and self.session.serial < MOST_CHANGES


class Host:
    """All games of a folder. A game is opened when somebody asks for it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.key = key_in(folder)
        self.tables: dict[str, Table] = {}

    # -- who asks for what --------------------------------------------------------------------------------------------

    def token(self, game: str, seat: int) -> str:
        """Return the secret of a seat: nobody can guess it without the key, and no file holds it."""
        return hmac.new(self.key, f"{game}/{seat}".encode(), "sha256").hexdigest()

    def table_of(self, request: Request) -> tuple[Table, int | None]:
        """Return the game that a request is about, and the seat that sends it: None for a spectator."""
        game = request.path_params["game"]
        table = self.tables.get(game) or self.opened(game)
        header = request.headers.get("authorization")
        if header is None:
            return table, None
        given = header.removeprefix("Bearer ").encode()
        for seat in table.session.state.rules.everybody:
            if hmac.compare_digest(given, self.token(game, seat).encode()):
                return table, seat
        raise HTTPException(403, "this token is of no seat of this game")

    def seated(self, request: Request) -> tuple[Table, int]:
        """Return the game and the seat; a spectator may do nothing."""
        table, seat = self.table_of(request)
        if seat is None:
            raise HTTPException(401, "this needs the token of a seat")
        return table, seat

    def opened(self, game: str) -> Table:
        """Go on with a game that is not in memory."""
        if not re.fullmatch("[0-9a-f]{32}", game) or not self.record(game).exists():
            raise HTTPException(404, "there is no such game")
        table = self.tables[game] = Table(viceroy.Session.load(self.record(game)))
        return table

    def record(self, game: str) -> Path:
        """Return the record file of a game."""
        return self.folder / f"{game}.jsonl"

    # -- answers ------------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> JSONResponse:
        """Begin a game. The host chooses its seed: who knows the seed knows all cards."""
        asked = request.query_params
        names = tuple(asked.getlist("player"))
        if any(not 0 < len(name.strip()) <= MOST_LETTERS for name in names):
            raise HTTPException(400, f"a name has 1 to {MOST_LETTERS} letters")
        if len(list(self.folder.glob("*.jsonl"))) >= MOST_GAMES:
            raise HTTPException(503, "this host has no room for another game")
        game = secrets.token_hex(16)
        session = viceroy.Session.start(
            names,
            seed=secrets.randbits(64),
            edition=asked.get("edition", "english"),
            virtual_opponents=number(request, "virtual_opponents", 0),
            path=self.record(game),
        )
        self.tables[game] = Table(session)
        return JSONResponse({"game": game, "tokens": [self.token(game, seat) for seat in range(len(names))]}, 201)

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
        since, wait = number(request, "since"), min(number(request, "wait", 0), LONGEST_WAIT)
        if wait and since == table.session.serial:
            with suppress(TimeoutError):
                await asyncio.wait_for(table.changed.wait(), wait)
        return JSONResponse(table.news(seat, since))

    async def act(self, request: Request) -> JSONResponse:
        """Carry out an action of the sender's own seat."""
        table, seat = self.seated(request)
        serial = number(request, "serial")
        action = viceroy.loads(await text_of(request), expect=viceroy.Action)
        table.session.do(action, seat=seat, serial=serial)
        table.wake()
        return JSONResponse(table.news(seat, serial))

    async def undo(self, request: Request) -> JSONResponse:
        """Take back the sender's last action, if nobody has done anything since."""
        table, seat = self.seated(request)
        serial = number(request, "serial")
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
            if len(body) > MOST_BYTES:
                raise HTTPException(413, f"at most {MOST_BYTES} bytes are read")
        return body.decode()
    except (ClientDisconnect, UnicodeDecodeError):
        raise HTTPException(400, "the body is no whole text in UTF-8") from None


def number(request: Request, name: str, default: int | None = None) -> int:
    """Return a whole number of the query."""
    text = request.query_params.get(name, "" if default is None else str(default))
    if not re.fullmatch("[0-9]{1,9}", text):
        raise HTTPException(400, f"needs {name}=N, a whole number")
    return int(text)


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
