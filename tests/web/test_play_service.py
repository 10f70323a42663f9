"""The game against bots in the page: the questions about it, played from the first to the last."""

from __future__ import annotations

import json
import subprocess
import sys
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from random import Random
from typing import Any

import attrs
import pytest

from effort import PROFILE, tries
from rules import rule
from scramble import scrambled
from viceroy.bots.registry import read_spec
from viceroy.engine.actions import Action, Bid, BidAttack, DrawCards, Lay, Pass, PutBack, Slot, TakeCard, TuckCard
from viceroy.engine.points import score_now
from viceroy.engine.record import GameRecord, Played
from viceroy.engine.reducer import Step, score
from viceroy.engine.views import GameView, events_for
from viceroy.formats.documents import dumps, loads
from viceroy.model.editions import EDITIONS
from viceroy.model.laws import Deck
from viceroy.model.tokens import COLORS, MAX_PLAYERS
from viceroy.sessions.replay import Replayed
from viceroy.sessions.session import Session, passes_by_itself
from viceroy.values import plain_data
from viceroy.web import games
from viceroy.web.games import BOTS, BotGame, game_of
from viceroy.web.play import table
from viceroy.web.seen import hints, logged, places, play_refusal, replayed
from viceroy.web.service import answer, answer_text
from viceroy.wording.catalog import ENGLISH
from viceroy.wording.languages import finished_tags

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


def played(table: Data, dice: Random, actions: int = 1000) -> Data:
    """Play on for a number of actions, or to the end."""
    for _ in range(actions):
        if table["is_over"]:
            break
        table = go_on(table, dice)
    return table


def record_of(table: Data) -> GameRecord:
    return loads(ask("record", game=table["game"])["text"], expect=GameRecord)


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(tries(30, quick=1)))
def test_a_whole_game_scores_as_the_same_actions_do(seed: int) -> None:
    """The editions take turns."""
    dice, edition = Random(seed), [*EDITIONS][seed % len(EDITIONS)]
    players = [*PLAYERS[: 2 + seed % 2], {"name": "Dan", "bot": "greedy"}]
    virtual = min(seed % 3, EDITIONS[edition].max_virtual_opponents, MAX_PLAYERS - len(players))
    dice.shuffle(players)
    table = deal(seed, edition=edition, virtual_opponents=virtual, players=players)
    table = played(table, dice)
    names = tuple(player["name"] for player in players)
    session = Session.start(names, seed=seed, edition=edition, virtual_opponents=virtual)
    for done in record_of(table).played:
        session.do(done.action)
    final = score(session.state)
    assert [player["total"] for player in table["score"]["players"]] == [one.total for one in final.players]
    assert [player["points"] for player in table["players"]] == [one.total for one in final.players]
    assert ask("score", sheet=table["sheet"])["score"] == table["score"]


def test_nobody_waits_for_a_bot_that_thinks() -> None:
    """Where several choose at once, the person chooses first, and may think better of it while the bots choose."""
    table = deal(16)
    assert table["view"]["owes"] == [0, 1, 2]
    assert not table["bots_to_act"]
    assert ask("bots", game=table["game"]) == table
    chosen = go_on(table, Random(16))
    assert chosen["bots_to_act"]
    assert chosen["undo"] is None
    waiting = go_on(chosen, Random(16))
    assert ask("undo", game=waiting["game"])["choices"] == table["choices"]


@rule("R12.6")
def test_one_person_plays_against_virtual_opponents_alone() -> None:
    table = played(deal(3, players=PLAYERS[:1], virtual_opponents=2), Random(3))
    assert [player["name"] for player in table["players"]] == ["Ada"]
    told = ask("deal", players=PLAYERS[:1], seed=3)
    assert told["refusal"]["code"] == "impossible-game"


def test_what_the_page_gets_is_the_view_of_the_seat() -> None:
    dice, table = Random(11), deal(11, players=[PLAYERS[1], PLAYERS[0]])
    assert table["seat"] == 1
    while not table["is_over"]:
        session = Session.resume(record_of(table))
        seen = session.view(1)
        assert table["view"] == json.loads(dumps(seen))
        is_asked = 1 in seen.owes and not passes_by_itself(session.state, 1)
        assert [choice["action"] for choice in table["choices"]] == (table["view"]["legal"] if is_asked else [])
        assert (table["serial"], table["bots_to_act"]) == (session.serial, not (is_asked or seen.is_over))
        table = played(table, dice, 10)


