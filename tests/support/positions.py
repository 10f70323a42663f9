"""Games in the middle: a state in a phase of choice, with given pyramids, gems, hands, row and decks.

What a test does not name is filled up so that play could reach the state: every card in one zone, every gem somewhere,
the decks as long as the turn says. A position that cannot be so is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TypedDict, TypeVar, Unpack

import attrs

from viceroy.cardsets import load_card_set
from viceroy.engine.actions import Action, Lay, Pass
from viceroy.engine.chance import Chance
from viceroy.engine.events import BidsRevealed, Event, Row
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskBids, AskLay, AskPaint
from viceroy.engine.reducer import Step, check, legal_actions, step, to_act
from viceroy.engine.state import GameState, HiddenCard, Rules, Seat, Standing
from viceroy.engine.tasks import StartRound, Task
from viceroy.errors import Refusal
from viceroy.model.cards import CardSet
from viceroy.model.editions import TURNS, Edition
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Color, Gems, Tokens, add_gems, gems_of, subtract_gems

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
    gems: Gems = NO_GEMS,
    attack: int = 0,
    hand: Iterable[int] = (),
    standing: Standing = Standing.IN,
    used_infinite: Gems = NO_GEMS,
    skips_next: bool = False,
) -> Seat:
    """Make a player; one without a card gets one that nobody else has."""
    cards = tuple(HiddenCard(number) for number in sorted(hand))
    return Seat(gems, attack, cards, Pyramid(laid), used_infinite, standing, None, True, skips_next)


# -- the auction row ---------------------------------------------------------------------------------------------------

Pair = tuple[int | None, int | None]
RowPair = tuple[Row, Row]


def row(
    *, blue: int | Pair | None = None, red: int | Pair | None = None, green: int | Pair | None = None,
    yellow: int | Pair | None = None,
) -> RowPair:  # fmt: skip
    pairs = [_pair(blue), _pair(red), _pair(green), _pair(yellow)]
    (b0, b1), (r0, r1), (g0, g1), (y0, y1) = pairs
    return (b0, r0, g0, y0), (b1, r1, g1, y1)


def _pair(cards: int | Pair | None) -> Pair:
    return cards if isinstance(cards, tuple) else (cards, None)


# -- states ------------------------------------------------------------------------------------------------------------


class Given(TypedDict, total=False):
    """What else a position may name; the rest is filled up.

    `bank`: what it lacks of the game's gems lies behind the screen of the last seat.
    `law_deck`, `reserve_deck`: numbers, the top card first; `row`: as `row()` writes it. A card that is named nowhere
    has left the game, or lies in the auction deck.
    """

    turn: int
    row: RowPair
    bank: Gems
    law_deck: Iterable[int]
    reserve_deck: Iterable[int]
    edition: Edition
    virtual_opponents: int
    card_set: CardSet
    seed: int


def in_auction(*seats: Seat, auction: int = 1, **given: Unpack[Given]) -> GameState:
    """The bids of an auction (R5.1): turn 2 if no other is named."""
    seats = tuple(attrs.evolve(held, plays=False) for held in seats)
    return _checked(_position(seats, given, (AskBids(),), auction=auction))


def in_development(*seats: Seat, round: int = 1, **given: Unpack[Given]) -> GameState:
    """The laying of cards in a round of development (R6.1): turn 2 if no other is named."""
    seats = tuple(attrs.evolve(held, auction=Standing.PASSED) for held in seats)
    return _checked(_position(seats, given, (StartRound(round + 1), AskLay()), round_=round))


def at_the_end(*seats: Seat, **given: Unpack[Given]) -> GameState:
    """The painting after turn 12 (R10.2)."""
    given = {"turn": 12, "law_deck": (), "reserve_deck": (), **given}
    seats = tuple(attrs.evolve(held, plays=False, auction=Standing.PASSED) for held in seats)
    return _checked(_position(seats, given, (AskPaint(),)))


def _rules(seats: tuple[Seat, ...], given: Given) -> Rules:
    edition = given.get("edition", DEFAULTS)
    card_set = given.get("card_set") or printed()
    return Rules(edition, card_set, NAMES[: len(seats)], given.get("virtual_opponents", 0))


def _position(
    seats: tuple[Seat, ...], given: Given, tasks: tuple[Task, ...], *, auction: int = 0, round_: int = 0
) -> GameState:
    rules = _rules(seats, given)
    turn = given.get("turn", 2)
    bases, tips = given.get("row", ((None,) * 4, (None,) * 4))
    named = _named(seats, (bases, tips), given)
    spare = _Spare(card.number for card in reversed(rules.card_set.characters) if card.number not in named)
    seats = tuple(_with_a_card(held, rules, spare) for held in seats)
    if "row" not in given and (auction or turn < TURNS):
        bases = (spare.next(), spare.next(), spare.next(), spare.next())
    phases_over = turn - 1 + (auction == 0)
    auction_deck = [spare.next() for _ in range(4 * max(0, TURNS - 1 - phases_over))]
    reserve_deck = given["reserve_deck"] if "reserve_deck" in given else [spare.next() for _ in range(4)]
    laws = [card.number for card in rules.card_set.laws if card.number not in named]
    state = attrs.evolve(
        _with_gems(rules, seats, given, tasks),
        turn=turn,
        auction=auction,
        round=round_,
        bases=bases,
        tips=tips,
        auction_deck=_deck(auction_deck),
        reserve_deck=_deck(reserve_deck),
        law_deck=_deck(given.get("law_deck", laws)),
    )
    return attrs.evolve(state, discarded=tuple(sorted(set(rules.card_set.by_number) - set(_placed(state)))))


class _Spare:
    """The characters that no position names, the highest number first."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = list(numbers)

    def next(self) -> int:
        if not self._numbers:
            raise ValueError("more characters than there are: name a shorter reserve deck, or a later turn")
        return self._numbers.pop(0)


