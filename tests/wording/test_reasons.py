"""Refusals and the reasons of points in words."""

from __future__ import annotations

import random

import pytest

from positions import in_development, laid, on, printed, refusal, seat
from viceroy.engine.actions import ChooseOption, PlaceCard, TakeGems
from viceroy.engine.prompts import AskGems
from viceroy.engine.reducer import check, legal_actions, reduce, to_act
from viceroy.errors import Refusal, RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.points import PointsByTiers, Tier
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.scoring.items import LawItem
from viceroy.sessions.new_game import new_game
from viceroy.wording.reasons import reason
from viceroy.wording.refusals import refusal_text
from wrong_actions import distorted, near


@pytest.mark.parametrize(
    ("refused", "text"),
    [
        (Refusal(RefusalCode.NO_GEM, "R5.2", 0, (0, 0, 1, 0), (0, 2, 0, 1)),
         "you have no green gem; you have 2 red, 1 yellow behind your screen (R5.2)"),
        (Refusal(RefusalCode.NO_GEM, "L67", 0, (3,), (0, 2, 0, 0)),
         "you do not have 3 gems; you have 2 red behind your screen (L67)"),
        (Refusal(RefusalCode.NO_GEM, "L67", 0, (3, 0, 0, 0), (0, 2, 0, 0)),
         "you do not have 3 blue; you have 2 red behind your screen (L67)"),
        (Refusal(RefusalCode.NOWHERE_TO_PLACE, "C21", 0, (0, 1, 0, 0), (2, 0, 0, 0)),
         "level 1, the cheapest, costs 1 red, and you can pay with 2 blue (C21)"),
        (Refusal(RefusalCode.WRONG_NUMBER_OF_CARDS, "B6", 0, (1,), (2,)), "1 card is due, not 2 (B6)"),
        (Refusal(RefusalCode.ATTACK_TOO_LATE, "B9", 0, (1,), (2,)),
         "an attack token works in the first auction of a turn only, and this is auction 2 (B9)"),
        (Refusal(RefusalCode.WRONG_LEVEL, "R6.8", 0, (2, 3), ()), "the law can lie on level 2 or 3 only (R6.8)"),
        (Refusal(RefusalCode.WRONG_LEFT_OUT, "R6.6", 0, (1, 0, 0, 0), (0, 1, 0, 0)),
         "your laws take 1 blue off the cost, or as many others, not 1 red (R6.6)"),
        (Refusal(RefusalCode.WRONG_LEFT_OUT, "R6.8", 0, (0, 0, 0, 0), (0, 1, 0, 0)),
         "your laws take no gems off the cost, not 1 red (R6.8)"),
        (Refusal(RefusalCode.DECK_SHORT, "C44", 0, (2, 0), (1, 3)), "1 law and 3 characters are left to draw (C44)"),
    ],
)  # fmt: skip
def test_a_sentence_tells_the_numbers(refused: Refusal, text: str) -> None:
    assert refusal_text(refused) == text


def test_the_numbers_are_those_of_the_game() -> None:
    """A place that cannot be paid, a reward that a law does not have, and too few gems taken."""
    state = laid(in_development(seat(on(1, 0, 33), gems=(1, 1, 0, 0), hand=(32, 71)), seat()), 71)
    state = reduce(state, PlaceCard(0, Place(1, 1)))
    assert refusal_text(refusal(state, ChooseOption(0, 4))) == "the law has no option 4; there are 1, 2 and 3 (L71)"
    state = reduce(state, ChooseOption(0, 3))
    assert isinstance(state.task, AskGems)
    assert refusal_text(refusal(state, TakeGems(0, (1, 0, 0, 0)))) == "4 gems are due, not 1 (C11)"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "du hast keinen blauen Edelstein; hinter dem Sichtschirm hast du 2 gelbe (R5.2)"),
        ("fr", "vous n'avez pas de gemme bleue\u00a0; derrière votre paravent, vous avez 2 jaunes (R5.2)"),
        ("ru", "у вас нет синего самоцвета; за ширмой у вас 2 жёлтых (R5.2)"),
    ],
)
def test_a_gem_that_is_missing_is_named_by_its_color(language: str, text: str) -> None:
    assert refusal_text(Refusal(RefusalCode.NO_GEM, "R5.2", 0, (1, 0, 0, 0), (0, 0, 0, 2)), language) == text


def test_whatever_is_refused_can_be_told() -> None:
    """Actions that are a little off, at every prompt of a game: each refusal becomes a sentence with its rule."""
    chance, told = random.Random(5), set()
    state = new_game(3, seed=5, edition="german")
    while seats := to_act(state):
        action = chance.choice(legal_actions(state, seats[0]))
        for wrong in (distorted(action, chance), near(action, chance)):
            refused = check(state, wrong)
            if refused is not None:
                assert refusal_text(refused).endswith(f" ({refused.rule})")
                told.add(refused.code)
        state = reduce(state, action)
    assert len(told) > 8


@pytest.mark.parametrize(
    ("count", "told"),
    [(2, "fewer than 3"), (3, "3 for 3 or more"), (4, "3 for 3 or more"), (6, "7 for 5 or more")],
)
def test_points_by_tiers_name_the_tier_that_was_reached(count: int, told: str) -> None:
    clause = PointsByTiers((Tier(3, 3), Tier(5, 7)), Quantity(Counted.MAGIC, Where.PYRAMID))
    item = LawItem(Place(1, 0), printed().by_number[71], clause, count, clause.of(count))
    assert reason(item).endswith(f": {told}")