def test_a_drawing_that_the_page_has_is_not_sent_again() -> None:
    """An answer of a running game has the drawings that changed; with those left out it is below 100 kB."""
    dice, table = Random(8), deal(8)
    drawings: dict[int, str] = {}
    while not table["is_over"]:
        drawings |= {player["drawing"]: player["svg"] for player in table["players"]}
        told = ask("table", game=table["game"], drawn=[*drawings])
        assert [player["svg"] for player in told["players"]] == [None] * 3
        assert len(json.dumps(told)) < 100_000
        before, table = table, go_on(table, dice)
        told = ask("table", game=table["game"], drawn=[player["drawing"] for player in before["players"]])
        for old, new, got in zip(before["players"], table["players"], told["players"], strict=True):
            assert got["svg"] == (None if new["svg"] == old["svg"] else new["svg"])
            assert got | {"svg": new["svg"]} == new
        table = played(table, dice, 3)


def test_a_kept_game_goes_on_in_another_process() -> None:
    """After a reload nothing is there but the text of the game: the same choices lead to the same table."""
    table = played(deal(5), Random(5), 40)
    question = json.dumps({"ask": "table", "game": table["game"]})
    program = "import sys; from viceroy.web.service import answer_text; print(answer_text(sys.stdin.read()))"
    run = subprocess.run(
        [sys.executable, "-c", program], input=question, capture_output=True, encoding="utf-8", check=True
    )
    assert json.loads(run.stdout) == table
    whole, dice = played(table, Random(6), 60), Random(6)
    for _ in range(3):
        games._KEPT.clear()
        table = played(table, dice, 20)
    assert table == whole


def test_the_same_questions_have_the_same_answers() -> None:
    def game() -> Data:
        games._KEPT.clear()
        return played(deal(9, players=[PLAYERS[0], {"name": "Eve", "bot": "search-1"}]), Random(9), 5)

    first = game()
    assert [done.action.seat for done in record_of(first).played].count(1) > 1  # the bot has searched
    assert game() == first


# -- choices ----------------------------------------------------------------------------------------------------------


def test_an_action_that_is_not_possible_is_refused_and_changes_nothing() -> None:
    table = played(deal(2), Random(2), 20)
    while not table["choices"]:
        table = go_on(table, Random(2))
    game, serial, good = table["game"], table["serial"], table["choices"][0]["action"]
    foreign = {**good, "seat": 1}
    painting = {"action": "paint_best", "seat": 0}
    for action, when, code in (
        (foreign, serial, "not-your-seat"),
        (painting, serial, "wrong-action"),
        (good, 0, "stale"),
    ):
        refusal = ask("act", game=game, action=action, serial=when)["refusal"]
        assert refusal["code"] == code
        assert refusal["message"]
    assert ask("table", game=game) == table


def test_a_card_shows_where_it_may_lie_and_what_it_costs_there() -> None:
    """What `places` says before a card is laid is what may be done once it has turned up."""
    dice, table, compared = Random(4), deal(4, players=PLAYERS[:2]), 0
    while not table["is_over"]:
        task = table["view"]["tasks"][-1]
        if table["choices"] and task["task"] == "ask_place":
            found = {tuple(one["place"]): one for one in ask("places", game=table["game"], card=task["card"])["places"]}
            ways = {tuple(choice["action"]["place"]) for choice in table["choices"]}
            assert {place for place, one in found.items() if one["is_payable"]} == ways
            for choice in table["choices"]:
                one = found[tuple(choice["action"]["place"])]
                assert choice["text"].startswith(one["text"])
                if "cost" in choice:
                    assert sum(choice["cost"].values()) <= sum(one["cost"].values())
            compared += 1
        table = go_on(table, dice)
    assert compared > 5


