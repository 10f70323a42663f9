"""Matches: what decides each of many games between bots, how one of them is played, the executors, and the arena."""

from __future__ import annotations

import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from importlib import import_module
from threading import Thread
from typing import Any, TypeVar

import attrs

from viceroy.bots import Bot, RandomBot, guarded, play_out
from viceroy.bots.guard import check_bot, limit_of
from viceroy.bots.registry import BotMaker, name_of
from viceroy.cardsets import CardSetLike, card_set_of
from viceroy.engine.actions import Action
from viceroy.engine.frame.chance import Chance
from viceroy.engine.reducer import Step, score
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import BadBot, BotFailed, ImpossibleGame, ViceroyError, check_type, extra, whole_number
from viceroy.formats.records import record_text
from viceroy.formats.studies import GameFault, GameResult
from viceroy.messages import shown
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS, Edition
from viceroy.scoring.score import FinalScore
from viceroy.sessions.new_game import edition_of, rules_of_game, start_game
from viceroy.sessions.session import Session
from viceroy.values import Value

# -- a match ----------------------------------------------------------------------------------------------------------

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
        """Return the seconds that a bot may think about one choice, None for a trusted bot."""
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


# -- work on any executor ---------------------------------------------------------------------------------------------

_R = TypeVar("_R")

BATCH = 4  # games at most: few enough to see them come in, enough that their travel costs little
WINDOW = 64  # batches under way, unless somebody knows how many the executor can take


def each_game(
    work: Callable[[Match, int], _R],
    match: Match,
    executor: Executor | None = None,
    *,
    first: int = 0,
    window: int = WINDOW,
) -> Iterator[_R]:
    """Yield the result of `work` for each game of a match, in the order of the games, whatever the executor.

    `work` is a function of a module, so that it can be pickled. Without an executor it is called here, game by game.
    Raises `ViceroyError` where an executor breaks; the results before are good.
    """
    if executor is None:
        yield from (work(match, index) for index in range(first, match.games))
        return
    try:
        packed = pickle.dumps(match)
    except (pickle.PicklingError, AttributeError) as error:
        raise ViceroyError(f"the match cannot travel to other processes: {error}") from error
    waiting: deque[tuple[int, Future[list[_R]]]] = deque()
    try:
        for batch in batches(first, match.games, window):
            waiting.append((batch.start, executor.submit(_batch, work, packed, batch)))
            if len(waiting) >= window:
                yield from _results(*waiting.popleft())
        while waiting:
            yield from _results(*waiting.popleft())
    finally:
        for _, future in waiting:
            future.cancel()


def check_executor(executor: object, window: int) -> None:
    """Raise `TypeError` or `ValueError` for what is no executor, or no number of batches that it gets at once."""
    check_type(executor, Executor | None, "an Executor or None for executor")
    if whole_number(window, "an int for window") < 1:
        raise ValueError(f"{window} batches at once; window is at least 1")


def batches(first: int, games: int, window: int) -> Iterator[range]:
    """Yield games that travel together: fewer towards the end, so that no process waits long for the last one.

    >>> [len(batch) for batch in batches(first=0, games=20, window=4)]
    [4, 4, 4, 3, 2, 1, 1, 1]
    """
    while first < games:
        size = min(BATCH, 1 + (games - first) // window)
        yield range(first, min(first + size, games))
        first += size


def _results(start: int, future: Future[list[_R]]) -> list[_R]:
    try:
        return future.result()
    except ViceroyError:
        raise
    except Exception as error:  # each executor has its own
        raise ViceroyError(f"the games from {start} on did not come back: {type(error).__name__}: {error}") from error


def _batch(work: Callable[[Match, int], _R], packed: bytes, indexes: Iterable[int]) -> list[_R]:
    match = _unpacked(packed)
    return [work(match, index) for index in indexes]


@lru_cache(maxsize=4)
def _unpacked(packed: bytes) -> Match:
    match: Match = pickle.loads(packed)
    return match


# -- executors --------------------------------------------------------------------------------------------------------


@contextmanager
def processes(jobs: int | None = None) -> Iterator[Executor | None]:
    """Give an executor with `jobs` processes, by default one for each core; None for a single one.

    On an interrupt the games under way are dropped.
    """
    jobs = jobs or cores()
    if jobs == 1:
        yield None
        return
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_end_with_parent)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _end_with_parent() -> None:
    """Let this process end at once on an interrupt, and when its parent was killed, which nobody else would notice."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    from multiprocessing import connection, parent_process

    if parent := parent_process():
        connection.wait([parent.sentinel])
        os._exit(1)


@contextmanager
def dask_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Give the executor of a dask cluster, and how many batches to have under way there. Raises `MissingExtra`."""
    with extra("dask", "a dask cluster"):
        client_class = import_module("distributed").Client
    with client_class(address, set_as_default=False) as client:
        threads = sum(client.nthreads().values())
        yield client.get_executor(pure=False), max(WINDOW, 4 * threads)


