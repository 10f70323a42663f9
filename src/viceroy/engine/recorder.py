"""Outcomes of chance: noted while a game is played, and told when it is played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.chance import Chance
from viceroy.engine.reducer import Step, deal, step
from viceroy.engine.state import GameState, HiddenCard, Rules
from viceroy.errors import ViceroyError
from viceroy.model.tokens import Color
from viceroy.values import Between

_T = TypeVar("_T")

Label = Annotated[int, Between(1)] | Color
"""What a shuffled thing is called: a card by its number, a gem by its color."""


@attrs.frozen
class Shuffled:
    """Things were shuffled, and lie in this order."""

    order: tuple[Label, ...]  # cards by their numbers, gems by their colors


@attrs.frozen
class Drawn:
    """A number from 0 to `below` - 1 was drawn."""

    number: Annotated[int, Between(0)]  # what was drawn
    below: Annotated[int, Between(1)]  # the number is lower than this one


Outcome = Shuffled | Drawn


class WrongOutcome(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """An outcome of chance that was told does not fit what the game draws; the message says how."""


def label_of(thing: object) -> Label:
    """Return what a shuffled thing is called.

    >>> label_of(HiddenCard(32)), label_of(Color.RED)
    (32, Color.RED)
    """
    match thing:
        case HiddenCard(number):
            return number
        case Color():
            return thing
        case _:
            raise TypeError(f"nothing is known to shuffle {thing!r}")


# -- generators -------------------------------------------------------------------------------------------------------


@attrs.frozen
class RecordingChance(Chance):
    """A generator that notes what it draws.

    >>> number, after = RecordingChance(7).below(20)
    >>> after.noted == (Drawn(number, 20),)
    True
    """

    noted: tuple[Outcome, ...] = ()

    def below(self, bound: int) -> tuple[int, RecordingChance]:
        """Return what the plain generator draws, and note it."""
        number, after = Chance(self.state).below(bound)
        return number, RecordingChance(after.state, (*self.noted, Drawn(number, bound)))

    def shuffled(self, things: Sequence[_T]) -> tuple[tuple[_T, ...], RecordingChance]:
        """Return the order that the plain generator makes, and note it."""
        order, after = Chance(self.state).shuffled(things)
        return order, RecordingChance(after.state, (*self.noted, Shuffled(tuple(map(label_of, order)))))


@attrs.frozen
class ReplayingChance(Chance):
    """A generator that is told what to draw; `agrees` says that the plain one would have drawn the same.

    >>> ReplayingChance(7, (Drawn(3, 20),)).below(20)[0]
    3
    """

    told: tuple[Outcome, ...] = ()
    agrees: bool = True

    def below(self, bound: int) -> tuple[int, ReplayingChance]:
        """Return the number that was told. Raises `WrongOutcome` where none was, or where it does not fit."""
        plain, after = Chance(self.state).below(bound)
        told = self._next(f"a number below {bound}")
        if not isinstance(told, Drawn) or told.below != bound or not 0 <= told.number < bound:
            raise WrongOutcome(f"the game draws a number below {bound}, the record tells {_in_words(told)}")
        return told.number, self._after(after, agrees=told.number == plain)

    def shuffled(self, things: Sequence[_T]) -> tuple[tuple[_T, ...], ReplayingChance]:
        """Return the things in the order that was told. Raises `WrongOutcome` as `below` does."""
        plain, after = Chance(self.state).shuffled(things)
        told = self._next(f"a shuffle of {len(things)}")
        labels = tuple(map(label_of, things))
        if not isinstance(told, Shuffled) or Counter(told.order) != Counter(labels):
            raise WrongOutcome(f"the game shuffles {_listed(labels)}; the record tells {_in_words(told)}")
        by_label = dict(zip(labels, things, strict=True))  # things of one label are alike: gems of a color
        order = tuple(by_label[label] for label in told.order)
        return order, self._after(after, agrees=order == plain)

    def _next(self, wanted: str) -> Outcome:
        if not self.told:
            raise WrongOutcome(f"the game draws {wanted}, the record tells of nothing")
        return self.told[0]

    def _after(self, after: Chance, *, agrees: bool) -> ReplayingChance:
        return ReplayingChance(after.state, self.told[1:], self.agrees and agrees)


_MOST_SHOWN = 8


def _in_words(outcome: Outcome) -> str:
    if isinstance(outcome, Drawn):
        return f"{outcome.number} below {outcome.below}"
    return f"the order {_listed(outcome.order)}"


def _listed(labels: Sequence[Label]) -> str:
    shown = ", ".join(map(str, labels[:_MOST_SHOWN])) or "nothing"
    return shown if len(labels) <= _MOST_SHOWN else f"{shown}, ... ({len(labels)} in all)"


# -- steps ------------------------------------------------------------------------------------------------------------


@attrs.frozen
class RecordedStep:
    """A step, and what chance did in it."""

    step: Step
    outcomes: tuple[Outcome, ...]


@attrs.frozen
class ReplayedStep:
    """A step whose chance was told; `agrees` says that the generator in the state would have drawn the same."""

    step: Step
    agrees: bool


def record_deal(rules: Rules, seed: int) -> RecordedStep:
    """Set up a game from a seed, and note what chance did."""
    return _noted(deal(rules, RecordingChance(Chance.from_seed(seed).state)))


def record_step(state: GameState, action: Action) -> RecordedStep:
    """Take a step as `reducer.step` does, and note what chance did in it."""
    return _noted(step(_with_chance(state, RecordingChance(state.chance.state)), action))


def _noted(done: Step) -> RecordedStep:
    chance = done.state.chance
    return RecordedStep(_plain(done), chance.noted if isinstance(chance, RecordingChance) else ())


def replay_deal(rules: Rules, seed: int, outcomes: tuple[Outcome, ...]) -> ReplayedStep:
    """Set up a game by the outcomes told. Raises `WrongOutcome` where they do not fit, or one is left over."""
    return _told(lambda chance: deal(rules, chance), Chance.from_seed(seed), outcomes)


def replay_step(state: GameState, action: Action, outcomes: tuple[Outcome, ...]) -> ReplayedStep:
    """Take a step by the outcomes told. Raises `WrongOutcome` as `replay_deal` does, and `IllegalAction`."""
    return _told(lambda chance: step(_with_chance(state, chance), action), state.chance, outcomes)


def _told(act: Callable[[Chance], Step], plain: Chance, outcomes: tuple[Outcome, ...]) -> ReplayedStep:
    done = act(ReplayingChance(plain.state, outcomes))
    chance = done.state.chance
    if isinstance(chance, ReplayingChance) and chance.told:
        raise WrongOutcome(f"the game draws no more, the record still tells {_in_words(chance.told[0])}")
    return ReplayedStep(_plain(done), not isinstance(chance, ReplayingChance) or chance.agrees)


def _plain(done: Step) -> Step:
    return Step(_with_chance(done.state, Chance(done.state.chance.state)), done.events)


def _with_chance(state: GameState, chance: Chance) -> GameState:
    """Return the state with another generator; what is legal does not depend on it, and is not worked out again."""
    other = attrs.evolve(state, chance=chance)
    other.known_legal[:] = state.known_legal
    return other
