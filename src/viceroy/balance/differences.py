"""Tests of differences: how probable one is by chance alone, and the correction for many comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from statistics import NormalDist

from viceroy.formats.estimates import Spread

_NORMAL = NormalDist()


def p_of_difference(one: Spread, other: Spread) -> float:
    """Return how probable so great a difference of means is if there is none (Welch 1947); 1 for too few numbers.

    >>> p_of_difference(Spread([1, 2, 3, 4]), Spread([1, 2, 3, 4]))
    1.0
    >>> p_of_difference(Spread([1, 2, 3, 4]), Spread([11, 12, 13, 14])) < 0.001
    True
    """
    if one.count < 2 or other.count < 2:
        return 1.0
    parts = [some.variance / some.count for some in (one, other)]
    if not any(parts):
        return float(one.mean == other.mean)
    freedom = sum(parts) ** 2 / sum(part**2 / (some.count - 1) for part, some in zip(parts, (one, other), strict=True))
    return _p_of_t((one.mean - other.mean) / sqrt(sum(parts)), freedom)


def _p_of_t(t: float, freedom: float) -> float:
    """Return the probability of both tails beyond t, by the normal transform of Wallace (1959)."""
    z = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log(1 + t**2 / freedom))
    return 2 * (1 - _NORMAL.cdf(z))


def p_of_share(excess: float, variance: float) -> float:
    """Return how probable so great an excess of successes is, given its variance if chance alone decides.

    >>> p_of_share(0, 25), p_of_share(20, 25) < 0.001
    (1.0, True)
    """
    return 2 * (1 - _NORMAL.cdf(abs(excess) / sqrt(variance))) if variance > 0 else 1.0


def adjusted(probabilities: Sequence[float]) -> tuple[float, ...]:
    """Return the probabilities corrected for their number (Benjamini and Hochberg 1995).

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
