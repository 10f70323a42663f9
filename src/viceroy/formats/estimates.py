"""Numbers that were measured, with the interval in which the true one probably lies."""

from __future__ import annotations

import attrs

from viceroy.values import plain

_DIGITS = 4


def rounded(number: float) -> float:
    """Return a number with four digits after the point: a count of games says no more."""
    return round(number, _DIGITS)


@plain(key="estimate")
@attrs.frozen
class Estimate:
    """A measured number and its 95 % interval.

    >>> Estimate(0.5, 0.25, 0.75).excludes(1)
    True
    """

    value: float = attrs.field(converter=rounded)
    """What was measured."""
    low: float = attrs.field(converter=rounded)
    """The lower end of the interval."""
    high: float = attrs.field(converter=rounded)
    """The upper end of the interval."""

    def excludes(self, number: float) -> bool:
        """Whether a number lies outside the interval."""
        return not self.low <= number <= self.high
