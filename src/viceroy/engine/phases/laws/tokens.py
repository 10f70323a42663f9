"""Tokens of pyramids: a law swaps one with another player, moves one, or turns one over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import attrs

from viceroy.engine.actions import Action, Done, PayGems, PickToken, PutToken, Token, TokenAt, TurnOver
from viceroy.engine.draft import Draft
from viceroy.engine.events import NoEffect, TokenMoved, TokensSwapped, TokenTurned
from viceroy.engine.frame.decisions import Decision
from viceroy.engine.phases.rewards import refuse_gems_paid, spend
from viceroy.engine.prompts import AskMoveToken, AskSwap, AskTurnToken
from viceroy.engine.state import GameState
from viceroy.engine.tasks import RunEffects, seat_named_twice
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.geometry import Place
from viceroy.model.tokens import NO_TOKENS, CircleBonus, TokenKind, Tokens, TokenSide, add_gems, gem_choices


@lru_cache(maxsize=1024)
def tokens_in(tokens: Tokens) -> tuple[Token, ...]:
    """Return the different tokens in a multiset.

    >>> [str(token.kind) for token in tokens_in(Tokens(magic=2, power=(12,)))]
    ['power', 'magic']
    """
    counts = {kind: min(getattr(tokens, kind), 1) for kind in ("science", "magic", "defense")}
    return tuple(dict.fromkeys(_each(attrs.evolve(tokens, **counts))))


def _each(tokens: Tokens) -> Iterator[Token]:
    yield from (Token(TokenKind.POWER, value) for value in tokens.power)
    yield from (Token(TokenKind.SCIENCE) for _ in range(tokens.science))
    yield from (Token(TokenKind.MAGIC) for _ in range(tokens.magic))
    yield from (Token(TokenKind.DEFENSE) for _ in range(tokens.defense))
    yield from (Token(TokenKind.MAGIC_BONUS, value) for value in tokens.magic_bonus)
    yield from (Token(TokenKind.CIRCLE_BONUS, bonus.value, bonus.color) for bonus in tokens.circle_bonus)


def picks_of(table: GameState | Draft, seat: int, owner: int) -> Iterator[PickToken]:
    """Yield the ways in which a seat may pick a token of a pyramid."""
    for placed in table.seats[owner].pyramid.cards:
        if placed.tokens:
            yield from (PickToken(seat, owner, placed.place, token) for token in tokens_in(placed.tokens))


def can_swap(draft: Draft, seat: int) -> bool:
    """Whether the seat and another have tokens to swap. The gems to pay with do not count: they are secret (L67)."""
    has = [any(placed.tokens for placed in draft.seats[other].pyramid.cards) for other in draft.rules.everybody]
    return has[seat] and any(has[:seat] + has[seat + 1 :])


def legal_swap(state: GameState, seat: int, task: AskSwap) -> tuple[Action, ...]:
    """Return the tokens to pick, then the gems to pay with; the player may stop until the gems are paid."""
    if task.others is not None and task.owner is not None:
        pays = gem_choices(task.pay, state.seats[seat].gems)
        return (*(PayGems(seat, gems) for gems in pays), Done(seat))
    if sum(state.seats[seat].gems) < task.pay:
        return (Done(seat),)  # a prompt that did not come up would reveal that
    owners = [seat] if task.own is None else [other for other in state.rules.everybody if other != seat]
    return (*(pick for owner in owners for pick in picks_of(state, seat, owner)), Done(seat))


def apply_swap(draft: Draft, action: PickToken | PayGems | Done, task: AskSwap) -> None:
    """Keep the pick and ask for what is missing, or swap."""
    match action:
        case PickToken(_, _, place, token) if task.own is None:
            draft.ask(attrs.evolve(task, own=TokenAt(place, token)))
        case PickToken(_, owner, place, token):
            draft.ask(attrs.evolve(task, owner=owner, others=TokenAt(place, token)))
        case PayGems(seat, gems) if task.own and task.others and task.owner is not None:
            spend(draft, seat, gems)
            other = draft.seat(task.owner)
            other.gems = add_gems(other.gems, gems)  # R13.4, C59
            _exchange(draft, seat, task.own, task.others[1])
            _exchange(draft, task.owner, task.others, task.own[1])
            draft.emit(TokensSwapped, seat, task.own, task.owner, task.others, gems)
        case _:
            return


def _refuse_swap(state: GameState, action: PickToken | PayGems, task: AskSwap) -> Refusal:
    seat, gems = action.seat, state.seats[action.seat].gems
    if isinstance(action, PayGems) is (task.others is None):
        return Refusal(Code.WRONG_ACTION, "L67", seat)
    if isinstance(action, PayGems):
        return refuse_gems_paid(state, action, task.pay, "L67")
    if sum(gems) < task.pay:
        return Refusal(Code.NO_GEM, "L67", seat, (task.pay,), gems)
    return Refusal(Code.NO_SUCH_TOKEN, "L67", seat)


def _swap_faults(state: GameState, task: AskSwap) -> Iterator[str]:
    """Yield a message if a token was picked out of order or does not lie there, or if the gems to pay are missing."""
    yield from seat_named_twice(state, task)
    in_order = (task.owner is None) is (task.others is None) and (task.own is not None or task.others is None)
    lie = _lies(state, task.seat, task.own) and (task.owner is None or _lies(state, task.owner, task.others))
    is_paid = task.pay >= 0 and (task.own is None or sum(state.seats[task.seat].gems) >= task.pay)
    if not (in_order and lie and is_paid):
        yield "a token that was picked does not lie there, or cannot be paid (L67)"


def _lies(state: GameState, owner: int, picked: TokenAt | None) -> bool:
    """Whether a token that was picked, if one was, lies there (L67)."""
    if picked is None:
        return True
    placed = state.seats[owner].pyramid.at.get(picked.place)
    return placed is not None and picked.token in tokens_in(placed.tokens)


def _exchange(draft: Draft, seat: int, given: TokenAt, gained: Token) -> None:
    place, token = given
    own = draft.seat(seat)
    placed = own.pyramid.at[place]
    tokens = without_token(placed.tokens, token).with_more(as_tokens(gained))
    own.put(attrs.evolve(placed, tokens=tokens))


def as_tokens(token: Token) -> Tokens:
    """Return one token as a multiset."""
    if token.kind is TokenKind.CIRCLE_BONUS and token.color is not None:
        return Tokens(circle_bonus=(CircleBonus(token.color, token.value or 0),))
    amount: Any = (token.value or 0,) if token.kind in (TokenKind.POWER, TokenKind.MAGIC_BONUS) else 1
    return Tokens(**{token.kind.value: amount})


def without_token(tokens: Tokens, token: Token) -> Tokens:
    """Return a multiset without one of its tokens.

    >>> without_token(Tokens(magic=2, power=(3, 12)), Token(TokenKind.POWER, 12))
    Tokens(science=0, magic=2, defense=0, power=(3,), magic_bonus=(), circle_bonus=())
    """
    name = token.kind.value
    held: Any = getattr(tokens, name)
    if isinstance(held, int):
        left: Any = held - 1
    else:
        (gone,) = getattr(as_tokens(token), name)
        index = held.index(gone)
        left = held[:index] + held[index + 1 :]
    return attrs.evolve(tokens, **{name: left})


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
    return (*picks_of(state, seat, seat), Done(seat))


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


def _refuse_move(state: GameState, action: PickToken | PutToken, task: AskMoveToken) -> Refusal:
    if isinstance(action, PickToken) is (task.token is not None):
        return Refusal(Code.WRONG_ACTION, "R7.2", action.seat)
    missing = Code.NO_SUCH_TOKEN if isinstance(action, PickToken) else Code.NO_CARD_THERE
    return Refusal(missing, "R7.2", action.seat)


def _move_faults(state: GameState, task: AskMoveToken) -> Iterator[str]:
    if not _lies(state, task.seat, task.token):
        yield "a token that was picked does not lie there"


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


def _refuse_turn(state: GameState, action: TurnOver, task: AskTurnToken) -> Refusal:
    return Refusal(Code.NO_SUCH_TOKEN, "R7.2", action.seat)


DECISIONS = (
    Decision(
        AskSwap,
        (PickToken, PayGems, Done),
        legal_swap,
        apply_swap,
        _refuse_swap,
        due=lambda task: task.pay,
        faults=_swap_faults,
    ),
    Decision(AskMoveToken, (PickToken, PutToken, Done), legal_move, apply_move, _refuse_move, faults=_move_faults),
    Decision(AskTurnToken, (TurnOver, Done), legal_turn, apply_turn, _refuse_turn),
)
