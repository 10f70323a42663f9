"""What there is to choose: items with options, budgets, tallies, and what follows about them without any search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

BUDGETS = 4
"""How many budgets there are; the inner loop of the search is written out for so many."""

NEVER = -(1 << 60)
"""What a count pays that is not allowed."""

Tally = tuple[int, ...]
"""What each count pays, the count 0 first: it never falls, or never rises."""

Adds = tuple[tuple[int, int], ...]
"""What an option adds to which tally: pairs of a tally and an amount."""


class Choice(NamedTuple):
    """What may be done with an item: its value, what it takes from which budget, and what it adds to which tally."""

    value: int
    budget: int = 0
    cost: int = 0
    adds: Adds = ()


class Option(NamedTuple):
    """A choice, and its `rank`: of two answers of one value that is better whose ranks add up to less."""

    value: int
    rank: int
    budget: int
    cost: int
    adds: Adds

    @property
    def is_idle(self) -> bool:
        """Whether it touches no budget and no tally."""
        return not self.cost and not self.adds


class Item(NamedTuple):
    """One of whose options is to be chosen; its number names it in every simpler task."""

    number: int
    options: tuple[Option, ...]


class Task(NamedTuple):
    """Items, budgets and tallies, and what is settled already: the counts so far and the score.

    A *score* is a value in units of `unit`, less ranks: so the better of two answers has the higher score, and equal
    scores mean the same answer.
    """

    items: tuple[Item, ...]
    budgets: tuple[int, ...]
    tallies: tuple[Tally, ...]
    counts: tuple[int, ...]
    score: int
    unit: int

    @property
    def open_tallies(self) -> list[int]:
        """The tallies that some option still changes."""
        return [tally for tally, pays in enumerate(self.tallies) if len(pays) > 1]

    def with_tally(self, tally: int, pays: Tally) -> Task:
        """Return the task with another tally in the place of one."""
        return self._replace(tallies=(*self.tallies[:tally], pays, *self.tallies[tally + 1 :]))


def task_of(items: Sequence[Sequence[Choice]], budgets: Sequence[int], tallies: Sequence[Sequence[int]]) -> Task:
    """Return the task, with ranks by which the answer comes first that does so as a tuple of indexes."""
    base = max(map(len, items), default=1)
    weights = [base ** (len(items) - 1 - number) for number in range(len(items))]
    return Task(
        tuple(
            Item(number, tuple(Option(choice.value, index * weight, *choice[1:]) for index, choice in enumerate(item)))
            for number, (item, weight) in enumerate(zip(items, weights, strict=True))
        ),
        tuple(budgets),
        tuple(map(tuple, tallies)),
        (0,) * len(tallies),
        0,
        base ** len(items),
    )


def answer_of(score: int, items: Sequence[Sequence[Choice]]) -> tuple[int, ...]:
    """Return the answer that a score belongs to: the ranks in it are the answer, digit by digit."""
    base = max(map(len, items), default=1)
    ranks = -score % base ** len(items)
    answer = []
    for _ in items:
        ranks, index = divmod(ranks, base)
        answer.append(index)
    return tuple(reversed(answer))


def score_of_first_choices(task: Task) -> int:
    """Return the score of the answer that takes the first choice of each item; these cost nothing."""
    taken = settled(task._replace(items=tuple(Item(item.number, item.options[:1]) for item in task.items)))
    return taken.score + task.unit * sum(pays[count] for pays, count in zip(taken.tallies, taken.counts, strict=True))


def halves(pays: Tally, count: int) -> tuple[Tally, Tally]:
    """Split a tally where `count` pays another amount than the count before it: no answer is lost, none gains.

    In one half only the side that pays more is allowed; in the other no count pays more than on the side that pays
    less.
    """
    low, high = pays[:count], pays[count:]
    if low[-1] < high[0]:
        return (NEVER,) * len(low) + high, low + (low[-1],) * len(high)
    return low + (NEVER,) * len(high), (high[0],) * len(low) + high


def simplified(task: Task) -> Task | None:
    """Return the task without what cannot matter, or None if it has no answer.

    Tallies end at the highest count in reach; one that pays the same for each more becomes part of the values; options
    that are never better than the first one are gone, and items with one option are settled.
    """
    budgets = task.budgets
    items = [
        Item(number, tuple(option for option in options if option.cost <= budgets[option.budget]))
        for number, options in task.items
    ]
    if not all(item.options for item in items):
        return None
    tallies = tuple(
        pays[: count + reach + 1]
        for pays, count, reach in zip(task.tallies, task.counts, _reaches(items, task), strict=True)
    )
    if any(max(pays[count:]) == NEVER for pays, count in zip(tallies, task.counts, strict=True)):
        return None
    folded = _folded(task._replace(items=tuple(items), tallies=tallies))
    rises = [pays[-1] >= pays[0] for pays in folded.tallies]
    simpler = settled(folded._replace(items=tuple(_without_worse(item, rises) for item in folded.items)))
    return None if min(simpler.budgets) < 0 else simpler


def _reaches(items: Iterable[Item], task: Task) -> list[int]:
    """Return how much may be added to each tally at most, as far as the budgets allow it."""
    most = [0] * len(task.tallies)
    offers: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for item in items:
        adds: dict[int, int] = {}
        own: dict[tuple[int, int], tuple[int, int]] = {}
        for option in item.options:
            for tally, amount in option.adds:
                adds[tally] = max(amount, adds.get(tally, 0))
                highest, cheapest = own.get((tally, option.budget), (amount, option.cost))
                own[tally, option.budget] = max(amount, highest), min(option.cost, cheapest)
        for tally, amount in adds.items():
            most[tally] += amount
        for key, offer in own.items():
            offers.setdefault(key, []).append(offer)
    bought = [0] * len(task.tallies)
    for (tally, budget), of_budget in offers.items():
        bought[tally] += _bought(of_budget, task.budgets[budget])
    return [min(both) for both in zip(most, bought, strict=True)]


def _bought(offers: Iterable[tuple[int, int]], budget: int) -> int:
    """Return how much a budget buys: amounts for costs, those of the most for the cost first, the last one in part."""
    bought = 0
    for amount, cost in sorted(offers, key=lambda offer: offer[1] / offer[0]):
        if cost > budget:
            return bought + amount * budget // cost
        bought += amount
        budget -= cost
    return bought


def _folded(task: Task) -> Task:
    """Return the task with the tallies that pay the same for each more as part of the values."""
    slopes: dict[int, int] = {}
    score = task.score
    for tally, (pays, count) in enumerate(zip(task.tallies, task.counts, strict=True)):
        ahead = pays[count:]
        slope = ahead[1] - ahead[0] if len(ahead) > 1 else 0
        if ahead[0] > NEVER and all(after - pay == slope for pay, after in pairwise(ahead)):
            slopes[tally] = slope
            score += ahead[0] * task.unit
    if not slopes:
        return task
    return task._replace(
        items=tuple(
            Item(item.number, tuple(_folded_option(option, slopes) for option in item.options)) for item in task.items
        ),
        tallies=tuple((0,) if tally in slopes else pays for tally, pays in enumerate(task.tallies)),
        counts=tuple(0 if tally in slopes else count for tally, count in enumerate(task.counts)),
        score=score,
    )


def _folded_option(option: Option, slopes: dict[int, int]) -> Option:
    value = option.value + sum(slopes[tally] * amount for tally, amount in option.adds if tally in slopes)
    return option._replace(value=value, adds=tuple(add for add in option.adds if add[0] not in slopes))


def _without_worse(item: Item, rises: Sequence[bool]) -> Item:
    first, *others = item.options
    if first.cost:
        return item
    return Item(item.number, (first, *(option for option in others if not _is_worse(option, first, rises))))


def _is_worse(option: Option, first: Option, rises: Sequence[bool]) -> bool:
    """Whether an option can never be better than a free one of lower rank."""
    if option.value > first.value or option.rank < first.rank:
        return False
    more = dict(option.adds)
    for tally, amount in first.adds:
        more[tally] = more.get(tally, 0) - amount
    return all(amount <= 0 if rises[tally] else amount >= 0 for tally, amount in more.items())


def settled(task: Task) -> Task:
    """Return the task with the items that have a single option settled; the budgets may end below 0."""
    budgets, counts, score = list(task.budgets), list(task.counts), task.score
    items = []
    for item in task.items:
        if len(item.options) > 1:
            items.append(item)
            continue
        (option,) = item.options
        score += option.value * task.unit - option.rank
        budgets[option.budget] -= option.cost
        for tally, amount in option.adds:
            counts[tally] += amount
    return task._replace(items=tuple(items), budgets=tuple(budgets), counts=tuple(counts), score=score)
