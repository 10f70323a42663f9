"""Auctions settled twice: by the engine, and by a second and plainer reading of A5 and A12 written here.

Random rows, bids, attack tokens, claims and virtual opponents; what each player has won, what has left the row, who
goes on and what the bank holds must agree.
"""

from __future__ import annotations

import random

import attrs
import pytest

from positions import in_auction, play, row, seat, told
from rules import rule
from viceroy.engine.actions import Action, Bid, BidAttack, Claim, Slot, TakeCard
from viceroy.engine.events import BidsRevealed, CardsDiscarded, Event, GemsTaken
from viceroy.engine.prompts import AskLay
from viceroy.engine.reducer import Step, legal_actions, to_act
from viceroy.engine.state import GameState, Standing
from viceroy.model.tokens import COLORS, Gems, add_gems, subtract_gems

Table = dict[str, dict[str, int]]
"""The row: for each color the cards by "base" and "tip"."""


@attrs.define
class Outcome:
    """What an auction comes to."""

    row: Table
    won: dict[int, int] = attrs.field(factory=dict)
    discarded: list[int] = attrs.field(factory=list)
    virtual_done: set[int] = attrs.field(factory=set)
    may_still_discard: int = 0  # for virtual opponents whose color has no card


def random_position(chooser: random.Random) -> GameState:
    """Make a row with at least as many cards as bidders, and players with a few gems and attack tokens."""
    humans = chooser.randint(1, 4)
    virtual = chooser.randint(1 if humans == 1 else 0, 4 - humans)
    cards = iter(chooser.sample(range(1, 49), 8))
    while True:
        lines = [[next(cards) if chooser.random() < share else None for _ in COLORS] for share in (0.75, 0.5)]
        if sum(card is not None for line in lines for card in line) >= humans + virtual:
            break
        cards = iter(chooser.sample(range(1, 49), 8))
    seats = [seat(gems=_purse(chooser), attack=int(chooser.random() < 0.4)) for _ in range(humans)]
    return in_auction(
        *seats,
        auction=chooser.randint(1, 3),
        row=row(**dict(zip(COLORS, zip(*lines, strict=True), strict=True))),
        virtual_opponents=virtual,
        seed=chooser.randrange(10**6),
        reserve_deck=(),
        turn=11,
    )


def _purse(chooser: random.Random) -> Gems:
    blue, red, green, yellow = (chooser.randint(0, 1) for _ in range(4))
    return (blue, red, green, yellow)


def table_of(state: GameState) -> Table:
    lines = (("base", state.bases), ("tip", state.tips))
    return {
        color.value: {name: number for name, line in lines if (number := line[color.position]) is not None}
        for color in COLORS
    }


def settled(before: GameState, bids: BidsRevealed, actions: list[Action]) -> Outcome:
    outcome = Outcome(table_of(before))
    empty = {color for color, cards in outcome.row.items() if not cards}
    for action in actions:
        if isinstance(action, TakeCard):  # R5.14
            outcome.won[action.seat] = outcome.row[action.color.value].pop(action.slot.value)
    claims = {action.seat: action.slot for action in actions if isinstance(action, Claim)}
    for color, cards in outcome.row.items():
        humans = [index for index, what in bids.bids if what == color]
        virtual = [opponent for opponent, drawn in bids.virtual if drawn.value == color]
        if color in empty:  # R12.5
            outcome.may_still_discard += len(virtual)
            outcome.virtual_done.update(virtual)
        elif 0 < len(humans) + len(virtual) <= len(cards):  # else nobody gets a card: R5.5, R5.6, R5.15, C52-C54
            _settle_color(outcome, cards, humans, virtual, claims)
    return outcome


