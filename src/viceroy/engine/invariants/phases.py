"""Phases: whether counters, tasks, the row, decks and what seats do agree with each other (A4)."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.engine.invariants.flaw import Flaw
from viceroy.engine.invariants.stacks import is_in_order
from viceroy.engine.phases.setup import (
    AUCTION_DECK,
    CARDS_A_TURN,
    CHARACTERS_KEPT,
    FIRST_PLACE,
    GEMS_RETURNED,
    STARTING_GEMS,
)
from viceroy.engine.prompts import AskPaint, AskReturn, AskStart
from viceroy.engine.state import AUCTIONS, EMPTY_ROW, ROUNDS, TURNS, GameState, Seat, Standing
from viceroy.engine.tasks import FinishAuction, MakeDecks
from viceroy.model.laws import CardKind
from viceroy.model.tokens import NO_GEMS


def phase_flaws(state: GameState) -> Iterator[Flaw]:
    """Yield where phase, counters and tasks do not agree."""
    yield from (Flaw("", what) for what in _counters(state))
    if not is_in_order(state):
        kinds = ", ".join(type(task).__name__ for task in state.tasks) or "nothing"
        yield Flaw("tasks", f"{kinds} cannot be what is still to happen in this phase (R4.2)")
    elif not state.is_over and not state.to_act:
        yield Flaw("", "nobody owes a choice in a game that is not over")
    yield from _deck_flaws(state)
    yield from _row_flaws(state)
    for index, seat in enumerate(state.seats):
        yield from (Flaw(f"seats[{index}]", f"seat {index} {what}") for what in _one_seat(state, seat))
    if not state.turn and any(state.virtual_done):
        yield Flaw("virtual_done", "a virtual opponent has acted before the first turn (R12.2)")


def _counters(state: GameState) -> Iterator[str]:
    if not 0 <= state.turn <= TURNS:
        yield f"turn {state.turn} (R4.1)"
    if not 0 <= state.auction <= AUCTIONS:
        yield f"auction {state.auction} (R5.8)"
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round} (R6.1)"
    if state.auction and state.round:
        yield "an auction and a round at once (R4.2)"
    if not state.turn and (state.auction or state.round):
        yield "an auction or a round before the first turn (R4.2)"
    if _is_ending(state) and (state.turn, state.auction, state.round) != (TURNS, 0, 0):
        yield f"the game ends in turn {state.turn}, auction {state.auction}, round {state.round} (R4.1)"


def _is_ending(state: GameState) -> bool:
    """Whether the screens are off (R10.1)."""
    return state.is_over or isinstance(state.task, AskPaint)


# -- decks and the row ------------------------------------------------------------------------------------------------


def _deck_flaws(state: GameState) -> Iterator[Flaw]:
    due = _auction_deck(state)
    if 0 <= state.turn <= TURNS and len(state.auction_deck) != due:
        yield Flaw("auction_deck", f"{len(state.auction_deck)} cards in the auction deck, not {due} (R2.8, R5.21)")
    if _before_decks(state):
        rules = state.rules
        laws = min(len(rules.card_set.laws), rules.edition.law_count)
        if isinstance(state.task, AskReturn):
            laws = len(rules.card_set.laws)
        if len(state.law_deck) != laws or state.reserve_deck:
            yield Flaw("law_deck", "laws are dealt when there are decks (R2.9)")


def _before_decks(state: GameState) -> bool:
    """Whether the characters are not split into decks yet (R2.7)."""
    return not state.turn and bool(state.tasks) and _is_setup(state)


def _is_setup(state: GameState) -> bool:
    return isinstance(state.task, AskReturn | AskStart) or isinstance(state.tasks[0], MakeDecks)


def _auction_deck(state: GameState) -> int:
    """Return how many cards lie in the auction deck now (R2.5, R2.7, R2.8, R5.21)."""
    if _before_decks(state):
        edition, players = state.rules.edition, len(state.seats)
        characters = len(state.rules.card_set.characters)
        if isinstance(state.task, AskReturn):
            return characters  # nothing has been dealt
        used = min(characters, edition.character_count)
        return used - players * (
            edition.starting_characters_dealt if isinstance(state.task, AskStart) else CHARACTERS_KEPT
        )
    revealed = max(state.turn, 1) + (state.auction == 0 and state.turn > 0)
    return max(0, AUCTION_DECK - CARDS_A_TURN * revealed)


def _row_flaws(state: GameState) -> Iterator[Flaw]:
    if _before_decks(state) and (state.bases, state.tips) != (EMPTY_ROW, EMPTY_ROW):
        yield Flaw("bases", "cards lie in the auction row before there are decks (R2.8)")
    if state.turn <= 1 and (state.auction or not state.turn) and state.tips != EMPTY_ROW:
        yield Flaw("tips", "the tips are empty in the first auction phase (R2.8)")
    if state.turn == TURNS and not state.auction and state.bases != EMPTY_ROW:
        yield Flaw("bases", "no cards are revealed after the last auction phase (R5.22)")


# -- seats ------------------------------------------------------------------------------------------------------------


def _one_seat(state: GameState, seat: Seat) -> Iterator[str]:
    """Yield what a seat cannot have, or be, in this phase."""
    is_in = seat.auction is Standing.IN
    if (not state.turn and not is_in) or (state.turn and not state.auction and is_in):
        yield f"cannot be {seat.auction.value!r} in the auctions now (R5.10)"
    if seat.plays and not state.round:
        yield "lays cards outside a round (R6.2)"
    if seat.skips_next and (not state.round or state.turn == TURNS):
        yield "skips the next auction phase, which there is not (L69)"
    if seat.won is not None and not _has_won(state, seat):
        yield f"has not won card {seat.won} (R5.12)"
    if not state.turn and seat.used_infinite != NO_GEMS:
        yield "has used an infinite gem before the first turn (R7.10)"
    if not _is_ending(state) and (seat.finished or seat.paints):
        yield "paints before the end of the game (R10.1)"
    if _is_ending(state) and seat.hand:
        yield "has cards in hand at the end of the game (R10.1)"
    if state.is_over and not seat.finished:
        yield "is not done painting, and the game is over (R10.2)"
    yield from _pyramid_of(state, seat)


def _has_won(state: GameState, seat: Seat) -> bool:
    """Whether a seat has its card from the auction that is under way (L78)."""
    under_way = any(isinstance(task, FinishAuction) for task in state.tasks)
    return under_way and seat.auction is Standing.HAS_CARD and seat.won in seat.numbers


def _pyramid_of(state: GameState, seat: Seat) -> Iterator[str]:
    """Yield what cannot be of the first card and what comes before it (R2.3-R2.6)."""
    places = [placed.place for placed in seat.pyramid.cards]
    if isinstance(state.task, AskReturn | AskStart):
        if places or seat.attack:
            yield "has a card or an attack token before the first card (R2.5)"
        if isinstance(state.task, AskStart) and sum(seat.gems) != sum(STARTING_GEMS) - GEMS_RETURNED:
            yield "has not returned two gems (R2.3)"
    elif not state.turn:
        if places != [FIRST_PLACE] or seat.pyramid.cards[0].card.kind is CardKind.LAW:
            yield "has no first card (R2.5)"
        if _before_decks(state) and len(seat.hand) != 1:
            yield "keeps one card (R2.5)"
    elif not places:
        yield "has no card in its pyramid"
