"""What a command hands back: text, problems and an exit status."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import attrs

from viceroy.errors import Code, Problem, Severity, errors_of
from viceroy.messages import counted


class Status(IntEnum):
    """The exit status of a command."""

    GOOD = 0  # warnings allowed
    PROBLEMS = 1  # in what was read
    FAILED = 2  # something could not be read or written, or the command was used wrongly


_NOT_READ = frozenset({Code.UNREADABLE, Code.TOO_LARGE, Code.NOT_TEXT})
"""The codes of files that could not be read."""


@attrs.frozen
class Answer:
    """The result of a command: `text` for standard output, and the problems it found."""

    text: str = ""
    problems: tuple[Problem, ...] = ()
    colorful: bool = False
    """Whether a terminal may color the text."""
    notes: tuple[str, ...] = ()
    """What a person should know about the files that were written, a line each on standard error."""
    fails: Status | None = None
    """The exit status, where it does not follow from the problems."""

    @property
    def status(self) -> Status:
        """The exit status, which follows from the problems where none is given."""
        if self.fails is not None:
            return self.fails
        errors = errors_of(self.problems)
        if any(problem.code in _NOT_READ for problem in errors):
            return Status.FAILED
        return Status.PROBLEMS if errors else Status.GOOD


def json_text(data: dict[str, Any]) -> str:
    """Format data as JSON in ASCII, which every terminal and pipe can carry."""
    import json

    return json.dumps(data, indent=2) + "\n"


def json_answer(value: object, problems: Iterable[Problem] = (), fails: Status | None = None) -> Answer:
    """Return an answer that is a JSON document."""
    from viceroy.formats.documents import to_data

    return Answer(json_text(to_data(value)), tuple(problems), fails=fails)


def problems_answer(problems: Iterable[Problem], *, as_json: bool) -> Answer:
    """Return an answer that consists of problems only."""
    problems = tuple(problems)
    if not as_json:
        return Answer("", problems)
    from viceroy.formats.scores import problems_data

    return Answer(json_text(problems_data(problems)), problems)


def count_text(problems: Iterable[Problem]) -> str:
    """Count errors and warnings: `2 errors, 1 warning`."""
    severities = [problem.severity for problem in problems]
    return ", ".join(counted(severities.count(kind), kind) for kind in Severity if kind in severities)
