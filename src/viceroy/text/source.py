"""Sources of data, and the collector of their problems: where each value is written, and how messages speak of it."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path as FilePath
from typing import Any, NoReturn
from unicodedata import category, east_asian_width

import attrs

from viceroy.errors import BadFile, BadJson, Code, Path, Problem, Severity, path_text
from viceroy.messages import columns, did_you_mean, joined, shown
from viceroy.wording.synonyms import meant, suggestion

# -- sources ----------------------------------------------------------------------------------------------------------

_MAX_SHOWN = 60

Position = tuple[int, int]
"""A line and a column, both from 1."""


Takes = Callable[[str, Any], bool]
"""Whether the value under a key of an object may be this one."""


class Source:
    """Plain data that come from no text: places are paths, and messages use the words of JSON."""

    error: type[BadFile | BadJson] = BadJson
    """The exception that carries the problems of the source."""
    an_object = "an object"
    """What messages call an object."""
    told_at_head: frozenset[Code] = frozenset()
    """The codes of warnings about cards that reading has told already, once for all cards."""

    def problem(
        self, path: Path, code: Code, message: str, severity: Severity = Severity.ERROR, *, at_key: bool = False
    ) -> Problem:
        """Make a problem of a value, or of the last key of the path."""
        return Problem("", 0, 0, severity, code, message, path=path[:-1] if at_key else path)

    def place(self, path: Path, *, is_elsewhere: bool = False) -> str:  # noqa: ARG002 - other sources use it
        """Name the place of a value, for a message about another place, which may lie in another file."""
        return f"at {path_text(path)}"

    def line(self, path: Path) -> int | None:  # noqa: ARG002 - other sources use it
        """Return the line of a value, None in a source without lines."""
        return None

    def behind(self, path: Path) -> str:  # noqa: ARG002 - other sources use it
        """Return the text after a value on its line, empty in a source without lines."""
        return ""

    def found(self, value: object, path: Path) -> str:  # noqa: ARG002 - other sources use it
        """Say in a few words what a value is."""
        if isinstance(value, list | dict) and value:
            return "a list" if isinstance(value, list) else "an object"
        text = in_json(value)
        return text if len(text) <= _MAX_SHOWN else f"{text[:_MAX_SHOWN]}..."

    def message(self, what: str, predicate: str) -> str:  # noqa: ARG002 - other sources use it
        """Make a message from what is wrong with a value; `what` is its key, or what its class is called."""
        return predicate

    def unknown_key(self, path: Path, what: str, allowed: str, takes: Takes) -> str:  # noqa: ARG002 - other sources use it
        """Make the message about an unknown key, the last one of the path."""
        return f"unknown key {shown(str(path[-1]))}{allowed}"

    def odd_hint(self, value: object) -> str:  # noqa: ARG002 - other sources use it
        """Return advice where a value holds a character that looks like another one."""
        return ""

    def text_hint(self, value: object, path: Path) -> str:  # noqa: ARG002 - other sources use it
        """Return advice where a text is wanted and something else is found."""
        return ""

    def as_in(self, example: str, value: object, path: Path) -> str:  # noqa: ARG002 - other sources use it
        """Return advice where an object or a list is wanted and something else is found: an example."""
        return ""

    def no_items_hint(self, path: Path) -> str:  # noqa: ARG002 - other sources use it
        """Return advice where an object is wanted and a list of objects is found."""
        return ""

    def such_as(self, example: str) -> str:  # noqa: ARG002 - other sources use it
        """Return the end of a message about missing keys: an example of them."""
        return ""


def in_json(value: object) -> str:
    """Return plain data as JSON."""
    import json  # here, for a message alone

    if not isinstance(value, str | int | float | list | dict | None):
        raise TypeError(f"{type(value).__name__} is no plain data")
    return json.dumps(value)


class FileText(Source):
    """The text of a file with its lines: places are lines and columns, and problems show an excerpt."""

    error = BadFile

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self._lines: list[str] | None = None

    @property
    def lines(self) -> list[str]:
        """The lines of the text; what follows the last line break is one only if it is not empty."""
        if self._lines is None:
            self._lines = self.text.removesuffix("\n").split("\n")
        return self._lines

    def problem_at(
        self, position: Position, code: Code, message: str, severity: Severity = Severity.ERROR, path: Path = ()
    ) -> Problem:
        """Make a problem of a line and a column, with an excerpt; a position behind the end of the text is its end."""
        line, column = position
        lines = self.lines
        if line > len(lines):
            line, column = len(lines), len(lines[-1]) + 1
        return Problem(self.file, line, column, severity, code, message, excerpt(lines[line - 1], column), path)


# -- bytes of a file --------------------------------------------------------------------------------------------------

MAX_BYTES = 2 * 1024 * 1024


def read_bytes(path: str | os.PathLike[str], *, file: str, limit: int = MAX_BYTES) -> bytes:
    """Read a regular file of at most `limit` bytes; raises `BadFile`, whose problem names the file as `file`.

    Pipes and devices are refused, since they may hang or feed without end, except those in `COMMAND_FILES`.
    """
    COMMAND_FILES.note(path)
    piped = COMMAND_FILES.piped.get(os.fsdecode(path))
    if piped is not None:
        if len(piped) > limit:
            fail(file, Code.TOO_LARGE, f"this has more than {limit:,} bytes, the most that is read")
        return piped
    try:
        found = FilePath(path).stat()
        if not stat.S_ISREG(found.st_mode):
            fail(file, Code.UNREADABLE, _not_a_file(found.st_mode))
        if found.st_size > limit:
            fail(file, Code.TOO_LARGE, f"this file has {found.st_size:,} bytes; at most {limit:,} are read")
        with FilePath(path).open("rb") as stream:
            return stream.read(limit + 1)
    except FileNotFoundError:
        fail(file, Code.UNREADABLE, f"there is no such file{did_you_mean(FilePath(path).name, names_beside(path))}")
    except PermissionError:
        fail(file, Code.UNREADABLE, "there is no permission to read this file")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        fail(file, Code.UNREADABLE, f"this file cannot be read: {reason or 'no file has such a name'}")


def names_beside(path: str | os.PathLike[str]) -> list[str]:
    """Return the names of the files in the folder of a path, but for hidden ones; none where it cannot be read."""
    try:
        with os.scandir(FilePath(path).parent) as entries:
            return sorted(entry.name for entry in entries if not entry.is_dir() and not entry.name.startswith("."))
    except (OSError, ValueError):
        return []


class CommandFiles:
    """The files of a running command: the paths that it has read, and the contents of the pipes that it was given.

    A pipe can be read only once, so its content is kept. Outside a command nothing is noted.
    """

    def __init__(self) -> None:
        self.is_running = False
        self.paths: set[str] = set()
        self.piped: dict[str, bytes] = {}

    def start(self) -> None:
        """Begin a command: from now on, note what is read."""
        self.is_running = True

    def stop(self) -> None:
        """End a command, and forget its files."""
        self.is_running = False
        self.paths.clear()
        self.piped.clear()

    def note(self, path: str | os.PathLike[str]) -> None:
        """Note that a file is read, while a command is running."""
        if self.is_running:
            self.paths.add(os.fsdecode(path))

    def folder_of(self, path: str | os.PathLike[str]) -> FilePath:
        """Return the folder where relative names in a file start: for a pipe, the current folder."""
        return FilePath() if os.fsdecode(path) in self.piped else FilePath(path).parent


COMMAND_FILES = CommandFiles()
"""The files of the command that this process runs."""


def fail(file: str, code: Code, message: str) -> NoReturn:
    """Raise `BadFile` with one problem of a whole file."""
    raise BadFile([Problem(file, 1, 1, Severity.ERROR, code, message)]) from None


def _not_a_file(mode: int) -> str:
    return "this is a folder, not a file" if stat.S_ISDIR(mode) else "this is a device or a pipe, not a file"


# -- excerpts: a line of a file with a caret --------------------------------------------------------------------------

WIDTH = 100
"""How many terminal columns of a line are shown."""
_BEFORE = 60  # the most columns before the caret, where the line is longer than that
_TAB = "    "
_ELLIPSIS = "…"


def excerpt(line: str, column: int) -> str:
    """Return the line, clipped around the column (from 1), and a second line with a caret under it.

    Empty for a blank line. Tabs and wide characters take their room, control characters are pictured.

    >>> print(excerpt("name: 'Ada", 7))
    name: 'Ada
          ^
    """
    at = min(max(column - 1, 0), len(line))
    before, is_cut_before = _clipped(reversed(line[max(0, at - WIDTH) : at]), at, _BEFORE)
    room = WIDTH - sum(map(columns, before))
    after, is_cut_after = _clipped(iter(line[at : at + WIDTH]), len(line) - at, room)
    left = (_ELLIPSIS if is_cut_before else "") + "".join(reversed(before))
    text = (left + "".join(after) + (_ELLIPSIS if is_cut_after else "")).rstrip()
    return f"{text}\n{' ' * columns(left)}^" if text else ""


def _clipped(characters: Iterator[str], count: int, room: int) -> tuple[list[str], bool]:
    """Picture as many of the `count` characters as there is room for; say whether any were left out."""
    pictures: list[str] = []
    for character in characters:
        picture = _picture(character)
        room -= columns(picture)
        if room < 0:
            break
        pictures.append(picture)
    return pictures, len(pictures) < count


def _picture(character: str) -> str:
    """Return a harmless character, or its replacement."""
    if character == "\t":
        return _TAB
    if character < " ":
        return chr(0x2400 + ord(character))  # the control pictures of Unicode
    if character.isprintable():
        return character
    return " " if category(character) == "Zs" and east_asian_width(character) != "F" else "\ufffd"


# -- the collector of problems ----------------------------------------------------------------------------------------

MAX_ERRORS = 100
_MAX_LISTED = 100


class Problems:
    """Collects the problems of one source.

    After 100 errors the next one raises the exception of the source, `BadFile` or `BadJson`: so the work that hostile
    data can cause is bounded, and nobody has to read a thousand lines. `first` may be shared by several files of one
    whole: it holds what may stand only once in all of them, and where it stood. `leads` tells where to read on, by the
    path of a word or a key that nothing is like, and the word.
    """

    def __init__(
        self,
        source: Source | None = None,
        first: dict[object, tuple[Problems, Path]] | None = None,
        leads: Callable[[Path, str], str] = lambda path, word: "",
    ) -> None:
        self.leads = leads
        self.source = Source() if source is None else source
        self.first = {} if first is None else first
        self.found: list[Problem] = []
        self.error_count = 0
        self.unread: list[Path] = []
        """The paths of values that could not be read, and of objects with a misspelt key in place of a needed one."""

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All problems so far; in the order of the file after `finish`."""
        return tuple(self.found)

    def put(self, problem: Problem) -> None:
        """Add a problem; raises when there are too many errors."""
        if problem.is_error:
            self.error_count += 1
            if self.error_count > MAX_ERRORS:
                self.found.append(attrs.evolve(problem, message="and there are more problems than these"))
                self.finish()
        self.found.append(problem)

    def finish(self) -> None:
        """Put the problems in the order of the file; raises if any of them is an error."""
        self.found.sort(key=lambda problem: (problem.line, problem.column))
        if self.error_count:
            raise self.source.error(self.found)

    # -- problems of values

    def add(
        self,
        path: Path,
        message: str,
        code: Code = Code.WRONG_VALUE,
        *,
        at_key: bool = False,
        facts: tuple[Any, ...] = (),
    ) -> None:
        """Add an error at a value, or at its key."""
        if code is not Code.UNKNOWN_KEY:
            self.unread.append(path)
        self.put(attrs.evolve(self.source.problem(path, code, message, at_key=at_key), facts=facts))

    def warn(self, path: Path, message: str, code: Code, *, at_key: bool = False, facts: tuple[Any, ...] = ()) -> None:
        """Add a warning at a value, or at its key."""
        warning = self.source.problem(path, code, message, Severity.WARNING, at_key=at_key)
        self.put(attrs.evolve(warning, facts=facts))

    def needs(self, path: Path, what: str, allowed: str, value: object, code: Code, hint: str = "") -> None:
        """Add the error of a value that is not what it needs to be."""
        hint = self.source.odd_hint(value) or hint
        predicate = f"needs {allowed}, found {self.source.found(value, path)}{hint}"
        self.add(path, self.source.message(what, predicate), code)

    def not_among(self, path: Path, what: str, value: object, words: Iterable[object], hint: str = "") -> None:
        """Add the error of a value that is not one of some words; a hint says what to write instead."""
        texts = [word if isinstance(word, str) else in_json(word) for word in words]
        if not hint and isinstance(value, str):
            hint = suggestion(value, texts) or self.leads(path, value)
        code = Code.WRONG_VALUE if isinstance(value, str) else Code.WRONG_TYPE
        self.needs(path, what, joined(texts, "or"), value, code, hint)

    def missing(self, path: Path, what: str, names: Collection[str], example: str = "") -> None:
        """Add the error of an object without some keys; an example shows them."""
        message = f"needs {'the key' if len(names) == 1 else 'the keys'} {joined(names)}{self.source.such_as(example)}"
        self.add(path, self.source.message(what, message), Code.MISSING_KEY)

    def unknown(
        self, path: Path, what: str, known: Iterable[str], hint: str = "", takes: Takes = lambda key, value: False
    ) -> None:
        """Add the error of an unknown key, the last one of the path; a hint says what to write instead.

        `takes` tells which values the keys of the object may have.
        """
        message = self.source.unknown_key(path, what, hint or self._guess(path, known), takes)
        self.add(path, message, Code.UNKNOWN_KEY, at_key=True)

    def _guess(self, path: Path, known: Iterable[str]) -> str:
        """Return a guess at which key was meant, and what is allowed."""
        known, key = [*known][:_MAX_LISTED], path[-1]
        hint = suggestion(key, known) if isinstance(key, str) else ""
        return f"{hint or ';'} allowed: {', '.join(known)}{'' if hint else self.leads(path, str(key))}"

    def once(self, what: object, path: Path, message: str, code: Code, *, at_key: bool = False) -> None:
        """Add an error if the same thing was written before; the message says where."""
        first, where = self.first.setdefault(what, (self, path))
        if (first, where) != (self, path):
            place = first.source.place(where, is_elsewhere=first is not self)
            self.add(path, f"{message}; the first stands {place}", code, at_key=at_key)

    def advise(self, path: Path, advice: str) -> None:
        """Add advice to the problem of a value that could not be read, once more is known of what belongs there."""
        at = next((index for index, problem in enumerate(self.found) if problem.path == path), None)
        if at is not None:
            self.found[at] = attrs.evolve(self.found[at], message=f"{self.found[at].message}; {advice}")

    # -- questions

    def lacks(self, key: str, data: dict[str, Any], known: Collection[str]) -> bool:
        """Whether a key is missing, and no unknown one is likely to be meant: that is reported in its place."""
        return key not in data and all(other in known or meant(other, known) != key for other in data)

    def on_line(self, path: Path, words: str) -> str:
        """Return words such as `" (line {})"` with the line of a value; nothing where there are no lines."""
        line = self.source.line(path)
        return "" if line is None else words.format(line)
