"""Gems and cards: each is in one place, and a card is known to those who have seen it (A8, R2.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from viceroy.engine.invariants.violations import Violation
from viceroy.engine.state import GameState, HiddenCard, Seat, unused_infinite
from viceroy.engine.tasks import ReturnBids
from viceroy.model.editions import DrawnCards
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, Gems, gems_of

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
        yield from [placed.stored for placed in seat.pyramid.cards if isinstance(placed.stored, tuple)]
    yield from [gems_of(task.colors) for task in state.tasks if isinstance(task, ReturnBids)]


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
            if placed.tucked and isinstance(placed.tucked, tuple):
                found += [card.number for card in placed.tucked]
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
    known = [bool(card.known_by) for card in deck]
    may_be_known = state.turn and name != "auction_deck"
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
    """Whether a card may be known beside its owner to these seats: to none, to one who put it back, or to all."""
    seats, everybody = card.known_by, state.rules.everybody
    return not seats or seats == everybody or (len(seats) == 1 and seats[0] in everybody and seats[0] != owner)
