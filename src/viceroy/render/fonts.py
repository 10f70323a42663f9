"""Fonts of this machine: which texts of a picture have letters that none of them has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from unicodedata import category

from viceroy.messages import joined, shown
from viceroy.render.svg import FONT, escaped

Renderer = Callable[[Sequence[str]], Sequence[bytes]]
"""Renders SVG drawings as pictures, with the fonts of this machine."""

_NO_LETTER = "\U0010fffd"  # for private use: fonts draw it as what they lack


def sample(letter: str) -> str:
    """Return a small SVG drawing of a letter."""
    text = f'<text x="4" y="20" font-size="16">{escaped(letter)}</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" font-family="{FONT}">{text}</svg>'


def font_notes(names: Iterable[str], render: Renderer) -> tuple[str, ...]:
    """Return a note that lists the names with letters that no font has; empty if there are none.

    Such a letter looks like a code point that is no letter.
    """
    texts = [*dict.fromkeys(names)]
    letters = sorted({letter for text in texts for letter in text if not letter.isascii() and _is_drawn(letter)})
    if not letters:
        return ()
    missing, *drawn = render([*map(sample, (_NO_LETTER, *letters))])
    unknown = {letter for letter, picture in zip(letters, drawn, strict=True) if picture == missing}
    lacking = [shown(text) for text in texts if unknown.intersection(text)]
    if not lacking:
        return ()
    return (f"no font of this machine has all letters of {joined(lacking)}: they are empty boxes in the picture",)


def _is_drawn(letter: str) -> bool:
    """Whether a character has a shape of its own: spaces, joiners and combining marks have none."""
    return category(letter)[0] not in "CMZ"
