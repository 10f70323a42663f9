"""The end of the game: screens come off, hands are discarded, players paint (A10)."""

from __future__ import annotations

from functools import cache
from typing import Any

from viceroy.engine.actions import Action, Done, PaintBest, PaintSection
from viceroy.engine.draft import Draft, SeatDraft, without
from viceroy.engine.events import GameEnded, HandDiscarded, SectionPainted
from viceroy.engine.phases.laws.effects import done
from viceroy.engine.phases.rewards import ONE_GEM, spend
from viceroy.engine.positions import position_of
from viceroy.engine.prompts import AskPaint
from viceroy.engine.state import GameState, Seat
from viceroy.engine.tasks import EndGame
from viceroy.model.pyramid import SECTIONS
from viceroy.model.tokens import COLORS
from viceroy.scoring.painting import BestPainting, Paint
from viceroy.scoring.score import best_of, limit_each
from viceroy.values import fast_constructor


def end_game(draft: Draft, task: EndGame) -> None:
    """Take the screens off and discard the hands; players who cannot paint anything have finished (R10.1)."""
    for seat in draft.rules.everybody:
        own = draft.seat(seat)
        numbers = tuple(card.number for card in own.hand)
        draft.emit(HandDiscarded, seat, numbers, own.gems, own.attack)
        draft.discard(numbers)
        own.hand = ()
        paints = _paints(own, seat, repaint_pure=draft.rules.edition.repaint_pure_circles)
        own.finished = not paints
        if paints:
            draft.known_legal[seat] = _with_ends(paints, own, seat)
    owing = tuple([seat for seat, own in enumerate(draft.seats) if not own.finished])
    if owing:
        draft.ask_all(AskPaint(), owing)
    else:
        draft.emit(GameEnded)


_paint_section = fast_constructor(PaintSection)  # made by the hundred at the end of a game
_paint_best = cache(PaintBest)


def _paints(own: Seat | SeatDraft, seat: int, *, repaint_pure: bool) -> list[Action]:
    """Return every way to put a gem from behind the screen on a section (R10.2, C35, C36, B12)."""
    painted = {(paint.circle, paint.section) for paint in own.paints}
    colors = [color for color in COLORS if own.gems[color.position]]
    return [
        _paint_section(seat, circle.place, section, color)
        for circle in (own.pyramid.circles if colors else ())
        if repaint_pure or circle.color is None
        for section, present in zip(SECTIONS, circle.colors, strict=True)
        if not painted or (circle.place, section) not in painted
        for color in colors
        if color is not present
    ]


def legal_paint(state: GameState, seat: int, task: AskPaint) -> tuple[Action, ...]:
    """Return every way to put a gem on a section, the best painting if nothing is painted yet, and to stop."""
    own = state.seats[seat]
    paints = _paints(own, seat, repaint_pure=state.rules.edition.repaint_pure_circles)
    return _with_ends(paints, own, seat)


def _with_ends(paints: list[Action], own: Seat | SeatDraft, seat: int) -> tuple[Action, ...]:
    return (*paints, done(seat)) if own.paints else (*paints, _paint_best(seat), done(seat))


def apply_paint(draft: Draft, action: PaintSection | PaintBest | Done, task: AskPaint) -> None:
    """Paint; the game ends when everybody has finished."""
    seat, owing = action.seat, draft.before.to_act
    finished, known = True, [*draft.before.known_legal]  # nobody else's choices change
    if isinstance(action, PaintSection):
        left = _paints_left(draft.before, action)
        finished = not left
        known[seat] = (*left, done(seat))
        _paint(draft, seat, Paint(action.circle, action.section, action.color))
    elif isinstance(action, PaintBest):
        best = _best(draft, seat)
        for paint in best.paints:
            _paint(draft, seat, paint)
        draft.seat(seat).proven = best.is_proven
    draft.known_legal = known
    if finished:
        draft.seat(seat).finished = True
        owing = without(owing, seat)
    if owing:
        draft.ask_all(task, owing)
    else:
        draft.emit(GameEnded)


def _paints_left(before: GameState, painted: PaintSection) -> list[Action]:
    """Return the paints that are still legal: not on this section, and not in a color that is used up."""
    own, known = before.seats[painted.seat], before.known_legal[painted.seat] or ()
    paints: Any = known[: -1 if own.paints else -2]  # without what `_with_ends` adds
    circle, section, color = painted.circle, painted.section, painted.color
    if own.gems[color.position] == 1:
        paints = [paint for paint in paints if paint.color is not color]
    return [paint for paint in paints if paint.section is not section or paint.circle != circle]


def _paint(draft: Draft, seat: int, paint: Paint) -> None:
    """Put a gem on a section; the circle that it completes gives none (R13.2)."""
    spend(draft, seat, ONE_GEM[paint.color.position])
    own = draft.seat(seat)
    own.paints = (*own.paints, paint)
    draft.emit(SectionPainted, seat, *paint)


def _best(draft: Draft, seat: int) -> BestPainting:
    """Return the best painting, by as much work as the score would spend on it."""
    seats: Any = draft.seats  # drafts of seats have all that a seat has
    rules = draft.rules
    positions = [position_of(name, own) for name, own in zip(rules.players, seats, strict=True)]
    return best_of(positions, seat, limit_each(rules.everybody), repaint_pure=rules.edition.repaint_pure_circles)
