"""What may be asked beside a choice: help, the table, a pyramid, a card, and why something is not possible.

Rule 1: an answer is text made from the view of who asks. Rule 2: nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Callable

from viceroy.render.card_text import card_text, numbers_text
from viceroy.terminal.board import board_text, one_pyramid_text
from viceroy.terminal.helping import help_text
from viceroy.terminal.hindrances import Check, hindrances
from viceroy.terminal.saying import action_words
from viceroy.views import GameView
from viceroy.wording import counted, joined

_MOST = 8  # so many choices are repeated

Aside = Callable[[GameView, Check, str, int], str]


def _pyramid(view: GameView, name: str, width: int) -> str:
    players = view.rules.players
    exact = [seat for seat in view.rules.everybody if players[seat].casefold() == name.casefold()]
    seats = exact or [seat for seat in view.rules.everybody if players[seat].casefold().startswith(name.casefold())]
    if not name and view.seat is not None:
        seats = [view.seat]
    if len(seats) == 1:
        return one_pyramid_text(view, seats[0], width)
    return f"Whose pyramid? p and a name: {joined(players, 'or')}"


def _card(view: GameView, number: str) -> str:
    cards = view.rules.card_set.by_number
    if number.isascii() and number.isdecimal() and int(number[:9]) in cards:
        return card_text(cards[int(number[:9])])
    return f"Which card? c and a number: {numbers_text(cards)}"


def _why(view: GameView, check: Check, text: str) -> str:
    """Tell what is not possible, only what holds the text if there is one."""
    found = [reason for reason in hindrances(view, check) if text.casefold() in reason.casefold()]
    if found:
        return "\n".join(f"  - {reason}" for reason in found)
    possible = (action_words(view, action) for action in view.legal)
    fitting = [words for words in possible if text and text.casefold() in words.casefold()]
    if fitting:
        more = len(fitting) - _MOST
        left = [f"  and {counted(more, 'choice')} more"] if more > 0 else []
        return "\n".join(["That is possible:", *(f"  {words}" for words in fitting[:_MOST]), *left])
    return f"Nothing about {text!r} is asked here." if text else "All that may come to mind here is possible."


ASIDES: dict[str, Aside] = {
    "?": lambda view, check, rest, width: help_text(width),
    "b": lambda view, check, rest, width: board_text(view, width),
    "p": lambda view, check, rest, width: _pyramid(view, rest, width),
    "c": lambda view, check, rest, width: _card(view, rest),
    "w": lambda view, check, rest, width: _why(view, check, rest),
}
"""The answers by what is typed for them."""
