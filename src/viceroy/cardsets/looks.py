"""How the cards of a set look: its theme, its pictures, and who made it. No rule looks at any of this."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated

import attrs

from viceroy.cardsets.pictures import Picture
from viceroy.documents.reader import ObjectFaults
from viceroy.documents.rules import Data
from viceroy.values import Described, Named, Text, Value, serialized

# -- the theme --------------------------------------------------------------------------------------------------------

Tint = Annotated[
    str,
    Text(
        pattern="#[0-9a-fA-F]{6}",
        allowed="a color of six digits in quotes, as in '#335577' (without quotes, # begins a comment)",
        example="'#335577'",
    ),
    Described("tint", "A color: # and six hexadecimal digits, two each of red, green and blue."),
]


class Typeface(Named):
    """The type on cards: fonts that most machines have."""

    SANS = "sans"
    SERIF = "serif"


class Mark(Named):
    """The sign of a set, at the lower right corner of its cards."""

    ANCHOR = "anchor"
    FLAME = "flame"
    LEAF = "leaf"
    MOON = "moon"
    SUN = "sun"
    TOWER = "tower"
    TREE = "tree"
    WAVE = "wave"


@serialized(title="a theme", is_sparse=True, example=("frame",))
@attrs.frozen
class Theme(Value):
    """The colors, the type and the sign of the cards of a set."""

    frame: Tint = "#8b8271"
    """The band behind number and name, the edges of cards, rows and texts."""
    characters: Tint = "#fbf6ea"
    """The ground of characters."""
    laws: Tint = "#e3e9f4"
    """The ground of laws."""
    paper: Tint = "#ffffff"
    """The ground of rows and sentences."""
    ink: Tint = "#1d1b18"
    """Numbers, names and sentences."""
    typeface: Typeface = Typeface.SANS
    """The type: without serifs (sans) or with them (serif)."""
    mark: Mark | None = None
    """The sign of the set, at the lower right corner."""


LEAST_CONTRAST = 4.5
"""Of ink on what it lies on: what the guidelines for the Web ask for."""


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colors, 1 to 21, as the guidelines for the Web (WCAG) define it.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    darker, lighter = sorted(map(_luminance, (one, other)))
    return round((lighter + 0.05) / (darker + 0.05), 2)


def _luminance(color: str) -> float:
    red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (red, green, blue)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def mixed(one: str, other: str, share: float) -> str:
    """Return a color between two others; `share` is that of the other one.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{int(first + (second - first) * share + 0.5):02x}" for first, second in pairs)


def check_contrast(data: Data, faults: ObjectFaults) -> None:
    """Add a fault if the ink of a theme can hardly be read on one of its grounds."""
    theme = {field.name: data.get(field.name, field.default) for field in attrs.fields(Theme)}
    if not all(isinstance(theme[key], str) and _is_tint(theme[key]) for key in ("ink", *_GROUNDS)):
        return
    for ground in _GROUNDS:
        found = contrast(theme["ink"], theme[ground])
        if found < LEAST_CONTRAST:
            key = "ink" if "ink" in data else ground
            message = f"ink on {ground} has a contrast of {found}; to be read it needs {LEAST_CONTRAST}"
            faults.error(message, key)
            return


_GROUNDS = ("characters", "laws", "paper")


def _is_tint(text: str) -> bool:
    return len(text) == 7 and text[0] == "#" and all(digit in "0123456789abcdefABCDEF" for digit in text[1:])


# -- a set ------------------------------------------------------------------------------------------------------------


@attrs.frozen
class Credits(Value):
    """Who made a set, and how it may be used."""

    author: str | None = None
    license: str | None = None
    version: str | None = None
    notes: str | None = None

    @property
    def line(self) -> str:
        """Author, license and version on one line; empty without any.

        >>> Credits("Ada", "CC BY 4.0", "1.2").line
        'Ada · CC BY 4.0 · 1.2'
        """
        return " · ".join(filter(None, (self.author, self.license, self.version)))


@attrs.frozen
class SetLook:
    """How the cards of a set look, by their numbers."""

    pictures: Mapping[int, Picture] = MappingProxyType({})
    themes: Mapping[int, Theme] = MappingProxyType({})
