"""Laws in play: what they look at, take back, pay for, do to other players and while they lie there."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from hand_built import YELLOW
from law_play import after, at, bare_law, lay_and_pass, place, with_laws
from positions import heaped, in_auction, in_development, laid, on, play, refusal, row, rows, seat, told
from rules import rule
from viceroy import choice_text, dumps, loads, resample, view
from viceroy.cardsets import load_card_set
from viceroy.engine.actions import (
    Done,
    KeepCard,
    Lay,
    LookBehind,
    Pass,
    PayGems,
    PickToken,
    PlaceCard,
    PutBack,
    PutToken,
    TakeGems,
    Token,
    TurnOver,
    UseLaw,
)
from viceroy.engine.events import (
    CardDrawn,
    CardPlaced,
    CardsLookedAt,
    NoEffect,
    RestPutBack,
    ScreenSeen,
    TokensGained,
)
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskGems, AskScreen, AskTurnToken
from viceroy.engine.reducer import Step, legal_actions
from viceroy.engine.state import GameState
from viceroy.engine.views import SeenCard, events_for
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import (
    Continuous,
    Deck,
    DeckEnd,
    Draw,
    Effect,
    Gain,
    HigherIncome,
    Look,
    LookBehindScreen,
    LookedDeck,
    LowerCost,
    MoveToken,
    Occasion,
    OthersGain,
    OthersLose,
    Pay,
    Reward,
    SwapTokens,
    TuckFreeCard,
    TurnToken,
)
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Color, Gems, TokenKind, Tokens, TokenSide, gems
from viceroy.sessions.session import revealed_by
from viceroy.wording.game import Narrator
from viceroy.wording.refusals import refusal_text

# -- laws look --------------------------------------------------------------------------------------------------------
# Who knows what when a law lets its player look; what it does then stands in the rules suites.

TEST, OTHER = 89, 90
"""The numbers of laws under test: above all printed ones."""
LAWS, AUCTION = LookedDeck.LAWS, LookedDeck.AUCTION
DECK = (70, 71, 72, 73, 74)
"""The law deck, the top card first."""


def looking(*effects: Effect, seats: int = 3) -> Step:
    """Seat 0 has played law 89, which does this; law 90, in the hand of seat 1, does the same."""
    cards = with_laws(bare_law(TEST, *effects), bare_law(OTHER, *effects))
    own = seat(on(1, 0, 33), hand=(TEST,))
    others = [seat(on(1, 0, 34), gems=(1, 2, 0, 0), attack=3), *(seat() for _ in range(seats - 2))]
    return place(in_development(own, *others, law_deck=DECK, card_set=cards), TEST, 1, 1)


def deck(state: GameState) -> list[int]:
    return [card.number for card in reversed(state.law_deck)]


# -- who knows what ----------------------------------------------------------------------------------------------------


@rule("R2.4", "L70")
def test_only_who_looks_knows_the_cards() -> None:
    """Seat 0 sees three numbers, on top of the deck; others see three backs that seat 0 knows, and how many."""
    asked = looking(Look(LAWS, 3, 1, DeckEnd.TOP))
    own, other = (view(asked.state, seat).law_deck.top for seat in (0, 1))
    assert [card.number for card in own] == [70, 71, 72]
    assert other == (SeenCard(CardKind.LAW, None, (0,)),) * 3
    for other_seat in (1, None):
        (seen,) = [event for event in events_for(asked.events, other_seat) if isinstance(event, CardsLookedAt)]
        assert seen == CardsLookedAt(0, LAWS, 3, None)


@rule("R2.4", "L70")
def test_only_who_looks_from_below_knows_the_lowest_cards() -> None:
    """Seat 0 sees three numbers, at the bottom of the deck, the lowest first; others see three backs there."""
    asked = looking(Look(LAWS, 3, 1, DeckEnd.TOP, DeckEnd.BOTTOM))
    own, other = (view(asked.state, seat).law_deck for seat in (0, 1))
    assert [card.number for card in own.bottom] == [74, 73, 72]
    assert (other.top, other.bottom) == ((), (SeenCard(CardKind.LAW, None, (0,)),) * 3)
    for other_seat in (1, None):
        (seen,) = [event for event in events_for(asked.events, other_seat) if isinstance(event, CardsLookedAt)]
        assert seen == CardsLookedAt(0, LAWS, 3, None, DeckEnd.BOTTOM)


@rule("R2.4", "R7.3")
def test_a_card_drawn_from_below_is_as_secret_as_any() -> None:
    """All see that it comes from the bottom, and nobody else which card it is."""
    look = looking(Look(LAWS, 1, 0, DeckEnd.BOTTOM, DeckEnd.BOTTOM), Draw(Deck.LAWS, 1, DeckEnd.BOTTOM))
    for seen in (None, 1, 2):
        told_so = [event for event in events_for(look.events, seen) if isinstance(event, CardDrawn)]
        assert told_so == [CardDrawn(0, Deck.LAWS, None, DeckEnd.BOTTOM)]
    assert look.state.seats[0].numbers == (74,)


@pytest.mark.parametrize("rest", DeckEnd)
@pytest.mark.parametrize(("end", "kept", "first"), [(DeckEnd.TOP, 71, 70), (DeckEnd.BOTTOM, 73, 74)])
def test_states_drawn_from_a_view_keep_what_is_known(end: DeckEnd, kept: int, first: int, rest: DeckEnd) -> None:
    """Two cards went back, 72 the last; seat 0 finds them in each state that it draws, seat 1 finds any laws there."""
    look = Look(LAWS, 3, 1, rest, end)
    done = after(looking(look), KeepCard(0, kept), PutBack(0, first)).state
    own = {tuple(deck(resample(view(done, 0), seed))) for seed in range(20)}
    known = {order[:2] if rest is DeckEnd.TOP else order[:-3:-1] for order in own}
    assert known == {(72, first)}
    other = {tuple(deck(resample(view(done, 1), seed))) for seed in range(20)}
    assert len(other) > 10


def test_the_auction_deck_may_be_looked_at() -> None:
    """Two cards, in any order; seat 0 knows what comes next, and the row shows it to all."""
    asked = looking(Look(AUCTION, 2, 0, DeckEnd.TOP))
    second, first = (card.number for card in asked.state.auction_deck[-2:])
    done = after(asked, PutBack(0, first)).state
    assert [card.number for card in done.auction_deck[-2:]] == [first, second]
    assert [card.number for card in view(done, 0).auction_top] == [second, first]
    assert [card.number for card in view(done, 1).auction_top] == [None, None]
    assert [card.number for card in resample(view(done, 0), 7).auction_deck[-2:]] == [first, second]


# -- a screen ----------------------------------------------------------------------------------------------------------


@rule("R2.4")
def test_who_looks_behind_a_screen_alone_learns_what_is_there() -> None:
    """Seat 1 has 1 blue and 2 red gems and 3 attack tokens; seat 2 and a spectator learn only that seat 0 looked."""
    asked = looking(LookBehindScreen())
    assert asked.state.task == AskScreen(0)
    assert legal_actions(asked.state, 0) == (LookBehind(0, 1), LookBehind(0, 2))
    done = play(asked.state, LookBehind(0, 1))
    assert told(done, ScreenSeen) == (ScreenSeen(0, 1, (1, 2, 0, 0), 3),)
    assert [event for event in events_for(done.events, 0) if isinstance(event, ScreenSeen)] == [*told(done, ScreenSeen)]
    for other in (1, 2, None):
        assert ScreenSeen(0, 1, None, None) in events_for(done.events, other)
    assert view(done.state, 0).seats[1].gems is None


# -- what is told ------------------------------------------------------------------------------------------------------


def test_what_was_looked_at_cannot_be_taken_back() -> None:
    """Neither a look at a deck nor one behind a screen can be undone: a secret has come out."""
    for effect in (Look(LAWS, 3, 1, DeckEnd.TOP), LookBehindScreen()):
        done = looking(effect, seats=2)
        assert revealed_by(done.state, done) is not None


def test_looking_is_narrated_without_its_secrets() -> None:
    asked = looking(Look(LAWS, 2, 0, DeckEnd.BOTTOM))
    narrator = Narrator(("Ada", "Ben", "Eve"), asked.state.rules.card_set)
    (looked,) = told(asked, CardsLookedAt)
    assert narrator.tell(looked) == "Ada looks at the top 2 cards of the law deck: 70 Council, 71 Campaign."
    assert narrator.tell(CardsLookedAt(0, AUCTION, 1, None)) == "Ada looks at the top card of the auction deck."
    below = CardsLookedAt(0, AUCTION, 2, None, DeckEnd.BOTTOM)
    assert narrator.tell(below) == "Ada looks at the bottom 2 cards of the auction deck."
    put_back = RestPutBack(0, LAWS, 2, DeckEnd.BOTTOM)
    assert narrator.tell(put_back) == "Ada puts 2 cards back at the bottom of the law deck."
    told_all = "Ada looks behind the screen of Ben: 1 blue, 2 red and 3 attack tokens."
    assert narrator.tell(ScreenSeen(0, 1, (1, 2, 0, 0), 3)) == told_all
    assert narrator.tell(ScreenSeen(0, 1, None, None)) == "Ada looks behind the screen of Ben."


# -- laws take back ---------------------------------------------------------------------------------------------------
# Laws that move, turn and swap tokens, where there are 999 of them, or none that others could see.


def played(*effects: Effect, tokens: Tokens = NO_TOKENS, attack: int = 0) -> Step:
    """Ada, whose first card has these tokens, places the law at 1, 1."""
    own = seat(on(1, 0, 33), hand=(TEST,), gems=(1, 1, 0, 0))
    state = in_development(own, seat(*rows((36,))), card_set=with_laws(bare_law(TEST, *effects)))
    return place(heaped(state, [tokens], attack=attack), TEST, 1, 1)


# -- turning a token over ----------------------------------------------------------------------------------------------


@rule("R2.4")
def test_the_question_comes_even_without_a_token() -> None:
    asked = played(TurnToken()).state
    assert isinstance(asked.task, AskTurnToken)
    assert legal_actions(asked, 0) == (Done(0),)
    assert view(asked, 1) == view(played(TurnToken(), attack=1).state, 1)


# -- 999 tokens and more -----------------------------------------------------------------------------------------------


@rule("C43")
def test_a_token_moves_onto_a_card_with_999() -> None:
    """A reward would give that card no more; this one comes from the law, and lies there no longer."""
    asked = played(Gain(Reward(tokens=Tokens(science=1))), MoveToken(), tokens=Tokens(magic=999))
    done = after(asked, PickToken(0, 0, Place(1, 1), Token(TokenKind.SCIENCE)), PutToken(0, Place(1, 0))).state
    assert at(done, 1, 0).tokens == Tokens(magic=999, science=1)
    assert at(done, 1, 1).tokens == NO_TOKENS
    assert loads(dumps(done)) == done


@rule("C43")
def test_a_card_with_999_tokens_gains_no_more() -> None:
    """The law has taken over 999 magic tokens, and its own reward adds nothing to them; one fewer, and it does."""
    gain = Gain(Reward(tokens=Tokens(science=1)))
    assert at(played(TuckFreeCard(), gain, tokens=Tokens(magic=999)).state, 1, 1).tokens == Tokens(magic=999)
    assert at(played(TuckFreeCard(), gain, tokens=Tokens(magic=998)).state, 1, 1).tokens == Tokens(magic=998, science=1)


@rule("C43")
def test_a_token_turns_over_onto_a_law_with_999_and_back_behind_the_screen() -> None:
    """There are never more than the 999 that came with the tucked card and the 999 behind the screen."""
    asked = played(TuckFreeCard(), TurnToken(), TurnToken(), tokens=Tokens(magic=999), attack=999)
    turned = after(asked, TurnOver(0, Place(1, 1), TokenSide.ATTACK))
    assert (at(turned.state, 1, 1).tokens, turned.state.seats[0].attack) == (Tokens(magic=999, defense=1), 998)
    back = after(turned, TurnOver(0, Place(1, 1), TokenSide.DEFENSE))
    assert (at(back.state, 1, 1).tokens, back.state.seats[0].attack) == (Tokens(magic=999), 999)
    for state in (turned.state, back.state):
        assert loads(dumps(state)) == state


@rule("C43")
def test_a_defense_token_turns_over_to_999_attack_tokens() -> None:
    """A reward would bring no attack token any more; this one leaves the law."""
    asked = played(Gain(Reward(tokens=Tokens(defense=1))), TurnToken(), attack=999)
    done = after(asked, TurnOver(0, Place(1, 1), TokenSide.DEFENSE)).state
    assert (at(done, 1, 1).tokens, done.seats[0].attack) == (NO_TOKENS, 1000)
    assert loads(dumps(done)) == done


@rule("C43")
def test_a_swap_between_cards_with_999_tokens_leaves_999_on_each() -> None:
    law = bare_law(TEST, SwapTokens(0))
    state = in_development(seat(*rows((33,)), hand=(TEST,)), seat(*rows((36,))), card_set=with_laws(law))
    state = heaped(heaped(state, [Tokens(magic=999)]), [Tokens(power=(2,) * 999)], seat=1)
    asked = place(state, TEST, 1, 1)
    magic, power = Token(TokenKind.MAGIC), Token(TokenKind.POWER, 2)
    picked = after(asked, PickToken(0, 0, Place(1, 0), magic), PickToken(0, 1, Place(1, 0), power))
    done = after(picked, PayGems(0, NO_GEMS)).state
    assert at(done, 1, 0).tokens == Tokens(magic=998, power=(2,))
    assert at(done, 1, 0, seat=1).tokens == Tokens(magic=1, power=(2,) * 998)
    assert loads(dumps(done)) == done


# -- laws payments ----------------------------------------------------------------------------------------------------
# What others are told of a payment, and can tell from it; what is paid stands in the rules suites.

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


# -- laws other players -----------------------------------------------------------------------------------------------
# What players can tell of each other when a law makes them gain or lose; what it does stands in the rules suites.

LAW, DEAR = 65, 89


def cards(*effects: Effect) -> CardSet:
    """The printed cards, with a law 65 of these effects and a law 89 that costs two gems."""
    return with_laws(bare_law(LAW, *effects), bare_law(DEAR, price=2))


def table(*effects: Effect, ben: Gems = NO_GEMS, cleo: Gems = NO_GEMS) -> GameState:
    """Ada holds the law, Ben the dear one; Cleo sits between Ben and Ada."""
    own = seat(*rows((33,)), hand=(LAW,), gems=(1, 1, 1, 1))
    others = seat(*rows((36,)), hand=(DEAR,), gems=ben), seat(*rows((37,)), gems=cleo)
    return in_development(own, *others, card_set=cards(*effects))


def test_what_others_imagine_of_a_laid_card_may_be_that_it_cannot_be_paid() -> None:
    """Cleo has yet to lose a gem; Ada cannot know whether Ben, who lost one, can still pay for his law."""
    state = lay_and_pass(table(OthersLose(1), ben=(2, 1, 0, 0), cleo=(0, 0, 2, 2)), LAW, Lay(1, DEAR)).state
    state = play(state, PlaceCard(0, Place(1, 1)), PayGems(1, (1, 0, 0, 0))).state
    drawn = [resample(view(state, 0), seed) for seed in range(60)]
    assert {sum(one.seats[1].gems) >= 2 for one in drawn} == {True, False}
    assert all(problems(one) == () for one in drawn)


def test_attack_tokens_that_others_gave_are_possible_in_every_view() -> None:
    done = place(table(OthersGain(attack=1)), LAW, 1, 1).state
    found = {resample(view(done, 0), seed).seats[1].attack for seed in range(60)}
    assert found >= {0, 1}


def test_a_screen_tells_nothing_before_it_is_paid_from() -> None:
    """Ada's view is the same whatever gems Ben has, as long as the others have the rest."""
    rich = place(table(OthersLose(1), ben=(2, 0, 0, 0), cleo=(0, 2, 0, 0)), LAW, 1, 1).state
    poor = attrs.evolve(
        rich, seats=(rich.seats[0], *(attrs.evolve(rich.seats[i], gems=rich.seats[3 - i].gems) for i in (1, 2)))
    )
    assert view(rich, 0) == view(poor, 0)


