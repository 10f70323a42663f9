"""The final score: seven lines of items, each item with the facts that explain it (A11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import ClassVar

import attrs

from viceroy.model.cards import AnyCard
from viceroy.model.geometry import Place
from viceroy.model.points import PointsByLevel, PointsClause, PointsPer
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid
from viceroy.model.tokens import NO_GEMS, Color, Gems, Tokens, take_gems
from viceroy.scoring.counting import Holdings, TokenSum, count, holdings_of, tokens_on
from viceroy.scoring.knapsack import LIMIT
from viceroy.scoring.painting import Paint, best_painting, circle_points, gems_spent, painted_circles, worth
from viceroy.values import Named, fast_constructor

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

# -- items --------------------------------------------------------------------------------------------------------


@attrs.frozen
class CircleItem:
    """A single-color circle, named by its upper card (R11.1). `bonus` is the sum of the circle bonuses of its color."""

    place: Place
    card: AnyCard
    color: Color
    bonus: int
    gems: int  # how many gems painted it

    line: ClassVar[Line] = Line.CIRCLES
    rule: ClassVar[str] = "R11.1"

    @property
    def points(self) -> int:
        """The level of the upper card, and the bonus."""
        return circle_points(self.place.level, self.bonus)


@attrs.frozen
class InfiniteGemItem:
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
class LawItem:
    """A points clause of a law (R11.3). `count` is the value of its quantity, or the level of the law."""

    place: Place
    card: AnyCard
    clause: PointsClause
    count: int
    points: int

    line: ClassVar[Line] = Line.LAWS
    rule: ClassVar[str] = "R11.3"


@attrs.frozen
class PowerItem:
    """A power token (R11.4)."""

    place: Place
    card: AnyCard
    points: int

    line: ClassVar[Line] = Line.POWER
    rule: ClassVar[str] = "R11.4"


@attrs.frozen
class MagicItem:
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
class SetsItem:
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
class AttackItem:
    """The penalty for the attack tokens that all opponents have left (R11.7)."""

    opponents: int  # their unused attack tokens
    defense: int  # own defense tokens, those in sets too (C40)

    line: ClassVar[Line] = Line.ATTACK
    rule: ClassVar[str] = "R11.7"

    @property
    def points(self) -> int:
        """-4 for each token that no defense token stops; spare defense earns nothing (C39)."""
        return POINTS_PER_ATTACK * max(0, self.opponents - self.defense)


ScoreItem = CircleItem | InfiniteGemItem | LawItem | PowerItem | MagicItem | SetsItem | AttackItem

_POINTS: Callable[[ScoreItem], int] = attrgetter("points")

_circle_item = fast_constructor(CircleItem)
_infinite_gem_item = fast_constructor(InfiniteGemItem)
_law_item = fast_constructor(LawItem)
_power_item = fast_constructor(PowerItem)
_magic_item = fast_constructor(MagicItem)
_sets_item = fast_constructor(SetsItem)
_attack_item = fast_constructor(AttackItem)

# -- scores -------------------------------------------------------------------------------------------------------


@attrs.frozen
class PaintedCircle:
    """A painted circle, its color afterwards (None if it still has several), and the number of gems on it."""

    place: Place
    color: Color | None
    gems: int


@attrs.frozen
class Painting:
    """How a player painted.

    `is_best` says that no legal painting scores more. Where the search ends before that is known, it is false, and so
    is `is_proven`.
    """

    paints: tuple[Paint, ...] = ()
    circles: tuple[PaintedCircle, ...] = ()
    is_best: bool = True
    is_proven: bool = True

    @property
    def gems(self) -> Gems:
        """The gems that it used."""
        return gems_spent(self.paints)


_UNPAINTED = Painting()


@attrs.frozen
class PlayerScore:
    """The score of one player. `rank` counts 1, 1, 3 (C41)."""

    name: str
    rank: int
    items: tuple[ScoreItem, ...]
    painting: Painting

    @property
    def lines(self) -> tuple[int, ...]:
        """The points of each line, in the order of `LINES`."""
        points = dict.fromkeys(LINES, 0)
        for item in self.items:
            points[item.line] += item.points
        return tuple(points.values())

    @property
    def total(self) -> int:
        """The sum of the items; it may be negative (C39)."""
        return sum(map(_POINTS, self.items))


@attrs.frozen
class FinalScore:
    """The scores of all players, in the order of the table."""

    players: tuple[PlayerScore, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of all who have the most points; equal totals share the win (R10.4, C41)."""
        return tuple(player.name for player in self.players if player.rank == 1)


