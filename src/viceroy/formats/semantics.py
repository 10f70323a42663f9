"""Semantic checks of documents: contradictions that no schema can express."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import attrs

from viceroy.engine.determinization import view_violations
from viceroy.engine.invariants import foreign_parts, pyramid_violations, violations
from viceroy.engine.record import Update
from viceroy.engine.state import GameState, Seat
from viceroy.engine.views import GameView, SeatView, SeenCard
from viceroy.errors import Path, Problem, problem_at
from viceroy.formats.scores import PlayerRecord, ScoreRecord
from viceroy.model.tokens import Tokens
from viceroy.scoring.items import LINES

# -- states -----------------------------------------------------------------------------------------------------------

MAX_TOKENS = 99_999
"""More tokens on a card, or behind a screen, than a game leads to (C43)."""
MAX_VALUE = 999
"""More than a token is worth."""


def state_faults(state: GameState) -> Iterator[Problem]:
    """Yield the invariants that a state violates, and counts beyond the limits of reading."""
    yield from violations(state)
    yield from _too_many(state.seats)


def _too_many(seats: Iterable[Seat | SeatView]) -> Iterator[Problem]:
    """Yield cards and screens with more tokens than scoring can count in a short time."""
    for index, seat in enumerate(seats):
        if (seat.attack or 0) > MAX_TOKENS:
            yield problem_at(("seats", index, "attack"), f"at most {MAX_TOKENS} tokens are read, found {seat.attack}")
        for spot, placed in enumerate(seat.pyramid.cards):
            tokens = placed.tokens
            values = _values_on(tokens)
            counts = (tokens.science, tokens.magic, tokens.defense)
            if sum(counts) + len(values) > MAX_TOKENS:
                yield problem_at(("seats", index, "pyramid", spot, "tokens"), f"at most {MAX_TOKENS} tokens are read")
            elif max((0, *values)) > MAX_VALUE:
                yield problem_at(("seats", index, "pyramid", spot, "tokens"), f"a token is worth at most {MAX_VALUE}")


def _values_on(tokens: Tokens) -> tuple[int, ...]:
    """Return the values that are printed on tokens."""
    return (*tokens.power, *tokens.magic_bonus, *(bonus.value for bonus in tokens.circle_bonus))


# -- views ------------------------------------------------------------------------------------------------------------


def view_faults(view: GameView) -> Iterator[Problem]:
    """Yield the contradictions in a view: first parts that are not there, then why no game has it."""
    faults = (*_frame(view), *pyramid_violations(view.rules, view.seats), *_too_many(view.seats))
    yield from faults or (*_cards_seen(view), *_below_none(view)) or view_violations(view)


def _frame(view: GameView) -> Iterator[Problem]:
    """Yield where a view has other seats than its rules, and names seats and cards that are not there."""
    everybody = view.rules.everybody
    for name, count in {"seats": len(everybody), "virtual_done": view.rules.virtual_opponents}.items():
        if len(getattr(view, name)) != count:
            yield problem_at((name,), f"there are {count}, found {len(getattr(view, name))}")
    if view.seat is not None and view.seat not in everybody:
        yield problem_at(("seat",), f"there is no seat {view.seat}")
    yield from foreign_parts(view.rules, view.seats, view.tasks)


def _below_none(view: GameView) -> Iterator[Problem]:
    """Yield numbers of things on the table that are negative."""
    for path, numbers in _counted(view):
        if min((0, *numbers)) < 0:
            yield problem_at(path, "needs counts of at least 0")


def _counted(view: GameView) -> Iterator[tuple[Path, Sequence[int]]]:
    """Yield the numbers of things on the table, with their paths."""
    yield ("bank",), view.bank
    for index, seat in enumerate(view.seats):
        yield ("seats", index, "gems"), seat.gems or ()
        yield ("seats", index, "attack"), (seat.attack or 0,)
        yield ("seats", index, "used_infinite"), seat.used_infinite
        for spot, placed in enumerate(seat.pyramid.cards):
            tokens, path = placed.tokens, ("seats", index, "pyramid", spot)
            yield (*path, "stored"), (placed.stored,) if isinstance(placed.stored, int) else placed.stored
            yield (*path, "tokens"), (tokens.science, tokens.magic, tokens.defense, *_values_on(tokens))


def _cards_seen(view: GameView) -> Iterator[Problem]:
    """Yield decks whose size contradicts their cards, and cards that the set does not have."""
    known = view.rules.card_set.by_number
    zones: dict[Path, Sequence[SeenCard]] = {
        ("seats", index, "hand"): seat.hand for index, seat in enumerate(view.seats)
    }
    for name, deck in (("reserve_deck", view.reserve_deck), ("law_deck", view.law_deck)):
        zones[name, "top"], zones[name, "bottom"] = deck.top, deck.bottom
        if deck.size < len(deck.top):
            yield problem_at((name, "size"), f"{len(deck.top)} cards are seen on top, and {deck.size} are there")
        elif deck.size < len(deck.top) + len(deck.bottom):
            yield problem_at((name, "bottom"), f"more cards are seen than the {deck.size} that are there")
    zones["auction_top",], zones["auction_bottom",] = view.auction_top, view.auction_bottom
    if view.auction_deck < len(view.auction_top) + len(view.auction_bottom):
        yield problem_at(("auction_deck",), "a deck of fewer cards than are seen")
    for path, cards in zones.items():
        for spot, card in enumerate(cards):
            if card.number is not None and (card.number not in known or known[card.number].kind is not card.kind):
                yield problem_at((*path, spot, "card"), f"{card.number} is no {card.kind} of the set")
    open_cards = {"bases": view.bases, "tips": view.tips, "discarded": view.discarded}
    for name, numbers in open_cards.items():
        for number in numbers:
            if number is not None and number not in known:
                yield problem_at((name,), f"{number} is no card of the set")


# -- updates ----------------------------------------------------------------------------------------------------------


def update_faults(update: Update) -> Iterator[Problem]:
    """Yield the contradictions in an update, which is either an action or an undo of earlier ones."""
    if update.undone != tuple(sorted(set(update.undone))) or max((0, *update.undone)) >= update.serial:
        yield problem_at(
            ("undone",), f"serials of earlier actions stand once each, in their order, below {update.serial}"
        )
    if update.undone and update.events:
        yield problem_at(("events",), "in an undo nothing happens")


# -- scores -----------------------------------------------------------------------------------------------------------


def score_faults(score: ScoreRecord) -> Iterator[Problem]:
    """Yield the numbers of a score that contradict each other."""
    names = [player.name for player in score.players]
    totals = [player.total for player in score.players]
    if len(set(names)) < len(names):
        yield problem_at(("players",), "two players have the same name")
    for index, player in enumerate(score.players):
        yield from _disagreements_of(player, ("players", index))
        rank = 1 + sum(total > player.total for total in totals)  # C41
        if player.rank != rank:
            yield problem_at(("players", index, "rank"), f"the totals make this rank {rank}, found {player.rank}")
    winners = tuple(player.name for player in score.players if player.total == max(totals))  # R10.4, C41
    if score.winners != winners:
        yield problem_at(("winners",), f"the totals make the winners {list(winners)}, found {list(score.winners)}")


def _disagreements_of(player: PlayerRecord, path: Path) -> Iterator[Problem]:
    for line in LINES:
        points = getattr(player.lines, line)
        items = sum(item.points for item in player.items if item.line is line)
        if points != items:
            yield problem_at((*path, "lines", line), f"the items of this line come to {items}, found {points}")
    total = sum(getattr(player.lines, line) for line in LINES)  # R10.3
    if player.total != total:
        yield problem_at((*path, "total"), f"the lines come to {total}, found {player.total}")
    painting = player.painting
    spent = sum(attrs.astuple(painting.gems))
    placed = sum(circle.gems for circle in painting.circles)
    if spent != placed:
        yield problem_at((*path, "painting"), f"{spent} gems were spent, but the circles got {placed}")
    if len({(circle.level, circle.x) for circle in painting.circles}) < len(painting.circles):
        yield problem_at((*path, "painting", "circles"), "a circle stands here twice")
