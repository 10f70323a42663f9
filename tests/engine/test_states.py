"""What holds of a state, what is kept beside it, and what it looks like as text."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, get_args

import attrs
import pytest

import moments as m
import viceroy
from any_laws import lively_set
from effort import tries
from hand_built import RED
from mutated_states import mutated
from positions import printed
from recount import pieces
from rules import rule
from sampled_states import GAMES, sampled
from viceroy import loads, resample, view
from viceroy.codec import encode
from viceroy.engine import events as e
from viceroy.engine.actions import Pass, RevealedBid, VirtualBid
from viceroy.engine.frame.chance import Chance
from viceroy.engine.invariants import problems, violations
from viceroy.engine.prompts import AskBids, AskClaims, AskSwap, ClaimGroup, Prompt
from viceroy.engine.reducer import DECISIONS, HANDLERS, check, legal_actions, reduce, score, step, to_act
from viceroy.engine.state import GameState, HiddenCard, Seat, Standing
from viceroy.engine.tasks import Automatic, FinishAuction, StartRound, seats_of
from viceroy.engine.views import HiddenTucks, UnseenTaken
from viceroy.errors import BadJson, IllegalAction, Problem
from viceroy.formats.documents import dumps, from_data, to_data
from viceroy.model.cards import CharacterCard, DescribedCard, Sections
from viceroy.model.editions import EDITIONS
from viceroy.model.geometry import Place, open_places, shape_of, shape_with
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, Color, Tokens
from viceroy.sessions.new_game import start_game
from viceroy.values import code
from watched_game import any_choice

# -- invariants -------------------------------------------------------------------------------------------------------
# What an accepted state must satisfy, and that every accepted state plays on to the end of the game.

Edits = dict[str, Any]
PASS = {"action": "pass", "seat": 0}
NOWHERE = [1, 9]
PAINT = {"circle": [3, 0], "section": "left", "color": "red"}
ONE_TO_ARRANGE = {"task": "ask_arrange", "seat": 0, "deck": "law_deck", "cards": 1, "rest": "top"}
THREE_BLUE = {
    "seats.0.gems": {"blue": 3, "red": 1, "green": 1, "yellow": 1},
    "seats.1.gems": {"blue": 2, "red": 2, "green": 1, "yellow": 1},
    "bank": {"blue": 3, "red": 5, "green": 6, "yellow": 6},
}
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
    "starting gems that no return leaves": (
        lambda: start_game(2, seed=1).state, THREE_BLUE, "$.seats[0].gems: two gems are returned"),
    "other starting gems": (m.returning, {"seats.0.gems.red": 1, "seats.1.gems.red": 3}, "$.seats[0].gems"),
    "no card there": (m.on_top, {"tasks.1.place": NOWHERE}, "$.tasks[1]: no card lies at 1, 9"),
    "a law that is a character": (m.pricing, {"tasks.-1.law": 1}, "card 1 is no law"),
    "two cards resolved at once": (m.paying, {"tasks.1.place": [1, 0]}, "at once (R6.4)"),
    "a bidder twice": (m.claiming, {"tasks.-1.groups.1.seats": [1, 1]}, "it names a seat twice"),
    "who took part": (m.claiming, {"tasks.1.seats": [0, 1]}, "$.tasks[1]: other seats took part"),
    "nobody attacks": (m.attacking, {"tasks.-2.seats": []}, "nobody takes a card (R5.14)"),
    "too many discards": (m.claiming, {"tasks.1.unmatched": 2}, "2 discards for virtual opponents"),
    "a claim of nobody": (m.claiming, {"tasks.-1.groups.1.seats": []}, "$.tasks[2]: bidders claim"),
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
    "a single card to put in order": (m.looking, {"tasks.-1": ONE_TO_ARRANGE}, "(L70)"),
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


# -- kept facts -------------------------------------------------------------------------------------------------------
# What is kept beside a value is what the value says: made anew, it comes to the same.


def states(seed: int) -> list[tuple[GameState, random.Random]]:
    """Return the states of a random game, whose legal actions some have asked for, and the chance it was played by."""
    rng = random.Random(seed)
    cards = printed() if seed % 2 else lively_set(seed)
    edition = tuple(EDITIONS.values())[seed % 5]
    state = start_game(3, edition=edition, card_set=cards, seed=seed).state
    found = [(state, rng)]
    while seats := to_act(state):
        for seat in rng.sample(seats, rng.randint(0, len(seats))):
            legal_actions(state, seat)
        action = rng.choice(legal_actions(state, rng.choice(seats)))
        state = reduce(state, action)
        found.append((state, rng))
    return found


@pytest.mark.parametrize("seed", range(5))
def test_what_is_legal_follows_from_the_state_alone(seed: int) -> None:
    """Whoever asked before, and whatever was chosen on the way, an equal state offers the same to the same seats."""
    for state, _ in states(seed):
        anew = attrs.evolve(state)
        assert (anew, to_act(anew)) == (state, to_act(state))
        assert [legal_actions(anew, seat) for seat in range(4)] == [legal_actions(state, seat) for seat in range(4)]


@pytest.mark.parametrize("seed", range(5))
def test_what_a_pyramid_knows_follows_from_its_cards(seed: int) -> None:
    """Grown card by card or built at once, a pyramid has the same places, gems, lowest number and circles."""
    facts = ("at", "shape", "infinite_gems", "lowest_number", "waits", "lasting", "open_places", "circles")
    for state, _ in states(seed)[10::10]:
        for own in state.seats:
            anew = Pyramid(own.pyramid.cards)
            assert [getattr(own.pyramid, fact) for fact in facts] == [getattr(anew, fact) for fact in facts]


@pytest.mark.parametrize("seed", range(5))
def test_equal_states_have_one_hash_and_others_nearly_always_others(seed: int) -> None:
    """States are found again in a table, also when they are put together anew; few of a game share a place in it."""
    found = [state for state, _ in states(seed)]
    for state in found[::10]:
        seats = tuple(attrs.evolve(own, pyramid=Pyramid(own.pyramid.cards)) for own in state.seats)
        assert hash(attrs.evolve(state, seats=seats)) == hash(state)
    assert len({hash(state) for state in found}) > 0.95 * len(set(found))


@pytest.mark.parametrize("seed", range(2))
def test_a_step_and_its_state_alone_are_one(seed: int) -> None:
    """`reduce` comes to the state that `step` comes to, and the state before stays as it was."""
    for state, rng in states(seed)[::20]:
        for seat in to_act(state):
            action, before = rng.choice(legal_actions(state, seat)), attrs.evolve(state)
            assert (step(state, action).state, state) == (reduce(before, action), before)


@pytest.mark.parametrize("widths", [(1,), (3,), (2, 1), (5, 2), (4, 3, 2, 1), (6, 5, 4, 3, 2), (6, 1, 0), (7, 4, 2, 1)])
def test_rows_tell_the_open_places(widths: tuple[int, ...]) -> None:
    rows = tuple((-1, width - 2) for width in widths if width)
    occupied = {Place(level, x) for level, (first, last) in enumerate(rows, 1) for x in range(first, last + 1)}
    assert shape_of(rows).open_places == open_places(occupied)
    assert shape_with(sorted(occupied)) is shape_of(rows)


def test_a_shape_grows_by_a_place_beside_it() -> None:
    """A place at an end of a row, or the first of the next level, gives the shape of all; any other leaves a gap."""
    shape = shape_of(((0, 2), (0, 0)))
    grown = {place: shape.with_place(place) for place in shape.open_places}
    assert {place: after and after.rows for place, after in grown.items()} == {
        Place(1, -1): ((-1, 2), (0, 0)),
        Place(1, 3): ((0, 3), (0, 0)),
        Place(2, 1): ((0, 2), (0, 1)),
    }
    assert all(shape.with_place(place) is after for place, after in grown.items())
    assert [shape.with_place(Place(level, x)) for level, x in ((1, 5), (1, -2), (2, 3), (4, 0), (0, 0))] == [None] * 5


def test_more_on_a_card_where_things_are_only_counted() -> None:
    """On a score sheet's card the number of stored gems and of tucked cards grows by what is added."""
    card, other = printed().characters[:2]
    counted = PlacedCard(Place(1, 0), card, stored=3, tucked=2)
    more = counted.with_more(infinite_gems=(Color.RED,), stored=(1, 0, 0, 1), tucked=(other,))
    assert more == PlacedCard(Place(1, 0), card, infinite_gems=(Color.RED,), stored=5, tucked=3)


