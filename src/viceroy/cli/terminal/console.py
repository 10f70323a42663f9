"""A console: lines out, lines in, a screen that can be wiped, and colors where the screen has them."""

from __future__ import annotations

import re
from collections.abc import Callable

import attrs

from viceroy.render.coloring import Shown, by_code, in_color
from viceroy.render.text import columns, printable, wrapped

_WIPED_BY_LINES = "\n" * 60
_WIPED = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, what has scrolled off it
_DRAWN = re.compile("[│─]")
_START = re.compile(r" *(?:(?:\d+|-) +)?")
_NARROWEST = 20
_HEAD, _FAINT, _END = "\x1b[1m", "\x1b[2m", "\x1b[0m"


class Closed(Exception):  # noqa: N818 - a name that reads as what happened
    """Nobody is at the console any more: its input has ended, or its output goes nowhere."""


@attrs.frozen
class Console:
    r"""Where a person sits: `read` gives the next line, empty when there is none; `write` takes text.

    >>> written = []
    >>> console = Console(iter(["2\n"]).__next__, written.append)
    >>> console.say("Ada")
    >>> console.ask("> "), written
    ('2', ['Ada\n', '> '])
    """

    read: Callable[[], str]
    write: Callable[[str], None]
    width: int = 80
    colors: Shown | None = None  # how it shows them, if it does
    wipes: bool = False  # whether it can be wiped by a code

    def say(self, text: str = "") -> None:
        """Write lines; one that is too wide goes on under itself, but for a drawing."""
        safe = "\n".join(fitted(printable(line), self.width) for line in text.split("\n"))
        self.write(f"{colored(safe, self.colors) if self.colors else safe}\n")

    def ask(self, prompt: str) -> str:
        """Return the next line without the spaces around it. Raises `Closed` where there is none."""
        self.write(f"{fitted(printable(prompt.rstrip()), self.width - 1)} ")
        line = self.read()
        if not line:
            raise Closed
        return line.strip()

    def wipe(self) -> None:
        """Leave nothing to see of what was written before."""
        self.write(_WIPED if self.wipes else _WIPED_BY_LINES)


def fitted(line: str, width: int) -> str:
    """Return a line broken where it is wider than a width; the rest stands under its text.

    >>> print(fitted("  3  level 1, left end: pay 1 blue", 26))
      3  level 1, left end:
         pay 1 blue
    """
    if _DRAWN.search(line) or columns(line) <= width:
        return line
    start = _START.match(line)
    mark = start[0] if start else ""
    hang = " " * (len(mark) if mark.strip() else len(mark) + 2)
    first, *more = wrapped(line[len(mark) :].split(" "), max(width - len(hang), _NARROWEST))
    return "\n".join([mark + first, *(hang + part for part in more)])


def colored(text: str, shown: Shown = by_code) -> str:
    r"""Return text with codes for color around the words and letters that mean one.

    >>> colored("a red gem")
    'a \x1b[91mred\x1b[0m gem'
    """
    return "\n".join(_colored_line(line, shown) for line in text.split("\n"))


def _colored_line(line: str, shown: Shown) -> str:
    if line.startswith("── "):
        return f"{_HEAD}{line}{_END}"
    if line.startswith("  - "):
        return f"{_FAINT}{line}{_END}"
    return in_color(line, shown)
