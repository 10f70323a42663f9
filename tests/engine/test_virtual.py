"""Solo games and virtual opponents: A12, the scenarios F65 to F73, and the decisions C47 to C56.

What a virtual opponent draws is chance; a test names the colors, and the seed that draws them is looked for.
"""

from __future__ import annotations

import pytest

from hand_built import BLUE, GREEN, RED, YELLOW
from positions import in_auction, on, play, refusal, reveal, row, seat, told
from rules import rule
from viceroy.engine.actions import Bid, BidAttack, Claim, DiscardFromRow, Pass, Slot, TakeCard, TakeGems
from viceroy.engine.events import AuctionStarted, BidsRevealed, CardsDiscarded, GemsTaken, RowMoved
from viceroy.engine.prompts import AskBids, AskGems, AskLay
from viceroy.engine.reducer import legal_actions, to_act
from viceroy.engine.state import Rules
from viceroy.errors import RefusalCode
from viceroy.model.tokens import Color, Gems, gems

BASE, TIP = Slot.BASE, Slot.TIP
ONE_EACH: Gems = (1, 1, 1, 1)
SINGLES = row(blue=33, red=34, green=35, yellow=36)
TWO_BLUE = row(blue=(33, 37), red=34, green=35, yellow=36)
TWO_YELLOW = row(blue=33, red=34, green=35, yellow=(36, 37))


def discards(state_events: tuple[CardsDiscarded, ...]) -> list[int]:
    return [number for event in state_events for number in event.cards]


# -- one human ---------------------------------------------------------------------------------------------------------


@rule("R12.2", "R12.3", "F65")
def test_the_same_color_goes_on_to_the_next_auction() -> None:
    """Both red, one red card: the human's gem to the bank, the drawn one to the box, then auction 2."""
    state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=1)
    done = reveal(state, Bid(0, RED), drawn=(RED,))
    assert done.state.bank == (3, 4, 3, 3)
    assert done.state.seats[0].gems == (1, 0, 1, 1)
    assert 4 * done.state.rules.box == 48
    assert done.state.bases == (33, 34, 35, 36)
    assert told(done, AuctionStarted) == (AuctionStarted(2, (0,)),)


@rule("R12.3")
def test_at_most_three_auctions_in_solo() -> None:
    """Three collisions with the virtual opponent end the phase; the human has passed and takes 3 gems."""
    state = in_auction(seat(gems=gems(red=3)), row=SINGLES, virtual_opponents=1)
    for _ in range(3):
        assert isinstance(state.task, AskBids)
        state = reveal(state, Bid(0, RED), drawn=(RED,)).state
    assert isinstance(state.task, AskGems)
    assert isinstance(play(state, TakeGems(0, (0, 3, 0, 0))).state.task, AskLay)


@rule("R12.4", "F66")
def test_a_different_color_discards_the_base() -> None:
    state = in_auction(seat(gems=ONE_EACH), row=TWO_BLUE, virtual_opponents=1)
    done = reveal(state, Bid(0, RED), drawn=(BLUE,))
    assert done.state.seats[0].numbers == (34,)
    assert discards(told(done, CardsDiscarded)) == [33]
    assert 33 in done.state.discarded
    assert told(done, RowMoved) == (RowMoved((37,), (None, None, 35, 36)),)  # the tip lay there until the phase ended


@rule("R12.4", "F66")
def test_the_tip_stays_for_the_next_auction() -> None:
    """With a second human still bidding, the blue tip lies there in auction 2 and the base does not."""
    state = in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), row=TWO_BLUE, virtual_opponents=1)
    done = reveal(state, Bid(0, RED), Bid(1, RED), drawn=(BLUE,)).state
    assert (done.bases[0], done.tips[0]) == (None, 37)
    assert done.virtual_done == (True,)


@rule("R12.4")
def test_a_single_card_of_a_virtual_color_is_discarded() -> None:
    for cards in (row(blue=33, red=34, green=35, yellow=36), row(blue=(None, 33), red=34, green=35, yellow=36)):
        done = reveal(in_auction(seat(gems=ONE_EACH), row=cards, virtual_opponents=1), Bid(0, RED), drawn=(BLUE,))
        assert discards(told(done, CardsDiscarded)) == [33]
        assert done.state.seats[0].numbers == (34,)