@rule("R5.14")
def test_what_is_not_possible_says_why() -> None:
    """Somebody without an attack token reads so beside the bids, and not only after a try."""
    table = deal(2)
    while not table["choices"] or table["view"]["tasks"][-1]["task"] != "ask_bids":
        table = go_on(table, Random(2))
    blocked = {one["action"]["action"]: one["refusal"]["code"] for one in table["blocked"]}
    assert blocked == {"bid_attack": "no-attack-token"}
    for one in table["blocked"]:
        told = ask("act", game=table["game"], serial=table["serial"], action=one["action"])
        assert told["refusal"] == one["refusal"]


def test_hints_are_choices_the_best_first() -> None:
    table = deal(6)
    while not table["choices"]:
        table = go_on(table, Random(6))
    hinted = ask("hint", game=table["game"])["hints"]
    choices = [(choice["action"], choice["text"]) for choice in table["choices"]]
    assert hinted
    assert all((one["action"], one["text"]) in choices for one in hinted)
    assert all(one["why"] for one in hinted)


def test_stronger_bots_try_more() -> None:
    iterations = [read_spec(BOTS[f"search-{strength}"])[1]["iterations"] for strength in (1, 2, 3)]
    assert iterations == sorted(set(iterations))


# -- taking back ------------------------------------------------------------------------------------------------------


def test_undo_leads_back_to_the_last_own_choice() -> None:
    """With what bots have chosen since; nobody can see again what a reveal has shown."""
    dice, table, undone, refused = Random(8), deal(8, players=PLAYERS[:2]), 0, 0
    while not table["is_over"]:
        if table["choices"]:
            before = table
            table = go_on(table, dice)
            told = ask("undo", game=table["game"])
            assert ("refusal" in told) == (table["undo"] is not None)
            if "refusal" in told:
                assert told["refusal"]["message"] == table["undo"]
                refused += 1
                continue
            changed = {"game", "serial", "undo", "log"}
            assert {key: told[key] for key in told.keys() - changed} == {
                key: before[key] for key in before.keys() - changed
            }
            undone += 1
            continue
        after = go_on(table, dice)
        if after["undo"] is None:  # a bot has chosen since, in secret
            back = ask("undo", game=after["game"])
            assert back["choices"]
            assert back["serial"] > after["serial"]
        table = after
    assert undone
    assert refused


def test_a_game_is_told_in_the_language_of_the_reader() -> None:
    dice = Random(10)
    table = played(deal(10), dice, 20)
    while table["undo"] is None:
        table = go_on(table, dice)
    told = {language: ask("table", game=table["game"], language=language) for language in finished_tags()}
    for key in ("moment", "question", "undo"):
        assert len({one[key] for one in told.values()}) == len(finished_tags())
    assert len({json.dumps(one["log"][-1]["lines"]) for one in told.values()}) == len(finished_tags())
    assert len({json.dumps(one["view"]) for one in told.values()}) == 1


# -- what has happened ------------------------------------------------------------------------------------------------


def test_the_log_begins_after_the_last_own_choice_and_the_whole_one_with_the_deal() -> None:
    table = deal(12)
    assert [one["at"] for one in table["log"]] == [0]
    table = played(table, Random(12), 60)
    whole = ask("log", game=table["game"])["log"]
    assert [one["at"] for one in whole] == [*range(61)]
    assert whole[table["log"][0]["at"] :] == table["log"]
    own = [count for count, done in enumerate(record_of(table).played, 1) if done.action.seat == 0]
    assert table["log"][0]["at"] == own[-1]


def test_a_replay_shows_each_moment_and_hides_nothing_after_the_end() -> None:
    dice, table = Random(13), deal(13)
    then = played(table, dice, 25)
    now = ask("replay", game=then["game"], at=25)
    shown = ("view", "moment", "question", "players", "is_over", "seat")
    assert {key: now[key] for key in shown} == {key: then[key] for key in shown}
    first = ask("replay", game=then["game"], at=0)
    assert first["view"] == table["view"]
    assert first["view"]["seats"][1]["gems"] is None
    over = played(then, dice)
    now = ask("replay", game=over["game"], at=25)
    assert now["count"] == len(record_of(over).played)
    assert None not in [card["card"] for seat in now["view"]["seats"] for card in seat["hand"]]
    assert answer({"ask": "replay", "game": over["game"], "at": now["count"] + 1})["error"]


