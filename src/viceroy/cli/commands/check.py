"""`viceroy check`: everything that is wrong with card sets, score sheets, positions, rules suites and lessons."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from viceroy.cli.answer import Answer, Status, count_text, problems_answer
from viceroy.cli.files import input_file
from viceroy.cli.kinds import LESSON, POSITION, SET, SHEET, SUITE, kind_of, read_as, stated_kind_of
from viceroy.errors import BadFile, Problem, ViceroyError, errors_of
from viceroy.messages import shown

if TYPE_CHECKING:
    from viceroy.model.cards import CardSet

HELP = "check card sets, score sheets, positions, rules suites and lessons"
EXAMPLES = """\
  viceroy check my-set.yaml final.yaml        find everything that is wrong with files
  viceroy check my-set.yaml harbor.yaml       ... and whether two sets go together
  viceroy check my-set.yaml --names de,ru     ... and which of its names are still to translate
"""
MANY = "files"

_KINDS = (SET, SHEET, POSITION, SUITE, LESSON)
_ONE_BY_ONE = (SHEET, LESSON)
"""The kinds of which a folder may hold several files that do not belong together."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    what = "a card set, score sheet, position, rules suite or lesson: a file, a folder, or the name of a shipped set"
    parser.add_argument("files", metavar="FILE", nargs="+", type=input_file, help=what)
    parser.add_argument("--json", action="store_true", help="write the problems as JSON too")
    parser.add_argument("--strict", action="store_true", help="let warnings end with status 1, too")
    names = "warn of each name of a card set that is missing in one of these languages, such as de,ru"
    parser.add_argument("--names", type=_tags, default=(), metavar="LANGUAGES", help=names)


def _tags(word: str) -> tuple[str, ...]:
    """Read the tags of languages, as a `type` of argparse."""
    from viceroy.model.cards import LANGUAGE_TAG

    tags = tuple(part.strip() for part in word.split(","))
    for tag in tags:
        if not re.fullmatch(LANGUAGE_TAG, tag):
            raise argparse.ArgumentTypeError(f"{shown(tag)} is no tag of a language: write some such as de,ru or pt-BR")
    return tags


def run(options: argparse.Namespace) -> Answer:
    """Check files, folders and shipped sets; several card sets also as a stack."""
    found = [(name, *_check(name, options.names)) for name in options.files]
    if options.names and not any(kind == SET or errors_of(some) for _, kind, some in found):
        raise ViceroyError("--names is about the names of card sets, and none of these files is one")
    sets = [name for name, kind, some in found if kind == SET and not errors_of(some)]
    card_set, clashes = _stacked(sets)
    problems = (*(problem for _, _, some in found for problem in some), *clashes)
    fails = Status.PROBLEMS if options.strict and problems and not errors_of(problems) else None
    if options.json:
        return attrs.evolve(problems_answer(problems, as_json=True), fails=fails)
    good = [f"{name}: good{_warnings(some)}\n" for name, _, some in found if not errors_of(some)]
    if len(sets) > 1:
        good.append(f"together: {count_text(clashes) or 'good'}\n")
    return Answer("".join(good) + ("" if card_set is None else _needed(card_set, sets)), problems, fails=fails)


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


def _needed(card_set: CardSet, sets: Sequence[str]) -> str:
    """List the cards that some sets together lack for 2, 3 and 4 players; empty if there are enough for 4."""
    from viceroy.cardsets import own_cards
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
    is_own = len(card_set.cards) == sum(len(own_cards(name)) for name in sets)
    advice = (
        "Extend a set (extends: printed) or add cards" if is_own else "Add cards, or drop fewer if the set drops any"
    )
    return f"{''.join(lines)}  {advice}.\n"


def _check(name: str, languages: tuple[str, ...]) -> tuple[str, tuple[Problem, ...]]:
    """Return the format of a file, a folder or a shipped set, and what is wrong with it."""
    from viceroy.cardsets import SHIPPED, check_card_set
    from viceroy.cardsets.packs import is_pack

    path = Path(name)
    try:
        if name in SHIPPED or not path.exists() or (is_pack(path) and not path.is_dir()):
            return SET, check_card_set(name, lint=True, names=languages)
        if path.is_dir():
            return _check_folder(path, languages)
        kind = kind_of(path, _KINDS)
    except BadFile as bad:
        return "", bad.problems
    except (OSError, ValueError):  # unreadable, or an impossible name: the reader of card sets reports it
        return SET, check_card_set(name, lint=True)
    if kind == SET:
        return SET, check_card_set(name, lint=True, names=languages)
    return kind, read_as(kind)[1](name)


def _check_folder(folder: Path, languages: tuple[str, ...]) -> tuple[str, tuple[Problem, ...]]:
    """Check a folder of score sheets or of lessons one by one, any other folder as one card set."""
    from viceroy.cardsets import check_card_set
    from viceroy.cardsets.files import is_yaml

    files = sorted(path for path in folder.iterdir() if is_yaml(path))
    kinds = {stated_kind_of(path, _KINDS) for path in files}
    for kind in _ONE_BY_ONE:
        if kinds == {kind}:
            return kind, tuple(problem for path in files for problem in read_as(kind)[1](str(path)))
    return SET, check_card_set(str(folder), lint=True, names=languages)
