"""What is wrong with a score sheet is reported at its place, all at once; also more than the box holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from marks import marked
from rules import rule
from viceroy import BadFile, load_score_sheet
from viceroy.errors import Code, Problem, Severity
from viceroy.model.tokens import (
    ATTACK_AND_DEFENSE,
    CIRCLE_BONUSES,
    LARGE_MAGIC_BONUSES,
    MAGIC_AND_SCIENCE,
    POWER_TOKENS,
    SMALL_MAGIC_BONUSES,
)
from viceroy.sheets.sheet import check_score_sheet, read_sheet
from viceroy.text.yaml_text import parse_document

# -- scoresheet problems ----------------------------------------------------------------------------------------------
# What is wrong with a score sheet is reported at its place, all at once.
#
# In the texts of these tests the mark ¶ stands before each place that a problem names; it is not part of the sheet.

MARK = "¶"
BLANK = "{sections: {top_left: null, top_right: null, bottom: null}}"


def problems_in(text: str, folder: Path = Path("no-such-folder")) -> tuple[Problem, ...]:
    return read_sheet(parse_document(text, file="sheet.yaml", folder=folder)).problems


def assert_errors(text: str, *codes: Code, folder: Path = Path("no-such-folder")) -> None:
    plain, places = marked(text)
    problems = problems_in(plain, folder)
    assert [(problem.code, (problem.line, problem.column)) for problem in problems] == list(
        zip(codes, places, strict=True)
    ), "\n".join(map(str, problems))
    assert {(problem.severity, problem.file) for problem in problems} <= {(Severity.ERROR, "sheet.yaml")}


def player(more: str = "", pyramid: str = "[[32]]") -> str:
    return f"format: score-sheet/1\nplayers:\n  - name: Ada\n    {more}\n    pyramid: {pyramid}\n"


def level(above: int, cards: str) -> str:
    """Write the sheet of a pyramid whose topmost level holds these cards, blank ones under them."""
    width = above + cards.count("card:") + cards.count("sections:") + 2
    rows = [f"[{', '.join([BLANK] * (width - below))}]" for below in range(1, above)]
    return player("", f"[{', '.join([*rows, f'[{cards}]'])}]")


# -- the sheet ----------------------------------------------------------------------------------------------------

REST = "players: [{name: Ada, pyramid: [[32]]}]"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"format: ¶score-sheet/2\n{REST}", Code.WRONG_FORMAT),
        (f"format: ¶5\n{REST}", Code.WRONG_FORMAT),
        ("format: ¶card-set/1\nlaws: []\n", Code.WRONG_FORMAT),
        ("¶- format: score-sheet/1", Code.WRONG_TYPE),
        ("format: score-sheet/1\nplayers: ¶Ada", Code.WRONG_TYPE),
        (f"format: score-sheet/1\nedition: ¶germn\n{REST}", Code.WRONG_VALUE),
    ],
)
def test_the_head_of_a_sheet(text: str, code: Code) -> None:
    assert_errors(text, code)


# -- players ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (player("gems: {red: ¶2.0}"), Code.WRONG_TYPE),
        (player("attack: ¶true"), Code.WRONG_TYPE),
        (player("attack: ¶100"), Code.WRONG_VALUE),
        (player("¶gem: {red: 1}"), Code.UNKNOWN_KEY),
    ],
)
def test_a_player(text: str, code: Code) -> None:
    """One to four players with names of their own, whole numbers of gems and attack tokens."""
    assert_errors(text, code)


# -- places -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pyramid", "codes"),
    [
        ("[[1, 2], [3], ¶[]]", [Code.EMPTY_LEVEL]),
        ("[[1, 2], ¶{skip: 1, cards: []}]", [Code.EMPTY_LEVEL]),
        ("[{skip: ¶0, cards: [1]}]", [Code.SKIP_ON_LEVEL_1]),
        ("[[1, 2], {skip: 7, cards: [¶3]}]", [Code.NO_SUPPORT]),
        ("[[1, 2, 3, 4], [5, ¶null, 6]]", [Code.GAP]),
    ],
)
def test_a_place(pyramid: str, codes: list[Code]) -> None:
    """A pyramid has one to five levels without gaps, and each card above level 1 rests on two cards (R3.1-R3.4)."""
    assert_errors(player("", pyramid), *codes)


def test_a_card_that_cannot_be_read_still_takes_its_place() -> None:
    assert_errors(player("", "[[1, ¶99], [2]]"), Code.UNKNOWN_CARD)


# -- cards --------------------------------------------------------------------------------------------------------

SECTIONS = "sections: {top_left: red, top_right: red, bottom: blue}"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("{card: ¶99}", Code.UNKNOWN_CARD),
        ("¶captian", Code.UNKNOWN_CARD),
        ("¶true", Code.WRONG_TYPE),
        ("¶[32]", Code.WRONG_TYPE),
        ("{card: ¶null}", Code.WRONG_TYPE),
        ("{card: 73, choice: 2, infinite_gems: ¶red}", Code.WRONG_TYPE),
        ("{card: 72, tucked: ¶many}", Code.WRONG_TYPE),
        ("{card: 72, tucked: [¶{card: 1}]}", Code.WRONG_TYPE),
        ("{card: 72, tucked: [¶89]}", Code.UNKNOWN_CARD),
    ],
)
def test_the_form_of_a_card(cards: str, code: Code) -> None:
    assert_errors(player("", f"[[{cards}]]"), code)


def test_a_misspelled_key_of_a_card_is_told_beside_the_missing_one() -> None:
    """`crad` may have been meant to be `card`."""
    assert_errors(player("", "[[¶{¶crad: 5}]]"), Code.MISSING_KEY, Code.UNKNOWN_KEY)


@pytest.mark.parametrize(
    "cards",
    [
        "¶{card: 71, infinite_gems: [red]}",
        "{card: 71, tokens: {}, choice: ¶4}",
    ],
)
def test_a_choice(cards: str) -> None:
    """A choice is written where one was offered, and nowhere else."""
    assert_errors(player("", f"[[{cards}]]"), Code.CHOICE)


def test_a_choice_that_cannot_be_read_may_be_one_that_is_not_offered() -> None:
    """Who mends the word would else learn only then that no word may stand there."""
    codes = Code.WRONG_VALUE, Code.CHOICE
    assert_errors(player("", "[[{card: 85, choice: ¶¶second}, {card: 32, choice: ¶¶second}]]"), *codes, *codes)


@pytest.mark.parametrize("choice", ["2", "[1, 2]"])
def test_a_choice_on_level_5_is_a_word(choice: str) -> None:
    """A character gives there 15 points or the rewards of rows 1 to 3 (R6.11)."""
    assert_errors(level(5, f"{{card: 32, choice: ¶{choice}}}"), Code.CHOICE)


@pytest.mark.parametrize("law", ["¶85", "¶{sections: {top_left: red, top_right: red, bottom: red}, kind: law}"])
def test_a_law_lies_on_levels_1_to_4(law: str) -> None:
    """Never on level 5 (R6.8), whether it is of a set or not."""
    assert_errors(level(5, law), Code.LAW_ON_LEVEL_5)


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        (player(pyramid="[32, 5, 17]"), "write pyramid: [[32, 5, 17]]"),
        (player(pyramid="[[32.0, 5]]"), "did you mean 32?"),
        (player(pyramid="[[{card: 32, tokens: 2 magic}]]"), "as in tokens: {magic: 2}"),
        (player("gems: 2 red"), "as in gems: {red: 2}"),
        (player("painting: {circle: [2, 0], section: left, color: red}"), "put [ ] around it"),
        (player("gems: [green, green, green]"), "as in gems: {green: 3}"),
        (player(pyramid="[[{71, choice: 1}]]"), "write card: 71 in its place"),
        (player().replace("name: Ada", "Ada:"), "write name: Ada in its place"),
        ("format: score-sheet/1\nplayers: {Ada: {pyramid: [[32]]}}\n", "as in players: [{name: ..., pyramid: [[1]]}]"),
    ],
)
def test_a_slip_is_answered_by_what_was_meant(text: str, instead: str) -> None:
    (problem,) = problems_in(text)
    assert instead in problem.message


@pytest.mark.parametrize("above", [1, 2, 3, 4])
def test_a_law_of_some_levels_lies_on_these(above: int, tmp_path: Path) -> None:
    blank = "{top_left: null, top_right: null, bottom: null}"
    law = f"{{number: 210, id: thin-air, name: {{en: Thin Air}}, sections: {blank}, on_levels: [4, 3]}}"
    (tmp_path / "heights.yaml").write_text(f"format: card-set/1\nextends: printed\nlaws: [{law}]\n", "utf-8")
    card = "card: 210" if above > 2 else "¶card: 210"
    text = level(above, f"{{{card}}}").replace("players:", "card_set: heights.yaml\nplayers:").replace("{¶", "¶{")
    assert_errors(text, *(() if above > 2 else (Code.MISPLACED_LAW,)), folder=tmp_path)


# -- what lies on cards and under them ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards",
    [
        "{card: 76, gems: ¶{red: 4, blue: 4, green: 1}}",
        "{card: 65, gems: ¶9}",
        "{card: 74, gems: ¶9}",
        f"{{{SECTIONS}, number: 7, gems: ¶1}}",
    ],
)
def test_gems_lie_only_on_laws_that_store_them(cards: str) -> None:
    """Up to 8 on 76 (L76), and on the laws that may have taken its place or tucked it (L65, L74)."""
    assert_errors(player("", f"[[{cards}]]"), Code.STORED_GEMS)


def test_law_74_tucks_one_card() -> None:
    """One free card, as it says (L74)."""
    assert_errors(player("", "[[{card: 74, tucked: ¶[3, 4]}]]"), Code.TUCKED)


def test_cards_beside_an_unknown_one_are_not_counted() -> None:
    assert_errors(player("", "[[{card: 74, tucked: [¶scot, 3, 4]}]]"), Code.UNKNOWN_CARD)


KINDS = "kind: law, scoring: [{points: 1, per: {count: cards, where: %s, kind: law}}]"
IF = "kind: law, scoring: [{points: 1, if: {of: {count: cards, where: %s, kind: law}, at_least: 1}}]"
COLORS = "kind: law, scoring: [{points: 1, per: {count: gems, where: %s, color: red}}]"


@pytest.mark.parametrize(
    "cards",
    [
        f"{{{SECTIONS}, tucked: ¶2, {KINDS % 'tucked_here'}}}, {{card: 78, tucked: 1}}",
        f"{{{SECTIONS}, tucked: ¶2, {KINDS % 'pyramid_and_tucked'}}}, {{card: 78, tucked: ¶1}}, {{card: 72}}",
        f"{{{SECTIONS}, tucked: [2], {KINDS % 'pyramid_and_tucked'}}}, {{card: 78, tucked: ¶1}}",
        f"{{{SECTIONS}, tucked: ¶2, {IF % 'tucked_here'}}}",
    ],
)
def test_which_cards_are_tucked_is_told_where_a_law_asks(cards: str) -> None:
    assert_errors(player("", f"[[{cards}]]"), *[Code.TUCKED] * cards.count(MARK))


@pytest.mark.parametrize(
    "cards",
    [
        f"{{{SECTIONS}, {COLORS % 'screen'}}}, {{card: 76, gems: 1}}",
        f"{{{SECTIONS}, gems: ¶2, {COLORS % 'pyramid'}}}, {{card: 76, gems: ¶1}}, {{card: 74, gems: {{red: 1}}}}",
    ],
)
def test_the_colors_of_stored_gems_are_told_where_a_law_asks(cards: str) -> None:
    assert_errors(player("", f"[[{cards}]]"), *[Code.STORED_GEMS] * cards.count(MARK))


COSTS = f"{SECTIONS}, kind: law, scoring: [{{points: 1, per: {{count: cost_gems, where: %s}}}}]"


@pytest.mark.parametrize(
    "pyramid",
    [
        f"[[{{{COSTS % 'pyramid'}}}, 3, ¶{{{SECTIONS}}}]]",
        f"[[¶{{{SECTIONS}}}, {{{COSTS % 'beside'}}}, 3, {{{SECTIONS}}}]]",
        f"[[{{{COSTS % 'above'}}}, {{{SECTIONS}}}], [¶{{{SECTIONS}, kind: character}}]]",
        f"[[{{{COSTS % 'above'}}}, {{{SECTIONS}}}], [{{{SECTIONS}, kind: law}}]]",
        f"[[{{{COSTS % 'pyramid, whose: opponents'}}}, {{{SECTIONS}}}]]",
    ],
)
def test_a_described_character_has_no_costs_where_a_law_asks(pyramid: str) -> None:
    assert_errors(player("", pyramid), *[Code.MISSING_KEY] * pyramid.count(MARK))


@pytest.mark.parametrize(
    "clause",
    [
        "{points: 5, most: {count: cards, where: pyramid_and_tucked, kind: law}}",
        "{points: 5, fewest: {count: cards, where: tucked, section: red}}",
        "{points: 5, per: {opponents_with_fewer: {count: cards, where: tucked, kind: law}}}",
        "{points: 5, if: {at_least: 1, of: {opponents_with_more: {count: cards, where: tucked, kind: law}}}}",
    ],
)
def test_a_law_that_compares_players_asks_all_of_them(clause: str) -> None:
    text = f"""\
