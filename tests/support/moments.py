"""Moments of a game that play reaches, one for each prompt and for each task that waits under one."""

from __future__ import annotations

from functools import cache

from hand_built import BLUE, GREEN, RED, YELLOW
from law_play import bare_law, place, with_laws
from positions import (
    DEFAULTS,
    at_start,
    at_the_end,
    in_auction,
    in_development,
    laid,
    on,
    play,
    ready,
    reveal,
    row,
    rows,
    seat,
)
from viceroy.engine.actions import (
    Bid,
    BidAttack,
    ChooseColor,
    ChooseOption,
    ChooseStart,
    ChooseTopReward,
    Done,
    DrawCards,
    Pass,
    PickToken,
    PlaceCard,
    Slot,
    TakeCard,
    Token,
    TuckCard,
    UseLaw,
)
from viceroy.engine.state import GameState, Seat, Standing
from viceroy.model.cards import CardSet
from viceroy.model.editions import GERMAN, ITALIAN, TURNS, PassTiming
from viceroy.model.geometry import Place
from viceroy.model.lasting import Trigger, Whenever
from viceroy.model.laws import (
    Deck,
    Gain,
    Look,
    LookBehindScreen,
    LookedDeck,
    MoveToken,
    OthersLose,
    Pay,
    Rest,
    Reward,
    StoreGems,
    TuckFromHand,
    TurnToken,
    Untuck,
)
from viceroy.model.tokens import TokenKind, Tokens, gems
from viceroy.sessions.new_game import new_game

ONE_EACH = (1, 1, 1, 1)
AFTER_BIDS = DEFAULTS.with_options(pass_income_timing=PassTiming.AFTER_BIDS)
UP_FRONT = DEFAULTS.with_options(sequential_draw=False)
SINGLES = row(blue=33, red=34, green=35, yellow=36)
PAIRS = row(blue=(33, 37), red=(34, 38), green=35, yellow=(36, 41))

# -- setup -------------------------------------------------------------------------------------------------------------


@cache
def returning() -> GameState:
    """Two seats return gems (R2.3)."""
    return new_game(2, edition=GERMAN, seed=1)


@cache
def choosing() -> GameState:
    """Two seats choose their first cards; four characters and four laws are not used (R2.5, B1)."""
    return at_start((10, 12), (15, 32), edition=ITALIAN, virtual_opponents=1)


@cache
def first_gems() -> GameState:
    """Seat 0 takes three gems for its first card 10, then seat 1 four for 12, and seat 2 draws a card later (R2.6)."""
    state = at_start((10, 40), (12, 45), (32, 46))
    return play(state, ChooseStart(0, 10, 40), ChooseStart(1, 12, 45), ChooseStart(2, 32, 46)).state


@cache
def first_law() -> GameState:
    """Seat 0 takes three gems for its first card 10; four characters and four laws are not used (B1)."""
    return play(at_start((10, 40), (8, 45), edition=ITALIAN), ChooseStart(0, 10, 40), ChooseStart(1, 8, 45)).state


@cache
def first_infinite() -> GameState:
    """Seat 0 has an infinite gem on its first card 18, and seat 1 takes four gems for 21 (R2.6)."""
    return play(at_start((18, 40), (21, 45)), ChooseStart(0, 18, 40), ChooseStart(1, 21, 45)).state


@cache
def first_draws() -> GameState:
    """Seat 0 draws a card for its first card 15, then seat 1 one for 32 (C1)."""
    return play(at_start((15, 40), (32, 45)), ChooseStart(0, 15, 40), ChooseStart(1, 32, 45)).state


# -- auctions ----------------------------------------------------------------------------------------------------------


@cache
def first_auction() -> GameState:
    """Both seats bid in the first auction of the first turn."""
    return in_auction(seat(gems=ONE_EACH), seat(gems=ONE_EACH), turn=1)


@cache
def bidding() -> GameState:
    """Seats 0 and 1 bid in the second auction; seat 2 has passed before."""
    third = seat(standing=Standing.PASSED)
    return in_auction(seat(gems=gems(red=1)), seat(gems=ONE_EACH), third, auction=2, row=SINGLES)


