"""Guarded bots: proxies that turn every failure of a bot into `BotFailed`, so that a bad bot harms nobody else.

A bot that raises or returns nonsense is caught where it runs. One that hangs can only be stopped from outside: Python
cannot end a thread, and a signal reaches neither other threads nor code in C. So a limit of time needs a process.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Self

from viceroy.bots.registry import Bot, BotMaker, kind, make, name_of, read_spec
from viceroy.engine.actions import Action
from viceroy.engine.views import GameView
from viceroy.errors import BadBot, BotFailed, check_type
from viceroy.messages import harmless, shown

SECONDS = 60.0
"""The default limit in seconds for one choice of a bot of another package."""

START = 60.0  # seconds that a process may take to start, to make its bot, and to load the cards of a view
_LONGEST = 200  # characters of what a bot said, in a message


class Guarded:
    """A bot whose every failure is a `BotFailed`; it may still hang. `guarded` makes one by name.

    >>> from viceroy.bots.random_bot import RandomBot
    >>> Guarded(RandomBot(seed=7)).close()
    """

    def __init__(self, bot: Bot, spec: str | BotMaker = "") -> None:
        self._bot, self._spec = bot, spec

    def choose(self, view: GameView, /) -> Action:
        """Return the choice of the bot, one of `view.legal`. Raises `BotFailed`.

        >>> from viceroy.engine.views import view
        >>> from viceroy.sessions.new_game import new_game
        >>> class Dreamer:
        ...     def choose(self, view):
        ...         return "the whole bank"
        >>> Guarded(Dreamer()).choose(view(new_game(2, seed=7), 0))
        Traceback (most recent call last):
        ...
        viceroy.errors.BotFailed: returned 'the whole bank', which is not one of its 2 legal actions
        """
        return view.legal[choice_of(self._bot, view, name_of(self._spec))]

    def renew(self, seed: int) -> None:
        """Make the bot anew. Raises `BotFailed` if that fails."""
        self._bot = made(self._spec, seed)

    def close(self) -> None:
        """Do nothing: there is no process to end."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def choice_of(bot: Bot, view: GameView, spec: str = "") -> int:
    """Return the index of what a bot chooses among the legal actions. Raises `BotFailed`."""
    try:
        action = bot.choose(view)
        found = next((index for index, known in enumerate(view.legal) if known == action), None)
        said = _shortened(repr(action)) if found is None else ""
    except (Exception, SystemExit) as error:  # whatever a bot does
        raise BotFailed(complaint(error), spec) from error
    if found is None:
        raise BotFailed(f"returned {said}, which is not one of its {len(view.legal)} legal actions", spec)
    return found


def complaint(error: BaseException) -> str:
    """Return the message for an exception that a bot raised."""
    try:
        told = str(error)
    except Exception:  # an error that cannot even be shown
        told = ""
    return f"raised {type(error).__name__}" + (f": {_shortened(told)}" if told else "")


def _shortened(said: str) -> str:
    """Return text of a bot cut to a length that fits a message, without control characters."""
    return harmless(said if len(said) <= _LONGEST else f"{said[:_LONGEST]}…")