# -- the arena --------------------------------------------------------------------------------------------------------

Editions = str | Edition | Sequence[str | Edition]


def arena(
    bots: Sequence[str | BotMaker],
    games: int = 100,
    seed: int = 1,
    *,
    edition: Editions = "english",
    card_set: CardSetLike = "printed",
    virtual_opponents: int = 0,
    seconds: float | None = None,
    executor: Executor | None = None,
    window: int = WINDOW,
) -> Iterator[GameResult]:
    """Let bots play games, and yield the result of each, in order.

    The bots, names or classes, are the players of the first game. Each deal is played as often as there are players,
    with the bots one seat further each time; of two bots each has both sides of the same deal. The seeds of a game and
    of its bots follow from `seed` and its index, so the results are the same whatever the executor: any of
    `concurrent.futures`, or one of dask (`Client.get_executor(pure=False)`); None plays here, one game after the other.
    At most `window` batches of one to four games are under way at once. With several editions, or "all", the deals take
    turns.

    A bot that raises an error, returns what is not legal or takes longer than `seconds` for a choice loses the game,
    with a message in `faults`. Without `seconds` the bots of this library are trusted to answer, and those of other
    packages have a minute; a class is trusted. With a limit a bot plays in a process of its own. A class is named
    "MODULE:CLASS" in the results; other processes of an executor must be able to import it.

    Raises `BadBot` for an unknown bot and for one that cannot be made, `ImpossibleGame` for an impossible game and
    `BadFile` for a card set that cannot be read, all before the first game; `ViceroyError` if an executor breaks.

    >>> [result.bots for result in arena(("random", "random"), games=2, seed=7)]
    [('random', 'random'), ('random', 'random')]
    """
    if isinstance(bots, str):
        raise TypeError(f"bots are a list of names or classes, not the text {bots!r}")
    check_type(bots, Sequence, "a sequence of names or classes for bots")
    check_executor(executor, window)
    games, seed = whole_number(games, "an int for games"), whole_number(seed, "an int for seed")
    virtual_opponents = whole_number(virtual_opponents, "an int for virtual_opponents")
    cards = card_set_of(card_set)
    lineups = tuple(Lineup(tuple(bots), rules) for rules in editions_of(edition))
    match = Match(lineups, games, seed, cards, virtual_opponents, seconds=seconds)
    match.check()
    return each_game(result_of, match, executor, window=window)


def editions_of(given: Editions) -> tuple[Edition, ...]:
    """Return editions by their names, each once; "all" means every printed one. Raises `ImpossibleGame`.

    >>> [edition.name for edition in editions_of(["german", "french", "german"])]
    ['german', 'french']
    """
    editions = (given,) if isinstance(given, str | Edition) else given
    check_type(editions, Sequence, "the name of an edition, an Edition, or several of them for edition")
    found = dict.fromkeys(edition_of(known) for name in editions for known in (EDITIONS if name == "all" else [name]))
    if not found:
        raise ImpossibleGame(f"no edition; there are {', '.join(EDITIONS)}")
    return tuple(found)


def result_of(match: Match, index: int) -> GameResult:
    """Return how a game of a match ends."""
    return play(match, index).result


def recorded_result(match: Match, index: int) -> tuple[GameResult, str]:
    """Return how a game of a match ends, and its record as text."""
    played = play(match, index)
    return played.result, record_of(match, played)
