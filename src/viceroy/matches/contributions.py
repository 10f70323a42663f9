"""Contributions: what each card that lies in a pyramid at the end adds to the total of its player, by ablation."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.engine.phases.ending import positions_of
from viceroy.engine.state import GameState
from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, holdings_after, totals_of_holdings

_BLANK = Sections(None, None, None, None)


def contributions(end: GameState) -> Iterator[tuple[int, PlacedCard, int]]:
    """Yield each card that lies visible in a pyramid with its seat and its contribution to the total, by ablation.

    A blank card of its kind takes its place: no section of it closes a circle (C34), nothing lies on it, and it scores
    nothing. What is painted stays painted. So points of two cards that need each other count for both.

    >>> from viceroy.bots import RandomBot, play_out
    >>> from viceroy.sessions.new_game import start_game
    >>> *_, last = play_out(start_game(2, seed=7), RandomBot(seed=7))
    >>> len([*contributions(last.state)]) == sum(len(seat.pyramid.cards) for seat in last.state.seats)
    True
    """
    positions = positions_of(end.rules, end.seats)
    holdings = [holdings_after(position, _paints(position)) for position in positions]
    totals = totals_of_holdings(holdings)
    for seat, position in enumerate(positions):
        cards = position.pyramid.cards
        for index, placed in enumerate(cards):
            blank = PlacedCard(placed.place, DescribedCard(_BLANK, kind=placed.card.kind))
            pyramid = Pyramid((*cards[:index], blank, *cards[index + 1 :]))
            without = FinalPosition(position.name, pyramid, position.gems, position.attack)
            others = [*holdings[:seat], holdings_after(without, _paints(position)), *holdings[seat + 1 :]]
            yield seat, placed, totals[seat] - totals_of_holdings(others)[seat]


def _paints(position: FinalPosition) -> tuple[Paint, ...]:
    return position.painting if isinstance(position.painting, tuple) else ()
