"""`viceroy play`: a game against bots or at one keyboard, or a game of bots to watch."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer, CommandError
from viceroy.cli.output import keyboard_console, language, width
from viceroy.errors import BadFile, ImpossibleGame
from viceroy.messages import counted, joined

if TYPE_CHECKING:
    from viceroy.cli.terminal.console import Console
    from viceroy.sessions.session import Session

    Players = int | tuple[str, ...]  # how many, or their names

HELP = "play a game, against bots or at one keyboard"
EXAMPLES = """\
  viceroy play                                play against two bots
  viceroy play --players Ada Ben --people 2   play together, at one keyboard
  viceroy play --bots --players 4             watch a whole game, event by event
"""

_PLAYERS = 3
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_OF_A_NEW_GAME = ("players", "virtual", "edition", "set", "seed", "record")  # its options


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--people", type=int, metavar="N", help="the first N players are people at this keyboard (default: 1)"
    )
    who.add_argument("--bots", action="store_true", help="every player is a bot that plays at random; just watch")
    parser.add_argument("--players", nargs="+", metavar="N or NAME", help="how many, or their names (default: 3)")
    parser.add_argument("--virtual", type=int, metavar="N", help="virtual opponents (default: 0)")
    parser.add_argument("--edition", metavar="NAME", help="whose rules (default: english)")
    sets = "a card set (default: printed); give it again to lay several on each other"
    parser.add_argument("--set", metavar="SET", action="append", help=sets)
    parser.add_argument("--seed", type=int, metavar="N", help="the number of the game (default: a new one)")
    parser.add_argument("--record", metavar="FILE", help="keep the game in this new file while it goes on")
    parser.add_argument("--resume", metavar="FILE", help="continue the game kept in this file")


def run(options: argparse.Namespace) -> Answer:
    """Let bots play, or people at this keyboard."""
    try:
        with _command_errors(options.resume or options.record):
            return _watch_bots(options) if options.bots else play_at(keyboard_console(), options)
    except BadFile as bad:
        return Answer("", bad.problems)


# -- bots -------------------------------------------------------------------------------------------------------------


def _watch_bots(options: argparse.Namespace) -> Answer:
    """Let bots play a game at random; return all events and the score."""
    if options.resume is not None:
        raise CommandError("--bots starts a new game; leave out --resume")
    from viceroy.bots import RandomBot
    from viceroy.cli.game_text import events_text, final_text

    seed = _new_seed() if options.seed is None else options.seed
    session, bot = _new_session(options, _players(options), seed), RandomBot(seed)
    while owes := session.view(None).owes:
        session.do(bot.choose(session.legal_actions(owes[0])))
    score = final_text(session.state, language(), width())
    return Answer(f"Game {seed}\n{events_text(session.history)}\n\n{score}", colorful=True)


# -- people -----------------------------------------------------------------------------------------------------------


def play_at(console: Console, options: argparse.Namespace) -> Answer:
    """Let people play at a console, with bots in the other seats; a game named by `--resume` continues."""
    from viceroy.cli.terminal.game_loop import GameLoop

    session = _new_session(options, _people_first(options)) if options.resume is None else _resumed(options)
    file = options.resume or options.record
    names = session.view(None).rules.players
    people = _people(options, len(names))
    kept = "" if file is None else f", kept in {file}"
    bots = f"; bots: {joined(names[people:])}" if people < len(names) else ""
    opening = (
        *map(str, session.warnings),
        f"Game {session.record.seed}{kept}. Type ? for help, q to leave.",
        f"At this keyboard: {joined(names[:people])}{bots}.",
    )
    GameLoop(session, console, range(people), kept_in=file).play("\n".join(opening))
    return Answer()


def _people(options: argparse.Namespace, players: int) -> int:
    people = 1 if options.people is None else int(options.people)
    if people < 1:
        raise CommandError(f"{people} people; there must be at least 1, or use --bots")
    if people > players:
        raise CommandError(f"{people} people, but {counted(players, 'player')}")
    return people


# -- sessions ---------------------------------------------------------------------------------------------------------


def _players(options: argparse.Namespace) -> Players:
    words = tuple(options.players or (str(_PLAYERS),))
    return int(words[0]) if len(words) == 1 and _NUMBER.fullmatch(words[0]) else words


def _people_first(options: argparse.Namespace) -> Players:
    """Return the given names; for a number, names that tell people from bots."""
    from viceroy.model.tokens import MOST_PLAYERS

    players = _players(options)
    people = _people(options, max(players, 1) if isinstance(players, int) else len(players))
    if isinstance(players, int) and 1 <= players <= MOST_PLAYERS:
        return tuple(f"{'Player' if seat < people else 'Bot'} {seat + 1}" for seat in range(players))
    return players  # names, or a number that the session refuses


def _new_session(options: argparse.Namespace, players: Players, seed: int | None = None) -> Session:
    from viceroy.cardsets import load_card_set
    from viceroy.sessions.session import Session

    seed = options.seed if seed is None else seed
    card_set = load_card_set(*options.set) if options.set else None
    chosen = {"edition": options.edition, "card_set": card_set, "virtual_opponents": options.virtual}
    return Session.start(
        players,
        seed=_new_seed() if seed is None else seed,
        path=options.record,
        **{name: value for name, value in chosen.items() if value is not None},
    )


def _resumed(options: argparse.Namespace) -> Session:
    from viceroy.sessions.session import Session

    extra = [f"--{name}" for name in _OF_A_NEW_GAME if getattr(options, name) is not None]
    if extra:
        raise CommandError(f"{options.resume} already determines the game; leave out {', '.join(extra)}")
    return Session.load(options.resume)


@contextmanager
def _command_errors(file: str | None) -> Iterator[None]:
    """Turn what makes a game, or the writing of its record, impossible into a `CommandError`."""
    from viceroy.sessions.record_file import RecordChanged

    try:
        yield
    except ImpossibleGame as error:
        raise CommandError(str(error)) from error
    except FileExistsError as error:
        raise CommandError(f"{file} already exists; to continue that game, use --resume {file}") from error
    except (OSError, RecordChanged) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CommandError(f"cannot write {file}: {reason}") from error


def _new_seed() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(1 << 32)
