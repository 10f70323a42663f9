"""What is wrong with a score sheet is reported at its place, all at once, with what is allowed.

In the texts of these tests the mark ¶ stands before each place that a problem names; it is not part of the sheet.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from marks import marked
from viceroy.errors import Code, Problem, Severity
from viceroy.sheets.sheet import check_score_sheet, structure_sheet
from viceroy.text.yaml_text import parse_document

MARK = "¶"
BLANK = "{sections: {top_left: null, top_right: null, bottom: null}}"


def problems_in(text: str, folder: Path = Path("no-such-folder")) -> tuple[Problem, ...]:
    return structure_sheet(parse_document(text, file="sheet.yaml"), folder)[1]


def assert_told(text: str, *told: tuple[Code, str], folder: Path = Path("no-such-folder")) -> None:
    """Check that the problems stand at the marks, with these codes, and say these words."""
    plain, places = marked(text)
    problems = problems_in(plain, folder)
    assert [(problem.code, (problem.line, problem.column)) for problem in problems] == [
        (code, place) for (code, _), place in zip(told, places, strict=True)
    ], "\n".join(map(str, problems))
    for problem, (_, words) in zip(problems, told, strict=True):
        assert words in problem.message
        assert problem.severity is Severity.ERROR
        assert problem.file == "sheet.yaml"


def player(more: str = "", pyramid: str = "[[32]]") -> str:
    """Write a sheet of one player."""
    return f"format: score-sheet/1\nplayers:\n  - name: Ada\n    {more}\n    pyramid: {pyramid}\n"


def level(above: int, cards: str) -> str:
    """Write the sheet of a pyramid whose topmost level holds these cards, blank ones under them."""
    width = above + cards.count("card:") + cards.count("sections:") + 2
    rows = [f"[{', '.join([BLANK] * (width - below))}]" for below in range(1, above)]
    return player("", f"[{', '.join([*rows, f'[{cards}]'])}]")


# -- the sheet ----------------------------------------------------------------------------------------------------

REST = "players: [{name: Ada, pyramid: [[32]]}]"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"¶{REST}", (Code.WRONG_FORMAT, "write 'format: score-sheet/1' at its top")),
        (f"format: ¶score-sheet/2\n{REST}", (Code.WRONG_FORMAT, "'score-sheet/1', found 'score-sheet/2'")),
        (f"format: ¶5\n{REST}", (Code.WRONG_FORMAT, "found 5")),
        ("format: ¶card-set/1\nlaws: []\n", (Code.WRONG_FORMAT, "'score-sheet/1', found 'card-set/1'")),
        ("¶format: score-sheet/1", (Code.MISSING_KEY, "players")),
        ("¶- format: score-sheet/1", (Code.WRONG_TYPE, "a score sheet needs keys")),
        (f"format: score-sheet/1\n¶cardset: x\n{REST}", (Code.UNKNOWN_KEY, "did you mean 'card_set'?")),
        ("format: score-sheet/1\nplayers: ¶[]", (Code.WRONG_VALUE, "at least 1")),
        ("format: score-sheet/1\nplayers: ¶Ada", (Code.WRONG_TYPE, "players needs a list")),
        ("format: score-sheet/1\nplayers: [¶Ada]", (Code.WRONG_TYPE, "player 1")),
        (f"format: score-sheet/1\nedition: ¶germn\n{REST}", (Code.WRONG_VALUE, "did you mean 'german'?")),
        (
            f"format: score-sheet/1\nedition: ¶5\n{REST}",
            (Code.WRONG_TYPE, "german, italian, portuguese or keys with"),
        ),
        (f"format: score-sheet/1\nedition: ¶{{law_count: 24}}\n{REST}", (Code.MISSING_KEY, "name")),
        (
            f"format: score-sheet/1\nedition: {{name: french, ¶repaint: true}}\n{REST}",
            (Code.UNKNOWN_KEY, "repaint_pure_circles"),
        ),
        (
            f"format: score-sheet/1\nedition: {{name: french, law_count: ¶2}}\n{REST}",
            (Code.WRONG_VALUE, "law_count needs a whole number from 3 to 9999, found 2"),
        ),
        (
            f"format: score-sheet/1\nedition: {{name: french, discard_for_gems: ¶false}}\n{REST}",
            (Code.WRONG_TYPE, "discard_for_gems needs 0 or 2, found false"),
        ),
        (
            f"format: score-sheet/1\nedition: {{name: french, repaint_pure_circles: ¶yes}}\n{REST}",
            (Code.WRONG_TYPE, "repaint_pure_circles needs true or false, found 'yes'; did you mean true?"),
        ),
        (
            f"format: score-sheet/1\nedition: {{name: french, starting_gem_return: ¶chioce}}\n{REST}",
            (Code.WRONG_VALUE, "needs random or choice, found 'chioce'; did you mean 'choice'?"),
        ),
    ],
)
def test_the_head_of_a_sheet(text: str, told: tuple[Code, str]) -> None:
    """The format, the edition and the list of players are what they must be."""
    assert_told(text, told)


# -- players ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (player("gems: {red: ¶x}"), (Code.WRONG_TYPE, "red gems needs a whole number from 0 to 99, found 'x'")),
        (player("gems: {red: ¶2.0}"), (Code.WRONG_TYPE, "did you mean 2?")),
        (player("gems: {red: ¶-1}"), (Code.WRONG_VALUE, "from 0 to 99, found -1")),
        (player("gems: {¶purple: 1}"), (Code.UNKNOWN_KEY, "blue, red, green, yellow")),
        (player("attack: ¶true"), (Code.WRONG_TYPE, "attack needs a whole number from 0 to 99, found true")),
        (player("attack: ¶100"), (Code.WRONG_VALUE, "found 100")),
        (player("painting: ¶bset"), (Code.WRONG_VALUE, "did you mean 'best'?")),
        (player("painting: ¶{red: 1}"), (Code.WRONG_TYPE, "best, none or a list")),
        (player("¶gem: {red: 1}"), (Code.UNKNOWN_KEY, "did you mean 'gems'?")),
        ("format: score-sheet/1\nplayers: [¶{pyramid: [[1]]}]", (Code.MISSING_KEY, "name")),
        ("format: score-sheet/1\nplayers: [¶{name: Ada}]", (Code.MISSING_KEY, "pyramid")),
        ("format: score-sheet/1\nplayers: [{name: ¶7, pyramid: [[1]]}]", (Code.WRONG_TYPE, "put it in quotes: '7'")),
        ("format: score-sheet/1\nplayers: [{name: ¶' ', pyramid: [[1]]}]", (Code.WRONG_VALUE, "not empty")),
        ('format: score-sheet/1\nplayers: [{name: ¶"a\\nb", pyramid: [[1]]}]', (Code.WRONG_VALUE, "one line")),
        (
            "format: score-sheet/1\nplayers:\n- {name: Ada, pyramid: [[1]]}\n- {name: ¶' Ada', pyramid: [[2]]}",
            (Code.DUPLICATE_NAME, "two players are called 'Ada', the first in line 3"),
        ),
        (
            "format: score-sheet/1\nplayers:\n"
            + "".join(f"- {MARK * (number > 4)}{{name: P{number}, pyramid: [[{number}]]}}\n" for number in range(1, 6)),
            (Code.TOO_MANY_PLAYERS, "at most 4 play (R1.9), found 5"),
        ),
    ],
)
def test_a_player(text: str, told: tuple[Code, str]) -> None:
    """One to four players with names of their own, whole numbers of gems and attack tokens."""
    assert_told(text, told)


# -- places -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pyramid", "told"),
    [
        ("¶[]", [(Code.EMPTY_PYRAMID, "at least one card")]),
        ("¶32", [(Code.WRONG_TYPE, "a pyramid needs a list")]),
        ("[¶[]]", [(Code.EMPTY_LEVEL, "level 1 has no card")]),
        (
            "[[1, 2], [3], ¶[]]",
            [(Code.EMPTY_LEVEL, "level 3 has no card; leave out the levels above the topmost card")],
        ),
        ("[[1, 2], ¶{skip: 1, cards: []}]", [(Code.EMPTY_LEVEL, "level 2")]),
        ("[¶32]", [(Code.WRONG_TYPE, "found 32")]),
        ("[[1, 2], ¶{skip: 1}]", [(Code.MISSING_KEY, "cards")]),
        ("[[1, 2, 3], {¶skp: 1, cards: [4]}]", [(Code.UNKNOWN_KEY, "did you mean 'skip'?")]),
        ("[[1, 2], {skip: ¶-1, cards: [3]}]", [(Code.WRONG_VALUE, "from 0 to 99, found -1")]),
        ("[{skip: ¶1, cards: [1]}]", [(Code.SKIP_ON_LEVEL_1, "level 1 has no 'skip'")]),
        ("[{skip: ¶0, cards: [1]}]", [(Code.SKIP_ON_LEVEL_1, "counted from its leftmost card")]),
        (
            "[[1,2,3,4,5,6],[7,8,9,10,11],[12,13,14,15],[16,17,18],[19,20],¶[21],¶[22]]",
            [(Code.TOO_HIGH, "at most 5 levels (R3.1)")] * 2,
        ),
        (
            "[[1, 2], [3, ¶4]]",
            [(Code.NO_SUPPORT, "rests on places 1 and 2 of level 1, but nothing lies at place 2 (R3.3)")],
        ),
        ("[[1, 2], {skip: 7, cards: [¶3]}]", [(Code.NO_SUPPORT, "nothing lies at places 7 and 8 (R3.3)")]),
        ("[[1, ¶null, 2], [¶3]]", [(Code.GAP, "place 1 of level 1 is empty"), (Code.NO_SUPPORT, "place 1 (R3.3)")]),
        ("[[1, 2, 3, 4], [5, ¶null, 6]]", [(Code.GAP, "the cards of a level lie side by side (R3.4); 'skip' leaves")]),
        ("[[1, 2, 3], [¶null, 6]]", [(Code.GAP, "place 0 of level 2 is empty")]),
    ],
)
def test_a_place(pyramid: str, told: list[tuple[Code, str]]) -> None:
    """A pyramid has one to five levels without gaps, and each card above level 1 rests on two cards (R3.1-R3.4)."""
    assert_told(player("", pyramid), *told)


def test_a_gap_on_level_1_is_never_allowed() -> None:
    """Level 1 grows only at its ends (R3.2), whatever `contiguous_rows` says of the levels above (B17)."""
    text = player("", "[[1, ¶null, 2]]") + "edition: {name: italian, contiguous_rows: false}"
    assert_told(text, (Code.GAP, "level 1 has no empty places (R3.2)"))


def test_a_card_that_cannot_be_read_still_takes_its_place() -> None:
    """What rests on an unknown card rests well: one mistake is reported once."""
    assert_told(player("", "[[1, ¶99], [2]]"), (Code.UNKNOWN_CARD, "99"))


# -- cards --------------------------------------------------------------------------------------------------------

SECTIONS = "sections: {top_left: red, top_right: red, bottom: blue}"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("¶99", (Code.UNKNOWN_CARD, "no card of this set has the number 99; its numbers lie between 1 and 88")),
        ("{card: ¶99}", (Code.UNKNOWN_CARD, "no card of this set has the number 99")),
        ("¶captian", (Code.UNKNOWN_CARD, "'captian'; did you mean 'captain'?")),
        ("¶32.0", (Code.WRONG_TYPE, "a card is its number, its id or a mapping, found 32.0")),
        ("¶true", (Code.WRONG_TYPE, "found true")),
        ("¶[32]", (Code.WRONG_TYPE, "found a list")),
        ("{card: ¶null}", (Code.WRONG_TYPE, "found nothing")),
        ("¶{gems: 3}", (Code.MISSING_KEY, "'card', its number or id, or 'sections' if it is of no set")),
        ("{card: 32, ¶choise: 1}", (Code.UNKNOWN_KEY, "did you mean 'choice'?")),
        ("{card: 32, ¶sections: {}}", (Code.UNKNOWN_KEY, "unknown key 'sections' in a card")),
        ("{card: 32, tokens: {¶gems: 1}}", (Code.UNKNOWN_KEY, "in tokens")),
        ("{card: 32, tokens: {magic: ¶-1}}", (Code.WRONG_VALUE, "magic needs a whole number from 0 to 99")),
        ("{card: 32, tokens: {power: [¶0]}}", (Code.WRONG_VALUE, "from 1 to 99, found 0")),
        (
            "{card: 32, tokens: {circle_bonus: [¶{color: red}]}}",
            (Code.MISSING_KEY, "a circle bonus needs the key value"),
        ),
        ("{card: 32, tokens: {circle_bonus: [{¶colour: red, color: red, value: 2}]}}", (Code.UNKNOWN_KEY, "'color'")),
        ("{card: 32, infinite_gems: ¶red}", (Code.WRONG_TYPE, "infinite_gems needs a list")),
        ("{card: 73, choice: 2, infinite_gems: ¶red}", (Code.WRONG_TYPE, "infinite_gems needs a list")),
        ("{card: 32, infinite_gems: [¶rde]}", (Code.WRONG_VALUE, "did you mean 'red'?")),
        (
            "{card: 76, gems: ¶lots}",
            (Code.WRONG_TYPE, "a whole number, or colors with numbers such as {red: 2, blue: 3}, found 'lots'"),
        ),
        ("{card: 72, tucked: ¶many}", (Code.WRONG_TYPE, "a list of numbers, or how many there are")),
        ("{card: 72, tucked: ¶-1}", (Code.WRONG_VALUE, "from 0 to 99")),
        ("{card: 72, tucked: [¶{card: 1}]}", (Code.WRONG_TYPE, "a card is its number")),
        ("{card: 72, tucked: [¶89]}", (Code.UNKNOWN_CARD, "89")),
        ("{card: 71, choice: ¶second}", (Code.WRONG_VALUE, "points or rewards (level 5), or a whole number (a law)")),
        ("{card: 71, choice: ¶0}", (Code.WRONG_VALUE, "from 1 to 99, found 0")),
        ("{card: 71, choice: ¶true}", (Code.WRONG_TYPE, "found true")),
        (f"{{{SECTIONS}, ¶choice: 1}}", (Code.UNKNOWN_KEY, "unknown key 'choice' in a card of no set")),
        (f"{{{SECTIONS}, number: ¶0}}", (Code.WRONG_VALUE, "number needs a whole number from 1 to 9999")),
        (f"{{{SECTIONS}, kind: ¶lwa}}", (Code.WRONG_VALUE, "did you mean 'law'?")),
        (f"{{{SECTIONS}, scoring: ¶[]}}", (Code.WRONG_VALUE, "write 'kind: law' beside it")),
        (f"{{{SECTIONS}, kind: law, scoring: [¶{{every: 1}}]}}", (Code.MISSING_KEY, "per")),
        ("{sections: ¶{top_left: red, top_right: red}}", (Code.MISSING_KEY, "bottom")),
        ("{sections: {top_left: red, top_right: red, bottom: ¶[red]}}", (Code.WRONG_VALUE, "exactly 2 items")),
    ],
)
def test_the_form_of_a_card(cards: str, told: tuple[Code, str]) -> None:
    """A card is a number, an id or a mapping of known keys."""
    assert_told(player("", f"[[{cards}]]"), told)


def test_a_misspelled_key_of_a_card_is_told_beside_the_missing_one() -> None:
    """`crad` may have been meant to be `card`."""
    told = (Code.MISSING_KEY, "a card needs 'card'"), (Code.UNKNOWN_KEY, "did you mean 'card'?")
    assert_told(player("", "[[¶{¶crad: 5}]]"), *told)


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("¶71", "law 71 offers a choice: write which as 'choice', or what lies on it as 'tokens'"),
        ("¶71", "choice: 1 (1 attack token), 2 (6 power points) or 3 (4 gems of any colors)"),
        ("¶{card: 71, infinite_gems: [red]}", "law 71 offers a choice"),
        ("{card: 71, choice: ¶4}", "law 71 has no choice 4; choice: 1 (1 attack token)"),
        ("{card: 71, choice: ¶points}", "law 71 has no choice points; choice: 1 ("),
        ("{card: 71, choice: ¶[1, 2]}", "law 71 has no choice [1, 2]; choice: 1 ("),
        ("{card: 71, tokens: {}, choice: ¶4}", "law 71 has no choice 4"),
        (
            "¶{card: 73, choice: 2}",
            "law 73 gave an infinite gem of a color of choice: write it as 'infinite_gems: [red]'",
        ),
        ("{card: 85, choice: ¶1}", "law 85 offers no choice"),
        ("{card: 32, choice: ¶points}", "character 32 offers no choice on level 1"),
    ],
)
def test_a_choice(cards: str, told: str) -> None:
    """A choice is written where one was offered, and nowhere else; its options are listed in the order of the card."""
    assert_told(player("", f"[[{cards}]]"), (Code.CHOICE, told))


def test_a_choice_that_cannot_be_read_may_be_one_that_is_not_offered() -> None:
    """Who mends the word would else learn only then that no word may stand there."""
    told = (Code.WRONG_VALUE, "points or rewards"), (Code.CHOICE, "offers no choice")
    assert_told(player("", "[[{card: 85, choice: ¶¶second}, {card: 32, choice: ¶¶second}]]"), *told, *told)


@pytest.mark.parametrize("choice", ["2", "[1, 2]"])
def test_a_choice_on_level_5_is_a_word(choice: str) -> None:
    """A character gives there 15 points or the rewards of rows 1 to 3 (R6.11)."""
    told = (
        f"on level 5 character 32 gives 'points' (a 15-point token) or 'rewards' (rows 1 to 3; R6.11), found {choice}"
    )
    assert_told(level(5, f"{{card: 32, choice: ¶{choice}}}"), (Code.CHOICE, told))


@pytest.mark.parametrize("law", ["¶85", "¶{sections: {top_left: red, top_right: red, bottom: red}, kind: law}"])
def test_a_law_lies_on_levels_1_to_4(law: str) -> None:
    """Never on level 5 (R6.8), whether it is of a set or not."""
    assert_told(level(5, law), (Code.LAW_ON_LEVEL_5, "laws lie on levels 1 to 4 (R6.8)"))


def test_law_66_has_no_place_of_its_own() -> None:
    """It is written among the cards tucked under a character (L66)."""
    told = "law 66 has no place of its own: write it among the 'tucked' of the character it lies under (L66)"
    assert_told(player("", "[[32, ¶66]]"), (Code.MISPLACED_LAW, told))


def test_a_card_lies_in_one_place_only() -> None:
    """In one pyramid, in two, under a card, by its number or its id; the first place is named."""
    text = """\
