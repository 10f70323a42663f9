"""The score of a finished game; painting and what it brings stand in the rules suites (A10)."""

from __future__ import annotations

import pytest

from positions import all_pass, in_development, on, seat
from viceroy.engine.reducer import score
from viceroy.model.geometry import Place
from viceroy.scoring.items import CircleItem


def test_a_running_game_has_no_score() -> None:
    with pytest.raises(ValueError, match="not over"):
        score(in_development(seat(), seat(), turn=12))


def test_places_of_a_score_count_from_the_leftmost_card() -> None:
    """A circle at place -2 of a pyramid that grew to the left is at place 0 of the score, where it begins at -2."""
    laid = (on(1, -2, 3), on(1, -1, 5), on(1, 0, 35), on(2, -2, 63))
    state = all_pass(in_development(seat(*laid), seat(), turn=12)).state
    (circle,) = [item for item in score(state).players[0].items if isinstance(item, CircleItem)]
    assert (circle.place, circle.points) == (Place(2, 0), 2)
