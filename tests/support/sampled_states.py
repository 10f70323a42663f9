"""States of many games: every edition at every table, house rules and laws of any make, from setup to the end.

A game comes from its seed alone, and a sample holds each prompt the first time that it is asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial

import moments as m
from any_laws import lively_set
from effort import PROFILE, tries
from law_play import bare_law, place, with_laws
from observed_games import NOT_PRINTED
from positions import in_development, on, printed, ready, rows, seat
from viceroy.engine.actions import PlaceCard
from viceroy.engine.prompts import AskBids, AskClaims, AskDraw, AskGems, AskLay, AskPaint, AskPlace
from viceroy.engine.reducer import Step, step
from viceroy.engine.state import GameState
from viceroy.model.editions import EDITIONS
from viceroy.model.laws import Effect
from viceroy.model.tokens import Tokens, gems
from viceroy.sessions.new_game import start_game
from watched_game import any_choice, random_edition, seats_of

ALL_TABLES = tuple((edition, *seats) for edition in EDITIONS.values() for seats in seats_of(edition))
"""Every printed edition with every number of players and virtual opponents that it allows (B35)."""

TABLES = ALL_TABLES[:: {"quick": 7, "thorough": 5, "exhaustive": 1}[PROFILE]]
PLAYED = len(TABLES) + tries(60, quick=7)


@cache
def begun(game: int) -> Step:
    """Begin a game: first one for each table, then house rules, and laws of any make in two of three."""
    rng = random.Random(game)
    if game < len(TABLES):
        edition, players, virtual = TABLES[game]
        cards = printed()
    else:
        edition = random_edition(rng)
        players, virtual = rng.choice(seats_of(edition))
        cards = printed() if game % 3 == 0 else lively_set(game)
    return start_game(players, edition=edition, card_set=cards, seed=game, virtual_opponents=virtual)


def high_up() -> GameState:
    """Return a position in which a card has just been placed on level 5; few games played at random come so high."""
    at, state = ready(5, 32, gems(green=1, blue=1, yellow=3), others=2, turn=11)
    return step(state, PlaceCard(0, at)).state


def asked_by_law(effect: Effect, *, price: int = 0) -> GameState:
    """Return a position in which a law has just been placed, and its player can do whatever the effect offers."""
    tokens = Tokens(science=1, magic=1)
    own = seat(on(1, 0, 33, tokens=tokens), on(1, 1, 34), hand=(35, 37, 89), gems=gems(blue=2, red=2), attack=1)
    others = seat(*rows((36,)), gems=gems(blue=2, red=1)), seat(*rows((38,)))
    return place(in_development(own, *others, card_set=with_laws(bare_law(89, effect, price=price))), 89, 1, 2).state


RARE: tuple[Callable[[], GameState], ...] = (
    high_up, m.tucking_in_secret, m.untucking, m.swapping, m.own_gem, m.pricing, m.responding, m.tucking_free,
    *(partial(asked_by_law, effect) for effect in NOT_PRINTED),
)  # fmt: skip
BUILT = dict(enumerate(RARE, PLAYED))
"""Games that begin in the middle, where play at random hardly comes."""

GAMES = PLAYED + len(BUILT)
MOST_GAMES = range(0, GAMES, 2 if PROFILE == "quick" else 1)
"""The games that a test goes through which takes long: every second one in the quick profile."""

IN_EVERY_GAME = (AskBids, AskPlace, AskLay, AskGems, AskDraw, AskClaims, AskPaint)
"""What every game asks for."""


@cache
def played(game: int) -> tuple[GameState, ...]:
    rng = random.Random(game)
    states = [BUILT[game]() if game in BUILT else begun(game).state]
    while not states[-1].is_over:
        states.append(step(states[-1], any_choice(states[-1], rng)).state)
    return tuple(states)


@cache
def sampled(game: int, more: int = 1) -> tuple[GameState, ...]:
    """Return the first state of each prompt, and the first in which somebody has answered it, the end, and others.

    Two of three games leave out what every game asks for, but not in the exhaustive profile.
    """
    states = played(game)
    first = {(type(state.task), any(state.sealed)): index for index, state in reversed(list(enumerate(states)))}
    is_short = game % 3 > 0 and PROFILE != "exhaustive"
    looked_at = [index for (task, _), index in first.items() if not (is_short and issubclass(task, IN_EVERY_GAME))]
    others = random.Random(game).sample(range(len(states)), more)
    return tuple(states[index] for index in sorted({*looked_at, *others}))


def viewers(state: GameState) -> tuple[int | None, ...]:
    return (*state.rules.everybody, None)
