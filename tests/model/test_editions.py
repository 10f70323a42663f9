"""The five printed editions: the table of rule options typed out by hand, and house rules."""

from __future__ import annotations

from typing import Any

import pytest

from viceroy.model.editions import EDITIONS, ENGLISH, FRENCH, GERMAN, ITALIAN, OPTIONS, PORTUGUESE, EditionOptions

# option, its values with the default first
VALUES = """
character_count            64 60
law_count                  24 20
starting_characters_dealt  2 4
starting_gem_return        random choice
discard_for_gems           0 2
sequential_draw            true false
drawn_cards_playable       immediately next_phase
pass_order_numbers         all characters
attack_token_auctions      any first
repaint_pure_circles       true false
contiguous_rows            true false
pass_income_timing         before_bids after_bids
third_auction_passes       separate merged
circle_bonus_timing        after_payment before_payment
max_virtual_opponents      3 2 1 0
law_65_replaces            any free
auctions_per_turn          3 2 1
"""

# what each rulebook sets otherwise; all that is not named here is the default
SET_OTHERWISE = """
french      pass_order_numbers characters
french      repaint_pure_circles false
french      law_65_replaces free
english     character_count 60
english     law_count 20
german      starting_characters_dealt 4
german      starting_gem_return choice
german      discard_for_gems 2
german      drawn_cards_playable next_phase
german      repaint_pure_circles false
italian     character_count 60
italian     law_count 20
portuguese  character_count 60
portuguese  law_count 20
portuguese  starting_characters_dealt 4
"""

TABLE = {option: values.split() for option, _, values in (line.partition(" ") for line in VALUES.split("\n") if line)}
DELTAS = {
    (edition, option): value for edition, option, value in (line.split() for line in SET_OTHERWISE.split("\n") if line)
}
NAMES = ["french", "english", "german", "italian", "portuguese"]


def spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_the_options_and_their_values_are_those_of_the_table() -> None:
    assert {option: [spelled(value) for value in values] for option, values in OPTIONS.items()} == TABLE


def test_there_are_five_editions() -> None:
    """French, english, german, italian and portuguese, each under its own name."""
    assert list(EDITIONS) == NAMES
    assert list(EDITIONS.values()) == [FRENCH, ENGLISH, GERMAN, ITALIAN, PORTUGUESE]
    assert [edition.name for edition in EDITIONS.values()] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_edition_sets_what_the_table_says(name: str) -> None:
    """An edition's options are the defaults but for what its rulebook sets otherwise."""
    found = {option: spelled(getattr(EDITIONS[name], option)) for option in TABLE}
    assert found == {option: DELTAS.get((name, option), values[0]) for option, values in TABLE.items()}


def test_a_house_rule_is_a_changed_copy() -> None:
    ours = GERMAN.with_options(discard_for_gems=0, repaint_pure_circles=True)
    assert (ours.discard_for_gems, ours.repaint_pure_circles, ours.starting_characters_dealt) == (0, True, 4)
    assert (GERMAN.discard_for_gems, GERMAN.repaint_pure_circles) == (2, False)


def test_options_that_are_words_may_be_written_as_words() -> None:
    """`next_phase` as plain text is the same option as the enum's."""
    ours = ENGLISH.with_options(drawn_cards_playable="next_phase")
    assert ours == ENGLISH.with_options(drawn_cards_playable=GERMAN.drawn_cards_playable)
    assert ours.drawn_cards_playable is GERMAN.drawn_cards_playable


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("character_count", 49, "a whole number from 50 to 9999, not 49"),
        ("character_count", "64", "a whole number from 50 to 9999, not '64'"),
        ("law_count", 2, "a whole number from 3 to 9999, not 2"),
        ("law_count", True, "a whole number from 3 to 9999, not true"),
        ("starting_characters_dealt", 3, "one of 2, 4, not 3"),
        ("discard_for_gems", 1, "one of 0, 2, not 1"),
        ("discard_for_gems", False, "one of 0, 2, not false"),
        ("repaint_pure_circles", 1, "one of true, false, not 1"),
        ("repaint_pure_circles", "no", "one of true, false, not 'no'"),
        ("max_virtual_opponents", 4, "one of 3, 2, 1, 0, not 4"),
        ("max_virtual_opponents", 2.0, r"one of 3, 2, 1, 0, not 2\.0"),
        ("drawn_cards_playable", "later", "one of immediately, next_phase, not 'later'"),
        ("starting_gem_return", None, "one of random, choice, not None"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(option: str, value: object, told: str) -> None:
    """The message names the option, what it takes and what it got; 1 is not true and 2.0 is not 2."""
    changes: dict[str, Any] = {option: value}
    with pytest.raises(ValueError, match=f"{option} must be {told}"):
        ENGLISH.with_options(**changes)


@pytest.mark.parametrize("option", ["name", "repaint_pure", "turns"])
def test_an_option_that_does_not_exist_is_refused(option: str) -> None:
    changes: dict[str, Any] = {option: 1}
    with pytest.raises(TypeError, match=f"no rule option is named '{option}'"):
        ENGLISH.with_options(**changes)


def test_a_near_miss_is_told_what_was_meant() -> None:
    with pytest.raises(TypeError, match="did you mean 'repaint_pure_circles'"):
        ENGLISH.with_options(repaint_pure_circle=False)  # type: ignore[call-arg]


def test_type_checkers_know_every_option() -> None:
    assert EditionOptions.__annotations__.keys() == OPTIONS.keys()
