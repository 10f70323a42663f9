"""What must hold in every state: a list of what does not.

Rule 1: each check is written from the rules, not from the code that it checks. Rule 2: it only reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from viceroy.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS
from viceroy.effects import CardKind, Placement
from viceroy.pyramid import Place, PlacedCard, Pyramid
from viceroy.questions import AskBids, AskClaims, AskLay, AskPaint, AskReturn, AskStart
from viceroy.state import AUCTIONS, ROUNDS, TURNS, GameState, unused_infinite
from viceroy.tasks import ReturnBids
from viceroy.tokens import COLORS, gems_of


def problems(state: GameState) -> tuple[str, ...]:
    """Return what is wrong with a state, in words; empty for every state that play can reach.

    Checked are gem conservation (R8.2), that every card is in exactly one zone, the geometry of pyramids (R3.1-R3.4,
    R6.8), infinite gems (R7.10), and that phase, counters and tasks agree (R4.1, R5.8, R6.1).
    """
    return (*_gem_problems(state), *_card_problems(state), *_pyramid_problems(state), *_phase_problems(state))


# -- gems (R8.2) ------------------------------------------------------------------------------------------------------


def _gem_problems(state: GameState) -> Iterator[str]:
    held = [state.bank, *(seat.gems for seat in state.seats)]
    for seat in state.seats:
        held += [gems_of(placed.infinite_gems) for placed in seat.pyramid.cards]
        held += [placed.stored for placed in seat.pyramid.cards if isinstance(placed.stored, tuple)]
        held.append(gems_of(tuple(paint.color for paint in seat.paints)))
    held += [gems_of(task.colors) for task in state.tasks if isinstance(task, ReturnBids)]
    for color in COLORS:
        counts = [gems[color.position] for gems in held]
        if sum(counts) != state.rules.gems_of_each_color:
            yield f"{sum(counts)} {color} gems in the game, not {state.rules.gems_of_each_color} (R8.2)"
        if min(counts) < 0:
            yield f"a negative number of {color} gems"
    for index, seat in enumerate(state.seats):
        if seat.attack < 0:
            yield f"seat {index} has {seat.attack} attack tokens"
        if min(unused_infinite(seat.pyramid, seat.used_infinite)) < 0:
            yield f"seat {index} has used more infinite gems than it has (R7.10)"


# -- cards ------------------------------------------------------------------------------------------------------------


def _zones(state: GameState) -> Iterator[int]:
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


def _card_problems(state: GameState) -> Iterator[str]:
    found = Counter(_zones(state))
    known = state.rules.card_set.by_number
    yield from (f"card {number} is in {times} zones" for number, times in found.items() if times > 1)
    yield from (f"card {number} is no card of the set" for number in found if number not in known)
    yield from (f"card {number} is nowhere" for number in known if number not in found)
    for index, seat in enumerate(state.seats):
        if tuple(sorted(card.number for card in seat.hand)) != tuple(card.number for card in seat.hand):
            yield f"the hand of seat {index} is not in the order of numbers"
        if any(card.fresh for card in seat.hand) and not state.round:
            yield f"seat {index} has a fresh card outside development (B7)"


# -- pyramids (A3) ----------------------------------------------------------------------------------------------------


def _pyramid_problems(state: GameState) -> Iterator[str]:
    for index, seat in enumerate(state.seats):
        for problem in _one_pyramid(seat.pyramid, contiguous=state.rules.edition.contiguous_rows):
            yield f"seat {index}: {problem}"


def _one_pyramid(pyramid: Pyramid, *, contiguous: bool) -> Iterator[str]:
    places = {placed.place for placed in pyramid.cards}
    if len(places) != len(pyramid.cards):
        yield "two cards at one place"
    for level in range(1, TOP_LEVEL + 1):
        row = sorted(place.x for place in places if place.level == level)
        if row and (contiguous or level == 1) and row != list(range(row[0], row[-1] + 1)):
            yield f"a gap on level {level} (R3.4)"
    for placed in pyramid.cards:
        yield from _one_card(placed, places)


def _one_card(placed: PlacedCard, places: set[Place]) -> Iterator[str]:
    level, x = placed.place
    if not 1 <= level <= TOP_LEVEL:
        yield f"a card on level {level} (R3.1)"
    if level > 1 and not {Place(level - 1, x), Place(level - 1, x + 1)} <= places:
        yield f"nothing carries the card at {level}, {x} (R3.3)"
    if placed.card.kind is CardKind.LAW:
        if level > TOP_LEVEL_OF_LAWS:
            yield f"law {placed.card.number} on level {level} (R6.8)"
        if getattr(placed.card, "placement", None) is Placement.UNDER_CHARACTER:
            yield f"law {placed.card.number} at a place of its own (L66)"
    values = (*placed.tokens.power, *placed.tokens.magic_bonus, *(bonus.value for bonus in placed.tokens.circle_bonus))
    counts = (placed.tokens.science, placed.tokens.magic, placed.tokens.defense)
    if min((1, *values)) < 1 or min(counts) < 0:
        yield f"impossible tokens at {level}, {x}"


# -- phases -----------------------------------------------------------------------------------------------------------


def _phase_problems(state: GameState) -> Iterator[str]:
    if not 0 <= state.turn <= TURNS:
        yield f"turn {state.turn} (R4.1)"
    if not 0 <= state.auction <= AUCTIONS:
        yield f"auction {state.auction} (R5.8)"
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round} (R6.1)"
    if state.auction and state.round:
        yield "an auction and a round at once (R4.2)"
    moved = state.turn - 1 + (state.auction == 0)  # auction phases that are over, if a turn is under way
    if state.turn and state.turn <= TURNS and len(state.auction_deck) != 4 * max(0, TURNS - 1 - moved):
        yield f"{len(state.auction_deck)} cards in the auction deck in turn {state.turn} (R2.8, R5.21)"
    yield from _end_problems(state) if state.is_over else _question_problems(state)


def _end_problems(state: GameState) -> Iterator[str]:
    """A game ends after the painting of turn 12 (R4.1, R10.1)."""
    if (state.turn, state.auction, state.round) != (TURNS, 0, 0):
        yield f"the game is over in turn {state.turn}, auction {state.auction}, round {state.round} (R4.1)"
    if any(seat.hand or not seat.finished for seat in state.seats):
        yield "the game is over, and somebody has cards in hand or is not done painting (R10.1)"
    if any(action is not None for action in state.sealed):
        yield "the game is over, and a sealed choice is left"


def _question_problems(state: GameState) -> Iterator[str]:
    """Somebody owes a choice, and what is asked fits the phase (R4.2)."""
    if not state.to_act:
        yield "nobody owes a choice in a game that is not over"
    if isinstance(state.task, AskBids) and not state.auction:
        yield "bids outside an auction (R5.1)"
    if isinstance(state.task, AskLay) and not state.round:
        yield "cards are laid outside a round (R6.1)"
    if isinstance(state.task, AskPaint) and (state.turn != TURNS or any(seat.hand for seat in state.seats)):
        yield "painting before the end of the game (R10.1)"
    sealing = isinstance(state.task, AskBids | AskClaims | AskLay | AskReturn | AskStart)
    if not sealing and any(action is not None for action in state.sealed):
        yield "a sealed choice, and no question to all"
