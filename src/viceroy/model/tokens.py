"""Colors, gems and tokens, and how many of them are in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, NamedTuple, Self

import attrs

from viceroy.values import Between, ByKeys, Described, Named, Value


class Color(Named):
    """The four gem colors (R1.4), in the order in which every tuple of gems counts them.

    >>> Color("red").position, Color.RED.letter
    (1, 'R')
    """

    position: int
    letter: str

    def __new__(cls, value: str, position: int) -> Self:
        """Create a color from its name and its position in tuples of gems."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.position = position
        member.letter = value[0].upper()
        return member

    BLUE = "blue", 0
    RED = "red", 1
    GREEN = "green", 2
    YELLOW = "yellow", 3


COLORS: tuple[Color, ...] = tuple(Color)
BLUE, RED, GREEN, YELLOW = COLORS

BY_COLOR = ByKeys(tuple(color.value for color in COLORS))
Gems = Annotated[tuple[int, int, int, int], BY_COLOR, Described("gems", "How many gems of each color.")]
"""How many gems of each color: blue, red, green, yellow."""

NO_GEMS: Gems = (0, 0, 0, 0)
GEMS_PER_COLOR = 16  # R1.4
MAX_PLAYERS = 4  # R1.9


def gems(*, blue: int = 0, red: int = 0, green: int = 0, yellow: int = 0) -> Gems:
    """Count gems by color.

    >>> gems(red=2, yellow=1)
    (0, 2, 0, 1)
    """
    return (blue, red, green, yellow)


def gems_of(colors: tuple[Color, ...]) -> Gems:
    """Count a tuple of colors as gems.

    >>> gems_of((Color.RED, Color.BLUE, Color.RED))
    (1, 2, 0, 0)
    """
    return (colors.count(BLUE), colors.count(RED), colors.count(GREEN), colors.count(YELLOW))


def add_gems(some: Gems, more: Gems) -> Gems:
    """Add gems color by color.

    >>> add_gems((1, 0, 0, 2), (0, 3, 0, 1))
    (1, 3, 0, 3)
    """
    (a, b, c, d), (e, f, g, h) = some, more
    return (a + e, b + f, c + g, d + h)


def subtract_gems(some: Gems, fewer: Gems) -> Gems:
    """Subtract gems color by color; the result may be negative.

    >>> subtract_gems((1, 3, 0, 3), (0, 3, 0, 1))
    (1, 0, 0, 2)
    """
    (a, b, c, d), (e, f, g, h) = some, fewer
    return (a - e, b - f, c - g, d - h)


def at_most(some: Gems, limit: Gems) -> Gems:
    """Return the smaller number of gems for each color.

    >>> at_most((3, 1, 0, 2), (1, 2, 1, 2))
    (1, 1, 0, 2)
    """
    (a, b, c, d), (e, f, g, h) = some, limit
    return (a if a < e else e, b if b < f else f, c if c < g else g, d if d < h else h)


def gem_choices(count: int, available: Gems) -> tuple[Gems, ...]:
    """Return every way to take `count` gems out of those available.

    >>> gem_choices(2, (0, 1, 0, 2))
    ((0, 1, 0, 1), (0, 0, 0, 2))
    """
    blue, red, green, yellow = available
    return tuple(
        (b, r, g, count - b - r - g)
        for b in range(min(blue, count), -1, -1)
        for r in range(min(red, count - b), -1, -1)
        for g in range(min(green, count - b - r), -1, -1)
        if count - b - r - g <= yellow
    )


class CircleBonus(NamedTuple):
    """A bonus token for circles and infinite gems of a color (R1.8, R7.8)."""

    color: Color
    """The color of the circles and infinite gems that are worth more."""
    value: Annotated[int, Between(1, 99)]
    """How many points more each of them is worth."""


class TokenKind(Named):
    """The kinds of token that lie on cards, in the order of A7. Gems are not tokens (L66)."""

    POWER = "power"
    SCIENCE = "science"
    MAGIC = "magic"
    DEFENSE = "defense"
    MAGIC_BONUS = "magic_bonus"
    CIRCLE_BONUS = "circle_bonus"


class TokenSide(Named):
    """The sides of tokens that have two: science and magic are one token, attack and defense another (R1.8)."""

    SCIENCE = "science"
    MAGIC = "magic"
    ATTACK = "attack"
    DEFENSE = "defense"

    @property
    def other(self) -> TokenSide:
        """The side that is up when the token has been turned over.

        >>> TokenSide.DEFENSE.other
        TokenSide.ATTACK
        """
        science, magic, attack, defense = TokenSide
        return {science: magic, magic: science, attack: defense, defense: attack}[self]


def _sorted_values(values: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(values)) if values else ()


def _sorted_bonuses(bonuses: Iterable[CircleBonus]) -> tuple[CircleBonus, ...]:
    return tuple(sorted(bonuses, key=lambda bonus: (bonus.color.position, bonus.value))) if bonuses else ()


ENOUGH = 999
"""A card or a screen with this many tokens gets no more by a reward, by doubling, or from a tucked card (C43)."""


