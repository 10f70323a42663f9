"""Short ways to play a law and to look at what came of it: seat 0 plays, all others pass."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from positions import play, printed
from viceroy.engine.actions import Action, Done, Lay, Pass, PlaceCard
from viceroy.engine.prompts import AskLay, AskPaint
from viceroy.engine.reducer import Step, legal_actions, score, to_act
from viceroy.engine.state import GameState
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.geometry import Place
from viceroy.model.lasting import Continuous, Whenever
from viceroy.model.laws import DeckHolds, Effect, Placement
from viceroy.model.points import PointsClause
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import Condition
from viceroy.scoring.items import LawItem, Line
from viceroy.scoring.score import PlayerScore

NOBODY = -1


def lay_and_pass(state: GameState, number: int, *others: Action) -> Step:
    """Seat 0 lays a card; whoever of the others still plays and has no action here passes."""
    said = {action.seat: action for action in (Lay(0, number), *others)}
    return play(state, *(said.get(seat, Pass(seat)) for seat in to_act(state)))


def place(state: GameState, number: int, level: int, x: int, *others: Action) -> Step:
    """Seat 0 lays a card and, once it is resolved, places it there."""
    laid = lay_and_pass(state, number, *others)
    placed = play(laid.state, PlaceCard(0, Place(level, x)))
    return Step(placed.state, laid.events + placed.events)


def after(step: Step, *actions: Action) -> Step:
    more = play(step.state, *actions)
    return Step(more.state, step.events + more.events)


def at(state: GameState, level: int, x: int, *, seat: int = 0) -> PlacedCard:
    return state.seats[seat].pyramid.at[Place(level, x)]


def places(state: GameState, *, seat: int = 0) -> list[tuple[int, int]]:
    return [(placed.place.level, placed.place.x) for placed in state.seats[seat].pyramid.cards]


def legal_places(state: GameState, *, seat: int = 0) -> list[tuple[int, int]]:
    return sorted((a.place.level, a.place.x) for a in legal_actions(state, seat) if isinstance(a, PlaceCard))


def tucked(state: GameState, level: int, x: int, *, seat: int = 0) -> tuple[int, ...]:
    under = at(state, level, x, seat=seat).tucked
    assert isinstance(under, tuple)
    return tuple(card.number for card in under)


def lays(state: GameState, seat: int = 0) -> set[int]:
    return {action.card for action in legal_actions(state, seat) if isinstance(action, Lay)}


def end_turn(state: GameState) -> Step:
    step = Step(state, ())
    while isinstance(step.state.task, AskLay):
        step = after(step, *(Pass(seat) for seat in to_act(step.state)))
    return step


def scored(state: GameState, *, painter: Action | None = None) -> tuple[PlayerScore, ...]:
    """Pass until the game is over, with no gem painted but as `painter` says, and score it."""
    state = end_turn(state).state
    while isinstance(state.task, AskPaint):
        seat = to_act(state)[0]
        action = painter if painter is not None and painter.seat == seat else Done(seat)
        state = play(state, action).state
    return score(state).players


def law_points(player: PlayerScore, number: int) -> int:
    return sum(item.points for item in law_items(player) if item.card.number == number)


def law_items(player: PlayerScore) -> tuple[LawItem, ...]:
    items = tuple(item for item in player.items if isinstance(item, LawItem))
    assert all(item.line is Line.LAWS for item in items)
    return items


def line(player: PlayerScore, of: Line) -> int:
    return sum(item.points for item in player.items if item.line is of)


def numbers(deck: Iterable[object]) -> list[int]:
    return [getattr(card, "number", NOBODY) for card in reversed(list(deck))]


# -- card sets with laws of a test ---------------------------------------------------------------------------------


def with_laws(*laws: LawCard) -> CardSet:
    """The printed set with these laws in the place of those that bear their numbers, or beside the others."""
    new = {law.number: law for law in laws}
    kept = tuple(new.pop(law.number, law) for law in printed().laws)
    return CardSet("test", (("en", "Test"),), printed().characters, (*kept, *new.values()))


def bare_law(
    number: int,
    *on_play: Effect,
    requires: DeckHolds | None = None,
    placement: Placement = Placement.NORMAL,
    whenever: tuple[Whenever, ...] = (),
    scoring: tuple[PointsClause, ...] = (),
    only_if: Condition | None = None,
    levels: tuple[int, ...] | None = None,
    price: int = 0,
    while_here: tuple[Continuous, ...] = (),
) -> LawCard:
    """A law with the sections of law 85, and this to it."""
    sections = printed().by_number[85].sections
    names = (("en", f"Test {number}"),)
    law = LawCard(number, f"test-{number}", names, sections, placement, requires, on_play, whenever, scoring)
    return attrs.evolve(law, only_if=only_if, on_levels=levels, price=price, while_here=while_here)
