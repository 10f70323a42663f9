"""Problems of files, refusals of actions, and the exceptions that carry them."""

from __future__ import annotations

from contextlib import contextmanager
from operator import index
from typing import TYPE_CHECKING, Any

import attrs

from viceroy.values import APART, Count, Named, NonEmptyText, Value, call_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Severity(Named):
    """How serious a problem is: a file with an error cannot be used, a file with warnings can."""

    ERROR = "error"
    WARNING = "warning"


class Code(Named):
    """The kind of a mistake in a file. The list is closed: a new code gives the format `problems` a new number."""

    # The file itself
    UNREADABLE = "unreadable"  # missing, a folder, no permission
    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"  # not UTF-8, or control characters
    EMPTY = "empty"
    # YAML
    YAML_SYNTAX = "yaml-syntax"
    YAML_FEATURE = "yaml-feature"  # anchors, aliases, tags, merge keys, a second document
    DUPLICATE_KEY = "duplicate-key"
    TOO_DEEP = "too-deep"
    # JSON
    JSON_SYNTAX = "json-syntax"
    # Shape: what the schema says
    WRONG_FORMAT = "wrong-format"  # the `format:` line is missing or names another format
    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    IGNORED_KEY = "ignored-key"  # a warning: a note, which nothing reads
    IGNORED_FILE = "ignored-file"  # a warning: a file in the folder of a set, which nothing reads
    WRONG_TYPE = "wrong-type"
    WRONG_VALUE = "wrong-value"
    # Meaning: card sets
    DUPLICATE_NUMBER = "duplicate-number"
    DUPLICATE_ID = "duplicate-id"
    NOT_RISING = "not-rising"  # tiers out of order, or points that fall where painting changes what is counted (C37)
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
    MISPLACED_LAW = "misplaced-law"  # a law that lies only under another card, or on other levels
    TUCKED = "tucked"  # more cards under a card than its law allows, cards whose kind must be known; warns of odd ones
    STORED_GEMS = "stored-gems"  # more gems on a card than its law allows, or gems whose color must be known
    PAINTING = "painting"  # a section that is not there, a gem that is not owned, a circle that is pure
    DUPLICATE_NAME = "duplicate-name"
    TOO_MANY_PLAYERS = "too-many-players"
    BOX_COUNT = "box-count"  # a warning: more tokens or gems than the box holds
    # Meaning: records of games
    TORN = "torn"  # a warning: the last line was cut off while it was written
    IMPOSSIBLE_GAME = "impossible-game"
    ILLEGAL_ACTION = "illegal-action"
    WRONG_CHANCE = "wrong-chance"  # an outcome of chance that the game does not draw
    WRONG_CHECK = "wrong-check"  # not the events that were recorded
    NOTHING_TO_UNDO = "nothing-to-undo"
    OTHER_SEED = "other-seed"  # a warning: the seed gives another game today
    # What looks wrong in card sets: all of them warnings
    NEVER_COUNTS = "never-counts"
    OUT_OF_REACH = "out-of-reach"
    ALWAYS_HOLDS = "always-holds"
    SCORES_NOTHING = "scores-nothing"
    CANCELS_OUT = "cancels-out"
    COUNTED_TWICE = "counted-twice"
    NO_EFFECT = "no-effect"
    EMPTY_LIST = "empty-list"
    NO_POINTS = "no-points"
    DOMINATED_OPTION = "dominated-option"
    PUTS_BACK_MORE = "puts-back-more"
    ASKS_TWICE = "asks-twice"
    FAR_ABOVE_PRINTED = "far-above-printed"
    NOT_IN_BOX = "not-in-box"
    LEVELS_FALL = "levels-fall"
    ROWS_ALIKE = "rows-alike"
    WORTH_LESS = "worth-less"
    BLANK_SECTIONS = "blank-sections"
    SAME_NAME = "same-name"
    CUT_NAME = "cut-name"
    QUOTED_NAME = "quoted-name"
    UNKNOWN_LANGUAGE = "unknown-language"
    SHIPPED_ID = "shipped-id"
    NO_LAWS = "no-laws"
    SAME_SECTIONS = "same-sections"
    UNEVEN_COSTS = "uneven-costs"
    TOKEN_DEMAND = "token-demand"


