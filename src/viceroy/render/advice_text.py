"""Advice as text: a table of choices for each seat, with the points to expect and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viceroy.formats.estimates import Estimate
from viceroy.formats.studies import AdvisedChoice, GameAdvice, SeatAdvice
from viceroy.messages import counted
from viceroy.render.text import left, printable, right, wrapped

_HEAD = ("points", "95 % interval", "choice, and what it brings")
_LEAST_TEXT = 24  # columns for the words of a choice, however narrow the screen is

_LEGEND = (
    "points: how far ahead of the best other you will probably be at the end of the next turn, with what "
    "may still score; less than 0 is behind."
)


def game_advice_text(advice: GameAdvice, width: int) -> str:
    """Describe the advice at a moment: a table for each seat, and what the numbers mean."""
    if advice.is_over:
        return "The game is over: there is nothing to choose."
    tables = "\n\n".join(advice_text(seat, width) for seat in advice.seats)
    return f"After {counted(advice.actions, 'action')}.\n\n{tables}\n\n{legend_text(width)}"


def legend_text(width: int) -> str:
    """Say what the numbers of a table mean."""
    return "\n".join(wrapped(_LEGEND.split(" "), width))


def advice_text(advice: SeatAdvice, width: int, typed: Sequence[str] = ()) -> str:
    """Return a table of the choices of a seat under its question, the best first.

    `typed` is what is to be typed for each choice, where something is.
    """
    rows = [_numbers(choice.points) for choice in advice.choices]
    columns = [_right([head, *cells]) for head, cells in zip(_HEAD, zip(*rows, strict=True), strict=False)]
    if typed:
        columns.insert(0, _left(["type", *typed]))
    heads, *lines = ("  ".join(cells) for cells in zip(*columns, strict=True))
    table = [f"  {heads}  {_HEAD[-1]}"]
    for start, choice in zip(lines, advice.choices, strict=True):
        table += _choice_lines(f"  {start}  ", choice, width)
    question = wrapped(printable(f"{advice.player}: {advice.question}").split(" "), width)
    return "\n".join([*question, "", *table])


def _choice_lines(start: str, choice: AdvisedChoice, width: int) -> Iterator[str]:
    """Yield the words of a choice beside its numbers, and why below them."""
    most = max(width - len(start), _LEAST_TEXT)
    said = wrapped(printable(choice.choice).split(" "), most)
    why = wrapped(printable(choice.why).split(" "), most - 2) if choice.why else []
    for index, line in enumerate([*said, *(f"  {line}" for line in why)]):
        yield f"{start if index == 0 else ' ' * len(start)}{line}"


def _numbers(points: Estimate) -> tuple[str, str]:
    return _signed(points.value), f"{_signed(points.low)} to {_signed(points.high)}"


def _signed(number: float) -> str:
    """Return a number of points with its sign.

    >>> _signed(2.25), _signed(-0.04)
    ('+2.2', '+0.0')
    """
    return f"{round(number, 1) + 0.0:+.1f}"


def _right(cells: Sequence[str]) -> list[str]:
    """Pad cells of a column on their left."""
    return [right(cell, max(map(len, cells))) for cell in cells]


def _left(cells: Sequence[str]) -> list[str]:
    """Pad cells of a column on their right."""
    return [left(cell, max(map(len, cells))) for cell in cells]
