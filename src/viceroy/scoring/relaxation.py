"""A knapsack problem, and what its best answer is worth at most: what each budget takes on its own, at prices."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

BUDGETS = 4
"""How many budgets there are: the tallies that come first."""

NEVER = -(1 << 60)  # what a count pays that is not allowed

Pays = Sequence[int]
"""What each count of a tally pays, the count 0 first; counts beyond the last are not allowed."""


class Choice(NamedTuple):
    """What may be done with an item: its value, and what it adds to which tally, that to a budget first.

    What it adds are pairs of a tally and an amount.
    """

    value: int
    adds: tuple[tuple[int, int], ...] = ()


class Option(NamedTuple):
    """A choice that is affordable, with what still matters of it."""

    choice: int
    """Its index."""
    value: int
    budget: int
    """That it draws on."""
    cost: int
    """0 for none."""
    adds: tuple[tuple[int, int], ...]
    """To the tallies after the budgets."""


class Task:
    """Items, and tallies without those that pay the same for each step: these are part of the values.

    A *score* is a value in units of `unit`, less the answer read as a number: its digits are the places of the options.
    So the better of two answers has the higher score, and equal scores mean the same answer.
    """

    def __init__(
        self, items: Sequence[Sequence[Choice]], tallies: Sequence[Sequence[int]], aimed: Collection[int] = ()
    ) -> None:
        most = [dict(sorted([add for choice in item for add in choice.adds])) for item in items]
        reach = [sum([added.get(tally, 0) for added in most]) for tally in range(len(tallies))]
        self.tallies: list[Pays] = [pays[: most + 1] for pays, most in zip(tallies, reach, strict=True)]
        slopes = {
            tally: pays[-1] - pays[-2] if most else 0
            for tally, (pays, most) in enumerate(zip(self.tallies, reach, strict=True))
            if tally not in aimed and len(pays) > most and len({after - pay for pay, after in pairwise(pays)}) <= 1
        }
        self.most = [[added.get(t, 0) for t in range(BUDGETS, len(tallies))] for added in most]  # that an item adds
        self.items = [self._options(item, slopes) for item in items]
        for tally in slopes:
            self.tallies[tally] = [0]
        self.unit = 1
        self.ranks: list[int] = []  # of the digits, those of the last item first
        for options in reversed(self.items):
            self.ranks.append(self.unit)
            self.unit *= len(options)
        self.ranks.reverse()

    def _options(self, item: Sequence[Choice], slopes: dict[int, int]) -> list[Option]:
        """Return the affordable choices, of those that add the same only the best one."""
        best: dict[tuple[tuple[int, int], ...], tuple[int, int]] = {}
        for index, (value, adds) in enumerate(item):
            if all(amount < len(self.tallies[tally]) for tally, amount in adds):
                value += sum([slopes[tally] * amount for tally, amount in adds if tally in slopes])
                kept = tuple([add for add in adds if add[0] not in slopes])
                if kept not in best or best[kept][0] < value:
                    best[kept] = value, index
        found = []
        for adds, (value, index) in best.items():
            drawn, others = (adds[0], adds[1:]) if adds and adds[0][0] < BUDGETS else ((0, 0), adds)
            found.append(Option(index, value, *drawn, others))
        return sorted(found)

    def digits(self, score: int) -> list[int]:
        """Return the place of each item's option in the answer that a score belongs to."""
        return [-score // rank % len(item) for rank, item in zip(self.ranks, self.items, strict=True)]

    def answer_of(self, score: int) -> tuple[int, ...]:
        """Return the index of each item's choice in the answer that a score belongs to."""
        return tuple([item[digit].choice for item, digit in zip(self.items, self.digits(score), strict=True)])

    def counts_of(self, digits: Iterable[int]) -> list[int]:
        """Return what some options, by their places, add to each tally."""
        counts = [0] * len(self.tallies)
        for item, digit in zip(self.items, digits, strict=True):
            _, _, budget, cost, adds = item[digit]
            counts[budget] += cost
            for tally, amount in adds:
                counts[tally] += amount
        return counts

    def score_of(self, digits: Sequence[int], case: Case) -> int:
        """Return the score of an answer; very low where the case does not allow it."""
        value = case.paid + sum([pays[count] for pays, count in zip(case.tallies, self.counts_of(digits), strict=True)])
        value += sum([item[digit].value for item, digit in zip(self.items, digits, strict=True)])
        return value * self.unit - sum([rank * digit for rank, digit in zip(self.ranks, digits, strict=True)])


class Case(NamedTuple):
    """The answers whose counts its tallies allow, and the bound that follows from prices.

    A budget pays the price of each item that it takes; then come the prices that each step of another tally earns.
    """

    tallies: Sequence[Pays]
    prices: Sequence[int]
    paid: int = 0
    """The value of an aim."""
    bound: int = -NEVER


class Wish(NamedTuple):
    """An option that draws on a budget, and how much it gains over the best one that draws on none."""

    gain: int
    budget: int
    cost: int
    place: int
    """Of the option."""


class Stage(NamedTuple):
    """An item at the prices."""

    item: int
    worth: int
    """Of the best option that draws on no budget, and of the item's price."""
    free: int
    """The place of that option."""
    wishes: list[Wish]


class Relaxation:
    """What each budget takes on its own, whatever the others take, and each tally: no answer is worth more.

    The items whose best option is clear come first: where doubt comes late, few partial answers are followed for long.
    `tables` say before each stage and after the last what a budget brings yet, by what is spent of it.
    """

    def __init__(self, task: Task, case: Case) -> None:
        self.case = case
        self.stages = sorted([self._stage(task, item) for item in range(len(task.items))], key=_doubt)
        budgets = [*case.tallies[:BUDGETS]]
        self.tables = [budgets]
        for stage in reversed(self.stages):
            budgets = [*budgets]
            for gain, budget, cost, _ in stage.wishes:
                pays = budgets[budget]
                budgets[budget] = [*map(max, pays, [more + gain for more in pays[cost:]]), *pays[-cost:]]
            self.tables.append(budgets)
        self.tables.reverse()
        self.bound = case.paid + sum([stage.worth for stage in self.stages])
        self.bound += sum([pays[0] for pays in budgets])
        for pays, price in zip(case.tallies[BUDGETS:], case.prices[len(task.items) :], strict=True):
            self.bound += max([pay + price * count for count, pay in enumerate(pays)])

    def _stage(self, task: Task, item: int) -> Stage:
        worth, free, paying = NEVER, 0, []
        prices = self.case.prices[len(task.items) :]
        for place, (_, value, budget, cost, adds) in enumerate(task.items[item]):
            for tally, amount in adds:
                value -= prices[tally - BUDGETS] * amount
            if cost:
                paying.append((value, budget, cost, place))
            elif value > worth:
                worth, free = value, place
        worth += self.case.prices[item]
        return Stage(item, worth, free, [Wish(value - worth, *rest) for value, *rest in paying if value > worth])

    def taken(self) -> Iterator[tuple[Stage, list[Wish]]]:
        """Yield each stage with the wishes of the budgets that take its item."""
        spent = [0] * BUDGETS
        for stage, now, after in zip(self.stages, self.tables, self.tables[1:], strict=False):
            taken = []
            for wish in stage.wishes:
                so_far = spent[wish.budget]
                if now[wish.budget][so_far] != after[wish.budget][so_far]:
                    taken.append(wish)
                    spent[wish.budget] += wish.cost
            yield stage, taken


def _doubt(stage: Stage) -> int:
    return -max([wish.gain for wish in stage.wishes], default=0)