@rule("R5.1")
def test_a_seat_that_has_chosen_has_nothing_to_choose() -> None:
    """Though what was legal for the others is kept, who has bid is offered nothing any more."""
    state = start_game(2, edition="french", card_set=printed(), seed=1).state
    while len(to_act(state)) < 2 or not isinstance(legal_actions(state, 0)[-1], Pass):
        state = reduce(state, legal_actions(state, to_act(state)[0])[0])
    after = reduce(state, Pass(0))
    assert (legal_actions(after, 0), legal_actions(after, 1)) == ((), legal_actions(state, 1))


@rule("R5.1")
def test_an_illegal_action_leads_to_no_state() -> None:
    """`reduce` refuses what `step` refuses."""
    state = start_game(2, edition="french", card_set=printed(), seed=1).state
    with pytest.raises(IllegalAction):
        reduce(state, Pass(0))


def test_a_changed_copy_of_a_state_knows_what_follows_from_the_change() -> None:
    """Somebody asks what is legal, then takes a copy without gems, or without tasks: nothing of the old one is left."""
    state = start_game(2, edition="french", card_set=printed(), seed=1).state
    while not isinstance(state.task, AskBids):
        state = reduce(state, legal_actions(state, to_act(state)[0])[0])
    asked = legal_actions(state, 0)
    poor = attrs.evolve(state, seats=(attrs.evolve(state.seats[0], gems=NO_GEMS, attack=0), state.seats[1]))
    passed = attrs.evolve(state, seats=(attrs.evolve(state.seats[0], auction=Standing.PASSED), state.seats[1]))
    assert (len(asked) > 1, legal_actions(poor, 0)) == (True, (Pass(0),))
    assert (to_act(passed), legal_actions(passed, 0), legal_actions(passed, 1)) == ((1,), (), legal_actions(state, 1))
    assert (to_act(attrs.evolve(state, tasks=())), attrs.evolve(state, tasks=()).is_over) == ((), True)


