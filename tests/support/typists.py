"""Somebody who types at a game in the terminal and knows only what stands on the screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator

from viceroy.cli.terminal.console import Console
from viceroy.cli.terminal.game_loop import GameLoop
from viceroy.sessions.session import Session

_NUMBER = re.compile(r"^ {1,2}([1-9]\d*)  ", re.MULTILINE)
_WIPED = "\n" * 60


class Screen:
    """All that was written, with what was typed where it was typed; `read` is asked for each line."""

    def __init__(self, read: Callable[[Screen], str]) -> None:
        self._read = read
        self._parts: list[str] = []
        self._shown = 0  # parts that were there when something was typed last
        self._wiped = 0

    def console(self) -> Console:
        return Console(self._heard, self._written)

    def _written(self, text: str) -> None:
        if text == _WIPED:
            self._wiped = len(self._parts)
        self._parts.append(text)

    def _heard(self) -> str:
        line = self._read(self)
        self._shown = len(self._parts)
        self._parts.append(line or "\n")
        return line

    @property
    def text(self) -> str:
        return "".join(self._parts)

    @property
    def since_typing(self) -> str:
        """What was written since something was typed."""
        return "".join(self._parts[self._shown :])

    @property
    def visible(self) -> str:
        """What was written since the screen was wiped."""
        return "".join(self._parts[self._wiped :])

    @property
    def numbers(self) -> list[str]:
        return _NUMBER.findall(self.since_typing)


def listed(lines: Iterable[str]) -> Callable[[Screen], str]:
    left: Iterator[str] = iter(lines)
    return lambda screen: next((f"{line}\n" for line in left), "")


def at_random(seed: int, asides: tuple[str, ...] = ()) -> Callable[[Screen], str]:
    """Type numbers that are shown, now and then something else; Enter where no number is."""
    chance = random.Random(seed)

    def read(screen: Screen) -> str:
        if screen.since_typing.endswith("leave. "):
            return "\n"
        if asides and chance.random() < 0.15:
            return f"{chance.choice(asides)}\n"
        numbers = screen.numbers
        return f"{chance.choice(numbers)}\n" if numbers else "\n"

    return read


def played(session: Session, read: Callable[[Screen], str], people: int = 1) -> Screen:
    """Let people play a session until it is over, or nothing more is typed."""
    screen = Screen(read)
    GameLoop(session, screen.console(), range(people)).play()
    return screen
