"""Ratings: how strong bots are, by the library openskill where it is installed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from viceroy.formats.estimates import REACH, Estimate


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
        for bot, some in seats.items():
            means = (sum(getattr(one, name) for one in some) / len(some) for name in ("mu", "sigma"))
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
