"""A search, and the hint that comes of it."""

from __future__ import annotations

import json
import random
from itertools import count
from typing import Any

import attrs
import pytest

import viceroy
from chosen import FILE, choices
from chosen import GAMES as CHOSEN
from effort import by_hand
from positions import at_the_end, in_auction, in_development, on, row, rows, seat
from rules import rule
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy.bots import search as searching
from viceroy.bots.advice import points_of, why
from viceroy.bots.greedy_bot import Policy
from viceroy.bots.search import Candidate, Search, SearchBot, SearchOptions, Trajectory, Tree, budget
from viceroy.bots.worth import fitted_weights
from viceroy.engine.actions import Bid, Claim, Lay, PaintBest, Pass, PlaceCard, ReturnGems, Slot
from viceroy.engine.frame.chance import Dice
from viceroy.engine.prompts import AskAttackCard, AskBids, AskRowCard, AskRowDiscard, Prompt
from viceroy.engine.reducer import legal_actions, reduce
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.formats.estimates import Estimate
from viceroy.model.geometry import Place
from viceroy.model.tokens import Color, Gems, gems

# -- search -----------------------------------------------------------------------------------------------------------
# The search: what it sees, what it remembers, when it ends, and what it finds.

POLICY = Policy(fitted_weights())


def search(state: GameState, own: int = 0, **limits: int) -> Search:
    return Search(view(state, own), POLICY, Dice(1), SearchOptions(**limits))


def run(looks: Search, trials: int) -> viceroy.Action:
    """Return what a search finds with so many trials."""
    return looks.run(budget(looks.stages, 0, 1, trials))


def in_first_auction() -> GameState:
    state = viceroy.new_game(2, seed=4, edition="german")
    while not any(isinstance(action, Bid) for action in legal_actions(state, 0)):
        state = reduce(state, legal_actions(state, state.to_act[0])[0])
    return state


# -- what it finds -----------------------------------------------------------------------------------------------------


def before_the_last_rounds() -> GameState:
    """The second round of turn 12: level 1 has three cards, level 2 the Spy; Ada holds the Chancellor and Academy."""
    own = seat(*rows((32, 57, 64), (42,)), gems=(1, 1, 1, 1), hand=(6, 81))
    return in_development(own, seat(on(1, 0, 19)), round=2, turn=12)


@rule("R3.4", "R6.6", "R6.10")
def test_a_search_lays_the_card_that_makes_room_for_the_next_one() -> None:
    """Academy on level 2 opens level 3, where the Chancellor brings 8 points with the last card: it comes first."""
    state = before_the_last_rounds()
    assert run(search(state), 60) == Lay(0, 81)
    asked = reduce(reduce(state, Lay(0, 81)), Pass(1))
    placed = run(search(asked), 60)
    assert isinstance(placed, PlaceCard)
    assert placed.place == Place(2, 1)


def test_without_its_memory_a_search_misses_that() -> None:
    """If it plays on as greedy would, Academy is laid beside level 1, and the Chancellor finds no place on level 3."""
    assert run(search(before_the_last_rounds(), nodes=0), 60) == Lay(0, 6)


# -- what it sees ------------------------------------------------------------------------------------------------------


@rule("R2.4")
@pytest.mark.parametrize("game", range(3, GAMES, 24))
def test_what_is_hidden_changes_no_choice(game: int) -> None:
    """In two games that differ only in what a seat cannot see, a search with a tree chooses the same."""
    for index, state in enumerate(sampled(game)[::6]):
        for own in state.to_act[:1]:
            other = scrambled(state, own, random.Random(index))
            chosen = [SearchBot(5, iterations=9, candidates=2).choose(view(world, own)) for world in (state, other)]
            assert chosen[0] == chosen[1]


@rule("R2.4")
@pytest.mark.parametrize("game", range(0, GAMES, 12))
def test_made_up_games_that_look_alike_meet_in_one_node(game: int) -> None:
    for index, state in enumerate(sampled(game)):
        for own in state.to_act[:1]:
            tree, legal = Tree(POLICY, 10), legal_actions(state, own)
            for world in (state, scrambled(state, own, random.Random(index))):
                assert tree.choose(world, own, legal, []) in legal
            assert len(tree) == 1


