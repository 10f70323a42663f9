"""Tasks: what is still to happen, as frozen values on the stack of the state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_type_hints

import attrs

from viceroy.engine.actions import LaidCard, OfSeat, SeatNumber, VirtualBid
from viceroy.engine.prompts import OfLaw, Prompt
from viceroy.model.cards import CardNumber
from viceroy.model.geometry import Place
from viceroy.model.laws import Effect, Reward
from viceroy.model.tokens import BY_COLOR, Color
from viceroy.values import Described, Value

CardCounts = Annotated[tuple[int, int, int, int], BY_COLOR, Described("card_counts", "How many cards of each color.")]

DueReward = Annotated[
    Reward, Described("due_reward", "A reward; empty where its draws wait until there are decks (C1).")
]


class DueDraws(NamedTuple):
    """How many cards a seat is still to draw (C1)."""

    seat: SeatNumber
    cards: int
    """How many."""


class SeatBid(NamedTuple):
    """The color of the gem that a seat bids."""

    seat: SeatNumber
    color: Color
    """The color of the gem."""


class TakenCard(NamedTuple):
    """A card that a seat took, and may tuck (L78)."""

    seat: SeatNumber
    card: CardNumber


class DueResponse(NamedTuple):
    """A law that is to respond to an event, if it still lies visible then."""

    seat: SeatNumber
    law: CardNumber
    rule: int
    """Which entry of its `whenever`, counted from 1."""


# -- setup --------------------------------------------------------------------------------------


@attrs.frozen
class DealCharacters(Value):
    """Deal the first characters (R2.5)."""


@attrs.frozen
class PlaceFirstCards(Value):
    """Place the chosen first cards, and give their rewards except draws (R2.5, C1)."""


@attrs.frozen
class MakeDecks(Value):
    """Split the characters, open the auction row, deal laws, then make the draws of first cards (R2.7-R2.9, C1)."""

    draws: tuple[DueDraws, ...]
    """Who then draws, and how many cards."""


# -- the auction phase --------------------------------------------------------------------------


@attrs.frozen
class StartTurn(Value):
    """Begin a turn (R4.2)."""

    turn: int
    """The turn, counted from 1."""


@attrs.frozen
class StartAuction(Value):
    """Hold an auction, if a seat takes part (R5.8)."""

    auction: int
    """The auction of the turn, counted from 1."""


@attrs.frozen
class TakeByAttack(Value):
    """Let each attacker take a card, in this order, while there are any (R5.14, R5.16)."""

    seats: tuple[SeatNumber, ...]
    """The attackers in their order."""


@attrs.frozen
class ReturnBids(Value):
    """Return the bid gems of these colors to the bank (R5.4)."""

    colors: tuple[Color, ...]
    """The color of each gem."""


@attrs.frozen
class EvaluateBids(Value):
    """Award cards after the attackers have taken theirs (C7); `cards` counts those of each color at the reveal."""

    bids: tuple[SeatBid, ...]
    """The bids of gems."""
    virtual: tuple[VirtualBid, ...]
    """What was drawn for the virtual opponents."""
    cards: CardCounts
    """How many cards each color had when the bids were revealed."""


@attrs.frozen
class FinishAuction(Value):
    """Let laws tuck the cards taken, and discard for virtual opponents without a card (L78, R12.5)."""

    unmatched: int
    """How many virtual opponents drew a color that had no card."""
    seats: tuple[SeatNumber, ...]
    """Who took part in this auction."""


@attrs.frozen
class DiscardForVirtual(OfSeat):
    """Let a seat discard a card of the auction row, if one is left (R12.5)."""


@attrs.frozen
class ConcludeAuction(Value):
    """Hold the next auction or end the phase (R5.8, R5.10).

    `waiting` are passers of this auction who have not taken their gems yet (C9, C10).
    """

    waiting: tuple[SeatNumber, ...]
    """The passers of the auction who have not taken gems yet."""


@attrs.frozen
class TuckTakenCards(Value):
    """Let laws tuck cards that were taken, one at a time (L78)."""

    taken: tuple[TakenCard, ...]
    """Who took which card."""


@attrs.frozen
class EndAuctionPhase(Value):
    """Move the row and reveal new cards (R5.21)."""


# -- the development phase ----------------------------------------------------------------------


@attrs.frozen
class StartRound(Value):
    """Begin a round, if a seat still plays (R6.1, R6.12)."""

    round: int
    """The round of the turn, counted from 1."""


@attrs.frozen
class ResolveNext(Value):
    """Resolve the cards laid, lowest number first (R6.4)."""

    laid: tuple[LaidCard, ...]
    """The cards that are still to be resolved."""


@attrs.frozen
class GrantReward(OfSeat):
    """Give a seat a reward; its tokens go on the card at `place` (A7)."""

    place: Place
    """Where the card lies that gives it."""
    reward: DueReward


@attrs.frozen
class MoreGems(OfSeat):
    """Let a seat take gems (R7.1, F29)."""

    count: int
    """How many."""


@attrs.frozen
class MoreDraws(OfSeat):
    """Let a seat draw cards (R7.3, C44)."""

    count: int
    """How many."""


@attrs.frozen
class GrantInfinite(OfSeat):
    """Give a seat an infinite gem (R7.9)."""

    place: Place
    color: Color


@attrs.frozen
class RunEffects(OfLaw):
    """Execute effects of a law in order (R6.8); `place` is that of the law, or of the card that it is tucked under."""

    effects: tuple[Effect, ...]
    """What is still to happen, in this order."""


@attrs.frozen
class LetOthers(OfLaw):
    """Let other players gain or lose something by a law, one after the other; it stays below what the last one does."""

    effect: Effect
    """What the others gain or lose."""
    seats: tuple[SeatNumber, ...]
    """The players whose turn is still to come, in this order."""


# -- laws that respond to events ------------------------------------------------------------------


@attrs.frozen
class LetLawsRespond(Value):
    """Let laws respond to events, one after the other."""

    due: tuple[DueResponse, ...]
    """The responses, in this order."""


@attrs.frozen
class GoOn(Value):
    """Begin the round after this one, or end the turn, when the laws have responded to its end."""

    to_round: int | None
    """The round, counted from 1; null to end the turn."""


# -- the end of the game ------------------------------------------------------------------------------------


@attrs.frozen
class EndGame(Value):
    """Remove the screens, discard the hands, and paint (R10.1)."""


Automatic = (
    DealCharacters | PlaceFirstCards | MakeDecks | StartTurn | StartAuction | TakeByAttack | ReturnBids
    | EvaluateBids | FinishAuction | DiscardForVirtual | ConcludeAuction | TuckTakenCards | EndAuctionPhase
    | StartRound | ResolveNext | GrantReward | MoreGems | MoreDraws | GrantInfinite | RunEffects | LetOthers
    | LetLawsRespond | GoOn | EndGame
)  # fmt: skip
Task = Prompt | Automatic


# -- the seats and cards that a task names ----------------------------------------------------------------------------


def seats_of(value: Any) -> tuple[int, ...]:
    """Return every seat that a task, an action or an event names: what its class, or one in it, calls a `SeatNumber`.

    >>> seats_of(MakeDecks((DueDraws(2, 1), DueDraws(0, 3))))
    (2, 0)
    """
    return _numbers_of(value, SeatNumber)


def cards_of(value: Any) -> tuple[int, ...]:
    """Return every card that a task, an action or an event names: what its class, or one in it, calls a `CardNumber`.

    >>> cards_of(LetLawsRespond((DueResponse(0, law=70, rule=1), DueResponse(1, law=72, rule=2))))
    (70, 72)
    """
    return _numbers_of(value, CardNumber)


def _numbers_of(value: Any, kind: object) -> tuple[int, ...]:
    """Return the numbers of a kind, `SeatNumber` or `CardNumber`, in the fields of a value and of the values in it."""
    if type(value) is tuple:
        return tuple([number for item in value for number in _numbers_of(item, kind)])
    numbers: tuple[int, ...] = ()
    for name, holds_numbers in _fields(value.__class__, kind):
        part = getattr(value, name)
        if not holds_numbers:
            numbers += _numbers_of(part, kind)
        elif part is not None:
            numbers += part if isinstance(part, tuple) else (part,)
    return numbers


@cache
def _fields(cls: type, kind: object) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a class, each with whether it holds numbers of a kind; none for other values."""
    if not (attrs.has(cls) or hasattr(cls, "_fields")):
        return ()
    types = get_type_hints(cls, include_extras=True)
    names = getattr(cls, "_fields", None) or [field.name for field in attrs.fields(cls)]
    return tuple([(name, _holds(types[name], kind)) for name in names])


def _holds(annotation: Any, kind: object) -> bool:
    return annotation == kind or any(_holds(part, kind) for part in get_args(annotation))


# -- what can be wrong with a task by itself --------------------------------------------------------------------------


def seat_named_twice(_: object, task: Task) -> Iterator[str]:
    """Yield a message if a task names a seat twice."""
    seats = seats_of(task)
    if len(set(seats)) < len(seats):
        yield "it names a seat twice"


def count_below_none(_: object, task: Any) -> Iterator[str]:
    """Yield a message if the `count` of a task is negative."""
    if task.count < 0:
        yield "fewer than none"