@attrs.frozen
class Tokens(Value):
    """The tokens that lie on a card, as a multiset: the order in which they are given does not matter.

    There is no supply that could run out (R8.3, C43).

    >>> Tokens(power=(12, 3)) == Tokens(power=(3, 12))
    True
    >>> Tokens(magic=1, magic_bonus=(2,)).doubled()
    Tokens(science=0, magic=2, defense=0, power=(), magic_bonus=(2, 2), circle_bonus=())
    """

    science: int = 0
    """How many science tokens."""
    magic: int = 0
    """How many magic tokens."""
    defense: int = 0
    """How many defense tokens."""
    power: tuple[int, ...] = attrs.field(default=(), converter=_sorted_values)
    """The points of each power token (R7.2), the lowest first."""
    magic_bonus: tuple[int, ...] = attrs.field(default=(), converter=_sorted_values)
    """The value of each magic bonus token (R7.8), the lowest first."""
    circle_bonus: tuple[CircleBonus, ...] = attrs.field(default=(), converter=_sorted_bonuses)
    """The circle bonus tokens (R7.8)."""

    def with_more(self, other: Tokens) -> Tokens:
        """Return the tokens of both."""
        if not other:
            return self
        if not self:
            return other
        return Tokens(
            self.science + other.science,
            self.magic + other.magic,
            self.defense + other.defense,
            self.power + other.power,
            self.magic_bonus + other.magic_bonus,
            self.circle_bonus + other.circle_bonus,
        )

    def doubled(self) -> Tokens:
        """Return each token twice (L66)."""
        return self.with_more(self)

    def __bool__(self) -> bool:
        return bool(self.science or self.magic or self.defense or self.power or self.magic_bonus or self.circle_bonus)

    def __len__(self) -> int:
        return (
            self.science + self.magic + self.defense + len(self.power) + len(self.magic_bonus) + len(self.circle_bonus)
        )


NO_TOKENS = Tokens()

# -- the box ----------------------------------------------------------------------------------------------------------

GEMS_PER_PLAYER = 4  # of each color (R2.2)
MAGIC_AND_SCIENCE = 33  # R1.5
ATTACK_AND_DEFENSE = 17  # R1.5
POWER_TOKENS = {2: 8, 3: 8, 4: 4, 5: 4, 6: 2, 7: 4, 8: 4, 10: 8, 12: 8, 15: 4}  # R1.6
SMALL_MAGIC_BONUSES = 20  # +2 on one side, +3 on the other (R1.7)
LARGE_MAGIC_BONUSES = 4  # +5 (R1.7)
MAGIC_BONUSES = {2: SMALL_MAGIC_BONUSES, 3: SMALL_MAGIC_BONUSES, 5: LARGE_MAGIC_BONUSES}
CIRCLE_BONUSES = {2: 2, 4: 1}  # of each color (R1.8)


@attrs.frozen
class Piece(Value):
    """A kind of piece in the box: what it is called in English, how many there are, and the rule that says so."""

    name: str
    supply: int
    rule: str
    kinds: tuple[str, ...]
    """The kinds of token that lie up on such pieces, or gems, as card sets call them."""
    values: tuple[int, ...] = ()
    """The values on its sides."""
    color: Color | None = None


_MAGIC_AND_SCIENCE = Piece("magic and science tokens", MAGIC_AND_SCIENCE, "R1.5", ("magic", "science"))
_ATTACK_AND_DEFENSE = Piece("attack and defense tokens", ATTACK_AND_DEFENSE, "R1.5", ("attack", "defense"))


def pieces_of(tokens: Tokens, attack: int) -> Counter[Piece]:
    """Return which pieces of the box some tokens and attack tokens are, and how many of each.

    >>> [(piece.name, count) for piece, count in pieces_of(Tokens(science=1, power=(12,)), 0).items() if count]
    [('magic and science tokens', 1), ('power tokens of 12', 1)]
    """
    pieces = Counter({_MAGIC_AND_SCIENCE: tokens.magic + tokens.science, _ATTACK_AND_DEFENSE: tokens.defense + attack})
    pieces.update(map(_power, tokens.power))
    pieces.update(map(_magic_bonus, tokens.magic_bonus))
    pieces.update(_circle_bonus(*bonus) for bonus in tokens.circle_bonus)
    return pieces


def _power(value: int) -> Piece:
    return Piece(f"power tokens of {value}", POWER_TOKENS.get(value, 0), "R1.6", ("power",), (value,))


def _magic_bonus(value: int) -> Piece:
    values = (2, 3) if value in (2, 3) else (value,)
    name = f"magic bonuses {' and '.join(f'+{one}' for one in values)}"
    return Piece(name, MAGIC_BONUSES.get(value, 0), "R1.7", ("magic_bonus",), values)


def _circle_bonus(color: Color, value: int) -> Piece:
    name = f"{color} circle bonuses +{value}"
    return Piece(name, CIRCLE_BONUSES.get(value, 0), "R1.8", ("circle_bonus",), (value,), color)
