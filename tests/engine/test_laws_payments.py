"""What others are told of a payment, and can tell from it; what is paid stands in the rules suites."""

from __future__ import annotations

from law_play import bare_law, place, with_laws
from positions import in_development, play, rows, seat
from viceroy.engine.actions import UseLaw
from viceroy.engine.determinization import resample
from viceroy.engine.events import NoEffect, TokensGained
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import legal_actions
from viceroy.engine.views import view
from viceroy.model.laws import Gain, Pay, Reward
from viceroy.model.tokens import Tokens
from viceroy.wording.game import Narrator

TEST = 89
POWER = (Gain(Reward(tokens=Tokens(power=(6,)))),)
YES = UseLaw(0, use=True)


def test_a_law_that_was_paid_once_and_cannot_be_paid_twice_has_had_an_effect() -> None:
    """C58: power for a card, and again for another one, which the hand does not have."""
    pay = Pay(POWER, cards=1)
    cards = with_laws(bare_law(TEST, pay, pay))
    ada = seat(*rows((33, 34)), hand=(35, TEST))
    offered = place(in_development(ada, seat(*rows((36,))), card_set=cards), TEST, 1, 2)
    done = play(offered.state, YES)
    narrator = Narrator(("Ada", "Ben"), cards)
    told_of = [narrator.tell(event, done.state) for event in done.events if type(event) in (TokensGained, NoEffect)]
    assert told_of == [
        "Ada gains a power token of 6 points on 89 Test 89.",
        "89 Test 89 of Ada: an effect is not possible now.",
    ]


def test_a_promise_to_pay_can_be_kept_in_every_state_that_others_think_possible() -> None:
    """Ben sees that Ada pays two gems, so she has two, whatever Cleo has: each state that he can imagine can be."""
    ada, ben, cleo = seat(hand=(TEST,), gems=(0, 2, 0, 0)), seat(gems=(1, 1, 1, 1)), seat(gems=(2, 2, 2, 2))
    offered = place(in_development(ada, ben, cleo, card_set=with_laws(bare_law(TEST, Pay(POWER, gems=2)))), TEST, 1, 1)
    state = play(offered.state, YES).state
    drawn = [resample(view(state, 1), seed) for seed in range(30)]
    assert all(sum(one.seats[0].gems) >= 2 and legal_actions(one, 0) for one in drawn)
    assert [problems(one) for one in drawn] == [()] * 30
