"""A game that is watched: after each action everything that must hold in any game is looked at.

What must hold is counted here anew, from the rules document, beside what the library says of itself.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator

import attrs
import pytest

from any_laws import lively_set
from judge import allowed
from ledger import Ledger
from positions import printed
from viceroy.engine.actions import Action, ChooseStart, Pass
from viceroy.engine.events import (
    AuctionStarted,
    BidsRevealed,
    CardPlaced,
    CardsRevealed,
    CardTaken,
    Event,
    Passed,
    RoundStarted,
    RowRefilled,
    TurnStarted,
)
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskBids
from viceroy.engine.reducer import Step, check, legal_actions, score, step, to_act
from viceroy.engine.state import GameState, Standing
from viceroy.engine.tasks import ReturnBids
from viceroy.errors import IllegalAction, Refusal, RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS, Edition
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Color
from viceroy.sessions.new_game import start_game
from wrong_actions import distorted, near

RULE = re.compile(r"R\d+\.\d+|[BCL]\d+")
"""What a rule's number looks like."""


# -- what must hold ----------------------------------------------------------------------------------------------------


def wrong_with(state: GameState, *, short_row: bool = False) -> Iterator[str]:
    """Yield what does not hold; `short_row` says that a law has taken a card of the row which was not refilled."""
    yield from problems(state)
    yield from _gems(state)
    yield from _cards(state)
    for seat in state.seats:
        yield from _pyramid([(*placed.place, placed.card.kind) for placed in seat.pyramid.cards], state)
    if isinstance(state.task, AskBids) and not short_row:
        bidders = sum(seat.auction is Standing.IN for seat in state.seats) + state.virtual_done.count(False)
        if bidders > sum(card is not None for card in (*state.bases, *state.tips)):
            yield "more bidders than cards"
    if state.turn == 12 and not state.auction and state.auction_deck:
        yield "cards are left in the auction deck"


def _gems(state: GameState) -> Iterator[str]:
    found: Counter[Color] = Counter()
    for color in Color:
        found[color] += state.bank[color.position]
        for seat in state.seats:
            found[color] += seat.gems[color.position]
            if seat.gems[color.position] < 0 or state.bank[color.position] < 0:
                yield "fewer than no gems"
    for seat in state.seats:
        found.update(paint.color for paint in seat.paints)
        for placed in seat.pyramid.cards:
            found.update(placed.infinite_gems)
            if isinstance(placed.stored, tuple):
                found.update({color: placed.stored[color.position] for color in Color})
    for task in state.tasks:
        if isinstance(task, ReturnBids):
            found.update(task.colors)
    if any(found[color] != 4 * len(state.seats) for color in Color):
        yield f"gems were lost or made: {found}"


def _cards(state: GameState) -> Iterator[str]:
    zones = [card for card in (*state.bases, *state.tips) if card is not None]
    zones += [card.number for deck in (state.auction_deck, state.reserve_deck, state.law_deck) for card in deck]
    zones += state.discarded
    for seat in state.seats:
        zones += seat.numbers
        for placed in seat.pyramid.cards:
            zones.append(placed.card.number or 0)
            zones += [card.number for card in placed.tucked] if isinstance(placed.tucked, tuple) else []
    if sorted(zones) != sorted(state.rules.card_set.by_number):
        yield "a card is in no zone, or in two"


def _pyramid(cards: list[tuple[int, int, CardKind]], state: GameState) -> Iterator[str]:
    places = {(level, x) for level, x, _ in cards}
    for level, x, kind in cards:
        if level > 1 and not {(level - 1, x), (level - 1, x + 1)} <= places:
            yield f"nothing carries {level}, {x}"
        if level > 5 or (kind is CardKind.LAW and level > 4):
            yield f"a {kind} on level {level}"
    for level in {level for level, _ in places}:
        row = sorted(x for other, x in places if other == level)
        if row[-1] - row[0] >= len(row) and (level == 1 or state.rules.edition.contiguous_rows):
            yield f"a gap on level {level}"


# -- a game ------------------------------------------------------------------------------------------------------------


