"""Wrong types given to what `viceroy` offers: the error names what is wanted, and none fails from inside."""

from __future__ import annotations

import pytest

import viceroy

STATE = viceroy.new_game(2, seed=7)
VIEW = viceroy.view(STATE, 0)


def test_the_message_names_the_parameter() -> None:
    with pytest.raises(TypeError, match="needs an int or None for iterations, not a value of str"):
        viceroy.hint(VIEW, iterations="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a str for text, not a value of int"):
        viceroy.read_action(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a Pyramid, not a value of int"):
        viceroy.pyramid_text(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs an item of a score, not a value of int"):
        viceroy.reason(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs an int for seed, not a value of NoneType"):
        viceroy.try_card_set("printed", 1, seed=None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a GameState, not a value of str"):
        viceroy.step("x", VIEW.legal[0])  # type: ignore[arg-type]


def test_a_session_and_a_narrator_are_made_of_the_right_things() -> None:
    with pytest.raises(TypeError, match="needs a GameRecord, not a value of GameState"):
        viceroy.Session(STATE, ())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a tuple of names for players, not a value of int"):
        viceroy.Narrator(2, STATE.rules.card_set)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a CardSet, not a value of str"):
        viceroy.Narrator(("Ada", "Ben"), "printed")  # type: ignore[arg-type]
