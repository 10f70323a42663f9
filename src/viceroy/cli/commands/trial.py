"""`viceroy try`: random games with a card set, and how each of its cards does."""

from __future__ import annotations

import argparse

from viceroy.cli.answer import Answer, CommandError, Status, json_answer
from viceroy.cli.commands.arena import check_games
from viceroy.cli.files import input_file
from viceroy.cli.output import progress_bar

HELP = "play random games with a card set, and see how its cards do"
EXAMPLES = """\
  viceroy try my-set.yaml                     200 random games: which cards are used, and what they score
"""

_GAMES = 200
_MAX_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    sets = "a card set; several are laid on each other"
    parser.add_argument("sets", metavar="SET", nargs="+", type=input_file, help=sets)
    parser.add_argument("--games", type=int, default=_GAMES, metavar="N", help=f"how many games (default: {_GAMES})")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: 2, 3 and 4 in turn)")
    parser.add_argument(
        "--edition", type=str.lower, default="english", metavar="NAME", help="whose rules (default: english)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the number of the first game (default: 1)")
    parser.add_argument("--json", action="store_true", help="write the trial as JSON")


def run(options: argparse.Namespace) -> Answer:
    """Play games and describe what happened; the status is 1 if a game went wrong."""
    from viceroy.cardsets import load_card_set
    from viceroy.matches.trial import try_card_set

    check_games(options.games, _MAX_GAMES)
    if options.players is not None and options.players < 2:
        raise CommandError(f"{options.players} players; a trial is for 2 to 4")
    with progress_bar(options.games) as show:
        trial = try_card_set(
            load_card_set(*options.sets),
            options.games,
            seed=options.seed,
            edition=options.edition,
            players=options.players,
            progress=show,
        )
    fails = Status.PROBLEMS if trial.broken else None
    if options.json:
        return json_answer(trial, fails=fails)
    from viceroy.render.results import trial_text

    return Answer(f"{trial_text(trial)}\n", fails=fails)
