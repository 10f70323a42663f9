"""Files of games: lines of JSON, appended and never rewritten, after a line with the settings; and tables."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Self

import attrs

from viceroy._version import __version__
from viceroy.cardsets.loader import digest
from viceroy.errors import BadFile, BadJson, Code, Problem, RecordChanged, ViceroyError, extra
from viceroy.formats.games import GAMES
from viceroy.formats.studies import GameResult, GamesHeader
from viceroy.matches.match import Match
from viceroy.messages import harmless, joined, shown
from viceroy.text.json_text import JsonLine


def header_of(match: Match) -> GamesHeader:
    """Return the first line of the file of a match. The number of games is not in it: there may always be more."""
    return GamesHeader(
        viceroy=__version__,
        bots=match.lineups[0].names,
        editions=tuple(lineup.edition.name for lineup in match.lineups),
        card_set=match.card_set.id,
        digest=digest(match.card_set),
        seed=match.seed,
        virtual_opponents=match.virtual_opponents,
        seconds=match.seconds,
    )


class GamesFile:
    """A file of games that grows line by line, and is continued where it ends.

    Each line goes to the operating system at once, so that nothing is lost if the program is killed. A last line that
    was cut off is removed, and its game played again. Use it with `with`; `count` games are there at first.

    Raises `BadFile` if the file is damaged, `ViceroyError` if it holds other games, and `OSError`.
    """

    def __init__(self, path: str | os.PathLike[str], header: GamesHeader) -> None:
        self.path = Path(path)
        self._name = harmless(os.fspath(self.path))
        self._first = line_of(header)
        self.count = 0
        self.path.touch()
        self._size = self._good(header)
        self._stream = self.path.open("r+b", buffering=0)
        self._stream.truncate(self._size)
        if not self._size:
            self._write(self._first)

    def results(self, most: int) -> Iterator[GameResult]:
        """Yield the results that the file held when it was opened, at most `most`."""
        with self.path.open("rb") as lines:
            next(lines)
            for number in range(min(most, self.count)):
                yield self._result(next(lines), number)

    def append(self, result: GameResult) -> None:
        """Append the line of a game. Raises `RecordChanged` if another program has written to the file."""
        self._write(line_of(result))

    def _write(self, line: bytes) -> None:
        if self._stream.seek(0, os.SEEK_END) != self._size:
            raise RecordChanged(f"{self._name} has been changed by another program")
        self._stream.write(line)
        self._size += len(line)

    def _good(self, header: GamesHeader) -> int:
        """Count the games already in the file; return the size of its whole lines in bytes."""
        with self.path.open("rb") as lines:
            first = next(lines, b"")
            if not first.endswith(b"\n") and self._first.startswith(first):
                return 0  # new, or its first line was cut off
            self._check_header(first, header)
            size = len(first)
            for line in lines:
                if not line.endswith(b"\n") or not (line.strip() or lines.read().strip()):
                    break  # it was cut off, or nothing but empty lines follows
                self._result(line, self.count)
                self.count += 1
                size += len(line)
        return size

    def _check_header(self, line: bytes, wanted: GamesHeader) -> None:
        try:
            source = JsonLine(self._name, 1, line)
            found: GamesHeader = GAMES.read(source.parse(), GamesHeader, source)
        except BadJson as bad:
            raise _bad_file(bad.problems[0], "this is no file of games: ") from None
        names = [field.name for field in attrs.fields(GamesHeader) if field.name != "format"]
        other = [name for name in names if getattr(found, name) != getattr(wanted, name)]
        if other:
            told = (f"{name} {_text(getattr(found, name))}, not {_text(getattr(wanted, name))}" for name in other)
            raise ViceroyError(f"{self._name} holds other games: {joined(told)}; give those, or another file")

    def _result(self, line: bytes, index: int) -> GameResult:
        source = JsonLine(self._name, index + 2, line)
        try:
            result: GameResult = GAMES.read(source.parse(), GameResult, source)
        except BadJson as bad:
            raise _bad_file(bad.problems[0], "this is no game: ") from None
        if result.index != index:
            message = f"needs the game {index}, found {result.index}"
            raise _bad_file(source.problem(("index",), Code.WRONG_VALUE, message))
        return result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()


def line_of(value: GamesHeader | GameResult) -> bytes:
    """Return a line of a file of games."""
    return (json.dumps(GAMES.write(value), ensure_ascii=False) + "\n").encode()


def _bad_file(problem: Problem, prefix: str = "") -> BadFile:
    return BadFile([attrs.evolve(problem, message=f"{prefix}{problem.message}")])


def _text(value: object) -> str:
    """Return a value of the first line as people write it."""
    if isinstance(value, tuple):
        return joined(value)
    return "no limit" if value is None else shown(value) if isinstance(value, str) else str(value)


_ROWS = 10_000  # of a group that is written at once


@contextmanager
def parquet_table(path: str | os.PathLike[str]) -> Iterator[Callable[[GameResult], None]]:
    """Give what takes results one by one, and writes them into a new Parquet file: a row for each game.

    The columns are those of a line of a file of games; `faults` holds what each seat did wrong, null for nothing.
    Raises `MissingExtra` without pyarrow, and `OSError`.
    """
    with extra("parquet", "a Parquet table"):
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    schema = arrow.schema(
        {
            "index": arrow.int64(),
            "seed": arrow.int64(),
            "edition": arrow.string(),
            "bots": arrow.list_(arrow.string()),
            "totals": arrow.list_(arrow.int32()),
            "ranks": arrow.list_(arrow.int32()),
            "faults": arrow.list_(arrow.string()),
        }
    )
    rows: list[dict[str, Any]] = []
    with parquet.ParquetWriter(os.fspath(path), schema) as writer:

        def write() -> None:
            writer.write_table(arrow.Table.from_pylist(rows, schema))
            rows.clear()

        def add(result: GameResult) -> None:
            rows.append({name: getattr(result, name) for name in schema.names} | {"faults": _faults(result)})
            if len(rows) == _ROWS:
                write()

        yield add
        write()


def _faults(result: GameResult) -> list[str | None]:
    """Return the fault of each seat, None for none."""
    messages = {fault.seat: fault.message for fault in result.faults}
    return [messages.get(seat) for seat in range(len(result.bots))]
