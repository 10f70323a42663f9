"""What lies on the table: gems and cards are in one place each, and pyramids can lie so (A3, A7, A8, R2.4, R10.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import dropwhile
from typing import Any

import attrs

from viceroy.engine.state import GameState, HiddenCard, Seat, unused_infinite
from viceroy.engine.tasks import ReturnBids
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, LawCard, lies_under_characters, most_tucked
from viceroy.model.editions import DrawnCards
from viceroy.model.laws import Effect, Placement, Rest, StoreGems, TuckFreeCard, TuckFromHand, all_effects
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, Gems, Tokens, add_gems, gems_of
from viceroy.scoring.painting import gems_spent, painting_errors

# -- rules and their violations ---------------------------------------------------------------------------------------


@attrs.frozen
class Violation:
    """One thing wrong with a state."""

    where: str
    """The path of the part that is wrong, such as `seats[1].hand`; empty for the whole state."""
    what: str
    """What is wrong there, in English."""


Rule = tuple[str, Callable[[Any, Any], object]]
"""What to say of a thing that breaks the rule, as a template, and what must hold of its whole and of the thing."""


def violations_of(rules: Iterable[Rule], whole: Any, it: Any, where: str, subject: str = "") -> Iterator[Violation]:
    """Yield the first rule that a thing breaks; the rules after it may rely on it."""
    for what, holds in rules:
        if not holds(whole, it):
            yield Violation(where, subject + what.format(it=it))
            return


# -- gems -------------------------------------------------------------------------------------------------------------

ROW, DECKS = ("bases", "tips"), ("auction_deck", "reserve_deck", "law_deck")


def gem_violations(state: GameState) -> Iterator[Violation]:
    """Yield where gems are lost or made, or fewer than none."""
    due = state.rules.gems_of_each_color
    for color, counts in zip(COLORS, zip(*_gems(state), strict=True), strict=True):
        if sum(counts) != due:
            yield Violation("", f"{sum(counts)} {color} gems in the game, not {due} (R8.2)")
        if min(counts) < 0:
            yield Violation("", f"a negative number of {color} gems")
    for index, seat in enumerate(state.seats):
        if seat.attack < 0:
            yield Violation(f"seats[{index}].attack", f"seat {index} has {seat.attack} attack tokens")
        if min(*seat.used_infinite, *unused_infinite(seat.pyramid, seat.used_infinite)) < 0:
            what = f"seat {index} has used more infinite gems than it has (R7.10)"
            yield Violation(f"seats[{index}].used_infinite", what)


def _gems(state: GameState) -> Iterator[Gems]:
    """Yield the gems of each place where there are any."""
    yield state.bank
    for seat in state.seats:
        yield seat.gems
        yield seat.pyramid.infinite_gems
        yield gems_of(tuple([paint.color for paint in seat.paints]))
        yield from [placed.stored_gems for placed in seat.pyramid.cards]
    yield from [gems_of(task.colors) for task in state.tasks if isinstance(task, ReturnBids)]


# -- zones of cards ---------------------------------------------------------------------------------------------------


def _zone(state: GameState, name: str) -> list[int]:
    cards = getattr(state, name)
    return [card.number for card in cards] if name in DECKS else [number for number in cards if number is not None]


def numbers(state: GameState) -> list[int]:
    """Return the number of each card in each zone."""
    found = [*state.discarded, *[number for name in (*ROW, *DECKS) for number in _zone(state, name)]]
    for seat in state.seats:
        found += seat.numbers
        for placed in seat.pyramid.cards:
            found.append(placed.card.number or 0)
            found += [card.number for card in placed.tucked_cards]
    return found


def card_violations(state: GameState) -> Iterator[Violation]:
    """Yield what is wrong with where cards are; each card of the set is in one zone."""
    found = Counter(numbers(state))
    yield from (Violation("", f"card {number} is in {times} zones") for number, times in found.items() if times > 1)
    yield from (Violation("", f"card {number} is nowhere") for number in state.rules.card_set.by_number.keys() - found)
    if list(state.discarded) != sorted(state.discarded):
        yield Violation("discarded", "the cards that left the game are not in the order of numbers")
    known = state.rules.card_set.by_number
    for name in (*ROW, *DECKS):
        kind = CardKind.LAW if name == "law_deck" else CardKind.CHARACTER
        for number in _zone(state, name):
            if known[number].kind is not kind:
                yield Violation(name, f"card {number} lies where each card is a {kind} (R2.7)")
    for name in DECKS:
        yield from _deck(state, name)
    for index, seat in enumerate(state.seats):
        yield from _hand(state, index, seat)


def _deck(state: GameState, name: str) -> Iterator[Violation]:
    deck: tuple[HiddenCard, ...] = getattr(state, name)
    looks = [look for look in state.rules.card_set.looks if look.deck == name]
    known = [bool(card.known_by) for card in deck]
    if any(look.rest is Rest.BOTTOM for look in looks):
        known = list(dropwhile(bool, known))
    may_be_known = state.turn and (name != "auction_deck" or looks)
    if known != sorted(known) or (any(known) and not may_be_known):
        yield Violation(name, "a card that somebody knows lies under one that nobody knows (L70)")
    for card in deck:
        if card.fresh or not _may_know(state, card):
            yield Violation(name, f"nobody knows card {card.number} of a deck so (L70)")


def _hand(state: GameState, index: int, seat: Seat) -> Iterator[Violation]:
    where, owner = f"seats[{index}].hand", f"in the hand of seat {index}"
    may_be_fresh = state.round and state.rules.edition.drawn_cards_playable is DrawnCards.NEXT_PHASE
    if list(seat.numbers) != sorted(seat.numbers):
        yield Violation(where, f"the cards {owner} are not in the order of numbers")
    for card in seat.hand:
        if card.fresh and not may_be_fresh:
            yield Violation(where, f"card {card.number} {owner} is fresh outside development (B7)")
        if not _may_know(state, card, owner=index):
            yield Violation(where, f"nobody knows card {card.number} {owner} so (R2.4)")


def _may_know(state: GameState, card: HiddenCard, owner: int | None = None) -> bool:
    """Whether a card may be known beside its owner to these seats: to none, to one who put it back, or to all.

    Several may have looked at it, one after the other.
    """
    seats, everybody = card.known_by, state.rules.everybody
    if not seats or seats == everybody:
        return True
    some = len(seats) == 1 or (state.rules.card_set.looks and list(seats) == sorted(set(seats)))
    return bool(some) and set(seats) <= set(everybody) and owner not in seats


# -- what lies on a card and under it ---------------------------------------------------------------------------------


def has_room(placed: PlacedCard, effects: tuple[Effect, ...] = ()) -> bool:
    """Whether what lies on a card and under it may be there, with all that effects may yet bring (L66, L72, L76).

    A law in place of another card keeps what lay there, one that tucks a free card gets what lay on that (L65, L74).
    """
    law = placed.card
    if not isinstance(law, LawCard):
        return not placed.stored_count and all(map(lies_under_characters, placed.tucked_cards))
    is_normal = law.placement is not Placement.IN_PLACE_OF_CARD
    first, *others = map(all_effects, law.effect_lists)
    again = sum(others, ())  # as often as it responds
    waits = any(rule.may for rule in law.whenever)
    tucks = waits or any(isinstance(effect, TuckFromHand | TuckFreeCard) for effect in (*first, *again))
    most = 0 if is_normal and not tucks else most_tucked(law)
    stores_more = not is_normal or TuckFreeCard() in (*first, *again) or _stored(again)
    effects = all_effects(effects)
    return (bool(stores_more) or placed.stored_count + _stored(effects) <= _stored(first)) and (
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
