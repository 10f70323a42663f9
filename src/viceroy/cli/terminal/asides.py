"""What may be asked beside a choice: help, the table, a pyramid, a card, and why something is not possible."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import fill

from viceroy.cli.terminal.board import board_text, one_pyramid_text
from viceroy.cli.terminal.hindrances import Check, hindrances
from viceroy.cli.terminal.saying import action_words
from viceroy.engine.views import GameView
from viceroy.messages import counted, joined
from viceroy.render.cards import card_text, numbers_text
from viceroy.render.drawing import legend_text

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

COMMANDS = {
    "?": "this help",
    "b": "the whole table: auction row, all pyramids, hands, bank",
    "p NAME": "the pyramid of a player",
    "c NUMBER": "a card with everything that is printed on it",
    "w": "why something is not possible; w TEXT: only what the text names",
    "m": "more choices of a long list",
    "u": "take your last choice back, as far as nothing hidden has come to light",
    "s FILE": "keep the game in a new file, from now on",
    "q": "leave; a game that is kept can be gone on with",
}
"""What may be typed beside numbers."""

_MEANINGS = 12  # the column of their meanings

_NUMBERS = (
    "Type the number of a choice. Where one number leads to further choices, you may type them all at once: 1 1 2. "
    "Enter alone shows the choices again. Anything else is one of these:"
)

_FACES = (
    "On the face of a character stand, level by level, the gem that the level adds to the cost, and what it gives: "
    "'2 B 5 gems' means that level 2 costs a blue gem more than level 1, and gives 5 gems. The letters at the upper "
    "corners and on the lower edge are the colors of the sections; four of one color make a circle. The marks:"
)


def help_text(width: int) -> str:
    """Return the help."""
    lines = (
        fill(meaning, width, initial_indent=f"  {command:<9} ", subsequent_indent=" " * _MEANINGS)
        for command, meaning in COMMANDS.items()
    )
    commands = "\n".join([fill(_NUMBERS, width), *lines])
    return f"{commands}\n\n{fill(_FACES, width)}\n{legend_text(width=width)}, a attack token"
