"""The final score: seven lines of items, each item with the facts that explain it (A11)."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from typing import Any

import attrs

from viceroy.errors import check_type, whole_number
from viceroy.model.geometry import Place, is_supported
from viceroy.model.points import CopiedPoints
from viceroy.model.pyramid import Circle, Pyramid, Section
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, subtract_gems
from viceroy.scoring.clauses import copied_law, counted_and_points, payoffs_of
from viceroy.scoring.counting import Holdings, circle_bonuses, holdings_of
from viceroy.scoring.items import (
    LINES,
    LinePoints,
    ScoreItem,
    attack_item,
    circle_item,
    infinite_gem_item,
    law_item,
    magic_item,
    points_of,
    power_item,
    sets_item,
)
from viceroy.scoring.painting import (
    MAX_STATES,
    BestPainting,
    Paint,
    best_painting,
    gems_spent,
    painted_circles,
    painting_errors,
)
from viceroy.values import Named, Value, fast_constructor

# -- scores -------------------------------------------------------------------------------------------------------


@attrs.frozen
class PaintedCircle(Value):
    """A painted circle."""

    place: Place
    """The place of its upper card."""
    color: Color | None
    """Its color afterwards, None if it still has several."""
    gems: int
    """How many gems lie on it."""


@attrs.frozen
class Painting(Value):
    """How a player painted."""

    paints: tuple[Paint, ...] = ()
    """The sections that were painted, each with its color."""
    circles: tuple[PaintedCircle, ...] = ()
    """The circles that they belong to."""
    is_best: bool = True
    """Whether no legal painting scores more; false where that is not known."""
    is_proven: bool = True
    """Whether that is certain: not where the search ended before, or there was none."""

    @property
    def gems(self) -> Gems:
        """The gems that it used."""
        return gems_spent(self.paints)


_UNPAINTED = Painting()


@attrs.frozen
class PlayerScore(Value):
    """The score of one player.

    The screen is hidden only in the score of a game that goes on, seen from one seat (`viceroy.score_now`).
    """

    name: str
    """Who."""
    rank: int
    """The place: 1, 1, 3 where two share the first (C41)."""
    items: tuple[ScoreItem, ...]
    """The facts behind every point."""
    painting: Painting
    """How the leftover gems were used."""
    screen_is_hidden: bool = False
    """Whether what lies behind the screen is unknown, and counts as none."""

    @property
    def lines(self) -> LinePoints:
        """The points of each line, in the order of `LINES`."""
        points = dict.fromkeys(LINES, 0)
        for item in self.items:
            points[item.line] += item.points
        return LinePoints(*points.values())

    @property
    def total(self) -> int:
        """The sum of the items; it may be negative (C39)."""
        return sum(map(points_of, self.items))


@attrs.frozen
class FinalScore(Value):
    """The scores of all players, in the order of the table."""

    players: tuple[PlayerScore, ...]
    """The score of each player."""

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


def painting_choice(word: str) -> PaintingChoice:
    """Return the choice of a word; raises `ValueError` for another word."""
    if word not in [*PaintingChoice]:
        raise ValueError(f"painting is 'none' or 'best', not {word!r}")
    return PaintingChoice(word)


@attrs.frozen
class FinalPosition(Value):
    """What a player has when the last turn is over: the input of scoring.

    `painting` is "best", "none", a tuple of `Paint`, or a `Painting`, which is taken as it is: no better one is looked
    for. `score_positions` checks all fields.
    """

    name: str
    """Who."""
    pyramid: Pyramid
    """The cards, with all that lies on them."""
    gems: Gems = NO_GEMS
    """The gems left behind the screen."""
    attack: int = 0
    """The attack tokens left there."""
    painting: PaintingChoice | tuple[Paint, ...] | Painting = PaintingChoice.BEST
    """How to use the leftover gems."""
    screen_is_hidden: bool = False
    """Whether gems and attack tokens are unknown, and count as none."""


def score_positions(positions: Sequence[FinalPosition], *, repaint_pure: bool = True) -> FinalScore:
    """Score the end of a game (R10.3). `repaint_pure` is the rule option `repaint_pure_circles` (B12).

    Raises `TypeError` for values of other types than the fields of `FinalPosition` declare, and `ValueError` for
    negative numbers, cards that nothing supports, and a painting that is not legal.
    """
    check_type(positions, Sequence, _POSITIONS)
    checked = [checked_position(position, repaint_pure=repaint_pure) for position in positions]
    return scored(checked, repaint_pure=repaint_pure)


_POSITIONS = "a sequence of FinalPosition for positions"


def checked_position(position: FinalPosition, *, repaint_pure: bool) -> FinalPosition:
    """Return a position with plain values; raises what `score_positions` raises."""
    check_type(position, FinalPosition, _POSITIONS)
    check_type(position.name, str, "a str for name")
    check_type(position.pyramid, Pyramid, "a Pyramid for pyramid")
    check_type(position.gems, tuple, "a tuple of four ints for gems")
    counts = [whole_number(count, "an int for each count of gems") for count in position.gems]
    attack = whole_number(position.attack, "an int for attack")
    if len(counts) != len(COLORS) or min((attack, *counts)) < 0:
        raise ValueError(f"{position.name} needs four counts of gems and one of attack tokens, each at least 0")
    for place in [placed.place for placed in position.pyramid.cards]:
        if not is_supported(place, position.pyramid.at):
            raise ValueError(f"{position.name} needs two cards below {place.level},{place.x} (R3.3)")
    blue, red, green, yellow = counts
    painting = _checked_painting(position, (blue, red, green, yellow), repaint_pure=repaint_pure)
    return attrs.evolve(position, gems=(blue, red, green, yellow), attack=attack, painting=painting)


def _checked_painting(
    position: FinalPosition, gems: Gems, *, repaint_pure: bool
) -> PaintingChoice | tuple[Paint, ...] | Painting:
    painting = position.painting
    if isinstance(painting, str):
        return painting_choice(painting)
    paints = painting.paints if isinstance(painting, Painting) else painting
    check_type(paints, tuple, "'best', 'none', a tuple of Paint or a Painting for painting")
    for paint in paints:
        check_type(paint, Paint, "a Paint for each item of painting")
    color_of: Any = Color  # by its value alone
    paints = tuple(Paint(circle, Section(section), color_of(color)) for circle, section, color in paints)
    for index, error in painting_errors(position.pyramid.circles, gems, paints, repaint_pure=repaint_pure):
        raise ValueError(f"{position.name} cannot paint {paints[index]}: {error.replace('_', ' ')}")
    return painting if isinstance(painting, Painting) else paints


def scored(positions: Sequence[FinalPosition], *, repaint_pure: bool) -> FinalScore:
    """Score positions that are known to be good."""
    unpainted, limit = unpainted_holdings(positions), limit_each(positions)
    paintings = [
        _painting_of(position, unpainted, seat, limit, repaint_pure=repaint_pure)
        for seat, position in enumerate(positions)
    ]
    all_holdings = [
        holdings_after(position, painting.paints) if painting.paints else held
        for position, painting, held in zip(positions, paintings, unpainted, strict=True)
    ]
    items = [_items(all_holdings, seat, painting.circles) for seat, painting in enumerate(paintings)]
    by_player = zip(positions, _ranks(items), items, paintings, strict=True)
    return FinalScore(
        tuple([
            _player_score(position.name, rank, own, painting, position.screen_is_hidden)
            for position, rank, own, painting in by_player
        ])
    )  # fmt: skip


def limit_each(players: Sized) -> int:
    """Return the most states for the painting of each player: all players together get those of one program."""
    return MAX_STATES // max(1, len(players))


def _ranks(items: Sequence[tuple[ScoreItem, ...]]) -> list[int]:
    """Return the rank of each player (R10.4)."""
    totals = [sum(map(points_of, own)) for own in items]
    return [1 + sum([other > total for other in totals]) for total in totals]  # 1, 1, 3 (C41)


# -- painting -------------------------------------------------------------------------------------------------------


def _painting_of(
    position: FinalPosition, unpainted: Sequence[Holdings], seat: int, limit: int, *, repaint_pure: bool
) -> Painting:
    choice = position.painting
    if isinstance(choice, Painting):
        return choice
    if position.gems == NO_GEMS:
        return _UNPAINTED
    circles = position.pyramid.circles
    best, is_proven = _best_of(unpainted, seat, limit, repaint_pure=repaint_pure)
    if choice is PaintingChoice.BEST:
        return Painting(best, painted_of(circles, best), is_proven, is_proven)
    paints = choice if isinstance(choice, tuple) else ()
    reached, possible = (
        sum(map(points_of, _items([*unpainted[:seat], holdings_after(position, chosen), *unpainted[seat + 1 :]], seat)))
        for chosen in (paints, best)
    )
    is_beaten = reached < possible
    return Painting(paints, painted_of(circles, paints), is_proven and not is_beaten, is_proven or is_beaten)


def best_of(
    positions: Sequence[FinalPosition], seat: int, limit: int, *, repaint_pure: bool, painted: tuple[Paint, ...] = ()
) -> BestPainting:
    """Return the best painting of a player, whatever the own one is, after what is `painted`; see `best_painting`."""
    return _best_of(unpainted_holdings(positions), seat, limit, repaint_pure=repaint_pure, painted=painted)


def _best_of(
    unpainted: Sequence[Holdings], seat: int, limit: int, *, repaint_pure: bool, painted: tuple[Paint, ...] = ()
) -> BestPainting:
    own = unpainted[seat]
    return best_painting(
        own.pyramid.circles,
        subtract_gems(own.gems, gems_spent(painted)),
        circle_bonuses(own.tokens),
        payoffs_of(unpainted, seat),
        repaint_pure=repaint_pure,
        limit=limit,
        painted=painted,
    )


def painted_of(circles: tuple[Circle, ...], paints: tuple[Paint, ...]) -> tuple[PaintedCircle, ...]:
    """Return the circles that a painting gives gems."""
    got = [paint.circle for paint in paints]
    return tuple(
        PaintedCircle(circle.place, circle.color, got.count(circle.place))
        for circle in painted_circles(circles, paints)
        if circle.place in got
    )


def unpainted_holdings(positions: Sequence[FinalPosition]) -> list[Holdings]:
    """Return the holdings of each player before painting."""
    return [holdings_after(position, ()) for position in positions]


def holdings_after(position: FinalPosition, paints: tuple[Paint, ...]) -> Holdings:
    """Return the holdings of a player after painting these sections."""
    gems = subtract_gems(position.gems, gems_spent(paints)) if paints else position.gems
    return holdings_painted(position.pyramid, paints, gems, position.attack)


def holdings_painted(pyramid: Pyramid, paints: tuple[Paint, ...], gems: Gems, attack: int) -> Holdings:
    """Return the holdings of a player who has painted these sections, with the gems that are left."""
    if not paints:
        return holdings_of(pyramid, pyramid.pure_circles, gems, attack)
    circles = painted_circles(pyramid.circles, paints)
    return holdings_of(pyramid, tuple([circle for circle in circles if circle.color]), gems, attack)


# -- items ----------------------------------------------------------------------------------------------------------


def _items(all_holdings: Sequence[Holdings], seat: int, painted: Sequence[PaintedCircle] = ()) -> tuple[ScoreItem, ...]:
    """Return the items of one player in the order of R10.3, those of a line from the lowest level up."""
    own = all_holdings[seat]
    tokens = own.tokens
    items = _items_on_cards(all_holdings, seat, painted)
    if tokens.magic or tokens.magic_bonus:
        items.append(magic_item(tokens.magic, tuple(sorted(tokens.magic_bonus))))
    if tokens.defense or tokens.magic or tokens.science:
        items.append(sets_item(tokens.defense, tokens.magic, tokens.science))
    if len(all_holdings) > 1 and (opponents := sum([other.attack for other in all_holdings]) - own.attack):
        items.append(attack_item(opponents, tokens.defense))  # real players only (C42)
    return tuple(items)


def _items_on_cards(all_holdings: Sequence[Holdings], seat: int, painted: Sequence[PaintedCircle]) -> list[ScoreItem]:
    """Return the items that have a place in the pyramid."""
    own = all_holdings[seat]
    bonus = circle_bonuses(own.tokens)
    items = _circle_items(own, bonus, painted) if own.circles else []
    laws: list[ScoreItem] = []
    powers: list[ScoreItem] = []
    for placed in own.pyramid.cards:
        if placed.infinite_gems:
            for color in placed.infinite_gems:
                items.append(infinite_gem_item(placed.place, placed.card, color, bonus[color.position]))
        if placed.card.clauses:
            for clause in placed.card.clauses:
                reckoned = counted_and_points(placed, clause, all_holdings, seat)
                copied = copied_law(placed, all_holdings, seat) if isinstance(clause, CopiedPoints) else None
                laws.append(law_item(placed.place, placed.card, clause, *reckoned, copied))
        if placed.tokens.power:
            for value in placed.tokens.power:
                powers.append(power_item(placed.place, placed.card, value))
    return items + laws + powers


def _circle_items(own: Holdings, bonus: Gems, painted: Sequence[PaintedCircle]) -> list[ScoreItem]:
    at = own.pyramid.at
    gems = {circle.place: circle.gems for circle in painted}
    return [
        circle_item(place, at[place].card, color, bonus[color.position], gems.get(place, 0))
        for place, colors in own.circles
        if (color := colors[0])
    ]


def totals_of(positions: Sequence[FinalPosition], *, repaint_pure: bool = True) -> tuple[int, ...]:
    """Return the totals of `score_positions`, without a search where the painting is given or none.

    >>> from viceroy.model.pyramid import Pyramid
    >>> totals_of([FinalPosition("Ada", Pyramid()), FinalPosition("Ben", Pyramid(), attack=2)])
    (-8, 0)
    """
    unpainted, limit = unpainted_holdings(positions), limit_each(positions)
    return totals_of_holdings(
        [
            holdings_after(position, _paints(position, unpainted, seat, limit, repaint_pure=repaint_pure))
            for seat, position in enumerate(positions)
        ]
    )


def _paints(
    position: FinalPosition, unpainted: Sequence[Holdings], seat: int, limit: int, *, repaint_pure: bool
) -> tuple[Paint, ...]:
    choice = position.painting
    if isinstance(choice, tuple):
        return choice
    if isinstance(choice, Painting):
        return choice.paints
    if choice is PaintingChoice.NONE or position.gems == NO_GEMS:
        return ()
    return _best_of(unpainted, seat, limit, repaint_pure=repaint_pure).paints


def totals_of_holdings(all_holdings: Sequence[Holdings]) -> tuple[int, ...]:
    """Return the totals of players by their holdings."""
    return tuple([sum(map(points_of, _items(all_holdings, seat))) for seat in range(len(all_holdings))])
