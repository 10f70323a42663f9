"""Cards as printed: the Captain, whom all five rulebooks show, and the card set."""

from __future__ import annotations

import attrs

from hand_built import captain, character, law
from rules import rule
from viceroy.model.cards import (
    TOP_LEVEL_POINTS,
    CardSet,
    most_stored,
    name_in,
    tokens_from,
)
from viceroy.model.laws import Placement, Reward, StoreGems, Trigger, Untuck, Whenever
from viceroy.model.tokens import NO_TOKENS, Tokens


@rule("C24", "C26", "D20")
def test_what_the_captain_gives_on_level_5() -> None:
    """Rows 1, 2 and 3 in this order, or 15 points; row 4 is no part of it."""
    assert captain().rewards(5) == (Reward(draw=1), Reward(gems=5), Reward(tokens=Tokens(magic=1)))
    assert TOP_LEVEL_POINTS == 15


@rule("R6.10")
def test_tokens_left_by_rewards_are_those_of_all_rows_taken() -> None:
    """On level 5 the Captain leaves his one magic token; a draw and gems leave nothing on the card."""
    assert tokens_from(captain().rewards(5)) == Tokens(magic=1)
    assert tokens_from(captain().rewards(4)) == Tokens(power=(12,))
    assert tokens_from(captain().rewards(2)) == NO_TOKENS


def test_names_fall_back_to_english_and_then_to_the_first() -> None:
    """A card without a name in the language asked for is called by its English name, else by what it has."""
    names = (("ru", "Капитан"), ("en", "Captain"))
    assert name_in(names, "ru") == "Капитан"
    assert name_in(names, "de") == "Captain"
    assert name_in(names[:1], "de") == "Капитан"


def small_set() -> CardSet:
    return CardSet("small", (("en", "Small"),), (captain(), character(5)), (law(70),))


@rule("C27")
def test_cards_are_found_by_number_and_by_id() -> None:
    assert small_set().by_number == {32: captain(), 5: character(5), 70: law(70)}
    assert small_set().by_id == {"captain": captain(), "character-5": character(5), "law-70": law(70)}
    assert small_set().cards == (captain(), character(5), law(70))


def test_sets_are_equal_when_their_cards_are() -> None:
    other_name = CardSet("copy", (("en", "Copy"),), (captain(), character(5)), (law(70),))
    more = CardSet("small", (("en", "Small"),), (captain(), character(5), character(6)), (law(70),))
    assert small_set() == other_name
    assert hash(small_set()) == hash(other_name)
    assert small_set() != more
    assert small_set() != "small"


def test_how_many_gems_a_law_may_store() -> None:
    """As many as its effects say, any number if it stores some whenever something happens; a character stores none."""
    twice = attrs.evolve(law(70), on_play=(StoreGems(3), StoreGems(2)))
    often = attrs.evolve(law(71), whenever=(Whenever(Trigger.PASSED, may_do=(StoreGems(1),)),))
    assert [most_stored(card, None) for card in (twice, often, law(72), captain())] == [5, None, 0, 0]


def test_a_law_in_place_of_another_card_may_have_its_gems() -> None:
    """It stores none itself, and takes over what other laws store, which may be any number (L65).

    Another such law may lie in between, which has taken over the gems of a third one.
    """
    takes_over = attrs.evolve(law(70), placement=Placement.IN_PLACE_OF_CARD)
    small, large = (attrs.evolve(law(71 + up_to), on_play=(StoreGems(up_to),)) for up_to in (2, 7))
    often = attrs.evolve(law(80), whenever=(Whenever(Trigger.PASSED, may_do=(StoreGems(1),)),))
    names = (("en", "Stores"),)
    assert most_stored(takes_over, CardSet("stores", names, (), (takes_over, small, large))) == 2 + 7
    assert most_stored(takes_over, CardSet("stores", names, (), (takes_over, small, often))) is None
    back = attrs.evolve(law(81), on_play=(Untuck(),))
    assert most_stored(takes_over, CardSet("stores", names, (), (takes_over, small, back))) is None
