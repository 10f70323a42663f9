"""The table at one moment as an SVG drawing: the auction row, and each player with a pyramid."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from viceroy.engine.actions import Slot
from viceroy.engine.phases.ending import final_positions
from viceroy.engine.reducer import score
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, SeatView, unveiled
from viceroy.errors import wrong_type
from viceroy.messages import capitalized, joined
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid, placed_alone
from viceroy.model.tokens import COLORS
from viceroy.render.svg_marks import INK, SOFT, broken, document, fitting, moved, rectangle, text_at
from viceroy.render.svg_pyramid import WIDTH, PyramidDrawing
from viceroy.render.svg_score import score_svg
from viceroy.render.text import printable, shortened
from viceroy.scoring.score import FinalPosition, FinalScore, Painting
from viceroy.sheets.sheet import ScoreSheet, score_sheet
from viceroy.wording.catalog import Catalog
from viceroy.wording.choices import hand_label, moment_text, prompt_text
from viceroy.wording.languages import catalog_of
from viceroy.wording.narration import screened_text, slot_text

_MARGIN = 12.0
_PAGE = 7 * WIDTH + 2 * _MARGIN  # the narrowest drawing
_LINE, _GAP, _HEAD = 19.0, 26.0, 34.0
_TEXT = 13.0  # the size of text
_MAX_HEAD, _MAX_LINE = 60, 78  # characters


def table_svg(table: GameView, catalog: Catalog) -> str:
    """Draw the table as a view shows it, as an SVG document: the row, then each player."""
    seats = [(seat, PyramidDrawing(own.pyramid, Painting(own.paints), catalog)) for seat, own in enumerate(table.seats)]
    row = PyramidDrawing(_row(table), Painting(()), catalog)
    width = max([_PAGE, row.width + 2 * _MARGIN, *(drawing.width + 2 * _MARGIN for _, drawing in seats)])
    blocks, y = [_head(moment_text(table, catalog), width, 0)], _HEAD
    due = shortened(_due(table, catalog), _MAX_LINE)
    blocks.append(text_at(_MARGIN, y + 12, due, fitting(due, _TEXT, width - 2 * _MARGIN), anchor="start", fill=INK))
    y += _LINE
    if row.width:
        for line in broken(_row_label(table, catalog), (width - 2 * _MARGIN) / _TEXT):
            blocks.append(text_at(_MARGIN, y + 14, line, _TEXT, anchor="start", fill=SOFT))
            y += _LINE
        blocks.append(moved(row.drawn(), (width - row.width) / 2, y + 5, 1))
        y += 5 + row.height + _GAP
    for seat, drawing in seats:
        name = printable(table.rules.players[seat])
        blocks.append(_head(name, width, y))
        y += _HEAD
        for line in _lines(table, table.seats[seat], catalog):
            size = fitting(line, _TEXT, width - 2 * _MARGIN)
            blocks.append(text_at(_MARGIN, y + 12, line, size, anchor="start", fill=INK))
            y += _LINE
        blocks.append(moved(drawing.drawn(), (width - drawing.width) / 2, y + 6, 1))
        y += drawing.height + _GAP
    title = f"Viceroy: {moment_text(table, catalog)}"
    players = joined(map(printable, table.rules.players), catalog.words.both)
    return document((width, y), (title, f"{players}. {due} {_row_label(table, catalog)}"), blocks)


def _head(text: str, width: float, y: float) -> str:
    bar = rectangle(_MARGIN, y + 4, width - 2 * _MARGIN, _HEAD - 8, fill="#ece7db", radius=6)
    label = shortened(text, _MAX_HEAD)
    return bar + text_at(_MARGIN + 10, y + 22, label, fitting(label, 16, width - 40), anchor="start", bold=True)


def _due(table: GameView, catalog: Catalog) -> str:
    """Say who has to choose what, and whose view this is."""
    choosing = prompt_text(attrs.evolve(table, seat=None), catalog.language)
    if table.seat is None:
        return printable(choosing)
    return printable(f"{choosing} {catalog.terminal.as_seen_by.format(player=table.rules.players[table.seat])}")


def _row(table: GameView) -> Pyramid:
    """Return the cards of the row side by side, as if they were one level: bases first, then tips."""
    numbers = [number for number in (*table.bases, *table.tips) if number is not None]
    return Pyramid(tuple(placed_alone(Place(1, x), table.rules.card(number)) for x, number in enumerate(numbers)))


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
    """Yield what a player has behind the screen and in the hand, as far as the view shows it."""
    if own.gems is not None:
        behind = screened_text(own.gems, own.attack or 0, catalog)
        yield capitalized(catalog.terminal.behind_screen.format(behind=behind))
    hand = catalog.terminal.hand.format(cards=hand_label(table, own.hand, catalog))
    yield shortened(printable(capitalized(hand)), _MAX_LINE)


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
