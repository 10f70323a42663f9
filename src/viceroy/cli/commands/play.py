"""`viceroy play`: a game against bots or at one keyboard, or a game of bots to watch."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer
from viceroy.cli.files import Output, OutputEnding, check_outputs, file_name, input_file
from viceroy.cli.output import add_language_option, chosen_catalog, keyboard_console, language, width
from viceroy.cli.terminal import DEFAULT_BOT
from viceroy.errors import ViceroyError
from viceroy.messages import counted, joined

if TYPE_CHECKING:
    from viceroy.bots.registry import BotMaker
    from viceroy.cli.terminal.console import Console
    from viceroy.sessions.session import Session

    Players = int | tuple[str, ...]  # how many, or their names

HELP = "play a game, against bots or at one keyboard"
EXAMPLES = """\
  viceroy play                                play against two bots
  viceroy play --players Ada Ben --people 2   play together, at one keyboard
  viceroy play --people 1 --bots greedy       play against a bot that plays well
  viceroy play --position moment.yaml         play on from a moment
  viceroy play --bots greedy search:ms=200    watch a whole game, event by event
"""

_PLAYERS = 3
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_OF_A_NEW_GAME = ("players", "virtual", "edition", "set", "seed", "record")  # its options


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    people = "the first N players are people at this keyboard (default: 1, none with --bots)"
    parser.add_argument("--people", type=int, metavar="N", help=people)
    bots = (
        "the bots, one for each seat or one for all: random (default), greedy, search:ms=200, MODULE:CLASS; "
        "without --people, watch"
    )
    parser.add_argument("--bots", nargs="*", metavar="BOT", help=bots)
    parser.add_argument("--players", nargs="+", metavar="N or NAME", help="how many, or their names (default: 3)")
    parser.add_argument("--virtual", type=int, metavar="N", help="virtual opponents (default: 0; 1 for one player)")
    parser.add_argument("--edition", type=str.lower, metavar="NAME", help="whose rules (default: english)")
    sets = "a card set (default: printed); give it again to lay several on each other"
    parser.add_argument("--set", metavar="SET", action="append", type=input_file, help=sets)
    parser.add_argument("--seed", type=int, metavar="N", help="the number of the game (default: a new one)")
    record = "keep the game in this new file while it goes on"
    parser.add_argument("--record", metavar="FILE", type=OutputEnding(".jsonl", file_name), help=record)
    parser.add_argument("--resume", metavar="FILE", type=file_name, help="continue the game kept in this file")
    parser.add_argument("--position", metavar="FILE", type=input_file, help="play on from a position")
    add_language_option(parser)


def run(options: argparse.Namespace) -> Answer:
    """Let bots play, or people at this keyboard."""
    watching = options.bots is not None and options.people is None
    options.bots = _checked(options.bots)
    with _command_errors(options.resume or options.record, watching=watching):
        return _watch_bots(options) if watching else play_at(keyboard_console(), options)


# -- bots -------------------------------------------------------------------------------------------------------------


def _watch_bots(options: argparse.Namespace) -> Answer:
    """Let bots play a game; return all events and the score."""
    if options.resume is not None or options.position is not None:
        raise ViceroyError("--bots without --people starts a new game; leave out --resume and --position")
    from viceroy.bots import guarded
    from viceroy.bots.guard import limit_of
    from viceroy.cli.game_text import events_text, final_text

    seed = _new_seed() if options.seed is None else options.seed
    specs = _bots(options, _count(options))
    session = _new_session(options, _bots_first(options, specs), seed)
    with ExitStack() as stack:
        bots = [stack.enter_context(guarded(spec, seed + seat, limit_of(spec))) for seat, spec in enumerate(specs)]
        while owes := session.view(None).owes:
            seat = owes[0]
            session.do(bots[seat].choose(session.view(seat)))
    tag = language(options.lang)
    score = final_text(session.state, tag, width())
    return Answer(f"Game {seed}\n{events_text(session.history, tag)}\n\n{score}", colorful=True)


def _checked(names: list[str] | None) -> list[str | BotMaker] | None:
    """Return the bots with these names; each is made once, before anything is written."""
    if names is None:
        return None
    from viceroy.bots.guard import check_bot, limit_of
    from viceroy.cli.studies import named_bot

    bots = [named_bot(name) for name in names]
    for bot in bots:
        check_bot(bot, limit_of(bot))
    return bots


def _bots(options: argparse.Namespace, players: int) -> tuple[str | BotMaker, ...]:
    """Return the bot of each seat without a person."""
    specs = tuple(options.bots or (DEFAULT_BOT,))
    seats = max(players - _asked_people(options), 0)
    if len(specs) not in (1, seats):
        raise ViceroyError(
            f"{counted(len(specs), 'bot')} for {counted(seats, 'seat')}; name one for all, or one for each"
        )
    return specs * seats if len(specs) == 1 else specs


def _bots_first(options: argparse.Namespace, specs: tuple[str | BotMaker, ...]) -> Players:
    """Return the given names; for a number, the bots' names with their seats."""
    from viceroy.bots.registry import name_of

    players = _players(options)
    if not options.bots or not isinstance(players, int) or len(specs) != players:
        return players
    return tuple(f"{name_of(spec).partition(':')[0]} {seat}" for seat, spec in enumerate(specs, 1))


