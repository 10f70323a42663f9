"""Chips of an SVG drawing: small plates for everything on and under a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.geometry import Place
from viceroy.model.laws import Reward
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import COLORS, CircleBonus, Color, Gems, Tokens
from viceroy.render.svg_marks import FILLS, INK, MAGIC, PAPER, badge, breadth, number, points, rectangle, text_at
from viceroy.wording.catalog import Labels

_SCIENCE, _DEFENSE, _POWER, _ATTACK = "#0d6f79", "#56606b", "#4f3f24", "#7d2a12"
_MAX_ALIKE = 3  # chips of a kind; more tokens are one chip with a number

CHIP_HEIGHT = 15.0
CHIP_GAP = 2.0
_TEXT = 10.5  # font size


@attrs.frozen
class Chip:
    """A small plate with an optional gem badge, sign and text."""

    text: str
    fill: str
    ink: str = PAPER
    gem: Color | None = None
    sign: str = ""
    """One of `_SIGNS`, cards or infinity."""

    @property
    def width(self) -> float:
        """The width in SVG units."""
        return 5 + self._text_width + (12 if self.gem else 0) + (11 if self.sign else 0)

    @property
    def _text_width(self) -> float:
        return _TEXT * 1.06 * breadth(self.text)

    def drawn(self, x: float, y: float) -> str:
        """Draw it with its top left corner at (x, y)."""
        edge = INK if self.fill == PAPER else "none"
        parts = [rectangle(x, y, self.width, CHIP_HEIGHT, fill=self.fill, stroke=edge, radius=4)]
        x += 2.5
        if self.gem is not None:
            parts.append(f'<circle cx="{number(x + 6)}" cy="{number(y + 7.5)}" r="6.6" fill="{FILLS[self.gem]}"/>')
            parts.append(badge(x + 6, y + 7.5, 4.4, self.gem))
            x += 12
        if self.sign:
            parts.append(_sign(self.sign, x, y, self.ink))
            x += 11
        if self.text:
            middle = x + self._text_width / 2
            parts.append(text_at(middle, y + 11.2, self.text, _TEXT, fill=self.ink, bold=True))
        return "".join(parts)


_SIGNS = {  # the corners of a shape around its middle
    "crown": ((-4, 3.5), (-4.5, -3), (-2, -0.5), (0, -4), (2, -0.5), (4.5, -3), (4, 3.5)),
    "gem": ((0, -4.5), (4.2, 0), (0, 4.5), (-4.2, 0)),
    "flask": ((-1.5, -4.5), (1.5, -4.5), (1.5, -1), (4.2, 4.2), (-4.2, 4.2), (-1.5, -1)),
    "star": ((0, -5), (1.2, -1.4), (4.8, -1.4), (1.9, 0.9), (3, 4.4), (0, 2.3), (-3, 4.4), (-1.9, 0.9), (-4.8, -1.4),
             (-1.2, -1.4)),
    "shield": ((-4, -4.2), (4, -4.2), (4, 0.4), (2.6, 3), (0, 4.8), (-2.6, 3), (-4, 0.4)),
    "sword": ((0, -5.4), (1.1, -4), (1.1, 1), (3.4, 1), (3.4, 2.4), (0.9, 2.4), (0.9, 4.8), (-0.9, 4.8), (-0.9, 2.4),
              (-3.4, 2.4), (-3.4, 1), (-1.1, 1), (-1.1, -4)),
}  # fmt: skip


def _sign(sign: str, x: float, y: float, ink: str) -> str:
    if sign in _SIGNS:
        return f'<path d="M{points(x + 5, y + 7.5, *_SIGNS[sign])}Z" fill="{ink}"/>'
    style = f'fill="none" stroke="{ink}" stroke-width="1.5"'
    if sign == "cards":
        under = f'<path d="M{number(x + 3)} {number(y + 2.7)}h6v8" {style}/>'
        return under + f'<path d="M{number(x + 0.8)} {number(y + 5)}h5.6v7.6h-5.6Z" {style}/>'
    loops = (f'<circle cx="{number(x + dx)}" cy="{number(y + 7.5)}" r="2.3" {style}/>' for dx in (2.6, 7.4))
    return "".join(loops)


def chips(placed: PlacedCard, labels: Labels) -> tuple[Chip, ...]:
    """Return the chips of everything on and under a card."""
    infinite = map(infinite_chip, placed.infinite_gems)
    tucked = [Chip(str(placed.tucked_count), PAPER, INK, sign="cards")] if placed.tucked_count else []
    return (*_token_chips(placed.tokens, labels), *infinite, *_stored_chips(placed), *tucked)


def _token_chips(tokens: Tokens, labels: Labels) -> Iterator[Chip]:
    yield from map(power_chip, tokens.power)
    yield from _letter_chips(tokens.science, labels.science, _SCIENCE)
    yield from _letter_chips(tokens.magic, labels.magic, MAGIC)
    yield from _letter_chips(tokens.defense, labels.defense, _DEFENSE)
    yield from _magic_bonus_chips(tokens, labels)
    yield from _circle_bonus_chips(tokens)


_LETTERS = {"защита": "Щ"}  # of the shield ("щит"): the first letter of the Russian defense reads as a 3


def _letter_chips(count: int, label: str, fill: str, sign: str = "") -> list[Chip]:
    letter = _LETTERS.get(label, label[0].upper())
    many = count > _MAX_ALIKE
    return [Chip(f"{count}{letter}", fill, sign=sign)] if many else [Chip(letter, fill, sign=sign)] * count


def _magic_bonus_chips(tokens: Tokens, labels: Labels) -> list[Chip]:
    return [Chip(f"{labels.magic[0].upper()}+{value}", PAPER, MAGIC) for value in tokens.magic_bonus]


def _circle_bonus_chips(tokens: Tokens) -> list[Chip]:
    return [Chip(f"+{value}", PAPER, INK, gem=color) for color, value in tokens.circle_bonus]


def _stored_chips(placed: PlacedCard) -> Iterator[Chip]:
    if not isinstance(placed.stored, int):
        yield from _colored_chips(placed.stored)
    elif placed.stored:
        yield Chip(str(placed.stored), PAPER, INK, sign="gem")  # of unknown colors


def _colored_chips(gems: Gems) -> list[Chip]:
    return [Chip(str(count), PAPER, INK, gem=color) for color, count in zip(COLORS, gems, strict=True) if count]


def reward_chips(reward: Reward, labels: Labels) -> tuple[tuple[tuple[Chip, ...], str], ...]:
    """Return the chips of a reward by what it gives, in the order of A7, each kind with its word."""
    tokens, gem = reward.tokens, reward.infinite_gem
    kinds = (
        (_number_chip(reward.gems, "gem"), labels.gems),
        (_colored_chips(reward.colored_gems), labels.gems),
        ([power_chip(value) for value in tokens.power], labels.power),
        (_number_chip(reward.draw, "cards"), labels.draw),
        (_letter_chips(tokens.science, labels.science, _SCIENCE, "flask"), labels.science),
        (_letter_chips(tokens.magic, labels.magic, MAGIC, "star"), labels.magic),
        (_letter_chips(tokens.defense, labels.defense, _DEFENSE, "shield"), labels.defense),
        (_letter_chips(reward.attack, labels.attack, _ATTACK, "sword"), labels.attack),
        ([attrs.evolve(chip, sign="star") for chip in _magic_bonus_chips(tokens, labels)], labels.magic_bonus),
        (_circle_bonus_chips(tokens), labels.circle_bonus),
        ([infinite_chip(None if gem == "any" else gem)] if gem else [], labels.infinite_gem),
    )
    return tuple((tuple(of_kind), word) for of_kind, word in kinds if of_kind)


def _number_chip(count: int, sign: str) -> list[Chip]:
    return [Chip(str(count), PAPER, INK, sign=sign)] if count else []


def power_chip(value: int) -> Chip:
    """Return the chip of a power token."""
    return Chip(str(value), _POWER, sign="crown")


def infinite_chip(gem: Color | None) -> Chip:
    """Return the chip of an infinite gem, of any color for None."""
    return Chip("" if gem else "?", INK, gem=gem, sign="infinity")


def arranged(all_chips: Sequence[Chip], x: float, y: float, room: tuple[float, float], largest: float = 1) -> str:
    """Draw chips in centered rows from (x, y), scaled down from `largest` until all fit a width and a height."""
    if not all_chips:
        return ""
    scale = largest
    rows = _rows(all_chips, room[0] / scale)
    while _height(rows) * scale > room[1] or max(map(_length, rows)) * scale > room[0]:
        scale *= 0.85
        rows = _rows(all_chips, room[0] / scale)
    drawn = []
    for index, row in enumerate(rows):
        at = (room[0] / scale - _length(row)) / 2
        for chip in row:
            drawn.append(chip.drawn(at, index * (CHIP_HEIGHT + CHIP_GAP)))
            at += chip.width + CHIP_GAP
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">{"".join(drawn)}</g>'


def _rows(all_chips: Sequence[Chip], width: float) -> list[list[Chip]]:
    rows: list[list[Chip]] = [[]]
    for chip in all_chips:
        if rows[-1] and _length([*rows[-1], chip]) > width:
            rows.append([])
        rows[-1].append(chip)
    return rows


def _length(row: Sequence[Chip]) -> float:
    return sum(chip.width for chip in row) + CHIP_GAP * (len(row) - 1)


def _height(rows: Sequence[Sequence[Chip]]) -> float:
    return len(rows) * (CHIP_HEIGHT + CHIP_GAP)


def legend_chips(labels: Labels) -> Iterator[tuple[Chip, str]]:
    """Yield a chip of each kind with its label."""
    card = PlacedCard(Place(1, 0), DescribedCard(Sections(None, None, None, None)))
    for placed, label in (
        (attrs.evolve(card, tokens=Tokens(power=(12,))), labels.points),
        (attrs.evolve(card, tokens=Tokens(science=1)), labels.science),
        (attrs.evolve(card, tokens=Tokens(magic=1)), labels.magic),
        (attrs.evolve(card, tokens=Tokens(defense=1)), labels.defense),
        (attrs.evolve(card, tokens=Tokens(magic_bonus=(3,))), labels.magic_bonus),
        (attrs.evolve(card, tokens=Tokens(circle_bonus=(CircleBonus(Color.RED, 2),))), labels.circle_bonus),
        (attrs.evolve(card, infinite_gems=(Color.RED,)), labels.infinite_gem),
        (attrs.evolve(card, stored=5), labels.stored_gem),
        (attrs.evolve(card, tucked=3), labels.tucked_card),
    ):
        yield chips(placed, labels)[0], label
