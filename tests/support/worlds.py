"""Two worlds side by side that look alike to a seat: what is done in both, and when they may part."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import zip_longest

from viceroy import events as e
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.prompts import AskArrange, AskKeep, AskPay, AskPayment, AskPutBack
from viceroy.engine.reducer import DECISIONS, Step, legal_actions
from viceroy.engine.state import GameState
from viceroy.engine.views import events_for, seen_by, view

Look = Callable[[GameState, int | None], object]
Cut = Callable[[Event, int | None], Event]


class Leak(AssertionError):
    """A seat can tell two worlds apart that differ only in what is hidden from it."""


# -- what comes to light by the rules ----------------------------------------------------------------------------------

OPENED = (e.BidsRevealed, e.ClaimsRevealed, e.CardsLaid, e.Passed, e.FirstCardPlaced, e.GemsReturned)  # R5.1, R6.1
TURNED_UP = (e.CardsRemoved, e.CardsRevealed, e.RowRefilled)  # R2.8, L69
OWN = (e.CharactersDealt, e.LawsDealt, e.CardDrawn, e.CardsLookedAt, e.GemsReturned)  # R2.3-R2.9, R7.3
PAID = (AskPay, AskPayment)
"""A card of the hand that is paid is turned up on the discard pile, also where it was the only one."""
ORDERED = (AskPutBack, AskKeep, AskArrange)
"""What others choose face down, of cards that may be others in another world."""


def comes_to_light(event: Event | None, one: GameState, other: GameState, seat: int | None) -> bool:
    if isinstance(event, OPENED) and (one.sealed != other.sealed or one.chance != other.chance):
        return True
    decks_differ = any(
        getattr(one, name) != getattr(other, name)
        for name in ("auction_deck", "reserve_deck", "law_deck", "chance")  # cards are shuffled at setup
    )
    if isinstance(event, TURNED_UP) or (isinstance(event, OWN) and event.seat == seat):
        return decks_differ
    if isinstance(event, e.ScreenSeen) and event.seat == seat:
        seen, instead = one.seats[event.other], other.seats[event.other]
        return (seen.gems, seen.attack) != (instead.gems, instead.attack)
    if isinstance(event, e.CardTucked):
        return one.tasks[-1] != other.tasks[-1]  # a card that was drawn in secret, and lies open now (L78, C57)
    if isinstance(event, e.CardsDiscarded):
        return isinstance(one.task, PAID) and one.seats[one.task.seat].hand != other.seats[one.task.seat].hand
    if isinstance(event, e.CardReturned | e.Passed):
        return [held.gems for held in one.seats] != [held.gems for held in other.seats]  # C21
    return isinstance(event, e.HandDiscarded)  # R10.1


def goes_on_alike(
    worlds: tuple[GameState, GameState],
    steps: tuple[Step, Step],
    seat: int | None,
    look: Look = view,
    cut: Cut = seen_by,
) -> bool:
    """Whether two steps are the same for a seat to their end; a `Leak` if they part, and nothing came to light."""
    events = zip_longest(steps[0].events, steps[1].events)
    for one, other in events:
        seen = [None if event is None else cut(event, seat) for event in (one, other)]
        if seen[0] != seen[1]:
            if any(comes_to_light(event, *worlds, seat) for event in (one, other)):
                return False
            raise Leak(f"seat {seat} is told {seen[0]} or {seen[1]}")
    if (
        any(isinstance(event, e.GemsReturned) for event in steps[0].events)
        and steps[0].state.bank != steps[1].state.bank
    ):
        return False  # all see what the bank holds
    if look(steps[0].state, seat) != look(steps[1].state, seat):
        raise Leak(f"seat {seat} sees another game after {events_for(steps[0].events, seat)}")
    return True


# -- going on ----------------------------------------------------------------------------------------------------------


def pairs_of_choices(
    worlds: tuple[GameState, GameState], actor: int, viewer: int | None, rng: random.Random
) -> tuple[Action, Action] | None:
    """Choose an action in each of two worlds that look alike: the same one, unless it is another's and secret.

    None where nothing that all see can be done in both.
    """
    one, other = (legal_actions(world, actor) for world in worlds)
    task = worlds[0].task
    secret = DECISIONS[type(task)].sealed if task is not None else False
    if actor != viewer and (secret or isinstance(task, ORDERED)):  # in secret, or face down
        return rng.choice(one), rng.choice(other)
    common = [action for action in one if action in other]
    return None if not common else (rng.choice(common),) * 2
