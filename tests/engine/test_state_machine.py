"""Any game at all: editions, house rules, players, virtual opponents and choices found by Hypothesis.

After each action `watched_game` looks at all that must hold, at the end the game is played once more; between actions
something wrong is said.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import get_args

import attrs
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition
from hypothesis.stateful import rule as any_time

from any_laws import any_set, lively_set
from effort import PROFILE, tries
from positions import printed
from rules import rule
from viceroy.engine.actions import Action, Pass
from viceroy.engine.prompts import Prompt
from viceroy.engine.reducer import ACTION_TYPES, DECISIONS, check, legal_actions, step, to_act
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS, Edition
from watched_game import WatchedGame, any_choice, random_game, seats_of
from wrong_actions import ONE_OF_EACH, distorted, near

OPTIONS = {
    field.name: st.sampled_from(field.metadata["allowed"])
    for field in attrs.fields(Edition)
    if "allowed" in field.metadata
}

EDITION = st.builds(
    lambda edition, options: edition.with_options(**options),
    st.sampled_from(tuple(EDITIONS.values())),
    st.fixed_dictionaries({}, optional=OPTIONS),
)

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


@cache
def actions_of_other_games() -> tuple[Action, ...]:
    found = dict.fromkeys(ONE_OF_EACH)
    for seed in (3, 4):
        game = random_game(seed)
        again = WatchedGame(*game.start[:2], virtual_opponents=game.start[2], seed=game.start[3])
        for action in game.actions:
            for seat in to_act(again.state):
                found.update(dict.fromkeys(legal_actions(again.state, seat)[:3]))
            again.do(action)
    return tuple(found)


class AnyGame(RuleBasedStateMachine):
    """One game, played by Hypothesis."""

    @initialize(edition=EDITION, pick=st.integers(min_value=0, max_value=99), seed=SEEDS)
    def set_up(self, edition: Edition, pick: int, seed: int) -> None:
        """Begin with as many players and virtual opponents as the edition allows."""
        seats = seats_of(edition)
        players, virtual = seats[pick % len(seats)]
        self.game = WatchedGame(players, edition, virtual_opponents=virtual, seed=seed)

    @precondition(lambda self: not self.game.is_over)
    @any_time(pick=st.integers(min_value=0, max_value=9999), who=st.integers(min_value=0, max_value=3))
    def play(self, pick: int, who: int) -> None:
        seats = to_act(self.game.state)
        legal = legal_actions(self.game.state, seats[who % len(seats)])
        self.game.do(legal[pick % len(legal)])

    @precondition(lambda self: not self.game.is_over)
    @any_time(seed=SEEDS, count=st.sampled_from((5, 20, 80, 400)))
    def play_on(self, seed: int, count: int) -> None:
        """The game goes on for a while, so that its later turns are seen too."""
        rng = random.Random(seed)
        while count and not self.game.is_over:
            self.game.do(any_choice(self.game.state, rng))
            count -= 1

    @any_time(seed=SEEDS)
    def say_something_wrong(self, seed: int) -> None:
        """Legal actions with a field changed: refused unless they happen to be legal too, and nothing moves."""
        rng, state = random.Random(seed), self.game.state
        legal = [action for seat in to_act(state) for action in legal_actions(state, seat)]
        for action in rng.choices(legal or actions_of_other_games(), k=12):
            self.game.refuse(distorted(action, rng))
            self.game.refuse(near(action, rng))
            for seat in range(-1, 5):
                self.game.refuse(attrs.evolve(action, seat=seat))

    @any_time(seed=SEEDS)
    def say_what_others_said(self, seed: int) -> None:
        """Actions of other games and of other kinds: refused unless they happen to be legal here."""
        for action in random.Random(seed).choices(actions_of_other_games(), k=40):
            self.game.refuse(action)

    @invariant()
    def choices_are_owed_until_the_end(self) -> None:
        if hasattr(self, "game"):
            assert bool(to_act(self.game.state)) != self.game.is_over

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert self.game.replay() == self.game.state


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=tries(80, quick=2),
    stateful_step_count=10,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[phase for phase in Phase if phase is not Phase.shrink],  # a failure tells its game, action by action
)


@rule("R2.7", "R3.1", "R3.2", "R3.3", "R3.4", "R4.1", "R5.2", "R5.8", "R5.11", "R5.20", "R6.1", "R6.6", "R6.8", "R6.12")
@rule("R7.10", "R8.2", "C41", "D7", "F2")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_whole_games_of_each_edition_at_every_number_of_seats(edition: Edition) -> None:
    """Every table that an edition allows comes to its end after 12 turns and 48 cards of the deck.

    The quick profile plays a sixth of them, the thorough one a half.
    """
    rng = random.Random(edition.name)
    first, every = tuple(EDITIONS).index(edition.name) % 3, {"quick": 6, "thorough": 2, "exhaustive": 1}[PROFILE]
    for players, virtual in seats_of(edition)[first % every :: every]:
        game = WatchedGame(players, edition, virtual_opponents=virtual, seed=players + virtual)
        while not game.is_over:
            game.do(any_choice(game.state, rng))
        assert (game.turns, game.revealed) == (12, 48)
        assert game.replay() == game.state


@pytest.mark.parametrize("seed", range(tries(24, quick=2)))
@pytest.mark.parametrize("laws", [lively_set, any_set])
def test_games_with_laws_of_any_make(laws: Callable[[int], CardSet], seed: int) -> None:
    """Laws of any effects in any order, with prices and conditions, that respond to events and change others' costs."""
    game = random_game(seed, card_set=laws(seed))
    assert game.is_over
    assert game.replay() == game.state


@rule("R4.1")
def test_when_the_game_is_over_everything_is_refused() -> None:
    game = random_game(11)
    assert to_act(game.state) == ()
    for action in actions_of_other_games():
        if action.seat < len(game.state.seats):
            refusal = game.refuse(action)
            assert refusal is not None
            assert refusal.code is RefusalCode.GAME_OVER


def test_an_action_of_every_kind_is_said_in_other_games() -> None:
    assert {type(action) for action in actions_of_other_games()} == ACTION_TYPES


def test_every_prompt_has_a_decision_and_every_action_answers_one() -> None:
    assert DECISIONS.keys() == {*get_args(Prompt)}
    assert {kind for decision in DECISIONS.values() for kind in decision.actions} == ACTION_TYPES


@pytest.mark.parametrize("thing", [None, 1, "pass", (0, "red"), object(), Pass, printed])
def test_what_is_no_action_is_a_type_error(thing: object) -> None:
    """Neither `check` nor `step` takes anything but an action."""
    state = WatchedGame(2, EDITIONS["french"], virtual_opponents=0, seed=1).state
    with pytest.raises(TypeError):
        check(state, thing)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        step(state, thing)  # type: ignore[arg-type]


def test_two_games_side_by_side_do_not_disturb_each_other() -> None:
    games = [WatchedGame(2, EDITIONS["german"], virtual_opponents=0, seed=seed) for seed in (1, 2)]
    rngs = [random.Random(seed) for seed in (1, 2)]
    while any(not game.is_over for game in games):
        for game, rng in zip(games, rngs, strict=True):
            if not game.is_over:
                game.do(any_choice(game.state, rng))
    assert all(game.replay() == game.state for game in games)
