"""The lines of legal actions from fixed points of fixed games are as many as they were.

The numbers are recordings (`suite/line_counts.yaml`), so a red test here says only that some rule is played otherwise
than when they were made. If that is meant, `python tests/support/line_counts.py` records them anew.
"""

from __future__ import annotations

import pytest

from line_counts import Count, counted_anew, lines_of, recorded
from positions import in_auction, in_development, row, rows, seat
from rules import rule
from viceroy.model.editions import EDITIONS


@pytest.mark.parametrize(
    "count", recorded(), ids=lambda count: "{edition}-{players}-{virtual_opponents}-{after}".format(**count)
)
def test_the_lines_are_as_many_as_recorded(count: Count) -> None:
    """As many lines of one action, of two, and so on, as when they were recorded."""
    assert counted_anew(count) == count["lines"]


def test_every_edition_is_recorded() -> None:
    assert {count["edition"] for count in recorded() if count["after"] == 0} == set(EDITIONS)
    assert {count["edition"] for count in recorded() if count["after"] >= 130} == set(EDITIONS)


@rule("R5.1")
def test_lines_of_an_auction_counted_by_hand() -> None:
    """With a blue and a red gem, and a card at either color, there are two bids and a pass: 9 pairs for two."""
    player = seat(gems=(1, 1, 0, 0))
    state = in_auction(player, player, row=row(blue=1, red=2))
    assert [lines_of(state, depth) for depth in (1, 2)] == [3, 9]


@rule("R3.2", "R6.1")
def test_lines_of_a_round_counted_by_hand() -> None:
    """A law or a pass for each of two players; a law laid alone over one card has two places."""
    state = in_development(seat(*rows((33,)), hand=(85,)), seat(*rows((35,)), hand=(86,)))
    assert [lines_of(state, depth) for depth in (1, 2)] == [2, 4]
    # both lay: 2 places, then 2; one lays: 2 places; nobody lays: the next auction begins, with no gem to bid
    assert lines_of(state, 3) == 2 + 2 + 2 + 1
