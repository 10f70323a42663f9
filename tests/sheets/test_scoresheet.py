"""Score sheets: what they say, and unfinished ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings

from effort import tries
from hand_built import BLUE, GREEN, RED, YELLOW, sections
from marks import marked
from positions import printed
from sheet_strategies import sheets
from viceroy.errors import BadFile, Code
from viceroy.model.cards import DescribedCard, doublings
from viceroy.model.editions import ENGLISH, GERMAN
from viceroy.model.geometry import Place
from viceroy.model.points import PointsPer
from viceroy.model.pyramid import PlacedCard, Section
from viceroy.model.quantities import CardKind, Counted, Quantity, Where
from viceroy.model.tokens import NO_TOKENS, CircleBonus, Color, Tokens, gems
from viceroy.scoring.items import Line
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import PaintingChoice
from viceroy.sheets.sheet import (
    ScoreSheet,
    SheetReading,
    check_score_sheet,
    load_score_sheet,
    read_score_sheet,
    read_sheet,
    score_sheet,
)
from viceroy.text.yaml_text import parse_document
from viceroy.web.sheets import SheetData

# -- scoresheet -------------------------------------------------------------------------------------------------------
# Score sheets read into positions: every form in which a table may write down what lies there.

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
BLANK = "{sections: {top_left: null, top_right: null, bottom: null}}"


def read(text: str) -> ScoreSheet:
    reading = read_sheet(parse_document(text, file="sheet.yaml", folder=EXAMPLES))
    sheet, problems = reading.sheet, reading.problems
    assert [str(problem) for problem in problems] == []
    assert sheet is not None
    return sheet


def sheet_with(card: str, level: int = 1, more: str = "") -> str:
    """Write a sheet of one player with this card at place 0 of a level, blank cards under it."""
    rows = [f"      - [{', '.join([BLANK] * (level + 1 - below))}]" for below in range(1, level)]
    head = ["format: score-sheet/1", "players:", "  - name: Ada", *([more] if more else []), "    pyramid:"]
    return "\n".join([*head, *rows, f"      - [{card}]"])


def laid(card: str, level: int = 1) -> PlacedCard:
    return read(sheet_with(card, level)).positions[0].pyramid.at[Place(level, 0)]


# -- a card by its number or id -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "tokens"),
    [(1, Tokens()), (2, Tokens()), (3, Tokens(magic=1)), (4, Tokens(power=(12,))), (5, Tokens(power=(15,)))],
)
def test_a_number_says_what_the_card_prints_for_its_level(level: int, tokens: Tokens) -> None:
    """The Captain leaves nothing on levels 1 and 2, a magic token on 3, 12 power on 4, and 15 on level 5 (D16-D20)."""
    captain = laid("32", level)
    assert captain.card.number == 32
    assert (captain.tokens, captain.infinite_gems) == (tokens, ())
    assert (captain.stored_count, captain.tucked_count) == (0, 0)


@pytest.mark.parametrize("card", ["captain", "{card: 32}", "{card: captain}"])
def test_a_card_may_be_called_by_its_id_and_in_a_mapping(card: str) -> None:
    """All three say the same as the number 32."""
    assert laid(card, 4) == laid("32", 4)


def test_an_infinite_gem_lies_where_the_level_prints_it() -> None:
    """Card 21 prints a green infinite gem on level 3, and none on level 2."""
    assert laid("21", 3).infinite_gems == (GREEN,)
    assert laid("21", 2).infinite_gems == ()


def test_gems_draws_and_attack_tokens_leave_nothing_on_a_card() -> None:
    """Card 8 gives an attack token, 2 gems and 2 power on level 2: only the power lies on it (R7.7)."""
    assert laid("8", 2).tokens == Tokens(power=(2,))
    assert laid("12", 1).tokens == Tokens()


def test_several_tokens_of_a_row_lie_there_together() -> None:
    """Card 8 gives a magic bonus and a magic token on level 4."""
    assert laid("8", 4).tokens == Tokens(magic=1, magic_bonus=(2,))
    assert laid("37", 4).tokens == Tokens(circle_bonus=(CircleBonus(RED, 4),))


# -- level 5 ------------------------------------------------------------------------------------------------------


def test_on_level_5_the_rewards_may_be_chosen() -> None:
    """Card 36 gives rows 1 to 3 there: 3 power, a magic bonus, and an infinite gem that scores 5 (R6.11, F45)."""
    card = laid("{card: 36, choice: rewards}", 5)
    assert card.tokens == Tokens(power=(3,), magic_bonus=(2,))
    assert card.infinite_gems == (BLUE,)
    items = score_sheet(read(sheet_with("{card: 36, choice: rewards}", 5))).players[0].items
    assert [item.points for item in items if item.line is Line.INFINITE_GEMS] == [5]


@pytest.mark.parametrize("card", ["36", "{card: 36}", "{card: 36, choice: points}"])
def test_on_level_5_the_points_are_the_default(card: str) -> None:
    """With the 15-point token chosen, no infinite gem lies there (R6.11, F45)."""
    assert laid(card, 5).tokens == Tokens(power=(15,))
    assert laid(card, 5).infinite_gems == ()


# -- laws ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "tokens", "infinite_gems"),
    [
        ("{card: 71, choice: 1}", Tokens(), ()),
        ("{card: 71, choice: 2}", Tokens(power=(6,)), ()),
        ("{card: 71, choice: [3]}", Tokens(), ()),
        ("{card: 73, choice: 1}", Tokens(defense=1), ()),
        ("{card: 73, choice: 2, infinite_gems: [red]}", Tokens(), (RED,)),
        ("{card: 73, choice: 2, infinite_gems: []}", Tokens(), ()),
        ("{card: 81, choice: 2}", Tokens(science=1), ()),
        ("{card: 83, choice: 1}", Tokens(magic=1, magic_bonus=(2,)), ()),
        ("{card: 84, choice: 1}", Tokens(magic_bonus=(3,)), ()),
        ("{card: 84, tokens: {magic_bonus: [3]}}", Tokens(magic_bonus=(3,)), ()),
        ("{card: 73, tokens: {}}", Tokens(), ()),
        ("{card: 73, tokens: {}, infinite_gems: [blue]}", Tokens(), (BLUE,)),
        ("{card: 71, choice: 1, tokens: {power: [6]}}", Tokens(power=(6,)), ()),
        ("85", Tokens(), ()),
    ],
)
def test_a_law_leaves_what_was_chosen(card: str, tokens: Tokens, infinite_gems: tuple[Color, ...]) -> None:
    """The options of a law are counted from 1 in the order of the card (L71, L73, L83); `tokens` says it otherwise."""
    law = laid(card)
    assert (law.tokens, law.infinite_gems) == (tokens, infinite_gems)


def test_gems_stored_on_a_law_are_a_number_or_colors() -> None:
    """Law 76 carries up to 8 gems, none if nothing is said (L76)."""
    assert laid("76").stored == gems()
    assert laid("{card: 76, gems: 8}").stored == 8
    assert laid("{card: 76, gems: {red: 2, blue: 3}}").stored == gems(red=2, blue=3)


@pytest.mark.parametrize("law", [65, 74])
def test_a_law_that_takes_over_what_lay_on_a_card_may_carry_its_gems(law: int) -> None:
    """The gems stored on law 76 stay on 65 in its place (L65), and move onto 74 with it (L74)."""
    assert laid(f"{{card: {law}, gems: 8}}").stored_count == 8


def test_tucked_cards_are_named_or_counted() -> None:
    assert laid("72").tucked == ()
    assert laid("{card: 72, tucked: 4}").tucked == 4
    named = laid("{card: 72, tucked: [3, census]}").tucked
    assert isinstance(named, tuple)
    assert [card.number for card in named] == [3, 68]
    assert laid("{card: 74, tucked: [3]}").tucked_count == 1
    assert laid("{card: 65, tucked: 3}").tucked_count == 3


def test_law_66_doubles_what_its_character_prints() -> None:
    """Each token on the character is there twice, on level 5 the 15 points too; an infinite gem is no token (L66)."""
    assert laid("{card: 8, tucked: [66]}", 4).tokens == Tokens(magic=2, magic_bonus=(2, 2))
    assert laid("{card: 32, tucked: [doubling]}", 5).tokens == Tokens(power=(15, 15))
    assert laid("{card: 36, choice: rewards, tucked: [66]}", 5).infinite_gems == (BLUE,)


def test_law_66_doubles_nothing_that_is_told() -> None:
    """Tokens that are written down are what lies there, doubled already (L66)."""
    assert laid("{card: 8, tokens: {power: [2, 2]}, tucked: [66]}", 4).tokens == Tokens(power=(2, 2))


def test_law_66_under_a_law_is_a_tucked_card_like_others() -> None:
    """It doubles only what lies on a character: law 72 may have tucked it from the hand (L66, L72)."""
    assert laid("{card: 72, tucked: [66]}").tucked == (printed().by_number[66],)
    assert doublings(printed().by_number[84], (printed().by_number[66],)) == 0


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("{card: 4, tucked: [¶3]}", "only law 66 comes under a character (L66), not character 3"),
        ("{card: 4, tucked: ¶1}", "only law 66 comes under a character (L66): write tucked: [66]"),
        ("{card: 88, tucked: ¶2}", "no card of the set comes under law 88: leave tucked out"),
    ],
)
def test_cards_under_a_card_where_no_law_brings_them_are_warned_of(card: str, told: str) -> None:
    plain, places = marked(sheet_with(card))
    (warning,) = read_sheet(parse_document(plain, file="sheet.yaml")).problems
    assert (warning.is_error, warning.message) == (False, told)
    assert [(warning.line, warning.column)] == places


# -- what is written replaces what is printed ---------------------------------------------------------------------


def test_tokens_replace_only_the_printed_tokens() -> None:
    """Card 18 prints a blue infinite gem on level 1: it stays, whatever tokens lie there."""
    card = laid("{card: 18, tokens: {science: 1, circle_bonus: [{color: red, value: 2}]}}")
    assert card.tokens == Tokens(science=1, circle_bonus=(CircleBonus(RED, 2),))
    assert card.infinite_gems == (BLUE,)


def test_infinite_gems_replace_only_the_printed_infinite_gems() -> None:
    """The bank had no blue gem for card 18 (R7.9); the power on card 32 does not hang on its infinite gems."""
    assert laid("{card: 18, infinite_gems: []}").infinite_gems == ()
    card = laid("{card: 32, infinite_gems: [red, red]}", 4)
    assert (card.tokens, card.infinite_gems) == (Tokens(power=(12,)), (RED, RED))


def test_kinds_of_token_left_out_are_none() -> None:
    """`tokens` are all tokens on the card: what is not there is 0."""
    assert laid("{card: 32, tokens: {magic: 2}}", 4).tokens == Tokens(magic=2)
    assert laid("{card: 32, tokens: {}}", 4).tokens == Tokens()


# -- cards of no set ----------------------------------------------------------------------------------------------


def test_a_described_card_is_a_character_without_anything_on_it() -> None:
    card = laid("{sections: {top_left: blue, top_right: red, bottom: [green, null]}}")
    assert card == PlacedCard(Place(1, 0), DescribedCard(sections("brg-")))


def test_a_described_card_tells_all_that_counts() -> None:
    """Number, kind, tokens, infinite gems, stored gems, tucked cards and points of a law that is in no set."""
    card = laid(
        "{sections: {top_left: blue, top_right: null, bottom: yellow}, number: 300, kind: law, tokens: {power: [6]},"
        " infinite_gems: [red], gems: {green: 4}, tucked: [32],"
        " scoring: [{points: 2, per: {count: gems, where: stored_here}}]}"
    )
    clause = PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE))
    assert card.card == DescribedCard(sections("b-yy"), 300, CardKind.LAW, (clause,))
    assert (card.tokens, card.infinite_gems, card.stored) == (Tokens(power=(6,)), (RED,), gems(green=4))
    assert card.tucked == (printed().by_number[32],)


def test_the_number_of_a_described_card_may_be_any() -> None:
    card = "{sections: {top_left: blue, top_right: red, bottom: red}, number: 32}"
    assert len(read(sheet_with(f"32, {card}, {card}")).positions[0].pyramid.cards) == 3


# -- places -------------------------------------------------------------------------------------------------------


def test_a_level_starts_at_place_0_or_after_those_it_skips() -> None:
    """76 lies across 5 and 17, 40 across 17 and 8 (R3.3)."""
    text = sheet_with("32, 5, 17, 8") + "\n      - {skip: 1, cards: [76, 40]}"
    pyramid = read(text).positions[0].pyramid
    assert [placed.place for placed in pyramid.cards[4:]] == [Place(2, 1), Place(2, 2)]


def test_a_level_may_be_a_mapping_without_skip() -> None:
    """`cards` alone is the same as a list, on every level."""
    rows = "\n      - {cards: [32, 5]}\n      - {cards: [17]}"
    text = "format: score-sheet/1\nplayers:\n  - name: Ada\n    pyramid:" + rows
    assert [placed.place for placed in read(text).positions[0].pyramid.cards] == [Place(1, 0), Place(1, 1), Place(2, 0)]


def test_null_is_an_empty_place_where_rows_may_have_gaps() -> None:
    """With `contiguous_rows` off the cards of level 2 may lie apart (B17)."""
    text = sheet_with("32, 5, 17, 8") + "\n      - [76, null, 40]\nedition: {name: english, contiguous_rows: false}"
    pyramid = read(text).positions[0].pyramid
    assert [placed.place for placed in pyramid.cards[4:]] == [Place(2, 0), Place(2, 2)]


def test_several_cards_may_lie_on_level_5() -> None:
    """A level 1 of six carries two cards on level 5 (R3.6)."""
    rows = "[[1,2,3,4,5,6],[7,8,9,10,11],[12,13,14,15],[16,17,18],[19,20]]"
    text = f"format: score-sheet/1\nplayers: [{{name: Ada, pyramid: {rows}}}]"
    assert {placed.place for placed in read(text).positions[0].pyramid.cards} >= {Place(5, 0), Place(5, 1)}


# -- players ------------------------------------------------------------------------------------------------------


def test_what_is_left_behind_the_screen() -> None:
    """Colors left out are 0, and so is everything else that is left out."""
    told = read(sheet_with("32", more="    gems: {blue: 1, red: 2}\n    attack: 3")).positions[0]
    assert (told.name, told.gems, told.attack, told.painting) == ("Ada", (1, 2, 0, 0), 3, PaintingChoice.BEST)
    bare = read(sheet_with("32")).positions[0]
    assert (bare.gems, bare.attack, bare.painting) == ((0, 0, 0, 0), 0, PaintingChoice.BEST)


@pytest.mark.parametrize("choice", list(PaintingChoice))
def test_painting_is_left_to_the_program_or_to_nobody(choice: PaintingChoice) -> None:
    """`best` and `none` are words."""
    assert read(sheet_with("32", more=f"    painting: {choice}")).positions[0].painting is choice


def test_painting_is_told_gem_by_gem() -> None:
    """A circle is named by its upper card's place; the list is kept as it is."""
    text = """\
format: score-sheet/1
players:
  - name: Ada
    gems: {red: 1, yellow: 1}
    painting:
      - {circle: [2, 0], section: bottom_right, color: yellow}
      - {circle: [2, 0], section: left, color: red}
    pyramid: [[2, 1], [4]]
"""
    assert read(text).positions[0].painting == (
        Paint(Place(2, 0), Section.BOTTOM_RIGHT, YELLOW),
        Paint(Place(2, 0), Section.LEFT, RED),
    )


