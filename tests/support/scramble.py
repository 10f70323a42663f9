"""Scrambling: a state in which all that a seat cannot see is something else, and which it may take for the true one.

It is written from the rules document, and looks at neither `views` nor `determinization`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.frame.chance import Chance
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskPaint, AskPayment, AskPlace, AskReturn, AskStart, AskSwap, AskTuckTaken
from viceroy.engine.reducer import legal_actions
from viceroy.engine.state import GameState, HiddenCard, Seat
from viceroy.engine.tasks import TakenCard, Task, TuckTakenCards
from viceroy.model.editions import DrawnCards
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Gems, add_gems, gems_of

CARDS, HANDS, KNOWLEDGE, GEMS, ATTACK, SEALED, CHANCE = (
    "cards", "hands", "knowledge", "gems", "attack", "sealed", "chance",
)  # fmt: skip
EVERYTHING = (CARDS, KNOWLEDGE, GEMS, ATTACK, SEALED, CHANCE)
"""All that may be hidden: which cards lie in decks and other hands, who knows them and when they were drawn, what is
behind other screens, what others have chosen in secret, and the generator."""

WHAT_OTHERS_HAVE = (HANDS, KNOWLEDGE, GEMS, ATTACK)
"""What the others have; their cards change places with each other's, and with those that lie deep in the decks."""

Zones = tuple[list[HiddenCard], ...]
Slot = tuple[int, int]  # zone, place in it


def scrambled(state: GameState, seat: int | None, rng: random.Random, parts: tuple[str, ...] = EVERYTHING) -> GameState:
    if CARDS in parts or HANDS in parts:
        state = _other_cards(state, seat, rng, decks=CARDS in parts)
    if KNOWLEDGE in parts:
        state = _other_knowledge(state, seat, rng)
    if not (state.is_over or isinstance(state.task, AskPaint)):  # the screens are off (R10.1)
        if GEMS in parts and not isinstance(state.task, AskReturn):  # all have two of each color (R2.3)
            state = _other_gems(state, seat, rng)
        if ATTACK in parts and not isinstance(state.task, AskReturn | AskStart):  # nobody has any yet (R7.7)
            state = _with_seats(
                state, [s if i == seat else attrs.evolve(s, attack=rng.randrange(4)) for i, s in enumerate(state.seats)]
            )
    if CHANCE in parts:
        state = attrs.evolve(state, chance=Chance(rng.getrandbits(64)))
    state = _other_choices(state, seat, rng, anew=SEALED in parts)
    assert problems(state) == (), problems(state)
    assert all(legal_actions(state, other) for other in state.to_act)
    return state


def _with_seats(state: GameState, seats: list[Seat]) -> GameState:
    return attrs.evolve(state, seats=tuple(seats))


# -- cards -------------------------------------------------------------------------------------------------------------


def _sees(state: GameState, seat: int | None, owner: int | None, card: HiddenCard) -> bool:
    """Whether a seat knows a card: its own, one that it has put back (L70), or one that has lain open (R5.12)."""
    if owner is not None and owner == seat:
        return True
    everybody = tuple(range(len(state.seats)))
    if seat is not None:
        return seat in card.known_by
    return card.known_by == everybody and (owner is not None or len(everybody) > 1)