# -- laws while here --------------------------------------------------------------------------------------------------
# What is told of laws that change costs and incomes; what they change stands in the rules suites.

CAPTAIN = 32
"""Level by level the Captain costs a green, a blue and two yellow gems (D11-D15)."""

GROUND = (33, 34, 35)


def changing(*first: Continuous, other: tuple[Continuous, ...] = ()) -> CardSet:
    """The printed set with laws 89 and 90, which change this."""
    return with_laws(bare_law(TEST, while_here=first), bare_law(OTHER, while_here=other))


def captain_with(cards: CardSet, law: int, purse: Gems) -> GameState:
    """Seat 0 has laid the Captain; on levels 1 and 2 of its pyramid places are open, and the law lies at the end."""
    own = seat(*rows(GROUND), on(1, 3, law, card_set=cards), gems=purse, hand=(CAPTAIN,))
    return laid(in_development(own, seat(), card_set=cards), CAPTAIN)


@pytest.mark.parametrize("wrong", [NO_GEMS, gems(yellow=1), gems(green=1, blue=1)])
def test_other_gems_may_not_be_left_out(wrong: Gems) -> None:
    """Of green and blue exactly one is left out, and the reason says so."""
    state = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1, blue=1))
    found = refusal(state, PlaceCard(0, Place(2, 0), left_out=wrong))
    assert found.code is RefusalCode.WRONG_LEFT_OUT
    assert refusal_text(found).startswith("your laws take 1 blue off the cost, or as many others, not")


