"""What the page is answered: the same scores and problems as `viceroy score`, and never a traceback."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import tries
from rules import rule
from sheet_strategies import random_sheet, sheets
from viceroy.errors import Severity
from viceroy.formats.scores import final_score_data
from viceroy.sheets.sheet import read_score_sheet, read_sheet, score_sheet
from viceroy.text.yaml_text import parse_document
from viceroy.web.service import QUESTIONS, answer, answer_text
from viceroy.wording.languages import finished_tags

Data = dict[str, Any]


def game(*pyramid: list[Any], **more: Any) -> Data:
    return {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [*pyramid], **more}]}


def scored(sheet: Any) -> Data:
    return answer({"ask": "score", "sheet": sheet})


@given(sheets)
@settings(max_examples=tries(200, quick=20))
def test_a_sheet_scores_as_its_file_does(sheet: Data) -> None:
    """The page shows what `viceroy score --json` writes of the same sheet, which JSON is as well as YAML."""
    reading = read_sheet(parse_document(json.dumps(sheet), file="sheet.yaml"))
    read, problems = reading.sheet, reading.problems
    assert read is not None
    told = scored(sheet)
    assert told["score"] == final_score_data(score_sheet(read))
    assert told["is_whole"] is True
    assert sorted(one["code"] for one in told["problems"]) == sorted(problem.code.value for problem in problems)


def test_a_problem_names_its_value_by_keys_and_no_line(tmp_path: Path) -> None:
    """What a file says of line and column, the page says at the card; no message speaks of lines that nobody sees."""
    sheet = game([32, 99, 32, 71], gems={"red": -1})
    sheet["players"].append({"name": "Ada", "pyramid": [[1], [2]]})
    told = {(*one["keys"],): one["code"] for one in scored(sheet)["problems"]}
    assert told == {
        ("players", 0, "pyramid", 0, 1): "unknown-card",
        ("players", 0, "pyramid", 0, 2): "card-twice",
        ("players", 0, "pyramid", 0, 3): "choice",
        ("players", 0, "gems", "red"): "wrong-value",
        ("players", 1, "name"): "duplicate-name",
        ("players", 1, "pyramid", 1, 0): "no-support",
    }
    assert not any("line" in one["message"].split() for one in scored(sheet)["problems"])
    path = tmp_path / "sheet.yaml"
    path.write_text(json.dumps(sheet), "utf-8")
    assert sorted(problem.code.value for problem in read_score_sheet(path).problems) == sorted(told.values())


def test_an_open_choice_leaves_its_card_empty_and_the_rest_counts() -> None:
    """Somebody who has not said yet what law 71 gave sees all other points, and that it is not the whole score."""
    told = scored(game([71, 40]))
    assert [one["code"] for one in told["problems"]] == ["choice"]
    assert told["is_whole"] is False
    assert told["score"]["players"][0]["lines"]["power"] == 0
    chosen = scored(game([{"card": 71, "choice": 2}, 40]))
    assert chosen["score"]["players"][0]["lines"]["power"] == 6
    assert told["score"]["players"][0]["lines"]["magic"] == chosen["score"]["players"][0]["lines"]["magic"]


def test_a_player_without_cards_has_nothing_yet() -> None:
    sheet = game([18, 32])
    sheet["players"].append({"name": "Ben", "pyramid": []})
    sheet["players"][0]["attack"] = 2  # it meets nobody who has not begun (R11.7)
    told = scored(sheet)
    assert told["is_whole"] is False
    assert told["score"]["players"] == [scored(game([18, 32], attack=2))["score"]["players"][0], None]
    assert [pyramid is None for pyramid in told["pyramids"]] == [False, True]


@rule("R3.3")
def test_a_card_without_support_leaves_its_player_out_alone() -> None:
    """The others are scored as if that player had not begun; the card says what is wrong with it."""
    sheet = game([18, 32], attack=2)
    sheet["players"].append({"name": "Ben", "pyramid": [[5], [12]]})
    told = scored(sheet)
    assert [(one["keys"], one["code"]) for one in told["problems"]] == [(["players", 1, "pyramid", 1, 0], "no-support")]
    assert told["is_whole"] is False
    assert told["score"]["players"] == [scored(game([18, 32], attack=2))["score"]["players"][0], None]
    assert "Ben" not in answer({"ask": "picture", "sheet": sheet})["svg"]
    totals = answer({"ask": "totals", "sheet": sheet})
    assert (totals["totals"][1], totals["ranks"], totals["is_whole"]) == (None, [1, None], False)


def test_what_is_there_of_an_unfinished_sheet_is_drawn_and_saved() -> None:
    """A card that is marked, and a player without cards, keep nobody from a picture and a file of the rest."""
    sheet = {**game([71, 999, 32]), "card_set": "printed"}
    sheet["players"].append({"name": "Ben", "pyramid": []})
    drawn = answer({"ask": "picture", "sheet": sheet})["svg"]
    assert "Captain" in drawn
    assert "Ben" not in drawn
    text = answer({"ask": "write", "sheet": sheet})["text"]
    assert answer({"ask": "read", "text": text})["sheet"] == sheet
    assert answer({"ask": "picture", "sheet": {**sheet, "players": sheet["players"][1:]}})["svg"] is None


def test_what_is_wrong_with_the_game_itself_gives_no_score() -> None:
    told = scored({**game([32]), "edition": "martian"})
    assert (told["score"], told["pyramids"]) == (None, [])
    assert [one["keys"] for one in told["problems"]] == [["edition"]]


@pytest.mark.parametrize("name", ["/etc/passwd", "../printed", "sets/mine.yaml", "~"])
def test_no_question_opens_a_file(name: str) -> None:
    for ask in ("score", "picture", "write"):
        told = answer({"ask": ask, "sheet": {**game([32]), "card_set": name}})
        assert [one["code"] for one in told["problems"]] == ["unknown-card-set"]
        assert "root" not in json.dumps(told)


FEAST = """format: card-set/1
name: {en: Small}
extends: printed
laws:
  - number: 101
    id: feast
    name: {en: Feast}
    sections: {top_left: blue, top_right: blue, bottom: red}
    scoring: [{points: 3}]
