"""What an accepted state must satisfy, and that every accepted state plays on to the end of the game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, get_args

import attrs
import pytest

import moments as m
from effort import tries
from mutated_states import mutated
from recount import pieces
from sampled_states import GAMES, sampled
from viceroy import loads, resample, view
from viceroy.codec import encode
from viceroy.engine import events as e
from viceroy.engine.actions import RevealedBid, VirtualBid
from viceroy.engine.invariants import problems, violations
from viceroy.engine.prompts import AskClaims, AskSwap, ClaimGroup, Prompt
from viceroy.engine.reducer import DECISIONS, HANDLERS, check, legal_actions, score, step
from viceroy.engine.state import GameState
from viceroy.engine.tasks import Automatic, FinishAuction, StartRound, seats_of
from viceroy.engine.views import HiddenTucks, UnseenTaken
from viceroy.errors import BadJson, Problem
from viceroy.formats.documents import dumps, from_data, to_data
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Color, Tokens
from watched_game import any_choice

Edits = dict[str, Any]
PASS = {"action": "pass", "seat": 0}
NOWHERE = [1, 9]
PAINT = {"circle": [3, 0], "section": "left", "color": "red"}
DEFENSE = {"place": [1, 0], "token": {"kind": "defense", "value": None, "color": None}}

# fmt: off
REFUSED: dict[str, tuple[Callable[[], GameState], Edits, str]] = {
    # as many seats as players, and the cards of the set
    "a sealed choice too many": (m.laying, {"sealed": [None, None, None]}, "$.sealed: 3 sealed"),
    "a virtual opponent too many": (m.laying, {"virtual_done": [False]}, "$.virtual_done: 1"),
    "a card of no set": (m.laying, {"seats.1.hand.0.card": 999}, "$.seats[1].hand: card 999"),
    "a seat that is not there": (m.opened, {"tasks.-1.seat": 7}, "$.tasks[6]: there is no seat 7"),
    "a bidder that is not there": (m.claiming, {"tasks.-1.groups.0.seats": [7]}, "$.tasks[2]: there is no seat 7"),
    "a lawgiver that is not there": (m.responding, {"tasks.1.due.0.seat": 7}, "$.tasks[1]: there is no seat 7"),
    "an opponent that is not there": (m.claiming, {"tasks.-1.groups.0.virtual": 3}, "no such virtual opponent"),
    # gems and cards are conserved
    "a gem too many": (m.laying, {"bank.red": 9}, "red gems in the game, not 8 (R8.2)"),
    "an attack token less than none": (m.laying, {"seats.0.attack": -1}, "$.seats[0].attack"),
    "an infinite gem used twice": (m.laying, {"seats.0.used_infinite.blue": 2}, "$.seats[0].used_infinite: "),
    "a card in two zones": (m.laying, {"seats.1.hand.0.card": 71}, "card 71 is in 2 zones"),
    "a card that is nowhere": (m.laying, {"seats.1.hand": []}, "card 6 is nowhere"),
    "cards out of order": (m.laying, {"seats.0.hand.0.card": 71, "seats.0.hand.1.card": 5}, "the cards in the hand"),
    "a stranger knows a card": (m.putting_back, {"law_deck.-1.known_by": [7]}, "$.law_deck: card 85: known_by (7,)"),
    # pyramids
    "a card above nothing": (m.laying, {"seats.0.pyramid.2.place.1": 1}, "pyramid[2]: seat 0: nothing carries"),
    "a card above level 5": (m.laying, {"seats.0.pyramid.2.place.0": 6}, "a card on level 6 (R3.1)"),
    "a gap": (m.laying, {"seats.0.pyramid.1.place.1": 2}, "a gap on level 1 (R3.4)"),
    "two cards at one place": (m.laying, {"seats.0.pyramid.2.place": [1, 1]}, "two cards at one place"),
    # counters and tasks
    "a thirteenth turn": (m.over, {"turn": 13}, "there is no turn 13"),
    "the end in turn 11": (m.over, {"turn": 11}, "$.tasks"),
    "a game that stops": (m.bidding, {"tasks": []}, "$.tasks"),
    "a prompt of another phase": (m.laying, {"tasks.-1": {"task": "ask_bids"}}, "(R4.2)"),
    "a round left out": (m.laying, {"tasks.0.round": 3}, "(R4.2)"),
    "an auction left out": (m.between, {"tasks.0.auction": 3}, "(R4.2)"),
    "nobody to choose": (m.laying, {"seats.0.plays": False, "seats.1.plays": False}, "nobody owes a choice"),
    # each task can be executed
    "other starting gems": (m.returning, {"seats.0.gems.red": 1, "seats.1.gems.red": 3}, "$.seats[0].gems"),
    "no card there": (m.on_top, {"tasks.1.place": NOWHERE}, "$.tasks[1]: no card lies at 1, 9"),
    "a law that is a character": (m.pricing, {"tasks.-1.law": 1}, "card 1 is no law"),
    "two cards resolved at once": (m.paying, {"tasks.1.place": [1, 0]}, "at once (R6.4)"),
    "a bidder twice": (m.claiming, {"tasks.-1.groups.1.seats": [1, 1]}, "it names a seat twice"),
    "who took part": (m.claiming, {"tasks.1.seats": [0, 1]}, "$.tasks[1]: other seats took part"),
    "nobody attacks": (m.attacking, {"tasks.-2.seats": []}, "nobody takes a card (R5.14)"),
    "too many discards": (m.claiming, {"tasks.1.unmatched": 2}, "2 discards for virtual opponents"),
    "a claim for one card": (m.claiming, {"tasks.-1.groups.0.color": "green"}, "$.tasks[2]: bidders claim"),
    "fewer than no gems": (m.between, {"tasks.1.count": -1}, "$.tasks[1]: fewer than none"),
    "no cards to draw": (m.drawing, {"tasks.1.count": 0}, "(C44)"),
    "a card laid that is in no hand": (m.placing, {"tasks.1.laid.0.card": 88}, "card 88 does not wait"),
    "a card laid that not all know": (m.placing, {"seats.1.hand.0.known_by": []}, "not all know card 6"),
    "a seat with two cards to resolve": (m.placing, {"tasks.1.laid.0.seat": 0}, "(R6.1)"),
    "a card won outside an auction": (m.laying, {"seats.0.won": 5}, "$.seats[0].won"),
    "effects that are none": (m.paying, {"tasks.1.effects": []}, "$.tasks[1]: nothing is to happen"),
    "a response that no law has": (m.responding, {"tasks.1.due.0.rule": 2}, "no law can respond so"),
    "too many cards to put back": (m.putting_back, {"tasks.1.count": 4}, "(L70)"),
    "too many cards to look at": (m.looking, {"tasks.1.cards": 4}, "(L70)"),
    "a payment beyond the hand": (m.paying, {"tasks.2.cards": 9}, "seat 0 cannot pay so"),
    "a payment beyond all gems": (m.paying, {"tasks.2.gems": 9}, "seat 0 cannot pay so"),
    "a token that is not there": (m.swapping, {"tasks.1.own": DEFENSE}, "(L67)"),
    "a token to move that is not there": (m.moving_token, {"tasks.1.token": DEFENSE}, "does not lie there"),
    "a price beyond all gems": (m.pricing, {"seats.0.gems.blue": 0, "bank.blue": 8}, "seat 0 has nothing to choose"),
    # sealed choices and paintings are legal
    "a sealed bid of a missing gem": (m.bidding, {"sealed.0": {"action": "bid", "seat": 0, "color": "blue"}},
     "$.sealed[0]: the sealed choice of seat 0 is not legal"),
    "a sealed choice of one asked alone": (m.on_top, {"sealed.0": PASS}, "$.sealed[0]"),
    "a circle that is not there": (m.painting, {"seats.0.paints": [PAINT], "bank.red": 5}, "$.seats[0].paints[0]"),
}
# fmt: on
"""A moment that play reaches, values that are replaced in its JSON data, and a part of what is said."""


def edited(data: Any, edits: Edits) -> Any:
    for path, value in edits.items():
        *keys, last = [int(key) if key.lstrip("-").isdecimal() else key for key in path.split(".")]
        target = data
        for key in keys:
            target = target[key]
        target[last] = value
    return data


@pytest.mark.parametrize("name", REFUSED)
def test_a_state_that_cannot_go_on_is_refused(name: str) -> None:
    moment, edits, said = REFUSED[name]
    assert problems(moment()) == ()
    with pytest.raises(BadJson) as bad:
        from_data(edited(to_data(moment()), edits))
    assert any(said in str(problem) for problem in bad.value.problems), [*map(str, bad.value.problems)]


def test_every_task_is_declared() -> None:
    """Each prompt has a decision, and each other task a handler."""
    assert set(DECISIONS) == set(get_args(Prompt))
    assert set(HANDLERS) == set(get_args(Automatic))


def test_every_seat_is_found() -> None:
    """Whether a class names one seat or several, perhaps none, or holds values that name some."""
    named: list[tuple[object, tuple[int, ...]]] = [
        (e.ScreenSeen(0, 2, None, None), (0, 2)),
        (e.BidsRevealed((RevealedBid(3, "pass"),), (VirtualBid(1, Color.RED),)), (3,)),
        (AskSwap(1, 2), (1,)),
        (AskSwap(1, 2, owner=3), (1, 3)),
        (AskClaims((ClaimGroup(Color.RED, (2, 0), virtual=1), ClaimGroup(Color.BLUE, (3,)))), (2, 0, 3)),
        (HiddenTucks((UnseenTaken(2, CardKind.LAW), UnseenTaken(0, CardKind.LAW))), (2, 0)),
        (FinishAuction(1, (0, 3)), (0, 3)),
        (StartRound(2), ()),
    ]
    assert [(value, seats_of(value)) for value, _ in named] == named


def test_violations_are_problems_with_a_path() -> None:
    state = attrs.evolve(m.laying(), bank=(0, 0, 0, 0))
    assert {type(found) for found in violations(state)} == {Problem}
    assert problems(state) == tuple(found.message for found in violations(state))


def test_cards_that_are_only_counted_are_refused() -> None:
    """A score sheet may give a plain number of stored gems; a game that goes on needs their colors."""
    state = m.storing()
    own = state.seats[0]
    cards = tuple(attrs.evolve(placed, stored=0) for placed in own.pyramid.cards)
    seats = (attrs.evolve(own, pyramid=Pyramid(cards)), *state.seats[1:])
    assert "only counted" in problems(attrs.evolve(state, seats=seats))[0]


def test_tokens_without_number_are_counted_at_once() -> None:
    """L67: whether a token lies there is found without a look at each of a billion."""
    state = m.swapping()
    own = state.seats[0]
    placed = attrs.evolve(own.pyramid.at[1, 0], tokens=Tokens(magic=1, science=10**9))
    seats = (attrs.evolve(own, pyramid=own.pyramid.with_card(placed)), *state.seats[1:])
    assert problems(attrs.evolve(state, seats=seats)) == ()


def look_at(state: GameState, rng: random.Random) -> None:
    assert loads(dumps(state)) == state
    for seat in (rng.choice(state.rules.everybody), None):
        seen = view(state, seat)
        assert loads(dumps(seen)) == seen
        assert view(resample(seen, 1), seat) == seen
        if seat is not None:
            assert encode(seen)
    for seat in state.to_act:
        assert all(check(state, action) is None for action in legal_actions(state, seat)[:5])


def accepted(game: int, rng: random.Random) -> Iterator[GameState]:
    """Yield the states among the changed texts of a game that are read: about two in five."""
    written = [to_data(state) for state in sampled(game, 9)]
    for _ in range(tries(400, quick=20)):
        with suppress(BadJson):
            yield loads(json.dumps(mutated(rng.choice(written), rng, written)))


@pytest.mark.parametrize("game", range(0, GAMES, 4))
def test_what_is_accepted_plays_on_to_the_end(game: int) -> None:
    rng = random.Random(game)
    states = [*islice(accepted(game, rng), tries(80, quick=2))]
    assert states
    for state in states:
        in_the_box = pieces(to_data(state))
        look_at(state, rng)
        last = state
        while not last.is_over:
            last = step(last, any_choice(last, rng)).state
        assert pieces(to_data(last)) == in_the_box
        assert problems(last) == ()
        assert score(last).winners
