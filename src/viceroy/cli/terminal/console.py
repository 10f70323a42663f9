"""A console: reads lines, writes text within a width, wipes the screen, adds colors."""

from __future__ import annotations

import re
from collections.abc import Callable

import attrs

from viceroy.messages import columns
from viceroy.render.colors import Painter, by_code, in_color
from viceroy.render.text import printable, wrapped

_WIPED_BY_LINES = "\n" * 60
_WIPED = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, what has scrolled off it
_DRAWN = re.compile("[│─]")
_START = re.compile(r" *(?:(?:\d+|-) +)?")
_NARROWEST = 20
_HEAD, _FAINT, _END = "\x1b[1m", "\x1b[2m", "\x1b[0m"


@attrs.frozen
class Console:
    r"""Where a person sits. `read` returns the next line, empty at the end of input; `write` takes text.

    >>> written = []
    >>> console = Console(iter(["2\n"]).__next__, written.append)
    >>> console.say("Ada")
    >>> console.ask("> "), written
    ('2', ['Ada\n', '> '])
    """

    read: Callable[[], str]
    write: Callable[[str], None]
    width: int = 80
    colors: Painter | None = None
    """None without colors."""
    wipes: bool = False
    """Whether an escape code wipes it; else it is filled with empty lines."""

    def say(self, text: str = "") -> None:
        """Write lines; break those that are too wide, except in drawings."""
        safe = "\n".join(fitted(printable(line), self.width) for line in text.split("\n"))
        self.write(f"{colored(safe, self.colors) if self.colors else safe}\n")

    def ask(self, prompt: str) -> str:
        """Prompt for a line and return it stripped. Raises `EOFError` at the end of input."""
        self.write(f"{fitted(printable(prompt.rstrip()), self.width - 1)} ")
        line = self.read()
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Remove everything written so far from sight."""
        self.write(_WIPED if self.wipes else _WIPED_BY_LINES)


def fitted(line: str, width: int) -> str:
    """Break a line that is wider than `width`; the rest is indented to stand under its text.

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


def colored(text: str, paint: Painter = by_code) -> str:
    r"""Add color codes to the words and letters that mean a color.

    >>> colored("a red gem")
    'a \x1b[91mred\x1b[0m gem'
    """
    return "\n".join(_colored_line(line, paint) for line in text.split("\n"))


def _colored_line(line: str, paint: Painter) -> str:
    if line.startswith("── "):
        return f"{_HEAD}{line}{_END}"
    if line.startswith("  - "):
        return f"{_FAINT}{line}{_END}"
    return in_color(line, paint)