def _other_cards(state: GameState, seat: int | None, rng: random.Random, *, decks: bool) -> GameState:
    """Deal the cards that the seat does not know anew to the places where they may lie, kind by kind.

    Without `decks` the auction deck stays as it is, and of the others all but the lower half.
    """
    owners: list[int | None] = [*range(len(state.seats)), None, None, None]
    zones: Zones = (
        *(list(held.hand) for held in state.seats),
        list(state.auction_deck), list(state.reserve_deck), list(state.law_deck),
    )  # fmt: skip
    auction_deck = len(state.seats)
    moved: dict[int, int] = {}
    for kind in CardKind:
        slots = [
            (zone, place)
            for zone, owner in enumerate(owners)
            for place, card in enumerate(zones[zone])
            if (decks or owner is not None or (zone != auction_deck and place < len(zones[zone]) // 2))
            and state.rules.card(card.number).kind is kind
            and not _sees(state, seat, owner, card)
        ]
        numbers = [zones[zone][place].number for zone, place in slots]
        for (zone, place), number in zip(slots, rng.sample(numbers, len(numbers)), strict=True):
            old = zones[zone][place]
            zones[zone][place] = attrs.evolve(old, number=number)
            moved[old.number] = number
    return attrs.evolve(
        state,
        seats=tuple(
            attrs.evolve(held, hand=tuple(sorted(hand, key=lambda card: card.number)))
            for held, hand in zip(state.seats, zones, strict=False)
        ),
        auction_deck=tuple(zones[-3]),
        reserve_deck=tuple(zones[-2]),
        law_deck=tuple(zones[-1]),
        tasks=tuple(_with_other_cards(task, moved) for task in state.tasks),
    )


def _with_other_cards(task: Task, moved: dict[int, int]) -> Task:
    """A card that was drawn and waits is the one that lies in its place now (L78)."""
    match task:
        case AskTuckTaken(owner, card):
            return AskTuckTaken(owner, moved.get(card, card))
        case TuckTakenCards(taken):
            return TuckTakenCards(tuple(TakenCard(owner, moved.get(card, card)) for owner, card in taken))
        case _:
            return task


def _other_knowledge(state: GameState, seat: int | None, rng: random.Random) -> GameState:
    """Let others know, or not know, the cards that this seat does not know; some of them have just been drawn (B7)."""
    seats = []
    for owner, held in enumerate(state.seats):
        others = [other for other in range(len(state.seats)) if other not in (owner, seat)]
        hand = [
            card
            if _sees(state, seat, owner, card)
            else HiddenCard(
                card.number, tuple(rng.sample(others, rng.randrange(2)) if others else ()), _fresh(state, rng)
            )
            for card in held.hand
        ]
        seats.append(attrs.evolve(held, hand=tuple(hand)))
    return _with_seats(state, seats)


def _fresh(state: GameState, rng: random.Random) -> bool:
    delayed = state.rules.edition.drawn_cards_playable is DrawnCards.NEXT_PHASE
    return delayed and state.round > 0 and rng.random() < 0.2


# -- gems --------------------------------------------------------------------------------------------------------------


def _other_gems(state: GameState, seat: int | None, rng: random.Random) -> GameState:
    """Let each gem behind another screen lie behind any other screen; as it was, if nobody could go on so."""
    others = [other for other in range(len(state.seats)) if other != seat]
    if isinstance(state.task, AskStart):  # each has six, two of a color at most (R2.3)
        givers = dict(zip(others, rng.sample(others, len(others)), strict=True))
        return _with_seats(
            state, [attrs.evolve(s, gems=state.seats[givers.get(i, i)].gems) for i, s in enumerate(state.seats)]
        )
    for _ in range(20):
        screens = [NO_GEMS if other in others else held.gems for other, held in enumerate(state.seats)]
        for other in others:
            for color in COLORS:
                for _ in range(state.seats[other].gems[color.position]):
                    to = rng.choice(others)
                    screens[to] = add_gems(screens[to], gems_of((color,)))
        tried = _with_seats(state, [attrs.evolve(s, gems=g) for s, g in zip(state.seats, screens, strict=True)])
        if _can_go_on(tried, screens):
            return tried
    return state


def _can_go_on(state: GameState, screens: list[Gems]) -> bool:
    if (
        isinstance(state.task, AskSwap)
        and state.task.own is not None
        and sum(screens[state.task.seat]) < state.task.pay
    ):
        return False  # it has picked a token, so it can pay (L67)
    if isinstance(state.task, AskPayment) and sum(screens[state.task.seat]) < state.task.gems:
        return False  # it has said that it pays
    if isinstance(state.task, AskPlace):
        law = state.rules.card_set.by_number[state.task.card]
        if getattr(law, "price", 0) > sum(screens[state.task.seat]):
            return False  # it has laid the law, so it can pay (C21)
    return all(legal_actions(state, seat) for seat in state.to_act)


# -- choices -----------------------------------------------------------------------------------------------------------


def _other_choices(state: GameState, seat: int | None, rng: random.Random, *, anew: bool) -> GameState:
    """Let each other seat that has chosen in secret have chosen something else, or what it can choose now."""
    asked = attrs.evolve(state, sealed=tuple(a if i == seat else None for i, a in enumerate(state.sealed)))
    sealed = tuple(_choices(state, asked, seat, rng, anew=anew))
    return attrs.evolve(state, sealed=sealed)


def _choices(
    state: GameState, asked: GameState, seat: int | None, rng: random.Random, *, anew: bool
) -> Iterator[Action | None]:
    for other, action in enumerate(state.sealed):
        if action is None or other == seat:
            yield action
            continue
        legal = legal_actions(asked, other)
        others = [choice for choice in legal if choice != action]
        yield rng.choice(others) if others and (anew or action not in legal) else action
