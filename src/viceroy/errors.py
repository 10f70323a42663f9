"""Everything that can go wrong, as data.

Rule 1: a mistake is a value first (`Problem`, with a closed `Code`) and prose second; an exception only carries it.
Rule 2: this module knows no file, no card and no rule of the game.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterable


class Severity(StrEnum):
    """How much a problem matters: an error stops the reading of a file, a warning never does."""

    ERROR = "error"
    WARNING = "warning"


class Code(StrEnum):
    """What kind of mistake a file holds. Closed: a program may match on it, the message is for people."""

    # The file itself
    UNREADABLE = "unreadable"  # missing, a folder, no permission
    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"  # not UTF-8, or characters that no text holds
    EMPTY = "empty"
    # YAML
    YAML_SYNTAX = "yaml-syntax"
    YAML_FEATURE = "yaml-feature"  # anchors, aliases, tags, merge keys, a second document
    DUPLICATE_KEY = "duplicate-key"
    TOO_DEEP = "too-deep"
    # Shape: what the schema says
    WRONG_FORMAT = "wrong-format"  # the `format:` line is missing or names another format
    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    WRONG_TYPE = "wrong-type"
    WRONG_VALUE = "wrong-value"
    # Meaning: card sets
    DUPLICATE_NUMBER = "duplicate-number"
    DUPLICATE_ID = "duplicate-id"
    # Meaning: score sheets
    UNKNOWN_CARD_SET = "unknown-card-set"
    UNKNOWN_CARD = "unknown-card"
    CARD_TWICE = "card-twice"
    NO_SUPPORT = "no-support"  # R3.3
    GAP = "gap"  # R3.4
    TOO_HIGH = "too-high"  # R3.1
    LAW_ON_LEVEL_5 = "law-on-level-5"  # R6.8
    EMPTY_PYRAMID = "empty-pyramid"
    EMPTY_LEVEL = "empty-level"
    SKIP_ON_LEVEL_1 = "skip-on-level-1"
    CHOICE = "choice"  # a choice missing, out of range, or where the card offers none
    MISPLACED_LAW = "misplaced-law"  # a law that lies only under another card
    TUCKED = "tucked"  # more cards under a card than its law allows, or cards whose kind must be known
    STORED_GEMS = "stored-gems"  # more gems on a card than its law allows, or gems whose color must be known
    PAINTING = "painting"  # a section that is not there, a gem that is not owned, a circle that is pure
    DUPLICATE_NAME = "duplicate-name"
    TOO_MANY_PLAYERS = "too-many-players"
    BOX_COUNT = "box-count"  # a warning: more tokens or gems than the box holds


@attrs.frozen
class Problem:
    """One mistake in a file: where it is, what is wrong and what is allowed.

    `line` and `column` count from 1. `excerpt` is the line of the file with a caret under the place, two lines of
    text, or empty when there is nothing to show; it takes no part in comparisons.

    >>> problem = Problem("set.yaml", 3, 5, Severity.ERROR, Code.UNKNOWN_KEY, "unknown key 'colour'")
    >>> print(problem)
    set.yaml:3:5: unknown key 'colour'
    """

    file: str
    line: int
    column: int
    severity: Severity
    code: Code
    message: str
    excerpt: str = attrs.field(default="", eq=False)

    @property
    def is_error(self) -> bool:
        """Whether the file cannot be used."""
        return self.severity is Severity.ERROR

    def __str__(self) -> str:
        mark = "" if self.is_error else " [warning]"
        text = f"{self.file}:{self.line}:{self.column}: {self.message}{mark}"
        return f"{text}\n{self.excerpt}" if self.excerpt else text


def errors_of(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Keep the problems that are errors, in their order."""
    return tuple(problem for problem in problems if problem.is_error)


class ViceroyError(Exception):
    """The base of every exception that this library raises on purpose."""


class BadFile(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """A file holds errors; `problems` tells all of them (and the warnings), in the order of the file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
