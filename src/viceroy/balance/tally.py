"""Tallies of a balance study: the facts of each game, their running sums, and tests of significance.

Facts are small, so that they travel fast between processes. Sums are by card, seat, edition and color; the tests of
significance are those of Welch and Wallace, with the false discovery rate of Benjamini and Hochberg.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import inf, log, sqrt
from statistics import NormalDist

import attrs

from viceroy.engine import events as e
from viceroy.engine.prompts import AskPrice
from viceroy.engine.reducer import Step
from viceroy.engine.state import GameState
from viceroy.errors import BotFailed
from viceroy.formats.balance import EditionBalance, LawBalance, LevelBalance, SeatBalance, YieldBalance
from viceroy.formats.estimates import Estimate, Spread, exactly, rounded, share_of
from viceroy.matches.contributions import contributions
from viceroy.matches.law_yields import LawInGame, LawWatch, OwnPoints, Yield, own_points, points_given
from viceroy.matches.match import Match, PlayedGame, play
from viceroy.model.cards import TOP_LEVEL
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, add_gems, gems_of
from viceroy.scoring.items import LINES, LawItem, Line
from viceroy.values import Value

# -- a game -----------------------------------------------------------------------------------------------------------

TUCKED = 0
"""The level of a card that lies under another."""


@attrs.frozen
class CardInGame(Value):
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
class LawFacts(Value):
    """What a law did in a game in which it was played, and what it was worth at the end."""

    did: LawInGame
    own: OwnPoints
    worth: int | None
    """What it was worth; None of a law that does not lie visible."""
    tucked: int
    """How many cards lay under it."""
    stored: int
    """How many gems lay on it."""

    @property
    def gives(self) -> float:
        """All that it gave, roughly in points."""
        return points_given(self.did, self.worth)


@attrs.frozen
class GameFacts(Value):
    """The facts of a game."""

    edition: str
    totals: tuple[int, ...]
    shares: tuple[float, ...]
    lines: tuple[tuple[int, ...], ...]
    """By seat."""
    cards: dict[int, CardInGame]
    lying: tuple[LyingCard, ...]
    laws: dict[int, LawFacts]
    """Of the laws that were played."""
    paid: Gems
    bid: Gems


def facts_of(match: Match, index: int) -> GameFacts:
    """Play a game of a match, and return its facts. Raises `BotFailed` if a bot fails."""
    watcher = _Watcher()
    played = play(match, index, watcher)
    for fault in played.faults:
        raise BotFailed(f"{played.result.bots[fault.seat]} failed in game {index}: {fault.message}")
    lying = _lying(played)
    return GameFacts(
        edition=played.game.edition.name,
        totals=played.result.totals,
        shares=played.result.shares,
        lines=tuple(player.lines for player in played.score.players),
        cards={number: watcher.of(number) for number in sorted(watcher.seen)},
        lying=lying,
        laws=_laws(played, watcher.laws, {card.number: card.points for card in lying if card.level != TUCKED}),
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


def _laws(played: PlayedGame, watch: LawWatch, worths: dict[int, int]) -> dict[int, LawFacts]:
    own = own_points(played.score)
    placed = {card.card.number: card for seat in played.end.seats for card in seat.pyramid.cards}
    found = {}
    for number in watch.numbers:
        did, lies = watch.of(number), placed.get(number)
        found[number] = LawFacts(
            did,
            own[number],
            worths.get(number),
            len(lies.tucked_cards) if lies else 0,
            sum(lies.stored_gems) if lies else 0,
        )
    return found


class _Watcher:
    """Counts what happens to each card, event by event."""

    def __init__(self) -> None:
        self.laws = LawWatch()
        self.paid, self.bid = NO_GEMS, NO_GEMS
        self.seen: set[int] = set()
        self._counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._placed: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        self._before: GameState | None = None

    def __call__(self, now: Step) -> None:
        """Count the events of a step."""
        self.laws(now)
        for event in now.events:
            self._happened(event)
        self._before = now.state

    def of(self, number: int) -> CardInGame:
        """Return the facts of a card."""
        counts = Counter({name: found[number] for name, found in self._counts.items()})
        return CardInGame(counts, tuple(self._placed[number]))

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


# -- sums over games, and tests of significance -----------------------------------------------------------------------

_NORMAL = NormalDist()


def p_of_difference(first: Spread, second: Spread) -> float:
    """Return the two-sided p-value of a difference of means by Welch's t-test (1947); 1 for too few numbers.

    >>> p_of_difference(Spread([1, 2, 3, 4]), Spread([1, 2, 3, 4]))
    1.0
    >>> p_of_difference(Spread([1, 2, 3, 4]), Spread([11, 12, 13, 14])) < 0.001
    True
    """
    if first.count < 2 or second.count < 2:
        return 1.0
    parts = [spread.variance / spread.count for spread in (first, second)]
    if not any(parts):
        return float(first.mean == second.mean)
    freedom = sum(parts) ** 2 / sum(
        part**2 / (spread.count - 1) for part, spread in zip(parts, (first, second), strict=True)
    )
    return _p_of_t((first.mean - second.mean) / sqrt(sum(parts)), freedom)


def _p_of_t(t: float, freedom: float) -> float:
    """Return the two-sided p-value of a t statistic, by the normal approximation of Wallace (1959)."""
    z = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log(1 + t**2 / freedom))
    return 2 * (1 - _NORMAL.cdf(z))


def p_of_share(excess: float, variance: float) -> float:
    """Return the two-sided p-value of an excess of successes by a z-test, given its variance under the null hypothesis.

    >>> p_of_share(0, 25), p_of_share(20, 25) < 0.001
    (1.0, True)
    """
    return 2 * (1 - _NORMAL.cdf(abs(excess) / sqrt(variance))) if variance > 0 else 1.0


def adjusted(probabilities: Sequence[float]) -> tuple[float, ...]:
    """Return p-values adjusted for multiple comparisons by the false discovery rate (Benjamini and Hochberg 1995).

    Call those findings that are at most 0.05: on average at most one in twenty of them is a chance result.

    >>> adjusted([0.01, 0.04, 0.03, 0.5])
    (0.04, 0.05333333333333334, 0.05333333333333334, 0.5)
    """
    number = len(probabilities)
    falling = sorted(range(number), key=lambda index: -probabilities[index])
    corrected, lowest = [0.0] * number, inf
    for rank, index in zip(range(number, 0, -1), falling, strict=True):
        lowest = min(lowest, probabilities[index] * number / rank, 1.0)
        corrected[index] = lowest
    return tuple(corrected)


class CardTally:
    """Running sums of a card over all games."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gems: defaultdict[int, Spread] = defaultdict(Spread)  # paid, by level
        self.points: defaultdict[int, Spread] = defaultdict(Spread)  # by level
        self.worth = Spread()
        self.clauses = 0
        self.tucked = 0
        self.owners, self.wins = 0, 0.0
        self.even = self.variance = 0.0  # of the wins, if all players won equally often

    def add(self, facts: CardInGame) -> None:
        """Add the facts of a game."""
        self.counts.update(facts.counts)
        for level, gems in facts.placed:
            self.gems[level].add(gems)

    def lies(self, lying: LyingCard, shares: tuple[float, ...]) -> None:
        """Add where it lies at the end of a game, and the share of the win of its owner."""
        even = 1 / len(shares)
        self.owners += 1
        self.wins += shares[lying.seat]
        self.even += even
        self.variance += even * (1 - even)
        if lying.level == TUCKED:
            self.tucked += 1
            return
        self.points[lying.level].add(lying.points)
        self.worth.add(lying.points)
        self.clauses += lying.clauses

    @property
    def placed(self) -> int:
        """How often it was placed, first cards left out."""
        return sum(gems.count for gems in self.gems.values())

    @property
    def wins_p(self) -> float:
        """The two-sided p-value of the wins of its owners."""
        return p_of_share(self.wins - self.even, self.variance)

    @property
    def levels(self) -> tuple[LevelBalance, ...]:
        """How it did on each level."""
        return tuple(
            LevelBalance(
                level=level,
                placed=self.gems[level].count,
                gems=rounded(self.gems[level].mean),
                points=self.points[level].estimate,
            )
            for level in range(1, TOP_LEVEL + 1)
            if level in self.gems or level in self.points
        )


