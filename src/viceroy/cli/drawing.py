"""A drawing that a command writes beside its text, as SVG and as PNG: its options, its files, and the answer."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer
from viceroy.cli.files import STANDARD, Output, OutputEnding, check_outputs, write_output

if TYPE_CHECKING:
    from viceroy.errors import Problem
    from viceroy.sheets.sheet import ScoreSheet


def add_drawing_options(parser: argparse.ArgumentParser, what: str) -> None:
    """Declare --svg and --png; `what` is drawn."""
    svg = f"draw {what} into this file too; - for standard output, in place of the text"
    parser.add_argument("--svg", metavar="FILE", type=OutputEnding(".svg"), help=svg)
    parser.add_argument("--png", metavar="FILE", type=OutputEnding(".png"), help="... as a PNG (the extra png)")


def drawing_files(options: argparse.Namespace) -> list[str]:
    """Return the files to draw into."""
    return [file for file in (options.svg, options.png) if file is not None]


def sheet_names(sheet: ScoreSheet, language: str) -> Iterator[str]:
    """Yield the names of the players of a sheet, and of their cards."""
    from viceroy.render.cards import name_of

    for position in sheet.positions:
        yield position.name
        yield from (name_of(placed.card, language) for placed in position.pyramid.cards)


def answer_with_drawing(
    options: argparse.Namespace, text: str, drawing: str, names: Iterable[str], problems: tuple[Problem, ...]
) -> Answer:
    """Write a drawing where the options ask for it; answer with a text and the names of the files, or with `-` alone.

    `names` are those in the drawing. Raises `ViceroyError`, and `MissingExtra` for a PNG.
    """
    files, as_json = drawing_files(options), getattr(options, "json", False)
    check_outputs(Output("--svg", options.svg), Output("--png", options.png), as_json=as_json)
    notes = _written(drawing, options.svg, options.png, names) if files else ()
    if as_json:
        return Answer(text, problems, notes=notes)
    if STANDARD in files:
        return Answer("", problems, notes=notes)
    where = "".join(f"The drawing is in {file}\n" for file in files)
    return Answer(f"{text}{where}", problems, colorful=True, notes=notes)


def _written(drawing: str, svg: str | None, png: str | None, names: Iterable[str]) -> tuple[str, ...]:
    """Write a drawing into files, none before all are made; return a note if the PNG lacks letters of the names."""
    pixels, notes = b"", tuple[str, ...]()
    if png is not None:
        from viceroy.render.png import font_notes, png_of, small_pngs

        pixels, notes = png_of(drawing), font_notes(names, small_pngs)
    if svg is not None:
        write_output(svg, drawing.encode())
    if png is not None:
        write_output(png, pixels)
    return notes
