"""Advice as it stands in JSON: what a search thinks of the choices of each seat that has to choose."""

from __future__ import annotations

from typing import Annotated

import attrs

from viceroy.engine.actions import Action
from viceroy.formats.estimates import Estimate
from viceroy.formats.matches import Seat
from viceroy.values import Count, Items, Words, plain


@plain(key="advised_choice")
@attrs.frozen(kw_only=True)
class AdvisedChoice:
    """A choice, and what to expect of it."""

    action: Action
    """The choice as an action."""
    choice: Words
    """The choice as a line of English."""
    points: Estimate
    """How many points ahead of the best other the seat will be at the end of the next turn; less than 0: behind."""
    why: str
    """What the choice brings at once, in a line."""


@plain(key="seat_advice")
@attrs.frozen(kw_only=True)
class SeatAdvice:
    """Advice for a seat, which knows what the seat may know and nothing else."""

    seat: Seat
    """The seat."""
    player: Words
    """The name of its player."""
    question: Words
    """The question that the seat has to answer."""
    choices: Annotated[tuple[AdvisedChoice, ...], Items(1)]
    """The most promising choices, the best first."""


@plain(key="game_advice")
@attrs.frozen(kw_only=True)
class GameAdvice:
    """Advice at a moment of a game, as `viceroy hint` gives it.

    >>> from viceroy.formats.documents import dumps
    >>> dumps(GameAdvice(actions=230, is_over=True, seats=()))
    '{"format": "advice/1", "actions": 230, "is_over": true, "seats": []}'
    """

    actions: Count
    """How many actions had been taken."""
    is_over: bool
    """Whether the game is over."""
    seats: tuple[SeatAdvice, ...]
    """The seats that have to choose, or the one that was asked for; none when the game is over."""
