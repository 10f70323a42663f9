"""Records of games as JSON, one object a line: the header, then an entry for each action; and files of them read."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeVar

import attrs

from viceroy.cardsets.card_set_form import CardSetForm
from viceroy.documents.faults import BadJson, Fault
from viceroy.engine.events import Event
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.record import Entry, EventsDigest, GameRecord, Outcome, Undone, too_much_undone
from viceroy.errors import BadFile, Code, ImpossibleGame, Problem, Severity, check_type
from viceroy.formats.games import GAMES
from viceroy.formats.json_text import NoJson, column_of, parsed
from viceroy.messages import harmless
from viceroy.model.editions import Edition
from viceroy.text.documents import read_bytes
from viceroy.text.nodes import Document, Problems
from viceroy.values import Count, NonEmptyText

RECORD_FORMAT: Literal["record/2"] = "record/2"
MOST_BYTES = 8 * 1024 * 1024
CHECK_DIGITS = 16


@attrs.frozen(kw_only=True)
class Header:
    """The first line of a record: how the game began."""

    format: Literal["record/2"] = RECORD_FORMAT
    """The name and version of this format."""
    viceroy: NonEmptyText
    """The version of the library that wrote the record."""
    edition: Edition
    card_set: CardSetForm
    players: tuple[NonEmptyText, ...]
    """The names of the players, by seat."""
    virtual_opponents: Count
    """How many virtual opponents play."""
    seed: int
    """The seed of the game."""
    deal: tuple[Outcome, ...]
    """What chance did in the setup."""
    check: EventsDigest


def check_of(events: Iterable[Event]) -> str:
    """Return the check of a step: the first 16 hexadecimal digits of the SHA-256 of its events.

    They are hashed as one JSON list in ASCII, without spaces, and with the keys of each object sorted.
    """
    data = json.dumps([GAMES.write(event, Event) for event in events], sort_keys=True, separators=(",", ":"))
    return sha256(data.encode("ascii")).hexdigest()[:CHECK_DIGITS]


def record_text(record: GameRecord) -> str:
    """Return a record as text: a line for the header, and one for each entry."""
    return "".join((header_line(record), *map(entry_line, record.entries)))


def header_line(record: GameRecord) -> str:
    """Return the first line of a record."""
    return _line(header_data(record))


def entry_line(entry: Entry) -> str:
    """Return the line of an entry."""
    return _line(entry_data(entry))


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def header_data(record: GameRecord) -> dict[str, Any]:
    """Return what the first line of a record says, as plain data."""
    rules = record.rules
    header = Header(
        viceroy=record.library,
        edition=rules.edition,
        card_set=CardSetForm.of(rules.card_set),
        players=rules.players,
        virtual_opponents=rules.virtual_opponents,
        seed=record.seed,
        deal=record.deal,
        check=record.check,
    )
    data: dict[str, Any] = GAMES.write(header)
    return data


def entry_data(entry: Entry) -> dict[str, Any]:
    """Return what the line of an entry says, as plain data."""
    data: dict[str, Any] = GAMES.write(entry, Entry)
    return data


def read_header(data: object) -> GameRecord:
    """Return the record that a first line begins.

    Raises `BadJson` with all that is wrong with the line, and `ImpossibleGame` where there can be no such game.
    """
    header = GAMES.read(data, Header)
    try:
        card_set = header.card_set.value()
    except ValueError as error:
        raise BadJson([Fault("$.card_set", str(error), keys=("card_set",))]) from None
    rules = make_rules(header.players, header.edition, card_set, header.virtual_opponents)
    return GameRecord(header.viceroy, rules, header.seed, header.deal, header.check)


def read_entry(data: object) -> Entry:
    """Return the entry of a line after the first. Raises `BadJson` with all that is wrong with it."""
    entry: Entry = GAMES.read(data, Entry)
    return entry


_T = TypeVar("_T")


@attrs.frozen(eq=False)
class RecordText:
    """A record file as text, and what it says.

    `record` goes as far as the lines are good; it is None where the first one is not. `size` is how many bytes of the
    `found` ones make it up: what follows was cut off while it was written, or is not good.
    """

    document: Document
    record: GameRecord | None
    problems: tuple[Problem, ...]
    size: int
    found: int

    def problem(self, line: int, code: Code, message: str, severity: Severity = Severity.ERROR) -> Problem:
        """Return a problem of a line, with an excerpt."""
        return self.document.problem((line, 1), code, message, severity)


def read_record(path: str | os.PathLike[str]) -> tuple[GameRecord | None, tuple[Problem, ...]]:
    """Read a record file as far as it is good, and what is wrong with it; the record is None where nothing is good.

    A last line that was cut off is a warning, any other damage is an error. The steps are not verified; `replay` does.
    """
    text = read_record_text(path)
    return text.record, text.problems


def read_record_text(path: str | os.PathLike[str]) -> RecordText:
    """Read a record file, and keep its text for problems that show later."""
    check_type(path, str | os.PathLike, "a str or a PathLike for path")
    file = harmless(os.fsdecode(path))
    try:
        return parse_record(read_bytes(path, file=file, most=MOST_BYTES), file=file)
    except BadFile as bad:
        return RecordText(Document(file, ""), None, bad.problems, 0, 0)


def parse_record(data: bytes, *, file: str) -> RecordText:
    """Read a record at hand, as `read_record` does."""
    document = Document(file, data.decode("utf-8", "replace"))
    reader = _Reader(Problems(document))
    with suppress(BadFile):  # its problems are reported with the others
        reader.read(data)
        reader.problems.finish()
    return RecordText(document, reader.record(), tuple(reader.problems.problems), reader.size, len(data))


_NO_RECORD = "; is this the record of a game, as 'viceroy play --record FILE' keeps it?"


class _Mistake(NamedTuple):
    column: int
    code: Code
    message: str


class _BadLine(Exception):  # noqa: N818 - a name that reads as what happened
    """A line cannot be read; `is_json` says that it is JSON, and so was not cut off."""

    def __init__(self, *mistakes: _Mistake, is_json: bool = True) -> None:
        super().__init__()
        self.mistakes = mistakes
        self.is_json = is_json


class _Reader:
    """Reads line after line. After the first bad one the record grows no more; what else is wrong is still reported."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.size = 0
        self._header: GameRecord | None = None
        self._entries: list[Entry] = []
        self._standing: int | None = 0  # how many actions have not been taken back, None once that is not known

    def record(self) -> GameRecord | None:
        """Return what stands."""
        return None if self._header is None else attrs.evolve(self._header, entries=tuple(self._entries))

    def read(self, data: bytes) -> None:
        """Read all lines; what follows the last line break is one if it is whole."""
        if not data:
            self.problems.error((1, 1), Code.EMPTY, "this file is empty")
            return
        first, *others = _lines(data)
        try:
            self._header = _read_line(first, read_header)
        except _BadLine as bad:
            self._report(bad, 1, "" if bad.is_json else _NO_RECORD)
            return
        self.size = len(first)
        for number, line in enumerate(others, 2):
            self._read_entry(line, number)

    def _read_entry(self, line: bytes, number: int) -> None:
        try:
            entry = _read_line(line, read_entry)
            self._count(entry)
        except _BadLine as bad:
            if bad.is_json or line.endswith(b"\n"):
                self._standing = None
                self._report(bad, number)
            else:
                message = "this line was cut off while it was written; all before it stands"
                self.problems.warning((number, 1), Code.TORN, message)
            return
        if self._standing is not None:
            self._entries.append(entry)
            self.size += len(line)

    def _count(self, entry: Entry) -> None:
        if self._standing is None:
            return
        if isinstance(entry, Undone):
            if entry.actions > self._standing:
                message = too_much_undone(entry, self._standing)
                raise _BadLine(_Mistake(1, Code.NOTHING_TO_UNDO, message))
            self._standing -= entry.actions
        else:
            self._standing += 1

    def _report(self, bad: _BadLine, number: int, hint: str = "") -> None:
        for mistake in bad.mistakes:
            self.problems.error((number, mistake.column), mistake.code, f"{mistake.message}{hint}")