@cache
def opened() -> GameState:
    """Seat 0 takes its three gems, then seat 1; seat 2 has bid an attack token and seat 3 blue."""
    seats = (seat(on(1, 0, 1)), seat(on(1, 0, 2)), seat(on(1, 0, 3), attack=1), seat(on(1, 0, 4), gems=ONE_EACH))
    return all_said(in_auction(*seats, row=SINGLES), Pass(0), Pass(1), BidAttack(2), Bid(3, BLUE))


@cache
def attacking() -> GameState:
    """Seats 0 and 1 take a card each for attack tokens; seats 2 and 3 have bid blue, where two cards lie."""
    seats = (seat(on(1, 0, 1), attack=1), seat(on(1, 0, 2), attack=1), seat(gems=ONE_EACH), seat(gems=ONE_EACH))
    cards = row(blue=(33, 37), red=34, green=35)
    return all_said(in_auction(*seats, row=cards), BidAttack(0), BidAttack(1), Bid(2, BLUE), Bid(3, BLUE))


@cache
def taking() -> GameState:
    """Seat 0 has taken card 35 for its attack token; seat 1 takes one, and seats 2 and 3 have bid blue."""
    return play(attacking(), TakeCard(0, GREEN, Slot.BASE)).state


@cache
def waiting() -> GameState:
    """Seat 0 has passed and takes its gems later; seat 1 takes a card for an attack token; seat 2 sits out (L69)."""
    seats = (seat(), seat(attack=1), seat(standing=Standing.SKIPS))
    return all_said(in_auction(*seats, row=SINGLES, edition=AFTER_BIDS), Pass(0), BidAttack(1))


@cache
def drawn() -> GameState:
    """Seat 0 takes a card for an attack token; seat 1 has bid red, and virtual opponents drew blue and yellow."""
    seats = (seat(on(1, 0, 1), attack=1), seat(gems=ONE_EACH))
    state = in_auction(*seats, row=row(blue=33, red=(34, 38), green=35), virtual_opponents=2)
    return reveal(state, BidAttack(0), Bid(1, RED), drawn=(BLUE, YELLOW)).state


@cache
def claiming() -> GameState:
    """Seat 0 claims a blue card beside virtual opponent 0, seats 1 and 2 a red card each."""
    seats = (seat(gems=gems(blue=1)), seat(gems=ONE_EACH), seat(gems=ONE_EACH))
    state = in_auction(*seats, row=PAIRS, virtual_opponents=1)
    return reveal(state, Bid(0, BLUE), Bid(1, RED), Bid(2, RED), drawn=(BLUE,)).state


@cache
def discarding() -> GameState:
    """Seat 0 discards two cards, one after the other, for two virtual opponents that drew yellow."""
    seats = (seat(on(1, 0, 1), gems=gems(red=1)), seat(gems=gems(red=1)))
    state = in_auction(*seats, row=row(blue=33, red=34, green=35), virtual_opponents=2)
    return reveal(state, Bid(0, RED), Bid(1, RED), drawn=(YELLOW, YELLOW)).state


@cache
def won() -> GameState:
    """Seat 0 has won card 34, and its law 78 waits for cards."""
    seats = (seat(on(1, 0, 1), on(1, 1, 78), gems=gems(red=1)), seat(gems=ONE_EACH))
    return all_said(in_auction(*seats, row=SINGLES), Bid(0, RED), Bid(1, BLUE))


@cache
def between() -> GameState:
    """Seat 0 takes its three gems after the bids of the first auction, then seat 1; seat 2 and 3 go on."""
    seats = (seat(on(1, 0, 1)), seat(on(1, 0, 2)), seat(gems=ONE_EACH), seat(gems=ONE_EACH))
    state = in_auction(*seats, row=SINGLES, edition=AFTER_BIDS)
    return all_said(state, Pass(0), Pass(1), Bid(2, RED), Bid(3, RED))


@cache
def failed() -> GameState:
    """Seats 0 and 1 take three gems each after they failed in the third auction; seat 2 has a card."""
    seats = (seat(on(1, 0, 1), gems=gems(red=1)), seat(gems=gems(red=1)), seat(standing=Standing.HAS_CARD))
    return all_said(in_auction(*seats, row=SINGLES, auction=3), Bid(0, RED), Bid(1, RED))


