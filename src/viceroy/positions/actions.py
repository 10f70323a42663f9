"""The actions of a position or a suite, as people write them: reading a line, and playing it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import attrs

from viceroy.documents.reader import UNREAD
from viceroy.engine.actions import Action, Pass, PlaceCard
from viceroy.engine.events import BidsRevealed
from viceroy.engine.frame.chance import Chance
from viceroy.engine.reducer import DECISIONS, Step, check, legal_actions, step
from viceroy.engine.state import GameState, Rules
from viceroy.engine.views import view
from viceroy.errors import BadNotation, RefusalCode
from viceroy.errors import Path as Keys
from viceroy.formats.notation import ACTION_WORDS, action_text, read_spelled_action
from viceroy.messages import counted, did_you_mean, joined, shown
from viceroy.model.tokens import Color
from viceroy.positions.forced import forced_actions
from viceroy.positions.forms import ANY, DrawnGem
from viceroy.text.source import Problems
from viceroy.wording.game import prompt_text
from viceroy.wording.refusals import refusal_text

MOST_SEEDS = 20000  # tried for the gems that virtual opponents draw; each gem takes four on average, and a try 0.5 ms
_MOST_OTHERS = 50  # plays in which another number of gems is drawn: where some are of any color, that may depend
_ACTIONS: Keys = ("actions",)
_DRAWN: Keys = ("drawn",)


@attrs.frozen
class PlayedStep:
    """An action that was played, and the step that it made."""

    action: Action
    step: Step


def state_after(state: GameState, played: Sequence[PlayedStep]) -> GameState:
    """Return the state after some actions that were played from a state."""
    return played[-1].step.state if played else state


# -- reading a line ---------------------------------------------------------------------------------------------------


def action_of(rules: Rules, text: str, keys: Keys, faults: Problems, skip: int = 0, hint: str = "") -> Action | None:
    """Read an action; None after adding a fault, which ends with the hint.

    `skip` is the length of the prefix added to the text, subtracted from the reported column.
    """
    try:
        return read_spelled_action(text, rules.players, rules.card_set)
    except BadNotation as bad:
        message = f"column {bad.column - skip} needs {bad.allowed}, found {bad.found}"
        if "; " in text:
            several = ", ".join(shown(each.strip()) for each in text[skip:].split(";"))
            message, hint = f"a text has one action; for several write {several}", ""
        faults.add(keys, f"this is no action: {message}{hint}")
        return None


def actions_of(state: GameState, line: str, keys: Keys, faults: Problems) -> tuple[Action, ...]:
    """Return the actions that a line may mean: of its seat, else of each player to act; empty after a fault.

    A seat is its number, or the name of its player if that is one word, and no word of the notation.
    """
    names = state.rules.players
    has_seat = _has_seat(names, line)
    if not has_seat and _is_misnamed(names, line, keys, faults):
        return ()
    text = line if has_seat else f"0 {line}"
    hint = _verb_hint(state, text.split(" ")) or ("" if has_seat else _seat_hint(names, line))
    action = action_of(state.rules, text, keys, faults, len(text) - len(line), hint)
    if action is None:
        return ()
    return (action,) if has_seat else tuple([attrs.evolve(action, seat=seat) for seat in state.to_act or (0,)])


def seat_of(names: tuple[str, ...], name: Any, keys: Keys, faults: Problems) -> int | None:
    """Return the number of a player, who may be named; None after adding a fault."""
    if isinstance(name, str) and name in names:
        return names.index(name)
    if type(name) is int and name in range(len(names)):
        return name
    if isinstance(name, str):
        hint = did_you_mean(name, names)
        faults.add(keys, f"no player is called {shown(name)} here; the players are {joined(names)}{hint}")
    elif type(name) is int:
        faults.add(keys, f"there is no player {name}: {counted(len(names), 'player')}, counted from 0")
    return None


def _has_seat(names: tuple[str, ...], line: str) -> bool:
    first = line.partition(" ")[0]
    return first.isdecimal() or (first in names and first not in ACTION_WORDS)


def _is_misnamed(names: tuple[str, ...], line: str, keys: Keys, faults: Problems) -> bool:
    """Whether a line begins with a player who is not called so, or cannot be named in a line; then a fault is added."""
    first, _, rest = line.partition(" ")
    hint = _seat_hint(names, line)
    if first in ACTION_WORDS or not (hint or rest.partition(" ")[0] in ACTION_WORDS):
        return False
    hint = hint or did_you_mean(first, names)
    faults.add(keys, f"no player is called {shown(first)} here; the players are {joined(names)}{hint}")
    return True


def _verb_hint(state: GameState, words: list[str]) -> str:
    """Return what may be done now, after a word that is no action and like none."""
    if len(words) < 2 or words[1] in ACTION_WORDS or did_you_mean(words[1], ACTION_WORDS):
        return ""
    legal = [action for seat in state.to_act for action in legal_actions(state, seat)]
    possible = dict.fromkeys([action_text(action).split(" ")[1] for action in legal])
    return f"; possible now: {joined(possible, 'or')}" if possible else ""


def _seat_hint(names: tuple[str, ...], line: str) -> str:
    """Return how to write the seat of a line that begins with a name that cannot be used."""
    for seat, name in enumerate(names):
        start, rest = line[: len(name) + 1], line[len(name) + 1 :]
        if start.casefold() == f"{name} ".casefold() and rest.partition(" ")[0] in ACTION_WORDS:
            return f"; players are counted from 0: write {shown(f'{seat} {rest}')}"
    return ""


# -- playing lines ----------------------------------------------------------------------------------------------------


def forced_last(before: GameState, played: Sequence[PlayedStep]) -> tuple[Action, ...]:
    """Return what the last of some steps, played from a state, took by itself."""
    if not played:
        return ()
    *earlier, last = played
    return forced_actions(state_after(before, earlier), last.action, last.step)


def played_lines(
    state: GameState,
    lines: Iterable[str],
    drawn: tuple[DrawnGem, ...],
    faults: Problems,
    *,
    forced: tuple[Action, ...] = (),
) -> tuple[GameState, tuple[PlayedStep, ...] | None]:
    """Play the lines under `actions`; return the state that they begin in, and their steps: None after a fault.

    A line without a seat is an action of the first player who may act so. While it answers another prompt than the one
    that is due, those pass who still owe a sealed choice. A line that says what happened by itself makes no step;
    `forced` is what the step before the lines took by itself.

    With `drawn` the state that they begin in has a seed by which virtual opponents draw these gems. `ReplayingChance`
    would take given outcomes without a search, but leave a state that draws others: from this one the actions lead to
    the same events again, in this program and in every other one with its generator.
    """
    if not drawn:
        return state, _Play(state, faults, forced=forced).whole(lines)
    others = 0
    for seed in range(MOST_SEEDS):
        start = attrs.evolve(state, chance=Chance.from_seed(seed))
        play = _Play(start, faults, drawn, forced)
        played = play.whole(lines)
        if faults.error_count or (played is not None and len(play.drawn) == len(drawn)):
            return start, played
        others += played is not None
        if others == (_MOST_OTHERS if ANY in drawn else 1):
            found, named = counted(len(play.drawn), "gem"), len(drawn)
            message = f"virtual opponents draw {found} in these actions, and {named} {'is' if named == 1 else 'are'}"
            faults.add(_DRAWN, f"{message} named here")
            return state, None
    faults.add(_DRAWN, f"these actions did not lead to such draws, in {MOST_SEEDS:,} tries")
    return state, None


class _Play:
    """Lines that are played one after another from a state."""

    def __init__(
        self,
        state: GameState,
        faults: Problems,
        drawn: tuple[DrawnGem, ...] = (),
        forced: tuple[Action, ...] = (),
    ) -> None:
        self.state, self.faults, self.wanted = state, faults, drawn
        self.played: list[PlayedStep] = []
        self.forced: list[Action] = [*forced]
        """What the steps of the last line took by themselves, as far as no line has said it yet."""

    def whole(self, lines: Iterable[str]) -> tuple[PlayedStep, ...] | None:
        """Play all lines; None after adding a fault, and as soon as other gems are drawn than those that are wanted."""
        for index, line in enumerate(lines):
            if line is UNREAD or not self._play(line, (*_ACTIONS, index)):
                return None
            if self.wanted and not _agree(self.drawn, self.wanted):
                return None
        return tuple(self.played)

    def _play(self, line: str, keys: Keys) -> bool:
        """Play a line, and the passes that it needs. Returns whether it could be played."""
        tries = actions_of(self.state, line, keys, self.faults)
        if not tries:
            return False
        if self._is_forced(tries, line):
            return True
        before, self.forced = self.forced, []
        while self._is_other_choice(tries[0]):
            passing = Pass(self.state.to_act[0])
            if passing not in legal_actions(self.state, passing.seat):
                break
            self._step(passing)
            tries = actions_of(self.state, line, keys, self.faults)
        for action in tries:
            if check(self.state, action) is None:
                self._step(action)
                return True
        if self._is_forced(tries, line):
            return True
        self.forced = before + self.forced
        self._refuse(tries, line, keys)
        return False

    def _is_other_choice(self, action: Action) -> bool:
        """Whether some have chosen in secret, and an action answers another prompt than theirs."""
        task = self.state.task
        return task is not None and any(self.state.sealed) and type(action) not in DECISIONS[type(task)].actions

    def _step(self, action: Action) -> None:
        before, done = self.state, step(self.state, action)
        self.played.append(PlayedStep(action, done))
        self.state = done.state
        self.forced += forced_actions(before, action, done)

    def _is_forced(self, tries: tuple[Action, ...], line: str) -> bool:
        """Whether a line says what happened by itself, and nobody is asked for it now."""
        if any(check(self.state, action) is None for action in tries):
            return False
        said = next((each for each in self.forced if each in self._of_all(tries, line)), None)
        if said is not None:
            self.forced.remove(said)
        return said is not None

    def _of_all(self, tries: tuple[Action, ...], line: str) -> tuple[Action, ...]:
        """Return what a line may mean: without a seat the action of any player."""
        if _has_seat(self.state.rules.players, line):
            return tries
        return tuple([attrs.evolve(tries[0], seat=seat) for seat in self.state.rules.everybody])

    def _refuse(self, tries: tuple[Action, ...], line: str, keys: Keys) -> None:
        """Add the fault of a line that cannot be played."""
        others = [each for each in self.forced if type(each) is type(tries[0])]
        if others:
            happened = joined(dict.fromkeys([shown(action_text(each)) for each in others]), "and")
            message = f"nobody chooses this: it happened by itself, as {happened}; write that, or leave the line out"
            self.faults.add(keys, message)
            return
        refusal = check(self.state, tries[0])
        if refusal is not None:
            names, seat = self.state.rules.players, tries[0].seat
            asked = f"; {_asked(self.state)}" if refusal.code in _OTHER_CHOICES else ""
            message = f"there is no player {seat}: {counted(len(names), 'player')}, counted from 0"
            if seat in range(len(names)):
                message = f"{names[seat]} cannot do this now: {refusal_text(refusal)}{asked}"
                message += self._counted_from_one(tries[0]) if line.startswith(str(seat)) else ""
                if isinstance(tries[0], PlaceCard) and tries[0].place.level < 1:
                    message += "; levels are counted from 1, the bottom row"
            self.faults.add(keys, message)

    def _counted_from_one(self, action: Action) -> str:
        """Advise on a seat whose number is too large by one, if the player before may do this."""
        names, before = self.state.rules.players, action.seat - 1
        if before < 0 or check(self.state, attrs.evolve(action, seat=before)) is not None:
            return ""
        return f"; players are counted from 0: {before} is {names[before]}, {action.seat} is {names[action.seat]}"

    @property
    def drawn(self) -> tuple[Color, ...]:
        """The gems that virtual opponents have drawn."""
        return tuple(_drawn(self.played))


_OTHER_CHOICES = (RefusalCode.NOT_YOUR_CHOICE, RefusalCode.WRONG_ACTION)


def _asked(state: GameState) -> str:
    """Say who chooses what now."""
    return prompt_text(view(state, None)).removesuffix(".")


def _drawn(played: Iterable[PlayedStep]) -> Iterator[Color]:
    for each in played:
        for event in each.step.events:
            if isinstance(event, BidsRevealed):
                yield from (color for _, color in event.virtual)


def _agree(drawn: Sequence[Color], wanted: Sequence[DrawnGem]) -> bool:
    """Whether the gems that were drawn are the first of those that are wanted; the draws after them are open."""
    return all(want in (ANY, color) for color, want in zip(drawn, wanted, strict=False))
