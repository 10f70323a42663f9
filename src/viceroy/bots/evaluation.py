"""The worth of a position: points now, and what the weights say about all that may still score."""

from __future__ import annotations

from viceroy.bots.outlook import POINT
from viceroy.bots.weights import ROUNDS_OF_GAME, Weights
from viceroy.bots.worth import desk_of, promise
from viceroy.engine.points import totals
from viceroy.engine.state import GameState


def worth_of(state: GameState, seat: int, points: tuple[int, ...], weights: Weights) -> int:
    """Return the worth of a position for one seat, in hundredths of a point; `points` are the totals now."""
    desk = desk_of(state, seat, weights)
    worth = points[seat] * POINT + desk.look.potential + sum(desk.gems) * desk.look.gem
    worth += (4 - desk.gems.count(0)) * desk.look.soon(weights.first_gem)
    worth += (desk.own.attack or 0) * weights.attack * desk.left // ROUNDS_OF_GAME
    by_number = state.rules.card_set.by_number
    for card in desk.own.hand:
        worth += promise(desk, by_number[card.number or 0]) * weights.hold // 100
    return worth


def lead_of(state: GameState, seat: int, weights: Weights) -> int:
    """Return by how much a seat is ahead of the best other, in hundredths of a point."""
    points = totals(state)
    others = [worth_of(state, other, points, weights) for other in state.rules.everybody if other != seat]
    return worth_of(state, seat, points, weights) - max(others, default=0)
