"""Short ways to play a law and to look at what came of it: seat 0 plays, all others pass."""

from __future__ import annotations

import attrs

from positions import play, printed
from viceroy.engine.actions import Action, Lay, Pass, PlaceCard
from viceroy.engine.reducer import Step, legal_actions, to_act
from viceroy.engine.state import GameState
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import Continuous, DeckHolds, Effect, Placement, Whenever
from viceroy.model.points import PointsClause
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import Condition


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


def legal_places(state: GameState, *, seat: int = 0) -> list[tuple[int, int]]:
    return sorted((a.place.level, a.place.x) for a in legal_actions(state, seat) if isinstance(a, PlaceCard))


def tucked(state: GameState, level: int, x: int, *, seat: int = 0) -> tuple[int, ...]:
    under = at(state, level, x, seat=seat).tucked
    assert isinstance(under, tuple)
    return tuple(card.number for card in under)


def lays(state: GameState, seat: int = 0) -> set[int]:
    return {action.card for action in legal_actions(state, seat) if isinstance(action, Lay)}


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