# -- people -----------------------------------------------------------------------------------------------------------


def play_at(console: Console, options: argparse.Namespace) -> Answer:
    """Let people play at a console, with bots in the other seats; a game named by `--resume` continues."""
    from viceroy.cli.terminal.game_loop import GameLoop

    if options.position is not None:
        session = _from_position(options)
    else:
        session = _new_session(options, _people_first(options)) if options.resume is None else _resumed(options)
    file = options.resume or options.record
    names = session.view(None).rules.players
    people = _people(options, len(names))
    kept = "" if file is None else f", kept in {file}"
    bots = f"; bots: {joined(names[people:])}" if people < len(names) else ""
    opening = (
        *map(str, session.warnings),
        f"{_game(session)}{kept}. Type ? for help, q to leave.",
        f"At this keyboard: {joined(names[:people])}{bots}.",
    )
    playing = dict(zip(range(people, len(names)), _bots(options, len(names)), strict=True))
    catalog = chosen_catalog(options.lang)
    GameLoop(session, console, range(people), kept_in=file, bots=playing, catalog=catalog).play("\n".join(opening))
    return Answer()


def _game(session: Session) -> str:
    return f"Game {session.seed}" if session.has_record else "A game from a position"


def _asked_people(options: argparse.Namespace) -> int:
    """Return how many people are asked for: one, unless bots play alone."""
    if options.people is None:
        return int(options.bots is None)
    return int(options.people)


def _people(options: argparse.Namespace, players: int) -> int:
    people = _asked_people(options)
    if people < 1:
        raise ViceroyError(f"{people} people; there must be at least 1, or use --bots")
    if options.bots == []:
        raise ViceroyError("--bots without names lets bots play alone; name them, or leave out --people")
    if people > players:
        raise ViceroyError(f"{people} people, but {counted(players, 'player')}")
    return people


# -- sessions ---------------------------------------------------------------------------------------------------------


def _players(options: argparse.Namespace) -> Players:
    if options.players is None:
        named = len(options.bots or ()) + _asked_people(options)
        return named if named > 1 and options.bots else _PLAYERS
    words = tuple(options.players)
    return int(words[0]) if len(words) == 1 and _NUMBER.fullmatch(words[0]) else words


def _count(options: argparse.Namespace) -> int:
    players = _players(options)
    return players if isinstance(players, int) else len(players)


def _people_first(options: argparse.Namespace) -> Players:
    """Return the given names; for a number, `Player 1`, `Bot 2` and so on."""
    from viceroy.model.tokens import MAX_PLAYERS

    players = _players(options)
    people = _people(options, max(players, 1) if isinstance(players, int) else len(players))
    if isinstance(players, int) and 1 <= players <= MAX_PLAYERS:
        return tuple(f"{'Player' if seat < people else 'Bot'} {seat + 1}" for seat in range(players))
    return players  # names, or a number that the session refuses


def _new_session(options: argparse.Namespace, players: Players, seed: int | None = None) -> Session:
    from viceroy.cardsets import load_card_set
    from viceroy.sessions.session import Session

    seed = options.seed if seed is None else seed
    card_set = load_card_set(*options.set) if options.set else None
    check_outputs(Output("--record", options.record))
    virtual = 1 if options.virtual is None and _count(options) == 1 else options.virtual  # R12.6
    chosen = {"edition": options.edition, "card_set": card_set, "virtual_opponents": virtual}
    return Session.start(
        players,
        seed=_new_seed() if seed is None else seed,
        path=options.record,
        **{name: value for name, value in chosen.items() if value is not None},
    )


def _from_position(options: argparse.Namespace) -> Session:
    from viceroy.positions.reader import load_position
    from viceroy.sessions.session import Session

    if options.record is not None:
        raise ViceroyError("a record begins with the deal, so a game from a position has none; leave out --record")
    _check_determined("the position", ("resume", *_OF_A_NEW_GAME), options)
    return Session.from_state(load_position(options.position))


def _check_determined(file: str, names: tuple[str, ...], options: argparse.Namespace) -> None:
    """Raise `ViceroyError` for options of a new game where a file determines the game."""
    extra = [f"--{name}" for name in names if getattr(options, name) is not None]
    if extra:
        raise ViceroyError(f"{file} already determines the game; leave out {', '.join(extra)}")


def _resumed(options: argparse.Namespace) -> Session:
    from viceroy.sessions.session import Session

    _check_determined(options.resume, _OF_A_NEW_GAME, options)
    return Session.load(options.resume)


@contextmanager
def _command_errors(file: str | None, *, watching: bool) -> Iterator[None]:
    """Turn what ends a game, or makes the writing of its record impossible, into a `ViceroyError`."""
    from viceroy.errors import BotFailed, RecordChanged

    try:
        yield
    except BotFailed as failed:
        resume = shlex.join(["viceroy", "play", "--resume", file or ""])
        goes_on = f"; go on in a seat of your own with: {resume}" if file and watching else ""
        raise ViceroyError(f"the game ends here: the bot {failed.bot} {failed}{goes_on}") from failed
    except FileExistsError as error:
        raise ViceroyError(f"{file} already exists; to continue that game, use --resume {file}") from error
    except (OSError, RecordChanged) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ViceroyError(f"cannot write {file}: {reason}") from error


def _new_seed() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(1 << 32)
