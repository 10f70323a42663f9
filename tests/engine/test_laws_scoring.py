"""Laws that only count at the end, played in the last turn: 68, 75, 79 and 85 to 88, and law 74 and 72 beside them."""

from __future__ import annotations

import pytest

from hand_built import BLUE, RED
from law_play import law_items, law_points, line, place, scored
from positions import at_the_end, in_development, on, play, rows, seat
from rules import rule
from viceroy.engine.actions import PaintBest, PaintSection
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Section
from viceroy.model.tokens import CircleBonus, Tokens
from viceroy.scoring.score import Line

ADJACENT = (85, 86, 87, 88)
SET = Tokens(science=1, magic=1, defense=1)

# -- L68 ---------------------------------------------------------------------------------------------------------------


@rule("L68")
def test_law_68_counts_every_card_itself_and_other_laws_too() -> None:
    """Two characters, law 75 and law 68 itself: 4 points."""
    state = in_development(seat(*rows((33, 35, 75)), hand=(68,)), seat(), turn=12)
    assert law_points(scored(place(state, 68, 1, 3).state)[0], 68) == 4


@rule("L68")
def test_law_68_counts_tucked_cards() -> None:
    """A law under a law and a character under a law count, on top of the four that are visible."""
    laid = (*rows((33, 35)), on(1, 2, 72, tucked=(3, 75)))
    state = in_development(seat(*laid, hand=(68,)), seat(), turn=12)
    assert law_points(scored(place(state, 68, 2, 0).state)[0], 68) == 6


@rule("R10.1", "L68")
def test_law_68_counts_no_card_of_the_hand() -> None:
    """Hands are discarded before anything is counted."""
    state = in_development(seat(*rows((33,)), hand=(5, 68, 70)), seat(), turn=12)
    assert law_points(scored(place(state, 68, 1, 1).state)[0], 68) == 2


# -- L75 ---------------------------------------------------------------------------------------------------------------


@rule("L75")
def test_law_75_adds_three_points_to_each_set() -> None:
    """Two sets bring 24 under sets and 6 more under laws."""
    laid = (on(1, 0, 33, tokens=SET), on(1, 1, 35, tokens=SET))
    state = in_development(seat(*laid, hand=(75,)), seat(), turn=12)
    ada = scored(place(state, 75, 1, 2).state)[0]
    assert (line(ada, Line.SETS), line(ada, Line.LAWS)) == (24, 6)


@rule("L75")
def test_law_75_counts_complete_sets_only() -> None:
    """Five magic, five science and one defense are one set."""
    laid = (on(1, 0, 33, tokens=Tokens(magic=5, science=5, defense=1)),)
    state = in_development(seat(*laid, hand=(75,)), seat(), turn=12)
    assert law_points(scored(place(state, 75, 1, 1).state)[0], 75) == 3


@rule("L75")
def test_law_75_without_a_set_is_worth_nothing() -> None:
    """It is worked out from the sets, and there are none."""
    state = in_development(seat(on(1, 0, 33, tokens=Tokens(magic=5)), hand=(75,)), seat(), turn=12)
    assert law_points(scored(place(state, 75, 1, 1).state)[0], 75) == 0


# -- L79 ---------------------------------------------------------------------------------------------------------------


@rule("L79")
def test_law_79_adds_a_point_to_each_circle_and_each_infinite_gem() -> None:
    """One red circle on level 2 and two infinite gems on level 1: 2 and 2, and 3 more under laws."""
    laid = (on(1, 0, 14, infinite=(BLUE, RED)), *rows((), (48,)), on(1, 1, 5))
    state = in_development(seat(*laid, hand=(79,)), seat(), turn=12)
    ada = scored(place(state, 79, 1, 2).state)[0]
    assert (line(ada, Line.CIRCLES), line(ada, Line.INFINITE_GEMS), line(ada, Line.LAWS)) == (2, 2, 3)


@rule("L79")
def test_law_79_is_not_raised_by_circle_bonuses() -> None:
    """The extra point is 1, whatever bonus the color has; the bonus stays with circles and infinite gems."""
    bonus = Tokens(circle_bonus=(CircleBonus(RED, 4),))
    laid = (on(1, 0, 33, infinite=(RED,), tokens=bonus),)
    state = in_development(seat(*laid, hand=(79,)), seat(), turn=12)
    ada = scored(place(state, 79, 1, 1).state)[0]
    assert (line(ada, Line.INFINITE_GEMS), line(ada, Line.LAWS)) == (5, 1)


@rule("C15", "L79")
def test_law_79_counts_a_circle_that_it_completes_itself() -> None:
    """Its blue bottom edge on two blue corners makes a circle, which brings 2 points and 1 more."""
    state = in_development(seat(*rows((33, 8)), hand=(79,)), seat(), turn=12)
    ada = scored(place(state, 79, 2, 0).state)[0]
    assert (line(ada, Line.CIRCLES), line(ada, Line.LAWS)) == (2, 1)


