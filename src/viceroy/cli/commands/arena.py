"""`viceroy arena`: games between bots, and their standings."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, Status, json_answer
from viceroy.cli.files import (
    Output,
    OutputEnding,
    check_outputs,
    file_errors,
    file_name,
    input_file,
    make_folder,
    write_file,
)
from viceroy.cli.output import progress_bar
from viceroy.cli.studies import add_editions, add_executors, add_seed, check_games, executor_of, named_bot
from viceroy.errors import ViceroyError

if TYPE_CHECKING:
    from viceroy.formats.studies import GameResult
    from viceroy.matches.games_file import GamesFile
    from viceroy.matches.match import Match

HELP = "let bots play many games, and see who is stronger"
EXAMPLES = """\
  viceroy arena greedy random                 who wins more, by how much, and how sure that is
  viceroy arena random greedy --out a.jsonl   a line for each game; run it again to go on there
"""
MANY = "bots"

_GAMES = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    bots = "a bot for each seat: random, search:ms=200, or MODULE:CLASS for one of yours"
    parser.add_argument("bots", metavar="BOT", nargs="+", help=bots)
    parser.add_argument("--games", type=int, default=_GAMES, metavar="N", help=f"how many games (default: {_GAMES})")
    add_editions(parser)
    sets = "a card set (default: printed); give it again to lay several on each other"
    parser.add_argument("--set", action="append", metavar="SET", type=input_file, help=sets)
    add_seed(parser, "match")
    parser.add_argument("--virtual", type=int, default=0, metavar="N", help="virtual opponents (default: 0)")
    parser.add_argument("--seconds", type=float, metavar="S", help="how long a bot may think about one choice")
    add_executors(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=OutputEnding(".jsonl", file_name),
        help="add a line of JSON for each game to this file",
    )
    parser.add_argument(
        "--records", metavar="FOLDER", type=file_name, help="keep the record of every game in this folder"
    )
    parquet = "write the results as a Parquet table (needs pyarrow)"
    parser.add_argument("--parquet", metavar="FILE", type=OutputEnding(".parquet", file_name), help=parquet)
    parser.add_argument("--json", action="store_true", help="write the standings as JSON")


def run(options: argparse.Namespace) -> Answer:
    """Play, and show the standings; the status is 1 if a bot failed."""
    return _played(_match(options), options)


def _match(options: argparse.Namespace) -> Match:
    from viceroy.cardsets import PRINTED, load_card_set
    from viceroy.matches.match import Lineup, Match, editions_of

    check_games(options.games)
    bots = tuple(map(named_bot, options.bots))
    match = Match(
        tuple(Lineup(bots, edition) for edition in editions_of(options.edition or "english")),
        options.games,
        options.seed,
        load_card_set(*(options.set or [PRINTED])),
        options.virtual,
        seconds=options.seconds,
    )
    match.check()
    records = Output("--records", options.records, "game-*.jsonl")
    check_outputs(Output("--out", options.out), Output("--parquet", options.parquet), records)
    return match


def _played(match: Match, options: argparse.Namespace) -> Answer:
    from viceroy.matches.standings import Scoreboard

    board = Scoreboard(match)
    with ExitStack() as stack:  # the games of earlier runs first: while they are damaged, no table is begun
        file = None if options.out is None else stack.enter_context(_games_file(options.out, match))
        add_row = stack.enter_context(_table(options.parquet))
        show = stack.enter_context(progress_bar(match.games))
        for result in _results(match, options, file):
            board.add(result)
            add_row(result)
            if show is not None:
                show(board.games)
    standings = board.standings
    fails = Status.PROBLEMS if standings.faults else None
    if options.json:
        return json_answer(standings, fails=fails)
    from viceroy.render.results import standings_text

    return Answer(f"{standings_text(standings)}\n", fails=fails)


# -- results, those of an earlier run first ---------------------------------------------------------------------------


def _games_file(path: str, match: Match) -> GamesFile:
    from viceroy.matches.games_file import GamesFile, header_of

    with file_errors(f"write {path}", "file"):
        return GamesFile(path, header_of(match))


def _results(match: Match, options: argparse.Namespace, file: GamesFile | None) -> Iterator[GameResult]:
    """Yield all results in order; new ones are written down first."""
    if file is None:
        yield from _new_results(match, options, 0)
        return
    try:
        yield from file.results(match.games)
        for result in _new_results(match, options, file.count):
            file.append(result)
            yield result
    except OSError as error:
        raise ViceroyError(f"cannot write {options.out}: {error.strerror}") from error


def _new_results(match: Match, options: argparse.Namespace, first: int) -> Iterator[GameResult]:
    from viceroy.matches.match import each_game, recorded_result, result_of

    if first >= match.games:
        return
    with executor_of(options) as (executor, window):
        if options.records is None:
            yield from each_game(result_of, match, executor, first=first, window=window)
            return
        folder = Path(options.records)
        make_folder(folder)
        for result, record in each_game(recorded_result, match, executor, first=first, window=window):
            write_file(folder / f"game-{result.index:06}.jsonl", record.encode())
            yield result


@contextmanager
def _table(path: str | None) -> Iterator[Callable[[GameResult], object]]:
    """Yield a function that adds a result to the Parquet file; without a file it does nothing."""
    if path is None:
        yield lambda _: None
        return
    from viceroy.matches.games_file import parquet_table

    with ExitStack() as stack:
        with file_errors(f"write {path}", "file"):
            add = stack.enter_context(parquet_table(path))
        yield add
