"""The moment of a game in words: the turn and what is under way in it."""

from viceroy.engine.prompts import AskPaint
from viceroy.engine.views import GameView
from viceroy.model.editions import AUCTIONS, ROUNDS, TURNS
from viceroy.wording.catalog import Catalog
from viceroy.wording.english import ENGLISH


def moment_text(view: GameView, catalog: Catalog = ENGLISH) -> str:
    """Return the moment of the game: turn, phase, auction or round."""
    messages = catalog.moments
    if view.is_over:
        return messages.game_over
    if isinstance(view.prompt, AskPaint):
        return messages.painting
    if view.turn == 0:
        return messages.before
    if view.round:
        return messages.development.format(turn=view.turn, turns=TURNS, round=view.round, rounds=ROUNDS)
    return messages.auction.format(turn=view.turn, turns=TURNS, auction=max(view.auction, 1), auctions=AUCTIONS)
