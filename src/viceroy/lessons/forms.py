"""The forms of a lesson: a class for each object that people write. Positions are written as everywhere."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import attrs

from viceroy.cardsets.card_set_form import TextLine
from viceroy.documents.forms import Slips
from viceroy.documents.registry import FormRegistry
from viceroy.model.cards import TOP_LEVEL
from viceroy.positions.forms import MAX_ACTIONS, lines_of_actions
from viceroy.positions.suite import RefusedForm, RuleNumber, suite_forms, with_position
from viceroy.scoring.items import Line
from viceroy.sheets.forms import CardName
from viceroy.values import Between, Called, Items, Named, Text, serialized

FORMAT: Literal["lesson/1"] = "lesson/1"
LEARNER = 0
"""The seat of who learns."""

MessageId = Annotated[
    str, Text(pattern="lessons-[a-z0-9-]+", allowed="the name of a message, such as lessons-row-welcome")
]
Points = Annotated[int, Between(-999, 999)]


class Counted(Named):
    """What a lesson counts of the learner."""

    CIRCLES = Line.CIRCLES.value
    INFINITE_GEMS = Line.INFINITE_GEMS.value
    LAWS = Line.LAWS.value
    POWER = Line.POWER.value
    MAGIC = Line.MAGIC.value
    SETS = Line.SETS.value
    ATTACK = Line.ATTACK.value
    TOTAL = "total"
    INCOME = "income"
    COST = "cost"


@serialized(key="lesson_number", title="a number", is_sparse=True)
@attrs.frozen(kw_only=True)
class NumberForm:
    """A number that the library counts at the moment of the step, so that no lesson has to name it."""

    of: Counted
    """A line of the learner's score, its `total`, the `income` for passing in an auction, or the `cost` of a card: as
    if the game ended here, and nobody painted any more."""
    card: CardName | None = None
    """The card whose cost is meant."""
    level: Annotated[int, Between(1, TOP_LEVEL)] | None = None
    """The level on which the card would lie."""


@serialized(key="lesson_question", title="a question", is_sparse=True)
@attrs.frozen(kw_only=True)
class QuestionForm(NumberForm):
    """A question for a number. The library counts the right one."""

    choices: Annotated[tuple[Points, ...], Items(2)]
    """The numbers to choose from; the right one is among them."""


@serialized(key="lesson_mistake", title="a mistake", is_sparse=True)
@attrs.frozen(kw_only=True)
class MistakeForm:
    """What is said to a mistake that is likely. The rules allow it: what they refuse, they say themselves."""

    do: TextLine | None = None
    """The action, as under `do` of the step."""
    answer: Points | None = None
    """The wrong number, where the step asks for one."""
    say: MessageId
    """What is said to it."""


@serialized(key="lesson_step", title="a step", is_sparse=True)
@attrs.frozen(kw_only=True)
class StepForm:
    """A step: what is said, and what the learner is to do. Without `do` and `ask` it is only read."""

    say: MessageId
    """What is said; it may show the `number` of the step as $n."""
    rules: Annotated[tuple[RuleNumber, ...], Items(1)]
    """The rules that say so; a tap on a number explains it."""
    position: Any = None
    """The moment, as a position/1 without its format; the learner is the first player. Default: where the step before
    ended."""
    number: NumberForm | None = None
    """A number that is shown in the text."""
    do: Annotated[tuple[TextLine, ...], Items(1)] | None = None
    """What the learner is to do: one of these actions, in the notation without the seat. A * stands for anything, as in
    `bid *`."""
    ask: QuestionForm | None = None
    """In place of `do`, a number that the learner is to choose."""
    mistakes: tuple[MistakeForm, ...] = ()
    """What is said to likely mistakes; the first that fits is said."""
    refused: tuple[RefusedForm, ...] = ()
    """Actions that the text calls impossible, and the rule or the reason that refuses each."""
    actions: Annotated[tuple[TextLine, ...], Items(most=MAX_ACTIONS), Called("actions", "action {n}")] = ()
    """What happens next without the learner, as the actions of a position."""
    then: Any = None
    """Keys of the state after all that, in the words of a position, which the text speaks of."""


@serialized(key="lesson", title="a lesson", is_sparse=True)
@attrs.frozen(kw_only=True)
class LessonForm:
    """A lesson: its steps, one after the other."""

    format: Literal["lesson/1"]
    """What this file is, and in which version: always lesson/1."""
    title: MessageId
    """What the lesson is called."""
    steps: Annotated[tuple[StepForm, ...], Items(1), Called("steps", "step {n}")]
    """The steps."""


@cache
def lesson_forms() -> FormRegistry:
    """Return the forms of lessons."""
    forms = FormRegistry(based_on=suite_forms())
    forms.schema(StepForm, with_position)
    forms.slips(StepForm, Slips((), {"actions": lines_of_actions}))
    return forms