@pytest.mark.parametrize(("levels", "is_cheaper"), [((2, 4), True), ((1, 3), False)])
def test_a_cost_is_lower_on_each_level_of_a_list(levels: tuple[int, ...], is_cheaper: bool) -> None:
    """On level 2 the Captain costs a green and a blue gem; with one gem less, the blue one alone will do."""
    state = captain_with(changing(LowerCost(1, level=levels)), TEST, purse=gems(blue=1))
    placings = [action for action in legal_actions(state, 0) if isinstance(action, PlaceCard)]
    assert {one.left_out for one in placings if one.place.level == 2} == ({gems(green=1)} if is_cheaper else set())


def test_a_choice_says_what_is_paid() -> None:
    """A gem less on level 2: the two ways to pay read differently; one green less is one way, and its cost is told."""
    state = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1, blue=1))
    seen = view(state, 0)
    texts = [choice_text(seen, one) for one in seen.legal if isinstance(one, PlaceCard) and one.place == (2, 0)]
    assert [text.partition(": ")[2].partition(";")[0] for text in texts] == ["pay 1 blue, 1 green, 1 gem less"] * 2
    assert [text.rpartition(" (")[2] for text in texts] == ["pay 1 green)", "pay 1 blue)"]
    green = view(captain_with(changing(LowerCost(1, Color.GREEN)), TEST, purse=gems(blue=1)), 0)
    assert any(": pay 1 blue; get 5 gems" in choice_text(green, one) for one in green.legal)


