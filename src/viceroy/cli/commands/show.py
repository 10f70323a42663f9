"""`viceroy show`: a moment of a game as text or as a drawing, and what can be done in it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer
from viceroy.cli.drawing import add_drawing_options, drawing_files, write_drawing
from viceroy.cli.files import STANDARD, Output, check_outputs, input_file
from viceroy.cli.moments import read_moment, seat_of
from viceroy.cli.output import width

if TYPE_CHECKING:
    from viceroy.engine.state import GameState
    from viceroy.engine.views import GameView

HELP = "show a moment of a game, and what can be done"
EXAMPLES = """\
  viceroy show moment.yaml                    the table at a moment, and what can be done
  viceroy show game.jsonl --at 40             a record after 40 actions
  viceroy show moment.yaml --seat Ada         what Ada sees of it
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    file = "a position, or the record of a game; - for standard input"
    parser.add_argument("file", metavar="FILE", type=input_file, help=file)
    parser.add_argument(
        "--at", type=int, metavar="N", help="of a record: the moment after N actions (default: the end)"
    )
    seat = "what a player sees, by name or by number from 1 (default: everything)"
    parser.add_argument("--seat", metavar="PLAYER", help=seat)
    add_drawing_options(parser, "the table")


def run(options: argparse.Namespace) -> Answer:
    """Show a moment, and draw it where that was asked for."""
    from viceroy.engine.views import unveiled, view
    from viceroy.render.svg_table import table_svg

    files = drawing_files(options)
    moment = read_moment(options.file, options.at, "--at")
    state = moment.state
    seat = None if options.seat is None else seat_of(state, options.seat)
    table = unveiled(state) if seat is None else view(state, seat)
    check_outputs(Output("--svg", options.svg), Output("--png", options.png))
    notes = write_drawing(table_svg(table), options.svg, options.png, _names(table)) if files else ()
    if STANDARD in files:
        return Answer("", moment.problems, notes=notes)
    seats = state.to_act if seat is None else tuple(other for other in state.to_act if other == seat)
    text = "\n".join([_table(table), *_choices(state, seats), *(f"The drawing is in {file}" for file in files)])
    return Answer(f"{text}\n", moment.problems, colorful=True, notes=notes)


def _names(table: GameView) -> Iterator[str]:
    """Yield the names of the players, and of the cards that they have, as far as the view shows them."""
    from viceroy.render.cards import name_of

    yield from table.rules.players
    for seat in table.seats:
        yield from (name_of(placed.card, "en") for placed in seat.pyramid.cards)
        yield from (name_of(table.rules.card(card.number), "en") for card in seat.hand if card.number is not None)


def _table(table: GameView) -> str:
    """Draw the auction row, the pyramids, and what the players have, as far as the view shows it."""
    from viceroy.cli.terminal.board import headline, player_pyramid, players_text, row_text
    from viceroy.wording.moments import moment_text

    wide = width()
    pyramids = (player_pyramid(table, seat, wide) for seat in table.rules.everybody)
    return "\n".join([headline(moment_text(table), wide), row_text(table, wide), *pyramids, players_text(table, wide)])


def _choices(state: GameState, seats: tuple[int, ...]) -> Iterator[str]:
    """Yield the menu of each of these seats: what it may choose, and the reasons against the rest."""
    from viceroy.cli.terminal.board import headline
    from viceroy.cli.terminal.help import blocked_choices
    from viceroy.cli.terminal.menus import menu_of
    from viceroy.cli.terminal.screen import menu_text
    from viceroy.engine.reducer import check
    from viceroy.engine.views import view

    for seat in seats:
        seen = view(state, seat)
        yield f"\n{headline(state.rules.players[seat], width())}"
        yield menu_text(menu_of(seen), blocked_choices(seen, partial(check, state))).lstrip("\n")
