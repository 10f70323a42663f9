"""What a law lets its player pay for, in play: gems, cards, tokens and attack tokens, all of it or nothing."""

from __future__ import annotations

import pytest

from law_play import after, at, bare_law, place, with_laws
from positions import in_development, on, play, refusal, rows, seat, told
from rules import rule
from viceroy.engine.actions import DiscardCard, PayGems, PickToken, Token, TokenAt, UseLaw
from viceroy.engine.determinization import resample
from viceroy.engine.events import AttackPaid, CardsDiscarded, GemsPaid, NoEffect, TokenPaid, TokensGained
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskLay, AskPay, AskPayment
from viceroy.engine.reducer import Step, legal_actions
from viceroy.engine.state import GameState, Seat
from viceroy.engine.views import view
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.laws import Gain, Pay, Reward
from viceroy.model.tokens import NO_GEMS, Gems, TokenKind, Tokens
from viceroy.wording.narration import Narrator

TEST = 89
POWER = (Gain(Reward(tokens=Tokens(power=(6,)))),)
YES, NO = UseLaw(0, use=True), UseLaw(0, use=False)


def asked(
    pay: Pay,
    *others: Seat,
    gems: Gems = NO_GEMS,
    hand: tuple[int, ...] = (),
    tokens: tuple[Tokens, Tokens] = (Tokens(), Tokens()),
    attack: int = 0,
) -> Step:
    """Ada places the law on level 1 beside her two cards, on which tokens may lie; Ben has four gems, others pass."""
    lying = on(1, 0, 33, tokens=tokens[0]), on(1, 1, 34, tokens=tokens[1])
    own = seat(*lying, hand=(*hand, TEST), gems=gems, attack=attack)
    cards = with_laws(bare_law(TEST, pay))
    ben = seat(*rows((36,)), gems=(1, 1, 1, 1))
    return place(in_development(own, ben, *others, card_set=cards), TEST, 1, 2)


def is_paid(state: GameState) -> bool:
    return at(state, 1, 2).tokens == Tokens(power=(6,))


def test_gems_are_paid_to_the_bank_before_the_effects() -> None:
    pay = Pay(POWER, gems=2, colored_gems=(0, 1, 0, 0))
    state = asked(pay, gems=(1, 2, 1, 0)).state
    assert state.task == AskPay(0, TEST, Place(1, 2), pay)
    agreed = play(state, YES)
    assert told(agreed, GemsPaid) == (GemsPaid(0, (0, 1, 0, 0)),)
    assert agreed.state.task == AskPayment(0, TEST, Place(1, 2), 2, 0, Tokens())
    assert set(legal_actions(agreed.state, 0)) == {
        PayGems(0, gems) for gems in ((1, 1, 0, 0), (1, 0, 1, 0), (0, 1, 1, 0))
    }
    assert not is_paid(agreed.state)
    done = play(agreed.state, PayGems(0, (1, 0, 1, 0))).state
    assert is_paid(done)
    assert done.seats[0].gems == (0, 1, 0, 0)
    assert [now - then for now, then in zip(done.bank, state.bank, strict=True)] == [1, 1, 1, 0]


def test_no_costs_nothing_and_brings_nothing() -> None:
    done = play(asked(Pay(POWER, gems=2), gems=(2, 0, 0, 0)).state, NO).state
    assert isinstance(done.task, AskLay)
    assert (is_paid(done), done.seats[0].gems) == (False, (2, 0, 0, 0))


@rule("R2.4")
@pytest.mark.parametrize(
    ("pay", "gems", "code"),
    [
        (Pay(POWER, gems=2), (0, 1, 0, 0), RefusalCode.CANNOT_PAY),
        (Pay(POWER, colored_gems=(1, 0, 0, 0)), (0, 3, 0, 0), RefusalCode.CANNOT_PAY),
        (Pay(POWER, gems=2, colored_gems=(0, 1, 0, 0)), (0, 2, 0, 0), RefusalCode.CANNOT_PAY),
        (Pay(POWER, attack=1), (3, 3, 3, 3), RefusalCode.NO_ATTACK_TOKEN),
    ],
)
def test_what_lies_behind_the_screen_is_no_reason_not_to_ask(pay: Pay, gems: Gems, code: RefusalCode) -> None:
    state = asked(pay, gems=gems).state
    assert legal_actions(state, 0) == (NO,)
    assert refusal(state, YES).code is code


