"""Counting: what a quantity of the law language comes to.

Rule 1: pure questions about one player's pyramid, painted circles and screen. Rule 2: no points; who gets how many
for a count is the clause's and scoring's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

import attrs

from viceroy.effects import CardKind, Counted, Quantity, Where
from viceroy.pyramid import Circle, PlacedCard, Pyramid
from viceroy.tokens import NO_TOKENS, CircleBonus, Color, Gems, Tokens


@attrs.frozen
class Standing:
    """What a player has when points are counted.

    The pyramid, its single-color circles after painting, and what is left behind the screen: `gems` after painting
    (C37) and unused `attack` tokens.
    """

    pyramid: Pyramid
    circles: tuple[Circle, ...]
    gems: Gems
    attack: int

    @cached_property
    def tokens(self) -> Tokens:
        """All tokens that lie in the pyramid."""
        return tokens_on(self.pyramid.cards)


def tokens_on(cards: Iterable[PlacedCard]) -> Tokens:
    """Add up the tokens that lie on some cards."""
    science = magic = defense = 0
    power: list[int] = []
    magic_bonus: list[int] = []
    circle_bonus: list[CircleBonus] = []
    for placed in cards:
        tokens = placed.tokens
        if tokens is not NO_TOKENS:
            science += tokens.science
            magic += tokens.magic
            defense += tokens.defense
            power += tokens.power
            magic_bonus += tokens.magic_bonus
            circle_bonus += tokens.circle_bonus
    return Tokens(science, magic, defense, tuple(power), tuple(magic_bonus), tuple(circle_bonus))


def sets_of(tokens: Tokens) -> int:
    """Return how many complete sets tokens make: one defense, one magic and one science each (R11.6).

    >>> sets_of(Tokens(defense=2, magic=5, science=3))
    2
    """
    return min(tokens.defense, tokens.magic, tokens.science)


def count(quantity: Quantity, standing: Standing, law: PlacedCard) -> int:
    """Return what a quantity comes to for the player of `standing`, read by a law that lies at `law`.

    Raises `ValueError` where a card or a gem must be told apart and the sheet gave only a number.
    """
    return _COUNTERS.get(quantity.counted, _count_tokens)(quantity, standing, law)


def _cards_counted(quantity: Quantity, pyramid: Pyramid, law: PlacedCard) -> Sequence[PlacedCard]:
    """Return the visible cards that a quantity looks at; tucked ones have no place (C28)."""
    if quantity.where is Where.HERE:
        return (law,)
    cards: Sequence[PlacedCard] = pyramid.adjacent(law.place) if quantity.where is Where.ADJACENT else pyramid.cards
    if quantity.level is None:
        return cards
    return [placed for placed in cards if placed.place.level == quantity.level]


def _count_cards(quantity: Quantity, standing: Standing, law: PlacedCard) -> int:
    if quantity.where is Where.TUCKED_HERE:
        return _count_tucked(law, quantity.kind)
    cards, kind = _cards_counted(quantity, standing.pyramid, law), quantity.kind
    visible = len([placed for placed in cards if kind is None or placed.card.kind is kind])
    if quantity.where is Where.PYRAMID_AND_TUCKED:
        return visible + sum([_count_tucked(placed, kind) for placed in cards if placed.tucked])
    return visible


def _count_tucked(placed: PlacedCard, kind: CardKind | None) -> int:
    if kind is None:
        return placed.tucked_count
    if isinstance(placed.tucked, int):
        if placed.tucked == 0:
            return 0
        raise ValueError(f"which cards lie under the card at {placed.place} is not known")
    return sum(card.kind is kind for card in placed.tucked)


def count_circles(quantity: Quantity, circles: Iterable[Circle]) -> int:
    """Return how many circles are of a single color, and of the color and level that the quantity names."""
    single = [(circle.color, circle.place.level) for circle in circles if circle.color is not None]
    wanted, on_level = quantity.color, quantity.level
    return len([1 for color, level in single if wanted in (None, color) and on_level in (None, level)])


def _count_gems(quantity: Quantity, standing: Standing, law: PlacedCard) -> int:
    if quantity.where is Where.SCREEN:
        return gems_of_color(standing.gems, quantity.color)
    if quantity.where is Where.STORED_HERE:
        return gems_of_color(law.stored, quantity.color)
    return sum(gems_of_color(placed.stored, quantity.color) for placed in standing.pyramid.cards)


def gems_of_color(gems: Gems | int, color: Color | None) -> int:
    """Return how many gems there are, of one color or of all."""
    if isinstance(gems, int):
        if color is None or gems == 0:
            return gems
        raise ValueError("the colors of the gems stored on a card are not known")
    return sum(gems) if color is None else gems[color.position]


def _of_color(colors: tuple[Color, ...], color: Color | None) -> int:
    return len(colors) if color is None else colors.count(color)


def _count_infinite(quantity: Quantity, standing: Standing, law: PlacedCard) -> int:
    cards = _cards_counted(quantity, standing.pyramid, law)
    return sum([_of_color(placed.infinite_gems, quantity.color) for placed in cards if placed.infinite_gems])


def _count_tokens(quantity: Quantity, standing: Standing, law: PlacedCard) -> int:
    tokens = tokens_on(_cards_counted(quantity, standing.pyramid, law))
    match quantity.counted:
        case Counted.POWER:
            return len(tokens.power)  # several small ones in place of a missing one count as one (R7.2)
        case Counted.MAGIC_BONUS:
            return len(tokens.magic_bonus)
        case Counted.CIRCLE_BONUS:
            return _of_color(tuple(bonus.color for bonus in tokens.circle_bonus), quantity.color)
        case Counted.SCIENCE:
            return tokens.science
        case Counted.MAGIC:
            return tokens.magic
        case _:
            return tokens.defense


_COUNTERS: dict[Counted, Callable[[Quantity, Standing, PlacedCard], int]] = {
    Counted.CARDS: _count_cards,
    Counted.CIRCLES: lambda quantity, standing, law: count_circles(quantity, standing.circles),
    Counted.INFINITE_GEMS: _count_infinite,
    Counted.GEMS: _count_gems,
    Counted.SETS: lambda quantity, standing, law: sets_of(standing.tokens),
    Counted.LEVEL: lambda quantity, standing, law: law.place.level,
    Counted.ATTACK: lambda quantity, standing, law: standing.attack,
}
"""How each thing is counted; all others are tokens."""
