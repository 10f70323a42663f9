"""A final score as an SVG drawing, legible on a telephone and without color vision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import COLORS, Color
from viceroy.render.cards import title_of
from viceroy.render.score_report import painting_text, player_result, winners_text
from viceroy.render.svg_chips import CHIP_HEIGHT, legend_chips
from viceroy.render.svg_marks import (
    BAR,
    BOLD,
    INK,
    SOFT,
    breadth,
    document,
    fitting,
    gem,
    moved,
    number,
    rectangle,
    text_at,
)
from viceroy.render.svg_pyramid import WIDTH, PyramidDrawing
from viceroy.render.text import printable, shortened
from viceroy.scoring.items import LINES
from viceroy.scoring.score import FinalPosition, FinalScore, PlayerScore
from viceroy.wording.catalog import Catalog, Labels

_MARGIN = 12.0
_PAGE = 6 * WIDTH + 2 * _MARGIN  # the narrowest drawing has room for six cards side by side
_HEAD, _LINE = 52.0, 20.0
_HEAD_HEIGHT = _HEAD + 4 * _LINE + 12
_BLOCK_GAP = 34.0
_TOTAL = 26.0  # font size
_APART = 8.0  # at least, between texts side by side


def score_svg(positions: Sequence[FinalPosition], score: FinalScore, catalog: Catalog) -> str:
    """Return an SVG document: for each player the score lines and the pyramid, then a legend."""
    drawings = [
        PyramidDrawing(position.pyramid, player.painting, catalog)
        for position, player in zip(positions, score.players, strict=True)
    ]
    width = max([_PAGE, *(drawing.width + 2 * _MARGIN for drawing in drawings)])
    scale = width / _PAGE  # of everything but the pyramids, to keep its share of the width
    y, blocks = _MARGIN, []
    for player, drawing in zip(score.players, drawings, strict=True):
        blocks.append(moved(_player_head(player, catalog), 0, y, scale))
        y += _HEAD_HEIGHT * scale
        blocks.append(moved(drawing.drawn(), (width - drawing.width) / 2, y, 1))
        y += drawing.height + _BLOCK_GAP * scale
    legend, height = _legend(catalog)
    blocks.append(moved(legend, 0, y, scale))
    return document(
        (width, y + (height + _MARGIN) * scale),
        (_title(score, catalog), _description(positions, score, catalog)),
        blocks,
    )


# -- texts for screen readers -----------------------------------------------------------------------------------------


def _title(score: FinalScore, catalog: Catalog) -> str:
    totals = ", ".join(f"{printable(player.name)} {player.total}" for player in score.players)
    return f"Viceroy: {totals}. {winners_text(score, catalog)}"


def _description(positions: Sequence[FinalPosition], score: FinalScore, catalog: Catalog) -> str:
    return "\n\n".join(
        "\n".join(
            [
                _player_line(player, catalog),
                *_level_lines(position.pyramid, catalog),
                painting_text(position, player.painting, catalog, for_file=False),
            ]
        )
        for position, player in zip(positions, score.players, strict=True)
    )


def _player_line(player: PlayerScore, catalog: Catalog) -> str:
    lines = ", ".join(
        f"{catalog.labels.lines[line]} {points}" for line, points in zip(LINES, player.lines, strict=True)
    )
    return f"{player_result(player, catalog)}{catalog.words.semicolon}{lines}."


def _level_lines(pyramid: Pyramid, catalog: Catalog) -> Iterable[str]:
    for level in sorted({placed.place.level for placed in pyramid.cards}):
        cards = [title_of(placed.card, catalog.language) for placed in pyramid.cards if placed.place.level == level]
        yield f"{catalog.labels.level} {level}{catalog.words.colon}{', '.join(cards)}."


# -- head and legend --------------------------------------------------------------------------------------------------


def _player_head(player: PlayerScore, catalog: Catalog) -> str:
    name, total, rank = shortened(printable(player.name), 26), str(player.total), f"{catalog.labels.rank} {player.rank}"
    right, left = _PAGE - _MARGIN, _MARGIN + 10
    beside = right - 12 - max(68, _TOTAL * BOLD * breadth(total) + _APART)
    room = beside - 14 * breadth(rank) - _APART - left
    parts = [
        rectangle(_MARGIN, 0, right - _MARGIN, _HEAD - 8, fill=BAR, radius=6),
        text_at(left, 29, name, fitting(name, 21, room / BOLD), anchor="start", bold=True),
        text_at(right - 12, 30, total, _TOTAL, anchor="end", bold=True),
        text_at(beside, 28, rank, 14, anchor="end", fill=SOFT),
    ]
    for index, (line, points) in enumerate(zip(LINES, player.lines, strict=True)):
        column, row = divmod(index, 4)
        x, y = _MARGIN + 10 + column * 212, _HEAD + 8 + row * _LINE
        parts.append(text_at(x, y, catalog.labels.lines[line], 14, anchor="start"))
        parts.append(text_at(x + 176, y, str(points), 14, anchor="end", bold=True))
    return "".join(parts)


def _legend(catalog: Catalog) -> tuple[str, float]:
    """Return the legend in two columns, and its height."""
    rows = [*_legend_marks(catalog), *_legend_chips(catalog.labels)]
    half = (len(rows) + 1) // 2
    parts = [f'<path d="M{number(_MARGIN)} 0H{number(_PAGE - _MARGIN)}" stroke="{SOFT}" stroke-width="1"/>']
    for index, (mark, text) in enumerate(rows):
        column, row = divmod(index, half)
        x, y = _MARGIN + 10 + column * 212, 16 + row * 22
        parts.append(f'<g transform="translate({number(x)} {number(y)})">{mark}</g>')
        parts.append(text_at(x + 42, y + 12, text, fitting(text, 13, 160), anchor="start"))
    return "".join(parts), 16 + half * 22


def _legend_marks(catalog: Catalog) -> Iterable[tuple[str, str]]:
    labels = catalog.labels
    for color in COLORS:
        yield gem(17, 7.5, 9, color), catalog.words.color_word(color)
    yield f'<circle cx="17" cy="7.5" r="7" fill="none" stroke="{INK}" stroke-width="3.2"/>', labels.circle
    yield gem(17, 7.5, 9, Color.RED, painted=True), labels.painted


def _legend_chips(labels: Labels) -> Iterable[tuple[str, str]]:
    for chip, text in legend_chips(labels):
        yield chip.drawn((34 - chip.width) / 2, (15 - CHIP_HEIGHT) / 2), text
