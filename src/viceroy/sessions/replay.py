"""Replaying a record and verifying each of its steps."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial

import attrs

from viceroy._version import __version__
from viceroy.engine.record import Entry, GameRecord, Undone, too_much_undone
from viceroy.engine.recorder import ReplayedStep, WrongOutcome, replay_deal, replay_step
from viceroy.engine.reducer import Step
from viceroy.errors import Code, IllegalAction, Problem, Severity, ViceroyError
from viceroy.formats.record_lines import check_of
from viceroy.formats.record_reader import RecordText, read_record_text
from viceroy.messages import harmless
from viceroy.wording.refusals import refusal_text


class BadRecord(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """A record is not valid: `line` says where (1 is the header) and `code` what kind of mistake it is."""

    def __init__(self, line: int, code: Code, message: str) -> None:
        self.line = line
        self.code = code
        self.message = message
        super().__init__(f"line {line}: {message}")


@attrs.frozen
class Replayed:
    """A verified line of a record.

    `entry` is None for the setup. `step` is the state after the line and its events; an undo has no events. `agrees`
    says whether the game's own generator would have drawn what was recorded.
    """

    line: int
    entry: Entry | None
    step: Step
    agrees: bool = True


def replay(record: GameRecord) -> Iterator[Replayed]:
    """Yield the setup and then each entry of a record, verified.

    Raises `BadRecord` at the first line that is not valid, after yielding all lines before it.

    >>> from viceroy.sessions.session import Session
    >>> session = Session.start(2, seed=7)
    >>> _ = session.do(session.legal_actions(1)[0])
    >>> [(done.line, done.step.state == session.state) for done in replay(session.record)]
    [(1, False), (2, True)]
    """
    deal = _verified(record, 1, record.check, lambda: replay_deal(record.rules, record.seed, record.deal))
    yield Replayed(1, None, deal.step, deal.agrees)
    steps = [deal.step]
    for line, entry in enumerate(record.entries, 2):
        if isinstance(entry, Undone):
            if entry.actions >= len(steps):
                raise BadRecord(line, Code.NOTHING_TO_UNDO, too_much_undone(entry, len(steps) - 1))
            del steps[-entry.actions :]
            yield Replayed(line, entry, Step(steps[-1].state, ()))
        else:
            play = partial(replay_step, steps[-1].state, entry.action, entry.chance)
            done = _verified(record, line, entry.check, play)
            steps.append(done.step)
            yield Replayed(line, entry, done.step, done.agrees)


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
class ReplayedFile:
    """A record file that was replayed as far as it is valid.

    `history` is the setup and the step of each action that was not undone; it is empty if the setup is not valid.
    `problems` are in the order of the file.
    """

    text: RecordText
    history: tuple[Step, ...]
    problems: tuple[Problem, ...]


def replay_file(path: str | os.PathLike[str]) -> ReplayedFile:
    """Read a record file and replay it. A bad file raises nothing: the result has what is valid, and the problems."""
    text = read_record_text(path)
    if text.record is None:
        return ReplayedFile(text, (), text.problems)
    history: list[Step] = []
    problems = list(text.problems)
    agrees = True
    try:
        for done in replay(text.record):
            if isinstance(done.entry, Undone):
                del history[-done.entry.actions :]
            else:
                history.append(done.step)
            if agrees and not done.agrees:
                problems.append(text.problem(done.line, Code.OTHER_SEED, _OTHER_SEED, Severity.WARNING))
            agrees = agrees and done.agrees
    except BadRecord as bad:
        problems.append(text.problem(bad.line, bad.code, bad.message))
    return ReplayedFile(text, tuple(history), tuple(sorted(problems, key=lambda problem: problem.line)))


_OTHER_SEED = "the seed gives other outcomes today; the recorded ones are used"