class WatchedGame:
    """A game from its start to its end. Every method that plays raises `AssertionError` where something is wrong."""

    def __init__(
        self, players: int, edition: Edition, *, virtual_opponents: int, seed: int, card_set: CardSet | None = None
    ) -> None:
        self.start = (players, edition, virtual_opponents, seed)
        self.card_set = card_set or printed()
        self.actions: list[Action] = []
        self.turns = self.revealed = self.auctions = self.rounds = 0
        self.taken: Counter[int] = Counter()  # cards a seat took in the auctions of this turn
        self.placed: Counter[int] = Counter()  # cards a seat placed in this turn
        self.passed: Counter[int] = Counter()  # how often a seat passed in the auctions of this turn
        self.refills = self.drafts = 0
        self.bids: BidsRevealed | None = None  # the last ones
        self.ledger = Ledger(self.card_set)
        begun = self._begun()
        self.state = begun.state
        self._watch(begun, during_auction=False)

    def _begun(self) -> Step:
        players, edition, virtual, seed = self.start
        return start_game(players, edition=edition, card_set=self.card_set, seed=seed, virtual_opponents=virtual)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def do(self, action: Action) -> Step:
        done = step(self.state, action)
        self.actions.append(action)
        if isinstance(action, ChooseStart):
            self.ledger.kept[action.seat] = action.keep
        during_auction, self.state = self.state.auction > 0, done.state
        self._watch(done, during_auction=during_auction)
        return done

    def _watch(self, done: Step, *, during_auction: bool) -> None:
        for event in done.events:
            during_auction = self._count(event, during_auction=during_auction)
            self.ledger.note(event)
        found = list(wrong_with(done.state, short_row=self.drafts > self.refills))
        found += self.ledger.differences(done.state)
        assert not found, (found, self.start, self.actions)
        self._look_at_choices()
        if done.state.is_over:
            self._look_at_the_end()

    def _count(self, event: Event, *, during_auction: bool) -> bool:
        match event:
            case TurnStarted(turn):
                assert turn == self.turns + 1, "R4.1: turns come one after the other"
                self.turns, self.auctions, self.rounds = turn, 0, 0
                self.taken, self.placed, self.passed = Counter(), Counter(), Counter()
            case CardsRevealed(bases):
                assert None not in bases, "R2.8: four cards at a time"
                self.revealed += len(bases)
            case AuctionStarted(auction):
                assert auction == self.auctions + 1 <= self.state.rules.edition.auctions_per_turn, "R5.8, C65"
                self.auctions, during_auction = auction, True
            case RoundStarted(number):
                assert number == self.rounds + 1 <= 3, "R6.1: three rounds"
                self.rounds, during_auction = number, False
            case BidsRevealed():
                self.bids = event
            case CardTaken(seat):
                self.drafts += not during_auction
                self.taken[seat] += during_auction
                assert self.taken[seat] <= 1, "R5.11: one card a turn"
            case RowRefilled():
                self.refills += 1
            case CardPlaced(seat):
                self.placed[seat] += 1
                assert self.placed[seat] <= self.rounds <= 3, "R6.1: one play a round"
            case Passed(seat) if during_auction:
                self.passed[seat] += 1
                assert self.passed[seat] == 1, "R5.20: nobody passes twice"
        return during_auction

    def _look_at_choices(self) -> None:
        state = self.state
        assert bool(to_act(state)) != state.is_over
        for seat in range(len(state.seats)):
            legal = legal_actions(state, seat)
            assert bool(legal) == (seat in to_act(state)), "who owes a choice has one"
            assert len(set(legal)) == len(legal)
            assert set(legal) == (allowed(state, seat, self.bids) if legal else set()), (self.start, self.actions)
            assert all(action.seat == seat for action in legal)
            assert all(check(state, action) is None for action in legal)

    def _look_at_the_end(self) -> None:
        assert (self.turns, self.revealed) == (12, 48), "R4.1, R2.7"
        result = score(self.state)
        for player in result.players:
            assert player.total == sum(player.lines) == sum(item.points for item in player.items)
        best = max(player.total for player in result.players)
        assert result.winners == tuple(player.name for player in result.players if player.total == best), "C41"

    # -- what is not legal -------------------------------------------------------------------------------------------

    def refuse(self, action: Action) -> Refusal | None:
        """See that an action is refused unless it equals a legal one, and that saying it leaves the state alone."""
        state, before = self.state, hash(self.state)
        of_seat = legal_actions(state, action.seat) if type(action.seat) is int else ()
        is_legal = any(known == action and _are_alike(action, known) for known in of_seat)
        refusal = check(state, action)
        assert (refusal is None) == is_legal, (action, refusal, self.start, self.actions)
        if refusal is not None:
            self._look_at_refusal(action, refusal)
        assert hash(state) == before
        assert self.state is state
        assert type(action.seat) is not int or legal_actions(state, action.seat) == of_seat
        return refusal

    def _look_at_refusal(self, action: Action, refusal: Refusal) -> None:
        assert isinstance(refusal.code, RefusalCode)
        assert RULE.fullmatch(refusal.rule), refusal
        assert refusal.seat in (action.seat, -1)
        with pytest.raises(IllegalAction) as illegal:
            step(self.state, action)
        assert illegal.value.refusal == refusal

    def replay(self) -> GameState:
        state = self._begun().state
        for action in self.actions:
            state = step(state, action).state
        return state