class BotProcess(Guarded):
    """A bot in a child process, which is killed when the bot takes longer than `seconds` for a choice.

    Starting the process takes some tenths of a second; a choice costs a few hundred microseconds more than without it.
    What the bot prints goes to standard error. Raises `BadBot` and `BotFailed` if the bot cannot be made.
    """

    def __init__(self, spec: str | BotMaker, seed: int, seconds: float) -> None:
        self._spec, self._seconds = spec, seconds
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-m", "viceroy.bots.child"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions, self._answers = self._process.stdin, SimpleQueue[bytes]()
        # a thread, since a pipe cannot be read with a limit of time everywhere
        Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()
        self.renew(seed)

    def renew(self, seed: int) -> None:
        """Make the bot anew, in the same process. Raises `BotFailed` if that fails; then the process has ended."""
        self._ask((self._spec, seed), START)

    def choose(self, view: GameView, /) -> Action:
        """Return the choice of the bot, one of `view.legal`. Raises `BotFailed`; then the process has ended."""
        return view.legal[self._ask(view, self._seconds)]

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        with suppress(OSError):  # what it has not read
            self._questions.close()

    def _read(self, output: IO[bytes]) -> None:
        with output:
            for line in output:
                self._answers.put(line)
        self._answers.put(b"")

    def _ask(self, question: object, seconds: float) -> int:
        """Return the number that the process answers with; its time begins when it has read the question."""
        with suppress(OSError, ValueError):  # then its process has ended
            pickle.dump(question, self._questions)
            self._questions.flush()
        self._answer(START)
        return self._answer(seconds)

    def _answer(self, seconds: float) -> int:
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            self.close()
            raise BotFailed(f"took longer than {seconds:g} s", name_of(self._spec)) from None
        try:
            answer = json.loads(line) if line else {"failed": "its process ended"}
        except ValueError:
            answer = {"failed": "its process answered with nonsense"}
        if "index" not in answer:
            self.close()
            if "refused" in answer:
                raise BadBot(answer["refused"])
            raise BotFailed(answer["failed"], name_of(self._spec))
        return int(answer["index"])


def guarded(spec: str | BotMaker, seed: int, seconds: float | None = None) -> Guarded:
    """Return a bot to ask in place of `make(spec, seed)`: whatever goes wrong with it is a `BotFailed`.

    With `seconds` the bot gets a process of its own, and loses it when a choice takes longer; without, it runs here,
    and one that hangs hangs its host. Use it with `with`, so that the process ends. A host that catches `BotFailed`
    counts the game as lost for that seat; the message goes after the name of the bot, `BotFailed.bot`: "greedy", "took
    longer than 5 s".

    Raises `BadBot` if there is no such bot or option, or the bot refuses an option, and `BotFailed` if making it fails
    otherwise, `TypeError` and `ValueError` for other seconds than a number above 0. With `seconds`, a class of bots
    must come from a module that another process can import.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> with guarded("random", seed=7) as bot:
    ...     bot.choose(seen) in seen.legal
    True
    """
    read_spec(spec)
    check_type(seconds, int | float | None, "a number or None for seconds")
    if seconds is not None and not seconds > 0:
        raise ValueError(f"{seconds} seconds for a choice; it takes more than 0")
    if seconds is None:
        return Guarded(made(spec, seed), spec)
    name = name_of(spec)
    if getattr(sys, "frozen", False):  # its executable is no Python, and would start the program once more
        raise BadBot(
            f"bot {shown(name)}: with a limit of time it needs a Python of its own, which a frozen program lacks"
        )
    if not isinstance(spec, str) and (name.startswith("__main__:") or "<" in name):
        raise BadBot(
            f"bot {shown(name)}: with a limit of time it plays in another process, which cannot import it; "
            "define it at the top level of a module"
        )
    return BotProcess(spec, seed, seconds)


def check_bot(spec: str | BotMaker, seconds: float | None) -> None:
    """Make a bot once, as `guarded` does. Raises `BadBot` if that fails: so it is known before a game begins.

    >>> check_bot("search:ms=0", None)
    Traceback (most recent call last):
    ...
    viceroy.errors.BadBot: bot 'search:ms=0': ms and iterations are at least 1
    """
    try:
        guarded(spec, 0, seconds).close()
    except BotFailed as failed:
        raise BadBot(f"bot {shown(name_of(spec))} cannot be made: it {failed}") from failed


def limit_of(spec: str | BotMaker) -> float | None:
    """Return how long a bot may think about one choice: `SECONDS` for the name of a bot of another package, else None.

    The bots of this library are trusted to answer, and so is a class that the caller gives. Raises `BadBot` if there is
    no such bot.

    >>> limit_of("search:ms=200") is None
    True
    """
    if not isinstance(spec, str):
        return None
    factory = kind(spec.partition(":")[0]).factory
    return None if factory.__module__.partition(".")[0] == "viceroy" else SECONDS


def made(spec: str | BotMaker, seed: int) -> Bot:
    """Return a bot as `make` does; what its maker raises is a `BotFailed`."""
    try:
        return make(spec, seed)
    except BadBot:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(complaint(error), name_of(spec)) from error