def _settle_color(
    outcome: Outcome, cards: dict[str, int], humans: list[int], virtual: list[int], claims: dict[int, Slot | None]
) -> None:
    if not humans:  # R12.4, R12.8: the base for the first
        for opponent in virtual:
            outcome.discarded.append(cards.pop("base" if "base" in cards else "tip"))
            outcome.virtual_done.add(opponent)
        return
    if len(cards) == 1:  # R5.5, C7
        outcome.won[humans[0]] = cards.popitem()[1]
        return
    wanted = [claims[index] for index in humans]
    if None in wanted or len(set(wanted)) < len(wanted):  # C5, R12.9
        return
    for index, slot in zip(humans, wanted, strict=True):
        outcome.won[index] = cards.pop(slot.value if slot else "")
    if virtual:  # R12.9
        outcome.discarded.append(cards.pop("base"))
        outcome.virtual_done.update(virtual)


def auction_played(state: GameState, chooser: random.Random) -> tuple[Step, list[Action]]:
    first = state.auction
    actions: list[Action] = []
    events: list[Event] = []
    while state.auction == first and not isinstance(state.task, AskLay):
        legal = legal_actions(state, to_act(state)[0])
        tokens = [action for action in legal if isinstance(action, BidAttack)]
        gems_bid = [action for action in legal if isinstance(action, Bid)]
        action = chooser.choice(tokens or gems_bid or legal) if chooser.random() < 0.8 else chooser.choice(legal)
        actions.append(action)
        done = play(state, action)
        state = done.state
        events += done.events
    return Step(state, tuple(events)), actions


@rule(
    "R5.4",
    "R5.5",
    "R5.6",
    "R5.15",
    "R12.3",
    "R12.4",
    "R12.5",
    "R12.7",
    "R12.8",
    "R12.9",
    "C5",
    "C7",
    "C52",
    "C53",
    "C54",
)
@pytest.mark.parametrize("batch", range(6))
def test_two_readings_of_an_auction_agree(batch: int) -> None:
    """Cards won, cards discarded, who goes on, and the bank, in 60 random auctions."""
    for seed in range(60 * batch, 60 * batch + 60):
        chooser = random.Random(seed)
        before = random_position(chooser)
        done, actions = auction_played(before, chooser)
        (bids,) = told(done, BidsRevealed)
        outcome = settled(before, bids, actions)
        _compare_cards(before, done, outcome)
        _compare_gems(before, done, bids)


def _compare_cards(before: GameState, done: Step, outcome: Outcome) -> None:
    after = done.state
    won = {
        index: number
        for index, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        for number in set(new.numbers) - set(old.numbers)
    }
    assert won == outcome.won
    gone = [number for event in told(done, CardsDiscarded) for number in event.cards]
    left = sum(len(cards) for cards in outcome.row.values())
    extra = min(outcome.may_still_discard, left)
    assert sorted(gone[: len(outcome.discarded)]) == sorted(outcome.discarded)
    assert len(gone) == len(outcome.discarded) + extra
    if after.auction:  # a next auction is held
        assert {index for index, held in enumerate(after.seats) if held.auction is Standing.IN} == set(to_act(after))
        assert not set(outcome.won) & set(to_act(after))
        assert {index for index, finished in enumerate(after.virtual_done) if finished} == outcome.virtual_done


def _compare_gems(before: GameState, done: Step, bids: BidsRevealed) -> None:
    bank = before.bank
    for color in COLORS:
        back = sum(what == color.value for _, what in bids.bids)
        bank = tuple(count + back * (other is color) for count, other in zip(bank, COLORS, strict=True))  # type: ignore[assignment]
    for event in told(done, GemsTaken):
        bank = subtract_gems(bank, event.gems)
    assert done.state.bank == bank
    for index, (old, new) in enumerate(zip(before.seats, done.state.seats, strict=True)):
        spent = [what for seat_, what in bids.bids if seat_ == index]
        expected = old.gems
        for color in COLORS:
            if color.value in spent:
                expected = subtract_gems(expected, tuple(int(other is color) for other in COLORS))  # type: ignore[arg-type]
        for event in told(done, GemsTaken):
            if event.seat == index:
                expected = add_gems(expected, event.gems)
        assert new.gems == expected
        assert new.attack == old.attack - ("attack" in spent)
