"""Replaying a record and verifying each of its steps, and record files, which grow line by line."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from errno import EFBIG
from functools import partial
from pathlib import Path

import attrs

from viceroy._version import __version__
from viceroy.engine.frame.outcomes import WrongOutcome
from viceroy.engine.record import Entry, GameRecord, ReplayedStep, Undone, replay_deal, replay_step, too_much_undone
from viceroy.engine.reducer import Step
from viceroy.errors import BadRecord, Code, IllegalAction, Problem, RecordChanged, Severity, check_type
from viceroy.formats.records import MAX_BYTES, RecordText, check_of, entry_line, read_record_text, record_text
from viceroy.messages import harmless
from viceroy.values import Value
from viceroy.wording.refusals import refusal_text


@attrs.frozen
class Replayed(Value):
    """A verified line of a record."""

    line: int
    """Its line in the file, from 1."""
    entry: Entry | None
    """The action or undo, None for the setup."""
    step: Step
    """The state after the line, and its events; an undo has none."""
    agrees: bool = True
    """Whether the game's own generator would have drawn the same."""
    undone: tuple[int, ...] = ()
    """The serials of the actions that an undo takes back, the first one first."""

    @property
    def serial(self) -> int:
        """How many actions and undos the record has up to this line; 0 for the setup."""
        return self.line - 1


def replay(record: GameRecord) -> Iterator[Replayed]:
    """Yield the setup and then each entry of a record, verified.

    Raises `BadRecord` at the first line that is not valid, after yielding all lines before it.

    >>> from viceroy.sessions.session import Session
    >>> session = Session.start(2, seed=7)
    >>> _ = session.do(session.legal_actions(1)[0])
    >>> [(done.line, done.step.state == session.state) for done in replay(session.record)]
    [(1, False), (2, True)]
    """
    check_type(record, GameRecord, "a GameRecord", "; read_record reads one from a file")
    deal = _verified(record, 1, record.check, lambda: replay_deal(record.rules, record.seed, record.deal))
    standing = [Replayed(1, None, deal.step, deal.agrees)]
    yield standing[0]
    for line, entry in enumerate(record.entries, 2):
        replayed = replayed_entry(record, standing, entry, line)
        follow(standing, replayed)
        yield replayed


def replayed_entry(record: GameRecord, standing: list[Replayed], entry: Entry, line: int) -> Replayed:
    """Replay one entry of a record and verify it; `standing` is as for `undo_of`. Raises `BadRecord`."""
    if isinstance(entry, Undone):
        if entry.actions >= len(standing):
            raise BadRecord(line, Code.NOTHING_TO_UNDO, too_much_undone(entry, len(standing) - 1))
        return undo_of(standing, entry, line)
    play = partial(replay_step, standing[-1].step.state, entry.action, entry.chance)
    done = _verified(record, line, entry.check, play)
    return Replayed(line, entry, done.step, done.agrees)


def undo_of(standing: list[Replayed], entry: Undone, line: int) -> Replayed:
    """Return the replayed line of an undo; `standing` are the setup and the actions not undone before it."""
    kept, undone = standing[: -entry.actions], standing[-entry.actions :]
    step = Step(kept[-1].step.state, ())
    return Replayed(line, entry, step, undone=tuple(replayed.serial for replayed in undone))


def follow(standing: list[Replayed], replayed: Replayed) -> None:
    """Update the standing lines, which are the setup and every action not undone, by one more line."""
    if replayed.undone:
        del standing[-len(replayed.undone) :]
    else:
        standing.append(replayed)