format: score-sheet/1
players:
  - name: Ada
    pyramid:
      - [32, 5, ¶32]
      - [{card: 72, tucked: [8, ¶5]}]
  - name: Ben
    pyramid:
      - [¶captain, {card: 78, tucked: [9, ¶9]}]
      - [¶8]
"""
    assert_told(
        text,
        (Code.CARD_TWICE, "character 32 lies in two places: here and in Ada's pyramid (line 5)"),
        (Code.CARD_TWICE, "character 5 lies in two places: here and in Ada's pyramid (line 5)"),
        (Code.CARD_TWICE, "character 32 lies in two places: here and in Ada's pyramid (line 5)"),
        (Code.CARD_TWICE, "character 9 lies in two places: here and tucked in Ben's pyramid (line 9)"),
        (Code.CARD_TWICE, "character 8 lies in two places: here and tucked in Ada's pyramid (line 6)"),
    )


# -- what lies on cards and under them ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("{card: 76, gems: ¶9}", "law 76 carries at most 8 stored gems, found 9"),
        ("{card: 76, gems: ¶{red: 4, blue: 4, green: 1}}", "law 76 carries at most 8 stored gems, found 9"),
        ("{card: 65, gems: ¶9}", "law 65 carries at most 8 stored gems, found 9"),
        ("{card: 74, gems: ¶9}", "law 74 carries at most 8 stored gems, found 9"),
        ("{card: 72, gems: ¶1}", "law 72 stores no gems, found 1; infinite gems are written as 'infinite_gems'"),
        ("{card: 32, gems: ¶{red: 1}}", "character 32 stores no gems, found 1"),
        (f"{{{SECTIONS}, gems: ¶1}}", "this character stores no gems, found 1"),
        (f"{{{SECTIONS}, number: 7, gems: ¶1}}", "character 7 stores no gems, found 1"),
    ],
)
def test_gems_lie_only_on_laws_that_store_them(cards: str, told: str) -> None:
    """Up to 8 on 76 (L76), and on the laws that may have taken its place or tucked it (L65, L74)."""
    assert_told(player("", f"[[{cards}]]"), (Code.STORED_GEMS, told))


@pytest.mark.parametrize("tucked", ["2", "[3, 4]"])
def test_law_74_tucks_one_card(tucked: str) -> None:
    """One free card, as it says (L74)."""
    assert_told(
        player("", f"[[{{card: 74, tucked: ¶{tucked}}}]]"), (Code.TUCKED, "law 74 tucks at most 1 card, found 2")
    )


KINDS = "kind: law, scoring: [{points: 1, per: {count: cards, where: %s, kind: law}}]"
IF = "kind: law, scoring: [{points: 1, if: {of: {count: cards, where: %s, kind: law}, at_least: 1}}]"
COLORS = "kind: law, scoring: [{points: 1, per: {count: gems, where: %s, color: red}}]"


@pytest.mark.parametrize(
    "cards",
    [
        f"{{{SECTIONS}, tucked: ¶2, {KINDS % 'tucked_here'}}}, {{card: 78, tucked: 1}}",
        f"{{{SECTIONS}, tucked: ¶2, {KINDS % 'pyramid_and_tucked'}}}, {{card: 78, tucked: ¶1}}, {{card: 72}}",
        f"{{{SECTIONS}, tucked: [2], {KINDS % 'pyramid_and_tucked'}}}, {{card: 78, tucked: ¶1}}",
        f"{{{SECTIONS}, tucked: ¶2, {KINDS % 'tucked_here'}}}".replace("kind: law}", "section: red}"),
        f"{{{SECTIONS}, tucked: ¶2, {IF % 'tucked_here'}}}",
    ],
)
def test_which_cards_are_tucked_is_told_where_a_law_asks(cards: str) -> None:
    """A law that counts tucked laws needs to know which cards they are; no other card does."""
    told = (Code.TUCKED, "this law counts tucked cards of one kind: write which cards these are (tucked: [3, 70])")
    assert_told(player("", f"[[{cards}]]"), *[told] * cards.count(MARK))


@pytest.mark.parametrize(
    "cards",
    [
        f"{{{SECTIONS}, gems: ¶2, {COLORS % 'stored_here'}}}, {{card: 76, gems: 1}}",
        f"{{{SECTIONS}, {COLORS % 'screen'}}}, {{card: 76, gems: 1}}",
        f"{{{SECTIONS}, gems: ¶2, {COLORS % 'pyramid'}}}, {{card: 76, gems: ¶1}}, {{card: 74, gems: {{red: 1}}}}",
    ],
)
def test_the_colors_of_stored_gems_are_told_where_a_law_asks(cards: str) -> None:
    """A law that counts red gems needs to know the colors; no other card does."""
    told = (Code.STORED_GEMS, "this law counts stored gems of one color: write their colors (gems: {red: 2, blue: 3})")
    assert_told(player("", f"[[{cards}]]"), *[told] * cards.count(MARK))


def test_a_law_that_compares_players_asks_all_of_them() -> None:
    """The law of one player counts what lies under the cards of the others too."""
    text = f"""\
