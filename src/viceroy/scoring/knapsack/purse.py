"""Purses: a budget with the tallies that it alone changes, and exactly what it can still earn at each stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from viceroy.scoring.knapsack.outlook import Outlook
from viceroy.scoring.knapsack.task import NEVER, Item, Task

MOST_STATES = 150
"""How many states a purse may have at one stage; beyond that it follows fewer tallies."""

Way = tuple[int, int]
"""A way out of a state: the index of the next state, -1 for none, and what the tallies pay on the way."""


class Stage(NamedTuple):
    """Where each state of a purse leads: when the item is not chosen here, and by each option of this purse."""

    skip: list[Way]
    takes: list[tuple[int, list[Way]]]


class Purse:
    """A budget with its own tallies.

    A *state* is what is left of the budget and the counts of the tallies, in one number. States that come to the same
    from their stage on are one: more is left than can be spent, or counts are `alike`.
    """

    def __init__(self, width: int, start: int, paid: int) -> None:
        self.width = width  # bits of a state
        self.states = [[start]]
        self.stages: list[Stage] = []
        self.paid = paid  # by the tallies before the first stage
        self.last: list[int] = []  # what the tallies pay at the end, by state
        self.ahead: list[list[int]] = []  # by stage and state: the most that can be earned from there, NEVER added


class Horizon(NamedTuple):
    """What can still happen from a stage on: the most that each budget can be asked for, and each tally can grow."""

    needs: tuple[int, ...]
    reaches: tuple[int, ...]


def horizons(items: Sequence[Item], task: Task) -> list[Horizon]:
    """Return the horizon of each stage, and that after the last."""
    needs, reaches = [0] * len(task.budgets), [0] * len(task.tallies)
    found = [Horizon(tuple(needs), tuple(reaches))]
    for item in reversed(items):
        for budget in range(len(needs)):
            needs[budget] += max((option.cost for option in item.options if option.budget == budget), default=0)
        most: dict[int, int] = {}
        for option in item.options:
            for tally, amount in option.adds:
                most[tally] = max(amount, most.get(tally, 0))
        for tally, amount in most.items():
            reaches[tally] += amount
        found.append(Horizon(tuple(needs), tuple(reaches)))
    return found[::-1]


class _Layout:
    """How the states of a purse are written, and which of them stand for others."""

    def __init__(self, task: Task, budget: int, own: Sequence[int], outlooks: dict[int, Outlook]) -> None:
        self.budget = budget
        self.own = own
        self.outlooks = outlooks
        self.shifts = []
        self.masks = []
        self.width = max(task.budgets[budget].bit_length(), 1)
        self.mask = (1 << self.width) - 1
        for tally in own:
            bits = len(task.tallies[tally]).bit_length()
            self.shifts.append(self.width)
            self.masks.append((1 << bits) - 1)
            self.width += bits

    def read(self, state: int) -> tuple[int, list[int]]:
        """Return what is left, and the counts."""
        return state & self.mask, [state >> shift & mask for shift, mask in zip(self.shifts, self.masks, strict=True)]

    def write(self, left: int, counts: Sequence[int], horizon: Horizon) -> tuple[int, int]:
        """Return the state that stands for this one, and how much more this one's tallies pay."""
        state, paid = min(left, horizon.needs[self.budget]), 0
        for tally, count, shift in zip(self.own, counts, self.shifts, strict=True):
            other, more = self.outlooks[tally].alike(horizon.reaches[tally])[count]
            state |= other << shift
            paid += more
        return state, paid


def purse_of(
    task: Task,
    items: Sequence[Item],
    ahead: Sequence[Horizon],
    budget: int,
    own: Sequence[int],
    outlooks: dict[int, Outlook],
) -> Purse | None:
    """Return the purse of a budget that follows its own tallies; None if it would have too many states."""
    layout = _Layout(task, budget, own, outlooks)
    purse = Purse(layout.width, *layout.write(task.budgets[budget], [task.counts[tally] for tally in own], ahead[0]))
    for item, horizon in zip(items, ahead[1:], strict=True):
        stage, states = _stage(item, purse.states[-1], layout, horizon)
        if own and len(states) > MOST_STATES:
            return None
        purse.stages.append(stage)
        purse.states.append(states)
    for state in purse.states[-1]:
        counts = layout.read(state)[1]
        purse.last.append(sum(task.tallies[tally][count] for tally, count in zip(own, counts, strict=True)))
    return purse


