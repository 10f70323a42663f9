"""`viceroy check`: everything that is wrong with card sets and score sheets."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from viceroy.cli.answer import Answer, Status, count_text, problems_answer
from viceroy.cli.files import input_file
from viceroy.errors import BadFile, Code, Problem, errors_of

if TYPE_CHECKING:
    from viceroy.model.cards import CardSet
    from viceroy.text.yaml_text import Node, YamlDocument

HELP = "check card sets and score sheets"
EXAMPLES = """\
  viceroy check my-set.yaml final.yaml        find everything that is wrong with files
  viceroy check my-set.yaml harbor.yaml       ... and whether two sets go together
"""

_SET = "card-set"
_FORMATS = (_SET, "score-sheet")
_FORMAT_LINE = re.compile(rb"^format:[ \t]*[\"']?(card-set|score-sheet)/", re.MULTILINE)
_START = 65536  # bytes in which a format line is looked for before the whole file is read
_FORMAT_OF_KEY = {"players": "score-sheet", "characters": "card-set", "laws": "card-set"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    what = "a card set or score sheet: a file, a folder, or the name of a shipped set"
    parser.add_argument("files", metavar="FILE", nargs="+", type=input_file, help=what)
    parser.add_argument("--json", action="store_true", help="write the problems as JSON too")
    parser.add_argument("--strict", action="store_true", help="let warnings end with status 1, too")


def run(options: argparse.Namespace) -> Answer:
    """Check files, folders and shipped sets; several card sets also as a stack."""
    found = [(name, *_check(name)) for name in options.files]
    sets = [name for name, kind, some in found if kind == _SET and not errors_of(some)]
    card_set, clashes = _stacked(sets)
    problems = (*(problem for _, _, some in found for problem in some), *clashes)
    fails = Status.PROBLEMS if options.strict and problems and not errors_of(problems) else None
    if options.json:
        return attrs.evolve(problems_answer(problems, as_json=True), fails=fails)
    good = [f"{name}: good{_warnings(some)}\n" for name, _, some in found if not errors_of(some)]
    return Answer("".join(good) + ("" if card_set is None else _needed(card_set)), problems, fails=fails)


def _warnings(problems: tuple[Problem, ...]) -> str:
    return f", with {count_text(problems)}" if problems else ""


def _stacked(sets: Sequence[str]) -> tuple[CardSet | None, tuple[Problem, ...]]:
    """Stack good sets, as other commands do, and return the errors where they do not go together (C27)."""
    from viceroy.cardsets import SHIPPED, load_card_set

    if all(name in SHIPPED for name in sets):
        return None, ()
    try:
        return load_card_set(*sets), ()
    except BadFile as bad:
        return None, errors_of(bad.problems)


def _needed(card_set: CardSet) -> str:
    """List the cards that a small set lacks for 2, 3 and 4 players; empty if it has enough for 4."""
    from viceroy.engine.phases.setup import cards_needed
    from viceroy.messages import counted, joined
    from viceroy.model.tokens import MAX_PLAYERS

    there = {"character": len(card_set.characters), "law": len(card_set.laws)}
    lines = []
    for players in range(2, MAX_PLAYERS + 1):
        pairs = zip(there.items(), cards_needed(players), strict=True)
        missing = [counted(needed - number, kind) for (kind, number), needed in pairs if needed > number]
        lines.append(f"  {players} players: {f'{joined(missing)} missing' if missing else 'enough cards'}\n")
    if not missing:  # for the most players
        return ""
    return f"{''.join(lines)}  Extend a set (extends: printed) or add cards.\n"


def _check(name: str) -> tuple[str, tuple[Problem, ...]]:
    """Return the format of a file, a folder or a shipped set, and what is wrong with it."""
    from viceroy.cardsets import SHIPPED, check_card_set

    path = Path(name)
    try:
        if name in SHIPPED or not path.exists():
            return _SET, check_card_set(name, lint=True)
        from viceroy.sheets.sheet import check_score_sheet

        if path.is_dir():
            return _check_folder(path)
        kind = _format_of(path)
    except BadFile as bad:
        return "", bad.problems
    except (OSError, ValueError):  # unreadable, or an impossible name: the reader of card sets reports it
        return _SET, check_card_set(name, lint=True)
    return kind, check_card_set(name, lint=True) if kind == _SET else check_score_sheet(name)


def _check_folder(folder: Path) -> tuple[str, tuple[Problem, ...]]:
    """Check a folder of score sheets one by one, any other folder as one card set."""
    from viceroy.cardsets import check_card_set
    from viceroy.cardsets.files import is_yaml
    from viceroy.sheets.sheet import check_score_sheet

    files = sorted(path for path in folder.iterdir() if is_yaml(path))
    if files and all(_stated_format(path) == "score-sheet" for path in files):
        return "score-sheet", tuple(problem for path in files for problem in check_score_sheet(path))
    return _SET, check_card_set(str(folder), lint=True)


# -- formats ----------------------------------------------------------------------------------------------------------


def _stated_format(path: Path) -> str | None:
    """Return the format stated on a line of its own near the start of a file, as nearly every file does."""
    if not path.is_file():
        return None
    with path.open("rb") as stream:
        line = _FORMAT_LINE.search(stream.read(_START))
    return line[1].decode() if line else None


def _format_of(path: Path) -> str:
    """Return the format of a file. Raises `BadFile` where it cannot be determined."""
    stated = _stated_format(path)
    if stated is not None:
        return stated
    from viceroy.text.yaml_text import read_document

    document = read_document(path)
    keys = document.root.value if isinstance(document.root.value, dict) else {}
    node = keys.get("format")
    if node is None:
        for key, kind in _FORMAT_OF_KEY.items():
            if key in keys:
                return kind  # whose reader reports the missing format line along with everything else
    elif isinstance(node.value, str) and (kind := node.value.partition("/")[0]) in _FORMATS:
        return kind
    raise BadFile([_unknown_format(document, node)])


def _unknown_format(document: YamlDocument, node: Node | None) -> Problem:
    from viceroy.cardsets.card_set_form import FORMAT
    from viceroy.messages import did_you_mean, joined, shown
    from viceroy.sheets.forms import FORMAT as SHEET_FORMAT

    known = FORMAT, SHEET_FORMAT
    if node is None:
        lines = joined((f"'format: {name}'" for name in known), "or")
        message = f"this file does not say what it is; write {lines} at its top"
        return document.problem((), Code.WRONG_FORMAT, message)
    hint = did_you_mean(node.raw, known)
    message = f"unknown format {shown(node.raw)}{hint}; known: {joined(known, 'or')}"
    return document.problem(("format",), Code.WRONG_FORMAT, message)
