"""Bots and hints think in worker processes, which get what the seat may see, and are ended if they take too long."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any

from viceroy.engine.actions import Action
from viceroy.engine.views import GameView

_LOG = logging.getLogger("uvicorn.error")
WORKERS = 2
"""How many processes think at once."""
START = 60.0
"""Seconds that a worker may take to start."""
SECONDS = 15.0
"""Seconds that a bot or a hint may take."""
_SIMPLE = "greedy"
"""The bot that chooses where another one has failed."""


class Hangs(Exception):
    """A worker has not answered in time, or has ended."""


class Thinkers:
    """Few workers, started when they are first needed; more questions wait for their turn."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._turns = asyncio.Semaphore(WORKERS)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()

    async def choose(self, bot: str, seed: int, view: GameView) -> Action:
        """Return the choice of a bot; if it hangs or fails that of greedy, and if that fails the first legal action."""
        for name in (bot, _SIMPLE):
            try:
                index: int = await self._ask(("choose", name, seed, view))
                return view.legal[index]
            except (Hangs, IndexError, TypeError) as error:
                _LOG.warning("the bot %s does not choose: %s", name, error)
        return view.legal[0]

    async def hint(self, view: GameView, language: str) -> Any:
        """Return a hint as plain data. Raises `Hangs`."""
        return await self._ask(("hint", view, language))

    async def _ask(self, question: tuple[Any, ...]) -> Any:
        async with self._turns:
            worker = self._idle.pop() if self._idle else await self._started()
            try:
                answered = await worker.ask(question, self._seconds)
            except BaseException:
                self._all.discard(worker)
                worker.kill()
                raise
            self._idle.append(worker)
            return answered

    async def _started(self) -> _Worker:
        worker = _Worker()
        self._all.add(worker)
        try:
            await asyncio.wait_for(worker.start(), START)
        except (OSError, TimeoutError) as error:
            self._all.discard(worker)
            worker.kill()
            raise Hangs(f"no worker starts: {error!r}") from None
        except BaseException:
            worker.kill()
            raise
        return worker

    async def close(self) -> None:
        """End all workers."""
        workers = [*self._all]  # a question that fails now takes its worker out
        for worker in workers:
            worker.kill()
        for worker in workers:
            await worker.wait()


class _Worker:
    """A process that thinks: `python -m viceroy.web.tables.thinker`."""

    _process: Process | None = None

    async def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = (sys.executable, "-m", "viceroy.web.tables.thinker")
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )  # so Ctrl-C goes to the server alone
        assert self._process.stdout is not None
        if await self._process.stdout.readline() != b"ready\n":
            raise OSError("it has ended")

    async def ask(self, question: tuple[Any, ...], seconds: float) -> Any:
        """Return the answer to a question, plain data. Raises `Hangs`."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                self._process.stdin.write(pickle.dumps(question))
                await self._process.stdin.drain()
                line = await self._process.stdout.readline()
            if not line:
                raise Hangs("its process has ended")
            answered = json.loads(line)
        except TimeoutError:
            raise Hangs(f"it takes longer than {seconds:g} s") from None
        except (OSError, ValueError) as error:
            raise Hangs(str(error)) from None
        if "failed" in answered:
            raise Hangs(answered["failed"])
        return answered["answer"]

    def kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def wait(self) -> None:
        if self._process is not None:
            await self._process.wait()
