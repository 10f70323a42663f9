"""The questions of the page and their answers: read strictly, as their schemas say, and never with an exception."""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from effort import tries
from pictures import png
from small_set import LAW
from spoiled_json import spoiled
from viceroy.documents.descriptions import class_text, pascal_case
from viceroy.documents.forms import key_of
from viceroy.documents.schemas import shipped_validator
from viceroy.errors import BadJson
from viceroy.resources import types_path
from viceroy.web import cards, packs, play, sheets, workshop
from viceroy.web.protocol import QUESTIONS as KINDS
from viceroy.web.service import HEAVY, QUESTIONS, answer, answer_text, question_of
from viceroy.wording.languages import finished_tags

Data = dict[str, Any]

SET = f"{LAW}    scoring: [{{points: 3}}]\n"
SHEET = {
    "format": "score-sheet/1",
    "players": [
        {"name": "Ada", "gems": {"red": 1}, "pyramid": [[32, 5], [40]]},
        {"name": "Ben", "pyramid": [[99, 71]]},
        {"name": "Cid", "pyramid": []},
    ],
}
ADDRESS = f"data:image/png;base64,{b64encode(png()).decode()}"
PLAYERS = [{"name": "Ada"}, {"name": "Ben", "bot": "greedy"}]


@cache
def dealt() -> Data:
    return answer({"ask": "deal", "players": PLAYERS, "seed": 1})


def good_questions() -> Iterator[Data]:
    """Yield questions of every kind, with each key that one may have."""
    table = dealt()
    about = {"game": table["game"], "drawn": [table["players"][0]["drawing"]], "language": "pt", "seat": 0}
    action = table["choices"][0]["action"]
    yield {"ask": "cards", "set": "workshop", "language": "de"}
    yield {"ask": "cards", "text": SET}
    yield {"ask": "cards", "text": "a: ["}
    yield {"ask": "card", "number": 32, "set": "printed", "small": True}
    yield {"ask": "card", "number": 201, "text": SET, "language": "ru"}
    yield {"ask": "signs", "language": "fr"}
    yield from ({"ask": "rule", "number": number} for number in ("R5.14", "R99.1"))
    yield from ({"ask": ask, "sheet": SHEET, "language": "it"} for ask in ("score", "totals", "picture", "write"))
    yield from ({"ask": ask, "sheet": {}, "text": SET} for ask in ("score", "totals", "picture", "write"))
    yield {"ask": "read", "text": "format: score-sheet/1\nplayers: []\n", "language": "de"}
    yield {"ask": "read", "text": "a: ["}
    yield {"ask": "schema"}
    yield {"ask": "examples"}
    yield {"ask": "check", "text": SET.replace("blue", "bleu"), "language": "fr"}
    yield {"ask": "look", "text": SET, "line": 6, "language": "de"}
    yield {"ask": "look", "text": "", "line": 1}
    yield {"ask": "look", "text": SET, "line": 6, "pictures": ["sea.svg"]}
    yield {"ask": "card", "number": 201, "text": SET, "pictures": ["sea.svg"]}
    yield {"ask": "pack", "text": SET, "pictures": [{"file": "sea.png", "address": ADDRESS}]}
    yield {"ask": "pack", "text": "a: [", "pictures": []}
    yield {"ask": "open-pack", "pack": answer({"ask": "pack", "text": SET, "pictures": []})["pack"]}
    yield {"ask": "open-pack", "pack": ""}
    yield from ({"ask": "image", "file": "sea.png", "content": content} for content in ("", ADDRESS.partition(",")[2]))
    yield {"ask": "try", "text": SET, "first": 3, "games": 1}
    yield {"ask": "try-card", "text": SET, "number": 201, "games": 1, "is_last": True}
    yield {"ask": "deal", "players": PLAYERS, "seed": 7, "edition": "german", "virtual_opponents": 1, "text": SET}
    yield {"ask": "deal", "players": PLAYERS, "seed": 7, "set": "printed", "language": "de"}
    yield {"ask": "deal", "players": PLAYERS, "seed": 7, "text": "a: ["}
    yield {"ask": "deal", "players": [], "seed": 7}
    yield from ({"ask": ask, **about} for ask in ("table", "bots", "undo", "hint", "log", "record"))
    yield {"ask": "table", "game": "no game"}
    yield {"ask": "act", **about, "action": action, "serial": table["serial"]}
    yield {"ask": "act", **about, "action": {"action": "pass", "seat": 1}, "serial": table["serial"]}
    yield {"ask": "places", **about, "card": 32}
    yield from ({"ask": ask, **about, "at": 0} for ask in ("replay", "branch"))
    yield {"ask": "open-record", "text": answer({"ask": "record", **about})["text"]}
    yield {"ask": "open-record", "text": "no record", "language": "ru", "seat": 1}
    yield {"ask": "lessons", "language": "fr"}
    yield {"ask": "lesson", "name": "row", "done": ["", ""], "drawn": [1], "language": "it"}
    yield {"ask": "lesson", "name": "place", "done": ["0 lay 15", "2"]}
    bid = {"action": "bid", "seat": 0, "color": "yellow"}
    yield {"ask": "learn", "name": "row", "done": ["", ""], "action": bid}
    yield {"ask": "learn", "name": "row", "done": ["", ""], "action": {**bid, "color": "green"}}
    yield {"ask": "learn", "name": "place", "done": ["0 lay 15"], "drawn": [1], "number": 4, "language": "ru"}
    begun = answer({"ask": "act", **about, "action": action, "serial": table["serial"]})
    yield {"ask": "review", **about, "game": begun["game"], "at": 0}
    yield {"ask": "review", **about, "at": 0, "start": -1.5, "cost": 2.0}