def test_a_painting_of_nothing_is_an_empty_list() -> None:
    assert read(sheet_with("32", more="    gems: {red: 1}\n    painting: []")).positions[0].painting == ()


def test_spaces_around_a_name_are_not_part_of_it() -> None:
    text = "format: score-sheet/1\nplayers: [{name: ' Ada ', pyramid: [[1]]}, {name: ada, pyramid: [[2]]}]"
    assert [position.name for position in read(text).positions] == ["Ada", "ada"]


# -- editions and card sets ---------------------------------------------------------------------------------------


def test_the_edition_is_a_name_or_a_house_rule() -> None:
    """English is the default; a mapping names an edition and what was played otherwise."""
    text = sheet_with("32")
    assert read(text).edition == ENGLISH
    assert read(f"{text}\nedition: german").edition == GERMAN
    assert read(f"{text}\nedition: {{name: german}}").edition == GERMAN
    changed = "{name: german, repaint_pure_circles: true, discard_for_gems: 0, drawn_cards_playable: immediately}"
    assert read(f"{text}\nedition: {changed}").edition == GERMAN.with_options(
        repaint_pure_circles=True, discard_for_gems=0, drawn_cards_playable="immediately"
    )


def test_the_edition_says_whether_single_color_circles_are_painted() -> None:
    """A green circle on level 2 scores 2, and 6 if painted red with a red bonus of 4: not by german rules (B12)."""
    green = "sections: {top_left: green, top_right: green, bottom: green}"
    text = f"""\
format: score-sheet/1
edition: english
players:
  - name: Ada
    gems: {{red: 4}}
    pyramid:
      - [{{{green}}}, {{{green}, tokens: {{circle_bonus: [{{color: red, value: 4}}]}}}}]
      - [{{{green}}}]
"""
    for edition, points in (("english", 6), ("german", 2)):
        (player,) = score_sheet(read(text.replace("english", edition))).players
        assert player.total == points


