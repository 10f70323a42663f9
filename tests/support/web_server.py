"""`viceroy web` on a free port, as a process or in this one, for tests of the server and of the page."""

from __future__ import annotations

import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import viceroy

SOURCE = Path(viceroy.__file__).resolve().parents[1]
PATIENCE = 60  # seconds
END = 8.0  # seconds until the server has ended: it takes one, and several on a machine with much to do


class WebServer:
    """The server as a process; when it is left, it ends and must not have stumbled."""

    def __init__(self, log: Path, *options: str, descriptors: int | None = None) -> None:
        """With `descriptors`, the process may have so many files and connections open.

        With `--lan` it keeps tables beside its log, not in the folder of the user.
        """
        self.log = log
        own = ("--games", str(log.parent / "games")) if "--lan" in options and "--games" not in options else ()
        self.options = (*options, *own)
        self.descriptors = descriptors
        self.port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def start(self) -> None:
        """Start it at its port, any free one at first, and wait until it listens."""
        command = [sys.executable, "-m", "viceroy", "web", "--port", str(self.port), *self.options]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, preexec_fn=self._prepare)
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://\S+:(\d+)/", self.said())):
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.05)
        self.port = int(found[1])

    def _prepare(self) -> None:
        """Let the process end by Ctrl-C, which it would ignore if a shell had started the tests in the background."""
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        if self.descriptors is not None:
            import resource  # only Unix has it, and Pyodide reads this module, too

            resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    def kill(self) -> None:
        """End the process as a failure would, at once."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(PATIENCE) == 0, self.said()
        assert "Traceback" not in self.said(), self.said()

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def said(self) -> str:
        return self.log.read_text("utf-8", errors="replace")


@contextmanager
def serving(app: Any = None, *, log: logging.Handler | None = None) -> Iterator[int]:
    """A server in this process, of the page or another application, with the limits of a test; yields its port."""
    from viceroy.web.addresses import listening
    from viceroy.web.connections import server_of
    from viceroy.web.server import application

    told = logging.getLogger("uvicorn.error")
    with listening("127.0.0.1", 0) as listener, ThreadPoolExecutor(1) as aside:
        server = server_of(app or application())  # this configures logging: handlers come after it
        if log is not None:
            told.addHandler(log)
        running = aside.submit(server.run, [listener])
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            running.result()
            if log is not None:
                told.removeHandler(log)
