"""Chance: the generator, and the outcomes of what is left to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import printed
from rules import rule
from viceroy.bots import RandomBot
from viceroy.engine.actions import Pass
from viceroy.engine.frame.chance import Chance
from viceroy.engine.frame.outcomes import (
    Drawn,
    Outcome,
    RecordingChance,
    ReplayingChance,
    Shuffled,
    WrongOutcome,
    label_of,
)
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.record import RecordedStep, record_deal, record_step, replay_deal, replay_step
from viceroy.engine.reducer import legal_actions, step, to_act
from viceroy.engine.state import HiddenCard, Rules
from viceroy.errors import IllegalAction
from viceroy.model.editions import EDITIONS
from viceroy.model.tokens import COLORS, Color
from viceroy.sessions.new_game import start_game

# -- chance -----------------------------------------------------------------------------------------------------------
# Chance: a published generator, its reference numbers, and fair draws from it.

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


def first(seed: int, count: int) -> list[int]:
    numbers = []
    chance = Chance.from_seed(seed)
    for _ in range(count):
        number, chance = chance.next()
        numbers.append(number)
    return numbers


def test_the_numbers_of_seed_1234567_are_the_published_ones() -> None:
    """SplitMix64 from seed 1234567 begins with the five numbers that its reference programs print."""
    assert first(1234567, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_first_numbers_of_seed_0_are_the_published_ones() -> None:
    """SplitMix64 from seed 0 begins with the numbers that seed other generators of the family."""
    assert first(0, 3) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_drawing_leaves_the_generator_as_it_was() -> None:
    chance = Chance.from_seed(7)
    assert chance.next() == chance.next()
    assert chance == Chance.from_seed(7)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        chance.state = 8  # type: ignore[misc]


@given(SEEDS, st.integers(min_value=1, max_value=2**64))
def test_a_draw_lies_below_its_bound(seed: int, bound: int) -> None:
    """A number below a bound is at least 0 and less than the bound."""
    number, _ = Chance.from_seed(seed).below(bound)
    assert 0 <= number < bound


def test_a_bound_that_does_not_divide_the_range_is_fair() -> None:
    """Numbers that would favor the low outcomes are thrown away: two thirds of the range gives each half alike.

    With the bound at two thirds of 2 to the 64, taking the remainder would give the lower half of the outcomes two
    times in three.
    """
    bound = 2**65 // 3
    chance = Chance.from_seed(3)
    low = 0
    for _ in range(3000):
        number, chance = chance.below(bound)
        low += number < bound // 2
    assert 1380 < low < 1620


def test_a_rejected_number_is_followed_by_the_next_one() -> None:
    bound = 2**63 + 1  # the only multiple is the bound itself
    for seed in range(20):
        fitting = next(number for number in first(seed, 200) if number < bound)
        assert Chance.from_seed(seed).below(bound)[0] == fitting


@given(SEEDS, st.lists(st.integers(), max_size=70))
def test_a_shuffle_is_a_permutation(seed: int, things: list[int]) -> None:
    shuffled, _ = Chance.from_seed(seed).shuffled(things)
    assert sorted(shuffled) == sorted(things)


def test_every_order_of_three_is_equally_likely() -> None:
    """Of 6,000 shuffles of three things, each of the six orders comes up about 1,000 times."""
    chance = Chance.from_seed(11)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        order, chance = chance.shuffled("abc")
        orders[order] += 1
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_seeds_are_taken_modulo_two_to_the_64() -> None:
    assert Chance.from_seed(-1) == Chance.from_seed(2**64 - 1)
    assert Chance.from_seed(2**64 + 5) == Chance.from_seed(5)


def test_different_seeds_shuffle_differently() -> None:
    assert len({Chance.from_seed(seed).shuffled(range(64))[0] for seed in range(100)}) == 100


def state_before(number: int) -> int:
    """Return the state whose next number is this one: the steps of SplitMix64 undone, last one first."""
    whole = 2**64
    number ^= (number >> 31) ^ (number >> 62)
    number = number * pow(0x94D049BB133111EB, -1, whole) % whole
    number ^= (number >> 27) ^ (number >> 54)
    number = number * pow(0xBF58476D1CE4E5B9, -1, whole) % whole
    number ^= (number >> 30) ^ (number >> 60)
    return (number - 0x9E3779B97F4A7C15) % whole


def test_a_shuffle_goes_on_from_a_rejected_number_too() -> None:
    """The highest number of all cannot choose fairly among three, so a shuffle of three draws another."""
    chance = Chance(state_before(2**64 - 1))
    number, after = chance.next()
    assert number == 2**64 - 1
    assert chance.shuffled("abc") == after.shuffled("abc")


# -- outcomes ---------------------------------------------------------------------------------------------------------
# Outcomes of chance: recorded while a game is played, replayed, and refused where they do not fit.

STATES = st.integers(min_value=0, max_value=2**64 - 1)
GAMES = [(name, 2, min(2, edition.max_virtual_opponents)) for name, edition in EDITIONS.items()]


def rules_of(name: str, players: int, virtual: int) -> Rules:
    return make_rules(players, EDITIONS[name], printed(), virtual)


def noted_game(rules: Rules, seed: int, most: int = 60) -> Iterator[RecordedStep]:
    now = record_deal(rules, seed)
    bot = RandomBot(seed)
    yield now
    for _ in range(most):
        state = now.step.state
        now = record_step(state, bot.choose(legal_actions(state, to_act(state)[0])))
        yield now


# -- generators -------------------------------------------------------------------------------------------------------


@given(STATES, st.integers(min_value=1, max_value=100))
def test_noting_draws_what_the_plain_generator_draws(seed: int, bound: int) -> None:
    number, after = Chance(seed).below(bound)
    assert RecordingChance(seed).below(bound) == (number, RecordingChance(after.state, (Drawn(number, bound),)))


@given(STATES)
def test_what_was_noted_can_be_told(seed: int) -> None:
    cards = tuple(map(HiddenCard, range(1, 13)))
    order, noting = RecordingChance(seed).shuffled(cards)
    number, noting = noting.below(20)
    told_order, telling = ReplayingChance(seed, noting.recorded).shuffled(cards)
    told_number, telling = telling.below(20)
    assert (told_order, told_number) == (order, number)
    assert telling == ReplayingChance(noting.state, (), agrees=True)


def test_another_outcome_than_the_generators_is_told_apart() -> None:
    """The record is followed, and it is known that the seed would now give something else."""
    plain = Chance(7).below(20)[0]
    other = (plain + 1) % 20
    number, after = ReplayingChance(7, (Drawn(other, 20),)).below(20)
    assert (number, after) == (other, ReplayingChance(Chance(7).below(20)[1].state, (), agrees=False))


@rule("R2.3")
def test_gems_of_one_color_are_alike_in_a_shuffle() -> None:
    """Which of two red gems came first cannot be told, nor need it."""
    order, noting = RecordingChance(7).shuffled(COLORS * 2)
    assert noting.recorded == (Shuffled(order),)
    assert ReplayingChance(7, noting.recorded).shuffled(COLORS * 2)[0] == order


@pytest.mark.parametrize("told", [(), (Shuffled((1,)),), (Drawn(3, 21),), (Drawn(20, 20),), (Drawn(-1, 20),)])
def test_a_number_that_does_not_fit_is_refused(told: tuple[Outcome, ...]) -> None:
    """The game draws a number below 20; nothing else can be replayed."""
    with pytest.raises(WrongOutcome, match="draws a number below 20"):
        ReplayingChance(7, told).below(20)


@pytest.mark.parametrize("order", [(), (1, 2), (1, 2, 3, 3), (1, 2, 4), (Color.RED, 2, 3)])
def test_an_order_of_other_cards_is_refused(order: tuple[int | Color, ...]) -> None:
    with pytest.raises(WrongOutcome, match=r"shuffles 1, 2, 3, but the record has the order"):
        ReplayingChance(7, (Shuffled(order),)).shuffled(tuple(map(HiddenCard, (1, 2, 3))))


def test_a_long_order_is_not_shown_whole() -> None:
    with pytest.raises(WrongOutcome, match=r"shuffles 0, 1, 2, 3, 4, 5, 6, 7, \.\.\. \(60 in all\), but .* 3 below 4$"):
        ReplayingChance(7, (Drawn(3, 4),)).shuffled(tuple(map(HiddenCard, range(60))))


def test_only_cards_and_colors_have_labels() -> None:
    """Nothing else is shuffled in the game."""
    assert (label_of(HiddenCard(32)), label_of(Color.RED)) == (32, "red")
    with pytest.raises(TypeError, match="is never shuffled"):
        label_of(1.5)


# -- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "virtual"), GAMES)
def test_a_noted_game_is_the_game(name: str, players: int, virtual: int) -> None:
    """Noting changes neither states nor events, and the states carry the plain generator."""
    rules = rules_of(name, players, virtual)
    plain = start_game(players, seed=7, edition=name, virtual_opponents=virtual)
    bot = RandomBot(7)
    for noted in noted_game(rules, 7):
        assert noted.step == plain
        assert type(noted.step.state.chance) is Chance
        plain = step(plain.state, bot.choose(legal_actions(plain.state, to_act(plain.state)[0])))


@rule("B3")
@pytest.mark.parametrize(("name", "players", "virtual"), GAMES)
def test_a_game_told_its_outcomes_is_the_game(name: str, players: int, virtual: int) -> None:
    """Told what chance did, the deal and every step come out the same, from another seed too."""
    rules = rules_of(name, players, virtual)
    noted = tuple(noted_game(rules, 7))
    told = replay_deal(rules, 7, noted[0].outcomes)
    assert (told.step, told.agrees) == (noted[0].step, True)
    strange = replay_deal(rules, 8, noted[0].outcomes)
    assert attrs.evolve(strange.step.state, chance=told.step.state.chance) == told.step.state
    assert (strange.step.events, strange.agrees) == (told.step.events, not noted[0].outcomes)
    bot = RandomBot(7)
    for one in noted[1:]:
        state = told.step.state
        told = replay_step(state, bot.choose(legal_actions(state, to_act(state)[0])), one.outcomes)
        assert (told.step, told.agrees) == (one.step, True)


def test_an_outcome_that_is_left_over_is_refused() -> None:
    rules = rules_of("french", 2, 0)
    noted = record_deal(rules, 7)
    with pytest.raises(WrongOutcome, match="the game draws no more, but the record still has 3 below 20"):
        replay_deal(rules, 7, (*noted.outcomes, Drawn(3, 20)))
    with pytest.raises(WrongOutcome, match="the record has no more outcomes"):
        replay_deal(rules, 7, noted.outcomes[:-1])


def test_an_illegal_action_is_refused_however_chance_is_told() -> None:
    state = record_deal(rules_of("french", 2, 0), 7).step.state
    with pytest.raises(IllegalAction):
        replay_step(state, Pass(0), ())
    with pytest.raises(IllegalAction):
        record_step(state, Pass(0))
