"""The review of a game as text: where the lead of each player came from, the mistakes that cost most, the leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viceroy.formats.estimates import Estimate
from viceroy.formats.reviews import GameReview, ReviewedChoice, ReviewedSeat
from viceroy.render.text import printable, table_lines, wrapped
from viceroy.wording.catalog import ENGLISH, Catalog

COSTLIEST = 3
"""How many mistakes of a player are shown."""


def review_text(review: GameReview, width: int, file: str, catalog: Catalog = ENGLISH) -> str:
    """Describe a review of the game in a file; its own texts are in the language in which it was made."""
    return "\n".join(_lines(review, width, file, catalog))


def _lines(review: GameReview, width: int, file: str, catalog: Catalog) -> Iterator[str]:
    messages = catalog.reviews
    yield from table_lines([messages.columns, *(_row(seat) for seat in review.seats)])
    yield ""
    for line in messages.legend:
        yield from wrapped(line.split(" "), width)
    yield ""
    yield messages.costliest
    for seat in review.seats:
        yield ""
        if not seat.mistakes:
            yield messages.none.format(player=printable(seat.player))
        for choice in seat.mistakes[:COSTLIEST]:
            yield from _mistake(seat, choice, width, catalog)
    yield ""
    yield messages.course
    yield from table_lines([*_course(review.seats)])
    yield ""
    yield messages.look.format(command=f"viceroy replay {file} --position N")


def _row(seat: ReviewedSeat) -> tuple[str, ...]:
    counts = f"{len(seat.mistakes)} / {len(seat.choices)}"
    lost = Estimate(-seat.cost.value, -seat.cost.high, -seat.cost.low)
    return printable(seat.player), _signed(seat.lead), _signed(seat.start.value), _wide(seat.luck), _wide(lost), counts


def _wide(estimate: Estimate) -> str:
    """Return a number with how far its interval reaches to either side.

    >>> _wide(Estimate(3, 1.5, 4.5))
    '+3.0 (±1.5)'
    """
    return f"{_signed(estimate.value)} (±{(estimate.high - estimate.low) / 2:.1f})"


def _signed(number: float) -> str:
    return f"{round(number, 1) + 0.0:+.1f}"


def _mistake(seat: ReviewedSeat, choice: ReviewedChoice, width: int, catalog: Catalog) -> Iterator[str]:
    messages, cost = catalog.reviews, choice.cost
    interval = catalog.hints.interval.format(low=_signed(-cost.high), high=_signed(-cost.low))
    head = messages.cost.format(
        player=printable(seat.player),
        moment=choice.moment,
        n=choice.actions,
        points=_signed(-cost.value),
        interval=interval,
    )
    yield from wrapped(head.split(" "), width)
    labels = [f"{label}:" for label in (messages.chosen, messages.better)]
    wide = max(map(len, labels))
    for label, text in zip((*labels, ""), (choice.choice, choice.best_choice, choice.why), strict=True):
        start = f"  {label.ljust(wide)} "
        for index, line in enumerate(wrapped(printable(text).split(" "), width - len(start))):
            yield f"{start if index == 0 else ' ' * len(start)}{line}"


def _course(seats: Sequence[ReviewedSeat]) -> Iterator[list[str]]:
    """Yield the rows of a table of the leads to expect at the first choice of each turn, and of the lead at the end."""
    turns = sorted({choice.turn for seat in seats for choice in seat.choices})
    yield ["", *map(str, turns), "="]
    for seat in seats:
        first = {choice.turn: choice.expected.value for choice in reversed(seat.choices)}
        yield [
            printable(seat.player),
            *(f"{first[turn]:+.0f}" if turn in first else "" for turn in turns),
            f"{seat.lead:+.0f}",
        ]
