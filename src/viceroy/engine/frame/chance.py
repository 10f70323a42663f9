"""Chance: a small random number generator as a frozen value, the same on every machine and Python version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import attrs

from viceroy.errors import whole_number
from viceroy.values import Value

_T = TypeVar("_T")

_ALL = 1 << 64
_MASK = _ALL - 1
_GAMMA = 0x9E3779B97F4A7C15


@attrs.frozen
class Chance(Value):
    """A pseudorandom number generator (SplitMix64) with 64 bits of state; seeds are taken modulo 2 to the 64.

    >>> number, after = Chance.from_seed(1234567).next()
    >>> number
    6457827717110365317
    """

    state: int
    """From 0 to 2**64 - 1; all numbers to come follow from it."""

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """Return the generator of a seed, any int. Raises `TypeError` for other values."""
        return cls(whole_number(seed, "an int for seed") & _MASK)

    def next(self) -> tuple[int, Chance]:
        """Return a random number of 64 bits, and the next generator."""
        state = (self.state + _GAMMA) & _MASK
        return _mixed(state), Chance(state)

    def below(self, bound: int) -> tuple[int, Chance]:
        """Return a random number from 0 to `bound` - 1, and the next generator; rejected draws keep it even."""
        ceiling = _ALL - _ALL % bound
        number, chance = self.next()
        while number >= ceiling:
            number, chance = chance.next()
        return number % bound, chance

    def shuffled(self, things: Sequence[_T]) -> tuple[tuple[_T, ...], Chance]:
        """Return the things in random order, and the next generator.

        >>> Chance.from_seed(7).shuffled("abc")[0] == Chance.from_seed(7).shuffled("abc")[0]
        True
        """
        order, state = _shuffled(things, self.state)
        return order, Chance(state)


class Dice:
    """A generator that keeps its own state, for many random numbers in a row: those that `Chance` would give.

    >>> dice = Dice(7)
    >>> first, second = dice.below(6), dice.below(6)
    >>> number, after = Chance.from_seed(7).below(6)
    >>> (number, after.below(6)[0]) == (first, second)
    True
    """

    def __init__(self, seed: int) -> None:
        self._state = Chance.from_seed(seed).state

    @property
    def chance(self) -> Chance:
        """The generator that goes on from here."""
        return Chance(self._state)

    def below(self, bound: int) -> int:
        """Return a random number from 0 to `bound` - 1."""
        self._state = state = (self._state + _GAMMA) & _MASK
        number = _mixed(state)
        return number % bound if number < _ALL - _ALL % bound else self.below(bound)

    def shuffled(self, things: Sequence[_T]) -> tuple[_T, ...]:
        """Return the things in random order."""
        order, self._state = _shuffled(things, self._state)
        return order


def _shuffled(things: Sequence[_T], state: int) -> tuple[tuple[_T, ...], int]:
    """Shuffle by Fisher and Yates: each place from the last swaps with one at or before it."""
    shuffled = list(things)
    for last in range(len(shuffled) - 1, 0, -1):  # as `below` draws, without a generator for each number
        state = (state + _GAMMA) & _MASK
        number = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK  # as `_mixed`, without a call for each number
        number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
        number ^= number >> 31
        # the ceiling of `below` is above all but the `last` highest numbers, so it is hardly ever computed
        while number >= _ALL - last and number >= _ALL - _ALL % (last + 1):
            state = (state + _GAMMA) & _MASK
            number = _mixed(state)
        other = number % (last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return tuple(shuffled), state


def _mixed(state: int) -> int:
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)
