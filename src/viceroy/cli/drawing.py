"""A drawing that a command writes, as SVG and as PNG: its options and its files."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from viceroy.cli.files import check_ending, output_file, write_output


def add_drawing_options(parser: argparse.ArgumentParser, what: str) -> None:
    """Declare --svg and --png; `what` is drawn."""
    svg = f"draw {what} into this file too; - for standard output, in place of the text"
    parser.add_argument("--svg", metavar="FILE", type=output_file, help=svg)
    parser.add_argument("--png", metavar="FILE", type=output_file, help="... as a PNG (the extra png)")


def drawing_files(options: argparse.Namespace) -> list[str]:
    """Return the files to draw into; raises `ViceroyError` for a name that ends as another kind of file."""
    check_ending("--svg", options.svg, ".svg")
    check_ending("--png", options.png, ".png")
    return [file for file in (options.svg, options.png) if file is not None]


def write_drawing(drawing: str, svg: str | None, png: str | None, names: Iterable[str]) -> tuple[str, ...]:
    """Write a drawing into the files that are given, none before all are made.

    Return a note if the PNG lacks letters of the names in it. Raises `ViceroyError`, and `MissingExtra` for a PNG.
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
