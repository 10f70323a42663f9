"""The end of a game: hands discarded, painting as actions or the best one, and the score of a finished game (A10)."""

from __future__ import annotations

import pytest

from hand_built import BLUE, GREEN, RED, YELLOW
from positions import DEFAULTS, all_pass, gems_of_each_color, in_development, on, play, refusal, rows, seat, told
from rules import rule
from viceroy.engine.actions import Done, PaintBest, PaintSection, Pass
from viceroy.engine.events import CircleClosed, GameEnded, GemsTaken, HandDiscarded
from viceroy.engine.reducer import legal_actions, score, to_act
from viceroy.engine.state import GameState
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Section
from viceroy.model.tokens import Gems, Tokens, gems
from viceroy.scoring.items import CircleItem, Line

CIRCLE = Place(2, 0)
MIXED = rows((3, 5), (33,))
"""A circle of two red sections, left and right, and two yellow ones at the bottom."""
PURE = rows((3, 5), (63,))
"""A red circle."""


def finish(*laid: PlacedCard, purse: Gems, repaint: bool = True, attack: int = 0) -> GameState:
    """The moment after the last round of turn 12; seat 1 has nothing to paint."""
    edition = DEFAULTS.with_options(repaint_pure_circles=repaint)
    state = in_development(
        seat(*laid, gems=purse, hand=(70,)), seat(hand=(71,), attack=attack), turn=12, edition=edition
    )
    return all_pass(state).state


def paints(state: GameState) -> set[tuple[Section, str]]:
    """What seat 0 may paint."""
    return {(act.section, act.color.value) for act in legal_actions(state, 0) if isinstance(act, PaintSection)}


def line(state: GameState, which: Line, seat_: int = 0) -> int:
    return sum(item.points for item in score(state).players[seat_].items if item.line is which)


@rule("R10.1")
def test_hands_are_discarded_and_screens_come_off() -> None:
    """After turn 12 all hand cards are discarded, for all to see."""
    state = in_development(seat(hand=(70,)), seat(hand=(5, 71), gems=gems(red=2), attack=1), turn=12)
    done = play(state, Pass(0), Pass(1))
    assert told(done, HandDiscarded) == (
        HandDiscarded(0, (70,), (0, 0, 0, 0), 0), HandDiscarded(1, (5, 71), gems(red=2), 1)
    )  # fmt: skip
    assert [held.hand for held in done.state.seats] == [(), ()]
    assert {5, 70, 71} <= set(done.state.discarded)


@rule("R10.2")
def test_a_game_in_which_nothing_can_be_painted_is_over() -> None:
    done = all_pass(in_development(seat(), seat(), turn=12))
    assert told(done, GameEnded)
    assert to_act(done.state) == ()
    assert refusal(done.state, Pass(0)).code is RefusalCode.GAME_OVER


@rule("R10.2", "C35")
def test_a_gem_gives_a_section_its_color() -> None:
    """Two red gems on the yellow sections make a red circle of level 2; sections keep their own color."""
    state = finish(*MIXED, purse=gems(red=2))
    assert paints(state) == {(Section.BOTTOM_LEFT, "red"), (Section.BOTTOM_RIGHT, "red")}
    state = play(state, PaintSection(0, CIRCLE, Section.BOTTOM_LEFT, RED)).state
    assert state.seats[0].gems == gems(red=1)
    state = play(state, PaintSection(0, CIRCLE, Section.BOTTOM_RIGHT, RED)).state
    assert state.is_over
    assert line(state, Line.CIRCLES) == 2


@rule("C35")
def test_own_color_and_second_gem_are_refused() -> None:
    state = finish(*MIXED, purse=gems(red=2, blue=2))
    assert refusal(state, PaintSection(0, CIRCLE, Section.LEFT, RED)).code is RefusalCode.OWN_COLOR
    state = play(state, PaintSection(0, CIRCLE, Section.BOTTOM_LEFT, RED)).state
    again = PaintSection(0, CIRCLE, Section.BOTTOM_LEFT, BLUE)
    assert refusal(state, again).code is RefusalCode.PAINTED_TWICE
    assert refusal(state, PaintSection(0, Place(3, 0), Section.LEFT, RED)).code is RefusalCode.NO_SECTION
    assert refusal(state, PaintSection(0, CIRCLE, Section.LEFT, GREEN)).code is RefusalCode.NO_GEM


@rule("R10.2", "C35")
def test_a_circle_may_be_painted_in_a_new_color() -> None:
    state = finish(*MIXED, purse=gems(green=4))
    for section in Section:
        state = play(state, PaintSection(0, CIRCLE, section, GREEN)).state
    assert state.is_over
    assert line(state, Line.CIRCLES) == 2


@rule("C35")
def test_an_unfinished_circle_may_be_left() -> None:
    state = finish(*MIXED, purse=gems(red=2))
    state = play(state, PaintSection(0, CIRCLE, Section.BOTTOM_LEFT, RED), Done(0)).state
    assert state.is_over
    assert line(state, Line.CIRCLES) == 0


@rule("B12")
def test_a_pure_circle_may_be_painted_over() -> None:
    """With `repaint_pure_circles` on, a red circle may be painted blue, which a blue bonus can make worth it."""
    state = finish(*PURE, purse=gems(blue=4))
    assert paints(state) == {(section, "blue") for section in Section}


@rule("B12")
def test_a_pure_circle_may_have_to_stay() -> None:
    """With `repaint_pure_circles` off and no other circle nothing can be painted, and the game is over."""
    state = finish(*PURE, purse=gems(blue=4), repaint=False)
    assert state.is_over
    assert line(state, Line.CIRCLES) == 2


