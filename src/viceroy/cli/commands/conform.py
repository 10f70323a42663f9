"""`viceroy conform`: plays the cases of rules suites, and writes them as JSON for other programs."""

from __future__ import annotations

import argparse
import json
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
  viceroy conform tests/suite/rules --lines   ... a case in each line
"""
MANY = "files"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    what = "a rules suite, or a folder of them"
    parser.add_argument("files", metavar="FILE", nargs="+", type=input_file, help=what)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write each case as JSON, with its states and events")
    form.add_argument("--lines", action="store_true", help="write it as lines: the card sets, then a case in each")
    parser.add_argument("--states", action="store_true", help="in the JSON, write the state after each action")


def run(options: argparse.Namespace) -> Answer:
    """Play all cases; what differs is a problem at its line."""
    from viceroy.positions.suite import conformance_data, conformance_lines, play_suite

    if options.states and not (options.json or options.lines):
        raise ViceroyError("--states is for JSON: add --json or --lines")
    results = [result for file in _files(options.files) for result in play_suite(file)]
    problems = tuple(problem for result in results for problem in result.problems)
    if options.json:
        return Answer(json_text(conformance_data(results, has_states=options.states)), problems)
    if options.lines:
        lines = conformance_lines(results, has_states=options.states)
        return Answer("".join([f"{json.dumps(line)}\n" for line in lines]), problems)
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
