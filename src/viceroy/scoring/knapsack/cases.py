"""Cases: parts of a task that are searched apart, each with the highest value that an answer in it may still have."""

from __future__ import annotations

from heapq import heappop, heappush

from viceroy.scoring.knapsack.prices import Pricing, even_prices, priced
from viceroy.scoring.knapsack.relaxation import Relaxation
from viceroy.scoring.knapsack.sweep import Found, Sweep
from viceroy.scoring.knapsack.task import Task, halves, simplified

_MOST_PRICE_ROUNDS = 100  # one for each item, but no more than so many
_PRICE_ROUNDS_OF_A_PART = 60
_REFINING_ROUNDS = 60
_QUICK_LIMIT = 2_000  # partial answers looked at in a sweep before any refining
_LIMIT = 30_000  # and after it
_DEPTHS = 256  # the first target lies below the bound by one part in so many
_AIMS = 20  # refining aims below the bound by one part in so many
_GAINS = 5  # refining again is worth it if it gained one part in so many of the depth
_FLATTERIES = 5  # a tally is split if it is flattered by one part in so many of the way from the bound to the target


class Case:
    """A relaxation, the highest value an answer may have, and how far below it the next target lies."""

    def __init__(self, relaxation: Relaxation) -> None:
        self.relaxation = relaxation
        self.cap = relaxation.bound
        self.unit = relaxation.task.unit
        self.depth = self._first_depth()
        self.is_worth_refining = True

    def _first_depth(self) -> int:
        return 1 + abs(self.cap) // _DEPTHS

    def target(self, best: int) -> int:
        """Return the score to look for: the best known, or the least of a value by the depth below the cap."""
        return max(best, (self.cap - self.depth - 1) * self.unit + 1)

    def rule_out(self, target: int) -> None:
        """Note that no answer reaches a target; look deeper the next time."""
        self.cap = target // self.unit
        self.depth *= 2

    def sweep_quickly(self, best: int) -> Found:
        """Sweep down to the best answer, as long as that is easy."""
        sweep = Sweep(self.relaxation)
        while True:
            target = self.target(best)
            found = sweep.run(target, _QUICK_LIMIT)
            if found.score is not None or not found.is_complete or target == best:
                return found
            self.rule_out(target)

    def refine(self, best: int) -> None:
        """Bring the bound down, and begin again with a target close to it."""
        before = self.relaxation.bound
        aim = max(best // self.unit, self.cap - abs(self.cap) // _AIMS)
        self.relaxation.refine(aim, _REFINING_ROUNDS)
        self.cap = min(self.cap, self.relaxation.bound)
        self.is_worth_refining = (before - self.relaxation.bound) * _GAINS > self.depth
        self.depth = self._first_depth()

    def parts(self, target: int) -> list[Case] | None:
        """Split the case where its relaxation is flattered most, and return the parts; None if no split helps."""
        task = self.relaxation.task
        way = self.relaxation.bound - target // self.unit
        doubtful = self.relaxation.most_doubtful(way / _FLATTERIES)
        if doubtful is None:
            return None
        tally, count = doubtful
        parts = (simplified(task.with_tally(tally, pays)) for pays in halves(task.tallies[tally], count))
        return [self._part(part, target) for part in parts if part is not None]

    def _part(self, task: Task, target: int) -> Case:
        """Return the case of a part of the task, at the prices of the whole or at new ones, whichever are better."""
        prices = self.relaxation.prices
        relaxation = Relaxation(task, Pricing(prices, self.relaxation.margins))
        bound = relaxation.bound
        if relaxation.set_prices(priced(task, prices, target // self.unit, _PRICE_ROUNDS_OF_A_PART).prices) > bound:
            relaxation.set_prices(prices)
        part = Case(relaxation)
        part.cap = min(self.cap, part.cap)
        return part


def whole(task: Task, best: int) -> Case:
    """Return a task as one case."""
    rounds = min(len(task.items), _MOST_PRICE_ROUNDS)
    return Case(Relaxation(task, priced(task, even_prices(task), best // task.unit, rounds)))


def best_score(root: Case, best: int) -> int:
    """Return the best score of all answers, if `best` is that of one of them.

    The case of the highest cap comes next, until no case can hold a better answer.
    """
    queue = [(-root.cap, 0, root)]
    number = 0
    while queue and -queue[0][0] * root.unit >= best:
        case = heappop(queue)[2]
        found, cases = _work_on(case, best)
        if found is not None:
            best = max(best, found)
        for part in cases:
            number += 1
            heappush(queue, (-part.cap, number, part))
    return best


def _work_on(case: Case, best: int) -> tuple[int | None, list[Case]]:
    """Try a case once: return the best score in it, if found, and the cases that remain to be worked on."""
    if case.is_worth_refining:
        cap = case.cap
        case.refine(best)
        if case.cap < cap:  # perhaps another case comes first now
            return None, [case]
    target = case.target(best)
    reduced = case.relaxation.struck(target)
    found = Found(None, is_complete=True)
    if reduced is not None:
        sweep = Sweep(reduced)
        found = sweep.run(target, _LIMIT)
        if not found.is_complete:
            if found.score is not None and found.score > best:
                return found.score, [case]
            if case.is_worth_refining:
                return None, [case]
            parts = case.parts(target)
            if parts is not None:
                return None, parts
            found = sweep.run(target, None)
    if found.score is None and target > best:
        case.rule_out(target)
        return None, [case]
    return found.score, []
