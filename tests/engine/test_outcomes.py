"""Outcomes of chance: recorded while a game is played, replayed, and refused where they do not fit."""

from __future__ import annotations

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
