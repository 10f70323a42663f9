"""Placing judged twice: by the engine, and by a second and plainer reading of A3 and A6 written here.

In positions out of random games every place near the pyramid, with every number of infinite gems that the player
might name, is judged by both.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from positions import DEFAULTS, printed
from rules import rule
from viceroy.engine.actions import PlaceCard
from viceroy.engine.prompts import AskPlace
from viceroy.engine.reducer import check, legal_actions, step, to_act
from viceroy.engine.state import GameState
from viceroy.model.cards import CharacterCard
from viceroy.model.editions import CircleBonusTiming, Edition
from viceroy.model.geometry import Place
from viceroy.model.laws import Placement
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import COLORS, Gems, gems_of
from viceroy.sessions.games import start_game

EARLY = CircleBonusTiming.BEFORE_PAYMENT


def placing_states(edition: Edition, seed: int) -> Iterator[GameState]:
    """Play a game in which nobody passes without need, and give the states in which a card is placed."""
    chooser = random.Random(seed)
    state = start_game(2, edition=edition, card_set=printed(), seed=seed).state
    while to_act(state):
        if isinstance(state.task, AskPlace):
            yield state
        index = chooser.choice(to_act(state))
        legal = legal_actions(state, index)
        high = [action for action in legal if isinstance(action, PlaceCard)]
        eager = [action for action in legal if type(action).__name__ not in {"Pass", "Sell"}]
        best = sorted(high, key=lambda action: -action.place.level)[:1] if chooser.random() < 0.7 else high
        state = step(state, chooser.choice(best or eager or legal)).state


def is_open(at: dict[Place, PlacedCard], place: Place, *, contiguous: bool, top: int) -> bool:
    """R3.1-R3.4, R3.7, R6.8, B17."""
    level, x = place
    if place in at or not 1 <= level <= top:
        return False
    line = [other.x for other in at if other.level == level]
    if level == 1:
        return x in (min(line) - 1, max(line) + 1)
    if Place(level - 1, x) not in at or Place(level - 1, x + 1) not in at:
        return False
    return not contiguous or not line or x - 1 in line or x + 1 in line


def circle_color(at: dict[Place, PlacedCard], card: CharacterCard, place: Place) -> str | None:
    """The color of the circle that a card makes at a place above level 1, if it has one color (R1.12)."""
    level, x = place
    if level == 1:
        return None
    left, right = at[Place(level - 1, x)].card.sections, at[Place(level - 1, x + 1)].card.sections
    four = {left.top_right, right.top_left, card.sections.bottom_left, card.sections.bottom_right}
    (color, *others) = four
    return None if others else color


def is_legal(state: GameState, action: PlaceCard) -> bool:
    """R6.5-R6.8, R7.10, C12."""
    task = state.task
    assert isinstance(task, AskPlace)
    held, card = state.seats[action.seat], state.rules.card(task.card)
    edition, at = state.rules.edition, {placed.place: placed for placed in held.pyramid.cards}
    character = isinstance(card, CharacterCard)
    if not is_open(at, action.place, contiguous=edition.contiguous_rows, top=5 if character else 4):
        return False
    if not isinstance(card, CharacterCard):
        return sum(action.infinite) == 0
    level = action.place.level
    colors = [line.cost for line in card.levels][:level]
    due = gems_of((*colors, colors[-1]) if level == 5 else tuple(colors))
    early = circle_color(at, card, action.place) if edition.circle_bonus_timing is EARLY else None
    lying = gems_of(tuple(color for placed in at.values() for color in placed.infinite_gems))
    for color in COLORS:
        index = color.position
        purse = held.gems[index] + (early == color and state.bank[index] > 0)
        if action.infinite[index] > min(due[index], lying[index] - held.used_infinite[index]):
            return False
        if due[index] - action.infinite[index] > purse:
            return False
    return True


def candidates(state: GameState) -> Iterator[PlaceCard]:
    """Every place on or beside the pyramid, with up to one infinite gem more than there are of each color."""
    (index,) = to_act(state)
    cards = state.seats[index].pyramid.cards
    xs = [placed.place.x for placed in cards]
    lying = gems_of(tuple(color for placed in cards for color in placed.infinite_gems))
    for level, x in product(range(7), range(min(xs) - 2, max(xs) + 3)):
        for blue, red, green, yellow in product(*(range(count + 2) for count in lying)):
            infinite: Gems = (blue, red, green, yellow)
            yield PlaceCard(index, Place(level, x), infinite)


OPTIONS = [
    DEFAULTS,
    DEFAULTS.with_options(contiguous_rows=False),
    DEFAULTS.with_options(circle_bonus_timing="before_payment"),
]


@rule("R3.1", "R3.2", "R3.3", "R3.4", "R6.6", "R6.8", "R7.10", "C12", "C13", "B17")
@pytest.mark.parametrize("edition", OPTIONS, ids=["defaults", "B17 gaps", "C12 early"])
def test_two_readings_of_placing_agree(edition: Edition) -> None:
    """Of all places and payments one could name, exactly those are legal that the rules allow."""
    judged = 0
    for seed in range(3):
        for state in placing_states(edition, seed):
            task = state.task
            assert isinstance(task, AskPlace)
            card = state.rules.card(task.card)
            if not isinstance(card, CharacterCard) and card.placement is not Placement.NORMAL:
                continue
            listed = set(legal_actions(state, task.seat))
            for action in candidates(state):
                allowed = is_legal(state, action)
                assert (action in listed) is allowed, (action, card)
                judged += 1
            sample = next(iter(candidates(state)))
            assert (check(state, sample) is None) is (sample in listed)
    assert judged > 5000
