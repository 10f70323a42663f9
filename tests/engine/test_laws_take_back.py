"""Laws that move, turn and swap tokens, where there are 999 of them, or none that others could see."""

from __future__ import annotations

from law_play import after, at, bare_law, place, with_laws
from positions import heaped, in_development, on, rows, seat
from rules import rule
from viceroy import dumps, loads
from viceroy.engine.actions import (
    Done,
    PayGems,
    PickToken,
    PutToken,
    Token,
    TurnOver,
)
from viceroy.engine.prompts import AskTurnToken
from viceroy.engine.reducer import Step, legal_actions
from viceroy.engine.views import view
from viceroy.model.geometry import Place
from viceroy.model.laws import (
    Effect,
    Gain,
    MoveToken,
    Reward,
    SwapTokens,
    TuckFreeCard,
    TurnToken,
)
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, TokenKind, Tokens, TokenSide

TEST = 89


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