OWN = on(1, 0, 33, infinite=(Color.RED,))
OTHER_MOMENTS = {
    "the round": [in_development(seat(OWN, hand=(32,)), seat(), round=number) for number in (1, 2)],
    "used infinite gems": [
        in_development(seat(OWN, hand=(32,), used_infinite=gems(red=used)), seat()) for used in (0, 1)
    ],
    "own attack tokens": [in_development(seat(OWN, hand=(32,), attack=own), seat()) for own in (0, 1)],
    "own gems": [in_development(seat(OWN, hand=(32,), gems=gems(blue=own)), seat()) for own in (0, 1)],
}


@pytest.mark.parametrize("what", OTHER_MOMENTS)
def test_what_a_seat_knows_tells_its_choices_apart(what: str) -> None:
    tree = Tree(POLICY, 10)
    for state in OTHER_MOMENTS[what]:
        tree.choose(state, 0, legal_actions(state, 0), [])
    assert len(tree) == 2


@pytest.mark.parametrize("prompt", [AskBids(), AskAttackCard(0), AskRowCard(0), AskRowDiscard(0)])
def test_the_cards_of_the_row_tell_choices_among_them_apart(prompt: Prompt) -> None:
    tree = Tree(POLICY, 10)
    for blue in ((7, 8), (7, 9), (10, 8)):
        state = in_auction(seat(gems=gems(blue=1)), seat(), row=row(blue=blue, red=11))
        state = attrs.evolve(state, tasks=(*state.tasks[:-1], prompt))
        tree.choose(state, 0, legal_actions(state, 0), [])
    assert len(tree) == 3


@rule("R5.1")
def test_a_sealed_bid_is_never_seen() -> None:
    """Whatever the other one has bid in secret, or if it has not bid yet, the search tries and chooses the same."""
    state, tried = in_first_auction(), set()
    bids = legal_actions(state, 1)
    assert len(bids) > 2
    for bid in bids:
        looks = search(reduce(state, bid))
        chosen = run(looks, 24)
        tried.add((chosen, tuple((one.action, one.trials, one.total) for one in looks.candidates)))
    assert len(tried) == 1


# -- what it remembers, and when it ends -------------------------------------------------------------------------------


def test_a_tree_grows_by_one_node_a_trial_up_to_its_limit() -> None:
    state = in_first_auction()
    free, bounded = search(state), search(state, nodes=7)
    run(free, 60)
    run(bounded, 60)
    trials = [sum(one.trials for one in looks.candidates) for looks in (free, bounded)]
    assert 7 < len(free.tree) <= trials[0]
    assert len(bounded.tree) == 7
    assert trials[0] == trials[1] >= 60


def test_a_trial_goes_on_by_the_policy_below_a_new_node() -> None:
    state = in_first_auction()
    legal, tree = legal_actions(state, 0), Tree(POLICY, 10)
    ratings = POLICY.rate(state, 0, legal, lambda: state)
    trajectory: Trajectory = []
    assert tree.choose(state, 0, legal, trajectory) == legal[ratings.index(max(ratings))]
    assert tree.choose(state, 0, legal, trajectory) is None
    trajectory[0][0].note(trajectory[0][1], 0)
    assert tree.choose(state, 0, legal, trajectory) in legal


def test_what_goes_on_better_is_taken_though_greedy_likes_it_least() -> None:
    """The more trials come through a node, the more actions are tried there, and outcomes outweigh ratings."""
    state = in_first_auction()
    legal, tree = legal_actions(state, 0), Tree(POLICY, 10)
    ratings = POLICY.rate(state, 0, legal, lambda: state)
    least = legal[ratings.index(min(ratings))]
    taken = []
    for _ in range(60):
        trajectory: Trajectory = []
        taken.append(tree.choose(state, 0, legal, trajectory))
        for node, arm in trajectory:
            node.note(arm, 2000 if arm.action == least else 0)
    assert set(taken) == set(legal)
    assert taken[-20:].count(least) > 15


def test_the_trials_are_those_that_were_allowed() -> None:
    looks = search(in_first_auction())
    run(looks, 60)
    assert 60 <= sum(one.trials for one in looks.candidates) < 60 + len(looks.candidates)
    again = search(in_first_auction())
    run(again, 60)
    assert again.candidates == looks.candidates


