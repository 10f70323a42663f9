"""Standings: win rates, mean points and leads with confidence intervals, and Plackett-Luce ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from viceroy.formats.estimates import REACH, Estimate, Spread, rounded, share_of
from viceroy.formats.studies import BotStanding, GameResult, SeatStanding, Standings
from viceroy.matches.match import Match

# -- ratings, by the library openskill where it is installed ----------------------------------------------------------


class Ratings:
    """Rates bots game by game, by the model of Plackett and Luce (Weng and Lin 2011).

    A new bot has 25 with a wide interval. Bots do not learn, so no uncertainty is added from game to game. A bot in
    several seats of a game takes the mean of what each seat would get; a game of one bot against itself says nothing.
    """

    def __init__(self) -> None:
        self._model = _model()
        self._ratings: dict[str, Any] = {}

    def add(self, bots: Sequence[str], ranks: Sequence[int]) -> None:
        """Take the ranks of a game, by seat."""
        if self._model is None or len(set(bots)) < 2:
            return
        rated = self._model.rate([[self._rating(bot)] for bot in bots], ranks=[float(rank) for rank in ranks])
        seats: defaultdict[str, list[Any]] = defaultdict(list)
        for bot, (rating,) in zip(bots, rated, strict=True):
            seats[bot].append(rating)
        for bot, ratings in seats.items():
            means = (sum(getattr(rating, name) for rating in ratings) / len(ratings) for name in ("mu", "sigma"))
            self._ratings[bot] = self._model.rating(**dict(zip(("mu", "sigma"), means, strict=True)))

    def of(self, bot: str) -> Estimate | None:
        """Return the rating of a bot; None without openskill, and for a bot that met no other."""
        rating = self._ratings.get(bot)
        if rating is None:
            return None
        return Estimate(rating.mu, rating.mu - REACH * rating.sigma, rating.mu + REACH * rating.sigma)

    def _rating(self, bot: str) -> Any:
        return self._ratings.get(bot) or self._model.rating()


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:  # the extra is not installed
        return None
    return PlackettLuce(tau=0.0)


# -- adding up --------------------------------------------------------------------------------------------------------

_MAX_FAULTS = 100  # games that are listed


class _SeatResults:
    """Running sums of a bot in one seat."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.points = Spread()

    def standing(self, seat: int) -> SeatStanding:
        games = self.points.count
        return SeatStanding(seat=seat, games=games, wins=share_of(self.wins, games), points=self.points.estimate)


class _BotResults:
    """Running sums of a bot."""

    def __init__(self) -> None:
        self.seats: defaultdict[int, _SeatResults] = defaultdict(_SeatResults)
        self.points, self.leads, self.ranks = Spread(), Spread(), Spread()
        self.wins, self.faults = 0.0, 0

    def standing(self, bot: str, rating: Estimate | None) -> BotStanding:
        return BotStanding(
            bot=bot,
            games=self.points.count,
            wins=share_of(self.wins, self.points.count),
            rank=rounded(self.ranks.mean),
            points=self.points.estimate,
            lead=self.leads.estimate,
            rating=rating,
            faults=self.faults,
            seats=tuple(self.seats[seat].standing(seat) for seat in sorted(self.seats)),
        )


class Scoreboard:
    """Accumulates the results of a match, which come in order, into standings.

    The games of one deal are correlated, as the same cards come up. So the lead of a bot is averaged over each deal
    (a block), and its interval is over deals.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._bots: defaultdict[str, _BotResults] = defaultdict(_BotResults)
        self._ratings = Ratings()
        self._faults: list[GameResult] = []
        self._deal: dict[str, Spread] = {}
        self.games = 0

    def add(self, result: GameResult) -> None:
        """Take one more result."""
        self.games += 1
        shares, everybody = result.shares, sum(result.totals)
        for seat, bot in enumerate(result.bots):
            points, standing = result.totals[seat], self._bots[bot]
            for counts in (standing, standing.seats[seat]):
                counts.wins += shares[seat]
                counts.points.add(points)
            standing.ranks.add(result.ranks[seat])
            if (others := len(result.bots) - 1) and len(set(result.bots)) > 1:
                self._deal.setdefault(bot, Spread()).add(points - (everybody - points) / others)
        for fault in result.faults:
            self._bots[result.bots[fault.seat]].faults += 1
        if result.faults and len(self._faults) < _MAX_FAULTS:
            self._faults.append(result)
        self._ratings.add(result.bots, result.ranks)
        if self.games % self._match.rounds == 0:
            self._end_deal()

    def _end_deal(self) -> None:
        for bot, leads in self._deal.items():
            self._bots[bot].leads.add(leads.mean)
        self._deal = {}

    @property
    def standings(self) -> Standings:
        """The standings after the results so far."""
        match = self._match
        deals = -(-self.games // match.rounds)
        standings = (results.standing(bot, self._ratings.of(bot)) for bot, results in self._bots.items())
        return Standings(
            card_set=match.card_set.id,
            editions=tuple(lineup.edition.name for lineup in match.lineups[: deals or None]),  # whose turn came
            seed=match.seed,
            games=self.games,
            deals=deals,
            bots=tuple(sorted(standings, key=_worst)),
            faults=tuple(self._faults),
        )


def _worst(standing: BotStanding) -> tuple[float, float, str]:
    return -standing.wins.value, standing.rank, standing.bot
