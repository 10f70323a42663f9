"""`viceroy try`: random games with a card set, and how each of its cards does; or one card at many moments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, Status, json_answer
from viceroy.cli.files import Output, file_name, input_file, make_folder, write_file
from viceroy.cli.output import progress_bar
from viceroy.cli.studies import add_own, add_players, add_seed, add_sets, check_games, own_numbers
from viceroy.errors import ViceroyError
from viceroy.messages import counted, did_you_mean, shown

if TYPE_CHECKING:
    from viceroy.model.cards import CardSet

HELP = "play random games with a card set, and see how its cards do"
EXAMPLES = """\
  viceroy try my-set.yaml                     200 random games: which cards are used, and what they score
  viceroy try my-set.yaml --card 301          card 301 at about a hundred moments: where it can be played, what it does
"""
MANY = "sets"

_GAMES = 200
_GAMES_OF_CARD = 50
_MAX_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_sets(parser)
    games = f"how many games (default: {_GAMES}, with --card {_GAMES_OF_CARD})"
    parser.add_argument("--games", type=int, metavar="N", help=games)
    add_players(parser)
    parser.add_argument(
        "--edition", type=str.lower, default="english", metavar="NAME", help="whose rules (default: english)"
    )
    add_seed(parser, "first game")
    add_own(parser)
    parser.add_argument("--json", action="store_true", help="write the trial as JSON")
    card = "put this card, by number or id, into hands at moments of such games, and play it wherever it may be"
    parser.add_argument("--card", metavar="CARD", help=card)
    parser.add_argument("--at", type=input_file, metavar="FILE", help="with --card: only at this position")
    out = "with --card: write up to three moments worth looking at as positions"
    parser.add_argument("--out", type=file_name, metavar="FOLDER", help=out)


def run(options: argparse.Namespace) -> Answer:
    """Play games and describe what happened; the status is 1 if a game went wrong."""
    from viceroy.cardsets import load_card_set
    from viceroy.matches.trial import try_card_set

    _check_options(options)
    games = options.games if options.games is not None else _GAMES_OF_CARD if options.card is not None else _GAMES
    check_games(games, _MAX_GAMES)
    cards = load_card_set(*options.sets)
    if options.card is not None:
        return _card_answer(cards, games, options)
    own = own_numbers(cards, needed=options.own)
    with progress_bar(games) as show:
        trial = try_card_set(
            cards,
            games,
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


def _check_options(options: argparse.Namespace) -> None:
    """Raise `ViceroyError` for options that do not go together."""
    if options.players is not None and options.players < 2:
        raise ViceroyError(f"{options.players} players; a trial is for 2 to 4")
    if options.card is None:
        for option in ("at", "out"):
            if getattr(options, option) is not None:
                raise ViceroyError(f"--{option} is for the trial of one card: give --card, too")
    elif options.own:
        raise ViceroyError("--own is for the trial of a whole set, not of --card")
    if options.at is not None and (options.games is not None or options.players is not None):
        raise ViceroyError("--at is one moment; --games and --players are for moments from games")


def _number_of(word: str, cards: CardSet) -> int:
    """Return the number of a card by its number or id; raises `ViceroyError` if the set has no such card."""
    by_word = {str(number): number for number in cards.by_number} | {
        id_: card.number for id_, card in cards.by_id.items()
    }
    if word not in by_word:
        hint = did_you_mean(word, cards.by_id)
        raise ViceroyError(f"{cards.id} has no card {shown(word)}{hint}; `viceroy cards` lists its numbers and ids")
    return by_word[word]


def _name_beside(name: str, file: str) -> str:
    """Return the name of a card set in a position that is this file."""
    from viceroy.cardsets import SHIPPED

    if name in SHIPPED:
        return name
    path = Path(name).resolve()
    return path.name if path.parent == Path(file).resolve().parent else str(path)


def _card_answer(cards: CardSet, games: int, options: argparse.Namespace) -> Answer:
    """Try a card, write the moments worth looking at, and describe what the card did."""
    from viceroy.matches.card_trial import report_of, try_card, try_card_at
    from viceroy.positions.reader import load_position
    from viceroy.positions.writer import position_text
    from viceroy.render.results import card_trial_text

    number = _number_of(options.card, cards)
    state = None if options.at is None else load_position(options.at)
    if state is not None and state.rules.card_set.by_number.keys() != cards.by_number.keys():
        sets = ", ".join(_name_beside(name, options.at) for name in options.sets)
        other = f"{options.at} has cards with other numbers than {cards.id}"
        raise ViceroyError(f"{other}: write card_sets: [{sets}] in it")
    names = f"card-{number}-*.yaml"
    if there := Output("--out", options.out, names).paths:
        raise ViceroyError(f"--out would overwrite {there[0]}: name another folder")
    if state is not None:
        trial = try_card_at(state, cards, number, name=options.at, seed=options.seed)
    else:
        with progress_bar(games) as show:
            trial = try_card(
                cards,
                number,
                games,
                seed=options.seed,
                edition=options.edition,
                players=options.players,
                progress=show,
            )
    if options.out is not None:
        make_folder(Path(options.out))
        for reason, moment in trial.notable.items():
            path = Path(options.out) / names.replace("*", reason.replace(" ", "-"))
            write_file(path, position_text(moment.state).encode())
        told = f"{counted(len(trial.notable), 'position')} written to {options.out}.\n"
    else:
        told = "" if options.at else "--out FOLDER writes these moments as positions.\n"
    return json_answer(report_of(trial)) if options.json else Answer(f"{card_trial_text(trial)}\n{told}")