"""


def test_a_sheet_is_scored_with_the_cards_that_are_sent_with_it() -> None:
    sheet = {**game([101, 18]), "card_set": "feast.yaml"}
    told = answer({"ask": "score", "sheet": sheet, "text": FEAST})
    assert (told["problems"], told["score"]["players"][0]["lines"]["laws"]) == ([], 3)
    text = answer({"ask": "write", "sheet": sheet, "text": FEAST})["text"]
    assert scored(answer({"ask": "read", "text": text})["sheet"])["score"]["players"][0]["lines"]["laws"] == 3
    for without in ({}, {"text": FEAST.replace("blue", "bleu")}):
        told = answer({"ask": "score", "sheet": sheet, **without})
        assert [one["code"] for one in told["problems"]] == ["unknown-card-set"]


COUNTING = """format: card-set/1
name: {en: Counting}
extends: printed
laws:
  - number: 101
    id: kinds
    name: {en: Kinds}
    sections: {top_left: blue, top_right: blue, bottom: red}
    on_play: [{tuck_from_hand: {up_to: 3}}]
    scoring: [{points: 1, per: {count: cards, where: tucked_here, kind: law}}]
  - number: 102
    id: colors
    name: {en: Colors}
    sections: {top_left: blue, top_right: blue, bottom: red}
    on_play: [{store_gems: {up_to: 3}}]
    scoring: [{points: 1, per: {count: gems, where: stored_here, color: red}}]
  - number: 103
    id: high
    name: {en: High}
    sections: {top_left: blue, top_right: blue, bottom: red}
    on_levels: [2, 3]
    scoring: [{points: 1}]
