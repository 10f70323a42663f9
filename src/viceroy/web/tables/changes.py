"""The changes of a table of friends: a closed union of frozen values, each with its JSON.

What a table is follows from its changes alone. Who sends a wish gets no say about `by`, `at` and the serial.
"""

from __future__ import annotations

import json
from typing import Annotated, Any

import attrs

from viceroy.cardsets import PRINTED
from viceroy.documents.registry import FormRegistry
from viceroy.engine.actions import SeatNumber
from viceroy.errors import ViceroyError
from viceroy.model.editions import EDITIONS
from viceroy.values import Between, Items, Named, Omitted, Positive, Text, Value
from viceroy.web.games import BOTS
from viceroy.web.play import MAX_VIRTUAL
from viceroy.web.questions import FORMS as PAGE_FORMS
from viceroy.web.seen import TableSet


class BadTable(ViceroyError):
    """The changes of a table that were kept do not fit each other; the message says where."""


FORMS = FormRegistry(PAGE_FORMS)
"""The forms of changes and wishes, and of the changes of shared sheets."""

MAX_NAME = 30
"""The longest name of a person or a bot, in characters."""
MAX_CLOCK = 30 * 24 * 3600
"""The longest time for a question, in seconds."""
STAND_IN = "greedy"
"""The bot that plays for somebody who is away."""

PersonName = Annotated[str, Text(least=1, most=MAX_NAME, is_line=True)]
"""How a person or a bot is called at a table."""
PersonNumber = Annotated[int, Between(0)]
"""A person of a table: 0 is who joined first. Nobody else ever gets the number."""
SecretHash = Annotated[str, Text(pattern="[0-9a-f]{64}", allowed="64 hexadecimal digits")]
"""The SHA-256 of the secret of a device; the secret itself stays in the device."""
RequestId = Annotated[str, Text(least=1, most=40, pattern="[A-Za-z0-9_-]+", allowed="letters, digits, - and _")]
"""What a phone calls a wish, so that a wish which is sent twice counts once."""


class UndoRule(Named):
    """When a choice can be taken back: without asking where nothing was revealed, if all agree, or never."""

    FREE = "free"
    ASK = "ask"
    NEVER = "never"


class Until(Named):
    """How long a bot plays for a person: for one choice, or until the person is back."""

    CHOICE = "choice"
    BACK = "back"


class Leaving(Named):
    """What happens to the seat of somebody who leaves: a bot plays on, or it waits."""

    BOT = "bot"
    LATER = "later"


class Sign(Named):
    """The six signs that people can give; the page has a picture for each."""

    HELLO = "hello"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    OOPS = "oops"
    THINKING = "thinking"
    HURRY = "hurry"


@attrs.frozen(kw_only=True)
class Settings(Value):
    """What is played at a table, and how."""

    edition: str = attrs.field(default="english", metadata={"allowed": tuple(EDITIONS)})
    """The name of the edition."""
    set: TableSet = attrs.field(factory=lambda: TableSet(set=PRINTED))
    """The card set: the name of a shipped one, or the text of any other one."""
    virtual_opponents: Annotated[int, Between(0, MAX_VIRTUAL)] = 0
    """How many virtual opponents."""
    undo: UndoRule = UndoRule.FREE
    """When a choice can be taken back."""
    clock: Annotated[int, Between(1, MAX_CLOCK)] | None = None
    """The seconds for a question, after which others may let a bot choose; null for no clock."""
    hints: bool = False
    """Whether people may ask for hints."""
    points: bool = False
    """Whether all see the points so far."""


# -- who is at the table ----------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class Joined(Value):
    """A person has joined; `by` is the number that the person gets."""

    name: PersonName
    """The name, with a number if somebody else has the same one."""
    secret: SecretHash
    """The hash of the secret of the device."""


@attrs.frozen(kw_only=True)
class DeviceAdded(Value):
    """A person goes on with another device, too."""

    secret: SecretHash
    """The hash of the secret of that device."""


@attrs.frozen(kw_only=True)
class SettingsChanged(Value):
    """The host has changed what is played."""

    settings: Settings
    """All settings."""


