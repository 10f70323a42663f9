"""Viceroy as a Python game of OpenSpiel; needs the extra `openspiel`.

>>> import pyspiel
>>> import viceroy.adapters.openspiel
>>> game = pyspiel.load_game("python_viceroy(players=3,edition=german)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 256)
"""

from __future__ import annotations

from typing import Any

from viceroy import codec
from viceroy.adapters import margins
from viceroy.adapters.memory import Recall, nothing
from viceroy.cardsets import PRINTED
from viceroy.engine.determinization import resample
from viceroy.engine.points import totals
from viceroy.engine.reducer import step
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, view
from viceroy.errors import extra
from viceroy.formats.documents import dumps
from viceroy.formats.notation import action_text
from viceroy.model.tokens import GEMS_PER_COLOR, MAX_PLAYERS
from viceroy.sessions.new_game import start_game
from viceroy.sessions.session import Session
from viceroy.wording.game import moment_text

with extra("openspiel", "OpenSpiel"):
    import numpy as np
    import pyspiel

BYTES = 8  # a seed has 64 bits; each chance node draws one byte of it
OUTCOMES = 256
MAX_POINTS = 1000.0
MAX_ACTIONS = 4000
"""No game is longer: 12 turns, 4 players, 3 bids, claims and takings, 3 cards with all that they bring, and 64 gems to
paint with, at most."""
PARAMETERS = {"players": 2, "edition": "english", "virtual_opponents": 0, "card_set": PRINTED}


def _game_type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="python_viceroy",
        long_name="Viceroy",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


GAME_TYPE = _game_type(pyspiel.GameType.Utility.ZERO_SUM)  # margins sum to 0
SOLO_TYPE = _game_type(pyspiel.GameType.Utility.GENERAL_SUM)  # the return of a single player is its points


class ViceroyGame(pyspiel.Game):
    """A game of Viceroy; its parameters are those of `viceroy.new_game`, without the seed."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = {**PARAMETERS, **(params or {})}
        start_game(**self.options, seed=0)  # raises ImpossibleGame, with the reason
        alone = self.options["players"] == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=codec.ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.options["players"],
            min_utility=-MAX_POINTS,
            max_utility=MAX_POINTS,
            utility_sum=None if alone else 0.0,
            max_game_length=MAX_ACTIONS,
        )
        super().__init__(SOLO_TYPE if alone else GAME_TYPE, info, params or {})

    def new_initial_state(self) -> ViceroyState:
        """Return the state before the deal."""
        return ViceroyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ViceroyObserver:
        """Return an observer of states of the game."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ViceroyObserver(kind, params, self.num_players())


