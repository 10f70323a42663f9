"""The arena: games between bots, one result after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor

from viceroy.bots.registry import BotMaker
from viceroy.cardsets import CardSetLike, card_set_of
from viceroy.errors import ImpossibleGame, check_type, whole_number
from viceroy.formats.studies import GameResult
from viceroy.matches.executors import WINDOW, check_executor, each_game
from viceroy.matches.match import Lineup, Match, play, record_of
from viceroy.model.editions import EDITIONS, Edition
from viceroy.sessions.new_game import edition_of

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
    """Return editions by their names, each once; "all" stands for every printed one. Raises `ImpossibleGame`.

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