def test_a_changed_copy_of_a_card_set_knows_its_own_cards() -> None:
    """A designer takes the printed set and changes what a card costs: costs, numbers, ids and hash are the new ones."""
    captain = printed().by_id["captain"]
    assert isinstance(captain, CharacterCard)
    dear = attrs.evolve(
        captain, number=100, levels=(attrs.evolve(captain.levels[0], cost=Color.RED), *captain.levels[1:])
    )
    hash(printed())
    changed = attrs.evolve(printed(), characters=(dear,))
    assert (dear.cost(1), dear.cost(5), dear.levels_paid_by((9, 0, 9, 9))) == ((0, 1, 0, 0), (1, 1, 0, 3), 0)
    assert (changed.by_number[100], changed.by_id["captain"], 32 in changed.by_number) == (dear, dear, False)
    assert {changed: "new"}.get(attrs.evolve(changed)) == "new"
    assert changed != printed()


def test_a_changed_copy_of_a_pyramid_knows_its_own_circles() -> None:
    first, second, third = printed().characters[:3]
    cards = (PlacedCard(Place(1, 0), first), PlacedCard(Place(1, 1), second), PlacedCard(Place(2, 0), third))
    whole = Pyramid(cards)
    assert (len(whole.circles), len(whole.open_places)) == (1, 2)
    lower = attrs.evolve(whole, cards=cards[:2])
    assert (lower.circles, lower.open_places[2:], lower.lowest_number) == ((), (Place(2, 0),), 1)


# -- states as text ---------------------------------------------------------------------------------------------------
# States as text: what a failed test and `print` show of them.

PRINTED = viceroy.load_card_set("printed").by_number
STATE = viceroy.new_game(("Ada", "Ben"), edition="german", seed=7)


def test_a_card_set_is_shown_by_its_name_and_counts() -> None:
    assert repr(STATE.rules.card_set) == "<CardSet 'printed': 64 characters, 24 laws>"


