"""Everything that has a format goes through one pair of functions: `dumps` and `loads`."""

from __future__ import annotations

import pytest

import viceroy
from recorded import played, started


def random_record(seed: int) -> viceroy.GameRecord:
    session, rng = started(seed)
    played(session, rng, undo=0.1)
    return session.record


@pytest.mark.parametrize("seed", range(4))
def test_a_record_is_read_from_its_text(seed: int) -> None:
    record = random_record(seed)
    text = viceroy.dumps(record)
    assert viceroy.loads(text) == record
    assert viceroy.loads(text, expect=viceroy.GameRecord) == record
    assert viceroy.dumps(viceroy.loads(text)) == text


def test_a_record_that_is_not_whole_is_refused_with_its_line() -> None:
    text = viceroy.dumps(random_record(1))
    lines = text.count("\n")
    with pytest.raises(viceroy.BadJson, match=f"line {lines}, column"):
        viceroy.loads(text[:-9])
    with pytest.raises(viceroy.BadJson, match="line 1, column"):
        viceroy.loads(text.replace('"seed"', '"sead"', 1))


def test_a_record_without_end_is_refused_at_once() -> None:
    """The size of a text is bounded; letters that no file can hold are refused like any other fault."""
    with pytest.raises(viceroy.BadJson, match="at most"):
        viceroy.loads('{"format": "record/2"' + " " * 9_000_000)
    with pytest.raises(viceroy.BadJson):
        viceroy.loads('{"format": "record/2", "\ud800"')
