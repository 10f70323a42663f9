"""What is refused: illegal actions, wrong values, and actions that a state does not know."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import attrs
import pytest

import moments as m
import viceroy
from hand_built import GREEN, RED, YELLOW
from law_play import bare_law, lay_and_pass, place, with_laws
from positions import DEFAULTS, at_the_end, in_auction, in_development, laid, on, play, refusal, row, rows, seat, stairs
from rules import rule
from sampled_states import GAMES, sampled
from viceroy import bots, codec
from viceroy.engine.actions import (
    Action,
    Bid,
    BidAttack,
    Claim,
    DiscardCard,
    DiscardForGems,
    DrawCards,
    Lay,
    LookBehind,
    PaintSection,
    Pass,
    PayGems,
    PlaceCard,
    ReturnGems,
    Slot,
    StoreGem,
    TakeGems,
    UseLaw,
    UseOwnGem,
)
from viceroy.engine.determinization import resample, resampler
from viceroy.engine.reducer import DECISIONS, check, legal_actions, score, step, to_act
from viceroy.engine.state import GameState
from viceroy.engine.tasks import Task
from viceroy.engine.views import view
from viceroy.errors import IllegalAction, Refusal, RefusalCode
from viceroy.errors import RefusalCode as Code
from viceroy.matches.match import arena
from viceroy.matches.trial import try_card_set
from viceroy.model.cards import LawCard
from viceroy.model.editions import GERMAN, Edition
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Gain, LookBehindScreen, LowerCost, OthersLose, Pay, Placement, Reward, StoreGems
from viceroy.model.pyramid import Section
from viceroy.model.tokens import NO_GEMS, Color, Gems, gems
from viceroy.sessions.session import Session
from viceroy.values import code

# -- refusals ---------------------------------------------------------------------------------------------------------
# What a refusal says: the reason, its rule, what would be needed, and what there is.

CAPTAIN, TEST = 32, 89
"""The Captain costs a green gem on level 1, and a blue one more on level 2 (D11, D12)."""
NAMED_FIRST = DEFAULTS.with_options(sequential_draw=False)
POWER = (Gain(Reward(gems=1)),)
PAID = Pay(POWER, gems=2, colored_gems=(0, 1, 0, 0))


def attacking() -> GameState:
    return in_auction(seat(attack=1), seat(gems=gems(red=1)))


def captain(*infinite: int, used: int = 0) -> GameState:
    """Ada holds the Captain, two blue gems, and cards with so many infinite green gems."""
    ground = [on(1, x, 33 + x, infinite=(GREEN,) * count) for x, count in enumerate(infinite)]
    own = seat(*ground, gems=gems(blue=2), hand=(CAPTAIN,), used_infinite=gems(green=used))
    return in_development(own, seat(), round=2)


def holding(law: LawCard, purse: Gems = NO_GEMS, *hand: int, ben: Gems = NO_GEMS) -> GameState:
    """Ada holds law 89 and other cards; a place is open on level 4, and one on level 5."""
    own = seat(*stairs(6, 5, 4, 2), gems=purse, hand=(*hand, TEST))
    return in_development(own, seat(gems=ben), seat(), card_set=with_laws(law), turn=4)


def lowered() -> GameState:
    """A green gem of Ada's costs is left out, she has laid the Captain, and has no gem."""
    cards = with_laws(bare_law(TEST, while_here=(LowerCost(1, GREEN),)))
    own = seat(*rows((33, 34)), on(1, 2, TEST, card_set=cards), hand=(CAPTAIN,))
    return laid(in_development(own, seat(), card_set=cards), CAPTAIN)


def placing(**law: object) -> GameState:
    """Ada has laid law 89."""
    return lay_and_pass(holding(bare_law(TEST, **law)), TEST).state  # type: ignore[arg-type]


