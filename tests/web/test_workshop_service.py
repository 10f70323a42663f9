"""What the workshop is answered about a text: the problems that `viceroy check` tells, cards, and games in parts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from small_set import LAW
from viceroy.cardsets import check_card_set, load_card_set
from viceroy.formats.documents import to_data
from viceroy.matches.card_trial import try_card
from viceroy.matches.trial import try_card_set
from viceroy.positions.reader import load_position
from viceroy.render.results import card_trial_text
from viceroy.web.questions import given_set
from viceroy.web.service import answer, answer_text

Data = dict[str, Any]
SET = f"""\
{LAW}    scoring: [{{points: 3}}]
  - number: 202
    id: famine
    name: {{en: Famine}}
    sections: {{top_left: bleu, top_right: blue, bottom: red}}
    scoring: [{{points: 2}}]
keep: added
"""
GOOD = SET.replace("bleu", "blue")
ODD = GOOD.replace("points: 2", "points: 2, per: {count: cards, where: pyramid, kind: law, level: 5}")


def ask(what: str, text: str = "", **more: Any) -> Data:
    return answer({"ask": what, "text": text, **more})


@pytest.mark.parametrize("text", [SET, GOOD, ODD, "a: ["])
def test_the_problems_are_those_of_the_command(text: str, tmp_path: Path) -> None:
    """Errors and warnings stand at the same lines and columns with the same words as `viceroy check` tells them."""
    path = tmp_path / "set.yaml"
    path.write_text(text, "utf-8")
    told = [(one["line"], one["column"], one["severity"], one["message"]) for one in ask("check", text)["problems"]]
    problems = check_card_set(str(path), lint=True)
    assert told == [(one.line, one.column, one.severity.value, one.message) for one in problems]


def test_an_error_has_its_place() -> None:
    """The color that is none is on line 13, where its value begins; the set is not good, and both cards are known."""
    found = ask("check", SET, language="de")
    assert [(one["line"], one["column"]) for one in found["problems"]] == [(13, 26)]
    assert found["is_good"] is False
    assert found["cards"] == [{"line": 5, "number": 201, "name": "Fest"}, {"line": 10, "number": 202, "name": None}]


def test_a_set_that_looks_wrong_is_warned_about() -> None:
    found = ask("check", ODD)
    assert [(one["line"], one["severity"]) for one in found["problems"]] == [(14, "warning")]
    assert found["is_good"] is True


@pytest.mark.parametrize(
    ("line", "number"), [(1, 201), (5, 201), (9, 201), (10, None), (14, None), (15, None), (99, None)]
)
def test_the_card_of_a_line_is_drawn(line: int, number: int | None) -> None:
    card = ask("look", SET, line=line)["card"]
    assert (card and card["number"]) == number


def test_a_card_is_said_in_the_language_of_the_reader() -> None:
    card = ask("look", GOOD, line=6, language="de")["card"]
    assert card["name"] == "Fest"
    assert card["lines"][-1] == "Bei Spielende erhältst du 3 Punkte."
    assert "Fest" in card["svg"]


def test_a_card_with_notes_is_drawn() -> None:
    text = GOOD.replace("    id: feast", "    notes: try 4\n    id: feast")
    assert ask("look", text, line=5)["card"]["number"] == 201


@pytest.mark.parametrize("text", ["", "a: [", "laws: 3", "laws: [3, [], {}]", "- laws", "laws:\n  - number: {}\n"])
def test_no_text_makes_a_question_stumble(text: str) -> None:
    assert ask("check", text)["is_good"] is False
    assert ask("look", text, line=1) == {"card": None}


def test_examples_are_good_sets() -> None:
    examples = answer({"ask": "examples"})["examples"]
    for example in examples:
        found = ask("check", example["text"])
        assert found["is_good"], example["id"]
        assert found["problems"] == []
    assert len(ask("check", examples[1]["text"])["cards"]) == 27
    assert answer({"ask": "schema"})["schema"]["title"] == "Card set"


def test_a_trial_in_parts_is_the_whole_trial() -> None:
    """Two games and two more are the four games of `viceroy try`: the same times, and the same points on each level."""
    parts = [ask("try", GOOD, first=first, games=2)["trial"] for first in (0, 2)]
    assert [(part["seed"], part["games"]) for part in parts] == [(1, 2), (3, 2)]
    whole = json.loads(json.dumps(to_data(try_card_set(load_card_set("printed"), 4))))
    halves = [to_data(try_card_set("printed", 2, first=first)) for first in (0, 2)]
    assert counts(whole) == counts(*halves)
    assert {card["number"] for card in parts[0]["cards"]} >= {201, 202}


def counts(*trials: Data) -> dict[tuple[int, int], tuple[int, int]]:
    """Return how often each card lay on each level in all of these trials, and the points that it scored there."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for trial in trials:
        for card in trial["cards"]:
            for one in card["levels"]:
                times, points = found.get((card["number"], one["level"]), (0, 0))
                found[card["number"], one["level"]] = times + one["times"], points + one["points"]
    return found


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ({"ask": "check"}, "needs the key text"),
        ({"ask": "look", "text": GOOD}, "needs the key line"),
        ({"ask": "look", "text": GOOD, "line": 2.0}, "$.line: needs a whole number, found 2.0"),
        ({"ask": "look", "text": ["a"], "line": 2}, "$.text: needs a text, found a list"),
        ({"ask": "try", "text": GOOD, "first": 0, "games": 1000}, "$.games: needs a whole number from 1 to 5"),
        ({"ask": "try", "text": GOOD, "first": 0, "games": 6}, "$.games: needs a whole number from 1 to 5"),
        ({"ask": "try", "text": GOOD, "first": 0, "games": 0}, "$.games: needs a whole number from 1 to 5"),
        ({"ask": "try", "text": GOOD, "first": -1, "games": 1}, "$.first: needs a whole number from 0 to"),
        ({"ask": "try", "text": SET, "first": 0, "games": 1}, "a set with errors"),
        ({"ask": "try-card", "text": SET, "number": 201, "games": 1}, "a set with errors"),
        ({"ask": "try-card", "text": GOOD, "number": 301, "games": 1}, "there is no card 301"),
        ({"ask": "try-card", "text": GOOD, "number": 201, "games": 51}, "$.games: needs a whole number from 1 to 50"),
        (
            {"ask": "try-card", "text": GOOD, "number": "a", "games": 1},
            "$.number: needs a whole number from 1 to 9999, found",
        ),
        ({"ask": "try", "text": GOOD.replace("extends: printed\n", ""), "first": 0, "games": 1}, "needs 52"),
    ],
)
def test_what_cannot_be_answered_says_why(question: Data, told: str) -> None:
    assert told in json.loads(answer_text(json.dumps(question)))["error"]


