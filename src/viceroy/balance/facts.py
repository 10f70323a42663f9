"""Facts about the cards in a single game: small, so that they travel fast from one process to another."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import attrs

from viceroy.engine import events as e
from viceroy.engine.phases.ending import positions_of
from viceroy.engine.prompts import AskPrice
from viceroy.engine.reducer import Step
from viceroy.engine.state import GameState
from viceroy.errors import BotFailed
from viceroy.matches.match import Match, PlayedGame, play
from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import NO_GEMS, Color, Gems, add_gems, gems_of
from viceroy.scoring.items import LawItem
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, holdings_after, totals_of_holdings
from viceroy.values import Value

# -- contributions of cards -------------------------------------------------------------------------------------------


_BLANK = Sections(None, None, None, None)


def contributions(end: GameState) -> Iterator[tuple[int, PlacedCard, int]]:
    """Yield each card that lies visible in a pyramid with its seat and its contribution to the total, by ablation.

    A blank card of its kind takes its place: no section of it closes a circle (C34), nothing lies on it, and it scores
    nothing. What is painted stays painted. So points of two cards that need each other count for both.

    >>> from viceroy.bots import RandomBot, play_out
    >>> from viceroy.sessions.new_game import start_game
    >>> *_, last = play_out(start_game(2, seed=7), RandomBot(seed=7))
    >>> len([*contributions(last.state)]) == sum(len(seat.pyramid.cards) for seat in last.state.seats)
    True
    """
    positions = positions_of(end.rules, end.seats)
    holdings = [holdings_after(position, _paints(position)) for position in positions]
    totals = totals_of_holdings(holdings)
    for seat, position in enumerate(positions):
        cards = position.pyramid.cards
        for index, placed in enumerate(cards):
            blank = PlacedCard(placed.place, DescribedCard(_BLANK, kind=placed.card.kind))
            pyramid = Pyramid((*cards[:index], blank, *cards[index + 1 :]))
            without = FinalPosition(position.name, pyramid, position.gems, position.attack)
            others = [*holdings[:seat], holdings_after(without, _paints(position)), *holdings[seat + 1 :]]
            yield seat, placed, totals[seat] - totals_of_holdings(others)[seat]


def _paints(position: FinalPosition) -> tuple[Paint, ...]:
    return position.painting if isinstance(position.painting, tuple) else ()


# -- a game -----------------------------------------------------------------------------------------------------------


TUCKED = 0
"""The level of a card that lies under another."""


@attrs.frozen
class CardFacts(Value):
    """What happened to a card in a game."""

    counts: Counter[str]
    """Counts of events, by the fields of `CardBalance`, and "no_effect"."""
    placed: tuple[tuple[int, int], ...]
    """The level and the gems paid."""


@attrs.frozen
class LyingCard(Value):
    """A card in a pyramid at the end of a game."""

    number: int
    seat: int
    level: int
    points: int
    """What it is worth; 0 for a card that is tucked."""
    clauses: int
    """What its clauses score."""


@attrs.frozen
class GameFacts(Value):
    """The facts of a game."""

    edition: str
    totals: tuple[int, ...]
    shares: tuple[float, ...]
    lines: tuple[tuple[int, ...], ...]
    """By seat."""
    cards: dict[int, CardFacts]
    lying: tuple[LyingCard, ...]
    paid: Gems
    bid: Gems


def facts_of(match: Match, index: int) -> GameFacts:
    """Play a game of a match, and return its facts. Raises `BotFailed` if a bot fails."""
    watcher = _Watcher()
    played = play(match, index, watcher)
    for fault in played.faults:
        raise BotFailed(f"{played.result.bots[fault.seat]} failed in game {index}: {fault.message}")
    return GameFacts(
        edition=played.game.edition.name,
        totals=played.result.totals,
        shares=played.result.shares,
        lines=tuple(player.lines for player in played.score.players),
        cards={number: watcher.of(number) for number in sorted(watcher.seen)},
        lying=_lying(played),
        paid=watcher.paid,
        bid=watcher.bid,
    )


def _lying(played: PlayedGame) -> tuple[LyingCard, ...]:
    clauses = Counter[int]()
    for player in played.score.players:
        for item in player.items:
            if isinstance(item, LawItem):
                clauses[item.card.number or 0] += item.points
    found: list[LyingCard] = []
    for seat, placed, points in contributions(played.end):
        number = placed.card.number or 0
        found.append(LyingCard(number, seat, placed.place.level, points, clauses[number]))
        found += [LyingCard(card.number, seat, TUCKED, 0, 0) for card in placed.tucked_cards]
    return tuple(found)


class _Watcher:
    """Counts what happens to each card, event by event."""

    def __init__(self) -> None:
        self.paid, self.bid = NO_GEMS, NO_GEMS
        self.seen: set[int] = set()
        self._counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._placed: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        self._before: GameState | None = None

    def __call__(self, now: Step) -> None:
        """Count the events of a step."""
        for event in now.events:
            self._happened(event)
        self._before = now.state

    def of(self, number: int) -> CardFacts:
        """Return the facts of a card."""
        counts = Counter({name: found[number] for name, found in self._counts.items()})
        return CardFacts(counts, tuple(self._placed[number]))

    def _count(self, what: str, *numbers: int | None) -> None:
        known = [number for number in numbers if number is not None]
        self.seen.update(known)
        self._counts[what].update(known)

    def _happened(self, event: e.Event) -> None:
        match event:
            case e.BidsRevealed(bids):
                self._revealed([bid for _, bid in bids if isinstance(bid, Color)])
            case e.CardTaken(_, card, _, _):
                self._count("won", card)
                self._count("held", card)
            case e.CharactersDealt(_, _, cards) | e.LawsDealt(_, _, cards):
                self._count("held", *(cards or ()))
            case e.CardDrawn(_, _, card):
                self._count("held", card)
            case e.FirstCardPlaced(_, card):
                self._count("first", card)
            case e.CardsLaid(laid):
                self._count("sold", *(card.card for card in laid if card.discarded))
            case e.CardPlaced(_, card, place, paid, _):
                self.seen.add(card)
                self._placed[card].append((place.level, 0))
                self._paid(card, paid)
            case e.GemsPaid(_, gems) if self._before and isinstance(self._before.task, AskPrice):
                self._paid(self._before.task.law, gems)
            case e.NoEffect(_, card):
                self._count("no_effect", card)
            case _:
                pass

    def _paid(self, number: int, gems: Gems) -> None:
        """Note gems paid for the card that was placed last: its cost, or the price of a law (R6.7)."""
        level, before = self._placed[number].pop()
        self._placed[number].append((level, before + sum(gems)))
        self.paid = add_gems(self.paid, gems)

    def _revealed(self, colors: list[Color]) -> None:
        """Count the bids on the row as it lay before they were opened."""
        self.bid = add_gems(self.bid, gems_of(tuple(colors)))
        for row in (self._before.bases, self._before.tips) if self._before else ():
            self._count("auctions", *row)
            self._count("bid_for", *(row[color.position] for color in {*colors}))