format: score-sheet/1
players:
  - name: Ada
    pyramid: [[{{card: 72, tucked: ¶3}}]]
  - name: Ben
    pyramid: [[{{{SECTIONS}, kind: law,
      scoring: [{{points: 5, most: {{count: cards, where: pyramid_and_tucked, kind: law}}}}]}}]]
"""
    assert_told(text, (Code.TUCKED, "this law counts tucked cards of one kind"))


# -- painting -----------------------------------------------------------------------------------------------------


def painting(*paints: str, gems: str = "{red: 2, blue: 1}", edition: str = "english") -> str:
    """Write the sheet of a pyramid whose circle [2, 0] is red (1, 3, 5), and [2, 1] red and green (3, 45, 49)."""
    lines = "".join(f"\n      - {paint}" for paint in paints)
    pyramid = "    pyramid:\n      - [1, 3, 45]\n      - [5, 49]\n"
    head = f"format: score-sheet/1\nedition: {edition}\nplayers:\n  - name: Ada\n    gems: {gems}\n"
    return f"{head}    painting:{lines}\n{pyramid}"


@pytest.mark.parametrize(
    ("paint", "told"),
    [
        ("¶left", (Code.WRONG_TYPE, "a painted section needs keys")),
        ("¶{circle: [2, 1], section: left}", (Code.MISSING_KEY, "color")),
        ("{¶circl: [2, 1], section: left, color: blue}", (Code.UNKNOWN_KEY, "did you mean 'circle'?")),
        (
            "{circle: [2, 1], section: ¶top, color: blue}",
            (Code.WRONG_VALUE, "left, right, bottom_left or bottom_right"),
        ),
        ("{circle: [2, 1], section: left, color: ¶bleu}", (Code.WRONG_VALUE, "did you mean 'blue'?")),
        ("{circle: ¶[2], section: left, color: blue}", (Code.WRONG_VALUE, "exactly 2 items")),
        ("{circle: [¶1, 1], section: left, color: blue}", (Code.WRONG_VALUE, "from 2 to 5, found 1")),
        ("{circle: [2, ¶-1], section: left, color: blue}", (Code.WRONG_VALUE, "at least 0, found -1")),
        (
            "¶{circle: [3, 0], section: left, color: blue}",
            (
                Code.PAINTING,
                "there is no circle [3, 0]; a circle is named by the place [level, x] of its upper card, here",
            ),
        ),
        ("¶{circle: [2, 5], section: left, color: blue}", (Code.PAINTING, "here [2, 0], [2, 1]")),
        (
            "¶{circle: [2, 1], section: left, color: green}",
            (Code.PAINTING, "no green gem is left for this section; 'gems' says 1 blue and 2 red"),
        ),
    ],
)
def test_a_painted_section(paint: str, told: tuple[Code, str]) -> None:
    """A section of a circle that is there, and a gem that is there."""
    assert_told(painting(paint), told)


def test_paints_are_checked_beside_what_cannot_be_read() -> None:
    """The problem of a good entry after a bad one stands at its own place; of gems that are unknown none is missing."""
    left, no_circle = (Code.WRONG_TYPE, "a painted section needs keys"), (Code.PAINTING, "here [2, 0], [2, 1]")
    assert_told(painting("¶left", "¶{circle: [2, 5], section: left, color: blue}"), left, no_circle)
    blue = "{circle: [2, 1], section: left, color: blue}"
    assert_told(painting(blue, gems="¶blue"), (Code.WRONG_TYPE, "gems needs keys"))


def test_a_section_is_painted_once_and_in_another_color() -> None:
    """At most one gem a section, never of the color that it has (C35), and no more gems than there are."""
    text = painting(
        "{circle: [2, 1], section: right, color: red}",
        "¶{circle: [2, 1], section: right, color: blue}",
        "¶{circle: [2, 0], section: left, color: red}",
        "¶{circle: [2, 1], section: bottom_left, color: blue}",
    )
    assert_told(
        text,
        (Code.PAINTING, "the right section of circle [2, 1] is painted twice; a section takes one gem (C35)"),
        (Code.PAINTING, "is red already (C35); it can be painted blue, green or yellow"),
        (Code.PAINTING, "no blue gem is left"),
    )


def test_a_single_color_circle_is_not_painted_by_german_rules() -> None:
    """The red circle may be painted by english rules only (B12)."""
    paint = "{circle: [2, 0], section: left, color: blue}"
    assert_told(painting(paint))
    told = "circle [2, 0] is of one color already, and such a circle is not painted"
    assert_told(painting(f"¶{paint}", edition="german"), (Code.PAINTING, told))


def test_a_pyramid_without_circles_is_not_painted() -> None:
    """One level has none."""
    text = player("gems: {red: 1}\n    painting: [¶{circle: [2, 0], section: left, color: red}]")
    assert_told(text, (Code.PAINTING, "there is no circle [2, 0]; this pyramid has none"))


def test_a_painting_waits_for_a_pyramid_that_can_be() -> None:
    """Which circles there are is not known where cards float, so nothing is said of the painting yet."""
    text = player("painting: [{circle: [2, 0], section: left, color: red}]", "[[32], [¶12, 14]]")
    assert [problem.code for problem in problems_in(marked(text)[0])] == [Code.NO_SUPPORT]


def test_a_painting_without_gems_has_none_to_put() -> None:
    """The gems left behind the screen are those that `gems` says."""
    text = painting("¶{circle: [2, 1], section: left, color: blue}", gems="{}")
    assert_told(text, (Code.PAINTING, "no blue gem is left for this section; 'gems' says that none is left"))


def test_only_gems_behind_the_screen_are_painted() -> None:
    """Infinite gems and gems stored on laws cannot be put on circles (C36, F56)."""
    text = """\