def test_a_search_says_how_far_it_is_and_ends_when_it_is_told_to() -> None:
    """To tell changes no choice; what is raised ends the search between two trials."""
    seen = view(sampled(0)[0], 0)
    told: list[int] = []
    assert SearchBot(7, iterations=30).choose(seen, progress=told.append) == SearchBot(7, iterations=30).choose(seen)
    assert (told[0], told[-1], sorted(told)) == (0, 30, told)

    def enough(trials: int) -> None:
        if trials:
            raise InterruptedError(trials)

    with pytest.raises(InterruptedError):
        SearchBot(7, iterations=10**9).choose(seen, progress=enough)


def test_a_search_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    looks_at_clock = count()
    monkeypatch.setattr(searching, "monotonic", lambda: next(looks_at_clock) / 10)
    looks = search(in_first_auction())
    looks.run(budget(looks.stages, 0, 1000, None))
    assert next(looks_at_clock) <= 10 + looks.stages
    assert len(looks.candidates) <= sum(one.trials for one in looks.candidates) <= 10 * len(looks.candidates)


# -- everywhere the same -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [pytest.param(game, marks=by_hand) if "search" in game else game for game in CHOSEN])
def test_choices_are_the_same_with_every_python(game: str) -> None:
    """The choices of each turn have the checksums that were recorded once, with Python 3.11."""
    assert choices(game) == json.loads(FILE.read_text(encoding="utf-8"))[game]


# -- hint -------------------------------------------------------------------------------------------------------------
# Advice: the best choices first, with what to expect of them and why.


def test_advice_is_on_legal_choices_the_best_first() -> None:
    """At most six of the legal actions, each once; the expected points lie in their interval."""
    state = viceroy.new_game(3, edition="german", seed=2)
    advice = viceroy.hint(view(state, 0), iterations=60)
    actions = [one.action for one in advice]
    assert 1 < len(actions) <= 6
    assert len(set(actions)) == len(actions)
    assert set(actions) <= set(view(state, 0).legal)
    assert all(one.low <= one.points <= one.high for one in advice)
    assert all(one.why and "\n" not in one.why for one in advice)
    assert viceroy.hint(view(state, 0), iterations=60) == advice


@pytest.mark.parametrize("game", range(0, GAMES, 20))
def test_behind_the_first_the_points_fall(game: int) -> None:
    for state in sampled(game)[::6]:
        for own in state.to_act[:1]:
            points = [one.points for one in viceroy.hint(view(state, own), iterations=20)]
            assert points[1:] == sorted(points[1:], reverse=True)


@rule("R6.9")
def test_a_reason_names_the_circle_that_closes() -> None:
    """Law 71 is red at the bottom: between two red corners it closes a red circle on level 2."""
    cards = viceroy.load_card_set("printed").characters
    left = next(card.number for card in cards if card.sections.top_right == "red" and card.number > 30)
    right = next(card.number for card in cards if card.sections.top_left == "red")
    own = seat(*rows((left, right)), hand=(71,))
    asked = viceroy.reduce(in_development(own, seat(on(1, 0, 60)), round=3, turn=12), Lay(0, 71))
    advice = viceroy.hint(view(viceroy.reduce(asked, Pass(1)), 0), iterations=20)
    assert advice[0].action == PlaceCard(0, Place(2, 0))
    assert advice[0].why == "closes a red circle on level 2"


@rule("R6.6", "R6.10")
@pytest.mark.parametrize(
    ("has", "expected"),
    [
        (gems(green=1), "can lie only on level 1, where it brings 1 card drawn from a deck of your choice"),
        (gems(green=1, blue=1, yellow=2), "can lie as high as level 2, where it brings 5 gems of any colors"),
        (gems(blue=2), "costs more gems than you have"),
    ],
)
def test_a_reason_says_how_high_a_card_can_lie(has: Gems, expected: str) -> None:
    """The Captain costs green, and blue on top on level 2; above two cards there is no level 3 yet."""
    state = in_development(seat(*rows((33, 34)), hand=(32,), gems=has), seat(on(1, 0, 60)), turn=2)
    assert why(view(state, 0), Lay(0, 32)) == expected