def schema(name: str) -> Data:
    found: Any = shipped_validator(name).schema
    assert isinstance(found, dict)
    return found


@cache
def answer_schema(ask: str) -> Any:
    whole = schema("page-answers")
    return shipped_validator("page-answers").evolve(schema={**whole["properties"][ask], "$defs": whole["$defs"]})


def test_every_question_is_answered_as_the_schemas_say() -> None:
    """With every key that a question may have, and every kind of answer."""
    for question in good_questions():
        shipped_validator("page-question").validate(question)
        answered = json.loads(json.dumps(answer(question)))
        assert "error" not in answered, (question, answered)
        answer_schema(question["ask"]).validate(answered)


class _Enough(Exception):
    """Nobody waits for an answer any more."""


@pytest.mark.parametrize("ask", sorted(HEAVY - {"bots"}))
def test_what_takes_long_ends_when_it_is_told_to(ask: str) -> None:
    """Between trials of a search, or between games, it says how far it is; what is raised then ends it."""
    question = next(one for one in good_questions() if one["ask"] == ask)
    done: list[int] = []
    expected = answer(question)
    assert answer(question, done.append) == expected
    assert len(done) >= 1

    def enough(_: int) -> None:
        raise _Enough

    with pytest.raises(_Enough):
        answer(question, enough)
    assert answer(question) == expected


def test_the_questions_of_this_test_have_every_key() -> None:
    keys: dict[str, set[str]] = {}
    for question in good_questions():
        keys.setdefault(question["ask"], set()).update(question)
    defined = schema("page-question")["$defs"]
    declared = [defined[one["$ref"].removeprefix("#/$defs/")]["properties"] for one in schema("page-question")["oneOf"]]
    assert keys == {one["ask"]["const"]: set(one) for one in declared}


def test_a_whole_game_is_answered_as_the_schema_says() -> None:
    """Tables with choices, prices, refusals, logs and, at the end, a score; every 15th is looked at."""
    dice, table, count = Random(3), dealt(), 0
    while not table["is_over"]:
        ask = "bots" if table["bots_to_act"] else "act"
        question: Data = {"ask": ask, "game": table["game"]}
        if ask == "act":
            action = dice.choice(table["choices"])["action"]
            question |= {"action": action, "serial": table["serial"]}
        table = answer(question)
        count += 1
        if count % 15 == 0 or table["is_over"]:
            answer_schema(ask).validate(json.loads(json.dumps(table)))
    assert table["score"]["winners"]


