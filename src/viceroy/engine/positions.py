"""Positions: what the players of a game have to count, at its end or as if it ended now (A11)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from viceroy.engine.state import GameState, Rules, Seat
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import NO_GEMS, add_gems, gems_of
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, Painting, painted_of, score_positions


def position_of(name: str, seat: Seat) -> FinalPosition:
    """Return what a player has to count, with the sections painted so far; gems are those before painting."""
    gems = add_gems(seat.gems, gems_of(tuple([paint.color for paint in seat.paints]))) if seat.paints else seat.gems
    return FinalPosition(name, seat.pyramid, gems, seat.attack, seat.paints)


def final_positions(state: GameState) -> tuple[FinalPosition, ...]:
    """Return what each player has at the end.

    As on a score sheet, places count from the leftmost card of level 1, and gems are those before painting.
    """
    seats = zip(state.rules.players, state.seats, strict=True)
    return tuple(from_the_left(position_of(name, seat)) for name, seat in seats)


def from_the_left(position: FinalPosition) -> FinalPosition:
    """Return a position whose places count from the leftmost card of level 1."""
    cards, paints = position.pyramid.cards, position.painting
    left = min([placed.place.x for placed in cards if placed.place.level == 1], default=0)
    if not left:
        return position
    if isinstance(paints, tuple):
        paints = tuple([Paint(_moved(paint.circle, left), paint.section, paint.color) for paint in paints])
    pyramid = Pyramid(tuple([attrs.evolve(placed, place=_moved(placed.place, left)) for placed in cards]))
    return attrs.evolve(position, pyramid=pyramid, painting=paints)


def _moved(place: Place, left: int) -> Place:
    return Place(place.level, place.x - left)


def score_of_seats(rules: Rules, seats: Sequence[Seat]) -> FinalScore:
    """Score seats at the end; a painting that was looked for is not looked for again."""
    positions = [from_the_left(position_of(name, seat)) for name, seat in zip(rules.players, seats, strict=True)]
    known = [
        position if seat.proven is None else with_known_painting(position, is_best=seat.proven)
        for position, seat in zip(positions, seats, strict=True)
    ]
    return score_positions(known, repaint_pure=rules.edition.repaint_pure_circles)


def with_known_painting(position: FinalPosition, *, is_best: bool) -> FinalPosition:
    """Return a position whose own painting is known to be the best, or is not compared with others."""
    paints = position.painting if isinstance(position.painting, tuple) else ()
    if position.gems == NO_GEMS:
        return position  # there is nothing to compare
    circles = painted_of(position.pyramid.circles, paints)
    return attrs.evolve(position, painting=Painting(paints, circles, is_best, is_best))
