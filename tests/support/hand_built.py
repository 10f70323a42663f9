"""Cards and pyramids built by hand, for tests that need a few of them and no card set."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.model.cards import AnyCard, Card, CharacterCard, DescribedCard, LawCard, Level, Sections
from viceroy.model.geometry import Place
from viceroy.model.laws import Reward
from viceroy.model.points import PointsClause
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, CircleBonus, Color, Gems, Tokens
from viceroy.scoring.items import Line, ScoreItem
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, PaintingChoice, PlayerScore, score_positions

BLUE, RED, GREEN, YELLOW = Color.BLUE, Color.RED, Color.GREEN, Color.YELLOW

_COLORS: dict[str, Color | None] = {"b": BLUE, "r": RED, "g": GREEN, "y": YELLOW, "-": None}


def sections(letters: str) -> Sections:
    """Write sections as letters: top left, top right, bottom left, bottom right; `-` is a blank one."""
    top_left, top_right, bottom_left, bottom_right = (_COLORS[letter] for letter in letters)
    return Sections(top_left, top_right, bottom_left, bottom_right)


MIXED = sections("brgy")
"""Sections of four colors: cards that all have them form no single-color circle."""


def captain() -> CharacterCard:
    """Card 32, which all five rulebooks print: D11 to D20."""
    return CharacterCard(
        32,
        "captain",
        (("en", "Captain"),),
        sections("brrr"),
        (
            Level(GREEN, Reward(draw=1)),
            Level(BLUE, Reward(gems=5)),
            Level(YELLOW, Reward(tokens=Tokens(magic=1))),
            Level(YELLOW, Reward(tokens=Tokens(power=(12,)))),
        ),
    )


def character(number: int, letters: str = "brgy") -> CharacterCard:
    """Make a character whose rows cost and give one gem, blue, red, green and yellow."""
    one_gem = Reward(gems=1)
    rows = (Level(BLUE, one_gem), Level(RED, one_gem), Level(GREEN, one_gem), Level(YELLOW, one_gem))
    return CharacterCard(number, f"character-{number}", (("en", f"Character {number}"),), sections(letters), rows)


def law(number: int, *scoring: PointsClause, letters: str = "brgy") -> LawCard:
    """Make a law that does nothing when played and counts by some clauses at the end."""
    return LawCard(number, f"law-{number}", (("en", f"Law {number}"),), sections(letters), scoring=scoring)


def plain(letters: str = "brgy", kind: CardKind = CardKind.CHARACTER) -> DescribedCard:
    return DescribedCard(sections(letters), kind=kind)


def lay(
    level: int,
    x: int,
    card: AnyCard | None = None,
    *,
    tokens: Tokens = NO_TOKENS,
    infinite: tuple[Color, ...] = (),
    stored: Gems | int = NO_GEMS,
    tucked: tuple[Card, ...] | int = (),
) -> PlacedCard:
    return PlacedCard(Place(level, x), plain() if card is None else card, tokens, infinite, stored, tucked)


def pyramid(*laid: PlacedCard) -> Pyramid:
    """Make a pyramid of cards, and fill up what they must rest on with plain cards (R3.3)."""
    at = {placed.place: placed for placed in laid}
    for level in range(5, 1, -1):
        for place in [place for place in at if place.level == level]:
            for support in place.supports:
                at.setdefault(support, lay(*support))
    return Pyramid(tuple(at.values()))


def circles(*colors: str) -> list[PlacedCard]:
    """Lay single-color circles side by side on level 2, from place 1 on: each between its own pair of corners."""
    row = [lay(1, 1, plain(f"-{colors[0]}--"))]
    for x, color in enumerate(colors, start=1):
        after = colors[x] if x < len(colors) else "-"
        row += [lay(1, x + 1, plain(f"{color}{after}--")), lay(2, x, plain(f"--{color}{color}"))]
    return row


def full_pyramid(rows: int) -> Pyramid:
    """Make a triangle of plain cards: `rows` of them on level 1, one fewer on each level above."""
    return Pyramid(tuple(lay(level, x) for level in range(1, rows + 1) for x in range(rows - level + 1)))


def position(
    *laid: PlacedCard,
    name: str = "Ada",
    gems: Gems = NO_GEMS,
    attack: int = 0,
    painting: PaintingChoice | tuple[Paint, ...] = PaintingChoice.NONE,
) -> FinalPosition:
    """Make what a player ends a game with; not painted unless `painting` says so."""
    return FinalPosition(name, pyramid(*(laid or (lay(1, 0),))), gems, attack, painting)


def opponent(attack: int, name: str = "Ben") -> FinalPosition:
    """Make a player with one plain card and some unused attack tokens."""
    return position(name=name, attack=attack)


def score_of(own: FinalPosition, *others: FinalPosition, repaint_pure: bool = True) -> PlayerScore:
    return score_positions((own, *others), repaint_pure=repaint_pure).players[0]


def items_of(score: PlayerScore, line: Line) -> tuple[ScoreItem, ...]:
    return tuple(item for item in score.items if item.line is line)


def points_of(score: PlayerScore, line: Line) -> list[int]:
    return [item.points for item in items_of(score, line)]


def power(*values: int) -> Tokens:
    return Tokens(power=values)


def bonus(color: Color, *values: int) -> Tokens:
    return Tokens(circle_bonus=tuple(CircleBonus(color, value) for value in values))


def places_of(laid: Sequence[PlacedCard]) -> list[tuple[int, int]]:
    return [(placed.place.level, placed.place.x) for placed in laid]
