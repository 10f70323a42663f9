"""What a law brings and what it costs, as the check of a set estimates it."""

from __future__ import annotations

import pytest

from law_play import at, bare_law, lay_and_pass, place, tucked, with_laws
from positions import heaped, in_development, play, rows, seat
from rules import rule
from viceroy import dumps, loads
from viceroy.engine.actions import PlaceCard
from viceroy.engine.determinization import resample
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.model.geometry import Place
from viceroy.model.laws import DoubleTokens, Effect, Gain, OthersGain, Placement, Reward, RewardPer, TuckFreeCard
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.model.tokens import Gems, Tokens

# -- gains ------------------------------------------------------------------------------------------------------------
# Laws that heap up tokens: at 999 of a kind on a card or behind a screen they stop (C43).

TEST = 89
SCIENCE = Quantity(Counted.SCIENCE, Where.PYRAMID)


@rule("C43")
def test_a_screen_and_a_card_with_999_tokens_get_no_more() -> None:
    """Laws that heap up tokens stop there, and such a state can be saved and read."""
    doubling = RewardPer(Reward(attack=99, tokens=Tokens(science=99)), SCIENCE)
    laws = with_laws(*(bare_law(number, Gain(doubling)) for number in (TEST, TEST + 1, TEST + 2)))
    own = seat(*rows((33, 35)), hand=(TEST, TEST + 1, TEST + 2))
    state = in_development(own, seat(*rows((36,))), card_set=laws)
    once = place(heaped(state, [Tokens(science=99)], attack=998), TEST, 1, 2)
    assert (once.state.seats[0].attack, at(once.state, 1, 2).tokens.science) == (998 + 99 * 99, 99 * 99)
    twice = place(once.state, TEST + 1, 1, 3)
    assert (twice.state.seats[0].attack, at(twice.state, 1, 3).tokens.science) == (998 + 99 * 99, 99 * 99)
    assert loads(dumps(twice.state)) == twice.state


@rule("C43")
def test_doubling_stops_at_999_tokens() -> None:
    """A character with 999 tokens keeps them, one with 998 gets 998 more."""
    law = bare_law(TEST, DoubleTokens(), placement=Placement.UNDER_CHARACTER)
    for before, later in ((998, 2 * 998), (999, 999)):
        state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(*rows((36,))), card_set=with_laws(law))
        done = place(heaped(state, [Tokens(magic=before)]), TEST, 1, 0)
        assert at(done.state, 1, 0).tokens == Tokens(magic=later)


@rule("C43")
def test_others_with_999_attack_tokens_get_no_more() -> None:
    """By a law of another player too: Ben has 999, and Cleo, with 998, takes five."""
    law = bare_law(TEST, OthersGain(attack=5))
    ben, cleo = seat(*rows((36,))), seat(*rows((38,)))
    state = in_development(seat(*rows((33,)), hand=(TEST,)), ben, cleo, card_set=with_laws(law))
    done = place(heaped(heaped(state, attack=999, seat=1), attack=998, seat=2), TEST, 1, 1).state
    assert [held.attack for held in done.seats] == [0, 999, 1003]


@rule("C43", "C30")
def test_what_lay_on_a_free_card_comes_onto_a_law_with_fewer_than_999_tokens() -> None:
    """A law with 99 and then 900 more gets nothing from the second card that it tucks."""
    law = bare_law(TEST, Gain(Reward(tokens=Tokens(magic=99))), TuckFreeCard(), TuckFreeCard())
    state = in_development(seat(*rows((33, 35)), hand=(TEST,)), seat(*rows((36,))), card_set=with_laws(law))
    done = place(heaped(state, [Tokens(science=900)] * 2), TEST, 1, 2)
    assert at(done.state, 1, 2).tokens == Tokens(magic=99, science=900)
    assert tucked(done.state, 1, 2) == (33, 35)
    assert loads(dumps(done.state)) == done.state


# -- prices -----------------------------------------------------------------------------------------------------------
# What others can tell of the gems of a player who has laid a law with a price.

POWER = Gain(Reward(tokens=Tokens(power=(6,))))


def table(*effects: Effect, gems: Gems, theirs: Gems) -> GameState:
    """Ada holds a law with a price; Ben has a card in his pyramid, and law 82 in his hand."""
    own = seat(*rows((33,)), hand=(TEST,), gems=gems)
    other = seat(*rows((36,)), hand=(82,), gems=theirs)
    return in_development(own, other, card_set=with_laws(bare_law(TEST, *effects, price=2)))


@rule("R8.2")
@pytest.mark.parametrize("laid_only", [True, False])
def test_who_has_laid_such_a_law_has_the_gems_in_every_state_that_another_may_be_in(laid_only: bool) -> None:
    """Ben knows that Ada can pay two gems as soon as the law lies open; he has a gem himself."""
    state = lay_and_pass(table(POWER, gems=(1, 1, 0, 0), theirs=(1, 0, 0, 0)), TEST).state
    if not laid_only:
        state = play(state, PlaceCard(0, Place(1, 1))).state
    seen = view(state, 1)
    for seed in range(20):
        again = resample(seen, seed)
        assert sum(again.seats[0].gems) >= 2
        assert view(again, 1) == seen
