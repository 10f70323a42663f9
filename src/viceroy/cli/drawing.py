"""A drawing that a command writes, as SVG and as PNG."""

from __future__ import annotations

from collections.abc import Iterable

from viceroy.cli.files import write_output


def write_drawing(drawing: str, svg: str | None, png: str | None, names: Iterable[str]) -> tuple[str, ...]:
    """Write a drawing into the files that are given, none before all are made.

    Return a note if the PNG lacks letters of the names in it. Raises `CommandError`, and `MissingExtra` for a PNG.
    """
    pixels, notes = b"", tuple[str, ...]()
    if png is not None:
        from viceroy.render.fonts import font_notes
        from viceroy.render.svg import png_of, small_pngs

        pixels, notes = png_of(drawing), font_notes(names, small_pngs)
    if svg is not None:
        write_output(svg, drawing.encode())
    if png is not None:
        write_output(png, pixels)
    return notes
