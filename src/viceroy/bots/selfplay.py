"""Letting bots play a game to its end."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.bots.random_bot import RandomBot
from viceroy.engine.reducer import Step, legal_actions, step, to_act


def play_out(start: Step, bot: RandomBot) -> Iterator[Step]:
    """Yield the start and every step after it, until the game is over; one bot plays all seats.

    >>> from viceroy.sessions.games import start_game
    >>> *_, last = play_out(start_game(2, seed=7), RandomBot(seed=7))
    >>> last.state.turn, last.state.is_over
    (12, True)
    """
    now = start
    yield now
    while seats := to_act(now.state):
        now = step(now.state, bot.choose(legal_actions(now.state, seats[0])))
        yield now