format: score-sheet/1
players:
  - name: Ada
    painting: [¶{circle: [2, 0], section: right, color: red}]
    pyramid:
      - [{card: 1, infinite_gems: [red]}, {card: 76, gems: {red: 3}}]
      - [5]
"""
    assert_told(text, (Code.PAINTING, "'gems' says that none is left"))


# -- custom card sets ---------------------------------------------------------------------------------------------

SET = """\
format: card-set/1
characters:
  - number: 100
    id: chooser
    name: {en: Chooser}
    sections: {top_left: red, top_right: red, bottom: blue}
    levels:
      - {cost: red, reward: {infinite_gem: any}}
      - {cost: red, reward: {power: 3}}
      - {cost: red, reward: {power: 4}}
      - {cost: red, reward: {power: 5}}
laws:
"""
LAW = """\
  - number: %d
    id: law-%d
    name: {en: Law}
    sections: {top_left: red, top_right: red, bottom: blue}
    %s
"""
TWO_CHOICES = (
    "on_play: [{choose_one: [{power: 2}, {magic: 1}]}, {gain: {defense: 1}}, {choose_one: [{gems: 1}, {power: 3}]}]"
)
DOUBLER = "placement: under_character\n    on_play: [{double_tokens: {}}, {double_tokens: {}}]"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a card set of law 201 (two choices), 202-204 (doubling), and 205-212."""
    laws = [
        *((201, TWO_CHOICES), (202, DOUBLER), (203, DOUBLER), (204, DOUBLER)),
        (205, "on_play: [{tuck_from_hand: {up_to: 2}}, {tuck_free_card: {}}]"),
        (206, "on_play: [{tuck_from_hand: {up_to: 2}}]\n    whenever: [{event: card_taken, may: tuck_here}]"),
        (207, "on_play: [{store_gems: {up_to: 2}}, {store_gems: {up_to: 3}}]"),
        (208, "placement: in_place_of_card\n    on_play: [{tuck_from_hand: {up_to: 2}}, {store_gems: {up_to: 1}}]"),
        (209, "on_play: [{gain: {magic: 1, per: {count: sets, where: pyramid}}}]"),
        (210, "on_play: [{choose: [[{gain: {infinite_gem: red}}], [{gain: {gems: 1}}]]}]"),
        (211, "on_play: [{gain: {gems: 1, per: {count: sets, where: pyramid}}}]"),
        (212, "whenever: [{event: passed, do: [{gain: {science: 1}}]}]"),
    ]
    (tmp_path / "set.yaml").write_text(SET + "".join(LAW % (number, number, text) for number, text in laws), "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("{card: 201, choice: [2, 1]}", []),
        ("{card: 201, tokens: {}}", []),
        (
            "¶201",
            [
                (
                    Code.CHOICE,
                    "a list of 2 numbers: choice: 1 (2 power points) or 2 (1 magic token); choice: 1 (1 gem of any",
                )
            ],
        ),
        ("{card: 201, choice: ¶1}", [(Code.CHOICE, "law 201 has no choice 1; a list of 2 numbers")]),
        ("{card: 201, choice: ¶[1, 3]}", [(Code.CHOICE, "law 201 has no choice [1, 3]")]),
        ("¶100", [(Code.CHOICE, "character 100 gave an infinite gem of a color of choice")]),
        ("{card: 100, infinite_gems: [red]}", []),
        ("{card: 100, infinite_gems: [], tucked: [202, 203]}", []),
        (
            "{card: 100, infinite_gems: [], tucked: ¶[202, 203, 204]}",
            [
                (
                    Code.TUCKED,
                    "the laws under character 100 double its tokens 6 times; write what lies there as 'tokens'",
                )
            ],
        ),
        ("{card: 100, infinite_gems: [], tokens: {}, tucked: [202, 203, 204]}", []),
        ("¶203", [(Code.MISPLACED_LAW, "law 203")]),
        ("{card: 205, tucked: 3}", []),
        ("{card: 205, tucked: ¶4}", [(Code.TUCKED, "law 205 tucks at most 3 cards, found 4")]),
        ("{card: 206, tucked: 9}", []),
        ("{card: 207, gems: 5}", []),
        ("{card: 207, gems: ¶6}", [(Code.STORED_GEMS, "law 207 carries at most 5 stored gems, found 6")]),
        ("{card: 205, gems: 5}", []),
        ("¶209", [(Code.CHOICE, "which tokens law 209 left depends on how the game went: write what lies on it")]),
        ("{card: 209, tokens: {magic: 2}}", []),
        ("¶210", [(Code.CHOICE, "which infinite gems law 210 left depends on how the game went: write what lies")]),
        ("¶{card: 210, tokens: {}}", [(Code.CHOICE, "which infinite gems law 210 left")]),
        ("{card: 210, infinite_gems: [red]}", []),
        ("211", []),
        ("¶212", [(Code.CHOICE, "which tokens law 212 left depends on how the game went")]),
        ("{card: 212, tokens: {}}", []),
        ("{card: 208, gems: 6, tucked: 7}", []),
        ("{card: 208, gems: ¶7}", [(Code.STORED_GEMS, "law 208 carries at most 6 stored gems, found 7")]),
    ],
)
def test_a_law_of_any_set_is_taken_at_its_word(folder: Path, card: str, told: list[tuple[Code, str]]) -> None:
    """How many cards and gems it takes, what it offers and what it doubles follows from its effects alone."""
    assert_told(player("", f"[[{card}]]") + "card_set: set.yaml\n", *told, folder=folder)


