"""Record files: what is written can be read, what is torn costs a line, and damage is reported with its place."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs
import pytest

import viceroy
from any_laws import lively_set
from bad_files import HOSTILE, Hostile
from effort import PROFILE, tries
from recorded import played, started
from viceroy.engine.actions import Pass
from viceroy.engine.frame.outcomes import Drawn, Shuffled
from viceroy.engine.record import GameRecord, Played, Undone
from viceroy.errors import BadFile, BadJson, Code, RecordChanged, Severity
from viceroy.formats import records
from viceroy.formats.records import (
    MAX_BYTES,
    RecordText,
    check_of,
    entry_data,
    entry_line,
    header_data,
    parse_record,
    read_entry,
    read_header,
    read_record,
    record_text,
)
from viceroy.model.cards import CardSet
from viceroy.model.tokens import Color
from viceroy.sessions.replay import RecordFile
from viceroy.sessions.session import Session
from viceroy.text.json_text import column_of

CHECK = "0123456789abcdef"


def short(entries: int = 6) -> GameRecord:
    """A record of a few lines: the first choice is taken back, and made again."""
    session = Session.start(("Ada", "Ben"), seed=7, edition="french")
    rng = random.Random(7)
    played(session, rng, most=1)
    session.undo()
    played(session, rng, most=entries - 2)
    return session.record


def parsed(data: bytes) -> RecordText:
    return parse_record(data, file="game.jsonl")


def codes(text: RecordText) -> list[tuple[int, Code]]:
    return [(problem.line, problem.code) for problem in text.problems]


# -- what is written --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_a_record_is_read_as_it_was_written(tmp_path: Path, seed: int) -> None:
    """Whole games of every kind: the file says what the session says, and both give the same text again."""
    path = tmp_path / "game.jsonl"
    session, rng = started(seed, path=path)
    played(session, rng, undo=0.2)
    assert read_record(path) == (session.record, ())
    assert path.read_text(encoding="utf-8") == record_text(session.record)


def test_each_line_is_written_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session, rng = started(4, path=path)
    for _ in range(20):
        before = path.read_bytes()
        played(session, rng, most=1, undo=0.3)
        now = path.read_bytes()
        assert now[: len(before)] == before
        assert now.count(b"\n") == before.count(b"\n") + 1
        assert now.decode() == record_text(session.record)


def test_the_lines_of_a_record() -> None:
    """The header says all that the game needs; a line is an action, or how many were taken back."""
    record = short()
    header, *lines = map(json.loads, record_text(record).splitlines())
    assert list(header) == [
        "format", "viceroy", "edition", "card_set", "players", "virtual_opponents", "seed", "deal", "check",
    ]  # fmt: skip
    assert (header["format"], header["viceroy"], header["seed"]) == ("record/2", viceroy.__version__, 7)
    assert (header["players"], header["edition"]["name"]) == (["Ada", "Ben"], "french")
    assert len(header["card_set"]["characters"]) == 64
    assert [sorted(order["order"]) for order in header["deal"][2:]] == [list(range(1, 65)), list(range(65, 89))]
    assert list(lines[0]) == ["action", "chance", "check"]
    assert lines[1] == {"undo": 1}


def test_a_check_is_a_hash_of_the_events() -> None:
    """A program in another language can work it out: SHA-256 of the events in JSON, keys sorted, without spaces."""
    text = b'[{"event":"turn_started","turn":3},{"event":"passed","seat":1}]'
    assert check_of((viceroy.events.TurnStarted(3), viceroy.events.Passed(1))) == sha256(text).hexdigest()[:16]


def test_outcomes_are_read_as_they_were_written() -> None:
    for outcome in (
        Shuffled((3, 1, 2)),
        Shuffled((Color.RED, Color.BLUE, Color.RED)),
        Shuffled(()),
        Drawn(0, 1),
        Drawn(3, 20),
    ):
        entry = Played(Pass(0), (outcome,), CHECK)
        assert read_entry(json.loads(entry_line(entry))) == entry


# -- torn -------------------------------------------------------------------------------------------------------------


def test_a_record_cut_off_at_any_byte_stands_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    record = short(12)
    header = attrs.evolve(record, entries=())
    monkeypatch.setattr(records, "read_header", lambda *_: header)  # a short first line stands for all the cards
    data = b'{"format": "record/2"}\n' + "".join(map(entry_line, record.entries)).encode()
    ends = [index + 1 for index, byte in enumerate(data) if byte == 10]
    for cut in range(len(data) + 1):
        text = parsed(data[:cut])
        whole = sum(end <= cut + 1 for end in ends)  # a line is whole without its line break, too
        if not whole:
            assert (text.record, len(text.problems), text.size) == (None, 1, 0)
            continue
        is_torn = cut not in ends and cut + 1 not in ends
        assert text.record == attrs.evolve(record, entries=record.entries[: whole - 1])
        assert codes(text) == ([(whole + 1, Code.TORN)] if is_torn else [])
        assert text.size == (ends[whole - 1] if is_torn else cut)


def test_a_record_cut_off_in_its_first_line_is_none() -> None:
    """The cards are not all there, so nothing can be played."""
    data = record_text(short()).encode()
    for cut in range(0, data.index(b"\n"), 97):
        text = parsed(data[:cut])
        assert (text.record, text.size) == (None, 0)
        (problem,) = text.problems
        assert problem.code in ((Code.JSON_SYNTAX, Code.NOT_TEXT) if cut else (Code.EMPTY,))


def test_a_torn_line_is_a_warning(tmp_path: Path) -> None:
    """The game goes on from before it; nothing else is lost."""
    path = tmp_path / "game.jsonl"
    data = record_text(short()).encode()
    path.write_bytes(data[:-10])
    session = Session.load(path)
    (warning,) = session.warnings
    assert (warning.severity, warning.code, warning.line, warning.column) == (Severity.WARNING, Code.TORN, 7, 1)
    assert "cut off while it was written" in str(warning)
    assert session.record.entries == short().entries[:-1]


@pytest.mark.parametrize("tail", [b"", b'{"action": {"acti', b"\0\0\0\0\0\0", b"\xff\xfe", b"{"])
def test_going_on_cuts_the_torn_tail_first(tmp_path: Path, tail: bytes) -> None:
    path = tmp_path / "game.jsonl"
    data = record_text(short()).encode()
    path.write_bytes(data + tail)
    session = Session.load(path)
    assert path.read_bytes() == data + tail  # loading alone writes nothing
    played(session, random.Random(1), most=3)
    assert path.read_bytes().startswith(data)
    assert read_record(path) == (session.record, ())


def test_going_on_after_a_last_line_without_a_line_break(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    data = record_text(short()).encode()
    path.write_bytes(data[:-1])
    session = Session.load(path)
    assert (session.record, session.warnings) == (short(), ())
    played(session, random.Random(1), most=3)
    assert path.read_bytes().startswith(data)
    assert read_record(path) == (session.record, ())


def test_a_killed_program_leaves_a_good_record(tmp_path: Path) -> None:
    """A process that ends without any farewell, in the middle of a game, has written all that was done."""
    path = tmp_path / "game.jsonl"
    code = (
        "import os, viceroy\n"
        "from viceroy.sessions.session import Session\n"
        f"session = Session.start(2, seed=7, path={str(path)!r})\n"
        "bot = viceroy.RandomBot(7)\n"
        "for _ in range(30):\n"
        "    session.do(bot.choose(session.legal_actions(viceroy.to_act(session.state)[0])))\n"
        "os._exit(1)\n"
    )
    environment = {"PYTHONPATH": str(Path(viceroy.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=False, timeout=60)
    assert done.returncode == 1
    assert len(Session.load(path).actions) == 30


# -- keeping files ----------------------------------------------------------------------------------------------------


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(FileExistsError):
        Session.start(2, seed=7, path=path)
    with pytest.raises(FileExistsError):
        Session.start(2, seed=7).save(path)
    assert path.read_text(encoding="utf-8") == "precious"


def test_saving_writes_all_and_goes_on_there(tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    session, rng = started(4, path=old)
    played(session, rng, most=10)
    kept = session.record
    session.save(new)
    played(session, rng, most=10)
    assert read_record(old) == (kept, ())
    assert read_record(new) == (session.record, ())


def test_a_file_that_somebody_else_has_changed_is_left_alone(tmp_path: Path) -> None:
    """Two programs on one record would spoil it: the second notices, and its game does not move on."""
    path = tmp_path / "game.jsonl"
    session, rng = started(4, path=path)
    other = Session.load(path)
    played(session, rng, most=1)
    before = path.read_bytes()
    state = other.state
    with pytest.raises(RecordChanged, match="has been changed by another program"):
        played(other, random.Random(5), most=1)
    assert (other.state, other.record.entries, path.read_bytes()) == (state, (), before)


def test_where_nothing_can_be_written_nothing_happens(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session.start(2, seed=7, path=path)
    before = session.state
    path.unlink()
    with pytest.raises(OSError, match=r"game\.jsonl"):
        session.do(session.legal_actions(0)[0])
    assert (session.state, session.actions) == (before, ())
    session.save(path)
    session.do(session.legal_actions(0)[0])
    assert read_record(path) == (session.record, ())


@pytest.mark.parametrize("seed", range(4))
def test_a_loaded_session_is_the_session(tmp_path: Path, seed: int) -> None:
    """State, history, what can be taken back, and how it goes on: as if the program had never ended."""
    path = tmp_path / "game.jsonl"
    session, rng = started(seed, path=path)
    played(session, rng, most=60, undo=0.2)
    loaded = Session.load(path)
    assert (loaded.state, loaded.events, loaded.history) == (session.state, session.events, session.history)
    assert (loaded.record, loaded.actions, loaded.undoable) == (session.record, session.actions, session.undoable)
    assert (loaded.why_no_undo, loaded.warnings) == (session.why_no_undo, ())
    session.save(tmp_path / "other.jsonl")
    assert played(loaded, random.Random(9), undo=0.2) == played(session, random.Random(9), undo=0.2)
    assert path.read_bytes() == (tmp_path / "other.jsonl").read_bytes()


# -- damaged ----------------------------------------------------------------------------------------------------------


def changed(line: int, change: Callable[[dict[str, Any]], object]) -> bytes:
    """Write the short record with one line changed, counted from 1."""
    lines = record_text(short()).splitlines()
    data = json.loads(lines[line - 1])
    lines[line - 1] = json.dumps(change(data) or data, ensure_ascii=False)
    return "".join(f"{one}\n" for one in lines).encode()


def told(data: bytes) -> tuple[int, int, Code, str]:
    (problem,) = parsed(data).problems
    return problem.line, problem.column, problem.code, problem.message


KEY, TYPE, VALUE = Code.MISSING_KEY, Code.WRONG_TYPE, Code.WRONG_VALUE


@pytest.mark.parametrize(
    ("change", "code", "message"),
    [
        (lambda line: line.pop("check") and None, KEY, "needs the key check"),
        (
            lambda line: line.update(chanse=[]),
            Code.UNKNOWN_KEY,
            "unknown key 'chanse'; did you mean 'chance'? allowed: action, chance, check",
        ),
        (lambda line: line.update(check="0123"), VALUE, 'needs 16 hexadecimal digits, found "0123"'),
        (
            lambda line: line.update(check=CHECK.upper()),
            VALUE,
            f"needs 16 hexadecimal digits, found \"{CHECK.upper()}\"; did you mean '{CHECK}'?",
        ),
        (lambda line: line.update(check=16), TYPE, "needs 16 hexadecimal digits, found 16"),
        (lambda line: line.update(chance=None), TYPE, "needs a list, found null"),
        (lambda line: line.update(chance=[{"number": 3}]), KEY, "needs the key below"),
        (
            lambda line: line.update(chance=[{"number": 3, "below": 0}]),
            VALUE,
            "needs a whole number of at least 1, found 0",
        ),
        (
            lambda line: line.update(chance=[{"number": 2.0, "below": 3}]),
            TYPE,
            "needs a whole number of at least 0, found 2.0; did you mean 2?",
        ),
        (lambda line: line.update(chance=[{"order": [0]}]), VALUE, "needs a whole number of at least 1, found 0"),
        (
            lambda line: line.update(chance=[{"order": ["pink"]}]),
            VALUE,
            'needs blue, red, green or yellow, found "pink"',
        ),
        (lambda line: line["action"].update(seat=True), TYPE, "needs a whole number, found true"),
        (lambda line: {"undo": 0}, VALUE, "needs a whole number of at least 1, found 0"),
        (
            lambda line: {"undo": 1, "check": CHECK},
            Code.UNKNOWN_KEY,
            "unknown key 'check'; check and undo exclude each other: leave one out",
        ),
        (lambda line: ["undo", 1], TYPE, "needs an object, found a list"),
    ],
)  # fmt: skip
def test_a_damaged_line_is_told_and_what_stands_before_it_stands(change: Any, code: Code, message: str) -> None:
    text = parsed(changed(4, change))
    assert [(problem.line, problem.code, problem.message) for problem in text.problems] == [(4, code, message)]
    assert text.record == attrs.evolve(short(), entries=short().entries[:2])


def test_the_caret_stands_under_the_value() -> None:
    """A line of a record is long, so problems give the column too."""
    data = changed(4, lambda line: line["action"].update(seat="0"))
    (problem,) = parsed(data).problems
    line, caret = problem.excerpt.splitlines()
    assert line[caret.index("^") :].startswith('"0"')
    assert problem.column == data.splitlines()[3].index(b'"0"') + 1


@pytest.mark.parametrize("key", ["chanse", "χάος"])
def test_an_unknown_key_is_reported_where_it_stands(key: str) -> None:
    data = changed(4, lambda line: line["action"].update({key: 1}) or line.update({key: [2]}))
    line = data.decode().splitlines()[3]
    columns = {problem.column for problem in parsed(data).problems}
    assert columns == {at.start() + 1 for at in re.finditer(f'"{key}"', line)}
    assert len(columns) == 2


def test_everything_wrong_is_told_at_once() -> None:
    lines = record_text(short()).splitlines()
    lines[2] = '{"action": {"action": "pass", "seat": "0"}}'
    lines[4] = "oops"
    text = parsed("\n".join(lines).encode() + b"\n")
    assert sorted(codes(text)) == [(3, Code.MISSING_KEY), (3, Code.WRONG_TYPE), (5, Code.JSON_SYNTAX)]
    assert text.record == attrs.evolve(short(), entries=short().entries[:1])


_NO_JSON = "this line is no JSON: Expecting value"


def test_a_file_of_another_kind_is_no_record() -> None:
    """One that says what it is gets the command that reads it."""
    message = "this is a score sheet, and the record of a game is needed here; 'viceroy score FILE' reads it"
    assert told(b"format: score-sheet/1\nplayers: []\n") == (1, 1, Code.WRONG_FORMAT, message)
    message = f"{_NO_JSON}; is this the record of a game, as 'viceroy play --record FILE' keeps it?"
    assert told(b"players: []\n") == (1, 1, Code.JSON_SYNTAX, message)


def test_there_is_an_end_to_problems() -> None:
    text = parsed(record_text(short()).encode() + b"oops\n" * 10_000)
    assert len(text.problems) == 101
    assert text.record == short()


_DEEP = "lists and objects lie too deep in each other"


@pytest.mark.parametrize(
    ("line", "code", "column", "message"),
    [
        (b"oops", Code.JSON_SYNTAX, 1, _NO_JSON),
        (b'{"undo" 1}', Code.JSON_SYNTAX, 9, "this line is no JSON: Expecting ':' delimiter"),
        (b'{"undo": 1, "undo": 1}', Code.JSON_SYNTAX, 1, "no JSON: the key 'undo' stands twice in one object"),
        (b'{"undo": NaN}', Code.JSON_SYNTAX, 1, "no JSON: NaN is no JSON value"),
        (b"", Code.JSON_SYNTAX, 1, _NO_JSON),
        (b'{"und\xe9": 1}', Code.NOT_TEXT, 6, "byte 0xE9 is not UTF-8"),
        (b'{"\xc3\xa9": "\xe9"}', Code.NOT_TEXT, 8, "byte 0xE9 is not UTF-8"),  # a letter of two bytes is one column
        (b"[" * 100_000, Code.TOO_DEEP, 1, f"{_DEEP}; a depth of 64 is the most that is read"),
        (b'{"undo": 3}', Code.NOTHING_TO_UNDO, 1, "takes back 3 actions; there are 0 to take back"),
    ],
)
def test_a_line_that_is_no_line_is_an_error(line: bytes, code: Code, column: int, message: str) -> None:
    lines = record_text(short()).encode().splitlines()
    lines.insert(3, line)
    assert told(b"\n".join(lines) + b"\n") == (4, column, code, message)


@pytest.mark.parametrize(
    ("change", "code", "message"),
    [
        (lambda line: line.update(format="record/1"), Code.WRONG_FORMAT, "needs record/2, found \"record/1\""),
        (lambda line: line.update(players=[]), Code.IMPOSSIBLE_GAME, "there can be no such game: 0 players"),
        (lambda line: line.update(players=["Ada", "Ada"]), Code.IMPOSSIBLE_GAME, "names must be unique: Ada, Ada"),
        (lambda line: line.update(players=["Ada", ""]), Code.WRONG_VALUE, "needs a text that is not empty"),
        (lambda line: line.update(virtual_opponents=3), Code.IMPOSSIBLE_GAME, "3 virtual opponents"),
        (lambda line: line.update(seed="7"), Code.WRONG_TYPE, 'needs a whole number, found "7"'),
        (lambda line: line["edition"].update(law_count=2), Code.WRONG_VALUE, "from 3 to 9999, found 2"),
        (lambda line: line["card_set"]["laws"][0].update(sections=1), Code.WRONG_TYPE, "needs an object, found 1"),
        (lambda line: line.update(card_set={}), Code.MISSING_KEY, "needs the key format"),
        (lambda line: line.update(card_set={"format": "card-set/1"}), Code.MISSING_KEY, "characters, laws or both"),
    ],
)  # fmt: skip
def test_a_damaged_header_leaves_nothing(change: Any, code: Code, message: str) -> None:
    text = parsed(changed(1, change))
    assert text.record is None
    assert {(problem.line, problem.code) for problem in text.problems} == {(1, code)}
    assert any(message in problem.message for problem in text.problems)


@pytest.mark.parametrize("hostile", HOSTILE[:: 3 if PROFILE == "quick" else 1], ids=lambda hostile: hostile.name)
def test_a_file_that_is_no_record_is_told_so(tmp_path: Path, hostile: Hostile) -> None:
    """Missing, a folder, binary, huge, deep, or some other text: problems, and neither a game nor a traceback."""
    path = hostile.put_into(tmp_path)
    record, problems = read_record(path)
    assert (record, problems != (), all(problem.is_error for problem in problems)) == (None, True, True)
    if hostile.code in (Code.UNREADABLE, Code.NOT_TEXT) and hostile.content is None:
        assert [problem.code for problem in problems] == [hostile.code]
    with pytest.raises(BadFile):
        Session.load(path)


def test_a_record_of_too_many_bytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_text(short()).encode() + b" " * MAX_BYTES)
    assert [problem.code for problem in read_record(path)[1]] == [Code.TOO_LARGE]


def test_a_random_change_of_a_byte_never_ends_in_an_exception() -> None:
    rng = random.Random(3)
    data = record_text(short()).encode()
    for _ in range(tries(900, quick=60)):
        spoiled = bytearray(data)
        spoiled[rng.randrange(len(data))] = rng.randrange(256)
        text = parsed(bytes(spoiled))
        if text.record is not None and text.record.entries != short().entries:
            assert len(text.record.entries) <= len(short().entries)
        assert text.size <= text.found == len(data)


# -- values -----------------------------------------------------------------------------------------------------------


def test_what_stands_is_what_was_not_taken_back() -> None:
    one, two, three = (Played(Pass(seat), (), CHECK) for seat in (0, 1, 2))
    record = attrs.evolve(short(), entries=(one, two, Undone(1), three))
    assert record.played == (one, three)
    assert attrs.evolve(record, entries=(one, two, Undone(2))).played == ()


def test_a_record_carries_cards_of_any_set() -> None:
    cards: CardSet = lively_set(5)
    record = Session.start(2, seed=7, card_set=cards).record
    assert read_header(header_data(record)).rules.card_set == cards


def test_a_line_that_is_no_object_is_refused() -> None:
    for data in (None, 1, "undo", [], [entry_data(Undone(1))]):
        for read in (read_header, read_entry):
            with pytest.raises(BadJson, match="needs an object"):
                read(data)


def test_a_new_file_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="folder"):
        RecordFile.new(tmp_path / "no-folder" / "game.jsonl", short())


# -- places in JSON ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "start"),
    [
        ((), '{ "a'),
        (("a",), "[1"),
        (("a", 0), "1,"),
        (("a", 1, "b"), '{"c"'),
        (("a", 1, "b", "c"), '"d"'),
        (("a", 7), "[1"),
        (("x",), '{ "a'),
        (("e",), "-3"),
        (("e", "f"), "-3"),
    ],
)
def test_a_path_leads_to_its_column(path: tuple[str | int, ...], start: str) -> None:
    text = '{ "a": [1, {"]": "}\\"", "b" : {"c": "d"}} ],  "e":-3}'
    assert text[column_of(text, path) - 1 :].startswith(start)


@pytest.mark.parametrize(
    ("path", "start"),
    [((), '{ "a'), (("a",), '"a"'), (("a", 1, "b"), '"b" :'), (("a", 1), '{"]"'), (("e",), '"e":'), (("a", "x"), "[1")],
)
def test_a_path_leads_to_the_column_of_its_key(path: tuple[str | int, ...], start: str) -> None:
    text = '{ "a": [1, {"]": "}\\"", "b" : {"c": "d"}} ],  "e":-3}'
    assert text[column_of(text, path, at_key=True) - 1 :].startswith(start)


def test_a_member_is_a_color_or_a_number() -> None:
    entry = Played(Pass(0), (Shuffled((Color.RED, 7)),), CHECK)
    assert read_entry(entry_data(entry)) == entry