def test_who_pays_less_may_have_no_gems() -> None:
    """Seat 1 sees that seat 0 laid a card that costs nothing now: seat 0 may have no gem, or the one of seat 2."""
    cards = changing(LowerCost(2))
    own = seat(*rows(GROUND), on(1, 3, TEST, card_set=cards), hand=(CAPTAIN,))
    state = laid(in_development(own, seat(), seat(gems=gems(green=1)), card_set=cards), CAPTAIN)
    purses = {sum(resample(view(state, 1), seed).seats[0].gems) for seed in range(40)}
    assert purses >= {0, 1}


def test_a_choice_says_how_many_gems_a_pass_brings() -> None:
    cards = changing(HigherIncome(Occasion.PASS, 2), other=(HigherIncome(Occasion.PASS, 1),))
    laws = on(1, 1, TEST, card_set=cards), on(1, 2, OTHER, card_set=cards)
    state = in_auction(seat(on(1, 0, 33), *laws), seat(on(1, 0, 34)), row=row(blue=35), card_set=cards)
    assert choice_text(view(state, 0), Pass(0)) == "pass: take no card, but 6 gems"


# -- ideas in play ----------------------------------------------------------------------------------------------------
# Ideas of designers for laws that act while a game runs, told as data: what each of them brings at a table.

