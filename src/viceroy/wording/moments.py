"""The moment of a game in words: the turn and what is under way in it."""

from viceroy.engine.prompts import AskPaint
from viceroy.engine.views import GameView
from viceroy.model.editions import AUCTIONS, ROUNDS, TURNS


def moment_text(view: GameView) -> str:
    """Return the moment of the game: turn, phase, auction or round."""
    if view.is_over:
        return "The game is over"
    if isinstance(view.prompt, AskPaint):
        return "The end of the game: painting"
    if view.turn == 0:
        return "Before the first turn"
    if view.round:
        return f"Turn {view.turn} of {TURNS}, development, round {view.round} of {ROUNDS}"
    return f"Turn {view.turn} of {TURNS}, auction {max(view.auction, 1)} of {AUCTIONS}"