def test_the_card_set_is_printed_unless_another_is_named(tmp_path: Path) -> None:
    assert read(sheet_with("32")).card_set == printed()
    assert read(sheet_with("32") + "\ncard_set: printed").card_set == printed()
    folder = tmp_path / "sheets"
    folder.mkdir()
    (tmp_path / "set.yaml").write_text(SMALL_SET, encoding="utf-8")
    (folder / "sheet.yaml").write_text(sheet_with("200") + "\ncard_set: ../set.yaml", encoding="utf-8")
    sheet = load_score_sheet(folder / "sheet.yaml")
    assert [law.number for law in sheet.card_set.laws] == [200]


def test_the_path_of_a_sheet_is_no_sheet() -> None:
    with pytest.raises(TypeError, match="needs a ScoreSheet, not a value of str; load_score_sheet reads one"):
        score_sheet("final.yaml")  # type: ignore[arg-type]


SMALL_SET = """\
format: card-set/1
laws:
  - {number: 200, id: small, name: {en: Small}, sections: {top_left: red, top_right: red, bottom: blue}}
"""


# -- files --------------------------------------------------------------------------------------------------------


def test_loading_a_good_file_gives_the_sheet(tmp_path: Path) -> None:
    """`load` gives the sheet, `check` has nothing to say, and `read` gives both at once."""
    path = tmp_path / "sheet.yaml"
    path.write_text(sheet_with("32", 4), encoding="utf-8")
    sheet = load_score_sheet(str(path))
    assert check_score_sheet(path) == ()
    assert read_score_sheet(path) == SheetReading(sheet, (), begun=(True,))
    assert [player.total for player in score_sheet(sheet).players] == [12]


