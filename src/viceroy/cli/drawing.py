"""A drawing that a command writes, as SVG and as PNG: its options and its files."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from viceroy.cli.files import check_ending, output_file, write_output

if TYPE_CHECKING:
    from viceroy.sheets.sheet import ScoreSheet


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


def sheet_names(sheet: ScoreSheet, language: str) -> Iterator[str]:
    """Yield the names of the players of a sheet, and of their cards."""
    from viceroy.render.cards import name_of

    for position in sheet.positions:
        yield position.name
        yield from (name_of(placed.card, language) for placed in position.pyramid.cards)


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
