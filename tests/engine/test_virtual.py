"""What virtual opponents draw (R12.2, C48): chance, which the rules suites write down, follows the rules here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs
import pytest

from hand_built import RED
from positions import in_auction, row, seat, told
from rules import rule
from viceroy.engine.actions import Bid
from viceroy.engine.events import BidsRevealed
from viceroy.engine.frame.chance import Chance
from viceroy.engine.reducer import step
from viceroy.engine.state import Rules
from viceroy.model.tokens import Color, Gems

ONE_EACH: Gems = (1, 1, 1, 1)
SINGLES = row(blue=33, red=34, green=35, yellow=36)


def draws(opponents: int, times: int) -> Iterator[tuple[Color, ...]]:
    """Yield what virtual opponents draw beside one player, with one seed after the other."""
    state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=opponents)
    for seed in range(times):
        (revealed,) = told(step(attrs.evolve(state, chance=Chance.from_seed(seed)), Bid(0, RED)), BidsRevealed)
        yield tuple(color for _, color in revealed.virtual)


@rule("C48", "F73")
def test_virtual_opponents_draw_without_putting_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "box", 1)
    drawn = set(draws(2, 150))
    assert len(drawn) == 12  # each of the four colors, and each of the three others after it
    assert all(first is not second for first, second in drawn)


@rule("R12.2")
def test_every_color_is_drawn_alike() -> None:
    """A gem is drawn blindly, and the box holds as many of each color: each comes up about once in four."""
    counts = Counter(draws(1, 800))
    assert len(counts) == 4
    assert all(150 < count < 250 for count in counts.values())
