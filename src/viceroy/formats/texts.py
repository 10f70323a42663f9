"""Everything that has a format, as text and back: JSON values, and records of games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from viceroy.engine.record import GameRecord
from viceroy.formats import codec, wire
from viceroy.formats.faults import BadJson, Fault
from viceroy.formats.recordlines import record_text
from viceroy.formats.recordtexts import MOST_BYTES, parse_record
from viceroy.model.cards import CardSet

_RECORD = '{"format": "record/1"'  # how the first line of each record begins


def dumps(value: object) -> str:
    """Return a value as text: one JSON object that names its format; for a `GameRecord` one object a line (`record/1`).

    Raises `TypeError` for what has no format.

    >>> from viceroy.engine.actions import Pass
    >>> dumps(Pass(0))
    '{"format": "action/1", "action": "pass", "seat": 0}'
    """
    return record_text(value) if isinstance(value, GameRecord) else codec.dumps(value)


def loads(text: str | bytes, card_sets: Iterable[CardSet] = ()) -> Any:
    """Return the value that a text was written from; `card_sets` are sets that a state or a view may name.

    Raises `BadJson`, with all that is wrong, where the text is not exactly what `dumps` writes. Record files, whose
    last line may be cut off, are better read with `read_record`.

    >>> loads('{"format": "action/1", "action": "pass", "seat": 0}')
    Pass(seat=0)
    """
    start = text[: len(_RECORD)]
    if start not in (_RECORD, _RECORD.encode()):
        return wire.loads(text, card_sets)
    return _record(text.encode(errors="surrogatepass") if isinstance(text, str) else text)


def _record(data: bytes) -> GameRecord:
    if len(data) > MOST_BYTES:
        raise BadJson([Fault("$", f"a record has at most {MOST_BYTES} bytes, found {len(data)}")])
    read = parse_record(data, file="record")
    if read.problems or read.record is None:
        told = (f"line {problem.line}, column {problem.column}: {problem.message}" for problem in read.problems)
        raise BadJson([Fault("$", message) for message in told])
    return read.record