@attrs.frozen(kw_only=True)
class BotSeated(Value):
    """A bot has got a seat."""

    bot: str = attrs.field(metadata={"allowed": tuple(BOTS)})
    """Which one."""
    name: PersonName
    """How it is called."""


@attrs.frozen(kw_only=True)
class SeatFreed(Value):
    """A bot or a person has lost the seat before a deal; those behind move up."""

    seat: SeatNumber
    """The seat."""


@attrs.frozen(kw_only=True)
class HostPassed(Value):
    """Another person has become the host."""

    person: PersonNumber
    """Who."""


@attrs.frozen(kw_only=True)
class Left(Value):
    """A person has left."""

    how: Leaving
    """What happens to the seat."""


@attrs.frozen(kw_only=True)
class Returned(Value):
    """A person who had left is back."""


# -- the game ---------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class RematchWanted(Value):
    """A person wants another game."""


@attrs.frozen(kw_only=True)
class Dealt(Value):
    """A game has begun."""

    header: str
    """The first line of its record, secrets and all."""


@attrs.frozen(kw_only=True)
class Recorded(Value):
    """The game has gone on: choices, and what was taken back."""

    lines: Annotated[tuple[str, ...], Items(least=1)]
    """The next lines of its record."""


@attrs.frozen(kw_only=True)
class StandIn(Value):
    """A bot plays for a person."""

    seat: SeatNumber
    """The seat of the person."""
    bot: str = attrs.field(default=STAND_IN, metadata={"allowed": tuple(BOTS)})
    """Which bot."""
    until: Until
    """How long."""


@attrs.frozen(kw_only=True)
class StandInEnded(Value):
    """A person plays again."""

    seat: SeatNumber
    """The seat of the person."""


@attrs.frozen(kw_only=True)
class UndoAsked(Value):
    """A person asks the others to take back their last choice."""


@attrs.frozen(kw_only=True)
class UndoAnswered(Value):
    """Another person has answered that."""

    yes: bool
    """Whether the choice may be taken back."""


@attrs.frozen(kw_only=True)
class Signed(Value):
    """A person has given a sign."""

    sign: Sign
    """Which one."""


Change = (
    Joined
    | DeviceAdded
    | SettingsChanged
    | BotSeated
    | SeatFreed
    | HostPassed
    | Left
    | Returned
    | RematchWanted
    | Dealt
    | Recorded
    | StandIn
    | StandInEnded
    | UndoAsked
    | UndoAnswered
    | Signed
)
"""Everything that can happen at a table."""

FORMS.tag(Change, "change")


@attrs.frozen(kw_only=True)
class Numbered(Value):
    """A change with its place in the list of the table."""

    serial: Positive
    """Its number: 1 for the first change of the table."""
    at: int
    """When it happened, in seconds since 1970 by the clock of the server; it is shown, and nothing follows from it."""
    by: PersonNumber | None = None
    """Whose wish it was; null for the server, such as for a bot."""
    request: Annotated[str | None, Omitted()] = None
    """What the phone called the wish."""
    change: Change
    """What happened."""


def check_follows(serial: int, following: int) -> None:
    """Raise `BadTable` for the number of a change that is not the one after a serial."""
    if following != serial + 1:
        raise BadTable(f"the change {serial + 1} of the table is missing; {following} follows")


def written(numbered: Numbered) -> str:
    """Return a change as the line that a store keeps.

    >>> written(Numbered(serial=3, at=0, by=1, change=Signed(sign=Sign.HELLO)))
    '{"serial": 3, "at": 0, "by": 1, "change": {"change": "signed", "sign": "hello"}}'
    """
    return json.dumps(FORMS.write(numbered), ensure_ascii=False)


def read(line: str) -> Numbered:
    """Return the change of a line that a store has kept. Raises `BadJson`, and `ValueError` for a damaged one.

    >>> read(written(Numbered(serial=3, at=0, by=1, change=Left(how=Leaving.BOT)))).change
    Left(how=Leaving.BOT)
    """
    data: Any = json.loads(line)
    numbered: Numbered = FORMS.read(data, Numbered)
    return numbered
