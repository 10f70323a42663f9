"""The connections of the server: how many there are, how long each waits for its other end, and how all of them end."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

from starlette.applications import Starlette
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

_LOG = logging.getLogger("uvicorn.error")
PATIENCE = 20.0
"""Seconds until the headers of a request must be here, after them all of a question, and until an answer is taken."""
GRACE = 0.5
"""Seconds that answers under way get after Ctrl-C."""
MAX_CONNECTIONS = 1600
"""How many connections there are at once, if the system allows as many; a browser opens six."""
_BACKLOG = 32
"""How many connections wait to be accepted, and how many are accepted in one go."""
_OWN_DESCRIPTORS = 64
"""How many file descriptors the process needs beside those of connections."""
_QUIET = 60.0
"""Seconds until the same trouble is reported again."""
_BUSY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"


def server_of(application: Starlette) -> Server:
    """Return the server of an application; it says nothing but what goes wrong."""
    return _Server(
        Config(
            application,
            http=_Connection,
            loop="asyncio",
            log_level="warning",
            lifespan="on",
            forwarded_allow_ips=["127.0.0.1", "::1"],  # a proxy on this machine says whom it speaks for
            ws="none",
            backlog=_BACKLOG,
            timeout_graceful_shutdown=1,
        )
    )


def raise_limit() -> None:
    """Let the process have as many file descriptors as `MAX_CONNECTIONS` need, or as the system allows."""
    if sys.platform == "win32":
        return
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

    soft, hard = getrlimit(RLIMIT_NOFILE)
    needed = 2 * MAX_CONNECTIONS + _OWN_DESCRIPTORS + _BACKLOG
    wanted = needed if hard == RLIM_INFINITY else min(needed, hard)
    if soft != RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # macOS allows fewer than it says
            setrlimit(RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Return how many connections there may be: each needs a file descriptor, and another one for a file it gets."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit

    allowed, _ = getrlimit(RLIMIT_NOFILE)
    if allowed == RLIM_INFINITY:
        return MAX_CONNECTIONS
    return min(MAX_CONNECTIONS, max(4, (allowed - _OWN_DESCRIPTORS - _BACKLOG) // 2))


class _State(ServerState):
    """What connections share."""

    def __init__(self) -> None:
        super().__init__()
        self.most = most_connections()
        self._told: dict[str, float] = {}

    def tell(self, trouble: str) -> None:
        """Write a line about a trouble, unless it was told a moment ago: many at once are one line."""
        now = asyncio.get_running_loop().time()
        if now >= self._told.get(trouble, now):
            self._told[trouble] = now + _QUIET
            _LOG.warning("%s", trouble)


class _Server(Server):
    """A server that ends soon after it is asked to, whatever its connections wait for."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.server_state: _State = _State()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until a signal comes; one that comes while the loop is still being made ends it, too."""
        with self.capture_signals():
            super().run(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End the server. Another Ctrl-C does not force the end, which comes soon: tables and workers are closed."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self._tell)
        _LOG.addFilter(_is_news)
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().call_later(GRACE, self._abort_all)
        await super().shutdown(sockets)
        self._abort_all()  # whose answers were cancelled first
        await asyncio.sleep(0)  # their sockets are closed in the next round of the loop

    def _abort_all(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    def _tell(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Write what went wrong in the loop, such as an accept for which no file descriptor is left, in one line."""
        error = context.get("exception")
        self.server_state.tell(f"{context['message']}: {error!r}" if error else str(context["message"]))


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a record of the log is told: not the traceback of each answer that the end of the server cancels."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


class _Connection(H11Protocol):
    """A connection that is closed if its other end keeps it waiting, or if others need its place.

    All headers of a request must be here in time, however slowly they come; so must all of an answer be taken, piece by
    piece. If there are too many connections, the one that has waited longest for a request goes.
    """

    server_state: _State
    _is_used = False
    _since = 0.0
    """When it began, or sent something last."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # so writing pauses as long as anything is not taken
        _give_up_what_is_gone(transport.get_extra_info("socket"))
        self._since = self.loop.time()
        self._asking = _Deadline(self.loop, lambda: self._give_up("a request did not come"))
        self._taking = _Deadline(self.loop, lambda: self._give_up("an answer was not taken"))
        self._asking.start()
        if len(self.connections) > self.server_state.most:
            self._make_room()

    def data_received(self, data: bytes) -> None:
        self._is_used = True
        self._since = self.loop.time()
        super().data_received(data)
        if self._is_answering:
            self._asking.stop()
        elif not self._asking.is_running:
            self._asking.start()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.start()

    def resume_writing(self) -> None:
        self._taking.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        self._taking.stop()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if self._is_answering:
            self.cycle.keep_alive = False
        else:
            self.transport.close()

    @property
    def _is_answering(self) -> bool:
        """Whether a request is here whose answer is not whole yet; there is no cycle before the first request."""
        return not getattr(self.cycle, "response_complete", True)

    @property
    def _is_waiting(self) -> bool:
        """Whether it waits for a request, and all that was sent is taken."""
        return not (self._is_answering or self._taking.is_running or self.transport.is_closing())

    def _give_up(self, what: str) -> None:
        if self._is_used:  # a browser opens connections that it may never use
            self.server_state.tell(f"{what} within {PATIENCE:.0f} seconds; its connection was closed")
        self.transport.abort()

    def _make_room(self) -> None:
        """Close the connection that has waited longest; if all others are at work, answer this one that it is so."""
        most = self.server_state.most
        self.server_state.tell(f"more than {most} connections at once: those that wait longest are closed")
        waiting = (each for each in self.connections if isinstance(each, _Connection) and each._is_waiting)
        oldest = min(waiting, key=lambda each: each._since, default=self)
        if oldest is self:
            self.transport.write(_BUSY)
        oldest.transport.close()


def _give_up_what_is_gone(connection: socket.socket) -> None:
    """Let the system close a connection whose other end is silent, such as a phone that has left the Wi-Fi.

    Linux sends again for a quarter of an hour by default, and streams count all that time; other systems give up soon.
    """
    if sys.platform == "linux":
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(PATIENCE * 1000))


class _Deadline:
    """Calls a function unless it is stopped in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
        self._loop, self._call = loop, call
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._timer = self._loop.call_later(PATIENCE, self._call)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def is_running(self) -> bool:
        return self._timer is not None
