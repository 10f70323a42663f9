"""Points now: the score as far as a seat knows it, as if the game ended here."""

from __future__ import annotations

from textwrap import fill

from viceroy.cli.terminal.board import headline
from viceroy.engine.points import score_now
from viceroy.engine.views import GameView
from viceroy.render.score_table import items_text, points_table

_NOW = "As if the game ended now, with what has been painted so far."
_HIDDEN = "Gems and attack tokens behind other screens are not counted."


def points_text(view: GameView, width: int) -> str:
    """Show a table of all players' points, and every point of the own ones with its reason."""
    now = score_now(view)
    hidden = any(player.screen_is_hidden for player in now.players)
    parts = [headline("Points now", width), fill(f"{_NOW} {_HIDDEN}" if hidden else _NOW, width), "", points_table(now)]
    if view.seat is not None and now.players[view.seat].items:
        parts += ["", "Yours:", items_text(now.players[view.seat])]
    return "\n".join(parts)
