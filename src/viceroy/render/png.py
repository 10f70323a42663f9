"""An SVG drawing as a PNG picture, with the fonts of this machine."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.errors import ViceroyError, extra
from viceroy.render.fonts import sample

PNG_WIDTH = 1080  # pixels, about the width of a telephone held upright


def png_of(drawing: str) -> bytes:
    """Render an SVG drawing as a PNG, `PNG_WIDTH` pixels wide. Raises `MissingExtra`; without fonts, `ViceroyError`."""
    with extra("png", "a PNG"):
        from resvg_py import svg_to_bytes
    if svg_to_bytes(svg_string=sample("B")) == svg_to_bytes(svg_string=sample("")):  # resvg silently omits text
        raise ViceroyError("no font was found for the text of a PNG; install DejaVu Sans, Noto Sans or Liberation Sans")
    return bytes(svg_to_bytes(svg_string=drawing, width=PNG_WIDTH))


def small_pngs(drawings: Sequence[str]) -> tuple[bytes, ...]:
    """Render SVG drawings as PNGs in their own size. Raises `MissingExtra`."""
    with extra("png", "a PNG"):
        from resvg_py import svg_to_bytes
    return tuple(bytes(svg_to_bytes(svg_string=drawing)) for drawing in drawings)
