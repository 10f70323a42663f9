"""Limits: how often something may be done, by address or by person."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

import attrs

_MOST = 10_000
"""How many are remembered by each limit; those who did nothing for the longest time are forgotten first."""


@attrs.define
class Limit:
    """So many times at once, and from then on so many a second, for each key.

    >>> limit = Limit(burst=2, per_second=0.5, clock=iter([0.0, 0.0, 0.0, 2.0]).__next__)
    >>> [limit.takes("Ada") for _ in range(4)]
    [True, True, False, True]
    """

    burst: int
    per_second: float
    clock: Callable[[], float] = monotonic
    _left: OrderedDict[Hashable, tuple[float, float]] = attrs.field(factory=OrderedDict, init=False)

    def takes(self, key: Hashable) -> bool:
        """Count one more, and say whether it is within the limit; what is not is not counted."""
        left, now = self._now(key)
        if left < 1:
            return False
        self._left[key] = left - 1, now
        self._left.move_to_end(key)
        while len(self._left) > _MOST:
            self._left.popitem(last=False)
        return True

    def allows(self, key: Hashable) -> bool:
        """Whether one more is within the limit."""
        return self._now(key)[0] >= 1

    def _now(self, key: Hashable) -> tuple[float, float]:
        now = self.clock()
        left, then = self._left.get(key, (float(self.burst), now))
        return min(self.burst, left + (now - then) * self.per_second), now
