"""Help and look-ups: what a player may type besides a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from textwrap import fill

from viceroy.cli.terminal.blocked_choices import Check, blocked_choices
from viceroy.cli.terminal.board import board_text, player_pyramid
from viceroy.cli.terminal.choice_text import action_label
from viceroy.cli.terminal.points import points_text
from viceroy.engine.views import GameView
from viceroy.messages import counted, joined
from viceroy.render.cards import card_text, numbers_text
from viceroy.render.text_pyramid import legend_text

_MOST_LISTED = 8  # choices listed as possible

LookUp = Callable[[GameView, Check, str, int], str]


def _pyramid(view: GameView, name: str, width: int) -> str:
    players = view.rules.players
    exact = [seat for seat in view.rules.everybody if players[seat].casefold() == name.casefold()]
    seats = exact or [seat for seat in view.rules.everybody if players[seat].casefold().startswith(name.casefold())]
    if not name and view.seat is not None:
        seats = [view.seat]
    if len(seats) == 1:
        return player_pyramid(view, seats[0], width)
    return f"Whose pyramid? p and a name: {joined(players, 'or')}"


def _card(view: GameView, number: str) -> str:
    cards = view.rules.card_set.by_number
    if number.isascii() and number.isdecimal() and int(number[:9]) in cards:
        return card_text(cards[int(number[:9])])
    return f"Which card? c and a number: {numbers_text(cards)}"


def _why(view: GameView, check: Check, text: str) -> str:
    """Explain what is not possible; with a text, only what mentions it."""
    blocked = _mentioning(text, blocked_choices(view, check))
    if blocked:
        return "\n".join(f"  - {reason}" for reason in blocked)
    if not text:
        return "Nothing that you may want to do here is blocked."
    possible = _mentioning(text, (action_label(view, action) for action in view.legal))
    if not possible:
        return f"No choice here mentions {text!r}."
    more = len(possible) - _MOST_LISTED
    rest = [f"  and {counted(more, 'choice')} more"] if more > 0 else []
    return "\n".join(["That is possible:", *(f"  {label}" for label in possible[:_MOST_LISTED]), *rest])


def _mentioning(text: str, lines: Iterable[str]) -> list[str]:
    return [line for line in lines if text.casefold() in line.casefold()]


LOOKUPS: dict[str, LookUp] = {
    "?": lambda view, check, rest, width: help_text(width),
    "b": lambda view, check, rest, width: board_text(view, width),
    "p": lambda view, check, rest, width: _pyramid(view, rest, width),
    "c": lambda view, check, rest, width: _card(view, rest),
    "n": lambda view, check, rest, width: points_text(view, width),
    "w": lambda view, check, rest, width: _why(view, check, rest),
}
"""The look-ups by what is typed for them."""

COMMANDS = {
    "?": "this help",
    "b": "the whole table: auction row, all pyramids, hands, bank",
    "p NAME": "the pyramid of a player",
    "c NUMBER": "a card with everything printed on it",
    "n": "the points now, as if the game ended here",
    "w": "why something is not possible; w TEXT: only what mentions the text",
    "m": "more choices of a long list",
    "u": "take your last choice back, unless it revealed something hidden",
    "s FILE": "save the game in a new file, and keep saving it there",
    "q": "leave; a game kept in a file can be continued later",
}
"""What may be typed besides numbers."""

_NUMBERS = (
    "Type the number of a choice. Where one number leads to further choices, you may type them all at once: 1 1 2. "
    "Enter alone shows the choices again. Anything else is one of these:"
)

_FACES = (
    "The face of a character shows for each level the gem it adds to the cost, and the reward: '2 B 5 gems' means that "
    "level 2 costs one blue gem more than level 1 and gives 5 gems. The letters at the upper corners and on the lower "
    "edge are the colors of the sections; four of one color make a circle. The marks:"
)


def help_text(width: int) -> str:
    """Return the help."""
    lines = (
        fill(meaning, width, initial_indent=f"  {command:<9} ", subsequent_indent=" " * 12)
        for command, meaning in COMMANDS.items()
    )
    commands = "\n".join([fill(_NUMBERS, width), *lines])
    return f"{commands}\n\n{fill(_FACES, width)}\n{legend_text(width=width)}, a attack token"