def all_said(state: GameState, *actions: Bid | BidAttack | Pass) -> GameState:
    return play(state, *actions).state


# -- development -------------------------------------------------------------------------------------------------------


@cache
def laying() -> GameState:
    """Both seats lay cards in the first round of turn 2; seat 0 has an infinite gem and three cards."""
    own = seat(on(1, 0, 9), on(1, 1, 10), on(2, 0, 11, infinite=(BLUE,)), gems=ONE_EACH, hand=(5, 71), attack=1)
    return in_development(own, seat(on(1, 0, 12), hand=(6,)))


@cache
def last_round() -> GameState:
    """Both seats lay cards in the first round of the last turn."""
    return in_development(seat(*rows((33,)), hand=(5,)), seat(hand=(6,)), turn=TURNS)


@cache
def placing() -> GameState:
    """Seat 0 places card 5, then seats 1 and 2 cards 6 and 7."""
    held = {25: (5, 45), 26: (6,), 27: (7,)}
    seats = [seat(on(1, 0, number), gems=ONE_EACH, hand=hand) for number, hand in held.items()]
    return laid(in_development(*seats), 5, 6, 7)


@cache
def rewarded() -> GameState:
    """Seat 0 takes gems for card 10; card 12 of seat 1 is still to be placed."""
    seats = (seat(on(1, 0, 25), gems=ONE_EACH, hand=(10,)), seat(on(1, 0, 26), gems=ONE_EACH, hand=(12,)))
    return play(laid(in_development(*seats), 10, 12), PlaceCard(0, Place(1, 1))).state


@cache
def on_top() -> GameState:
    """Seat 0 has placed the Captain on level 5 and may choose rewards (R6.11)."""
    there, state = ready(5, 32, gems(green=1, blue=1, yellow=3), turn=11)
    return play(state, PlaceCard(0, there)).state


@cache
def top_draw() -> GameState:
    """Seat 0 draws a card for row 1 of the Captain on level 5; rows 2 and 3 wait."""
    return play(on_top(), ChooseTopReward(0, points=False)).state


@cache
def drawing() -> GameState:
    """Seat 0 draws a card for card 15, and its law 78 waits for cards."""
    own = seat(on(1, 0, 25), on(1, 1, 78), gems=ONE_EACH, hand=(15,))
    return play(laid(in_development(own, seat()), 15), PlaceCard(0, Place(1, 2))).state


@cache
def taken() -> GameState:
    """Seat 0 has drawn laws 88 and 87 by law 70, in one event; law 78 waits for both."""
    own = seat(on(1, 0, 25), on(1, 1, 78), gems=ONE_EACH, hand=(70,))
    state = in_development(own, seat(), edition=UP_FRONT, law_deck=(88, 87, 86, 85))
    return place(state, 70, 1, 2).state


@cache
def drawing_two() -> GameState:
    """Seat 0 has drawn law 88 for a law that lets draw two cards; its law 78 waits for it."""
    cards = with_laws(bare_law(85, Gain(Reward(draw=2))))
    own = seat(on(1, 0, 25), on(1, 1, 78), gems=ONE_EACH, hand=(85,))
    state = place(in_development(own, seat(), card_set=cards, law_deck=(88, 87, 86)), 85, 1, 2).state
    return play(state, DrawCards(0, (Deck.LAWS,))).state


@cache
def drawing_on() -> GameState:
    """Seat 0 has drawn law 88 by law 70 and draws two more, one by one; law 78 waits for each."""
    own = seat(on(1, 0, 25), on(1, 1, 78), gems=ONE_EACH, hand=(70,))
    return place(in_development(own, seat(), law_deck=(88, 87, 86, 85)), 70, 1, 2).state


# -- laws --------------------------------------------------------------------------------------------------------------


@cache
def choosing_option() -> GameState:
    """Seat 0 chooses one of the three rewards of law 71."""
    return place(in_development(seat(on(1, 0, 25), hand=(71,)), seat()), 71, 1, 1).state