def asked_to_pay(pay: Pay, purse: Gems, *, attack: int = 0) -> GameState:
    """Ada is asked whether she pays for what law 89 does."""
    own = seat(*rows((33,)), gems=purse, attack=attack, hand=(35, 37, TEST))
    return place(in_development(own, seat(), card_set=with_laws(bare_law(TEST, pay))), TEST, 1, 1).state


def drawing(edition: Edition = NAMED_FIRST) -> GameState:
    """Three cards are to be drawn, and a law and a character are left."""
    law = bare_law(TEST, Gain(Reward(draw=3)))
    state = in_development(
        seat(*rows((33,)), hand=(TEST,)),
        seat(),
        card_set=with_laws(law),
        edition=edition,
        law_deck=(70,),
        reserve_deck=(5,),
    )
    return place(state, TEST, 1, 1).state


def without_red() -> GameState:
    """Law 89 brings an infinite red gem, and Ben has the eight red ones that two players play with (R2.2)."""
    law = bare_law(TEST, Gain(Reward(infinite_gem=RED)))
    own = seat(*rows((33,)), gems=gems(blue=1), hand=(TEST,))
    return place(in_development(own, seat(gems=gems(red=8)), card_set=with_laws(law)), TEST, 1, 1).state


def after_place(law: LawCard, **given: Gems) -> GameState:
    """Ada has placed law 89."""
    return place(holding(law, **given), TEST, 1, 6).state


