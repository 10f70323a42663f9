"""What is on a score sheet against what the box holds: warnings, never errors (R1.4-R1.8, R2.2, R8.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import attrs

from viceroy.messages import counted
from viceroy.model.tokens import COLORS, GEMS_PER_PLAYER, NO_GEMS, NO_TOKENS, Gems, Piece, Tokens, pieces_of

if TYPE_CHECKING:
    from viceroy.errors import Path


@attrs.frozen
class Pieces:
    """Pieces of the box that lie at one place of a sheet; `gems` are those of known color."""

    keys: Path
    tokens: Tokens = NO_TOKENS
    attack: int = 0
    gems: Gems = NO_GEMS


_OF_GEMS = "R2.2"
_PLACEHOLDER = "a placeholder may stand for a missing one, R8.3"
_ADVICE = {
    "R1.6": "smaller ones in place of a missing one count as one token, R7.2",
    _OF_GEMS: "infinite gems and those stored on laws count too, R8.2",
}


def box_warnings(found: Iterable[Pieces], players: int) -> Iterator[tuple[Path, str, tuple[Piece, int]]]:
    """Yield a warning for each kind of piece that exceeds its supply, and the place where the sheet does so first.

    With the kind of piece, and how many there are on the sheet. `players` is how many play: the gems of the game depend
    on that (R2.2).
    """
    gems = [Piece(f"{color} gems", GEMS_PER_PLAYER * players, _OF_GEMS, ("gems",), color=color) for color in COLORS]
    counts: Counter[Piece] = Counter()
    passed: dict[Piece, Path] = {}
    for pieces in found:
        tokens = pieces_of(pieces.tokens, pieces.attack)
        for piece, count in (*tokens.items(), *zip(gems, pieces.gems, strict=True)):
            if count:
                counts[piece] += count
                if counts[piece] > piece.supply:
                    passed.setdefault(piece, pieces.keys)
    for piece, keys in passed.items():
        where = f"in a game of {counted(players, 'player')}" if piece.rule == _OF_GEMS else "in the box"
        supply, advice = piece.supply or "none", _ADVICE.get(piece.rule, _PLACEHOLDER)
        warning = f"too many {piece.name}: {counts[piece]} on this sheet, {supply} {where} ({piece.rule}; {advice})"
        yield keys, warning, (piece, counts[piece])
