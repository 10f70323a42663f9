"""What is on a score sheet against what the box holds: warnings, never errors (R1.4-R1.8, R2.2, R8.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import attrs

from viceroy.model.tokens import (
    ATTACK_AND_DEFENSE,
    CIRCLE_BONUSES,
    COLORS,
    GEMS_PER_PLAYER,
    LARGE_MAGIC_BONUSES,
    MAGIC_AND_SCIENCE,
    NO_GEMS,
    NO_TOKENS,
    POWER_TOKENS,
    SMALL_MAGIC_BONUSES,
    Gems,
    Tokens,
)

if TYPE_CHECKING:
    from viceroy.plaindata.faults import Path


@attrs.frozen
class Found:
    """Pieces of the box, and where they are on a sheet. `gems` are those of known color, wherever they lie."""

    keys: Path
    tokens: Tokens = NO_TOKENS
    attack: int = 0
    gems: Gems = NO_GEMS


@attrs.frozen
class _Kind:
    """One kind of piece, how many of it there are, and what is to be said about that."""

    name: str
    supply: int
    where: str
    remark: str

    def warning(self, count: int) -> str:
        """Say that `count` of them are too many."""
        return f"too many {self.name}: {count} on this sheet, {self.supply or 'none'} {self.where} ({self.remark})"


def box_warnings(found: Iterable[Found], players: int) -> Iterator[tuple[Path, str]]:
    """Yield a warning for each kind of piece of which there is more than there can be, where the sheet passes it.

    `players` is how many play: the gems of the game depend on that (R2.2).
    """
    counts: dict[_Kind, int] = {}
    passed: dict[_Kind, Path] = {}
    for pieces in found:
        for kind, count in _pieces(pieces, players):
            counts[kind] = counts.get(kind, 0) + count
            if counts[kind] > kind.supply:
                passed.setdefault(kind, pieces.keys)
    for kind, keys in passed.items():
        yield keys, kind.warning(counts[kind])


def _pieces(found: Found, players: int) -> Iterator[tuple[_Kind, int]]:
    tokens = found.tokens
    yield _MAGIC_AND_SCIENCE, tokens.magic + tokens.science
    yield _ATTACK_AND_DEFENSE, tokens.defense + found.attack
    for value in tokens.power:
        yield _power(value), 1
    for value in tokens.magic_bonus:
        yield _magic_bonus(value), 1
    for color, value in tokens.circle_bonus:
        yield _box(f"{color} circle bonuses +{value}", CIRCLE_BONUSES.get(value, 0), "R1.8"), 1
    for color in COLORS:
        if found.gems[color.position]:
            yield _gems(color, players), found.gems[color.position]


def _box(name: str, supply: int, rule: str, advice: str = "a placeholder may stand for a missing one, R8.3") -> _Kind:
    return _Kind(name, supply, "in the box", f"{rule}; {advice}")


_MAGIC_AND_SCIENCE = _box("magic and science tokens", MAGIC_AND_SCIENCE, "R1.5")
_ATTACK_AND_DEFENSE = _box("attack and defense tokens", ATTACK_AND_DEFENSE, "R1.5")


def _power(value: int) -> _Kind:
    advice = "smaller ones in place of a missing one count as one token, R7.2"
    return _box(f"power tokens of {value}", POWER_TOKENS.get(value, 0), "R1.6", advice)


def _magic_bonus(value: int) -> _Kind:
    if value in (2, 3):
        return _box("magic bonuses +2 and +3", SMALL_MAGIC_BONUSES, "R1.7")
    return _box(f"magic bonuses +{value}", LARGE_MAGIC_BONUSES if value == 5 else 0, "R1.7")


def _gems(color: str, players: int) -> _Kind:
    supply = GEMS_PER_PLAYER * players
    game = f"in a game of {players} player{'s' if players > 1 else ''}"
    return _Kind(f"{color} gems", supply, game, "R2.2; infinite gems and those stored on laws count too, R8.2")
