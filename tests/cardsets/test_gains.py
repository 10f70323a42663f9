"""What laws give for each of what is counted, and gems of given colors, in play."""

from __future__ import annotations

import pytest

from hand_built import BLUE
from law_play import after, at, bare_law, place, tucked, with_laws
from positions import in_development, on, rows, seat, told
from rules import rule
from viceroy import dumps, loads
from viceroy.engine.actions import TakeGems
from viceroy.engine.events import GemsTaken, TokensGained
from viceroy.engine.prompts import AskDraw, AskGems, AskLay
from viceroy.engine.reducer import Step
from viceroy.model.laws import DoubleTokens, Gain, OthersGain, Placement, Reward, RewardPer, TuckFreeCard
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import CardKind, Counted, Quantity, Where, Whose
from viceroy.model.tokens import Gems, Tokens

TEST = 89
SCIENCE = Quantity(Counted.SCIENCE, Where.PYRAMID)
TWO_AND_ONE = (on(1, 0, 33, tokens=Tokens(science=2)), on(1, 1, 35, tokens=Tokens(science=1)))


def played(
    reward: Reward | RewardPer,
    *own: PlacedCard,
    hand: tuple[int, ...] = (),
    other: tuple[PlacedCard, ...] = (),
    bank: Gems = (8, 8, 8, 8),
    x: int = 2,
    level: int = 1,
) -> Step:
    """Ada plays a law that gives this, onto level 1 beside two cards or where it is said."""
    state = in_development(
        seat(*(own or rows((33, 35))), hand=(*hand, TEST)),
        seat(*(other or rows((36,)))),
        card_set=with_laws(bare_law(TEST, Gain(reward))),
        bank=bank,
    )
    return place(state, TEST, level, x)


def test_a_gem_for_each_science_token() -> None:
    done = played(RewardPer(Reward(gems=1), SCIENCE), *TWO_AND_ONE)
    assert done.state.task == AskGems(0, 3)
    assert after(done, TakeGems(0, (1, 1, 1, 0))).state.seats[0].gems == (1, 1, 1, 0)


def test_a_gem_for_every_two_and_at_most_once() -> None:
    assert played(RewardPer(Reward(gems=1), SCIENCE, every=2), *TWO_AND_ONE).state.task == AskGems(0, 1)
    assert played(RewardPer(Reward(gems=2), SCIENCE, up_to=1), *TWO_AND_ONE).state.task == AskGems(0, 2)


def test_nothing_counted_gives_nothing() -> None:
    done = played(RewardPer(Reward(gems=1, draw=1, tokens=Tokens(magic=1)), SCIENCE))
    assert isinstance(done.state.task, AskLay)
    assert (told(done, GemsTaken), told(done, TokensGained)) == ((), ())


def test_tokens_for_each_lie_on_the_law() -> None:
    done = played(RewardPer(Reward(tokens=Tokens(magic=1, power=(2,)), attack=2), SCIENCE), *TWO_AND_ONE)
    assert at(done.state, 1, 2).tokens == Tokens(magic=3, power=(2, 2, 2))
    assert done.state.seats[0].attack == 6


def test_a_card_for_each_card_in_hand() -> None:
    hand = Quantity(Counted.CARDS, Where.HAND)
    assert played(RewardPer(Reward(draw=1), hand), hand=(40, 81)).state.task == AskDraw(0, 2)
    laws = Quantity(Counted.CARDS, Where.HAND, kind=CardKind.LAW)
    assert played(RewardPer(Reward(draw=1), laws), hand=(40, 81)).state.task == AskDraw(0, 1)


def test_what_opponents_have_is_counted() -> None:
    theirs = Quantity(Counted.CARDS, Where.PYRAMID, whose=Whose.OPPONENTS)
    everybody = Quantity(Counted.CARDS, Where.PYRAMID, whose=Whose.EVERYBODY)
    assert played(RewardPer(Reward(gems=1), theirs), other=rows((36, 37))).state.task == AskGems(0, 2)
    assert played(RewardPer(Reward(gems=1), everybody), other=rows((36, 37))).state.task == AskGems(0, 5)


@rule("R6.9")
def test_the_circle_that_the_law_completes_is_counted() -> None:
    """The bottom of law 85 is yellow: above two yellow corners it completes a circle, which counts as it lies."""
    circles = Quantity(Counted.CIRCLES, Where.PYRAMID)
    done = played(RewardPer(Reward(gems=2), circles), *rows((38, 54)), level=2, x=0)
    assert done.state.task == AskGems(0, 2)
    assert played(RewardPer(Reward(gems=2), circles), *rows((33, 35)), level=2, x=0).state.task != AskGems(0, 2)


def test_the_level_of_the_law_is_counted() -> None:
    """On level 2 it gives twice."""
    level = Quantity(Counted.LEVEL, Where.ITSELF)
    assert played(RewardPer(Reward(gems=3), level), level=2, x=0).state.task == AskGems(0, 6)


