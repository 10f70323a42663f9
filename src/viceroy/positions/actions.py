"""The actions of a position or a suite, as people write them: reading a line, and playing it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from viceroy.documents.reader import UNREAD
from viceroy.engine.actions import Action, Pass
from viceroy.engine.reducer import DECISIONS, Step, check, legal_actions, step
from viceroy.engine.state import GameState, Rules
from viceroy.errors import BadNotation
from viceroy.errors import Path as Keys
from viceroy.formats.notation import ACTION_WORDS, read_spelled_action
from viceroy.messages import did_you_mean, joined, shown
from viceroy.text.source import Problems
from viceroy.wording.refusals import refusal_text


@attrs.frozen
class PlayedStep:
    """An action that was played, and the step that it made."""

    action: Action
    step: Step


def action_of(rules: Rules, text: str, keys: Keys, faults: Problems, skip: int = 0, hint: str = "") -> Action | None:
    """Read an action; None after adding a fault, which ends with the hint.

    `skip` is the length of the prefix added to the text, subtracted from the reported column.
    """
    try:
        return read_spelled_action(text, rules.players, rules.card_set)
    except BadNotation as bad:
        message = f"column {bad.column - skip} needs {bad.allowed}, found {bad.found}"
        faults.add(keys, f"this is no action: {message}{hint}")
        return None


def actions_of(state: GameState, line: str, keys: Keys, faults: Problems) -> tuple[Action, ...]:
    """Return the actions that a line may mean: of its seat, else of each player to act; empty after a fault.

    A seat is its number, or the name of its player if that is one word, and no word of the notation.
    """
    first = line.partition(" ")[0]
    names = state.rules.players
    is_named = first.isdecimal() or (first in names and first not in ACTION_WORDS)
    if not is_named and _is_misnamed(names, line, keys, faults):
        return ()
    text = line if is_named else f"0 {line}"
    hint = "" if is_named else _seat_hint(names, line)
    action = action_of(state.rules, text, keys, faults, len(text) - len(line), hint)
    if action is None:
        return ()
    return (action,) if is_named else tuple([attrs.evolve(action, seat=seat) for seat in state.to_act or (0,)])


def _is_misnamed(names: tuple[str, ...], line: str, keys: Keys, faults: Problems) -> bool:
    """Whether a line begins with a player who is not called so, or cannot be named in a line; then a fault is added."""
    first, _, rest = line.partition(" ")
    hint = _seat_hint(names, line)
    if first in ACTION_WORDS or not (hint or rest.partition(" ")[0] in ACTION_WORDS):
        return False
    hint = hint or did_you_mean(first, names)
    faults.add(keys, f"no player is called {shown(first)} here; the players are {joined(names)}{hint}")
    return True


def _seat_hint(names: tuple[str, ...], line: str) -> str:
    """Return how to write the seat of a line that begins with a name that cannot be used."""
    for seat, name in enumerate(names):
        start, rest = line[: len(name) + 1], line[len(name) + 1 :]
        if start.casefold() == f"{name} ".casefold() and rest.partition(" ")[0] in ACTION_WORDS:
            return f"; players are counted from 0: write {shown(f'{seat} {rest}')}"
    return ""


def played_lines(
    state: GameState, lines: Iterable[str], keys: Keys, faults: Problems, *, first: int = 0
) -> tuple[PlayedStep, ...] | None:
    """Play lines one after another; None after adding a fault. `first` is the index of the first line in its list.

    A line without a seat is an action of the first player who may act so. While it answers another prompt than the one
    that is due, those pass who still owe a sealed choice.
    """
    played: list[PlayedStep] = []
    for index, line in enumerate(lines, first):
        more = None if line is UNREAD else _played(state, line, (*keys, index), faults)
        if more is None:
            return None
        played += more
        state = state_after(state, more)
    return tuple(played)


def state_after(state: GameState, played: Sequence[PlayedStep]) -> GameState:
    """Return the state after some actions that were played from a state."""
    return played[-1].step.state if played else state


def _played(state: GameState, line: str, keys: Keys, faults: Problems) -> list[PlayedStep] | None:
    """Play a line, and the passes that it needs; None after adding a fault."""
    played: list[PlayedStep] = []
    tries = actions_of(state, line, keys, faults)
    if not tries:
        return None
    while state.task is not None and type(tries[0]) not in DECISIONS[type(state.task)].actions and any(state.sealed):
        passing = Pass(state.to_act[0])
        if passing not in legal_actions(state, passing.seat):
            break
        played.append(PlayedStep(passing, step(state, passing)))
        state = state_after(state, played)
        tries = actions_of(state, line, keys, faults)
    refusals = [check(state, each) for each in tries]
    if None in refusals:
        action = tries[refusals.index(None)]
        return [*played, PlayedStep(action, step(state, action))]
    refusal = refusals[0]
    if refusal is not None:
        names = state.rules.players
        who = names[refusal.seat] if refusal.seat in range(len(names)) else f"seat {refusal.seat}"
        faults.add(keys, f"{who} cannot do this now: {refusal_text(refusal)}")
    return None
