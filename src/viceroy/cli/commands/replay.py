"""`viceroy replay`: a recorded game, verified step by step and shown as far as it is good."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, json_text, problems_answer
from viceroy.cli.files import input_file
from viceroy.cli.moments import add_moment_option, check_count, read_moment
from viceroy.cli.output import add_language_option, language, width
from viceroy.errors import ViceroyError, errors_of

if TYPE_CHECKING:
    from viceroy.engine.record import GameRecord
    from viceroy.engine.reducer import Step

HELP = "play a recorded game again, and verify it"
EXAMPLES = """\
  viceroy replay game.jsonl                   a recorded game, verified step by step
  viceroy replay game.jsonl --position 40     its moment after 40 actions, as a position
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="FILE", type=input_file, help="the record of a game")
    add_moment_option(parser, "stop after N actions (default: play to the end)")
    parser.add_argument("--events", action="store_true", help="show what happened, event by event")
    parser.add_argument("--json", action="store_true", help="write the state of the game, or its events, as JSON")
    parser.add_argument("--sheet", action="store_true", help="write the score sheet of a finished game")
    position = "write the moment after N actions as a position, which can be shown, changed and played on"
    parser.add_argument("--position", type=int, metavar="N", help=position)
    add_language_option(parser)


def run(options: argparse.Namespace) -> Answer:
    """Replay a record and show the game at its end, or after a number of actions."""
    check_count(options.at)
    if options.position is not None:
        return _position(options)
    if options.sheet and (options.events or options.json):
        raise ViceroyError("--sheet cannot be combined with --events or --json")
    if options.lang is not None and (options.sheet or options.json):
        raise ViceroyError("JSON and score sheets are in English: leave out --lang")
    from viceroy.sessions.replay import replay_file

    replayed = replay_file(options.record)
    record, history, problems = replayed.text.record, replayed.history, replayed.problems
    if record is None or not history or (options.json and errors_of(problems)):
        return problems_answer(problems, as_json=options.json)
    count = len(history) - 1
    if not errors_of(problems):
        check_count(options.at, count)
    history = history[: None if options.at is None else options.at + 1]
    return Answer(_text(record, history, count, options), problems, colorful=not (options.json or options.sheet))


def _position(options: argparse.Namespace) -> Answer:
    """Write a moment of the game as a position."""
    if any((options.sheet, options.events, options.json, options.at is not None, options.lang is not None)):
        raise ViceroyError("--position writes a position and nothing else: leave out the other options")
    from viceroy.positions.writer import position_text

    moment = read_moment(options.record, options.position, "--position")
    return Answer(position_text(moment.state), moment.problems)


def _text(record: GameRecord, history: tuple[Step, ...], count: int, options: argparse.Namespace) -> str:
    state = history[-1].state
    if options.json:
        from viceroy.formats.documents import to_data

        events = tuple(event for step in history for event in step.events)
        return json_text(to_data(events if options.events else state))
    if options.sheet:
        from viceroy.sheets.writer import sheet_text

        try:
            return sheet_text(state)
        except ValueError as error:
            raise ViceroyError(f"there is no score sheet: {error}") from None
    from viceroy.cli.game_text import events_text, record_head, state_text

    if options.events:
        return f"{events_text(history, language(options.lang))}\n"
    head = record_head(record, len(history) - 1, count)
    return f"{head}\n\n{state_text(state, language(options.lang), width())}"
