"""Pyramids: the places of cards, what lies on them and under them, and paint (A3, A7, R10.2)."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.engine.invariants.violations import Rule, Violation, violations_of
from viceroy.engine.state import GameState
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, LawCard, lies_under_characters, most_tucked
from viceroy.model.laws import Effect, Placement, StoreGems, TuckFreeCard, TuckFromHand
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import COLORS, Tokens, add_gems
from viceroy.scoring.painting import gems_spent, painting_errors

# -- what lies on a card and under it ---------------------------------------------------------------------------------


def has_room(placed: PlacedCard, effects: tuple[Effect, ...] = ()) -> bool:
    """Whether what lies on a card and under it may be there, with all that effects may yet bring (L66, L72, L76).

    A law in place of another card keeps what lay there, one that tucks a free card gets what lay on that (L65, L74).
    """
    law = placed.card
    if not isinstance(law, LawCard):
        under = placed.tucked if isinstance(placed.tucked, tuple) else ()
        return not placed.stored_count and all(map(lies_under_characters, under))
    is_normal = law.placement is not Placement.IN_PLACE_OF_CARD
    tucks = law.whenever or any(isinstance(effect, TuckFromHand | TuckFreeCard) for effect in law.on_play)
    most = 0 if is_normal and not tucks else most_tucked(law)
    takes_over = not is_normal or TuckFreeCard() in law.on_play
    return (takes_over or placed.stored_count + _stored(effects) <= _stored(law.on_play)) and (
        most is None or placed.tucked_count + _tucked(effects) <= most
    )


def _stored(effects: tuple[Effect, ...]) -> int:
    return sum([effect.up_to for effect in effects if isinstance(effect, StoreGems)])


def _tucked(effects: tuple[Effect, ...]) -> int:
    from_hand = [effect.up_to or 0 for effect in effects if isinstance(effect, TuckFromHand)]
    return sum(from_hand) + effects.count(TuckFreeCard())


def _are_possible(tokens: Tokens) -> bool:
    values = (*tokens.power, *tokens.magic_bonus, *[bonus.value for bonus in tokens.circle_bonus])
    return min((1, *values)) == 1 and min(tokens.science, tokens.magic, tokens.defense) >= 0


# -- cards at their places --------------------------------------------------------------------------------------------

# fmt: off
CARD_RULES: tuple[Rule, ...] = (
    ("a card on level {it.place.level} (R3.1)", lambda _, it: 1 <= it.place.level <= TOP_LEVEL),
    ("nothing carries the card at {it.place.level}, {it.place.x} (R3.3)",
     lambda pyramid, it: it.place.level == 1 or all(place in pyramid.at for place in it.place.supports)),
    ("law {it.card.number} on level {it.place.level} (R6.8)",
     lambda _, it: it.place.level <= TOP_LEVEL_OF_LAWS or not isinstance(it.card, LawCard)),
    ("law {it.card.number} at a place of its own (L66)", lambda _, it: not lies_under_characters(it.card)),
    ("impossible tokens at {it.place.level}, {it.place.x}", lambda _, it: not it.tokens or _are_possible(it.tokens)),
    ("the infinite gems at {it.place.level}, {it.place.x} are not in the order of colors",
     lambda _, it: len(it.infinite_gems) < 2 or [*it.infinite_gems] == sorted(it.infinite_gems, key=COLORS.index)),
    ("{it.stored_count} gems and {it.tucked_count} cards may not lie at {it.place.level}, {it.place.x} (L66, L72, L76)",
     lambda _, it: not (it.stored_count or it.tucked_count) or has_room(it)),
)
# fmt: on
"""What must hold of each card of a pyramid."""


def pyramid_violations(state: GameState) -> Iterator[Violation]:
    """Yield what is wrong with the pyramids."""
    for index, seat in enumerate(state.seats):
        where, subject = f"seats[{index}].pyramid", f"seat {index}: "
        for what in _places(seat.pyramid, contiguous=state.rules.edition.contiguous_rows):
            yield Violation(where, subject + what)
        for at, placed in enumerate(seat.pyramid.cards):
            yield from violations_of(CARD_RULES, seat.pyramid, placed, f"{where}[{at}]", subject)


def _places(pyramid: Pyramid, *, contiguous: bool) -> Iterator[str]:
    if len(pyramid.at) != len(pyramid.cards):
        yield "two cards at one place"
    for level in range(1, TOP_LEVEL + 1):
        row = [x for other, x in pyramid.at if other == level]
        if row and (contiguous or level == 1) and max(row) - min(row) >= len(row):
            yield f"a gap on level {level} (R3.4)"


def paint_violations(state: GameState) -> Iterator[Violation]:
    """Yield what is wrong with the paint on circles."""
    repaint_pure = state.rules.edition.repaint_pure_circles
    for index, seat in enumerate(state.seats):
        if seat.paints:
            gems = add_gems(seat.gems, gems_spent(seat.paints))
            for at, fault in painting_errors(seat.pyramid.circles, gems, seat.paints, repaint_pure=repaint_pure):
                yield Violation(f"seats[{index}].paints[{at}]", f"seat {index} cannot paint so: {fault} (C35)")