"""
HIGH = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18], [19, 67], [20]]
CAUSED: list[tuple[str, Data, str]] = [
    ("unknown-card-set", {**game([1]), "card_set": "mine.yaml"}, ""),
    ("unknown-card", game([99]), "99"),
    ("card-twice", game([1, 1]), ""),
    ("gap", game([1, None, 2]), ""),
    ("no-support", game([1], [2]), ""),
    ("too-high", game(*HIGH), "5"),
    ("law-on-level-5", game(*HIGH), "5"),
    ("misplaced-law", game([66]), ""),
    ("misplaced-law", game([103]), "2"),
    ("choice", game([71]), ""),
    ("choice", game([73]), ""),
    ("tucked", game([{"card": 74, "choice": 1, "tucked": 2}]), "1"),
    ("tucked", game([{"card": 101, "tucked": 2}]), ""),
    ("stored-gems", game([{"card": 76, "gems": 9}]), "8"),
    ("stored-gems", game([{"card": 1, "gems": 1}]), ""),
    ("stored-gems", game([{"card": 102, "gems": 2}]), ""),
    ("painting", game([1], gems={"red": 1}, painting=[{"circle": [2, 0], "section": "left", "color": "red"}]), ""),
    ("box-count", game([1], attack=18), "17"),
    ("box-count", game([1], gems={"red": 5}), "4"),
    ("box-count", game([{"card": 1, "tokens": {"power": [2] * 9}}]), "9"),
    ("box-count", game([{"card": 1, "tokens": {"magic": 34}}]), "33"),
    ("box-count", game([{"card": 1, "tokens": {"magic_bonus": [5] * 5}}]), "5"),
    ("box-count", game([{"card": 1, "tokens": {"circle_bonus": [{"color": "red", "value": 4}] * 2}}]), "2"),
]
"""What somebody can do wrong at the page: the code of the problem, a sheet that has it, and a number in its words."""


@pytest.mark.parametrize(("code", "sheet", "number"), CAUSED)
def test_what_a_player_does_wrong_is_said_in_the_language_of_the_reader(code: str, sheet: Data, number: str) -> None:
    """As a sentence for somebody who sees no file, with the numbers that matter."""
    said = set()
    for language in finished_tags():
        text = {} if "card_set" in sheet else {"text": COUNTING}
        told = answer({"ask": "score", "sheet": sheet, "language": language, **text})["problems"]
        one = next(problem for problem in told if problem["code"] == code)
        assert one["language"] == language
        assert number in one["message"]
        assert re.fullmatch(r"[^\W\d_][^{}\[\]_|]*[.]", one["message"]), one["message"]
        said.add(one["message"])
    assert len(said) == len(finished_tags())


def test_what_only_a_file_can_have_is_said_in_english() -> None:
    told = answer({"ask": "score", "sheet": game([1], gems={"red": -1}), "language": "de"})["problems"]
    assert [(one["code"], one["language"]) for one in told] == [("wrong-value", "en")]


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=tries(50, quick=10))
def test_a_sheet_that_is_written_and_read_scores_the_same(seed: int) -> None:
    sheet = random_sheet(Random(seed))
    text = answer({"ask": "write", "sheet": sheet})["text"]
    again = answer({"ask": "read", "text": text})
    assert all(one["severity"] == Severity.WARNING.value for one in again["problems"])
    assert [one["total"] for one in scored(again["sheet"])["score"]["players"]] == [
        one["total"] for one in scored(sheet)["score"]["players"]
    ]


def test_a_text_that_is_no_yaml_is_told_by_its_line() -> None:
    told = answer({"ask": "read", "text": "format: score-sheet/1\nplayers: ["})
    assert told["sheet"] is None
    assert [(one["line"], one["code"]) for one in told["problems"]] == [(2, "yaml-syntax")]


def test_the_cards_say_what_a_sheet_asks() -> None:
    """Law 71 offers three rewards, of which an answer clears what was said else; 73 asks for the color of a gem."""
    cards = {card["number"]: card for card in answer({"ask": "cards"})["cards"]}
    assert len(cards) == 88
    (offer,) = cards[71]["asks"]
    assert [option["text"] for option in offer["options"]] == [
        "1 attack token",
        "6 power points",
        "4 gems of any colors",
    ]
    assert (offer["key"], [option["value"] for option in offer["options"]]) == ("choice", [1, 2, 3])
    (gem,) = [field for option in cards[73]["asks"][0]["options"] for field in option["then"]]
    assert [option["value"] for option in gem["options"]] == [["blue"], ["red"], ["green"], ["yellow"], []]
    assert [number for number, card in cards.items() if card.get("lies_under")] == [66]
    asks = {number: {field["id"]: field for field in card["asks"]} for number, card in cards.items()}
    assert [number for number, fields in asks.items() if "tucked" in fields] == [72, 74, 78]
    assert {number: fields["stored"]["most"] for number, fields in asks.items() if "stored" in fields} == {
        65: 8,
        74: 8,
        76: 8,
    }


def test_a_character_asks_on_level_5_alone_what_it_gave() -> None:
    """The points, which go without saying, or the rewards of levels 1 to 3 (R6.11): of 32 a card, gems, and magic."""
    (top,) = next(card["asks"] for card in answer({"ask": "cards"})["cards"] if card["number"] == 32)
    assert (top["level"], [option["value"] for option in top["options"]]) == (5, [None, "rewards"])
    assert "magic token" in top["options"][1]["text"]


def test_every_answer_that_is_offered_can_be_scored() -> None:
    """A card of a sheet with an answer to each of its questions has no problem about choices and gems."""
    for card in answer({"ask": "cards"})["cards"]:
        for field in (field for field in card["asks"] if "options" in field and "level" not in field):
            for option in field["options"]:
                entry = {"card": card["number"], field["key"]: option["value"]}
                for then in option.get("then", ()):
                    entry[then["key"]] = then["options"][0]["value"]
                assert scored(game([entry]))["problems"] == [], entry


def test_a_set_that_is_sent_is_read_without_a_look_at_files() -> None:
    text = "format: card-set/1\nname: {en: Small}\nextends: printed\ndrop: [1]\n"
    told = answer({"ask": "cards", "text": text})
    assert (told["name"], len(told["cards"]), told["problems"]) == ("Small", 87, [])
    assert answer({"ask": "card", "text": text, "number": 2})["svg"].startswith("<?xml")
    assert "error" in answer({"ask": "card", "text": text, "number": 1})
    for name in ("/etc/passwd", "./printed", "../data/cards/printed", "'~'"):
        told = answer({"ask": "cards", "text": text.replace("printed", name)})
        assert (told["cards"], [one["code"] for one in told["problems"]]) == (None, ["unknown-card-set"])


def test_what_a_card_gives_is_what_its_rows_print() -> None:
    """Captain 32 prints a card to draw, gems, a magic token and points; law 71 an attack token, points or gems."""
    gives = {card["number"]: card["gives"] for card in answer({"ask": "cards"})["cards"]}
    assert gives[32] == ["power", "magic", "gems", "draw"]
    assert gives[71] == ["power", "attack", "gems"]


def test_reasons_and_cards_speak_the_language_of_the_reader() -> None:
    """A reader of German gets the reasons, the laws and their options in German; the score itself stays as it is."""
    sheet = game([18, {"card": 71, "choice": 2}])
    english, german = (answer({"ask": "score", "sheet": sheet, "language": one}) for one in ("en", "de"))
    assert english["score"] == german["score"]
    reasons = [one["reason"] for one in english["score"]["players"][0]["items"]]
    assert english["pyramids"][0]["reasons"] == reasons
    assert len(german["pyramids"][0]["reasons"]) == len(reasons)
    assert not {*reasons} & {*german["pyramids"][0]["reasons"]}
    cards = {card["number"]: card for card in answer({"ask": "cards", "language": "de"})["cards"]}
    assert "Macht" in cards[71]["asks"][0]["options"][1]["text"]


def test_the_names_of_players_are_escaped_in_drawings() -> None:
    told = answer({"ask": "picture", "sheet": {**game([32]), "players": [{"name": "<script>", "pyramid": [[32]]}]}})
    assert "<script" not in told["svg"]
    assert "&lt;script&gt;" in told["svg"]


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 120) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from([*QUESTIONS, "tea"]), plain, plain, plain)
@settings(max_examples=tries(500, quick=100))
def test_no_question_breaks_the_service(ask: str, sheet: Any, text: Any, number: Any) -> None:
    question = {"ask": ask, "sheet": sheet, "text": text, "number": number, "language": text}
    assert isinstance(json.loads(answer_text(json.dumps(question, allow_nan=True))), dict)


@pytest.mark.parametrize("pyramid", [{}, {"1": [32]}, {"level": 1}, "[[32]]", 32, None, [{}], [[{}]], ["-32"]])
def test_a_pyramid_that_is_no_list_of_levels_has_an_answer(pyramid: Any) -> None:
    """A sheet without lines of text has problems without advice about brackets and lines."""
    sheet = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": pyramid}]}
    told = json.loads(answer_text(json.dumps({"ask": "picture", "sheet": sheet})))
    assert told["problems"]


@given(sheets, st.integers(0, 2**32 - 1), plain)
@settings(max_examples=tries(300, quick=60))
def test_a_spoiled_sheet_has_an_answer(sheet: Data, seed: int, spoil: Any) -> None:
    rng = Random(seed)
    holder: Any = sheet
    while True:
        key = rng.choice([*holder] if isinstance(holder, dict) else [*range(len(holder))])
        if not holder[key] or not isinstance(holder[key], dict | list) or rng.random() < 0.2:
            break
        holder = holder[key]
    holder[key] = spoil
    told = json.loads(answer_text(json.dumps({"ask": "score", "sheet": sheet}, allow_nan=True)))
    assert "error" in told or told["score"] or any(one["severity"] == "error" for one in told["problems"])


@pytest.mark.parametrize(
    "text",
    ["", "[", "[]", "3", '{"ask": ["score"]}', '{"ask": "score"}', "[" * 100_000, '{"ask": "' + "x" * 300_000 + '"}'],
)
def test_what_is_no_question_is_told_so(text: str) -> None:
    told = json.loads(answer_text(text))
    assert told.get("error") or told["problems"]
