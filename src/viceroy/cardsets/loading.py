"""Finding and reading the files of a card set."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from viceroy.cardsets.cardfiles import FORMAT, MEANINGS, SetReader, has_format
from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.messages import did_you_mean, harmless
from viceroy.yamlfiles.documents import read_document
from viceroy.yamlfiles.reader import Reader
from viceroy.yamlfiles.resources import card_set_path

if TYPE_CHECKING:
    from viceroy.model.cards import CardSet
    from viceroy.yamlfiles.documents import Document

SHIPPED: tuple[str, ...] = ("printed",)
"""The names of the card sets that come with the library."""

_ENDINGS = frozenset({".yaml", ".yml"})


def load_card_set(name_or_path: str | os.PathLike[str], *, relative_to: Path | None = None) -> CardSet:
    """Load a shipped card set by its name, or one of your own: a file, or a folder of files of one set.

    A string that is a shipped name means that set, even where a folder is called so; write `./printed` for the folder.
    A relative path starts at `relative_to` if that is given. Raises `BadFile`, with everything that is wrong.

    >>> len(load_card_set("printed").characters)
    64
    """
    if name_or_path in SHIPPED and isinstance(name_or_path, str):
        return _shipped(name_or_path)
    return _load(name_or_path, relative_to)


def check_card_set(name_or_path: str | os.PathLike[str]) -> tuple[Problem, ...]:
    """Check a card set against the schema, and for what no schema can tell; empty when it is good.

    Everything wrong is told at once, file by file in the order of the lines, whatever the files hold.

    >>> check_card_set("printed")
    ()
    """
    try:
        files = _files_of(name_or_path, None)
    except BadFile as error:
        return error.problems
    cards = SetReader()
    return tuple(problem for file in files for problem in _check(file, cards))


@cache
def _shipped(name: str) -> CardSet:
    return _load(name, None)


def _load(name_or_path: str | os.PathLike[str], relative_to: Path | None) -> CardSet:
    files = _files_of(name_or_path, relative_to)
    cards = SetReader()
    problems = [problem for file in files for problem in _read(file, cards)]
    if problems:
        raise BadFile(problems)
    return cards.card_set(_name_of(name_or_path))


def _read(file: Path, cards: SetReader) -> tuple[Problem, ...]:
    """Read one file into the set; return what is wrong with it."""
    try:
        reader = Reader(read_document(file))
        if has_format(reader):
            cards.read(reader)
        reader.finish()
    except BadFile as error:
        return error.problems
    return ()


def _check(file: Path, cards: SetReader) -> tuple[Problem, ...]:
    """Check one file of a set: first its YAML, then its shape by the schema and its meaning together."""
    try:
        document = read_document(file)
    except BadFile as error:
        return error.problems
    reader = Reader(document)
    return _shape_and_meaning(document, reader, cards) if has_format(reader) else tuple(reader.problems)


def _shape_and_meaning(document: Document, reader: Reader, cards: SetReader) -> tuple[Problem, ...]:
    from viceroy.cardsets.schemacheck import schema_problems, shipped_validator  # jsonschema: for a check alone

    data = document.root.plain()
    if reader.problems:  # the format is missing, which has been told
        data["format"] = FORMAT
    shape = schema_problems(document, shipped_validator("card-set"), data)
    with suppress(BadFile):  # there are more problems than a person reads; those that came first are gathered
        cards.read(reader)
    told = [problem for problem in reader.problems if not shape or problem.code in MEANINGS]
    return tuple(sorted((*shape, *told), key=lambda problem: (problem.line, problem.column)))


# -- where the files are ------------------------------------------------------------------------------------------


def _files_of(name_or_path: str | os.PathLike[str], relative_to: Path | None) -> tuple[Path, ...]:
    """Return the files of a set in the order in which they are read; raises `BadFile` where there is none."""
    if isinstance(name_or_path, str) and name_or_path in SHIPPED:
        return _files_in(card_set_path(name_or_path))
    path = Path(name_or_path) if relative_to is None else relative_to / name_or_path
    try:
        if path.is_dir():
            return _files_in(path)
        is_there = path.exists()
    except (OSError, ValueError):
        return (path,)  # reading it tells what is wrong with it
    if not is_there and isinstance(name_or_path, str) and _is_name(name_or_path):
        hint = did_you_mean(name_or_path, SHIPPED)
        _fail(path, Code.UNREADABLE, f"there is no such file, and no shipped card set of this name{hint}")
    return (path,)


def _files_in(folder: Path) -> tuple[Path, ...]:
    try:
        names = sorted(entry.name for entry in os.scandir(folder) if not entry.is_dir())
    except OSError as error:
        _fail(folder, Code.UNREADABLE, f"this folder cannot be read: {error.strerror}")
    files = tuple(folder / name for name in names if Path(name).suffix in _ENDINGS and not name.startswith("."))
    if not files:
        _fail(folder, Code.EMPTY, "this folder holds no card set: no file in it ends in .yaml or .yml")
    return files


def _is_name(text: str) -> bool:
    """Whether a text may have been meant as the name of a shipped set."""
    return Path(text).name == text and not Path(text).suffix


def _name_of(name_or_path: str | os.PathLike[str]) -> str:
    """Return the name of a set that tells none: that of its file, without the ending, or of its folder."""
    path = Path(name_or_path)
    path = path if path.name else path.resolve()
    return path.stem if path.suffix in _ENDINGS else path.name


def _fail(path: Path, code: Code, message: str) -> NoReturn:
    raise BadFile([Problem(harmless(str(path)), 1, 1, Severity.ERROR, code, message)])
