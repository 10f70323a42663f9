"""Viceroy as an environment of PettingZoo, turn by turn (AEC) or in parallel; needs the extra `pettingzoo`.

>>> from viceroy import codec
>>> from viceroy.adapters.pettingzoo import env
>>> game = env(players=3, edition="german")
>>> game.reset(seed=7)
>>> seen, reward, terminated, truncated, info = game.last()
>>> game.agent_selection, len(seen["observation"]) == codec.SIZE, int(sum(seen["action_mask"]))
('player_0', True, 10)
>>> game.step(game.action_space("player_0").sample(seen["action_mask"]))
>>> game.agent_selection
'player_1'
"""

from __future__ import annotations

import sys
from typing import Any, ClassVar

from viceroy import codec
from viceroy.adapters import margins
from viceroy.engine.actions import Action
from viceroy.engine.points import totals
from viceroy.engine.reducer import reduce
from viceroy.engine.views import view
from viceroy.errors import extra, whole_number
from viceroy.matches.match import session_of
from viceroy.model.cards import CardSet
from viceroy.model.editions import Edition
from viceroy.render.text_table import board_text
from viceroy.sessions.new_game import new_game
from viceroy.sessions.session import Session

with extra("pettingzoo", "PettingZoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

WIDTH = 100  # columns of a drawn table
Observation = dict[str, np.ndarray]


class Simulator:
    """The game of the current episode with the agents, spaces and generator that both kinds of environment share."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self._setup = setup
        self._seed = 0
        self._actions: list[Action] = []
        self.state = new_game(**setup, seed=self._seed)  # raises ImpossibleGame, with the reason
        self.agents = [f"player_{seat}" for seat in self.state.rules.everybody]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.action_spaces = {agent: Discrete(codec.ACTIONS, seed=seat) for agent, seat in self.seats.items()}
        self.observation_spaces = {agent: _observation_space() for agent in self.agents}
        self._generator, _ = seeding.np_random()

    def deal(self, seed: int | None) -> None:
        """Deal the game of a seed, as `new_game` does; without a seed one that follows from the last seed given."""
        if seed is not None:
            seed = whole_number(seed, "an int or None for seed")
            self._generator, _ = seeding.np_random(seed)
        self._seed = int(self._generator.integers(2**63)) if seed is None else seed
        self._actions = []
        self.state = new_game(**self._setup, seed=self._seed)

    @property
    def session(self) -> Session:
        """A session of the game so far."""
        return session_of(self._actions, **self._setup, seed=self._seed)

    def observe(self, agent: str) -> Observation:
        """Return the observation vector of an agent and the mask of its legal actions."""
        seen = view(self.state, self.seats[agent])
        ones = np.zeros(codec.ACTIONS, np.int8)
        ones[list(codec.legal_indices(seen))] = 1
        return {"observation": np.array(codec.encode(seen), np.float32), "action_mask": ones}

    def owes(self, agent: str) -> bool:
        """Whether an agent must choose now."""
        return self.seats[agent] in self.state.to_act

    def act(self, agent: str, action: int) -> bool:
        """Take an action; return False, and change nothing, if it is not legal."""
        seen = view(self.state, self.seats[agent])
        if action not in codec.legal_indices(seen):
            return False
        chosen = codec.index_action(seen, int(action))
        self.state = reduce(self.state, chosen)
        self._actions.append(chosen)
        return True

    def after(self, agent: str) -> str:
        """Return the next agent in seat order that owes a choice; the same one if no other does."""
        seat = self.seats[agent]
        owing = self.state.to_act or (seat,)
        return self.agents[next((other for other in owing if other > seat), owing[0])]

    def rewards(self) -> dict[str, float]:
        """Return 0 while the game runs; at its end the points less the mean of the others' points."""
        if not self.state.is_over:
            return dict.fromkeys(self.agents, 0.0)
        return dict(zip(self.agents, margins(totals(self.state)), strict=True))

    def text(self) -> str:
        """Draw the table as a spectator sees it."""
        return board_text(view(self.state, None), WIDTH)


def _observation_space() -> Dict:
    return Dict(
        {"observation": Box(-1.0, 1.0, (codec.SIZE,), np.float32), "action_mask": Box(0, 1, (codec.ACTIONS,), np.int8)}
    )


class _Environment:
    """What both kinds of environment have in common."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "viceroy_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        edition: str | Edition = "english",
        card_set: str | CardSet = "printed",
        virtual_opponents: int = 0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is 'human' or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        setup = {"players": players, "edition": edition, "card_set": card_set, "virtual_opponents": virtual_opponents}
        self.simulator = Simulator(setup)
        self.possible_agents = self.simulator.agents[:]
        self.agents: list[str] = []
        self._max_cycles = max_cycles

    @property
    def session(self) -> Session:
        """A `viceroy.Session` of the episode so far, which holds its record: `env.session.save("episode.jsonl")`.

        It is replayed from the actions each time, so keep it rather than ask for it at every step.
        """
        return self.simulator.session

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observations: the codec's vector, and the mask of legal actions."""
        return self.simulator.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of actions: the codec's numbers."""
        return self.simulator.action_spaces[agent]

    def render(self) -> str | None:
        """Return the table as text (`ansi`), or print it (`human`)."""
        if self.render_mode == "human":
            sys.stdout.write(self.simulator.text() + "\n")
            return None
        return self.simulator.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is no window."""


class ViceroyEnv(_Environment, AECEnv[str, Observation, int]):
    """Viceroy turn by turn (AEC).

    `players`, `edition`, `card_set` and `virtual_opponents` are those of `viceroy.new_game`; `render_mode` is "human",
    "ansi" or None. Raises `ImpossibleGame` for a game that cannot be played.

    Sealed choices, which players at a table make at once, are turns in the order of the seats; nobody sees them before
    the last has chosen. The reward comes at the end: the points less the mean of the others' points. An action that is
    not legal changes nothing: `infos` says `illegal`, and the next agent that owes a choice has its turn. With
    `max_cycles` the game is truncated after that many turns for each agent.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal the game of a seed, that of `viceroy.new_game`; without one, another game. There are no options."""
        self.simulator.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self.agent_selection = self.agents[self.simulator.state.to_act[0]]
        self._turns = 0

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent."""
        return self.simulator.observe(agent)

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.infos[agent]["illegal"] = action is None or not self.simulator.act(agent, action)
        self._turns += 1
        self.rewards = self.simulator.rewards()
        self._accumulate_rewards()
        over = self.simulator.state.is_over
        cut = not over and self._max_cycles is not None and self._turns >= self._max_cycles * len(self.agents)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.agent_selection = self.simulator.after(agent)
        if self.render_mode == "human":
            self.render()


class ViceroyParallelEnv(_Environment, ParallelEnv[str, Observation, int]):
    """Viceroy in cycles, in which every agent gives an action: all sealed choices of a moment are made in one.

    The arguments are those of `ViceroyEnv`.

    The action of an agent that owes no choice is ignored, and so is one that is not legal: `infos` says `owes`, whether
    the agent must choose in the next cycle, and `illegal`. With `max_cycles` the game is truncated after as many.
    """

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game as `ViceroyEnv.reset` does; return the observations and infos of all agents."""
        self.simulator.deal(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), self._infos(())

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        """Take the actions of all agents that owe a choice; return what PettingZoo wants of a parallel environment."""
        owing = [agent for agent in self.agents if self.simulator.owes(agent)]
        illegal = [agent for agent in owing if agent not in actions or not self.simulator.act(agent, actions[agent])]
        self._cycles += 1
        over = self.simulator.state.is_over
        cut = not over and self._max_cycles is not None and self._cycles >= self._max_cycles
        observations, infos, rewards = self._observations(), self._infos(illegal), self.simulator.rewards()
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, *ended, infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.simulator.observe(agent) for agent in self.agents}

    def _infos(self, illegal: list[str] | tuple[()]) -> dict[str, dict[str, Any]]:
        return {agent: {"owes": self.simulator.owes(agent), "illegal": agent in illegal} for agent in self.agents}


def env(
    *,
    players: int = 2,
    edition: str | Edition = "english",
    card_set: str | CardSet = "printed",
    virtual_opponents: int = 0,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return a `ViceroyEnv` with these arguments in PettingZoo's wrapper, which says so if it is used before `reset`.

    Raises `ImpossibleGame` for a game that cannot be played.
    """
    return OrderEnforcingWrapper(ViceroyEnv(players, edition, card_set, virtual_opponents, max_cycles, render_mode))


raw_env = ViceroyEnv
parallel_env = ViceroyParallelEnv
