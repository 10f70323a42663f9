"""A moment of a game, for commands: of a position, or of a record after a number of actions."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from viceroy.cli.kinds import POSITION, RECORD, kind_of
from viceroy.errors import BadFile, Problem, ViceroyError, errors_of
from viceroy.messages import counted, did_you_mean, joined

if TYPE_CHECKING:
    from viceroy.engine.reducer import Step
    from viceroy.engine.state import GameState


@attrs.frozen
class Moment:
    """A state, how many actions of a record led to it, the warnings about its file, and the steps of a position."""

    state: GameState
    actions: int
    problems: tuple[Problem, ...]
    history: tuple[Step, ...] = ()
    """Of a position: the step to it, and those of its actions."""


def add_moment_option(parser: argparse.ArgumentParser, meaning: str) -> None:
    """Declare `--at N`, a number of actions of a record; `--until` is an older name for it, which help leaves out."""
    parser.add_argument("--at", type=int, metavar="N", help=meaning)
    parser.add_argument("--until", type=int, dest="at", help=argparse.SUPPRESS)


def read_moment(file: str, after: int | None, option: str) -> Moment:
    """Read the moment of a file: of a record the one `after` a number of actions, by default its end.

    `option` names the option of `after` in messages. Raises `BadFile`, and `ViceroyError` for a wrong number.
    """
    check_count(after)
    if kind_of(Path(file), (POSITION, RECORD)) == POSITION:
        if after is not None:
            raise ViceroyError(f"{option} is for records; a position is one moment")
        from viceroy.positions.reader import load_history

        history = load_history(file)
        return Moment(history[-1].state, 0, (), history)
    from viceroy.sessions.replay import replay_file

    replayed = replay_file(file)
    if not replayed.history or errors_of(replayed.problems):
        raise BadFile(replayed.problems)
    count = len(replayed.history) - 1
    check_count(after, count)
    actions = count if after is None else after
    return Moment(replayed.history[actions].state, actions, replayed.problems)


def check_count(after: int | None, count: int | None = None) -> None:
    """Raise `ViceroyError` for a number of actions that no game has, or not one with `count` actions."""
    if after is not None and after < 0:
        raise ViceroyError(f"a game has at least 0 actions, not {after}")
    if after is not None and count is not None and after > count:
        raise ViceroyError(f"this record has {counted(count, 'action')}, so there is no action {after}")


def seat_of(state: GameState, player: str) -> int:
    """Return the seat of a player by name, or by number from 1; raises `ViceroyError` for an unknown player."""
    names = state.rules.players
    alike = [seat for seat, name in enumerate(names) if name == player] or [
        seat for seat, name in enumerate(names) if name.casefold() == player.casefold()
    ]
    seats = alike or [seat for seat in state.rules.everybody if str(seat + 1) == player]
    if not seats:
        known = f"the players are {joined(names)}, or 1 to {len(names)}"
        raise ViceroyError(f"no player {player!r}; {known}{did_you_mean(player, names)}")
    return seats[0]
