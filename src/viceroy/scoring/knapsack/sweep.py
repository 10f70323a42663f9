"""The sweep: all answers that may still reach a target, item by item, as far as they differ."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest
from typing import NamedTuple

from viceroy.scoring.knapsack.purse import Purse
from viceroy.scoring.knapsack.relaxation import Relaxation
from viceroy.scoring.knapsack.task import Adds

_FOLLOWED = 100
"""How many states are followed when there are too many."""

Change = tuple[int, int, int]
"""What is added to a state, to the score so far and to its bound, the last two in units of score."""


class Found(NamedTuple):
    """The best score, None if no answer reaches the target; and whether the sweep came to its end."""

    score: int | None
    is_complete: bool


class _Branch(NamedTuple):
    """What an option changes against skipping the item: by the state of its purse, or always if it is idle."""

    by_state: dict[int, Change | None]  # None where the budget does not allow it
    shift: int
    mask: int
    added: int  # to the counts of the common tallies


class _Step(NamedTuple):
    """A stage: what skipping it comes to by the state of each purse, its branches, and what the later items bring."""

    skips: list[dict[int, Change]]
    branches: list[_Branch]
    rest: int


class _CommonTallies:
    """The counts of the common tallies, written into one number."""

    def __init__(self, relaxation: Relaxation) -> None:
        self.relaxation = relaxation
        self.fields: list[tuple[int, int, int]] = []  # tally, shift, mask
        shift = 0
        for tally in relaxation.common:
            bits = len(relaxation.task.tallies[tally]).bit_length()
            self.fields.append((tally, shift, (1 << bits) - 1))
            shift += bits

    def write(self, adds: Adds) -> int:
        """Return counts as one number."""
        counts = dict(adds)
        return sum(counts.get(tally, 0) << shift for tally, shift, _ in self.fields)

    def changes(self, stage: int, shift: int) -> Callable[[int], Change]:
        """Return the function that tells what counts come to from a stage on: those that stand for them, shifted."""
        unit = self.relaxation.task.unit
        reaches = self.relaxation.ahead[stage].reaches
        parts = [
            (
                own_shift,
                mask,
                self.relaxation.outlooks[tally].alike(reaches[tally]),
                self.relaxation.best_ahead(tally, stage),
            )
            for tally, own_shift, mask in self.fields
        ]

        def change(counts: int) -> Change:
            state = paid = bound = 0
            for own_shift, mask, alike, ahead in parts:
                count = counts >> own_shift & mask
                other, more = alike[count]
                state |= other << own_shift
                paid += more
                bound += ahead[count]
            return state << shift, paid * unit, bound * unit

        return change


class Sweep:
    """A relaxation, made ready for sweeping it, perhaps more than once.

    A *state* holds the states of the four purses, then the counts of the common tallies.
    """

    def __init__(self, relaxation: Relaxation) -> None:
        self.relaxation = relaxation
        self.unit = relaxation.task.unit
        self.common = _CommonTallies(relaxation)
        self.shifts = [0]
        for purse in relaxation.purses:
            self.shifts.append(self.shifts[-1] + purse.width)
        self.masks = [(1 << purse.width) - 1 for purse in relaxation.purses]
        self._steps: dict[int, _Step] = {}

    def run(self, target: int, limit: int | None) -> Found:
        """Look for the best answer of at least a score.

        After `limit` partial answers only the most hopeful ones are followed: what is found then need not be the best.
        """
        task = self.relaxation.task
        start = self.common.write(tuple(enumerate(task.counts))) << self.shifts[-1]
        score = task.score
        for purse, shift in zip(self.relaxation.purses, self.shifts, strict=False):
            start |= purse.states[0][0] << shift
            score += purse.paid * self.unit
        states = {start: score}
        looked_at = 0
        is_complete = True
        for stage in range(len(self.relaxation.items)):
            looked_at += len(states)
            if limit is not None and looked_at > limit:
                is_complete = False
                states = self._most_hopeful(stage, states)
            states = self._after(stage, states, target)
        return Found(self._best(states, target), is_complete)

    def _most_hopeful(self, stage: int, states: dict[int, int]) -> dict[int, int]:
        """Return the states of the highest bounds."""
        if len(states) <= _FOLLOWED:
            return states
        ahead = [dict(zip(purse.states[stage], purse.ahead[stage], strict=False)) for purse in self.relaxation.purses]
        change = self.common.changes(stage, 0)
        purses = list(zip(ahead, self.shifts, self.masks, strict=False))

        def bound(state: int) -> int:
            earned = sum(by_state[state >> shift & mask] for by_state, shift, mask in purses)
            return states[state] + earned * self.unit + change(state >> self.shifts[-1])[2]

        return {state: states[state] for state in nlargest(_FOLLOWED, states, key=bound)}

    def _best(self, states: dict[int, int], target: int) -> int | None:
        last = [dict(zip(purse.states[-1], purse.last, strict=True)) for purse in self.relaxation.purses]
        final = self.common.changes(len(self.relaxation.items), 0)
        best = None
        for state, score in states.items():
            paid = sum(
                pays[state >> shift & mask] for pays, shift, mask in zip(last, self.shifts, self.masks, strict=False)
            )
            total = score + paid * self.unit + final(state >> self.shifts[-1])[2]
            if total >= target and (best is None or total > best):
                best = total
        return best

    def _after(self, stage: int, states: dict[int, int], target: int) -> dict[int, int]:
        """Return the states after a stage, each with its best score. This is the inner loop of the whole search."""
        step = self._steps.get(stage) or self._make_step(stage)
        skip_0, skip_1, skip_2, skip_3 = step.skips
        _, shift_1, shift_2, shift_3, common_shift = self.shifts
        mask_0, mask_1, mask_2, mask_3 = self.masks
        branches, rest = step.branches, step.rest
        change = self.common.changes(stage + 1, common_shift)
        known: dict[int, Change] = {}
        has_common = bool(self.common.fields)
        after: dict[int, int] = {}
        for state, score in states.items():
            next_0, paid_0, bound_0 = skip_0[state & mask_0]
            next_1, paid_1, bound_1 = skip_1[state >> shift_1 & mask_1]
            next_2, paid_2, bound_2 = skip_2[state >> shift_2 & mask_2]
            next_3, paid_3, bound_3 = skip_3[state >> shift_3 & mask_3]
            skipped = next_0 | next_1 | next_2 | next_3
            bound = score + rest + bound_0 + bound_1 + bound_2 + bound_3
            score += paid_0 + paid_1 + paid_2 + paid_3
            counts = state >> common_shift
            for by_state, shift, mask, added in branches:
                changed = by_state[state >> shift & mask]
                if changed is None:
                    continue
                moved, gained, hope = changed
                if has_common:
                    if counts + added not in known:
                        known[counts + added] = change(counts + added)
                    common, paid, ahead = known[counts + added]
                    moved += common
                    gained += paid
                    hope += ahead
                if bound + hope >= target:
                    new, total = skipped + moved, score + gained
                    if new not in after or after[new] < total:
                        after[new] = total
        return after

    def _make_step(self, stage: int) -> _Step:
        relaxation, unit = self.relaxation, self.unit
        skips: list[dict[int, Change]] = []
        branches: dict[int, _Branch] = {}
        item = relaxation.items[stage]
        for index, option in enumerate(item.options):
            if option.is_idle:
                gain = option.value * unit - option.rank
                branches[index] = _Branch({0: (0, gain, gain)}, 0, 0, 0)
        for purse, shift, mask in zip(relaxation.purses, self.shifts, self.masks, strict=False):
            skips.append(_skips(purse, stage, shift, unit))
            for index, _ in purse.stages[stage].takes:
                option = item.options[index]
                by_state = _takes(purse, stage, index, shift, unit, option.value * unit - option.rank)
                branches[index] = _Branch(by_state, shift, mask, self.common.write(option.adds))
        ordered = [branches[index] for index in sorted(branches)]
        step = self._steps[stage] = _Step(skips, ordered, relaxation.rest[stage + 1] * unit)
        return step


def _skips(purse: Purse, stage: int, shift: int, unit: int) -> dict[int, Change]:
    states, following = purse.states[stage + 1], purse.ahead[stage + 1]
    return {
        state: (states[to] << shift, paid * unit, (following[to] + paid) * unit)
        for state, (to, paid) in zip(purse.states[stage], purse.stages[stage].skip, strict=True)
    }


def _takes(purse: Purse, stage: int, option: int, shift: int, unit: int, gain: int) -> dict[int, Change | None]:
    """Return by state what taking an option changes against skipping the item."""
    states, following = purse.states[stage + 1], purse.ahead[stage + 1]
    ways = dict(purse.stages[stage].takes)[option]
    return {
        state: None
        if to < 0
        else (
            (states[to] - states[skipped]) << shift,
            (paid - skip_paid) * unit + gain,
            (following[to] + paid - following[skipped] - skip_paid) * unit + gain,
        )
        for state, (to, paid), (skipped, skip_paid) in zip(
            purse.states[stage], ways, purse.stages[stage].skip, strict=True
        )
    }
