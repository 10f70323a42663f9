"""What each seat gets of a table: exactly its view, and the same bytes wherever only what it cannot know differs."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import attrs
import pytest

from effort import PROFILE, tries
from friends import Friends
from rules import rule
from scramble import scrambled
from viceroy.engine.actions import Pass
from viceroy.engine.record import Played
from viceroy.engine.reducer import Step
from viceroy.engine.views import events_for
from viceroy.formats.documents import to_data
from viceroy.model.editions import EDITIONS
from viceroy.resources import resource_root
from viceroy.sessions.replay import Replayed
from viceroy.sessions.session import Session, passes_by_itself
from viceroy.values import plain_data
from viceroy.web.seen import TableSet
from viceroy.web.tables import wishes as w
from viceroy.web.tables.changes import Leaving, Settings, Sign, Until
from viceroy.web.tables.house import Looking
from viceroy.web.tables.shown import message, presence_of
from viceroy.web.tables.table import AWAY, Back, Patience, Table
from viceroy.wording.catalog import ENGLISH, catalog_of

Data = dict[str, Any]


def shown(
    table: Table, person: int | None, *, language: str = "en", patience: Patience | None = None, **more: Any
) -> Data:
    waited = Patience() if patience is None else patience
    looking = Looking(person=person, catalog=ENGLISH if language == "en" else catalog_of(language), **more)
    data: Data = plain_data(message("BCDF", table, looking, presence_of(table, person, waited, 0, 1)))
    return data


def playing(*names: str, seed: int = 1, choices: int = 30, **more: Any) -> Friends:
    friends = Friends(*names, settings=Settings(**more) if more else None)
    friends.wish(0, w.Deal())
    friends.play(Random(seed), choices)
    return friends


def other_world(friends: Friends, person: int | None, dice: Random) -> Table:
    """Return the table in which all that somebody cannot see, now or earlier, is something else."""
    session, seat = friends.session, friends.table.seat_in_game(person)
    lines = []
    for count, done in enumerate(session.history):
        action = session.actions[count - 1] if count else None
        entry = Played(action if action.seat == seat else Pass(action.seat), (), "0" * 16) if action else None
        lines.append(Replayed(count + 1, entry, Step(scrambled(done.state, seat, dice), events_for(done.events, seat))))
    return attrs.evolve(friends.table, session=Session(session.record, lines))


@rule("R2.4")
@pytest.mark.parametrize("seed", range(tries(10, quick=1)))
def test_hidden_things_change_no_byte_of_a_message(seed: int) -> None:
    """... to a person, to a watcher and to the screen in the middle, at any moment of a game, whatever its edition."""
    dice, edition = Random(seed), [*EDITIONS][seed % len(EDITIONS)]
    friends = Friends("Ada", "Ben", "Cid", settings=Settings(edition=edition, points=True, hints=True))
    friends.wish(0, w.Deal())
    while friends.table.is_playing:
        friends.play(dice, {"quick": 30, "thorough": 15, "exhaustive": 4}[PROFILE])
        if not friends.table.is_playing:
            break
        for person in (0, 1, 2, None):
            told = json.dumps(shown(friends.table, person))
            assert json.dumps(shown(other_world(friends, person, dice), person)) == told


@pytest.mark.parametrize("choices", [None, 0, 40, 10_000])
def test_messages_are_as_their_schema_says(choices: int | None) -> None:
    """... in the lobby, in a game and at its end, to a person and to a watcher."""
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads((resource_root() / "schemas" / "table-messages.schema.json").read_text("utf-8"))
    friends = Friends("Ada", "Ben") if choices is None else playing("Ada", "Ben", choices=choices)
    friends.wish(1, w.GiveSign(sign=Sign.HELLO))
    if choices == 40 and friends.table.way_back(0).back is Back.ASK:
        friends.wish(0, w.AskUndo())
    validator = jsonschema.Draft202012Validator({**schema["properties"]["table"], "$defs": schema["$defs"]})
    for person in (0, 1, None):
        assert [error.message for error in validator.iter_errors(shown(friends.table, person))] == []


def test_the_view_is_that_of_the_seat_in_this_game() -> None:
    friends = playing("Ada", "Ben")
    for person in (0, 1, None):
        assert shown(friends.table, person)["game"]["view"] == to_data(friends.session.view(person))


def test_after_a_game_each_still_sees_their_own_seat() -> None:
    """Somebody leaves, others move up for the next game: the one that is over is seen from the seat that one had."""
    friends = playing("Ada", "Ben", choices=10_000)
    friends.wish(0, w.Leave())
    seen = shown(friends.table, 1)
    assert (seen["seat"], seen["game"]["seat"], seen["phase"]) == (0, 1, "over")
    assert seen["game"]["score"]["winners"]
    assert len(seen["tally"]) == 1


def test_points_so_far_are_shown_where_the_table_allows_it_and_at_the_end() -> None:
    for points in (False, True):
        friends = playing("Ada", "Ben", points=points)
        assert all((one["points"] is not None) is points for one in shown(friends.table, 0)["game"]["players"])
    friends = playing("Ada", "Ben", choices=10_000)
    assert all(one["points"] is not None for one in shown(friends.table, 0)["game"]["players"])


def test_a_drawing_that_the_phone_has_is_left_out() -> None:
    friends = playing("Ada", "Ben", choices=60)
    first = shown(friends.table, 0)["game"]["players"]
    drawn = frozenset(player["drawing"] for player in first)
    assert all(player["svg"] for player in first)
    assert not any(player["svg"] for player in shown(friends.table, 0, drawn=drawn)["game"]["players"])


def test_the_log_has_all_since_the_last_look_also_what_was_taken_back() -> None:
    """With `log_from`, a phone that was away has the whole log: what was undone meanwhile is replaced."""
    friends, dice = Friends("Ada", "Ben", "Cid"), Random(11)
    friends.wish(0, w.Deal())
    phones: dict[int | None, list[Data]] = {0: [], 1: [], None: []}
    seen: dict[int | None, int | None] = dict.fromkeys(phones)
    for _ in range(120):
        if not friends.table.is_playing:
            break
        friends.play(dice, 1)
        for person in (0, 1, 2):
            if dice.random() < 0.1 and friends.table.way_back(person).back is not None:
                friends.wish(person, w.AskUndo())
                for other in friends.table.voters(person) if friends.table.ask else ():
                    friends.wish(other, w.AnswerUndo(yes=True))
        for reader, log in phones.items():
            if dice.random() < 0.4:
                told = shown(friends.table, reader, since=seen[reader] or 0)
                game, seen[reader] = told["game"], told["serial"]
                log[:] = [step for step in log if step["at"] < game["log_from"]] + game["log"]
                assert [step["at"] for step in log] == [*range(game["actions"] + 1)]
                before = [step.state for step in friends.session.history]
                done = [at for at, action in enumerate(friends.session.actions, 1) if action.seat == reader]
                own = [0, *(at for at in done if not passes_by_itself(before[at - 1], reader or 0))]
                assert game["news_from"] == (max(0, game["actions"] - 8) if reader is None else own[-1])
    assert None not in seen.values()


def test_a_message_is_in_the_language_of_the_one_who_gets_it() -> None:
    friends = playing("Ada", "Ben")
    questions = {
        shown(friends.table, 0, language=tag)["game"]["question"] for tag in ("en", "fr", "de", "it", "pt", "ru")
    }
    assert len(questions) == 6


def test_the_text_of_an_own_set_is_named_and_not_sent_each_time() -> None:
    small = "format: card-set/1\nname: {en: Small}\nextends: printed\ndrop: [1]\n"
    friends = playing("Ada", "Ben", set=TableSet(text=small))
    settings = shown(friends.table, 0)["settings"]
    assert settings["set"] is None
    assert len(settings["own_set"]) == 8
    assert "extends" not in json.dumps(shown(friends.table, 0))


def test_no_message_holds_a_seed_a_secret_or_its_hash() -> None:
    friends = playing("Ada", "Ben")
    for person in (0, 1, None):
        told = json.dumps(shown(friends.table, person))
        assert str(friends.session.seed) not in told
        assert f"{0:064x}" not in told
        assert f"{1:064x}" not in told


def test_it_says_whom_all_wait_for_and_for_how_long() -> None:
    friends = playing("Ada", "Ben", choices=4)
    seat = friends.table.owes[0]
    told = shown(friends.table, 0, patience=Patience(away={0: 0.0, 1: 21.7}, asked={seat: 5.9}))
    assert told["waits_for"] == [*friends.table.owes]
    assert told["presence"]["people"] == [0, 21]
    assert told["presence"]["asked"][seat] == 5


def test_who_may_let_a_bot_choose_is_told_as_it_is_judged() -> None:
    friends = playing("Ada", "Ben", choices=0)
    gone = Patience(away={0: 0, 1: AWAY})
    assert shown(friends.table, 0, patience=gone)["presence"]["stand_in"] == [[], ["choice", "back"]]
    assert shown(friends.table, None, patience=gone)["presence"]["stand_in"] == [[], []]
    friends.wish(0, w.LetBotChoose(seat=1, until=Until.BACK), patience=gone)
    assert shown(friends.table, 0, patience=gone)["presence"]["stand_in"] == [[], []]
    assert shown(friends.table, 0)["seats"][1]["stand_in"] == "greedy"


def test_leaving_is_told() -> None:
    friends = playing("Ada", "Ben", choices=0)
    friends.wish(1, w.Leave(how=Leaving.LATER))
    told = shown(friends.table, 0)
    assert told["people"][1]["left"] == "later"
    assert [news["what"] for news in told["news"]][-1] == "left"