def _named(seats: tuple[Seat, ...], row_pair: RowPair, given: Given) -> set[int]:
    numbers = {number for line in row_pair for number in line if number is not None}
    numbers.update(given.get("law_deck", ()), given.get("reserve_deck", ()))
    for held in seats:
        numbers.update(held.numbers, _in_pyramid(held))
    return numbers


def _in_pyramid(held: Seat) -> Iterator[int]:
    for placed in held.pyramid.cards:
        yield placed.card.number or 0
        if isinstance(placed.tucked, tuple):
            yield from (card.number for card in placed.tucked)


def _placed(state: GameState) -> Iterator[int]:
    yield from (number for number in (*state.bases, *state.tips) if number is not None)
    yield from (card.number for deck in (state.auction_deck, state.reserve_deck, state.law_deck) for card in deck)
    for held in state.seats:
        yield from (*held.numbers, *_in_pyramid(held))


def _with_a_card(held: Seat, rules: Rules, spare: _Spare) -> Seat:
    if held.pyramid.cards:
        return held
    return attrs.evolve(held, pyramid=Pyramid((on(1, 0, spare.next(), card_set=rules.card_set),)))


def _deck(numbers: Iterable[int]) -> tuple[HiddenCard, ...]:
    return tuple(HiddenCard(number) for number in reversed(list(numbers)))


def _with_gems(rules: Rules, seats: tuple[Seat, ...], given: Given, tasks: tuple[Task, ...]) -> GameState:
    held = NO_GEMS
    for one in seats:
        held = add_gems(held, one.gems)
        for placed in one.pyramid.cards:
            held = add_gems(add_gems(held, gems_of(placed.infinite_gems)), _stored(placed))
    rest = subtract_gems((rules.gems_of_each_color,) * 4, held)
    bank = given.get("bank", rest)
    *others, last = seats
    seats = (*others, attrs.evolve(last, gems=add_gems(last.gems, subtract_gems(rest, bank))))
    return GameState(
        rules,
        Chance.from_seed(given.get("seed", 1)),
        seats,
        bank,
        tasks,
        virtual_done=(False,) * rules.virtual_opponents,
        sealed=(None,) * len(seats),
    )


def _stored(placed: PlacedCard) -> Gems:
    return placed.stored if isinstance(placed.stored, tuple) else NO_GEMS


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