AT_2, AT_4, AT_5 = Place(2, 0), Place(4, 2), Place(5, 0)
IN_PLACE = Placement.IN_PLACE_OF_CARD


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    [
        pytest.param(attacking, BidAttack(1), Refusal(Code.NO_ATTACK_TOKEN, "R5.14", 1, (1,), (0,)),
                     marks=rule("R5.14")),
        pytest.param(attacking, Bid(1, GREEN), Refusal(Code.NO_GEM, "R5.2", 1, gems(green=1), gems(red=1)),
                     marks=rule("R5.2")),
        pytest.param(lambda: in_auction(seat(gems=gems(red=1)), seat(), row=row(red=17)), Bid(0, GREEN),
                     Refusal(Code.NO_CARD_THERE, "R5.2", 0), marks=rule("R5.2")),
        pytest.param(without_red, UseOwnGem(0, use=True),
                     Refusal(Code.NO_GEM, "R7.9", 0, gems(red=1), gems(blue=1)), marks=rule("R7.9")),
        pytest.param(lambda: after_place(bare_law(TEST, StoreGems(2)), purse=gems(red=1)), StoreGem(0, Color.BLUE),
                     Refusal(Code.NO_GEM, "L76", 0, gems(blue=1), gems(red=1)), marks=rule("L76")),
        pytest.param(lambda: at_the_end(seat(*rows((33, 34), (35,)), gems=gems(red=1)), seat()),
                     PaintSection(0, Place(2, 0), Section.LEFT, Color.BLUE),
                     Refusal(Code.NO_GEM, "R10.2", 0, gems(blue=1), gems(red=1)), marks=rule("R10.2")),
        pytest.param(drawing, DrawCards(0, (Deck.LAWS,)), Refusal(Code.WRONG_NUMBER_OF_CARDS, "B6", 0, (2,), (1,)),
                     marks=rule("C44", "B6")),
        pytest.param(lambda: drawing(DEFAULTS), DrawCards(0, (Deck.LAWS, Deck.RESERVE)),
                     Refusal(Code.WRONG_NUMBER_OF_CARDS, "B6", 0, (1,), (2,)), marks=rule("B6")),
        pytest.param(m.between, TakeGems(0, (-1, 2, 1, 1)), Refusal(Code.MALFORMED, "R4.2", 0), id="below none"),
        pytest.param(lambda: captain(1, used=1), Lay(0, CAPTAIN),
                     Refusal(Code.NOWHERE_TO_PLACE, "C21", 0, gems(green=1), gems(blue=2)), marks=rule("C21", "R7.10")),
        pytest.param(lambda: laid(captain(2), CAPTAIN), PlaceCard(0, Place(1, 1), gems(green=2)),
                     Refusal(Code.TOO_MANY_INFINITE, "R7.10", 0, gems(green=2), gems(green=1)), marks=rule("R7.10")),
        pytest.param(lowered, PlaceCard(0, AT_2, left_out=gems(green=1)),
                     Refusal(Code.CANNOT_PAY, "R6.6", 0, gems(blue=1), NO_GEMS), marks=rule("R6.6")),
        pytest.param(lambda: in_development(seat(hand=(70,)), seat(), edition=GERMAN), DiscardForGems(0, 71),
                     Refusal(Code.NOT_IN_HAND, "R6.3", 0, (71,), (70,)), marks=rule("R6.3")),
        pytest.param(lambda: holding(bare_law(TEST, price=2, levels=(2,)), gems(red=2)), Lay(0, TEST),
                     Refusal(Code.WRONG_LEVEL, "R6.8", 0, (2,)), marks=rule("R6.8"), id="the price is there"),
        pytest.param(lambda: placing(levels=(1,)), PlaceCard(0, AT_5), Refusal(Code.LAW_TOO_HIGH, "R6.8", 0),
                     marks=rule("R6.8")),
        pytest.param(lambda: placing(levels=(1,)), PlaceCard(0, AT_4), Refusal(Code.WRONG_LEVEL, "R6.8", 0, (1,)),
                     marks=rule("R6.8")),
        pytest.param(lambda: placing(), PlaceCard(0, Place(1, 6), left_out=gems(red=1)),
                     Refusal(Code.WRONG_LEFT_OUT, "R6.8", 0, NO_GEMS, gems(red=1)), marks=rule("R6.8")),
        pytest.param(lambda: placing(placement=IN_PLACE, levels=(1,)), PlaceCard(0, Place(1, 6)),
                     Refusal(Code.NOT_A_CARD_TO_REPLACE, "L65", 0)),
        pytest.param(lambda: placing(placement=IN_PLACE, levels=(1,)), PlaceCard(0, AT_2),
                     Refusal(Code.WRONG_LEVEL, "L65", 0, (1,))),
        pytest.param(lambda: asked_to_pay(Pay(POWER, attack=1, gems=2), gems(red=1), attack=1), UseLaw(0, use=True),
                     Refusal(Code.CANNOT_PAY, "R6.5", 0, (2,), gems(red=1)), id="the attack token is there"),
        pytest.param(lambda: asked_to_pay(PAID, gems(red=2)), UseLaw(0, use=True),
                     Refusal(Code.CANNOT_PAY, "R6.5", 0, (3,), gems(red=2)), id="a red gem and two more"),
        pytest.param(lambda: play(asked_to_pay(Pay(POWER, gems=1, cards=1), gems(red=1, blue=1)),
                                  UseLaw(0, use=True)).state,
                     DiscardCard(0, 35), Refusal(Code.WRONG_ACTION, "R6.5", 0), id="the gems come first"),
        pytest.param(lambda: after_place(bare_law(TEST, OthersLose(3)), ben=gems(red=1)), PayGems(1, NO_GEMS),
                     Refusal(Code.WRONG_NUMBER_OF_GEMS, "R8.2", 1, (1,), (0,)), marks=rule("R8.2")),
        pytest.param(lambda: after_place(bare_law(TEST, LookBehindScreen())), LookBehind(0, 0),
                     Refusal(Code.NOT_ANOTHER_PLAYER, "R2.4", 0, (0,), (1, 2)), marks=rule("R2.4")),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_needed_and_what_there_is(
    position: Callable[[], GameState], action: Action, expected: Refusal
) -> None:
    assert refusal(position(), action) == expected


# -- bad input --------------------------------------------------------------------------------------------------------
# Actions that no player could mean: foreign objects in their fields, wrong seats, other moments of a game.
#
# Every one is refused with a reason, or is the legal action that it equals; none is an error of the program, and none
# changes a state.

FOREIGN: tuple[object, ...] = (
    None, True, False, -1, 0, 1, 99, 10**30, 1.0, 2.5, float("nan"), "", "red", "base", "law_deck", b"red",
    (), (1,), (1, 0), (0, 0, 0, 0), (1.0, 1, 1, 0), (-1, 1, 1, 2), [1, 2], {}, {"a": 1}, object(), RED, Slot.TIP,
    Place(1, 0), Place(9, 9), (True, 0), ((1, 0), 0), ("law_deck",), Pass(0),
)  # fmt: skip


def asking(kind: type[Task]) -> GameState:
    return next(state for game in range(GAMES) for state in sampled(game) if type(state.task) is kind)


def with_foreign_fields(action: Action) -> Iterator[Action]:
    for field in attrs.fields(type(action)):
        for thing in FOREIGN:
            changed: dict[str, Any] = {field.name: thing}
            yield attrs.evolve(action, **changed)


@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.__name__)
def test_foreign_fields_are_refused_or_mean_the_legal_action_they_equal(kind: type[Task]) -> None:
    state = asking(kind)
    before = code(state)
    index = to_act(state)[0]
    listed = legal_actions(state, index)
    for action in {type(one): one for one in listed}.values():
        for strange in with_foreign_fields(action):
            found = check(state, strange)
            if found is None:
                meant = next(one for seat_ in to_act(state) for one in legal_actions(state, seat_) if one == strange)
                assert code(step(state, strange)) == code(step(state, meant))
            else:
                assert found.rule
                with pytest.raises(IllegalAction):
                    step(state, strange)
    assert code(state) == before


