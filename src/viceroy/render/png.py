"""The SVG drawing as a PNG, for chats and photo albums, which take no SVG.

Rule 1: resvg_py, which turns one into the other, is an extra: it is imported when somebody asks for a PNG. Rule 2: no
picture rather than one without its letters.
"""

from __future__ import annotations

from viceroy.render.svg import FONT

WIDTH = 1080  # pixels; a telephone has about as many when it is held upright


class NoPicture(Exception):  # noqa: N818 - a name that reads as what happened
    """No picture can be made here; the message tells a person what to install."""


def png_of(drawing: str) -> bytes:
    """Return an SVG drawing as a PNG, `WIDTH` pixels wide. Raises `NoPicture` where that cannot be done well."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NoPicture("a PNG needs the extra 'png': pip install 'viceroy[png]'") from None
    if svg_to_bytes(svg_string=_sample("B")) == svg_to_bytes(svg_string=_sample("")):  # text is left out in silence
        raise NoPicture("no font for the letters of a PNG was found; install DejaVu Sans, Noto Sans or Liberation Sans")
    return bytes(svg_to_bytes(svg_string=drawing, width=WIDTH))


def _sample(letter: str) -> str:
    text = f'<text x="4" y="20" font-size="16">{letter}</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" font-family="{FONT}">{text}</svg>'
