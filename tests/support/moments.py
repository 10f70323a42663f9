"""Moments of a game that play reaches, one for each prompt and for each task that waits under one."""

from __future__ import annotations

from functools import cache

from hand_built import BLUE, RED
from law_play import bare_law, place, with_laws
from positions import DEFAULTS, at_the_end, in_auction, in_development, laid, on, play, ready, reveal, row, rows, seat
from viceroy.engine.actions import (
    Bid,
    BidAttack,
    ChooseColor,
    ChooseOption,
    Done,
    DrawCards,
    Pass,
    PickToken,
    PlaceCard,
    Token,
    TuckCard,
    UseLaw,
)
from viceroy.engine.state import GameState, Standing
from viceroy.model.cards import CardSet
from viceroy.model.editions import GERMAN, PassTiming
from viceroy.model.geometry import Place
from viceroy.model.laws import (
    Deck,
    DeckEnd,
    Gain,
    Look,
    LookedDeck,
    MoveToken,
    Pay,
    Reward,
    Trigger,
    TuckFromHand,
    Untuck,
    Whenever,
)
from viceroy.model.tokens import TokenKind, Tokens, gems
from viceroy.positions.forms import PositionPlayerForm
from viceroy.sessions.new_game import new_game

ONE_EACH = (1, 1, 1, 1)
AFTER_BIDS = DEFAULTS.with_options(pass_income_timing=PassTiming.AFTER_BIDS)
SINGLES = row(blue=33, red=34, green=35, yellow=36)
PAIRS = row(blue=(33, 37), red=(34, 38), green=35, yellow=(36, 41))

# -- setup -------------------------------------------------------------------------------------------------------------


@cache
def returning() -> GameState:
    """Two seats return gems (R2.3)."""
    return new_game(2, edition=GERMAN, seed=1)


# -- auctions ----------------------------------------------------------------------------------------------------------


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
def claiming() -> GameState:
    """Seat 0 claims a blue card beside virtual opponent 0, seats 1 and 2 a red card each."""
    seats = (seat(gems=gems(blue=1)), seat(gems=ONE_EACH), seat(gems=ONE_EACH))
    state = in_auction(*seats, row=PAIRS, virtual_opponents=1)
    return reveal(state, Bid(0, BLUE), Bid(1, RED), Bid(2, RED), drawn=(BLUE,)).state


@cache
def between() -> GameState:
    """Seat 0 takes its three gems after the bids of the first auction, then seat 1; seat 2 and 3 go on."""
    seats = (seat(on(1, 0, 1)), seat(on(1, 0, 2)), seat(gems=ONE_EACH), seat(gems=ONE_EACH))
    state = in_auction(*seats, row=SINGLES, edition=AFTER_BIDS)
    return all_said(state, Pass(0), Pass(1), Bid(2, RED), Bid(3, RED))


def all_said(state: GameState, *actions: Bid | BidAttack | Pass) -> GameState:
    return play(state, *actions).state


# -- development -------------------------------------------------------------------------------------------------------


@cache
def laying() -> GameState:
    """Both seats lay cards in the first round of turn 2; seat 0 has an infinite gem and three cards."""
    own = seat(on(1, 0, 9), on(1, 1, 10), on(2, 0, 11, infinite=(BLUE,)), gems=ONE_EACH, hand=(5, 71), attack=1)
    return in_development(own, seat(on(1, 0, 12), hand=(6,)))


@cache
def placing() -> GameState:
    """Seat 0 places card 5, then seats 1 and 2 cards 6 and 7."""
    held = {25: (5, 45), 26: (6,), 27: (7,)}
    seats = [seat(on(1, 0, number), gems=ONE_EACH, hand=hand) for number, hand in held.items()]
    return laid(in_development(*seats), 5, 6, 7)


@cache
def on_top() -> GameState:
    """Seat 0 has placed the Captain on level 5 and may choose rewards (R6.11)."""
    there, state = ready(5, 32, gems(green=1, blue=1, yellow=3), turn=11)
    return play(state, PlaceCard(0, there)).state


@cache
def drawing() -> GameState:
    """Seat 0 draws a card for card 15, and its law 78 waits for cards."""
    own = seat(on(1, 0, 25), on(1, 1, 78), gems=ONE_EACH, hand=(15,))
    return play(laid(in_development(own, seat()), 15), PlaceCard(0, Place(1, 2))).state


# -- laws --------------------------------------------------------------------------------------------------------------


@cache
def own_gem() -> GameState:
    """Seat 0 may put its own red gem on law 73, since the bank has none."""
    own = seat(on(1, 0, 25), gems=gems(red=1), hand=(73,))
    state = place(in_development(own, seat(gems=None), bank=(1, 0, 1, 1)), 73, 1, 1).state
    return play(state, ChooseOption(0, 2), ChooseColor(0, RED)).state


@cache
def putting_back() -> GameState:
    """Seat 0 puts two of its laws 86, 87 and 88 back; the character 5 in its hand stays."""
    own = seat(on(1, 0, 25), hand=(5, 70))
    return place(in_development(own, seat(), law_deck=(88, 87, 86, 85)), 70, 1, 1).state


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
def tucking_in_secret() -> GameState:
    """Seat 0 may tuck a law that it has drawn, and that nobody else knows (L78)."""
    own = seat(*rows((33,)), on(1, 1, 78), hand=(77,))
    played = place(in_development(own, seat(*rows((36,))), law_deck=(81, 82, 83)), 77, 1, 2).state
    return play(played, ChooseOption(0, 2), DrawCards(0, (Deck.LAWS,))).state


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
    cards = with_laws(bare_law(89, Look(LookedDeck.LAWS, 3, 1, DeckEnd.TOP)))
    return place(in_development(seat(*rows((33,)), hand=(89,)), seat(*rows((36,))), card_set=cards), 89, 1, 1).state


def _standing(event: Trigger = Trigger.LAW_PLAYED) -> CardSet:
    rules = (Whenever(event, may_do=(Gain(Reward(gems=1)),)),)
    return with_laws(bare_law(89, whenever=rules), bare_law(90, whenever=rules))


def _watchers(event: Trigger) -> tuple[PositionPlayerForm, PositionPlayerForm]:
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
    return play(painting(), Done(0), Done(1)).state
