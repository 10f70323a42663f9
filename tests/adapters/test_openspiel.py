"""Viceroy in OpenSpiel: its own tests pass, its bots play, and nothing hidden is in an information state."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

import viceroy
from effort import tries
from rules import rule
from viceroy import codec
from viceroy.engine.points import totals
from viceroy.engine.prompts import AskBids
from viceroy.engine.views import view
from viceroy.model.tokens import subtract_gems

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")
np = pytest.importorskip("numpy")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from viceroy.adapters import openspiel as adapter  # noqa: E402

EDITIONS = ("german", "english", "french", "italian", "portuguese")


def load(edition: str, players: int = 2) -> Any:
    return pyspiel.load_game(f"python_viceroy(players={players},edition={edition})")


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(8, "big"):
        state.apply_action(byte)
    return state


def played(state: Any, seed: int, until: int | None = None) -> Any:
    """Play on at random, to the end or for so many actions."""
    rng = np.random.RandomState(seed)
    while not state.is_terminal() and until != 0:
        state.apply_action(int(rng.choice(state.legal_actions())))
        until = None if until is None else until - 1
    return state


# -- OpenSpiel's own tests ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS[: tries(5, quick=2)])
def test_random_games_pass(edition: str) -> None:
    """`random_sim_test`: a whole game, with states written and read back on the way."""
    pyspiel.random_sim_test(load(edition, players=2 + (edition == "italian")), 1, True, False)


@pytest.mark.parametrize("edition", EDITIONS[: tries(5, quick=1)])
def test_a_playthrough_can_be_written_and_read(edition: str) -> None:
    """OpenSpiel's generator writes a game, and the actions that it wrote play it again."""
    alone = "players=1,virtual_opponents=1" if edition != "english" else "players=2"
    lines = playthrough_lines(f"python_viceroy({alone},edition={edition})", seed=1)
    assert "IsTerminal() = True" in lines
    actions = [line.partition(": ")[2] for line in lines if line.startswith("action: ")]
    state = pyspiel.load_game(f"python_viceroy({alone},edition={edition})").new_initial_state()
    for action in actions:
        state.apply_action(int(action))
    assert state.is_terminal()


# -- its bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_that_search_play(edition: str) -> None:
    game = load(edition)
    state = played(dealt(game, 3), 3, until=30)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    plain = mcts.MCTSBot(game, 2, 4, evaluator, random_state=np.random.RandomState(1))
    informed = ismcts.ISMCTSBot(game, evaluator, 2, 4, random_state=np.random.RandomState(1))
    for _ in range(2):
        state.apply_action(int(plain.step(state)))
        state.apply_action(int(informed.step(state)))


# -- states ------------------------------------------------------------------------------------------------------------


def test_chance_deals_and_nothing_else() -> None:
    """Eight chance nodes of 256 equally likely outcomes draw the 64 bits of a seed; then nobody draws any more."""
    state = load("french").new_initial_state()
    for byte in range(8):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert [action for action, _ in outcomes] == list(range(256))
        assert sum(chance for _, chance in outcomes) == 1.0
        state.apply_action(byte)
    assert state.table == dealt(load("french"), 0x0001020304050607).table
    while not state.is_terminal():
        assert not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])


def test_sealed_choices_are_turns_that_nobody_sees() -> None:
    state = dealt(load("english"), 5)
    while not (isinstance(state.table.task, AskBids) and state.current_player() == 0):
        state = played(state, 1, until=1)
    after = [state.child(action) for action in state.legal_actions()]
    assert len(after) > 1
    assert {one.current_player() for one in after} == {1}
    assert len({one.observation_string(1) for one in after}) == 1
    assert len({one.information_state_string(1) for one in after}) == 1
    assert len({one.information_state_string(0) for one in after}) == len(after)  # its own choice it recalls


def test_returns_are_margins() -> None:
    """The points less the mean of the others'; they sum to 0."""
    state = played(dealt(load("german", 3), 1), 1)
    points = totals(state.table)
    expected = [own - (sum(points) - own) / 2 for own in points]
    assert state.returns() == pytest.approx(expected)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_players_and_more_play_a_game_of_zero_sum(players: int) -> None:
    game = load("german", players)
    assert game.utility_sum() == 0
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_the_points_of_a_single_player_have_no_fixed_sum() -> None:
    game = pyspiel.load_game("python_viceroy(players=1,virtual_opponents=1,edition=german)")
    assert game.utility_sum() is None
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_the_session_of_a_state_holds_the_record_of_its_game(tmp_path: Path) -> None:
    state = played(dealt(load("german"), 7), 1)
    state.session.save(tmp_path / "game.jsonl")
    kept = viceroy.Session.load(tmp_path / "game.jsonl")
    assert kept.state == state.table
    assert kept.record.seed == 7


