"""`viceroy balance`: what games of bots say about the cards of a set."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, json_answer
from viceroy.cli.files import (
    STANDARD,
    Output,
    OutputEnding,
    check_outputs,
    file_name,
    make_folder,
    try_file,
    write_file,
    write_output,
)
from viceroy.cli.output import progress_bar
from viceroy.cli.studies import (
    add_editions,
    add_executors,
    add_own,
    add_players,
    add_seed,
    add_sets,
    check_games,
    executor_of,
    named_bot,
    own_numbers,
)
from viceroy.errors import extra

if TYPE_CHECKING:
    from viceroy.formats.balance import Balance
    from viceroy.model.cards import CardSet

HELP = "let good bots play with a card set, and see which cards are out of balance"
EXAMPLES = """\
  viceroy balance my-set.yaml                 what stands out, and a table of all cards
  viceroy balance my-set.yaml --html a.html   the same as a page with plots (needs matplotlib)
"""
MANY = "sets"

_GAMES = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_sets(parser)
    parser.add_argument("--games", type=int, default=_GAMES, metavar="N", help=f"how many games (default: {_GAMES})")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="the bot in all seats (default: greedy)")
    add_players(parser)
    add_editions(parser)
    add_seed(parser, "study")
    parser.add_argument("--alone", action="store_true", help="play no games with the printed set to compare with")
    add_own(parser)
    add_executors(parser)
    html = "write a page with plots (needs matplotlib); - for standard output, in place of the report"
    parser.add_argument("--html", metavar="FILE", type=OutputEnding(".html"), help=html)
    plots = "write the plots as SVG and PNG (needs matplotlib)"
    parser.add_argument("--plots", metavar="FOLDER", type=file_name, help=plots)
    parser.add_argument("--json", action="store_true", help="write the study as JSON")


def run(options: argparse.Namespace) -> Answer:
    """Play, and tell what the games say."""
    import attrs

    from viceroy.cardsets import load_card_set
    from viceroy.render.results import balance_text

    check_games(options.games)
    cards = load_card_set(*options.sets)
    own = own_numbers(cards, needed=options.own)
    _prepare(options)
    study = _study(cards, options)
    if options.own:
        rows = tuple(card for card in study.cards if card.number in own)
        laws = tuple(law for law in study.laws if law.number in own)
        study, own = attrs.evolve(study, cards=rows, laws=laws), frozenset()
    _write_plots(study, own, options)
    if options.json:
        return json_answer(study)
    if options.html == STANDARD:
        return Answer()
    return Answer(f"{balance_text(study, own)}\n")


def _prepare(options: argparse.Namespace) -> None:
    """Find out before any game is played whether the page and the plots can be drawn and written."""
    folder = [Output("--plots", options.plots, f"*.{kind}") for kind in ("svg", "png")]
    check_outputs(Output("--html", options.html), *folder, as_json=options.json)
    if options.html is not None or options.plots is not None:
        with extra("report", "plots"):
            import_module("matplotlib")
    if options.plots is not None:
        make_folder(Path(options.plots))
    if options.html not in (None, STANDARD):
        try_file(Path(options.html))


def _study(cards: CardSet, options: argparse.Namespace) -> Balance:
    from viceroy.balance import balance_of
    from viceroy.cardsets import PRINTED, load_card_set

    runs = 1 if options.alone or cards == load_card_set(PRINTED) else 2
    with executor_of(options) as (executor, window), progress_bar(runs * options.games) as show:
        return balance_of(
            cards,
            options.games,
            options.seed,
            bot=named_bot(options.bot),
            edition=options.edition or "english",
            players=options.players,
            compare=not options.alone,
            executor=executor,
            window=window,
            progress=show,
        )


def _write_plots(study: Balance, own: frozenset[int], options: argparse.Namespace) -> None:
    """Write the page and the plots that were asked for."""
    if options.html is not None:
        from viceroy.render.balance_page import balance_page

        write_output(options.html, balance_page(study, own).encode())
    if options.plots is not None:
        from viceroy.render.balance_page import plot_files

        for name, content in plot_files(study):
            write_file(Path(options.plots) / name, content)