def _verified(record: GameRecord, line: int, check: str, play: Callable[[], ReplayedStep]) -> ReplayedStep:
    try:
        done = play()
    except IllegalAction as illegal:
        message = f"this action is not legal: {refusal_text(illegal.refusal)}"
        raise BadRecord(line, Code.ILLEGAL_ACTION, message + _version(record)) from illegal
    except WrongOutcome as wrong:
        raise BadRecord(line, Code.WRONG_CHANCE, f"a recorded outcome of chance does not fit: {wrong}") from wrong
    found = check_of(done.step.events)
    if found != check:
        message = f"the events differ from those recorded: their check is {found}, not {check}"
        raise BadRecord(line, Code.WRONG_CHECK, message + _version(record))
    return done


def _version(record: GameRecord) -> str:
    if record.library == __version__:
        return ""
    return f" (viceroy {harmless(record.library)} wrote this record, and this is {__version__})"


# -- files ------------------------------------------------------------------------------------------------------------


@attrs.frozen(eq=False)
class ReplayedFile(Value):
    """A record file that was replayed as far as it is valid.

    `lines` are the valid ones, none if the setup is not valid. `problems` are in the order of the file.
    """

    text: RecordText
    lines: tuple[Replayed, ...]
    problems: tuple[Problem, ...]

    @property
    def history(self) -> tuple[Step, ...]:
        """The setup, and the step of each action that was not undone."""
        standing: list[Replayed] = []
        for replayed in self.lines:
            follow(standing, replayed)
        return tuple(replayed.step for replayed in standing)


def replay_file(path: str | os.PathLike[str]) -> ReplayedFile:
    """Read a record file and replay it. A bad file raises nothing: the result has what is valid, and the problems."""
    text = read_record_text(path)
    if text.record is None:
        return ReplayedFile(text, (), text.problems)
    lines: list[Replayed] = []
    problems = list(text.problems)
    agrees = True
    try:
        for done in replay(text.record):
            lines.append(done)
            if agrees and not done.agrees:
                problems.append(text.problem(done.line, Code.OTHER_SEED, _OTHER_SEED, Severity.WARNING))
            agrees = agrees and done.agrees
    except BadRecord as bad:
        problems.append(text.problem(bad.line, bad.code, bad.message))
    return ReplayedFile(text, tuple(lines), tuple(sorted(problems, key=lambda problem: problem.line)))


_OTHER_SEED = "the seed gives other outcomes today; the recorded ones are used"


# -- files that grow --------------------------------------------------------------------------------------------------


class RecordFile:
    """A record file that grows line by line.

    Each line goes to the operating system at once, so nothing is lost if the program is killed. There is no `fsync`:
    after a power failure the last lines may be missing. The file is opened for each line, so there is nothing to close.
    """

    def __init__(self, path: Path, *, good: int, found: int) -> None:
        self.path = path
        self._good = good  # bytes of whole lines
        self._found = found  # bytes in the file; those beyond `good` are a line that was cut off

    @classmethod
    def new(cls, path: str | os.PathLike[str], record: GameRecord) -> RecordFile:
        """Write a record to a new file. Raises `FileExistsError` if the file exists, and `OSError`."""
        check_type(path, str | os.PathLike, "a str or a PathLike for path")
        data = record_text(record).encode()
        with Path(path).open("xb") as stream:
            stream.write(data)
        return cls(Path(path), good=len(data), found=len(data))

    def append(self, entry: Entry) -> None:
        """Append a line, after removing a last line that was cut off.

        Raises `RecordChanged` if the file has grown or shrunk, and `OSError` if it cannot be written or would be longer
        than a record that can be read.
        """
        line = entry_line(entry).encode()
        if self._good + len(line) >= MAX_BYTES:
            raise OSError(EFBIG, f"a record has at most {MAX_BYTES:,} bytes", os.fspath(self.path))
        with self.path.open("r+b") as stream:
            if stream.seek(0, os.SEEK_END) != self._found:
                raise RecordChanged(f"{self.path} has been changed by another program")
            stream.truncate(self._good)
            stream.seek(max(0, self._good - 1))
            if stream.read(1) != b"\n":
                line = b"\n" + line
            stream.write(line)
        self._good += len(line)
        self._found = self._good
