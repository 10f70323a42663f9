"""Prices: what an item costs a purse, and what each step of a tally that several purses change is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from viceroy.scoring.knapsack.task import NEVER, Task

_FURTHEST = 4  # the search aims at most one part in so many below the best value found
_MOMENTUM = 0.7
_PATIENCE = 6  # rounds without gain before the steps get shorter
_SHORTER = 0.7
_SHORTEST_STEP = 0.02


class Prices(NamedTuple):
    """The price of each item by its number, the slope of each tally, and the rate of each budget."""

    items: dict[int, int]
    slopes: tuple[int, ...]
    rates: tuple[float, ...]


class Pricing(NamedTuple):
    """Prices, and for each item by its number how clearly one option is the best at them."""

    prices: Prices
    margins: dict[int, int]


def even_prices(task: Task) -> Prices:
    """Return prices to begin with: budgets are free, and each step of a tally pays the same."""
    slopes = (
        (pays[-1] - pays[count]) // max(1, len(pays) - 1 - count) if len(pays) > 1 else 0
        for pays, count in zip(task.tallies, task.counts, strict=True)
    )
    return Prices({}, tuple(slopes), (0.0,) * len(task.budgets))


def priced(task: Task, start: Prices, aim: int, rounds: int) -> Pricing:
    """Look for rates and slopes at which each item, on its own, wants about what there is.

    It is a subgradient search for the least value of the relaxed task; `aim` is what that value may come down to.
    """
    rates, slopes = list(start.rates), list(map(float, start.slopes))
    allowed = [
        [(count, pay) for count, pay in enumerate(task.tallies[tally]) if pay > NEVER] for tally in range(len(slopes))
    ]
    best, best_rates, best_slopes = float("inf"), rates, slopes
    step, waited = 1.0, 0
    direction = [0.0] * (len(rates) + len(slopes))
    for _ in range(rounds):
        value, left, over = _wanted(task, allowed, rates, slopes)
        if value < best - 1e-6:
            best, best_rates, best_slopes, waited = value, rates, slopes, 0
        else:
            waited += 1
            if waited >= _PATIENCE:
                step, waited = step * _SHORTER, 0
        slack = [0 if rate <= 0 and more > 0 else more for rate, more in zip(rates, left, strict=True)]
        direction = [now + _MOMENTUM * old for now, old in zip((*slack, *over), direction, strict=True)]
        norm = sum(part * part for part in direction)
        if not norm or value <= aim or step < _SHORTEST_STEP:
            break
        length = step * (value - max(aim, best - abs(best) / _FURTHEST)) / norm
        rates = [max(0.0, rate - length * part) for rate, part in zip(rates, direction, strict=False)]
        slopes = [slope - length * part for slope, part in zip(slopes, direction[len(rates) :], strict=True)]
    return _rounded(task, best_rates, best_slopes)


def _wanted(
    task: Task, allowed: Sequence[Sequence[tuple[int, int]]], rates: Sequence[float], slopes: Sequence[float]
) -> tuple[float, list[int], list[int]]:
    """Return the relaxed value, what is left of each budget, and by how much each tally is over what pays best."""
    value = task.score / task.unit
    left, over = list(task.budgets), list(task.counts)
    for _, options in task.items:
        most = float(NEVER)
        for option in options:
            worth = option[0] - rates[option[2]] * option[3]
            for tally, amount in option[4]:
                worth += slopes[tally] * amount
            if worth > most:
                most, chosen = worth, option
        value += most
        left[chosen[2]] -= chosen[3]
        for tally, amount in chosen[4]:
            over[tally] += amount
    value += sum(rate * budget for rate, budget in zip(rates, task.budgets, strict=True))
    for tally, slope in enumerate(slopes):
        paid, count = max((pay - slope * count, count) for count, pay in allowed[tally])
        value += paid + slope * task.counts[tally]
        over[tally] -= count
    return value, left, over


def _rounded(task: Task, rates: Sequence[float], slopes: Sequence[float]) -> Pricing:
    """Return the prices in whole numbers: an item costs what its best option is worth at these rates."""
    whole_rates, whole_slopes = [round(rate) for rate in rates], tuple(round(slope) for slope in slopes)
    prices, margins = {}, {}
    for number, options in task.items:
        worths = sorted(
            option.value
            - whole_rates[option.budget] * option.cost
            + sum(whole_slopes[tally] * amount for tally, amount in option.adds)
            for option in options
        )
        prices[number] = worths[-1]
        margins[number] = worths[-1] - worths[-2]
    return Pricing(Prices(prices, whole_slopes, tuple(rates)), margins)
