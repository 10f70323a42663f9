"""`viceroy score`: the final score of a score sheet."""

from __future__ import annotations

import argparse

from viceroy.cli.answer import Answer, json_text, problems_answer
from viceroy.cli.drawing import add_drawing_options, answer_with_drawing, drawing_files, sheet_names
from viceroy.cli.files import input_file
from viceroy.cli.output import add_language_option, chosen_catalog, width
from viceroy.errors import ViceroyError

HELP = "score a game from its score sheet"
EXAMPLES = """\
  viceroy score final.yaml                    score a game, with the best use of leftover gems
  viceroy score final.yaml --explain          ... and the reason of every point
  viceroy score final.yaml --svg final.svg    ... and a drawing of the pyramids
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    sheet = "the score sheet, a YAML file; - for standard input"
    parser.add_argument("sheet", metavar="SHEET", type=input_file, help=sheet)
    parser.add_argument("--json", action="store_true", help="write the score as JSON")
    add_drawing_options(parser, "the pyramids")
    parser.add_argument("--explain", action="store_true", help="list every point with its reason and rule")
    add_language_option(parser)


def run(options: argparse.Namespace) -> Answer:
    """Score a sheet, and write the drawings that were asked for."""
    from viceroy.sheets.sheet import read_score_sheet, score_sheet

    files = drawing_files(options)
    if options.json and options.lang is not None and not files:
        raise ViceroyError("the reasons in JSON are in English: leave out --lang")
    reading = read_score_sheet(options.sheet)
    sheet, problems = reading.sheet, reading.problems
    if sheet is None:
        return problems_answer(problems, as_json=options.json)
    final, catalog = score_sheet(sheet), chosen_catalog(options.lang)
    drawing = ""
    if files:
        from viceroy.render.svg import score_svg

        drawing = score_svg(sheet.positions, final, catalog)
    if options.json:
        from viceroy.formats.scores import final_score_data

        text = json_text(final_score_data(final))
    else:
        from viceroy.render.score_report import score_text

        text = score_text(sheet.positions, final, catalog, explain=options.explain, width=width())
        text += "\n" if files else ""
    return answer_with_drawing(options, text, drawing, sheet_names(sheet, catalog.language), problems)