class _YieldTally:
    """Running means of what effects of a law brought, by the field of `Yield`."""

    def __init__(self) -> None:
        self._means: dict[str, Spread] = {field.name: Spread() for field in attrs.fields(Yield)}

    def add(self, brought: Yield) -> None:
        """Add a game."""
        for name, spread in self._means.items():
            spread.add(getattr(brought, name))

    @property
    def balance(self) -> YieldBalance:
        """The means."""
        return YieldBalance(**{name: _sure(spread) for name, spread in self._means.items()})


class LawTally:
    """Running means of a law over the games in which it was played."""

    def __init__(self) -> None:
        self._means: defaultdict[str, Spread] = defaultdict(Spread)
        self._on_play, self._whenever = _YieldTally(), _YieldTally()
        self._offers = self._declined = self.games = 0
        self._wins = 0.0

    def add(self, facts: LawFacts, shares: tuple[float, ...]) -> None:
        """Add a game, with the share of the win of each seat."""
        did = facts.did
        seat, turn = did.played[0]
        self.games += 1
        self._wins += shares[seat]
        self._on_play.add(did.on_play)
        self._whenever.add(did.whenever)
        self._offers += did.offers
        self._declined += did.declined
        for name, number in (
            ("turn", turn),
            ("gives", facts.gives),
            ("scored", facts.own.scored),
            ("circles", facts.own.circles),
            ("responses", did.responses),
            ("saved", did.saved),
            ("more_gems", did.more_gems),
            ("tucked", facts.tucked),
            ("stored", facts.stored),
        ):
            self._means[name].add(number)

    def balance(self, number: int) -> LawBalance:
        """Return the means of a law that was played in two games or more."""
        return LawBalance(
            number=number,
            games=self.games,
            wins=share_of(self._wins, self.games),
            on_play=self._on_play.balance,
            whenever=self._whenever.balance,
            offers=self._offers,
            declined=self._declined,
            **{name: _sure(spread) for name, spread in self._means.items()},
        )


