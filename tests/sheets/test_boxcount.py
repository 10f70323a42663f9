"""What is on a sheet against what is in the box: warnings where a sheet has more of something than there is."""

from __future__ import annotations

import pytest

from rules import rule
from viceroy.errors import Code, Severity
from viceroy.model.tokens import (
    ATTACK_AND_DEFENSE,
    CIRCLE_BONUSES,
    LARGE_MAGIC_BONUSES,
    MAGIC_AND_SCIENCE,
    POWER_TOKENS,
    SMALL_MAGIC_BONUSES,
)
from viceroy.sheets.sheet import read_sheet
from viceroy.text.yaml_text import parse_document

SECTIONS = "sections: {top_left: red, top_right: red, bottom: blue}"


def warnings_in(text: str) -> list[tuple[int, str]]:
    """Return the line and the words of each warning; a sheet of these tests has no errors."""
    reading = read_sheet(parse_document(text, file="sheet.yaml"))
    sheet, problems = reading.sheet, reading.problems
    assert sheet is not None
    assert {(problem.severity, problem.code) for problem in problems} <= {(Severity.WARNING, Code.BOX_COUNT)}
    return [(problem.line, problem.message) for problem in problems]


def one_player(*tokens: str, more: str = "") -> str:
    """Write a sheet with a card for each of some tokens, from line 6 on."""
    cards = "".join(f"      - {{{SECTIONS}, tokens: {{{some}}}}}\n" for some in tokens)
    head = f"format: score-sheet/1\nplayers:\n  - name: Ada\n    {more}\n    pyramid:\n"
    return head + cards.replace("      -", "      - -", 1).replace("\n      - {", "\n        - {")


@rule("D35", "D36")
def test_the_box_holds_54_power_tokens_and_36_bonuses() -> None:
    """The counts of the rulebooks: 54 power tokens (D35), 24 magic bonuses, 12 circle bonuses (D36)."""
    assert sum(POWER_TOKENS.values()) == 54
    assert SMALL_MAGIC_BONUSES + LARGE_MAGIC_BONUSES == 24
    assert 4 * sum(CIRCLE_BONUSES.values()) == 12
    assert (MAGIC_AND_SCIENCE, ATTACK_AND_DEFENSE) == (33, 17)


@rule("R1.5", "R1.6", "R1.7", "R1.8")
@pytest.mark.parametrize(
    ("tokens", "one_more", "says"),
    [
        ("magic: 20, science: 13", "science: 1", "too many magic and science tokens: 34 on this sheet, 33 in the box"),
        ("defense: 17", "defense: 1", "too many attack and defense tokens: 18 on this sheet, 17 in the box (R1.5;"),
        ("power: [2, 2, 2, 2, 2, 2, 2, 2]", "power: [2]", "too many power tokens of 2: 9 on this sheet, 8 in the box"),
        ("power: [7, 7, 7, 7]", "power: [7]", "too many power tokens of 7: 5 on"),
        ("power: [6, 6]", "power: [6]", "2 in the box (R1.6; smaller ones in place of a missing one count as one"),
        ("power: [15]", "power: [9]", "too many power tokens of 9: 1 on this sheet, none in the box (R1.6;"),
        ("magic_bonus: [5, 5, 5, 5]", "magic_bonus: [5]", "too many magic bonuses +5: 5 on this sheet, 4 in the box"),
        ("magic_bonus: [2]", "magic_bonus: [4]", "too many magic bonuses +4: 1 on this sheet, none in the box (R1.7;"),
        (
            f"magic_bonus: [{', '.join(['2', '3'] * 10)}]",
            "magic_bonus: [2]",
            "too many magic bonuses +2 and +3: 21 on this sheet, 20 in the box (R1.7; a placeholder may stand for a",
        ),
        (
            "circle_bonus: [{color: red, value: 2}, {color: red, value: 2}, {color: red, value: 4}]",
            "circle_bonus: [{color: red, value: 2}, {color: blue, value: 4}]",
            "too many red circle bonuses +2: 3 on this sheet, 2 in the box (R1.8;",
        ),
        (
            "circle_bonus: [{color: blue, value: 4}]",
            "circle_bonus: [{color: blue, value: 4}]",
            "too many blue circle bonuses +4: 2 on this sheet, 1 in the box (R1.8;",
        ),
    ],
)
def test_tokens_of_a_kind(tokens: str, one_more: str, says: str) -> None:
    """All that the box holds may lie there; for one more there is a warning at the card that has it (R1.5-R1.8)."""
    assert warnings_in(one_player(tokens)) == []
    ((line, message),) = warnings_in(one_player(tokens, "", one_more))
    assert line == 8
    assert says in message


@rule("R1.5")
def test_attack_tokens_behind_screens_come_from_the_same_supply_as_defense() -> None:
    """The 17 tokens have attack on one side and defense on the other (R1.5)."""
    assert warnings_in(one_player("defense: 10", more="attack: 7")) == []
    assert [line for line, _ in warnings_in(one_player("", more="gems: {red: 1}\n    attack: 18"))] == [5]
    ((line, message),) = warnings_in(one_player("defense: 10", more="attack: 8"))
    assert line == 6
    assert "attack and defense tokens: 18" in message
    players = "- {name: A, attack: 9, pyramid: [[1]]}\n- {name: B, attack: 9, pyramid: [[2]]}"
    assert [line for line, _ in warnings_in(f"format: score-sheet/1\nplayers:\n{players}")] == [4]


def test_printed_tokens_are_counted_too() -> None:
    """Characters 9, 11 and 17 each leave a defense token on level 1: with 15 more they are 18."""
    pyramid = f"[[9, 11, 17, {{{SECTIONS}, tokens: {{defense: 15}}}}]]"
    ((line, message),) = warnings_in(f"format: score-sheet/1\nplayers:\n- {{name: A, pyramid: {pyramid}}}")
    assert line == 3
    assert "attack and defense tokens: 18" in message


def test_gems_of_a_color_are_limited_by_the_players() -> None:
    """Four of each color for each player (R2.2): behind screens, as infinite gems, and stored on laws (R8.2)."""
    text = """\
format: score-sheet/1
players:
  - name: Ada
    gems: {red: 3, blue: 8}
    pyramid: [[{card: 1, infinite_gems: [red]}, {card: 76, gems: {red: 2}}]]
  - name: Ben
    gems: {red: 2}
    pyramid: [[5]]
"""
    assert warnings_in(text) == []
    ((line, message),) = warnings_in(text.replace("gems: {red: 2}\n", "gems: {red: 3}\n"))
    assert line == 7
    assert message == (
        "too many red gems: 9 on this sheet, 8 in a game of 2 players"
        " (R2.2; infinite gems and those stored on laws count too, R8.2)"
    )


def test_stored_gems_of_unknown_color_are_not_counted() -> None:
    assert (
        warnings_in("format: score-sheet/1\nplayers: [{name: A, gems: {red: 4}, pyramid: [[{card: 76, gems: 8}]]}]")
        == []
    )


def test_each_kind_is_warned_of_once() -> None:
    told = warnings_in(one_player("power: [6, 6]", "power: [6]", "power: [6]", "power: [6]"))
    assert [(line, message.split(" on ")[0]) for line, message in told] == [(7, "too many power tokens of 6: 5")]
