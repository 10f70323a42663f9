"""The relaxed task: every purse chooses for itself, and so does every tally that several purses change."""

from __future__ import annotations

from math import ceil, floor
from typing import NamedTuple

from viceroy.scoring.knapsack.outlook import Outlook
from viceroy.scoring.knapsack.prices import Prices, Pricing
from viceroy.scoring.knapsack.purse import Purse, choices_of, horizons, look_ahead, losses, purse_of
from viceroy.scoring.knapsack.task import BUDGETS, NEVER, Item, Option, Task, settled

_MOMENTUM = 0.5
_PATIENCE = 5  # rounds without gain before the steps get shorter
_FIRST_PATIENCE = 2  # the same before any gain
_SHORTER = 0.7
_SHORTEST_STEP = 0.02
_MEMORY = 0.9  # of the averages over rounds


class Mix(NamedTuple):
    """What the purses chose on average over some rounds, by tally: its count, and what it paid."""

    counts: list[float]
    paid: list[float]


class Relaxation:
    """A task with its purses, its prices and the bound that follows from them.

    The items are sorted so that those come first whose best option is clear: the sweep then meets doubt late.
    """

    def __init__(self, task: Task, pricing: Pricing) -> None:
        self.margins = pricing.margins
        self.items = sorted(task.items, key=lambda item: (-self.margins[item.number], item.number))
        self.task = task
        self.outlooks = {tally: Outlook(task.tallies[tally]) for tally in task.open_tallies}
        self.ahead = horizons(self.items, task)
        self.purses: list[Purse] = []
        self.common: list[int] = []  # the tallies that several purses change
        self._make_purses()
        self.mix: Mix | None = None
        self.set_prices(pricing.prices)

    def _make_purses(self) -> None:
        own: list[list[int]] = [[] for _ in range(BUDGETS)]
        for tally in sorted(self.outlooks, key=lambda tally: len(self.task.tallies[tally])):
            changing = {
                option.budget
                for item in self.items
                for option in item.options
                if any(other == tally for other, _ in option.adds)
            }
            (own[changing.pop()] if len(changing) == 1 else self.common).append(tally)
        for budget in range(BUDGETS):
            followed = own[budget]
            while not (purse := purse_of(self.task, self.items, self.ahead, budget, followed, self.outlooks)):
                self.common.append(followed.pop())
            self.purses.append(purse)

    def set_prices(self, prices: Prices) -> int:
        """Take new prices, and return the bound that they give."""
        self.prices = prices
        slopes = [slope if tally in self.common else 0 for tally, slope in enumerate(prices.slopes)]
        self.profits = [
            [_worth(option, slopes) - prices.items[item.number] for option in item.options] for item in self.items
        ]
        # what an item brings whatever the purses do: its price, and an idle option that is worth more
        brought = [
            prices.items[item.number]
            + max([0, *(gain for option, gain in zip(item.options, profit, strict=True) if option.is_idle)])
            for item, profit in zip(self.items, self.profits, strict=True)
        ]
        self.rest = [0]  # by stage: what the items from there on bring
        for worth in reversed(brought):
            self.rest.append(self.rest[-1] + worth)
        self.rest.reverse()
        self.bound = -(-self.task.score // self.task.unit) + self.rest[0]
        self.bound += sum(look_ahead(purse, self.profits) for purse in self.purses)
        self.bound += sum(self.best_ahead(tally, 0)[self.task.counts[tally]] for tally in self.common)
        return self.bound

    def best_ahead(self, tally: int, stage: int) -> list[int]:
        """Return what each count of a common tally can come to pay from a stage on, further steps paid for."""
        return self.outlooks[tally].best_ahead(self.ahead[stage].reaches[tally], self.prices.slopes[tally])

    # -- better prices ---------------------------------------------------------------------------------------------

    def refine(self, aim: int, rounds: int) -> None:
        """Look for prices that bring the bound down towards `aim`, and keep the best found.

        An item that several purses choose gets dearer, one that none wants cheaper; the slope of a tally falls while
        the purses bring more than pays best.
        """
        best, first = self.prices, self.bound
        least = first
        items = {number: float(price) for number, price in best.items.items()}
        slopes = list(map(float, best.slopes))
        direction = [0.0] * (len(self.items) + len(self.common))
        step, waited = 1.0, 0
        for _ in range(rounds):
            pull = self._pull()
            direction = [now + _MOMENTUM * old for now, old in zip(pull, direction, strict=True)]
            norm = sum(part * part for part in direction)
            if not norm or step < _SHORTEST_STEP or self.bound < aim:
                break
            length = step * max(1, self.bound - aim) / norm
            for item, part in zip(self.items, direction, strict=False):
                items[item.number] -= length * part
            for tally, part in zip(self.common, direction[len(self.items) :], strict=True):
                slopes[tally] -= length * part
            rounded = {number: round(price) for number, price in items.items()}
            self.set_prices(Prices(rounded, tuple(map(round, slopes)), best.rates))
            if self.bound < least:
                best, least, waited = self.prices, self.bound, 0
            else:
                waited += 1
                if waited >= (_PATIENCE if least < first else _FIRST_PATIENCE):
                    step, waited = step * _SHORTER, 0
        self.set_prices(best)

    def _pull(self) -> list[int]:
        """Return by how much each item is chosen too rarely, and each common tally brought too much; note the mix."""
        rarely = [1] * len(self.items)
        counts = list(self.task.counts)
        for number, (item, profit) in enumerate(zip(self.items, self.profits, strict=True)):
            if any(option.is_idle and gain >= 0 for option, gain in zip(item.options, profit, strict=True)):
                rarely[number] -= 1
        for purse in self.purses:
            for number, index in choices_of(purse, self.profits):
                rarely[number] -= 1
                for tally, amount in self.items[number].options[index].adds:
                    counts[tally] += amount
        self._note(counts)
        return rarely + [counts[tally] - self._best_count(tally) for tally in self.common]

    def _best_count(self, tally: int) -> int:
        slope, pays = self.prices.slopes[tally], self.task.tallies[tally]
        return max(range(len(pays)), key=lambda count: pays[count] - slope * count)

    def _note(self, counts: list[int]) -> None:
        pays = [
            float(tally[min(count, len(tally) - 1)]) for tally, count in zip(self.task.tallies, counts, strict=True)
        ]
        if self.mix is None:
            self.mix = Mix(list(map(float, counts)), pays)
        self.mix = Mix(_blended(self.mix.counts, counts), _blended(self.mix.paid, pays))

    # -- fewer options ---------------------------------------------------------------------------------------------

    def struck(self, target: int) -> Relaxation | None:
        """Return the relaxation without the options that no answer of at least the score `target` holds.

        None if there is no such answer.
        """
        unit = self.task.unit
        if self.bound * unit < target:
            return None
        by_purse = [losses(purse, self.profits) for purse in self.purses]
        items, margins = [], {}
        for number, item in enumerate(self.items):
            skips = [found[number][0] for found in by_purse]
            without = sum(skips) + self.rest[number] - self.rest[number + 1] - self.prices.items[item.number]
            bounds = []
            for index, option in enumerate(item.options):
                loss = without
                if option.is_idle:
                    loss -= self.profits[number][index]
                else:
                    loss += by_purse[option.budget][number][1][index] - skips[option.budget]
                bounds.append(self.bound - loss)
            kept = tuple(option for option, bound in zip(item.options, bounds, strict=True) if bound * unit >= target)
            if not kept:
                return None
            items.append(Item(item.number, kept))
            ordered = sorted(bounds)
            margins[item.number] = ordered[-1] - ordered[-2]
        task = settled(self.task._replace(items=tuple(items)))
        if not _is_possible(task):
            return None
        return Relaxation(task, Pricing(self.prices, margins))

    # -- cases -----------------------------------------------------------------------------------------------------

    def most_doubtful(self, least: float) -> tuple[int, int] | None:
        """Return the tally that the relaxation flatters most, and the count by which to split it.

        It mixes answers, and pays for the mix a mix of their payments: more than the tally pays for such a count.
        None if no tally is flattered by at least `least`, or where only splitting it would not help.
        """
        found, most = None, least
        for tally, outlook in self.outlooks.items():
            if outlook.is_concave or self.mix is None:
                continue
            pays = outlook.pays
            allowed = [count for count, pay in enumerate(pays) if pay > NEVER]
            mean = min(max(self.mix.counts[tally], allowed[0]), allowed[-1])
            if tally in self.common:
                slope = self.prices.slopes[tally]
                mixed = max(pays[count] - slope * (count - mean) for count in allowed)
            else:
                mixed = self.mix.paid[tally]
            count = floor(mean + 0.05) if pays[-1] >= pays[0] else ceil(mean - 0.05)
            flattery = mixed - pays[count]
            if flattery > most:
                most = flattery
                jumps = [after for after in allowed[1:] if pays[after] != pays[after - 1]]
                found = tally, min(jumps, key=lambda jump: abs(jump - mean - 0.5))
        return found


def _worth(option: Option, slopes: list[int]) -> int:
    return option.value + sum(slopes[tally] * amount for tally, amount in option.adds)


def _blended(old: list[float], new: list[float] | list[int]) -> list[float]:
    return [_MEMORY * before + (1 - _MEMORY) * now for before, now in zip(old, new, strict=True)]


def _is_possible(task: Task) -> bool:
    """Whether what is settled keeps to the budgets and the tallies, and every item has an option left that does."""
    return (
        min(task.budgets) >= 0
        and all(count < len(pays) for pays, count in zip(task.tallies, task.counts, strict=True))
        and all(any(option.cost <= task.budgets[option.budget] for option in item.options) for item in task.items)
    )
