"""Chips of an SVG drawing: small plates for everything on and under a card."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import COLORS, Color, Tokens
from viceroy.render.labels import Labels
from viceroy.render.svg_marks import FILLS, INK, PAPER, badge, breadth, number, points, rectangle, text_at

_SCIENCE, _MAGIC, _DEFENSE, _POWER = "#0d6f79", "#69419c", "#56606b", "#4f3f24"
_MOST_ALIKE = 3  # chips of a kind; more tokens are one chip with a number

CHIP_HEIGHT = 15.0
_TEXT = 10.5  # font size


@attrs.frozen
class Chip:
    """A small plate with an optional gem badge, sign and text."""

    text: str
    fill: str
    ink: str = PAPER
    gem: Color | None = None
    sign: str = ""  # crown, infinity, gem, cards

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


def _sign(sign: str, x: float, y: float, ink: str) -> str:
    if sign == "crown":
        corners = points(x + 5, y + 7.5, (-4, 3.5), (-4.5, -3), (-2, -0.5), (0, -4), (2, -0.5), (4.5, -3), (4, 3.5))
        return f'<path d="M{corners}Z" fill="{ink}"/>'
    if sign == "gem":
        return f'<path d="M{points(x + 5, y + 7.5, (0, -4.5), (4.2, 0), (0, 4.5), (-4.2, 0))}Z" fill="{ink}"/>'
    style = f'fill="none" stroke="{ink}" stroke-width="1.5"'
    if sign == "cards":
        under = f'<path d="M{number(x + 3)} {number(y + 2.7)}h6v8" {style}/>'
        return under + f'<path d="M{number(x + 0.8)} {number(y + 5)}h5.6v7.6h-5.6Z" {style}/>'
    loops = (f'<circle cx="{number(x + dx)}" cy="{number(y + 7.5)}" r="2.3" {style}/>' for dx in (2.6, 7.4))
    return "".join(loops)


def chips(placed: PlacedCard, labels: Labels) -> tuple[Chip, ...]:
    """Return the chips of everything on and under a card."""
    infinite = tuple(infinite_gem_chip(color) for color in placed.infinite_gems)
    tucked = (tucked_chip(placed.tucked_count),) if placed.tucked_count else ()
    return (*_token_chips(placed.tokens, labels), *infinite, *_stored_chips(placed), *tucked)


def _token_chips(tokens: Tokens, labels: Labels) -> Sequence[Chip]:
    found = [power_chip(value) for value in tokens.power]
    for count, chip in (
        (tokens.science, science_chip(labels)),
        (tokens.magic, magic_chip(labels)),
        (tokens.defense, defense_chip(labels)),
    ):
        found += [chip] * count if count <= _MOST_ALIKE else [attrs.evolve(chip, text=f"{count}{chip.text}")]
    found += [magic_bonus_chip(value, labels) for value in tokens.magic_bonus]
    return [*found, *(circle_bonus_chip(color, value) for color, value in tokens.circle_bonus)]


def _stored_chips(placed: PlacedCard) -> Sequence[Chip]:
    if isinstance(placed.stored, int):
        return [stored_chip(placed.stored)] if placed.stored else []
    counted = zip(COLORS, placed.stored, strict=True)
    return [Chip(str(count), PAPER, INK, gem=color) for color, count in counted if count]


def power_chip(value: int) -> Chip:
    """Return the chip of a power token."""
    return Chip(str(value), _POWER, sign="crown")


def science_chip(labels: Labels) -> Chip:
    """Return the chip of a science token."""
    return Chip(labels.science[0].upper(), _SCIENCE)


def magic_chip(labels: Labels) -> Chip:
    """Return the chip of a magic token."""
    return Chip(labels.magic[0].upper(), _MAGIC)


def defense_chip(labels: Labels) -> Chip:
    """Return the chip of a defense token."""
    return Chip(labels.defense[0].upper(), _DEFENSE)


def magic_bonus_chip(value: int, labels: Labels) -> Chip:
    """Return the chip of a magic bonus."""
    return Chip(f"{labels.magic[0].upper()}+{value}", PAPER, _MAGIC)


def circle_bonus_chip(color: Color, value: int) -> Chip:
    """Return the chip of a circle bonus."""
    return Chip(f"+{value}", PAPER, INK, gem=color)


def infinite_gem_chip(color: Color) -> Chip:
    """Return the chip of an infinite gem."""
    return Chip("", INK, gem=color, sign="infinity")


def stored_chip(count: int) -> Chip:
    """Return the chip of gems stored on a card, in unknown colors."""
    return Chip(str(count), PAPER, INK, sign="gem")


def tucked_chip(count: int) -> Chip:
    """Return the chip of tucked cards."""
    return Chip(str(count), PAPER, INK, sign="cards")