def test_turns_and_their_points_are_told() -> None:
    """Each turn of a replay begins where its number does; the points after a turn are those of the moment it ended."""
    over = played(deal(13), Random(13))
    turns = ask("replay", game=over["game"], at=0)["turns"]
    assert len(turns) == len(over["course"]) == 12
    for turn, at in enumerate(turns, 1):
        then, before = (ask("replay", game=over["game"], at=moment) for moment in (at, at - 1))
        assert (before["view"]["turn"], then["view"]["turn"]) == (turn - 1, turn)
        if turn > 1:
            assert over["course"][turn - 2] == [player["points"] for player in then["players"]]
    assert over["course"][-1] == [player["total"] for player in over["score"]["players"]]


def test_another_game_goes_on_from_a_moment_of_this_one() -> None:
    """It has the same players and the same past, without what was taken back, and another future."""
    dice, table = Random(13), deal(13)
    then = played(table, dice, 24)
    over = played(then, dice)
    branch = ask("branch", game=over["game"], at=24)
    same = ("view", "choices", "players", "bots_to_act", "next_person", "undo")
    assert {key: branch[key] for key in same} == {key: then[key] for key in same}
    assert record_of(branch).played == record_of(then).played
    assert played(branch, Random(1))["is_over"]
    assert "needs a whole number" in answer({"ask": "branch", "game": then["game"], "at": 25})["error"]


@rule("R6.2")
def test_who_has_an_empty_hand_passes_without_being_asked() -> None:
    """The log goes on from the last choice, and taking back leads to it: passing so was none."""
    found = 0
    for seed in range(tries(20, quick=2)):
        dice, table = Random(seed), deal(seed)
        while not table["is_over"]:
            if passes_by_itself(game_of(table["game"]).session.state, 0):
                found += 1
                assert (table["choices"], table["blocked"], table["bots_to_act"]) == ([], [], True)
                assert table["view"]["legal"] == [{"action": "pass", "seat": 0}]
                passed = ask("bots", game=table["game"])
                assert passed["log"][0]["at"] == table["log"][0]["at"]
                done = [one.action for one in record_of(passed).played]
                assert done[-1] == Pass(0)
                if passed["undo"] is None:
                    back = ask("undo", game=passed["game"])
                    assert len(record_of(back).played) == table["log"][0]["at"] - 1
                    assert back["choices"]
            table = go_on(table, dice)
    assert found > 0


@rule("R10.2", "R11.1", "C35")
def test_each_way_to_paint_a_circle_brings_the_points_that_it_says() -> None:
    """A circle that is painted as proposed is worth what was said; the others stay as they are."""
    painted = 0
    for seed in range(tries(20, quick=4)):
        dice, table = Random(seed), deal(seed)
        while not table["circles"] and not table["is_over"]:
            assert table["circles"] == []
            table = go_on(table, dice)
        if table["is_over"] or not (able := [circle for circle in table["circles"] if circle["ways"]]):
            continue
        circle = dice.choice(able)
        way = dice.choice(circle["ways"])
        before = circle_line(table)
        places = ("left", "right", "bottom_left", "bottom_right")
        sections = [place for place, color in zip(places, circle["colors"], strict=True) if color != way["color"]]
        assert len(sections) == way["gems"]
        for section in sections:
            action = {
                "action": "paint_section",
                "seat": 0,
                "circle": circle["place"],
                "section": section,
                "color": way["color"],
            }
            table = ask("act", game=table["game"], serial=table["serial"], action=action)
            now = [one for one in table["circles"] if one["place"] == circle["place"]]
            assert all(one["colors"].count(way["color"]) > circle["colors"].count(way["color"]) for one in now)
        painted += 1
        assert circle_line(table) - before == way["points"] - circle["points"]
    assert painted > 0


def circle_line(table: Data) -> int:
    """Return the points of the circles of the first player now."""
    return score_now(game_of(table["game"]).session.state).players[0].lines.circles


