"""Parts of messages: lists, quotes, and guesses at what was meant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from viceroy.messages import columns, did_you_mean, harmless, joined, shown


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