@pytest.mark.parametrize("seat_", [-1, 2, 99, "0", None, 0.5, True, 0.0, (0,)])
def test_an_unknown_seat_is_refused(seat_: int) -> None:
    state = in_auction(seat(gems=gems(red=1)), seat())
    assert check(state, Pass(seat_)) == Refusal(RefusalCode.UNKNOWN_SEAT, "R1.9", -1, (), (2,))


def test_a_refusal_holds_only_numbers() -> None:
    """A refusal is data for a front end: whole numbers, whatever the refused action held."""
    state = in_development(seat(hand=(71,)), seat())
    for thing in FOREIGN:
        found = check(state, Lay(0, thing))  # type: ignore[arg-type]
        if found is not None:
            assert all(type(value) is int for value in (*found.needed, *found.available))
            assert hash(found) == hash(check(state, Lay(0, thing)))  # type: ignore[arg-type]


def test_an_action_of_another_phase_is_refused() -> None:
    """A bid during development, a play during the auction: something else is asked now."""
    bidding = in_auction(seat(gems=gems(red=1)), seat())
    laying = in_development(seat(hand=(71,)), seat())
    assert refusal(laying, Bid(0, RED)).code is RefusalCode.WRONG_ACTION
    assert refusal(bidding, Lay(0, 71)).code is RefusalCode.WRONG_ACTION
    assert refusal(bidding, TakeGems(0, (1, 1, 1, 0))).code is RefusalCode.WRONG_ACTION
    assert refusal(bidding, Claim(0, Slot.BASE)).code is RefusalCode.WRONG_ACTION


def test_an_action_for_another_seat_is_refused() -> None:
    state = laid(in_development(seat(hand=(71,)), seat()), 71)
    assert refusal(state, PlaceCard(1, Place(1, 1))).code is RefusalCode.NOT_YOUR_CHOICE


@pytest.mark.parametrize("place", [(), (1,), (1, 1, 1), [1, 1], (1.0, 5), (True, 5), "11", 1])
def test_a_place_that_is_none_is_malformed(place: object) -> None:
    state = laid(in_development(seat(on(1, 0, 33), hand=(71,)), seat()), 71)
    assert PlaceCard(0, Place(1, 1)) in legal_actions(state, 0)
    assert refusal(state, PlaceCard(0, place)).code is RefusalCode.MALFORMED  # type: ignore[arg-type]


