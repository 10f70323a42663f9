"""One way through the items of a knapsack problem, with all partial answers that may still reach a target."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from heapq import nlargest
from itertools import accumulate, pairwise
from typing import Any

from viceroy.scoring.relaxation import BUDGETS, NEVER, Pays, Relaxation, Task

_Outlook = tuple[int, int, int]
_States = dict[int, tuple[int, int]]
"""The best score of each state, and what is hoped for beside the worth of the later items."""


class _Lookup(dict[int, Any]):
    """What a function returns for a number, worked out once."""

    def __init__(self, work_out: Callable[[int], Any]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, number: int) -> Any:
        self[number] = found = self._work_out(number)
        return found


class Sweep:
    """One way through the items, with all partial answers that may still reach a target.

    A *state* holds the counts of all tallies in one number, those of the budgets in its low bits.
    """

    def __init__(self, task: Task, relaxation: Relaxation) -> None:
        self.task = task
        self.relaxation = relaxation
        self.work = 0
        self.is_complete = True
        case = relaxation.case
        bits = [(2 * len(pays)).bit_length() for pays in case.tallies]
        self.shifts = [*accumulate(bits, initial=0)]
        self.mask = (1 << self.shifts[BUDGETS]) - 1
        prices = (*[0] * BUDGETS, *case.prices[len(task.items) :])
        self.tallies = [_Tally(*each) for each in zip(case.tallies, prices, self.shifts, bits, strict=False)][BUDGETS:]

    def run(self, target: int, width: int, limit: int) -> int:
        """Return the best score found of at least a target, with at most `width` partial answers side by side.

        It is complete if no more were needed; with more than `limit` of them in all it ends with the target alone.
        """
        unit, stages, tables = self.task.unit, self.relaxation.stages, self.relaxation.tables
        reach = [sum(column) for column in zip(*self.task.most, strict=True)] or [0] * len(self.tallies)
        rest = unit * sum([stage.worth for stage in stages])
        counts, paid, hope = self._outlook(reach, 0)
        paid += unit * self.relaxation.case.paid
        states = {counts: (paid, hope + unit * sum([pays[0] for pays in tables[0]]))}
        for stage, row in zip(stages, tables[1:], strict=True):
            if len(states) > width:
                self.is_complete = False
                states = dict(nlargest(width, states.items(), key=lambda state: sum(state[1])))
            self.work += len(states)
            if self.work > limit:
                self.is_complete = False
                return target
            rest -= unit * stage.worth
            reach = [steps - amount for steps, amount in zip(reach, self.task.most[stage.item], strict=True)]
            spent, counted = _Lookup(self._hopes(row)), _Lookup(partial(self._outlook, reach))
            states = self._after(states, self._moves(stage.item), target - rest, spent, counted)
            self.work += len(counted) * len(self.tallies) // 10
        return max([score + hope for score, hope in states.values()], default=target)

    def _moves(self, item: int) -> list[tuple[int, int, int]]:
        """Return for each option of an item what it adds to budgets and to other counts, and to the score."""
        return [
            (
                option.cost << self.shifts[option.budget],
                sum([amount << self.shifts[tally] for tally, amount in option.adds]),
                option.value * self.task.unit - place * self.task.ranks[item],
            )
            for place, option in enumerate(self.task.items[item])
        ]

    def _hopes(self, tables: Iterable[Pays]) -> Callable[[int], int]:
        """Return a function for what the budgets of a state may yet bring from a stage on."""
        unit = self.task.unit
        padded = [
            (shift, (1 << after - shift) - 1, [*pays, *[NEVER] * ((1 << after - shift) - len(pays))])
            for pays, (shift, after) in zip(tables, pairwise(self.shifts), strict=False)
        ]
        return lambda state: unit * sum([pays[state >> shift & mask] for shift, mask, pays in padded])

    def _outlook(self, reach: Iterable[int], state: int) -> _Outlook:
        """Return the counts that stand for some from a stage on, what these paid more, and what is hoped for beside."""
        new = paid = hope = 0
        for tally, steps in zip(self.tallies, reach, strict=True):
            other, more, ahead = tally.outlook(state >> tally.shift & tally.mask, steps)
            new += other
            paid += more
            hope += ahead
        return new, paid * self.task.unit, hope * self.task.unit

    def _after(
        self, states: _States, moves: list[tuple[int, int, int]], floor: int, spent: _Lookup, counted: _Lookup
    ) -> _States:
        """Return the states after a stage, each with its best score. This is the inner loop of the whole search."""
        mask, others = self.mask, ~self.mask
        after: _States = {}
        for state, (score, _) in states.items():
            budgets, counts = state & mask, state & others
            for more_spent, more_counted, value in moves:
                left = budgets + more_spent
                new, paid, chance = counted[counts + more_counted]
                total, chance = score + value + paid, chance + spent[left]
                if total + chance >= floor:
                    new |= left
                    if new not in after or after[new][0] < total:
                        after[new] = total, chance
        return after


class _Tally:
    """A tally in a sweep, and what its counts may still come to pay."""

    def __init__(self, pays: Pays, price: int, shift: int, bits: int) -> None:
        self.pays = (*pays, *(NEVER,) * ((1 << bits) - len(pays)))
        self.price = price
        self.shift = shift
        self.mask = (1 << bits) - 1
        self._worth = [pay + price * count for count, pay in enumerate(self.pays)]
        self._changes = tuple([after - pay for pay, after in pairwise(self.pays)])
        self._alike: dict[tuple[int, tuple[int, ...]], int] = {}
        self._outlooks: dict[tuple[int, int], _Outlook] = {}

    def outlook(self, count: int, reach: int) -> _Outlook:
        """Return a count that pays the same for each of the next steps, what this one paid more, and the hope of it."""
        known = self._outlooks.get((count, reach))
        if known is None:
            other = self._alike.setdefault((reach, self._changes[count : count + reach]), count)
            paid = self.pays[count] - self.pays[other]
            hope = max(self._worth[count : count + reach + 1]) - self.price * count
            known = self._outlooks[count, reach] = other << self.shift, paid, hope - paid
        return known
