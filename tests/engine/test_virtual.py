"""What virtual opponents draw (R12.2, C48): chance, which the rules suites write down, follows the rules here."""

from __future__ import annotations

import pytest

from hand_built import RED
from positions import in_auction, play, row, seat, told
from rules import rule
from viceroy.engine.actions import Bid
from viceroy.engine.events import BidsRevealed
from viceroy.engine.state import Rules
from viceroy.model.tokens import Color, Gems

ONE_EACH: Gems = (1, 1, 1, 1)
SINGLES = row(blue=33, red=34, green=35, yellow=36)


@rule("C48", "F73")
def test_virtual_opponents_draw_without_putting_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "box", 1)
    drawn = set()
    for seed in range(150):
        state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=2, seed=seed)
        (revealed,) = told(play(state, Bid(0, RED)), BidsRevealed)
        drawn.add(tuple(color for _, color in revealed.virtual))
    assert len(drawn) == 12  # each of the four colors, and each of the three others after it
    assert all(first is not second for first, second in drawn)


@rule("R12.2")
def test_every_color_is_drawn_alike() -> None:
    """A gem is drawn blindly, and the box holds as many of each color: each comes up about once in four."""
    counts: dict[Color, int] = dict.fromkeys(Color, 0)
    for seed in range(800):
        state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=1, seed=seed)
        (revealed,) = told(play(state, Bid(0, RED)), BidsRevealed)
        counts[revealed.virtual[0][1]] += 1
    assert all(150 < count < 250 for count in counts.values())