Path = tuple[str | int, ...]
"""The keys and indexes that lead to a value in data."""

_MAX_KEY = 60  # characters of a key in a message
_MAX_MESSAGE = 1000


def path_text(path: Path) -> str:
    """Return a path as text.

    >>> path_text(("seats", 1, "gems"))
    '$.seats[1].gems'
    """
    return "$" + "".join(f"[{key}]" if isinstance(key, int) else f".{key[:_MAX_KEY]}" for key in path)


def _short(message: str) -> str:
    return message if len(message) <= _MAX_MESSAGE else f"{message[:_MAX_MESSAGE]}..."


@attrs.frozen
class Problem(Value):
    """A mistake in a file or in data: its place, its kind, and a message.

    The place is a line and a column, or a path in data that come from no file.

    >>> print(Problem("set.yaml", 3, 5, Severity.ERROR, Code.UNKNOWN_KEY, "unknown key 'colour'"))
    set.yaml:3:5: unknown key 'colour'
    >>> print(problem_at(("seats", 1, "gems"), "needs an object, found 3"))
    $.seats[1].gems: needs an object, found 3
    """

    file: str
    """The file, as it was named; empty for data that come from no file."""
    line: Count
    """The line, counted from 1; 0 if only the path is known."""
    column: Count
    """The column, counted from 1; 0 if only the path is known."""
    severity: Severity
    """An error keeps the file from being used, a warning does not."""
    code: Code
    """The kind of mistake, for programs."""
    message: NonEmptyText = attrs.field(converter=_short)
    """What is wrong and what is allowed, in English."""
    excerpt: str = attrs.field(default="", eq=False, metadata=APART)
    """The line and a caret below it, empty if there is nothing to show; not compared."""
    path: Path = attrs.field(default=(), metadata=APART)
    """The keys and indexes of the value, or of the object whose key is wrong; empty for a text that is not parsed."""
    facts: tuple[Any, ...] = attrs.field(default=(), eq=False, metadata=APART)
    """What the message of some problems of a score sheet is about, by their code, to be said in other words; not
    compared."""

    @property
    def is_error(self) -> bool:
        """Whether the problem is an error, so that the file cannot be used."""
        return self.severity is Severity.ERROR

    def __str__(self) -> str:
        if not self.file:
            place = f"line {self.line}, column {self.column}: " if self.line else ""
            return f"{path_text(self.path)}: {place}{self.message}"
        mark = "" if self.is_error else " [warning]"
        place = "" if self.code is Code.UNREADABLE else f":{self.line}:{self.column}"  # of a file without lines
        text = f"{self.file}{place}: {self.message}{mark}"
        return f"{text}\n{self.excerpt}" if self.excerpt else text


def problem_at(path: Path, message: str, code: Code = Code.WRONG_VALUE) -> Problem:
    """Return an error in data that come from no file."""
    return Problem("", 0, 0, Severity.ERROR, code, message, path=path)


