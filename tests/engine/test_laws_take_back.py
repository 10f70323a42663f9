"""Laws that move and turn tokens, and take back what they have tucked and stored, in play."""

from __future__ import annotations

import pytest

from law_play import after, at, bare_law, place, tucked, with_laws
from positions import in_development, on, play, refusal, rows, seat, told
from rules import rule
from viceroy import dumps, loads
from viceroy.engine.actions import (
    Done,
    PayGems,
    PickToken,
    PutToken,
    StoreGem,
    TakeBack,
    Token,
    TokenAt,
    TuckCard,
    TurnOver,
)
from viceroy.engine.events import CardTakenBack, GemsTakenBack, NoEffect, TokenMoved, TokenTurned
from viceroy.engine.prompts import AskLay, AskMoveToken, AskTurnToken, AskUntuck
from viceroy.engine.reducer import Step, legal_actions
from viceroy.engine.views import view
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.laws import (
    Effect,
    Gain,
    MoveToken,
    Reward,
    StoreGems,
    SwapTokens,
    TakeStored,
    TuckFreeCard,
    TuckFromHand,
    TurnToken,
    Untuck,
)
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, CircleBonus, Color, TokenKind, Tokens, TokenSide

TEST = 89
BONUS = Tokens(circle_bonus=(CircleBonus(Color.RED, 2),))


def played(*effects: Effect, tokens: Tokens = NO_TOKENS, attack: int = 0, hand: tuple[int, ...] = ()) -> Step:
    """Ada, whose first card has these tokens, places the law at 1, 1."""
    own = seat(on(1, 0, 33, tokens=tokens), hand=(*hand, TEST), gems=(1, 1, 0, 0), attack=attack)
    return place(in_development(own, seat(*rows((36,))), card_set=with_laws(bare_law(TEST, *effects))), TEST, 1, 1)


# -- moving a token ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "moved"),
    [
        (Token(TokenKind.POWER, 12), Tokens(power=(12,))),
        (Token(TokenKind.SCIENCE), Tokens(science=1)),
        (Token(TokenKind.CIRCLE_BONUS, 2, Color.RED), BONUS),
    ],
)
def test_a_token_moves_with_its_value_to_another_card(token: Token, moved: Tokens) -> None:
    everything = Tokens(science=2, power=(3, 12), circle_bonus=BONUS.circle_bonus)
    asked = played(MoveToken(), tokens=everything).state
    picked = play(asked, PickToken(0, 0, Place(1, 0), token)).state
    assert set(legal_actions(picked, 0)) == {PutToken(0, Place(1, 1)), Done(0)}
    done = play(picked, PutToken(0, Place(1, 1)))
    assert told(done, TokenMoved) == (TokenMoved(0, TokenAt(Place(1, 0), token), Place(1, 1)),)
    assert at(done.state, 1, 1).tokens == moved
    assert at(done.state, 1, 0).tokens.with_more(moved) == everything


def test_no_token_has_to_move() -> None:
    asked = played(MoveToken(), tokens=Tokens(magic=1)).state
    assert isinstance(asked.task, AskMoveToken)
    picked = play(asked, PickToken(0, 0, Place(1, 0), Token(TokenKind.MAGIC))).state
    for state in (asked, picked):
        done = play(state, Done(0)).state
        assert isinstance(done.task, AskLay)
        assert at(done, 1, 0).tokens == Tokens(magic=1)
    assert refusal(asked, PutToken(0, Place(1, 1))).code is RefusalCode.WRONG_ACTION
    assert refusal(picked, PutToken(0, Place(1, 0))).code is RefusalCode.NO_CARD_THERE


def test_without_a_token_there_is_nothing_to_move() -> None:
    """All can see that, so nobody is asked."""
    assert told(played(MoveToken()), NoEffect) == (NoEffect(0, TEST),)


# -- turning a token over ----------------------------------------------------------------------------------------------


@rule("R1.8")
@pytest.mark.parametrize(
    ("side", "before", "after_it"),
    [
        (TokenSide.SCIENCE, Tokens(science=2), Tokens(science=1, magic=1)),
        (TokenSide.MAGIC, Tokens(science=1, magic=1), Tokens(science=2)),
    ],
)
def test_science_and_magic_are_two_sides_of_a_token(side: TokenSide, before: Tokens, after_it: Tokens) -> None:
    done = play(played(TurnToken(), tokens=before).state, TurnOver(0, Place(1, 0), side))
    assert at(done.state, 1, 0).tokens == after_it
    assert told(done, TokenTurned) == (TokenTurned(0, Place(1, 0), side),)


