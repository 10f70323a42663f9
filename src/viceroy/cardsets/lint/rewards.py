"""How much rewards are worth, compared with each other and with the printed ones."""

from __future__ import annotations

from collections.abc import Iterable
from operator import ge

from viceroy.model.laws import Reward
from viceroy.model.tokens import COLORS

_CARD = 2
_SCIENCE = _MAGIC = _DEFENSE = _ATTACK = 4
_INFINITE_GEM = 4
_MAGIC_BONUS = 2
_CIRCLE_BONUS = 2


def rough_worth(reward: Reward) -> int:
    """Return about how many points a reward is worth, good enough to see that rows stand upside down.

    >>> rough_worth(Reward(gems=3)), rough_worth(Reward(attack=1))
    (3, 4)
    """
    tokens = reward.tokens
    return (
        reward.gems
        + sum(reward.colored_gems)
        + reward.draw * _CARD
        + reward.attack * _ATTACK
        + tokens.science * _SCIENCE
        + tokens.magic * _MAGIC
        + tokens.defense * _DEFENSE
        + sum(tokens.power)
        + sum(tokens.magic_bonus) * _MAGIC_BONUS
        + sum(bonus.value for bonus in tokens.circle_bonus) * _CIRCLE_BONUS
        + (_INFINITE_GEM if reward.infinite_gem else 0)
    )


def amounts_of(reward: Reward) -> dict[str, int]:
    """Return how much a reward gives of what has no values, by the key.

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
