"""Zones: gems and cards, each of which is in one place, and what is known of cards by whom (A8, R2.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from viceroy.engine.invariants.flaw import Flaw
from viceroy.engine.state import GameState, HiddenCard, unused_infinite
from viceroy.engine.tasks import ReturnBids
from viceroy.model.editions import DrawnCards
from viceroy.model.laws import CardKind
from viceroy.model.tokens import COLORS, Gems, gems_of

# -- gems (R8.2) ------------------------------------------------------------------------------------------------------


def gem_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield where gems are lost or made, or fewer than none."""
    held = list(_gems(state))
    for color in COLORS:
        counts = [gems[color.position] for gems in held]
        if sum(counts) != state.rules.gems_of_each_color:
            yield Flaw("", f"{sum(counts)} {color} gems in the game, not {state.rules.gems_of_each_color} (R8.2)")
        if min(counts) < 0:
            yield Flaw("", f"a negative number of {color} gems")
    for index, seat in enumerate(state.seats):
        if seat.attack < 0:
            yield Flaw(f"seats[{index}].attack", f"seat {index} has {seat.attack} attack tokens")
        if min(seat.used_infinite) < 0 or min(unused_infinite(seat.pyramid, seat.used_infinite)) < 0:
            yield Flaw(f"seats[{index}].used_infinite", f"seat {index} has used more infinite gems than it has (R7.10)")


def _gems(state: GameState) -> Iterator[Gems]:
    """Yield the gems of each place where there are any."""
    yield state.bank
    for seat in state.seats:
        yield seat.gems
        yield seat.pyramid.infinite_gems
        yield gems_of(tuple(paint.color for paint in seat.paints))
        yield from (placed.stored for placed in seat.pyramid.cards if isinstance(placed.stored, tuple))
    yield from (gems_of(task.colors) for task in state.tasks if isinstance(task, ReturnBids))


# -- cards ------------------------------------------------------------------------------------------------------------


def numbers(state: GameState) -> Iterator[int]:
    """Yield the number of each card in each zone."""
    yield from (number for number in (*state.bases, *state.tips) if number is not None)
    for deck in (state.auction_deck, state.reserve_deck, state.law_deck):
        yield from (card.number for card in deck)
    yield from state.discarded
    for seat in state.seats:
        yield from (card.number for card in seat.hand)
        for placed in seat.pyramid.cards:
            yield placed.card.number or 0
            if isinstance(placed.tucked, tuple):
                yield from (card.number for card in placed.tucked)


def card_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield what is wrong with where cards are; each card of the set is in one zone."""
    found = Counter(numbers(state))
    yield from (Flaw("", f"card {number} is in {times} zones") for number, times in found.items() if times > 1)
    yield from (Flaw("", f"card {number} is nowhere") for number in state.rules.card_set.by_number.keys() - found)
    if list(state.discarded) != sorted(state.discarded):
        yield Flaw("discarded", "the cards that left the game are not in the order of numbers")
    yield from _deck_flaws(state)
    for index, seat in enumerate(state.seats):
        for what in _hand(state, index, seat.hand):
            yield Flaw(f"seats[{index}].hand", f"{what} of seat {index}")


def _deck_flaws(state: GameState) -> Iterator[Flaw]:
    characters = (*state.bases, *state.tips, *(card.number for card in (*state.auction_deck, *state.reserve_deck)))
    laws = tuple(card.number for card in state.law_deck)
    for kind, zone in ((CardKind.CHARACTER, characters), (CardKind.LAW, laws)):
        for number in zone:
            if number is not None and state.rules.card(number).kind is not kind:
                yield Flaw("", f"card {number} lies where each card is a {kind} (R2.7)")
    for name in ("auction_deck", "reserve_deck", "law_deck"):
        deck: tuple[HiddenCard, ...] = getattr(state, name)
        known = [bool(card.known_by) for card in deck]
        if known != sorted(known) or (known and known[-1] and name == "auction_deck"):
            yield Flaw(name, "a card that somebody knows lies under one that nobody knows (L70)")
        for card in deck:
            if card.fresh or not _is_knowledge(state, card.known_by):
                yield Flaw(name, f"nobody knows card {card.number} of a deck so (L70)")


def _is_knowledge(state: GameState, seats: tuple[int, ...]) -> bool:
    """Whether a card may be known to these seats: to nobody, to one who put it back, or to all."""
    everybody = state.rules.everybody
    return (len(seats) < 2 and set(seats) <= set(everybody)) or seats == everybody


def _hand(state: GameState, owner: int, hand: tuple[HiddenCard, ...]) -> Iterator[str]:
    if list(hand) != sorted(hand, key=lambda card: card.number):
        yield "the cards in the hand are not in the order of numbers"
    delayed = state.rules.edition.drawn_cards_playable is DrawnCards.NEXT_PHASE
    for card in hand:
        if card.fresh and not (state.round and delayed):
            yield f"card {card.number} is fresh outside development (B7), in the hand"
        is_own = card.known_by == (owner,) != state.rules.everybody
        if is_own or not _is_knowledge(state, card.known_by):
            yield f"nobody knows card {card.number} so, in the hand"
