"""What a value shows of itself is the code that makes it."""

from __future__ import annotations

import importlib
import pkgutil
import random
from enum import StrEnum
from functools import cache
from types import ModuleType
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import viceroy
from effort import tries
from positions import printed
from viceroy import actions, editions, errors, events
from viceroy.bots import RandomBot, play_out
from viceroy.engine import chance, prompts, state, tasks
from viceroy.engine.reducer import check, legal_actions, score
from viceroy.model import cards, lasting, laws, points, pyramid, quantities
from viceroy.model import tokens as tk
from viceroy.scoring import items as it
from viceroy.scoring import painting
from viceroy.scoring.items import ScoreItem
from viceroy.sessions.new_game import start_game
from viceroy.values import Named
from watched_game import random_edition, seats_of
from wrong_actions import ONE_OF_EACH, distorted

MODULES = [
    importlib.import_module(module.name)
    for module in pkgutil.walk_packages(viceroy.__path__, "viceroy.")
    if not module.name.startswith(("viceroy.__main__", "viceroy.adapters."))  # a program; what needs other packages
]
ENUMS: set[type[StrEnum]] = {
    value
    for module in MODULES
    for value in vars(module).values()
    if isinstance(value, type) and issubclass(value, StrEnum) and value not in (StrEnum, Named)
}


def made(code: str, *modules: ModuleType) -> Any:
    """Run code that names only what these modules make public."""
    names = {name: value for module in modules for name, value in vars(module).items() if not name.startswith("_")}
    return eval(code, {"__builtins__": {}}, names)


@pytest.mark.parametrize("enum", sorted(ENUMS, key=str))
def test_a_name_shows_the_code_that_names_it(enum: type[StrEnum]) -> None:
    """`Color.RED` at the prompt answers `Color.RED`, and prints as `red`."""
    assert [eval(repr(member), {enum.__name__: enum}) for member in enum] == list(enum)
    assert [str(member) for member in enum] == [member.value for member in enum]


@cache
def game(seed: int) -> tuple[state.GameState, ...]:
    """Play a game at random; return every state of it."""
    rng = random.Random(seed)
    edition = random_edition(rng)
    players, virtual = rng.choice(seats_of(edition))
    start = start_game(players, seed=seed, edition=edition, card_set=printed(), virtual_opponents=virtual)
    return tuple(step.state for step in play_out(start, RandomBot(seed)))


def games() -> list[tuple[state.GameState, ...]]:
    return [game(seed) for seed in range(6)]


SPEECH = (actions, laws, points, quantities, pyramid, lasting, tk)
FACTS = (events, *SPEECH)


def test_every_kind_of_action_is_tried() -> None:
    """No kind is missing from the list that the next test goes through."""
    assert {type(action) for action in ONE_OF_EACH} == set(get_args(actions.Action))


def test_an_action_shows_the_code_that_makes_it() -> None:
    """An action out of a log can be pasted into a program."""
    again = tuple(made(repr(action), laws, quantities, pyramid, tk, actions) for action in ONE_OF_EACH)
    assert again == tuple(ONE_OF_EACH)


@settings(max_examples=tries(20), derandomize=True)
@given(data=st.data())
def test_an_event_shows_the_code_that_makes_it(data: st.DataObject) -> None:
    """Whatever an event holds, it can be made again from what it shows."""
    for kind in get_args(events.Event):
        event = data.draw(st.from_type(kind))
        assert made(repr(event), *FACTS) == event


@pytest.mark.parametrize("kind", get_args(ScoreItem), ids=lambda kind: kind.__name__)
def test_an_item_of_a_score_shows_the_code_that_makes_it(kind: type[ScoreItem]) -> None:
    """So does the item that a total is made of, with the card that it speaks of."""
    items = [item for states in games() for player in score(states[-1]).players for item in player.items]
    of_kind = [item for item in items if isinstance(item, kind)][:20]
    assert of_kind
    assert [made(repr(item), it, cards, *SPEECH) for item in of_kind] == of_kind


ALL = (
    actions,
    prompts,
    tasks,
    events,
    state,
    chance,
    editions,
    cards,
    painting,
    pyramid,
    laws,
    lasting,
    points,
    quantities,
    tk,
)


@pytest.mark.parametrize("seed", range(6))
def test_a_state_shows_the_code_that_makes_it(seed: int) -> None:
    """Equal states show the same, and from what a state shows an equal one can be made, its whole card set included."""
    for one in game(seed)[:: len(game(seed)) // 4]:
        again = made(repr(one), *ALL)
        assert again == one
        assert again.rules.edition == one.rules.edition
        assert [legal_actions(again, seat) for seat in again.to_act] == [
            legal_actions(one, seat) for seat in one.to_act
        ]


def test_a_pyramid_shows_the_code_that_makes_it() -> None:
    """With all that lies on its cards and under them."""
    laid = [seat.pyramid for states in games() for seat in states[-1].seats]
    assert [made(repr(one), cards, *SPEECH) for one in laid] == laid


@pytest.mark.parametrize("edition", editions.EDITIONS.values(), ids=list(editions.EDITIONS))
def test_an_edition_shows_the_code_that_makes_it(edition: editions.Edition) -> None:
    """With its options."""
    assert made(repr(edition), editions) == edition


def test_a_refusal_shows_the_code_that_makes_it() -> None:
    """A refusal out of a log says what was refused, and can be compared."""
    rng = random.Random(3)
    wrong = [(one, distorted(rng.choice(ONE_OF_EACH), rng)) for states in games() for one in states[::15]]
    refusals = [refusal for one, action in wrong if (refusal := check(one, action)) is not None]
    assert len(refusals) > 50
    assert [made(repr(refusal), errors) for refusal in refusals] == refusals
