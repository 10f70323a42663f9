"""JSON back to values: equal to what was written, by the same bytes, and nothing that is not exactly right."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from any_laws import lively_set
from effort import PROFILE
from positions import at_the_end, in_auction, printed, rows, seat
from sampled_states import GAMES, TABLES, begun, played, sampled, viewers
from shapes import shape_faults
from viceroy import dumps, loads
from viceroy.cardsets.loader import digest
from viceroy.engine.actions import Action, Bid, Lay, Pass, PlaceCard
from viceroy.engine.events import Event
from viceroy.engine.reducer import check, legal_actions, score, step
from viceroy.engine.state import GameState
from viceroy.engine.views import events_for, view
from viceroy.errors import BadJson, Code, Problem, Refusal, RefusalCode, Severity, path_text, problem_at
from viceroy.formats.documents import action_data, actions_data, event_data, events_data, from_data, to_data
from viceroy.formats.games import GAMES as FORMS
from viceroy.model.cards import CardSet
from viceroy.model.editions import GERMAN, Edition
from viceroy.model.geometry import Place
from viceroy.model.tokens import Color, Gems
from viceroy.sessions.new_game import new_game
from viceroy.text.json_text import LIMITS, parse_json
from viceroy.text.source import Problems
from watched_game import any_choice
from wrong_actions import near

Data = dict[str, Any]
SOME_GAMES = range(0, GAMES, {"quick": 4, "thorough": 6, "exhaustive": 3}[PROFILE])
TWO = next(game for game, (_, players, virtual) in enumerate(TABLES) if (players, virtual) == (2, 0))
"""A game of two players."""


def again(value: Any) -> Any:
    """Write a value, read it back and see that it is written by the same bytes again; its plain data are those."""
    text = dumps(value)
    assert json.loads(text) == to_data(value)
    read = loads(text)
    assert dumps(read) == text
    return read


def faults_of(text: str | Data) -> tuple[Problem, ...]:
    with pytest.raises(BadJson) as caught:
        loads(json.dumps(text) if isinstance(text, dict) else text)
    assert caught.value.problems
    return caught.value.problems


def part_faults(data: object, kind: Any) -> tuple[Problem, ...]:
    with pytest.raises(BadJson) as caught:
        FORMS.read(data, kind)
    return caught.value.problems


# -- there and back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SOME_GAMES)
def test_every_state_is_read_back_equal(game: int) -> None:
    for state in sampled(game):
        assert again(state) == state


@pytest.mark.parametrize("game", SOME_GAMES)
def test_every_view_is_read_back_equal(game: int) -> None:
    for state in sampled(game, 0)[::4]:
        for viewer in viewers(state):
            seen = view(state, viewer)
            assert again(seen) == seen


def turned(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: turned(data[key]) for key in reversed(data)}
    return [*map(turned, data)] if isinstance(data, list) else data


def test_the_order_of_keys_says_nothing() -> None:
    """Objects of JSON have no order: gems, say, are those of their colors whichever is written first."""
    state = played(TWO)[-1]
    for value in (state, view(state, 0), score(state)):
        data = to_data(value)
        assert from_data(turned(data)) == from_data(data)
    assert FORMS.gather({"yellow": 4, "green": 3, "red": 2, "blue": 1}, Gems, Problems()) == (1, 2, 3, 4)


@pytest.mark.parametrize("game", SOME_GAMES)
def test_actions_events_and_refusals_are_read_back_equal(game: int) -> None:
    rng = random.Random(game)
    for state in sampled(game)[:-1]:
        seat = rng.choice(state.to_act)
        legal = legal_actions(state, seat)[:12]
        assert again(legal) == legal
        action = rng.choice(legal)
        assert again(action) == action
        events = step(state, action).events
        for eyes in (None, *state.rules.everybody):
            seen = events_for(events, eyes)
            assert loads(dumps(seen)) == loads(json.dumps(events_data(seen))) == seen
        assert tuple(again(event) for event in events) == events
        refusal = check(state, near(action, rng))
        assert refusal is None or again(refusal) == refusal


@pytest.mark.parametrize("game", SOME_GAMES)
def test_a_loaded_state_plays_on_as_the_original(game: int) -> None:
    states = played(game)
    begin = len(states) * (game % 5) // 6
    mine, theirs = states[begin], loads(dumps(states[begin]))
    rng = random.Random(game)
    while not mine.is_over:
        action = any_choice(mine, rng)
        done, other = step(mine, action), step(theirs, loads(dumps(action)))
        assert other.events == done.events
        mine, theirs = done.state, other.state
    assert score(theirs) == score(mine)
    record = loads(dumps(score(mine)))
    assert dumps(record) == dumps(score(mine))


def test_a_list_keeps_its_kind_and_its_order() -> None:
    assert loads(dumps([Pass(1), Lay(0, 32)])) == (Pass(1), Lay(0, 32))
    problems = (Problem("a.yaml", 3, 5, Severity.WARNING, Code.BOX_COUNT, "17 tokens"),)
    assert loads(dumps(problems)) == problems


def test_an_empty_list_is_read_as_one_of_any_kind() -> None:
    """A seat may see nothing, and owe nothing: what a host sends of that arrives."""
    texts = [dumps(()), dumps([]), json.dumps(actions_data([])), json.dumps(events_data([]))]
    for text in texts:
        for expect in (None, tuple[Event, ...], tuple[Action, ...], (GameState, tuple[Action, ...])):
            assert loads(text, expect=expect) == ()
        for other in (GameState, Action, Event):
            with pytest.raises(BadJson, match="needs "):
                loads(text, expect=other)
    assert to_data(()) == events_data([])


@pytest.mark.parametrize("value", [[Pass(0), 3], "text", 3, None, object(), [GERMAN]])
def test_what_has_no_format_is_a_type_error(value: object) -> None:
    with pytest.raises(TypeError):
        dumps(value)


def test_parts_are_read_as_they_stand_in_other_texts() -> None:
    """An action, an event, an edition or a card set within another text has no format of its own; a game has."""
    state = begun(0).state
    assert FORMS.read(action_data(Bid(0, Color.RED)), Action) == Bid(0, Color.RED)
    assert FORMS.read(event_data(begun(0).events[0]), Event) == begun(0).events[0]
    assert from_data(to_data(state), expect=GameState) == state
    assert FORMS.read(to_data(state)["rules"]["edition"], Edition) == state.rules.edition
    assert FORMS.read(to_data(state)["rules"]["card_set"], CardSet) == printed()
    assert from_data(to_data(printed()), expect=CardSet) == printed()


# -- card sets ---------------------------------------------------------------------------------------------------------


def test_a_shipped_set_is_named_and_any_other_stands_whole() -> None:
    """A saved game is short where the cards are at hand, and needs nothing else where they are not."""
    told = to_data(new_game(2, seed=1))["rules"]["card_set"]
    assert told == {"name": "printed", "digest": digest(printed())}
    other = to_data(new_game(2, seed=1, card_set=lively_set(3)))["rules"]["card_set"]
    assert other == to_data(lively_set(3))
    renamed = CardSet("printed", (("en", "Printed"),), printed().characters, printed().laws[:-1])
    assert "characters" in to_data(new_game(2, seed=1, card_set=renamed))["rules"]["card_set"]


def test_a_set_that_is_shipped_no_more_is_asked_for() -> None:
    state = new_game(2, seed=1)
    old = CardSet("printed", (("en", "Old"),), printed().characters, printed().laws[:-1])
    data = to_data(new_game(2, seed=1, card_set=old))
    data["rules"]["card_set"] = {"name": "printed", "digest": digest(old)}
    (fault,) = faults_of(data)
    assert path_text(fault.path) == "$.rules.card_set"
    assert digest(old) in fault.message
    assert digest(printed()) in fault.message
    assert loads(json.dumps(data), card_sets=(old,)).rules.card_set == old
    assert loads(dumps(state), card_sets=(old,)) == state


def test_a_set_of_another_name_is_not_taken_for_it() -> None:
    data = to_data(new_game(2, seed=1))
    data["rules"]["card_set"]["name"] = "painted"
    (fault,) = faults_of(data)
    assert "none of that name is shipped" in fault.message


def test_a_card_number_that_stands_twice_is_told_with_both_places() -> None:
    """A set in a saved game is read like the file of a set; where that reports lines, this reports paths."""
    data = to_data(lively_set(3))
    data["characters"][2]["number"] = data["characters"][0]["number"]
    (fault,) = faults_of(data)
    assert path_text(fault.path).startswith("$.characters[2]")
    assert "at $.characters[0]" in fault.message


def test_what_lies_too_deep_in_itself_is_refused() -> None:
    data = to_data(lively_set(3))
    data["name"] = [[data["name"]]]
    assert faults_of(data) == (problem_at(("name",), "needs an object, found a list", Code.WRONG_TYPE),)
    for _ in range(300):
        data["name"] = [data["name"]]
    (fault,) = faults_of(data)
    assert "too deep in each other" in fault.message


def test_a_set_of_another_format_is_refused_for_that_alone() -> None:
    state = to_data(new_game(2, seed=1, card_set=lively_set(3)))
    state["rules"]["card_set"].update(format="card-set/2", cards=[])
    (fault,) = faults_of(state)
    assert path_text(fault.path) == "$.rules.card_set.format"
    assert "needs card-set/1" in fault.message


# -- the text ----------------------------------------------------------------------------------------------------------


NUMBERS = st.from_regex(r"-?(0|[1-9][0-9]{0,400})(\.[0-9]{1,400})?([eE][+-]?[0-9]{1,4})?", fullmatch=True)


@given(NUMBERS)
def test_what_is_read_as_json_can_be_written_as_json(number: str) -> None:
    """A server can send on whatever it has stored: no number becomes one that JSON does not have."""
    with suppress(BadJson):
        json.dumps(parse_json(f'{{"kept": [{number}]}}'), allow_nan=False).encode()


@pytest.mark.parametrize(
    ("text", "path", "told"),
    [
        ("", "$", "no JSON"),
        ("{", "$", "no JSON"),
        ("[1, 2]", "$", "needs an object with a format"),
        ("[" * 100_000, "$", "too deep"),
        ('{"a": ' * 100_000, "$", "too deep"),
        ('{"turn": 1, "turn": 2}', "$", "'turn' stands twice"),
        ('{"turn": NaN}', "$", "NaN is no JSON value"),
        ('{"turn": -Infinity}', "$", "-Infinity is no JSON value"),
        ('{"turn": 1e999}', "$", "'1e999' is too large; numbers are finite"),
        ('{"turn": [-1.5E+400]}', "$", "'-1.5E+400' is too large; numbers are finite"),
        ('{"turn": 1' + "0" * 5000 + "}", "$", "a number has thousands of digits"),
        ('{"format": "\\ud800"}', "$", "half a character"),
        ('{"format": "\ud800"}', "$", "half a character"),
        ("{}", "$.format", "the format is missing"),
        ('{"format": 1}', "$.format", "needs a format of this library, found 1"),
        ('{"format": "game_state/1"}', "$.format", "did you mean 'game-state/2'?"),
        (
            '{"format": "game-state/3"}',
            "$.format",
            "needs game-state/2, the version that this library reads, found 'game-state/3'",
        ),
        (" " * (LIMITS.characters + 1), "$", "at most 8,388,608 are read"),
    ],
    ids=range(18),
)
def test_what_is_no_text_of_this_library_is_refused_at_once(text: str, path: str, told: str) -> None:
    (fault,) = faults_of(text)
    assert path_text(fault.path) == path
    assert told in fault.message


# -- the shape ---------------------------------------------------------------------------------------------------------

CHANGES: dict[str, tuple[Callable[[Data], object], str, str]] = {
    "a float": (lambda d: d.update(turn=2.0), "$.turn", "needs a whole number, found 2.0; did you mean 2?"),
    "a truth value": (lambda d: d["bank"].update(red=True), "$.bank.red", "needs a whole number, found true"),
    "a text": (
        lambda d: d["seats"][1].update(attack="1"),
        "$.seats[1].attack",
        'needs a whole number, found "1"; did you mean 1',
    ),
    "a key missing": (lambda d: d["seats"][0].pop("won"), "$.seats[0]", "needs the key won"),
    "a key too many": (lambda d: d.update(trun=1), "$", "unknown key 'trun'; did you mean 'turn'? allowed:"),
    "a color": (lambda d: d["bank"].update(rde=1), "$.bank", "unknown key 'rde'; did you mean 'red'?"),
    "no tag": (lambda d: d["tasks"][0].pop("task"), "$.tasks[0]", "needs the key task"),
    "a tag": (
        lambda d: d["tasks"][0].update(task="ask_bid"),
        "$.tasks[0].task",
        "needs a known task, found \"ask_bid\"; did you mean 'ask_bids'?",
    ),
    "no such tag": (
        lambda d: d["tasks"][0].update(task=3),
        "$.tasks[0].task",
        "needs a known task, found 3; there are ask_return",
    ),
    "a standing": (lambda d: d["seats"][0].update(auction="inn"), "$.seats[0].auction", "did you mean 'in'?"),
    "an option": (
        lambda d: d["rules"]["edition"].update(law_count=2),
        "$.rules.edition.law_count",
        "from 3 to 9999, found 2",
    ),
    "an option of another type": (
        lambda d: d["rules"]["edition"].update(sequential_draw=1),
        "$.rules.edition.sequential_draw",
        "needs true or false, found 1",
    ),
    "a place": (
        lambda d: d["seats"][0]["pyramid"][0].update(place=[1]),
        "$.seats[0].pyramid[0].place",
        "needs a list of level and x, found 1 item",
    ),
    "no tokens told": (
        lambda d: d["seats"][0]["pyramid"][0].update(tokens={"magic": 0}),
        "$.seats[0].pyramid[0].tokens.magic",
        "needs a whole number of at least 1, found 0",
    ),
    "a generator": (lambda d: d["chance"].update(state="1"), "$.chance.state", "needs 16 hexadecimal digits"),
    "a digest": (
        lambda d: d["rules"]["card_set"].update(digest="sha256:1"),
        "$.rules.card_set.digest",
        "needs sha256: and 64 hexadecimal digits",
    ),
    "a list": (lambda d: d.update(seats={}), "$.seats", "needs a list, found {}"),
    "an object": (lambda d: d.update(seats=[3, []]), "$.seats[1]", "needs an object, found []"),
    "a foreign token": (
        lambda d: d["seats"][0]["pyramid"][0]["tokens"].update(scince=1),
        "$.seats[0].pyramid[0].tokens",
        "unknown key 'scince'; did you mean 'science'?",
    ),
    "a long text": (lambda d: d.update(turn="x" * 100), "$.turn", 'found "xxxxx'),
}


def in_bids() -> Data:
    return to_data(next(state for state in played(TWO) if state.auction))


@pytest.mark.parametrize("name", CHANGES)
def test_a_wrong_shape_is_told_with_its_path(name: str) -> None:
    change, path, told = CHANGES[name]
    data = in_bids()
    change(data)
    found = faults_of(data)
    assert any(path_text(fault.path) == path and told in fault.message for fault in found), found
    assert shape_faults(data, "game-state") == found


def test_a_misspelt_key_is_told_once() -> None:
    """Who misspells a key learns what was meant, and not that the key is missing too."""
    (fault,) = faults_of('{"format": "action/2", "action": "pass", "saet": 0}')
    assert (path_text(fault.path), fault.code) == ("$", Code.UNKNOWN_KEY)
    assert "did you mean 'seat'?" in fault.message


def test_all_faults_are_told_at_once() -> None:
    data = in_bids()
    for change, _, _ in list(CHANGES.values())[:4]:
        change(data)
    assert [path_text(fault.path) for fault in faults_of(data)] == [
        "$.seats[0]",
        "$.seats[1].attack",
        "$.bank.red",
        "$.turn",
    ]


def test_very_many_faults_come_to_an_end() -> None:
    data = {"format": "actions/2", "actions": [3] * 5000}
    assert len(faults_of(data)) == 101
    assert faults_of(data)[-1].message == "and there are more problems than these"


@pytest.mark.parametrize(
    ("data", "path", "told"),
    [
        ({"action": "bid", "seat": 0, "color": "rde"}, "$.color", "did you mean 'red'?"),
        ({"action": "bid", "seat": 0}, "$", "needs the key color"),
        ({"action": "bids", "seat": 0}, "$.action", "did you mean 'bid'?"),
        ({"action": "take_gems", "seat": 0, "gems": {"red": 1}}, "$.gems", "needs the keys blue, green and yellow"),
        ([], "$", "needs an object, found []"),
    ],
)
def test_a_wrong_action_is_told_with_its_path(data: Any, path: str, told: str) -> None:
    found = part_faults(data, Action)
    assert any(path_text(fault.path) == path and told in fault.message for fault in found), found


def test_a_bid_shows_a_color_or_what_was_said() -> None:
    data = {"event": "bids_revealed", "bids": [{"seat": 0, "bid": "atack"}], "virtual": []}
    (fault,) = part_faults(data, Event)
    told = "needs blue, red, green, yellow, attack or pass, found \"atack\"; did you mean 'attack'?"
    assert fault == problem_at(("bids", 0, "bid"), told)


def test_effects_and_rewards_in_tasks_are_those_of_the_card_set_format() -> None:
    task = {"task": "run_effects", "seat": 0, "law": 70, "place": [1, 0], "effects": [{"drow": {}}]}
    data = {**in_bids(), "tasks": [task]}
    (fault,) = shape_faults(data, "game-state")[:1]
    assert path_text(fault.path) == "$.tasks[0].effects[0]"
    assert "did you mean 'draw'?" in fault.message


# -- the meaning -------------------------------------------------------------------------------------------------------

MEANINGS: dict[str, tuple[Callable[[Data], object], str, str]] = {
    "an unknown card": (
        lambda d: d["seats"][0]["pyramid"][0].update(card=999),
        "$.seats[0].pyramid[0].card",
        "999 is no card of the set",
    ),
    "an unknown card under another": (
        lambda d: d["seats"][0]["pyramid"][0].update(tucked=[999]),
        "$.seats[0].pyramid[0].tucked[0]",
        "999 is no card of the set",
    ),
    "an unknown card in a hand": (
        lambda d: d["seats"][0]["hand"][0].update(card=999),
        "$.seats[0].hand",
        "999 is no card",
    ),
    "the same name twice": (lambda d: d["rules"].update(players=["Ada", "Ada"]), "$.rules", "names must be unique"),
    "too many opponents": (lambda d: d["rules"].update(virtual_opponents=9), "$.rules", "9 virtual opponents"),
    "a seat too many": (lambda d: d["seats"].append(d["seats"][0]), "$.seats", "3 seats, not 2"),
    "a gem too many": (lambda d: d["bank"].update(red=9), "$", "red gems in the game"),
    "a floating card": (
        lambda d: d["seats"][1]["pyramid"][0].update(place=[2, 0]),
        "$.seats[1].pyramid[0]",
        "seat 1: nothing carries the card at 2, 0 (R3.3)",
    ),
    "another turn": (lambda d: d.update(turn=13), "$", "there is no turn 13"),
    "another prompt": (lambda d: d.update(tasks=[{"task": "ask_lay"}]), "$.tasks", "AskLay cannot wait"),
    "a sealed choice": (
        lambda d: d.update(sealed=[{"action": "pass", "seat": 1}, None]),
        "$.sealed[0]",
        "is not legal",
    ),
    "absurd tokens": (
        lambda d: d["seats"][0]["pyramid"][0].update(tokens={"magic": 10**9}),
        "$.seats[0].pyramid[0].tokens",
        "at most 99999 tokens are read",
    ),
    "absurd attack tokens": (lambda d: d["seats"][0].update(attack=10**9), "$.seats[0].attack", "at most 99999"),
}


@pytest.mark.parametrize("name", MEANINGS)
def test_a_state_that_cannot_go_on_is_refused(name: str) -> None:
    change, path, told = MEANINGS[name]
    data = to_data(next(state for state in played(TWO) if state.auction))
    change(data)
    assert shape_faults(data, "game-state") == ()
    assert any(path_text(fault.path) == path and told in fault.message for fault in faults_of(data)), faults_of(data)


def tokens_of(data: Data) -> Data:
    """Give the card of seat 0 tokens of every kind that has values, in order."""
    bonuses = [{"color": "red", "value": 3}, {"color": "green", "value": 2}]
    told: Data = {"power": [2, 7], "magic_bonus": [2, 3], "circle_bonus": bonuses}
    data["seats"][0]["pyramid"][0]["tokens"] = told
    return told


def test_a_pyramid_in_another_order_is_refused() -> None:
    """A place is found by its index in the text, so the text has one order: level by level, each from the left."""
    data = to_data(in_auction(seat(*rows((33, 35), (37,))), seat()))
    assert loads(json.dumps(data)).seats[0].pyramid.cards[2].card.number == 37
    cards = data["seats"][0]["pyramid"]
    for order in ([2, 1, 0], [1, 0, 2]):
        data["seats"][0]["pyramid"] = [cards[index] for index in order]
        told = problem_at(("seats", 0, "pyramid"), "needs cards level by level, each level from the left")
        assert faults_of(data) == (told,)


@pytest.mark.parametrize("kind", ["power", "magic_bonus", "circle_bonus"])
def test_tokens_in_another_order_are_refused(kind: str) -> None:
    data = to_data(in_auction(seat(), seat()))
    tokens = tokens_of(data)
    assert again(loads(json.dumps(data))) == loads(json.dumps(data))
    tokens[kind].reverse()
    place = ("seats", 0, "pyramid", 0, "tokens")
    assert faults_of(data) == (problem_at(place, "needs tokens in order: color by color, the lowest first"),)


BACK: dict[str, Any] = {"kind": "law", "card": None, "known_by": [], "fresh": False}
"""A law that lies face down."""
VIEWS: dict[str, tuple[Callable[[Data], object], str]] = {
    "a seat that is not there": (lambda d: d.update(seat=7), "$.seat"),
    "a seat too few": (lambda d: d["seats"].pop(), "$.seats"),
    "actions of somebody else": (lambda d: d["legal"].append({"action": "pass", "seat": 1}), "$.legal"),
    "actions of nobody": (lambda d: d["legal"].clear(), "$.legal"),
    "a seat that owes twice": (lambda d: d["owes"].append(0), "$.owes"),
    "seats that owe in another order": (lambda d: d["owes"].reverse(), "$.owes"),
    "a choice of somebody else": (lambda d: d.update(chosen={"action": "pass", "seat": 1}), "$.chosen"),
    "a task of nobody": (lambda d: d["tasks"].append({"task": "ask_row_card", "seat": 5}), "$.tasks[1]"),
    "a hidden task of nobody": (
        lambda d: d["tasks"].append({"task": "hidden_tuck", "seat": 5, "kind": "law"}),
        "$.tasks[1]",
    ),
    "hidden tasks of nobody": (
        lambda d: d["tasks"].append({"task": "hidden_tucks", "taken": [{"seat": 5, "kind": "law"}]}),
        "$.tasks[1]",
    ),
    "a deck of less than its top": (lambda d: d["law_deck"].update(size=-1), "$.law_deck.size"),
    "a deck of fewer cards than are seen at both ends": (
        lambda d: d["law_deck"].update(size=1, top=[BACK], bottom=[BACK]),
        "$.law_deck.bottom",
    ),
    "a deck of less than nothing": (lambda d: d.update(auction_deck=-1), "$.auction_deck"),
    "a card of another kind": (lambda d: d["seats"][0]["hand"][-1].update(kind="character"), "$.seats[0].hand[3].card"),
    "a card of no set in a hand": (lambda d: d["seats"][0]["hand"][0].update(card=999), "$.seats[0].hand[0].card"),
    "a card of no set in the row": (lambda d: d["bases"].update(red=999), "$.bases"),
    "a card of no set out of the game": (lambda d: d["discarded"].append(999), "$.discarded"),
    "a card of no set in a pyramid": (
        lambda d: d["seats"][0]["pyramid"][0].update(card=999),
        "$.seats[0].pyramid[0].card",
    ),
    "a bank of less than nothing": (lambda d: d["bank"].update(red=-1), "$.bank"),
    "gems less than nothing": (lambda d: d["seats"][0]["gems"].update(red=-1), "$.seats[0].gems"),
    "attack tokens less than nothing": (lambda d: d["seats"][0].update(attack=-1), "$.seats[0].attack"),
    "infinite gems less than nothing": (
        lambda d: d["seats"][0]["used_infinite"].update(red=-1),
        "$.seats[0].used_infinite",
    ),
    "stored gems less than nothing": (
        lambda d: d["seats"][0]["pyramid"][0]["stored"].update(red=-1),
        "$.seats[0].pyramid[0].stored",
    ),
    "absurd tokens": (
        lambda d: d["seats"][1]["pyramid"][0].update(tokens={"power": [10**9]}),
        "$.seats[1].pyramid[0].tokens",
    ),
}


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_that_contradicts_itself_is_refused(name: str) -> None:
    change, path = VIEWS[name]
    state = in_auction(seat(hand=(5, 6, 70, 71)), seat(hand=(7, 72)))
    data = to_data(view(state, 0))
    change(data)
    assert shape_faults(data, "game-view") == ()
    assert path in [path_text(fault.path) for fault in faults_of(data)], faults_of(data)


def test_a_far_place_is_a_place_like_any_other() -> None:
    """On level 1 x may be negative while a game runs; a pyramid keeps its places over the wire."""
    action = PlaceCard(0, Place(1, -7))
    assert again(action) == action


def test_a_finished_game_is_read_back() -> None:
    state = played(0)[-1]
    assert score(again(state)) == score(state)


def test_paint_is_looked_at() -> None:
    """A circle that is not there cannot have been painted (C35)."""
    data = to_data(at_the_end(seat(), seat()))
    data["seats"][0]["paints"] = [{"circle": [2, 0], "section": "left", "color": "red"}]
    data["seats"][0]["gems"]["red"] -= 1
    data["seats"][1]["gems"]["red"] -= 0
    assert any("paint" in fault.path or "red gems" in fault.message for fault in faults_of(data))


def test_a_refusal_keeps_its_numbers() -> None:
    refusal = Refusal(RefusalCode.CANNOT_PAY, "R6.6", 0, (1, 1, 0, 0), (1, 0, 0, 2))
    assert again(refusal) == refusal
    assert attrs.astuple(again(refusal), recurse=False) == attrs.astuple(refusal, recurse=False)


def test_unknown_keys_are_told_in_their_order() -> None:
    keys = ("zebra", "aardvark", "mule", "quail", "bee")
    data = {"format": "action/2", "action": "pass", "seat": 0, **dict.fromkeys(keys, 1)}
    assert [fault.message.split("'")[1] for fault in faults_of(data)] == [*keys]


@pytest.mark.parametrize(
    "changed",
    [{"x" * 100_000: 1}, {"color": "x" * 100_000}, {"action": "x" * 100_000}, {"format": "x" * 100_000}],
    ids=["key", "color", "kind", "format"],
)
def test_a_fault_is_short_whatever_it_is_about(changed: dict[str, Any]) -> None:
    (fault,) = faults_of({"format": "action/2", "action": "bid", "seat": 0, "color": "red", **changed})
    assert len(str(fault)) < 1100


def test_long_lists_of_what_is_wrong_are_cut() -> None:
    data = to_data(new_game(("Ada", "Ben"), seed=1))
    data["rules"]["players"] = ["Ada"] * 100_000
    (fault,) = faults_of(data)
    assert (path_text(fault.path), len(fault.message), fault.message[-3:]) == ("$.rules", 1003, "...")


@pytest.mark.parametrize("number", [-1, -(10**30), 100_000, 10**30])
def test_no_number_of_tokens_is_too_odd_to_be_refused(number: int) -> None:
    """Less than none, or more than can be counted: states and views that say so are refused at the card."""
    state = next(state for state in played(TWO) if state.seats[0].pyramid.cards)
    valued: Data = {"power": [number], "magic_bonus": [number], "circle_bonus": [{"color": "red", "value": number}]}
    for kind, told in {"science": number, "magic": number, "defense": number, **valued}.items():
        for value in (state, view(state, 0)):
            data = to_data(value)
            data["seats"][0]["pyramid"][0]["tokens"] = {kind: told}
            assert all(path_text(fault.path).startswith("$.seats[0].pyramid[0]") for fault in faults_of(data))
