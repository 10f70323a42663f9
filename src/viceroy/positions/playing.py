"""Playing lines of a position: actions in their notation, without the seat where it is plain who acts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from viceroy.documents.reader import UNREAD
from viceroy.engine.actions import Action, Pass
from viceroy.engine.reducer import DECISIONS, Step, check, legal_actions, step
from viceroy.engine.state import GameState
from viceroy.errors import BadNotation
from viceroy.errors import Path as Keys
from viceroy.formats.notation import ACTION_WORDS, read_action
from viceroy.messages import did_you_mean, shown
from viceroy.text.problems import Problems
from viceroy.wording.refusals import refusal_text


@attrs.frozen
class Played:
    """An action that was played, and the step that it made."""

    action: Action
    step: Step


def action_of(text: str, keys: Keys, faults: Problems, skip: int = 0, hint: str = "") -> Action | None:
    """Read an action, None after a fault was added, which ends with the hint.

    `skip` is by how many characters the text is longer than what is written in the file.
    """
    try:
        return read_action(text)
    except BadNotation as bad:
        message = f"column {bad.column - skip} needs {bad.allowed}, found {bad.found}"
        faults.add(keys, f"this is no action: {message}{hint}")
        return None


def actions_of(state: GameState, line: str, keys: Keys, faults: Problems) -> tuple[Action, ...]:
    """Return the actions that a line may mean: of its seat, else of each player who is to act; none after a fault.

    A seat is its number, or the name of its player if that is one word, and none of the notation.
    """
    first, _, rest = line.partition(" ")
    names = state.rules.players
    text, is_named = f"0 {line}", False
    if first.isdecimal():
        text, is_named = line, True
    elif first in names and first not in ACTION_WORDS:
        text, is_named = f"{names.index(first)} {rest}", True
    action = action_of(text, keys, faults, len(text) - len(line), "" if is_named else _seat_hint(names, line))
    if action is None:
        return ()
    return (action,) if is_named else tuple([attrs.evolve(action, seat=seat) for seat in state.to_act or (0,)])


def _seat_hint(names: tuple[str, ...], line: str) -> str:
    """Return how to write the seat of a line that begins with a name, if it is misspelled or cannot stand there."""
    for seat, name in enumerate(names):
        start, rest = line[: len(name) + 1], line[len(name) + 1 :]
        if start.casefold() == f"{name} ".casefold() and rest.partition(" ")[0] in ACTION_WORDS:
            return f"; players are counted from 0: write {shown(f'{seat} {rest}')}"
    first, _, rest = line.partition(" ")
    return did_you_mean(first, names) if rest.partition(" ")[0] in ACTION_WORDS else ""


def played_lines(
    state: GameState, lines: Iterable[str], keys: Keys, faults: Problems, *, first: int = 0
) -> tuple[Played, ...] | None:
    """Play lines one after another, None after a fault was added; `first` is the index of the first line in its list.

    A line without a seat is an action of the first player who may act so. While it answers another prompt than the one
    that is due, those pass who still owe a sealed choice.
    """
    played: list[Played] = []
    for index, line in enumerate(lines, first):
        more = None if line is UNREAD else _played(state, line, (*keys, index), faults)
        if more is None:
            return None
        played += more
        state = state_after(state, more)
    return tuple(played)


def state_after(state: GameState, played: Sequence[Played]) -> GameState:
    """Return the state after some actions that were played from a state."""
    return played[-1].step.state if played else state


def _played(state: GameState, line: str, keys: Keys, faults: Problems) -> list[Played] | None:
    """Play a line, and the passes that it needs; None after a fault was added."""
    played: list[Played] = []
    tries = actions_of(state, line, keys, faults)
    if not tries:
        return None
    while state.task is not None and type(tries[0]) not in DECISIONS[type(state.task)].actions and any(state.sealed):
        passing = Pass(state.to_act[0])
        if passing not in legal_actions(state, passing.seat):
            break
        played.append(Played(passing, step(state, passing)))
        state = state_after(state, played)
        tries = actions_of(state, line, keys, faults)
    refusals = [check(state, each) for each in tries]
    if None in refusals:
        action = tries[refusals.index(None)]
        return [*played, Played(action, step(state, action))]
    refusal = refusals[0]
    if refusal is not None:
        names = state.rules.players
        who = names[refusal.seat] if refusal.seat in range(len(names)) else f"seat {refusal.seat}"
        faults.add(keys, f"{who} cannot do this now: {refusal_text(refusal)}")
    return None
