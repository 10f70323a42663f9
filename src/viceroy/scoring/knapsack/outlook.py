"""Outlook: what a tally may still pay, and which counts of it come to the same from here on."""

from __future__ import annotations

from itertools import pairwise

from viceroy.scoring.knapsack.task import NEVER, Tally

Alike = list[tuple[int, int]]
"""For each count the count that stands for it, and how much more the count pays than that one."""


class Outlook:
    """What follows from the payments of a tally for counts that may still grow by up to `reach`."""

    def __init__(self, pays: Tally) -> None:
        self.pays = pays
        self._steps = tuple(after - pay for pay, after in pairwise(pays))
        self._alike: dict[int, Alike] = {}
        self._best_ahead: dict[int, list[list[int]]] = {}

    @property
    def is_concave(self) -> bool:
        """Whether each more that is allowed pays no more than the one before it."""
        allowed = [pay for pay in self.pays if pay > NEVER]
        steps = [after - pay for pay, after in pairwise(allowed)]
        return all(after <= step for step, after in pairwise(steps))

    def alike(self, reach: int) -> Alike:
        """Return for each count the least one that pays the same for each further step, and the difference."""
        known = self._alike.get(reach)
        if known is None:
            known = self._alike[reach] = []
            least: dict[tuple[bool, tuple[int, ...]], int] = {}
            for count, pay in enumerate(self.pays):
                other = least.setdefault((pay == NEVER, self._steps[count : count + reach]), count)
                known.append((other, pay - self.pays[other]))
        return known

    def best_ahead(self, reach: int, slope: int) -> list[int]:
        """Return for each count the most that it can come to pay, if each further step costs `slope`."""
        by_reach = self._best_ahead.setdefault(slope, [list(self.pays)])
        while len(by_reach) <= reach:
            nearer = by_reach[-1]
            further = [pay if pay >= after - slope else after - slope for pay, after in pairwise(nearer)]
            by_reach.append([*further, nearer[-1]])
        return by_reach[reach]
