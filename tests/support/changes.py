"""Changes: functions from a state to another one, which play may not reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.events import Row
from viceroy.engine.state import EMPTY_ROW, GameState, HiddenCard
from viceroy.engine.tasks import Task
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import Gems, add_gems, take_gems
from viceroy.scoring.painting import Paint, gems_spent

Change = Callable[[GameState], GameState]


def both(*changes: Change) -> Change:
    """Make several changes, one after the other."""

    def change(state: GameState) -> GameState:
        for one in changes:
            state = one(state)
        return state

    return change


def state(**fields: Any) -> Change:
    """Set fields of the state."""
    return lambda s: attrs.evolve(s, **fields)


def seat(index: int, **fields: Any) -> Change:
    """Set fields of a seat."""
    return lambda s: attrs.evolve(s, seats=_with(s.seats, index, attrs.evolve(s.seats[index], **fields)))


def edition(**options: object) -> Change:
    """Set options of the edition."""
    return lambda s: rules(edition=s.rules.edition.with_options(**options))(s)


def rules(**fields: Any) -> Change:
    """Set fields of the rules."""
    return lambda s: attrs.evolve(s, rules=attrs.evolve(s.rules, **fields))


def virtual_opponents(count: int) -> Change:
    """Let so many virtual opponents take part, none of which is done."""
    return both(rules(virtual_opponents=count), state(virtual_done=(False,) * count))


def sealed(*choices: Action | None) -> Change:
    """Seal choices, one for each seat."""
    return state(sealed=choices)


# -- tasks -------------------------------------------------------------------------------------------------------------


def task(index: int, **fields: Any) -> Change:
    """Set fields of a task."""
    return lambda s: attrs.evolve(s, tasks=_with(s.tasks, index, attrs.evolve(s.tasks[index], **fields)))


def put_task(index: int, other: Task) -> Change:
    """Put another task in the place of one."""
    return lambda s: attrs.evolve(s, tasks=_with(s.tasks, index, other))


def drop_task(index: int) -> Change:
    """Take a task off the stack."""
    return lambda s: attrs.evolve(s, tasks=(*s.tasks[:index], *s.tasks[index + 1 :]))


# -- gems --------------------------------------------------------------------------------------------------------------


def pay(index: int, gems: Gems) -> Change:
    """Move gems from behind a screen into the bank."""
    return both(
        lambda s: attrs.evolve(s, bank=add_gems(s.bank, gems)),
        lambda s: seat(index, gems=take_gems(s.seats[index].gems, gems))(s),
    )


def pay_all(index: int) -> Change:
    """Move all gems behind a screen into the bank."""
    return lambda s: pay(index, s.seats[index].gems)(s)


def earn(index: int, gems: Gems) -> Change:
    """Move gems from the bank behind a screen."""
    return pay(index, take_gems((0, 0, 0, 0), gems))


def bank(gems: Gems) -> Change:
    """Add gems to the bank, which lie somewhere else less."""
    return lambda s: attrs.evolve(s, bank=add_gems(s.bank, gems))


def paint(index: int, *paints: Paint) -> Change:
    """Paint with gems from behind a screen."""
    spent = gems_spent(paints)
    return lambda s: seat(index, paints=paints, gems=take_gems(s.seats[index].gems, spent))(s)


def from_bank(gems: Gems) -> Change:
    """Take gems out of the bank, which lie somewhere else more."""
    return lambda s: attrs.evolve(s, bank=take_gems(s.bank, gems))


# -- cards -------------------------------------------------------------------------------------------------------------


def discard(*numbers: int) -> Change:
    """Put cards out of the game, wherever they are."""
    return lambda s: attrs.evolve(_without(s, numbers), discarded=tuple(sorted({*s.discarded, *numbers})))


def give(index: int, *cards: HiddenCard) -> Change:
    """Put cards into a hand, wherever they are."""

    def change(s: GameState) -> GameState:
        s = _without(s, [card.number for card in cards])
        hand = sorted((*s.seats[index].hand, *cards), key=lambda card: card.number)
        return seat(index, hand=tuple(hand))(s)

    return change


def hand(index: int, *cards: HiddenCard) -> Change:
    """Set a hand."""
    return seat(index, hand=cards)


def lay(index: int, *placed: PlacedCard) -> Change:
    """Lay cards in a pyramid, in the place of those that lie there; they are nowhere else then."""

    def change(s: GameState) -> GameState:
        s = _without(s, [card.card.number or 0 for card in placed])
        pyramid = s.seats[index].pyramid
        for card in placed:
            pyramid = pyramid.with_card(card)
        return seat(index, pyramid=pyramid)(s)

    return change


def at(index: int, level: int, x: int, **fields: Any) -> Change:
    """Set what lies on a card of a pyramid, or under it."""

    def change(s: GameState) -> GameState:
        pyramid = s.seats[index].pyramid
        changed = attrs.evolve(pyramid.at[Place(level, x)], **fields)
        return seat(index, pyramid=pyramid.with_card(changed))(s)

    return change


def move(index: int, origin: tuple[int, int], to: tuple[int, int]) -> Change:
    """Let a card of a pyramid lie elsewhere."""

    def change(s: GameState) -> GameState:
        pyramid = s.seats[index].pyramid
        moved = attrs.evolve(pyramid.at[origin], place=Place(*to))
        others = (placed for placed in pyramid.cards if placed.place != origin)
        return seat(index, pyramid=Pyramid((*others, moved)))(s)

    return change


def tuck(index: int, level: int, x: int, *numbers: int) -> Change:
    """Put cards under a card of a pyramid, wherever they are."""

    def change(s: GameState) -> GameState:
        return at(index, level, x, tucked=tuple(s.rules.card(number) for number in numbers))(_without(s, numbers))

    return change


def _with(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    index %= len(values)
    return (*values[:index], value, *values[index + 1 :])


def _without(s: GameState, numbers: Iterable[int]) -> GameState:
    """Return a state in which cards are nowhere."""
    gone = set(numbers)
    seats = tuple(
        attrs.evolve(
            one,
            hand=_left(one.hand, gone),
            pyramid=Pyramid(tuple(placed for placed in one.pyramid.cards if placed.card.number not in gone)),
        )
        for one in s.seats
    )
    discarded = tuple(number for number in s.discarded if number not in gone)
    return attrs.evolve(
        s,
        seats=seats,
        discarded=discarded,
        auction_deck=_left(s.auction_deck, gone),
        reserve_deck=_left(s.reserve_deck, gone),
        law_deck=_left(s.law_deck, gone),
        bases=_row(s.bases, gone),
        tips=_row(s.tips, gone),
    )


def _left(cards: tuple[HiddenCard, ...], gone: set[int]) -> tuple[HiddenCard, ...]:
    return tuple(card for card in cards if card.number not in gone)


def _row(cards: Row, gone: set[int]) -> Row:
    row: Any = tuple(None if number in gone else number for number in cards)
    return EMPTY_ROW if row == EMPTY_ROW else row