def test_a_warning_does_not_stop_the_reading(tmp_path: Path) -> None:
    """Five blue gems in a game of one are more than there are (R2.2), but the sheet is read."""
    path = tmp_path / "sheet.yaml"
    path.write_text(sheet_with("32", 4, "    gems: {blue: 5}"), encoding="utf-8")
    assert load_score_sheet(path).positions[0].gems == gems(blue=5)
    reading = read_score_sheet(path)
    sheet, problems = reading.sheet, reading.problems
    assert sheet is not None
    assert [(problem.code, problem.is_error) for problem in problems] == [(Code.BOX_COUNT, False)]
    assert check_score_sheet(path) == problems


def test_a_bad_file_raises_with_all_its_problems(tmp_path: Path) -> None:
    """`check` reports the same without raising, warnings included."""
    path = tmp_path / "sheet.yaml"
    path.write_text(sheet_with("99, 98", 4, "    gems: {blue: 5}"), encoding="utf-8")
    with pytest.raises(BadFile) as raised:
        load_score_sheet(path)
    assert raised.value.problems == check_score_sheet(path)
    assert [problem.code for problem in raised.value.problems] == [
        *(Code.BOX_COUNT, Code.UNKNOWN_CARD, Code.UNKNOWN_CARD, Code.NO_SUPPORT)
    ]