@rule("R12.5", "F67")
def test_a_color_without_cards_lets_the_human_discard_one() -> None:
    state = in_auction(seat(gems=ONE_EACH), row=row(red=34, green=(35, 38), yellow=36), virtual_opponents=1)
    done = reveal(state, Bid(0, RED), drawn=(BLUE,))
    assert done.state.seats[0].numbers == (34,)
    assert set(legal_actions(done.state, 0)) == {
        DiscardFromRow(0, GREEN, BASE), DiscardFromRow(0, GREEN, TIP), DiscardFromRow(0, YELLOW, BASE)
    }  # fmt: skip
    assert refusal(done.state, DiscardFromRow(0, RED, BASE)).code is RefusalCode.NO_CARD_THERE
    after = play(done.state, DiscardFromRow(0, GREEN, BASE))
    assert discards(told(after, CardsDiscarded)) == [35]
    assert isinstance(after.state.task, AskLay)


@rule("R12.5", "C51", "F67")
def test_the_virtual_opponent_is_done() -> None:
    """Two humans collide; the virtual opponent whose color has no card acts no more this turn."""
    state = in_auction(
        seat(gems=gems(red=2)), seat(gems=gems(red=2)), row=row(red=34, green=35, yellow=36), virtual_opponents=1
    )
    done = reveal(state, Bid(0, RED), Bid(1, RED), drawn=(BLUE,)).state
    done = play(done, DiscardFromRow(to_act(done)[0], YELLOW, BASE)).state
    assert done.auction == 2
    (revealed,) = told(play(done, Bid(0, RED), Bid(1, RED)), BidsRevealed)
    assert revealed.virtual == ()


@rule("R12.5", "C51", "F67")
def test_nothing_is_discarded_where_no_card_is_left() -> None:
    """The human took the only card there was, so nothing is left to discard."""
    state = in_auction(seat(gems=ONE_EACH), row=row(red=34), virtual_opponents=1)
    done = reveal(state, Bid(0, RED), drawn=(BLUE,))
    assert not told(done, CardsDiscarded)
    assert isinstance(done.state.task, AskLay)


@rule("R12.9", "C50", "F68")
def test_the_human_takes_the_tip_and_the_base_goes() -> None:
    state = in_auction(seat(gems=ONE_EACH), row=TWO_YELLOW, virtual_opponents=1)
    done = reveal(state, Bid(0, YELLOW), drawn=(YELLOW,))
    assert set(legal_actions(done.state, 0)) == {Claim(0, TIP), Claim(0, None)}
    assert refusal(done.state, Claim(0, BASE)).rule == "R12.9"
    after = play(done.state, Claim(0, TIP))
    assert after.state.seats[0].numbers == (37,)
    assert 36 in after.state.discarded
    assert isinstance(after.state.task, AskLay)


@rule("R12.9", "F68")
def test_the_human_leaves_both_and_both_bid_again() -> None:
    """He leaves both cards; human and virtual opponent bid again in auction 2."""
    state = in_auction(seat(gems=gems(yellow=2)), row=TWO_YELLOW, virtual_opponents=1)
    state = reveal(state, Bid(0, YELLOW), drawn=(YELLOW,)).state
    after = play(state, Claim(0, None))
    assert (after.state.bases[3], after.state.tips[3]) == (36, 37)
    assert told(after, AuctionStarted) == (AuctionStarted(2, (0,)),)
    again = reveal(after.state, Bid(0, YELLOW), drawn=(GREEN,))
    assert told(again, BidsRevealed)[0].virtual == ((0, GREEN),)


@rule("R12.9", "C56", "F68")
def test_leaving_both_in_the_third_auction_is_passing() -> None:
    """In auction 3 the cards stay and move on, and the human passes and takes his income."""
    state = in_auction(seat(gems=gems(yellow=1)), row=TWO_YELLOW, virtual_opponents=1, auction=3)
    state = reveal(state, Bid(0, YELLOW), drawn=(YELLOW,)).state
    after = play(state, Claim(0, None))
    assert isinstance(after.state.task, AskGems)
    assert 36 in after.state.bases
    done = play(after.state, TakeGems(0, (1, 1, 1, 0))).state
    assert done.tips[3] == 36
    assert 37 in done.discarded


@rule("C49")
def test_a_virtual_opponent_acts_when_the_human_passes() -> None:
    """Hands open together; the drawn card is discarded though the human passed; no further auction follows."""
    state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=1)
    done = reveal(state, Pass(0), drawn=(BLUE,))
    after = play(done.state, TakeGems(0, (1, 1, 1, 0)))
    assert 33 in after.state.discarded
    assert isinstance(after.state.task, AskLay)
    assert not told(after, AuctionStarted)