@cache
def choosing_color() -> GameState:
    """Seat 0 chooses the color of an infinite gem for law 73."""
    state = place(in_development(seat(on(1, 0, 25), hand=(73,)), seat()), 73, 1, 1).state
    return play(state, ChooseOption(0, 2)).state


@cache
def own_gem() -> GameState:
    """Seat 0 may put its own red gem on law 73, since the bank has none."""
    own = seat(on(1, 0, 25), gems=gems(red=1), hand=(73,))
    state = place(in_development(own, seat(), bank=(1, 0, 1, 1)), 73, 1, 1).state
    return play(state, ChooseOption(0, 2), ChooseColor(0, RED)).state


@cache
def putting_back() -> GameState:
    """Seat 0 puts two of its laws 86, 87 and 88 back; the character 5 in its hand stays."""
    own = seat(on(1, 0, 25), hand=(5, 70))
    return place(in_development(own, seat(), law_deck=(88, 87, 86, 85)), 70, 1, 1).state


TWO_AT_MOST = with_laws(bare_law(72, TuckFromHand(2), StoreGems(3)))
"""A law 72 that tucks up to two cards and then stores up to three gems."""


@cache
def tucking() -> GameState:
    """Seat 0 tucks up to two cards of its hand under law 72, and stores gems on it after that."""
    own = seat(on(1, 0, 25), gems=ONE_EACH, hand=(5, 6, 7, 72))
    return place(in_development(own, seat(), card_set=TWO_AT_MOST), 72, 1, 1).state


@cache
def tucking_any() -> GameState:
    """Seat 0 tucks cards of its hand under the printed law 72, as many as it likes."""
    return place(in_development(seat(on(1, 0, 25), hand=(5, 6, 7, 72)), seat()), 72, 1, 1).state


@cache
def storing() -> GameState:
    """Seat 0 stores up to eight gems on law 76."""
    own = seat(on(1, 0, 25), gems=ONE_EACH, hand=(5, 76))
    return place(in_development(own, seat()), 76, 1, 1).state


@cache
def tucking_free() -> GameState:
    """Seat 0 tucks one of its free cards, 28 and 29, under law 74."""
    own = seat(*rows((25, 26, 27), (28, 29)), hand=(74,))
    return place(in_development(own, seat()), 74, 1, 3).state


@cache
def swapping() -> GameState:
    """Seat 0 has picked its magic token at 1, 0 and seat 1's science token there; it pays three gems."""
    own = seat(on(1, 0, 25, tokens=Tokens(magic=1)), gems=ONE_EACH, hand=(67,))
    state = in_development(own, seat(on(1, 0, 26, tokens=Tokens(science=1))), seat())
    state = place(state, 67, 1, 1).state
    mine = PickToken(0, 0, Place(1, 0), Token(TokenKind.MAGIC))
    return play(state, mine, PickToken(0, 1, Place(1, 0), Token(TokenKind.SCIENCE))).state


@cache
def row_taking() -> GameState:
    """Seat 0 takes a card of the row by law 69, after which it skips an auction phase."""
    return place(in_development(seat(on(1, 0, 25), hand=(69,)), seat(), row=SINGLES), 69, 1, 1).state


@cache
def responding() -> GameState:
    """Seat 1 may use its law 89, as seat 0 has played law 85; law 90 of seat 2 is to respond after that."""
    state = in_development(seat(on(1, 0, 25), hand=(85,)), *_watchers(Trigger.LAW_PLAYED), card_set=_standing())
    return place(state, 85, 1, 1).state


@cache
def pricing() -> GameState:
    """Seat 0 is to pay two of its gems for law 89, which it has just placed."""
    law = bare_law(89, Gain(Reward(gems=1)), price=2)
    own = seat(*rows((33,)), hand=(89,), gems=gems(blue=2, red=1))
    return place(in_development(own, seat(*rows((36,))), card_set=with_laws(law)), 89, 1, 1).state


