"""What a single game says about the cards: small enough to travel from one process to another."""

from __future__ import annotations

from collections import Counter, defaultdict

import attrs

from viceroy.balance.contributions import contributions
from viceroy.bots import BotFailed
from viceroy.engine import events as e
from viceroy.engine.prompts import AskPrice
from viceroy.engine.reducer import Step
from viceroy.engine.state import GameState
from viceroy.matches.match import Match
from viceroy.matches.play import PlayedGame, play
from viceroy.model.tokens import NO_GEMS, Color, Gems, add_gems, gems_of
from viceroy.scoring.items import LawItem

TUCKED = 0
"""The level of a card that lies under another."""


@attrs.frozen
class CardFacts:
    """What happened to a card in a game."""

    auctions: int = 0
    bid_for: int = 0
    won: int = 0
    held: int = 0
    sold: int = 0
    first: int = 0
    no_effect: int = 0
    placed: tuple[tuple[int, int], ...] = ()  # the level and the gems paid


@attrs.frozen
class LyingCard:
    """A card in a pyramid at the end of a game."""

    number: int
    seat: int
    level: int
    points: int  # what it is worth; 0 for a card that is tucked
    clauses: int  # what its clauses score


@attrs.frozen
class GameFacts:
    """What a game says."""

    edition: str
    totals: tuple[int, ...]
    shares: tuple[float, ...]
    lines: tuple[tuple[int, ...], ...]  # by seat
    cards: dict[int, CardFacts]
    lying: tuple[LyingCard, ...]
    paid: Gems
    bid: Gems


def facts_of(match: Match, index: int) -> GameFacts:
    """Play a game of a match, and return what it says. Raises `BotFailed` if a bot fails."""
    watcher = _Watcher()
    played = play(match, index, watcher)
    for fault in played.faults:
        raise BotFailed(f"{played.game.bots[fault.seat]} failed in game {index}: {fault.message}")
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
        under = () if isinstance(placed.tucked, int) else placed.tucked
        found += [LyingCard(card.number, seat, TUCKED, 0, 0) for card in under]
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
        """See a step."""
        for event in now.events:
            self._happened(event)
        self._before = now.state

    def of(self, number: int) -> CardFacts:
        """Return what happened to a card."""
        counts = {name: found[number] for name, found in self._counts.items()}
        return CardFacts(**counts, placed=tuple(self._placed[number]))

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
                self._count("sold", *(one.card for one in laid if one.discarded))
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
