"""Items of a score: values that hold the facts behind some points (R10.3, A11); what a set and an attack token give."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import ClassVar, NamedTuple

import attrs

from viceroy.model.cards import AnyCard
from viceroy.model.geometry import Place
from viceroy.model.points import PointsClause
from viceroy.model.tokens import Color
from viceroy.scoring.painting import circle_points
from viceroy.values import Named, Value, fast_constructor, serialized

POINTS_PER_SET = 12  # R11.6
POINTS_PER_ATTACK = -4  # R11.7


class Line(Named):
    """The seven lines of a score, in the order of R10.3."""

    CIRCLES = "circles"
    INFINITE_GEMS = "infinite_gems"
    LAWS = "laws"
    POWER = "power"
    MAGIC = "magic"
    SETS = "sets"
    ATTACK = "attack"


LINES: tuple[Line, ...] = tuple(Line)


@serialized(key="lines")
class LinePoints(NamedTuple):
    """The points of the seven lines, in the order of R10.3.

    >>> LinePoints(6, 7, 0, 15, 21, 24, -12).magic
    21
    """

    circles: int
    """The single-color circles (R11.1)."""
    infinite_gems: int
    """The infinite gems (R11.2)."""
    laws: int
    """The laws (R11.3)."""
    power: int
    """The power tokens (R11.4)."""
    magic: int
    """The magic tokens (R11.5)."""
    sets: int
    """The sets of defense, magic and science (R11.6)."""
    attack: int
    """The attack tokens of the other players (R11.7), which take points."""


# -- items --------------------------------------------------------------------------------------------------------


@attrs.frozen
class CircleItem(Value):
    """A single-color circle, named by its upper card (R11.1). `bonus` is the sum of the circle bonuses of its color."""

    place: Place
    card: AnyCard
    color: Color
    bonus: int
    gems: int
    """How many gems painted it."""

    line: ClassVar[Line] = Line.CIRCLES
    rule: ClassVar[str] = "R11.1"

    @property
    def points(self) -> int:
        """The level of the upper card, and the bonus."""
        return circle_points(self.place.level, self.bonus)


@attrs.frozen
class InfiniteGemItem(Value):
    """An infinite gem (R11.2)."""

    place: Place
    card: AnyCard
    color: Color
    bonus: int

    line: ClassVar[Line] = Line.INFINITE_GEMS
    rule: ClassVar[str] = "R11.2"

    @property
    def points(self) -> int:
        """The level of its card, and the bonus."""
        return self.place.level + self.bonus


@attrs.frozen
class LawItem(Value):
    """A points clause of a law (R11.3).

    `count` is the value of its quantity; of points by level it is the level of the law, of fixed points 1, and of a law
    that copies the points. `copied` is the law that it copies, None where no adjacent one scores. `asked` is what the
    condition of the clause counts, None if it has none.
    """

    place: Place
    card: AnyCard
    clause: PointsClause
    count: int
    points: int
    asked: int | None = None
    copied: AnyCard | None = None

    line: ClassVar[Line] = Line.LAWS
    rule: ClassVar[str] = "R11.3"


@attrs.frozen
class PowerItem(Value):
    """A power token (R11.4)."""

    place: Place
    card: AnyCard
    points: int

    line: ClassVar[Line] = Line.POWER
    rule: ClassVar[str] = "R11.4"


@attrs.frozen
class MagicItem(Value):
    """All magic: the tokens times the sum of the magic bonuses (R11.5)."""

    tokens: int
    bonuses: tuple[int, ...]

    line: ClassVar[Line] = Line.MAGIC
    rule: ClassVar[str] = "R11.5"

    @property
    def points(self) -> int:
        """Tokens times bonuses."""
        return self.tokens * sum(self.bonuses)


@attrs.frozen
class SetsItem(Value):
    """All complete sets (R11.6)."""

    defense: int
    magic: int
    science: int

    line: ClassVar[Line] = Line.SETS
    rule: ClassVar[str] = "R11.6"

    @property
    def points(self) -> int:
        """12 for each set."""
        return POINTS_PER_SET * min(self.defense, self.magic, self.science)


@attrs.frozen
class AttackItem(Value):
    """The penalty for the attack tokens that all opponents have left (R11.7)."""

    opponents: int
    """Their unused attack tokens."""
    defense: int
    """Own defense tokens, those in sets too (C40)."""

    line: ClassVar[Line] = Line.ATTACK
    rule: ClassVar[str] = "R11.7"

    @property
    def points(self) -> int:
        """-4 for each token that no defense token stops; spare defense earns nothing (C39)."""
        return POINTS_PER_ATTACK * max(0, self.opponents - self.defense)


ScoreItem = CircleItem | InfiniteGemItem | LawItem | PowerItem | MagicItem | SetsItem | AttackItem

points_of: Callable[[ScoreItem], int] = attrgetter("points")

circle_item = fast_constructor(CircleItem)
infinite_gem_item = fast_constructor(InfiniteGemItem)
law_item = fast_constructor(LawItem)
power_item = fast_constructor(PowerItem)
magic_item = fast_constructor(MagicItem)
sets_item = fast_constructor(SetsItem)
attack_item = fast_constructor(AttackItem)