def test_two_choices_and_a_gain_lie_on_a_law_together(folder: Path) -> None:
    """Law 201 gives a defense token, then a magic token and 3 power by the choices [2, 2]."""
    text = player("", "[[{card: 201, choice: [2, 2]}]]") + "card_set: set.yaml\n"
    sheet, _ = structure_sheet(parse_document(text, file="sheet.yaml"), folder)
    assert sheet is not None
    tokens = sheet.positions[0].pyramid.cards[0].tokens
    assert (tokens.defense, tokens.magic, tokens.power) == (1, 1, (3,))


def test_a_card_set_that_is_not_there() -> None:
    """The names of shipped sets are guessed at."""
    told = "the card set 'printd' cannot be read: there is no such file, and no shipped card set of this name"
    assert_told(f"format: score-sheet/1\ncard_set: ¶printd\n{REST}", (Code.UNKNOWN_CARD_SET, told))
    assert_told(
        f"format: score-sheet/1\ncard_set: ¶../no/set.yaml\n{REST}", (Code.UNKNOWN_CARD_SET, "there is no such file")
    )
    assert_told(f"format: score-sheet/1\ncard_set: ¶7\n{REST}", (Code.WRONG_TYPE, "card_set needs a text"))


def test_what_is_wrong_inside_a_card_set_is_told_at_its_own_place(tmp_path: Path) -> None:
    """Once where the sheet names the set, then in the set's own file; the rest of the sheet is checked all the same."""
    (tmp_path / "set.yaml").write_text("format: card-set/1\nlaws:\n  - {number: x}\n", encoding="utf-8")
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text("format: score-sheet/1\ncard_set: set.yaml\nplayers: [{name: Ada, pyramid: [[1, x], [2, 3]]}]\n")
    told = [(Path(problem.file).name, problem.line, problem.code) for problem in check_score_sheet(sheet)]
    assert told == [
        ("sheet.yaml", 2, Code.UNKNOWN_CARD_SET),
        ("sheet.yaml", 3, Code.NO_SUPPORT),
        ("set.yaml", 3, Code.MISSING_KEY),
        ("set.yaml", 3, Code.WRONG_TYPE),
    ]
    assert "has 2 errors, shown at their own place" in check_score_sheet(sheet)[0].message


