"""The sentences of all languages, as a speaker of each has read them in its golden file."""

from __future__ import annotations

from typing import get_args

import pytest

import golden_games
from golden_sentences import ITEMS, file_of, text_of
from viceroy.model.laws import DeckEnd, Look, LookedDeck
from viceroy.model.points import PointsPer
from viceroy.model.quantities import Counted, Distinct, Greatest, Least, Quantity, Sum, Where
from viceroy.scoring.items import LawItem, ScoreItem
from viceroy.wording.languages import finished_tags
from viceroy.wording.laws import clause_sentence, effect_sentence, things_text


@pytest.mark.parametrize("language", finished_tags())
def test_the_sentences_are_those_of_the_golden_file(language: str) -> None:
    assert text_of(language) == file_of(language).read_text("utf-8"), (
        "if that was meant, run python tests/support/golden_sentences.py and read what differs"
    )


@pytest.mark.parametrize("language", finished_tags())
def test_the_words_of_a_game_are_those_of_the_golden_file(language: str) -> None:
    assert golden_games.text_of(language) == golden_games.file_of(language).read_text("utf-8"), (
        "if that was meant, run python tests/support/golden_games.py and read what differs"
    )


def test_each_item_of_a_score_is_in_the_golden_files() -> None:
    assert {LawItem, *map(type, ITEMS)} == {*get_args(ScoreItem)}


def test_a_place_is_said_once_behind_the_things_that_lie_there() -> None:
    """Things in another place come first, so that the longest list ends with its place."""
    parts = (
        Quantity(Counted.SCIENCE, Where.PYRAMID),
        Quantity(Counted.ATTACK, Where.SCREEN),
        Quantity(Counted.MAGIC, Where.PYRAMID),
    )
    assert things_text(Distinct(parts)) == (
        "kinds among attack tokens left behind your screen, science tokens and magic tokens in your pyramid"
    )


def test_what_counts_twice_says_so() -> None:
    """A sum counts each part; a part that it names twice counts twice, a sum within it or not."""
    magic, cards = Quantity(Counted.MAGIC, Where.PYRAMID), Quantity(Counted.CARDS, Where.PYRAMID, level=4)
    for parts in ((cards, cards), (Sum((cards, cards)),), (cards, Sum((cards,)))):
        assert clause_sentence(PointsPer(1, Sum(parts), every=3)) == (
            "At the end of the game you score 1 point for every 3 cards on level 4 of your pyramid (each counts twice)."
        )
    assert things_text(Sum((cards, magic, Sum((magic, magic))))) == (
        "cards on level 4 of your pyramid or magic tokens in your pyramid (each counts 3 times)"
    )


def test_what_stands_twice_and_counts_once_is_said_once() -> None:
    """The least, or the greatest, of a number and itself is that number."""
    magic, science = Quantity(Counted.MAGIC, Where.PYRAMID), Quantity(Counted.SCIENCE, Where.PYRAMID)
    for kind in (Least, Greatest):
        assert things_text(kind((magic, science, magic))) == things_text(kind((magic, science)))
        assert things_text(kind((magic, magic))) == things_text(magic)


def test_whoever_keeps_more_cards_than_are_looked_at_keeps_them_all() -> None:
    kept_all = "Look at the top card of the law deck; take it into your hand."
    for keep in (1, 2):
        assert effect_sentence(Look(LookedDeck.LAWS, 1, keep, DeckEnd.TOP)) == kept_all
