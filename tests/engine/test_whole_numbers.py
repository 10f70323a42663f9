"""Whatever is a whole number to Python is one here, such as an integer of numpy; a truth value is none."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import attrs
import pytest

import viceroy
from viceroy import bots, codec
from viceroy.engine.actions import Pass, ReturnGems
from viceroy.errors import IllegalAction, RefusalCode
from viceroy.matches.match import arena
from viceroy.matches.trial import try_card_set
from viceroy.sessions.session import Session


class Integer:
    """An integer as numpy has them: it equals an int and hashes as one, and is none."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    def __hash__(self) -> int:
        return hash(self.value)


STATE = viceroy.new_game(2, edition="german", seed=7)
SEEN = viceroy.view(STATE, 0)
FIRST: Any = next(action for action in SEEN.legal if isinstance(action, ReturnGems))


def session() -> Session:
    return Session.start(2, edition="german", seed=7)


ASKED: dict[str, tuple[int, Callable[[Any], object]]] = {
    "a seed": (7, lambda n: viceroy.new_game(2, seed=n)),
    "players": (2, lambda n: viceroy.new_game(n, seed=7)),
    "virtual opponents": (1, lambda n: viceroy.new_game(2, seed=7, virtual_opponents=n)),
    "the seed of a session": (7, lambda n: Session.start(2, seed=n).record),
    "the seat of a view": (1, lambda n: viceroy.view(STATE, n)),
    "the seat of legal actions": (1, lambda n: viceroy.legal_actions(STATE, n)),
    "the seat of events": (1, lambda n: viceroy.events_for(viceroy.start_game(2, seed=7).events, n)),
    "the seat of updates": (1, lambda n: session().updates(0, n)),
    "a serial": (0, lambda n: session().updates(n, 0)),
    "the sender": (0, lambda n: session().do(FIRST, seat=n)),
    "the moment": (0, lambda n: session().do(FIRST, serial=n)),
    "the seat of an action": (0, lambda n: viceroy.step(STATE, attrs.evolve(FIRST, seat=n))),
    "gems": (2, lambda n: viceroy.step(STATE, ReturnGems(0, (n, 0, 0, 0)))),
    "the seed of a sample": (7, lambda n: viceroy.resample(SEEN, n)),
    "the seed of a bot": (7, lambda n: bots.make("random", n).choose(SEEN)),
    "a number of the codec": (codec.action_index(SEEN, FIRST), lambda n: codec.index_action(SEEN, n)),
    "games": (1, lambda n: [*arena(["random", "random"], n)]),
    "the seed of games": (1, lambda n: [*arena(["random", "random"], 1, n)]),
    "games of a trial": (1, lambda n: try_card_set("printed", n)),
    "a card": (32, lambda n: viceroy.Narrator(("Ada", "Ben"), STATE.rules.card_set).card(n)),
    "an option": (20, lambda n: viceroy.editions.GERMAN.with_options(law_count=n)),
}


@pytest.mark.parametrize("what", ASKED)
def test_a_whole_number_is_one_everywhere(what: str) -> None:
    number, ask = ASKED[what]
    assert ask(Integer(number)) == ask(number)


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("odd", [True, False, 1.0, "1"])
def test_a_truth_value_is_no_number(what: str, odd: object) -> None:
    with pytest.raises((TypeError, ValueError, IllegalAction)):
        ASKED[what][1](odd)


def test_a_state_and_its_text_hold_ints_alone() -> None:
    action = attrs.evolve(FIRST, seat=Integer(0), gems=tuple(map(Integer, FIRST.gems)))
    done = viceroy.step(STATE, action)
    assert json.loads(viceroy.dumps(done.state)) == json.loads(viceroy.dumps(viceroy.step(STATE, FIRST).state))
    assert viceroy.dumps(done.events)
    refused = viceroy.check(STATE, attrs.evolve(action, gems=(Integer(3), 0, 0, 0)))
    assert refused is not None
    assert refused == viceroy.loads(viceroy.dumps(refused))


@pytest.mark.parametrize("write", [viceroy.action_text, viceroy.dumps, lambda action: viceroy.dumps([action])])
def test_actions_are_written_with_ints_alone(write: Callable[[Any], str]) -> None:
    action = attrs.evolve(FIRST, seat=Integer(0), gems=tuple(map(Integer, FIRST.gems)))
    assert write(action) == write(FIRST)


def test_what_compares_in_its_own_way_is_refused() -> None:
    """An array of numpy, compared, is neither true nor false."""
    numpy = pytest.importorskip("numpy")
    for gems in (numpy.array([2, 0, 0, 0]), [2, 0, 0, 0]):
        refused = viceroy.check(STATE, ReturnGems(0, gems))  # type: ignore[arg-type]
        assert refused is not None
        assert refused.code is RefusalCode.MALFORMED
    assert viceroy.view(STATE, numpy.int64(1)) == viceroy.view(STATE, 1)


def test_the_message_of_an_illegal_action_says_what_was_done_and_what_is_due() -> None:
    with pytest.raises(IllegalAction) as illegal:
        viceroy.step(STATE, Pass(1))
    assert str(illegal.value) == "wrong-action (R4.2): Pass(seat=1); due is AskReturn from seats 0 and 1"
    with pytest.raises(IllegalAction, match=r"^stale \(R4.2\): .*; due is AskReturn from seats 0 and 1$"):
        session().do(FIRST, serial=9)
