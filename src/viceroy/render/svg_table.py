"""A table with all its players as SVG, and the row. It imports the engine, which a drawing of a score does not need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from viceroy.engine.actions import Slot
from viceroy.engine.phases.ending import final_positions
from viceroy.engine.reducer import score
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, SeatView, unveiled
from viceroy.errors import wrong_type
from viceroy.messages import capitalized, joined
from viceroy.model.cards import Card
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid, placed_alone
from viceroy.model.tokens import COLORS
from viceroy.render.svg import (
    BAR,
    BOLD,
    HEIGHT,
    INK,
    SOFT,
    WIDTH,
    PyramidDrawing,
    broken,
    document,
    fitting,
    gem,
    moved,
    rectangle,
    score_svg,
    text_at,
)
from viceroy.render.text import printable, shortened
from viceroy.scoring.score import FinalPosition, FinalScore, Painting
from viceroy.sheets.sheet import ScoreSheet, score_sheet
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.game import hand_label, moment_text, prompt_text, screened_text, slot_text

# -- row ---------------------------------------------------------------------------------------------------------------

_COLUMN = WIDTH + 16  # from one column to the next
_GEM, _GEM_ROOM = 14.0, 36.0  # its radius, and the height that it takes
_EMPTY = "#b9b1a0"  # the outline of a slot without a card
_ROW_WIDTH = 3 * _COLUMN + WIDTH


def _row_height(gap: float) -> float:
    """Return the height of a row with a gap between tips and bases."""
    return 2 * HEIGHT + gap + _GEM_ROOM


def row_drawn(table: GameState | GameView, catalog: Catalog, gap: float) -> str:
    """Draw the row from (0, 0) to (`_ROW_WIDTH`, `_row_height(gap)`)."""
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
        yield gem(x + WIDTH / 2, _row_height(gap) - _GEM - 2, _GEM, color)


def _alone(card: Card, catalog: Catalog) -> str:
    return PyramidDrawing(Pyramid((placed_alone(Place(1, 0), card),)), Painting(()), catalog).drawn()


# -- table -------------------------------------------------------------------------------------------------------------

_MARGIN = 12.0
_PAGE = 5 * WIDTH + 2 * _MARGIN  # the narrowest drawing: as wide as a telephone
_ROOM = _PAGE - 2 * _MARGIN
_LINE, _GAP, _HEAD = 19.0, 26.0, 34.0
_TEXT = 13.0  # the size of text
_SLOT_GAP = 12.0  # between a tip and its base
_MAX_HEAD = 60  # characters


def table_svg(table: GameView, catalog: Catalog, *, may_be_dark: bool = False) -> str:
    """Draw the table as a view shows it, as an SVG document: the row, then each player.

    A pyramid that is wider than a telephone makes the drawing wider; all else grows with it, to stay legible.
    """
    pyramids = [PyramidDrawing(own.pyramid, Painting(own.paints), catalog) for own in table.seats]
    width = max([_PAGE, *(pyramid.width + 2 * _MARGIN for pyramid in pyramids)])
    scale = width / _PAGE
    due = _due(table, catalog)
    above, y = _headed(moment_text(table, catalog), [(due, INK), (_row_head(table, catalog), SOFT)])
    if _has_row(table):
        above += "\n" + moved(row_drawn(table, catalog, _SLOT_GAP), (_PAGE - _ROW_WIDTH) / 2, y)
        y += _row_height(_SLOT_GAP)
    blocks, y = [moved(above, 0, 0, scale)], (y + _GAP) * scale
    for player, own, pyramid in zip(table.rules.players, table.seats, pyramids, strict=True):
        above, height = _headed(printable(player), [(line, INK) for line in _lines(table, own, catalog)])
        blocks.append(moved(above, 0, y, scale))
        y += height * scale
        blocks.append(moved(pyramid.drawn(), (width - pyramid.width) / 2, y))
        y += pyramid.height + _GAP * scale
    title = f"Viceroy: {moment_text(table, catalog)}"
    players = joined(map(printable, table.rules.players), catalog.words.both)
    words = title, f"{players}. {due} {_row_label(table, catalog)}"
    return document((width, y), words, blocks, may_be_dark=may_be_dark)


def _headed(head: str, paragraphs: Iterable[tuple[str, str]]) -> tuple[str, float]:
    """Return a bar with lines of text below it, and the height of all."""
    label = shortened(head, _MAX_HEAD)
    parts = [
        rectangle(_MARGIN, 4, _ROOM, _HEAD - 8, fill=BAR, radius=6),
        text_at(_MARGIN + 10, 22, label, fitting(label, 16, (_ROOM - 20) / BOLD), anchor="start", bold=True),
    ]
    y = _HEAD
    for paragraph, fill in paragraphs:
        for line in broken(paragraph, _ROOM / _TEXT):
            parts.append(text_at(_MARGIN, y + 12, line, _TEXT, anchor="start", fill=fill))
            y += _LINE
    return "\n".join(parts), y + 6


def _due(table: GameView, catalog: Catalog) -> str:
    """Say who has to choose what, and whose view this is."""
    choosing = prompt_text(attrs.evolve(table, seat=None), catalog.language)
    if table.seat is None:
        return printable(choosing)
    return printable(f"{choosing} {catalog.terminal.as_seen_by.format(player=table.rules.players[table.seat])}")


def _has_row(table: GameView) -> bool:
    return any(number is not None for number in (*table.bases, *table.tips))


def _row_head(table: GameView, catalog: Catalog) -> str:
    return catalog.terminal.row if _has_row(table) else catalog.terminal.row_is_empty


def _row_label(table: GameView, catalog: Catalog) -> str:
    """Say which cards of the row lie where."""
    messages = catalog.terminal
    found = [
        f"{slot_text(color, slot, catalog)} {number}"
        for slot, numbers in ((Slot.BASE, table.bases), (Slot.TIP, table.tips))
        for color, number in zip(COLORS, numbers, strict=True)
        if number is not None
    ]
    return f"{messages.row}{catalog.words.colon}{', '.join(found)}" if found else messages.row_is_empty


def _lines(table: GameView, own: SeatView, catalog: Catalog) -> Iterator[str]:
    """Yield the gems and tokens behind the screen and the hand of a player, as far as the view shows them."""
    if own.gems is not None:
        behind = screened_text(own.gems, own.attack or 0, catalog)
        yield capitalized(catalog.terminal.behind_screen.format(behind=behind))
    hand = catalog.terminal.hand.format(cards=hand_label(table, own.hand, catalog))
    yield printable(capitalized(hand))


# -- what a program asks for ------------------------------------------------------------------------------------------


def svg(drawn: GameState | GameView | FinalScore | ScoreSheet, language: str = "en") -> str:
    """Return a drawing as an SVG document.

    A state or a view is drawn as a table: the auction row, then each player. A finished state and a score sheet are
    drawn as their score with all pyramids, a final score without, since it does not hold them. A state is drawn with
    everything in it: draw the view of a player to keep secrets. `language` is the code of a `Language`, such as "de",
    or a locale such as "pt-BR"; others raise `ValueError`. Raises `TypeError` for anything else that is drawn.

    >>> from viceroy.sessions.new_game import new_game
    >>> "Player 1" in svg(new_game(2, seed=7))
    True
    """
    catalog = catalog_of(language)
    if isinstance(drawn, ScoreSheet):
        return score_svg(drawn.positions, score_sheet(drawn), catalog)
    if isinstance(drawn, FinalScore):
        return score_svg([FinalPosition(player.name, Pyramid()) for player in drawn.players], drawn, catalog)
    if isinstance(drawn, GameState):
        if drawn.is_over:
            return score_svg(final_positions(drawn), score(drawn), catalog)
        return table_svg(unveiled(drawn), catalog)
    if isinstance(drawn, GameView):
        return table_svg(drawn, catalog)
    raise wrong_type("a state, a view, a score or a score sheet", drawn)
