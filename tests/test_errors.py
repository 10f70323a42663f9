"""Problems, exceptions and the parts of their messages; and the errors for values of a wrong type."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import viceroy
from viceroy import errors
from viceroy.errors import BadFile, Code, Problem, Refusal, RefusalCode, Severity, ViceroyError, errors_of, problem_at
from viceroy.messages import columns, did_you_mean, harmless, joined, shown
from viceroy.sessions.session import UndoBarrier

# -- errors -----------------------------------------------------------------------------------------------------------
# Problems: mistakes as data, and as a person reads them; and the exceptions that carry them.

ERROR = Problem("set.yaml", 3, 5, Severity.ERROR, Code.UNKNOWN_KEY, "unknown key 'colour'")
WARNING = Problem("set.yaml", 9, 1, Severity.WARNING, Code.BOX_COUNT, "more tokens than the box holds")


def test_an_error_reads_as_file_line_column_and_message() -> None:
    """As compilers write it, so that editors jump to the place."""
    assert str(ERROR) == "set.yaml:3:5: unknown key 'colour'"


def test_a_warning_says_that_it_is_one() -> None:
    assert str(WARNING) == "set.yaml:9:1: more tokens than the box holds [warning]"


def test_the_excerpt_stands_under_the_message() -> None:
    shown = Problem("a.yaml", 1, 3, Severity.ERROR, Code.WRONG_TYPE, "no", excerpt="x: y\n   ^")
    assert str(shown) == "a.yaml:1:3: no\nx: y\n   ^"


def test_the_excerpt_takes_no_part_in_comparisons() -> None:
    bare = Problem("a.yaml", 1, 3, Severity.ERROR, Code.WRONG_TYPE, "no")
    assert bare == Problem("a.yaml", 1, 3, Severity.ERROR, Code.WRONG_TYPE, "no", excerpt="x: y\n   ^")
    assert bare != Problem("a.yaml", 1, 4, Severity.ERROR, Code.WRONG_TYPE, "no")


def test_warnings_never_count_as_errors() -> None:
    assert (ERROR.is_error, WARNING.is_error) == (True, False)
    assert errors_of([WARNING, ERROR]) == (ERROR,)


def test_a_bad_file_tells_everything_at_once() -> None:
    with pytest.raises(ViceroyError, match="unknown key") as caught:
        raise BadFile(problem for problem in (ERROR, WARNING))
    assert isinstance(caught.value, BadFile)
    assert caught.value.problems == (ERROR, WARNING)
    assert str(caught.value) == f"{ERROR}\n{WARNING}"


def test_codes_are_lower_case_words() -> None:
    values = [code.value for code in Code]
    assert all(value.replace("-", "").isalnum() and value == value.lower() for value in values)
    assert len(set(values)) == len(values)


def test_a_problem_of_data_reads_as_path_and_message() -> None:
    assert (
        str(problem_at(("seats", 1, "gems"), "needs an object, found 3")) == "$.seats[1].gems: needs an object, found 3"
    )
    assert problem_at(("seats",), "no") != problem_at(("bank",), "no")


# -- exceptions --------------------------------------------------------------------------------------------------------

RAISED: tuple[ViceroyError, ...] = (
    ViceroyError("no font"),
    errors.BadFile([ERROR, WARNING]),
    errors.BadJson([problem_at(("seats", 1), "needs an object, found 3")]),
    errors.BadNotation(7, "a color", "'purple'"),
    errors.BadRecord(3, Code.WRONG_CHECK, "other events"),
    errors.RecordChanged("game.jsonl has been changed by another program"),
    errors.ImpossibleGame("5 players"),
    errors.IllegalAction(Refusal(RefusalCode.NO_GEM, "R5.2", 0)),
    errors.NoUndo(UndoBarrier()),
    errors.BadBot("no bot 'randon'"),
    errors.BotFailed("took longer than 5 s", "search:ms=9"),
    errors.BotFailed("raised ValueError"),
    errors.MissingExtra("for a PNG install the extra 'png'"),
)


def test_every_public_exception_is_tried() -> None:
    namespaces = (viceroy, viceroy.bots, viceroy.codec)
    public = [getattr(space, name) for space in namespaces for name in space.__all__] + [*vars(errors).values()]
    found = {kind for kind in public if isinstance(kind, type) and issubclass(kind, Exception)}
    assert found == {type(error) for error in RAISED}
    assert {kind.__module__ for kind in found} == {"viceroy.errors"}


@pytest.mark.parametrize("again", [lambda error: pickle.loads(pickle.dumps(error)), copy.copy, copy.deepcopy])
def test_every_exception_survives_pickle_and_copy(again: Callable[[Any], Any]) -> None:
    """One that does not breaks a `ProcessPoolExecutor`, and hangs a `multiprocessing.Pool` for ever."""
    for error in RAISED:
        found = again(error)
        assert type(found) is type(error)
        assert (str(found), found.args, vars(found)) == (str(error), error.args, vars(error))


# -- parts of messages ------------------------------------------------------------------------------------------------
# Parts of messages: lists, quotes, and guesses at what was meant.


@pytest.mark.parametrize(
    ("word", "known", "guess"),
    [
        ("colour", ["value", "color"], "; did you mean 'color'?"),
        ("top left", ["top_left", "top_right"], "; did you mean 'top_left'?"),
        ("Top-Right", ["top_left", "top_right"], "; did you mean 'top_right'?"),
        ("captian", ["captain", "scout"], "; did you mean 'captain'?"),
        ("xyz", ["captain", "scout"], ""),
        ("", ["captain"], ""),
        ("captain", [], ""),
        ("captain" * 1000, ["captain"], ""),
    ],
)
def test_the_nearest_word_is_guessed(word: str, known: list[str], guess: str) -> None:
    assert did_you_mean(word, known) == guess


def test_words_are_listed_as_in_a_sentence() -> None:
    """Lists in messages read as a person would say them."""
    assert [joined(words, "or") for words in ([], ["a"], ["a", "b"], ["a", 2, "c"])] == ["", "a", "a or b", "a, 2 or c"]
    assert joined("abc") == "a, b and c"


@given(st.text())
def test_words_in_messages_are_short_and_harmless(text: str) -> None:
    assert shown(text).isprintable()
    assert columns(shown(text[:60])) == columns(repr(text[:60]))
    assert len(text) <= 60 or "…" in shown(text)


def test_names_of_files_are_harmless() -> None:
    assert harmless("C:\\sets\\été.yaml") == "C:\\sets\\été.yaml"
    assert harmless("a\x1b\udce9") == r"a\x1b\udce9"


# -- wrong types ------------------------------------------------------------------------------------------------------
# Wrong types given to what `viceroy` offers: the error names what is wanted, and none fails from inside.

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
