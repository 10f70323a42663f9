"""`viceroy hint`: what a search thinks of the choices in a position, or at a moment of a record."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, json_answer
from viceroy.cli.files import input_file
from viceroy.cli.moments import add_moment_option, read_moment, seat_of
from viceroy.cli.output import add_language_option, chosen_catalog, language, progress_bar, width
from viceroy.errors import ViceroyError
from viceroy.messages import joined
from viceroy.wording.languages import ENGLISH_TAG

if TYPE_CHECKING:
    from viceroy.engine.state import GameState
    from viceroy.formats.studies import GameAdvice

HELP = "the best choices in a position or at a moment of a recorded game, with what to expect of them"
EXAMPLES = """\
  viceroy hint game.jsonl                     what to do next, and why, for each player who has to choose
  viceroy hint moment.yaml --seat Ada         in a position, for Ada alone
"""

_MS = 1000
_MOST = {"ms": 3_600_000, "iterations": 100_000_000}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", type=input_file, help="a position, or the record of a game")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--ms", type=int, metavar="N", help=f"milliseconds for each player (default: {_MS})")
    trials = "trials for each player, in place of --ms: the same number gives the same advice on every machine"
    budget.add_argument("--iterations", type=int, metavar="N", help=trials)
    seat = "a player by name, or by number from 1 (default: all who have to choose)"
    parser.add_argument("--seat", metavar="PLAYER", help=seat)
    add_moment_option(parser, "of a record: the moment after N actions (default: the end)")
    parser.add_argument("--json", action="store_true", help="write the advice as JSON")
    add_language_option(parser)


def run(options: argparse.Namespace) -> Answer:
    """Ask a search about the choices that are due at a moment."""
    _check(options)
    moment = read_moment(options.file, options.at, "--at")
    chosen = ENGLISH_TAG if options.json else language(options.lang)
    advice = _advice(moment.state, moment.actions, options, chosen)
    if options.json:
        return json_answer(advice, moment.problems)
    from viceroy.render.results import game_advice_text

    text = game_advice_text(advice, width(), chosen_catalog(options.lang))
    return Answer(f"{text}\n", moment.problems, colorful=True)


def _check(options: argparse.Namespace) -> None:
    """Raise `ViceroyError` for a budget that is out of range, and for a language of JSON."""
    if options.json and options.lang is not None:
        raise ViceroyError("JSON is in English: leave out --lang")
    for name, most in _MOST.items():
        number = getattr(options, name)
        if number is not None and not 1 <= number <= most:
            raise ViceroyError(f"--{name} {number}; it is a number from 1 to {most}")


def _advice(state: GameState, actions: int, options: argparse.Namespace, language: str) -> GameAdvice:
    """Ask about each seat, which is shown its own view and nothing else."""
    from viceroy.bots import hint, seat_advice
    from viceroy.engine.views import view
    from viceroy.formats.studies import GameAdvice

    seats = state.to_act if options.seat is None else _asked(state, options.seat)
    each = options.iterations or options.ms or _MS
    advice = []
    with progress_bar(each * max(len(seats), 1)) as show:
        for index, seat in enumerate(seats):
            seen = view(state, seat)
            go_on = _from(index * each, show)
            found = hint(seen, options.ms or _MS, iterations=options.iterations, progress=go_on, language=language)
            advice.append(seat_advice(seen, found, language))
    return GameAdvice(actions=actions, is_over=state.is_over, seats=tuple(advice))


def _from(before: int, show: Callable[[int], None] | None) -> Callable[[int], None] | None:
    """Shift the counts of a progress bar by the steps of earlier seats."""
    return None if show is None else lambda done: show(before + done)


def _asked(state: GameState, player: str) -> tuple[int, ...]:
    """Return the seat of a player who has to choose, none in a finished game."""
    seat = seat_of(state, player)
    if not state.is_over and seat not in state.to_act:
        others = joined(state.rules.players[other] for other in state.to_act)
        raise ViceroyError(f"it is not for {state.rules.players[seat]} to choose now, but for {others}")
    return () if state.is_over else (seat,)
