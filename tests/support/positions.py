"""Games in the middle: a state in a phase of choice, with given pyramids, gems, hands, row and decks.

They are written as positions, as people write them, and read: the seed deals what a test does not name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypedDict, TypeVar, Unpack

import attrs

from viceroy.cardsets import load_card_set
from viceroy.engine.actions import Action, Lay, Pass
from viceroy.engine.events import BidsRevealed, Event
from viceroy.engine.frame.chance import Chance
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import Step, check, legal_actions, step, to_act
from viceroy.engine.state import GameState, Standing
from viceroy.errors import Refusal
from viceroy.model.cards import TOP_LEVEL, CardSet
from viceroy.model.editions import Edition
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Color, Gems, Tokens
from viceroy.positions.forms import (
    FORMAT,
    DecksForm,
    Phase,
    PositionForm,
    PositionPlayerForm,
    RowForm,
    SomeGemsForm,
    position_forms,
)
from viceroy.positions.reader import read_position
from viceroy.sheets.forms import GemsForm, LevelForm, LyingTokensForm, NamedCardForm, edition_form
from viceroy.text.yaml_text import parse_document

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
) -> PositionPlayerForm:
    """Name what a player has: without a card one that is named nowhere; with gems None some that the bank lacks."""
    left = min((placed.place.x for placed in laid if placed.place.level == 1), default=0)
    levels: list[dict[int, NamedCardForm]] = [{} for _ in range(TOP_LEVEL)]
    for placed in laid:
        levels[placed.place.level - 1][placed.place.x - left] = _card(placed)
    return PositionPlayerForm(
        gems=None if gems is None else SomeGemsForm(*gems),
        attack=attack,
        hand=tuple(hand),
        pyramid=tuple(_level(cards) for cards in levels if cards) or None,
        leftmost=left,
        used_infinite=GemsForm(*used_infinite),
        auction=standing,
        skips_next=skips_next,
    )


def _level(cards: dict[int, NamedCardForm]) -> Any:
    """Write the cards of a level by their places; between them places may be empty (B17)."""
    written = tuple(cards.get(x) for x in range(min(cards), max(cards) + 1))
    return LevelForm(skip=min(cards), cards=written) if min(cards) else written


def _card(placed: PlacedCard) -> NamedCardForm:
    assert placed.card.number is not None
    return NamedCardForm(
        placed.card.number,
        tokens=LyingTokensForm.of(placed.tokens),
        infinite_gems=placed.infinite_gems,
        gems=GemsForm(*placed.stored_gems),
        tucked=tuple(card.number for card in placed.tucked_cards),
    )


def row(
    *,
    blue: int | tuple[int | None, int | None] = (None, None),
    red: int | tuple[int | None, int | None] = (None, None),
    green: int | tuple[int | None, int | None] = (None, None),
    yellow: int | tuple[int | None, int | None] = (None, None),
) -> RowForm:
    """Name the whole auction row: for each color the card at the base, or those at base and tip."""
    return RowForm(blue=blue, red=red, green=green, yellow=yellow)


# -- states ------------------------------------------------------------------------------------------------------------


class Given(TypedDict, total=False):
    """What else a position may name. `law_deck`: all of its cards, the top one first; of `reserve_deck` the same."""

    turn: int
    row: RowForm
    bank: Gems
    law_deck: Iterable[int]
    reserve_deck: Iterable[int]
    edition: Edition
    virtual_opponents: int
    card_set: CardSet
    seed: int


def in_auction(*seats: PositionPlayerForm, auction: int = 1, **given: Unpack[Given]) -> GameState:
    """The bids of an auction (R5.1): turn 2 if no other is named."""
    return _read(Phase.AUCTION, seats, given, auction=auction)


def in_development(*seats: PositionPlayerForm, round: int = 1, **given: Unpack[Given]) -> GameState:
    """The laying of cards in a round of development (R6.1): turn 2 if no other is named."""
    return _read(Phase.DEVELOPMENT, seats, given, round_=round)


def at_the_end(*seats: PositionPlayerForm, **given: Unpack[Given]) -> GameState:
    """The painting after turn 12 (R10.2)."""
    return _read(Phase.END, seats, {"turn": 12, **given})


def _read(
    phase: Phase,
    seats: tuple[PositionPlayerForm, ...],
    given: Given,
    *,
    auction: int | None = None,
    round_: int | None = None,
) -> GameState:
    """Write the position as a text, and read it."""
    edition = given.get("edition", DEFAULTS)
    named = [attrs.evolve(player, name=name) for player, name in zip(seats, NAMES, strict=False)]
    form = PositionForm(
        format=FORMAT,
        edition=edition_form(edition),
        edition_name=edition.name,
        card_sets=_GIVEN,
        turn=given.get("turn", 2),
        phase=phase,
        auction=auction,
        round=round_,
        players=tuple(named),
        virtual_opponents=given.get("virtual_opponents", 0),
        row=given.get("row"),
        decks=DecksForm(reserve=_whole(given.get("reserve_deck")), law=_whole(given.get("law_deck"))),
        bank=GemsForm(*given["bank"]) if "bank" in given else None,
        seed=given.get("seed", 1),
    )
    text = json.dumps(position_forms().write(form, PositionForm))
    sets = {_GIVEN: given.get("card_set") or printed()}
    history, faults = read_position(parse_document(text, file="position"), sets=sets)
    if not history:
        raise ValueError(f"no such position: {'; '.join(map(str, faults))}")
    return history[0].state


_GIVEN = "given"
"""What a position calls the card set of a test."""


def _whole(deck: Iterable[int] | None) -> tuple[int | None, ...]:
    """Write all cards of a deck: null is its end."""
    return () if deck is None else (*deck, None)


def heaped(state: GameState, tokens: Iterable[Tokens] = (), *, attack: int = 0, seat: int = 0) -> GameState:
    """Give a player more than a position may name: tokens on the first cards of the pyramid, and behind the screen."""
    held = state.seats[seat]
    pyramid = held.pyramid
    for placed, lying in zip(pyramid.cards, tokens, strict=False):
        pyramid = pyramid.with_card(attrs.evolve(placed, tokens=lying))
    seats = list(state.seats)
    seats[seat] = attrs.evolve(held, pyramid=pyramid, attack=attack)
    return _checked(attrs.evolve(state, seats=tuple(seats)))


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
