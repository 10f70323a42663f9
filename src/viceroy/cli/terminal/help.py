"""Help and look-ups: what a player may type besides a choice, and why a choice is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from textwrap import fill

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.ideas import RefusalOf, refused_ideas
from viceroy.engine.points import score_now
from viceroy.engine.views import GameView
from viceroy.messages import counted, joined, numbers_text
from viceroy.model.quantities import Counted
from viceroy.render.cards import card_text
from viceroy.render.score_report import items_text, points_table
from viceroy.render.text_drawings import legend_text
from viceroy.render.text_table import board_text, headline, player_pyramid
from viceroy.wording.catalog import ENGLISH, Catalog
from viceroy.wording.game import action_label, card_label, own_seat, place_label
from viceroy.wording.refusals import refusal_text

_MAX_LISTED = 8  # choices listed as possible
_NOW = "As if the game ended now, with what has been painted so far."
_HIDDEN = "Gems and attack tokens behind other screens are not counted."

SHOWN_AT_ONCE = (q.AskBids, q.AskLay, q.AskPlace)
"""Prompts that list the blocked choices below the legal ones without being asked."""

LookUp = Callable[[GameView, RefusalOf, str, int, Catalog], str]


def _pyramid(view: GameView, name: str, width: int, catalog: Catalog) -> str:
    players = view.rules.players
    exact = [seat for seat in view.rules.everybody if players[seat].casefold() == name.casefold()]
    seats = exact or [seat for seat in view.rules.everybody if players[seat].casefold().startswith(name.casefold())]
    if not name and view.seat is not None:
        seats = [view.seat]
    if len(seats) == 1:
        return player_pyramid(view, seats[0], width, catalog)
    return f"Whose pyramid? p and a name: {joined(players, 'or')}"


def _card(view: GameView, number: str, catalog: Catalog) -> str:
    cards = view.rules.card_set.by_number
    if number.isascii() and number.isdecimal() and int(number[:9]) in cards:
        return card_text(cards[int(number[:9])], catalog)
    return f"Which card? c and a number: {numbers_text(cards)}"


def _why(view: GameView, check: RefusalOf, text: str, catalog: Catalog) -> str:
    """Explain what is not possible; with a text, only what mentions it."""
    blocked = _mentioning(text, blocked_choices(view, check, catalog))
    if blocked:
        return "\n".join(f"  - {reason}" for reason in blocked)
    if not text:
        return "Nothing that you may want to do here is blocked."
    possible = _mentioning(text, (action_label(view, action, catalog) for action in view.legal))
    if not possible:
        return f"No choice here mentions {text!r}."
    more = len(possible) - _MAX_LISTED
    rest = [f"  and {counted(more, 'choice')} more"] if more > 0 else []
    return "\n".join(["That is possible:", *(f"  {label}" for label in possible[:_MAX_LISTED]), *rest])


def _mentioning(text: str, lines: Iterable[str]) -> list[str]:
    return [line for line in lines if text.casefold() in line.casefold()]


def _points(view: GameView, width: int, catalog: Catalog) -> str:
    """Show a table of all players' points, and every point of the own ones with its reason."""
    now = score_now(view)
    hidden = any(player.screen_is_hidden for player in now.players)
    parts = [
        headline("Points now", width),
        fill(f"{_NOW} {_HIDDEN}" if hidden else _NOW, width),
        "",
        points_table(now, catalog),
    ]
    if view.seat is not None and now.players[view.seat].items:
        parts += ["", "Yours:", items_text(now.players[view.seat], catalog)]
    return "\n".join(parts)


LOOKUPS: dict[str, LookUp] = {
    "?": lambda view, check, rest, width, catalog: help_text(width, catalog),
    "b": lambda view, check, rest, width, catalog: board_text(view, width, catalog),
    "p": lambda view, check, rest, width, catalog: _pyramid(view, rest, width, catalog),
    "c": lambda view, check, rest, width, catalog: _card(view, rest, catalog),
    "n": lambda view, check, rest, width, catalog: _points(view, width, catalog),
    "w": lambda view, check, rest, width, catalog: _why(view, check, rest, catalog),
}
"""The look-ups by what is typed for them."""

COMMANDS = {
    "?": "this help",
    "b": "the whole table: auction row, all pyramids, hands, bank",
    "p NAME": "the pyramid of a player",
    "c NUMBER": "a card with everything printed on it",
    "n": "the points now, as if the game ended here",
    "h": "a hint: the best choices, with the points to expect and why",
    "w": "why something is not possible; w TEXT: only what mentions the text",
    "m": "more choices of a long list",
    "u": "take your last choice back, unless it revealed something hidden",
    "s FILE": "save the game in a new file, and keep saving it there",
    "q": "leave; a game kept in a file can be continued later",
}
"""What may be typed besides numbers."""

_IN_FULL = {
    "help": "?", "board": "b", "table": "b", "pyramid": "p", "card": "c", "points": "n", "hint": "h", "why": "w",
    "more": "m", "undo": "u", "save": "s", "quit": "q", "exit": "q", "leave": "q",
}  # fmt: skip


def short_form(word: str) -> str:
    """Return the short form of a command that may be written in full, in any case of letters.

    >>> short_form("Help"), short_form("Q"), short_form("attack")
    ('?', 'q', 'attack')
    """
    return _IN_FULL.get(word.casefold(), word.casefold())


_NUMBERS = (
    "Type the number of a choice. Where one number leads to further choices, you may type them all at once: 1 1 2. "
    "Enter alone shows the choices again. Anything else is one of these; words such as help, undo and quit do as well:"
)

_FACES = (
    "The face of a character shows for each level the gem it adds to the cost, and the reward: '2 B 5 gems' means that "
    "level 2 costs one blue gem more than level 1 and gives 5 gems. The letters at the upper corners and on the lower "
    "edge are the colors of the sections; four of one color make a circle. The marks:"
)


def help_text(width: int, catalog: Catalog = ENGLISH) -> str:
    """Return the help."""
    lines = (
        fill(meaning, width, initial_indent=f"  {command:<9} ", subsequent_indent=" " * 12)
        for command, meaning in COMMANDS.items()
    )
    commands = "\n".join([fill(_NUMBERS, width), *lines])
    attack = catalog.words.nouns[Counted.ATTACK].nominative_form(1)
    return f"{commands}\n\n{fill(_FACES, width)}\n{legend_text(catalog, width=width)}, a {attack}"


# -- what is not possible ---------------------------------------------------------------------------------------------


def blocked_choices(view: GameView, check: RefusalOf, catalog: Catalog = ENGLISH) -> tuple[str, ...]:
    """Return the choices that are not possible now, each with the reason."""
    return tuple(
        f"{_label(view, action, catalog)}{catalog.words.colon}{refusal_text(refusal, catalog.language)}"
        for action, refusal in refused_ideas(view, check)
    )


def _label(view: GameView, action: act.Action, catalog: Catalog) -> str:
    """Name what a player may have wanted to do, in fewer words than a choice has."""
    match action:
        case act.Bid(_, color) | act.StoreGem(_, color):
            return catalog.words.color_word(color)
        case act.BidAttack():
            return catalog.words.nouns[Counted.ATTACK].nominative_form(1)
        case act.Lay(_, number) | act.PutBack(_, number):
            return card_label(view, number, catalog)
        case act.PlaceCard(_, place) | act.TuckFree(_, place):
            return place_label(own_seat(view).pyramid, place, catalog)
        case _:
            return action_label(view, action, catalog)
