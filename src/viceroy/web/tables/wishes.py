"""What a person may want at a table, as a closed union, and why it may not be: refusals as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import attrs

from viceroy.engine.actions import Action, SeatNumber
from viceroy.errors import Refusal, ViceroyError
from viceroy.values import Between, Named, Omitted, Value
from viceroy.web.games import BOTS
from viceroy.web.seen import PictureDigest
from viceroy.web.tables.changes import (
    FORMS,
    Leaving,
    PersonName,
    PersonNumber,
    RequestId,
    Settings,
    Sign,
    Until,
)

TableSerial = Annotated[int, Between(0, 1 << 53)]
"""The number of the last change that a phone has seen."""


@attrs.frozen(kw_only=True)
class SetTable(Value):
    """The host sets what is played."""

    settings: Settings
    """All settings."""


@attrs.frozen(kw_only=True)
class SeatBot(Value):
    """The host gives a seat to a bot."""

    bot: str = attrs.field(metadata={"allowed": tuple(BOTS)})
    """Which one."""
    name: PersonName
    """How it is called."""


@attrs.frozen(kw_only=True)
class FreeSeat(Value):
    """The host takes a seat from a bot or a person."""

    seat: SeatNumber
    """The seat."""


@attrs.frozen(kw_only=True)
class TakeHost(Value):
    """A person takes over from a host who is away."""


@attrs.frozen(kw_only=True)
class Deal(Value):
    """The host begins a game, the first one or another one."""


@attrs.frozen(kw_only=True)
class Rematch(Value):
    """A person wants another game; it begins when all want it."""


@attrs.frozen(kw_only=True)
class Choose(Value):
    """A person chooses."""

    action: Action
    """The action, as one of the choices has it."""


@attrs.frozen(kw_only=True)
class TakeBack(Value):
    """A person takes back the last choice, as far as that needs nobody's leave."""


@attrs.frozen(kw_only=True)
class AskUndo(Value):
    """A person asks the others to take back the last choice."""


@attrs.frozen(kw_only=True)
class AnswerUndo(Value):
    """A person answers that; the one who asked may withdraw it by a no."""

    yes: bool
    """Whether the choice may be taken back."""


@attrs.frozen(kw_only=True)
class LetBotChoose(Value):
    """A bot shall choose for somebody who is away, or takes too long."""

    seat: SeatNumber
    """The seat of that person."""
    until: Until
    """How long."""


@attrs.frozen(kw_only=True)
class Leave(Value):
    """A person leaves."""

    how: Annotated[Leaving, Omitted()] = Leaving.BOT
    """What happens to the seat."""


@attrs.frozen(kw_only=True)
class Return(Value):
    """A person who has left, or for whom a bot plays, is back."""


@attrs.frozen(kw_only=True)
class GiveSign(Value):
    """A person gives a sign."""

    sign: Sign
    """Which one."""


Wish = (
    SetTable
    | SeatBot
    | FreeSeat
    | TakeHost
    | Deal
    | Rematch
    | Choose
    | TakeBack
    | AskUndo
    | AnswerUndo
    | LetBotChoose
    | Leave
    | Return
    | GiveSign
)
"""Everything that a person at a table may want."""

FORMS.tag(Wish, "wish")


@attrs.frozen(kw_only=True)
class SentWish(Value):
    """A wish as a phone sends it."""

    request: RequestId
    """An id that the phone made up: the same wish, sent again, has the same one."""
    serial: TableSerial
    """The serial of the table that the person saw."""
    wish: Wish
    """What the person wants."""


# -- why not ----------------------------------------------------------------------------------------------------------


class Why(Named):
    """Why a wish is refused."""

    ILLEGAL = "illegal"
    """The rules of the game do not allow it; `refusal` says why."""
    STALE = "stale"
    """It was meant for another moment."""
    NOT_HOST = "not-host"
    """Only the host may do it."""
    NOT_SEATED = "not-seated"
    """It needs a seat, or that seat does not have a person."""
    NOT_PLAYING = "not-playing"
    """No game is going on."""
    PLAYING = "playing"
    """It cannot be while a game goes on."""
    NO_SUCH_SEAT = "no-such-seat"
    """There is no such seat, or no such person."""
    SEATS_FULL = "seats-full"
    """All seats are taken."""
    TABLE_FULL = "table-full"
    """So many people, devices or changes are too many for a table."""
    BAD_CARD_SET = "bad-card-set"
    """The text of the card set has errors, or a picture of it cannot be shown; `message` says why, in English."""
    IMPOSSIBLE_GAME = "impossible-game"
    """There is no such game, as with too few cards; `message` says why, in English."""
    NO_UNDO = "no-undo"
    """There is nothing to take back, or something was revealed, or this table does not allow it."""
    MUST_ASK = "must-ask"
    """The others must agree first."""
    NO_QUESTION = "no-question"
    """Nobody asks for that, or it has been answered."""
    STILL_HERE = "still-here"
    """The person is here, or has not been away for long, or has time left."""
    HAS_LEFT = "has-left"
    """The person has left; `return` comes first."""


class Refused(ViceroyError):
    """A wish is refused; nothing has changed."""

    def __init__(self, why: Why, *, refusal: Refusal | None = None, **values: Any) -> None:
        self.why = why
        self.refusal = refusal
        self.values: Mapping[str, Any] = values
        super().__init__(why.value)


# -- joining, and the answers -----------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class Join(Value):
    """Somebody joins a table; the secret of the device comes in the header."""

    name: PersonName
    """How they are called."""


@attrs.frozen(kw_only=True)
class UseToken(Value):
    """Another device of a person gets in; its own secret comes in the header."""

    token: str
    """The token that the first device has got for it."""


@attrs.frozen(kw_only=True)
class TablePicture(Value):
    """A picture of the card set of a table, as the host sends it and all get it."""

    address: str
    """The picture as an address of the scheme `data`."""


@attrs.frozen(kw_only=True)
class PictureKept(Value):
    """A picture is at the table; it belongs to the set once the settings name it."""

    digest: PictureDigest
    """Its name there, the SHA-256 of its bytes."""


@attrs.frozen(kw_only=True)
class AtTable(Value):
    """Somebody is at a table."""

    code: str
    """The code of the table."""
    person: PersonNumber
    """The number of the person."""


@attrs.frozen(kw_only=True)
class NewToken(Value):
    """A token for another device of a person; it works once, for five minutes."""

    token: str
    """The token."""
    code: str | None
    """The QR code of `ADDRESS#seat=CODE.TOKEN` as SVG; null where no other device can open it."""


@attrs.frozen(kw_only=True)
class WishDone(Value):
    """A wish has been granted."""

    serial: TableSerial
    """The number of the change that it has made, or the last one if all was so already."""


@attrs.frozen(kw_only=True)
class WishRefused(Value):
    """A wish has been refused; nothing has changed."""

    why: Why
    """The reason."""
    message: Annotated[str | None, Omitted()] = None
    """What the rules of the game say about it, in words."""
    values: dict[str, Any]
    """What belongs to the reason, such as the line of a mistake in a card set."""
