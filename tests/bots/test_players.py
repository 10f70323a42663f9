"""Bots that play well: whole games by all rules, nothing seen that is hidden, the same choices again."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import viceroy
from any_laws import lively_set
from effort import tries
from positions import at_the_end, in_auction, in_development, on, play, row, rows, seat
from rules import rule
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy.bots import BadBot, RandomBot, make, play_out
from viceroy.bots.greedy_bot import GreedyBot, Policy
from viceroy.bots.search import SearchBot
from viceroy.bots.worth import fitted, outlook
from viceroy.engine.actions import Lay, PaintBest, Pass
from viceroy.engine.frame.chance import Dice
from viceroy.engine.prompts import AskBids, AskClaims, AskLay, AskPlace, AskTuckTaken
from viceroy.engine.reducer import legal_actions, score
from viceroy.engine.views import view
from viceroy.sessions.new_game import start_game

SRC = Path(viceroy.__file__).parents[1]
TABLES = [("french", 1, 2), ("english", 2, 0), ("german", 3, 1), ("italian", 4, 0), ("portuguese", 2, 2)]


@pytest.mark.parametrize(("edition", "players", "virtual"), TABLES)
def test_greedy_plays_by_the_rules_of_every_edition(edition: str, players: int, virtual: int) -> None:
    start = start_game(players, seed=3, edition=edition, virtual_opponents=virtual)
    *_, last = play_out(start, *(GreedyBot(seed) for seed in range(players)))
    assert (last.state.turn, last.state.is_over) == (12, True)
    assert len(score(last.state).players) == players


@pytest.mark.parametrize(("edition", "players", "virtual"), TABLES)
def test_search_plays_by_the_rules_of_every_edition(edition: str, players: int, virtual: int) -> None:
    state, chance = viceroy.new_game(players, seed=3, edition=edition, virtual_opponents=virtual), RandomBot(3)
    asked = 0
    while state.to_act:
        seen = view(state, state.to_act[0])
        if asked % 9 == 0:
            assert SearchBot(asked, iterations=2, candidates=2, turns=0).choose(seen) in seen.legal
        asked += 1
        state = viceroy.reduce(state, chance.choose(seen))
    assert asked > 12


@pytest.mark.parametrize("seed", range(tries(10, quick=1)))
def test_a_bot_plays_with_any_laws(seed: int) -> None:
    start = start_game(2, seed=seed, card_set=lively_set(seed))
    *_, last = play_out(start, GreedyBot(1), RandomBot(2))
    assert last.state.is_over


@rule("R2.4")
@pytest.mark.parametrize("spec", ["greedy", "search:iterations=2,turns=0"])
@pytest.mark.parametrize("game", range(0, GAMES, 12))
def test_what_is_hidden_changes_no_choice(spec: str, game: int) -> None:
    for index, state in enumerate(sampled(game)[::4]):
        for own in state.to_act[:1]:
            other = scrambled(state, own, random.Random(index))
            choices = [make(spec, 5).choose(view(world, own)) for world in (state, other)]
            assert choices[0] == choices[1]


@pytest.mark.parametrize("game", range(0, GAMES, 12))
def test_in_a_search_nobody_looks_behind_screens(game: int) -> None:
    """What seats do in made-up games follows from what they would know there: bids, claims, cards and places."""
    policy = Policy(fitted())
    for index, state in enumerate(sampled(game)):
        if state.tasks and isinstance(state.tasks[-1], AskBids | AskClaims | AskLay | AskPlace):
            own = state.to_act[0]
            other = scrambled(state, own, random.Random(index))
            legal = legal_actions(state, own)
            assert policy.choose(other, own, legal, Dice(3)) == policy.choose(state, own, legal, Dice(3))


def test_greedy_beats_chance() -> None:
    """Of twenty games of two, ten on each side of the table, chance wins one at most."""
    lost = 0
    for game in range(20):
        bots = (GreedyBot(game), RandomBot(game))
        *_, last = play_out(start_game(2, seed=game // 2), *(bots if game % 2 else bots[::-1]))
        greedy, other = viceroy.totals(last.state)[:: 1 if game % 2 else -1]
        lost += greedy <= other
    assert lost <= 1


CHOICES = """
import viceroy
from viceroy.bots import make
state = viceroy.new_game(2, seed=5, edition="german", virtual_opponents=1)
bots = [make("search:iterations=4,turns=0", seed) for seed in range(1)] + [make("greedy", 9)]
for _ in range(18):
    seat = viceroy.to_act(state)[0]
    action = bots[seat].choose(viceroy.view(state, seat))
    print(viceroy.action_text(action))
    state = viceroy.reduce(state, action)
