"""The end of the game: screens off, hands discarded, painting (A10).

Rule 1: painting as actions, one gem at a time, or the best painting on request. Rule 2: the score itself is
`scoring`'s; here the finished game only becomes what is scored.
"""

from __future__ import annotations

from typing import Any

import attrs

from viceroy.actions import Action, Done, PaintBest, PaintSection
from viceroy.counting import tokens_on
from viceroy.events import GameEnded, HandDiscarded, SectionPainted
from viceroy.painting import Paint, best_painting
from viceroy.pyramid import SECTIONS, Place, Pyramid
from viceroy.questions import AskPaint
from viceroy.rewards import ONE_GEM, spend
from viceroy.scoring import FinalPosition, circle_bonuses, painted_clauses
from viceroy.state import GameState, Seat
from viceroy.tasks import EndGame
from viceroy.tokens import COLORS, add_gems, gems_of
from viceroy.working import Working, WorkingSeat


def end_game(working: Working, task: EndGame) -> None:
    """Take the screens off and discard the hands; who can paint nothing is done (R10.1)."""
    for seat in working.rules.everybody:
        own = working.seat(seat)
        numbers = tuple(card.number for card in own.hand)
        working.tell(HandDiscarded, seat, numbers, own.gems, own.attack)
        working.discard(numbers)
        own.hand = ()
        paints = _paints(own, seat, repaint_pure=working.rules.edition.repaint_pure_circles)
        own.finished = not paints
        if paints:
            working.legal[seat] = _with_ends(paints, own, seat)
    if all(own.finished for own in working.seats):
        working.tell(GameEnded)
    else:
        working.push(AskPaint())


def _paints(own: Seat | WorkingSeat, seat: int, *, repaint_pure: bool) -> list[Action]:
    """Return every gem that may be put on a section next (R10.2, C35, B12)."""
    painted = {(paint.circle, paint.section) for paint in own.paints}
    colors = [color for color in COLORS if own.gems[color.position]]
    return [
        PaintSection(seat, circle.place, section, color)
        for circle in (own.pyramid.circles if colors else ())
        if repaint_pure or circle.color is None
        for section, present in zip(SECTIONS, circle.colors, strict=True)
        if (circle.place, section) not in painted
        for color in colors
        if color is not present
    ]


def legal_paint(state: GameState, seat: int, task: AskPaint) -> tuple[Action, ...]:
    """Return every gem that may be put on a section, the best painting if none has been yet, and enough."""
    own = state.seats[seat]
    paints = _paints(own, seat, repaint_pure=state.rules.edition.repaint_pure_circles)
    return _with_ends(paints, own, seat)


def _with_ends(paints: list[Action], own: Seat | WorkingSeat, seat: int) -> tuple[Action, ...]:
    return (*paints, Done(seat)) if own.paints else (*paints, PaintBest(seat), Done(seat))


def apply_paint(working: Working, action: PaintSection | PaintBest | Done, task: AskPaint) -> None:
    """Paint; the game ends when all are done."""
    seat, finished = action.seat, True
    if isinstance(action, PaintSection):
        _paint(working, seat, Paint(action.circle, action.section, action.color))
        left = _paints_left(working, action)
        working.legal = {**working.before.legal, seat: (*left, Done(seat))}  # nobody else's choices change
        finished = not left
    elif isinstance(action, PaintBest):
        for paint in _best(working, seat):
            _paint(working, seat, paint)
    working.seat(seat).finished = finished
    if all(own.finished for own in working.seats):
        working.tell(GameEnded)
    else:
        working.push(task)


def _paints_left(working: Working, painted: PaintSection) -> list[Action]:
    """Return what was legal before this gem and still is: no gem on its section, none of a color that is used up."""
    circle, section, color = painted.circle, painted.section, painted.color
    before = working.before
    paints: Any = before.legal[painted.seat]
    own = before.seats[painted.seat]
    others = 1 if own.paints else 2  # `PaintBest` and `Done` stand last
    used_up = color if own.gems[color.position] == 1 else None
    return [
        paint
        for paint in paints[:-others]
        if paint.color is not used_up and (paint.section is not section or paint.circle != circle)
    ]


def _paint(working: Working, seat: int, paint: Paint) -> None:
    spend(working, seat, ONE_GEM[paint.color.position])
    own = working.seat(seat)
    own.paints = (*own.paints, paint)
    working.tell(SectionPainted, seat, *paint)


def _best(working: Working, seat: int) -> tuple[Paint, ...]:
    own = working.seats[seat]
    return best_painting(
        own.pyramid.circles,
        own.gems,
        circle_bonuses(tokens_on(own.pyramid.cards)),
        painted_clauses(own.pyramid),
        repaint_pure=working.rules.edition.repaint_pure_circles,
    )


def final_positions(state: GameState) -> tuple[FinalPosition, ...]:
    """Return what each player has at the end: places count from the leftmost card of level 1, gems before painting."""
    return tuple(_final_position(name, seat) for name, seat in zip(state.rules.players, state.seats, strict=True))


def _final_position(name: str, seat: Seat) -> FinalPosition:
    left = min(placed.place.x for placed in seat.pyramid.cards if placed.place.level == 1)
    pyramid = Pyramid(tuple(attrs.evolve(placed, place=_moved(placed.place, left)) for placed in seat.pyramid.cards))
    paints = tuple(Paint(_moved(paint.circle, left), paint.section, paint.color) for paint in seat.paints)
    gems = add_gems(seat.gems, gems_of(tuple(paint.color for paint in paints)))
    return FinalPosition(name, pyramid, gems, seat.attack, paints)


def _moved(place: Place, left: int) -> Place:
    return Place(place.level, place.x - left)