def test_a_file_of_a_set_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    """What is wrong in the other files of its folder is told beside it."""
    folder = tmp_path / "set"
    folder.mkdir()
    (folder / "a.yaml").write_text("format: card-set/1\nid: x\nlaws: 5\n", encoding="utf-8")
    (folder / "b.yaml").symlink_to("nothing.yaml")
    problems = problems_in(f"format: score-sheet/1\ncard_set: set\n{REST}", tmp_path)
    assert [(Path(problem.file).name, problem.code) for problem in problems] == [
        ("sheet.yaml", Code.UNKNOWN_CARD_SET),
        ("a.yaml", Code.WRONG_TYPE),
        ("b.yaml", Code.UNREADABLE),
    ]


# -- all at once --------------------------------------------------------------------------------------------------


def test_everything_wrong_is_told_at_once_in_the_order_of_the_file() -> None:
    """A person mends a sheet in one go; a warning stands among the errors at its place."""
    text = """\
format: score-sheet/1
edition: {name: ¶germn, contiguous_rows: ¶maybe}
colour: blue
players:
  - name: Ada
    gems: ¶{blue: 9, ¶purple: 1}
    attack: ¶two
    pyramid:
      - [32, ¶99, ¶71, ¶66, {card: 76, gems: ¶9}]
      - [¶32, ¶null, {card: 74, tucked: ¶2}, ¶{gems: 1}]
      - ¶[]
      - [3]
  - name: ¶Ada
    painting: ¶all
    pyramid: ¶[]
""".replace("colour", "¶colour")
    plain, places = marked(text)
    problems = problems_in(plain)
    assert [(problem.line, problem.column) for problem in problems] == places
    assert len(problems) == len(places) == 18


def test_very_many_problems_are_cut_short() -> None:
    """Nobody reads a thousand lines: the first hundred problems are reported, and that there are more."""
    problems = problems_in(player("", f"[[{', '.join(['99'] * 90)}], [{', '.join(['98'] * 89)}]]"))
    assert len(problems) == 101
    assert "more problems" in problems[-1].message


def test_a_player_with_a_very_long_name_is_called_by_number() -> None:
    """A message stays readable."""
    text = f"format: score-sheet/1\nplayers: [{{name: {'A' * 100}, pyramid: [[5, ¶5]]}}]"
    assert_told(text, (Code.CARD_TWICE, "here and in player 1's pyramid (line 2)"))