class ViceroyState(pyspiel.State):
    """A state of the game: eight bytes of a seed are drawn by chance, then everything follows from the choices.

    Sealed choices, which players at a table make at once, are turns in the order of the seats; nobody sees them before
    the last has chosen.
    """

    def __init__(self, game: ViceroyGame) -> None:
        super().__init__(game)
        self._options = game.options
        self._drawn: tuple[int, ...] = ()
        self._is_resampled = False
        self._memory = nothing(game.options["players"])
        self._views: dict[int | None, GameView] = {}
        self.table: GameState | None = None
        """The state of the game, None before the deal."""

    def seen(self, player: int | None) -> GameView | None:
        """Return the view of a player, or of a spectator; None before the deal."""
        if self.table is None:
            return None
        known = self._views.get(player)
        if known is None:
            known = self._views[player] = view(self.table, player)
        return known

    def recalled(self, player: int) -> Recall:
        """Return the recall of a player, for information states."""
        return self._memory.recalled[player]

    def current_player(self) -> int:
        """Return whose turn it is: the first seat that owes a choice."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.to_act[0] if self.table.to_act else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        seen = self.seen(player)
        return [] if seen is None or player != self.current_player() else sorted(codec.legal_indices(seen))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of the next byte of the seed, each equally likely."""
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._drawn = (*self._drawn, action)
            if len(self._drawn) == BYTES:
                dealt = start_game(**self._options, seed=self._seed)
                self.table, self._memory = dealt.state, self._memory.after(dealt.events)
            return
        seen = self.seen(self.current_player())
        assert seen is not None
        chosen = codec.index_action(seen, action)
        done = step(self.table, chosen)
        self.table, self._memory, self._views = done.state, self._memory.after(done.events, chosen), {}

    @property
    def _seed(self) -> int:
        return int.from_bytes(bytes(self._drawn), "big")

    @property
    def session(self) -> Session:
        """A `viceroy.Session` of the game so far, which holds its record: `state.session.save("game.jsonl")`.

        Raises `ValueError` before the deal, and for a state that was drawn for a player: no game led there.
        """
        if self.table is None or self._is_resampled:
            raise ValueError("there is a session after the deal, and not of a state that was drawn for a player")
        session = Session.start(**self._options, seed=self._seed)
        for action in self.history()[BYTES:]:
            session.do(codec.index_action(session.view(session.state.to_act[0]), action))
        return session

    def _action_to_string(self, player: int, action: int) -> str:
        seen = self.seen(player) if player >= 0 else None
        return f"byte {action}" if seen is None else action_text(codec.index_action(seen, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.is_over

    def returns(self) -> list[float]:
        """Return for each player the points less the mean of the others' points; alone, the points."""
        if self.table is None or not self.table.is_over:
            return [0.0] * int(self.num_players())
        return margins(totals(self.table))

    def resample_from_infostate(self, player: int, sampler: Any) -> ViceroyState:
        """Return a state that the player cannot tell from this one, drawn at random by a sampler of [0, 1).

        Its history is that of this state, so it cannot be serialized; it is for search.
        """
        seen = self.seen(player)
        drawn: ViceroyState = self.clone()
        if seen is not None:
            draw = sampler if callable(sampler) else np.random.random  # OpenSpiel's own is opaque to Python
            drawn.table = resample(seen, int(draw() * 2**53))
            drawn._memory = self._memory.known_as(player, drawn.table)
            drawn._views, drawn._is_resampled = {}, True
        return drawn

    def __str__(self) -> str:
        """Return the moment of the game, and its digest."""
        if self.table is None:
            return f"Before the deal: {' '.join(map(str, self._drawn)) or 'nothing drawn'}"
        seen = self.seen(None)
        assert seen is not None
        return f"{moment_text(seen)}; to choose: {', '.join(map(str, self.table.to_act)) or 'nobody'}"


class ViceroyObserver:
    """Observes a state as a player, or as a spectator: a tensor in named parts, and a text.

    With private and public information it is the codec's observation; with perfect recall also `flows`: the gems that
    the player has seen come behind and leave each screen, from the own seat on.
    """

    def __init__(self, kind: Any, params: Any, players: int) -> None:
        if params:
            raise ValueError(f"observations of Viceroy take no parameters, but were given {params}")
        self._players = players
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = bool(kind.public_info)
        self._recalls = bool(kind.perfect_recall)
        shapes = {part.name: part.shape for part in codec.PARTS if self._public or part.name in _PRIVATE}
        if self._recalls:
            shapes["flows"] = (MAX_PLAYERS, 4)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: ViceroyState, player: int) -> None:
        """Fill `tensor` and `dict` with what a player sees; zeros before the deal."""
        self.tensor.fill(0)
        seen = state.seen(player if self._private else None)
        if seen is None:
            return
        numbers = codec.encode(seen)
        for part in codec.PARTS:
            if part.name in self.dict:
                self.dict[part.name][:] = np.reshape(numbers[part.offset : part.offset + part.size], part.shape)
        if self._recalls:
            flows = state.recalled(player).flows
            turned = flows[player:] + flows[:player]
            self.dict["flows"][: self._players] = np.array(turned) / GEMS_PER_COLOR

    def string_from(self, state: ViceroyState, player: int) -> str:
        """Return the observation of a player as text: JSON, or with perfect recall a digest of all that it has seen."""
        seen = state.seen(player if self._private else None)
        if seen is None:
            return "before the deal"
        if self._recalls:
            return f"player {player}, {moment_text(seen)}: {state.recalled(player).digest.hex()}"
        if self._public:
            return dumps(seen)
        own = seen.seats[player]
        return f"hand {[card.number for card in own.hand]}, gems {own.gems}, attack {own.attack}, chosen {seen.chosen}"


_PRIVATE = ("hand", "fresh")

pyspiel.register_game(GAME_TYPE, ViceroyGame)
