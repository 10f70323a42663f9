"""`viceroy conform`: plays the cases of rules suites, and writes them as JSON for other programs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from viceroy.cli.answer import Answer, json_text
from viceroy.cli.files import input_file
from viceroy.errors import ViceroyError
from viceroy.messages import counted

HELP = "play the cases of rules suites, and see whether they hold"
EXAMPLES = """\
  viceroy conform tests/suite/rules           how many cases hold, and what differs
  viceroy conform tests/suite/rules --json    ... with states, actions and events, for another program
"""
MANY = "files"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    what = "a rules suite, or a folder of them"
    parser.add_argument("files", metavar="FILE", nargs="+", type=input_file, help=what)
    parser.add_argument("--json", action="store_true", help="write each case as JSON, with its states and events")


def run(options: argparse.Namespace) -> Answer:
    """Play all cases; what differs is a problem at its line."""
    from viceroy.positions.suite import conformance_data, play_suite

    results = [result for file in _files(options.files) for result in play_suite(file)]
    problems = tuple(problem for result in results for problem in result.problems)
    if options.json:
        return Answer(json_text(conformance_data(results)), problems)
    holding = [result for result in results if not result.problems]
    return Answer(f"{len(holding)} of {counted(len(results), 'case holds', 'cases hold')}\n", problems)


def _files(names: Sequence[str]) -> Iterator[str]:
    """Yield the files that are named, and those in folders that are named. Raises `ViceroyError` for an empty one."""
    from viceroy.cardsets.files import is_yaml

    for name in names:
        if not Path(name).is_dir():
            yield name
            continue
        files = sorted(path for path in Path(name).iterdir() if is_yaml(path) and not path.is_dir())
        if not files:
            raise ViceroyError(f"the folder {name} holds no rules suite: no file in it ends in .yaml or .yml")
        yield from map(str, files)
