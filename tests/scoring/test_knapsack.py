"""Choosing under budgets: every stage of the search against trying all answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest

from viceroy.scoring.knapsack import Choice, best_choices, cases, purse, sweep
from viceroy.scoring.knapsack.outlook import Outlook
from viceroy.scoring.knapsack.relaxation import Relaxation
from viceroy.scoring.knapsack.task import NEVER, Task, halves, simplified, task_of

Items = Sequence[Sequence[Choice]]
Tallies = Sequence[Sequence[int]]


def value_of(answer: Sequence[int], items: Items, tallies: Tallies) -> int:
    """Return the values of the choices and what the tallies pay."""
    chosen = [item[index] for index, item in zip(answer, items, strict=True)]
    counts = [sum(amount for choice in chosen for other, amount in choice.adds if other == tally) for tally in range(9)]
    return sum(choice.value for choice in chosen) + sum(
        pays[count] for pays, count in zip(tallies, counts, strict=False)
    )


def affordable(items: Items, budgets: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every answer that the budgets allow."""
    for answer in product(*(range(len(item)) for item in items)):
        costs = [0, 0, 0, 0]
        for index, item in zip(answer, items, strict=True):
            costs[item[index].budget] += item[index].cost
        if all(cost <= budget for cost, budget in zip(costs, budgets, strict=True)):
            yield answer


def best_by_trying(items: Items, budgets: Sequence[int], tallies: Tallies) -> tuple[int, ...]:
    """Return the best answer, the first of several."""
    return min(affordable(items, budgets), key=lambda answer: (-value_of(answer, items, tallies), answer))


def random_tally(random: Random, length: int) -> list[int]:
    """Make a tally that never falls, or one that never rises; most pay in leaps."""
    pays = [0]
    for _ in range(length - 1):
        pays.append(pays[-1] + random.choice([0, 0, 0, 1, 4, 25]))
    return pays if random.random() < 0.7 else pays[::-1]


def random_task(random: Random) -> tuple[list[list[Choice]], list[int], list[list[int]]]:
    """Make items of up to five choices, budgets that are too small for all, and up to four tallies."""
    tallies = random.randint(0, 4)
    items = []
    for _ in range(random.randint(1, 6)):
        own = [(tally, random.randint(1, 2)) for tally in range(tallies) if random.random() < 0.3]
        item = [Choice(random.choice([0, 0, 3]), random.randrange(4), 0, tuple(own))]
        for budget in random.sample(range(4), random.randint(0, 4)):
            adds = tuple((tally, random.randint(1, 3)) for tally in range(tallies) if random.random() < 0.5)
            item.append(Choice(random.randint(0, 12), budget, random.randint(0, 4), adds))
        items.append(item)
    budgets = [random.randint(0, 6) for _ in range(4)]
    return items, budgets, [random_tally(random, 6 * 3 + 1) for _ in range(tallies)]


@pytest.mark.parametrize("seed", range(4))
def test_the_answer_is_the_best_and_the_first_of_the_best(seed: int) -> None:
    """In 200 small tasks no answer is better, and none that is as good comes earlier."""
    random = Random(seed)
    for _ in range(200):
        items, budgets, tallies = random_task(random)
        assert best_choices(items, budgets, tallies) == best_by_trying(items, budgets, tallies)


