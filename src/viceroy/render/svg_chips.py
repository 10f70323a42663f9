"""Chips of an SVG drawing: small plates for everything on and under a card."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import COLORS, CircleBonus, Color, Tokens
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
    infinite = (Chip("", INK, gem=color, sign="infinity") for color in placed.infinite_gems)
    tucked = [Chip(str(placed.tucked_count), PAPER, INK, sign="cards")] if placed.tucked_count else []
    return (*_token_chips(placed.tokens, labels), *infinite, *_stored_chips(placed), *tucked)


def _token_chips(tokens: Tokens, labels: Labels) -> Iterator[Chip]:
    yield from (Chip(str(value), _POWER, sign="crown") for value in tokens.power)
    for count, label, fill in (
        (tokens.science, labels.science, _SCIENCE),
        (tokens.magic, labels.magic, _MAGIC),
        (tokens.defense, labels.defense, _DEFENSE),
    ):
        letter = label[0].upper()
        yield from [Chip(letter, fill)] * count if count <= _MOST_ALIKE else [Chip(f"{count}{letter}", fill)]
    yield from (Chip(f"{labels.magic[0].upper()}+{value}", PAPER, _MAGIC) for value in tokens.magic_bonus)
    yield from (Chip(f"+{value}", PAPER, INK, gem=color) for color, value in tokens.circle_bonus)


def _stored_chips(placed: PlacedCard) -> Iterator[Chip]:
    if not isinstance(placed.stored, int):
        counts = zip(COLORS, placed.stored, strict=True)
        yield from (Chip(str(count), PAPER, INK, gem=color) for color, count in counts if count)
    elif placed.stored:
        yield Chip(str(placed.stored), PAPER, INK, sign="gem")  # of unknown colors


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
