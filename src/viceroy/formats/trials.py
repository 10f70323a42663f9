"""Trials of a card set as they stand in JSON: what happened to each card in random games."""

from __future__ import annotations

from typing import Annotated

import attrs

from viceroy.model.cards import TOP_LEVEL
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import MOST_PLAYERS
from viceroy.values import Between, Count, Items, Positive, Words, plain


@plain(key="tried_level")
@attrs.frozen(kw_only=True)
class TriedLevel:
    """How a card did on one level."""

    level: Annotated[int, Between(1, TOP_LEVEL)]
    """The level, 1 at the bottom."""
    times: Positive
    """How often the card lay there at the end of a game."""
    points: int
    """The sum of the points that it scored there by itself: its circles, infinite gems, power tokens and clauses."""


@plain(key="tried_card")
@attrs.frozen(kw_only=True)
class TriedCard:
    """How a card did in all games."""

    number: Positive
    """The number printed on the card."""
    name: Words
    """Its English name."""
    kind: CardKind
    """Whether it is a character or a law."""
    tucked: Count
    """How often it lay under another card at the end of a game."""
    levels: tuple[TriedLevel, ...]
    """The levels on which it lay, the lowest one first."""

    @property
    def times(self) -> int:
        """How often the card lay in a pyramid at the end of a game, tucked cards included."""
        return self.tucked + sum(level.times for level in self.levels)


@plain(key="broken_game")
@attrs.frozen(kw_only=True)
class BrokenGame:
    """A game that went where no game can go, which is a fault of the program. It can be played again by its seed."""

    seed: int
    """The seed of the game and of its bot."""
    players: Annotated[int, Between(2, MOST_PLAYERS)]
    """How many played."""
    actions: Count
    """After how many actions it went wrong."""
    problems: Annotated[tuple[Words, ...], Items(1)]
    """What was wrong."""


@plain(key="trial")
@attrs.frozen(kw_only=True)
class Trial:
    """Random games with a card set: whether all went well, and how each card did."""

    card_set: str
    """The id of the set."""
    edition: Words
    """Whose rules."""
    seed: int
    """The seed of the first game; each game has the next one."""
    games: Count
    """How many games were played."""
    broken: tuple[BrokenGame, ...]
    """The games that went wrong."""
    cards: tuple[TriedCard, ...]
    """Each card of the set, the lowest number first."""

    @property
    def unused(self) -> tuple[TriedCard, ...]:
        """The cards that lay in no pyramid at the end of any game."""
        return tuple(card for card in self.cards if not card.times)