@cache
def paying() -> GameState:
    """Seat 0 has said that it pays two gems and a card for what law 89 does, and chooses the gems."""
    law = bare_law(89, Pay((Gain(Reward(gems=1)),), gems=2, cards=1))
    own = seat(*rows((33,)), hand=(35, 37, 89), gems=gems(blue=2, red=1))
    asked = place(in_development(own, seat(*rows((36,))), card_set=with_laws(law)), 89, 1, 1).state
    return play(asked, UseLaw(0, use=True)).state


@cache
def moving_token() -> GameState:
    """Seat 0 has picked its magic token at 1, 0 and moves it to another card."""
    law = bare_law(89, MoveToken())
    own = seat(on(1, 0, 33, tokens=Tokens(magic=1)), hand=(89,))
    asked = place(in_development(own, seat(*rows((36,))), card_set=with_laws(law)), 89, 1, 1).state
    return play(asked, PickToken(0, 0, Place(1, 0), Token(TokenKind.MAGIC))).state


@cache
def turning_token() -> GameState:
    """Seat 0 may turn over its magic token at 1, 0 by its law 89."""
    own = seat(on(1, 0, 33, tokens=Tokens(magic=1)), hand=(89,))
    cards = with_laws(bare_law(89, TurnToken()))
    return place(in_development(own, seat(*rows((36,))), card_set=cards), 89, 1, 1).state


@cache
def losing() -> GameState:
    """Seat 1 loses two gems by the law 89 of seat 0; seat 2 is the next."""
    own, others = seat(*rows((33,)), hand=(89,)), (seat(gems=gems(blue=2, red=1)), seat())
    cards = with_laws(bare_law(89, OthersLose(2)))
    return place(in_development(own, *others, card_set=cards), 89, 1, 1).state


@cache
def untucking() -> GameState:
    """Seat 0 takes cards from under its law 89, one or two of those that it has tucked there."""
    law = bare_law(89, TuckFromHand(2), Untuck(2))
    own = seat(*rows((33,)), hand=(35, 37, 89))
    asked = place(in_development(own, seat(*rows((36,))), card_set=with_laws(law)), 89, 1, 1).state
    return play(asked, TuckCard(0, 35), TuckCard(0, 37)).state


@cache
def looking() -> GameState:
    """Seat 0 looks at three cards of the law deck by its law 89, to keep one."""
    cards = with_laws(bare_law(89, Look(LookedDeck.LAWS, 3, 1, Rest.TOP)))
    return place(in_development(seat(*rows((33,)), hand=(89,)), seat(*rows((36,))), card_set=cards), 89, 1, 1).state


@cache
def choosing_screen() -> GameState:
    """Seat 0 chooses by its law 89 behind which of two screens it looks."""
    cards = with_laws(bare_law(89, LookBehindScreen()))
    own, others = seat(*rows((33,)), hand=(89,)), (seat(gems=gems(blue=2, red=1)), seat())
    return place(in_development(own, *others, card_set=cards), 89, 1, 1).state


@cache
def round_over() -> GameState:
    """Seat 0 may use its law 89, as the first round is over; all have passed."""
    state = in_development(*_watchers(Trigger.ROUND_ENDED), card_set=_standing(Trigger.ROUND_ENDED))
    return play(state, Pass(0), Pass(1)).state


def _standing(event: Trigger = Trigger.LAW_PLAYED) -> CardSet:
    rules = (Whenever(event, may_do=(Gain(Reward(gems=1)),)),)
    return with_laws(bare_law(89, whenever=rules), bare_law(90, whenever=rules))


def _watchers(event: Trigger) -> tuple[Seat, Seat]:
    cards = _standing(event)
    first, second = (on(1, 1, number, card_set=cards) for number in (89, 90))
    return seat(on(1, 0, 26), first), seat(on(1, 0, 27), second)


# -- the end -----------------------------------------------------------------------------------------------------------


@cache
def painting() -> GameState:
    """Seat 0 paints its circle of one blue section, two red ones and a green one; seat 1 has no circle."""
    own = seat(*rows((33, 35), (37,)), gems=(2, 2, 2, 2))
    return at_the_end(own, seat())


@cache
def over() -> GameState:
    """Nobody has painted anything."""
    return play(painting(), Done(0), Done(1)).state
