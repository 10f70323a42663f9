"""The sentences of all languages, as a speaker of each has read them in its golden file."""

from __future__ import annotations

from typing import get_args

import pytest

import golden_games
from golden_sentences import ITEMS, file_of, text_of
from law_play import bare_law
from viceroy.model.laws import Conditional, DeckEnd, Look, LookedDeck, Pay, SkipNextAuction, Trigger, Whenever
from viceroy.model.points import PointsPer
from viceroy.model.quantities import Condition, Counted, Distinct, Greatest, Least, Quantity, Sum, Where
from viceroy.model.tokens import Color
from viceroy.scoring.items import LawItem, ScoreItem
from viceroy.wording.languages import finished_tags
from viceroy.wording.laws import clause_sentence, effect_sentence, law_sentences, things_text


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
        "magic tokens in your pyramid (each counts 3 times) or cards on level 4 of your pyramid"
    )


def test_what_stands_twice_and_counts_once_is_said_once() -> None:
    """The least, or the greatest, of a number and itself is that number."""
    magic, science = Quantity(Counted.MAGIC, Where.PYRAMID), Quantity(Counted.SCIENCE, Where.PYRAMID)
    for kind in (Least, Greatest):
        assert things_text(kind((magic, science, magic))) == things_text(kind((magic, science)))
        assert things_text(kind((magic, magic))) == things_text(magic)


CONDITION = Conditional(Quantity(Counted.MAGIC, Where.PYRAMID), at_least=3, then=(SkipNextAuction(),))


@pytest.mark.parametrize(
    ("language", "begins"),
    [("en", ", if "), ("fr", ", s'il "), ("de", ", falls "), ("it", ", se "), ("pt", ", se "), ("ru", ", если ")],
)
def test_a_condition_behind_other_words_stands_behind_a_comma(language: str, begins: str) -> None:
    """Behind "each time", "then" and "at the end of each round", which some languages say without one."""
    law = bare_law(
        201,
        Pay((CONDITION,), gems=1, up_to=2),
        Pay((SkipNextAuction(), CONDITION), gems=1),
        whenever=(Whenever(Trigger.ROUND_ENDED, do=(CONDITION,)),),
    )
    sentences = law_sentences(law, language)
    assert [sentence.count(begins) for sentence in sentences] == [1, 1, 1]


def test_effects_behind_one_with_a_condition_do_not_seem_to_depend_on_it() -> None:
    assert effect_sentence(Pay((CONDITION, SkipNextAuction()), gems=1)) == (
        "You may pay 1 gem of any color; if you do, (if there are at least 3 magic tokens in your pyramid, take no "
        "part in the next auction phase), then take no part in the next auction phase."
    )


def test_a_response_with_two_conditions_joins_them() -> None:
    rule = Whenever(Trigger.ROUND_ENDED, condition=Condition(Quantity(Counted.TURN, Where.GAME), 2), do=(CONDITION,))
    (sentence,) = law_sentences(bare_law(201, whenever=(rule,)))
    assert sentence == (
        "At the end of each round, if the number of this turn is at least 2 and there are at least 3 magic tokens in "
        "your pyramid, take no part in the next auction phase."
    )


def test_two_notes_share_their_parentheses() -> None:
    red, blue = (Quantity(Counted.CARDS, Where.PYRAMID, section=color) for color in (Color.RED, Color.BLUE))
    assert things_text(Greatest((red, blue))).endswith("(tucked cards left out; only the most numerous kind counts)")


def test_whoever_keeps_more_cards_than_are_looked_at_keeps_them_all() -> None:
    kept_all = "Look at the top card of the law deck; take it into your hand."
    for keep in (1, 2):
        assert effect_sentence(Look(LookedDeck.LAWS, 1, keep, DeckEnd.TOP)) == kept_all