def test_a_record_is_a_file_that_opens_again() -> None:
    table = played(deal(14, players=[PLAYERS[0], {"name": "Ben", "bot": "search-1"}]), Random(14), 2)
    text = ask("record", game=table["game"])["text"]
    again = ask("table", game=ask("open-record", text=text)["game"])
    assert [player["bot"] for player in again["players"]] == [None, "greedy"]
    assert again["view"] == table["view"]
    assert ask("open-record", text=text[:-9])["problems"][0]["severity"] == "warning"
    bad = ask("open-record", text=text.replace('"check": "', '"check": "0', 1))
    assert bad["game"] is None
    assert bad["problems"][0]["severity"] == "error"


# -- card sets --------------------------------------------------------------------------------------------------------

SMALL = "format: card-set/1\nid: small\nname: {en: Small}\nextends: printed\ndrop: [1]\n"


def test_a_set_of_ones_own_is_played_with() -> None:
    table = deal(15, text=SMALL, players=PLAYERS[:2])
    assert deal(15)["set"] == {"set": "printed"}
    cards = ask("cards", **table["set"])
    assert (len(cards["cards"]), cards["problems"]) == (87, [])
    games._KEPT.clear()
    over = played(table, Random(15))
    assert ask("score", sheet=over["sheet"])["score"] == over["score"]
    told = ask("deal", players=PLAYERS, seed=1, text="format: card-set/1\n")
    assert told["game"] is None
    assert told["problems"]


# -- several people at one device -------------------------------------------------------------------------------------

TOGETHER = [{"name": "Ada"}, {"name": "Ben", "bot": "greedy"}, {"name": "Cid"}]


def pass_on(table: Data, dice: Random) -> Data:
    """Let a bot choose, or the person who is to choose, who takes the device for it."""
    if table["bots_to_act"]:
        return ask("bots", game=table["game"], **seat_of(table))
    if table["seat"] != table["next_person"]:
        return ask("table", game=table["game"], seat=table["next_person"])
    action = dice.choice(table["choices"])["action"]
    return ask("act", game=table["game"], serial=table["serial"], action=action, seat=table["seat"])


def seat_of(table: Data) -> Data:
    return {} if table["seat"] is None else {"seat": table["seat"]}


@pytest.mark.parametrize("edition", EDITIONS if PROFILE == "exhaustive" else ("german",))
def test_several_people_play_at_one_device(edition: str) -> None:
    """Each table is the view of who has the device, who is asked for a choice alone; the record is that of any game."""
    dice, table = Random(15), deal(15, edition=edition, players=TOGETHER)
    assert table["seat"] is None
    while not table["is_over"]:
        seen = game_of(table["game"]).session.view(table["seat"])
        assert table["view"] == json.loads(dumps(seen))
        assert table["next_person"] in (None, *(seat for seat in (0, 2) if seat in seen.owes))
        table = pass_on(table, dice)
        if not table["is_over"]:
            covered = ask("table", game=table["game"])
            assert (covered["seat"], covered["choices"], covered["blocked"]) == (None, [], [])
            assert covered["view"] == json.loads(dumps(game_of(table["game"]).session.view(None)))
    assert {done.action.seat for done in record_of(table).played} == {0, 1, 2}
    last = ask("table", game=table["game"])
    assert (last["seat"], last["score"]) == (0, table["score"])
    assert [player["bot"] for player in table["players"]] == [None, "greedy", None]


def test_each_of_several_people_takes_back_only_the_own_last_choice() -> None:
    table = pass_on(deal(16, players=TOGETHER), Random(16))
    mine = pass_on(table, Random(16))
    assert (mine["seat"], mine["undo"], mine["next_person"]) == (0, None, 2)
    assert ask("undo", game=mine["game"], seat=0)["choices"] == table["choices"]
    other = pass_on(mine, Random(16))
    assert other["seat"] == 2
    assert ask("undo", game=other["game"], seat=2)["refusal"]["message"] == "nothing has been done yet"
    chosen = pass_on(other, Random(16))
    assert ask("undo", game=chosen["game"], seat=0)["refusal"]["message"] == "somebody else has chosen since"
    assert ask("undo", game=chosen["game"], seat=2)["choices"] == other["choices"]


