"""A bot that chooses at random, and a way to let bots play a game to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viceroy.bots.registry import Bot
from viceroy.engine.actions import Action, PaintBest
from viceroy.engine.frame.chance import Dice
from viceroy.engine.reducer import Step, step, to_act
from viceroy.engine.views import GameView, view
from viceroy.errors import check_type


class RandomBot:
    """Chooses among the legal actions, each equally likely, but takes the best painting where it is on offer.

    >>> from viceroy.engine.actions import Done
    >>> RandomBot(seed=7).choose((Done(0),))
    Done(seat=0)
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dice = Dice(seed)

    def __repr__(self) -> str:
        return f"RandomBot(seed={self._seed})"

    def choose(self, view: GameView | Sequence[Action]) -> Action:
        """Return one of the legal actions of a view; the actions alone do as well, since it looks at nothing else.

        Raises `ValueError` without one.
        """
        check_type(view, GameView | Sequence, "a GameView, or its legal actions")
        actions = view.legal if isinstance(view, GameView) else view
        if not actions:
            raise ValueError("there is nothing to choose from")
        for action in actions:
            if isinstance(action, PaintBest):
                return action
        return actions[self._dice.below(len(actions))]


def play_out(start: Step, *bots: Bot) -> Iterator[Step]:
    """Yield the start and every step after it until the game is over.

    There is one bot for each seat, or a single one that plays all seats.

    >>> from viceroy.sessions.new_game import start_game
    >>> *_, last = play_out(start_game(2, seed=7), RandomBot(seed=7))
    >>> last.state.turn, last.state.is_over
    (12, True)
    """
    check_type(start, Step, "a Step", "; start_game returns one")
    now = start
    if len(bots) not in (1, len(now.state.seats)):
        raise ValueError(f"{len(bots)} bots for {len(now.state.seats)} seats; give one for all, or one for each")
    yield now
    while seats := to_act(now.state):
        seat = seats[0]
        bot = bots[seat] if len(bots) > 1 else bots[0]
        now = step(now.state, bot.choose(view(now.state, seat)))
        yield now
