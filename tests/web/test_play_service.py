"""The game against bots in the page: the questions about it, played from the first to the last."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from viceroy.engine.reducer import score
from viceroy.model.editions import EDITIONS
from viceroy.sessions.session import Session
from viceroy.web.service import answer, answer_text

Data = dict[str, Any]
PLAYERS = [{"name": "Ada"}, {"name": "Ben", "bot": "greedy"}, {"name": "Cid", "bot": "greedy"}]


def ask(ask: str, **more: Any) -> Data:
    told: Data = json.loads(answer_text(json.dumps({"ask": ask, **more})))
    assert "error" not in told
    return told


def deal(seed: int, **more: Any) -> Data:
    return ask("deal", **{"players": PLAYERS, "seed": seed, **more})


def go_on(table: Data, dice: Random) -> Data:
    """Let one bot choose, or the person, who chooses at random."""
    if table["bots_to_act"]:
        return ask("bots", game=table["game"])
    action = dice.choice(table["choices"])["action"]
    return ask("act", game=table["game"], serial=table["serial"], action=action)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_scores_as_the_same_actions_do(edition: str) -> None:
    virtual = int(EDITIONS[edition].max_virtual_opponents > 0)
    dice, table = Random(7), deal(7, edition=edition, virtual_opponents=virtual)
    while not table["is_over"]:
        table = go_on(table, dice)
    session = Session.start(("Ada", "Ben", "Cid"), seed=7, edition=edition, virtual_opponents=virtual)
    from viceroy.formats.documents import loads

    record = loads(ask("record", game=table["game"])["text"])
    for played in record.played:
        session.do(played.action)
    final = score(session.state)
    assert [player["total"] for player in table["score"]["score"]["players"]] == [one.total for one in final.players]
    assert ask("score", sheet=table["sheet"])["score"] == table["score"]["score"]


def test_a_strange_text_of_a_game_is_refused() -> None:
    for text in ("", "x", "AAAA", "é", deal(1)["game"][:-9]):
        assert answer({"ask": "table", "game": text})["refusal"]["code"] == "broken-game"
    assert answer({"ask": "table"})["error"]
