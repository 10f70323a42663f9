"""Standings of bots as text: a line for each bot, and how it did by seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viceroy.formats.estimates import Estimate
from viceroy.formats.studies import BotStanding, Standings
from viceroy.messages import counted, joined
from viceroy.render.text import columns, left, printable, right, shortened

_MOST_NAME = 30


def standings_text(standings: Standings) -> str:
    """Describe standings: what was played, who stands how, by seat, and which bots failed."""
    return "\n".join(_lines(standings))


def _lines(standings: Standings) -> Iterator[str]:
    rules = joined(standings.editions)
    games = f"{counted(standings.games, 'game')} of {counted(standings.deals, 'deal')}"
    yield f"{games} with {standings.card_set} by the {rules} rules, seed {standings.seed}"
    yield ""
    yield from table_lines([_HEAD, *map(_row, standings.bots)])
    seats = max((len(one.seats) for one in standings.bots), default=0)
    if seats > 1:
        yield ""
        yield from table_lines(
            [["wins in", *(f"seat {seat + 1}" for seat in range(seats))], *map(_seats, standings.bots)]
        )
    yield ""
    yield from _LEGEND
    if any(one.rating for one in standings.bots):
        yield _RATING
    if any(one.faults for one in standings.bots):
        yield ""
        yield from _faults(standings)


_HEAD = ["bot", "games", "wins", "lead", "points", "rank", "rating"]
_LEGEND = (
    "In brackets: 95 % intervals. wins: a shared win counts in part.",
    "lead: the points beyond the mean of the others at the table, deal by deal.",
)
_RATING = "rating: by the model of Plackett and Luce; every bot starts at 25."


def _row(one: BotStanding) -> list[str]:
    estimates = (interval(one.lead, signed=True), interval(one.points), f"{one.rank:.2f}", interval(one.rating))
    return [_name(one.bot), str(one.games), percent(one.wins), *estimates]


def _seats(one: BotStanding) -> list[str]:
    return [_name(one.bot), *(percent(seat.wins) for seat in one.seats)]


def _name(bot: str) -> str:
    return shortened(printable(bot), _MOST_NAME)


def _faults(standings: Standings) -> Iterator[str]:
    for one in standings.bots:
        if one.faults:
            yield f"{_name(one.bot)} lost {counted(one.faults, 'game')} by a fault:"
            told = [
                (game.index, fault)
                for game in standings.faults
                for fault in game.faults
                if game.bots[fault.seat] == one.bot
            ]
            for index, fault in told[:_MOST_TOLD]:
                yield f"  game {index}, seat {fault.seat + 1}: {printable(fault.message)}"
            if one.faults > _MOST_TOLD:
                yield f"  and {one.faults - _MOST_TOLD} more"


_MOST_TOLD = 5

# -- tables and numbers -----------------------------------------------------------------------------------------------


def table_lines(rows: Sequence[Sequence[str]], words: int = 0) -> Iterator[str]:
    """Yield the lines of a table; one column is words, by default the first, the others are numbers."""
    sizes = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [(left if at == words else right)(cell, sizes[at]) for at, cell in enumerate(row)]
        yield "  ".join(cells).rstrip()


def percent(estimate: Estimate | None) -> str:
    """Return a share and its interval in percent.

    >>> percent(Estimate(0.5, 0.25, 0.75)), percent(None)
    ('50 % (25-75)', '-')
    """
    if estimate is None:
        return "-"
    value, low, high = (100 * number for number in (estimate.value, estimate.low, estimate.high))
    return f"{value:.0f} % ({low:.0f}-{high:.0f})"


def interval(estimate: Estimate | None, *, signed: bool = False) -> str:
    """Return a number and its interval.

    >>> interval(Estimate(21.25, -1, 22.3)), interval(Estimate(2, 1, 3), signed=True), interval(None)
    ('21.2 (-1.0 to 22.3)', '+2.0 (+1.0 to +3.0)', '-')
    """
    if estimate is None:
        return "-"
    sign = "+" if signed else ""
    return f"{estimate.value:{sign}.1f} ({estimate.low:{sign}.1f} to {estimate.high:{sign}.1f})"
