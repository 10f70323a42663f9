"""What lies on a card of a set by its printing, and what the printing leaves open, so that a sheet must say it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Literal

import attrs

from viceroy.model.cards import (
    TOP_LEVEL,
    TOP_LEVEL_POINTS,
    Card,
    LawCard,
    offered_rewards,
    possible_rewards,
    sure_rewards,
    tokens_from,
)
from viceroy.model.laws import Reward
from viceroy.model.tokens import Color, Tokens

POINTS: Literal["points"] = "points"  # what a character may give on level 5 (R6.11)
REWARDS: Literal["rewards"] = "rewards"
MAX_DOUBLINGS = 5  # of the tokens of one character

_TOP_LEVEL_TOKEN = Reward(tokens=Tokens(power=(TOP_LEVEL_POINTS,)))  # R6.11

Choice = Literal["points", "rewards"] | int | tuple[int, ...]
"""A choice as a sheet writes it: a word on level 5; for a law the number of an option, or one for each choice."""


def rewards_of(card: Card, level: int, choice: Choice | None = None) -> tuple[Reward, ...] | None:
    """Return the rewards that a card gave by a choice, or None for a choice that it does not offer.

    Without a choice: the points on level 5; of a law, what it gives whatever is chosen.
    """
    if isinstance(card, LawCard):
        return sure_rewards(card) if choice is None else _rewards_of_law(card, choice)
    if level < TOP_LEVEL:
        return card.rewards(level) if choice is None else None
    if choice is None or choice == POINTS:
        return (_TOP_LEVEL_TOKEN,)
    return card.rewards(level) if choice == REWARDS else None


def _rewards_of_law(law: LawCard, choice: Choice) -> tuple[Reward, ...] | None:
    numbers, offered = (choice,) if isinstance(choice, int) else choice, offered_rewards(law)
    if isinstance(numbers, str) or not offered or len(numbers) != len(offered):
        return None
    if any(number > len(options) for number, options in zip(numbers, offered, strict=True)):
        return None
    chosen = (options[number - 1] for number, options in zip(numbers, offered, strict=True))
    return (*sure_rewards(law), *chosen)


def may_lie_on(card: Card, level: int) -> bool:
    """Whether a card can be played on a level, as far as its own words say."""
    return not isinstance(card, LawCard) or card.on_levels is None or level in card.on_levels


def choices_of(card: Card, level: int) -> Iterator[Choice | None]:
    """Yield every choice that a card offers on a level; None alone where it offers none."""
    if not isinstance(card, LawCard):
        yield from (None,) if level < TOP_LEVEL else (None, REWARDS)
        return
    for numbers in product(*(range(1, len(options) + 1) for options in offered_rewards(card))):
        yield (numbers[0] if len(numbers) == 1 else numbers) or None


@attrs.frozen
class Lying:
    """What lies on a card by its printing; None where the printing leaves it open."""

    tokens: Tokens | None
    infinite_gems: tuple[Color, ...] | None


OPEN = Lying(None, None)


def lying_by(card: Card, rewards: tuple[Reward, ...], doublings: int = 0) -> Lying:
    """Return the tokens and infinite gems that rewards leave on their card; `doublings` laws double the tokens (L66).

    Open are the rewards of a law that depend on the game, the color of an infinite gem of any color, and tokens
    that are doubled more than five times.
    """
    left = possible_rewards(card) if isinstance(card, LawCard) else ()
    tokens = None
    if doublings <= MAX_DOUBLINGS and not any(reward.tokens for reward in left):
        tokens = tokens_from(rewards)
        for _ in range(doublings):
            tokens = tokens.doubled()
    gems = tuple(reward.infinite_gem for reward in rewards if isinstance(reward.infinite_gem, Color))
    is_open = has_open_gem(rewards) or any(reward.infinite_gem for reward in left)
    return Lying(tokens, None if is_open else gems)


def has_open_gem(rewards: Iterable[Reward]) -> bool:
    """Whether one of some rewards is an infinite gem of a color of choice."""
    return any(reward.infinite_gem == "any" for reward in rewards)