def test_a_card_is_tried_game_by_game() -> None:
    """The answer after some games is the report of `viceroy try --card` for that many, with its moments at the end."""
    card_set, _ = given_set(GOOD)
    assert card_set is not None
    for games in (1, 2):
        trial = ask("try-card", GOOD, number=201, games=games)["trial"]
        assert trial["report"] == card_trial_text(try_card(card_set, 201, games))
        assert (trial["games"], trial["moments"]) == (games, [])
    whole = try_card(card_set, 201, 2)
    moments = ask("try-card", GOOD, number=201, games=2, is_last=True)["trial"]["moments"]
    assert len(moments) == len(whole.notable) > 0
    for moment, (reason, wanted) in zip(moments, whole.notable.items(), strict=True):
        assert moment["told"].startswith(f"{reason}: ")
        assert load_position(text=moment["text"]) == wanted.state
        assert moment["svg"].startswith("<?xml")


def test_help_and_error_agree_on_what_a_set_extends_in_the_page() -> None:
    """The page has one text and no files beside it; the help of `extends` says that paths are for elsewhere."""
    (problem,) = ask("check", GOOD.replace("extends: printed", "extends: base.yaml"))["problems"]
    assert "a set extends printed" in problem["message"]
    assert "reads no other file" in problem["message"]
    help_text = answer({"ask": "schema"})["schema"]["properties"]["extends"]["description"]
    assert "outside the page, a path" in help_text