def test_nothing_is_chosen_while_nobody_has_the_device() -> None:
    """And nobody takes it for a bot, or chooses for another person."""
    covered = deal(16, players=TOGETHER)
    table = pass_on(covered, Random(16))
    game, action = table["game"], table["choices"][0]["action"]
    for question in (
        {"ask": "act", "action": action, "serial": 0},
        {"ask": "undo"},
        {"ask": "hint"},
        {"ask": "places", "card": 1},
    ):
        assert answer({**question, "game": game})["error"].startswith("$.seat: is missing")
        assert answer({**question, "game": game, "seat": 1})["refusal"]["code"] == "broken-game"
    refused = ask("act", game=game, action=action, serial=0, seat=2)
    assert refused["refusal"]["code"] == "not-your-seat"


def test_a_game_that_an_earlier_version_kept_goes_on() -> None:
    """It had one person, whose seat was written beside the bots."""
    table = deal(17)
    data = json.loads(zlib.decompress(urlsafe_b64decode(table["game"])))
    assert data["format"] == "play/2"
    earlier = packed({**data, "format": "play/1", "seat": 0})
    assert ask("table", game=earlier) == table


# -- bad questions ----------------------------------------------------------------------------------------------------


def packed(data: object) -> str:
    return urlsafe_b64encode(zlib.compress(json.dumps(data).encode())).decode()


def test_a_strange_text_of_a_game_is_refused() -> None:
    good = deal(1)["game"]
    data = json.loads(zlib.decompress(urlsafe_b64decode(good)))
    strange = [
        *("", "x", "AAAA", "é", good[:-9], "A" * 300_001, packed([]), packed({"format": "play/1"})),
        *(
            packed({**data, key: value})
            for key, value in (("seat", 0), ("bots", ["nobody"]), ("bots", ["greedy"]), ("record", ""))
        ),
        packed({**data, "record": data["record"] + "{}\n"}),
        urlsafe_b64encode(zlib.compress(b" " * 50_000_000)).decode(),
    ]
    more: dict[str, Data] = {
        **{ask: {} for ask in ("table", "bots", "undo", "hint", "log", "record")},
        "act": {"action": {"action": "pass", "seat": 0}, "serial": 0},
        "places": {"card": 1},
        "replay": {"at": 0},
        "branch": {"at": 0},
    }
    for ask, keys in more.items():
        for text in strange:
            assert answer({"ask": ask, "game": text, **keys})["refusal"]["code"] == "broken-game"
        assert "game" in answer({"ask": ask, **keys})["error"]


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"players": None}, "$.players: "),
        ({"players": [{"name": 7}]}, "$.players[0].name: "),
        ({"players": [{"name": "Ada", "bot": "nobody"}]}, "$.players[0].bot: "),
        ({"players": [{"name": "Ada"}, {"name": "Ben", "bot": ["greedy"]}]}, "$.players[1].bot: "),
        ({"seed": "7"}, "$.seed: "),
        ({"seed": -1}, "$.seed: "),
        ({"seed": 10**40}, "$.seed: "),
        ({"seed": True}, "$.seed: "),
        ({"edition": ["english"]}, "$.edition: "),
        ({"virtual_opponents": "1"}, "$.virtual_opponents: "),
        ({"virtual_opponent": 1}, "unknown key 'virtual_opponent'"),
    ],
)
def test_a_deal_that_is_no_question_is_an_error(more: Data, place: str) -> None:
    """The error names the value that is wrong."""
    assert place in answer({"ask": "deal", "players": PLAYERS, "seed": 1, **more})["error"]


@pytest.mark.parametrize(
    "more",
    [
        {"players": []},
        {"players": PLAYERS * 2},
        {"players": [{"name": "Ada"}, {"name": "Ada", "bot": "greedy"}]},
        {"players": [{"name": ""}, {"name": "Ada", "bot": "greedy"}]},
        {"players": PLAYERS[1:]},
        {"edition": "martian"},
        {"edition": "german", "virtual_opponents": 9},
    ],
)
def test_a_game_that_cannot_be_is_refused(more: Data) -> None:
    assert answer({"ask": "deal", "players": PLAYERS, "seed": 1, **more})["refusal"]["code"] == "impossible-game"