@rule("R6.1")
def test_a_card_of_another_set_cannot_be_laid() -> None:
    assert refusal(in_development(seat(hand=(71,)), seat()), Lay(0, 999)).code is RefusalCode.NOT_IN_HAND


def test_a_word_for_a_color_is_that_color_or_refused() -> None:
    state = in_auction(seat(gems=gems(red=1, yellow=1)), seat(), row=row(red=33, yellow=34))
    word = Bid(0, "red")  # type: ignore[arg-type]
    if check(state, word) is None:
        assert code(play(state, word, Pass(1)).state) == code(play(state, Bid(0, RED), Pass(1)).state)
    assert refusal(state, Bid(0, "purple")).code is RefusalCode.MALFORMED  # type: ignore[arg-type]
    assert check(state, Bid(0, YELLOW)) is None


@rule("R7.3")
def test_decks_that_are_none_are_refused() -> None:
    state = laid(in_development(seat(on(1, 0, 33), gems=gems(green=1), hand=(32,)), seat()), 32)
    state = play(state, PlaceCard(0, Place(1, 1))).state
    for decks in ((), ("auction_deck",), ("law_deck", "law_deck"), None):
        assert refusal(state, DrawCards(0, decks)).rule  # type: ignore[arg-type]


# -- other things than states ------------------------------------------------------------------------------------------


def test_what_is_no_state_is_told() -> None:
    state = in_auction(seat(gems=gems(red=1)), seat())
    seen: Any = view(state, 0)
    for found in (7, None, seen):
        asked: tuple[Callable[[Any], object], ...] = (
            to_act, score, lambda one: legal_actions(one, 0), lambda one: view(one, 0)
        )  # fmt: skip
        for ask in asked:
            with pytest.raises(TypeError, match=f"^needs a GameState, not a value of {type(found).__name__}$"):
                ask(found)
    for seat_ in (99, -1):
        assert legal_actions(state, seat_) == ()
        with pytest.raises(ValueError, match="the seats are 0, 1"):
            view(state, seat_)
    for odd in ("0", True, 0.0):
        with pytest.raises(TypeError, match=r"^needs an int for seat, not a value of "):
            legal_actions(state, odd)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="the seats are 0, 1"):
            view(state, odd)  # type: ignore[arg-type]
    wrong: Any = state
    for draw in (resampler, lambda one: resample(one, 1)):
        with pytest.raises(TypeError, match=r"not from a value of GameState: make one of the state with view\("):
            draw(wrong)


# -- whole numbers ----------------------------------------------------------------------------------------------------
# Whatever is a whole number to Python is one here, such as an integer of numpy; a truth value is none.