def test_a_pyramid_shows_its_cards_by_number_and_id() -> None:
    placed = PlacedCard(Place(1, 0), PRINTED[32], tucked=(viceroy.load_card_set("printed").laws[0],))
    assert "card=<32 captain>, " in repr(placed)
    assert repr(placed).endswith("tucked=(<65 replacement>,))")
    described = DescribedCard(Sections(RED, RED, RED, RED))
    assert f"card={described!r}, " in code(PlacedCard(Place(1, 0), described))


def test_a_state_is_shown_by_a_digest_and_its_moment() -> None:
    """Equal states have equal digests, and a gem more or another seed makes another one."""
    moment = "german, 'printed', Ada, Ben; turn 0; to act: Ada, Ben>"
    assert re.fullmatch(rf"<GameState [0-9a-f]{{8}}: {moment}", repr(STATE))
    assert re.fullmatch(rf"<GameView [0-9a-f]{{8}} of seat 1: {moment}", repr(viceroy.view(STATE, 1)))
    assert re.fullmatch(rf"<GameView [0-9a-f]{{8}} of a spectator: {moment}", repr(viceroy.view(STATE, None)))
    again = viceroy.new_game(("Ada", "Ben"), edition="german", seed=7)
    richer = attrs.evolve(STATE, bank=(5, 4, 4, 4))
    assert repr(again) == repr(STATE)
    assert len({repr(state) for state in (STATE, richer, attrs.evolve(STATE, chance=Chance(8)))}) == 3


def test_names_of_more_than_twenty_letters_are_cut_where_a_state_is_shown() -> None:
    assert f"{'A' * 20}, {'B' * 20}...; turn 0" in repr(viceroy.new_game(("A" * 20, "B" * 21), seed=7))


def test_printing_a_state_shows_the_table() -> None:
    """R2.2, R2.3: two players, of whose 32 gems each gets two of each color."""
    ada = Seat(
        gems=(2, 0, 1, 0),
        attack=1,
        hand=(HiddenCard(12), HiddenCard(70)),
        pyramid=Pyramid((PlacedCard(Place(1, 0), PRINTED[32]), PlacedCard(Place(1, 1), PRINTED[5]),
                         PlacedCard(Place(2, 0), PRINTED[40]))),
    )  # fmt: skip
    state = attrs.evolve(
        STATE, seats=(ada, STATE.seats[1]), turn=3, auction=2, bases=(17, None, 4, 8), tips=(None, 9, 1, 2)
    )
    assert str(state).splitlines() == [
        "german, turn 3, auction 2; to act: Ada, Ben",
        "bank: 4 blue 4 red 4 green 4 yellow",
        "row: blue 17 -, red - 9, green 4 1, yellow 8 2",
        f"decks: auction {len(state.auction_deck)}, reserve {len(state.reserve_deck)}, laws 24",
        "Ada: 2 blue 0 red 1 green 0 yellow, attack 1; hand 12 70; pyramid 32 5 / 40",
        "Ben: 2 blue 2 red 2 green 2 yellow, attack 0; hand none; pyramid none",
    ]


def test_printing_a_view_shows_the_table_as_its_seat_sees_it() -> None:
    """R2.4: what lies behind another screen is hidden, and of a hand only the backs are seen."""
    state = attrs.evolve(
        STATE,
        seats=tuple(Seat(gems=(2, 0, 1, 0), attack=1, hand=(HiddenCard(12, (1,)), HiddenCard(70))) for _ in range(2)),
        turn=3,
        auction=2,
    )
    assert str(viceroy.view(state, 1)).splitlines() == [
        "german, turn 3, auction 2; to act: Ada, Ben; as seen by Ben",
        "bank: 4 blue 4 red 4 green 4 yellow",
        "row: blue - -, red - -, green - -, yellow - -",
        f"decks: auction {len(state.auction_deck)}, reserve {len(state.reserve_deck)}, laws 24",
        "Ada: gems ?, attack ?; hand 12 law; pyramid none",
        "Ben: 2 blue 0 red 1 green 0 yellow, attack 1; hand 12 70; pyramid none",
    ]
    assert str(viceroy.view(state, None)).splitlines()[0].endswith("; as seen by a spectator")
