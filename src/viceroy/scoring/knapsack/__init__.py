"""Choosing: the best choice for each of several items, when all draw on the same few budgets."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.scoring.knapsack.cases import best_score, whole
from viceroy.scoring.knapsack.task import Choice, answer_of, score_of_first_choices, simplified, task_of

__all__ = ["Choice", "best_choices"]


def best_choices(
    items: Sequence[Sequence[Choice]], budgets: Sequence[int], tallies: Sequence[Sequence[int]]
) -> tuple[int, ...]:
    """Return for each item the index of its choice, so that the values and what the tallies pay are the most.

    There are four budgets. The first choice of each item costs nothing. `tallies` hold what each count pays, the count
    0 first: each never falls or never rises, and goes as far as the budgets let the choices count. Of several best
    answers it is the one that comes first when they are compared as tuples.

    >>> dear, cheap = [Choice(0), Choice(5, budget=0, cost=2)], [Choice(0), Choice(4, budget=0, cost=1)]
    >>> best_choices([dear, cheap], (2, 0, 0, 0), [])
    (1, 0)
    """
    given = task_of(items, budgets, tallies)
    best = score_of_first_choices(given)
    task = simplified(given)
    if task is not None:
        root = whole(task, best)
        found = root.sweep_quickly(best)
        if found.score is not None:
            best = max(best, found.score)
        if not found.is_complete:
            best = best_score(root, best)
    return answer_of(best, items)