@rule("C35", "B12")
def test_pure_means_before_any_painting() -> None:
    """With `repaint_pure_circles` off, a mixed circle that two gems made red may be painted further."""
    state = finish(*MIXED, purse=gems(red=2, blue=1), repaint=False)
    state = play(state, PaintSection(0, CIRCLE, Section.BOTTOM_LEFT, RED)).state
    state = play(state, PaintSection(0, CIRCLE, Section.BOTTOM_RIGHT, RED)).state
    assert PaintSection(0, CIRCLE, Section.LEFT, BLUE) in legal_actions(state, 0)


@rule("B12")
def test_a_pure_circle_beside_a_mixed_one_is_refused() -> None:
    """With `repaint_pure_circles` off, the mixed circle can be painted, the pure one is refused by that rule."""
    state = finish(*rows((3, 5, 35), (63, 33)), purse=gems(blue=4), repaint=False)
    assert refusal(state, PaintSection(0, CIRCLE, Section.LEFT, BLUE)).code is RefusalCode.PURE_CIRCLE
    assert PaintSection(0, Place(2, 1), Section.BOTTOM_LEFT, BLUE) in legal_actions(state, 0)


@rule("R10.2", "C36", "F56")
def test_infinite_and_stored_gems_do_not_paint() -> None:
    laid = (on(1, 0, 3, infinite=(RED,)), on(1, 1, 5), on(2, 0, 33), on(1, 2, 76, stored=gems(red=2)))
    assert finish(*laid, purse=(0, 0, 0, 0)).is_over


@rule("R10.2", "R13.2", "F56")
def test_painting_gains_no_gem() -> None:
    state = finish(*MIXED, purse=gems(red=2))
    done = play(
        state, PaintSection(0, CIRCLE, Section.BOTTOM_LEFT, RED), PaintSection(0, CIRCLE, Section.BOTTOM_RIGHT, RED)
    )
    assert not told(done, CircleClosed)
    assert not told(done, GemsTaken)
    assert done.state.seats[0].gems == (0, 0, 0, 0)
    assert done.state.bank == state.bank
    assert gems_of_each_color(done.state) == (8, 8, 8, 8)


@rule("C38")
def test_the_best_painting_on_request() -> None:
    done = play(finish(*MIXED, purse=gems(red=2, blue=1)), PaintBest(0)).state
    assert done.is_over
    assert line(done, Line.CIRCLES) == 2
    assert done.seats[0].gems == gems(blue=1)


@rule("C38")
def test_the_best_painting_starts_from_an_unpainted_pyramid() -> None:
    state = finish(*MIXED, purse=gems(red=2))
    state = play(state, PaintSection(0, CIRCLE, Section.BOTTOM_LEFT, RED)).state
    assert refusal(state, PaintBest(0)).code is RefusalCode.BEST_TOO_LATE


@rule("C38")
def test_players_paint_in_any_order() -> None:
    """Painting shares nothing, so either player may go first, or in between."""
    two = in_development(seat(*MIXED, gems=gems(red=2)), seat(*rows((7, 9), (35,)), gems=gems(blue=4)), turn=12)
    state = all_pass(two).state
    assert to_act(state) == (0, 1)
    first = play(state, Done(1), PaintBest(0)).state
    other = play(state, PaintBest(0), Done(1)).state
    assert first == other
    assert first.is_over


@rule("R11.7")
def test_attack_tokens_left_behind_screens_count() -> None:
    """The opponent kept two attack tokens and the player has one defense token: 4 points less."""
    laid = (on(1, 0, 9, tokens=Tokens(defense=1)),)
    state = finish(*laid, purse=(0, 0, 0, 0), attack=2)
    assert line(state, Line.ATTACK) == -4
    assert line(state, Line.ATTACK, 1) == 0


@rule("C42")
def test_virtual_opponents_own_no_attack_tokens() -> None:
    state = in_development(seat(attack=3), turn=12, virtual_opponents=2)
    done = all_pass(state).state
    (only,) = score(done).players
    assert only.total == 0


def test_a_running_game_has_no_score() -> None:
    with pytest.raises(ValueError, match="not over"):
        score(in_development(seat(), seat(), turn=12))


def test_places_of_a_score_count_from_the_leftmost_card() -> None:
    """A circle at place -2 of a pyramid that grew to the left is at place 0 of the score, where it begins at -2."""
    laid = (on(1, -2, 3), on(1, -1, 5), on(1, 0, 35), on(2, -2, 63))
    state = finish(*laid, purse=gems(yellow=0))
    (circle,) = [item for item in score(state).players[0].items if isinstance(item, CircleItem)]
    assert (circle.place, circle.points) == (Place(2, 0), 2)


@rule("D39")
def test_the_integrated_example_scores_as_counted_by_hand() -> None:
    """D39's lines out of a played pyramid: circles, infinite gems, power, magic, sets and the penalty."""
    laid = (
        on(1, 0, 3, tokens=Tokens(power=(12, 3))),
        on(1, 1, 5, tokens=Tokens(magic=3, magic_bonus=(5, 2), defense=2, science=3)),
        on(2, 0, 63, infinite=(YELLOW,)),
    )
    state = finish(*laid, purse=(0, 0, 0, 0), attack=5)
    points = {which: line(state, which) for which in Line}
    assert points[Line.CIRCLES] == 2
    assert points[Line.INFINITE_GEMS] == 2
    assert points[Line.POWER] == 15
    assert points[Line.MAGIC] == 21
    assert points[Line.SETS] == 24
    assert points[Line.ATTACK] == -12
    assert score(state).players[0].total == 2 + 2 + 15 + 21 + 24 - 12
