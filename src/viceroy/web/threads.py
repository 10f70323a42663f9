"""Threads that answer questions: only so many at once, and none that holds up the end of the process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


class Threads:
    """So many calls at once, each in a thread; more wait for their turn, in the order in which they came.

    A thread cannot be stopped. So a caller that is cancelled goes at once, and its place stays taken until the call
    ends: what takes long looks by itself whether anybody waits. The process does not wait for it at its end, as it
    would for the threads of a pool.
    """

    def __init__(self, most: int) -> None:
        self._turns = asyncio.Semaphore(most)

    async def call(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a function in a thread and return what it does; cancelled before its turn, it is not called."""
        await self._turns.acquire()
        loop = asyncio.get_running_loop()
        called: asyncio.Future[T] = loop.create_future()

        def finish(settle: Callable[[], None]) -> None:
            self._turns.release()
            if not called.done():  # else the caller was cancelled
                settle()

        def run() -> None:
            settle: Callable[[], None]
            try:
                settle = partial(called.set_result, function(*arguments))
            except Exception as error:
                settle = partial(called.set_exception, error)
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(finish, settle)

        try:
            Thread(target=run, daemon=True).start()
        except RuntimeError:  # the system gives no more threads
            self._turns.release()
            raise
        return await called
