"""Cards as numbers: what is printed on them, for cards of any set."""

from __future__ import annotations

from functools import lru_cache

from viceroy.codec.parts import one_of, parts_of, share, shares
from viceroy.model.cards import Card, CharacterCard, LawCard, Sections, sure_rewards
from viceroy.model.laws import Effect, Placement, Reward, all_effects
from viceroy.model.tokens import COLORS, Color

EFFECTS: tuple[type, ...] = Effect.__args__
REWARD = 17
SECTIONS = 16

CARD_PARTS = parts_of(
    (
        ("is_card", (1,), "1, or 0 where there is no card"),
        ("is_law", (1,), "1 for a law"),
        ("number", (1,), "its number; 100 is 1"),
        ("sections", (4, 4), "top left, top right, bottom left, bottom right: the color; a blank one has none"),
        ("cost", (4, 4), "levels 1 to 4: the color that the level adds to the cost"),
        (
            "rewards",
            (4, REWARD),
            "levels 1 to 4, each a reward; of a law all four are what it gives without a choice",
        ),
        ("price", (1,), "of a law: gems to pay; 5 is 1"),
        ("placement", (len(Placement),), "of a law: " + ", ".join(Placement)),
        ("effects", (len(EFFECTS),), "of a law, which effects it has: " + ", ".join(one.__name__ for one in EFFECTS)),
        ("responds", (1,), "of a law: whether it responds to events"),
        ("scores", (1,), "of a law: whether it scores points at the end"),
    )
)
CARD = CARD_PARTS[-1].offset + CARD_PARTS[-1].size
NO_CARD: tuple[float, ...] = (0.0,) * CARD


@lru_cache(maxsize=1024)
def card_numbers(card: Card) -> tuple[float, ...]:
    """Return the numbers of a card, in the order of `CARD_PARTS`."""
    head = [1.0, float(isinstance(card, LawCard)), share(card.number, 100), *section_numbers(card.sections)]
    if isinstance(card, CharacterCard):
        costs = [one for row in card.levels for one in one_of(row.cost.position, 4)]
        rewards = [one for row in card.levels for one in reward_numbers(row.reward)]
        return tuple(head + costs + rewards + [0.0] * (CARD - len(head) - len(costs) - len(rewards)))
    return tuple(head + [0.0] * 16 + _gains(card) * 4 + _law_numbers(card))


@lru_cache(maxsize=1024)
def section_numbers(sections: Sections) -> tuple[float, ...]:
    """Return the colors of the four sections of a card."""
    colors = (sections.top_left, sections.top_right, sections.bottom_left, sections.bottom_right)
    return tuple([one for color in colors for one in one_of(None if color is None else color.position, 4)])


def _law_numbers(law: LawCard) -> list[float]:
    effects = {type(effect) for some in law.effect_lists for effect in all_effects(some)}
    return [
        share(law.price, 5),
        *one_of(list(Placement).index(law.placement), len(Placement)),
        *[float(kind in effects) for kind in EFFECTS],
        float(bool(law.whenever)),
        float(bool(law.scoring)),
    ]


def _gains(law: LawCard) -> list[float]:
    rewards = [reward_numbers(reward) for reward in sure_rewards(law)]
    return [share(sum(column), 1) for column in zip(*rewards, strict=True)] if rewards else [0.0] * REWARD


def reward_numbers(reward: Reward) -> list[float]:
    """Return the numbers of a reward: what it gives, tokens, bonuses by color, an infinite gem of a color or of any."""
    tokens = reward.tokens
    bonuses = [sum([bonus.value for bonus in tokens.circle_bonus if bonus.color is color]) for color in COLORS]
    infinite = reward.infinite_gem
    return [
        *shares((reward.gems + sum(reward.colored_gems), reward.draw, reward.attack), 5),
        *shares((tokens.science, tokens.magic, tokens.defense), 3),
        share(sum(tokens.power), 15),
        share(sum(tokens.magic_bonus), 5),
        *shares(bonuses, 4),
        *one_of(infinite.position if isinstance(infinite, Color) else None, 4),
        float(infinite == "any"),
    ]
