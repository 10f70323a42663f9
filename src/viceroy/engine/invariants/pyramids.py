"""Pyramids: the places of cards, and what lies on them and under them (A3, A7)."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from viceroy.engine.invariants.flaw import Flaw
from viceroy.engine.state import GameState
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, CharacterCard, LawCard, lies_under_characters, most_tucked
from viceroy.model.geometry import Place
from viceroy.model.laws import Effect, Placement, StoreGems, TuckFreeCard, TuckFromHand
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import COLORS, add_gems
from viceroy.scoring.painting import gems_spent, painting_errors

# -- places -----------------------------------------------------------------------------------------------------------


def pyramid_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield what is wrong with the pyramids."""
    for index, seat in enumerate(state.seats):
        for where, what in _one_pyramid(seat.pyramid, contiguous=state.rules.edition.contiguous_rows):
            yield Flaw(f"seats[{index}].pyramid{where}", f"seat {index}: {what}")


def _one_pyramid(pyramid: Pyramid, *, contiguous: bool) -> Iterator[tuple[str, str]]:
    places = {placed.place for placed in pyramid.cards}
    if len(places) != len(pyramid.cards):
        yield "", "two cards at one place"
    for level in range(1, TOP_LEVEL + 1):
        row = sorted(place.x for place in places if place.level == level)
        if row and (contiguous or level == 1) and row[-1] - row[0] >= len(row):
            yield "", f"a gap on level {level} (R3.4)"
    for index, placed in enumerate(pyramid.cards):
        for what in _one_card(placed, places):
            yield f"[{index}]", what


def _one_card(placed: PlacedCard, places: set[Place]) -> Iterator[str]:
    level, x = placed.place
    if not 1 <= level <= TOP_LEVEL:
        yield f"a card on level {level} (R3.1)"
    if level > 1 and not {Place(level - 1, x), Place(level - 1, x + 1)} <= places:
        yield f"nothing carries the card at {level}, {x} (R3.3)"
    if isinstance(placed.card, LawCard):
        if level > TOP_LEVEL_OF_LAWS:
            yield f"law {placed.card.number} on level {level} (R6.8)"
        if placed.card.placement is Placement.UNDER_CHARACTER:
            yield f"law {placed.card.number} at a place of its own (L66)"
    yield from _on_card(placed)
    yield from _under_card(placed)


# -- what lies there --------------------------------------------------------------------------------------------------


def _on_card(placed: PlacedCard) -> Iterator[str]:
    level, x = placed.place
    tokens = placed.tokens
    values = (*tokens.power, *tokens.magic_bonus, *(bonus.value for bonus in tokens.circle_bonus))
    counts = (tokens.science, tokens.magic, tokens.defense)
    if min((1, *values)) < 1 or min(counts) < 0:
        yield f"impossible tokens at {level}, {x}"
    if list(placed.infinite_gems) != sorted(placed.infinite_gems, key=COLORS.index):
        yield f"the infinite gems at {level}, {x} are not in the order of colors"
    if placed.stored_count and not _may_store(placed):
        yield f"{placed.stored_count} gems are stored on the card at {level}, {x} (L76)"


def _may_store(placed: PlacedCard) -> bool:
    """Whether gems stored on a card may have come there: by its own effect, or from another card (L65, L74)."""
    law = placed.card
    if not isinstance(law, LawCard):
        return False
    if law.placement is Placement.IN_PLACE_OF_CARD or any(isinstance(effect, TuckFreeCard) for effect in law.on_play):
        return True
    return placed.stored_count <= sum(effect.up_to for effect in law.on_play if isinstance(effect, StoreGems))


def has_room(placed: PlacedCard, effects: tuple[Effect, ...]) -> bool:
    """Whether all that effects may yet store on a law, or tuck under it, may come there."""
    if not isinstance(placed.card, LawCard):
        return True
    stored = sum(effect.up_to for effect in effects if isinstance(effect, StoreGems))
    if stored and not _may_store(attrs.evolve(placed, stored=placed.stored_count + stored)):
        return False
    most = most_tucked(placed.card)
    tucking = [effect for effect in effects if isinstance(effect, TuckFromHand | TuckFreeCard)]
    tucked = sum(1 if isinstance(effect, TuckFreeCard) else effect.up_to or 0 for effect in tucking)
    return not tucking or most is None or placed.tucked_count + tucked <= most


def _under_card(placed: PlacedCard) -> Iterator[str]:
    if not isinstance(placed.tucked, tuple) or not placed.tucked:
        return
    level, x = placed.place
    if isinstance(placed.card, CharacterCard):
        if not all(lies_under_characters(card) for card in placed.tucked):
            yield f"a card lies under the character at {level}, {x} (L66)"
    elif isinstance(placed.card, LawCard) and not _may_tuck(placed.card, len(placed.tucked)):
        yield f"{len(placed.tucked)} cards lie under the law at {level}, {x} (L72)"


def _may_tuck(law: LawCard, count: int) -> bool:
    """Whether so many cards may lie under a law: a law that only took another's place has what lay there (L65)."""
    tucks = any(isinstance(effect, TuckFromHand | TuckFreeCard) for effect in law.on_play)
    if law.placement is Placement.NORMAL and not tucks and not law.whenever:
        return False
    most = most_tucked(law)
    return most is None or count <= most


# -- painting (R10.2) -------------------------------------------------------------------------------------------------


def paint_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield what is wrong with the paint on circles."""
    repaint_pure = state.rules.edition.repaint_pure_circles
    for index, seat in enumerate(state.seats):
        if seat.paints:
            gems = add_gems(seat.gems, gems_spent(seat.paints))
            for at, fault in painting_errors(seat.pyramid.circles, gems, seat.paints, repaint_pure=repaint_pure):
                yield Flaw(f"seats[{index}].paints[{at}]", f"seat {index} cannot paint so: {fault} (C35)")
