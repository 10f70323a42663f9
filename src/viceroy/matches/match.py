"""Matches: what decides each of many games between bots, and how one of them is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from typing import Any

import attrs

from viceroy.bots import Bot, RandomBot, guarded, play_out
from viceroy.bots.guard import check_bot, limit_of
from viceroy.bots.registry import BotMaker, name_of
from viceroy.engine.actions import Action
from viceroy.engine.frame.chance import Chance
from viceroy.engine.reducer import Step, score
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import BadBot, BotFailed, ImpossibleGame, check_type
from viceroy.formats.records import record_text
from viceroy.formats.studies import GameFault, GameResult
from viceroy.messages import shown
from viceroy.model.cards import CardSet
from viceroy.model.editions import Edition
from viceroy.scoring.score import FinalScore
from viceroy.sessions.new_game import rules_of_game, start_game
from viceroy.sessions.session import Session
from viceroy.values import Value

_MAX_SECONDS = 86_400
_KEPT_BITS = 53  # every reader of JSON keeps integers of this size exact


@attrs.frozen
class Lineup(Value):
    """Who plays, and by which rules."""

    bots: tuple[str | BotMaker, ...]
    """By seat, as `viceroy.bots.make` takes them."""
    edition: Edition

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots, by seat."""
        return tuple(map(name_of, self.bots))


@attrs.frozen
class Game(Value):
    """One game of a match. The games of one deal have the same seed, and the bots in other seats."""

    index: int
    deal: int
    seed: int
    bots: tuple[str | BotMaker, ...]
    """By seat."""
    bot_seeds: tuple[int, ...]
    """By seat."""
    edition: Edition


@attrs.frozen
class Match(Value):
    """Many games, each decided by the match and its index alone.

    Deals are played by the lineups in turn. If `rotates`, each deal is played as often as there are seats, and each bot
    has each seat once; all lineups then have equally many. `seconds` is how long a bot may think about one choice; None
    trusts the bots of this library and gives those of other packages a minute.
    """

    lineups: tuple[Lineup, ...]
    games: int
    seed: int
    card_set: CardSet
    virtual_opponents: int = 0
    rotates: bool = True
    seconds: float | None = None

    @property
    def rounds(self) -> int:
        """How many games there are of one deal."""
        return len(self.lineups[0].bots) if self.rotates else 1

    def game(self, index: int) -> Game:
        """Return a game by its index, from 0."""
        deal, turn = divmod(index, self.rounds)
        lineup = self.lineups[deal % len(self.lineups)]
        bots = (*lineup.bots[turn:], *lineup.bots[:turn])
        seeds = tuple(derived_seed(self.seed, index, seat) for seat in range(len(bots)))
        return Game(index, deal, derived_seed(self.seed, deal), bots, seeds, lineup.edition)

    def limit(self, bot: str | BotMaker) -> float | None:
        """Return how long a bot may think about one choice, None where it is trusted to answer."""
        return limit_of(bot) if self.seconds is None else self.seconds

    def check(self) -> None:
        """Raise `BadBot` or `ImpossibleGame` where a game cannot be played, `TypeError` for wrong types.

        Each bot is made once, so that one that refuses its options is found before the first game.
        """
        if self.games < 0:
            raise ImpossibleGame(f"{self.games} games; there can be 0 or more")
        check_type(self.seconds, int | float | None, "a number or None for seconds")
        if self.seconds is not None and not 0 < self.seconds <= _MAX_SECONDS:
            raise ImpossibleGame(f"{self.seconds:g} seconds for a choice; it takes more than 0, at most {_MAX_SECONDS}")
        for lineup in self.lineups:
            rules_of_game(len(lineup.bots), lineup.edition, self.card_set, self.virtual_opponents)
        named: dict[str, str | BotMaker] = {}
        for bot in dict.fromkeys(bot for lineup in self.lineups for bot in lineup.bots):
            check_bot(bot, self.limit(bot))
            if named.setdefault(name_of(bot), bot) is not bot:
                raise BadBot(f"two bots are called {shown(name_of(bot))}; give their classes different names")


def derived_seed(*numbers: int) -> int:
    """Return a seed of 53 bits that follows from some numbers by the generator of the games (SplitMix64).

    >>> derived_seed(7, 0) == derived_seed(7, 0), derived_seed(7, 0) == derived_seed(7, 1)
    (True, False)
    """
    mixed = 0
    for number in numbers:
        mixed, _ = Chance.from_seed(mixed + number).next()
    return mixed >> (64 - _KEPT_BITS)


# -- playing a game ---------------------------------------------------------------------------------------------------


Watch = Callable[[Step], None]
"""What sees each step of a game."""


@attrs.frozen
class PlayedGame(Value):
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
        return GameResult(
            game.index, game.seed, tuple(map(name_of, game.bots)), totals, ranks, game.edition.name, self.faults
        )


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
    return record_text(session_of(played.actions, **_setup(match, played.game)).record)


def session_of(actions: Iterable[Action], **setup: Any) -> Session:
    """Return a session of the game that `setup` starts, after some actions.

    >>> session_of((), players=2, seed=7).state.turn
    0
    """
    session = Session.start(**setup)
    for action in actions:
        session.do(action)
    return session


def _setup(match: Match, game: Game) -> dict[str, Any]:
    """Return the arguments of `start_game` for a game. Players have the names of their bots, numbered to be unique."""
    return {
        "players": tuple(f"{name_of(bot)} {seat}" for seat, bot in enumerate(game.bots, 1)),
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
            except (BotFailed, BadBot) as failed:
                self._bots.append(self._failed(seat, failed))

    def choose(self, view: GameView, /) -> Action:
        """Return the choice of the bot of the seat; a stand-in replaces a bot that fails."""
        seat = view.seat or 0
        try:
            action = self._bots[seat].choose(view)
        except BotFailed as failed:
            self._bots[seat] = self._failed(seat, failed)
            action = self._bots[seat].choose(view)
        self.actions.append(action)
        return action

    def _failed(self, seat: int, failed: BotFailed | BadBot) -> Bot:
        self.faults.append(GameFault(seat, str(failed)))
        return self._stand_ins[seat]