class Integer:
    """An integer as numpy has them: it equals an int and hashes as one, and is none."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    def __hash__(self) -> int:
        return hash(self.value)


STATE = viceroy.new_game(2, edition="german", seed=7)
SEEN = viceroy.view(STATE, 0)
FIRST: Any = next(action for action in SEEN.legal if isinstance(action, ReturnGems))


def session() -> Session:
    return Session.start(2, edition="german", seed=7)


ASKED: dict[str, tuple[int, Callable[[Any], object]]] = {
    "a seed": (7, lambda n: viceroy.new_game(2, seed=n)),
    "players": (2, lambda n: viceroy.new_game(n, seed=7)),
    "virtual opponents": (1, lambda n: viceroy.new_game(2, seed=7, virtual_opponents=n)),
    "the seed of a session": (7, lambda n: Session.start(2, seed=n).record),
    "the seat of a view": (1, lambda n: viceroy.view(STATE, n)),
    "the seat of legal actions": (1, lambda n: viceroy.legal_actions(STATE, n)),
    "the seat of events": (1, lambda n: viceroy.events_for(viceroy.start_game(2, seed=7).events, n)),
    "the seat of updates": (1, lambda n: session().updates(0, n)),
    "a serial": (0, lambda n: session().updates(n, 0)),
    "the sender": (0, lambda n: session().do(FIRST, seat=n)),
    "the moment": (0, lambda n: session().do(FIRST, serial=n)),
    "the seat of an action": (0, lambda n: viceroy.step(STATE, attrs.evolve(FIRST, seat=n))),
    "gems": (2, lambda n: viceroy.step(STATE, ReturnGems(0, (n, 0, 0, 0)))),
    "the seed of a sample": (7, lambda n: viceroy.resample(SEEN, n)),
    "the seed of a bot": (7, lambda n: bots.make("random", n).choose(SEEN)),
    "a number of the codec": (codec.action_index(SEEN, FIRST), lambda n: codec.index_action(SEEN, n)),
    "games": (1, lambda n: [*arena(["random", "random"], n)]),
    "the seed of games": (1, lambda n: [*arena(["random", "random"], 1, n)]),
    "games of a trial": (1, lambda n: try_card_set("printed", n)),
    "a card": (32, lambda n: viceroy.Narrator(("Ada", "Ben"), STATE.rules.card_set).card(n)),
    "an option": (20, lambda n: viceroy.editions.GERMAN.with_options(law_count=n)),
}


@pytest.mark.parametrize("what", ASKED)
def test_a_whole_number_is_one_everywhere(what: str) -> None:
    number, ask = ASKED[what]
    assert ask(Integer(number)) == ask(number)


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("odd", [True, False, 1.0, "1"])
def test_a_truth_value_is_no_number(what: str, odd: object) -> None:
    with pytest.raises((TypeError, ValueError, IllegalAction)):
        ASKED[what][1](odd)


def test_a_state_and_its_text_hold_ints_alone() -> None:
    action = attrs.evolve(FIRST, seat=Integer(0), gems=tuple(map(Integer, FIRST.gems)))
    done = viceroy.step(STATE, action)
    assert json.loads(viceroy.dumps(done.state)) == json.loads(viceroy.dumps(viceroy.step(STATE, FIRST).state))
    assert viceroy.dumps(done.events)
    refused = viceroy.check(STATE, attrs.evolve(action, gems=(Integer(3), 0, 0, 0)))
    assert refused is not None
    assert refused == viceroy.loads(viceroy.dumps(refused))


@pytest.mark.parametrize("write", [viceroy.action_text, viceroy.dumps, lambda action: viceroy.dumps([action])])
def test_actions_are_written_with_ints_alone(write: Callable[[Any], str]) -> None:
    action = attrs.evolve(FIRST, seat=Integer(0), gems=tuple(map(Integer, FIRST.gems)))
    assert write(action) == write(FIRST)


def test_what_compares_in_its_own_way_is_refused() -> None:
    """An array of numpy, compared, is neither true nor false."""
    numpy = pytest.importorskip("numpy")
    for given in (numpy.array([2, 0, 0, 0]), [2, 0, 0, 0]):
        refused = viceroy.check(STATE, ReturnGems(0, given))  # type: ignore[arg-type]
        assert refused is not None
        assert refused.code is RefusalCode.MALFORMED
    assert viceroy.view(STATE, numpy.int64(1)) == viceroy.view(STATE, 1)


def test_the_message_of_an_illegal_action_says_what_was_done_and_what_is_due() -> None:
    with pytest.raises(IllegalAction) as illegal:
        viceroy.step(STATE, Pass(1))
    assert str(illegal.value) == "wrong-action (R4.2): Pass(seat=1); due is AskReturn from seats 0 and 1"
    with pytest.raises(IllegalAction, match=r"^stale \(R4.2\): .*; due is AskReturn from seats 0 and 1$"):
        session().do(FIRST, serial=9)
