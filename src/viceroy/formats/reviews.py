"""The JSON of a review: the choices of a recorded game beside the best ones; the package `reviews` makes it."""

from __future__ import annotations

from operator import attrgetter
from typing import Annotated

import attrs

from viceroy.engine.actions import Action
from viceroy.formats.estimates import Estimate
from viceroy.formats.studies import SeatIndex
from viceroy.model.editions import TURNS
from viceroy.model.tokens import MAX_PLAYERS
from viceroy.scoring.items import Line
from viceroy.values import Between, Count, Items, Named, NonEmptyText, Positive, Value, serialized


class Verdict(Named):
    """What a review says of a choice."""

    BEST = "best"  # nothing better was found
    FINE = "fine"  # another one may be better, or not: the trials do not tell
    MISTAKE = "mistake"  # it is certain that another one is better


class Compared(Named):
    """What two choices are compared by: the lines of a score, what is left over, and the points of another player."""

    CIRCLES = Line.CIRCLES.value
    INFINITE_GEMS = Line.INFINITE_GEMS.value
    LAWS = Line.LAWS.value
    POWER = Line.POWER.value
    MAGIC = Line.MAGIC.value
    SETS = Line.SETS.value
    ATTACK = Line.ATTACK.value
    GEMS = "gems"  # behind the screen
    CARDS = "cards"  # in the hand
    OTHERS = "others"  # points of the best other player


@serialized(key="review_difference")
@attrs.frozen
class Difference(Value):
    """How much more of something the best choice leads to, at the end of the next turn and on average."""

    what: Compared
    """What is compared."""
    by: float
    """How much more of it; less than 0: how much less."""


@serialized(key="reviewed_choice")
@attrs.frozen(kw_only=True)
class ReviewedChoice(Value):
    """A choice beside the best one, judged by what its seat knew then and by nothing else."""

    actions: Count
    """After how many actions it was made: the number that `viceroy replay --position` takes."""
    turn: Annotated[int, Between(0, TURNS)]
    """In which turn, 0 before the first one."""
    moment: NonEmptyText
    """Which moment of the game it was, in words."""
    question: NonEmptyText
    """The question that was answered."""
    action: Action
    """What was chosen."""
    choice: NonEmptyText
    """The same as a line of text."""
    best: Action
    """The best choice; the same action where nothing better was found."""
    best_choice: NonEmptyText
    """The best choice as a line of text."""
    verdict: Verdict
    """What is said of the choice."""
    expected: Estimate
    """How many points ahead of the best other the search expects the seat to be after the best choice."""
    cost: Estimate
    """How many points fewer that are after what was chosen; 0 where nothing better was found."""
    why: str
    """Of a mistake: what the best choice brings at once, and what it leads to. Empty for other choices."""
    differences: tuple[Difference, ...]
    """Of a mistake: what the best choice leads to, compared with what was chosen, the largest difference first."""


@serialized(key="reviewed_seat")
@attrs.frozen(kw_only=True)
class ReviewedSeat(Value):
    """The choices of a seat, and what they cost beside what chance and the others brought.

    `start` + `luck` - `cost` is `lead`, or the lead to expect at the end of a game that is not over.
    """

    seat: SeatIndex
    """The seat."""
    player: NonEmptyText
    """The name of its player."""
    start: Estimate
    """The lead to expect at its first choice: what the first deal brought."""
    lead: float
    """The lead at the end of the game; the lead to expect after the last choice of a game that is not over."""
    cost: Estimate
    """The points that its choices cost together, those that are not certain too."""
    luck: Estimate
    """What the cards that came and the choices of the others brought, after its first choice."""
    choices: tuple[ReviewedChoice, ...]
    """Its choices in order; those without an alternative are left out. What is expected before each is the graph."""

    @property
    def mistakes(self) -> tuple[ReviewedChoice, ...]:
        """The choices that are certainly mistakes, the one that costs most first."""
        found = [choice for choice in self.choices if choice.verdict is Verdict.MISTAKE]
        return tuple(sorted(found, key=attrgetter("cost.value"), reverse=True))


@attrs.frozen(kw_only=True)
class GameReview(Value):
    """The review of a game, as `viceroy review` gives it.

    >>> from viceroy.formats.documents import dumps
    >>> dumps(GameReview(actions=0, is_over=False, ms=500, seats=()))
    '{"format": "review/1", "actions": 0, "is_over": false, "ms": 500, "seats": []}'
    """

    actions: Count
    """How many actions the game had when it was reviewed."""
    is_over: bool
    """Whether it was over."""
    ms: Positive
    """The time for a choice, in milliseconds, from which the number of its trials follows."""
    seats: Annotated[tuple[ReviewedSeat, ...], Items(0, MAX_PLAYERS)]
    """The seats that were reviewed; a seat that had no choice is left out."""