def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.yaml", tmp_path):
        (problem,) = check_score_sheet(path)
        assert (problem.code, problem.file) == (Code.UNREADABLE, str(path))
        with pytest.raises(BadFile):
            load_score_sheet(path)


# -- sheets of all kinds ------------------------------------------------------------------------------------------


@given(sheet=sheets)
@settings(max_examples=tries(100))
def test_every_valid_sheet_is_read_and_scored(sheet: dict[str, Any]) -> None:
    text = yaml.safe_dump(sheet, allow_unicode=True, sort_keys=False)
    reading = read_sheet(parse_document(text, file="sheet.yaml", folder=EXAMPLES))
    found, problems = reading.sheet, reading.problems
    assert [str(problem) for problem in problems if problem.is_error] == []
    assert found is not None
    assert read_sheet(SheetData(sheet)).sheet == found
    assert len(score_sheet(found).players) == len(sheet["players"])
    for player, position in zip(sheet["players"], found.positions, strict=True):
        levels = [row if isinstance(row, list) else row["cards"] for row in player["pyramid"]]
        starts = [0 if isinstance(row, list) else row.get("skip", 0) for row in player["pyramid"]]
        assert [placed.place for placed in position.pyramid.cards] == [
            Place(level, start + x)
            for level, (start, row) in enumerate(zip(starts, levels, strict=True), 1)
            for x, card in enumerate(row)
            if card is not None
        ]


