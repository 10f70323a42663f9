"""JSON of scores and problems: what is written, and that the schemas and the strict readers judge alike."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from effort import tries
from golden import FOLDER
from hand_built import BLUE, GREEN, YELLOW, bonus, law, lay, plain, position, power
from shapes import shape_faults
from spoiled_json import spoiled
from viceroy.cardsets.forms import card_forms
from viceroy.documents.schemas import shipped_validator
from viceroy.errors import BadJson, Code, Problem, Severity, path_text
from viceroy.formats.documents import action_data, dumps, event_data, loads
from viceroy.formats.scores import ScoreRecord, final_score_data, problems_data
from viceroy.model.geometry import Place
from viceroy.model.laws import Reward
from viceroy.model.points import PointsByLevel
from viceroy.model.pyramid import Section
from viceroy.model.tokens import Tokens, gems
from viceroy.resources import schema_path
from viceroy.scoring.items import Line
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalScore, PaintingChoice, score_positions

Data = dict[str, Any]

PAINTED: Data = {"level": 2, "x": 0, "color": "green", "gems": 1}


def a_score() -> FinalScore:
    """Two players; Ada has an item on every line, and paints one circle."""
    ada = position(
        lay(1, 0, plain("gggg")),
        lay(1, 1, plain("rrrr"), infinite=(YELLOW,), tokens=Tokens(magic=3, magic_bonus=(5, 2), power=(12,))),
        lay(2, 0, law(80, PointsByLevel((3, 6, 9, 12)), letters="bbgg"), tokens=Tokens(defense=2, science=3)),
        lay(3, 0, tokens=bonus(GREEN, 4)),
        gems=gems(green=1),
        painting=PaintingChoice.BEST,
    )
    return score_positions([ada, position(name="Ben", attack=3)])


def read_score(text: str) -> ScoreRecord:
    score: ScoreRecord = loads(text, expect=ScoreRecord)
    return score


# -- what is written ----------------------------------------------------------------------------------------------


def test_a_score_is_written_key_by_key_as_promised() -> None:
    data = final_score_data(a_score())
    ada = data["players"][0]
    assert list(data) == ["format", "players", "winners"]
    assert data["format"] == "final-score/1"
    assert list(ada) == ["name", "rank", "total", "lines", "items", "painting"]
    assert list(ada["lines"]) == [line.value for line in Line]
    assert list(ada["painting"]) == ["gems", "circles", "best"]
    assert data["winners"] == ["Ada"]


def test_an_item_tells_its_place_only_where_it_is_about_one() -> None:
    """Circles, infinite gems, laws and power tokens lie somewhere; magic, sets and attacks are of the whole pyramid."""
    items = final_score_data(a_score())["players"][0]["items"]
    placed = {
        item["line"] for item in items if list(item) == ["line", "points", "level", "x", "card", "reason", "rule"]
    }
    others = {item["line"] for item in items if list(item) == ["line", "points", "reason", "rule"]}
    assert placed == {"circles", "infinite_gems", "laws", "power"}
    assert others == {"magic", "sets", "attack"}


def test_the_worked_example_of_the_green_circle_is_written_with_its_place() -> None:
    """D24: a green circle under a card of level 2 with a +4 bonus is an item of 6 points, painted with one gem here."""
    ada = final_score_data(a_score())["players"][0]
    circle = next(item for item in ada["items"] if item["line"] == "circles")
    assert {key: circle[key] for key in ("points", "level", "x", "card", "rule")} == {
        "points": 6, "level": 2, "x": 0, "card": 80, "rule": "R11.1",
    }  # fmt: skip
    assert ada["painting"] == {
        "gems": {"blue": 0, "red": 0, "green": 1, "yellow": 0},
        "circles": [{"level": 2, "x": 0, "color": "green", "gems": 1}],
        "best": True,
    }


def test_a_card_without_a_number_is_null() -> None:
    items = final_score_data(a_score())["players"][0]["items"]
    assert [item["card"] for item in items if item["line"] == "power"] == [None]


def test_a_circle_that_stays_of_several_colors_has_no_color() -> None:
    paints = (Paint(Place(2, 0), Section.LEFT, BLUE),)
    score = score_positions([position(lay(2, 0, plain("rgby")), gems=gems(blue=1), painting=paints)])
    circles = final_score_data(score)["players"][0]["painting"]["circles"]
    assert circles == [{"level": 2, "x": 0, "color": None, "gems": 1}]


def test_names_of_any_script_are_written_as_they_are() -> None:
    text = dumps(score_positions([position(name="Владимир")]))
    assert "Владимир" in text
    assert json.loads(text) == final_score_data(score_positions([position(name="Владимир")]))


def test_a_problem_is_written_without_its_excerpt() -> None:
    problem = Problem("a.yaml", 3, 5, Severity.WARNING, Code.BOX_COUNT, "17 tokens", "line\n    ^")
    assert problems_data([problem]) == {
        "format": "problems/1",
        "problems": [
            {
                "file": "a.yaml",
                "line": 3,
                "column": 5,
                "severity": "warning",
                "code": "box-count",
                "message": "17 tokens",
            }
        ],
    }


# -- what is read back --------------------------------------------------------------------------------------------


def test_what_was_written_reads_back() -> None:
    score = a_score()
    record = read_score(dumps(score))
    assert [(player.name, player.rank, player.total) for player in record.players] == [
        (player.name, player.rank, player.total) for player in score.players
    ]
    assert record.winners == score.winners
    assert [item.points for item in record.players[0].items] == [item.points for item in score.players[0].items]


def test_problems_read_back_as_the_same_values() -> None:
    problems = (
        Problem("a.yaml", 3, 5, Severity.ERROR, Code.GAP, "a gap", "excerpt"),
        Problem("b.yaml", 1, 1, Severity.WARNING, Code.BOX_COUNT, "too many"),
    )
    assert loads(json.dumps(problems_data(problems))) == problems


def changed(change: Callable[[Data], object]) -> Data:
    data = final_score_data(a_score())
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda data: data["players"][0]["lines"].update(sets=0), "$.players[0].lines.sets"),
        (lambda data: data["players"][0].update(total=0), "$.players[0].total"),
        (lambda data: data["players"][1].update(rank=1), "$.players[1].rank"),
        (lambda data: data.update(winners=["Ben"]), "$.winners"),
        (lambda data: data["players"][1].update(name="Ada"), "$.players"),
        (lambda data: data["players"][0]["painting"]["gems"].update(red=1), "$.players[0].painting"),
        (lambda data: data["players"][0]["painting"]["circles"].append({**PAINTED}), "$.players[0].painting.circles"),
        (
            lambda data: data["players"][0]["painting"]["circles"].append({**PAINTED, "color": "red"}),
            "$.players[0].painting.circles",
        ),
    ],
)
def test_numbers_that_contradict_each_other_are_refused(change: Callable[[Data], object], path: str) -> None:
    """Items sum to lines, lines to totals, totals make ranks and winners (R10.3, R10.4, C41)."""
    data = changed(change)
    assert shape_faults(data, "final-score") == ()
    with pytest.raises(BadJson) as caught:
        read_score(json.dumps(data))
    assert path in [path_text(fault.path) for fault in caught.value.problems]


def test_ranks_count_one_one_three() -> None:
    """C41: two who tie at the top are both first, and the next one is third, not second."""
    five = lay(1, 0, tokens=power(5))
    data = final_score_data(score_positions([position(five), position(five, name="Ben"), position(name="Cy")]))
    assert [player.rank for player in read_score(json.dumps(data)).players] == [1, 1, 3]
    data["players"][2]["rank"] = 2
    with pytest.raises(BadJson, match="the totals make this rank 3, found 2"):
        read_score(json.dumps(data))


# -- schema and reader judge alike --------------------------------------------------------------------------------


def lines_of(name: str) -> list[Data]:
    """Return the golden texts of a format."""
    return [json.loads(line) for line in (FOLDER / f"{name}-1.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("name", ["final-score", "problems"])
def test_reader_and_schema_agree_on_spoiled_documents(name: str) -> None:
    rng, some = random.Random(name), lines_of(name)
    verdicts = []
    for _ in range(tries(600)):
        data = spoiled(rng.choice(some), rng, some)
        verdicts.append(shipped_validator(name).is_valid(data))
        assert (shape_faults(data, name) == ()) == verdicts[-1], data
    assert set(verdicts) == {True, False}


def test_what_the_library_writes_is_valid() -> None:
    assert list(shipped_validator("final-score").iter_errors(final_score_data(a_score()))) == []


def test_a_float_is_no_integer_for_either() -> None:
    """2.0 is refused by both, though JSON Schema by itself would let it pass."""
    data = changed(lambda data: data["players"][0]["items"][0].update(level=2.0))
    assert not shipped_validator("final-score").is_valid(data)
    assert shape_faults(data, "final-score")


# -- the schemas themselves ---------------------------------------------------------------------------------------


def test_the_schema_lists_every_code() -> None:
    schema = json.loads(schema_path("problems").read_text(encoding="utf-8"))
    assert schema["$defs"]["code"]["enum"] == [code.value for code in Code]


# -- what cannot be written --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tokens",
    [Tokens(power=(2, 3)), Tokens(magic_bonus=(2, 2)), bonus(BLUE, 2, 3)],
    ids=["power", "magic bonus", "circle bonus"],
)
def test_a_reward_of_two_tokens_with_values_has_no_form(tokens: Tokens) -> None:
    """The card set format gives one value for each kind of token, so a card made in Python may hold too much for it."""
    with pytest.raises(ValueError, match="one token of a kind that has values, not 2"):
        card_forms().write(Reward(tokens=tokens))


@pytest.mark.parametrize("write", [action_data, event_data])
def test_what_is_no_part_of_a_game_is_a_type_error(write: Callable[[Any], Any]) -> None:
    """An object of somebody else's has no form in JSON."""
    with pytest.raises(TypeError, match="object is no kind of"):
        write(object())