@rule("R5.19")
@pytest.mark.parametrize(
    ("bank", "taken"), [((8, 8, 8, 8), (0, 2, 0, 1)), ((8, 1, 8, 0), (0, 1, 0, 0)), ((8, 0, 8, 0), None)]
)
def test_gems_of_given_colors_as_many_as_the_bank_has(bank: Gems, taken: Gems | None) -> None:
    """Two red and a yellow gem, or what is left of them; nobody chooses, and none is owed."""
    done = played(Reward(colored_gems=(0, 2, 0, 1)), bank=bank)
    assert told(done, GemsTaken) == (() if taken is None else (GemsTaken(0, taken),))
    assert isinstance(done.state.task, AskLay)


def test_gems_of_given_colors_come_before_those_of_any_color() -> None:
    done = played(Reward(gems=1, colored_gems=(0, 2, 0, 0)), bank=(8, 2, 8, 8))
    assert told(done, GemsTaken) == (GemsTaken(0, (0, 2, 0, 0)),)
    assert after(done, TakeGems(0, (1, 0, 0, 0))).state.seats[0].gems == (1, 2, 0, 0)


def test_gems_of_given_colors_for_each() -> None:
    done = played(RewardPer(Reward(colored_gems=(1, 0, 0, 0)), SCIENCE), *TWO_AND_ONE)
    assert done.state.seats[0].gems[BLUE.position] == 3


@rule("C43")
def test_a_reward_for_each_is_given_at_most_99_times() -> None:
    """Of 150 science tokens 99 count."""
    done = played(RewardPer(Reward(attack=2), SCIENCE), on(1, 0, 33, tokens=Tokens(science=150)), on(1, 1, 35))
    assert done.state.seats[0].attack == 198


@rule("C43")
def test_a_screen_and_a_card_with_999_tokens_get_no_more() -> None:
    """Laws that heap up tokens stop there, and such a state can be saved and read."""
    doubling = RewardPer(Reward(attack=99, tokens=Tokens(science=99)), SCIENCE)
    laws = with_laws(*(bare_law(number, Gain(doubling)) for number in (TEST, TEST + 1, TEST + 2)))
    own = seat(on(1, 0, 33, tokens=Tokens(science=99)), on(1, 1, 35), attack=998, hand=(TEST, TEST + 1, TEST + 2))
    once = place(in_development(own, seat(*rows((36,))), card_set=laws), TEST, 1, 2)
    assert (once.state.seats[0].attack, at(once.state, 1, 2).tokens.science) == (998 + 99 * 99, 99 * 99)
    twice = place(once.state, TEST + 1, 1, 3)
    assert (twice.state.seats[0].attack, at(twice.state, 1, 3).tokens.science) == (998 + 99 * 99, 99 * 99)
    assert loads(dumps(twice.state)) == twice.state


@rule("C43")
def test_doubling_stops_at_999_tokens() -> None:
    """A character with 999 tokens keeps them, one with 998 gets 998 more."""
    law = bare_law(TEST, DoubleTokens(), placement=Placement.UNDER_CHARACTER)
    for before, later in ((998, 2 * 998), (999, 999)):
        own = seat(on(1, 0, 33, tokens=Tokens(magic=before)), hand=(TEST,))
        done = place(in_development(own, seat(*rows((36,))), card_set=with_laws(law)), TEST, 1, 0)
        assert at(done.state, 1, 0).tokens == Tokens(magic=later)


@rule("C43")
def test_others_with_999_attack_tokens_get_no_more() -> None:
    """By a law of another player too: Ben has 999, and Cleo, with 998, takes five."""
    law = bare_law(TEST, OthersGain(attack=5))
    ben, cleo = seat(*rows((36,)), attack=999), seat(*rows((38,)), attack=998)
    state = in_development(seat(*rows((33,)), hand=(TEST,)), ben, cleo, card_set=with_laws(law))
    done = place(state, TEST, 1, 1).state
    assert [held.attack for held in done.seats] == [0, 999, 1003]


@rule("C43", "C30")
def test_what_lay_on_a_free_card_comes_onto_a_law_with_fewer_than_999_tokens() -> None:
    """A law with 99 and then 900 more gets nothing from the second card that it tucks."""
    law = bare_law(TEST, Gain(Reward(tokens=Tokens(magic=99))), TuckFreeCard(), TuckFreeCard())
    heaps = (on(1, 0, 33, tokens=Tokens(science=900)), on(1, 1, 35, tokens=Tokens(science=900)))
    done = place(in_development(seat(*heaps, hand=(TEST,)), seat(*rows((36,))), card_set=with_laws(law)), TEST, 1, 2)
    assert at(done.state, 1, 2).tokens == Tokens(magic=99, science=900)
    assert tucked(done.state, 1, 2) == (33, 35)
    assert loads(dumps(done.state)) == done.state