def test_a_defense_token_on_the_law_becomes_an_attack_token_behind_the_screen() -> None:
    law = Gain(Reward(tokens=Tokens(defense=1)))
    asked = played(law, TurnToken(), tokens=Tokens(defense=1)).state
    assert set(legal_actions(asked, 0)) == {TurnOver(0, Place(1, 1), TokenSide.DEFENSE), Done(0)}
    assert refusal(asked, TurnOver(0, Place(1, 0), TokenSide.DEFENSE)).code is RefusalCode.NO_SUCH_TOKEN
    done = play(asked, TurnOver(0, Place(1, 1), TokenSide.DEFENSE)).state
    assert (at(done, 1, 1).tokens, at(done, 1, 0).tokens) == (Tokens(), Tokens(defense=1))
    assert done.seats[0].attack == 1


def test_an_attack_token_comes_to_lie_on_the_law_as_a_defense_token() -> None:
    done = play(played(TurnToken(), attack=2).state, TurnOver(0, Place(1, 1), TokenSide.ATTACK)).state
    assert (at(done, 1, 1).tokens, done.seats[0].attack) == (Tokens(defense=1), 1)


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
    ada = seat(on(1, 0, 33, tokens=Tokens(magic=999)), hand=(TEST,))
    ben = seat(on(1, 0, 36, tokens=Tokens(power=(2,) * 999)))
    asked = place(in_development(ada, ben, card_set=with_laws(law)), TEST, 1, 1)
    magic, power = Token(TokenKind.MAGIC), Token(TokenKind.POWER, 2)
    picked = after(asked, PickToken(0, 0, Place(1, 0), magic), PickToken(0, 1, Place(1, 0), power))
    done = after(picked, PayGems(0, NO_GEMS)).state
    assert at(done, 1, 0).tokens == Tokens(magic=998, power=(2,))
    assert at(done, 1, 0, seat=1).tokens == Tokens(magic=1, power=(2,) * 998)
    assert loads(dumps(done)) == done


# -- back to the hand, back behind the screen --------------------------------------------------------------------------


def test_tucked_cards_come_back_to_the_hand_where_all_know_them() -> None:
    asked = after(played(TuckFromHand(2), Untuck(1), hand=(35, 37)), TuckCard(0, 35), TuckCard(0, 37)).state
    assert asked.task == AskUntuck(0, Place(1, 1), 1)
    assert refusal(asked, TakeBack(0, 33)).code is RefusalCode.NO_CARD_THERE
    done = play(asked, TakeBack(0, 35))
    assert told(done, CardTakenBack) == (CardTakenBack(0, 35, Place(1, 1)),)
    assert (tucked(done.state, 1, 1), done.state.seats[0].numbers) == ((37,), (35,))
    assert [card.number for card in view(done.state, 1).seats[0].hand] == [35]
    assert isinstance(done.state.task, AskLay)


def test_any_number_of_cards_until_the_player_stops_or_none_is_left() -> None:
    asked = after(played(TuckFromHand(2), Untuck(), hand=(35, 37)), TuckCard(0, 35), TuckCard(0, 37)).state
    once = play(asked, TakeBack(0, 37)).state
    assert once.task == AskUntuck(0, Place(1, 1), None)
    assert isinstance(play(once, Done(0)).state.task, AskLay)
    assert play(once, TakeBack(0, 35)).state.seats[0].numbers == (35, 37)


def test_nobody_is_asked_about_cards_where_none_is_tucked() -> None:
    """All can see that."""
    assert isinstance(played(Untuck()).state.task, AskLay)


def test_stored_gems_come_back_behind_the_screen() -> None:
    asked = played(StoreGems(2), TakeStored()).state
    done = after(play(asked, StoreGem(0, Color.RED)), StoreGem(0, Color.BLUE))
    assert told(done, GemsTakenBack) == (GemsTakenBack(0, Place(1, 1), (1, 1, 0, 0)),)
    assert done.state.seats[0].gems == (1, 1, 0, 0)
    assert at(done.state, 1, 1).stored_count == 0


def test_without_stored_gems_nothing_comes_back() -> None:
    done = after(played(StoreGems(2), TakeStored()), Done(0))
    assert told(done, GemsTakenBack) == ()
    assert done.state.seats[0].gems == (1, 1, 0, 0)
