"""Playing one game of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

import attrs

from viceroy.bots import Bot, BotFailed, RandomBot, guarded, play_out
from viceroy.engine.actions import Action
from viceroy.engine.reducer import Step, score
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.formats.records import record_text
from viceroy.formats.studies import GameFault, GameResult
from viceroy.matches.match import Game, Match
from viceroy.scoring.score import FinalScore
from viceroy.sessions.new_game import start_game
from viceroy.sessions.session import Session

Watch = Callable[[Step], None]
"""What sees each step of a game."""


@attrs.frozen
class PlayedGame:
    """A game that is over."""

    game: Game
    end: GameState
    actions: tuple[Action, ...]
    score: FinalScore
    faults: tuple[GameFault, ...]

    @property
    def result(self) -> GameResult:
        """How it ended."""
        game, players = self.game, self.score.players
        totals = tuple(player.total for player in players)
        ranks = ranks_of(totals, {fault.seat for fault in self.faults})
        return GameResult(game.index, game.seed, game.bots, totals, ranks, game.edition.name, self.faults)


def play(match: Match, index: int, watch: Watch | None = None) -> PlayedGame:
    """Play a game of a match to its end, whatever its bots do.

    A bot that fails loses the game; from there on a random bot plays its seat, so that the game of the others goes on.
    """
    game = match.game(index)
    with ExitStack() as stack:
        seats = _Seats(match, game, stack)
        for now in play_out(start_game(**_setup(match, game)), seats):
            if watch is not None:
                watch(now)
    return PlayedGame(game, now.state, tuple(seats.actions), score(now.state), tuple(seats.faults))


def ranks_of(totals: Sequence[int], last: set[int]) -> tuple[int, ...]:
    """Return the rank of each seat, 1, 1, 3 (R10.4, C41); `last` are the seats that come after all others.

    >>> ranks_of((50, 61, 61), set()), ranks_of((50, 61, 61), {1})
    ((3, 1, 1), (2, 3, 1))
    """
    keys = [(seat not in last, 0 if seat in last else total) for seat, total in enumerate(totals)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def record_of(match: Match, played: PlayedGame) -> str:
    """Return the record of a game that was played, as text."""
    session = Session.start(**_setup(match, played.game))
    for action in played.actions:
        session.do(action)
    return record_text(session.record)


def _setup(match: Match, game: Game) -> dict[str, Any]:
    """Return what decides the deal of a game. Its players are the bots, numbered, as no two may have one name."""
    return {
        "players": tuple(f"{bot} {seat}" for seat, bot in enumerate(game.bots, 1)),
        "seed": game.seed,
        "edition": game.edition,
        "card_set": match.card_set,
        "virtual_opponents": match.virtual_opponents,
    }


class _Seats:
    """A bot that plays all seats, each by its own bot as long as that behaves; it keeps what they did."""

    def __init__(self, match: Match, game: Game, stack: ExitStack) -> None:
        self.actions: list[Action] = []
        self.faults: list[GameFault] = []
        self._bots: list[Bot] = []
        self._stand_ins = [RandomBot(seed) for seed in game.bot_seeds]
        for seat, (bot, seed) in enumerate(zip(game.bots, game.bot_seeds, strict=True)):
            try:
                self._bots.append(stack.enter_context(guarded(bot, seed, match.limit(bot))))
            except BotFailed as failed:
                self._bots.append(self._failed(seat, failed))

    def choose(self, view: GameView, /) -> Action:
        """Return what the seat of a view does."""
        seat = view.seat or 0
        try:
            action = self._bots[seat].choose(view)
        except BotFailed as failed:
            self._bots[seat] = self._failed(seat, failed)
            action = self._bots[seat].choose(view)
        self.actions.append(action)
        return action

    def _failed(self, seat: int, failed: BotFailed) -> Bot:
        self.faults.append(GameFault(seat, str(failed)))
        return self._stand_ins[seat]