@pytest.mark.parametrize("seed", range(4))
def test_it_stays_so_when_every_shortcut_is_too_short(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With limits of a few partial answers each task is refined, struck, split and swept to its end: same answers."""
    monkeypatch.setattr(cases, "_QUICK_LIMIT", 1)
    monkeypatch.setattr(cases, "_LIMIT", 5)
    monkeypatch.setattr(sweep, "_FOLLOWED", 2)
    random = Random(50 + seed)
    for _ in range(120):
        items, budgets, tallies = random_task(random)
        assert best_choices(items, budgets, tallies) == best_by_trying(items, budgets, tallies)


def test_it_stays_so_when_purses_follow_few_tallies(monkeypatch: pytest.MonkeyPatch) -> None:
    """A purse that would have too many states leaves tallies to the sweep: same answers."""
    monkeypatch.setattr(purse, "MOST_STATES", 3)
    monkeypatch.setattr(cases, "_QUICK_LIMIT", 5)
    random = Random(99)
    for _ in range(150):
        items, budgets, tallies = random_task(random)
        assert best_choices(items, budgets, tallies) == best_by_trying(items, budgets, tallies)


def test_nothing_to_choose_is_an_empty_answer() -> None:
    """No items: an answer of length 0."""
    assert best_choices([], (1, 1, 1, 1), [[0, 5]]) == ()


def test_a_bound_is_never_below_the_best_answer() -> None:
    """Whatever the prices become, the relaxed task is worth at least as much as the task."""
    random = Random(7)
    for _ in range(150):
        items, budgets, tallies = random_task(random)
        task = simplified(task_of(items, budgets, tallies))
        assert task is not None
        case = cases.whole(task, 0)
        best = value_of(best_by_trying(items, budgets, tallies), items, tallies)
        assert case.relaxation.bound >= best
        case.relaxation.refine(best, 30)
        assert case.relaxation.bound >= best


def test_striking_options_keeps_every_answer_that_reaches_the_target() -> None:
    """With the best score as the target, the best answer is still there when hopeless options are struck."""
    random = Random(8)
    for _ in range(150):
        items, budgets, tallies = random_task(random)
        answer = best_by_trying(items, budgets, tallies)
        task = simplified(task_of(items, budgets, tallies))
        assert task is not None
        target = score_of(answer, task, items, tallies)
        relaxation = cases.whole(task, 0).relaxation
        relaxation.refine(target // task.unit, 20)
        struck = relaxation.struck(target)
        assert isinstance(struck, Relaxation)
        assert sweep.Sweep(struck).run(target, None).score == target
        assert relaxation.struck(target + task.unit * 1000) is None


def score_of(answer: Sequence[int], task: Task, items: Items, tallies: Tallies) -> int:
    """Return the score of an answer: its value in units, less the ranks of its choices."""
    rank = 0
    for index in answer:
        rank = rank * max(map(len, items)) + index
    return value_of(answer, items, tallies) * task.unit - rank


def test_the_halves_of_a_tally_hold_all_answers_and_pay_no_more() -> None:
    """0, 0, 5, 5 splits where it leaps; each count is paid in full in one half, and never more in the other."""
    assert halves((0, 0, 5, 5, 9), 2) == ((NEVER, NEVER, 5, 5, 9), (0, 0, 0, 0, 0))
    assert halves((9, 4, 4, 0), 1) == ((9, NEVER, NEVER, NEVER), (4, 4, 4, 0))


def test_a_tally_split_out_of_reach_leaves_no_answer() -> None:
    """Where a count is demanded that nothing can bring, there is nothing to search."""
    task = task_of([[Choice(0), Choice(1, 0, 1, ((0, 1),))]], (1, 0, 0, 0), [[0, 0, 7]])
    assert simplified(task.with_tally(0, (NEVER, NEVER, 7))) is None


def test_counts_that_pay_alike_stand_for_each_other() -> None:
    """4 for every two: with any number to come only odd or even matters; with none to come nothing does."""
    outlook = Outlook((0, 0, 4, 4, 8, 8, 12))
    assert outlook.alike(2)[:4] == [(0, 0), (1, 0), (0, 4), (1, 4)]
    assert outlook.alike(0) == [(0, 0), (0, 0), (0, 4), (0, 4), (0, 8), (0, 8), (0, 12)]
    assert not outlook.is_concave
    assert Outlook((0, 5, 10, 10)).is_concave


def test_what_a_count_can_come_to_pay() -> None:
    """From 1, in up to two steps at a price of 1 each: 4 for one step more, or 7 for two, less 2."""
    assert Outlook((0, 0, 4, 7)).best_ahead(2, 1) == [2, 5, 6, 7]
    assert Outlook((0, 0, 4, 7)).best_ahead(0, 1) == [0, 0, 4, 7]
