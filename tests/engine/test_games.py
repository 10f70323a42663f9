"""Whole games: their length, what they conserve, and that the same seed and actions give the same game.

Choices are made at random with a seed of their own; what must hold is read off the events and the final states.
"""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import viceroy
from positions import DEFAULTS, gems_of_each_color, printed
from rules import rule
from viceroy.engine.actions import Action
from viceroy.engine.events import (
    AuctionStarted,
    CardPlaced,
    CardsRevealed,
    CardTaken,
    Event,
    RoundStarted,
    TurnStarted,
)
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import Step, check, legal_actions, reduce, score, step, to_act
from viceroy.engine.state import GameState
from viceroy.errors import IllegalAction, RefusalCode
from viceroy.model.editions import EDITIONS, GERMAN, Edition
from viceroy.model.geometry import Place
from viceroy.sessions.games import start_game

TABLES = [
    ("french", 3, 0), ("english", 2, 0), ("german", 4, 0), ("italian", 2, 1),
    ("portuguese", 1, 1), ("german", 1, 3), ("french", 2, 2), ("italian", 3, 1),
]  # fmt: skip
"""Editions, players and virtual opponents."""


@cache
def game(edition: str, players: int, virtual: int, seed: int = 5) -> tuple[tuple[GameState, ...], tuple[Event, ...]]:
    """Play a game at random; return every state of it, and all events."""
    chooser = random.Random(seed)
    done = start_game(players, edition=edition, card_set=printed(), seed=seed, virtual_opponents=virtual)
    states, events = [done.state], list(done.events)
    while to_act(states[-1]):
        done = step(states[-1], _any_action(states[-1], chooser))
        states.append(done.state)
        events += done.events
    return tuple(states), tuple(events)


def _any_action(state: GameState, chooser: random.Random) -> Action:
    return chooser.choice(legal_actions(state, chooser.choice(to_act(state))))


def of_kind(events: tuple[Event, ...], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


@rule("R4.1", "D7")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_has_twelve_turns(table: tuple[str, int, int]) -> None:
    """48 cards, four a turn, make exactly twelve turns; then the auction deck is empty."""
    states, events = game(*table)
    assert [event.turn for event in events if isinstance(event, TurnStarted)] == list(range(1, 13))
    revealed = [event for event in events if isinstance(event, CardsRevealed)]
    assert len(revealed) == 12
    assert len({number for event in revealed for number in event.bases}) == 48
    assert states[-1].auction_deck == ()


@rule("D7")
def test_the_last_four_cards_come_at_the_end_of_the_eleventh_auction_phase() -> None:
    """The twelfth and last reveal comes after the last auction of turn 11 and before its development."""
    _, events = game("french", 3, 0)
    marks = of_kind(events, TurnStarted, CardsRevealed, RoundStarted)
    last = max(index for index, event in enumerate(marks) if isinstance(event, CardsRevealed))
    before = [event for event in marks[:last] if isinstance(event, TurnStarted)]
    assert before[-1] == TurnStarted(11)
    assert isinstance(marks[last - 1], TurnStarted)


@rule("R8.2", "F2")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_gems_are_conserved(table: tuple[str, int, int]) -> None:
    """Per color, bank, screens, pyramids, paint and opened bids always hold 4 gems a real player."""
    states, _ = game(*table)
    for state in states:
        assert gems_of_each_color(state) == (4 * table[1],) * 4
        assert min(state.bank) >= 0
        assert all(min(held.gems) >= 0 for held in state.seats)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_state_of_a_game_has_a_problem(table: tuple[str, int, int]) -> None:
    """Gems, cards, support, levels and phases are right in every state of a game."""
    states, _ = game(*table)
    assert [found for state in states for found in problems(state)] == []


@rule("R5.8", "R5.11", "R6.12")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_one_card_from_auctions_and_three_plays_a_turn(table: tuple[str, int, int]) -> None:
    """At most three auctions, one card won and three cards played a turn."""
    _, events = game(*table)
    counts: Counter[tuple[int, str]] = Counter()
    turn, auctions, rounds, bidding = 0, 0, 0, False
    for event in events:
        match event:
            case TurnStarted():
                turn, counts, auctions, rounds = event.turn, Counter(), 0, 0
            case AuctionStarted():
                auctions, bidding = auctions + 1, True
                assert event.auction == auctions <= 3
            case RoundStarted():
                rounds, bidding = rounds + 1, False
                assert event.round == rounds <= 3
            case CardTaken() if bidding:
                counts[event.seat, "won"] += 1
            case CardPlaced():
                counts[event.seat, "played"] += 1
        assert all(count <= (1 if what == "won" else 3) for (_, what), count in counts.items())
    assert turn == 12


@rule("R3.1", "R3.2", "R3.3", "R3.4", "R6.8")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pyramids_stand(table: tuple[str, int, int]) -> None:
    """Every card above level 1 rests on two, levels have no gaps, no law is on level 5."""
    states, _ = game(*table)
    for held in states[-1].seats:
        at = held.pyramid.at
        for placed in held.pyramid.cards:
            place = placed.place
            assert 1 <= place.level <= 5
            assert place.level == 1 or {Place(place.level - 1, place.x), Place(place.level - 1, place.x + 1)} <= set(at)
            assert place.level < 5 or (placed.card.number or 0) <= 64
        for level in range(1, 6):
            line = sorted(placed.place.x for placed in held.pyramid.cards if placed.place.level == level)
            assert line == [line[0] + step_ for step_ in range(len(line))]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_finished_game_is_scored(table: tuple[str, int, int]) -> None:
    """When nobody owes a choice the game has a score, and each total is the sum of its items."""
    states, _ = game(*table)
    assert all(to_act(state) for state in states[:-1])
    final = score(states[-1])
    assert len(final.players) == table[1]
    assert all(player.total == sum(item.points for item in player.items) for player in final.players)


# -- determinism -------------------------------------------------------------------------------------------------------


def replayed(edition: Edition, seed: int, length: int) -> list[Step]:
    """Play the first steps of a game by choices that depend on nothing but a seed."""
    chooser = random.Random(seed)
    steps = [start_game(3, edition=edition, card_set=printed(), seed=seed, virtual_opponents=1)]
    while len(steps) < length and to_act(steps[-1].state):
        steps.append(step(steps[-1].state, _any_action(steps[-1].state, chooser)))
    return steps


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    """Played twice, every state and every event of a game is equal, and equal states have equal hashes."""
    once, again = replayed(GERMAN, 3, 400), replayed(GERMAN, 3, 400)
    assert once == again
    assert [hash(one.state) for one in once] == [hash(one.state) for one in again]


def test_another_seed_gives_another_game() -> None:
    """The seed alone decides the deal."""
    deals = {start_game(3, edition=DEFAULTS, card_set=printed(), seed=seed).state.auction_deck for seed in range(50)}
    assert len(deals) == 50


def test_two_games_side_by_side_do_not_disturb_each_other() -> None:
    """Two games played in turns, step by step, are the games that each would have been alone."""
    alone = [replayed(GERMAN, seed, 150) for seed in (8, 9)]
    choosers = [random.Random(seed) for seed in (8, 9)]
    states = [
        start_game(3, edition=GERMAN, card_set=printed(), seed=seed, virtual_opponents=1).state for seed in (8, 9)
    ]
    for index in range(1, 150):
        for one in (0, 1):
            states[one] = reduce(states[one], _any_action(states[one], choosers[one]))
            assert states[one] == alone[one][index].state


def test_a_kept_state_is_not_touched_by_what_follows() -> None:
    """A state is a value: after a game has gone on from it, it is what it was, and goes on the same way again."""
    steps = replayed(GERMAN, 4, 90)
    before = [repr(one.state) for one in steps]
    replayed(GERMAN, 4, 180)
    assert [repr(one.state) for one in steps] == before
    state = steps[60].state
    action = legal_actions(state, to_act(state)[0])[0]
    assert step(state, action) == step(state, action)


DIGEST = """
import hashlib, random
from viceroy.cardsets import load_card_set
from viceroy.sessions.games import start_game
from viceroy.engine.reducer import legal_actions, step, to_act
chooser = random.Random(6)
state = start_game(2, edition="italian", card_set=load_card_set("printed"), seed=6, virtual_opponents=2).state
while to_act(state):
    state = step(state, chooser.choice(legal_actions(state, chooser.choice(to_act(state))))).state
print(hashlib.sha256(repr((state.seats, state.bank, state.chance, state.discarded)).encode()).hexdigest())
"""


def test_another_process_plays_the_same_game() -> None:
    """Neither the process nor the order in which it hashes has a say in a game."""
    state = game("italian", 2, 2, 6)[0][-1]
    here = hashlib.sha256(repr((state.seats, state.bank, state.chance, state.discarded)).encode()).hexdigest()
    source = str(Path(viceroy.__file__).parent.parent)
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True, timeout=120
        )
        assert run.stdout.strip() == here


