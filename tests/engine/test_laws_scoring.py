"""Laws that only count at the end, played in the last turn; what each counts is shown with the scoring."""

from __future__ import annotations

import pytest

from law_play import law_items, law_points, line, place, scored
from positions import at_the_end, in_development, play, rows, seat
from rules import rule
from viceroy.engine.actions import PaintBest
from viceroy.model.geometry import Place
from viceroy.scoring.items import Line


@rule("R6.8", "R11.3", "L68", "L79", "L85", "L86", "L87", "L88")
@pytest.mark.parametrize(
    ("law", "points"),
    [
        pytest.param(68, 3, id="68: two characters and itself"),
        pytest.param(79, 0, id="79: no circle"),
        *[pytest.param(law, 4, id=f"{law}: two below") for law in (85, 86, 87, 88)],
    ],
)
def test_a_law_played_in_the_last_turn_counts(law: int, points: int) -> None:
    """It takes effect at the end, however late it came: here on level 2 over two characters."""
    state = in_development(seat(*rows((33, 35)), hand=(law,)), seat(), turn=12)
    assert law_points(scored(place(state, law, 2, 0).state)[0], law) == points


@rule("L85", "L86")
def test_two_neighboring_laws_count_each_for_itself() -> None:
    """Side by side on level 2 over three characters: each touches two of them."""
    state = in_development(seat(*rows((33, 35, 37)), hand=(85, 86)), seat(), turn=12)
    ada = scored(place(place(state, 85, 2, 0).state, 86, 2, 1).state)[0]
    assert (law_points(ada, 85), law_points(ada, 86)) == (4, 4)


@rule("C15", "L79")
def test_law_79_counts_a_circle_that_it_completes_itself() -> None:
    """Its blue bottom edge on two blue corners makes a circle, which brings 2 points and 1 more."""
    state = in_development(seat(*rows((33, 8)), hand=(79,)), seat(), turn=12)
    ada = scored(place(state, 79, 2, 0).state)[0]
    assert (line(ada, Line.CIRCLES), line(ada, Line.LAWS)) == (2, 1)


@rule("C37", "L79")
def test_the_best_painting_takes_law_79_into_account() -> None:
    """Two circles on level 2 are better than one on level 4, as law 79 counts circles.

    Two red gems make either red: the one brings 4 points, the two bring 2 + 2, and no other circle can become red.
    """
    laid = rows((17, 45, 16, 63, 79), (32, 56, 13), (7, 6), (55,))
    state = play(at_the_end(seat(*laid, gems=(0, 2, 0, 0)), seat()), PaintBest(0)).state
    ada = scored(state)[0]
    assert (line(ada, Line.CIRCLES), line(ada, Line.LAWS)) == (4, 2)
    assert [circle.place for circle in ada.painting.circles] == [Place(2, 0), Place(2, 2)]


@rule("R10.1", "R11.3")
def test_cards_of_the_hand_neither_score_nor_are_counted() -> None:
    """Hands are discarded first: law 68 counts the two cards of the pyramid, and the laws held bring nothing."""
    state = in_development(seat(*rows((33,)), hand=(5, 68, 75, 79, 85)), seat(), turn=12)
    ada = scored(place(state, 68, 1, 1).state)[0]
    assert [(item.card.number, item.points) for item in law_items(ada)] == [(68, 2)]


@rule("R11.3")
def test_laws_bring_points_to_their_own_player_only() -> None:
    ben = seat(*rows((35, 37, 38)))
    state = in_development(seat(*rows((33,)), hand=(68,)), ben, turn=12)
    ada, other = scored(place(state, 68, 1, 1).state)
    assert law_points(ada, 68) == 2
    assert law_items(other) == ()
