"""Games in the middle: a state in a phase of choice, with given pyramids, gems, hands, row and decks.

What a test does not name is filled up as in a position that people write, by the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypedDict, TypeVar, Unpack

import attrs

from viceroy.cardsets import load_card_set
from viceroy.engine.actions import Action, Lay, Pass
from viceroy.engine.chance import Chance, Dice
from viceroy.engine.determinization import completed
from viceroy.engine.events import BidsRevealed, Event
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import Step, check, legal_actions, step, to_act
from viceroy.engine.state import GameState, Rules, Standing
from viceroy.engine.views import SeenCard
from viceroy.errors import Refusal
from viceroy.model.cards import CardSet
from viceroy.model.editions import Edition
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, NO_TOKENS, Color, Gems, Tokens
from viceroy.positions.filling import Slots, Written, WrittenSeat, filled
from viceroy.positions.forms import Phase
from viceroy.text.problems import Problems

_E = TypeVar("_E")

DEFAULTS = Edition(name="defaults")
"""Every rule option at its default, with all 64 characters and 24 laws."""

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@cache
def printed() -> CardSet:
    return load_card_set("printed")


# -- what a player has -------------------------------------------------------------------------------------------------


def on(
    level: int,
    x: int,
    number: int,
    *,
    tokens: Tokens = NO_TOKENS,
    infinite: tuple[Color, ...] = (),
    stored: Gems = NO_GEMS,
    tucked: tuple[int, ...] = (),
    card_set: CardSet | None = None,
) -> PlacedCard:
    cards = (card_set or printed()).by_number
    under = tuple(cards[other] for other in tucked)
    return PlacedCard(Place(level, x), cards[number], tokens, infinite, stored, under)


def rows(*levels: Iterable[int], card_set: CardSet | None = None) -> tuple[PlacedCard, ...]:
    """Lay whole levels by their numbers, each from place 0, level 1 first."""
    return tuple(
        on(level, x, number, card_set=card_set)
        for level, numbers in enumerate(levels, start=1)
        for x, number in enumerate(numbers)
    )


NO_RED_INSIDE = (33, 35, 37, 38, 39, 41, 42, 43, 46, 48, 49, 53, 54, 55, 56, 57, 58, 60, 62, 64)
"""Characters with green or yellow at the top left and no red at the top right."""


def stairs(*widths: int, without: Iterable[int] = ()) -> tuple[PlacedCard, ...]:
    """Lay as many cards on each level as named, level 1 first, of which no two make a circle red."""
    numbers = iter([number for number in NO_RED_INSIDE if number not in without])
    return rows(*([next(numbers) for _ in range(width)] for width in widths))


def seat(
    *laid: PlacedCard,
    gems: Gems | None = NO_GEMS,
    attack: int = 0,
    hand: Iterable[int] = (),
    standing: Standing | None = None,
    used_infinite: Gems = NO_GEMS,
    skips_next: bool = False,
) -> WrittenSeat:
    """Name what a player has: without a card one that is named nowhere; with gems None some that the bank lacks."""
    return WrittenSeat(
        gems=gems,
        attack=attack,
        hand=_seen(hand),
        pyramid=tuple((placed, ()) for placed in laid) or None,
        used_infinite=used_infinite,
        auction=standing,
        skips_next=skips_next,
    )


def _seen(numbers: Iterable[int]) -> tuple[SeenCard, ...]:
    """Name cards by number; of the own laws of tests, no kind is needed."""
    cards = printed().by_number
    return tuple(SeenCard(cards[number].kind if number in cards else CardKind.LAW, number) for number in numbers)


def row(
    *,
    blue: int | Slots | None = None,
    red: int | Slots | None = None,
    green: int | Slots | None = None,
    yellow: int | Slots | None = None,
) -> dict[Color, Slots]:
    """Name the whole auction row: for each color the card at the base, or those at base and tip."""
    slots = [cards if isinstance(cards, tuple) else (cards, None) for cards in (blue, red, green, yellow)]
    return dict(zip(COLORS, slots, strict=True))


# -- states ------------------------------------------------------------------------------------------------------------


class Given(TypedDict, total=False):
    """What else a position may name. `law_deck`: all of its cards, the top one first; of `reserve_deck` the same."""

    turn: int
    row: dict[Color, Slots]
    bank: Gems
    law_deck: Iterable[int]
    reserve_deck: Iterable[int]
    edition: Edition
    virtual_opponents: int
    card_set: CardSet
    seed: int


def in_auction(*seats: WrittenSeat, auction: int = 1, **given: Unpack[Given]) -> GameState:
    """The bids of an auction (R5.1): turn 2 if no other is named."""
    return _filled(Phase.AUCTION, seats, given, auction=auction)


def in_development(*seats: WrittenSeat, round: int = 1, **given: Unpack[Given]) -> GameState:
    """The laying of cards in a round of development (R6.1): turn 2 if no other is named."""
    return _filled(Phase.DEVELOPMENT, seats, given, round_=round)


def at_the_end(*seats: WrittenSeat, **given: Unpack[Given]) -> GameState:
    """The painting after turn 12 (R10.2)."""
    return _filled(Phase.END, seats, {"turn": 12, **given})


def _filled(
    phase: Phase, seats: tuple[WrittenSeat, ...], given: Given, *, auction: int = 0, round_: int = 0
) -> GameState:
    edition, card_set = given.get("edition", DEFAULTS), given.get("card_set") or printed()
    rules = Rules(edition, card_set, NAMES[: len(seats)], given.get("virtual_opponents", 0))
    written = Written(
        phase=phase,
        turn=given.get("turn", 2),
        auction=auction,
        round=round_,
        seats=seats,
        row=given.get("row", {}),
        reserve_deck=_seen(given.get("reserve_deck", ())),
        law_deck=_seen(given.get("law_deck", ())),
        ended=frozenset(deck for deck in ("reserve", "law") if f"{deck}_deck" in given),
        bank=given.get("bank"),
    )
    faults, dice = Problems(), Dice(given.get("seed", 1))
    view = filled(written, rules, dice, faults)
    if view is None:
        raise ValueError(f"no such position: {'; '.join(map(str, faults.problems))}")
    return _checked(completed(view, dice))


def _checked(state: GameState) -> GameState:
    found = problems(state)
    if found:
        raise ValueError(f"no such position: {'; '.join(found)}")
    return state


# -- playing on --------------------------------------------------------------------------------------------------------


def play(state: GameState, *actions: Action) -> Step:
    events: list[Event] = []
    for action in actions:
        done = step(state, action)
        state = _checked(done.state)
        events += done.events
    return Step(state, tuple(events))


def laid(state: GameState, *numbers: int) -> GameState:
    """Lay a card for seat 0, and one for each further seat that a card is named for; the others pass."""
    for index in to_act(state):
        state = play(state, Lay(index, numbers[index]) if index < len(numbers) else Pass(index)).state
    return state


def ready(level: int, number: int, purse: Gems, *, others: int = 1, **given: Unpack[Given]) -> tuple[Place, GameState]:
    """Return a place that is open to seat 0 on a level, and a state in which it has just revealed a card."""
    widths = range(level, 1, -1) if level > 1 else (1,)
    own = seat(*stairs(*widths, without=(number,)), gems=purse, hand=(number,))
    state = in_development(own, *(seat() for _ in range(others)), **given)
    return Place(level, 0 if level > 1 else 1), laid(state, number)


def all_pass(state: GameState) -> Step:
    return play(state, *(Pass(index) for index in to_act(state)))


def refusal(state: GameState, action: Action) -> Refusal:
    found = check(state, action)
    assert found is not None, f"{action} is legal"
    assert action not in legal_actions(state, action.seat)
    return found


def told(step_: Step, kind: type[_E]) -> tuple[_E, ...]:
    return tuple(event for event in step_.events if isinstance(event, kind))


def reveal(state: GameState, *actions: Action, drawn: tuple[Color, ...]) -> Step:
    """Open all hands where the virtual opponents draw these colors: the seed is looked for."""
    for seed in range(5000):
        done = play(attrs.evolve(state, chance=Chance.from_seed(seed)), *actions)
        if tuple(color for _, color in told(done, BidsRevealed)[0].virtual) == drawn:
            return done
    raise ValueError(f"no seed draws {drawn}")


def play_through(state: GameState, choose: Callable[[GameState, int, tuple[Action, ...]], Action]) -> GameState:
    """Play to the end, the lowest seat that owes a choice first."""
    while to_act(state):
        index = to_act(state)[0]
        state = step(state, choose(state, index, legal_actions(state, index))).state
    return state
