"""Score sheets that somebody is still writing: what can be scored already."""

from __future__ import annotations

import pytest

from viceroy.model.geometry import Place
from viceroy.model.tokens import NO_TOKENS, Tokens
from viceroy.sheets.sheet import ScoreSheet, read_sheet, score_sheet
from viceroy.text.yaml_text import parse_document


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
