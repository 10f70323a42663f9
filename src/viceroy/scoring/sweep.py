"""One way through the items of a knapsack problem, with all partial answers that may still reach a target."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from heapq import nlargest
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

BUDGETS = 4
"""How many budgets there are: the tallies that come first."""

NEVER = -(1 << 60)  # what a count pays that is not allowed

Pays = tuple[int, ...]
"""What each count of a tally pays, the count 0 first; counts beyond the last are not allowed."""


class Choice(NamedTuple):
    """What may be done with an item: its value, and what it adds to which tally, as pairs of a tally and an amount."""

    value: int
    adds: tuple[tuple[int, int], ...] = ()


class Task:
    """Items, and tallies without those that pay the same for each step: these are part of the values.

    A *score* is a value in units of `unit`, less the answer read as a number: its digits are the indexes of the
    choices. So the better of two answers has the higher score, and equal scores mean the same answer.
    """

    def __init__(
        self, items: Sequence[Sequence[Choice]], tallies: Sequence[Sequence[int]], aimed: Collection[int] = ()
    ) -> None:
        self.base = max(map(len, items), default=1)
        self.unit: int = self.base ** len(items)
        self.ranks: list[int] = [self.base**exponent for exponent in reversed(range(len(items)))]
        reach = _sums(map(_most_added, items), len(tallies))
        self.tallies = [tuple(pays[: most + 1]) for pays, most in zip(tallies, reach, strict=True)]
        slopes = {
            tally: pays[-1] - pays[-2] if most else 0
            for tally, (pays, most) in enumerate(zip(self.tallies, reach, strict=True))
            if tally not in aimed and len(pays) > most and len({after - pay for pay, after in pairwise(pays)}) <= 1
        }
        self.paid = sum(self.tallies[tally][0] for tally in slopes)
        self.items = [[self._folded(choice, slopes) for choice in item] for item in items]
        for tally in slopes:
            self.tallies[tally] = (0,)
        self.most = [_most_added(item) for item in self.items]

    def _folded(self, choice: Choice, slopes: dict[int, int]) -> Choice:
        if any(amount >= len(self.tallies[tally]) for tally, amount in choice.adds):
            return Choice(NEVER)
        value = choice.value + sum([slopes[tally] * amount for tally, amount in choice.adds if tally in slopes])
        return Choice(value, tuple([add for add in choice.adds if add[0] not in slopes]))

    def answer_of(self, score: int) -> tuple[int, ...]:
        """Return the answer that a score belongs to."""
        return tuple([-score // rank % self.base for rank in self.ranks])

    def counts_of(self, answer: Iterable[int]) -> list[int]:
        """Return what an answer adds to each tally."""
        chosen = [item[index] for item, index in zip(self.items, answer, strict=True)]
        return _sums((dict(choice.adds) for choice in chosen), len(self.tallies))

    def score_of_first_choices(self) -> int:
        """Return the score of the first choices."""
        counts = self.counts_of([0] * len(self.items))
        paid = sum(pays[count] for pays, count in zip(self.tallies, counts, strict=True))
        return self.unit * (self.paid + paid + sum(item[0].value for item in self.items))


def _most_added(item: Iterable[Choice]) -> dict[int, int]:
    most: dict[int, int] = {}
    for choice in item:
        for tally, amount in choice.adds:
            most[tally] = max(amount, most.get(tally, 0))
    return most


def _sums(added: Iterable[dict[int, int]], tallies: int) -> list[int]:
    sums = [0] * tallies
    for adds in added:
        for tally, amount in adds.items():
            sums[tally] += amount
    return sums


class Case(NamedTuple):
    """The answers whose counts its tallies allow, a price for each step of a tally, and the bound that follows.

    `paid` is the value of an aim.
    """

    tallies: Sequence[Pays]
    prices: Sequence[int]
    bound: int = 0
    paid: int = 0


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


class _Stage(NamedTuple):
    """An item in a sweep, with all its choices, the best one at the prices first."""

    worth: int  # of the best choice
    choices: list[tuple[int, ...]]  # by how much it is worth less, what it adds to budgets and other counts, its score
    most: dict[int, int]  # that is added to each tally


class Sweep:
    """One way through the items, with all partial answers that may still reach a target.

    A *state* holds the counts of all tallies in one number, those of the budgets in its low bits. The items whose best
    choice is clear come first: where doubt comes late, few partial answers are followed for long.
    """

    def __init__(self, task: Task, case: Case) -> None:
        self.task = task
        self.paid = task.paid + case.paid
        self.work = 0
        self.is_complete = True
        self.found: int | None = None  # the best score, if there is one of at least the target
        self.tallies: list[_Tally] = []
        shift = 0
        for number, (pays, price) in enumerate(zip(case.tallies, case.prices, strict=True)):
            room = len(pays) + max([most.get(number, 0) for most in task.most], default=0)
            self.tallies.append(_Tally(pays, price, task.unit, shift, room.bit_length()))
            shift += room.bit_length()
            if number < BUDGETS:
                self.mask = (1 << shift) - 1
        self.stages = [self._stage(number) for number in range(len(task.items))]
        self.stages.sort(key=lambda stage: stage.choices[1:2], reverse=True)  # by the loss of the second best

    def _stage(self, number: int) -> _Stage:
        choices = []
        for index, (value, adds) in enumerate(self.task.items[number]):
            state, score = 0, value * self.task.unit - index * self.task.ranks[number]
            worth = score
            for tally, amount in adds:
                worth -= self.tallies[tally].price * amount
                state += amount << self.tallies[tally].shift
            choices.append((worth, state & self.mask, state & ~self.mask, score))
        best = max(choices)[0]
        return _Stage(best, sorted([(best - worth, *rest) for worth, *rest in choices]), self.task.most[number])

    def run(self, target: int, width: int, limit: int) -> None:
        """Look for the best score of at least a target, with at most `width` partial answers side by side.

        It is complete if no more were needed; with more than `limit` of them in all it ends without an answer.
        """
        reach = _sums(self.task.most, len(self.tallies))
        rest = sum([stage.worth for stage in self.stages])
        tables = [(budget.shift, budget.mask, budget.hopes()) for budget in self.tallies[:BUDGETS]]
        spent = _Lookup(lambda state: sum([hopes[state >> shift & mask] for shift, mask, hopes in tables]))
        counts, paid, hope = self._outlook(self.tallies[BUDGETS:], reach[BUDGETS:], 0)
        states = {counts: (self.paid * self.task.unit + paid, spent[0] + hope)}
        for stage in self.stages:
            if len(states) > width:
                self.is_complete = False
                states = dict(nlargest(width, states.items(), key=lambda state: sum(state[1])))
            self.work += len(states)
            if self.work > limit:
                self.is_complete = False
                return
            rest -= stage.worth
            for tally, amount in stage.most.items():
                reach[tally] -= amount
            counted = _Lookup(partial(self._outlook, self.tallies[BUDGETS:], reach[BUDGETS:]))
            states = self._after(states, stage, target - rest, spent, counted)
            self.work += len(counted) * len(self.tallies) // 10
        final = _Lookup(partial(self._outlook, self.tallies, reach))
        found = max([score + sum(final[state][1:]) for state, (score, _) in states.items()], default=target - 1)
        self.found = found if found >= target else None

    def _outlook(self, tallies: Iterable[_Tally], reach: Iterable[int], state: int) -> _Outlook:
        """Return the counts that stand for some from a stage on, what these paid more, and what is hoped for beside."""
        new = paid = hope = 0
        for tally, steps in zip(tallies, reach, strict=True):
            other, more, ahead = tally.outlook(state >> tally.shift & tally.mask, steps)
            new += other
            paid += more
            hope += ahead
        return new, paid, hope

    def _after(self, states: _States, stage: _Stage, floor: int, spent: _Lookup, counted: _Lookup) -> _States:
        """Return the states after a stage, each with its best score. This is the inner loop of the whole search."""
        mask, others = self.mask, ~self.mask
        worth, choices, _ = stage
        after: _States = {}
        for state, (score, hope) in states.items():
            room = score + hope + worth - floor
            budgets, counts = state & mask, state & others
            for loss, more_spent, more_counted, value in choices:
                if loss > room:
                    break
                new, paid, chance = counted[counts + more_counted]
                left = budgets + more_spent
                total, chance = score + value + paid, chance + spent[left]
                if total + chance >= floor:
                    new |= left
                    if new not in after or after[new][0] < total:
                        after[new] = total, chance
        return after


class _Tally:
    """A tally in a sweep, and what its counts may still come to pay."""

    def __init__(self, pays: Pays, price: int, unit: int, shift: int, bits: int) -> None:
        self.pays = pays + (NEVER,) * ((1 << bits) - len(pays))
        self.price = price * unit
        self.unit = unit
        self.shift = shift
        self.mask = (1 << bits) - 1
        self._worth = [pay + price * count for count, pay in enumerate(self.pays)]
        self._changes = tuple([after - pay for pay, after in pairwise(self.pays)])
        self._alike: dict[tuple[int, tuple[int, ...]], int] = {}
        self._outlooks: dict[tuple[int, int], _Outlook] = {}

    def hopes(self) -> list[int]:
        """Return the most that each count can come to, if each further step earns the price."""
        most = [*accumulate(reversed(self._worth), max)][::-1]
        return [worth * self.unit - self.price * count for count, worth in enumerate(most)]

    def outlook(self, count: int, reach: int) -> _Outlook:
        """Return a count that pays the same for each of the next steps, what this one paid more, and the hope of it."""
        known = self._outlooks.get((count, reach))
        if known is None:
            other = self._alike.setdefault((reach, self._changes[count : count + reach]), count)
            paid = (self.pays[count] - self.pays[other]) * self.unit
            hope = max(self._worth[count : count + reach + 1]) * self.unit - self.price * count
            known = self._outlooks[count, reach] = other << self.shift, paid, hope - paid
        return known
