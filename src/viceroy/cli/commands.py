"""What each command does, as an answer: text for people or programs, and the problems that were found."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from viceroy.errors import BadFile, Code, Problem, Severity, errors_of

if TYPE_CHECKING:
    from viceroy.model.cards import Card, CardSet
    from viceroy.render.labels import Language
    from viceroy.scoring.score import FinalScore
    from viceroy.sheets.sheet import ScoreSheet
    from viceroy.yamlfiles.nodes import Document


class Status(IntEnum):
    """The exit status of a command."""

    GOOD = 0  # perhaps with warnings
    PROBLEMS = 1  # in what was read
    FAILED = 2  # something could not be read or written, or the command was used wrongly


class CommandError(Exception):
    """A command was used wrongly, or cannot write what it should; the message is for people."""


@attrs.frozen
class Answer:
    """What a command has to say: `text` for standard output, and problems."""

    text: str = ""
    problems: tuple[Problem, ...] = ()
    colorful: bool = False  # whether the text tells people of cards, whose colors a terminal may show

    @property
    def status(self) -> Status:
        """The exit status that follows from the problems."""
        errors = errors_of(self.problems)
        if any(problem.code is Code.UNREADABLE for problem in errors):
            return Status.FAILED
        return Status.PROBLEMS if errors else Status.GOOD


def json_text(data: dict[str, Any]) -> str:
    """Return JSON in ASCII, which every terminal and every pipe takes as it is."""
    import json

    return json.dumps(data, indent=2) + "\n"


def problems_answer(problems: Iterable[Problem], *, as_json: bool) -> Answer:
    """Return an answer that is nothing but problems."""
    problems = tuple(problems)
    if not as_json:
        return Answer("", problems)
    from viceroy.formats.scores import problems_data

    return Answer(json_text(problems_data(problems)), problems)


# -- score --------------------------------------------------------------------------------------------------------


def score(
    sheet_path: str,
    *,
    language: Language,
    width: int,
    as_json: bool = False,
    svg: str | None = None,
    png: str | None = None,
    explain: bool = False,
) -> Answer:
    """Score a sheet; with `svg` a drawing is written there too, with `png` the same in pixels."""
    from viceroy.sheets.sheet import read_score_sheet, score_sheet

    sheet, problems = read_score_sheet(sheet_path)
    if sheet is None:
        return problems_answer(problems, as_json=as_json)
    final = score_sheet(sheet)
    told = _write_drawings(sheet_path, sheet, final, language, svg=svg, png=png)
    if as_json:
        from viceroy.formats.scores import final_score_data

        return Answer(json_text(final_score_data(final)), problems)
    from viceroy.render.labels import LABELS
    from viceroy.render.report import score_text

    text = score_text(sheet.positions, final, LABELS[language], explain=explain, width=width)
    return Answer(text + told, problems, colorful=True)


def _write_drawings(
    sheet_path: str, sheet: ScoreSheet, final: FinalScore, language: Language, *, svg: str | None, png: str | None
) -> str:
    """Write the drawings that are wanted, none before all are made; tell where they are."""
    names = [name for name in (svg, png) if name is not None]
    if not names:
        return ""
    if svg is not None and png is not None and Path(svg) == Path(png):
        raise CommandError(f"{png} cannot hold both drawings; one of them needs another file")
    for path in map(Path, names):
        if path.exists() and path.samefile(sheet_path):
            raise CommandError(f"{path} is the score sheet itself; the drawing needs another file")
    from viceroy.render.labels import LABELS
    from viceroy.render.svg import score_svg

    drawing = score_svg(sheet.positions, final, LABELS[language])
    files = {} if svg is None else {svg: drawing.encode()}
    if png is not None:
        files[png] = _pixels(drawing)
    for name, content in files.items():
        _write(Path(name), content)
    return "\n" + "".join(f"The drawing is in {name}\n" for name in files)


def _pixels(drawing: str) -> bytes:
    from viceroy.render.svg import NoPicture, png_of

    try:
        return png_of(drawing)
    except NoPicture as error:
        raise CommandError(str(error)) from None


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no file has such a name"
        raise CommandError(f"cannot write {path}: {reason}") from None


# -- check --------------------------------------------------------------------------------------------------------

_FORMATS = ("card-set", "score-sheet")
_KNOWN = tuple(f"{name}/1" for name in _FORMATS)
_FORMAT_LINE = re.compile(rb"^format:[ \t]*[\"']?(card-set|score-sheet)/", re.MULTILINE)
_START = 65536  # bytes in which a format line is looked for before the whole file is read
_KEYS_OF_FORMAT = {"players": "score-sheet", "characters": "card-set", "laws": "card-set"}


def check(names: Sequence[str], *, as_json: bool = False) -> Answer:
    """Check card sets and score sheets: files, folders and names of shipped sets, each told apart by its format."""
    if "" in names:
        raise CommandError("one of the names is empty")
    found = [(name, _check_one(name)) for name in names]
    problems = tuple(problem for _, some in found for problem in some)
    if as_json:
        return problems_answer(problems, as_json=True)
    good = (f"{name}: good{_warnings(some)}\n" for name, some in found if not errors_of(some))
    return Answer("".join(good), problems)


def _warnings(problems: tuple[Problem, ...]) -> str:
    return f", with {count_text(problems)}" if problems else ""


def count_text(problems: Iterable[Problem]) -> str:
    """Count errors and warnings in words: `2 errors, 1 warning`."""
    severities = [problem.severity for problem in problems]
    counts = ((severity, severities.count(severity)) for severity in Severity)
    return ", ".join(f"{count} {severity}{'s' if count > 1 else ''}" for severity, count in counts if count)


def _check_one(name: str) -> tuple[Problem, ...]:
    from viceroy.cardsets import SHIPPED, check_card_set
    from viceroy.sheets.sheet import check_score_sheet

    path = Path(name)
    try:
        if name in SHIPPED or not path.exists():
            return check_card_set(name)
        if path.is_dir():
            return _check_folder(path)
        kind = _format_of(path)
    except BadFile as bad:
        return bad.problems
    except (OSError, ValueError):  # something that may not be read, or no name that a file could have
        return check_card_set(name)  # which says so
    return check_card_set(name) if kind == "card-set" else check_score_sheet(name)


def _check_folder(folder: Path) -> tuple[Problem, ...]:
    """Check a folder of score sheets, sheet by sheet, or else as the card set that its files make together."""
    from viceroy.cardsets import check_card_set
    from viceroy.sheets.sheet import check_score_sheet

    files = sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml"))
    if files and all(_stated_format(path) == "score-sheet" for path in files):
        return tuple(problem for path in files for problem in check_score_sheet(path))
    return check_card_set(str(folder))


def _stated_format(path: Path) -> str | None:
    """Return the format that a file states on a line of its own near its start, as nearly every file does."""
    if not path.is_file():
        return None
    with path.open("rb") as stream:
        line = _FORMAT_LINE.search(stream.read(_START))
    return line[1].decode() if line else None


def _format_of(path: Path) -> str:
    """Return which of the formats a file has; raises `BadFile` where that cannot be told."""
    stated = _stated_format(path)
    if stated is not None:
        return stated
    from viceroy.yamlfiles.documents import read_document

    document = read_document(path)
    root = document.root
    told = root.value.get("format") if isinstance(root.value, dict) else None
    if told is not None and isinstance(told.value, str) and told.value.partition("/")[0] in _FORMATS:
        return told.value.partition("/")[0]
    if told is None and isinstance(root.value, dict):
        for key, kind in _KEYS_OF_FORMAT.items():
            if key in root.value:
                return kind  # whose reader says that the format line is missing, and all else that is wrong
    raise BadFile([_unknown_format(document)])


def _unknown_format(document: Document) -> Problem:
    from viceroy.messages import did_you_mean, joined, shown

    root = document.root
    told = root.value.get("format") if isinstance(root.value, dict) else None
    allowed = joined((f"'format: {name}'" for name in _KNOWN), "or")
    if told is None:
        return document.problem(
            root, Code.WRONG_FORMAT, f"this file does not say what it is; write {allowed} at its top"
        )
    hint = did_you_mean(told.raw, _KNOWN)
    return document.problem(
        told, Code.WRONG_FORMAT, f"unknown format {shown(told.raw)}{hint}; known: {joined(_KNOWN, 'or')}"
    )


# -- cards --------------------------------------------------------------------------------------------------------


def cards(arguments: Sequence[str]) -> Answer:
    """List a card set, or show some of its cards: an argument of digits is a card number, any other one the set."""
    from viceroy.cardsets import SHIPPED, load_card_set

    numbers = [text for text in arguments if _is_number(text)]
    sets = [text for text in arguments if not _is_number(text)]
    if len(sets) > 1:
        raise CommandError(f"one card set at a time, please: {sets[0]} or {sets[1]}?")
    try:
        card_set = load_card_set(sets[0] if sets else SHIPPED[0])
    except BadFile as bad:
        return Answer("", bad.problems)
    from viceroy.render.cards import card_text, set_text

    if not numbers:
        return Answer(set_text(card_set) + "\n", colorful=True)
    return Answer("\n\n".join(map(card_text, _cards_of(card_set, numbers))) + "\n", colorful=True)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _cards_of(card_set: CardSet, numbers: Iterable[str]) -> list[Card]:
    """Return the cards by their numbers, which may be of any length: they are compared as text."""
    by_text = {str(number): card for number, card in card_set.by_number.items()}
    wanted = [text.lstrip("0") or "0" for text in numbers]
    unknown = [text for text in wanted if text not in by_text]
    if unknown:
        from viceroy.render.cards import numbers_text

        shown = ", ".join(text if len(text) <= 20 else f"{text[:20]}..." for text in unknown)
        raise CommandError(f"no card has the number {shown}; this set has {numbers_text(card_set.by_number)}")
    return [by_text[text] for text in wanted]


# -- schema -------------------------------------------------------------------------------------------------------


def schema(name: str, *, folder: str | None = None) -> Answer:
    """Show a schema, or write it into a folder."""
    from viceroy.yamlfiles.resources import schema_path, shipped_schemas

    if name not in shipped_schemas():
        from viceroy.messages import did_you_mean, joined

        hint = did_you_mean(name, shipped_schemas())
        raise CommandError(f"no schema is called {name!r}{hint}; there are {joined(shipped_schemas())}")
    source = schema_path(name)
    text = source.read_text(encoding="utf-8")
    if folder is None:
        return Answer(text)
    target = Path(folder) / source.name
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no folder has such a name"
        raise CommandError(f"cannot make the folder {folder}: {reason}") from None
    _write(target, text.encode())
    return Answer(f"The schema is in {target}\n")
