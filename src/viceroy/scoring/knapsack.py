"""The search behind the best painting: a choice for each of several items, when all draw on the same few budgets.

Give each gem of a budget, and each step of what is counted, a price: then every item can choose for itself, and all of
them together are worth at least as much as the best answer, at good prices hardly more. A sweep goes through the items
one by one and drops each partial answer that cannot reach the best one known. Where payments in leaps keep the bound
far off, the counts are split into two cases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from heapq import heappop, heappush, nlargest
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

BUDGETS = 4
"""How many budgets there are: the tallies that come first."""

LIMIT = 400_000
"""After about so many partial answers the search ends with the best answer found: a few seconds at the most."""

_FREE = 50  # so many partial answers are followed without prices: enough for the end of a usual game
_WIDTH = 4  # so many are followed side by side in the first sweep of a case, to have an answer soon
_WIDER = 50  # so many times as many in the next sweep
_PACE = 0.8  # so much shorter get the steps of prices when the bound did not come down
_NEVER = -(1 << 60)  # what a count pays that is not allowed

Pays = tuple[int, ...]
"""What each count of a tally pays, the count 0 first; counts beyond the last are not allowed."""


class Choice(NamedTuple):
    """What may be done with an item: its value, and what it adds to which tally, as pairs of a tally and an amount."""

    value: int
    adds: tuple[tuple[int, int], ...] = ()


class Best(NamedTuple):
    """The index of the choice for each item; `is_proven` says that no answer is better."""

    choices: tuple[int, ...]
    is_proven: bool


def best_choices(items: Sequence[Sequence[Choice]], tallies: Sequence[Sequence[int]], limit: int = LIMIT) -> Best:
    """Return for each item the index of its choice, so that the values and what the tallies pay are the most.

    `tallies` hold what each count pays, the count 0 first; counts beyond the last are not allowed. The first four are
    the budgets, and the first choice of each item takes nothing from them. Of several best answers it is the one that
    comes first when they are compared as tuples. Where proving it takes more work than `limit`, it is the best found.

    >>> dear, cheap = [Choice(0), Choice(5, ((0, 2),))], [Choice(0), Choice(4, ((0, 1),))]
    >>> best_choices([dear, cheap], [(0, 0, 0), (0,), (0,), (0,)])
    Best(choices=(1, 0), is_proven=True)
    """
    search = _Search(_Task(items, tallies), limit)
    is_proven = search.run()
    return Best(search.task.answer_of(search.best), is_proven)


class _Task:
    """Items, and tallies without those that pay the same for each step: these are part of the values.

    A *score* is a value in units of `unit`, less the answer read as a number: its digits are the indexes of the
    choices. So the better of two answers has the higher score, and equal scores mean the same answer.
    """

    def __init__(self, items: Sequence[Sequence[Choice]], tallies: Sequence[Sequence[int]]) -> None:
        self.base = max(map(len, items), default=1)
        self.unit: int = self.base ** len(items)
        self.ranks: list[int] = [self.base**exponent for exponent in reversed(range(len(items)))]
        reach = _sums(map(_most_added, items), len(tallies))
        self.tallies = [tuple(pays[: most + 1]) for pays, most in zip(tallies, reach, strict=True)]
        slopes = {
            tally: pays[-1] - pays[-2] if most else 0
            for tally, (pays, most) in enumerate(zip(self.tallies, reach, strict=True))
            if len(pays) > most and len({after - pay for pay, after in pairwise(pays)}) <= 1
        }
        self.paid = sum(self.tallies[tally][0] for tally in slopes)
        self.items = [[self._folded(choice, slopes) for choice in item] for item in items]
        for tally in slopes:
            self.tallies[tally] = (0,)
        self.most = [_most_added(item) for item in self.items]

    def _folded(self, choice: Choice, slopes: dict[int, int]) -> Choice:
        if any(amount >= len(self.tallies[tally]) for tally, amount in choice.adds):
            return Choice(_NEVER)
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


class _Case(NamedTuple):
    """The answers whose counts its tallies allow, a price for each step of a tally, and the bound that follows."""

    tallies: Sequence[Pays]
    prices: Sequence[int]
    bound: int = 0


class _Search:
    """The search for the best score, case by case: that of the highest bound comes next."""

    def __init__(self, task: _Task, limit: int) -> None:
        self.task = task
        self.best = task.score_of_first_choices()
        self.work_left = limit
        self.queue: list[tuple[int, int, int, _Case]] = []

    def run(self) -> bool:
        """Work on cases until none can hold a better answer than the best one found; false if that is too much work."""
        free = _Case(self.task.tallies, [0] * len(self.task.tallies))
        if self._sweep(free, _FREE, _FREE).is_complete:
            return True
        self._add(free, _WIDTH)
        while self.queue and -self.queue[0][0] * self.task.unit >= self.best:
            if self.work_left <= 0:
                return False
            _, _, width, case = heappop(self.queue)
            sweep = self._sweep(case, width, self.work_left)
            if not sweep.is_complete:
                self._go_on(case, sweep.found, width)
        return True

    def _sweep(self, case: _Case, width: int, limit: int) -> _Sweep:
        sweep = _Sweep(self.task, case)
        sweep.run(self.best, width, limit)
        self.work_left -= sweep.work
        self.best = self.best if sweep.found is None else max(self.best, sweep.found)
        return sweep

    def _go_on(self, case: _Case, found: int | None, width: int) -> None:
        """Split a case that a sweep did not settle, or look for better prices and let the next sweep follow more."""
        split = None if found is None else self._split(case, found)
        if split is None:
            self._add(case, width * _WIDER)
            return
        tally, count = split
        pays = case.tallies[tally]
        for part in pays[:count], (_NEVER,) * count + pays[count:]:
            tallies = [*case.tallies[:tally], part, *case.tallies[tally + 1 :]]
            self._add(_Case(tallies, case.prices), _WIDTH)

    def _split(self, case: _Case, found: int) -> tuple[int, int] | None:
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

    def _add(self, case: _Case, width: int) -> None:
        """Queue a case at prices with a low bound: a tally's steps get dearer while too many are asked for."""
        prices, lowest, pace = list(map(float, case.prices)), float("inf"), 1.0
        while pace > 0.2:
            self.work_left -= len(self.task.items)
            value, excess = self._relaxed(case.tallies, prices)
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
        bound = int(self._relaxed(case.tallies, whole)[0])
        heappush(self.queue, (-bound, self.work_left, width, _Case(case.tallies, whole, bound)))

    def _relaxed(self, tallies: Sequence[Pays], prices: Sequence[float]) -> tuple[float, list[int]]:
        """Return what items and tallies are worth, each for itself, and by how much too many steps are asked for."""
        value: float = self.task.paid
        excess = [0] * len(tallies)
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
        for tally, (pays, price) in enumerate(zip(tallies, prices, strict=True)):
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
    steps = [after - pay for pay, after in pairwise(pays) if pay > _NEVER]
    return all(after <= step for step, after in pairwise(steps))


def _leap(pays: Pays, count: int, wanted: int) -> int:
    """Return where the payment changes most between two counts, and as close to the first one as possible."""
    between = range(min(count, wanted) + 1, max(count, wanted) + 1)
    return max(between, key=lambda leap: (abs(pays[leap] - pays[leap - 1]), -abs(leap - count)))


# -- the sweep ----------------------------------------------------------------------------------------------------

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


class _Sweep:
    """One way through the items, with all partial answers that may still reach a target.

    A *state* holds the counts of all tallies in one number, those of the budgets in its low bits. The items whose best
    choice is clear come first: where doubt comes late, few partial answers are followed for long.
    """

    def __init__(self, task: _Task, case: _Case) -> None:
        self.task = task
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
        states = {counts: (self.task.paid * self.task.unit + paid, spent[0] + hope)}
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
        self.pays = pays + (_NEVER,) * ((1 << bits) - len(pays))
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
