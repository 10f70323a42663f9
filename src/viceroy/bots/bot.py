"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from viceroy.engine.actions import Action
from viceroy.engine.views import GameView


class Bot(Protocol):
    """A player that is a program: it gets the view of its seat and returns one of `view.legal`.

    A bot never gets a state, so it cannot know what its seat does not (R2.4). A host makes a new bot for each seat of
    each game, and asks it only while its seat owes a choice. Any object with this method is a bot.

    >>> class FirstBot:
    ...     def choose(self, view: GameView) -> Action:
    ...         return view.legal[0]
    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> bot: Bot = FirstBot()
    >>> bot.choose(seen) in seen.legal
    True
    """

    def choose(self, view: GameView, /) -> Action:
        """Return one of the legal actions of a view."""
        ...
