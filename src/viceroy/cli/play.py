"""What `viceroy play` does: bots to watch, or a table to sit at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import attrs

from viceroy.cli.commands import Answer, CommandError
from viceroy.errors import BadFile, ImpossibleGame
from viceroy.messages import joined
from viceroy.model.tokens import MOST_PLAYERS
from viceroy.sessions.record_file import RecordChanged

if TYPE_CHECKING:
    from viceroy.cli.terminal.console import Console
    from viceroy.render.labels import Language
    from viceroy.sessions.session import Session

_PLAYERS = 3
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_OPTIONS = {
    "players": "players",
    "virtual_opponents": "virtual",
    "edition": "edition",
    "card_set": "set",
    "seed": "seed",
    "record": "record",
}


@attrs.frozen
class Wanted:
    """What was asked for on the command line; None where nothing was said.

    `people` is how many of the players, from the first, are people at this keyboard.
    """

    players: tuple[str, ...] | None = None
    virtual_opponents: int | None = None
    edition: str | None = None
    card_set: str | None = None
    seed: int | None = None
    people: int | None = None
    record: str | None = None
    resume: str | None = None


# -- bots -------------------------------------------------------------------------------------------------------------


def watch(wanted: Wanted, *, language: Language, width: int) -> Answer:
    """Let bots play a game at random; tell every event, and the score."""
    if wanted.resume is not None:
        raise CommandError("--bots begins a new game; only people go on with one")
    seed = _new_seed() if wanted.seed is None else wanted.seed
    try:
        with _complaints(wanted.record):
            session = _played_by_bots(attrs.evolve(wanted, seed=seed), seed)
    except BadFile as bad:
        return Answer("", bad.problems)
    return Answer(f"Game {seed}\n{_told(session, language, width)}", colorful=True)


def _played_by_bots(wanted: Wanted, seed: int) -> Session:
    from viceroy.bots import RandomBot

    session, bot = _begun(wanted, _seats(wanted)), RandomBot(seed)
    while owes := session.view(None).owes:
        session.do(bot.choose(session.legal_actions(owes[0])))
    return session


def _told(session: Session, language: Language, width: int) -> str:
    """Tell every event of a finished game, but that somebody has chosen, and the score."""
    from viceroy.engine import reducer
    from viceroy.engine.events import ChoiceMade
    from viceroy.engine.phases import ending
    from viceroy.render.labels import LABELS
    from viceroy.render.report import score_text
    from viceroy.wording.narration import Narrator

    narrator = Narrator(session.state.rules.players, session.state.rules.card_set)
    lines = (
        narrator.tell(event, step.state)
        for step in session.history
        for event in step.events
        if not isinstance(event, ChoiceMade)
    )
    score = reducer.score(session.state)
    told = score_text(ending.final_positions(session.state), score, LABELS[language], width=width)
    return "\n".join((*lines, "", told))


# -- people -----------------------------------------------------------------------------------------------------------


def sit_down(wanted: Wanted, console: Console) -> Answer:
    """Let people play at a console, with bots on the other seats; go on with a recorded game if one is named."""
    file = wanted.record if wanted.resume is None else wanted.resume
    try:
        with _complaints(file):
            session = _begun(wanted, _people_first(wanted)) if wanted.resume is None else _resumed(wanted)
            _play(session, console, _people(wanted, len(session.view(None).rules.players)), file)
    except BadFile as bad:
        return Answer("", bad.problems)
    return Answer()


def _play(session: Session, console: Console, people: int, file: str | None) -> None:
    from viceroy.cli.terminal.loop import Table

    kept = "" if file is None else f", kept in {file}"
    names = session.view(None).rules.players
    bots = f"; bots: {joined(names[people:])}" if people < len(names) else ""
    opening = (
        *map(str, session.warnings),
        f"Game {session.record.seed}{kept}. Type ? for help, q to leave.",
        f"At this keyboard: {joined(names[:people])}{bots}.",
    )
    Table(session, console, range(people), kept_in=file).play("\n".join(opening))


def _people(wanted: Wanted, players: int) -> int:
    people = 1 if wanted.people is None else wanted.people
    if people < 1:
        raise CommandError(f"{people} people; one at least, or --bots for none")
    if people > players:
        raise CommandError(f"{people} people, but {players} players")
    return people


# -- sessions ---------------------------------------------------------------------------------------------------------


def _seats(wanted: Wanted) -> int | tuple[str, ...]:
    """Return the names that were given, or the number of players."""
    words = wanted.players or (str(_PLAYERS),)
    return int(words[0]) if len(words) == 1 and _NUMBER.fullmatch(words[0]) else words


def _people_first(wanted: Wanted) -> int | tuple[str, ...]:
    """Return the names that were given; for a number, names that tell people from bots."""
    seats = _seats(wanted)
    people = _people(wanted, max(seats, 1) if isinstance(seats, int) else len(seats))
    if isinstance(seats, int) and 1 <= seats <= MOST_PLAYERS:
        return tuple(f"{'Player' if seat < people else 'Bot'} {seat + 1}" for seat in range(seats))
    return seats


def _begun(wanted: Wanted, players: int | tuple[str, ...]) -> Session:
    from viceroy.sessions.session import Session

    return Session.start(
        players,
        seed=_new_seed() if wanted.seed is None else wanted.seed,
        edition="english" if wanted.edition is None else wanted.edition,
        card_set="printed" if wanted.card_set is None else wanted.card_set,
        virtual_opponents=wanted.virtual_opponents or 0,
        path=wanted.record,
    )


def _resumed(wanted: Wanted) -> Session:
    from viceroy.sessions.session import Session

    file = wanted.resume or ""
    anew = attrs.evolve(wanted, resume=None, people=None)
    if anew != Wanted():
        said = ", ".join(f"--{_OPTIONS[name]}" for name, value in attrs.asdict(anew).items() if value is not None)
        raise CommandError(f"{file} tells how the game was begun; leave out {said}")
    return Session.load(file)


@contextmanager
def _complaints(file: str | None) -> Iterator[None]:
    """Tell what stands against a game, or against writing its record, as the command's own complaint."""
    try:
        yield
    except ImpossibleGame as error:
        raise CommandError(str(error)) from error
    except FileExistsError as error:
        raise CommandError(f"{file} is there already; --resume {file} goes on with it") from error
    except (OSError, RecordChanged) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CommandError(f"cannot write {file}: {reason}") from error


def _new_seed() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(1 << 32)