@rule("R6.7")
def test_a_reason_counts_the_bid_and_the_infinite_gems() -> None:
    """The Captain costs green on level 1: a bid of the only green gem spends it, an infinite gem stays."""
    lies = "can lie only on level 1, where it brings 1 card drawn from a deck of your choice"
    for infinite, expected in (((), "costs more gems than you have"), ((Color.GREEN,), lies)):
        own = seat(on(1, 0, 33, infinite=infinite), gems=gems(green=1))
        state = in_auction(own, seat(on(1, 0, 60)), row=row(green=32))
        assert why(view(state, 0), Bid(0, Color.GREEN)).endswith(expected)


@rule("R5.6")
def test_a_reason_to_claim_a_card_says_how_high_that_card_can_lie() -> None:
    """On level 1 the Scout costs yellow, the Captain green."""
    bidders = [seat(on(1, 0, number), gems=gems(red=1, yellow=1)) for number in (60, 61)]
    state = in_auction(*bidders, row=row(red=(32, 5)))
    for player in (0, 1):
        state = viceroy.reduce(state, Bid(player, Color.RED))
    told = {slot: why(view(state, 0), Claim(0, slot)) for slot in Slot}
    assert told[Slot.BASE] == "costs more gems than you have"
    assert told[Slot.TIP].startswith("can lie only on level 1, where it brings ")


@rule("R6.2")
def test_a_reason_says_what_a_pass_is_for() -> None:
    """In an auction it brings gems; in development it ends the rounds, and cards and gems are kept."""
    bidding, laying = in_auction(seat(), seat()), in_development(seat(hand=(32,)), seat())
    told = [why(view(state, 0), Pass(0)) for state in (bidding, laying)]
    assert told == ["takes gems instead of a card", "keeps cards and gems for later"]


@rule("R2.3")
def test_a_reason_says_which_gems_are_left() -> None:
    state = viceroy.new_game(2, edition="german", seed=2)
    assert why(view(state, 0), ReturnGems(0, (2, 0, 0, 0))) == "then you have 2 red, 2 green, 2 yellow"


def test_only_one_choice_comes_first() -> None:
    own = seat(*rows((33, 34), (40,)), gems=(2, 2, 0, 0))
    told = [one.why for one in viceroy.hint(view(at_the_end(own, seat()), 0), iterations=20)]
    assert "fell behind in the games that were tried" in told[1:]
    assert "comes first in the games that were tried" not in told[1:]


@rule("R2.4")
@pytest.mark.parametrize("game", range(0, GAMES, 20))
def test_what_is_hidden_changes_no_advice(game: int) -> None:
    for index, state in enumerate(sampled(game)[::6]):
        for own in state.to_act[:1]:
            other = scrambled(state, own, random.Random(index))
            first, second = (viceroy.hint(view(world, own), iterations=6) for world in (state, other))
            assert first == second


@rule("C38")
def test_the_best_painting_is_advised() -> None:
    own = seat(*rows((33, 34), (40,)), gems=(2, 2, 0, 0))
    advice = viceroy.hint(view(at_the_end(own, seat()), 0), iterations=20)
    assert advice[0].action == PaintBest(0)
    assert advice[0].why == "no painting scores more"


def test_where_nothing_is_to_be_chosen_there_is_no_advice() -> None:
    state = viceroy.new_game(2, seed=7)
    waiting = viceroy.reduce(state, viceroy.legal_actions(state, 0)[0])
    assert viceroy.hint(view(state, None)) == viceroy.hint(view(waiting, 0)) == ()
    with pytest.raises(ValueError, match="at least 1"):
        viceroy.hint(view(state, 0), ms=0)


def test_every_choice_is_tried_twice_in_any_case() -> None:
    """One made-up game would be an opinion without an interval."""
    seen = view(viceroy.new_game(3, edition="german", seed=2), 0)
    advice = viceroy.hint(seen, iterations=1)
    assert advice == viceroy.hint(seen, iterations=2 * len(advice))
    assert any(one.low < one.points < one.high for one in advice)


def test_two_trials_say_little() -> None:
    """Leads of 1 and 3 points are 2 with a standard error of 1; 12.706 is Student's t for two numbers."""
    one = Candidate(Pass(0), prior=0)
    one.note(100)
    one.note(300)
    assert points_of(one) == Estimate(2.0, -10.706, 14.706)


def test_a_hint_wants_a_view() -> None:
    """A state would let it look behind the screens; it is refused with a message."""
    state: Any = viceroy.new_game(2, seed=7)
    with pytest.raises(TypeError, match="needs a GameView, not a value of GameState"):
        viceroy.hint(state, iterations=1)
