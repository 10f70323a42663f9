"""`viceroy show`: a moment of a game, or a score sheet, as text or as a drawing, and what can be done."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, problems_answer
from viceroy.cli.drawing import add_drawing_options, answer_with_drawing, drawing_files, sheet_names
from viceroy.cli.files import input_file
from viceroy.cli.kinds import SHEET, stated_kind_of
from viceroy.cli.moments import add_moment_option, read_moment, seat_of
from viceroy.cli.output import add_language_option, chosen_catalog, width
from viceroy.errors import ViceroyError

if TYPE_CHECKING:
    from viceroy.engine.reducer import Step
    from viceroy.engine.state import GameState
    from viceroy.engine.views import GameView
    from viceroy.sheets.sheet import ScoreSheet
    from viceroy.wording.catalog import Catalog

HELP = "show a moment of a game, and what can be done, or the pyramids of a score sheet"
EXAMPLES = """\
  viceroy show moment.yaml                    the table at a moment, and what can be done
  viceroy show game.jsonl --at 40             a record after 40 actions
  viceroy show moment.yaml --seat Ada         what Ada sees of it
  viceroy show final.yaml                     the pyramids of a score sheet, without points
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    file = "a position, the record of a game, or a score sheet; - for standard input"
    parser.add_argument("file", metavar="FILE", type=input_file, help=file)
    add_moment_option(parser, "of a record: the moment after N actions (default: the end)")
    seat = "what a player sees, by name or by number from 1 (default: everything)"
    parser.add_argument("--seat", metavar="PLAYER", help=seat)
    add_drawing_options(parser, "the table")
    add_language_option(parser)


def run(options: argparse.Namespace) -> Answer:
    """Show a moment or a sheet, and draw it where that was asked for."""
    from viceroy.engine.views import unveiled, view
    from viceroy.render.svg_table import svg

    files = drawing_files(options)
    if stated_kind_of(Path(options.file), (SHEET,)) is not None:
        return _sheet_answer(options, files)
    moment = read_moment(options.file, options.at, "--at")
    state = moment.state
    seat = None if options.seat is None else seat_of(state, options.seat)
    table = unveiled(state) if seat is None else view(state, seat)
    seats = state.to_act if seat is None else tuple(other for other in state.to_act if other == seat)
    catalog = chosen_catalog(options.lang)
    told = _events(moment.history, seat, catalog)
    text = "\n".join([_table(table, told, catalog), *_choices(state, seats, catalog)])
    drawing = svg(state if seat is None else table, catalog.language) if files else ""
    return answer_with_drawing(options, f"{text}\n", drawing, _names(table, catalog.language), moment.problems)


def _sheet_answer(options: argparse.Namespace, files: list[str]) -> Answer:
    """Show the pyramids of a score sheet, and what is left behind the screens."""
    from viceroy.render.svg_table import svg
    from viceroy.sheets.sheet import read_score_sheet

    for option, given in (("--at", options.at), ("--seat", options.seat)):
        if given is not None:
            raise ViceroyError(f"{option} is for games; a score sheet is their end, when the screens are off")
    reading = read_score_sheet(options.file)
    sheet, problems = reading.sheet, reading.problems
    if sheet is None:
        return problems_answer(problems, as_json=False)
    catalog = chosen_catalog(options.lang)
    drawing = svg(sheet, catalog.language) if files else ""
    names = sheet_names(sheet, catalog.language)
    return answer_with_drawing(options, f"{_sheet_text(sheet, catalog)}\n", drawing, names, problems)


def _sheet_text(sheet: ScoreSheet, catalog: Catalog) -> str:
    from viceroy.render.text import printable
    from viceroy.render.text_drawings import draw_pyramid, legend_text
    from viceroy.render.text_table import headline
    from viceroy.scoring.score import Painting
    from viceroy.wording.game import screened_text

    wide, lines = width(), []
    for position in sheet.positions:
        held = screened_text(position.gems, position.attack, catalog)
        lines.append(headline(f"{printable(position.name)}{catalog.words.colon}{held}", wide))
        lines.append(draw_pyramid(position.pyramid, Painting(), catalog=catalog, width=wide))
    return "\n".join([*lines, "", legend_text(catalog, width=wide), "", "`viceroy score` counts the points."])


def _names(table: GameView, language: str) -> Iterator[str]:
    """Yield the names of the players, and of the cards that they have, as far as the view shows them."""
    from viceroy.render.cards import name_of

    yield from table.rules.players
    for seat in table.seats:
        yield from (name_of(placed.card, language) for placed in seat.pyramid.cards)
        yield from (name_of(table.rules.card(card.number), language) for card in seat.hand if card.number is not None)


def _events(history: tuple[Step, ...], seat: int | None, catalog: Catalog) -> Iterator[str]:
    """Yield the events of the actions of a position, and the sealed choices that the seat knows.

    None for `seat` is a reader from whom nothing is hidden.
    """
    from viceroy.cli.game_text import events_text
    from viceroy.engine.reducer import Step
    from viceroy.engine.views import events_for, view
    from viceroy.render.text import printable
    from viceroy.wording.game import action_label

    if len(history) < 2:
        return
    seen = [done if seat is None else Step(done.state, events_for(done.events, seat)) for done in history]
    yield events_text(seen, catalog.language, first=1)
    state = history[-1].state
    for owner, name in enumerate(state.rules.players):
        own = view(state, owner)
        if own.chosen is not None and seat in (None, owner):
            yield f"{printable(name)}{catalog.words.colon}{action_label(own, own.chosen, catalog)}"


def _table(table: GameView, told: Iterable[str], catalog: Catalog) -> str:
    """Draw the auction row, the pyramids, and what the players have, as far as the view shows it.

    `told` are the events before it, printed under the headline.
    """
    from viceroy.render.text_table import headline, player_pyramid, players_text, row_text
    from viceroy.wording.game import moment_text

    wide = width()
    head, row = headline(moment_text(table, catalog), wide), row_text(table, wide, catalog)
    pyramids = (player_pyramid(table, seat, wide, catalog) for seat in table.rules.everybody)
    return "\n".join([head, *filter(None, told), row, *pyramids, players_text(table, wide, catalog)])


def _choices(state: GameState, seats: tuple[int, ...], catalog: Catalog) -> Iterator[str]:
    """Yield the menu of each of these seats: what it may choose, and the reasons against the rest."""
    from viceroy.cli.terminal.help import blocked_choices
    from viceroy.cli.terminal.menus import menu_of
    from viceroy.cli.terminal.screen import menu_text
    from viceroy.engine.reducer import check
    from viceroy.engine.views import view
    from viceroy.render.text_table import headline

    for seat in seats:
        seen = view(state, seat)
        yield f"\n{headline(state.rules.players[seat], width())}"
        blocked = blocked_choices(seen, partial(check, state), catalog)
        yield menu_text(menu_of(seen, catalog), blocked, catalog=catalog).lstrip("\n")