def test_a_state_that_no_game_led_to_has_no_session() -> None:
    """What was drawn for a player may differ from the game in all that is hidden, so its record would be wrong."""
    state = played(dealt(load("german"), 7), 1, until=20)
    for unplayed in (load("german").new_initial_state(), state.resample_from_infostate(0, np.random.random)):
        with pytest.raises(ValueError, match="a session after the deal"):
            _ = unplayed.session


def test_states_can_be_copied_and_stored() -> None:
    state = played(dealt(load("german"), 2), 2, until=20)
    before = state.table
    played(state.clone(), 1, until=5)
    assert state.table == before
    assert pickle.loads(pickle.dumps(state)).table == before
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert read.table == before
    assert [read.information_state_string(p) for p in (0, 1)] == [state.information_state_string(p) for p in (0, 1)]


@rule("R2.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_state_drawn_for_a_player_looks_the_same_to_it(edition: str) -> None:
    state = dealt(load(edition, 3), 4)
    rng = np.random.RandomState(4)
    others_differ = False
    while not state.is_terminal():
        if rng.random_sample() < 0.05:
            player = state.current_player()
            known = [state.seen(other) for other in range(3)]  # is kept, and the state drawn must not keep it
            drawn = state.resample_from_infostate(player, rng.random_sample)
            for other in {0, 1, 2} - {player}:
                assert drawn.seen(other) == view(drawn.table, other)
                assert drawn.recalled(other) != state.recalled(player)
            assert drawn.seen(player) == known[player]
            for look in ("information_state_string", "observation_string", "information_state_tensor", "legal_actions"):
                assert getattr(drawn, look)(player) == getattr(state, look)(player)
            others_differ |= any(
                drawn.table.seats[other].hand != state.table.seats[other].hand for other in range(3) if other != player
            )
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert others_differ


# -- observers ---------------------------------------------------------------------------------------------------------


def test_an_observation_is_the_codecs() -> None:
    game = load("german")
    state = played(dealt(game, 6), 6, until=40)
    observation = make_observation(game)
    for player in (0, 1):
        observation.set_from(state, player)
        numbers = codec.encode(view(state.table, player))
        assert np.allclose(observation.tensor, numbers)
        assert {name: part.shape for name, part in observation.dict.items()} == {
            part.name: part.shape for part in codec.PARTS
        }


def test_what_is_public_is_the_same_for_all() -> None:
    game = load("german")
    state = played(dealt(game, 6), 6, until=40)
    kinds = {
        "public": pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
        "private": pyspiel.IIGObservationType(
            public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        ),
    }
    public, private = (make_observation(game, kind) for kind in kinds.values())
    assert public.string_from(state, 0) == public.string_from(state, 1)
    public.set_from(state, 0)
    assert not public.dict["hand"].any()
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert str([card.number for card in view(state.table, 1).seats[1].hand]) in private.string_from(state, 1)


@rule("R2.3", "R2.4", "R8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_flows_are_the_gems_that_came_and_went(edition: str) -> None:
    """Of its own eight gems a player knows all; of another's six it does not know which two went back."""
    state = dealt(load(edition, 3), 8)
    rng = np.random.RandomState(8)
    returned: dict[int, tuple[int, ...]] = {}
    while state.table is not None and state.table.turn < 12:
        state.apply_action(int(rng.choice(state.legal_actions())))
        if state.table.turn == 0:
            continue
        flows = state.recalled(0).flows
        for seat, held in enumerate(state.table.seats):
            unknown = subtract_gems(tuple(2 + gems for gems in flows[seat]), held.gems)
            assert unknown == returned.setdefault(seat, unknown)
    assert sum(returned[0]) == 0
    assert [sum(returned[seat]) for seat in (1, 2)] == [2, 2]


def test_a_game_that_cannot_be_played_is_refused() -> None:
    """The parameters are those of `new_game`, and so is the message."""
    with pytest.raises(Exception, match="klingon"):
        adapter.ViceroyGame({"edition": "klingon"})
    with pytest.raises(ValueError, match="no parameters"):
        adapter.ViceroyObserver(pyspiel.IIGObservationType(perfect_recall=False), {"much": True}, 2)
