"""The end of the game: screens come off, hands are discarded, players paint, and what they have counts (A10, A11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import attrs

from viceroy.engine.actions import Action, Done, PaintBest, PaintSection
from viceroy.engine.draft import Draft, SeatDraft
from viceroy.engine.events import GameEnded, HandDiscarded, SectionPainted
from viceroy.engine.frame.decisions import Decision, Handler
from viceroy.engine.frame.draft import without
from viceroy.engine.phases.laws.effects import done
from viceroy.engine.phases.rewards import ONE_GEM, spend
from viceroy.engine.prompts import AskPaint
from viceroy.engine.state import GameState, Rules, Seat
from viceroy.engine.tasks import EndGame
from viceroy.errors import Problem, Refusal, problem_at
from viceroy.errors import RefusalCode as Code
from viceroy.model.geometry import Place
from viceroy.model.pyramid import SECTIONS, Pyramid
from viceroy.model.tokens import COLORS, NO_GEMS, add_gems, gems_of
from viceroy.scoring.painting import BestPainting, Paint, PaintingError, gems_spent, painting_errors
from viceroy.scoring.score import FinalPosition, FinalScore, Painting, best_of, limit_each, painted_of, scored
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
    return best_of(
        positions_of(rules, seats), seat, limit_each(rules.everybody), repaint_pure=rules.edition.repaint_pure_circles
    )


_REFUSED = {
    PaintingError.NO_CIRCLE: (Code.NO_SECTION, "R10.2"),
    PaintingError.PAINTED_TWICE: (Code.PAINTED_TWICE, "C35"),
    PaintingError.OWN_COLOR: (Code.OWN_COLOR, "C35"),
    PaintingError.PURE_CIRCLE: (Code.PURE_CIRCLE, "B12"),
    PaintingError.NO_GEM: (Code.NO_GEM, "R10.2"),
}


def _refuse_paint(state: GameState, action: PaintSection | PaintBest, task: AskPaint) -> Refusal:
    if isinstance(action, PaintBest):
        return Refusal(Code.BEST_TOO_LATE, "C38", action.seat)
    own = state.seats[action.seat]
    paint = Paint(Place(*action.circle), action.section, COLORS[COLORS.index(action.color)])
    errors = painting_errors(
        own.pyramid.circles,
        add_gems(own.gems, gems_spent(own.paints)),
        (*own.paints, paint),
        repaint_pure=state.rules.edition.repaint_pure_circles,
    )
    code, rule = _REFUSED[errors[-1][1]]
    return Refusal(code, rule, action.seat, ONE_GEM[paint.color.position], own.gems)


def paints_in_vain(state: GameState) -> Iterator[Problem]:
    """Yield sections that are painted before the end of the game, or cannot be painted so (R10.1, R10.2, C35)."""
    for index, seat in enumerate(state.seats):
        path, gems = ("seats", index, "paints"), add_gems(seat.gems, gems_spent(seat.paints))
        if seat.paints and state.tasks and not isinstance(state.task, AskPaint):
            yield problem_at(path, f"seat {index} has painted before the end of the game (R10.1)")
            continue
        repaint_pure = state.rules.edition.repaint_pure_circles
        for at, fault in painting_errors(seat.pyramid.circles, gems, seat.paints, repaint_pure=repaint_pure):
            yield problem_at((*path, at), f"seat {index} cannot paint so: {fault} (C35)")


DECISIONS = (Decision(AskPaint, (PaintSection, PaintBest, Done), legal_paint, apply_paint, _refuse_paint),)
HANDLERS = (Handler(EndGame, end_game),)


# -- final positions (A11) ---------------------------------------------------------------------------------


def positions_of(rules: Rules, seats: Sequence[Seat]) -> list[FinalPosition]:
    """Return the final position of each seat."""
    return [position_of(name, seat) for name, seat in zip(rules.players, seats, strict=True)]


def position_of(name: str, seat: Seat) -> FinalPosition:
    """Return the final position of a seat with the sections painted so far; its gems are those before painting."""
    gems = add_gems(seat.gems, gems_of(tuple([paint.color for paint in seat.paints]))) if seat.paints else seat.gems
    return FinalPosition(name, seat.pyramid, gems, seat.attack, seat.paints)


def final_positions(state: GameState) -> tuple[FinalPosition, ...]:
    """Return the final positions of all players.

    As on a score sheet, places count from the leftmost card of level 1, and gems are those before painting.
    """
    return tuple(map(from_the_left, positions_of(state.rules, state.seats)))


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
    positions = map(from_the_left, positions_of(rules, seats))
    known = [
        position if seat.proven is None else with_known_painting(position, is_best=seat.proven)
        for position, seat in zip(positions, seats, strict=True)
    ]
    return scored(known, repaint_pure=rules.edition.repaint_pure_circles)


def with_known_painting(position: FinalPosition, *, is_best: bool) -> FinalPosition:
    """Return a position whose own painting is known to be the best, or is not compared with others."""
    paints = position.painting if isinstance(position.painting, tuple) else ()
    if position.gems == NO_GEMS:
        return position  # there is nothing to compare
    circles = painted_of(position.pyramid.circles, paints)
    return attrs.evolve(position, painting=Painting(paints, circles, is_best, is_best))