@rule("C37", "L79")
def test_law_79_counts_painted_circles() -> None:
    """One red gem makes the third corner red; the circle brings 2 points, and 1 more under laws."""
    laid = (*rows((14, 8), (48,)), on(1, 2, 79))
    state = at_the_end(seat(*laid, gems=(0, 1, 0, 0)), seat())
    painted = scored(state, painter=PaintSection(0, Place(2, 0), Section.RIGHT, RED))[0]
    plain = scored(state)[0]
    assert (line(painted, Line.CIRCLES), line(painted, Line.LAWS)) == (2, 1)
    assert (line(plain, Line.CIRCLES), line(plain, Line.LAWS)) == (0, 0)


@rule("C37", "L79")
def test_the_best_painting_takes_law_79_into_account() -> None:
    """Two circles on level 2 are better than one on level 4, as law 79 counts circles.

    Two red gems make either red: the one brings 4 points, the two bring 2 + 2, and no other circle can become red.
    """
    laid = (*rows((17, 45, 16, 63), (32, 56, 13), (7, 6), (55,)), on(1, 4, 79))
    state = play(at_the_end(seat(*laid, gems=(0, 2, 0, 0)), seat()), PaintBest(0)).state
    ada = scored(state)[0]
    assert (line(ada, Line.CIRCLES), line(ada, Line.LAWS)) == (4, 2)
    assert [circle.place for circle in ada.painting.circles] == [Place(2, 0), Place(2, 2)]


# -- L85 to L88 --------------------------------------------------------------------------------------------------------


@rule("L85", "L86", "L87", "L88", "D34")
@pytest.mark.parametrize("law", ADJACENT)
def test_a_law_in_the_middle_touches_six_characters(law: int) -> None:
    """Two beside it, two below, two above: 12 points."""
    laid = (*rows((33, 35, 37, 38), (39,)), on(2, 2, 42), on(2, 1, law), on(3, 0, 43), on(3, 1, 46))
    state = at_the_end(seat(*laid), seat())
    assert law_points(scored(state)[0], law) == 12


@rule("L85", "L86", "L87", "L88")
@pytest.mark.parametrize("law", ADJACENT)
def test_a_law_at_the_end_of_level_1_touches_one_character(law: int) -> None:
    """Beside the only card: 2 points."""
    state = in_development(seat(*rows((33,)), hand=(law,)), seat(), turn=12)
    assert law_points(scored(place(state, law, 1, 1).state)[0], law) == 2


@rule("L85", "L86", "L87", "L88")
@pytest.mark.parametrize("law", ADJACENT)
def test_adjacent_laws_do_not_count(law: int) -> None:
    """Characters only: law 75 beside it brings nothing, card 33 below brings 2."""
    state = in_development(seat(*rows((33, 75)), hand=(law,)), seat(), turn=12)
    assert law_points(scored(place(state, law, 2, 0).state)[0], law) == 2


@rule("L85", "L86", "L87", "L88")
@pytest.mark.parametrize("law", ADJACENT)
def test_tucked_characters_are_not_adjacent(law: int) -> None:
    """Two characters under the neighboring law do not count; those beside and below do."""
    laid = (*rows((33, 35)), on(1, 2, 72, tucked=(3, 5)))
    state = in_development(seat(*laid, hand=(law,)), seat(), turn=12)
    assert law_points(scored(place(state, law, 2, 1).state)[0], law) == 2


@rule("L85", "L86")
def test_two_neighboring_laws_count_each_for_itself() -> None:
    """Side by side on level 2 over three characters: each touches two of them."""
    state = in_development(seat(*rows((33, 35, 37)), hand=(85, 86)), seat(), turn=12)
    ada = scored(place(place(state, 85, 2, 0).state, 86, 2, 1).state)[0]
    assert (law_points(ada, 85), law_points(ada, 86)) == (4, 4)


# -- all of them -------------------------------------------------------------------------------------------------------


@rule("R11.3")
def test_laws_of_the_hand_score_nothing() -> None:
    """Only what lies in the pyramid counts."""
    state = in_development(seat(*rows((33,)), hand=(68, 75, 79, 85)), seat(), turn=12)
    assert law_items(scored(state)[0]) == ()


@rule("R11.3")
def test_laws_bring_points_to_their_own_player_only() -> None:
    """Ben scores nothing for Ada's law, and Ada's counts nothing of Ben's cards."""
    ben = seat(*rows((35, 37, 38)))
    state = in_development(seat(*rows((33,)), hand=(68,)), ben, turn=12)
    ada, other = scored(place(state, 68, 1, 1).state)
    assert law_points(ada, 68) == 2
    assert law_items(other) == ()
