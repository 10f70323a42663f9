"""An SVG drawing as a PNG picture, with the fonts of this machine; which of its letters none of them has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from unicodedata import category
from zlib import crc32

from viceroy.errors import ViceroyError, extra
from viceroy.messages import joined, shown
from viceroy.render.svg import FONT, escaped

# -- fonts -------------------------------------------------------------------------------------------------------------

Renderer = Callable[[Sequence[str]], Sequence[bytes]]
"""Renders SVG drawings as pictures, with the fonts of this machine."""

_NO_LETTER = "\U0010fffd"  # for private use: fonts draw it as what they lack


def sample(letter: str) -> str:
    """Return a small SVG drawing of a letter."""
    text = f'<text x="4" y="20" font-size="16">{escaped(letter)}</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" font-family="{FONT}">{text}</svg>'


def font_notes(names: Iterable[str], render: Renderer) -> tuple[str, ...]:
    """Return a note that lists the names with letters that no font has; empty for readable ones.

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


# -- the picture ------------------------------------------------------------------------------------------------------

PNG_WIDTH = 1080  # pixels, about the width of a telephone held upright


def png_of(drawing: str, width: int = PNG_WIDTH) -> bytes:
    """Render an SVG drawing as a PNG of a width in pixels. Raises `MissingExtra`; without fonts, `ViceroyError`."""
    with extra("png", "a PNG"):
        from resvg_py import svg_to_bytes
    if svg_to_bytes(svg_string=sample("B")) == svg_to_bytes(svg_string=sample("")):  # resvg silently omits text
        raise ViceroyError("no font was found for the text of a PNG; install DejaVu Sans, Noto Sans or Liberation Sans")
    return bytes(svg_to_bytes(svg_string=drawing, width=width))


def png_to_print(drawing: str, dpi: int) -> bytes:
    """Render an SVG drawing whose size is in millimeters as a PNG that knows its resolution, so it prints as large.

    Raises as `png_of` does.
    """
    width = float(_IN_MM.findall(drawing)[0]) / _INCH
    made = png_of(_IN_MM.sub(r'="\1"', drawing, count=2), round(width * dpi))
    per_meter = round(dpi / _INCH * 1000).to_bytes(4)
    chunk = b"pHYs" + per_meter + per_meter + b"\x01"
    return made[:_HEAD] + (len(chunk) - 4).to_bytes(4) + chunk + crc32(chunk).to_bytes(4) + made[_HEAD:]


_INCH = 25.4  # millimeters
_IN_MM = re.compile(r'="([0-9.]+)mm"')
_HEAD = 33  # bytes of a PNG up to the end of its first chunk


def small_pngs(drawings: Sequence[str]) -> tuple[bytes, ...]:
    """Render SVG drawings as PNGs in their own size. Raises `MissingExtra`."""
    with extra("png", "a PNG"):
        from resvg_py import svg_to_bytes
    return tuple(bytes(svg_to_bytes(svg_string=drawing)) for drawing in drawings)
