"""What a law does as long as it lies visible in the pyramid: what it changes, and what it responds to."""

from typing import Annotated

import attrs

from viceroy.model.laws import Effect
from viceroy.model.quantities import Amount
from viceroy.model.tokens import Color
from viceroy.values import Between, Items, Named, Value, serialized


class Trigger(Named):
    """An event that a law in the pyramid responds to."""

    CARD_TAKEN = "card_taken"  # a card comes into the hand: won, drawn or taken (L78)
    CIRCLE_CLOSED = "circle_closed"  # a card played into the own pyramid completes a single-color circle (R6.9)
    PASSED = "passed"  # the player has passed in an auction, or counts as having passed (R5.9, R5.10)
    ROUND_ENDED = "round_ended"  # a round of the development phase is over (R6.1)
    TURN_ENDED = "turn_ended"  # the development phase is over (R6.12)
    LAW_PLAYED = "law_played"  # another player has played a law (R6.8)


class Response(Named):
    """What the player may do at such an event."""

    TUCK_HERE = "tuck_here"  # tuck that card under the law


@serialized(title="a response", is_sparse=True)
@attrs.frozen
class Whenever(Value):
    """What happens each time something else does, while the law lies visible in your pyramid (L78, C32).

    One of `may`, `do` and `may_do`: `may` is for `card_taken` only, the other two are for all events.
    """

    event: Trigger
    """What the law responds to: card_taken, circle_closed, passed, round_ended, turn_ended or law_played."""
    may: Response | None = None
    """`tuck_here`: you may tuck the card that you took under this law."""
    do: Annotated[tuple[Effect, ...], Items(1)] = ()
    """What happens then, one after the other."""
    may_do: Annotated[tuple[Effect, ...], Items(1)] = ()
    """What happens then, one after the other, if you like."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What happens then, with or without a choice of the player."""
        return self.do or self.may_do


@serialized(key="cheaper", title="a lower cost", is_sparse=True)
@attrs.frozen
class LowerCost(Value):
    """Characters cost you fewer gems: of one color, or of colors that you choose (R6.6)."""

    by: Amount
    """How many gems fewer. A cost never falls below 0."""
    color: Color | None = None
    """Of which color the gems are; of any in the cost, as the player chooses, if this is left out."""
    level: Annotated[int, Between(1, 5)] | None = None
    """Only characters played on this level cost less; on any level if this is left out."""


class Occasion(Named):
    """What brings more gems."""

    PASS = "pass"  # to pass in an auction, or to count as having passed (R5.17)
    CIRCLE = "circle"  # to complete a single-color circle (R6.9)


@serialized(key="more_gems", title="more gems")
@attrs.frozen
class HigherIncome(Value):
    """You take more gems when you pass in an auction (R5.17), or more of its color for a circle (R6.9)."""

    on: Occasion
    """What brings more gems: pass or circle."""
    gems: Amount
    """How many gems more."""


Continuous = LowerCost | HigherIncome
"""What a law changes as long as it lies visible in the pyramid."""
