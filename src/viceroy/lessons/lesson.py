"""Lessons as values: their steps with the moments in which they begin, and what becomes of what a learner chooses."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.phases.lasting import pass_income
from viceroy.engine.points import score_now, totals
from viceroy.engine.reducer import check, legal_actions, step
from viceroy.engine.state import GameState
from viceroy.errors import Refusal
from viceroy.formats.notation import action_text
from viceroy.lessons.forms import LEARNER, Counted, LessonForm, MistakeForm, NumberForm, StepForm
from viceroy.model.cards import CharacterCard
from viceroy.positions.actions import played_lines
from viceroy.positions.forced import forced_actions
from viceroy.text.source import Problems
from viceroy.wording.catalog import Catalog, texts_of
from viceroy.wording.refusals import refusal_text


@attrs.frozen
class Lesson:
    """A lesson that was read, and is sound."""

    name: str
    """Its name, that of its file without the number."""
    form: LessonForm
    starts: tuple[GameState | None, ...]
    """The state in which each step begins; None where it goes on from the step before."""

    @property
    def count(self) -> int:
        """How many steps it has."""
        return len(self.form.steps)

    def begin(self) -> Moment:
        """Return the first step."""
        start = self.starts[0]
        if start is None:
            raise ValueError(f"the lesson {self.name} begins without a position")
        return Moment(self, 0, start)


@attrs.frozen
class Wrong:
    """What a learner chose is not what the step asks for; nothing has changed, and the learner may choose again."""

    refusal: Refusal | None = None
    """Why the rules refuse it; None if they allow it."""
    say: str | None = None
    """The message that the lesson has for it, if any."""
    is_number: bool = False
    """Whether it is a number."""

    def text(self, catalog: Catalog) -> str:
        """Say why in a language, with the rule where one refuses it."""
        if self.refusal is not None:
            return refusal_text(self.refusal, catalog.language)
        if self.say is not None:
            return _text(self.say, catalog)
        return catalog.lessons.wrong_number if self.is_number else catalog.lessons.other_choice


@attrs.frozen
class Moment:
    """A step of a lesson that is under way, or the end of the lesson."""

    lesson: Lesson
    index: int
    """The number of the step from 0; that of the last step and 1 at the end."""
    start: GameState
    """The state in which the learner chose last, or in which the step begins."""
    actions: tuple[Action, ...] = ()
    """What has happened since, by the choice of the learner and of the others."""

    @property
    def is_over(self) -> bool:
        """Whether the lesson is done."""
        return self.index == self.lesson.count

    @property
    def form(self) -> StepForm:
        """The step as written; at the end the last one."""
        return self.lesson.form.steps[min(self.index, self.lesson.count - 1)]

    @property
    def state(self) -> GameState:
        """The state now."""
        state = self.start
        for action in self.actions:
            state = step(state, action).state
        return state

    @property
    def number(self) -> int | None:
        """The number that the text shows, None if it shows none."""
        return None if self.form.number is None else counted(self.form.number, self.state)

    def text(self, catalog: Catalog) -> str:
        """Say in a language what the step says, and that the situation is a new one where it is."""
        text = _text(self.form.say, catalog, self.number)
        is_new = self.index > 0 and self.form.position is not None
        return catalog.lessons.new_situation.format(text=text) if is_new else text

    def after(self, choice: Action | int | None) -> Moment | Wrong:
        """Return the next step after a choice: an action, a number, or None where the step is only read.

        >>> from viceroy.lessons.reader import load_lesson
        >>> first = load_lesson("row").begin()
        >>> first.after(None).index
        1
        >>> first.after(3)
        Wrong(refusal=None, say=None, is_number=True)
        """
        state = self.state
        wrong = judged(self.form, state, choice)
        if wrong is not None or self.is_over:
            return wrong or Wrong()
        played = actions_after(self.form, state, choice if isinstance(choice, Action) else None, Problems())
        following = self.lesson.starts[self.index + 1] if self.index + 1 < self.lesson.count else None
        if following is not None:
            return Moment(self.lesson, self.index + 1, following)
        return Moment(self.lesson, self.index + 1, state, played or ())


def _text(name: str, catalog: Catalog, number: int | None = None) -> str:
    """Return a message that a lesson names."""
    return texts_of(catalog.language)[name].text.format(**({} if number is None else {"n": number}))


# -- what a step asks for ---------------------------------------------------------------------------------------------


def judged(form: StepForm, state: GameState, choice: Action | int | None) -> Wrong | None:
    """Return why a choice is not what a step asks for, None if it is."""
    if isinstance(choice, Action):
        refusal = check(state, choice)
        if refusal is not None:
            return Wrong(refusal)
        if form.do is None or not any(fits(line, choice) for line in form.do):
            return Wrong(say=_said(form.mistakes, choice))
        return None
    if form.ask is not None and choice is not None:
        return None if choice == counted(form.ask, state) else Wrong(say=_said(form.mistakes, choice), is_number=True)
    return None if choice is None and form.do is None and form.ask is None else Wrong(is_number=choice is not None)


def fits(line: str, action: Action) -> bool:
    """Whether an action is one that a line of a lesson means, in which * stands for anything.

    >>> from viceroy import read_action
    >>> fits("bid *", read_action("0 bid red")), fits("pass", read_action("0 bid red"))
    (True, False)
    """
    return action.seat == LEARNER and fnmatchcase(action_text(action).partition(" ")[2], line)


def asked_actions(lines: Sequence[str], state: GameState) -> tuple[Action, ...]:
    """Return the legal actions of the learner that some lines mean."""
    if LEARNER not in state.to_act:
        return ()
    return tuple([each for each in legal_actions(state, LEARNER) if any(fits(line, each) for line in lines)])


def _said(mistakes: Sequence[MistakeForm], choice: Action | int) -> str | None:
    """Return the message for a mistake, None if the step has none for it."""
    for mistake in mistakes:
        if mistake.answer == choice if mistake.do is None else isinstance(choice, Action) and fits(mistake.do, choice):
            return mistake.say
    return None


def counted(form: NumberForm, state: GameState) -> int:
    """Return a number that a lesson names, as it is in a state. Raises `KeyError` for the cost of an unknown card."""
    match form.of:
        case Counted.TOTAL:
            return totals(state)[LEARNER]
        case Counted.INCOME:
            return pass_income(state.seats[LEARNER].pyramid)
        case Counted.COST:
            cards = state.rules.card_set
            card = cards.by_number[form.card] if isinstance(form.card, int) else cards.by_id[str(form.card)]
            return sum(card.cost(form.level or 1)) if isinstance(card, CharacterCard) else 0  # R6.8
        case line:
            points: int = getattr(score_now(state).players[LEARNER].lines, line.value)
            return points


def actions_after(
    form: StepForm, state: GameState, choice: Action | None, faults: Problems
) -> tuple[Action, ...] | None:
    """Return what happens in a step: the action of the learner, and then those of the others; None after a fault."""
    done = None if choice is None else step(state, choice)
    forced = () if choice is None or done is None else forced_actions(state, choice, done)
    _, played = played_lines(state if done is None else done.state, form.actions, (), faults, forced=forced)
    if played is None:
        return None
    return (*(() if choice is None else (choice,)), *[each.action for each in played])