@pytest.mark.parametrize("name", ["three-players", "every-form"])
def test_the_examples_have_nothing_wrong(name: str) -> None:
    assert check_score_sheet(EXAMPLES / f"{name}.yaml") == ()


def test_the_example_of_three_is_written_with_printed_numbers() -> None:
    """A table needs no more: numbers, and what a law forces it to say. Each pyramid is as large as real ones are."""
    text = (EXAMPLES / "three-players.yaml").read_text("utf-8")
    sheet = yaml.safe_load(text)
    cards = [
        card
        for player in sheet["players"]
        for row in player["pyramid"]
        for card in (row if isinstance(row, list) else row["cards"])
    ]
    assert all(type(card) is int or type(card["card"]) is int for card in cards)
    positions = load_score_sheet(EXAMPLES / "three-players.yaml").positions
    assert [12 <= len(position.pyramid.cards) <= 25 for position in positions] == [True, True, True]
    assert max(placed.place.level for position in positions for placed in position.pyramid.cards) == 5


def test_the_example_of_every_form_has_every_form() -> None:
    text = (EXAMPLES / "every-form.yaml").read_text("utf-8")
    keys = (
        "skip",
        "cards",
        "card",
        "choice",
        "tokens",
        "infinite_gems",
        "gems",
        "tucked",
        "sections",
        "number",
        "kind",
    )
    assert [
        key for key in (*keys, "scoring", "painting", "attack", "edition", "card_set", "null") if key not in text
    ] == []


