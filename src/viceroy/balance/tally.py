"""Running sums over games by card, seat, edition and color, and the significance tests: Welch, Wallace, FDR."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import inf, log, sqrt
from statistics import NormalDist

import attrs

from viceroy.balance.facts import TUCKED, CardFacts, GameFacts, LyingCard
from viceroy.formats.balance import EditionBalance, LevelBalance, SeatBalance
from viceroy.formats.estimates import Estimate, Spread, rounded, share_of
from viceroy.model.cards import TOP_LEVEL
from viceroy.model.tokens import COLORS, Color
from viceroy.scoring.items import LINES, Line

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

    def add(self, facts: CardFacts) -> None:
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
    """Return the estimate of a mean over players: there are at least two."""
    return found.estimate or Estimate(found.mean, found.mean, found.mean)


def _add_shares(found: dict[Color, Spread], gems: tuple[int, ...]) -> None:
    """Add the share of each color of some gems; of none there are no shares."""
    if total := sum(gems):
        for color in COLORS:
            found[color].add(gems[color.position] / total)
