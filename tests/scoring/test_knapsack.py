"""Choosing under budgets, against trying all answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, product
from random import Random

import pytest

from effort import tries
from viceroy.scoring import knapsack
from viceroy.scoring.knapsack import NO_AIM, Aim, Best, best_choices
from viceroy.scoring.relaxation import BUDGETS, Choice

Items = Sequence[Sequence[Choice]]
Tallies = Sequence[Sequence[int]]


def value_of(answer: Sequence[int], items: Items, tallies: Tallies) -> int | None:
    """Return the values of the choices and what the tallies pay; None if a count is not allowed."""
    chosen = [item[index] for index, item in zip(answer, items, strict=True)]
    value = sum(choice.value for choice in chosen)
    for tally, pays in enumerate(tallies):
        count = sum(amount for choice in chosen for other, amount in choice.adds if other == tally)
        if count >= len(pays):
            return None
        value += pays[count]
    return value


def best_by_trying(items: Items, tallies: Tallies) -> tuple[int, ...]:
    """Return the best answer, the first of several."""
    answers = product(*(range(len(item)) for item in items))
    values = {answer: value for answer in answers if (value := value_of(answer, items, tallies)) is not None}
    return min(values, key=lambda answer: (-values[answer], answer))


def best_with_aims(items: Items, tallies: Tallies, aims: Sequence[Aim]) -> tuple[int, ...]:
    """Return the best answer with the best aim that it reaches, the first of several."""
    values: dict[tuple[int, ...], int] = {}
    for answer in product(*(range(len(item)) for item in items)):
        value = value_of(answer, items, tallies)
        if value is not None:
            chosen = [item[index] for index, item in zip(answer, items, strict=True)]
            counts = [
                sum(n for one in chosen for other, n in one.adds if other == tally) for tally in range(len(tallies))
            ]
            reached = [aim for aim in aims if all(low <= counts[tally] <= high for tally, low, high in aim.counts)]
            values[answer] = value + max(aim.value for aim in reached)
    return min(values, key=lambda answer: (-values[answer], answer))


def random_aims(random: Random, tallies: int) -> list[Aim]:
    """Make a few aims for the counts of some tallies, budgets among them; some cannot be reached."""
    aims = [NO_AIM]
    for _ in range(random.randint(1, 6)):
        some = random.sample(range(tallies), random.randint(1, 3))
        ranges = [
            (tally, 0, random.randint(0, 3)) if tally < BUDGETS else (tally, random.randint(0, 8), 30) for tally in some
        ]
        aims.append(Aim(random.randint(1, 40), tuple(ranges)))
    return aims


def random_tally(random: Random, length: int) -> list[int]:
    """Make a tally that never falls, or one that never rises; most pay in leaps."""
    pays = [0]
    for _ in range(length - 1):
        pays.append(pays[-1] + random.choice([0, 0, 0, 1, 4, 25]))
    return pays if random.random() < 0.7 else pays[::-1]


def random_budget(random: Random) -> list[int]:
    """Make a budget of up to six: most lose a point for each that is spent, others nothing, or in leaps."""
    losses = random.choice([(1,), (1,), (0,), (0, 0, 1, 4)])
    return [*accumulate((-random.choice(losses) for _ in range(random.randint(0, 6))), initial=0)]


def random_task(random: Random) -> tuple[list[list[Choice]], list[list[int]]]:
    """Make items of up to six choices, four budgets that are too small for all, and up to four tallies."""
    others = range(BUDGETS, BUDGETS + random.randint(0, 4))
    items = []
    for _ in range(random.randint(1, 6)):
        own = [(tally, random.randint(1, 2)) for tally in others if random.random() < 0.3]
        item = [Choice(random.choice([0, 0, 3]), tuple(own))]
        for budget in random.sample(range(BUDGETS), random.randint(0, BUDGETS)):
            adds = [(tally, random.randint(1, 3)) for tally in others if random.random() < 0.5]
            item.append(Choice(random.randint(0, 12), ((budget, random.randint(1, 4)), *adds)))
        if random.random() < 0.2:  # one that takes nothing either, and may be worth more than the first
            item.insert(random.randint(1, len(item)), Choice(random.randint(0, 12), tuple(own)))
        items.append(item)
    budgets = [random_budget(random) for _ in range(BUDGETS)]
    return items, [*budgets, *(random_tally(random, 6 * 3 + 1) for _ in others)]


def test_the_answer_is_the_best_and_the_first_of_the_best() -> None:
    """In small tasks no answer is better, and none that is as good comes earlier."""
    random = Random(1)
    for _ in range(tries(2400, quick=300)):
        items, tallies = random_task(random)
        assert best_choices(items, tallies) == Best(best_by_trying(items, tallies), is_proven=True)


def test_it_stays_so_when_sweeps_follow_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one partial answer at a time at first, tasks are priced and swept again and again: same answers."""
    monkeypatch.setattr(knapsack, "_WIDTH", 1)
    monkeypatch.setattr(knapsack, "_WIDER", 2)
    random = Random(50)
    for _ in range(tries(1200, quick=200)):
        items, tallies = random_task(random)
        assert best_choices(items, tallies) == Best(best_by_trying(items, tallies), is_proven=True)


@pytest.mark.parametrize("width", [1, 50])
def test_aims_are_weighed_with_what_they_cost(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In small tasks with bonuses for counts no answer is better, whether sweeps follow little or much."""
    monkeypatch.setattr(knapsack, "_WIDTH", width)
    random = Random(70)
    for _ in range(tries(1200, quick=200)):
        items, tallies = random_task(random)
        aims = random_aims(random, len(tallies))
        assert best_choices(items, tallies, aims=aims) == Best(best_with_aims(items, tallies, aims), is_proven=True)


def test_nothing_to_choose_is_an_empty_answer() -> None:
    """No items: an answer of length 0."""
    assert best_choices([], [[0, -1]] * 4 + [[0, 5]]) == Best((), is_proven=True)


def test_no_work_allowed_is_the_first_choice_of_each_item() -> None:
    """Of 30 items, each worth 5 to 9 for 1 to 3 of one budget of 20, nothing is chosen when nothing may be tried."""
    items = [[Choice(0), Choice(5 + number % 5, ((0, 1 + number % 3),))] for number in range(30)]
    tallies = [[0] * 21, [0], [0], [0]]
    assert best_choices(items, tallies, limit=0) == Best((0,) * 30, is_proven=False)
    assert best_choices(items, tallies).is_proven


def test_a_sweep_ends_when_its_work_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 30 items a single sweep looks at more than 40 partial answers, so with so many allowed nothing is proven."""
    monkeypatch.setattr(knapsack, "_WIDTH", 10**9)
    items = [[Choice(0), Choice(5 + number % 5, ((0, 1 + number % 3),))] for number in range(30)]
    tallies = [[0] * 21, [0], [0], [0]]
    assert not best_choices(items, tallies, limit=40).is_proven
    assert best_choices(items, tallies, limit=4000).is_proven
