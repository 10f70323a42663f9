"""The totals of a score alone, without its items: for search."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.model.tokens import NO_GEMS
from viceroy.scoring.clauses import counted_and_points
from viceroy.scoring.counting import Holdings, circle_bonuses
from viceroy.scoring.items import attack_points, infinite_gem_points, magic_points, sets_points
from viceroy.scoring.painting import Paint, circle_points
from viceroy.scoring.score import FinalPosition, Painting, PaintingChoice, best_of, holdings_after, limit_each


def totals_of(positions: Sequence[FinalPosition], *, repaint_pure: bool = True) -> tuple[int, ...]:
    """Return what `score_positions` makes the totals of these players; it looks for no painting but a best one.

    >>> from viceroy.model.pyramid import Pyramid
    >>> totals_of([FinalPosition("Ada", Pyramid()), FinalPosition("Ben", Pyramid(), attack=2)])
    (-8, 0)
    """
    limit = limit_each(positions)
    return totals_of_holdings(
        [
            holdings_after(position, _paints(positions, seat, limit, repaint_pure=repaint_pure))
            for seat, position in enumerate(positions)
        ]
    )


def totals_of_holdings(all_holdings: Sequence[Holdings]) -> tuple[int, ...]:
    """Return the totals of players by what they hold."""
    attack = sum([held.attack for held in all_holdings])
    return tuple([_total(all_holdings, seat, attack - held.attack) for seat, held in enumerate(all_holdings)])


def _paints(positions: Sequence[FinalPosition], seat: int, limit: int, *, repaint_pure: bool) -> tuple[Paint, ...]:
    position = positions[seat]
    choice = position.painting
    if isinstance(choice, tuple):
        return choice
    if isinstance(choice, Painting):
        return choice.paints
    if choice is PaintingChoice.NONE or position.gems == NO_GEMS:
        return ()
    return best_of(positions, seat, limit, repaint_pure=repaint_pure).paints


def _total(all_holdings: Sequence[Holdings], seat: int, opponents: int) -> int:
    """Return the total of one player; `opponents` are the attack tokens that the others have left."""
    own = all_holdings[seat]
    tokens = own.tokens
    bonus = circle_bonuses(tokens)
    points = sum(tokens.power) + sets_points(tokens.defense, tokens.magic, tokens.science)
    points += attack_points(opponents, tokens.defense)
    if tokens.magic:
        points += magic_points(tokens.magic, tokens.magic_bonus)
    for place, colors in own.circles:
        if color := colors[0]:
            points += circle_points(place.level, bonus[color.position])
    for placed in own.pyramid.cards:
        if placed.infinite_gems:
            level = placed.place.level
            points += sum([infinite_gem_points(level, bonus[color.position]) for color in placed.infinite_gems])
        if placed.card.scoring:
            points += sum([counted_and_points(placed, clause, all_holdings, seat)[1] for clause in placed.card.scoring])
    return points
