"""Parts: the named pieces of an observation, and how they are put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

import attrs


@attrs.frozen
class Part:
    """A piece of an observation: `prod(shape)` numbers from `offset` on, the last dimension first to change.

    >>> from viceroy import codec
    >>> [(part.name, part.shape, part.size) for part in codec.PARTS if part.name in ("bank", "turn")]
    [('turn', (1,), 1), ('bank', (4,), 4)]
    """

    name: str  # as `bank`
    offset: int  # where it begins
    shape: tuple[int, ...]  # its dimensions
    meaning: str  # what the numbers say

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def parts_of(described: Iterable[tuple[str, tuple[int, ...], str]]) -> tuple[Part, ...]:
    """Return parts that follow each other, from their names, shapes and meanings."""
    parts, offset = list[Part](), 0
    for name, shape, meaning in described:
        parts.append(Part(name, offset, shape, meaning))
        offset += prod(shape)
    return tuple(parts)


def share(count: float, scale: float) -> float:
    """Return a number as a share of a scale, at most 1 and at least -1.

    >>> share(3, 12), share(20, 12), share(-20, 12)
    (0.25, 1.0, -1.0)
    """
    return max(-1.0, min(1.0, count / scale))


def one_of(position: int | None, size: int) -> list[float]:
    """Return a 1 at a position and 0 elsewhere; only zeros for None.

    >>> one_of(1, 3), one_of(None, 2)
    ([0.0, 1.0, 0.0], [0.0, 0.0])
    """
    ones = [0.0] * size
    if position is not None:
        ones[position] = 1.0
    return ones


def shares(counts: Sequence[float], scale: float) -> list[float]:
    """Return numbers as shares of a scale."""
    return [share(count, scale) for count in counts]
