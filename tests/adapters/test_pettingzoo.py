"""Viceroy in PettingZoo: its own tests pass, games come to their end, and nothing hidden is observed."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import viceroy
from rules import rule
from sampled_states import sampled
from scramble import scrambled
from viceroy import codec
from viceroy.engine.points import totals

pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")
np = pytest.importorskip("numpy")

from pettingzoo.test import (  # noqa: E402
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test import test_save_obs as save_obs_test  # noqa: E402 - under its own name pytest would run it

from viceroy.adapters import pettingzoo as adapter  # noqa: E402

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # it is a dict with a mask, as in chess
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
EDITIONS = ("french", "english", "german", "italian", "portuguese")


# -- PettingZoo's own tests --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_api_test_passes(edition: str) -> None:
    players = 2 + EDITIONS.index(edition) % 3
    api_test(adapter.env(players=players, edition=edition), num_cycles=400)


def test_the_parallel_api_test_passes() -> None:
    parallel_api_test(adapter.parallel_env(players=3, edition="german"), num_cycles=60)


def test_the_seed_tests_pass() -> None:
    seed_test(lambda: adapter.env(edition="german"), num_cycles=60)
    parallel_seed_test(lambda: adapter.parallel_env(edition="german"), num_cycles=60)


def test_the_max_cycles_test_passes() -> None:
    """With `max_cycles` each agent has as many turns, and then the game is truncated."""
    max_cycles_test(adapter)


def test_the_test_of_saved_observations_passes(capsys: pytest.CaptureFixture[str]) -> None:
    """Observations are no images: PettingZoo's test finds nothing to save, and says so."""
    save_obs_test(adapter.env())
    assert "did not save the observations" in capsys.readouterr().out


def test_the_render_test_passes() -> None:
    render_test(adapter.env)


# -- games -------------------------------------------------------------------------------------------------------------


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a game turn by turn at random; return the sum of rewards of each agent."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        rewards[agent] += reward
        assert info == {"illegal": False}
        env.step(None if terminated or truncated else rng.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_reward_is_the_margin(players: int) -> None:
    env = adapter.raw_env(players=players, edition="german", virtual_opponents=int(players == 1))
    rewards = play(env, seed=players)
    points = totals(env.simulator.state)
    for seat, reward in enumerate(rewards.values()):
        others = [total for other, total in enumerate(points) if other != seat]
        assert reward == pytest.approx(points[seat] - (sum(others) / len(others) if others else 0))


def test_the_same_seed_is_the_same_game_and_no_seed_is_another() -> None:
    env = adapter.raw_env()
    first = play(env, seed=5)
    after = env.simulator.state
    assert play(env, seed=5) == first
    assert env.simulator.state == after
    env.reset()
    other = env.simulator.state
    env.reset()
    assert env.simulator.state != other


@pytest.mark.parametrize("make", [adapter.env, adapter.raw_env, adapter.parallel_env])
def test_a_seed_is_that_of_new_game(make: Callable[..., Any]) -> None:
    env = make(players=3, edition="german")
    env.reset(seed=np.int64(7))
    assert env.unwrapped.simulator.state == viceroy.new_game(3, edition="german", seed=7)


def test_the_session_of_an_episode_holds_its_record(tmp_path: Path) -> None:
    env = adapter.env(edition="german")
    play(env, seed=3)
    play(env, seed=5)
    env.session.save(tmp_path / "episode.jsonl")
    kept = viceroy.Session.load(tmp_path / "episode.jsonl")
    assert kept.state == env.unwrapped.simulator.state
    assert kept.state.is_over
    assert kept.record == env.session.record
    env.reset()
    assert env.session.actions == ()


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    env = adapter.raw_env(edition="german")
    env.reset(seed=1)
    before = env.simulator.state
    env.step(codec.ACTIONS - 1)
    assert env.simulator.state == before
    assert env.infos["player_0"] == {"illegal": True}
    assert env.agent_selection == "player_1"


def test_a_cycle_makes_all_sealed_choices_at_once() -> None:
    """In a parallel game both seats give back their gems in one cycle; an agent that owes nothing is ignored."""
    env = adapter.parallel_env(edition="german")
    observations, infos = env.reset(seed=1)
    assert infos == {agent: {"owes": True, "illegal": False} for agent in env.agents}
    moves = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    observations, rewards, terminations, truncations, infos = env.step(moves)
    assert not any(info["illegal"] for info in infos.values())
    assert env.simulator.state.sealed == (None, None)  # both are revealed
    assert set(rewards.values()) == {0.0}
    assert set(terminations.values()) | set(truncations.values()) == {False}


def test_a_parallel_game_comes_to_its_end() -> None:
    """With legal actions for those who owe a choice, all agents end at once, with rewards that sum to 0."""
    env = adapter.parallel_env(players=3)
    observations, infos = env.reset(seed=2)
    rng = np.random.default_rng(2)
    while env.agents:
        moves = {
            agent: rng.choice(np.flatnonzero(observations[agent]["action_mask"]))
            for agent in env.agents
            if infos[agent]["owes"]
        }
        observations, rewards, terminations, _, infos = env.step(moves)
    assert all(terminations.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert any(rewards.values())


@rule("R2.4")
@pytest.mark.parametrize("game", range(0, 40, 8))
def test_no_agent_observes_what_is_hidden(game: int) -> None:
    for position, state in enumerate(sampled(game)):
        env = adapter.raw_env(players=len(state.seats), virtual_opponents=int(len(state.seats) == 1), edition="german")
        for seat, agent in enumerate(env.possible_agents):
            env.simulator.state = state
            seen = env.simulator.observe(agent)
            env.simulator.state = scrambled(state, seat, random.Random(position))
            other = env.simulator.observe(agent)
            assert all(np.array_equal(seen[name], other[name]) for name in seen)


@pytest.mark.parametrize("make", [adapter.env, adapter.parallel_env])
def test_what_is_drawn_is_the_table(make: Callable[..., Any]) -> None:
    """`ansi` returns the table as a spectator sees it; another mode is refused with those that there are."""
    env = make(render_mode="ansi")
    env.reset(seed=1)
    assert "Auction row" in env.render()
    with pytest.raises(ValueError, match="'human' or 'ansi', not 'rgb_array'"):
        make(render_mode="rgb_array")


def test_a_game_that_cannot_be_played_is_refused() -> None:
    """Five players are too many; the message is that of `new_game`."""
    with pytest.raises(ValueError, match="5"):
        adapter.env(players=5)
