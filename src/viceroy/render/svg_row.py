"""The auction row as an SVG group: for each color a column with the tip, the base below it, and a gem of the color."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.model.cards import Card
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid, placed_alone
from viceroy.model.tokens import COLORS
from viceroy.render.svg_marks import gem, moved, rectangle
from viceroy.render.svg_pyramid import HEIGHT, WIDTH, PyramidDrawing
from viceroy.scoring.score import Painting
from viceroy.wording.catalog import Catalog

_COLUMN = WIDTH + 16  # from one column to the next
_GEM, _GEM_ROOM = 14.0, 36.0  # its radius, and the height that it takes
_EMPTY = "#b9b1a0"  # the outline of a slot without a card
ROW_WIDTH = 3 * _COLUMN + WIDTH


def row_height(gap: float) -> float:
    """Return the height of a row with a gap between tips and bases."""
    return 2 * HEIGHT + gap + _GEM_ROOM


def row_drawn(table: GameState | GameView, catalog: Catalog, gap: float) -> str:
    """Draw the row from (0, 0) to (`ROW_WIDTH`, `row_height(gap)`)."""
    return "\n".join(_parts(table, catalog, gap))


def _parts(table: GameState | GameView, catalog: Catalog, gap: float) -> Iterator[str]:
    for column, color in enumerate(COLORS):
        x = column * _COLUMN
        for y, numbers in ((0.0, table.tips), (HEIGHT + gap, table.bases)):
            number = numbers[column]
            if number is None:
                yield rectangle(x, y, WIDTH, HEIGHT, fill="none", stroke=_EMPTY, radius=3)
            else:
                yield moved(_alone(table.rules.card(number), catalog), x, y)
        yield gem(x + WIDTH / 2, row_height(gap) - _GEM - 2, _GEM, color)


def _alone(card: Card, catalog: Catalog) -> str:
    return PyramidDrawing(Pyramid((placed_alone(Place(1, 0), card),)), Painting(()), catalog).drawn()