@pytest.mark.parametrize("seed", range(tries(150, quick=10)))
def test_a_spoiled_question_is_read_as_the_schema_says(seed: int) -> None:
    """30 questions a seed, with up to three changes each; a refusal says where the fault is."""
    dice, good = Random(seed), [*good_questions()]
    for question in dice.choices(good, k=30):
        text = json.dumps(spoiled(question, dice, [one for one in good if one["ask"] == question["ask"]]))
        changed = json.loads(text)  # where two halves of a character are one
        if shipped_validator("page-question").is_valid(changed):
            question_of(changed)
            if question["ask"] not in ("try", "try-card", "hint"):  # which take their time
                assert isinstance(json.loads(answer_text(text)), dict)
            continue
        with pytest.raises(BadJson) as bad:
            question_of(changed)
        assert all(str(problem).startswith("$") for problem in bad.value.problems)
        assert json.loads(answer_text(text)) == {"error": str(bad.value)}


def test_a_first_score_imports_neither_cattrs_nor_the_engine() -> None:
    """On a phone each import costs time: the score is what is waited for."""
    program = """import sys
from viceroy.web.service import answer_text
answer_text(sys.stdin.read())
print(*sorted({"cattrs", "jsonschema", "viceroy.engine.reducer", "viceroy.web.play"} & {*sys.modules}))"""
    question = json.dumps({"ask": "score", "sheet": SHEET})
    run = subprocess.run(
        [sys.executable, "-c", program], input=question, capture_output=True, encoding="utf-8", check=True
    )
    assert run.stdout == "\n"


def test_each_question_names_its_module() -> None:
    """The table by which modules are imported holds all questions, and each at the module of its class."""
    assert {kind.ask: kind.__module__.removeprefix("viceroy.web.") for kind in KINDS} == QUESTIONS


def test_each_class_has_a_type_of_its_own() -> None:
    """No two classes have the same name in TypeScript, where the second would be taken for the first."""
    types = types_path().read_text("utf-8")
    for module in (cards, sheets, workshop, packs, play):
        for kind in vars(module).values():
            if attrs.has(kind) and kind.__module__ == module.__name__ and not kind.__subclasses__():
                head = f"/** {class_text(kind)} */\nexport interface {pascal_case(key_of(kind))} "
                assert types.count(head) == 1, kind


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (None, "$: needs a question, an object with the key ask, found null"),
        ({"say": "cards"}, "$: needs the key ask"),
        ({"ask": "score", "sheet": {}, "language": "xx"}, '$.language: needs en, fr, de, it, pt or ru, found "xx"'),
        ({"ask": "score", "sheet": {}, "sheets": {}}, "$: unknown key 'sheets'"),
        ({"ask": "card", "number": "32"}, '$.number: needs a whole number from 1 to 9999, found "32"'),
        ({"ask": "card", "number": 999}, "there is no card 999"),
        ({"ask": "table", "game": 3}, "$.game: needs a text, found 3"),
    ],
)
def test_a_bad_question_is_told_what_is_wrong(question: object, told: str) -> None:
    assert answer(question)["error"].startswith(told)


def test_a_set_of_no_known_name_is_the_printed_one() -> None:
    """The sheet of a friend names a file of the friend's; the page shows its cards as far as the printed ones go."""
    assert answer({"ask": "cards", "set": "mine.yaml"}) == answer({"ask": "cards"})


ACTIONS = (Path(__file__).parents[1] / "data" / "golden" / "action-2.jsonl").read_text("utf-8").splitlines()


def test_every_kind_of_action_can_be_sent() -> None:
    """The page sends an action as a choice has it; whether it is legal is seen afterwards."""
    for line in ACTIONS:
        action = {key: value for key, value in json.loads(line).items() if key != "format"}
        told = answer({"ask": "act", "game": "no game", "serial": 0, "action": action})
        assert told["refusal"]["code"] == "broken-game"


@pytest.mark.parametrize("language", finished_tags())
def test_cards_are_told_in_every_language_as_the_schema_says(language: str) -> None:
    told = answer({"ask": "cards", "language": language})
    answer_schema("cards").validate(json.loads(json.dumps(told)))
