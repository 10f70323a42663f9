"""Records: games as values, with an entry for each action (`Played`) that holds the outcomes of chance too.

How they are recorded and replayed. The fields of an entry are the keys of its line in a record file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.frame.chance import Chance
from viceroy.engine.frame.outcomes import Outcome, RecordingChance, ReplayingChance
from viceroy.engine.reducer import Step, deal, step
from viceroy.engine.state import GameState, Rules
from viceroy.messages import counted
from viceroy.values import Between, Described, Key, Text, Value

# -- steps ------------------------------------------------------------------------------------------------------------


@attrs.frozen
class RecordedStep(Value):
    """A step, and the outcomes of chance in it."""

    step: Step
    outcomes: tuple[Outcome, ...]


@attrs.frozen
class ReplayedStep(Value):
    """A step from recorded outcomes; `agrees` says whether the generator in the state would have drawn the same."""

    step: Step
    agrees: bool


def record_deal(rules: Rules, seed: int) -> RecordedStep:
    """Set up a game from a seed, and record its outcomes of chance."""
    return _recorded(deal(rules, RecordingChance(Chance.from_seed(seed).state)))


def record_step(state: GameState, action: Action) -> RecordedStep:
    """Take a step as `reducer.step` does, and record its outcomes of chance."""
    return _recorded(step(_with_chance(state, RecordingChance(state.chance.state)), action))


def _recorded(done: Step) -> RecordedStep:
    chance = done.state.chance
    return RecordedStep(_plain(done), chance.recorded if isinstance(chance, RecordingChance) else ())


def replay_deal(rules: Rules, seed: int, outcomes: tuple[Outcome, ...]) -> ReplayedStep:
    """Set up a game from recorded outcomes. Raises `WrongOutcome` if they do not fit, or if one is left over."""
    return _replayed(lambda chance: deal(rules, chance), Chance.from_seed(seed), outcomes)


def replay_step(state: GameState, action: Action, outcomes: tuple[Outcome, ...]) -> ReplayedStep:
    """Take a step from recorded outcomes. Raises `WrongOutcome` as `replay_deal` does, and `IllegalAction`."""
    return _replayed(lambda chance: step(_with_chance(state, chance), action), state.chance, outcomes)


def _replayed(play: Callable[[Chance], Step], plain: Chance, outcomes: tuple[Outcome, ...]) -> ReplayedStep:
    done = play(ReplayingChance(plain.state, outcomes))
    chance = done.state.chance
    if not isinstance(chance, ReplayingChance):
        return ReplayedStep(_plain(done), agrees=True)
    chance.check_used_up()
    return ReplayedStep(_plain(done), chance.agrees)


def _plain(done: Step) -> Step:
    return Step(_with_chance(done.state, Chance(done.state.chance.state)), done.events)


def _with_chance(state: GameState, chance: Chance) -> GameState:
    """Return the state with another generator; what is legal does not depend on it, so the known actions are kept."""
    other = attrs.evolve(state, chance=chance)
    other.known_legal[:] = state.known_legal
    return other


EventsDigest = Annotated[
    str,
    Text(pattern="[0-9a-f]{16}", allowed="16 hexadecimal digits"),
    Described("check", "The first 16 hexadecimal digits of the SHA-256 of the events of a step."),
]


@attrs.frozen
class Played(Value):
    """An action, the outcomes of chance in its step, and the check of its events."""

    action: Action
    """What was done."""
    chance: tuple[Outcome, ...]
    """What chance did in the step."""
    check: EventsDigest


@attrs.frozen
class Undone(Value):
    """An undo of the last actions that had not been undone."""

    actions: Annotated[int, Between(1), Key("undo")]
    """How many."""


Entry = Played | Undone

Serial = Annotated[
    int, Between(1), Described("serial", "The number of an action or an undo: 1 for the first after the setup.")
]


@attrs.frozen
class Update(Value):
    """An action or an undo, as one seat or a spectator may see it."""

    serial: Serial
    events: tuple[Event, ...]
    """What happened, cut to what the seat may see; nothing in an undo."""
    undone: tuple[Serial, ...] = ()
    """The actions that an undo takes back, the first one first; none for an action."""


@attrs.frozen
class GameRecord(Value):
    """A game from its deal to its last action."""

    library: str
    """The version that wrote the record."""
    rules: Rules
    """What is played, and by whom."""
    seed: int
    """The seed of the game."""
    deal: tuple[Outcome, ...]
    """The outcomes of chance in the setup."""
    check: EventsDigest
    entries: tuple[Entry, ...] = ()
    """The actions and undos, in order."""

    @property
    def played(self) -> tuple[Played, ...]:
        """The actions that were not undone."""
        standing: list[Played] = []
        for entry in self.entries:
            if isinstance(entry, Played):
                standing.append(entry)
            else:
                del standing[max(0, len(standing) - entry.actions) :]
        return tuple(standing)


def too_much_undone(entry: Undone, most: int) -> str:
    """Return the message for an undo of more actions than there are."""
    return f"takes back {counted(entry.actions, 'action')}; there are {most} to take back"
