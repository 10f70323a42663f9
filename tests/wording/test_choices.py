"""Choices in English: what a seat is asked, and what each of its actions does."""

from __future__ import annotations

import random

import pytest

import viceroy
from hand_built import RED
from positions import in_auction, in_development, laid, on, seat
from rules import rule
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy import GameState, actions, choice_text, prompt_text, view
from viceroy.model.tokens import gems

every_game = pytest.mark.parametrize("game", range(GAMES))


def told(state: GameState, index: int) -> tuple[str, list[str]]:
    """Return the question of a seat, and its choices."""
    seen = view(state, index)
    return prompt_text(seen), [choice_text(seen, action) for action in seen.legal]


@every_game
def test_the_choices_of_a_seat_read_differently(game: int) -> None:
    """A player can tell all choices apart by their sentences, but for equal options of a law; each is one line."""
    for state in sampled(game):
        for index in state.to_act:
            question, choices = told(state, index)
            assert question.endswith(("?", ")", "."))
            may_be_equal = isinstance(view(state, index).legal[0], actions.ChooseOption)
            assert choices
            assert may_be_equal or len({*choices}) == len(choices)
            assert all(text and text.isprintable() for text in (question, *choices))


@every_game
def test_a_choice_tells_nothing_of_what_is_hidden(game: int) -> None:
    """Where all that a seat cannot know is changed, it reads the same."""
    rng = random.Random(game)
    for state in sampled(game):
        for index in state.to_act:
            assert told(scrambled(state, index, rng), index) == told(state, index)


@rule("R7.9")
def test_a_place_tells_its_cost_and_what_it_brings() -> None:
    """The Captain costs a green gem on level 1, and brings a card."""
    state = laid(in_development(seat(on(1, 0, 33), gems=gems(green=1), hand=(32,)), seat()), 32)
    question, choices = told(state, 0)
    assert question == "Where do you place 32 Captain?"
    assert choices[0] == "level 1, left end: pay 1 green; get 1 card drawn from a deck of your choice"


def test_what_is_not_to_be_chosen_has_no_words() -> None:
    """Not what is illegal, not what another seat may do, and not what is no action; nobody asks a spectator."""
    state = in_auction(seat(gems=gems(red=1)), seat(gems=gems(red=1)))
    seen = view(state, 0)
    assert actions.Bid(0, RED) in seen.legal
    for other in (actions.Bid(1, RED), actions.Lay(0, 32), actions.ChooseOption(0, 1)):
        with pytest.raises(ValueError, match="none of the actions that are legal in this view"):
            choice_text(seen, other)
    with pytest.raises(TypeError, match="needs an action, not a value of"):
        choice_text(seen, "0 pass")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="owes no choice"):
        prompt_text(view(state, None))
    with pytest.raises(ValueError, match="owes no choice"):
        prompt_text(view(viceroy.reduce(state, actions.Bid(0, RED)), 0))