IDEAS = load_card_set(Path(__file__).parents[1] / "data" / "forty_ideas.yaml").by_number
CARDS = with_laws(*(law for number, law in IDEAS.items() if number > 130 and isinstance(law, LawCard)))


def facing(number: int, *hand: int) -> GameState:
    """Seat 0 plays a law of its hand, and seat 1 has the law of an idea."""
    there = on(1, 1, number, card_set=CARDS)
    return in_development(seat(on(1, 0, 33), hand=hand), seat(on(1, 0, 34), there), card_set=CARDS)


def test_37_red_costs_one_less() -> None:
    """Card 3 costs a red gem on level 1: with the law it costs nothing there, and can be laid without a gem."""
    assert CARDS.characters[2].cost(1) == (0, 1, 0, 0)
    here = on(1, 1, 137, card_set=CARDS)
    state = laid(in_development(seat(on(1, 0, 33), here, hand=(3,)), seat(), card_set=CARDS), 3)
    done = play(state, PlaceCard(0, Place(1, 2), left_out=(0, 1, 0, 0)))
    assert told(done, CardPlaced)[0].paid == (0, 0, 0, 0)


def test_39_two_gems_more_for_a_pass() -> None:
    """A pass brings 3 gems, and 2 more with the law."""
    here = on(1, 1, 139, card_set=CARDS)
    state = in_auction(seat(on(1, 0, 33), here), seat(on(1, 0, 34)), row=row(blue=35), card_set=CARDS)
    assert play(state, Pass(0), Pass(1)).state.task == AskGems(0, 5)


def test_38_a_gem_for_a_circle() -> None:
    """Law 85 over two yellow corners: the yellow gem of the circle, and one more of any color."""
    right = next(card.number for card in CARDS.characters if card.sections.top_right == YELLOW)
    lefts = [card.number for card in CARDS.characters if card.sections.top_left == YELLOW]
    pair = (right, next(number for number in lefts if number != right))
    own = seat(*rows(pair), on(1, 2, 138, card_set=CARDS), hand=(85,))
    asked = place(in_development(own, seat(), card_set=CARDS), 85, 2, 0).state
    assert asked.seats[0].gems == (0, 0, 0, 1)
    assert asked.task == AskGems(0, 1)
    assert play(asked, TakeGems(0, (1, 0, 0, 0))).state.seats[0].gems == (1, 0, 0, 1)


def test_40_a_gem_for_a_law_of_another() -> None:
    """Seat 0 plays law 85; seat 1 takes a gem."""
    asked = play(lay_and_pass(facing(140, 85), 85).state, PlaceCard(0, Place(1, 1))).state
    assert asked.task == AskGems(1, 1)
    assert play(asked, TakeGems(1, (0, 1, 0, 0))).state.seats[1].gems == (0, 1, 0, 0)
