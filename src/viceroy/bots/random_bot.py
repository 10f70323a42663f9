"""A bot that chooses at random, and a way to let it play a game to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viceroy.engine.actions import Action, PaintBest
from viceroy.engine.chance import Chance
from viceroy.engine.reducer import Step, legal_actions, step, to_act


class RandomBot:
    """Chooses among legal actions, each equally likely, but takes the best painting where it is on offer.

    >>> from viceroy.engine.actions import Done, Pass
    >>> RandomBot(seed=7).choose((Done(0),))
    Done(seat=0)
    """

    def __init__(self, seed: int) -> None:
        self._chance = Chance.from_seed(seed)

    def choose(self, actions: Sequence[Action]) -> Action:
        """Return one of the actions. Raises `ValueError` if there is none."""
        if not actions:
            raise ValueError("there is nothing to choose from")
        for action in actions:
            if isinstance(action, PaintBest):
                return action
        index, self._chance = self._chance.below(len(actions))
        return actions[index]


def play_out(start: Step, bot: RandomBot) -> Iterator[Step]:
    """Yield the start and every step after it until the game is over; one bot plays all seats.

    >>> from viceroy.sessions.new_game import start_game
    >>> *_, last = play_out(start_game(2, seed=7), RandomBot(seed=7))
    >>> last.state.turn, last.state.is_over
    (12, True)
    """
    now = start
    yield now
    while seats := to_act(now.state):
        now = step(now.state, bot.choose(legal_actions(now.state, seats[0])))
        yield now