def _stage(item: Item, states: Sequence[int], layout: _Layout, horizon: Horizon) -> tuple[Stage, list[int]]:
    indexes: dict[int, int] = {}

    def way(left: int, counts: Sequence[int]) -> Way:
        state, paid = layout.write(left, counts, horizon)
        return indexes.setdefault(state, len(indexes)), paid

    mine = [
        (index, option.cost, [dict(option.adds).get(tally, 0) for tally in layout.own])
        for index, option in enumerate(item.options)
        if option.budget == layout.budget and not option.is_idle
    ]
    skip: list[Way] = []
    takes: list[tuple[int, list[Way]]] = [(index, []) for index, _, _ in mine]
    for state in states:
        left, counts = layout.read(state)
        skip.append(way(left, counts))
        for (_, cost, adds), (_, ways) in zip(mine, takes, strict=True):
            more = [count + added for count, added in zip(counts, adds, strict=True)]
            ways.append(way(left - cost, more) if cost <= left else (-1, NEVER))
    return Stage(skip, takes), list(indexes)


def look_ahead(purse: Purse, profits: Sequence[Sequence[int]]) -> int:
    """Work out the most that a purse can earn from each state on, and return it for the first.

    `profits` tell for each stage and option its value less the price of its item.
    """
    following = [*purse.last, NEVER]  # index -1, no way, leads to NEVER
    ahead = [following]
    for stage, profit in zip(reversed(purse.stages), reversed(profits), strict=True):
        earned = [following[state] + paid for state, paid in stage.skip]
        for option, ways in stage.takes:
            gain = profit[option]
            earned = [
                least if least >= (taken := following[state] + paid + gain) else taken
                for least, (state, paid) in zip(earned, ways, strict=True)
            ]
        following = [*earned, NEVER]
        ahead.append(following)
    purse.ahead = ahead[::-1]
    return following[0] + purse.paid


def choices_of(purse: Purse, profits: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Return what a purse chooses to earn the most: pairs of a stage and an option."""
    chosen = []
    state = 0
    for number, (stage, profit) in enumerate(zip(purse.stages, profits, strict=True)):
        following = purse.ahead[number + 1]
        most = purse.ahead[number][state]
        for option, ways in stage.takes:
            target, paid = ways[state]
            if following[target] + paid + profit[option] == most:
                chosen.append((number, option))
                state = target
                break
        else:
            state = stage.skip[state][0]
    return chosen


def losses(purse: Purse, profits: Sequence[Sequence[int]]) -> list[tuple[int, dict[int, int]]]:
    """Return for each stage how much less a purse earns at best if it must skip the item, or must take an option."""
    most = purse.ahead[0][0]
    earned = [0]  # so far, by state
    found = []
    for number, (stage, profit) in enumerate(zip(purse.stages, profits, strict=True)):
        following = purse.ahead[number + 1]
        after = [NEVER] * (len(following) - 1)
        skipped = _step(earned, stage.skip, 0, following, after)
        taken = {option: most - _step(earned, ways, profit[option], following, after) for option, ways in stage.takes}
        found.append((most - skipped, taken))
        earned = after
    return found


def _step(earned: list[int], ways: list[Way], gain: int, following: list[int], after: list[int]) -> int:
    """Go one way from each state, note in `after` what is earned there, and return the most that it leads to."""
    most = NEVER
    for so_far, (state, paid) in zip(earned, ways, strict=True):
        if state >= 0:
            now = so_far + paid + gain
            if now > after[state]:
                after[state] = now
            if now + following[state] > most:
                most = now + following[state]
    return most
