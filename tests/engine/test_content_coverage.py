"""Everything that the printed game holds is reached: every card on every level, every option, event, task and refusal.

`VICEROY_TOURS` is how many tours are made, one if it is not set: each has a seed of its own and must reach everything.
"""

from __future__ import annotations

import os

import pytest

from content_coverage import Tour, goals
from effort import slow
from positions import printed

TOURS = int(os.environ.get("VICEROY_TOURS", "1"))
ROUNDS = 40


@slow
@pytest.mark.parametrize("seed", range(TOURS))
def test_everything_is_reached(seed: int) -> None:
    """Within a few rounds of steered games and positions nothing is missing."""
    assert Tour(seed).run(ROUNDS) == set()


def test_all_there_is_to_reach() -> None:
    """Characters on five levels, laws on four (law 66 under characters of five), and the 24 options of eight laws."""
    found = goals(printed())
    assert sum(goal[0] == "card" for goal in found) == 64 * 5 + 24 * 4 + 1
    assert sum(goal[0] == "choice" for goal in found) == 24