_player_score = fast_constructor(PlayerScore)

# -- the input of scoring -------------------------------------------------------------------------------------------


class PaintingChoice(Named):
    """How to paint: for the most points, or not at all."""

    BEST = "best"
    NONE = "none"


@attrs.frozen
class FinalPosition:
    """What a player has when the last turn is over: the input of scoring.

    `gems` and `attack` are what is left behind the screen. An explicit painting is a tuple of `Paint` in which
    `painting.painting_errors` finds nothing.
    """

    name: str
    pyramid: Pyramid
    gems: Gems = NO_GEMS
    attack: int = 0
    painting: PaintingChoice | tuple[Paint, ...] = PaintingChoice.BEST


def score_positions(positions: Sequence[FinalPosition], *, repaint_pure: bool = True) -> FinalScore:
    """Score the end of a game (R10.3). `repaint_pure` is the rule option `repaint_pure_circles` (B12)."""
    limit = LIMIT // max(1, len(positions))  # all paintings together take a few seconds at most
    paintings = [_painting_of(position, limit, repaint_pure=repaint_pure) for position in positions]
    all_holdings = list(map(_holdings, positions, paintings))
    items = [_items(all_holdings, seat, painting) for seat, painting in enumerate(paintings)]
    rows = zip(positions, _ranks(items), items, paintings, strict=True)
    return FinalScore(tuple([_player_score(position.name, rank, own, paint) for position, rank, own, paint in rows]))


def _ranks(items: Sequence[tuple[ScoreItem, ...]]) -> Sequence[int]:
    """Return the rank of each player (R10.4)."""
    if len(items) == 1:
        return (1,)  # fast path
    totals = [sum(map(_POINTS, own)) for own in items]
    return [1 + sum([other > total for other in totals]) for total in totals]  # 1, 1, 3 (C41)


def _painting_of(position: FinalPosition, limit: int, *, repaint_pure: bool) -> Painting:
    gems, choice = position.gems, position.painting
    if gems == NO_GEMS:
        return _UNPAINTED
    circles = position.pyramid.circles
    bonus = circle_bonuses(tokens_on(position.pyramid.cards))
    clauses = painted_clauses(position.pyramid)
    best, is_proven = best_painting(circles, gems, bonus, clauses, repaint_pure=repaint_pure, limit=limit)
    if choice is PaintingChoice.BEST:
        return Painting(best, _painted(circles, best), is_proven, is_proven)
    paints = choice if isinstance(choice, tuple) else ()
    reached, possible = (
        worth(painted_circles(circles, some), take_gems(gems, gems_spent(some)), bonus, clauses)
        for some in (paints, best)
    )
    is_beaten = reached < possible
    return Painting(paints, _painted(circles, paints), is_proven and not is_beaten, is_proven or is_beaten)


def _painted(circles: tuple[Circle, ...], paints: tuple[Paint, ...]) -> tuple[PaintedCircle, ...]:
    got = [paint.circle for paint in paints]
    return tuple(
        PaintedCircle(circle.place, circle.color, got.count(circle.place))
        for circle in painted_circles(circles, paints)
        if circle.place in got
    )