format: score-sheet/1
players:
  - name: Ada
    pyramid: [[{{card: 72, tucked: ¶3}}]]
  - name: Ben
    pyramid: [[{{{SECTIONS}, kind: law,
      scoring: [{clause}]}}]]
"""
    assert_errors(text, Code.TUCKED)


# -- painting -----------------------------------------------------------------------------------------------------


def painting(*paints: str, gems: str = "{red: 2, blue: 1}", edition: str = "english") -> str:
    """Write the sheet of a pyramid whose circle [2, 0] is red (1, 3, 5), and [2, 1] red and green (3, 45, 49)."""
    lines = "".join(f"\n      - {paint}" for paint in paints)
    pyramid = "    pyramid:\n      - [1, 3, 45]\n      - [5, 49]\n"
    head = f"format: score-sheet/1\nedition: {edition}\nplayers:\n  - name: Ada\n    gems: {gems}\n"
    return f"{head}    painting:{lines}\n{pyramid}"


@pytest.mark.parametrize(
    ("paint", "code"),
    [
        ("¶{circle: [2, 5], section: left, color: blue}", Code.PAINTING),
    ],
)
def test_a_painted_section(paint: str, code: Code) -> None:
    assert_errors(painting(paint), code)


def test_paints_are_checked_beside_what_cannot_be_read() -> None:
    """The problem of a good entry after a bad one stands at its own place; of gems that are unknown none is missing."""
    paints = "¶left", "¶{circle: [2, 5], section: left, color: blue}"
    assert_errors(painting(*paints), Code.WRONG_TYPE, Code.PAINTING)
    blue = "{circle: [2, 1], section: left, color: blue}"
    assert_errors(painting(blue, gems="¶blue"), Code.WRONG_TYPE)


def test_a_single_color_circle_is_not_painted_by_german_rules() -> None:
    """The red circle may be painted by english rules only (B12)."""
    paint = "{circle: [2, 0], section: left, color: blue}"
    assert_errors(painting(paint))
    assert_errors(painting(f"¶{paint}", edition="german"), Code.PAINTING)


def test_a_painting_waits_for_a_pyramid_that_can_be() -> None:
    """Which circles there are is not known where cards float, so nothing is said of the painting yet."""
    text = player("painting: [{circle: [2, 0], section: left, color: red}]", "[[32], [¶12, 14]]")
    assert [problem.code for problem in problems_in(marked(text)[0])] == [Code.NO_SUPPORT]


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
    ("card", "codes"),
    [
        ("{card: 201, choice: [2, 1]}", []),
        ("{card: 201, tokens: {}}", []),
        ("¶201", [Code.CHOICE]),
        ("{card: 201, choice: ¶1}", [Code.CHOICE]),
        ("{card: 201, choice: ¶[1, 3]}", [Code.CHOICE]),
        ("¶100", [Code.CHOICE]),
        ("{card: 100, infinite_gems: [red]}", []),
        ("{card: 100, infinite_gems: [], tucked: [202, 203]}", []),
        ("{card: 100, infinite_gems: [], tucked: ¶[202, 203, 204]}", [Code.TUCKED]),
        ("{card: 100, infinite_gems: [], tokens: {}, tucked: [202, 203, 204]}", []),
        ("¶203", [Code.MISPLACED_LAW]),
        ("{card: 205, tucked: 3}", []),
        ("{card: 205, tucked: ¶4}", [Code.TUCKED]),
        ("{card: 206, tucked: 9}", []),
        ("{card: 207, gems: 5}", []),
        ("{card: 207, gems: ¶6}", [Code.STORED_GEMS]),
        ("{card: 205, gems: 5}", []),
        ("¶209", [Code.CHOICE]),
        ("{card: 209, tokens: {magic: 2}}", []),
        ("¶210", [Code.CHOICE]),
        ("¶{card: 210, tokens: {}}", [Code.CHOICE]),
        ("{card: 210, infinite_gems: [red]}", []),
        ("211", []),
        ("¶212", [Code.CHOICE]),
        ("{card: 212, tokens: {}}", []),
        ("{card: 208, gems: 6, tucked: 7}", []),
        ("{card: 208, gems: ¶7}", [Code.STORED_GEMS]),
    ],
)
def test_a_law_of_any_set_is_taken_at_its_word(folder: Path, card: str, codes: list[Code]) -> None:
    """How many cards and gems it takes, what it offers and what it doubles follows from its effects alone."""
    assert_errors(player("", f"[[{card}]]") + "card_set: set.yaml\n", *codes, folder=folder)


def test_two_choices_and_a_gain_lie_on_a_law_together(folder: Path) -> None:
    """Law 201 gives a defense token, then a magic token and 3 power by the choices [2, 2]."""
    text = player("", "[[{card: 201, choice: [2, 2]}]]") + "card_set: set.yaml\n"
    reading = read_sheet(parse_document(text, file="sheet.yaml", folder=folder))
    sheet = reading.sheet
    assert sheet is not None
    tokens = sheet.positions[0].pyramid.cards[0].tokens
    assert (tokens.defense, tokens.magic, tokens.power) == (1, 1, (3,))


@pytest.mark.parametrize(
    ("option", "instead"),
    [
        ("gain: {magic: 1}", "'tokens: {magic: 1}'"),
        ("gain: {power: 3}", "'tokens: {power: [3]}'"),
        ("gain: {infinite_gem: blue}", "'infinite_gems: [blue]'"),
        ("gain: {gems: 2}", "leave out 'choice'"),
    ],
)
def test_a_choice_between_effects_is_no_choice_of_a_sheet(folder: Path, option: str, instead: str) -> None:
    (folder / "set.yaml").write_text(
        SET + LAW % (201, 201, f"on_play: [{{choose: [[{{{option}}}], [{{gain: {{gems: 1}}}}]]}}]"), "utf-8"
    )
    text = player("", "[[{card: 201, choice: 2}]]") + "card_set: set.yaml\n"
    (problem,) = problems_in(text, folder)
    assert problem.message.startswith("the choice of law 201 is between effects: leave out 'choice'")
    assert problem.message.endswith(instead)


def test_a_card_set_of_a_similar_name_is_suggested(folder: Path) -> None:
    (problem,) = problems_in(f"format: score-sheet/1\ncard_set: sett.yaml\n{REST}", folder)
    assert problem.message.endswith("there is no such file; did you mean 'set.yaml'?")


def test_a_card_set_that_is_not_there() -> None:
    assert_errors(f"format: score-sheet/1\ncard_set: ¶printd\n{REST}", Code.UNKNOWN_CARD_SET)
    assert_errors(f"format: score-sheet/1\ncard_set: ¶../no/set.yaml\n{REST}", Code.UNKNOWN_CARD_SET)
    assert_errors(f"format: score-sheet/1\ncard_set: ¶7\n{REST}", Code.WRONG_TYPE)


def test_what_is_wrong_inside_a_card_set_is_told_at_its_own_place(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("format: card-set/1\nlaws:\n  - {number: x}\n", encoding="utf-8")
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text("format: score-sheet/1\ncard_set: set.yaml\nplayers: [{name: Ada, pyramid: [[1, x], [2, 3]]}]\n")
    assert [(Path(problem.file).name, problem.line, problem.code) for problem in check_score_sheet(sheet)] == [
        ("sheet.yaml", 2, Code.UNKNOWN_CARD_SET),
        ("sheet.yaml", 3, Code.NO_SUPPORT),
        ("set.yaml", 3, Code.MISSING_KEY),
        ("set.yaml", 3, Code.WRONG_TYPE),
    ]


def test_a_file_of_a_set_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
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


def test_a_missing_file_is_told_without_a_line(tmp_path: Path) -> None:
    """There is no line 1 in a file that is not there."""
    with pytest.raises(BadFile) as caught:
        load_score_sheet(tmp_path / "final.yaml")
    (problem,) = caught.value.problems
    assert problem.code is Code.UNREADABLE
    assert str(problem) == f"{tmp_path / 'final.yaml'}: there is no such file"


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


# -- boxcount ---------------------------------------------------------------------------------------------------------
# What is on a sheet against what is in the box: warnings where a sheet has more of something than there is.


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