def errors_of(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return the problems that are errors, in the same order."""
    return tuple(problem for problem in problems if problem.is_error)


class RefusalCode(Named):
    """Why an action is not legal. The list is closed: a new code gives the format `refusal` a new number."""

    # Turn and prompt
    GAME_OVER = "game-over"
    UNKNOWN_SEAT = "unknown-seat"
    NOT_YOUR_CHOICE = "not-your-choice"  # the seat has nothing to choose now, or has chosen
    WRONG_ACTION = "wrong-action"  # not an answer to the prompt
    MALFORMED = "malformed"  # a field has a value that no such action can have
    NOT_YOUR_SEAT = "not-your-seat"  # a session: another seat sends the action
    STALE = "stale"  # a session: the action was meant for another moment
    # Setup
    NOT_TWO_GEMS = "not-two-gems"  # R2.3
    NOT_DEALT = "not-dealt"  # R2.5
    # Auction
    NO_GEM = "no-gem"  # R5.2
    NO_CARD_THERE = "no-card-there"  # R5.2
    NO_ATTACK_TOKEN = "no-attack-token"
    ATTACK_TOO_LATE = "attack-too-late"  # B9
    NOT_CLAIMABLE = "not-claimable"  # C5, R12.9, C61
    # Gems and cards from the supply
    WRONG_NUMBER_OF_GEMS = "wrong-number-of-gems"  # C11
    BANK_SHORT = "bank-short"  # R5.19
    DECK_SHORT = "deck-short"  # C44
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"  # B6
    # Development
    NOT_IN_HAND = "not-in-hand"  # R6.1
    DRAWN_THIS_PHASE = "drawn-this-phase"  # B7
    NOWHERE_TO_PLACE = "nowhere-to-place"  # C21
    NO_SELLING = "no-selling"  # B5
    NOT_AN_OPEN_PLACE = "not-an-open-place"  # R3.1-R3.4
    LAW_TOO_HIGH = "law-too-high"  # R6.8
    NOT_A_CARD_TO_REPLACE = "not-a-card-to-replace"  # L65, B29
    NOT_A_CHARACTER = "not-a-character"  # L66
    WRONG_LEVEL = "wrong-level"  # a law that lies on some levels only
    CONDITION_FAILS = "condition-fails"  # a law that is played only if something is so
    CANNOT_PAY = "cannot-pay"  # R6.6
    TOO_MANY_INFINITE = "too-many-infinite"  # R7.10
    WRONG_LEFT_OUT = "wrong-left-out"  # laws take other gems off the cost
    # Laws
    NO_SUCH_OPTION = "no-such-option"  # L71
    NOT_OF_THE_DECK = "not-of-the-deck"  # L70
    NOT_LOOKED_AT = "not-looked-at"  # L70
    NOT_ANOTHER_PLAYER = "not-another-player"  # R2.4
    NOT_FREE = "not-free"  # L74, B29
    NO_SUCH_LAW = "no-such-law"  # L78
    NO_SUCH_TOKEN = "no-such-token"
    # Painting
    NO_SECTION = "no-section"  # R10.2
    PAINTED_TWICE = "painted-twice"  # C35
    OWN_COLOR = "own-color"  # C35
    PURE_CIRCLE = "pure-circle"  # B12
    BEST_TOO_LATE = "best-too-late"  # the best painting starts from an unpainted pyramid


@attrs.frozen
class Refusal(Value):
    """Why an action is not legal: the reason, the rule that forbids it, and what a front end needs to explain it.

    `needed` and `available` depend on the code: gems of each color, numbers of gems or cards, or card numbers.
    """

    code: RefusalCode
    """The reason, for programs; the list is closed."""
    rule: str
    """The number of the rule that forbids it, such as R5.2."""
    seat: int
    """Whose action it was; -1 where there is no such seat."""
    needed: tuple[int, ...] = ()
    """The numbers that are required; the code tells whether they are gems, cards or something else."""
    available: tuple[int, ...] = ()
    """The numbers that are available, or that the action named."""


# -- exceptions: each passes its arguments on as `args`, with which pickle and copy make it anew -----------------------


class ViceroyError(Exception):
    """The base of every exception that this library raises on purpose, other than for arguments of a wrong type."""

    def __repr__(self) -> str:
        return call_text(type(self).__name__, [("", argument, repr(argument)) for argument in self.args])


class BadFile(ViceroyError):
    """A file has errors; `problems` are all errors and warnings, in the order of the file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class BadJson(ViceroyError):
    """A JSON text, or plain data, are not what they should be; `problems` are all that is wrong, each with its path."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class BadNotation(ViceroyError):
    """A text is not valid notation; `column` (from 1) says where, and `allowed` what may stand there."""

    def __init__(self, column: int, allowed: str, found: str) -> None:
        self.column = column
        self.allowed = allowed
        self.found = found
        super().__init__(column, allowed, found)

    def __str__(self) -> str:
        return f"column {self.column} needs {self.allowed}, found {self.found}"


class BadRecord(ViceroyError):
    """A record is not valid: `line` says where (1 is the header) and `code` what kind of mistake it is."""

    def __init__(self, line: int, code: Code, message: str) -> None:
        self.line = line
        self.code = code
        self.message = message
        super().__init__(line, code, message)

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


class RecordChanged(ViceroyError):
    """A file that grows line by line is not as this program left it: another one has written to it."""


class ImpossibleGame(ViceroyError, ValueError):
    """A game cannot be set up like this; the message says why, with the numbers."""


class IllegalAction(ViceroyError):
    """An action is not legal; `refusal` says why.

    The message is for developers: it names the action and the prompt that is due, so never send it to a player.
    """

    def __init__(self, refusal: Refusal, action: Any = None, due: str = "") -> None:
        self.refusal = refusal
        self.action = action
        self.due = due
        super().__init__(refusal, action, due)

    def __str__(self) -> str:
        action = "" if self.action is None else f": {_short(repr(self.action))}"
        return f"{self.refusal.code} ({self.refusal.rule}){action}{self.due and f'; due is {self.due}'}"


class NoUndo(ViceroyError):
    """The last action cannot be undone; `barrier` says why: a `viceroy.sessions.session.UndoBarrier`."""

    def __init__(self, barrier: Any) -> None:
        self.barrier = barrier
        super().__init__(barrier)

    def __str__(self) -> str:
        return f"this cannot be taken back: {self.barrier}"


class BadBot(ViceroyError, ValueError):
    """A bot cannot be made, such as for an unknown name or option; the message says why."""


class BotFailed(ViceroyError):
    """A bot has raised an error, returned what is not legal, or used up its time; the message says which.

    `bot` is the text by which `guarded` made it, such as `search:ms=200`; empty for a bot that was made otherwise.
    """

    def __init__(self, message: str, bot: str = "") -> None:
        self.bot = bot
        super().__init__(message, bot)

    def __str__(self) -> str:
        return str(self.args[0])


class MissingExtra(ViceroyError, ImportError):
    """Something needs packages of an extra that is not installed; the message says how to install it."""


def wrong_type(needed: str, found: object, hint: str = "") -> TypeError:
    """Return the complaint about an argument of another type; what was found may be a whole game, so it is not shown.

    >>> wrong_type("a GameState", 7)
    TypeError('needs a GameState, not a value of int')
    """
    return TypeError(f"needs {needed}, not a value of {type(found).__name__}{hint}")


def check_type(found: object, kind: Any, needed: str, hint: str = "") -> None:
    """Raise `wrong_type` unless a value is of a class, or of one of a union; a truth value is no number.

    >>> check_type(7, int, "an int for seed")
    >>> check_type("7", int, "an int for seed")
    Traceback (most recent call last):
    ...
    TypeError: needs an int for seed, not a value of str
    """
    if not isinstance(found, kind) or isinstance(found, bool):
        raise wrong_type(needed, found, hint)


def as_whole(found: object) -> int | None:
    """Return a whole number as an int, None for anything else: whatever has `__index__`, but no truth value.

    >>> as_whole(7), as_whole(True), as_whole(7.0)
    (7, None, None)
    """
    if type(found) is int:
        return found
    try:
        return None if isinstance(found, bool) else index(found)  # type: ignore[arg-type]
    except TypeError:
        return None


def whole_number(found: object, needed: str) -> int:
    """Return a whole number as an int, such as one of numpy; raises `wrong_type` for anything else.

    >>> whole_number(True, "an int for seed")
    Traceback (most recent call last):
    ...
    TypeError: needs an int for seed, not a value of bool
    """
    whole = as_whole(found)
    if whole is None:
        raise wrong_type(needed, found)
    return whole


@contextmanager
def extra(name: str, purpose: str) -> Iterator[None]:
    """Let what is imported inside be that of an extra: where it is not installed, raise `MissingExtra`.

    >>> with extra("png", "a PNG"):
    ...     import no_such_package
    Traceback (most recent call last):
    ...
    viceroy.errors.MissingExtra: for a PNG install the extra 'png': pip install "viceroy-rules[png]"
    """
    try:
        yield
    except ImportError as error:
        if (error.name or "").partition(".")[0] == "viceroy":
            raise
        message = f'for {purpose} install the extra {name!r}: pip install "viceroy-rules[{name}]"'
        raise MissingExtra(message) from error