@pytest.mark.parametrize("pay", [Pay(POWER, cards=2), Pay(POWER, tokens=Tokens(magic=2)), Pay(POWER, 1, cards=3)])
def test_nobody_is_asked_where_all_can_see_that_it_is_not_possible(pay: Pay) -> None:
    """A hand of one card, and one magic token: two cannot be given, and the law has no effect."""
    done = asked(pay, hand=(35,), gems=(3, 0, 0, 0), tokens=(Tokens(magic=1), Tokens(science=2)))
    assert told(done, NoEffect) == (NoEffect(0, TEST),)
    assert isinstance(done.state.task, AskLay)


def test_a_law_that_was_paid_once_and_cannot_be_paid_twice_has_had_an_effect() -> None:
    """C58: power for a card, and again for another one, which the hand does not have."""
    pay = Pay(POWER, cards=1)
    cards = with_laws(bare_law(TEST, pay, pay))
    ada = seat(*rows((33, 34)), hand=(35, TEST))
    offered = place(in_development(ada, seat(*rows((36,))), card_set=cards), TEST, 1, 2)
    done = play(offered.state, YES)
    assert is_paid(done.state)
    narrator = Narrator(("Ada", "Ben"), cards)
    told_of = [narrator.tell(event, done.state) for event in done.events if type(event) in (TokensGained, NoEffect)]
    assert told_of == [
        "Ada gains a token of 6 points on 89 Test 89.",
        "89 Test 89 of Ada: what it would do now is not possible.",
    ]


def test_cards_of_the_hand_leave_the_game_one_at_a_time() -> None:
    """Two of three: all can see them, and the last choice leads to the effects."""
    state = play(asked(Pay(POWER, cards=2), hand=(35, 37, 66)).state, YES).state
    assert set(legal_actions(state, 0)) == {DiscardCard(0, number) for number in (35, 37, 66)}
    assert refusal(state, DiscardCard(0, 33)).code is RefusalCode.NOT_IN_HAND
    assert refusal(state, PayGems(0, NO_GEMS)).code is RefusalCode.WRONG_ACTION
    done = after(play(state, DiscardCard(0, 66)), DiscardCard(0, 35))
    assert told(done, CardsDiscarded) == (CardsDiscarded((66,)), CardsDiscarded((35,)))
    assert {35, 66} <= set(done.state.discarded)
    assert done.state.seats[0].numbers == (37,)
    assert is_paid(done.state)


def test_the_whole_hand_is_discarded_without_a_question() -> None:
    done = play(asked(Pay(POWER, cards=2), hand=(35, 37)).state, YES).state
    assert {35, 37} <= set(done.discarded)
    assert (done.seats[0].numbers, is_paid(done)) == ((), True)


def test_tokens_of_the_pyramid_are_given_up_where_the_player_likes() -> None:
    both = Tokens(science=1), Tokens(science=1, magic=1)
    state = play(asked(Pay(POWER, tokens=Tokens(science=1, magic=1)), tokens=both).state, YES).state
    left, right = (PickToken(0, 0, Place(1, x), Token(TokenKind.SCIENCE)) for x in (0, 1))
    magic = PickToken(0, 0, Place(1, 1), Token(TokenKind.MAGIC))
    assert set(legal_actions(state, 0)) == {left, right, magic}
    assert refusal(state, PickToken(0, 0, Place(1, 0), Token(TokenKind.MAGIC))).code is RefusalCode.NO_SUCH_TOKEN
    done = play(state, right)
    assert told(done, TokenPaid) == (
        TokenPaid(0, TokenAt(Place(1, 1), Token(TokenKind.SCIENCE))),
        TokenPaid(0, TokenAt(Place(1, 1), Token(TokenKind.MAGIC))),
    )
    assert (at(done.state, 1, 0).tokens, at(done.state, 1, 1).tokens) == (Tokens(science=1), Tokens())
    assert is_paid(done.state)


def test_attack_tokens_are_given_up_behind_the_screen() -> None:
    """One of two; nothing else is asked."""
    done = play(asked(Pay(POWER, attack=1), attack=2).state, YES)
    assert told(done, AttackPaid) == (AttackPaid(0, 1),)
    assert (done.state.seats[0].attack, is_paid(done.state)) == (1, True)


def test_a_promise_to_pay_can_be_kept_in_every_state_that_others_think_possible() -> None:
    """Ben sees that Ada pays two gems, so she has two, whatever Cleo has: each state that he can imagine can be."""
    state = play(asked(Pay(POWER, gems=2), seat(gems=(2, 2, 2, 2)), gems=(0, 2, 0, 0)).state, YES).state
    drawn = [resample(view(state, 1), seed) for seed in range(30)]
    assert all(sum(one.seats[0].gems) >= 2 and legal_actions(one, 0) for one in drawn)
    assert [problems(one) for one in drawn] == [()] * 30