# -- check and step ----------------------------------------------------------------------------------------------------


def test_what_is_listed_is_accepted_and_foreign_actions_are_refused() -> None:
    """A legal action never fails; an action of another moment is refused, and the state stays as it was."""
    states, _ = game("german", 4, 0)
    sample = [action for state in states[::40] if to_act(state) for action in legal_actions(state, to_act(state)[0])]
    for state in states[20::90]:
        before = repr(state)
        listed = {action for index in to_act(state) for action in legal_actions(state, index)}
        for action in sample:
            if action in listed:
                assert check(state, action) is None
                step(state, action)
                continue
            found = check(state, action)
            assert found is not None
            with pytest.raises(IllegalAction) as caught:
                step(state, action)
            assert caught.value.refusal == found
        assert repr(state) == before


@pytest.mark.parametrize("thing", [None, 7, "pass", ("pass", 0), object()])
def test_what_is_no_action_is_a_type_error(thing: object) -> None:
    """Something that is not an action at all is a mistake of the program, not a move."""
    state = start_game(2, edition=DEFAULTS, card_set=printed(), seed=1).state
    with pytest.raises(TypeError):
        check(state, thing)  # type: ignore[arg-type]


def test_a_finished_game_takes_no_action() -> None:
    """When a game is over every action is refused for that reason."""
    final = game("english", 2, 0)[0][-1]
    last = game("english", 2, 0)[0][0]
    action = legal_actions(last, 0)[0]
    found = check(final, action)
    assert found is not None
    assert found.code is RefusalCode.GAME_OVER


def test_every_edition_is_played_at_some_table() -> None:
    """The tables above play all five editions, one to four humans, and up to three virtual opponents."""
    assert {edition for edition, _, _ in TABLES} == set(EDITIONS)
    assert {players for _, players, _ in TABLES} == {1, 2, 3, 4}
    assert {virtual for _, _, virtual in TABLES} == {0, 1, 2, 3}
