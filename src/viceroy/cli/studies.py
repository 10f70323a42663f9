"""What the studies of bots share, `arena`, `try` and `balance`: their options, and what plays their games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from viceroy.cli.files import input_file
from viceroy.errors import ViceroyError

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from viceroy.bots.registry import BotMaker
    from viceroy.model.cards import CardSet

MAX_GAMES = 100_000_000


# -- options ----------------------------------------------------------------------------------------------------------


def add_sets(parser: argparse.ArgumentParser) -> None:
    """Declare the card sets of a study."""
    sets = "a card set; several are laid on each other"
    parser.add_argument("sets", metavar="SET", nargs="+", type=input_file, help=sets)


def add_players(parser: argparse.ArgumentParser) -> None:
    """Declare the number of players."""
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: 2, 3 and 4 in turn)")


def add_seed(parser: argparse.ArgumentParser, what: str) -> None:
    """Declare the seed, as the number of something."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=f"the number of the {what} (default: 1)")


def add_editions(parser: argparse.ArgumentParser) -> None:
    """Declare by whose rules the games are played."""
    editions = "whose rules (default: english); give it again for several in turn, or all"
    parser.add_argument("--edition", action="append", type=str.lower, metavar="NAME", help=editions)


def add_executors(parser: argparse.ArgumentParser) -> None:
    """Declare where the games are played."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, metavar="N", help="how many processes (default: one for each core)")
    where.add_argument("--dask", metavar="ADDRESS", help="the scheduler of a dask cluster that is to play")


def add_own(parser: argparse.ArgumentParser) -> None:
    """Declare whether only some cards are shown."""
    parser.add_argument("--own", action="store_true", help="show only the cards that the printed set does not have")


def own_numbers(cards: CardSet, *, needed: bool) -> frozenset[int]:
    """Return the numbers of the cards that the printed set does not have, to mark them or to show only these.

    If they are all cards of the set, marks would say nothing: then none, unless they are `needed`. Raises
    `ViceroyError` if they are needed and there are none.
    """
    from viceroy.balance.findings import changed_cards
    from viceroy.cardsets import PRINTED, load_card_set

    own = frozenset(changed_cards(cards, load_card_set(PRINTED)))
    if needed and not own:
        raise ViceroyError("--own shows the cards that the printed set does not have, and here there are none")
    return own if needed or len(own) < len(cards.cards) else frozenset()


# -- what they mean ----------------------------------------------------------------------------------------------------


def check_games(games: int, most: int = MAX_GAMES) -> None:
    """Raise `ViceroyError` for a number of games that cannot be."""
    if not 1 <= games <= most:
        raise ViceroyError(f"{games} games; there can be 1 to {most}")


def named_bot(text: str) -> str | BotMaker:
    """Return the bot that `MODULE:CLASS` names, from the current folder too; else the text, which names a bot."""
    from viceroy.bots.registry import has_name, imported

    module, _, rest = text.partition(":")
    if not rest.partition(":")[0].isidentifier() or has_name(module):
        return text
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    return imported(text)


@contextmanager
def executor_of(options: argparse.Namespace) -> Iterator[tuple[Executor | None, int]]:
    """Yield the executor that the options ask for, and how many batches it takes at once."""
    from viceroy.matches.match import WINDOW, dask_cluster, processes

    if options.jobs is not None and options.jobs < 1:
        raise ViceroyError(f"{options.jobs} processes; it takes at least 1")
    with ExitStack() as stack:
        if options.dask is None:
            yield stack.enter_context(processes(options.jobs)), WINDOW
            return
        try:
            cluster = stack.enter_context(dask_cluster(options.dask))
        except (OSError, ValueError) as error:
            raise ViceroyError(f"no dask cluster answers at {options.dask}: {error}") from error
        yield cluster