# -- unfinished sheets ------------------------------------------------------------------------------------------------
# Score sheets that somebody is still writing: what can be scored already.


def unfinished(*players: str, head: str = "") -> ScoreSheet | None:
    lines = "".join(f"- {{name: P{number}, {player}}}\n" for number, player in enumerate(players))
    document = parse_document(f"format: score-sheet/1\n{head}players:\n{lines}", file="sheet.yaml")
    reading = read_sheet(document)
    assert reading.sheet is None
    return reading.unfinished


def kinds(*players: str) -> list[list[str]]:
    sheet = unfinished(*players)
    assert sheet is not None
    score_sheet(sheet)
    return [[str(laid.card.number or "-") for laid in position.pyramid.cards] for position in sheet.positions]


@pytest.mark.parametrize(
    "card",
    ["99", "66", "{crad: 5}", "{card: 40, attack: 1}", "{card: 40, tokens: {magic: x}}", "{card: 40, gems: 1}", "32"],
)
def test_a_card_with_an_error_is_a_blank_one(card: str) -> None:
    assert kinds(f"pyramid: [[32, {card}], [5]]") == [["32", "-", "5"]]


@pytest.mark.parametrize(
    ("card", "tokens"),
    [
        ("71", NO_TOKENS),
        ("{card: 71, choice: 4}", NO_TOKENS),
        ("{card: 8, choice: 1}", NO_TOKENS),
        ("{card: 73, choice: 1, infinite_gems: [], tokens: {magic: 2}, tucked: 0}", Tokens(magic=2)),
    ],
)
def test_a_wrong_or_missing_choice_leaves_what_is_written(card: str, tokens: Tokens) -> None:
    sheet = unfinished(f"pyramid: [[{card}, 99]]")
    assert sheet is not None
    assert sheet.positions[0].pyramid.at[Place(1, 0)].tokens == tokens


def test_a_missing_card_between_others_is_a_blank_one() -> None:
    assert kinds("pyramid: [[1, null, 2], [3]]") == [["1", "-", "2", "-"]]


def test_a_player_without_cards_is_left_out() -> None:
    assert kinds("pyramid: []", "pyramid: [[18]]") == [["18"]]


@pytest.mark.parametrize(
    "player",
    ["pyramid: [[1, 2]], gems: {red: x}", "pyramid: [[1], [2]]", "pyramid: [[1, 2, 4], [5], [6]]",
     "pyramid: [[1, 2], []]", "pyramid: 5", "gems: {}",
     "pyramid: [[1, 2], {skip: x, cards: [3]}]",
     "pyramid: [[1, 2]], painting: [{circle: [2, 0], section: left, color: red}]"],
)  # fmt: skip
def test_a_player_with_more_wrong_than_cards_is_left_out(player: str) -> None:
    """As one who has not begun: the others are scored."""
    assert kinds(player, "pyramid: [[32]]") == [["32"]]


def test_nothing_is_scored_where_more_than_players_is_wrong() -> None:
    document = parse_document("{format: score-sheet/1, players: 5}", file="sheet.yaml")
    assert read_sheet(document).unfinished is None


def test_what_is_no_player_is_left_out() -> None:
    document = parse_document("{format: score-sheet/1, players: [5, {name: Ada, pyramid: [[32]]}]}", file="sheet.yaml")
    reading = read_sheet(document)
    assert (reading.sheet, reading.begun) == (None, (False, True))
    assert reading.unfinished is not None
    assert [position.name for position in reading.unfinished.positions] == ["Ada"]


def test_nothing_is_scored_by_an_unknown_edition_or_card_set() -> None:
    for head in ("edition: martian\n", "card_set: printd\n"):
        assert unfinished("pyramid: [[32]]", head=head) is None
