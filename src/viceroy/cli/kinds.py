"""What kind of file a command was given, by its format line or keys that only one format has; how it is checked."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from viceroy.errors import BadFile, Code, Problem
from viceroy.text.file_kinds import another_kind, stated_kind
from viceroy.text.source import read_bytes

if TYPE_CHECKING:
    from viceroy.text.yaml_text import Node, YamlDocument

SET, SHEET, POSITION, SUITE, LESSON, RECORD = "card-set", "score-sheet", "position", "rules-suite", "lesson", "record"
_OF_A_MOMENT = ("turn", "phase", "auction", "round", "row", "decks", "bank", "actions")
_OF_KEY = {
    **dict.fromkeys(_OF_A_MOMENT, POSITION),
    "players": SHEET,
    "characters": SET,
    "laws": SET,
    "cases": SUITE,
    "steps": LESSON,
}
"""The kinds of files by their keys; the first that is there tells."""


def stated_kind_of(path: Path, kinds: Collection[str]) -> str | None:
    """Return the kind that a format line near the start of a file states, as in nearly every file; else None."""
    if path.is_dir():
        return None
    kind = stated_kind(read_bytes(path, file=str(path)).decode("utf-8", "replace"))
    return kind if kind in kinds else None


def kind_of(path: Path, kinds: Collection[str]) -> str:
    """Return the kind of a file. Raises `BadFile` for another kind, and for an unreadable file."""
    stated = stated_kind_of(path, kinds)
    if stated is not None:
        return stated
    from viceroy.cardsets.files import is_table
    from viceroy.text.yaml_text import read_document

    if is_table(path) and SET in kinds:
        return SET
    document = read_document(path)
    keys = document.root.value if isinstance(document.root.value, dict) else {}
    node = keys.get("format")
    if node is None:
        for key, kind in _OF_KEY.items():
            if key in keys and kind in kinds:
                return kind  # whose reader reports the missing format line along with everything else
    elif isinstance(node.value, str) and (kind := node.value.partition("/")[0]) in kinds:
        return kind
    raise BadFile([_unknown(document, node, kinds)])


def _unknown(document: YamlDocument, node: Node | None, kinds: Collection[str]) -> Problem:
    from viceroy.messages import did_you_mean, joined, shown

    known = [read_as(kind)[0] for kind in kinds]
    if node is None:
        if around := _around(document):
            message = f"{shown(around)} stands around the whole file: take it out, and start its keys in column 1"
            return document.problem((around,), Code.WRONG_FORMAT, message, at_key=True)
        kind, key = _list_without_key(document)
        if kind in kinds:
            message = f"the key of this list is missing: write 'format: {read_as(kind)[0]}' and '{key}:' above it"
            return document.problem((), Code.WRONG_FORMAT, message)
        lines = joined((f"'format: {name}'" for name in known if not name.startswith(RECORD)), "or")
        message = f"this file does not say what it is; write {lines} at its top"
        return document.problem((), Code.WRONG_FORMAT, message)
    hint = did_you_mean(node.raw, known)
    message = another_kind(node.raw.partition("/")[0], kinds)
    message = message or f"unknown format {shown(node.raw)}{hint}; known: {joined(known, 'or')}"
    return document.problem(("format",), Code.WRONG_FORMAT, message)


def _around(document: YamlDocument) -> str:
    """Return the only key of a file behind which its whole content stands; empty where there is no such key."""
    root = document.root.value
    whole = [*root.items()] if isinstance(root, dict) else []
    return whole[0][0] if len(whole) == 1 and "format" in whole[0][1].keys else ""


_OF_ITEMS = {
    "say": ("lesson", "steps"),
    "position": ("rules-suite", "cases"),
    "after": ("rules-suite", "cases"),
    "pyramid": ("score-sheet", "players"),
    "levels": ("card-set", "characters"),
    "sections": ("card-set", "laws"),
}
"""The kinds of files by a key of the items of their lists, with the key of the list."""


def _list_without_key(document: YamlDocument) -> tuple[str, str]:
    """Return the kind of a file that is no more than a list of items, and the key of that list; empty for another."""
    root = document.root.value
    keys = {key for item in root for key in item.keys} if isinstance(root, list) else set()
    return next((_OF_ITEMS[key] for key in _OF_ITEMS if key in keys), ("", ""))


def read_as(kind: str) -> tuple[str, Callable[[str], tuple[Problem, ...]]]:
    """Return the format of a kind, with its version, and the function that checks a file of it."""
    match kind:
        case "card-set":
            from viceroy.cardsets import check_card_set
            from viceroy.cardsets.card_set_form import FORMAT as OF_SETS

            return OF_SETS, partial(check_card_set, lint=True)
        case "score-sheet":
            from viceroy.sheets.forms import FORMAT as OF_SHEETS
            from viceroy.sheets.sheet import check_score_sheet

            return OF_SHEETS, check_score_sheet
        case "position":
            from viceroy.positions.forms import FORMAT as OF_POSITIONS
            from viceroy.positions.reader import check_position

            return OF_POSITIONS, check_position
        case "rules-suite":
            from viceroy.positions.suite import FORMAT as OF_SUITES
            from viceroy.positions.suite import check_suite

            return OF_SUITES, check_suite
        case "lesson":
            from viceroy.lessons.forms import FORMAT as OF_LESSONS
            from viceroy.lessons.reader import check_lesson

            return OF_LESSONS, check_lesson
        case _:
            from viceroy.formats.records import RECORD_FORMAT
            from viceroy.sessions.replay import replay_file

            return RECORD_FORMAT, lambda name: replay_file(name).problems