@rule("C51")
def test_a_human_who_passed_discards_for_the_virtual_opponent() -> None:
    state = in_auction(seat(gems=ONE_EACH), row=row(red=34, green=35, yellow=36), virtual_opponents=1)
    done = reveal(state, Pass(0), drawn=(BLUE,))
    state = play(done.state, TakeGems(0, (1, 1, 1, 0))).state
    assert to_act(state) == (0,)
    after = play(state, DiscardFromRow(0, RED, BASE))
    assert discards(told(after, CardsDiscarded)) == [34]


@rule("R12.2", "C55")
def test_a_virtual_opponent_has_no_income() -> None:
    """After three collisions only the human takes gems; what is drawn stays in the box."""
    state = in_auction(seat(gems=gems(red=1)), row=SINGLES, virtual_opponents=1, auction=3)
    done = reveal(state, Bid(0, RED), drawn=(RED,))
    after = play(done.state, TakeGems(0, (0, 3, 0, 0)))
    assert told(after, GemsTaken) == (GemsTaken(0, (0, 3, 0, 0)),)
    assert sum(after.state.bank) + sum(after.state.seats[0].gems) == 16


@rule("C52")
def test_a_virtual_opponent_whose_card_was_taken_by_attack_goes_on() -> None:
    """An attacker takes the last blue card; the virtual opponent on blue gets nothing, and bids again."""
    state = in_auction(seat(attack=1), seat(gems=gems(red=2)), seat(gems=gems(red=2)), row=SINGLES, virtual_opponents=1)
    revealed = reveal(state, BidAttack(0), Bid(1, RED), Bid(2, RED), drawn=(BLUE,))
    done = play(revealed.state, TakeCard(0, BLUE, BASE))
    assert not told(done, CardsDiscarded)
    assert told(done, AuctionStarted) == (AuctionStarted(2, (1, 2)),)
    again = reveal(done.state, Bid(1, RED), Bid(2, RED), drawn=(GREEN,))
    assert told(again, BidsRevealed)[0].virtual == ((0, GREEN),)


@rule("C7")
def test_an_attacker_leaves_one_card_for_human_and_virtual() -> None:
    state = in_auction(seat(attack=1), seat(gems=gems(yellow=2)), row=TWO_YELLOW, virtual_opponents=1)
    revealed = reveal(state, BidAttack(0), Bid(1, YELLOW), drawn=(YELLOW,))
    done = play(revealed.state, TakeCard(0, YELLOW, BASE))
    assert told(done, AuctionStarted) == (AuctionStarted(2, (1,)),)
    assert done.state.tips[3] == 37


# -- several virtual opponents -----------------------------------------------------------------------------------------


@rule("R12.7")
def test_two_virtual_opponents_on_one_card_go_on() -> None:
    """Two virtual opponents draw the color of one card: it stays, and both bid again in the next auction."""
    state = in_auction(seat(gems=gems(red=2)), seat(gems=gems(red=2)), row=SINGLES, virtual_opponents=2)
    done = reveal(state, Bid(0, RED), Bid(1, RED), drawn=(BLUE, BLUE)).state
    assert done.bases[0] == 33
    assert done.virtual_done == (False, False)
    again = reveal(done, Bid(0, RED), Bid(1, RED), drawn=(GREEN, YELLOW))
    assert [opponent for opponent, _ in told(again, BidsRevealed)[0].virtual] == [0, 1]


@rule("R12.8")
def test_two_virtual_opponents_on_two_cards_discard_both() -> None:
    state = in_auction(seat(gems=gems(red=2)), seat(gems=gems(red=2)), row=TWO_BLUE, virtual_opponents=2)
    done = reveal(state, Bid(0, RED), Bid(1, RED), drawn=(BLUE, BLUE))
    assert sorted(discards(told(done, CardsDiscarded))) == [33, 37]
    assert done.state.virtual_done == (True, True)


@rule("R12.8", "B37")
def test_a_human_on_the_same_color_keeps_both_cards_there() -> None:
    state = in_auction(seat(gems=gems(blue=2)), row=TWO_BLUE, virtual_opponents=2)
    done = reveal(state, Bid(0, BLUE), drawn=(BLUE, BLUE))
    assert (done.state.bases[0], done.state.tips[0]) == (33, 37)
    assert not told(done, CardsDiscarded)
    assert told(done, AuctionStarted) == (AuctionStarted(2, (0,)),)
    assert done.state.virtual_done == (False, False)


