"""Comparisons of rewards, and the numbers that effects ask for and give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import ge
from typing import NamedTuple

import attrs

from viceroy.model import laws
from viceroy.model.lasting import Continuous
from viceroy.model.laws import Deck, Deed, Effect, Reward, deeds_of
from viceroy.model.quantities import MOST
from viceroy.model.tokens import COLORS, Tokens
from viceroy.values import Named

_ROUGHLY = {"gems": 1, "draw": 2, "science": 4, "magic": 4, "defense": 4, "attack": 4}
_INFINITE_GEM = 4
_OF_BONUSES = 2


def rough_worth(reward: Reward) -> int:
    """Estimate how many points a reward is worth, well enough to see that rows stand upside down.

    >>> rough_worth(Reward(gems=3)), rough_worth(Reward(attack=1))
    (3, 4)
    """
    tokens = reward.tokens
    bonuses = sum(tokens.magic_bonus) + sum(bonus.value for bonus in tokens.circle_bonus)
    plain = sum(_ROUGHLY[key] * number for key, number in amounts_of(reward).items())
    infinite = _INFINITE_GEM if reward.infinite_gem else 0
    return plain + sum(reward.colored_gems) + sum(tokens.power) + _OF_BONUSES * bonuses + infinite


def amounts_of(reward: Reward) -> dict[str, int]:
    """Return how much a reward gives of all that has no values, by the key.

    >>> amounts_of(Reward(gems=3))["gems"]
    3
    """
    tokens = reward.tokens
    return {
        "gems": reward.gems,
        "draw": reward.draw,
        "science": tokens.science,
        "magic": tokens.magic,
        "defense": tokens.defense,
        "attack": reward.attack,
    }


def gives_all_of(reward: Reward, other: Reward) -> bool:
    """Whether a reward gives all that another one gives, or more of it; a gem of any color may be of a given one.

    >>> gives_all_of(Reward(gems=3, draw=1), Reward(gems=2)), gives_all_of(Reward(gems=3), Reward(draw=1))
    (True, False)
    >>> gives_all_of(Reward(gems=3), Reward(gems=1, colored_gems=(0, 2, 0, 0)))
    True
    """
    wanting = sum(max(0, theirs - own) for own, theirs in zip(reward.colored_gems, other.colored_gems, strict=True))
    return reward.gems >= other.gems + wanting and all(map(ge, _amounts(reward), _amounts(other)))


def _amounts(reward: Reward) -> Iterable[int]:
    """Return how much of each thing but gems a reward gives; an infinite gem of any color is one of each color."""
    tokens = reward.tokens
    yield from (number for key, number in amounts_of(reward).items() if key != "gems")
    yield from (sum(tokens.power), sum(tokens.magic_bonus))
    for color in COLORS:
        yield sum(bonus.value for bonus in tokens.circle_bonus if bonus.color is color)
        yield int(reward.infinite_gem in (color, "any"))
    yield int(reward.infinite_gem == "any")


class Things(Named):
    """The things that an effect may ask for, but for cards of one deck."""

    GEMS = "gems"
    GEMS_OF_A_COLOR = "gems of one color"
    COST = "gems in a cost"
    CARDS = "cards"
    MAGIC = "magic and science tokens"
    DEFENSE = "attack and defense tokens"


class Need(NamedTuple):
    """A number that an effect asks for: of a thing, or of cards of a deck, and the keys of the number."""

    number: int
    of: Things | Deck
    keys: tuple[str, ...]


_CALLED = {
    "gems": Things.GEMS,
    "pay": Things.GEMS,
    "by": Things.COST,
    "cards": Things.CARDS,
    "draw": Things.CARDS,
    "up_to": Things.CARDS,
    "science": Things.MAGIC,
    "magic": Things.MAGIC,
    "defense": Things.DEFENSE,
    "attack": Things.DEFENSE,
}
"""The things that the numbers of effects count, by the names of their fields."""


def needs_of(asks: Effect | Continuous | Tokens, *keys: str) -> Iterator[Need]:
    """Yield the numbers that an effect asks for, or by which a law changes something as long as it lies there.

    >>> [*needs_of(laws.Draw(Deck.LAWS, 2))]
    [Need(number=2, of=Deck.LAWS, keys=('cards',))]
    """
    for field in attrs.fields(type(asks)):
        name, value = field.name, getattr(asks, field.name)
        if isinstance(value, Tokens):
            yield from needs_of(value, name)
        elif name == "colored_gems":
            for color, number in zip(COLORS, value, strict=True):
                yield Need(number, Things.GEMS_OF_A_COLOR, (name, color))
        elif name in _CALLED and isinstance(value, int) and (of := _counted(asks, name)) is not None:
            yield Need(value, of, (*keys, name))


def _counted(asks: Effect | Continuous | Tokens, name: str) -> Things | Deck | None:
    """Return the thing that a number counts; None for cards of the auction deck, which are only looked at."""
    if name == "cards" and hasattr(asks, "deck"):
        return next((deck for deck in Deck if deck.value == asks.deck.value), None)
    return Things.GEMS if name == "up_to" and Deed.STORES in deeds_of(type(asks)) else _CALLED[name]


def rewards_of(effect: Effect) -> tuple[Reward, ...]:
    """Return the rewards of an effect, of which its player may get one."""
    match effect:
        case laws.Gain(Reward() as reward) | laws.Gain(laws.RewardPer(reward)):
            return (reward,)
        case laws.ChooseOne(options):
            return options
        case laws.OthersGain():
            return (effect.reward,)
        case _:
            return ()


def drawn_by(effect: Effect) -> Mapping[Deck, int]:
    """Return the most cards of each deck that come into the hand."""
    match effect:
        case laws.Draw(deck, cards):
            return {deck: cards}
        case laws.TakeFromRow():
            return {Deck.RESERVE: 1}
        case laws.Look(looked, _, keep):
            return {deck: keep for deck in Deck if deck.value == looked.value}
        case laws.OthersGain():
            return {}
        case _:  # a reward is drawn from decks of the player's choice (R7.3)
            of_each = effect.reward if isinstance(effect, laws.Gain) else None
            times = (of_each.up_to or MOST) if isinstance(of_each, laws.RewardPer) else 1
            return dict.fromkeys(Deck, times * max((reward.draw for reward in rewards_of(effect)), default=0))
