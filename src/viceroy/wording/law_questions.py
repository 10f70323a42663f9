"""Questions that laws ask their players, in English: when a law is played, or responds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from viceroy.engine import prompts as q
from viceroy.engine.actions import Token
from viceroy.engine.views import GameView
from viceroy.messages import counted
from viceroy.model.cards import LawCard
from viceroy.model.laws import Rest
from viceroy.model.tokens import NO_GEMS
from viceroy.wording.laws import effects_text, payment_text


def _tuck_hand(_: GameView, task: q.AskTuckHand, about: str) -> str:
    most = "" if task.left is None else f" (up to {task.left} more)"
    return f"Which card of your hand do you tuck under {about}?{most}"


def _price(view: GameView, task: q.AskPrice, about: str) -> str:
    law = view.rules.card(task.law)
    return f"Which {counted(law.price if isinstance(law, LawCard) else 0, 'gem')} do you pay for {about}?"


def _use_law(view: GameView, task: q.AskUseLaw, about: str) -> str:
    effects = view.rules.card(task.law).whenever[task.rule - 1].effects
    return f"Do you use {about}: {effects_text(effects)}?"


def _swap(view: GameView, task: q.AskSwap, _: str) -> str:
    if task.own is None:
        return "Which of your tokens do you swap?"
    if task.others is None:
        return f"Which token do you want for your {token_label(task.own[1])}?"
    other = view.rules.players[task.owner or 0]
    if not task.pay:
        return f"You pay {other} no gems: do you swap?"
    return f"With which {counted(task.pay, 'gem')} do you pay {other}?"


def _pay(_: GameView, task: q.AskPay, about: str) -> str:
    return f"{about}: do you {payment_text(task.pay)}? If you do: {effects_text(task.pay.then)}."


def _payment(_: GameView, task: q.AskPayment, about: str) -> str:
    if task.gems:
        return f"Which {counted(task.gems, 'gem')} do you pay for {about}?"
    if task.cards:
        return f"Which card do you discard for {about}? ({task.cards} to discard)"
    return f"Which token do you give up for {about}? ({len(task.tokens)} to give up)"


def _move(_: GameView, task: q.AskMoveToken, about: str) -> str:
    if task.token is None:
        return f"{about}: which token do you move?"
    return f"To which card do you move the {token_label(task.token[1])}?"


def _untuck(_: GameView, task: q.AskUntuck, about: str) -> str:
    most = "" if task.left is None else f" (up to {task.left} more)"
    return f"Which card do you take from under {about}?{most}"


def _lose(view: GameView, task: q.AskLose, _: str) -> str:
    count = min(task.count, sum(view.seats[task.seat].gems or NO_GEMS))
    return f"You lose {counted(count, 'gem')}: of which colors?" if count else "You have no gems to lose."


def _arrange(_: GameView, task: q.AskArrange, _about: str) -> str:
    if task.rest is Rest.TOP:
        return f"Which card do you put back on the deck? The last one is the top card. ({task.cards} to put back)"
    return f"Which card do you put under the deck? The last one is the lowest. ({task.cards} to put back)"


def token_label(token: Token) -> str:
    """Return the name of a token.

    >>> from viceroy.model.tokens import Color, TokenKind
    >>> token_label(Token(TokenKind.CIRCLE_BONUS, 2, Color.RED)), token_label(Token(TokenKind.POWER, 12))
    ('red circle bonus +2', '12-point token')
    """
    match token:
        case Token(kind, value, _) if kind == "power":
            return f"{value}-point token"
        case Token(kind, None, _):
            return f"{kind} token"
        case _:
            words = token.kind.replace("_", " ")
            return f"{token.color} {words} +{token.value}" if token.color else f"{words} +{token.value}"


LAW_QUESTIONS: dict[type, Callable[[GameView, Any, str], str]] = {
    q.AskPrice: _price,
    q.AskOption: lambda view, task, about: f"{about}: what do you choose?",
    q.AskChoice: lambda view, task, about: f"{about}: what do you choose?",
    q.AskColor: lambda view, task, about: f"{about}: of which color is the infinite gem?",
    q.AskPutBack: lambda view, task, _: f"Which card do you put back on the deck? ({task.count} to put back)",
    q.AskTuckHand: _tuck_hand,
    q.AskTuckFree: lambda view, task, about: f"Which free card do you tuck under {about}?",
    q.AskStore: lambda view, task, about: f"Which gem do you put on {about}? (up to {task.left} more)",
    q.AskKeep: lambda view, task, _: f"Which of the {task.cards} cards do you keep? ({task.keep} to keep)",
    q.AskArrange: _arrange,
    q.AskScreen: lambda *_: "Behind whose screen do you look?",
    q.AskSwap: _swap,
    q.AskPay: _pay,
    q.AskPayment: _payment,
    q.AskMoveToken: _move,
    q.AskTurnToken: lambda view, task, about: f"{about}: which token do you turn over?",
    q.AskUntuck: _untuck,
    q.AskLose: _lose,
    q.AskUseLaw: _use_law,
}
"""What each prompt of a law asks; the last value is the name of the card that it is about."""
