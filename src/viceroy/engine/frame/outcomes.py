"""Outcomes of chance: what a step drew and shuffled, recorded as it happens, and replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import attrs

from viceroy.engine.frame.chance import Chance
from viceroy.errors import ViceroyError
from viceroy.values import Between, Described, Value

_T = TypeVar("_T")

Label = Annotated[int | str, Described("label", "How a record names a shuffled thing.")]
"""How a record names a shuffled thing: a whole number or a text that names itself, or the `label` of another thing."""


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


def label_of(thing: Any) -> Label:
    """Return the label of a shuffled thing.

    >>> label_of("red")
    'red'
    """
    if isinstance(thing, int | str):
        return thing
    label: Label | None = getattr(thing, "label", None)
    if label is None:
        raise TypeError(f"{thing!r} is never shuffled")
    return label


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

    def check_used_up(self) -> None:
        """Raise `WrongOutcome` if an outcome is left."""
        if self.recorded:
            left = _outcome_text(self.recorded[0])
            raise WrongOutcome(f"the game draws no more, but the record still has {left}")

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
