"""Records: games as values, with an entry for each action (`Played`) that holds the outcomes of chance too.

How they are recorded and replayed. The fields of an entry are the keys of its line in a record file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.chance import Chance
from viceroy.engine.events import Event
from viceroy.engine.reducer import Step, deal, step
from viceroy.engine.state import GameState, HiddenCard, Rules
from viceroy.errors import ViceroyError
from viceroy.messages import counted
from viceroy.model.tokens import Color
from viceroy.values import Between, Described, Key, Text, Value

_T = TypeVar("_T")

Label = Annotated[int, Between(1)] | Color
"""How a record names a shuffled thing: a card by its number, a gem by its color."""


@attrs.frozen
class Shuffled(Value):
    """Things were shuffled into this order."""

    order: tuple[Label, ...]
    """Cards by their numbers, gems by their colors."""


@attrs.frozen
class Drawn(Value):
    """A number from 0 to `below` - 1 was drawn."""

    number: Annotated[int, Between(0)]
    """What was drawn."""
    below: Annotated[int, Between(1)]
    """The number is lower than this one."""


Outcome = Shuffled | Drawn


class WrongOutcome(ViceroyError):
    """A recorded outcome does not fit what the game draws; the message says how."""


def label_of(thing: object) -> Label:
    """Return the label of a shuffled thing.

    >>> label_of(HiddenCard(32)), label_of(Color.RED)
    (32, Color.RED)
    """
    match thing:
        case HiddenCard(number):
            return number
        case Color():
            return thing
        case _:
            raise TypeError(f"{thing!r} is never shuffled")


# -- generators -------------------------------------------------------------------------------------------------------


@attrs.frozen
class RecordingChance(Chance):
    """A generator that keeps the outcomes it has drawn.

    >>> number, after = RecordingChance(7).below(20)
    >>> after.recorded == (Drawn(number, 20),)
    True
    """

    recorded: tuple[Outcome, ...] = ()

    def below(self, bound: int) -> tuple[int, RecordingChance]:
        """Draw a number as the plain generator does, and record it."""
        number, after = Chance(self.state).below(bound)
        return number, RecordingChance(after.state, (*self.recorded, Drawn(number, bound)))

    def shuffled(self, things: Sequence[_T]) -> tuple[tuple[_T, ...], RecordingChance]:
        """Return the order that the plain generator makes, and record it."""
        order, after = Chance(self.state).shuffled(things)
        return order, RecordingChance(after.state, (*self.recorded, Shuffled(tuple(map(label_of, order)))))


@attrs.frozen
class ReplayingChance(Chance):
    """A generator that replays recorded outcomes; `agrees` says whether the plain one would have drawn the same.

    >>> ReplayingChance(7, (Drawn(3, 20),)).below(20)[0]
    3
    """

    recorded: tuple[Outcome, ...] = ()
    """Those not yet replayed."""
    agrees: bool = True

    def below(self, bound: int) -> tuple[int, ReplayingChance]:
        """Return the recorded number. Raises `WrongOutcome` if none is left, or if it does not fit."""
        plain, after = Chance(self.state).below(bound)
        outcome = self._next(f"a number below {bound}")
        if not isinstance(outcome, Drawn) or outcome.below != bound or not 0 <= outcome.number < bound:
            raise WrongOutcome(f"the game draws a number below {bound}, but the record has {_outcome_text(outcome)}")
        return outcome.number, self._after(after, agrees=outcome.number == plain)

    def shuffled(self, things: Sequence[_T]) -> tuple[tuple[_T, ...], ReplayingChance]:
        """Return the things in the recorded order. Raises `WrongOutcome` as `below` does."""
        plain, after = Chance(self.state).shuffled(things)
        outcome = self._next(f"a shuffle of {len(things)}")
        labels = tuple(map(label_of, things))
        if not isinstance(outcome, Shuffled) or Counter(outcome.order) != Counter(labels):
            raise WrongOutcome(f"the game shuffles {_labels_text(labels)}, but the record has {_outcome_text(outcome)}")
        by_label = dict(zip(labels, things, strict=True))  # things with one label are alike: gems of a color
        order = tuple(by_label[label] for label in outcome.order)
        return order, self._after(after, agrees=order == plain)

    def _next(self, wanted: str) -> Outcome:
        if not self.recorded:
            raise WrongOutcome(f"the game draws {wanted}, but the record has no more outcomes")
        return self.recorded[0]

    def _after(self, after: Chance, *, agrees: bool) -> ReplayingChance:
        return ReplayingChance(after.state, self.recorded[1:], self.agrees and agrees)


_MAX_SHOWN = 8


def _outcome_text(outcome: Outcome) -> str:
    if isinstance(outcome, Drawn):
        return f"{outcome.number} below {outcome.below}"
    return f"the order {_labels_text(outcome.order)}"


def _labels_text(labels: Sequence[Label]) -> str:
    shown = ", ".join(map(str, labels[:_MAX_SHOWN])) or "nothing"
    return shown if len(labels) <= _MAX_SHOWN else f"{shown}, ... ({len(labels)} in all)"


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
    if isinstance(chance, ReplayingChance) and chance.recorded:
        raise WrongOutcome(f"the game draws no more, but the record still has {_outcome_text(chance.recorded[0])}")
    return ReplayedStep(_plain(done), not isinstance(chance, ReplayingChance) or chance.agrees)


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
