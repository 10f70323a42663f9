"""The search behind the best painting: a choice for each of several items, when all draw on the same few budgets.

Give each gem of a budget, and each step of what is counted, a price: then every item can choose for itself, and all of
them together are worth at least as much as the best answer, at good prices hardly more. A sweep goes through the items
one by one and drops each partial answer that cannot reach the best one known. Where payments in leaps keep the bound
far off, the counts are split into two cases.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from viceroy.scoring.sweep import NEVER, Case, Choice, Pays, Sweep, Task

LIMIT = 400_000
"""After about so many partial answers the search ends with the best answer found: a few seconds at the most."""

_FREE = 50  # so many partial answers are followed without prices: enough for the end of a usual game
_WIDTH = 4  # so many are followed side by side in the first sweep of a case, to have an answer soon
_UNSEEN = 0  # stands for the width where no sweep has looked at a case yet
_WIDER = 50  # so many times as many in the next sweep
_PACE = 0.8  # so much shorter get the steps of prices when the bound did not come down


class Aim(NamedTuple):
    """A value that is earned if the counts of some tallies lie between two numbers: of tally, first and last count."""

    value: int = 0
    counts: tuple[tuple[int, int, int], ...] = ()


NO_AIM = Aim()


class Best(NamedTuple):
    """The index of the choice for each item; `is_proven` says that no answer is better."""

    choices: tuple[int, ...]
    is_proven: bool


def best_choices(
    items: Sequence[Sequence[Choice]],
    tallies: Sequence[Sequence[int]],
    limit: int = LIMIT,
    aims: Sequence[Aim] = (NO_AIM,),
) -> Best:
    """Return for each item the index of its choice, so that the values and what the tallies pay are the most.

    `tallies` hold what each count pays, the count 0 first; counts beyond the last are not allowed. The first four are
    the budgets, and the first choice of each item takes nothing from them. Of several best answers it is the one that
    comes first when they are compared as tuples. Where proving it takes more work than `limit`, it is the best found.

    One of the `aims` is chosen with it, and its value comes on top; the first one asks for no counts.

    >>> dear, cheap = [Choice(0), Choice(5, ((0, 2),))], [Choice(0), Choice(4, ((0, 1),))]
    >>> best_choices([dear, cheap], [(0, 0, 0), (0,), (0,), (0,)])
    Best(choices=(1, 0), is_proven=True)
    >>> best_choices([dear, cheap], [(0, 0, 0), (0,), (0,), (0,)], aims=[NO_AIM, Aim(9, ((0, 1, 1),))])
    Best(choices=(0, 1), is_proven=True)
    """
    aimed = {tally for aim in aims for tally, _, _ in aim.counts}
    search = _Search(Task(items, tallies, aimed), aims, limit)
    is_proven = search.run()
    return Best(search.task.answer_of(search.best), is_proven)


class _Search:
    """The search for the best score, case by case: that of the highest bound comes next."""

    def __init__(self, task: Task, aims: Sequence[Aim], limit: int) -> None:
        self.task = task
        self.cases = [case for aim in aims if (case := self._case(aim))]
        self.best = task.score_of_first_choices() + self.cases[0].paid * task.unit
        self.work_left = limit
        self.queue: list[tuple[int, int, int, Case]] = []

    def _case(self, aim: Aim) -> Case | None:
        """Return the answers that reach an aim, None if its counts are out of reach."""
        tallies = [*self.task.tallies]
        for tally, first, last in aim.counts:
            pays = tallies[tally]
            if first >= len(pays):
                return None
            tallies[tally] = (NEVER,) * first + pays[first : last + 1]
        return Case(tallies, [0] * len(tallies), paid=aim.value)

    def run(self) -> bool:
        """Work on cases until none can hold a better answer than the best one found; false if that is too much work."""
        free, *others = self.cases
        if self._sweep(free, _FREE, _FREE).is_complete:
            bound = -(-self.best // self.task.unit) - free.paid
        else:
            self._add(free, _WIDTH)
            bound = -self.queue[0][0] - free.paid
        for case in others:
            self.work_left -= 1
            heappush(self.queue, (-bound - case.paid, self.work_left, _UNSEEN, case))
        while self.queue and -self.queue[0][0] * self.task.unit >= self.best:
            if self.work_left <= 0:
                return False
            _, _, width, case = heappop(self.queue)
            if width == _UNSEEN:
                if not self._sweep(case, _FREE, _FREE).is_complete:
                    self._add(case, _WIDTH)
                continue
            sweep = self._sweep(case, width, self.work_left)
            if not sweep.is_complete:
                self._go_on(case, sweep.found, width)
        return True

    def _sweep(self, case: Case, width: int, limit: int) -> Sweep:
        sweep = Sweep(self.task, case)
        sweep.run(self.best, width, limit)
        self.work_left -= sweep.work
        self.best = self.best if sweep.found is None else max(self.best, sweep.found)
        return sweep

    def _go_on(self, case: Case, found: int | None, width: int) -> None:
        """Split a case that a sweep did not settle, or look for better prices and let the next sweep follow more."""
        split = None if found is None else self._split(case, found)
        if split is None:
            self._add(case, width * _WIDER)
            return
        tally, count = split
        pays = case.tallies[tally]
        for part in pays[:count], (NEVER,) * count + pays[count:]:
            tallies = [*case.tallies[:tally], part, *case.tallies[tally + 1 :]]
            self._add(case._replace(tallies=tallies), _WIDTH)

    def _split(self, case: Case, found: int) -> tuple[int, int] | None:
        """Return a tally and a count, where the answers below the count and the others are better looked at apart.

        What an answer falls short of the bound is the sum of what each item and each tally falls short of what would
        be best at the prices. None if no tally that pays in leaps makes a quarter of it.
        """
        short = case.bound - found // self.task.unit
        counts = self.task.counts_of(self.task.answer_of(found))
        most = None
        for tally, (pays, price, count) in enumerate(zip(case.tallies, case.prices, counts, strict=True)):
            wanted = _wanted(pays, price)
            missing = pays[wanted] - pays[count] + price * (wanted - count)
            if missing * 4 > short and not _is_concave(pays) and (most is None or missing > most[0]):
                most = missing, tally, _leap(pays, count, wanted)
        return most and most[1:]

    def _add(self, case: Case, width: int) -> None:
        """Queue a case at prices with a low bound: a tally's steps get dearer while too many are asked for."""
        prices, lowest, pace = list(map(float, case.prices)), float("inf"), 1.0
        while pace > 0.2:
            self.work_left -= len(self.task.items)
            value, excess = self._relaxed(case, prices)
            if value < lowest - 1:
                lowest, best = value, prices
            else:
                pace *= _PACE
            norm = sum([more * more for more in excess])
            if not norm or value * self.task.unit < self.best:
                break
            length = pace * (value - max(self.best / self.task.unit, lowest * 0.75)) / norm
            prices = [price + length * more for price, more in zip(prices, excess, strict=True)]
        whole = [round(price) for price in best]
        bound = int(self._relaxed(case, whole)[0])
        heappush(self.queue, (-bound, self.work_left, width, case._replace(prices=whole, bound=bound)))

    def _relaxed(self, case: Case, prices: Sequence[float]) -> tuple[float, list[int]]:
        """Return what items and tallies are worth, each for itself, and by how much too many steps are asked for."""
        value: float = self.task.paid + case.paid
        excess = [0] * len(case.tallies)
        for item in self.task.items:
            most = float("-inf")
            for choice in item:
                worth: float = choice[0]
                for tally, amount in choice[1]:
                    worth -= prices[tally] * amount
                if worth > most:
                    most, chosen = worth, choice
            value += most
            for tally, amount in chosen[1]:
                excess[tally] += amount
        for tally, (pays, price) in enumerate(zip(case.tallies, prices, strict=True)):
            wanted = _wanted(pays, price)
            value += pays[wanted] + price * wanted
            excess[tally] -= wanted
        return value, excess


def _wanted(pays: Pays, price: float) -> int:
    """Return the count that pays most if each step earns the price, too."""
    worth = [pay + price * count for count, pay in enumerate(pays)]
    return worth.index(max(worth))


def _is_concave(pays: Pays) -> bool:
    """Whether each step that is allowed pays no more than the one before it."""
    steps = [after - pay for pay, after in pairwise(pays) if pay > NEVER]
    return all(after <= step for step, after in pairwise(steps))


def _leap(pays: Pays, count: int, wanted: int) -> int:
    """Return where the payment changes most between two counts, and as close to the first one as possible."""
    between = range(min(count, wanted) + 1, max(count, wanted) + 1)
    return max(between, key=lambda leap: (abs(pays[leap] - pays[leap - 1]), -abs(leap - count)))
