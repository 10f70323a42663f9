"""The search behind the best painting: a choice for each of several items, when all draw on the same few budgets.

Give each item, and each step of what is counted, a price: then every budget can buy for itself, and all of them
together are worth at least as much as the best answer, at good prices hardly more. A sweep goes through the items
one by one and drops each partial answer that cannot reach the best one known.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import prod
from typing import NamedTuple

from viceroy.scoring.relaxation import BUDGETS, NEVER, Case, Choice, Pays, Relaxation, Task
from viceroy.scoring.sweep import Sweep

LIMIT = 200_000
"""After about so many partial answers the search ends with the best answer found: a few seconds at the most."""

_WIDTH = 20  # so many partial answers are followed side by side at first: enough for the end of a usual game
_WIDER = 50  # so many times as many in the next sweep
_PACE = 0.7  # so much shorter get the steps of prices when the bound did not come down
_SHORTEST = 0.2  # shorter steps are not worth their while


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
    the budgets, which never pay more for a higher count. The first choice of each item takes nothing from them; each
    other one draws on one of them at most, no two on the same. Of several best answers it is the one that comes first
    when they are compared as tuples. Where proving it takes more work than `limit`, it is the best found.

    One of the `aims` is chosen with it, and its value comes on top; the first one asks for no counts, and none asks a
    budget for a least count.

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
        self.best = task.score_of([[option.cost for option in item].index(0) for item in task.items], self.cases[0])
        self.work_left = limit
        self.queue: list[tuple[int, int, int, Case]] = []
        self.queued = 0  # of two cases of one bound the earlier one comes first

    def _case(self, aim: Aim) -> Case | None:
        """Return the answers that reach an aim, None if its counts are out of reach."""
        tallies = [*self.task.tallies]
        for tally, first, last in aim.counts:
            if first >= len(tallies[tally]):
                return None
            tallies[tally] = _only(tallies[tally], first, last)
        return Case(tallies, [0] * (len(self.task.items) + len(tallies) - BUDGETS), aim.value)

    def run(self) -> bool:
        """Work on cases until none can hold a better answer than the best one found; false if that is too much work."""
        whole, *others = self.cases
        # With so few answers, or ways to spend the budgets, a sweep is cheaper than the search for prices.
        few = min(prod(map(len, whole.tallies[:BUDGETS])), prod(map(len, self.task.items))) <= _WIDTH
        whole = self._push(whole, _WIDTH) if few or self.work_left <= 0 else self._add(whole, _WIDTH)
        for case in others:
            self._push(case._replace(prices=whole.prices, bound=whole.bound - whole.paid + case.paid), _WIDTH)
        while self.queue and -self.queue[0][0] * self.task.unit >= self.best:
            if self.work_left <= 0:
                return False
            _, _, width, case = heappop(self.queue)
            relaxation = Relaxation(self.task, case)
            if relaxation.bound * self.task.unit < self.best:
                continue
            sweep = Sweep(self.task, relaxation)
            self.best = sweep.run(self.best, width, self.work_left)
            self.work_left -= sweep.work
            if not sweep.is_complete:
                self._add(case, width * _WIDER)
        return True

    def _add(self, case: Case, width: int) -> Case:
        """Queue a case at prices with a low bound.

        An item gets dearer while several budgets take it, and cheaper while none does; a tally's steps get dearer while
        too many are asked for.
        """
        items = len(self.task.items)
        lowest, pace = case._replace(bound=-NEVER), 1.0
        floors = [0] * items + [NEVER] * (len(case.tallies) - BUDGETS)
        while pace > _SHORTEST:
            self.work_left -= items * (10 + sum(map(len, case.tallies[:BUDGETS]))) // 200
            relaxation = Relaxation(self.task, case)
            if relaxation.bound < lowest.bound:
                lowest = case._replace(bound=relaxation.bound)
            else:
                pace *= _PACE
            excess = self._excess(relaxation)
            norm = sum([more * more for more in excess])
            gap = relaxation.bound - -(-self.best // self.task.unit)
            if not norm or gap <= 0:
                break
            moved = [price + round(pace * gap / norm * more) for price, more in zip(case.prices, excess, strict=True)]
            case = case._replace(prices=[*map(max, moved, floors)])
        return self._push(lowest, width)

    def _excess(self, relaxation: Relaxation) -> list[int]:
        """Return by how much too often each item is taken, and too many steps are asked for of each tally.

        Whatever is taken makes an answer, too, when one budget keeps what several took.
        """
        items, case = self.task.items, relaxation.case
        taken, digits, steps = [0] * len(items), [0] * len(items), [0] * len(case.tallies)
        for stage, wishes in relaxation.taken():
            digits[stage.item] = max(wishes).place if wishes else stage.free
            taken[stage.item] = len(wishes) - 1 if wishes or case.prices[stage.item] else 0
            for tally, amount in items[stage.item][stage.free].adds:
                steps[tally] += amount * (1 - len(wishes))
            for wish in wishes:
                for tally, amount in items[stage.item][wish.place].adds:
                    steps[tally] += amount
        self.best = max(self.best, self.task.score_of(digits, case))
        prices = case.prices[len(items) :]
        wanted = [_wanted(pays, price) for pays, price in zip(case.tallies[BUDGETS:], prices, strict=True)]
        return [*taken, *[count - some for count, some in zip(steps[BUDGETS:], wanted, strict=True)]]

    def _push(self, case: Case, width: int) -> Case:
        self.queued += 1
        heappush(self.queue, (-case.bound, self.queued, width, case))
        return case


def _wanted(pays: Pays, price: int) -> int:
    """Return the count that pays most if each step earns the price, too."""
    worth = [pay + price * count for count, pay in enumerate(pays)]
    return worth.index(max(worth))


def _only(pays: Pays, first: int, last: int) -> Pays:
    """Return what counts pay if only those from the first to the last are allowed."""
    return [pay if first <= count <= last else NEVER for count, pay in enumerate(pays)]
