"""Choosing: the best choice for each of several items, when all draw on the same few budgets.

Rule 1: exact, and of equally good answers always the same one. Rule 2: it knows numbers only, and neither circle nor
gem.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Choice(NamedTuple):
    """What may be done with an item: its value, what it takes from which budget, and what it adds to which tally."""

    value: int
    budget: int = 0
    cost: int = 0
    adds: tuple[tuple[int, int], ...] = ()


def best_choices(
    items: Sequence[Sequence[Choice]], budgets: Sequence[int], tallies: Sequence[Sequence[int]]
) -> tuple[int, ...]:
    """Return for each item the index of its choice, so that the values and what the tallies pay are the most.

    The first choice of each item costs nothing. `tallies` hold what each count pays, the count 0 first. Of several best
    answers it is the one that comes first when they are compared as tuples.
    """
    start = (tuple(budgets), (0,) * len(tallies))
    states: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, tuple[int, ...]]] = {start: (0, ())}
    for item in items:
        after: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, tuple[int, ...]]] = {}
        for (left, counts), (value, chosen) in states.items():
            for index, choice in enumerate(item):
                now = list(left)
                now[choice.budget] -= choice.cost
                if now[choice.budget] < 0:
                    continue
                tallied = list(counts)
                for tally, amount in choice.adds:
                    tallied[tally] += amount
                key = (tuple(now), tuple(tallied))
                candidate = (value + choice.value, (*chosen, index))
                known = after.get(key)
                if known is None or candidate[0] > known[0] or (candidate[0] == known[0] and candidate[1] < known[1]):
                    after[key] = candidate
        states = after
    best = max(
        states.items(),
        key=lambda state: (
            state[1][0] + sum(tally[count] for tally, count in zip(tallies, state[0][1], strict=True)),
            tuple(-index for index in state[1][1]),
        ),
    )
    return best[1][1]