@pytest.mark.parametrize(
    "action", [None, 7, {}, {"action": "fly"}, {"action": "pass", "seat": "0"}, {"action": ["pass"]}]
)
def test_what_is_no_action_is_an_error(action: object) -> None:
    table = deal(1)
    assert "$.action" in answer({"ask": "act", "game": table["game"], "serial": 0, "action": action})["error"]


# -- secrets ----------------------------------------------------------------------------------------------------------


def other_world(game: BotGame, dice: Random, lines: list[Replayed]) -> BotGame:
    """Return the game in which all that the seat of the person cannot see, now or earlier, is something else.

    `lines` are those of its world at an earlier step, to which it adds the steps since.
    """
    seat, session = game.seat, game.session
    for count in range(len(lines), len(session.history)):
        done = session.history[count]
        action = session.actions[count - 1] if count else None
        entry = Played(action if action.seat == seat else Pass(action.seat), (), "0" * 16) if action else None
        lines.append(Replayed(count + 1, entry, Step(scrambled(done.state, seat, dice), events_for(done.events, seat))))
    return attrs.evolve(game, session=Session(session.record, lines), record="")


def told(game: BotGame) -> Data:
    """Return all that the page is told of a game, without its text."""
    seen, session = game.session.view(game.seat), game.session
    refusals = map(session.check, (*seen.legal, *ideas(game.seat, seen)))
    whys = [refusal and play_refusal(refusal, ENGLISH) for refusal in refusals]
    history = session.history
    past = range(0, len(history), 20) if seen.owes else ()
    moments = [replayed(history, at, game.eyes, game.bots, ENGLISH) for at in past]
    held = [seen.rules.card(card.number) for card in seen.seats[game.seat].hand if card.number]
    hand = [places(seen, game.seat, card, ENGLISH) for card in held]
    now = {**plain_data(table(game, ENGLISH)), **plain_data(logged(history, game.eyes, ENGLISH)), "game": ""}
    return {**now, "whys": whys, "moments": moments, "hand": hand}


def ideas(seat: int, seen: GameView) -> list[Action]:
    cards = [card.number for card in seen.seats[seat].hand if card.number]
    return [
        *(kind(seat, card) for kind in (Lay, PutBack, TuckCard) for card in cards),
        *(Bid(seat, color) for color in COLORS),
        *(TakeCard(seat, color, slot) for color in COLORS for slot in Slot),
        BidAttack(seat),
        DrawCards(seat, (Deck.LAWS, Deck.RESERVE)),
    ]


@rule("R2.4")
@pytest.mark.parametrize("edition", [*EDITIONS][:: {"quick": 5, "thorough": 3, "exhaustive": 1}[PROFILE]])
def test_what_the_seat_cannot_know_changes_no_answer(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At each step of a game, hints included: the page of a cheat would show no more than that of anybody else."""
    monkeypatch.setattr("viceroy.web.seen.HINT_TRIALS", 12)  # what it may look at is the same in each trial
    monkeypatch.setattr(games, "_KEPT", {})  # other worlds have no record, and so the texts of broken games
    dice = Random(edition)
    game = game_of(deal(dice.randrange(1000), edition=edition)["game"])
    asked, every = 0, {"quick": 30, "thorough": 10, "exhaustive": 3}[PROFILE]
    lines: list[Replayed] = []
    while not game.session.state.is_over:
        step = len(game.session.actions)
        if step % every == 0:
            world = other_world(game, dice, lines)
            assert told(world) == told(game)
            if step % (5 * every) == 0 and game.session.legal_actions(game.seat):
                one, other = (each.session.view(each.seat) for each in (world, game))
                assert hints(one, ENGLISH) == hints(other, ENGLISH)
                asked += 1
        if game.bots_to_act:
            game = game.bot_acts()
        else:
            game = game.act(dice.choice(game.session.legal_actions(game.seat)), game.session.serial)
    assert asked
