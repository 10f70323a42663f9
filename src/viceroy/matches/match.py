"""Matches: what decides each of many games between bots."""

from __future__ import annotations

import attrs

from viceroy.bots.guard import limit_of
from viceroy.bots.registry import read_spec
from viceroy.engine.chance import Chance
from viceroy.engine.phases.setup import make_rules
from viceroy.errors import ImpossibleGame, check_type
from viceroy.model.cards import CardSet
from viceroy.model.editions import Edition
from viceroy.model.tokens import MOST_PLAYERS
from viceroy.sessions.new_game import rules_of_game

_MOST_SECONDS = 86_400
_KEPT_BITS = 53  # so many bits of a number every reader of JSON keeps


@attrs.frozen
class Table:
    """Who plays, and by which rules."""

    bots: tuple[str, ...]  # by seat, as `viceroy.bots.make` takes them
    edition: Edition


@attrs.frozen
class Game:
    """One game of a match. The games of one deal have the same seed, and the bots in other seats."""

    index: int
    deal: int
    seed: int
    bots: tuple[str, ...]  # by seat
    bot_seeds: tuple[int, ...]  # by seat
    edition: Edition


@attrs.frozen
class Match:
    """Many games, each decided by the match and its index alone.

    Deals are played at the tables in turn. If `rotates`, each deal is played as often as there are seats, and each bot
    has each seat once; all tables then have equally many. `seconds` is how long a bot may think about one choice; None
    trusts the bots of this library and gives those of other packages a minute.
    """

    tables: tuple[Table, ...]
    games: int
    seed: int
    card_set: CardSet
    virtual_opponents: int = 0
    rotates: bool = True
    seconds: float | None = None

    @property
    def rounds(self) -> int:
        """How many games there are of one deal."""
        return len(self.tables[0].bots) if self.rotates else 1

    def game(self, index: int) -> Game:
        """Return a game by its index, from 0."""
        deal, turn = divmod(index, self.rounds)
        table = self.tables[deal % len(self.tables)]
        bots = (*table.bots[turn:], *table.bots[:turn])
        seeds = tuple(derived_seed(self.seed, index, seat) for seat in range(len(bots)))
        return Game(index, deal, derived_seed(self.seed, deal), bots, seeds, table.edition)

    def limit(self, bot: str) -> float | None:
        """Return how long a bot may think about one choice, None where it is trusted to answer."""
        return limit_of(bot) if self.seconds is None else self.seconds

    def check(self) -> None:
        """Raise `BadBot` or `ImpossibleGame` where a game cannot be played, `TypeError` for numbers that are none."""
        check_type(self.games, int, "an int for games")
        check_type(self.seed, int, "an int for seed")
        check_type(self.seconds, int | float | None, "a number or None for seconds")
        if self.seconds is not None and not 0 < self.seconds <= _MOST_SECONDS:
            raise ImpossibleGame(
                f"{self.seconds:g} seconds for a choice; it takes more than 0, at most {_MOST_SECONDS}"
            )
        for table in self.tables:
            rules_of_game(len(table.bots), table.edition, self.card_set, self.virtual_opponents)
            for bot in table.bots:
                read_spec(bot)


def sizes_of(edition: Edition, card_set: CardSet) -> tuple[int, ...]:
    """Return how many can play with a card set: 2, and 3 and 4 where it has enough cards."""
    found = [2]
    for players in range(3, MOST_PLAYERS + 1):
        try:
            make_rules(players, edition, card_set, 0)
        except ImpossibleGame:
            break
        found.append(players)
    return tuple(found)


def derived_seed(*numbers: int) -> int:
    """Return a seed of 53 bits that follows from some numbers by the generator of the games (SplitMix64).

    >>> derived_seed(7, 0) == derived_seed(7, 0), derived_seed(7, 0) == derived_seed(7, 1)
    (True, False)
    """
    mixed = 0
    for number in numbers:
        mixed, _ = Chance.from_seed(mixed + number).next()
    return mixed >> (64 - _KEPT_BITS)