def circle_bonuses(tokens: Tokens | TokenSum) -> Gems:
    """Return the sum of the circle bonuses of each color (R11.1).

    >>> from viceroy.model.tokens import CircleBonus
    >>> circle_bonuses(Tokens(circle_bonus=(CircleBonus(Color.RED, 2), CircleBonus(Color.RED, 4))))
    (0, 6, 0, 0)
    """
    bonus = [0, 0, 0, 0]
    for color, value in tokens.circle_bonus:
        bonus[color.position] += value
    return (bonus[0], bonus[1], bonus[2], bonus[3])


def painted_clauses(pyramid: Pyramid) -> tuple[PointsPer, ...]:
    """Return the clauses of the visible laws that count circles or gems left (C37)."""
    return tuple(
        clause
        for placed in pyramid.cards
        for clause in placed.card.scoring
        if isinstance(clause, PointsPer) and clause.per.is_painted
    )


def _holdings(position: FinalPosition, painting: Painting) -> Holdings:
    pyramid, gems = position.pyramid, position.gems
    if not painting.paints:
        return holdings_of(pyramid, pyramid.pure_circles, gems, position.attack)
    circles = painted_circles(pyramid.circles, painting.paints)
    pure = tuple(circle for circle in circles if circle.color is not None)
    return holdings_of(pyramid, pure, take_gems(gems, painting.gems), position.attack)


def _items(all_holdings: Sequence[Holdings], seat: int, painting: Painting) -> tuple[ScoreItem, ...]:
    """Return the items of one player in the order of R10.3, those of a line from the lowest level up."""
    own = all_holdings[seat]
    tokens = own.tokens
    items = _items_on_cards(all_holdings, seat, painting)
    if tokens.magic or tokens.magic_bonus:
        items.append(_magic_item(tokens.magic, tuple(sorted(tokens.magic_bonus))))
    if tokens.defense or tokens.magic or tokens.science:
        items.append(_sets_item(tokens.defense, tokens.magic, tokens.science))
    if len(all_holdings) > 1 and (opponents := sum([other.attack for other in all_holdings]) - own.attack):
        items.append(_attack_item(opponents, tokens.defense))  # real players only (C42)
    return tuple(items)


def _items_on_cards(all_holdings: Sequence[Holdings], seat: int, painting: Painting) -> list[ScoreItem]:
    """Return the items that have a place in the pyramid."""
    own = all_holdings[seat]
    bonus = circle_bonuses(own.tokens)
    items = _circle_items(own, bonus, painting) if own.circles else []
    laws: list[ScoreItem] = []
    powers: list[ScoreItem] = []
    for placed in own.pyramid.cards:
        if placed.infinite_gems:
            for color in placed.infinite_gems:
                items.append(_infinite_gem_item(placed.place, placed.card, color, bonus[color.position]))
        if placed.card.scoring:
            for clause in placed.card.scoring:
                laws.append(_law(placed, clause, all_holdings, seat))
        if placed.tokens.power:
            for value in placed.tokens.power:
                powers.append(_power_item(placed.place, placed.card, value))
    return items + laws + powers


def _circle_items(own: Holdings, bonus: Gems, painting: Painting) -> list[ScoreItem]:
    at = own.pyramid.at
    gems = {circle.place: circle.gems for circle in painting.circles}
    return [
        _circle_item(place, at[place].card, color, bonus[color.position], gems.get(place, 0))
        for place, colors in own.circles
        if (color := colors[0])
    ]


def _law(placed: PlacedCard, clause: PointsClause, all_holdings: Sequence[Holdings], seat: int) -> LawItem:
    own = all_holdings[seat]
    if isinstance(clause, PointsPer):
        counted = count(clause.per, own, placed)
        points = clause.of(counted)
    elif isinstance(clause, PointsByLevel):
        counted = placed.place.level
        points = clause.by_level[counted - 1]
    else:
        counted = count(clause.most, own, placed)
        others = [count(clause.most, other, placed) for other in all_holdings if other is not own]
        points = clause.points if counted and all(counted >= other for other in others) else 0
    return _law_item(placed.place, placed.card, clause, counted, points)
