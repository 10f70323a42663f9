"""The same seed and the same actions give the same game, in any process, and a state is a value."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import viceroy
from positions import DEFAULTS, printed
from rules import rule
from sampled_states import BUILT, GAMES, begun
from viceroy.engine.actions import Action
from viceroy.engine.events import AuctionStarted, gem_flows
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import Step, legal_actions, step, to_act
from viceroy.engine.state import GameState
from viceroy.formats.documents import dumps, loads
from viceroy.model.editions import GERMAN, Edition
from viceroy.model.tokens import add_gems
from viceroy.sessions.new_game import start_game
from viceroy.values import code


def any_action(state: GameState, chooser: random.Random) -> Action:
    return chooser.choice(legal_actions(state, chooser.choice(to_act(state))))


def replayed(edition: Edition, seed: int, length: int) -> list[Step]:
    """Play the first steps of a game by choices that depend on nothing but a seed."""
    chooser = random.Random(seed)
    steps = [start_game(3, edition=edition, card_set=printed(), seed=seed, virtual_opponents=1)]
    while len(steps) < length and to_act(steps[-1].state):
        steps.append(step(steps[-1].state, any_action(steps[-1].state, chooser)))
    return steps


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    once, again = replayed(GERMAN, 3, 400), replayed(GERMAN, 3, 400)
    assert once == again
    assert [hash(one.state) for one in once] == [hash(one.state) for one in again]


@rule("R8.2")
@pytest.mark.parametrize("game", range(GAMES))
def test_events_tell_which_gems_come_behind_screens_and_leave_them(game: int) -> None:
    chooser, state = random.Random(game), BUILT[game]() if game in BUILT else begun(game).state
    while to_act(state):
        gems = [held.gems for held in state.seats]
        done = step(state, any_action(state, chooser))
        state = done.state
        for event in done.events:
            for seat, flow in gem_flows(event):
                gems[seat] = add_gems(gems[seat], flow)
        assert [held.gems for held in state.seats] == gems


@rule("R5.8", "C65")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_turn_has_as_many_auctions_as_the_house_plays(most: int) -> None:
    """A game with fewer auctions goes on to its end, and a state of it is sound and can be saved."""
    steps = replayed(DEFAULTS.with_options(auctions_per_turn=most), most, 10_000)
    started = {event.auction for one in steps for event in one.events if isinstance(event, AuctionStarted)}
    assert started == set(range(1, most + 1))
    assert steps[-1].state.is_over
    for one in steps[::20]:
        assert problems(one.state) == ()
        assert loads(dumps(one.state)) == one.state


def test_another_seed_gives_another_game() -> None:
    deals = {start_game(3, edition=DEFAULTS, card_set=printed(), seed=seed).state.auction_deck for seed in range(50)}
    assert len(deals) == 50


def test_a_kept_state_is_not_touched_by_what_follows() -> None:
    steps = replayed(GERMAN, 4, 90)
    before = [code(one.state) for one in steps]
    replayed(GERMAN, 4, 180)
    assert [code(one.state) for one in steps] == before
    state = steps[60].state
    action = legal_actions(state, to_act(state)[0])[0]
    assert step(state, action) == step(state, action)


DIGEST = """
import hashlib, random
from viceroy.cardsets import load_card_set
from viceroy.model.tokens import add_gems
from viceroy.sessions.new_game import start_game
from viceroy.engine.reducer import legal_actions, step, to_act
from viceroy.values import code
chooser = random.Random(6)
state = start_game(2, edition="italian", card_set=load_card_set("printed"), seed=6, virtual_opponents=2).state
while to_act(state):
    state = step(state, chooser.choice(legal_actions(state, chooser.choice(to_act(state))))).state
print(hashlib.sha256(code((state.seats, state.bank, state.chance, state.discarded)).encode()).hexdigest())
"""


def test_another_process_plays_the_same_game() -> None:
    chooser = random.Random(6)
    state = start_game(2, edition="italian", card_set=printed(), seed=6, virtual_opponents=2).state
    while to_act(state):
        state = step(state, any_action(state, chooser)).state
    here = hashlib.sha256(code((state.seats, state.bank, state.chance, state.discarded)).encode()).hexdigest()
    source = str(Path(viceroy.__file__).parent.parent)
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True, timeout=120
        )
        assert run.stdout.strip() == here