@rule("R12.10", "C53")
@pytest.mark.parametrize("cards", [SINGLES, TWO_BLUE], ids=["one card", "two cards"])
def test_three_virtual_opponents_on_one_color_get_nothing(cards: tuple[object, object]) -> None:
    state = in_auction(seat(gems=gems(red=2)), row=cards, virtual_opponents=3)  # type: ignore[arg-type]
    done = reveal(state, Bid(0, RED), drawn=(BLUE, BLUE, BLUE))
    assert not told(done, CardsDiscarded)
    assert done.state.seats[0].numbers == (34,)
    assert isinstance(done.state.task, AskLay)  # the human has a card, so no further auction is held (R12.10)


@rule("C54")
def test_two_humans_and_a_virtual_opponent_on_two_cards_get_nothing() -> None:
    state = in_auction(seat(gems=gems(blue=2)), seat(gems=gems(blue=2)), row=TWO_BLUE, virtual_opponents=1)
    done = reveal(state, Bid(0, BLUE), Bid(1, BLUE), drawn=(BLUE,))
    assert (done.state.bases[0], done.state.tips[0]) == (33, 37)
    assert told(done, AuctionStarted) == (AuctionStarted(2, (0, 1)),)


@rule("R12.10")
def test_no_auction_without_a_human() -> None:
    state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=2)
    done = reveal(state, Bid(0, RED), drawn=(BLUE, BLUE))
    assert isinstance(done.state.task, AskLay)
    assert 33 in done.state.tips


@rule("R12.2")
def test_virtual_opponents_act_again_next_turn() -> None:
    state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=1)
    state = reveal(state, Bid(0, RED), drawn=(BLUE,)).state
    state = play(state, Pass(0)).state
    assert (state.turn, state.auction) == (3, 1)
    assert len(told(play(state, Pass(0)), BidsRevealed)[0].virtual) == 1


@rule("C51")
def test_the_human_with_the_lowest_number_discards() -> None:
    state = in_auction(
        seat(on(1, 0, 20), gems=gems(red=1)),
        seat(on(1, 0, 7), gems=gems(green=1)),
        row=row(red=34, green=35, yellow=(36, 37)),
        virtual_opponents=2,
    )
    done = reveal(state, Bid(0, RED), Bid(1, GREEN), drawn=(BLUE, BLUE))
    assert [held.numbers for held in done.state.seats] == [(34,), (35,)]
    assert to_act(done.state) == (1,)
    after = play(done.state, DiscardFromRow(1, YELLOW, BASE))
    assert 37 in after.state.discarded  # the one card left goes without a prompt
    assert isinstance(after.state.task, AskLay)


@rule("C51")
def test_only_humans_in_this_auction_discard() -> None:
    """In auction 2 the human with the lowest number of the table has a card; one still bidding discards."""
    state = in_auction(
        seat(on(1, 0, 3), gems=gems(yellow=1)),
        seat(on(1, 0, 20), gems=gems(red=2)),
        seat(on(1, 0, 30), gems=gems(red=2)),
        row=row(blue=33, red=34, green=35, yellow=36),
        virtual_opponents=1,
    )
    # auction 1: seat 0 takes yellow; the others and the virtual opponent collide on red
    state = reveal(state, Bid(0, YELLOW), Bid(1, RED), Bid(2, RED), drawn=(RED,)).state
    done = reveal(state, Bid(1, RED), Bid(2, RED), drawn=(YELLOW,))
    assert to_act(done.state) == (1,)
    assert DiscardFromRow(1, BLUE, BASE) in legal_actions(done.state, 1)


@rule("C48", "F73")
def test_virtual_opponents_draw_without_putting_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "box", 1)
    drawn = set()
    for seed in range(150):
        state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=2, seed=seed)
        (revealed,) = told(play(state, Bid(0, RED)), BidsRevealed)
        drawn.add(tuple(color for _, color in revealed.virtual))
    assert len(drawn) == 12  # each of the four colors, and each of the three others after it
    assert all(first is not second for first, second in drawn)


@rule("R12.2")
def test_every_color_is_drawn_alike() -> None:
    """A gem is drawn blindly, and the box holds as many of each color: each comes up about once in four."""
    counts: dict[Color, int] = dict.fromkeys(Color, 0)
    for seed in range(800):
        state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=1, seed=seed)
        (revealed,) = told(play(state, Bid(0, RED)), BidsRevealed)
        counts[revealed.virtual[0][1]] += 1
    assert all(150 < count < 250 for count in counts.values())


@rule("C48")
def test_draws_are_put_back_after_the_auction() -> None:
    """Over the auctions of a turn the box is whole again: one color may be drawn three times by each."""
    state = in_auction(seat(gems=gems(red=3)), row=SINGLES, virtual_opponents=2)
    for _ in range(3):
        state = reveal(state, Bid(0, RED), drawn=(RED, RED)).state
    assert isinstance(state.task, AskGems)
