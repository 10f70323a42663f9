"""The screen above a choice: the moment, the news, the part of the table that the prompt is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from viceroy.cli.terminal.menus import Menu
from viceroy.engine import prompts as q
from viceroy.engine.actions import KeepCard, PutBack
from viceroy.engine.views import GameView, asked_card
from viceroy.render.text_table import (
    belongings,
    cards_text,
    hand_text,
    headline,
    player_pyramid,
    players_text,
    row_text,
)
from viceroy.wording.catalog import ENGLISH, Catalog
from viceroy.wording.game import moment_text, own_seat
from viceroy.wording.laws import gems_text

Block = Callable[[GameView, int, Catalog], str]

PAGE = 20
"""Choices shown at once."""


def screen_text(view: GameView, news: Iterable[str], width: int, catalog: Catalog) -> str:
    """Return everything above the choices; `news` is what has happened, in lines."""
    parts = [headline(moment_text(view, catalog), width), news_text(news)]
    parts += [part(view, width, catalog) for part in _PARTS.get(type(view.prompt), (_card, _own_text))]
    return "\n".join(part for part in parts if part)


def news_text(news: Iterable[str]) -> str:
    """Return the lines of what has happened."""
    return "\n".join(f"  {line}" for line in news)


def menu_text(
    menu: Menu, blocked: Iterable[str] = (), *, first: int = 0, back: bool = False, catalog: Catalog = ENGLISH
) -> str:
    """Number the choices of a page that begins at index `first`; list blocked ones below."""
    shown = list(enumerate(menu.items, start=1))[first : first + PAGE]
    lines = ["", menu.title]
    lines += [f"{number:>3}  {item.label}" for number, item in shown]
    if first + PAGE < len(menu.items):
        lines.append(f"  m  {catalog.terminal.more.format(first=first + PAGE + 1, last=len(menu.items))}")
    if back:
        lines.append(f"  0  {catalog.terminal.back}")
    lines += [f"  - {text}" for text in blocked]
    return "\n".join(lines)


# -- parts ------------------------------------------------------------------------------------------------------------


def _own_text(view: GameView, _: int, catalog: Catalog) -> str:
    """List the own gems and tokens, and the bank."""
    own = catalog.words.semicolon.join(belongings(own_seat(view), catalog))
    return catalog.terminal.you_have.format(belongings=own, gems=gems_text(view.bank, catalog))


def _pyramid(view: GameView, width: int, catalog: Catalog) -> str:
    return "" if view.seat is None else player_pyramid(view, view.seat, width, catalog)


def _pyramids(view: GameView, width: int, catalog: Catalog) -> str:
    return "\n".join(player_pyramid(view, seat, width, catalog) for seat in view.rules.everybody)


def _card(view: GameView, width: int, catalog: Catalog) -> str:
    card = asked_card(view)
    title = catalog.terminal.to_place if isinstance(view.prompt, q.AskPlace) else ""
    return "" if card is None else cards_text([(title, card)], width, catalog)


def _looked_at(view: GameView, width: int, catalog: Catalog) -> str:
    numbers = [action.card for action in view.legal if isinstance(action, KeepCard | PutBack)]
    return cards_text([(catalog.terminal.looked_at, view.rules.card(number)) for number in numbers], width, catalog)


_PARTS: dict[type, tuple[Block, ...]] = {
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
