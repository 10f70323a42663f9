"""Records of games as JSON Lines: a header, then an entry for each action. Parsing and writing.

The keys of an entry are the fields of `Played` and `Undone` in `engine.record`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Literal, TypeVar

import attrs

from viceroy.cardsets.card_set_form import CardSetForm
from viceroy.engine.events import Event
from viceroy.engine.frame.outcomes import Outcome
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.record import Entry, EventsDigest, GameRecord, Undone, too_much_undone
from viceroy.errors import BadFile, BadJson, Code, ImpossibleGame, Problem, Severity, check_type
from viceroy.formats.games import GAMES
from viceroy.messages import harmless
from viceroy.model.editions import Edition
from viceroy.text.file_kinds import another_kind, stated_kind
from viceroy.text.json_text import LIMITS, NO_JSON, JsonLine, Limits
from viceroy.text.source import FileText, Problems, Source, read_bytes
from viceroy.values import Count, NonEmptyText

RECORD_FORMAT: Literal["record/2"] = "record/2"
MAX_BYTES = 8 * 1024 * 1024
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
    """Return the first line of a record as plain data."""
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
    """Return the line of an entry as plain data."""
    data: dict[str, Any] = GAMES.write(entry, Entry)
    return data


def read_header(data: object, source: Source | None = None) -> GameRecord:
    """Return the record that a first line begins; problems are those of the source, by default of plain data.

    Raises `BadJson` with all that is wrong with the line, and `ImpossibleGame` where there can be no such game.
    """
    header = GAMES.read(data, Header, source)
    try:
        card_set = header.card_set.value()
    except ValueError as error:
        problems = Problems(source)
        problems.add(("card_set",), str(error))
        raise BadJson(problems.problems) from None
    rules = make_rules(header.players, header.edition, card_set, header.virtual_opponents)
    return GameRecord(header.viceroy, rules, header.seed, header.deal, header.check)


def read_entry(data: object, source: Source | None = None) -> Entry:
    """Return the entry of a line after the first. Raises `BadJson` with all that is wrong with it."""
    entry: Entry = GAMES.read(data, Entry, source)
    return entry


@attrs.frozen(eq=False)
class RecordText:
    """A record file as text, and the record in it.

    `record` goes as far as the lines are good; it is None where the first one is not. `size` is how many bytes of the
    `found` ones make it up: what follows was cut off while it was written, or is not good.
    """

    text: FileText
    record: GameRecord | None
    problems: tuple[Problem, ...]
    size: int
    found: int

    def problem(self, line: int, code: Code, message: str, severity: Severity = Severity.ERROR) -> Problem:
        """Return a problem of a line, with an excerpt."""
        return self.text.problem_at((line, 1), code, message, severity)


def read_record(path: str | os.PathLike[str]) -> tuple[GameRecord | None, tuple[Problem, ...]]:
    """Read a record file as far as it is good, and its problems; the record is None where nothing is good.

    A last line that was cut off is a warning, any other damage is an error. The steps are not verified; `replay` does.
    """
    text = read_record_text(path)
    return text.record, text.problems


def read_record_text(path: str | os.PathLike[str]) -> RecordText:
    """Read a record file, and keep its text for problems that show later."""
    check_type(path, str | os.PathLike, "a str or a PathLike for path")
    file = harmless(os.fsdecode(path) or ".")
    try:
        return parse_record(read_bytes(path, file=file, limit=MAX_BYTES), file=file)
    except BadFile as bad:
        return RecordText(FileText(file, ""), None, bad.problems, 0, 0)


def parse_record(data: bytes, *, file: str = "", limits: Limits = LIMITS) -> RecordText:
    """Parse the bytes of a record, as `read_record` does; the limits are those of a line."""
    text = FileText(file, data.decode("utf-8-sig", "replace"))
    reader = _Reader(text, limits)
    with suppress(BadFile):  # its problems are reported with the others
        reader.read(data)
        reader.problems.finish()
    return RecordText(text, reader.record(), reader.problems.problems, reader.size, len(data))


_NO_RECORD = "; is this the record of a game, as 'viceroy play --record FILE' keeps it?"
_T = TypeVar("_T")


class _Reader:
    """Parses line by line. The record ends before the first bad line; later lines are still checked for problems."""

    def __init__(self, text: FileText, limits: Limits) -> None:
        self.problems = Problems(text)
        self.size = 0
        self._text = text
        self._limits = limits
        self._header: GameRecord | None = None
        self._entries: list[Entry] = []
        self._standing: int | None = 0  # how many actions have not been taken back, None once that is not known

    def record(self) -> GameRecord | None:
        """Return the record up to the first bad line."""
        return None if self._header is None else attrs.evolve(self._header, entries=tuple(self._entries))

    def read(self, data: bytes) -> None:
        """Read all lines; what follows the last line break is one if it is whole."""
        if not data:
            self.problems.put(self._text.problem_at((1, 1), Code.EMPTY, "this file is empty"))
            return
        first, *others = _lines(data)
        while others and not others[-1].strip():
            others.pop()  # an empty last line, as some editors leave one
        try:
            self._header = self._value(first, 1, read_header)
        except BadJson as bad:
            if other := another_kind(stated_kind(self._text.text), ["record"]):
                self.problems.put(self._text.problem_at((1, 1), Code.WRONG_FORMAT, other))
            else:
                self._put(bad, hint=_NO_RECORD if bad.problems[0].code in NO_JSON else "")
            return
        except ImpossibleGame as error:
            message = f"there can be no such game: {error}"
            self.problems.put(self._text.problem_at((1, 1), Code.IMPOSSIBLE_GAME, message))
            return
        self.size = len(first)
        for number, line in enumerate(others, 2):
            self._read_entry(line, number)

    def _read_entry(self, line: bytes, number: int) -> None:
        try:
            entry = self._value(line, number, read_entry)
            self._count(entry, number)
        except BadJson as bad:
            if bad.problems[0].code in NO_JSON and not line.endswith(b"\n"):
                message = "this line was cut off while it was written; all before it stands"
                self.problems.put(self._text.problem_at((number, 1), Code.TORN, message, Severity.WARNING))
            else:
                self._standing = None
                self._put(bad)
            return
        if self._standing is not None:
            self._entries.append(entry)
            self.size += len(line)

    def _count(self, entry: Entry, number: int) -> None:
        """Count the actions in force after an entry; raises `BadJson` for an undo of more."""
        if self._standing is None:
            return
        if isinstance(entry, Undone):
            if entry.actions > self._standing:
                message = too_much_undone(entry, self._standing)
                raise BadJson([self._text.problem_at((number, 1), Code.NOTHING_TO_UNDO, message)])
            self._standing -= entry.actions
        else:
            self._standing += 1

    def _value(self, line: bytes, number: int, read: Callable[[object, Source], _T]) -> _T:
        """Parse and read a line; raises `BadJson` with the problems of the line, and what `read` raises."""
        source = JsonLine(self._text.file, number, line)
        return read(source.parse(self._limits), source)

    def _put(self, bad: BadJson, hint: str = "") -> None:
        for problem in bad.problems:
            self.problems.put(attrs.evolve(problem, message=f"{problem.message}{hint}"))


def _lines(data: bytes) -> list[bytes]:
    """Split at line feeds alone, which stay with their lines."""
    *whole, last = data.split(b"\n")
    return [line + b"\n" for line in whole] + ([last] if last else [])
