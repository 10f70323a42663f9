"""Golden files: what was once written is read, and written again to the same bytes; numbers and texts in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from test_json_schemas import snake

import viceroy
from effort import PROFILE
from golden import FILES, FOLDER, GAMES, MATCH, RECORD, RESULTS, standings_of
from recorded import played, started
from viceroy import dumps, loads
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.record import GameRecord
from viceroy.engine.tasks import EndGame, PlaceFirstCards, Task
from viceroy.errors import BadJson
from viceroy.formats.games import GAMES as FORMS
from viceroy.formats.records import parse_record, record_text
from viceroy.formats.studies import GamesHeader
from viceroy.matches.games_file import GamesFile, line_of
from viceroy.resources import shipped_schemas
from viceroy.sessions.replay import replay

# -- golden -----------------------------------------------------------------------------------------------------------
# Golden files: what was once written is read, and written again to the same bytes.
#
# Where one of these tests fails, a format has changed. If that was meant, it needs a new number: docs/json-formats.md
# says how that is done. Golden files are never written anew.

CHANGED = "this format has changed: mend the code, or raise the version as docs/json-formats.md tells"

every_file = pytest.mark.parametrize("name", FILES)


def lines_of(name: str) -> list[str]:
    return (FOLDER / name).read_text("utf-8").splitlines()


@every_file
def test_what_was_written_is_read_and_written_again(name: str) -> None:
    """A text of this version, kept in a file, is good for every later library of this format, down to the last byte."""
    written_as = "/".join(name.removesuffix(".jsonl").rsplit("-", 1))
    for line in lines_of(name):
        assert json.loads(line)["format"] == written_as, CHANGED
        assert dumps(loads(line)) == line, CHANGED


def faults_in(name: str) -> list[str]:
    validator = shipped_validator(name.removesuffix(".jsonl").rsplit("-", 1)[0])
    return [
        f"line {number}, {fault.json_path}: {fault.message}"
        for number, line in [*enumerate(lines_of(name), start=1)][:: 1 if PROFILE == "exhaustive" else 9]
        for fault in validator.iter_errors(json.loads(line))
    ]


@pytest.mark.parametrize("name", [*FILES, RECORD, GAMES])
def test_what_was_written_keeps_to_the_schema(name: str) -> None:
    assert faults_in(name) == [], CHANGED


def golden_record() -> GameRecord:
    read = parse_record((FOLDER / RECORD).read_bytes(), file=RECORD)
    assert read.record is not None, CHANGED
    assert read.problems == (), CHANGED
    return read.record


def test_a_record_is_read_and_written_again() -> None:
    """The record of a game is one text of many lines, and good for every later library down to the last byte."""
    assert record_text(golden_record()) == (FOLDER / RECORD).read_text("utf-8"), CHANGED


def test_a_record_still_holds() -> None:
    """A game that was recorded once goes the same way in every later library, unless a rule was mended meanwhile."""
    *_, last = replay(golden_record())
    assert last.step.state.is_over, (
        "where a rule was mended on purpose, let this test look at a record that was made since"
    )


WITHOUT = {"score-sheet", "position", "rules-suite", "lesson", "page-question", "page-answers", "table-messages"}


def test_every_format_has_a_golden_file() -> None:
    """No format can change unseen. What people write has examples; the page comes with the Python that answers it."""
    formats = {name.rsplit("-", 1)[0] for name in (*FILES, RECORD, GAMES)}
    assert formats == set(shipped_schemas()) - WITHOUT
    assert sorted(path.name for path in FOLDER.glob("*.jsonl")) == sorted((*FILES, RECORD, GAMES))


def test_a_file_of_games_is_read_and_written_again(tmp_path: Path) -> None:
    """Its lines are good for every later library, down to the last byte."""
    text = (FOLDER / GAMES).read_bytes()
    lines = [json.loads(line) for line in text.splitlines()]
    header: GamesHeader = FORMS.read(lines[0], GamesHeader)
    (tmp_path / GAMES).write_bytes(text)
    with GamesFile(tmp_path / GAMES, header) as file:
        results = tuple(file.results(len(lines)))
    assert results == RESULTS, CHANGED
    assert b"".join(line_of(line) for line in (header, *results)) == text, CHANGED


def tagged(data: Any, tag: str) -> Iterator[str]:
    """Yield the kind of everything that has a tag, however deep it lies."""
    if isinstance(data, list):
        for one in data:
            yield from tagged(one, tag)
    if isinstance(data, dict):
        if isinstance(data.get(tag), str):
            yield data[tag]
        for one in data.values():
            yield from tagged(one, tag)


def kinds_in(*names: str, tag: str) -> set[str]:
    texts = (line for name in names for line in lines_of(name))
    return {kind for text in texts for kind in tagged(json.loads(text), tag)}


def test_every_kind_of_action_is_in_a_golden_file() -> None:
    assert kinds_in("action-2.jsonl", tag="action") == {snake(cls) for cls in get_args(Action)}


def test_every_kind_of_event_is_in_a_golden_file() -> None:
    assert kinds_in("event-2.jsonl", tag="event") == {snake(cls) for cls in get_args(Event)}


def test_every_task_that_can_wait_is_in_a_golden_file() -> None:
    """No task can change its form unseen; two of them never wait, since they ask nothing before they are done."""
    waiting = set(get_args(Task)) - {PlaceFirstCards, EndGame}
    assert kinds_in("game-state-2.jsonl", tag="task") == {snake(cls) for cls in waiting}
    assert {"hidden_tuck", "hidden_tucks"} < kinds_in("game-view-2.jsonl", tag="task")


# -- numbers ----------------------------------------------------------------------------------------------------------
# Numbers that are no whole ones, in documents that measure something.


def document() -> dict[str, Any]:
    return viceroy.to_data(standings_of(MATCH, RESULTS))


def test_a_whole_number_is_good_where_any_number_is() -> None:
    """Programs in other languages write 1 where this one writes 1.0."""
    data = document()
    data["bots"][0]["rank"] = 1
    rank = viceroy.from_data(data).bots[0].rank
    assert (rank, type(rank)) == (1.0, float)


@pytest.mark.parametrize(
    "wrong",
    ["1", True, None, [1.5], float("inf"), float("nan"), 10**400],
    ids=["text", "flag", "nothing", "list", "infinite", "nan", "huge"],
)
def test_what_is_no_number_is_refused(wrong: object) -> None:
    data = document()
    data["bots"][0]["rank"] = wrong
    with pytest.raises(BadJson, match=r"\$\.bots\[0\]\.rank: needs a number"):
        viceroy.from_data(data)


# -- texts ------------------------------------------------------------------------------------------------------------
# Everything that has a format goes through one pair of functions: `dumps` and `loads`.


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
