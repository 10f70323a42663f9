"""`viceroy review`: the choices of a recorded game beside the best ones, and the mistakes that cost most."""

from __future__ import annotations

import argparse

from viceroy.cli.answer import Answer, json_answer
from viceroy.cli.files import input_file
from viceroy.cli.moments import seat_of
from viceroy.cli.output import add_language_option, chosen_catalog, language, progress_bar, width
from viceroy.errors import ViceroyError
from viceroy.wording.languages import ENGLISH_TAG

HELP = "the mistakes in a recorded game, what they cost, and what luck brought"
EXAMPLES = """\
  viceroy review game.jsonl --seat Ada        what Ada could have done better, and how sure that is
  viceroy review game.jsonl --json            every choice of all players beside the best one
"""

_MS = 500
_MOST = 60_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="FILE", type=input_file, help="the record of a game, over or not")
    seat = "a player by name, or by number from 1 (default: all players)"
    parser.add_argument("--seat", metavar="PLAYER", help=seat)
    budget = f"milliseconds for each choice; they stand for a number of trials, on every machine (default: {_MS})"
    parser.add_argument("--ms", type=int, default=_MS, metavar="N", help=budget)
    parser.add_argument("--json", action="store_true", help="write the review as JSON, with all choices")
    add_language_option(parser)


def run(options: argparse.Namespace) -> Answer:
    """Review the choices of a game."""
    if options.json and options.lang is not None:
        raise ViceroyError("JSON is in English: leave out --lang")
    if not 1 <= options.ms <= _MOST:
        raise ViceroyError(f"--ms {options.ms}; it is a number from 1 to {_MOST}")
    from viceroy.reviews import choices_of, review
    from viceroy.sessions.session import Session

    session = Session.load(options.record)
    seat = None if options.seat is None else seat_of(session.state, options.seat)
    seats = session.state.rules.everybody if seat is None else (seat,)
    chosen = ENGLISH_TAG if options.json else language(options.lang)
    with progress_bar(sum(len(choices_of(session, one)) for one in seats)) as show:
        found = review(
            session, seat, options.ms, language=chosen, progress=None if show is None else lambda done, _: show(done)
        )
    if options.json:
        return json_answer(found, session.warnings)
    if not found.seats:
        raise ViceroyError("nobody has chosen between alternatives in this game yet")
    from viceroy.render.reviews import review_text

    text = review_text(found, width(), options.record, chosen_catalog(options.lang))
    return Answer(f"{text}\n", session.warnings, colorful=True)
