"""Colors in text: which words and letters mean one, and how a terminal shows it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TextIO

from viceroy.model.tokens import COLORS, Color
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import languages

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
