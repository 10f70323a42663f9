"""A pyramid as an SVG group: cards in half-offset rows, their sections meeting in circles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import attrs

from viceroy.messages import columns
from viceroy.model.geometry import Place
from viceroy.model.pyramid import SECTIONS, Circle, PlacedCard, Pyramid, Section
from viceroy.model.tokens import Color
from viceroy.render.cards import name_of, number_of, title_of
from viceroy.render.svg_chips import CHIP_GAP, CHIP_HEIGHT, arranged, chips
from viceroy.render.svg_marks import (
    CARD_EDGE,
    CARD_FILLS,
    DARK,
    FONT,
    INK,
    card_sections,
    escaped,
    fitting,
    number,
    quarter,
    rectangle,
    text_at,
)
from viceroy.render.text import shortened
from viceroy.scoring.painting import painted_circles
from viceroy.scoring.score import Painting
from viceroy.wording.catalog import Catalog

WIDTH = 70.0  # of a card
HEIGHT = 104.0
RADIUS = 20.0  # of a circle
_NUMBER, _NAME = 17.0, 11.0  # font sizes
_NUMBER_ROOM = WIDTH - 2 * RADIUS - 5  # between the corners, with space for bold type and the rings of circles
_SHORT_NAME, _MAX_LINE_LENGTH = 11, 15  # columns: what fits at full size, and the most on a line
_CHIPS_TOP, _CHIPS_ROOM = 47.0, 2 * CHIP_HEIGHT + 2 * CHIP_GAP
_SIDES = {Section.LEFT: (-1, 1), Section.RIGHT: (1, 1), Section.BOTTOM_LEFT: (-1, -1), Section.BOTTOM_RIGHT: (1, -1)}


@attrs.frozen
class PyramidDrawing:
    """A pyramid drawn from (0, 0) to (`width`, `height`)."""

    pyramid: Pyramid
    painting: Painting
    catalog: Catalog

    @property
    def width(self) -> float:
        """The width of level 1."""
        return WIDTH * len(self._ground)

    @property
    def height(self) -> float:
        """The height of all levels."""
        return HEIGHT * self._top

    @property
    def _ground(self) -> list[int]:
        return [placed.place.x for placed in self.pyramid.cards if placed.place.level == 1]

    @property
    def _top(self) -> int:
        return max((placed.place.level for placed in self.pyramid.cards), default=0)

    def document(self) -> str:
        """Return an SVG document of the pyramid alone, as large as its cards and without paper behind them.

        It is drawn on dark cards where the reader prefers a dark color scheme.
        """
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(self.width)} {number(self.height)}"'
        return f'{head} font-family="{FONT}">\n<style>{DARK}</style>\n{self.drawn()}\n</svg>\n'

    def drawn(self) -> str:
        """Draw all cards, then all circles over their edges."""
        first, top = min(self._ground, default=0), self._top

        def corner(place: Place) -> tuple[float, float]:
            return (place.x - first + (place.level - 1) / 2) * WIDTH, (top - place.level) * HEIGHT

        circles = painted_circles(self.pyramid.circles, self.painting.paints)
        meeting = frozenset(_corners_of(circles))
        cards = (_card(placed, *corner(placed.place), meeting, self.catalog) for placed in self.pyramid.cards)
        rounds = (self._circle(circle, *corner(circle.place)) for circle in circles)
        return "\n".join([*cards, *rounds])

    def _circle(self, circle: Circle, x: float, y: float) -> str:
        """Draw a circle under the card whose top left corner is at (x, y)."""
        middle, edge = x + WIDTH / 2, y + HEIGHT
        painted = {paint.section for paint in self.painting.paints if paint.circle == circle.place}
        parts = [
            quarter(middle, edge, RADIUS, _SIDES[section], color, painted=section in painted)
            for section, color in zip(SECTIONS, circle.colors, strict=True)
        ]
        ring = f'<circle cx="{number(middle)}" cy="{number(edge)}" r="{number(RADIUS)}" fill="none" stroke="{INK}"'
        parts.append(f'{ring} stroke-width="{"3.2" if circle.color else "1"}"/>')
        title = f"<title>{escaped(self._circle_title(circle, len(painted)))}</title>"
        return f'<g class="circle">{title}{"".join(parts)}</g>'

    def _circle_title(self, circle: Circle, painted: int) -> str:
        labels, words = self.catalog.labels, self.catalog.words
        named = labels.circle if circle.color else ""
        colors = ", ".join(words.color_word(color) if color else "-" for color in _of_circle(circle))
        note = f" ({labels.painted}{words.colon}{painted})" if painted else ""
        return f"{named} {colors}".strip() + note


def _of_circle(circle: Circle) -> Sequence[Color | None]:
    return (circle.color,) if circle.color else circle.colors


def _corners_of(circles: Iterable[Circle]) -> Iterator[tuple[Place, str]]:
    """Yield the corners of cards that are drawn with a circle."""
    for circle in circles:
        left, right = circle.place.supports
        yield left, "top_right"
        yield right, "top_left"
        yield circle.place, "bottom"


# -- a card -----------------------------------------------------------------------------------------------------------


def _card(placed: PlacedCard, x: float, y: float, meeting: frozenset[tuple[Place, str]], catalog: Catalog) -> str:
    card = placed.card
    middle, shown = x + WIDTH / 2, number_of(card)
    parts = [
        f"<title>{escaped(title_of(card, catalog.language))}</title>",
        rectangle(x, y, WIDTH, HEIGHT, fill=CARD_FILLS[card.kind], stroke=CARD_EDGE, radius=3),
        *_loose_sections(placed, x, y, meeting),
        text_at(middle, y + 17, shown, fitting(shown, _NUMBER, _NUMBER_ROOM), bold=True),
        *_name(name_of(card, catalog.language), middle, y),
        arranged(chips(placed, catalog.labels), x + 2, y + _CHIPS_TOP, (WIDTH - 4, _CHIPS_ROOM)),
    ]
    return f'<g class="card">{"".join(parts)}</g>'


def _loose_sections(placed: PlacedCard, x: float, y: float, meeting: frozenset[tuple[Place, str]]) -> Iterator[str]:
    """Draw the sections that belong to no circle."""
    for corner, (cx, cy), side, color in card_sections(placed.card.sections, WIDTH, HEIGHT):
        if (placed.place, corner) not in meeting:
            yield quarter(x + cx, y + cy, RADIUS, side, color)


def _name(name: str, middle: float, y: float) -> Iterator[str]:
    lines = _two_lines(name)
    size = min((fitting(line, _NAME, WIDTH - 5) for line in lines), default=_NAME)
    base = y + (36.5 if len(lines) == 1 else 30.5)
    for index, line in enumerate(lines):
        yield text_at(middle, base + index * 11.5, line, size)


def _two_lines(name: str) -> list[str]:
    """Break a long name after the space or hyphen nearest to its middle."""
    if columns(name) <= _SHORT_NAME:
        return [name] if name else []
    breaks = [index + 1 for index, char in enumerate(name) if char in " -" and 0 < index < len(name) - 1]
    if not breaks:
        return [shortened(name, _MAX_LINE_LENGTH)]
    middle = min(breaks, key=lambda index: abs(2 * index - len(name)))
    return [shortened(name[:middle].rstrip(), _MAX_LINE_LENGTH), shortened(name[middle:], _MAX_LINE_LENGTH)]