"""


def test_a_seed_and_iterations_give_the_same_choices_in_every_process() -> None:
    told = []
    for salt in ("1", "2"):
        environment = {**os.environ, "PYTHONPATH": str(SRC), "PYTHONHASHSEED": salt}
        command = [sys.executable, "-c", CHOICES]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
        told.append(done.stdout)
    assert told[0] == told[1]
    assert told[0].count("\n") == 18


def test_a_bot_has_all_the_time_it_is_given_and_no_more_trials_than_it_may_try() -> None:
    seen = view(viceroy.new_game(2, seed=7), 0)
    few = ("iterations=1", "ms=1", "ms=1,candidates=1", "iterations=5,turns=0", "iterations=5,trust=0")
    for options in (*few, "iterations=9,nodes=1", "iterations=9,nodes=0"):
        assert make(f"search:{options}", seed=1).choose(seen) in seen.legal
    for options in ("iterations=0", "ms=0", "ms=-5", "candidates=0", "turns=-1", "trust=-1", "nodes=-1"):
        with pytest.raises(BadBot, match="at least"):
            make(f"search:{options}", seed=1)


def test_what_is_remembered_is_bounded() -> None:
    """However long bots play, they keep what they know of a few thousand pyramids."""
    assert 0 < (outlook.cache_info().maxsize or 0) <= 4096


@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1)])
def test_nothing_to_choose_from_is_an_error(bot: GreedyBot | SearchBot) -> None:
    state = viceroy.new_game(2, seed=7)
    waiting = viceroy.reduce(state, viceroy.legal_actions(state, 0)[0])
    with pytest.raises(ValueError, match="nothing to choose"):
        bot.choose(view(waiting, 0))


@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1)])
def test_a_state_is_not_a_view(bot: GreedyBot | SearchBot) -> None:
    with pytest.raises(TypeError, match="a GameView"):
        bot.choose(viceroy.new_game(2, seed=7))  # type: ignore[arg-type]


# -- choices that a player would make ----------------------------------------------------------------------------------


def test_greedy_closes_a_circle_with_its_last_card() -> None:
    red = [card.number for card in viceroy.load_card_set("printed").characters if card.sections.top_right == "red"]
    left = next(number for number in red if number > 30)
    right = next(card.number for card in viceroy.load_card_set("printed").characters if card.sections.top_left == "red")
    own = seat(*rows((left, right)), hand=(71,))
    asked = viceroy.reduce(in_development(own, seat(on(1, 0, 60)), round=3, turn=12), Lay(0, 71))
    asked = viceroy.reduce(asked, Pass(1))
    chosen = GreedyBot(1).choose(view(asked, 0))
    assert isinstance(chosen, viceroy.actions.PlaceCard)
    assert chosen.place == viceroy.Place(2, 0)


@rule("L78")
@pytest.mark.parametrize(("number", "tucked"), [(6, False), (32, True)])
def test_greedy_tucks_a_card_that_brings_less_than_the_law_scores(number: int, tucked: bool) -> None:
    """At the end the Chancellor brings 8 points on level 3, the Archive 4; for the Captain a green gem is missing."""
    own = seat(*rows((78, 57, 64), (42, 33)), gems=(2, 1, 0, 1))
    state = in_auction(own, seat(on(1, 0, 19)), turn=12, row=row(blue=number))
    blue = next(action for action in viceroy.legal_actions(state, 0) if getattr(action, "color", None) == "blue")
    state = play(state, blue, Pass(1)).state
    while state.to_act == (1,):
        state = play(state, viceroy.legal_actions(state, 1)[0]).state  # Ben takes gems for passing
    assert state.task == AskTuckTaken(0, number)
    chosen = GreedyBot(1).choose(view(state, 0))
    assert chosen == viceroy.actions.TuckTaken(0, viceroy.Place(1, 0) if tucked else None)


@rule("R6.6")
def test_greedy_counts_on_laws_that_lower_a_cost() -> None:
    """The Patron makes cards on level 3 cheaper by a red gem, so blue and yellow pay for the 8 points there."""
    cards = viceroy.load_card_set("printed", "workshop")
    own = seat(*rows((214, 57, 64), (42, 33), card_set=cards), gems=(1, 0, 0, 1), hand=(6,))
    state = in_development(own, seat(on(1, 0, 19, card_set=cards)), round=3, turn=12, card_set=cards)
    bot = GreedyBot(1)
    assert bot.choose(view(state, 0)) == Lay(0, 6)
    chosen = bot.choose(view(viceroy.reduce(viceroy.reduce(state, Lay(0, 6)), Pass(1)), 0))
    assert isinstance(chosen, viceroy.actions.PlaceCard)
    assert chosen.place == viceroy.Place(3, 0)


@rule("C38")
@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1)])
def test_the_best_painting_is_taken(bot: GreedyBot | SearchBot) -> None:
    """At the end of a game nothing scores more, so nobody searches."""
    own = seat(*rows((33, 34), (40,)), gems=(2, 2, 0, 0))
    assert bot.choose(view(at_the_end(own, seat()), 0)) == PaintBest(0)
