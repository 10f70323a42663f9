"""Adapters: Viceroy as a game of other frameworks; `pettingzoo` and `openspiel` need the extras of these names."""

from __future__ import annotations

from collections.abc import Iterable


def margins(points: Iterable[int]) -> list[float]:
    """Return for each player the points less the mean of the others' points; alone, the points.

    >>> margins((61, 40, 19)), margins((35,))
    ([31.5, 0.0, -31.5], [35.0])
    """
    own = list(points)
    others = max(1, len(own) - 1)
    return [float(total - (sum(own) - total) / others) for total in own]
