"""Bots, and games that they play."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from viceroy.bots import RandomBot, play_out
from viceroy.engine.actions import Action, Done, PaintBest, PaintSection, Pass
from viceroy.engine.reducer import check, legal_actions, to_act
from viceroy.engine.views import GameView
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Section
from viceroy.model.tokens import Color
from viceroy.sessions.new_game import start_game


def test_a_bot_makes_the_same_choices_again() -> None:
    """Two bots of one seed choose alike; a bot of another seed does not, over a hundred choices out of three."""
    choices = (Pass(0), Pass(1), Pass(2))
    first, second, other = RandomBot(7), RandomBot(7), RandomBot(8)
    chosen = [first.choose(choices) for _ in range(100)]
    assert [second.choose(choices) for _ in range(100)] == chosen
    assert [other.choose(choices) for _ in range(100)] != chosen
    assert set(chosen) == set(choices)


def test_a_bot_paints_as_well_as_can_be() -> None:
    paint = PaintSection(0, Place(2, 0), Section.LEFT, Color.RED)
    assert RandomBot(1).choose((paint, PaintBest(0), Done(0))) == PaintBest(0)


def test_nothing_to_choose_from_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        RandomBot(1).choose(())


@pytest.mark.parametrize("edition", ["french", "english", "german", "italian", "portuguese"])
def test_a_game_of_bots_is_a_game(edition: str) -> None:
    """Every step follows from a legal action of a seat that owed a choice, and after turn 12 the game is over."""
    steps = list(play_out(start_game(3, seed=11, edition=edition), RandomBot(11)))
    assert all(to_act(step.state) for step in steps[:-1])
    last = steps[-1].state
    assert (last.turn, last.is_over, to_act(last)) == (12, True, ())
    assert legal_actions(last, 0) == ()
    refusal = check(last, Pass(0))
    assert refusal is not None
    assert refusal.code == "game-over"


def test_each_seat_has_its_bot_or_one_bot_has_all() -> None:
    calls: list[int] = []

    class Counting(RandomBot):
        def choose(self, view: GameView | Sequence[Action]) -> Action:
            assert isinstance(view, GameView)
            assert view.seat is not None
            calls.append(view.seat)
            return super().choose(view)

    *_, last = play_out(start_game(2, seed=5), RandomBot(5), Counting(6))
    assert last.state.is_over
    assert set(calls) == {1}
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        next(play_out(start_game(3, seed=5), RandomBot(5), RandomBot(6)))