@attrs.define
class _SeatTally:
    wins: float = 0.0
    points: Spread = attrs.Factory(Spread)


@attrs.define
class _EditionTally:
    games: int = 0
    points: Spread = attrs.Factory(Spread)
    """Of all players."""
    winners: Spread = attrs.Factory(Spread)


class SetTally:
    """Running sums over all games with a set."""

    def __init__(self) -> None:
        self.games = 0
        self.cards: defaultdict[int, CardTally] = defaultdict(CardTally)
        self._laws: defaultdict[int, LawTally] = defaultdict(LawTally)
        self._lines: dict[Line, Spread] = {line: Spread() for line in LINES}
        self._seats: defaultdict[tuple[int, int], _SeatTally] = defaultdict(_SeatTally)
        self._editions: defaultdict[str, _EditionTally] = defaultdict(_EditionTally)
        self.paid: dict[Color, Spread] = {color: Spread() for color in COLORS}
        self.bid: dict[Color, Spread] = {color: Spread() for color in COLORS}

    def add(self, facts: GameFacts) -> None:
        """Add the facts of a game."""
        self.games += 1
        for number, card in facts.cards.items():
            self.cards[number].add(card)
        for lying in facts.lying:
            self.cards[lying.number].lies(lying, facts.shares)
        for number, law in facts.laws.items():
            self._laws[number].add(law, facts.shares)
        edition = self._editions[facts.edition]
        edition.games += 1
        for seat, (total, won) in enumerate(zip(facts.totals, facts.shares, strict=True)):
            seat_tally = self._seats[len(facts.totals), seat]
            seat_tally.wins += won
            seat_tally.points.add(total)
            edition.points.add(total)
            if won:
                edition.winners.add(total)
            for line, scored in zip(LINES, facts.lines[seat], strict=True):
                self._lines[line].add(scored)
        _add_shares(self.paid, facts.paid)
        _add_shares(self.bid, facts.bid)

    @property
    def laws(self) -> tuple[LawBalance, ...]:
        """What each law gave that was played in two games or more."""
        return tuple(tally.balance(number) for number, tally in sorted(self._laws.items()) if tally.games > 1)

    @property
    def lines(self) -> dict[Line, Estimate]:
        """What each line gave a player."""
        return {line: _sure(found) for line, found in self._lines.items()}

    @property
    def seats(self) -> tuple[SeatBalance, ...]:
        """How each seat did, for each number of players."""
        return tuple(
            SeatBalance(
                players=players,
                seat=seat,
                games=tally.points.count,
                wins=share_of(tally.wins, tally.points.count),
                points=tally.points.estimate,
            )
            for (players, seat), tally in sorted(self._seats.items())
        )

    @property
    def editions(self) -> tuple[EditionBalance, ...]:
        """How the games by the rules of each edition went."""
        return tuple(
            EditionBalance(edition=name, games=tally.games, points=_sure(tally.points), winner=tally.winners.estimate)
            for name, tally in self._editions.items()
        )


def _sure(found: Spread) -> Estimate:
    """Return the estimate of a mean over players, or over games, of which there are at least two."""
    return found.estimate or exactly(found.mean)


def _add_shares(found: dict[Color, Spread], gems: tuple[int, ...]) -> None:
    """Add the share of each color of some gems; of none there are no shares."""
    if total := sum(gems):
        for color in COLORS:
            found[color].add(gems[color.position] / total)
