"""`viceroy try`: random games with a card set, and how each of its cards does."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, CommandError, Status, json_answer
from viceroy.cli.commands.arena import check_games
from viceroy.cli.files import input_file
from viceroy.cli.output import progress_bar

if TYPE_CHECKING:
    from viceroy.model.cards import CardSet

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
    add_own(parser)
    parser.add_argument("--json", action="store_true", help="write the trial as JSON")


def add_own(parser: argparse.ArgumentParser) -> None:
    """Declare whether only some cards are shown."""
    parser.add_argument("--own", action="store_true", help="show only the cards that the printed set does not have")


def own_numbers(cards: CardSet, *, needed: bool) -> frozenset[int]:
    """Return the numbers of the cards that the printed set does not have; none if it has none of them.

    Raises `CommandError` if some are `needed`.
    """
    from viceroy.cardsets import PRINTED, load_card_set

    printed = load_card_set(PRINTED).by_number
    own = frozenset(number for number, card in cards.by_number.items() if printed.get(number) != card)
    if needed and not own:
        raise CommandError("--own shows the cards that the printed set does not have, and here there are none")
    return own if needed or len(own) < len(cards.cards) else frozenset()


def run(options: argparse.Namespace) -> Answer:
    """Play games and describe what happened; the status is 1 if a game went wrong."""
    from viceroy.cardsets import load_card_set
    from viceroy.matches.trial import try_card_set

    check_games(options.games, _MAX_GAMES)
    if options.players is not None and options.players < 2:
        raise CommandError(f"{options.players} players; a trial is for 2 to 4")
    cards = load_card_set(*options.sets)
    own = own_numbers(cards, needed=options.own)
    with progress_bar(options.games) as show:
        trial = try_card_set(
            cards,
            options.games,
            seed=options.seed,
            edition=options.edition,
            players=options.players,
            progress=show,
        )
    fails = Status.PROBLEMS if trial.broken else None
    if options.own:
        import attrs

        trial, own = attrs.evolve(trial, cards=tuple(card for card in trial.cards if card.number in own)), frozenset()
    if options.json:
        return json_answer(trial, fails=fails)
    from viceroy.render.results import trial_text

    return Answer(f"{trial_text(trial, own)}\n", fails=fails)
