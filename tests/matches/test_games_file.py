"""Files of games: continued where they end, mended where they were cut off, refused where they hold something else."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path

import attrs
import pytest

from golden import MATCH, RESULTS
from viceroy.errors import BadFile, RecordChanged, ViceroyError
from viceroy.matches.games_file import GamesFile, header_of, line_of

HEADER = header_of(MATCH)
WHOLE = b"".join(line_of(line) for line in (HEADER, *RESULTS))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_file_grows_and_is_continued(path: Path) -> None:
    with GamesFile(path, HEADER) as file:
        assert (file.count, [*file.results(9)]) == (0, [])
        file.append(RESULTS[0])
    with GamesFile(path, HEADER) as file:
        assert (file.count, [*file.results(9)]) == (1, [RESULTS[0]])
        file.append(RESULTS[1])
        file.append(RESULTS[2])
    assert path.read_bytes() == WHOLE
    with GamesFile(path, HEADER) as file:
        assert [*file.results(2)] == [*RESULTS[:2]]


def test_a_file_that_was_cut_off_anywhere_is_mended(path: Path) -> None:
    """Killed at any byte: the whole lines are kept, the rest is written again, and no game is lost or there twice."""
    for size in range(0, len(WHOLE), 7):
        path.write_bytes(WHOLE[:size])
        with GamesFile(path, HEADER) as file:
            assert [*file.results(9)] == [*RESULTS[: max(0, WHOLE[:size].count(b"\n") - 1)]]
            for result in RESULTS[file.count :]:
                file.append(result)
        assert path.read_bytes() == WHOLE


@pytest.mark.parametrize("ending", [b"\n", b"\r\n", b"  \n\n"])
def test_a_byte_order_mark_and_empty_last_lines_are_skipped(path: Path, ending: bytes) -> None:
    begun = BOM_UTF8 + WHOLE[: WHOLE.rindex(b"\n", 0, -1) + 1]
    path.write_bytes(begun + ending)
    with GamesFile(path, HEADER) as file:
        assert [*file.results(9)] == [*RESULTS[:-1]]
        file.append(RESULTS[-1])
    assert path.read_bytes() == BOM_UTF8 + WHOLE


def test_games_behind_an_empty_line_are_not_cut_off(path: Path) -> None:
    header, *games = WHOLE.splitlines(keepends=True)
    content = header + b"\n" + b"".join(games)
    path.write_bytes(content)
    with pytest.raises(BadFile, match=":2:1: this is no game"):
        GamesFile(path, HEADER)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 8}, "seed 7, not 8"),
        ({"seed": 8, "bots": ("greedy", "greedy")}, "bots greedy and random, not greedy and greedy and seed 7, not 8"),
        ({"seconds": 5.0}, "seconds no limit, not 5.0"),
        ({"viceroy": "9.9"}, "not '9.9'"),
    ],
)
def test_other_settings_are_refused(path: Path, change: dict[str, object], told: str) -> None:
    path.write_bytes(WHOLE)
    with pytest.raises(ViceroyError, match="holds other games") as bad:
        GamesFile(path, attrs.evolve(HEADER, **change))  # type: ignore[arg-type] # each change has its type
    assert told in str(bad.value)
    assert path.read_bytes() == WHOLE


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"seed,totals\n1,2\n", "is no file of games"),
        (b'{"format": "record/2"}\n', "is no file of games"),
        (b"\xff\xfe\n", "is no file of games"),
        (WHOLE.replace(b'"index": 1', b'"index": 2'), ":3:11: needs the game 1, found 2"),
        (WHOLE.replace(b'"ranks": [1, 2]', b'"ranks": [1, 9]', 1), ":2:89: this is no game"),
    ],
)
def test_what_is_no_file_of_games_is_refused(path: Path, content: bytes, told: str) -> None:
    path.write_bytes(content)
    with pytest.raises(BadFile) as bad:
        GamesFile(path, HEADER)
    assert told in str(bad.value)
    assert path.read_bytes() == content


def test_two_programs_cannot_write_to_one_file(path: Path) -> None:
    with GamesFile(path, HEADER) as one, GamesFile(path, HEADER) as other:
        one.append(RESULTS[0])
        with pytest.raises(RecordChanged, match="changed by another program"):
            other.append(RESULTS[0])
    assert path.read_bytes() == b"".join(line_of(line) for line in (HEADER, RESULTS[0]))
