"""Tokens of the own pyramid: a law moves one to another card, or turns one over."""

from __future__ import annotations

import attrs

from viceroy.engine.actions import Action, Done, PickToken, PutToken, TokenAt, TurnOver
from viceroy.engine.draft import Draft
from viceroy.engine.events import NoEffect, TokenMoved, TokenTurned
from viceroy.engine.phases.laws.token_swap import as_tokens, tokens_in, without_token
from viceroy.engine.prompts import AskMoveToken, AskTurnToken
from viceroy.engine.state import GameState
from viceroy.engine.tasks import RunEffects
from viceroy.model.geometry import Place
from viceroy.model.tokens import NO_TOKENS, Tokens, TokenSide

SCIENCE, MAGIC, ATTACK, DEFENSE = TokenSide

# -- moving a token ---------------------------------------------------------------------------------------------------


def ask_move(draft: Draft, task: RunEffects) -> None:
    """Prompt for a token if there is one, and another card that it can go to."""
    cards = draft.seats[task.seat].pyramid.cards
    if len(cards) > 1 and any(placed.tokens for placed in cards):
        draft.ask(AskMoveToken(task.seat, task.place))
    else:
        draft.emit(NoEffect, task.seat, task.law)


def legal_move(state: GameState, seat: int, task: AskMoveToken) -> tuple[Action, ...]:
    """Return the tokens to pick, then the cards that the token can go to; the player may stop at both steps."""
    cards = state.seats[seat].pyramid.cards
    if task.token is not None:
        origin = task.token.place
        return (*[PutToken(seat, placed.place) for placed in cards if placed.place != origin], Done(seat))
    picks = [
        PickToken(seat, seat, placed.place, token)
        for placed in cards
        if placed.tokens
        for token in tokens_in(placed.tokens)
    ]
    return (*picks, Done(seat))


def apply_move(draft: Draft, action: PickToken | PutToken | Done, task: AskMoveToken) -> None:
    """Keep the pick and ask where it goes, or move the token."""
    match action:
        case PickToken(_, _, place, token):
            draft.ask(attrs.evolve(task, token=TokenAt(place, token)))
        case PutToken(seat, place) if task.token is not None:
            _change(draft, seat, task.token.place, fewer=as_tokens(task.token.token))
            _change(draft, seat, place, more=as_tokens(task.token.token))
            draft.emit(TokenMoved, seat, task.token, place)
        case _:
            return


def _change(draft: Draft, seat: int, place: Place, more: Tokens = NO_TOKENS, fewer: Tokens = NO_TOKENS) -> None:
    own = draft.seat(seat)
    placed = own.pyramid.at[place]
    tokens = placed.tokens.with_more(more)
    for token in tokens_in(fewer):
        tokens = without_token(tokens, token)
    own.put(attrs.evolve(placed, tokens=tokens))


# -- turning a token over ---------------------------------------------------------------------------------------------


def legal_turn(state: GameState, seat: int, task: AskTurnToken) -> tuple[Action, ...]:
    """Return the tokens that can be turned over, and to turn none: without a prompt the others would know that.

    Science and magic tokens lie on any card. A defense token lies on the law; an attack token comes to lie there.
    """
    own, turns = state.seats[seat], []
    for placed in own.pyramid.cards:
        turns += [TurnOver(seat, placed.place, SCIENCE)] if placed.tokens.science else []
        turns += [TurnOver(seat, placed.place, MAGIC)] if placed.tokens.magic else []
    turns += [TurnOver(seat, task.place, DEFENSE)] if own.pyramid.at[task.place].tokens.defense else []
    turns += [TurnOver(seat, task.place, ATTACK)] if own.attack else []
    return (*turns, Done(seat))


def apply_turn(draft: Draft, action: TurnOver | Done, task: AskTurnToken) -> None:
    """Turn the token over, or none."""
    if isinstance(action, Done):
        return
    seat, place, side = action.seat, action.place, action.side
    match side:
        case TokenSide.SCIENCE:
            _change(draft, seat, place, Tokens(magic=1), Tokens(science=1))
        case TokenSide.MAGIC:
            _change(draft, seat, place, Tokens(science=1), Tokens(magic=1))
        case TokenSide.DEFENSE:
            _change(draft, seat, place, fewer=Tokens(defense=1))
            draft.seat(seat).attack += 1  # behind the screen (R7.7)
        case TokenSide.ATTACK:
            draft.seat(seat).attack -= 1
            _change(draft, seat, place, more=Tokens(defense=1))
    draft.emit(TokenTurned, seat, place, side)
