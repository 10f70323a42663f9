"""Numbers that were measured, and the intervals in which the true ones probably lie."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist

import attrs

from viceroy.values import Value, serialized

REACH = NormalDist().inv_cdf(0.975)
"""How many standard deviations an interval reaches to either side: both tails together are 5 %."""

_DIGITS = 4


def rounded(number: float) -> float:
    """Return a number with four digits after the point: a count of games says no more."""
    return round(number, _DIGITS)


@serialized(key="estimate")
@attrs.frozen
class Estimate(Value):
    """A measured number and its 95 % interval."""

    value: float = attrs.field(converter=rounded)
    """What was measured."""
    low: float = attrs.field(converter=rounded)
    """The lower end of the interval."""
    high: float = attrs.field(converter=rounded)
    """The upper end of the interval."""


def exactly(number: float) -> Estimate:
    """Return a number that is certain: its interval is the number alone.

    >>> exactly(3)
    Estimate(value=3.0, low=3.0, high=3.0)
    """
    number = float(number)
    return Estimate(number, number, number)


def share_of(successes: float, tries: int) -> Estimate:
    """Return the share of successes with the interval of Wilson (1927), which is sound for few tries and near 0 and 1.

    A shared success may count in part. Of no tries nothing is known.

    >>> share_of(8, 10)
    Estimate(value=0.8, low=0.4902, high=0.9433)
    >>> share_of(0, 0)
    Estimate(value=0.0, low=0.0, high=1.0)
    """
    if not tries:
        return Estimate(0.0, 0.0, 1.0)
    value, weight = successes / tries, REACH**2 / tries
    middle = (value + weight / 2) / (1 + weight)
    reach = REACH / (1 + weight) * sqrt(value * (1 - value) / tries + weight / (4 * tries))
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_of(mean: float, variance: float, count: int) -> Estimate:
    """Return a mean of at least two numbers with its interval by Student's t (1908); `variance` is that of a sample.

    >>> mean_of(3.0, 2.0, 2)  # of the numbers 2 and 4
    Estimate(value=3.0, low=-9.706, high=15.706)
    """
    reach = _t(count - 1) * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def surely_above(mean: float, variance: float, count: int, confidence: float) -> float:
    """Return the number that a mean is above with a confidence, such as 0.999; of at least four numbers.

    >>> round(surely_above(3.0, 16.0, 100, 0.999), 2)
    1.73
    """
    return mean - _t(count - 1, NormalDist().inv_cdf(confidence)) * sqrt(variance / count)


def _t(freedom: float, z: float = REACH) -> float:
    """Return the quantile of Student's t (the expansion of Cornish and Fisher) where the normal one is z.

    That of 97.5 % is wide for very few numbers; others are for three degrees of freedom or more.
    """
    if freedom < 3:
        return {1: 12.706, 2: 4.303}[int(freedom)]
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class Spread:
    """Numbers as they come in: how many, their mean and their variance (Welford 1962).

    >>> some = Spread([1, 2, 3, 6])
    >>> some.count, some.mean, round(some.variance, 3)
    (4, 3.0, 4.667)
    """

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        for number in numbers:
            self.add(number)

    def add(self, number: float) -> None:
        """Take one more number."""
        self.count += 1
        before = number - self.mean
        self.mean += before / self.count
        self._squares += before * (number - self.mean)

    @property
    def variance(self) -> float:
        """The variance of what the numbers are a sample of; 0 of a single one."""
        return self._squares / (self.count - 1) if self.count > 1 else 0.0

    @property
    def estimate(self) -> Estimate | None:
        """The mean with its interval by Student's t; None of fewer than two numbers, which have no spread."""
        return mean_of(self.mean, self.variance, self.count) if self.count > 1 else None

    @property
    def share(self) -> Estimate | None:
        """The same for numbers from 0 to 1, whose mean is never beyond them.

        >>> Spread([0.5, 1.0]).share
        Estimate(value=0.75, low=0.0, high=1.0)
        """
        found = self.estimate
        return found and Estimate(found.value, max(0.0, found.low), min(1.0, found.high))
