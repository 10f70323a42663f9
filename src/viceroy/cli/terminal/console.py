"""A console: reads lines, writes text within a width, wipes the screen; colors in text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TextIO

import attrs

from viceroy.messages import columns
from viceroy.model.tokens import COLORS, Color
from viceroy.render.text import printable, wrapped
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import languages

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
        safe = "\n".join(filled(printable(line), self.width) for line in text.split("\n"))
        self.write(f"{highlighted(safe, self.colors) if self.colors else safe}\n")

    def ask(self, prompt: str) -> str:
        """Prompt for a line and return it stripped. Raises `EOFError` at the end of input."""
        self.write(f"{filled(printable(prompt.rstrip()), self.width - 1)} ")
        line = self.read()
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Remove everything written so far from sight."""
        self.write(_WIPED if self.wipes else _WIPED_BY_LINES)


def filled(line: str, width: int) -> str:
    """Break a line that is wider than `width`; the rest is indented under its text.

    >>> print(filled("  3  level 1, left end: pay 1 blue", 26))
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


# -- colors ------------------------------------------------------------------------------------------------------------

Painter = Callable[[Color, str], str]
"""Shows a text in a color."""

_CODES = dict(zip(COLORS, ("94", "91", "32", "33"), strict=True))
_SHADES = dict(zip(COLORS, ("#4080f0", "#e5484d", "#2ea043", "#b88a00"), strict=True))  # on black and white alike
_OF_LETTER = {color.letter: color for color in COLORS}


def in_color(text: str, paint: Painter) -> str:
    """Paint the words and letters of a text that mean a color.

    >>> in_color("R red: (BB)", lambda color, part: f"<{part}>")
    '<R> <red>: (<B><B>)'
    """

    def colored(found: re.Match[str]) -> str:
        if found[0] in words:
            return paint(words[found[0]], found[0])
        return "".join(paint(_OF_LETTER[letter.upper()], letter) for letter in found[0])

    words = _color_words()
    return _pattern().sub(colored, text)


@cache
def _color_words() -> dict[str, Color]:
    """Return the words for colors in all languages, as an answer does not say in which one it is."""
    return {catalog_of(tag).words.color_word(color): color for tag in languages() for color in COLORS}


@cache
def _pattern() -> re.Pattern[str]:
    word = rf"(?:{'|'.join(_color_words())})\b"
    return re.compile(
        rf"\b{word}|\b[BRGY](?= {word})"  # in a sentence, and in the legend
        r"|(?<=[─(])[BRGYbrgy]{1,2}(?=[─)])"  # on an edge of a card, and in a circle of one color
        r"|(?<![\w─])[BRGY](?=─)|(?<=─)[BRGY](?!\w)"  # in a corner
        r"|(?<=∞)[BRGY]\b|\b[BRGY](?=\+\d)"  # an infinite gem, a circle bonus
        r"|(?<=\d)[BRGY](?=g\b)|(?<=\d )[BRGY](?= )"  # a stored gem, a cost
    )


def by_code(color: Color, text: str) -> str:
    r"""Show a text in one of the colors that every terminal has.

    >>> by_code(Color.RED, "red")
    '\x1b[91mred\x1b[0m'
    """
    return f"\x1b[{_CODES[color]}m{text}\x1b[0m"


def by_rich(terminal: TextIO) -> Painter | None:
    """Return a paint in the shades of a terminal; None without rich or without colors."""
    try:
        from rich.console import COLOR_SYSTEMS, Console
        from rich.style import Style
    except ImportError:
        return None
    console = Console(file=terminal)
    if console.color_system is None or console.legacy_windows:
        return None
    system = COLOR_SYSTEMS[console.color_system]
    return lambda color, text: str(Style(color=_SHADES[color]).render(text, color_system=system))


def highlighted(text: str, paint: Painter = by_code) -> str:
    r"""Add color codes to the words and letters that mean a color, to headings and to blocked choices.

    >>> highlighted("a red gem")
    'a \x1b[91mred\x1b[0m gem'
    """
    return "\n".join(_highlighted_line(line, paint) for line in text.split("\n"))


def _highlighted_line(line: str, paint: Painter) -> str:
    if line.startswith("── "):
        return f"{_HEAD}{line}{_END}"
    if line.startswith("  - "):
        return f"{_FAINT}{line}{_END}"
    return in_color(line, paint)
