"""Parquet tables: the results of games for programs that analyze data, a row for each game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from viceroy.errors import extra
from viceroy.formats.studies import GameResult

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
    """Return what each seat did wrong."""
    messages = {fault.seat: fault.message for fault in result.faults}
    return [messages.get(seat) for seat in range(len(result.bots))]
