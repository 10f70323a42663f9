"""The screen above a choice: the moment, the news, the part of the table that the prompt is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from viceroy.cli.terminal.board import (
    belongings,
    cards_text,
    hand_text,
    headline,
    player_pyramid,
    players_text,
    row_text,
)
from viceroy.cli.terminal.menus import Menu
from viceroy.engine import prompts as q
from viceroy.engine.actions import KeepCard, PutBack
from viceroy.engine.events import ChoiceMade, Event
from viceroy.engine.views import GameView, asked_card
from viceroy.wording.choices import own_seat
from viceroy.wording.laws import gems_text
from viceroy.wording.moments import moment_text
from viceroy.wording.narration import Narrator

Part = Callable[[GameView, int], str]

News = Iterable[tuple[Event, GameView]]
"""Events, each with a view after its step."""

PAGE = 20
"""Choices shown at once."""


def screen_text(view: GameView, news: News, width: int) -> str:
    """Return everything above the choices."""
    parts = [headline(moment_text(view), width), news_text(view, news)]
    parts += [part(view, width) for part in _PARTS.get(type(view.prompt), (_card, _own_text))]
    return "\n".join(part for part in parts if part)


def news_text(view: GameView, news: News) -> str:
    """Narrate events, a line each. A sealed choice has no line: it is narrated when it is revealed."""
    narrator = Narrator(view.rules.players, view.rules.card_set)
    lines = (narrator.tell(event, table) for event, table in news if not isinstance(event, ChoiceMade))
    return "\n".join(f"  {line}" for line in lines)


def menu_text(menu: Menu, blocked: Iterable[str] = (), *, first: int = 0, back: bool = False) -> str:
    """Number the choices of a page that begins at index `first`; list blocked ones below."""
    shown = list(enumerate(menu.options, start=1))[first : first + PAGE]
    lines = ["", menu.title]
    lines += [f"{number:>3}  {option.label}" for number, option in shown]
    if first + PAGE < len(menu.options):
        lines.append(f"  m  more: {first + PAGE + 1} to {len(menu.options)}")
    if back:
        lines.append("  0  back")
    lines += [f"  - {text}" for text in blocked]
    return "\n".join(lines)


# -- parts ------------------------------------------------------------------------------------------------------------


def _own_text(view: GameView, _: int) -> str:
    """List the own gems and tokens, and the bank."""
    return f"You have {'; '.join(belongings(own_seat(view)))}. The bank has {gems_text(view.bank)}."


def _pyramid(view: GameView, width: int) -> str:
    return "" if view.seat is None else player_pyramid(view, view.seat, width)


def _pyramids(view: GameView, width: int) -> str:
    return "\n".join(player_pyramid(view, seat, width) for seat in view.rules.everybody)


def _card(view: GameView, width: int) -> str:
    card = asked_card(view)
    title = "to place" if isinstance(view.prompt, q.AskPlace) else ""
    return "" if card is None else cards_text([(title, card)], width)


def _looked_at(view: GameView, width: int) -> str:
    numbers = [action.card for action in view.legal if isinstance(action, KeepCard | PutBack)]
    return cards_text([("looked at", view.rules.card(number)) for number in numbers], width)


_PARTS: dict[type, tuple[Part, ...]] = {
    q.AskStart: (hand_text, _own_text),
    q.AskBids: (row_text, players_text),
    q.AskClaims: (row_text,),
    q.AskAttackCard: (row_text, _own_text),
    q.AskRowCard: (row_text, _own_text),
    q.AskRowDiscard: (row_text,),
    q.AskLay: (_pyramid, hand_text, players_text),
    q.AskPlace: (_pyramid, _card, _own_text),
    q.AskTuckHand: (_card, hand_text),
    q.AskTuckFree: (_pyramid, _card),
    q.AskSwap: (_pyramids, _own_text),
    q.AskMoveToken: (_pyramid, _card),
    q.AskTurnToken: (_pyramid, _card, _own_text),
    q.AskUntuck: (_pyramid, _card),
    q.AskKeep: (_looked_at,),
    q.AskArrange: (_looked_at,),
    q.AskScreen: (players_text,),
    q.AskPay: (_pyramid, _card, hand_text, _own_text),
    q.AskPayment: (_pyramid, _card, hand_text, _own_text),
    q.AskPaint: (_pyramid, _own_text),
}
"""What is shown for a prompt; for any other one the card that it is about, the own gems and tokens, and the bank."""
