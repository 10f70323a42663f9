"""Counts: the value of what a law counts while the game runs; all of it lies where everybody sees it (R2.4)."""

from __future__ import annotations

from viceroy.engine.draft import Draft
from viceroy.engine.state import GameState
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import AnyQuantity, Condition
from viceroy.model.tokens import NO_GEMS
from viceroy.scoring.clauses import Numbers
from viceroy.scoring.counting import holdings_of


def count_now(table: GameState | Draft, seat: int, law: PlacedCard, quantity: AnyQuantity) -> int:
    """Return the value of a quantity for a law of a seat, with the circles as they lie now."""
    cards = table.rules.card_set.by_number
    holdings = [
        holdings_of(held.pyramid, held.pyramid.circles, NO_GEMS, 0, tuple([cards[card.number] for card in held.hand]))
        for held in table.seats
    ]
    return Numbers(law, holdings, seat).quantity(quantity)


def is_so(table: GameState | Draft, seat: int, law: PlacedCard, condition: Condition) -> bool:
    """Whether a condition holds now for a law of a seat."""
    return condition.holds(count_now(table, seat, law, condition.of))