def _lines(data: bytes) -> list[bytes]:
    """Split at line feeds alone, which stay with their lines."""
    *whole, last = data.split(b"\n")
    return [line + b"\n" for line in whole] + ([last] if last else [])


def _read_line(line: bytes, read: Callable[[object], _T]) -> _T:
    """Return what a line says. Raises `_BadLine`."""
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        column = len(line[: error.start].decode()) + 1
        mistake = _Mistake(column, Code.NOT_TEXT, f"byte 0x{line[error.start]:02X} is not UTF-8")
        raise _BadLine(mistake, is_json=False) from None
    data = _parsed(text)
    try:
        return read(data)
    except ImpossibleGame as error:
        raise _BadLine(_Mistake(1, Code.IMPOSSIBLE_GAME, f"there can be no such game: {error}")) from None
    except BadJson as bad:
        raise _BadLine(
            *(
                _Mistake(column_of(text, fault.keys, at_key=fault.at_key), _code_of(fault), fault.message)
                for fault in bad.faults
            )
        ) from None


def _code_of(fault: Fault) -> Code:
    return Code.WRONG_FORMAT if fault.path == "$.format" else fault.code


def _parsed(text: str) -> object:
    try:
        return parsed(text)
    except NoJson as bad:
        raise _BadLine(_Mistake(bad.column, Code.JSON_SYNTAX, bad.reason), is_json=False) from None