# -- playing at random -------------------------------------------------------------------------------------------------


def any_choice(state: GameState, rng: random.Random) -> Action:
    """Choose a seat and one of its actions; passing less often than chance would have it, so that more happens."""
    seat = rng.choice(to_act(state))
    legal = legal_actions(state, seat)
    if len(legal) > 1 and isinstance(legal[-1], Pass) and rng.random() < 0.7:
        legal = legal[:-1]
    return rng.choice(legal)


def seats_of(edition: Edition) -> tuple[tuple[int, int], ...]:
    """Return every number of players with every number of virtual opponents that an edition allows (B35)."""
    return tuple(
        (players, virtual)
        for players in range(1, 5)
        for virtual in range(min(4 - players, edition.max_virtual_opponents) + 1)
        if players + virtual >= 2
    )


def random_edition(rng: random.Random) -> Edition:
    """Return a printed edition, half of the time with some house rules."""
    edition = rng.choice(tuple(EDITIONS.values()))
    options = [field for field in attrs.fields(Edition) if "allowed" in field.metadata]
    changed = rng.sample(options, rng.choice((0, 0, 1, 2, 4, len(options))))
    options_of = {field.name: rng.choice(field.metadata["allowed"]) for field in changed}
    own = random.Random(f"{edition.name} {options_of}")
    more = {"character_count": own.randrange(56, 70), "law_count": own.randrange(12, 30)}
    options_of |= {name: count for name, count in more.items() if name in options_of and own.random() < 0.4}
    return edition.with_options(**options_of)


def random_game(seed: int, *, card_set: CardSet | None = None) -> WatchedGame:
    """Play a whole game at random, said by its seed alone, with a wrong action here and there."""
    rng = random.Random(seed)
    edition = random_edition(rng)
    players, virtual = rng.choice(seats_of(edition))
    game = WatchedGame(players, edition, virtual_opponents=virtual, seed=seed, card_set=card_set)
    while not game.is_over:
        action = any_choice(game.state, rng)
        if rng.random() < 0.05:
            game.refuse(near(action, rng))
            game.refuse(distorted(action, rng))
        game.do(action)
    return game


def soak(first: int, count: int) -> None:
    """Play many games, one in four with laws of any make, and say how many and how long it took; by hand."""
    began, actions = time.monotonic(), 0
    seats: Counter[tuple[int, int]] = Counter()
    editions: Counter[str] = Counter()
    for seed in range(first, first + count):
        game = random_game(seed, card_set=lively_set(seed) if seed % 4 == 0 else None)
        assert game.replay() == game.state
        actions += len(game.actions)
        seats[game.start[0], game.start[2]] += 1
        editions[game.start[1].name] += 1
    seconds = time.monotonic() - began
    sys.stdout.write(f"{count} games from seed {first}, {actions} actions, {seconds:.0f} s\n{editions}\n{seats}\n")


if __name__ == "__main__":
    soak(*(int(word) for word in sys.argv[1:3]))


def _are_alike(action: Action, known: Action) -> bool:
    """Whether no field holds a truth value or a fraction in place of a whole number, or the other way round."""
    return all(_is_alike(getattr(action, name), getattr(known, name)) for name in type(known).__match_args__)


def _is_alike(value: object, known: object) -> bool:
    if isinstance(value, tuple) and isinstance(known, tuple):
        return all(map(_is_alike, value, known))
    return isinstance(value, bool | float) == isinstance(known, bool | float)
