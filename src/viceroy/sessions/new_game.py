"""New games, with card sets and editions by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceroy.cardsets import CardSetLike, card_set_of
from viceroy.engine.frame.chance import Chance
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.reducer import Step, deal
from viceroy.errors import ImpossibleGame, check_type
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS, Edition
from viceroy.model.tokens import MAX_PLAYERS

if TYPE_CHECKING:
    from viceroy.engine.state import GameState, Rules


def rules_of_game(
    players: int | tuple[str, ...],
    edition: str | Edition,
    card_set: CardSetLike,
    virtual_opponents: int,
) -> Rules:
    """Return the rules of a new game; see `start_game`."""
    return make_rules(players, edition_of(edition), card_set_of(card_set), virtual_opponents)


def edition_of(given: str | Edition) -> Edition:
    """Return an edition by its name, or the one that is given; raises `ImpossibleGame` for an unknown name."""
    if isinstance(given, str) and given not in EDITIONS:
        raise ImpossibleGame(f"no edition is named {given!r}; there are {', '.join(EDITIONS)}")
    edition = EDITIONS[given] if isinstance(given, str) else given
    check_type(edition, Edition, "the name of an edition or an Edition")
    return edition


def sizes_of(edition: Edition, card_set: CardSet) -> tuple[int, ...]:
    """Return how many can play with a card set: 2, and 3 and 4 where it has enough cards."""
    found = [2]
    for players in range(3, MAX_PLAYERS + 1):
        try:
            make_rules(players, edition, card_set, 0)
        except ImpossibleGame:
            break
        found.append(players)
    return tuple(found)


def start_game(
    players: int | tuple[str, ...],
    *,
    seed: int,
    edition: str | Edition = "english",
    card_set: CardSetLike = "printed",
    virtual_opponents: int = 0,
) -> Step:
    """Set up a game; return its first state and the events of the setup (A2).

    `players` is a number or a tuple of unique names; one player needs at least one virtual opponent (R12.6). `edition`
    names a printed edition, or is an `Edition` with your own options. `card_set` is a name, a path or a `CardSet`.
    If the set has more cards than the edition uses, the surplus is removed at random (`CardsRemoved`). The same seed,
    rules and cards give the same game everywhere.

    Raises `ImpossibleGame`, with the numbers, if such a game cannot be played, `BadFile` for a card set that cannot be
    read, and `TypeError` for a seed or a number of virtual opponents that is not an int, and for an edition or a card
    set of another type.

    >>> step = start_game(("Ada", "Ben"), seed=7)
    >>> sum(step.state.bank)  # 32 gems, and 6 of them behind each screen (D6)
    20
    """
    chance = Chance.from_seed(seed)
    return deal(rules_of_game(players, edition, card_set, virtual_opponents), chance)


def new_game(
    players: int | tuple[str, ...],
    *,
    seed: int,
    edition: str | Edition = "english",
    card_set: CardSetLike = "printed",
    virtual_opponents: int = 0,
) -> GameState:
    """Set up a game and return its first state; see `start_game`.

    >>> new_game(3, edition="german", seed=7, virtual_opponents=1).rules.players
    ('Player 1', 'Player 2', 'Player 3')
    """
    step = start_game(players, seed=seed, edition=edition, card_set=card_set, virtual_opponents=virtual_opponents)
    return step.state
